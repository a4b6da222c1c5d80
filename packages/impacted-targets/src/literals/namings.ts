import type { Tree, TreeEntry } from '../tree/tree.js';
import { manifestText } from '../tree/broken-manifest.js';
import { readOnce } from '../tree/content-memory.js';
import { directoryOf, nameOf, pathsAbove } from '../tree/paths.js';
import { isSettings, languageOf, type Language } from '../scan/language.js';
import type { Literal } from '../scan/literal.js';
import { literalsOf } from '../scan/scan.js';
import { TrackedPlaces } from './places.js';
import { globbedPlaces, isGlob, namedPlace, type NamedPlace } from './resolve.js';
import { getOrMake } from '../../../shared/src/append.js';

/** A literal of a file, and the place that it leads to; without a place it may be the name of a module or a target. */
export interface Naming {
  readonly literal: Literal;
  readonly place?: NamedPlace;
}

/** Files in the folder of what is built by itself. Paths in the files below may start from that folder. */
const manifestNames =
  /^(?:package\.json|rush\.json|Cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|[^/]*\.(?:cs|fs|vb)proj)$/;

/** True for a file that describes a target or a build. */
export function isManifest(path: string): boolean {
  return (
    manifestNames.test(nameOf(path)) ||
    /^(?:pnpm-workspace\.yaml|go\.work|settings\.gradle(?:\.kts)?|.*\.slnx?)$/.test(nameOf(path))
  );
}

/**
 * What files of a commit name. Each content is read once; comparisons and histories share what was found in it.
 * @param files regular files, and links to some; those in languages that name nothing are left out
 * @param unread gets each file whose content is out of reach, such as in a partial clone without its remote, and why
 * @throws OutOfReach where contents are out of reach, without `unread`
 */
export async function readNamings(
  tree: Tree,
  files: readonly TreeEntry[],
  unread?: (path: string, why: string) => void,
): Promise<ReadonlyMap<string, readonly Naming[]>> {
  const places = await TrackedPlaces.of(tree);
  const isLink = ({ mode }: TreeEntry) => mode === '120000';
  const all = files.some(isLink) ? new Map((await tree.entries()).map((entry) => [entry.path, entry])) : undefined;
  const wanted: {
    readonly path: string;
    readonly entry: TreeEntry;
    readonly language: Language;
    readonly key: string;
  }[] = [];
  for (const file of files) {
    const language = languageOf(file.path);
    const entry = isLink(file) ? all?.get(places.destination(file.path)) : file;
    if (language === undefined || entry?.mode.startsWith('100') !== true) continue;
    wanted.push({ path: file.path, entry, language, key: `${entry.object} ${language}` });
  }
  let why = '';
  const read = (content: Buffer, { language }: { readonly language: Language }) =>
    literalsOf(language, manifestText(content)).map(apart);
  const known = await readOnce(tree, 'literals', wanted, read, unread && ((reason) => (why = reason)));
  const { homes, homesBelow } = await homesOf(tree);
  // Beside the manifest of a target, most globs are for its own files.
  const isOwn = (path: string, home: string) => home !== '' && homes(directoryOf(path)) === home;
  const found = new Map<string, readonly Naming[]>();
  for (const { path, language, key } of wanted) {
    const literals = known.get(key) ?? [];
    if (!known.has(key)) unread?.(path, why);
    if (literals.length === 0) continue;
    const folder = directoryOf(path);
    const file = { path, folder, home: homes(folder), language };
    const isData = isSettings(language) && file.home !== folder;
    const namings = literals.flatMap((literal): Naming[] => {
      // Texts in a file of data are not names of targets; its paths count.
      if (isData && literal.role === 'word') return [];
      if (isGlob(literal)) {
        const found = globbedPlaces(literal, file, places, homesBelow);
        return found.flatMap((place) => (isOwn(place.path, file.home) ? [] : [{ literal, place }]));
      }
      const place = namedPlace(literal, file, places);
      if (place !== undefined) return [{ literal, place }];
      return literal.role === 'joined' ? [] : [{ literal }];
    });
    if (namings.length > 0) found.set(path, namings);
  }
  return found;
}

/** The literal with a text of its own, which does not keep the memory of the whole file that it was cut from. */
function apart(literal: Literal): Literal {
  return { ...literal, text: Buffer.from(literal.text).toString() };
}

/** The folders with manifests: the nearest one from a folder upwards, or the root; and how many are below a folder. */
async function homesOf(
  tree: Tree,
): Promise<{ homes: (folder: string) => string; homesBelow: (folder: string) => number }> {
  const homes = new Set<string>();
  for (const { path } of await tree.entries()) if (manifestNames.test(nameOf(path))) homes.add(directoryOf(path));
  const below = new Map<string, number>();
  for (const above of [...homes].flatMap(pathsAbove)) below.set(above, (below.get(above) ?? 0) + 1);
  const known = new Map<string, string>();
  const homeOf = (folder: string) => [folder, ...pathsAbove(folder)].find((above) => homes.has(above)) ?? '';
  return {
    homes: (folder) => getOrMake(known, folder, () => homeOf(folder)),
    homesBelow: (folder) => below.get(folder) ?? 0,
  };
}
