import { InputError } from '../inputs/input-error.js';
import type { Inputs } from '../inputs/inputs.js';
import { candidatesOf } from './candidates.js';
import { type WorkflowEvent, part } from './event.js';
import type { PullRequestFacts } from './pull-request.js';
import type { RepositoryReference } from '../../packages/shared/src/service/records.js';
import type { Waiting } from './github-api.js';
import { Resolution, same } from './resolution.js';

/** The values that an operation needs before it can make its request. */
export interface Needs {
  /** `if-known`: used when the event names exactly one; GitHub is never asked for it. */
  readonly pullRequest: 'required' | 'if-known' | 'none';
  readonly targetBranch: boolean;
  readonly repository: boolean;
  /** True for an operation that sends the head commit of the pull request. */
  readonly headSha?: boolean;
  /** True for an operation that makes no sense for a pull request that the event or GitHub shows as closed. */
  readonly open?: boolean;
  /** True for an operation that makes no sense for a pull request that the queue itself opened. */
  readonly notOfQueue?: boolean;
  /**
   * True for an operation on all pull requests with `required-label`, whatever event starts it. It gets the
   * repository's default branch where `target-branch` is empty, and not the base branch of the event's pull request.
   */
  readonly everyLabelled?: boolean;
}

/** The subject of a request, from inputs and event together. */
export interface Context {
  readonly repository: RepositoryReference | undefined;
  readonly targetBranch: string | undefined;
  readonly pullRequest: ResolvedPullRequest | undefined;
  /** Why the step does nothing; undefined when it has work to do. */
  readonly skip: string | undefined;
  /** Warnings about values that may be out of date, in sentences. */
  readonly warnings: readonly string[];
}

export interface ResolvedPullRequest {
  readonly number: number;
  readonly sha: string | undefined;
  readonly title: string | undefined;
  readonly baseBranch: string | undefined;
  /** A commit of that branch. */
  readonly baseSha: string | undefined;
  /** Its page on GitHub; undefined where the owner is a group in a group, because GitHub has no nested groups. */
  readonly url: string | undefined;
}

/**
 * Brings inputs and event together. Inputs win over the event. GitHub is asked only for values that neither gives.
 * @param signal ends requests to GitHub
 * @param waiting how these requests wait between attempts
 * @throws InputError that names the input that would decide, where neither decides
 */
export async function resolveContext(
  inputs: Inputs,
  event: WorkflowEvent,
  needs: Needs,
  signal: AbortSignal,
  waiting?: Waiting,
): Promise<Context> {
  const serverHost = new URL(event.serverUrl).host;
  const named = inputs.repository ?? event.repository;
  if (named === undefined) {
    if (needs.repository) throw new InputError('repository', 'nothing names the repository. Give owner/name');
    return {
      repository: undefined,
      targetBranch: inputs.targetBranch,
      pullRequest: undefined,
      skip: undefined,
      warnings: [],
    };
  }
  const repository: RepositoryReference = { host: serverHost, ...named };
  // The API and the token belong to the server of the workflow, whatever other server has a repository of this name.
  const isOnGitHub = same(repository.host, serverHost);
  if ((isOnGitHub || same(repository.host, 'github.com')) && named.owner.includes('/')) {
    throw new InputError(
      'repository',
      `${JSON.stringify(`${named.owner}/${named.name}`)} is not of the form owner/name, and ${repository.host} has no groups in groups. If it lies elsewhere, write its host in front, such as gitlab.com/${named.owner}/${named.name}`,
    );
  }
  const resolution = new Resolution(inputs, event, repository, isOnGitHub, signal, waiting);
  if (needs.everyLabelled === true) {
    if (inputs.requiredLabel === undefined) {
      throw new InputError(
        'required-label',
        'it is required. Give the label of the pull requests that belong in the queue',
      );
    }
    const targetBranch = await resolution.targetBranch(undefined);
    return { repository, targetBranch, pullRequest: undefined, skip: undefined, warnings: [] };
  }
  const found = await resolution.pullRequest(inputs.requiredLabel === undefined ? needs.pullRequest : 'required');
  const isConditional = inputs.requiredLabel !== undefined || needs.open === true;
  const pullRequest = found !== undefined && isConditional ? await resolution.asOfNow(found) : found;
  const skip =
    pullRequest === undefined
      ? undefined
      : ((needs.notOfQueue === true ? await resolution.queuesOwn(pullRequest) : undefined) ??
        (await resolution.missingLabel(pullRequest)) ??
        (needs.open === true ? whyNotSubmitted(inputs, event, resolution.known(pullRequest)) : undefined));
  if (pullRequest !== undefined && skip === undefined && needs.open === true) {
    resolution.warnings.push(...submissionWarnings(inputs, event, resolution.known(pullRequest)));
  }
  const targetBranch =
    needs.targetBranch && skip === undefined ? await resolution.targetBranch(pullRequest) : undefined;
  if (needs.headSha === true && pullRequest !== undefined && skip === undefined) await resolution.headSha(pullRequest);
  // Read last: an earlier request to GitHub may have brought the head commit.
  const facts = pullRequest === undefined ? undefined : resolution.known(pullRequest);
  return {
    repository,
    targetBranch,
    skip,
    warnings: resolution.warnings,
    pullRequest:
      facts === undefined || (needs.pullRequest === 'none' && inputs.requiredLabel === undefined)
        ? undefined
        : {
            number: facts.number,
            sha: inputs.pullRequestSha ?? facts.headSha,
            title: facts.title,
            baseBranch: facts.baseBranch,
            baseSha: facts.baseSha,
            url: pullRequestUrl(repositoryUrl(repository, event), facts.number),
          },
  };
}

