import { TaskInputs } from '../readers/task-inputs.js';
import { BrokenManifest } from '../tree/broken-manifest.js';
import { belowRoot } from '../tree/build-root.js';
import { ImpactError } from '../tree/impact-error.js';
import { inside } from '../tree/paths.js';
import type { Comparison } from '../tree/tree.js';
import { Commit } from '../readers/commit.js';
import { NotInstalled } from '../readers/installed.js';
import type { Reader, Reading, Setting } from '../readers/reader.js';
import type { TaskRunner, TaskSettings } from '../readers/task-runner.js';
import type { Tools, ToolsAndCheckout } from '../readers/tools.js';
import { buildSystemOf, type BuildSystem } from './build-system.js';
import type { Readings, Unknown } from './readings.js';

/** Why an answer from files takes the place of a tool's answer. */
export interface InsteadOfTool {
  /** Why the tool is not asked, as a sentence without its full stop. */
  readonly why: string;
  /** True where the list may lack targets that only the tool knows, and a warning says so. */
  readonly mayLack?: boolean;
}

/** A task runner, and what files alone say. */
export interface TaskRunnerSystem extends BuildSystem {
  /** @throws ImpactError where the answer could be shorter than the tool's and nobody accepts that */
  fromFiles(comparison: Comparison, tools: Tools, instead: InsteadOfTool): Promise<Readings | Unknown>;
}

/** @param packages the reader of the packages whose tasks it runs */
export function taskRunnerOf(runner: TaskRunner, packages: Reader): TaskRunnerSystem {
  const installed = buildSystemOf({
    ...runner,
    read: runner.read ?? ((...asked) => readPackages(runner, packages, ...asked)),
  });
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

/** The packages, for a runner that lists them. It compares the root, and the files that concern every package, itself. */
async function readPackages(
  runner: TaskRunner,
  packages: Reader,
  commit: Commit,
  root: string,
  tools: ToolsAndCheckout,
): Promise<Reading | undefined> {
  const reading = await packages.read(commit, root, { ...tools, options: {} });
  if (reading === undefined) return undefined;
  const { targets, ...others } = withTasks(reading, await runner.settings(commit, root), commit, root);
  return {
    ...others,
    targets: targets.filter(({ folder }) => folder !== root),
    everything: reading.everything ?? new Map(),
  };
}

/** The reading of the packages, with what the settings of the runner add to it. */
async function readFiles(
  runner: TaskRunner,
  packages: Reader,
  comparison: Comparison,
  tools: Tools,
  { why, mayLack = false }: InsteadOfTool,
): Promise<Readings | Unknown> {
  const { base, head, root } = comparison;
  const [before, after] = [await Commit.of(base), await Commit.of(head)];
  const added = { base: await settingsOf(runner, before, root), head: await settingsOf(runner, after, root) };
  const unknown = added.base.unknown ?? added.head.unknown;
  const hasThem = (await packages.isUsed?.(before, root)) !== false && (await packages.isUsed?.(after, root)) !== false;
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
  const reader: Reader = {
    name: runner.name,
    read: async (commit, ...asked) => {
      const reading = await packages.read(commit, ...asked);
      return reading && withTasks(reading, commit.tree === base ? added.base : added.head, commit, root);
    },
  };
  return buildSystemOf(reader).read(comparison, { ...tools, options: {} });
}

async function settingsOf(runner: TaskRunner, commit: Commit, root: string): Promise<TaskSettings> {
  return runner.settings(commit, root).catch((error: unknown) => {
    if (!(error instanceof BrokenManifest)) throw error;
    return { unknown: error.message, isGlobal: () => false, inputs: new TaskInputs() };
  });
}

function withTasks(reading: Reading, settings: TaskSettings, commit: Commit, root: string): Reading {
  const { isGlobal, inputs, dependencies = [] } = settings;
  const everything = new Map<string, Setting>(reading.everything);
  for (const [path, { object }] of commit.files) {
    const below = belowRoot(path, root);
    if (below === undefined || !isGlobal(below)) continue;
    everything.set(path, { file: path, value: object, cause: `${path} concerns every package` });
  }
  const byManifest = new Map(reading.targets.map(({ manifest = '', id }) => [manifest, id]));
  const read = (path: string) => inputs.of(belowRoot(path, root) ?? '');
  return {
    ...reading,
    everything,
    targets: reading.targets.map((target) => {
      // A task of the root is written with the root's name.
      const isAnyOf = (from: string) => from === target.id || (from === '*' && target.folder !== root);
      const further = dependencies.filter(({ from }) => isAnyOf(from));
      return { ...target, uses: [...target.uses, ...further.map(({ on }) => ({ id: on }))] };
    }),
    readers: (path) =>
      read(path).flatMap(({ users }) => [...users].flatMap((user) => byManifest.get(inside(root, user)) ?? [])),
    describedBy: (path) => (read(path).some(({ isNamed }) => isNamed) ? path : reading.describedBy?.(path)),
  };
}
