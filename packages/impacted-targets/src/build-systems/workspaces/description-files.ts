import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../../formats/json.js';
import type { Comparison } from '../../tree/tree.js';
import { belowRoot } from '../../tree/build-root.js';
import { isObject } from '../../../../shared/src/json-values.js';

/**
 * True where only the version in `lerna.json` changed, from which Lerna counts at the next publication (Lerna's
 * documentation, `version`). Packages carry their own versions, which tools and tests see instead.
 */
export async function isVersionAlone(comparison: Comparison, path: string): Promise<boolean> {
  if (belowRoot(path, comparison.root) !== 'lerna.json') return false;
  const [base, head] = [await comparison.base.read([path]), await comparison.head.read([path])];
  const others = (content: Buffer | undefined): unknown => {
    const value: unknown = parseJson(content?.toString('utf8') ?? 'null');
    return isObject(value) ? { ...value, version: undefined } : undefined;
  };
  try {
    const [before, after] = [others(base.get(path)), others(head.get(path))];
    return before !== undefined && isDeepStrictEqual(before, after);
  } catch {
    return false;
  }
}
