import { wordSet } from '../../../../shared/src/word-set.js';
import { posix } from 'node:path';
import { belowRoot } from '../../tree/build-root.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import type { Impact } from '../../graph/impact.js';
import type { InsteadOfTool, Tools } from '../../graph/reader.js';
import { answerOfWorkspaces, type SettingsOfTool } from '../../task-runners/answer-of-workspaces.js';
import { matcherOf, TaskInputs } from '../../task-runners/task-inputs.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { configurationNames, readTurboJsons, type OutsideInput, type TaskReach, type TurboJson } from './turbo-json.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';

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
 * The answer where turbo is not installed. Turborepo's graph of packages is that of the workspaces. Its settings also
 * name files that affect every package, files outside of a package that a task reads, and tasks of other packages.
 * @throws ImpactError where the answer could have fewer targets than turbo's
 */
export async function impactWithoutTurbo(
  comparison: Comparison,
  tools: Tools,
  instead: InsteadOfTool,
): Promise<Impact> {
  const { base, head, root } = comparison;
  const sides = [await readSettings(base, root), await readSettings(head, root)];
  const impact = await answerOfWorkspaces(comparison, tools, instead, sides);
  if (impact.kind === 'all') return impact;
  for (const { dependencies } of sides.flatMap(({ reaches }) => reaches)) {
    const left = dependencies.find(({ from, on }) => impact.targets.has(on) && !impact.targets.has(from));
    if (left !== undefined) {
      const whose = left.from === '*' ? 'tasks of every package' : `tasks of ${left.from}`;
      return { kind: 'all', why: `${whose} depend on ${left.on} (turbo.json), which only turbo follows` };
    }
  }
  return impact;
}

async function readSettings(
  tree: Tree,
  root: string,
): Promise<SettingsOfTool & { readonly reaches: readonly TaskReach[] }> {
  const matchers: ((path: string) => boolean)[] = [(path) => configurationNames.includes(path)];
  const inputs = new TaskInputs();
  const cannot = (unknown: string) => ({ unknown, reaches: [], inputs, isGlobal: () => true });
  let configurations: readonly TurboJson[];
  try {
    configurations = await readTurboJsons(tree, root);
  } catch (error) {
    if (!(error instanceof BrokenManifest)) throw error;
    return cannot(error.message);
  }
  if (!configurations.some(({ path }) => configurationNames.includes(belowRoot(path, root) ?? ''))) {
    return cannot(`there is no turbo.json in the ${tree.side} commit`);
  }
  for (const { path, fields } of configurations) {
    const unknown = Object.keys(fields).find((key) => !knownKeys.has(key));
    if (unknown !== undefined) return cannot(`${path} has ${JSON.stringify(unknown)}, which only turbo knows`);
    for (const glob of [...texts(fields.globalDependencies), ...texts(fields.globalDotEnv)]) {
      if (glob.startsWith('!')) continue;
      matchers.push(matcherOf(posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, '')).replace(/\/$/, '')));
    }
  }
  const reaches = configurations.map(({ reach }) => reach);
  const given = reaches.flatMap((reach) => reach.inputs);
  if (given.length > 0) await addInputs(tree, root, given, inputs);
  return { reaches, inputs, isGlobal: (path) => matchers.some((matches) => matches(path)) };
}

/**
 * Adds the inputs of tasks to the packages that have a script of the task's name. Tasks of the root belong to the root.
 */
async function addInputs(tree: Tree, root: string, given: readonly OutsideInput[], inputs: TaskInputs): Promise<void> {
  const manifests = (await tree.entries()).flatMap(({ path }) =>
    posix.basename(path) === 'package.json' && !`/${path}`.includes('/node_modules/') ? [path] : [],
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
}
