import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findReports, searchOf } from '../../../src/flaky-tests/junit/find-reports.js';
import { temporaryFolder } from '../../steps/temporary-folder.js';

const place = temporaryFolder();
const outside = temporaryFolder();
const long = `long/${'a-'.repeat(120)}`;

/** Makes a file, or a link to a path that is relative to the folder of the link. */
function make(path: string, target?: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  if (target === undefined) writeFileSync(join(place, path), '');
  else symlinkSync(target, join(place, path));
}

for (const path of ['a.xml', 'b.txt', 'target/c.xml', 'target/deep/er/d.xml', '.hidden/e.xml', 'odd [1] (x)/f.xml'])
  make(path);
for (const path of ['reports/a.xml', 'elsewhere/b.xml', `${long}c.xml`, `long/${'a'.repeat(200)}/x.spec.xml`])
  make(path);
execFileSync('mkfifo', [join(place, 'reports/pipe.xml')]);
make('reports/gone.xml', 'nowhere');
make('reports/itself.xml', 'itself.xml');
make('reports/here', '.');
make('reports/above', '..');
make('fixed/gone', 'nowhere');
make('twins/0/a.xml');
make('twins/1', '0');
// Two links in each folder: the ways double with each level.
for (let level = 0; level < 20; level += 1)
  for (const name of ['x', 'y']) make(`links/${String(level)}/${name}`, `../${String(level + 1)}`);
make('links/20/z.xml');
make('bazel-testlogs', outside);
mkdirSync(join(outside, 'calc'));
writeFileSync(join(outside, 'calc/test.xml'), '');
symlinkSync(outside, join(outside, 'calc/loop'));

async function find(globs: readonly string[], from = '.') {
  const { reports, unmatched } = await findReports(globs, join(place, from), { workspace: place, temporary: place });
  for (const { path, name } of reports) expect(join(place, from, name)).toBe(path);
  return { names: reports.map(({ name }) => name), unmatched };
}

test.each<[string, globs: string[], names: string[], unmatched?: string[]]>([
  ['a file', ['./a.xml'], ['a.xml']],
  ['a wildcard within a folder', ['*.xml'], ['a.xml']],
  ['all folders', ['target/**/*.xml'], ['target/c.xml', 'target/deep/er/d.xml']],
  ['a file of two globs, once', ['target/*.xml', 'target/**'], ['target/c.xml', 'target/deep/er/d.xml']],
  ['no excluded folder', ['target/**/*.xml', '!**/deep/**'], ['target/c.xml']],
  ['no excluded file, wherever the exclusion is', ['!target/c.xml', 'target/**/*.xml'], ['target/deep/er/d.xml']],
  [
    'what other folders than the excluded ones hold',
    ['*/*.xml', '!.hidden', '!odd*', '!{reports,elsewhere,long}'],
    ['target/c.xml'],
  ],
  ['hidden files', ['.hidden/*.xml'], ['.hidden/e.xml']],
  [
    'choices in braces',
    ['{a,target/c}.xml', '{target,nothing}/deep/er/d.xml'],
    ['a.xml', 'target/c.xml', 'target/deep/er/d.xml'],
  ],
  ['folders with special characters', ['**/f.xml'], ['odd [1] (x)/f.xml']],
  ['an absolute path', [`${place}/target/*.xml`], ['target/c.xml']],
  ['`**` within a name as `*`', ['**t/**deep/er/d.xml'], ['target/deep/er/d.xml']],
  ['files behind a link', ['bazel-testlogs/*/test.xml'], ['bazel-testlogs/calc/test.xml']],
  [
    'nothing for globs without a file, and name these globs',
    ['a.xml', 'nothing/**', 'target', 'b.*', '!b.txt'],
    ['a.xml'],
    ['nothing/**', 'target', 'b.*'],
  ],
  [
    'pipes and broken links, too, so that the reader reports them',
    ['reports/*.xml'],
    ['a', 'gone', 'itself', 'pipe'].map((name) => `reports/${name}.xml`),
  ],
  ['a broken link in a folder', ['reports/**/gone.xml', '!reports/*/**'], ['reports/gone.xml']],
  ['a link back that the glob names', ['reports/here/a.xml'], ['reports/here/a.xml']],
  ['a link back behind which alone the glob matches', ['reports/[hu]*/a.xml'], ['reports/here/a.xml']],
  ['the same behind braces', ['reports/{here,x/y}/a.xml'], ['reports/here/a.xml']],
  [
    'files once, whatever links lead back',
    ['reports/**/a.xml'],
    ['reports/a.xml', 'reports/above/a.xml', 'reports/above/twins/0/a.xml'],
  ],
  ['files above the start behind a link', ['reports/**/c.xml', '!**/long'], ['reports/above/target/c.xml']],
  ['files under another name where one is excluded', ['twins/*/a.xml', '!twins/0/*'], ['twins/1/a.xml']],
  ['files behind links side by side', ['links/0/**/z.xml'], [`links/0/${'x/'.repeat(20)}z.xml`]],
  ['nothing behind a broken link of any name', ['fixed/**/a.xml'], [], ['fixed/**/a.xml']],
  ['nothing behind an excluded link', ['fixed/*/a.xml', '!fixed/gone'], [], ['fixed/*/a.xml']],
  ['nothing after a long time', ['long/**/*a*a*a*a*a*a*a*a*a*b.xml'], [], ['long/**/*a*a*a*a*a*a*a*a*a*b.xml']],
  [
    'the same with choices',
    ['long/**/+(*a|*-|a-*)+(*.spec|*.test).xml'],
    [],
    ['long/**/+(*a|*-|a-*)+(*.spec|*.test).xml'],
  ],
  ['the same with folders', [`long/${'**/*a/'.repeat(20)}b`], [], [`long/${'**/*a/'.repeat(20)}b`]],
])('globs find %s: %j', async (_what, globs, names, unmatched = []) => {
  expect(await find(globs)).toEqual({ names, unmatched });
});

