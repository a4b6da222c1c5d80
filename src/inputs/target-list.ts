import type { ReadableFolders } from '../../packages/shared/src/files/open-file.js';
import { present } from '../../packages/shared/src/json-values.js';
import { oneLine, shortened } from '../../packages/shared/src/text.js';
import { readTextFile } from './text-file.js';
import { BadValue, unreplaced } from './values.js';

/** Impacted targets as a service takes them: every target, or a list. */
export type TargetList = { readonly kind: 'all' } | ListedTargets;

interface ListedTargets {
  readonly kind: 'list';
  /** Distinct targets, in the order in which they first came. */
  readonly targets: readonly string[];
  readonly count: number;
  /** Their JSON array, in UTF-8. */
  readonly json: () => Buffer;
}

/** @param all well-formed strings; duplicates count once */
export function listOf(all: readonly string[]): ListedTargets {
  // Most lists are sorted. Looking is three times as quick as a Set.
  const isSorted = all.every((target, index) => index === 0 || (all[index - 1] ?? '') < target);
  const targets = isSorted ? all : [...new Set(all)];
  let json: Buffer | undefined;
  return { kind: 'list', targets, count: targets.length, json: () => (json ??= Buffer.from(JSON.stringify(targets))) };
}

/** Why a target is none, as a sentence: it holds a control character (U+0000 to U+001F, U+007F to U+009F). */
export function controlProblem(targets: readonly string[]): string | undefined {
  const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;
  const target = targets.find((one) => controlCharacter.test(one));
  if (target === undefined) return undefined;
  const code = target.charCodeAt(target.search(controlCharacter)).toString(16).toUpperCase().padStart(4, '0');
  return `the target ${JSON.stringify(shortened(target, 100))} holds the control character U+${code}, which a target can't contain`;
}

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
  if (/^[\0-\x20]*["[{]/.test(text)) return readJson(text);
  const targets = readLines(text);
  // A generator that fails quietly writes an empty file, or JSON that is not a list.
  if (targets.length === 0) throw new BadValue('it is empty. Write [] into it if no target is impacted');
  if (targets.length === 1 && /^(null|true|false|-?\d+(\.\d+)?)$/.test(targets[0] ?? '')) {
    throw new BadValue(`it is JSON of another shape. ${shapes}`);
  }
  return checkedLines(targets, { inInput: false });
}

/**
 * Reads targets from an input: `ALL`, or one target a line. A JSON array of strings is taken too, since
 * `toJSON()` in a workflow makes one.
 * @throws BadValue
 */
export function readTargetsText(text: string): TargetList {
  if (/^[[{]/.test(text) || text === '"ALL"') return readJson(text);
  const trimmed = text.split('\n').map((line) => line.trim());
  return checkedLines(readLines(trimmed.join('\n')), { inInput: true });
}

const notAll = 'is not ALL, which impacts every target: write ALL';
const several = (separators: string): string =>
  `looks like several targets with ${separators} between them: write one a line`;

/**
 * Forms of first lines that belong to another kind of list, which would be too short a list if it were taken: in any list, only in a list of
 * one line, or only where an input has this one line. Each with the end of a sentence that begins with the line.
 */
const otherKinds: readonly (readonly [where: 'any' | 'one' | 'one in an input', form: RegExp, says: string])[] = [
  // Spellings that mean every target in other actions or in the shell.
  ['one', /^["'`]?(?:all|impacts_all|\*|\*\*)["'`]?$/i, notAll],
  ['one in an input', /^\/\/\.\.\.$|^everything$/i, notAll],
  ['one in an input', /\\n/, 'holds \\n as text: write one target a line'],
  ['one in an input', /^[\w@/:.-]+(?:;[\w@/:.-]+)+$/, several('semicolons')],
  ['any', /^- /, 'begins like an item of a YAML list: write one target a line, without "- "'],
  ['any', /^(["'`]).*\1,?$/, 'is in quotes: write one target a line, without quotes'],
  ['any', /.,$/, 'ends with a comma: write one target a line, without commas'],
  // Addresses of Pants hold parameters: `src:lib@resolve=a,platform=b`.
  ['one', /^(?!.*@[^,=@]*[^,=]=).*,/, several('commas')],
  // Build systems print names with spaces, so a file may hold them.
  ['one in an input', / /, several('spaces')],
];

/** Lines as they are, unless they look like another kind of list. @throws BadValue */
function checkedLines(lines: readonly string[], { inInput }: { readonly inInput: boolean }): TargetList {
  const list = allAlone(lines);
  if (list.kind === 'all') return list;
  const [first = '', second] = list.targets;
  const isOne = second === undefined;
  const isLookedFor = { any: true, one: isOne, 'one in an input': isOne && inInput };
  const other = otherKinds.find(([where, form]) => isLookedFor[where] && form.test(first.trim()));
  const shown = JSON.stringify(oneLine(first, 100));
  const problem = (isLookedFor['one in an input'] ? unreplaced(first) : undefined) ?? (other && `${shown} ${other[2]}`);
  if (problem === undefined) return list;
  throw new BadValue(`${problem}. If it is the name of a target, give the list as JSON: [${shown}]`);
}

/** @throws BadValue for a target with a control character */
function allAlone(targets: readonly string[]): TargetList {
  const problem = controlProblem(targets);
  if (problem !== undefined) throw new BadValue(problem);
  const list = listOf(targets);
  return list.count === 1 && list.targets[0] === 'ALL' ? { kind: 'all' } : list;
}

/** The lines that are not blank. A line that holds only spaces and control characters is blank. */
const readLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
    .filter(isNamed);

const isNamed = (target: string): boolean => target.charCodeAt(0) > 0x20 || /[^\0-\x20]/.test(target);

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
  return allAlone((value as string[]).filter(isNamed).map((target) => target.toWellFormed()));
}

/** How many lines of a list are looked at for a warning. */
const lookedAt = 1000;

/** Forms of lines that may be something else than one target each, each with what to do. */
const oddForms: readonly (readonly [form: RegExp, advice: string])[] = [
  [/^\s*(?:#|\/\/ )/, 'a list of targets has no comments. Remove the line'],
  [/^[\w@/:.-]+(?:,\s*[\w@/:.-]+)+$/, 'write one target a line, without commas'],
  [/^[\w@/:.-]+(?: +[\w@/:.-]+){2,}$/, 'write one target a line'],
];

/** Warnings about lines that are used as they are, although they may be meant otherwise. */
export function oddLines({ targets }: ListedTargets): readonly string[] {
  const lines = targets.slice(0, lookedAt);
  const [odd] = oddForms.flatMap(([form, advice]) => {
    const line = lines.find((one) => form.test(one));
    return line === undefined
      ? []
      : [`${JSON.stringify(oneLine(line, 100))}, which is read as the name of one target: ${advice}`];
  });
  return present(
    targets.includes('ALL') && 'The list has a target named ALL and others. Only ALL alone means every target',
    odd !== undefined && `The list has ${odd}`,
  );
}
