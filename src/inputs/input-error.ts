import type { InputName } from './table.js';
import { UserError } from '../../packages/shared/src/user-error.js';

/** A mistake in an input: the message names the input, says what is wrong and what would be right. */
export class InputError extends UserError {
  override readonly name = 'InputError';
  constructor(
    override readonly input: InputName,
    problem: string,
  ) {
    super(`input ${input}: ${problem}`, { input });
  }
}
