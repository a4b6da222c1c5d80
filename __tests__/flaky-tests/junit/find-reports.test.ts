import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
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

async function find(...globs: string[]) {
  const { reports, unmatched } = await findReports(globs, directory, { workspace: directory, temporary: directory });
  for (const { path } of reports) expect(path.startsWith('/')).toBe(true);
  return { names: reports.map(({ name }) => name), unmatched };
}

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
    [['  a.xml  ', ''], ['a.xml']],
    [['**/f.xml'], ['odd [1] (x)/f.xml']],
  ])('%j', async (globs, names) => {
    expect(await find(...globs)).toEqual({ names, unmatched: [] });
  });

  test('may be absolute', async () => {
    expect((await find(`${directory}/target/*.xml`)).names).toEqual(['target/c.xml']);
  });

  test('may be absolute below a directory whose name holds special characters', async () => {
    const odd = join(directory, 'odd [1] (x)');
    const { reports } = await findReports([`${odd}/*.xml`, '!*/**'], odd, {
      workspace: directory,
      temporary: directory,
    });
    expect(reports).toMatchObject([{ path: join(odd, 'f.xml'), name: 'f.xml' }]);
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
    ['d:/A/calc/calc/reports/*.xml', 'reports/*.xml', 'D:\\a\\calc\\calc'],
    ['D:\\a\\calc\\other\\*.xml', '../other/*.xml', 'D:\\a\\calc\\calc'],
    ['C:\\reports\\*.xml', 'reports/*.xml', 'C:/'],
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

  test('end also where a link leads in a circle', async () => {
    const { names } = await find('bazel-testlogs/**/test.xml');
    expect(names).toContain('bazel-testlogs/calc/test.xml');
  });
});
