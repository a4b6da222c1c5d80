import { pathMatcher, type PathMatcher } from '../../shared/globs/path-matcher.js';
import type { Change, Comparison } from '../build-systems/build-system.js';

/** Files that no build and no test reads, with the argument for each group. */
interface Documents {
  /** Globs of whole paths from the root of the repository; upper and lower case count the same. */
  readonly globs: readonly string[];
  /** Why no test can notice a change. */
  readonly why: string;
}

const texts = ['README*', 'CHANGELOG*', 'CONTRIBUTING*', 'CODE_OF_CONDUCT*', 'SECURITY*', 'SUPPORT*', 'GOVERNANCE*'];
const licences = ['LICENSE*', 'LICENCE*', 'NOTICE*', 'AUTHORS*', 'MAINTAINERS*'];

/**
 * Files whose change impacts nothing, where no target owns them and none is known to read them. A file that a package
 * is built from is owned or read: the `readme` of a crate, what `include_str!` names, an input of Nx.
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
    globs: ['.github/release.yml', '.github/release.yaml'],
    why: 'GitHub reads it, to write the notes of a release from the titles of what was merged before.',
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
    globs: ['.vscode/**', '.idea/**', '.zed/**', '.editorconfig', '*.code-workspace', '*.sublime-project'],
    why: 'Settings of editors. A command that is run without an editor does not see them.',
  },
  {
    globs: ['.husky/**', '.lintstagedrc*'],
    why: "Hooks of git, which run on people's machines for what they are about to commit.",
  },
];

/** Made when the first path is asked about, which takes some milliseconds. */
let matchers: { readonly isInList: PathMatcher; readonly isRootText: PathMatcher } | undefined;

const anyOf = (globs: readonly string[]): PathMatcher => {
  const all = globs.map((glob) => pathMatcher(glob, { nocase: true }));
  return (path) => all.some((matches) => matches(path));
};

const makeMatchers = () => ({
  isInList: anyOf(documents.flatMap(({ globs }) => globs)),
  isRootText: anyOf([...texts, ...licences]),
});

/** What is compiled, run or parsed by a program, whatever it is called otherwise: `README.ipynb`, `SECURITY.ts`. */
const isCode =
  /^[^/]*\.(?!md$|markdown$|mdown$|rst$|txt$|adoc$|asciidoc$|html?$|org$|rdoc$|textile$|pdf$)[a-z][a-z0-9]*$/i;

/** True for a path in the built-in list. */
export function isDocument(path: string): boolean {
  const { isInList, isRootText } = (matchers ??= makeMatchers());
  return isInList(path) && !(isRootText(path) && isCode.test(path));
}

/**
 * Events that GitHub tells of something else than commits. A workflow that these alone start tests no pull request and
 * no merge group, so that none of its steps decides on a merge (GitHub's documentation, "Events that trigger
 * workflows"). What people or other programs start by hand counts as a test, because it may be one.
 */
const elsewhere: ReadonlySet<string> = new Set([
  ...['schedule', 'release', 'issues', 'issue_comment', 'discussion', 'discussion_comment', 'label', 'milestone'],
  ...['fork', 'watch', 'gollum', 'page_build', 'public', 'registry_package', 'delete', 'branch_protection_rule'],
  ...['project', 'project_card', 'project_column', 'member', 'star'],
]);

/** Branches whose name says that what is pushed there was merged before. */
const merged = /^(main|master|trunk)$/;

/**
 * True for a workflow of GitHub Actions that tests nothing before it is merged, in both commits.
 * @param change of a file; any other than a workflow is none
 */
export async function isWorkflowAfterMerge({ base, head }: Comparison, change: Change): Promise<boolean> {
  const { path } = change;
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return false;
  for (const [entry, tree] of [[change.base, base] as const, [change.head, head] as const]) {
    if (entry === undefined) continue;
    const content = (await tree.read([path])).get(path);
    if (content === undefined || !(await startsAfterMerge(content.toString('utf8')))) return false;
  }
  return true;
}

/** True where each event of a workflow comes from something else than a commit that is yet to be merged. */
async function startsAfterMerge(text: string): Promise<boolean> {
  // Loaded only here: few pull requests change a workflow.
  const { parseYaml } = await import('../formats/yaml.js');
  let workflow: unknown;
  try {
    workflow = parseYaml(text);
  } catch {
    return false;
  }
  if (typeof workflow !== 'object' || workflow === null) return false;
  // YAML 1.1 reads the key `on` as true.
  const on = (workflow as Record<string, unknown>).on ?? (workflow as Record<string, unknown>).true;
  const events: [string, unknown][] =
    typeof on === 'string'
      ? [[on, undefined]]
      : Array.isArray(on)
        ? on.map((name) => [String(name), undefined])
        : typeof on === 'object' && on !== null
          ? Object.entries(on)
          : [];
  return events.length > 0 && events.every(([name, filter]) => elsewhere.has(name) || isOfMerged(name, filter));
}

/** True for pushes of tags alone, or to branches alone that are merged into. */
function isOfMerged(name: string, filter: unknown): boolean {
  if (name !== 'push' || typeof filter !== 'object' || filter === null) return false;
  const { branches, tags, ...others } = filter as Record<string, unknown>;
  if (Object.keys(others).some((key) => key !== 'paths' && key !== 'paths-ignore' && key !== 'tags-ignore'))
    return false;
  if (branches === undefined) return tags !== undefined;
  const names = [branches].flat();
  return names.length > 0 && names.every((branch) => typeof branch === 'string' && merged.test(branch));
}
