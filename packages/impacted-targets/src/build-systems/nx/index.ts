import { join, posix } from 'node:path';
import { compareGraphs } from '../../graph/compare.js';
import { emptyGraph, graphNode, type BuildGraph } from '../../graph/graph.js';
import type { Impact } from '../../graph/impact.js';
import type { Comparison } from '../../tree/tree.js';
import type { BuildSystem, Tools } from '../../graph/reader.js';
import { ImpactError } from '../../tree/impact-error.js';
import { belowRoot } from '../../tree/build-root.js';
import { syntheticCommit } from '../../task-runners/synthetic-commit.js';
import { impactOfPnpmSettings, pnpmSettings } from '../../task-runners/answer-of-workspaces.js';
import { NotInstalled, withInstalledPackages } from '../../task-runners/installed.js';
import { namedByFiles } from '../../task-runners/named-files.js';
import { ownersOf } from '../../task-runners/owners.js';
import type { TaskInputs } from '../../task-runners/task-inputs.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { isCodeOfRoot } from '../../tree/root-code.js';
import { Nx, type Affected, type ProjectGraph } from './nx.js';
import { judgeRootFile, workspaceInputs, type RootFileContext } from './root-files.js';

export const nx: BuildSystem = {
  impact,
};

async function impact(comparison: Comparison, tools: Tools): Promise<Impact> {
  const { base, head, checkout, root } = comparison;
  let program: Nx;
  try {
    program = await Nx.find(comparison, tools);
  } catch (error) {
    if (!(error instanceof NotInstalled)) throw error;
    const { impactWithoutNx } = await import('./without-nx.js');
    return impactWithoutNx(comparison, tools, { why: error.message });
  }
  const settings = await readSettings(comparison);
  if (settings === undefined) {
    return { kind: 'all', why: 'nx.json is not in both commits, so that their projects cannot be compared' };
  }
  const headDirectory = join(await head.directory(), root);
  const headCommit = await syntheticCommit(await head.directory(), head, base, tools);
  const { affected, graph } = await withInstalledPackages(checkout, head, async () => ({
    affected: await program.affected(headDirectory, base.object, headCommit),
    graph: await program.graph(headDirectory, 'head'),
  }));
  let before: ProjectGraph;
  try {
    const baseDirectory = join(await base.directory(), root);
    before = await withInstalledPackages(checkout, base, () => program.graph(baseDirectory, 'base'));
  } catch (error) {
    if (!(error instanceof ImpactError) || tools.signal.aborted) throw error;
    return { kind: 'all', why: `the projects of the base commit are not known: ${error.message}` };
  }
  const bySettings = await impactOfPnpmSettings(comparison, tools);
  if (bySettings?.kind === 'all') return { kind: 'all', why: bySettings.why };
  const unknown = [...(bySettings?.targets.keys() ?? [])].find((name) => !graph.has(name) && !before.has(name));
  if (unknown !== undefined) {
    return { kind: 'all', why: `${pnpmSettings} changed for ${unknown}, which is not a project of Nx` };
  }
  const covered = coveredIn(comparison, graph, affected, program.majorVersion, { ...settings, bySettings });
  if ('why' in covered) return covered;
  const inputs = workspaceInputs(graph, settings.nxJson);
  const impact = await compareGraphs(
    buildGraph(before, root, inputs),
    buildGraph(graph, root, inputs),
    comparison,
    bySettings?.targets,
  );
  if (impact.kind === 'all') return impact;
  const targets = new Map(impact.targets);
  for (const name of [...affected.projects].filter((one) => !targets.has(one)).sort()) {
    targets.set(name, {
      kind: 'graph',
      what: 'Nx counts it as affected, by a file at the root or a package that changed',
    });
  }
  const left = comparison.changes.map(({ path }) => path).filter((path) => !covered.paths.has(path));
  const { known } = impact;
  return {
    kind: 'targets',
    targets,
    alone: new Set([...(impact.alone ?? [])].filter((name) => !affected.projects.has(name))),
    coveredPaths: covered.paths,
    readPaths: await namedByFiles(comparison, left),
    // Nx does not say which other files a project reads, so nobody knows all owners and readers.
    ...(known && {
      known: { names: () => known.names(), dependentsOf: (target: string) => known.dependentsOf(target) },
    }),
  };
}

