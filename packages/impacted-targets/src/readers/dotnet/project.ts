import { posix } from 'node:path';
import { directoryOf, inside, isWithin, pathsAbove } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { Items } from './items.js';
import { solutionFile, type MsbuildFiles } from './msbuild-files.js';
import { itemValues, unknownText, valuesOf, type Definitions, type TextContext } from './msbuild-text.js';
import { pathTokens } from './statements.js';

/** What a text of a project may name. */
interface Place {
  /** From the root of the repository, with slashes. It may hold wildcards. Undefined outside of the repository. */
  readonly path: string | undefined;
  /** True where only the end of the path is known. */
  readonly isEnd: boolean;
  readonly written: string;
}

/** A place that is another project. */
export interface Reference extends Place {
  /** True where the project must exist. */
  readonly isRequired: boolean;
}

/** The content of a project, with the files that it imports. */
export interface Project {
  readonly path: string;
  readonly folder: string;
  /** The project's own file and all files that it imports from the repository. */
  readonly files: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** Files and patterns outside of the project's folder. `isFile` where a folder of that name does not count. */
  readonly outside: readonly (Place & { readonly path: string; readonly isFile: boolean })[];
  /** A reference that only MSBuild can resolve. */
  readonly unknown: string | undefined;
  /** Names in lower case of the packages to which the project refers. `unknownText` where a name is computed. */
  readonly packages: ReadonlySet<string>;
}

/** Files that MSBuild and NuGet import by themselves: the nearest one above a project. */
const implicit = ['Directory.Build.props', 'Directory.Build.targets', 'Directory.Packages.props'];

/**
 * Reads a project and the files that it imports. Conditions count as true, since properties such as the configuration,
 * the platform and the system are not known.
 * @param path of the project, from the root of the repository
 * @param solutionFolders folders of the solutions that have the project
 * @throws BrokenManifest when the project or a file that it imports is not XML
 */
export function readProject(path: string, files: MsbuildFiles, solutionFolders: readonly string[]): Project {
  const properties: Definitions<string> = new Map();
  const lists: Definitions<string | undefined> = new Map();
  const context = (file: string): TextContext => ({ file, project: path, properties, solutionFolders, files });
  const found = new Set<string>();
  const unread = new Set<string>();
  const add = (file: string | undefined) => {
    if (file === undefined || found.has(file) || solutionFile.test(file)) return;
    if (!files.has(file)) {
      // A file with an unusual name counts as a whole.
      unread.add(file);
      return;
    }
    found.add(file);
    const said = files.statements(file);
    addAll(properties, said.properties, file);
    addAll(lists, said.lists, file);
  };
  const folder = directoryOf(path);
  const nearest = (name: string) =>
    [folder, ...pathsAbove(folder)].map((above) => files.find(inside(above, name))).find((file) => file !== undefined);
  for (const file of [...implicit.map(nearest), path, files.find(`${path}.user`)]) add(file);
  // Files may define properties for the names of further files, so the search goes on until it finds no new file.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const file of [...found]) for (const imported of importedBy(file, folder, context(file))) add(imported);
  }
  const items = new Items(lists, files, context);
  const packages = [...found].flatMap((file) =>
    files.statements(file).packages.flatMap((written) => itemValues(written, context(file))),
  );
  const named = new Set(packages.map((name) => name.toLowerCase()));
  const { outside, ...others } = mentions(found, folder, items);
  const whole = [...unread].map((file) => ({ path: file, isEnd: false, isFile: true, written: file }));
  return { path, folder, files: found, ...others, outside: [...outside, ...whole], packages: named };
}

function addAll<T>(to: Definitions<T>, said: ReadonlyMap<string, readonly T[]>, file: string): void {
  for (const [name, texts] of said) for (const text of texts) append(to, name, { text, file });
}

/** The files that a file of a project imports. */
function* importedBy(file: string, folder: string, context: TextContext): Generator<string> {
  const { files } = context;
  for (const written of files.statements(file).imports) {
    files.spend(1);
    if (valuesOf(written, context).includes(unknownText))
      yield* files.paths.filter((one) => /\.(props|targets)$/i.test(one));
    for (const { path, isEnd } of placesOf(written, context, [folder, directoryOf(file)]))
      if (path !== undefined) yield* files.matching(path, isEnd);
  }
}

/** What the files of a project name: other projects, and places outside of the project's folder. */
function mentions(
  found: ReadonlySet<string>,
  folder: string,
  items: Items,
): Pick<Project, 'references' | 'outside' | 'unknown'> {
  const references: Reference[] = [];
  const outside: Project['outside'][number][] = [];
  let unknown: string | undefined;
  for (const file of found) {
    const context = items.context(file);
    for (const said of items.files.statements(file).references) {
      items.files.spend(1);
      const text = said.isRequired ? items.expand(said.text) : said.text;
      if (said.isRequired && mayBeAnyProject(text, context)) unknown ??= said.text;
      const starts = said.startsAtProject ? [folder] : [folder, directoryOf(file)];
      for (const place of placesOf(text, context, starts)) {
        const { path, isEnd, written } = place;
        if (/\.[\w*?]*proj$/i.test(path ?? written))
          references.push({ ...place, isRequired: said.isRequired && !said.isConditional });
        else if (path !== undefined && !isWithin(folder, path) && (isEnd || !isWithin(path, folder)))
          outside.push({ ...place, path, isFile: said.isText });
      }
    }
  }
  return { references, outside, unknown };
}

/** True where a part of an included text may be any path, because no part of the file's name is known. */
function mayBeAnyProject(written: string, context: TextContext): boolean {
  return itemValues(written, context).some(
    (value) => value.includes(unknownText) && !/[^/]\.\w*proj$/i.test(value.slice(value.lastIndexOf(unknownText) + 1)),
  );
}

/**
 * The places that a text may name.
 * @param from folders from which a relative path may start
 */
function placesOf(text: string, context: TextContext, from: readonly string[]): Place[] {
  return pathTokens(text).flatMap((written) =>
    itemValues(written, context).flatMap((value) => placesAt(value, from).map((place) => ({ ...place, written }))),
  );
}

function placesAt(value: string, from: readonly string[]): Omit<Place, 'written'>[] {
  const last = value.lastIndexOf(unknownText);
  if (last >= 0) {
    const end = value.slice(last + 1).replace(/^\/+/, '');
    // Without a known file name the text may be anything. Mostly it is not a path at all.
    return /^[^.].*\.\w+$/.test(end) && /[^/]\.\w+$/.test(end) ? [{ path: posix.normalize(end), isEnd: true }] : [];
  }
  const starts = value.startsWith('/') ? [''] : [...new Set(from)];
  return starts.map((start) => {
    const path = posix.join(start === '' ? '.' : start, value.replace(/^\/+/, '')).replace(/\/$/, '');
    const isInside = path !== '..' && !path.startsWith('../') && path !== '.' && path !== '';
    return { path: isInside ? path : undefined, isEnd: false };
  });
}
