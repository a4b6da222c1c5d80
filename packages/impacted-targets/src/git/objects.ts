import { ImpactError } from '../tree/impact-error.js';
import { grouped } from '../../../shared/src/numbers.js';

/** An object as `git cat-file --batch` prints it. Its content may be read only while it is handed over. */
export interface GitObject {
  readonly id: string;
  readonly kind: string;
  readonly content: Buffer;
}

/** Gets an object, or undefined where it is missing. @param position index of its name in the input of the batch, from 0 */
type Take = (position: number, object: GitObject | undefined) => void;

/**
 * Largest object whose content is read, in bytes: GitHub accepts files of at most 100 MB, and Node.js cannot hold a much
 * longer text.
 */
const limitBytes = 256 * 1024 * 1024;

/**
 * Reads what `git cat-file --batch` prints, piece by piece (git-cat-file(1), "Batch output"): for each name in turn, a line with id, kind
 * and size in bytes, and then the content with a line end; or a line that ends otherwise, where the object is missing.
 * @param named what a person calls an object, by its id
 * @returns takes the next piece; throws an ImpactError for an object that is too large
 */
export function batchReader(take: Take, named = (id: string) => `Object ${id}`): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  /** Bytes of the pieces, and how many are needed before more can be read. */
  let [held, needed] = [0, 1];
  let position = 0;
  return (piece) => {
    pieces.push(piece);
    held += piece.length;
    if (held < needed) return;
    let data = Buffer.concat(pieces);
    needed = data.length + 1;
    for (let end = data.indexOf('\n'); end !== -1; end = data.indexOf('\n')) {
      const [, id = '', kind = '', digits] = /^(\w+) (\w+) (\d+)$/.exec(data.toString('latin1', 0, end)) ?? [];
      const size = Number(digits ?? -1);
      if (size > limitBytes) {
        throw new ImpactError(
          `${named(id)} has ${grouped(size)} bytes, and at most ${grouped(limitBytes)} of a file are read. Keep it in Git LFS`,
        );
      }
      const next = end + size + 2;
      needed = next;
      if (data.length < next) break;
      take(position, digits === undefined ? undefined : { id, kind, content: data.subarray(end + 1, next - 1) });
      position += 1;
      data = data.subarray(next);
      needed = data.length + 1;
    }
    pieces = [data];
    held = data.length;
  };
}
