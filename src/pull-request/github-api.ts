import { ServiceError } from '../service/transport/errors.js';
import { retryAfterMs } from '../service/transport/retry-after.js';
import { type Clock, systemClock } from '../service/requests/clock.js';
import { type Retry, withRetries } from '../service/requests/retry.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { totalTimeoutMs } from '../service/requests/timeouts.js';
import type { Search } from './candidates.js';
import { gitHubFetch } from './github-fetch.js';
import { part, text } from './event.js';
import { type PullRequestFacts, isFrom, isMergedAs, pullRequestFacts } from './pull-request.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { isObject } from '../../packages/shared/src/json-values.js';
import { grouped } from '../../packages/shared/src/numbers.js';

/** GitHub's API refused a request, or could not be reached. The message is one line. */
export class GitHubError extends UserError {
  override readonly name = 'GitHubError';

  /** @param status of GitHub's response, where there was one */
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** A change of a pull request that its timeline on GitHub shows: a label that was added or removed, or a push. */
export type TimelineChange =
  | {
      readonly kind: 'label';
      readonly label: string;
      readonly isAdded: boolean;
      /** ISO 8601, where GitHub gives it. */
      readonly at: string | undefined;
    }
  | { readonly kind: 'push' };

/** Rows of a page, the most that GitHub gives. */
const pageSize = 100;
/** Most pages of a list. GitHub allows the token of a workflow 1,000 requests an hour. */
const mostPages = 200;

interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** Timeout and attempts of a request to GitHub's API. Retry policy and backoff are those of the service's reads. */
const limits = { attemptTimeoutMs: 20_000, maxAttempts: 4 };

/** How requests to GitHub wait between attempts, and say so. */
export interface Waiting {
  /** The clock; this machine's clock when left out. */
  readonly clock?: Clock;
  readonly onRetry?: (retry: Retry) => void;
}

interface GitHubApiOptions extends Waiting {
  readonly token: string | undefined;
  readonly repository: Repository;
  readonly signal: AbortSignal;
  /** Address of the API; the one that the process's variables name, or GitHub's own, when left out. */
  readonly apiUrl?: string | undefined;
}

/** Fetches data from GitHub that an event lacks. The library is loaded and connected only for the first request. */
export class GitHubApi {
  readonly #options: GitHubApiOptions;
  readonly #fetch = gitHubFetch();

  constructor(options: GitHubApiOptions) {
    this.#options = options;
  }

  /** @throws GitHubError */
  async pullRequest(number: number): Promise<PullRequestFacts> {
    const response = await this.#get(`/pulls/${String(number)}`);
    const facts = pullRequestFacts(response);
    if (facts === undefined)
      throw new GitHubError(`GitHub's response for pull request #${String(number)} has no number`);
    return facts;
  }

  /**
   * The pull requests that a search finds. For a commit, GitHub lists all pull requests that contain it. Where it does
   * not understand the filter of heads, it lists every open pull request. Only pull requests from the head of the
   * search count; for a push, also the pull request that it merged.
   * @throws GitHubError
   */
  async find(search: Search): Promise<readonly PullRequestFacts[]> {
    const response = await this.#get(
      search.kind === 'by-branch'
        ? `/pulls?state=open&per_page=100&head=${inAddress(labelOf(search.head))}`
        : `/commits/${inAddress(search.head.sha)}/pulls?per_page=100`,
    );
    if (!Array.isArray(response)) throw new GitHubError("GitHub's response about pull requests isn't a list");
    return response
      .filter((one) => isFound(one, search))
      .map((one) => pullRequestFacts(one))
      .filter((facts) => facts !== undefined)
      .filter((facts) => search.kind !== 'by-branch' || facts.head === labelOf(search.head));
  }

  /**
   * Every open pull request, the oldest first, a hundred in a request. One that closes while the list is read may hide
   * another one.
   * @throws GitHubError where GitHub refuses, or has more of them than are read
   */
  async openPullRequests(): Promise<readonly PullRequestFacts[]> {
    const rows = await this.#list('pulls?state=open&sort=created&direction=asc');
    const facts = rows.map((row) => pullRequestFacts(row)).filter((one) => one !== undefined);
    return [...new Map(facts.map((one) => [one.number, one])).values()];
  }

  /**
   * Labels and pushes of a pull request, the oldest first. GitHub puts a commit where the commit's own date is, and its
   * author writes that date.
   * @throws GitHubError
   */
  async timeline(number: number): Promise<readonly TimelineChange[]> {
    const rows = await this.#list(`issues/${String(number)}/timeline?`);
    return rows.filter(isObject).flatMap((row): TimelineChange[] => {
      if (row.event === 'committed' || row.event === 'head_ref_force_pushed') return [{ kind: 'push' }];
      const label = text(part(row, 'label'), 'name');
      if (label === undefined || (row.event !== 'labeled' && row.event !== 'unlabeled')) return [];
      return [{ kind: 'label', label, isAdded: row.event === 'labeled', at: text(row, 'created_at') }];
    });
  }

