import type { ReadableFolders } from '../../packages/shared/src/files/open-file.js';
import { oneLine, shortened } from '../../packages/shared/src/text.js';
import { TargetSet } from './target-set.js';
import { readTextFile } from './text-file.js';
import { BadValue, unreplaced } from './values.js';

/** Impacted targets as a service takes them: every target, or a list. */
export type TargetList = { readonly kind: 'all' } | TargetSet;

/** Largest file of targets. The service takes a list of at most 20 MiB, but a file may hold a target several times. */
const targetsFileLimitBytes = 64 * 1024 * 1024;

const shapes = 'Give a JSON array of strings, the JSON string "ALL", or one target a line';

/**
 * Reads targets from a file: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line, where
 * `ALL` alone means all. UTF-8 with or without BOM, LF or CRLF; blank lines and duplicates are dropped.
 * @param folders in which the file may lie
 * @throws BadValue when it cannot be read, is empty, not UTF-8, JSON of another shape, or holds control characters
 */
export function readTargetsFile(path: string, folders: ReadableFolders): TargetList {
  const text = readTextFile(path, folders, targetsFileLimitBytes);
  // No build system's target names begin with a bracket, brace or quote. Text that begins so is JSON, or a part of it.
  if (/^[\0-\x20]*["[{]/.test(text)) return allAlone(readJson(text));
  const targets = readLines(text);
  // A generator that fails quietly writes an empty file, or JSON that is not a list.
  if (targets.count === 0) throw new BadValue('it is empty. Write [] into it if no target is impacted');
  const [only = ''] = targets.first(1);
  if (targets.count === 1 && /^(null|true|false|-?\d+(\.\d+)?)$/.test(only)) {
    throw new BadValue(`it is JSON of another shape. ${shapes}`);
  }
  return checkedLines(allAlone(targets));
}

/**
 * Reads targets from an input: `ALL`, or one target a line. A JSON array of strings is taken too, since
 * `toJSON()` in a workflow makes one.
 * @throws BadValue
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
 * @throws BadValue
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
  throw new BadValue(
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
    throw new BadValue(
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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadValue(`it begins like JSON, but ${oneLine((error as Error).message, 200)}. ${shapes}`);
  }
  if (value === 'ALL') return { kind: 'all' };
  if (!Array.isArray(value)) throw new BadValue(`it is JSON of another shape. ${shapes}`);
  const odd = value.findIndex((element) => typeof element !== 'string' || /[\r\n]/.test(element));
  if (odd !== -1) {
    const what = typeof value[odd] === 'string' ? "holds a line break, which a target can't contain" : "isn't a string";
    throw new BadValue(`element ${String(odd + 1)} of the JSON array ${what}. ${shapes}`);
  }
  return new TargetSet((value as string[]).filter(isNamed).map((target) => target.toWellFormed()));
}
