import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { pants } from '../../build-systems.js';
import { removeSamples, sampleDirectory, type Files } from '../../sample-repository.js';
import { impactOf, Sample, targetsOf } from '../compare.js';

afterAll(removeSamples);

/**
 * A stand-in for Pants, which cannot be installed everywhere. It knows the options that are used here, as Pants
 * documents them, asks git for the changed files with the command that Pants uses, and reads its graph from BUILD
 * files that hold JSON: each target's sources and dependencies. It writes down how it was called.
 */
const standIn = `#!/usr/bin/env node
const { execFileSync } = require('node:child_process');
const { appendFileSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path').posix;
const args = process.argv.slice(2);
appendFileSync(process.env.PANTS_CALLS, JSON.stringify({ args, cwd: process.cwd() }) + '\\n');
const files = readdirSync('.', { recursive: true }).map((path) => path.replaceAll('\\\\', '/'));
const targets = new Map();
for (const path of files.filter((each) => /(^|\\/)BUILD$/.test(each) && !each.startsWith('.git/'))) {
  const directory = dirname(path) === '.' ? '' : dirname(path);
  const text = readFileSync(path, 'utf8');
  if (text.includes('broken(')) { console.error('Exception: could not parse ' + path); process.exit(1); }
  for (const [name, { sources = [], dependencies = [] }] of Object.entries(JSON.parse(text.replace(/^__.*$/gm, '')))) {
    targets.set(directory + ':' + name, { files: [path, ...sources.map((source) => join(directory, source))], dependencies });
  }
}
if (args.includes('filedeps')) {
  if (args.at(-1) !== '::') throw new Error('filedeps wants ::');
  console.log([...new Set([...targets.values()].flatMap((target) => target.files))].join('\\n'));
} else if (args.at(-1) === 'list') {
  const spec = args.find((arg) => arg.startsWith('--changed-diffspec=')).slice('--changed-diffspec='.length);
  const dependents = args.find((arg) => /^--changed-depend(ents|ees)=/.test(arg)).split('=')[1];
  if (dependents !== 'transitive') throw new Error('no dependents');
  const changed = execFileSync('git', ['diff-tree', '--no-commit-id', '--name-only', '-r', spec], { encoding: 'utf8' }).split('\\n');
  const found = new Set([...targets].filter(([, target]) => target.files.some((file) => changed.includes(file))).map(([name]) => name));
  for (const name of found) {
    for (const [other, target] of targets) if (target.dependencies.includes(name)) found.add(other);
  }
  if (found.size > 0) console.log([...found].join('\\n'));
} else throw new Error('unknown goal ' + args);
`;

const directory = sampleDirectory();
const program = join(directory, 'pants');
const calls = join(directory, 'calls');
process.env.PANTS_CALLS = calls;
writeFileSync(program, standIn);
// A package.json above the temporary directory must not decide what kind of module the stand-in is.
writeFileSync(join(directory, 'package.json'), '{ "type": "commonjs" }');
chmodSync(program, 0o755);

const build = (targets: Record<string, { sources?: string[]; dependencies?: string[] }>) =>
  JSON.stringify(targets, null, 1);

const files = {
  'pants.toml':
    '[GLOBAL]\npants_version = "2.30.0"\npythonpath = ["%(buildroot)s/plugins"]\n[python.resolves]\ndefault = "3rdparty/default.lock"\n',
  '3rdparty/default.lock': '1\n',
  'plugins/BUILD': build({ plugins: { sources: ['rules.py'] } }),
  'plugins/rules.py': '1\n',
  'lib/BUILD': build({ lib: { sources: ['a.py', 'b c.py'] } }),
  'lib/a.py': '1\n',
  'lib/b c.py': '1\n',
  'app/BUILD': build({
    app: { sources: ['main.py'], dependencies: ['lib:lib'] },
    tests: { dependencies: ['app:app'] },
  }),
  'app/main.py': '1\n',
  'README.md': '1\n',
} satisfies Files;
const sample = new Sample(files);
const options = { pants: { program } };

