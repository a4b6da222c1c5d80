import { UserError } from '../../../shared/user-error.js';

/** A file that cannot be read as what it should be; the answer is then `ALL`. */
export class UnreadableFile extends UserError {
  override readonly name = 'UnreadableFile';
}
