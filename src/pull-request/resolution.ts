import { InputError } from '../inputs/input-error.js';
import type { Inputs } from '../inputs/inputs.js';
import { lines } from '../inputs/values.js';
import { type Candidates, candidatesOf } from './candidates.js';
import { type WorkflowEvent, part, text } from './event.js';
import { GitHubApi, GitHubError, type Waiting } from './github-api.js';
import { type PullRequestFacts, describePullRequest } from './pull-request.js';
import type { RepositoryReference } from '../../packages/shared/src/service/records.js';

/** True when GitHub treats two names as the same name. */
export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const listed = (labels: readonly string[], word: 'and' | 'or'): string =>
  labels.map((label) => JSON.stringify(label)).join(` ${word} `);

/**
 * The glob of `queue-branches` that says that the queue itself opened a pull request; undefined for every other one, as
 * far as its branch is known.
 * @throws InputError for a glob that cannot be read
 */
export async function queueGlobOf(
  { headBranch, fromFork }: PullRequestFacts,
  queueBranches: readonly string[],
): Promise<string | undefined> {
  // Anybody may give a branch of a fork this name.
  if (headBranch === undefined || fromFork === true) return undefined;
  // Nearly every branch begins like no glob, and then no glob has to be read.
  const globs = queueBranches.filter((glob) => headBranch.startsWith(/^[^*?[\]{}()!\\]*/.exec(glob)?.[0] ?? ''));
  if (globs.length === 0) return undefined;
  const { GlobError, pathMatcher } = await import('../../packages/shared/src/globs/path-matcher.js');
  try {
    return globs.find((one) => pathMatcher(one)(headBranch));
  } catch (error) {
    throw error instanceof GlobError ? new InputError('queue-branches', error.message) : error;
  }
}

/** Finds a pull request in inputs, event and GitHub, in this order. GitHub is asked at most once. */
export class Resolution {
  readonly #inputs: Inputs;
  readonly #event: WorkflowEvent;
  readonly #repository: RepositoryReference;
  readonly #github: GitHubApi;
  readonly #isOnGitHub: boolean;
  readonly #candidates: Candidates;
  /** True when the event is about the repository that is acted on. */
  readonly #own: boolean;
  #asked: PullRequestFacts | undefined;
  /** Warnings about values that may be out of date, in sentences. */
  readonly warnings: string[] = [];

  /**
   * @param isOnGitHub true when GitHub's API knows the repository; a repository of the same name may be on another host
   */
  constructor(
    inputs: Inputs,
    event: WorkflowEvent,
    repository: RepositoryReference,
    isOnGitHub: boolean,
    signal: AbortSignal,
    waiting?: Waiting,
  ) {
    this.#inputs = inputs;
    this.#event = event;
    this.#repository = repository;
    this.#isOnGitHub = isOnGitHub;
    this.#github = new GitHubApi({ token: inputs.githubToken, repository, signal, apiUrl: event.apiUrl, ...waiting });
    this.#own =
      event.repository !== undefined &&
      same(event.repository.owner, repository.owner) &&
      same(event.repository.name, repository.name);
    this.#candidates = this.#own ? candidatesOf(event) : { known: [], searches: [] };
  }

  async pullRequest(need: 'required' | 'if-known' | 'none'): Promise<PullRequestFacts | undefined> {
    const { known } = this.#candidates;
    const given = this.#inputs.pullRequest;
    if (given !== undefined) {
      return known.find((candidate) => candidate.number === given) ?? { number: given };
    }
    if (need !== 'required') {
      const [only, another] = this.#narrowed(known);
      return another === undefined ? only : undefined;
    }
    const found = this.#narrowed(known.length > 0 ? known : await this.#search());
    const [only, another] = found;
    if (only === undefined) throw new InputError('pull-request', this.#whyNone());
    if (another !== undefined) {
      throw new InputError(
        'pull-request',
        `the ${this.#event.name} event is about ${String(found.length)} pull requests: ${found.map(describePullRequest).join(', ')}. Give the number of one, or target-branch`,
      );
    }
    const { headSha } = this.#candidates;
    // A run is about the commit that it ran for, although the pull request may have newer commits by now.
    return headSha === undefined ? only : { ...only, headSha };
  }

  /**
   * The pull request as it is now, for a run that was started again. Such a run has the event of its first attempt;
   * since then the label may have been removed, or the pull request closed. The head commit stays the run's commit.
   * @returns the event's facts, with a warning, where GitHub does not answer
   */
  async asOfNow(pullRequest: PullRequestFacts): Promise<PullRequestFacts> {
    const { labels, state } = pullRequest;
    const isSaid = labels !== undefined || state !== undefined;
    if (!this.#event.isRerun || !isSaid || !this.#isOnGitHub) return pullRequest;
    try {
      this.#asked ??= await this.#github.pullRequest(pullRequest.number);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      this.warnings.push(
        `This is a rerun, and the labels and the state of pull request #${String(pullRequest.number)} are from its first attempt: ${error.message}`,
      );
      return pullRequest;
    }
    const { headSha } = pullRequest;
    return { ...pullRequest, ...this.#asked, ...(headSha === undefined ? {} : { headSha }) };
  }

  /** Narrows several candidates: to pull requests into the given branch, at the event's commit, and open ones. */
  #narrowed(candidates: readonly PullRequestFacts[]): readonly PullRequestFacts[] {
    const { targetBranch } = this.#inputs;
    const { headSha } = this.#candidates;
    const preferences: ((candidate: PullRequestFacts) => boolean)[] = [
      (candidate) => candidate.baseBranch === targetBranch,
      (candidate) => candidate.headSha === headSha,
      (candidate) => candidate.state === 'open',
    ];
    let left = candidates;
    for (const preferred of preferences) {
      const some = left.filter(preferred);
      if (some.length > 0) left = some;
    }
    return left;
  }

  async #search(): Promise<readonly PullRequestFacts[]> {
    for (const search of this.#candidates.searches) {
      let found: readonly PullRequestFacts[];
      try {
        found = await this.#gitHub().find(search);
      } catch (error) {
        throw this.#undecided('pull-request', error, 'Give the number of the pull request');
      }
      if (found.length > 0) return found;
    }
    return [];
  }

