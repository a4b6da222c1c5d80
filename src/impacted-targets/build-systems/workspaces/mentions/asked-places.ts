import { foldedPath } from '../../../tree/folded-path.js';
import { directoryOf, pathsAbove } from '../../../tree/paths.js';
import { isOwnFile } from '../package-parts.js';
import { keyOf, Keys } from './keys.js';
import type { CommitPaths } from './paths-of-commit.js';

/**
 * The places of a commit, as the mentions of one file ask for them. It records what an answer depends on, so that
 * another commit with the same answers need not be asked.
 */
export class AskedPlaces {
  readonly #places: CommitPaths;
  readonly #asked = new Set<string>();
  readonly #keys = new Keys();

  constructor(places: CommitPaths) {
    this.#places = places;
  }

  /** First segments of the directories of packages. Like the owner of a place, they follow from the packages alone. */
  get tops(): ReadonlySet<string> {
    return this.#places.tops;
  }

  hasInner(owner: string): boolean {
    return this.#places.hasInner(owner);
  }

  owner(place: string): string {
    return this.#places.owner(place);
  }

  find(place: string): ReturnType<CommitPaths['find']> {
    this.#ask(place);
    return this.#places.find(place);
  }

  tracked(place: string): string {
    this.#ask(place);
    return this.#places.tracked(place);
  }

  below(directory: string): string[] {
    this.#ask(directory);
    return this.#places.below(directory);
  }

  partsAt(place: string): string {
    const found = this.find(place);
    const isFile = found !== undefined && 'file' in found;
    // What a directory stands for depends on all own files below it.
    if (!isFile) this.#keys.add(ownFilesOf(this.#places.owner(place)));
    return this.#places.partsAt(place);
  }

  /** The keys on which the answers so far depend. They hold while `changedKeys` gives none of them. */
  keys(): Int32Array {
    return this.#keys.list();
  }

  /** Records a place, and the directories above, since a place where nothing is gets their spelling. */
  #ask(place: string): void {
    for (let path = place; !this.#asked.has(path); path = directoryOf(path)) {
      this.#asked.add(path);
      const folded = foldedPath(path);
      this.#keys.add(folded);
      const stem = path.replace(/\.[cm]?[jt]sx?$/, '');
      if (stem !== path) this.#keys.add(foldedPath(stem));
      if (folded !== path) this.#keys.add(path);
    }
  }
}

/**
 * The keys of all places about which two commits may answer differently. Both commits have the same packages.
 * A place is found by its path, in any spelling that some system accepts, and without its extension.
 */
export function changedKeys(before: CommitPaths, after: CommitPaths): ReadonlySet<number> {
  const keys = new Set<number>();
  const add = (path: string) => {
    keys.add(keyOf(path));
    keys.add(keyOf(foldedPath(path)));
  };
  for (const file of differences(before.files, after.files)) {
    add(file);
    const dot = file.lastIndexOf('.');
    if (dot > file.lastIndexOf('/')) add(file.slice(0, dot));
    for (const directory of pathsAbove(file)) {
      // A directory of both commits lies in directories of both.
      if (before.isDirectory(directory) && after.isDirectory(directory)) break;
      add(directory);
    }
    const owner = after.ownerOfFile(file);
    if (isOwnFile(file.slice(owner.length + 1))) keys.add(keyOf(ownFilesOf(owner)));
  }
  return keys;
}

/** The texts that only one of two lists holds. Both lists are in the same order, that of bytes. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const [first, second] = [new Set(one), new Set(other)];
  return [...one.filter((each) => !second.has(each)), ...other.filter((each) => !first.has(each))];
}

/** A text that stands for the own files of a package. No path holds NUL. */
function ownFilesOf(owner: string): string {
  return `${owner}\0`;
}
