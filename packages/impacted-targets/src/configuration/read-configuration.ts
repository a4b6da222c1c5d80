import { checkCaptures, checkNames, readGroups } from './checks.js';
import type { Place, Written } from './mistakes.js';
import { Globs } from './glob.js';
import { PlacedDocument } from './placed-document.js';
import { configurationSchema, flat, placed, type Given, type Nested } from './schema.js';

/** Words that say what a file impacts, in place of targets. */
const meanings = ['all', 'none', 'owners'] as const;

/** The configuration file (`impacted-targets-config`), of one of the two commits. */
export type Configuration = Readonly<ReturnType<typeof meaningOf>>;

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
function meaningOf(document: PlacedDocument, given: Given) {
  const groups = readGroups(document, given);
  checkNames(document, given, groups);
  checkCaptures(document, given);
  const expanded = (names: Nested) => flat(names).flatMap((name) => groups.get(name) ?? [name]);
  const { unowned = 'all', reach = {}, roots, everything = 'ALL', documents = 'ignore' } = given;
  const isPolicy = unowned === 'all' || unowned === 'ignore';
  return {
    ...rulesOfPaths(given, expanded),
    ...edgesIn(given, expanded, groups),
    surfaces: surfacesIn(given, expanded),
    /** Names of targets for each group, without names of groups. */
    groups,
    /** How far a changed target reaches, by the name of a build system, the name of a group, or `all`. */
    reach: new Map<string, 'all' | 'direct'>(typeof reach === 'string' ? [['all', reach]] : Object.entries(reach)),
    /** Build systems by folder, from the root of the repository; empty for the root. Undefined without `roots`. */
    roots: roots && new Map(Object.entries(roots).map(([place, names]) => [place === '.' ? '' : place, flat(names)])),
    whenNone: given['when-none'],
    everything,
    /**
     * With `ignore`, files of the built-in list impact nothing unless a target owns or reads them. With `all`, they count
     * as other files do.
     */
    documents,
    /** Meaning of a changed file without an owner: everything, nothing, or these targets. */
    unowned: isPolicy ? unowned : expanded(unowned),
    /** Entries under `targets`. */
    rules: Object.entries(given.targets ?? {}).map(([name, target]) => ruleOf(name, target, groups)),
    /** Options of build systems, by their names; each build system reads its own. */
    buildSystems: given['build-systems'] ?? {},
    /** Every glob over all files, but those of surfaces. */
    globs: globsIn(given),
    /** Every name of a target as the answer has it. */
    names: namesOfTargets(given).filter(({ text }) => !groups.has(text)),
    /** The line of a part of the file, from 1. */
    lineOf: (place: Place) => document.lineOf(place),
  };
}

/** Names of targets, with those of groups in place of the groups. */
type Expand = (names: Nested) => readonly string[];

/** What changed files impact, by their paths. */
function rulesOfPaths(given: Given, expanded: Expand) {
  return {
    /** A changed file that matches these globs impacts everything. */
    impactAll: new Globs(flat(given['impact-all'])),
    /** A changed file that matches these globs in both commits impacts nothing. */
    impactNone: new Globs(flat(given['impact-none'])),
    /** Targets that changed files impact in addition to their owners. `*` in a name stands for any text. `ALL` means everything. */
    impact: (given.impact ?? []).map(({ paths, targets }) => ({
      paths: new Globs(flat(paths)),
      targets: expanded(targets),
    })),
    /** Entries under `rules`: the place of the globs; names of targets, or what the file means; why, in the words of who wrote the rule. */
    fileRules: (given.rules ?? []).map(({ paths, impacts, because }, index) => ({
      place: ['rules', index, 'paths'],
      paths: new Globs(flat(paths)),
      impacts: meanings.find((word) => flat(impacts).includes(word)) ?? expanded(impacts),
      because,
    })),
  };
}

/** Edges that no build system knows of, and edges to leave out. Names are written as in the answer. `*` stands for any text. */
function edgesIn(given: Given, expanded: Expand, groups: ReadonlyMap<string, unknown>) {
  const stated = Object.entries(given['depends-on'] ?? {}).flatMap(([name, on]) =>
    expanded(name).map((target) => ({ target, on: expanded(on) })),
  );
  // A group may hold targets of other build systems, which rules of `paths` do not know.
  const ofGroups = Object.entries(given.targets ?? {}).flatMap(([name, target]) => {
    const used = flat(target['depends-on']).filter((one) => groups.has(one));
    return used.length === 0 ? [] : [{ target: `paths:${name}`, on: expanded(used) }];
  });
  const notDependsOn = Object.entries(given['not-depends-on'] ?? {}).flatMap(([name, { on, because }]) => {
    const place = ['not-depends-on', name];
    return expanded(name).flatMap((target) => expanded(on).map((one) => ({ target, on: one, because, place })));
  });
  return { dependsOn: [...stated, ...ofGroups], notDependsOn };
}

/** The changed files of targets that reach their dependents. */
function surfacesIn({ targets = {}, surfaces = {} }: Given, expanded: Expand) {
  return [
    ...Object.entries(targets).flatMap(([name, { surface }]) =>
      surface === undefined ? [] : [surfaceOf(name, true, surface)],
    ),
    ...Object.entries(surfaces).flatMap(([name, surface]) =>
      expanded(name).map((target) => ({ ...surfaceOf(target, false, surface), place: ['surfaces', name] })),
    ),
  ];
}

type WrittenTarget = NonNullable<Given['targets']>[string];

function surfaceOf(target: string, ofRule: boolean, { texts, task }: NonNullable<WrittenTarget['surface']>) {
  return {
    /** Name of the target: as in the answer, where `*` stands for any text, or as under `targets`, with `{name}` parts. */
    target,
    /** True for a target of `targets`, which has its `{name}` parts in its globs. */
    ofRule,
    /** The globs, or the task whose `inputs` say it: a file of the repository and the name of the task. */
    files: task ?? new Globs(flat(texts)),
    /** As written. */
    definition: JSON.stringify(flat(texts)),
    place: ['targets', target, 'surface'],
  };
}

function ruleOf(name: string, target: WrittenTarget, groups: ReadonlyMap<string, unknown>) {
  const { paths, surface } = target;
  const dependencies = flat(target['depends-on']);
  return {
    /** The target's name; it may hold `{name}` parts, which stand for the text that the globs captured. */
    name,
    globs: new Globs(flat(paths)),
    /** Names of targets, in the file's order. A `{name}` part that is not in this rule's name stands for any text. */
    dependsOn: dependencies.filter((one) => one !== 'imports' && !groups.has(one)),
    /** True where it also depends on what its files import and name. */
    imports: dependencies.includes('imports'),
    /** The globs and the surface as written, sorted: two rules with the same name and text mean the same. */
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
function namesOfTargets(given: Given): (Written & { readonly effect: string })[] {
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
