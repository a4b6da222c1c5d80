import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root, sourceFolders } from '../../../scripts/bundles.js';
import { counted, grouped } from '../src/numbers.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [20_971_520, '20,971,520'],
])('%d is %s', (number, text) => {
  expect(grouped(number)).toBe(text);
});

test.each([
  [counted(0, 'changed file'), '0 changed files'],
  [counted(1, 'changed file'), '1 changed file'],
  [counted(0.5, 'minute'), '0.5 minutes'],
  [counted(1024, 'entry', 'entries'), '1,024 entries'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

// Numbers that are our own limits are never 1, so they may come before a plural.
const plural =
  /\$\{(?:String\(|grouped\()?[\w.]*(?:\.length|\.size|[cC]ount|Days|merges|targets|tests|records|files|total|left|days)\)?\} (?:more )?(?:[a-z]+ )?(?:days|files|tests|targets|merges|records|packages|commits|pull requests|settings)\b/;

test('no message of the action has a plural that is written behind a number which can be 1', () => {
  const lines = sourceFolders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => plural.test(line) || line.includes("=== 1 ? '' : 's"))
        .map((line) => `${file}: ${line.trim()}`),
    );
  // An ambiguity is of two at least, a page is read before its number is logged, and only a long list is cut or folded.
  const known = [
    /ambig|may mean any of|is about \$\{String\(found\.length\)\}|The list shrank|Page \$\{|targets are drawn|fold\(`All /,
  ];
  expect(lines.filter((line) => !known.some((one) => one.test(line)))).toEqual([]);
});
