/** What most targets have at least, in bytes. */
const usualBytes = 40;

/** The same byte in each place of a word of four. */
const ones = 0x01010101;
const highBits = 0x80808080;
const quotes = 0x22222222;
const backslashes = 0x5c5c5c5c;
const spaces = 0x20202020;
const lineFeeds = 0x0a0a0a0a;

const [lineFeed, carriageReturn, space] = [0x0a, 0x0d, 0x20] as const;

/** 2^32 divided by the golden ratio: Knuth's multiplier (The Art of Computer Programming, volume 3, section 6.4). */
const multiplier = 0x9e3779b1;

const viewOf = (bytes: Buffer): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Distinct targets in the order in which they first came, kept as places in the bytes that they were read from. A file
 * of half a million targets is so checked, counted and measured in the memory of the file itself, and in half the time and
 * half the memory that as many strings take.
 */
export class TargetByteSet {
  readonly kind = 'list';
  readonly #bytes: Buffer;
  readonly #view: DataView;
  #starts: Uint32Array<ArrayBuffer>;
  #ends: Uint32Array<ArrayBuffer>;
  #hashes: Int32Array<ArrayBuffer>;
  /** Open addressing: 1 + the number of a target, or 0 where nothing is. */
  #slots: Uint32Array<ArrayBuffer>;
  /** How many slots were looked at that held another target. */
  #collisions = 0;
  /** Numbers of the targets by their bytes, once too many of them fell on one another; the slots are not used any more. */
  #byBytes: Map<string, number> | undefined;
  /** JSON of the targets that JSON does not write as they are, by number. */
  readonly #escaped = new Map<number, Buffer>();
  #count = 0;
  /** Of the target read last. */
  #hashOfLast = 0;
  #escapedLast = false;
  #jsonBytes = 2;
  /** How many targets came again. */
  duplicates = 0;

