/** A text that a file writes, and that may name a file, a folder, a module or a target. */
export interface Literal {
  /** The text as the program has it: escapes are replaced, and names that the language joins to a path are joined by `/`. */
  readonly text: string;
  /** Line of its beginning, counted from 1. */
  readonly line: number;
  /**
   * `import`: a module where the language imports, mocks or resolves one. `path`: a text in quotes, or a word of a script or a settings file,
   * with `/` in it; it may be a glob. `joined`: names behind a beginning that the program computes (`join(root, 'a', 'b.json')` gives `a/b.json`). `word`: a word
   * of a script, a manifest or a settings file, or a name behind an option for one in a source (`-w`, `--filter`).
   */
  readonly role: 'import' | 'path' | 'joined' | 'word';
}

/** The longest text that may be a path or a name, in characters. */
const longest = 1024;

/** Collects the literals of a file: each text once for each role, with its first line. Texts that can be no path and no name are left out. */
export class Literals {
  readonly #found = new Map<string, { readonly literal: Omit<Literal, 'line'>; readonly at: number }>();
  readonly #content: string;

  /**
   * @param content of the file
   * @param isOfData true for a file of data, whose texts are no names
   */
  constructor(
    content: string,
    readonly isOfData = false,
  ) {
    this.#content = content;
  }

  /** @param at place in the content, in characters */
  add(role: Literal['role'], text: string, at: number): void {
    // Jest has a word for the folder of its configuration where a program has a computed beginning.
    if (role === 'path' && text.startsWith('<rootDir>/')) {
      this.add('joined', text.slice('<rootDir>/'.length), at);
      return;
    }
    if ((role === 'word' && this.isOfData) || text === '' || text.length > longest || !mayName(text)) return;
    const key = `${role} ${text}`;
    if (!this.#found.has(key)) this.#found.set(key, { literal: { role, text }, at });
  }

  /** In the order of their places. */
  values(): Literal[] {
    let line = 1;
    let end = this.#content.indexOf('\n');
    return [...this.#found.values()]
      .sort((one, other) => one.at - other.at)
      .map(({ literal, at }) => {
        for (; end !== -1 && end < at; end = this.#content.indexOf('\n', end + 1)) line += 1;
        return { ...literal, line };
      });
  }
}

/** False for texts with characters that no path, no glob and no name has, and for addresses. */
function mayName(text: string): boolean {
  return !/[\s<>|"\0]/.test(text) && !text.includes('://') && !text.startsWith('//');
}
