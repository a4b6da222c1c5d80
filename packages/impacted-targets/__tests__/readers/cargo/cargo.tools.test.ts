import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { cargo } from '../../build-systems.js';
import { impactOf, isThere, removeDirectories, runProgram, writeFiles, type Files } from '../../trees.js';

afterAll(removeDirectories);

/** A package's `Cargo.toml`, with more tables behind it. */
const library = (name: string, rest = '') =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${rest}`;

interface CargoMetadata {
  packages: {
    name: string;
    source: string | null;
    manifest_path: string;
    dependencies: { path?: string; kind: string | null }[];
  }[];
  workspace_members: string[];
}

const cargoThere = await isThere('cargo', '--version');
(cargoThere ? describe : describe.skip)('beside the real cargo', () => {
  const real: Files = {
    'Cargo.toml':
      '[workspace]\nmembers = ["crates/*", "deep/**/leaf"]\nexclude = ["crates/excluded"]\nresolver = "2"\n' +
      '[workspace.dependencies]\ncore = { path = "crates/core", package = "core-of-all" }\n',
    'crates/core/Cargo.toml': library('core-of-all'),
    'crates/core/src/lib.rs': '',
    'crates/app/Cargo.toml': library(
      'app',
      '[dependencies]\ncore.workspace = true\n[target."cfg(unix)".dev-dependencies]\ntesting = { path = "../../testing" }\n' +
        '[features]\nextra = ["dep:plugin"]\n[dependencies.plugin]\npath = "../../plugin"\noptional = true\n',
    ),
    'crates/app/src/lib.rs': '',
    'crates/excluded/Cargo.toml': library('excluded'),
    'crates/excluded/src/lib.rs': '',
    'deep/a/b/leaf/Cargo.toml': library('leaf', '[build-dependencies]\napp = { path = "../../../../crates/app" }\n'),
    'deep/a/b/leaf/src/lib.rs': '',
    'testing/Cargo.toml': library('testing'),
    'testing/src/lib.rs': '',
    'plugin/Cargo.toml': library('plugin', '[dependencies]\nexcluded = { path = "../crates/excluded" }\n'),
    'plugin/src/lib.rs': '',
  };

  test('each package impacts what cargo metadata says depends on it', async () => {
    const directory = await writeFiles(real);
    const run = await runProgram('cargo', ['metadata', '--offline', '--format-version', '1'], { cwd: directory });
    expect(run.stderr.includes('error')).toBe(false);
    const { packages } = JSON.parse(run.stdout) as CargoMetadata;
    const name = new Map(packages.map((each) => [each.manifest_path.slice(0, -'/Cargo.toml'.length), each.name]));
    expect(packages).toHaveLength(6);
    for (const changed of packages) {
      const place = changed.manifest_path.slice(directory.length + 1, -'/Cargo.toml'.length);
      const expected = new Set([changed.name]);
      // What a package is built from by its dependents goes on; what its tests are built from stays with it.
      const built = new Set([changed.name]);
      for (let size = -1; size !== built.size;) {
        size = built.size;
        for (const each of packages) {
          for (const { path, kind } of each.dependencies) {
            if (path === undefined || !built.has(name.get(path) ?? '')) continue;
            expected.add(each.name);
            if (kind !== 'dev') built.add(each.name);
          }
        }
      }
      const { targets } = await impactOf(cargo, real, { ...real, [`${place}/src/lib.rs`]: '// new' });
      expect([changed.name, targets]).toEqual([changed.name, [...expected].sort()]);
    }
  });

  test('a lockfile that cargo writes is understood', async () => {
    const directory = await writeFiles(real);
    const run = await runProgram('cargo', ['generate-lockfile', '--offline'], { cwd: directory });
    expect(run.exitCode).toBe(0);
    const locked = { ...real, 'Cargo.lock': await readFile(`${directory}/Cargo.lock`, 'utf8') };
    const { targets } = await impactOf(cargo, locked, { ...locked, 'testing/src/lib.rs': '// new' });
    expect(targets).toEqual(['app', 'testing']);
    const reordered = { ...locked, 'Cargo.lock': `# by hand\n${locked['Cargo.lock']}` };
    expect((await impactOf(cargo, locked, reordered)).targets).toEqual([]);
  });

  test('each file that the compiler reads for a package impacts it, whichever package lies around the file', async () => {
    const files: Files = {
      'Cargo.toml': '[workspace]\nmembers = ["a", "a/src/inner", "a/fixtures/f", "b"]\nresolver = "2"\n',
      'a/Cargo.toml': library('a'),
      'a/src/lib.rs':
        'mod inner;\npub const F: &str = include_str!("../fixtures/f/data.txt");\n#[path = "../../b/src/shared.rs"]\nmod shared;\n',
      'a/src/inner/mod.rs': 'mod deep;\n',
      'a/src/inner/deep.rs':
        'pub const B: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../b/b.bin"));\n',
      'a/src/inner/Cargo.toml': library('inner', '[lib]\npath = "lib.rs"\n'),
      'a/src/inner/lib.rs': '',
      'a/fixtures/f/Cargo.toml': library('f'),
      'a/fixtures/f/src/lib.rs': '',
      'a/fixtures/f/data.txt': 'f',
      'b/Cargo.toml': library('b'),
      'b/src/lib.rs': '',
      'b/src/shared.rs': '',
      'b/b.bin': 'b',
    };
    const directory = await writeFiles(files);
    const run = await runProgram('cargo', ['check', '--offline', '--quiet', '--package', 'a'], { cwd: directory });
    expect([run.exitCode, run.stderr]).toEqual([0, expect.not.stringContaining('error')]);
    const made = await readdir(join(directory, 'target/debug/deps'));
    const rules = await readFile(
      join(directory, 'target/debug/deps', made.find((name) => name.endsWith('.d')) ?? ''),
      'utf8',
    );
    const read = (/^[^:]*: (.*)$/m.exec(rules)?.[1] ?? '').split(' ');
    expect(read).toHaveLength(6);
    for (const path of read) {
      const changed = relative(directory, resolve(directory, path));
      const { targets } = await impactOf(cargo, files, { ...files, [changed]: '// new' });
      expect([changed, targets]).toEqual([changed, expect.arrayContaining(['a'])]);
    }
  });
});
if (!cargoThere) test.skip('beside the real cargo: cargo is not on this machine', () => undefined);
