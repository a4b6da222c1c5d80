import type { Tree, TreeEntry } from '../tree/tree.js';
import { manifestText } from '../tree/broken-manifest.js';
import { readOnce } from '../tree/content-memory.js';
import { directoryOf, nameOf, pathsAbove } from '../tree/paths.js';
import { isSettings, languageOf } from '../scan/language.js';
import type { Literal } from '../scan/literal.js';
import { literalsOf } from '../scan/scan.js';
import { TrackedPlaces } from './places.js';
import { globbedPlaces, isGlob, namedPlace, type Homes, type NamedPlace } from './resolve.js';
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
  const homes = getOrMake(homesIn, places, () => homesOf(places));
  const resolved = getOrMake(resolvedIn, places, () => new Map<string, Resolved>());
  const isLink = ({ mode }: TreeEntry) => mode === '120000';
  const all = files.some(isLink) ? new Map((await tree.entries()).map((entry) => [entry.path, entry])) : undefined;
  const wanted = files.flatMap((file) => {
    const language = languageOf(file.path);
    const entry = isLink(file) ? all?.get(places.destination(file.path)) : file;
    if (language === undefined || entry?.mode.startsWith('100') !== true) return [];
    const folder = directoryOf(file.path);
    const home = homes.of(folder);
    const isOfData = isSettings(language) && home !== folder;
    return { path: file.path, entry, folder, home, language, isOfData, key: `${entry.object} ${language} ${isOfData}` };
  });
  let why = '';
  const apart = textsApart();
  const read = (content: Buffer, { language, isOfData }: (typeof wanted)[number]) =>
    literalsOf(language, manifestText(content), isOfData).map((literal) => ({ ...literal, text: apart(literal.text) }));
  const known = await readOnce(tree, 'literals', wanted, read, unread && ((reason) => (why = reason)));
  const found = new Map<string, readonly Naming[]>();
  for (const file of wanted) {
    const literals = known.get(file.key) ?? [];
    if (!known.has(file.key)) unread?.(file.path, why);
    const before = resolved.get(file.path);
    const namings =
      before?.literals === literals
        ? before.namings
        : literals.flatMap((literal): Naming[] => {
            if (isGlob(literal))
              return globbedPlaces(literal, file, places, homes).map((place) => ({ literal, place }));
            const place = namedPlace(literal, file, places);
            return place === undefined && literal.role === 'joined' ? [] : [{ literal, ...(place && { place }) }];
          });
    resolved.set(file.path, { literals, namings });
    if (namings.length > 0) found.set(file.path, namings);
  }
  return found;
}

/** Makes texts that do not keep the memory of the whole file that they were cut from: one for all files that have the same text. */
function textsApart(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const one = known.get(text);
    if (one !== undefined) return one;
    const made = Buffer.from(text).toString();
    known.set(made, made);
    return made;
  };
}

/** What the literals of a file lead to. */
interface Resolved {
  readonly literals: readonly Literal[];
  readonly namings: readonly Naming[];
}

const homesIn = new WeakMap<TrackedPlaces, Homes>();
/** By the paths of the files. Two commits with the same places share it. */
const resolvedIn = new WeakMap<TrackedPlaces, Map<string, Resolved>>();

function homesOf({ entries }: TrackedPlaces): Homes {
  const homes = new Set(
    entries.filter(({ path }) => manifestNames.test(nameOf(path))).map(({ path }) => directoryOf(path)),
  );
  const below = new Map<string, number>();
  for (const above of [...homes].flatMap(pathsAbove)) below.set(above, (below.get(above) ?? 0) + 1);
  const known = new Map<string, string>();
  const nearest = (folder: string) => [folder, ...pathsAbove(folder)].find((above) => homes.has(above)) ?? '';
  return { of: (folder) => getOrMake(known, folder, () => nearest(folder)), below: (folder) => below.get(folder) ?? 0 };
}
