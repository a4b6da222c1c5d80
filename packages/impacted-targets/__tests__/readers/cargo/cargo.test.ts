import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cargo } from '../../build-systems.js';
import { edited, impactOf, removeDirectories, without, type Files } from '../../trees.js';
import { library } from './manifests.js';
import { forEach, impactedByDefinition, some, state, twoCommits, type Definition } from '../definition.js';

afterAll(removeDirectories);

const workspace: Files = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*", "tools/xtask"]\nexclude = ["crates/old"]\nresolver = "2"\n',
  'Cargo.lock': `version = 3

[[package]]
name = "app"
version = "0.1.0"
dependencies = ["core", "serde 1.0.1"]

[[package]]
name = "core"
version = "0.1.0"
dependencies = ["log", "rand"]

[[package]]
name = "itoa"
version = "1.0.0"
source = "registry+https://example.com/index"
checksum = "aa"

[[package]]
name = "log"
version = "0.4.0"
source = "registry+https://example.com/index"
checksum = "bb"

[[package]]
name = "rand"
version = "0.8.0"
source = "registry+https://example.com/index"
checksum = "cc"

[[package]]
name = "serde"
version = "0.9.0"
source = "registry+https://example.com/index"
checksum = "dd"

[[package]]
name = "serde"
version = "1.0.1"
source = "registry+https://example.com/index"
checksum = "ee"
dependencies = ["itoa"]

[[package]]
name = "xtask"
version = "0.1.0"
dependencies = ["serde 0.9.0"]
`,
  'crates/core/Cargo.toml': library('core', '[dependencies]\nlog = "0.4"\n[dev-dependencies]\nrand = "0.8"\n'),
  'crates/core/src/lib.rs': '',
  'crates/app/Cargo.toml': library('app', '[dependencies]\ncore = { path = "../core" }\nserde = "1"\n'),
  'crates/app/src/main.rs': 'fn main() {}',
  'crates/old/Cargo.toml': 'this is not even TOML',
  'tools/xtask/Cargo.toml': library('xtask', '[dependencies]\nserde = "0.9"\n'),
  'tools/xtask/src/main.rs': 'fn main() {}',
};

