import { posix } from 'node:path';
import type { CauseOfAll, Comparison, Impact, Tools } from '../build-system.js';
import { ImpactError } from '../build-system.js';
import { hasWorkspaces } from '../build-systems/workspaces/projects.js';
import type { NotInstalled } from './installed.js';

/** Settings of a tool that stand above the packages, as far as `workspaces` does not read them. */
export interface SettingsOfTool {
  /** Why the answer of `workspaces` would be too short with them; undefined where it is not. */
  readonly unknown?: string;
  /** True for a path, from the root of the build, that bears on every package. */
  readonly isGlobal: (path: string) => boolean;
}

/**
 * What `workspaces` answers in the place of a tool that is not installed. Its graph holds what manifests, lockfiles and
 * sources say, as the tools' do; what only the settings of the tool say is for the caller to know.
 * @param settings those of both commits
 * @throws ImpactError, with what stands in the way, where the answer could be shorter than the tool's
 */
export async function answerOfWorkspaces(
  comparison: Comparison,
  tools: Tools,
  missing: NotInstalled,
  settings: readonly SettingsOfTool[],
): Promise<Impact> {
  const { base, head, root, changes } = comparison;
  const [unknown] = settings.flatMap((each) => each.unknown ?? []);
  const hasThem = (await hasWorkspaces(base, root)) && (await hasWorkspaces(head, root));
  const obstacle = unknown ?? (hasThem ? undefined : 'there are no workspaces in both commits');
  if (obstacle !== undefined) {
    throw new ImpactError(`${missing.message}. workspaces, which needs nothing, cannot answer instead: ${obstacle}`);
  }
  tools.warn(
    `${missing.message}. workspaces answers instead, from manifests, lockfiles and what sources mention, which is rather more than less`,
  );
  const { workspaces } = await import('../build-systems/workspaces/index.js');
  const impact = await workspaces.impact(comparison, { ...tools, options: {} });
  const prefix = root === '' ? '' : `${root}/`;
  const causes = changes.flatMap(({ path }): CauseOfAll[] =>
    path.startsWith(prefix) && settings.some(({ isGlobal }) => isGlobal(path.slice(prefix.length)))
      ? [{ what: `${path} bears on every package`, files: [path] }]
      : [],
  );
  const [first] = causes;
  if (first === undefined || impact.kind === 'all') return impact;
  return { kind: 'all', why: first.what, causes, coveredPaths: impact.coveredPaths };
}

/** Where pnpm has the settings of its workspace, from the root of the build. */
export const pnpmSettings = 'pnpm-workspace.yaml';

/**
 * What a change of pnpm-workspace.yaml impacts, which tools that ask for affected packages do not follow: `workspaces` compares
 * catalogs with who uses them, overrides with the lockfile, and lists of packages with the packages.
 * @returns undefined where the file did not change
 */
export async function impactOfPnpmSettings(comparison: Comparison, tools: Tools): Promise<Impact | undefined> {
  const path = posix.join(comparison.root, pnpmSettings);
  if (!comparison.changes.some((change) => change.path === path)) return undefined;
  const { workspaces } = await import('../build-systems/workspaces/index.js');
  return workspaces.impact(comparison, { ...tools, options: {} });
}
