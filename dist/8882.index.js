export const id = 8882;
export const ids = [8882];
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
    const body = Buffer.from(JSON.stringify(value));
    if (body.byteLength > bodyLimitBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BodyTooLarge */ .KQ(body.byteLength, bodyLimitBytes);
    }
    return body;
}
/**
 * The JSON body of a request with one more field, which may be megabytes and is written only once.
 * @returns the size of the body in bytes and, where that is within the service's limit, the body and the field's JSON in it
 */
function encodeBodyWith(request, field, content) {
    const rest = JSON.stringify(request);
    const before = `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}${JSON.stringify(field)}:`;
    const bytes = Buffer.byteLength(before) + content.jsonBytes + 1;
    if (bytes > bodyLimitBytes)
        return { bytes, encoded: undefined };
    const { whole, array } = content.json(before, '}');
    return { bytes, encoded: { body: whole, json: array } };
}


/***/ }),

/***/ 8882:
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
    return (await Promise.all(/* import() */[__webpack_require__.e(2485), __webpack_require__.e(5455)]).then(__webpack_require__.bind(__webpack_require__, 2485))).default;
}

// EXTERNAL MODULE: ./src/service/body.ts
var body = __webpack_require__(8863);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./src/service/kept-answer.ts
var kept_answer = __webpack_require__(7090);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map
// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __webpack_require__(8182);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __webpack_require__(5756);
;// CONCATENATED MODULE: ./src/service/proxy.ts



/**
 * The proxy that the environment names for an HTTPS address: `https_proxy`, else `HTTPS_PROXY`, as the runner reads them.
 * Undefined without one, for this machine itself, and for what `no_proxy` or `NO_PROXY` lists: as the rest of the runner
 * reads it (names, and everything below them), and with wildcards.
 * @throws ServiceError when the variable holds no address of a proxy
 */
function proxyFor(address) {
    const variable = ['https_proxy', 'HTTPS_PROXY'].find((name) => (process.env[name] ?? '') !== '');
    // Plain HTTP is for this machine alone, and this machine is not reached through another.
    if (variable === undefined || address.protocol !== 'https:')
        return undefined;
    if (checkBypass(address) || address.hostname.endsWith('.localhost') || (0,proxy_from_env/* getProxyForUrl */.T)(address.href) === '') {
        return undefined;
    }
    return readProxy(variable, process.env[variable]?.trim() ?? '');
}
/** The text is shown nowhere: it may hold a password. */
function readProxy(variable, text) {
    const wrong = (what) => new errors/* ServiceError */._7({ kind: 'not-connected', code: 'PROXY_ADDRESS', message: `the variable ${variable} ${what}` });
    let url;
    let user;
    let password;
    try {
        url = new URL(text.includes('://') ? text : `http://${text}`);
        user = decodeURIComponent(url.username);
        password = decodeURIComponent(url.password);
    }
    catch {
        throw wrong('holds no address of a proxy');
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw wrong(`names a proxy of the kind ${url.protocol.slice(0, -1)}, and the action speaks to HTTP proxies only`);
    }
    // A password with an unescaped `@` or `/` ends up in host or path.
    if (url.hostname === '' || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
        throw wrong('holds no address of a proxy');
    }
    const credentials = Buffer.from(`${user}:${password}`, 'utf8').toString('base64');
    return {
        url: new URL(`${url.protocol}//${url.host}`),
        authorization: user === '' && password === '' ? undefined : `Basic ${credentials}`,
    };
}

;// CONCATENATED MODULE: ./src/service/connections.ts




/** As Node's own agents keep connections: for the next request, and for five idle seconds at most. */
const kept = { keepAlive: true, timeout: 5_000 };
/**
 * Makes the connections to one service, directly or through the proxy that the environment names.
 * @throws ServiceError when the environment names a proxy that is none
 */
async function connectionsTo(address) {
    const proxy = proxyFor(address);
    if (proxy !== undefined) {
        const { Tunnel } = await __webpack_require__.e(/* import() */ 4787).then(__webpack_require__.bind(__webpack_require__, 4787));
        return new Tunnel(proxy, kept);
    }
    const agent = address.protocol === 'https:' ? new external_node_https_.Agent(kept) : new external_node_http_.Agent(kept);
    const connect = agent.createConnection.bind(agent);
    agent.createConnection = (options, connected) => {
        const socket = connect(options, connected);
        return socket ? (0,kept_answer/* keepAnswer */.C)(socket) : socket;
    };
    return agent;
}
/**
 * Closes the connections that wait for another request. The service may have closed its end of one, and a request sent
 * on it would end like one that arrived and was not answered.
 */
function closeIdle(agent) {
    for (const sockets of Object.values(agent.freeSockets))
        for (const socket of sockets ?? [])
            socket.destroy();
}
/**
 * True when a request went out on a connection that had stood idle, and that broke before a byte of an answer came:
 * in all likelihood the service had closed it (RFC 9112, section 9.3.1).
 * @param error what axios threw
 */
