import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { append } from '../../../../shared/append.js';
import { directoryOf, nameOf } from '../../../tree/paths.js';
import type { Tree, TreeEntry } from '../../build-system.js';
import { isCompilerConfiguration } from './aliases.js';
import { isUnread, type FileMentions } from './mentions-in-file.js';
import type { PackageNames } from './package-names.js';
import { placeFrom, type CommitPaths } from './paths-of-commit.js';

/** A script of a shell, by its name. */
const script = /\.(?:sh|bash|zsh|ps1|bat|cmd)$/i;

/** What was searched for in files, to find the scripts that they name. */
export interface ScriptSearch {
  /** Paths of the scripts, in order. */
  readonly scripts: readonly string[];
  /** The scripts that each content names, by the content's object id. Empty for contents that name none. */
  readonly named: ReadonlyMap<string, readonly Naming[]>;
}

/** A name of a script in a file. */
interface Naming {
  readonly script: string;
  readonly way: Way;
}

/**
 * How a text names a script. A single word and a computed name mean the script only in files of its own package and in
 * files that go there, and a wildcard also in files of the root.
 */
type Way = 'whole' | 'word' | 'computed' | 'wildcard';

/** Files of one commit, with their mentions. */
export interface FilesWithMentions {
  readonly prefix: string;
  readonly files: readonly TreeEntry[];
  /** The mentions of each file, by its path from the root of the build. */
  readonly mentions: ReadonlyMap<string, FileMentions>;
  readonly places: CommitPaths;
  readonly names: PackageNames;
}

/** Most scripts that are looked for. If there are more, none counts as started by people alone. */
const mostScripts = 1000;

const noSearch: ScriptSearch = { scripts: [], named: new Map() };

/**
 * Finds scripts of packages that only people start: no file of the package, of the root, or of another package that goes
 * into the package or selects it, has the name of the script, or a wildcard or a computed name that may mean it; no file
 * has a path to it, no source of the package lists directories, and its name does not say that it builds. Nothing that is
 * built runs such a script, so its mentions concern its own package alone. Only scripts that mention something are looked
 * at.
 * @param before the search in another commit. Only contents that differ are searched again.
 * @returns paths of the scripts, from the root of the build
 */
export async function findIdleScripts(
  tree: Tree,
  found: FilesWithMentions,
  before: ScriptSearch = noSearch,
): Promise<{ readonly idle: ReadonlySet<string>; readonly search: ScriptSearch }> {
  const { prefix, files, mentions, places } = found;
  const scripts = scriptsThatMention(mentions, places);
  if (scripts.length === 0 || scripts.length > mostScripts) return { idle: new Set(), search: noSearch };
  const ownerOf = (path: string) => places.ownerOfFile(path.slice(prefix.length));
  const owners = new Set(['', ...scripts.map((script) => places.ownerOfFile(script))]);
  const visitors = visitorsOf(owners, found);
  const isVisitor = (path: string, owner: string) => visitors.get(owner)?.has(path.slice(prefix.length)) === true;
  const searched = files.filter(
    ({ path }) => !isUnread(path) && (owners.has(ownerOf(path)) || [...owners].some((owner) => isVisitor(path, owner))),
  );
  const isSame = isDeepStrictEqual(before.scripts, scripts);
  const named = await namingsIn(tree, searched, scripts, isSame ? before.named : new Map());
  const idle = new Set(scripts);
  for (const { path, object } of searched) {
    for (const { script, way } of named.get(object) ?? []) {
      const owner = places.ownerOfFile(script);
      const isNear = ownerOf(path) === owner || isVisitor(path, owner);
      const isMeant = isNear || way === 'whole' || (way === 'wildcard' && ownerOf(path) === '');
      if (isMeant && path !== prefix + script) idle.delete(script);
    }
  }
  leaveOutPlaces(idle, mentions);
  return { idle, search: { scripts, named } };
}

/** The scripts of packages that mention something, where no source of the package may list them. */
function scriptsThatMention(written: ReadonlyMap<string, FileMentions>, places: CommitPaths): string[] {
  const found = new Map<string, string[]>();
  for (const file of written.keys()) {
    const owner = places.ownerOfFile(file);
    if (owner === '' || !script.test(file) || builds(file)) continue;
    if (places.part(file) === owner) append(found, owner, file);
  }
  if (found.size === 0) return [];
  for (const [file, { lists }] of written) {
    const owner = places.ownerOfFile(file);
    if (lists && places.part(file) === owner) found.delete(owner);
  }
  return [...found.values()].flat().sort();
}

/** True for a script whose name says that it builds something. A service outside of the repository may start it. */
function builds(script: string): boolean {
  const name = nameOf(script);
  return (
    /build|compile|gen(?:erate)?(?![a-z])|bundle|pack|dist(?![a-z])|make|prepare|install|setup|(?<![a-z])ci(?![a-z])/i.test(
      name,
    ) && !/(?<![a-z])(?:test|check|lint|verif|valid)/i.test(name)
  );
}

