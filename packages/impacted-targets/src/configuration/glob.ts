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

/** One `{name}` part. The rest of its segment is literal text. */
interface Capture {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Place of its segment in the glob. */
  readonly segment: number;
}

/** The segments of a glob between two of its `{name}` parts, or at one of its ends. */
interface Part {
  /** True when segments of a path match, joined. */
  readonly matches: PathMatcher;
  /** For a glob that any segments match: the smallest number of segments. No expression has to be matched then. */
  readonly anyFrom: number | undefined;
  /** How many segments of a path it matches; undefined when the number varies. */
  readonly length: number | undefined;
}

/** A `{name}` part, in a glob or in the name of a target. */
export const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;

/**
 * Most steps for finding the values of one glob's names in one path; they take about a second. Each place that is tried
 * for a name is a step, and so is each matched character. A path of a few segments needs some hundreds.
 */
const mostSteps = 500_000;

/**
 * A glob that is certainly valid: a few letters, digits and asterisks. It is compiled only when the first path is
 * matched. Of a thousand rules, most concern folders that did not change, and `literalPrefix` shows that without
 * compiling.
 */
const cannotBeWrong = /^[\w./*-]{1,100}$/;

/** One glob, without `!`. Paths are matched whole, from the root of the repository. */
export class Glob {
  /** Names of the `{name}` parts, each once, in the order in which they appear. */
  readonly captures: readonly string[];
  /** The literal segments at the start of the glob, up to the first wildcard. A path that matches begins with them. */
  readonly literalPrefix: readonly string[];
  readonly #captures: readonly Capture[];
  /** The glob with a wildcard for each name. */
  readonly #segments: readonly string[];
  #whole: PathMatcher | undefined;
  #parts: readonly Part[] | undefined;

  /** @throws GlobError when the glob can match nothing, or cannot match what its author means */
  constructor(readonly text: string) {
    checkShape(text);
    checkBrackets(text);
    const captures: Capture[] = [];
    const segments: string[] = [];
    let depth = 0;
    for (const segment of text.split('/')) {
      const [found, second] = [...segment.matchAll(capturePattern)];
      if (found?.[1] === undefined) {
        segments.push(segment);
        depth += nesting(segment);
        continue;
      }
      const [whole, name] = found;
      const before = segment.slice(0, found.index);
      const after = segment.slice(found.index + whole.length);
      if (second || depth !== 0 || !isLiteral(before) || !isLiteral(after)) {
        throw new GlobError(`${whole} must be a whole segment, or have only plain text around it`);
      }
      captures.push({ name, before, after, segment: segments.length });
      segments.push(`${before}?*${after}`);
    }
    // The name stands for directories. A file that lies beside them belongs to no value of the name.
    if (segments.at(-1) === '**' && captures.at(-1)?.segment === segments.length - 2) segments.push('*');
    checkBraces(segments.join('/'));
    this.captures = [...new Set(captures.map(({ name }) => name))];
    this.#captures = captures;
    this.#segments = segments;
    // Mistakes of a glob are reported when it is read.
    if (!cannotBeWrong.test(text)) this.#whole = pathMatcher(segments.join('/'));
    const special = segments.findIndex((segment) => !isLiteral(segment));
    this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
  }

  matches(path: string): boolean {
    // A name in several places has the same value in all of them, which only they can tell.
    return this.#captures.length === this.captures.length ? this.#matches(path) : this.captured(path).length > 0;
  }

  /** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
  matchesWith(path: string, values: Captured): boolean {
    if (this.captures.length === 0) return this.#matches(path);
    return this.captured(path).some((way) => this.captures.every((name) => way.get(name) === values.get(name)));
  }

  /**
   * Every way in which the path matches; without names, one empty way. Empty when it does not match.
   * @throws GlobError when there are more than anybody means
   */
  captured(path: string): readonly Captured[] {
    if (this.captures.length === 0) return this.#matches(path) ? [new Map()] : [];
    const parts = (this.#parts ??= this.#partsBetweenNames());
    // Where each name has one place, one expression reads all parts. Otherwise the whole expression first sorts out
    // most paths.
    if (parts.some(({ length }, index) => length === undefined && index < parts.length - 1) && !this.#matches(path))
      return [];
    const segments = path.split('/');
    let steps = 0;
    const spend = (more: number): void => {
      if ((steps += more) <= mostSteps) return;
      throw new GlobError(`its names may stand for too many parts of the path ${shortened(path, 80)}`);
    };
    const fits = (part: Part | undefined, from: number, to: number): boolean => {
      if (part?.anyFrom !== undefined) return to - from >= part.anyFrom;
      if (!part) return true;
      const read = segments.slice(from, to).join('/');
      spend(read.length);
      return part.matches(read);
    };
    /** Ways to read the path up to a segment. Ways of the same values up to the same segment are one. */
    let ways = new Map<string, { readonly from: number; readonly values: Captured }>([
      ['', { from: 0, values: new Map() }],
    ]);
    for (const [index, capture] of this.#captures.entries()) {
      const part = parts[index];
      const longer: typeof ways = new Map();
      for (const { from, values } of ways.values()) {
        const first = from + (part?.length ?? 0);
        const last = part?.length === undefined ? segments.length - 1 : first;
        for (let at = first; at <= last; at += 1) {
          spend(1);
          const value = valueOf(capture, segments[at] ?? '');
          if (value === undefined || (values.get(capture.name) ?? value) !== value || !fits(part, from, at)) continue;
          const known = new Map([...values, [capture.name, value]]);
          longer.set([at, ...known.values()].join('/'), { from: at + 1, values: known });
        }
      }
      ways = longer;
    }
    const found = new Map<string, Captured>();
    for (const { from, values } of ways.values()) {
      if (fits(parts.at(-1), from, segments.length)) found.set([...values.values()].join('/'), values);
    }
    return [...found.values()];
  }

  #matches(path: string): boolean {
    return (this.#whole ??= pathMatcher(this.#segments.join('/')))(path);
  }

  #partsBetweenNames(): Part[] {
    const places = [-1, ...this.#captures.map(({ segment }) => segment)];
    return places.map((place, index) => {
      const next = places[index + 1];
      const segments = this.#segments.slice(place + 1, next);
      // A segment at each end lets an empty part, and `**` at an end, match no segment, too.
      const ends = (inner: readonly string[]) => ['-', ...inner, ...(next === undefined ? [] : ['-'])].join('/');
      const matches = pathMatcher(ends(segments));
      return {
        matches: (path) => matches(ends(path === '' ? [] : [path])),
        anyFrom: ['**', '**/*'].includes(segments.join('/')) ? segments.length - 1 : undefined,
        length: segments.some((segment) => segment.includes('**') || /[{(]/.test(segment))
          ? undefined
          : segments.length,
      };
    });
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

/** How many more braces and parentheses a segment opens than it closes. */
function nesting(segment: string): number {
  const plain = segment.replaceAll(/\\./gs, '');
  return plain.replaceAll(/[^{(]/g, '').length - plain.replaceAll(/[^})]/g, '').length;
}

function checkShape(text: string): void {
  if (text === '') throw new GlobError('it is empty');
  if (text.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
  if (text.startsWith('/')) {
    throw new GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, '') || '**'}`);
  }
  if (text.endsWith('/')) throw new GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
  if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new GlobError('no path has . or .. as a segment, so it matches nothing');
  if (text.includes('//')) throw new GlobError('no path has an empty segment, so it matches nothing');
  if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new GlobError('the \\ at its end escapes nothing');
  const backslash = backslashMistake(text);
  if (backslash !== undefined) throw new GlobError(backslash);
  if (text.includes('\0')) throw new GlobError('no path has a NUL');
  if (/(^|[^\\])(\\\\)*\{\}/.test(text)) throw new GlobError('{} names nothing');
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
  if (plain.includes('[')) throw new GlobError('missing closing ]: write \\[ for the character itself');
  if (plain.includes(']')) throw new GlobError('missing opening [: write \\] for the character itself');
  let braces = 0;
  let choices = 0;
  for (const [mark] of plain.matchAll(/[@?*+!]\(|[(){}]/g)) {
    if (mark === '{') braces += 1;
    else if (mark === '}' && (braces -= 1) < 0) {
      throw new GlobError('missing opening {: write \\} for the character itself');
    } else if (mark.length === 2) choices += 1;
    else if (mark === '(' && choices > 0)
      throw new GlobError('( within @(…), ?(…), *(…), +(…) or !(…): write \\( for the character itself');
    else if (mark === ')' && choices > 0) choices -= 1;
  }
  if (braces > 0) throw new GlobError('missing closing }: write \\{ for the character itself');
  if (choices > 0) throw new GlobError('missing closing ): write \\( for the character itself');
}
