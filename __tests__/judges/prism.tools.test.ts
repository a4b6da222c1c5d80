import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OperationName } from '../../src/operations/table.js';
import { type Description, hostedDescriptionFile } from '../../packages/local-service/__tests__/http/description.js';
import { descriptionFileV2 } from '../service-descriptions/second-generation.js';
import { localService, token } from '../steps/local-service.js';
import { endpointOperations } from '../steps/operations.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import { runStep } from '../steps/step.js';
import { hasPrism, type Prism, startPrism } from './prism.js';

type Inputs = Readonly<Record<string, string>>;

/** Every operation that has an endpoint, in an order in which each one finds what it needs. */
const life: readonly (readonly [OperationName, Inputs])[] = [
  ['create-queue', { 'queue-settings': 'mode: parallel\nconcurrency: 3' }],
  ['submit-pull-request', { priority: 'high', 'no-batch': 'true' }],
  ['get-submitted-pull-request', {}],
  ['set-impacted-targets', { 'impacted-targets': '//app:server\n//lib:core' }],
  ['set-impacted-targets', { 'impacted-targets': 'ALL' }],
  ['get-queue', {}],
  ['restart-tests-on-pull-request', {}],
  ['get-merge-queue-testing-details', {}],
  ['get-merge-queue-metrics', {}],
  ['update-queue', { 'queue-settings': 'state: paused\nbatch: true\nbatchingMinSize: 2\nrequiredStatuses: [unit]' }],
  ['list-unhealthy-tests', { 'organization-slug': 'octo', status: 'broken', 'page-size': '50' }],
  ['list-quarantined-tests', { 'organization-slug': 'octo' }],
  ['cancel-pull-request', {}],
  ['delete-queue', {}],
];

test('the order has every operation that has an endpoint', () => {
  const named = endpointOperations.map(({ operation }) => operation);
  expect([...new Set(life.map(([name]) => name))].sort()).toEqual(named.sort());
});

const files = mkdtempSync(join(tmpdir(), 'merge-queue-prism-'));
afterAll(() => {
  rmSync(files, { recursive: true });
});

/** The file of a description: the hosted service's, or else the one that the local service serves at an address. */
async function descriptionFile(hosted: string | undefined, own: string): Promise<string> {
  const text = hosted === undefined ? await (await fetch(own)).text() : readFileSync(hosted, 'utf8');
  const description = JSON.parse(text) as Description;
  // The hosted service answers these two with an empty body, which its clients expect, and which its description does not say.
  for (const path of ['/createQueue', '/submitPullRequest']) {
    const { 200: ok } = description.paths[path]?.post?.responses ?? {};
    if (ok !== undefined) delete (ok as { content?: unknown }).content;
  }
  const file = join(files, `${String(Date.now())}.json`);
  writeFileSync(file, JSON.stringify(description));
  return file;
}

const generations = [
  { name: 'first', path: '/v1', hosted: hostedDescriptionFile },
  { name: 'second', path: '/v2', hosted: descriptionFileV2 },
] as const;
const judged = generations.flatMap((generation) =>
  [undefined, generation.hosted].map((hosted) => ({
    ...generation,
    hosted,
    whose: hosted === undefined ? "the local service's own" : "the hosted service's",
  })),
);

(hasPrism ? describe : describe.skip).each(judged)(
  `Prism${hasPrism ? '' : ' (missing)'} finds nothing between action and local service: $name generation, by $whose description`,
  ({ name, path, hosted }) => {
    const service = localService({
      durations: { notReady: 0, pending: 0, testing: 600_000, merging: 1000, switchingModes: 0 },
    });
    const address = (): string => (name === 'first' ? service.url : service.secondUrl);
    let prism: Prism | undefined;
    beforeAll(async () => {
      // Paths of the second generation include the version in its description.
      const upstream = name === 'first' ? address() : address().replace(/\/v2$/, '');
      prism = await startPrism(await descriptionFile(hosted, `${address()}/openapi.json`), upstream);
    });
    afterAll(() => {
      prism?.close();
    });

    test('every operation', async () => {
      const said: string[] = [];
      for (const [operation, inputs] of life) {
        const { testRuns } = (await service.control('GET', '/test-runs')) as { testRuns: { id: string }[] };
        const step = await runStep({
          event: { name: 'pull_request', payload: pullRequestIntoMain(7, 'a'.repeat(40)) },
          inputs: {
            operation,
            'base-url': `${prism?.url ?? ''}${name === 'first' ? '' : path}`,
            'api-token': token,
            'max-attempts': '1',
            ...(operation === 'get-merge-queue-testing-details' ? { 'test-run-id': testRuns[0]?.id ?? '' } : {}),
            ...inputs,
          },
        });
        said.push(...step.errors.map((error) => `${operation}: ${error}`));
      }
      expect([said, prism?.violations]).toEqual([[], []]);
    }, 120_000);

    test('a request that does not fit is found', async () => {
      const url = `${prism?.url ?? ''}${name === 'first' ? '/getQueue' : '/v2/merge-queues'}`;
      const headers = { 'content-type': 'application/json', 'x-api-token': token, authorization: `Bearer ${token}` };
      const { status } = await fetch(url, { method: 'POST', headers, body: '{"targetBranch": 5}' });
      expect(status).toBe(422);
    });
  },
);
