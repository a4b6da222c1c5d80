import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is answered with an error: a status, and one line of plain text. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
  ) {
    super(message);
  }
}
