import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { inWordsOfTheCommand, words } from '../../src/command/command-error.js';

const root = resolve(import.meta.dirname, '../..');
const folders = ['packages/impacted-targets/src', 'src'].map((folder) => join(root, folder));

/** The texts between quotes in the source, those that `+` joins as one, with a word in place of each value. */
const messages = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => path.endsWith('.ts') && !path.startsWith(join(root, 'src/command')))
  .flatMap((path) => {
    const source = readFileSync(path, 'utf8').replaceAll(/(['"`]) \+\s+(['"`])/g, '');
    return source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  })
  .map((text) =>
    text
      .slice(1, -1)
      .replaceAll(/\\(.)/g, '$1')
      .replaceAll(/\$\{[^}]*\}/g, 'command'),
  );

test('no message speaks of steps and of actions that a person at a terminal does not have', () => {
  const ofAction = messages.filter(
    (text) => /in a step before|\bthis step\b|(?<![-\w])actions\/(?!exec|checkout@)/.test(text) && text.includes(' '),
  );
  expect(ofAction.length).toBeGreaterThan(20);
  expect(
    ofAction
      .map((text) => inWordsOfTheCommand(text))
      .filter((text) => /\bstep\b|(?<![-\w])actions\/|fetch-depth|persist/.test(text)),
  ).toEqual([]);
});

test.each(words)('%s is in a message', (ofAction) => {
  expect(messages.some((text) => text.search(ofAction) !== -1)).toBe(true);
});
