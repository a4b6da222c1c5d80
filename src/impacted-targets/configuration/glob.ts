import picomatch from 'picomatch';
import { backslashMistake } from '../../globs/backslash.js';
import { LinearExpression } from '../../globs/linear-expression.js';
import { shortened } from '../../service/text.js';
import { UserError } from '../../errors/user-error.js';

/** A glob that is written wrong; the message says how, without naming the glob. */
export class GlobError extends UserError {
  override readonly name = 'GlobError';
}

/** What `{name}` parts of a glob stand for in a path. */
export type Captured = ReadonlyMap<string, string>;

/** One `{name}` part: the segment that it stands in is literal text around it. */
interface Capture {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A `{name}` part, in a glob or in the name of a target. */
export const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;

/**
 * picomatch's options for globs of whole paths. Dot files are included; `!` in front, `#` and quotes mean nothing
 * here; a line break in a path is a character like any other.
 */
const options = {
  dot: true,
  nonegate: true,
  keepQuotes: true,
  strictBrackets: true,
  windows: false,
  flags: 's',
} satisfies picomatch.PicomatchOptions & { flags: string };

/** Longest glob, in characters, which is also the longest path. */
const longestGlob = 4096;

/**
 * Most characters that are read while the values of one glob's names are tried in one path, which takes a second. A path of
 * a few segments needs some dozens of tries.
 */
const mostRead = 500_000;

/**
 * Letters, digits and asterisks, in which picomatch finds no mistake. Such a glob is compiled when the first path is matched:
 * most of a thousand rules are about other folders than those that changed, which `literalPrefix` tells.
 */
const cannotBeWrong = /^[\w./*-]+$/;

/**
 * @param glob with a character for each `{name}` part
 * @param names these characters
 * @throws GlobError
 */
function compiledGlob(glob: string, names: readonly string[]): LinearExpression {
  let source: string;
  try {
    source = picomatch.makeRe(glob, options).source;
  } catch (error) {
    throw new GlobError(error instanceof Error ? error.message.replace(/^Missing/, 'missing') : String(error));
  }
  if (source === '$^') throw new GlobError('it matches nothing');
  // picomatch may escape a character that it does not know.
  const unescaped = names.reduce((expression, name) => expression.replaceAll(`\\${name}`, name), source);
  return new LinearExpression(unescaped, names);
}

/** One glob, without `!`. Paths are matched whole, from the root of the repository. */
export class Glob {
  /** Names of the `{name}` parts, each once, in the order in which they appear. */
  readonly captures: readonly string[];
  /** The segments in front of the first one that is not literal: a path that matches begins with them. */
  readonly literalPrefix: readonly string[];
  readonly #captures: readonly Capture[];
  readonly #compile: () => LinearExpression;
  #compiled: LinearExpression | undefined;
  /** Where the names stand, by their number, when each segment of the glob is one of the path. */
  readonly #places: readonly { readonly capture: Capture; readonly segment: number }[];
  /** True when a path can be read in several ways, because what stands in front of a name may be of any length. */
  readonly #ambiguous: boolean;

  /** @throws GlobError when the glob can match nothing, or not what its author means */
  constructor(readonly text: string) {
    checkShape(text);
    const placeholders = new Map<string, string>();
    const captures: Capture[] = [];
    const captureSegments: number[] = [];
    const segments: string[] = [];
    let depth = 0;
    for (const segment of escapePlainParentheses(text).split('/')) {
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
        throw new GlobError(`${whole} must stand in a segment of its own, or with plain text around it`);
      }
      captures.push({ name, before, after });
      let placeholder = placeholders.get(name);
      if (placeholder === undefined) {
        placeholder = unusedCharacter(text, placeholders.size);
        placeholders.set(name, placeholder);
      }
      captureSegments.push(segments.push(before + placeholder + after) - 1);
    }
    // A file beside the directories that the name stands for is none of them.
    if (segments.at(-1) === '**' && captureSegments.includes(segments.length - 2)) segments.push('*');
    const unnamed = segments.join('/');
    checkBraces(unnamed);
    this.captures = [...placeholders.keys()];
    this.#captures = captures;
    this.#places = captures.map((capture, index) => ({ capture, segment: captureSegments[index] ?? 0 }));
    const names = [...placeholders.values()];
    this.#compile = () => compiledGlob(unnamed, names);
    // What is wrong with a glob is said when it is read.
    if (!cannotBeWrong.test(text)) this.#compiled = this.#compile();
    this.#ambiguous = this.captures.length > 0 && /\*\*|[{(]/.test(unnamed);
    const special = segments.findIndex(
      (segment) => !isLiteral(segment) || names.some((character) => segment.includes(character)),
    );
    this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
  }

  get #expression(): LinearExpression {
    return (this.#compiled ??= this.#compile());
  }

  matches(path: string): boolean {
    // A name that stands in several places has the same value in all of them, which only they can tell.
    return this.#captures.length === this.captures.length
      ? this.#expression.test(path)
      : this.captured(path).length > 0;
  }

  /** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
  matchesWith(path: string, values: Captured): boolean {
    return this.#expression.test(
      path,
      this.captures.map((name) => values.get(name) ?? ''),
    );
  }

  /**
   * Every way in which the path matches; without names, one empty way. Empty when it does not match.
   * @throws GlobError when there are more than anybody means
   */
  captured(path: string): readonly Captured[] {
    if (!this.#expression.test(path)) return [];
    return this.#ambiguous ? this.#ways(path) : this.#onlyWay(path);
  }

  /** Where each segment of the glob is one of the path. */
  #onlyWay(path: string): Captured[] {
    const segments = path.split('/');
    const values = new Map<string, string>();
    for (const { capture, segment } of this.#places) {
      const { name, before, after } = capture;
      const written = segments[segment] ?? '';
      const value = written.slice(before.length, written.length - after.length);
      if ((values.get(name) ?? value) !== value) return [];
      values.set(name, value);
    }
    return [values];
  }

  /** Each name after the other, where the path can still match with what it and those before it stand for. */
  #ways(path: string): Captured[] {
    let read = 0;
    let ways: (readonly string[])[] = [[]];
    for (const name of this.captures) {
      const candidates = this.#candidates(name, path);
      ways = ways.flatMap((way) =>
        candidates
          .map((value) => [...way, value])
          .filter((values) => {
            if ((read += path.length) > mostRead) {
              throw new GlobError(`its names may stand for too many parts of the path ${shortened(path, 80)}`);
            }
            return this.#expression.test(path, values);
          }),
      );
    }
    return ways.map((values) => new Map(this.captures.map((name, index) => [name, values[index] ?? ''])));
  }

