import { type ImpactedTargets, overlap } from '../../../local-service/src/queue-rules/impacted-targets.js';
import { append } from '../../../shared/src/append.js';
import { given } from '../../../shared/src/json-values.js';
import { allBecause, type Answer } from '../answer/answer.js';
import { ImpactError } from '../tree/impact-error.js';
import { buildSystems } from '../engine/build-systems.js';
import type { ListedBuildSystem } from '../engine/build-system.js';
import { answerFor, programsOf, type ImpactedTargetsRequest } from '../compute.js';
import { readConfigurations, type ConfigurationRequest } from '../configuration/both-configurations.js';
import type { Configuration, Configurations } from '../configuration/configuration.js';
import { openHistory, type AskedMerges, type PastStep } from '../git/history.js';
import { askBuildSystems } from '../engine/ask.js';
import { checkNames, selectBuildSystems } from '../engine/select-build-systems.js';
import { TemporaryDirectories } from '../programs/temporary-directories.js';
import { temporaryParent } from '../../../shared/src/files/temporary-parent.js';
import type { Surroundings } from '../engine/tools.js';
import type { Log } from '../tree/log.js';
import type { Place } from '../unowned/places.js';
import type { Comparison } from '../tree/tree.js';

/** One merge of the past. */
export interface PastMerge {
  /** Object name in hexadecimal. */
  readonly commit: string;
  /** When it was merged: milliseconds since 1970. */
  readonly at: number;
  /** First line of the commit's message. */
  readonly subject: string;
}

/** Targets that a past merge would have impacted. */
export type PastAnswer = Answer & {
  readonly buildSystems: readonly string[];
  /** Why the answer could not be computed. It then counts as ALL. */
  readonly failure?: ImpactError;
};

type Listed = Required<Extract<Answer, { kind: 'targets' }>>;

/** The targets of the newest commit. */
export type TargetsOfCommit = Exclude<Awaited<ReturnType<typeof targetsOf>>, string>;

/** The merges of a branch, whose answers can be computed by any rules. */
export interface PastMerges {
  /** Oldest first. */
  readonly merges: readonly PastMerge[];
  /** The commit before the first merge. */
  readonly base: string;
  /** The newest commit. */
  readonly head: string;
  /** True when older merges exist that this checkout does not hold. */
  readonly isShallow: boolean;
  /** Today's rules: those of the newest commit. */
  readonly configuration: Configuration;
  /** Path of the configuration file. */
  readonly file: string;
  /**
   * Targets that a merge would have impacted. A merge that cannot be computed counts as ALL.
   * @param index of the merge
   * @param rules without them, the rules of its time: those of the commit before it, and its own
   */
  answer(index: number, rules?: Configuration): Promise<PastAnswer>;
  /** Paths of the files that a merge changed. */
  changes(index: number): Promise<readonly string[]>;
  /**
   * The targets of the newest commit, or why nobody knows them.
   * @param rules today's when left out
   */
  targets(rules?: Configuration): Promise<TargetsOfCommit | string>;
}

/** Build systems that only read files, because nothing of a past commit is executed. */
const readers: readonly ListedBuildSystem[] = buildSystems.filter(({ executes }) => executes === 'nothing');

/**
 * Opens the last merges of what is checked out, and passes them to `work`, which may compute their answers. Trees and
 * graphs stay in memory from one merge to the next. The checkout is only read, and nothing of any commit is executed;
 * `go` alone is asked, where the event is trusted.
 * @throws ImpactError when there is no history, or its answers cannot be computed; ConfigurationError
 */
export async function withPastMerges<T>(
  request: ImpactedTargetsRequest & Pick<ConfigurationRequest, 'isOnDisk'>,
  merges: AskedMerges,
  surroundings: { readonly log: Log; readonly signal: AbortSignal },
  work: (past: PastMerges) => Promise<T>,
): Promise<T> {
  const { log, signal } = surroundings;
  const temporary = new TemporaryDirectories(temporaryParent(request.environment));
  try {
    const programs = programsOf(request);
    const asked = namesOfReaders(request.from, log);
    const history = await openHistory(request, merges, temporary, programs, signal);
    const { steps } = history;
    const configurations = await readConfigurations(request, history.unchangedHead, log);
    if (configurations.kind === 'all') throw new ImpactError(`{input:impacted-targets-config}: ${configurations.why}`);
    const { file, head: configuration } = configurations;
    const bothBy = (rules: Configuration): Configurations => ({ ...configurations, base: rules, head: rules });
    const quiet: Log = { info: () => undefined, warn: () => undefined, debug: () => undefined };
    const { untrustedIn } = request;
    const shared: Surroundings = { temporary, programs, log: quiet, signal, ...given({ untrustedIn }) };
    const stepAt = (index: number): PastStep => {
      const step = steps[index];
      if (step === undefined) throw new RangeError(`there is no merge ${String(index)}`);
      signal.throwIfAborted();
      return step;
    };
    const answered = async (step: PastStep, rules: Configuration | undefined): Promise<PastAnswer> => {
      const comparison = await history.compare(step);
      const both =
        rules === undefined
          ? await readConfigurations({ ...request, isOnDisk: false }, comparison, quiet)
          : bothBy(rules);
      if (both.kind === 'all') return { ...allBecause(both.why, [], 'rule'), buildSystems: [] };
      return withoutGraphs(await answerFor(comparison, both, { asked, candidates: readers }, shared));
    };
    return await work({
      merges: steps.map(({ head, at, subject }) => ({ commit: head, at, subject })),
      base: history.base,
      head: history.head,
      isShallow: history.isShallow,
      configuration,
      file,
      answer: (index, rules) =>
        answered(stepAt(index), rules).catch((error: unknown) => {
          if (!(error instanceof ImpactError) || signal.aborted) throw error;
          return { ...allBecause(error.message), buildSystems: [], failure: error };
        }),
      changes: async (index) => (await history.compare(stepAt(index))).changes.map(({ path }) => path),
      targets: (rules = configuration) => targetsOf(history.unchangedHead, bothBy(rules), asked, { ...shared, log }),
    });
  } finally {
    for (const line of await temporary.remove()) log.warn(line);
  }
}

