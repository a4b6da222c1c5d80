import { existsSync } from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { analyze } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { withPastMerges } from '../../packages/impacted-targets/src/analysis/past-merges.js';
import { describeRules, type RulesReport } from '../../packages/impacted-targets/src/analysis/rules-report.js';
import { configurationYaml } from '../../packages/impacted-targets/src/answer/explanation/rules-to-copy.js';
import { NoBuildSystem } from '../../packages/impacted-targets/src/ask-build-systems/select-build-systems.js';
import { computeImpactedTargets, type ImpactedTargetsRequest } from '../../packages/impacted-targets/src/compute.js';
import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import { quotedVisibly } from '../../packages/shared/src/text.js';
import { requestOf, withLog, type RepositoryOptions } from './impact.js';
import { printable, type CommandSurroundings } from './terminal.js';

const file = '.github/impacted-targets.yml';

/** How many merges the suggestions come from. */
const merges = 100;

type Logged = Parameters<Parameters<typeof withLog>[1]>;

/**
 * Writes a first file of rules: the builds that are found, targets for folders that no build knows, and what `analyze` suggests, as comments.
 * @throws ImpactError where the file is there already
 */
export async function init(options: RepositoryOptions, surroundings: CommandSurroundings): Promise<void> {
  const request = await requestOf(options, surroundings);
  const { workspace = request.workingDirectory } = request;
  const path = join(workspace, file);
  // A link in a repository that somebody else wrote may lead anywhere.
  const folder = await realpath(dirname(path)).catch(() => dirname(path));
  if (folder !== dirname(path))
    throw new ImpactError(`${dirname(file)} leads by a link to ${folder}. Write ${file} there yourself`);
  if (existsSync(path)) throw new ImpactError(`${file} is there already. merge-queue rules says what it does`);
  const lines = await withLog(surroundings, async (log, signal) => {
    try {
      const report = await describeRules(request, { log, signal });
      return [...rulesOf(report), ...(await suggestionsOf(request, log, signal))];
    } catch (error) {
      if (!(error instanceof NoBuildSystem)) throw error;
      return firstLines(request, log, signal);
    }
  });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${lines.join('\n')}\n`, { flag: 'wx' });
  surroundings.stdout.write(
    `${printable(file)} is written. Look over it; merge-queue rules says what it does with each file.\n`,
  );
}

function rulesOf({ roots, placements, unplaced }: RulesReport): string[] {
  const lines = [
    '# What changed files impact. A file that nothing here and no build places impacts everything.',
    `# Builds: ${[...roots].map(([root, names]) => `${names.join(', ')} in ${root === '' ? 'the root' : printable(root)}`).join('; ')}`,
  ];
  if ([...roots.keys()].some((root) => root !== '')) {
    lines.push('roots:');
    for (const [root, names] of roots)
      lines.push(`  ${quotedVisibly(root === '' ? '.' : root)}: [${names.join(', ')}]`);
  }
  const placed = new Set(placements.filter(({ by }) => by === 'owner').map(({ path }) => folderOf(path)));
  const folders = [...new Set(unplaced.map(({ path }) => folderOf(path)))]
    .filter((folder) => folder !== '' && !folder.startsWith('.') && !placed.has(folder))
    .sort();
  if (folders.length > 0) {
    lines.push(
      '# Folders that no build knows. Add what they depend on: depends-on, or imports for what their files import.',
    );
    lines.push('targets:');
    for (const folder of folders)
      lines.push(`  ${quotedVisibly(nameOf(folder))}: [${quotedVisibly(`${escaped(folder)}/**`)}]`);
  }
  const others = unplaced.filter(({ path }) => !folders.includes(folderOf(path)));
  if (others.length > 0) {
    lines.push('# These impact everything now. Say under rules what they impact, the most changed first:');
    lines.push(...others.slice(0, 20).map(({ path }) => `#   ${quotedVisibly(path)}`));
    if (others.length > 20) lines.push('#   and more: merge-queue rules --unplaced');
  }
  return lines;
}

const folderOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

/** A folder as the name of a target, which has neither spaces nor braces. */
const nameOf = (folder: string): string => folder.replaceAll(/[\s{}\p{Cc}]/gu, '-');

const escaped = (folder: string): string => folder.replaceAll(/[*?[\]{}()!\\]/g, '\\$&');

/** Rules that past merges suggest, as comments; empty without a history. */
async function suggestionsOf(request: ImpactedTargetsRequest, ...[log, signal]: Logged): Promise<string[]> {
  const local = { uncommitted: false, head: 'HEAD' };
  const analysis = await withPastMerges({ ...request, local }, merges, { log, signal }, (past) =>
    analyze(past, { testMinutes: 20, concurrency: 5 }),
  ).catch((error: unknown) => {
    if (error instanceof ImpactError) return undefined;
    throw error;
  });
  const suggestions = (analysis?.rules ?? []).flatMap(({ rules, assumption }) =>
    rules.map((rule) => ({ rule, assumption })),
  );
  if (suggestions.length === 0) return [];
  return [
    `# The last merges suggest these rules. Each rests on an assumption that only a person can judge.`,
    ...configurationYaml(suggestions)
      .trimEnd()
      .split('\n')
      .map((line) => `# ${line}`),
  ];
}

/** Rules for a repository whose build is not known, which its folders show. */
async function firstLines(request: ImpactedTargetsRequest, ...[log, signal]: Logged): Promise<readonly string[]> {
  const local = { uncommitted: false, base: 'HEAD', head: 'HEAD' };
  const quiet = { info: () => undefined, warn: log.warn, debug: () => undefined };
  const error: unknown = await computeImpactedTargets({ ...request, local }, { log: quiet, signal }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof NoBuildSystem)) throw error instanceof Error ? error : new ImpactError('no rules can be made');
  const start = error.firstRules.indexOf('');
  const lines = error.firstRules.slice(start + 1).filter((line) => line !== '');
  if (start === -1 || lines.length === 0)
    throw new ImpactError(`${error.message}. There are no folders to make rules from`);
  return lines;
}
