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
