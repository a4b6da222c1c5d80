import type { IncomingMessage } from 'node:http';
import { ApiError } from '../definitions/api-error.js';
import { isObject } from '../../../shared/src/json-values.js';

/** 20 MiB: the longest body that is accepted (service interface, section 8). */
export const maximumBodyBytes = 20_971_520;

/** A request's body, read to its end. */
export interface ReceivedBody {
  /** How many bytes were received. */
  readonly size: number;
  /** The bytes themselves, or undefined when the body is too long. */
  readonly bytes: Buffer | undefined;
}

/**
 * Reads a body and counts its bytes, with and without Content-Length. A body over the limit is not kept, but still read
 * to its end, because many clients read the response only after they have sent everything.
 * @param most the longest body that is accepted
 * @throws the stream's error when the client goes away
 */
export async function receiveBody(incoming: IncomingMessage, most = maximumBodyBytes): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return { size, bytes: size <= most ? Buffer.concat(chunks) : undefined };
}

/**
 * The JSON object in a body.
 * @param contentType the request's header of that name
 * @throws ApiError
 */
export function parseObject(body: ReceivedBody, contentType: string | undefined): object {
  if (body.bytes === undefined) {
    throw new ApiError('TOO_LARGE', `The request body is too large: at most ${maximumBodyBytes} bytes are accepted`);
  }
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')) {
    throw new ApiError('VALIDATION_FAILED', 'The Content-Type of the request must be application/json');
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.bytes));
  } catch {
    throw new ApiError('VALIDATION_FAILED', 'The request body is not JSON in UTF-8');
  }
  if (!isObject(parsed)) throw new ApiError('VALIDATION_FAILED', 'The request body must be a JSON object');
  return parsed;
}
