import { textEntries } from '../../../../shared/src/json-values.js';

/** The sections of package.json that name dependencies. All of them count: each is installed somewhere. */
export const dependencySections = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** The fields of a package.json (or package.yaml). They may hold anything until they are checked. */
export type Manifest = Readonly<Record<string, unknown>>;

/** All dependencies of a manifest: name and specification, one entry for each section that names a dependency. */
export function dependenciesOf(manifest: Manifest): [name: string, spec: string][] {
  return dependencySections.flatMap((section) => textEntries(manifest[section]));
}
