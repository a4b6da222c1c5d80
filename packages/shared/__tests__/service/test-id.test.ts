import { expect, test } from '@jest/globals';
import { idInCollection, testId } from '../../src/service/test-id.js';

const parts = { file: 'src/lib.rs', classname: 'ExampleClass', parent: 'parent/fact/path', name: 'example_name' };

/** The vendor's own vectors. */
test.each([
  ['no variant', parts, '06cb6db5-f807-5198-b072-af67a0636f8a'],
  ['a variant', { ...parts, variant: 'unix' }, '1bf61475-b542-5faf-aa85-e66a691257a3'],
  ['an id of the vendor', { ...parts, variant: 'unix', id: 'trunk:12345' }, 'db8c5727-0fe9-560f-863f-7f3ee68df425'],
  [
    'an id that is a UUID of version 5',
    { ...parts, variant: 'unix', id: 'a6e84936-3ee9-57d5-b041-ae124896f654' },
    '931cae54-0fcd-56eb-8eac-afa833699e53',
  ],
  [
    'an id without a variant',
    { ...parts, id: 'A6E84936-3ee9-57d5-b041-ae124896f654' },
    'a6e84936-3ee9-57d5-b041-ae124896f654',
  ],
  ['another id, which counts nowhere', { ...parts, id: 'test-7' }, '06cb6db5-f807-5198-b072-af67a0636f8a'],
])('the id of a test with %s', (_what, test, id) => {
  expect(testId('example_org', 'example_repo', test)).toBe(id);
});

test('the id of a test in a collection', () => {
  const [collection, repository] = ['018f6d3a-6f2e-4c4a-9b1e-2f3a4b5c6d7e', '7a1f0e3d-2b4c-4d5e-8f90-123456789abc'];
  expect(idInCollection(collection, repository, '88e5353c-190c-5dce-9d06-0e66c3e062b1')).toBe(
    'bfeebcf4-72d1-887d-8bcd-788d0dec7f97',
  );
});
