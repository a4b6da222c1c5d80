import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { pullRequestStates, queueStates } from '../../src/queue-rules/states.js';
import type { RecordedQueue } from './recorded-queue.js';
import { play, scenarios } from './scenario.js';
import { pullRequestTransitions, queueTransitions } from './transitions.js';

const documented = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The rows `| FROM | TO | …` below a heading of the document, as `FROM→TO`; names outside `states` are left out. */
function documentedPairs(heading: string, states: readonly string[]): string[] {
  const section = documented.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/^\| (\w+) +\| (\w+) +\|/gm)]
    .filter(([, from = '', to = '']) => states.includes(from) && states.includes(to))
    .map(([, from = '', to = '']) => `${from}→${to}`)
    .sort();
}

function pairsOf(table: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(table)
    .flatMap(([from, followers]) => followers.map((to) => `${from}→${to}`))
    .sort();
}

test.each<[string, readonly string[], Readonly<Record<string, readonly string[]>>, (queue: RecordedQueue) => string[]]>(
  [
    [
      'Pull requests',
      pullRequestStates,
      pullRequestTransitions,
      ({ log }) => log.map((line) => line.split(' ')[2] ?? '').filter((change) => !change.startsWith('none')),
    ],
    ['Queues', queueStates, queueTransitions, ({ queueLog }) => queueLog.map(({ from, to }) => `${from}→${to}`)],
  ],
)('%s: the document and the table have the transitions that happen in scenarios', (heading, states, table, of) => {
  expect(documentedPairs(heading, states)).toEqual(pairsOf(table));
  const happened = scenarios.flatMap((scenario) => of(play(scenario)));
  expect([...new Set(happened)].sort()).toEqual(pairsOf(table));
});
