import { summaryOf as summaryOfOutcome } from '../../../src/reporting/summary/summary.js';
import { groupByCause } from '../../../packages/impacted-targets/src/answer/explanation/groups.js';
import type { Edge, Reason } from '../../../packages/impacted-targets/src/answer/impact.js';
import type { Result } from '../../../src/operations/result.js';
import { readQueue } from '../../../src/service/v1/responses.js';
import type { Block } from '../../../src/document/blocks.js';
import { aboutPullRequest } from '../../../src/operations/documents/pull-request.js';
import { aboutQueue } from '../../../src/operations/documents/queue.js';
import { explanationOf, namesDocument } from '../../../src/operations/documents/targets.js';
import type { OperationName } from '../../../src/operations/table.js';
import { hostileNames } from './hostile-names.js';

const summaryOf = (operation: OperationName, result: Result): string =>
  summaryOfOutcome(operation, { kind: 'done', result }, result.failure && `${operation}: ${result.failure}`);

const now = Date.parse('2026-11-21T12:00:00Z');

const titles = [
  'Fix the rounding of prices in the cart',
  'chore(deps): bump @typescript-eslint/eslint-plugin-with-a-long-name from 8.71.0 to 8.73.0 in the development group',
  'feat: retry payments when the bank says `temporarily unavailable`',
  'Änderungen am Warenkorb für Österreich 🎉',
  'revert: "Use the new scheduler"',
];
const states = ['TESTS_PASSED', 'TESTING', 'TESTING', 'PENDING_FAILURE', 'PENDING', 'PENDING', 'NOT_READY'];
const targets = ['//services/cart:cart', '//services/payments:server', '//apps/web:bundle', '//libs/money:money'];

/** Some in common with those ahead, some not. */
const mixed = (index: number) => [targets[index % targets.length], targets[(index * 3) % targets.length]];

/** A queue as the hosted service answers it. */
function queueOf(
  count: number,
  mode: 'single' | 'parallel',
  targetsOf?: (index: number) => readonly (string | undefined)[],
): Result {
  const enqueuedPullRequests = Array.from({ length: count }, (_, index) => ({
    state: (
      states[Math.min(Math.floor((index * states.length) / Math.min(count, 40)), states.length - 1)] ?? ''
    ).toLowerCase(),
    stateChangedAt: new Date(now - index * 61_000).toISOString(),
    priorityName: index % 9 === 0 ? 'high' : 'medium',
    priorityValue: index % 9 === 0 ? 10 : 100,
    skipTheLine: false,
    prNumber: 4000 + index,
    prTitle: titles[index % titles.length],
    prSha: 'a'.repeat(40),
    prBaseBranch: 'main',
    prAuthor: ['octocat', 'renovate[bot]', 'a-person-with-quite-a-long-user-name'][index % 3],
    ...(targetsOf === undefined ? {} : { impactedTargets: targetsOf(index) }),
  }));
  const queue = readQueue({
    state: 'running',
    branch: 'main',
    mode,
    concurrency: 5,
    testingTimeoutMinutes: 60,
    batch: true,
    batchingMinSize: 4,
    batchingMaxWaitTimeMinutes: 10,
    requiredStatuses: ['build / linux (ubuntu-latest)', 'test / integration'],
    enqueuedPullRequests,
  });
  return {
    headline: 'Read the merge queue of main',
    ...aboutQueue({ ...queue, targetBranch: 'main', repositoryUrl: 'https://github.com/acme/web-shop' }),
  };
}

const computed = { buildSystems: ['workspaces'], tools: new Map<string, string>(), warnings: [] };

const compared: Block = {
  kind: 'facts',
  facts: [
    ['Computed from', 'workspaces'],
    ['Base', '112c03d (base)'],
    ['Head', 'faa580a (head)'],
    ['Changed files', '3'],
  ],
};

const declaredIn = (file: string): Edge => ({ kind: 'declared', file, line: 7 });