function diedIdle(error) {
    const { code, request } = error;
    return request?.reusedSocket === true && (code === 'ECONNRESET' || code === 'EPIPE');
}

// EXTERNAL MODULE: ./src/service/endpoints.ts
var endpoints = __webpack_require__(7725);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/service/answers.ts
var answers = __webpack_require__(3884);
// EXTERNAL MODULE: ./src/service/states.ts
var states = __webpack_require__(6589);
;// CONCATENATED MODULE: ./src/service/looks.ts



/** By so much may the service's clock and the runner's differ. */
const clockToleranceMs = 60_000;
function seen(found, sentAt) {
    const { state, submitted, record } = (0,answers/* readPullRequest */.DQ)(found);
    const changedAt = Date.parse(typeof record?.stateChangedAt === 'string' ? record.stateChangedAt : '');
    return {
        state,
        // NOT_READY does not say whether the pull request was submitted.
        inQueue: submitted ?? (state === undefined || state === 'NOT_READY' ? undefined : !states/* finalStates */.ZW.has(state)),
        unchanged: Number.isNaN(changedAt) ? undefined : changedAt < sentAt - clockToleranceMs,
    };
}
const noState = { kind: 'unknown', what: 'the answer does not say whether the pull request is in the queue' };
const never = 'the service knows no such pull request in the queue';
function readSubmission(found, sentAt) {
    if (found === undefined)
        return { kind: 'not-done', what: never };
    const { state, inQueue, unchanged } = seen(found, sentAt);
    if (inQueue === undefined)
        return noState;
    if (inQueue)
        return { kind: 'done', what: `the pull request is in the queue${state === undefined ? '' : `, ${state}`}` };
    if (state === 'MERGED')
        return { kind: 'done', what: 'the pull request is MERGED' };
    // It may have been submitted by this request and have left the queue since.
    if (state !== undefined && states/* finalStates */.ZW.has(state) && unchanged === false) {
        return { kind: 'unknown', what: `the pull request became ${state} at about the time of the request` };
    }
    return { kind: 'not-done', what: 'the pull request is not in the queue' };
}
function readCancellation(found, sentAt) {
    if (found === undefined)
        return { kind: 'done', what: never };
    const { state, inQueue } = seen(found, sentAt);
    if (state === 'MERGED') {
        return {
            kind: 'refused',
            what: 'the pull request is MERGED, so it can no longer be taken out of the queue',
            advice: 'Revert it if it should not have been merged',
        };
    }
    if (inQueue === undefined)
        return noState;
    return inQueue
        ? { kind: 'not-done', what: `the pull request is still in the queue${state === undefined ? '' : `, ${state}`}` }
        : { kind: 'done', what: 'the pull request is not in the queue' };
}
function readRestart(found, sentAt) {
    const { state, inQueue, unchanged } = found === undefined ? { state: undefined, inQueue: false } : seen(found, sentAt);
    if (inQueue === false) {
        return {
            kind: 'refused',
            what: `the pull request is not in the queue${state === undefined ? '' : `: it is ${state}`}`,
            advice: 'Tests can be restarted only while the pull request is in the queue',
        };
    }
    switch (state) {
        case 'PENDING':
        case 'NOT_READY':
            return { kind: 'done', what: `the pull request is ${state}: its tests have yet to start` };
        case 'TESTS_PASSED':
        case 'PENDING_FAILURE':
            // A restart would have taken it out of this state, so one that stood before shows that there was none.
            return unchanged === true
                ? { kind: 'not-done', what: `the pull request has been ${state} since before the request` }
                : { kind: 'unknown', what: `the pull request is ${state}, with or without a restart` };
        case undefined:
            return noState;
        default:
            return { kind: 'unknown', what: `the pull request is ${state}, with or without a restart` };
    }
}
function readCreation(found, asked) {
    if (found === undefined)
        return { kind: 'not-done', what: 'the queue does not exist' };
    const different = differentSettings(found, asked);
    if (different.length === 0)
        return { kind: 'done', what: 'the queue exists with the settings that were asked for' };
    return {
        kind: 'refused',
        what: `a queue of this branch exists with other settings: ${different.join(', ')}`,
        advice: 'update-queue changes its settings',
    };
}
function readDeletion(found) {
    return found === undefined
        ? { kind: 'done', what: 'the queue does not exist' }
        : { kind: 'not-done', what: 'the queue is still there' };
}
/** What the queue's record says otherwise than was asked. A setting that the answer lacks contradicts nothing. */
function differentSettings(found, asked) {
    const { state, settings } = (0,answers/* readQueue */.Qf)(found);
    const record = {
        ...((0,answers/* isObject */.Gv)(found) ? found : {}),
        ...settings,
        ...(state === undefined ? {} : { state }),
    };
    const plain = (value) => (typeof value === 'string' ? (0,states/* canonicalState */.km)(value) : value);
    return Object.entries(asked)
        .filter(([name]) => !['repo', 'targetBranch'].includes(name) && record[name] !== undefined)
        .filter(([name, value]) => !(0,external_node_util_.isDeepStrictEqual)(plain(record[name]), plain(value)))
        .map(([name, value]) => `${name} is ${JSON.stringify(record[name])}, not ${JSON.stringify(value)}`);
}
/** How each write that may do its work twice is looked at. */
const looks = {
    submitPullRequest: { endpoint: 'getSubmittedPullRequest', read: (found, _, sentAt) => readSubmission(found, sentAt) },
    cancelPullRequest: {
        endpoint: 'getSubmittedPullRequest',
        read: (found, _, sentAt) => readCancellation(found, sentAt),
    },
    restartTestsOnPullRequest: {
        endpoint: 'getSubmittedPullRequest',
        read: (found, _, sentAt) => readRestart(found, sentAt),
    },
    createQueue: { endpoint: 'getQueue', read: (found, asked) => readCreation(found, asked) },
    deleteQueue: { endpoint: 'getQueue', read: (found) => readDeletion(found) },
};
/** How a write is looked at; undefined for what needs no look. */
function lookOf(name) {
    return looks[name];
}

