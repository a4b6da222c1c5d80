import { describe, expect, test } from '@jest/globals';
import { ask, targetsIn, touched } from '../asking.js';
import fc from 'fast-check';
import type { Answer } from '../../src/answer/answer.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import { askedBuilds, type NamedBuild } from '../../src/engine/asked-builds.js';
import type { Readings } from '../../src/engine/readings.js';
import { decideFiles, targetsOfRules } from '../../src/engine/file-rules.js';
import { TargetNames } from '../../src/engine/target-names.js';
import type { Contents } from '../trees.js';

/** Two crates and two packages, one of each depending on the other. */
const files: Contents = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
  'crates/core/Cargo.toml': '[package]\nname = "core"\nversion = "0.1.0"\n',
  'crates/core/src/lib.rs': '',
  'crates/app/Cargo.toml': '[package]\nname = "app"\nversion = "0.1.0"\n[dependencies]\ncore = { path = "../core" }\n',
  'crates/app/src/main.rs': 'fn main() {}',
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/ui/package.json': '{"name":"ui","version":"1.0.0"}',
  'packages/ui/index.js': '',
  'packages/web/package.json': '{"name":"web","version":"1.0.0","dependencies":{"ui":"*"}}',
  'packages/web/index.js': '',
};

/** The answer for changed files, with the configurations of the target branch and of the pull request. */
async function answer(
  changed: readonly string[],
  [rules = '', head = rules]: readonly string[],
  { systems = ['cargo', 'workspaces', 'paths'], more = {} }: { systems?: readonly string[]; more?: Contents } = {},
): Promise<Answer> {
  const before = { ...files, ...more };
  return ask(before, touched(before, changed), { systems, rules, head });
}

const targets = async (...asked: Parameters<typeof answer>) => targetsIn(await answer(...asked));

describe('impact-none', () => {
  test('files that no target owns and that match impact nothing', async () => {
    const rules = ["impact-none: ['**/*.md', docs/**, '!**/keep.md']"];
    expect(await targets(['docs/x.png', 'notes.md'], rules)).toEqual([]);
    expect(await targets(['docs/keep.md'], rules)).toBe('ALL: no target owns docs/keep.md');
    expect(await targets(['packages/ui/notes.md'], rules)).toEqual(['workspaces:ui']);
  });

  test('a file that targets are known to read impacts these', async () => {
    const more = { 'packages/ui/test.js': "readFileSync('../../data/x.bin')" };
    expect(await targets(['data/x.bin'], [''], { more })).toBe('ALL: no target owns data/x.bin');
    expect(await targets(['data/x.bin'], ['impact-none: data/**'], { more })).toEqual([
      'workspaces:ui',
      'workspaces:web',
    ]);
  });

  test('the target of what nobody owns does not get it', async () => {
    const rules = ['unowned: rest\nimpact-none: docs/**\ntargets: {rest: r}'];
    expect(await targets(['docs/x.png', 'README.md'], rules)).toEqual([]);
    expect(await targets(['x'], rules)).toEqual(['paths:rest']);
  });

  test.each([
    ['only in the pull request', '', "impact-none: ['**']"],
    ['only in the target branch', "impact-none: ['**']", ''],
  ])('%s, it does not count', async (_, base, head) => {
    expect(await targets(['x'], [base, head])).toBe('ALL: no target owns x');
  });
});

