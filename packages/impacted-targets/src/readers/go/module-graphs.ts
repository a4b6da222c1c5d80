import { join } from 'node:path';
import { addTo } from '../../../../shared/src/append.js';
import { ToolMissing } from '../../tree/impact-error.js';
import { directoryOf } from '../../tree/paths.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import { lastLines, type Tools } from '../tools.js';
import { externalId, othersId, type Build } from './modules.js';

const fallback = 'every package that imports any module from elsewhere counts as impacted';

/**
 * Which modules from elsewhere are built from those that changed. Only their own go.mod files hold this, and they are not in the repository.
 * `go mod graph` reads them from the module cache or from the proxy that the job uses. It compiles and runs nothing. But it asks hosts that
 * go.mod names and shows parts of files to which go.work points, so it is not started where the pull request is not trusted. Vendored packages
 * hold their imports themselves.
 * @returns ids of externals, by the ids of those that are built from them
 */
export async function usesOfExternals(
  base: readonly Build[],
  head: readonly Build[],
  { base: baseTree, head: headTree }: Comparison,
  tools: Tools,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const uses = new Map<string, Set<string>>();
  const graphOf = graphReader(tools);
  for (const now of head) {
    const before = base.find(({ manifest }) => manifest === now.manifest);
    const changed = before === undefined ? [] : changedModules(before, now);
    if (changed.length === 0) continue;
    const printed = [await graphOf(baseTree, now), await graphOf(headTree, now)];
    // Versions are left out, which gives more edges, never fewer.
    for (const line of printed.flatMap((one) => one?.split('\n') ?? [])) {
      const [from = '', to = ''] = line.split(' ').map((module) => module.replace(/@.*/s, ''));
      addTo(uses, externalId(now, from), externalId(now, to));
    }
    if (printed.includes(undefined)) for (const module of changed) addTo(uses, othersId(now), externalId(now, module));
  }
  return uses;
}

/**
 * Modules that others may be built from, and that are not the same in both commits. A module that stayed the same cannot use one that is new or
 * gone, because a go.mod names all of them.
 */
function changedModules(before: Build, now: Build): string[] {
  if (before.isVendored && now.isVendored) return [];
  return [...now.externals].flatMap(([module, content]) =>
    (before.externals.get(module) ?? content) === content ? [] : module,
  );
}

/**
 * Asks `go mod graph`, until it has no answer: it may wait half a minute for each host that it cannot reach.
 * @returns a function that gives what it prints; undefined where it has no answer, of which the log says the reason once
 */
function graphReader(tools: Tools): (tree: Tree, build: Build) => Promise<string | undefined> {
  const program = tools.options.go?.program ?? 'go';
  let isAsked = tools.options.go?.['module-graph'] !== false;
  return async (tree, { manifest }) => {
    if (!isAsked) return undefined;
    isAsked = false;
    if (!tools.mayRun) {
      tools.info(`${program} mod graph does not run for an untrusted pull request, so ${fallback}`);
      return undefined;
    }
    const cwd = join(await tree.directory(), directoryOf(manifest));
    const env = { GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly' };
    try {
      const finished = await tools.run(program, ['mod', 'graph'], { cwd, env });
      isAsked = finished.exitCode === 0;
      if (isAsked) return finished.stdout;
      const place = `${manifest} in the ${tree.side} commit`;
      tools.warn(`${program} mod graph failed for ${place}, so ${fallback}: ${lastLines(finished, 3)}`);
    } catch (error) {
      if (!(error instanceof ToolMissing)) throw error;
      const install = 'Install Go first, in a workflow with actions/setup-go';
      tools.warn(`${program} is not installed, so ${fallback}. ${install}`);
    }
    return undefined;
  };
}
