import { resolvePath } from '../../../../../impacted-targets/src/tree/paths.js';
import { Unanswerable } from '../../../../../impacted-targets/src/tree/unanswerable.js';
import { addTo } from '../../../../../shared/src/append.js';
import { canonicalJson, isObject, textEntries } from '../../../../../shared/src/json-values.js';
import { shortened } from '../../../../../shared/src/text.js';
import type { External, Use } from '../../reader.js';
import { parseYaml } from '../../../../../impacted-targets/src/tree/formats/yaml.js';
import { placeIn } from '../dependencies.js';
import type { Lockfile, LockfileContext } from './lockfile.js';

/** An entry of yarn.lock: the descriptors (`name@range`) that it answers, and its fields. */
interface Entry {
  readonly descriptors: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** A parsed yarn.lock. */
export interface YarnEntries {
  readonly isClassic: boolean;
  readonly entries: readonly Omit<Entry, 'key'>[];
}

/** yarn.lock, of yarn 1 or of a later yarn, whose file is YAML. */
export function yarnLockfile({ entries: parsed, isClassic }: YarnEntries, context: LockfileContext): Lockfile {
  const { path, start } = context;
  const entries = parsed.map((entry): Entry => ({ ...entry, key: `${identityOf(entry)} in ${path}` }));
  const names = new Names(entries, context);
  const externals = new Map<string, External>(names.externals());
  const members: string[] = [];
  for (const { key, fields, descriptors } of entries) {
    const { dependencies, optionalDependencies, ...rest } = fields;
    const name = nameOf(descriptors[0] ?? '');
    const folder = /@workspace:(.*)$/s.exec(String(fields.resolution))?.[1];
    if (folder !== undefined) members.push(folder === '.' ? '' : folder);
    const label = `${name} ${typeof rest.version === 'string' ? rest.version : ''} in ${path}`;
    const uses = [...textEntries(dependencies), ...textEntries(optionalDependencies)];
    const places =
      folder === undefined
        ? placesOf(descriptors, start)
        : [{ path: resolvePath(start, folder), written: folder, what: name }];
    externals.set(key, {
      label,
      // The descriptors are left out, because they change with other users of the package.
      content: folder === undefined ? canonicalJson([name, rest]) : '',
      uses: [
        ...places,
        ...(folder === undefined ? uses.flatMap(([used, range]) => names.find(name, used, range).uses) : []),
      ],
    });
  }
  return {
    externals,
    settings: isClassic ? 'v1' : 'berry',
    members,
    installs: ({ name, dependencies }) =>
      dependencies.flatMap((dependency) => {
        const { uses, isCertain } = names.find(name, dependency.name, dependency.spec);
        // Yarn 1 does not write which packages of the workspace are used.
        return uses.length === 0 ? [] : [{ name: dependency.name, uses, isCertain: isCertain && !isClassic }];
      }),
  };
}

/** What an entry resolved to, whatever asks for it. */
function identityOf({ descriptors, fields }: Omit<Entry, 'key'>): string {
  const { resolution, resolved, version } = fields;
  if (typeof resolution === 'string') return resolution;
  return `${nameOf(descriptors[0] ?? '')} ${String(version)} ${typeof resolved === 'string' ? resolved : descriptors.join(' ')}`;
}

/** Files and folders of the repository that descriptors name: `file:`, `link:` and `portal:`, and patches. */
function placesOf(descriptors: readonly string[], start: string): Use[] {
  return descriptors.flatMap((descriptor) => {
    const [, patches = ''] = /@patch:[^#]*#([^:]*)/.exec(descriptor) ?? [];
    const [, workspace = ''] = /locator=[^&]*?workspace(?:%3A|:)([^&]*)/.exec(descriptor) ?? [];
    const from = resolvePath(start, decodeURIComponent(workspace)) ?? start;
    const own = placeIn(descriptor.slice(nameOf(descriptor).length + 1));
    const written = [
      ...patches.split('&').filter((patch) => /^~?\.{0,2}\/|^[\w.]/.test(patch) && !patch.includes('<')),
    ];
    return [...written, ...(own === undefined ? [] : [own])].map((place) => {
      const isOfRoot = place.startsWith('~/');
      return {
        path: resolvePath(isOfRoot ? start : from, isOfRoot ? place.slice(2) : place),
        written: place,
        what: descriptor,
      };
    });
  });
}

/** A field of the root's `resolutions`: another version for a package, or for a package as one parent uses it. */
interface Resolution {
  readonly parent?: string;
  readonly name: string;
  readonly range?: string;
  readonly value: string;
  /** False for a pattern that is not read in full: it may mean other uses of the name. */
  readonly isPlain: boolean;
}

/** Finds the entry that a dependency means. */
class Names {
  readonly #byDescriptor = new Map<string, string>();
  readonly #byName = new Map<string, Set<string>>();
  readonly #patched = new Map<string, Set<string>>();
  readonly #resolutions: readonly Resolution[];

  constructor(
    entries: readonly Entry[],
    readonly context: LockfileContext,
  ) {
    for (const { descriptors, key } of entries) {
      for (const descriptor of descriptors) {
        this.#byDescriptor.set(descriptor, key);
        addTo(this.#byName, nameOf(descriptor), key);
        if (descriptor.includes('@patch:')) addTo(this.#patched, nameOf(descriptor), key);
      }
    }
    this.#resolutions = textEntries(context.manifest.resolutions).map(resolutionOf);
  }

  /** A node for each name that stands for all entries of the name, since each dependency on it may mean any of them. */
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
  find(parent: string, name: string, range: string): { readonly uses: readonly Use[]; readonly isCertain: boolean } {
    const replaced = this.#resolutions.filter(
      (one) =>
        one.name === name &&
        (one.parent === undefined || one.parent === parent) &&
        (one.range === undefined || [range, `npm:${range}`].includes(one.range)),
    );
    const found = [
      ...replaced.map(({ value }) => value),
      ...(replaced.every(({ isPlain }) => !isPlain) ? [range] : []),
    ].map((wanted) => this.#byDescriptor.get(`${name}@${wanted}`) ?? this.#byDescriptor.get(`${name}@npm:${wanted}`));
    const ids = found.flatMap((key) => (key === undefined ? [] : [key]));
    if (ids.length > 0 && ids.length === found.length) {
      return {
        uses: [...new Set([...ids, ...(this.#patched.get(name) ?? [])])].map((id) => ({ id })),
        isCertain: true,
      };
    }
    return { uses: this.#byName.has(name) ? [{ id: this.#any(name) }] : [], isCertain: false };
  }
}

/** The parts of a key of `resolutions`: `left`, `parent/left`, `left@npm:^1.0.0`, and patterns of yarn 1 such as `**` before a slash. */
function resolutionOf([key, value]: readonly [string, string]): Resolution {
  const segments = key.match(/(?:@[^/@]+\/)?[^/]+/g) ?? [];
  const own = segments.at(-1) ?? '';
  const parents = segments.slice(0, -1).filter((segment) => segment !== '**');
  const name = nameOf(own);
  const [parent] = parents;
  return {
    name,
    value,
    ...(own !== name && { range: own.slice(name.length + 1) }),
    ...(parent !== undefined && parents.length === 1 && !key.includes('**') && { parent: nameOf(parent) }),
    isPlain: parents.length === 0 || (parents.length === 1 && !key.includes('**') && parent === nameOf(parent ?? '')),
  };
}

function nameOf(descriptor: string): string {
  const at = descriptor.indexOf('@', 1);
  return at === -1 ? descriptor : descriptor.slice(0, at);
}

/** @throws Unanswerable */
export function parseYarnLockfile(text: string): YarnEntries {
  const isClassic = text.includes('# yarn lockfile v1');
  if (isClassic) return { isClassic, entries: classicEntries(text) };
  const lockfile = parseYaml(text);
  if (!isObject(lockfile) || !isObject(lockfile.__metadata)) throw new Unanswerable('yarn.lock cannot be read');
  const entries = Object.entries(lockfile).flatMap(([key, fields]) =>
    key === '__metadata' || !isObject(fields)
      ? []
      : [{ descriptors: key.split(/,\s+/).map((one) => one.trimEnd()), fields }],
  );
  return { isClassic, entries };
}

/**
 * The entries of a yarn 1 lockfile, a format of its own: a line `name@range, name@range:`, below it fields as
 * `name value`, and groups of fields below a line that ends with `:`.
 */
function classicEntries(text: string): Omit<Entry, 'key'>[] {
  const entries: Omit<Entry, 'key'>[] = [];
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
