/** 2^32 divided by the golden ratio: Knuth's multiplier (The Art of Computer Programming, volume 3, section 6.4). */
const multiplier = 0x9e3779b1;

/**
 * Finds ranges of bytes by their contents: a hash table with open addressing, which takes only the memory of a few
 * numbers.
 */
export class ByteRangeTable {
  #starts: Uint32Array<ArrayBuffer>;
  #ends: Uint32Array<ArrayBuffer>;
  #hashes: Int32Array<ArrayBuffer>;
  /** For each slot: 1 + the number of its range, or 0 for an empty slot. */
  #slots: Uint32Array<ArrayBuffer>;
  #count = 0;
  /** How many looked-at slots held another range. */
  #collisions = 0;
  /** The contents as a set, which replaces the slots once too many ranges fell on the same slot. */
  #contents: Set<string> | undefined;

  /** @param room number of ranges that have room from the start; the table grows */
  constructor(room: number) {
    this.#starts = new Uint32Array(room);
    this.#ends = new Uint32Array(room);
    this.#hashes = new Int32Array(room);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(room * 2)));
  }

  /**
   * Adds a range.
   * @param bytes in which this range and all others lie
   * @param view of the bytes
   * @returns false, and adds nothing, where a range with the same content is there
   */
  add(bytes: Buffer, view: DataView, start: number, end: number): boolean {
    if (this.#contents !== undefined) return this.#addContent(this.#contents, bytes.toString('latin1', start, end));
    const hash = hashOf(view, start, end);
    const slot = this.#slotOf(hash, bytes, bytes, start, end);
    if (this.#slots[slot] !== 0) return false;
    if (this.#count === this.#starts.length) this.#growLists();
    const number = this.#count;
    this.#starts[number] = start;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    this.#count = number + 1;
    if (this.#collisions > 32 * (this.#count + 1024)) this.#giveUpSlots(bytes);
    else if (this.#count * 2 > this.#slots.length) this.#growSlots();
    return true;
  }

  /**
   * True when a range has this content.
   * @param bytes in which the ranges lie
   */
  has(bytes: Buffer, wanted: Buffer): boolean {
    if (this.#contents !== undefined) return this.#contents.has(wanted.toString('latin1'));
    const view = new DataView(wanted.buffer, wanted.byteOffset, wanted.byteLength);
    return this.#slots[this.#slotOf(hashOf(view, 0, wanted.length), bytes, wanted, 0, wanted.length)] !== 0;
  }

  #addContent(contents: Set<string>, content: string): boolean {
    const before = contents.size;
    return contents.add(content).size > before;
  }

  /**
   * The slot of the range with this content, or the empty slot where such a range belongs.
   * @param bytes in which the content lies
   */
  #slotOf(hash: number, bytes: Buffer, wanted: Buffer, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return slot;
      if (this.#hashes[number] === hash) {
        const [otherStart, otherEnd] = [this.#starts[number], this.#ends[number]];
        if (bytes.compare(wanted, start, end, otherStart, otherEnd) === 0) return slot;
      }
      this.#collisions += 1;
    }
  }

  /**
   * Somebody who knows the hash can write targets that all fall on one slot. A list of them would take time that grows
   * with the square of its length. A `Set` is slower, but draws a seed for each process.
   */
  #giveUpSlots(bytes: Buffer): void {
    this.#contents = new Set();
    for (let number = 0; number < this.#count; number += 1) {
      this.#contents.add(bytes.toString('latin1', this.#starts[number], this.#ends[number]));
    }
  }

  #growLists(): void {
    this.#starts = withMoreRoom(this.#starts);
    this.#ends = withMoreRoom(this.#ends);
    const hashes = new Int32Array(this.#starts.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
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
}

/** A copy of the numbers, twice as long. */
export function withMoreRoom(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** A hash of 32 bits, four bytes at a time. */
function hashOf(view: DataView, start: number, end: number): number {
  let hash = 0;
  let at = start;
  for (const last = end - 3; at < last; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at, true), multiplier);
    hash ^= hash >>> 15;
  }
  for (; at < end; at += 1) hash = Math.imul(hash ^ view.getUint8(at), multiplier);
  // MurmurHash3's last steps: every byte then changes the low bits, which choose the slot.
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
