import { expect, test } from '@jest/globals';
import {
  nothing,
  mentionsIn,
} from '../../../../../src/impacted-targets/build-systems/workspaces/mentions/mentions-in-file.js';

const known = new Set(['ui', '@acme', '@acme/kit', 'kit']);
const words = [
  ...[
    'ui',
    '@acme/kit',
    'kit',
    '..',
    '..',
    '/',
    '.',
    'x',
    'tests',
    ' ',
    '\n',
    '"',
    "'",
    '`',
    '(',
    ')',
    '<',
    '!',
    '~',
    '\\',
  ],
  ...[
    '\\u002e',
    '&&',
    '&& ',
    'node_modules/',
    'npm:',
    'workspace:',
    'url(',
    '@jsxImportSource ',
    '-environment ',
    'jest-environment',
  ],
  ...[
    'npx ',
    'bunx ',
    'dlx ',
    'exec ',
    'run ',
    'pnpm ',
    'yarn ',
    'bun ',
    '--filter ',
    '--filter=',
    '--workspace=',
    '--project ',
  ],
  ...[
    '-w ',
    '-F ',
    '-p=',
    '-p ',
    'exec(',
    'spawnSync(',
    'readdir(',
    'readdirSync<',
    'opendir (',
    'scandir(',
    'glob(',
    'globSync(',
    'GLOB(',
  ],
  ...['require.context', 'import ', 'from ', 'global(', 'fdir'],
];

const place = { ofRoot: false, hasInner: false, tops: new Set<string>(), rootScripts: [] };

test('a file in UTF-16 is read, which TypeScript compiles', () => {
  const text = Buffer.from('\uFEFFimport "ui"', 'utf16le');
  expect(mentionsIn('src/a.ts', text, new Set(['ui']), place).names).toEqual(['ui']);
  expect(mentionsIn('src/a.ts', Buffer.from(text).swap16(), new Set(['ui']), place).names).toEqual(['ui']);
});

test('a file that is taken to mention nothing at the first look does mention nothing', () => {
  const missed: [string, string][] = [];
  for (const path of ['src/a.ts', 'a.test.js', 'a.json', 'a.txt']) {
    for (const text of words.flatMap((one) =>
      words.flatMap((other) => ['', ' ', '(', 'ui'].map((by) => one + by + other)),
    )) {
      if (mentionsIn(path, Buffer.from(text), known, place) !== nothing) continue;
      // A ~ with nothing behind it says nothing, and makes a file one that may mention something.
      const looked = mentionsIn(path, Buffer.from(`${text}\n~`), known, place);
      if (looked !== nothing) missed.push([path, text]);
    }
  }
  expect(missed).toEqual([]);
});
