import { isUtf8 } from 'node:buffer';
import { ImpactError } from './impact-error.js';
import { shortened } from '../../../shared/src/text.js';

/**
 * A path as text. Git's paths are bytes. In a path that is not UTF-8, each byte beyond ASCII becomes one lone surrogate
 * (U+DC80 to U+DCFF), so that no two paths become one text.
 */
export function decodePath(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return bytes
    .toString('latin1')
    .replaceAll(/[\x80-\xff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)));
}

/** The bytes of a path that `decodePath` made. */
export function encodePath(path: string): Buffer {
  // The lowest byte of such a surrogate is the byte that it stands for.
  return Buffer.from(path, path.isWellFormed() ? 'utf8' : 'latin1');
}

/** The NUL-terminated records of git's `-z` output, as text. */
export function nulRecords(output: Buffer): string[] {
  const records = isUtf8(output)
    ? output.toString('utf8').split('\0')
    : output
        .toString('latin1')
        .split('\0')
        .map((record) => decodePath(Buffer.from(record, 'latin1')));
  if (records.at(-1) === '') records.pop();
  return records;
}

/** Orders paths by their bytes, which is the same on every machine and the order that git uses. */
export function compareByteOrder(left: string, right: string): number {
  // UTF-16 orders all other characters as UTF-8 does.
  if (beyond.test(left) || beyond.test(right)) return Buffer.compare(encodePath(left), encodePath(right));
  return left < right ? -1 : Number(left > right);
}

const beyond = /[\ud800-\uffff]/;

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
