import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import { explanationDocument } from '../../packages/impacted-targets/src/answer/explanation/document.js';
import { forestOf } from '../../packages/impacted-targets/src/answer/explanation/forest.js';
import { type ImpactedTargetsRequest, computeImpactedTargets } from '../../packages/impacted-targets/src/compute.js';
import { suggestion } from '../../packages/impacted-targets/src/configuration/mistakes.js';
import { buildSystems } from '../../packages/impacted-targets/src/engine/build-systems.js';
import { findRepository } from '../../packages/impacted-targets/src/git/find-repository.js';
import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import type { Log } from '../../packages/impacted-targets/src/tree/log.js';
import { given } from '../../packages/shared/src/json-values.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { withInputs } from '../../packages/shared/src/user-error.js';
import { causesOfAll, decisionsOf } from '../operations/documents/targets.js';
import { shardTargets } from '../operations/shards.js';
import { visibleJson } from '../../packages/shared/src/text.js';
import { visible } from '../reporting/escape.js';
import { UsageError } from './command-error.js';
import { computingOptionOf } from './option-names.js';
import { tree } from './picture.js';
import { terminalText } from './terminal-document.js';
import { type CommandSurroundings, erase, styles, withProgress } from './terminal.js';

/** The options that the commands share that compute in a checkout. */
export interface RepositoryOptions {
  readonly head?: string;
  readonly from?: readonly string[];
  readonly config?: string;
  readonly directory?: string;
  readonly trust?: true;
}

export interface ImpactOptions extends RepositoryOptions {
  readonly base?: string;
  readonly uncommitted: boolean;
  /** A target, or true for all. */
  readonly why?: string | true;
  readonly format: 'text' | 'json' | 'matrix';
  readonly shards?: number;
}

type SomeTargets = Extract<ComputedTargets, { kind: 'targets' }>;

/**
 * Prints what a branch impacts, with its uncommitted files.
 * @returns the exit code: 0, or 3 where the target of `--why` is not impacted
 * @throws UsageError, ImpactError
 */
export async function impact(options: ImpactOptions, surroundings: CommandSurroundings): Promise<0 | 3> {
  const { format, shards, why, base, head } = options;
  const { stdout, stderr } = surroundings;
  if ((format === 'matrix') !== (shards !== undefined))
    throw new UsageError('--format matrix and --shards go together');
  if (why !== undefined && format === 'matrix') throw new UsageError('--why has the formats text and json');
  const request = await requestOf(options, surroundings);
  const local = { uncommitted: options.uncommitted && head === undefined, ...given({ base, head }) };
  // A person reads the warning that goes with a shorter list; a program does not.
  const mayLack = stdout.isTTY === true && format === 'text';
  const computed = await withLog(surroundings, (log, signal) =>
    computeImpactedTargets({ ...request, local, mayLack }, { log, signal }),
  );
  if (computed.note !== undefined) stderr.write(`note: ${visible(computed.note)}\n`);
  const odd = computed.kind === 'targets' ? computed.targets.find((target) => /\p{Cc}/u.test(target)) : undefined;
  if (odd !== undefined) {
    throw new ImpactError(`the target ${visible(odd)} has a control character in its name. Rename it in the build`);
  }
  if (why !== undefined) return explain(why, computed, format, surroundings);
  if (computed.kind === 'all') stderr.write(terminalText(causesOfAll(computed.causes)));
  const list = computed.kind === 'all' ? 'ALL' : computed.targets;
  if (format === 'json') stdout.write(`${visibleJson(list)}\n`);
  else if (shards !== undefined) {
    const { matrix, warning } = shardTargets(list, shards);
    if (warning !== undefined) stderr.write(`warning: ${warning}\n`);
    stdout.write(`${visibleJson(matrix)}\n`);
  } else if (computed.kind === 'all') stdout.write('ALL\n');
  else if (stdout.isTTY === true) stdout.write(overview(computed, surroundings));
  else stdout.write(computed.targets.map((target) => `${target}\n`).join(''));
  return 0;
}

/**
 * The request to the library, without the commits.
 * @throws ImpactError outside of a repository
 */
