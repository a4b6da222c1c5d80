import * as z from 'zod/mini';
import type { Place, Written } from './mistakes.js';
import { described, mapping, oneOf, optionsOfBuildSystems, text, without } from './build-system-options.js';
import { globMistake, isNegated } from './glob.js';
import { nameMistake } from './rule-names.js';

/** A text with nothing wrong. @param pattern the same for editors, as far as they can check it */
const checked = (pattern: string, mistake: (text: string) => string | undefined) =>
  z.string({ error: 'must be a text' }).check(without(mistake), z.meta({ minLength: 1, pattern }));

const textOrTexts = { error: 'must be a text or a list of texts' };
const globsOrMapping = { error: 'must be a list of globs or a mapping' };

const mappingOf = <Key extends z.ZodMiniType<string, string>, Value extends z.ZodMiniType>(key: Key, value: Value) =>
  z.record(key, value, { error: 'must be a mapping' });

const listOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(mapping(shape), { error: 'must be a list of mappings' });

/** A glob, or globs in lists, so that an alias can stand for several. */
export type Nested = string | readonly Nested[];

const isNested = (written: unknown): written is Nested => typeof written === 'string' || Array.isArray(written);

/** All texts of nested lists, in order. */
export const flat = (nested: Nested = []): string[] => (typeof nested === 'string' ? [nested] : nested.flatMap(flat));

/** The texts of a value, each with its place. */
export function placed(value: unknown, place: Place): Written[] {
  if (typeof value === 'string') return [{ text: value, place }];
  if (typeof value !== 'object' || value === null) return [];
  const parts: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...parts].flatMap(([key, inner]) => placed(inner, [...place, key]));
}

const glob = checked('^(?!!?/)(?!!?$)(?!.*/$)', (written) => {
  const mistake = globMistake(written);
  return mistake && `bad glob ${written}: ${mistake}`;
});

const nestedGlobs: z.ZodMiniType<Nested> = z.lazy(() => z.union([glob, z.array(nestedGlobs)], textOrTexts));

const someIncluded = z.refine<Nested>((nested) => flat(nested).length === 0 || !flat(nested).every(isNegated), {
  error: 'there are only globs with !, so nothing matches: add one without',
});

const globs = nestedGlobs.check(
  someIncluded,
  z.describe('Globs of paths from the root of the repository. * does not cross /, ** does; ! takes files away'),
);

const someGlobs = globs.check(z.refine((nested) => flat(nested).length > 0, { error: 'paths must hold a glob' }));

const ownGlobs = z
  .union([glob, z.array(nestedGlobs).check(z.minLength(1, 'has no globs, so nothing impacts it'))], textOrTexts)
  .check(someIncluded);

/** Names of targets in an answer, where `*` stands for any text, and of groups. */
const targetPattern = checked('^\\S+$', (name) =>
  /^[^\s\p{Cc}]+$/u.test(name) ? undefined : `${JSON.stringify(name)} cannot be the name of a target`,
);

const dependency = targetPattern.check(
  z.refine((name) => name !== 'ALL', {
    error: 'ALL is not a target: write names of targets, where * stands for any text, or in rules impacts: all',
  }),
);

const oneOrMore = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.union([schema, z.array(schema).check(z.minLength(1, 'must name at least one target'))], textOrTexts);

const dependencies = oneOrMore(dependency);

const targetName = checked(
  '^(?!(ALL|all|none|owners|imports|ignore)$)([^\\s{}]|\\{[A-Za-z_][A-Za-z0-9_-]*\\})+$',
  (name) => {
    const mistake = nameMistake(name);
    return mistake && `${JSON.stringify(name)} cannot name a target: ${mistake}`;
  },
);

