import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from './errors.js';
import type { Verdict } from './looks.js';
import { type Row, failureOf } from './repeat-table.js';
import { type RequestLimits, longestPauseMs } from './request-limits.js';

/** What is told before a request is sent again. */
export interface Repetition {
  /** Why the last attempt was not enough, one line. */
  readonly reason: string;
  /** Number of the attempt to come, from 2. */
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly pauseMs: number;
}

/** A request as the table sees it. */
export interface Repeated<T> extends RequestLimits {
  readonly row: Row;
  /** Sends it once, with a limit in milliseconds. */
  readonly attempt: (limitMs: number) => Promise<T>;
  /** Looks whether a write was done. @throws ServiceError when the look fails */
  readonly look?: (() => Promise<{ readonly verdict: Verdict; readonly answer: T }>) | undefined;
  /** When all of it has to be over, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly onRepeat?: ((repetition: Repetition) => void) | undefined;
  /** Told what comes of an attempt that may have been done. */
  readonly onLook?: ((line: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs attempts as a row of the table of repeats says. Pauses grow exponentially with jitter, and are never shorter than what the
 * service asked for. A refusal after an attempt that may have been done is looked at as well: what is in its way
 * may be the first attempt's own work.
 * @throws ServiceError when no attempt succeeded; it says so when the request may have been done all the same
 * @throws the signal's reason when it is aborted
 */
export async function repeat<T>(request: Repeated<T>): Promise<T> {
  const { row, look, maxAttempts, deadline, signal } = request;
  let nextPause: (() => number) | undefined;
  let mayHaveArrived = false;
  for (let attempt = 1; ; attempt += 1) {
    let error: ServiceError;
    try {
      signal?.throwIfAborted();
      return await request.attempt(Math.min(request.attemptLimitMs, Math.max(1, deadline - Date.now())));
    } catch (thrown) {
      signal?.throwIfAborted();
      if (!(thrown instanceof ServiceError)) throw thrown;
      error = thrown;
    }
    const decision = row[failureOf(error)];
    const isLast = attempt >= maxAttempts;
    mayHaveArrived ||= decision === 'look';
    const toLook = look !== undefined && (decision === 'look' || (mayHaveArrived && failureOf(error) === 'other-4xx'));
    if (!toLook && (decision !== 'again' || isLast)) throw withPauseAskedFor(error);
    // Loaded only here: nearly every request is answered at once.
    nextPause ??= (await import('./pauses.js')).pauses(request);
    const pauseMs = Math.max(nextPause(), error.retryAfterMs ?? 0);
    if ((error.retryAfterMs ?? 0) > longestPauseMs || Date.now() + pauseMs >= deadline) {
      throw toLook ? unclear(error, 'there was no time to look') : withPauseAskedFor(error);
    }
    if (!toLook) {
      request.onRepeat?.({ reason: error.message, attempt: attempt + 1, maxAttempts, pauseMs });
      await pause(pauseMs, signal);
      continue;
    }
    request.onLook?.(`${error.message}. It may have been done: looking in ${(pauseMs / 1000).toFixed(1)} s`);
    await pause(pauseMs, signal);
    const { verdict, answer } = await looked(look, error, signal);
    switch (verdict.kind) {
      case 'done':
        request.onLook?.(`The answer was lost, and the look shows that it is so: ${verdict.what}`);
        return answer;
      case 'refused':
        throw changed(error, {
          message: `${error.message}. The look afterwards shows: ${verdict.what}`,
          advice: verdict.advice,
        });
      case 'unknown':
        throw unclear(error, `the look afterwards does not show it: ${verdict.what}`);
      case 'not-done':
        if (decision === 'give-up') throw error;
        if (isLast || Date.now() >= deadline) {
          throw changed(error, {
            message: `${error.message}. The look afterwards shows that it was not done: ${verdict.what}`,
          });
        }
        request.onRepeat?.({
          reason: `It was not done: ${verdict.what}`,
          attempt: attempt + 1,
          maxAttempts,
          pauseMs: 0,
        });
    }
  }
}

/** Ends early when the signal is aborted, which whoever waits for it looks at next. */
async function pause(pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
}

async function looked<L>(look: () => Promise<L>, lost: ServiceError, signal: AbortSignal | undefined): Promise<L> {
  signal?.throwIfAborted();
  try {
    return await look();
  } catch (thrown) {
    signal?.throwIfAborted();
    if (!(thrown instanceof ServiceError)) throw thrown;
    throw unclear(lost, `the look afterwards failed: ${thrown.message}`);
  }
}

function changed(error: ServiceError, changes: { readonly message: string; readonly advice?: string }): ServiceError {
  const { kind, status, retryAfterMs, code, advice } = error;
  return new ServiceError({ kind, status, retryAfterMs, code, advice, ...changes });
}

function unclear(error: ServiceError, why: string): ServiceError {
  return changed(error, {
    message: `${withPauseAskedFor(error).message}. It may have been done: ${why}`,
    advice: 'Look at the state before running the step again',
  });
}

function withPauseAskedFor(error: ServiceError): ServiceError {
  const { retryAfterMs = 0, message } = error;
  if (retryAfterMs <= longestPauseMs) return error;
  const seconds = String(Math.ceil(retryAfterMs / 1000));
  return changed(error, { message: `${message}. The service asks to wait ${seconds} s, longer than a step waits` });
}
