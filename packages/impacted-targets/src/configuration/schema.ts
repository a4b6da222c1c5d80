import * as z from 'zod/mini';
import { described, optionsOfBuildSystems, without } from './build-system-options.js';
import { globMistake, isNegated } from './glob.js';
import { nameMistake } from './rule-names.js';

/** A mapping with these keys and no others. The message names the keys, so that a wrong one gets the nearest. */
export const mapping = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join('\n') : 'must be a mapping'),
  });

/** A text with nothing wrong. @param pattern the same for editors, as far as they can check it */
const checked = (mistake: (text: string) => string | undefined, pattern: string) =>
  z.string({ error: 'must be a text' }).check(without(mistake), z.meta({ minLength: 1, pattern }));

const textOrTexts = { error: 'must be a text or a list of texts' };
const globsOrMapping = { error: 'must be a list of globs or a mapping' };

const mappingOf = <Key extends z.ZodMiniType<string, string>, Value extends z.ZodMiniType>(key: Key, value: Value) =>
  z.record(key, value, { error: 'must be a mapping' });

const glob = checked((text) => {
  const mistake = globMistake(text);
  return mistake && `bad glob ${text}: ${mistake}`;
}, '^(?!!?/)(?!!?$)(?!.*/$)');

/** A glob, or globs in lists, so that an alias can stand for several. */
export type Nested = string | readonly Nested[];

const nestedGlobs: z.ZodMiniType<Nested> = z.lazy(() => z.union([glob, z.array(nestedGlobs)], textOrTexts));

/** All texts of nested lists, in order. */
export const flat = (nested: Nested): string[] => (typeof nested === 'string' ? [nested] : nested.flatMap(flat));

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
const targetPattern = checked(
  (text) => (/^[^\s\p{Cc}]+$/u.test(text) ? undefined : `${JSON.stringify(text)} cannot be the name of a target`),
  '^\\S+$',
);

const dependencyPattern = targetPattern.check(
  z.refine((text) => text !== 'ALL', { error: 'ALL is not a target: name targets, where * stands for any text' }),
);

const oneOrMore = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.union([schema, z.array(schema).check(z.minLength(1, 'must name at least one target'))], textOrTexts);

const dependencies = oneOrMore(dependencyPattern);

const targetName = checked((name) => {
  const mistake = nameMistake(name);
  return mistake && `${JSON.stringify(name)} cannot name a target: ${mistake}`;
}, '^(?!ALL$)([^\\s{}]|\\{[A-Za-z_][A-Za-z0-9_-]*\\})+$');

