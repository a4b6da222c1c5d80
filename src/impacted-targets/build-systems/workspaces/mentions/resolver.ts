import { posix } from 'node:path';
import { directoryOf, isWithin } from '../../../tree/paths.js';
import { isOwnFile, mayBeLeaf, partId, partOf } from '../package-parts.js';
import type { Workspace } from '../projects.js';
import { isCompilerConfiguration } from './aliases.js';
import { MentionJudge } from './mention-judge.js';
import { leadsInto, type PackageNames } from './package-names.js';
import { placeFrom, type CommitPaths } from './paths-of-commit.js';
import { code, configuration, ofEveryBuild, ofEveryTest } from './root-configuration.js';
import { isNamed, namedOwnFiles, type NamedOwnFiles } from './named-own-files.js';
import { RootMentions } from './root-mentions.js';
import { hasWords, headsOf, textOfBuilds, type FileMentions } from './mentions-in-file.js';

/** Texts for people. What they mention impacts their own package alone: nothing else is built from it. */
const text = /\.(?:md|markdown|txt)$/i;

/** Files of the root that list the packages. */
const listOfPackages = /^(?:pnpm-workspace\.yaml|lerna\.json|rush\.json)$/;

/** What the files of one part of a package mention. */
export interface Mentioned {
  /** Ids of parts of packages. */
  readonly projects: ReadonlySet<string>;
  /** Files and directories that belong to no package, from the root of the build. */
  readonly paths: ReadonlySet<string>;
  /** Names of packages from elsewhere that the root has. */
  readonly rootDependencies: ReadonlySet<string>;
}

/** What the packages of one commit mention. */
export interface Mentions {
  /** By the id of the part; that of the root is the empty text. */
  readonly of: ReadonlyMap<string, Mentioned>;
  /** Ids of parts that the configuration of the root's test runners leads to: all tests use them. */
  readonly byEveryTest: ReadonlySet<string>;
  /** Ids of parts that the configuration of what the root compiles with leads to: all packages with tests use them. */
  readonly byEveryBuild: ReadonlySet<string>;
  /** Directories of packages in which a test runner may find tests. */
  readonly withTests: ReadonlySet<string>;
  /** Directories of packages that any file of the root names, configuration and workflows included. */
  readonly byRoot: ReadonlySet<string>;
  readonly namedOwnFiles: NamedOwnFiles;
}

/** What is being put together for one package. */
class Reach {
  readonly projects = new Set<string>();
  readonly paths = new Set<string>();
  readonly rootDependencies = new Set<string>();
  /**
   * Own parts that are used without the tests in them: by the path of another file, or by the name of the package in a file that lists
   * directories and names no test.
   */
  readonly hardlyRun = new Set<string>();

  /** Adds what is surely used, tests included. */
  add(id: string): void {
    this.hardlyRun.delete(id);
    this.projects.add(id);
  }

  addHardlyRun(id: string): void {
    if (!this.projects.has(id)) this.hardlyRun.add(id);
    this.projects.add(id);
  }

  /** Who uses the own part of another package may run its tests. */
  addLeaves(): void {
    for (const id of [...this.projects]) {
      const { directory, part } = partOf(id);
      if (part === 'own' && !this.hardlyRun.has(id)) this.projects.add(partId(directory, 'leaf'));
    }
  }
}

/** Finds the packages and the files that written names and paths mean. */
export class Resolver {
  readonly #evidence: MentionJudge;

  constructor(
    readonly workspace: Workspace,
    readonly places: CommitPaths,
    readonly names: PackageNames,
  ) {
    this.#evidence = new MentionJudge(workspace, places, names);
  }

