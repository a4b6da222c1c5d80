export const id = 605;
export const ids = [605];
export const modules = {

/***/ 8863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ encodeBody),
/* harmony export */   Nv: () => (/* binding */ encodeBodyWith),
/* harmony export */   r2: () => (/* binding */ bodyLimitBytes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);

/** Section 8 of the service interface: a request body is at most 20 MiB, in bytes of UTF-8. */
const bodyLimitBytes = 20 * 1024 * 1024;
/**
 * The JSON body of a request, in UTF-8.
 * @throws BodyTooLarge when it is over the service's limit
 */
function encodeBody(value) {
    const body = Buffer.from(JSON.stringify(value), 'utf8');
    if (body.byteLength > bodyLimitBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BodyTooLarge */ .KQ(body.byteLength, bodyLimitBytes);
    }
    return body;
}
/**
 * The JSON body of a request with one field whose JSON is there already, so that a large list is not written twice.
 * @param json called only when the body is within the service's limit
 * @returns the size in bytes, and the body where it is within the limit
 */
function encodeBodyWith(request, field, { jsonBytes, json }) {
    const rest = JSON.stringify(request);
    const head = Buffer.from(`${rest.slice(0, -1)}${rest === '{}' ? '' : ','}${JSON.stringify(field)}:`, 'utf8');
    const bytes = head.byteLength + jsonBytes + 1;
    return { bytes, body: bytes <= bodyLimitBytes ? Buffer.concat([head, json(), Buffer.from('}')]) : undefined };
}


/***/ }),

/***/ 3605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ServiceClient: () => (/* binding */ ServiceClient)
});

// UNUSED EXPORTS: answerLimitBytes

;// CONCATENATED MODULE: ./src/service/axios.ts
/**
 * Loads axios without what only its fetch adapter uses. While it loads, axios reads the globals `FormData`, `Request` and
 * `Response`, and the first look at any of them makes Node load its whole implementation of fetch: a fifth of a step's time,
 * for something that is not used here. Even a look at their property descriptors does it, so they are set aside,
 * for the whole of this short process, and not put back.
 */
async function loadAxios() {
    Object.assign(globalThis, { FormData: undefined, Request: undefined, Response: undefined });
    return (await __webpack_require__.e(/* import() */ 702).then(__webpack_require__.bind(__webpack_require__, 5702))).default;
}

// EXTERNAL MODULE: ./src/service/body.ts
var body = __webpack_require__(8863);
// EXTERNAL MODULE: ./src/service/endpoints.ts
var endpoints = __webpack_require__(7725);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __webpack_require__(5756);
// EXTERNAL MODULE: ./src/service/one-line.ts
var one_line = __webpack_require__(4990);
;// CONCATENATED MODULE: ./src/service/network-failures.ts

/** System error codes that come before a request is sent, with what they mean to a person. */
const beforeSending = {
    ECONNREFUSED: 'the connection was refused',
    ENOTFOUND: 'the host name is not known',
    EAI_AGAIN: 'the host name could not be looked up',
    EHOSTUNREACH: 'the host cannot be reached',
    ENETUNREACH: 'the network cannot be reached',
    EADDRNOTAVAIL: 'the address is not available',
};
/** Node's and OpenSSL's codes for a certificate or handshake that is not accepted. */
const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;
/** Code, system call and message of an error or of the first one in an AggregateError; nothing else of it. */
function factsOf(error) {
    if (typeof error !== 'object' || error === null)
        return { code: '', syscall: '', message: String(error) };
    const { code, syscall, message, cause, errors } = error;
    const inner = Array.isArray(errors) && errors.length > 0 ? factsOf(errors[0]) : cause ? factsOf(cause) : undefined;
    return {
        code: typeof code === 'string' ? code : (inner?.code ?? ''),
        syscall: typeof syscall === 'string' ? syscall : (inner?.syscall ?? ''),
        message: typeof message === 'string' && message !== '' ? message : (inner?.message ?? ''),
    };
}
/**
 * What an attempt without an answer means: whether the request can have arrived, and one line for a person.
 * @param error what axios threw; only its code and message are taken
 */