/** @throws ImpactError for a build system that would execute code of the commits */
function namesOfReaders(from: readonly string[], log: Log): readonly string[] {
  const asked = checkNames(from);
  const known = ['auto', ...readers.map(({ name }) => name)];
  const executing = asked.filter((name) => !known.includes(name));
  if (executing.length === 0) return asked;
  const why = `${executing.join(' and ')} would execute code of the repository, and nothing of it is executed here`;
  if (executing.some((name) => !['nx', 'turborepo'].includes(name)))
    throw new ImpactError(`{input:impacted-targets-from}: ${why}. Give any of ${known.join(', ')}`);
  log.warn(`${why}: workspaces answers instead, from manifests and lockfiles`);
  return [...new Set([...asked.filter((name) => known.includes(name)), 'workspaces'])];
}

/** The targets of a commit that is compared with itself, or why nobody knows them. */
export async function targetsOf(
  unchanged: Comparison,
  configurations: Configurations,
  asked: readonly string[],
  surroundings: Surroundings,
) {
  const selected = await selectBuildSystems(asked, unchanged, configurations, readers);
  if (selected.kind === 'all') return selected.why;
  const { systems } = selected;
  // A dependency of a target that does not exist makes an answer ALL; which targets there are is known nevertheless.
  const without = (rules: Configuration): Configuration => ({ ...rules, dependsOn: [] });
  const independent = { ...configurations, base: without(configurations.base), head: without(configurations.head) };
  const answer = await askBuildSystems(systems, unchanged, independent, surroundings);
  if (answer.kind === 'all') return `the targets are not known: ${answer.why}`;
  // Build systems that were asked say all of this.
  const { names, ownersOf, dependentsOf, named, problems } = answer as Listed;
  const known = await names();
  if (known === undefined) return 'the targets are not known';
  const entries = await unchanged.head.entries();
  const roots = new Map<string, string[]>();
  for (const { name, root = unchanged.root } of systems) append(roots, root, name);
  return {
    ...{ ownersOf, dependentsOf, named, problems },
    /** Folders of builds, from the root of the repository, each with its build systems; empty for the root. */
    roots: roots as ReadonlyMap<string, readonly string[]>,
    names: known,
    /** Paths of all files. */
    paths: entries.map(({ path }) => path),
    /** Contents of files. */
    read: (paths: readonly string[]) => unchanged.head.read(paths),
    /** What decides about each file: its place in the answer of a pull request that adds it. */
    places: async () => {
      const changes = entries.map((head) => ({ status: 'added' as const, path: head.path, head }));
      const all = await askBuildSystems(systems, { ...unchanged, changes }, configurations, surroundings);
      return all.places ?? new Map<string, Place>();
    },
  };
}

/** The targets of an answer, as a queue gets them. */
export function impactedBy(answer: PastAnswer): ImpactedTargets {
  return answer.kind === 'all' ? 'ALL' : new Set(answer.targets);
}

/**
 * How many merges could have been tested apart from the merge before: they share no target, and neither is `ALL`.
 * @param answers the oldest first
 */
export function apartOf(answers: readonly PastAnswer[]): number {
  const targets = answers.map(impactedBy);
  return targets.filter((later, index) => {
    const earlier = targets[index - 1];
    return earlier !== undefined && later !== 'ALL' && earlier !== 'ALL' && !overlap(later, earlier);
  }).length;
}

/** An answer without the functions, which keep the graphs of its commits in memory. */
function withoutGraphs(answer: PastAnswer): PastAnswer {
  return Object.fromEntries(Object.entries(answer).filter(([, part]) => typeof part !== 'function')) as PastAnswer;
}
