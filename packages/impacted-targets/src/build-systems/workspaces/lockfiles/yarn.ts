import { parseYaml } from '../../../tree/formats/yaml.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import type { LockedPackage, LockedPackages } from './locked-packages.js';
import { shortened } from '../../../../../shared/src/text.js';
import { canonicalJson, isObject, textEntries } from '../../../../../shared/src/json-values.js';
import { addTo } from '../../../../../shared/src/append.js';

/** How many entries a dependency may mean at most. A repository hardly has more versions of one name. */
const mostMeant = 100;

/** An entry of yarn.lock: the descriptors (`name@range`) that it answers, and its fields. */
interface Entry {
  readonly descriptors: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads yarn.lock, of yarn 1 or of a later yarn, whose file is YAML.
 * @throws Unanswerable
 */
export function readYarnLockfile(text: string): LockedPackages {
  const classic = text.includes('# yarn lockfile v1');
  const entries = classic ? classicEntries(text) : berryEntries(text);
  const byDescriptor = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  const patched = new Map<string, Set<string>>();
  const keys = new Map(entries.map((entry) => [entry, entry.descriptors.join(', ')]));
  const key = (entry: Entry) => keys.get(entry) ?? '';
  for (const entry of entries) {
    const itsKey = key(entry);
    const tables = itsKey.includes('@patch:') ? [byName, patched] : [byName];
    for (const descriptor of entry.descriptors) {
      byDescriptor.set(descriptor, itsKey);
      const name = nameOf(descriptor);
      for (const known of tables) addTo(known, name, itsKey);
    }
  }
  const anyOf = (known: ReadonlyMap<string, ReadonlySet<string>>, name: string): ReadonlySet<string> => {
    const named = known.get(name) ?? new Set<string>();
    if (named.size <= mostMeant) return named;
    throw new Unanswerable(`yarn.lock leaves open which of ${named.size} entries of ${shortened(name, 80)} is meant`);
  };
  /**
   * The entry of a dependency, and all patched entries of its name. Without an entry the range was replaced
   * (`resolutions`), so any entry of the name may be meant.
   */
  const find = (name: string, range: string): [string, string][] => {
    const exact = byDescriptor.get(`${name}@${range}`) ?? byDescriptor.get(`${name}@npm:${range}`);
    const meant = exact === undefined ? anyOf(byName, name) : new Set([exact, ...anyOf(patched, name)]);
    return [...meant].map((one) => [name, one]);
  };
  const packages = new Map<string, LockedPackage>();
  for (const entry of entries) {
    const { dependencies, optionalDependencies, peerDependencies, ...rest } = entry.fields;
    const link = /@workspace:(.*)$/s.exec(typeof rest.resolution === 'string' ? rest.resolution : '')?.[1];
    packages.set(key(entry), {
      // The descriptors are left out, because they change with other users of the package.
      content: canonicalJson(
        link === undefined ? [nameOf(key(entry)), rest, peerDependencies ?? null] : ['link', link],
      ),
      uses:
        link === undefined
          ? [...textEntries(dependencies), ...textEntries(optionalDependencies)].flatMap(([name, range]) =>
              find(name, range),
            )
          : [],
      ...(link !== undefined && { link: link === '.' ? '' : link }),
    });
  }
  return {
    packages,
    settings: classic ? 'v1' : 'berry',
    usedBy: ({ dependencies }) => dependencies.flatMap(([name, range]) => find(name, range)),
  };
}

function nameOf(descriptor: string): string {
  return descriptor.slice(0, descriptor.indexOf('@', 1));
}

function berryEntries(text: string): Entry[] {
  const lockfile = parseYaml(text);
  if (!isObject(lockfile) || !isObject(lockfile.__metadata)) throw new Unanswerable('yarn.lock cannot be read');
  return Object.entries(lockfile).flatMap(([key, fields]) =>
    key === '__metadata' || !isObject(fields)
      ? []
      : [{ descriptors: key.split(/,\s+/).map((one) => one.trimEnd()), fields }],
  );
}

/**
 * The entries of a yarn 1 lockfile, a format of its own: a line `name@range, name@range:`, below it fields as
 * `name value`, and groups of fields below a line that ends with `:`.
 */
function classicEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  let fields: Record<string, unknown> = {};
  let group: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const indent = line.length - line.trimStart().length;
    const tokens = classicTokens(line.trim());
    if (indent === 0 && line.endsWith(':')) {
      fields = {};
      entries.push({ descriptors: tokens, fields });
    } else if (indent === 2 && line.endsWith(':') && tokens.length === 1) {
      group = {};
      fields[tokens[0] ?? ''] = group;
    } else if (indent === 2 && tokens.length === 2) {
      fields[tokens[0] ?? ''] = tokens[1];
    } else if (indent === 4 && tokens.length === 2) {
      group[tokens[0] ?? ''] = tokens[1] ?? '';
    } else {
      throw new Unanswerable(`yarn.lock has a line that is not understood: ${shortened(line, 80)}`);
    }
  }
  return entries;
}

/**
 * The words of a line: quoted as in JSON, or plain up to a space, a comma, or the colon at the end.
 * @throws Unanswerable for a quotation that nothing closes
 */
function classicTokens(line: string): string[] {
  const tokens: string[] = [];
  for (const [word, end] of line.matchAll(/"(?:[^"\\]|\\.?)*("?)|[^\s,"]+/g)) {
    if (end === '') throw new Unanswerable(`yarn.lock has a line that is not understood: ${shortened(line, 80)}`);
    if (end !== undefined) tokens.push(JSON.parse(word) as string);
    else if (word !== ':') tokens.push(word);
  }
  const last = tokens.at(-1);
  if (last?.endsWith(':') && line.endsWith(last)) tokens[tokens.length - 1] = last.slice(0, -1);
  return tokens;
}
