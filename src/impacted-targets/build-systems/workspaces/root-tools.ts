import { textBetween } from '../../../shared/globs/text-between.js';
import { ImpactError } from '../build-system.js';
import { refuseUnknownOptions } from '../../configuration/known-options.js';

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

/** Options of `build-systems.workspaces`. */
export interface WorkspacesOptions {
  /** Whether every package can use the root's dependencies, or only packages that declare or name them. */
  readonly rootDependencies: 'all' | 'declared';
  /** True for a dependency of the root that impacts only the root and the packages that name it. */
  readonly isTool: (name: string) => boolean;
}

/**
 * Checks the options.
 * @throws ImpactError naming the option that is unknown or of the wrong type
 */
export function workspacesOptions(options: Readonly<Record<string, unknown>>): WorkspacesOptions {
  refuseUnknownOptions('workspaces', options, ['root-dependencies', 'root-tools', 'built-in-root-tools']);
  const { 'root-dependencies': reach = 'all', 'root-tools': added = [], 'built-in-root-tools': known = true } = options;
  if (reach !== 'all' && reach !== 'declared') {
    throw new ImpactError(
      'build-systems.workspaces.root-dependencies must be all (every package can use what the root depends on) or declared (only those that name it)',
    );
  }
  if (!Array.isArray(added) || !added.every((name): name is string => typeof name === 'string' && name !== '')) {
    throw new ImpactError(
      'build-systems.workspaces.root-tools must be a list of names of packages, in which * stands for any text',
    );
  }
  if (typeof known !== 'boolean') {
    throw new ImpactError('build-systems.workspaces.built-in-root-tools must be true or false');
  }
  const patterns = [...(known ? builtIn : []), ...added];
  const parts = patterns.map((pattern) => pattern.split('*'));
  return {
    rootDependencies: reach,
    isTool: (name) => parts.some((literal) => textBetween(literal, name) !== undefined),
  };
}

/** Commands that are named neither after their package nor after the last part of its name. */
const otherCommands: Readonly<Record<string, string>> = { '@changesets/cli': 'changeset' };

/** Last parts of names that are too common to identify a package. */
const commonParts = /^(cli|core|node|js|config|types?)$/;

/** The names under which files may name the root's dependencies, with the dependency that each means. */
export function namesOfRootDependencies(names: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    found.set(name, name);
    const [, scope, part] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
    if (scope === undefined || part === undefined || scope === 'types') continue;
    // A command mostly has the name of the package, or of the scope where the package is called `cli`.
    const command = otherCommands[name] ?? (commonParts.test(part) ? scope : part);
    if (!found.has(command)) found.set(command, name);
  }
  return found;
}
