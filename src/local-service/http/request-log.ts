/** One request as it arrived, without its headers: they hold the token. */
export interface LoggedRequest {
  /** ISO 8601, in real time. */
  readonly receivedAt: string;
  readonly method: string;
  /** Path with the query. */
  readonly path: string;
  /** Whether the token came with it, and was the right one. */
  readonly token: 'accepted' | 'wrong' | 'missing';
  /** Size of the body; null while it is being read, and when it broke off. */
  bodyBytes: number | null;
  /** The body, when it is a JSON object of at most 16 KiB; else null. */
  body: unknown;
  /** Status of the answer; null when none was given (yet). */
  status: number | null;
}

const kept = 10_000;
const longestBody = 16_384;

/** The latest 10,000 requests. */
export class RequestLog {
  #requests: LoggedRequest[] = [];
  /** How many there were since the start, or since they were last forgotten. */
  total = 0;

  get requests(): readonly LoggedRequest[] {
    return this.#requests;
  }

  add(method: string, path: string, token: LoggedRequest['token']): LoggedRequest {
    const request = {
      receivedAt: new Date().toISOString(),
      method,
      path,
      token,
      bodyBytes: null,
      body: null,
      status: null,
    };
    this.#requests.push(request);
    this.total += 1;
    if (this.#requests.length > kept) this.#requests.shift();
    return request;
  }

  clear(): void {
    this.#requests = [];
    this.total = 0;
  }
}

/** Notes a body that has been read. */
export function noteBody(request: LoggedRequest, size: number, bytes: Buffer | undefined): void {
  request.bodyBytes = size;
  if (bytes === undefined || bytes.length > longestBody) return;
  try {
    request.body = JSON.parse(bytes.toString('utf8'));
  } catch {
    request.body = null;
  }
}
