/** A log with lines for people. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
  debug(line: string): void;
}
