import { posix } from 'node:path';
import { directoryOf } from '../../tree/paths.js';
import { TaskInputs } from '../task-inputs.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import type { Project } from './nx.js';

type Mapping = Readonly<Record<string, unknown>>;

/**
 * A package with the inputs of the tasks that Nx derives from its manifest: its scripts, or those that it lists, and its settings for tasks (Nx's
 * documentation of inputs and of `targetDefaults`).
 * @param manifest path from the root of the build
 */
export function projectOf(manifest: string, fields: Mapping, settings: Mapping): Project {
  const { includedScripts, targets, namedInputs } = fieldsOf(fields.nx);
  const scripts = Array.isArray(includedScripts) ? texts(includedScripts) : Object.keys(fieldsOf(fields.scripts));
  const names = new Set([...scripts, ...Object.keys(fieldsOf(targets))]);
  // Plugins give tasks to packages, so that every default may count.
  const hasAny = Array.isArray(settings.plugins) && settings.plugins.length > 0;
  // A pattern, and an executor of tasks (`@nx/js:tsc`), may mean any of them.
  const isMeant = (key: string) => hasAny || names.has(key) || (names.size > 0 && /[*?[{/]|^nx:/.test(key));
  const defaults = Object.entries(fieldsOf(settings.targetDefaults)).filter(([key]) => isMeant(key));
  const tasks = [...Object.values(fieldsOf(targets)), ...defaults.map(([, value]) => value)];
  return {
    name: manifest,
    root: directoryOf(manifest),
    dependencies: [],
    // A task without inputs uses the inputs named `default`.
    inputs: [...tasks.map((task) => fieldsOf(task).inputs), ...(hasAny || names.size > 0 ? ['default'] : [])],
    namedInputs: fieldsOf(namedInputs),
  };
}

/**
 * The files outside of their projects that tasks name as inputs (`{workspaceRoot}/babel.config.json`), with the names of the projects.
 * @param shared inputs by the names that lists of any project may hold
 */
export function inputsOf(projects: Iterable<Project>, shared: Mapping): TaskInputs {
  const inputs = new TaskInputs();
  for (const { name: user, root, inputs: given, namedInputs } of projects) {
    const named = { ...shared, ...namedInputs };
    // The loop over a Set also reaches items that are added while it runs, and each once.
    const items = new Set<unknown>(given);
    for (const item of items) {
      if (Array.isArray(item)) for (const one of item as unknown[]) items.add(one);
      const text = typeof item === 'string' ? item : (fieldsOf(item).fileset ?? fieldsOf(item).input);
      if (typeof text !== 'string' || text.startsWith('!')) continue;
      const name = text.replace(/^\^/, '');
      if (Object.hasOwn(named, name)) items.add(named[name]);
      else addInput(inputs, name, root, user);
    }
  }
  return inputs;
}

function addInput(inputs: TaskInputs, written: string, root: string, user: string): void {
  const [, place, path = ''] = /^\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(written) ?? [];
  if (place === 'workspaceRoot') inputs.add(path, user);
  else if (place === 'projectRoot' && path.includes('..')) inputs.add(posix.join(root, path), user);
  // Another token may stand for any folder.
  else if (place === undefined && written.startsWith('{')) inputs.add('**', user);
}
