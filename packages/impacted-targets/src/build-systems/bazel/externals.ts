import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRunnerFile } from '../../../../shared/src/files/open-file.js';

/**
 * How many BUILD files of external repositories are read at most. The warning is only a help and need not be complete.
 */
const limit = 5000;

/**
 * The external repositories that use targets of the main one. A query of the main repository does not show these edges.
 * The search covers the repositories that Bazel has fetched for the query, and the modules of the lockfile that Bazel
 * writes beside MODULE.bazel.
 * @param directory of the build. Absolute path
 * @param outputBase Bazel's. Absolute path
 * @returns names that a person can recognize: names of repositories, or the module that depends on this one
 */
export async function externalUsers(directory: string, outputBase: string): Promise<string[]> {
  const module = nameIn(textOf(join(directory, 'MODULE.bazel')), 'module');
  const workspaces = [textOf(join(directory, 'WORKSPACE')), textOf(join(directory, 'WORKSPACE.bazel'))];
  const names = [module, ...workspaces.map((text) => nameIn(text, 'workspace'))].filter((name) => name !== undefined);
  if (names.length === 0) return [];
  const users: string[] = [];
  const lockfile = module === undefined ? '' : textOf(join(directory, 'MODULE.bazel.lock'));
  if (lockfile.includes(`/modules/${module}/`) || /"[^"\n]+": "<root>"/.test(lockfile)) {
    users.push(`a module that depends on ${module}`);
  }
  const repositories = join(outputBase, 'external');
  const entries = await readdir(repositories, { withFileTypes: true }).catch(() => []);
  let left = limit;
  for (const { name } of entries.filter((entry) => !entry.isFile())) {
    const files = await readdir(join(repositories, name), { recursive: true }).catch(() => []);
    const built = files.filter((path) => /(?:^|[\\/])BUILD(?:\.bazel)?$/.test(path)).slice(0, left);
    left -= built.length;
    for (const path of built) {
      const text = textOf(join(repositories, name, path));
      if (!names.some((own) => text.includes(`"@${own}//`) || text.includes(`"@@${own}//`))) continue;
      users.push(`@${name}`);
      break;
    }
  }
  return users;
}

function nameIn(text: string, call: string): string | undefined {
  // The name is the first argument nearly everywhere. The bound keeps a text of calls without an end quick to read.
  return new RegExp(`^[ \\t]*${call}\\s*\\([^)]{0,2000}?\\bname\\s*=\\s*["']([^"']+)["']`, 'm').exec(text)?.[1];
}

/** How many bytes a searched file may have at most. */
const sizeLimit = 2 ** 25;

/** A file's text. Empty where the path is no file, a file that is too large, or a link to a device. */
function textOf(path: string): string {
  try {
    return readRunnerFile(path, sizeLimit).toString('utf8');
  } catch {
    return '';
  }
}
