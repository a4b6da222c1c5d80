import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { type OutputChunk, rolldown } from 'rolldown';
import { chunksDocument } from './chunks-document.js';
import { licenseTexts } from './licenses.js';

/** Root of the project, absolute. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * What is bundled: entry, the folder below `dist` it goes to, and its module format. The action is CommonJS, which Node loads
 * faster: as an ES module, `import` of `node:http` reads each of its exports, and some of those load all of fetch and WebSocket.
 */
const bundles = [
  { entry: 'src/main.ts', folder: '.', format: 'cjs' },
  { entry: 'src/local-service/main.ts', folder: 'local-service', format: 'esm' },
] as const;

/** Modules that packages load and nothing here uses, and what stands for them. */
const replacements = {
  crypto: 'src/action/without-crypto.ts',
  '@opentelemetry/api': 'src/local-service/without-opentelemetry.ts',
  debug: 'src/service/without-debug.ts',
};

/**
 * Builds every bundle, with the licences of what is in it and a list of its chunks.
 * @param folder absolute path of the folder that takes the place of `dist`
 * @throws when a build fails with what the bundler said, or when a bundled package has no licence text
 */
export async function buildInto(folder: string): Promise<void> {
  for (const { entry, folder: below, format } of bundles) {
    const out = join(folder, below);
    const bundle = await rolldown({
      cwd: root,
      input: { index: entry },
      platform: 'node',
      resolve: {
        alias: Object.fromEntries(Object.entries(replacements).map(([name, path]) => [name, join(root, path)])),
      },
      transform: { target: 'node20' },
      onLog: (level, { message }) => {
        if (level === 'warn') throw new Error(`bundling ${entry}: ${message}`);
      },
    });
    const { output } = await bundle.write({
      dir: out,
      format,
      // What an operation does not use stays in chunks that are never loaded.
      entryFileNames: 'index.js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      comments: { legal: false },
    });
    await bundle.close();
    const chunks = output.filter((one): one is OutputChunk => one.type === 'chunk');
    const type = format === 'cjs' ? 'commonjs' : 'module';
    writeFileSync(join(out, 'package.json'), `${JSON.stringify({ type }, undefined, 2)}\n`);
    checkSyntax(chunks, out, format);
    writeFileSync(join(out, 'licenses.txt'), licenseTexts(chunks));
    writeFileSync(join(out, 'CHUNKS.md'), chunksDocument(chunks, root));
  }
}

/**
 * Compiles what was built, since the bundler has written one name twice into a scope when it made names of packages' modules differ.
 * @throws when Node cannot load a chunk
 */
function checkSyntax(chunks: readonly OutputChunk[], folder: string, format: 'cjs' | 'esm'): void {
  for (const { code, fileName } of chunks) {
    const path = join(folder, fileName);
    if (format === 'cjs') compileFunction(code, ['exports', 'require', 'module'], { filename: path });
    else execFileSync(process.execPath, ['--check', path], { stdio: 'pipe', encoding: 'utf8' });
  }
}

/** Calls work with an empty folder that is gone afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-build-'));
  try {
    return await work(folder);
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
