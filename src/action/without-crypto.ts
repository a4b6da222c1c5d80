import { createRequire } from 'node:module';

/**
 * Stands in the bundle for `crypto`, of which `@actions/core` takes `randomUUID` for the delimiter of an output. Loading all of it
 * takes some milliseconds, which a step that supervises a worker has no need of before the worker starts.
 */
export function randomUUID(): string {
  // The path is only where a package would be looked for.
  const { randomUUID: random } = createRequire(process.execPath)('node:crypto') as typeof import('node:crypto');
  return random();
}
