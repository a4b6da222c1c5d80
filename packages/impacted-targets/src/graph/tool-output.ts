import { stripVTControlCharacters } from 'node:util';
import { redacted } from '../../../shared/src/redaction.js';
import type { Finished } from './reader.js';

/**
 * The last lines of a tool's error output, in one line. Without error output, the last lines of its standard output.
 */
export function lastLines({ stdout, stderr }: Finished, count = 4): string {
  for (const text of [stderr, stdout]) {
    const lines = stripVTControlCharacters(text)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length > 0) return redacted(lines.slice(-count).join('\n')).replaceAll('\n', ' | ');
  }
  return '(it printed nothing)';
}

/**
 * The JSON value at the end of a tool's output, after whatever else it printed.
 * @param opening how the value begins
 * @returns undefined where there is none
 */
export function jsonAtEnd(output: string, opening: '{' | '['): unknown {
  const text = stripVTControlCharacters(output);
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(`\n${opening}`, at)) {
    if (text[at] === '\n') at += 1;
    try {
      return JSON.parse(text.slice(at));
    } catch {
      // Other text with the same beginning.
    }
  }
  return undefined;
}
