import { answerFor, computeImpactedTargets, type ImpactedTargetsRequest } from '../src/compute.js';
import type { ComputedTargets } from '../src/answer/computed-targets.js';
import { checkNames } from '../src/engine/select-build-systems.js';
import { readConfigurations } from '../src/configuration/both-configurations.js';
import { quietStep, targetsIn } from './asking.js';
import { importedRepository, type Files } from './sample-repository.js';
import { compareContents, type Files as MemoryFiles } from './trees.js';

/** A repository with two commits: one with these files, and one after it with these changes. */
export function twoCommits(files: Files, changes: Files): { directory: string; baseSha: string; headSha: string } {
  const { directory, shas } = importedRepository([files, changes]);
  const [baseSha = '', headSha = ''] = shas;
  return { directory, baseSha, headSha };
}

/** What a step that computes targets answers, with the lines that it logs. */
export async function compute(
  request: Partial<ImpactedTargetsRequest> & { workingDirectory: string },
): Promise<ComputedTargets & { readonly log: readonly string[] }> {
  const log: string[] = [];
  const write = (line: string) => {
    log.push(line);
  };
  const computed = await computeImpactedTargets(
    { from: ['auto'], event: {}, environment: process.env, ...request },
    { log: { info: write, warn: write, debug: write }, signal: new AbortController().signal },
  );
  return { ...computed, log };
}

/** The targets between two commits that are kept in memory, or `ALL: why`. */
export async function targetsBetween(
  files: Files,
  changes: Files,
  { from = ['auto'], ...request }: Partial<ImpactedTargetsRequest> = {},
): Promise<readonly string[] | string> {
  const comparison = compareContents(present(files), present({ ...files, ...changes }));
  const asked = checkNames(from);
  const place = { workingDirectory: comparison.checkout, environment: {}, ...request };
  const configurations = await readConfigurations(place, comparison, quietStep.log);
  if (configurations.kind === 'all') return `ALL: ${configurations.why}`;
  return targetsIn(await answerFor(comparison, configurations, { asked }, quietStep));
}

/** The files that a commit has. */
function present(files: Files): MemoryFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, content]) =>
      content === null ? [] : [[path, Buffer.isBuffer(content) ? content.toString() : content]],
    ),
  );
}
