import { posix } from 'node:path';
import { foldedPath } from '../../../tree/folded-path.js';
import { append } from '../../../../shared/append.js';
import { directoryOf, pathsAbove } from '../../../tree/paths.js';
import { TrackedPaths } from './tracked-paths.js';
import { isOwnFile, OwnFiles, partId } from '../package-parts.js';

/** Paths that every system finds by the spelling that they have, with and without their extensions. */
const plain = /^[a-z\d_-]+(?:[./][a-z\d_-]+)*$/;

const noOwnFiles = new OwnFiles([]);

/** The files and the packages of one commit, by where they are. Paths are from the root of the build. */
export class CommitPaths {
  readonly #tracked: TrackedPaths;
  /** First segments of the directories of packages. */
  readonly tops: ReadonlySet<string>;
  /** Directories above those of packages. */
  readonly #around: ReadonlySet<string>;
  /** By the directory of the package; made when it is asked for. */
  #own: ReadonlyMap<string, OwnFiles> | undefined;
  /** Paths that are tracked in another form than the one in which every system finds them, by that one; made when it is asked for. */
  #otherwise: ReadonlyMap<string, string> | undefined;
  /** The directory that was asked about last, and its package: files come by directories. */
  #last = { directory: '', owner: '' };

  /**
   * @param files all files, in the order of their paths
   * @param packages directories of packages; that of the root is the empty text
   */
  constructor(
    readonly files: readonly string[],
    readonly packages: ReadonlySet<string>,
  ) {
    this.#tracked = new TrackedPaths(files);
    const directories = [...packages].filter((directory) => directory !== '');
    this.tops = new Set(directories.map((directory) => directory.split('/')[0] ?? directory));
    this.#around = new Set(directories.flatMap((directory) => pathsAbove(directory)));
  }

  /** True for the directory of a package that has other packages within it. The root does not count. */
  hasInner(owner: string): boolean {
    return owner !== '' && this.#around.has(owner);
  }

  /** Directory of the package that is nearest above a place, or the place itself; the root's where there is none. */
  owner(place: string): string {
    return this.packages.has(place) ? place : this.ownerOfFile(place);
  }

  /** Directory of the package that a file belongs to. */
  ownerOfFile(file: string): string {
    const last = this.#last.directory;
    // Told without cutting the directory out, since it is asked about every file.
    if (file.lastIndexOf('/') !== last.length || !file.startsWith(last)) {
      const directory = directoryOf(file);
      const owner = [directory, ...pathsAbove(directory)].find((above) => above !== '' && this.packages.has(above));
      this.#last = { directory, owner: owner ?? '' };
    }
    return this.#last.owner;
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
      for (const file of this.files) {
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
    if (!this.#tracked.directories.has(directory)) return [];
    const prefix = directory === '' ? '' : `${directory}/`;
    return [...this.packages].filter((each) => each !== '' && each !== directory && each.startsWith(prefix));
  }

  /** The file or directory that a path means, as modules are looked up: with an extension, or another one, left out. */
  find(place: string): { readonly file: string } | { readonly directory: string } | undefined {
    const tracked = this.#tracked;
    if (tracked.directories.has(place)) return { directory: place };
    if (tracked.isFile(place)) return { file: place };
    const named = place.replace(/\.[cm]?[jt]sx?$/, '');
    const other = tracked.withExtension(place) ?? (named === place ? undefined : tracked.withExtension(named));
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
      const found = this.#trackedLike(above);
      if (found !== undefined) return found + place.slice(above.length);
    }
    return place;
  }

  /**
   * The path that is tracked and that some system finds by a spelling under which nothing is tracked. Where several are, a
   * directory counts before a file, that before one without its extension, and one of these that has the form in which every
   * system finds it before one that is spelled otherwise.
   */
  #trackedLike(path: string): string | undefined {
    this.#otherwise ??= this.#spelledOtherwise();
    const folded = foldedPath(path);
    const other = this.#otherwise.get(folded);
    if (folded === path) return other;
    const rank = this.#rankOf(folded);
    if (other !== undefined && this.#rankOf(other) > rank) return other;
    return rank > 0 ? folded : undefined;
  }

  #rankOf(path: string): number {
    if (this.#tracked.directories.has(path)) return 3;
    if (this.#tracked.isFile(path)) return 2;
    return this.#tracked.withExtension(path) === undefined ? 0 : 1;
  }

  /** Most paths have the form in which every system finds them, and need no room here. */
  #spelledOtherwise(): Map<string, string> {
    const found = new Map<string, string>();
    const add = (path: string) => {
      const folded = foldedPath(path);
      if (folded !== path) found.set(folded, path);
    };
    const files = this.files.filter((path) => !plain.test(path));
    for (const path of files) {
      const dot = path.lastIndexOf('.');
      if (dot > path.lastIndexOf('/') + 1) add(path.slice(0, dot));
    }
    for (const path of files) add(path);
    for (const path of this.#tracked.directories) add(path);
    return found;
  }

  /** Files that belong to no package but the root, at a place: the file itself, or all below a directory. */
  rootFilesAt(place: string): string[] {
    const found = this.find(place);
    if (found === undefined || place === '') return [];
    if ('file' in found) return this.owner(found.file) === '' ? [found.file] : [];
    const prefix = `${found.directory}/`;
    return this.files.filter((file) => file.startsWith(prefix) && this.owner(file) === '');
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
  if (path === '..' || path.startsWith('..')) return undefined;
  return { place: path === '.' ? '' : path, pattern: wildcard !== -1 };
}
