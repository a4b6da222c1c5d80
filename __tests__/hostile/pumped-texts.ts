import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text that grows: `pump` is repeated as often as it takes. */
export interface PumpedText {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/** Characters that a class may match, in the order in which they are tried. */
const candidates = Array.from('a 0/."\'`-_,:;=#@$&|!?*+~^%\\()[]{}<>AZz\n\r\t\0é');

/** What is repeated for every expression, whatever it looks for. */
const pieces = [
  ...Array.from('a0 ./"\'`-_,:;=#@$(){}[]<>*\\\n\t'),
  '../',
  '](',
  'a ',
  'a/',
  'a.',
  '${',
  '\n ',
  '\u00a0',
];

/** What comes last, so that a match has to fail somewhere. */
const suffixes = ['', '\0', '\n', 'a', ' "'];

/** How many samples of a class an expression is tried with. */
const variants = 6;

/** From this on, a quantifier counts as one without an end. */
const unbounded = 500;

/** @returns texts on which an expression may take more than its time, each only once */
export function pumpedTexts({ source, flags }: RegExp): readonly PumpedText[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const sampler = new Sampler(pattern, flags.replace(/[gy]/g, ''));
  const starts = new Map<string, readonly [prefix: string, pump: string]>();
  const add = (prefix: string, pump: string) => {
    if (pump !== '') starts.set(JSON.stringify([prefix, pump]), [prefix, pump]);
  };
  for (const piece of [...pieces, ...sampler.literals]) add('', piece);
  for (const single of sampler.singles) for (const sample of sampler.samplesOf(single)) add('', sample);
  for (const quantifier of sampler.quantifiers) {
    for (let variant = 0; variant < variants; variant += 1) {
      // What need not be there is there for every other variant.
      const least = variant % 2;
      const before = sampler.before(quantifier, variant, least);
      const after = sampler.after(quantifier, variant, least);
      const ends = new Set([after, after.slice(0, -1), after.slice(0, -2), flags.includes('m') ? '\n' : '']);
      for (const element of sampler.ways(quantifier.element, variant)) {
        add(before, element);
        add('', element);
        add('', before + element);
        add(before, element + after);
        for (const end of ends) add('', before + element + end);
      }
    }
  }
  const ends = new Set([...suffixes, ...sampler.singles.map((single) => sampler.outside(single))]);
  return [...starts.values()].flatMap(([prefix, pump]) => [...ends].map((suffix) => ({ prefix, pump, suffix })));
}

/** @returns the text with at least this many pumped characters, in whole pumps */
export const textOf = ({ prefix, pump, suffix }: PumpedText, characters: number): string =>
  prefix + pump.repeat(Math.ceil(characters / pump.length)) + suffix;

type Single = AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** Texts that parts of one expression match, as short as they can be. */
class Sampler {
  /** Runs of characters. */
  readonly literals = new Set<string>();
  readonly singles: Single[] = [];
  /** Those that repeat as often as they like. */
  readonly quantifiers: AST.Quantifier[] = [];
  readonly #flags: string;
  readonly #samples = new Map<string, readonly string[]>();

  constructor(pattern: AST.Pattern, flags: string) {
    this.#flags = flags;
    for (const alternative of pattern.alternatives) this.#collect(alternative);
  }

  #collect(node: AST.Alternative | AST.Element): void {
    if ('alternatives' in node) for (const alternative of node.alternatives) this.#collect(alternative);
    if (node.type === 'Quantifier') {
      if (node.max >= unbounded) this.quantifiers.push(node);
      this.#collect(node.element);
    }
    if (isSingle(node)) this.singles.push(node);
    if (node.type !== 'Alternative') return;
    let run = '';
    for (const element of [...node.elements, undefined]) {
      if (element?.type === 'Character') run += String.fromCodePoint(element.value);
      else {
        if (run !== '') this.literals.add(run);
        run = '';
        if (element) this.#collect(element);
      }
    }
  }

  /** Characters that a class matches: first those that the expression itself looks for. */
  samplesOf({ raw }: Single): readonly string[] {
    const known = this.#samples.get(raw);
    if (known) return known;
    const expression = this.#whole(raw);
    const own = [...new Set([...this.literals].join(''))];
    const fitting = (among: readonly string[]) => among.filter((one) => expression.test(one));
    const found = [...new Set([...fitting(candidates).slice(0, 2), ...fitting(own), ...fitting(candidates)])];
    const samples = found.slice(0, variants);
    this.#samples.set(raw, samples);
    return samples;
  }

  /** A character that a class does not match; otherwise empty. */
  outside({ raw }: Single): string {
    const expression = this.#whole(raw);
    return candidates.find((one) => !expression.test(one)) ?? '';
  }

  #whole(raw: string): RegExp {
    return new RegExp(`^(?:${raw})$`, this.#flags);
  }

  /** The texts of an element, one for each of its alternatives. */
  ways(element: AST.Element, variant: number): readonly string[] {
    if (element.type !== 'Group' && element.type !== 'CapturingGroup') return [this.#text(element, variant, 1)];
    return element.alternatives.map((alternative) => this.#all(alternative.elements, variant, 1));
  }

  /** What matches all that comes before a quantifier. */
  before(node: AST.Element, variant: number, least: number): string {
    return this.#beside(node, variant, least, (elements, index) => elements.slice(0, index)).join('');
  }

  /** What matches all that comes after a quantifier. */
  after(node: AST.Element, variant: number, least: number): string {
    return this.#beside(node, variant, least, (elements, index) => elements.slice(index + 1))
      .toReversed()
      .join('');
  }

  /** Samples of the elements beside a node, from the outermost alternative that it is in to the innermost. */
  #beside(
    node: AST.Node,
    variant: number,
    least: number,
    take: (elements: readonly AST.Element[], index: number) => readonly AST.Element[],
  ): readonly string[] {
    const { parent } = node;
    if (parent === null) return [];
    const outer = this.#beside(parent, variant, least, take);
    if (parent.type !== 'Alternative') return outer;
    return [...outer, this.#all(take(parent.elements, parent.elements.indexOf(node as AST.Element)), variant, least)];
  }

  #all(elements: readonly AST.Element[], variant: number, least: number): string {
    return elements.map((element) => this.#text(element, variant, least)).join('');
  }

  /** @param least how often a quantifier repeats at least that need not */
  #text(node: AST.Element, variant: number, least: number): string {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const samples = this.samplesOf(node);
        return samples[variant % samples.length] ?? '';
      }
      case 'Quantifier':
        return this.#text(node.element, variant, least).repeat(Math.max(node.min, Math.min(least, node.max)));
      case 'Group':
      case 'CapturingGroup':
        return this.#all(node.alternatives[variant % node.alternatives.length]?.elements ?? [], variant, least);
      case 'Backreference':
        return this.#all([node.resolved].flat().slice(0, 1), variant, least);
      case 'Assertion':
        return node.kind === 'lookbehind' && !node.negate
          ? this.#all(node.alternatives[0]?.elements ?? [], variant, least)
          : '';
    }
  }
}

function isSingle(node: AST.Node): node is Single {
  return ['CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(node.type);
}
