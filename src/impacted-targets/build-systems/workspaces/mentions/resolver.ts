import { posix } from 'node:path';
import { isWithin } from '../../../target-graph/paths.js';
import { isRecord } from '../manifest.js';
import { isOwnFile, ownStartIn, partId, partOf } from '../parts.js';
import type { Workspace } from '../projects.js';
import { isCompilerConfiguration, placesOfAlias, type Alias } from './aliases.js';
import { Evidence } from './evidence.js';
import { placeFrom, type Places } from './places.js';
import { code, configuration, ofEveryBuild, ofEveryTest } from './root-configuration.js';
import { hasWords, headsOf, type Written } from './written.js';
import { append } from '../../../target-graph/append.js';

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
}

/** What is being put together for one package. */
class Reach {
  readonly projects = new Set<string>();
  readonly paths = new Set<string>();
  readonly rootDependencies = new Set<string>();
}

/** What one file of the root leads to by itself. */
interface RootFile {
  /** Ids of parts of packages that it leads to by their names. */
  readonly named: ReadonlySet<string>;
  /** Ids of parts of packages that it leads to by paths into them. */
  readonly placed: ReadonlySet<string>;
  /** Those of them that are no tests: configuration that names a test says how it is run. */
  readonly setUp: ReadonlySet<string>;
  /** Further files of the root. */
  readonly files: ReadonlySet<string>;
}

/** Finds the packages and the files that written names and paths mean. */
export class Resolver {
  /** Names to look for: of packages, of their commands, first segments of aliases, and of what the root depends on. */
  readonly known: ReadonlySet<string>;
  readonly #byName = new Map<string, string[]>();
  readonly #byCommand = new Map<string, string[]>();
  readonly #rootFiles = new Map<string, RootFile>();
  readonly #evidence: Evidence;

