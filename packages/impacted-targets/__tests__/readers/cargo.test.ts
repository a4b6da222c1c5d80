import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Files } from '../trees.js';
import { answer } from '../answers.js';
import { cargo } from '../build-systems.js';
import { forEach, impactedByDefinition, some, state, twoCommits, type Definition } from './definition.js';

/** A package's `Cargo.toml`, with more tables behind it. */
const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${more}`;

type Change = Parameters<typeof answer>[2];
/** A row: what changes, the targets or how the message of `ALL` begins, and the changed files without an owner. */
type Row = readonly [what: string, change: Change, expected: string, uncovered?: string];

/** Rows with the same files before. */
function from(files: Files, rows: readonly Row[]): void {
  test.each(rows)('%s', async (_what, change, expected, uncovered = '') => {
    const found = await answer(cargo, files, change);
    if (expected.startsWith('ALL')) expect(String(found.targets).slice(0, expected.length)).toBe(expected);
    else expect([[found.targets].flat().join(' '), found.uncovered.join(' ')]).toEqual([expected, uncovered]);
  });
}

/** The files with a text of one of them replaced. */
function edited(files: Files, path: string, text: string, by: string): Files {
  const before = files[path];
  if (typeof before !== 'string' || !before.includes(text)) throw new Error(`${path} has no ${text}`);
  return { ...files, [path]: before.replace(text, by) };
}

const locked = (name: string, version: string, more: string) =>
  `[[package]]\nname = "${name}"\nversion = "${version}"\n${more}`;
const published = (checksum: string) => `source = "registry+https://example.com/index"\nchecksum = "${checksum}"\n`;
const needing = (...names: readonly string[]) => `dependencies = ${JSON.stringify(names)}\n`;
const workspace: Files = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*", "tools/xtask"]\nexclude = ["crates/old"]\nresolver = "2"\n',
  'Cargo.lock': [
    'version = 3\n',
    locked('app', '0.1.0', needing('core', 'serde 1.0.1')),
    locked('core', '0.1.0', needing('log', 'rand')),
    locked('itoa', '1.0.0', published('aa')),
    locked('log', '0.4.0', published('bb')),
    locked('rand', '0.8.0', published('cc')),
    locked('serde', '0.9.0', published('dd')),
    locked('serde', '1.0.1', published('ee') + needing('itoa')),
    locked('xtask', '0.1.0', needing('serde 0.9.0')),
  ].join('\n'),
  'crates/core/Cargo.toml': crate('core', '[dependencies]\nlog = "0.4"\n[dev-dependencies]\nrand = "0.8"\n'),
  'crates/core/src/lib.rs': '',
  'crates/app/Cargo.toml': crate('app', '[dependencies]\ncore = { path = "../core" }\nserde = "1"\n'),
  'crates/app/src/main.rs': 'fn main() {}',
  'crates/old/Cargo.toml': 'this is not even TOML',
  'tools/xtask/Cargo.toml': crate('xtask', '[dependencies]\nserde = "0.9"\n'),
  'tools/xtask/src/main.rs': 'fn main() {}',
};
const lock = (text: string, by: string) => edited(workspace, 'Cargo.lock', text, by);
const xtask = (text: string, by: string) => edited(workspace, 'tools/xtask/Cargo.toml', text, by);

describe('Cargo.lock', () => {
  from(workspace, [
    ['a package of a package', lock('"aa"', '"ff"'), 'app'],
    ['a package that goes on to dependents', lock('"bb"', '"ff"'), 'app core'],
    ['what only tests resolve to', lock('"cc"', '"ff"'), 'core'],
    ['one of two versions', lock('"dd"', '"ff"'), 'xtask'],
    ['another version for one package', lock('serde 0.9.0"]', 'serde 1.0.1"]'), 'xtask'],
    ['another format', lock('version = 3', 'version = 4'), ''],
    ['a lockfile that goes', { 'Cargo.lock': null }, 'app core xtask'],
    ['a lockfile that is broken', { 'Cargo.lock': '<<<<<<< ours' }, 'ALL: Cargo.lock:1:'],
  ]);
  const stale = lock('name = "xtask"', 'name = "gone"');
  from(stale, [['what lacks a package counts for it', edited(stale, 'Cargo.lock', '"bb"', '"ff"'), 'app core xtask']]);
  const first = (checksum: string): Files => ({
    'Cargo.toml': crate('one', '[dependencies]\nlog = "0.4"\n'),
    'Cargo.lock':
      '[root]\nname = "one"\nversion = "0.1.0"\ndependencies = ["log 0.4.0 (registry+r)"]\n' +
      '[[package]]\nname = "log"\nversion = "0.4.0"\nsource = "registry+r"\n' +
      `[metadata]\n"checksum log 0.4.0 (registry+r)" = "${checksum}"\n`,
  });
  const solo = 'version = 4\n[[package]]\nname = "solo"\nversion = "0.1.0"\n';
  from({ 'Cargo.toml': crate('solo') }, [['a lockfile that is new', { 'Cargo.lock': solo }, 'solo']]);
  from(first('aa'), [['the first format holds checksums apart', first('bb'), 'one']]);
});

describe('manifests', () => {
  const broken = { 'crates/core/Cargo.toml': '[package]\nname = \n' };
  from(workspace, [
    ['a broken manifest, with its place', broken, 'ALL: crates/core/Cargo.toml:2:'],
    ['a member without a manifest', edited(workspace, 'Cargo.toml', 'tools/xtask', 'tools/missing'), 'ALL: '],
    ['a file of no package', { 'README.md': '' }, '', 'README.md'],
  ]);
  from({}, [['a new workspace', workspace, 'app core xtask', 'crates/old/Cargo.toml']]);

  test('a package that depends on a path where nothing is counts in every answer, with a warning', async () => {
    const files = xtask('serde = "0.9"', 'gone = { path = "../gone" }');
    const { targets, warnings } = await answer(cargo, files, { 'crates/app/src/main.rs': '' });
    expect(targets).toEqual(['app', 'xtask']);
    expect(warnings).toEqual([expect.stringContaining('names the path "../gone" for gone')]);
  });

  test.each([
    ['dependencies', 'leaf = { path = "../leaf" }'],
    ['dev-dependencies', 'leaf = { path = "../leaf" }'],
    ['build-dependencies', 'leaf = { path = "../leaf" }'],
    ["target.'cfg(windows)'.dependencies", 'leaf = { path = "../leaf" }'],
    ['dependencies', 'other = { package = "leaf", path = "../leaf" }'],
    ['dependencies', 'leaf = { path = "../leaf", optional = true }'],
    ['dependencies', 'leaf = { workspace = true, features = ["x"] }'],
    ['dependencies', 'patched = "1"'],
    ['dependencies', 'other = { package = "patched", version = "1" }'],
  ])('[%s] %s is an edge', async (section, line) => {
    const files: Files = {
      'Cargo.toml':
        '[workspace]\nmembers = ["user"]\n[workspace.dependencies]\nleaf = { path = "leaf" }\n' +
        '[patch.crates-io]\npatched = { path = "patched" }\n',
      'user/Cargo.toml': crate('user', `[${section}]\n${line}\n`),
      'leaf/Cargo.toml': crate('leaf'),
      'patched/Cargo.toml': crate('patched', '[dependencies]\nleaf = { path = "../leaf" }\n'),
    };
    const { targets } = await answer(cargo, files, { 'leaf/src/lib.rs': '//' });
    expect([targets].flat().filter((target) => target !== 'patched')).toEqual(['leaf', 'user']);
  });

  const given: Files = {
    'Cargo.toml':
      '[workspace]\nmembers = ["a", "b", "c", "d"]\n[workspace.package]\nedition = "2018"\n' +
      '[workspace.dependencies]\nlog = "0.4"\nstore = { package = "d", path = "d", version = "1" }\n' +
      '[workspace.lints.rust]\nunsafe_code = "forbid"\n',
    'a/Cargo.toml': '[package]\nname = "a"\nversion = "1.0.0"\nedition.workspace = true\n',
    'b/Cargo.toml': crate('b', '[dependencies]\nlog.workspace = true\n'),
    'c/Cargo.toml': crate('c', '[lints]\nworkspace = true\n[dependencies]\nstore.workspace = true\n'),
    'd/Cargo.toml': crate('d'),
  };
  const root = (text: string, by: string) => edited(given, 'Cargo.toml', text, by);
  from(given, [
    ['an inherited field', root('edition = "2018"', 'edition = "2021"'), 'a'],
    ['an inherited dependency', root('log = "0.4"', 'log = "0.5"'), 'b'],
    ['an inherited dependency with another name', root('version = "1"', 'version = "2"'), 'c'],
    ['what such a name means', { 'd/src/lib.rs': '//' }, 'c d'],
    ['inherited lints', root('"forbid"', '"deny"'), 'c'],
    ['a remark', root('[workspace]\n', '[workspace] # a remark\n'), ''],
    ['a profile', root('[workspace.package]', '[profile.dev]\nlto = true\n[workspace.package]'), 'a b c d'],
  ]);

  const other = (version: string) =>
    `[workspace]\nmembers = ["nested"]\n[workspace.dependencies]\nlog = "${version}"\n`;
  const two: Files = {
    'Cargo.toml': '[workspace]\nmembers = ["cli", "plain"]\nexclude = ["lib-ws"]\n',
    'cli/Cargo.toml': crate('cli', '[dependencies]\nnested = { path = "../lib-ws/nested" }\n'),
    'plain/Cargo.toml': crate('plain'),
    'lib-ws/Cargo.toml': other('0.4.20'),
    'lib-ws/nested/Cargo.toml': crate('nested', '[dependencies]\nlog.workspace = true\n'),
  };
  from(two, [['a member of another workspace inherits there', { 'lib-ws/Cargo.toml': other('0.5') }, 'cli nested']]);
  const named =
    '[package]\nname = "nested"\nversion = "0.1.0"\nworkspace = "../../alt"\n[dependencies]\nlog.workspace = true\n';
  const elsewhere = { ...two, 'lib-ws/nested/Cargo.toml': named, 'alt/Cargo.toml': other('0.4.20') };
  from(elsewhere, [
    ['a member of a workspace that its manifest names', { 'alt/Cargo.toml': other('0.5') }, 'cli nested'],
  ]);
  const replaced = { ...given, '.cargo/config.toml': 'paths = ["vendor/log"]', 'vendor/log/Cargo.toml': crate('log') };
  from(replaced, [['a package that settings of Cargo replace', { 'vendor/log/src/lib.rs': '' }, 'b log']]);
});

describe('the files of a package', () => {
  const shared = (source: string): Files => ({ ...workspace, 'common/a.txt': '1', 'tools/xtask/src/main.rs': source });
  test.each([
    ['include_str!', 'const A: &str = include_str!("../../../common/a.txt");'],
    ['a raw string', 'const A: &str = include_str!(r#"../../../common/a.txt"#);'],
    ['CARGO_MANIFEST_DIR', 'include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../common/a.txt"));'],
    ['#[path]', '#[path = "../../../common/a.txt"] mod a;'],
    ['a build script', 'println!("cargo:rerun-if-changed=../../common");'],
    ['joined names', 'Path::new(&var("CARGO_MANIFEST_DIR")).parent().unwrap().join("..").join("common")'],
    ['a path behind a variable', 'let path = ws_root.join("common/a.txt");'],
    ['a directory that is put in front', 'format!("{root}/../../common/a.txt")'],
    ['another case', 'open("../../Common/A.txt")'],
  ])('a file outside of it is seen through %s', async (_how, source) => {
    const { targets, uncovered } = await answer(cargo, shared(source), { 'common/a.txt': '2' });
    expect([targets, uncovered]).toEqual([['xtask'], ['common/a.txt']]);
  });

  const settings = ['rust-toolchain.toml', '.cargo/config.toml', 'clippy.toml', '.rustfmt.toml'];
  from(workspace, [
    ...settings.map((name): Row => [`${name} at the root`, { [name]: '' }, 'app core xtask']),
    ...settings.map((name): Row => [`${name} of a folder`, { [`tools/${name}`]: '' }, 'xtask']),
  ]);
  const named = xtask('edition = "2021"', 'edition = "2021"\nbuild = "../build.rs"\nreadme = "../../README.md"');
  from(named, [
    ['a build script elsewhere', { 'tools/build.rs': '' }, 'xtask'],
    ['a text that the manifest names', { 'README.md': '' }, 'xtask'],
  ]);
  const within: Files = {
    'Cargo.toml': '[workspace]\nmembers = ["lib", "a/src"]\n',
    'lib/Cargo.toml': crate('lib', '[lib]\npath = "../a/src/lib.rs"\n'),
    'a/src/Cargo.toml': crate('inner'),
    'a/src/lib.rs': '',
  };
  from(within, [['[lib] path in the folder of another crate', { 'a/src/lib.rs': '// new' }, 'inner lib']]);

  const crates: Files = {
    'Cargo.toml': '[workspace]\nmembers = ["a", "a/fixtures/f", "b", "d"]\n',
    'a/Cargo.toml': crate('a'),
    'a/fixtures/f/Cargo.toml': crate('f'),
    'b/Cargo.toml': crate('b', '[dependencies]\nd = { path = "../d" }\na = { path = "../a" }\n'),
    'b/data/x.json': '1',
    'd/Cargo.toml': crate('d'),
    'd/src/lib.rs': '',
  };
  from(crates, [
    ['a module that is called like tests', { 'a/src/tests/x.rs': '//' }, 'a b'],
    ['its tests', { 'a/tests/t.rs': '//' }, 'a'],
    ['a package in another one', { 'a/fixtures/f/src/lib.rs': '' }, 'f'],
  ]);
  const testing = { 'a/Cargo.toml': crate('a', '[[test]]\npath = "fixtures/f/x"\n') };
  test.each<[string, Files, string, string]>([
    ['a file of a package inside of it', { 'a/src/x.rs': '"../fixtures/f/x"' }, 'a/fixtures/f/x', 'a b f'],
    ['its folder', { 'a/tests/t.rs': 'run("./fixtures/f")' }, 'a/fixtures/f/x', 'a f'],
    ['a test that the manifest names', testing, 'a/fixtures/f/x', 'a f'],
    ['a package that is built', { 'a/src/x.rs': '["--manifest-path", "../b/Cargo.toml"]' }, 'd/src/lib.rs', 'a b d'],
    ['by its name', { 'a/src/x.rs': 'Command::new("cargo").args(["run", "-p", "b"])' }, 'd/src/lib.rs', 'a b d'],
    ['a path upward in data', { 'a/openapi.yaml': '$ref: ../d/src/lib.rs#/x' }, 'd/src/lib.rs', 'a b d'],
    ['what only tests name', { 'a/tests/t.rs': 'open("../d/src/lib.rs")' }, 'd/src/lib.rs', 'a b d'],
    ['a remark', { 'd/src/x.rs': '// see b/data/x.json of the root' }, 'b/data/x.json', 'b'],
    ['the folder around all', { 'd/src/x.rs': 'read_dir("..")' }, 'b/data/x.json', 'b'],
    ['a word', { 'd/src/x.rs': 'build_man("b")' }, 'b/data/x.json', 'b'],
  ])('what sources name: %s', async (_what, more, changed, expected) => {
    const { targets } = await answer(cargo, { ...crates, ...more }, { [changed]: '// new' });
    expect([targets].flat().join(' ')).toBe(expected);
  });
});

describe('a submodule', () => {
  const [one, two] = ['1', '2'].map((digit) => ({ submodule: digit.repeat(40) }));
  test.each<[string, Files, string, string, string]>([
    ['inside of a package belongs to it', workspace, 'crates/core/vendor/zlib', 'app core', ''],
    ['that holds members has no owner', workspace, 'crates/far', '', 'crates/far'],
    ['that is a member', edited(workspace, 'Cargo.toml', '"crates/*"', '"crates/*", "far/away"'), 'far', '', 'far'],
    ['that a path leads to', xtask('[dependencies]', '[dependencies]\nfar = { path = "../../far" }'), 'far', '', 'far'],
  ])('%s', async (_what, files, path, expected, left) => {
    const { targets, uncovered } = await answer(cargo, { ...files, [path]: one ?? '' }, { [path]: two ?? '' });
    expect([[targets].flat().join(' '), uncovered.join(' ')]).toEqual([expected, left]);
  });
});

describe('a package at the root', () => {
  const files: Files = {
    'Cargo.toml': crate('top', '[workspace]\nmembers = ["member"]\n[lib]\npath = "lib/top.rs"\n'),
    'lib/top.rs': 'const A: &str = include_str!("../data/a.txt");\n',
    'tests/it.rs': 'fn f() { read(dir.join("fixtures/x")) }',
    'build.rs': 'fn main() { compile("proto/x.proto") }',
    'ci/check.sh': 'cat member/src/lib.rs && cargo build --manifest-path member/Cargo.toml',
    'member/Cargo.toml': crate('member', '[dependencies]\ntop = { path = ".." }\n'),
    'member/src/lib.rs': '',
    ...Object.fromEntries(['data/a.txt', 'fixtures/x/y', 'proto/x.proto'].map((path) => [path, ''])),
  };
  const built = ['src/x', 'lib/other.rs', 'lib/x.txt', 'data/a.txt', 'proto/x.proto'];
  const others = ['.github/workflows/ci.yml', 'Dockerfile', 'ci/run.sh', 'README.md', 'member.txt'];
  from(files, [
    ...built.map((path): Row => [`it is built from ${path}`, { [path]: 'new' }, 'member top']),
    ...['tests/x.snap', 'fixtures/x/z'].map((path): Row => [`only its tests have ${path}`, { [path]: 'new' }, 'top']),
    ...others.map((path): Row => [`${path} belongs to nobody`, { [path]: 'new' }, '', path]),
    ['a profile', edited(files, 'Cargo.toml', '[lib]', '[profile.dev]\nlto = true\n[lib]'), 'member top'],
    ['scripts beside it are not its own', { 'member/src/lib.rs': '//' }, 'member'],
  ]);
});

describe('beside the definition', () => {
  /** Packages of a registry, by number, and those that each crate uses. */
  const registry = { versions: forEach(fc.nat(2)), needs: forEach(some), usesRegistry: forEach(some) };
  const commit = fc.record({ ...state, testsUse: forEach(some), ...registry });
  type State = typeof commit extends fc.Arbitrary<infer T> ? T : never;

  // Normal dependencies go to lower numbers only, since Cargo allows no cycle there.
  const normalOf = ({ there, uses }: State, at: number) => uses[at]?.filter((to) => to < at && there[to]) ?? [];
  const developmentOf = ({ there, testsUse }: State, at: number) =>
    testsUse[at]?.filter((to) => to !== at && there[to]) ?? [];
  const needsOf = ({ needs }: State, at: number) => needs[at]?.filter((to) => to < at) ?? [];

  function filesOf(state: State): Record<string, string> {
    const files: Record<string, string> = { 'Cargo.toml': '[workspace]\nmembers = ["c/*"]\n' };
    let lock = 'version = 4\n';
    for (const [at, version] of state.versions.entries())
      lock += locked(`r${at}`, `1.0.${version}`, published('') + needing(...needsOf(state, at).map((to) => `r${to}`)));
    for (const [at, there] of state.there.entries()) {
      if (!there) continue;
      const line = (to: number) => `c${to} = { path = "../c${to}" }\n`;
      const [normal, development] = [normalOf(state, at), developmentOf(state, at)];
      const external = state.usesRegistry[at] ?? [];
      const externalLines = external.map((to) => `r${to} = "1"\n`).join('');
      files[`c/c${at}/Cargo.toml`] = crate(
        `c${at}`,
        `[dependencies]\n${externalLines}${normal.map(line).join('')}[dev-dependencies]\n${development.map(line).join('')}`,
      );
      files[`c/c${at}/src/lib.rs`] = `// ${state.text[at] ?? 0}`;
      const names = [...new Set([...normal, ...development])].map((to) => `c${to}`);
      lock += locked(`c${at}`, '0.1.0', needing(...names, ...external.map((to) => `r${to}`)));
    }
    return { ...files, 'Cargo.lock': lock };
  }

  function definitionOf(state: State): Definition {
    const files = filesOf(state);
    const locked = (at: number): unknown => [at, state.versions[at], needsOf(state, at).map(locked)];
    const name = (at: number) => `c${at}`;
    const crates = state.there.flatMap((there, at) => (there ? [at] : []));
    return new Map(
      crates.map((at) => [
        name(at),
        {
          content: [files[`c/c${at}/Cargo.toml`], files[`c/c${at}/src/lib.rs`], state.usesRegistry[at]?.map(locked)],
          uses: normalOf(state, at).map(name),
          testsUse: developmentOf(state, at).map(name),
        },
      ]),
    );
  }

  test('exactly the packages that differ, or are built from what differs, are impacted', async () => {
    await fc.assert(
      fc.asyncProperty(twoCommits(commit), async ([before, after]) => {
        const gone = Object.fromEntries(Object.keys(filesOf(before)).map((path) => [path, null]));
        expect(await answer(cargo, filesOf(before), { ...gone, ...filesOf(after) })).toMatchObject({
          targets: impactedByDefinition(definitionOf(before), definitionOf(after)),
          uncovered: [],
        });
      }),
      { numRuns: 150 },
    );
  });
});
