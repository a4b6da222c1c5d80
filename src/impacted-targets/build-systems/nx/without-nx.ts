import { posix } from 'node:path';
import { belowRoot } from '../../tree/build-root.js';
import type { Comparison, Impact, Tools, Tree } from '../build-system.js';
import { mapping, parseJsonWithComments } from '../../formats/json-with-comments.js';
import { answerOfWorkspaces, type SettingsOfTool } from '../../task-runners/answer-of-workspaces.js';
import type { NotInstalled } from '../../task-runners/installed.js';

/**
 * Plugins of Nx that give targets to packages which are there anyway, and add neither projects nor dependencies that manifests
 * and sources do not say (Nx's documentation of each).
 */
const plainPlugins: ReadonlySet<unknown> = new Set([
  ...[
    '@nx/js/typescript',
    '@nx/eslint/plugin',
    '@nx/jest/plugin',
    '@nx/vite/plugin',
    '@nx/vitest',
    '@nx/webpack/plugin',
  ],
  ...['@nx/rspack/plugin', '@nx/rollup/plugin', '@nx/playwright/plugin', '@nx/cypress/plugin', '@nx/next/plugin'],
  ...['@nx/storybook/plugin'],
]);

/** Presets that Nx ships with. Both only name files at the root, which no package owns here. */
const plainPresets: ReadonlySet<unknown> = new Set([undefined, 'nx/presets/npm.json', 'nx/presets/core.json']);

/**
 * The answer where Nx is not installed. Nx's projects are those of the workspaces as long as no project.json, plugin or setting
 * says otherwise; files that inputs name at the root bear on everything then.
 * @throws ImpactError where the answer could be shorter than Nx's
 */
export async function impactWithoutNx(comparison: Comparison, tools: Tools, missing: NotInstalled): Promise<Impact> {
  const { base, head, root } = comparison;
  return answerOfWorkspaces(comparison, tools, missing, [
    await readSettings(base, root),
    await readSettings(head, root),
  ]);
}

async function readSettings(tree: Tree, root: string): Promise<SettingsOfTool> {
  const starts = ['nx.json', '.nxignore'];
  const isGlobal = (path: string) => starts.some((start) => path.startsWith(start));
  const paths = (await tree.entries()).flatMap(({ path }) =>
    belowRoot(path, root) === undefined || `/${path}`.includes('/node_modules/') ? [] : [path],
  );
  const project = paths.find((path) => posix.basename(path) === 'project.json');
  if (project !== undefined) return { isGlobal, unknown: `${project} is a project that only Nx reads` };
  const settings = posix.join(root, 'nx.json');
  const read = await tree.read([settings, ...paths.filter((path) => posix.basename(path) === 'package.json')]);
  for (const [path, content] of read) {
    const found = path === settings ? ofNxJson(content) : ofManifest(content);
    if (typeof found === 'string') return { isGlobal, unknown: `${path} ${found}, which only Nx knows` };
    starts.push(...found);
  }
  return read.has(settings) ? { isGlobal } : { isGlobal, unknown: `there is no nx.json in the ${tree.side} commit` };
}

/** @returns what stands in the way, or the beginnings of paths that inputs name from the root of the build */
function ofNxJson(content: Buffer): string | string[] {
  let settings: Readonly<Record<string, unknown>>;
  try {
    settings = mapping(parseJsonWithComments(content.toString('utf8')));
  } catch {
    return 'cannot be read';
  }
  const plugins = Array.isArray(settings.plugins) ? (settings.plugins as unknown[]) : [];
  const plugin = plugins
    .map((each) => (typeof each === 'string' ? each : mapping(each).plugin))
    .find((each) => !plainPlugins.has(each));
  if (plugin !== undefined) return `has the plugin ${JSON.stringify(plugin)}`;
  if (!plainPresets.has(settings.extends)) return `extends ${JSON.stringify(settings.extends)}`;
  if (settings.implicitDependencies !== undefined) return 'has implicitDependencies';
  if (settings.projects !== undefined) return 'has projects';
  return inputsIn([settings.namedInputs, settings.targetDefaults]);
}

function ofManifest(content: Buffer): string | string[] {
  let settings: unknown;
  try {
    settings = mapping(JSON.parse(content.toString('utf8').replace(/^\uFEFF/, ''))).nx;
  } catch {
    // A manifest of a package that cannot be read is in the way of workspaces, too; any other is a test's own.
    return [];
  }
  const { name, implicitDependencies } = mapping(settings);
  if (name !== undefined) return 'has a name for its project';
  if (implicitDependencies !== undefined) return 'has implicitDependencies';
  return inputsIn(settings);
}

/** Looks for what inputs of tasks name at the root of the build, and for projects that they name. */
function inputsIn(settings: unknown): string | string[] {
  const starts: string[] = [];
  const waiting = [settings];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      const found = /^\{workspaceRoot\}(?:\/([^*?[{(!+@]*)|$)/.exec(value);
      if (found !== null) starts.push(found[1] ?? '');
    } else if (typeof value === 'object' && value !== null) {
      if ('projects' in value) return 'names projects in inputs or dependencies of tasks';
      for (const each of Object.values(value) as unknown[]) waiting.push(each);
    }
  }
  return starts;
}
