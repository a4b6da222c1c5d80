import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grammars, type Grammar } from '../grammars.js';

/** Everything that reads a text of somebody else, by its name. */
export const readers = grammars;

/** A text against which a reader failed. */
export interface FoundText {
  /** Name of the reader. */
  readonly reader: string;
  /** What happened. */
  readonly what: string;
  readonly text: string;
}

/** The folder of what properties find, too: the nightly run keeps the files of both. */
const kept = join(import.meta.dirname, '../counterexamples');

/** What earlier runs found. Every run of the tests reads these again. */
export function keptTexts(): FoundText[] {
  if (!existsSync(kept)) return [];
  return readdirSync(kept)
    .map((name) => JSON.parse(readFileSync(join(kept, name), 'utf8')) as Partial<FoundText>)
    .filter((one): one is FoundText => one.reader !== undefined);
}

export function keep(found: FoundText, folder: string): void {
  const name = createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(found, undefined, 2)}\n`);
}

/**
 * Reads a text.
 * @returns what is wrong where the reader fails in a way that it must not: it may refuse a text, in words, but neither
 *   run out of the stack nor use a value as what it is not
 */
export async function failureOf({ read }: Grammar, text: string): Promise<string | undefined> {
  try {
    await read(text);
    return undefined;
  } catch (error) {
    const isBug = error instanceof RangeError || error instanceof TypeError || error instanceof ReferenceError;
    return isBug || !(error instanceof Error) ? String(error) : undefined;
  }
}
