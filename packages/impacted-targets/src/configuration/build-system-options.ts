import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';

/** A mapping with these keys and no others. The message names the keys, so that a wrong one gets the nearest. */
export const mapping = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join('\n') : 'must be a mapping'),
  });

/** An optional part with a description for editors. */
export const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  z.optional(schema.check(z.describe(description)));

/** A check of a text. @param mistake what is wrong with a text, as a sentence; undefined where nothing is */
export const without = (mistake: (text: string) => string | undefined) =>
  z.refine<string>((value) => mistake(value) === undefined, { error: ({ input }) => mistake(String(input)) ?? '' });

export const text = z.string({ error: 'must be a text' }).check(z.minLength(1, 'must not be empty'));

/** One of a few words. @param mistake what the words mean, for whoever writes another one */
export const oneOf = <const Words extends readonly string[]>(words: Words, mistake: string) =>
  z.enum(words, { error: mistake });

const listOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema, { error: 'must be a list of texts' });
const texts = listOf(text);
const flag = z.boolean({ error: 'must be true or false' });

/** A program's name, or its absolute path. A relative one would start a file of the pull request. */
const program = text.check(
  without((path) =>
    /[/\\]/.test(path) && !isAbsolute(path)
      ? `program must be a name or an absolute path, not ${JSON.stringify(path)}. A relative path would start a file of the pull request`
      : undefined,
  ),
);

/** An option for a program that the action does not set itself. */
const option = (own: RegExp, why: string) =>
  text.check(without((one) => (own.test(one) ? `${one} is an option that the action sets itself${why}` : undefined)));

const startupOption = option(
  /^--output_base(?:=|$)/,
  ': both commits cannot share one output base. Use --output_user_root to say where Bazel keeps its downloads',
);

/** Not those on which the answer depends, or with which Bazel leaves out what it could not read. */
const queryOption = option(
  /^--(?:no)?(?:output|order_output|keep_going|implicit_deps|tool_deps|nodep_deps|query_file|(?:xml|proto):.*)(?:=|$)/,
  ', so that no target is left out',
);

const packages = text.check(
  z.regex(/^-?\/\/[^\s:()"']*$/, 'must be a pattern of packages, such as //... or -//third_party/...'),
);

const universe = listOf(packages).check(
  z.refine((patterns) => patterns.some((one) => !one.startsWith('-')), {
    error: 'universe must hold a pattern of packages without - in front, such as //...',
  }),
);

const rootDependencies = oneOf(
  ['all', 'declared'],
  'must be all (every package can use what the root depends on) or declared (only those that name it)',
);

const place = text.check(
  without((path) =>
    path !== '.' && /^\/|(?:^|\/)\.{0,2}(?:\/|$)|\\/.test(path)
      ? `${JSON.stringify(path)} must be a path from the root of the repository`
      : undefined,
  ),
);

const aliases = z.record(z.string(), place, { error: 'must be a mapping' });

const none = z.optional(mapping({}));

/** The options under `build-systems`, by the name of the build system. */
export const optionsOfBuildSystems = {
  bazel: z.optional(
    mapping({
      program: described(program, 'Path of bazel'),
      'startup-options': described(listOf(startupOption), 'Startup options of bazel'),
      'query-options': described(listOf(queryOption), 'Options of bazel query'),
      universe: described(universe, 'What is queried; //... when not given'),
      externals: described(flag, 'Whether to follow dependencies through external repositories'),
    }),
  ),
  nx: none,
  turborepo: none,
  workspaces: z.optional(
    mapping({
      'root-dependencies': described(rootDependencies, 'Which packages can use what the root depends on; else all'),
      'root-tools': described(texts, 'Dependencies of the root that no build and no test can notice'),
      'built-in-root-tools': described(flag, 'Whether formatters, hooks and release tools count as such'),
    }),
  ),
  cargo: none,
  uv: none,
  go: z.optional(
    mapping({
      program: described(program, 'Path of go'),
      'module-graph': described(flag, 'Whether go mod graph may be asked; true when not given'),
    }),
  ),
  gradle: z.optional(
    mapping({
      program: described(program, 'Path of gradle'),
      arguments: described(texts, 'More arguments of gradle'),
    }),
  ),
  maven: none,
  dotnet: none,
  pants: z.optional(
    mapping({
      program: described(program, 'Path of pants'),
      'global-options': described(texts, 'Global options of pants'),
    }),
  ),
  paths: z.optional(
    mapping({
      'python-roots': described(listOf(place), 'Folders in which Python finds modules'),
      aliases: described(aliases, 'Places that imports of JavaScript stand for, beside those of tsconfig.json'),
    }),
  ),
};
