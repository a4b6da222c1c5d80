import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ListStatistics } from '../../../src/flaky-tests/lists/list-statistics.js';
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

describe('the figures of a list', () => {
  test('count by status, code owner and age, and keep the hundred oldest, the oldest first', () => {
    const statistics = new ListStatistics(Date.parse('2026-03-31T00:00:00Z'));
    const add = (record: object) => {
      statistics.add(listed(record));
    };
    add({ name: 'a', status: { value: 'flaky', timestamp: '2026-03-30T12:00:00Z' }, codeowners: ['@x', '@y', '@x'] });
    add({ name: 'b', status: { value: 'BROKEN' }, quarantined_at: '2026-03-01T00:00:00Z', codeowners: ['@y'] });
    for (let number = 0; number < 3000; number++) add({ name: String(number), quarantined_at: '2020-01-01' });
    expect(statistics.count).toBe(3002);
    expect(statistics.oldest).toHaveLength(100);
    expect(statistics.oldest[0]?.name).toBe('0');
    expect(statistics.oldest.some(({ name }) => name === 'b')).toBe(false);
    expect([...statistics.byStatus]).toEqual([
      ['no status', 3000],
      ['BROKEN', 1],
      ['FLAKY', 1],
    ]);
    expect([...statistics.byOwner]).toEqual([
      ['no owner', 3000],
      ['@y', 2],
      ['@x', 1],
    ]);
    expect([...statistics.byAge]).toEqual([
      ['up to a day', 1],
      ['up to 30 days', 1],
      ['more than 90 days', 3000],
    ]);
  });
});