  #candidates(name: string, path: string): string[] {
    const capture = this.#captures.find((one) => one.name === name);
    if (!capture) return [];
    const { before, after } = capture;
    const values = path
      .split('/')
      .filter((segment) => segment.startsWith(before) && segment.endsWith(after))
      .map((segment) => segment.slice(before.length, segment.length - after.length))
      .filter((value) => value !== '');
    return [...new Set(values)];
  }
}

/** Globs that have been compiled: the same ones come up again and again in one file. */
const compiled = new Map<string, Glob>();

/** @throws GlobError */
function globOf(text: string): Glob {
  let glob = compiled.get(text);
  if (!glob) compiled.set(text, (glob = new Glob(text)));
  return glob;
}

/** Globs with and without `!`: a path belongs when it matches one without and none with. */
export class Globs {
  readonly included: readonly Glob[];
  readonly excluded: readonly Glob[];

  /** @throws GlobError */
  constructor(texts: readonly string[]) {
    const negated = (text: string) => text.startsWith('!') && !text.startsWith('!(');
    this.included = texts.filter((text) => !negated(text)).map(globOf);
    this.excluded = texts.filter(negated).map((text) => globOf(text.slice(1)));
  }

  matches(path: string): boolean {
    return this.match(path) !== undefined;
  }

  /** The glob that makes the path belong. */
  match(path: string): Glob | undefined {
    const found = this.included.find((glob) => glob.matches(path));
    return found && !this.excluded.some((glob) => glob.matches(path)) ? found : undefined;
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

function unusedCharacter(text: string, index: number): string {
  for (let code = 0xe000; ; code += 1) {
    const character = String.fromCharCode(code);
    if (!text.includes(character) && (index -= 1) < 0) return character;
  }
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

/** A brace that is left must be a choice, `{a,b}`, or a range, `{1..3}`: picomatch would take any other as text. */
function checkBraces(text: string): void {
  for (const [whole, inside = ''] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}

/**
 * Parentheses are part of many file names (`app/(shop)/page.tsx`), but picomatch takes them for a group unless they
 * are escaped. Those of `@(…)`, `?(…)`, `*(…)`, `+(…)` and `!(…)` stay what they are.
 */
function escapePlainParentheses(text: string): string {
  const open: ('extended' | 'plain')[] = [];
  let escaped = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '\\') {
      escaped += character + (text[(index += 1)] ?? '');
    } else if (character === '(') {
      const extended = /[@?*+!]/.test(text[index - 1] ?? '') && text[index - 2] !== '\\';
      open.push(extended ? 'extended' : 'plain');
      escaped += extended ? '(' : '\\(';
    } else if (character === ')') {
      const kind = open.pop();
      if (kind === undefined) escaped += '\\)';
      else escaped += kind === 'extended' ? ')' : '\\)';
    } else if (character === '|' && !open.includes('extended')) {
      escaped += '\\|';
    } else {
      escaped += character;
    }
  }
  if (open.includes('extended')) throw new GlobError('missing closing: ")"');
  return escaped;
}
