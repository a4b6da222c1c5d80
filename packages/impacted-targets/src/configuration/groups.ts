import { optionsOfBuildSystems } from './build-system-options.js';
import type { PlacedDocument } from './placed-document.js';
import { nameMistake } from './rule-names.js';
import { placed } from './rule-checks.js';
import type { Nested } from './schema.js';

/** Words that mean something where targets are named. */
const words = ['all', 'none', 'owners', 'imports', 'ignore'];

/**
 * Reads the groups, and notes names that cannot be those of a group, groups that hold themselves, and targets that are called like a word.
 * @param targets names under `targets`
 * @returns the names of targets in each group, without names of groups
 */
export function readGroups(
  document: PlacedDocument,
  written: Readonly<Record<string, Nested>>,
  targets: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const texts = new Map(Object.entries(written).map(([name, on]) => [name, placed(on, ['groups', name])]));
  for (const name of texts.keys()) {
    const mistake =
      nameMistake(name) ??
      (name.includes('*') ? '* stands for any text' : undefined) ??
      (words.includes(name) ? `${name} is a word that rules use` : undefined) ??
      (Object.hasOwn(optionsOfBuildSystems, name) ? `${name} is a build system` : undefined) ??
      (targets.includes(name) ? 'a target is called like that' : undefined);
    if (mistake !== undefined) document.mistakeOfKey(['groups', name], `${name} cannot name a group: ${mistake}`);
  }
  for (const name of targets.filter((one) => ['all', 'none', 'owners'].includes(one))) {
    document.mistakeOfKey(['targets', name], `${name} cannot name a target, because it is a word that rules use`);
  }
  const found = new Map<string, readonly string[]>();
  const expand = (name: string, above: readonly string[]): readonly string[] => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const names = (texts.get(name) ?? []).flatMap(({ text, place }) => {
      if (!texts.has(text)) return [text];
      if (text !== name && !above.includes(text)) return expand(text, [...above, name]);
      document.mistake(place, `the group ${text} holds itself: ${[...above, name, text].join(' → ')}`);
      return [];
    });
    found.set(name, [...new Set(names)]);
    return names;
  };
  for (const name of texts.keys()) expand(name, []);
  return found;
}
