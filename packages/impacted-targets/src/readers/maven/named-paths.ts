import type { Element } from '../../tree/formats/xml.js';
import { inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { getOrMake } from '../../../../shared/src/append.js';
import { lineage, type Pom } from './pom.js';
import type { Reactor } from './reactor.js';

/** Directories that Maven knows by name: of the module, of its parent, of the build, and the one in which Maven starts. */
const places =
  /\$\{(?:(?:project\.|pom\.)?(basedir)|project\.(parent)\.basedir|maven\.(multiModule)ProjectDirectory|(?:session|project)\.(rootDirectory)|session\.executionRootDirectory|user\.dir)\}/g;

/** Fields whose texts are no settings: other readers of the POM know what they mean. */
const leftOut = new Set(['modules', 'subprojects', 'parent', 'scm', 'url']);

/** The paths that POMs name in settings, where they lead to what is not the module's own. */
export class NamedPaths {
  readonly #folders: ReadonlySet<string>;
  readonly #texts = new Map<Element, readonly string[]>();

  /** @param root of the build, from the root of the repository */
  constructor(
    readonly reactor: Reactor,
    readonly root: string,
  ) {
    this.#folders = new Set(reactor.modules.map(({ pom }) => pom.folder));
  }

  /** Files and folders that a module's POM or a parent names. */
  of(pom: Pom): string[] {
    const texts = lineage(pom).flatMap(({ project }) => getOrMake(this.#texts, project, () => textsIn(project)));
    const found = texts.flatMap((text) => [...this.#meant(text, pom)]).filter((path) => path !== '');
    return [...new Set(found)];
  }

  *#meant(text: string, pom: Pom): Generator<string> {
    const { folder, parent } = pom;
    const from = text.replace(places, (_all, own?: string, ofParent?: string, multi?: string, top?: string) => {
      if (own !== undefined) return `/${folder}`;
      if (ofParent !== undefined) return `/${parent?.folder ?? ''}`;
      return `/${(multi ?? top) === undefined ? this.root : this.reactor.folder}`;
    });
    const isPlaced = from !== text || text.includes('../');
    // The path ends at the directory before an unknown part.
    const [known = '', ...unknown] = from.split('${');
    const written = unknown.length > 0 ? known.slice(0, Math.max(0, known.lastIndexOf('/'))) : known;
    const path = written.startsWith('/') ? resolvePath('', `.${written}`) : resolvePath(folder, written);
    if (path !== undefined && !isWithin(folder, path) && this.#home(path) !== folder) yield path;
    // A path without a place before it may start from the directory in which Maven starts.
    const isWhole = !isPlaced && unknown.length === 0 && text.includes('/');
    const fromStart = isWhole ? resolvePath(this.root, text) : undefined;
    if (fromStart !== undefined && this.#home(fromStart) === undefined && !this.#holdsModules(fromStart))
      yield fromStart;
  }

  /** The folder of the module that owns a path; undefined for the files at the root that no module has. */
  #home(path: string): string | undefined {
    const home = [path, ...pathsAbove(path)].find((above) => this.#folders.has(above));
    return home === this.root && !isWithin(path, inside(this.root, 'src')) ? undefined : home;
  }

  #holdsModules(path: string): boolean {
    return [...this.#folders].some((folder) => isWithin(folder, path));
  }
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
