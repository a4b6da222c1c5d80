import { posix } from 'node:path';
import { isWithin } from '../../../target-graph/paths.js';
import { isRecord } from '../manifest.js';
import type { Workspace } from '../projects.js';
import { placesOfAlias, type Alias } from './aliases.js';
import { placeFrom, type Places } from './places.js';
import { headsOf, isOfTests, type Written } from './written.js';
import { append } from '../../../target-graph/append.js';

/** What the files of one package speak of. */
export interface Mentioned {
  /** Directories of packages. */
  readonly projects: ReadonlySet<string>;
  /** Files and directories that belong to no package, from the root of the build. */
  readonly paths: ReadonlySet<string>;
  /** Names of packages from elsewhere that the root has. */
  readonly rootDependencies: ReadonlySet<string>;
  /** True where a test runner may find tests. */
  readonly hasTests: boolean;
}

/** What the packages of one commit speak of. */
export interface Mentions {
  /** By the directory of the package; that of the root is the empty text. */
  readonly of: ReadonlyMap<string, Mentioned>;
  /** Directories of packages that the configuration of the root's test runners leads to: all tests use them. */
  readonly byEveryTest: ReadonlySet<string>;
  /** Directories of packages that any file of the root names, configuration and workflows included. */
  readonly byRoot: ReadonlySet<string>;
}

/** Files of the root whose mentions make it depend on a package: code, not configuration that lists what there is. */
const code = /\.[cm]?[jt]sx?$|\.(?:vue|svelte|astro|mdx)$/;
const configuration = /(^|\/)([^/]+\.config\.[cm]?[jt]s|\.[^/]+rc\.[cm]?js)$/;

/**
 * Configuration of the root that is used when any package is tested, though none speaks of it: of test runners, and of
 * what they compile with.
 */
const ofEveryTest =
  /^(?:(?:vite|vitest|vitest\.\w+|jest|babel|karma|playwright|cypress|wdio|ava|web-test-runner)\.(?:config|workspace|projects|setup)\.[cm]?[jt]s(?:on)?|\.babelrc(?:\.\w+)?|\.mocharc\.\w+|\.taprc|\.nycrc(?:\.\w+)?)$/;

/** What is being put together for one package. */
class Reach {
  readonly projects = new Set<string>();
  readonly paths = new Set<string>();
  readonly rootDependencies = new Set<string>();
  hasTests = false;
}

/** What one file of the root leads to by itself. */
interface RootFile {
  /** Directories of packages that it leads to by their names. */
  readonly named: ReadonlySet<string>;
  /** Directories of packages that it leads to by paths into them. */
  readonly placed: ReadonlySet<string>;
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

