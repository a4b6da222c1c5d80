import { load, loadAll } from 'js-yaml';
import { checkSize } from './size-limit.js';

/**
 * Reads a YAML manifest or lockfile. The parser is js-yaml, which reads a lockfile of a megabyte in a ninth of the time
 * of `yaml`. Files that people write for this action are read with `yaml`, because it knows the place of every node.
 * @returns the value of the document; undefined or null when it is empty
 * @throws YAMLException when it is not YAML; Error when its aliases stand for more than fits into memory; TooLarge when
 *   it is too large
 */
export function parseYaml(text: string): unknown {
  checkSize(text.length);
  return withFewAliases(text, load(text));
}

/** As `parseYaml`, for a file that may hold several documents. */
export function parseYamlDocuments(text: string): unknown[] {
  checkSize(text.length);
  return withFewAliases(text, loadAll(text));
}

/**
 * Most values that a document may have once every alias is written out. Lockfiles of the largest repositories have a
 * million.
 */
const mostValues = 5_000_000;

/**
 * An alias puts the same value in several places. A document of a few lines can therefore stand for more values than
 * fit into memory, once code walks through them, and for endlessly many where an alias leads into itself.
 * @throws Error when there are more values than any real file has
 */
function withFewAliases<T>(text: string, document: T): T {
  // A text without an asterisk has no alias. Lockfiles that tools write have none.
  const waiting: unknown[] = text.includes('*') ? [document] : [];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    for (const each of Object.values(value)) waiting.push(each);
    if (waiting.length > mostValues) {
      throw new Error(`the aliases of the document stand for more than ${mostValues} values`);
    }
  }
  return document;
}
