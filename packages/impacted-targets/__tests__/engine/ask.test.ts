import { describe, expect, test } from '@jest/globals';
import { quietStep, rulesOf, targetsIn } from '../asking.js';
import { impactOf } from '../impact-of.js';
import { compareContents, noTools, type Contents } from '../trees.js';
import type { Answer } from '../../src/answer/answer.js';
import { explain } from '../../src/answer/explanation/chain.js';
import { askBuildSystems } from '../../src/engine/ask.js';
import { buildSystemOf } from '../../src/engine/build-system.js';
import type { AskedSystem } from '../../src/engine/build-system.js';
import { buildSystems } from '../../src/engine/build-systems.js';
import type { Differences, Reader, Reading } from '../../src/readers/reader.js';
import { ToolFailed } from '../../src/readers/tools.js';

/** What build systems answer about two commits, by the rules of both. */
function ask(systems: readonly AskedSystem[], files: Contents, changes: Contents, rules = ''): Promise<Answer> {
  return askBuildSystems(systems, compareContents(files, { ...files, ...changes }), rulesOf(rules), quietStep);
}

const listed = (...names: string[]) => buildSystems.filter(({ name }) => names.includes(name));
const asSystem = (reader: Reader): AskedSystem => ({
  name: reader.name,
  rootFiles: [],
  executes: 'nothing',
  load: () => Promise.resolve(buildSystemOf(reader)),
});
const target = (name: string, ...uses: string[]) => ({
  ...{ id: name, name, folder: name },
  uses: uses.map((id) => ({ id })),
});
/** A chain a ← b ← c, which a tool reports. */
const reading: Reading = { targets: [target('a'), target('b', 'a'), target('c', 'b')], reportedBy: 'gradle' };
const files: Contents = { x: '1', 'a/f': '1', 'b/f': '1', 'c/f': '1' };
const says = (targets: readonly string[], ...covered: string[]): Differences => ({
  targets: new Map(targets.map((name) => [name, { kind: 'graph', what: 'the tool says so' }])),
  covered: new Set(covered),
});
/** A tool with or without a graph, and what it says differs in the head and in the base commit. */
const toolOf = (read: Reading | undefined, head: Differences, base = says([])): Reader => ({
  name: 'nx',
  read: () => Promise.resolve(read),
  compare: ({ tree }) => Promise.resolve(tree.side === 'head' ? head : base),
});
const graph = asSystem({ name: 'gradle', read: () => Promise.resolve(reading) });
/** A tool without a graph that says two targets differ, one of which depends on the other. */
const list = asSystem({
  name: 'pants',
  read: () => Promise.resolve(undefined),
  compare: ({ changed }) =>
    Promise.resolve({
      targets: new Map([
        ['//:x', { kind: 'file', path: 'x' }],
        ['//:y', { kind: 'dependency', target: '//:x' }],
      ]),
      covered: new Set(changed),
    }),
});

test.each<[string, Contents, string, readonly string[] | string]>([
  ['keeps its answer whole', { x: '2' }, 'reach: direct', ['//:x', '//:y']],
  [
    'makes the answer everything where a rule names a target of it',
    { x: '2' },
    "impact: [{paths: x, targets: '//:z'}]",
    'ALL: impact in rules.yml names //:z, and the targets of pants are not known',
  ],
])('a tool without a graph %s', async (_what, changes, rules, expected) => {
  expect(targetsIn(await ask([list], files, changes, rules))).toEqual(expected);
});

const listedByPants = ['pants://:x', 'pants://:y'];
test.each<[string, Contents, string, readonly string[] | string]>([
  [
    'others depend on a target',
    { x: '2' },
    "depends-on: {'gradle:b': ['//:x']}",
    ['gradle:b', 'gradle:c', ...listedByPants],
  ],
  [
    'a target depends on others',
    { 'a/f': '2' },
    "depends-on: {'//:z': ['gradle:a']}",
    'ALL: depends-on in rules.yml names //:z, and the targets of pants are not known',
  ],
])('a tool without a graph beside another one: %s', async (_what, changes, rules, expected) => {
  expect(targetsIn(await ask([graph, list], files, changes, rules))).toEqual(expected);
});

test('the reason of a target is a chain that the rules allow', async () => {
  // a reaches b alone, since its reach is direct. That b changed, too, carries on to c.
  const rules = 'groups: {near: [a]}\nreach: {near: direct}';
  const far = await ask([graph], files, { 'a/f': '2', 'b/f': '2' }, rules);
  expect(targetsIn(far)).toEqual(['a', 'b', 'c']);
  const why = 'c, which depends on b (declared, as gradle reports it): b/f changed';
  expect(far.kind === 'targets' && explain('c', far.why)).toBe(why);
  expect(targetsIn(await ask([graph], files, { 'a/f': '2' }, rules))).toEqual(['a', 'b']);
});

