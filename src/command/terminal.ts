import { visible } from '../reporting/escape.js';

/** A stream to which a command writes, such as `process.stdout`. */
export interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The parts of the process that a command uses. */
export interface CommandSurroundings {
  /** Absolute path of the directory that it is started in. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly version: string;
  /** Ends the command early. */
  readonly signal: AbortSignal;
}

/** Erases the line that a terminal shows last. */
export const erase = '\r\u001b[K';

/** Makes text bold or dim where a stream shows it; `NO_COLOR` (no-color.org) turns that off. */
export function styles({ isTTY }: Stream, { NO_COLOR = '', TERM }: CommandSurroundings['environment']) {
  const shown = isTTY === true && NO_COLOR === '' && TERM !== 'dumb';
  const style = (on: number, off: number) => (text: string) =>
    shown && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: style(1, 22), dim: style(2, 22), red: style(31, 39), yellow: style(33, 39) };
}

/**
 * Runs work with a progress line on a terminal: what it is doing now. Without a terminal, nothing is written.
 * @param work gets a function that says what it is doing
 */
export async function withProgress<T>(stream: Stream, work: (say: (now: string) => void) => Promise<T>): Promise<T> {
  if (stream.isTTY !== true) return work(() => undefined);
  // A terminal that does not know its width reports 0.
  const { columns = 0 } = stream;
  const most = (columns > 0 ? columns : 80) - 1;
  try {
    return await work((now) => stream.write(erase + visible(now).slice(0, most)));
  } finally {
    stream.write(erase);
  }
}
