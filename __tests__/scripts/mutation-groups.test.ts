import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

interface Group {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const cwd = resolve(import.meta.dirname, '../..');
const groupsFile = new URL('../../mutation/groups.js', import.meta.url).href;
const { groups } = (await import(groupsFile)) as { groups: Readonly<Record<string, Group>> };

/** The files that each alternative of a glob in braces matches, so that one name without a file is seen. */
function withoutFile(glob: string): string[] {
  const [, before = '', names, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(glob) ?? [];
  const globs = names === undefined ? [glob] : names.split(',').map((name) => `${before}${name}${after}`);
  return globs.filter((one) => globSync(one, { cwd }).length === 0);
}

test.each(Object.entries(groups))(
  'the group %s of mutation testing names files and tests that are there',
  (_, group) => {
    expect([...group.mutate, ...group.tests].flatMap(withoutFile)).toEqual([]);
  },
);

const shardsFile = new URL('../../mutation/shards.js', import.meta.url).href;
const { shards } = (await import(shardsFile)) as {
  shards: Readonly<Record<string, { readonly mutate: readonly string[]; readonly roots: readonly string[] }>>;
};

test('every file of the source is mutated in one group or shard, except for the stand-ins of what is left out', () => {
  const grouped = Object.values(groups).flatMap(({ mutate }) => globSync([...mutate], { cwd }));
  const sharded = Object.values(shards).flatMap(({ mutate }) => mutate);
  const source = globSync(['src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd, ignore: ['src/left-out/**'] });
  expect([...new Set(grouped), ...sharded].sort()).toEqual(source.sort());
});

test('every shard has tests, and GitHub takes as many jobs', () => {
  expect(Object.values(shards).filter(({ roots }) => roots.length === 0)).toEqual([]);
  expect(Object.keys({ ...groups, ...shards }).length).toBeLessThanOrEqual(256);
});
