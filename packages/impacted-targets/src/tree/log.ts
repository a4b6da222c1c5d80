/** A log with lines for people. */
export interface Log {
  info(line: string): void;
  /** @param place of the repository that the line is about */
  warn(line: string, place?: { readonly file: string; readonly line: number }): void;
  debug(line: string): void;
}