  /** @param rootDependencies names of what the root's manifest asks for, with other names of each, such as commands */
  constructor(
    { members }: Workspace,
    readonly places: Places,
    readonly aliases: readonly Alias[],
    readonly rootDependencies: ReadonlyMap<string, string>,
  ) {
    for (const { name, directory, manifest } of members) {
      // Nothing imports the root; a name such as `root` or `app` is said of other things.
      if (directory === '' && !name.startsWith('@')) continue;
      append(this.#byName, name, directory);
      for (const command of commandsOf(name, manifest.bin)) {
        append(this.#byCommand, command, directory);
      }
    }
    const heads = aliases.flatMap(({ start }) => headsOf(start.replace(/\/$/, '')).slice(0, 1));
    this.known = new Set([...this.#byName.keys(), ...this.#byCommand.keys(), ...heads, ...rootDependencies.keys()]);
  }

  /** @param written what each file speaks of, by its path from the root of the build */
  resolve(written: ReadonlyMap<string, Written>): Mentions {
    const of = new Map<string, Reach>();
    const byRoot = new Set<string>();
    const root = new Reach();
    of.set('', root);
    for (const [file, mentions] of written) {
      const owner = this.places.owner(file);
      if (owner === '') {
        for (const name of [...mentions.names, ...mentions.commands]) {
          for (const project of [...this.#named(name), ...this.#commanded(name)]) byRoot.add(project);
        }
        const { named, placed } = this.#rootFile(file, written);
        const counts = file === 'package.json' || (code.test(file) && !configuration.test(file));
        if (counts) for (const project of [...named, ...placed]) root.projects.add(project);
        continue;
      }
      let reach = of.get(owner);
      if (!reach) of.set(owner, (reach = new Reach()));
      this.#add(reach, file, owner, mentions);
      if (isOfTests(file.slice(owner.length))) reach.hasTests = true;
    }
    for (const [owner, reach] of of) {
      if (owner !== '') this.#inherit(reach, written);
      reach.projects.delete(owner);
    }
    // What the configuration names is at hand for it only where the root depends on it, which is looked at there.
    const runners = [...written.keys()].filter((file) => ofEveryTest.test(file));
    const byEveryTest = new Set<string>();
    for (const file of this.#rootFilesFrom(runners, written)) {
      for (const project of this.#rootFile(file, written).placed) byEveryTest.add(project);
    }
    return { of, byRoot, byEveryTest };
  }

  /** Adds what a file of a package speaks of. */
  #add(reach: Reach, file: string, owner: string, { names, commands, upward, paths }: Written): void {
    const here = directoryOf(file);
    for (const name of names) this.#addName(reach, file, owner, name);
    for (const command of commands) {
      this.#addName(reach, file, owner, command);
      for (const project of this.#commanded(command)) reach.projects.add(project);
    }
    // Paths may start from the file, or from the package's directory, where its commands run.
    const starts = new Set<string>();
    for (const path of upward) {
      for (const from of new Set([here, owner])) {
        const found = this.#placeFrom(from, path);
        if (found === undefined) continue;
        // Seen from the package's directory a file's own paths lead to anywhere, so that the place has to be there.
        if (from !== here && this.places.find(found.place) === undefined) continue;
        if (found.place !== owner && isWithin(owner, found.place) && !found.pattern) starts.add(found.place);
        else this.#addPlace(reach, owner, found.place);
      }
    }
    // A directory above is where other paths of the same file may start from.
    for (const start of starts) {
      for (const path of paths) {
        const found = this.#placeFrom(start, path);
        if (found === undefined || isWithin(owner, found.place)) continue;
        if (this.places.find(found.place) !== undefined) this.#addPlace(reach, owner, found.place);
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
  #addPlace(reach: Reach, owner: string, place: string): void {
    const installed = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(place)?.[1];
    if (installed !== undefined) {
      this.#addName(reach, '', owner, installed);
      return;
    }
    const other = this.places.owner(place);
    if (other !== '') reach.projects.add(other);
    if (place !== owner) for (const below of this.places.below(place)) reach.projects.add(below);
    if (other !== '' || place === '') return;
    reach.paths.add(place);
    const found = this.places.find(place);
    if (found !== undefined && 'file' in found) reach.paths.add(found.file);
  }

  #addName(reach: Reach, file: string, owner: string, name: string): void {
    for (const project of this.#named(name)) reach.projects.add(project);
    for (const head of headsOf(name)) {
      const dependency = this.rootDependencies.get(head);
      if (dependency !== undefined) reach.rootDependencies.add(dependency);
    }
    for (const place of this.#placesOfAlias(name, file)) {
      if (!isWithin(place, owner) && !place.startsWith('..')) this.#addPlace(reach, owner, place);
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
   * What a file of the root leads to: packages by name or by a path into them, and further files of the root. What it
   * lists by wildcards or as directories is what there is, not what it is built from.
   */
  #rootFile(file: string, written: ReadonlyMap<string, Written>): RootFile {
    const known = this.#rootFiles.get(file);
    if (known) return known;
    const named = new Set<string>();
    const placed = new Set<string>();
    const files = new Set<string>();
    const mentions = written.get(file);
    for (const command of mentions?.commands ?? []) {
      for (const project of [...this.#named(command), ...this.#commanded(command)]) named.add(project);
    }
    for (const name of mentions?.names ?? []) {
      for (const project of this.#named(name)) named.add(project);
      for (const place of this.#placesOfAlias(name, file)) {
        const owner = this.places.owner(place);
        if (owner !== '') named.add(owner);
      }
    }
    const here = directoryOf(file);
    for (const path of mentions ? [...mentions.upward, ...mentions.paths] : []) {
      const relative = path.startsWith('.');
      // A slash in front belongs to a text that was put before it (`here + '/packages/tests/setup.ts'`).
      for (const from of relative ? [here] : [here, '']) {
        const found = this.#placeFrom(from, path.replace(/^\//, ''));
        if (found === undefined || found.pattern) continue;
        const target = this.places.find(found.place);
        if (target === undefined) continue;
        const owner = this.places.owner(found.place);
        if (owner !== '' && (relative || 'file' in target)) placed.add(owner);
        if (owner === '' && relative && 'file' in target && target.file !== file) files.add(target.file);
      }
    }
    const result = { named, placed, files };
    this.#rootFiles.set(file, result);
    return result;
  }
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
