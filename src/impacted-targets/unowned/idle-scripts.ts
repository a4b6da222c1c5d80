import type { Comparison } from '../build-systems/build-system.js';
import { isScript } from './reader-kinds.js';

/** Words in the path of a script that a service outside of the repository may start for a test. */
const mayTest =
  /test|check|verif|valid|lint|build|cover|ci(?![a-z])|gate|hook|submit|e2e|integration|compile|generate/i;

/**
 * The scripts that only people start: their names do not say that they test or build, and no other file than a text for
 * people has their name, nor lists their folder. Two changes that such a script reads cannot fail a test together.
 */
export async function idleScripts(comparison: Comparison, files: readonly string[]): Promise<ReadonlySet<string>> {
  const scripts = [...new Set(files)].filter((file) => isScript(file) && !mayTest.test(file));
  if (scripts.length === 0) return new Set();
  const { findReaders } = await import('./readers.js');
  const readers = await findReaders(comparison, { documents: [], prose: [], programs: scripts });
  return new Set(scripts.filter((file) => readers.of(file).size === 0));
}
