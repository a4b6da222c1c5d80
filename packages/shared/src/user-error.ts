/** Something wrong at a place of the repository. */
export interface Mistake {
  /** Path from the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * An error that a user, the event, the runner or the service caused, and not a mistake of this action. Its message is
 * one line for a person: the attempt, the result, and the advice. Every expected error extends this class. Any other
 * error is reported as a bug.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  /** Name of the input that would decide, where there is one. */
  readonly input: string | undefined;
  /** Place of the mistake, for an error that is about a file. */
  readonly mistakes: readonly Mistake[] = [];

  constructor(message: string, { input, cause }: { readonly input?: string; readonly cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.input = input;
  }
}
