import { isWithin } from '../../../tree/paths.js';
import { dependenciesOf } from '../manifest.js';
import type { Workspace } from '../projects.js';
import { isCompilerConfiguration } from './aliases.js';
import type { PackageNames } from './package-names.js';
import type { CommitPaths } from './paths-of-commit.js';
import { headsOf, type FileMentions } from './mentions-in-file.js';

/** Judges the mentions of a package's shared files. */
export class MentionJudge {
  /** Names of a package's declared dependencies, by the package's directory. */
  readonly #declared = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly workspace: Workspace,
    readonly places: CommitPaths,
    readonly names: PackageNames,
  ) {}

  /**
   * Splits the mentions of a source. Sure ones are those that it imports or that the manifest declares. Unsure ones
   * stand in a comment, or in a text that need not be the name of a module.
   * @param owner directory of the package
   */
  of(mentions: FileMentions, owner: string): { sure: FileMentions; unsure: FileMentions | undefined } {
    const { modules, names, commands, remarked, upward } = mentions;
    if (modules === undefined) return { sure: mentions, unsure: undefined };
    const isSure = (name: string) => {
      const heads = headsOf(name);
      const isNamed = (head: string) => this.#declaredBy(owner).has(head) || modules.has(head);
      // A name of no package is an alias, or a dependency of the root.
      return modules.has(name) || heads.some(isNamed) || !heads.some((head) => this.names.isPackage(head));
    };
    // A command that a package gives is run where it stands in code, and may be a word of a remark elsewhere.
    const isSureCommand = (command: string) => {
      const isGiven = this.names.isCommand(command);
      return remarked.has(command) ? isSure(command) && !isGiven : isSure(command) || isGiven;
    };
    const part = (keep: boolean): FileMentions => ({
      ...mentions,
      names: names.filter((name) => isSure(name) === keep),
      commands: commands.filter((command) => isSureCommand(command) === keep),
      upward: upward.filter((path) => modules.has(path) === keep),
      selected: keep ? mentions.selected : [],
    });
    const unsure = part(false);
    const nothing = unsure.names.length + unsure.commands.length + unsure.upward.length === 0;
    return nothing ? { sure: mentions, unsure: undefined } : { sure: part(true), unsure };
  }

  /**
   * Whether a shared file of a package may use the package's own files. It may where it holds a text that can mean one,
   * or lists directories.
   * @param owner directory of the package
   */
  leadsToOwn(file: string, owner: string, { own, lists }: FileMentions): boolean {
    const ownFiles = this.places.ownFiles(owner);
    // The compiler only checks the files that it includes; nothing else is made of them. Its aliases name files.
    if (isCompilerConfiguration(file)) {
      return this.names.aliases.some(
        ({ scope, places }) =>
          isWithin(scope, owner) &&
          places.some((place) => isWithin(place, owner) && ownFiles.areMeantBy(place.slice(owner.length + 1))),
      );
    }
    if (lists) return ownFiles.any;
    return own.some((text) => !this.#isFromElsewhere(owner, text) && ownFiles.areMeantBy(text));
  }

  /** True for the name of another package with a path behind it: `@playwright/test`. */
  #isFromElsewhere(owner: string, text: string): boolean {
    if (/^(?:node:|https?:)/.test(text)) return true;
    return headsOf(text).some((head) => this.#declaredBy(owner).has(head) || this.#declaredBy('').has(head));
  }

  /** Names of the dependencies in the manifest of a package. */
  #declaredBy(directory: string): ReadonlySet<string> {
    let names = this.#declared.get(directory);
    if (names === undefined) {
      const project = this.workspace.members.find((one) => one.directory === directory);
      names = new Set(project && dependenciesOf(project.manifest).map(([name]) => name));
      this.#declared.set(directory, names);
    }
    return names;
  }
}
