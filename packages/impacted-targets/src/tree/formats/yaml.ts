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
  const document = load(text);
  // A text without an asterisk has no alias. Lockfiles that tools write have none.
  if (text.includes('*')) checkAliases(document);
  return document;
}

/**
 * Most values that a document may have once every alias is written out. Lockfiles of the largest repositories have a
 * million.
 */
const mostValues = 5_000_000;

/**
 * An alias puts the same value in several places. A document of a few lines can therefore stand for more values than
 * fit into memory, once code walks through them. This function counts them without walking through each.
 * @throws Error when there are more values than any real file has, or when a value contains itself
 */
function checkAliases(document: unknown): void {
  const counted = new Map<object, number>();
  const under = new Set<object>();
  const count = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = counted.get(value);
    if (known !== undefined) return known;
    if (under.has(value)) throw new Error('the document has an alias that leads into itself');
    under.add(value);
    let sum = 1;
    for (const each of Object.values(value)) sum += count(each);
    under.delete(value);
    counted.set(value, sum);
    return sum;
  };
  if (count(document) > mostValues)
    throw new Error(`the aliases of the document stand for more than ${mostValues} values`);
}

/** As `parseYaml`, for a file that may hold several documents. */
export function parseYamlDocuments(text: string): unknown[] {
  checkSize(text.length);
  const documents = loadAll(text);
  if (text.includes('*')) checkAliases(documents);
  return documents;
}
