/** How a request proved its sender. `forked-run`: by the id of a workflow run, which replaces the token for forks. */
export type TokenCheck = 'accepted' | 'forked-run' | 'wrong' | 'missing';

/** One request as it arrived, without its headers: they hold the token. */
interface LoggedRequest {
  /** ISO 8601, in real time. */
  readonly receivedAt: string;
  readonly method: string;
  /** Path with the query, of which the first 1,024 characters are kept. */
  readonly path: string;
  readonly token: TokenCheck;
  /** Size of the body; null while it is being read, and when it broke off. */
  bodyBytes: number | null;
  /** The body, when it is JSON of at most 16 KiB; else null. A parsed body would take many times the memory. */
  text: string | undefined;
  /** Status of the response; null without a response (yet). */
  status: number | null;
}

const kept = 1000;
const longestPath = 1024;
/** Largest body that is kept, in bytes. */
export const longestLoggedBody = 16_384;

/** The latest 1,000 requests. */
export class RequestLog {
  #requests: LoggedRequest[] = [];
  /** How many requests there were since the start, or since the log was last cleared. */
  total = 0;

  get requests(): readonly object[] {
    return this.#requests.map(({ text, status, ...request }) => ({ ...request, body: parsed(text), status }));
  }

  add(method: string, path: string, token: TokenCheck): LoggedRequest {
    const known = { receivedAt: new Date().toISOString(), method, path: beginningOf(path), token };
    const request: LoggedRequest = { ...known, bodyBytes: null, text: undefined, status: null };
    this.#requests.push(request);
    if (this.#requests.length > kept) this.#requests.shift();
    this.total += 1;
    return request;
  }

  /** Records a body that has been read. */
  noteBody(request: LoggedRequest, size: number, bytes: Buffer | undefined): void {
    request.bodyBytes = size;
    if (bytes !== undefined && bytes.length <= longestLoggedBody) request.text = bytes.toString('utf8');
  }

  clear(): void {
    this.#requests = [];
    this.total = 0;
  }
}

/** A copy, because a part of a text keeps the whole of it in memory. */
function beginningOf(path: string): string {
  return path.length <= longestPath ? path : Buffer.from(path.slice(0, longestPath)).toString();
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
