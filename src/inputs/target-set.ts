const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

/** Distinct targets, in the order in which they first came. */
export class TargetSet {
  readonly kind = 'list';
  readonly #targets: readonly string[];
  #json: Buffer | undefined;

  /** @param targets well-formed strings; duplicates count once */
  constructor(targets: readonly string[]) {
    // Most lists are sorted. Looking is three times as quick as a Set.
    const isSorted = targets.every((target, index) => index === 0 || (targets[index - 1] ?? '') < target);
    this.#targets = isSorted ? targets : [...new Set(targets)];
  }

  get count(): number {
    return this.#targets.length;
  }

  /** The first targets, `most` at most. */
  first(most: number): string[] {
    return this.#targets.slice(0, most);
  }

  has(target: string): boolean {
    return this.#targets.includes(target);
  }

  /** The first target that holds a control character (U+0000 to U+001F, U+007F to U+009F). */
  withControlCharacter(): { readonly target: string; readonly code: number } | undefined {
    const target = this.#targets.find((one) => controlCharacter.test(one));
    return target === undefined ? undefined : { target, code: target.charCodeAt(target.search(controlCharacter)) };
  }

  /** The JSON array of all targets, in UTF-8. */
  json(): Buffer {
    this.#json ??= Buffer.from(JSON.stringify(this.#targets), 'utf8');
    return this.#json;
  }
}
