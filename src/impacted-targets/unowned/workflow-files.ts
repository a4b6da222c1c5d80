import { addTo } from '../../shared/append.js';
import { fieldsOf } from '../../shared/json-values.js';
import type { Tree } from '../build-systems/build-system.js';
import { directoryOf, nameOf } from '../tree/paths.js';
import { isStartedByHand, startOf } from './workflow-events.js';
import { stepsIn, withDefaults, type Mapping } from './workflow-jobs.js';

export const isWorkflow = (path: string) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

/** True for an action that lies in the repository. */
export const isAction = (path: string) => /^\.github\/actions\/(?:[^/]+\/)+action\.ya?ml$/.test(path);

/** The workflows of one commit, and the actions that lie in the repository. */
export class WorkflowFiles {
  readonly #workflows = new Map<string, Mapping>();
  readonly #actions = new Map<string, Mapping>();
  /** Names of workflows in files that may start others by a request to GitHub. */
  readonly #startedByOthers = new Set<string>();
  /** True where a file may start a workflow that it does not name. */
  #mayStartAny = false;
  /** False where a file cannot be read, which may use any other file. */
  #isComplete = true;
  readonly #later = new Map<string, boolean>();

  static async of(tree: Tree): Promise<WorkflowFiles> {
    const files = new WorkflowFiles();
    const paths = (await tree.entries())
      .map(({ path }) => path)
      .filter((path) => isWorkflow(path) || /(?:^|\/)action\.ya?ml$/.test(path));
    for (const [path, content] of await tree.read(paths)) {
      const text = content.toString('utf8');
      const parsed = await parseMapping(text);
      if (parsed === undefined) files.#isComplete = false;
      else {
        (isWorkflow(path) ? files.#workflows : files.#actions).set(path, parsed);
        files.#noteRequests(text);
      }
    }
    return files;
  }

  #noteRequests(text: string): void {
    if (!/\bworkflow run\b|workflow-dispatch|\/dispatches|create(?:Workflow)?Dispatch/i.test(text)) return;
    const names = text.match(/[\w.-]+\.ya?ml\b/g) ?? [];
    for (const name of names) this.#startedByOthers.add(name);
    if (names.length === 0) this.#mayStartAny = true;
  }

  /** True where no pull request and no merge group starts the workflow, be it through a workflow that calls it. */
  isLater(path: string): boolean {
    const known = this.#later.get(path);
    if (known !== undefined) return known;
    // A workflow that calls itself by way of others stays false.
    this.#later.set(path, false);
    const workflow = this.#workflows.get(path);
    const isLater = workflow !== undefined && !this.#isRequested(path, workflow) && this.#startsLater(path, workflow);
    this.#later.set(path, isLater);
    return isLater;
  }

  #startsLater(path: string, workflow: Mapping): boolean {
    const start = startOf(workflow);
    if (start !== 'called') return start === 'later';
    const callers = [...(this.#callers().get(path) ?? [])];
    return this.#isComplete && callers.length > 0 && callers.every((caller) => this.isLater(caller));
  }

  /** True where another workflow may start this one by a request to GitHub. */
  #isRequested(path: string, workflow: Mapping): boolean {
    return isStartedByHand(workflow) && (this.#mayStartAny || this.#startedByOthers.has(nameOf(path)));
  }

  /**
   * The jobs that use an action, also through other actions, of the workflows that concern commits to be merged.
   * @returns undefined where a file cannot be read
   */
  jobsWith(action: string): readonly Mapping[] | undefined {
    if (!this.#isComplete) return undefined;
    const folders = new Set([directoryOf(action)]);
    const uses = (of: unknown) => stepsIn(of).some((step) => folders.has(placeOf(step.uses) ?? ''));
    for (let depth = 0, size = 0; depth < deepest && size !== folders.size; depth += 1) {
      size = folders.size;
      for (const [path, { runs }] of this.#actions) if (uses(runs)) folders.add(directoryOf(path));
    }
    // Where else an action is used by its path depends on where the repository is checked out.
    if ([...folders].some((folder) => !folder.startsWith('.github/'))) return undefined;
    return this.#jobs().flatMap(([path, job]) => (uses(job) && !this.isLater(path) ? [job] : []));
  }

  /** The steps of an action of the repository; undefined for any other action, and for one that is no list of steps. */
  stepsOf(uses: string): readonly Mapping[] | undefined {
    const place = uses.startsWith('./') ? placeOf(uses) : undefined;
    if (place === undefined) return undefined;
    const { runs } = this.#actions.get(`${place}/action.yml`) ?? this.#actions.get(`${place}/action.yaml`) ?? {};
    return fieldsOf(runs).using === 'composite' ? stepsIn(runs) : undefined;
  }

  #callersOf: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  /** The workflows that call a workflow, by its path. */
  #callers(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#callersOf === undefined) {
      const callers = new Map<string, Set<string>>();
      for (const [path, { uses }] of this.#jobs()) addTo(callers, placeOf(uses) ?? '', path);
      this.#callersOf = callers;
    }
    return this.#callersOf;
  }

  /** The jobs of all workflows, each with the path of its workflow and the workflow's settings for all jobs. */
  #jobs(): readonly (readonly [string, Mapping])[] {
    return [...this.#workflows].flatMap(([path, workflow]) =>
      Object.values(fieldsOf(workflow.jobs)).map((job) => [path, withDefaults(workflow, fieldsOf(job))] as const),
    );
  }
}

/** Most actions within each other: GitHub runs no more. */
const deepest = 10;

/** The path that `uses` names below `.github`, wherever the repository is checked out. */
function placeOf(uses: unknown): string | undefined {
  if (typeof uses !== 'string') return undefined;
  const named = (uses.split('@')[0] ?? '').replace(/\/+$/, '');
  const start = named.lastIndexOf('.github/');
  return start === -1 ? undefined : named.slice(start);
}

/** A file of YAML that holds a mapping; undefined for any other. */
export async function parseMapping(text: string): Promise<Mapping | undefined> {
  // Loaded only here, because few pull requests change a workflow.
  const { parseYaml } = await import('../formats/yaml.js');
  try {
    const value = parseYaml(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : undefined;
  } catch {
    return undefined;
  }
}
