import { posix } from 'node:path';
import { canonicalJson, fieldsOf, texts } from '../../../shared/src/json-values.js';
import { fieldsInJson } from '../tree/formats/json-with-comments.js';
import { matcherOf } from '../task-runners/task-inputs.js';
import { directoryOf, inside, nameOf } from '../tree/paths.js';
import type { Tree } from '../tree/tree.js';

type Mapping = Readonly<Record<string, unknown>>;

/** The files that a task declares as its inputs. */
export interface Inputs {
  /** What is declared, so that two commits can be compared. */
  readonly definition: string;
  /**
   * @param path from the root of the repository
   * @param folder of the target, for a declaration at the root of the build
   */
  matches(path: string, folder: string | undefined): boolean;
}

/** Globs of inputs, from the folder of the target or from the root of the build. `!` in front takes files away. */
interface Globs {
  readonly ofTarget: readonly string[];
  readonly ofRoot: readonly string[];
}

/**
 * The inputs of a task, as `turbo.json` (Turborepo's reference of `inputs`), `nx.json` and `project.json` (Nx's reference of inputs) declare
 * them.
 * @param root of the build, from the root of the repository
 * @returns undefined where the file is not there or declares no inputs, so that every file of the target is one
 */
export async function inputsOf(
  tree: Tree,
  { file, task }: { readonly file: string; readonly task: string },
  root: string,
): Promise<Inputs | undefined> {
  const settingsOfNx = inside(root, 'nx.json');
  const contents = await tree.read([file, settingsOfNx]);
  const declared = fieldsInJson(contents.get(file)) ?? {};
  const ofNx = fieldsInJson(contents.get(settingsOfNx)) ?? {};
  const globs = /^turbo\.jsonc?$/.test(nameOf(file)) ? turboInputs(declared, task) : nxInputs(declared, task, ofNx);
  if (globs === undefined) return undefined;
  const own = directoryOf(file);
  const isOfRoot = own === root && nameOf(file) !== 'project.json';
  const tests = (written: readonly string[]) => {
    const matchers = (list: readonly string[]) => list.map((glob) => matcherOf(posix.normalize(glob)));
    const [included, excluded] = [
      matchers(written.filter((glob) => !glob.startsWith('!'))),
      matchers(written.flatMap((glob) => (glob.startsWith('!') ? [glob.slice(1)] : []))),
    ];
    return {
      includes: (path: string) => included.some((matches) => matches(path)),
      excludes: (path: string) => excluded.some((matches) => matches(path)),
    };
  };
  const [ofTarget, ofRoot] = [tests(globs.ofTarget), tests(globs.ofRoot)];
  return {
    definition: canonicalJson(globs),
    matches: (path, folder) => {
      const home = isOfRoot ? folder : own;
      // Without its folder nobody knows what the globs of a target mean.
      if (home === undefined) return true;
      const [below, belowRoot] = [posix.relative(home, path), posix.relative(root, path)];
      if (ofTarget.excludes(below) || ofRoot.excludes(belowRoot)) return false;
      return ofTarget.includes(below) || ofRoot.includes(belowRoot);
    },
  };
}

function turboInputs(declared: Mapping, task: string): Globs | undefined {
  const tasks = { ...fieldsOf(declared.pipeline), ...fieldsOf(declared.tasks) };
  const { inputs } = fieldsOf(tasks[task]);
  if (!Array.isArray(inputs)) return undefined;
  const written = texts(inputs);
  // It stands for what another declaration says.
  if (written.includes('$TURBO_EXTENDS$')) return undefined;
  const [ofTarget, ofRoot]: [string[], string[]] = [[], []];
  for (const glob of written) {
    const [, not = '', below] = /^(!?)\$TURBO_ROOT\$\/(.*)$/s.exec(glob) ?? [];
    if (below !== undefined) ofRoot.push(not + below);
    else ofTarget.push(glob === '$TURBO_DEFAULT$' ? '**' : glob);
  }
  return { ofTarget, ofRoot };
}

function nxInputs(declared: Mapping, task: string, settings: Mapping): Globs | undefined {
  const ofTask =
    fieldsOf(fieldsOf(declared.targets)[task]).inputs ?? fieldsOf(fieldsOf(settings.targetDefaults)[task]).inputs;
  if (!Array.isArray(ofTask)) return undefined;
  const named = { default: ['{projectRoot}/**'], ...fieldsOf(settings.namedInputs), ...fieldsOf(declared.namedInputs) };
  const [ofTarget, ofRoot]: [string[], string[]] = [[], []];
  const seen = new Set<string>();
  const waiting: unknown[] = [...(ofTask as unknown[])];
  // The loop also visits inputs that are added while it runs.
  for (const one of waiting) {
    const text = typeof one === 'string' ? one : (fieldsOf(one).fileset ?? fieldsOf(one).input);
    // With ^, or for dependencies, the input belongs to other projects.
    if (typeof text !== 'string' || text.startsWith('^') || fieldsOf(one).dependencies === true) continue;
    if (Object.hasOwn(named, text)) {
      const list: unknown = named[text as keyof typeof named];
      if (!seen.has(text) && Array.isArray(list)) waiting.push(...(list as unknown[]));
      seen.add(text);
      continue;
    }
    const [, not = '', place, glob = ''] = /^(!?)\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(text) ?? [];
    if (place !== undefined) (place === 'projectRoot' ? ofTarget : ofRoot).push(not + glob);
  }
  return { ofTarget, ofRoot };
}
