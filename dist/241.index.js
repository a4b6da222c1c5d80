"use strict";
exports.id = 241;
exports.ids = [241];
exports.modules = {

/***/ 57357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ reasonNotConnected),
/* harmony export */   ls: () => (/* binding */ ConnectionFailure),
/* harmony export */   rd: () => (/* binding */ networkFailure)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);

class ConnectionFailure extends Error {
  name = "ConnectionFailure";
  kind;
  code;
  /** @param failure its message is the end of a sentence that begins with the request */
  constructor(failure) {
    super(failure.message);
    this.kind = failure.kind;
    this.code = failure.code;
  }
}
const reasonNotConnected = {
  ECONNREFUSED: "the connection was refused",
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name could not be looked up",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  EADDRNOTAVAIL: "the address is not available"
};
const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;
const untrusted = "its certificate comes from an authority that this runner does not trust, or comes without the certificates in between";
const reasonNotSecure = {
  CERT_HAS_EXPIRED: "its certificate has expired",
  CERT_NOT_YET_VALID: "its certificate is not valid yet",
  CERT_REVOKED: "its certificate was revoked",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted
};
const noTls = /wrong version number|packet length too long|http request|https proxy request/i;
const refusedHandshake = /alert (?:handshake failure|bad certificate)/i;
function factsOf(error) {
  if (typeof error !== "object" || error === null) return { code: "", syscall: "", message: String(error) };
  const { code, syscall, message, cause, errors } = error;
  const inner = Array.isArray(errors) && errors.length > 0 ? factsOf(errors[0]) : cause ? factsOf(cause) : void 0;
  return {
    code: typeof code === "string" ? code : inner?.code ?? "",
    syscall: typeof syscall === "string" ? syscall : inner?.syscall ?? "",
    message: typeof message === "string" && message !== "" ? message : inner?.message ?? ""
  };
}
const seconds = (ms) => String(ms < 100 ? Math.ceil(ms) / 1e3 : Math.round(ms / 100) / 10);
function networkFailure(error, attempt) {
  const { asked, address } = attempt;
  const { host } = new URL(address);
  if (attempt.timedOut) {
    const within = `${host} within ${seconds(attempt.attemptTimeoutMs)} s`;
    return attempt.canHaveArrived ? { kind: "timeout", message: `${asked} got no whole response from ${within}` } : { kind: "not-connected", message: `${asked} was not sent: there was no connection to ${within}` };
  }
  if (error instanceof ConnectionFailure) {
    return { kind: error.kind, code: error.code, message: `${asked} ${error.message}` };
  }
  const { code, syscall, message } = factsOf(error);
  const said = (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(attempt.redact(message), 200);
  const failure = (kind, what) => ({
    kind,
    message: `${asked} ${what}`,
    ...code === "" ? {} : { code }
  });
  const insecure = (why) => failure("tls", `could not make a secure connection to ${host}: ${why}`);
  const explained = reasonNotConnected[code];
  if (explained !== void 0 || code === "ETIMEDOUT" && syscall === "connect") {
    return failure("not-connected", `could not reach ${host}: ${explained ?? "connecting took too long"} (${code})`);
  }
  if (noTls.test(message)) return { ...insecure("this port does not use TLS"), code: "NO_TLS" };
  if (refusedHandshake.test(message)) {
    return { ...insecure(`it refused the handshake: ${said}`), code: "TLS_REFUSED" };
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    const names = said.replace(/^.* does not match certificate's altnames: /, "");
    return insecure(`its certificate is not for this host: ${names} (${code})`);
  }
  if (tls.test(code)) return insecure(`${reasonNotSecure[code] ?? said} (${code})`);
  if (!attempt.canHaveArrived) {
    return failure("not-connected", `could not reach ${host}: ${said}${code === "" ? "" : ` (${code})`}`);
  }
  if (code.startsWith("HPE_")) {
    return failure("connection-broke", `was answered by ${host} with something other than HTTP: ${said} (${code})`);
  }
  return failure("connection-broke", `got no whole response from ${host}: ${said}${code === "" ? "" : ` (${code})`}`);
}



/***/ }),

