import { foldedPath } from '../../../../impacted-targets/src/tree/folded-path.js';
import { leadsNowhere } from '../../../../impacted-targets/src/tree/unanswerable.js';
import { BrokenManifest, manifestText } from '../../../../impacted-targets/src/tree/broken-manifest.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove } from '../../../../impacted-targets/src/tree/paths.js';
import {
  coordinatesOf,
  mayMean,
  modulesOf,
  pomAt,
  propertiesOf,
  type Coordinates,
  type Pom,
  type Properties,
} from './pom.js';
import { childOf, parseXml, textOf, type Element } from '../../../../impacted-targets/src/tree/formats/xml.js';
import { getOrMake } from '../../../../shared/src/append.js';
import type { Commit } from '../commit.js';

/** A module of the reactor. */
export interface Module {
  readonly pom: Pom;
  readonly properties: Properties;
  readonly coordinates: Coordinates;
}

/** The modules that Maven builds when it starts at the root of the build, with all profiles. */
export interface Reactor {
  readonly modules: readonly Module[];
  /** The directory that `${maven.multiModuleProjectDirectory}` means. */
  readonly directory: string;
  /** Folders that hold modules, and those above them. */
  readonly folders: ReadonlySet<string>;
  /** Submodules that hold modules. The names of these modules are not in the repository. */
  readonly opaque: ReadonlySet<string>;
}

/**
 * Reads the reactor.
 * Rules: https://maven.apache.org/guides/mini/guide-multiple-modules.html and https://maven.apache.org/pom.html
 * @param root of the build, from the root of the repository
 * @returns undefined when there is no POM
 * @throws BrokenManifest
 */
export async function readReactor(commit: Commit, root: string): Promise<Reactor | undefined> {
  const { tree, submodules } = commit;
  const paths = [...commit.files.keys()];
  // A POM of any name may be listed as a module. Other XML files are read only when one is listed.
  const poms = paths.filter((path) => nameOf(path) === 'pom.xml');
  const start = inside(root, 'pom.xml');
  if (!poms.includes(start)) return undefined;
  const configured = [root, ...pathsAbove(root)].find((above) =>
    paths.some((path) => path.startsWith(inside(above, '.mvn/'))),
  );
  const directory = configured ?? root;
  const configuration = inside(directory, '.mvn/maven.config');
  const contents = new Map(await tree.read([...poms, configuration]));
  const user = userProperties(contents.get(configuration));
  const opaque = new Set<string>();

  const reading = new Reading(commit, contents, user);
  const found = new Map<string, Module>();
  const queue = [{ path: start, from: start }];
  for (const { path, from } of queue) {
    if (found.has(path)) continue;
    const submodule = submodules.find((place) => isWithin(path, place));
    if (submodule !== undefined) {
      opaque.add(submodule);
      continue;
    }
    if (!contents.has(path)) {
      const [other] = await tree.read([path]);
      if (other === undefined) throw new BrokenManifest(from, `it lists the module ${path}, which is not there`);
      contents.set(...other);
    }
    await reading.loadAncestors(path);
    const pom = reading.pom(path);
    const properties = propertiesOf(pom, user);
    found.set(path, { pom, properties, coordinates: coordinatesOf(pom, properties) });
    const siblings = () => {
      const prefix = inside(pom.directory, '');
      return poms
        .filter((each) => directoryOf(directoryOf(each)) === prefix && each !== path)
        .map((each) => nameOf(directoryOf(each)));
    };
    for (const module of modulesOf(pom, properties, siblings)) queue.push({ path: module, from: path });
  }
  const folders = new Set([...found.keys()].flatMap(pathsAbove));
  return { modules: reading.withCoordinates(found), directory, folders, opaque };
}

function parentPath(path: string, project: Element): string | undefined {
  const parent = childOf(project, 'parent');
  if (parent === undefined) return undefined;
  const written = childOf(parent, 'relativePath');
  // An empty relativePath means that the parent is not in the repository.
  if (written?.text === '') return undefined;
  return pomAt(directoryOf(path), (written?.text ?? '../pom.xml').replaceAll('\\', '/'));
}

