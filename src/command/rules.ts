import {
  describeRules,
  type Placement,
  type RulesReport,
} from '../../packages/impacted-targets/src/analysis/rules-report.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { visibleJson } from '../../packages/shared/src/text.js';
import { visible } from '../reporting/escape.js';
import { requestOf, withLog, type RepositoryOptions } from './impact.js';
import { type CommandSurroundings } from './terminal.js';

export interface RulesOptions extends RepositoryOptions {
  readonly unplaced?: true;
  readonly check?: true;
  readonly format: 'text' | 'json';
}

/**
 * Prints what places each file of a repository, and rules without effect.
 * @returns the exit code: with `--check` 3 where a rule has no effect, or nothing places a file; else 0
 * @throws ImpactError, ConfigurationError
 */
export async function rules(options: RulesOptions, surroundings: CommandSurroundings): Promise<0 | 3> {
  const request = await requestOf(options, surroundings);
  const report = await withLog(surroundings, (log, signal) =>
    describeRules(
      { ...request, ...(options.head === undefined ? {} : { local: { uncommitted: false, head: options.head } }) },
      { log, signal },
    ),
  );
  const { stdout } = surroundings;
  if (options.format === 'json')
    stdout.write(`${visibleJson({ ...report, roots: Object.fromEntries(report.roots) })}\n`);
  else
    stdout.write(
      linesOf(report, options.unplaced === true)
        .map((line) => `${visible(line)}\n`)
        .join(''),
    );
  return options.check === true && report.problems.length + report.unplaced.length > 0 ? 3 : 0;
}

const titles: Readonly<Record<Placement['by'], string>> = {
  configuration: 'the rules themselves',
  'impact-all': 'impact-all',
  rules: 'rules',
  owner: 'targets that own them',
  read: 'build systems that read them',
  impact: 'impact',
  'impact-none': 'impact-none',
  documents: 'the list of documents',
  workflows: 'workflows',
  unowned: 'unowned',
  nothing: 'nothing, so a change of them impacts everything',
};

function linesOf({ file, placements, unplaced, problems }: RulesReport, onlyUnplaced: boolean): string[] {
  if (onlyUnplaced) return unplaced.map(({ path, changes }) => `${path}  ${counted(changes, 'change')}`);
  const lines = [`${counted(placements.length, 'file')}, placed by`];
  for (const [by, title] of Object.entries(titles)) {
    const found = placements.filter((one) => one.by === by);
    if (found.length === 0) continue;
    lines.push(`  ${title}: ${counted(found.length, 'file')}`);
    if (['configuration', 'owner', 'nothing'].includes(by)) continue;
    const times = new Map<string, number>();
    for (const { what } of found) times.set(what, (times.get(what) ?? 0) + 1);
    for (const [what, count] of times) lines.push(`    ${what}: ${counted(count, 'file')}`);
  }
  for (const { path } of unplaced.slice(0, 20)) lines.push(`    ${path}`);
  if (unplaced.length > 20) lines.push(`    and ${String(unplaced.length - 20)} more: --unplaced lists them`);
  if (problems.length > 0) lines.push('', 'Without effect:');
  for (const { line, message, file: other = file } of problems) lines.push(`  ${other}:${String(line)}: ${message}`);
  return lines;
}
