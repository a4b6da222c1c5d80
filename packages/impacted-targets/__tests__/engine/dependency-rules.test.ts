import { describe, expect, test } from '@jest/globals';
import { targets as targetsOf, touched } from '../asking.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import type { Contents } from '../trees.js';

/** Two crates, two packages and a Go package, of each build system one depending on the other. */
const files: Contents = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
  'crates/core/Cargo.toml': '[package]\nname = "core"\n',
  'crates/core/src/lib.rs': '',
  'crates/app/Cargo.toml': '[package]\nname = "app"\n[dependencies]\ncore = { path = "../core" }\n',
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/ui/package.json': '{"name":"ui"}',
  'packages/ui/index.js': '',
  'packages/web/package.json': '{"name":"web","dependencies":{"ui":"*"}}',
  'go.mod': 'module m.test\n\ngo 1.21\n',
  'api/api.go': 'package api\n',
};

/** The targets, or `ALL: why`, of changed files, with the rules of the target branch and of the pull request. */
const targets = (
  changed: readonly string[],
  [rules = '', head = rules]: readonly string[],
  systems: readonly string[] = ['cargo', 'workspaces', 'go'],
) => targetsOf(files, touched(files, changed), { systems, rules, head });

describe('depends-on', () => {
  test('states an edge between targets of two build systems, and what follows from it', async () => {
    const rules = ['depends-on:\n  workspaces:ui: cargo:app\n  go:m.test/api: [workspaces:web]\n'];
    expect(await targets(['crates/core/src/lib.rs'], rules)).toEqual([
      'cargo:app',
      'cargo:core',
      'go:m.test/api',
      'workspaces:ui',
      'workspaces:web',
    ]);
    expect(await targets(['packages/ui/index.js'], rules)).toEqual([
      'go:m.test/api',
      'workspaces:ui',
      'workspaces:web',
    ]);
  });

  test('takes patterns, and edges in a circle', async () => {
    const rules = ['depends-on:\n  cargo:*: [workspaces:*]\n  workspaces:web: [cargo:app]\n'];
    expect(await targets(['packages/ui/index.js'], rules)).toEqual([
      'cargo:app',
      'cargo:core',
      'workspaces:ui',
      'workspaces:web',
    ]);
    expect(await targets(['api/api.go'], rules)).toEqual(['go:m.test/api']);
  });

  test.each(['', ', imports'])('targets of paths in a circle%s', async (imports) => {
    const rules = `targets:
  a: {paths: [api/**], depends-on: [c${imports}]}
  b: {paths: [go.mod], depends-on: [a]}
  c: {paths: [crates/**], depends-on: [b, c]}
`;
    expect(await targets(['api/api.go'], [rules], ['paths'])).toEqual(['a', 'b', 'c']);
    expect(await targets(['go.mod'], [rules], ['paths'])).toEqual(['a', 'b', 'c']);
  });

  test('works within one build system, with its name in front or without', async () => {
    for (const rule of ['core: [app]', 'cargo:core: [cargo:app]', "cargo:core: ['cargo:a*']", "'*:core': ['*:app']"]) {
      const found = await targets(
        ['crates/app/Cargo.toml'],
        [`depends-on: {${rule}}`.replace(/\{/, '\n  ').replace(/\}$/, '')],
        ['cargo'],
      );
      expect([rule, found]).toEqual([rule, ['app', 'core']]);
    }
  });

  test('says nothing of a build system that is not asked', async () => {
    expect(
      await targets(['crates/app/Cargo.toml'], ['depends-on:\n  workspaces:web: [cargo:app]\n'], ['cargo']),
    ).toEqual(['app']);
  });

  test('a name that no target has makes everything impacted', async () => {
    expect(await targets(['api/api.go'], ['depends-on:\n  workspaces:wbe: [cargo:app]\n'])).toBe(
      'ALL: depends-on in rules.yml names workspaces:wbe, and no target has that name',
    );
    expect(await targets(['api/api.go'], ['depends-on:\n  workspaces:web: [cargo:ap]\n'])).toBe(
      'ALL: depends-on in rules.yml names cargo:ap, and no target has that name',
    );
  });

  test('a rule that comes, goes or changes impacts its target, a new one its end too, and the rules of both commits count', async () => {
    const [none, app, core] = [
      '',
      'depends-on:\n  workspaces:web: [cargo:app]\n',
      'depends-on:\n  workspaces:web: [cargo:core]\n',
    ];
    expect(await targets(['api/api.go'], [none, app])).toEqual(['cargo:app', 'go:m.test/api', 'workspaces:web']);
    expect(await targets(['api/api.go'], [app, none])).toEqual(['go:m.test/api', 'workspaces:web']);
    expect(await targets(['api/api.go'], [app, core])).toEqual(['cargo:core', 'go:m.test/api', 'workspaces:web']);
    expect(await targets(['api/api.go'], [app, app])).toEqual(['go:m.test/api']);
    expect(await targets(['crates/app/Cargo.toml'], [app, none])).toEqual(['cargo:app', 'workspaces:web']);
  });
});

describe('mistakes in depends-on', () => {
  test.each<[string, string, string]>([
    ['a list', 'depends-on: [a, b]', 'rules.yml:1:1: depends-on must be a mapping, not a list'],
    ['nothing', 'depends-on:', 'rules.yml:1:1: depends-on must be a mapping, not nothing'],
    ['a target without a list', 'depends-on:\n  a:', 'rules.yml:2:3: a must be a text or a list of texts, not nothing'],
    ['an empty list', 'depends-on:\n  a: []', 'rules.yml:2:3: a must name at least one target'],
    ['a name with a space', 'depends-on:\n  a: [b c]', 'rules.yml:2:7: "b c" cannot be the name of a target'],
    ['ALL', 'depends-on:\n  ALL: [a]', 'rules.yml:2:3: ALL is not a target: name targets, where * stands for any text'],
    [
      'too many patterns',
      `depends-on:\n  a: [${Array.from({ length: 201 }, (_, at) => `b${at}*`).join(', ')}]`,
      'depends-on has more than 200 names with *: write fewer, wider ones',
    ],
  ])('%s', (_what, text, message) => {
    expect(() => readConfiguration(text, 'rules.yml')).toThrow(message);
  });
});
