import { posix } from 'node:path';
import { isSettingsOfChecks } from '../package-parts.js';
import { isCompilerConfiguration } from './aliases.js';
import type { FileMentions } from './mentions-in-file.js';
import type { CommitPaths } from './paths-of-commit.js';

/** Last segments, without extensions, of the tests and texts that a package's own files name, by its directory. */
export type NamedOwnFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** @param written mentions of each file, by its path from the root of the build */
export function namedOwnFiles(places: CommitPaths, written: ReadonlyMap<string, FileMentions>): NamedOwnFiles {
  const found = new Map<string, Set<string>>();
  for (const [file, { own }] of written) {
    // These files say which files are run, checked or left out.
    if (own.length === 0 || isSettingsOfChecks(file) || isCompilerConfiguration(file)) continue;
    const directory = places.ownerOfFile(file);
    const names = found.get(directory) ?? new Set();
    found.set(directory, names);
    for (const text of own) {
      const name = posix.basename(text.toLowerCase());
      // A computed name means a test only where it ends like the name of a test.
      if (!/[*{[$]|\?(?![a-z])/.test(name)) names.add(stemOf(name));
      else if (!text.startsWith('!') && testSuffix.test(name)) names.add(anyTest);
    }
  }
  return found;
}

/**
 * True for a test or a text that a file of its package may name.
 * @param directory of the package
 */
export function isNamed(named: NamedOwnFiles, file: string, directory: string): boolean {
  const names = named.get(directory);
  if (names === undefined) return false;
  const name = posix.basename(file.toLowerCase());
  return names.has(stemOf(name)) || (names.has(anyTest) && testSuffix.test(name));
}

const testSuffix = /[._-](?:test|spec|cy|e2e|test-d|bench)(?:\.|$)/;

/** Stands for every test of a package. */
const anyTest = '*';

/** The name of a file without the extension that an import may leave out or change, and without a bundler's query. */
function stemOf(name: string): string {
  return name.replace(/\?.*$/, '').replace(/(?:\.d)?\.(?:[cm]?[jt]sx?|snap|mdx?|txt)$/, '');
}
