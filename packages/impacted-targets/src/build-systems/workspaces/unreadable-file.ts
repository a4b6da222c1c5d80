import { UserError } from '../../../../shared/src/user-error.js';

/** A file that cannot be read in its expected format. The answer is then `ALL`. */
export class UnreadableFile extends UserError {
  override readonly name = 'UnreadableFile';
}