/***/ 78799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readSamples),
/* harmony export */   c: () => (/* binding */ beginsWithMetrics)
/* harmony export */ });
const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\s*\{(.*)\}\s+|\s+)(\S+)(?:\s+-?\d+)?$/;
const label = /\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;
function readSamples(text) {
  const samples = [];
  for (const row of text.split("\n")) {
    const sample = readSample(row);
    if (sample !== void 0) samples.push(sample);
  }
  return samples;
}
function beginsWithMetrics(text) {
  const [first = ""] = /\S.*/.exec(text) ?? [];
  return first.startsWith("#") || readSample(first) !== void 0;
}
function readSample(row) {
  const [, name, labels = "", written = ""] = line.exec(row.trim()) ?? [];
  const value = readValue(written);
  return name === void 0 || value === void 0 ? void 0 : { name, labels: readLabels(labels), value };
}
function readLabels(text) {
  const labels = {};
  label.lastIndex = 0;
  for (let match = label.exec(text); match !== null; match = label.exec(text)) {
    const [, name = "", value = ""] = match;
    labels[name] = value.replace(/\\(.)/g, (_, escaped) => escaped === "n" ? "\n" : escaped);
  }
  return labels;
}
function readValue(text) {
  if (/^[+-]?Inf$/i.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
  const value = Number(text);
  return Number.isNaN(value) && text !== "NaN" ? void 0 : value;
}



/***/ }),

/***/ 90241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Transport: () => (/* binding */ Transport)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/service/transport/agents.js + 2 modules
var agents = __webpack_require__(6315);
// EXTERNAL MODULE: ./build/src/service/transport/connected.js
var connected = __webpack_require__(43948);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/src/service/transport/http.js
var http = __webpack_require__(64487);
;// CONCATENATED MODULE: ./build/src/service/transport/json-limits.js

const mostValues = 1e6;
const mostLevels = 1e3;
const [quote, backslash, comma] = [34, 92, 44];
function unreadableJson(text) {
  let values = 0;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === quote) {
      at = endOfString(text, at);
    } else if (unit === comma) {
      values += 1;
    } else if ((unit | 32) === 123) {
      values += 1;
      level += 1;
      if (level > mostLevels) return `is nested more than ${(0,numbers/* grouped */.z)(mostLevels)} levels deep`;
    } else if ((unit | 32) === 125) {
      level -= 1;
    }
    if (values > mostValues) return `holds more than the ${(0,numbers/* grouped */.z)(mostValues)} values that the action reads`;
  }
  return void 0;
}
function endOfString(text, start) {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === backslash) at += 1;
    else if (unit === quote) return at;
  }
  return text.length;
}


// EXTERNAL MODULE: ./build/src/service/transport/network-failures.js
var network_failures = __webpack_require__(57357);
// EXTERNAL MODULE: ./build/src/service/transport/prometheus.js
var prometheus = __webpack_require__(78799);
// EXTERNAL MODULE: ./build/packages/shared/src/redaction.js
var redaction = __webpack_require__(98764);
// EXTERNAL MODULE: ./build/src/service/transport/response-body.js
var response_body = __webpack_require__(13445);
// EXTERNAL MODULE: ./build/src/service/transport/retry-after.js
var retry_after = __webpack_require__(8858);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/src/service/transport/transport.js














