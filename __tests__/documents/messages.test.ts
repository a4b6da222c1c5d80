import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { root } from './documents.js';

const source = globSync(['src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: root, absolute: true })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Messages in the first column of tables whose header says that they are messages. */
function messagesOf(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const tables = [...text.matchAll(/^\| The message says \|[^\n]*\n\| --- [^\n]*\n((?:\|[^\n]*\n)*)/gm)];
  return tables
    .flatMap(([, rows = '']) => rows.split('\n').map((row) => row.split(' | ')[0] ?? ''))
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));
}

/** The parts of a message that the source writes as they are: without the texts of statuses, names, numbers and what `…` replaces. */
const fixedParts = (message: string): string[] =>
  message
    .replace(/^input [\w-]+: |^\.github\/\S+/g, '')
    .split(/…|\d+|#/)
    .map((part) => part.trim())
    .filter((part) => part.length > 7 && !Object.values(STATUS_CODES).includes(part));

const messages = ['README.md', 'docs/troubleshooting.md'].flatMap((document) =>
  messagesOf(document).flatMap((message) => fixedParts(message).map((part) => [document, part] as const)),
);

test.each(messages)('%s: the source has the message "%s"', (_document, part) => {
  expect(source.includes(part)).toBe(true);
});

test('messages are found', () => {
  expect(messages.length).toBeGreaterThan(25);
});
