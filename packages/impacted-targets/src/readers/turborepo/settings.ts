import { posix } from 'node:path';
import { matcherOf, TaskInputs } from '../task-inputs.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { belowRoot } from '../../tree/build-root.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { directoryOf, inside, nameOf } from '../../tree/paths.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import { wordSet } from '../../../../shared/src/word-set.js';
import type { Commit } from '../commit.js';
import { packageManifests, type Manifest } from '../package-json.js';
import type { TaskDependency, TaskSettings } from '../task-runner.js';

/**
 * Keys of turbo.json that name no files and no packages, or that are read here
 * (https://turborepo.com/docs/reference/configuration). With any other key, turbo may know something that is not
 * searched for.
 */
const knownKeys = wordSet(
  '$schema extends pipeline tasks globalDependencies globalDotEnv globalEnv globalPassThroughEnv cacheDir ' +
    'cacheMaxAge cacheMaxSize daemon envMode ui experimentalUI experimentalSpaces experimentalObservability ' +
    'remoteCache concurrency noUpdateNotifier dangerouslyDisablePackageManagerCheck boundaries tags ' +
    'description',
);

/** A turbo.json of a commit: the root's, or that of a package. Turbo's filters ignore its effects on packages beyond their graph. */
interface TurboJson {
  /** From the root of the build. */
  readonly folder: string;
  readonly fields: Manifest;
  /** Name of its package; undefined for the root's own. */
  readonly owner: string | undefined;
  /** Why only turbo knows what it means. */
  readonly unknown: string | undefined;
}

/**
 * What turbo.json adds to the packages: files that affect every package, files outside of a package that a task reads, and tasks of other
 * packages.
 * @throws BrokenManifest
 */
export async function readSettings(commit: Commit, root: string): Promise<TaskSettings> {
  const manifests = await packageManifests(commit, root);
  const all = await turboJsons(commit, root, manifests);
  const unknown = all.some(({ folder }) => folder === '')
    ? all.find((one) => one.unknown !== undefined)?.unknown
    : `there is no turbo.json in the ${commit.tree.side} commit`;
  const globals = all
    .flatMap(({ fields }) => [...texts(fields.globalDependencies), ...texts(fields.globalDotEnv)])
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) => matcherOf(posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, '')).replace(/\/$/, '')));
  const inputs = new TaskInputs();
  for (const one of all) addInputs(inputs, one, manifests);
  return {
    ...(unknown !== undefined && { unknown }),
    isGlobal: (path) => isConfiguration(path) || globals.some((matches) => matches(path)),
    inputs,
    dependencies: all.flatMap(dependenciesOf),
  };
}

function isConfiguration(path: string): boolean {
  return path === 'turbo.json' || path === 'turbo.jsonc';
}

/** Reads each turbo.json. turbo ignores one without a package beside it, such as the sample of a test. */
async function turboJsons(
  commit: Commit,
  root: string,
  manifests: ReadonlyMap<string, Manifest | undefined>,
): Promise<TurboJson[]> {
  const paths = [...commit.files.keys()].filter(
    (path) => isConfiguration(nameOf(path)) && belowRoot(path, root) !== undefined && !path.includes('node_modules/'),
  );
  const documents = await commit.documents('turbo.json', paths, (content) => fieldsInJson(content));
  return paths.flatMap((path) => {
    const folder = directoryOf(belowRoot(path, root) ?? '');
    const owner = folder === '' ? undefined : manifests.get(inside(folder, 'package.json'))?.name;
    if (folder !== '' && typeof owner !== 'string') return [];
    const fields = documents.get(path);
    if (fields === undefined) throw new BrokenManifest(path, 'this is not JSON');
    const key = Object.keys(fields).find((one) => !knownKeys.has(one));
    const unknown = key && `${path} has ${JSON.stringify(key)}, which only turbo knows`;
    return [{ folder, fields, owner: typeof owner === 'string' ? owner : undefined, unknown }];
  });
}

/** The tasks of a turbo.json, each with its package. `*` stands for every package that has it. */
function tasksOf({ fields, owner = '*' }: TurboJson) {
  return Object.entries({ ...fieldsOf(fields.pipeline), ...fieldsOf(fields.tasks) }).map(([name, task]) => ({
    name: name.slice(name.lastIndexOf('#') + 1),
    from: packageOf(name) ?? owner,
    fields: fieldsOf(task),
  }));
}

/** The package in `package#task`. */
function packageOf(task: string): string | undefined {
  return task.includes('#') ? task.slice(0, task.lastIndexOf('#')) : undefined;
}

function dependenciesOf(one: TurboJson): TaskDependency[] {
  const { owner, fields } = one;
  // A configuration that a package extends is a part of the other package.
  const extended = owner === undefined ? [] : texts(fields.extends).map((on) => ({ from: owner, on }));
  const ofTasks = tasksOf(one).flatMap(({ from, fields: task }) =>
    [...texts(task.dependsOn), ...texts(task.with)].map((name) => ({ from, on: packageOf(name) ?? from })),
  );
  return [...extended, ...ofTasks].filter(({ from, on }) => on !== '//' && on !== from);
}

/** Adds the files outside of packages that tasks read, for the packages that have a script of the task's name. */
function addInputs(inputs: TaskInputs, one: TurboJson, manifests: ReadonlyMap<string, Manifest | undefined>): void {
  for (const { name, from, fields } of tasksOf(one)) {
    const outside = texts(fields.inputs).filter((input) => /^(?:\$TURBO_ROOT\$|\.\.)\//.test(input));
    for (const [path, manifest] of outside.length > 0 ? manifests : []) {
      const folder = directoryOf(path);
      // Tasks of the root belong to the root.
      const isOfTask = from === '*' ? folder !== '' : from === (folder === '' ? '//' : manifest?.name);
      if (!isOfTask || !Object.hasOwn(fieldsOf(manifest?.scripts), name)) continue;
      for (const input of outside) {
        const ofRoot = /^\$TURBO_ROOT\$\/(.*)$/s.exec(input)?.[1];
        inputs.add(ofRoot ?? posix.join(folder, input), path);
      }
    }
  }
}
