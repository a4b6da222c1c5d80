import { posix } from 'node:path';
import type { PathMatcher } from '../../../shared/globs/path-matcher.js';
import type { Element } from '../../formats/xml.js';
import { foldedPath } from '../../tree/folded-path.js';
import { append } from '../../../shared/append.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { wildcardMatcher } from '../../tree/wildcards.js';
import { attribute, elementsOf, type MsbuildFiles } from './msbuild-files.js';
import { Items } from './items.js';
import { unknownText, valuesOf, type Definition, type TextContext } from './msbuild-text.js';

/** The destination of a reference in a project. */
export interface Reference {
  /** Path from the root of the repository, with slashes. It may hold wildcards. Undefined outside of the repository. */
  readonly path: string | undefined;
  /** True where only the end of the path is known. */
  readonly tail: boolean;
  readonly written: string;
  readonly file: string;
  /** True where a condition decides whether the reference counts. */
  readonly conditional: boolean;
  /** True for an item of `ProjectReference`: the project must exist. */
  readonly required: boolean;
  /** True for the text of an element. If it names a place at all, the place is a file. */
  readonly isText: boolean;
}

/** The content of a project, with the files that it imports. */
export interface ProjectContent {
  /** The project's own file and all files that it imports from the repository. */
  readonly files: readonly string[];
  /** Other projects. */
  readonly references: readonly Reference[];
  /** Files and patterns outside of the project's directory. */
  readonly outside: readonly Reference[];
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
 * @throws BrokenManifest when the project or a file that it imports is no XML
 */
export function readProject(
  project: string,
  files: MsbuildFiles,
  solutionDirectories: readonly string[],
): ProjectContent {
  const properties = new Map<string, Definition[]>();
  const found = new Set<string>();
  const context = (file: string): TextContext => ({
    file,
    project,
    properties,
    solutionDirectories,
    exists: (path) => files.exists(path),
    spend: (steps) => {
      files.spend(steps);
    },
  });
  const directory = directoryOf(project);
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const known = new Set<string>();
    for (const { element } of elementsOf(files.get(path))) {
      if (element.name !== 'PropertyGroup') continue;
      for (const { name, text } of element.children) {
        const key = name.toLowerCase();
        if (!known.has(`${key} ${text}`)) append(properties, key, { text, file: path });
        known.add(`${key} ${text}`);
      }
    }
  };
  const nearest = implicit.flatMap((name) => {
    const path = [directory, ...pathsAbove(directory)]
      .map((above) => inside(above, name))
      .find((one) => files.find(one).length > 0);
    return path === undefined ? [] : files.find(path);
  });
  for (const path of [...nearest, project, ...files.find(`${project}.user`)]) add(path);
  // Files may define properties for the names of further files, so the search goes on until it finds no new file.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const file of [...found]) {
      for (const { element } of elementsOf(files.get(file))) {
        files.spend(1);
        for (const written of importsOf(element)) {
          if (valuesOf(written, context(file)).includes(unknownText)) {
            for (const one of files.paths()) if (/\.(props|targets)$/i.test(one)) add(one);
          }
          for (const { path, tail } of referencesIn(written, context(file), [directory, directoryOf(file)], false)) {
            if (path === undefined) continue;
            for (const one of matching(path, tail, files)) if (!/\.sln\w?$/i.test(one)) add(one);
          }
        }
      }
    }
  }
  return { files: [...found], ...mentions([...found], files, context, directory) };
}

function importsOf(element: Element): string[] {
  const { name } = element;
  if (name === 'Import') return [attribute(element, 'project') ?? ''].filter((path) => path !== '');
  // Projects of other kinds (`*.proj`, `*.shproj`) are read as if they were imported.
  return name === 'ProjectReference'
    ? [attribute(element, 'include') ?? ''].filter((path) => /\.(sh)?proj$/i.test(path))
    : [];
}

