/** How a request proved its sender. `forked-run`: by the id of a workflow run, which replaces the token for forks. */
export type TokenCheck = 'accepted' | 'forked-run' | 'wrong' | 'missing';

/** One request as it arrived, without its headers: they hold the token. */
export interface LoggedRequest {
  /** ISO 8601, in real time. */
  readonly receivedAt: string;
  readonly method: string;
  /** Path with the query, of which the first 1,024 characters are kept. */
  readonly path: string;
  readonly token: TokenCheck;
  /** Size of the body; null while it is being read, and when it broke off. */
  bodyBytes: number | null;
  /** The body, when it is JSON of at most 16 KiB and among the latest 16 MiB of bodies; else null. */
  body: unknown;
  /** Status of the response; null without a response (yet). */
  status: number | null;
}

/** A request with its body as received. A parsed body would take many times the memory. */
interface KeptRequest extends Omit<LoggedRequest, 'body'> {
  text: string | undefined;
}

const kept = 10_000;
const longestPath = 1024;
/** Largest body that is kept, in bytes. */
export const longestLoggedBody = 16_384;
const bodyBytesKept = 16 * 1_048_576;

/** The latest 10,000 requests. */
export class RequestLog {
  #requests: KeptRequest[] = [];
  /** The bodies that are kept, the earliest first. */
  readonly #withBody = new Set<KeptRequest>();
  #bodyBytes = 0;
  /** How many requests there were since the start, or since the log was last cleared. */
  total = 0;

  get requests(): LoggedRequest[] {
    return this.#requests.slice(-kept).map(({ text, ...request }) => {
      const { receivedAt, method, path, token, bodyBytes, status } = request;
      return { receivedAt, method, path, token, bodyBytes, body: parsed(text), status };
    });
  }

  add(method: string, path: string, token: TokenCheck): KeptRequest {
    const receivedAt = new Date().toISOString();
    const known = { receivedAt, method, path: beginningOf(path), token };
    const request: KeptRequest = { ...known, bodyBytes: null, text: undefined, status: null };
    this.#requests.push(request);
    this.total += 1;
    // The array is cut seldom, because removing its first element moves all others.
    if (this.#requests.length > 1.1 * kept) {
      for (const old of this.#requests.slice(0, -kept)) this.#dropBody(old);
      this.#requests = this.#requests.slice(-kept);
    }
    return request;
  }

  /** Records a body that has been read. */
  noteBody(request: KeptRequest, size: number, bytes: Buffer | undefined): void {
    request.bodyBytes = size;
    if (bytes === undefined || bytes.length > longestLoggedBody) return;
    request.text = bytes.toString('utf8');
    this.#withBody.add(request);
    this.#bodyBytes += request.text.length;
    for (const oldest of this.#withBody) {
      if (this.#bodyBytes <= bodyBytesKept) return;
      this.#dropBody(oldest);
    }
  }

  clear(): void {
    this.#requests = [];
    this.#withBody.clear();
    this.#bodyBytes = 0;
    this.total = 0;
  }

  #dropBody(request: KeptRequest): void {
    if (!this.#withBody.delete(request)) return;
    this.#bodyBytes -= request.text?.length ?? 0;
    request.text = undefined;
  }
}

/** A copy, because a part of a text keeps the whole of it in memory. */
function beginningOf(path: string): string {
  return path.length <= longestPath ? path : Buffer.from(path.slice(0, longestPath)).toString();
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
