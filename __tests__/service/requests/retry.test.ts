import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { systemClock } from '../../../src/service/requests/clock.js';
import { ServiceError } from '../../../src/service/transport/errors.js';
import type { WriteOutcome } from '../../../src/service/queue/verify-write.js';
import { type RetriedRequest, type Retry, withRetries } from '../../../src/service/requests/retry.js';
import { testClock } from './test-clock.js';

const status = (code: number, retryAfterMs?: number): ServiceError =>
  new ServiceError({ kind: 'status', status: code, message: `answered ${String(code)}`, retryAfterMs });

interface Course {
  readonly attempts: readonly (string | Error)[];
  readonly verifications?: readonly (WriteOutcome | Error)[];
}

/** When the clock of a test begins, in milliseconds since the epoch. */
const start = Date.parse('2026-11-21T12:00:00Z');

/**
 * A request whose attempts and verifications come out as listed, the last for ever; how often each was made, what was told,
 * and the backoffs in milliseconds, on a clock whose time passes only in them.
 */
function scripted({ attempts, verifications = [] }: Course, more: Partial<RetriedRequest<string>> = {}) {
  const made = { attempts: 0, verifications: 0 };
  const told: (Retry | string)[] = [];
  const clock = testClock(start);
  const at = <T>(list: readonly T[], index: number): T => list[Math.min(index, list.length - 1)] as T;
  const request: RetriedRequest<string> = {
    effect: verifications.length === 0 ? 'read' : 'write',
    attemptTimeoutMs: 60,
    maxAttempts: 4,
    deadline: start + 10_000,
    clock,
    onRetry: (retry) => told.push(retry),
    onVerify: (line) => told.push(line),
    attempt: () => {
      const outcome = at(attempts, made.attempts++);
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    ...(verifications.length === 0
      ? {}
      : {
          verify: () => {
            const outcome = at(verifications, made.verifications++);
            return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve({ outcome, response: 'seen' });
          },
        }),
    ...more,
  };
  return { made, told, slept: clock.slept, pass: clock.pass, request };
}

describe('withRetries', () => {
  test('sends again until it succeeds', async () => {
    const { made, told, request } = scripted({ attempts: [status(500), status(429), 'response'] });
    await expect(withRetries(request)).resolves.toBe('response');
    expect(made.attempts).toBe(3);
    expect(told).toEqual([
      { reason: 'answered 500', attempt: { number: 2, of: 4 }, delayMs: expect.any(Number) },
      { reason: 'answered 429', delayMs: expect.any(Number) },
    ]);
  });

  test('does not count rate limits as attempts', async () => {
    const limited = Array.from({ length: 6 }, () => status(429));
    const attempts = [...limited, status(500), ...limited, status(500)];
    const { made, request } = scripted({ attempts }, { maxAttempts: 2, deadline: start + 1_000_000 });
    await expect(withRetries(request)).rejects.toThrow('answered 500');
    expect(made.attempts).toBe(14);
  });

  test('ends a rate limit that stays when the time is over', async () => {
    const { made, request } = scripted({ attempts: [status(429)] }, { deadline: start + 300_000 });
    await expect(withRetries(request)).rejects.toThrow('answered 429');
    expect(made.attempts).toBeGreaterThan(5);
    expect(request.clock?.now()).toBeGreaterThan(start + 230_000);
  });

  test('gives up at the first rate limit where one attempt is wanted', async () => {
    const { made, request } = scripted({ attempts: [status(429), 'response'] }, { maxAttempts: 1 });
    await expect(withRetries(request)).rejects.toThrow('answered 429');
    expect(made.attempts).toBe(1);
  });

  test.each([
    [
      'after own delays that have grown',
      [...Array.from({ length: 8 }, () => status(500)), status(429, 1_000)],
      [1_500, 2_000],
    ],
    ['that names no delay', [status(429)], [1_500, 2_000]],
    ['that asks for none', [status(429, 0)], [500, 1_000]],
    ['for the third time', [status(429), status(429), status(429, 7_000)], [9_000, 11_000]],
    ['for the tenth time', Array.from({ length: 10 }, () => status(429)), [31_000, 61_000]],
  ] as const)(
    'waits as long as a rate limit asks for, and a little longer: %s',
    async (_title, refused, [least, most]) => {
      const limits = { maxAttempts: 20, attemptTimeoutMs: 30_000, deadline: start + 1_000_000 };
      for (let run = 0; run < 30; run += 1) {
        const { slept, request } = scripted({ attempts: [...refused, 'response'] }, limits);
        await withRetries(request);
        expect(slept.at(-1)).toBeGreaterThanOrEqual(least);
        expect(slept.at(-1)).toBeLessThanOrEqual(most);
      }
    },
  );

  test('stops after the last attempt', async () => {
    const { made, request } = scripted({ attempts: [status(500)] });
    await expect(withRetries(request)).rejects.toThrow('answered 500');
    expect(made.attempts).toBe(4);
  });

  test("an error that isn't the service's is thrown as it is", async () => {
    const bug = new TypeError('a bug');
    const { made, request } = scripted({ attempts: [bug] });
    await expect(withRetries(request)).rejects.toBe(bug);
    expect(made.attempts).toBe(1);
  });

  test('no backoff goes past the deadline: it does not begin', async () => {
    const { made, slept, request } = scripted({ attempts: [status(503, 5_000)] }, { deadline: start + 1_000 });
    await expect(withRetries(request)).rejects.toThrow('answered 503');
    expect(made.attempts).toBe(1);
    expect(slept).toEqual([]);
  });

  test('an attempt has no more time than is left', async () => {
    let given = 0;
    const { request } = scripted({ attempts: ['response'] }, { attemptTimeoutMs: 60_000, deadline: start + 1_000 });
    await withRetries({ ...request, attempt: (timeoutMs) => Promise.resolve(String((given = timeoutMs))) });
    expect(given).toBe(1_000);
  });

  test('an abort while backing off ends it at once with its reason', async () => {
    const controller = new AbortController();
    const { made, request } = scripted(
      { attempts: [status(503, 110_000)] },
      { signal: controller.signal, clock: systemClock, deadline: Date.now() + 500_000 },
    );
    const reason = new Error('cancelled');
    setTimeout(() => {
      controller.abort(reason);
    }, 20);
    // A backoff that an abort does not end takes longer than a test may.
    await expect(withRetries(request)).rejects.toBe(reason);
    expect(made.attempts).toBe(1);
  });

  test('what is aborted before it begins is not sent', async () => {
    const reason = new Error('cancelled');
    const { made, request } = scripted({ attempts: ['response'] }, { signal: AbortSignal.abort(reason) });
    await expect(withRetries(request)).rejects.toBe(reason);
    expect(made.attempts).toBe(0);
  });

  test('an attempt that failed because it was aborted ends it with the reason', async () => {
    const reason = new Error('cancelled');
    const controller = new AbortController();
    const { request } = scripted({ attempts: ['response'] }, { signal: controller.signal });
    const attempt = (): Promise<string> => {
      controller.abort(reason);
      return Promise.reject(status(500));
    };
    await expect(withRetries({ ...request, attempt })).rejects.toBe(reason);
  });

  test('a failure that another attempt would not mend is not sent again', async () => {
    const refused = status(404);
    const { made, told, request } = scripted({ attempts: [refused] });
    await expect(withRetries(request)).rejects.toBe(refused);
    expect(made.attempts).toBe(1);
    expect(told).toEqual([]);
  });

  test('what may have been done and cannot be verified is not sent again', async () => {
    const { made, request } = scripted({ attempts: [status(502)] }, { effect: 'write' });
    await expect(withRetries(request)).rejects.toThrow('answered 502');
    expect(made.attempts).toBe(1);
  });

  test('own delays are there, and no longer than a third of the timeout of an attempt', async () => {
    const { told, request } = scripted({ attempts: [status(500)] }, { attemptTimeoutMs: 30, maxAttempts: 12 });
    await expect(withRetries(request)).rejects.toThrow('answered 500');
    const lengths = told.map((each) => (typeof each === 'string' ? NaN : each.delayMs));
    expect(lengths).toHaveLength(11);
    for (const length of lengths) expect(length).toBeLessThanOrEqual(10);
    // The last ones have grown to the longest.
    for (const length of lengths.slice(-2)) expect(length).toBeGreaterThanOrEqual(6);
    expect(lengths[0]).toBeLessThan(2);
  });

  describe('with a delay that the service asks for', () => {
    /** Ended when a retry is told, which then shows that the delay would have been kept. */
    const cut = (error: Error, verifications: Course['verifications'] = []) => {
      const controller = new AbortController();
      const course = scripted({ attempts: [error], verifications }, { deadline: start + 500_000 });
      const tell = (retry: Retry | string): void => {
        course.told.push(retry);
        controller.abort(new Error('cut'));
      };
      return { ...course, request: { ...course.request, signal: controller.signal, onRetry: tell, onVerify: tell } };
    };

    test('of two minutes, waits', async () => {
      const { told, request } = cut(status(503, 120_000));
      await expect(withRetries(request)).rejects.toThrow('cut');
      expect(told).toMatchObject([{ delayMs: 120_000 }]);
    });

    test('of more, gives up and says what was asked for', async () => {
      const { told, request } = cut(status(503, 120_001));
      await expect(withRetries(request)).rejects.toMatchObject({
        kind: 'status',
        status: 503,
        retryAfterMs: 120_001,
        message: 'answered 503. The response asks to wait 121 s, longer than a step waits',
      });
      expect(told).toEqual([]);
    });

    test('of two minutes that are not left, gives up without a word about the service', async () => {
      const error = status(503, 120_000);
      const { request } = scripted({ attempts: [error] });
      await expect(withRetries(request)).rejects.toBe(error);
    });

    test('of more, and a write that may have been done, gives up and says both', async () => {
      const { made, request } = cut(status(503, 3_600_000), [{ kind: 'not-done', what: '' }]);
      await expect(withRetries(request)).rejects.toMatchObject({
        message:
          'answered 503. The response asks to wait 3600 s, longer than a step waits. It may have been done: there was no time to verify it',
        advice: 'Fetch the state before running the step again',
      });
      expect(made).toEqual({ attempts: 1, verifications: 0 });
    });

    test('waits before a verify, too', async () => {
      const { made, told, request } = cut(status(503, 90_000), [{ kind: 'done', what: '' }]);
      await expect(withRetries(request)).rejects.toThrow('cut');
      expect(told).toEqual(['answered 503. It may have been done: verifying in 90.0 s']);
      expect(made.verifications).toBe(0);
    });
  });

  test('whatever fails and whatever verifications show: nothing is sent after a success, and a write never after a verification that did not show it undone', async () => {
    const outcomes: WriteOutcome[] = [
      { kind: 'done', what: '' },
      { kind: 'not-done', what: '' },
      { kind: 'unknown', what: '' },
      { kind: 'refused', what: '', advice: '' },
    ];
    const codes = [400, 404, 408, 409, 425, 429, 500, 502, 503, 504, 507];
    const attempt = fc.oneof(
      fc.constant('response'),
      fc.constantFrom(...codes).map((code) => status(code)),
    );
    const verify = fc.oneof(fc.constantFrom(...outcomes), fc.constant(status(500)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(attempt, { minLength: 1, maxLength: 6 }),
        fc.array(verify, { minLength: 1, maxLength: 6 }),
        async (attempts, verifications) => {
          const { made, request } = scripted({ attempts, verifications }, { attemptTimeoutMs: 0.6 });
          const result = await withRetries(request).catch((error: unknown) => error);
          expect(made.attempts).toBeLessThanOrEqual(4);
          const used = Array.from(
            { length: made.attempts },
            (_, index) => attempts[Math.min(index, attempts.length - 1)],
          );
          expect(used.slice(0, -1)).not.toContain('response');
          const shown = Array.from(
            { length: made.verifications },
            (_, index) => verifications[Math.min(index, verifications.length - 1)],
          );
          for (const outcome of shown.slice(0, -1)) expect(outcome).toMatchObject({ kind: 'not-done' });
          const unclear = used.filter(
            (each) => each instanceof ServiceError && [408, 500, 502, 503, 504, 507].includes(each.status ?? 0),
          );
          expect(made.verifications).toBeGreaterThanOrEqual(unclear.length);
          if (!(result instanceof Error)) expect(['response', 'seen']).toContain(result);
          else expect(result).toBeInstanceOf(ServiceError);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a write that may have been done', () => {
  const inQueue: WriteOutcome = { kind: 'done', what: 'it is in the queue' };
  const notThere: WriteOutcome = { kind: 'not-done', what: 'it is not there' };

  test('and was, is not sent again', async () => {
    const { made, told, request } = scripted({ attempts: [status(502, 60)], verifications: [inQueue] });
    await expect(withRetries(request)).resolves.toBe('seen');
    expect(made).toEqual({ attempts: 1, verifications: 1 });
    expect(told).toEqual([
      'answered 502. It may have been done: verifying in 0.1 s',
      'The response was lost, and the state shows that the request was done: it is in the queue',
    ]);
  });

  test('and was not, is sent again at once', async () => {
    const { made, told, request } = scripted({ attempts: [status(502), 'response'], verifications: [notThere] });
    await expect(withRetries(request)).resolves.toBe('response');
    expect(made).toEqual({ attempts: 2, verifications: 1 });
    expect(told).toEqual([
      expect.stringContaining('verifying in'),
      { reason: 'It was not done: it is not there', attempt: { number: 2, of: 4 }, delayMs: 0 },
    ]);
  });

  test('and cannot be any more, is given up with what was seen', async () => {
    const lost = new ServiceError({ kind: 'connection-broke', message: 'it broke', code: 'ECONNRESET' });
    const { made, request } = scripted({
      attempts: [lost],
      verifications: [{ kind: 'refused', what: 'it is MERGED', advice: 'Revert it' }],
    });
    await expect(withRetries(request)).rejects.toMatchObject({
      kind: 'connection-broke',
      code: 'ECONNRESET',
      status: undefined,
      message: 'it broke. The state afterwards shows: it is MERGED',
      advice: 'Revert it',
    });
    expect(made).toEqual({ attempts: 1, verifications: 1 });
  });

  test.each<[string, WriteOutcome | Error, string]>([
    ['the state fits both', { kind: 'unknown', what: 'TESTING' }, 'TESTING'],
    ['fetching the state fails', status(401), 'fetching the state failed: answered 401'],
  ])('is given up where %s', async (_title, verification, why) => {
    const { made, request } = scripted({ attempts: [status(500)], verifications: [verification] });
    await expect(withRetries(request)).rejects.toMatchObject({
      status: 500,
      message: `answered 500. It may have been done: ${why}`,
      advice: 'Fetch the state before running the step again',
    });
    expect(made).toEqual({ attempts: 1, verifications: 1 });
  });

  test('is verified and sent again though nobody listens', async () => {
    const { made, request } = scripted({
      attempts: [status(429), status(502), status(502)],
      verifications: [notThere, inQueue],
    });
    await expect(withRetries({ ...request, onRetry: undefined, onVerify: undefined })).resolves.toBe('seen');
    expect(made).toEqual({ attempts: 3, verifications: 2 });
  });

  test("an error in a verification that isn't the service's is thrown as it is", async () => {
    const bug = new TypeError('a bug');
    const { request } = scripted({ attempts: [status(500)], verifications: [bug] });
    await expect(withRetries(request)).rejects.toBe(bug);
  });

  test('is verified after the last attempt as well', async () => {
    const { made, told, request } = scripted(
      { attempts: [status(502)], verifications: [notThere] },
      { maxAttempts: 2, deadline: start + 60_000 },
    );
    await expect(withRetries(request)).rejects.toMatchObject({
      status: 502,
      advice: undefined,
      message: 'answered 502. The state shows that it was not done: it is not there',
    });
    expect(made).toEqual({ attempts: 2, verifications: 2 });
    expect(told.filter((each) => typeof each !== 'string')).toHaveLength(1);
  });

  test('is not sent again when the verification took the time that was left', async () => {
    const { made, pass, request } = scripted({ attempts: [status(502)], verifications: [notThere] });
    const verify = (): Promise<{ outcome: WriteOutcome; response: string }> => {
      pass(10_000);
      return Promise.resolve({ outcome: notThere, response: 'seen' });
    };
    await expect(withRetries({ ...request, verify })).rejects.toThrow(
      'answered 502. The state shows that it was not done: it is not there',
    );
    expect(made.attempts).toBe(1);
  });

  test.each([
    ['and is then refused', [502, 409]],
    ['and is then told to wait and refused', [502, 429, 409]],
  ])('%s is verified: its own first attempt may be what is in its way', async (_title, codes) => {
    const attempts = codes.map((code) => status(code));
    const { made, request } = scripted({ attempts, verifications: [notThere, inQueue] });
    await expect(withRetries(request)).resolves.toBe('seen');
    expect(made).toEqual({ attempts: codes.length, verifications: 2 });
  });

  test('and is then refused, and was not done, ends with the refusal', async () => {
    const refusal = status(409);
    const { made, request } = scripted({ attempts: [status(502), refusal], verifications: [notThere] });
    await expect(withRetries(request)).rejects.toBe(refusal);
    expect(made).toEqual({ attempts: 2, verifications: 2 });
  });

  test('and then meets a failure of another kind is not verified again', async () => {
    const certificate = new ServiceError({ kind: 'tls', message: 'expired' });
    const { made, request } = scripted({ attempts: [status(502), certificate], verifications: [notThere] });
    await expect(withRetries(request)).rejects.toBe(certificate);
    expect(made).toEqual({ attempts: 2, verifications: 1 });
  });

  test.each([
    ['at once', [status(409)]],
    ['after it was told to wait', [status(429), status(409)]],
  ])('is not meant where it is refused %s: no verification', async (_title, attempts) => {
    const { made, request } = scripted({ attempts, verifications: [inQueue] });
    await expect(withRetries(request)).rejects.toThrow('answered 409');
    expect(made).toEqual({ attempts: attempts.length, verifications: 0 });
  });

  test('an abort while backing off before the verification ends it at once with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const { made, request } = scripted(
      { attempts: [status(503, 110_000)], verifications: [inQueue] },
      { clock: systemClock, deadline: Date.now() + 500_000 },
    );
    setTimeout(() => {
      controller.abort(reason);
    }, 20);
    await expect(withRetries({ ...request, signal: controller.signal })).rejects.toBe(reason);
    expect(made).toEqual({ attempts: 1, verifications: 0 });
  });

  test('an abort during the verification ends it with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const { request } = scripted({ attempts: [status(503)], verifications: [inQueue] });
    const verify = (): Promise<never> => {
      controller.abort(reason);
      return Promise.reject(status(500));
    };
    await expect(withRetries({ ...request, verify, signal: controller.signal })).rejects.toBe(reason);
  });
});
