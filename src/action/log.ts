import { redactor } from '../service/redaction.js';
import type { Log } from '../operations/operation.js';
import { logLine, visible } from './harmless.js';
import { issueCommand } from './toolkit.js';

/** A place in the repository that an annotation points at. */
export interface Place {
  /** Path from the root of the repository. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** Longer lines are cut: the whole text is in a file where it matters. */
const longestLine = 4000;

/** The step's log: every line is harmless, whatever was in it. */
export class StepLog implements Log {
  #redact: (text: string) => string = (text) => text;
  #inJson: readonly string[] = [];

  /** Makes the runner mask a secret, and takes it out of every line from here on. */
  mask(secret: string): void {
    for (const line of secret.split(/\r?\n/)) {
      if (line.trim() !== '') issueCommand('add-mask', {}, line);
    }
    // A secret of a few letters stands in ordinary words; the runner masks those in what it shows.
    if (secret.length < 8) return;
    this.#redact = redactor(secret);
    this.#inJson = [...new Set([secret, JSON.stringify(secret).slice(1, -1)])];
  }

  info(line: string): void {
    process.stdout.write(`${logLine(this.#clean(line))}\n`);
  }

  debug(line: string): void {
    issueCommand('debug', {}, visible(this.#clean(line)));
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

  /** Text without the token, for what is written elsewhere than in the log. */
  redacted(text: string): string {
    return this.#redact(text);
  }

  /** The same for megabytes of the workflow's own JSON, which nobody encoded: the token stands there as it is or not at all. */
  redactedBytes(bytes: Buffer): Buffer {
    if (!this.#inJson.some((form) => bytes.includes(form))) return bytes;
    return Buffer.from(this.#redact(bytes.toString('utf8')), 'utf8');
  }

  #annotate(kind: 'warning' | 'error', line: string, place: Place | undefined): void {
    const properties =
      place?.file === undefined
        ? {}
        : { file: visible(place.file), ...(place.line === undefined ? {} : { line: place.line }) };
    issueCommand(kind, properties, visible(this.#clean(line)).replaceAll('##[', '# #['));
  }

  #clean(line: string): string {
    const clean = this.#redact(line);
    return clean.length > longestLine ? `${clean.slice(0, longestLine)}…` : clean;
  }
}
