import { graphNode, type GraphNode } from '../../graph/graph.js';
import { extraId, projectId, testsId } from './requirements.js';
import { lockedId, lockedNodes, readLockfile, type LockedPackage, type LockedUse } from './lockfile.js';
import type { Projects } from './workspace.js';
import { getOrMake } from '../../../../shared/src/append.js';

/**
 * Adds the packages of a workspace's uv.lock, and the edges from the projects to them.
 *
 * The dependency groups of the root count for every project, because their packages (pytest and its plugins) are in the
 * one environment in which all tests run.
 * @throws BrokenManifest
 * @throws Unanswerable
 */
export function addLockfile(path: string, content: Buffer, read: Projects, nodes: Map<string, GraphNode>): void {
  const { packages, rootGroups, facts } = readLockfile(path, content, read.directory);
  const workspace = nodes.get('workspace');
  for (const [fact, value] of facts) workspace?.facts.set(fact, value);

  const byName = new Map([...read.projects.values()].map((project) => [project.name, project.directory]));
  const placeOf = (locked: LockedPackage): string | undefined => {
    const { directory } = locked;
    if (directory !== undefined && read.projects.has(directory)) return directory;
    return directory === undefined ? undefined : byName.get(locked.name);
  };
  const idsOf = ({ dependency, extras }: LockedUse): string[] => {
    const place = placeOf(dependency);
    if (place !== undefined) return [projectId(place), ...extras.map((extra) => extraId(place, extra))];
    return [lockedId(dependency), ...extras.map((extra) => lockedId(dependency, extra))];
  };
  const connect = (node: GraphNode | undefined, uses: readonly LockedUse[], except?: string) => {
    for (const use of uses) for (const id of idsOf(use)) if (id !== except) node?.dependencies.add(id);
  };

  const inLockfile = new Set<string>();
  for (const locked of packages) {
    const place = placeOf(locked);
    if (place === undefined) {
      for (const [id, node] of lockedNodes(locked, idsOf)) nodes.set(id, node);
      continue;
    }
    inLockfile.add(place);
    connect(nodes.get(projectId(place)), locked.uses, projectId(place));
    for (const [extra, uses] of locked.extras) {
      const id = extraId(place, extra);
      const node = getOrMake(nodes, id, () => graphNode(`${locked.name}[${extra}]`, read.projects.get(place)?.name));
      node.dependencies.add(projectId(place));
      nodes.get(testsId(place))?.dependencies.add(id);
      connect(node, uses, id);
    }
    for (const uses of locked.groups.values()) connect(nodes.get(testsId(place)), uses);
    if (place === read.directory) connectRoot([...locked.groups.values()].flat());
  }
  connectRoot(rootGroups);
  for (const [place, project] of read.projects) {
    if (inLockfile.has(place)) continue;
    // The lockfile lags behind the manifests. uv would complete it, but from which entries is not known here.
    nodes.get(projectId(place))?.facts.set(`uv.lock (which lacks ${project.name})`, content.toString());
  }

  // Projects are left out, because a project's own manifest and sources show which other projects it uses.
  function connectRoot(uses: readonly LockedUse[]): void {
    connect(
      workspace,
      uses.filter(({ dependency }) => placeOf(dependency) === undefined),
    );
  }
}
