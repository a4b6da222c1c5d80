import { InputError } from '../inputs/input-error.js';
import type { Inputs } from '../inputs/inputs.js';
import { lines } from '../inputs/values.js';
import { type Candidates, candidatesOf } from './candidates.js';
import { type WorkflowEvent, part, text } from './event.js';
import { GitHubApi, GitHubError, type Waiting } from './github-api.js';
import { type PullRequestFacts, describePullRequest } from './pull-request.js';
import type { RepositoryReference } from '../../packages/shared/src/service/records.js';
import { given } from '../../packages/shared/src/json-values.js';

/** True when GitHub treats two names as the same name. */
export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** True when a repository is on the GitHub server of the workflow, which the API and the token belong to. */
export const isOnServerOf = ({ serverUrl }: WorkflowEvent, { host }: RepositoryReference): boolean =>
  same(new URL(serverUrl).host, host);

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

/** Inputs that decide where GitHub cannot say it, each with what to do. */
const ways = {
  'pull-request': 'Give the number of the pull request',
  'target-branch': 'Give the branch that the queue merges into',
  'required-label': 'Remove required-label',
  'pull-request-sha': 'Give the head commit of the pull request, which the service requires with impacted targets',
};
type Decider = keyof typeof ways;

/** Finds a pull request in inputs, event and GitHub, in this order. GitHub is asked at most once about it. */
export class Resolution {
  readonly #inputs: Inputs;
  readonly #event: WorkflowEvent;
  readonly #repository: RepositoryReference;
  /** True when GitHub's API knows the repository; a repository of the same name may be on another host. */
  readonly #isOnGitHub: boolean;
  readonly #candidates: Candidates;
  /** True when the event is about the repository that is acted on. */
  readonly #own: boolean;
  #isAsked = false;
  readonly github: GitHubApi;
  /** What is known of the pull request; undefined before it is found. */
  facts: PullRequestFacts | undefined;
  /** Warnings about values that may be out of date, in sentences. */
  readonly warnings: string[] = [];

  /**
   * @param repository that is acted on
   * @param signal ends requests to GitHub
   * @param waiting how these requests wait between attempts
   */
  constructor(
    inputs: Inputs,
    event: WorkflowEvent,
    repository: RepositoryReference,
    signal: AbortSignal,
    waiting: Waiting = {},
  ) {
    this.#inputs = inputs;
    this.#event = event;
    this.#repository = repository;
    this.#isOnGitHub = isOnServerOf(event, repository);
    this.github = new GitHubApi({ token: inputs.githubToken, repository, signal, apiUrl: event.apiUrl, ...waiting });
    const { owner, name } = event.repository ?? { owner: '', name: '' };
    this.#own = same(owner, repository.owner) && same(name, repository.name);
    this.#candidates = this.#own ? candidatesOf(event) : { known: [], searches: [] };
  }

  /** Finds the pull request. @throws InputError where one is required, and there is none or more than one */
  async find(need: 'required' | 'if-known' | 'none'): Promise<void> {
    const { known, headSha } = this.#candidates;
    const number = this.#inputs.pullRequest;
    if (number !== undefined) {
      this.facts = known.find((candidate) => candidate.number === number) ?? { number };
      return;
    }
    const isRequired = need === 'required';
    const found = this.#narrowed(isRequired && known.length === 0 ? await this.#search() : known);
    const [only, another] = found;
    if (isRequired && only === undefined) throw new InputError('pull-request', this.#whyNone());
    if (isRequired && another !== undefined) {
      throw new InputError(
        'pull-request',
        `the ${this.#event.name} event is about ${String(found.length)} pull requests: ${found.map(describePullRequest).join(', ')}. Give the number of one, or target-branch`,
      );
    }
    // A run is about the commit that it ran for, although the pull request may have newer commits by now.
    this.facts = another === undefined && only !== undefined ? { ...only, ...given({ headSha }) } : undefined;
  }

  /**
   * Brings the facts up to date in a run that was started again. Such a run has the event of its first attempt;
   * since then the label may have been removed, or the pull request closed. The head commit stays the run's commit.
   * Where GitHub does not answer, the event's facts stay, with a warning.
   */
  async refresh(): Promise<void> {
    const { number, labels, state, headSha } = this.facts ?? {};
    const isSaid = labels !== undefined || state !== undefined;
    if (number === undefined || !isSaid || !this.#event.isRerun || !this.#isOnGitHub) return;
    try {
      this.facts = { ...this.facts, ...(await this.github.pullRequest(number)), ...given({ headSha }) };
      this.#isAsked = true;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      this.warnings.push(
        `This is a rerun, and the labels and the state of pull request #${String(number)} are from its first attempt: ${error.message}`,
      );
    }
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
    return preferences.reduce((left, preferred) => {
      const some = left.filter(preferred);
      return some.length > 0 ? some : left;
    }, candidates);
  }

  async #search(): Promise<readonly PullRequestFacts[]> {
    for (const search of this.#candidates.searches) {
      const found = await this.#askGitHub('pull-request', (github) => github.find(search));
      if (found.length > 0) return found;
    }
    return [];
  }

