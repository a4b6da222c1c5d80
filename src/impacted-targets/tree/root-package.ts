import type { Tree } from '../build-systems/build-system.js';
import { isWithin } from './paths.js';

/** Files that a package at the root of a build is built from. */
export interface RootPackage {
  /** The root of the build, from the root of the repository. */
  readonly root: string;
  /** Paths from that root that belong to the package by the conventions of its build system. */
  readonly built: RegExp;
  /** The package's sources, from the root of the repository; files that they name belong to the package. */
  readonly sources: readonly string[];
  /** Paths from that root that the manifest names. */
  readonly named?: readonly string[];
}

/**
 * Decides which files outside of all other packages belong to the package at the root of the build. That package
 * surrounds the whole repository. Without this rule, workflows, container files and settings of linters would seem to
 * impact only that package, although they affect all.
 * @returns a test of whether a path, from the root of the repository, belongs to the package
 */
export async function filesOfRootPackage(tree: Tree, rootPackage: RootPackage): Promise<(path: string) => boolean> {
  const { root, built, sources, named = [] } = rootPackage;
  const below = (path: string) => (root === '' ? path : path.slice(root.length + 1));
  const tops = new Set(named.map(topOf));
  for (const content of (await tree.read(sources)).values()) {
    for (const top of namedTops(content.toString('utf8'))) tops.add(top);
  }
  return (path) => isWithin(path, root) && (built.test(below(path)) || tops.has(topOf(below(path))));
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

const writtenPath = /["'`](?:\.{0,2}\/|\{[^}"'`\n]*\})*([^/\s"'`{}\\]+)(?=[^\s"'`]*["'`])/g;

/**
 * First segments of texts in a source that may be paths: `"testdata/a.json"`, `"{}/proto/x.proto"`, `"../README.md"`.
 */
function* namedTops(source: string): Generator<string> {
  for (const [, top = ''] of source.matchAll(writtenPath)) yield top;
}
