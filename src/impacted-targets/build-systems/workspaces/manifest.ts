/** The sections of package.json that name dependencies. All of them count: each is installed somewhere. */
export const dependencySections = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** A package.json (or package.yaml), as far as it is looked at. Nothing in it is taken for granted. */
export type Manifest = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a mapping whose values are texts; empty for anything else. */
export function textEntries(value: unknown): [string, string][] {
  return isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];
}

/** Everything that a manifest depends on: name and specification, one for each section that names it. */
export function dependenciesOf(manifest: Manifest): [name: string, spec: string][] {
  return dependencySections.flatMap((section) => textEntries(manifest[section]));
}

/** JSON with the keys in one order, so that two values are equal when their texts are. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === undefined) return 'null';
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
}
