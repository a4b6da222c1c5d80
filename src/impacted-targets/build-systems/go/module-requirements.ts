import { join } from 'node:path';
import type { Comparison, Tools, Tree } from '../../build-system.js';
import { ToolMissing } from '../../build-system.js';
import type { GoOptions } from './options.js';
import type { Build, Modules } from './modules.js';

/** What the modules from elsewhere require of each other, by the directory of the build; `unknown` where it could not be told. */
export type Requirements = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>> | 'unknown'>;

/**
 * Finds out which modules from elsewhere require which others, for the builds in which one of them changed.
 *
 * Only their own go.mod files say so, which are not in the repository. `go mod graph` reads them from the module
 * cache or from the proxy that the job uses. It compiles and runs nothing, but asks hosts that go.mod names and shows
 * parts of files that go.work points to, so that it is not started where the pull request is not trusted. Vendored
 * packages say it themselves.
 * @returns nothing for builds in which no module changed that was there before
 */
export async function moduleRequirements(
  comparison: Comparison,
  base: Modules,
  head: Modules,
  tools: Tools,
  options: GoOptions,
): Promise<Requirements> {
  const requirements = new Map<string, Map<string, Set<string>> | 'unknown'>();
  for (const now of head.builds) {
    const before = base.builds.find((build) => build.directory === now.directory);
    if (before === undefined || !needsRequirements(before, now)) continue;
    if (!tools.mayRun) {
      tools.info(
        `${options.program} mod graph is not asked about a pull request that is not trusted, so that ${fallback}`,
      );
      requirements.set(now.directory, 'unknown');
      continue;
    }
    const graphs: (string | undefined)[] = [];
    for (const tree of [comparison.base, comparison.head]) {
      if (options.moduleGraph && !graphs.includes(undefined))
        graphs.push(await moduleGraph(tree, now.directory, tools, options));
    }
    const known = graphs.length === 2 && !graphs.includes(undefined);
    requirements.set(now.directory, known ? parseModuleGraph(graphs.join('\n')) : 'unknown');
  }
  return requirements;
}

function needsRequirements(before: Build, now: Build): boolean {
  if (before.vendored && now.vendored) return false;
  return (
    [...now.externals].some(([module, facts]) => {
      const old = before.externals.get(module);
      return old === undefined ? !now.complete : old !== facts;
    }) ||
    (!before.complete && [...before.externals.keys()].some((module) => !now.externals.has(module)))
  );
}

const fallback = 'every package that imports another module counts as impacted by the modules that changed';

async function moduleGraph(
  tree: Tree,
  directory: string,
  tools: Tools,
  options: GoOptions,
): Promise<string | undefined> {
  const cwd = join(await tree.directory(), directory);
  try {
    const env = { GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly' };
    const { exitCode, stdout, stderr } = await tools.run(options.program, ['mod', 'graph'], { cwd, env });
    if (exitCode === 0) return stdout;
    const said = stderr.trim().split('\n').slice(-3).join(' ');
    tools.warn(`${options.program} mod graph failed for the ${tree.side} commit, so that ${fallback}: ${said}`);
  } catch (error) {
    if (!(error instanceof ToolMissing)) throw error;
    tools.warn(`${options.program} is not on this machine, so that ${fallback}`);
  }
  return undefined;
}

/** `module@version requirement@version` lines, versions left out: more edges, never fewer. */
function parseModuleGraph(lines: string): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const line of lines.split('\n')) {
    const [from, to] = line
      .trim()
      .split(' ')
      .map((module) => module.replace(/@.*$/, ''));
    if (from === undefined || to === undefined) continue;
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  return edges;
}
