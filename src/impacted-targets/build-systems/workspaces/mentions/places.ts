import { posix } from 'node:path';
import { foldedPath } from '../../../target-graph/alike.js';
import { append } from '../../../target-graph/append.js';
import { pathsAbove } from '../../../target-graph/paths.js';
import { isOwnFile, OwnFiles, partId } from '../parts.js';

const noOwnFiles = new OwnFiles([]);

/** The files and the packages of one commit, by where they are. Paths are from the root of the build. */
export class Places {
  readonly #files: ReadonlySet<string>;
  readonly #directories = new Set<string>(['']);
  readonly #withoutExtension = new Map<string, string>();
  /** By the directory of the package; made when it is asked for. */
  #own: ReadonlyMap<string, OwnFiles> | undefined;
  /** Paths as they are tracked, by the form in which every system finds them; made when it is asked for. */
  #byFold: ReadonlyMap<string, string> | undefined;

  /**
   * @param files all files
   * @param packages directories of packages; that of the root is the empty text
   */
  constructor(
    files: readonly string[],
    readonly packages: ReadonlySet<string>,
  ) {
    this.#files = new Set(files);
    for (const path of files) {
      for (const above of pathsAbove(path)) {
        if (this.#directories.has(above)) break;
        this.#directories.add(above);
      }
      const dot = path.lastIndexOf('.');
      if (dot > path.lastIndexOf('/') + 1) this.#withoutExtension.set(path.slice(0, dot), path);
    }
  }

  /** Directory of the package that is nearest above a place, or the place itself; the root's where there is none. */
  owner(place: string): string {
    for (let at = place; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
      if (this.packages.has(at)) return at;
    }
    return '';
  }

  /** Id of the part that a file belongs to. The root has one part. */
  part(file: string): string {
    const owner = this.owner(file);
    return owner !== '' && isOwnFile(file.slice(owner.length + 1)) ? partId(owner, 'own') : owner;
  }

  /**
   * Id of the part that what is at a place belongs to: of a directory the own one where own files are in it, or where it
   * may be the beginning of their paths. The own part uses the shared one, so that it stands for both.
   */
  partsAt(place: string): string {
    const owner = this.owner(place);
    if (owner === '') return owner;
    const found = this.find(place);
    if (found !== undefined && 'file' in found) return this.part(found.file);
    const inside = place.slice(owner.length + 1);
    if (isOwnFile(inside) || isOwnFile(`${inside}/x`)) return partId(owner, 'own');
    return this.ownFiles(owner).areBelow(inside) ? partId(owner, 'own') : owner;
  }

  /** The own files of a package. */
  ownFiles(owner: string): OwnFiles {
    if (this.#own === undefined) {
      const paths = new Map<string, string[]>();
      for (const file of this.#files) {
        const directory = this.owner(file);
        const path = file.slice(directory.length + 1);
        if (directory !== '' && isOwnFile(path)) append(paths, directory, path);
      }
      this.#own = new Map([...paths].map(([directory, own]) => [directory, new OwnFiles(own)]));
    }
    return this.#own.get(owner) ?? noOwnFiles;
  }

  /** Directories of packages below a directory. */
  below(directory: string): string[] {
    if (!this.#directories.has(directory)) return [];
    const prefix = directory === '' ? '' : `${directory}/`;
    return [...this.packages].filter((each) => each !== '' && each !== directory && each.startsWith(prefix));
  }

  /** The file or directory that a path means, as modules are looked up: with an extension, or another one, left out. */
  find(place: string): { readonly file: string } | { readonly directory: string } | undefined {
    if (this.#files.has(place)) return { file: place };
    if (this.#directories.has(place)) return { directory: place };
    const other = this.#withoutExtension.get(place) ?? this.#withoutExtension.get(place.replace(/\.[cm]?[jt]sx?$/, ''));
    return other === undefined ? undefined : { file: other };
  }

  /**
   * A place as it is tracked, as far as something is there that some system finds by this spelling: Windows and macOS do not
   * tell case apart.
   */
  tracked(place: string): string {
    for (const above of [place, ...pathsAbove(place)]) {
      if (above === '') break;
      if (this.find(above) !== undefined) return place;
      this.#byFold ??= new Map(
        [...this.#withoutExtension.keys(), ...this.#files, ...this.#directories].map((path) => [
          foldedPath(path),
          path,
        ]),
      );
      const found = this.#byFold.get(foldedPath(above));
      if (found !== undefined) return found + place.slice(above.length);
    }
    return place;
  }

  /** Files that belong to no package but the root, at a place: the file itself, or all below a directory. */
  rootFilesAt(place: string): string[] {
    const found = this.find(place);
    if (found === undefined || place === '') return [];
    if ('file' in found) return this.owner(found.file) === '' ? [found.file] : [];
    const prefix = `${found.directory}/`;
    return [...this.#files].filter((file) => file.startsWith(prefix) && this.owner(file) === '');
  }
}

/**
 * A written path from a directory.
 * @returns undefined for a path that leads out of the build; `pattern` where it holds wildcards, which are left out
 */
export function placeFrom(directory: string, written: string): { place: string; pattern: boolean } | undefined {
  const wildcard = written.search(/[*{[?]/);
  const literal = wildcard === -1 ? written : written.slice(0, written.lastIndexOf('/', wildcard) + 1);
  const path = posix.join(directory === '' ? '.' : directory, literal).replace(/\/$/, '');
  if (path === '..' || path.startsWith('../')) return undefined;
  return { place: path === '.' ? '' : path, pattern: wildcard !== -1 };
}