/** The scripts that each content names. Contents whose answer is known are not read. */
async function namingsIn(
  tree: Tree,
  searched: readonly TreeEntry[],
  scripts: readonly string[],
  known: ReadonlyMap<string, readonly Naming[]>,
): Promise<ReadonlyMap<string, readonly Naming[]>> {
  const found = new Map<string, readonly Naming[]>();
  for (const { object } of searched) found.set(object, known.get(object) ?? []);
  const fresh = searched.filter(({ object }) => !known.has(object));
  const finders = scripts.map((script) => ({ script, find: finderOf(script) }));
  const groups = new Map(scripts.map((script) => [groupOf(script), amongOthers(script)]));
  const use = (indexes: readonly number[], content: Buffer) => {
    // Windows does not distinguish cases.
    const text = content.toString('utf8').toLowerCase();
    const met = new Map([...groups].map(([group, findGroup]) => [group, findGroup(text)]));
    const namings = finders.flatMap(({ script, find }): Naming[] => {
      const way = find(text);
      const ofGroup = met.get(groupOf(script));
      const strongest = way === 'whole' || ofGroup === undefined ? way : ofGroup;
      return strongest === undefined ? [] : [{ script, way: strongest }];
    });
    for (const index of indexes) found.set(fresh[index]?.object ?? '', namings);
  };
  const signs = new Set(scripts.flatMap((script) => signsOf(script).map(inLatin)));
  await tree.readEach(fresh, use, { pattern: new RegExp([...signs].join('|'), 'gi'), mayBeLeftOut: () => true });
  return found;
}

/** Extensions that Windows adds to a command. */
const optionalExtension = /\.(?:cmd|bat|ps1)$/i;

/** The name by which a script can be started. */
function shortName(name: string): string {
  return name.replace(optionalExtension, '');
}

/** Texts of which a file that names a script holds one. */
function signsOf(script: string): string[] {
  const directory = nameOf(directoryOf(script));
  return [
    shortName(nameOf(script)),
    extname(script),
    'run-parts',
    ...(directory === '' ? [] : [`${directory}/`, `${directory}\\`]),
  ];
}

/** Scripts of the same group are started by the same wildcards. */
function groupOf(script: string): string {
  return `${nameOf(directoryOf(script))}/${extname(script)}`.toLowerCase();
}

/** Finds wildcards and computed names that may mean a script, in a text in lower case. */
function amongOthers(script: string): (text: string) => Way | undefined {
  const [directory = '', extension = ''] = groupOf(script).split('/').map(escaped);
  const before = String.raw`(?:\$[*@]|(?:[/\\]|-name\s{1,9}[\\"']{0,3})[\w.-]{0,99}\*)`;
  const below = directory === '' ? '' : String.raw`|${directory}[/\\](?:["'\x60]\s{0,9}\+|[*$%{<])`;
  const wildcard = new RegExp(String.raw`${before}${extension}(?!\w)|\brun-parts\b${below}`);
  const computed = new RegExp(String.raw`(?:[}%)>"'\x60]|\$[\w<]{1,99})${extension}(?!\w)`);
  return (text) => {
    if (wildcard.test(text)) return 'wildcard';
    return computed.test(text) ? 'computed' : undefined;
  };
}

/** Finds a script's name in a text in lower case: whole or behind a path, or as a single word. */
function finderOf(script: string): (text: string) => Way | undefined {
  const name = foldedName(script);
  const short = shortName(name);
  // A name with a path behind it is a directory.
  const end = String.raw`(?![\w/\\-])`;
  const whole = new RegExp(String.raw`${escaped(name)}(?!\w)`);
  const behindPath = new RegExp(String.raw`[/\\]${escaped(short)}${end}`);
  const word = new RegExp(String.raw`(?<![\w-])${escaped(short)}${end}`);
  return (text) => {
    if (!text.includes(short)) return undefined;
    if (whole.test(text) || (short !== name && behindPath.test(text))) return 'whole';
    return short !== name && word.test(text) ? 'word' : undefined;
  };
}

/** Takes out the scripts to which a file has a path, with the extension or without. */
function leaveOutPlaces(idle: Set<string>, written: ReadonlyMap<string, FileMentions>): void {
  if (idle.size === 0) return;
  const scripts = new Map<string, string[]>();
  for (const script of idle) {
    const name = foldedName(script);
    for (const each of new Set([name, shortName(name)])) append(scripts, each, script);
  }
  for (const [file, { upward, paths, names, commands }] of written) {
    for (const path of [...upward, ...paths, ...names, ...commands])
      for (const script of scripts.get(foldedName(path)) ?? [])
        if (file !== script && (foldedName(path) === foldedName(script) || isEndOf(path, shortName(script))))
          idle.delete(script);
  }
}

function foldedName(path: string): string {
  return nameOf(path).toLowerCase();
}

/** Files that go into no directory. */
const standing = /\.(?:md|markdown|txt)$/i;

/**
 * The files of other packages that go into these packages, or select them to run commands there. They may start any
 * script that they name.
 */
function visitorsOf(
  owners: ReadonlySet<string>,
  { mentions, places, names }: FilesWithMentions,
): ReadonlyMap<string, ReadonlySet<string>> {
  const visitors = new Map<string, Set<string>>();
  for (const [file, { upward, paths, selected }] of mentions) {
    const owner = places.ownerOfFile(file);
    if (owner === '' || standing.test(file) || isCompilerConfiguration(file)) continue;
    const visited = selected.flatMap((name) => names.named(name));
    for (const path of [...upward, ...paths])
      for (const start of new Set([directoryOf(file), owner, ''])) {
        const place = placeFrom(start, path.replace(/^\//, ''))?.place;
        if (place !== undefined) visited.push(places.owner(places.tracked(place)));
      }
    for (const other of visited)
      if (other !== owner && other !== '' && owners.has(other))
        visitors.set(other, (visitors.get(other) ?? new Set()).add(file));
  }
  return visitors;
}

/** True for a path with a directory that ends as another does, whatever it starts from. */
function isEndOf(path: string, other: string): boolean {
  const end = path.replace(/^(?:\.{0,2}\/)+/, '');
  return end.includes('/') && `/${other}`.toLowerCase().endsWith(`/${end.toLowerCase()}`);
}

/** An expression for a name in a text that is decoded as Latin-1. */
function inLatin(name: string): string {
  return escaped(Buffer.from(name).toString('latin1'));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
