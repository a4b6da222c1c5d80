import { load, loadAll } from 'js-yaml';
import { checkSize } from './size-limit.js';

/**
 * Reads a YAML manifest or lockfile. By js-yaml, which reads a lockfile of a megabyte in a ninth of the time that `yaml`
 * takes; `yaml` reads what people write for this action, because it knows the place of every node.
 * @returns what the document holds; undefined or null when it is empty
 * @throws YAMLException when it is no YAML; Error when its aliases stand for more than fits into memory; TooLarge when it is
 *   too large
 */
export function parseYaml(text: string): unknown {
  checkSize(text.length);
  const document = load(text);
  // Without an asterisk there is no alias, as in every lockfile that a tool writes.
  if (text.includes('*')) checkAliases(document);
  return document;
}

/** Values that a document may have once every alias is written out. Lockfiles of the largest repositories have a million. */
const mostValues = 5_000_000;

/**
 * An alias is the same value in several places, so that a document of some lines can stand for more values than fit into any
 * memory as soon as somebody walks through them. They are counted here without doing so.
 * @throws Error when there are more than anybody writes, or when a value holds itself
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
