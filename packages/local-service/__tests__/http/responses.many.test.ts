import { describe, expect, test } from '@jest/globals';
import { main, runningService, type RunningService } from '../running-service.js';
import { misfits } from '../../../../__tests__/service-descriptions/descriptions.js';
import { responseOf, type Description } from './description.js';

/** A response with the path that gave it. */
interface Seen {
  readonly path: string;
  readonly json: Record<string, unknown>;
}

/** Asks all that there is to ask about a queue and its pull requests, and notes the responses. */
async function look(service: RunningService, seen: Seen[], numbers: readonly number[]): Promise<void> {
  const note = async (path: string, body: object): Promise<void> => {
    const response = await service.call(path, body);
    if (response.status === 200) seen.push({ path, json: response.json });
    else expect(response.text).toMatch(/never submitted|not been tested/);
  };
  await note('/getQueue', main);
  for (const number of numbers) {
    await note('/getSubmittedPullRequest', { ...main, pr: { number } });
    await note('/getMergeQueueTestingDetails', { ...main, pr: { number } });
  }
}

/** A service that goes through a day of a queue, with all that it answered. */
async function dayOf(upperCaseStates: boolean): Promise<Seen[]> {
  const service = await runningService({ upperCaseStates, durations: { notReady: 1000 } });
  const seen: Seen[] = [];
  const ask = async (path: string, body: object): Promise<void> => {
    const { status, text } = await service.call(path, { ...main, ...body });
    expect({ path, status, text: status === 200 ? '' : text }).toEqual({ path, status: 200, text: '' });
    seen.push({ path, json: text === '' ? {} : (JSON.parse(text) as Seen['json']) });
  };
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const pass = async (milliseconds: number): Promise<void> => {
    await service.pass(milliseconds);
    await look(service, seen, numbers);
  };

  await ask('/createQueue', { mode: 'parallel', concurrency: 3 });
  await service.control('/outcomes', { pullRequest: 3, outcome: 'fail' });
  for (const number of numbers) {
    await ask('/setImpactedTargets', {
      pr: { number, sha: `sha-${String(number)}` },
      impactedTargets: number === 8 ? 'ALL' : ['web'],
    });
    await ask('/submitPullRequest', { pr: { number }, priority: number === 7 ? 17 : null, noBatch: number === 6 });
  }
  await service.control('/pull-request', { ...main, pr: { number: 5 }, mergeable: false });
  await ask('/updateQueue', {
    batch: true,
    batchingMinSize: 4,
    requiredStatuses: ['build', 'lint'],
    enqueueingLabel: 'merge',
  });
  await pass(500);
  for (let second = 0; second < 8; second += 1) await pass(1000);
  await ask('/restartTestsOnPullRequest', { pr: { number: 1 } });
  await ask('/cancelPullRequest', { pr: { number: 5 } });
  await pass(1500);
  await ask('/updateQueue', {
    mode: 'single',
    deleteRequiredStatuses: true,
    optimizationMode: 'bisection_skip_redundant_tests',
  });
  for (let second = 0; second < 20; second += 1) await pass(1000);
  await ask('/updateQueue', { state: 'paused' });
  await pass(1000);
  await ask('/updateQueue', { state: 'running' });
  await service.control('/outcomes', { pullRequest: 9, outcome: 'hang' });
  await ask('/submitPullRequest', { pr: { number: 9 } });
  await service.pass(5000);
  await ask('/updateQueue', { state: 'draining', testingTimeoutMinutes: 1 });
  await ask('/getQueue', {});
  await service.pass(2 * 3_600_000);
  await look(service, seen, [...numbers, 9]);
  await ask('/deleteQueue', {});
  for (const status of ['FLAKY', 'BROKEN']) {
    for (const list of ['unhealthy', 'quarantined']) {
      const body = { repo: main.repo, org_url_slug: 'acme', page_query: { page_size: 100 }, status };
      const path = `/flaky-tests/list-${list}-tests`;
      const { json } = await service.call(path, body);
      seen.push({ path, json });
      const token = (json.page as { last_page_token: string }).last_page_token;
      const last = await service.call(path, { ...body, page_query: { page_size: 3, page_token: token } });
      seen.push({ path, json: last.json });
    }
  }
  return seen;
}

/** What does not fit a description. */
function misfitsOf(seen: readonly Seen[], description: Description): string[] {
  return seen.flatMap(({ path, json }) => {
    const schema = responseOf(description, path);
    return schema === undefined ? [] : misfits(schema, json).map((wrong) => path + wrong);
  });
}

/** All values of a field, in whatever the responses of a path hold. */
function valuesOf(seen: readonly Seen[], path: string, field: string): string[] {
  const found = new Set<string>();
  for (const { json } of seen.filter((each) => each.path === path)) {
    JSON.stringify(json, (name, value: unknown) => {
      if (name === field && typeof value === 'string') found.add(value);
      return value;
    });
  }
  return [...found].sort();
}

const pullRequestStates = [
  'cancelled',
  'failed',
  'merged',
  'not_ready',
  'pending',
  'pending_failure',
  'testing',
  'tests_passed',
];
const queueStates = ['draining', 'paused', 'running', 'switching_modes'];
const upper = (states: readonly string[]): string[] => states.map((state) => state.toUpperCase());

describe.each([false, true])('over a day of a queue, with states in capitals: %p', (upperCaseStates) => {
  test('every response is as the service describes it', async () => {
    const seen = await dayOf(upperCaseStates);
    const service = await runningService({ upperCaseStates });
    const { json } = await service.call('/openapi.json');
    expect(misfitsOf(seen, json as unknown as Description)).toEqual([]);
    // It was a day that had everything in it.
    const inCase = (states: readonly string[]): string[] => (upperCaseStates ? upper(states) : [...states]);
    expect(valuesOf(seen, '/getSubmittedPullRequest', 'state')).toEqual(inCase(pullRequestStates));
    const ofQueues = seen.filter(({ path }) => path === '/getQueue').map(({ json: queue }) => queue.state);
    expect([...new Set(ofQueues)].sort()).toEqual(inCase(queueStates));
    expect(valuesOf(seen, '/updateQueue', 'state')).toEqual(expect.arrayContaining(inCase(['paused', 'draining'])));
    expect(valuesOf(seen, '/getMergeQueueTestingDetails', 'status')).toEqual(
      expect.arrayContaining(['cancelled', 'failed', 'in_progress', 'succeeded']),
    );
    expect(valuesOf(seen, '/getMergeQueueTestingDetails', 'conclusion')).toEqual(
      expect.arrayContaining(['CANCELLED', 'FAILURE', 'SUCCESS', 'TIMED_OUT']),
    );
    expect(valuesOf(seen, '/flaky-tests/list-quarantined-tests', 'quarantine_setting')).toEqual([
      'ALWAYS_QUARANTINE',
      'AUTO_QUARANTINE',
    ]);
  });
});
