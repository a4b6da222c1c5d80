import { allBecause, type Answer } from './answer/answer.js';
import type { ComputedTargets } from './answer/computed-targets.js';
import { askBuildSystems, isAll } from './engine/ask.js';
import { askBeforeExecuting, refuseToExecute } from './engine/executing.js';
import { decideFiles } from './engine/file-rules.js';
import type { Reason } from './answer/impact.js';
import { type Comparison } from './tree/tree.js';
import { buildSystems } from './engine/build-systems.js';
import type { ListedBuildSystem } from './engine/build-system.js';
import { readConfigurations } from './configuration/both-configurations.js';
import { emptyConfiguration } from './configuration/read-configuration.js';
import type { Configurations } from './configuration/configuration.js';
import { problemsOf } from './configuration/problems.js';
import { openComparison, type ComparisonRequest } from './git/comparison.js';
import { OutOfReach } from './tree/out-of-reach.js';
import { explain } from './answer/explanation/chain.js';
import { ProgramEnvironment } from './programs/program-environment.js';
import { checkNames, selectBuildSystems } from './engine/select-build-systems.js';
import { TemporaryDirectories } from './programs/temporary-directories.js';
import { temporaryParent } from '../../shared/src/files/temporary-parent.js';
import { type Surroundings } from './engine/tools.js';
import type { Log } from './tree/log.js';
import { given } from '../../shared/src/json-values.js';
import { counted } from '../../shared/src/numbers.js';

/** A request to compute impacted targets. */
export interface ImpactedTargetsRequest extends ComparisonRequest {
  /** Names of build systems, or `auto`. */
  readonly from: readonly string[];
  /** Input `impacted-targets-config`; the default path when empty. */
  readonly configPath?: string;
  /**
   * The build systems that may execute code of the repository; all when left out. Where a list of packages can take the place of another one's
   * answer, it does, with a warning.
   */
  readonly mayExecute?: readonly string[];
  /** True where that list may also lack targets that only the build system knows, as the warning says. */
  readonly mayLack?: boolean;
  /** The variables of the step. Programs get those that hold no token; `RUNNER_TEMP` says where temporary folders are made. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The tokens of the step. No program gets them. */
  readonly secrets?: readonly string[];
}

/**
 * Computes the targets that a pull request impacts. The user's checkout is only read, and all temporary files are
 * removed before this returns or throws.
 * @param surroundings where lines for people go, and the signal that ends everything
 * @throws ImpactError when the commits to compare are not known or a build system cannot answer; ConfigurationError
 *   when the configuration file has mistakes; the signal's reason when it is aborted
 */
export async function computeImpactedTargets(
  request: ImpactedTargetsRequest,
  surroundings: { readonly log: Log; readonly signal: AbortSignal },
): Promise<ComputedTargets> {
  const temporary = new TemporaryDirectories(temporaryParent(request.environment));
  const warnings: string[] = [];
  const log: Log = {
    info: (line) => surroundings.log.info(line),
    debug: (line) => surroundings.log.debug(line),
    warn: (line, place) => {
      warnings.push(place === undefined ? line : `${place.file}:${String(place.line)}: ${line}`);
      surroundings.log.warn(line, place);
    },
  };
  try {
    const programs = programsOf(request);
    const { untrustedIn } = request;
    const versions = new Map([['node', process.versions.node]]);
    const computed = await compute(request, {
      temporary,
      programs,
      log,
      signal: surroundings.signal,
      versions,
      ...(untrustedIn !== undefined && { untrustedIn }),
    }).catch((error: unknown) => {
      // In an untrusted event, the checkout seldom has what the computation needs.
      if (!(error instanceof OutOfReach) || untrustedIn === undefined) throw error;
      return notComparable(error.message, log);
    });
    logAnswer(computed, log);
    return { ...computed, tools: versions, warnings };
  } finally {
    for (const line of await temporary.remove()) log.warn(line);
  }
}

type Computed = Omit<ComputedTargets, 'warnings' | 'tools'> & Answer;

function notComparable(why: string, log: Log): Computed {
  log.warn(`The two sides cannot be compared, so everything counts as impacted: ${why}`);
  return { ...allBecause(why, [], 'no-comparison'), buildSystems: [] };
}

async function compute(request: ImpactedTargetsRequest, surroundings: Surroundings): Promise<Computed> {
  const { log, signal, temporary, programs } = surroundings;
  const asked = checkNames(request.from);
  const { untrustedIn } = request;
  if (untrustedIn !== undefined) {
    refuseToExecute(
      buildSystems.filter(({ name }) => asked.includes(name)),
      untrustedIn,
    );
  }
  const opened = await openComparison(request, temporary, programs, signal);
  if (opened.kind === 'all') return notComparable(opened.why, log);
  const { comparison, base, head } = opened;
  if (opened.gitVersion !== '') surroundings.versions?.set('git', opened.gitVersion);
  const changes = comparison.changes.map(({ path }) => path);
  const compared = { base, head, changedFiles: changes.length, changes };
  log.info(
    `Comparing ${base.commit} (${base.what}) with ${head.commit} (${head.what}): ${counted(compared.changedFiles, 'changed file')}`,
  );
  const configurations = await readConfigurations(request, comparison, log);
  if (configurations.kind === 'all')
    return { ...allBecause(configurations.why, [], 'rule'), compared, buildSystems: [] };
  const { mayExecute, mayLack = false } = request;
  const rules = { asked, mayLack, ...(mayExecute !== undefined && { mayExecute }) };
  const answer = await answerFor(comparison, configurations, rules, surroundings);
  return { ...answer, ...(await withoutEffect(answer, comparison, configurations, log)), compared };
}

