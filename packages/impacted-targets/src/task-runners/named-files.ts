import { posix } from 'node:path';
import type { Comparison } from '../tree/tree.js';
import type { Tools } from '../reader/reader.js';
import { isTextPath } from '../tree/names.js';

/** Most paths that are searched for, since git takes long for more. With more paths, all count as named. */
const manyPaths = 200;

/**
 * The paths that a file of either commit mentions from outside of their directory: `../../README.md`, `join(__dirname,
 * '..', 'README.md')`, `join(workspaceRoot, 'README.md')`. For tools that assign files to packages without reading the
 * files. Markdown is left out, since its links are for people. One process for each commit.
 * @param paths from the root of the repository
 * @returns the paths that are mentioned; all of them where git cannot tell
 */
export async function namedByFiles(
  { base, head, root }: Comparison,
  paths: readonly string[],
  tools: Tools,
): Promise<ReadonlySet<string>> {
  if (paths.length > manyPaths) return new Set(paths);
  const texts = paths.filter((path) => isTextPath(path) && !path.includes('\n'));
  const named = new Set(paths.filter((path) => !texts.includes(path)));
  const patterns = new Map(texts.map((path) => [path, pattern(path, root)]));
  if (patterns.size === 0) return named;
  for (const tree of [base, head]) {
    const args = ['--git-dir=.git', 'grep', '-I', '-h', '-o', '-E', '-f', '-', tree.object, '--', ':(exclude)*.md'];
    const found = await tools.run('git', args, {
      cwd: await tree.directory(),
      input: [...patterns.values()].map((text) => `${text}\n`).join(''),
    });
    if (found.exitCode > 1) return new Set(paths);
    for (const [path, text] of patterns) if (new RegExp(text).test(found.stdout)) named.add(path);
  }
  return named;
}

/** Uses only the syntax that git's extended expressions and JavaScript's share. */
function pattern(path: string, root: string): string {
  const segments = posix
    .relative(root, path)
    .split('/')
    .map((segment) => segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `([.][.]|[Rr][Oo][Oo][Tt][A-Za-z_]*)[^A-Za-z0-9]*${segments.join('[^A-Za-z0-9]+')}`;
}
