import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { go } from '../../build-systems.js';
import { readDirectives } from '../../../src/readers/go/directives.js';
import { literalsOf } from '../../../src/scan/scan.js';
import { compareFiles, edited, impactOf, realTools, removeDirectories, type Files } from '../../trees.js';
import { forEach, impactedByDefinition, some, state, twoCommits, type Definition } from '../definition.js';
import { file } from './files.js';

afterAll(removeDirectories);

/** Options under which nothing but the repository is looked at. */
const alone = { options: { go: { 'module-graph': false } } };

const module: Files = {
  'go.mod':
    'module example.com/m\n\ngo 1.19\n\nrequire (\n\texample.org/x v1.0.0\n\texample.org/y/v2 v2.1.0 // indirect\n)\n',
  'go.sum':
    'example.org/x v1.0.0 h1:aa=\nexample.org/x v1.0.0/go.mod h1:ab=\nexample.org/y/v2 v2.0.0/go.mod h1:ac=\n' +
    'example.org/y/v2 v2.1.0 h1:ad=\nexample.org/y/v2 v2.1.0/go.mod h1:ae=\n',
  'core/core.go': file('core', 'fmt'),
  'core/core_test.go': file('core_test', 'example.com/m/testing'),
  'core/testdata/golden.txt': 'golden',
  'testing/testing.go': file('testing', 'testing'),
  'cmd/app/main.go': file('main', 'example.com/m/core', 'os'),
  'net/net.go': file('net', 'example.org/x/sub'),
  'net2/net2.go': file('net2', 'example.com/m/net'),
};

const m = (...names: string[]) => names.map((name) => `example.com/m/${name}`);

describe('the head of a Go file', () => {
  test.each([
    ['one import', 'package a\nimport "x"\n', ['x']],
    ['names, dots and blanks', 'package a; import y "x"; import . "z"; import _ `w`', ['x', 'z', 'w']],
    ['a block', 'package a\nimport (\n\t"x" // why\n\n\ty "z"; "w"\n)\nimport "v"', ['x', 'z', 'w', 'v']],
    ['an empty block', 'package a\nimport ()\nimport "x"', ['x']],
    ['comments anywhere', '/* import "no" */ // import "no"\npackage/**/a\nimport/**/(/*"no"*/"x")', ['x']],
    ['a constraint', '//go:build ignore && windows\n// +build ignore\n\npackage a\nimport "x"', ['x']],
    ['a byte order mark and CRLF', '\uFEFFpackage a\r\nimport (\r\n\t"x"\r\n)\r\n', ['x']],
    ['a later text that looks like an import', 'package a\nimport "x"\nvar s = `\nimport "no"\n`', ['x']],
    ['escapes', 'package a\nimport "example.com/\\x61\\u0062"', ['example.com/ab']],
    ['names that are not ASCII', 'package größe\nimport ü "x"', ['x']],
    ['nothing', '', []],
    ['no Go', 'hello "x"', []],
  ])('%s', (_name, text, expected) => {
    const imports = literalsOf('go', text.replace(/^\uFEFF/, '')).filter(({ role }) => role === 'import');
    expect(imports.map((one) => one.text)).toEqual(expected);
  });

  test('patterns to embed are found in declarations, with their quotes taken off', () => {
    const { embeds } = readDirectives('package a\nvar (\n\t//go:embed a/*.txt "b c" `d`\n\tx string\n)\n');
    expect(embeds).toEqual(['a/*.txt', 'b c', 'd']);
  });
});

