import { pathMatcher, type PathMatcher } from '../../shared/globs/path-matcher.js';

/** Files that no build and no test reads, with the argument for each group. */
interface Documents {
  /** Globs of whole paths from the root of the repository; upper and lower case count the same. */
  readonly globs: readonly string[];
  /** Why no test can notice a change. */
  readonly why: string;
}

const texts = ['README*', 'CHANGELOG*', 'CONTRIBUTING*', 'CODE_OF_CONDUCT*', 'SECURITY*', 'SUPPORT*', 'GOVERNANCE*'];
const licences = ['LICENSE*', 'LICENCE*', 'NOTICE*', 'AUTHORS*', 'MAINTAINERS*'];
/** Folders of changie, towncrier, reno and similar tools, and folders with one changelog for each version. */
const notes = [
  ...['.changes/**', '.changelog/**', 'changelog/**', 'changelogs/**', 'changelog.d/**', 'changes.d/**'],
  ...['newsfragments/**', 'releasenotes/notes/**', 'release-notes/**', 'release_notes/**'],
];
/** Lists of files that a check of single files leaves out, and of words that it knows. */
const exemptions = [
  ...['.prettierignore', '.markdownlintignore', '.stylelintignore', '.ratignore', '.lycheeignore', '.gitleaksignore'],
  ...['.cspell.json', 'cspell.json', 'cspell.y{,a}ml', 'cspell.config.json', 'cspell.config.y{,a}ml', 'cspell*.txt'],
  ...['.cspell/*.txt', 'cspell/*.txt', '{,.,_}typos.toml', '.codespellrc'],
];

/**
 * Files whose change impacts nothing, unless a target owns them or is known to read them. A file that a package is
 * built from is owned or read: the `readme` of a crate, a file that `include_str!` names, an input of Nx.
 */
export const documents: readonly Documents[] = [
  {
    globs: texts,
    why: 'Text for people, at the root, where no package is built from it; what includes it names it.',
  },
  {
    globs: licences,
    why: 'Text for people and lawyers. Packages that ship it name it in their manifests.',
  },
  {
    globs: [
      'AGENTS.md',
      'CLAUDE.md',
      'GEMINI.md',
      '.cursor/rules/**',
      '.cursorrules',
      '.github/copilot-instructions.md',
      '.agents/**/*.md',
      '.claude/**/*.md',
    ],
    why: 'Text that assistants read while code is written.',
  },
  {
    globs: [
      '.github/*.md',
      '.github/ISSUE_TEMPLATE/**',
      '.github/ISSUE_TEMPLATE.*',
      '.github/PULL_REQUEST_TEMPLATE/**',
    ],
    why: "Text and forms on GitHub's pages. No checkout step reads it.",
  },
  {
    globs: [
      'CODEOWNERS',
      '.github/CODEOWNERS',
      'docs/CODEOWNERS',
      '.github/FUNDING.yml',
      'FUNDING.yml',
      'FUNDING.json',
    ],
    why: 'GitHub reads it, to ask for reviews and to show a button.',
  },
  {
    globs: ['.asf.yaml', 'doap*.rdf'],
    why: "The Apache Software Foundation's robots read it, to set up the repository and to list the project.",
  },
  {
    globs: [
      ...['.github/labeler.y{,a}ml', '.github/stale.yml', '.github/auto_assign.yml', '.github/boring-cyborg.yml'],
      ...['.github/settings.yml', 'triagebot.toml', '.mergify.yml', '.github/mergify.yml', '.coderabbit.yaml'],
    ],
    why: 'Robots read it, which label, assign, comment on and merge pull requests.',
  },
  {
    globs: ['.codesandbox/**', '.checkmarx/**', '{,.}codecov.y{,a}ml', '.github/codecov.y{,a}ml'],
    why: 'Services outside read it, which preview, scan, or report on what the tests measured.',
  },
  {
    globs: ['.devcontainer/**', '.devcontainer.json', '.gitpod.yml', '.gitpod.Dockerfile'],
    why: 'The place where a person edits the code is made from it. A job makes its own.',
  },
  {
    globs: ['flake.nix', 'flake.lock', 'shell.nix', '.envrc'],
    why: 'The shell in which a person works is made from it. A job that uses it starts Nix or direnv.',
  },
  {
    globs: exemptions,
    why: 'What a check of single files leaves out. It judges each file by itself.',
  },
  {
    globs: ['common/config/rush/version-policies.json', 'common/config/rush/.npmrc-publish'],
    why: "Rush's commands that set versions and publish read it. New versions are changes of manifests, which count by themselves.",
  },
  {
    globs: [
      'common/config/rush/browser-approved-packages.json',
      'common/config/rush/nonbrowser-approved-packages.json',
    ],
    why: 'Rush adds to this list what manifests depend on, so that people review it. The manifests count by themselves.',
  },
  {
    globs: ['.github/release.yml', '.github/release.yaml'],
    why: 'GitHub reads it, to write the notes of a release from the titles of what was merged before.',
  },
  {
    globs: ['CONTRIBUTORS*', 'contributors.yml', '.all-contributorsrc', 'CLA.md', 'CLA.txt', '.github/CLA*'],
    why: 'Who wrote what, and who signed for it. Robots and pages read it.',
  },
  {
    globs: ['CITATION.cff', '.mailmap', '.git-blame-ignore-revs'],
    why: 'GitHub and Git read it, to show how to cite, and who wrote what.',
  },
  {
    globs: [
      ...['.github/dependabot.yml', '.github/dependabot.yaml', 'renovate.json*', '.github/renovate.json*'],
      ...['.renovaterc', '.renovaterc.json*'],
    ],
    why: 'Robots read it, which open pull requests of their own.',
  },
  {
    globs: ['.changeset/*.md', '.changeset/pre/*.md', '.changeset/pre.json'],
    why: 'Notes for the next version, and which of them a prerelease has. The version that they lead to is a change of manifests, which counts by itself.',
  },
  {
    globs: [...notes, '.changie.y{,a}ml'],
    why: 'Notes on changes, which a release puts together, and what it wrote before.',
  },
  {
    globs: ['.vscode/**', '.idea/**', '.zed/**', '.editorconfig', '*.code-workspace', '*.sublime-project'],
    why: 'Settings of editors. A command that is run without an editor does not see them.',
  },
  {
    globs: ['.husky/**', '.lintstagedrc*'],
    why: "Hooks of git, which run on people's machines for what they are about to commit.",
  },
];

