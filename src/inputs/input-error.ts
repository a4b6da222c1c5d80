import type { InputName } from './table.js';
import { type NameOfInput, UserError, withInputs } from '../../packages/shared/src/user-error.js';
import { BadValue } from './values.js';

/** A mistake in an input: the message names the input, says what is wrong and what would be right. */
export class InputError extends UserError {
  override readonly name = 'InputError';
  constructor(
    override readonly input: InputName,
    readonly problem: string,
  ) {
    super(`input ${input}: ${problem}`, { input });
  }

  override messageFor(nameOf: NameOfInput): string {
    return `${nameOf(this.input)}: ${withInputs(this.problem, nameOf)}`;
  }
}

/**
 * Reads what an input says or names.
 * @throws InputError where the reader refuses it
 */
export async function reading<T>(input: InputName, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof BadValue ? new InputError(input, error.message) : error;
  }
}
