import { posix } from 'node:path';
import { canonicalLabel, isBuildFile, isExtensionFile, labelPath } from './labels.js';
import { directoryOf, pathsAbove } from '../../tree/paths.js';
import { firstStrings, keywordStrings, sameTokens, tokenize } from './starlark.js';

/** Reads files of one side, by their path from the build's root. A file that does not exist is not in the answer. */
export type ReadFiles = (paths: Iterable<string>) => Promise<Map<string, string>>;

/** The module's own file, and those that it may include. A `MODULE.bazel` below the root belongs to another module. */
const moduleFile = /^(?:MODULE|(?:.*\/)?[^/]+\.MODULE)\.bazel$/s;
const workspaceFile = /^WORKSPACE(\.bazel|\.bzlmod)?$/;
const optionsFile = /(^|\/)[^/]*bazelrc$/;

/** Files that say which Bazel runs, how, and with which external repositories. */
export function isWorkspaceFile(path: string): boolean {
  return (
    moduleFile.test(path) ||
    workspaceFile.test(path) ||
    optionsFile.test(path) ||
    ['MODULE.bazel.lock', 'REPO.bazel', '.bazelversion', '.bazeliskrc'].includes(path) ||
    /^tools\/bazel(\.[^/]+)?$/.test(path)
  );
}

function withoutComments(options: string): string {
  return options
    .replace(/\\\r?\n/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*/s, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** True when a changed file of the workspace has the same meaning as before: only comments and spaces differ. */
export function saysTheSame(path: string, before: string, after: string): boolean {
  if (optionsFile.test(path)) return withoutComments(before) === withoutComments(after);
  if (moduleFile.test(path) || workspaceFile.test(path) || isExtensionFile(path) || path === 'REPO.bazel') {
    return sameTokens(before, after);
  }
  return before.trim() === after.trim();
}

/**
 * The files and targets that the definitions of external repositories and the options of Bazel mention. A mentioned
 * file or target reaches targets on ways that a query of the main repository does not show. Examples are a lock file
 * from which repositories are made, a patch, a directory that is a repository of its own, and a platform.
 */
export class WorkspaceMentions {
  readonly #literals = new Set<string>();
  readonly #paths = new Set<string>();
  readonly #directories = new Set<string>();
  readonly #sources = new Set<string>();

  /**
   * @param paths all files of this side, from the build's root
   * @param read reads them
   */
  static async collect(paths: readonly string[], read: ReadFiles): Promise<WorkspaceMentions> {
    const mentions = new WorkspaceMentions();
    const known = new Set(paths);
    let wanted = paths.filter((path) => workspaceFile.test(path) || path === 'MODULE.bazel' || optionsFile.test(path));
    while (wanted.length > 0) {
      for (const path of wanted) mentions.#sources.add(path);
      const next = new Set<string>();
      for (const [path, text] of await read(wanted)) {
        for (const found of optionsFile.test(path) ? mentions.#addOptions(text) : mentions.#addStarlark(path, text)) {
          if (known.has(found) && !mentions.#sources.has(found)) next.add(found);
        }
      }
      wanted = [...next];
    }
    return mentions;
  }

  /** True for a file that itself defines external repositories, or that is loaded by one that does. */
  isSource(path: string): boolean {
    return this.#sources.has(path);
  }

  mentionsFile(path: string): boolean {
    if (this.#paths.has(path) || pathsAbove(path).some((directory) => this.#directories.has(directory))) return true;
    if (isBuildFile(path)) return false;
    // The directory of a relative name is not known, so every end of the path counts.
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
      if (this.#literals.has(path.slice(at + 1))) return true;
    }
    return this.#literals.has(path);
  }

  mentionsLabel(label: string): boolean {
    const [directory = '', name = ''] = label.slice(2).split(':');
    return this.#paths.has(posix.join(directory, name));
  }

  /** @returns more files to read: files that are loaded, included, or used as a BUILD file of another repository */
  #addStarlark(source: string, text: string): string[] {
    const tokens = tokenize(text);
    for (const { kind, text: literal } of tokens) {
      if (kind === 'string') this.#add(literal, source);
    }
    for (const directory of keywordStrings(tokens, 'path')) this.#addDirectory(directory);
    const read = [
      ...firstStrings(tokens, ['load', 'include', 'use_extension', 'use_repo_rule']),
      ...keywordStrings(tokens, 'build_file'),
    ];
    return read.flatMap((label) => labelPath(label, source) ?? []);
  }

  /** @returns more files to read: files that are imported */
  #addOptions(text: string): string[] {
    const words = withoutComments(text)
      .split(/[\s=,]+/)
      .map((word) => word.replace(/^["']|["']$/g, '').replace(/^%workspace%\/+/, ''));
    for (const word of words) {
      this.#add(word, '');
      this.#addDirectory(word);
    }
    return words;
  }

  #add(literal: string, source: string): void {
    if (literal.includes('//')) {
      const path = labelPath(canonicalLabel(literal), source);
      if (path !== undefined) this.#paths.add(path);
    } else if (/[./]/.test(literal)) {
      const name = posix.normalize(literal.replace(/^:/, ''));
      this.#literals.add(name);
    } else if (literal.startsWith(':')) {
      this.#paths.add(posix.join(directoryOf(source), literal.slice(1)));
    }
  }

  #addDirectory(directory: string): void {
    const normal = posix.normalize(directory).replace(/\/$/, '');
    if (normal !== '.' && normal !== '' && !normal.startsWith('..')) this.#directories.add(normal);
  }
}
