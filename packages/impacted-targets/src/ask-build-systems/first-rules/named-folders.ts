import type { Tree } from '../../tree/tree.js';
import { addTo, append } from '../../../../shared/src/append.js';
import { directoryOf, isWithin, nameOf, pathsAbove, resolvePath, withoutEndSlashes } from '../../tree/paths.js';
import { isBuildFile } from './known-builds.js';

/** Most files and bytes of a commit that are read. The limits keep a draft to seconds. */
const mostFiles = 20_000;
const mostBytes = 64 * 1024 * 1024;
const filesAtOnce = 500;

/** Longest path that systems allow, in characters. */
const longestPath = 4096;

/** Files that are not text; their contents are not searched. */
const noText =
  /\.(png|jpe?g|gif|webp|ico|icns|svg|pdf|zip|gz|bz2|xz|zst|tar|jar|class|so|dylib|dll|a|o|exe|wasm|ttf|otf|woff2?|mp[34]|mov|bin|lock)$/i;

/** Which folders depend on which, as far as their files say so. */
export interface FolderDependencies {
  /** For each folder, the other folders that it depends on. */
  readonly of: ReadonlyMap<string, ReadonlySet<string>>;
  /** False when there was too much to read, so that each folder counts as depending on every other. */
  readonly isComplete: boolean;
}

/**
 * Looks through the files of a commit for names of folders. A folder depends on another when one of its files names it,
 * or a file of it, or links to it. A build file outside of all folders counts, too. Folders in one of its paragraphs
 * depend on each other, and all folders depend on a folder that it gives to all (`include_directories`, `-I`).
 * @param folders from the root of the repository, none within another
 * @param paths of the files to look through, from the root of the repository
 */
export async function dependenciesOfFolders(
  tree: Tree,
  folders: readonly string[],
  paths: readonly string[],
): Promise<FolderDependencies> {
  const of = new Map(folders.map((folder): [string, Set<string>] => [folder, new Set()]));
  const everything = () => {
    for (const [folder, others] of of) for (const other of folders) if (other !== folder) others.add(other);
    return { of, isComplete: false };
  };
  const read = paths.filter((path) => !noText.test(path));
  if (read.length > mostFiles) return everything();
  const names = new FolderNames(folders, paths);
  let bytes = 0;
  for (let at = 0; at < read.length; at += filesAtOnce) {
    const contents = await tree.read(read.slice(at, at + filesAtOnce));
    for (const [path, content] of contents) {
      bytes += content.length;
      if (bytes > mostBytes) return everything();
      if (content.includes(0)) continue;
      const text = content.toString('utf8');
      const folder = names.folderOf(path);
      if (folder !== undefined) {
        for (const named of names.in(text, path)) if (named !== folder) of.get(folder)?.add(named);
      } else if (isBuildFile(path)) addParagraphs(text, path, names, of);
    }
  }
  for (const [path, target] of await tree.links()) {
    const folder = names.folderOf(path);
    const place = resolvePath(directoryOf(path), target);
    if (folder === undefined || place === undefined) continue;
    for (const named of names.at(place)) if (named !== folder) of.get(folder)?.add(named);
  }
  return { of, isComplete: true };
}

/** Statements that only list folders, and say nothing about dependencies between them. */
const lists =
  /\b(?:add_subdirectory|subdir)\s*\([^()]*\)|\.aggregate\s*\([^()]*\)|^(?:\.PHONY|all|test|check|clean|install|lint)[ \t]*:.*$|^[ \t]*SUBDIRS[ \t]*[:+?]?=.*$/gm;

/** Statements that let every folder see the contents of one folder. */
const givesToAll = /(?<![A-Za-z_])(?:include_directories|link_directories|link_libraries)\b|-[IL]/;

/** Adds the dependencies in a build file outside of all folders, between the folders that it names. */
export function addParagraphs(text: string, path: string, names: FolderNames, of: Map<string, Set<string>>): void {
  for (const paragraph of text.replace(lists, '').split(/\n[ \t\r]*\n/)) {
    const named = names.in(paragraph, path);
    const users = givesToAll.test(paragraph) ? of.keys() : named;
    for (const user of users) for (const other of named) if (other !== user) of.get(user)?.add(other);
  }
}

/** Finds the folders that texts mention. */
export class FolderNames {
  readonly #folders: ReadonlySet<string>;
  /** Folders by a name in lower case: the name of the folder, or of a file in it. */
  readonly #byName = new Map<string, string[]>();

  constructor(folders: readonly string[], paths: readonly string[]) {
    this.#folders = new Set(folders);
    for (const folder of folders) append(this.#byName, plain(nameOf(folder)), folder);
    const files = new Map<string, Set<string>>();
    for (const path of paths) {
      const folder = this.folderOf(path);
      const name = nameOf(path).toLowerCase();
      // Build files and documents have the same names everywhere.
      if (folder === undefined || !name.includes('.') || isBuildFile(path) || name.endsWith('.md')) continue;
      addTo(files, name, folder);
    }
    for (const [name, owners] of files) for (const owner of owners) append(this.#byName, name, owner);
  }

  /** The folder that a path lies in. */
  folderOf(path: string): string | undefined {
    return [path, ...pathsAbove(path)].find((above) => this.#folders.has(above));
  }

  /** The folders at a place: the folder around the place, or the folders in it. */
  at(place: string): string[] {
    const above = this.folderOf(place);
    return above === undefined ? [...this.#folders].filter((folder) => isWithin(folder, place)) : [above];
  }

  /** The folders that a text names: by a folder's name, by the name of a file in it, or by a relative path. */
  in(text: string, path: string): Set<string> {
    const found = new Set<string>();
    const own = this.folderOf(path);
    const seen = new Set<string>();
    for (const [word] of text.matchAll(/[\p{L}\p{N}_.+@~/-]+/gu)) {
      if (seen.has(word)) continue;
      seen.add(word);
      if (word.startsWith('../') && word.length <= longestPath) {
        const place = resolvePath(directoryOf(path), withoutEndSlashes(word));
        if (place !== undefined && place !== '') for (const folder of this.at(place)) found.add(folder);
      }
      for (const segment of word.split('/')) {
        const file = this.#byName.get(segment.toLowerCase()) ?? [];
        // When a folder's own files have this name, the text means those files.
        if (own === undefined || !file.includes(own)) for (const folder of file) found.add(folder);
        for (const part of [segment, ...segment.split(/[.:@+~]/), ...segment.split(/[-_.]/)]) {
          for (const folder of this.#byName.get(plain(part)) ?? []) found.add(folder);
          for (const folder of this.#byName.get(plain(part.replace(/^(-l|lib)/, ''))) ?? []) found.add(folder);
        }
      }
    }
    return found;
  }
}

/** A name as sources may write it: `my-core`, `my_core` and `MyCore` are the same. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[-_ ]+/g, '');
}
