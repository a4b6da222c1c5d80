import { canonicalJson } from '../../../../shared/src/json-values.js';
import { digest } from '../../../../shared/src/digest.js';
import type { Element } from '../../formats/xml.js';

/**
 * An element and all elements below it, each with the conditions that hold for it. The conditions are a text that is
 * only compared; it is empty where there is no condition.
 */
export function* elementsOf(root: Element, conditions = ''): Generator<{ element: Element; conditions: string }> {
  for (const element of root.children) {
    const { Condition: condition } = element.attributes;
    const all = condition === undefined ? conditions : digest(`${conditions}\n${condition}`);
    const chosen = element.name === 'When' || element.name === 'Otherwise' ? digest(`${all}\n${element.name}`) : all;
    yield { element, conditions: chosen };
    yield* elementsOf(element, chosen);
  }
}

/** An attribute, in whatever case its name is written. */
export function attribute(element: Element, name: string): string | undefined {
  return Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** An element without its place in the file, as a text that is only compared. */
export function textOf(element: Element): string {
  return digest(canonicalJson(partsOf(element)));
}

/**
 * The parts of an element, which the caller writes as one text at the end. If each level were written by itself, it
 * would escape the levels below it once more.
 */
function partsOf({ name, attributes, children, text }: Element): unknown[] {
  return [name, attributes, text, children.map(partsOf)];
}
