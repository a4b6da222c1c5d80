import { posix } from 'node:path';
import { minimatch } from 'minimatch';
import { readObjects } from './commits.js';
import { type CommitGraph, GraphClosure, Users } from './graph-closure.js';
import { type Element, elementsBelow, readXml } from './xml.js';

/** The elements of each file that MSBuild reads. */
type Documents = ReadonlyMap<string, readonly Element[]>;

/** Files that MSBuild imports unasked, from the directory nearest above the project. */
const importedUnasked = ['Directory.Build.props', 'Directory.Build.targets', 'Directory.Packages.props'];

const filesIncluded = ['Compile', 'Content', 'EmbeddedResource', 'None', 'AdditionalFiles', 'Protobuf'];

/**
 * What .NET projects impact, by references, imports, included files, and the packages of central versions. Where a path
 * has a property in it, each file that ends with the rest is meant. Targets are the paths of projects.
 */
export class DotnetClosure extends GraphClosure {
  protected override graph(_commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const build = [...files].filter(([path]) => /\.(\w+proj|props|targets)$/i.test(path));
    const texts = readObjects(
      this.directory,
      build.map(([, object]) => object),
    );
    const documents: Documents = new Map(
      build.map(([path, object]) => [path, [...elementsBelow(readXml(texts.get(object) ?? ''))]]),
    );
    const projects = [...documents.keys()].filter((path) => /\.(cs|fs|vb)proj$/i.test(path));
    const users = new Users();
    const fingerprints = new Map<string, string>();
    const imports = new Map<string, ReadonlySet<string>>();
    const included = new Map<string, readonly ((path: string) => boolean)[]>();
    for (const project of projects) {
      const read = importsOf(project, documents);
      imports.set(project, read);
      const patterns: string[] = [];
      const packages = new Set<string>();
      for (const file of read) {
        for (const { name, attributes } of documents.get(file) ?? []) {
          for (const text of (attributes.Include ?? '').split(';').map(withSlashes)) {
            if (name === 'ProjectReference') {
              for (const used of matching(posix.dirname(project), text, projects)) users.add(project, used);
            } else if (name === 'PackageReference') packages.add(text.toLowerCase());
            else if (filesIncluded.includes(name) && text.includes('..') && !text.includes('$(')) {
              patterns.push(posix.normalize(posix.join(posix.dirname(project), text)));
            }
          }
        }
      }
      included.set(
        project,
        patterns.map((pattern) => minimatch.filter(pattern)),
      );
      fingerprints.set(project, versionsOf(packages, read, documents));
    }
    const owners = (path: string): string[] => {
      const own = new Set<string>();
      for (let at = posix.dirname(path); ; at = posix.dirname(at)) {
        for (const project of projects) if (posix.dirname(project) === at) own.add(project);
        if (own.size > 0 || at === '.') break;
      }
      if (own.size > 0 && [...own].every((project) => posix.dirname(project) === '.')) own.clear();
      for (const project of projects) {
        const isImported = !path.endsWith('Directory.Packages.props') && imports.get(project)?.has(path);
        if (isImported || included.get(project)?.some((matches) => matches(path))) own.add(project);
      }
      return [...own];
    };
    return { owners, users, fingerprints };
  }
}

const withSlashes = (text: string) => text.trim().replaceAll('\\', '/');

/** The files of a list that a path may mean. */
function matching(directory: string, text: string, files: Iterable<string>): string[] {
  if (text === '') return [];
  if (text.includes('$(')) {
    const tail = text.slice(text.lastIndexOf(')') + 1).replace(/^\//, '');
    return tail === '' ? [] : [...files].filter((file) => file === tail || file.endsWith(`/${tail}`));
  }
  const path = posix.normalize(posix.join(directory, text));
  if (!/[*?{[(!+@]/.test(path)) return [...files].filter((file) => file === path);
  return [...files].filter(minimatch.filter(path));
}

/** A project and every file that it imports. */
function importsOf(project: string, documents: Documents): ReadonlySet<string> {
  const above = (directory: string, name: string): string[] => {
    for (let at = directory; ; at = posix.dirname(at)) {
      const path = posix.join(at, name);
      if (documents.has(path)) return [path];
      if (at === '.') return [];
    }
  };
  const found = new Set([project, ...importedUnasked.flatMap((name) => above(posix.dirname(project), name))]);
  for (const file of found) {
    for (const { name, attributes } of documents.get(file) ?? []) {
      if (name !== 'Import' || attributes.Project === undefined) continue;
      const text = withSlashes(attributes.Project).replace('$(MSBuildThisFileDirectory)', '');
      const asked = /GetPathOfFileAbove\('?([\w.]+)/.exec(text)?.[1];
      const imported =
        asked === undefined
          ? matching(posix.dirname(file), text, documents.keys())
          : above(posix.dirname(posix.dirname(file)), asked);
      for (const each of imported) found.add(each);
    }
  }
  return found;
}

/** The central versions of the packages that a project refers to. */
function versionsOf(packages: ReadonlySet<string>, imported: ReadonlySet<string>, documents: Documents): string {
  const versions: string[] = [];
  for (const file of imported) {
    for (const { name, attributes } of documents.get(file) ?? []) {
      const { Include: of = '', Version: version = '' } = attributes;
      if (name === 'PackageVersion' && packages.has(of.toLowerCase())) versions.push(`${of} ${version}`);
    }
  }
  return versions.sort().join('\n');
}
