import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { pants } from '../build-systems.js';
import { removeSamples, sampleDirectory, type Files } from '../sample-repository.js';
import { brief, impactOf, Sample } from './compare.js';

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

const build = (targets: Record<string, { sources?: string[]; dependencies?: string[] }>) => JSON.stringify(targets);

const toml = [
  '[GLOBAL]\npants_version = "2.30.0"\npythonpath = ["%(buildroot)s/plugins"]\npythonpath.add = ["%(buildroot)s/tools"]',
  '[python.resolves]\na = "3rdparty/a.lock"\nb = """\\\n  3rdparty/\\\n  b.lock"""\nc = { d = "3rdparty/#d.lock" } # "app/x"',
].join('\n');
const files = {
  'pants.toml': toml.replace('pythonpath = ["%(buildroot)s/plugins"]\n', ''),
  'plugins/BUILD': build({ plugins: { sources: ['rules.py'] } }),
  'lib/BUILD': build({ lib: { sources: ['a.py', 'b c.py'] } }),
  'lib/a.py': '1',
  'lib/b c.py': '1',
  'app/BUILD': build({ app: { sources: ['x'], dependencies: ['lib:lib'] }, tests: { dependencies: ['app:app'] } }),
} satisfies Files;
const older = {
  ...files,
  'pants.toml': '[GLOBAL]\npants_version = "2.15.1"\npythonpath = ["%(buildroot)s/plugins"]\n',
};
const sample = new Sample(files);
const ask = (edit: Files, { pants: options = {}, of = sample }: { pants?: object; of?: Sample } = {}) =>
  impactOf(pants, of.directory, { base: of.base, head: of.edit(edit), options: { pants: { program, ...options } } });
const called = () =>
  readFileSync(calls, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { args: string[]; cwd: string });

test.each<[string, Files, string, Files?]>([
  ['a source and its dependents', { 'lib/a.py': '2' }, 'app:app app:tests lib:lib'],
  ['a deleted target, and what depended on it', { 'lib/BUILD': null, 'lib/a.py': null }, 'app:app app:tests lib:lib'],
  ['a renamed target', { 'lib/BUILD': build({ core: { sources: ['a.py'] } }) }, 'app:app app:tests lib:core lib:lib'],
  ['a file that no target owns', { 'README.md': '2' }, '| README.md'],
  ['a name that Pants does not find', { 'lib/b c.py': '2' }, 'ALL'],
  ['pants.toml', { 'pants.toml': '[GLOBAL]\n' }, 'ALL'],
  ['pants.toml that is gone', { 'pants.toml': null }, 'ALL'],
  ['a lock file', { '3rdparty/a.lock': '2' }, 'ALL'],
  ['a lock file in a text of several lines', { '3rdparty/b.lock': '2' }, 'ALL'],
  ['a lock file beside a hash sign', { '3rdparty/#d.lock': '2' }, 'ALL'],
  ['a path in a remark', { 'app/x': '2' }, 'app:app app:tests'],
  ['a plugin', { 'plugins/rules.py': '2' }, 'ALL', older],
  ['a plugin in a folder that is added', { 'tools/deep/rule.py': '2' }, 'ALL'],
  ['defaults for the folders below', { 'lib/BUILD': `__defaults__()\n${files['lib/BUILD']}` }, 'ALL'],
  ['rules for the folders below', { 'lib/BUILD.x': '__dependents_rules__()' }, 'ALL'],
])('%s', async (...[, edit, targets, before]) => {
  expect(brief(await ask(edit, before && { of: new Sample(before) }), edit)).toBe(targets);
});

test('asks each side once for the changes and once for the files, without a daemon', async () => {
  writeFileSync(calls, '');
  const head = sample.edit({ 'lib/a.py': '2' });
  await ask({ 'lib/a.py': '2' }, { pants: { 'global-options': ['--concurrent'] } });
  const common = ['--no-pantsd', '--no-dynamic-ui', '--no-colors', '--level=warn', '--concurrent'];
  const list = (range: string) => [...common, `--changed-diffspec=${range}`, '--changed-dependents=transitive', 'list'];
  const filedeps = [...common, 'filedeps', '::'];
  const ranges = [list(`${sample.base}..${head}`), list(`${head}..${sample.base}`)];
  expect(called().map(({ args }) => args)).toEqual(ranges.flatMap((one) => [one, filedeps]));
  expect(called().every(({ cwd }) => cwd !== sample.directory && !existsSync(cwd))).toBe(true);
});

test('asks an older version with the older name of the option', async () => {
  writeFileSync(calls, '');
  const impact = await ask({ 'lib/a.py': '2' }, { of: new Sample(older) });
  expect(brief(impact)).toBe('app:app app:tests lib:lib');
  expect(called().flatMap(({ args }) => args)).toContain('--changed-dependees=transitive');
});

test('a pants.toml that is not TOML makes it everything, with its place', async () => {
  const impact = await ask({ 'pants.toml': '[GLOBAL]\nx = 2.30.0\n' });
  expect(impact.kind === 'all' && impact.why).toMatch(/^pants\.toml:2:\d+: /);
});

test.each<[string, Files, string, RegExp]>([
  [
    'an error of Pants',
    { 'lib/BUILD': 'broken(' },
    program,
    /^pants .* list ended with exit code 1 in the head commit: Exception: could not parse lib\/BUILD\. Make that command work/,
  ],
  ['a missing program', { 'lib/a.py': '2' }, join(directory, 'absent'), /absent was not found on this machine/],
])('%s is shown', async (_what, edit, named, message) => {
  await expect(ask(edit, { pants: { program: named } })).rejects.toThrow(message);
});
