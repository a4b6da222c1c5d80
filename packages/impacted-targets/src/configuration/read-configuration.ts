import { optionsOfBuildSystems } from './build-system-options.js';
import type { Configuration, DependencyRule, FileRule, Reach, Surface } from './configuration.js';
import { Globs } from './glob.js';
import { suggestion } from './mistakes.js';
import { PlacedDocument, type Place } from './placed-document.js';
import { checkRules, type PlacedRule, type PlacedText } from './rule-checks.js';
import { readGroups } from './groups.js';
import { namesIn } from './rule-names.js';
import { configurationSchema, flat, type Nested } from './schema.js';
import { sayIssues } from './schema-issues.js';
import type { z } from 'zod/mini';

/** A configuration with nothing in it. */
export const emptyConfiguration: Configuration = {
  impactAll: new Globs([]),
  impactNone: new Globs([]),
  impact: [],
  dependsOn: [],
  notDependsOn: [],
  groups: new Map(),
  fileRules: [],
  surfaces: [],
  reach: new Map(),
  roots: undefined,
  whenNone: undefined,
  everything: 'ALL',
  documents: 'ignore',
  unowned: { kind: 'all' },
  rules: [],
  buildSystems: {},
};

/**
 * Reads the configuration file (`schema.ts` describes its shape).
 * @param file its path, for messages
 * @throws ConfigurationError with every mistake, each with line and column
 */
export function readConfiguration(text: string, file: string): Configuration {
  const document = new PlacedDocument(text, file);
  if (document.data === null || document.data === undefined) return emptyConfiguration;
  const { data, error } = configurationSchema.safeParse(document.data);
  const other = otherKindOf(document.data);
  if (other !== undefined) {
    document.mistake([], other);
    document.finish();
  }
  sayIssues(document, error?.issues ?? []);
  document.finish();
  const given: z.output<typeof configurationSchema> = data ?? {};
  const groups = readGroups(document, placedEntries(given.groups, ['groups']), Object.keys(given.targets ?? {}));
  const rules = Object.entries(given.targets ?? {}).map(([name, rule]): PlacedRule => {
    const place = ['targets', name];
    const isMapping = typeof rule === 'object' && !('length' in rule);
    const paths = isMapping ? placed(rule.paths ?? [], [...place, 'paths']) : placed(rule, place);
    const surface = isMapping ? rule.surface : undefined;
    const surfaceTexts = surface === undefined ? [] : placed(textsOfSurface(surface), [...place, 'surface']);
    const on = isMapping ? placed(rule['depends-on'] ?? [], [...place, 'depends-on']) : [];
    const dependencies = on.filter(({ text }) => text !== 'imports' && !groups.has(text));
    const globs = textsOf(paths);
    return {
      name,
      captures: namesIn(name),
      globs: new Globs(globs),
      paths,
      surface: surfaceTexts,
      ...(surface !== undefined && { stated: surfaceOf(name, true, surface) }),
      dependencies,
      groups: textsOf(on.filter(({ text }) => groups.has(text))),
      dependsOn: textsOf(dependencies),
      imports: on.some(({ text }) => text === 'imports'),
      definition: JSON.stringify([globs.toSorted(), textsOf(surfaceTexts).toSorted()]),
    };
  });
  const dependsOn = placedEntries(given['depends-on'], ['depends-on']);
  for (const { name, texts } of dependsOn) {
    for (const { place } of texts.filter(({ text }) => text === name)) {
      document.mistake(place, `${name} depends on itself`);
    }
  }
  const { unowned = 'all' } = given;
  const isPolicy = unowned === 'all' || unowned === 'ignore';
  const names = checkRules(document, rules);
  if (!isPolicy && !groups.has(unowned) && names.producers(unowned).length === 0) {
    const near = suggestion(unowned, ['all', 'ignore', ...groups.keys(), ...rules.map(({ name }) => name)]);
    document.mistake(['unowned'], `unowned: ${unowned} is not a target of this file${near}`);
  }
  const expanded = (texts: readonly string[]) => texts.flatMap((text) => groups.get(text) ?? [text]);
  const fileRules = (given.rules ?? []).map((rule, index) => fileRule(document, rule, ['rules', index], expanded));
  const reach = readReach(document, given.reach, groups);
  const ofRules = rules.flatMap(({ stated }) => stated ?? []);
  const ofTargets = Object.entries(given.surfaces ?? {}).flatMap(([name, files]) => {
    const written = placed(textsOfSurface(files), ['surfaces', name]);
    for (const { text, place } of written.filter(({ text }) => namesIn(text).length > 0)) {
      document.mistake(place, `${text} has a {name}, which only the surface of a target under targets can have`);
    }
    return expanded([name]).map((one) => surfaceOf(one, false, files));
  });
  document.finish();
  return {
    impactAll: new Globs(flat(given['impact-all'] ?? [])),
    impactNone: new Globs(flat(given['impact-none'] ?? [])),
    impact: (given.impact ?? []).map(({ paths, targets }) => ({
      paths: new Globs(flat(paths)),
      targets: expanded(flat(targets)),
    })),
    dependsOn: [
      ...dependsOn.flatMap(({ name, texts }): DependencyRule[] => {
        const on = expanded(textsOf(texts));
        return expanded([name]).map((target) => ({ target, on }));
      }),
      // A group may hold targets of other build systems, which rules of `paths` do not know.
      ...rules.flatMap(({ name, groups: used }) =>
        used.length === 0 ? [] : [{ target: `paths:${name}`, on: expanded(used) }],
      ),
    ],
    notDependsOn: Object.entries(given['not-depends-on'] ?? {}).flatMap(([name, { on, because }]) =>
      expanded([name]).flatMap((target) => expanded(flat(on)).map((one) => ({ target, on: one, because }))),
    ),
    groups,
    fileRules,
    surfaces: [...ofRules, ...ofTargets],
    reach,
    roots:
      given.roots &&
      new Map(Object.entries(given.roots).map(([folder, systems]) => [folder === '.' ? '' : folder, flat(systems)])),
    whenNone: given['when-none'],
    everything: given.everything ?? 'ALL',
    documents: given.documents ?? 'ignore',
    unowned: isPolicy ? { kind: unowned } : { kind: 'targets', targets: expanded([unowned]) },
    rules: rules.map(({ name, globs, dependsOn: on, imports, definition }) => ({
      name,
      globs,
      dependsOn: on,
      imports,
      definition,
    })),
    buildSystems: given['build-systems'] ?? {},
  };
}

