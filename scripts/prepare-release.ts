/**
 * `tsx scripts/prepare-release.ts v1.2.3 FOLDER`: checks that the tag can be released, and fills a new folder with what the release workflow
 * publishes: `notes.md`, and in `assets` the command as one package, the list of bundled packages (CycloneDX), and their checksums. Says in the
 * step's outputs, which are printed where there is no file for them, whether it is a pre-release.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { actionVersion } from '../src/version.js';
import { root, withTemporaryFolder } from './bundles.js';
import { planRelease } from './release-plan.js';

/** What documents and examples have in place of the account's name. Written in parts, since the command that replaces it reads this file too. */
const placeholder = ['OWNER', ''].join('/');

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** What npm prints in a folder. Throws an Error where it fails. */
const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Packs `dist` as a package that needs no other one and runs nothing when it is installed. `command.js` reads the version beside `dist`. */
function packCommand(folder: string): Promise<void> {
  const { version, description, license, bin, engines } = manifest;
  const packed = { name: 'merge-queue', version, private: true, description, license, bin, engines, files: ['dist'] };
  return withTemporaryFolder((staging) => {
    cpSync(join(root, 'dist'), join(staging, 'dist'), { recursive: true });
    cpSync(join(root, 'LICENSE'), join(staging, 'LICENSE'));
    writeFileSync(join(staging, 'package.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
    npm(staging, 'pack', '--silent', '--pack-destination', folder);
    return Promise.resolve();
  });
}

interface Lockfile {
  readonly packages: Readonly<Record<string, object>>;
}

/**
 * The packages that `dist` may contain, in CycloneDX. `npm sbom --omit=dev` also leaves out what a development package uses besides,
 * so it is asked for a project without any.
 */
function bundledPackages(): Promise<string> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const packages = { ...lock.packages, '': { ...lock.packages[''], devDependencies: undefined } };
  return withTemporaryFolder((staging) => {
    writeFileSync(join(staging, 'package.json'), JSON.stringify({ ...manifest, devDependencies: undefined }));
    writeFileSync(join(staging, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    return Promise.resolve(npm(staging, 'sbom', '--package-lock-only', '--sbom-format=cyclonedx'));
  });
}

/** A line for each file of a folder, as `sha256sum --check` reads it. */
const checksums = (folder: string): string =>
  readdirSync(folder)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');

/** Files of the commit that hold a text. */
function filesWith(text: string): readonly string[] {
  const args = ['grep', '--files-with-matches', '--fixed-strings', text];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  // 1 is its way to say that it found none.
  if (status !== 0 && status !== 1) throw new Error(`git grep failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

const [tag = '', folder = 'release'] = process.argv.slice(2);
const assets = resolve(folder, 'assets');
try {
  const { version, notes, prerelease } = planRelease({
    tag,
    versions: { 'package.json': manifest.version, 'src/version.ts': actionVersion },
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    unnamed: filesWith(placeholder),
  });
  mkdirSync(assets, { recursive: true });
  writeFileSync(resolve(folder, 'notes.md'), notes);
  await packCommand(assets);
  writeFileSync(join(assets, `merge-queue-${version}.cdx.json`), await bundledPackages());
  writeFileSync(join(assets, 'SHA256SUMS'), checksums(assets));
  const output = `prerelease=${String(prerelease)}\n`;
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, output);
  process.stdout.write(output);
} catch (error) {
  console.error(`${tag || 'no tag'} cannot be released: ${(error as Error).message}`);
  process.exitCode = 1;
}
