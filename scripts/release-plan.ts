import semver from 'semver';

/** What is known when a tag was pushed. */
export interface ReleaseFacts {
  /** Name of the tag, `v1.2.3` or `v1.2.3-rc.1`. */
  readonly tag: string;
  /** Version by the file that has it, at the tag's commit. */
  readonly versions: Readonly<Record<string, string>>;
  /** CHANGELOG.md at the tag's commit. */
  readonly changelog: string;
  /** Files that still name the placeholder of the account that publishes the action. */
  readonly unnamed: readonly string[];
}

export interface ReleasePlan {
  readonly version: string;
  /** Markdown below the version's heading in CHANGELOG.md. */
  readonly notes: string;
  readonly prerelease: boolean;
}

/**
 * Decides how a tag is released.
 * @throws an Error that says what to change: the tag isn't a version, a file has another one, CHANGELOG.md has no entry, or the account's name is missing
 */
export function planRelease({ tag, versions, changelog, unnamed }: ReleaseFacts): ReleasePlan {
  const version = semver.valid(tag);
  if (version === null || tag !== `v${version}`) throw new Error(`the tag ${tag} isn't a version such as v1.2.3`);
  for (const [file, other] of Object.entries(versions)) {
    if (other !== version) {
      throw new Error(`the tag says ${version} and ${file} ${other}: delete the tag, and tag the right commit`);
    }
  }
  if (unnamed.length > 0) {
    const named = unnamed.slice(0, 3).join(', ');
    throw new Error(
      `${String(unnamed.length)} files name no account (${named}): run the command at the top of RELEASING.md`,
    );
  }
  return { version, notes: notesOf(version, changelog), prerelease: semver.prerelease(version) !== null };
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
