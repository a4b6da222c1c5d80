import { isReleaseNote } from '../tree/release-notes.js';
import { pathMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';

/**
 * Files that no build and no test reads, other than those of targets that name them. Unless a target owns them, their change impacts only
 * these targets. For each kind, in words for the log: globs of whole paths from the root of the repository; upper and lower case count the same.
 */
const documents: Readonly<Record<string, readonly string[]>> = {
  'text for people': [
    '**/*.{md,mdx,markdown,mdown,rst,adoc,asciidoc}',
    '**/{README,CHANGELOG,CHANGES,CONTRIBUTING,SECURITY,SUPPORT}{,.txt}',
    '{doc,docs,documentation,media}/**/*.{png,jpg,jpeg,gif,webp,avif,svg,ico,mp4,webm,pdf,drawio,excalidraw}',
    '.changie.y{,a}ml',
    '**/.{git,}keep',
  ],
  'licence, or a list of people': [
    '**/{LICENSE,LICENCE}{,.txt,-MIT,-APACHE,-APACHE-2.0,-BSD}',
    '**/{COPYING,COPYRIGHT,NOTICE,PATENTS,AUTHORS,MAINTAINERS,CONTRIBUTORS}{,.txt}',
    '{,.github/,docs/}CODEOWNERS',
    '**/OWNERS{,_ALIASES}',
    '{CITATION.cff,.mailmap,.all-contributorsrc,contributors.yml}',
  ],
  'settings of a robot or of a page on GitHub': [
    '.github/{ISSUE_TEMPLATE,PULL_REQUEST_TEMPLATE,DISCUSSION_TEMPLATE}{,.*,/**}',
    '.github/{dependabot,labeler,stale,auto_assign,boring-cyborg,settings,release,mergify}.y{,a}ml',
    '{,.github/}FUNDING.{yml,json}',
    '{,.github/}{,.}codecov.y{,a}ml',
    '{{,.github/}renovate.json{,5,c},.renovaterc{,.json,.json5}}',
    '{triagebot,.kodiak,release-plz,cliff}.toml',
    '{.mergify,.coderabbit,.asf,socket}.y{,a}ml',
    'doap*.rdf',
    '{.codesandbox,.checkmarx}/**',
  ],
  'settings of an editor, an assistant or Git': [
    '{.vscode,.idea,.zed,.devcontainer}/**',
    '{.editorconfig,.devcontainer.json,.gitpod.yml,.gitpod.Dockerfile}',
    '**/*.{code-workspace,sublime-project,DotSettings}',
    '{.claude,.agents,.cursor,.gemini}/**',
    '{.mcp.json,.cursorrules}',
    '**/.git{attributes,ignore}',
    '.git-blame-ignore-revs',
    '{.husky/**,.lintstagedrc*}',
  ],
  'files and words that a check of single files leaves out': [
    '.{prettier,markdownlint,stylelint,rat,lychee,gitleaks}ignore',
    '{{,.}cspell{,.config}.{json,y{,a}ml},cspell*.txt,{,.}cspell/*.txt,{,.,_}typos.toml,.codespellrc}',
  ],
};

/** Made for the first path that is checked, because it takes some milliseconds. */
let matchers: readonly (readonly [kind: string, matches: readonly PathMatcher[]])[] | undefined;

/**
 * What a file of the list is, in words for the log.
 * @returns undefined for any other file
 */
export function documentKind(path: string): string | undefined {
  if (isReleaseNote(path)) return 'text for people';
  matchers ??= Object.entries(documents).map(
    ([kind, globs]) => [kind, globs.map((glob) => pathMatcher(glob, { nocase: true }))] as const,
  );
  return matchers.find(([, matches]) => matches.some((match) => match(path)))?.[0];
}
