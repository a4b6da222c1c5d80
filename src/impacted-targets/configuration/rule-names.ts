import { capturePattern } from './glob.js';
import { append } from '../target-graph/append.js';

/** A name with its `{name}` parts all alike, so that two ways of writing the same become one. */
export function nameShape(name: string): string {
  return name.replaceAll(capturePattern, '{}');
}

/** The `{name}` parts of a target's name, each once. */
export function namesIn(name: string): string[] {
  return [...new Set([...name.matchAll(capturePattern)].map(([, capture = '']) => capture))];
}

/** A rule that gives a target its name, with what the `{name}` parts of the rule stand for. */
export interface Producer<R> {
  readonly rule: R;
  readonly values: ReadonlyMap<string, string>;
}

/** Finds the rules that a name belongs to, among many. */
export class RuleNames<R extends { readonly name: string }> {
  readonly #byShape = new Map<string, R[]>();
  readonly #patterns: { rule: R; captures: string[]; pattern: RegExp }[] = [];

  constructor(rules: readonly R[]) {
    for (const rule of rules) {
      const shape = nameShape(rule.name);
      append(this.#byShape, shape, rule);
      const captures = namesIn(rule.name);
      if (captures.length > 0) this.#patterns.push({ rule, captures, pattern: pattern(rule.name, captures) });
    }
  }

  /** Rules written with this name; `{a}` and `{b}` are the same. */
  written(name: string): readonly R[] {
    return this.#byShape.get(nameShape(name)) ?? [];
  }

  /** Rules that can give a target this name. */
  producers(name: string): Producer<R>[] {
    const literal = this.written(name).filter((rule) => rule.name === name && namesIn(name).length === 0);
    return [
      ...literal.map((rule) => ({ rule, values: new Map<string, string>() })),
      ...this.#patterns.flatMap(({ rule, captures, pattern: matching }) => {
        const match = matching.exec(name);
        if (!match) return [];
        return [{ rule, values: new Map(captures.map((capture, index) => [capture, match[index + 1] ?? ''])) }];
      }),
    ];
  }

  /** Rules that a name in `depends-on` means: those that can produce it, or those written like it. */
  meant(name: string): R[] {
    return [...new Set([...this.written(name), ...this.producers(name).map(({ rule }) => rule)])];
  }
}

/** Matches the names that a rule's name can become; one group for each `{name}`. */
function pattern(name: string, captures: readonly string[]): RegExp {
  const seen = new Set<string>();
  const parts = name.split(capturePattern).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (seen.has(part)) return `\\${captures.indexOf(part) + 1}`;
    seen.add(part);
    return '([^/{}]+)';
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
