import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPolicy } from '../../src/inputs/quarantine-policy.js';

const names = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 3 });
const keys = fc.record(
  {
    codeowners: names,
    'max-days': fc.integer({ min: 0, max: 36_500 }),
    'warn-days': fc.integer({ min: 0, max: 36_500 }),
    'max-failures': fc.nat(1000),
    'required-suites': names,
    'never-excuse': names,
    variant: fc.stringMatching(/^[a-z]{1,8}$/),
    'min-tests': fc.integer({ min: 1, max: 1000 }),
  },
  { requiredKeys: [] },
);

test('a policy is the same from an input and from a file, with lists or lines', () => {
  fc.assert(
    fc.property(keys, (written) => {
      const text = JSON.stringify(written);
      const inLines = JSON.stringify(written, (_, value: unknown) => (Array.isArray(value) ? value.join('\n') : value));
      expect(readPolicy(text, 'policy.yml')).toEqual(readPolicy(text));
      expect(readPolicy(inLines)).toEqual(readPolicy(text));
    }),
  );
});

test.each([
  ['max-days: soon', 'column 1: max-days must be a number from 0 to 36500, not a text'],
  ['max-days: -1', 'column 1: max-days must be a number from 0 to 36500'],
  ['max-days:', 'column 1: max-days must be a number from 0 to 36500, not nothing'],
  ['warn-days: 40000', 'column 1: warn-days must be a number from 0 to 36500'],
  ['max-failures: 1.5', 'column 1: max-failures must be a whole number from 0 to 1000000'],
  ['min-tests: 0', 'column 1: min-tests must be a whole number from 1 to 100000000'],
  ['codeowners: [a b]', 'column 14: codeowners: "a b" has a comma or a space. Give one code owner a line'],
  ['codeowners: 7', 'column 1: codeowners must be a list of texts, not number 7'],
  ['required-suites: []', 'column 1: required-suites is an empty list: remove it, or name something'],
  ['never-excuse: ^a$', 'column 1: never-excuse: "^a$" looks like a regular expression'],
  ['never-excuse: "!a"', 'column 1: never-excuse: "!a" begins with !'],
  ['variant: [a]', 'column 1: variant must be a text, not a list'],
  ['max-day: 3', 'column 1: unknown key "max-day" (did you mean max-days?)'],
])('%j is one line that names the key', (text, expected) => {
  expect(() => readPolicy(text)).toThrow(`line 1, ${expected}`);
  expect(() => readPolicy(text, 'policy.yml')).toThrow(`policy.yml:1:${expected.replace('column ', '')}`);
});
