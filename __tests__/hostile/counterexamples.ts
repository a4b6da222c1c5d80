import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** What runs with other seeds found, a file each. Every run tries these first. */
const kept = join(import.meta.dirname, 'counterexamples');

interface Counterexample {
  /** Name of the property. */
  readonly property: string;
  readonly seed: number;
  /** Leads with the seed to the value, as fast-check writes it. */
  readonly path: string;
  /** For people: fast-check makes it again from the seed and the path. */
  readonly value: string;
}

/** What makes one value again. */
export type Replay = Pick<fc.Parameters, 'seed' | 'path' | 'endOnFailure' | 'numRuns'>;

/** What earlier runs found against a property. @param folder that it is kept in */
export function counterexamplesOf(property: string, folder = kept): Replay[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Counterexample)
    .filter((found) => found.property === property)
    .map(({ seed, path }) => ({ seed, path, endOnFailure: true, numRuns: 1 }));
}

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
  if (folder !== undefined && path !== null) {
    const found: Counterexample = { property, seed, path, value: fc.stringify(counterexample) };
    const name = createHash('sha256')
      .update(JSON.stringify([property, seed, path]))
      .digest('hex')
      .slice(0, 20);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(found, undefined, 2)}\n`);
  }
  throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}
