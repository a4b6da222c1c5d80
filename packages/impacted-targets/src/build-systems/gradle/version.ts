import type { Tree } from '../../tree/tree.js';
import { inside } from '../../tree/paths.js';
import { versionIn, wrapperAddress } from './distribution.js';
import type { BuildReport } from './report.js';

/** A doubt about the version of Gradle that answered. */
export interface VersionDoubt {
  /** True when that version cannot have read the settings, so that its answer is worthless. */
  readonly unusable: boolean;
  readonly text: string;
}

/**
 * Compares the version of Gradle that answered with the one that the commit's wrapper names. Another version may
 * resolve other dependencies for the same build. A version that is too old does not see settings in Kotlin. It answers
 * with a single project and exit code 0.
 * @returns undefined where the two are the same, or the wrapper names no version that can be read
 */
export async function versionDoubt(
  tree: Tree,
  root: string,
  reports: readonly BuildReport[],
): Promise<VersionDoubt | undefined> {
  const ran = reports.find(({ version }) => version !== undefined)?.version;
  const named = versionIn(await wrapperAddress(tree, root));
  if (ran === undefined || ran === named) return undefined;
  const settings = await tree.read([inside(root, 'settings.gradle'), inside(root, 'settings.gradle.kts')]);
  const inKotlin = settings.has(inside(root, 'settings.gradle.kts')) && !settings.has(inside(root, 'settings.gradle'));
  if (inKotlin && Number.parseInt(ran, 10) < firstWithKotlin) {
    const wanted = named === undefined ? `${firstWithKotlin}.0 or later` : `Gradle ${named}, which the wrapper names`;
    return {
      unusable: true,
      text: `Gradle ${ran} does not read settings.gradle.kts. ${putThere(`Use ${wanted}`)}`,
    };
  }
  if (named === undefined) return undefined;
  return {
    unusable: false,
    text:
      `Gradle ${ran} listed the projects and their dependencies, and the wrapper names ${named}, which may list others. ` +
      putThere(`Have ${named} at hand`),
  };
}

/** The first version in which settings in Kotlin are no experiment (https://docs.gradle.org/5.0/release-notes.html). */
const firstWithKotlin = 5;

/** Advice about the version, as the end of a sentence for people. */
function putThere(what: string): string {
  return `${what}: ./gradlew help or gradle/actions/setup-gradle in a step before this one puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`;
}