describe('files', () => {
  test('a file of no package is left to others', async () => {
    expect(await impactOf(cargo, workspace, { ...workspace, 'README.md': 'hello' })).toMatchObject({
      targets: [],
      uncovered: ['README.md'],
    });
  });

  test('a new package inside another one takes its files away', async () => {
    const base = { ...workspace, 'crates/core/derive/src/lib.rs': '' };
    const head = {
      ...edited(base, 'Cargo.toml', '"crates/*"', '"crates/*", "crates/core/derive"'),
      'crates/core/derive/Cargo.toml': library('derive'),
    };
    const { targets, impact } = await impactOf(cargo, base, head);
    expect(targets).toEqual(['app', 'core', 'derive']);
    const why = 'crates/core/derive/src/lib.rs belongs to another target than before';
    expect(impact.kind === 'targets' && impact.targets.get('core')).toEqual({
      kind: 'graph',
      what: why,
      files: ['Cargo.toml'],
    });
  });

  test('a mode, a symbolic link and what it leads to count', async () => {
    const base: Files = { ...workspace, LICENSE: 'MIT', 'crates/core/LICENSE': { link: '../../LICENSE' } };
    expect((await impactOf(cargo, base, { ...base, LICENSE: 'Apache' })).targets).toEqual(['core']);
    const executable = { ...base, 'crates/app/src/main.rs': { executable: 'fn main() {}' } };
    expect((await impactOf(cargo, base, executable)).targets).toEqual(['app']);
    const elsewhere = { ...base, 'crates/core/LICENSE': { link: '../LICENSE' } };
    expect((await impactOf(cargo, base, elsewhere)).targets).toEqual(['core']);
  });

  test.each([
    ['include_str!', 'const A: &str = include_str!("../../../common/a.txt");'],
    ['a raw string', 'const A: &str = include_str!(r#"../../../common/a.txt"#);'],
    ['CARGO_MANIFEST_DIR', 'include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../common/a.txt"));'],
    ['#[path]', '#[path = "../../../common/a.txt"] mod a;'],
    ['a build script', 'println!("cargo:rerun-if-changed=../../common");'],
    ['a path that something may open', 'std::fs::read("../../common/a.txt")'],
  ])('a file outside the package is seen through %s', async (_name, source) => {
    const base = { ...workspace, 'common/a.txt': 'one', 'tools/xtask/src/main.rs': source };
    expect(await impactOf(cargo, base, { ...base, 'common/a.txt': 'two' })).toMatchObject({
      targets: ['xtask'],
      uncovered: ['common/a.txt'],
    });
  });

  test('the files that a manifest names outside the package are its own', async () => {
    const base = {
      ...edited(workspace, 'tools/xtask/Cargo.toml', 'edition = "2021"', 'edition = "2021"\nbuild = "../build.rs"'),
      'tools/build.rs': 'fn main() {}',
    };
    expect(await impactOf(cargo, base, { ...base, 'tools/build.rs': '' })).toMatchObject({
      targets: ['xtask'],
      uncovered: [],
    });
  });

  test.each(['rust-toolchain.toml', '.cargo/config.toml', 'clippy.toml', '.rustfmt.toml'])(
    '%s at the root impacts all packages, and below a directory those in it',
    async (name) => {
      expect(await impactOf(cargo, workspace, { ...workspace, [name]: '' })).toMatchObject({
        targets: ['app', 'core', 'xtask'],
        uncovered: [],
      });
      expect(await impactOf(cargo, workspace, { ...workspace, [`tools/${name}`]: '' })).toMatchObject({
        targets: ['xtask'],
        uncovered: [],
      });
    },
  );

  const bumped = async (files: Files, path: string) => {
    const answers = ['1', '2'].map((digit): Files => ({ ...files, [path]: { submodule: digit.repeat(40) } }));
    return impactOf(cargo, answers[0] ?? {}, answers[1] ?? {});
  };

  test('a submodule inside a package belongs to it', async () => {
    expect(await bumped(workspace, 'crates/core/vendor/zlib')).toMatchObject({
      targets: ['app', 'core'],
      uncovered: [],
    });
  });

  test('a submodule outside of the workspace that a path dependency lies in impacts the dependents', async () => {
    const inside = Object.entries(workspace).map(([path, content]) => [`ws/${path}`, content]);
    const files = edited(
      Object.fromEntries(inside) as Files,
      'ws/tools/xtask/Cargo.toml',
      '[dependencies]',
      '[dependencies]\nfar = { path = "../../../far/far" }',
    );
    const [base, head] = ['1', '2'].map((digit): Files => ({ ...files, far: { submodule: digit.repeat(40) } }));
    expect(await impactOf(cargo, base ?? {}, head ?? {}, { root: 'ws' })).toMatchObject({
      targets: ['xtask'],
      uncovered: [],
    });
  });

  test.each([
    ['listed', edited(workspace, 'Cargo.toml', '"crates/*"', '"crates/*", "far/away"'), 'far'],
    ['matched', workspace, 'crates/far'],
    [
      'reached by a path',
      edited(workspace, 'tools/xtask/Cargo.toml', '[dependencies]', '[dependencies]\nfar = { path = "../../far" }'),
      'far',
    ],
  ])('a submodule with members that are %s is left uncovered', async (_how, files, path) => {
    expect((await bumped(files, path)).uncovered).toEqual([path]);
  });
});

