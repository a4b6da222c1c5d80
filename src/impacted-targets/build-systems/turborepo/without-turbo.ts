import { posix } from 'node:path';
import { pathMatcher } from '../../../shared/globs/path-matcher.js';
import { belowRoot } from '../../tree/build-root.js';
import type { Comparison, Impact, Tools, Tree } from '../build-system.js';
import { mapping, parseJsonWithComments, texts } from '../../formats/json-with-comments.js';
import { answerOfWorkspaces, type SettingsOfTool } from '../../task-runners/answer-of-workspaces.js';
import type { NotInstalled } from '../../task-runners/installed.js';
import { configurationNames, readTaskReach, type TaskReach } from './turbo-json.js';

/**
 * Keys of turbo.json that name no files and no packages, or that are read here (https://turborepo.com/docs/reference/configuration).
 * With any other one, turbo may know of something that is not looked for.
 */
const knownKeys: ReadonlySet<string> = new Set([
  ...['$schema', 'extends', 'pipeline', 'tasks', 'globalDependencies', 'globalDotEnv', 'globalEnv'],
  ...['globalPassThroughEnv', 'cacheDir', 'cacheMaxAge', 'cacheMaxSize', 'daemon', 'envMode', 'ui', 'experimentalUI'],
  ...['experimentalSpaces', 'experimentalObservability', 'remoteCache', 'concurrency', 'noUpdateNotifier'],
  ...['dangerouslyDisablePackageManagerCheck', 'boundaries', 'tags', 'description'],
]);

/**
 * The answer where turbo is not installed. Turborepo's graph of packages is that of the workspaces; beside it, its settings
 * name files that bear on every package, files outside of a package that a task reads, and tasks of other packages.
 * @throws ImpactError where the answer could be shorter than turbo's
 */
export async function impactWithoutTurbo(comparison: Comparison, tools: Tools, missing: NotInstalled): Promise<Impact> {
  const { base, head, root } = comparison;
  const sides = [await readSettings(base, root), await readSettings(head, root)];
  const impact = await answerOfWorkspaces(comparison, tools, missing, sides);
  if (impact.kind === 'all') return impact;
  for (const { dependencies } of sides.flatMap(({ reaches }) => reaches)) {
    const left = dependencies.find(({ from, on }) => impact.targets.has(on) && !impact.targets.has(from));
    if (left !== undefined) {
      const whose = left.from === '*' ? 'tasks of every package' : `tasks of ${left.from}`;
      return { kind: 'all', why: `${whose} depend on ${left.on} (turbo.json), which only turbo follows` };
    }
  }
  return impact;
}

async function readSettings(
  tree: Tree,
  root: string,
): Promise<SettingsOfTool & { readonly reaches: readonly TaskReach[] }> {
  const matchers: ((path: string) => boolean)[] = [(path) => configurationNames.includes(path)];
  const reaches: TaskReach[] = [];
  const cannot = (unknown: string) => ({ unknown, reaches, isGlobal: () => true });
  const paths = (await tree.entries()).flatMap(({ path }) =>
    configurationNames.includes(posix.basename(path)) && !path.includes('node_modules/') ? [path] : [],
  );
  const manifestOf = (path: string) => posix.join(posix.dirname(path), 'package.json');
  const contents = await tree.read([...paths, ...paths.map(manifestOf)]);
  if (!paths.some((path) => configurationNames.includes(belowRoot(path, root) ?? ''))) {
    return cannot(`there is no turbo.json in the ${tree.side} commit`);
  }
  for (const path of paths) {
    const place = belowRoot(path, root);
    const text = contents.get(path)?.toString('utf8');
    if (place === undefined || text === undefined) continue;
    const isRoot = configurationNames.includes(place);
    const owner = isRoot ? undefined : nameIn(contents.get(manifestOf(path)));
    // turbo ignores a configuration without a package beside it, such as the sample of a test.
    if (!isRoot && owner === undefined) continue;
    try {
      const configuration = mapping(parseJsonWithComments(text));
      const unknown = Object.keys(configuration).find((key) => !knownKeys.has(key));
      if (unknown !== undefined) return cannot(`${path} has ${JSON.stringify(unknown)}, which only turbo knows`);
      reaches.push(readTaskReach(text, isRoot ? '' : posix.dirname(place), owner));
      for (const glob of [...texts(configuration.globalDependencies), ...texts(configuration.globalDotEnv)]) {
        if (!glob.startsWith('!')) matchers.push(matcher(glob));
      }
    } catch {
      return cannot(`${path} cannot be read`);
    }
  }
  const starts = reaches.flatMap(({ inputs }) => inputs);
  return {
    reaches,
    isGlobal: (path) => starts.some((start) => path.startsWith(start)) || matchers.some((matches) => matches(path)),
  };
}

/** @throws Error for a glob that is longer than any path */
function matcher(glob: string): (path: string) => boolean {
  const normal = posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, '')).replace(/\/$/, '');
  const matches = pathMatcher(normal);
  // A directory stands for what is in it.
  return (path) => matches(path) || path.startsWith(`${normal}/`);
}

function nameIn(manifest: Buffer | undefined): string | undefined {
  try {
    const { name } = mapping(JSON.parse(manifest?.toString('utf8').replace(/^\uFEFF/, '') ?? ''));
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
