import type { Tree } from '../../tree/tree.js';
import { parseXml, type Element } from '../../tree/formats/xml.js';
import { foldedPath } from '../../tree/folded-path.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { BrokenManifest, manifestText } from '../../tree/broken-manifest.js';
import { TrackedPlaces } from '../../literals/places.js';
import { contentMemory, keepUsed } from '../../tree/content-memory.js';
import { nameOf } from '../../tree/paths.js';
import { symbolicLinks } from '../../tree/symbolic-links.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { statementsOf, type FileStatements } from './statements.js';

/** The files of a commit that MSBuild may read, parsed when they are first needed. */
export interface MsbuildFiles {
  /** Whether the commit has a file of any kind, whatever the case of its letters. */
  exists(path: string): boolean;
  /** Files with this path in any case of letters, because Windows does not distinguish cases. */
  find(path: string): readonly string[];
  /** Files with this name in any directory, in any case of letters. */
  named(name: string): readonly string[];
  paths(): Iterable<string>;
  /** The files that patterns match, by pattern, for `matching`. */
  readonly matched: Map<string, readonly string[]>;
  /** @throws BrokenManifest when it is not XML */
  get(path: string): Element;
  /**
   * What a file says to the projects that import it.
   * @throws BrokenManifest when it is not XML
   */
  statements(path: string): FileStatements;
  /** True for the name of a list, in lower case, that any file fills. */
  fills(list: string): boolean;
  /** The text of a file that is not XML (`*.sln`). */
  text(path: string): string;
  /**
   * Counts steps of work, so that no set of files keeps a step of the workflow busy for ever.
   * @param steps elements that are read, or paths on which a pattern is tried
   * @throws Unanswerable when the total exceeds the need of any repository
   */
  spend(steps: number): void;
}

/** How many steps are done at most: some minutes. 500 projects with 20 imported files each need a hundredth of them. */
const mostSteps = 100_000_000;

export const projectFile = /\.(cs|fs|vb|sql|vcx|wix|es|js|njs|py)proj$/i;
const msbuildFile = /\.(\w*proj|props|targets|projitems|tasks|slnx|slnf|sln)$/i;

/** True for a file that MSBuild may read. */
export function isMsbuildFile(path: string): boolean {
  return msbuildFile.test(path);
}

/** Reads the files of a commit that MSBuild may read. */
export async function readMsbuildFiles(tree: Tree): Promise<MsbuildFiles> {
  const all = await tree.entries();
  const places = await TrackedPlaces.of(tree);
  const everything = new Map(all.map(({ path, object }) => [path, object]));
  const entries = all.filter(({ path, mode }) => msbuildFile.test(path) && mode.startsWith('100'));
  const objects = new Map(entries.map(({ path, object }) => [path, object]));
  const contents = await tree.read(objects.keys());
  await addLinks(tree, everything, objects, contents);
  const folded = new Map<string, string[]>();
  for (const path of objects.keys()) append(folded, foldedPath(path), path);
  const byName = new Map<string, string[]>();
  for (const path of objects.keys()) append(byName, foldedPath(nameOf(path)), path);
  // Keyed by git's object name and by the path, which errors name.
  const parsed = contentMemory<Element | BrokenManifest>(tree, 'files of MSBuild');
  keepUsed(
    parsed,
    [...objects].map(([path, object]) => `${object} ${path}`),
  );
  const said = contentMemory<FileStatements>(tree, 'statements of files of MSBuild');
  keepUsed(said, [...objects.values()]);
  const textOfFile = (path: string) => manifestText(contents.get(path) ?? Buffer.alloc(0));
  let filled: ReadonlySet<string> | undefined;
  let steps = 0;
  const files: MsbuildFiles = {
    exists: (path) => places.find(path) === 'file',
    find: (path) => (objects.has(path) ? [path] : (folded.get(foldedPath(path)) ?? [])),
    named: (name) => byName.get(foldedPath(name)) ?? [],
    paths: () => objects.keys(),
    matched: new Map(),
    text: textOfFile,
    statements: (path) => getOrMake(said, objects.get(path) ?? '', () => statementsOf(files.get(path))),
    fills: (list) => {
      filled ??= new Set([...objects.keys()].flatMap((path) => listsIn(textOfFile(path))));
      return filled.has(list);
    },
    spend: (more) => {
      steps += more;
      if (steps > mostSteps) throw new Unanswerable('the projects have more imports and patterns than anybody writes');
    },
    get: (path) => {
      const object = `${objects.get(path) ?? ''} ${path}`;
      const known = getOrMake(parsed, object, () => parse(path, contents.get(path) ?? Buffer.alloc(0)));
      if (known instanceof BrokenManifest) throw known;
      return known;
    },
  };
  return files;
}

function listsIn(text: string): string[] {
  const code = text.split('<!--').map((part, index) => (index === 0 ? part : (part.split('-->', 2)[1] ?? '')));
  return code.flatMap((part) =>
    [...part.matchAll(/<([\w.-]+)\s[^<>]*\binclude\s*=/gi)].map(([, name = '']) => name.toLowerCase()),
  );
}

/**
 * Adds files that are links to other files, because MSBuild opens them by either name.
 * @param everything objects of all files
 */
async function addLinks(
  tree: Tree,
  everything: ReadonlyMap<string, string>,
  objects: Map<string, string>,
  contents: Map<string, Buffer>,
): Promise<void> {
  const symbolic = await symbolicLinks(tree);
  const destination = (path: string) => symbolic.destination(path);
  const links = [...(await tree.links()).keys()].filter((path) => msbuildFile.test(path));
  const found = await tree.read(links.map(destination));
  for (const path of links) {
    const content = found.get(destination(path));
    const object = everything.get(destination(path));
    if (content === undefined || object === undefined) continue;
    objects.set(path, object);
    contents.set(path, content);
  }
}

function parse(path: string, content: Buffer): Element | BrokenManifest {
  try {
    return parseXml(path, content);
  } catch (error) {
    if (error instanceof BrokenManifest) return error;
    throw error;
  }
}