function networkFailure(error, attempt) {
    const { asked, address } = attempt;
    const { host, hostname } = new URL(address);
    if (attempt.timedOut) {
        return {
            kind: 'time-limit',
            message: `${asked} got no whole answer from ${host} within ${String(attempt.attemptLimitMs / 1000)} s`,
        };
    }
    const { code, syscall, message } = factsOf(error);
    const said = (0,one_line/* oneLine */.T)(attempt.redact(message), 200);
    const failure = (kind, what) => ({
        kind,
        message: `${asked} ${what}`,
        ...(code === '' ? {} : { code }),
    });
    const explained = beforeSending[code];
    if (explained !== undefined || (code === 'ETIMEDOUT' && syscall === 'connect')) {
        return failure('not-connected', `could not reach ${host}: ${explained ?? 'connecting took too long'} (${code})`);
    }
    if (tls.test(code)) {
        return failure('tls', `could not make a secure connection to ${hostname}: ${said} (${code})`);
    }
    if (message.includes('maxContentLength')) {
        return failure('broken-body', 'answered with a body larger than the action reads');
    }
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' || /^ERR_(_ERROR|BROTLI)/.test(code)) {
        return failure('broken-body', `answered with a body that cannot be decompressed: ${said} (${code})`);
    }
    return failure('connection-broke', `got no whole answer from ${host}: ${said}${code === '' ? '' : ` (${code})`}`);
}

// EXTERNAL MODULE: ./src/service/redaction.ts
var redaction = __webpack_require__(8714);
// EXTERNAL MODULE: ./node_modules/cockatiel/dist/index.js
var dist = __webpack_require__(6090);
;// CONCATENATED MODULE: ./src/service/repeats.ts


/** The longest pause that a service may ask for; one that asks for more ends the request with the time it asked for. */
const longestPauseMs = 120_000;
/** Whether a failed attempt may be followed by another. */
function repeatable(effect, error) {
    if (effect === 'write' || (error.retryAfterMs ?? 0) > longestPauseMs)
        return false;
    switch (error.kind) {
        case 'not-connected':
        case 'connection-broke':
        case 'time-limit':
        case 'broken-body':
            return true;
        case 'tls':
        case 'redirect':
            return false;
        case 'status':
            return error.status === 408 || error.status === 425 || error.status === 429 || (error.status ?? 0) >= 500;
    }
}
/**
 * Runs an attempt until it succeeds, must not be repeated, or the attempts are used up. Pauses grow exponentially
 * with jitter, and are never shorter than what the service asked for.
 * @throws what the last attempt threw
 */
async function repeat(attempt, options) {
    // Our own backoff of half a second to ten, spread out by cockatiel's decorrelated jitter.
    let own = new dist.ExponentialBackoff({ initialDelay: 500, maxDelay: 10_000 }).next();
    const policy = (0,dist.retry)((0,dist.handleWhen)((error) => error instanceof errors/* ServiceError */._7 && repeatable(options.effect, error)), {
        maxAttempts: options.maxAttempts - 1,
        backoff: new dist.DelegateBackoff(({ result }) => {
            own = own.next(undefined);
            const error = 'error' in result ? result.error : undefined;
            return Math.max(own.duration, error instanceof errors/* ServiceError */._7 ? (error.retryAfterMs ?? 0) : 0);
        }),
    });
    policy.onRetry((event) => {
        options.onRepeat?.({
            reason: 'error' in event ? event.error.message : 'no answer',
            attempt: event.attempt + 1,
            maxAttempts: options.maxAttempts,
            pauseMs: event.delay,
        });
    });
    try {
        return await policy.execute(attempt, options.signal);
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._7 ? withPauseAskedFor(error) : error;
    }
}
function withPauseAskedFor(error) {
    if (error.retryAfterMs === undefined || error.retryAfterMs <= longestPauseMs)
        return error;
    return new errors/* ServiceError */._7({
        kind: error.kind,
        ...(error.status === undefined ? {} : { status: error.status }),
        retryAfterMs: error.retryAfterMs,
        message: `${error.message}. The service asks to wait ${String(Math.ceil(error.retryAfterMs / 1000))} s, longer than a step waits`,
    });
}

;// CONCATENATED MODULE: ./src/service/retry-after.ts
/**
 * The pause that a `Retry-After` header asks for: seconds, or a date (RFC 9110, section 10.2.3).
 * @param now milliseconds since the epoch
 * @returns milliseconds, never negative; undefined when there is no header or nobody can read it
 */
