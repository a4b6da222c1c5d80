import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../steps/temporary-folder.js';
import type { Artifacts } from './artifacts.js';
import { type Contexts, type Json, type Status, asText, holds, textsOf, valueOf } from './expressions.js';
import { type RunStep, type StepResult, execute } from './steps.js';
import type { Event } from './trigger.js';
import type { Permissions, Workflow, WorkflowJob } from './workflow.js';

export type Conclusion = 'success' | 'failure' | 'skipped';

/** A step that ran or was skipped. */
export interface FinishedStep extends Partial<StepResult> {
  readonly id: string;
  readonly outcome: Conclusion;
  /** What the job sees: success where a failure is let through by `continue-on-error`. */
  readonly conclusion: Conclusion;
}

/** One job of a matrix, or the one of a job without. */
export interface FinishedJob {
  /** Name as it stands among the checks. */
  readonly name: string;
  readonly result: Conclusion;
  readonly steps: readonly FinishedStep[];
  /** What kept the job from being started, though it was not skipped. */
  readonly mistake?: string;
}

export interface FinishedRun {
  readonly id: number;
  readonly workflow: string;
  readonly event: Event;
  readonly conclusion: Conclusion;
  readonly jobs: Readonly<Record<string, FinishedJobs>>;
}

export interface FinishedJobs {
  readonly result: Conclusion;
  readonly outputs: Readonly<Record<string, string>>;
  readonly runs: readonly FinishedJob[];
}

/** Everything around a run that the workflow does not say. */
export interface Surroundings {
  readonly id: number;
  readonly runStep: RunStep;
  readonly event: Event;
  /** The context `github`, without its token. */
  readonly github: Readonly<Record<string, Json>>;
  /** Empty where GitHub hands out none. */
  readonly secrets: Readonly<Record<string, string>>;
  /** True where GitHub takes every right to write away. */
  readonly readOnly: boolean;
  readonly tokenOf: (permissions: Permissions) => string;
  readonly variables: Readonly<Record<string, string>>;
  readonly artifacts: Artifacts;
  readonly remote: string;
}

/** Runs the jobs of a workflow, one after the other in the order of their needs. */
export async function runWorkflow(workflow: Workflow, surroundings: Surroundings): Promise<FinishedRun> {
  const finished: Record<string, FinishedJobs> = {};
  const ancestors = (job: WorkflowJob): string[] =>
    job.needs.flatMap((need) => [need, ...workflow.jobs.filter(({ id }) => id === need).flatMap(ancestors)]);
  const left = [...workflow.jobs];
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((need) => need in finished));
    const [job] = left.splice(next, 1);
    if (job === undefined || next < 0) throw new Error('the needs of the jobs form a circle');
    // A need that was skipped is no success, so the jobs behind it are skipped unless their condition asks for more.
    const before = ancestors(job).map((id) => finished[id]?.result);
    const status = { success: before.every((result) => result === 'success'), failure: before.includes('failure') };
    finished[job.id] = await runJobs(workflow, job, surroundings, needsOf(job, finished), status);
  }
  const results = Object.values(finished).map(({ result }) => result);
  const conclusion = results.includes('failure') ? 'failure' : results.includes('success') ? 'success' : 'skipped';
  return { id: surroundings.id, workflow: workflow.name, event: surroundings.event, conclusion, jobs: finished };
}

const needsOf = (job: WorkflowJob, finished: Readonly<Record<string, FinishedJobs>>): Json =>
  Object.fromEntries(
    job.needs.map((need) => [need, { result: finished[need]?.result ?? '', outputs: finished[need]?.outputs ?? {} }]),
  );

