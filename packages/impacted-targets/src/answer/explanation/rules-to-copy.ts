import { quotedVisibly } from '../../../../shared/src/text.js';
import type { CauseOfAll, SuggestedRule, Suggestion } from '../../graph/impact.js';
import { getOrMake } from '../../../../shared/src/append.js';

/**
 * All suggested rules: for the causes that made the answer ALL, or for the reasons of its targets. Each rule is listed
 * once; each cause or reason gives its best rule.
 */
export function suggestedRules(causes: Iterable<Pick<CauseOfAll, 'suggestions'>>): readonly Suggestion[] {
  const rules = new Map<string, Suggestion>();
  for (const { suggestions } of causes) {
    const [first] = suggestions ?? [];
    if (first !== undefined && !rules.has(keyOf(first.rule))) rules.set(keyOf(first.rule), first);
  }
  return [...rules.values()];
}

/** A text that is the same for equal rules. */
export function keyOf(rule: SuggestedRule): string {
  return rule.key === 'build-systems'
    ? JSON.stringify([rule.key, rule.system, rule.option, rule.value])
    : JSON.stringify([rule.key, rule.glob]);
}

/**
 * Rules as YAML, to be copied into the configuration file. Names have double quotes, so that no name can end its
 * line.
 */
export function configurationYaml(suggestions: readonly Suggestion[]): string {
  const lines: string[] = [];
  const globs = (key: 'impact-all' | 'impact-none' | 'impact') =>
    suggestions.flatMap(({ rule }) => (rule.key === key ? [rule.glob] : []));
  for (const key of ['impact-all', 'impact-none'] as const) {
    const found = globs(key);
    if (found.length > 0) lines.push(`${key}:`, ...found.map((glob) => `  - ${quotedVisibly(glob)}`));
  }
  const impact = globs('impact');
  if (impact.length > 0) {
    lines.push(
      'impact:',
      ...impact.flatMap((glob) => [
        `  - paths: ${quotedVisibly(glob)}`,
        `    targets: "*" # in place of *, the targets that it concerns`,
      ]),
    );
  }
  const options = new Map<string, Map<string, string | Set<string>>>();
  for (const { rule } of suggestions) {
    if (rule.key !== 'build-systems') continue;
    const ofSystem = getOrMake(options, rule.system, () => new Map<string, string | Set<string>>());
    const held = ofSystem.get(rule.option);
    if (typeof rule.value === 'string') ofSystem.set(rule.option, rule.value);
    else ofSystem.set(rule.option, new Set([...(held instanceof Set ? held : []), ...rule.value]));
  }
  if (options.size > 0) lines.push('build-systems:');
  for (const [system, ofSystem] of options) {
    lines.push(`  ${system}:`);
    for (const [option, value] of ofSystem) {
      if (typeof value === 'string') lines.push(`    ${option}: ${value}`);
      else lines.push(`    ${option}:`, ...[...value].map((name) => `      - ${quotedVisibly(name)}`));
    }
  }
  return lines.map((line) => `${line}\n`).join('');
}
