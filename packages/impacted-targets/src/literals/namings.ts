import { OutOfReach } from '../tree/out-of-reach.js';
import type { Tree, TreeEntry } from '../tree/tree.js';
import { manifestText } from '../tree/broken-manifest.js';
import { readOnce } from '../tree/content-memory.js';
import { directoryOf, nameOf, pathsAbove } from '../tree/paths.js';
import { isSettings, languageOf } from '../scan/language.js';
import type { Literal } from '../scan/literal.js';
import { literalsOf } from '../scan/scan.js';
import { TrackedPlaces } from './places.js';
import { globbedPlaces, isGlob, namedPlace, type Homes, type NamedPlace, type NamingFile } from './resolve.js';
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

/** A file that is read for what it names. */
interface ReadFile extends NamingFile {
  readonly entry: TreeEntry;
  /** True for a file of data, whose texts are no names. */
  readonly isOfData: boolean;
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
  const resolved = getOrMake(resolvedIn, places, () => new Map<string, Resolved>());
  const readable = await readableIn(tree, files);
  const wanted = files.flatMap((file) => {
    const one = readable(file);
    return one === undefined ? [] : { ...one, key: `${one.entry.object} ${one.language} ${one.isOfData}` };
  });
  let why = '';
  const apart = textsApart();
  const read = (content: Buffer, file: ReadFile) => literalsIn(content, file).map(apart);
  const known = await readOnce(tree, 'literals', wanted, read, unread && ((reason) => (why = reason)));
  const found = new Map<string, readonly Naming[]>();
  for (const file of wanted) {
    const literals = known.get(file.key) ?? [];
    if (!known.has(file.key)) unread?.(file.path, why);
    const before = resolved.get(file.path);
    const namings = before?.literals === literals ? before.namings : namingsIn(literals, file, places);
    resolved.set(file.path, { literals, namings });
    if (namings.length > 0) found.set(file.path, namings);
  }
  return found;
}

/**
 * What files of a commit name, as far as it counts. No content is read again for another commit, so that nothing else has to be kept: what hundreds
 * of thousands of files name would fill the memory.
 * @param isKept true for a naming of a file that counts
 * @param unread as for `readNamings`
 */
export async function readSomeNamings(
  tree: Tree,
  files: readonly TreeEntry[],
  isKept: (path: string, naming: Naming) => boolean,
  unread: (path: string, why: string) => void,
): Promise<ReadonlyMap<string, readonly Naming[]>> {
  const places = await TrackedPlaces.of(tree);
  const readable = await readableIn(tree, files);
  const wanted = files.filter((file) => readable(file) !== undefined);
  const kept: Naming[][] = [];
  const apart = textsApart();
  const take = (indexes: readonly number[], content: Buffer) => {
    for (const index of indexes) {
      const file = wanted[index] && readable(wanted[index]);
      if (file === undefined) continue;
      const namings = namingsIn(literalsIn(content, file), file, places).filter((one) => isKept(file.path, one));
      kept[index] = namings.map((naming) => ({ ...naming, literal: apart(naming.literal) }));
    }
  };
  const contents = wanted.map((file) => readable(file)?.entry ?? file);
  await tree.readEach(contents, take).catch((error: unknown) => {
    if (!(error instanceof OutOfReach)) throw error;
    for (const [index, { path }] of wanted.entries()) if (kept[index] === undefined) unread(path, error.message);
  });
  return new Map(
    wanted.flatMap(({ path }, index) => (kept[index] && kept[index].length > 0 ? [[path, kept[index]] as const] : [])),
  );
}

/** Tells how a file is read; undefined for one that names nothing. A link is read as the file that it leads to. */
async function readableIn(tree: Tree, files: readonly TreeEntry[]): Promise<(file: TreeEntry) => ReadFile | undefined> {
  const places = await TrackedPlaces.of(tree);
  const homes = homesIn(places);
  const isLink = ({ mode }: TreeEntry) => mode === '120000';
  const all = files.some(isLink) ? new Map((await tree.entries()).map((entry) => [entry.path, entry])) : undefined;
  return (file) => {
    const { path } = file;
    const language = languageOf(path);
    const entry = isLink(file) ? all?.get(places.destination(path)) : file;
    if (language === undefined || entry?.mode.startsWith('100') !== true) return undefined;
    const folder = directoryOf(path);
    const home = homes.of(folder);
    return { path, entry, folder, home, language, isOfData: isSettings(language) && home !== folder };
  };
}

function literalsIn(content: Buffer, { language, isOfData }: ReadFile): Literal[] {
  return literalsOf(language, manifestText(content), isOfData);
}

function namingsIn(literals: readonly Literal[], file: NamingFile, places: TrackedPlaces): Naming[] {
  return literals.flatMap((literal): Naming[] => {
    if (isGlob(literal))
      return globbedPlaces(literal, file, places, homesIn(places)).map((place) => ({ literal, place }));
    const place = namedPlace(literal, file, places);
    return place === undefined && literal.role === 'joined' ? [] : [{ literal, ...(place && { place }) }];
  });
}

/** Makes literals that do not keep the memory of the whole file that they were cut from: one text for all files that have the same. */
function textsApart(): (literal: Literal) => Literal {
  const known = new Map<string, string>();
  const apart = (text: string): string => {
    const one = known.get(text);
    if (one !== undefined) return one;
    const made = Buffer.from(text).toString();
    known.set(made, made);
    return made;
  };
  return (literal) => ({ ...literal, text: apart(literal.text) });
}

/** What the literals of a file lead to. */
interface Resolved {
  readonly literals: readonly Literal[];
  readonly namings: readonly Naming[];
}

const knownHomes = new WeakMap<TrackedPlaces, Homes>();
/** By the paths of the files. Two commits with the same places share it. */
const resolvedIn = new WeakMap<TrackedPlaces, Map<string, Resolved>>();

function homesIn(places: TrackedPlaces): Homes {
  return getOrMake(knownHomes, places, () => homesOf(places));
}

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