describe('files', () => {
  test.each([
    'core/core_test.go',
    'core/testdata/golden.txt',
    'core/README.md',
    'core/assets/logo.svg',
    'core/.hidden.go',
  ])('%s impacts its package alone', async (path) => {
    expect(await impactOf(go, module, { ...module, [path]: 'package core' })).toMatchObject({
      targets: m('core'),
      uncovered: [],
    });
  });

  test.each(['core/a_windows_arm64.go', 'core/a.s', 'core/a.h', 'core/lib/a.c', 'core/a.syso', 'core/a.swigcxx'])(
    '%s is compiled into its package',
    async (path) => {
      const { targets } = await impactOf(go, module, { ...module, [path]: 'package core' });
      expect(targets).toEqual(m('cmd/app', 'core'));
    },
  );

  test('a file outside of all packages is left to others', async () => {
    expect(await impactOf(go, module, { ...module, 'docs/a.md': 'x', Makefile: 'all:' })).toMatchObject({
      targets: [],
      uncovered: ['Makefile', 'docs/a.md'],
    });
  });

  test('constraints exclude nothing', async () => {
    const base = {
      ...module,
      'net/net_plan9.go': `//go:build never && plan9\n\n${file('net', 'example.com/m/testing')}`,
    };
    const { targets } = await impactOf(go, base, { ...base, 'testing/testing.go': '// new\npackage testing' });
    expect(targets).toEqual(m('core', 'net', 'net2', 'testing'));
  });

  test('a script that is run by its name is no concern of importers', async () => {
    const base = {
      ...module,
      'net/generate.go': `// Copyright\n\n//go:build ignore\n\n${file('main', 'example.com/m/testing')}`,
    };
    const used = await impactOf(go, base, { ...base, 'testing/testing.go': '// new\npackage testing' });
    expect(used.targets).toEqual(m('core', 'net', 'testing'));
    const changed = await impactOf(go, base, edited(base, 'net/generate.go', 'Copyright', 'new'));
    expect(changed.targets).toEqual(m('net'));
  });

  test('an embedded file belongs to the package, also across packages below it', async () => {
    const base: Files = {
      ...module,
      'core/embed.go': 'package core\n\nimport _ "embed"\n\n//go:embed web all:raw "*.tm[pl]l"\nvar files string\n',
      'core/web/index.html': '',
      'core/web/gen/gen.go': 'package gen',
      'core/web/gen/_draft.txt': '',
      'core/raw/.dot': '',
      'core/a.tmpl': '',
      'core/raw/README.md': '',
    };
    const of = async (path: string) => (await impactOf(go, base, { ...base, [path]: 'changed' })).targets;
    expect(await of('core/web/index.html')).toEqual(m('cmd/app', 'core'));
    expect(await of('core/raw/.dot')).toEqual(m('cmd/app', 'core'));
    expect(await of('core/raw/README.md')).toEqual(m('cmd/app', 'core'));
    expect(await of('core/a.tmpl')).toEqual(m('cmd/app', 'core'));
    expect(await of('core/b.tmpl')).toEqual(m('cmd/app', 'core'));
    expect(await of('core/c.txt')).toEqual(m('core'));
    expect(await of('core/web/gen/gen.go')).toEqual(m('cmd/app', 'core', 'core/web/gen'));
    expect(await of('core/web/gen/_draft.txt')).toEqual(m('core/web/gen'));
  });

  test('files that are opened by a relative path impact the package, and stay with their owner', async () => {
    const base: Files = {
      ...module,
      'core/core_test.go': 'package core\nvar a = "../common/a.txt"',
      'testing/testing.go': 'package testing\n// #cgo CFLAGS: -I${SRCDIR}/../common\n// #include "a.h"\nimport "C"',
      'common/a.txt': '',
    };
    expect(await impactOf(go, base, { ...base, 'common/a.txt': 'new' })).toMatchObject({
      targets: m('core', 'testing'),
      uncovered: ['common/a.txt'],
    });
  });

  test('a sample package belongs to the package around it, and to those that import it', async () => {
    const base: Files = {
      ...module,
      'core/testdata/sample/s.go': 'package sample',
      'net/net_test.go': file('net', 'example.com/m/core/testdata/sample'),
    };
    const { targets } = await impactOf(go, base, { ...base, 'core/testdata/sample/s.go': 'package sample // new' });
    expect(targets).toEqual(m('core', 'net'));
  });

  test('a source file that is a symbolic link brings its imports', async () => {
    const base: Files = {
      ...module,
      'net2/linked.go': { link: '../common/linked.txt' },
      'common/linked.txt': file('net2', 'example.com/m/core'),
    };
    const one = await impactOf(go, base, { ...base, 'core/core.go': 'package core' });
    expect(one.targets).toEqual(m('cmd/app', 'core', 'net2'));
    const other = await impactOf(go, base, { ...base, 'common/linked.txt': 'package net2' });
    expect(other.targets).toEqual(m('net2'));
  });

  test('a submodule may hold packages, so that it is left uncovered', async () => {
    const files = { ...module, 'go.work': 'use .\nuse ./far/module\n' };
    const answer = await impactOf(
      go,
      { ...files, far: { submodule: '1'.repeat(40) } },
      { ...files, far: { submodule: '2'.repeat(40) } },
    );
    expect(answer.uncovered).toEqual(['far']);
  });
});

