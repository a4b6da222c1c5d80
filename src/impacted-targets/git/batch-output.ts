/**
 * Reads what `git cat-file --batch` prints, piece by piece (git-cat-file(1), "Batch output"): for each name in turn, a line that
 * ends with the size in bytes and then the content with a line end; or a line that ends with `missing`.
 */
export class BatchReader {
  /** What is not whole yet, and its length in bytes. */
  #pieces: Buffer[] = [];
  #held = 0;
  /** From so many bytes on more can be read. */
  #needed = 1;
  /** Of the content that comes next, in bytes; undefined where a line comes next. */
  #size: number | undefined;

  /**
   * @param onLine gets the size that a line says, in bytes; undefined where the object is missing
   * @param onContent gets the content that follows
   */
  constructor(
    private readonly onLine: (size: number | undefined) => void,
    private readonly onContent: (content: Buffer) => void,
  ) {}

  take(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#held += piece.length;
    if (this.#held < this.#needed) return;
    const data = this.#pieces.length === 1 ? piece : Buffer.concat(this.#pieces);
    const rest = data.subarray(this.#read(data));
    this.#pieces = [rest];
    this.#held = rest.length;
    this.#needed = this.#size === undefined ? rest.length + 1 : this.#size + 1;
  }

  /** @returns how many bytes were read */
  #read(data: Buffer): number {
    for (let at = 0; ;) {
      if (this.#size === undefined) {
        const end = data.indexOf(0x0a, at);
        if (end === -1) return at;
        this.#size = sizeIn(data, at, end);
        this.onLine(this.#size);
        at = end + 1;
      } else {
        if (data.length - at <= this.#size) return at;
        this.onContent(data.subarray(at, at + this.#size));
        at += this.#size + 1;
        this.#size = undefined;
      }
    }
  }
}

/** The number that a line ends with. */
function sizeIn(data: Buffer, start: number, end: number): number | undefined {
  const text = data.toString('latin1', data.lastIndexOf(0x20, end - 1) + 1, end);
  return /^\d+$/.test(text) && end > start ? Number(text) : undefined;
}
