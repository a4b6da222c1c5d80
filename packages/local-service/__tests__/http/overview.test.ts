import { asks, sends, tell } from './story.js';

const targets = { 1: ['web', 'api'], 2: ['api'], 3: 'ALL', 4: [] };

tell('the overview has the queues of both generations, with what their pull requests share', [
  sends('/createQueue', { mode: 'parallel', concurrency: 2 }),
  ...Object.entries(targets).flatMap(([number, impactedTargets]) => [
    sends('/setImpactedTargets', { pr: { number, sha: 'f00' }, impactedTargets }),
    sends('/submitPullRequest', { pr: { number, sha: 'f00' } }),
  ]),
  sends('/submitPullRequest', { targetBranch: 'other', pr: 5 }),
  sends('_/pull-request', { targetBranch: 'other', pr: 5, impactedTargets: ['docs'] }),
  sends('_/pull-request', { pr: 4, mergeable: false }),
  sends('_/pull-request', { pr: 4, state: 'FAILED' }),
  1000,
  asks('_/overview', {
    running: false,
    queues: [
      {
        ...{ targetBranch: 'main', state: 'RUNNING', mode: 'parallel', concurrency: 2, total: 3 },
        pullRequests: [
          { number: 1, state: 'TESTING', targets: { first: ['web', 'api'], count: 2 }, held: false, mergeable: true },
          { number: 2, state: 'TESTING', targets: { first: ['api'], count: 1 } },
          { number: 3, state: 'PENDING', targets: 'ALL' },
        ],
        edges: [
          { from: 1, to: 2, common: ['api'], count: 1 },
          { from: 2, to: 3 },
        ],
        left: [{ number: 4, state: 'FAILED' }],
      },
      {
        ...{ targetBranch: 'other', mode: 'single', edges: [], left: [] },
        pullRequests: [{ number: 5, state: 'TESTING', targets: { first: ['docs'], count: 1 } }],
      },
    ],
  }),
]);

tell('of a long queue, the overview has the beginning', [
  ...Array.from({ length: 120 }, (_, index) => sends('/submitPullRequest', { pr: index + 1 })),
  asks('_/overview', { queues: [{ total: 120, pullRequests: Array(100).fill({}) }] }),
]);
