import type { Comparison, Tree } from '../../impacted-targets/src/tree/tree.js';
import { connect } from '../src/engine/connect.js';
import { declaredGraph } from '../src/engine/declared.js';
import { compareGraphs as compare, touchedIn } from '../src/engine/compare.js';
import type { CommitGraph } from '../src/engine/graph.js';
import { Commit } from '../src/readers/commit.js';
import { readComposite } from '../src/readers/gradle/composite.js';
import { readReport as read, type BuildReport } from '../src/readers/gradle/report.js';
import type { Tools } from '../src/readers/tools.js';

/** What the tests of the package before call in the reader of Gradle, by the names that it has there. */
export { gradle } from '../src/build-systems.js';
export { gradleUserHomes, versionIn, wrapperAddress, wrapperDistribution } from '../src/readers/gradle/distribution.js';
export { checkVersion } from '../src/readers/gradle/index.js';

export async function readGradleGraph(tree: Tree, root: string, reports: readonly BuildReport[]): Promise<CommitGraph> {
  const build = { root, idOf: (id: string) => id, named: (target: string) => target, reader: {} };
  return connect(tree, [await declaredGraph(await Commit.of(tree), readComposite(root, reports), build)]);
}

export async function compareGraphs(base: CommitGraph, head: CommitGraph, comparison: Comparison) {
  const linked = { comparison, changes: new Map(), lasting: new Set<string>() };
  const touched = touchedIn({ base, head }, linked);
  return {
    kind: 'targets' as const,
    targets: await compare({ base, head }, linked, touched),
    coveredPaths: touched.covered,
  };
}

export function readReport(tree: Tree, { root, checkout }: Comparison, tools: Tools): Promise<BuildReport[]> {
  return read(tree, root, { ...tools, checkout });
}

export function isPlainSource(path: string, reports: readonly BuildReport[]): boolean | undefined {
  return readComposite('', reports).isWithoutEffect?.({ path, status: 'modified' });
}
