import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { inputEntries } from '../../src/inputs/table.js';
import { operationNames, operations } from '../../src/operations/table.js';

const entries = Object.entries(operations);
const subjects = new Set<string>(entries.flatMap(([, { about }]) => about));

/** The operations that use an input. */
const usersOf = (input: string): readonly string[] => {
  const usedBy = inputEntries.find(([name]) => name === input)?.[1].usedBy ?? [];
  if (usedBy === 'all') return operationNames;
  const users = usedBy.map((user) => (typeof user === 'string' ? user : user.by));
  return entries
    .filter(([name, { about }]) => [name, ...about].some((one) => users.includes(one)))
    .map(([name]) => name);
};

test.each(inputEntries)('%s is used by operations that exist', (name, { usedBy }) => {
  const users = usedBy === 'all' ? [] : usedBy.map((user) => (typeof user === 'string' ? user : user.by));
  for (const user of users) expect([...operationNames, ...subjects, 'all']).toContain(user);
  for (const user of usedBy === 'all' ? [] : usedBy) {
    if (typeof user !== 'string') expect(inputEntries.map(([input]) => input)).toContain(user.with);
  }
  expect(usersOf(name)).not.toEqual([]);
});

test.each(entries)('%s uses the inputs that it needs, and has the file of its name', async (name, entry) => {
  for (const input of (entry.needs ?? []).flat()) expect(usersOf(input)).toContain(name);
  expect(existsSync(resolve(import.meta.dirname, `../../src/operations/${name}.ts`))).toBe(true);
  const own: unknown = await import(`../../src/operations/${name}.js`);
  expect(await entry.load()).toBe(own);
});
