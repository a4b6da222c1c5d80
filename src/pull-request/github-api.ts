import { ServiceError } from '../service/transport/errors.js';
import { retryAfterMs } from '../service/transport/retry-after.js';
import { type Clock, systemClock } from '../service/requests/clock.js';
import { type Retry, withRetries } from '../service/requests/retry.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { totalTimeoutMs } from '../service/requests/timeouts.js';
import type { Search } from './candidates.js';
import { gitHubFetch } from './github-fetch.js';
import { type Payload, part, text } from './event.js';
import { type PullRequestFacts, inAddress, pullRequestFacts } from './pull-request.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { fieldsOf, isObject } from '../../packages/shared/src/json-values.js';
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
  readonly repository: { readonly owner: string; readonly name: string };
  readonly signal: AbortSignal;
  /** Address of the API; the one that the process's variables name, or GitHub's own, when left out. */
  readonly apiUrl?: string | undefined;
}

/** Fetches data from GitHub that an event lacks. Every method throws GitHubError. The library is loaded for the first request. */
export class GitHubApi {
  readonly #options: GitHubApiOptions;
  readonly #fetch = gitHubFetch();

  constructor(options: GitHubApiOptions) {
    this.#options = options;
  }

  pullRequest(number: number): Promise<PullRequestFacts> {
    return this.#get(`/pulls/${String(number)}`, pullRequestFacts);
  }

  /** The pull requests that a search finds. */
  async find({ path, isFound }: Search): Promise<readonly PullRequestFacts[]> {
    return factsOf((await this.#get(path, rowsOf)).filter(isFound));
  }

  /** Every open pull request, the oldest first. One that closes while the list is read may hide another one. */
  async openPullRequests(): Promise<readonly PullRequestFacts[]> {
    const facts = factsOf(await this.#list('/pulls?state=open&sort=created&direction=asc&'));
    return [...new Map(facts.map((one) => [one.number, one])).values()];
  }

  /**
   * Labels and pushes of a pull request, the oldest first. GitHub puts a commit where the commit's own date is, and its
   * author writes that date.
   */
  async timeline(number: number): Promise<readonly TimelineChange[]> {
    const rows = await this.#list(`/issues/${String(number)}/timeline?`);
    return rows.flatMap((row): TimelineChange[] => {
      if (row.event === 'committed' || row.event === 'head_ref_force_pushed') return [{ kind: 'push' }];
      const label = text(part(row, 'label'), 'name');
      if (label === undefined || (row.event !== 'labeled' && row.event !== 'unlabeled')) return [];
      return [{ kind: 'label', label, isAdded: row.event === 'labeled', at: text(row, 'created_at') }];
    });
  }

  /** Names of the repository's labels. */
  async labels(): Promise<readonly string[]> {
    return (await this.#list('/labels?')).flatMap((row) => text(row, 'name') ?? []);
  }

  defaultBranch(): Promise<string> {
    return this.#get('', (data) => text(fieldsOf(data), 'default_branch'));
  }

  /** The commit that a branch is at. */
  headOfBranch(branch: string): Promise<string> {
    return this.#get(`/branches/${inAddress(branch)}`, (data) => text(part(fieldsOf(data), 'commit'), 'sha'));
  }

  /**
   * The commits that the last successful runs of a workflow on a branch tested, the newest run first. A fork's branch may have the same name, so
   * only runs of the repository itself count, and no runs for pull requests.
   * @param file name of the workflow's file
   */
  async commitsOfSuccessfulRuns(file: string, branch: string): Promise<readonly string[]> {
    const { owner, name } = this.#options.repository;
    const query = `branch=${inAddress(branch)}&status=success&exclude_pull_requests=true&per_page=100`;
    const path = `/actions/workflows/${inAddress(file)}/runs?${query}`;
    const runs = await this.#get(path, (data) => rowsOf(fieldsOf(data).workflow_runs));
    const own = runs.filter((run) => {
      const from = text(part(run, 'head_repository'), 'full_name');
      const event = text(run, 'event') ?? 'pull_request';
      const isOwn = from?.toLowerCase() === `${owner}/${name}`.toLowerCase() && !event.startsWith('pull_request');
      return isOwn && run.head_branch === branch && run.conclusion === 'success';
    });
    return [...new Set(own.map((run) => text(run, 'head_sha') ?? '').filter((sha) => commitId.test(sha)))];
  }

  /**
   * The content of a file in a commit (GitHub's documentation of repository contents).
   * @param path from the root of the repository, with slashes
   * @param sha of the commit
   * @returns undefined where the commit has no such file
   * @throws GitHubError where the commit is not known, the token may not read it, or something else is in the file's place
   */
  async fileOfCommit(path: string, sha: string): Promise<Buffer | undefined> {
    let found: Payload;
    try {
      const address = `/contents/${path.split('/').map(inAddress).join('/')}?ref=${sha}`;
      found = await this.#get(address, (data) => (Array.isArray(data) ? { type: 'a folder' } : fieldsOf(data)));
    } catch (error) {
      if (!(error instanceof GitHubError) || error.status !== 404) throw error;
      // GitHub also answers 404 for a commit that it does not have, and to a token that may not read.
      await this.#get(`/git/commits/${sha}`, fieldsOf);
      return undefined;
    }
    const { type, encoding, content, size } = found;
    const what = `${JSON.stringify(path)} in commit ${sha}`;
    if (type !== 'file') {
      throw new GitHubError(`${what} isn't a regular file (GitHub says: ${oneLine(String(type), 50)})`);
    }
    const bytes = encoding === 'base64' && typeof content === 'string' ? Buffer.from(content, 'base64') : undefined;
    // GitHub leaves out the content of a file of more than 1 MB.
    if (bytes?.length === size) return bytes;
    throw new GitHubError(
      `${what} has ${String(size)} bytes, and GitHub's API gives at most 1 MB of a file. Check out the commit, with fetch-depth: 0`,
    );
  }

  /** All pages of a list of the repository. @param below path below the repository, with a query to which more is added */
  async #list(below: string): Promise<readonly Payload[]> {
    const rows: Payload[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const path = `${below}per_page=${String(pageSize)}&page=${String(page)}`;
      const { found, isLast } = await this.#get(path, (data, link) => {
        if (!Array.isArray(data)) return undefined;
        // A server that does not link its pages may still have a next page behind a full one.
        const isLast = link === undefined ? data.length < pageSize : !/\brel="?next\b/.test(link);
        return { found: data.filter(isObject), isLast };
      });
      rows.push(...found);
      if (isLast) return rows;
    }
    const most = grouped(mostPages * pageSize);
    throw new GitHubError(`${this.#name(below)} has more than the ${most} entries that are read`);
  }

  /** A request in messages. */
  #name(below: string): string {
    const { owner, name } = this.#options.repository;
    return `GitHub's API (GET /repos/${owner}/${name}${below.replace(/\?.*/, '')})`;
  }

