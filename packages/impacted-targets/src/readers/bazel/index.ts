import { wordSet } from '../../../../shared/src/word-set.js';
import { belowRoot } from '../../tree/build-root.js';
import { inside, pathsAbove } from '../../tree/paths.js';
import type { Change } from '../../tree/tree.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, External, Reader, Reading } from '../reader.js';
import type { Tools } from '../tools.js';
import type { QueriedTarget } from './graph.js';
import { queryTargets } from './query.js';
import { isBuildFile, isLoadable, mentionsIn, workspaceSettings, type Mentions } from './workspace-files.js';

/** Rules of the main repository, as `bazel query` reports them. */
export const bazel: Reader = {
  name: 'bazel',
  everything: workspaceSettings,
  read,
};

/** Rules that reach other rules by toolchain resolution. No query shows these edges. */
const resolved = wordSet('toolchain toolchain_type platform constraint_setting constraint_value cc_toolchain_suite');

async function read(commit: Commit, root: string, tools: Tools): Promise<Reading> {
  const queried = await queryTargets(commit, root, tools);
  const mentions = await mentionsIn(commit, root);
  const packages = new Set(queried.flatMap(({ label }) => (isMain(label) ? packageOf(label) : [])));
  const rules = queried.filter(({ kind }) => kind === 'rule');
  return {
    reportedBy: 'bazel',
    targets: rules.map((rule) => declared(rule, root, mentions)),
    externals: new Map(queried.flatMap((one) => (one.kind === 'rule' ? [] : [[one.label, externalOf(one)]]))),
    owners: await ownersIn(commit, root, queried, packages),
    describedBy: (path) => {
      const below = belowRoot(path, root) ?? '';
      const isPackage = isBuildFile(below) && packages.has(pathsAbove(below)[0] ?? '');
      return isPackage || isLoadable(below) || below === ignored ? path : undefined;
    },
    isWithoutEffect: (change) => isPlain(change, root),
  };
}

function declared(
  { label, ruleClass = '', facts, uses }: QueriedTarget,
  root: string,
  mentions: Mentions,
): DeclaredTarget {
  const isPart = !isMain(label);
  const concern = resolved.has(ruleClass)
    ? `${ruleClass} ${label} is impacted, and any target may be resolved to it`
    : mentions.hasLabel(label)
      ? `${label} is impacted, and external repositories or .bazelrc use it`
      : undefined;
  return {
    id: label,
    name: label,
    // A target of another repository owns no file of this one.
    folder: isPart ? '..' : inside(root, packageOf(label)),
    uses: [...uses].map((id) => ({ id })),
    facts,
    ...(isPart ? { isPart } : concern !== undefined && { concernsAll: concern }),
  };
}

function externalOf({ label, facts, uses }: QueriedTarget): External {
  return { label, content: [...facts.values()].join('\n'), uses: [...uses].map((id) => ({ id })) };
}

/** The file with the folders that Bazel leaves out. */
const ignored = '.bazelignore';

/** True where a change of the file cannot change the graph. */
function isPlain({ path, status, base, head }: Change, root: string): boolean {
  const below = belowRoot(path, root);
  if (below === undefined) return true;
  const isFile = [base, head].every((entry) => entry?.mode.startsWith('100'));
  return status === 'modified' && isFile && !isBuildFile(below) && !isLoadable(below) && below !== ignored;
}

function isMain(label: string): boolean {
  return label.startsWith('//') && !label.startsWith('//external:');
}

/** The folder of a label's package. */
function packageOf(label: string): string {
  return label.slice(label.indexOf('//') + 2, label.lastIndexOf(':'));
}

/** The labels that a path has as a source file: its own, those of the folders around it in its package, and those behind a link. */
async function ownersIn(
  commit: Commit,
  root: string,
  queried: readonly QueriedTarget[],
  packages: ReadonlySet<string>,
): Promise<(path: string) => string[]> {
  const files = new Set(queried.flatMap(({ kind, label }) => (kind === 'source file' ? [label] : [])));
  const links = await commit.tree.links();
  return (path) => {
    const below = belowRoot(path, root);
    const folder = pathsAbove(below ?? '').find((one) => packages.has(one));
    if (below === undefined || folder === undefined) return [];
    const name = folder === '' ? below : below.slice(folder.length + 1);
    const owners = [name, ...pathsAbove(name)].map((one) => `//${folder}:${one}`).filter((label) => files.has(label));
    if (!links.has(path)) return owners;
    const starts = [`//${below}:`, `//${below}/`, `//${folder}:${name}/`];
    return [...owners, ...[...files].filter((label) => starts.some((start) => label.startsWith(start)))];
  };
}
