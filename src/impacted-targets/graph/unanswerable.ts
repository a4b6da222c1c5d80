import { UserError } from '../../shared/user-error.js';

/** Something of a commit that is not understood although nobody made a mistake: the answer is `ALL`, with this message. */
export class Unanswerable extends UserError {
  override readonly name = 'Unanswerable';
}

/**
 * For a dependency by a path at which this commit has nothing. On another system something may be there: Windows and macOS do
 * not tell case apart, Windows takes `\\` for `/`, and a path may lead around the repository and back into it.
 * @param file that names the path
 * @param written the path as it stands there
 * @param what name of the thing at the path, such as a package's name
 */
export function leadsNowhere(file: string, written: string, what: string): Unanswerable {
  return new Unanswerable(
    `${file} names the path ${JSON.stringify(written)} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`,
  );
}
