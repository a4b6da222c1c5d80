import type { Tools } from '../../graph/reader.js';

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

/** The options of the configuration file, with their defaults. */
export function bazelOptions({ bazel: given = {} }: Tools['options']): BazelOptions {
  return {
    programs: given.program === undefined ? ['bazelisk', 'bazel'] : [given.program],
    startupOptions: given['startup-options'] ?? [],
    queryOptions: given['query-options'] ?? [],
    universe: given.universe ?? ['//...'],
    externals: given.externals ?? false,
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
