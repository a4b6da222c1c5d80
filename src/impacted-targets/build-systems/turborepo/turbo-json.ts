import { posix } from 'node:path';
import { parseJsonWithComments } from '../../formats/json-with-comments.js';
import { fieldsOf, texts } from '../../../shared/json-values.js';

/** What turbo's configuration is called, at the root of the build and in packages. */
export const configurationNames: readonly string[] = ['turbo.json', 'turbo.jsonc'];

/** What turbo.json says of packages beyond the graph of packages, which turbo's filters do not look at. */
export interface TaskReach {
  /** Packages on whose tasks a package's tasks depend by name: `dependsOn: ["codegen#generate"]`. `*` stands for every package. */
  readonly dependencies: readonly { readonly from: string; readonly on: string }[];
  /** Files outside of a package that a task of it reads. */
  readonly inputs: readonly OutsideInput[];
}

/** An input of a task outside of its package. */
export interface OutsideInput {
  /** Name of the task. */
  readonly task: string;
  /** The package that the task belongs to; `*` stands for every package that has it. */
  readonly from: string;
  /** A glob, from the root of the build, or from the package where it begins with `../`. */
  readonly glob: string;
  /** What the paths begin with, from the root of the build, as far as it is known without the package. */
  readonly start: string;
}

/**
 * Reads a turbo.json.
 * @param directory the directory that it lies in, from the build's root; empty for the root's own
 * @param owner the package that it belongs to; undefined for the root's own
 * @throws SyntaxError when it is no JSON
 */
export function readTaskReach(text: string, directory: string, owner: string | undefined): TaskReach {
  const configuration = fieldsOf(parseJsonWithComments(text));
  const dependencies: { from: string; on: string }[] = [];
  const inputs: OutsideInput[] = [];
  // A configuration that a package takes over from another one is a part of that other package.
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
      // Without an owner the package is not known, and the path may lie anywhere above.
      const isAnywhere = ofRoot === undefined && owner === undefined;
      const glob = ofRoot ?? (isAnywhere ? input : posix.join(directory, input));
      const start = posix.normalize(glob.replace(/[*?[{].*$/s, '')).replace(/^(?:\.\.\/)+|^\.$/, '');
      inputs.push({ task: name.slice(name.lastIndexOf('#') + 1), from, glob, start });
    }
  }
  return { dependencies, inputs };
}
