import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { markdownTable } from '../../scripts/markdown-table.js';
import { documents, root } from './documents.js';
import { anchorsOf, brokenLinks } from './links.js';

/** The pages of `docs` by their names. */
const pages = new Map(
  documents
    .filter((path) => path.startsWith('docs/'))
    .map((path) => [path.slice('docs/'.length), readFileSync(join(root, path), 'utf8')]),
);
/** Files whose samples are other repositories with a folder `docs` of their own. */
const namesOfOthers =
  /^(?:packages\/impacted-targets\/(?:__tests__|src\/git)\/|__tests__\/(?:command|bundle|bench|operations|hostile)\/)/;

test.each(documents)('every link of %s leads somewhere', (path) => {
  expect(brokenLinks(root, path)).toEqual([]);
});

test.each(documents)('no table of %s is padded', (path) => {
  const padded = /^\|.* {12,}\|/;
  expect(
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => padded.test(line)),
  ).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

test.each(documents)('what %s names of this project is there', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
  // READMEs of build systems name paths of other repositories.
  const ownText = /^(src|packages)\//.test(path) ? '' : text;
  const paths = [
    ...ownText.matchAll(
      /`((?:src|packages\/(?:impacted-targets|local-service|shared)|scripts|__tests__|bench|schemas|mutation)\/[\w./-]+)`/g,
    ),
  ].map(([, name = '']) => name);
  const imports = [...text.matchAll(/ from '(\.[^']+)\.js'/g)].map(
    ([, name = '']) => `${join(dirname(path), name)}.ts`,
  );
  expect({
    commands: commands.filter((name) => scripts[name] === undefined),
    paths: [...paths, ...imports].filter((name) => !existsSync(join(root, name))),
  }).toEqual({ commands: [], paths: [] });
});

test('every page of docs is reached from README.md', () => {
  const reached = new Set(['README.md']);
  for (const path of reached) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, name = ''] of text.matchAll(/\]\((?:docs\/|\.\.\/docs\/)?([\w-]+\.md)(?:#[\w-]*)?\)/g)) {
      for (const found of [`docs/${name}`, name]) if (documents.includes(found)) reached.add(found);
    }
  }
  expect(documents.filter((path) => path.startsWith('docs/') && !reached.has(path))).toEqual([]);
});

// Messages, descriptions and comments name pages as people find them in the repository: docs/rules.md, docs/rules.md#order.
const files = globSync(['*.yml', '*/action.yml', '{src,packages,scripts,schemas,examples,demo,__tests__}/**'], {
  cwd: root,
  ignore: ['**/node_modules', '**/samples', '**/*.png', '__tests__/documents/links.test.ts'],
});

test('every page and heading of docs that a file of the project names is there', () => {
  const wrong = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bdocs\/([\w-]+\.md)(?:#([\w-]+))?/g)]
      .filter(([, page]) => pages.has(page ?? '') || !namesOfOthers.test(path))
      .filter(([, page = '', anchor]) => {
        const text = pages.get(page);
        return text === undefined || (anchor !== undefined && !anchorsOf(text).has(anchor));
      })
      .map(([name]) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

test('the pages for users are twelve, and short', () => {
  const sizes = [...pages]
    .filter(([name]) => name !== 'design.md')
    .map(([name, text]) => [name, Buffer.byteLength(text)] as const);
  expect(sizes).toHaveLength(12);
  expect(sizes.filter(([name, size]) => size > 16 * 1024 && name !== 'reference.md')).toEqual([]);
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(130 * 1024);
  expect(Buffer.byteLength(pages.get('design.md') ?? '')).toBeLessThanOrEqual(25 * 1024);
});

test('CONTRIBUTING.md is short', () => {
  expect(readFileSync(join(root, 'CONTRIBUTING.md')).byteLength).toBeLessThanOrEqual(8192);
});

describe('what is wrong is seen', () => {
  test.each([
    ['[a](docs/nowhere.md)', 'docs/nowhere.md: there is no such file'],
    ['![a](docs/nowhere.png)', 'docs/nowhere.png: there is no such file'],
    ['# B\n\n[a](#c)', '#c: there is no such heading'],
    ['[a](SECURITY.md#nothing)', 'SECURITY.md#nothing: there is no such heading'],
    ['[a](../secret.md)', '../secret.md: it leads out of the project'],
  ])('%s', (markdown, problem) => {
    expect(brokenLinks(root, 'README.md', markdown)).toEqual([problem]);
  });

  test('and what is right is not', () => {
    const markdown = '# B c\n\n[a](#b-c) [a](SECURITY.md) [a](https://example.com/#x) `[a](nowhere.md)`';
    expect(brokenLinks(root, 'README.md', markdown)).toEqual([]);
  });
});

test.each([
  ['a | b', 'a \\| b'],
  ['`a`,\n`b`', '`a`, `b`'],
])('a cell %j of a written table stays in its row', (text, cell) => {
  expect(markdownTable(['A'], [[text]])).toBe(`| A |\n| --- |\n| ${cell} |`);
});

test.each([
  ['# What is sent where', 'what-is-sent-where'],
  ["# What's `apply-queue`, then?", 'whats-apply-queue-then'],
  ['# A → B & C', 'a--b--c'],
  ['# A\n\n# A', 'a-1'],
  ['# snake_case 1.2', 'snake_case-12'],
])('GitHub gives %j the anchor %s', (markdown, anchor) => {
  expect([...anchorsOf(markdown)]).toContain(anchor);
});
