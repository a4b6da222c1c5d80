import { type ReadableFolders, readWholeFile } from '../../packages/shared/src/files/open-file.js';
import { oneLine, shortened } from '../../packages/shared/src/text.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { TargetSet } from './target-set.js';
import { unreplaced } from './values.js';
import { whyNotUtf8 } from './unreadable-file.js';

/** Impacted targets as a service takes them: every target, or a list. */
export type TargetList = { readonly kind: 'all' } | TargetSet;

/** A list of targets that cannot be read. The message says what is wrong and what would be right. */
export class TargetListError extends UserError {
  override readonly name = 'TargetListError';
}

/** Largest file of targets. The service takes a list of at most 20 MiB, but a file may hold a target several times. */
const targetsFileLimitBytes = 64 * 1024 * 1024;

const shapes = 'Give a JSON array of strings, the JSON string "ALL", or one target a line';

/**
 * Reads targets from a file: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line, where
 * `ALL` alone means all. UTF-8 with or without BOM, LF or CRLF; blank lines and duplicates are dropped.
 * @param folders in which the file may lie
 * @throws TargetListError when it is empty, not UTF-8, JSON of another shape, or holds control characters
 * @throws FileRefused or the file system's error when the file cannot be read
 */
export function readTargetsFile(path: string, folders: ReadableFolders): TargetList {
  const whole = readWholeFile(path, folders, targetsFileLimitBytes);
  const mistake = whyNotUtf8(whole);
  if (mistake !== undefined) throw new TargetListError(mistake);
  const text = whole.toString('utf8', whole[0] === 0xef && whole[1] === 0xbb && whole[2] === 0xbf ? 3 : 0);
  // No build system's target names begin with a bracket, brace or quote. Text that begins so is JSON, or a part of it.
  if (/^[\0-\x20]*["[{]/.test(text)) return allAlone(readJson(text));
  const targets = readLines(text);
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
 * @throws TargetListError
 */
export function readTargetsText(text: string): TargetList {
  if (/^[[{]/.test(text) || text === '"ALL"') return allAlone(readJson(text));
  const trimmed = text.split('\n').map((line) => line.trim());
  return checkedLines(allAlone(readLines(trimmed.join('\n'))), { inInput: true });
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
    (inInput && isOnly ? whyNoTarget(first) : undefined) ??
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

/** Why the only line of an input is probably not the name of a target, as a clause; undefined when it looks right. */
function whyNoTarget(line: string): string | undefined {
  const shown = JSON.stringify(oneLine(line, 100));
  if (/^\/\/\.\.\.$|^everything$/i.test(line)) return `${shown} is not ALL, which impacts every target: write ALL`;
  if (line.includes('\\n')) return `${shown} holds \\n as text: write one target a line`;
  if (/^[\w@/:.-]+(?:;[\w@/:.-]+)+$/.test(line)) return severalIn(line, 'semicolons');
  return unreplaced(line);
}

/** Why the lines cannot hold one target each, as a clause; undefined when they look right. */
function whyNoLines(first: string, isOnly: boolean): string | undefined {
  const shown = JSON.stringify(oneLine(first, 100));
  if (isOnly && first !== 'ALL' && nearlyAll.test(first))
    return `${shown} is not ALL, which impacts every target: write ALL`;
  if (first.startsWith('- '))
    return `${shown} begins like an item of a YAML list: write one target a line, without "- "`;
  if (/^(["'`]).*\1,?$/.test(first)) return `${shown} is in quotes: write one target a line, without quotes`;
  if (/.,$/.test(first)) return `${shown} ends with a comma: write one target a line, without commas`;
  // Addresses of Pants hold parameters: `src:lib@resolve=a,platform=b`.
  return isOnly && first.includes(',') && !/@[^,=@]*[^,=]=/.test(first) ? severalIn(first, 'commas') : undefined;
}

function allAlone(list: TargetList): TargetList {
  const odd = list.kind === 'list' ? list.withControlCharacter() : undefined;
  if (odd !== undefined) {
    throw new TargetListError(
      `the target ${JSON.stringify(shortened(odd.target, 100))} holds the control character U+${odd.code.toString(16).toUpperCase().padStart(4, '0')}, which a target can't contain`,
    );
  }
  return list.kind === 'list' && list.count === 1 && list.first(1)[0] === 'ALL' ? { kind: 'all' } : list;
}

/** The lines that are not blank. A line that holds only spaces and control characters is blank. */
function readLines(text: string): TargetSet {
  const targets: string[] = [];
  for (let start = 0; start < text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
    if (isNamed(line)) targets.push(line);
    start = end + 1;
  }
  return new TargetSet(targets);
}

const isNamed = (target: string): boolean => target.charCodeAt(0) > 0x20 || /[^\0-\x20]/.test(target);

/** How many lines of a list are looked at for a warning. */
const lookedAt = 1000;

/** A warning about lines that are used as they are, although they look like something else than one target each. */
export function oddLines(list: TargetList): readonly string[] {
  if (list.kind === 'all') return [];
  const lines = list.first(lookedAt);
  const say = (line: string, what: string): readonly string[] => [
    `The list has ${JSON.stringify(oneLine(line, 100))}, which is read as the name of one target: ${what}`,
  ];
  const comment = lines.find((line) => /^\s*(?:#|\/\/ )/.test(line));
  if (comment !== undefined) return say(comment, 'a list of targets has no comments. Remove the line');
  const several = lines.find((line) => /^[\w@/:.-]+(?:,\s*[\w@/:.-]+)+$/.test(line));
  if (several !== undefined) return say(several, 'write one target a line, without commas');
  const spaced = lines.find((line) => /^[\w@/:.-]+(?: +[\w@/:.-]+){2,}$/.test(line));
  return spaced === undefined ? [] : say(spaced, 'write one target a line');
}

function readJson(text: string): TargetList {
  const value = parsed(text);
  if (value === 'ALL') return { kind: 'all' };
  if (Array.isArray(value) && value.every(isTarget)) {
    return new TargetSet(value.filter(isNamed).map((target) => target.toWellFormed()));
  }
  const { index, what } = mistakeIn(text);
  const before = text.slice(0, index);
  const line = String(before.split('\n').length);
  const column = String(index - before.lastIndexOf('\n'));
  throw new TargetListError(
    `it begins like JSON but isn't a JSON array of strings: line ${line}, column ${column}: ${what}. ${shapes}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTarget = (element: unknown): element is string => typeof element === 'string' && !/[\r\n]/.test(element);

interface Mistake {
  /** Its place in the text, from 0. */
  readonly index: number;
  /** In one line. */
  readonly what: string;
}

/** The first mistake in a text that begins like JSON and isn't a JSON array of strings. */
function mistakeIn(text: string): Mistake {
  let expected: 'list' | 'element or end' | 'element' | 'separator' | 'nothing' = 'list';
  let comma = 0;
  let count = 0;
  for (const { index, token } of tokensOf(text)) {
    const at = (what: string): Mistake => ({ index, what });
    if (/^(?:\/[/*]|#)/.test(token)) return at('JSON has no comments. Remove it');
    if (token.startsWith("'")) return at('JSON has double quotes. Write " in place of \'');
    if (expected === 'list') {
      if (token !== '[') return at('a list begins with [');
      expected = 'element or end';
    } else if (expected === 'nothing') return at('the list ends before this. Remove it');
    else if (token === ']') {
      if (expected === 'element') return { index: comma, what: 'there is a comma behind the last element. Remove it' };
      expected = 'nothing';
    } else if (expected === 'separator') {
      if (token !== ',') return at('a comma is missing before this');
      comma = index;
      expected = 'element';
    } else {
      count += 1;
      const problem = whyNoElement(token);
      if (problem !== undefined) return at(`element ${String(count)} ${problem}`);
      expected = 'separator';
    }
  }
  return { index: text.length, what: 'the list has no end, so it may be cut off' };
}

/** Why a token is no target, as the end of a sentence; undefined for a JSON string without a line break. */
function whyNoElement(token: string): string | undefined {
  const value = parsed(token);
  if (isTarget(value)) return undefined;
  if (typeof value === 'string') return "holds a line break, which a target can't contain";
  if (!token.startsWith('"')) return "isn't a string";
  return token.length > 1 && token.endsWith('"')
    ? 'holds a character or an escape that JSON does not allow'
    : 'has no quotation mark at its end';
}

/** Strings, marks and words of a text that begins like JSON. A string ends with its line. */
function* tokensOf(text: string): Generator<{ readonly index: number; readonly token: string }> {
  const blank = /[ \t\r\n]/;
  for (let index = 0; index < text.length;) {
    const start = index;
    const first = text.charAt(index++);
    if (blank.test(first)) continue;
    if (first === '"') index = endOfString(text, index);
    else if (!/[[\],]/.test(first)) while (index < text.length && !/[ \t\r\n[\],"]/.test(text.charAt(index))) index++;
    yield { index: start, token: text.slice(start, index) };
  }
}

/** The place behind the quotation mark that ends a string, or of the end of its line. */
function endOfString(text: string, start: number): number {
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '"') return index + 1;
    if (character === '\n') return index;
    if (character === '\\') index++;
  }
  return text.length;
}
