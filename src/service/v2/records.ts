import type { JsonObject, PullRequestResponse, QueueEntry, QueueResponse, StateChange } from '../queue/responses.js';
import type { FailedCheck, TestRun, TestingDetails } from '../queue/testing-details.js';
import { booleanOf, numberOf, objectOf, objectsOf, stateOf, textOf } from './fields.js';
import { given, present } from '../../../packages/shared/src/json-values.js';
import { settingsOf } from './settings.js';

/** A pull request with the data that requests about it need. */
export interface FoundPullRequest {
  readonly id: string | undefined;
  readonly number: number | undefined;
  /** The queue that it was submitted to last. */
  readonly queueId: string | undefined;
  readonly response: PullRequestResponse;
}

/** A PullRequest record, with the fields that operations use. */
export function readPullRequest(json: unknown): FoundPullRequest {
  const record = objectOf(json);
  const entry = objectOf(record.queueEntry);
  return {
    id: textOf(record.id),
    number: numberOf(record.number),
    queueId: textOf(entry.mergeQueueId),
    response: {
      state: stateOf(entry.state),
      submitted: booleanOf(record.isCurrentlySubmittedToQueue),
      record: given({
        prNumber: record.number,
        prTitle: record.title,
        prSha: record.sha,
        prBaseBranch: record.baseBranch,
        prAuthor: record.author,
        stateChangedAt: entry.stateChangedAt,
        priorityName: entry.priorityName,
        priorityValue: entry.priorityValue,
        skipTheLine: entry.skipsTheLine,
        noBatch: typeof entry.allowBatching === 'boolean' ? !entry.allowBatching : undefined,
        readiness: readinessOf(entry.readiness),
      }),
    },
  };
}

/** `hasImpactedTargets` is left out of lists: absent does not mean false, so readiness is left out then. */
function readinessOf(value: unknown): JsonObject {
  const { requiresImpactedTargets, hasImpactedTargets, doesBaseBranchMatch, mergeability, mergeabilityDetails } =
    objectOf(value);
  const reasons = objectsOf(objectOf(mergeabilityDetails).reasons).flatMap(({ message, code }) =>
    [textOf(message) ?? textOf(code)].filter((reason) => reason !== undefined),
  );
  return given({
    ...(typeof hasImpactedTargets === 'boolean' ? { requiresImpactedTargets, hasImpactedTargets } : {}),
    doesBaseBranchMatch,
    gitHubMergeability: stateOf(mergeability),
    ...(reasons.length === 0 ? {} : { reasons }),
  });
}

/** A pull request as a row of a queue. */
export function readEntry(json: unknown): QueueEntry {
  const { number, response } = readPullRequest(json);
  const { record = {} } = response;
  const priority = textOf(record.priorityName) ?? numberOf(record.priorityValue);
  return {
    ...response,
    number,
    title: textOf(record.prTitle),
    author: textOf(record.prAuthor),
    priority: priority === undefined ? undefined : String(priority),
    since: textOf(record.stateChangedAt),
    noBatch: booleanOf(record.noBatch),
    skipsTheLine: booleanOf(record.skipTheLine),
  };
}

/** A MergeQueue record. @param entries in the order of the queue, where they were read */
export function readQueue(json: unknown, entries?: readonly QueueEntry[]): QueueResponse {
  const record = objectOf(json);
  const settings = settingsOf(objectOf(record.config), record.mode);
  const state = stateOf(record.state);
  return {
    state,
    entries,
    settings: { branch: record.targetBranch, ...settings },
    shown: { ...settings, ...(state === undefined ? {} : { state }) },
  };
}

/** Numbers of the pull requests of a MergeQueueOrder, the ones that are tested now come first. */
export function readOrder(json: unknown): readonly number[] {
  const { batches, pending, awaitingAdmission } = objectOf(json);
  return [
    ...objectsOf(batches).flatMap(({ pullRequests }) => objectsOf(pullRequests)),
    ...objectsOf(pending).map(({ pullRequest }) => objectOf(pullRequest)),
    ...objectsOf(awaitingAdmission),
  ].flatMap(({ number }) => (typeof number === 'number' ? [number] : []));
}

