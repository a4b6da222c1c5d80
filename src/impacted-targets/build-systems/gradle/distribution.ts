import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Tree } from '../../build-system.js';
import { inside } from '../../target-graph/paths.js';

/**
 * Path of the gradle that the wrapper of a commit would start, when its distribution is on this machine already. The
 * wrapper itself, which would download it, is not started.
 * @param userHome Gradle's user home, where wrappers put distributions
 */
export async function wrapperDistribution(tree: Tree, root: string, userHome: string): Promise<string | undefined> {
  const path = inside(root, 'gradle/wrapper/gradle-wrapper.properties');
  const properties = (await tree.read([path])).get(path)?.toString('latin1') ?? '';
  const written = /^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1];
  if (written === undefined) return undefined;
  const url = written.replace(/\\(.)/g, '$1');
  const file = /([^/]+)\.zip(?:\?.*)?$/.exec(url)?.[1];
  if (file === undefined) return undefined;
  // Wrappers name the directory by the MD5 of the address, in base 36.
  const hash = BigInt(`0x${createHash('md5').update(url).digest('hex')}`).toString(36);
  const program = process.platform === 'win32' ? 'gradle.bat' : 'gradle';
  const home = join(userHome, 'wrapper/dists', file, hash, file.replace(/-(?:bin|all|src|docs)$/, ''));
  const found = join(home, 'bin', program);
  return access(found, constants.X_OK).then(
    () => found,
    () => undefined,
  );
}

/** Gradle's user home, as Gradle finds it. */
export function gradleUserHome(): string {
  const home = process.env.GRADLE_USER_HOME;
  return home === undefined || home === '' ? join(homedir(), '.gradle') : home;
}
