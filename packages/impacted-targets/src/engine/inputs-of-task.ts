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

/** The files that a task declares as its inputs: globs from the root of the repository. */
export interface Inputs {
  /** Globs from the folder of the target. */
  readonly ofTarget: readonly string[];
  /** Globs from the root of the build. */
  readonly ofRoot: readonly string[];
  /** Globs of files that are none. */
  readonly excluded: readonly string[];
}

/** Files of a package that are inputs of every task, whatever it declares (the references of Turborepo and Nx). */
export const manifests: readonly string[] = ['package.json', 'project.json', 'turbo.json', 'turbo.jsonc'];

/** Where the inputs of a target's task are declared. */
interface Declared {
  /** The file that the rule names. */
  readonly given: Mapping;
  /** Settings of Nx for the whole build. */
  readonly nx: Mapping | undefined;
  /** The target's own files, by their names; undefined for one that cannot be read. */
  readonly own: ReadonlyMap<string, Mapping | undefined>;
}

/**
 * The inputs of tasks, as `turbo.json` (https://turborepo.com/docs/reference/configuration#inputs), `nx.json` and `project.json`
 * (https://nx.dev/docs/reference/inputs) declare them. What a package declares comes before what the root declares for it.
 * @returns for each task; undefined where inputs are not declared or not understood, so that every file of the target is one
 */
