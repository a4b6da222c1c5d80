import { isUtf8 } from 'node:buffer';
import { type ReadableFolders, readWholeFile } from '../../shared/files/open-file.js';
import { oneLine, shortened } from '../../shared/text.js';
import { TargetByteSet } from './target-byte-set.js';
import { UserError } from '../../shared/user-error.js';

/** Impacted targets as a service takes them: every target, or a list. */
export type TargetList = { readonly kind: 'all' } | TargetByteSet;

/** A list of targets that cannot be read. The message says what is wrong and what would be right. */
export class TargetListError extends UserError {
  override readonly name = 'TargetListError';
}

/** Largest file of targets. The service takes a list of at most 20 MiB, but a file may hold each target many times. */
const targetsFileLimitBytes = 256 * 1024 * 1024;

/**
 * Largest list that goes through the JSON parser, which needs many times its size in memory. Only lists with escapes
 * need the parser, and those have at most 20 MiB, too.
 */
const parsedLimitLength = 32 * 1024 * 1024;

const shapes = 'A targets file holds a JSON array of strings, the JSON string "ALL", or one target a line';

const [space, quote, comma, bracket, closingBracket, brace] = [0x20, 0x22, 0x2c, 0x5b, 0x5d, 0x7b] as const;

/**
 * Reads targets from a file: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line, where
 * `ALL` alone means all. UTF-8 with or without BOM, LF or CRLF; blank lines and duplicates are dropped.
 * @param folders in which the file may lie
 * @throws TargetListError when it is empty, not UTF-8, JSON of another shape, or holds control characters
 * @throws FileRefusedor the file system's error when the file cannot be read
 */
export function readTargetsFile(path: string, folders: ReadableFolders): TargetList {
  const whole = readWholeFile(path, folders, targetsFileLimitBytes);
  if (!isUtf8(whole)) throw new TargetListError('it is not UTF-8. Write it in that encoding');
  const bytes = whole[0] === 0xef && whole[1] === 0xbb && whole[2] === 0xbf ? whole.subarray(3) : whole;
  if (looksLikeJson(bytes)) return allAlone(readStringArray(bytes) ?? readJson(bytes.toString('utf8')));
  const targets = readLines(bytes);
  // A generator that fails quietly writes an empty file, or JSON that is not a list.
  if (targets.count === 0) throw new TargetListError('it is empty. Write [] into it if no target is impacted');
  const [only = ''] = targets.first(1);
  if (targets.count === 1 && /^(null|true|false|-?\d+(\.\d+)?)$/.test(only)) {
    throw new TargetListError(`it is JSON of another shape. ${shapes}`);
  }
  return checkedLines(allAlone(targets));
}

/**
 * Reads targets from an input: `ALL`, or one target a line. A JSON array of strings is taken too, since
 * `toJSON()` in a workflow makes one.
 */
export function readTargetsText(text: string): TargetList {
  if (text.startsWith('[')) {
    let list: TargetList | undefined;
    try {
      list = readJson(text);
    } catch {
      // A target may begin with a bracket.
    }
    if (list !== undefined) return allAlone(list);
  }
  const trimmed = text.split('\n').map((line) => line.trim());
  return checkedLines(allAlone(readLines(Buffer.from(trimmed.join('\n'), 'utf8'))), { inInput: true });
}

