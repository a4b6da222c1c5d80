"use strict";
exports.id = 4478;
exports.ids = [4478];
exports.modules = {

/***/ 44478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectTo: () => (/* binding */ connectTo),
  describingService: () => (/* binding */ describingService)
});

// EXTERNAL MODULE: ./build/src/service/requests/clock.js
var requests_clock = __webpack_require__(48106);
// EXTERNAL MODULE: ./build/src/service/transport/request-body.js
var request_body = __webpack_require__(45071);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
// EXTERNAL MODULE: ./build/src/service/requests/retry-policy.js
var retry_policy = __webpack_require__(93069);
// EXTERNAL MODULE: ./build/src/service/requests/retry.js
var retry = __webpack_require__(9150);
// EXTERNAL MODULE: ./build/src/service/requests/timeouts.js
var timeouts = __webpack_require__(47398);
;// CONCATENATED MODULE: ./build/src/service/requests/client.js






class ServiceClient {
  #settings;
  /** A dry run has a function that gets its first request. */
  #transport;
  #course;
  constructor(settings, transport, course = {}) {
    this.#settings = settings;
    this.#transport = transport;
    this.#course = course;
  }
  /**
   * A client for one service. Nothing is sent yet.
   * @throws ServiceError when the environment names a proxy with an invalid address
   */
  static async create(settings) {
    const { Transport } = await __webpack_require__.e(/* import() */ 241).then(__webpack_require__.bind(__webpack_require__, 90241));
    return new ServiceClient(settings, await Transport.to(settings.baseUrl, settings.credential));
  }
  /** A client that sends nothing. It hands a request over, and gives no answer: what waits for the answer never goes on. */
  static describing(describe) {
    const none = { baseUrl: "", credential: { headers: {}, secret: "" }, attemptTimeoutMs: 0, maxAttempts: 0 };
    return new ServiceClient(none, describe);
  }
  /** The last usable response of any request. */
  get lastResponse() {
    return this.#course.lastResponse;
  }
  /** The last request that changes something; undefined when no such request was sent. */
  get lastWrite() {
    return this.#course.lastWrite;
  }
  /** True where nothing is sent. */
  get isDry() {
    return typeof this.#transport === "function";
  }
  /** True where the service accepts only an upload of impacted targets from this client. */
  get uploadsOnly() {
    return this.#settings.credential.uploadsOnly === true;
  }
  /** This client with other limits. Responses and writes count for both clients. */
  limited(limits) {
    return new ServiceClient({ ...this.#settings, ...limits }, this.#transport, this.#course);
  }
  /** This client at one quick attempt, for a response that only makes a warning possible: nothing counts for this client. */
  inPassing() {
    const attemptTimeoutMs = Math.min(5e3, this.#settings.attemptTimeoutMs);
    return new ServiceClient({ ...this.#settings, attemptTimeoutMs, maxAttempts: 1 }, this.#transport);
  }
  /**
   * Sends one request, and follows the retry policy when it fails.
   * @throws BodyTooLarge before anything is sent
   * @throws ServiceError when no attempt ended in a usable response and no state shows that the request was done
   * @throws the signal's reason when it is aborted
   */
  async send(request) {
    const { address, content, verify } = request;
    const transport = this.#transport;
    if (typeof transport === "function") {
      transport(request);
      return new Promise(() => void 0);
    }
    const body = bodyOf(request);
    const { attemptTimeoutMs, maxAttempts, signal, onRetry, onVerify, deadline = Infinity } = this.#settings;
    const { clock = requests_clock/* systemClock */.m } = this.#settings;
    const sentAt = clock.now();
    const timeoutMs = (0,timeouts/* totalTimeoutMs */.Mv)({ attemptTimeoutMs, maxAttempts });
    const response = await (0,retry/* withRetries */.L)({
      effect: address.effect,
      attempt: (within) => this.#attemptAndNote(transport, address, content, body, within),
      attemptTimeoutMs,
      maxAttempts,
      deadline: Math.min(deadline, sentAt + timeoutMs),
      verify: verify === void 0 ? void 0 : () => this.#verify(address, () => verify(sentAt)),
      onRetry,
      onVerify,
      signal,
      clock
    });
    if (response.verified !== true) this.#course.lastResponse = response;
    if (response.date !== void 0) this.#course.clockAheadMs = response.date - clock.now();
    return response;
  }
  /**
   * A moment by this machine's clock or by the service's clock, whichever is behind. A date before that moment is
   * earlier by both clocks, even where the header `Date` comes from a machine in front of the service.
   * @param moment by this machine's clock, in milliseconds since the epoch
   */
  bySlowerClock(moment) {
    return moment + Math.min(0, this.#course.clockAheadMs ?? 0);
  }
  /**
   * The client that verifies a write. It has its own time limit, in addition to the write's, so that a write whose
   * response was lost is always verified.
   * @param sentAt when the write was first sent, in milliseconds since the epoch
   */
  verifier(sentAt) {
    const { deadline = Infinity } = this.#settings;
    return this.limited({ deadline: Math.min(deadline, sentAt + 2 * (0,timeouts/* totalTimeoutMs */.Mv)(this.#settings)) });
  }
  /** Verifies whether a write with a lost response was done. */
  async #verify(address, verify) {
    const { outcome, response } = await verify();
    this.#note(address, outcome.kind === "done" ? "done" : outcome.kind === "unknown" ? "unclear" : "not-done");
    return { outcome, response: { ...response, verified: true } };
  }
  async #attemptAndNote(transport, address, query, body, timeoutMs) {
    const before = this.lastWrite;
    this.#note(address, "unclear");
    try {
      const { signal, onResponse } = this.#settings;
      const response = await transport.attempt(address, query, body, { timeoutMs, signal, onResponse });
      this.#note(address, "done");
      return response;
    } catch (error) {
      const wasUnclear = before?.became === "unclear";
      if (error instanceof errors/* ServiceError */._7 && !wasUnclear && !(0,retry_policy/* mayHaveBeenDone */.U2)((0,retry_policy/* failureOf */.g5)(error)))
        this.#note(address, "not-done");
      throw error;
    }
  }
  #note({ method, path, effect }, became) {
    if (effect === "read") return;
    this.#course.lastWrite = { asked: `${method} ${path}`, became };
    this.#settings.onWrite?.(this.#course.lastWrite);
  }
}
function bodyOf({ address: { method }, content }) {
  if (Buffer.isBuffer(content)) return content;
  return content === void 0 || method === "GET" || method === "DELETE" ? void 0 : (0,request_body/* encodeBody */.FT)(content);
}


;// CONCATENATED MODULE: ./build/src/service/transport/credential.js
const apiToken = (token) => ({ headers: { "x-api-token": token }, secret: token });
const apiKey = (key) => ({ headers: { authorization: `Bearer ${key}` }, secret: key });
const forkedRun = (id) => ({
  headers: { "x-forked-workflow-run-id": id },
  secret: "",
  uploadsOnly: true
});


// EXTERNAL MODULE: ./build/src/service/generation.js
var generation = __webpack_require__(20067);
// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __webpack_require__(86493);
;// CONCATENATED MODULE: ./build/src/service/connect.js




async function connectTo({ sender, ...settings }) {
  const { baseUrl } = settings;
  if ((0,generation/* isSecondGeneration */.P)(baseUrl)) {
    if ("forkedRun" in sender) {
      throw new user_error/* UserError */.y(
        "input api-token: it is empty, because this pull request comes from a fork. With a base-url that ends with /v2, upload with the login of the service (examples/impacted-targets-login.yml), or in two workflows (examples/impacted-targets-from-forks.yml and examples/impacted-targets-send.yml)",
        { input: "api-token" }
      );
    }
    return secondOf(await ServiceClient.create({ ...settings, credential: apiKey(sender.token) }));
  }
  const credential = "token" in sender ? apiToken(sender.token) : forkedRun(sender.forkedRun);
  return firstOf(await ServiceClient.create({ ...settings, credential }));
}
async function describingService(baseUrl) {
  let describe = () => void 0;
  const first = new Promise((resolve) => {
    describe = resolve;
  });
  const client = ServiceClient.describing(describe);
  return { service: await ((0,generation/* isSecondGeneration */.P)(baseUrl) ? secondOf(client) : firstOf(client)), first };
}
async function firstOf(client) {
  return (await __webpack_require__.e(/* import() */ 778).then(__webpack_require__.bind(__webpack_require__, 778))).firstGeneration(client);
}
async function secondOf(client) {
  return (await __webpack_require__.e(/* import() */ 264).then(__webpack_require__.bind(__webpack_require__, 50264))).secondGeneration(client);
}



/***/ }),

/***/ 45071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ encodeBody),
/* harmony export */   Nv: () => (/* binding */ encodeBodyWith),
/* harmony export */   r2: () => (/* binding */ bodyLimitBytes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89076);

const bodyLimitBytes = 20 * 1024 * 1024;
function encodeBody(value) {
  const body = Buffer.from(JSON.stringify(value));
  if (body.byteLength > bodyLimitBytes) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BodyTooLarge */ .KQ(body.byteLength, bodyLimitBytes);
  }
  return body;
}
function encodeBodyWith(request, field, json) {
  const rest = JSON.stringify(request);
  const before = Buffer.from(`${rest.slice(0, -1)}${rest === "{}" ? "" : ","}${JSON.stringify(field)}:`);
  const bytes = before.byteLength + json.byteLength + 1;
  return { bytes, body: bytes > bodyLimitBytes ? void 0 : Buffer.concat([before, json, Buffer.from("}")]) };
}



/***/ })

};
;