/** Most parts without effect of which the log warns; `merge-queue rules` has all of them. GitHub shows ten warnings. */
const mostWarnings = 9;

/** Looks for parts of the rules that have no effect. Where the pull request changes the rules, it is warned of each, at its line; else the log has them. */
async function withoutEffect(
  answer: Answer,
  { head, changes }: Comparison,
  { file, head: configuration }: Configurations,
  log: Log,
): Promise<Pick<ComputedTargets, 'withoutEffect'>> {
  if (configuration === emptyConfiguration) return {};
  const namesKnown = answer.kind === 'targets' ? answer.problems : undefined;
  const paths = async () => (await head.entries()).map(({ path }) => path);
  const problems = (await namesKnown?.()) ?? (await problemsOf(configuration, await paths()));
  if (problems.length === 0) return {};
  const isChanged = changes.some(({ path }) => path === file);
  for (const { line, message } of problems.slice(0, mostWarnings)) {
    if (isChanged) log.warn(message, { file, line });
    else log.info(`${file}:${String(line)}: ${message}`);
  }
  const more = problems.length - mostWarnings;
  if (more > 0)
    log[isChanged ? 'warn' : 'info'](
      `${counted(more, 'more rule')} in ${file} without effect. merge-queue rules --check lists them all`,
    );
  return { withoutEffect: { file, count: problems.length } };
}

/** The programs that may be started for a request, and the variables that they get. */
export function programsOf(request: ImpactedTargetsRequest): ProgramEnvironment {
  const { environment, secrets = [], workingDirectory, workspace = workingDirectory } = request;
  return new ProgramEnvironment({ environment, secrets, untrustedDirectories: [workingDirectory, workspace] });
}

/** Rules for an answer, in addition to the two commits and their configurations. */
export interface AnswerRules {
  /** Names of build systems, or `auto`, as `checkNames` gives them. */
  readonly asked: readonly string[];
  /** The build systems that may be asked; all when left out. */
  readonly candidates?: readonly ListedBuildSystem[];
  /** Build systems that may execute code of the repository; all when left out. */
  readonly mayExecute?: readonly string[];
  /** True where an answer from files may lack targets. */
  readonly mayLack?: boolean;
}

/**
 * The answer for two commits.
 * @throws ImpactError when a build system cannot answer
 */
export async function answerFor(
  comparison: Comparison,
  configurations: Configurations,
  { asked, candidates, mayExecute, mayLack = false }: AnswerRules,
  surroundings: Surroundings,
): Promise<Answer & Pick<ComputedTargets, 'buildSystems' | 'note'>> {
  const { untrustedIn } = surroundings;
  const { causes } = decideFiles(comparison.changes, configurations);
  const [first] = causes;
  if (first && isAll(causes, configurations)) return { kind: 'all', why: first.what, causes, buildSystems: [] };
  const selected = await selectBuildSystems(asked, comparison, configurations, candidates);
  if (selected.kind === 'all') return { ...allBecause(selected.why), buildSystems: [] };
  const { note } = selected;
  if (note !== undefined) surroundings.log.info(note);
  if (untrustedIn !== undefined) refuseToExecute(selected.systems, untrustedIn);
  const systems =
    mayExecute === undefined
      ? selected.systems
      : await askBeforeExecuting(selected.systems, { mayExecute, mayLack }, surroundings.log);
  const names = systems.map(({ name, root = '' }) => (root === '' ? name : `${root}/${name}`));
  const answer: Answer =
    comparison.changes.length === 0 &&
    configurations.base.whenNone === undefined &&
    configurations.head.whenNone === undefined
      ? { kind: 'targets', targets: [], why: new Map<string, Reason>() }
      : await askBuildSystems(systems, comparison, configurations, surroundings);
  return { ...answer, buildSystems: names, ...given({ note }) };
}

/** How many targets are explained in the log. With debug logging, all are. */
const explained = 20;

function logAnswer(answer: Answer, log: Log): void {
  if (answer.kind === 'all') {
    log.info(`Everything is impacted: ${answer.why}`);
    const { causes } = answer;
    if (causes.length > 1) for (const { what } of causes.slice(0, explained)) log.info(`  ${what}`);
    if (causes.length > explained) log.info(`  and ${causes.length - explained} more`);
    return;
  }
  const { targets, why, rules = [], decided = [] } = answer;
  const placed = [
    ...[...decided].map(([path, rule]) => `${path}: ${rule}`),
    ...[...rules].map(([path, rule]) => `No target owns ${path}: ${rule}`),
  ];
  const list = (lines: readonly string[]) => {
    for (const [index, line] of lines.entries()) log[index < explained ? 'info' : 'debug'](line);
  };
  list(placed);
  log.info(counted(targets.length, 'impacted target'));
  list(targets.map((target) => `  ${explain(target, why)}`));
  if (targets.length > explained) log.info(`  and ${targets.length - explained} more, shown with debug logging`);
}
