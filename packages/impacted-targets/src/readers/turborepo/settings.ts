import { posix } from 'node:path';
import { matcherOf, TaskInputs } from '../task-inputs.js';
import { belowRoot } from '../../tree/build-root.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { nameOf } from '../../tree/paths.js';
import type { Tree } from '../../tree/tree.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import { wordSet } from '../../../../shared/src/word-set.js';
import type { Commit } from '../commit.js';
import type { TaskSettings } from '../task-runner.js';
import { configurationNames, readTurboJsons, type OutsideInput, type TurboJson } from './turbo-json.js';

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

/**
 * What turbo.json adds to the packages: files that affect every package, files outside of a package that a task reads, and tasks of other
 * packages.
 */
export async function readSettings({ tree }: Commit, root: string): Promise<TaskSettings> {
  const configurations = await readTurboJsons(tree, root);
  const unknown = configurations.some(({ path }) => isConfiguration(belowRoot(path, root) ?? ''))
    ? configurations.map(unknownKey).find((one) => one !== undefined)
    : `there is no turbo.json in the ${tree.side} commit`;
  const globals = configurations
    .flatMap(({ fields }) => [...texts(fields.globalDependencies), ...texts(fields.globalDotEnv)])
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) => matcherOf(posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, '')).replace(/\/$/, '')));
  const given = configurations.flatMap((one) => one.inputs);
  return {
    ...(unknown !== undefined && { unknown }),
    isGlobal: (path) => isConfiguration(path) || globals.some((matches) => matches(path)),
    inputs: await inputsOf(tree, root, given),
    dependencies: configurations.flatMap((one) => one.dependencies),
  };
}

function isConfiguration(path: string): boolean {
  return configurationNames.includes(path);
}

function unknownKey({ path, fields }: TurboJson): string | undefined {
  const unknown = Object.keys(fields).find((key) => !knownKeys.has(key));
  return unknown && `${path} has ${JSON.stringify(unknown)}, which only turbo knows`;
}

/** The inputs of tasks, for the packages that have a script of the task's name. Tasks of the root belong to the root. */
async function inputsOf(tree: Tree, root: string, given: readonly OutsideInput[]): Promise<TaskInputs> {
  const inputs = new TaskInputs();
  if (given.length === 0) return inputs;
  const manifests = (await tree.entries()).flatMap(({ path }) =>
    nameOf(path) === 'package.json' && !`/${path}`.includes('/node_modules/') ? [path] : [],
  );
  for (const [path, content] of await tree.read(manifests)) {
    const manifest = belowRoot(path, root);
    if (manifest === undefined) continue;
    const fields = fieldsInJson(content) ?? {};
    const isRoot = manifest === 'package.json';
    for (const { task, from, glob } of given) {
      const isOfTask = from === '*' ? !isRoot : from === (isRoot ? '//' : fields.name);
      if (!isOfTask || !Object.hasOwn(fieldsOf(fields.scripts), task)) continue;
      inputs.add(glob.startsWith('../') ? posix.join(posix.dirname(manifest), glob) : glob, manifest);
    }
  }
  return inputs;
}
