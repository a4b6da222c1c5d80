import { join, posix } from 'node:path';
import type { Reason, Impact } from '../../graph/impact.js';
import type { Change, Comparison } from '../../tree/tree.js';
import type { BuildSystem, Tools } from '../../graph/reader.js';
import { ImpactError } from '../../tree/impact-error.js';
import { belowRoot } from '../../tree/build-root.js';
import { syntheticCommit } from '../../task-runners/synthetic-commit.js';
import { impactOfPnpmSettings, pnpmSettings } from '../../task-runners/answer-of-workspaces.js';
import { NotInstalled, withInstalledPackages } from '../../task-runners/installed.js';
import { namedByFiles } from '../../task-runners/named-files.js';
import { ownersOf } from '../../task-runners/owners.js';
import { isCodeOfRoot } from '../../tree/root-code.js';
import { Nx, type Affected, type ProjectGraph } from './nx.js';
import { judgeRootFile, workspaceInputs } from './root-files.js';
import { append } from '../../../../shared/src/append.js';

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
  const headCommit = await syntheticCommit(head, base, tools);
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
  const changes = comparison.changes.flatMap((change) => {
    const path = belowRoot(change.path, root);
    return path === undefined ? [] : [{ ...change, below: path }];
  });
  const bySettings = await impactOfPnpmSettings(comparison, tools);
  if (bySettings?.kind === 'all') return { kind: 'all', why: bySettings.why };
  const unknown = [...(bySettings?.targets.keys() ?? [])].find((name) => !graph.has(name) && !before.has(name));
  if (unknown !== undefined) {
    return { kind: 'all', why: `${pnpmSettings} changed for ${unknown}, which is no project of Nx` };
  }
  const inHead = impactInHead(changes, graph, affected, program.majorVersion, {
    ...settings,
    bySettings: bySettings?.targets,
  });
  if (inHead.kind === 'all') return inHead;
  const targets = new Map([
    ...(bySettings?.targets ?? []),
    ...inHead.targets,
    ...impactInBase(changes, before, inHead.targets),
  ]);
  const graphs = [graph, before];
  const left = changes.map(({ path }) => path).filter((path) => !inHead.coveredPaths.has(path));
  return {
    kind: 'targets',
    targets,
    coveredPaths: inHead.coveredPaths,
    readPaths: await namedByFiles(comparison, left),
    known: {
      names: () => Promise.resolve(graphs.flatMap((each) => [...each.keys()])),
      dependentsOf: (target) =>
        Promise.resolve(
          graphs.flatMap((each) => [
            ...closure(each, new Map<string, Reason>([[target, { kind: 'dependency', target }]])).keys(),
          ]),
        ),
    },
  };
}

interface BelowRoot extends Change {
  /** The path from the build's root. */
  readonly below: string;
}

/** Settings files at the root, as texts before and after. */
interface Settings {
  readonly nxJson: string;
  /** The one tsconfig file at the root that Nx reads. */
  readonly typeScriptConfiguration: string | undefined;
  readonly manifest: { readonly before: string | undefined; readonly after: string | undefined };
}

async function readSettings({ base, head, root }: Comparison): Promise<Settings | undefined> {
  const [nxJson, manifest] = [posix.join(root, 'nx.json'), posix.join(root, 'package.json')];
  const typeScript = ['tsconfig.base.json', 'tsconfig.json'];
  const before = await base.read([nxJson, manifest]);
  const after = await head.read([nxJson, manifest, ...typeScript.map((name) => posix.join(root, name))]);
  const text = after.get(nxJson)?.toString('utf8');
  if (text === undefined || !before.has(nxJson)) return undefined;
  return {
    nxJson: text,
    typeScriptConfiguration: typeScript.find((name) => after.has(posix.join(root, name))),
    manifest: { before: before.get(manifest)?.toString('utf8'), after: after.get(manifest)?.toString('utf8') },
  };
}

/** The answer of `workspaces` for a change of pnpm-workspace.yaml. Absent where the file did not change. */
interface BySettings {
  readonly bySettings: ReadonlyMap<string, Reason> | undefined;
}