class Transport {
  #address;
  #credential;
  #connections;
  #axios;
  #redact;
  constructor(address, { headers, secret }, connections, axios) {
    this.#address = address;
    this.#credential = headers;
    this.#connections = connections;
    this.#axios = axios;
    this.#redact = (0,redaction/* redactor */.$p)(secret);
  }
  /**
   * The way to one service. Nothing is sent yet.
   * @param address of the service, which ends with the version segment; without a trailing slash
   * @throws ServiceError when the environment names a proxy with an invalid address
   */
  static async to(address, credential) {
    const connections = await (0,agents/* agentFor */.Pf)(new URL(address));
    return new Transport(address, credential, connections, await (0,http/* loadAxios */.Bc)());
  }
  /**
   * Sends a request once. When an idle connection breaks, the service had closed it, so the request is sent again on a
   * new connection within the same attempt. A write is never sent again in this way.
   * @param query of a request without a body
   * @throws ServiceError when no usable response came; that error or the signal's reason when it is aborted
   */
  async attempt(address, query, body, options) {
    const { timeoutMs, signal } = options;
    const { method, path, effect } = address;
    const asked = `${method} ${path}`;
    const timeout = new AbortController();
    const timer = setTimeout(() => {
      timeout.abort();
    }, timeoutMs);
    const signals = [timeout.signal, ...signal === void 0 ? [] : [signal]];
    const send = () => this.#send(address, query, body, AbortSignal.any(signals));
    if (effect === "write") (0,agents/* closeIdle */.D1)(this.#connections);
    let response;
    let received;
    let text;
    const throwIfAborted = () => {
      signals.forEach((one) => one.throwIfAborted());
    };
    try {
      response = await send().catch((error) => {
        if (effect === "write" || !(0,agents/* diedIdle */.NO)(error)) throw error;
        (0,agents/* closeIdle */.D1)(this.#connections);
        return send();
      });
      const isError = response.status >= 400;
      const limitBytes = isError ? http/* errorLimitBytes */.$6 : http/* responseLimitBytes */.yQ;
      received = await (0,response_body/* receiveBody */.u)(response.data, (0,http/* headersOf */.Yl)(response)["content-encoding"], limitBytes, this.#redact);
      const request = response.request;
      if (!request.writableFinished) request.destroy();
      if (received.problem !== void 0 && !isError) throwIfAborted();
      const size = (0,numbers/* counted */.h)(received.bytes.byteLength, "byte");
      options.onResponse?.(`${this.#came(asked, response)}, ${size}${this.#requestId(response)}`);
      text = await this.#text(received, async () => {
        await (0,promises_.setImmediate)();
        throwIfAborted();
      });
    } catch (error) {
      throw new errors/* ServiceError */._7(
        (0,network_failures/* networkFailure */.rd)(error.cause ?? error, {
          asked,
          address: this.#address,
          timedOut: timeout.signal.aborted,
          canHaveArrived: (0,connected/* canHaveArrived */.m)(error.request),
          attemptTimeoutMs: timeoutMs,
          redact: this.#redact
        })
      );
    } finally {
      clearTimeout(timer);
    }
    try {
      return this.#read(address, response, received, text);
    } catch (error) {
      if (!(error instanceof errors/* ServiceError */._7)) throw error;
      throw error.with({ message: `${error.message}${this.#requestId(response)}` });
    }
  }
  /** @throws AxiosError which holds the token */
  #send({ method, path }, query, body, signal) {
    return (0,http/* sendOnce */.E4)(this.#axios, this.#connections, {
      method,
      url: `${this.#address}${path}`,
      headers: {
        ...this.#credential,
        accept: "application/json, text/plain",
        "user-agent": "merge-queue-action",
        // Without a body, axios would name the type of a form.
        "content-type": body === void 0 ? false : "application/json"
      },
      ...body === void 0 ? { params: new URLSearchParams(query) } : { data: body },
      signal
    });
  }
  /** The response in a few words, for messages. */
  #came(asked, { status, statusText }) {
    const said = this.#redact(statusText);
    return `${asked} answered ${String(status)}${said === "" ? "" : ` ${(0,src_text/* oneLine */.TN)(said, 60)}`}`;
  }
  /** The service's id of a request in parentheses, by which the service's support finds it; otherwise empty. */
  #requestId(response) {
    const id = (0,http/* headersOf */.Yl)(response)["x-request-id"] ?? "";
    return id === "" ? "" : ` (X-Request-Id: ${(0,src_text/* oneLine */.TN)(this.#redact(id), 100)})`;
  }
  /** The text of a body without the token. With a problem, only the beginning of the text is quoted. */
  #text({ bytes, problem }, turn) {
    const body = decoded(problem === void 0 ? bytes : bytes.subarray(0, http/* errorLimitBytes */.$6));
    return problem === void 0 ? this.#redact.inTurns(body, turn) : Promise.resolve(this.#redact.cutOff(body));
  }
  /** Distinguishes a usable response from all others. */
  #read({ method, path, response: form }, response, received, text) {
    const problem = received.problem === void 0 ? void 0 : this.#redact(received.problem);
    const { status } = response;
    const headers = (0,http/* headersOf */.Yl)(response);
    const came = this.#came(`${method} ${path}`, response);
    if (status >= 300 && status < 400) {
      const location = this.#redact(headers.location ?? "nowhere");
      throw new errors/* ServiceError */._7({
        kind: "redirect",
        status,
        message: `${came}, a redirect to ${(0,src_text/* oneLine */.TN)(location)}, which is not followed`
      });
    }
    if (status < 200 || status >= 300) {
      throw new errors/* ServiceError */._7({
        kind: "status",
        status,
        received: text,
        message: text.trim() !== "" ? `${came}: ${(0,src_text/* oneLine */.TN)(problem === void 0 ? text : `${text}\u2026`)}` : problem === void 0 ? `${came} with an empty body` : `${came}, and its body ${problem}`,
        // A date counts by the clock of its sender.
        retryAfterMs: (0,retry_after/* retryAfterMs */.V)(headers["retry-after"], dateOf(headers) ?? Date.now())
      });
    }
    if (problem !== void 0) {
      throw new errors/* ServiceError */._7({
        kind: "broken-body",
        status,
        message: `${came}, but its body ${problem}`,
        ...received.isCut === true ? { advice: "Run the step again" } : {}
      });
    }
    const body = decoded(received.bytes);
    const json = readJson(came, form, { status, body, text, type: headers["content-type"] ?? "" });
    const date = dateOf(headers);
    return { status, received: body, text, json, ...date === void 0 ? {} : { date } };
  }
}
const dateOf = ({ date = "" }) => Date.parse(date) || void 0;
const decoded = (bytes) => new TextDecoder("utf-8").decode(bytes);
function readJson(came, form, {
  status,
  body,
  text,
  type
}) {
  const broken = (what) => new errors/* ServiceError */._7({ kind: "broken-body", status, message: `${came}, but ${what}` });
  if (body.trim() === "") {
    if (form === "json" || form === "list" || form === "text" && status !== 200) throw broken("its body is empty");
    return void 0;
  }
  if (form === "text") {
    if (!(0,prometheus/* beginsWithMetrics */.c)(body))
      throw broken(`its body is not metrics in the Prometheus text format: ${(0,src_text/* oneLine */.TN)(text)}`);
    return void 0;
  }
  if (form === "anything" && (/^\s*text\/html\b/i.test(type) || /^\s*</.test(body)))
    throw broken(`its body is a page, not a response of the service: ${(0,src_text/* oneLine */.TN)(text)}`);
  const unreadable = unreadableJson(body);
  if (unreadable !== void 0) {
    if (form === "anything") return void 0;
    throw broken(`its body ${unreadable}`);
  }
  let json;
  try {
    json = JSON.parse(body);
  } catch {
    if (form === "anything") return void 0;
    throw broken(`its body is not JSON: ${(0,src_text/* oneLine */.TN)(text)}`);
  }
  if ((form === "json" || form === "list") && !(0,json_values/* isObject */.Gv)(json))
    throw broken(`its body is not a JSON object: ${(0,src_text/* oneLine */.TN)(text)}`);
  if (form === "list" && !((0,json_values/* isObject */.Gv)(json) && Array.isArray(json.data)))
    throw broken(`its body has no list "data": ${(0,src_text/* oneLine */.TN)(text)}`);
  return json;
}



/***/ })

};
;