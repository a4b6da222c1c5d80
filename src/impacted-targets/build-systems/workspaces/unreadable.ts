import { UserError } from '../../../errors/user-error.js';

/** A file that cannot be read as what it should be; the answer is then `ALL`. */
export class Unreadable extends UserError {
  override readonly name = 'Unreadable';
}