const failedConclusions: ReadonlySet<string> = new Set(['failure', 'cancelled', 'timeout']);

/** A VerificationRun record. */
export function readRun(json: unknown): TestingDetails {
  const { checks, testedPullRequests } = objectOf(json);
  return {
    failedChecks: objectsOf(checks).flatMap((check) => {
      if (check.status !== undefined && check.status !== 'completed') return [];
      return failedConclusions.has(textOf(check.conclusion) ?? '') ? [readCheck(check, check.providerConclusion)] : [];
    }),
    tested: objectsOf(testedPullRequests).flatMap(({ number, title, url }) =>
      typeof number === 'number' ? [{ number, title: textOf(title), url: textOf(url) }] : [],
    ),
  };
}

/** The head commit with which a VerificationRun record tested a pull request; undefined where it does not say. */
export function headTested(json: unknown, number: number): string | undefined {
  return textOf(objectsOf(objectOf(json).testedPullRequests).find((one) => one.number === number)?.sha);
}

const readCheck = ({ name, url, conclusion }: JsonObject, providers?: unknown): FailedCheck => ({
  name: textOf(name) ?? '(no name)',
  conclusion: stateOf(providers) ?? stateOf(conclusion) ?? 'FAILURE',
  url: textOf(url),
});

/** Why a pull request failed. */
export interface FailureStory {
  readonly runId: string | undefined;
  readonly failedChecks: readonly FailedCheck[];
  /** In one line. */
  readonly reason: string;
}

/** The newest transition of a pull request that failed; undefined where it shows no failure. */
export function readFailure(json: unknown): FailureStory | undefined {
  const [newest] = objectsOf(objectOf(json).data);
  return newest === undefined ? undefined : failureIn(newest);
}

/** A QueueEntryStateTransition record. */
export function readTransition(record: JsonObject): StateChange {
  return {
    state: stateOf(record.state),
    at: textOf(record.changedAt),
    reason: failureIn(record)?.reason ?? textOf(record.reason),
    runId: textOf(record.verificationRunId),
  };
}

function failureIn(newest: JsonObject): FailureStory | undefined {
  const details = objectOf(newest.failed ?? newest.pendingFailure);
  if (!['FAILED', 'PENDING_FAILURE'].includes(stateOf(newest.state) ?? '')) return undefined;
  const failedChecks = objectsOf(details.failureCausingChecks).map((check) => readCheck(check));
  const named = failedChecks.map(({ name, url }) => (url === undefined ? name : `${name} (${url})`));
  const culprit = objectOf(details.conflictCulprit);
  const blocked = objectsOf(details.blockReasons).map(({ message, code }) => textOf(message) ?? textOf(code) ?? '');
  const parts = [
    textOf(newest.reason) ?? textOf(details.eventualFailureReason) ?? stateOf(newest.state) ?? '',
    ...present(failedChecks.length > 0 && `failed checks ${named.join(', ')}`),
    ...blocked.filter((reason) => reason !== ''),
    ...present(Object.keys(culprit).length > 0 && conflictOf(culprit), textOf(details.apiFailureMessage)),
  ];
  return { runId: textOf(newest.verificationRunId), failedChecks, reason: parts.join('; ') };
}

function conflictOf({ kind, number, sha }: JsonObject): string {
  const which =
    typeof number === 'number'
      ? `pull request #${String(number)}`
      : stateOf(kind) === 'BASE_BRANCH'
        ? 'the base branch'
        : 'another commit';
  return `conflicts with ${which}${textOf(sha) === undefined ? '' : ` at ${String(sha)}`}`;
}

/** A VerificationRun record of a list. */
export function readTestRun(json: unknown): TestRun {
  const { status, createdAt, testedPullRequests, dependentPullRequests } = objectOf(json);
  const startedAt = Date.parse(textOf(createdAt) ?? '');
  return {
    passed: status === 'succeeded',
    startedAt: Number.isNaN(startedAt) ? undefined : startedAt,
    pullRequests: [...objectsOf(testedPullRequests), ...objectsOf(dependentPullRequests)].flatMap(({ number }) =>
      typeof number === 'number' ? [number] : [],
    ),
  };
}
