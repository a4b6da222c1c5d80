import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { pullRequestStates, queueStates } from '../../src/queue-rules/states.js';
import { recordedQueue } from './recorded-queue.js';
import { play, scenariosIn } from './scenario.js';
import { pullRequestTransitions, queueTransitions } from './transitions.js';

const documented = readFileSync(new URL('../../../../docs/local-service.md', import.meta.url), 'utf8');

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

const stories = scenariosIn('transitions.txt');

describe('transitions of pull requests', () => {
  test('are in the document as they are in the table', () => {
    expect(documentedPairs('Pull requests', pullRequestStates)).toEqual(pairsOf(pullRequestTransitions));
  });

  test('have one story each', () => {
    expect(stories.map(({ title }) => title).sort()).toEqual(pairsOf(pullRequestTransitions));
  });

  test.each(stories)('$title happens', (story) => {
    const { log } = play(story);
    expect(log.filter((line) => line.includes('#1 ')).map((line) => line.split(' ')[2])).toContain(story.title);
  });
});

describe('transitions of queues', () => {
  test('are in the document as they are in the table', () => {
    expect(documentedPairs('Queues', queueStates)).toEqual(pairsOf(queueTransitions));
  });

  test('all happen, and no others', () => {
    const { queue, queueLog } = recordedQueue();
    const hold = (): void => {
      queue.submit(0, 1);
    };
    hold();
    const happened = (): string[] => queueLog.map(({ from, to }) => `${from}→${to}`);
    queue.update(1, {}, 'PAUSED');
    queue.update(2, {}, 'RUNNING');
    queue.update(3, {}, 'DRAINING');
    queue.update(4, {}, 'RUNNING');
    queue.update(5, { mode: 'parallel' });
    queue.advance(30);
    expect(happened()).toEqual([
      'RUNNING→PAUSED',
      'PAUSED→RUNNING',
      'RUNNING→DRAINING',
      'DRAINING→RUNNING',
      'RUNNING→SWITCHING_MODES',
      'SWITCHING_MODES→RUNNING',
    ]);
    queue.update(31, {}, 'PAUSED');
    queue.update(32, { mode: 'single' });
    queue.advance(400);
    queue.submit(401, 2);
    queue.update(411, {}, 'DRAINING');
    queue.update(412, { mode: 'parallel' });
    queue.advance(5000);
    expect(happened().slice(6)).toEqual([
      'RUNNING→PAUSED',
      'PAUSED→SWITCHING_MODES',
      'SWITCHING_MODES→PAUSED',
      'PAUSED→DRAINING',
      'DRAINING→SWITCHING_MODES',
      'SWITCHING_MODES→DRAINING',
      'DRAINING→PAUSED',
    ]);
    expect([...new Set(happened())].sort()).toEqual(pairsOf(queueTransitions));
  });
});
