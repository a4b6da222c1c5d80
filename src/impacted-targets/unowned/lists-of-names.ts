/** Names at the root of a repository that no program packs or copies: those of Git, GitHub and editors. */
const neverPacked = /^\.(?:git\w+|editorconfig|vscode|idea|devcontainer)$/;

/** Fewest names of a list, and of those that are never packed, for a list of all that the root may hold. */
const fewestNames = 10;
const fewestNeverPacked = 2;

/** How many characters of a list are read before and behind a name. */
const longest = 5000;

/** How many names of one text are looked up, so that a long text takes linear time. */
const mostLookups = 200;

/**
 * Finds names in a text that only stand in a list of what the root of the repository may hold. A check of the root looks
 * for new names there, and reads no file of the list.
 */
export class ListsOfNames {
  readonly #text: string;
  #lookups = 0;

  /** @param text code */
  constructor(text: string) {
    this.#text = text;
  }

  /** True for a name in quotes at this index that stands in such a list. */
  holds(name: string, index: number): boolean {
    this.#lookups += 1;
    if (this.#lookups > mostLookups || !this.#text.startsWith(name, index)) return false;
    const before = this.#text.slice(Math.max(0, index - longest), index);
    const open = before.lastIndexOf('[');
    const behind = this.#text.slice(index, index + longest);
    const close = behind.indexOf(']');
    if (open === -1 || close === -1) return false;
    const names = namesIn(before.slice(open + 1) + behind.slice(0, close));
    return names.length >= fewestNames && names.filter((one) => neverPacked.test(one)).length >= fewestNeverPacked;
  }
}

/** The names of a list of single names in quotes; empty for a list of anything else. */
function namesIn(list: string): string[] {
  const entries = list
    .replace(/^[ \t]*(?:\/\/|#).*$/gm, '')
    .split(',')
    .map((entry) => entry.trim());
  if (entries.at(-1) === '') entries.pop();
  const names = entries.map((entry) => /^(["'`])([\w.@+-]{1,255})\1$/.exec(entry)?.[2]);
  return names.every((name) => name !== undefined) ? names : [];
}