  /** @throws GitHubError where the repository is not on GitHub */
  #gitHub(): GitHubApi {
    if (this.#isOnGitHub) return this.#github;
    throw new GitHubError(
      `the event doesn't give it, and ${this.#repository.host} is not the GitHub server of this workflow, so it can't be asked`,
    );
  }

  #whyNone(): string {
    const { name } = this.#event;
    if (!this.#own && this.#event.repository !== undefined) {
      return `the event is about ${this.#event.repository.owner}/${this.#event.repository.name}, not about ${this.#repository.owner}/${this.#repository.name}. Give the number of the pull request`;
    }
    if (name === '') return 'no event names a pull request. Give its number';
    const searched = this.#candidates.searches.map(({ kind, head }) =>
      kind === 'by-branch'
        ? `open pull requests from ${head.owner}:${head.branch}`
        : `pull requests whose head is commit ${head.sha}`,
    );
    return searched.length === 0
      ? `the ${name} event isn't about a pull request. Give its number`
      : `the ${name} event names no pull request, and GitHub knows none (looked for ${searched.join(', then ')}). Give its number`;
  }

  /**
   * Why a pull request is skipped; undefined when it has one of the labels, or no label is required. In the event of an
   * added label, only that label counts. Another label does not submit a pull request again after it has left
   * the queue.
   */
  async missingLabel(pullRequest: PullRequestFacts): Promise<string | undefined> {
    const wanted = lines(this.#inputs.requiredLabel);
    if (wanted.length === 0) return undefined;
    const isWanted = (label: string): boolean => wanted.some((one) => same(one, label));
    const name = `pull request #${String(pullRequest.number)}`;
    const added = this.#addedLabel(pullRequest);
    if (added !== undefined && !isWanted(added)) {
      return `the label that ${name} got is ${JSON.stringify(added)}, not ${listed(wanted, 'or')}`;
    }
    const labels =
      pullRequest.labels ?? (await this.#ask(pullRequest, 'required-label', 'Remove required-label')).labels;
    if (labels?.some(isWanted) === true) return undefined;
    const others = labels === undefined || labels.length === 0 ? 'no label' : `only ${listed(labels, 'and')}`;
    return `${name} doesn't have the label ${listed(wanted, 'or')}: it has ${others}`;
  }

  #addedLabel({ number }: PullRequestFacts): string | undefined {
    const { payload } = this.#event;
    const isThis = this.#candidates.known.some((candidate) => candidate.number === number);
    return payload.action === 'labeled' && isThis ? text(part(payload, 'label'), 'name') : undefined;
  }

  /** Why a pull request that the queue itself opened is skipped; undefined for every other one, as far as its branch is known. */
  async queuesOwn(pullRequest: PullRequestFacts): Promise<string | undefined> {
    const known = this.known(pullRequest);
    const glob = await queueGlobOf(known, this.#inputs.queueBranches);
    return glob === undefined
      ? undefined
      : `pull request #${String(known.number)} comes from ${known.headBranch ?? ''}, a branch of the queue itself (queue-branches has ${glob})`;
  }

  async targetBranch(pullRequest: PullRequestFacts | undefined): Promise<string> {
    if (this.#inputs.targetBranch !== undefined) return this.#inputs.targetBranch;
    if (pullRequest !== undefined) {
      const branch =
        this.known(pullRequest).baseBranch ??
        (await this.#ask(pullRequest, 'target-branch', 'Give the branch that the queue merges into')).baseBranch;
      if (branch !== undefined) return branch;
    }
    const said = this.#own ? text(part(this.#event.payload, 'repository'), 'default_branch') : undefined;
    if (said !== undefined) return said;
    try {
      return await this.#gitHub().defaultBranch();
    } catch (error) {
      throw this.#undecided('target-branch', error, 'Give the branch that the queue merges into');
    }
  }

  /**
   * Makes sure that the head commit is known.
   * @throws InputError where neither input, event nor GitHub gives it
   */
  async headSha(pullRequest: PullRequestFacts): Promise<void> {
    if (this.#inputs.pullRequestSha !== undefined || this.known(pullRequest).headSha !== undefined) return;
    const way = 'Give the head commit of the pull request, which the service requires with impacted targets';
    if ((await this.#ask(pullRequest, 'pull-request-sha', way)).headSha === undefined) {
      throw new InputError('pull-request-sha', `neither the event nor GitHub gives it. ${way}`);
    }
  }

  known(pullRequest: PullRequestFacts): PullRequestFacts {
    return { ...this.#asked, ...pullRequest };
  }

  async #ask(
    pullRequest: PullRequestFacts,
    input: 'required-label' | 'target-branch' | 'pull-request-sha',
    way: string,
  ): Promise<PullRequestFacts> {
    try {
      this.#asked ??= await this.#gitHub().pullRequest(pullRequest.number);
      return this.#asked;
    } catch (error) {
      throw this.#undecided(input, error, way);
    }
  }

  #undecided(input: InputError['input'], error: unknown, way: string): unknown {
    if (!(error instanceof GitHubError)) return error;
    return new InputError(input, `${error.messageFor((name) => `{input:${name}}`)}. ${way}`);
  }
}