const cases: readonly { what: string; edit: Files; targets: string[] | 'ALL'; uncovered?: string[] }[] = [
  { what: 'a source and its dependents', edit: { 'lib/a.py': '2\n' }, targets: ['app:app', 'app:tests', 'lib:lib'] },
  {
    what: 'a deleted target and what depended on it before',
    edit: { 'lib/BUILD': null, 'lib/a.py': null },
    targets: ['app:app', 'app:tests', 'lib:lib'],
  },
  {
    what: 'a renamed target and what depended on it before',
    edit: { 'lib/BUILD': build({ core: { sources: ['a.py', 'b c.py'] } }) },
    targets: ['app:app', 'app:tests', 'lib:core', 'lib:lib'],
  },
  { what: 'a file that no target owns', edit: { 'README.md': '2\n' }, targets: [], uncovered: ['README.md'] },
  { what: 'a name that Pants does not find', edit: { 'lib/b c.py': '2\n' }, targets: 'ALL' },
  { what: 'pants.toml', edit: { 'pants.toml': '[GLOBAL]\npants_version = "2.31.0"\n' }, targets: 'ALL' },
  { what: 'a lock file', edit: { '3rdparty/default.lock': '2\n' }, targets: 'ALL' },
  { what: 'a plugin', edit: { 'plugins/rules.py': '2\n' }, targets: 'ALL' },
  {
    what: 'defaults for the directories below',
    edit: { 'lib/BUILD': `__defaults__(all=dict(tags=["x"]))\n${files['lib/BUILD']}` },
    targets: 'ALL',
  },
];

for (const { what, edit, targets, uncovered = [] } of cases) {
  test(what, async () => {
    const impact = await impactOf(pants, sample.directory, { base: sample.base, head: sample.edit(edit), options });
    expect(targetsOf(impact)).toEqual(targets);
    if (impact.kind === 'all') return;
    expect(Object.keys(edit).filter((path) => !impact.coveredPaths.has(path))).toEqual(uncovered);
  });
}

test('asks each side once for the changes and once for the files, without a daemon', async () => {
  writeFileSync(calls, '');
  const head = sample.edit({ 'lib/a.py': '2\n' });
  await impactOf(pants, sample.directory, {
    base: sample.base,
    head,
    options: { pants: { program, 'global-options': ['--concurrent'] } },
  });
  const called = readFileSync(calls, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { args: string[]; cwd: string });
  const common = ['--no-pantsd', '--no-dynamic-ui', '--no-colors', '--level=warn', '--concurrent'];
  expect(called.map(({ args }) => args)).toEqual([
    [...common, `--changed-diffspec=${sample.base}..${head}`, '--changed-dependents=transitive', 'list'],
    [...common, 'filedeps', '::'],
    [...common, `--changed-diffspec=${head}..${sample.base}`, '--changed-dependents=transitive', 'list'],
    [...common, 'filedeps', '::'],
  ]);
  expect(called.every(({ cwd }) => cwd !== sample.directory && !existsSync(cwd))).toBe(true);
});

test('asks an older version with the older name of the option', async () => {
  const older = new Sample({ ...files, 'pants.toml': '[GLOBAL]\npants_version = "2.15.1"\n' });
  writeFileSync(calls, '');
  const head = older.edit({ 'lib/a.py': '2\n' });
  expect(targetsOf(await impactOf(pants, older.directory, { base: older.base, head, options }))).toEqual([
    'app:app',
    'app:tests',
    'lib:lib',
  ]);
  expect(readFileSync(calls, 'utf8')).toContain('--changed-dependees=transitive');
});

test.each([
  ['a multi-line text', `lockfile = """\\\n  locks/\\\n  a.txt"""`, 'locks/a.txt'],
  ['a table in one line', 'resolves = { a = "locks/b.txt" }', 'locks/b.txt'],
  ['a path beside a hash sign', 'lockfile = "locks/#c.txt" # "x"', 'locks/#c.txt'],
  ['plugins that are added', '[GLOBAL]\npythonpath.add = ["%(buildroot)s/tools"]', 'tools/deep/rule.py'],
])('finds %s in pants.toml', async (_, toml, path) => {
  const other = new Sample({ ...files, 'pants.toml': toml, [path]: '1\n' });
  const head = other.edit({ [path]: '2\n' });
  expect(targetsOf(await impactOf(pants, other.directory, { base: other.base, head, options }))).toBe('ALL');
});

test('a pants.toml that is not TOML is shown with its place', async () => {
  const head = sample.edit({ 'pants.toml': '[GLOBAL]\npants_version = 2.30.0\n' });
  const impact = await impactOf(pants, sample.directory, { base: sample.base, head, options });
  expect(impact).toMatchObject({ kind: 'all', why: expect.stringMatching(/^pants\.toml:2:\d+: /) });
});

test('an error of Pants is shown', async () => {
  const head = sample.edit({ 'lib/BUILD': 'broken(' });
  await expect(impactOf(pants, sample.directory, { base: sample.base, head, options })).rejects.toThrow(
    /^pants .* list ended with exit code 1 in the head commit: Exception: could not parse lib\/BUILD\. Make that command work/,
  );
});

test('a missing program is named', async () => {
  const head = sample.edit({ 'lib/a.py': '2\n' });
  await expect(
    impactOf(pants, sample.directory, {
      base: sample.base,
      head,
      options: { pants: { program: join(directory, 'absent') } },
    }),
  ).rejects.toThrow(/absent was not found on this machine/);
});