  /**
   * @param written what each file mentions, by its path from the root of the build; those that mention nothing may be left out
   * @param withTests directories of packages in which a test runner may find tests
   */
  resolve(written: ReadonlyMap<string, FileMentions>, withTests: ReadonlySet<string>): Mentions {
    const of = new Map<string, Reach>();
    const reachOf = (id: string) => {
      const reach = of.get(id) ?? new Reach();
      of.set(id, reach);
      return reach;
    };
    const byRoot = new Set<string>();
    const root = reachOf('');
    const rootMentions = new RootMentions(this.names, this.places, written);
    const ofOwn = namedOwnFiles(this.places, written);
    for (const [file, mentions] of written) {
      const owner = this.places.ownerOfFile(file);
      if (owner === '') {
        const ofBuilds = file === 'package.json' ? textOfBuilds(this.workspace.root.manifest) : undefined;
        for (const name of [...mentions.names, ...mentions.commands]) {
          if (ofBuilds?.includes(name) === false) continue;
          for (const project of [...this.names.named(name), ...this.names.commanded(name)]) byRoot.add(project);
        }
        const { named, placed } = rootMentions.of(file);
        const counts = file === 'package.json' || (code.test(file) && !configuration.test(file));
        if (counts) for (const project of [...named, ...placed]) root.projects.add(project);
        continue;
      }
      const part = this.places.part(file);
      const isShared = part === owner;
      const isText = isShared && text.test(file);
      const { sure, unsure } =
        isShared && !isText ? this.#evidence.of(mentions, owner) : { sure: mentions, unsure: undefined };
      const isLeaf = isText || (mayBeLeaf(file.slice(owner.length + 1)) && !isNamed(ofOwn, file, owner));
      this.#add(reachOf(isLeaf ? partId(owner, 'leaf') : part), file, owner, sure);
      // What a source perhaps only mentions impacts its package, but not the packages that depend on it.
      if (unsure) this.#add(reachOf(partId(owner, 'leaf')), file, owner, unsure);
      const leads = isShared && !isText && this.#evidence.leadsToOwn(file, owner, mentions);
      if (leads) reachOf(part).projects.add(partId(owner, 'own'));
    }
    for (const [id, reach] of [...of]) {
      const { directory, part } = partOf(id);
      if (directory !== '') this.#inherit(reach, () => reachOf(partId(directory, 'leaf')), rootMentions);
      reach.projects.delete(directory);
      if (part === 'own') reach.projects.delete(id);
      const own = partId(directory, 'own');
      // What leads to the own part of its package does not run the package's tests.
      reach.hardlyRun.add(own);
      reach.addLeaves();
    }
    // Only paths count here: a package that configuration names is found only where the root depends on it, which is seen there.
    const placedBy = (pattern: RegExp) => {
      const files = [...written.keys()].filter((file) => pattern.test(file));
      const read = [...rootMentions.from(files)];
      return new Set(read.flatMap((file) => [...rootMentions.of(file).setUp]));
    };
    return {
      of,
      byRoot,
      withTests,
      namedOwnFiles: ofOwn,
      byEveryTest: placedBy(ofEveryTest),
      byEveryBuild: placedBy(ofEveryBuild),
    };
  }

