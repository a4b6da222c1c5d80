import { posix } from 'node:path';
import { isTextPath } from '../../../git/names.js';
import type { Workspace } from '../projects.js';
import { aliasesOf, compilerConfiguration, type Alias } from './aliases.js';
import { Places } from './places.js';
import { Resolver, type Mentions } from './resolver.js';
import { isSource, isUnread, writtenIn, type Written } from './written.js';

export type { Mentions } from './resolver.js';

/**
 * What was read of files before, by the names that were looked for and by the object name of the content: it stays
 * true for every commit. The two last sets of names are kept, one for each side of a comparison.
 */
const memory = new Map<string, Map<string, Written>>();

function rememberedFor(known: ReadonlySet<string>): Map<string, Written> {
  const names = [...known].sort().join('\n');
  const remembered = memory.get(names) ?? new Map<string, Written>();
  memory.delete(names);
  memory.set(names, remembered);
  for (const oldest of [...memory.keys()].slice(0, -2)) memory.delete(oldest);
  return remembered;
}

/**
 * Reads what the files of all packages, and of the root, speak of.
 * @param prefix path of the build's root with a slash behind it; empty for the root of the repository
 * @param rootDependencies names of what the root's manifest asks for, with other names of each, such as commands
 */
export async function readMentions(
  workspace: Workspace,
  prefix: string,
  rootDependencies: ReadonlyMap<string, string>,
): Promise<Mentions> {
  const { tree, members } = workspace;
  const entries = (await tree.entries()).filter(
    ({ path, mode }) =>
      path.startsWith(prefix) &&
      mode.startsWith('100') &&
      isTextPath(path) &&
      !/(^|\/)(node_modules|\.yarn)\//.test(path),
  );
  const directories = new Set(members.map(({ directory }) => directory));
  const places = new Places(
    entries.map(({ path }) => path.slice(prefix.length)),
    directories,
  );
  const aliases = await readAliases(workspace, prefix, entries);
  const resolver = new Resolver(workspace, places, aliases, rootDependencies);
  const read = await readWritten(workspace, prefix, entries, places, resolver.known);
  return resolver.resolve(read);
}

interface Entry {
  readonly path: string;
  readonly object: string;
}

async function readAliases({ tree }: Workspace, prefix: string, entries: readonly Entry[]): Promise<Alias[]> {
  const paths = entries.map(({ path }) => path).filter((path) => compilerConfiguration.test(path));
  return [...(await tree.read(paths))].flatMap(([path, content]) => {
    const directory = posix.dirname(path.slice(prefix.length));
    return aliasesOf(content.toString('utf8'), directory === '.' ? '' : directory);
  });
}

/** What each file speaks of, by its path from the root of the build. */
async function readWritten(
  { tree }: Workspace,
  prefix: string,
  entries: readonly Entry[],
  places: Places,
  known: ReadonlySet<string>,
): Promise<Map<string, Written>> {
  const remembered = rememberedFor(known);
  const files = entries
    .map(({ path, object }) => ({ path, object, below: path.slice(prefix.length) }))
    .filter(({ below }) => !isUnread(below))
    .map((file) => ({ ...file, ofRoot: places.owner(file.below) === '' }));
  const key = ({ object, ofRoot, below }: (typeof files)[number]) =>
    // What is looked for depends on the kind of the file, which its name tells.
    `${object} ${ofRoot ? 'root' : ''}${isSource(below) ? 'source' : ''} ${posix.basename(below) === 'package.json' ? 'manifest' : posix.extname(below)}`;
  const unknown = files.filter((file) => !remembered.has(key(file)));
  const contents = await tree.read(unknown.map(({ path }) => path));
  for (const file of unknown) {
    const content = contents.get(file.path);
    if (content) remembered.set(key(file), writtenIn(file.below, content, known, file.ofRoot));
  }
  const found = new Map<string, Written>();
  for (const file of files) {
    const written = remembered.get(key(file));
    if (written) found.set(file.below, written);
  }
  return found;
}