/** Made for the first path that is checked, because it takes some milliseconds. */
let matchers:
  | {
      readonly groups: readonly { readonly matches: PathMatcher; readonly why: string }[];
      readonly isText: PathMatcher;
      readonly isNote: PathMatcher;
    }
  | undefined;

const anyOf = (globs: readonly string[]): PathMatcher => {
  const all = globs.map((glob) => pathMatcher(glob, { nocase: true }));
  return (path) => all.some((matches) => matches(path));
};

const makeMatchers = () => ({
  groups: documents.map(({ globs, why }) => ({ matches: anyOf(globs), why })),
  isText: anyOf([...texts, ...licences]),
  isNote: anyOf(notes),
});

/** Files that a program compiles, runs or parses, whatever the rest of their name: `README.ipynb`, `SECURITY.ts`. */
const isCode =
  /^[^/]*\.(?!md$|markdown$|mdown$|rst$|txt$|adoc$|asciidoc$|html?$|org$|rdoc$|textile$|pdf$)[a-z][a-z0-9]*$/i;

const prose =
  /\.(?:md|mdx|markdown|mdown|rst|adoc|asciidoc)$|(?:^|\/)(?:licen[cs]e|copying|notice|authors|readme)(?:\.txt)?$/i;

/**
 * True for the name of a text that people read. A file that includes it, tests it or builds from it mentions it, or a
 * folder above it.
 */
function isProse(path: string): boolean {
  return prose.test(path);
}

/** Folders at the root of the repository that hold texts for people. */
const ofTexts =
  /^(?:\.?docs?|documentation|internal-docs|website-docs|adr|adrs|decisions|rfcs?|tutorials|guides?|media|changelogs?)\//i;
/** Pictures, and a site's lists of pages, when they lie among texts. */
const ofSites =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|drawio|excalidraw|mmd|puml)$|(?:^|\/)(?:_?sidebars?|_?toc|_?nav|navigation|_?meta|_category_|config|mint|menu|switcher)\.(?:ya?ml|json)$/i;

/** True for a file in a folder of texts that is shown with these texts. */
function isShownWithProse(path: string): boolean {
  return ofTexts.test(path) && ofSites.test(path);
}

/** True for an empty file that makes Git keep its folder. Only what reads the folder can notice it. */
function isPlaceholder(path: string): boolean {
  return /(?:^|\/)\.(?:git)?keep$/.test(path);
}

/** True for a file that impacts only the targets that name it, unless a target owns it: a file of the list, or a text. */
export function impactsOnlyWhatNamesIt(path: string): boolean {
  return documentGroup(path) !== undefined || isProse(path) || isShownWithProse(path) || isPlaceholder(path);
}

/** Why a path in the built-in list impacts nothing, unless a target owns or reads it. Undefined for any other path. */
export function documentGroup(path: string): string | undefined {
  const { groups, isText, isNote } = (matchers ??= makeMatchers());
  const group = groups.find(({ matches }) => matches(path));
  // A folder's glob also matches a file with the folder's name: `CHANGELOG` is a text.
  const isOther = isText(path) ? isCode.test(path) : isNote(path) && /\.(?:py|go|[cm]?[jt]s|rb|rs|sh|ps1)$/i.test(path);
  return group === undefined || isOther ? undefined : group.why;
}
