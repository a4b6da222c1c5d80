/** Folders that have no other use, wherever they are. */
const folders = /(?:^|\/)(?:\.changes|\.changelog|\.?chloggen|changes\.d|changelog\.d|newsfragments)\//i;
const foldersAtRoot = /^(?:change|(?:common\/)?changes|changelogs?|release-?notes)\//i;
const endings = /\.(?:txt|ya?ml|json|toml|feature|bugfix|fixed|added|changed|deprecated|removed|misc)$/i;
const others = [/(?:^|\/)\.changeset\/pre\.json$/i, /^changelogs?\/.+\/[^/.]+$/i];

/**
 * True for notes for the next release, a file for each change. The tools that read them at a release are Changie (`.changes`), Chloggen, Changesets,
 * Towncrier (`newsfragments`, `changelog.d`), Reno (`releasenotes`), Beachball (`change`), Rush (`common/changes`) and Calens (`changelog`).
 * @param path from the root of the repository, or from the folder of a target
 */
export function isReleaseNote(path: string): boolean {
  const isInFolder = endings.test(path) && (folders.test(path) || foldersAtRoot.test(path));
  return isInFolder || others.some((one) => one.test(path));
}
