import { isMap, isScalar } from 'yaml';
import type { Rule } from './configuration.js';
import { capturePattern, Globs } from './glob.js';
import { suggestion } from './mistakes.js';
import { scalarText, type PlacedDocument, type Text } from './placed-document.js';
import { nameShape, type RuleNames } from './rule-names.js';

/**
 * A rule with the places of its parts in the file. Some mistakes only show when all rules are known, and need these
 * places.
 */
export interface PlacedRule extends Rule {
  readonly captures: readonly string[];
  readonly dependencies: readonly Text[];
}

/** Each glob of a rule must capture every `{name}` part of the rule's name, and no other parts. */
export function checkCaptures(
  document: PlacedDocument,
  name: Text,
  captures: readonly string[],
  paths: readonly Text[],
): void {
  for (const path of paths) {
    let globs: Globs;
    try {
      globs = new Globs([path.value]);
    } catch {
      continue;
    }
    for (const glob of [...globs.included, ...globs.excluded]) {
      for (const capture of glob.captures) {
        if (captures.includes(capture)) continue;
        const known = captures.map((one) => `{${one}}`);
        document.mistake(
          path.node,
          `{${capture}} is not in the target's name ${name.value}${suggestion(`{${capture}}`, known)}: write * for any segment`,
        );
      }
    }
    for (const glob of globs.included) {
      for (const capture of captures) {
        if (glob.captures.includes(capture)) continue;
        document.mistake(path.node, `${path.value} does not say what {${capture}} in ${name.value} stands for`);
      }
    }
  }
  if (paths.length === 0 && captures.length > 0) {
    document.mistake(name.node, `no glob says what {${captures[0] ?? ''}} in ${name.value} stands for`);
  }
}

/** Two rules with `{name}` parts must not name the same target. */
export function checkNames(document: PlacedDocument, rules: readonly PlacedRule[]): void {
  const seen = new Map<string, string>();
  for (const { name, captures } of rules) {
    const shape = nameShape(name);
    const other = seen.get(shape);
    if (other !== undefined && captures.length > 0) {
      document.mistake(keyOf(document, name), `${name} is the same target as ${other}: put their globs together`);
    }
    seen.set(shape, name);
  }
}

/** Dependencies must be targets of the file, and must not form a circle. */
export function checkDependencies(
  document: PlacedDocument,
  rules: readonly PlacedRule[],
  known: RuleNames<PlacedRule>,
): void {
  for (const rule of rules) {
    for (const { value, node } of rule.dependencies) {
      if (value === rule.name) document.mistake(node, `${value} depends on itself`);
      else if (known.meant(value).length === 0) {
        document.mistake(
          node,
          `depends-on names ${JSON.stringify(value)}, which is no target${suggestion(
            value,
            rules.map(({ name }) => name),
          )}`,
        );
      }
    }
  }
  const cycle = findCycle(rules, known);
  if (cycle) document.mistake(cycle.at.node, `depends-on goes in a circle: ${cycle.names.join(' → ')}`);
}

/** The key of a target, under `targets`. */
function keyOf(document: PlacedDocument, name: string): unknown {
  const targets = document.valueOf('targets');
  return isMap(targets)
    ? targets.items.find(({ key }) => isScalar(key) && scalarText(key.value) === name)?.key
    : undefined;
}

/** Why a text cannot be a target's name, or undefined. */
export function nameMistake(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (name === 'ALL') return 'ALL means every target';
  if (/[\s\p{Cc}]/u.test(name)) return 'it holds a space, a line break or a control character';
  if (/[{}]/.test(name.replaceAll(capturePattern, ''))) return 'a brace that is not part of {name}';
  return undefined;
}

/** A circle of dependencies, with the place of the dependency that closes it. */
function findCycle(
  rules: readonly PlacedRule[],
  known: RuleNames<PlacedRule>,
): { names: string[]; at: Text } | undefined {
  const finished = new Set<PlacedRule>();
  const path: PlacedRule[] = [];
  const visit = (rule: PlacedRule): { names: string[]; at: Text } | undefined => {
    path.push(rule);
    for (const at of rule.dependencies) {
      for (const next of known.meant(at.value)) {
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
