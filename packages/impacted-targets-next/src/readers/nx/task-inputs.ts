import { posix } from 'node:path';
import { directoryOf } from '../../../../impacted-targets/src/tree/paths.js';
import type { TaskInputs } from '../../../../impacted-targets/src/task-runners/task-inputs.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';

type Mapping = Readonly<Record<string, unknown>>;

/** A package with the tasks that Nx derives from its manifest. */
export interface Tasks {
  /** Directory of the package, from the root of the build. */
  readonly directory: string;
  readonly manifest: string;
  readonly scripts: readonly string[];
  readonly targets: Mapping;
  readonly namedInputs: Mapping;
}

/** The tasks of a manifest: its scripts, or the scripts that it lists, and its settings for tasks. */
export function tasksOf(manifest: string, fields: Mapping): Tasks {
  const nx = fieldsOf(fields.nx);
  const scripts = Array.isArray(nx.includedScripts) ? texts(nx.includedScripts) : Object.keys(fieldsOf(fields.scripts));
  return {
    directory: directoryOf(manifest),
    manifest,
    scripts,
    targets: fieldsOf(nx.targets),
    namedInputs: fieldsOf(nx.namedInputs),
  };
}

/**
 * Adds the inputs of a package's tasks that lie outside of the package (Nx's documentation of inputs and of
 * `targetDefaults`).
 * @param hasAnyTask true where plugins give tasks to packages, so that every default may count
 */
export function addInputsOf(tasks: Tasks, settings: Mapping, hasAnyTask: boolean, inputs: TaskInputs): void {
  const { directory, manifest, scripts, targets } = tasks;
  const names = new Set([...scripts, ...Object.keys(targets)]);
  const named = { ...fieldsOf(settings.namedInputs), ...tasks.namedInputs };
  const lists: unknown[] = [];
  for (const target of Object.values(targets)) lists.push(fieldsOf(target).inputs);
  for (const [key, value] of Object.entries(fieldsOf(settings.targetDefaults))) {
    // A pattern, and an executor of tasks (`@nx/js:tsc`), may mean any of them.
    const mayMean = names.size > 0 && /[*?[{/]|^nx:/.test(key);
    if (hasAnyTask || names.has(key) || mayMean) lists.push(fieldsOf(value).inputs);
  }
  // A task without inputs uses the inputs named `default`.
  if (hasAnyTask || names.size > 0) lists.push(named.default);
  addListed(lists, named, directory, manifest, inputs);
}

/**
 * Adds the inputs of lists that lie outside of a package.
 * @param named inputs by the names that lists may hold
 * @param directory of the package, from the root of the build
 * @param user what stands for the package in the inputs
 */
export function addListed(lists: unknown[], named: Mapping, directory: string, user: string, inputs: TaskInputs): void {
  const seen = new Set<unknown>();
  // The loop also visits lists that are added while it runs.
  for (const list of lists) {
    const written = Array.isArray(list) ? (list as unknown[]) : [list];
    for (const item of written) {
      if (Array.isArray(item)) lists.push(item);
      const text = typeof item === 'string' ? item : (fieldsOf(item).fileset ?? fieldsOf(item).input);
      if (typeof text !== 'string' || text.startsWith('!')) continue;
      const name = text.replace(/^\^/, '');
      if (Object.hasOwn(named, name)) {
        if (!seen.has(name)) lists.push(named[name]);
        seen.add(name);
        continue;
      }
      const [, place, path = ''] = /^\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(name) ?? [];
      if (place === 'workspaceRoot') inputs.add(path, user);
      else if (place === 'projectRoot' && path.includes('..')) inputs.add(posix.join(directory, path), user);
      // Another token may stand for any folder.
      else if (place === undefined && name.startsWith('{')) inputs.add('**', user);
    }
  }
}
