import { expect, test } from '@jest/globals';
import { MemoryTree } from '../trees.js';
import type { ContentMemory } from '../../src/tree/tree.js';
import { Commit } from '../../src/readers/commit.js';

test('documents that an earlier commit has parsed stay known while others of their form are read', async () => {
  const files = { a: 'one', b: 'two', c: 'three', d: 'four' };
  const memory: ContentMemory = new Map();
  const parse = (content: Buffer) => content.toString();
  const all = async () => {
    const commit = await Commit.of(new MemoryTree('base', files, memory));
    return { commit, documents: await commit.documents('text', ['a', 'b', 'c'], parse) };
  };
  const { documents } = await all();
  for (const path of documents.paths()) documents.get(path);
  const second = await all();
  await second.commit.document('text', 'd', parse);
  expect(['a', 'b', 'c'].map((path) => second.documents.get(path))).toEqual(['one', 'two', 'three']);
});
