import type { Tree, TreeEntry } from '../build-systems/build-system.js';
import { nameOf } from '../tree/paths.js';
import { writtenPaths, type WrittenPaths } from './written-paths.js';

/** What was found in the text of a file. */
export interface SearchedText<Own> {
  readonly written: WrittenPaths;
  /** What a build system looks for itself. */
  readonly own: Own;
}

/** Texts that were searched before, by git's object name and what tells the language, so that an unchanged file is searched once. */
export type SearchedTexts<Own = undefined> = Map<string, SearchedText<Own>>;

/**
 * Searches files of a commit for what they mention.
 * @param entries regular files of the commit
 * @param searched what was searched before; what is searched now is added
 * @param look finds what the build system looks for itself
 */
export async function searchTexts<Own>(
  tree: Tree,
  entries: readonly TreeEntry[],
  searched: SearchedTexts<Own>,
  look: (text: string, path: string) => Own,
): Promise<Map<string, SearchedText<Own>>> {
  const unknown = entries.filter((entry) => !searched.has(keyOf(entry)));
  const copy = copies();
  await tree.readEach(unknown, (indexes, content) => {
    const text = content.toString('utf8').replace(/^\uFEFF/, '');
    for (const index of indexes) {
      const entry = unknown[index];
      if (entry === undefined || searched.has(keyOf(entry))) continue;
      const { paths, climbs } = writtenPaths(entry.path, text);
      searched.set(keyOf(entry), { written: { paths: paths.map(copy), climbs }, own: look(text, entry.path) });
    }
  });
  const found = new Map<string, SearchedText<Own>>();
  for (const entry of entries) {
    const one = searched.get(keyOf(entry));
    if (one !== undefined) found.set(entry.path, one);
  }
  return found;
}

/** The language follows from the name's end. */
function keyOf({ path, object }: TreeEntry): string {
  const name = nameOf(path);
  return `${object} ${name.slice(name.lastIndexOf('.') + 1)}`;
}

/** Gives each text once, and none that keeps the memory of the whole file that it was cut from. */
function copies(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = Buffer.from(text, 'utf8').toString('utf8');
    known.set(made, made);
    return made;
  };
}