/** Warnings about a submission that waits, or that nobody may have asked for. */
function submissionWarnings(
  inputs: Inputs,
  event: WorkflowEvent,
  { number, draft }: PullRequestFacts,
): readonly string[] {
  const name = `pull request #${String(number)}`;
  const isOpened = event.name.startsWith('pull_request') && event.payload.action === 'opened';
  return [
    ...(draft === true
      ? [`${name} is a draft, which GitHub does not merge. The queue waits until it is ready for review`]
      : []),
    ...(isOpened && inputs.requiredLabel === undefined && inputs.pullRequest === undefined
      ? [
          `input {input:required-label}: it is empty, so every pull request is submitted when it is opened. Give a label, such as merge, to submit only those that have it`,
        ]
      : []),
  ];
}

/** The page of a repository; undefined for nested groups, which GitHub does not have. */
export function repositoryUrl(
  { host, owner, name }: RepositoryReference,
  { serverUrl }: WorkflowEvent,
): string | undefined {
  if (owner.includes('/')) return undefined;
  return `${same(new URL(serverUrl).host, host) ? serverUrl : `https://${host}`}/${owner}/${name}`;
}

/**
 * The page of a pull request, where there is one.
 * @param repository result of `repositoryUrl`
 */
function pullRequestUrl(repository: string | undefined, number: number): string | undefined {
  return repository === undefined ? undefined : `${repository}/pull/${String(number)}`;
}

/** A sentence why a pull request is not submitted, as far as it and the event say; undefined when it may be. */
function whyNotSubmitted(inputs: Inputs, event: WorkflowEvent, pullRequest: PullRequestFacts): string | undefined {
  return whyClosed(pullRequest) ?? (inputs.requiredLabel === undefined ? undefined : whyUnseen(event, pullRequest));
}

/** A push to a fork: whoever added the label has not seen the commit that the event is about. */
function whyUnseen({ payload }: WorkflowEvent, { number, fromFork }: PullRequestFacts): string | undefined {
  const isAbout = payload.action === 'synchronize' && part(payload, 'pull_request').number === number;
  if (!isAbout || fromFork !== true) return undefined;
  return `pull request #${String(number)} comes from a fork, which pushed after the label was added. Look at its new commits, then remove the label and add it again`;
}

/** A sentence that a pull request is closed or merged; undefined when it is open, as far as is known. */
function whyClosed({ number, state, merged }: PullRequestFacts): string | undefined {
  if (merged === true) return `pull request #${String(number)} is merged already`;
  return state === 'closed' ? `pull request #${String(number)} is closed` : undefined;
}

/**
 * Why a secret is empty, as far as the event shows: GitHub gives no secrets to workflows that a fork's pull request or
 * Dependabot starts (GitHub's documentation of secrets).
 * @returns the text that follows "it is empty"; undefined where the event does not show the reason
 */
export function causeOfEmptyToken(event: WorkflowEvent): string | undefined {
  if (event.actor === 'dependabot[bot]') {
    return " because Dependabot started this workflow, and such workflows get Dependabot's own secrets only";
  }
  const [pullRequest] = candidatesOf(event).known;
  return pullRequest?.fromFork === true && event.name.startsWith('pull_request') && event.name !== 'pull_request_target'
    ? ' because this pull request comes from a fork, whose workflows get no secrets'
    : undefined;
}

/**
 * The run that replaces a token where GitHub gives no secrets: a run that a fork's pull request started, for this pull
 * request.
 * @returns its id; undefined in every other event, and for every other pull request
 */
export function forkedRunOf(event: WorkflowEvent, { pullRequest, repository }: Context): string | undefined {
  const [own] = candidatesOf(event).known;
  const isOwn =
    own?.fromFork === true &&
    own.number === pullRequest?.number &&
    event.repository !== undefined &&
    repository !== undefined &&
    same(repository.host, new URL(event.serverUrl).host) &&
    same(`${event.repository.owner}/${event.repository.name}`, `${repository.owner}/${repository.name}`);
  return event.name === 'pull_request' && isOwn ? event.runId : undefined;
}

export function whyTokenIsEmpty(event: WorkflowEvent): string {
  const ways =
    'run this operation in a workflow_run workflow, which gets them, and pass what it needs from the pull request as an artifact';
  const cause = causeOfEmptyToken(event);
  if (cause === undefined) {
    return 'it is empty. Give the token of the service, from a secret (and check that the secret exists in this repository)';
  }
  return event.actor === 'dependabot[bot]'
    ? `it is empty${cause}. Add the token to the Dependabot secrets, or ${ways}`
    : `it is empty${cause}. Instead, ${ways}`;
}
