import { expect, test } from '@jest/globals';
import { targets as targetsOf, touched } from '../asking.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import type { Contents } from '../trees.js';

/** Packages that name `ui`, and one that names a crate. */
const files: Contents = {
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/ui/package.json': '{"name":"@acme/ui"}',
  'packages/ui/src/index.js': '',
  'packages/ui/NOTES.md': '',
  'packages/docs/package.json': '{"name":"docs"}',
  'packages/docs/index.js': 'const example = "../ui/src/index.js";\n',
  'packages/reader/package.json': '{"name":"reader"}',
  'packages/reader/index.js': 'readFileSync("../ui/NOTES.md");\n',
  'packages/web/package.json': '{"name":"web"}',
  'packages/web/index.js': 'const example = "../ui/src/index.js";\nimport "@acme/ui/src/index.js";\n',
  'packages/app/package.json': '{"name":"app","dependencies":{"@acme/ui":"*"}}',
  'packages/app/index.js': 'const example = "../ui/src/index.js";\n',
  'packages/native/package.json': '{"name":"native"}',
  'packages/native/build.js': 'const example = "../../crates/core/Cargo.toml";\n',
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
  'crates/core/Cargo.toml': '[package]\nname = "core"\n',
  'crates/core/src/lib.rs': '',
};

const targets = (changed: string, [rules = '', head = rules]: readonly string[], systems = ['workspaces']) =>
  targetsOf(files, touched(files, [changed]), { systems, rules, head });

const rule = (target: string, on = '@acme/ui') =>
  `not-depends-on:\n  '${target}': { on: '${on}', because: it is an example }\n`;
const source = 'packages/ui/src/index.js';
const all = ['@acme/ui', 'app', 'docs', 'web'];
const withoutDocs = ['@acme/ui', 'app', 'web'];

test.each<readonly [what: string, changed: string, rules: readonly string[], expected: readonly string[]]>([
  ['without a rule, each named edge counts', source, [''], all],
  ['a named edge is taken away', source, [rule('docs')], withoutDocs],
  ['an edge that is also imported, or also declared, stays', source, [rule('*')], ['@acme/ui', 'app', 'web']],
  ['with the build system in front', source, [rule('workspaces:docs', 'workspaces:@acme/*')], withoutDocs],
  ['a group', source, [`groups: { texts: [docs] }\n${rule('texts')}`], withoutDocs],
  ['of another pair', source, [rule('docs', 'app')], all],
  ['a rule of the target branch alone', source, [rule('docs'), ''], all],
  ['a rule of the pull request alone', source, ['', rule('docs')], all],
  ['a text of the other target', 'packages/ui/NOTES.md', [''], ['@acme/ui', 'reader']],
  ['a text of the other target, taken away', 'packages/ui/NOTES.md', [rule('reader')], ['@acme/ui']],
])('not-depends-on: %s', async (_what, changed, rules, expected) => {
  expect(await targets(changed, rules)).toEqual(expected);
});

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['counts', [''], ['cargo:core', 'workspaces:native']],
  ['is taken away', [rule('workspaces:native', 'cargo:core')], ['cargo:core']],
  ['is taken away by names of one system', [rule('native', 'core')], ['cargo:core']],
  ['counts where one commit has the rule', [rule('native', 'core'), ''], ['cargo:core', 'workspaces:native']],
])('an edge between build systems %s', async (_what, rules, expected) => {
  expect(await targets('crates/core/src/lib.rs', rules, ['cargo', 'workspaces'])).toEqual(expected);
});

test('targets of paths with imports', async () => {
  const both = 'targets: { docs: { paths: [packages/docs/**], depends-on: [imports] }, ui: [packages/ui/**] }\n';
  expect(await targets(source, [both], ['paths'])).toEqual(['docs', 'ui']);
  expect(await targets(source, [both + rule('paths:docs', 'ui')], ['paths'])).toEqual(['ui']);
});

test.each([
  ['not-depends-on:\n  a: { on: b }', 'r.yml:2:3: because must be a text, not nothing'],
  ['not-depends-on:\n  a: [b]', 'r.yml:2:3: a must be a mapping, not a list'],
  ['not-depends-on:\n  a: { on: [], because: x }', 'r.yml:2:8: on must name at least one target'],
  ['not-depends-on:\n  ALL: { on: b, because: x }', 'r.yml:2:3: ALL is not a target'],
])('%s: %s', (text, message) => {
  expect(() => readConfiguration(text, 'r.yml')).toThrow(message);
});
