import { describe, expect, test } from '@jest/globals';
import { ask, quietStep, rulesOf, targetsIn, touched } from '../asking.js';
import type { Answer } from '../../src/answer/answer.js';
import { askBuildSystems } from '../../src/engine/ask.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import type { Reason } from '../../src/answer/impact.js';
import { compareContents, type Contents } from '../trees.js';

/** Crates a ← b ← c, where the last letter depends on the one before, and packages ui ← web, with rules for three products. */
const files: Contents = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
  'crates/a/Cargo.toml': '[package]\nname = "a"\nversion = "0.1.0"\n',
  'crates/a/src/lib.rs': '',
  'crates/a/tests/it.rs': '',
  'crates/b/Cargo.toml': '[package]\nname = "b"\nversion = "0.1.0"\n[dependencies]\na = { path = "../a" }\n',
  'crates/b/src/lib.rs': '',
  'crates/c/Cargo.toml': '[package]\nname = "c"\nversion = "0.1.0"\n[dependencies]\nb = { path = "../b" }\n',
  'crates/c/src/lib.rs': '',
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'turbo.json': '{"tasks":{"build":{"inputs":["src/**","!src/**/*.test.js"]}}}',
  'packages/ui/package.json': '{"name":"ui","version":"1.0.0"}',
  'packages/ui/src/index.js': '',
  'packages/ui/src/index.test.js': '',
  'packages/ui/scripts/draw.js': '',
  'packages/web/package.json': '{"name":"web","version":"1.0.0","dependencies":{"ui":"*"}}',
  'packages/web/index.js': '',
  'products/x/facade/api.py': '',
  'products/x/inner.py': '',
  'products/y/inner.py': '',
  'products/z/inner.py': '',
  'ci/backend.yml': '',
  Makefile: '',
  'notes.md': '',
};

interface Asked {
  readonly systems?: readonly string[];
  /** Contents after the change; `undefined` deletes. */
  readonly after?: Readonly<Record<string, string | undefined>>;
}

