import { readInputs } from '../../src/inputs/inputs.js';
import { type Context, type Needs, resolveContext } from '../../src/pull-request/context.js';
import type { WorkflowEvent } from '../../src/pull-request/event.js';
import { testClock } from '../service/requests/test-clock.js';
import type { Payload } from '../steps/payloads.js';
import { respond } from '../steps/servers.js';
import { serveGitHub } from './github-server.js';

/** An event of the repository Codertocat/Hello-World. */
export const eventOf = (name: string, payload: Payload = {}, more: Partial<WorkflowEvent> = {}): WorkflowEvent => ({
  name,
  payload,
  repository: { owner: 'Codertocat', name: 'Hello-World' },
  serverUrl: 'https://github.com',
  ref: '',
  actor: 'octocat',
  isRerun: false,
  ...more,
});

/** What a step resolves, from its event, its inputs, and what GitHub has. */
export interface Asked {
  readonly event: WorkflowEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly needs?: Partial<Needs>;
  /** GitHub's responses by path and query; a number is the status of an error. Given, the step has a token of GitHub. */
  readonly github?: Readonly<Record<string, unknown>>;
}

/** Paths of GitHub's API. */
const repository = '/repos/Codertocat/Hello-World';
export const pulls = `${repository}/pulls`;
export const byBranch = (head: string): string => `${pulls}?state=open&per_page=100&head=${head}`;
export const byCommit = (sha: string): string => `${repository}/commits/${sha}/pulls?per_page=100`;

/** The parts of a context. */
function partsOf({ pullRequest, repository, targetBranch: branch, skip, warnings }: Context) {
  const { number, sha, title, url, baseBranch: base } = pullRequest ?? {};
  return { number, sha, title, url, base, branch, skip, warnings, host: repository?.host, owner: repository?.owner };
}

/** What came of it: the context's parts or the message of an error, and the requests that reached GitHub. */
type Resolved = Partial<ReturnType<typeof partsOf>> & { readonly requests: readonly string[]; readonly error?: string };

const needed: Needs = { pullRequest: 'required', targetBranch: true, repository: true };

/** A function that resolves beside a GitHub that answers what the case says. */
export function resolver(): (asked: Asked) => Promise<Resolved> {
  let requests: string[] = [];
  let responses: NonNullable<Asked['github']> = {};
  serveGitHub((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    requests.push(path);
    const found = responses[path] ?? 404;
    if (typeof found === 'number') respond(response, found, { message: 'not for you' });
    else respond(response, 200, found);
  });
  return async ({ event, inputs = {}, needs, github }) => {
    requests = [];
    responses = github ?? {};
    const given = { ...(github && { 'github-token': 'a-github-token' }), ...inputs };
    const texts = Object.entries(given).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text] as const);
    const own = { apiUrl: process.env.GITHUB_API_URL, ...event };
    const { signal } = new AbortController();
    const clock = testClock(Date.now());
    try {
      const known = await readInputs(Object.fromEntries(texts));
      return { ...partsOf(await resolveContext(known, own, { ...needed, ...needs }, signal, { clock })), requests };
    } catch (error) {
      return { error: (error as Error).message, requests };
    }
  };
}
