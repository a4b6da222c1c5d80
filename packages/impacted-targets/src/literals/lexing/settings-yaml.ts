import type { Literals } from '../literal.js';
import { addWords, scriptWords } from './scripts.js';
import { behindBlanks, closingQuote, isProse, looksLikeName } from './settings-text.js';
import { unescaped } from './token.js';

/** How the line of a text on many lines ends (`run: |`). */
const blockHeader = /(?:^|[\s:-])[|>][\d+-]{0,2}\s*$/;

/** YAML, line by line, also with the templates of Helm and Jinja in it. */
export function yamlWords(text: string, found: Literals): void {
  const reader = new YamlReader(found);
  let number = 0;
  for (const line of text.split('\n')) reader.read(line, (number += 1));
}

class YamlReader {
  readonly #found: Literals;
  /** Indentation of the key of a text on many lines, while that text lasts. */
  #block: number | undefined;
  /** The quote of a text that is not closed on its line. */
  #quote = '';
  /** How many brackets of lists and mappings are open. */
  #brackets = 0;
  #key = '';

  constructor(found: Literals) {
    this.#found = found;
  }

  read(line: string, number: number): void {
    let at = behindBlanks(line, 0);
    if (at === line.length) return;
    if (this.#block !== undefined && at > this.#block) {
      if (!isProse(this.#key)) scriptWords(line, this.#found, number);
      return;
    }
    this.#block = undefined;
    if (line.startsWith('---') || line.startsWith('...')) {
      this.#quote = '';
      this.#brackets = 0;
    }
    if (this.#quote !== '') at = this.#quoted(line, this.#quote, at, number);
    /** Column of the last key or sign of a list. */
    let column = at;
    while (at < line.length) {
      const one = line.charAt(at);
      const isSign = '-?'.includes(one) && this.#brackets === 0 && behindBlanks(line, at + 1) > at + 1;
      if (one === '#' && (at === 0 || line.charCodeAt(at - 1) <= 32)) break;
      if (one.charCodeAt(0) <= 32) at += 1;
      else if (isSign) {
        column = at;
        at += 1;
      } else if (one === '"' || one === "'") {
        column = at;
        at = this.#quoted(line, one, at + 1, number);
      } else if ('[{'.includes(one) && !line.startsWith('{{', at)) {
        this.#brackets += 1;
        at += 1;
      } else if (this.#brackets > 0 && ',]}'.includes(one)) {
        if (one !== ',') this.#brackets -= 1;
        at += 1;
      } else {
        const end = this.#plainEnd(line, at);
        const value = line.slice(at, end);
        const isKey = line.charAt(end) === ':';
        if (isKey) column = at;
        this.#add(value, isKey, number);
        if (!isKey && this.#brackets === 0 && blockHeader.test(value)) this.#block = column;
        at = isKey ? end + 1 : end;
      }
    }
  }

  /** End of a text without quotes: where a comment, the value of a key or, in brackets, the next text begins. */
  #plainEnd(line: string, from: number): number {
    for (let at = from; at < line.length; at += 1) {
      const one = line.charAt(at);
      const isBehindBlank = at > from && line.charCodeAt(at - 1) <= 32;
      if (one === '#' && isBehindBlank) return at;
      if (one === ':' && (at + 1 === line.length || line.charCodeAt(at + 1) <= 32)) return at;
      if (this.#brackets > 0 && at > from && ',[]{}'.includes(one)) return at;
    }
    return line.length;
  }

  /**
   * Adds the words of a text in quotes, up to its end or the end of the line.
   * @param from place of its first character on the line
   * @returns the place behind it
   */
  #quoted(line: string, quote: string, from: number, number: number): number {
    let end = closingQuote(line, quote, from, quote === '"');
    while (quote === "'" && line.charAt(end + 1) === quote) end = closingQuote(line, quote, end + 2, false);
    this.#quote = end < line.length ? '' : quote;
    const value = line.slice(from, end);
    const isKey = line.charAt(behindBlanks(line, end + 1)) === ':';
    this.#add(quote === '"' ? unescaped(value) : value, isKey, number);
    return end + 1;
  }

  #add(value: string, isKey: boolean, number: number): void {
    if (isKey) this.#key = value;
    if (isKey ? looksLikeName(value) : !isProse(this.#key)) addWords(value, number, this.#found);
  }
}
