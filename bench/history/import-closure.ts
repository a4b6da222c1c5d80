import { posix } from 'node:path';
import { minimatch } from 'minimatch';
import ts from 'typescript';
import { load } from 'js-yaml';
import { readObjects } from './commits.js';
import { type CommitGraph, GraphClosure, nearestAbove, partOf, Users } from './graph-closure.js';

interface Manifest {
  readonly name?: string;
  readonly workspaces?: readonly string[] | { readonly packages?: readonly string[] };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What may be left out at the end of a module's path. */
const endings = [
  '',
  ...['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts'].flatMap((end) => [end, `/index${end}`]),
];

/**
 * What npm workspaces impact, by the compiler's own reading of what every source file imports, tests included: file by
 * file, and a name of a package means its entry file, or all of its files where the entry is not known. A manifest
 * bears on all files of its package, which use what it declares for more than development.
 */
export class ImportClosure extends GraphClosure {
  /** Specifiers by object name. */
  readonly #imports = new Map<string, readonly string[]>();

  /** The nodes are the files of each package. */
  protected override graph(_commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const manifests = this.#manifests(files);
    const members = membersOf(manifests);
    const places = new Map([...members].map(([directory, name]) => [name, directory]));
    const sources = [...files].filter(([path]) => /\.[cm]?[jt]sx?$/.test(path) && nearestAbove(path, members));
    const users = new Users();
    const nodeOf = (path: string) => partOf(nearestAbove(path, members) ?? '', path);
    const found = (path: string) =>
      endings.map((ending) => posix.normalize(path).replace(/\/$/, '') + ending).find((one) => files.has(one));
    /** The files that a name of a package, with or without a path behind it, may mean. */
    const named = (specifier: string): readonly string[] => {
      const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)/.exec(specifier) ?? [];
      const directory = places.get(name);
      if (directory === undefined) return [];
      const starts = path === '' ? ['src/index', 'index', 'src'] : [path, `src/${path}`];
      const file = starts.flatMap((start) => found(`${directory}/${start}`) ?? [])[0];
      const own = sources.map(([source]) => source).filter((source) => nearestAbove(source, members) === name);
      return file === undefined ? own : [file];
    };
    for (const [directory, name] of members) {
      const manifest = posix.join(directory, 'package.json');
      for (const dependency of dependenciesOf(manifests.get(directory) ?? {})) {
        if (dependency !== name) for (const used of named(dependency)) users.add(nodeOf(manifest), nodeOf(used));
      }
    }
    this.#read(sources.map(([, object]) => object));
    for (const [path, object] of sources) {
      const member = nearestAbove(path, members) ?? '';
      users.add(nodeOf(path), nodeOf(`${places.get(member) ?? ''}/package.json`));
      for (const specifier of this.#imports.get(object) ?? []) {
        const place = posix.join(posix.dirname(path), specifier);
        const meant = specifier.startsWith('.')
          ? [found(place) ?? found(place.replace(/\.[cm]?jsx?$/, '')) ?? '']
          : named(specifier).filter((used) => nearestAbove(used, members) !== member);
        for (const used of meant.filter(Boolean)) users.add(nodeOf(path), nodeOf(used));
      }
    }
    const owners = (path: string) => (nearestAbove(path, members) === undefined ? [] : [nodeOf(path)]);
    return { owners, users, fingerprints: new Map() };
  }

  /** Manifests by their directories; the root's has the patterns of `pnpm-workspace.yaml` where there is one. */
  #manifests(files: ReadonlyMap<string, string>): Map<string, Manifest> {
    const manifests = [...files].filter(([path]) => /(^|\/)package\.json$/.test(path));
    const pnpm = files.get('pnpm-workspace.yaml');
    const texts = readObjects(this.directory, [...manifests.map(([, object]) => object), ...(pnpm ? [pnpm] : [])]);
    const read = new Map(
      manifests.map(([path, object]) => [posix.dirname(path).replace(/^\.$/, ''), parse(texts.get(object) ?? '')]),
    );
    if (pnpm !== undefined) {
      read.set('', { ...read.get(''), workspaces: load(texts.get(pnpm) ?? '') as { packages?: string[] } });
    }
    return read;
  }

  #read(objects: readonly string[]): void {
    const unknown = new Set(objects.filter((object) => !this.#imports.has(object)));
    for (const [object, text] of readObjects(this.directory, [...unknown])) {
      const { importedFiles } = ts.preProcessFile(text, true, true);
      this.#imports.set(
        object,
        importedFiles.map(({ fileName }) => fileName),
      );
    }
  }
}

function parse(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return {};
  }
}

/** What a manifest says that a package uses of the workspace for more than development. */
const dependenciesOf = ({ dependencies, optionalDependencies, peerDependencies }: Manifest) =>
  Object.entries({ ...peerDependencies, ...optionalDependencies, ...dependencies })
    .filter(([, version]) => /^(workspace|link|file):/.test(version))
    .map(([name]) => name);

/** Names of the packages of the workspace by their directories, without the root. */
function membersOf(manifests: ReadonlyMap<string, Manifest>): Map<string, string> {
  const { workspaces = [] } = manifests.get('') ?? {};
  const patterns = 'packages' in workspaces ? (workspaces.packages ?? []) : (workspaces as readonly string[]);
  const anyOf = (globs: readonly string[]) => (path: string) =>
    globs.some((glob) => minimatch(path, posix.normalize(glob).replace(/\/$/, '')));
  const included = anyOf(patterns.filter((each) => !each.startsWith('!')));
  const excluded = anyOf(patterns.filter((each) => each.startsWith('!')).map((each) => each.slice(1)));
  const members = [...manifests].filter(([place]) => place !== '' && included(place) && !excluded(place));
  return new Map(members.map(([place, { name = '' }]) => [place, name === '' ? place : name]));
}
