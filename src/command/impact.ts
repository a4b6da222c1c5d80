import { readdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  because,
  explain,
  chainOf,
  describeCause,
} from '../../packages/impacted-targets/src/answer/explanation/chain.js';
import { shardTargets } from '../operations/shards.js';
import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import { type Reason } from '../../packages/impacted-targets/src/graph/impact.js';
import { buildSystems } from '../../packages/impacted-targets/src/build-systems/index.js';
import { NoBuildSystem } from '../../packages/impacted-targets/src/ask-build-systems/select-build-systems.js';
import { type ImpactedTargetsRequest, computeImpactedTargets } from '../../packages/impacted-targets/src/compute.js';
import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import { suggestion } from '../../packages/impacted-targets/src/configuration/mistakes.js';
import { findRepository } from '../../packages/impacted-targets/src/git/find-repository.js';
import { UsageError } from './command-error.js';
import { type CommandSurroundings, cut, printable, printableJson, styles, widthOf, withProgress } from './terminal.js';
import { counted } from '../../packages/shared/src/numbers.js';

/** The options that `impact` and `analyze` share. */
export interface RepositoryOptions {
  readonly head?: string;
  readonly from?: readonly string[];
  readonly config?: string;
  readonly directory?: string;
  readonly trust?: true;
}

/** The options of `impact`. */
export interface ImpactOptions extends RepositoryOptions {
  readonly base?: string;
  readonly uncommitted: boolean;
  /** A target, or true for all. */
  readonly why?: string | true;
  readonly format: 'text' | 'json' | 'matrix';
  readonly shards?: number;
}

type AllTargets = Extract<ComputedTargets, { kind: 'all' }>;
type SomeTargets = Extract<ComputedTargets, { kind: 'targets' }>;

/**
 * Prints what a branch impacts, with its uncommitted files.
 * @throws UsageError, ImpactError
 */
export async function impact(options: ImpactOptions, surroundings: CommandSurroundings): Promise<void> {
  const { format, shards, why } = options;
  if ((format === 'matrix') !== (shards !== undefined))
    throw new UsageError('--format matrix and --shards go together');
  if (why !== undefined && format !== 'text') throw new UsageError('--why has the format text only');
  const request = await requestOf(options, surroundings);
  const computed = await withLog(surroundings, (log, signal) =>
    computeImpactedTargets(
      {
        ...request,
        local: {
          uncommitted: options.uncommitted && options.head === undefined,
          ...(options.base === undefined ? {} : { base: options.base }),
          ...(options.head === undefined ? {} : { head: options.head }),
        },
      },
      { log, signal },
    ),
  ).catch((error: unknown) => {
    if (error instanceof NoBuildSystem)
      for (const line of error.firstRules) surroundings.stderr.write(`${printable(line)}\n`);
    throw error;
  });
  const odd = computed.kind === 'targets' ? computed.targets.find((target) => /\p{Cc}/u.test(target)) : undefined;
  if (odd !== undefined) {
    throw new ImpactError(
      `the target ${printable(odd)} has a control character in its name, which isn't allowed. Rename it in the build`,
    );
  }
  const { stdout, stderr } = surroundings;
  if (computed.kind === 'all') stderr.write(`ALL: ${printable(computed.why)}\n`);
  if (format === 'json') stdout.write(`${printableJson(listOf(computed))}\n`);
  else if (shards !== undefined) {
    const { matrix, warning } = shardTargets(listOf(computed), shards);
    if (warning !== undefined) stderr.write(`warning: ${warning}\n`);
    stdout.write(`${printableJson(matrix)}\n`);
  } else if (why !== undefined) stdout.write(await chain(why, computed));
  else if (computed.kind === 'all') stdout.write('ALL\n');
  else if (stdout.isTTY === true) stdout.write(table(computed, surroundings));
  else stdout.write(computed.targets.map((target) => `${target}\n`).join(''));
}

const listOf = (computed: ComputedTargets) => (computed.kind === 'all' ? 'ALL' : computed.targets);

/**
 * The request to the library, without the commits.
 * @throws ImpactError outside of a repository
 */
export async function requestOf(
  { from = [], config, directory, trust }: RepositoryOptions,
  { environment, directory: current }: CommandSurroundings,
): Promise<ImpactedTargetsRequest> {
  const executing = buildSystems.filter(({ executes }) => executes === 'repository code').map(({ name }) => name);
  const place = await realpath(resolve(current, directory ?? '.')).catch(() => {
    throw new ImpactError(`--directory: ${String(directory)} does not exist`);
  });
  const repository = await findRepository(place, undefined).catch(async (error: unknown) => {
    if (!(error instanceof ImpactError)) throw error;
    throw new ImpactError(
      (await isBare(place))
        ? `${place} is a bare repository, in which no files are checked out. Change into a clone of it`
        : `${place} isn't in a Git repository. Change into one, or give --directory`,
      { cause: error },
    );
  });
  return {
    from: from.length === 0 ? ['auto'] : from,
    environment,
    event: {},
    // Like the action, the command computes from the root of the checkout unless an option says otherwise.
    workingDirectory: directory === undefined ? repository.directory : place,
    workspace: repository.directory,
    ...(config === undefined ? {} : { configPath: resolve(current, config) }),
    mayExecute: trust === true ? executing : from.map((name) => name.trim().toLowerCase()),
  };
}

