import type { Element } from '../../tree/formats/xml.js';
import { inside, isWithin, pathsAbove } from '../../tree/paths.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import type { Commit } from '../commit.js';
import type { DeclaredTarget, Reader, Reading, TargetUse } from '../reader.js';
import { pathFinder } from './named-paths.js';
import { lineage, mayMean, type Coordinates, type Pom } from './pom.js';
import { readReactor, type Module } from './reactor.js';
import { mayBeVersion, referencesOf, type Reference } from './references.js';

/** Maven reactors, read from their POMs. Maven itself is not needed. */
export const maven: Reader = { name: 'maven', read: readMaven };

async function readMaven(commit: Commit, root: string): Promise<Reading | undefined> {
  const reactor = await readReactor(commit, root);
  if (reactor === undefined) return undefined;
  const { modules, opaque } = reactor;
  const usesOf = uses(modules);
  const pathsOf = pathFinder(reactor, root);
  // Files beside the POM, or in a directory above it, that change how Maven itself runs.
  const configuration = [root, ...pathsAbove(root)].flatMap((above) =>
    ['.mvn', 'mvnw', 'mvnw.cmd'].map((name) => inside(above, name)),
  );
  const targets = modules.map((module): DeclaredTarget => {
    const { pom, coordinates } = module;
    return {
      id: nameOf(coordinates),
      name: nameOf(coordinates),
      folder: pom.folder,
      manifest: pom.path,
      uses: usesOf(module),
      owns: configuration,
      reads: pathsOf(pom),
      ...(pom.folder === root && { atRoot: { owns: (path) => path === 'pom.xml' || isWithin(path, 'src') } }),
    };
  });
  const poms = new Set(modules.flatMap(({ pom }) => lineage(pom)).map(({ path }) => path));
  return { targets, opaque, isRead: (path) => poms.has(path) };
}

function nameOf({ group, artifact }: Coordinates): string {
  return `${group}:${artifact}`;
}

/** Finds what a module is built from: its parents, and the modules that it or a parent may mean by its references. */
function uses(modules: readonly Module[]): (module: Module) => TargetUse[] {
  const byArtifact = new Map<string, Module[]>();
  for (const module of modules) append(byArtifact, module.coordinates.artifact, module);
  const listed = new Map(modules.map(({ pom, coordinates }) => [pom, nameOf(coordinates)]));
  const known = new Map<Element, Reference[]>();
  const parentOf = (pom: Pom): TargetUse => {
    const id = listed.get(pom);
    return id === undefined ? { path: pom.path, written: pom.path, what: 'a parent' } : { id };
  };
  return ({ pom, properties }) => {
    const chain = lineage(pom);
    // What is inherited is read with the properties of the heir, which may differ from those of the parent.
    const references = chain.flatMap(({ project }) => getOrMake(known, project, () => referencesOf(project)));
    const used = references
      .filter(({ isManaged }) => !isManaged)
      .flatMap((reference) => {
        const { artifact, ofTests } = reference;
        const candidates = artifact.includes('${') ? modules : (byArtifact.get(artifact) ?? []);
        return candidates
          .filter((each) => mayMean(reference, properties, each.coordinates))
          .filter((each) => mayBeVersion(reference, references, properties, each.pom))
          .map(({ coordinates }) => ({ id: nameOf(coordinates), ofTests }));
      });
    return [...chain.slice(1).map(parentOf), ...used];
  };
}
