/** The command was called with arguments that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
