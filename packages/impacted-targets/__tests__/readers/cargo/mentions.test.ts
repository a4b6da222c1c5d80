import { afterAll, describe, expect, test } from '@jest/globals';
import { cargo } from '../../build-systems.js';
import { impactOf, removeDirectories, type Files } from '../../trees.js';
import { library } from './manifests.js';

afterAll(removeDirectories);

/** Crates that know nothing of each other by their manifests: one is nested in another. */
const workspace: Files = {
  'Cargo.toml': '[workspace]\nmembers = ["a", "a/fixtures/f", "b", "d"]\n',
  'a/Cargo.toml': library('a'),
  'a/src/lib.rs': '',
  'a/fixtures/f/Cargo.toml': library('f'),
  'a/fixtures/f/src/lib.rs': '',
  'b/Cargo.toml': library('b', '[dependencies]\nd = { path = "../d" }\n'),
  'b/src/lib.rs': '',
  'b/src/main.rs': '',
  'b/src/bin/helper.rs': '',
  'b/data/x.json': '1',
  'd/Cargo.toml': library('d'),
  'd/src/lib.rs': '',
};

async function targetsOf(files: Files, changed: string): Promise<string[] | undefined> {
  const base = { ...workspace, ...files };
  return (await impactOf(cargo, base, { ...base, [changed]: '// new' })).targets;
}

describe('files of a package that is nested in another one', () => {
  test.each<[string, Files]>([
    ['include_str!', { 'a/src/lib.rs': 'include_str!("../fixtures/f/src/lib.rs");' }],
    ['CARGO_MANIFEST_DIR', { 'a/src/lib.rs': 'concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/f/src/lib.rs");' }],
    ['#[path]', { 'a/src/lib.rs': '#[path = "../fixtures/f/src/lib.rs"] mod f;' }],
    ['a text', { 'a/tests/t.rs': 'std::fs::read("fixtures/f/src/lib.rs")' }],
    ['names that are put together', { 'a/build.rs': 'root.join("fixtures").join("f").join("src/lib.rs")' }],
    ['its directory', { 'a/tests/t.rs': 'run("./fixtures/f")' }],
    ['a target', { 'a/Cargo.toml': library('a', '[[test]]\nname = "t"\npath = "fixtures/f/src/lib.rs"\n') }],
  ])('are seen through %s', async (_what, files) => {
    expect(await targetsOf(files, 'a/fixtures/f/src/lib.rs')).toEqual(['a', 'f']);
  });

  test('a file at the root that is put behind a variable impacts who reads it', async () => {
    const files = { 'triage.toml': '1', 'b/src/main.rs': 'let path = ws_root.join("triage.toml");' };
    expect(await targetsOf(files, 'triage.toml')).toEqual(['b']);
  });

  test('a path upward in data counts', async () => {
    expect(
      await targetsOf({ 'b/openapi.yaml': '$ref: ../a/fixtures/f/src/lib.rs#/x' }, 'a/fixtures/f/src/lib.rs'),
    ).toEqual(['b', 'f']);
  });

  test('are left to it where nothing names them', async () => {
    expect(await targetsOf({}, 'a/fixtures/f/src/lib.rs')).toEqual(['f']);
  });
});

describe('files of a package beside it', () => {
  test.each<[string, Files]>([
    ['a directory that is put in front', { 'a/src/lib.rs': 'format!("{root}/../b/data/x.json")' }],
    ['a path from the root', { 'a/tests/t.rs': 'let root = workspace_root(); root.join("b/data/x.json")' }],
    [
      'a build script that goes up',
      { 'a/build.rs': 'Path::new(&var("CARGO_MANIFEST_DIR")).parent().unwrap().join("b").join("data")' },
    ],
    ['what a build script watches', { 'a/build.rs': 'println!("cargo:rerun-if-changed={}/../b/data/x.json", here)' }],
    ['a script', { 'a/run.sh': 'cat ../b/data/x.json' }],
    ['another case', { 'a/src/lib.rs': 'open("../B/Data/x.json")' }],
  ])('are seen through %s', async (_what, files) => {
    expect(await targetsOf(files, 'b/data/x.json')).toEqual(['a', 'b']);
  });

  test.each<[string, Files]>([
    ['a remark', { 'a/src/lib.rs': '// see b/data/x.json of the root' }],
    ['the directory around both', { 'a/src/lib.rs': 'read_dir("..")' }],
  ])('are not seen through %s', async (_what, files) => {
    expect(await targetsOf(files, 'b/data/x.json')).toEqual(['b']);
  });

  test.each<[string, Files]>([
    ['its manifest', { 'a/tests/t.rs': '["build", "--manifest-path", "../b/Cargo.toml"]' }],
    ['its directory', { 'a/tests/t.rs': 'open("../b")' }],
    ['cargo', { 'a/src/main.rs': 'Command::new("cargo").args(["run", "-p", "b"])' }],
    ['a command in one text', { 'a/src/main.rs': 'let _ = env!("CARGO"); sh("cargo run -p b")' }],
  ])('who builds a package depends on what it is built from: %s', async (_what, files) => {
    expect(await targetsOf(files, 'd/src/lib.rs')).toEqual(['a', 'b', 'd']);
  });

  test('a word is only a word', async () => {
    expect(await targetsOf({ 'a/src/lib.rs': 'let x = build_man("b");' }, 'b/src/lib.rs')).toEqual(['b']);
  });

  test('what only tests mention is no concern of dependents', async () => {
    const files = {
      'b/Cargo.toml': library('b', '[dependencies]\na = { path = "../a" }\n'),
      'a/tests/t.rs': 'open("../d/src/lib.rs")',
    };
    expect(await targetsOf(files, 'd/src/lib.rs')).toEqual(['a', 'd']);
  });
});

test('scripts beside a package at the root are not its own, so that it does not depend on all that they mention', async () => {
  const base: Files = {
    ...workspace,
    'Cargo.toml': `${library('top')}[workspace]\nmembers = ["a", "b", "d"]\n`,
    'src/lib.rs': '',
    'ci/check.sh': 'cat b/data/x.json && cargo build --manifest-path b/Cargo.toml',
  };
  const { targets } = await impactOf(cargo, base, { ...base, 'b/data/x.json': '2' });
  expect(targets).toEqual(['b']);
});
