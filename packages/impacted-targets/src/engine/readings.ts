import { BrokenManifest } from '../tree/broken-manifest.js';
import { belowRoot } from '../tree/build-root.js';
import { remembered } from '../tree/remembered.js';
import type { Comparison, Tree } from '../tree/tree.js';
import { Unanswerable } from '../tree/unanswerable.js';
import { canonicalJson } from '../../../shared/src/json-values.js';
import { Commit, isUnread } from '../readers/commit.js';
import type { Differences, Reader, Reading, Setting } from '../readers/reader.js';
import { ToolFailed, type ToolsAndCheckout } from '../readers/tools.js';
import type { CauseOfAll, Reason } from '../answer/impact.js';

/** What a build system says of two commits. */
export interface Readings {
  readonly reader: Pick<Reader, 'name' | 'isConfigured' | 'compare'>;
  /** Folder of the build, from the root of the repository. */
  readonly root: string;
  readonly base: Reading | undefined;
  readonly head: Reading | undefined;
  /** Which externals are built from which others, where only a tool knows that. It holds in both commits. */
  readonly related?: ReadonlyMap<string, Iterable<string>>;
  /** What a tool says that compares the two commits itself. */
  readonly reported?: Reported;
}

/** What a tool says differs between two commits. */
export interface Reported {
  readonly targets: ReadonlyMap<string, Reason>;
  /** The changed files of which this is the whole effect. */
  readonly covered: ReadonlySet<string>;
}

/** Why nobody knows the targets. */
export interface Unknown {
  readonly why: string;
}

/**
 * What both commits say, or why nobody knows the targets of one of them. Where settings that files alone say differ, no tool is asked. The head
 * commit comes first: a mistake in it fails the step.
 * @throws ToolFailed where the reader's tool does not answer for the head commit
 */
export async function readBoth<R extends Reading>(
  reader: Reader<R>,
  comparison: Comparison,
  tools: ToolsAndCheckout,
): Promise<Readings | Unknown> {
  const { root, changes } = comparison;
  const settings = async (tree: Tree) => reader.everything?.(await Commit.of(tree, tools.options), root);
  // A setting whose file did not change is not a cause.
  const changed = new Set(changes.map(({ path }) => path));
  const causes = causesOfAll(await settings(comparison.base), await settings(comparison.head));
  const cause = causes.find(({ files }) => files.some((file) => changed.has(file)));
  if (cause !== undefined) return { why: cause.what };
  const head = await mended(comparison.head, tools, () => readCommit(reader, comparison.head, root, tools));
  if (head !== undefined && 'why' in head) return head;
  const isOfFiles = reader.isConfigured !== true && head?.reportedBy === undefined;
  const isSame = head?.isWithoutEffect
    ? changes.every(head.isWithoutEffect)
    : head !== undefined && isOfFiles && changes.every((change) => isUnread(comparison.head, change));
  const read = () => readCommit(reader, comparison.base, root, tools);
  const base = isSame ? head : await mended(comparison.base, tools, read);
  if (base !== undefined && 'why' in base) return base;
  const related = head && base && (await reader.relate?.(base, head, comparison, tools));
  const readings = { reader, root, base, head, ...(related && { related }) };
  const reported = await reportedBy(reader, comparison, readings, tools);
  if (reported === undefined) return readings;
  return 'everything' in reported ? { why: reported.everything } : { ...readings, reported };
}

/** What is read, or why a commit cannot be understood. The pull request may mend what a tool cannot answer in the base commit. */
async function mended<T>(tree: Tree, { signal }: ToolsAndCheckout, read: () => Promise<T>): Promise<T | Unknown> {
  return read().catch((error: unknown) => {
    if (error instanceof ToolFailed && tree.side === 'base' && !signal.aborted) return { why: error.message };
    return whyUnknown(error, tree);
  });
}

/** Why a commit cannot be understood. @throws any other error */
export function whyUnknown(error: unknown, { side, object }: Tree): Unknown {
  if (!(error instanceof BrokenManifest || error instanceof Unanswerable)) throw error;
  return { why: `${error.message} (in the ${side} commit ${object})` };
}

/** What a commit says. A history compares each commit with the one before and the one after it. */
function readCommit<R extends Reading>(
  reader: Reader<R>,
  tree: Tree,
  root: string,
  tools: ToolsAndCheckout,
): Promise<R | undefined> {
  const read = async () => reader.read(await Commit.of(tree, tools.options), root, tools);
  if (reader.isConfigured === true) return read();
  const options = canonicalJson(tools.options[reader.name]);
  return remembered(tree, `reading of ${reader.name} in ${root} with ${options}`, read);
}

/** What a tool says in both commits. The head commit's reasons come first. */
async function reportedBy(
  reader: Pick<Reader, 'compare'>,
  { base, head, root, changes }: Comparison,
  readings: Pick<Readings, 'base' | 'head'>,
  tools: ToolsAndCheckout,
): Promise<Differences | undefined> {
  if (reader.compare === undefined) return undefined;
  const targets = new Map<string, Reason>();
  const covered = new Set<string>();
  const changed = changes.flatMap(({ path }) => belowRoot(path, root) ?? []);
  for (const [tree, other] of changed.length === 0 ? [] : [[head, base] as const, [base, head] as const]) {
    const asked = { tree, other, root, changed, reading: readings[tree.side] };
    const side = await mended(tree, tools, async () => reader.compare?.(asked, tools));
    if (side === undefined) continue;
    if ('why' in side) return { everything: side.why };
    if ('everything' in side) return side;
    for (const [name, cause] of side.targets) if (!targets.has(name)) targets.set(name, cause);
    for (const path of side.covered) covered.add(path);
  }
  return { targets, covered };
}

type Settings = ReadonlyMap<string, Setting>;

/** The settings that differ between two commits and impact everything. */
export function causesOfAll(base: Settings = new Map(), head: Settings = new Map()): CauseOfAll[] {
  const causes = [...new Set([...base.keys(), ...head.keys()])].flatMap((what) => {
    const [before, after] = [base.get(what), head.get(what)];
    if (before?.value === after?.value) return [];
    const { file = what, unreadable, cause } = { ...before, ...after };
    const how = before === undefined ? 'is new' : after === undefined ? 'was removed' : 'changed';
    const said = unreadable === undefined ? cause : `${unreadable}, and it changed`;
    return [{ what: said ?? `${what} ${what === file ? how : 'changed'}`, files: [file], isWhole: what === file }];
  });
  // Where a whole file is new, gone or not understood, its settings are no further causes.
  const whole = new Set(causes.flatMap(({ files, isWhole }) => (isWhole ? files : [])));
  return causes.flatMap(({ what, files, isWhole }) =>
    isWhole || !files.some((file) => whole.has(file)) ? [{ what, files }] : [],
  );
}

/** Settings that are not understood and the same in both commits, in a line for each. */
export function unreadableIn(base: Reading | undefined, head: Reading | undefined): string[] {
  return [...(head?.everything ?? [])].flatMap(([what, { unreadable, value }]) =>
    unreadable === undefined || base?.everything?.get(what)?.value !== value
      ? []
      : [`${unreadable}. It is the same in both commits, so it is left out`],
  );
}
