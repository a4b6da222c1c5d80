import { noTools } from '../../trees.js';
import type { Configurations, Rule } from '../../../src/configuration/configuration.js';
import { namesIn, nameShape, valuesIn } from '../../../src/configuration/rule-names.js';
import type { Comparison } from '../../../src/tree/tree.js';
import { paths } from '../../build-systems.js';
import type { Impact } from '../../../src/answer/impact.js';
import type { Tools } from '../../../src/readers/tools.js';
import { StatedUses } from '../../../src/readers/paths/uses.js';
import type { RuleTarget } from '../../../src/readers/paths/targets.js';

/** What tests call in the reader of rules. */
export { instantiate } from '../../../src/readers/paths/owners.js';

/** The rules that a name belongs to, each looked at by itself. */
export class RuleNames<R extends { readonly name: string }> {
  constructor(readonly rules: readonly R[]) {}

  /** Rules that can give a target this name, with the texts of their `{name}` parts. */
  producers(name: string) {
    return this.rules.flatMap((rule) => {
      const values = namesIn(rule.name).length > 0 ? valuesIn(rule.name, name) : undefined;
      return rule.name === name || values !== undefined ? [{ rule, values: values ?? new Map<string, string>() }] : [];
    });
  }

  meant(name: string): R[] {
    const written = this.rules.filter((rule) => nameShape(rule.name) === nameShape(name));
    return [...written, ...this.producers(name).map(({ rule }) => rule)];
  }
}

export function impactOfRules(
  comparison: Comparison,
  configurations: Pick<Configurations, 'file' | 'base' | 'head'>,
  tools: Partial<Tools> = {},
): Promise<Impact> {
  return paths.impact(comparison, { ...noTools, ...tools, configurations });
}

export class Dependents {
  constructor(
    readonly rules: readonly Rule[],
    _names: unknown,
    readonly targetsOf: (rule: Rule) => Promise<Iterable<string>>,
  ) {}

  async of(target: string): Promise<string[][]> {
    const targets = new Map<string, RuleTarget>([[target, targetOf([])]]);
    const names = new RuleNames(this.rules);
    for (const one of this.rules) {
      // A name that no rule is written like is a mistake of the file.
      const rule = { ...one, dependsOn: one.dependsOn.filter((name) => names.meant(name).length > 0) };
      for (const name of await this.targetsOf(one)) {
        const values = valuesIn(rule.name, name);
        if (values !== undefined) targets.set(name, targetOf([{ rule, values }]));
      }
    }
    const stated = new StatedUses(targets, '');
    const uses = (one: RuleTarget) =>
      stated
        .of(one)
        .flatMap((use) => ('id' in use ? [use.id, ...idsIn(stated.externals.get(use.id)?.uses ?? [])] : []));
    return [[...targets].flatMap(([name, one]) => (uses(one).includes(target) ? [name] : []))];
  }
}

const targetOf = (
  ways: readonly { readonly rule: Rule; readonly values: ReadonlyMap<string, string> }[],
): RuleTarget => ({
  ways: new Map(ways.map((way, at) => [String(at), way])),
  folders: new Set(),
  hasOthers: false,
  imports: false,
});

const idsIn = (uses: readonly object[]) => uses.flatMap((use) => ('id' in use ? [String(use.id)] : []));
