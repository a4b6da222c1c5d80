import { posix } from 'node:path';
import type { Tree } from '../tree/tree.js';
import { directoryOf, isWithin } from '../tree/paths.js';
import { withSlashes } from '../../../shared/src/globs/backslash.js';
import { fieldsInJson } from '../tree/formats/json-with-comments.js';
import { fieldsOf, texts } from '../../../shared/src/json-values.js';

/** A name that stands for places in the repository: an entry of `compilerOptions.paths`. */
interface Alias {
  /** The beginning of a matching name. The whole name where the pattern has no `*`. */
  readonly start: string;
  /** The end of a matching name, behind the text for `*`. Undefined without a `*`. */
  readonly end: string | undefined;
  /** Files and directories to which the alias may lead, from the root of the repository, with the `*`. */
  readonly places: readonly string[];
  /** Directory whose files may use the alias, from the root of the repository: the directory of the configuration. */
  readonly scope: string;
}

/** A configuration file of TypeScript, or of editors for JavaScript, with any text in the middle of its name. */
const compilerConfiguration = /(^|\/)[jt]sconfig[^/]*\.json$/;

/**
 * The aliases of one tsconfig.json. Paths start from `baseUrl`, else from the file (TypeScript's documentation of
 * `paths`). A file that cannot be read has no aliases.
 * @param directory of the file, from the root of the repository
 */
function aliasesOf(content: Buffer, directory: string): Alias[] {
  const options = fieldsOf(fieldsInJson(content)?.compilerOptions);
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

/** The places to which an alias leads for a name, from the root of the repository. Empty where the alias does not match. */
function placesOfAlias({ start, end, places }: Alias, name: string): string[] {
  if (end === undefined) return name === start ? [...places] : [];
  if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return [];
  const captured = name.slice(start.length, name.length - end.length);
  return places.map((place) => posix.normalize(place.replace('*', () => captured)).replace(/\/$/, ''));
}

/**
 * Reads the aliases of a commit.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 * @returns finds the places that a name may mean in a file. Both paths start from the root of the repository.
 */
export async function readAliases(tree: Tree, prefix: string): Promise<(file: string, name: string) => string[]> {
  const files = (await tree.entries()).filter(
    ({ path, mode }) => path.startsWith(prefix) && mode.startsWith('100') && compilerConfiguration.test(path),
  );
  const contents = await tree.read(files.map(({ path }) => path));
  const aliases = [...contents].flatMap(([path, content]) => aliasesOf(content, directoryOf(path)));
  return (file, name) => aliases.flatMap((alias) => (isWithin(file, alias.scope) ? placesOfAlias(alias, name) : []));
}
