import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import { removeSamples, sampleDirectory } from '../sample-repository.js';

afterAll(removeSamples);

/** An ordinary user, whom permissions hold back, where these tests run as root. */
const nobody = 65534;

test('what a tool made read-only is removed', async () => {
  const temporary = new TemporaryDirectories(sampleDirectory());
  const directory = await temporary.create();
  mkdirSync(join(directory, 'cache'));
  writeFileSync(join(directory, 'cache', 'file'), '');
  chmodSync(join(directory, 'cache'), 0o500);
  expect(await temporary.remove()).toEqual([]);
  expect(existsSync(directory)).toBe(false);
});

const isRoot = process.geteuid?.() === 0;

test('directories that cannot be removed are named, one after the other', async () => {
  const parent = sampleDirectory();
  const temporary = new TemporaryDirectories(parent);
  const directories = [await temporary.create(), await temporary.create()];
  if (isRoot) for (const path of [parent, ...directories]) chownSync(path, nobody, nobody);
  chmodSync(parent, 0o500);
  if (isRoot) process.seteuid?.(nobody);
  try {
    const stay = await temporary.remove();
    for (const directory of directories) {
      expect(stay).toContainEqual(
        expect.stringMatching(`^The temporary folder ${directory} stays, because .*\\(E\\w+\\)`),
      );
    }
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(parent, 0o700);
  }
});