describe('impact', () => {
  test('adds targets, with what depends on them, across build systems', async () => {
    const rules = ["impact: [{paths: ['crates/core/**', '!**/*.md'], targets: ['workspaces:ui']}]"];
    expect(await targets(['crates/core/src/lib.rs'], rules)).toEqual([
      'cargo:app',
      'cargo:core',
      'workspaces:ui',
      'workspaces:web',
    ]);
    const given = await answer(['crates/core/src/lib.rs'], rules);
    expect(given.kind === 'targets' && given.why.get('workspaces:ui')).toEqual({
      kind: 'file',
      path: 'crates/core/src/lib.rs',
    });
    expect(given.kind === 'targets' && given.why.get('workspaces:web')).toMatchObject({
      kind: 'dependency',
      target: 'workspaces:ui',
      because: { kind: 'file', path: 'crates/core/src/lib.rs' },
      edge: { kind: 'declared', file: 'packages/web/package.json' },
    });
  });

  test('a file that nobody owns is covered by it, and names are globs', async () => {
    const rules = ["impact: [{paths: .github/workflows/rust-*.yml, targets: 'cargo:*'}]"];
    expect(await targets(['.github/workflows/rust-test.yml'], rules)).toEqual(['cargo:app', 'cargo:core']);
    expect(await targets(['.github/workflows/web.yml'], rules)).toMatch(/^ALL: no target owns/);
  });

  test('names without the build system, where there is one; targets of paths as they are', async () => {
    const one = { systems: ['workspaces'] };
    expect(await targets(['x'], ['impact: [{paths: x, targets: ui}]'], one)).toEqual(['ui', 'web']);
    const rules = [
      'targets: {"a/{n}": "in/{n}/**", b: {paths: bb, depends-on: "a/x"}}\nimpact: [{paths: y, targets: "a/*"}]',
    ];
    const more = { 'in/x/f': '1' };
    expect(await targets(['y'], rules, { systems: ['paths'], more })).toEqual(['a/x', 'b']);
  });

  test('ALL, and a name that nothing has', async () => {
    expect(await targets(['x'], ['impact: [{paths: x, targets: ALL}]'])).toBe('ALL: x impacts ALL by rules.yml');
    expect(await targets(['x'], ['impact: [{paths: x, targets: "cargo:cor"}]'])).toBe(
      'ALL: impact in rules.yml names cargo:cor, and no target has that name',
    );
  });

  test('the rules of a pull request add targets, and own nothing', async () => {
    const rule = "impact: [{paths: ['**'], targets: ['cargo:app']}]";
    expect(await targets(['x'], ['', rule])).toBe('ALL: no target owns x');
    expect(await targets(['packages/web/index.js'], ['', rule])).toEqual(['cargo:app', 'workspaces:web']);
    expect(await targets(['x'], [rule, ''])).toEqual(['cargo:app']);
  });

  test('a build system whose targets are not known', () => {
    const rules = (text: string) => {
      const read = readConfiguration(text, 'rules.yml');
      return { kind: 'configurations' as const, file: 'rules.yml', base: read, head: read };
    };
    const asked = (name: 'bazel' | 'paths', reading: Partial<Readings>): NamedBuild => ({
      readings: { reader: { name }, root: '', base: undefined, head: undefined, ...reading },
      named: (target) => `${name}:${target}`,
    });
    const changes = [{ status: 'added' as const, path: 'x' }];
    const names = new TargetNames(
      askedBuilds([
        asked('bazel', { reported: { targets: new Map(), covered: new Set() } }),
        asked('paths', { head: { targets: [{ id: 'a', name: 'a', folder: '', uses: [] }] } }),
      ]),
    );
    const impact = (target: string) => {
      const decided = decideFiles(changes, rules(`impact: [{paths: x, targets: '${target}'}]`));
      const ruled = targetsOfRules(decided, 'rules.yml', names);
      return 'what' in ruled ? ruled.what : [...ruled];
    };
    expect(impact('bazel://:a')).toBe('impact in rules.yml names bazel://:a, and the targets of bazel are not known');
    expect(impact('*')).toMatch('the targets of bazel are not known');
    expect(impact('paths:*')).toEqual([['paths:a', { kind: 'file', path: 'x' }]]);
  });

  test.each([
    ['impact: x', 'impact must be a list of mappings'],
    ['impact: [{paths: x}]', 'must be a text or a list of texts, not nothing'],
    ['impact: [{paths: x, targets: a b}]', 'cannot be the name of a target'],
    ['impact: [{paths: x/, targets: a}]', 'bad glob x/'],
    ['impact: [{path: x, targets: a}]', 'did you mean paths?'],
    ['documents: none', 'documents must be ignore'],
    ['impact-none: ["!x"]', 'there are only globs with !'],
  ])('a mistake: %s', (text, message) => {
    expect(() => readConfiguration(text, 'rules.yml')).toThrow(message);
  });
});

describe('documents', () => {
  test('impact nothing, unless one of both commits counts them all', async () => {
    expect(await targets(['README.md', '.vscode/x.json'], [''])).toEqual([]);
    expect(await targets(['README.md'], ['documents: all', ''])).toBe('ALL: no target owns README.md');
    expect(await targets(['README.md'], ['', 'documents: all'])).toBe('ALL: no target owns README.md');
  });
});

test('no rule of a pull request makes its own answer smaller', async () => {
  const glob = fc.constantFrom(
    '**',
    '**/*.md',
    'packages/**',
    'packages/ui/**',
    'x',
    'README.md',
    'crates/core/**',
    '!**/*.js',
  );
  const globs = fc
    .array(glob, { minLength: 1, maxLength: 3 })
    .filter((list) => list.some((each) => !each.startsWith('!')));
  const configuration = fc
    .record(
      {
        'impact-all': globs,
        'impact-none': globs,
        documents: fc.constantFrom('ignore', 'all'),
        unowned: fc.constantFrom('all', 'ignore', 'rest'),
        impact: fc.array(
          fc.record({
            paths: globs,
            targets: fc.subarray(['cargo:*', 'workspaces:ui', 'paths:rest', 'ALL'], { minLength: 1 }),
          }),
          { maxLength: 2 },
        ),
        targets: fc.record({ rest: globs, other: globs }, { requiredKeys: ['rest'] }),
        'build-systems': fc.record(
          {
            workspaces: fc.record(
              {
                'root-dependencies': fc.constantFrom('all', 'declared'),
                'root-tools': fc.subarray(['web', 'u*']),
                'built-in-root-tools': fc.boolean(),
              },
              { requiredKeys: [] },
            ),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: ['targets'] },
    )
    .map((value) => JSON.stringify(value));
  const changed = fc.subarray(
    ['x', 'README.md', 'packages/ui/index.js', 'packages/web/a.md', 'crates/core/src/lib.rs'],
    {
      minLength: 1,
    },
  );
  await fc.assert(
    fc.asyncProperty(configuration, configuration, changed, async (base, head, paths) => {
      // What is added is judged by the rules that are added with it; these files are there before.
      const more = Object.fromEntries(paths.map((path) => [path, files[path] ?? '1']));
      const own = await answer(paths, [base, head], { more });
      if (own.kind === 'all') return;
      const asBefore = await answer(paths, [base, base], { more });
      expect(asBefore.kind).toBe('targets');
      if (asBefore.kind === 'targets') expect(own.targets).toEqual(expect.arrayContaining([...asBefore.targets]));
    }),
    { numRuns: 200 },
  );
});
