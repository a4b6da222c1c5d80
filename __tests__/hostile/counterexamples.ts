import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** Where runs with other seeds keep what they find, a file each. Every run tries these first. */
const folderOfKept = join(import.meta.dirname, 'counterexamples');

interface Counterexample {
  /** Name of the property. */
  readonly property: string;
  readonly seed: number;
  /** Leads with the seed to the value, as fast-check writes it. */
  readonly path: string;
  /** For people: fast-check makes it again from the seed and the path. */
  readonly value: string;
}

/** A text against which a reader failed. */
export interface FoundText {
  /** Name of the reader. */
  readonly reader: string;
  /** What happened. */
  readonly what: string;
  readonly text: string;
}

/** What makes one value again. */
export type Replay = Pick<fc.Parameters, 'seed' | 'path' | 'endOnFailure' | 'numRuns'>;

/** What earlier runs found: values against properties, and texts against readers. */
export function kept(folder = folderOfKept): Partial<Counterexample & FoundText>[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object);
}

/** Writes what was found into a file of its own. @param folder made where it is not there */
export function keep(found: Counterexample | FoundText, folder: string): void {
  const name = createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(found, undefined, 2)}\n`);
}

/** What earlier runs found against a property. @param folder that it is kept in */
export const counterexamplesOf = (property: string, folder?: string): Replay[] =>
  kept(folder)
    .filter((found) => found.property === property)
    .map(({ seed, path }) => ({ seed, path, endOnFailure: true, numRuns: 1 }) as Replay);

/**
 * Fails where a property failed, with fast-check's own text.
 * @param folder that the counterexample is written into; by default the one that COUNTEREXAMPLES names, and nowhere without it
 */
export function expectHeld<T>(
  property: string,
  details: fc.RunDetails<T>,
  folder: string | undefined = process.env.COUNTEREXAMPLES,
): void {
  if (!details.failed) return;
  const { seed, counterexamplePath: path, counterexample } = details;
  if (folder !== undefined && path !== null)
    keep({ property, seed, path, value: fc.stringify(counterexample) }, folder);
  throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}
