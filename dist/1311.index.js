"use strict";
exports.id = 1311;
exports.ids = [1311];
exports.modules = {

/***/ 43948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ rememberConnected),
/* harmony export */   m: () => (/* binding */ canHaveArrived)
/* harmony export */ });
const connected = /* @__PURE__ */ new WeakSet();
function rememberConnected(socket) {
  socket.once("encrypted" in socket ? "secureConnect" : "connect", () => connected.add(socket));
  return socket;
}
function canHaveArrived(request) {
  return request === void 0 || request.socket !== null && connected.has(request.socket);
}



/***/ }),

/***/ 7669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ keepEarlyResponse)
/* harmony export */ });
function keepEarlyResponse(socket) {
  const whenRead = (written) => (error) => {
    const { code } = error ?? {};
    if (code !== "EPIPE" && code !== "ECONNRESET" || socket.readableEnded || socket.destroyed) {
      written(error);
      return;
    }
    const fail = () => {
      socket.off("end", fail).off("close", fail);
      written(error);
    };
    socket.on("end", fail).on("close", fail);
  };
  const write = socket._write.bind(socket);
  socket._write = (piece, encoding, written) => write(piece, encoding, whenRead(written));
  const writeMany = socket._writev?.bind(socket);
  if (writeMany !== void 0) {
    socket._writev = (pieces, written) => writeMany(pieces, whenRead(written));
  }
  return socket;
}



/***/ }),

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

/***/ 91311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Transport: () => (/* binding */ Transport)
});

// UNUSED EXPORTS: responseLimitBytes

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/service/transport/connected.js
var transport_connected = __webpack_require__(43948);
// EXTERNAL MODULE: ./build/src/service/transport/early-response.js
var early_response = __webpack_require__(7669);
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
var proxy_from_env = __webpack_require__(98182);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
;// CONCATENATED MODULE: ./build/src/service/transport/proxy.js



function proxyFor(address) {
  const variable = ["https_proxy", "HTTPS_PROXY"].find((name) => (process.env[name] ?? "") !== "");
  if (variable === void 0 || address.protocol !== "https:") return void 0;
  if (checkBypass(address) || address.hostname.endsWith(".localhost") || (0,proxy_from_env/* getProxyForUrl */.T)(address.href) === "") {
    return void 0;
  }
  return readProxy(variable, process.env[variable]?.trim() ?? "");
}
function readProxy(variable, text) {
  const wrong = (what) => new errors/* ServiceError */._7({ kind: "not-connected", code: "PROXY_ADDRESS", message: `the variable ${variable} ${what}` });
  let url;
  let user;
  let password;
  try {
    url = new URL(text.includes("://") ? text : `http://${text}`);
    user = decodeURIComponent(url.username);
    password = decodeURIComponent(url.password);
  } catch {
    throw wrong("is not the address of a proxy");
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw wrong(`starts with ${url.protocol}//, but only HTTP proxies are supported. Give an http:// address`);
  }
  if (url.hostname === "" || url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    throw wrong("is not the address of a proxy");
  }
  const credentials = Buffer.from(`${user}:${password}`, "utf8").toString("base64");
  return {
    url: new URL(`${url.protocol}//${url.host}`),
    authorization: user === "" && password === "" ? void 0 : `Basic ${credentials}`
  };
}


;// CONCATENATED MODULE: ./build/src/service/transport/agents.js




const kept = { keepAlive: true, timeout: 5e3 };
async function agentFor(address) {
  const proxy = proxyFor(address);
  if (proxy !== void 0) {
    const { ProxyAgent } = await __webpack_require__.e(/* import() */ 9326).then(__webpack_require__.bind(__webpack_require__, 39326));
    return new ProxyAgent(proxy, kept);
  }
  const { Agent } = address.protocol === "https:" ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : { Agent: external_node_http_.Agent };
  const agent = new Agent(kept);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, connected) => {
    const socket = connect(options, connected);
    return socket ? (0,transport_connected/* rememberConnected */.B)((0,early_response/* keepEarlyResponse */.o)(socket)) : socket;
  };
  return agent;
}
function closeIdle(agent) {
  for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}
function diedIdle({ code, request }) {
  const { reusedSocket } = request ?? {};
  return reusedSocket === true && (code === "ECONNRESET" || code === "EPIPE");
}


// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
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
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/src/service/transport/response-body.js


