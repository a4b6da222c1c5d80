import { reservedFields } from '../service/reserved-fields.js';
import { yamlMistake, yamlValueMistake } from '../../packages/shared/src/yaml-mistake.js';
import { BadValue } from './values.js';

/**
 * Most levels that are read: real settings are not nested deeper, and services refuse JSON that is nested much deeper.
 */
const deepest = 100;

/** True for the path of a file with a mapping, and false for a mapping: a path has one line, no bracket in front, and no colon with a space behind it. */
export const namesFile = (text: string): boolean => !/\n|^[[{]|:(?:\s|$)/.test(text);

/**
 * Reads a mapping in YAML or JSON as an object that JSON can hold.
 * @param required true when an empty text is refused, too
 * @param example a mapping, for the messages
 * @throws BadValue when the text is not a mapping, or holds a field that the action sets itself
 */
export async function readMapping(
  text: string | undefined,
  { required = false, example = 'priority: high' } = {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (text === undefined) return undefined;
  const value = await readYaml(text);
  if (value === null && !required) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadValue(whyNoMapping(value, example));
  }
  const problem = whyNoJson(value, new Set(), new Set());
  if (problem !== undefined) throw new BadValue(problem);
  const reserved = reservedFields.find((field) => Object.hasOwn(value, field));
  if (reserved !== undefined) {
    throw new BadValue(`it cannot set ${reserved}, which the action sets itself. Remove that field`);
  }
  return value as Record<string, unknown>;
}

/** Why a value is not a mapping, as a sentence with what to write. */
export function whyNoMapping(value: unknown, example: string): string {
  if (value === null || value === undefined)
    return `it is empty. Write a mapping in YAML or JSON, such as \`${example}\``;
  return `it must be a mapping in YAML or JSON, such as \`${example}\`${Array.isArray(value) ? ', and not a list' : ''}`;
}

/** Fields to add to a request. @throws BadValue */
export async function readExtraFields(text: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  return (await readMapping(text)) ?? {};
}

async function readYaml(text: string): Promise<unknown> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
    const [problem] = document.errors;
    if (problem === undefined) return document.toJS() as unknown;
    // The parser gives this code when its stack is exhausted.
    if (problem.code === 'RESOURCE_EXHAUSTION') throw new BadValue(tooDeep);
    const { line, col } = lineCounter.linePos(problem.pos[0]);
    throw new BadValue(`line ${String(line)}, column ${String(col)}: ${yamlMistake(problem, text)}`);
  } catch (error) {
    if (error instanceof BadValue) throw error;
    // The parser calls itself once for each level of nesting.
    if (error instanceof RangeError) throw new BadValue(tooDeep);
    throw new BadValue(yamlValueMistake((error as Error).message));
  }
}

const tooDeep = `it is nested more than ${String(deepest)} deep`;

const unsayable = ", which JSON can't represent";

/** Why JSON cannot hold a value of YAML; undefined when it can. */
function whyNoJson(value: unknown, above: ReadonlySet<object>, known: Set<object>): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return `it holds ${String(value)}${unsayable}`;
  if (typeof value !== 'object' || value === null) return undefined;
  if (above.has(value)) return `it holds itself${unsayable}`;
  if (known.has(value)) return undefined;
  if (above.size >= deepest) return tooDeep;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return `it holds a value of the type ${value.constructor.name}${unsayable}`;
  const here = new Set([...above, value]);
  for (const one of Object.values(value)) {
    const problem = whyNoJson(one, here, known);
    if (problem !== undefined) return problem;
  }
  known.add(value);
  return undefined;
}
