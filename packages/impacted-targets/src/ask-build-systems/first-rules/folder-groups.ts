/** Folders that are one target. */
export interface FolderGroup {
  /** The name of the first folder. */
  readonly name: string;
  /** The folders, sorted. There is one folder, unless several depend on each other in a circle. */
  readonly folders: readonly string[];
  /** Names of the groups that it depends on, sorted. */
  readonly dependsOn: readonly string[];
}

/**
 * Groups folders that depend on each other in a circle, because rules may not form circles. A change that impacts one
 * folder of a group impacts all.
 * @param dependencies by folder, the folders that it depends on; some dozens
 * @returns sorted by name
 */
export function groupsOf(dependencies: ReadonlyMap<string, ReadonlySet<string>>): readonly FolderGroup[] {
  const folders = [...dependencies.keys()].sort();
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, dependencies)]));
  const groupOf = new Map<string, string[]>();
  for (const folder of folders) {
    const group = folders.filter(
      (other) =>
        other === folder || (reached.get(folder)?.has(other) === true && reached.get(other)?.has(folder) === true),
    );
    groupOf.set(folder, group);
  }
  return folders.flatMap((folder): FolderGroup[] => {
    const group = groupOf.get(folder) ?? [folder];
    if (group[0] !== folder) return [];
    const others = group.flatMap((member) => [...(dependencies.get(member) ?? [])]);
    const names = new Set(others.map((other) => groupOf.get(other)?.[0] ?? other));
    names.delete(folder);
    return [{ name: folder, folders: group, dependsOn: [...names].sort() }];
  });
}

function reachedFrom(start: string, dependencies: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (const folder of waiting) {
    for (const next of dependencies.get(folder) ?? []) {
      if (!found.has(next)) waiting.push(next);
      found.add(next);
    }
  }
  return found;
}
