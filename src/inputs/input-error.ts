import type { InputName } from './declarations.js';

/** A mistake in an input: the message names the input, says what is wrong and what would be right. */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(
    readonly input: InputName,
    problem: string,
  ) {
    super(`input ${input}: ${problem}`);
  }
}
