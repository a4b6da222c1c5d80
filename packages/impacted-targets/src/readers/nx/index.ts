import { belowRoot } from '../../tree/build-root.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { inside } from '../../tree/paths.js';
import { isCodeOfRoot } from '../../tree/root-code.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { canonicalJson, fieldsOf } from '../../../../shared/src/json-values.js';
import { wordSet } from '../../../../shared/src/word-set.js';
import type { Commit } from '../commit.js';
import { syntheticCommit } from '../installed.js';
import type { Cause, DeclaredTarget, Differences, Reading, Setting, Side } from '../reader.js';
import { filesForAll, isShared, type TaskRunner } from '../task-runner.js';
import type { ToolsAndCheckout } from '../tools.js';
import { Nx } from './nx.js';
import { readSettings } from './settings.js';
import { inputsOf } from './task-inputs.js';

/** Projects that Nx reports, and those that it counts as affected. */
export const nx: TaskRunner = {
  name: 'nx',
  find: (...asked) => Promise.resolve(new Nx(...asked)),
  everything: rootSettings,
  read: readProjects,
  compare: compareSide,
  settings: readSettings,
};

/** Fields of the root's package.json that affect only the root itself, or that Nx follows. */
const followedFields = wordSet('name version description license author scripts nx dependencies devDependencies');

/** Settings at the root that affect every project, and whose change Nx does not follow. */
async function rootSettings(commit: Commit, root: string): Promise<Map<string, Setting>> {
  // Nx does not follow the catalogs of pnpm.
  const isOfNx = (path: string) => /^(?:\.nxignore|\.env(?:\..*)?|pnpm-workspace\.yaml)$/.test(path);
  const settings = filesForAll(commit, root, (path) => isShared(path) || isOfNx(path));
  const file = inside(root, 'package.json');
  const content = (await commit.tree.read([file])).get(file);
  const fields = fieldsInJson(content) ?? { unreadable: content?.toString('base64') };
  for (const [field, value] of Object.entries(fields)) {
    if (!followedFields.has(field)) settings.set(`${field} in ${file}`, { file, value: canonicalJson(value ?? null) });
  }
  return settings;
}

const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];

async function readProjects(commit: Commit, root: string, tools: ToolsAndCheckout): Promise<Reading> {
  const program = new Nx(root, tools);
  const path = inside(root, 'nx.json');
  const content = (await commit.tree.read([path])).get(path);
  if (content === undefined) throw new Unanswerable(`there is no ${path}, so that its projects are not known`);
  const nxJson = fieldsInJson(content) ?? {};
  const projects = await program.graph(commit.tree);
  const inputs = inputsOf(projects, fieldsOf(nxJson.namedInputs));
  const namedInputs = (below: string) => inputs.of(below).filter(({ isNamed }) => isNamed);
  // With `auto`, older versions of Nx ignore the lockfile. Any other value marks the projects that the configuration names, or all.
  const { projectsAffectedByDependencyUpdates: mode } = fieldsOf(fieldsOf(nxJson.pluginsConfig)['@nx/js']);
  const readsLockfile = mode !== 'auto' || Number.parseInt(program.program.version, 10) >= 23;
  // Of these two, Nx reads the first that is there. It marks the projects of a changed path mapping, and all for any other change.
  const tsconfig = ['tsconfig.base.json', 'tsconfig.json'].find((name) => commit.files.has(inside(root, name)));
  const followed = new Set(['package.json', tsconfig, ...(readsLockfile ? lockfiles : [])]);
  return {
    reportedBy: 'nx',
    // Their files always count: Nx misses names that git quotes, and files of .nxignore.
    targets: projects.map(({ name, root: folder, dependencies }): DeclaredTarget => ({
      id: name,
      name,
      folder: inside(root, folder === '.' ? '' : folder),
      uses: dependencies.map((id) => ({ id })),
      // A project at the root lies around all others. Nx gives it every file that lies in no other project.
      ...(folder === '.' && { atRoot: { owns: isCodeOfRoot } }),
    })),
    everything: readsLockfile ? new Map() : filesForAll(commit, root, (below) => lockfiles.includes(below)),
    readers: (full) => namedInputs(belowRoot(full, root) ?? '').flatMap(({ users }) => [...users]),
    describedBy: (full) => {
      const below = belowRoot(full, root) ?? '';
      return followed.has(below) || namedInputs(below).length > 0 ? full : undefined;
    },
  };
}

/** Nx is asked in the head commit. The graph of the base commit has the projects that the head lacks. */
async function compareSide(
  { tree, other, root, changed, reading }: Side,
  tools: ToolsAndCheckout,
): Promise<Differences> {
  if (tree.side === 'base') return { targets: new Map(), covered: new Set() };
  const program = new Nx(root, tools);
  const commit = await syntheticCommit(await tree.directory(), tree, other, tools);
  const { projects, isComplete } = await program.affected(tree, other.object, commit);
  const isAll = projects.length > 0 && projects.length >= (reading?.targets.length ?? 0);
  if (!isComplete && !isAll && changed.includes('package.json')) {
    return { everything: `${inside(root, 'package.json')} concerns every project, and Nx does not follow its change` };
  }
  const what = 'Nx counts it as affected, by a file at the root or a package that changed';
  return {
    targets: new Map(projects.sort().map((name): [string, Cause] => [name, { kind: 'graph', what }])),
    covered: new Set(isAll ? changed.map((path) => inside(root, path)) : []),
  };
}
