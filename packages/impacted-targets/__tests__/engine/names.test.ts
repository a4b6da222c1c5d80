import { expect, test } from '@jest/globals';
import { checkNames } from '../../src/engine/select-build-systems.js';

test.each([
  ['Yarn pnpm npm rush lerna', ['workspaces']],
  ['rust golang python turbo', ['cargo', 'go', 'uv', 'turborepo']],
])('the names %s mean %j', (names, systems) => {
  expect(checkNames(names.split(' '))).toEqual(systems);
});

test.each([
  ['npm, cargo', /"npm, cargo" is not a build system.*Give auto or any of /],
  ['make', /"make" is not a build system.*give paths/],
  ['constructor', /"constructor" is not a build system/],
])('%s is refused', (name, message) => {
  expect(() => checkNames([name])).toThrow(message);
});
