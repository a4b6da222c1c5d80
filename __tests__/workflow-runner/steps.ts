import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outputsIn } from '../steps/runner.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { type ActionMetadata, ourActionOf } from '../github/our-actions.js';
import { git } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type Artifacts, download, upload } from './artifacts.js';
import { type Contexts, asText, evaluate, textsOf, valueOf } from './expressions.js';
import { may } from './github-api.js';
import type { Event } from './trigger.js';
import type { Permissions, WorkflowStep } from './workflow.js';

/** What a step came to, before `continue-on-error` is looked at. */
export interface StepResult {
  readonly succeeded: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  /** Everything that it wrote to the log. */
  readonly log: string;
  readonly summary?: string;
  /** Lines of `::error::` commands. */
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
}

/** Runs a step of this action, in a process of its own or in this one. */
export type RunStep = (options: StepOptions) => Promise<Step>;

/** The machine that a job runs on. */
export interface Machine {
  readonly runStep: RunStep;
  readonly workspace: string;
  readonly temporary: string;
  /** Variables that the runner sets, and those of workflow and job. */
  readonly environment: Readonly<Record<string, string>>;
  readonly permissions: Permissions;
  readonly event: Event;
  /** Number of the run. */
  readonly run: number;
  readonly artifacts: Artifacts;
  /** Address of the repository for git. */
  readonly remote: string;
}

/** Runs a step as GitHub's runner does. */
export async function execute(step: WorkflowStep, machine: Machine, contexts: Contexts): Promise<StepResult> {
  const environment = { ...machine.environment, ...textsOf(step.part('env'), contexts) };
  const run = step.part('run');
  if (run !== undefined) {
    const folder = asText(valueOf(step.part('working-directory'), contexts));
    return bash(asText(valueOf(run, contexts)), {
      shell: asText(valueOf(step.part('shell'), contexts)),
      folder: resolve(machine.workspace, folder),
      machine,
      environment,
    });
  }
  const [action = ''] = asText(valueOf(step.part('uses'), contexts)).split('@');
  const inputs = textsOf(step.part('with'), contexts);
  const ours = ourActionOf(action);
  if (ours !== undefined) return thisAction(ours, inputs, machine, environment, contexts);
  switch (action) {
    case 'actions/checkout':
      return checkout(inputs, machine, contexts);
    case 'actions/upload-artifact':
      return upload(inputs, machine.workspace, machine.run, machine.artifacts);
    case 'actions/download-artifact':
      if (inputs['run-id'] !== undefined && !may(machine.permissions, 'actions')) {
        return { succeeded: false, outputs: {}, log: 'Resource not accessible by integration' };
      }
      return download(inputs, machine.workspace, machine.run, machine.artifacts);
    default:
      throw new Error(`the runner for tests does not know ${action}`);
  }
}

/** Runs a step of this action. */
async function thisAction(
  { inputs: declared }: ActionMetadata,
  given: Readonly<Record<string, string>>,
  machine: Machine,
  environment: Readonly<Record<string, string>>,
  contexts: Contexts,
): Promise<StepResult> {
  const defaults = Object.entries(declared).flatMap(([name, { default: value = '' }]) => {
    const [, expression] = /^\$\{\{(.*)\}\}$/.exec(value) ?? [];
    return [[name, expression === undefined ? value : asText(evaluate(expression, contexts))] as const];
  });
  const step = await machine.runStep({
    inputs: { ...Object.fromEntries(defaults), ...given },
    event: machine.event,
    workspace: machine.workspace,
    environment: { ...environment, RUNNER_TEMP: machine.temporary },
  });
  return { ...step, succeeded: step.exitCode === 0, log: step.stdout + step.stderr };
}

/** What actions/checkout does: fetches the event's commit, or `ref`, at a depth, and checks it out. */
function checkout(inputs: Readonly<Record<string, string>>, machine: Machine, contexts: Contexts): StepResult {
  const { workspace, permissions, remote } = machine;
  const { sha, ref } = contexts.github as { sha: string; ref: string };
  if (!may(permissions, 'contents')) return { succeeded: false, outputs: {}, log: 'fatal: repository not found' };
  const what = inputs.ref ?? sha;
  const local = inputs.ref === undefined ? ref.replace('refs/', 'refs/remotes/') : 'refs/remotes/origin/ref';
  const depth = inputs['fetch-depth'] ?? '1';
  git(workspace, 'init', '--quiet', '--initial-branch=main');
  git(workspace, 'remote', 'add', 'origin', remote);
  const limit = depth === '0' ? [] : [`--depth=${depth}`];
  git(workspace, 'fetch', '--quiet', '--no-tags', '--prune', ...limit, 'origin', `+${what}:${local}`);
  git(workspace, 'checkout', '--quiet', '--force', local);
  return { succeeded: true, outputs: {}, log: `HEAD is now at ${what}` };
}

/** Runs a script as the runner does: by `bash -e`, and with `-o pipefail` where the shell is named. */
async function bash(
  script: string,
  options: { shell: string; folder: string; machine: Machine; environment: Readonly<Record<string, string>> },
): Promise<StepResult> {
  const { shell, folder, machine, environment } = options;
  if (!['', 'bash'].includes(shell)) throw new Error(`the runner for tests has no shell ${shell}`);
  mkdirSync(folder, { recursive: true });
  const file = (name: string, content: string): string => {
    const path = join(machine.temporary, name);
    writeFileSync(path, content);
    return path;
  };
  const [path, output, summary] = [file('script.sh', script), file('output', ''), file('summary', '')];
  const flags = shell === '' ? ['-e'] : ['--noprofile', '--norc', '-e', '-o', 'pipefail'];
  const { succeeded, log } = await new Promise<{ succeeded: boolean; log: string }>((done) => {
    execFile(
      'bash',
      [...flags, path],
      {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOME: machine.temporary,
          ...environment,
          GITHUB_OUTPUT: output,
          GITHUB_STEP_SUMMARY: summary,
          RUNNER_TEMP: machine.temporary,
        },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        done({ succeeded: error === null, log: `${stdout}${stderr}${error === null ? '' : error.message}` });
      },
    );
  });
  return {
    succeeded,
    log,
    outputs: Object.fromEntries(outputsIn(readFileSync(output, 'utf8'))),
    summary: readFileSync(summary, 'utf8'),
    errors: commands('error', log),
    warnings: commands('warning', log),
  };
}

const commands = (name: string, log: string): string[] =>
  [...log.matchAll(new RegExp(`^::${name}(?: [^:]*)?::(.*)$`, 'gm'))].map(([, message = '']) => message);
