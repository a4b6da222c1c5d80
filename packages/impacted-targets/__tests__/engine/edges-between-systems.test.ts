import { describe, expect, test } from '@jest/globals';
import { targets as targetsOf, touched } from '../asking.js';
import type { Contents } from '../trees.js';

/** Two targets of each build system that know nothing of those of others; a crate and a package depend on one of their own. */
const files: Contents = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*", "py/native"]\n',
  'crates/core/Cargo.toml': '[package]\nname = "core"\n',
  'crates/core/src/lib.rs': '',
  'crates/binding/Cargo.toml': '[package]\nname = "binding"\n[dependencies]\ncore = { path = "../core" }\n',
  'py/native/Cargo.toml': '[package]\nname = "native"\n',
  'py/native/src/lib.rs': '',
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/node/package.json': '{"name":"node"}',
  'packages/web/package.json': '{"name":"web"}',
  'packages/web/index.js': '',
  'packages/app/package.json': '{"name":"app","dependencies":{"node":"*"}}',
  'go.mod': 'module m.test\n\ngo 1.21\n',
  'server/server.go': 'package server\n',
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["py/*"]\n',
  'py/native/pyproject.toml': '[project]\nname = "native"\nversion = "1"\n',
  'py/lib/pyproject.toml': '[project]\nname = "lib"\nversion = "1"\n',
};

function targets(changed: string, more: Contents): Promise<readonly string[] | string> {
  const before = { ...files, ...more };
  return targetsBetween(before, touched(before, [changed]));
}

const targetsBetween = (before: Contents, after: Contents) =>
  targetsOf(before, after, { systems: ['cargo', 'workspaces', 'go', 'uv', 'maven'] });

const script = (name: string, command: string) => JSON.stringify({ name, scripts: { build: command } });

describe('who builds a target of another build system depends on it', () => {
  test.each<[string, string, Contents]>([
    [
      'a package that builds a crate by its manifest',
      'crates/core/src/lib.rs',
      { 'packages/node/package.json': script('node', 'napi build --manifest-path ../../crates/binding/Cargo.toml') },
    ],
    [
      'a package that builds a crate by its directory',
      'crates/core/src/lib.rs',
      { 'packages/node/package.json': script('node', 'napi build --cargo-cwd ../../crates/binding') },
    ],
    [
      'a package whose settings do',
      'crates/core/src/lib.rs',
      { 'packages/node/vite.config.ts': 'wasm({ crate: path.join(__dirname, "..", "..", "crates", "binding") })' },
    ],
    [
      'a package with a script',
      'crates/core/src/lib.rs',
      { 'packages/node/build.sh': 'cd ../../crates/binding && cargo build' },
    ],
  ])('%s', async (_what, changed, more) => {
    expect(await targets(changed, more)).toEqual(['cargo:binding', 'cargo:core', 'workspaces:app', 'workspaces:node']);
  });

  test('a Python project that maturin builds from a crate elsewhere', async () => {
    const pyproject = `${files['py/lib/pyproject.toml'] ?? ''}[tool.maturin]\nmanifest-path = "../../crates/binding/Cargo.toml"\n`;
    expect(await targets('crates/core/src/lib.rs', { 'py/lib/pyproject.toml': pyproject })).toEqual([
      'cargo:binding',
      'cargo:core',
      'uv:lib',
    ]);
  });

  test('a Python project that maturin builds from the crate in its directory', async () => {
    const pyproject = `${files['py/native/pyproject.toml'] ?? ''}[build-system]\nrequires = ["maturin"]\n`;
    const more = {
      'py/native/pyproject.toml': pyproject,
      'py/native/Cargo.toml': '[package]\nname = "native"\n[dependencies]\ncore = { path = "../../crates/core" }\n',
    };
    expect(await targets('crates/core/src/lib.rs', more)).toEqual([
      'cargo:binding',
      'cargo:core',
      'cargo:native',
      'uv:native',
    ]);
  });

  test.each<[string, Contents]>([
    ['nobody names it', {}],
    ['a workflow names it', { '.github/workflows/x.yml': 'run: cargo build --manifest-path crates/core/Cargo.toml' }],
    ['a Makefile of no target names it', { Makefile: 'all:\n\tcd crates/core && cargo build\n' }],
  ])('no package depends on a crate where %s', async (_what, more) => {
    expect(await targets('crates/core/src/lib.rs', more)).toEqual(['cargo:binding', 'cargo:core']);
  });

  test('a new edge claims both ends, and no dependents of the new dependency', async () => {
    const naming = { 'packages/web/build.sh': 'cargo build --manifest-path ../../crates/core/Cargo.toml' };
    expect(await targetsBetween(files, { ...files, ...naming })).toEqual(['cargo:core', 'workspaces:web']);
  });

  test('a manifest of another build system in the same folder as a workspace says nothing of that one', async () => {
    const project = (more: string) => `<project><groupId>org.test</groupId><version>1</version>${more}</project>`;
    const maven = {
      'pom.xml': project(
        '<artifactId>all</artifactId><packaging>pom</packaging><modules><module>java</module></modules>',
      ),
      'java/pom.xml': project(
        '<parent><groupId>org.test</groupId><artifactId>all</artifactId><version>1</version><relativePath>../pom.xml</relativePath></parent><artifactId>java</artifactId>',
      ),
    };
    expect(await targets('crates/core/src/lib.rs', maven)).toEqual(['cargo:binding', 'cargo:core']);
  });
});
