import { reservedFields } from '../service/endpoints.js';
import { oneLine } from '../service/text.js';
import { InputError } from './input-error.js';
import type { InputName } from './declarations.js';

/** Most levels that are read: nobody nests settings deeper, and services refuse JSON that is nested much deeper. */
const deepest = 100;

/**
 * Reads a YAML mapping, of which JSON is a part, as an object that JSON can say.
 * @param name the input that it stands in
 * @throws InputError when it is none, or holds a field with a meaning of its own
 */
export async function readMapping(
  name: InputName,
  text: string | undefined,
  { required = false } = {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (text === undefined) return undefined;
  const value = await readYaml(name, text);
  if (value === null && !required) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputError(name, 'it is no mapping. Give YAML or JSON such as `priority: high`');
  }
  const problem = whyNoJson(value, new Set(), new Set());
  if (problem !== undefined) throw new InputError(name, problem);
  const reserved = reservedFields.find((field) => Object.hasOwn(value, field));
  if (reserved !== undefined) {
    throw new InputError(name, `it cannot set ${reserved}, which the action sets itself. Remove that field`);
  }
  return value as Record<string, unknown>;
}

async function readYaml(name: InputName, text: string): Promise<unknown> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
    const [problem] = document.errors;
    if (problem === undefined) return document.toJS() as unknown;
    // What the parser says where its stack was at an end.
    if (problem.code === 'RESOURCE_EXHAUSTION') throw new InputError(name, tooDeep);
    const { line, col } = lineCounter.linePos(problem.pos[0]);
    throw new InputError(name, `line ${String(line)}, column ${String(col)}: ${oneLine(problem.message)}`);
  } catch (error) {
    if (error instanceof InputError) throw error;
    // The parser calls itself for what is nested.
    if (error instanceof RangeError) throw new InputError(name, tooDeep);
    throw new InputError(name, oneLine((error as Error).message));
  }
}

const tooDeep = `it is nested more than ${String(deepest)} deep`;

const unsayable = ', which no JSON can say';

/** Why a value of YAML is none of JSON's; undefined when it is one. */
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
