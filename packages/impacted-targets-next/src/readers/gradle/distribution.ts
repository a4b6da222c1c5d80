import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Tree } from '../../../../impacted-targets/src/tree/tree.js';
import { inside } from '../../../../impacted-targets/src/tree/paths.js';

/** The address from which the wrapper of a commit would download Gradle. Undefined where the commit names none. */
export async function wrapperAddress(tree: Tree, root: string): Promise<string | undefined> {
  const path = inside(root, 'gradle/wrapper/gradle-wrapper.properties');
  const properties = (await tree.read([path])).get(path)?.toString('latin1') ?? '';
  const written = /^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1];
  return written?.replace(/\\(.)/g, '$1');
}

/** `8.14` of `https://services.gradle.org/distributions/gradle-8.14-bin.zip`. */
export function versionIn(address: string | undefined): string | undefined {
  return /\/gradle-(\d[\w.+-]*?)-(?:bin|all|src|docs)\.zip(?:\?|$)/.exec(address ?? '')?.[1];
}

/**
 * Path of the gradle that a wrapper would start, when its distribution is already on this machine. The wrapper itself
 * would download the distribution, so it is not started.
 * @param url from which the wrapper downloads
 * @param userHomes Gradle's user homes, where wrappers put distributions
 */
export async function wrapperDistribution(
  url: string | undefined,
  userHomes: readonly string[],
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const file = /(?<![^/])([^/]+)\.zip(?:\?|$)/.exec(url)?.[1];
  if (file === undefined) return undefined;
  // Wrappers name the directory by the MD5 of the address, in base 36.
  const hash = BigInt(`0x${createHash('md5').update(url).digest('hex')}`).toString(36);
  const program = process.platform === 'win32' ? 'gradle.bat' : 'gradle';
  for (const userHome of userHomes) {
    const home = join(userHome, 'wrapper/dists', file, hash, file.replace(/-(?:bin|all|src|docs)$/, ''));
    const found = join(home, 'bin', program);
    if (
      await access(found, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return found;
  }
  return undefined;
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
