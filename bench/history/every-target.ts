import type { Comparison, Tree } from '../../packages/impacted-targets/src/tree/tree.js';
import type { Configuration } from '../../packages/impacted-targets/src/configuration/configuration.js';
import { askBuildSystems } from '../../packages/impacted-targets/src/engine/ask.js';
import { buildSystems } from '../../packages/impacted-targets/src/engine/build-systems.js';
import { openComparison } from '../../packages/impacted-targets/src/git/comparison.js';
import { ProgramEnvironment } from '../../packages/impacted-targets/src/programs/program-environment.js';
import { TemporaryDirectories } from '../../packages/impacted-targets/src/programs/temporary-directories.js';
import { emptyConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';

const nothing: Tree = {
  side: 'base',
  object: '0'.repeat(40),
  entries: () => Promise.resolve([]),
  read: () => Promise.resolve(new Map()),
  readEach: () => Promise.resolve(),
  links: () => Promise.resolve(new Map()),
  directory: () => Promise.reject(new Error('there is no directory')),
  asInBase: () => nothing,
};

/**
 * How many targets a commit has: what is impacted when the commit is compared with nothing.
 * @returns undefined where the build system cannot be asked that without starting a tool
 */
export async function countTargets(
  workingDirectory: string,
  commit: string,
  from: string,
): Promise<number | undefined> {
  const temporary = new TemporaryDirectories();
  const { signal } = new AbortController();
  const quiet = { info: () => undefined, warn: () => undefined, debug: () => undefined };
  try {
    const request = { workingDirectory, baseSha: commit, headSha: commit, event: {} };
    const programs = new ProgramEnvironment({ environment: process.env, secrets: [], untrustedDirectories: [] });
    const opened = await openComparison(request, temporary, programs, signal);
    if (opened.kind === 'all') return undefined;
    const { head } = opened.comparison;
    // Targets of `paths` are in a configuration file, which is not read here.
    if (from === 'paths') return undefined;
    const asked = from === 'turborepo' ? 'workspaces' : from;
    const systems = buildSystems.filter(({ name, executes }) => name === asked && executes === 'nothing');
    if (systems.length === 0) return undefined;
    const changes = (await head.entries()).map((entry) => ({
      status: 'added' as const,
      path: entry.path,
      head: entry,
    }));
    const comparison: Comparison = { ...opened.comparison, base: nothing, changes };
    const rules: Configuration = {
      ...emptyConfiguration,
      unowned: 'ignore',
      buildSystems: { go: { 'module-graph': false } },
    };
    const configurations = { kind: 'configurations', file: '', base: rules, head: rules } as const;
    const step = { temporary, programs, log: quiet, signal, untrustedIn: 'a benchmark' };
    const answer = await askBuildSystems(systems, comparison, configurations, step);
    return answer.kind === 'all' ? undefined : answer.targets.length;
  } finally {
    await temporary.remove();
  }
}
