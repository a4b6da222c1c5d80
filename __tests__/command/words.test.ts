import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { inWordsOfTheCommand, words } from '../../src/command/command-error.js';
import { inWordsOfOptions } from '../../src/command/step-options.js';

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

test.each([
  ['submit-pull-request: input target-branch: it is empty', '--target-branch: it is empty'],
  ['input api-token: it is empty', 'MERGE_QUEUE_API_TOKEN: it is empty'],
  ['api-token: the token has fewer characters', 'MERGE_QUEUE_API_TOKEN: the token has fewer characters'],
  ['answered 401. Check the api-token input', 'answered 401. Check MERGE_QUEUE_API_TOKEN'],
  ['Nothing was asked: the input api-token is empty', 'Nothing was asked: MERGE_QUEUE_API_TOKEN is empty'],
  ["GitHub can't be asked without github-token", "GitHub can't be asked without GITHUB_TOKEN"],
  // Branches and tests with the names of inputs.
  ['Submitted pull request #7 to the merge queue of page-size', undefined],
  ['Submitted pull request #7 to the merge queue of api-token', undefined],
  ['Excused: cart max-pages, quarantined as cart max-pages', undefined],
  ['Excused: reads input tests: none, quarantined as reads input tests: none', undefined],
])('the commands with inputs say %j', (message, expected) => {
  expect(inWordsOfOptions(message)).toBe(expected ?? message);
});
