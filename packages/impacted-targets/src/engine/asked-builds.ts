import { isWithin } from '../tree/paths.js';
import type { DeclaredTarget } from '../readers/reader.js';
import type { Readings } from './readings.js';

/** A build among those of an answer, and how targets are called in it. */
export interface NamedBuild {
  readonly readings: Readings;
  /** A target's name in the answer: with the build system in front, where there are several. */
  readonly named: (target: string) => string;
}

/** A build among those of an answer. */
export interface AskedBuild extends NamedBuild {
  /** The id in the graph for an id of the reading: two builds may give different things one id. */
  readonly idOf: (id: string) => string;
  /** Ids of targets that belong to another build, each with the one in the graph. */
  readonly repeats: ReadonlyMap<string, string>;
}

/** The targets of both commits. */
export function targetsOf({ base, head }: Pick<Readings, 'base' | 'head'>): DeclaredTarget[] {
  return [base, head].flatMap((reading) => reading?.targets.filter(({ isPart }) => isPart !== true) ?? []);
}

/**
 * Gives the builds ids in one graph. A target that several builds of one build system have, such as a crate that another workspace uses by its
 * path, is one target. It belongs to the nearest build around its folder; where none is around it, to the first.
 */
export function askedBuilds(builds: readonly NamedBuild[]): AskedBuild[] {
  const owners = new Map<string, { readonly build: NamedBuild; readonly id: string }>();
  const keyOf = ({ readings }: NamedBuild, { folder, name }: DeclaredTarget) =>
    JSON.stringify([readings.reader.name, folder, name]);
  const prefixOf = ({ readings: { reader, root } }: NamedBuild) =>
    builds.length === 1 ? '' : `${reader.name} in ${root}: `;
  for (const build of builds) {
    for (const target of targetsOf(build.readings)) {
      const known = owners.get(keyOf(build, target));
      if (known === undefined || isNearer(build, known.build, target.folder))
        owners.set(keyOf(build, target), { build, id: prefixOf(build) + target.id });
    }
  }
  return builds.map((build) => {
    const repeats = new Map<string, string>();
    const names = new Map<string, string>();
    for (const target of targetsOf(build.readings)) {
      const owner = owners.get(keyOf(build, target));
      if (owner === undefined || owner.build === build) continue;
      repeats.set(target.id, owner.id);
      names.set(target.name, owner.build.named(target.name));
    }
    return {
      readings: build.readings,
      repeats,
      idOf: (id) => repeats.get(id) ?? prefixOf(build) + id,
      named: (name) => names.get(name) ?? build.named(name),
    };
  });
}

function isNearer(one: NamedBuild, other: NamedBuild, folder: string): boolean {
  const [root, before] = [one.readings.root, other.readings.root];
  return isWithin(folder, root) && (!isWithin(folder, before) || root.length > before.length);
}
