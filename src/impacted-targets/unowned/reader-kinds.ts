import { nameOf } from '../tree/paths.js';
import { fieldsOf } from '../../shared/json-values.js';

/** The kind of a file, which decides how it may read other files. */
export type ReaderKind = 'code' | 'commands' | 'ci' | 'other';

const code =
  /\.(?:[cm]?[jt]sx?|pyi?|pyx|rb|rs|go|java|kts?|cs|fs|vb|php|pl|lua|scala|sc|groovy|gradle|swift|dart|exs?|vue|svelte|astro|ipynb|hs|c|cc|cpp|h|hpp|bzl|bazel|cmake|proto)$/i;
const commands =
  /\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|mak|just|nix)$|(?:^|\/)(?:package\.json|deno\.jsonc?|Taskfile\.ya?ml|tox\.ini|setup\.cfg|pytest\.ini|pyproject\.toml|[^/]*Dockerfile[^/]*|[^/.]+|\.[^/.]+)$/i;
const ci =
  /^\.github\/(?:workflows|actions)\/|^\.circleci\/|^\.gitlab-ci|^azure-pipelines|^\.travis\.yml$|^\.buildkite\//;

const script = /\.(?:sh|bash|zsh|ps1|bat|cmd)$/i;

/** True for a script of a shell, by its name. */
export function isScript(file: string): boolean {
  return script.test(file);
}

export function kindOfReader(file: string): ReaderKind {
  if (ci.test(file) && !code.test(file)) return 'ci';
  if (code.test(file)) return 'code';
  return commands.test(file) ? 'commands' : 'other';
}

/** Functions that list files or start programs on folders. */
const lists =
  /readdir|opendir|scandir|listdir|iterdir|list_?files|glob(?!al)|\bwalk|os\.walk|read_dir|ReadDir|WalkDir|find_|include_dir|\bembed|Directory\.|Files\.(?:list|walk)|enumerate|require\.context|content(?:Dir|_dir)|testpaths/i;
/** Commands that check or write each text separately. */
const eachByItself =
  /\b(?:prettier|oxfmt|dprint|markdownlint\S*|mdformat|mdl|cspell|codespell|typos|vale|misspell|remark|textlint|shellcheck|shfmt|yamllint|actionlint|hadolint|alex|write-good|doctoc|editorconfig-checker|eslint|biome|lint-staged|pre-commit)\b/i;
/** Lines of commands that test. */
const tests = /test|check|verify|spec|valid/i;
/** Settings of programs that format, check one text at a time, release, or build a site. */
const settings =
  /(?:^|\/)(?:\.[^/]*rc\.[cm]?[jt]s|(?:eslint|prettier|commitlint|stylelint|lint-staged|typedoc|docusaurus|astro|next|nuxt|gatsby|vitepress|release|semantic-release|knip|cspell|velite|contentlayer|tailwind|postcss|vocs|rspress|source)[.-]?(?:config)?\.[cm]?[jt]sx?|conf\.py|mkdocs[^/]*|sidebars?\.[cm]?[jt]s)$|(?:^|\/)\.(?:vitepress|vuepress|docusaurus|storybook)\//i;

/** How a file reads others. */
export interface Reading {
  /** True where it may use files of a folder that it does not name. */
  readonly lists: boolean;
  /** Whether a reader without an owner counts: as a reader of a file, and as a reader of all files in a folder. */
  countsFile(line: string, path: string): boolean;
  countsFolder(line: string): boolean;
  /**
   * True for a command's line that checks each text separately. Two changes that pass alone then also pass together.
   */
  isByItself(line: string): boolean;
  /** The part of a line that decides, so that the same path is judged once. */
  keyOf(line: string): string;
}

/** The part of a file's text that may read other files. */
export function relevantText(file: string, content: string): string {
  return nameOf(file) === 'package.json' ? scriptsOf(content) : content;
}

/** True for a text that may use files of a folder that it does not name. */
export function listsFolders(text: string): boolean {
  return lists.test(text);
}

/** @param reaches whether the file may use files of a folder that it does not name */
export function readingOf(file: string, kind: ReaderKind, reaches: boolean): Reading {
  const isSettings = settings.test(file);
  return {
    lists: reaches,
    countsFile: (line, path) => {
      if (kind === 'code') return true;
      if (kind === 'commands') return true;
      return kind === 'ci' && runs(line, path);
    },
    countsFolder: (line) => {
      if (kind === 'code') return reaches && !isSettings;
      return kind === 'commands' && tests.test(line);
    },
    isByItself: (line) => kind === 'commands' && eachByItself.test(line),
    keyOf: (line) => (kind === 'code' || kind === 'other' ? '' : line),
  };
}

/** True for a line of a workflow that starts a file as a program. */
function runs(line: string, path: string): boolean {
  const name = nameOf(path).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(
    String.raw`(?:\b(?:sh|bash|zsh|dash|ksh|node|python3?|ruby|perl|source|deno|bun|tsx|pwsh)\s[^\n;&|]{0,200}|(?:^|[\s"';&|])\.{1,2}[\s/][^\s;&|]{0,200})${name}`,
  ).test(line);
}

/** The scripts of a manifest, one a line with its name; the whole text where it cannot be read. */
function scriptsOf(content: string): string {
  try {
    return Object.entries(fieldsOf(fieldsOf(JSON.parse(content.replace(/^\uFEFF/, ''))).scripts))
      .map(([name, command]) => `${name}: ${String(command).replaceAll('\n', ' ')}`)
      .join('\n');
  } catch {
    return content;
  }
}
