import { describe } from '@jest/globals';
import { edited, type Files } from '../trees.js';
import { cargo } from '../build-systems.js';
import { tableOf } from './table.js';

const { check, from } = tableOf(cargo);

/** A package's `Cargo.toml`, with more tables behind it. */
const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${more}`;

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
const lock = (text: string, by: string) => ['Cargo.lock', text, by] as const;
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
  const stale = edited(workspace, 'Cargo.lock', 'name = "xtask"', 'name = "gone"');
  const first = (checksum: string): Files => ({
    'Cargo.toml': crate('one', '[dependencies]\nlog = "0.4"\n'),
    'Cargo.lock':
      '[root]\nname = "one"\nversion = "0.1.0"\ndependencies = ["log 0.4.0 (registry+r)"]\n' +
      '[[package]]\nname = "log"\nversion = "0.4.0"\nsource = "registry+r"\n' +
      `[metadata]\n"checksum log 0.4.0 (registry+r)" = "${checksum}"\n`,
  });
  const solo = locked('solo', '0.1.0', '');
  check([
    ['what lacks a package counts for it', stale, lock('"bb"', '"ff"'), 'app core xtask'],
    ['a lockfile that is new', { 'Cargo.toml': crate('solo') }, { 'Cargo.lock': solo }, 'solo'],
    ['the first format holds checksums apart', first('aa'), first('bb'), 'one'],
  ]);
});

describe('manifests', () => {
  const gone = xtask('serde = "0.9"', 'gone = { path = "../gone" }');
  from(workspace, [
    ['a broken manifest', { 'crates/core/Cargo.toml': '[package]\nname = \n' }, 'ALL: crates/core/Cargo.toml:2:'],
    ['a member without a manifest', ['Cargo.toml', 'tools/xtask', 'tools/missing'], 'ALL: Cargo.toml: '],
    ['a file of no package', 'README.md', '| README.md'],
  ]);
  check([
    ['a new workspace', {}, workspace, 'app core xtask | crates/old/Cargo.toml'],
    ['a path where nothing is', gone, 'crates/app/src/main.rs', 'app xtask', 'names the path "../gone" for gone'],
  ]);

  const uses = (section: string, line: string): Files => ({
    'Cargo.toml':
      '[workspace]\nmembers = ["user"]\n[workspace.dependencies]\nleaf = { path = "leaf" }\n' +
      '[patch.crates-io]\npatched = { path = "patched" }\n',
    'user/Cargo.toml': crate('user', `[${section}]\n${line}\n`),
    'leaf/Cargo.toml': crate('leaf'),
    'patched/Cargo.toml': crate('patched'),
  });
  const path = 'leaf = { path = "../leaf" }';
  check([
    ['a dependency', uses('dependencies', path), 'leaf/x', 'leaf user'],
    ['of tests', uses('dev-dependencies', path), 'leaf/x', 'leaf user'],
    ['of the build', uses('build-dependencies', path), 'leaf/x', 'leaf user'],
    ['for a platform', uses("target.'cfg(windows)'.dependencies", path), 'leaf/x', 'leaf user'],
    ['inherited', uses('dependencies', 'leaf = { workspace = true, features = ["x"] }'), 'leaf/x', 'leaf user'],
    ['patched', uses('dependencies', 'patched = "1"'), 'patched/x', 'patched user'],
    ['patched, by its name', uses('dependencies', 'x = { package = "patched" }'), 'patched/x', 'patched user'],
  ]);

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
  const root = (text: string, by: string) => ['Cargo.toml', text, by] as const;
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
  const named =
    '[package]\nname = "nested"\nversion = "0.1.0"\nworkspace = "../../alt"\n[dependencies]\nlog.workspace = true\n';
  const elsewhere = { ...two, 'lib-ws/nested/Cargo.toml': named, 'alt/Cargo.toml': other('0.4.20') };
  const replaced = { ...given, '.cargo/config.toml': 'paths = ["vendor/log"]', 'vendor/log/Cargo.toml': crate('log') };
  check([
    ['a member of another workspace inherits there', two, { 'lib-ws/Cargo.toml': other('0.5') }, 'cli nested'],
    ['of one that its manifest names', elsewhere, { 'alt/Cargo.toml': other('0.5') }, 'cli nested'],
    ['a package that settings of Cargo replace', replaced, 'vendor/log/src/lib.rs', 'b log'],
  ]);
});

describe('the files of a package', () => {
  const shared = (source: string): Files => ({ ...workspace, 'common/a.txt': '1', 'tools/xtask/src/main.rs': source });
  const ways = {
    'include_str!': 'const A: &str = include_str!("../../../common/a.txt");',
    '#[path]': '#[path = "../../../common/a.txt"] mod a;',
    'a directory that is put in front': 'format!("{root}/../../common/a.txt")',
    'another case': 'open("../../Common/A.txt")',
  };
  for (const [way, source] of Object.entries(ways))
    from(shared(source), [[`a file outside of it is seen through ${way}`, 'common/a.txt', 'xtask | common/a.txt']]);

  const settings = ['rust-toolchain.toml', '.cargo/config.toml', 'clippy.toml', '.rustfmt.toml'];
  for (const name of settings)
    from(workspace, [
      [`${name} at the root`, name, 'app core xtask'],
      [`${name} of a folder`, `tools/${name}`, 'xtask'],
    ]);
  const named = xtask('edition = "2021"', 'edition = "2021"\nbuild = "../build.rs"\nreadme = "../../README.md"');
  const within: Files = {
    'Cargo.toml': '[workspace]\nmembers = ["lib", "a/src"]\n',
    'lib/Cargo.toml': crate('lib', '[lib]\npath = "../a/src/lib.rs"\n'),
    'a/src/Cargo.toml': crate('inner'),
    'a/src/lib.rs': '',
  };
  check([
    ['a build script elsewhere', named, 'tools/build.rs', 'xtask'],
    ['a text that the manifest names', named, 'README.md', 'xtask'],
    ['[lib] path in the folder of another crate', within, 'a/src/lib.rs', 'inner lib'],
  ]);

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
    ['a module that is called like tests', 'a/src/tests/x.rs', 'a b'],
    ['its tests', 'a/tests/t.rs', 'a'],
    ['a package in another one', 'a/fixtures/f/src/lib.rs', 'f'],
  ]);
  const testing = { 'a/Cargo.toml': crate('a', '[[test]]\npath = "fixtures/f/x"\n') };
  const naming: readonly (readonly [string, Files, string, string])[] = [
    ['a file of a package inside of it', { 'a/src/x.rs': '"../fixtures/f/x"' }, 'a/fixtures/f/x', 'a b f'],
    ['a test that the manifest names', testing, 'a/fixtures/f/x', 'a f'],
    ['a package that is built', { 'a/src/x.rs': '["--manifest-path", "../b/Cargo.toml"]' }, 'd/src/lib.rs', 'a b d'],
    ['by its name', { 'a/src/x.rs': 'Command::new("cargo").args(["run", "-p", "b"])' }, 'd/src/lib.rs', 'a b d'],
    ['a word', { 'd/src/x.rs': 'build_man("b")' }, 'b/data/x.json', 'b'],
  ];
  check(naming.map(([what, more, ...row]) => [`what sources name: ${what}`, { ...crates, ...more }, ...row]));
});

describe('a submodule', () => {
  const sub = (path: string, files: Files = workspace): Files => ({ ...files, [path]: { submodule: '1' } });
  const member = edited(workspace, 'Cargo.toml', '"crates/*"', '"crates/*", "far/away"');
  const used = xtask('[dependencies]', '[dependencies]\nfar = { path = "../../far" }');
  check([
    ['inside of a package belongs to it', sub('crates/core/vendor/zlib'), 'crates/core/vendor/zlib', 'app core'],
    ['that holds members has no owner', sub('crates/far'), 'crates/far', '| crates/far'],
    ['that is a member', sub('far', member), 'far', '| far'],
    ['that a path leads to', sub('far', used), 'far', '| far'],
  ]);
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
  for (const path of built) from(files, [[`it is built from ${path}`, path, 'member top']]);
  for (const path of others) from(files, [[`${path} belongs to nobody`, path, `| ${path}`]]);
  from(files, [
    ['snapshots of its tests', 'tests/x.snap', 'top'],
    ['what only its tests name', 'fixtures/x/z', 'top'],
    ['a profile', ['Cargo.toml', '[lib]', '[profile.dev]\nlto = true\n[lib]'], 'member top'],
    ['scripts beside it are not its own', 'member/src/lib.rs', 'member'],
  ]);
});
