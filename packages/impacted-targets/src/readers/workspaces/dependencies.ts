import { belowRoot } from '../../tree/build-root.js';
import { inside, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import type { Use } from '../reader.js';
import type { Lockfile } from './lockfiles/lockfile.js';
import { dependenciesOf, type Dependency } from '../package-json.js';
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
  readonly #byName = new Map<string, Member[]>();

  constructor(
    readonly workspace: Workspace,
    members: readonly Member[],
    readonly root: string,
  ) {
    for (const member of members) append(this.#byName, member.name, member);
  }

  /** A dependency is what a lockfile resolved; where none says so, or a specification names a place, also what the manifest says. */
  needsOf({ name, folder, manifest }: Member, lockfiles: readonly Lockfile[]): Needs {
    const [uses, asked] = [new Map<string, Use[]>(), new Map<string, string[]>()];
    const facts = new Map<string, string>();
    const certain = new Set<string>();
    let unknown: string | undefined;
    const dependencies = dependenciesOf(manifest).map((written) => {
      const spec = this.#withoutCatalog(written);
      if (spec !== written.spec) facts.set(`the catalog's ${written.name}`, spec);
      return { ...written, spec };
    });
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

  /** A specification with `catalog:` replaced by its meaning, where the catalog has an entry for it. */
  #withoutCatalog({ name, spec }: Dependency): string {
    const [, catalog] = /^catalog:(.*)$/s.exec(spec) ?? [];
    if (catalog === undefined) return spec;
    return this.workspace.catalogs.get(catalog.trim() || 'default')?.get(name) ?? spec;
  }

  /**
   * What a dependency means by the manifest. A package outside of the workspace may need further places.
   * @param folder of the package, from the root of the build
   */
  #meaning(folder: string, { name, spec }: Dependency, seen = new Set<string>()): Declared {
    const written = placeIn(spec);
    if (written === undefined) {
      const found = this.#named(name, spec);
      const unknown = `${inside(folder, 'package.json')} asks for ${name} as ${spec}, and no package of the workspace is called so`;
      const isUnknown = found.length === 0 && spec.startsWith('workspace:');
      return { uses: found.map((member) => ({ id: member.name })), ...(isUnknown && { unknown }) };
    }
    const path = resolvePath(inside(this.root, folder), written);
    const uses: Use[] = [{ path, written, what: name }];
    const place = belowRoot(path ?? '..', this.root) ?? '..';
    const other = seen.has(place) ? undefined : this.workspace.packages.get(place);
    if (other === undefined || this.#byName.get(other.name)?.includes(other) === true) return { uses };
    seen.add(place);
    const further = dependenciesOf(other.manifest).map((one) => ({ ...one, spec: this.#withoutCatalog(one) }));
    return { uses: [...uses, ...further.flatMap((one) => this.#meaning(place, one, seen).uses)] };
  }

  /** The packages of the workspace that a specification can mean, whatever its version: by its alias (`npm:@acme/ui@^1.0.0`), or by name. */
  #named(name: string, spec: string): readonly Member[] {
    const alias = /^(?:npm|workspace):((?:@[^/@]+\/)?[^/@\s]+)(?:@.*)?$/s.exec(spec)?.[1];
    return this.#byName.get(alias ?? name) ?? this.#byName.get(name) ?? [];
  }
}

/** The path that a specification names; undefined where it names none. */
export function placeIn(spec: string): string | undefined {
  const [, path] =
    /^(?:file|link|portal):(?:\/\/(?!\/))?(.*)$/s.exec(spec) ?? /^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/s.exec(spec) ?? [];
  return path?.split('::')[0]?.split('#')[0];
}
