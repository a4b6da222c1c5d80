/** Receives the output of a batch. A position is the index of a name that was given to the batch, from 0. */
export interface BatchUse {
  /** @param size of the content that comes next, in bytes; undefined where the object is missing */
  onSize(position: number, size: number | undefined): void;
  /** @param content may be read during the call alone */
  onContent(position: number, content: Buffer): void;
}

/**
 * Reads what `git cat-file --batch=%(objectsize)` prints, piece by piece (git-cat-file(1), "Batch output"): for each name in turn,
 * a line with the size in bytes and then the content with a line end; or a line that ends with `missing`.
 */
export class BatchReader {
  readonly #use: BatchUse;

  /** Copies of output that is not complete yet, and its length in bytes. */
  #pieces: Buffer[] = [];
  #held = 0;
  /** More can be read once this many bytes are here. */
  #needed = 1;
  /** Size of the content that comes next, in bytes; undefined where a line comes next. */
  #size: number | undefined;
  #position = 0;

  constructor(use: BatchUse) {
    this.#use = use;
  }

  /** @param piece what was printed next; it is not used after the call */
  take(piece: Buffer): void {
    if (this.#held + piece.length < this.#needed) {
      this.#keep(piece);
      return;
    }
    const data = this.#held === 0 ? piece : Buffer.concat([...this.#pieces, piece]);
    const rest = data.subarray(this.#read(data));
    this.#pieces = [];
    this.#held = 0;
    this.#keep(rest);
    this.#needed = this.#size === undefined ? rest.length + 1 : this.#size + 1;
  }

  #keep(piece: Buffer): void {
    this.#pieces.push(Buffer.from(piece));
    this.#held += piece.length;
  }

  /**
   * Reads as much as is complete.
   * @returns how many bytes were read
   */
  #read(data: Buffer): number {
    const use = this.#use;
    for (let at = 0; ;) {
      if (this.#size === undefined) {
        const end = data.indexOf(0x0a, at);
        if (end === -1) return at;
        this.#size = sizeIn(data, at, end);
        use.onSize(this.#position, this.#size);
        if (this.#size === undefined) this.#position += 1;
        at = end + 1;
      } else {
        const end = at + this.#size;
        if (data.length <= end) return at;
        use.onContent(this.#position, data.subarray(at, end));
        this.#position += 1;
        at = end + 1;
        this.#size = undefined;
      }
    }
  }
}

/** The number that is a line; undefined where the line says something else. */
function sizeIn(data: Buffer, start: number, end: number): number | undefined {
  const line = data.toString('latin1', start, end);
  return /^\d+$/.test(line) ? Number(line) : undefined;
}

/**
 * What `git cat-file --batch` printed: for each name in turn the object with its content, or undefined where it is missing.
 */
export function objectsIn(printed: Buffer): ({ id: string; kind: string; content: Buffer } | undefined)[] {
  const found: ReturnType<typeof objectsIn> = [];
  for (let at = 0; at < printed.length;) {
    const end = printed.indexOf(0x0a, at);
    const [, id, kind, size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(printed.toString('latin1', at, end)) ?? [];
    at = end + 1;
    if (id === undefined || kind === undefined) found.push(undefined);
    else {
      found.push({ id, kind, content: printed.subarray(at, at + Number(size)) });
      at += Number(size) + 1;
    }
  }
  return found;
}
