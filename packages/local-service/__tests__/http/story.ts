import { expect, test } from '@jest/globals';
import type { LocalServiceOptions } from '../../src/server.js';
import { ask, main, runningService, token, type ReadResponse, type RunningService } from '../running-service.js';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * What a response has to be. A status; a status with a part of the text, which for the second generation may be the code
 * of the error; a text alone for status 400. Fields of the JSON of a success, or a function that looks at that JSON. Null
 * for no response.
 */
export type Expected =
  number | readonly [status: number, said: string] | string | Fields | ((json: Fields) => void) | null;

/**
 * A request with its body and its response. `/getQueue` is one of the first generation about the queue of `main`, in
 * whose body `pr: 7` is short for `pr: { number: 7 }`. `GET /merge-queues` is one of the second generation, and
 * `_/faults` or `DELETE _/faults` asks a control endpoint. `{queue}`, `{repository}`, `{run}`, `{cursor}` and `{7}`
 * stand for what earlier responses of the second generation have named.
 */
export interface Exchange {
  readonly request: string;
  readonly body: unknown;
  readonly expected: Expected;
}

/** A request without a body; one of the first generation has the queue's names. */
export const asks = (request: string, expected: Expected = {}): Exchange => ({ request, body: undefined, expected });
export const sends = (request: string, body: unknown, expected: Expected = {}): Exchange => ({
  request,
  body,
  expected,
});

/** A number lets as many milliseconds pass; an object has the states that pull requests of `main` are in. */
type Step = number | Readonly<Record<number, string>> | Exchange;

/** A test of a service whose clock stands still, which takes the steps one after the other. */
export function tell(
  title: string,
  ...rest: readonly [...([] | [Partial<LocalServiceOptions>]), readonly Step[]]
): void {
  const [options, steps] = rest.length === 1 ? [{}, rest[0]] : rest;
  test(title, async () => {
    const service = await runningService(options);
    const known = new Map([['nowhere', '00000000-0000-8000-8000-000000000001']]);
    for (const step of steps) {
      if (typeof step === 'number') await service.pass(step);
      else if ('request' in step) await exchange(service, known, step);
      else await expectStates(service, step);
    }
  });
}

async function expectStates(service: RunningService, expected: Readonly<Record<number, string>>): Promise<void> {
  const numbers = Object.keys(expected).map(Number);
  const states = numbers.map(async (number) => [number, await service.state(number)] as const);
  expect(Object.fromEntries(await Promise.all(states))).toEqual(expected);
}

async function exchange(service: RunningService, known: Map<string, string>, step: Exchange): Promise<void> {
  const { request: written, body: given, expected } = step;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => known.get(name) ?? all);
  const body = given === undefined ? undefined : (JSON.parse(fill(JSON.stringify(given))) as unknown);
  const sent = send(service, fill(written), body);
  if (expected === null) {
    await expect(sent).rejects.toThrow();
    return;
  }
  const { status, text, type } = await sent;
  const isJson = type?.startsWith('application/json') === true;
  const json = (isJson ? JSON.parse(text) : {}) as Fields;
  remember(known, json);
  const shown = { written, given, status, text };
  const [wanted, said] = answerOf(expected);
  expect(shown).toEqual({ written, given, status: wanted, text: expect.stringContaining(said) });
  if (typeof expected === 'function') expected(json);
  else if (typeof expected === 'object' && !Array.isArray(expected))
    expect({ written, json }).toMatchObject({ json: expected });
  if (status >= 400 && written.startsWith('/')) expect({ written, type }).toEqual({ written, type: textType });
}

/** Status and a part of the text; any success where neither is expected. */
function answerOf(expected: Expected): readonly [status: unknown, said: string] {
  if (typeof expected === 'number') return [expected, ''];
  if (typeof expected === 'string') return [400, expected];
  return Array.isArray(expected) ? (expected as unknown as [number, string]) : [expect.closeTo(225, -2), ''];
}

const textType: unknown = expect.stringMatching(/^text\/plain/);

function send(service: RunningService, request: string, body: unknown): Promise<ReadResponse> {
  const [, method = '', path = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(request) ?? [];
  const { pr, ...more } = (typeof body === 'object' ? body : {}) as Fields;
  const ofMain = { ...main, ...more, ...(pr !== undefined && { pr: typeof pr === 'number' ? { number: pr } : pr }) };
  if (path.startsWith('_')) {
    const sent = path === '_/pull-request' ? ofMain : body;
    return service.control(path.slice(1), sent, method === '' ? undefined : method);
  }
  if (method !== '')
    return ask(service.secondUrl + path, body, { method, headers: { authorization: `Bearer ${token}` } });
  return service.call(path, typeof body === 'string' ? body : ofMain);
}

/** Keeps the names that later requests may need. */
function remember(known: Map<string, string>, json: Fields): void {
  const [first = {}] = [json.data, json.testRuns].flatMap((list) => (Array.isArray(list) ? (list as Fields[]) : []));
  const record = { ...json, ...first };
  const { id, number, provider, targetBranch, testBranch, verificationRunId = testBranch && id } = record;
  const { testRunId, pullRequests, nextCursor } = record;
  const names = [
    ['repository', provider && id],
    [targetBranch === 'main' && json.testRuns === undefined ? 'queue' : String(targetBranch), targetBranch && id],
    [String(number), number && id],
    ['run', verificationRunId],
    ['testRun', testRunId ?? (pullRequests && id)],
    ['cursor', nextCursor],
  ] as const;
  for (const [name, value] of names) if (typeof value === 'string') known.set(name, value);
}

/** The JSON has no field of a name. */
export const lacks =
  (name: string) =>
  (json: Fields): void =>
    expect(json).not.toHaveProperty(name);
