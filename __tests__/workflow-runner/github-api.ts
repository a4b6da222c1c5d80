import { randomBytes } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Permissions } from './workflow.js';

/** A pull request as GitHub's API gives it. */
export interface ApiPullRequest {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly label: string; readonly sha: string };
}

/**
 * Stands for GitHub's API of one private repository. A token has the permissions that it was made with, and a request
 * beyond them is answered as GitHub answers it.
 */
export class GitHubApi {
  readonly #tokens = new Map<string, Permissions>();
  readonly #server: Server;
  /** Method and path of every request, with the status of its response. */
  readonly requests: string[] = [];

  constructor(repository: string, defaultBranch: string, pullRequests: () => readonly ApiPullRequest[]) {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const permissions = this.#tokens.get((request.headers.authorization ?? '').replace(/^(token|bearer) /i, ''));
      const respond = (status: number, body: unknown): void => {
        this.requests.push(`${request.method ?? ''} ${request.url ?? ''} ${String(status)}`);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (permissions === undefined) {
        respond(401, { message: 'Bad credentials' });
        return;
      }
      const path = pathname.replace(`/repos/${repository}`, '');
      if (path === '') {
        respond(200, { full_name: repository, default_branch: defaultBranch });
        return;
      }
      if (!may(permissions, 'pull-requests')) {
        respond(403, { message: 'Resource not accessible by integration' });
        return;
      }
      const [, number] = /^\/pulls\/(\d+)$/.exec(path) ?? [];
      const [, sha] = /^\/commits\/([0-9a-f]+)\/pulls$/.exec(path) ?? [];
      const all = pullRequests();
      if (number !== undefined) {
        const found = all.find((one) => one.number === Number(number));
        respond(found === undefined ? 404 : 200, found ?? { message: 'Not Found' });
      } else if (sha !== undefined) {
        respond(
          200,
          all.filter(({ head }) => head.sha === sha),
        );
      } else if (path === '/pulls') {
        const head = searchParams.get('head');
        respond(
          200,
          all.filter((one) => one.state === 'open' && (head === null || one.head.label === head)),
        );
      } else respond(404, { message: 'Not Found' });
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** A token of a job. */
  token(permissions: Permissions): string {
    const token = `ghs_${randomBytes(18).toString('hex')}`;
    this.#tokens.set(token, permissions);
    return token;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Whether permissions allow reading in an area. */
export const may = (permissions: Permissions, area: string): boolean =>
  ['read', 'write'].includes(permissions[area] ?? 'none');
