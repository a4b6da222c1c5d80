import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { pullRequestStates, queueStates } from '../../src/queue-rules/states.js';
import { recordedQueue, type RecordedQueue } from './recorded-queue.js';
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

/** For each transition of a pull request, a story in which pull request 1 makes it. */
const stories: Record<string, (recorded: RecordedQueue) => void> = {
  'NOT_READY→PENDING': ({ queue }) => {
    queue.setMergeable(0, 1, false);
    queue.submit(0, 1);
    queue.setMergeable(5, 1, true);
  },
  'NOT_READY→CANCELLED': ({ queue }) => {
    queue.setMergeable(0, 1, false);
    queue.submit(0, 1);
    queue.cancel(5, 1);
  },
  'PENDING→NOT_READY': ({ queue }) => {
    queue.submit(0, 1);
    queue.setMergeable(5, 1, false);
  },
  'PENDING→TESTING': ({ queue }) => {
    queue.submit(0, 1);
    queue.advance(10);
  },
  'PENDING→CANCELLED': ({ queue }) => {
    queue.submit(0, 1);
    queue.cancel(5, 1);
  },
  'TESTING→PENDING': ({ queue }) => {
    queue.submit(0, 1);
    queue.restartTests(100, 1);
  },
  'TESTING→TESTS_PASSED': ({ queue }) => {
    queue.submit(0, 1);
    queue.advance(310);
  },
  'TESTING→PENDING_FAILURE': pendingFailure,
  'TESTING→FAILED': ({ queue, planned }) => {
    planned.set(1, { outcome: 'fail' });
    queue.submit(0, 1);
    queue.advance(310);
  },
  'TESTING→CANCELLED': ({ queue }) => {
    queue.submit(0, 1);
    queue.cancel(100, 1);
  },
  'TESTS_PASSED→PENDING': ({ queue }) => {
    queue.submit(0, 1);
    queue.restartTests(320, 1);
  },
  'TESTS_PASSED→MERGED': ({ queue }) => {
    queue.submit(0, 1);
    queue.advance(350);
  },
  'TESTS_PASSED→CANCELLED': ({ queue }) => {
    queue.submit(0, 1);
    queue.cancel(320, 1);
  },
  'PENDING_FAILURE→PENDING': (recorded) => {
    pendingFailure(recorded);
    recorded.queue.cancel(400, 2);
  },
  'PENDING_FAILURE→TESTS_PASSED': (recorded) => {
    recorded.queue.update(0, { canOptimisticallyMerge: true });
    pendingFailure(recorded);
    recorded.queue.submit(400, 3);
    recorded.queue.advance(710);
  },
  'PENDING_FAILURE→FAILED': (recorded) => {
    pendingFailure(recorded);
    recorded.queue.advance(5000);
  },
  'PENDING_FAILURE→CANCELLED': (recorded) => {
    pendingFailure(recorded);
    recorded.queue.cancel(400, 1);
  },
  'FAILED→NOT_READY': ({ queue, planned }) => {
    planned.set(1, { outcome: 'fail' });
    queue.submit(0, 1);
    queue.setMergeable(400, 1, false);
    queue.submit(400, 1);
  },
  'FAILED→PENDING': ({ queue, planned }) => {
    planned.set(1, { outcome: 'fail' });
    queue.submit(0, 1);
    queue.submit(400, 1);
  },
  'CANCELLED→NOT_READY': ({ queue }) => {
    queue.submit(0, 1);
    queue.cancel(1, 1);
    queue.setMergeable(2, 1, false);
    queue.submit(2, 1);
  },
  'CANCELLED→PENDING': ({ queue }) => {
    queue.submit(0, 1);
    queue.cancel(1, 1);
    queue.submit(2, 1);
  },
};

/** At 310, pull request 1 has failed behind pull request 2, whose test takes until 1010. */
function pendingFailure({ queue, planned }: RecordedQueue): void {
  planned.set(2, { outcome: 'pass', milliseconds: 1000 });
  planned.set(1, { outcome: 'fail' });
  queue.submit(0, 2);
  queue.submit(0, 1);
  queue.advance(310);
}

describe('transitions of pull requests', () => {
  test('are in the document as they are in the table', () => {
    expect(documentedPairs('Pull requests', pullRequestStates)).toEqual(pairsOf(pullRequestTransitions));
  });

  test('have one story each', () => {
    expect(Object.keys(stories).sort()).toEqual(pairsOf(pullRequestTransitions));
  });

  test.each(Object.keys(stories))('%s happens', (pair) => {
    const recorded = recordedQueue();
    stories[pair]?.(recorded);
    expect(recorded.log.filter((line) => line.includes('#1 ')).map((line) => line.split(' ')[2])).toContain(pair);
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
