import { BrokenManifest, manifestText } from '../../tree/broken-manifest.js';
import { childOf, parseXml, textOf, type Element } from '../../tree/formats/xml.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove, resolvePath } from '../../tree/paths.js';
import { leadsNowhere } from '../../tree/unanswerable.js';
import type { Commit, Documents } from '../commit.js';
import { coordinatesOf, mayMean, meanings, profilesOf, propertiesOf } from './pom.js';
import type { Coordinates, Pom, Properties } from './pom.js';

/** A module of the reactor. */
export interface Module {
  readonly pom: Pom;
  readonly properties: Properties;
  readonly coordinates: Coordinates;
}

/** The modules that Maven builds when it starts at the root of the build, with all profiles. */
export interface Reactor {
  readonly modules: readonly Module[];
  /** The folder that `${maven.multiModuleProjectDirectory}` means. */
  readonly folder: string;
  /** Submodules that hold modules. The names of these modules are not in the repository. */
  readonly opaque: ReadonlySet<string>;
}

/**
 * Reads the reactor.
 * Rules: https://maven.apache.org/guides/mini/guide-multiple-modules.html and https://maven.apache.org/pom.html
 * @param root of the build, from the root of the repository
 * @returns undefined when there is no POM
 * @throws BrokenManifest, Unanswerable
 */
export async function readReactor(commit: Commit, root: string): Promise<Reactor | undefined> {
  const start = inside(root, 'pom.xml');
  if (!commit.files.has(start)) return undefined;
  const all = [...commit.files.keys()];
  const folder = [root, ...pathsAbove(root)].find((above) => all.some((path) => isWithin(path, inside(above, '.mvn'))));
  const configuration = inside(folder ?? root, '.mvn/maven.config');
  const user = (await commit.document('maven.config', configuration, userProperties)) ?? new Map<string, string>();
  // A POM of any name may be a module or a parent. Other XML files are read only when one is.
  const documents = await commit.documents(
    'pom',
    all.filter((path) => nameOf(path) === 'pom.xml'),
    parsePom,
  );
  const poms = pomFinder(commit, documents, user);
  const modules = new Map<string, Module>();
  const opaque = new Set<string>();
  const waiting = [{ path: start, from: start }];
  // The loop over an array also reaches elements that are added while it runs.
  for (const { path, from } of waiting) {
    if (modules.has(path)) continue;
    const submodule = commit.submodules.find((place) => isWithin(path, place));
    if (submodule !== undefined) {
      opaque.add(submodule);
      continue;
    }
    const pom = await poms.at(path);
    if (pom === undefined) throw new BrokenManifest(from, `it lists the module ${path}, which is not there`);
    const module = poms.moduleOf(pom);
    modules.set(path, module);
    for (const listed of listedBy(module, documents)) waiting.push({ path: listed, from: path });
  }
  poms.findByCoordinates([...modules.values()]);
  return { modules: [...modules.values()].map(({ pom }) => poms.moduleOf(pom)), folder: folder ?? root, opaque };
}

function parsePom(content: Buffer, path: string): Element {
  const project = parseXml(path, content);
  if (project.name === 'project') return project;
  throw new BrokenManifest(path, `its root element is ${project.name}, not project`, project.line);
}

/** Reads `-Dname=value` of .mvn/maven.config, which may set versions such as `${revision}`. */
function userProperties(content: Buffer): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const argument of manifestText(content).split(/\s+/)) {
    const [, name, value] = /^(?:-D|--define=)([^=]+)(?:=(.*))?$/.exec(argument) ?? [];
    if (name !== undefined) found.set(name, value ?? 'true');
  }
  return found;
}

/** Paths of the POMs that an aggregator lists, in its profiles too; from the root of the repository. */
function listedBy({ pom, properties }: Module, poms: Documents<Element>): string[] {
  const { project, folder, path } = pom;
  const lists = [project, ...profilesOf(project)]
    .flatMap(({ children }) => children)
    .filter(({ name }) => name === 'modules' || name === 'subprojects');
  const written = lists.flatMap(({ children }) => children.map(({ text }) => text.replaceAll('\\', '/')));
  const listed = written.flatMap((text) => meanings(text, properties));
  const isNew = textOf(project, 'modelVersion') === '4.1.0' && textOf(project, 'packaging') === 'pom';
  // From model 4.1.0 on, an aggregator without a list includes the directories below it.
  if (isNew && lists.length === 0) {
    const below = [...poms.paths()].filter((other) => other !== path && directoryOf(directoryOf(other)) === folder);
    listed.push(...below.map((other) => nameOf(directoryOf(other))));
  }
  return listed.map((module) => {
    const place = placeOfPom(folder, module);
    if (place === undefined) throw leadsNowhere(path, module, 'a module');
    return place;
  });
}

/** Path of the POM that a reference to a directory or a file means. */
function placeOfPom(folder: string, written: string): string | undefined {
  const path = resolvePath(folder, written);
  return path === undefined || path.endsWith('.xml') ? path : inside(path, 'pom.xml');
}

/** Finds the POMs of a commit, with their parents. */
function pomFinder(commit: Commit, documents: Documents<Element>, user: ReadonlyMap<string, string>) {
  const found = new Map<string, Pom>();
  const moduleOf = (pom: Pom): Module => {
    const properties = propertiesOf(pom, user);
    return { pom, properties, coordinates: coordinatesOf(pom, properties) };
  };
  const parentByPath = async (pom: Pom): Promise<Pom | undefined> => {
    const parent = childOf(pom.project, 'parent');
    const written = childOf(parent, 'relativePath')?.text ?? '../pom.xml';
    // An empty relativePath means that the parent is not in the repository.
    const place = parent && written !== '' ? placeOfPom(pom.folder, written.replaceAll('\\', '/')) : undefined;
    const candidate = place === undefined ? undefined : await at(place);
    if (candidate === undefined) return undefined;
    const { coordinates, properties } = moduleOf(candidate);
    const { group, artifact } = coordinates;
    // Where the coordinates differ, Maven takes another POM than the one at the path.
    const meant = { group: textOf(parent, 'groupId') ?? group, artifact: textOf(parent, 'artifactId') ?? artifact };
    return mayMean(meant, properties, coordinates) ? candidate : undefined;
  };
  const at = async (path: string): Promise<Pom | undefined> => {
    const known = found.get(path);
    if (known !== undefined) return known;
    const project = documents.has(path) ? documents.get(path) : await commit.document('pom', path, parsePom);
    if (project === undefined) return undefined;
    const pom: Pom = { path, folder: directoryOf(path), project };
    // It is known before its parent is looked for, since POMs may inherit from each other in a circle.
    found.set(path, pom);
    const parent = await parentByPath(pom);
    if (parent !== undefined) pom.parent = parent;
    return pom;
  };
  /** Where no path leads to a parent, the module of the reactor with the parent's coordinates is the parent. */
  const findByCoordinates = (modules: readonly Module[]) => {
    for (const pom of found.values()) {
      const parent = childOf(pom.project, 'parent');
      const [group, artifact] = [textOf(parent, 'groupId'), textOf(parent, 'artifactId')];
      if (pom.parent !== undefined || group === undefined || artifact === undefined) continue;
      const { properties } = moduleOf(pom);
      const meant = modules.find((one) => one.pom !== pom && mayMean({ group, artifact }, properties, one.coordinates));
      if (meant !== undefined) pom.parent = meant.pom;
    }
  };
  return { at, moduleOf, findByCoordinates };
}
