import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc, { type Module } from '@vercel/ncc';
import { build, transform } from 'esbuild';
import { commandArgument } from '../src/command/argument.js';
import { shortActionVariable, shortActions } from '../src/inputs/short-actions.js';
import { withMissedLicenses } from './missed-licenses.js';

/** Root of the project, absolute. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Modules that packages of the action load and that a step does not use, by the name as packages write it (`debug`, or `./fetch.js`
 * for a file of a package), and the file in `src/left-out` that they load instead. To leave out one more, add a line here and that file,
 * which exports what the packages take from the module. ncc (`externals`) replaces the name for our own code, too: that imports
 * Node.js' modules with `node:`, and a package that only others must not load by its path in `node_modules`.
 */
const leftOut = {
  crypto: 'crypto',
  debug: 'debug',
  https: 'https',
  kerberos: 'kerberos',
  // axios: bodies that are forms, redirects, its own way through a proxy, HTTP/2, and the adapter on `fetch`, for which Node.js loads all of undici.
  'form-data': 'axios-feature',
  'follow-redirects': 'axios-feature',
  'https-proxy-agent': 'axios-feature',
  http2: 'axios-feature',
  './fetch.js': 'axios-feature',
} as const;

/** Folders of the source, from the root of the project. */
export const sourceFolders = [
  'src',
  'packages/impacted-targets/src',
  'packages/local-service/src',
  'packages/shared/src',
] as const;

/** `bin` of package.json. It starts the same bundle as the action, so that both share their chunks. */
const command = `#!/usr/bin/env node
process.argv.splice(2, 0, '${commandArgument}', require('../package.json').version);
require('./index.js');
`;

/**
 * Builds the bundle, with the licences of the packages in it. esbuild first makes JavaScript out of `src`, since the TypeScript loader
 * of ncc takes half a minute and turns `import()` into `require`, so that there would be no chunks.
 * @param folder absolute path of the folder that takes the place of `dist`
 * @throws when a build fails, with what ncc said; when a module is not found; when a bundled package has no licence text
 */
export async function buildInto(folder: string): Promise<void> {
  // Names of modules and chunks follow from paths below the working directory.
  process.chdir(root);
  try {
    await build({
      entryPoints: sourceFolders.map((source) => `${source}/**/*.ts`),
      outdir: 'build',
      outbase: '.',
      format: 'esm',
      target: 'node20.11',
      logLevel: 'warning',
    });
    // A page becomes a module with its text, under its own name.
    await build({
      entryPoints: ['packages/local-service/src/http/page.html'],
      outdir: 'build',
      outbase: '.',
      loader: { '.html': 'text' },
      outExtension: { '.js': '.html' },
      format: 'esm',
      logLevel: 'warning',
    });
    // Two modules are imported by their paths in `node_modules`, as seen from `src`, and descriptions by theirs.
    for (const folder of ['node_modules', 'service-descriptions']) {
      symlinkSync(join(root, folder), join(root, 'build', folder), 'junction');
    }
    const externals = Object.fromEntries(
      Object.entries(leftOut).map(([name, file]) => [name, `./left-out/${file}.js`]),
    );
    const { code, assets, stats } = await ncc(join(root, 'build/src/main.js'), {
      cache: false,
      esm: false,
      externals,
      filename: 'index.js',
      license: 'licenses.txt',
      quiet: true,
    });
    const modules = [...stats.compilation.modules].flatMap((module) => module.modules ?? [module]);
    checkFound(modules);
    write(join(folder, 'index.js'), await minified(code));
    for (const [path, { source }] of Object.entries(assets)) {
      write(join(folder, path), path.endsWith('.js') ? await minified(source.toString()) : source);
    }
    const licenses = join(folder, 'licenses.txt');
    write(licenses, withMissedLicenses(readFileSync(licenses, 'utf8'), modules));
    write(join(folder, 'command.js'), command);
    chmodSync(join(folder, 'command.js'), 0o755);
    for (const short of Object.keys(shortActions)) {
      write(join(folder, `${short}.js`), `process.env.${shortActionVariable} = '${short}';\nrequire('./index.js');\n`);
    }
    const entryPoints = [...new Set(Object.values(leftOut))].map((file) => `src/left-out/${file}.ts`);
    await build({
      entryPoints,
      outdir: join(folder, 'left-out'),
      format: 'cjs',
      // ES modules of packages take all of a CommonJS module for its default export, other modules take its `default`.
      footer: { js: 'module.exports = Object.assign(module.exports.default ?? {}, module.exports);' },
      target: 'node20.11',
      logLevel: 'warning',
    });
    write(join(folder, 'package.json'), `${JSON.stringify({ type: 'commonjs' }, undefined, 2)}\n`);
  } finally {
    rmSync('build', { recursive: true, force: true });
  }
}

/** A file of the bundle without white space and comments, which Node.js reads more quickly. Names stay, for whoever reads an error's stack. */
async function minified(source: string): Promise<string> {
  const { code } = await transform(source, {
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    lineLimit: 200,
    target: 'node20.11',
  });
  return code;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** @throws when a module was not found: ncc bundles one that throws when it is loaded */
function checkFound(modules: readonly Module[]): void {
  const missing = modules.flatMap(({ resource = '' }) => /@@notfound\.js\?(.*)$/.exec(resource)?.[1] ?? []);
  if (missing.length > 0) throw new Error(`modules that are not installed: ${missing.join(', ')}`);
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
