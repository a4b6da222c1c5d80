import type { AST } from '@eslint-community/regexpp';

/** What an engine that tries one way after the other does at worst from one place of a text. */
interface Cost {
  /** In how many ways it can go on behind. */
  readonly ways: number;
  /** Steps for all of them together. */
  readonly steps: number;
}

/**
 * An upper bound of the steps that a backtracking engine takes for a text that an expression has to match whole.
 * @param length of the text, in code units
 * @returns Infinity where one loop within another could divide the text among themselves in more ways than can be told
 */
export function nativeCost({ alternatives }: AST.Pattern, length: number): number {
  return costOfAlternatives(alternatives, length).steps;
}

function costOfAlternatives(alternatives: readonly AST.Alternative[], length: number): Cost {
  let [ways, steps] = [0, 1];
  for (const { elements } of alternatives) {
    const one = costOfSequence(elements, length);
    ways += one.ways;
    steps += one.steps;
  }
  return { ways, steps };
}

function costOfSequence(elements: readonly AST.Element[], length: number): Cost {
  let [ways, steps] = [1, 0];
  for (const element of elements) {
    const one = costOf(element, length);
    // What comes next is tried once for each way of all before it.
    steps += ways * one.steps;
    ways *= one.ways;
  }
  return { ways, steps };
}

function costOf(element: AST.Element, length: number): Cost {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return costOfAlternatives(element.alternatives, length);
    case 'Assertion':
      if (element.kind !== 'lookahead') return { ways: 1, steps: 1 };
      return { ways: 1, steps: costOfAlternatives(element.alternatives, length).steps + 1 };
    case 'Quantifier': {
      const { ways, steps } = costOf(element.element, length);
      if (element.max === 1) return { ways: ways + 1, steps: steps + 1 };
      if (ways > 1) return { ways: Infinity, steps: Infinity };
      const times = Math.min(element.max, length + 1);
      return { ways: times + 1, steps: (times + 1) * (steps + 1) };
    }
    default:
      return { ways: 1, steps: 1 };
  }
}
