import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from '@jest/globals';
import { parse } from 'yaml';
import { node24 } from '../tools/installed.js';

const root = resolve(import.meta.dirname, '../..');
const bundle = join(root, 'dist/index.js');

/** Defaults as the runner takes them from `action.yml`. */
const { inputs: declared } = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { default?: string }>;
};

export interface StepOptions {
  readonly inputs: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: object };
  readonly environment?: Readonly<Record<string, string>>;
  /** Files of the workspace, by path. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** A workspace that exists; a new one when not given. */
  readonly workspace?: string;
  readonly node?: string;
  /** Number of the user that the step runs as, where this process may start one as another user. */
  readonly user?: number;
  /** Called once with the process, for a test that sends it signals. */
  readonly started?: (process: ReturnType<typeof spawn>) => void;
}

export interface Step {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly workspace: string;
  /** The runner's temporary directory. */
  readonly temporary: string;
  /** The lines of `::error::` commands, as the runner shows them. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const folders: string[] = [];

/** A folder that is gone when the test file ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The Node versions that run the bundle: this one, and the one that the runner has. */
export const nodes: readonly (readonly [string, string])[] = [
  [`Node ${process.versions.node.split('.')[0] ?? ''}`, process.execPath] as const,
  ...(node24() === undefined || process.versions.node.startsWith('24.') ? [] : [['Node 24', node24() ?? ''] as const]),
];

/** Runs the committed bundle in a process of its own, with what a runner gives it and nothing else. */
export async function runStep(options: StepOptions): Promise<Step> {
  const home = temporaryFolder();
  const workspace = options.workspace ?? join(home, 'workspace');
  const temporary = join(home, 'temp');
  mkdirSync(workspace, { recursive: true });
  mkdirSync(temporary);
  const file = (name: string, content = ''): string => {
    const path = join(home, name);
    writeFileSync(path, content);
    return path;
  };
  for (const [path, content] of Object.entries(options.files ?? {})) {
    mkdirSync(join(workspace, path, '..'), { recursive: true });
    writeFileSync(join(workspace, path), content);
  }
  const given: Record<string, string> = {};
  for (const [name, { default: value }] of Object.entries(declared)) {
    // The runner evaluates the expression; no test has a token of GitHub's unless it gives one.
    given[name] = value?.startsWith('${{') === true ? '' : (value ?? '');
  }
  const output = file('output');
  const summary = file('summary');
  const readable = options.user === undefined ? bundle : join(home, 'dist/index.js');
  if (options.user !== undefined) {
    // The folder of the source need not be open to other users.
    cpSync(join(bundle, '..'), join(readable, '..'), { recursive: true });
    execFileSync('chown', ['-R', String(options.user), home]);
  }
  const child = spawn(options.node ?? process.execPath, [readable], {
    cwd: workspace,
    ...(options.user === undefined ? {} : { uid: options.user, gid: options.user }),
    env: {
      PATH: process.env.PATH,
      HOME: home,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_ACTOR: 'Codertocat',
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: temporary,
      ...(options.event === undefined
        ? {}
        : {
            GITHUB_EVENT_NAME: options.event.name,
            GITHUB_EVENT_PATH: file('event.json', JSON.stringify(options.event.payload)),
          }),
      ...Object.fromEntries(
        Object.entries({ ...given, ...options.inputs }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...options.environment,
    },
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
  return {
    exitCode,
    signal,
    stdout,
    stderr,
    outputs: parseOutputs(readFileSync(output, 'utf8')),
    summary: readFileSync(summary, 'utf8'),
    workspace,
    temporary,
    errors: commands('error', stdout),
    warnings: commands('warning', stdout),
  };
}

/** GitHub's documentation of workflow commands: `name<<delimiter`, the value, the delimiter. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const rows = text.split('\n');
  for (let index = 0; index < rows.length; index += 1) {
    const match = /^([\w-]+)<<(.+)$/.exec(rows[index] ?? '');
    if (match === null) continue;
    const [, name = '', delimiter = ''] = match;
    const end = rows.indexOf(delimiter, index + 1);
    outputs[name] = rows.slice(index + 1, end).join('\n');
    index = end;
  }
  return outputs;
}

function commands(name: string, stdout: string): string[] {
  return stdout
    .split('\n')
    .flatMap((line) => new RegExp(`^::${name}(?: [^:]*)?::(.*)$`).exec(line)?.[1] ?? [])
    .map((message) => message.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%'));
}

/** The list in the file that the step's outputs name; undefined without one. */
export function targetsOf({ outputs }: Pick<Step, 'outputs'>): unknown {
  const file = outputs['impacted-targets-file'];
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as unknown);
}
