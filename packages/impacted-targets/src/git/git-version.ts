/**
 * The first version of git that has all that a comparison of two commits needs: `rev-parse --path-format` and
 * configuration by GIT_CONFIG_COUNT, both of 2.31.
 */
const oldest = [2, 31] as const;

/**
 * What is wrong with the version of git. Called only after something has failed.
 * @param printed what `git --version` printed
 * @returns a sentence, or undefined where the version is new enough or unknown
 */
export function versionMistake(printed: string): string | undefined {
  const [, version, major, minor] = /^git version ((\d+)\.(\d+)\S*)/.exec(printed) ?? [];
  if (version === undefined) return undefined;
  const [first, second] = [Number(major), Number(minor)];
  if (first > oldest[0] || (first === oldest[0] && second >= oldest[1])) return undefined;
  return `git ${version} is too old: ${oldest.join('.')} or newer is needed, and 2.38 or newer to merge a pull request that has no merge commit. Install it in a step before this one, and check out with it`;
}

/**
 * A variable that makes any git command print its version, among other things, on its error output (`gitapi-trace2`).
 */
export const tellingVersion = { GIT_TRACE2_EVENT: '1' } as const;

/**
 * Tells the version of the git that ran with `tellingVersion` from what it complained about.
 * @param printed its error output, with events as JSON, one a line, of which `version` is the first
 * @returns the version, for instance 2.39.5, as `git --version` prints it, and empty when it is not known; and the other lines
 */
export function withoutTrace(printed: string): { readonly version: string; readonly errors: string } {
  const lines = printed.split('\n');
  const isEvent = (line: string) => line.startsWith('{"event":"');
  const version = /"exe":"([^"\\]*)"/.exec(lines.find(isEvent) ?? '')?.[1] ?? '';
  return { version, errors: lines.filter((line) => !isEvent(line)).join('\n') };
}
