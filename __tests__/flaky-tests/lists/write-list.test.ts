import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OldestTests } from '../../../src/flaky-tests/lists/oldest-tests.js';
import { writeList } from '../../../src/flaky-tests/lists/write-list.js';
import { listed } from '../results-and-records.js';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'list-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

const asIs = (record: unknown): string => JSON.stringify(record);

async function* failing(after: number): AsyncGenerator {
  for (let number = 0; number < after; number++) yield await Promise.resolve({ number });
  throw new Error('page 3 failed');
}

describe('a list', () => {
  test.each([0, 3, 50_000])('that fails after %d records leaves nothing', async (after) => {
    const path = join(directory, 'tests.json');
    await expect(writeList(path, failing(after), asIs)).rejects.toThrow('page 3 failed');
    expect(await readdir(directory)).toEqual([]);
    await writeFile(path, 'older');
    await expect(writeList(path, failing(after), asIs)).rejects.toThrow('page 3 failed');
    expect(await readFile(path, 'utf8')).toBe('older');
    expect(await readdir(directory)).toEqual(['tests.json']);
  });
});

test('of a long list, the hundred oldest tests are kept, the oldest first, and all are counted', () => {
  const tests = new OldestTests(Date.parse('2026-03-31T00:00:00Z'));
  const add = (record: object) => {
    tests.add(listed(record));
  };
  add({ name: 'a', status: { value: 'flaky', timestamp: '2026-03-30T12:00:00Z' } });
  add({ name: 'b', quarantined_at: '2026-03-01T00:00:00Z' });
  add({ name: 'c' });
  expect(tests.oldest.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  for (let number = 0; number < 3000; number++) add({ name: String(number), quarantined_at: '2020-01-01' });
  expect(tests.count).toBe(3003);
  expect(tests.oldest).toHaveLength(100);
  expect(tests.oldest[0]?.name).toBe('0');
  expect(tests.oldest.some(({ name }) => name === 'b')).toBe(false);
});
