import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A pull request as the stand-in for GitHub's API has it. */
export interface GitHubPullRequest {
  readonly number: number;
  readonly title: string;
  readonly labels: string[];
  sha: string;
  base: string;
  branch: string;
  draft: boolean;
  /** Null while GitHub has not computed it. */
  mergeable: boolean | null;
  state: 'open' | 'closed';
  merged: boolean;
  fromFork: boolean;
  /** Changes of labels, and pushes, the oldest first. */
  readonly timeline: {
    readonly event: string;
    readonly label?: { readonly name: string };
    readonly created_at?: string;
  }[];
  /** When it last changed, and when its head's repository was last pushed to; ISO 8601. */
  updatedAt: string | undefined;
  pushedAt: string | undefined;
  /** Replaces fields of its head. */
  head?: object;
}

/** GitHub's API for the pull requests of one repository, on a socket of this machine. */
export class GitHubStandIn {
  readonly pullRequests = new Map<number, GitHubPullRequest>();
  /** Labels of the repository beside those of its pull requests. */
  readonly labels: string[] = [];
  /** The time in milliseconds since the epoch. GitHub's dates have whole seconds. */
  now: () => number = Date.now;
  /** Path and query of every request. */
  readonly received: string[] = [];
  /** Answers a request in place of GitHub, where it returns true. */
  instead: (path: string, response: ServerResponse) => boolean = () => false;
  readonly #repository: string;
  readonly #server: Server;

  /** @param repository `owner/name` */
  constructor(repository: string) {
    this.#repository = repository;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** The value of GITHUB_API_URL. */
  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  open(number: number, fields: Partial<Omit<GitHubPullRequest, 'number' | 'timeline'>> = {}): GitHubPullRequest {
    const pullRequest: GitHubPullRequest = {
      number,
      title: `Change ${String(number)}`,
      labels: ['merge'],
      sha: number.toString(16).padStart(40, 'a'),
      base: 'main',
      branch: `topic-${String(number)}`,
      draft: false,
      mergeable: true,
      state: 'open',
      merged: false,
      fromFork: false,
      timeline: [],
      updatedAt: this.#date(),
      pushedAt: this.#date(-60_000),
      ...fields,
    };
    const at = { created_at: this.#date() };
    for (const name of pullRequest.labels) pullRequest.timeline.push({ event: 'labeled', label: { name }, ...at });
    this.pullRequests.set(number, pullRequest);
    return pullRequest;
  }

  label(pullRequest: GitHubPullRequest, name: string): void {
    if (pullRequest.labels.includes(name)) return;
    pullRequest.labels.push(name);
    this.#change(pullRequest, 'labeled', name);
  }

  unlabel(pullRequest: GitHubPullRequest, name: string): void {
    const index = pullRequest.labels.indexOf(name);
    if (index < 0) return;
    pullRequest.labels.splice(index, 1);
    this.#change(pullRequest, 'unlabeled', name);
  }

  push(pullRequest: GitHubPullRequest, sha: string): void {
    pullRequest.sha = sha;
    pullRequest.updatedAt = pullRequest.pushedAt = this.#date();
    pullRequest.timeline.push({ event: 'committed' });
  }

  #change(pullRequest: GitHubPullRequest, event: string, name: string): void {
    pullRequest.updatedAt = this.#date();
    pullRequest.timeline.push({ event, label: { name }, created_at: this.#date() });
  }

  #date(later = 0): string {
    return new Date(this.now() + later).toISOString().replace(/\.\d+/, '');
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.received.push(url);
    if (this.instead(url, response)) return;
    const { pathname, searchParams } = new URL(url, 'http://x');
    const rest = pathname.replace(`/repos/${this.#repository}/`, '');
    const pullRequest = this.pullRequests.get(Number(/^(?:pulls|issues)\/(\d+)/.exec(rest)?.[1]));
    const all = [...this.pullRequests.values()];
    if (rest === 'pulls') {
      const open = all.filter(({ state }) => state === 'open').map((one) => this.#record(one, false));
      this.#page(response, searchParams, open);
    } else if (rest === 'labels') {
      const names = new Set([...this.labels, ...all.flatMap(({ labels }) => labels)]);
      this.#page(
        response,
        searchParams,
        Array.from(names, (name) => ({ name })),
      );
    } else if (pullRequest === undefined) send(response, 404, { message: 'Not Found' });
    else if (rest.endsWith('/timeline')) this.#page(response, searchParams, pullRequest.timeline);
    else send(response, 200, this.#record(pullRequest, true));
  }

  #page(response: ServerResponse, query: URLSearchParams, rows: readonly object[]): void {
    const size = Number(query.get('per_page') ?? 30);
    const page = Number(query.get('page') ?? 1);
    const links = [
      ...(page > 1 ? [`<${this.url}/pages?page=${String(page - 1)}>; rel="prev"`] : []),
      ...(rows.length > page * size ? [`<${this.url}/pages?page=${String(page + 1)}>; rel="next"`] : []),
    ];
    const headers = links.length === 0 ? {} : { link: links.join(', ') };
    send(response, 200, rows.slice((page - 1) * size, page * size), headers);
  }

  /** @param single a list has nothing about conflicts */
  #record(pullRequest: GitHubPullRequest, single: boolean): object {
    const { number, title, labels, sha, base, branch, draft, state, merged, mergeable, fromFork } = pullRequest;
    const { updatedAt, pushedAt, head } = pullRequest;
    const [owner = '', name = ''] = this.#repository.split('/');
    const own = { id: 1, full_name: this.#repository, pushed_at: pushedAt };
    const [from, repo] = fromFork ? ['stranger', { ...own, id: 2, full_name: `stranger/${name}` }] : [owner, own];
    return {
      ...{ number, title, state, draft, updated_at: updatedAt },
      merged_at: merged ? '2026-01-01T00:00:00Z' : null,
      labels: labels.map((label) => ({ name: label })),
      head: { ref: branch, sha, label: `${from}:${branch}`, repo, ...head },
      base: { ref: base, sha: 'b'.repeat(40), repo: own },
      ...(single ? { merged, mergeable, mergeable_state: mergeable === false ? 'dirty' : 'clean' } : {}),
    };
  }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
