import { candidatesOf } from '../../pull-request/candidates.js';
import { part, text } from '../../pull-request/event.js';
import type { GitHubError } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { same } from '../../pull-request/resolution.js';
import type { LookUp } from '../../service/merge-queue-service.js';
import { isInQueue } from '../../service/queue/verify-write.js';
import type { StateChange } from '../../service/queue/responses.js';
import { ServiceError, onServiceError } from '../../service/transport/errors.js';
import type { LabelHistory } from './label-history.js';
import type { SyncRun } from './sync-run.js';

/** What the history of a service shows of the failures of a pull request. */
export interface Failures {
  /** The commit that the newest one tested, where a test run shows it. */
  readonly commit: string | undefined;
  /** With `requeue: once`: how many there are at the head commit, at most 2; undefined where no history shows it. */
  readonly times: number | undefined;
}

/** What is known of a pull request that is not among the entries of the queue. */
export interface Evidence {
  readonly pullRequest: PullRequestFacts;
  readonly found: LookUp;
  /** Its changes of state, the newest first; empty where the service shows none, undefined where they were not read. */
  readonly history?: readonly StateChange[] | undefined;
  /** Undefined where it did not fail last, or no history shows it. */
  readonly failures?: Failures | undefined;
  /** Undefined where the timeline was not needed. */
  readonly label?: LabelHistory | GitHubError | undefined;
  /** True where this run's event is the label, added to this head commit. */
  readonly isJustLabelled: boolean;
}

/** A withdrawal may come so long after the removal of the label that caused it, in milliseconds: jobs wait for runners. */
export const withdrawalDelayMs = 3_600_000;

/** Asks the service, and GitHub where the label may have been added since it left the queue. */
export async function evidenceOf(
  run: SyncRun,
  pullRequests: readonly PullRequestFacts[],
): Promise<readonly Evidence[]> {
  const numbers = pullRequests.map(({ number }) => number);
  const found = await run.service.lookUp(run.queue, numbers);
  const histories = await historiesOf(run, found);
  const all: Evidence[] = [];
  for (const pullRequest of pullRequests) {
    const { number } = pullRequest;
    const one = found.get(number);
    const history = histories && (histories.get(number) ?? []);
    const failures = await failuresOf(run, pullRequest, one, history);
    const label = mayHaveNewLabel(pullRequest, one) ? await run.timelines.of(number) : undefined;
    const isJustLabelled = wasJustLabelled(run, pullRequest);
    all.push({ pullRequest, found: one, history, failures, label, isJustLabelled });
  }
  return all;
}

/** True where the event of this run is a required label, added to this head commit of the pull request. */
export function wasJustLabelled(
  { step: { event }, isLabelled }: SyncRun,
  { number, headSha }: PullRequestFacts,
): boolean {
  const { payload, isRerun } = event;
  const added = text(part(payload, 'label'), 'name');
  const [known] = candidatesOf(event).known;
  return (
    payload.action === 'labeled' &&
    !isRerun &&
    added !== undefined &&
    isLabelled({ number, labels: [added] }) &&
    known?.number === number &&
    known.headSha !== undefined &&
    known.headSha === headSha
  );
}

/** When a pull request left the queue, in milliseconds since the epoch; NaN where the service gives no date. */
export function leftAt(found: LookUp): number {
  const at = found === undefined || found instanceof ServiceError ? undefined : found.record?.stateChangedAt;
  return typeof at === 'string' ? Date.parse(at) : NaN;
}

/** False where GitHub has changed nothing since: a new label is a change. */
function mayHaveNewLabel({ updatedAt = '' }: PullRequestFacts, found: LookUp): boolean {
  if (found === undefined || found instanceof ServiceError || isInQueue(found) === true) return false;
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
    !(one instanceof ServiceError) && (one?.state === 'FAILED' || one?.state === 'CANCELLED') ? [number] : [],
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
