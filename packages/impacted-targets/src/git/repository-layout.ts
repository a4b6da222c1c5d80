import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes an empty bare repository (gitrepository-layout(5)), as `git init` would, without a process. */
export async function layOut(directory: string, objectFormat: string, objects: readonly string[]): Promise<void> {
  await mkdir(join(directory, 'refs'), { recursive: true });
  await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/none\n');
  const format =
    objectFormat === 'sha1'
      ? '[core]\n\trepositoryformatversion = 0\n\tbare = true\n'
      : `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = ${objectFormat}\n`;
  await writeFile(join(directory, 'config'), format);
  await borrow(join(directory, 'objects'), objects);
}

/** True when a repository lacks parents of commits that it holds. */
export async function isShallow(directory: string): Promise<boolean> {
  const list = await stat(join(directory, 'shallow')).catch(() => undefined);
  return list !== undefined && list.size > 0;
}

/** Lets an object store use the objects of others. */
export async function borrow(store: string, others: readonly string[]): Promise<void> {
  await mkdir(join(store, 'info'), { recursive: true });
  await writeFile(join(store, 'info', 'alternates'), others.map((other) => `${other}\n`).join(''));
}

/** Copies a file; one that is not there is no error. */
export async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
