import { expect, test } from '@jest/globals';
import { repositoryAddress } from '../src/repository-address.js';

test.each([
  [{ host: 'github.com', owner: 'acme', name: 'web' }, 'https://github.com/acme/web'],
  [{ host: 'github.local:8443', owner: 'acme', name: 'web' }, 'https://github.local:8443/acme/web'],
  [{ host: 'a b', owner: 'acme', name: 'web' }, 'https://host.invalid/acme/web'],
  [{ host: 'h:99999', owner: 'acme', name: 'web' }, 'https://host.invalid/acme/web'],
  [{ host: 'x/y@z', owner: 'acme', name: 'web' }, 'https://host.invalid/acme/web'],
  [{ host: 'github.com', owner: 'é/ü', name: '\ud800 ?#' }, 'https://github.com/%C3%A9%2F%C3%BC/%EF%BF%BD%20%3F%23'],
])('the address of %j', (repo, address) => {
  expect(repositoryAddress(repo)).toBe(address);
  expect(URL.canParse(address)).toBe(true);
});
