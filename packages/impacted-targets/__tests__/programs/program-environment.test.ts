import { expect, test } from '@jest/globals';
import { ProgramEnvironment } from '../../src/programs/program-environment.js';

const token = 'q7-S3cret/tok+en_with=signs@x';
const base64 = (text: string) => Buffer.from(text).toString('base64');

const variablesWith = (value: string) =>
  new ProgramEnvironment({
    environment: { PATH: '/bin', HOME: '/root', VALUE: value },
    secrets: [token, 'short'],
    untrustedDirectories: [],
  }).variables;

test.each([
  ['as it is', token],
  ['in capitals', token.toUpperCase()],
  ['behind a name, in small letters', `authorization: bearer ${token.toLowerCase()}`],
  ['in base64', base64(token)],
  ['in base64 for addresses', Buffer.from(`x:${token}`).toString('base64url')],
  ['in base64 in lines of eight', base64(`x-access-token:${token}`).replace(/.{8}/g, '$&\n')],
  ['URL-encoded', `https://x:${encodeURIComponent(token)}@host/`],
  ['in base64 that is URL-encoded', encodeURIComponent(base64(token))],
  ['in JSON', JSON.stringify({ 'x-api-token': token })],
  ['of few characters', 'short'],
])('no program gets a variable with a token %s', (_form, value) => {
  expect(variablesWith(value)).toEqual({ PATH: '/bin', HOME: '/root' });
});

test.each([
  ['a beginning of a token', token.slice(0, 12)],
  ['most of a token', `${token.slice(0, 20)}-other`],
  ['a path', '/usr/lib/jvm/java-21'],
  ['a long text', 'a'.repeat(100_000)],
  ['a text with a token of few characters', 'a short one'],
])('%s is passed on', (_, value) => {
  expect(variablesWith(value)).toEqual({ PATH: '/bin', HOME: '/root', VALUE: value });
});
