import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { go } from '../build-systems.js';
import {
  compareContents,
  impactOf,
  isThere,
  newDirectory,
  realTools,
  removeDirectories,
  runProgram,
  writeFiles,
  type Files,
} from '../trees.js';

afterAll(removeDirectories);

/** A Go file of a package that imports these. */
const file = (name: string, ...imports: string[]) =>
  `package ${name}\n\nimport (\n${imports.map((path) => `\t_ "${path}"\n`).join('')})\n`;

const goThere = await isThere('go', 'version');
if (!goThere) test.skip('beside the real go: go is not on this machine', () => undefined);
(goThere ? describe : describe.skip)('beside the real go', () => {
  interface Listed {
    ImportPath: string;
    Standard?: boolean;
    ForTest?: string;
    Deps?: string[];
    DepOnly?: boolean;
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
    const files: Record<string, string> = {
      'go.mod': 'module example.com/e\n\ngo 1.19\n',
      'p/p.go': 'package p\n\nimport "embed"\n\n//go:embed web *.t?t all:all [x-z]/\\a*.md "sp ace"\nvar F embed.FS\n',
      'user/user.go': file('user', 'example.com/e/p'),
    };
    const others = ['p/b.text', 'p/y/b.md', 'p/x.md'];
    // The go command leaves out hidden files.
    const paths = ['web/a', 'web/.b', 'web/deep/e', 'a.txt', 'all/_a', 'all/.b/c', 'y/a.md', 'sp ace'].map(
      (path) => `p/${path}`,
    );
    for (const path of [...paths, ...others]) files[path] = '';
    const root = await writeFiles(files);
    const run = await runProgram('go', ['list', '-json', './p'], { cwd: root, env: environment });
    expect(run.stderr).toBe('');
    const { EmbedFiles = [] } = JSON.parse(run.stdout) as Listed;
    expect(EmbedFiles.map((path) => `p/${path}`).sort()).toEqual(paths.filter((path) => path !== 'p/web/.b').sort());
    for (const path of [...paths, ...others]) {
      const { targets } = await impactOf(go, files, { ...files, [path]: 'new' });
      expect([path, targets?.includes('example.com/e/user')]).toEqual([path, paths.includes(path)]);
    }
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
    const impact = await go.impact(compareContents(base, head), { ...tools, run });
    await runProgram('chmod', ['-R', 'u+w', cache], { cwd: cache });
    expect(tools.log).toEqual([]);
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['example.com/m/one']);
  });
});
