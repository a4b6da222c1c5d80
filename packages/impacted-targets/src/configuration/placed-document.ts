import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod/mini';
import { aliasMistake, yamlMistake, yamlValueMistake } from '../../../shared/src/yaml-mistake.js';
import { ConfigurationError, type ConfigurationMistake, type Place } from './mistakes.js';
import { messagesOf } from './schema-issues.js';

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
    const problems = [...this.#document.errors, ...this.#document.warnings];
    // Most of the parser's messages only follow from its first one, or from a stack that overflowed.
    const exhausted = problems.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
    const [problem] = problems;
    if (exhausted !== undefined) this.#mistakeAt(exhausted.pos[0], 'it is nested more deeply than anybody writes');
    else if (problem !== undefined) this.#mistakeAt(problem.pos[0], restoreBraces(yamlMistake(problem, protectedText)));
    this.finish();
    this.#checkNodes();
    this.finish();
    try {
      this.data = this.#document.toJS();
    } catch (error) {
      // Aliases of aliases, which multiply.
      if (!(error instanceof ReferenceError)) throw error;
      this.#mistakeAt(0, yamlValueMistake(error.message));
      this.finish();
    }
  }

  /** Restores the braces of texts, and refuses aliases of nothing or of what is around them, and keys that data cannot hold. */
  #checkNodes(): void {
    const anchors = new Set<string>();
    visit(this.#document, {
      Alias: (_, alias, above) => {
        const isWithin = above.some((node) => isCollection(node) && node.anchor === alias.source);
        if (isWithin || !anchors.has(alias.source)) this.#mistakeAt(offsetOf(alias), aliasMistake);
      },
      Value: (_, node) => {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        if (isScalar(node) && typeof node.value === 'string') node.value = restoreBraces(node.value);
        if (isMap(node)) this.#checkKeys(node.items.map(({ key }) => key));
      },
    });
  }

  #checkKeys(keys: readonly unknown[]): void {
    const seen = new Set<string | undefined>();
    for (const key of keys) {
      const name = this.#nameOf(key);
      if (name === undefined) this.#mistakeAt(offsetOf(key), 'a key must be text');
      else if (seen.has(name)) this.#mistakeAt(offsetOf(key), `the key ${JSON.stringify(name)} is written twice`);
      if (name === '__proto__') this.#mistakeAt(offsetOf(key), '__proto__ cannot be a key');
      seen.add(name);
    }
  }

  /** A key as text; a YAML key such as `1` or `true` is the name `1` or `true`. Undefined for a list or a mapping. */
  #nameOf(key: unknown): string | undefined {
    const scalar = isAlias(key) ? key.resolve(this.#document) : key;
    if (!isScalar(scalar)) return undefined;
    if (scalar.value === null) return '';
    return typeof scalar.value === 'string' ? restoreBraces(scalar.value) : JSON.stringify(scalar.value);
  }

  /** The data as a schema reads it. @throws ConfigurationError with everything that the schema refuses */
  read<Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> {
    const { data, error } = schema.safeParse(this.data, { reportInput: true });
    for (const { place, message } of messagesOf(error?.issues ?? [])) this.mistake(place, message);
    this.finish();
    return data as z.output<Schema>;
  }

  /** @throws ConfigurationError with all mistakes so far, in the order of the file */
  finish(): void {
    if (this.#mistakes.length === 0) return;
    this.#mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
    throw new ConfigurationError(this.file, this.#mistakes);
  }

  /** Notes a mistake at the key of a value, or at an entry of a list. */
  mistake(place: Place, message: string): void {
    this.#mistakeAt(offsetOf(this.#nodeAt(place)), message);
  }

  #mistakeAt(offset: number, message: string): void {
    const { line, col } = this.#lines.linePos(offset);
    this.#mistakes.push({ line: Math.max(line, 1), column: Math.max(col, 1), message });
  }

  /** The line of a key, or of an entry of a list, from 1. */
  lineOf(place: Place): number {
    return this.#lines.linePos(offsetOf(this.#nodeAt(place))).line;
  }

  /** The key of a value, or the entry of a list. What the file lacks is at what should hold it. */
  #nodeAt(place: Place): unknown {
    let [node, value]: [unknown, unknown] = [this.#document.contents, this.#document.contents];
    for (const part of place) {
      const within = isAlias(value) ? value.resolve(this.#document) : value;
      const pair = isMap(within) ? within.items.find(({ key }) => this.#nameOf(key) === part) : undefined;
      const entry = isSeq(within) && typeof part === 'number' ? within.items[part] : undefined;
      if (pair !== undefined) [node, value] = [pair.key, pair.value];
      else if (entry !== undefined) [node, value] = [entry, entry];
    }
    return node;
  }
}

/** Where a node begins in the text. */
const offsetOf = (node: unknown): number =>
  (node as { readonly range?: readonly number[] | null } | null | undefined)?.range?.[0] ?? 0;

/** Stand-ins for `{`, `}` and `,` of a glob while YAML is read: private characters of the same length. */
const standIns = { '{': '\uE0F0', '}': '\uE0F1', ',': '\uE0F2' };

/**
 * YAML ends a plain text in a `[…]` list at a brace, so `[services/{name}/**]` would have to be quoted. Braces next to
 * text of a glob are never YAML's own braces there, so they count as part of the glob.
 */
function protectBraces(text: string): string {
  return text.replaceAll(/\{[^\s{}[\]:"']+\}/g, (braces, index: number) => {
    const around = [text[index - 1], text[index + braces.length]];
    if (!around.some((character) => character !== undefined && !/[\s{}[\],:"']/.test(character))) return braces;
    return braces.replaceAll(/[{},]/g, (character) => standIns[character as keyof typeof standIns]);
  });
}

function restoreBraces(text: string): string {
  return Object.entries(standIns).reduce((restored, [brace, standIn]) => restored.replaceAll(standIn, brace), text);
}
