import { UserError } from '../../packages/shared/src/user-error.js';
import { FileRefused, readRunnerFile } from '../../packages/shared/src/files/open-file.js';
import { isObject } from '../../packages/shared/src/json-values.js';

/** The event that started the workflow, as the runner describes it (GitHub's documentation of default variables). */
export interface WorkflowEvent {
  /** Name such as `pull_request`; empty outside a workflow. */
  readonly name: string;
  readonly payload: Payload;
  readonly repository: { readonly owner: string; readonly name: string } | undefined;
  /** Address of the GitHub server, without a trailing slash. */
  readonly serverUrl: string;
  /** Address of GitHub's API; undefined outside of a runner. */
  readonly apiUrl?: string | undefined;
  /** Branch or tag reference that the workflow runs for. */
  readonly ref: string;
  /** Commit that the workflow runs for; undefined outside of a runner. */
  readonly sha?: string | undefined;
  /** Login of the person or app that started the workflow. */
  readonly actor: string;
  /** Id of the run, digits. */
  readonly runId?: string | undefined;
  /** True where a run was started again. It has the event of its first attempt, which may be out of date. */
  readonly isRerun: boolean;
}

/** A part of a webhook payload from GitHub. Every value in it has to be checked. */
export type Payload = Readonly<Record<string, unknown>>;

/** Largest event that is read. GitHub's largest event has 25 MB (its documentation of webhooks). */
const eventLimitBytes = 32 * 1024 * 1024;

/** An event file that cannot be used. */
export class EventError extends UserError {
  override readonly name = 'EventError';
}

/**
 * Reads the event from the variables and the file that the runner sets.
 * @throws EventError when the file exists but is not a regular file, is too large, or does not hold a JSON object
 */
export function readEvent(environment: Readonly<Record<string, string | undefined>>): WorkflowEvent {
  const payload = readPayload(environment.GITHUB_EVENT_PATH);
  const said = part(payload, 'repository');
  const [owner, name] = (environment.GITHUB_REPOSITORY ?? text(said, 'full_name') ?? '').split('/');
  return {
    name: environment.GITHUB_EVENT_NAME ?? '',
    payload,
    repository: owner && name ? { owner, name } : undefined,
    serverUrl: serverUrl(environment.GITHUB_SERVER_URL) ?? serverUrl(text(said, 'html_url')) ?? 'https://github.com',
    apiUrl: environment.GITHUB_API_URL === '' ? undefined : environment.GITHUB_API_URL,
    ref: environment.GITHUB_REF ?? '',
    sha: environment.GITHUB_SHA,
    actor: environment.GITHUB_ACTOR ?? '',
    runId: /^\d+$/.test(environment.GITHUB_RUN_ID ?? '') ? environment.GITHUB_RUN_ID : undefined,
    isRerun: Number(environment.GITHUB_RUN_ATTEMPT ?? 1) > 1,
  };
}

/** Scheme and host of a web address; undefined for any other text. */
function serverUrl(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

function readPayload(path = ''): Payload {
  const refuse = (why: string): never => {
    throw new EventError(`the event file ${path}, which the runner names in GITHUB_EVENT_PATH, ${why}`);
  };
  let text: string;
  try {
    text = readRunnerFile(path, eventLimitBytes).toString('utf8');
  } catch (error) {
    // Without an event file (a local run), only the inputs count.
    return error instanceof FileRefused ? refuse(`cannot be read: ${error.message}`) : {};
  }
  try {
    const payload: unknown = JSON.parse(text);
    if (isObject(payload)) return payload;
  } catch {
    // What is not JSON is refused below.
  }
  return refuse('does not hold a JSON object');
}

/** The object in a field; empty when the field holds no object. */
export function part(payload: Payload, field: string): Payload {
  const value = payload[field];
  return isObject(value) ? value : {};
}

/** The text in a field; undefined when the field holds no text. */
export function text(payload: Payload, field: string): string | undefined {
  const value = payload[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
