import { mayBeLeaf, partId, partOf } from '../package-parts.js';
import type { Workspace } from '../projects.js';
import { AskedPlaces } from './asked-places.js';
import { FileResolver } from './file-resolver.js';
import { MentionJudge } from './mention-judge.js';
import type { PackageNames } from './package-names.js';
import type { CommitPaths } from './paths-of-commit.js';
import { Reach } from './reach.js';
import {
  declaredNames,
  filesAsBefore,
  type FilesBefore,
  type Resolution,
  type ResolvedFile,
} from './resolved-files.js';
import { code, configuration, ofEveryBuild, ofEveryTest, onlyNames } from './root-configuration.js';
import { isNamed, namedOwnFiles, type NamedOwnFiles } from './named-own-files.js';
import type { RootMention } from './root-mention.js';
import { noMention, RootMentions } from './root-mentions.js';
import { textOfBuilds } from './manifest-text.js';
import type { FileMentions } from './mentions-in-file.js';

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

/** Finds the packages and the files that written names and paths mean. */
export class Resolver {
  readonly #evidence: MentionJudge;
  readonly #declared: ReadonlyMap<string, string>;
  readonly #before: FilesBefore;
  readonly #files = new Map<string, ResolvedFile>();

  /** @param before what was found in another commit */
  constructor(
    readonly workspace: Workspace,
    readonly places: CommitPaths,
    readonly names: PackageNames,
    before?: Resolution,
  ) {
    this.#evidence = new MentionJudge(workspace, places, names);
    this.#declared = declaredNames(workspace);
    this.#before = filesAsBefore(before, { names, places, declared: this.#declared });
  }

  /**
   * @param written mentions of each file, by its path from the root of the build; files without mentions may be left
   * out
   * @param withTests directories of packages in which a test runner may find tests
   * @param idle scripts that only people start
   * @returns also what was found for each file, for another commit that is resolved after this one
   */
  resolve(
    written: ReadonlyMap<string, FileMentions>,
    withTests: ReadonlySet<string>,
    idle: ReadonlySet<string>,
  ): { readonly mentions: Mentions; readonly resolution: Resolution } {
    const of = new Map<string, Reach>();
    const reachOf = (id: string) => {
      const reach = of.get(id) ?? new Reach();
      of.set(id, reach);
      return reach;
    };
    const byRoot = new Set<string>();
    const root = reachOf('');
    const rootMentions = new RootMentions(this.names, this.places, written, this.#before);
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
      const { sure, unsure, ofChecks } = this.#resolved(file, owner, mentions, isShared && !isText);
      const isIdle = idle.has(file);
      const isLeaf = isText || isIdle || (mayBeLeaf(file.slice(owner.length + 1)) && !isNamed(ofOwn, file, owner));
      reachOf(isLeaf ? partId(owner, 'leaf') : part).addAll(sure);
      if (ofChecks) reachOf(partId(owner, 'own')).addAll(ofChecks);
      // An uncertain mention in a source impacts the source's package, but not the packages that depend on it.
      if (unsure) reachOf(partId(owner, 'leaf')).addAll(unsure);
      const leads = isShared && !isText && !isIdle && this.#evidence.leadsToOwn(file, owner, mentions);
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
    const [byEveryTest, byEveryBuild] = [placedBy(ofEveryTest), placedBy(ofEveryBuild)];
    const { names, places } = this;
    return {
      mentions: { of, byRoot, withTests, namedOwnFiles: ofOwn, byEveryTest, byEveryBuild },
      resolution: {
        names,
        places,
        declared: this.#declared,
        files: this.#files,
        rootFiles: rootMentions.followed,
      },
    };
  }

  /**
   * Where the mentions of a file of a package lead.
   * @param isJudged true for a shared file, some of whose mentions may be uncertain
   */
  #resolved(file: string, owner: string, mentions: FileMentions, isJudged: boolean): ResolvedFile {
    const resolved = this.#before.ofPackage(file, owner, mentions) ?? this.#follow(file, owner, mentions, isJudged);
    this.#files.set(file, resolved);
    return resolved;
  }

  #follow(file: string, owner: string, mentions: FileMentions, isJudged: boolean): ResolvedFile {
    const places = new AskedPlaces(this.places);
    const resolver = new FileResolver(this.names, places);
    const { sure, unsure } = isJudged ? this.#evidence.of(mentions, owner) : { sure: mentions, unsure: undefined };
    const follow = (some: FileMentions | undefined) => some && resolver.resolve(file, owner, some);
    return {
      mentions,
      sure: resolver.resolve(file, owner, sure),
      unsure: follow(unsure),
      ofChecks: follow(mentions.ofChecks),
      keys: places.keys(),
    };
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
