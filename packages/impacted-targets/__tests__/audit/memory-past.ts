import { tmpdir } from 'node:os';
import { targetsOf, type PastMerges } from '../../src/analysis/past-merges.js';
import { buildSystems } from '../../src/engine/build-systems.js';
import { answerFor } from '../../src/compute.js';
import type { Configuration } from '../../src/configuration/configuration.js';
import { emptyConfiguration } from '../../src/configuration/read-configuration.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import type { ContentMemory } from '../../src/tree/tree.js';
import { stepPrograms } from '../sample-repository.js';
import { compareContents, type Files } from '../trees.js';

const readers = buildSystems.filter(({ executes }) => executes === 'nothing');
const quiet = { info: () => undefined, warn: () => undefined, debug: () => undefined };
const surroundings = {
  temporary: new TemporaryDirectories(tmpdir()),
  programs: stepPrograms(),
  log: quiet,
  signal: new AbortController().signal,
};

/** Merges of commits that are kept in memory, oldest first, an hour apart. The first commit is the last good one. */
export function memoryPast(commits: readonly Files[]): PastMerges {
  const contents: ContentMemory = new Map();
  const compared = (from: number, to: number) => compareContents(commits[from] ?? {}, commits[to] ?? {}, '', contents);
  const comparisons = commits.slice(1).map((_, index) => compared(index, index + 1));
  const head = compared(commits.length - 1, commits.length - 1);
  const both = (rules: Configuration) =>
    ({ kind: 'configurations', file: '.github/impacted-targets.yml', base: rules, head: rules }) as const;
  return {
    merges: comparisons.map((_, index) => ({
      commit: String(index).padStart(40, '0'),
      at: index * 3_600_000,
      subject: `Change (#${String(index + 1)})`,
    })),
    ...{ base: 'base', head: 'head', isShallow: false, file: '.github/impacted-targets.yml' },
    configuration: emptyConfiguration,
    answer: (index, by = emptyConfiguration) =>
      answerFor(comparisons[index] ?? head, both(by), { asked: ['workspaces'], candidates: readers }, surroundings),
    changes: (index) => Promise.resolve((comparisons[index] ?? head).changes.map(({ path }) => path)),
    targets: (rules = emptyConfiguration) => targetsOf(head, both(rules), ['workspaces'], surroundings),
  };
}
