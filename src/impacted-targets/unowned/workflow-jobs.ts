import { isDeepStrictEqual } from 'node:util';
import type { Change, Comparison } from '../build-systems/build-system.js';
import { below, scopesOf, type CommandScope } from './job-commands.js';
import { isAfterMerge } from './workflow-events.js';
import { fieldsOf } from '../../shared/json-values.js';

/** What a changed workflow of GitHub Actions impacts. */
export interface WorkflowImpact {
  /** Why, in words that follow the path of the workflow. */
  readonly rule: string;
  /** The scopes of the jobs that differ; empty where these jobs neither build nor test. */
  readonly scopes: readonly CommandScope[];
}

type Mapping = Readonly<Record<string, unknown>>;

/**
 * Actions that fetch files, call GitHub, or install programs that `with` and files of the repository name. The action's
 * own version does not affect what is built or tested.
 */
const plainActions = [
  /^actions\/(?:checkout|cache|cache\/(?:save|restore)|upload-artifact|download-artifact|labeler|stale|first-interaction|add-to-project)$/,
  /^actions\/(?:create-github-app-token|configure-pages|upload-pages-artifact|deploy-pages|setup-(?:node|python|go|java|dotnet))$/,
  /^(?:pnpm\/action-setup|pnpm\/setup|astral-sh\/setup-uv|oven-sh\/setup-bun|denoland\/setup-deno|actions-rs\/toolchain|dtolnay\/rust-toolchain|Swatinem\/rust-cache)$/,
  /^(?:dessant\/[\w-]+|peter-evans\/[\w-]+|dorny\/paths-filter|tj-actions\/changed-files|amannn\/action-semantic-pull-request)$/,
  /^(?:marocchino\/sticky-pull-request-comment|stefanzweifel\/git-auto-commit-action|EndBug\/add-and-commit|release-drafter\/release-drafter)$/,
  /^(?:actions-cool\/[\w-]+|TimonVS\/pr-labeler-action|eps1lon\/actions-label-merge-conflict|mheap\/github-action-required-labels)$/,
  /^(?:googleapis\/release-please-action|step-security\/harden-runner|toshimaru\/auto-author-assign|kentaro-m\/auto-assign-action)$/,
  /^(?:codelytv\/pr-size-labeler|pascalgn\/size-label-action|srvaroa\/labeler|fuxingloh\/multi-labeler|bcoe\/conventional-release-labels)$/i,
  // These actions pass on credentials, or prepare for building images.
  /^(?:docker\/(?:login|setup-buildx|setup-qemu|metadata)-action|google-github-actions\/(?:auth|setup-gcloud)|azure\/login|aws-actions\/(?:configure-aws-credentials|amazon-ecr-login)|Azure\/(?:login|get-keyvault-secrets)|hashicorp\/vault-action)$/,
  // These actions publish results.
  /^(?:codecov\/codecov-action|coverallsapp\/github-action|actions\/attest(?:-build-provenance|-sbom)?|softprops\/action-gh-release|pypa\/gh-action-pypi-publish|peaceiris\/actions-gh-pages)$/,
  // These actions show findings on a page of GitHub, and block no other change.
  /^(?:github\/codeql-action\/(?:init|autobuild|analyze|upload-sarif)|ossf\/scorecard-action|actions\/dependency-review-action)$/,
  /^(?:slackapi\/slack-github-action|8398a7\/action-slack|discord-actions\/message|remix-run\/stale-[\w-]+)$/,
];

const withoutOutcomeRule = 'only names, comments, permissions or versions of installers differ';

const isWorkflow = (path: string) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

/** True for a file that tells GitHub Actions or another service what to run. */
export function isOfService(path: string): boolean {
  return isWorkflow(path) || /^(?:\.circleci\/config|\.gitlab-ci|azure-pipelines|\.travis|\.cirrus)\.ya?ml$/.test(path);
}

/** Versions of programs that install what files of the repository name: `curl https://mise.run | MISE_VERSION=v2025.8.20 sh`. */
const pins = /\b(MISE_VERSION|VOLTA_VERSION|ASDF_VERSION|FNM_VERSION|PROTO_VERSION)=\S+/g;

/** What a file says, with the versions of installers left out of its texts. */
function withoutPins(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(pins, '$1');
  if (Array.isArray(value)) return value.map(withoutPins);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutPins(each)]));
}

/** Fields in which jobs and steps may differ without a different outcome. */
const withoutOutcome = new Set(['name', 'run-name', 'permissions', 'concurrency']);

