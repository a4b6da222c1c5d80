import { posix } from 'node:path';
import type { CauseOfAll, Impact } from '../graph/impact.js';
import type { Comparison } from '../tree/tree.js';
import type { InsteadOfTool, Tools } from '../graph/reader.js';
import { ImpactError } from '../tree/impact-error.js';
import { belowRoot } from '../tree/build-root.js';
import type { TaskInputs } from './task-inputs.js';

/** Settings of a tool above the packages that `workspaces` does not read. */
export interface SettingsOfTool {
  /** Why the answer of `workspaces` would be too short with these settings; undefined where it is complete. */
  readonly unknown?: string;
  /** True for a path, from the root of the build, that affects every package. */
  readonly isGlobal: (path: string) => boolean;
  /** Files outside of their packages that tasks read, each with the manifests of the packages. */
  readonly inputs: TaskInputs;
}

/**
 * The answer of `workspaces`, used when a tool is not installed or may not be started. Its graph follows manifests, lockfiles and sources, as
 * the tool's graph does. Dependencies that are only in the tool's settings are known to the caller.
 * @param settings of both commits
 * @throws ImpactError with the obstacle, where the answer could be shorter than the tool's and nobody accepts that
 */
export async function answerOfWorkspaces(
  comparison: Comparison,
  tools: Tools,
  { why, mayLack = false }: InsteadOfTool,
  settings: readonly SettingsOfTool[],
): Promise<Impact> {
  const { base, head, root, changes } = comparison;
  const [unknown] = settings.flatMap((each) => each.unknown ?? []);
  const { hasWorkspaces } = await import('../build-systems/workspaces/projects.js');
  const hasThem = (await hasWorkspaces(base, root)) && (await hasWorkspaces(head, root));
  const obstacle = hasThem ? unknown : (unknown ?? 'there are no workspaces in both commits');
  if (obstacle !== undefined && !(mayLack && hasThem)) {
    const advice = hasThem ? '. `impacted-targets-from: workspaces` answers all the same' : '';
    throw new ImpactError(
      `${why}. workspaces, which needs no installation, cannot answer instead: ${obstacle}${advice}`,
    );
  }
  const remark =
    obstacle === undefined ? 'Its list may be longer than needed' : `Its list may lack targets, because ${obstacle}`;
  tools.warn(`${why}. workspaces answers instead, from manifests, lockfiles and mentions in sources. ${remark}`);
  const impact = await impactOfWorkspaces(comparison, tools);
  const causes: CauseOfAll[] = [];
  const targets = new Map(impact.kind === 'all' ? [] : impact.targets);
  const coveredPaths = new Set(impact.coveredPaths);
  for (const { path } of changes) {
    const below = belowRoot(path, root);
    if (below === undefined) continue;
    if (settings.some(({ isGlobal }) => isGlobal(below))) {
      causes.push({ what: `${path} concerns every package`, files: [path] });
    }
    if (impact.kind === 'all') continue;
    for (const { inputs } of settings) {
      for (const { users, isNamed } of inputs.of(below)) {
        if (isNamed) coveredPaths.add(path);
        for (const manifest of users) {
          // The package of the manifest, and its dependents.
          const found = await impact.known?.impactedBy?.(posix.join(root, manifest));
          for (const name of found ?? []) if (!targets.has(name)) targets.set(name, { kind: 'file', path });
        }
      }
    }
  }
  const [first] = causes;
  if (impact.kind === 'all') return impact;
  if (first !== undefined) return { kind: 'all', why: first.what, causes, coveredPaths };
  return { ...impact, targets, coveredPaths };
}

/** File in which pnpm has the settings of its workspace, from the root of the build. */
export const pnpmSettings = 'pnpm-workspace.yaml';

/**
 * Targets that a change of pnpm-workspace.yaml impacts. Tools that list affected packages do not follow such a change.
 * `workspaces` compares catalogs with their users, overrides with the lockfile, and lists of packages with the packages.
 * @returns undefined where the file did not change
 */
export async function impactOfPnpmSettings(comparison: Comparison, tools: Tools): Promise<Impact | undefined> {
  const path = posix.join(comparison.root, pnpmSettings);
  if (!comparison.changes.some((change) => change.path === path)) return undefined;
  return impactOfWorkspaces(comparison, tools);
}

/** Asks `workspaces`, which is loaded only then, without the options of the asking build system. */
async function impactOfWorkspaces(comparison: Comparison, tools: Tools): Promise<Impact> {
  const { workspaces } = await import('../build-systems/workspaces/index.js');
  return workspaces.impact(comparison, { ...tools, options: {} });
}
