import { wordSet } from '../../../../shared/src/word-set.js';
import { posix } from 'node:path';
import { belowRoot } from '../../tree/build-root.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { TaskInputs } from '../task-inputs.js';
import type { Commit } from '../commit.js';
import type { TaskSettings } from '../task-runner.js';
import type { Project } from './nx.js';
import { inputsOf, projectOf } from './task-inputs.js';
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
  const isGlobal = (path: string) => path === 'nx.json' || path === '.nxignore';
  const failed = (unknown: string): TaskSettings => ({ isGlobal, inputs: new TaskInputs(), unknown });
  const paths = (await tree.entries()).flatMap(({ path }) =>
    belowRoot(path, root) === undefined || `/${path}`.includes('/node_modules/') ? [] : [path],
  );
  const project = paths.find((path) => posix.basename(path) === 'project.json');
  if (project !== undefined) return failed(`${project} is a project that only Nx reads`);
  const place = posix.join(root, 'nx.json');
  const read = await tree.read([place, ...paths.filter((path) => posix.basename(path) === 'package.json')]);
  if (!read.has(place)) return failed(`there is no nx.json in the ${tree.side} commit`);
  const settings = fieldsInJson(read.get(place));
  const obstacle = settings === undefined ? 'cannot be read' : obstacleIn(settings);
  if (settings === undefined || obstacle !== undefined) return failed(`${place} ${obstacle}, which only Nx knows`);
  const projects: Project[] = [];
  for (const [path, content] of read) {
    // An unreadable manifest also stops `workspaces` if it is a package's. Others belong to tests.
    const fields = path === place ? undefined : fieldsInJson(content);
    if (fields === undefined) continue;
    const { name, implicitDependencies, ...others } = fieldsOf(fields.nx);
    const inTheWay = obstacleAmong({ name, implicitDependencies }, others);
    if (inTheWay !== undefined) return failed(`${path} ${inTheWay}, which only Nx knows`);
    projects.push(projectOf(belowRoot(path, root) ?? path, fields, settings));
  }
  return { isGlobal, inputs: inputsOf(projects, fieldsOf(settings.namedInputs)) };
}

/** The setting of nx.json that prevents an answer without Nx. */
function obstacleIn(settings: Readonly<Record<string, unknown>>): string | undefined {
  const plugins = Array.isArray(settings.plugins) ? (settings.plugins as unknown[]) : [];
  const plugin = plugins
    .map((each) => (typeof each === 'string' ? each : fieldsOf(each).plugin))
    .find((each) => !plainPlugins.has(each));
  if (plugin !== undefined) return `has the plugin ${JSON.stringify(plugin)}`;
  if (!plainPresets.has(settings.extends)) return `extends ${JSON.stringify(settings.extends)}`;
  const { implicitDependencies, projects, namedInputs, targetDefaults } = settings;
  return obstacleAmong({ implicitDependencies, projects }, [namedInputs, targetDefaults]);
}

/** @param tasks inputs and dependencies of tasks, at any depth */
function obstacleAmong(fields: Readonly<Record<string, unknown>>, tasks: unknown): string | undefined {
  const field = Object.keys(fields).find((one) => fields[one] !== undefined);
  if (field !== undefined) return `has ${field === 'name' ? 'a name for its project' : field}`;
  // As a key, it has no backslash before its second quote.
  return JSON.stringify(tasks).includes('"projects":')
    ? 'names projects in inputs or dependencies of tasks'
    : undefined;
}
