import { posix } from 'node:path';
import { fieldsOf, isObject, texts } from '../../../shared/src/json-values.js';
import { directoryOf, inside, isWithin, nameOf, withoutEndSlashes } from '../tree/paths.js';
import { fieldsInJson } from '../tree/formats/json-with-comments.js';
import type { Tree } from '../tree/tree.js';

type Mapping = Readonly<Record<string, unknown>>;

/** The task of a target. Paths are from the root of the repository. */
export interface TaskOfTarget {
  /** The declaration: a `turbo.json`, `nx.json` or `project.json`. */
  readonly file: string;
  readonly task: string;
  /** Folder of the target; undefined where nobody knows it. */
  readonly folder: string | undefined;
  /** Root of the build. */
  readonly root: string;
}

/** One input of a task. */
export interface Input {
  /** True for a glob that excludes files. */
  readonly isExcluded: boolean;
  /** Where the glob is written from: the folder of the target, or the root of the build. */
  readonly from: 'target' | 'root';
  readonly glob: string;
}

/** Files of a package that are inputs of every task, whatever it declares (the references of Turborepo and Nx). */
export const manifests: readonly string[] = ['package.json', 'project.json', 'turbo.json', 'turbo.jsonc'];

/** Where the inputs of a target's task are declared. */
interface Declared {
  /** The file that the rule names. */
  readonly given: Mapping;
  /** Settings of Nx for the whole build. */
  readonly nx: Mapping;
  /** The target's own files, by their names. */
  readonly own: Readonly<Record<string, Mapping>>;
}

/**
 * The inputs of tasks, as `turbo.json` (https://turborepo.com/docs/reference/configuration#inputs), `nx.json` and `project.json`
 * (https://nx.dev/docs/reference/inputs) declare them. What a package declares comes before what the root declares for it.
 * @returns for each task, with globs from the root of the repository; undefined where inputs are not declared or not understood, so that every
 *   file of the target is one
 */
export async function inputsOf(tree: Tree, tasks: readonly TaskOfTarget[]): Promise<(Input[] | undefined)[]> {
  const ownFiles = (task: TaskOfTarget) => manifests.map((name) => inside(homeOf(task) ?? '', name));
  const settings = ({ root }: TaskOfTarget) => inside(root, 'nx.json');
  const contents = await tree.read(tasks.flatMap((task) => [task.file, settings(task), ...ownFiles(task)]));
  return tasks.map((task) => {
    const home = homeOf(task);
    const given = fieldsInJson(contents.get(task.file));
    if (home === undefined || given === undefined) return undefined;
    const own: Record<string, Mapping> = {};
    for (const path of ownFiles(task)) {
      const fields = contents.has(path) && path !== task.file ? fieldsInJson(contents.get(path)) : {};
      if (fields === undefined) return undefined;
      own[nameOf(path)] = fields;
    }
    const declared = { given, nx: fieldsInJson(contents.get(settings(task))) ?? {}, own };
    const globs = /^turbo\.jsonc?$/.test(nameOf(task.file)) ? turboInputs(declared, task) : nxInputs(declared, task);
    return globs && placed(globs, home, task.root);
  });
}

/** The folder in which globs of the target begin: its own, where the declaration lies there or above; else that of the declaration. */
function homeOf({ file, folder, root }: TaskOfTarget): string | undefined {
  const place = directoryOf(file);
  if (nameOf(file) === 'project.json') return place;
  if (folder !== undefined && isWithin(folder, place)) return folder;
  // Settings of a whole build say nothing of a target whose folder is not known.
  return place === root || nameOf(file) === 'nx.json' ? undefined : place;
}

/** Turns the globs of a task into globs from the root of the repository; undefined where none of them includes anything. */
function placed(globs: readonly Input[], home: string, root: string): Input[] | undefined {
  if (globs.every(({ isExcluded }) => isExcluded)) return undefined;
  const escaped = (folder: string) => folder.replaceAll(/[\\*?[\]{}()!]/g, '\\$&');
  const starts = { target: escaped(home), root: escaped(root) };
  // An empty glob is the whole folder.
  const path = ({ from, glob }: Input) => withoutEndSlashes(posix.join(starts[from], glob === '' ? '**' : glob));
  return globs.map((one) => ({ ...one, glob: path(one) }));
}

