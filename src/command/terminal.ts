import { invisible } from '../../packages/shared/src/text.js';

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

/**
 * Text with invisible characters escaped. The name of a file may hold control characters, which a terminal would obey,
 * and others that show a line in another order.
 */
export function printable(text: string): string {
  return text.replace(invisible, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** JSON with invisible characters of its texts escaped. Whoever parses it gets the same values. */
export function printableJson(value: unknown, indent?: number): string {
  const escaped = (unit: string) => (unit === '\n' ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return JSON.stringify(value, undefined, indent).replace(invisible, (character) =>
    character.split('').map(escaped).join(''),
  );
}

/** Makes text bold or dim where a stream shows it; `NO_COLOR` (no-color.org) turns that off. */
export function styles({ isTTY }: Stream, { NO_COLOR = '', TERM }: CommandSurroundings['environment']) {
  const shown = isTTY === true && NO_COLOR === '' && TERM !== 'dumb';
  const style = (on: number, off: number) => (text: string) =>
    shown && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: style(1, 22), dim: style(2, 22), red: style(31, 39), yellow: style(33, 39) };
}

/** Characters that fit into a line; a terminal that does not know its width reports 0. */
function widthOf({ columns = 0 }: Stream): number {
  return columns > 0 ? columns : 80;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, Math.max(most - 1, 0))}…` : text;
}

/** How often the progress line is written anew, in milliseconds. */
const everyMs = 250;

/**
 * Runs work with a progress line on a terminal: the current step and the time so far. Without a terminal, nothing is
 * written.
 * @param work gets a function that sets the current step
 */
export async function withProgress<T>(stream: Stream, work: (say: (now: string) => void) => Promise<T>): Promise<T> {
  if (stream.isTTY !== true) return work(() => undefined);
  let [now, seconds] = ['Reading the repository', 0];
  const erase = '\r\u001b[K';
  const timer = setInterval(() => {
    seconds += everyMs / 1000;
    stream.write(`${erase}${cut(`${seconds.toFixed(0)} s  ${printable(now)}`, widthOf(stream) - 1)}`);
  }, everyMs);
  try {
    return await work((text) => {
      now = text;
    });
  } finally {
    clearInterval(timer);
    stream.write(erase);
  }
}