interface HeadImpact {
  readonly kind: 'targets';
  readonly targets: Map<string, Reason>;
  readonly coveredPaths: ReadonlySet<string>;
}

/**
 * Nx's answer for the head and the files that it covers. The answer is completed where Nx is known to miss something.
 */
function impactInHead(
  changes: readonly BelowRoot[],
  graph: ProjectGraph,
  affected: Affected,
  nxMajorVersion: number,
  { nxJson, typeScriptConfiguration, manifest, bySettings }: Settings & BySettings,
): HeadImpact | Extract<Impact, { kind: 'all' }> {
  const owners = ownersIn(graph);
  const inputs = workspaceInputs(graph, nxJson);
  const seeds = new Map<string, Reason>([...(bySettings ?? [])].filter(([name]) => graph.has(name)));
  const coveredPaths = new Set<string>();
  const isComplete = graph.size > 0 && [...graph.keys()].every((name) => affected.projects.has(name));
  for (const { path, below } of changes) {
    const owner = owners(below);
    const isRootFile = owner === undefined || graph.get(owner)?.root === '.';
    const isJudged = below === pnpmSettings && bySettings !== undefined;
    const judged = isJudged
      ? 'followed'
      : isRootFile
        ? judgeRootFile(below, {
            nxMajorVersion,
            affectedIsComplete: affected.complete,
            before: manifest.before,
            after: manifest.after,
            typeScriptConfiguration,
            nxJson,
          })
        : 'plain';
    if (judged === 'shared' && !isComplete) {
      return { kind: 'all', why: `${path} concerns every project, and Nx does not follow its change` };
    }
    // Nx misses names that git quotes, and files of .nxignore, so the owner always counts.
    if (owner !== undefined && !seeds.has(owner)) seeds.set(owner, { kind: 'file', path });
    const readers = inputs.of(below).filter(({ isNamed }) => isNamed);
    for (const { users } of readers) {
      for (const name of users) if (!seeds.has(name)) seeds.set(name, { kind: 'file', path });
    }
    // A project at the root lies around all others. Nx gives it every file that lies in no other project.
    const isOfProject = owner !== undefined && (graph.get(owner)?.root !== '.' || isCodeOfRoot(below));
    const isOwned = isOfProject || readers.length > 0;
    if (isComplete || isOwned || judged === 'followed') coveredPaths.add(path);
  }
  const targets = closure(graph, seeds);
  const byDependency = [...affected.projects].filter((name) => !targets.has(name)).sort();
  for (const name of byDependency) {
    targets.set(name, {
      kind: 'graph',
      what: 'Nx counts it as affected, by a file at the root or a package that changed',
    });
  }
  return { kind: 'targets', targets, coveredPaths };
}

/** The impact of a change by the graph of the base: deleted projects and their dependents. */
function impactInBase(
  changes: readonly BelowRoot[],
  graph: ProjectGraph,
  known: ReadonlyMap<string, Reason>,
): Map<string, Reason> {
  const owners = ownersIn(graph);
  const seeds = new Map<string, Reason>();
  for (const { status, path, below } of changes) {
    const owner = status === 'added' ? undefined : owners(below);
    if (owner !== undefined && !seeds.has(owner)) seeds.set(owner, { kind: 'file', path });
  }
  return new Map([...closure(graph, seeds)].filter(([name]) => !known.has(name)));
}

function ownersIn(graph: ProjectGraph): (path: string) => string | undefined {
  return ownersOf([...graph.values()].map(({ root, name }) => [root, name]));
}

/** The seeds and every project that reaches one of them. */
function closure(graph: ProjectGraph, seeds: ReadonlyMap<string, Reason>): Map<string, Reason> {
  const dependents = new Map<string, string[]>();
  for (const { name, dependencies } of [...graph.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    for (const dependency of dependencies) append(dependents, dependency, name);
  }
  const reached = new Map(seeds);
  for (const name of reached.keys()) {
    for (const dependent of dependents.get(name) ?? []) {
      if (!reached.has(dependent)) reached.set(dependent, { kind: 'dependency', target: name });
    }
  }
  return reached;
}
