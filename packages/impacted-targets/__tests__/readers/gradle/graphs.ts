import type { Comparison, Tree } from '../../../src/tree/tree.js';
import { connect } from '../../../src/engine/connect.js';
import { DeclaredBuild } from '../../../src/engine/declared.js';
import { compareGraphs as compare, touchedIn } from '../../../src/engine/compare.js';
import type { CommitGraph, GraphNode } from '../../../src/engine/graph.js';
import { Commit } from '../../../src/readers/commit.js';
import { readComposite } from '../../../src/readers/gradle/composite.js';
import { readReport as read, type BuildReport } from '../../../src/readers/gradle/report.js';
import type { Impact } from '../../../src/answer/impact.js';
import type { Tools } from '../../../src/readers/tools.js';

/** What tests call in the reader of Gradle. */
export { gradle } from '../../build-systems.js';
export {
  gradleUserHomes,
  versionIn,
  wrapperAddress,
  wrapperDistribution,
} from '../../../src/readers/gradle/distribution.js';
export { checkVersion } from '../../../src/readers/gradle/index.js';

export type { BuildReport, ProjectReport } from '../../../src/readers/gradle/report.js';

export async function readGradleGraph(tree: Tree, root: string, reports: readonly BuildReport[]): Promise<CommitGraph> {
  const reading = readComposite(root, reports);
  const readings = { reader: { name: 'gradle' as const }, root, base: reading, head: reading };
  const same = (one: string) => one;
  const asked = { readings, idOf: same, named: same, repeats: new Map<string, string>() };
  const nodes = new Map<string, GraphNode>();
  return connect(tree, [await DeclaredBuild.of(await Commit.of(tree), reading, asked, nodes)], nodes);
}

export async function compareGraphs(base: CommitGraph, head: CommitGraph, comparison: Comparison): Promise<Impact> {
  const linked = { comparison, changes: new Map(), lasting: new Set<string>() };
  const touched = touchedIn({ base, head }, linked);
  const targets = await compare({ base, head }, linked);
  if ('everything' in targets) return { kind: 'all', why: targets.everything };
  return { kind: 'targets', targets, coveredPaths: touched.covered, readPaths: new Set() };
}

export function readReport(tree: Tree, { root, checkout }: Comparison, tools: Tools): Promise<BuildReport[]> {
  return read(tree, root, { ...tools, checkout });
}

export function isPlainSource(path: string, reports: readonly BuildReport[]): boolean | undefined {
  return readComposite('', reports).isWithoutEffect?.({ path, status: 'modified' });
}
