import type { CauseOfAll, Reason, SuggestedRule, Suggestion } from '../build-system.js';
import { Glob, GlobError } from '../configuration/glob.js';

/** A glob that means this path alone, or undefined where none does. */
export function globOf(path: string): string | undefined {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, '\\$&');
  try {
    return new Glob(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : undefined;
  } catch (error) {
    if (error instanceof GlobError) return undefined;
    throw error;
  }
}

/**
 * Files that say how things are built or tested, by their names: settings of compilers, bundlers and test runners, what
 * makes containers and machines alike, manifests and lockfiles. That such a file impacts nothing is never suggested.
 */
const ofBuilds = new RegExp(
  [
    String.raw`(?:^|/)(?:(?:ts|js)config[^/]*\.json|[^/]*\.config\.[cm]?[jt]sx?|[^/]*rc(?:\.[^/]*)?|babel[^/]*)$`,
    String.raw`(?:^|/)(?:[^/]*Dockerfile[^/]*|[^/]*Makefile|[^/]*\.mk|justfile|Taskfile[^/]*|CMakeLists\.txt|[^/]*\.cmake)$`,
    String.raw`(?:^|/)(?:package\.json|[^/]*[.-]lock(?:\.[^/]*)?|[^/]*\.lockb|go\.(?:mod|sum|work)|[^/]*\.toml|[^/]*\.gradle(?:\.kts)?)$`,
    String.raw`(?:^|/)(?:gradle\.properties|[^/]*\.bazel|[^/]*\.bzl|\.bazel[^/]*|rust-toolchain|\.(?:node|python|ruby|java|tool)-versions?)$`,
    String.raw`(?:^|/)(?:\.env[^/]*|vitest[^/]*|jest[^/]*|nx\.json|turbo\.jsonc?|pnpm-workspace\.yaml|\.yarn/.*|\.cargo/.*|\.mvn/.*)$`,
    String.raw`(?:^|/)(?:(?:docker-)?compose[^/]*\.ya?ml|setup\.(?:py|cfg)|requirements[^/]*\.txt|patches/.*)$`,
  ].join('|'),
  'is',
);

/** What would narrow the answer for a changed file that no target owns. */
export function suggestionsForUnowned(path: string): readonly Suggestion[] {
  const glob = globOf(path);
  if (glob === undefined) return [];
  const impact: Suggestion = {
    rule: { key: 'impact', glob },
    assumption: `The targets that you write in the place of * are all that ${path} bears on.`,
  };
  // Some `.…rc` files and locks are documents or caches, yet a person has to say so.
  if (ofBuilds.test(path)) return [impact];
  const assumption = path.startsWith('.github/workflows/')
    ? `No test of a target reads ${path}; that the workflow works is seen when it runs.`
    : `No build and no test reads ${path}.`;
  return [{ rule: { key: 'impact-none', glob }, assumption }, impact];
}

/** What would narrow the answer for a changed file that matches a glob of `impact-all` or of the input `impact-all-paths`. */
export function suggestionsForImpactAll(
  path: string,
  glob: string,
  key: 'impact-all' | 'impact-all-paths',
): readonly Suggestion[] {
  const own = globOf(path);
  if (own === undefined) return [];
  return [{ rule: { key, glob: `!${own}` }, assumption: `${glob} is not meant for ${path}.` }];
}

/** Everything that is suggested for what made the answer ALL, or for the reasons of its targets; each rule once, the best for each. */
export function suggestedRules(causes: Iterable<Pick<CauseOfAll, 'suggestions'>>): readonly Suggestion[] {
  const rules = new Map<string, Suggestion>();
  for (const { suggestions } of causes) {
    const [first] = suggestions ?? [];
    if (first !== undefined && !rules.has(keyOf(first.rule))) rules.set(keyOf(first.rule), first);
  }
  return [...rules.values()];
}

/** The same text for rules that are the same. */
export function keyOf(rule: SuggestedRule): string {
  return rule.key === 'build-systems'
    ? JSON.stringify([rule.key, rule.system, rule.option, rule.value])
    : JSON.stringify([rule.key, rule.glob]);
}

/** What a target's reason goes back to. */
export function rootReason(reason: Reason, why: ReadonlyMap<string, Reason>): Reason {
  const seen = new Set<Reason>();
  let last = reason;
  while (last.kind === 'dependency' && !seen.has(last)) {
    seen.add(last);
    const next: Reason | undefined = last.because ?? why.get(last.target);
    if (next === undefined) return last;
    last = next;
  }
  return last;
}

/**
 * Rules as YAML, to be copied into the configuration file. Names stand in double quotes, so that none can end its line.
 */
export function configurationYaml(suggestions: readonly Suggestion[]): string {
  const lines: string[] = [];
  const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007f');
  const globs = (key: 'impact-all' | 'impact-none' | 'impact') =>
    suggestions.flatMap(({ rule }) => (rule.key === key ? [rule.glob] : []));
  for (const key of ['impact-all', 'impact-none'] as const) {
    const found = globs(key);
    if (found.length > 0) lines.push(`${key}:`, ...found.map((glob) => `  - ${quoted(glob)}`));
  }
  const impact = globs('impact');
  if (impact.length > 0) {
    lines.push(
      'impact:',
      ...impact.flatMap((glob) => [
        `  - paths: ${quoted(glob)}`,
        `    targets: "*" # in the place of *, what it bears on`,
      ]),
    );
  }
  const options = new Map<string, Map<string, string | Set<string>>>();
  for (const { rule } of suggestions) {
    if (rule.key !== 'build-systems') continue;
    const ofSystem = options.get(rule.system) ?? new Map<string, string | Set<string>>();
    options.set(rule.system, ofSystem);
    const held = ofSystem.get(rule.option);
    if (typeof rule.value === 'string') ofSystem.set(rule.option, rule.value);
    else ofSystem.set(rule.option, new Set([...(held instanceof Set ? held : []), ...rule.value]));
  }
  if (options.size > 0) lines.push('build-systems:');
  for (const [system, ofSystem] of options) {
    lines.push(`  ${system}:`);
    for (const [option, value] of ofSystem) {
      if (typeof value === 'string') lines.push(`    ${option}: ${value}`);
      else lines.push(`    ${option}:`, ...[...value].map((name) => `      - ${quoted(name)}`));
    }
  }
  return lines.map((line) => `${line}\n`).join('');
}
