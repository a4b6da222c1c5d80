import { posix } from 'node:path';
import { directoryOf, isWithin } from '../../../tree/paths.js';
import { isOwnFile, mayBeLeaf, partId, partOf } from '../package-parts.js';
import type { Workspace } from '../projects.js';
import { isCompilerConfiguration } from './aliases.js';
import { MentionJudge } from './mention-judge.js';
import { leadsInto, type PackageNames } from './package-names.js';
import { placeFrom, type CommitPaths } from './paths-of-commit.js';
import { code, configuration, ofEveryBuild, ofEveryTest, onlyNames } from './root-configuration.js';
import { isNamed, namedOwnFiles, type NamedOwnFiles } from './named-own-files.js';
import { RootMentions, type RootMention } from './root-mentions.js';
import { textOfBuilds } from './manifest-text.js';
import { hasWords, headsOf, type FileMentions } from './mentions-in-file.js';

/** Texts for people. Their mentions impact only their own package, because nothing else is built from them. */
const text = /\.(?:md|markdown|txt)$/i;

/** Files of the root that list the packages. */
const listOfPackages = /^(?:pnpm-workspace\.yaml|lerna\.json|rush\.json)$/;

/** The mentions of the files in one part of a package. */
export interface Mentioned {
  /** Ids of parts of packages. */
  readonly projects: ReadonlySet<string>;
  /** Files and directories that belong to no package, from the root of the build. */
  readonly paths: ReadonlySet<string>;
  /** Names of the root's dependencies that come from outside the repository. */
  readonly rootDependencies: ReadonlySet<string>;
}

/** The mentions of the packages of one commit. */
export interface Mentions {
  /** Mentions by the id of the part. The id of the root is the empty text. */
  readonly of: ReadonlyMap<string, Mentioned>;
  /** Ids of parts to which the configuration of the root's test runners leads. All tests use them. */
  readonly byEveryTest: ReadonlySet<string>;
  /** Ids of parts to which the configuration of the root's compilers leads. All packages with tests use them. */
  readonly byEveryBuild: ReadonlySet<string>;
  /** Directories of packages in which a test runner may find tests. */
  readonly withTests: ReadonlySet<string>;
  /** Directories of packages that any file of the root names, configuration and workflows included. */
  readonly byRoot: ReadonlySet<string>;
  readonly namedOwnFiles: NamedOwnFiles;
}

/** The mentions of one package while they are collected. */
class Reach {
  readonly projects = new Set<string>();
  readonly paths = new Set<string>();
  readonly rootDependencies = new Set<string>();
  /** Names of scripts of the root that its files may run. */
  readonly rootScripts = new Set<string>();
  /**
   * Own parts that are used without their tests. The user names the path of another file, or names the package in a
   * file that lists directories and names no test.
   */
  readonly hardlyRun = new Set<string>();

  /** Adds a part that is surely used, tests included. */
  add(id: string): void {
    this.hardlyRun.delete(id);
    this.projects.add(id);
  }

  addHardlyRun(id: string): void {
    if (!this.projects.has(id)) this.hardlyRun.add(id);
    this.projects.add(id);
  }

  /** Adds leaf parts: a package that uses the own part of another package may run that package's tests. */
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
   * @param written mentions of each file, by its path from the root of the build; files without mentions may be left
   * out
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
        for (const name of onlyNames.test(file) ? [] : [...mentions.names, ...mentions.commands]) {
          if (ofBuilds?.includes(name) === false) continue;
          for (const project of [...this.names.named(name), ...this.names.commanded(name)]) byRoot.add(project);
        }
        const counts = file === 'package.json' || (code.test(file) && !configuration.test(file));
        const { named, placed } = counts ? rootMentions.of(file) : noMention;
        for (const project of [...named, ...placed]) root.projects.add(project);
        continue;
      }
      const part = this.places.part(file);
      const isShared = part === owner;
      const isText = isShared && text.test(file);
      const { sure, unsure } =
        isShared && !isText ? this.#evidence.of(mentions, owner) : { sure: mentions, unsure: undefined };
      const isLeaf = isText || (mayBeLeaf(file.slice(owner.length + 1)) && !isNamed(ofOwn, file, owner));
      this.#add(reachOf(isLeaf ? partId(owner, 'leaf') : part), file, owner, sure);
      if (mentions.ofChecks) this.#add(reachOf(partId(owner, 'own')), file, owner, mentions.ofChecks);
      // An uncertain mention in a source impacts the source's package, but not the packages that depend on it.
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
      // A file that leads to the own part of its package does not run the package's tests.
      reach.hardlyRun.add(own);
      reach.addLeaves();
    }
    // Only paths count here. A package that configuration names is found only where the root depends on it, which is
    // checked there.
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

  /** Adds the mentions of a file of a package. */
  #add(
    reach: Reach,
    file: string,
    owner: string,
    { names, commands, selected, upward, paths, lists, own, rootScripts, references }: FileMentions,
  ): void {
    for (const script of rootScripts) reach.rootScripts.add(script);
    const here = directoryOf(file);
    const from = { file, owner, lists, runs: own.length > 0 };
    for (const name of names) this.#addName(reach, from, name);
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
    // Paths may start from the file, or from the package's directory, where its commands run. The compiler's paths
    // start only from the file.
    const starts = new Set<string>();
    for (const path of [...upward, ...(above ?? [])]) {
      for (const start of isCompilerConfiguration(file) ? [here] : new Set([here, owner])) {
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
    reach.projects.add(other);
    return true;
  }

  /**
   * Adds the destination of a path: a package within this one, or, from the root of the repository, another package.
   */
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
    for (const place of this.names.placesOf(name, file)) {
      if (isWithin(place, owner) || place.startsWith('..')) continue;
      // A module's directory stands for the file in it that is the module.
      const other = this.places.owner(place);
      if (from.lists || other === '' || place === other) this.#addPlace(reach, from, place);
      else reach.add(isOwnFile(`${place.slice(other.length + 1)}/x`) ? partId(other, 'own') : other);
    }
  }

  /**
   * A package that reads files of the root is also built from their mentions. Mentions in texts impact only the package
   * itself. A list of all packages counts as a mention of no package.
   */
  #inherit(reach: Reach, ofLeaf: () => Reach, rootMentions: RootMentions): void {
    const read = new Set([...reach.paths].flatMap((path) => this.places.rootFilesAt(path)));
    const add = (file: string, { named, placed }: RootMention) => {
      reach.paths.add(file);
      if (listOfPackages.test(file)) return;
      const into = text.test(file) ? ofLeaf() : reach;
      for (const project of [...named, ...placed]) into.add(project);
    };
    const starts = [...read].filter((file) => file !== 'package.json');
    if (read.has('package.json')) {
      const ofManifest = rootMentions.ofManifest(this.workspace.root.manifest, reach.rootScripts);
      add('package.json', ofManifest);
      starts.push(...ofManifest.files);
    }
    for (const file of rootMentions.from(starts)) add(file, rootMentions.of(file));
  }
}

const noMention = { named: new Set<string>(), placed: new Set<string>() };

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
