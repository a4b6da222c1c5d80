import { posix } from 'node:path';
import { pathsAbove } from '../../tree/paths.js';
import { parseToml, table, text, textsIn } from '../../tree/formats/toml.js';

/** The settings of pants.toml on which the answer depends. */
export interface PantsSettings {
  /** The option that adds dependents. It was renamed, and the old name is gone since 2.23. */
  readonly dependentsOption: '--changed-dependents' | '--changed-dependees';
  /** Paths that pants.toml names, from the build's root: lock files, plugins, files of settings. */
  readonly named: ReadonlySet<string>;
}

/**
 * Reads the needed parts of pants.toml: the version, and every text that is a path of the repository.
 * @param path of pants.toml from the root of the repository, for messages
 * @throws BrokenManifest
 */
export function readSettings(path: string, content: Buffer): PantsSettings {
  const toml = parseToml(path, content);
  const global = table(toml.GLOBAL);
  const [, major = '2', minor = '99'] = /^(\d+)\.(\d+)/.exec(text(global.pants_version) ?? '') ?? [];
  const old = Number(major) < 2 || (Number(major) === 2 && Number(minor) < 19);
  const named = new Set<string>();
  // Directories, written as a list or as additions to the default.
  const pythonPath = textsIn(global.pythonpath, true).map((directory) => `${directory}/`);
  for (const literal of [...textsIn(toml, true), ...pythonPath]) {
    const place = posix.normalize(literal.replace(/^%\(buildroot\)s\//, ''));
    if (place !== '.' && place !== './' && !place.startsWith('/') && !place.startsWith('..')) named.add(place);
    if (literal.startsWith('%(buildroot)s/')) named.add(`${place.replace(/\/$/, '')}/`);
  }
  return { dependentsOption: old ? '--changed-dependees' : '--changed-dependents', named };
}

/** True for a path that pants.toml names, or that lies in a directory of plugins. */
export function isNamed(path: string, { named }: PantsSettings): boolean {
  return named.has(path) || pathsAbove(path).some((directory) => named.has(`${directory}/`));
}
