import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { UserError } from '../errors/user-error.js';
import { nativeCost } from './native-cost.js';

/** A regular expression that this engine cannot run: it is too large, or has a lookbehind. */
export class ExpressionRefused extends UserError {
  override readonly name = 'ExpressionRefused';
}

/** Steps that V8's engine may take at worst for one text: some tens of microseconds. */
const nativeSteps = 50_000;

/** Most states: a glob of thousands of characters has fewer, unless it repeats something a thousand times. */
const mostStates = 20_000;

const parser = new RegExpParser({ ecmaVersion: 2024 });

/** One state of the automaton, from which a text is read on. */
type State =
  | { readonly kind: 'end' }
  /** One code unit. */
  | { readonly kind: 'unit'; readonly accepts: Accepts; readonly next: number }
  /** Any of several; of none, nothing matches. */
  | { readonly kind: 'any'; readonly next: readonly number[] }
  | { readonly kind: 'edge'; readonly at: 'start' | 'end'; readonly next: number }
  /** What stands here must, or must not, match. */
  | { readonly kind: 'lookaround'; readonly inner: number; readonly negated: boolean; readonly next: number }
  /** The value of a name; where it has none, what `free` leads to. */
  | { readonly kind: 'value'; readonly name: number; readonly free: number; readonly next: number };

type Accepts = (unit: number) => boolean;

/**
 * A regular expression whose time is bounded by the length of the text, whatever both are: V8's own engine tries one way after
 * the other, and there may be more of them than a life has seconds. That engine is still used where it can't take long,
 * because it is ten times as fast; how long it may take is counted from the expression and the length of the text.
 *
 * Otherwise every state is told, from the end of the text to its start, whether the rest matches from it, so that each of them
 * is looked at once for each character (the textbook's simulation of an automaton, backwards, so that what looks ahead is
 * known already). Neither groups nor references back are reported or understood; the whole text has to match.
 */
export class LinearExpression {
  readonly #native: RegExp;
  #longestNative: number | undefined;
  #automaton: Automaton | undefined;

  /**
   * @param source of a regular expression from `^` to `$`, as `RegExp` takes it with the flag `s`
   * @param names characters that stand for a name each: any text of one segment, or the value that `test` is given
   * @throws SyntaxError when it is none
   */
  constructor(
    readonly source: string,
    private readonly names: readonly string[] = [],
  ) {
    const free = names.reduce((text, name) => text.replaceAll(name, () => freeName), source);
    this.#native = new RegExp(free, 's');
  }

  /**
   * @param values of the names, in their order; undefined for one that may be anything
   * @throws ExpressionRefused
   */
  test(text: string, values: readonly (string | undefined)[] = []): boolean {
    const bound = values.some((value) => value !== undefined);
    if (!bound && text.length <= this.#nativeLength()) return this.#native.test(text);
    this.#automaton ??= new Automaton(parse(this.source), this.names);
    return this.#automaton.test(text, values);
  }

  /** The length of the longest text that V8's engine is given. */
  #nativeLength(): number {
    if (this.#longestNative === undefined) {
      const pattern = parse(this.#native.source);
      const fits = [4096, 1024, 512, 256, 128, 64, 32].find((length) => nativeCost(pattern, length) <= nativeSteps);
      this.#longestNative = fits ?? 0;
    }
    return this.#longestNative;
  }
}

/** What a name stands for where its value is not given: a part of a segment. */
const freeName = '[^/\\0]+';

function parse(source: string): AST.Pattern {
  return parser.parsePattern(source, 0, source.length, { unicode: false, unicodeSets: false });
}

class Automaton {
  readonly #states: State[] = [];
  readonly #units = new Map<string, Accepts>();
  readonly #start: number;
  /** The states of one nesting of lookaheads each, the innermost first, in an order in which most are known before they are needed. */
  readonly #strata: readonly { readonly states: readonly number[]; readonly circular: boolean }[];

  constructor(
    pattern: AST.Pattern,
    private readonly names: readonly string[],
  ) {
    this.#start = this.#alternatives(pattern.alternatives, this.#add({ kind: 'end' }));
    this.#strata = this.#order();
  }

