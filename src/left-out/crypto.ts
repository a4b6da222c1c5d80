import { createRequire } from 'node:module';

/**
 * In the bundle, this file replaces `crypto`. `@actions/core` takes `randomUUID` from it, for the delimiter of an
 * output. Loading all of `crypto` takes some milliseconds, and a step that supervises a worker does not need it before
 * the worker starts.
 */
export function randomUUID(): string {
  // The path only decides where a package would be looked for.
  const { randomUUID: random } = createRequire(process.execPath)('node:crypto') as typeof import('node:crypto');
  return random();
}