  /** @param bytes valid UTF-8, in which all targets lie */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    // Room for targets of the usual length, since growing copies; shorter ones make it grow.
    const room = Math.max(1024, Math.ceil(bytes.length / usualBytes));
    this.#starts = new Uint32Array(room);
    this.#ends = new Uint32Array(room);
    this.#hashes = new Int32Array(room);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(room * 2)));
  }

  /** The targets of a list of strings. */
  static of(targets: readonly string[]): TargetByteSet {
    const bytes = Buffer.from(targets.join('\n'), 'utf8');
    const distinct = new TargetByteSet(bytes);
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
    this.#read(this.#view, start, end);
    this.#take(start, end);
  }

  /**
   * Takes the line that begins there, unless it is blank or came before. It may end in CRLF.
   * @returns where it ends: the place of its line feed, or of the end
   */
  addLine(start: number): number {
    const bytes = this.#bytes;
    const lineEnd = this.#read(this.#view, start, bytes.length, true);
    const hasReturn = lineEnd > start && bytes[lineEnd - 1] === carriageReturn;
    const end = hasReturn ? lineEnd - 1 : lineEnd;
    let at = start;
    while (at < end && (bytes[at] ?? 0) <= space) at += 1;
    if (at === end) return lineEnd;
    if (hasReturn) this.add(start, end);
    else this.#take(start, end);
    return lineEnd;
  }

  /** Takes the target that was read last. */
  #take(start: number, end: number): void {
    const hash = this.#hashOfLast;
    const slot = this.#byBytes === undefined ? this.#slotOf(hash, this.#bytes, start, end) : -1;
    const name = this.#byBytes === undefined ? '' : this.#bytes.toString('latin1', start, end);
    if (this.#byBytes === undefined ? this.#slots[slot] !== 0 : this.#byBytes.has(name)) {
      this.duplicates += 1;
      return;
    }
    const number = this.#count;
    if (number === this.#starts.length) this.#growLists();
    this.#starts[number] = start;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    if (this.#byBytes === undefined) this.#slots[slot] = number + 1;
    else this.#byBytes.set(name, number);
    this.#count = number + 1;
    let size = end - start + 2;
    if (this.#escapedLast) {
      const json = Buffer.from(JSON.stringify(this.#bytes.toString('utf8', start, end)), 'utf8');
      this.#escaped.set(number, json);
      size = json.byteLength;
    }
    this.#jsonBytes += size + (number === 0 ? 0 : 1);
    if (this.#byBytes !== undefined) return;
    if (this.#collisions > 32 * (this.#count + 1024)) this.#giveUpSlots();
    else if (this.#count * 2 > this.#slots.length) this.#growSlots();
  }

  /**
   * Whoever knows the hash can write targets that all fall on one slot, and with them a list that takes the square of its
   * length. A `Map` is slower and draws a seed for each process.
   */
  #giveUpSlots(): void {
    this.#byBytes = new Map();
    for (let number = 0; number < this.#count; number += 1) {
      this.#byBytes.set(this.#bytes.toString('latin1', this.#starts[number], this.#ends[number]), number);
    }
  }

  /**
   * Reads a target once, for its hash and for what JSON does not write as it is: a quote, a backslash or a control
   * character (RFC 8259, section 7). Four bytes at a time take half as long: a word holds a byte that is zero, or less
   * than n, when taking away one, or n, sets the high bit of a byte that had none (Hacker's Delight, 2nd edition,
   * section 6-1).
   * @returns where it ends: at `end`, or before that at a line feed where that is asked for
   */
  #read(view: DataView, start: number, end: number, untilLineFeed = false): number {
    let hash = 0;
    let escaped = false;
    let at = start;
    for (const last = end - 3; at < last; at += 4) {
      const word = view.getInt32(at, true);
      const quote = word ^ quotes;
      const backslash = word ^ backslashes;
      const special = ((word - spaces) & ~word) | ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash);
      if ((special & highBits) !== 0) {
        const feed = word ^ lineFeeds;
        if (untilLineFeed && ((feed - ones) & ~feed & highBits) !== 0) break;
        escaped = true;
      }
      hash = Math.imul(hash ^ word, multiplier);
      hash ^= hash >>> 15;
    }
    for (; at < end; at += 1) {
      const byte = view.getUint8(at);
      if (byte === lineFeed && untilLineFeed) break;
      escaped ||= byte < space || byte === 0x22 || byte === 0x5c;
      hash = Math.imul(hash ^ byte, multiplier);
    }
    this.#escapedLast = escaped;
    // MurmurHash3's last steps, so that every byte moves the low bits, which choose the slot.
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    this.#hashOfLast = hash ^ (hash >>> 16);
    return at;
  }

  /** The slot that holds the target between two places of some bytes, or the empty one where it belongs. */
  #slotOf(hash: number, target: Buffer, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return slot;
      if (this.#hashes[number] === hash) {
        const [otherStart, otherEnd] = [this.#starts[number], this.#ends[number]];
        if (this.#bytes.compare(target, start, end, otherStart, otherEnd) === 0) return slot;
      }
      this.#collisions += 1;
    }
  }

  #growLists(): void {
    const grown = <List extends Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(from: List, to: List): List => {
      to.set(from);
      return to;
    };
    const room = this.#starts.length * 2;
    this.#starts = grown(this.#starts, new Uint32Array(room));
    this.#ends = grown(this.#ends, new Uint32Array(room));
    this.#hashes = grown(this.#hashes, new Int32Array(room));
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

  /** The first targets, `most` at most. */
  first(most: number): string[] {
    const names: string[] = [];
    for (let number = 0; number < Math.min(most, this.#count); number += 1) {
      names.push(this.#bytes.toString('utf8', this.#starts[number], this.#ends[number]));
    }
    return names;
  }

  has(target: string): boolean {
    const wanted = Buffer.from(target, 'utf8');
    if (this.#byBytes !== undefined) return this.#byBytes.has(wanted.toString('latin1'));
    this.#read(viewOf(wanted), 0, wanted.length);
    return this.#slots[this.#slotOf(this.#hashOfLast, wanted, 0, wanted.length)] !== 0;
  }

  /** The first target that holds a control character (U+0000 to U+001F, U+007F to U+009F). */
  withControlCharacter(): { readonly target: string; readonly code: number } | undefined {
    const isRare = this.#bytes.includes(0x7f) || this.#bytes.includes(0xc2);
    const numbers = isRare ? Array.from({ length: this.#count }, (_, number) => number) : [...this.#escaped.keys()];
    for (const number of numbers) {
      const target = this.#bytes.toString('utf8', this.#starts[number], this.#ends[number]);
      const at = target.search(/[\u0000-\u001f\u007f-\u009f]/);
      if (at >= 0) return { target, code: target.charCodeAt(at) };
    }
    return undefined;
  }

  /**
   * The JSON array of all targets, in UTF-8, between two texts, which together make a request's body.
   * @returns the whole, and the array in it; both in the same memory
   */
  json(before = '', after = ''): { readonly whole: Buffer; readonly array: Buffer } {
    const from = this.#view;
    const start = Buffer.byteLength(before, 'utf8');
    const whole = Buffer.allocUnsafe(start + this.#jsonBytes + Buffer.byteLength(after, 'utf8'));
    const to = viewOf(whole);
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
      let place = this.#starts[number] ?? 0;
      const end = this.#ends[number] ?? 0;
      for (const last = end - 3; place < last; place += 4, at += 4) to.setInt32(at, from.getInt32(place));
      for (; place < end; place += 1) whole[at++] = from.getUint8(place);
      whole[at++] = 0x22;
    }
    whole[at++] = 0x5d;
    whole.write(after, at, 'utf8');
    return { whole, array: whole.subarray(start, start + this.#jsonBytes) };
  }
}