describe('dependencies', () => {
  const kinds: [string, string][] = [
    ['dependencies', 'leaf = { path = "../leaf" }'],
    ['dev-dependencies', 'leaf = { path = "../leaf" }'],
    ['build-dependencies', 'leaf = { path = "../leaf" }'],
    ["target.'cfg(windows)'.dependencies", 'leaf = { path = "../leaf" }'],
    ['dependencies', 'other = { package = "leaf", path = "../leaf" }'],
    ['dependencies', 'leaf = { path = "../leaf", optional = true }'],
    ['dependencies', 'leaf.workspace = true'],
    ['dependencies', 'leaf = { workspace = true, features = ["x"] }'],
    ['dependencies', 'patched = "1"'],
  ];
  test.each(kinds)('[%s] %s is an edge', async (section, line) => {
    const base: Files = {
      'Cargo.toml':
        '[workspace]\nmembers = ["user"]\n[workspace.dependencies]\nleaf = { path = "leaf" }\n' +
        '[patch.crates-io]\npatched = { path = "patched" }\n',
      'user/Cargo.toml': library('user', `[${section}]\n${line}\n`),
      'leaf/Cargo.toml': library('leaf'),
      'patched/Cargo.toml': library('patched', '[dependencies]\nleaf = { path = "../leaf" }\n'),
      'leaf/src/lib.rs': '',
    };
    const { targets } = await impactOf(cargo, base, { ...base, 'leaf/src/lib.rs': '//' });
    expect(targets?.filter((target) => target !== 'patched')).toEqual(['leaf', 'user']);
  });

  test('what the workspace gives is attributed to those that take it', async () => {
    const base: Files = {
      'Cargo.toml':
        '[workspace]\nmembers = ["a", "b", "c"]\n[workspace.package]\nedition = "2018"\n' +
        '[workspace.dependencies]\nlog = "0.4"\n[workspace.lints.rust]\nunsafe_code = "forbid"\n',
      'a/Cargo.toml': '[package]\nname = "a"\nversion = "1.0.0"\nedition.workspace = true\n',
      'b/Cargo.toml': library('b', '[dependencies]\nlog.workspace = true\n'),
      'c/Cargo.toml': library('c', '[lints]\nworkspace = true\n'),
    };
    const impacted = async (from: string, to: string) => {
      const { targets, uncovered } = await impactOf(cargo, base, edited(base, 'Cargo.toml', from, to));
      expect(uncovered).toEqual([]);
      return targets;
    };
    expect(await impacted('edition = "2018"', 'edition = "2021"')).toEqual(['a']);
    expect(await impacted('log = "0.4"', 'log = "0.5"')).toEqual(['b']);
    expect(await impacted('"forbid"', '"deny"')).toEqual(['c']);
    expect(await impacted('[workspace]\n', '[workspace] # a remark\n')).toEqual([]);
    expect(await impacted('[workspace.package]', '[profile.dev]\nlto = true\n[workspace.package]')).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('Cargo.lock', () => {
  const impacted = async (from: string, to: string) => {
    const { targets, uncovered } = await impactOf(cargo, workspace, edited(workspace, 'Cargo.lock', from, to));
    expect(uncovered).toEqual([]);
    return targets;
  };

  test('a change is attributed to the packages that resolve to it', async () => {
    expect(await impacted('"aa"', '"ff"')).toEqual(['app']);
    expect(await impacted('"bb"', '"ff"')).toEqual(['app', 'core']);
    expect(await impacted('"dd"', '"ff"')).toEqual(['xtask']);
    expect(await impacted('serde 0.9.0"]', 'serde 1.0.1"]')).toEqual(['xtask']);
    expect(await impacted('version = 3', 'version = 4')).toEqual([]);
  });

  test('what only tests resolve to stays with the package', async () => {
    expect(await impacted('"cc"', '"ff"')).toEqual(['core']);
  });

  test('a lockfile that comes or goes impacts all packages', async () => {
    const { targets } = await impactOf(cargo, workspace, without(workspace, 'Cargo.lock'));
    expect(targets).toEqual(['app', 'core', 'xtask']);
  });

  test('a package that the lockfile lacks is impacted by all of it', async () => {
    const stale = edited(workspace, 'Cargo.lock', 'name = "xtask"', 'name = "gone"');
    const { targets } = await impactOf(cargo, stale, edited(stale, 'Cargo.lock', '"bb"', '"ff"'));
    expect(targets).toEqual(['app', 'core', 'xtask']);
  });

  test('the first format holds checksums apart', async () => {
    const base: Files = {
      'Cargo.toml': library('one', '[dependencies]\nlog = "0.4"\n'),
      'Cargo.lock':
        '[root]\nname = "one"\nversion = "0.1.0"\ndependencies = ["log 0.4.0 (registry+r)"]\n' +
        '[[package]]\nname = "log"\nversion = "0.4.0"\nsource = "registry+r"\n' +
        '[metadata]\n"checksum log 0.4.0 (registry+r)" = "aa"\n',
    };
    const { targets } = await impactOf(cargo, base, edited(base, 'Cargo.lock', '"aa"', '"bb"'));
    expect(targets).toEqual(['one']);
  });
});

describe('bad input', () => {
  test('a broken manifest of the pull request is ALL, with its place', async () => {
    const head = { ...workspace, 'crates/core/Cargo.toml': '[package]\nname = \n' };
    const { impact } = await impactOf(cargo, workspace, head);
    expect(impact).toMatchObject({
      kind: 'all',
      why: expect.stringMatching(/^crates\/core\/Cargo\.toml:2:\d+: /) as unknown,
    });
  });

  test('a broken manifest that is repaired impacts everything', async () => {
    const base = { ...workspace, 'Cargo.lock': '<<<<<<< ours' };
    const { impact } = await impactOf(cargo, base, workspace);
    expect(impact).toMatchObject({ kind: 'all' });
    expect(impact.kind === 'all' && impact.why).toMatch(/^Cargo\.lock:1:\d+: /);
  });

  test('a member without a manifest is ALL, with its name', async () => {
    const head = edited(workspace, 'Cargo.toml', 'tools/xtask', 'tools/missing');
    const { impact } = await impactOf(cargo, workspace, head);
    expect(impact).toMatchObject({ kind: 'all', why: expect.stringContaining('tools/missing') as unknown });
  });

  test('a package that depends on a path where nothing is counts as impacted in every answer, and no other does', async () => {
    const base = edited(workspace, 'tools/xtask/Cargo.toml', 'serde = "0.9"', 'gone = { path = "../gone" }');
    const { targets, impact } = await impactOf(cargo, base, { ...base, 'crates/app/src/main.rs': '' });
    expect(targets).toEqual(['app', 'xtask']);
    expect(impact.kind === 'targets' && impact.targets.get('xtask')).toMatchObject({
      kind: 'graph',
      what: expect.stringContaining('tools/xtask/Cargo.toml names the path "../gone" for gone') as unknown,
    });
  });

  test('a commit without a manifest has no packages', async () => {
    const { targets } = await impactOf(cargo, {}, workspace);
    expect(targets).toEqual(['app', 'core', 'xtask']);
  });
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
    const entry = (name: string, version: string, source: string, dependencies: string[]) => {
      lock += `[[package]]\nname = "${name}"\nversion = "${version}"\n${source}dependencies = ${JSON.stringify(dependencies)}\n`;
    };
    for (const [at, version] of state.versions.entries()) {
      const edges = needsOf(state, at).map((to) => `r${to}`);
      entry(`r${at}`, `1.0.${version}`, 'source = "registry+r"\n', edges);
    }
    for (const [at, there] of state.there.entries()) {
      if (!there) continue;
      const line = (to: number) => `c${to} = { path = "../c${to}" }\n`;
      const [normal, development] = [normalOf(state, at), developmentOf(state, at)];
      const external = state.usesRegistry[at] ?? [];
      const externalLines = external.map((to) => `r${to} = "1"\n`).join('');
      files[`c/c${at}/Cargo.toml`] = library(
        `c${at}`,
        `[dependencies]\n${externalLines}${normal.map(line).join('')}[dev-dependencies]\n${development.map(line).join('')}`,
      );
      files[`c/c${at}/src/lib.rs`] = `// ${state.text[at] ?? 0}`;
      const names = [...new Set([...normal, ...development])].map((to) => `c${to}`);
      entry(`c${at}`, '0.1.0', '', [...names, ...external.map((to) => `r${to}`)]);
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
        expect(await impactOf(cargo, filesOf(before), filesOf(after))).toMatchObject({
          targets: impactedByDefinition(definitionOf(before), definitionOf(after)),
          uncovered: [],
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('a package at the root', () => {
  const files: Files = {
    'Cargo.toml': library('top', '[workspace]\nmembers = ["member"]\n[lib]\npath = "lib/top.rs"\n'),
    'lib/top.rs': 'const A: &str = include_str!("../data/a.txt");\n',
    'tests/it.rs': 'fn f() { read(dir.join("fixtures/x")); open(format!("{}/snap", here)) } // "ci jobs"',
    'build.rs': 'fn main() { compile("proto/x.proto") }',
    'member/Cargo.toml': library('member', '[dependencies]\ntop = { path = ".." }\n'),
    'member/src/lib.rs': '',
    ...Object.fromEntries(['data/a.txt', 'fixtures/x/y', 'snap', 'proto/x.proto'].map((path) => [path, ''])),
  };

  test.each(['src/x', 'lib/other.rs', 'lib/x.txt', 'data/a.txt', 'proto/x.proto'])(
    'it is built from %s',
    async (path) => {
      expect(await impactOf(cargo, files, { ...files, [path]: 'new' })).toMatchObject({
        targets: ['member', 'top'],
        uncovered: [],
      });
    },
  );

  test.each(['tests/x.snap', 'fixtures/x/z'])('only its tests have %s', async (path) => {
    expect(await impactOf(cargo, files, { ...files, [path]: 'new' })).toMatchObject({
      targets: ['top'],
      uncovered: [],
    });
  });

  test.each(['.github/workflows/ci.yml', 'Dockerfile', 'ci/run.sh', 'README.md', 'Makefile', 'member.txt'])(
    '%s belongs to nobody',
    async (path) => {
      expect(await impactOf(cargo, files, { ...files, [path]: 'new' })).toMatchObject({
        targets: [],
        uncovered: [path],
      });
    },
  );

  test('a file that its manifest names is its own', async () => {
    const named = edited(files, 'Cargo.toml', 'name = "top"', 'name = "top"\nreadme = "README.md"');
    expect(await impactOf(cargo, named, { ...named, 'README.md': 'new' })).toMatchObject({
      targets: ['top'],
      uncovered: [],
    });
  });
});
