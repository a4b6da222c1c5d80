import { EOL } from 'node:os';
import { type Redactor, redactValues, redacting, shortLength } from '../../packages/shared/src/redaction.js';
import { type NameOfInput, withInputs } from '../../packages/shared/src/user-error.js';
import { type Environment, inputText } from '../inputs/inputs.js';
import type { Log } from '../operations/operation.js';
import type { Annotation } from '../operations/result.js';
import { logLine, visible } from './escape.js';

/** A place in the repository that an annotation points at. */
type Place = Pick<Annotation, 'file' | 'line'>;

/** Longer lines are cut: where the whole text matters, it is in a file. */
const longestLine = 4000;

/** How many lines are written in one call. */
const linesAtOnce = 500;

/** The parts of a process that make a log. */
export interface LoggedProcess {
  readonly environment: Environment;
  readonly write: (piece: string) => void;
  /** Makes a log that is not for GitHub's runner. */
  readonly makeLog?: (...parts: ConstructorParameters<typeof StepLog>) => StepLog;
}

/**
 * Runs a step with its log. Until the step ends, its tokens are removed from texts before they are truncated.
 * @param write writes a piece of the log
 */
export function withLog<T>(
  { environment, write, makeLog = (...parts) => new StepLog(...parts) }: LoggedProcess,
  step: (log: StepLog) => Promise<T>,
): Promise<T> {
  const tokens = [inputText(environment, 'api-token'), inputText(environment, 'github-token')];
  const secrets = [...new Set(tokens)].filter((token) => token !== undefined);
  // A secret of a few letters occurs in ordinary words, so it is not removed here. The runner still masks it in the
  // log.
  const redactable = secrets.filter(({ length }) => length >= shortLength);
  return redacting(redactable, (redact) => step(makeLog(write, secrets, redact)));
}

/** The step's log: every line is redacted, then truncated, then escaped. */
export class StepLog implements Log {
  readonly #write: (piece: string) => void;
  readonly #secrets: readonly string[];
  readonly #redact: Redactor;

  constructor(write: (piece: string) => void, secrets: readonly string[], redact: Redactor) {
    this.#write = write;
    this.#secrets = secrets;
    this.#redact = redact;
  }

  /** The name of an input in messages, for a reader to whom inputs have other names. */
  readonly nameOf: NameOfInput | undefined = undefined;

  /** The name of the operation in front of a line. */
  ofOperation(name: string): string {
    return `${name}: `;
  }

  /** Makes the runner mask the step's tokens. */
  mask(): void {
    for (const line of this.#secrets.flatMap((secret) => secret.split(/\r?\n/))) {
      if (line.trim() !== '') this.command('add-mask', {}, line);
    }
  }

  /** Writes a command to the runner, as `@actions/core` does. The message may have several lines. */
  command(name: string, properties: Readonly<Record<string, string | number>>, message: string): void {
    const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    const pairs = Object.entries(properties).map(
      ([key, value]) => `${key}=${data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
    );
    this.#write(`::${name}${pairs.length === 0 ? '' : ` ${pairs.join(',')}`}::${data(message)}${EOL}`);
  }

  info(line: string): void {
    this.#write(`${logLine(this.#clean(line))}\n`);
  }

  /** Writes a line of the result. */
  result(line: string): void {
    this.info(line);
  }

  infoEach(lines: Iterable<string>): void {
    let waiting: string[] = [];
    for (const line of lines) {
      if (waiting.push(line) < linesAtOnce) continue;
      this.#writeAll(waiting);
      waiting = [];
    }
    this.#writeAll(waiting);
  }

  /** Most lines hold no token. A search through many lines at once is quicker than a search through each. */
  #writeAll(lines: readonly string[]): void {
    const text = lines.join('\n');
    const isPlain = this.#redact(text) === text && !text.includes('{input:');
    const clean = isPlain ? cut : (line: string) => this.#clean(line);
    if (lines.length > 0) this.#write(lines.map((line) => `${logLine(clean(line))}\n`).join(''));
  }

  debug(line: string): void {
    this.command('debug', {}, visible(this.#clean(line)));
  }

  notice(line: string, place?: Place): void {
    this.#annotate('notice', line, place);
  }

  warn(line: string, place?: Place): void {
    this.#annotate('warning', line, place);
  }

  error(line: string, place?: Place): void {
    this.#annotate('error', line, place);
  }

  async group<T>(title: string, work: () => Promise<T>): Promise<T> {
    this.command('group', {}, visible(this.#clean(title)));
    try {
      return await work();
    } finally {
      this.command('endgroup', {}, '');
    }
  }

  /** Text without the token, for output outside of the log. */
  redacted(text: string): string {
    return this.#redact(text);
  }

  /** Redacts a record of a service or a report, with the names of its fields, before any of it is escaped. */
  redactedRecord(record: unknown): unknown {
    return redactValues(record, this.#redact, (name) => this.#redact(name));
  }

  /** Redacts every string in arrays and plain objects of our own, whose fields keep their names. */
  redactedValues<Value>(value: Value): Value {
    return redactValues(value, this.#redact);
  }

  /** Redacts Markdown and Mermaid, in which asterisks have a meaning. */
  redactedMarkdown(markdown: string): string {
    return this.#redact(withInputs(markdown), 'REDACTED');
  }

  /** True when the bytes, which are UTF-8, hold a token. */
  holdsSecret(bytes: Buffer): boolean {
    const text = bytes.toString('utf8');
    return this.#redact(text) !== text;
  }

  #annotate(kind: 'notice' | 'warning' | 'error', line: string, place: Place | undefined): void {
    const properties =
      place?.file === undefined
        ? {}
        : { file: visible(this.#clean(place.file)), ...(place.line === undefined ? {} : { line: place.line }) };
    this.command(kind, properties, visible(this.#clean(line)).replaceAll('##[', '# #['));
  }

  #clean(line: string): string {
    return cut(this.#redact(withInputs(line, this.nameOf)));
  }
}

function cut(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}
