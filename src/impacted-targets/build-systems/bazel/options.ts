import { ImpactError } from '../build-system.js';

export interface BazelOptions {
  /** Programs that are tried in turn. */
  readonly programs: readonly string[];
  /** Startup options, before the command. */
  readonly startupOptions: readonly string[];
  /** Options of `bazel query`. */
  readonly queryOptions: readonly string[];
  /** Target patterns of packages, such as `//...` or `-//third_party/...`. */
  readonly universe: readonly string[];
  /** Whether to follow dependencies through external repositories. Bazel then fetches all of them. */
  readonly externals: boolean;
}

const keys = ['program', 'startup-options', 'query-options', 'universe', 'externals'];

/** Options on which the answer depends, and options that let Bazel leave out what it could not read. */
const reserved =
  /^--(?:no)?(?:output|order_output|keep_going|implicit_deps|tool_deps|nodep_deps|query_file|xml:.*)(?:=|$)/;

function texts(value: unknown, key: string, fallback: readonly string[]): readonly string[] {
  if (value === undefined || value === null) return fallback;
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string' && item !== ''))
    return value;
  throw new ImpactError(`build-systems.bazel.${key} must be a list of texts, got ${JSON.stringify(value)}`);
}

/**
 * Reads `build-systems.bazel` of the configuration.
 * @throws ImpactError for an unknown key, a value of another type, or a query option that would shorten the answer
 */
export function readOptions(options: Readonly<Record<string, unknown>>): BazelOptions {
  const unknown = Object.keys(options).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    throw new ImpactError(`build-systems.bazel.${unknown} is not an option. The options are ${keys.join(', ')}`);
  }
  const { program } = options;
  if (program !== undefined && program !== null && (typeof program !== 'string' || program === '')) {
    throw new ImpactError(`build-systems.bazel.program must be the path of Bazel, got ${JSON.stringify(program)}`);
  }
  const queryOptions = texts(options['query-options'], 'query-options', []);
  const refused = queryOptions.find((option) => reserved.test(option));
  if (refused !== undefined) {
    throw new ImpactError(
      `build-systems.bazel.query-options holds ${refused}, which the action sets itself, so that no target is left out. Remove it`,
    );
  }
  const universe = texts(options.universe, 'universe', ['//...']);
  const pattern = universe.find((each) => !/^-?\/\/[^\s:()"']*$/.test(each));
  if (pattern !== undefined || universe.every((each) => each.startsWith('-'))) {
    throw new ImpactError(
      `build-systems.bazel.universe must hold patterns of packages such as //... and -//third_party/..., got ${JSON.stringify(pattern ?? universe)}`,
    );
  }
  const { externals = false } = options;
  if (typeof externals !== 'boolean') {
    throw new ImpactError(`build-systems.bazel.externals must be true or false, got ${JSON.stringify(externals)}`);
  }
  const startupOptions = texts(options['startup-options'], 'startup-options', []);
  if (startupOptions.some((option) => /^--output_base(=|$)/.test(option))) {
    throw new ImpactError(
      'build-systems.bazel.startup-options holds --output_base, but each side needs one of its own, which the action makes. ' +
        'Use --output_user_root to say where Bazel keeps its downloads',
    );
  }
  return {
    programs: program ? [program] : ['bazelisk', 'bazel'],
    startupOptions,
    queryOptions,
    universe,
    externals,
  };
}

/** The query for every target in the universe, files included. With `externals`, also for all their dependencies. */
export function universeExpression({ universe, externals }: Pick<BazelOptions, 'universe' | 'externals'>): string {
  const targets = (pattern: string) => `"${pattern}:*"`;
  const included = universe.filter((pattern) => !pattern.startsWith('-')).map(targets);
  const excluded = universe.filter((pattern) => pattern.startsWith('-')).map((pattern) => targets(pattern.slice(1)));
  const expression = [included.join(' + '), ...excluded].join(' - ');
  return externals ? `deps(${expression})` : expression;
}
