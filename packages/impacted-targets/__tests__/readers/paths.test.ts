import { expect, test } from '@jest/globals';
import { compareContents, noTools, type Files } from '../trees.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import { paths } from '../build-systems.js';
import { answer } from '../answers.js';

const files: Files = { 'web/a.ts': "import '../ui/b';\n", 'ui/b.ts': '1', 'api/c.ts': '1' };
const rules = { web: '{paths: [web/**]}', ui: '[ui/**]', api: '[api/**]' };

const textOf = (targets: Readonly<Record<string, string>>) =>
  `targets:\n${Object.entries(targets)
    .map(([name, rule]) => `  ${name}: ${rule}\n`)
    .join('')}`;

/** The rules of both commits. */
function configured(base: Readonly<Record<string, string>>, head = base) {
  const before = readConfiguration(textOf(base), 'rules.yml');
  return {
    file: 'rules.yml',
    base: before,
    head: head === base ? before : readConfiguration(textOf(head), 'rules.yml'),
  };
}

interface Row {
  readonly rules: Readonly<Record<string, string>>;
  readonly head?: Readonly<Record<string, string>>;
  readonly files?: Files;
  readonly changes: Files;
  readonly targets: readonly string[];
}

const imports = { ...rules, web: '{paths: [web/**], depends-on: [imports]}' };

test.each<[string, Row]>([
  ['a target without imports has the stated edges alone', { rules, changes: { 'ui/b.ts': '2' }, targets: ['ui'] }],
  [
    'a target with imports has what its files import',
    { rules: imports, changes: { 'ui/b.ts': '2' }, targets: ['ui', 'web'] },
  ],
  [
    'a file of a target with imports and of one without adds edges to the first alone',
    { rules: { ...imports, every: '[web/**]' }, changes: { 'ui/b.ts': '2' }, targets: ['ui', 'web'] },
  ],
  [
    'a new stated edge claims both ends',
    { rules, head: { ...rules, web: '{paths: [web/**], depends-on: [ui]}' }, changes: {}, targets: ['ui', 'web'] },
  ],
  [
    'tests of a target without imports reach who depends on it',
    {
      rules: { ...rules, web: '{paths: [web/**], depends-on: [ui]}' },
      changes: { 'ui/b.test.ts': '' },
      targets: ['ui', 'web'],
    },
  ],
  [
    'tests of a target with imports do not',
    {
      rules: { ...rules, api: '{paths: [api/**], depends-on: [web]}', web: imports.web },
      changes: { 'web/a.test.ts': '' },
      targets: ['web'],
    },
  ],
  [
    'a submodule is a file of the target whose glob fits',
    {
      rules: { 'mods/{name}': "['mods/{name}']" },
      files: { 'mods/a': { submodule: '1' } },
      changes: { 'mods/a': { submodule: '2' } },
      targets: ['mods/a'],
    },
  ],
  [
    'the text that a glob captured is filled in, also where a name can be read in several ways',
    {
      rules: {
        'svc/{a}-{b}': "{paths: ['svc/{a}/{b}/**'], depends-on: ['lib/{b}']}",
        'lib/{l}': "['lib/{l}/**']",
      },
      files: { 'svc/x/y/f': '', 'svc/z/w/f': '', 'lib/y/f': '', 'lib/w/f': '' },
      changes: { 'lib/y/f': '2' },
      targets: ['lib/y', 'svc/x-y'],
    },
  ],
  [
    'two parts of a segment are told apart by the text around them',
    {
      rules: {
        'svc/{l}': "{paths: ['svc/{l}/**'], depends-on: ['lib/{l}-{any}']}",
        'lib/{l}-{n}': "['lib/{l}/{n}/**']",
      },
      files: { 'svc/go/f': '', 'svc/js/f': '', 'lib/go/a/f': '', 'lib/js/a/f': '' },
      changes: { 'lib/go/a/f': '2' },
      targets: ['lib/go-a', 'svc/go'],
    },
  ],
  [
    'an import leads to the package of that name, whatever it is written in',
    {
      rules: { web: imports.web, wire: '[crates/wire/**]' },
      files: {
        'web/a.ts': "import wire from '@acme/wire';\n",
        'crates/wire/package.json': '{"name":"@acme/wire"}',
        'crates/wire/Cargo.toml': '[package]\nname = "wire"\n',
        'crates/wire/src/lib.rs': '',
      },
      changes: { 'crates/wire/src/lib.rs': '//' },
      targets: ['web', 'wire'],
    },
  ],
])('%s', async (_what, { rules: base, head, files: before = files, changes, targets }) => {
  const found = await answer(paths, before, changes, {}, { configurations: configured(base, head) });
  expect(found).toMatchObject({ targets, warnings: [] });
});

test('a file that the rules of one commit give to nobody is not covered by a target of the other commit', async () => {
  for (const [base, head] of [
    [rules, { web: rules.web }],
    [{ web: rules.web }, rules],
  ] as const) {
    const found = await answer(paths, files, { 'ui/b.ts': '2' }, {}, { configurations: configured(base, head) });
    expect(found).toMatchObject({ targets: ['api', 'ui'], uncovered: ['ui/b.ts'] });
  }
});

test('an edge names the rule that states it, and the pattern of the rule', async () => {
  const pattern = { svc: "{paths: [svc/**], depends-on: ['lib/{name}']}", 'lib/{l}': "['lib/{l}/**']" };
  const before = { 'svc/f': '', 'lib/a/f': '', 'lib/b/f': '' };
  const compared = compareContents(before, { ...before, 'lib/a/f': '2' });
  const impact = await paths.impact(compared, { ...noTools, configurations: configured(pattern) });
  expect(impact.kind === 'targets' && impact.targets.get('svc')).toMatchObject({
    kind: 'dependency',
    target: 'lib/a',
    through: ['lib/{name}'],
    edge: { kind: 'stated', file: 'rules.yml', text: 'svc' },
  });
});
