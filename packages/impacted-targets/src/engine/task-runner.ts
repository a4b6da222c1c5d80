import { TaskInputs } from '../readers/task-inputs.js';
import { BrokenManifest } from '../tree/broken-manifest.js';
import { belowRoot } from '../tree/build-root.js';
import { ImpactError } from '../tree/impact-error.js';
import { inside } from '../tree/paths.js';
import type { Comparison } from '../tree/tree.js';
import { Commit } from '../readers/commit.js';
import { NotInstalled } from '../readers/installed.js';
import type { Reader, Reading } from '../readers/reader.js';
import { filesForAll, type TaskRunner, type TaskSettings } from '../readers/task-runner.js';
import type { Tools, ToolsAndCheckout } from '../readers/tools.js';
import { buildSystemOf, type BuildSystem, type InsteadOfTool } from './build-system.js';
import type { Readings, Unknown } from './readings.js';

/** A task runner, and what files alone say. */
type TaskRunnerSystem = Required<Omit<BuildSystem, 'reader'>>;

/** @param packages the reader of the packages whose tasks it runs */
export function taskRunnerOf(runner: TaskRunner, packages: Reader): TaskRunnerSystem {
  // A tool that reports no graph compares the root, and the files that concern every package, itself.
  const listed: Reader['read'] = async (commit, root, tools) => {
    const settings = { ...(await runner.settings(commit, root)), isGlobal: () => false };
    const reading = await readTasks(packages, settings, commit, root, tools);
    return reading && { ...reading, targets: reading.targets.filter(({ folder }) => folder !== root) };
  };
  const installed = buildSystemOf({ ...runner, read: runner.read ?? listed });
  const fromFiles: TaskRunnerSystem['fromFiles'] = (...asked) => readFiles(runner, packages, ...asked);
  const read: BuildSystem['read'] = async (comparison, tools) => {
    try {
      await runner.find(comparison.root, { ...tools, checkout: comparison.checkout });
      return await installed.read(comparison, tools);
    } catch (error) {
      if (!(error instanceof NotInstalled)) throw error;
      return fromFiles(comparison, tools, { why: error.message });
    }
  };
  return { fromFiles, read };
}

/** The answer from files, in place of the tool's. */
async function readFiles(
  runner: TaskRunner,
  packages: Reader,
  comparison: Comparison,
  tools: Tools,
  { why, mayLack = false }: InsteadOfTool,
): Promise<Readings | Unknown> {
  const { base, head, root } = comparison;
  const commits = [await Commit.of(base), await Commit.of(head)];
  const settings = await Promise.all(commits.map((commit) => settingsOf(runner, commit, root)));
  const isUsed = await Promise.all(commits.map(async (commit) => packages.isUsed?.(commit, root)));
  const hasThem = !isUsed.includes(false);
  const unknown = settings.find((one) => one.unknown !== undefined)?.unknown;
  const obstacle = unknown ?? (hasThem ? undefined : 'there are no workspaces in both commits');
  if (obstacle !== undefined && !(mayLack && hasThem)) {
    const advice = hasThem ? '. `impacted-targets-from: workspaces` answers all the same' : '';
    throw new ImpactError(
      `${why}. workspaces, which needs no installation, cannot answer instead: ${obstacle}${advice}`,
    );
  }
  const remark =
    obstacle === undefined ? 'Its list may be longer than needed' : `Its list may lack targets, because ${obstacle}`;
  tools.warn(`${why}. workspaces answers instead, from manifests, lockfiles and mentions in sources. ${remark}`);
  const read: Reader['read'] = async (commit, ...asked) =>
    readTasks(packages, await settingsOf(runner, commit, root), commit, ...asked);
  return buildSystemOf({ name: runner.name, read }).read(comparison, { ...tools, options: {} });
}

/** What the settings of a runner add to a commit. Where they are broken, nobody knows it. */
async function settingsOf(runner: TaskRunner, commit: Commit, root: string): Promise<TaskSettings> {
  return runner.settings(commit, root).catch((error: unknown) => {
    if (!(error instanceof BrokenManifest)) throw error;
    return { unknown: error.message, isGlobal: () => false, inputs: new TaskInputs() };
  });
}

/** The reading of the packages, with what the settings of the runner add to it. */
async function readTasks(
  packages: Reader,
  { isGlobal, inputs, dependencies = [] }: TaskSettings,
  commit: Commit,
  root: string,
  tools: ToolsAndCheckout,
): Promise<Reading | undefined> {
  const reading = await packages.read(commit, root, { ...tools, options: {} });
  if (reading === undefined) return undefined;
  const byManifest = new Map(reading.targets.map(({ manifest = '', id }) => [manifest, id]));
  const read = (path: string) => inputs.of(belowRoot(path, root) ?? '');
  return {
    ...reading,
    everything: new Map([...(reading.everything ?? []), ...filesForAll(commit, root, isGlobal)]),
    targets: reading.targets.map((target) => {
      // A task of the root is written with the root's name.
      const isAnyOf = (from: string) => from === target.id || (from === '*' && target.folder !== root);
      const further = dependencies.filter(({ from }) => isAnyOf(from)).map(({ on }) => ({ id: on }));
      return { ...target, uses: [...target.uses, ...further] };
    }),
    readers: (path) =>
      read(path).flatMap(({ users }) => [...users].flatMap((user) => byManifest.get(inside(root, user)) ?? [])),
    describedBy: (path) => (read(path).some(({ isNamed }) => isNamed) ? path : reading.describedBy?.(path)),
  };
}
