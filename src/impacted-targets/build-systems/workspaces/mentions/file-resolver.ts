import { posix } from 'node:path';
import { directoryOf, isWithin } from '../../../tree/paths.js';
import { isOwnFile, mayBeLeaf, partId } from '../package-parts.js';
import { isCompilerConfiguration } from './aliases.js';
import type { AskedPlaces } from './asked-places.js';
import { hasWords, headsOf, type FileMentions } from './mentions-in-file.js';
import { leadsInto, type PackageNames } from './package-names.js';
import { placeFrom } from './paths-of-commit.js';
import { Reach, type Destinations } from './reach.js';

/** The place of a mention. */
interface From {
  readonly file: string;
  /** Directory of the package that the file belongs to. */
  readonly owner: string;
  /** True where the file may use files of the mentioned package without naming them. */
  readonly lists: boolean;
  /** True where these files may be tests. */
  readonly runs: boolean;
}

/** Finds where the mentions of one file of a package lead. The answer depends on nothing but the names and the places. */
export class FileResolver {
  constructor(
    readonly names: PackageNames,
    readonly places: AskedPlaces,
  ) {}

  /** @param owner directory of the package that the file belongs to */
  resolve(file: string, owner: string, mentions: FileMentions): Destinations {
    const reach = new Reach();
    this.#add(reach, file, owner, mentions);
    return reach.destinations();
  }

