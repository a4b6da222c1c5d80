import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { systemClock } from '../../../src/service/requests/clock.js';
import { ServiceError } from '../../../src/service/transport/errors.js';
import type { WriteOutcome } from '../../../src/service/queue/verify-write.js';
import { type RetriedRequest, type Retry, withRetries } from '../../../src/service/requests/retry.js';
import { testClock } from './test-clock.js';

const status = (code: number, retryAfterMs?: number): ServiceError =>
  new ServiceError({ kind: 'status', status: code, message: `answered ${String(code)}`, retryAfterMs });
const bug = new TypeError('a bug');

interface Script {
  readonly attempts: readonly (string | Error)[];
  readonly verifications?: readonly (WriteOutcome | Error)[];
}

/** When the clock of a test begins, in milliseconds since the epoch. */
const start = Date.parse('2026-11-21T12:00:00Z');

/**
 * A request whose attempts and verifications come out as listed, the last for ever; how often each was made, what was told,
 * and the backoffs in milliseconds, on a clock whose time passes only in them.
 */
function scripted({ attempts, verifications = [] }: Script, more: Partial<RetriedRequest<string>> = {}) {
  const made = { attempts: 0, verifications: 0 };
  const told: (Retry | string)[] = [];
  const clock = testClock(start);
  const next = <T, Result>(
    list: readonly (T | Error)[],
    index: number,
    answer: (one: T) => Result,
  ): Promise<Result> => {
    const outcome = list[Math.min(index, list.length - 1)] as T | Error;
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(answer(outcome));
  };
  const request: RetriedRequest<string> = {
    effect: verifications.length === 0 ? 'read' : 'write',
    attemptTimeoutMs: 60,
    maxAttempts: 4,
    deadline: start + 10_000,
    clock,
    onRetry: (retry) => told.push(retry),
    onVerify: (line) => told.push(line),
    attempt: () => next(attempts, made.attempts++, (response) => response),
    ...(verifications.length > 0 && {
      verify: () => next(verifications, made.verifications++, (outcome) => ({ outcome, response: 'seen' })),
    }),
    ...more,
  };
  return { made, told, slept: clock.slept, pass: clock.pass, request };
}

const done: WriteOutcome = { kind: 'done', what: 'it is in the queue' };
const notDone: WriteOutcome = { kind: 'not-done', what: 'it is not there' };

/** What words of the table stand for. */
const words: Readonly<Record<string, Error>> = {
  bug,
  lost: new ServiceError({ kind: 'connection-broke', message: 'it broke', code: 'ECONNRESET' }),
  tls: new ServiceError({ kind: 'tls', message: 'expired' }),
  page: new ServiceError({ kind: 'broken-body', message: 'a page' }),
};
const states: Readonly<Record<string, WriteOutcome>> = {
  done,
  'not-done': notDone,
  refused: { kind: 'refused', what: 'it is MERGED', advice: 'Revert it' },
  unknown: { kind: 'unknown', what: 'TESTING' },
};

/** An attempt or a state: its word, or a status, which may ask to wait (`503@1000`, in milliseconds). */
function read<T>(text: string, known: Readonly<Record<string, T>>): (T | Error)[] {
  return text.split(' ').map((word) => {
    const [code, after] = word.split('@').map(Number);
    return known[word] ?? words[word] ?? status(code ?? 0, after);
  });
}

const far = { deadline: start + 1_000_000 };
const unclear = 'It may have been done';
const stored = `${unclear}: what it sent may have been stored`;
const undone = 'The state shows that it was not done: it is not there';
const fetchFirst = '(Fetch the state before running the step again)';
const tooLong = (seconds: number): string =>
  `answered 503. The response asks to wait ${String(seconds)} s, longer than a step waits`;
const replace = { effect: 'replace' } as const;
const seven = '429 429 429 429 429 429 500';

