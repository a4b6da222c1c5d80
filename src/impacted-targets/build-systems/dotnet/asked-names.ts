import { append } from '../../../shared/append.js';

/** What files say about names, together with the names that were asked for. */
export class AskedNames<T> {
  readonly #known = new Map<string, { readonly said: T; readonly file: string }[]>();

  /** Names that were asked for. What the files say about other names has no bearing. */
  readonly asked = new Set<string>();

  /** Adds what one more file says. */
  add(file: string, names: ReadonlyMap<string, readonly T[]>): void {
    for (const [name, all] of names) for (const said of all) append(this.#known, name, { said, file });
  }

  /** What the files say about a name, in the order of the files; undefined where they say nothing. */
  get(name: string): readonly { readonly said: T; readonly file: string }[] | undefined {
    this.asked.add(name);
    return this.#known.get(name);
  }
}