const task = checked('#', (written) =>
  /^[^#]*(?:turbo\.jsonc?|nx\.json|project\.json)#[^#]+$/.test(written)
    ? undefined
    : `${JSON.stringify(written)} names no task: write the path of a turbo.json, nx.json or project.json, # and the task`,
);

/** The globs of a surface, or the task whose inputs it is. */
const surface = z.pipe(
  z.union([ownGlobs, mapping({ 'inputs-of': task })], globsOrMapping),
  z.transform((written): { texts: Nested; task?: { file: string; task: string } } => {
    if (isNested(written)) return { texts: written };
    const [file = '', name = ''] = written['inputs-of'].split('#');
    return { texts: written['inputs-of'], task: { file, task: name } };
  }),
);

const targetsOrImports = z.union([z.string(), z.array(z.string())], textOrTexts);

const wholeTarget = mapping({
  paths: z.optional(globs),
  'depends-on': described(targetsOrImports, 'Targets, and imports for what its files import and name'),
  surface: described(surface, 'The changed files that reach what depends on this target'),
});

const usefulTarget = wholeTarget.check(
  z.refine((rule) => flat(rule.paths).length > 0 || flat(rule['depends-on']).length > 0, {
    error: 'there are neither paths nor depends-on, so nothing impacts this target',
  }),
  z.meta({ anyOf: [{ required: ['paths'] }, { required: ['depends-on'] }] }),
);

const target = z.pipe(
  z.union([ownGlobs, usefulTarget], globsOrMapping),
  z.transform((written): z.output<typeof wholeTarget> => (isNested(written) ? { paths: written } : written)),
);

const reach = oneOf(
  ['all', 'direct'],
  'must be all (everything that depends on a changed target) or direct (only what depends on it directly)',
);

const systemNames = Object.keys(optionsOfBuildSystems);

const systemName = z.enum(systemNames, {
  error: ({ input }) => `${JSON.stringify(input)} is not a build system: write one of ${systemNames.join(', ')}`,
});

/** A folder from the root of the repository; `.` is the root. */
const folder = checked('^(?!/).*[^/]$', (path) => {
  const isPlain = path.split('/').every((name) => !['', '.', '..'].includes(name)) && !/[\\*?\p{Cc}]/u.test(path);
  return path === '.' || isPlain
    ? undefined
    : `${JSON.stringify(path)} cannot be a folder: write its path from the root of the repository, such as services/api, or . for the root`;
});

const reason = text.check(z.describe('Why, in one sentence, for the summary'));

/** Most names with `*` under `depends-on`. Each of them is tried on every target. */
const mostPatterns = 200;

const dependsOn = mappingOf(dependency, dependencies).check(
  z.refine((rules) => [...Object.entries(rules)].flat(2).filter((name) => name.includes('*')).length <= mostPatterns, {
    error: `depends-on has more than ${String(mostPatterns)} names with *: write fewer, wider ones`,
  }),
);

const impact = {
  paths: someGlobs,
  targets: oneOrMore(targetPattern).check(z.describe('Names of targets; ALL is everything')),
};
const rule = {
  paths: someGlobs,
  impacts: dependencies.check(z.describe('Targets and groups, or all, none, or owners (as if no rule were there)')),
  because: z.optional(reason),
};
const notDependsOn = mappingOf(dependency, mapping({ on: dependencies, because: reason }));
const reaches = z.union([reach, z.record(z.string(), reach)], { error: 'must be all, direct or a mapping' });
const systems = z.union([systemName, z.array(systemName).check(z.minLength(1, 'must name a build system'))]);
const whenNone = targetName.check(
  z.refine((name) => !name.includes('{'), { error: 'when-none is one name, without {name}' }),
);
const everything = oneOf(['ALL', 'names'], 'must be ALL, or names (every known target by its name)');
const documents = oneOf(
  ['ignore', 'all'],
  'must be ignore (the built-in list of documents impacts nothing) or all (they count as other files do)',
);
const policyOrTarget = 'must be all, ignore or the name of a target';
const unowned = z.string({ error: policyOrTarget }).check(z.minLength(1, policyOrTarget));

/** The configuration file. `schemas/impacted-targets.schema.json` is made from it. */
export const configurationSchema = mapping({
  'impact-all': described(globs, 'A changed file that matches impacts everything'),
  'impact-none': described(globs, 'A changed file that matches impacts nothing, where no target owns or reads it'),
  impact: described(listOf(impact), 'What changed files impact beside the targets that own them'),
  'depends-on': described(dependsOn, 'Dependencies that no file says, of each target. * stands for any text'),
  'not-depends-on': described(
    notDependsOn,
    'Edges to remove, by target: a text suggests them, but they are no dependencies',
  ),
  groups: described(mappingOf(z.string(), dependencies), 'Names for sets of targets, used wherever targets are named'),
  rules: described(listOf(rule), 'The first rule whose paths fit a changed file decides what that file impacts'),
  surfaces: described(mappingOf(dependency, surface), 'The changed files that reach what depends on a target'),
  reach: described(reaches, 'How far a changed target reaches, for all targets, or by build system and group'),
  roots: described(mappingOf(folder, systems), 'Several builds: folders, each with its build systems'),
  'when-none': described(whenNone, 'The target that a pull request claims which impacts none'),
  everything: described(everything, 'How an answer says that everything is impacted; ALL when not given'),
  documents: described(documents, 'Whether texts for people impact only what reads them (ignore, the default) or more'),
  unowned: described(unowned, 'What a changed file of no target impacts: all (default), ignore, or a target'),
  targets: described(mappingOf(targetName, target), 'Targets by name. {name} stands for one path segment of the globs'),
  'build-systems': described(mapping(optionsOfBuildSystems), 'Options of build systems'),
});

/** What a file says, as the schema reads it. */
export type Given = z.output<typeof configurationSchema>;

/** The JSON schema for editors. An empty file is right, too. */
export function configurationJsonSchema(): object {
  const options = { target: 'draft-7', io: 'input', unrepresentable: 'any' } as const;
  const { $schema, type: _object, ...shape } = z.toJSONSchema(configurationSchema, options);
  return {
    $schema,
    title: 'Impacted targets',
    description: 'Rules by which changed files become impacted targets (.github/impacted-targets.yml)',
    type: ['object', 'null'],
    ...shape,
  };
}
