import type { CauseOfAll, Reason } from '../graph/impact.js';
import { textBetween } from '../../../shared/src/globs/text-between.js';
import type { Configurations, DependencyRule } from './configuration.js';
import type { Answered, Dependents, Edges } from './edges.js';

/**
 * Adds the edges that `depends-on` of either commit states.
 * @param systemNames names of all build systems: rules about a system that was not asked are ignored
 * @param ends gets the targets on which others depend since the head commit; they are impacted alone, without their dependents
 * @returns targets whose rules differ between the commits, or why everything is impacted
 */
export async function addDependencyRules(
  { base, head, file }: Configurations,
  answered: readonly Answered[],
  systemNames: readonly string[],
  edges: Edges,
  ends: Map<string, Reason>,
): Promise<ReadonlyMap<string, Reason> | CauseOfAll> {
  const changed = new Map<string, Reason>();
  const rules = [...base.dependsOn, ...head.dependsOn];
  if (rules.length === 0) return changed;
  const names = await Names.of(answered, systemNames);
  const before = new Set(base.dependsOn.map(keyOf));
  const inBoth = new Set(commonRules(base.dependsOn, head.dependsOn));
  for (const [key, { target, on }] of new Map(rules.map((rule) => [keyOf(rule), rule]))) {
    const patterns = [target, ...on];
    if (patterns.some((pattern) => names.isElsewhere(pattern))) continue;
    const missing = patterns.find(
      (pattern) => names.matching(pattern).length === 0 && names.unknown(pattern) === undefined,
    );
    // A misspelt rule must not silently count as an empty rule.
    if (missing !== undefined) {
      return { what: `depends-on in ${file} names ${missing}, and no target is called like that`, files: [] };
    }
    const targets = names.matching(target);
    const system = names.unknown(target);
    const what = `depends-on in ${file} names ${target}, and the targets of ${system ?? ''} are not known`;
    const dependents: Dependents =
      system !== undefined && targets.length === 0
        ? { unknown: { what, files: [] } }
        : { targets, edge: { kind: 'stated', file, text: target } };
    for (const pattern of on) {
      if (pattern.includes('*')) edges.addPattern(names.matcher(pattern), dependents);
      else edges.add(names.matching(pattern)[0] ?? names.canonical(pattern), dependents);
    }
    if (inBoth.has(key)) continue;
    for (const end of before.has(key) ? [] : on.flatMap((pattern) => names.matching(pattern))) {
      ends.set(end, { kind: 'graph', what: `${target} depends on ${end} now, by a rule in ${file}`, files: [file] });
    }
    for (const name of targets) {
      changed.set(name, { kind: 'graph', what: `what ${target} depends on in ${file} changed`, files: [file] });
    }
  }
  return changed;
}

function keyOf({ target, on }: DependencyRule): string {
  return JSON.stringify([target, [...on].sort()]);
}

function commonRules(base: readonly DependencyRule[], head: readonly DependencyRule[]): string[] {
  const keys = new Set(head.map(keyOf));
  return base.map(keyOf).filter((key) => keys.has(key));
}

/** The target names that rules can refer to. */
class Names {
  readonly #answered: readonly Answered[];
  readonly #known: ReadonlyMap<string, string>;
  readonly #systemNames: readonly string[];

  private constructor(
    answered: readonly Answered[],
    /** All names in the answer: the plain name, and the name with its build system in front. */
    known: ReadonlyMap<string, string>,
    systemNames: readonly string[],
  ) {
    this.#answered = answered;
    this.#known = known;
    this.#systemNames = systemNames;
  }

  static async of(answered: readonly Answered[], systemNames: readonly string[]): Promise<Names> {
    const known = new Map<string, string>();
    for (const { system, known: targets, named } of answered) {
      for (const name of (await targets?.names()) ?? []) {
        known.set(`${system}:${name}`, named(name));
        known.set(named(name), named(name));
      }
    }
    return new Names(answered, known, systemNames);
  }

  readonly #matching = new Map<string, readonly string[]>();

  /** The names in the answer that match a pattern. `*` stands for any text, slashes included. */
  matching(pattern: string): readonly string[] {
    const before = this.#matching.get(pattern);
    if (before !== undefined) return before;
    const parts = pattern.split('*');
    const exact = this.#known.get(pattern);
    const found =
      parts.length === 1
        ? exact === undefined
          ? []
          : [exact]
        : [...this.#known].flatMap(([alias, name]) => (textBetween(parts, alias) === undefined ? [] : [name]));
    const names = [...new Set(found)];
    this.#matching.set(pattern, names);
    return names;
  }

  /** True for a pattern that names a build system that was not asked. */
  isElsewhere(pattern: string): boolean {
    const system = this.#systemOf(pattern);
    return system !== undefined && this.#answered.every((one) => one.system !== system);
  }

  /** The build system without a list of its targets that a pattern may refer to. */
  unknown(pattern: string): string | undefined {
    const system = this.#systemOf(pattern);
    return this.#answered.find((one) => one.known === undefined && (system ?? one.system) === one.system)?.system;
  }

  /** Returns a test of whether a name in the answer matches the pattern. */
  matcher(pattern: string): (name: string) => boolean {
    const parts = pattern.split('*');
    const [only, other] = this.#answered;
    return (name) =>
      textBetween(parts, name) !== undefined ||
      (only !== undefined && other === undefined && textBetween(parts, `${only.system}:${name}`) !== undefined);
  }

  /** A name as the answer writes it: without the build system where only one was asked. */
  canonical(pattern: string): string {
    const [only, other] = this.#answered;
    return only && !other && pattern.startsWith(`${only.system}:`) ? pattern.slice(only.system.length + 1) : pattern;
  }

  #systemOf(pattern: string): string | undefined {
    return this.#systemNames.find((name) => pattern.startsWith(`${name}:`));
  }
}
