import { execFileSync, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Step, type StepOptions, layOut, readStep } from '../steps/layout.js';
import { node24 } from '../tools/installed.js';

const bundle = resolve(import.meta.dirname, '../../dist/index.js');

/** What a step in a separate process is given. */
export interface ProcessOptions extends StepOptions {
  readonly node?: string;
  /** Number of the user that the step runs as, where this process may start one as another user. */
  readonly user?: number;
  /** Called once with the process, for a test that sends it signals. */
  readonly started?: (process: ReturnType<typeof spawn>) => void;
}

/** The Node versions that run the bundle: this one, and the one that the runner has. */
export const nodes: readonly (readonly [string, string])[] = [
  [`Node ${process.versions.node.split('.')[0] ?? ''}`, process.execPath] as const,
  ...(node24() === undefined || process.versions.node.startsWith('24.') ? [] : [['Node 24', node24() ?? ''] as const]),
];

/** Runs the committed bundle in a separate process, with what a runner gives it and nothing else. */
export async function runStep(options: ProcessOptions): Promise<Step> {
  const { node = process.execPath, user } = options;
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
