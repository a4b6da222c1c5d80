import { posix } from 'node:path';
import { braceExpand } from 'minimatch';
import { backslashMistake } from '../../../shared/src/globs/backslash.js';
import {
  characterClass,
  GlobError,
  longestGlob,
  pathMatcher,
  type PathMatcher,
} from '../../../shared/src/globs/path-matcher.js';
import { shortened } from '../../../shared/src/text.js';
import { getOrMake } from '../../../shared/src/append.js';

/** The text in a path that each `{name}` part of a glob stands for. */
export type Captured = ReadonlyMap<string, string>;

/** A segment with a `{name}` part. The rest of it is literal text. */
interface Capture {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A segment of a glob without braces, which matches a segment of a path; `**` matches any number of these. */
type Segment = '**' | Capture | PathMatcher;

/** A `{name}` part, in a glob or in the name of a target. */
export const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;

/** Most ways to read one path by one glob that are looked at; they take about a second. A path of a few segments needs some dozens. */
const mostSteps = 500_000;

/** One glob, without `!`. Paths are matched whole, from the root of the repository. */
export class Glob {
  /** Names of the `{name}` parts, each once, in the order in which they appear. */
  readonly captures: readonly string[];
  /** The literal segments at the start of the glob, up to the first wildcard. A path that matches begins with them. */
  readonly literalPrefix: readonly string[];
  readonly #segments: readonly string[];
  readonly #isWhole: PathMatcher;
  #alternatives: readonly (readonly Segment[])[] | undefined;

  /** @throws GlobError when the glob can match nothing, or cannot match what its author means */
  constructor(readonly text: string) {
    checkShape(text);
    checkBrackets(text);
    const segments = text.split('/');
    const names = segments.flatMap((one, index) => captureIn(one, segments.slice(0, index).join('/'))?.name ?? []);
    this.captures = [...new Set(names)];
    const special = segments.findIndex((segment) => !isLiteral(segment));
    this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
    this.#segments = withRest(segments);
    const withWildcards = this.#segments.join('/').replaceAll(capturePattern, '?*');
    checkBraces(withWildcards);
    this.#isWhole = pathMatcher(withWildcards);
  }

  /** @throws GlobError as `captured` does */
  matches(path: string): boolean {
    return this.captures.length === 0 ? this.#isWhole(path) : this.captured(path).length > 0;
  }

  /** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
  matchesWith(path: string, values: Captured): boolean {
    return this.captured(path).some((way) => this.captures.every((name) => way.get(name) === values.get(name)));
  }

  /**
   * Every way in which the path matches; without names, one empty way. Empty when it does not match.
   * @throws GlobError when there are more than anybody means
   */
  captured(path: string): readonly Captured[] {
    if (!this.#isWhole(path)) return [];
    if (this.captures.length === 0) return [new Map()];
    this.#alternatives ??= braceExpand(this.#segments.join('/')).map((one) => withRest(one.split('/')).map(segmentOf));
    const reading = { path, parts: path.split('/'), steps: 0 };
    const found = this.#alternatives.flatMap((segments) => [...readings(segments, reading)]);
    return [...new Map(found.map((values) => [[...values.values()].join('/'), values])).values()];
  }
}

/**
 * The name in a segment; undefined without one.
 * @param above what stands before the segment
 * @throws GlobError where more than plain text is around the name
 */
function captureIn(segment: string, above: string): Capture | undefined {
  const [before = '', name, after = '', ...more] = segment.split(capturePattern);
  if (name === undefined) return undefined;
  if (more.length > 0 || nesting(above) !== 0 || !isLiteral(before) || !isLiteral(after))
    throw new GlobError(`{${name}} must be a whole segment, or have only plain text around it`);
  return { name, before, after };
}

/** `**` once where it is written several times. A glob that ends with it behind a name or a `*` means files below these, and not what lies beside them. */
function withRest(written: readonly string[]): readonly string[] {
  const segments = written.filter((segment, index) => segment !== '**' || written[index - 1] !== '**');
  const before = segments.findLast((segment) => segment !== '**') ?? '';
  const isOpen = segments.at(-1) === '**' && (before.endsWith('*') || before.search(capturePattern) !== -1);
  return isOpen ? [...segments, '*'] : segments;
}

const segmentOf = (text: string): Segment => (text === '**' ? text : (captureIn(text, '') ?? pathMatcher(text)));

/** A path that is read by a glob, with the number of ways that were tried. */
interface Reading {
  readonly path: string;
  readonly parts: readonly string[];
  steps: number;
}

/** The values of the names in every way to read a path, segment by segment. @throws GlobError for too many ways */
function* readings(
  segments: readonly Segment[],
  reading: Reading,
  from = 0,
  values: Captured = new Map(),
): Generator<Captured> {
  if ((reading.steps += 1) > mostSteps)
    throw new GlobError(`its names may stand for too many parts of the path ${shortened(reading.path, 80)}`);
  const [segment, ...others] = segments;
  const part = reading.parts[from];
  if (segment === '**') {
    yield* readings(others, reading, from, values);
    if (part !== undefined) yield* readings(segments, reading, from + 1, values);
  } else if (segment === undefined || part === undefined) {
    if (segment === part) yield values;
  } else if (typeof segment === 'function') {
    if (segment(part)) yield* readings(others, reading, from + 1, values);
  } else {
    const value = valueOf(segment, part);
    if (value === undefined || (values.get(segment.name) ?? value) !== value) return;
    yield* readings(others, reading, from + 1, new Map([...values, [segment.name, value]]));
  }
}

/** The text that a name matches in a segment of a path. */
function valueOf({ before, after }: Capture, segment: string): string | undefined {
  if (segment.length <= before.length + after.length) return undefined;
  if (!segment.startsWith(before) || !segment.endsWith(after)) return undefined;
  return segment.slice(before.length, segment.length - after.length);
}

/** Globs that have been compiled: the same ones come up again and again in one file. */
const compiled = new Map<string, Glob>();

/** @throws GlobError */
function globOf(text: string): Glob {
  return getOrMake(compiled, text, () => new Glob(text));
}

/** True for a glob with `!` in front, which is no `!(…)`. */
export const isNegated = (text: string): boolean => text.startsWith('!') && !text.startsWith('!(');

/** Globs with and without `!`. A path belongs when it matches a glob without `!`, and no glob with `!`. */
export class Globs {
  readonly included: readonly Glob[];
  readonly excluded: readonly Glob[];

