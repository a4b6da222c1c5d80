import type { BuildSystemOptions } from '../../configuration/configuration.js';
import { textBetween } from '../../../../shared/src/globs/text-between.js';

/**
 * Dependencies of a root that serve people and releases: formatters of sources, hooks of git, and tools that make
 * versions, change logs and publications. They do not run when a package is built or tested, unless a file of the
 * package names them. Then they count for that package. Linters and test tools are not in the list, because their
 * outcome is a check.
 */
const builtIn: readonly string[] = [
  // Formatters.
  ...['prettier', 'prettier-plugin-*', '@prettier/plugin-*', '@*/prettier-plugin-*', '@*/prettier-config'],
  ...['prettier-config-*', 'oxfmt', 'dprint', 'sort-package-json', 'js-beautify', 'pretty-quick'],
  // Hooks of git, and tools with which they check messages.
  ...['husky', 'lint-staged', 'simple-git-hooks', 'lefthook', 'pre-commit', 'nano-staged', 'yorkie'],
  ...['@commitlint/*', 'commitlint', 'commitizen', 'cz-*', '@commitizen/*', 'git-cz'],
  // Versions, change logs and publications.
  ...['@changesets/*', '@svitejs/changesets-*', 'semantic-release', '@semantic-release/*', 'release-it'],
  ...['@release-it/*', 'release-please', 'np', 'bumpp', 'changelogen', 'changelogithub', 'standard-version'],
  ...['conventional-changelog', 'conventional-changelog-*', 'lerna-changelog', 'auto-changelog', 'pkg-pr-new'],
  ...['@vitejs/release-scripts', 'all-contributors-cli', 'beachball', '@octokit/release-*'],
];

/**
 * True for a dependency of the root that every package can use; false for one that impacts only the root and the packages that name it.
 * @param options of the configuration file
 */
export function usableByAll({ workspaces: given = {} }: BuildSystemOptions): (name: string) => boolean {
  const patterns = [...((given['built-in-root-tools'] ?? true) ? builtIn : []), ...(given['root-tools'] ?? [])];
  const parts = patterns.map((pattern) => pattern.split('*'));
  const isTool = (name: string) => parts.some((literal) => textBetween(literal, name) !== undefined);
  return (name) => given['root-dependencies'] !== 'declared' && !isTool(name);
}

/** Commands that are named neither after their package nor after the last part of its name. */
const otherCommands: Readonly<Record<string, string>> = { '@changesets/cli': 'changeset' };

/** Last parts of names that are too common to identify a package. */
const commonParts = /^(cli|core|node|js|config|types?)$/;

/** The names under which files may name a dependency of the root: its own, and that of its command. */
export function namesOfTool(name: string): readonly string[] {
  const [, scope, part] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
  if (scope === undefined || part === undefined || scope === 'types') return [name];
  // A command mostly has the name of the package, or of the scope where the package is called `cli`.
  return [name, otherCommands[name] ?? (commonParts.test(part) ? scope : part)];
}