  /** Adds what a file of a package mentions. */
  #add(
    reach: Reach,
    file: string,
    owner: string,
    { names, commands, selected, upward, paths, lists, own }: FileMentions,
  ): void {
    const here = directoryOf(file);
    const from = { file, owner, lists, runs: own.length > 0 };
    for (const name of names) this.#addName(reach, from, name);
    // What runs scripts of a package may run its tests; a command that it gives does not.
    for (const name of selected) this.#addName(reach, { ...from, lists: true, runs: true }, name);
    for (const command of commands) {
      const given = this.names.commanded(command);
      for (const project of given) reach.projects.add(project);
      const runs = given.length === 0 && hasWords(file);
      this.#addName(reach, { ...from, lists: lists || runs, runs: from.runs || runs }, command);
    }
    // Paths may start from the file, or from the package's directory, where its commands run. The compiler's do not.
    const starts = new Set<string>();
    for (const path of upward) {
      for (const start of isCompilerConfiguration(file) ? [here] : new Set([here, owner])) {
        const found = this.#placeFrom(start, path);
        if (found === undefined) continue;
        // Seen from the package's directory a file's own paths lead to anywhere, so that the place has to be there.
        if (start !== here && this.places.find(found.place) === undefined) continue;
        if (found.place !== owner && isWithin(owner, found.place) && !found.pattern) starts.add(found.place);
        else this.#addPlace(reach, from, found.place);
      }
    }
    for (const path of paths) this.#addWritten(reach, from, here, path);
    // A directory above is where other paths of the same file may start from.
    for (const start of starts) {
      for (const path of paths) {
        const found = this.#placeFrom(start, path);
        if (found === undefined || isWithin(owner, found.place)) continue;
        if (this.places.find(found.place) !== undefined) this.#addPlace(reach, from, found.place);
      }
      // Commands that go to the root run what stands there.
      if (start === '' && posix.basename(file) === 'package.json') reach.projects.add('');
    }
  }

  /** Adds what a path leads to in a package within this one, or, from the root of the repository, in another package. */
  #addWritten(reach: Reach, from: From, here: string, written: string): void {
    const { owner } = from;
    let isOwn = false;
    for (const start of new Set([here, owner])) {
      const found = this.#placeFrom(start, written);
      if (found === undefined || found.place === owner || this.places.find(found.place) === undefined) continue;
      isOwn = true;
      const leadsInside = isWithin(found.place, owner) && this.places.hasInner(owner);
      if (leadsInside) this.#addPlace(reach, from, found.place);
    }
    const top = /^\/?([^/]+)\//.exec(written)?.[1];
    if (isOwn || top === undefined || !this.places.tops.has(top)) return;
    const found = this.#placeFrom('', written.replace(/^\//, ''));
    if (found === undefined || this.places.owner(found.place) === '' || isWithin(owner, found.place)) return;
    if (this.places.find(found.place) !== undefined) this.#addPlace(reach, from, found.place);
  }

  #placeFrom(directory: string, written: string): ReturnType<typeof placeFrom> {
    const found = placeFrom(directory, written);
    return found && { ...found, place: this.places.tracked(found.place) };
  }

  /** Adds what is at a place: the package that it lies in, those below it, or files of the root. */
  #addPlace(reach: Reach, from: From, place: string): void {
    const { owner } = from;
    const installed = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+.*)/s.exec(place)?.[1];
    if (installed !== undefined) {
      this.#addName(reach, { ...from, file: '' }, installed);
      return;
    }
    const other = this.places.owner(place);
    // Whether the package's own files are meant is for the caller to tell (`leadsToOwn`).
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

  /** True for a file, and no test: what lies beside tests does not run them. */
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
    for (const place of this.names.placesOf(name, file)) {
      if (isWithin(place, owner) || place.startsWith('..')) continue;
      // A module's directory stands for the file in it that is the module.
      const other = this.places.owner(place);
      if (from.lists || other === '' || place === other) this.#addPlace(reach, from, place);
      else reach.add(isOwnFile(`${place.slice(other.length + 1)}/x`) ? partId(other, 'own') : other);
    }
  }

  /**
   * A package that reads files of the root is built from what these lead to as well. What texts lead to impacts the package alone, and
   * a list of all packages leads to none of them.
   */
  #inherit(reach: Reach, ofLeaf: () => Reach, rootMentions: RootMentions): void {
    const read = [...reach.paths].flatMap((path) => this.places.rootFilesAt(path));
    for (const file of rootMentions.from(read)) {
      reach.paths.add(file);
      if (listOfPackages.test(file)) continue;
      const { named, placed } = rootMentions.of(file);
      const into = text.test(file) ? ofLeaf() : reach;
      for (const project of [...named, ...placed]) into.add(project);
    }
  }
}

/** Where a mention stands. */
interface From {
  readonly file: string;
  /** Directory of the package that the file belongs to. */
  readonly owner: string;
  /** True where the file may use files of what it names without naming them. */
  readonly lists: boolean;
  /** True where these may be tests. */
  readonly runs: boolean;
}
