import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { same } from '../../pull-request/resolution.js';
import type { LookUp } from '../../service/merge-queue-service.js';
import { isInQueue } from '../../service/queue/verify-write.js';
import type { StateChange } from '../../service/queue/responses.js';
import { ServiceError, onServiceError } from '../../service/transport/errors.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import { type LabelHistory, labelHistory } from './labels.js';
import type { Failure } from './patience.js';
import type { SyncRun } from './sync-run.js';

/** What the service says of a pull request, or why it says nothing. */
export type Found = LookUp | Failure;

/** What the history of a service shows of the failures of a pull request. */
interface Failures {
  /** The commit that the newest one tested, where a test run shows it. */
  readonly commit: string | undefined;
  /** With `requeue: once`: how many there are at the head commit, at most 2; undefined where no history shows it. */
  readonly times: number | undefined;
}

/** What is known of a pull request that is not among the entries of the queue. */
export interface Evidence {
  readonly pullRequest: PullRequestFacts;
  readonly found: Found;
  /** Its changes of state, the newest first; empty where the service shows none, undefined where they were not read. */
  readonly history?: readonly StateChange[] | undefined;
  /** Undefined where it did not fail last, or no history shows it. */
  readonly failures?: Failures | undefined;
  /** Undefined where the timeline was not needed. */
  readonly label?: LabelHistory | Failure | undefined;
}

/** A withdrawal may come so long after the removal of the label that caused it, in milliseconds: jobs wait for runners. */
export const withdrawalDelayMs = 3_600_000;

/**
 * Asks the service, and GitHub where the label may have been added since it left the queue. The pull request is read after its
 * timeline, so that its dates show later changes.
 */
export async function evidenceOf(
  run: SyncRun,
  pullRequests: readonly PullRequestFacts[],
): Promise<readonly Evidence[]> {
  const looked = await run.service.lookUp(
    run.queue,
    pullRequests.map(({ number }) => number),
  );
  const histories = await historiesOf(run, looked);
  const all: Evidence[] = [];
  for (const pullRequest of pullRequests) {
    const { number } = pullRequest;
    const found = looked.get(number);
    const history = histories && (histories.get(number) ?? []);
    const failures = await failuresOf(run, pullRequest, found, history);
    const label = needsTimeline(pullRequest, found) ? await labelHistory(run, number) : undefined;
    all.push({ pullRequest, found, history, failures, label });
  }
  return all;
}

/** When a pull request left the queue, in milliseconds since the epoch; NaN where the service gives no date. */
export function leftAt(found: Found): number {
  const at = found === undefined || found instanceof UserError ? undefined : found.record?.stateChangedAt;
  return typeof at === 'string' ? Date.parse(at) : NaN;
}

/** A new label is a change on GitHub. Of a fork, any change since its label counts. */
function needsTimeline({ updatedAt = '', fromFork }: PullRequestFacts, found: LookUp): boolean {
  if (found instanceof ServiceError || (found !== undefined && isInQueue(found) === true)) return false;
  if (fromFork !== false || found === undefined) return fromFork !== false;
  return !(Date.parse(updatedAt) < leftAt(found) - withdrawalDelayMs);
}

/**
 * Histories of the pull requests that left the queue. They make verdicts more exact, so a failure is only logged.
 * @returns undefined where they could not be read
 */
async function historiesOf(
  { service, step }: SyncRun,
  found: ReadonlyMap<number, LookUp>,
): Promise<ReadonlyMap<number, readonly StateChange[]> | undefined> {
  const gone = [...found].flatMap(([number, one]) =>
    !(one instanceof ServiceError) && ['FAILED', 'CANCELLED'].includes(one?.state ?? '') ? [number] : [],
  );
  if (gone.length === 0) return new Map();
  const unknown = ({ message }: ServiceError): undefined => {
    step.log.warn(`Why pull requests left the queue is not known: ${message}`);
  };
  return service.histories(gone).catch(onServiceError(unknown));
}

/** The record's commit may follow pushes, so the test run of a failure is asked for its commit. */
async function failuresOf(
  { service, step }: SyncRun,
  { number, headSha = '' }: PullRequestFacts,
  found: LookUp,
  history: readonly StateChange[] = [],
): Promise<Failures | undefined> {
  if (found === undefined || found instanceof ServiceError || found.state !== 'FAILED') return undefined;
  const [newest, ...older] = history.filter(({ state }) => state === 'FAILED');
  if (newest === undefined) return undefined;
  const commitOf = async ({ runId }: StateChange): Promise<string | undefined> =>
    runId === undefined ? undefined : service.headTested(number, runId).catch(onServiceError(() => undefined));
  const commit = await commitOf(newest);
  if (step.inputs.requeue === 'never') return { commit, times: undefined };
  for (const failure of older) {
    const tested = await commitOf(failure);
    // A failure whose commit is not known counts, because one time too few hurts nobody.
    if (tested === undefined || same(tested, headSha)) return { commit, times: 2 };
  }
  return { commit, times: 1 };
}
