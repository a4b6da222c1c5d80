import { posix } from 'node:path';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { belowRoot } from '../../tree/build-root.js';
import type { Tree } from '../../tree/tree.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import type { TaskDependency } from '../task-runner.js';

/** Names of turbo's configuration, at the root of the build and in packages. */
export const configurationNames: readonly string[] = ['turbo.json', 'turbo.jsonc'];

/** An input of a task outside of its package. */
export interface OutsideInput {
  /** Name of the task. */
  readonly task: string;
  /** The package of the task. `*` stands for every package that has it. */
  readonly from: string;
  /** A glob, from the root of the build, or from the package where it begins with `../`. */
  readonly glob: string;
}

/** A turbo.json of a commit: the root's, or that of a package. Turbo's filters ignore its effects on packages beyond their graph. */
export interface TurboJson {
  /** From the root of the repository. */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly dependencies: readonly TaskDependency[];
  /** Files outside of a package that one of its tasks reads. */
  readonly inputs: readonly OutsideInput[];
}

/**
 * Reads each turbo.json of a commit. turbo ignores a configuration without a package beside it, such as the sample of a test.
 * @throws BrokenManifest
 */
export async function readTurboJsons(tree: Tree, root: string): Promise<TurboJson[]> {
  const paths = (await tree.entries()).flatMap(({ path }) =>
    configurationNames.includes(posix.basename(path)) && !path.includes('node_modules/') ? [path] : [],
  );
  const manifestOf = (path: string) => posix.join(posix.dirname(path), 'package.json');
  const contents = await tree.read([...paths, ...paths.map(manifestOf)]);
  const found: TurboJson[] = [];
  for (const path of paths) {
    const place = belowRoot(path, root);
    const content = contents.get(path);
    if (place === undefined || content === undefined) continue;
    const isRoot = configurationNames.includes(place);
    const name = isRoot ? undefined : fieldsInJson(contents.get(manifestOf(path)))?.name;
    if (!isRoot && typeof name !== 'string') continue;
    const fields = fieldsInJson(content);
    if (fields === undefined) throw new BrokenManifest(path, 'this is not JSON');
    const owner = typeof name === 'string' ? name : undefined;
    found.push({ path, fields, ...taskReach(fields, isRoot ? '' : posix.dirname(place), owner) });
  }
  return found;
}

/**
 * @param directory of the file, from the build's root; empty for the root's own
 * @param owner the package of the file; undefined for the root's own
 */
function taskReach(
  configuration: Readonly<Record<string, unknown>>,
  directory: string,
  owner: string | undefined,
): Pick<TurboJson, 'dependencies' | 'inputs'> {
  const dependencies: TaskDependency[] = [];
  const inputs: OutsideInput[] = [];
  // A configuration that a package extends is a part of the other package.
  for (const on of owner === undefined ? [] : texts(configuration.extends)) {
    if (on !== '//' && on !== owner) dependencies.push({ from: owner ?? '*', on });
  }
  const tasks = { ...fieldsOf(configuration.pipeline), ...fieldsOf(configuration.tasks) };
  for (const [name, value] of Object.entries(tasks)) {
    const task = fieldsOf(value);
    const from = name.includes('#') ? name.slice(0, name.lastIndexOf('#')) : (owner ?? '*');
    for (const dependency of [...texts(task.dependsOn), ...texts(task.with)]) {
      const on = dependency.includes('#') ? dependency.slice(0, dependency.lastIndexOf('#')) : '';
      if (on !== '' && on !== '//' && on !== from) dependencies.push({ from, on });
    }
    for (const input of texts(task.inputs)) {
      if (input.startsWith('!')) continue;
      const ofRoot = /^\$TURBO_ROOT\$\/(.*)$/s.exec(input)?.[1];
      if (ofRoot === undefined && !input.startsWith('../')) continue;
      // Without an owner the package is unknown, and the path may lie in any directory above.
      const isAnywhere = ofRoot === undefined && owner === undefined;
      const glob = ofRoot ?? (isAnywhere ? input : posix.join(directory, input));
      inputs.push({ task: name.slice(name.lastIndexOf('#') + 1), from, glob });
    }
  }
  return { dependencies, inputs };
}
