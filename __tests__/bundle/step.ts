import { execFileSync, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Step, type StepOptions, layOut, readStep } from '../steps/layout.js';
import { node24 } from '../tools/installed.js';

const ownBundle = resolve(import.meta.dirname, '../../dist/index.js');

/** What a step in a separate process is given. */
export interface ProcessOptions extends StepOptions {
  /** In place of the runner's Node.js: a program that starts it. */
  readonly node?: string;
  /** In place of the bundle of this repository: the absolute path of another `index.js`. */
  readonly bundle?: string;
  /** Number of the user that the step runs as, where this process may start one as another user. */
  readonly user?: number;
  /** Called once with the process, for a test that sends it signals. */
  readonly started?: (process: ReturnType<typeof spawn>) => void;
}

/** The Node.js that runners start an action with; the one of the tests where that is not installed. */
export const runnerNode = node24() ?? process.execPath;

/** The versions of Node.js that people run the command with: this one, and the one that the runner has. */
export const nodes: readonly (readonly [string, string])[] = [...new Set([process.execPath, runnerNode])].map(
  (node) => [`Node ${node === process.execPath ? (process.versions.node.split('.')[0] ?? '') : '24'}`, node],
);

/** Runs the committed bundle in a separate process, with the runner's Node.js, what a runner gives it, and nothing else. */
export async function runStep(options: ProcessOptions): Promise<Step> {
  const { node = runnerNode, bundle = ownBundle, user } = options;
  const place = layOut(options);
  const readable = user === undefined ? bundle : join(place.home, 'dist/index.js');
  if (user !== undefined) {
    // The folder of the source need not be open to other users.
    cpSync(join(bundle, '..'), join(readable, '..'), { recursive: true });
    execFileSync('chown', ['-R', String(user), place.home]);
  }
  const child = spawn(node, [readable], {
    cwd: place.workspace,
    ...(user === undefined ? {} : { uid: user, gid: user }),
    env: place.environment,
  });
  options.started?.(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done, fail) => {
    child.once('error', fail).once('close', (code, by) => {
      done([code, by]);
    });
  });
  return readStep(place, { exitCode, signal, stdout, stderr });
}
