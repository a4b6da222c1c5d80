import { posix } from 'node:path';

/** What pants.toml says that the answer depends on. */
export interface PantsSettings {
  /** The option that adds dependents: it was renamed, and the old name is gone since 2.23. */
  readonly dependentsOption: '--changed-dependents' | '--changed-dependees';
  /** Paths that it names, from the build's root: lock files, plugins, files of settings. */
  readonly named: ReadonlySet<string>;
}

/** Reads pants.toml as far as needed: the version, and every text in it that is a path of the repository. */
export function readSettings(toml: string): PantsSettings {
  const [, major = '2', minor = '99'] = /^\s*pants_version\s*=\s*["'](\d+)\.(\d+)/m.exec(toml) ?? [];
  const old = Number(major) < 2 || (Number(major) === 2 && Number(minor) < 19);
  const named = new Set<string>();
  const pythonPath = /^\s*pythonpath(?:\.add)?\s*=\s*\[([^\]]*)\]/m.exec(toml)?.[1] ?? '';
  for (const text of [...literals(toml), ...literals(pythonPath).map((text) => `${text}/`)]) {
    const path = posix.normalize(text.replace(/^%\(buildroot\)s\//, ''));
    if (path !== '.' && path !== './' && !path.startsWith('/') && !path.startsWith('..')) named.add(path);
    if (text.startsWith('%(buildroot)s/')) named.add(`${path.replace(/\/$/, '')}/`);
  }
  return { dependentsOption: old ? '--changed-dependees' : '--changed-dependents', named };
}

function literals(toml: string): string[] {
  return [...toml.replace(/^\s*#.*$/gm, '').matchAll(/"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
}

/** True for a path that pants.toml names, or that lies in a directory of plugins. */
export function isNamed(path: string, { named }: PantsSettings): boolean {
  if (named.has(path)) return true;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    if (named.has(path.slice(0, at + 1))) return true;
  }
  return false;
}
