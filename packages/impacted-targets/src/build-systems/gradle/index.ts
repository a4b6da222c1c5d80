import type { Tree } from '../../tree/tree.js';
import type { BuildSystem } from '../../graph/reader.js';
import { compareGraphs } from '../../graph/compare.js';
import { emptyGraph } from '../../graph/graph.js';
import { inside } from '../../tree/paths.js';
import { isPlainSource, readGradleGraph } from './graph.js';
import { versionIn, wrapperAddress } from './distribution.js';
import { GradleFailed, readReport, type BuildReport } from './report.js';

/** Gradle builds and composites, as an init script reports them. The build scripts of both commits are executed. */
export const gradle: BuildSystem = {
  impact: async (comparison, tools) => {
    const { base, head, root, changes } = comparison;
    const graph = async (tree: Tree, reports: BuildReport[] | undefined) =>
      reports === undefined ? emptyGraph : await readGradleGraph(tree, root, reports);

    const read = async (tree: Tree) => {
      const reports = await readReport(tree, comparison, tools);
      await checkVersion(tree, root, reports);
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

/** The first version in which settings in Kotlin are not an experiment (https://docs.gradle.org/5.0/release-notes.html). */
const firstWithKotlin = 5;

/**
 * A version that is too old does not see settings in Kotlin. It answers with a single project and exit code 0.
 * @throws GradleFailed
 */
export async function checkVersion(tree: Tree, root: string, reports: readonly BuildReport[]): Promise<void> {
  const ran = reports.find(({ version }) => version !== undefined)?.version;
  const [kotlin, groovy] = [inside(root, 'settings.gradle.kts'), inside(root, 'settings.gradle')];
  const settings = await tree.read([kotlin, groovy]);
  if (ran === undefined || Number.parseInt(ran, 10) >= firstWithKotlin) return;
  if (!settings.has(kotlin) || settings.has(groovy)) return;
  const named = versionIn(await wrapperAddress(tree, root));
  const wanted = named === undefined ? `${firstWithKotlin}.0 or later` : `Gradle ${named}, which the wrapper names`;
  throw new GradleFailed(
    `Gradle ${ran} does not read settings.gradle.kts. Use ${wanted}: ./gradlew help or gradle/actions/setup-gradle in a step before this one puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`,
  );
}
