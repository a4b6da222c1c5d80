import { append } from '../../../../shared/append.js';
import { isWithin } from '../../../tree/paths.js';
import { ownStartIn } from '../package-parts.js';
import type { Workspace } from '../projects.js';
import { placesOfAlias, type Alias } from './aliases.js';
import { headsOf } from './mentions-in-file.js';
import { isObject } from '../../../../shared/json-values.js';

/** The names by which packages of a workspace, and their files, are used. */
export class PackageNames {
  /** Names to search for: of packages, their commands, first segments of aliases, and the root's dependencies. */
  readonly known: ReadonlySet<string>;
  /** Two commits in which all names mean the same have the same signature. */
  readonly signature: string;
  readonly #byName = new Map<string, string[]>();
  readonly #byCommand = new Map<string, string[]>();

  /**
   * @param rootDependencies names of the dependencies in the root's manifest, with other names of each, such as
   * commands
   */
  constructor(
    workspace: Workspace,
    readonly aliases: readonly Alias[],
    readonly rootDependencies: ReadonlyMap<string, string>,
  ) {
    for (const { name, directory, manifest } of workspace.members) {
      // No file imports the root, and a name such as `root` or `app` mostly means other things.
      if (directory === '' && !name.startsWith('@')) continue;
      append(this.#byName, name, directory);
      for (const command of commandsOf(name, manifest.bin)) append(this.#byCommand, command, directory);
    }
    const given = [...this.#byName, ...this.#byCommand];
    this.signature = JSON.stringify([this.#byName.size, given, aliases, [...rootDependencies]]);
    const heads = aliases.flatMap(({ start }) => headsOf(start.replace(/\/$/, '')).slice(0, 1));
    this.known = new Set([...this.#byName.keys(), ...this.#byCommand.keys(), ...heads, ...rootDependencies.keys()]);
  }

  /** True for the name of a package of the workspace. */
  isPackage(name: string): boolean {
    return this.#byName.has(name);
  }

  /** True for a command that a package of the workspace gives. */
  isCommand(name: string): boolean {
    return this.#byCommand.has(name);
  }

  /** Directories of the packages that a name means. The name may continue behind the name of a package. */
  named(name: string): string[] {
    return headsOf(name).flatMap((head) => this.#byName.get(head) ?? []);
  }

  /** Directories of the packages that a command comes from. */
  commanded(command: string): readonly string[] {
    return this.#byCommand.get(command) ?? [];
  }

  /** Paths that a name leads to by aliases that count in a file, from the root of the build, as they are written. */
  placesOf(name: string, file: string): string[] {
    return this.aliases.filter(({ scope }) => isWithin(file, scope)).flatMap((alias) => placesOfAlias(alias, name));
  }
}

/** The commands that a package's `bin` gives (npm's package.json documentation). */
function commandsOf(name: string, bin: unknown): string[] {
  if (isObject(bin)) return Object.keys(bin);
  return typeof bin === 'string' ? [name.replace(/^@[^/]+\//, '')] : [];
}

/** True for a name with a path behind it that leads to own files, or that shows where the package is. */
export function leadsInto(name: string): boolean {
  const path = name
    .split('/')
    .slice(name.startsWith('@') ? 2 : 1)
    .join('/');
  return path === 'package.json' || ownStartIn(path) !== undefined;
}
