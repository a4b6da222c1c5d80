import { wordSet } from '../../../../shared/src/word-set.js';
import { posix } from 'node:path';
import { belowRoot } from '../../../../impacted-targets/src/tree/build-root.js';
import { fieldsInJson } from '../../../../impacted-targets/src/tree/formats/json-with-comments.js';
import { TaskInputs } from '../../../../impacted-targets/src/task-runners/task-inputs.js';
import type { Commit } from '../commit.js';
import type { TaskSettings } from '../task-runner.js';
import { addInputsOf, tasksOf } from './task-inputs.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';

/**
 * Plugins of Nx that only give targets to existing packages. They add no projects, and no dependencies beyond those of
 * manifests and sources (Nx's documentation of each).
 */
const plainPlugins: ReadonlySet<unknown> = wordSet(
  '@nx/js/typescript @nx/eslint/plugin @nx/jest/plugin @nx/vite/plugin @nx/vitest @nx/webpack/plugin @nx/rspack/plugin ' +
    '@nx/rollup/plugin @nx/playwright/plugin @nx/cypress/plugin @nx/next/plugin @nx/storybook/plugin',
);

/** Presets that Nx ships with. Both only name files at the root, which no package owns here. */
const plainPresets: ReadonlySet<unknown> = new Set([undefined, 'nx/presets/npm.json', 'nx/presets/core.json']);

/**
 * What nx.json and the manifests add to the packages, where Nx's projects are those of the workspaces: unless a project.json, plugin or
 * setting says otherwise. A file that an input names outside of its package counts for the packages that have the task.
 */
export async function readSettings({ tree }: Commit, root: string): Promise<TaskSettings> {
  const inputs = new TaskInputs();
  const known = { isGlobal: (path: string) => path === 'nx.json' || path === '.nxignore', inputs };
  const paths = (await tree.entries()).flatMap(({ path }) =>
    belowRoot(path, root) === undefined || `/${path}`.includes('/node_modules/') ? [] : [path],
  );
  const project = paths.find((path) => posix.basename(path) === 'project.json');
  if (project !== undefined) return { ...known, unknown: `${project} is a project that only Nx reads` };
  const place = posix.join(root, 'nx.json');
  const read = await tree.read([place, ...paths.filter((path) => posix.basename(path) === 'package.json')]);
  if (!read.has(place)) return { ...known, unknown: `there is no nx.json in the ${tree.side} commit` };
  const settings = fieldsInJson(read.get(place));
  const obstacle = settings === undefined ? 'cannot be read' : obstacleIn(settings);
  if (settings === undefined || obstacle !== undefined) {
    return { ...known, unknown: `${place} ${obstacle}, which only Nx knows` };
  }
  const hasAnyTask = Array.isArray(settings.plugins) && settings.plugins.length > 0;
  for (const [path, content] of read) {
    if (path === place) continue;
    // An unreadable manifest also stops `workspaces` if it is a package's. Others belong to tests.
    const fields = fieldsInJson(content);
    const inTheWay = fields && obstacleInManifest(fieldsOf(fields.nx));
    if (inTheWay !== undefined) return { ...known, unknown: `${path} ${inTheWay}, which only Nx knows` };
    if (fields) addInputsOf(tasksOf(belowRoot(path, root) ?? path, fields), settings, hasAnyTask, inputs);
  }
  return known;
}

/** The setting of nx.json that prevents an answer without Nx. */
function obstacleIn(settings: Readonly<Record<string, unknown>>): string | undefined {
  const plugins = Array.isArray(settings.plugins) ? (settings.plugins as unknown[]) : [];
  const plugin = plugins
    .map((each) => (typeof each === 'string' ? each : fieldsOf(each).plugin))
    .find((each) => !plainPlugins.has(each));
  if (plugin !== undefined) return `has the plugin ${JSON.stringify(plugin)}`;
  if (!plainPresets.has(settings.extends)) return `extends ${JSON.stringify(settings.extends)}`;
  if (settings.implicitDependencies !== undefined) return 'has implicitDependencies';
  if (settings.projects !== undefined) return 'has projects';
  return namesProjects([settings.namedInputs, settings.targetDefaults]) ? othersNamed : undefined;
}

/** The setting for Nx in a manifest that prevents an answer without Nx. */
function obstacleInManifest(settings: Readonly<Record<string, unknown>>): string | undefined {
  if (settings.name !== undefined) return 'has a name for its project';
  if (settings.implicitDependencies !== undefined) return 'has implicitDependencies';
  return namesProjects(settings) ? othersNamed : undefined;
}

const othersNamed = 'names projects in inputs or dependencies of tasks';

/** True where inputs or dependencies of tasks name other projects, at any depth. */
function namesProjects(settings: unknown): boolean {
  const waiting = [settings];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('projects' in value) return true;
    for (const each of Object.values(value) as unknown[]) waiting.push(each);
  }
  return false;
}
