/** Why the rules refuse a request. */
export type RefusalReason =
  'unknown' | 'exists' | 'not-empty' | 'not-in-queue' | 'merged' | 'draining' | 'too-many' | 'priority';

/** A well-formed request that the rules of the queue do not allow now. The message is one line for a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}
