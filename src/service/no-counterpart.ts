import { UserError } from '../../packages/shared/src/user-error.js';

/** A workflow asks for something that the generation of its base address does not have. Nothing was sent. */
export class NoCounterpart extends UserError {
  override readonly name = 'NoCounterpart';

  /**
   * @param what the input, and the part of it
   * @param advice what to do, as a sentence without its full stop
   * @param generation of the interface, which base addresses name
   */
  constructor(what: string, advice: string, generation: 1 | 2 = 1) {
    const which =
      generation === 1
        ? 'first generation of the interface ({input:base-url} ends with /v1)'
        : 'second generation of the interface ({input:base-url} ends with /v2)';
    super(`${what} has no counterpart in the ${which}. ${advice}`);
  }
}
