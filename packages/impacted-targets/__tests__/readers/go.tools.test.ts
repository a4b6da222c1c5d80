import { createHash } from 'node:crypto';
import { join } from 'node:path';
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

  /** What go list prints of packages. */
  async function listed(files: Files, folder: string, ...args: string[]): Promise<Listed[]> {
    const env = { GOFLAGS: '', GOPROXY: 'off', GOTOOLCHAIN: 'local' };
    const run = await runProgram('go', ['list', '-json', ...args], { cwd: join(await writeFiles(files), folder), env });
    expect(run.stderr).toBe('');
    return JSON.parse(`[${run.stdout.replace(/^}\n(?=\{)/gm, '},')}]`) as Listed[];
  }

  /** Per target, the packages that it or its tests are built from. */
  async function builtFrom(files: Files, folder: string): Promise<Map<string, Set<string>>> {
    const targets = new Map<string, Set<string>>();
    for (const { ImportPath, ForTest, ...each } of await listed(files, folder, '-e', '-deps', '-test', './...')) {
      if (each.Standard || each.DepOnly) continue;
      const target = (ForTest ?? ImportPath).replace(/\.test$/, '');
      const built = each.Deps?.map((path) => path.replace(/ \[.*$/, '')) ?? [];
      targets.set(target, new Set([...(targets.get(target) ?? []), target, ...built]));
    }
    return targets;
  }

  test('each package impacts what go list says is built from it', async () => {
    const files: Files = {
      'go.work': 'go 1.19\n\nuse (\n\t.\n\t./tools\n)\n',
      'go.mod': 'module e.x/real\n\ngo 1.19\n\nrequire e.x/local v0.0.0\n\nreplace e.x/local => ./third/local\n',
      'root.go': file('real', 'e.x/real/a'),
      'a/a.go': file('a', 'e.x/real/internal/i'),
      'a/a_test.go': file('a', 'e.x/real/helper', 'testing'),
      'a/external_test.go': file('a_test', 'e.x/real', 'e.x/local/deep'),
      'helper/helper.go': file('helper', 'e.x/real/internal/i'),
      'internal/i/i.go': 'package i\n',
      'internal/i/i_test.go': file('i_test', 'e.x/real/internal/only'),
      'internal/only/only_test.go': file('only_test', 'e.x/real/helper'),
      'internal/only/only.go': 'package only\n',
      'cgo/cgo.go': file('cgo', 'e.x/real/helper'),
      'third/local/go.mod': 'module e.x/local\n\ngo 1.19\n',
      'third/local/deep/deep.go': file('deep', 'e.x/local/base'),
      'third/local/base/base.go': 'package base\n',
      'tools/go.mod': 'module e.x/tools\n\ngo 1.19\n',
      'tools/gen/main.go': file('main', 'e.x/real/helper'),
    };
    const expected = new Map([...(await builtFrom(files, '.')), ...(await builtFrom(files, 'tools'))]);
    expect([...expected.keys()]).toHaveLength(7);
    for (const changed of [...expected.keys(), 'e.x/local/base', 'e.x/local/deep']) {
      const folder = changed
        .replace(/^e\.x\/real\/?/, '')
        .replace(/^e\.x\/(?=tools)/, '')
        .replace(/^e\.x/, 'third');
      const { targets } = await impactOf(go, files, { ...files, [join(folder, 'new.go')]: '// no package yet\n' });
      const dependents = [...expected].filter(([, built]) => built.has(changed)).map(([target]) => target);
      // The module behind the replacement is below the root, so that its packages are targets as well.
      const own = targets?.filter((target) => !target.startsWith('e.x/local'));
      expect([changed, own]).toEqual([changed, dependents.sort()]);
    }
  });

  test('embedded files are those that go lists', async () => {
    const patterns = 'web *.t?t all:all [x-z]/\\a*.md "sp ace"';
    const embedded = ['web/a', 'web/deep/e', 'a.txt', 'all/_a', 'all/.b/c', 'y/a.md', 'sp ace'];
    // The go command leaves out hidden files.
    const ours = [...embedded, 'web/.b'];
    const others = ['b.text', 'y/b.md', 'x.md'];
    const files: Files = {
      ...Object.fromEntries([...ours, ...others].map((path) => [`p/${path}`, ''])),
      'go.mod': 'module e.x/e\n\ngo 1.19\n',
      'p/p.go': `package p\n\nimport "embed"\n\n//go:embed ${patterns}\nvar F embed.FS\n`,
      'user/user.go': file('user', 'e.x/e/p'),
    };
    const [{ EmbedFiles = [] } = {}] = await listed(files, '.', './p');
    expect(EmbedFiles.sort()).toEqual(embedded.sort());
    for (const path of [...ours, ...others]) {
      const { targets } = await impactOf(go, files, { ...files, [`p/${path}`]: 'new' });
      expect([path, targets?.includes('e.x/e/user')]).toEqual([path, ours.includes(path)]);
    }
  });

  test('what modules require of each other comes from go mod graph', async () => {
    const sha = (text: string) => createHash('sha256').update(text);
    const modules = [
      ['example.org/leaf', 'v1.0.0', ''],
      ['example.org/leaf', 'v1.1.0', ''],
      ['example.org/user', 'v1.0.0', '\nrequire example.org/leaf v1.0.0\n'],
      ['example.org/apart', 'v1.0.0', ''],
    ].map(([name, version, rest]) => ({ name, version, text: `module ${name}\n\ngo 1.19\n${rest}` }));
    const proxy = await writeFiles(
      Object.fromEntries(
        modules.flatMap(({ name, version, text }) => [
          [`${name}/@v/${version}.mod`, text],
          [`${name}/@v/${version}.info`, JSON.stringify({ Version: version })],
        ]),
      ),
    );
    const sums = modules.map(({ name, version, text }) => {
      const hash = sha(`${sha(text).digest('hex')}  go.mod\n`).digest('base64');
      return `${name} ${version}/go.mod h1:${hash}\n`;
    });
    const requiring = (leaf: string): Files => ({
      'go.mod': `module e.x/m\n\ngo 1.19\n\nrequire (\n\texample.org/apart v1.0.0\n\texample.org/leaf ${leaf} // indirect\n\texample.org/user v1.0.0\n)\n`,
      'go.sum': sums.join(''),
      'one/one.go': file('one', 'example.org/user'),
      'two/two.go': file('two', 'example.org/apart'),
    });
    const cache = await newDirectory();
    const tools = realTools();
    const env = { GOPROXY: `file://${proxy}`, GONOSUMDB: '*', GOSUMDB: 'off', GOMODCACHE: cache };
    const run: typeof tools.run = (program, args, options) =>
      tools.run(program, args, { ...options, env: { ...options.env, ...env } });
    const impact = await go.impact(compareContents(requiring('v1.0.0'), requiring('v1.1.0')), { ...tools, run });
    await runProgram('chmod', ['-R', 'u+w', cache], { cwd: cache });
    expect(tools.log).toEqual([]);
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['e.x/m/one']);
  });
});
