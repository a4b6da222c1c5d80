import {
  type Redactor,
  redactInStep,
  redactValues,
  redactor,
  shortLength,
} from '../../packages/shared/src/redaction.js';
import type { Log } from '../operations/operation.js';
import { logLine, visible } from './escape.js';
import { issueCommand } from './toolkit.js';

/** A place in the repository that an annotation points at. */
export interface Place {
  /** Path from the root of the repository. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** Longer lines are cut: where the whole text matters, it is in a file. */
const longestLine = 4000;

/** How much text of many lines is written in one call, in UTF-16 code units. */
const writtenAtOnce = 64 * 1024;

/** The step's log: every line is redacted, then truncated, then escaped. */
export class StepLog implements Log {
  readonly #secrets: string[] = [];
  #redact: Redactor = redactor();

  /** From here on, this thread removes the secrets of this log, and no others, from texts before it truncates them. */
  constructor() {
    redactInStep(this.#redact);
  }

  /** Makes the runner mask a secret, and removes it from every line from here on. */
  mask(secret: string): void {
    for (const line of secret.split(/\r?\n/)) {
      if (line.trim() !== '') issueCommand('add-mask', {}, line);
    }
    // A secret of a few letters occurs in ordinary words, so it is not removed here. The runner still masks it in the
    // log.
    if (secret.length < shortLength) return;
    this.#secrets.push(secret);
    this.#redact = redactor(...this.#secrets);
    redactInStep(this.#redact);
  }

  info(line: string): void {
    process.stdout.write(`${logLine(this.#clean(line))}\n`);
  }

  infoEach(lines: Iterable<string>): void {
    let waiting: string[] = [];
    let length = 0;
    const write = () => {
      // Most lines hold no token. A search through many lines at once is quicker than a search through each.
      const text = waiting.join('\n');
      const clean = this.#redact(text) === text ? (line: string) => cut(line) : (line: string) => this.#clean(line);
      process.stdout.write(waiting.map((line) => `${logLine(clean(line))}\n`).join(''));
      waiting = [];
      length = 0;
    };
    for (const line of lines) {
      waiting.push(line);
      length += line.length;
      if (length >= writtenAtOnce) write();
    }
    if (waiting.length > 0) write();
  }

  debug(line: string): void {
    issueCommand('debug', {}, visible(this.#clean(line)));
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
    issueCommand('group', {}, visible(this.#clean(title)));
    try {
      return await work();
    } finally {
      issueCommand('endgroup', {}, '');
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
    return this.#redact(markdown, 'REDACTED');
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
    issueCommand(kind, properties, visible(this.#clean(line)).replaceAll('##[', '# #['));
  }

  #clean(line: string): string {
    return cut(this.#redact(line));
  }
}

function cut(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}
