import { posix } from 'node:path';
import type { Tree } from '../tree/tree.js';
import { directoryOf, isWithin, nameOf, withoutEndSlashes } from '../tree/paths.js';
import { withSlashes } from '../../../shared/src/globs/backslash.js';
import { textBetween } from '../../../shared/src/globs/text-between.js';
import { fieldsInJson } from '../tree/formats/json-with-comments.js';
import { manifestText } from '../tree/broken-manifest.js';
import { fieldsOf, texts } from '../../../shared/src/json-values.js';
import { TrackedPlaces } from './places.js';

/** A name that stands for places in the repository: an entry of `compilerOptions.paths`, or of a table of a bundler. */
interface Alias {
  /** The beginning of a matching name, and its end behind the text for `*`; the whole name where the pattern has no `*`. */
  readonly parts: readonly string[];
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
    const parts = star === -1 ? [pattern] : [pattern.slice(0, star), pattern.slice(star + 1)];
    return [{ parts, places, scope: directory }];
  });
}

/** Settings in which bundlers and test runners have tables of aliases. */
const bundlerConfiguration = /(?:\.config\.[cm]?[jt]s|alias(?:es)?\.[cm]?[jt]s|^package\.json|^\.babelrc(?:\.json)?)$/;

/** A name in quotes and what it stands for: a text, or names that a call joins to a path. */
const entry =
  /(["'`])([^"'`\s]{1,200})\1\s{0,9}(?:,\s{0,9}replacement\s{0,9})?:\s{0,9}([^"'`\n{}()]{0,99}\([^)\n]{0,300}|["'`][^"'`\n]{0,300})/g;

/**
 * The aliases of a bundler's settings (`resolve.alias` of Vite and webpack, `moduleNameMapper` of Jest), found by their texts. A name also stands
 * for what is below its place. Only a place that the commit has counts, so that other settings are no aliases.
 */
function aliasesOfBundler(content: Buffer, directory: string, places: TrackedPlaces): Alias[] {
  const text = manifestText(content);
  if (!/alias|moduleNameMapper/.test(text)) return [];
  return [...text.matchAll(entry)].flatMap(([, , written = '', value = '']): Alias[] => {
    const name = written.replace(/^\^|\$$/g, '').replace(/\(\.[*+]\??\)/, '*');
    const path = [...`${value}"`.matchAll(/["'`]([^"'`\n]*)["'`]/g)].map(([, one = '']) => one).join('/');
    const below = withoutEndSlashes(path.replace(/^(?:<rootDir>|\$\{\w+\})\//, '').replace('$1', '*'));
    const leading = [directory, ''].map((start) => posix.join(start === '' ? '.' : start, below));
    const found = leading.filter((place) => places.find(place.replace(/\/?\*.*$/s, '')) !== undefined);
    if (found.length === 0 || name.startsWith('*') || name.startsWith('.')) return [];
    if (name.includes('*')) return [{ parts: name.split('*', 2), places: found, scope: directory }];
    return [
      { parts: [name], places: found, scope: directory },
      { parts: [`${name}/`, ''], places: found.map((place) => `${place}/*`), scope: directory },
    ];
  });
}

/** The places to which an alias leads for a name, from the root of the repository. Empty where the alias does not match. */
function placesOfAlias({ parts, places }: Alias, name: string): readonly string[] {
  const found = textBetween(parts, name);
  const [captured] = found ?? [];
  if (captured === undefined) return found === undefined ? [] : places;
  return places.map((place) => posix.normalize(place.replace('*', () => captured)).replace(/\/$/, ''));
}

/**
 * Reads the aliases of a commit.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 * @returns finds the places that a name may mean in a file. Both paths start from the root of the repository.
 */
export async function readAliases(tree: Tree, prefix: string): Promise<(file: string, name: string) => string[]> {
  const isTable = (path: string) => compilerConfiguration.test(path) || bundlerConfiguration.test(nameOf(path));
  const files = (await tree.entries()).filter(
    ({ path, mode }) => path.startsWith(prefix) && mode.startsWith('100') && isTable(path),
  );
  const places = await TrackedPlaces.of(tree);
  const contents = await tree.read(files.map(({ path }) => path));
  const aliases = [...contents].flatMap(([path, content]) =>
    compilerConfiguration.test(path)
      ? aliasesOf(content, directoryOf(path))
      : aliasesOfBundler(content, directoryOf(path), places),
  );
  return (file, name) => aliases.flatMap((alias) => (isWithin(file, alias.scope) ? placesOfAlias(alias, name) : []));
}
