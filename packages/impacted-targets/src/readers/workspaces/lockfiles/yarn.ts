import { parseYaml } from '../../../tree/formats/yaml.js';
import { resolvePath } from '../../../tree/paths.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { addTo } from '../../../../../shared/src/append.js';
import { canonicalJson, isObject, textEntries } from '../../../../../shared/src/json-values.js';
import { shortened } from '../../../../../shared/src/text.js';
import type { External, Use } from '../../reader.js';
import { placeIn } from '../dependencies.js';
import { nameOf, placeAt, type Lockfile, type LockfileContext, type Resolved } from './lockfile.js';

/** An entry of yarn.lock: the descriptors (`name@range`) that it answers, and its fields. */
interface Entry {
  readonly descriptors: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * yarn.lock, of yarn 1 or of a later yarn, whose file is YAML.
 * @throws Unanswerable, or Error, where it cannot be parsed
 */
export function yarnLockfile(text: string, context: LockfileContext): Lockfile {
  const { path, start } = context;
  const isClassic = text.includes('# yarn lockfile v1');
  const entries = new Map<string, Entry>();
  for (const entry of isClassic ? classicEntries(text) : berryEntries(text)) {
    entries.set(`${identityOf(entry)} in ${path}`, entry);
  }
  const descriptors = new Descriptors(entries, context);
  const externals = new Map(descriptors.externals());
  const members: string[] = [];
  for (const [key, { fields, descriptors: written }] of entries) {
    const { dependencies, optionalDependencies, ...rest } = fields;
    const name = nameOf(written[0] ?? '');
    const label = `${name} ${typeof rest.version === 'string' ? rest.version : ''} in ${path}`;
    const [, folder] = /@workspace:(.*)$/s.exec(String(fields.resolution)) ?? [];
    if (folder === undefined) {
      const uses = [...textEntries(dependencies), ...textEntries(optionalDependencies)];
      externals.set(key, {
        label,
        // The descriptors are left out, because they change with other users of the package.
        content: canonicalJson([name, rest]),
        uses: [
          ...placesOf(written, start),
          ...uses.flatMap(([used, range]) => descriptors.find(name, used, range).uses),
        ],
      });
    } else {
      members.push(folder === '.' ? '' : folder);
      externals.set(key, { label, content: '', uses: [placeAt(start, folder, name)] });
    }
  }
  return {
    externals,
    settings: isClassic ? 'v1' : 'berry',
    members,
    installs: ({ name, dependencies }) =>
      dependencies.flatMap((one) => {
        const found = descriptors.find(name, one.name, one.spec);
        // Yarn 1 does not write which packages of the workspace are used.
        return found.uses.length === 0 ? [] : [{ ...found, isCertain: found.isCertain && !isClassic }];
      }),
  };
}

/** What an entry resolved to, whatever asks for it. */
function identityOf({ descriptors, fields: { resolution, resolved, version } }: Entry): string {
  if (typeof resolution === 'string') return resolution;
  const from = typeof resolved === 'string' ? resolved : descriptors.join(' ');
  return `${nameOf(descriptors[0] ?? '')} ${String(version)} ${from}`;
}

/** Files and folders of the repository that descriptors name: `file:`, `link:` and `portal:`, and patches. */
function placesOf(descriptors: readonly string[], start: string): Use[] {
  return descriptors.flatMap((descriptor) => {
    const [, patches = ''] = /@patch:[^#]{0,500}#([^:]*)/.exec(descriptor) ?? [];
    const [, workspace = ''] = /locator=[^&]{0,500}?workspace(?:%3A|:)([^&]*)/.exec(descriptor) ?? [];
    const from = resolvePath(start, decodeURIComponent(workspace)) ?? start;
    const own = placeIn(descriptor.slice(nameOf(descriptor).length + 1));
    // A patch that is built into yarn is written as `builtin<…>`.
    const written = patches.split('&').filter((patch) => patch !== '' && !patch.includes('<'));
    return [...written, ...(own === undefined ? [] : [own])].map((place) =>
      place.startsWith('~/') ? placeAt(start, place.slice(2), descriptor) : placeAt(from, place, descriptor),
    );
  });
}

/** A field of the root's `resolutions`: another version for a package, or for a package as one parent uses it. */
interface Resolution {
  readonly parent?: string;
  readonly name: string;
  readonly range?: string;
  readonly value: string;
  /** False for a pattern that is not read in full: it may leave other uses of the name as they are. */
  readonly isExact: boolean;
}

/** Finds the entries that dependencies mean. */
class Descriptors {
  readonly #keys = new Map<string, string>();
  readonly #byName = new Map<string, Set<string>>();
  readonly #patched = new Map<string, Set<string>>();
  readonly #resolutions: readonly Resolution[];

  constructor(
    entries: ReadonlyMap<string, Entry>,
    readonly context: LockfileContext,
  ) {
    for (const [key, { descriptors }] of entries) {
      for (const descriptor of descriptors) {
        this.#keys.set(descriptor, key);
        addTo(this.#byName, nameOf(descriptor), key);
        if (descriptor.includes('@patch:')) addTo(this.#patched, nameOf(descriptor), key);
      }
    }
    this.#resolutions = context.resolutions.map(resolutionOf);
  }

  /** For each name, what stands for all its entries: a dependency may mean any of them. */
  *externals(): Generator<[string, External]> {
    for (const [name, keys] of this.#byName) {
      const label = `${name} in ${this.context.path}`;
      yield [this.#any(name), { label, content: '', uses: [...keys].map((id) => ({ id })) }];
    }
  }

  #any(name: string): string {
    return `any ${name} in ${this.context.path}`;
  }

  /**
   * The entry of a dependency, and all patched entries of its name. Where the lockfile has none, the range was replaced, and any entry of
   * the name may be meant.
   * @param parent the package that asks
   */
  find(parent: string, name: string, range: string): Resolved {
    const replacing = this.#resolutions.filter(
      (one) =>
        one.name === name &&
        (one.parent === undefined || one.parent === parent) &&
        (one.range === undefined || [range, `npm:${range}`].includes(one.range)),
    );
    const ranges = replacing.map(({ value }) => value);
    if (replacing.every(({ isExact }) => !isExact)) ranges.push(range);
    const keys = ranges.map((one) => this.#keys.get(`${name}@${one}`) ?? this.#keys.get(`${name}@npm:${one}`));
    const isCertain = !keys.includes(undefined);
    const any = this.#byName.has(name) ? [this.#any(name)] : [];
    const ids = isCertain ? new Set([...keys, ...(this.#patched.get(name) ?? [])]) : any;
    return { name, uses: [...ids].flatMap((id) => (id === undefined ? [] : [{ id }])), isCertain };
  }
}

/** The parts of a key of `resolutions`: `left`, `parent/left`, `left@npm:^1.0.0`, and patterns of yarn 1 such as `**` before a slash. */
function resolutionOf([key, value]: readonly [string, string]): Resolution {
  const segments = key.match(/(?:@[^/@]+\/)?[^/]+/g) ?? [];
  const own = segments.at(-1) ?? '';
  const name = nameOf(own);
  const [parent] = segments;
  const hasParent = segments.length === 2 && parent !== undefined && parent !== '**';
  return {
    name,
    value,
    ...(own !== name && { range: own.slice(name.length + 1) }),
    ...(hasParent && { parent: nameOf(parent) }),
    isExact: segments.length === 1 || (hasParent && parent === nameOf(parent)) || key === `**/${name}`,
  };
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