// EXTERNAL MODULE: ./src/service/network-failures.ts
var network_failures = __webpack_require__(8165);
// EXTERNAL MODULE: ./src/service/one-line.ts
var one_line = __webpack_require__(4990);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
var external_node_zlib_default = /*#__PURE__*/__webpack_require__.n(external_node_zlib_);
;// CONCATENATED MODULE: ./src/service/received-body.ts




const inflate = (0,external_node_util_.promisify)((external_node_zlib_default()).inflate);
const inflateRaw = (0,external_node_util_.promisify)((external_node_zlib_default()).inflateRaw);
const gunzip = (0,external_node_util_.promisify)((external_node_zlib_default()).gunzip);
/** Node 20 has none. */
const zstd = Reflect.get((external_node_zlib_default()), 'zstdDecompress');
/** Content codings (RFC 9110, section 8.4.1; zstd is RFC 8878). All of them refuse a body that ends too early. */
const decoders = new Map([
    ['gzip', gunzip],
    ['x-gzip', gunzip],
    // Some servers send the compressed bytes without the zlib format around them, whose first byte ends in 8.
    ['deflate', (bytes, options) => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw)(bytes, options)],
    ['br', (0,external_node_util_.promisify)((external_node_zlib_default()).brotliDecompress)],
    ...(zstd === undefined ? [] : [['zstd', (0,external_node_util_.promisify)(zstd)]]),
]);
/** What `accept-encoding` says: the codings that the running Node can read. */
const acceptedEncodings = [...decoders.keys()].filter((coding) => coding !== 'x-gzip').join(', ');
/**
 * Reads the body of an answer and decompresses it. Never throws.
 * @param limitBytes most bytes that are read, before and after decompression; more is a problem
 */
async function receiveBody(answer, limitBytes) {
    const tooLarge = `is larger than the ${(0,errors/* grouped */.zD)(limitBytes)} bytes that the action reads`;
    const pieces = [];
    let size = 0;
    let problem;
    try {
        for await (const piece of answer) {
            size += piece.byteLength;
            if (size > limitBytes) {
                problem = tooLarge;
                break;
            }
            pieces.push(piece);
        }
    }
    catch (error) {
        problem = `was cut off after ${(0,errors/* grouped */.zD)(size)} bytes: ${sentence(error)}`;
    }
    let bytes = Buffer.concat(pieces);
    const encodings = (answer.headers['content-encoding'] ?? '')
        .toLowerCase()
        .split(',')
        .map((encoding) => encoding.trim())
        .filter((encoding) => encoding !== '' && encoding !== 'identity');
    if (encodings.length === 0 || bytes.byteLength === 0)
        return { bytes, problem };
    if (problem !== undefined)
        return { bytes: Buffer.alloc(0), problem };
    for (const encoding of encodings.reverse()) {
        const decode = decoders.get(encoding);
        if (decode === undefined) {
            return { bytes: Buffer.alloc(0), problem: `is encoded as ${(0,one_line/* oneLine */.T)(encoding, 40)}, which was not asked for` };
        }
        try {
            bytes = await decode(bytes, { maxOutputLength: limitBytes });
        }
        catch (error) {
            const isTooLarge = error.code === 'ERR_BUFFER_TOO_LARGE';
            return {
                bytes: Buffer.alloc(0),
                problem: isTooLarge ? tooLarge : `cannot be decompressed as ${encoding}: ${sentence(error)}`,
            };
        }
    }
    return { bytes };
}
function sentence(error) {
    const { code, message } = error;
    if (code === 'ECONNRESET')
        return 'the connection broke';
    return `${(0,one_line/* oneLine */.T)(message, 100)}${code === undefined ? '' : ` (${code})`}`;
}