class Reading {
  readonly #commit: Commit;
  readonly #contents: Map<string, Buffer>;
  readonly #user: ReadonlyMap<string, string>;
  readonly #projects = new Map<string, Element>();
  readonly #poms = new Map<string, Pom>();
  constructor(commit: Commit, contents: Map<string, Buffer>, user: ReadonlyMap<string, string>) {
    this.#commit = commit;
    this.#contents = contents;
    this.#user = user;
  }

  #project(path: string): Element {
    return getOrMake(this.#projects, path, () => {
      const project = parseXml(path, this.#contents.get(path) ?? Buffer.alloc(0));
      if (project.name === 'project') return project;
      throw new BrokenManifest(path, `its root element is ${project.name}, not project`, project.line);
    });
  }

  /** Any file may be a parent. Parents that are not named pom.xml are read here. */
  async loadAncestors(path: string): Promise<void> {
    const passed = new Set<string>();
    for (let next: string | undefined = path; next !== undefined && !passed.has(next);) {
      passed.add(next);
      if (!this.#contents.has(next)) {
        const content = (await this.#commit.tree.read([next])).get(next);
        if (content === undefined) {
          // A missing parent comes from a server, unless another system finds a file here.
          const folded = foldedPath(next);
          if ([...this.#commit.files.keys()].some((other) => foldedPath(other) === folded))
            throw leadsNowhere(path, next, 'a parent');
          return;
        }
        this.#contents.set(next, content);
      }
      next = parentPath(next, this.#project(next));
    }
  }

  pom(path: string, below: readonly string[] = []): Pom {
    return getOrMake(this.#poms, path, () => {
      const project = this.#project(path);
      return { path, directory: directoryOf(path), project, parent: this.#parent(path, project, [...below, path]) };
    });
  }

  #parent(path: string, project: Element, below: readonly string[]): Pom | undefined {
    const place = parentPath(path, project);
    if (place === undefined || below.includes(place) || !this.#contents.has(place)) return undefined;
    const parent = this.pom(place, below);
    return this.#isMeant(project, parent) ? parent : undefined;
  }

  /** False when the coordinates differ. Maven then takes another POM than the one at the path. */
  #isMeant(project: Element, candidate: Pom): boolean {
    const written = childOf(project, 'parent');
    const [group, artifact] = [textOf(written, 'groupId'), textOf(written, 'artifactId')];
    const properties = propertiesOf(candidate, this.#user);
    const coordinates = coordinatesOf(candidate, properties);
    return mayMean(
      { group: group ?? coordinates.group, artifact: artifact ?? coordinates.artifact },
      properties,
      coordinates,
    );
  }

  /** Where no path leads to a parent, the module of the reactor with the parent's coordinates is the parent. */
  withCoordinates(found: ReadonlyMap<string, Module>): Module[] {
    const modules = [...found.values()];
    const byPath = new Map<string, Pom>();
    const resolve = (pom: Pom, below: readonly Pom[]): Pom => {
      const known = byPath.get(pom.path);
      if (known) return known;
      const written = childOf(pom.project, 'parent');
      const [group, artifact] = [textOf(written, 'groupId'), textOf(written, 'artifactId')];
      let parent = pom.parent;
      if (parent === undefined && group !== undefined && artifact !== undefined) {
        const own = propertiesOf(pom, this.#user);
        parent = modules.find(
          (each) =>
            (each.coordinates.artifact === artifact || artifact.includes('${')) &&
            mayMean({ group, artifact }, own, each.coordinates) &&
            each.pom.path !== pom.path,
        )?.pom;
      }
      const resolved =
        parent === undefined || below.some(({ path }) => path === parent.path)
          ? { ...pom, parent: undefined }
          : { ...pom, parent: resolve(parent, [...below, pom]) };
      byPath.set(pom.path, resolved);
      return resolved;
    };
    return modules.map((module) => {
      const pom = resolve(module.pom, []);
      const properties = propertiesOf(pom, this.#user);
      return { pom, properties, coordinates: coordinatesOf(pom, properties) };
    });
  }
}

/** Reads `-Dname=value` of .mvn/maven.config, which may set versions such as `${revision}`. */
function userProperties(content: Buffer | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const argument of content === undefined ? [] : manifestText(content).split(/\s+/)) {
    const [, name, value] = /^(?:-D|--define=)([^=]+)(?:=(.*))?$/.exec(argument) ?? [];
    if (name !== undefined) found.set(name, value ?? 'true');
  }
  return found;
}
