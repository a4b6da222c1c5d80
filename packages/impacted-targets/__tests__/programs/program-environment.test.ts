import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ProgramEnvironment } from '../../src/programs/program-environment.js';

const token = 'q7-S3cret/tok+en_with=signs@x';

/** Forms that programs write a text in. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'in hexadecimal': (text) => Buffer.from(text).toString('hex'),
  'in hexadecimal in capitals': (text) => Buffer.from(text).toString('hex').toUpperCase(),
  'in base64': (text) => Buffer.from(text).toString('base64'),
  'in base64 for addresses': (text) => Buffer.from(`x:${text}`).toString('base64url'),
  'in base64 in lines of eight': (text) => Buffer.from(text).toString('base64').replace(/.{8}/g, '$&\n'),
  'URL-encoded': (text) => encodeURIComponent(text),
  'in JSON': (text) => JSON.stringify({ 'x-api-token': text }),
  'behind a name': (text) => `authorization: basic ${text}`,
};

function environmentOf(value: string) {
  return new ProgramEnvironment({
    environment: { PATH: '/bin', HOME: '/root', VALUE: value },
    secrets: [token, 'short'],
    untrustedDirectories: [],
  }).variables;
}

const form = fc.constantFrom(...Object.keys(forms));

test('no program gets a variable with a token, in any form and in forms inside each other', () => {
  fc.assert(
    fc.property(form, form, (outer, inner) => {
      // Capitals of base64 are not base64.
      fc.pre(!outer.includes('letters') && !outer.includes('capitals'));
      expect(environmentOf(forms[outer]?.(forms[inner]?.(token) ?? '') ?? '')).toEqual({ PATH: '/bin', HOME: '/root' });
    }),
    {
      examples: [
        ['in base64', 'in base64'],
        ['behind a name', 'in capitals'],
      ],
    },
  );
});

test.each([
  ['a beginning of a token', token.slice(0, 12)],
  ['most of a token', `${token.slice(0, 20)}-other`],
  ['a path', '/usr/lib/jvm/java-21'],
  ['a long text', 'a'.repeat(100_000)],
  ['many escapes', '%41'.repeat(50_000)],
])('%s is passed on', (_, value) => {
  expect(environmentOf(value)).toEqual({ PATH: '/bin', HOME: '/root', VALUE: value });
});

test('a token of few characters is left out as a whole value only', () => {
  expect(environmentOf('short')).toEqual({ PATH: '/bin', HOME: '/root' });
  expect(environmentOf('a short one')).toMatchObject({ VALUE: 'a short one' });
});
