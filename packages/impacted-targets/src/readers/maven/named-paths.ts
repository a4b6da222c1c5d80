import type { Element } from '../../tree/formats/xml.js';
import { inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { getOrMake } from '../../../../shared/src/append.js';
import { lineage, type Pom } from './pom.js';
import type { Reactor } from './reactor.js';

/** Directories that Maven knows by name: of the module, of its parent, and those of the build and in which Maven starts. */
const places =
  /\$\{(?:(?:project\.|pom\.)?(basedir)|project\.(parent)\.basedir|maven\.multiModuleProjectDirectory|(?:session|project)\.rootDirectory|session\.executionRootDirectory|user\.dir)\}/g;

/** Fields whose texts are no settings: other readers of the POM know what they mean. */
const leftOut = new Set(['modules', 'subprojects', 'parent', 'scm', 'url']);

/**
 * Finds the files and folders that POMs name in settings, and that are not the module's own.
 * @param root of the build, from the root of the repository
 * @returns a function that gives them for a POM and its parents
 */
export function pathFinder(reactor: Reactor, root: string): (pom: Pom) => string[] {
  const texts = new Map<Element, readonly string[]>();
  const folders = new Set(reactor.modules.map(({ pom }) => pom.folder));
  /** The folder of the module that owns a path; undefined for the files at the root that no module has. */
  const homeOf = (path: string) => {
    const home = [path, ...pathsAbove(path)].find((above) => folders.has(above));
    return home === root && !isWithin(path, inside(root, 'src')) ? undefined : home;
  };
  const meantBy = (text: string, { folder, parent }: Pom): string[] => {
    const placed = text.replace(places, (_all, own?: string, ofParent?: string) =>
      own === undefined ? `/${ofParent === undefined ? reactor.folder : (parent?.folder ?? '')}` : `/${folder}`,
    );
    // The path ends at the directory before an unknown part.
    const [known = '', ...unknown] = placed.split('${');
    const written = unknown.length > 0 ? known.slice(0, Math.max(0, known.lastIndexOf('/'))) : known;
    const path = written.startsWith('/') ? resolvePath('', `.${written}`) : resolvePath(folder, written);
    const isOther = path !== undefined && !isWithin(folder, path) && homeOf(path) !== folder;
    // A path without a place before it may start from the directory in which Maven starts.
    const isWhole = unknown.length === 0 && !text.includes('../') && text.includes('/');
    const fromStart = isWhole ? resolvePath(root, text) : undefined;
    const isAtRoot = fromStart !== undefined && homeOf(fromStart) === undefined;
    return [...(isOther ? [path] : []), ...(isAtRoot ? [fromStart] : [])];
  };
  return (pom) => {
    const all = lineage(pom).flatMap(({ project }) => getOrMake(texts, project, () => textsIn(project)));
    return [...new Set(all.flatMap((text) => meantBy(text, pom)))].filter((path) => path !== '');
  };
}

/** Texts of a POM that may be paths: with a slash, or in an element for a place. */
function textsIn(element: Element): string[] {
  return element.children.flatMap((child) => {
    if (leftOut.has(child.name)) return [];
    const isPlace = /director|file|path|location/i.test(child.name);
    const words = child.text.replaceAll('\\', '/').split(/[\s,;:]+/);
    return [...words.filter((word) => word !== '' && (isPlace || /[/$]/.test(word))), ...textsIn(child)];
  });
}