function retryAfterMs(header, now) {
    const value = header?.trim() ?? '';
    if (value === '')
        return undefined;
    if (/^\d+(\.\d+)?$/.test(value))
        return Number(value) * 1000;
    const date = Date.parse(value);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./src/service/client.ts









/** Larger answers are refused, so that a service gone wrong cannot fill the runner's memory. */
const answerLimitBytes = 256 * 1024 * 1024;
/** Sends requests to the service. The one place that knows the token. */
class ServiceClient {
    #settings;
    #http;
    #redact;
    /** The last usable answer of any request. */
    lastAnswer;
    constructor(settings, http) {
        this.#settings = settings;
        this.#http = http;
        this.#redact = (0,redaction/* redactor */.$)(settings.token);
    }
    /** A client for one service. Nothing is sent yet. */
    static async create(settings) {
        const axios = await loadAxios();
        const http = axios.create({
            adapter: 'http',
            baseURL: settings.baseUrl,
            headers: {
                'x-api-token': settings.token,
                accept: 'application/json, text/plain',
                'user-agent': 'merge-queue-action',
            },
            // Redirects would carry the token to wherever they lead.
            maxRedirects: 0,
            responseType: 'arraybuffer',
            transformRequest: [(body) => body],
            transformResponse: [(body) => body],
            maxBodyLength: Infinity,
            maxContentLength: answerLimitBytes,
            validateStatus: () => true,
        });
        return new ServiceClient(settings, http);
    }
    /**
     * Sends one request, or its body already encoded, and, where the table of repeats allows it, sends it again.
     * @throws BodyTooLarge before anything is sent
     * @throws ServiceError when no attempt ended in a usable answer
     */
    async send(name, request) {
        const endpoint = endpoints/* endpoints */.v[name];
        const isEncoded = Buffer.isBuffer(request);
        const encoded = isEncoded ? request : endpoint.method === 'POST' ? (0,body/* encodeBody */.FT)(request) : undefined;
        const answer = await repeat(() => this.#attempt(name, request, encoded), {
            effect: endpoint.effect,
            maxAttempts: this.#settings.maxAttempts,
            ...(this.#settings.onRepeat === undefined ? {} : { onRepeat: this.#settings.onRepeat }),
            ...(this.#settings.signal === undefined ? {} : { signal: this.#settings.signal }),
        });
        this.lastAnswer = answer;
        return answer;
    }
    async #attempt(name, request, body) {
        const { method, path } = endpoints/* endpoints */.v[name];
        const asked = `${method} ${path}`;
        const limit = new AbortController();
        const timer = setTimeout(() => {
            limit.abort();
        }, this.#settings.attemptLimitMs);
        const signals = [limit.signal, ...(this.#settings.signal === undefined ? [] : [this.#settings.signal])];
        let response;
        try {
            response = await this.#http.request({
                method,
                url: path,
                signal: AbortSignal.any(signals),
                ...(body === undefined ? { params: request } : { data: body, headers: { 'content-type': 'application/json' } }),
            });
        }
        catch (error) {
            // The axios error holds the request and its headers: nothing but its code and message may leave this place.
            throw new errors/* ServiceError */._7(networkFailure(error, {
                asked,
                address: this.#settings.baseUrl,
                timedOut: limit.signal.aborted,
                attemptLimitMs: this.#settings.attemptLimitMs,
                redact: this.#redact,
            }));
        }
        finally {
            clearTimeout(timer);
        }
        return this.#read(asked, name, response);
    }
    #read(asked, name, response) {
        const text = this.#redact(new TextDecoder('utf-8').decode(response.data));
        const statusText = this.#redact(response.statusText);
        const came = `${asked} answered ${String(response.status)}${statusText === '' ? '' : ` ${(0,one_line/* oneLine */.T)(statusText, 60)}`}`;
        const header = (header) => {
            const value = response.headers[header];
            return typeof value === 'string' ? value : undefined;
        };
        this.#settings.onAnswer?.(`${came}, ${(0,errors/* grouped */.zD)(response.data.byteLength)} bytes`);
        if (response.status >= 300 && response.status < 400) {
            const location = this.#redact(header('location') ?? 'nowhere');
            throw new errors/* ServiceError */._7({
                kind: 'redirect',
                status: response.status,
                message: `${came}, a redirect to ${(0,one_line/* oneLine */.T)(location)}, which is not followed`,
            });
        }
        if (response.status < 200 || response.status >= 300) {
            const pause = retryAfterMs(header('retry-after'), Date.now());
            throw new errors/* ServiceError */._7({
                kind: 'status',
                status: response.status,
                message: text.trim() === '' ? `${came} with an empty body` : `${came}: ${(0,one_line/* oneLine */.T)(text)}`,
                ...(pause === undefined ? {} : { retryAfterMs: pause }),
            });
        }
        return { status: response.status, text, json: readJson(came, name, response.status, text) };
    }
}
/** Endpoints whose answer is read, and may therefore not be empty. */
const answersJson = new Set([
    'getSubmittedPullRequest',
    'getQueue',
    'listUnhealthyTests',
    'listQuarantinedTests',
]);
/** The service answers JSON except where stated otherwise (service interface, first paragraph); writes may answer nothing. */
function readJson(came, name, status, text) {
    if (name === 'getMergeQueueMetrics')
        return undefined;
    const broken = (what) => new errors/* ServiceError */._7({ kind: 'broken-body', status, message: `${came}, but ${what}` });
    if (text.trim() === '') {
        if (answersJson.has(name))
            throw broken('its body is empty');
        return undefined;
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw broken(`its body is no JSON: ${(0,one_line/* oneLine */.T)(text)}`);
    }
}


/***/ })

};
