import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');
const entry = join(import.meta.dirname, 'language-entry.ts');
const packages = ['expressions', 'workflow-parser', 'languageservice'];

/**
 * GitHub's own parser, evaluator and validator of workflows. Its packages import JSON and files without extensions, which
 * Node refuses, so they are bundled once for each version and kept in `node_modules/.cache`.
 */
export const github = (await import(await bundled())) as typeof import('./language-entry.js');

/** Path of the bundle, which is made where it is not there yet. */
async function bundled(): Promise<string> {
  const sources = [entry, ...packages.map((name) => join(root, 'node_modules/@actions', name, 'package.json'))];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const folder = join(root, 'node_modules/.cache/merge-queue-action');
  const file = join(folder, `github-${hash.digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Written beside and moved, because test files run at the same time.
  const written = `${file}.${String(process.pid)}.mjs`;
  await build({
    entryPoints: [entry],
    outfile: written,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // A package of CommonJS within asks for Node's modules by a function that modules do not have.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  renameSync(written, file);
  return file;
}
