import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Tree } from '../../tree/tree.js';
import { inside } from '../../tree/paths.js';

/** The address from which the wrapper of a commit would download Gradle. Undefined where the commit names none. */
export async function wrapperAddress(tree: Tree, root: string): Promise<string | undefined> {
  const path = inside(root, 'gradle/wrapper/gradle-wrapper.properties');
  const properties = (await tree.read([path])).get(path)?.toString('latin1') ?? '';
  const written = /^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1];
  return written?.replace(/\\(.)/g, '$1');
}

/**
 * Path of the gradle that a wrapper would start, when its distribution is already on this machine. The wrapper itself
 * would download the distribution, so it is not started.
 * @param url from which the wrapper downloads
 * @param userHomes Gradle's user homes, where wrappers put distributions
 */
export function wrapperDistribution(url: string | undefined, userHomes: readonly string[]): string | undefined {
  const file = /(?<![^/])([^/]+)\.zip(?:\?|$)/.exec(url ?? '')?.[1];
  if (url === undefined || file === undefined) return undefined;
  // Wrappers name the directory by the MD5 of the address, in base 36.
  const hash = BigInt(`0x${createHash('md5').update(url).digest('hex')}`).toString(36);
  const inner = join(file, hash, file.replace(/-(?:bin|all|src|docs)$/, ''), 'bin');
  const program = process.platform === 'win32' ? 'gradle.bat' : 'gradle';
  return userHomes.map((home) => join(home, 'wrapper/dists', inner, program)).find((path) => existsSync(path));
}

/**
 * The directories that may be Gradle's user home. Java takes the home from the system's list of users. In the
 * containers of a job, the runner sets HOME to another directory, where actions put their caches.
 */
export function gradleUserHomes(environment: Readonly<Record<string, string | undefined>>): string[] {
  const { GRADLE_USER_HOME: named, HOME: home = '' } = environment;
  if (named !== undefined && named !== '') return [named];
  return [...new Set([homeOfUser(), home === '' ? homedir() : home])].map((one) => join(one, '.gradle'));
}

function homeOfUser(): string {
  try {
    return userInfo().homedir;
  } catch {
    // A container may run as a user that is not in its list of users.
    return homedir();
  }
}