  /** Names of the repository's labels. @throws GitHubError */
  async labels(): Promise<readonly string[]> {
    const rows = await this.#list('labels?');
    return rows.flatMap((row) => (isObject(row) && typeof row.name === 'string' ? [row.name] : []));
  }

  /** All pages of a list of the repository. @param path with its query, to which more is added */
  async #list(path: string): Promise<readonly unknown[]> {
    const rows: unknown[] = [];
    const asked = `GET ${path.replace(/\?.*/, '')}`;
    for (let page = 1; page <= mostPages; page += 1) {
      const query = `per_page=${String(pageSize)}&page=${String(page)}`;
      const { data, link } = await this.#ask(`/${path}${path.endsWith('?') ? '' : '&'}${query}`);
      if (!Array.isArray(data)) throw new GitHubError(`GitHub's response (${asked}) isn't a list`);
      rows.push(...(data as unknown[]));
      // A server that does not link its pages may still have a next page behind a full one.
      const isLast = link === undefined ? data.length < pageSize : !/\brel="?next\b/.test(link);
      if (isLast) return rows;
    }
    const most = grouped(mostPages * pageSize);
    throw new GitHubError(`GitHub's list (${asked}) has more than the ${most} entries that are read`);
  }

  /** @throws GitHubError */
  async defaultBranch(): Promise<string> {
    const { owner, name } = this.#options.repository;
    const response = await this.#get('');
    if (isObject(response) && typeof response.default_branch === 'string') return response.default_branch;
    throw new GitHubError(`GitHub's response for ${owner}/${name} names no default branch`);
  }

  /**
   * The commits that the last successful runs of a workflow on a branch tested, the newest run first. A fork's branch may have the same name, so
   * only runs of the repository itself count, and no runs for pull requests.
   * @param file name of the workflow's file
   * @throws GitHubError
   */
  async commitsOfSuccessfulRuns(file: string, branch: string): Promise<readonly string[]> {
    const { owner, name } = this.#options.repository;
    const query = `branch=${inAddress(branch)}&status=success&exclude_pull_requests=true&per_page=100`;
    const response = await this.#get(`/actions/workflows/${inAddress(file)}/runs?${query}`);
    const runs =
      isObject(response) && Array.isArray(response.workflow_runs) ? response.workflow_runs.filter(isObject) : undefined;
    if (runs === undefined) throw new GitHubError("GitHub's response about runs of the workflow isn't a list");
    const full = `${owner}/${name}`.toLowerCase();
    const commits = runs.flatMap(({ head_sha: sha, head_branch: of, event, head_repository: from, conclusion }) => {
      const isOwn = isObject(from) && typeof from.full_name === 'string' && from.full_name.toLowerCase() === full;
      const isOfBranch = of === branch && typeof event === 'string' && !event.startsWith('pull_request');
      const isCommit = typeof sha === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha);
      return isOwn && isOfBranch && isCommit && conclusion === 'success' ? [sha] : [];
    });
    return [...new Set(commits)];
  }

  /** The commit that a branch is at. @throws GitHubError */
  async headOfBranch(branch: string): Promise<string> {
    const response = await this.#get(`/branches/${inAddress(branch)}`);
    const sha = isObject(response) ? text(part(response, 'commit'), 'sha') : undefined;
    if (sha === undefined) throw new GitHubError(`GitHub's response about the branch ${branch} names no commit`);
    return sha;
  }

  /**
   * The content of a file in a commit (GitHub's documentation of repository contents).
   * @param path from the root of the repository, with slashes
   * @param sha of the commit
   * @returns undefined where the commit has no such file
   * @throws GitHubError where the commit is not known, the token may not read it, or something else is in the file's place
   */
  async fileOfCommit(path: string, sha: string): Promise<Buffer | undefined> {
    let response: unknown;
    try {
      response = await this.#get(`/contents/${path.split('/').map(inAddress).join('/')}?ref=${sha}`);
    } catch (error) {
      if (!(error instanceof GitHubError) || error.status !== 404) throw error;
      // GitHub also answers 404 for a commit that it does not have, and to a token that may not read.
      await this.#get(`/git/commits/${sha}`);
      return undefined;
    }
    const what = `${JSON.stringify(path)} in commit ${sha}`;
    if (Array.isArray(response)) throw new GitHubError(`${what} is a folder`);
    const { type, encoding, content, size } = isObject(response) ? response : {};
    if (type !== 'file')
      throw new GitHubError(`${what} isn't a regular file (GitHub says: ${oneLine(String(type), 50)})`);
    const bytes = encoding === 'base64' && typeof content === 'string' ? Buffer.from(content, 'base64') : undefined;
    // GitHub leaves out the content of a file of more than 1 MB.
    if (bytes === undefined || bytes.length !== size) {
      throw new GitHubError(
        `${what} has ${String(size)} bytes, and GitHub's API gives at most 1 MB of a file. Check out the commit, with fetch-depth: 0`,
      );
    }
    return bytes;
  }

  /** @param below path below the repository, with its query */
  async #get(below: string): Promise<unknown> {
    return (await this.#ask(below)).data;
  }

  async #ask(below: string): Promise<{ readonly data: unknown; readonly link: string | undefined }> {
    const { token, repository, apiUrl, signal, clock = systemClock, onRetry } = this.#options;
    const path = `/repos/${repository.owner}/${repository.name}${below}`;
    if (token === undefined) {
      throw new GitHubError("the event doesn't give it, and GitHub can't be asked without {input:github-token}");
    }
    const { getOctokit } = await import('@actions/github');
    const octokit = getOctokit(token, apiUrl === undefined ? {} : { baseUrl: apiUrl });
    const attempt = async (timeoutMs: number) => {
      try {
        const response = await octokit.request(`GET ${path}`, {
          request: {
            fetch: this.#fetch,
            signal: AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(timeoutMs))]),
            // Warnings of the library would be unwanted lines in the log.
            log: { warn: ignore },
          },
        });
        return { data: response.data as unknown, link: response.headers.link };
      } catch (error) {
        throw failureOfRequest(error, clock.now());
      }
    };
    const asked = `GitHub's API (GET ${path.replace(/\?.*/, '')})`;
    try {
      return await withRetries({
        effect: 'read',
        attempt,
        ...limits,
        deadline: clock.now() + totalTimeoutMs(limits),
        clock,
        onRetry: (retry) => onRetry?.({ ...retry, reason: `${asked} ${retry.reason}` }),
        signal,
      });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw new GitHubError(
        `${asked} ${error.message}${missingPermission(path, error.status, error.message)}${error.status === 429 ? laterAdvice : ''}`,
        error.status,
      );
    }
  }
}

