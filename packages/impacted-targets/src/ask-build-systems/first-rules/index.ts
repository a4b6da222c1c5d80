import { belowRoot } from '../../tree/build-root.js';
import type { Tree } from '../../tree/tree.js';
import { inside } from '../../tree/paths.js';
import { targetFolders } from './folders.js';
import { findBuilds, type FoundBuild } from './known-builds.js';
import { groupsOf, type FolderGroup } from './folder-groups.js';
import { dependenciesOfFolders } from './named-folders.js';

/**
 * Advice for a repository whose build system is not known: what its files show, and a first configuration file made
 * from its folders, ready to copy.
 * @param root of the build, from the root of the repository
 * @param file path of the configuration file
 * @returns lines for the log
 */
export async function firstRules(tree: Tree, root: string, file: string): Promise<readonly string[]> {
  const files = (await tree.entries()).filter(({ mode }) => mode !== '160000').map(({ path }) => path);
  const paths = files.flatMap((path) => belowRoot(path, root) ?? []);
  const where = root === '' ? 'the root of the repository' : root;
  const lines = [`auto knows no build system in ${where}. ${foundThere(findBuilds(paths))}`];
  const { folders, isComplete } = targetFolders(paths);
  if (folders.length === 0) return [...lines, 'There are no folders that rules could be made from.'];
  const inRepository = folders.map((folder) => inside(root, folder));
  const dependencies = await dependenciesOfFolders(
    tree,
    inRepository,
    paths.map((path) => inside(root, path)),
  );
  return [
    ...lines,
    `Rules for its folders come first, as ${file}. Look over depends-on, and commit the file to the target branch:`,
    '',
    ...rulesText(groupsOf(dependencies.of), dependencies.isComplete, isComplete),
    '',
  ];
}

/** How many files of each kind of build are named; the rest are only counted. */
const shownFiles = 3;

function foundThere(builds: readonly FoundBuild[]): string {
  if (builds.length === 0) return 'No file there shows what it is built with.';
  const shown = builds.map(({ name, files }) => {
    const rest = files.length > shownFiles ? ` and ${files.length - shownFiles} more` : '';
    return `${name} (${files.slice(0, shownFiles).join(', ')}${rest})`;
  });
  return `Its files show ${shown.join('; ')}.`;
}

/** How many names one line of a list has. */
const namesInLine = 8;

function rulesText(groups: readonly FolderGroup[], isComplete: boolean, isAll: boolean): string[] {
  const lines = [
    '# A changed file impacts the targets whose paths it matches, and all that depend on them.',
    '# A changed file outside of these folders impacts everything.',
    isComplete
      ? '# A folder depends on the folders that it mentions: by name, by the name of one of their files, or by a path.'
      : '# There is too much to read, so that all folders are one target. Split it into targets that are independent.',
    ...(groups.some(({ folders }) => folders.length > 1) && isComplete
      ? ['# Folders that mention each other are one target.']
      : []),
    ...(isAll ? [] : ['# There are more folders than these.']),
    'targets:',
  ];
  for (const { name, folders, dependsOn } of groups) {
    lines.push(
      `  ${JSON.stringify(name)}:`,
      ...listLines(
        'paths',
        folders.map((folder) => `${folder}/**`),
      ),
    );
    if (dependsOn.length > 0) lines.push(...listLines('depends-on', dependsOn));
  }
  return lines;
}

/** A key with a list of texts, as JSON writes them, which is YAML as well. */
function listLines(key: string, texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += namesInLine) {
    const names = texts.slice(at, at + namesInLine).map((text) => JSON.stringify(text));
    const end = at + namesInLine >= texts.length ? ']' : ',';
    lines.push(`${at === 0 ? `    ${key}: [` : '      '}${names.join(', ')}${end}`);
  }
  return lines;
}
