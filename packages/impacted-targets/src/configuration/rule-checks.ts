import type { Rule, Surface } from './configuration.js';
import { isNegated } from './glob.js';
import { suggestion } from './mistakes.js';
import type { Place, PlacedDocument } from './placed-document.js';
import { namesIn, nameShape, RuleNames } from './rule-names.js';

/** A text of the file, and where it is. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
}

/** A rule with the places of its parts in the file. */
export interface PlacedRule extends Rule {
  readonly captures: readonly string[];
  readonly paths: readonly PlacedText[];
  readonly surface: readonly PlacedText[];
  readonly stated?: Surface;
  /** Groups that the target depends on. */
  readonly groups: readonly string[];
  readonly dependencies: readonly PlacedText[];
}

/**
 * Notes the mistakes that only show when all rules are known.
 * @returns the names of the rules
 */
export function checkRules(document: PlacedDocument, rules: readonly PlacedRule[]): RuleNames<PlacedRule> {
  const names = new RuleNames(rules);
  for (const rule of rules) checkCaptures(document, rule);
  checkNames(document, rules);
  checkDependencies(document, rules, names);
  return names;
}

/** Each glob of a rule must capture every `{name}` part of the rule's name, and no other parts. */
function checkCaptures(document: PlacedDocument, { name, captures, paths, surface }: PlacedRule): void {
  const written = captures.map((one) => `{${one}}`);
  for (const { text, place } of [...paths, ...surface]) {
    for (const other of namesIn(text).filter((one) => !captures.includes(one))) {
      const near = suggestion(`{${other}}`, written);
      document.mistake(place, `{${other}} is not in the target's name ${name}${near}: write * for any segment`);
    }
  }
  for (const { text, place } of paths.filter((one) => !isNegated(one.text))) {
    for (const missing of captures.filter((one) => !namesIn(text).includes(one)))
      document.mistake(place, `${text} does not say what {${missing}} in ${name} stands for`);
  }
  if (paths.length === 0 && captures.length > 0) {
    document.mistakeOfKey(['targets', name], `no glob says what {${captures[0] ?? ''}} in ${name} stands for`);
  }
}

/** Two rules with `{name}` parts must not name the same target. */
function checkNames(document: PlacedDocument, rules: readonly PlacedRule[]): void {
  const seen = new Map<string, string>();
  for (const { name, captures } of rules) {
    const shape = nameShape(name);
    const other = seen.get(shape);
    if (other !== undefined && captures.length > 0) {
      document.mistakeOfKey(['targets', name], `${name} is the same target as ${other}: put their globs together`);
    }
    seen.set(shape, name);
  }
}

/** Dependencies must be targets of the file, and must not form a circle. */
function checkDependencies(document: PlacedDocument, rules: readonly PlacedRule[], known: RuleNames<PlacedRule>): void {
  for (const { name, dependencies } of rules) {
    for (const { text, place } of dependencies) {
      if (text === name) document.mistake(place, `${text} depends on itself`);
      else if (known.meant(text).length === 0) {
        const near = suggestion(
          text,
          rules.map((rule) => rule.name),
        );
        document.mistake(place, `depends-on names ${JSON.stringify(text)}, which is not a target${near}`);
      }
    }
  }
  const cycle = findCycle(rules, known);
  if (cycle) document.mistake(cycle.at.place, `depends-on goes in a circle: ${cycle.names.join(' → ')}`);
}

/** A circle of dependencies, with the place of the dependency that closes it. */
function findCycle(
  rules: readonly PlacedRule[],
  known: RuleNames<PlacedRule>,
): { names: string[]; at: PlacedText } | undefined {
  const finished = new Set<PlacedRule>();
  const path: PlacedRule[] = [];
  const visit = (rule: PlacedRule): { names: string[]; at: PlacedText } | undefined => {
    path.push(rule);
    for (const at of rule.dependencies) {
      for (const next of known.meant(at.text)) {
        // A target of a rule with {name} may depend on another target of the same rule. This is not a circle.
        if (next === rule || finished.has(next)) continue;
        const from = path.indexOf(next);
        if (from !== -1 && path.slice(from).every(({ captures }) => captures.length === 0)) {
          return { names: [...path.slice(from), next].map(({ name }) => name), at };
        }
        const found = from === -1 ? visit(next) : undefined;
        if (found) return found;
      }
    }
    path.pop();
    finished.add(rule);
    return undefined;
  };
  for (const rule of rules) {
    const found = finished.has(rule) ? undefined : visit(rule);
    if (found) return found;
  }
  return undefined;
}
