import { posix } from 'node:path';
import { withSlashes } from '../../../../shared/globs/backslash.js';
import { parseJsonWithComments } from '../../../formats/json-with-comments.js';
import { fieldsOf, texts } from '../../../../shared/json-values.js';

/** A name that stands for places in the repository: an entry of `compilerOptions.paths`. */
export interface Alias {
  /** The beginning of a matching name. The whole name where the pattern has no `*`. */
  readonly start: string;
  /** The end of a matching name, behind the text for `*`. Undefined without a `*`. */
  readonly end: string | undefined;
  /** Files and directories to which the alias may lead, from the root of the build, with the `*`. */
  readonly places: readonly string[];
  /** Directory whose files may use the alias, from the root of the build: the directory of the configuration. */
  readonly scope: string;
}

/**
 * True for a configuration file of TypeScript, or of editors for JavaScript, with any text in the middle of its name.
 */
export function isCompilerConfiguration(path: string): boolean {
  return path.endsWith('.json') && /(^|\/)[jt]sconfig[^/]*\.json$/.test(path);
}

/**
 * Takes the project references out of a compiler's configuration (TypeScript's documentation of project references). A
 * file that cannot be read stays as it is.
 */
export function splitReferences(
  path: string,
  text: string,
): { readonly text: string; readonly references: readonly string[] } {
  if (!isCompilerConfiguration(path) || !text.includes('references')) return { text, references: [] };
  try {
    const { references, ...rest } = fieldsOf(parseJsonWithComments(text));
    const paths = Array.isArray(references) ? references.map((one) => fieldsOf(one).path) : [];
    if (paths.length === 0 || !paths.every((one) => typeof one === 'string')) return { text, references: [] };
    return { text: JSON.stringify(rest, undefined, 1), references: paths.map(withSlashes) };
  } catch {
    return { text, references: [] };
  }
}

/**
 * The aliases of one tsconfig.json. Paths start from `baseUrl`, else from the file (TypeScript's documentation of
 * `paths`). A file that cannot be read has no aliases.
 * @param directory of the file, from the root of the build
 */
export function aliasesOf(text: string, directory: string): Alias[] {
  let options: Readonly<Record<string, unknown>>;
  try {
    options = fieldsOf(fieldsOf(parseJsonWithComments(text)).compilerOptions);
  } catch {
    return [];
  }
  const base = typeof options.baseUrl === 'string' ? posix.join(directory, withSlashes(options.baseUrl)) : directory;
  return Object.entries(fieldsOf(options.paths)).flatMap(([pattern, written]): Alias[] => {
    const star = pattern.indexOf('*');
    // A bare `*` gives a place for all names that are not found elsewhere. It names nothing.
    if (star === 0) return [];
    const places = texts(written).map((place) => posix.join(base === '' ? '.' : base, withSlashes(place)));
    const [start, end] = star === -1 ? [pattern, undefined] : [pattern.slice(0, star), pattern.slice(star + 1)];
    return [{ start, end, places, scope: directory }];
  });
}

/** The places to which an alias leads for a name, from the root of the build. Empty where the alias does not match. */
export function placesOfAlias({ start, end, places }: Alias, name: string): string[] {
  if (end === undefined) return name === start ? [...places] : [];
  if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return [];
  const captured = name.slice(start.length, name.length - end.length);
  return places.map((place) => posix.normalize(place.replace('*', () => captured)).replace(/\/$/, ''));
}