function turboInputs({ given, own }: Declared, { task }: TaskOfTarget): Input[] | undefined {
  const tasksIn = (declared: Mapping) => ({ ...fieldsOf(declared.pipeline), ...fieldsOf(declared.tasks) });
  const tasks = tasksIn(given);
  const inherited = fieldsOf(tasks[`${String(own['package.json']?.name)}#${task}`] ?? tasks[task]).inputs;
  const ownSettings = { ...own['turbo.json'], ...own['turbo.jsonc'] };
  const ofPackage = fieldsOf(tasksIn(ownSettings)[task]);
  if (ofPackage.inputs !== undefined) return turboGlobs(ofPackage.inputs);
  const isInherited = ofPackage.extends !== false && texts(ownSettings.extends).every((one) => one === '//');
  return isInherited ? turboGlobs(inherited) : undefined;
}

function turboGlobs(inputs: unknown): Input[] | undefined {
  // Without inputs, and with an empty list, every file of the package is one.
  if (!Array.isArray(inputs)) return undefined;
  const globs: Input[] = [];
  for (const written of inputs as unknown[]) {
    if (typeof written !== 'string') return undefined;
    const [, not, token = '', glob = ''] = /^(!?)(?:(\$TURBO_\w+\$)(?:\/|$))?(.*)$/s.exec(written) ?? [];
    const isWhole = token === '$TURBO_DEFAULT$';
    const isKnown = isWhole ? not === '' : token === '' || token === '$TURBO_ROOT$';
    if (!isKnown || glob.includes('$') || isWhole !== (glob === '')) return undefined;
    globs.push({ isExcluded: not === '!', from: token === '$TURBO_ROOT$' ? 'root' : 'target', glob });
  }
  return globs;
}

function nxInputs({ given, nx, own }: Declared, { task, file }: TaskOfTarget): Input[] | undefined {
  const name = nameOf(file);
  const settings = name === 'nx.json' ? given : nx;
  const project = name === 'project.json' ? given : fieldsOf(own['project.json']);
  const manifest = fieldsOf(own['package.json']?.nx);
  const declared = { ...fieldsOf(fieldsOf(manifest.targets)[task]), ...fieldsOf(fieldsOf(project.targets)[task]) };
  const defaults = fieldsOf(settings.targetDefaults);
  const inputs = declared.inputs ?? fieldsOf(defaults[String(declared.executor)] ?? defaults[task]).inputs;
  const ofAll = { default: ['{projectRoot}/**'], ...fieldsOf(settings.namedInputs) };
  return nxGlobs(inputs, { ...ofAll, ...fieldsOf(manifest.namedInputs), ...fieldsOf(project.namedInputs) }, []);
}

/** Inputs of Nx that are no files of the target: of its dependencies, or no files. */
const otherInputs: readonly string[] = ['env', 'runtime', 'externalDependencies', 'dependentTasksOutputFiles'];

function isOfOthers(input: unknown): boolean {
  if (typeof input === 'string') return input.startsWith('^');
  const fields = fieldsOf(input);
  const isOfDependencies = fields.dependencies === true || fields.projects === 'dependencies';
  return isOfDependencies || otherInputs.some((key) => Object.hasOwn(fields, key));
}

/** @param above names of the lists around this one, which it must not hold again */
function nxGlobs(inputs: unknown, named: Mapping, above: readonly string[]): Input[] | undefined {
  if (!Array.isArray(inputs)) return undefined;
  const globs: Input[] = [];
  for (const input of (inputs as unknown[]).filter((one) => !isOfOthers(one))) {
    const { projects = 'self', fileset, input: name = fileset } = fieldsOf(input);
    const text = isObject(input) && projects === 'self' ? name : input;
    if (typeof text !== 'string' || above.includes(text)) return undefined;
    if (Object.hasOwn(named, text)) {
      const inner = nxGlobs(named[text], named, [...above, text]);
      if (inner === undefined) return undefined;
      globs.push(...inner);
      continue;
    }
    const [, not, token, glob = ''] = /^(!?)\{(workspaceRoot|projectRoot)\}(?:\/|$)(.*)$/s.exec(text) ?? [];
    if (token === undefined || /\{\w+\}/.test(glob)) return undefined;
    globs.push({ isExcluded: not === '!', from: token === 'projectRoot' ? 'target' : 'root', glob });
  }
  return globs;
}
