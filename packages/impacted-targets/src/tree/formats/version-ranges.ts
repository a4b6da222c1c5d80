import semver from 'semver';

/** True for a version or a range of versions as npm writes them; false for a tag (`latest`). */
export function isRange(text: string): boolean {
  return semver.validRange(text, { loose: true }) !== null;
}

/**
 * True when a version may satisfy an npm range. A prerelease meets the ranges that its release would meet. The answer
 * is also true where a text is not a version or not a range.
 */
export function mayMeet(version: unknown, range: string): boolean {
  if (typeof version !== 'string' || semver.valid(version, { loose: true }) === null || !isRange(range)) return true;
  return semver.satisfies(version, range, { loose: true, includePrerelease: true });
}
