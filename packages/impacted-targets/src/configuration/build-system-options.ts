import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';

const text = z.string({ error: 'must be a text' }).check(z.minLength(1, 'must not be empty'));
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema, { error: 'must be a list of texts' });
const texts = listOf(text);
const flag = z.boolean({ error: 'must be true or false' });

/** An optional part with a description for editors. */
export const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  z.optional(schema.check(z.describe(description)));

/** A check of a text. @param mistake what is wrong with a text, as a sentence; undefined where nothing is */
export const without = (mistake: (text: string) => string | undefined) =>
  z.refine<string>((value) => mistake(value) === undefined, { error: ({ input }) => mistake(String(input)) ?? '' });

/** A program's name, or its absolute path. */
const program = text.check(
  without((path) =>
    /[/\\]/.test(path) && !isAbsolute(path)
      ? `program must be a name or an absolute path, not ${JSON.stringify(path)}. A relative path would start a file of the pull request`
      : undefined,
  ),
);

/** Options of `bazel query` on which the answer depends, or with which Bazel leaves out what it could not read. */
const reserved =
  /^--(?:no)?(?:output|order_output|keep_going|implicit_deps|tool_deps|nodep_deps|query_file|(?:xml|proto):.*)(?:=|$)/;

const option = (own: RegExp, why: string) =>
  text.check(
    without((value) => (own.test(value) ? `${value} is an option that the action sets itself${why}` : undefined)),
  );

const bazel = {
  program: described(program, 'Path of bazel'),
  'startup-options': described(
    listOf(
      option(
        /^--output_base(?:=|$)/,
        ': both commits cannot share one output base. Use --output_user_root to say where Bazel keeps its downloads',
      ),
    ),
    'Startup options of bazel',
  ),
  'query-options': described(listOf(option(reserved, ', so that no target is left out')), 'Options of bazel query'),
  universe: described(
    listOf(
      text.check(z.regex(/^-?\/\/[^\s:()"']*$/, 'must be a pattern of packages, such as //... or -//third_party/...')),
    ).check(
      z.refine((patterns) => patterns.some((one) => !one.startsWith('-')), {
        error: 'universe must hold a pattern of packages without - in front, such as //...',
      }),
    ),
    'What is queried; //... when not given',
  ),
  externals: described(flag, 'Whether to follow dependencies through external repositories'),
};

const go = {
  program: described(program, 'Path of go'),
  'module-graph': described(flag, 'Whether go mod graph may be asked; true when not given'),
};

const gradle = {
  program: described(program, 'Path of gradle'),
  arguments: described(texts, 'More arguments of gradle'),
};

const pants = {
  program: described(program, 'Path of pants'),
  'global-options': described(texts, 'Global options of pants'),
};

const workspaces = {
  'root-dependencies': described(
    z.enum(['all', 'declared'], {
      error: 'must be all (every package can use what the root depends on) or declared (only those that name it)',
    }),
    'Which packages can use what the root depends on; all when not given',
  ),
  'root-tools': described(texts, 'Dependencies of the root that no build and no test can notice'),
  'built-in-root-tools': described(flag, 'Whether formatters, hooks and release tools count as such'),
};

const place = text.check(
  without((path) =>
    path !== '.' && /^\/|(?:^|\/)\.{0,2}(?:\/|$)|\\/.test(path)
      ? `${JSON.stringify(path)} must be a path from the root of the repository`
      : undefined,
  ),
);

const paths = {
  'python-roots': described(listOf(place), 'Folders in which Python finds modules'),
  aliases: described(
    z.record(z.string(), place, { error: 'must be a mapping' }),
    'Places that imports of JavaScript stand for, beside those of tsconfig.json',
  ),
};

/** The options under `build-systems`, by the name of the build system. */
export const optionsOfBuildSystems = {
  bazel,
  nx: {},
  turborepo: {},
  workspaces,
  cargo: {},
  uv: {},
  go,
  gradle,
  maven: {},
  dotnet: {},
  pants,
  paths,
};
