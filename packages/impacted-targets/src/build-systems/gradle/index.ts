import type { Tree } from '../../tree/tree.js';
import type { BuildSystem } from '../../reader/reader.js';
import { compareGraphs } from '../../graph/compare.js';
import { emptyGraph } from '../../graph/graph.js';
import { inside } from '../../tree/paths.js';
import { isPlainSource, readGradleGraph } from './graph.js';
import { GradleFailed, readReport, type BuildReport } from './report.js';
import { versionDoubt } from './version.js';

/** Gradle builds and composites, as an init script reports them. The build scripts of both commits are executed. */
export const gradle: BuildSystem = {
  impact: async (comparison, tools) => {
    const { base, head, root, changes } = comparison;
    const graph = async (tree: Tree, reports: BuildReport[] | undefined) =>
      reports === undefined ? emptyGraph : await readGradleGraph(tree, root, reports);

    const doubts = new Set<string>();
    const read = async (tree: Tree) => {
      const reports = await readReport(tree, comparison, tools);
      const doubt = await versionDoubt(tree, root, reports);
      if (doubt?.unusable === true) throw new GradleFailed(doubt.text);
      if (doubt && !doubts.has(doubt.text)) tools.warn(doubt.text);
      if (doubt) doubts.add(doubt.text);
      return reports;
    };

    const now = (await hasSettings(head, root)) ? await read(head) : undefined;
    let before: BuildReport[] | undefined;
    // Sources do not change the graph. Where only sources changed, one run of Gradle serves both commits.
    if (now !== undefined && changes.every(({ path }) => isPlainSource(path, now))) before = now;
    else if (await hasSettings(base, root)) {
      try {
        before = await read(base);
      } catch (error) {
        if (!(error instanceof GradleFailed)) throw error;
        return { kind: 'all', why: error.message };
      }
    }
    return compareGraphs(await graph(base, before), await graph(head, now), comparison);
  },
};

async function hasSettings(tree: Tree, root: string): Promise<boolean> {
  const names = ['settings.gradle', 'settings.gradle.kts', 'build.gradle', 'build.gradle.kts'];
  return (await tree.read(names.map((name) => inside(root, name)))).size > 0;
}
