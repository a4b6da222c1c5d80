import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { aliasMistake, yamlMistake } from '../../../shared/src/yaml-mistake.js';
import type { Place } from './configuration.js';
import { ConfigurationError, type ConfigurationMistake } from './mistakes.js';

/** A YAML file as data, which finds the line and column of each part. Globs with braces need no quotes in it. */
export class PlacedDocument {
  readonly #lines = new LineCounter();
  readonly #document: Document.Parsed;
  readonly #mistakes: ConfigurationMistake[] = [];
  /** The content as plain data. Keys are texts. */
  readonly data: unknown;

  /**
   * @param file its path, for messages
   * @throws ConfigurationError when the file is not YAML
   */
  constructor(
    text: string,
    readonly file: string,
  ) {
    const protectedText = protectBraces(text);
    this.#document = parseDocument(protectedText, {
      lineCounter: this.#lines,
      prettyErrors: false,
      // Checked below, because the parser compares each key with every other.
      uniqueKeys: false,
    });
    // When the parser's stack overflowed, its other messages only follow from that.
    const exhausted = this.#document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
    if (exhausted !== undefined) {
      this.#mistakeAt(exhausted.pos[0], 'it is nested more deeply than anybody writes');
      this.finish();
    }
    // After the first mistake, most of the parser's messages only follow from it.
    const [problem] = [...this.#document.errors, ...this.#document.warnings];
    if (problem !== undefined) {
      this.#mistakeAt(problem.pos[0], restoreBraces(yamlMistake(problem, protectedText)));
      this.finish();
    }
    this.#checkNodes();
    this.finish();
    this.data = this.#document.toJS();
  }

  /** Restores the braces of texts, and refuses aliases of nothing and keys that data cannot hold. */
  #checkNodes(): void {
    const anchors = new Set<string>();
    visit(this.#document, {
      Alias: (_, alias) => {
        if (!anchors.has(alias.source)) this.#mistakeOf(alias, aliasMistake);
      },
      Value: (_, node) => {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        if (isScalar(node) && typeof node.value === 'string') node.value = restoreBraces(node.value);
        if (!isMap(node)) return;
        const seen = new Set<string>();
        for (const { key } of node.items) {
          const scalar = isAlias(key) ? key.resolve(this.#document) : key;
          if (!isScalar(scalar)) {
            this.#mistakeOf(key, 'a key must be text');
            continue;
          }
          const name = restoreBraces(keyText(scalar.value));
          if (seen.has(name)) this.#mistakeOf(key, `the key ${JSON.stringify(name)} is written twice`);
          if (name === '__proto__') this.#mistakeOf(key, '__proto__ cannot be a key');
          seen.add(name);
        }
      },
    });
  }

  /** @throws ConfigurationError with all mistakes so far, in the order of the file */
  finish(): void {
    if (this.#mistakes.length === 0) return;
    this.#mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
    throw new ConfigurationError(this.file, this.#mistakes);
  }

  #mistakeAt(offset: number, message: string): void {
    const { line, col } = this.#lines.linePos(offset);
    this.#mistakes.push({ line: Math.max(line, 1), column: Math.max(col, 1), message });
  }

  #mistakeOf(node: unknown, message: string): void {
    const range = (node as { range?: readonly number[] | null } | null | undefined)?.range;
    this.#mistakeAt(range?.[0] ?? 0, message);
  }

  /** Notes a mistake about a value; about its key, where the value is missing. */
  mistake(place: Place, message: string): void {
    const { key, value } = this.#nodesAt(place);
    const isEmpty = value === null || value === undefined || (isScalar(value) && value.value === null);
    this.#mistakeOf(isEmpty ? key : value, message);
  }

  /** Notes a mistake about the key of a value. */
  mistakeOfKey(place: Place, message: string): void {
    this.#mistakeOf(this.#nodesAt(place).key, message);
  }

  /** The line of a key, from 1; of an entry of a list, the line of the entry. */
  lineOf(place: Place): number {
    const { key } = this.#nodesAt(place);
    return this.#lines.linePos((key as { range?: readonly number[] } | undefined)?.range?.[0] ?? 0).line;
  }

  #nodesAt(place: Place): { readonly key: unknown; readonly value: unknown } {
    let [key, value]: [unknown, unknown] = [this.#document.contents, this.#document.contents];
    for (const part of place) {
      const within = isAlias(value) ? value.resolve(this.#document) : value;
      if (isSeq(within)) [key, value] = [within.items[Number(part)], within.items[Number(part)]];
      else {
        const pair = isMap(within) ? within.items.find((one) => this.#keyOf(one.key) === part) : undefined;
        // A part that is missing is told at what should hold it.
        if (pair === undefined) return { key, value };
        [key, value] = [pair.key, pair.value];
      }
    }
    return { key, value };
  }

  #keyOf(key: unknown): string {
    const scalar = isAlias(key) ? key.resolve(this.#document) : key;
    return isScalar(scalar) ? keyText(scalar.value) : '';
  }
}

/** Stand-ins for `{`, `}` and `,` of a glob while YAML is read: private characters of the same length. */
const protection: Readonly<Record<string, string>> = { '{': '\uE0F0', '}': '\uE0F1', ',': '\uE0F2' };

/**
 * YAML ends a plain text in a `[…]` list at a brace, so `[services/{name}/**]` would have to be quoted. Braces next to
 * text of a glob are never YAML's own braces there, so they count as part of the glob.
 */
function protectBraces(text: string): string {
  return text.replaceAll(/\{[^\s{}[\]:"']+\}/g, (braces, index: number) => {
    const attached = (character: string | undefined) => character !== undefined && !/[\s{}[\],:"']/.test(character);
    if (!attached(text[index - 1]) && !attached(text[index + braces.length])) return braces;
    return braces.replaceAll(/[{},]/g, (character) => protection[character] ?? character);
  });
}

function restoreBraces(text: string): string {
  return text.replaceAll('\uE0F0', '{').replaceAll('\uE0F1', '}').replaceAll('\uE0F2', ',');
}

/** A key as text; a YAML key such as `1` or `true` is the name `1` or `true`. */
function keyText(value: unknown): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}

/** Kind of a value, in words for a message. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? 'a text' : `${typeof value} ${JSON.stringify(value)}`;
}
