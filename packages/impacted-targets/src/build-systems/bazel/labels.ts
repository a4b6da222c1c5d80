import { posix } from 'node:path';
import { directoryOf, pathsAbove } from '../../tree/paths.js';

export function isBuildFile(path: string): boolean {
  const name = posix.basename(path);
  return name === 'BUILD' || name === 'BUILD.bazel';
}

/** Files that `load` reads. */
export function isExtensionFile(path: string): boolean {
  return /\.(bzl|scl)$/.test(path);
}

/** The package that a path lies in: its nearest directory with a BUILD file. Undefined where no directory has one. */
export function packageOf(path: string, packages: ReadonlySet<string>): string | undefined {
  return pathsAbove(path).find((directory) => packages.has(directory));
}

/** A label of the main repository as `//pkg:name`, in whatever form Bazel wrote it. Other labels stay as they are. */
export function canonicalLabel(label: string): string {
  const main = label.replace(/^@{1,2}(?=\/\/)/, '');
  if (!main.startsWith('//') || main.includes(':')) return main;
  return `${main}:${posix.basename(main)}`;
}

export function isMainLabel(label: string): boolean {
  return label.startsWith('//') && !label.startsWith('//external:');
}

/** The package of a label of the main repository. */
export function labelPackage(label: string): string {
  return label.slice(2, label.indexOf(':'));
}

/**
 * The path that a label in a file means, whatever repository the label names. The main repository has several names
 * (`@`, its module's, its workspace's). The result may therefore be a file too many, which only adds targets. It is
 * never a file too few.
 */
export function labelPath(label: string, from: string): string | undefined {
  const [, absolute] = /^(?:@{0,2}[^/:]*)?\/\/(.*)$/.exec(label) ?? [];
  if (absolute !== undefined) {
    const [directory = '', name] = absolute.split(':');
    return posix.join(directory, name ?? posix.basename(directory));
  }
  if (label.startsWith('@')) return undefined;
  return posix.join(directoryOf(from), label.replace(/^:/, ''));
}