/** Attempts and what the state shows; what comes of them, with the advice; how many attempts and verifications it took. */
test.each<[string, string, Partial<RetriedRequest<string>>, outcome: string, attempts: number, verifications: number]>([
  ['500 429 response', '', {}, 'response', 3, 0],
  ['500', '', {}, 'answered 500', 4, 0],
  [`${seven} ${seven}`, '', { ...far, maxAttempts: 2 }, 'answered 500', 14, 0],
  ['429', '', { maxAttempts: 1 }, 'answered 429', 1, 0],
  ['bug', '', {}, 'a bug', 1, 0],
  ['404', '', {}, 'answered 404', 1, 0],
  ['503@11000', '', {}, 'answered 503', 1, 0],
  ['503@120001', '', far, tooLong(121), 1, 0],
  ['503@120001', '', { ...far, maxAttempts: 1 }, tooLong(121), 1, 0],
  ['503@3600000', 'done', far, `${tooLong(3600)}. ${unclear}: there was no time to verify it ${fetchFirst}`, 1, 0],
  ['502', '', { effect: 'write' }, `answered 502. ${stored}`, 1, 0],
  ['502 response', '', replace, 'response', 2, 0],
  ['502', '', replace, `answered 502. ${stored}`, 4, 0],
  ['502 404', '', replace, `answered 404. ${stored}`, 2, 0],
  ['404', '', replace, 'answered 404', 1, 0],
  ['page response', '', replace, 'response', 2, 0],
  ['page response', 'unknown', replace, 'response', 2, 1],
  ['page tls', 'not-done', replace, 'expired', 2, 1],
  ['page tls', 'unknown', replace, `expired. ${stored}`, 2, 1],
  ['502', 'done', {}, 'seen', 1, 1],
  ['502 response', 'not-done', {}, 'response', 2, 1],
  ['lost', 'refused', {}, 'it broke. The state afterwards shows: it is MERGED (Revert it)', 1, 1],
  ['500', 'unknown', {}, `answered 500. ${unclear}: TESTING ${fetchFirst}`, 1, 1],
  ['500', '401', {}, `answered 500. ${unclear}: fetching the state failed: answered 401 ${fetchFirst}`, 1, 1],
  ['500', 'bug', {}, 'a bug', 1, 1],
  ['502', 'not-done', { maxAttempts: 2 }, `answered 502. ${undone}`, 2, 2],
  ['502 429 409', 'not-done done', {}, 'seen', 3, 2],
  ['502 409', 'not-done', {}, 'answered 409', 2, 2],
  ['502 tls', 'not-done', {}, 'expired', 2, 1],
  ['429 409', 'done', {}, 'answered 409', 2, 0],
  ['429 502 502', 'not-done done', { onRetry: undefined, onVerify: undefined }, 'seen', 3, 2],
])('%s, and the state shows "%s", with %j: %s', async (tried, shown, limits, outcome, attempts, verifications) => {
  const verified = shown === '' ? {} : { verifications: read(shown, states) };
  const { made, request } = scripted({ attempts: read(tried, { response: 'response' }), ...verified }, limits);
  const came: unknown = await withRetries(request).catch((error: unknown) => error);
  const advice = came instanceof ServiceError && came.advice !== undefined ? ` (${came.advice})` : '';
  expect(came instanceof Error ? `${came.message}${advice}` : came).toBe(outcome);
  expect(made).toEqual({ attempts, verifications });
});

test('an error that a state explains keeps its kind, status and code', async () => {
  const { request } = scripted({ attempts: read('lost', {}), verifications: read('refused', states) });
  await expect(withRetries(request)).rejects.toMatchObject({ kind: 'connection-broke', code: 'ECONNRESET' });
});

const delayMs: unknown = expect.any(Number);
const attempt = { number: 2, of: 4 };
const verifying = `answered 502. ${unclear}: verifying in 0.1 s`;
const shownDone = 'The response was lost, and the state shows that the request was done: it is in the queue';
const toldNotDone = { reason: 'It was not done: it is not there', attempt, delayMs: 0 };
test.each<[string, string, Partial<RetriedRequest<string>>, told: unknown[]]>([
  [
    '500 429 response',
    '',
    {},
    [
      { reason: 'answered 500', attempt, delayMs },
      { reason: 'answered 429', delayMs },
    ],
  ],
  ['502@60', 'not-done done', {}, [verifying, toldNotDone, verifying, shownDone]],
  [
    'page response',
    'unknown',
    replace,
    [expect.anything(), { ...toldNotDone, reason: 'It may not have been done: TESTING' }],
  ],
])(
  'each retry and each verification of "%s", whose state shows "%s", is told',
  async (tried, shown, more, expected) => {
    const verified = shown === '' ? {} : { verifications: read(shown, states) };
    const { told, request } = scripted({ attempts: read(tried, { response: 'response' }), ...verified }, more);
    await withRetries(request);
    expect(told).toEqual(expected);
  },
);

const many = '500 500 500 500 500 500 500 429 429@7000 response';
const growing = [0.5, 1, 2, 4, 8, 10, 10].map((most) => [0.6 * most, most] as const);
const [asked, unnamed, named] = [
  [120_000, 120_000],
  [1_500, 2_000],
  [8_000, 9_000],
] as const;
/** What is tried and shown, and the least and the most milliseconds of the last delays. */
test.each<[string, string, Partial<RetriedRequest<string>>, delays: readonly (readonly [number, number])[]]>([
  // Up to a third of the timeout of an attempt.
  ['500 500 500 500 500 500 500 response', '', { attemptTimeoutMs: 30, maxAttempts: 12 }, growing],
  // After a rate limit what the service asks for and a random part, however far the backoff has grown.
  [many, '', { ...far, maxAttempts: 20, attemptTimeoutMs: 30_000 }, [unnamed, named]],
  ['503@120000 response', '', far, [asked]],
  ['503@120000', 'done', far, [asked]],
])('the delays after %s, whose state shows "%s", with %j, are %j', async (tried, shown, limits, delays) => {
  const verified = shown === '' ? {} : { verifications: read(shown, states) };
  const { slept, request } = scripted({ attempts: read(tried, { response: 'response' }), ...verified }, limits);
  await withRetries(request);
  const last = slept.slice(-delays.length);
  expect(last.map((ms, index) => ms >= (delays[index]?.[0] ?? 0) && ms <= (delays[index]?.[1] ?? 0))).not.toContain(
    false,
  );
  expect(last).toHaveLength(delays.length);
});

