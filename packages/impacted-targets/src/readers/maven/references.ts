import { childOf, childrenOf, textOf, type Element } from '../../tree/formats/xml.js';
import { inherited, isOpen, meanings, type Coordinates, type Pom, type Properties } from './pom.js';

/** What a POM names by group and artifact. */
export interface Reference extends Coordinates {
  /** Undefined where the POM does not write it. */
  readonly version: string | undefined;
  /** True for the tests of a module: the type `test-jar`, or the classifier `tests` (Maven's "How to create a jar containing test classes"). */
  readonly ofTests: boolean;
  /** True for an entry that only sets the version of others. */
  readonly isManaged: boolean;
  /** The managed plugin in which it is. It counts where the plugin is used. */
  readonly ofPlugin?: Coordinates;
}

/** Group of Maven's own plugins. Maven runs them by default, so that managing them is enough. */
const ofMaven = 'org.apache.maven.plugins';

/**
 * Everything with a group and an artifact, in profiles too: dependencies of any scope, plugins and their dependencies, extensions, and
 * artifacts in the settings of plugins (annotation processors, artifacts to unpack). Managed dependencies only set a version, except for
 * imported ones. Exclusions do not count.
 */
export function referencesOf(project: Element): Reference[] {
  const found: Reference[] = [];
  const add = (element: Element, isManaged: boolean, ofPlugin?: Coordinates) => {
    const coordinates = written(element);
    if (coordinates === undefined) return;
    const ofTests = textOf(element, 'type') === 'test-jar' || textOf(element, 'classifier') === 'tests';
    const version = textOf(element, 'version');
    found.push({ ...coordinates, version, ofTests, isManaged, ...(ofPlugin && { ofPlugin }) });
  };
  const visit = (element: Element, ofPlugin?: Coordinates) => {
    for (const child of element.children) {
      if (child.name === 'exclusions' || child.name === 'parent') continue;
      if (child.name === 'dependencyManagement') {
        for (const dependency of childrenOf(childOf(child, 'dependencies'), 'dependency')) {
          add(dependency, textOf(dependency, 'scope') !== 'import');
        }
      } else if (child.name === 'pluginManagement') {
        for (const plugin of childrenOf(childOf(child, 'plugins'), 'plugin')) {
          add(plugin, true);
          visit(plugin, written(plugin));
        }
      } else {
        add(child, false, ofPlugin);
        visit(child, ofPlugin);
      }
    }
  };
  visit(project);
  return found;
}

function written(element: Element): Coordinates | undefined {
  const artifact = textOf(element, 'artifactId');
  const group = textOf(element, 'groupId') ?? (element.name === 'plugin' ? ofMaven : undefined);
  return artifact === undefined || group === undefined ? undefined : { group, artifact };
}

const isSame = (one: Coordinates, other: Coordinates) => one.artifact === other.artifact && one.group === other.group;

/** Of the references of a POM and its parents, those that count. */
export function usedOf(references: readonly Reference[]): Reference[] {
  const used = references.filter(({ isManaged, ofPlugin }) => !isManaged && ofPlugin === undefined);
  const inUse = (plugin: Coordinates) => plugin.group === ofMaven || used.some((each) => isSame(each, plugin));
  return [...used, ...references.filter(({ ofPlugin }) => ofPlugin !== undefined && inUse(ofPlugin))];
}

/**
 * False when a reference surely means another version than a module has, so that the artifact comes from elsewhere. Some versions leave
 * doubt: ranges, properties that only the command line or nobody sets, and absent versions.
 * @param references of the POM that refers and of its parents
 * @param properties of the POM that refers
 */
export function mayBeVersion(
  reference: Reference,
  references: readonly Reference[],
  properties: Properties,
  module: Pom,
): boolean {
  const own = inherited(module, 'version');
  if (own === undefined || isOpen(own)) return true;
  const managing = references.filter((each) => each.isManaged && isSame(each, reference));
  const asked = reference.version === undefined ? managing.map(({ version }) => version) : [reference.version];
  const versions = asked.filter((version) => version !== undefined);
  // A parent from elsewhere, or Maven itself, sets the version of such a plugin, and sets it to a release.
  if (versions.length === 0) return reference.group !== ofMaven || !own.endsWith('-SNAPSHOT');
  return versions
    .flatMap((version) => meanings(version, properties))
    .some((version) => isOpen(version) || /[[(]/.test(version) || version === own);
}
