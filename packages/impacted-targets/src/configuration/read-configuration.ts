import type { z } from 'zod/mini';
import { optionsOfBuildSystems } from './build-system-options.js';
import type { Configuration, FileRule, Name, Place, Reach, Surface, Written } from './configuration.js';
import { Globs } from './glob.js';
import { readGroups } from './groups.js';
import { suggestion } from './mistakes.js';
import { PlacedDocument } from './placed-document.js';
import { checkRules, pathsOf, placed, readRule, surfaceOf, textsOfSurface } from './rule-checks.js';
import { namesIn } from './rule-names.js';
import { configurationSchema, flat, type Nested } from './schema.js';
import { sayIssues } from './schema-issues.js';

type Given = z.output<typeof configurationSchema>;

/** Words that say what a file impacts, in place of targets. */
const meanings = ['all', 'none', 'owners'] as const;

/** A configuration with nothing in it. */
export const emptyConfiguration: Configuration = meaningOf(new PlacedDocument('{}', ''), {});

/**
 * Reads the configuration file (`schema.ts` describes its shape).
 * @param file its path, for messages
 * @throws ConfigurationError with every mistake, each with line and column
 */
export function readConfiguration(text: string, file: string): Configuration {
  const document = new PlacedDocument(text, file);
  if (document.data === null || document.data === undefined) return emptyConfiguration;
  const other = otherKindOf(document.data);
  if (other !== undefined) document.mistake([], other);
  document.finish();
  const { data, error } = configurationSchema.safeParse(document.data);
  sayIssues(document, error?.issues ?? []);
  document.finish();
  const configuration = meaningOf(document, data ?? {});
  document.finish();
  return configuration;
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

/** What a file means whose shape is right. Mistakes that only show here are noted in the document. */
function meaningOf(document: PlacedDocument, given: Given): Configuration {
  const groups = readGroups(document, given.groups ?? {}, Object.keys(given.targets ?? {}));
  const expanded = (names: Nested) => flat(names).flatMap((name) => groups.get(name) ?? [name]);
  const placedRules = Object.entries(given.targets ?? {}).map(([name, rule]) => readRule(name, rule, groups));
  const names = checkRules(document, placedRules, groups);
  const { unowned = 'all' } = given;
  const isPolicy = unowned === 'all' || unowned === 'ignore';
  if (!isPolicy && !groups.has(unowned) && names.producers(unowned).length === 0) {
    const near = suggestion(unowned, ['all', 'ignore', ...groups.keys(), ...placedRules.map(({ name }) => name)]);
    document.mistake(['unowned'], `unowned: ${unowned} is not a target of this file${near}`);
  }
  return {
    impactAll: new Globs(flat(given['impact-all'] ?? [])),
    impactNone: new Globs(flat(given['impact-none'] ?? [])),
    impact: (given.impact ?? []).map(({ paths, targets }) => ({
      paths: new Globs(flat(paths)),
      targets: expanded(targets),
    })),
    dependsOn: [
      ...Object.entries(given['depends-on'] ?? {}).flatMap(([name, on]) =>
        expanded(name).map((target) => ({ target, on: expanded(on) })),
      ),
      // A group may hold targets of other build systems, which rules of `paths` do not know.
      ...placedRules.flatMap(({ name, dependencies }) => {
        const used = dependencies.filter(({ text }) => groups.has(text)).map(({ text }) => text);
        return used.length === 0 ? [] : [{ target: `paths:${name}`, on: expanded(used) }];
      }),
    ],
    notDependsOn: Object.entries(given['not-depends-on'] ?? {}).flatMap(([name, { on, because }]) => {
      const place = ['not-depends-on', name];
      return expanded(name).flatMap((target) => expanded(on).map((one) => ({ target, on: one, because, place })));
    }),
    groups,
    fileRules: (given.rules ?? []).map((rule, index) => readFileRule(document, rule, ['rules', index], expanded)),
    surfaces: [...placedRules.flatMap(({ stated }) => stated), ...readSurfaces(document, given, expanded)],
    reach: readReach(document, given.reach, groups),
    roots:
      given.roots &&
      new Map(Object.entries(given.roots).map(([folder, systems]) => [folder === '.' ? '' : folder, flat(systems)])),
    whenNone: given['when-none'],
    everything: given.everything ?? 'ALL',
    documents: given.documents ?? 'ignore',
    unowned: isPolicy ? { kind: unowned } : { kind: 'targets', targets: expanded(unowned) },
    rules: placedRules.map(({ rule }) => rule),
    buildSystems: given['build-systems'] ?? {},
    globs: globsIn(given),
    names: namesOfTargets(given).filter(({ text }) => !groups.has(text)),
    lineOf: (place) => document.lineOf(place),
  };
}

function readFileRule(
  document: PlacedDocument,
  { paths, impacts, because }: NonNullable<Given['rules']>[number],
  place: Place,
  expanded: (names: Nested) => string[],
): FileRule {
  const texts = flat(impacts);
  const meaning = meanings.find((word) => texts.includes(word));
  if (meaning !== undefined && texts.length > 1) {
    document.mistake([...place, 'impacts'], `write ${meaning} alone, without names of targets`);
  }
  const why = because !== undefined && { because };
  return { paths: new Globs(flat(paths)), impacts: meaning ?? expanded(texts), ...why, place: [...place, 'paths'] };
}

function readSurfaces(document: PlacedDocument, given: Given, expanded: (names: Nested) => string[]): Surface[] {
  return Object.entries(given.surfaces ?? {}).flatMap(([name, surface]) => {
    const place = ['surfaces', name];
    for (const { text, place: at } of textsOfSurface(surface, place)) {
      if (namesIn(text).length > 0)
        document.mistake(at, `${text} has a {name}, which only the surface of a target under targets can have`);
    }
    return expanded(name).map((target) => surfaceOf(target, false, surface, place));
  });
}

function readReach(
  document: PlacedDocument,
  given: Given['reach'] = {},
  groups: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Reach> {
  if (typeof given === 'string') return new Map([['all', given]]);
  const known = ['all', ...Object.keys(optionsOfBuildSystems), ...groups.keys()];
  for (const name of Object.keys(given).filter((one) => !known.includes(one))) {
    const near = suggestion(name, known);
    document.mistakeOfKey(['reach', name], `${name} is neither all, a build system nor a group${near}`);
  }
  return new Map(Object.entries(given));
}

/** Every glob over all files. */
function globsIn(given: Given): Written[] {
  return [
    ...placed(given['impact-all'] ?? [], ['impact-all']),
    ...placed(given['impact-none'] ?? [], ['impact-none']),
    ...(given.impact ?? []).flatMap(({ paths }, index) => placed(paths, ['impact', index, 'paths'])),
    ...(given.rules ?? []).flatMap(({ paths }, index) => placed(paths, ['rules', index, 'paths'])),
    ...Object.entries(given.targets ?? {}).flatMap(([name, target]) => pathsOf(target, ['targets', name])),
  ];
}

/** Every name of a target as the answer has it, with what follows where no target is called so. */
function namesOfTargets(given: Given): Name[] {
  const isAll = 'the answer is ALL';
  const written: (readonly [effect: string, texts: readonly Written[]])[] = [];
  const add = (effect: string, nested: Nested, ...place: Place) => written.push([effect, placed(nested, place)]);
  for (const [index, { targets }] of (given.impact ?? []).entries()) add(isAll, targets, 'impact', index, 'targets');
  for (const [index, { impacts }] of (given.rules ?? []).entries()) add(isAll, impacts, 'rules', index, 'impacts');
  for (const [name, on] of Object.entries(given['depends-on'] ?? {})) {
    add(isAll, name, 'depends-on', name);
    add(isAll, on, 'depends-on', name);
  }
  for (const [name, { on }] of Object.entries(given['not-depends-on'] ?? {})) {
    add('no edge is taken away', name, 'not-depends-on', name);
    add('no edge is taken away', on, 'not-depends-on', name, 'on');
  }
  for (const name of Object.keys(given.surfaces ?? {})) add('its surface narrows nothing', name, 'surfaces', name);
  const words = ['ALL', ...meanings];
  return written.flatMap(([effect, texts]) =>
    texts.flatMap(({ text, place }) => (words.includes(text) || text.includes('{') ? [] : [{ text, place, effect }])),
  );
}