describe('modules', () => {
  test('the version of the language and the toolchain impact the module, remarks and order nothing', async () => {
    const of = async (from: string, to: string) => {
      const { targets, uncovered } = await impactOf(go, module, edited(module, 'go.mod', from, to), alone);
      expect(uncovered).toEqual([]);
      return targets;
    };
    const all = m('cmd/app', 'core', 'net', 'net2', 'testing');
    expect(await of('go 1.19', 'go 1.20')).toEqual(all);
    expect(await of('go 1.19', 'go 1.19\n\ntoolchain go1.21.0')).toEqual(all);
    expect(await of('go 1.19', 'go 1.19 // remark\nretract v1.0.0')).toEqual([]);
    expect(await of('example.com/m', 'example.com/n')).toEqual(
      [...all, ...all.map((name) => name.replace('/m/', '/n/'))].sort(),
    );
  });

  test('a changed module impacts those that import it, and by way of others from elsewhere all that import one', async () => {
    const of = async (path: string, from: string, to: string) =>
      (await impactOf(go, module, edited(module, path, from, to), alone)).targets;
    expect(await of('go.mod', 'x v1.0.0', 'x v1.1.0')).toEqual(m('net', 'net2'));
    expect(await of('go.sum', 'h1:aa', 'h1:zz')).toEqual(m('net', 'net2'));
    expect(await of('go.mod', 'v2 v2.1.0', 'v2 v2.2.0')).toEqual(m('net', 'net2'));
    expect(await of('go.sum', 'h1:ac', 'h1:zz')).toEqual([]);
    expect(await of('go.mod', 'require (', 'require (\n\texample.org/new v1.0.0')).toEqual([]);
    expect(await of('go.mod', 'require (', 'exclude example.org/x v0.9.0\nrequire (')).toEqual(m('net', 'net2'));
  });

  test('before Go 1.17, go.sum decides too', async () => {
    const old = edited(module, 'go.mod', 'go 1.19', 'go 1.16');
    const { targets } = await impactOf(go, old, edited(old, 'go.sum', 'h1:ac', 'h1:zz'), alone);
    expect(targets).toEqual(m('net', 'net2'));
  });

  test('a module that is replaced by a directory is built from it', async () => {
    const base: Files = {
      ...edited(module, 'go.mod', 'require (', 'replace example.org/x => ./third/x\n\nrequire ('),
      'third/x/go.mod': 'module example.org/x\n',
      'third/x/sub/sub.go': file('sub', 'example.org/x/deep'),
      'third/x/deep/deep.go': file('deep'),
      'third/x/apart/apart.go': file('apart'),
    };
    const deep = await impactOf(go, base, { ...base, 'third/x/deep/deep.go': '// new\npackage deep' });
    expect(deep.targets).toEqual([...m('net', 'net2'), 'example.org/x/deep', 'example.org/x/sub']);
    const apart = await impactOf(go, base, { ...base, 'third/x/apart/apart.go': '// new\npackage apart' });
    expect(apart.targets).toEqual(['example.org/x/apart']);
    const back = await impactOf(go, module, base, alone);
    expect(back.targets).toEqual(expect.arrayContaining(m('net', 'net2')));
  });

  test('a nested module is built by itself, and without a replacement from elsewhere', async () => {
    const base: Files = {
      ...edited(module, 'go.mod', 'require (', 'require (\n\texample.com/m/nested v0.1.0'),
      'nested/go.mod': 'module example.com/m/nested\ngo 1.19\n',
      'nested/n.go': file('nested'),
      'net/net.go': file('net', 'example.com/m/nested'),
    };
    const { targets } = await impactOf(go, base, { ...base, 'nested/n.go': 'package nested' });
    expect(targets).toEqual(m('nested'));
    const version = await impactOf(go, base, edited(base, 'go.mod', 'v0.1.0', 'v0.2.0'), alone);
    expect(version.targets).toEqual(m('net', 'net2'));
  });

  test('go.work builds its modules from each other', async () => {
    const base: Files = {
      'go.work': 'go 1.19\n\nuse (\n\t./a\n\t./b\n)\n',
      'a/go.mod': 'module example.com/a\ngo 1.19\nrequire example.com/b v1.0.0\n',
      'a/a.go': file('a', 'example.com/b/lib'),
      'b/go.mod': 'module example.com/b\ngo 1.19\n',
      'b/lib/lib.go': file('lib'),
      'b/other/other.go': file('other'),
    };
    const source = await impactOf(go, base, { ...base, 'b/lib/lib.go': 'package lib' });
    expect(source.targets).toEqual(['example.com/a', 'example.com/b/lib']);
    expect(await impactOf(go, base, edited(base, 'go.work', '1.19', '1.20'))).toMatchObject({
      targets: ['example.com/a', 'example.com/b/lib', 'example.com/b/other'],
      uncovered: [],
    });
    const unused = await impactOf(go, base, edited(base, 'go.work', '\t./b\n', ''));
    expect(unused.targets).toEqual(['example.com/a', 'example.com/b/lib', 'example.com/b/other']);
  });

  test('vendored packages say who uses them', async () => {
    const base: Files = {
      ...module,
      'vendor/modules.txt':
        '# example.org/x v1.0.0\n## explicit\nexample.org/x/sub\n# example.org/y/v2 v2.1.0\nexample.org/y/v2\n',
      'vendor/example.org/x/LICENSE': '',
      'vendor/example.org/x/sub/sub.go': file('sub'),
      'vendor/example.org/y/v2/y.go': file('y'),
      'core/y.go': file('core', 'example.org/y/v2'),
    };
    const of = async (head: Files) => {
      const { targets, uncovered } = await impactOf(go, base, head);
      expect(uncovered).toEqual([]);
      return targets;
    };
    expect(await of({ ...base, 'vendor/example.org/x/sub/sub.go': 'package sub' })).toEqual(m('net', 'net2'));
    expect(await of({ ...base, 'vendor/example.org/y/v2/y.go': 'package y' })).toEqual(m('cmd/app', 'core'));
    expect(await of({ ...base, 'vendor/example.org/x/LICENSE': 'new' })).toEqual(m('net', 'net2'));
    expect(await of(edited(base, 'vendor/modules.txt', 'v2 v2.1.0', 'v2 v2.2.0'))).toEqual(m('cmd/app', 'core'));
    expect(await of(edited(base, 'go.mod', 'x v1.0.0', 'x v1.1.0'))).toEqual([]);
  });
});

