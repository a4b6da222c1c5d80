/** Something wrong at a place of the repository. */
export interface Mistake {
  /** Path from the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** The name of an input, as who shows a message writes it: `base-url`, or `--base-url`. */
export type NameOfInput = (input: string) => string;

/** A message with its placeholders, such as `{input:base-url}`, replaced. @param nameOf the name itself when left out */
export function withInputs(message: string, nameOf: NameOfInput = (input) => input): string {
  return message.replaceAll(/\{input:([a-z-]+)\}/g, (_all, input: string) => nameOf(input));
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

  readonly #template: string;

  /** @param template the message, in which `{input:base-url}` names an input */
  constructor(template: string, { input, cause }: { readonly input?: string; readonly cause?: unknown } = {}) {
    super(withInputs(template), cause === undefined ? undefined : { cause });
    this.#template = template;
    this.input = input;
  }

  /** The message, for a reader to whom inputs have other names. */
  messageFor(nameOf: NameOfInput): string {
    return withInputs(this.#template, nameOf);
  }
}
