import { computeImpactedTargets, type ImpactedTargetsRequest } from '../src/compute.js';
import type { ComputedTargets } from '../src/answer/computed-targets.js';
import { importedRepository, type Files } from './sample-repository.js';

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

/** The targets between two commits, or `ALL: why`. */
export async function targetsBetween(
  files: Files,
  changes: Files,
  request: Partial<ImpactedTargetsRequest> = {},
): Promise<readonly string[] | string> {
  const { directory, baseSha, headSha } = twoCommits(files, changes);
  const computed = await compute({ workingDirectory: directory, baseSha, headSha, ...request });
  return computed.kind === 'all' ? `ALL: ${computed.why}` : computed.targets;
}
