import { belowRoot } from '../../tree/build-root.js';
import { inside, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import type { Use } from '../reader.js';
import type { Lockfile } from './lockfiles/lockfile.js';
import { dependenciesOf, type Dependency, type Manifest } from '../package-json.js';
import type { Member, Workspace } from './members.js';

/** What a package needs: for each dependency what it means, and what nobody knows. */
export interface Needs {
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  /** What the manifest asks for, by name. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  /** Entries of catalogs that it uses. */
  readonly facts: ReadonlyMap<string, string>;
  readonly unknown?: string;
}

/** What a dependency means by its specification alone. */
interface Declared {
  readonly uses: readonly Use[];
  /** Why nobody knows what it means. */
  readonly unknown?: string;
}

/** Finds the packages and places of the repository that specifications mean. */
export class Specifications {
  constructor(
    readonly workspace: Workspace,
    readonly members: readonly Member[],
    /** The names of the members. */
    readonly names: ReadonlySet<string>,
    readonly root: string,
  ) {}

  /** A dependency is what a lockfile resolved; where none says so, or a specification names a place, also what the manifest says. */
  needsOf({ name, folder, manifest }: Member, lockfiles: readonly Lockfile[]): Needs {
    const [uses, asked] = [new Map<string, Use[]>(), new Map<string, string[]>()];
    const facts = new Map<string, string>();
    const certain = new Set<string>();
    let unknown: string | undefined;
    const dependencies = this.#dependenciesIn(manifest);
    for (const one of dependencies) if (one.ofCatalog !== undefined) facts.set(`the catalog's ${one.name}`, one.spec);
    for (const resolved of lockfiles.flatMap((one) => one.installs({ name, folder, dependencies }))) {
      for (const use of resolved.uses) append(uses, resolved.name, use);
      if (resolved.isCertain) certain.add(resolved.name);
    }
    for (const dependency of dependencies) {
      append(asked, dependency.name, dependency.spec);
      if (certain.has(dependency.name) && !/^(?:workspace|file|link|portal):/.test(dependency.spec)) continue;
      const declared = this.#meaning(folder, dependency);
      for (const use of declared.uses) append(uses, dependency.name, use);
      if (!certain.has(dependency.name)) unknown ??= declared.unknown;
    }
    return { uses, asked, facts, ...(unknown !== undefined && { unknown }) };
  }

  /** The dependencies of a manifest, with `catalog:` replaced by its meaning, where the catalog has an entry for it. */
  #dependenciesIn(manifest: Manifest) {
    return dependenciesOf(manifest).map(({ name, spec }) => {
      const catalog = /^catalog:(.*)$/s.exec(spec)?.[1]?.trim();
      const ofCatalog =
        catalog === undefined ? undefined : this.workspace.catalogs.get(catalog || 'default')?.get(name);
      return { name, spec: ofCatalog ?? spec, ofCatalog };
    });
  }

  /**
   * What a dependency means by the manifest. A package outside of the workspace may need further places.
   * @param folder of the package, from the root of the build
   */
  #meaning(folder: string, { name, spec }: Dependency, seen = new Set<string>()): Declared {
    const written = placeIn(spec);
    if (written === undefined) {
      // By its alias (`npm:@acme/ui@^1.0.0`), or by name, whatever its version.
      const alias = /^(?:npm|workspace):((?:@[^/@]+\/)?[^/@\s]+)(?:@.*)?$/s.exec(spec)?.[1] ?? name;
      const called = [alias, name].find((one) => this.names.has(one));
      const unknown = `${inside(folder, 'package.json')} asks for ${name} as ${spec}, and no package of the workspace is called so`;
      if (called !== undefined) return { uses: [{ id: called }] };
      return { uses: [], ...(spec.startsWith('workspace:') && { unknown }) };
    }
    const path = resolvePath(inside(this.root, folder), written);
    const uses: Use[] = [{ path, written, what: name }];
    const place = belowRoot(path ?? '..', this.root) ?? '..';
    const other = seen.has(place) ? undefined : this.workspace.packages.get(place);
    if (other === undefined || this.members.includes(other)) return { uses };
    seen.add(place);
    const further = this.#dependenciesIn(other.manifest);
    return { uses: [...uses, ...further.flatMap((one) => this.#meaning(place, one, seen).uses)] };
  }
}

/** The path that a specification names; undefined where it names none. */
export function placeIn(spec: string): string | undefined {
  const [, path] =
    /^(?:file|link|portal):(?:\/\/(?!\/))?(.*)$/s.exec(spec) ?? /^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/s.exec(spec) ?? [];
  return path?.split('::')[0]?.split('#')[0];
}
