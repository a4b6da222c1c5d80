import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type ParsedNode,
  visit,
  type YAMLMap,
} from 'yaml';
import { aliasMistake, yamlMistake } from '../../shared/yaml-mistake.js';
import { ConfigurationError, suggestion, type ConfigurationMistake } from './mistakes.js';

/** A text of the file and where it stands. */
export interface Text {
  readonly value: string;
  readonly node: unknown;
}

/** A YAML file with the places of its nodes, which collects mistakes about them. Globs with braces need no quotes in it. */
export class PlacedDocument {
  readonly #lines = new LineCounter();
  readonly #document: Document.Parsed;
  readonly #mistakes: ConfigurationMistake[] = [];

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
    const anchors = new Set<string>();
    visit(this.#document, {
      Alias: (_, alias) => {
        if (!anchors.has(alias.source)) this.mistake(alias, aliasMistake);
      },
      Value: (_, node) => {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        if (isMap(node)) this.#refuseEqualKeys(node);
        else if (isScalar(node) && typeof node.value === 'string') node.value = restoreBraces(node.value);
      },
    });
    this.finish();
  }

  #refuseEqualKeys({ items }: YAMLMap): void {
    const seen = new Set<unknown>();
    for (const { key } of items) {
      if (!isScalar(key)) continue;
      if (seen.has(key.value)) this.mistake(key, 'this key stands here twice');
      seen.add(key.value);
    }
  }

  /** The node that is the whole file; undefined for an empty file. */
  get root(): unknown {
    const { contents } = this.#document;
    return isEmpty(contents) ? undefined : contents;
  }

  /** The value of a key of the file. An alias gives the value that it stands for. */
  valueOf(key: string): unknown {
    return this.resolved((this.#document as Document).get(key, true));
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

  /** Notes a mistake at the place of a node. */
  mistake(node: unknown, message: string): void {
    const range = (node as { range?: readonly number[] | null } | null)?.range;
    this.#mistakeAt(range?.[0] ?? 0, message);
  }

  /** The node that an alias stands for. */
  resolved(node: unknown): unknown {
    return isAlias(node) ? node.resolve(this.#document) : node;
  }

  /**
   * A node that has to be a mapping; another kind is a mistake.
   * @param what name of the node, for the message
   * @param key node that the message points at when the value is missing
   */
  map(node: unknown, what: string, key: unknown = node): YAMLMap | undefined {
    const resolved = this.resolved(node);
    if (isMap(resolved)) return resolved;
    this.mistake(isEmpty(node) ? key : node, `${what} must be a mapping, not ${kindOf(resolved)}`);
    return undefined;
  }

  /** The entries of a mapping, each key as text. Unknown keys are mistakes. */
  entries(map: YAMLMap, known?: readonly string[]): [Text, unknown][] {
    const entries: [Text, unknown][] = [];
    const seen = new Set<string>();
    for (const pair of map.items) {
      const node = this.resolved(pair.key);
      if (!isScalar(node)) {
        this.mistake(pair.key, `a key must be text, not ${kindOf(node)}`);
        continue;
      }
      const value = scalarText(node.value);
      if (known && !known.includes(value)) {
        this.mistake(pair.key, `unknown key ${JSON.stringify(value)}${suggestion(value, known)}`);
        continue;
      }
      if (seen.has(value)) this.mistake(pair.key, `${JSON.stringify(value)} stands here twice`);
      seen.add(value);
      entries.push([{ value, node: pair.key }, pair.value]);
    }
    return entries;
  }

  /** A text or a list of texts; a list in a list counts as its items, so that an alias can stand for several. */
  texts(node: unknown, what: string, key: unknown): Text[] {
    const resolved = this.resolved(node) as ParsedNode | null | undefined;
    if (isSeq(resolved)) return resolved.items.flatMap((item) => this.texts(item, what, key));
    if (isScalar(resolved) && typeof resolved.value === 'string') return [{ value: resolved.value, node }];
    this.mistake(isEmpty(node) ? key : node, `${what} must be a text or a list of texts, not ${kindOf(resolved)}`);
    return [];
  }

  /** A mapping as plain data. */
  toJS(map: YAMLMap): Record<string, unknown> {
    return map.toJS(this.#document) as Record<string, unknown>;
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

/** A key or value as text; a YAML key such as `1` or `true` is the name `1` or `true`. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}

/** True for a node without a value. */
export function isEmpty(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && node.value === null);
}

/** Kind of a node, in words for a message. */
export function kindOf(node: unknown): string {
  if (isMap(node)) return 'a mapping';
  if (isSeq(node)) return 'a list';
  if (isEmpty(node)) return 'nothing';
  if (isScalar(node))
    return typeof node.value === 'string' ? 'a text' : `${typeof node.value} ${scalarText(node.value)}`;
  return 'something unknown';
}
