import { textEntries } from '../../../shared/json-values.js';

/** The sections of package.json that name dependencies. All of them count: each is installed somewhere. */
export const dependencySections = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** A package.json (or package.yaml), as far as it is looked at. Nothing in it is taken for granted. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Everything that a manifest depends on: name and specification, one for each section that names it. */
export function dependenciesOf(manifest: Manifest): [name: string, spec: string][] {
  return dependencySections.flatMap((section) => textEntries(manifest[section]));
}
