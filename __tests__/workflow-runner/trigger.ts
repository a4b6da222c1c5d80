import { minimatch } from 'minimatch';
import type { Workflow } from './workflow.js';

/** An event of GitHub. */
export interface Event {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The activity types that start a workflow that names none (GitHub's documentation of events). */
const defaultTypes: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
};

interface Filters {
  readonly types?: readonly string[];
  readonly branches?: readonly string[];
  readonly workflows?: readonly string[];
  readonly paths?: readonly string[];
}

const knownFilters = ['types', 'branches', 'workflows', 'paths', 'cron'];

/**
 * Whether an event starts a workflow, by its filters. `changed` gives the paths that the event is about.
 * A filter that this runner does not know is an error, since it would be passed over.
 * A pull request with a conflict starts nothing but `pull_request_target` (GitHub's documentation of `pull_request`).
 */
export function starts({ events }: Workflow, { name, payload }: Event, changed: () => readonly string[]): boolean {
  if (!Object.hasOwn(events, name)) return false;
  const unknown = Object.keys(events[name] ?? {}).filter(
    (filter) => Number.isNaN(Number(filter)) && !knownFilters.includes(filter),
  );
  if (unknown.length > 0) throw new Error(`the runner for tests knows no filter ${unknown.join(', ')}`);
  const { types = defaultTypes[name], branches, workflows, paths } = (events[name] ?? {}) as Filters;
  const pullRequest = payload.pull_request as { mergeable?: boolean; base: { ref: string } } | undefined;
  if (name === 'pull_request' && pullRequest?.mergeable === false && payload.action !== 'closed') return false;
  const branch = pullRequest?.base.ref ?? (payload.ref as string | undefined)?.replace('refs/heads/', '');
  const run = payload.workflow_run as { name: string } | undefined;
  return (
    (types === undefined || types.includes(payload.action as string)) &&
    (branches === undefined || branches.some((pattern) => minimatch(branch ?? '', pattern))) &&
    (workflows === undefined || workflows.includes(run?.name ?? '')) &&
    (paths === undefined || changed().some((path) => paths.some((pattern) => minimatch(path, pattern, { dot: true }))))
  );
}