test('rate limits are waited for until the time is over', async () => {
  const { made, request } = scripted({ attempts: [status(429)] }, { deadline: start + 300_000 });
  await expect(withRetries(request)).rejects.toThrow('answered 429');
  expect(made.attempts).toBeGreaterThan(5);
  expect(request.clock?.now()).toBeGreaterThan(start + 230_000);
});

describe('the time that is left', () => {
  test('is the longest that an attempt may take', async () => {
    let given = 0;
    const { request } = scripted({ attempts: ['response'] }, { attemptTimeoutMs: 60_000, deadline: start + 1_000 });
    await withRetries({ ...request, attempt: (timeoutMs) => Promise.resolve(String((given = timeoutMs))) });
    expect(given).toBe(1_000);
  });

  test('may be taken by a verification, so that nothing is sent again', async () => {
    const { made, pass, request } = scripted({ attempts: [status(502)], verifications: [notDone] });
    const verify = (): Promise<{ outcome: WriteOutcome; response: string }> => {
      pass(10_000);
      return Promise.resolve({ outcome: notDone, response: 'seen' });
    };
    await expect(withRetries({ ...request, verify })).rejects.toThrow(`answered 502. ${undone}`);
    expect(made.attempts).toBe(1);
  });
});

describe('an abort ends a request with its reason', () => {
  const reason = new Error('cancelled');

  test.each<[string, Script]>([
    ['a retry', { attempts: [status(503, 110_000)] }],
    ['a verification', { attempts: [status(503, 110_000)], verifications: [done] }],
  ])('at once, while it waits for %s', async (_what, script) => {
    const controller = new AbortController();
    // A backoff that an abort does not end takes longer than a test may.
    const patient = { clock: systemClock, deadline: Date.now() + 500_000, signal: controller.signal };
    const { made, request } = scripted(script, patient);
    setTimeout(() => {
      controller.abort(reason);
    }, 20);
    await expect(withRetries(request)).rejects.toBe(reason);
    expect(made).toEqual({ attempts: 1, verifications: 0 });
  });

  test('before it is sent', async () => {
    const { made, request } = scripted({ attempts: ['response'] }, { signal: AbortSignal.abort(reason) });
    await expect(withRetries(request)).rejects.toBe(reason);
    expect(made.attempts).toBe(0);
  });

  test.each(['attempt', 'verify'] as const)('where it is the cause of a failure: %s', async (failing) => {
    const controller = new AbortController();
    const { request } = scripted({ attempts: [status(503)], verifications: [done] });
    const fail = (): Promise<never> => {
      controller.abort(reason);
      return Promise.reject(status(500));
    };
    await expect(withRetries({ ...request, [failing]: fail, signal: controller.signal })).rejects.toBe(reason);
  });
});

test('nothing is sent after a success, and a write never after a state that did not show it undone', async () => {
  const lost = ['408', '500', '502', '503', '504', '507'];
  const attempt = fc.constantFrom('response', '400', '404', '409', '425', '429', ...lost);
  const shown = fc.constantFrom('500', ...Object.keys(states));
  const list = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 6 });
  const firstOf = (all: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, index) => all[Math.min(index, all.length - 1)] ?? '');
  await fc.assert(
    fc.asyncProperty(list(attempt), list(shown), async (tried, showing) => {
      const attempts = read(tried.join(' '), { response: 'response' });
      const script = { attempts, verifications: read(showing.join(' '), states) };
      const { made, request } = scripted(script, { attemptTimeoutMs: 0.6 });
      const result = await withRetries(request).catch((error: unknown) => error);
      const used = firstOf(tried, made.attempts);
      // Refusals because of a rate limit don't count as attempts.
      expect(used.filter((one) => one !== '429').length).toBeLessThanOrEqual(4);
      expect(used.slice(0, -1)).not.toContain('response');
      for (const one of firstOf(showing, made.verifications).slice(0, -1)) expect(one).toBe('not-done');
      expect(made.verifications).toBeGreaterThanOrEqual(used.filter((one) => lost.includes(one)).length);
      if (result instanceof Error) expect(result).toBeInstanceOf(ServiceError);
      else expect(['response', 'seen']).toContain(result);
    }),
    { numRuns: 300 },
  );
});
