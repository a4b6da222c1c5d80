import { posix } from 'node:path';
import { foldedPath } from '../../../tree/folded-path.js';
import { append } from '../../../../shared/append.js';
import { directoryOf, pathsAbove } from '../../../tree/paths.js';
import { TrackedPaths } from './tracked-paths.js';
import { isOwnFile, OwnFiles, partId } from '../package-parts.js';

/** Paths that every system finds by exactly this spelling, with and without their extensions. */
const plain = /^[a-z\d_-]+(?:[./][a-z\d_-]+)*$/;

/** Directories, and ends of paths, that mean the same in every spelling but for their case. */
const simple = /^(?:\.?[\w@-]+(?:\.[\w@-]+)*(?:\/(?!$)|$))*$/;
const simpleName = /(?:^|\/)\.?[\w@-]+(?:\.[\w@-]+)*$/;

/** A written path that only goes down, without wildcards. */
const downward = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

const noOwnFiles = new OwnFiles([]);

/** The files and the packages of one commit, by their places. Paths are from the root of the build. */
export class CommitPaths {
  readonly #tracked: TrackedPaths;
  /** First segments of the directories of packages. */
  readonly tops: ReadonlySet<string>;
  /** Directories above those of packages. */
  readonly #around: ReadonlySet<string>;
  /** Own files by the directory of their package. Made when first needed. */
  #own: ReadonlyMap<string, OwnFiles> | undefined;
  /** Tracked paths, by the spelling by which every system finds them, where it differs. Made when first needed. */
  #otherwise: ReadonlyMap<string, string> | undefined;
  /** Whether anything can be found in a directory, by any spelling, for directories that were asked about. */
  readonly #holding = new Map<string, boolean>();
  /** The directories that hold something, in all spellings that count. Made when first needed. */
  #holders: ReadonlySet<string> | undefined;
  /** Tracked forms of directories that were asked about. */
  readonly #trackedAbove = new Map<string, string>([['', '']]);
  /** The last directory that was looked up, and its package. Files are in the order of their directories. */
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

  /** True where these are all packages of the commit. */
  hasPackages(packages: ReadonlySet<string>): boolean {
    return packages.size === this.packages.size && [...packages].every((each) => this.packages.has(each));
  }

  isDirectory(path: string): boolean {
    return this.#tracked.directories.has(path);
  }

  /** True for the directory of a package that has other packages within it. The root does not count. */
  hasInner(owner: string): boolean {
    return owner !== '' && this.#around.has(owner);
  }

  /** Directory of the nearest package at a place or above it. The root's where there is none. */
  owner(place: string): string {
    return this.packages.has(place) ? place : this.ownerOfFile(place);
  }

  /** Directory of the package that a file belongs to. */
  ownerOfFile(file: string): string {
    const last = this.#last.directory;
    // No substring is made, since this runs for every file.
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
   * Id of the part to which the content of a place belongs. For a directory it is the own part where the directory
   * holds own files, or where it may be the beginning of their paths. The own part uses the shared part, so that it
   * stands for both.
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

  /** The file or directory that a path means by the rules of modules: the extension may be left out or differ. */
  find(place: string): { readonly file: string } | { readonly directory: string } | undefined {
    const tracked = this.#tracked;
    if (this.#holders !== undefined && !this.#mayHold(place)) return undefined;
    if (tracked.directories.has(place)) return { directory: place };
    if (tracked.isFile(place)) return { file: place };
    const named = place.replace(/\.[cm]?[jt]sx?$/, '');
    const other = tracked.withExtension(place) ?? (named === place ? undefined : tracked.withExtension(named));
    return other === undefined ? undefined : { file: other };
  }

  /**
   * A place in its tracked form, if some system finds it by this spelling: Windows and macOS do not distinguish cases.
   */
  tracked(place: string): string {
    if (place === '') return place;
    if (this.#mayHold(place)) {
      if (this.find(place) !== undefined) return place;
      const found = this.#trackedLike(place);
      if (found !== undefined) return found;
    }
    // Nothing is at the place, so its form is decided by the directory above. Many places share that.
    const above = directoryOf(place);
    const known = this.#trackedAbove.get(above) ?? this.tracked(above);
    this.#trackedAbove.set(above, known);
    return known + place.slice(above.length);
  }

  /** False for a place whose directory holds nothing in any spelling. Most texts that look like paths are not. */
  #mayHold(place: string): boolean {
    const above = directoryOf(place);
    let holds = this.#holding.get(above);
    if (holds === undefined) {
      this.#holders ??= this.#allHolders();
      holds = !simple.test(above) || this.#holders.has(foldedPath(above));
      this.#holding.set(above, holds);
    }
    // A name may hold a separator of some system, or a character that another system leaves out.
    return holds || !simpleName.test(place);
  }

  #allHolders(): Set<string> {
    this.#otherwise ??= this.#spelledOtherwise();
    const found = new Set(this.#tracked.directories);
    for (const path of this.#otherwise.keys()) for (const each of [path, ...pathsAbove(path)]) found.add(each);
    return found;
  }

  /**
   * The tracked path that some system finds by a spelling that is not tracked itself. Where there are several, a
   * directory comes before a file, and a file before a path without its extension. At equal rank, a path in the form
   * that every system finds comes first.
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

  /** Most paths already have the form in which every system finds them. They need no entry here. */
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

  /** Files at a place that belong to no package but the root: the file itself, or all files below a directory. */
  rootFilesAt(place: string): string[] {
    const found = this.find(place);
    if (found === undefined || place === '') return [];
    if ('file' in found) return this.owner(found.file) === '' ? [found.file] : [];
    return this.#tracked.below(found.directory).filter((file) => this.owner(file) === '');
  }
}

/**
 * A written path from a directory.
 * @returns undefined for a path that leads out of the build; `pattern` where it holds wildcards, which are left out
 */
export function placeFrom(directory: string, written: string): { place: string; pattern: boolean } | undefined {
  // A fast way for most paths, because this function is called often.
  if (downward.test(written)) return { place: directory === '' ? written : `${directory}/${written}`, pattern: false };
  const wildcard = written.search(/[*{[?]/);
  const literal = wildcard === -1 ? written : written.slice(0, written.lastIndexOf('/', wildcard) + 1);
  const path = posix.join(directory === '' ? '.' : directory, literal).replace(/\/$/, '');
  if (path === '..' || path.startsWith('..')) return undefined;
  return { place: path === '.' ? '' : path, pattern: wildcard !== -1 };
}
