import { analyze, type Analysis } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { configurationYaml } from '../../packages/impacted-targets/src/answer/explanation/rules-to-copy.js';
import { withPastMerges } from '../../packages/impacted-targets/src/analysis/past-merges.js';
import { type RepositoryOptions, requestOf, withLog } from './impact.js';
import { type CommandSurroundings, printable, printableJson } from './terminal.js';
import { counted } from '../../packages/shared/src/numbers.js';

/** The options of `analyze`. */
export interface AnalyzeOptions extends RepositoryOptions {
  readonly commits: number;
  readonly testMinutes: number;
  readonly concurrency: number;
  readonly format: 'text' | 'json';
}

/** Most causes that are printed; JSON has all of them. */
const mostCauses = 10;

/**
 * Prints what past merges would have impacted, and rules that would narrow it. Nothing of a past commit is executed.
 * @throws ImpactError
 */
export async function analyzeMerges(options: AnalyzeOptions, surroundings: CommandSurroundings): Promise<void> {
  const { commits, format, head } = options;
  const request = await requestOf(options, surroundings);
  const local = { uncommitted: false, ...(head === undefined ? {} : { head }) };
  const analysis = await withLog(surroundings, (log, signal) => {
    log.info(`Analyzing the last ${counted(commits, 'merge')}`);
    return withPastMerges({ ...request, local }, commits, { log, signal }, (past) => analyze(past, options));
  });
  const [first] = analysis.failures;
  if (first !== undefined) {
    surroundings.stderr.write(
      `warning: ${counted(analysis.failures.length, 'merge could not be computed and counts', 'merges could not be computed and count')} as ALL, the first of them ${first.commit}: ${printable(first.why)}\n`,
    );
  }
  const text = format === 'json' ? `${printableJson({ version: 1, ...analysis }, 1)}\n` : inLines(analysis);
  surroundings.stdout.write(text);
}

const percent = (share: number): string => `${String(Math.round(100 * share))} %`;

function inLines({
  merges,
  from,
  to,
  targets,
  buildSystems,
  today,
  suggested,
  causes,
  rules,
  toJudge,
}: Analysis): string {
  const suggestions = rules.flatMap(({ rules: own, assumption }) => own.map((rule) => ({ rule, assumption })));
  const inputs = suggestions.flatMap(({ rule }) => (rule.key === 'impact-all-paths' ? [rule.glob] : []));
  const yaml = configurationYaml(suggestions);
  const lines = [
    `${counted(merges, 'merge')} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${counted(targets, 'target')} (${buildSystems.join(', ')})`,
    `Everything impacted: ${percent(today.everythingShare)} of the merges, and ${percent(suggested.everythingShare)} with the suggested rules`,
    `Share of all targets, median: ${percent(today.medianShare)}, and ${percent(suggested.medianShare)} with the suggested rules`,
    ...(causes.length === 0 ? [] : ['', 'What impacted everything:']),
    ...causes.slice(0, mostCauses).map(({ what, merges: count }) => `${String(count).padStart(6)}  ${what}`),
    ...(rules.length === 0
      ? []
      : ['', 'Assumptions of the suggested rules. A rule is right only if its assumption is true:']),
    ...rules.map(({ assumption }) => `  ${assumption}`),
    ...(toJudge.length === 0
      ? []
      : ['', 'Files of no target. Make targets of paths of them, or write under impact which targets they concern:']),
    ...toJudge.map(({ glob, merges: count }) => `${String(count).padStart(6)}  ${glob}`),
  ];
  const globs =
    inputs.length === 0
      ? ''
      : `\nLines for impact-all-paths:\n${inputs.map((glob) => `  ${printable(glob)}\n`).join('')}`;
  return `${lines.map((line) => `${printable(line)}\n`).join('')}${yaml === '' ? '' : `\n${yaml}`}${globs}`;
}