/**
 * Finds out which tests a changed workflow can affect. For services other than GitHub Actions, only whether anything
 * differs is checked.
 * @returns undefined where the effect cannot be read, so the change affects everything
 */
export async function impactOfWorkflow(
  { base, head }: Comparison,
  change: Change,
): Promise<WorkflowImpact | undefined> {
  const { path } = change;
  const sides: (Mapping | undefined)[] = [];
  for (const [entry, tree] of [[change.base, base] as const, [change.head, head] as const]) {
    if (entry === undefined) sides.push(undefined);
    else {
      const content = (await tree.read([path])).get(path);
      const workflow = content && (await parse(content.toString('utf8')));
      if (workflow === undefined) return undefined;
      sides.push(workflow);
    }
  }
  if (!isWorkflow(path)) {
    const isSame = isDeepStrictEqual(withoutPins(sides[0]), withoutPins(sides[1]));
    return isSame ? { rule: withoutOutcomeRule, scopes: [] } : undefined;
  }
  if (sides.every((side) => side === undefined || isAfterMerge(side))) {
    return { rule: 'no pull request and no merge group starts it', scopes: [] };
  }
  const jobs = differingJobs(sides[0] ?? {}, sides[1] ?? {});
  if (jobs.length === 0) return { rule: withoutOutcomeRule, scopes: [] };
  const scopes: CommandScope[] = [];
  for (const job of jobs) {
    const found = scopesOfJob(job);
    if (found === undefined) return undefined;
    scopes.push(...found);
  }
  const counting = scopes.filter(({ kind }) => kind !== 'neither');
  return counting.length === 0
    ? { rule: 'its jobs that differ neither build nor test', scopes: [] }
    : { rule: 'its jobs that differ run these alone', scopes: counting };
}

async function parse(text: string): Promise<Mapping | undefined> {
  // Loaded only here, because few pull requests change a workflow.
  const { parseYaml } = await import('../formats/yaml.js');
  try {
    const workflow = parseYaml(text);
    const isMapping = typeof workflow === 'object' && workflow !== null && !Array.isArray(workflow);
    return isMapping ? (workflow as Mapping) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The jobs of both sides that differ, each with the workflow's settings for all jobs. When those settings differ, all
 * jobs count.
 */
function differingJobs(base: Mapping, head: Mapping): Mapping[] {
  const shared = ({ jobs: _, ...rest }: Mapping) => withoutNames(rest);
  const ofSide = (side: Mapping) =>
    Object.entries(fieldsOf(side.jobs)).map(([id, job]) => [id, inWorkflow(side, fieldsOf(job))] as const);
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
  const found: Mapping[] = [];
  for (const id of ids) {
    if (!all && !differs(id)) continue;
    for (const job of [before.get(id), after.get(id)]) if (job) found.push(job);
  }
  // A file without jobs does not show what the workflow does.
  return found.length === 0 && all ? [{}] : found;
}

/** A job with the default directory of its workflow. */
function inWorkflow({ defaults }: Mapping, job: Mapping): Mapping {
  return job.defaults === undefined && defaults !== undefined ? { ...job, defaults } : job;
}

function withoutNames(fields: Mapping): Mapping {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !withoutOutcome.has(key)));
}

function comparable(job: Mapping | undefined): unknown {
  if (job === undefined) return undefined;
  const steps = Array.isArray(job.steps) ? (job.steps as unknown[]) : [];
  return {
    ...withoutNames(job),
    steps: steps.map((step) => {
      const { uses, run, ...rest } = withoutNames(fieldsOf(step));
      return {
        ...rest,
        run: withoutPins(run),
        uses: typeof uses === 'string' && isPlainAction(uses) ? actionOf(uses) : uses,
      };
    }),
  };
}

const actionOf = (uses: string) => uses.split('@')[0] ?? uses;
const isPlainAction = (uses: string) => plainActions.some((pattern) => pattern.test(actionOf(uses)));

/** The scopes of a job's commands; undefined where they cannot be read. */
function scopesOfJob(job: Mapping): readonly CommandScope[] | undefined {
  const { steps, defaults } = job;
  if (!Array.isArray(steps)) return undefined;
  const folder = fieldsOf(fieldsOf(defaults).run)['working-directory'];
  const scopes: CommandScope[] = [];
  for (const step of steps.map(fieldsOf)) {
    const found = typeof step.run === 'string' ? ofScript(step, folder) : ofAction(step);
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