// EXTERNAL MODULE: ./src/service/redaction.ts
var redaction = __webpack_require__(8714);
;// CONCATENATED MODULE: ./src/service/repeat-table.ts
/** Every way in which an attempt can fail: kinds of failures, with statuses told apart where they mean different things. */
const failures = [
    'not-connected',
    'tls',
    'connection-broke',
    'time-limit',
    '408',
    '425',
    '429',
    'other-4xx',
    '500',
    '502',
    '503',
    '504',
    'other-5xx',
    'redirect',
    'broken-body',
];
/** A request that leaves the same behind however often it arrives: what may pass is asked again. */
const repeated = {
    'not-connected': 'again',
    tls: 'give-up',
    'connection-broke': 'again',
    'time-limit': 'again',
    '408': 'again',
    '425': 'again',
    '429': 'again',
    'other-4xx': 'give-up',
    '500': 'again',
    '502': 'again',
    '503': 'again',
    '504': 'again',
    'other-5xx': 'again',
    redirect: 'give-up',
    'broken-body': 'again',
};
/** A request that may do its work twice. There is no idempotency key, so only what was certainly not done is sent again unseen. */
const lookedAt = {
    ...repeated,
    'connection-broke': 'look',
    'time-limit': 'look',
    '408': 'look',
    '500': 'look',
    '502': 'look',
    '503': 'look',
    '504': 'look',
    'other-5xx': 'look',
    'broken-body': 'look',
};
/** The table of repeats. `docs/repeats.md` shows it with the reason for each cell. */
const repeatTable = {
    submitPullRequest: lookedAt,
    cancelPullRequest: lookedAt,
    restartTestsOnPullRequest: lookedAt,
    getSubmittedPullRequest: repeated,
    setImpactedTargets: repeated,
    getMergeQueueTestingDetails: repeated,
    createQueue: lookedAt,
    deleteQueue: lookedAt,
    getQueue: repeated,
    updateQueue: repeated,
    getMergeQueueMetrics: repeated,
    listUnhealthyTests: repeated,
    listQuarantinedTests: repeated,
};
/** The column of the table that a failed attempt belongs to. */
function failureOf({ kind, status = 0 }) {
    if (kind !== 'status')
        return kind;
    const named = failures.find((failure) => failure === String(status));
    return named ?? (status < 500 ? 'other-4xx' : 'other-5xx');
}
/** Whether a write that failed so may have been done all the same. */
function mayHaveBeenDone(failure) {
    return lookedAt[failure] === 'look';
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/service/request-limits.ts
var request_limits = __webpack_require__(9003);
;// CONCATENATED MODULE: ./src/service/repeats.ts




/**
 * Runs attempts as a row of the table of repeats says. Pauses grow exponentially with jitter, and are never shorter than what the
 * service asked for. A refusal after an attempt that may have been done is looked at as well: what is in its way
 * may be the first attempt's own work.
 * @throws ServiceError when no attempt succeeded; it says so when the request may have been done all the same
 * @throws the signal's reason when it is aborted
 */
async function repeat(request) {
    const { row, look, maxAttempts, deadline, signal } = request;
    let nextPause;
    let mayHaveArrived = false;
    for (let attempt = 1;; attempt += 1) {
        let error;
        try {
            signal?.throwIfAborted();
            return await request.attempt(Math.min(request.attemptLimitMs, Math.max(1, deadline - Date.now())));
        }
        catch (thrown) {
            signal?.throwIfAborted();
            if (!(thrown instanceof errors/* ServiceError */._7))
                throw thrown;
            error = thrown;
        }
        const decision = row[failureOf(error)];
        const isLast = attempt >= maxAttempts;
        mayHaveArrived ||= decision === 'look';
        const toLook = look !== undefined && (decision === 'look' || (mayHaveArrived && failureOf(error) === 'other-4xx'));
        if (!toLook && (decision !== 'again' || isLast))
            throw withPauseAskedFor(error);
        // Loaded only here: nearly every request is answered at once.
        nextPause ??= (await Promise.all(/* import() */[__webpack_require__.e(6090), __webpack_require__.e(3996)]).then(__webpack_require__.bind(__webpack_require__, 3996))).pauses(request);
        const pauseMs = Math.max(nextPause(), error.retryAfterMs ?? 0);
        if ((error.retryAfterMs ?? 0) > request_limits/* longestPauseMs */.Xh || Date.now() + pauseMs >= deadline) {
            throw toLook ? unclear(error, 'there was no time to look') : withPauseAskedFor(error);
        }
        if (!toLook) {
            request.onRepeat?.({ reason: error.message, attempt: attempt + 1, maxAttempts, pauseMs });
            await pause(pauseMs, signal);
            continue;
        }
        request.onLook?.(`${error.message}. It may have been done: looking in ${(pauseMs / 1000).toFixed(1)} s`);
        await pause(pauseMs, signal);
        const { verdict, answer } = await looked(look, error, signal);
        switch (verdict.kind) {
            case 'done':
                request.onLook?.(`The answer was lost, and the look shows that it is so: ${verdict.what}`);
                return answer;
            case 'refused':
                throw changed(error, {
                    message: `${error.message}. The look afterwards shows: ${verdict.what}`,
                    advice: verdict.advice,
                });
            case 'unknown':
                throw unclear(error, `the look afterwards does not show it: ${verdict.what}`);
            case 'not-done':
                if (decision === 'give-up')
                    throw error;
                if (isLast || Date.now() >= deadline) {
                    throw changed(error, {
                        message: `${error.message}. The look afterwards shows that it was not done: ${verdict.what}`,
                    });
                }
                request.onRepeat?.({
                    reason: `It was not done: ${verdict.what}`,
                    attempt: attempt + 1,
                    maxAttempts,
                    pauseMs: 0,
                });
        }
    }
}
/** Ends early when the signal is aborted, which whoever waits for it looks at next. */
async function pause(pauseMs, signal) {
    await (0,promises_.setTimeout)(pauseMs, undefined, { signal }).catch(() => undefined);
}
async function looked(look, lost, signal) {
    signal?.throwIfAborted();
    try {
        return await look();
    }
    catch (thrown) {
        signal?.throwIfAborted();
        if (!(thrown instanceof errors/* ServiceError */._7))
            throw thrown;
        throw unclear(lost, `the look afterwards failed: ${thrown.message}`);
    }
}
function changed(error, changes) {
    const { kind, status, retryAfterMs, code, advice } = error;
    return new errors/* ServiceError */._7({ kind, status, retryAfterMs, code, advice, ...changes });
}
function unclear(error, why) {
    return changed(error, {
        message: `${withPauseAskedFor(error).message}. It may have been done: ${why}`,
        advice: 'Look at the state before running the step again',
    });
}
function withPauseAskedFor(error) {
    const { retryAfterMs = 0, message } = error;
    if (retryAfterMs <= request_limits/* longestPauseMs */.Xh)
        return error;
    const seconds = String(Math.ceil(retryAfterMs / 1000));
    return changed(error, { message: `${message}. The service asks to wait ${seconds} s, longer than a step waits` });
}

;// CONCATENATED MODULE: ./src/service/retry-after.ts
/**
 * The pause that a `Retry-After` header asks for: seconds, or a date (RFC 9110, section 10.2.3).
 * @param now milliseconds since the epoch
 * @returns milliseconds, never negative; undefined when there is no header or nobody can read it
 */
function retryAfterMs(header, now) {
    const value = header?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(value))
        return Number(value) * 1000;
    // All three forms of a date begin with the day of the week; the one of asctime names no zone and means UTC.
    if (!/^[A-Z][a-z]{2,8},? /.test(value))
        return undefined;
    const date = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./src/service/client.ts














/** Larger answers are refused, so that a service gone wrong cannot fill the runner's memory. */
const answerLimitBytes = 256 * 1024 * 1024;
/** What is read of the body of an error: more than anybody is shown. */
const errorLimitBytes = 1024 * 1024;
/** Sends requests to the service. The one place that knows the token. */
class ServiceClient {
    #settings;
    #http;
    #connections;
    #redact;
    #course;
    constructor(settings, http, connections, course = {}) {
        this.#settings = settings;
        this.#http = http;
        this.#connections = connections;
        this.#course = course;
        this.#redact = (0,redaction/* redactor */.$)(settings.token);
    }
    /**
     * A client for one service. Nothing is sent yet.
     * @throws ServiceError when the environment names a proxy that is none
     */
    static async create(settings) {
        const axios = await loadAxios();
        const connections = await connectionsTo(new URL(settings.baseUrl));
        const http = axios.create({
            adapter: 'http',
            baseURL: settings.baseUrl,
            headers: {
                'x-api-token': settings.token,
                accept: 'application/json, text/plain',
                'accept-encoding': acceptedEncodings,
                'user-agent': 'merge-queue-action',
            },
            // Redirects would carry the token to wherever they lead.
            maxRedirects: 0,
            proxy: false,
            httpAgent: connections,
            httpsAgent: connections,
            // As a stream, an answer that came stands, even when sending the rest of the request then fails.
            responseType: 'stream',
            decompress: false,
            transformRequest: [],
            transformResponse: [],
            maxBodyLength: Infinity,
            maxContentLength: -1,
            validateStatus: () => true,
        });
        return new ServiceClient(settings, http, connections);
    }
    /** The last usable answer of any request. */
    get lastAnswer() {
        return this.#course.lastAnswer;
    }
    /** Undefined when nothing that changes something was sent. */
    get lastWrite() {
        return this.#course.lastWrite;
    }
    /** The same client with other limits. Answers and writes count for both. */
    limited(limits) {
        return new ServiceClient({ ...this.#settings, ...limits }, this.#http, this.#connections, this.#course);
    }
    /**
     * Sends one request, or its body already encoded, and does what the table of repeats says when that fails.
     * @throws BodyTooLarge before anything is sent
     * @throws ServiceError when no attempt ended in a usable answer and no look shows that the request was done
     * @throws the signal's reason when it is aborted
     */
    async send(name, request) {
        const isEncoded = Buffer.isBuffer(request);
        const encoded = isEncoded ? request : endpoints/* endpoints */.v[name].method === 'POST' ? (0,body/* encodeBody */.FT)(request) : undefined;
        const { attemptLimitMs, maxAttempts, signal, onRepeat, onLook, deadline = Infinity } = this.#settings;
        const sentAt = Date.now();
        const limitMs = (0,request_limits/* requestLimitMs */.HL)({ attemptLimitMs, maxAttempts });
        const look = lookOf(name);
        // The looks of a write come on top of its own limit, so that a lost answer is looked for to the end.
        const looking = this.limited({ deadline: Math.min(deadline, sentAt + 2 * limitMs) });
        const answer = await repeat({
            row: repeatTable[name],
            attempt: (within) => this.limited({ attemptLimitMs: within }).#attemptAndNote(name, request, encoded),
            attemptLimitMs,
            maxAttempts,
            deadline: Math.min(deadline, sentAt + limitMs),
            look: look === undefined || isEncoded ? undefined : () => looking.#look(look, name, request, sentAt),
            onRepeat,
            onLook,
            signal,
        });
        if (answer.shownByLook !== true)
            this.#course.lastAnswer = answer;
        return answer;
    }
    /** Looks whether a write was done whose answer was lost. */
    async #look({ endpoint, read }, name, request, sentAt) {
        const { repo, targetBranch, pr, ...rest } = request;
        const { status, text, json } = await this.#orNothing(endpoint === 'getQueue'
            ? this.send(endpoint, { repo, targetBranch })
            : this.send(endpoint, { repo, targetBranch, pr: { number: pr.number } }));
        const verdict = read(json, rest, sentAt);
        this.#note(name, verdict.kind === 'done' ? 'done' : verdict.kind === 'unknown' ? 'unclear' : 'not-done');
        return { verdict, answer: { status, text, json, shownByLook: true } };
    }
    /** An answer 404 to a look says that there is nothing; unless it is the page of something in front of the service. */
    async #orNothing(look) {
        try {
            return await look;
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404 || /<(!doctype|html)\b/i.test(error.message))
                throw error;
            return { status: 404, text: '', json: undefined };
        }
    }
    async #attemptAndNote(name, request, body) {
        const before = this.lastWrite;
        this.#note(name, 'unclear');
        try {
            const answer = await this.#attempt(name, request, body);
            this.#note(name, 'done');
            return answer;
        }
        catch (error) {
            const wasUnclear = before?.became === 'unclear';
            if (error instanceof errors/* ServiceError */._7 && !wasUnclear && !mayHaveBeenDone(failureOf(error)))
                this.#note(name, 'not-done');
            throw error;
        }
    }
    #note(name, became) {
        const { method, path, effect } = endpoints/* endpoints */.v[name];
        if (effect !== 'read')
            this.#course.lastWrite = { asked: `${method} ${path}`, became };
    }
    async #attempt(name, request, body) {
        const { method, path, effect } = endpoints/* endpoints */.v[name];
        const asked = `${method} ${path}`;
        const limit = new AbortController();
        const timer = setTimeout(() => {
            limit.abort();
        }, this.#settings.attemptLimitMs);
        const signals = [limit.signal, ...(this.#settings.signal === undefined ? [] : [this.#settings.signal])];
        const call = {
            method,
            url: path,
            signal: AbortSignal.any(signals),
            ...(body === undefined ? { params: request } : { data: body, headers: { 'content-type': 'application/json' } }),
        };
        // Whether a write arrived on a connection that died while it was idle can't be told, so it goes on a new one.
        if (effect === 'write')
            closeIdle(this.#connections);
        let response;
        let received;
        try {
            try {
                response = await this.#http.request(call);
            }
            catch (error) {
                if (effect === 'write' || !diedIdle(error))
                    throw error;
                closeIdle(this.#connections);
                response = await this.#http.request(call);
            }
            const isError = response.status >= 400;
            received = await receiveBody(response.data, isError ? errorLimitBytes : answerLimitBytes);
            // An answer may come before the whole request is sent; the rest of it is for nobody.
            const sent = response.request;
            if (!sent.writableFinished)
                sent.destroy();
            if (received.problem !== undefined && !isError)
                signals.forEach((signal) => {
                    signal.throwIfAborted();
                });
        }
        catch (error) {
            // The axios error holds the request and its headers: nothing but its code and message may leave this place.
            throw new errors/* ServiceError */._7((0,network_failures/* networkFailure */.rd)(error, {
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
        return this.#read(asked, name, response, received);
    }
    #read(asked, name, response, received) {
        const text = this.#redact(new TextDecoder('utf-8').decode(received.bytes));
        const problem = received.problem === undefined ? undefined : this.#redact(received.problem);
        const statusText = this.#redact(response.statusText);
        const came = `${asked} answered ${String(response.status)}${statusText === '' ? '' : ` ${(0,one_line/* oneLine */.T)(statusText, 60)}`}`;
        const { headers } = response.data;
        this.#settings.onAnswer?.(`${came}, ${(0,errors/* grouped */.zD)(received.bytes.byteLength)} bytes`);
        if (response.status >= 300 && response.status < 400) {
            const location = this.#redact(headers.location ?? 'nowhere');
            throw new errors/* ServiceError */._7({
                kind: 'redirect',
                status: response.status,
                message: `${came}, a redirect to ${(0,one_line/* oneLine */.T)(location)}, which is not followed`,
            });
        }
        if (response.status < 200 || response.status >= 300) {
            throw new errors/* ServiceError */._7({
                kind: 'status',
                status: response.status,
                message: text.trim() !== ''
                    ? `${came}: ${(0,one_line/* oneLine */.T)(problem === undefined ? text : this.#redact(`${text}…`))}`
                    : problem === undefined
                        ? `${came} with an empty body`
                        : `${came}, and its body ${problem}`,
                retryAfterMs: retryAfterMs(headers['retry-after'], Date.now()),
            });
        }
        if (problem !== undefined) {
            throw new errors/* ServiceError */._7({
                kind: 'broken-body',
                status: response.status,
                message: `${came}, but its body ${problem}`,
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


/***/ }),

/***/ 7090:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ keepAnswer)
/* harmony export */ });
/**
 * Lets an answer be read that came before the request was sent whole. A service that refuses a large body answers, closes
 * the connection and takes no more; the next write then fails, and Node throws away what had arrived and was not read
 * yet. Here the write fails only when everything that arrived has been read.
 * @returns the socket
 */
function keepAnswer(socket) {
    const whenRead = (written) => (error) => {
        const { code } = (error ?? {});
        if ((code !== 'EPIPE' && code !== 'ECONNRESET') || socket.readableEnded || socket.destroyed) {
            written(error);
            return;
        }
        // The connection is gone, so that reading ends soon: with its end, or with an error.
        const fail = () => {
            socket.off('end', fail).off('close', fail);
            written(error);
        };
        socket.on('end', fail).on('close', fail);
    };
    const write = socket._write.bind(socket);
    socket._write = (piece, encoding, written) => {
        write(piece, encoding, whenRead(written));
    };
    const writeMany = socket._writev?.bind(socket);
    if (writeMany !== undefined) {
        socket._writev = (pieces, written) => {
            writeMany(pieces, whenRead(written));
        };
    }
    return socket;
}


/***/ }),

/***/ 8165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ reasonNotConnected),
/* harmony export */   ls: () => (/* binding */ ConnectionFailure),
/* harmony export */   rd: () => (/* binding */ networkFailure)
/* harmony export */ });
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4990);

