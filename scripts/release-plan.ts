import semver from 'semver';

/** What is known when a tag was pushed. */
export interface ReleaseFacts {
  /** Name of the tag, `v1.2.3` or `v1.2.3-rc.1`. */
  readonly tag: string;
  /** `version` of package.json at the tag's commit. */
  readonly packageVersion: string;
  /** CHANGELOG.md at the tag's commit. */
  readonly changelog: string;
  /** Every tag of the repository, in any order; those that aren't versions are ignored. */
  readonly tags: readonly string[];
}

/** What the release workflow does. */
export interface ReleasePlan {
  /** Markdown below the version's heading in CHANGELOG.md. */
  readonly notes: string;
  readonly prerelease: boolean;
  /** The tag that users follow (`v1`), where it moves to this release; undefined where it stays. */
  readonly movingTag: string | undefined;
  /** Whether GitHub shows this release as the latest one. */
  readonly latest: boolean;
}

/**
 * Decides how a tag is released. `v1` moves only to the highest version of its major, so that a fix for an older minor version
 * takes nothing from those who follow `v1`; a pre-release moves nothing.
 * @throws an Error that says what to change, where tag, package.json and CHANGELOG.md disagree
 */
export function planRelease({ tag, packageVersion, changelog, tags }: ReleaseFacts): ReleasePlan {
  const version = semver.valid(tag);
  if (version === null || tag !== `v${version}`) throw new Error(`the tag ${tag} isn't a version such as v1.2.3`);
  if (version !== packageVersion) {
    throw new Error(
      `the tag says ${version} and package.json ${packageVersion}: delete the tag, and tag the right commit`,
    );
  }
  const notes = notesOf(version, changelog);
  const prerelease = semver.prerelease(version) !== null;
  const released = tags.filter((one) => one === `v${semver.valid(one) ?? ''}` && semver.prerelease(one) === null);
  const highest = (among: readonly string[]) => !prerelease && among.every((one) => semver.gte(version, one));
  const major = semver.major(version);
  const movingTag = highest(released.filter((one) => semver.major(one) === major)) ? `v${String(major)}` : undefined;
  return { notes, prerelease, movingTag, latest: highest(released) };
}

/** What is below `## 1.2.3, 2026-11-21`, up to the next heading of that level. */
function notesOf(version: string, changelog: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split(/[,\s]/, 1)[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no heading "## ${version}, YYYY-MM-DD"`);
  const [heading = '', ...lines] = section.split('\n');
  if (!/^\S+, \d{4}-\d{2}-\d{2}$/.test(heading.trim())) {
    throw new Error(`CHANGELOG.md has "## ${heading.trim()}", and not "## ${version}, YYYY-MM-DD"`);
  }
  const notes = lines.join('\n').trim();
  if (notes === '') throw new Error(`CHANGELOG.md says nothing below "## ${heading.trim()}"`);
  return `${notes}\n`;
}
