import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SuggestedRule, Suggestion } from '../../../../src/impacted-targets/build-systems/build-system.js';
import { Globs } from '../../../../src/impacted-targets/configuration/glob.js';
import { readConfiguration } from '../../../../src/impacted-targets/configuration/read-configuration.js';
import { configurationYaml } from '../../../../src/impacted-targets/answer/explanation/rules-to-copy.js';
import { globOf, suggestionsForUnowned } from '../../../../src/impacted-targets/answer/explanation/suggestions.js';

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
      const { impactNone } = readConfiguration(yaml, 'rules.yml', []);
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
  expect(suggestionsForUnowned('a\udc80b')).toEqual([]);
});

describe('what is suggested for a file that no target owns', () => {
  const keys = (name: string) => suggestionsForUnowned(name).map(({ rule }) => rule.key);

  test.each([
    'tsconfig.json',
    'config/tsconfig.base.json',
    'vitest.config.ts',
    '.eslintrc.json',
    'Makefile',
    '.go-version',
    '.gitattributes',
    'common/config/rush/pnpm-config.json',
    'eng/Versions.props',
    'tools/mise.toml',
    'rust-toolchain.toml',
    'package.json',
    'deploy/docker-compose.yml',
    '.nvmrc',
    'pnpm-lock.yaml',
    'gradle/libs.versions.toml',
  ])('%s bears on builds, so that it is never said to impact nothing', (name) => {
    expect(keys(name)).toEqual(['impact']);
  });

  test.each([
    ['.github/workflows/ci.yml', 'A run of the workflow shows'],
    ['.github/actions/x/index.js', 'A run of the workflows that use it shows'],
    ['.gitlab-ci.yml', 'A run of the service shows'],
    ['scripts/x.sh', 'Only people start scripts/x.sh'],
    ['logo.svg', 'No build and no test reads logo.svg'],
    ['Dockerfile', 'No test that a merge waits for builds or uses the image of Dockerfile'],
    ['a/dev.Dockerfile', 'No test that a merge waits for'],
    ['smoke/package.json', 'No build and no test reads'],
    ['smoke/package-lock.json', 'No build and no test reads'],
    ['netlify.toml', 'No build and no test reads'],
  ])('%s may impact nothing, if one thing is true', (name, assumption) => {
    expect(keys(name)).toEqual(['impact-none', 'impact']);
    expect(suggestionsForUnowned(name)[0]?.assumption).toContain(assumption);
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
  const read = readConfiguration(yaml.replace('  - "!docker/notes.md"', '  - "!docker/notes.md"\n  - docker/**'), 'f', [
    'workspaces',
  ]);
  expect(read.buildSystems).toEqual({
    workspaces: { 'root-tools': ['rollup', '@scope/x'], 'root-dependencies': 'declared' },
  });
});
