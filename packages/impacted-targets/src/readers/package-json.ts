import { manifestText } from '../tree/broken-manifest.js';
import { belowRoot } from '../tree/build-root.js';
import { parseJson } from '../tree/formats/json.js';
import { parseYaml } from '../tree/formats/yaml.js';
import { nameOf } from '../tree/paths.js';
import { isObject, textEntries } from '../../../shared/src/json-values.js';
import type { Commit } from './commit.js';

/** The sections of package.json that name dependencies. All of them count: each is installed somewhere. */
export const dependencySections = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** The fields of a package.json or of a settings file. They may hold anything until they are checked. */
export type Manifest = Readonly<Record<string, unknown>>;

/**
 * The manifests of packages, by their paths from the root of the build. One that cannot be read is undefined: it may be a test's sample, and
 * matters only for a package of the workspace.
 */
export async function packageManifests(commit: Commit, root: string): Promise<Map<string, Manifest | undefined>> {
  const paths = [...commit.files.keys()].filter(
    (path) => /^package\.(?:json5?|yaml)$/.test(nameOf(path)) && !`/${path}`.includes('/node_modules/'),
  );
  const manifests = await commit.documents('package.json', paths, parseManifest);
  return new Map(
    paths.flatMap((path) => {
      const below = belowRoot(path, root);
      return below === undefined ? [] : [[below, manifests.get(path)] as const];
    }),
  );
}

/** The fields of a manifest; undefined where it cannot be read. */
export function parseManifest(content: Buffer, path: string): Manifest | undefined {
  try {
    const text = manifestText(content);
    const value: unknown = /\.ya?ml$/.test(path) ? parseYaml(text) : parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A dependency, as a manifest writes it. */
export interface Dependency {
  readonly name: string;
  readonly spec: string;
}

/** All dependencies of a manifest, one for each section that names it. */
export function dependenciesOf(manifest: Manifest): Dependency[] {
  return dependencySections.flatMap((section) =>
    textEntries(manifest[section]).map(([name, spec]) => ({ name, spec })),
  );
}
