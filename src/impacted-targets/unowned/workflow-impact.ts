import { isDeepStrictEqual } from 'node:util';
import type { Change, Comparison, Tree } from '../build-systems/build-system.js';
import { remembered } from '../tree/remembered.js';
import type { CommandScope } from './job-commands.js';
import { isAction, isWorkflow, parseMapping, WorkflowFiles } from './workflow-files.js';
import { comparableAction, differingJobs, scopesOfJob, withoutPins, type Mapping } from './workflow-jobs.js';

/** What a changed workflow of GitHub Actions impacts. */
export interface WorkflowImpact {
  /** Why, in words that follow the path of the workflow. */
  readonly rule: string;
  /** The scopes of the jobs that differ; empty where these jobs neither build nor test. */
  readonly scopes: readonly CommandScope[];
}

const withoutOutcomeRule = 'only names, comments, permissions or versions of installers differ';
const laterRule = 'no pull request and no merge group starts it';

/** True for a file that tells GitHub Actions or another service what to run. */
export function isOfService(path: string): boolean {
  const isOfOthers = /^(?:\.circleci\/config|\.gitlab-ci|azure-pipelines|\.travis|\.cirrus)\.ya?ml$/.test(path);
  return isWorkflow(path) || isAction(path) || isOfOthers;
}

/** Judges the changed workflows and actions of one comparison. The workflows of its commits are read once. */
export class ChangedWorkflows {
  readonly #comparison: Comparison;
  #files: Promise<readonly [WorkflowFiles, WorkflowFiles]> | undefined;

  constructor(comparison: Comparison) {
    this.#comparison = comparison;
  }

  /**
   * Finds out which tests a changed workflow or action can affect. For services other than GitHub Actions, only whether
   * anything differs is checked.
   * @returns undefined where the effect cannot be read, so the change affects everything
   */
  async impactOf(change: Change): Promise<WorkflowImpact | undefined> {
    const { path } = change;
    const { base, head } = this.#comparison;
    const sides: (Mapping | undefined)[] = [];
    for (const [entry, tree] of [[change.base, base] as const, [change.head, head] as const]) {
      if (entry === undefined) sides.push(undefined);
      else {
        const content = (await tree.read([path])).get(path);
        const parsed = content && (await parseMapping(content.toString('utf8')));
        if (parsed === undefined) return undefined;
        sides.push(parsed);
      }
    }
    if (isAction(path)) return this.#impactOfAction(path, sides);
    if (isWorkflow(path)) return this.#impactOfWorkflow(change, sides);
    const isSame = isDeepStrictEqual(withoutPins(sides[0]), withoutPins(sides[1]));
    return isSame ? { rule: withoutOutcomeRule, scopes: [] } : undefined;
  }

  async #impactOfWorkflow(
    change: Change,
    [before, after]: readonly (Mapping | undefined)[],
  ): Promise<WorkflowImpact | undefined> {
    const { path } = change;
    const [base, head] = await this.#read();
    if ((!change.base || base.isLater(path)) && (!change.head || head.isLater(path)))
      return { rule: laterRule, scopes: [] };
    const jobs = differingJobs(before ?? {}, after ?? {});
    if (jobs.length === 0) return { rule: withoutOutcomeRule, scopes: [] };
    const scopes: CommandScope[] = [];
    for (const { job, side } of jobs) {
      const files = side === 'base' ? base : head;
      const found = scopesOfJob(job, (uses) => files.stepsOf(uses));
      if (found === undefined) return undefined;
      scopes.push(...found);
    }
    return impactOfScopes(scopes, 'its jobs that differ');
  }

  /** An action impacts what the jobs run that use it. */
  async #impactOfAction(
    path: string,
    [before, after]: readonly (Mapping | undefined)[],
  ): Promise<WorkflowImpact | undefined> {
    if (before && after && isDeepStrictEqual(comparableAction(before), comparableAction(after)))
      return { rule: withoutOutcomeRule, scopes: [] };
    const scopes: CommandScope[] = [];
    let isUsed = false;
    for (const files of await this.#read()) {
      const jobs = files.jobsWith(path);
      if (jobs === undefined) return undefined;
      isUsed ||= jobs.length > 0;
      for (const job of jobs) {
        const found = scopesOfJob(job, (uses) => files.stepsOf(uses));
        if (found === undefined || job.outputs !== undefined) return undefined;
        scopes.push(...found);
      }
    }
    return isUsed ? impactOfScopes(scopes, 'the jobs that use it') : { rule: laterRule, scopes: [] };
  }

  #read(): Promise<readonly [WorkflowFiles, WorkflowFiles]> {
    const { base, head } = this.#comparison;
    const of = (tree: Tree) => remembered(tree, 'workflows', () => WorkflowFiles.of(tree));
    return (this.#files ??= Promise.all([of(base), of(head)]));
  }
}

function impactOfScopes(scopes: readonly CommandScope[], jobs: string): WorkflowImpact {
  const counting = scopes.filter(({ kind }) => kind !== 'neither');
  return counting.length === 0
    ? { rule: `${jobs} neither build nor test`, scopes: [] }
    : { rule: `${jobs} run these alone`, scopes: counting };
}
