import { shortened } from '../../../shared/src/text.js';
import { UserError } from '../../../shared/src/user-error.js';

/**
 * Something in a commit that this action does not understand, although nobody made a mistake. The answer is `ALL`, with
 * this message.
 */
export class Unanswerable extends UserError {
  override readonly name = 'Unanswerable';
}

/**
 * The error for a dependency whose path leads to nothing in this commit. On another system the path may lead somewhere:
 * Windows and macOS do not tell case apart, Windows takes `\\` for `/`, and a path may lead around the repository and
 * back into it.
 * @param file the file that names the path
 * @param written the path as the file writes it
 * @param what name of the thing at the path, such as a package's name
 */
export function leadsNowhere(file: string, written: string, what: string): Unanswerable {
  return new Unanswerable(
    `${file} names the path ${JSON.stringify(shortened(written, 200))} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`,
  );
}