async function runJobs(
  workflow: Workflow,
  job: WorkflowJob,
  surroundings: Surroundings,
  needs: Json,
  status: Status,
): Promise<FinishedJobs> {
  const permissions = surroundings.readOnly ? readable(job.permissions) : job.permissions;
  const token = surroundings.tokenOf(permissions);
  const contexts: Contexts = {
    github: { ...surroundings.github, token },
    needs,
    secrets: { ...surroundings.secrets, GITHUB_TOKEN: token },
  };
  const nameOf = (more: Contexts): string => asText(valueOf(job.part('name'), { ...contexts, ...more })) || job.id;
  const ended = (result: Conclusion, mistake?: string): FinishedJobs => ({
    result,
    outputs: {},
    // The name of a job that is not expanded keeps its expressions; no test reads them.
    runs: [{ name: nameOf({}), result, steps: [], ...(mistake === undefined ? {} : { mistake }) }],
  });
  if (!holds(job.if, contexts, status)) return ended('skipped');
  let expanded: readonly Json[];
  try {
    expanded = expandedMatrix(valueOf(job.part('strategy'), contexts));
  } catch (error) {
    return ended('failure', String(error));
  }
  const runs: FinishedJob[] = [];
  const outputs: Record<string, string> = {};
  for (const matrix of expanded) {
    const { job: done, outputs: set } = await runJob(
      workflow,
      job,
      permissions,
      surroundings,
      { ...contexts, matrix },
      nameOf({ matrix }),
    );
    runs.push(done);
    Object.assign(outputs, set);
  }
  return { result: runs.some(({ result }) => result === 'failure') ? 'failure' : 'success', outputs, runs };
}

const readable = (permissions: Permissions): Permissions =>
  Object.fromEntries(Object.entries(permissions).map(([area, level]) => [area, level === 'write' ? 'read' : level]));

/**
 * The jobs of a strategy.
 * @throws where GitHub fails the job: a matrix without anything in it
 */
function expandedMatrix(strategy: Json): readonly Json[] {
  const { matrix } = (strategy ?? {}) as { matrix?: Json };
  if (matrix === undefined) return [{}];
  const { include = [], ...dimensions } = matrix as { include?: readonly Json[] } & Record<string, readonly Json[]>;
  let combinations: Record<string, Json>[] = Object.keys(dimensions).length === 0 ? [] : [{}];
  for (const [name, values] of Object.entries(dimensions)) {
    combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  const jobs = [...combinations, ...include];
  if (jobs.length === 0) throw new Error('Matrix must define at least one vector');
  if (jobs.length > 256) throw new Error('A matrix can generate a maximum of 256 jobs');
  return jobs;
}

async function runJob(
  workflow: Workflow,
  job: WorkflowJob,
  permissions: Permissions,
  surroundings: Surroundings,
  contexts: Contexts,
  name: string,
): Promise<{ job: FinishedJob; outputs: Record<string, string> }> {
  const home = temporaryFolder();
  const [workspace, temporary] = [join(home, 'workspace'), join(home, 'temp')];
  mkdirSync(workspace);
  mkdirSync(temporary);
  const runner = { temp: temporary, os: 'Linux', arch: 'X64' };
  const workflowEnvironment = textsOf(workflow.env, contexts);
  const jobEnvironment = {
    ...workflowEnvironment,
    ...textsOf(job.part('env'), { ...contexts, env: workflowEnvironment }),
  };
  const steps: FinishedStep[] = [];
  const all = (): Contexts => ({
    ...contexts,
    github: { ...(contexts.github as object), workspace },
    runner,
    env: jobEnvironment,
    job: { status: steps.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success' },
    steps: Object.fromEntries(
      steps.map(({ id, outcome, conclusion, outputs = {} }) => [id, { outcome, conclusion, outputs }]),
    ),
  });
  for (const step of job.steps) {
    const failure = steps.some(({ conclusion }) => conclusion === 'failure');
    if (!holds(step.if, all(), { success: !failure, failure })) {
      steps.push({ id: step.id, outcome: 'skipped', conclusion: 'skipped' });
      continue;
    }
    const result = await execute(
      step,
      {
        runStep: surroundings.runStep,
        workspace,
        temporary,
        environment: { ...surroundings.variables, ...jobEnvironment },
        permissions,
        event: surroundings.event,
        run: surroundings.id,
        artifacts: surroundings.artifacts,
        remote: surroundings.remote,
      },
      all(),
    );
    const outcome = result.succeeded ? 'success' : 'failure';
    const letThrough = valueOf(step.part('continue-on-error'), all()) === true;
    steps.push({ ...result, id: step.id, outcome, conclusion: letThrough ? 'success' : outcome });
  }
  const result = steps.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success';
  // An empty output is dropped, and read as null by the jobs behind this one.
  const set = Object.entries(textsOf(job.part('outputs'), all())).filter(([, value]) => value !== '');
  return { job: { name, result, steps }, outputs: Object.fromEntries(set) };
}
