import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SuggestedRule, Suggestion } from '../../src/graph/impact.js';
import { Globs } from '../../src/configuration/glob.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import { configurationYaml } from '../../src/answer/explanation/rules-to-copy.js';
import { globOf, suggestionsForUnowned } from '../../src/ask-build-systems/suggestions.js';

const because = (rule: SuggestedRule): Suggestion => ({ rule, assumption: 'It is so.' });
const segment = fc.string({
  unit: fc.constantFrom(...'ab.!*?[]{}()+@|\\#"\'-: ~&%$^é'.split(/(?:)/u)),
  minLength: 1,
  maxLength: 6,
});
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join('/'))
  .filter((text) => !/(^|\/)\.{1,2}(\/|$)/.test(text));

test('the glob of a path means that path and no other, in the file that it is copied to', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
      const glob = globOf(one);
      if (glob === undefined) return;
      const globs = new Globs([glob]);
      expect(globs.match(one)).toBeDefined();
      expect(globs.match(other)).toBeUndefined();
      const yaml = configurationYaml([because({ key: 'impact-none', glob })]);
      const { impactNone } = readConfiguration(yaml, 'rules.yml');
      expect([impactNone.match(one) !== undefined, impactNone.match(other) !== undefined]).toEqual([true, false]);
    }),
  );
});

test('ordinary names have a glob', () => {
  for (const name of ['.github/workflows/ci.yml', 'app/[id]/page (1).tsx', '!odd', 'a{b}', 'Makefile', 'c++/x#y']) {
    expect([name, globOf(name) === undefined]).toEqual([name, false]);
  }
});

test('a path that no line can hold gets no rule', () => {
  expect(globOf('a\nb')).toBeUndefined();
  expect(suggestionsForUnowned('a\udc80b', () => false)).toEqual([]);
});

describe('what is suggested for a file that no target owns', () => {
  const keys = (name: string, isNamed = false) =>
    suggestionsForUnowned(name, () => isNamed).map(({ rule }) => rule.key);

  test.each([
    ...['tsconfig.json', '.eslintrc.json', 'Makefile', '.go-version', 'eng/Versions.props', 'rust-toolchain.toml'],
    ...['package.json', 'deploy/docker-compose.yml', 'pnpm-lock.yaml', 'Dockerfile', 'smoke/package.json'],
    ...['py-polars/tests/unit/operations/test_join.py', 'py-polars/src/polars/io/database/functions.py'],
    ...['examples/form/src/main.rs', 'docker/collector/Dockerfile', '.golangci.yml', 'scripts/x.sh', 'netlify.toml'],
    ...['.github/workflows/ci.yml', '.github/actions/x/index.js', '.gitlab-ci.yml', 'e2e/expected/a.png', 'docs/a.mdx'],
    ...['x/testdata/a.md', 'requirements.txt', 'docs/conf.py', '.claude/hooks/check.py'],
  ])('%s may be built or tested', (name) => {
    expect(keys(name)).toEqual(['impact']);
  });

  test.each([
    'logo.svg',
    'docs/a.md',
    'art/b.png',
    'paper.pdf',
    '.github/labels.yml',
    '.vscode/settings.json',
    'NOTICE',
  ])('%s may impact nothing, unless a workflow names it', (name) => {
    expect(keys(name)).toEqual(['impact-none', 'impact']);
    expect(keys(name, true)).toEqual(['impact']);
  });
});

test('rules are written as one configuration, each option once', () => {
  const option = { key: 'build-systems', system: 'workspaces' } as const;
  const yaml = configurationYaml([
    because({ ...option, option: 'root-tools', value: ['rollup'] }),
    because({ key: 'impact', glob: 'Makefile' }),
    because({ key: 'impact-all', glob: '!docker/notes.md' }),
    because({ ...option, option: 'root-tools', value: ['@scope/x', 'rollup'] }),
    because({ ...option, option: 'root-dependencies', value: 'declared' }),
    because({ key: 'impact-all-paths', glob: '!left/out' }),
    because({ key: 'impact-none', glob: '.github/**' }),
  ]);
  expect(yaml).toBe(
    [
      'impact-all:',
      '  - "!docker/notes.md"',
      'impact-none:',
      '  - ".github/**"',
      'impact:',
      '  - paths: "Makefile"',
      '    targets: "*" # in place of *, the targets that it concerns',
      'build-systems:',
      '  workspaces:',
      '    root-tools:',
      '      - "rollup"',
      '      - "@scope/x"',
      '    root-dependencies: declared',
      '',
    ].join('\n'),
  );
  const read = readConfiguration(yaml.replace('  - "!docker/notes.md"', '  - "!docker/notes.md"\n  - docker/**'), 'f');
  expect(read.buildSystems).toEqual({
    workspaces: { 'root-tools': ['rollup', '@scope/x'], 'root-dependencies': 'declared' },
  });
});
