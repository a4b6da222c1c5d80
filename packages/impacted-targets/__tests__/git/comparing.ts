import { readdirSync } from 'node:fs';
import { expect } from '@jest/globals';
import { openComparison, type ComparisonRequest } from '../../src/git/comparison.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import type { Comparison } from '../../src/tree/tree.js';
import { sampleDirectory, snapshot, stepPrograms } from '../sample-repository.js';

type Opened = Awaited<ReturnType<typeof openComparison>>;
export type Request = Omit<ComparisonRequest, 'event'> & Partial<ComparisonRequest>;

/**
 * Opens a comparison, looks at it, and checks that nothing is left behind and nothing in the checkout has changed.
 * @param look also gets the folder that all temporary ones are in
 */
export async function compare<T>(
  request: Request,
  look: (opened: Opened, temporary: string) => Promise<T> | T,
  signal = new AbortController().signal,
): Promise<T> {
  const parent = sampleDirectory();
  const temporary = new TemporaryDirectories(parent);
  const checkout = request.workspace ?? request.workingDirectory;
  const before = snapshot(checkout);
  try {
    const programs = stepPrograms(checkout);
    return await look(await openComparison({ event: {}, ...request }, temporary, programs, signal), parent);
  } finally {
    await temporary.remove();
    expect(readdirSync(parent)).toEqual([]);
    expect(snapshot(checkout)).toEqual(before);
  }
}

/** What differs, or why that is not said. */
export function changed(opened: Opened): string[] {
  return opened.kind === 'all'
    ? [`ALL: ${opened.why}`]
    : opened.comparison.changes.map(({ status, path }) => `${status} ${path}`);
}

/** What differs, or the message of the error. */
export async function outcome(request: Request): Promise<string> {
  return compare(request, (opened) => changed(opened).join()).catch((error: unknown) => (error as Error).message);
}

/** The comparison of a pull request whose merge commit is checked out. */
export function merged<T>(
  request: Request,
  look: (comparison: Comparison, temporary: string) => Promise<T> | T,
): Promise<T> {
  return compare(request, (opened, temporary) => {
    if (opened.kind === 'all') throw new Error(opened.why);
    return look(opened.comparison, temporary);
  });
}