  /**
   * @param below path below the repository, with its query
   * @param read the value in the response's data, which nobody has checked; undefined where it is not there
   */
  async #get<Value>(below: string, read: (data: unknown, link?: string) => Value | undefined): Promise<Value> {
    const { token, signal, clock = systemClock, onRetry } = this.#options;
    if (token === undefined) {
      throw new GitHubError("the event doesn't give it, and GitHub can't be asked without {input:github-token}");
    }
    const asked = this.#name(below);
    try {
      const response = await withRetries({
        effect: 'read',
        attempt: await this.#attempts(below, token, clock),
        ...limits,
        deadline: clock.now() + totalTimeoutMs(limits),
        clock,
        onRetry: (retry) => onRetry?.({ ...retry, reason: `${asked} ${retry.reason}` }),
        signal,
      });
      const value = read(response.data, response.headers.link);
      if (value === undefined) throw new GitHubError(`${asked} answered in a form that the action does not know`);
      return value;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw new GitHubError(`${asked} ${error.message}${adviceFor(error, below)}`, error.status);
    }
  }

  /** Attempts of a request, each within a time limit in milliseconds, as `withRetries` makes them. */
  async #attempts(below: string, token: string, clock: Clock) {
    const { repository, apiUrl, signal } = this.#options;
    const { getOctokit } = await import('@actions/github');
    const octokit = getOctokit(token, apiUrl === undefined ? {} : { baseUrl: apiUrl });
    return async (timeoutMs: number) => {
      try {
        return await octokit.request(`GET /repos/${repository.owner}/${repository.name}${below}`, {
          request: {
            fetch: this.#fetch,
            signal: AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(timeoutMs))]),
            // Warnings of the library would be unwanted lines in the log.
            log: { warn: () => undefined },
          },
        });
      } catch (error) {
        throw failureOfRequest(error, clock.now());
      }
    };
  }
}

export const commitId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The objects of a list; undefined where the value is no list. */
const rowsOf = (data: unknown): readonly Payload[] | undefined =>
  Array.isArray(data) ? data.filter(isObject) : undefined;

const factsOf = (rows: readonly Payload[]): readonly PullRequestFacts[] =>
  rows.flatMap((row) => pullRequestFacts(row) ?? []);

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
  const { headers = {} } = response;
  const waitMs = rateLimitMs(status, said, headers, now);
  return new ServiceError({
    kind: 'status',
    // A request over a rate limit was not done, as the status 429 says elsewhere.
    status: waitMs === undefined ? status : 429,
    message: `answered ${String(status)}: ${said}`,
    retryAfterMs: waitMs ?? retryAfterMs(headers['retry-after'], now),
  });
}

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
 * What helps against a rate limit, and against a refusal: the permission that the workflow's token lacks (GitHub's documentation of
 * permissions).
 */
function adviceFor({ status, message }: ServiceError, path: string): string {
  if (status === 429) return '. GitHub limits how often it is asked: run the step again later';
  if (status !== 403 || !message.includes('Resource not accessible by integration')) return '';
  const ofActions = path.startsWith('/actions/') ? 'actions: read' : 'contents: read';
  const line = /\/pulls\b|\/timeline\b/.test(path) ? 'pull-requests: read' : ofActions;
  return `. The token of this workflow may not ask that: add the line "${line}" under permissions: of the workflow or the job`;
}
