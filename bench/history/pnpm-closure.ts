import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { HistoryStep } from './commits.js';
import { Worktree } from './worktree.js';

const pnpm = resolve(import.meta.dirname, '../../__tests__/tools/node_modules/.bin/pnpm');

/** What pnpm itself selects: `pnpm --filter '...[base]'` at the head commit. */
export class PnpmClosure {
  readonly #worktree: Worktree;

  constructor(directory: string) {
    this.#worktree = new Worktree(directory);
  }

  /** For each package that must be in the answer, that pnpm says so. */
  expected({ base, head }: HistoryStep): Map<string, string> {
    const cwd = this.#worktree.at(head);
    const args = ['--filter', `...[${base}]`, 'ls', '--recursive', '--depth', '-1', '--json'];
    const output = execFileSync(pnpm, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, npm_config_manage_package_manager_versions: 'false', COREPACK_ENABLE_STRICT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const start = output.indexOf('[');
    const packages = start === -1 ? [] : (JSON.parse(output.slice(start)) as { name?: string; path: string }[]);
    return new Map(
      packages.flatMap(({ name, path }) => (name === undefined || path === cwd ? [] : [[name, 'pnpm'] as const])),
    );
  }
}