/** Spellings that mean every target in other actions or in the shell. Here they would be the name of one target. */
const nearlyAll = /^["'`]?(all|impacts_all|\*|\*\*)["'`]?$/i;

/**
 * Lines as they are, unless they look like another kind of list. Lines of another kind would give a list that is too
 * short.
 * @throws TargetListError
 */
function checkedLines(list: TargetList, { inInput = false } = {}): TargetList {
  if (list.kind === 'all') return list;
  const [first = '', second] = list.first(2);
  const isOnly = second === undefined;
  const problem =
    whyNoLines(first.trim(), isOnly) ??
    // Build systems print names with spaces, so a file may hold them. In an input, a space means that somebody typed
    // several targets.
    (inInput && isOnly && first.includes(' ') ? severalIn(first, 'spaces') : undefined);
  if (problem === undefined) return list;
  throw new TargetListError(
    `${problem}. If it is the name of a target, give the list as JSON: ${JSON.stringify([oneLine(first, 100)])}`,
  );
}

const severalIn = (line: string, separators: string): string =>
  `${JSON.stringify(oneLine(line, 100))} looks like several targets with ${separators} between them: write one a line`;

/** Why the lines cannot hold one target each, as a clause; undefined when they look right. */
function whyNoLines(first: string, isOnly: boolean): string | undefined {
  const shown = JSON.stringify(oneLine(first, 100));
  if (isOnly && first !== 'ALL' && nearlyAll.test(first))
    return `${shown} is not ALL, which impacts every target: write ALL`;
  if (first.startsWith('- '))
    return `${shown} begins like an item of a YAML list: write one target a line, without "- "`;
  if (/^(["'`]).*\1,?$/.test(first)) return `${shown} stands in quotes: write one target a line, without quotes`;
  if (/.,$/.test(first)) return `${shown} ends with a comma: write one target a line, without commas`;
  // Addresses of Pants hold parameters: `src:lib@resolve=a,platform=b`.
  return isOnly && first.includes(',') && !/@[^,=@]*[^,=]=/.test(first) ? severalIn(first, 'commas') : undefined;
}

function allAlone(list: TargetList): TargetList {
  const odd = list.kind === 'list' ? list.withControlCharacter() : undefined;
  if (odd !== undefined) {
    throw new TargetListError(
      `the target ${JSON.stringify(shortened(odd.target, 100))} holds the control character U+${odd.code.toString(16).toUpperCase().padStart(4, '0')}, which no target may`,
    );
  }
  return list.kind === 'list' && list.count === 1 && list.first(1)[0] === 'ALL' ? { kind: 'all' } : list;
}

/**
 * No build system's target names begin with a bracket, brace or quote. Text that begins so is JSON, or a part of JSON.
 */
function looksLikeJson(bytes: Buffer): boolean {
  const first = bytes.find((byte) => byte > space);
  return first === quote || first === bracket || first === brace;
}

function readLines(bytes: Buffer): TargetByteSet {
  const targets = new TargetByteSet(bytes);
  for (let start = 0; start < bytes.length;) start = targets.addLine(start) + 1;
  return targets;
}

/**
 * A JSON array whose strings hold no escapes, which is how generators write names.
 * @returns undefined for anything else, which the real parser then reads
 */
function readStringArray(bytes: Buffer): TargetByteSet | undefined {
  const targets = new TargetByteSet(bytes);
  let at = 0;
  const skipSpace = (): number => {
    // RFC 8259, section 2: space, tab, line feed, carriage return.
    for (let byte = bytes[at]; byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d; byte = bytes[at])
      at += 1;
    return bytes[at] ?? 0;
  };
  if (skipSpace() !== bracket) return undefined;
  for (let separator: number = comma; separator === comma; separator = skipSpace()) {
    at += 1;
    if (skipSpace() !== quote) return undefined;
    const end = targets.addString(at + 1);
    if (end === undefined) return undefined;
    at = end + 1;
  }
  if (bytes[at] !== closingBracket) return undefined;
  at += 1;
  skipSpace();
  return at === bytes.length ? targets : undefined;
}

function readJson(text: string): TargetList {
  if (text.length > parsedLimitLength) {
    throw new TargetListError(
      `it is JSON of ${String(text.length)} characters that is no plain list of strings. Such JSON may have at most ${String(parsedLimitLength)} characters. Write one target a line`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TargetListError(`it begins like JSON but is no JSON, so it may be cut off. ${shapes}`);
  }
  if (value === 'ALL') return { kind: 'all' };
  if (!Array.isArray(value)) throw new TargetListError(`it is JSON of another shape. ${shapes}`);
  const strings: string[] = [];
  for (const [index, target] of value.entries()) {
    const element = `element ${String(index + 1)} of its array`;
    if (typeof target !== 'string') throw new TargetListError(`${element} is no string. ${shapes}`);
    if (/[\r\n]/.test(target)) throw new TargetListError(`${element} holds a line break, which no target may`);
    // A string counts as blank as a line does: when it holds only spaces and control characters.
    if (/[^\0-\x20]/.test(target)) strings.push(target.toWellFormed());
  }
  return TargetByteSet.of(strings);
}
