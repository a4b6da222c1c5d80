import { posix } from 'node:path';
import { readObjects } from './commits.js';
import { type CommitGraph, GraphClosure, nearestAbove, Users } from './graph-closure.js';
import { type Element, elementsBelow, readXml, textOf } from './xml.js';

/**
 * What a Maven reactor impacts, by its POMs, as `mvn --also-make-dependents` has it: modules in profiles too, parents,
 * dependencies of any scope, imported BOMs, plugins. Properties in coordinates are read where they are the project's own.
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
    const known = new Set(names.values());
    const users = new Users();
    for (const [directory, project] of modules) {
      for (const { element, managed } of references(project)) {
        const group = textOf(element, 'groupId').replace(/^\$\{(project|pom)\.groupId\}$/, groupOf(project));
        const used = `${group}:${textOf(element, 'artifactId')}`;
        const isUsed = !managed || (element.name === 'dependency' && textOf(element, 'scope') === 'import');
        const name = names.get(directory) ?? '';
        if (isUsed && known.has(used) && used !== name) users.add(name, used);
      }
    }
    const owners = (path: string): string[] => {
      const owner = nearestAbove(path, names);
      const isOfRoot = owner === names.get('') && !/^(src\/|pom\.xml$)/.test(path);
      return owner === undefined || isOfRoot ? [] : [owner];
    };
    return { owners, users, fingerprints: new Map() };
  }
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