async function receiveBody(body, encoding, limitBytes, redact = (text) => text) {
  const pieces = [];
  let size = 0;
  const whole = () => Buffer.concat(pieces);
  try {
    for await (const piece of body) {
      size += piece.byteLength;
      if (size > limitBytes) {
        return { bytes: whole(), problem: `is larger than the ${(0,numbers/* grouped */.z)(limitBytes)} bytes that the action reads` };
      }
      pieces.push(piece);
    }
  } catch (error) {
    const { code = "" } = error;
    if (/^(Z_|ERR__|ZSTD_)/.test(code)) {
      return { bytes: whole(), problem: `cannot be decompressed: ${sentence(error)}` };
    }
    return { bytes: whole(), problem: `was cut off after ${(0,numbers/* counted */.h)(size, "byte")}: ${sentence(error)}`, isCut: true };
  }
  if (size > 0 && encoding !== void 0 && !/^(?:identity)?$/i.test(encoding)) {
    const problem = `is encoded as ${(0,src_text/* oneLine */.TN)(redact(encoding), 40)}, which was not asked for`;
    return { bytes: Buffer.alloc(0), problem };
  }
  return { bytes: whole() };
}
function sentence(error) {
  const { code, message } = error;
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return "the connection broke";
  return `${(0,src_text/* oneLine */.TN)(message, 100)}${code === void 0 ? "" : ` (${code})`}`;
}


// EXTERNAL MODULE: ./build/src/service/transport/retry-after.js
var retry_after = __webpack_require__(8858);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/src/service/transport/transport.js













const responseLimitBytes = 64 * 1024 * 1024;
const errorLimitBytes = 1024 * 1024;
const headersOf = ({ headers }) => headers;
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
    const connections = await agentFor(new URL(address));
    return new Transport(address, credential, connections, await loadAxios());
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
    if (effect === "write") closeIdle(this.#connections);
    let response;
    let received;
    let text;
    const throwIfAborted = () => {
      signals.forEach((one) => one.throwIfAborted());
    };
    try {
      response = await send().catch((error) => {
        if (effect === "write" || !diedIdle(error)) throw error;
        closeIdle(this.#connections);
        return send();
      });
      const isError = response.status >= 400;
      const limitBytes = isError ? errorLimitBytes : responseLimitBytes;
      received = await receiveBody(response.data, headersOf(response)["content-encoding"], limitBytes, this.#redact);
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
          canHaveArrived: (0,transport_connected/* canHaveArrived */.m)(error.request),
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
  /**
   * Redirects are not followed, because they would carry the token to another place. The agent connects through
   * proxies, because axios would read a proxy's answer as the service's response. Sizes are limited by `receiveBody`,
   * which keeps the beginning of a body that is too large.
   * @throws AxiosError which holds the token
   */
  async #send({ method, path, response: form }, query, body, signal) {
    const mayBeCompressed = form !== "text" && form !== "anything";
    return this.#axios.request({
      method,
      url: `${this.#address}${path}`,
      headers: {
        ...this.#credential,
        accept: "application/json, text/plain",
        "accept-encoding": mayBeCompressed ? "gzip, deflate, br" : "identity",
        "user-agent": "merge-queue-action",
        // Without a body, axios would name the type of a form.
        "content-type": body === void 0 ? false : "application/json"
      },
      ...body === void 0 ? { params: new URLSearchParams(query) } : { data: body },
      adapter: "http",
      httpAgent: this.#connections,
      httpsAgent: this.#connections,
      proxy: false,
      maxRedirects: 0,
      decompress: mayBeCompressed,
      responseType: "stream",
      validateStatus: null,
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
    const id = headersOf(response)["x-request-id"] ?? "";
    return id === "" ? "" : ` (X-Request-Id: ${(0,src_text/* oneLine */.TN)(this.#redact(id), 100)})`;
  }
  /** The text of a body without the token. With a problem, only the beginning of the text is quoted. */
  #text({ bytes, problem }, turn) {
    const body = decoded(problem === void 0 ? bytes : bytes.subarray(0, errorLimitBytes));
    return problem === void 0 ? this.#redact.inTurns(body, turn) : Promise.resolve(this.#redact.cutOff(body));
  }
  /** Distinguishes a usable response from all others. */
  #read({ method, path, response: form }, response, received, text) {
    const problem = received.problem === void 0 ? void 0 : this.#redact(received.problem);
    const { status } = response;
    const headers = headersOf(response);
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
async function loadAxios() {
  Reflect.deleteProperty(globalThis, "FormData");
  return (await __webpack_require__.e(/* import() */ 179).then(__webpack_require__.bind(__webpack_require__, 72560))).default;
}
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



/***/ }),

/***/ 98182:
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
;