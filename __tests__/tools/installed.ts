import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What `__tests__/tools/package.json` installs, each with its program inside its package. */
const programs = {
  nx: ['nx', 'dist/bin/nx.js'],
  'nx-20': ['nx-20', 'bin/nx.js'],
  pnpm: ['pnpm', 'bin/pnpm.cjs'],
  turbo: ['turbo', 'bin/turbo'],
} as const;

export type TestTool = keyof typeof programs;

const packages = join(import.meta.dirname, 'node_modules');

/** The folder of an installed package, absolute; undefined where it is not installed. */
export function packageDirectory(name: string): string | undefined {
  const directory = join(packages, ...name.split('/'));
  return existsSync(join(directory, 'package.json')) ? directory : undefined;
}

/**
 * Where an installed test tool is: the absolute path of its program, a JavaScript file to be run with `process.execPath`.
 * Undefined where the tools are not installed, so that a test can be skipped by the tool's name.
 */
export function toolPath(tool: TestTool): string | undefined {
  const [name, program] = programs[tool];
  const path = join(packages, name, program);
  return existsSync(path) ? path : undefined;
}

/** The absolute path of a Node.js 24: the one that `__tests__/node-24` installs, else the one that runs the tests when it is a 24, else undefined. */
export function node24(): string | undefined {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const packages = join(import.meta.dirname, '../node-24/node_modules');
  const path = join(packages, `node-${platform}-${process.arch}`, 'bin', program);
  if (existsSync(path)) return path;
  return process.version.startsWith('v24.') ? process.execPath : undefined;
}
