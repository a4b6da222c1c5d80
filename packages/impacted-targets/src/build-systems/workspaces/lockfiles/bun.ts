import { parseJsonWithComments } from '../../../tree/formats/json-with-comments.js';
import { dependenciesOf } from '../manifest.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import type { LockedPackage, LockedPackages } from './locked-packages.js';
import { canonicalJson, isObject } from '../../../../../shared/src/json-values.js';

/** Fields whose effect is seen elsewhere: in packages, in the workspace's manifests, or in the chosen versions. */
const seenElsewhere: ReadonlySet<string> = new Set(['packages', 'workspaces', 'overrides', 'catalog', 'catalogs']);

/**
 * Reads bun.lock (versions 0 to 2). It has an entry for each installed package. The key is the path of the packages in
 * whose `node_modules` it lies (`debug`, `express/debug`). The entry is a list: the resolution, then the registry's
 * data, then a checksum (bun's documentation of its lockfile, and src/install/lockfile/bun.lock.zig).
 * @throws Unanswerable for another version; Error where it cannot be parsed
 */
export function readBunLockfile(text: string): LockedPackages {
  const lockfile = parseJsonWithComments(text);
  if (!isObject(lockfile) || !isObject(lockfile.packages) || ![0, 1, 2].includes(Number(lockfile.lockfileVersion))) {
    throw new Unanswerable('bun.lock is of a version other than 0, 1 and 2');
  }
  const entries = Object.entries(lockfile.packages);
  const keys = new Set(entries.map(([key]) => key));
  const packages = new Map<string, LockedPackage>();
  for (const [key, entry] of entries) {
    const parts: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
    const link = linkOf(parts[0]);
    if (link !== undefined) packages.set(key, { content: `link ${link}`, uses: [], link });
    else {
      const uses = parts.filter(isObject).flatMap((described) => dependenciesOf(described).map(([name]) => name));
      packages.set(key, {
        content: canonicalJson(parts),
        uses: uses.map((name): [string, string] => [name, resolve(keys, segmentsOf(key), name)]),
      });
    }
  }
  const names = namesOfWorkspaces(lockfile.workspaces);
  const settings = Object.entries(lockfile).filter(([key]) => !seenElsewhere.has(key));
  return {
    packages,
    settings: canonicalJson(Object.fromEntries(settings)),
    usedBy: ({ directory, dependencies }) => {
      const name = directory === '' ? undefined : names.get(directory);
      return dependencies.map(([used]) => [used, resolve(keys, name === undefined ? [] : [name], used)]);
    },
  };
}

/** Directory of a package of the workspace: `packages/ui` for `ui@workspace:packages/ui`. */
function linkOf(resolution: unknown): string | undefined {
  return typeof resolution === 'string' ? /^(?:@[^/@]+\/)?[^/@]+@workspace:(.*)$/s.exec(resolution)?.[1] : undefined;
}

function namesOfWorkspaces(workspaces: unknown): Map<string, string> {
  const names = new Map<string, string>();
  for (const [directory, workspace] of Object.entries(isObject(workspaces) ? workspaces : {})) {
    if (isObject(workspace) && typeof workspace.name === 'string') names.set(directory, workspace.name);
  }
  return names;
}

/** `@a/b/c` is the package `c` in the `node_modules` of `@a/b`. */
function segmentsOf(key: string): string[] {
  return key.match(/@[^/]+\/[^/]+|[^/]+/g) ?? [];
}

/** The entry that a package finds: the nearest upward, as Node does. */
function resolve(keys: ReadonlySet<string>, from: readonly string[], name: string): string {
  for (let length = from.length; length >= 0; length -= 1) {
    const key = [...from.slice(0, length), name].join('/');
    if (keys.has(key)) return key;
  }
  return `absent ${name}`;
}
