import { capturePattern } from './glob.js';
import { textBetween } from '../../../shared/src/globs/text-between.js';
import { append } from '../../../shared/src/append.js';

/** A name whose `{name}` parts are all written alike, so that two spellings of the same name become equal. */
export function nameShape(name: string): string {
  return name.replaceAll(capturePattern, '{}');
}

/** The `{name}` parts of a target's name or a glob, each once. */
export function namesIn(name: string): string[] {
  return [...new Set([...name.matchAll(capturePattern)].map(([, capture = '']) => capture))];
}

/**
 * The `{name}` parts whose text can be read from a target's name: those that fill a whole segment. `x-y-z` fits
 * `{a}-{b}` in two ways, and a target named in one way must not count as the target of the other way.
 */
export function tellableNames(name: string): ReadonlySet<string> {
  return new Set(
    name.split('/').flatMap((segment) => {
      const found = [...segment.matchAll(capturePattern)].map(([, capture = '']) => capture);
      return found.length === 1 ? found : [];
    }),
  );
}

/** A rule that gives a target its name, with the texts that the rule's `{name}` parts stand for. */
export interface Producer<R> {
  readonly rule: R;
  readonly values: ReadonlyMap<string, string>;
}

/** Finds the rules that a name belongs to. */
export class RuleNames<R extends { readonly name: string }> {
  readonly #byShape = new Map<string, R[]>();
  readonly #patterns: R[] = [];

  constructor(rules: readonly R[]) {
    for (const rule of rules) {
      const shape = nameShape(rule.name);
      append(this.#byShape, shape, rule);
      if (namesIn(rule.name).length > 0) this.#patterns.push(rule);
    }
  }

  /** Rules written with this name. `{a}` and `{b}` count as the same. */
  written(name: string): readonly R[] {
    return this.#byShape.get(nameShape(name)) ?? [];
  }

  /** Rules that can give a target this name. */
  producers(name: string): Producer<R>[] {
    const literal = this.written(name).filter((rule) => rule.name === name && namesIn(name).length === 0);
    return [
      ...literal.map((rule) => ({ rule, values: new Map<string, string>() })),
      ...this.#patterns.flatMap((rule) => {
        const values = valuesIn(rule.name, name);
        return values === undefined ? [] : [{ rule, values }];
      }),
    ];
  }

  /** Rules that a name in `depends-on` refers to: rules that can produce the name, or rules written like it. */
  meant(name: string): R[] {
    return [...new Set([...this.written(name), ...this.producers(name).map(({ rule }) => rule)])];
  }
}

/**
 * The texts in a target's name that the `{name}` parts of a rule's name stand for. A part stands for text without a
 * slash, so segments are read one by one.
 * @returns the texts that the target's name shows; undefined where the rule cannot produce this name
 */
export function valuesIn(rule: string, target: string): ReadonlyMap<string, string> | undefined {
  const written = rule.split('/');
  const segments = target.split('/');
  if (written.length !== segments.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, segment] of written.entries()) {
    const parts = segment.split(capturePattern);
    const found = textBetween(
      parts.filter((_part, at) => at % 2 === 0),
      segments[index] ?? '',
      1,
    );
    if (found === undefined) return undefined;
    if (found.some((value) => /[{}]/.test(value))) return undefined;
    const [value, another] = found;
    if (value === undefined || another !== undefined) continue;
    const name = parts[1] ?? '';
    if ((values.get(name) ?? value) !== value) return undefined;
    values.set(name, value);
  }
  return values;
}

/** Why a text cannot be a target's name, or undefined. */
export function nameMistake(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (name === 'ALL') return 'ALL means every target';
  if (/[\s\p{Cc}]/u.test(name)) return 'it holds a space, a line break or a control character';
  if (/[{}]/.test(name.replaceAll(capturePattern, ''))) return 'a brace that is not part of {name}';
  return undefined;
}
