/** Something wrong at a place of the repository. */
export interface Mistake {
  /** Path from the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * What a user, the event, the runner or the service did, as opposed to a mistake in this action. Its message is one line for a person:
 * what was tried, what came back, and what to do. Every expected error extends it; anything else is reported as a bug.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  /** Name of the input that decides, where there is one. */
  readonly input: string | undefined;
  /** Where it stands, for an error that is about a file. */
  readonly mistakes: readonly Mistake[] = [];

  constructor(message: string, { input, cause }: { readonly input?: string; readonly cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.input = input;
  }
}
