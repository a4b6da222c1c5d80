import { wordSet } from '../../../../shared/src/word-set.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { inside, isWithin, nameOf } from '../../tree/paths.js';
import { TaskInputs } from '../task-inputs.js';
import type { Commit } from '../commit.js';
import { packageManifests } from '../package-json.js';
import type { TaskSettings } from '../task-runner.js';
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
export async function readSettings(commit: Commit, root: string): Promise<TaskSettings> {
  const { tree, files } = commit;
  const place = inside(root, 'nx.json');
  const settings = fieldsInJson((await tree.read([place])).get(place));
  const isGlobal = (path: string) => path === 'nx.json' || path === '.nxignore';
  const failed = (unknown: string): TaskSettings => ({ isGlobal, inputs: new TaskInputs(), unknown });
  const project = [...files.keys()].find(
    (path) => nameOf(path) === 'project.json' && isWithin(path, root) && !`/${path}`.includes('/node_modules/'),
  );
  if (project !== undefined) return failed(`${project} is a project that only Nx reads`);
  if (settings === undefined) return failed(`${place} of the ${tree.side} commit cannot be read`);
  const obstacle = obstacleIn(settings);
  if (obstacle !== undefined) return failed(`${place} ${obstacle}, which only Nx knows`);
  // An unreadable manifest also stops `workspaces` if it is a package's. Others belong to tests.
  const projects = [...(await packageManifests(commit, root))].map(([path, fields = {}]) => ({ path, fields }));
  for (const { path, fields } of projects) {
    const inTheWay = 'name' in fieldsOf(fields.nx) ? 'has another name for its project' : obstacleAmong(fields.nx);
    if (inTheWay !== undefined) return failed(`${inside(root, path)} ${inTheWay}, which only Nx knows`);
  }
  const read = projects.map(({ path, fields }) => projectOf(path, fields, settings));
  return { isGlobal, inputs: inputsOf(read, fieldsOf(settings.namedInputs)) };
}

/** The setting of nx.json that prevents an answer without Nx. Settings of releases name projects, and make no task depend on them. */
function obstacleIn({ plugins, extends: preset, release: _, ...others }: Readonly<Record<string, unknown>>) {
  const plugin = (Array.isArray(plugins) ? (plugins as unknown[]) : [])
    .map((each) => (typeof each === 'string' ? each : fieldsOf(each).plugin))
    .find((each) => !plainPlugins.has(each));
  if (plugin !== undefined) return `has the plugin ${JSON.stringify(plugin)}`;
  return plainPresets.has(preset) ? obstacleAmong(others) : `extends ${JSON.stringify(preset)}`;
}

/** A field, at any depth, by which projects depend on each other. */
function obstacleAmong(settings: unknown): string | undefined {
  // As a key, it has no backslash before its second quote.
  const text = JSON.stringify(settings ?? null);
  const field = ['implicitDependencies', 'projects'].find((one) => text.includes(`"${one}":`));
  return field && `has ${field}`;
}
