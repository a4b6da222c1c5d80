const noKeys = new Int32Array();

/** Records texts by their keys, which take little memory. */
export class Keys {
  readonly #keys = new Set<number>();

  add(text: string): void {
    this.#keys.add(keyOf(text));
  }

  /** All keys, each once. */
  list(): Int32Array {
    return this.#keys.size === 0 ? noKeys : Int32Array.from(this.#keys);
  }
}

/**
 * A number for a text (FNV-1a, shortened to the integers that take the least memory). Texts that share a number only
 * make more files be looked at again.
 */
export function keyOf(text: string): number {
  let key = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) key = Math.imul(key ^ text.charCodeAt(index), 0x01000193);
  return key & 0x3fffffff;
}

/** True where one of the keys is among others. */
export function meet(keys: Int32Array, others: ReadonlySet<number>): boolean {
  return others.size > 0 && keys.some((key) => others.has(key));
}
