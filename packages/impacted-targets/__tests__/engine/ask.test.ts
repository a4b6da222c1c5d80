import { expect, test } from '@jest/globals';
import { quietStep, rulesOf, targetsIn } from '../asking.js';
import { compareContents, type Contents } from '../trees.js';
import type { Answer } from '../../src/answer/answer.js';
import { explain } from '../../src/answer/explanation/chain.js';
import { askBuildSystems } from '../../src/engine/ask.js';
import { buildSystemOf } from '../../src/engine/build-system.js';
import type { AskedSystem } from '../../src/engine/listed.js';
import { buildSystems } from '../../src/engine/build-systems.js';
import type { Reader } from '../../src/readers/reader.js';

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
  id: name,
  name,
  folder: name,
  uses: uses.map((id) => ({ id })),
});
/** A chain a ← b ← c, which a tool reports, and a tool without a graph that says a target differs. */
const graph = asSystem({
  name: 'gradle',
  read: () => Promise.resolve({ targets: [target('a'), target('b', 'a'), target('c', 'b')], reportedBy: 'gradle' }),
});
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
const files: Contents = { x: '1', 'a/f': '1', 'b/f': '1', 'c/f': '1' };

test('an edge that a tool reports says so', async () => {
  const answer = await ask([graph], files, { 'a/f': '2' });
  expect(answer.kind === 'targets' && answer.why.get('b')?.edge).toEqual({
    kind: 'declared',
    text: 'as gradle reports it',
  });
});

test.each<[string, Contents, string, readonly string[] | string]>([
  ['a tool without a graph keeps its answer whole', { x: '2' }, 'reach: direct', ['//:x', '//:y']],
  [
    'a rule that names a target of it makes the answer everything',
    { x: '2' },
    "impact: [{paths: x, targets: '//:z'}]",
    'ALL: impact in rules.yml names //:z, and the targets of pants are not known',
  ],
])('%s', async (_what, changes, rules, expected) => {
  expect(targetsIn(await ask([list], files, changes, rules))).toEqual(expected);
});

test.each<[string, Contents, string, readonly string[] | string]>([
  ['what depends on a target of it by a rule', { x: '2' }, "depends-on: {'gradle:a': ['//:x']}", ['a', 'b', 'c']],
  [
    'a target of it depends on others by a rule',
    { 'a/f': '2' },
    "depends-on: {'//:z': ['gradle:a']}",
    'ALL: depends-on in rules.yml names //:z, and the targets of pants are not known',
  ],
])('a tool without a graph beside another one: %s', async (_what, changes, rules, expected) => {
  const found = targetsIn(await ask([graph, list], files, changes, rules));
  const listedByPants = ['pants://:x', 'pants://:y'];
  const names =
    typeof expected === 'string' ? expected : [...expected.map((name) => `gradle:${name}`), ...listedByPants];
  expect(found).toEqual(names);
});

test('the reason of a target is a chain that the rules allow', async () => {
  // a reaches b alone, since its reach is direct. That b changed, too, carries on to c.
  const rules = 'groups: {near: [a]}\nreach: {near: direct}';
  const far = await ask([graph], files, { 'a/f': '2', 'b/f': '2' }, rules);
  expect(targetsIn(far)).toEqual(['a', 'b', 'c']);
  expect(far.kind === 'targets' && explain('c', far.why)).toBe(
    'c, which depends on b (declared, as gradle reports it): b/f changed',
  );
  expect(targetsIn(await ask([graph], files, { 'a/f': '2' }, rules))).toEqual(['a', 'b']);
});

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

test('a new edge to a target of another build claims both ends', async () => {
  const repository = {
    'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
    'crates/wire/Cargo.toml': crate('wire'),
    'crates/user/Cargo.toml': crate('user', '[dependencies]\nwire = { path = "../wire" }\n'),
    'package.json': '{"name":"top","workspaces":["packages/*"]}',
    'packages/web/package.json': '{"name":"web"}',
  };
  const answer = await ask(listed('cargo', 'workspaces'), repository, {
    'packages/web/build.sh': 'cargo build --manifest-path ../../crates/wire/Cargo.toml\n',
  });
  expect(targetsIn(answer)).toEqual(['cargo:wire', 'workspaces:web']);
});

test('a crate in the folder of another root belongs to that root, and is claimed once', async () => {
  const repository = {
    'core/Cargo.toml': '[workspace]\nmembers = ["wire"]\n',
    'core/wire/Cargo.toml': crate('wire'),
    'core/wire/src/lib.rs': '',
    'app/Cargo.toml': `${crate('app', '[dependencies]\nwire = { path = "../core/wire" }\n')}[workspace]\n`,
    'app/src/main.rs': '',
  };
  const [cargo] = listed('cargo');
  if (cargo === undefined) throw new Error('there is no cargo');
  const roots = ['core', 'app'].map((root) => ({ ...cargo, root }));
  const answer = await ask(roots, repository, { 'core/wire/src/lib.rs': '//' });
  expect(targetsIn(answer)).toEqual(['app/cargo:app', 'core/cargo:wire']);
  expect(answer.kind === 'targets' && [...((await answer.names?.()) ?? [])].sort()).toEqual([
    'app/cargo:app',
    'core/cargo:wire',
  ]);
});