describe('bad input', () => {
  test.each([
    ['go.mod', 'module example.com/m\nrequire (\n', /^go\.mod:2:1: the block of require never ends/],
    ['go.mod', 'go 1.19\n', /^go\.mod:1:1: there is no module directive/],
    ['go.mod', 'module "example.com\n', /^go\.mod:1:8: a quote that never ends/],
    ['go.mod', 'module a\nreplace b ./c\n', /^go\.mod:2:1: replace needs/],
    ['go.work', 'use ./missing\n', /^go\.work: use names \.\/missing/],
  ])('a broken %s of either commit is ALL, with its place', async (path, text, message) => {
    const broken = { ...module, [path]: text };
    for (const commits of [[module, broken] as const, [broken, module] as const]) {
      const { impact } = await impactOf(go, ...commits);
      expect(impact).toMatchObject({ kind: 'all', why: expect.stringMatching(message) as unknown });
    }
  });

  test('without the go command, a changed module is taken to be used by all others, and the log says so', async () => {
    const tools = realTools({ go: { program: 'no-such-program-as-go' } });
    const head = edited(module, 'go.mod', 'v2 v2.1.0', 'v2 v2.2.0');
    const impact = await go.impact(await compareFiles(module, head), tools);
    expect(impact).toMatchObject({ kind: 'targets' });
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(m('net', 'net2'));
    expect(tools.log.join()).toContain(
      'warn no-such-program-as-go is not installed, so every package that imports any module from elsewhere counts as impacted. Install Go',
    );
  });
});

