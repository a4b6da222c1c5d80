import { UserError } from '../../packages/shared/src/user-error.js';

/** A text is nested too deeply, or is too large, to be read. */
export class BeyondReason extends UserError {
  override readonly name = 'BeyondReason';
}

/** Messages of V8 for a stack, a text or a list that is larger than V8 allows. */
const limitsOfTheLanguage =
  /^(Maximum call stack size exceeded|Invalid string length|Invalid (typed )?array length|Array buffer allocation failed|(Map|Set) maximum size exceeded)/;

/**
 * Runs work on text that others wrote.
 * @throws BeyondReason where the text is nested too deeply, or is too large, for JavaScript. That is not a bug of the
 *   action
 */
export async function withinReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = (error ?? {}) as Partial<Error>;
    if (name !== 'RangeError' || message === undefined || !limitsOfTheLanguage.test(message)) throw error;
    throw new BeyondReason(
      `a file that was read is nested too deeply or is too large to compute with (${message}). Look for an unusual file in the pull request, with debug logging`,
    );
  }
}