/** True when a directory has the parts of every repository (gitrepository-layout(5)), and so is a repository itself. */
async function isBare(directory: string): Promise<boolean> {
  const names: readonly string[] = await readdir(directory).catch(() => []);
  return ['HEAD', 'objects', 'refs'].every((name) => names.includes(name));
}

/** Runs a computation: warnings go to the error output, and its current work to the progress line of a terminal. */
export function withLog<T>(
  { stderr, signal, environment }: CommandSurroundings,
  work: (log: Readonly<Record<'info' | 'warn' | 'debug', (line: string) => void>>, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { yellow } = styles(stderr, environment);
  const erase = stderr.isTTY === true ? '\r\u001b[K' : '';
  return withProgress(stderr, (say) =>
    work(
      {
        info: say,
        debug: say,
        warn: (line) => stderr.write(`${erase}${yellow('warning:')} ${printable(line)}\n`),
      },
      signal,
    ),
  );
}

/** Each target with the change that impacts it, for a terminal. */
function table({ targets, why, compared }: SomeTargets, { stdout, environment }: CommandSurroundings): string {
  const { bold, dim } = styles(stdout, environment);
  const compares =
    compared === undefined
      ? ''
      : dim(
          `${compared.base.what} (${compared.base.commit.slice(0, 10)}) to ${compared.head.what}: ${counted(compared.changedFiles, 'changed file')}, ${counted(targets.length, 'impacted target')}`,
        );
  const width = Math.min(Math.max(0, ...targets.map((target) => printable(target).length)), 60);
  const columns = widthOf(stdout);
  const rows = targets.map((target) => {
    const name = printable(target);
    const cause = printable(
      explain(target, why, false)
        .slice(target.length)
        .replace(/^(, which |: )/, ''),
    );
    return `${bold(name.padEnd(width))}  ${dim(cut(cause, Math.max(columns - Math.max(width, name.length) - 2, 20)))}`;
  });
  return [compares, ...rows].map((line) => `${line}\n`).join('');
}

/**
 * Why a target is impacted: the chain from the change to the target. For all targets: the tree below each change.
 * @throws ImpactError for a name without a target
 */
async function chain(target: string | true, computed: ComputedTargets): Promise<string> {
  if (computed.kind === 'all') return linesOf(everythingBecause(computed));
  const { targets, why, names } = computed;
  if (target === true) return linesOf(treeOf(targets, why));
  if (targets.includes(target)) {
    return linesOf(treeOf([target], why));
  }
  const known = (await names?.()) ?? new Set(targets);
  if (known.has(target)) return linesOf([`${target} is not impacted`]);
  throw new ImpactError(`--why: ${JSON.stringify(target)} is not among the targets${suggestion(target, known)}`);
}

/** The targets below the changes that impact them, with the text that made each edge. Each target appears once. */
function treeOf(targets: readonly string[], why: ReadonlyMap<string, Reason>): string[] {
  const causes = new Map<string, Branch>();
  for (const target of targets) {
    const { cause, steps } = chainOf(target, why);
    const what = describeCause(cause);
    const top = causes.get(what) ?? { files: cause.kind === 'graph' ? cause.files : [], below: new Map() };
    causes.set(what, top);
    let branch: Branch = top;
    for (const step of steps) {
      const line = `${step.name}${because(step)}`;
      const next = branch.below.get(line) ?? { files: [], below: new Map() };
      branch.below.set(line, next);
      branch = next;
    }
  }
  return [...causes].flatMap(([what, { files, below }]) => [
    what,
    ...files.map((path) => `  by ${path}`),
    ...linesBelow(below, 'impacts'),
  ]);
}

/** A step of chains, with the steps after it by their lines. */
interface Branch {
  readonly files: readonly string[];
  readonly below: Map<string, Branch>;
}

/** The lines of a tree, without recursion, since chains may be as long as there are targets. */
function linesBelow(top: ReadonlyMap<string, Branch>, verb: string): string[] {
  const lines: string[] = [];
  const waiting = [...top].map(([line, branch]) => ({ line, branch, depth: 1 })).reverse();
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { line, branch, depth } = one;
    lines.push(`${'  '.repeat(depth)}${depth === 1 ? verb : `which ${verb}`} ${line}`);
    waiting.push(
      ...[...branch.below].map(([next, below]) => ({ line: next, branch: below, depth: depth + 1 })).reverse(),
    );
  }
  return lines;
}

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${printable(line)}\n`).join('');

const everythingBecause = ({ causes }: AllTargets): string[] => causes.map(({ what }) => `everything, because ${what}`);
