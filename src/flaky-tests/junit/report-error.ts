import { UserError } from '../../../packages/shared/src/user-error.js';

/** A report that cannot be relied on. The message is one line that names the report and the place in it. */
export class ReportError extends UserError {
  override readonly name = 'ReportError';

  /**
   * @param report the report as messages name it
   * @param reason what is wrong and what to do
   * @param place line and column, both counted from 1, where one is known
   */
  constructor(
    readonly report: string,
    readonly reason: string,
    readonly place?: { readonly line: number; readonly column: number },
  ) {
    super(`${report}${place ? `:${place.line}:${place.column}` : ''}: ${reason}`);
  }
}