  /** @throws GlobError */
  constructor(texts: readonly string[]) {
    this.included = texts.filter((text) => !isNegated(text)).map(globOf);
    this.excluded = texts.filter(isNegated).map((text) => globOf(text.slice(1)));
  }

  /** The globs as they are written; those that exclude come last. */
  get texts(): readonly string[] {
    return [...this.included.map(({ text }) => text), ...this.excluded.map(({ text }) => `!${text}`)];
  }

  matches(path: string): boolean {
    return this.match(path) !== undefined;
  }

  /** As `matches`, with each name of a glob standing for its value. */
  matchesWith(path: string, values: Captured): boolean {
    const matches = (glob: Glob) => glob.matchesWith(path, values);
    return this.included.some(matches) && !this.excluded.some(matches);
  }

  /** The glob that makes the path belong. */
  match(path: string): Glob | undefined {
    const found = this.included.find((glob) => glob.matches(path));
    return found && !this.excluded.some((glob) => glob.matches(path)) ? found : undefined;
  }
}

/** What is wrong with a glob, which may have `!` in front; undefined where it is right. */
export function globMistake(text: string): string | undefined {
  try {
    new Globs([text]);
    return undefined;
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    return error.message;
  }
}

/** Characters that mean something in a glob. */
function isLiteral(text: string): boolean {
  return !/[*?[\]{}()|\\"]/.test(text);
}

/** How many more braces and parentheses a text opens than it closes. */
function nesting(text: string): number {
  const plain = text.replaceAll(/\\./gs, '');
  return plain.replaceAll(/[^{(]/g, '').length - plain.replaceAll(/[^})]/g, '').length;
}

/** A glob without segments that no path has. */
const plain = (text: string) => posix.normalize(text).replace(/^(?:\.{1,2}(?:\/|$))+/, '') || '**';

/** What makes a glob match nothing, with what to write instead. */
const shapes: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^$/, () => 'it is empty'],
  [/^\//, (text) => `paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, '') || '**'}`],
  [/\/$/, (text) => `no file ends with /, so it matches nothing: write ${text}**`],
  [/(^|\/)\.{1,2}(\/|$)/, (text) => `no path has . or .. as a segment, so it matches nothing: write ${plain(text)}`],
  [/\/\//, (text) => `no path has an empty segment, so it matches nothing: write ${plain(text)}`],
  [/(^|[^\\])(\\\\)*\\$/, () => 'the \\ at its end escapes nothing'],
  [/\0/, () => 'no path has a NUL'],
  [/(^|[^\\])(\\\\)*\{\}/, () => '{} names nothing'],
];

function checkShape(text: string): void {
  if (text.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
  const mistake = shapes.find(([shape]) => shape.test(text))?.[1](text) ?? backslashMistake(text);
  if (mistake !== undefined) throw new GlobError(mistake);
}

/** A brace that is left must be a choice, `{a,b}`, or a range, `{1..3}`: any other would be text. */
function checkBraces(text: string): void {
  for (const [whole, inside = ''] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}

/**
 * A bracket that nothing closes would be text. Parentheses are part of many file names (`app/(shop)/page.tsx`), so that only those of
 * `@(…)`, `?(…)`, `*(…)`, `+(…)` and `!(…)` are checked.
 * @throws GlobError
 */
function checkBrackets(text: string): void {
  const plain = text.replaceAll(new RegExp(String.raw`\\.|${characterClass.source}`, 'gsu'), '_');
  const count = (mark: string) => plain.split(mark).length - 1;
  const pairs = [...(/[@?*+!]\(/.test(plain) ? ['()'] : []), '[]', '{}'];
  for (const [open = '', close = ''] of pairs) {
    if (count(open) === count(close)) continue;
    const [missing, other] = count(open) > count(close) ? [close, open] : [open, close];
    throw new GlobError(`missing ${missing}: write \\${other} for the character itself`);
  }
}
