import { describe, expect, test } from '@jest/globals';
import { checkNames } from '../../packages/impacted-targets/src/engine/select-build-systems.js';
import { inputWarnings } from '../../src/inputs/input-warnings.js';
import { readInputs } from '../../src/inputs/inputs.js';

describe('code owners of a policy', () => {
  test.each([
    ['@acme/a, @acme/b', 'has a comma or a space. Give one code owner a line'],
    ['@acme/a,@acme/b', 'has a comma or a space. Give one code owner a line'],
    ['@acme/a @acme/b', 'has a comma or a space. Give one code owner a line'],
    ['"@acme/a"', 'is in quotes'],
    ['- @acme/a', 'begins like an item of a YAML list'],
    ['["@acme/a"]', 'looks like a JSON list'],
  ])('%s are refused', async (text, message) => {
    const reading = readInputs({ 'INPUT_QUARANTINE-POLICY': JSON.stringify({ codeowners: text }) });
    await expect(reading).rejects.toThrow(
      `input quarantine-policy: line 1, column 2: codeowners: ${JSON.stringify(text)} ${message}`,
    );
  });
});

describe('names that may hold anything, but look like a list in another notation, are warned of', () => {
  test.each([
    ['tests', 'test', '"a b"', true],
    ['tests', 'test', '- a b', true],
    ['tests', 'test', '["a", "b"]', true],
    ['tests', 'test', 'adds 1, 2', false],
    ['required-label', 'label', "'merge'", true],
    ['required-label', 'label', '- merge', true],
    ['required-label', 'label', '["merge"]', true],
    ['required-label', 'label', 'merge, urgent', true],
    ['required-label', 'label', 'merge queue', false],
    ['queue-branches', 'branch', 'queue/**, other/**', true],
    ['queue-branches', 'branch', '{queue,other}/**', false],
    ['failed-targets', 'target', 'ui, web', true],
    ['failed-targets', 'target', '//ui:all', false],
  ])('%s: %s %s', async (input, item, text, isOdd) => {
    const environment = { [`INPUT_${input.toUpperCase()}`]: text };
    const operation = { name: 'check-quarantined-tests', about: ['reports'] } as const;
    const line = `input {input:${input}}: ${JSON.stringify(text)} is read as the name of one ${item}. Give one ${item} a line, without quotes`;
    const warnings = await inputWarnings(environment, await readInputs(environment), operation, []);
    expect(warnings.filter((warning) => !warning.includes('is not used'))).toEqual(isOdd ? [line] : []);
  });
});

describe('names of build systems', () => {
  test.each([
    [['npm'], ['workspaces']],
    [['Yarn', 'pnpm', 'rush', 'lerna'], ['workspaces']],
    [
      ['rust', 'golang', 'python', 'turbo'],
      ['cargo', 'go', 'uv', 'turborepo'],
    ],
  ])('%j mean %j', (from, names) => {
    expect(checkNames(from)).toEqual(names);
  });

  test.each([
    [['npm, cargo'], /"npm, cargo" is not a build system.*Give auto or any of /],
    [['make'], /"make" is not a build system.*give paths/],
    [['constructor'], /"constructor" is not a build system/],
  ])('%j is refused', (from, message) => {
    expect(() => checkNames(from)).toThrow(message);
  });
});

describe('a path of another system', () => {
  const paths = ['impacted-targets-file', 'queue-settings'].flatMap((input) => [
    [input, '~/targets.txt', 'is not one path on this machine'] as const,
    [input, String.raw`C:\a\targets.txt`, 'is not one path on this machine'] as const,
    [input, 'd:/targets.txt', 'is not one path on this machine'] as const,
  ]);

  test.each(paths)('%s: %s', async (input, path, message) => {
    const reading = readInputs({ [`INPUT_${input.toUpperCase()}`]: path });
    await expect(reading).rejects.toThrow(`input ${input}: ${JSON.stringify(path)} ${message}`);
  });
});

test('settings below another key are refused', async () => {
  const nested = readInputs({ 'INPUT_QUEUE-SETTINGS': 'queue:\n  mode: parallel\n  concurrency: 3\n' });
  await expect(nested).rejects.toThrow('input queue-settings: move the settings out of "queue" to the top level');
  const { queueSettings } = await readInputs({ 'INPUT_QUEUE-SETTINGS': 'future:\n  some: 1\n' });
  expect(queueSettings).toEqual({ future: { some: 1 } });
});
