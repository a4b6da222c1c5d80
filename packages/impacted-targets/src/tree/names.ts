import { ImpactError } from './impact-error.js';
import { shortened } from '../../../shared/src/text.js';

const strict = new TextDecoder('utf-8', { fatal: true });

function isUtf8(bytes: Buffer): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * A path as text. Git's paths are bytes; each byte that is not part of valid UTF-8 becomes one lone surrogate
 * (U+DC80 to U+DCFF, the rule of Python's PEP 383), so that no two paths become one text.
 */
export function decodePath(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  for (let at = 0; at < bytes.length;) {
    let length = 1;
    while (length <= 4 && !isUtf8(bytes.subarray(at, at + length))) length += 1;
    if (length <= 4) {
      text += bytes.toString('utf8', at, at + length);
      at += length;
    } else {
      text += String.fromCharCode(0xdc00 + (bytes[at] ?? 0));
      at += 1;
    }
  }
  return text;
}

const escapedByte = /[\udc80-\udcff]/u;

/** True when the path is valid UTF-8 in the repository, so that it can be given to a program as an argument. */
export function isTextPath(path: string): boolean {
  return !escapedByte.test(path);
}

/** The bytes of a path that `decodePath` made. */
export function encodePath(path: string): Buffer {
  if (isTextPath(path)) return Buffer.from(path, 'utf8');
  return Buffer.concat(
    path
      .split(/([\udc80-\udcff])/u)
      .map((part) => (escapedByte.test(part) ? Buffer.from([part.charCodeAt(0) - 0xdc00]) : Buffer.from(part, 'utf8'))),
  );
}

/**
 * Reads the NUL-terminated records of git's `-z` output piece by piece as they come, so that memory never holds all of
 * it.
 */
export class NulRecords {
  readonly #onRecord: (text: string, start: number, end: number) => void;

  /** The pieces of a record that is not complete yet. */
  #begun: Buffer[] = [];

  /** @param onRecord gets a text that contains the record, because cutting out each record takes memory and time */
  constructor(onRecord: (text: string, start: number, end: number) => void) {
    this.#onRecord = onRecord;
  }

  take(piece: Buffer): void {
    const end = piece.lastIndexOf(0) + 1;
    if (end > 0) {
      this.#read(
        this.#begun.length === 0 ? piece.subarray(0, end) : Buffer.concat([...this.#begun, piece.subarray(0, end)]),
      );
      this.#begun = [];
    }
    if (end < piece.length) this.#begun.push(piece.subarray(end));
  }

  #read(records: Buffer): void {
    const text = records.toString('utf8');
    if (mayBeMalformed(text)) {
      for (const record of splitBytes(records)) this.#onRecord(record, 0, record.length);
      return;
    }
    for (let start = 0; start < text.length;) {
      const end = text.indexOf('\0', start);
      this.#onRecord(text, start, end);
      start = end + 1;
    }
  }
}

/** Only malformed bytes, or a replacement character in a real name, make this true. */
function mayBeMalformed(text: string): boolean {
  return text.includes('\uFFFD');
}

/** The NUL-terminated records of git's `-z` output, as text. */
export function nulRecords(output: Buffer): string[] {
  const text = output.toString('utf8');
  if (mayBeMalformed(text)) return splitBytes(output);
  const records = text.split('\0');
  if (records.at(-1) === '') records.pop();
  return records;
}

function splitBytes(output: Buffer): string[] {
  const records: string[] = [];
  let from = 0;
  for (let to = output.indexOf(0); to !== -1; to = output.indexOf(0, from)) {
    records.push(decodePath(output.subarray(from, to)));
    from = to + 1;
  }
  if (from < output.length) records.push(decodePath(output.subarray(from)));
  return records;
}

/**
 * Orders texts by their UTF-8 bytes, which is the same on every machine and the order that git uses. A lone surrogate is the byte that
 * `decodePath` made it of.
 */
export function compareByteOrder(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    if (isByte(left, index) || isByte(right, index)) return Buffer.compare(encodePath(left), encodePath(right));
    // UTF-16 puts surrogates before U+E000 to U+FFFF. UTF-8 puts the characters of surrogates after them.
    const aSurrogate = a >= 0xd800 && a <= 0xdfff;
    const bSurrogate = b >= 0xd800 && b <= 0xdfff;
    if (aSurrogate !== bSurrogate && a >= 0xd800 && b >= 0xd800) return aSurrogate ? 1 : -1;
    return a < b ? -1 : 1;
  }
  return left.length - right.length;
}

/** True for a surrogate that stands for a byte outside of valid UTF-8, and is not the second half of a pair. */
function isByte(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0xdc80 || code > 0xdcff) return false;
  const before = index === 0 ? 0 : text.charCodeAt(index - 1);
  return before < 0xd800 || before > 0xdbff;
}

/**
 * Searches paths that are in the order of their bytes.
 * @param count of the paths
 * @returns the index of the first path that does not come before the wanted one; the count where all come before it
 */
export function firstFrom(count: number, pathAt: (index: number) => string, path: string): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareByteOrder(pathAt(middle), path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A full commit id, in lower case.
 * @param name what the id is called in the message: the input's name
 * @throws ImpactError when it is anything else: a branch, an abbreviation, an option
 */
export function fullCommitId(value: string, name: string): string {
  const id = value.trim().toLowerCase();
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) return id;
  throw new ImpactError(
    `${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify(shortened(value, 80))}. ` +
      'Give it a commit id that the event holds, such as github.event.pull_request.base.sha',
  );
}

/**
 * Refuses branch names that git refuses (git-check-ref-format(1)) and those that begin with `-`.
 * @throws ImpactError
 */
export function checkBranchName(branch: string): void {
  const bad =
    branch === '' ||
    branch === '@' ||
    branch.startsWith('-') ||
    /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch) ||
    branch.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'));
  if (bad) {
    throw new ImpactError(
      `target-branch: ${JSON.stringify(shortened(branch, 120))} is no branch name that git accepts. Give the branch's name without refs/heads/`,
    );
  }
}
