import type { JsonObject, PullRequestResponse, QueueEntry, QueueResponse, StateChange } from '../queue/responses.js';
import type { FailedCheck, TestRun, TestingDetails } from '../queue/testing-details.js';
import { booleanOf, entryFields, numberOf, objectsOf, stateOf, textOf } from '../fields.js';
import { fieldsOf, given, present } from '../../../packages/shared/src/json-values.js';
import { settingsOf } from './settings.js';

export type FoundPullRequest = ReturnType<typeof readPullRequest>;

/** A PullRequest record: its ids, the queue that it was submitted to last, and the fields that operations use. */
export function readPullRequest(json: unknown) {
  const record = fieldsOf(json);
  const entry = fieldsOf(record.queueEntry);
  const response: PullRequestResponse = {
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
  };
  const queueId = textOf(entry.mergeQueueId);
  return { id: textOf(record.id), number: numberOf(record.number), queueId, response, json };
}

/** `hasImpactedTargets` is left out of lists: absent does not mean false, so readiness is left out then. */
function readinessOf(value: unknown): JsonObject {
  const { requiresImpactedTargets, hasImpactedTargets, doesBaseBranchMatch, mergeability, mergeabilityDetails } =
    fieldsOf(value);
  const reasons = messagesOf(fieldsOf(mergeabilityDetails).reasons);
  return given({
    ...(typeof hasImpactedTargets === 'boolean' ? { requiresImpactedTargets, hasImpactedTargets } : {}),
    doesBaseBranchMatch,
    gitHubMergeability: stateOf(mergeability),
    ...(reasons.length === 0 ? {} : { reasons }),
  });
}

/** What the service says of each reason, or its code. */
const messagesOf = (reasons: unknown): readonly string[] =>
  objectsOf(reasons).flatMap(({ message, code }) => textOf(message) ?? textOf(code) ?? []);

const numbersIn = (...lists: readonly unknown[]): readonly number[] =>
  lists.flatMap(objectsOf).flatMap(({ number }) => numberOf(number) ?? []);

/** A pull request as a row of a queue. */
export function readEntry(json: unknown): QueueEntry {
  const { number, response } = readPullRequest(json);
  return { ...entryFields(response.record ?? {}), ...response, number };
}

/** A MergeQueue record. @param entries in the order of the queue, where they were read */
export function readQueue(json: unknown, entries?: readonly QueueEntry[]): QueueResponse {
  const record = fieldsOf(json);
  const settings = settingsOf(fieldsOf(record.config), record.mode);
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
  const { batches, pending, awaitingAdmission } = fieldsOf(json);
  return numbersIn(
    ...objectsOf(batches).map(({ pullRequests }) => pullRequests),
    objectsOf(pending).map(({ pullRequest }) => pullRequest),
    awaitingAdmission,
  );
}

const failedConclusions: ReadonlySet<string> = new Set(['failure', 'cancelled', 'timeout']);

/** A VerificationRun record. */
export function readRun(json: unknown): TestingDetails {
  const { checks, testedPullRequests } = fieldsOf(json);
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
  return textOf(objectsOf(fieldsOf(json).testedPullRequests).find((one) => one.number === number)?.sha);
}

const readCheck = ({ name, url, conclusion }: JsonObject, providers?: unknown): FailedCheck => ({
  name: textOf(name) ?? '(no name)',
  conclusion: stateOf(providers) ?? stateOf(conclusion) ?? 'FAILURE',
  url: textOf(url),
});

/** A QueueEntryStateTransition record. */
export function readTransition(
  record: JsonObject,
): StateChange & { readonly isFailure: boolean; readonly failedChecks: readonly FailedCheck[] } {
  const state = stateOf(record.state);
  const isFailure = state === 'FAILED' || state === 'PENDING_FAILURE';
  const details = fieldsOf(record.failed ?? record.pendingFailure);
  const failedChecks = objectsOf(details.failureCausingChecks).map((check) => readCheck(check));
  const reason = textOf(record.reason);
  return {
    state,
    at: textOf(record.changedAt),
    reason: isFailure
      ? [reason ?? textOf(details.eventualFailureReason) ?? state, ...causesOf(details, failedChecks)].join('; ')
      : reason,
    runId: textOf(record.verificationRunId),
    isFailure,
    failedChecks,
  };
}

/** Why a pull request failed, besides the reason. */
function causesOf(
  { blockReasons, conflictCulprit, apiFailureMessage }: JsonObject,
  failedChecks: readonly FailedCheck[],
) {
  const named = failedChecks.map(({ name, url }) => (url === undefined ? name : `${name} (${url})`));
  const culprit = fieldsOf(conflictCulprit);
  return present(
    named.length > 0 && `failed checks ${named.join(', ')}`,
    ...messagesOf(blockReasons),
    Object.keys(culprit).length > 0 && conflictOf(culprit),
    textOf(apiFailureMessage),
  );
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
  const { status, createdAt, testedPullRequests, dependentPullRequests } = fieldsOf(json);
  const startedAt = Date.parse(textOf(createdAt) ?? '');
  return {
    passed: status === 'succeeded',
    startedAt: Number.isNaN(startedAt) ? undefined : startedAt,
    pullRequests: numbersIn(testedPullRequests, dependentPullRequests),
  };
}
