import type { Tree } from '../../tree/tree.js';
import { inside } from '../../tree/paths.js';
import type { Reader } from '../reader.js';
import { ToolFailed } from '../tools.js';
import { readComposite } from './composite.js';
import { versionIn, wrapperAddress } from './distribution.js';
import { readReport, type BuildReport } from './report.js';

/** Gradle builds and composites, as an init script reports them. The build scripts of both commits are executed. */
export const gradle: Reader = {
  name: 'gradle',
  read: async ({ tree }, root, tools) => {
    const names = ['settings.gradle', 'settings.gradle.kts', 'build.gradle', 'build.gradle.kts'];
    if ((await tree.read(names.map((name) => inside(root, name)))).size === 0) return undefined;
    const reports = await readReport(tree, root, tools);
    await checkVersion(tree, root, reports);
    return readComposite(root, reports);
  },
};

/** The first version in which settings in Kotlin are not an experiment (https://docs.gradle.org/5.0/release-notes.html). */
const firstWithKotlin = 5;

/**
 * A version that is too old does not see settings in Kotlin. It answers with a single project and exit code 0.
 * @throws ToolFailed
 */
export async function checkVersion(tree: Tree, root: string, reports: readonly BuildReport[]): Promise<void> {
  const ran = reports.find(({ version }) => version !== undefined)?.version;
  const [kotlin, groovy] = [inside(root, 'settings.gradle.kts'), inside(root, 'settings.gradle')];
  const settings = await tree.read([kotlin, groovy]);
  if (ran === undefined || Number.parseInt(ran, 10) >= firstWithKotlin) return;
  if (!settings.has(kotlin) || settings.has(groovy)) return;
  const named = versionIn(await wrapperAddress(tree, root));
  const wanted = named === undefined ? `${firstWithKotlin}.0 or later` : `Gradle ${named}, which the wrapper names`;
  throw new ToolFailed(
    `Gradle ${ran} does not read settings.gradle.kts. Use ${wanted}: ./gradlew help or gradle/actions/setup-gradle in a step before this one puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`,
  );
}