test('globs may lead out of the directory', async () => {
  expect(await find(['../*.xml'], 'target')).toEqual({ names: ['../a.xml'], unmatched: [] });
});

test.each<[string, string]>([
  ['reports\\**\\*.xml', 'write reports/**/*.xml if it separates folders'],
  ['.\\a.xml', 'write ./a.xml if it separates folders'],
  ['!reports\\**', 'write reports/** if it separates folders'],
  [`*{${'a,'.repeat(40_000)}b}`, 'it is longer than the 4096 characters that a path has'],
  [
    `${'{a,b}'.repeat(9)}.xml`,
    'its braces make more than 256 globs: replace one pair of braces with *, or write several globs',
  ],
  [`${'*a'.repeat(101)}.xml`, 'it has more than 100 wildcards: write ** for any folders, or several globs'],
  ['@(target/deep|x)/d.xml', 'no path matches a / within @(…): write {a/b,c} with braces'],
])('%.40j is refused, with what to write instead', async (glob, says) => {
  const shown = glob.length > 100 ? `${glob.slice(0, 99)}…` : glob;
  const found = find(['a.xml', glob]);
  await expect(found).rejects.toThrow(`bad glob ${shown}: `);
  await expect(found).rejects.toThrow(says);
});

test('a folder behind a broken link is refused, unless it is left out', async () => {
  await expect(find(['fixed/*/a.xml'])).rejects.toThrow(
    /^fixed\/\*\/a\.xml: \S+fixed\/gone cannot be read as a folder \(ENOENT\), so reports in it would be missed\. Repair it, or leave it out with a glob that begins with !/,
  );
});

test.each([
  ['reports\\**\\*.xml', 'reports/**/*.xml'],
  ['.\\reports\\a.xml', 'reports/a.xml'],
  ['D:\\a\\calc\\calc/reports/**/*.xml', 'reports/**/*.xml'],
  ['D:\\a\\calc\\other\\*.xml', '../other/*.xml'],
])('on Windows %j means %j', (written, pattern) => {
  const cwd = 'D:\\a\\calc\\calc';
  expect(searchOf(written, cwd, 'win32')).toEqual({ pattern, cwd });
});

describe('a folder that cannot be read', () => {
  // No permission keeps root out.
  const isRoot = process.geteuid?.() === 0;
  beforeAll(() => {
    make('secret/inner/a.xml');
    make('elsewhere/inner', '../secret/inner');
    for (const folder of [place, outside]) chmodSync(folder, 0o755);
    chmodSync(join(place, 'secret'), 0o000);
    if (isRoot) process.seteuid?.(65_534);
  });
  afterAll(() => {
    if (isRoot) process.seteuid?.(0);
    chmodSync(join(place, 'secret'), 0o755);
  });

  test.each([
    ['secret/*.xml', 'secret'],
    ['secret/inner/*.xml', 'secret/inner'],
    ['**/*.xml', 'secret'],
    ['elsewhere/**/*.xml', 'elsewhere/inner'],
  ])('is an error of %s', async (glob, folder) => {
    await expect(find([glob])).rejects.toThrow(`${folder} cannot be read as a folder (EACCES)`);
  });

  test('is no error where a glob excludes it', async () => {
    expect((await find(['*/*.xml', '!secret'])).names).toContain('reports/a.xml');
  });
});