/** A sentence about a file that is not a configuration, by its keys; undefined where one of the keys is known. */
function otherKindOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const entries = Object.entries(data);
  if (entries.some(([key]) => Object.hasOwn(configurationSchema.shape, key))) return undefined;
  if (entries.some(([key]) => key === 'jobs')) {
    return 'this is a workflow. Put rules into another file, under targets, impact-all and the like';
  }
  const areGlobs = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
  const isList = entries.length > 0 && entries.every(([, value]) => areGlobs(value));
  const [[name] = ['']] = entries;
  return isList && suggestion(name, Object.keys(configurationSchema.shape)) === ''
    ? 'the names are at the top level, as in a file of dorny/paths-filter. Write `targets:` on the first line, and indent the rest'
    : undefined;
}

type WrittenSurface = Nested | { readonly 'inputs-of': string };

const isOfTask = (surface: WrittenSurface): surface is { readonly 'inputs-of': string } =>
  typeof surface === 'object' && 'inputs-of' in surface;

const textsOfSurface = (surface: WrittenSurface): Nested => (isOfTask(surface) ? surface['inputs-of'] : surface);

function surfaceOf(target: string, ofRule: boolean, written: WrittenSurface): Surface {
  const definition = JSON.stringify(isOfTask(written) ? written : flat(written));
  if (!isOfTask(written)) return { target, ofRule, files: new Globs(flat(written)), definition };
  const [file = '', task = ''] = written['inputs-of'].split('#');
  return { target, ofRule, files: { file, task }, definition };
}

/** Words that say what a file impacts, in place of targets. */
const meanings = ['all', 'none', 'owners'] as const;

function fileRule(
  document: PlacedDocument,
  { paths, impacts, because }: NonNullable<z.output<typeof configurationSchema>['rules']>[number],
  place: Place,
  expanded: (texts: readonly string[]) => string[],
): FileRule {
  const texts = flat(impacts);
  const meaning = meanings.find((word) => texts.includes(word));
  if (meaning !== undefined && texts.length > 1) {
    document.mistake([...place, 'impacts'], `write ${meaning} alone, without names of targets`);
  }
  return {
    paths: new Globs(flat(paths)),
    impacts: meaning ?? expanded(texts),
    ...(because !== undefined && { because }),
  };
}

function readReach(
  document: PlacedDocument,
  given: Reach | Readonly<Record<string, Reach>> = {},
  groups: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Reach> {
  if (typeof given === 'string') return new Map([['all', given]]);
  const known = ['all', ...Object.keys(optionsOfBuildSystems), ...groups.keys()];
  for (const name of Object.keys(given).filter((one) => !known.includes(one))) {
    document.mistakeOfKey(
      ['reach', name],
      `${name} is neither all, a build system nor a group${suggestion(name, known)}`,
    );
  }
  return new Map(Object.entries(given));
}

/** The entries of a mapping to names, each text with its place. */
function placedEntries(
  given: Readonly<Record<string, Nested>> = {},
  place: Place,
): { readonly name: string; readonly texts: PlacedText[] }[] {
  return Object.entries(given).map(([name, texts]) => ({ name, texts: placed(texts, [...place, name]) }));
}

const textsOf = (placedTexts: readonly PlacedText[]): string[] => placedTexts.map(({ text }) => text);

/** The texts of nested lists, each with its place. */
function placed(nested: Nested, place: Place): PlacedText[] {
  return typeof nested === 'string'
    ? [{ text: nested, place }]
    : nested.flatMap((inner, index) => placed(inner, [...place, index]));
}
