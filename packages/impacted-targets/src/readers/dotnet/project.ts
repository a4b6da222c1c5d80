import { posix } from 'node:path';
import { shortened } from '../../../../shared/src/text.js';
import { directoryOf, inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { solutionFile, type MsbuildFiles } from './msbuild-files.js';
import { itemsIn, type WrittenReference } from './statements.js';
import { unknownText, Values } from './values.js';

/** A place in the repository. */
interface Place {
  /** From the root of the repository, with slashes. It may hold wildcards. */
  readonly path: string;
  /** True where only the end of the path is known. */
  readonly isEnd: boolean;
}

/** What a text of a project may name. */
export interface Reference extends Place {
  /** True where the place is a file if it is anything. */
  readonly isFile: boolean;
}

/** The content of a project, with the files that it imports. */
export interface Project {
  readonly path: string;
  /** The project's own file and all files that it imports from the repository. */
  readonly files: ReadonlySet<string>;
  /** Other projects, and files and patterns outside of the project's folder. */
  readonly references: readonly Reference[];
  /** Why nobody knows what the project is built from. */
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
 * @throws BrokenManifest when the project or a file that it imports is not XML
 */
export function readProject(path: string, files: MsbuildFiles): Project {
  const values = new Values(path, files);
  const imported = [...importedFiles(values)];
  const found = new Set(imported.filter((file) => files.has(file)));
  // A file with an unusual name counts as a whole.
  const unread = imported.filter((file) => !found.has(file));
  const references: Reference[] = unread.map((file) => ({ path: file, isEnd: false, isFile: true }));
  const packages = new Set<string>();
  let unknown: string | undefined;
  for (const file of found) {
    for (const reference of files.statements(file).references) {
      files.spend(1);
      if (reference.kind === 'package')
        for (const value of reference.items.flatMap((item) => values.ofItem(item, file)))
          packages.add(value.toLowerCase());
      else if (reference.kind !== 'import') references.push(...placesNamed(reference, file, values));
      if (reference.kind === 'project') unknown ??= unknownIn(reference, file, values);
    }
  }
  return { path, files: found, references, unknown, packages };
}

/** The files that a project imports, itself included. */
function importedFiles(values: Values): ReadonlySet<string> {
  const { files, project } = values;
  const found = new Set<string>();
  const add = (file: string | undefined) => {
    if (file === undefined || found.has(file) || solutionFile.test(file)) return;
    found.add(file);
    if (files.has(file)) values.define(file, files.statements(file));
  };
  const above = (name: string) => pathsAbove(project).map((folder) => files.find(inside(folder, name)));
  const nearest = implicit.map((name) => above(name).find((file) => file !== undefined));
  for (const file of [...nearest, project, files.find(`${project}.user`)]) add(file);
  // Files may define properties for the names of further files, so the search goes on until it finds no new file.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const file of [...found]) for (const imported of importedBy(file, values)) add(imported);
  }
  return found;
}

/** The files that a file of a project imports. */
function* importedBy(file: string, values: Values): Generator<string> {
  const { files, project } = values;
  const references = files.has(file) ? files.statements(file).references : [];
  for (const item of references.flatMap(({ kind, items }) => (kind === 'import' ? items : []))) {
    files.spend(1);
    const named = values.ofItem(item, file);
    if (named.includes(unknownText)) yield* files.paths.filter((one) => /\.(props|targets)$/i.test(one));
    for (const { path, isEnd } of named.flatMap((value) => placesAt(value, [directoryOf(project), directoryOf(file)])))
      yield* files.matching(path, isEnd);
  }
}

/** The projects that an element may name, and the places outside of the project's folder. */
function placesNamed({ kind, items }: WrittenReference, file: string, values: Values): Reference[] {
  const folder = directoryOf(values.project);
  const starts = kind === 'project' ? [folder] : [folder, directoryOf(file)];
  const isOutside = ({ path, isEnd }: Place) => !isWithin(folder, path) && (isEnd || !isWithin(path, folder));
  return items
    .flatMap((item) => values.ofItem(item, file).flatMap((value) => placesAt(value, starts)))
    .filter((place) => namesProject(place.path) || isOutside(place))
    .map((place) => ({ ...place, isFile: kind === 'text' }));
}

/** True for a path, which may be a pattern, that projects have. */
export const namesProject = (path: string) => /\.[\w*?]*proj$/i.test(path);

/** Why the projects to which an item of a project refers are not known. */
function unknownIn({ items, isRequired }: WrittenReference, file: string, values: Values): string | undefined {
  const { files, project } = values;
  const isThere = ({ path, isEnd }: Place) =>
    !namesProject(path) || /[*?]/.test(path) || files.isInSubmodule(path) || files.matching(path, isEnd).length > 0;
  for (const item of items) {
    const meanings = values.of(item, file).map(itemsIn);
    if (meanings.flat().some(isUnknown)) return `only MSBuild knows what ${shortened(item, 100)} in ${project} is`;
    const places = meanings.map((paths) => paths.map((path) => placesAt(path, [directoryOf(project)])));
    // One meaning must have all of its projects. A path that leads out of the repository has no place.
    if (isRequired && !places.some((paths) => paths.every((each) => each.length === 0 || each.some(isThere))))
      return `${project} refers to ${shortened(item, 100)}, and nothing is there`;
  }
  return undefined;
}

/** True for a path of which no part of the file's name is known. */
function isUnknown(value: string): boolean {
  const last = value.lastIndexOf(unknownText);
  return last >= 0 && !/[^/]\.\w*proj$/i.test(value.slice(last + 1));
}

/**
 * The places in the repository that a path may mean.
 * @param starts folders from which a relative path may start
 */
function placesAt(value: string, starts: readonly string[]): Place[] {
  const last = value.lastIndexOf(unknownText);
  if (last >= 0) {
    const end = value.slice(last + 1).replace(/^(?:\.{0,2}\/)+/, '');
    // Without a known file name the text may be anything. Mostly it is not a path at all.
    return /^[^.].*\.\w+$/.test(end) && /[^/]\.\w+$/.test(end) ? [{ path: posix.normalize(end), isEnd: true }] : [];
  }
  const from = value.startsWith('/') ? [''] : new Set(starts);
  const paths = [...from].map((start) => resolvePath(start, value.replace(/^\/+/, '')));
  return paths.flatMap((path) => (path === undefined || path === '' ? [] : { path, isEnd: false }));
}
