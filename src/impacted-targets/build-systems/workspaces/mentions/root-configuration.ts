/**
 * Files of the root whose mentions make it depend on a package: code, not configuration that lists the existing files.
 */
export const code = /\.[cm]?[jt]sx?$|\.(?:vue|svelte|astro|mdx)$/;
export const configuration = /(^|\/)([^/]+\.config\.[cm]?[jt]s|\.[^/]+rc\.[cm]?js)$/;

/** Configuration of the root that is used when any package is compiled, although no package mentions it. */
export const ofEveryBuild = /^(?:(?:vite|babel)\.(?:config|setup)\.[cm]?[jt]s(?:on)?|\.babelrc(?:\.\w+)?)$/;

/** Configuration of the root that is used when any package is tested, although no package mentions it. */
export const ofEveryTest =
  /^(?:(?:vitest|vitest\.\w+|jest|karma|playwright|cypress|wdio|ava|web-test-runner)\.(?:config|workspace|projects|setup)\.[cm]?[jt]s(?:on)?|\.mocharc\.\w+|\.taprc|\.nycrc(?:\.\w+)?)$/;

/**
 * Settings in which the names of packages are only entries of a list: of unused dependencies (knip), of robots that
 * open pull requests, and of labels. The tool runs no package that they name.
 */
export const onlyNames =
  /^(?:\.?knip(?:\.config)?\.(?:jsonc?|[cm]?[jt]s)|(?:\.github\/)?(?:renovate\.json5?|dependabot\.ya?ml|labeler\.ya?ml)|\.renovaterc(?:\.json5?)?|\.changeset\/config\.json|\.syncpackrc(?:\.\w+)?)$/;
