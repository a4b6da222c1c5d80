import { InputError } from '../inputs/input-error.js';
import type { Inputs } from '../inputs/inputs.js';
import { candidatesOf } from './candidates.js';
import type { WorkflowEvent } from './event.js';
import type { PullRequestFacts } from './pull-request.js';
import { present } from '../../packages/shared/src/json-values.js';
import type { RepositoryReference } from '../../packages/shared/src/service/records.js';
import type { Waiting } from './github-api.js';
import { Resolution, isOnServerOf, same } from './resolution.js';

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

export interface ResolvedPullRequest extends PullRequestFacts {
  /** The head commit: that of the input, or else that of the facts. */
  readonly sha: string | undefined;
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
  const repository = repositoryOf(inputs, event, needs);
  const nothing = { repository, pullRequest: undefined, skip: undefined, warnings: [] };
  if (repository === undefined) return { ...nothing, targetBranch: inputs.targetBranch };
  const resolution = new Resolution(inputs, event, repository, signal, waiting);
  const hasLabel = inputs.requiredLabel !== undefined;
  if (needs.everyLabelled === true) {
    if (hasLabel) return { ...nothing, targetBranch: await resolution.targetBranch() };
    const why = 'it is required. Give the label of the pull requests that belong in the queue';
    throw new InputError('required-label', why);
  }
  await resolution.find(hasLabel ? 'required' : needs.pullRequest);
  if (hasLabel || needs.open === true) await resolution.refresh();
  const skip = await resolution.whySkipped(needs);
  const acts = skip === undefined;
  const targetBranch = needs.targetBranch && acts ? await resolution.targetBranch() : undefined;
  if (needs.headSha === true && acts) await resolution.requireHeadSha();
  // Read last: an earlier request to GitHub may have brought the head commit.
  const { facts, warnings } = resolution;
  if (facts === undefined || (needs.pullRequest === 'none' && !hasLabel)) {
    return { ...nothing, targetBranch, skip, warnings };
  }
  const page = repositoryUrl(repository, event);
  const url = page && `${page}/pull/${String(facts.number)}`;
  return {
    repository,
    targetBranch,
    skip,
    warnings: acts && needs.open === true ? [...warnings, ...submissionWarnings(inputs, event, facts)] : warnings,
    pullRequest: { ...facts, sha: inputs.pullRequestSha ?? facts.headSha, url },
  };
}

/** The repository that is acted on. @throws InputError where one is needed and none is named, and for a group in a group on GitHub */
function repositoryOf(inputs: Inputs, event: WorkflowEvent, needs: Needs): RepositoryReference | undefined {
  const named = inputs.repository ?? event.repository;
  if (named === undefined) {
    if (needs.repository) throw new InputError('repository', 'nothing names the repository. Give owner/name');
    return undefined;
  }
  const repository: RepositoryReference = { host: new URL(event.serverUrl).host, ...named };
  const { host, owner, name } = repository;
  if (owner.includes('/') && (isOnServerOf(event, repository) || same(host, 'github.com'))) {
    throw new InputError(
      'repository',
      `${JSON.stringify(`${owner}/${name}`)} is not of the form owner/name, and ${host} has no groups inside groups. If the repository is on another host, write the host in front, such as gitlab.com/${owner}/${name}`,
    );
  }
  return repository;
}

/** Warnings about a submission that waits, or that nobody may have asked for. */
function submissionWarnings(inputs: Inputs, event: WorkflowEvent, facts: PullRequestFacts): readonly string[] {
  const isOpened = event.name.startsWith('pull_request') && event.payload.action === 'opened';
  const isAskedFor = inputs.requiredLabel !== undefined || inputs.pullRequest !== undefined;
  return present(
    facts.draft === true &&
      `pull request #${String(facts.number)} is a draft, which GitHub does not merge. The queue waits until it is ready for review`,
    isOpened &&
      !isAskedFor &&
      `input {input:required-label}: it is empty, so every pull request is submitted when it is opened. Give a label, such as merge, to submit only those that have it`,
  );
}

/** The page of a repository; undefined for nested groups, which GitHub does not have. */
export function repositoryUrl(repository: RepositoryReference, event: WorkflowEvent): string | undefined {
  const { host, owner, name } = repository;
  if (owner.includes('/')) return undefined;
  return `${isOnServerOf(event, repository) ? event.serverUrl : `https://${host}`}/${owner}/${name}`;
}

/**
 * Why a secret is empty, as far as the event shows, and what to do: GitHub gives no secrets to workflows that a fork's pull request or
 * Dependabot starts (GitHub's documentation of secrets).
 * @returns `cause`: the text that follows "it is empty", which is empty where the event does not show the reason; and a sentence
 */
export function emptyToken(event: WorkflowEvent): { readonly cause: string; readonly advice: string } {
  const ways =
    'run this operation in a workflow_run workflow, which gets them, and pass what it needs from the pull request as an artifact';
  if (event.actor === 'dependabot[bot]') {
    return {
      cause: " because Dependabot started this workflow, and such workflows get Dependabot's own secrets only",
      advice: `Add the token to the Dependabot secrets, or ${ways}`,
    };
  }
  const [pullRequest] = candidatesOf(event).known;
  if (pullRequest?.fromFork === true && /^pull_request(?!_target$)/.test(event.name)) {
    const cause = ' because this pull request comes from a fork, whose workflows get no secrets';
    return { cause, advice: `Instead, ${ways}` };
  }
  const advice = 'Give the token of the service, from a secret (and check that the secret exists in this repository)';
  return { cause: '', advice };
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
    isOnServerOf(event, repository) &&
    same(`${event.repository.owner}/${event.repository.name}`, `${repository.owner}/${repository.name}`);
  return event.name === 'pull_request' && isOwn ? event.runId : undefined;
}
