import { inside } from '../../tree/paths.js';
import type { Reader } from '../reader.js';
import { ToolFailed } from '../tools.js';
import { readComposite } from './composite.js';
import { readReport } from './report.js';

/** The first version in which settings in Kotlin are not an experiment (https://docs.gradle.org/5.0/release-notes.html). */
const firstWithKotlin = 5;

/** Gradle builds and composites, as an init script reports them. The build scripts of both commits are executed. */
export const gradle: Reader = {
  name: 'gradle',
  read: async ({ files, tree }, root, tools) => {
    const isThere = (name: string) => files.has(inside(root, name));
    if (!['settings.gradle', 'settings.gradle.kts', 'build.gradle', 'build.gradle.kts'].some(isThere)) return undefined;
    const reports = await readReport(tree, root, tools);
    const old = reports.find(({ version }) => Number.parseInt(version, 10) < firstWithKotlin);
    // A version that is too old does not see settings in Kotlin. It answers with a single project and exit code 0.
    if (old !== undefined && isThere('settings.gradle.kts') && !isThere('settings.gradle'))
      throw new ToolFailed(
        `Gradle ${old.version} does not read settings.gradle.kts. Use ${firstWithKotlin}.0 or later: ./gradlew help or gradle/actions/setup-gradle puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`,
      );
    return readComposite(root, reports);
  },
};
