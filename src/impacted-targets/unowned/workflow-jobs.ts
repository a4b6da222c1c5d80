import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '../../shared/json-values.js';
import { below, scopesOf, type CommandScope } from './job-commands.js';
import { actionOf, isPlainAction } from './plain-actions.js';

export type Mapping = Readonly<Record<string, unknown>>;

/** Finds the steps of an action that lies in the repository; undefined where they are not known. */
export type StepsOfAction = (uses: string) => readonly Mapping[] | undefined;

/** Versions of programs that install what files of the repository name: `curl https://mise.run | MISE_VERSION=v2025.8.20 sh`. */
const pins = /\b(MISE_VERSION|VOLTA_VERSION|ASDF_VERSION|FNM_VERSION|PROTO_VERSION)=\S+/g;

/** What a file says, with the versions of installers left out of its texts. */
export function withoutPins(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(pins, '$1');
  if (Array.isArray(value)) return value.map(withoutPins);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutPins(each)]));
}

/** Fields in which jobs and steps may differ without a different outcome. */
const withoutOutcome = new Set(['name', 'run-name', 'permissions', 'concurrency']);

/** A job that differs, as one of the two commits has it. */
interface DifferingJob {
  readonly job: Mapping;
  readonly side: 'base' | 'head';
}

/**
 * The jobs of both sides that differ, each with the workflow's settings for all jobs. When those settings differ, all
 * jobs count.
 */
export function differingJobs(base: Mapping, head: Mapping): DifferingJob[] {
  const shared = ({ jobs: _, ...rest }: Mapping) => withoutNames(rest);
  const ofSide = (side: Mapping) =>
    Object.entries(fieldsOf(side.jobs)).map(([id, job]) => [id, withDefaults(side, fieldsOf(job))] as const);
  const [before, after] = [new Map(ofSide(base)), new Map(ofSide(head))];
  // A job's outputs and its `needs` affect what other jobs do.
  const others = (jobs: ReadonlyMap<string, Mapping>, id: string) => jobs.get(id)?.needs;
  const isDecisive = (id: string) =>
    before.get(id)?.outputs !== undefined ||
    after.get(id)?.outputs !== undefined ||
    !isDeepStrictEqual(others(before, id), others(after, id));
  const differs = (id: string) => !isDeepStrictEqual(comparable(before.get(id)), comparable(after.get(id)));
  const ids = new Set([...before.keys(), ...after.keys()]);
  const all = !isDeepStrictEqual(shared(base), shared(head)) || [...ids].some((id) => differs(id) && isDecisive(id));
  const found: DifferingJob[] = [];
  for (const id of ids) {
    if (!all && !differs(id)) continue;
    const [old, now] = [before.get(id), after.get(id)];
    if (old) found.push({ job: old, side: 'base' });
    if (now) found.push({ job: now, side: 'head' });
  }
  // A file without jobs does not show what the workflow does.
  return found.length === 0 && all ? [{ job: {}, side: 'head' }] : found;
}

/** A job with the default directory of its workflow. */
export function withDefaults({ defaults }: Mapping, job: Mapping): Mapping {
  return job.defaults === undefined && defaults !== undefined ? { ...job, defaults } : job;
}

function withoutNames(fields: Mapping): Mapping {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !withoutOutcome.has(key)));
}

function comparable(job: Mapping | undefined): unknown {
  if (job === undefined) return undefined;
  return {
    ...withoutNames(job),
    steps: stepsIn(job).map((step) => {
      const { uses, run, ...rest } = withoutNames(step);
      return {
        ...rest,
        run: withoutPins(run),
        uses: typeof uses === 'string' && isPlainAction(uses) ? actionOf(uses) : uses,
      };
    }),
  };
}

/** What decides about the outcome of an action. Actions with the same value do the same. */
export function comparableAction({ inputs, outputs, runs }: Mapping): unknown {
  const described = Object.entries(fieldsOf(inputs)).map(([name, input]) => {
    const { description: _, ...rest } = fieldsOf(input);
    return [name, rest];
  });
  return { inputs: Object.fromEntries(described) as unknown, outputs, runs: comparable(fieldsOf(runs)) };
}

/** The steps of a job, or of an action. */
export function stepsIn(of: unknown): readonly Mapping[] {
  const { steps } = fieldsOf(of);
  return Array.isArray(steps) ? steps.map(fieldsOf) : [];
}

/** Most actions of the repository within each other that are read. */
const deepest = 5;

/**
 * The scopes of a job's commands, those of the repository's own actions included.
 * @returns undefined where they cannot be read
 */
export function scopesOfJob(
  job: Mapping,
  stepsOfAction: StepsOfAction,
  depth = deepest,
): readonly CommandScope[] | undefined {
  const { steps, defaults } = job;
  if (!Array.isArray(steps)) return undefined;
  const folder = fieldsOf(fieldsOf(defaults).run)['working-directory'];
  const scopes: CommandScope[] = [];
  for (const step of stepsIn(job)) {
    const own = typeof step.uses === 'string' && depth > 0 ? stepsOfAction(step.uses) : undefined;
    const found =
      typeof step.run === 'string'
        ? ofScript(step, folder)
        : own === undefined
          ? ofAction(step)
          : scopesOfJob({ steps: own }, stepsOfAction, depth - 1);
    if (found === undefined) return undefined;
    scopes.push(...found);
  }
  return scopes;
}

function ofScript(step: Mapping, shared: unknown): readonly CommandScope[] | undefined {
  const written = step['working-directory'] ?? shared ?? '';
  const folder = typeof written === 'string' ? below('', written) : undefined;
  const { shell = 'bash' } = step;
  const isShell = typeof shell === 'string' && /^(?:ba)?sh(?:\s|$)/.test(shell);
  return folder === undefined || !isShell ? undefined : scopesOf(String(step.run), folder);
}

function ofAction({ uses, with: given }: Mapping): readonly CommandScope[] | undefined {
  if (typeof uses !== 'string') return undefined;
  if (isPlainAction(uses)) return [];
  if (actionOf(uses) !== 'actions/github-script') return undefined;
  // Its script only calls GitHub's API, unless it loads or starts something.
  const { script } = fieldsOf(given);
  return typeof script === 'string' && !/\b(?:require|import|exec\w*|spawn\w*|eval|Function)\b/.test(script)
    ? []
    : undefined;
}