describe('a tool that compares two commits', () => {
  const compared = (reader: Reader, path = 'a/f', tools = noTools) =>
    impactOf(buildSystemOf(reader), compareContents({ [path]: '1', z: '1' }, { [path]: '2', z: '2' }), tools);
  const namesOf = async (reader: Reader) => {
    const impact = await compared(reader);
    return impact.kind === 'all' ? impact.why : { ...impact, targets: [...impact.targets.keys()] };
  };
  const everything: Differences = { everything: 'settings changed' };

  test.each<[string, Reader, object | string]>([
    ['adds targets of both sides', toolOf(reading, says(['c'], 'z'), says(['a'])), { targets: ['a', 'b', 'c'] }],
    ['covers files', toolOf(reading, says(['a'], 'z')), { coveredPaths: new Set(['a/f', 'z']) }],
    ['adds a target that its graph lacks', toolOf(reading, says(['linked'])), { targets: ['linked', 'a', 'b', 'c'] }],
    ['knows no names without a graph', toolOf(undefined, says(['a'])), { targets: ['a'] }],
    ['may say that everything is impacted', toolOf(reading, everything), 'settings changed'],
    ['may say so in the base commit', toolOf(reading, says([]), everything), 'settings changed'],
  ])('%s', async (_what, reader, expected) => {
    const found = await namesOf(reader);
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatchObject(expected);
  });

  test('is explained by an edge where there is one', async () => {
    const impact = await compared(toolOf(reading, says(['b'])));
    expect(impact.kind === 'targets' && impact.targets.get('b')).toMatchObject({ kind: 'dependency', target: 'a' });
    expect(impact.kind === 'targets' && [...(impact.names ?? [])].sort()).toEqual(['a', 'b', 'c']);
  });

  const failed = () => Promise.reject(new ToolFailed('it failed'));
  const whoFail: readonly [string, (side: string) => Reader][] = [
    [
      'a graph',
      (side) => ({ name: 'gradle', read: ({ tree }) => (tree.side === side ? failed() : Promise.resolve(reading)) }),
    ],
    [
      'differences',
      (side) => ({
        ...toolOf(reading, says([])),
        compare: ({ tree }) => (tree.side === side ? failed() : Promise.resolve(says([]))),
      }),
    ],
  ];
  test.each(whoFail)('that fails to report %s fails the step, but for the base commit', async (_what, failing) => {
    await expect(compared(failing('head'))).rejects.toThrow('it failed');
    expect(await compared(failing('base'))).toEqual({ kind: 'all', why: 'it failed' });
    const aborted = { ...noTools, signal: AbortSignal.abort() };
    await expect(compared(failing('base'), 'a/f', aborted)).rejects.toThrow('it failed');
  });

  test.each([
    ['a/src/x', 1],
    ['a/build', 2],
  ])('where %s changed, the tool is asked %i times', async (path, times) => {
    let asked = 0;
    const read = () => {
      asked += 1;
      return Promise.resolve({ ...reading, isWithoutEffect: (change: { path: string }) => change.path !== 'a/build' });
    };
    expect((await compared({ name: 'gradle', read }, path)).kind).toBe('targets');
    expect(asked).toBe(times);
  });
});

describe('several builds', () => {
  const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;

  test('an import of a target of rules leads to what another build has in the folder of the package', async () => {
    const repository = {
      'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
      'crates/wire/Cargo.toml': crate('wire'),
      'crates/wire/package.json': '{"name":"@acme/wire"}',
      'crates/wire/src/lib.rs': '',
      'web/a.ts': "import wire from '@acme/wire';\n",
      'docs/a.ts': "import wire from '@acme/wire';\n",
    };
    const rules = 'targets:\n  web: {paths: [web/**], depends-on: [imports]}\n  docs: {paths: [docs/**]}\n';
    const answer = await ask(listed('cargo', 'paths'), repository, { 'crates/wire/src/lib.rs': '//' }, rules);
    expect(targetsIn(answer)).toEqual(['cargo:wire', 'paths:web']);
  });

  test('a crate in the folder of another root belongs to that root, and is claimed once', async () => {
    const repository = {
      'core/Cargo.toml': '[workspace]\nmembers = ["wire"]\n',
      'core/wire/Cargo.toml': crate('wire'),
      'core/wire/src/lib.rs': '',
      'app/Cargo.toml': `${crate('app', '[dependencies]\nwire = { path = "../core/wire" }\n')}[workspace]\n`,
      'app/src/main.rs': '',
    };
    const roots = ['app', 'core'].flatMap((root) => listed('cargo').map((cargo) => ({ ...cargo, root })));
    const names = ['app/cargo:app', 'core/cargo:wire'];
    for (const systems of [roots, roots.toReversed()]) {
      const answer = await ask(systems, repository, { 'core/wire/src/lib.rs': '//' });
      expect(targetsIn(answer)).toEqual(names);
      expect(answer.kind === 'targets' && [...((await answer.names?.()) ?? [])].sort()).toEqual(names);
    }
  });
});
