import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project, absolute. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** What is bundled: entry, and the folder below `dist` it goes to. */
const bundles = [
  { entry: 'src/main.ts', folder: '.' },
  { entry: 'src/local-service/main.ts', folder: 'local-service' },
] as const;

/**
 * Builds every bundle, with the licences of what is in it.
 * @param folder absolute path of the folder that takes the place of `dist`
 * @throws when a build fails, with what the bundler said
 */
export function buildInto(folder: string): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@vercel/ncc/package.json')), 'dist/ncc/cli.js');
  for (const { entry, folder: below } of bundles) {
    const options = [
      '--out',
      join(folder, below),
      '--license',
      'licenses.txt',
      '--target',
      'es2022',
      '--no-cache',
      '--quiet',
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', entry, ...options], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`bundling ${entry} failed:\n${stdout}${stderr}`);
  }
}

/** Calls work with an empty folder that is gone afterwards. */
export function withTemporaryFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-build-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every file below a folder by its path from there. */
export function filesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );
}
