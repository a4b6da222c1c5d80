import { UserError } from '../../../errors/user-error.js';

/** Something of a commit that is not understood although nobody made a mistake: the answer is `ALL`, with this message. */
export class Unanswerable extends UserError {
  override readonly name = 'Unanswerable';
}
