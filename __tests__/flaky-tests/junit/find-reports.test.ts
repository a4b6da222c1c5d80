import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findReports, searchOf } from '../../../src/flaky-tests/junit/find-reports.js';

let directory = '';
let outside = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'reports-'));
  outside = await mkdtemp(join(tmpdir(), 'outside-'));
  const files = ['a.xml', 'b.txt', 'target/c.xml', 'target/deep/er/d.xml', '.hidden/e.xml', 'odd [1] (x)/f.xml'];
  for (const file of files) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), '');
  }
  await mkdir(join(outside, 'calc'));
  await writeFile(join(outside, 'calc/test.xml'), '');
  await symlink(outside, join(directory, 'bazel-testlogs'));
  await symlink(outside, join(outside, 'calc/loop'));
});

afterAll(async () => {
  await rm(directory, { recursive: true });
  await rm(outside, { recursive: true });
});

async function findIn(place: string, ...globs: string[]) {
  const { reports, unmatched } = await findReports(globs, place, { workspace: place, temporary: place });
  for (const { path } of reports) expect(path.startsWith('/')).toBe(true);
  return { names: reports.map(({ name }) => name), unmatched };
}

const find = (...globs: string[]) => findIn(directory, ...globs);

describe('globs', () => {
  test.each<[string[], string[]]>([
    [['a.xml'], ['a.xml']],
    [['./a.xml'], ['a.xml']],
    [['*.xml'], ['a.xml']],
    [['target/**/*.xml'], ['target/c.xml', 'target/deep/er/d.xml']],
    [
      ['target/*.xml', 'target/**'],
      ['target/c.xml', 'target/deep/er/d.xml'],
    ],
    [['target/**/*.xml', '!**/deep/**'], ['target/c.xml']],
    [['!target/c.xml', 'target/**/*.xml'], ['target/deep/er/d.xml']],
    [['.hidden/*.xml'], ['.hidden/e.xml']],
    [['{a,target/c}.xml'], ['a.xml', 'target/c.xml']],
    [['bazel-testlogs/calc/*.xml'], ['bazel-testlogs/calc/test.xml']],
    [['bazel-testlogs/*/test.xml'], ['bazel-testlogs/calc/test.xml']],
    [['**/f.xml'], ['odd [1] (x)/f.xml']],
  ])('%j', async (globs, names) => {
    expect(await find(...globs)).toEqual({ names, unmatched: [] });
  });

  test('may be absolute', async () => {
    expect((await find(`${directory}/target/*.xml`)).names).toEqual(['target/c.xml']);
  });

  test.each([['reports\\**\\*.xml'], ['.\\a.xml'], ['!reports\\**']])(
    '%j is refused, with what to write instead',
    async (glob) => {
      const advice = glob.replace('!', '').replaceAll('\\', '/');
      await expect(find('a.xml', glob)).rejects.toThrow(`write ${advice} if it separates folders`);
    },
  );

  test.each([
    ['reports\\**\\*.xml', 'reports/**/*.xml', 'D:\\a\\calc\\calc'],
    ['.\\reports\\a.xml', 'reports/a.xml', 'D:\\a\\calc\\calc'],
    ['D:\\a\\calc\\calc/reports/**/*.xml', 'reports/**/*.xml', 'D:\\a\\calc\\calc'],
    ['D:\\a\\calc\\other\\*.xml', '../other/*.xml', 'D:\\a\\calc\\calc'],
  ])('on Windows %j means %j', (written, pattern, cwd) => {
    expect(searchOf(written, 'D:\\a\\calc\\calc', 'win32')).toEqual({ pattern, cwd });
  });

  test('may lead out of the directory', async () => {
    const { reports } = await findReports(['../*.xml'], join(directory, 'target'), {
      workspace: directory,
      temporary: directory,
    });
    expect(reports).toMatchObject([{ path: join(directory, 'a.xml'), name: '../a.xml' }]);
  });

  test('that match nothing are named, also when all their matches are excluded', async () => {
    expect(await find('a.xml', 'nothing/**', 'target', 'b.*', '!b.txt')).toEqual({
      names: ['a.xml'],
      unmatched: ['nothing/**', 'target', 'b.*'],
    });
  });

  test.each<[string[], string[]]>([
    [['*/c.xml'], ['target/c.xml']],
    [['*/deep/**'], ['target/deep/er/d.xml']],
    [['{target,nothing}/deep/er/d.xml'], ['target/deep/er/d.xml']],
    [['**deep/er/d.xml', '*t/**/d.xml'], ['target/deep/er/d.xml']],
    [['*/*.xml', '!.hidden', '!odd*'], ['target/c.xml']],
  ])('%j leads through the folders on the way alone', async (globs, names) => {
    expect((await find(...globs)).names).toEqual(names);
  });
});

