import { expect, test } from '@jest/globals';
import { readRepository } from '../../src/inputs/address.js';

test.each([
  ['acme/shop', { owner: 'acme', name: 'shop' }],
  ['group/subgroup/shop', { owner: 'group/subgroup', name: 'shop' }],
  ['group.of/shop', { owner: 'group.of', name: 'shop' }],
  ['git.acme.dev/acme/shop', { host: 'git.acme.dev', owner: 'acme', name: 'shop' }],
  ['git.acme.dev:8443/group/sub/shop', { host: 'git.acme.dev:8443', owner: 'group/sub', name: 'shop' }],
  ['git:3000/acme/shop', { host: 'git:3000', owner: 'acme', name: 'shop' }],
  ['git:443/acme/shop', { host: 'git', owner: 'acme', name: 'shop' }],
])('%s names %j', (text, repository) => {
  expect(readRepository(text)).toEqual(repository);
});
