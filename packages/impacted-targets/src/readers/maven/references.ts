import { textOf, type Element } from '../../tree/formats/xml.js';
import { inherited, isOpen, meanings, type Coordinates, type Pom, type Properties } from './pom.js';

/** What a POM names by group and artifact. */
export interface Reference extends Coordinates {
  /** Undefined where the POM does not write it. */
  readonly version: string | undefined;
  /** True for the tests of a module: the type `test-jar`, or the classifier `tests` (Maven's "How to create a jar containing test classes"). */
  readonly ofTests: boolean;
  /** True for an entry that only sets the version of others. */
  readonly isManaged: boolean;
}

/** Group of Maven's own plugins, which plugins without a group have. */
const ofMaven = 'org.apache.maven.plugins';

/**
 * Everything with a group and an artifact, in profiles too: dependencies of any scope, plugins and their dependencies, extensions, and
 * artifacts in the settings of plugins (annotation processors, artifacts to unpack), also of plugins that are only managed. Managed
 * dependencies only set a version, except for imported ones. Exclusions do not count.
 */
export function referencesOf(project: Element): Reference[] {
  const visit = (element: Element, isManaging: boolean): Reference[] =>
    element.children.flatMap((child) => {
      const { name } = child;
      if (name === 'exclusions' || name === 'parent') return [];
      const isEntry = isManaging && (name === 'dependency' || name === 'plugin');
      const isManaged = isEntry && textOf(child, 'scope') !== 'import';
      const managesBelow = name.endsWith('Management') || (isManaging && !isEntry);
      return [...referenceIn(child, isManaged), ...visit(child, managesBelow)];
    });
  return visit(project, false);
}

function referenceIn(element: Element, isManaged: boolean): Reference[] {
  const artifact = textOf(element, 'artifactId');
  const group = textOf(element, 'groupId') ?? (element.name === 'plugin' ? ofMaven : undefined);
  if (artifact === undefined || group === undefined) return [];
  const ofTests = textOf(element, 'type') === 'test-jar' || textOf(element, 'classifier') === 'tests';
  return [{ group, artifact, version: textOf(element, 'version'), ofTests, isManaged }];
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
  const { group, artifact } = reference;
  const managing = references.filter((one) => one.isManaged && one.artifact === artifact && one.group === group);
  const asked = reference.version === undefined ? managing.map(({ version }) => version) : [reference.version];
  const versions = asked.filter((version) => version !== undefined);
  // A parent from elsewhere, or Maven itself, sets the version of such a plugin, and sets it to a release.
  if (versions.length === 0) return group !== ofMaven || !own.endsWith('-SNAPSHOT');
  return versions
    .flatMap((version) => meanings(version, properties))
    .some((version) => isOpen(version) || /[[(]/.test(version) || version === own);
}
