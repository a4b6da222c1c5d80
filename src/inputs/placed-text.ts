import * as z from 'zod/mini';
import { ConfigurationError } from '../../packages/impacted-targets/src/configuration/mistakes.js';
import { PlacedDocument } from '../../packages/impacted-targets/src/configuration/placed-document.js';
import { BadValue } from './values.js';

const isInfinite = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(isInfinite);

/** Any mapping that JSON can hold, or nothing. */
export const jsonMapping = z
  .nullable(z.record(z.string(), z.unknown()))
  .check(z.refine((value) => !isInfinite(value), { error: 'a number is .inf or .nan, which JSON cannot hold' }));

/** A text that a person wrote. */
interface Written {
  readonly text: string;
  /** Path of its file, for messages; undefined for the text of an input. */
  readonly file?: string | undefined;
}

/**
 * Reads a text in YAML or JSON by its schema.
 * @param whyOther what is wrong with a text of another kind, such as a list in place of a mapping
 * @throws BadValue with every mistake, each with its line and column
 */
export function readPlaced<Schema extends z.ZodMiniType>(
  { text, file }: Written,
  schema: Schema,
  whyOther: (data: unknown) => string | undefined,
): z.output<Schema> {
  try {
    const document = new PlacedDocument(text, file ?? 'input');
    const other = whyOther(document.data);
    if (other !== undefined) throw new BadValue(file === undefined ? other : `${file}: ${other}`);
    return document.read(schema);
  } catch (error) {
    if (error instanceof ConfigurationError) throw new BadValue(placesOf(error, file));
    // The parser calls itself once for each level of nesting.
    if (error instanceof RangeError) throw new BadValue('it is nested too deeply');
    throw error;
  }
}

function placesOf({ mistakes, message }: ConfigurationError, file: string | undefined): string {
  if (file !== undefined) return message;
  return mistakes
    .map(({ line, column, message: problem }) => `line ${String(line)}, column ${String(column)}: ${problem}`)
    .join('; ');
}
