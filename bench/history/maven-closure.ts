import { posix } from 'node:path';
import { readObjects } from './commits.js';
import { type CommitGraph, GraphClosure, nearestAbove, partOf, Users } from './graph-closure.js';
import { type Element, elementsBelow, readXml, textOf } from './xml.js';

/**
 * What a Maven reactor impacts, by its POMs, as `mvn --also-make-dependents` has it: modules in profiles too, parents,
 * dependencies of any scope, imported BOMs, plugins. Properties in coordinates are read where they are the project's own.
 * As in Maven's sorter of projects, a reference means a module only in the module's version. A version is written, or
 * managed by the project or its parents in the reactor. If it is set elsewhere, it may be any version, except for
 * plugins of Maven itself: a parent elsewhere or Maven sets these to a release.
 */
export class MavenClosure extends GraphClosure {
  protected override graph(_commit: string, files: ReadonlyMap<string, string>): CommitGraph {
    const poms = [...files].filter(([path]) => posix.basename(path) === 'pom.xml');
    const texts = readObjects(
      this.directory,
      poms.map(([, object]) => object),
    );
    const modules = new Map<string, Element>();
    const visit = (path: string) => {
      const project = readXml(texts.get(files.get(path) ?? '') ?? '').children[0];
      const directory = posix.dirname(path).replace(/^\.$/, '');
      if (project === undefined || modules.has(directory)) return;
      modules.set(directory, project);
      for (const { name, text } of elementsBelow(project)) {
        const place = posix.join(directory, text);
        if (name === 'module') visit(place.endsWith('.xml') ? place : posix.join(place, 'pom.xml'));
      }
    };
    visit('pom.xml');
    const groupOf = (project: Element) =>
      textOf(project, 'groupId') ||
      textOf(
        project.children.find(({ name }) => name === 'parent'),
        'groupId',
      );
    const names = new Map(
      [...modules].map(([directory, project]) => [directory, `${groupOf(project)}:${textOf(project, 'artifactId')}`]),
    );
    const known = new Map([...names].map(([directory, name]) => [name, directory]));
    const chainOf = (directory: string): Element[] => {
      const project = modules.get(directory);
      const parent = project?.children.find(({ name }) => name === 'parent');
      const above = known.get(`${textOf(parent, 'groupId')}:${textOf(parent, 'artifactId')}`);
      if (project === undefined) return [];
      return above === undefined || above === directory ? [project] : [project, ...chainOf(above)];
    };
    const users = new Users();
    for (const [directory, project] of modules) {
      const chain = chainOf(directory);
      for (const { element, managed } of references(project)) {
        const written = textOf(element, 'groupId') || (element.name === 'plugin' ? 'org.apache.maven.plugins' : '');
        const group = written.replace(/^\$\{(project|pom)\.groupId\}$/, groupOf(project));
        const used = `${group}:${textOf(element, 'artifactId')}`;
        const isUsed = !managed || (element.name === 'dependency' && textOf(element, 'scope') === 'import');
        const name = names.get(directory) ?? '';
        const place = known.get(used);
        if (!isUsed || place === undefined || used === name) continue;
        if (element.name !== 'parent' && !mayBeVersion(element, chain, chainOf(place))) continue;
        users.add(name, used);
        const ofTests = textOf(element, 'type') === 'test-jar' || textOf(element, 'classifier') === 'tests';
        if (ofTests) users.add(name, partOf(used, 'tests'));
      }
    }
    const owners = (path: string): string[] => {
      const owner = nearestAbove(path, names);
      const isOfRoot = owner === names.get('') && !/^(src\/|pom\.xml$)/.test(path);
      if (owner === undefined || isOfRoot) return [];
      // Tests and pages of a site are in no artifact, but for the tests that another module names as such.
      return [/(^|\/)src\/(?:site|test|it)\//.test(path) ? partOf(owner, 'tests') : owner];
    };
    return { owners, users, fingerprints: new Map() };
  }
}

/**
 * Whether the version of a reference may be that of a module.
 * @param chain POMs of the module that refers: its own, then its parents
 * @param meant those of the module
 */
function mayBeVersion(element: Element, chain: readonly Element[], meant: readonly Element[]): boolean {
  const version = versionOf(meant);
  const artifact = textOf(element, 'artifactId');
  const management = chain.flatMap((project) => [...references(project)].filter(({ managed }) => managed));
  const managed = management.map((each) => each.element).filter((each) => textOf(each, 'artifactId') === artifact);
  const written = [element, ...managed].map((each) => textOf(each, 'version')).find((each) => each !== '');
  if (written !== undefined) {
    const asked = resolved(written, chain);
    return asked === version || /[$[(]/.test(asked) || version.includes('$');
  }
  const isOfMaven = element.name === 'plugin' && /^(org\.apache\.maven\.plugins)?$/.test(textOf(element, 'groupId'));
  return !isOfMaven || !version.endsWith('-SNAPSHOT');
}

function versionOf(chain: readonly Element[]): string {
  const [project] = chain;
  const parent = project?.children.find(({ name }) => name === 'parent');
  return resolved(textOf(project, 'version') || textOf(parent, 'version'), chain);
}

/** A text with the properties of POMs in it; the first of the POMs that has a property counts. */
function resolved(text: string, chain: readonly Element[], depth = 0): string {
  if (depth > 9) return text;
  return text.replace(/\$\{([^}]+)\}/g, (all, name: string) => {
    if (/^(project|pom)\.version$/.test(name)) return versionOf(chain);
    const found = chain
      .map((project) =>
        textOf(
          project.children.find((each) => each.name === 'properties'),
          name,
        ),
      )
      .find((each) => each !== '');
    return found === undefined ? all : resolved(found, chain, depth + 1);
  });
}

/** What has coordinates in a POM; `managed` where it only says which version would be used. */
function* references(
  element: Element,
  managed = false,
): Generator<{ readonly element: Element; readonly managed: boolean }> {
  for (const child of element.children) {
    if (child.name === 'exclusions') continue;
    if (['parent', 'dependency', 'plugin', 'extension', 'path'].includes(child.name)) yield { element: child, managed };
    yield* references(child, managed || /^(dependency|plugin)Management$/.test(child.name));
  }
}