/** A head in the form of the filter of GitHub's API. */
const labelOf = ({ owner, branch }: { owner: string; branch: string }): string => `${owner}:${branch}`;

/** True when a pull request in GitHub's response is one that the search is for. */
function isFound(value: unknown, search: Search): boolean {
  if (isFrom(value, search.head)) return true;
  return (
    search.kind === 'by-commit' &&
    search.mergedInto !== undefined &&
    isMergedAs(value, search.head.sha, search.mergedInto)
  );
}

function failureOfRequest(error: unknown, now: number): ServiceError {
  const { status, response, message, cause } = error as {
    cause?: unknown;
    status?: number;
    response?: { headers?: Readonly<Record<string, string>> };
    message?: unknown;
  };
  if (cause instanceof ServiceError) return cause;
  const said = oneLine(String(message), 200);
  // The library gives a request that got no response the status 500.
  if (response === undefined)
    return new ServiceError({ kind: 'not-connected', message: `could not be reached: ${said}` });
  const waitMs = rateLimitMs(status, said, response.headers ?? {}, now);
  return new ServiceError({
    kind: 'status',
    // A request over a rate limit was not done, as the status 429 says elsewhere.
    status: waitMs === undefined ? status : 429,
    message: `answered ${String(status)}: ${said}`,
    retryAfterMs: waitMs ?? retryAfterMs(response.headers?.['retry-after'], now),
  });
}

const laterAdvice = '. GitHub limits how often it is asked: run the step again later';

/** The shortest delay after a secondary rate limit that names none, in milliseconds (GitHub's documentation). */
const unnamedDelayMs = 60_000;

/**
 * How long to wait after a request over a rate limit, in milliseconds (GitHub's documentation, "Rate limits for the REST API"): the
 * secondary limit answers 403 or 429, mostly with `retry-after`; the primary one gives the time of its reset.
 * @param said the message of the response; servers that are older speak of abuse
 * @param now of this machine, in milliseconds since the epoch
 * @returns undefined for a response that is not about a rate limit
 */
function rateLimitMs(
  status: unknown,
  said: string,
  headers: Readonly<Record<string, string | undefined>>,
  now: number,
): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  // A date counts by the clock of its sender.
  const sentAt = Date.parse(headers.date ?? '') || now;
  const asked = retryAfterMs(headers['retry-after'], sentAt);
  if (asked !== undefined) return asked;
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0) return Math.max(0, reset * 1000 - sentAt);
  return /\bsecondary rate limit|\babuse detection/i.test(said) ? unnamedDelayMs : undefined;
}

/**
 * The permission that the workflow's token lacks, where GitHub refused the request (GitHub's documentation of
 * permissions).
 */
function missingPermission(path: string, status: unknown, said: string): string {
  if (status !== 403 || !said.includes('Resource not accessible by integration')) return '';
  const line = /\/pulls\b|\/timeline\b/.test(path)
    ? 'pull-requests: read'
    : path.includes('/actions/')
      ? 'actions: read'
      : 'contents: read';
  return `. The token of this workflow may not ask that: add the line "${line}" under permissions: of the workflow or the job`;
}

/** A text for an address. JSON can hold half of a surrogate pair, and an address cannot. */
function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function ignore(): void {
  // Nothing to do.
}
