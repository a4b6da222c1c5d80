import { append } from '../../../../shared/src/append.js';

/** What a file says about a name: several texts, in their order. */
export interface Said<T> {
  readonly texts: readonly T[];
  readonly file: string;
}

/** What files say about names, together with the names that were asked for. */
export class AskedNames<T> {
  readonly #known = new Map<string, Said<T>[]>();

  /** Names that were asked for. What the files say about other names has no bearing. */
  readonly asked = new Set<string>();

  /** Adds what one more file says. */
  add(file: string, names: ReadonlyMap<string, readonly T[]>): void {
    for (const [name, texts] of names) append(this.#known, name, { texts, file });
  }

  /** What the files say about a name, in the order of the files; undefined where they say nothing. */
  get(name: string): readonly Said<T>[] | undefined {
    this.asked.add(name);
    return this.#known.get(name);
  }
}