/** What went wrong between this machine and the service, said by who knows it: on the way through a proxy. */
class ConnectionFailure extends Error {
    name = 'ConnectionFailure';
    kind;
    code;
    /** @param failure its message is the end of a sentence that begins with what was asked */
    constructor(failure) {
        super(failure.message);
        this.kind = failure.kind;
        this.code = failure.code;
    }
}
/** System error codes that come before a request is sent, with what they mean to a person. */
const reasonNotConnected = {
    ECONNREFUSED: 'the connection was refused',
    ENOTFOUND: 'the host name is not known',
    EAI_AGAIN: 'the host name could not be looked up',
    EHOSTUNREACH: 'the host cannot be reached',
    ENETUNREACH: 'the network cannot be reached',
    EADDRNOTAVAIL: 'the address is not available',
};
/** Node's and OpenSSL's codes for a certificate or handshake that is not accepted. */
const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;
const untrusted = 'its certificate comes from an authority that this runner does not trust, or comes without the certificates in between';
/** What the codes of `tls` mean to a person. */
const reasonNotSecure = {
    CERT_HAS_EXPIRED: 'its certificate has expired',
    CERT_NOT_YET_VALID: 'its certificate is not valid yet',
    CERT_REVOKED: 'its certificate was revoked',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
    SELF_SIGNED_CERT_IN_CHAIN: untrusted,
    UNABLE_TO_GET_ISSUER_CERT: untrusted,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
};
/** OpenSSL's words for an answer to its first message that is no TLS. */
const noTls = /wrong version number|packet length too long|http request|https proxy request/i;
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
    const { host } = new URL(address);
    if (attempt.timedOut) {
        return {
            kind: 'time-limit',
            message: `${asked} got no whole answer from ${host} within ${String(attempt.attemptLimitMs / 1000)} s`,
        };
    }
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof ConnectionFailure) {
        return { kind: cause.kind, code: cause.code, message: `${asked} ${cause.message}` };
    }
    const { code, syscall, message } = factsOf(error);
    const said = (0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(attempt.redact(message), 200);
    const failure = (kind, what) => ({
        kind,
        message: `${asked} ${what}`,
        ...(code === '' ? {} : { code }),
    });
    const explained = reasonNotConnected[code];
    if (explained !== undefined || (code === 'ETIMEDOUT' && syscall === 'connect')) {
        return failure('not-connected', `could not reach ${host}: ${explained ?? 'connecting took too long'} (${code})`);
    }
    if (noTls.test(message)) {
        return {
            ...failure('tls', `could not make a secure connection to ${host}: it speaks no TLS there`),
            code: 'NO_TLS',
        };
    }
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
        const names = said.replace(/.* does not match certificate's altnames: /, '');
        return failure('tls', `could not make a secure connection to ${host}: its certificate is not for this host: ${names} (${code})`);
    }
    if (tls.test(code)) {
        return failure('tls', `could not make a secure connection to ${host}: ${reasonNotSecure[code] ?? said} (${code})`);
    }
    if (code.startsWith('HPE_')) {
        return failure('connection-broke', `was answered by ${host} with something that is no HTTP: ${said} (${code})`);
    }
    return failure('connection-broke', `got no whole answer from ${host}: ${said}${code === '' ? '' : ` (${code})`}`);
}


