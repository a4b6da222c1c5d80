import { optionsOfBuildSystems } from './build-system-options.js';
import { isNegated } from './glob.js';
import { suggestion } from './mistakes.js';
import type { PlacedDocument } from './placed-document.js';
import { nameMistake, namesIn, nameShape, valuesIn } from './rule-names.js';
import { placed, type Given } from './schema.js';

/**
 * Reads the groups, and notes names that cannot be those of a group, and groups that hold themselves.
 * @returns the names of targets in each group, without names of groups
 */
export function readGroups(
  document: PlacedDocument,
  { groups = {}, targets = {} }: Given,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const expand = (name: string, above: readonly string[]): readonly string[] => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const names = placed(groups[name] ?? [], ['groups', name]).flatMap(({ text, place }) => {
      if (!Object.hasOwn(groups, text)) return [text];
      if (text !== name && !above.includes(text)) return expand(text, [...above, name]);
      document.mistake(place, `the group ${text} holds itself: ${[...above, name, text].join(' → ')}`);
      return [];
    });
    found.set(name, [...new Set(names)]);
    return names;
  };
  for (const name of Object.keys(groups)) {
    const mistake =
      nameMistake(name) ??
      (name.includes('*') ? '* stands for any text' : undefined) ??
      (Object.hasOwn(optionsOfBuildSystems, name) ? `${name} is a build system` : undefined) ??
      (Object.hasOwn(targets, name) ? 'a target is called like that' : undefined);
    if (mistake !== undefined) document.mistake(['groups', name], `${name} cannot name a group: ${mistake}`);
    expand(name, []);
  }
  return found;
}

/** Notes the mistakes that only show when all targets are known. */
export function checkNames(
  document: PlacedDocument,
  { targets = {}, unowned = 'all', reach = {}, rules = [] }: Given,
  groups: ReadonlyMap<string, unknown>,
): void {
  const names = Object.keys(targets);
  const shapes = new Map<string, string>();
  for (const name of names) {
    const other = shapes.get(nameShape(name));
    if (other !== undefined)
      document.mistake(['targets', name], `${name} is the same target as ${other}: put their globs together`);
    shapes.set(nameShape(name), name);
  }
  const patterns = names.filter((name) => namesIn(name).length > 0);
  const isTarget = (name: string) =>
    shapes.has(nameShape(name)) || patterns.some((pattern) => valuesIn(pattern, name) !== undefined);
  for (const [name, { 'depends-on': on = [] }] of Object.entries(targets))
    for (const { text, place } of placed(on, ['targets', name, 'depends-on']))
      if (text !== 'imports' && !groups.has(text) && !isTarget(text))
        document.mistake(
          place,
          `depends-on names ${JSON.stringify(text)}, which is not a target of this file${suggestion(text, names)}. The key depends-on of the whole file takes targets of every build system`,
        );
  if (!['all', 'ignore'].includes(unowned) && !groups.has(unowned) && !isTarget(unowned)) {
    const near = suggestion(unowned, ['all', 'ignore', ...groups.keys(), ...names]);
    document.mistake(
      ['unowned'],
      `unowned: ${unowned} is not a target of this file${near}. Write all, ignore or a target`,
    );
  }
  const reaching = ['all', ...Object.keys(optionsOfBuildSystems), ...groups.keys()];
  for (const name of Object.keys(typeof reach === 'string' ? {} : reach).filter((one) => !reaching.includes(one)))
    document.mistake(
      ['reach', name],
      `${name} is neither all, a build system nor a group${suggestion(name, reaching)}`,
    );
  for (const [index, { impacts }] of rules.entries()) {
    const texts = placed(impacts, ['rules', index, 'impacts']);
    const meaning = texts.find(({ text }) => ['all', 'none', 'owners'].includes(text));
    if (meaning !== undefined && texts.length > 1)
      document.mistake(meaning.place, `write ${meaning.text} alone, without names of targets`);
  }
}

/** Each glob of a target must capture every `{name}` part of the target's name, and no other parts. */
export function checkCaptures(document: PlacedDocument, { targets = {}, surfaces = {} }: Given): void {
  for (const [name, { paths = [], surface = { texts: [] } }] of Object.entries(targets)) {
    const place = ['targets', name];
    const captures = namesIn(name);
    const globs = placed(paths, [...place, 'paths']);
    for (const { text, place: at } of [...globs, ...placed(surface.texts, [...place, 'surface', 'inputs-of'])]) {
      for (const other of namesIn(text).filter((one) => !captures.includes(one))) {
        const near = suggestion(
          `{${other}}`,
          captures.map((one) => `{${one}}`),
        );
        document.mistake(at, `{${other}} is not in the target's name ${name}${near}: write * for any segment`);
      }
    }
    for (const missing of captures) {
      const without = globs.filter(({ text }) => !isNegated(text) && !namesIn(text).includes(missing));
      for (const { text, place: at } of without)
        document.mistake(at, `${text} does not say what {${missing}} in ${name} stands for`);
      if (globs.length === 0) document.mistake(place, `no glob says what {${missing}} in ${name} stands for`);
    }
  }
  for (const [name, { texts }] of Object.entries(surfaces))
    for (const { text, place } of placed(texts, ['surfaces', name, 'inputs-of']))
      if (namesIn(text).length > 0)
        document.mistake(place, `${text} has a {name}, which only the surface of a target under targets can have`);
}