describe('beside the definition', () => {
  const commit = fc.record({ ...state, testsUse: forEach(some), testText: forEach(fc.nat(1)) });
  type State = typeof commit extends fc.Arbitrary<infer T> ? T : never;

  // Half of the packages are in a module of their own, which go.work adds.
  const placeOf = (at: number) => `${at % 2 === 0 ? 'even' : 'odd'}/p${at}`;
  const nameOf = (at: number) => `e.x/${placeOf(at)}`;

  const filesOf = ({ there, uses, text, testsUse, testText }: State) => {
    const files: Record<string, string> = {
      'go.work': 'go 1.19\nuse ./even\nuse ./odd\n',
      'even/go.mod': 'module e.x/even\ngo 1.19\n',
      'odd/go.mod': 'module e.x/odd\ngo 1.19\n',
    };
    for (const at of there.keys()) {
      if (!there[at]) continue;
      const source = (name: string, used: number[] = []) => file(name, ...used.map(nameOf));
      files[`${placeOf(at)}/p.go`] = `${source('p', uses[at])}// ${text[at] ?? 0}`;
      files[`${placeOf(at)}/p_test.go`] = `${source('p_test', testsUse[at])}// ${testText[at] ?? 0}`;
    }
    return files;
  };

  const definitionOf = (state: State): Definition => {
    const files = filesOf(state);
    return new Map(
      state.there.flatMap((there, at) => {
        const [content, tests] = ['p.go', 'p_test.go'].map((name) => files[`${placeOf(at)}/${name}`]);
        const [uses = [], testsUse = []] = [state.uses[at]?.map(nameOf), state.testsUse[at]?.map(nameOf)];
        return there ? [[nameOf(at), { content, uses, tests, testsUse }]] : [];
      }),
    );
  };

  test('exactly the packages that differ, or are built from what differs, are impacted', async () => {
    await fc.assert(
      fc.asyncProperty(twoCommits(commit), async ([before, after]) => {
        expect(await impactOf(go, filesOf(before), filesOf(after))).toMatchObject({
          targets: impactedByDefinition(definitionOf(before), definitionOf(after)),
          uncovered: [],
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('what the files of a package name', () => {
  const tested = (line: string): Files => ({ 'net/net_test.go': `package net\n\nfunc f() {\n\t${line}\n}\n` });
  const base: Files = { ...module, 'core/data/x.json': '1', 'cmd/tool/main.go': 'package main\n' };

  test.each<[string, Files, string, string]>([
    ['a path upward', tested('os.ReadFile("../core/data/x.json")'), 'core/data/x.json', 'core'],
    ['names that are joined', tested('filepath.Join("..", "core", "data", "x.json")'), 'core/data/x.json', 'core'],
    ['a path from the root', tested('filepath.Join(rootDir(), "core/data/x.json")'), 'core/data/x.json', 'core'],
    ['a script beside the sources', { 'net/run.sh': 'cat ../core/data/x.json' }, 'core/data/x.json', 'core'],
    ['where a program runs', tested('cmd.Dir = "../cmd/tool"'), 'cmd/tool/main.go', 'cmd/tool'],
  ])('%s impacts the package of the test, and not its dependents', async (_what, files, path, owner) => {
    const before = { ...base, ...files };
    const { targets } = await impactOf(go, before, { ...before, [path]: 'package main // new\n' });
    expect(targets).toEqual(m(owner, 'net'));
  });

  test('a text that is no import names no package', async () => {
    const before = { ...base, ...tested('gexec.Build("example.com/m/cmd/tool")') };
    const { targets } = await impactOf(go, before, { ...before, 'cmd/tool/main.go': 'package main // new\n' });
    expect(targets).toEqual(m('cmd/tool'));
  });

  test('the edge says where', async () => {
    const before = { ...base, 'net/more.go': 'package net\n\nvar x = "../core/data/x.json"\n' };
    const { impact } = await impactOf(go, before, { ...before, 'core/data/x.json': '2' });
    const edge = (kind: string, file: string, line: number, text: string) => ({ edge: { kind, file, line, text } });
    expect(impact).toMatchObject({
      targets: new Map<string | undefined, object>([
        [m('core')[0], { kind: 'file', path: 'core/data/x.json' }],
        [m('net')[0], edge('named', 'net/more.go', 3, '../core/data/x.json')],
        [m('net2')[0], edge('imported', 'net2/net2.go', 4, 'example.com/m/net')],
      ]),
    });
  });

  test('a file that a source of its own package names counts for dependents, too', async () => {
    const before = { ...module, 'core/more.go': 'package core\n\nvar x = read("testdata/golden.txt")\n' };
    const { targets } = await impactOf(go, before, { ...before, 'core/testdata/golden.txt': 'new' });
    expect(targets).toEqual(m('cmd/app', 'core'));
  });
});

describe('a replace that leads nowhere', () => {
  const files = (requires: string): Files => ({
    ...module,
    's/go.mod': `module m.test/s\n\ngo 1.21\n\n${requires}\nreplace other.test/x => ../gone\n`,
    's/s.go': file('s', 'other.test/x/y'),
    's/t/t.go': 'package t\n',
  });
  test.each([
    ['counts for nothing where nothing requires the module', '', [], []],
    [
      'makes the packages that import the module uncertain',
      'require other.test/x v1.0.0\n',
      ['m.test/s'],
      [
        'warn go: every answer has what uses other.test/x in s/go.mod, because other.test/x in s/go.mod names the path "../gone" for its replacement, where nothing is',
      ],
    ],
  ])('%s', async (_what, requires, others, told) => {
    const before = files(requires);
    const tools = realTools({ go: { 'module-graph': false } });
    const impact = await go.impact(await compareFiles(before, { ...before, 'net2/x.go': 'package net2\n' }), tools);
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual([...m('net2'), ...others]);
    expect(tools.log).toEqual(told);
  });
});

describe('a package at the root', () => {
  const files: Files = {
    ...module,
    'm.go': 'package m\n\nimport _ "embed"\n\n//go:embed web/*\nvar web string\n',
    'm_test.go': 'package m\n\nfunc f() { open("conf/a.yaml"); filepath.Join(dir, "golden") }\n',
    'web/index.html': '',
    'conf/a.yaml': '',
  };

  test.each(['m.go', 'asm.s', 'testdata/x', 'web/new.html', 'conf/a.yaml', 'golden/x', '_examples/a/main.go'])(
    'it is built from %s',
    async (path) => {
      const head = { ...files, [path]: path.endsWith('.go') ? 'package m // new\n' : 'new' };
      expect(await impactOf(go, files, head, alone)).toMatchObject({ targets: ['example.com/m'], uncovered: [] });
    },
  );

  test.each(['.github/workflows/ci.yml', '.golangci.yml', 'Dockerfile', 'Makefile', 'docs/x.md', 'LICENSE'])(
    '%s belongs to nobody',
    async (path) => {
      expect(await impactOf(go, files, { ...files, [path]: 'new' }, alone)).toMatchObject({
        targets: [],
        uncovered: [path],
      });
    },
  );
});
