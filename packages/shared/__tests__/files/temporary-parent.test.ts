import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { temporaryParent } from '../../src/files/temporary-parent.js';

const folder = mkdtempSync(join(tmpdir(), 'temporary-parent-'));
writeFileSync(join(folder, 'file'), '');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  ['the runner’s', folder, folder],
  ['the system’s where it is empty', '', tmpdir()],
  ['the system’s where it is not set', undefined, tmpdir()],
  ['the system’s where it is relative', '.', tmpdir()],
  ['the system’s where it is not there', join(folder, 'absent'), tmpdir()],
  ['the system’s where it is a file', join(folder, 'file'), tmpdir()],
])('the temporary folder is %s', (_, named, expected) => {
  expect(temporaryParent(named === undefined ? {} : { RUNNER_TEMP: named })).toBe(expected);
});
