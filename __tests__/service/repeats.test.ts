import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ServiceError } from '../../src/service/errors.js';
import type { Verdict } from '../../src/service/looks.js';
import { repeatTable } from '../../src/service/repeat-table.js';
import { type Repeated, repeat } from '../../src/service/repeats.js';
import { ownPauses, requestLimitMs } from '../../src/service/request-limits.js';

const status = (code: number, retryAfterMs?: number): ServiceError =>
  new ServiceError({
    kind: 'status',
    status: code,
    message: `answered ${String(code)}`,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

interface Course {
  readonly attempts: readonly (string | Error)[];
  readonly looks?: readonly (Verdict | Error)[];
}

/** A request whose attempts and looks come out as listed, the last for ever, and how often each was made. */
function scripted({ attempts, looks = [] }: Course, more: Partial<Repeated<string>> = {}) {
  const made = { attempts: 0, looks: 0 };
  const at = <T>(list: readonly T[], index: number): T => list[Math.min(index, list.length - 1)] as T;
  const request: Repeated<string> = {
    row: looks.length === 0 ? repeatTable.getQueue : repeatTable.submitPullRequest,
    attemptLimitMs: 60,
    maxAttempts: 4,
    deadline: Date.now() + 10_000,
    attempt: () => {
      const outcome = at(attempts, made.attempts++);
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    ...(looks.length === 0
      ? {}
      : {
          look: () => {
            const outcome = at(looks, made.looks++);
            return outcome instanceof Error
              ? Promise.reject(outcome)
              : Promise.resolve({ verdict: outcome, answer: 'seen' });
          },
        }),
    ...more,
  };
  return { made, request };
}

describe('repeat', () => {
  test('sends again until it succeeds', async () => {
    const { made, request } = scripted({ attempts: [status(500), status(429), 'answer'] });
    await expect(repeat(request)).resolves.toBe('answer');
    expect(made.attempts).toBe(3);
  });

  test('stops after the last attempt', async () => {
    const { made, request } = scripted({ attempts: [status(500)] });
    await expect(repeat(request)).rejects.toThrow('answered 500');
    expect(made.attempts).toBe(4);
  });

  test('what is no failure of the service is thrown as it is', async () => {
    const bug = new TypeError('a bug');
    const { made, request } = scripted({ attempts: [bug] });
    await expect(repeat(request)).rejects.toBe(bug);
    expect(made.attempts).toBe(1);
  });

  test('no pause goes past the deadline', async () => {
    const { made, request } = scripted({ attempts: [status(503, 5_000)] }, { deadline: Date.now() + 1_000 });
    const started = Date.now();
    await expect(repeat(request)).rejects.toThrow('answered 503');
    expect(made.attempts).toBe(1);
    expect(Date.now() - started).toBeLessThan(500);
  });

  test('an attempt has no more time than is left', async () => {
    let given = 0;
    const { request } = scripted({ attempts: ['answer'] }, { attemptLimitMs: 60_000, deadline: Date.now() + 1_000 });
    await repeat({ ...request, attempt: (limitMs) => Promise.resolve(String((given = limitMs))) });
    expect(given).toBeLessThanOrEqual(1_000);
    expect(given).toBeGreaterThan(500);
  });

  test('an abort in a pause ends it at once with its reason', async () => {
    const controller = new AbortController();
    const { made, request } = scripted({ attempts: [status(503, 5_000)] }, { signal: controller.signal });
    const reason = new Error('cancelled');
    setTimeout(() => {
      controller.abort(reason);
    }, 20);
    await expect(repeat(request)).rejects.toBe(reason);
    expect(made.attempts).toBe(1);
  });

  test('whatever fails and whatever looks show: nothing is sent after a success, and a write never after a look that did not show it undone', async () => {
    const verdicts: Verdict[] = [
      { kind: 'done', what: '' },
      { kind: 'not-done', what: '' },
      { kind: 'unknown', what: '' },
      { kind: 'refused', what: '', advice: '' },
    ];
    const codes = [400, 404, 408, 409, 425, 429, 500, 502, 503, 504, 507];
    const attempt = fc.oneof(
      fc.constant('answer'),
      fc.constantFrom(...codes).map((code) => status(code)),
    );
    const look = fc.oneof(fc.constantFrom(...verdicts), fc.constant(status(500)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(attempt, { minLength: 1, maxLength: 6 }),
        fc.array(look, { minLength: 1, maxLength: 6 }),
        async (attempts, looks) => {
          const { made, request } = scripted({ attempts, looks }, { attemptLimitMs: 0.6 });
          const result = await repeat(request).catch((error: unknown) => error);
          expect(made.attempts).toBeLessThanOrEqual(4);
          const used = Array.from(
            { length: made.attempts },
            (_, index) => attempts[Math.min(index, attempts.length - 1)],
          );
          expect(used.slice(0, -1)).not.toContain('answer');
          const shown = Array.from({ length: made.looks }, (_, index) => looks[Math.min(index, looks.length - 1)]);
          for (const verdict of shown.slice(0, -1)) expect(verdict).toMatchObject({ kind: 'not-done' });
          const unclear = used.filter(
            (each) => each instanceof ServiceError && [408, 500, 502, 503, 504, 507].includes(each.status ?? 0),
          );
          expect(made.looks).toBeGreaterThanOrEqual(unclear.length);
          if (!(result instanceof Error)) expect(['answer', 'seen']).toContain(result);
          else expect(result).toBeInstanceOf(ServiceError);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('limits', () => {
  test('at the defaults', () => {
    expect(ownPauses({ attemptLimitMs: 30_000 })).toEqual({ first: 500, longest: 10_000 });
    expect(requestLimitMs({ attemptLimitMs: 30_000, maxAttempts: 5 })).toBe(320_000);
  });

  test('a request is over within an hour, or within one attempt that may take longer', () => {
    expect(requestLimitMs({ attemptLimitMs: 3_600_000, maxAttempts: 100 })).toBe(3_600_000);
    expect(requestLimitMs({ attemptLimitMs: 30_000, maxAttempts: 100 })).toBe(3_600_000);
    expect(requestLimitMs({ attemptLimitMs: 4_000_000, maxAttempts: 1 })).toBe(4_000_000);
  });
});
