import { posix } from 'node:path';
import { isRange, mayMeet } from '../../tree/formats/version-ranges.js';
import { dependenciesOf } from './manifest.js';
import type { Project, Workspace } from './projects.js';
import { append } from '../../../../shared/src/append.js';
import { canonicalJson, isObject } from '../../../../shared/src/json-values.js';

/** The parts of the repository that one package needs. */
export interface LocalDependencies {
  /** Directories of packages. */
  readonly projects: ReadonlySet<string>;
  /** Files and directories that are not packages of the workspace, from the root of the build (`file:../vendor/x.tgz`). */
  readonly paths: ReadonlySet<string>;
}

/** Specifications that name a place on disk. */
const placeProtocol = /^(file|link|portal):/;

/** Specifications that only a server can fulfil: a repository or an archive. */
const remoteProtocol =
  /^(git[+:@]|git@|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|patch:|exec:|jsr:)|^[\w.-]+\/[\w.-]+(#.*)?$/;

/** Finds the packages of a workspace that other packages need. */
export class LocalResolver {
  readonly #byName = new Map<string, Project[]>();
  readonly #byDirectory = new Map<string, Project>();
  /** `overrides` and `resolutions` as a text. For names in it, a range does not show which package is used. */
  readonly #overrides: string;

  constructor(readonly workspace: Workspace) {
    for (const project of workspace.members) {
      this.#byDirectory.set(project.directory, project);
      append(this.#byName, project.name, project);
    }
    const { manifest } = workspace.root;
    const pnpm = isObject(manifest.pnpm) ? manifest.pnpm : {};
    const { overrides, resolutions } = manifest;
    this.#overrides = canonicalJson([overrides, resolutions, pnpm.overrides, workspace.settings.overrides]);
  }

  /** A specification with `catalog:` replaced by its meaning. */
  specification(name: string, spec: string): string {
    return this.#withoutCatalog(name, spec) ?? spec;
  }

  /** The needs of a package, by all sections of its manifest. */
  of(project: Project): LocalDependencies {
    const projects = new Set<string>();
    const paths = new Set<string>();
    this.#collect(project.manifest, project.directory, { projects, paths }, new Set());
    projects.delete(project.directory);
    return { projects, paths };
  }

  #collect(
    manifest: Project['manifest'],
    directory: string,
    found: { projects: Set<string>; paths: Set<string> },
    seen: Set<string>,
  ): void {
    for (const [name, written] of dependenciesOf(manifest)) {
      const spec = this.#withoutCatalog(name, written);
      const place = placeOf(spec, directory);
      if (place === undefined) {
        for (const project of this.#named(name, spec)) found.projects.add(project.directory);
        continue;
      }
      const project = this.#byDirectory.get(place);
      if (project) {
        found.projects.add(place);
        continue;
      }
      if (seen.has(place)) continue;
      seen.add(place);
      found.paths.add(place);
      // A package outside the workspace may need further places.
      const other = this.workspace.manifests.get(place);
      if (other) this.#collect(other, place, found, seen);
    }
  }

  /** The specification that `catalog:` stands for. Undefined when the catalog has no entry for it. */
  #withoutCatalog(name: string, spec: string): string | undefined {
    if (!spec.startsWith('catalog:')) return spec;
    return this.workspace.catalogs.get(spec.slice('catalog:'.length).trim() || 'default')?.get(name);
  }

  /** The packages of the workspace that a name and a specification can mean. */
  #named(name: string, spec: string | undefined): readonly Project[] {
    const alias = /^(?:npm:|workspace:)((?:@[^/@]+\/)?[^/@^~*<>=\s]+)(?:@(.*))?$/s.exec(spec ?? '');
    if (alias?.[1] !== undefined && this.#byName.has(alias[1])) return this.#meeting(alias[1], alias[2] ?? '*');
    if (spec?.startsWith('npm:') && alias?.[1] !== undefined && alias[1] !== name && !isRange(alias[1])) {
      return this.#overrides.includes(name) ? (this.#byName.get(name) ?? []) : [];
    }
    if (spec?.startsWith('workspace:')) return this.#byName.get(name) ?? [];
    return this.#meeting(name, spec?.replace(/^npm:/, ''));
  }

  /** Packages with this name, unless the specification certainly means another package. */
  #meeting(name: string, spec: string | undefined): readonly Project[] {
    const named = this.#byName.get(name) ?? [];
    if (spec === undefined || this.#overrides.includes(name)) return named;
    if (remoteProtocol.test(spec)) return [];
    return named.filter(({ manifest }) => mayMeet(manifest.version, spec));
  }
}

/** The place to which a specification points, from the root of the build. Undefined when it names no place. */
function placeOf(spec: string | undefined, directory: string): string | undefined {
  if (spec === undefined) return undefined;
  const path = placeProtocol.test(spec)
    ? spec.replace(placeProtocol, '').replace(/^\/\/(?!\/)/, '')
    : /^(workspace:)?(\.{1,2}(\/|$))/.test(spec)
      ? spec.replace(/^workspace:/, '')
      : undefined;
  if (path === undefined) return undefined;
  const place = posix.normalize(posix.join(directory, path.split('::')[0]?.split('#')[0] ?? path)).replace(/\/$/, '');
  return place === '.' ? '' : place;
}
