import { posix } from 'node:path';
import { foldedPath } from '../../tree/folded-path.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { Items } from './items.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { addDefinitions, unknownText, valuesOf, type Definitions, type TextContext } from './msbuild-text.js';
import { placeText, wildcardPath } from './outside-files.js';
import { pathTokens } from './statements.js';
import { getOrMake } from '../../../../shared/src/append.js';

/** The destination of a reference in a project. */
export interface Reference {
  /** Path from the root of the repository, with slashes. It may hold wildcards. Undefined outside of the repository. */
  readonly path: string | undefined;
  /** True where only the end of the path is known. */
  readonly tail: boolean;
  readonly written: string;
  /** True where a condition decides whether the reference counts. */
  readonly conditional: boolean;
  /** True for an item of `ProjectReference`: the project must exist. */
  readonly required: boolean;
}

/** The content of a project, with the files that it imports. */
export interface ProjectContent {
  /** The project's own file and all files that it imports from the repository. */
  readonly files: readonly string[];
  /** Other projects. */
  readonly references: readonly Reference[];
  /** Files and patterns outside of the project's directory, as `placeText` gives them. */
  readonly outside: ReadonlySet<string>;
  /** References that only MSBuild can resolve. Each may be any project. */
  readonly unknown: readonly string[];
  /** Names in lower case of the packages to which the project refers. `UNKNOWN` where a name is computed. */
  readonly packages: ReadonlySet<string>;
}

/** Files that MSBuild and NuGet import by themselves: the nearest one above a project. */
const implicit = ['Directory.Build.props', 'Directory.Build.targets', 'Directory.Packages.props'];

/**
 * Reads a project and the files that it imports. Conditions count as true, since properties such as the configuration,
 * the platform and the system are not known.
 * @param project its path, from the root of the repository
 * @throws BrokenManifest when the project or a file that it imports is not XML
 */
export function readProject(
  project: string,
  files: MsbuildFiles,
  solutionDirectories: readonly string[],
): ProjectContent {
  const properties: Definitions<string> = new Map();
  const context = (file: string): TextContext => ({ file, project, properties, solutionDirectories, files });
  const found = importedFiles(project, files, properties, context);
  const items = new Items(found, files, context);
  return { files: [...found], ...mentions(found, files, context, items, directoryOf(project)) };
}

/**
 * The project's own file and all files that it imports.
 * @param properties receives what these files define
 */
function importedFiles(
  project: string,
  files: MsbuildFiles,
  properties: Definitions<string>,
  context: (file: string) => TextContext,
): ReadonlySet<string> {
  const directory = directoryOf(project);
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    addDefinitions(properties, path, files.statements(path).properties);
  };
  for (const path of [...nearestFiles(directory, files), project, ...files.find(`${project}.user`)]) add(path);
  // Files may define properties for the names of further files, so the search goes on until it finds no new file.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const file of [...found]) {
      files.spend(1);
      const here = context(file);
      for (const written of files.statements(file).imports) {
        files.spend(1);
        if (valuesOf(written, here).includes(unknownText)) {
          for (const one of files.paths()) if (/\.(props|targets)$/i.test(one)) add(one);
        }
        for (const { path, tail } of placesOf(pathTokens(written), here, [directory, directoryOf(file)])) {
          if (path === undefined) continue;
          for (const one of matching(path, tail, files)) if (!/\.sln\w?$/i.test(one)) add(one);
        }
      }
    }
  }
  return found;
}

/** The files that MSBuild and NuGet import by themselves. */
function nearestFiles(directory: string, files: MsbuildFiles): readonly string[] {
  return implicit.flatMap((name) => {
    const path = [directory, ...pathsAbove(directory)]
      .map((above) => inside(above, name))
      .find((one) => files.find(one).length > 0);
    return path === undefined ? [] : files.find(path);
  });
}