/***/ }),

/***/ 8182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ getProxyForUrl)
/* harmony export */ });


var DEFAULT_PORTS = {
  ftp: 21,
  gopher: 70,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};

function parseUrl(urlString) {
  try {
    return new URL(urlString);
  } catch {
    return null;
  }
}

/**
 * @param {string|object|URL} url - The URL as a string or URL instance, or a
 *   compatible object (such as the result from legacy url.parse).
 * @return {string} The URL of the proxy that should handle the request to the
 *  given URL. If no proxy is set, this will be an empty string.
 */
function getProxyForUrl(url) {
  var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
  var proto = parsedUrl.protocol;
  var hostname = parsedUrl.host;
  var port = parsedUrl.port;
  if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
    return '';  // Don't proxy URLs without a valid scheme or host.
  }

  proto = proto.split(':', 1)[0];
  // Stripping ports in this way instead of using parsedUrl.hostname to make
  // sure that the brackets around IPv6 addresses are kept.
  hostname = hostname.replace(/:\d*$/, '');
  port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
  if (!shouldProxy(hostname, port)) {
    return '';  // Don't proxy URLs that match NO_PROXY.
  }

  var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
  if (proxy && proxy.indexOf('://') === -1) {
    // Missing scheme in proxy, default to the requested URL's scheme.
    proxy = proto + '://' + proxy;
  }
  return proxy;
}

