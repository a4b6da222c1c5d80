import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Installs something, unless it was installed from the same list before.
 * @param stamp path of the file that keeps the list
 * @param what in words, for the line that says what is missing
 */
export async function install(stamp: string, list: string, what: string, how: () => Promise<unknown>): Promise<void> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === list) return;
  try {
    await how();
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, list);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const ofNpm = stderr.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
    const line = ofNpm.length > 0 ? ofNpm.slice(0, 2).join(', ') : (stderr.trim() || message).split('\n').at(-1);
    console.error(`Not installed: ${what}: ${line ?? ''}. Tests that need it are skipped`);
  }
}
