import { isRange, mayMeet } from '../../tree/formats/version-ranges.js';
import { inside, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson, fieldsOf } from '../../../../shared/src/json-values.js';
import type { Use } from '../reader.js';
import { dependenciesOf, type Dependency } from './manifest.js';
import type { Member, Workspace } from './members.js';

/** Specifications that only a server can fulfil: a repository or an archive. */
const remoteProtocol =
  /^(git[+:@]|git@|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|patch:|exec:|jsr:)|^[\w.-]+\/[\w.-]+(#.*)?$/;

/** What a dependency means by its specification alone. */
export interface Declared {
  readonly uses: readonly Use[];
  /** Why nobody knows what it means. */
  readonly unknown?: string;
}

/** Finds the packages and places of the repository that specifications mean. */
export class Specifications {
  readonly #byName = new Map<string, Member[]>();
  /** `overrides` and `resolutions` as a text. For names in it, a range does not show which package is used. */
  readonly #overrides: string;

  constructor(
    readonly workspace: Workspace,
    members: readonly Member[],
    readonly root: string,
  ) {
    for (const member of members) append(this.#byName, member.name, member);
    const { overrides, resolutions, pnpm } = workspace.root.manifest;
    this.#overrides = canonicalJson([overrides, resolutions, fieldsOf(pnpm).overrides, workspace.pnpm.overrides]);
  }

  /** A specification with `catalog:` replaced by its meaning; undefined where the catalog has no entry for it. */
  withoutCatalog({ name, spec }: Dependency): string | undefined {
    if (!spec.startsWith('catalog:')) return spec;
    return this.workspace.catalogs.get(spec.slice('catalog:'.length).trim() || 'default')?.get(name);
  }

  /** What a dependency of a package means, where no lockfile says it. */
  meaning({ folder }: Pick<Member, 'folder'>, dependency: Dependency, seen = new Set<string>()): Declared {
    const { name } = dependency;
    const spec = this.withoutCatalog(dependency);
    const written = placeIn(spec);
    if (written === undefined) {
      const found = this.#named(name, spec);
      const unknown = `${inside(folder, 'package.json')} asks for ${name} as ${String(spec)}, and no package of the workspace is called so`;
      const isUnknown = found.length === 0 && spec?.startsWith('workspace:') === true;
      return { uses: found.map((member) => ({ id: member.name })), ...(isUnknown && { unknown }) };
    }
    const path = resolvePath(inside(this.root, folder), written);
    const place =
      path === undefined ? undefined : resolvePath('', path.slice(this.root === '' ? 0 : this.root.length + 1));
    const other = place === undefined || seen.has(place) ? undefined : this.workspace.packages.get(place);
    const uses: Use[] = [{ path, written, what: name }];
    if (other === undefined || this.#byName.get(other.name)?.includes(other) === true) return { uses };
    seen.add(other.folder);
    // A package outside the workspace may need further places.
    return { uses: [...uses, ...dependenciesOf(other.manifest).flatMap((one) => this.meaning(other, one, seen).uses)] };
  }

  /** The packages of the workspace that a name and a specification can mean. */
  #named(name: string, spec: string | undefined): readonly Member[] {
    const [, alias, version = '*'] =
      /^(?:npm:|workspace:)((?:@[^/@]+\/)?[^/@^~*<>=\s]+)(?:@(.*))?$/s.exec(spec ?? '') ?? [];
    if (alias !== undefined && this.#byName.has(alias)) return this.#meeting(alias, version);
    if (spec?.startsWith('npm:') === true && alias !== undefined && alias !== name && !isRange(alias)) {
      return this.#overrides.includes(name) ? (this.#byName.get(name) ?? []) : [];
    }
    if (spec?.startsWith('workspace:') === true) return this.#byName.get(name) ?? [];
    return this.#meeting(name, spec?.replace(/^npm:/, ''));
  }

  /** Packages with this name, unless the specification certainly means another package. */
  #meeting(name: string, spec: string | undefined): readonly Member[] {
    const named = this.#byName.get(name) ?? [];
    if (spec === undefined || this.#overrides.includes(name)) return named;
    if (remoteProtocol.test(spec)) return [];
    return named.filter(({ manifest }) => mayMeet(manifest.version, spec));
  }
}

/** The path that a specification names; undefined where it names none. */
export function placeIn(spec: string | undefined): string | undefined {
  const [, path] =
    /^(?:file|link|portal):(?:\/\/(?!\/))?(.*)$/s.exec(spec ?? '') ??
    /^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/s.exec(spec ?? '') ??
    [];
  return path?.split('::')[0]?.split('#')[0];
}
