import { UserError } from '../../../shared/src/user-error.js';

/** A failure that a person can act on: one line that says what was tried, what came back and what to do. */
export class ImpactError extends UserError {
  override readonly name: string = 'ImpactError';
}

/** The program is not on this machine. */
export class ToolMissing extends ImpactError {
  override readonly name = 'ToolMissing';
  constructor(readonly program: string) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it, git (2.31 or newer) before the checkout, or set the path of a build tool in the configuration`,
    );
  }
}
