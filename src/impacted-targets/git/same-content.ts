import { randomInt } from 'node:crypto';

/** So many digits of an object's name tell it from nearly all others; nobody finds names that are alike in all of them. */
const digits = 16;

/**
 * For each file, the index of the first one with the same content. A table of numbers, since a `Map` of 300,000 names takes
 * five times the memory and twice the time.
 * @param files with the names of their contents in hexadecimal, of one length
 */
export function firstAlike(files: readonly { readonly object: string }[]): Int32Array {
  const size = 2 ** Math.ceil(Math.log2(2 * files.length + 2));
  const table = new Int32Array(size).fill(-1);
  const first = new Int32Array(files.length);
  /** More of each name than tells its place, so that names are compared where they are alike, and hardly elsewhere. */
  const marks = new Int32Array(files.length);
  // Not to be foreseen, so that no repository is made whose names all fall on one place.
  const factor = randomInt(2 ** 31) * 2 + 1;
  for (let index = 0; index < files.length; index += 1) {
    const object = files[index]?.object ?? '';
    let mark = 0;
    for (let at = 0; at < digits; at += 1) mark = Math.imul(mark ^ object.charCodeAt(at), factor);
    marks[index] = mark;
    for (let place = (mark ^ (mark >>> 15)) & (size - 1); ; place = (place + 1) & (size - 1)) {
      const other = table[place] ?? -1;
      if (other === -1) {
        table[place] = index;
        first[index] = index;
        break;
      }
      if (marks[other] === mark && files[other]?.object === object) {
        first[index] = other;
        break;
      }
    }
  }
  return first;
}
