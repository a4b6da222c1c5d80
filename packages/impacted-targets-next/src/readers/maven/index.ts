import type { Element } from '../../../../impacted-targets/src/tree/formats/xml.js';
import { inside, isWithin, resolvePath } from '../../../../impacted-targets/src/tree/paths.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import type { Commit } from '../commit.js';
import type { Reader, Reading, TargetUse } from '../reader.js';
import {
  isAnotherVersion,
  lineage,
  mayMean,
  referencesOf,
  runsUnasked,
  type Coordinates,
  type Pom,
  type References,
} from './pom.js';
import { readReactor, type Module, type Reactor } from './reactor.js';

/** Maven reactors, read from their POMs. Maven itself is not needed. */
export const maven: Reader = {
  name: 'maven',
  read: readMaven,
};

async function readMaven(commit: Commit, root: string): Promise<Reading | undefined> {
  const reactor = await readReactor(commit, root);
  if (reactor === undefined) return undefined;
  const find = resolver(reactor.modules);
  const listed = new Map(reactor.modules.map((module) => [module.pom.path, idOf(module)]));
  const known = new Map<Element, References>();
  const configuration = [...commit.files.keys()].filter((path) => isConfiguration(path, root));
  return {
    targets: reactor.modules.map((module) => ({
      id: idOf(module),
      name: idOf(module),
      folder: module.pom.directory,
      manifest: module.pom.path,
      uses: [...parentsOf(module.pom, listed), ...usesOf(module, find, known)],
      owns: configuration,
      reads: [...new Set(lineage(module.pom).flatMap(({ project }) => pathsIn(project, module.pom, reactor, root)))],
      ...(module.pom.directory === root && {
        atRoot: { owns: (path) => inside(root, path) === module.pom.path || path.startsWith('src/') },
      }),
    })),
    opaque: reactor.opaque,
    // Its dependencies and paths are read here: a list of modules is no edge.
    isRead: (path) => listed.has(path),
  };
}

function idOf({ coordinates: { group, artifact } }: Module): string {
  return `${group}:${artifact}`;
}

/** The parents of a POM: modules, or files that no aggregator lists. */
function parentsOf(pom: Pom, listed: ReadonlyMap<string, string>): TargetUse[] {
  return lineage(pom)
    .slice(1)
    .map(({ path }) => {
      const id = listed.get(path);
      return id === undefined ? { path, written: path, what: 'a parent' } : { id };
    });
}

/** Files beside the POM, or in a directory above it, that change how Maven itself runs. */
function isConfiguration(path: string, root: string): boolean {
  const found = /^(?:(.*)\/)?(?:\.mvn\/.*|mvnw|mvnw\.cmd)$/s.exec(path);
  return found !== null && isWithin(root, found[1] ?? '');
}

type Find = (written: Coordinates, module: Module, managed: readonly Coordinates[]) => readonly TargetUse[];

/** Finds the modules that a reference of a module may mean. Most references mean no module. */
function resolver(modules: readonly Module[]): Find {
  const byArtifact = new Map<string, Module[]>();
  for (const module of modules) append(byArtifact, module.coordinates.artifact, module);
  return (written, { properties }, managed) => {
    const candidates = written.artifact.includes('${') ? modules : (byArtifact.get(written.artifact) ?? []);
    return candidates
      .filter((candidate) => mayMean(written, properties, candidate.coordinates))
      .filter((candidate) => !isAnotherVersion(written, managed, properties, candidate))
      .map((candidate) => ({ id: idOf(candidate), ofTests: written.ofTests === true }));
  };
}

/** What a module refers to. Inherited entries use the module's own properties, which may differ from the parent's. */
function usesOf(module: Module, find: Find, known: Map<Element, References>): TargetUse[] {
  const references = lineage(module.pom).map(({ project }) => getOrMake(known, project, () => referencesOf(project)));
  const always = references.flatMap((each) => each.always);
  const versions = references.flatMap((each) => each.versions);
  const isUsed = ({ group, artifact }: Coordinates) =>
    always.some((one) => one.group === group && one.artifact === artifact);
  const managed = references
    .flatMap((each) => each.managed)
    .filter(({ plugin }) => isUsed(plugin) || runsUnasked(plugin));
  return [...always, ...managed.map(({ dependency }) => dependency)].flatMap((one) => find(one, module, versions));
}

/** Folders that Maven knows by name: of the module, of its parent, of the build, and the one in which Maven starts. */
const placeVariables =
  /\$\{(?:(?:project\.|pom\.)?(basedir)|project\.(parent)\.basedir|maven\.(multiModule)ProjectDirectory|(?:session|project)\.(?:rootDirectory)|session\.executionRootDirectory)\}/g;

/**
 * Paths that a POM names in any setting, as a module uses them. A path without a place before it (`config/checkstyle.xml`) may start from the
 * module's folder, or from the folder in which Maven starts.
 */
function pathsIn(project: Element, pom: Pom, reactor: Reactor, root: string): string[] {
  const found: string[] = [];
  const add = (path: string | undefined) => {
    if (path === undefined || path === '' || isWithin(pom.directory, path)) return;
    // The path ends at the folder before an unknown part.
    const unknown = path.indexOf('${');
    found.push(unknown < 0 ? path : path.slice(0, Math.max(0, path.lastIndexOf('/', unknown))));
  };
  const visit = ({ children }: Element) => {
    for (const child of children) {
      if (['modules', 'subprojects', 'parent', 'scm', 'url'].includes(child.name)) continue;
      visit(child);
      const isPlace = /director|file|path|location/i.test(child.name);
      const text = child.text
        .replaceAll('\\', '/')
        .replace(placeVariables, (_all, own?: string, parent?: string, multi?: string) => {
          if (own !== undefined) return `/${pom.directory}`;
          return `/${parent === undefined ? (multi === undefined ? root : reactor.directory) : (pom.parent?.directory ?? '')}`;
        });
      for (const part of isPlace || text.includes('/') ? text.split(/[\s,;:]+/) : []) {
        if (part.startsWith('/')) add(resolvePath('', `.${part}`));
        else if (!part.startsWith('${')) {
          add(resolvePath(pom.directory, part));
          if (part.includes('/') && !reactor.folders.has(inside(root, part.split('/')[0] ?? '')))
            add(resolvePath(root, part));
        }
      }
    }
  };
  visit(project);
  return found.filter((path) => path !== '');
}