  test(text: string, values: readonly (string | undefined)[]): boolean {
    const states = this.#states;
    let after = new Uint8Array(states.length);
    let now = new Uint8Array(states.length);
    // A value may be long, so that what follows it is asked for far behind.
    const behind = new Map<number, Uint8Array>();
    for (const state of states) {
      if (state.kind === 'value' && values[state.name] !== undefined)
        behind.set(state.next, new Uint8Array(text.length + 1));
    }
    for (let at = text.length; at >= 0; at -= 1) {
      const unit = at < text.length ? text.charCodeAt(at) : -1;
      now.fill(0);
      for (const { states: stratum, circular } of this.#strata) {
        for (let changed = true; changed;) {
          changed = false;
          for (const number of stratum) {
            const state = states[number];
            if (now[number] === 1 || state === undefined || !holds(state)) continue;
            now[number] = 1;
            changed = circular;
          }
        }
      }
      for (const [number, places] of behind) places[at] = now[number] ?? 0;
      [now, after] = [after, now];

      function holds(state: State): boolean {
        switch (state.kind) {
          case 'end':
            // Of the whole: `$` stands before it. Of a lookahead: anything may follow.
            return true;
          case 'unit':
            return unit >= 0 && after[state.next] === 1 && state.accepts(unit);
          case 'any':
            return state.next.some((next) => now[next] === 1);
          case 'edge':
            return (state.at === 'start' ? at === 0 : at === text.length) && now[state.next] === 1;
          case 'lookaround':
            return now[state.next] === 1 && (now[state.inner] === 1) !== state.negated;
          case 'value': {
            const value = values[state.name];
            if (value === undefined) return now[state.free] === 1;
            return behind.get(state.next)?.[at + value.length] === 1 && text.startsWith(value, at);
          }
        }
      }
    }
    return after[this.#start] === 1;
  }

  #add(state: State): number {
    if (this.#states.length >= mostStates)
      throw new ExpressionRefused('a glob is too large to be matched. Write several smaller ones');
    return this.#states.push(state) - 1;
  }

  #alternatives(alternatives: readonly AST.Alternative[], next: number): number {
    const starts = alternatives.map(({ elements }) => elements.reduceRight((to, one) => this.#element(one, to), next));
    return starts.length === 1 ? (starts[0] ?? next) : this.#add({ kind: 'any', next: starts });
  }

  #element(element: AST.Element, next: number): number {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.#alternatives(element.alternatives, next);
      case 'Assertion':
        if (element.kind === 'start' || element.kind === 'end')
          return this.#add({ kind: 'edge', at: element.kind, next });
        if (element.kind === 'lookahead') {
          const inner = this.#alternatives(element.alternatives, this.#add({ kind: 'end' }));
          return this.#add({ kind: 'lookaround', inner, negated: element.negate, next });
        }
        throw new ExpressionRefused(
          `a glob is written as a regular expression (${element.raw.slice(0, 40)}), which is not read`,
        );
      case 'Quantifier':
        return this.#repeated(element, next);
      case 'Character': {
        const name = this.names.indexOf(String.fromCodePoint(element.value));
        if (name < 0) return this.#add({ kind: 'unit', accepts: (unit) => unit === element.value, next });
        return this.#add({ kind: 'value', name, free: this.#alternatives(parse(freeName).alternatives, next), next });
      }
      case 'CharacterClass':
      case 'CharacterSet':
        return this.#add({ kind: 'unit', accepts: this.#accepts(element.raw), next });
      default:
        throw new ExpressionRefused(
          `a glob is written as a regular expression (${element.raw.slice(0, 40)}), which is not read`,
        );
    }
  }

  #repeated({ element, min, max }: AST.Quantifier, next: number): number {
    let to = next;
    if (max === Infinity) {
      const again: number[] = [];
      const head = this.#add({ kind: 'any', next: again });
      again.push(this.#element(element, head), next);
      to = head;
    } else {
      for (let times = min; times < max; times += 1) {
        to = this.#add({ kind: 'any', next: [this.#element(element, to), next] });
      }
    }
    for (let times = 0; times < min; times += 1) to = this.#element(element, to);
    return to;
  }

  /** Which code units a class takes: as the language itself says, asked once for each. */
  #accepts(raw: string): Accepts {
    const known = this.#units.get(raw);
    if (known) return known;
    const expression = new RegExp(raw, 's');
    const asked = new Map<number, boolean>();
    const accepts: Accepts = (unit) => {
      let answer = asked.get(unit);
      if (answer === undefined) asked.set(unit, (answer = expression.test(String.fromCharCode(unit))));
      return answer;
    };
    this.#units.set(raw, accepts);
    return accepts;
  }

  #order(): { states: number[]; circular: boolean }[] {
    const strata: { states: number[]; circular: boolean }[] = [];
    const seen = new Uint8Array(this.#states.length);
    const [under, done] = [1, 2];
    // By hand, since an expression may be as deep as it is long.
    const roots: [number, number][] = [[this.#start, 0]];
    for (const [root, depth] of roots) {
      const stratum = (strata[depth] ??= { states: [], circular: false });
      const stack = [{ state: root, left: [root] }];
      for (let top = stack.at(-1); top; top = stack.at(-1)) {
        const next = top.left.pop();
        if (next === undefined) {
          stack.pop();
          if (stack.length === 0) break;
          stratum.states.push(top.state);
          seen[top.state] = done;
        } else if (seen[next] === under) stratum.circular = true;
        else if (seen[next] !== done) {
          seen[next] = under;
          const state: State = this.#states[next] ?? { kind: 'end' };
          if (state.kind === 'lookaround') roots.push([state.inner, depth + 1]);
          // What a character leads to belongs to the column behind, but is reached only through it.
          if (state.kind === 'unit' || state.kind === 'value') roots.push([state.next, depth]);
          stack.push({ state: next, left: this.#sameColumn(state) });
        }
      }
    }
    return strata.reverse();
  }

  /** The states that a state asks in its own place of the text. */
  #sameColumn(state: State): number[] {
    switch (state.kind) {
      case 'any':
        return [...state.next];
      case 'edge':
      case 'lookaround':
        return [state.next];
      case 'value':
        return [state.free];
      case 'unit':
      case 'end':
        return [];
    }
  }
}