export async function inputsOf(tree: Tree, tasks: readonly TaskOfTarget[]): Promise<(Inputs | undefined)[]> {
  const read = new Set<string>();
  for (const task of tasks) {
    const home = homeOf(task);
    for (const path of [task.file, inside(task.root, 'nx.json')]) read.add(path);
    if (home !== undefined) for (const name of manifests) read.add(inside(home, name));
  }
  const contents = await tree.read(read);
  return tasks.map((task) => {
    const home = homeOf(task);
    const given = fieldsInJson(contents.get(task.file));
    if (home === undefined || given === undefined) return undefined;
    const own = manifests.flatMap((name) => {
      const path = inside(home, name);
      return contents.has(path) && path !== task.file ? [[name, fieldsInJson(contents.get(path))] as const] : [];
    });
    if (own.some(([, fields]) => fields === undefined)) return undefined;
    const nx = fieldsInJson(contents.get(inside(task.root, 'nx.json')));
    const declared = { given, nx, own: new Map(own) };
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

/** One input as it is written, in parts. */
interface Glob {
  readonly isExcluded: boolean;
  readonly from: 'target' | 'root';
  /** Empty for the whole folder. */
  readonly glob: string;
}

/** Turns the globs of a task into globs from the root of the repository; undefined where none of them includes anything. */
function placed(globs: readonly Glob[], home: string, root: string): Inputs | undefined {
  const escaped = (folder: string) => folder.replaceAll(/[\\*?[\]{}()!]/g, '\\$&');
  const from = { target: escaped(home), root: escaped(root) };
  const paths = (wanted: (one: Glob) => boolean) =>
    globs.filter(wanted).map((one) => withoutEndSlashes(posix.join(from[one.from], one.glob === '' ? '**' : one.glob)));
  const inputs = {
    ofTarget: paths((one) => !one.isExcluded && one.from === 'target'),
    ofRoot: paths((one) => !one.isExcluded && one.from === 'root'),
    excluded: paths((one) => one.isExcluded),
  };
  return inputs.ofTarget.length + inputs.ofRoot.length === 0 ? undefined : inputs;
}

function turboInputs({ given, own }: Declared, { task }: TaskOfTarget): Glob[] | undefined {
  const tasksIn = (declared: Mapping) => ({ ...fieldsOf(declared.pipeline), ...fieldsOf(declared.tasks) });
  const tasks = tasksIn(given);
  const name = String(own.get('package.json')?.name);
  const inherited = fieldsOf(tasks[`${name}#${task}`] ?? tasks[task]).inputs;
  const declared = own.get('turbo.json') ?? own.get('turbo.jsonc');
  if (declared === undefined) return turboGlobs(inherited);
  const ofPackage = fieldsOf(tasksIn(declared)[task]);
  if (ofPackage.inputs !== undefined) return turboGlobs(ofPackage.inputs);
  const isInherited = ofPackage.extends !== false && texts(declared.extends).every((one) => one === '//');
  return isInherited ? turboGlobs(inherited) : undefined;
}

function turboGlobs(inputs: unknown): Glob[] | undefined {
  // Without inputs, and with an empty list, every file of the package is one.
  if (!Array.isArray(inputs)) return undefined;
  const globs = inputs.map((written: unknown): Glob | undefined => {
    const [, not, token, glob = ''] =
      typeof written === 'string' ? (/^(!?)(?:(\$TURBO_\w+\$)(?:\/|$))?(.*)$/s.exec(written) ?? []) : [];
    const from = { $TURBO_DEFAULT$: 'target', $TURBO_ROOT$: 'root', '': 'target' } as const;
    const known = from[(token ?? '') as keyof typeof from] as Glob['from'] | undefined;
    const isWhole = glob === '';
    const isOdd = glob.includes('$') || isWhole !== (token === '$TURBO_DEFAULT$') || (isWhole && not !== '');
    return known === undefined || isOdd ? undefined : { isExcluded: not === '!', from: known, glob };
  });
  return allOf(globs);
}

/** The globs, unless one of them is not understood. */
function allOf(globs: readonly (Glob | undefined)[]): Glob[] | undefined {
  const known = globs.filter((glob) => glob !== undefined);
  return known.length === globs.length ? known : undefined;
}

function nxInputs({ given, nx = {}, own }: Declared, { task, file }: TaskOfTarget): Glob[] | undefined {
  const name = nameOf(file);
  const settings = name === 'nx.json' ? given : nx;
  const project = name === 'project.json' ? given : fieldsOf(own.get('project.json'));
  const manifest = fieldsOf(own.get('package.json')?.nx);
  const declared = { ...fieldsOf(fieldsOf(manifest.targets)[task]), ...fieldsOf(fieldsOf(project.targets)[task]) };
  const defaults = fieldsOf(settings.targetDefaults);
  const inputs = declared.inputs ?? fieldsOf(defaults[String(declared.executor)] ?? defaults[task]).inputs;
  const ofAll = { default: ['{projectRoot}/**'], ...fieldsOf(settings.namedInputs) };
  return nxGlobs(inputs, { ...ofAll, ...fieldsOf(manifest.namedInputs), ...fieldsOf(project.namedInputs) }, []);
}

/** Inputs of Nx that are no files of the target: of its dependencies, or no files. */
const otherInputs: readonly string[] = ['env', 'runtime', 'externalDependencies', 'dependentTasksOutputFiles'];

/** @param above names of the lists around this one, which it must not hold again */
function nxGlobs(inputs: unknown, named: Mapping, above: readonly string[]): Glob[] | undefined {
  if (!Array.isArray(inputs)) return undefined;
  const globs: (Glob | undefined)[] = [];
  for (const input of inputs as unknown[]) {
    const isOfOthers =
      isObject(input) &&
      (input.dependencies === true ||
        input.projects === 'dependencies' ||
        otherInputs.some((key) => Object.hasOwn(input, key)));
    const isOfSelf = isObject(input) && (input.projects ?? 'self') === 'self';
    const text = isObject(input) ? (isOfSelf ? (input.input ?? input.fileset) : undefined) : input;
    if (isOfOthers || (typeof text === 'string' && text.startsWith('^'))) continue;
    if (typeof text !== 'string' || above.includes(text)) return undefined;
    if (Object.hasOwn(named, text)) {
      const inner = nxGlobs(named[text], named, [...above, text]);
      globs.push(...(inner ?? [undefined]));
      continue;
    }
    const [, not, token, glob = ''] = /^(!?)\{(workspaceRoot|projectRoot)\}(?:\/|$)(.*)$/s.exec(text) ?? [];
    const isOdd = token === undefined || /\{\w+\}/.test(glob);
    const from = token === 'projectRoot' ? 'target' : 'root';
    globs.push(isOdd ? undefined : { isExcluded: not === '!', from, glob });
  }
  return allOf(globs);
}
