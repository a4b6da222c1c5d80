import { posix } from 'node:path';
import type { Comparison } from '../../../tree/tree.js';
import type { Tools } from '../../../graph/reader.js';
import { TooLarge } from '../../../tree/formats/size-limit.js';
import { remembered } from '../../../tree/remembered.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import type { LockedPackages } from './locked-packages.js';
import { belowRoot } from '../../../tree/build-root.js';
import { rushLockfileDirectory, rushLockfiles } from '../rush.js';
import { readBunLockfile } from './bun.js';
import { readNpmLockfile } from './npm.js';
import { readPnpmLockfile } from './pnpm.js';
import { readYarnLockfile } from './yarn.js';
import { append, getOrMake } from '../../../../../shared/src/append.js';

/** The supported lockfiles, by their names at the root of the build. */
const readers: Readonly<Record<string, (text: string) => LockedPackages>> = {
  'pnpm-lock.yaml': (text) => readPnpmLockfile(text),
  'npm-shrinkwrap.json': readNpmLockfile,
  'package-lock.json': readNpmLockfile,
  'yarn.lock': readYarnLockfile,
  'bun.lock': readBunLockfile,
};

/** One lockfile of both commits. */
export interface LockfilePair {
  /** Its path from the root of the repository. */
  readonly path: string;
  readonly base: LockedPackages;
  readonly head: LockedPackages;
  readonly changed: boolean;
}

/**
 * Reads the lockfiles that both commits hold.
 * @throws Unanswerable when a lockfile was added, removed, or changed and cannot be understood
 */
export async function readLockfiles(comparison: Comparison, tools: Tools): Promise<LockfilePair[]> {
  const { root } = comparison;
  const ofRush = [...(await rushLockfiles(comparison.base, root)), ...(await rushLockfiles(comparison.head, root))];
  const paths = [...Object.keys(readers).map((name) => posix.join(root, name)), ...new Set(ofRush)];
  const [base, head] = await Promise.all([comparison.base.read(paths), comparison.head.read(paths)]);
  const pairs: LockfilePair[] = [];
  for (const path of paths) {
    const texts = { base: base.get(path)?.toString('utf8'), head: head.get(path)?.toString('utf8') };
    const directory = rushLockfileDirectory(belowRoot(path, root) ?? '');
    const read =
      directory === undefined
        ? readers[posix.basename(path)]
        : (text: string) => readPnpmLockfile(text, path, directory);
    if (!read || (texts.base === undefined && texts.head === undefined)) continue;
    if (texts.base === undefined) throw new Unanswerable(`${path} is new`);
    if (texts.head === undefined) throw new Unanswerable(`${path} was removed`);
    const changed = texts.base !== texts.head;
    try {
      const lockfileOf = (side: 'base' | 'head') =>
        remembered(comparison[side], path, () => Promise.resolve(read(texts[side] ?? '')));
      const lockfile = await lockfileOf('base');
      // A lockfile that is the same in both commits is one object, also for the next comparison.
      if (!changed) comparison.head.memory?.set(path, Promise.resolve(lockfile));
      pairs.push({ path, base: lockfile, head: changed ? await lockfileOf('head') : lockfile, changed });
    } catch (error) {
      const size = error instanceof TooLarge ? `: ${error.message}` : '';
      const why = error instanceof Unanswerable ? error.message : `${path} cannot be read${size}`;
      if (changed) throw new Unanswerable(`${why}, and it changed`);
      tools.warn(`workspaces: ${why}. It is the same in both commits, so it is left out`);
    }
  }
  return pairs;
}

/**
 * The directories of workspace packages to which each locked package leads. Only links and their dependents have any.
 */
export function linksOf({ packages }: LockedPackages): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, string[]>();
  const links = new Map<string, Set<string>>();
  for (const [key, { uses, link }] of packages) {
    if (link !== undefined) links.set(key, new Set([link]));
    for (const [, used] of uses) append(users, used, key);
  }
  const waiting = [...links.keys()];
  for (const key of waiting) {
    for (const user of users.get(key) ?? []) {
      const known = getOrMake(links, user, () => new Set<string>());
      const before = known.size;
      for (const link of links.get(key) ?? []) known.add(link);
      if (known.size > before) waiting.push(user);
    }
  }
  return links;
}
