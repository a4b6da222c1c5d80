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
  const reaches = (one: string, other: string) => reached.get(one)?.has(other) === true;
  const groupOf = (folder: string) =>
    folders.filter((other) => other === folder || (reaches(folder, other) && reaches(other, folder)));
  return folders.flatMap((name): FolderGroup[] => {
    const group = groupOf(name);
    if (group[0] !== name) return [];
    const names = new Set(
      group.flatMap((member) => [...(dependencies.get(member) ?? [])]).map((one) => groupOf(one)[0] ?? one),
    );
    names.delete(name);
    return [{ name, folders: group, dependsOn: [...names].sort() }];
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
