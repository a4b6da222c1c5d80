import type { Place, Rule, Surface, Written } from './configuration.js';
import { Globs, isNegated } from './glob.js';
import { suggestion } from './mistakes.js';
import type { PlacedDocument } from './placed-document.js';
import { namesIn, nameShape, RuleNames } from './rule-names.js';
import { flat, type Nested, type WrittenSurface, type WrittenTarget } from './schema.js';

/** A target of the file, with the places of its parts. */
export interface PlacedRule {
  readonly name: string;
  readonly rule: Rule;
  readonly paths: readonly Written[];
  readonly surface: readonly Written[];
  readonly stated: readonly Surface[];
  /** Names of targets and groups. */
  readonly dependencies: readonly Written[];
}

/** Reads an entry under `targets`. */
export function readRule(name: string, target: WrittenTarget, groups: ReadonlyMap<string, unknown>): PlacedRule {
  const place = ['targets', name];
  const { surface, 'depends-on': on = [] } = partsOf(target);
  const paths = pathsOf(target, place);
  const globs = paths.map(({ text }) => text);
  const surfaceTexts = surface === undefined ? [] : textsOfSurface(surface, [...place, 'surface']);
  const dependencies = placed(on, [...place, 'depends-on']).filter(({ text }) => text !== 'imports');
  return {
    name,
    paths,
    surface: surfaceTexts,
    stated: surface === undefined ? [] : [surfaceOf(name, true, surface, [...place, 'surface'])],
    dependencies,
    rule: {
      name,
      globs: new Globs(globs),
      dependsOn: dependencies.flatMap(({ text }) => (groups.has(text) ? [] : [text])),
      imports: flat(on).includes('imports'),
      definition: JSON.stringify([globs.toSorted(), surfaceTexts.map(({ text }) => text).toSorted()]),
    },
  };
}

const partsOf = (target: WrittenTarget) =>
  typeof target === 'string' || 'length' in target ? { paths: target } : target;

/** The globs of a target. */
export function pathsOf(target: WrittenTarget, place: Place): Written[] {
  const { paths = [] } = partsOf(target);
  return placed(paths, paths === target ? place : [...place, 'paths']);
}

/** The texts of nested lists, each with its place. */
export function placed(nested: Nested, place: Place): Written[] {
  return typeof nested === 'string'
    ? [{ text: nested, place }]
    : nested.flatMap((inner, index) => placed(inner, [...place, index]));
}

const isOfTask = (surface: WrittenSurface): surface is Exclude<WrittenSurface, Nested> =>
  typeof surface === 'object' && 'inputs-of' in surface;

/** The texts of a surface: its globs, or the task whose inputs it is. */
export const textsOfSurface = (surface: WrittenSurface, place: Place): Written[] =>
  isOfTask(surface) ? placed(surface['inputs-of'], [...place, 'inputs-of']) : placed(surface, place);

/** @param ofRule true below `targets` */
export function surfaceOf(target: string, ofRule: boolean, written: WrittenSurface, place: Place): Surface {
  const definition = JSON.stringify(isOfTask(written) ? written : flat(written));
  if (!isOfTask(written)) return { target, ofRule, files: new Globs(flat(written)), definition, place };
  const [file = '', task = ''] = written['inputs-of'].split('#');
  return { target, ofRule, files: { file, task }, definition, place };
}

/**
 * Notes the mistakes that only show when all targets are known.
 * @returns the names of the targets
 */
export function checkRules(
  document: PlacedDocument,
  rules: readonly PlacedRule[],
  groups: ReadonlyMap<string, unknown>,
): RuleNames<PlacedRule> {
  const names = new RuleNames(rules);
  const shapes = new Map<string, string>();
  for (const rule of rules) {
    const { name, dependencies } = rule;
    checkCaptures(document, rule);
    const other = shapes.get(nameShape(name));
    if (other !== undefined)
      document.mistakeOfKey(['targets', name], `${name} is the same target as ${other}: put their globs together`);
    shapes.set(nameShape(name), name);
    for (const { text, place } of dependencies) {
      if (groups.has(text) || names.meant(text).length > 0) continue;
      const near = suggestion(
        text,
        rules.map((one) => one.name),
      );
      document.mistake(place, `depends-on names ${JSON.stringify(text)}, which is not a target${near}`);
    }
  }
  return names;
}

/** Each glob of a rule must capture every `{name}` part of the rule's name, and no other parts. */
function checkCaptures(document: PlacedDocument, { name, paths, surface }: PlacedRule): void {
  const captures = namesIn(name);
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