async function answer(
  changed: readonly string[],
  [rules = '', head = rules]: readonly string[],
  { systems = ['cargo', 'workspaces', 'paths'], after = {} }: Asked = {},
): Promise<Answer> {
  const all = Object.entries({ ...touched(files, changed), ...after });
  const now = Object.fromEntries(all.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
  return ask(files, now, { systems, rules, head });
}

const targets = async (...asked: Parameters<typeof answer>) => targetsIn(await answer(...asked));

const products = `
targets:
  core: {paths: [core/**]}
  py:{name}: {paths: ['products/{name}/**'], surface: ['products/{name}/facade/**']}
  site: {paths: [site/**], depends-on: ['py:x']}
`;
const paths = { systems: ['paths'] };

describe('groups', () => {
  const groups = "groups:\n  python: ['paths:py:*']\n  some: [python, 'cargo:a']\n";

  test('a group stands for its targets, and for those of its groups', async () => {
    const rules = `${groups}${products}impact: [{paths: Makefile, targets: some}]`;
    expect(await targets(['Makefile'], [rules])).toEqual([
      'cargo:a',
      'cargo:b',
      'cargo:c',
      'paths:py:x',
      'paths:py:y',
      'paths:py:z',
      'paths:site',
    ]);
  });

  test('a target depends on a group, and a group depends on a target', async () => {
    const rules = `${groups}targets:\n  py:{name}: {paths: ['products/{name}/**']}\n  all-of-it: {paths: [q/**], depends-on: [python]}\n`;
    expect(await targets(['products/y/inner.py'], [rules], paths)).toEqual(['all-of-it', 'py:y']);
    const stated = `${groups}${products}depends-on: {python: 'cargo:c'}`;
    expect(await targets(['crates/c/src/lib.rs'], [stated])).toEqual([
      'cargo:c',
      'paths:py:x',
      'paths:py:y',
      'paths:py:z',
      'paths:site',
    ]);
  });

  test.each([
    ['groups: {cargo: [a]}', 'cargo cannot name a group: cargo is a build system'],
    ['groups: {all: [a]}', 'all cannot name a group: all is a word that rules use'],
    ['groups: {a: [b], b: [c], c: [a]}', 'the group a holds itself: a → b → c → a'],
    ['groups: {x: [a]}\ntargets: {x: [x/**]}', 'x cannot name a group: a target is called like that'],
    ['groups: {x y: [a]}', 'x y cannot name a group'],
    ['groups: {"x*": [a]}', '* stands for any text'],
    ['targets: {none: [x/**]}', '"none" cannot name a target'],
  ])('%s: %s', (text, message) => {
    expect(() => readConfiguration(text, 'f.yml')).toThrow(message);
  });
});

describe('rules', () => {
  const rules = (list: string, more = products) => `${more}rules:\n${list}`;

  test('the first rule that fits decides, and exactly its targets are impacted, with what depends on them', async () => {
    const list = [
      '  - {paths: [crates/a/**], impacts: none}',
      "  - {paths: ['crates/**'], impacts: ['workspaces:ui'], because: it is built into it}",
    ].join('\n');
    expect(await targets(['crates/a/src/lib.rs'], [rules(list)])).toEqual([]);
    expect(await targets(['crates/b/src/lib.rs'], [rules(list)])).toEqual(['workspaces:ui', 'workspaces:web']);
    const given = await answer(['crates/b/src/lib.rs'], [rules(list)]);
    expect(given.kind === 'targets' && [...(given.decided ?? [])]).toEqual([
      ['crates/b/src/lib.rs', 'it impacts workspaces:ui by a rule in rules.yml (it is built into it)'],
    ]);
    expect(given.kind === 'targets' && given.why.get('workspaces:ui')).toEqual({
      kind: 'graph',
      what: 'crates/b/src/lib.rs impacts workspaces:ui by a rule in rules.yml (it is built into it)',
      files: ['crates/b/src/lib.rs'],
    });
  });

  test('impact always adds, also to a file about which a rule decides', async () => {
    const list = '  - {paths: [Makefile], impacts: none}\nimpact: [{paths: Makefile, targets: core}]';
    expect(await targets(['Makefile'], [rules(list)], paths)).toEqual(['core']);
  });

  test('owners: as if no rule were there', async () => {
    const list = ['  - {paths: [products/x/**], impacts: owners}', '  - {paths: ["**"], impacts: core}'].join('\n');
    expect(await targets(['products/x/facade/api.py'], [rules(list)], paths)).toEqual(['py:x', 'site']);
    expect(await targets(['products/y/inner.py'], [rules(list)], paths)).toEqual(['core']);
  });

  test('all is everything, with the reason', async () => {
    const list = '  - {paths: [Makefile], impacts: all, because: it starts every build}';
    expect(await targets(['Makefile'], [rules(list)], paths)).toBe(
      'ALL: Makefile impacts everything by a rule in rules.yml (it starts every build)',
    );
  });

  test('a manifest whose rule says so impacts exactly that, and the graph of the pull request is not compared', async () => {
    const list = "  - {paths: ['**/Cargo.toml'], impacts: ['cargo:c']}";
    const after = { 'crates/a/Cargo.toml': '[package]\nname = "a"\nversion = "0.2.0"\nedition = "2021"\n' };
    expect(await targets([], [''], { systems: ['cargo'], after })).toEqual(['a', 'b', 'c']);
    expect(await targets([], [rules(list, '')], { systems: ['cargo'], after })).toEqual(['c']);
  });

  test('a rule of the pull request takes nothing away, and adds', async () => {
    const none = rules('  - {paths: [products/**], impacts: none}');
    const core = rules('  - {paths: [products/**], impacts: core}');
    expect(await targets(['products/y/inner.py'], [products, none], paths)).toEqual(['py:y']);
    expect(await targets(['products/y/inner.py'], [none, products], paths)).toEqual(['py:y']);
    expect(await targets(['products/y/inner.py'], [none, core], paths)).toEqual(['core']);
    expect(await targets(['products/y/inner.py'], [core, none], paths)).toEqual(['core']);
  });

  test('a name without its system that fits several is an error; a name of nothing is everything', async () => {
    const files = 'targets: {ui: [site/**]}\nrules: [{paths: Makefile, impacts: ui}]';
    await expect(answer(['Makefile'], [files])).rejects.toThrow(
      'ui fits targets of several build systems: write workspaces:ui or paths:ui in the rules',
    );
    expect(await targets(['Makefile'], ['targets: {x: [x/**]}\nrules: [{paths: Makefile, impacts: y}]'])).toBe(
      'ALL: rules in rules.yml names y, and no target has that name',
    );
    expect(await targets(['Makefile'], ['rules: [{paths: Makefile, impacts: web}]'])).toEqual(['workspaces:web']);
  });

  test.each([
    ['rules: [{paths: x, impacts: [none, a]}]', 'write none alone'],
    ['rules: [{paths: x}]', 'impacts must be'],
    ['rules: [{paths: [], impacts: a}]', 'paths must hold a glob'],
    ['rules: [{paths: x, impacts: a, because: ""}]', 'must not be empty'],
  ])('%s: %s', (text, message) => {
    expect(() => readConfiguration(text, 'f.yml')).toThrow(message);
  });
});

describe('surfaces', () => {
  test('only changes of the surface of a target of paths reach what depends on it', async () => {
    expect(await targets(['products/x/inner.py'], [products], paths)).toEqual(['py:x']);
    expect(await targets(['products/x/facade/api.py'], [products], paths)).toEqual(['py:x', 'site']);
    expect(await targets(['products/x/inner.py', 'products/x/facade/api.py'], [products], paths)).toEqual([
      'py:x',
      'site',
    ]);
  });

  test('the same for targets of other build systems', async () => {
    const rules = 'surfaces: {"cargo:a": [crates/a/src/**]}';
    expect(await targets(['crates/a/src/lib.rs'], [rules], { systems: ['cargo'] })).toEqual(['a', 'b', 'c']);
    expect(await targets(['crates/a/Cargo.toml'], [rules], { systems: ['cargo'] })).toEqual(['a']);
    expect(await targets(['crates/a/tests/it.rs'], [rules], { systems: ['cargo'] })).toEqual(['a']);
  });

  test.each(['packages/ui/turbo.json', 'turbo.json'])('the inputs of a task in %s', async (file) => {
    const rules = `surfaces: {"workspaces:ui": {inputs-of: '${file}#build'}}`;
    const after = { [file]: files['turbo.json'] };
    const config = [rules, `${rules}\n`];
    const asked = { systems: ['workspaces'] };
    if (file !== 'turbo.json') {
      // A surface that is declared in one commit alone does not narrow, and its declaration counts as a change of it.
      expect(await targets(['packages/ui/scripts/draw.js'], config, { ...asked, after })).toEqual(['ui', 'web']);
      return;
    }
    expect(await targets(['packages/ui/src/index.js'], config, asked)).toEqual(['ui', 'web']);
    expect(await targets(['packages/ui/scripts/draw.js'], config, asked)).toEqual(['ui']);
    expect(await targets(['packages/ui/src/index.test.js'], config, asked)).toEqual(['ui']);
    const other = { 'turbo.json': '{"tasks":{"build":{"inputs":["src/**"]}}}' };
    const ignored = config.map((text) => `${text}\nimpact-none: [turbo.json]`);
    expect(await targets([], ignored, { ...asked, after: other })).toEqual(['ui', 'web']);
  });

  test('a change of the surface reaches the dependents, and the wider of two commits counts', async () => {
    const wide = products.replace("surface: ['products/{name}/facade/**']", "surface: ['products/{name}/**']");
    for (const both of [
      [products, wide],
      [wide, products],
    ]) {
      expect(await targets(['products/x/inner.py'], both, paths)).toEqual(['py:x', 'py:y', 'py:z', 'site']);
    }
  });

  test.each([
    ['surfaces: {a: {inputs-of: turbo.json}}', 'names no task'],
    ["surfaces: {a: ['x/{name}/**']}", 'has a {name}'],
    ["surfaces: {a: {inputs-of: '{n}/turbo.json#build'}}", 'has a {name}'],
    ['targets: {"a{n}": {paths: ["{n}/**"], surface: ["{m}/**"]}}', '{m} is not in the target'],
    ['targets: {"a{n}": {paths: ["{n}/**"], surface: {inputs-of: "{m}/turbo.json#x"}}}', '{m} is not in the target'],
  ])('%s: %s', (text, message) => {
    expect(() => readConfiguration(text, 'f.yml')).toThrow(message);
  });
});

describe('reach', () => {
  test('direct: what depends on a changed target directly, and no further', async () => {
    const asked = { systems: ['cargo'] };
    expect(await targets(['crates/a/src/lib.rs'], ['reach: direct'], asked)).toEqual(['a', 'b']);
    expect(await targets(['crates/a/src/lib.rs'], ['reach: {cargo: direct}'], asked)).toEqual(['a', 'b']);
    expect(await targets(['crates/a/src/lib.rs', 'crates/b/src/lib.rs'], ['reach: direct'], asked)).toEqual([
      'a',
      'b',
      'c',
    ]);
    // The tests of a target reach nothing, near or far.
    expect(await targets(['crates/a/tests/it.rs'], ['reach: direct'], asked)).toEqual(['a']);
  });

  test('the reach of the changed target counts: of its group, else of its build system', async () => {
    const rules = 'groups: {deep: [a]}\nreach: {cargo: direct, deep: all}';
    const asked = { systems: ['cargo'] };
    expect(await targets(['crates/a/src/lib.rs'], [rules], asked)).toEqual(['a', 'b', 'c']);
    const other = 'groups: {near: [a]}\nreach: {all: all, near: direct}';
    expect(await targets(['crates/a/src/lib.rs'], [other], asked)).toEqual(['a', 'b']);
    expect(await targets(['crates/b/src/lib.rs'], [other], asked)).toEqual(['b', 'c']);
  });

  test('a target that a rule names reaches as far, and the wider of two commits counts', async () => {
    const rules = "reach: direct\nrules: [{paths: Makefile, impacts: 'cargo:a'}]";
    const asked = { systems: ['cargo'] };
    expect(await targets(['Makefile'], [rules], asked)).toEqual(['a', 'b']);
    expect(await targets(['crates/a/src/lib.rs'], ['', 'reach: direct'], asked)).toEqual(['a', 'b', 'c']);
  });

  test('a build tool that does not name all of its targets keeps its answer whole', async () => {
    const targets = new Map<string, Reason>([
      ['//:a', { kind: 'file', path: 'Makefile' }],
      ['//:b', { kind: 'dependency', target: '//:a' }],
      ['//:c', { kind: 'dependency', target: '//:b' }],
    ]);
    const reported = { targets, covered: new Set(['Makefile']) };
    const readings = { reader: { name: 'bazel' }, root: '', base: undefined, head: undefined, reported } as const;
    const load = () => Promise.resolve({ read: () => Promise.resolve(readings) });
    const given = await askBuildSystems(
      [{ name: 'bazel', rootFiles: [], executes: 'nothing', load }],
      compareContents(files, { ...files, Makefile: '1' }),
      rulesOf('reach: direct'),
      quietStep,
    );
    expect(targetsIn(given)).toEqual(['//:a', '//:b', '//:c']);
  });

  test.each([
    ['reach: near', 'reach'],
    ['reach: {cargoo: direct}', 'cargoo is neither all, a build system nor a group (did you mean cargo?)'],
  ])('%s: %s', (text, message) => {
    expect(() => readConfiguration(text, 'f.yml')).toThrow(message);
  });
});

describe('when-none and everything', () => {
  test('a pull request that impacts nothing claims one target', async () => {
    const rules = `${products}impact-none: ['*.md']\nwhen-none: `;
    expect(await targets(['notes.md'], [`${rules}prose`], paths)).toEqual(['prose']);
    expect(await targets(['notes.md'], [`${rules}core`])).toEqual(['paths:core']);
    expect(await targets(['products/y/inner.py'], [`${rules}prose`], paths)).toEqual(['py:y']);
    expect(await targets(['notes.md'], [`${rules}prose`, `${rules}words`], paths)).toEqual(['prose', 'words']);
    await expect(answer(['notes.md'], [`${rules}web`])).rejects.toThrow(
      'when-none in rules.yml is web, a target of workspaces: give a target of paths, or a name that no target has',
    );
  });

  test('everything by its names, where they are known', async () => {
    const rules = 'everything: names\nrules: [{paths: Makefile, impacts: all}]';
    const given = await answer(['Makefile'], [rules], { systems: ['cargo'] });
    expect(given).toMatchObject({
      kind: 'targets',
      targets: ['a', 'b', 'c'],
      everything: { why: 'Makefile impacts everything by a rule in rules.yml' },
    });
    // A file that nothing places.
    expect(await targets(['ci/backend.yml'], [rules], { systems: ['cargo'] })).toEqual(['a', 'b', 'c']);
    // The target branch does not say so yet.
    expect(await targets(['ci/backend.yml'], ['', rules], { systems: ['cargo'] })).toMatch('ALL: ');
    // The targets are not known.
    const after = { 'Cargo.toml': '[workspace\n' };
    expect(await targets([], [rules], { systems: ['cargo'], after })).toMatch('ALL: ');
  });
});
