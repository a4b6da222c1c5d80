import { append } from '../../../shared/src/append.js';
import { textBetween } from '../../../shared/src/globs/text-between.js';
import { ImpactError } from '../tree/impact-error.js';
import type { Answered } from './edges.js';
import { capturePattern } from '../configuration/glob.js';
import { valuesIn } from '../configuration/rule-names.js';

/** A target as rules may call it. */
interface Called {
  /** Its name in the answer. */
  readonly name: string;
  /** Its name in its build system. */
  readonly own: string;
  readonly answered: Answered;
}

/**
 * The target names that rules can refer to: those of the answer, those with the build system in front, and those without it where only one
 * build system has such a target.
 */
export class TargetNames {
  readonly #answered: readonly Answered[];
  readonly #systemNames: readonly string[];
  /** By the name in the answer, and by the name with the build system in front. */
  readonly #full = new Map<string, Called[]>();
  readonly #own = new Map<string, Called[]>();
  readonly #byName = new Map<string, Called>();
  readonly #matching = new Map<string, readonly string[]>();

  private constructor(answered: readonly Answered[], systemNames: readonly string[]) {
    this.#answered = answered;
    this.#systemNames = systemNames;
  }

  /** @param systemNames names of all build systems: rules about a system that was not asked are ignored */
  static async of(answered: readonly Answered[], systemNames: readonly string[]): Promise<TargetNames> {
    const names = new TargetNames(answered, systemNames);
    for (const one of answered) {
      for (const own of (await one.known?.names()) ?? []) {
        const called = { name: one.named(own), own, answered: one };
        const inRoot = one.root === '' ? `${one.system}:${own}` : `${one.root}/${one.system}:${own}`;
        for (const full of new Set([called.name, `${one.system}:${own}`, inRoot])) append(names.#full, full, called);
        append(names.#own, own, called);
        names.#byName.set(called.name, called);
      }
    }
    return names;
  }

  /**
   * The names in the answer that a pattern means. `*` stands for any text, slashes included; a `{name}` part for a part of a segment.
   * @throws ImpactError for a name without its build system that fits targets of several
   */
  matching(pattern: string): readonly string[] {
    const known = this.#matching.get(pattern);
    if (known !== undefined) return known;
    const full = lookUp(this.#full, pattern);
    const found = full.length > 0 || this.#systemOf(pattern) !== undefined ? full : lookUp(this.#own, pattern);
    const systems = [...new Set(found.map(({ answered }) => answered))];
    if (full.length === 0 && systems.length > 1 && pattern !== '*') {
      const choices = systems.map((one) => one.named(pattern));
      throw new ImpactError(
        `${pattern} fits targets of several build systems: write ${choices.join(' or ')} in the rules`,
      );
    }
    const names = [...new Set(found.map(({ name }) => name))];
    this.#matching.set(pattern, names);
    return names;
  }

  /** The name of a target in its build system, by its name in the answer. */
  ownName(name: string): string {
    return this.#byName.get(name)?.own ?? name;
  }

  /** The build system of a target, by its name in the answer. */
  systemOfTarget(name: string): string | undefined {
    return this.#byName.get(name)?.answered.system;
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
    const listed = new Set(this.matching(pattern));
    return (name) =>
      listed.has(name) ||
      textBetween(parts, name) !== undefined ||
      (only !== undefined && other === undefined && textBetween(parts, `${only.system}:${name}`) !== undefined);
  }

  /** A name as the answer writes it: without the build system where only one was asked. */
  canonical(pattern: string): string {
    const [only, other] = this.#answered;
    return only && !other && pattern.startsWith(`${only.system}:`) ? pattern.slice(only.system.length + 1) : pattern;
  }

  #systemOf(pattern: string): string | undefined {
    const [before = ''] = pattern.split(':');
    return before === pattern
      ? undefined
      : this.#systemNames.find((name) => before === name || before.endsWith(`/${name}`));
  }
}

function lookUp(names: ReadonlyMap<string, readonly Called[]>, pattern: string): readonly Called[] {
  if (pattern.includes('{') && pattern.replaceAll(capturePattern, '') !== pattern) {
    return [...names].flatMap(([name, called]) => (valuesIn(pattern, name) === undefined ? [] : called));
  }
  if (!pattern.includes('*')) return names.get(pattern) ?? [];
  const parts = pattern.split('*');
  return [...names].flatMap(([name, called]) => (textBetween(parts, name) === undefined ? [] : called));
}
