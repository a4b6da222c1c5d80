import { posix } from 'node:path';
import { families } from '../../scan/families.js';
import { readTexts } from '../../scan/texts.js';
import { belowRoot } from '../../tree/build-root.js';
import { directoryOf, inside, nameOf, pathsAbove } from '../../tree/paths.js';
import type { Commit } from '../commit.js';
import type { Setting } from '../reader.js';

export function isBuildFile(path: string): boolean {
  return /^BUILD(?:\.bazel)?$/.test(nameOf(path));
}

/** True for files that `load` reads, and for the file that every BUILD file loads. Paths are from the root of the build. */
export function isLoadable(path: string): boolean {
  return /\.(?:bzl|scl)$/.test(path) || path === 'tools/build_rules/prelude_bazel';
}

/** The module's own file, and those that it may include. A `MODULE.bazel` below the root belongs to another module. */
const definitions = /^(?:MODULE|(?:.*\/)?[^/]+\.MODULE|REPO)\.bazel$|^WORKSPACE(?:\.bazel|\.bzlmod)?$/s;
const optionsFile = /(?:^|\/)[^/]*bazelrc$/;
const further = /^(?:MODULE\.bazel\.lock|\.bazelversion|\.bazeliskrc|tools\/bazel(?:\.[^/]+)?)$/;

/** True for files that say which Bazel runs, how, and with which external repositories. Paths are from the root of the build. */
function isWorkspaceFile(path: string): boolean {
  return definitions.test(path) || optionsFile.test(path) || further.test(path);
}

/** Files whose change impacts everything, because no query of the main repository shows what they change. */
export async function workspaceSettings(commit: Commit, root: string): Promise<Map<string, Setting>> {
  const mentions = await mentionsIn(commit, root);
  const settings = new Map<string, Setting>();
  for (const { path, mode, object } of await commit.tree.entries()) {
    const below = belowRoot(path, root);
    if (below === undefined) continue;
    const cause =
      mode === '160000'
        ? `submodule ${path} changed, and its files are not at hand`
        : isWorkspaceFile(below)
          ? `${path} changed: it says which Bazel runs, how, or with which external repositories`
          : mentions.hasFile(below)
            ? `${path} is used by the definitions of external repositories or by .bazelrc`
            : undefined;
    if (cause !== undefined) settings.set(path, { value: object, file: path, cause });
  }
  return settings;
}

/** True for a path, or a label of the main repository (`//pkg:name`), that the definitions of external repositories or options of Bazel mention. */
export interface Mentions {
  readonly hasFile: (path: string) => boolean;
  readonly hasLabel: (label: string) => boolean;
}

/**
 * The files and targets that the definitions of external repositories and the options of Bazel mention. A mentioned file or target reaches
 * targets on ways that a query of the main repository does not show. Examples are a lockfile from which repositories are made, a patch, a
 * folder that is a repository of its own, and a platform. All paths are from the root of the build.
 */
export async function mentionsIn(commit: Commit, root: string): Promise<Mentions> {
  /** Files that define external repositories or give options, and what these load. */
  const sources = new Set<string>();
  const [paths, folders] = [new Set<string>(), new Set<string>()];
  const files = [...commit.files.keys()].flatMap((path) => belowRoot(path, root) ?? []);
  let wanted = files.filter((path) => definitions.test(path) || optionsFile.test(path));
  // Files that name each other are read in rounds: each round is one process of Git, and one fetch in a partial clone.
  while (wanted.length > 0) {
    const contents = await commit.tree.read(wanted.map((path) => inside(root, path)));
    const named = new Set<string>();
    for (const source of wanted) {
      sources.add(source);
      for (const { text, isFolder } of textsOf(source, contents.get(inside(root, source))?.toString('utf8') ?? '')) {
        if (isFolder) folders.add(posix.normalize(text).replace(/\/$/, ''));
        for (const path of placesOf(text, source)) named.add(path);
      }
    }
    for (const path of named) paths.add(path);
    wanted = [...named].filter((path) => isRead(path) && commit.files.has(inside(root, path)) && !sources.has(path));
  }
  return {
    hasFile: (path) => sources.has(path) || paths.has(path) || pathsAbove(path).some((one) => folders.has(one)),
    hasLabel: (label) => paths.has(pathOf(label, '') ?? ''),
  };
}

/** True for a file that is loaded, included or imported, and for the BUILD file of another repository. */
const isRead = (path: string): boolean => isLoadable(path) || isWorkspaceFile(path) || nameOf(path).includes('BUILD');

/** The texts of a file in Starlark, or of options, that may be labels or paths. */
export function textsOf(path: string, content: string) {
  return optionsFile.test(path) ? textsOfOptions(content) : textsOfStarlark(content);
}

function textsOfStarlark(source: string) {
  const { code, texts } = readTexts(families.python, source);
  const isFolder = (start: number) => /\bpath\s?=\s?$/.test(code.slice(Math.max(0, start - 20), start));
  return texts.map(({ value, start }) => ({ text: value, isFolder: isFolder(start) }));
}

function textsOfOptions(content: string) {
  const lines = content
    .replaceAll(/\\\r?\n/g, '')
    .replaceAll(/(?<!\S)#.*/g, '')
    .split('\n');
  // The first word of a line is a command.
  const options = lines.flatMap((line) => line.trim().split(/\s+/).slice(1));
  return options.flatMap((option) =>
    option.split(/[=,]/).map((written) => ({
      text: written.replaceAll(/^["']|["']$/g, '').replace(/^%workspace%\/+/, ''),
      isFolder: written.includes('/') || option.startsWith('--override_'),
    })),
  );
}

/** Paths that a text of a file may mean: a label's, or from the folder of the file and from the root. */
function placesOf(text: string, source: string): string[] {
  const isLabel = text.includes('//') || text.startsWith(':');
  if (!isLabel && !/[./]/.test(text)) return [];
  const places = [pathOf(text, source), isLabel ? undefined : pathOf(text, '')];
  return places.flatMap((path) => (path === undefined || (!isLabel && isBuildFile(path)) ? [] : path));
}

/**
 * The path that a label or a relative path in a file means, whatever repository the label names. The main repository has several names (`@`,
 * its module's, its workspace's). The result may therefore be a file too many, and never one too few.
 */
function pathOf(written: string, source: string): string | undefined {
  const [, absolute] = /^(?:@{0,2}[^/:]*)?\/\/(.*)$/s.exec(written) ?? [];
  if (absolute !== undefined) {
    const [folder = '', name] = absolute.split(':');
    return posix.join(folder, name ?? nameOf(folder));
  }
  return written.startsWith('@') || written.includes('://')
    ? undefined
    : posix.join(directoryOf(source), written.replace(/^:/, ''));
}