/** The graph of one commit as Nx reports it. The owner of a file always counts: Nx misses names that git quotes, and files of .nxignore. */
function buildGraph(projects: ProjectGraph, root: string, inputs: TaskInputs): BuildGraph {
  const owners = ownersIn(projects);
  const nodes = new Map([...projects.keys()].map((name) => [name, graphNode(name, name)]));
  for (const { name, dependencies } of projects.values())
    for (const dependency of dependencies) nodes.get(name)?.dependencies.add(dependency);
  return {
    ...emptyGraph,
    nodes,
    reportedBy: 'nx',
    owners: (path) => {
      const below = belowRoot(path, root);
      const owner = below === undefined ? undefined : owners(below);
      return owner === undefined ? [] : [owner];
    },
    readers: (path) => {
      const below = belowRoot(path, root);
      const read = below === undefined ? [] : inputs.of(below).filter(({ isNamed }) => isNamed);
      return new Map(read.flatMap(({ users }) => [...users].map((name) => [name, undefined] as const)));
    },
  };
}

/** Settings files at the root, before and after. */
interface Settings {
  readonly nxJson: RootFileContext['nxJson'];
  /** The one tsconfig file at the root that Nx reads. */
  readonly typeScriptConfiguration: string | undefined;
  readonly manifest: Pick<RootFileContext, 'before' | 'after'>;
}

async function readSettings({ base, head, root }: Comparison): Promise<Settings | undefined> {
  const [nxJson, manifest] = [posix.join(root, 'nx.json'), posix.join(root, 'package.json')];
  const typeScript = ['tsconfig.base.json', 'tsconfig.json'];
  const before = await base.read([nxJson, manifest]);
  const after = await head.read([nxJson, manifest, ...typeScript.map((name) => posix.join(root, name))]);
  if (!after.has(nxJson) || !before.has(nxJson)) return undefined;
  return {
    nxJson: fieldsInJson(after.get(nxJson)),
    typeScriptConfiguration: typeScript.find((name) => after.has(posix.join(root, name))),
    manifest: { before: before.get(manifest), after: after.get(manifest) },
  };
}

/**
 * The changed files that the answer covers: those of projects, those that inputs name, and those that Nx follows.
 * @returns why everything is impacted, where Nx is known to miss what a file concerns
 */
function coveredIn(
  { changes, root }: Comparison,
  graph: ProjectGraph,
  affected: Affected,
  nxMajorVersion: number,
  { manifest, bySettings, ...settings }: Settings & { readonly bySettings: Impact | undefined },
): { readonly paths: ReadonlySet<string> } | { readonly kind: 'all'; readonly why: string } {
  const owners = ownersIn(graph);
  const inputs = workspaceInputs(graph, settings.nxJson);
  const paths = new Set<string>();
  const isComplete = graph.size > 0 && [...graph.keys()].every((name) => affected.projects.has(name));
  for (const { path } of changes) {
    const below = belowRoot(path, root);
    if (below === undefined) continue;
    const owner = owners(below);
    const isOfRoot = owner === undefined || graph.get(owner)?.root === '.';
    const isFollowed = below === pnpmSettings && bySettings !== undefined;
    const context = { ...settings, ...manifest, nxMajorVersion, affectedIsComplete: affected.complete };
    const judged = isFollowed ? 'followed' : isOfRoot ? judgeRootFile(below, context) : 'plain';
    if (judged === 'shared' && !isComplete) {
      return { kind: 'all', why: `${path} concerns every project, and Nx does not follow its change` };
    }
    // A project at the root lies around all others. Nx gives it every file that lies in no other project.
    const isOwned = owner !== undefined && (!isOfRoot || isCodeOfRoot(below));
    const isRead = inputs.of(below).some(({ isNamed }) => isNamed);
    if (isComplete || isOwned || isRead || judged === 'followed') paths.add(path);
  }
  return { paths };
}

function ownersIn(graph: ProjectGraph): (path: string) => string | undefined {
  return ownersOf([...graph.values()].map(({ root, name }) => [root, name]));
}
