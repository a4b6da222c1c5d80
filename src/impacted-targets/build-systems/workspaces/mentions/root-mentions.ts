import { directoryOf } from '../../../tree/paths.js';
import { partId } from '../package-parts.js';
import { AskedPlaces } from './asked-places.js';
import { leadsInto, type PackageNames } from './package-names.js';
import { placeFrom, type CommitPaths } from './paths-of-commit.js';
import { manifestRunning } from './manifest-text.js';
import { mentionsIn, type FileMentions } from './mentions-in-file.js';
import type { FilesBefore, ResolvedRootFile } from './resolved-files.js';
import type { RootMention } from './root-mention.js';

/** What a file without mentions leads to. */
export const noMention: RootMention = { named: new Set(), placed: new Set(), setUp: new Set(), files: new Set() };

/** Follows the mentions in files of the root: of packages, and of each other. */
export class RootMentions {
  readonly #known = new Map<string, ResolvedRootFile>();
  /** By the text of the manifest that counts. */
  readonly #manifests = new Map<string, RootMention>();

  /**
   * @param written mentions of each file, by its path from the root of the build
   * @param before what was found in another commit
   */
  constructor(
    readonly names: PackageNames,
    readonly places: CommitPaths,
    readonly written: ReadonlyMap<string, FileMentions>,
    readonly before: Pick<FilesBefore, 'ofRoot'>,
  ) {}

  /** The files that were followed so far. */
  get followed(): ReadonlyMap<string, ResolvedRootFile> {
    return this.#known;
  }

  /** These files of the root and all files to which they lead. */
  from(start: readonly string[]): ReadonlySet<string> {
    const files = new Set(start);
    // The loop also visits files that are added to the Set while it runs.
    for (const file of files) for (const next of this.of(file).files) files.add(next);
    return files;
  }

  /**
   * The destinations of a file of the root: packages by name or by a path into them, and further files of the root. A
   * list by wildcards or directories only shows what exists, and is no dependency.
   */
  of(file: string): RootMention {
    const mentions = this.written.get(file);
    if (mentions === undefined) return noMention;
    const known = this.#known.get(file) ?? this.before.ofRoot(file, mentions) ?? this.#follow(file, mentions);
    this.#known.set(file, known);
    return known.found;
  }

  #follow(file: string, mentions: FileMentions): ResolvedRootFile {
    const places = new AskedPlaces(this.places);
    const named = this.#namedBy(file, mentions, places);
    const found = { named, ...this.#placedBy(file, mentions, places) };
    return { mentions, found, keys: places.keys() };
  }

  /**
   * The destinations of the root's manifest for a package that reads it: those of the scripts that the package may run,
   * and of all other fields.
   * @param manifest of the root
   * @param scripts names of the scripts that files of the package name
   */
  ofManifest(manifest: Readonly<Record<string, unknown>>, scripts: ReadonlySet<string>): RootMention {
    const text = JSON.stringify(manifestRunning(manifest, scripts));
    const known = this.#manifests.get(text);
    if (known) return known;
    const place = { ofRoot: true, hasInner: false, tops: this.places.tops, rootScripts: [] };
    const mentions = mentionsIn('package.json', Buffer.from(text), this.names.known, place);
    const { found } = this.#follow('package.json', mentions);
    this.#manifests.set(text, found);
    return found;
  }

  #namedBy(file: string, mentions: FileMentions, places: AskedPlaces): ReadonlySet<string> {
    const { names } = this;
    const named = new Set<string>();
    for (const command of mentions.commands) {
      const given = names.commanded(command);
      for (const project of given) named.add(project);
      for (const project of names.named(command)) named.add(given.length === 0 ? partId(project, 'own') : project);
    }
    for (const name of mentions.selected) {
      for (const project of names.named(name)) named.add(partId(project, 'own'));
    }
    for (const name of mentions.names) {
      for (const project of names.named(name)) {
        named.add(mentions.lists || leadsInto(name) ? partId(project, 'own') : project);
      }
      for (const written of names.placesOf(name, file)) {
        const place = places.tracked(written);
        const owner = places.owner(place);
        if (owner !== '') named.add(places.partsAt(place));
      }
    }
    return named;
  }

  #placedBy(file: string, mentions: FileMentions, places: AskedPlaces): Omit<RootMention, 'named'> {
    const placed = new Set<string>();
    const setUp = new Set<string>();
    const files = new Set<string>();
    const here = directoryOf(file);
    for (const path of [...mentions.upward, ...mentions.paths]) {
      const relative = path.startsWith('.');
      // A slash in front belongs to a preceding text (`here + '/packages/tests/setup.ts'`).
      for (const from of relative ? [here] : [here, '']) {
        const found = placeFrom(from, path.replace(/^\//, ''));
        if (found === undefined || found.pattern) continue;
        const place = places.tracked(found.place);
        const target = places.find(place);
        if (target === undefined) continue;
        const owner = places.owner(place);
        if (owner !== '' && (relative || 'file' in target)) {
          placed.add(places.partsAt(place));
          if (!('file' in target && isTest(target.file))) setUp.add(places.partsAt(place));
        }
        if (owner === '' && relative && 'file' in target && target.file !== file) files.add(target.file);
      }
    }
    return { placed, setUp, files };
  }
}

/** True for a file that a test runner runs and that no other test uses as its setup. */
function isTest(file: string): boolean {
  return /[._-](?:test|spec)\.[cm]?[jt]sx?$/.test(file);
}
