import { followLinks, type LinkedComparison } from '../tree/symbolic-links.js';
import type { Comparison } from '../tree/tree.js';
import type { Impact } from '../graph/impact.js';
import type { BuildSystem, Tools } from '../graph/reader.js';
import { rewriting } from './reasons.js';

/**
 * The answer of a build system when each file counts under every path by which symbolic links lead to it. No build
 * system follows links itself. The answer names the changed files, not the links.
 * @throws ImpactError as the build system does
 */
export async function impactThroughLinks(system: BuildSystem, comparison: Comparison, tools: Tools): Promise<Impact> {
  const linked = await followLinks(comparison);
  if (linked === undefined) {
    return { kind: 'all', why: 'symbolic links lead to the changed files on more paths than can be looked at' };
  }
  if (linked.changes.size === 0) return system.impact(linked.comparison, tools);
  return withoutLinks(await system.impact(linked.comparison, tools), linked);
}

/** Replaces the links in an answer by the changed files to which they lead. */
function withoutLinks(impact: Impact, { changes, lasting }: LinkedComparison): Impact {
  const real = (path: string) => changes.get(path)?.path ?? path;
  const realPaths = (paths: Iterable<string>) => new Set([...paths].map(real));
  // A link that the pull request adds does not remove what the file meant before.
  const covered = [...(impact.coveredPaths ?? [])].filter((path) => !changes.has(path) || lasting.has(path));
  const paths = {
    ...(impact.coveredPaths && { coveredPaths: realPaths(covered) }),
    ...(impact.readPaths && { readPaths: realPaths(impact.readPaths) }),
  };
  if (impact.kind === 'all') {
    const causes = impact.causes?.map((cause) => ({ ...cause, files: [...realPaths(cause.files)] }));
    return { ...impact, ...paths, ...(causes && { causes }) };
  }
  const rewrite = rewriting({ target: (name) => name, path: real });
  const targets = new Map([...impact.targets].map(([target, reason]) => [target, rewrite(reason)]));
  return { ...impact, ...paths, targets };
}
