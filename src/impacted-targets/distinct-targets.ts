/** What most targets have at least, in bytes. */
const usualBytes = 40;

/**
 * Distinct targets in the order in which they first came, kept as places in the bytes that they were read from. A file
 * of half a million targets is so checked, counted and measured in the memory of the file itself, and in a tenth of the
 * time that as many strings take.
 */
export class DistinctTargets {
  readonly kind = 'list';
  readonly #bytes: Buffer;
  #starts: Uint32Array<ArrayBuffer>;
  #ends: Uint32Array<ArrayBuffer>;
  #hashes: Uint32Array<ArrayBuffer>;
  /** Open addressing: 1 + the number of a target, or 0 where nothing is. */
  #slots: Uint32Array<ArrayBuffer>;
  /** JSON of the targets that JSON does not write as they are, by number. */
  readonly #escaped = new Map<number, Buffer>();
  #count = 0;
  #jsonBytes = 2;
  /** How many targets came again. */
  duplicates = 0;

  /** @param bytes valid UTF-8, in which all targets lie */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    // Room for targets of the usual length, since growing copies; shorter ones make it grow.
    const room = Math.max(1024, Math.ceil(bytes.length / usualBytes));
    this.#starts = new Uint32Array(room);
    this.#ends = new Uint32Array(room);
    this.#hashes = new Uint32Array(room);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(room * 2)));
  }

  /** The targets of a list of strings. */
  static of(targets: readonly string[]): DistinctTargets {
    const bytes = Buffer.from(targets.join('\n'), 'utf8');
    const distinct = new DistinctTargets(bytes);
    let start = 0;
    for (const target of targets) {
      const end = start + Buffer.byteLength(target, 'utf8');
      distinct.add(start, end);
      start = end + 1;
    }
    return distinct;
  }

  get count(): number {
    return this.#count;
  }

  /** Size of the JSON array in bytes. */
  get jsonBytes(): number {
    return this.#jsonBytes;
  }

  /** Takes the target that lies there, unless it came before. */
  add(start: number, end: number): void {
    const bytes = this.#bytes;
    // FNV-1a (RFC 9923), which spreads names that differ in a few characters.
    let hash = 0x811c9dc5;
    let plain = true;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      hash = Math.imul(hash ^ byte, 0x01000193);
      // A quote, a backslash or a control character (RFC 8259, section 7).
      if (byte < 0x20 || byte === 0x22 || byte === 0x5c) plain = false;
    }
    hash >>>= 0;
    const slot = this.#slotOf(hash, start, end);
    if (this.#slots[slot] !== 0) {
      this.duplicates += 1;
      return;
    }
    const number = this.#count;
    if (number === this.#starts.length) this.#growLists();
    this.#starts[number] = start;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    this.#count = number + 1;
    let size = end - start + 2;
    if (!plain) {
      const json = Buffer.from(JSON.stringify(bytes.toString('utf8', start, end)), 'utf8');
      this.#escaped.set(number, json);
      size = json.byteLength;
    }
    this.#jsonBytes += size + (number === 0 ? 0 : 1);
    if (this.#count * 2 > this.#slots.length) this.#growSlots();
  }

  /** The slot that holds this target, or the empty one where it belongs. */
  #slotOf(hash: number, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return slot;
      if (this.#hashes[number] !== hash) continue;
      const [otherStart = 0, otherEnd = 0] = [this.#starts[number], this.#ends[number]];
      if (
        otherEnd - otherStart === end - start &&
        this.#bytes.compare(this.#bytes, otherStart, otherEnd, start, end) === 0
      ) {
        return slot;
      }
    }
  }

  #growLists(): void {
    const grown = (list: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
      const larger = new Uint32Array(list.length * 2);
      larger.set(list);
      return larger;
    };
    this.#starts = grown(this.#starts);
    this.#ends = grown(this.#ends);
    this.#hashes = grown(this.#hashes);
  }

  #growSlots(): void {
    const slots = new Uint32Array(this.#slots.length * 4);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#count; number += 1) {
      let slot = (this.#hashes[number] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }

  /** The first so many targets. */
  first(most: number): string[] {
    const names: string[] = [];
    for (let number = 0; number < Math.min(most, this.#count); number += 1) {
      names.push(this.#bytes.toString('utf8', this.#starts[number], this.#ends[number]));
    }
    return names;
  }

  has(target: string): boolean {
    const wanted = Buffer.from(target, 'utf8');
    for (let number = 0; number < this.#count; number += 1) {
      const [start = 0, end = 0] = [this.#starts[number], this.#ends[number]];
      if (end - start === wanted.length && wanted.compare(this.#bytes, start, end) === 0) return true;
    }
    return false;
  }

  /**
   * The JSON array of all targets, in UTF-8, between two texts, which together make a request's body.
   * @returns the whole, and the array in it; both in the same memory
   */
  json(before = '', after = ''): { readonly whole: Buffer; readonly array: Buffer } {
    const bytes = this.#bytes;
    const start = Buffer.byteLength(before, 'utf8');
    const whole = Buffer.allocUnsafe(start + this.#jsonBytes + Buffer.byteLength(after, 'utf8'));
    let at = whole.write(before, 'utf8');
    whole[at++] = 0x5b;
    for (let number = 0; number < this.#count; number += 1) {
      if (number > 0) whole[at++] = 0x2c;
      const escaped = this.#escaped.get(number);
      if (escaped !== undefined) {
        at += escaped.copy(whole, at);
        continue;
      }
      whole[at++] = 0x22;
      // Names are short: a loop takes half the time of as many calls that copy.
      const end = this.#ends[number] ?? 0;
      for (let from = this.#starts[number] ?? 0; from < end; from += 1) whole[at++] = bytes[from] ?? 0;
      whole[at++] = 0x22;
    }
    whole[at++] = 0x5d;
    whole.write(after, at, 'utf8');
    return { whole, array: whole.subarray(start, start + this.#jsonBytes) };
  }
}