describe('what is passed over by no glob that it matches', () => {
  let place = '';
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'odd-reports-'));
    await chmod(place, 0o755);
    for (const folder of ['reports/unit', 'elsewhere/up', 'fixed'])
      await mkdir(join(place, folder), { recursive: true });
    for (const file of ['reports/a.xml', 'elsewhere/b.xml', 'c.xml']) await writeFile(join(place, file), '');
    execFileSync('mkfifo', [join(place, 'reports/pipe.xml')]);
    const links: [string, string][] = [
      ['nowhere', 'reports/gone.xml'],
      ['itself.xml', 'reports/itself.xml'],
      ['nowhere', 'elsewhere/gone'],
      ['.', 'reports/here'],
      ['..', 'reports/above'],
      ['../../elsewhere/up', 'reports/unit/linked'],
      ['..', 'elsewhere/up/out'],
      ['nowhere', 'fixed/gone'],
    ];
    for (const [target, path] of links) await symlink(target, join(place, path));
  });

  afterAll(() => rm(place, { recursive: true }));

  test('a pipe, and links that lead nowhere or to themselves', async () => {
    expect((await findIn(place, 'reports/*.xml')).names).toEqual([
      'reports/a.xml',
      'reports/gone.xml',
      'reports/itself.xml',
      'reports/pipe.xml',
    ]);
    expect((await findIn(place, 'reports/**/gone.xml', '!reports/*/**')).names).toEqual(['reports/gone.xml']);
  });

  test.each<[string, string[]]>([
    // Each is the same file as one that is found without the link, and no other path to it matches.
    ['reports/here/a.xml', ['reports/here/a.xml']],
    ['reports/[hu]*/a.xml', ['reports/here/a.xml']],
    ['reports/{here,x/y}/a.xml', ['reports/here/a.xml']],
    // These are found by themselves, so that the links add nothing.
    ['reports/**/a.xml', ['reports/above/reports/a.xml', 'reports/a.xml']],
    // Links that lead above where the search begins.
    ['reports/**/c.xml', ['reports/above/c.xml']],
  ])('what %s finds behind links back: %j', async (glob, names) => {
    expect((await findIn(place, glob)).names).toEqual(expect.arrayContaining(names));
  });

  test('a link that leads nowhere instead of a folder that the glob names', async () => {
    await expect(findIn(place, 'fixed/*/a.xml')).rejects.toThrow(
      /^bad glob fixed\/\*\/a\.xml: \S+\/fixed\/gone cannot be read as a folder \(ENOENT\), so reports in it would be missed\. Repair it, or leave it out with a glob that begins with !$/,
    );
    expect((await findIn(place, 'fixed/*/a.xml', '!fixed/gone')).unmatched).toEqual(['fixed/*/a.xml']);
    expect((await findIn(place, 'fixed/**/a.xml')).unmatched).toEqual(['fixed/**/a.xml']);
  });

  test('a folder that cannot be read', async () => {
    await mkdir(join(place, 'secret/inner'), { recursive: true });
    await symlink('../secret/inner', join(place, 'elsewhere/inner'));
    await chmod(join(place, 'secret'), 0o000);
    // No permission keeps root out.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      for (const [glob, folder] of [
        ['secret/*.xml', 'secret'],
        ['secret/inner/*.xml', 'secret/inner'],
        ['**/*.xml', 'secret'],
        ['elsewhere/**/*.xml', 'elsewhere/inner'],
      ]) {
        await expect(findIn(place, glob ?? '')).rejects.toThrow(`${folder ?? ''} cannot be read as a folder (EACCES)`);
      }
      expect((await findIn(place, '*/*.xml', '!secret')).names).toContain('reports/a.xml');
    } finally {
      if (isRoot) process.seteuid?.(0);
      await chmod(join(place, 'secret'), 0o755);
    }
  });
});

describe('globs end whatever somebody else called the files', () => {
  const long = `${'a-'.repeat(120)}c.xml`;
  let place = '';
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'hostile-reports-'));
    await mkdir(join(place, `long/${'a'.repeat(200)}`), { recursive: true });
    await writeFile(join(place, 'long', long), '');
    await writeFile(join(place, `long/${'a'.repeat(200)}/x.spec.xml`), '');
  });

  afterAll(() => rm(place, { recursive: true }));

  test.each([
    [['long/**/*a*a*a*a*a*a*a*a*a*b.xml']],
    [['long/**/+(*a|*-|a-*)+(*.spec|*.test).xml', 'long/**/x.xml']],
    [['long/*a*a*a*a*a*a*a*a*a*a*b/*.xml']],
    [[`long/${'**/*a/'.repeat(20)}b`]],
  ])('%j', async (globs) => {
    expect(await findIn(place, ...globs)).toMatchObject({ names: [], unmatched: globs });
  });

  test.each([
    [`*{${'a,'.repeat(40_000)}b}`, 'it is longer than the 4096 characters that a path has'],
    [
      `${'{a,b}'.repeat(9)}.xml`,
      'its braces make more than 256 globs: replace one pair of braces with *, or write several globs',
    ],
    [`${'*a'.repeat(101)}.xml`, 'it has more than 100 wildcards: write ** for any folders, or several globs'],
    ['@(target/deep|x)/d.xml', 'no path matches a / within @(…): write {a/b,c} with braces'],
  ])('and say where a glob is too large, or can match nothing', async (glob, says) => {
    const shown = glob.length > 100 ? `${glob.slice(0, 99)}…` : glob;
    await expect(findIn(place, glob)).rejects.toThrow(`bad glob ${shown}: ${says}`);
  });
});