function mentions(
  found: ReadonlySet<string>,
  files: MsbuildFiles,
  context: (file: string) => TextContext,
  items: Items,
  directory: string,
): Omit<ProjectContent, 'files'> {
  const references: Reference[] = [];
  const outside = new Set<string>();
  const unknown: string[] = [];
  for (const file of found) {
    const here = context(file);
    const said = files.statements(file);
    files.spend(1 + said.references.length);
    for (const { text, tokens, required, isText, conditional, startsAtProject } of said.references) {
      const written = tokens === undefined ? items.expand(text) : text;
      if (required && mayBeAnyProject(written, here)) unknown.push(text);
      const starts = startsAtProject ? [directory] : [directory, directoryOf(file)];
      for (const place of placesOf(tokens ?? pathTokens(written), here, starts)) {
        const { path, tail, written } = place;
        if (/\.[\w*?]*proj$/i.test(path ?? written)) references.push({ ...place, conditional, required });
        else if (path !== undefined && !isWithin(path, directory)) {
          if (!isWithin(directory, path)) outside.add(placeText(path, tail ? 'end' : isText ? 'file' : 'any'));
        }
      }
    }
  }
  return { references, outside, packages: packagesOf(found, files, context), unknown };
}

/** Names in lower case of the packages to which the files refer. */
function packagesOf(
  found: ReadonlySet<string>,
  files: MsbuildFiles,
  context: (file: string) => TextContext,
): ReadonlySet<string> {
  const packages = new Set<string>();
  for (const file of found) {
    const written = files.statements(file).packages;
    files.spend(written.length);
    for (const value of written.flatMap((one) => valuesOf(one, context(file)))) {
      for (const name of value.split(';')) if (name.trim() !== '') packages.add(name.trim().toLowerCase());
    }
  }
  return packages;
}

/** True where a part of an included text may be any path, because no part of the file's name is known. */
function mayBeAnyProject(written: string, context: TextContext): boolean {
  return written
    .split(/[;\n]/)
    .flatMap((token) => valuesOf(token.trim(), context))
    .some(
      (value) =>
        value.includes(unknownText) && !/[^/]\.\w*proj$/i.test(value.slice(value.lastIndexOf(unknownText) + 1)),
    );
}

type Place = Pick<Reference, 'path' | 'tail' | 'written'>;

/**
 * The places that parts of a text may name.
 * @param from directories from which a relative path may start
 */
function placesOf(tokens: readonly string[], context: TextContext, from: readonly string[]): Place[] {
  const found: Place[] = [];
  for (const written of tokens) {
    for (const value of valuesOf(written, context).flatMap((one) => one.split(/[;\n]/).map((part) => part.trim()))) {
      if (value === '') continue;
      const last = value.lastIndexOf(unknownText);
      if (last >= 0) {
        const tail = value.slice(last + 1).replace(/^\/+/, '');
        // Without a known file name the text may be anything. Mostly it is not a path at all.
        if (/[^/]\.\w+$/.test(tail) && !tail.startsWith('.'))
          found.push({ path: posix.normalize(tail), tail: true, written });
        continue;
      }
      const starts = value.startsWith('/') ? [''] : new Set(from);
      for (const start of starts) {
        const path = posix.join(start === '' ? '.' : start, value.replace(/^\/+/, '')).replace(/\/$/, '');
        const inRepository = path !== '..' && !path.startsWith('../') && path !== '.' && path !== '';
        found.push({ path: inRepository ? path : undefined, tail: false, written });
      }
    }
  }
  return found;
}

/** How many steps it costs to try a pattern on a path. Reading an element costs one step. */
const stepsOfPattern = 50;

/** The MSBuild files that a path with wildcards, or the end of a path, may mean. */
export function matching(path: string, tail: boolean, files: MsbuildFiles): readonly string[] {
  if (!/[*?]/.test(path)) {
    if (!tail) return files.find(path);
    const ending = `/${foldedPath(path)}`;
    return files.named(nameOf(path)).filter((one) => `/${foldedPath(one)}`.endsWith(ending));
  }
  const all = [...files.paths()];
  files.spend(all.length * stepsOfPattern);
  const what = tail ? 'end' : 'whole';
  return getOrMake(files.matched, `${what} ${path}`, () => {
    const matches = wildcardPath(path, what);
    return all.filter((one) => matches(one.toLowerCase()));
  });
}
