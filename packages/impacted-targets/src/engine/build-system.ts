import { followLinks } from '../tree/symbolic-links.js';
import type { Comparison, Tree } from '../tree/tree.js';
import { Commit } from '../readers/commit.js';
import type { Reader } from '../readers/reader.js';
import type { Tools } from '../readers/tools.js';
import { askedBuilds } from './asked-builds.js';
import { joinBuilds, namedByFiles, warningsOf } from './builds.js';
import { compareGraphs, idsByTarget } from './compare.js';
import type { Impact } from '../answer/impact.js';
import { readBoth, type Readings, type Unknown } from './readings.js';
import { causesOfAll } from './settings.js';

/** A build system, as it is asked. */
export interface BuildSystem {
  detect?(tree: Tree, root: string): Promise<boolean>;
  /**
   * What it says of both commits, or why nobody knows the targets of one.
   * @throws ToolFailed where its tool does not answer for the head commit
   */
  read(comparison: Comparison, tools: Tools): Promise<Readings | Unknown>;
  /** The answer where no other build system and no rules are asked. */
  impact(comparison: Comparison, tools: Tools): Promise<Impact>;
}

/** The build system that a reader reads. */
export function buildSystemOf(reader: Reader): BuildSystem {
  return systemOf(reader, (comparison, tools) =>
    readBoth(reader, comparison, { ...tools, checkout: comparison.checkout }),
  );
}

/** A build system that reads two commits in its own way. */
export function systemOf({ isUsed }: Pick<Reader, 'isUsed'>, read: BuildSystem['read']): BuildSystem {
  return {
    ...(isUsed && { detect: async (tree, root) => isUsed(await Commit.of(tree), root) }),
    read,
    impact: (comparison, tools) => impactOf(read, comparison, tools),
  };
}

/** Why links cannot be followed. */
export const tooManyLinks = 'symbolic links lead to the changed files on more paths than can be looked at';

async function impactOf(read: BuildSystem['read'], comparison: Comparison, tools: Tools): Promise<Impact> {
  const linked = await followLinks(comparison);
  if (linked === undefined) return { kind: 'all', why: tooManyLinks };
  const readings = await read(linked.comparison, tools);
  if ('why' in readings) return { kind: 'all', why: readings.why };
  const asked = askedBuilds([{ readings, named: (target) => target }]);
  const builds = await joinBuilds(asked, linked, tools);
  if ('why' in builds) return { kind: 'all', why: builds.why };
  for (const line of warningsOf(builds, asked)) tools.warn(line);
  const { graphs, touched, covered, reported } = builds;
  const causes = causesOfAll(readings.base?.everything, readings.head?.everything);
  const [first] = causes;
  const open = comparison.changes.flatMap(({ path }) => (covered.has(path) ? [] : [path]));
  // A tool does not say which other files a target reads.
  const readPaths = readings.reported === undefined ? touched.read : await namedByFiles(comparison, open);
  const paths = { coveredPaths: covered, readPaths };
  if (first !== undefined) return { kind: 'all', why: first.what, causes, ...paths };
  const targets = await compareGraphs(graphs, linked, touched, { reported });
  if ('everything' in targets) return { kind: 'all', why: targets.everything, ...paths };
  const isKnown = readings.base !== undefined || readings.head !== undefined || readings.reported === undefined;
  const names = isKnown && { names: [...idsByTarget([graphs.base, graphs.head]).keys()] };
  return { kind: 'targets', targets, ...paths, ...names };
}
