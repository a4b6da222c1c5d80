import type { Comparison, Tree } from '../../../src/tree/tree.js';
import { connect } from '../../../src/engine/connect.js';
import { declaredGraph } from '../../../src/engine/declared.js';
import { compareGraphs as compare, touchedIn } from '../../../src/engine/compare.js';
import type { CommitGraph } from '../../../src/engine/graph.js';
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
  const build = { root, idOf: (id: string) => id, named: (target: string) => target, reader: {} };
  return connect(tree, [await declaredGraph(await Commit.of(tree), readComposite(root, reports), build)]);
}

export async function compareGraphs(base: CommitGraph, head: CommitGraph, comparison: Comparison): Promise<Impact> {
  const linked = { comparison, changes: new Map(), lasting: new Set<string>() };
  const touched = touchedIn({ base, head }, linked);
  const targets = await compare({ base, head }, linked, touched);
  if ('everything' in targets) return { kind: 'all', why: targets.everything };
  return { kind: 'targets', targets, coveredPaths: touched.covered, readPaths: touched.read };
}

export function readReport(tree: Tree, { root, checkout }: Comparison, tools: Tools): Promise<BuildReport[]> {
  return read(tree, root, { ...tools, checkout });
}

export function isPlainSource(path: string, reports: readonly BuildReport[]): boolean | undefined {
  return readComposite('', reports).isWithoutEffect?.({ path, status: 'modified' });
}
