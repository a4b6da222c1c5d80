import { parseYaml } from '../../../tree/formats/yaml.js';
import { resolvePath } from '../../../tree/paths.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { addTo } from '../../../../../shared/src/append.js';
import { canonicalJson, fieldsOf, isObject, textEntries } from '../../../../../shared/src/json-values.js';
import type { External, Use } from '../../reader.js';
import { placeIn } from '../dependencies.js';
import { nameOf, placeAt, type Lockfile, type LockfileContext, type Resolved } from './lockfile.js';

/**
 * yarn.lock, of yarn 1 or of a later yarn. The key of an entry lists the descriptors (`name@range`) that it answers.
 * @throws Unanswerable, or Error, where it cannot be parsed
 */
export function yarnLockfile(text: string, context: LockfileContext): Lockfile {
  const { path, start } = context;
  const isClassic = text.includes('# yarn lockfile v1');
  const { __metadata, ...entries } = fieldsOf(parseYaml(isClassic ? classicAsYaml(text) : text));
  if (!isClassic && !isObject(__metadata)) throw new Unanswerable(`${path} cannot be read`);
  const locked = Object.entries(entries).map(([key, entry]) => {
    const descriptors = key.split(/,\s+/);
    return { descriptors, fields: fieldsOf(entry), id: `${identityOf(key, fieldsOf(entry))} in ${path}` };
  });
  const { externals: ofNames, find } = finderOf(locked, context);
  const externals = new Map(ofNames);
  const members: string[] = [];
  for (const { id, descriptors, fields } of locked) {
    const { dependencies, optionalDependencies, ...rest } = fields;
    const name = nameOf(descriptors[0] ?? '');
    const label = `${name} ${typeof rest.version === 'string' ? rest.version : ''} in ${path}`;
    const [, folder] = /@workspace:(.*)$/s.exec(String(fields.resolution)) ?? [];
    if (folder === undefined) {
      const uses = [...textEntries(dependencies), ...textEntries(optionalDependencies)];
      externals.set(id, {
        label,
        // The descriptors are left out, because they change with other users of the package.
        content: canonicalJson([name, rest]),
        uses: [...placesOf(descriptors, start), ...uses.flatMap(([used, range]) => find(name, used, range).uses)],
      });
    } else {
      members.push(folder === '.' ? '' : folder);
      externals.set(id, { label, content: '', uses: [placeAt(start, folder, name)] });
    }
  }
  return {
    externals,
    settings: isClassic ? 'v1' : 'berry',
    members,
    installs: ({ name, dependencies }) =>
      dependencies.flatMap((one) => {
        const resolved = find(name, one.name, one.spec);
        // Yarn 1 does not write which packages of the workspace are used.
        return resolved.uses.length === 0 ? [] : [{ ...resolved, isCertain: resolved.isCertain && !isClassic }];
      }),
  };
}

/** Yarn 1 writes YAML without the colons between names and values, and puts each descriptor of a key in quotes of its own. */
function classicAsYaml(text: string): string {
  return text
    .replaceAll(/^([^\s#].*):[ \t\r]*$/gm, (_line, key: string) => `${JSON.stringify(key.replaceAll('"', ''))}:`)
    .replaceAll(/^( +(?:"[^"\n]*"|[^\s":]+)) (?=\S)/gm, '$1: ');
}

/** What an entry resolved to, whatever asks for it. */
function identityOf(key: string, { resolution, resolved, version }: Readonly<Record<string, unknown>>): string {
  if (typeof resolution === 'string') return resolution;
  return `${nameOf(key)} ${String(version)} ${typeof resolved === 'string' ? resolved : key}`;
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

/**
 * Finds the entries that dependencies mean.
 * @param locked the entries, each with the descriptors that it answers
 */
function finderOf(
  locked: readonly { readonly descriptors: readonly string[]; readonly id: string }[],
  { path, resolutions }: LockfileContext,
) {
  const entries = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  const patched = new Map<string, Set<string>>();
  for (const [descriptor, id] of locked.flatMap((one) => one.descriptors.map((each) => [each, one.id] as const))) {
    entries.set(descriptor, id);
    addTo(byName, nameOf(descriptor), id);
    if (descriptor.includes('@patch:')) addTo(patched, nameOf(descriptor), id);
  }
  const any = (name: string) => `any ${name} in ${path}`;
  return {
    /** For each name, what stands for all its entries: a dependency may mean any of them. */
    externals: [...byName].map(([name, ids]): [string, External] => [
      any(name),
      { label: `${name} in ${path}`, content: '', uses: [...ids].map((id) => ({ id })) },
    ]),
    /**
     * The entry of a dependency, those that the root's `resolutions` may put in its place, and all patched entries of its name. Where the
     * lockfile has none, any entry of the name may be meant.
     * @param parent the package that asks
     */
    find: (parent: string, name: string, range: string): Resolved => {
      const values = resolutions.flatMap(([key, value]) => (mayMean(key, parent, name) ? [value] : []));
      const found = [...values, range].map((one) => entries.get(`${name}@${one}`) ?? entries.get(`${name}@npm:${one}`));
      // A range that is replaced may have no entry of its own.
      const isCertain = !(values.length > 0 ? found.slice(0, -1) : found).includes(undefined);
      const ids = isCertain ? [...found, ...(patched.get(name) ?? [])] : byName.has(name) ? [any(name)] : [];
      return { name, uses: [...new Set(ids)].flatMap((id) => (id === undefined ? [] : [{ id }])), isCertain };
    },
  };
}

/**
 * Whether a key of `resolutions` may mean a package as a parent uses it: `left`, `parent/left`, `left@npm:^1.0.0`, or a pattern such as `**` and
 * `/left`. A range in it is not compared.
 */
function mayMean(key: string, parent: string, name: string): boolean {
  const at = `/${key}@`.indexOf(`/${name}@`);
  const before = nameOf(key.slice(0, Math.max(0, at - 1)));
  // All but the name of one package is a pattern.
  return at === 0 || (at > 0 && (before === parent || !/^(?:@[^/]+\/)?[^/*]+$/.test(before)));
}
