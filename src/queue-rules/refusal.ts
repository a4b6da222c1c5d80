/** Why the rules refuse what was asked. */
export type RefusalReason = 'unknown' | 'exists' | 'not-empty' | 'not-in-queue' | 'merged' | 'draining' | 'too-many';

/** What was asked is well-formed but the rules of the queue do not allow it now. The message is one line for a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}
