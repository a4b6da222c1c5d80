import { describe, expect, test } from '@jest/globals';
import { impactOf } from '../impact-of.js';
import { compareContents, noTools } from '../trees.js';
import { buildSystemOf } from '../../src/engine/build-system.js';
import type { Differences, Reader, Reading } from '../../src/readers/reader.js';
import { ToolFailed } from '../../src/readers/tools.js';

const target = (name: string, ...uses: string[]) => ({
  id: name,
  name,
  folder: name,
  uses: uses.map((id) => ({ id })),
});
/** `b` uses `a`. */
const reading: Reading = { targets: [target('a'), target('b', 'a'), target('c')], reportedBy: 'nx' };

/** A tool that has a graph, or none, and says these differences in the head and in the base commit. */
const toolOf = (read: Reading | undefined, head: Differences, base: Differences): Reader => ({
  name: 'nx',
  read: () => Promise.resolve(read),
  compare: ({ tree }) => Promise.resolve(tree.side === 'head' ? head : base),
});
const says = (targets: readonly string[], ...covered: string[]): Differences => ({
  targets: new Map(targets.map((name) => [name, { kind: 'graph', what: 'the tool says so' }])),
  covered: new Set(covered),
});
const ask = (reader: Reader) =>
  impactOf(buildSystemOf(reader), compareContents({ 'x/y': '1', 'z.txt': '1' }, { 'x/y': '2', 'z.txt': '2' }), noTools);

describe('a tool that compares two commits', () => {
  test('adds the targets of both sides, with what depends on them by its graph', async () => {
    const impact = await ask(toolOf(reading, says(['a'], 'x/y'), says(['c'])));
    expect(impact.kind === 'targets' && [...impact.targets.keys()].sort()).toEqual(['a', 'b', 'c']);
    expect([...(impact.coveredPaths ?? [])]).toEqual(['x/y']);
    expect(impact.kind === 'targets' && [...(impact.names ?? [])].sort()).toEqual(['a', 'b', 'c']);
  });

  test('adds a target that its graph lacks', async () => {
    const impact = await ask(toolOf(reading, says(['linked']), says([])));
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['linked']);
  });

  test('is explained by an edge where there is one', async () => {
    const file: Differences = { targets: new Map([['a', { kind: 'file', path: 'x/y' }]]), covered: new Set() };
    const impact = await ask(toolOf(reading, file, says(['b'])));
    expect(impact.kind === 'targets' && impact.targets.get('b')).toMatchObject({ kind: 'dependency', target: 'a' });
  });

  test('knows no names without a graph', async () => {
    const impact = await ask(toolOf(undefined, says(['a']), says([])));
    expect(impact.kind === 'targets' && [[...impact.targets.keys()], impact.names]).toEqual([['a'], undefined]);
  });

  test('may say in either commit that everything is impacted', async () => {
    const everything = { everything: 'settings changed' };
    expect(await ask(toolOf(reading, says([]), everything))).toEqual({ kind: 'all', why: 'settings changed' });
    expect(await ask(toolOf(reading, everything, says([])))).toEqual({ kind: 'all', why: 'settings changed' });
  });
});

/** A tool that fails in one of the commits, when it is asked for a graph, or what differs. */
const whoFail: readonly [string, (side: string) => Reader][] = [
  [
    'graph',
    (side) => ({
      name: 'gradle',
      read: ({ tree }) => (tree.side === side ? Promise.reject(new ToolFailed('it failed')) : Promise.resolve(reading)),
    }),
  ],
  [
    'differences',
    (side) => ({
      name: 'nx',
      read: () => Promise.resolve(reading),
      compare: ({ tree }) =>
        tree.side === side ? Promise.reject(new ToolFailed('it failed')) : Promise.resolve(says([])),
    }),
  ],
];

describe.each(whoFail)('a tool that fails to report a %s', (_what, failing) => {
  test('fails the step in the head commit, and makes it all in the base commit', async () => {
    await expect(ask(failing('head'))).rejects.toThrow('it failed');
    expect(await ask(failing('base'))).toEqual({ kind: 'all', why: 'it failed' });
  });

  test('fails the step in the base commit of a job that is cancelled', async () => {
    const tools = { ...noTools, signal: AbortSignal.abort() };
    const comparison = compareContents({ 'x/y': '1' }, { 'x/y': '2' });
    await expect(impactOf(buildSystemOf(failing('base')), comparison, tools)).rejects.toThrow('it failed');
  });
});

test.each([
  ['a/src/x', 1],
  ['a/build', 2],
])('where %s changed, the tool is asked %i times', async (path, times) => {
  let asked = 0;
  const reader: Reader = {
    name: 'gradle',
    read: () => {
      asked += 1;
      return Promise.resolve({ ...reading, isWithoutEffect: (change) => change.path.includes('/src/') });
    },
  };
  const impact = await impactOf(buildSystemOf(reader), compareContents({ [path]: '1' }, { [path]: '2' }), noTools);
  expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['a', 'b']);
  expect(asked).toBe(times);
});
