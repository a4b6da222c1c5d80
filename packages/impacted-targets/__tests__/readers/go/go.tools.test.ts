import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { go } from '../../build-systems.js';
import {
  compareFiles,
  impactOf,
  isThere,
  newDirectory,
  realTools,
  removeDirectories,
  runProgram,
  writeFiles,
  type Files,
} from '../../trees.js';
import { file } from './files.js';

afterAll(removeDirectories);

const goThere = await isThere('go', 'version');
if (!goThere) test.skip('beside the real go: go is not on this machine', () => undefined);
(goThere ? describe : describe.skip)('beside the real go', () => {
  test('a replace that leads nowhere has no effect where nothing requires the module', async () => {
    const files: Files = {
      'go.mod': 'module m.test\n\ngo 1.21\n\nreplace other.test/x => ./gone\n',
      'a/a.go': file('a', 'm.test/b'),
      'b/b.go': file('b'),
    };
    const run = await runProgram('go', ['list', './...'], { cwd: await writeFiles(files), env: environment });
    expect(run).toEqual({ exitCode: 0, stdout: 'm.test/a\nm.test/b\n', stderr: '' });
    expect((await impactOf(go, files, { ...files, 'b/b.go': `${file('b')}// new` })).targets).toEqual([
      'm.test/a',
      'm.test/b',
    ]);
  });

  interface Listed {
    ImportPath: string;
    Dir: string;
    Standard?: boolean;
    ForTest?: string;
    Deps?: string[];
    DepOnly?: boolean;
    Imports?: string[];
    EmbedFiles?: string[];
  }
  const environment = { GOFLAGS: '-mod=mod', GOPROXY: 'off', GONOSUMDB: '*', GOTOOLCHAIN: 'local' };

  /** Per target, the packages that it or its tests are built from, as go says it. */
  async function listed(directory: string, files: Files): Promise<Map<string, Set<string>>> {
    const root = await writeFiles(files);
    const args = ['list', '-e', '-deps', '-test', '-json', './...'];
    const run = await runProgram('go', args, { cwd: join(root, directory), env: { ...environment, GOFLAGS: '' } });
    expect(run.stderr).toBe('');
    const packages = JSON.parse(`[${run.stdout.replace(/^}\n(?=\{)/gm, '},')}]`) as Listed[];
    const plain = (path: string) => path.replace(/ \[.*$/, '');
    const targets = new Map<string, Set<string>>();
    for (const each of packages) {
      if (each.Standard || each.DepOnly) continue;
      const target = (each.ForTest ?? each.ImportPath).replace(/\.test$/, '');
      const known = targets.get(target) ?? new Set([target]);
      for (const path of each.Deps ?? []) known.add(plain(path));
      targets.set(target, known);
    }
    return targets;
  }

  const real: Files = {
    'go.work': 'go 1.19\n\nuse (\n\t.\n\t./tools\n)\n',
    'go.mod':
      'module example.com/real\n\ngo 1.19\n\nrequire example.com/local v0.0.0\n\nreplace example.com/local => ./third/local\n',
    'root.go': file('real', 'example.com/real/a'),
    'a/a.go': file('a', 'example.com/real/internal/i'),
    'a/a_test.go': file('a', 'example.com/real/helper', 'testing'),
    'a/external_test.go': file('a_test', 'example.com/real', 'example.com/local/deep'),
    'helper/helper.go': file('helper', 'example.com/real/internal/i'),
    'internal/i/i.go': 'package i\n',
    'internal/i/i_test.go': file('i_test', 'example.com/real/internal/only'),
    'internal/only/only_test.go': file('only_test', 'example.com/real/helper'),
    'internal/only/only.go': 'package only\n',
    'cgo/cgo.go': 'package cgo\n\nimport "example.com/real/helper"\n\nvar _ = helper.X\n',
    'helper/x.go': 'package helper\n\nvar X int\n',
    'third/local/go.mod': 'module example.com/local\n\ngo 1.19\n',
    'third/local/deep/deep.go': file('deep', 'example.com/local/base'),
    'third/local/base/base.go': 'package base\n',
    'tools/go.mod': 'module example.com/tools\n\ngo 1.19\n',
    'tools/gen/main.go': file('main', 'example.com/real/helper'),
  };

  test('each package impacts what go list says is built from it', async () => {
    const expected = new Map([...(await listed('.', real)), ...(await listed('tools', real))]);
    expect([...expected.keys()]).toHaveLength(7);
    for (const changed of [...expected.keys(), 'example.com/local/base', 'example.com/local/deep']) {
      const [prefix, place] = Object.entries({
        'example.com/real': '',
        'example.com/tools': 'tools/',
        'example.com/local': 'third/local/',
      }).find(([module]) => changed.startsWith(module)) ?? ['', ''];
      const directory = `${place}${changed.slice(prefix.length + 1)}`.replace(/(?<=.)\/?$/, '/');
      const { targets } = await impactOf(go, real, { ...real, [`${directory}new.go`]: `// no package yet\n` });
      const dependents = [...expected].filter(([, built]) => built.has(changed)).map(([target]) => target);
      // The module behind the replacement is below the root, so that its packages are targets as well.
      const own = targets?.filter((target) => !target.startsWith('example.com/local'));
      expect([changed, own]).toEqual([changed, dependents.sort()]);
    }
  });

  test('embedded files are those that go lists', async () => {
    const files: Files = {
      'go.mod': 'module example.com/e\n\ngo 1.19\n',
      'p/p.go': 'package p\n\nimport "embed"\n\n//go:embed web *.t?t all:all [x-z]/\\a*.md "sp ace"\nvar F embed.FS\n',
      'p/web/a': '',
      'p/web/.b': '',
      'p/web/_c/d': '',
      'p/web/deep/e': '',
      'p/web/deep/.f/g': '',
      'p/web/mod/go.mod': 'module x\n',
      'p/web/mod/h': '',
      'p/a.txt': '',
      'p/.b.txt': '',
      'p/b.text': '',
      'p/all/_a': '',
      'p/all/.b/c': '',
      'p/y/b.md': '',
      'p/y/a.md': '',
      'p/sp ace': '',
      'user/user.go': file('user', 'example.com/e/p'),
    };
    const root = await writeFiles(files);
    const run = await runProgram('go', ['list', '-json', './p'], { cwd: root, env: environment });
    expect(run.stderr).toBe('');
    const { EmbedFiles = [] } = JSON.parse(run.stdout) as Listed;
    expect(EmbedFiles.length).toBeGreaterThan(5);
    const embedded: string[] = [];
    for (const path of Object.keys(files)) {
      if (!path.startsWith('p/') || /\.(?:go|mod)$/.test(path)) continue;
      const { targets } = await impactOf(go, files, { ...files, [path]: 'new' });
      if (targets?.includes('example.com/e/user')) embedded.push(path.slice(2));
    }
    expect(embedded.sort()).toEqual(EmbedFiles.sort());
  });

  test('what modules require of each other comes from go mod graph', async () => {
    const proxy = await newDirectory();
    const sums: string[] = [];
    const hash = (text: string) => {
      const inner = createHash('sha256').update(text).digest('hex');
      return createHash('sha256').update(`${inner}  go.mod\n`).digest('base64');
    };
    const publish = async (name: string, version: string, rest = '') => {
      const text = `module ${name}\n\ngo 1.19\n${rest}`;
      const place = join(proxy, name, '@v', `${version}.mod`);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, text);
      await writeFile(place.replace(/mod$/, 'info'), JSON.stringify({ Version: version }));
      sums.push(`${name} ${version}/go.mod h1:${hash(text)}\n`);
    };
    await publish('example.org/leaf', 'v1.0.0');
    await publish('example.org/leaf', 'v1.1.0');
    await publish('example.org/user', 'v1.0.0', '\nrequire example.org/leaf v1.0.0\n');
    await publish('example.org/apart', 'v1.0.0');
    const requires = (leaf: string) =>
      `module example.com/m\n\ngo 1.19\n\nrequire (\n\texample.org/apart v1.0.0\n\texample.org/leaf ${leaf} // indirect\n\texample.org/user v1.0.0\n)\n`;
    const base: Files = {
      'go.mod': requires('v1.0.0'),
      'go.sum': sums.join(''),
      'one/one.go': file('one', 'example.org/user'),
      'two/two.go': file('two', 'example.org/apart'),
    };
    const head = { ...base, 'go.mod': requires('v1.1.0') };
    const cache = await newDirectory();
    const tools = realTools();
    const env = { GOPROXY: `file://${proxy}`, GONOSUMDB: '*', GOSUMDB: 'off', GOMODCACHE: cache };
    const run: typeof tools.run = (program, args, options) =>
      tools.run(program, args, { ...options, env: { ...options.env, ...env } });
    const impact = await go.impact(await compareFiles(base, head), { ...tools, run });
    await runProgram('chmod', ['-R', 'u+w', cache], { cwd: cache });
    expect(tools.log).toEqual([]);
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['example.com/m/one']);
  });

  test('a go.mod for a later version is told with what go says, and asks no network', async () => {
    const files = (version: string): Files => ({
      'go.mod': `module example.com/m\n\ngo 99.0.1\n\nrequire example.org/x ${version}\n`,
      'one/one.go': file('one', 'example.org/x'),
    });
    const tools = realTools();
    const asked: string[] = [];
    const impact = await go.impact(await compareFiles(files('v1.0.0'), files('v1.1.0')), {
      ...tools,
      run: (program, args, options) => {
        asked.push(`${args.join(' ')} ${options.env?.GOPROXY ?? ''}`);
        return tools.run(program, args, options);
      },
    });
    expect(asked).toEqual(['mod graph off']);
    expect(tools.log).toEqual([
      expect.stringMatching(
        /go mod graph failed for go\.mod in the base commit, .*99\.0\.1.*Install the Go that go\.mod/,
      ),
    ]);
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['example.com/m/one']);
  });
});