  /** @param rootDependencies names of what the root's manifest asks for, with other names of each, such as commands */
  constructor(
    readonly workspace: Workspace,
    readonly places: Places,
    readonly aliases: readonly Alias[],
    readonly rootDependencies: ReadonlyMap<string, string>,
  ) {
    for (const { name, directory, manifest } of workspace.members) {
      // Nothing imports the root, and a name such as `root` or `app` mostly means other things.
      if (directory === '' && !name.startsWith('@')) continue;
      append(this.#byName, name, directory);
      for (const command of commandsOf(name, manifest.bin)) {
        append(this.#byCommand, command, directory);
      }
    }
    const heads = aliases.flatMap(({ start }) => headsOf(start.replace(/\/$/, '')).slice(0, 1));
    const isPackage = (name: string) => this.#byName.has(name);
    const isCommand = (name: string) => this.#byCommand.has(name);
    this.#evidence = new Evidence(workspace, places, aliases, { isPackage, isCommand });
    this.known = new Set([...this.#byName.keys(), ...this.#byCommand.keys(), ...heads, ...rootDependencies.keys()]);
  }

  /**
   * @param written what each file mentions, by its path from the root of the build; those that mention nothing may be left out
   * @param withTests directories of packages in which a test runner may find tests
   */
  resolve(written: ReadonlyMap<string, Written>, withTests: ReadonlySet<string>): Mentions {
    const of = new Map<string, Reach>();
    const reachOf = (id: string) => {
      const reach = of.get(id) ?? new Reach();
      of.set(id, reach);
      return reach;
    };
    const byRoot = new Set<string>();
    const root = reachOf('');
    for (const [file, mentions] of written) {
      const owner = this.places.ownerOfFile(file);
      if (owner === '') {
        for (const name of [...mentions.names, ...mentions.commands]) {
          for (const project of [...this.#named(name), ...this.#commanded(name)]) byRoot.add(project);
        }
        const { named, placed } = this.#rootFile(file, written);
        const counts = file === 'package.json' || (code.test(file) && !configuration.test(file));
        if (counts) for (const project of [...named, ...placed]) root.projects.add(project);
        continue;
      }
      const part = this.places.part(file);
      // What documentation mentions impacts only its own package: nothing else is built from it.
      const isText = /\.(?:md|markdown|txt)$/i.test(file);
      const isShared = part === owner && !isText;
      const { sure, unsure } = isShared ? this.#evidence.of(mentions, owner) : { sure: mentions, unsure: undefined };
      this.#add(reachOf(isShared ? part : partId(owner, 'own')), file, owner, sure);
      // What a source perhaps only mentions impacts its package, but not the packages that depend on it.
      if (unsure) this.#add(reachOf(partId(owner, 'own')), file, owner, unsure);
      const leads = part === owner && this.#evidence.leadsToOwn(file, owner, mentions);
      if (leads) reachOf(part).projects.add(partId(owner, 'own'));
    }
    for (const [id, reach] of of) {
      const { directory, part } = partOf(id);
      if (directory !== '') this.#inherit(reach, written);
      reach.projects.delete(directory);
      if (part === 'own') reach.projects.delete(id);
    }
    // Only paths count here: a package that configuration names is found only where the root depends on it, which is seen there.
    const placedBy = (pattern: RegExp) => {
      const files = [...written.keys()].filter((file) => pattern.test(file));
      const read = [...this.#rootFilesFrom(files, written)];
      return new Set(read.flatMap((file) => [...this.#rootFile(file, written).setUp]));
    };
    return { of, byRoot, withTests, byEveryTest: placedBy(ofEveryTest), byEveryBuild: placedBy(ofEveryBuild) };
  }

  /** Adds what a file of a package mentions. */
  #add(reach: Reach, file: string, owner: string, { names, commands, selected, upward, paths, lists }: Written): void {
    const here = directoryOf(file);
    const from = { file, owner, lists };
    for (const name of names) this.#addName(reach, from, name);
    // What runs scripts of a package may run its tests; a command that it gives does not.
    for (const name of selected) this.#addName(reach, { ...from, lists: true }, name);
    for (const command of commands) {
      const given = this.#commanded(command);
      for (const project of given) reach.projects.add(project);
      this.#addName(reach, { ...from, lists: lists || (given.length === 0 && hasWords(file)) }, command);
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
    if (other !== '' && other !== owner) reach.projects.add(this.places.partsAt(place));
    if (place !== owner) for (const below of this.places.below(place)) reach.projects.add(partId(below, 'own'));
    if (other !== '' || place === '') return;
    reach.paths.add(place);
    const found = this.places.find(place);
    if (found !== undefined && 'file' in found) reach.paths.add(found.file);
  }

  #addName(reach: Reach, from: From, name: string): void {
    const { file, owner } = from;
    for (const project of this.#named(name)) {
      if (project === owner && !leadsInto(name)) continue;
      reach.projects.add(from.lists || leadsInto(name) ? partId(project, 'own') : project);
    }
    for (const head of headsOf(name)) {
      const dependency = this.rootDependencies.get(head);
      if (dependency !== undefined) reach.rootDependencies.add(dependency);
    }
    for (const place of this.#placesOfAlias(name, file)) {
      if (isWithin(place, owner) || place.startsWith('..')) continue;
      // A module's directory stands for the file in it that is the module.
      const other = this.places.owner(place);
      if (from.lists || other === '' || place === other) this.#addPlace(reach, from, place);
      else reach.projects.add(isOwnFile(`${place.slice(other.length + 1)}/x`) ? partId(other, 'own') : other);
    }
  }

  /** Directories of the packages that a name means. */
  #named(name: string): string[] {
    return headsOf(name).flatMap((head) => this.#byName.get(head) ?? []);
  }

  /** Directories of the packages that a command comes from. */
  #commanded(command: string): readonly string[] {
    return this.#byCommand.get(command) ?? [];
  }

  #placesOfAlias(name: string, file: string): string[] {
    return this.aliases
      .filter(({ scope }) => isWithin(file, scope))
      .flatMap((alias) => placesOfAlias(alias, name))
      .map((place) => this.places.tracked(place));
  }

  /** A package that reads files of the root is built from what these lead to as well. */
  #inherit(reach: Reach, written: ReadonlyMap<string, Written>): void {
    const read = [...reach.paths].flatMap((path) => this.places.rootFilesAt(path));
    for (const file of this.#rootFilesFrom(read, written)) {
      reach.paths.add(file);
      const { named, placed } = this.#rootFile(file, written);
      for (const project of [...named, ...placed]) reach.projects.add(project);
    }
  }

  /** These files of the root and all that they lead to. */
  #rootFilesFrom(start: readonly string[], written: ReadonlyMap<string, Written>): ReadonlySet<string> {
    const files = new Set(start);
    // A Set's walk also reaches what is added while it goes on.
    for (const file of files) for (const next of this.#rootFile(file, written).files) files.add(next);
    return files;
  }

  /**
   * What a file of the root leads to: packages by name or by a path into them, and further files of the root. What
   * it lists by wildcards or as directories shows what exists, and is no dependency.
   */
  #rootFile(file: string, written: ReadonlyMap<string, Written>): RootFile {
    const known = this.#rootFiles.get(file);
    if (known) return known;
    const named = new Set<string>();
    const placed = new Set<string>();
    const setUp = new Set<string>();
    const files = new Set<string>();
    const mentions = written.get(file);
    for (const command of mentions?.commands ?? []) {
      const given = this.#commanded(command);
      for (const project of given) named.add(project);
      for (const project of this.#named(command)) named.add(given.length === 0 ? partId(project, 'own') : project);
    }
    for (const name of mentions?.selected ?? [])
      for (const project of this.#named(name)) named.add(partId(project, 'own'));
    for (const name of mentions?.names ?? []) {
      for (const project of this.#named(name)) {
        named.add(mentions?.lists === true || leadsInto(name) ? partId(project, 'own') : project);
      }
      for (const place of this.#placesOfAlias(name, file)) {
        const owner = this.places.owner(place);
        if (owner !== '') named.add(this.places.partsAt(place));
      }
    }
    const here = directoryOf(file);
    for (const path of mentions ? [...mentions.upward, ...mentions.paths] : []) {
      const relative = path.startsWith('.');
      // A slash in front belongs to a text that was put before it (`here + '/packages/tests/setup.ts'`).
      for (const from of relative ? [here] : [here, '']) {
        const found = placeFrom(from, path.replace(/^\//, ''));
        if (found === undefined || found.pattern) continue;
        const place = this.places.tracked(found.place);
        const target = this.places.find(place);
        if (target === undefined) continue;
        const owner = this.places.owner(place);
        if (owner !== '' && (relative || 'file' in target)) {
          placed.add(this.places.partsAt(place));
          if (!('file' in target && isTest(target.file))) setUp.add(this.places.partsAt(place));
        }
        if (owner === '' && relative && 'file' in target && target.file !== file) files.add(target.file);
      }
    }
    const result = { named, placed, setUp, files };
    this.#rootFiles.set(file, result);
    return result;
  }
}

/** Where a mention stands. */
interface From {
  readonly file: string;
  /** Directory of the package that the file belongs to. */
  readonly owner: string;
  /** True where the file may use files of what it names without naming them. */
  readonly lists: boolean;
}

/** True for a name with a path behind it that leads to own files, or that says where the package is. */
function leadsInto(name: string): boolean {
  const path = name
    .split('/')
    .slice(name.startsWith('@') ? 2 : 1)
    .join('/');
  return path === 'package.json' || ownStartIn(path) !== undefined;
}

/** True for a file that a test runner runs, which no other test is set up with. */
function isTest(file: string): boolean {
  return /[._-](?:test|spec)\.[cm]?[jt]sx?$/.test(file);
}

function directoryOf(file: string): string {
  const directory = posix.dirname(file);
  return directory === '.' ? '' : directory;
}

/** The commands that a package's `bin` gives (npm's package.json documentation). */
function commandsOf(name: string, bin: unknown): string[] {
  if (isRecord(bin)) return Object.keys(bin);
  return typeof bin === 'string' ? [name.replace(/^@[^/]+\//, '')] : [];
}