const surface = z.union(
  [
    ownGlobs,
    mapping({
      'inputs-of': checked(
        (text) =>
          /^[^#]*(?:turbo\.jsonc?|nx\.json|project\.json)#[^#]+$/.test(text)
            ? undefined
            : `${JSON.stringify(text)} names no task: write the path of a turbo.json, nx.json or project.json, # and the task`,
        '#',
      ),
    }),
  ],
  globsOrMapping,
);

const targetsOrImports = z.union([z.string(), z.array(z.string())], textOrTexts);

const target = z.union(
  [
    ownGlobs,
    mapping({
      paths: z.optional(globs),
      'depends-on': described(targetsOrImports, 'Targets, and imports for what its files import and name'),
      surface: described(surface, 'The changed files that reach what depends on this target'),
    }).check(
      z.refine((rule) => flat(rule.paths ?? []).length > 0 || flat(rule['depends-on'] ?? []).length > 0, {
        error: 'there are neither paths nor depends-on, so nothing impacts this target',
      }),
      z.meta({ anyOf: [{ required: ['paths'] }, { required: ['depends-on'] }] }),
    ),
  ],
  globsOrMapping,
);

export type WrittenSurface = z.output<typeof surface>;
export type WrittenTarget = z.output<typeof target>;

const reach = z.enum(['all', 'direct'], {
  error: 'must be all (everything that depends on a changed target) or direct (only what depends on it directly)',
});

type SystemName = keyof typeof optionsOfBuildSystems;
const systemNames = Object.keys(optionsOfBuildSystems) as SystemName[];

const systemName = z.enum(systemNames, {
  error: ({ input }) => `${JSON.stringify(input)} is not a build system: write one of ${systemNames.join(', ')}`,
});

/** A folder from the root of the repository; `.` is the root. */
const folder = checked((path) => {
  const isPlain = path.split('/').every((name) => !['', '.', '..'].includes(name)) && !/[\\*?\p{Cc}]/u.test(path);
  return path === '.' || isPlain
    ? undefined
    : `${JSON.stringify(path)} cannot be a folder: write its path from the root of the repository, such as services/api, or . for the root`;
}, '^(?!/).*[^/]$');

const reason = z
  .string({ error: 'must be a text' })
  .check(z.minLength(1, 'must not be empty'), z.describe('Why, in one sentence, for the summary'));

const listOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(mapping(shape), { error: 'must be a list of mappings' });

/** Most names with `*` under `depends-on`. Each of them is tried on every target. */
const mostPatterns = 200;

const fewPatterns = z.refine<Readonly<Record<string, string | readonly string[]>>>(
  (rules) =>
    Object.entries(rules)
      .flat(2)
      .filter((name) => name.includes('*')).length <= mostPatterns,
  { error: `depends-on has more than ${String(mostPatterns)} names with *: write fewer, wider ones` },
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
const oneOrMoreSystems = z.union([systemName, z.array(systemName).check(z.minLength(1, 'must name a build system'))]);
const options = Object.fromEntries(
  systemNames.map((name) => [name, z.optional(mapping(optionsOfBuildSystems[name]))]),
) as {
  [Name in SystemName]: z.ZodMiniOptional<ReturnType<typeof mapping<(typeof optionsOfBuildSystems)[Name]>>>;
};
const unowned = z.string({ error: 'must be all, ignore or the name of a target' });

/** The configuration file. `schemas/impacted-targets.schema.json` is made from it. */
export const configurationSchema = mapping({
  'impact-all': described(globs, 'A changed file that matches impacts everything'),
  'impact-none': described(globs, 'A changed file that matches impacts nothing, where no target owns or reads it'),
  impact: described(listOf(impact), 'What changed files impact beside the targets that own them'),
  'depends-on': described(
    mappingOf(dependencyPattern, dependencies).check(fewPatterns),
    'Dependencies that no file says: for each target, what it depends on. * stands for any text',
  ),
  'not-depends-on': described(
    mappingOf(dependencyPattern, mapping({ on: dependencies, because: reason })),
    'Edges that only a text suggests: for each target, on what it does not depend',
  ),
  groups: described(mappingOf(z.string(), dependencies), 'Names for sets of targets, used wherever targets are named'),
  rules: described(listOf(rule), 'The first rule whose paths fit a changed file decides what that file impacts'),
  surfaces: described(
    mappingOf(dependencyPattern, surface),
    'For targets: the changed files that reach what depends on them',
  ),
  reach: described(
    z.union([reach, z.record(z.string(), reach)], { error: 'must be all, direct or a mapping' }),
    'How far a changed target reaches, for all targets, or by build system and group',
  ),
  roots: described(mappingOf(folder, oneOrMoreSystems), 'Several builds: folders, each with its build systems'),
  'when-none': described(
    targetName.check(z.refine((name) => !name.includes('{'), { error: 'when-none is one name, without {name}' })),
    'The target that a pull request claims which impacts none',
  ),
  everything: described(
    z.enum(['ALL', 'names'], { error: 'must be ALL, or names (every known target by its name)' }),
    'How an answer says that everything is impacted; ALL when not given',
  ),
  documents: described(
    z.enum(['ignore', 'all'], {
      error: 'must be ignore (the built-in list of documents impacts nothing) or all (they count as other files do)',
    }),
    'Whether texts for people impact only what reads them (ignore; so without it), or count as other files do (all)',
  ),
  unowned: described(
    unowned.check(z.minLength(1, 'must be all, ignore or the name of a target')),
    'What a changed file of no target impacts: all (so without it), ignore (nothing), or the name of a target',
  ),
  targets: described(mappingOf(targetName, target), 'Targets by name. {name} stands for one path segment of the globs'),
  'build-systems': described(mapping(options), 'Options of build systems'),
});

/** The JSON schema for editors. An empty file is right, too. */
export function configurationJsonSchema(): object {
  const {
    $schema,
    type: _object,
    ...shape
  } = z.toJSONSchema(configurationSchema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return {
    $schema,
    title: 'Impacted targets',
    description: 'Rules by which changed files become impacted targets (.github/impacted-targets.yml)',
    type: ['object', 'null'],
    ...shape,
  };
}
