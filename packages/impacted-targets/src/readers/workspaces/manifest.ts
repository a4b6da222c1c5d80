import { manifestText } from '../../tree/broken-manifest.js';
import { parseJson } from '../../tree/formats/json.js';
import { parseYaml } from '../../tree/formats/yaml.js';
import { isObject, textEntries } from '../../../../shared/src/json-values.js';

/** The sections of package.json that name dependencies. All of them count: each is installed somewhere. */
export const dependencySections = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** The fields of a package.json or of a settings file. They may hold anything until they are checked. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Names of manifests of packages. */
export const manifestNames = ['package.json', 'package.yaml', 'package.json5'];

/** The fields of a manifest; undefined where it cannot be read. It may be a test's sample, and matters only for a package of the workspace. */
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
