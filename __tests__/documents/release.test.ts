import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { root } from './documents.js';
import { linksOf } from './links.js';

const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
const packed = /^ +HEAD (action\.yml .*)$/m.exec(workflow)?.[1]?.split(' ') ?? [];
const isPacked = (path: string): boolean => packed.some((one) => path === one || path.startsWith(`${one}/`));

test('a release holds every file that its documents link to', () => {
  const documents = globSync('**/*.md', { cwd: root, ignore: ['**/node_modules', 'dist'] }).filter(isPacked);
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/reference.md']));
  const missing = documents.flatMap((document) =>
    linksOf(readFileSync(join(root, document), 'utf8'))
      .filter((address) => !/^(?:[a-z][a-z\d+.-]*:|#)/i.test(address))
      .map((address) => posix.normalize(posix.join(dirname(document), decodeURIComponent(address.split('#')[0] ?? ''))))
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !isPacked(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