function impactOf(why: ReadonlyMap<string, Reason>): Result {
  return {
    headline: `Impacted targets: ${String(why.size)}`,
    document: [
      ...namesDocument(why.size, [...why.keys()].sort().slice(0, 100)),
      ...explanationOf({ ...computed, kind: 'targets', why, targets: [] }, groupByCause(why, 20)),
      compared,
    ],
  };
}

/** A change of two packages and a lockfile, as a repository of middle size has it. */
function impactedOf(): Result {
  const on = (target: string, name: string): Reason => ({
    kind: 'dependency',
    target,
    edge: declaredIn(`${name}/package.json`),
  });
  return impactOf(
    new Map<string, Reason>([
      ['@shop/money', { kind: 'file', path: 'libraries/money/src/round.ts' }],
      ['@shop/billing', on('@shop/money', 'services/billing')],
      ['@shop/cart', on('@shop/money', 'services/cart')],
      [
        '@shop/web',
        {
          kind: 'dependency',
          target: '@shop/billing',
          edge: { kind: 'imported', file: 'apps/web/src/checkout.tsx', line: 3, text: '@shop/billing' },
        },
      ],
      ['@shop/admin', on('@shop/billing', 'apps/admin')],
      [
        '@shop/search',
        { kind: 'graph', what: 'lodash 4.17.22 is new', files: ['pnpm-lock.yaml'], through: ['lodash 4.17.22'] },
      ],
    ]),
  );
}

/** A change near the bottom of a graph: three steps, each with many dependents. */
function largeImpactOf(count: number): Result {
  const target = (index: number): string =>
    `com.acme.shop:${['checkout', 'payments', 'catalogue'][index % 3] ?? ''}-module-${String(index)}`;
  return impactOf(
    new Map(
      Array.from({ length: count }, (_, index): [string, Reason] => [
        target(index),
        index < 3
          ? {
              kind: 'file',
              path: `services/checkout/src/main/java/com/acme/shop/checkout/integration/${target(index)}.java`,
            }
          : { kind: 'dependency', target: target(Math.floor(index / 5)), edge: declaredIn('pom.xml') },
      ]),
    ),
  );
}

/** Every name tries to leave its label. */
function hostileImpactOf(): Result {
  return impactOf(
    new Map(
      hostileNames.slice(0, 25).map((name, index): [string, Reason] => [
        name,
        index % 4 === 0
          ? { kind: 'file', path: name }
          : {
              kind: 'dependency',
              target: hostileNames[index - (index % 4)] ?? '',
              edge: { kind: 'named', file: `x/${name}` },
            },
      ]),
    ),
  );
}

/** The samples of which `docs/images` has pictures, each in a file of its name. */
export const documentPictures = ['impacted-targets'] as const;

/** Summaries at the sizes that people meet, by name. */
export function sampleSummaries(): Readonly<Record<string, string>> {
  const [queue, compute] = ['get-queue', 'compute-impacted-targets'] as const;
  return {
    'queue-parallel-30': summaryOf(queue, queueOf(30, 'parallel', mixed)),
    'queue-parallel-500': summaryOf(queue, queueOf(500, 'parallel', mixed)),
    'impacted-targets': summaryOf(compute, impactedOf()),
    'impacted-targets-400': summaryOf(compute, largeImpactOf(400)),
    'impacted-targets-hostile': summaryOf(compute, hostileImpactOf()),
    'pull-request': summaryOf('get-submitted-pull-request', {
      headline: 'Read pull request #4007',
      ...aboutPullRequest({
        number: 4007,
        url: 'https://github.com/acme/web-shop/pull/4007',
        title: titles[1] ?? '',
        state: 'TESTING',
        submitted: true,
        record: {
          stateChangedAt: '2026-11-21T12:00:00.123Z',
          priorityName: 'high',
          priorityValue: 10,
          prSha: 'a'.repeat(40),
          skipTheLine: false,
        },
      }),
    }),
  };
}
