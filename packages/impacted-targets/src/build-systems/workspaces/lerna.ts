import { isDeepStrictEqual } from 'node:util';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import { texts } from '../../../../shared/src/json-values.js';

export const lernaFile = 'lerna.json';

/**
 * Patterns of the packages that lerna.json names (Lerna's documentation, `packages` and `useWorkspaces`). None without the file.
 * @param hasOthers whether the package manager names packages; Lerna then uses these unless its settings have another list
 * @throws Unanswerable when lerna.json is not a mapping
 */
export async function lernaPackages(tree: Tree, path: string, hasOthers: boolean): Promise<readonly string[]> {
  const content = (await tree.read([path])).get(path);
  if (content === undefined) return [];
  const settings = fieldsInJson(content);
  if (settings === undefined) throw new Unanswerable(`${path} cannot be read`);
  const { packages, useWorkspaces } = settings;
  if (hasOthers && (useWorkspaces === true || packages === undefined)) return [];
  return Array.isArray(packages) ? texts(packages) : ['packages/*'];
}

/**
 * True where only the version in `lerna.json` changed, from which Lerna counts at the next publication (Lerna's
 * documentation, `version`). Packages carry their own versions, which tools and tests see instead.
 */
export async function isVersionAlone({ base, head }: Comparison, path: string): Promise<boolean> {
  const was = fieldsInJson((await base.read([path])).get(path));
  const is = fieldsInJson((await head.read([path])).get(path));
  return was !== undefined && isDeepStrictEqual({ ...was, version: '' }, { ...is, version: '' });
}