/**
 * Determines whether a given URL should be proxied.
 *
 * @param {string} hostname - The host name of the URL.
 * @param {number} port - The effective port of the URL.
 * @returns {boolean} Whether the given URL should be proxied.
 * @private
 */
function shouldProxy(hostname, port) {
  var NO_PROXY = getEnv('no_proxy').toLowerCase();
  if (!NO_PROXY) {
    return true;  // Always proxy if NO_PROXY is not set.
  }
  if (NO_PROXY === '*') {
    return false;  // Never proxy if wildcard is set.
  }

  return NO_PROXY.split(/[,\s]/).every(function(proxy) {
    if (!proxy) {
      return true;  // Skip zero-length hosts.
    }
    var parsedProxy = proxy.match(/^(.+):(\d+)$/);
    var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
    var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
    if (parsedProxyPort && parsedProxyPort !== port) {
      return true;  // Skip if ports don't match.
    }

    if (!/^[.*]/.test(parsedProxyHostname)) {
      // No wildcards, so stop proxying if there is an exact match.
      return hostname !== parsedProxyHostname;
    }

    if (parsedProxyHostname.charAt(0) === '*') {
      // Remove leading wildcard.
      parsedProxyHostname = parsedProxyHostname.slice(1);
    }
    // Stop proxying if the hostname ends with the no_proxy host.
    return !hostname.endsWith(parsedProxyHostname);
  });
}

/**
 * Get the value for an environment variable.
 *
 * @param {string} key - The name of the environment variable.
 * @return {string} The value of the environment variable.
 * @private
 */
function getEnv(key) {
  return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}


/***/ })

};