  /** Adds the mentions of a file of a package. */
  #add(
    reach: Reach,
    file: string,
    owner: string,
    { names, commands, selected, upward, paths, lists, own, rootScripts, references, imported }: FileMentions,
  ): void {
    for (const script of rootScripts) reach.rootScripts.add(script);
    const here = directoryOf(file);
    const from = { file, owner, lists, runs: own.length > 0 };
    for (const name of names) this.#addName(reach, imported.has(name) ? { ...from, lists: false } : from, name);
    // A file that runs scripts of a package may run its tests. A command that the package gives does not.
    for (const name of selected) this.#addName(reach, { ...from, lists: true, runs: true }, name);
    for (const command of commands) {
      const given = this.names.commanded(command);
      for (const project of given) reach.projects.add(project);
      const runs = given.length === 0 && hasWords(file);
      this.#addName(reach, { ...from, lists: lists || runs, runs: from.runs || runs }, command);
    }
    const others = references.filter((path) => !this.#addReference(reach, owner, here, path));
    const [above, below] = [true, false].map((isAbove) => others.filter((path) => path.startsWith('..') === isAbove));
    // Paths may start from the file, or from the package's directory, where its commands run. Paths of the compiler
    // and lists of packages start only from the file.
    const starts = new Set<string>();
    for (const path of [...upward, ...(above ?? [])]) {
      for (const start of startsAtItself(file) ? [here] : new Set([here, owner])) {
        const found = this.#placeFrom(start, path);
        if (found === undefined) continue;
        // From the package's directory, a file's own paths may lead anywhere, so the place must exist.
        if (start !== here && this.places.find(found.place) === undefined) continue;
        if (found.place !== owner && isWithin(owner, found.place) && !found.pattern) starts.add(found.place);
        else this.#addPlace(reach, from, found.place);
      }
    }
    for (const path of [...paths, ...(below ?? [])]) this.#addWritten(reach, from, here, path);
    // Other paths of the same file may start from a directory above.
    for (const start of starts) {
      for (const path of paths) {
        const found = this.#placeFrom(start, path);
        if (found === undefined || isWithin(owner, found.place)) continue;
        if (this.places.find(found.place) !== undefined) this.#addPlace(reach, from, found.place);
      }
      // Commands that go to the root run files of the root.
      if (start === '' && posix.basename(file) === 'package.json') reach.projects.add('');
    }
  }

  /**
   * Adds the package whose compiler's configuration is referred to. Its tests are compiled with it at most, and nothing
   * is made of them. Returns false for any other reference.
   */
  #addReference(reach: Reach, owner: string, here: string, path: string): boolean {
    const found = this.#placeFrom(here, path);
    if (found === undefined || found.pattern) return false;
    const other = this.places.owner(found.place);
    if (other === '' || other === owner) return false;
    if (found.place !== other && this.places.partsAt(found.place) !== other) return false;
    // Its compiler also takes the files of packages within it.
    if (this.places.below(found.place).length > 0) return false;
    reach.projects.add(other);
    return true;
  }

  /**
   * Adds the destination of a path: a package within this one, or, from the root of the repository, another package.
   */
  #addWritten(reach: Reach, from: From, here: string, written: string): void {
    const { owner } = from;
    const top = /^\/?([^/]+)\//.exec(written)?.[1];
    const mayBeFromRoot = top !== undefined && this.places.tops.has(top);
    // Otherwise the path can only lead to files of this package.
    if (!mayBeFromRoot && !this.places.hasInner(owner)) return;
    let isOwn = false;
    for (const start of new Set([here, owner])) {
      const found = this.#placeFrom(start, written);
      if (found === undefined || found.place === owner || this.places.find(found.place) === undefined) continue;
      isOwn = true;
      const leadsInside = isWithin(found.place, owner) && this.places.hasInner(owner);
      if (leadsInside) this.#addPlace(reach, from, found.place);
    }
    if (isOwn || !mayBeFromRoot) return;
    const found = this.#placeFrom('', written.replace(/^\//, ''));
    if (found === undefined || this.places.owner(found.place) === '' || isWithin(owner, found.place)) return;
    if (this.places.find(found.place) !== undefined) this.#addPlace(reach, from, found.place);
  }

  #placeFrom(directory: string, written: string): ReturnType<typeof placeFrom> {
    const found = placeFrom(directory, written);
    return found && { ...found, place: this.places.tracked(found.place) };
  }

  /** Adds the content of a place: the package that it lies in, the packages below it, or files of the root. */
  #addPlace(reach: Reach, from: From, place: string): void {
    const { owner } = from;
    const installed = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+.*)/s.exec(place)?.[1];
    if (installed !== undefined) {
      this.#addName(reach, { ...from, file: '' }, installed);
      return;
    }
    const other = this.places.owner(place);
    // The caller decides whether the package's own files are meant (`leadsToOwn`).
    if (other !== '' && other !== owner) {
      const id = this.places.partsAt(place);
      if (this.#isHelper(place, other)) reach.addHardlyRun(id);
      else reach.add(id);
    }
    if (place !== owner) for (const below of this.places.below(place)) reach.add(partId(below, 'own'));
    if (other !== '' || place === '') return;
    reach.paths.add(place);
    const found = this.places.find(place);
    if (found !== undefined && 'file' in found) reach.paths.add(found.file);
  }

  /** True for a file that is no test. A file beside tests does not run them. */
  #isHelper(place: string, owner: string): boolean {
    const found = this.places.find(place);
    return found !== undefined && 'file' in found && !mayBeLeaf(found.file.slice(owner.length + 1));
  }

  #addName(reach: Reach, from: From, name: string): void {
    const { file, owner } = from;
    for (const project of this.names.named(name)) {
      if (project === owner && !leadsInto(name)) continue;
      if (!from.lists && !leadsInto(name)) {
        reach.projects.add(project);
        continue;
      }
      const id = partId(project, 'own');
      if (from.runs || leadsInto(name)) reach.add(id);
      else reach.addHardlyRun(id);
    }
    for (const head of headsOf(name)) {
      const dependency = this.names.rootDependencies.get(head);
      if (dependency !== undefined) reach.rootDependencies.add(dependency);
    }
    for (const written of this.names.placesOf(name, file)) {
      const place = this.places.tracked(written);
      if (isWithin(place, owner) || place.startsWith('..')) continue;
      // A module's directory stands for the file in it that is the module.
      const other = this.places.owner(place);
      if (from.lists || other === '' || place === other) this.#addPlace(reach, from, place);
      else reach.add(isOwnFile(`${place.slice(other.length + 1)}/x`) ? partId(other, 'own') : other);
    }
  }
}

/** True for a file whose format says that its paths start from its own directory. */
function startsAtItself(file: string): boolean {
  return isCompilerConfiguration(file) || /(?:^|\/)(?:pnpm-workspace\.yaml|lerna\.json|rush\.json)$/.test(file);
}