  #whyNone(): string {
    const { name, repository } = this.#event;
    if (!this.#own && repository !== undefined) {
      return `the event is about ${repository.owner}/${repository.name}, not about ${this.#repository.owner}/${this.#repository.name}. Give the number of the pull request`;
    }
    if (name === '') return 'no event names a pull request. Give its number';
    const searched = this.#candidates.searches.map(({ what }) => what);
    return searched.length === 0
      ? `the ${name} event isn't about a pull request. Give its number`
      : `the ${name} event names no pull request, and GitHub knows none (looked for ${searched.join(', then ')}). Give its number`;
  }

  /**
   * Why the step does nothing, as far as the pull request and the event say; undefined when it has work to do.
   * @param needs `notOfQueue`: what the queue itself opened is skipped; `open`: and what is not open
   */
  async whySkipped(needs: { readonly notOfQueue?: boolean; readonly open?: boolean }): Promise<string | undefined> {
    if (this.facts === undefined) return undefined;
    const name = `pull request #${String(this.facts.number)}`;
    const glob = needs.notOfQueue === true ? await queueGlobOf(this.facts, this.#inputs.queueBranches) : undefined;
    if (glob !== undefined) {
      return `${name} comes from ${this.facts.headBranch ?? ''}, a branch of the queue itself (queue-branches has ${glob})`;
    }
    const wanted = lines(this.#inputs.requiredLabel);
    const skip = wanted.length === 0 ? undefined : await this.#missingLabel(name, wanted);
    if (skip !== undefined || needs.open !== true) return skip;
    const { number, merged, state, fromFork } = this.facts;
    if (merged === true) return `${name} is merged already`;
    if (state === 'closed') return `${name} is closed`;
    const { payload } = this.#event;
    const isPush = payload.action === 'synchronize' && part(payload, 'pull_request').number === number;
    // Whoever added the label has not seen the commit that the event is about.
    return wanted.length > 0 && isPush && fromFork === true
      ? `${name} comes from a fork, which pushed after the label was added. Look at its new commits, then remove the label and add it again`
      : undefined;
  }

  /**
   * Why a pull request without one of the wanted labels is skipped. In the event of an added label, only that label counts. Another label does
   * not submit a pull request again after it has left the queue.
   */
  async #missingLabel(name: string, wanted: readonly string[]): Promise<string | undefined> {
    const isWanted = (label: string): boolean => wanted.some((one) => same(one, label));
    const { payload } = this.#event;
    const isAbout = this.#candidates.known.some((candidate) => candidate.number === this.facts?.number);
    const added = payload.action === 'labeled' && isAbout ? text(part(payload, 'label'), 'name') : undefined;
    if (added !== undefined && !isWanted(added)) {
      return `the label that ${name} got is ${JSON.stringify(added)}, not ${listed(wanted, 'or')}`;
    }
    const labels = (await this.#fact('labels', 'required-label')) ?? [];
    if (labels.some(isWanted)) return undefined;
    const others = labels.length === 0 ? 'no label' : `only ${listed(labels, 'and')}`;
    return `${name} doesn't have the label ${listed(wanted, 'or')}: it has ${others}`;
  }

  async targetBranch(): Promise<string> {
    const branch = this.#inputs.targetBranch ?? (await this.#fact('baseBranch', 'target-branch'));
    const said = this.#own ? text(part(this.#event.payload, 'repository'), 'default_branch') : undefined;
    return branch ?? said ?? (await this.#askGitHub('target-branch', (github) => github.defaultBranch()));
  }

  /**
   * Makes sure that the head commit is known.
   * @throws InputError where neither input, event nor GitHub gives it
   */
  async requireHeadSha(): Promise<void> {
    const input = 'pull-request-sha';
    if ((this.#inputs.pullRequestSha ?? (await this.#fact('headSha', input))) !== undefined) return;
    throw new InputError(input, `neither the event nor GitHub gives it. ${ways[input]}`);
  }

  /**
   * A fact of the pull request, for which GitHub is asked where the event does not say it; undefined without a pull request.
   * @param input that would decide
   */
  async #fact<Name extends keyof PullRequestFacts>(
    name: Name,
    input: Decider,
  ): Promise<PullRequestFacts[Name] | undefined> {
    const { facts } = this;
    if (facts !== undefined && facts[name] === undefined && !this.#isAsked) {
      this.facts = { ...(await this.#askGitHub(input, (github) => github.pullRequest(facts.number))), ...facts };
      this.#isAsked = true;
    }
    return this.facts?.[name];
  }

  /** @throws InputError where GitHub cannot be asked, or does not answer */
  async #askGitHub<Answer>(input: Decider, ask: (github: GitHubApi) => Promise<Answer>): Promise<Answer> {
    if (!this.#isOnGitHub) {
      const why = `the event doesn't give it, and ${this.#repository.host} is not the GitHub server of this workflow, so it can't be asked`;
      throw new InputError(input, `${why}. ${ways[input]}`);
    }
    try {
      return await ask(this.github);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      throw new InputError(input, `${error.messageFor((name) => `{input:${name}}`)}. ${ways[input]}`);
    }
  }
}
