import type { BuildSystem } from '../../graph/reader.js';
import { compareManifests } from '../../graph/manifests.js';
import { readGoGraph, withExternals } from './graph.js';
import { moduleRequirements } from './module-requirements.js';
import { readModules, type Build, type Modules } from './modules.js';
import { remembered } from '../../tree/remembered.js';
import { warnOnce } from '../../graph/warn-once.js';

const noModules: Modules = { builds: [], byDirectory: new Map(), boundaries: new Set(), files: new Set() };

/** Go modules and workspaces, read from go.mod, go.work, go.sum and the sources. */
export const go: BuildSystem = {
  impact: async (comparison, tools) => {
    const warn = warnOnce(tools);
    const { root } = comparison;
    const [base, head] = await Promise.allSettled(
      [comparison.base, comparison.head].map((tree) =>
        remembered(tree, `go modules in ${root}`, () => readModules(tree, root, warn)),
      ),
    );
    const known = [base, head].map((side) => (side?.status === 'fulfilled' ? side.value : noModules)) as [
      Modules,
      Modules,
    ];
    const requirements = await moduleRequirements(comparison, ...known, tools);
    return compareManifests(comparison, undefined, async (tree) => {
      const side = tree.side === 'base' ? base : head;
      if (side?.status === 'rejected') throw side.reason;
      const [mine, other] = tree.side === 'base' ? known : [known[1], known[0]];
      const alsoThere = (build: Build, module: string) =>
        other.builds.some(({ directory, externals }) => directory === build.directory && externals.has(module));
      const graph = await remembered(tree, `go packages in ${root}`, () => readGoGraph(tree, root, mine));
      return withExternals(graph, mine, { requirements, alsoThere, side: tree.side });
    });
  },
};