function mentions(
  found: readonly string[],
  files: MsbuildFiles,
  context: (file: string) => TextContext,
  directory: string,
): Omit<ProjectContent, 'files'> {
  const references: Reference[] = [];
  const outside: Reference[] = [];
  const packages = new Set<string>();
  const unknown: string[] = [];
  const items = new Items(found, files, context);
  for (const file of found) {
    for (const { element, conditions } of elementsOf(files.get(file))) {
      files.spend(1);
      const conditional = conditions.length > 0;
      if (/^(Global)?PackageReference$|^PackageDownload$/.test(element.name)) {
        for (const written of [attribute(element, 'include'), attribute(element, 'update')]) {
          for (const value of valuesOf(written ?? '', context(file))) {
            for (const name of value.split(';')) if (name.trim() !== '') packages.add(name.trim().toLowerCase());
          }
        }
        continue;
      }
      if (element.name === 'PackageVersion' || element.name === 'Import') continue;
      const texts = Object.entries(element.attributes).filter(
        ([key]) => !/^(condition|sdk|label|xmlns|version)$/i.test(key),
      );
      for (const [key, text] of [...texts, ['', element.text] as const]) {
        const required = element.name === 'ProjectReference' && key.toLowerCase() === 'include';
        const written = required ? items.expand(text) : text;
        // The paths of an item start from the project, wherever the item stands. So does the name of a file in a
        // property.
        const isOfProject = required || (key === '' && !/[\\/$]/.test(text));
        const starts = isOfProject ? [directory] : [directory, directoryOf(file)];
        if (required && mayBeAnyProject(written, context(file))) unknown.push(text);
        const mayLack = conditional || /->\s*Exists\(/i.test(text);
        for (const found of referencesIn(written, context(file), starts, mayLack)) {
          const reference = { ...found, required, isText: key === '' };
          if (/\.[\w*?]*proj$/i.test(reference.path ?? reference.written)) references.push(reference);
          else if (reference.path !== undefined && !isWithin(reference.path, directory)) outside.push(reference);
        }
      }
    }
  }
  return { references, outside, packages, unknown };
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

type Found = Omit<Reference, 'required' | 'isText'>;

/**
 * The places that a text may name.
 * @param from directories from which a relative path may start
 */
function referencesIn(written: string, context: TextContext, from: readonly string[], conditional: boolean): Found[] {
  if (!/[\\/.]|\$\(/.test(written)) return [];
  const { file } = context;
  const found: Found[] = [];
  const tokens = written.split(/[;\n]/).map((token) => token.trim());
  // Commands hold paths among other words.
  const words = tokens.flatMap((token) =>
    /[\s"']/.test(token) ? token.split(/[\s"'|<>,]+/).filter((word) => /[\\/]/.test(word)) : [],
  );
  for (const token of [...tokens, ...words]) {
    if (!/[\\/]|\.\w+$|\$\(/.test(token) || /^\w+:\/\//.test(token)) continue;
    for (const value of valuesOf(token, context).flatMap((one) => one.split(/[;\n]/).map((part) => part.trim()))) {
      if (value === '') continue;
      const last = value.lastIndexOf(unknownText);
      if (last >= 0) {
        const tail = value.slice(last + 1).replace(/^\/+/, '');
        // Without a known file name the text may be anything. Mostly it is no path at all.
        if (/[^/]\.\w+$/.test(tail) && !tail.startsWith('.'))
          found.push({ path: posix.normalize(tail), tail: true, written: token, file, conditional });
        continue;
      }
      const starts = value.startsWith('/') ? [''] : [...new Set(from)];
      for (const start of starts) {
        const path = posix.join(start === '' ? '.' : start, value.replace(/^\/+/, '')).replace(/\/$/, '');
        const inRepository = path !== '..' && !path.startsWith('../') && path !== '.' && path !== '';
        found.push({ path: inRepository ? path : undefined, tail: false, written: token, file, conditional });
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
  const matches = wildcardPath(path, tail ? 'end' : 'whole');
  return all.filter((one) => matches(one.toLowerCase()));
}

/**
 * Compiles wildcards as MSBuild writes them: `*` and `?` within a segment, `**` for any number of directories. Paths
 * must be in lower case.
 * @param what whether the pattern is for a whole path, or for the last segments of one
 */
export function wildcardPath(path: string, what: 'whole' | 'end'): PathMatcher {
  const pattern = path
    .toLowerCase()
    .replace(/\*{3,}/g, '**')
    .replaceAll('[', '?');
  return wildcardMatcher(what === 'end' ? `**/${pattern}` : pattern, {
    anyDepth: true,
    escapes: false,
    negation: '!',
  });
}
