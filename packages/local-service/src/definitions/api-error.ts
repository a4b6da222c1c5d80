import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { components } from '../../../../service-descriptions/v2.js';
import { Refusal } from '../queue-rules/refusal.js';
import { hosted } from './descriptions.js';

type ErrorCode = components['schemas']['ErrorCode'] | 'TOO_LARGE';

/** The status of each error code, as the second generation's description has it. */
const statuses = new Map<string, number>([
  ['NOT_FOUND', 404],
  ['TOO_LARGE', 413],
]);
for (const { responses } of Object.values(hosted.second.paths).flatMap((item) => Object.values(item))) {
  for (const [status, { 'x-error-codes': codes = [] }] of Object.entries(responses)) {
    for (const code of codes) statuses.set(code, Number(status));
  }
}

/** A request that is answered with an error. The first generation writes the message alone, as one line of text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }

  get status(): ContentfulStatusCode {
    return (statuses.get(this.code) ?? 500) as ContentfulStatusCode;
  }
}

/** The error of a request that the rules of a queue refuse. */
export function fromRefusal({ reason, message }: Refusal): ApiError {
  if (reason === 'unknown') return new ApiError('NOT_FOUND', message);
  return new ApiError(reason === 'exists' ? 'QUEUE_ALREADY_EXISTS' : 'VALIDATION_FAILED', message);
}

/** Runs work whose refusal is answered with a code, but for a queue that exists. @throws ApiError, Refusal */
export function refusedAs<T>(code: ErrorCode, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason === 'exists') throw error;
    throw new ApiError(code, error.message);
  }
}
