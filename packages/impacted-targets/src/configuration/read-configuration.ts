import { checkCaptures, checkNames, readGroups } from './checks.js';
import type { Configuration, Name, Rule, Surface } from './configuration.js';
import type { Written } from './mistakes.js';
import { Globs } from './glob.js';
import { PlacedDocument } from './placed-document.js';
import { configurationSchema, flat, placed, type Given, type Nested } from './schema.js';

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
  const configuration = meaningOf(document, document.read(configurationSchema));
  document.finish();
  return configuration;
}

/** What a file means whose shape is right. Mistakes that only show here are noted in the document. */
function meaningOf(document: PlacedDocument, given: Given): Configuration {
  const groups = readGroups(document, given);
  checkNames(document, given, groups);
  checkCaptures(document, given);
  const expanded = (names: Nested) => flat(names).flatMap((name) => groups.get(name) ?? [name]);
  const targets = Object.entries(given.targets ?? {});
  const { unowned = 'all', reach = {} } = given;
  return {
    impactAll: new Globs(flat(given['impact-all'])),
    impactNone: new Globs(flat(given['impact-none'])),
    impact: (given.impact ?? []).map((rule) => ({
      paths: new Globs(flat(rule.paths)),
      targets: expanded(rule.targets),
    })),
    dependsOn: [
      ...Object.entries(given['depends-on'] ?? {}).flatMap(([name, on]) =>
        expanded(name).map((target) => ({ target, on: expanded(on) })),
      ),
      // A group may hold targets of other build systems, which rules of `paths` do not know.
      ...targets.flatMap(([name, target]) => {
        const used = flat(target['depends-on']).filter((one) => groups.has(one));
        return used.length === 0 ? [] : [{ target: `paths:${name}`, on: expanded(used) }];
      }),
    ],
    notDependsOn: Object.entries(given['not-depends-on'] ?? {}).flatMap(([name, { on, because }]) => {
      const place = ['not-depends-on', name];
      return expanded(name).flatMap((target) => expanded(on).map((one) => ({ target, on: one, because, place })));
    }),
    groups,
    fileRules: (given.rules ?? []).map(({ paths, impacts, because }, index) => ({
      place: ['rules', index, 'paths'],
      paths: new Globs(flat(paths)),
      impacts: meanings.find((word) => flat(impacts).includes(word)) ?? expanded(impacts),
      ...(because !== undefined && { because }),
    })),
    surfaces: [
      ...targets.flatMap(([target, { surface }]) =>
        surface === undefined
          ? []
          : [{ target, ofRule: true, place: ['targets', target, 'surface'], ...filesOf(surface) }],
      ),
      ...Object.entries(given.surfaces ?? {}).flatMap(([name, surface]) =>
        expanded(name).map((target) => ({ target, ofRule: false, place: ['surfaces', name], ...filesOf(surface) })),
      ),
    ],
    reach: new Map(typeof reach === 'string' ? [['all', reach]] : Object.entries(reach)),
    roots:
      given.roots &&
      new Map(Object.entries(given.roots).map(([folder, systems]) => [folder === '.' ? '' : folder, flat(systems)])),
    whenNone: given['when-none'],
    everything: given.everything ?? 'ALL',
    documents: given.documents ?? 'ignore',
    unowned: unowned === 'all' || unowned === 'ignore' ? unowned : expanded(unowned),
    rules: targets.map(([name, target]) => ruleOf(name, target, groups)),
    buildSystems: given['build-systems'] ?? {},
    globs: globsIn(given),
    names: namesOfTargets(given).filter(({ text }) => !groups.has(text)),
    lineOf: (place) => document.lineOf(place),
  };
}

type WrittenTarget = NonNullable<Given['targets']>[string];
type WrittenSurface = NonNullable<WrittenTarget['surface']>;

function filesOf({ texts, task }: WrittenSurface): Pick<Surface, 'files' | 'definition'> {
  return { files: task ?? new Globs(flat(texts)), definition: JSON.stringify(flat(texts)) };
}

function ruleOf(name: string, target: WrittenTarget, groups: ReadonlyMap<string, unknown>): Rule {
  const { paths, surface } = target;
  const dependencies = flat(target['depends-on']);
  return {
    name,
    globs: new Globs(flat(paths)),
    dependsOn: dependencies.filter((one) => one !== 'imports' && !groups.has(one)),
    imports: dependencies.includes('imports'),
    definition: JSON.stringify([flat(paths).toSorted(), surface && flat(surface.texts).toSorted()]),
  };
}

/** Every glob over all files, but those of surfaces. */
function globsIn(given: Given): Written[] {
  const { impact, rules, targets } = given;
  const paths = [...placed({ impact, rules, targets }, [])].filter(({ place: [, , field] }) => field === 'paths');
  return [...placed(given['impact-all'], ['impact-all']), ...placed(given['impact-none'], ['impact-none']), ...paths];
}

/** Every name of a target as the answer has it, with what follows where no target is called so. */
function namesOfTargets(given: Given): Name[] {
  const { impact, rules, surfaces, 'depends-on': dependsOn, 'not-depends-on': notDependsOn } = given;
  const keys = (part: string, of: object = {}) => Object.keys(of).map((text) => ({ text, place: [part, text] }));
  const inFields = placed({ impact, rules, 'not-depends-on': notDependsOn }, []).filter(({ place: [, , field] }) =>
    ['targets', 'impacts', 'on'].includes(String(field)),
  );
  const written = [
    ...keys('depends-on', dependsOn),
    ...placed(dependsOn, ['depends-on']),
    ...keys('not-depends-on', notDependsOn),
    ...keys('surfaces', surfaces),
    ...inFields,
  ];
  return written
    .filter(({ text }) => !['ALL', ...meanings].includes(text) && !text.includes('{'))
    .map((one) => ({ ...one, effect: effects[String(one.place[0])] ?? 'the answer is ALL' }));
}

/** What follows where no target has a name, by the part of the file with the name. */
const effects: Readonly<Record<string, string>> = {
  'not-depends-on': 'no edge is taken away',
  surfaces: 'its surface narrows nothing',
};
