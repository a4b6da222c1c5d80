import leven from 'leven';

/** Most names that are kept, and the longest of them: for suggestions only. */
const mostNames = 1000;
const longestName = 200;

/** Names that reports hold, for a suggestion where a glob fits nothing. */
export class NearNames {
  readonly #names = new Set<string>();

  add(name: string | undefined): void {
    if (name !== undefined && name.length <= longestName && this.#names.size < mostNames) this.#names.add(name);
  }

  /** The name that is nearest to a glob, where it is near enough for a mistake in typing. */
  nearest(glob: string): string | undefined {
    // A name is compared with the glob's text before its first wildcard, and with its first name.
    const start = /^[^*?[{]*/.exec(glob)?.[0] ?? '';
    const texts = [...new Set([glob, start, glob.split(/ [>›] /)[0] ?? ''])]
      .map((text) => text.replace(/(?<![\s/.:>›*])[\s/.:>›*]+$/, ''))
      .filter((text) => text !== '' && text.length <= longestName);
    let nearest: { readonly name: string; readonly far: number } | undefined;
    for (const name of this.#names) {
      for (const text of texts) {
        // A path is compared as far as the glob names folders.
        const compared = name.split('/').slice(0, text.split('/').length).join('/');
        const far = leven(compared.toLowerCase(), text.toLowerCase());
        if (far <= Math.max(1, Math.min(3, text.length / 4)) && far < (nearest?.far ?? Infinity)) {
          nearest = { name: compared, far };
        }
      }
    }
    return nearest?.name;
  }
}
