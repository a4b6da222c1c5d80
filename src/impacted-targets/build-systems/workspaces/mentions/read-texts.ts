import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Tree, TreeEntry } from '../../build-system.js';
import { compareByteOrder } from '../../../git/names.js';
import { isCompilerConfiguration } from './aliases.js';
import { keyOf, Keys, meet } from './keys.js';
import {
  anything,
  isSource,
  isUnread,
  mentionsBySigns,
  mentionsIn,
  nothing,
  type FileMentions,
  type PlaceOfFile,
} from './mentions-in-file.js';
import type { CommitPaths } from './paths-of-commit.js';

/** The mentions in the text of one file. */
export interface ReadText {
  readonly mentions: FileMentions;
  /** Keys of all texts that would be mentions if they were known names. */
  readonly candidates: Int32Array;
}

/** All that the mentions in a text depend on, besides the text and its path. */
export interface Searched {
  /** The names that are searched for. */
  readonly known: ReadonlySet<string>;
  /** Names of the scripts in the manifest of the root, in order. */
  readonly rootScripts: readonly string[];
  readonly places: CommitPaths;
}

/** The mentions in the texts of all files of one commit. */
export interface ReadTexts extends Searched {
  /** All files that count, in the order of their paths. */
  readonly files: readonly TreeEntry[];
  /** What was read from each file. Undefined for files that are not read, because they say nothing about what is built. */
  readonly read: readonly (ReadText | undefined)[];
}

/** What is read from a file that mentions nothing, whatever names are known. All of these files share this object. */
const leftOut: ReadText = { mentions: nothing, candidates: new Int32Array() };

/**
 * Reads the mentions in the texts of a commit.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 * @param files in the order of their paths
 * @param before what was read from another commit. Its files are not read again where nothing else would be found
 */
export async function readTexts(
  tree: Tree,
  prefix: string,
  files: readonly TreeEntry[],
  searched: Searched,
  before: ReadTexts | undefined,
): Promise<ReadTexts> {
  const { known, places } = searched;
  const read = new Array<ReadText | undefined>(files.length);
  /** The files that are read, and their indexes. */
  const reading: TreeEntry[] = [];
  const unknown: number[] = [];
  const textBefore = textsBefore(before, prefix, searched);
  for (const [index, file] of files.entries()) {
    if (isUnread(file.path)) continue;
    read[index] = textBefore(file);
    if (read[index] !== undefined) continue;
    reading.push(file);
    unknown.push(index);
    // The default, which stays for files that are left out.
    read[index] = leftOut;
  }
  const belowAt = (index: number) => reading[index]?.path.slice(prefix.length) ?? '';
  const use = (alike: readonly number[], content: Buffer) => {
    const found = new Map<string, ReadText>();
    for (const each of alike) {
      const below = belowAt(each);
      const place = placeOf(below, searched);
      const kind = alike.length === 1 ? '' : `${place.ofRoot} ${place.hasInner} ${kindOf(below)}`;
      const text = found.get(kind) ?? readText(below, content, known, place);
      found.set(kind, text);
      // The compiler's configuration also counts by the content of other files of its kind.
      const isListed = text.mentions === nothing && isCompilerConfiguration(below);
      read[unknown[each] ?? -1] = isListed ? { ...text, mentions: { ...nothing } } : text;
    }
  };
  await tree.readEach(reading, use, {
    pattern: new RegExp(anything, 'gi'),
    mayBeLeftOut(index) {
      const below = belowAt(index);
      return mentionsBySigns(below, places.ownerOfFile(below) === '') && !isCompilerConfiguration(below);
    },
  });
  return { ...searched, files, read };
}

function readText(path: string, content: Buffer, known: ReadonlySet<string>, place: PlaceOfFile): ReadText {
  const candidates = new Keys();
  const has = (name: string) => {
    candidates.add(name);
    return known.has(name);
  };
  const mentions = mentionsIn(path, content, { has }, place);
  return { mentions, candidates: candidates.list() };
}

function placeOf(file: string, { places, rootScripts }: Searched): PlaceOfFile {
  const owner = places.ownerOfFile(file);
  return { ofRoot: owner === '', hasInner: places.hasInner(owner), tops: places.tops, rootScripts };
}

/**
 * Gives what was read from a file of another commit, for files in the order of their paths. It is undefined for a file
 * that differs, or in which other mentions may be found, because other names are searched for or because the file lies
 * elsewhere among the packages.
 */
function textsBefore(
  before: ReadTexts | undefined,
  prefix: string,
  searched: Searched,
): (file: TreeEntry) => ReadText | undefined {
  const { known, rootScripts, places } = searched;
  const isComparable =
    before !== undefined &&
    isSameSet(places.tops, before.places.tops) &&
    isDeepStrictEqual(rootScripts, before.rootScripts);
  if (!isComparable) return () => undefined;
  const names = new Set([...differences(known, before.known)].map(keyOf));
  const samePackages = places.hasPackages(before.places.packages);
  const isPlacedAlike = (file: string) => {
    const [now, then] = [placeOf(file, searched), placeOf(file, before)];
    return now.ofRoot === then.ofRoot && now.hasInner === then.hasInner;
  };
  let other = 0;
  return (file) => {
    while (isBefore(before.files[other], file)) other += 1;
    const [same, text] = [before.files[other], before.read[other]];
    if (same?.path !== file.path || same.object !== file.object || text === undefined) return undefined;
    if (!samePackages && !isPlacedAlike(file.path.slice(prefix.length))) return undefined;
    return meet(text.candidates, names) ? undefined : text;
  };
}

/** The texts that only one of two sets holds. */
function differences(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...[...one].filter((each) => !other.has(each)), ...[...other].filter((each) => !one.has(each))];
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

function isBefore(file: TreeEntry | undefined, other: TreeEntry): boolean {
  return file !== undefined && file.path !== other.path && compareByteOrder(file.path, other.path) < 0;
}

/** The kind of a file, by its name. It decides what is searched for in the file. */
function kindOf(below: string): string {
  const extension = posix.basename(below) === 'package.json' ? 'manifest' : posix.extname(below);
  return `${isSource(below) ? 'source' : ''} ${extension}`;
}
