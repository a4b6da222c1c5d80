import { join, posix } from 'node:path';
import { ownersOf } from '../../../../impacted-targets/src/task-runners/owners.js';
import { belowRoot } from '../../../../impacted-targets/src/tree/build-root.js';
import { fieldsInJson } from '../../../../impacted-targets/src/tree/formats/json-with-comments.js';
import { inside } from '../../../../impacted-targets/src/tree/paths.js';
import { isCodeOfRoot } from '../../../../impacted-targets/src/tree/root-code.js';
import type { Tree } from '../../../../impacted-targets/src/tree/tree.js';
import { Unanswerable } from '../../../../impacted-targets/src/tree/unanswerable.js';
import { syntheticCommit, withInstalledPackages } from '../installed.js';
import type { Commit } from '../commit.js';
import type { Cause, Differences, Reading, Side } from '../reader.js';
import { changedSharedFields, type TaskRunner } from '../task-runner.js';
import type { ToolsAndCheckout } from '../tools.js';
import { Nx, type Affected, type ProjectGraph } from './nx.js';
import { judgeRootFile, workspaceInputs, type RootFileContext } from './root-files.js';
import { readSettings } from './settings.js';

/** Projects that Nx reports, and those that it counts as affected. */
export const nx: TaskRunner = {
  name: 'nx',
  read: readProjects,
  compare: compareSide,
  settings: readSettings,
};

/** What Nx reports of a commit, beside the reading that follows from it. */
interface NxReading extends Reading {
  readonly projects: ProjectGraph;
}

async function readProjects(commit: Commit, root: string, tools: ToolsAndCheckout): Promise<NxReading> {
  const { tree } = commit;
  const program = await Nx.find(root, tools);
  const settings = await settingsOf(tree, root);
  const directory = join(await tree.directory(), root);
  const projects = await withInstalledPackages(tools.checkout, tree, () => program.graph(directory, tree.side));
  const inputs = workspaceInputs(projects, settings);
  const owners = ownersIn(projects);
  return {
    projects,
    reportedBy: 'nx',
    targets: [...projects.values()].map(({ name, root: folder, dependencies }) => ({
      id: name,
      name,
      folder: posix.join(root, folder).replace(/^\.$/, ''),
      uses: dependencies.map((id) => ({ id })),
    })),
    // The owner of a file always counts: Nx misses names that git quotes, and files of .nxignore.
    owners: (path) => {
      const below = belowRoot(path, root);
      const owner = below === undefined ? undefined : owners(below);
      return owner === undefined ? [] : [owner];
    },
    readers: (path) => {
      const below = belowRoot(path, root);
      const read = below === undefined ? [] : inputs.of(below).filter(({ isNamed }) => isNamed);
      return read.flatMap(({ users }) => [...users]);
    },
  };
}

/** Nx is asked in the head commit. The graph of the base commit has the projects that the head lacks. */
async function compareSide(side: Side, tools: ToolsAndCheckout): Promise<Differences> {
  const { tree, other, root } = side;
  if (tree.side === 'base') return { targets: new Map(), covered: new Set() };
  const program = await Nx.find(root, tools);
  const directory = await tree.directory();
  const commit = await syntheticCommit(directory, tree, other, tools);
  const affected = await withInstalledPackages(tools.checkout, tree, () =>
    program.affected(join(directory, root), other.object, commit),
  );
  const covered = await coveredIn(side, affected, program.majorVersion);
  if ('everything' in covered) return covered;
  const what = 'Nx counts it as affected, by a file at the root or a package that changed';
  const targets = [...affected.projects].sort().map((name): [string, Cause] => [name, { kind: 'graph', what }]);
  return { targets: new Map(targets), covered };
}

/**
 * The changed files that the answer covers: those of projects, those that inputs name, and those that Nx follows.
 * @returns why everything is impacted, where Nx is known to miss what a file concerns
 */
async function coveredIn(
  { tree, other, root, changed, reading }: Side,
  { projects: affected, isComplete: affectedIsComplete }: Affected,
  nxMajorVersion: number,
): Promise<ReadonlySet<string> | { readonly everything: string }> {
  const { projects } = reading as NxReading;
  const nxJson = await settingsOf(tree, root);
  const inputs = workspaceInputs(projects, nxJson);
  const owners = ownersIn(projects);
  const isAll = projects.size > 0 && [...projects.keys()].every((name) => affected.has(name));
  const context: RootFileContext = {
    nxMajorVersion,
    affectedIsComplete,
    nxJson,
    typeScriptConfiguration: await typeScriptConfiguration(tree, root),
    changedFields: changed.includes('package.json') ? await changedSharedFields(other, tree, root) : [],
  };
  const covered = new Set<string>();
  for (const path of changed) {
    const owner = owners(path);
    const isOfRoot = owner === undefined || projects.get(owner)?.root === '.';
    // pnpm's settings are read elsewhere.
    const judged = isOfRoot && path !== 'pnpm-workspace.yaml' ? judgeRootFile(path, context) : 'plain';
    if (judged === 'shared' && !isAll) {
      return { everything: `${inside(root, path)} concerns every project, and Nx does not follow its change` };
    }
    // A project at the root lies around all others. Nx gives it every file that lies in no other project.
    const isOwned = owner !== undefined && (!isOfRoot || isCodeOfRoot(path));
    const isRead = inputs.of(path).some(({ isNamed }) => isNamed);
    if (isAll || isOwned || isRead || judged === 'followed') covered.add(inside(root, path));
  }
  return covered;
}

/** The one tsconfig file at the root that Nx reads. */
async function typeScriptConfiguration(tree: Tree, root: string): Promise<string | undefined> {
  const names = ['tsconfig.base.json', 'tsconfig.json'];
  const read = await tree.read(names.map((name) => inside(root, name)));
  return names.find((name) => read.has(inside(root, name)));
}

async function settingsOf(tree: Tree, root: string): Promise<RootFileContext['nxJson']> {
  const path = inside(root, 'nx.json');
  const content = (await tree.read([path])).get(path);
  if (content === undefined) throw new Unanswerable(`there is no ${path}, so that its projects are not known`);
  return fieldsInJson(content);
}

function ownersIn(projects: ProjectGraph): (path: string) => string | undefined {
  return ownersOf([...projects.values()].map(({ root, name }) => [root, name]));
}
