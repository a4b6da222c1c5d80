import type { Tree, TreeEntry } from '../build-systems/build-system.js';
import { contentMemory, keepUsed } from '../tree/content-memory.js';
import { languageOfName, writtenPaths, type WrittenPaths } from './written-paths.js';

/** What was found in the text of a file. */
export interface SearchedText<Own> {
  readonly written: WrittenPaths;
  /** The findings of the build system's own search. */
  readonly own: Own;
}

/**
 * Searches files of a commit for what they mention. An unchanged file is searched once.
 * @param entries regular files of the commit
 * @param system that searches
 * @param look the build system's own search; it may depend only on the text and the language
 * @param languageOf gives the language where the name does not show it
 */
export async function searchTexts<Own>(
  tree: Tree,
  entries: readonly TreeEntry[],
  system: string,
  look: (text: string, path: string) => Own,
  languageOf: (path: string) => string | undefined = () => undefined,
): Promise<Map<string, SearchedText<Own>>> {
  const searched = contentMemory<SearchedText<Own>>(tree, `texts searched by ${system}`);
  const keys = entries.map(({ path, object }) => `${object} ${languageOf(path) ?? ''}${languageOfName(path)}`);
  const unknown = [...entries.keys()].filter((index) => !searched.has(keys[index] ?? ''));
  const copy = copies();
  await tree.readEach(
    unknown.flatMap((index) => entries[index] ?? []),
    (alike, content) => {
      const text = content.toString('utf8').replace(/^\uFEFF/, '');
      for (const index of alike.map((each) => unknown[each] ?? -1)) {
        const path = entries[index]?.path ?? '';
        const key = keys[index] ?? '';
        if (searched.has(key)) continue;
        const { paths, climbs } = writtenPaths(path, text);
        searched.set(key, { written: { paths: paths.map(copy), climbs }, own: look(text, path) });
      }
    },
  );
  const found = new Map<string, SearchedText<Own>>();
  for (const [index, { path }] of entries.entries()) {
    const one = searched.get(keys[index] ?? '');
    if (one !== undefined) found.set(path, one);
  }
  keepUsed(searched, keys);
  return found;
}

/** Returns one copy for equal texts. The copies do not keep the memory of the whole file that they were cut from. */
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