export async function requestOf(
  { from = [], config, directory, trust }: RepositoryOptions,
  { environment, directory: current, stderr }: CommandSurroundings,
): Promise<ImpactedTargetsRequest> {
  const place = await realpath(resolve(current, directory ?? '.')).catch(() => {
    throw new ImpactError(`--directory: ${String(directory)} does not exist`);
  });
  const { directory: root } = await findRepository(place, undefined).catch((error: unknown) => {
    if (!(error instanceof ImpactError)) throw error;
    throw new ImpactError(`${place} isn't in a Git repository with files. Change into one, or give --directory`, {
      cause: error,
    });
  });
  for (let above = place; above !== root; above = dirname(above)) {
    if (!existsSync(join(above, '.git'))) continue;
    const note = `note: ${relative(root, above)} is a submodule. This is about the repository around it, ${root}. To ask about the submodule's own files, clone its repository`;
    stderr.write(`${visible(note)}\n`);
  }
  const executing = buildSystems.filter(({ executes }) => executes === 'repository code').map(({ name }) => name);
  return {
    from: from.length === 0 ? ['auto'] : from,
    environment,
    event: {},
    // Like the action, the command computes from the root of the checkout unless an option says otherwise.
    workingDirectory: directory === undefined ? root : place,
    workspace: root,
    ...(config === undefined ? {} : { configPath: resolve(current, config) }),
    mayExecute: trust === true ? executing : from.map((name) => name.trim().toLowerCase()),
  };
}

/** Runs a computation: warnings go to the error output, and its current work to the progress line of a terminal. */
export function withLog<T>(
  { stderr, signal, environment }: CommandSurroundings,
  work: (log: Log, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { yellow } = styles(stderr, environment);
  const warn: Log['warn'] = (line, place) => {
    const at = place === undefined ? '' : `${place.file}:${String(place.line)}: `;
    const before = `${stderr.isTTY === true ? erase : ''}${yellow('warning:')}`;
    stderr.write(`${before} ${visible(at + withInputs(line, computingOptionOf))}\n`);
  };
  return withProgress(stderr, (say) => work({ info: say, debug: say, warn }, signal));
}

const treeOf = ({ targets, why }: SomeTargets, surroundings: CommandSurroundings): string =>
  tree(forestOf(why, Infinity, Infinity, targets), surroundings);

/** What was compared, and the targets below the changes that impact them, for a terminal. */
function overview(computed: SomeTargets, surroundings: CommandSurroundings): string {
  const { targets, compared } = computed;
  const { dim } = styles(surroundings.stdout, surroundings.environment);
  const from = compared && `${compared.base.what} (${compared.base.commit.slice(0, 10)}) to ${compared.head.what}: `;
  const changed = compared && `${counted(compared.changedFiles, 'changed file')}, `;
  const line = `${from ?? ''}${changed ?? ''}${counted(targets.length, 'impacted target')}`;
  return `${dim(visible(line))}\n${treeOf(computed, surroundings)}`;
}

/**
 * The answer about one target, without the others; without any where it is not impacted.
 * @throws ImpactError for a name without a target
 */
async function answerAbout(target: string, computed: SomeTargets): Promise<SomeTargets> {
  const { targets, names, ownersOf } = computed;
  if (targets.includes(target)) return { ...computed, targets: [target] };
  const known = await names?.();
  if (known === undefined || known.has(target)) return { ...computed, targets: [] };
  const owners = (await ownersOf?.(target)) ?? [];
  const near = owners.length === 0 ? suggestion(target, known) : ` (it is a file of ${owners.join(', ')})`;
  throw new ImpactError(`--why: ${JSON.stringify(target)} is not among the targets${near}`);
}

/** Explains the answer, as a tree or in the form of the explanation file. @returns the exit code: 3 where the target is not impacted */
async function explain(
  target: string | true,
  computed: ComputedTargets,
  format: ImpactOptions['format'],
  surroundings: CommandSurroundings,
): Promise<0 | 3> {
  const { stdout } = surroundings;
  const about = target === true || computed.kind === 'all' ? computed : await answerAbout(target, computed);
  const isImpacted = target === true || about.kind === 'all' || about.targets.length > 0;
  if (format === 'json') stdout.write(`${visibleJson(JSON.parse(explanationDocument(about).toString('utf8')))}\n`);
  else if (!isImpacted) {
    const why = computed.compared?.changedFiles === 0 ? ', because no file changed' : '';
    stdout.write(`${visible(target)} is not impacted${why}\n`);
  } else if (about.kind === 'all') stdout.write(terminalText(causesOfAll(about.causes)));
  else {
    const decided = target === true ? decisionsOf(about.decided ?? new Map()) : [];
    stdout.write(treeOf(about, surroundings) + terminalText(decided));
  }
  return isImpacted ? 0 : 3;
}
