/**
 * Effect of a request that arrives twice. `read` changes nothing. `replace` leaves the same value, however often it
 * arrives. `write` may do its work a second time. The retry policy follows from it.
 */
export type Effect = 'read' | 'replace' | 'write';

/**
 * The body of a success: a JSON object; a JSON object with a list `data`; JSON or nothing; text with metrics; or anything but a page, where a success alone says that a write
 * is done.
 */
export type ResponseForm = 'json' | 'list' | 'json or nothing' | 'text' | 'anything';

/** Method and path of a request, with its effect and the form of its response. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base address. */
  readonly path: string;
  readonly effect: Effect;
  readonly response: ResponseForm;
}
