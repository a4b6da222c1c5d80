import { isDeepStrictEqual } from 'node:util';
import { append } from '../../../../shared/append.js';
import { nameOf } from '../../../tree/paths.js';
import { isScript } from '../../../unowned/reader-kinds.js';
import type { Tree, TreeEntry } from '../../build-system.js';
import { isUnread, type FileMentions } from './mentions-in-file.js';
import type { CommitPaths } from './paths-of-commit.js';

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
  /** True for a single word, which means the script only in files of its own package. */
  readonly isWord: boolean;
}

/** Files of one commit, with their mentions. */
export interface FilesWithMentions {
  readonly prefix: string;
  readonly files: readonly TreeEntry[];
  /** The mentions of each file, by its path from the root of the build. */
  readonly mentions: ReadonlyMap<string, FileMentions>;
  readonly places: CommitPaths;
}

const noSearch: ScriptSearch = { scripts: [], named: new Map() };

/**
 * Finds scripts of packages that only people start: no file of the package or of the root has the name of the script, no
 * file of another package has a path to it, no source of the package lists directories, and its name does not say that
 * it builds. Nothing that is built runs
 * such a script, so its mentions concern its own package alone. Only scripts that mention something are looked at.
 * @param before the search in another commit. Only contents that differ are searched again.
 * @returns paths of the scripts, from the root of the build
 */
export async function findIdleScripts(
  tree: Tree,
  { prefix, files, mentions, places }: FilesWithMentions,
  before: ScriptSearch = noSearch,
): Promise<{ readonly idle: ReadonlySet<string>; readonly search: ScriptSearch }> {
  const scripts = scriptsThatMention(mentions, places);
  if (scripts.length === 0) return { idle: new Set(), search: noSearch };
  const ownerOf = (path: string) => places.ownerOfFile(path.slice(prefix.length));
  const owners = new Set(['', ...scripts.map((script) => places.ownerOfFile(script))]);
  const searched = files.filter(({ path }) => owners.has(ownerOf(path)) && !isUnread(path));
  const isSame = isDeepStrictEqual(before.scripts, scripts);
  const named = await namingsIn(tree, searched, scripts, isSame ? before.named : new Map());
  const idle = new Set(scripts);
  for (const { path, object } of searched) {
    for (const { script, isWord } of named.get(object) ?? []) {
      const isItself = path === prefix + script;
      if (!isItself && !(isWord && ownerOf(path) !== places.ownerOfFile(script))) idle.delete(script);
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
    if (owner === '' || !isScript(file) || builds(file)) continue;
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
    /build|compile|generate|codegen|bundle|make|prepare|install|setup|(?<![a-z])ci(?![a-z])/i.test(name) &&
    !/test|check|lint|verif|valid/i.test(name)
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
  const finders = scripts.map((script) => ({ script, find: finderOf(nameOf(script)) }));
  const use = (indexes: readonly number[], content: Buffer) => {
    const text = content.toString('utf8');
    const namings = finders.flatMap(({ script, find }): Naming[] => {
      const way = find(text);
      return way === undefined ? [] : [{ script, isWord: way === 'word' }];
    });
    for (const index of indexes) found.set(fresh[index]?.object ?? '', namings);
  };
  const signs = new Set(scripts.map((script) => inLatin(shortName(nameOf(script)))));
  await tree.readEach(fresh, use, { pattern: new RegExp([...signs].join('|'), 'g'), mayBeLeftOut: () => true });
  return found;
}

/** Extensions that Windows adds to a command. */
const optionalExtension = /\.(?:cmd|bat|ps1)$/i;

/** The name by which a script can be started. */
function shortName(name: string): string {
  return name.replace(optionalExtension, '');
}

/** Finds a script's name in a text: whole or behind a path, or as a single word. */
function finderOf(name: string): (text: string) => 'whole' | 'word' | undefined {
  const short = shortName(name);
  // A name with a path behind it is a directory.
  const end = String.raw`(?![\w/\\-])`;
  const whole = new RegExp(String.raw`${escaped(name)}(?!\w)`);
  const behindPath = new RegExp(String.raw`[/\\]${escaped(short)}${end}`);
  const word = new RegExp(String.raw`(?<![\w-])${escaped(short)}${end}`);
  return (text) => {
    if (whole.test(text)) return 'whole';
    if (short === name) return undefined;
    if (behindPath.test(text)) return 'whole';
    return word.test(text) ? 'word' : undefined;
  };
}

/** Takes out the scripts to which a file has a path, with the extension or without. */
function leaveOutPlaces(idle: Set<string>, written: ReadonlyMap<string, FileMentions>): void {
  if (idle.size === 0) return;
  const names = new Map<string, string[]>();
  for (const script of idle) {
    const name = nameOf(script);
    for (const each of new Set([name, shortName(name)])) append(names, each, script);
  }
  for (const [file, { upward, paths }] of written) {
    for (const path of [...upward, ...paths])
      for (const script of names.get(nameOf(path)) ?? [])
        if (file !== script && (nameOf(path) === nameOf(script) || isEndOf(path, shortName(script))))
          idle.delete(script);
  }
}

/** True for a path with a directory that ends as another does, whatever it starts from. */
function isEndOf(path: string, other: string): boolean {
  const end = path.replace(/^(?:\.{0,2}\/)+/, '');
  return end.includes('/') && `/${other}`.endsWith(`/${end}`);
}

/** An expression for a name in a text that is decoded as Latin-1. */
function inLatin(name: string): string {
  return escaped(Buffer.from(name).toString('latin1'));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
