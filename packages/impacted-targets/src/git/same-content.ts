import { randomInt } from 'node:crypto';

/**
 * How many digits of an object's name are compared. They distinguish it from nearly all others, and nobody can
 * construct names that agree in all of them.
 */
const digits = 16;

/**
 * For each file, the index of the first file with the same content. The table consists of numbers, because a `Map` of
 * 300,000 names takes five times the memory and twice the time.
 * @param files with the hexadecimal names of their contents, all of one length
 */
export function firstAlike(files: readonly { readonly object: string }[]): Int32Array {
  const size = 2 ** Math.ceil(Math.log2(2 * files.length + 2));
  const table = new Int32Array(size).fill(-1);
  const first = new Int32Array(files.length);
  /**
   * A further part of each name, beyond the part that gives its slot. Full names are then compared almost only when
   * they are equal.
   */
  const marks = new Int32Array(files.length);
  // A random factor, so that nobody can make a repository whose names all fall on one slot.
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
