import semver from 'semver';

/** Whether a text is a version or a range of versions as npm writes them; a tag (`latest`) is none. */
export function isRange(text: string): boolean {
  return semver.validRange(text, { loose: true }) !== null;
}

/**
 * Whether a version may meet a range of npm's. A prerelease meets what its release would, and what is no version or no
 * range says nothing: then it may.
 */
export function mayMeet(version: unknown, range: string): boolean {
  if (typeof version !== 'string' || semver.valid(version, { loose: true }) === null || !isRange(range)) return true;
  return semver.satisfies(version, range, { loose: true, includePrerelease: true });
}
