const require_rolldown_runtime = require("./rolldown-runtime-CVvi-lCc.js");
const require_index = require("../index.js");
const require_request_body = require("./request-body-DGf2da6l.js");
const require_network_failures = require("./network-failures-CeGAgJJb.js");
let node_util = require("node:util");
let node_http = require("node:http");
let node_zlib = require("node:zlib");
node_zlib = require_rolldown_runtime.__toESM(node_zlib, 1);
let node_https = require("node:https");
//#region node_modules/@actions/http-client/lib/proxy.js
function checkBypass(reqUrl) {
	if (!reqUrl.hostname) return false;
	const reqHost = reqUrl.hostname;
	if (isLoopbackAddress(reqHost)) return true;
	const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
	if (!noProxy) return false;
	let reqPort;
	if (reqUrl.port) reqPort = Number(reqUrl.port);
	else if (reqUrl.protocol === "http:") reqPort = 80;
	else if (reqUrl.protocol === "https:") reqPort = 443;
	const upperReqHosts = [reqUrl.hostname.toUpperCase()];
	if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
	for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
	return false;
}
function isLoopbackAddress(host) {
	const hostLower = host.toLowerCase();
	return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
//#endregion
//#region node_modules/proxy-from-env/index.js
var DEFAULT_PORTS = {
	ftp: 21,
	gopher: 70,
	http: 80,
	https: 443,
	ws: 80,
	wss: 443
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
	var parsedUrl = (typeof url === "string" ? parseUrl(url) : url) || {};
	var proto = parsedUrl.protocol;
	var hostname = parsedUrl.host;
	var port = parsedUrl.port;
	if (typeof hostname !== "string" || !hostname || typeof proto !== "string") return "";
	proto = proto.split(":", 1)[0];
	hostname = hostname.replace(/:\d*$/, "");
	port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
	if (!shouldProxy(hostname, port)) return "";
	var proxy = getEnv(proto + "_proxy") || getEnv("all_proxy");
	if (proxy && proxy.indexOf("://") === -1) proxy = proto + "://" + proxy;
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
	var NO_PROXY = getEnv("no_proxy").toLowerCase();
	if (!NO_PROXY) return true;
	if (NO_PROXY === "*") return false;
	return NO_PROXY.split(/[,\s]/).every(function(proxy) {
		if (!proxy) return true;
		var parsedProxy = proxy.match(/^(.+):(\d+)$/);
		var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
		var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
		if (parsedProxyPort && parsedProxyPort !== port) return true;
		if (!/^[.*]/.test(parsedProxyHostname)) return hostname !== parsedProxyHostname;
		if (parsedProxyHostname.charAt(0) === "*") parsedProxyHostname = parsedProxyHostname.slice(1);
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
	return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || "";
}
//#endregion
//#region src/service/proxy.ts
/**
* The proxy that the environment names for an HTTPS address: `https_proxy`, else `HTTPS_PROXY`, as the runner reads them.
* Undefined without one, for this machine itself, and for what `no_proxy` or `NO_PROXY` lists: as the rest of the runner
* reads it (names, and everything below them), and with wildcards.
* @throws ServiceError when the variable holds no address of a proxy
*/
function proxyFor(address) {
	const variable = ["https_proxy", "HTTPS_PROXY"].find((name) => (process.env[name] ?? "") !== "");
	if (variable === void 0 || address.protocol !== "https:") return void 0;
	if (checkBypass(address) || address.hostname.endsWith(".localhost") || getProxyForUrl(address.href) === "") return;
	return readProxy(variable, process.env[variable]?.trim() ?? "");
}
/** The text is shown nowhere: it may hold a password. */
function readProxy(variable, text) {
	const wrong = (what) => new require_index.ServiceError({
		kind: "not-connected",
		code: "PROXY_ADDRESS",
		message: `the variable ${variable} ${what}`
	});
	let url;
	let user;
	let password;
	try {
		url = new URL(text.includes("://") ? text : `http://${text}`);
		user = decodeURIComponent(url.username);
		password = decodeURIComponent(url.password);
	} catch {
		throw wrong("holds no address of a proxy");
	}
	if (url.protocol !== "http:" && url.protocol !== "https:") throw wrong(`names a proxy of the kind ${url.protocol.slice(0, -1)}, and the action speaks to HTTP proxies only`);
	if (url.hostname === "" || url.pathname !== "/" || url.search !== "" || url.hash !== "") throw wrong("holds no address of a proxy");
	const credentials = Buffer.from(`${user}:${password}`, "utf8").toString("base64");
	return {
		url: new URL(`${url.protocol}//${url.host}`),
		authorization: user === "" && password === "" ? void 0 : `Basic ${credentials}`
	};
}
//#endregion
//#region src/service/agents.ts
/** A connection stays open for the next request, for at most five idle seconds, as with Node's own agents. */
const kept = {
	keepAlive: true,
	timeout: 5e3
};
/**
* Makes the connections to one service, directly or through the proxy that the environment names.
* @throws ServiceError when the environment names a proxy that is none
*/
async function agentFor(address) {
	const proxy = proxyFor(address);
	if (proxy !== void 0) {
		const { ProxyAgent } = await Promise.resolve().then(() => require("./proxy-agent-CSOFKi1l.js"));
		return new ProxyAgent(proxy, kept);
	}
	const agent = address.protocol === "https:" ? new node_https.Agent(kept) : new node_http.Agent(kept);
	const connect = agent.createConnection.bind(agent);
	agent.createConnection = (options, connected) => {
		const socket = connect(options, connected);
		return socket ? require_network_failures.keepEarlyResponse(socket) : socket;
	};
	return agent;
}
/**
* Closes the connections that wait for another request. The service may have closed its end of one, and a request sent
* on it would end like one that arrived and was not answered.
*/
function closeIdle(agent) {
	for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}
/**
* True when a request went out on a connection that had stood idle, and that broke before a byte of a response came:
* in all likelihood the service had closed it (RFC 9112, section 9.3.1).
* @param error what the request failed with
*/
function diedIdle(request, error) {
	const { code } = error;
	return request.reusedSocket && (code === "ECONNRESET" || code === "EPIPE");
}
//#endregion
//#region src/service/http-request.ts
/**
* Sends a request once. Redirects are not followed, since they would carry the token to wherever they lead, and a body is
* received as it is sent: what becomes of the two is for the caller to say.
* @throws what Node throws of a header that cannot be sent
*/
function sendRequest({ method, url, headers, body, agent, signal }) {
	const request = (url.protocol === "https:" ? node_https.request : node_http.request)(url, {
		method,
		headers,
		agent
	});
	const response = new Promise((resolve, reject) => {
		let received;
		const abort = () => {
			(received ?? request).destroy(signal.reason);
		};
		request.once("response", (message) => {
			received = message;
			resolve(message);
		});
		request.on("error", reject);
		request.once("upgrade", (message, socket) => {
			socket.destroy();
			reject(/* @__PURE__ */ new Error(`it changed to another protocol, which was not asked for (status ${String(message.statusCode)})`));
		});
		request.once("close", () => {
			signal.removeEventListener("abort", abort);
			reject(/* @__PURE__ */ new Error("the connection was closed"));
		});
		if (signal.aborted) abort();
		else signal.addEventListener("abort", abort);
	});
	request.end(body);
	return {
		request,
		response
	};
}
//#endregion
//#region src/service/json-limits.ts
/** A queue of ten thousand pull requests has half as many. */
const mostValues = 1e6;
/** Nothing that the service documents is nested more than ten levels deep. */
const mostLevels = 1e3;
const [quote, backslash, comma] = [
	34,
	92,
	44
];
/**
* Checks whether `JSON.parse` would take too long for a text, or too much memory: it cannot be ended, and a few bytes of text
* become dozens in memory. Counts commas and brackets outside of strings; for a text that is no JSON the result means nothing.
* @returns what is wrong, as the end of a sentence that begins with "its body"
*/
function unreadableJson(text) {
	let values = 0;
	let level = 0;
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === quote) at = endOfString(text, at);
		else if (unit === comma) values += 1;
		else if ((unit | 32) === 123) {
			values += 1;
			level += 1;
			if (level > mostLevels) return `is nested more than ${require_index.grouped(mostLevels)} levels deep`;
		} else if ((unit | 32) === 125) level -= 1;
		if (values > mostValues) return `holds more than the ${require_index.grouped(mostValues)} values that the action reads`;
	}
}
/** Where the quotation mark stands that ends a string, or the end of the text. */
function endOfString(text, start) {
	for (let at = start + 1; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === backslash) at += 1;
		else if (unit === quote) return at;
	}
	return text.length;
}
//#endregion
//#region src/service/response-body.ts
const inflate = (0, node_util.promisify)(node_zlib.default.inflate);
const inflateRaw = (0, node_util.promisify)(node_zlib.default.inflateRaw);
const gunzip = (0, node_util.promisify)(node_zlib.default.gunzip);
/** Node 20 has none. */
const zstd = Reflect.get(node_zlib.default, "zstdDecompress");
/** Content codings (RFC 9110, section 8.4.1; zstd is RFC 8878). All of them refuse a body that ends too early. */
const decoders = new Map([
	["gzip", gunzip],
	["x-gzip", gunzip],
	["deflate", (bytes, options) => (((bytes[0] ?? 0) & 15) === 8 ? inflate : inflateRaw)(bytes, options)],
	["br", (0, node_util.promisify)(node_zlib.default.brotliDecompress)],
	...zstd === void 0 ? [] : [["zstd", (0, node_util.promisify)(zstd)]]
]);
/** Most codings of one body. Each can take as long to decode as the largest body, and nobody needs more than one. */
const mostEncodings = 3;
/** What `accept-encoding` says: the codings that the running Node can read. */
const acceptedEncodings = [...decoders.keys()].filter((coding) => coding !== "x-gzip").join(", ");
/**
* Reads the body of a response and decompresses it. Never throws.
* @param limitBytes most bytes that are read, before and after decompression; more is a problem
* @param redact takes the token out of what a problem quotes, before anything of it is changed or cut
*/
async function receiveBody(response, limitBytes, redact = (text) => text) {
	const tooLarge = `is larger than the ${require_index.grouped(limitBytes)} bytes that the action reads`;
	const pieces = [];
	let size = 0;
	let problem;
	try {
		for await (const piece of response) {
			size += piece.byteLength;
			if (size > limitBytes) {
				problem = tooLarge;
				break;
			}
			pieces.push(piece);
		}
	} catch (error) {
		problem = `was cut off after ${require_index.grouped(size)} bytes: ${sentence(error)}`;
	}
	let bytes = Buffer.concat(pieces);
	const header = response.headers["content-encoding"] ?? "";
	const encodings = header.toLowerCase().split(",").map((encoding) => encoding.trim()).filter((encoding) => encoding !== "" && encoding !== "identity");
	if (encodings.length === 0 || bytes.byteLength === 0) return {
		bytes,
		problem
	};
	if (problem !== void 0) return {
		bytes: Buffer.alloc(0),
		problem
	};
	if (encodings.length > mostEncodings) {
		const count = `${String(encodings.length)} times, and at most ${String(mostEncodings)} are undone`;
		return {
			bytes: Buffer.alloc(0),
			problem: `is encoded ${count}`
		};
	}
	for (const encoding of encodings.reverse()) {
		const decode = decoders.get(encoding);
		if (decode === void 0) return {
			bytes: Buffer.alloc(0),
			problem: `is encoded as ${require_index.oneLine(redact(header), 40)}, which was not asked for`
		};
		try {
			bytes = await decode(bytes, { maxOutputLength: limitBytes });
		} catch (error) {
			const isTooLarge = error.code === "ERR_BUFFER_TOO_LARGE";
			return {
				bytes: Buffer.alloc(0),
				problem: isTooLarge ? tooLarge : `cannot be decompressed as ${encoding}: ${sentence(error)}`
			};
		}
	}
	return { bytes };
}
function sentence(error) {
	const { code, message } = error;
	if (code === "ECONNRESET") return "the connection broke";
	return `${require_index.oneLine(message, 100)}${code === void 0 ? "" : ` (${code})`}`;
}
//#endregion
//#region src/service/transport.ts
/**
* Larger responses are refused, before and after decompression, so that a service gone wrong can neither fill the runner's
* memory nor keep the step busy. A list of fifty thousand tests on one page fits.
*/
const responseLimitBytes = 64 * 1024 * 1024;
/** What is read of the body of an error: more than anybody is shown. */
const errorLimitBytes = 1024 * 1024;
/** Sends a request to one service once, and reads the response. The one place that sends the token. */
var Transport = class Transport {
	#address;
	#token;
	#connections;
	#redact;
	constructor(address, token, connections) {
		this.#address = address;
		this.#token = token;
		this.#connections = connections;
		this.#redact = require_index.redactor(token);
	}
	/**
	* The way to one service. Nothing is sent yet.
	* @param address of the service, which ends with the version segment; without a trailing slash
	* @throws ServiceError when the environment names a proxy that is none
	*/
	static async to(address, token) {
		return new Transport(address, token, await agentFor(new URL(address)));
	}
	/**
	* Sends a request once. One that broke on a connection that had stood idle goes out again on a new connection, which is the
	* same attempt, since the service had closed the idle one; a write never does.
	* @param body undefined for a query
	* @throws ServiceError when no usable response came; that or the signal's reason when it is aborted
	*/
	async attempt(name, request, body, options) {
		const { timeoutMs, signal } = options;
		const { method, path, effect } = require_index.endpointOf(name);
		const asked = `${method} ${path}`;
		const timeout = new AbortController();
		const timer = setTimeout(() => {
			timeout.abort();
		}, timeoutMs);
		const signals = [timeout.signal, ...signal === void 0 ? [] : [signal]];
		const send = () => {
			const sent = this.#send(name, request, body, AbortSignal.any(signals));
			sent.request.once("finish", this.#redact.prepare);
			return sent;
		};
		if (effect === "write") closeIdle(this.#connections);
		let response;
		let received;
		try {
			let sent = send();
			try {
				response = await sent.response;
			} catch (error) {
				if (effect === "write" || !diedIdle(sent.request, error)) throw error;
				closeIdle(this.#connections);
				sent = send();
				response = await sent.response;
			}
			const isError = statusOf(response) >= 400;
			received = await receiveBody(response, isError ? errorLimitBytes : responseLimitBytes, this.#redact);
			if (!sent.request.writableFinished) sent.request.destroy();
			if (received.problem !== void 0 && !isError) signals.forEach((one) => {
				one.throwIfAborted();
			});
		} catch (error) {
			throw new require_index.ServiceError(require_network_failures.networkFailure(error, {
				asked,
				address: this.#address,
				timedOut: timeout.signal.aborted,
				attemptTimeoutMs: timeoutMs,
				redact: this.#redact
			}));
		} finally {
			clearTimeout(timer);
		}
		return await this.#read(name, response, received, options);
	}
	#send(name, request, body, signal) {
		const { method, path } = require_index.endpointOf(name);
		const url = new URL(`${this.#address}${path}`);
		const headers = {
			"x-api-token": this.#token,
			accept: "application/json, text/plain",
			"accept-encoding": acceptedEncodings,
			"user-agent": "merge-queue-action"
		};
		const to = {
			method,
			url,
			agent: this.#connections,
			signal
		};
		if (body !== void 0) {
			const ofBody = {
				"content-type": "application/json",
				"content-length": String(body.byteLength)
			};
			return sendRequest({
				...to,
				headers: {
					...headers,
					...ofBody
				},
				body
			});
		}
		for (const [field, value] of Object.entries(request)) url.searchParams.set(field, value);
		return sendRequest({
			...to,
			headers
		});
	}
	/** Tells a usable response from all others. */
	async #read(name, response, received, { signal, onResponse }) {
		const { method, path, response: form } = require_index.endpointOf(name);
		const body = new TextDecoder("utf-8").decode(received.bytes);
		const problem = received.problem === void 0 ? void 0 : this.#redact(received.problem);
		const status = statusOf(response);
		const statusText = this.#redact(response.statusMessage ?? "");
		const came = `${method} ${path} answered ${String(status)}${statusText === "" ? "" : ` ${require_index.oneLine(statusText, 60)}`}`;
		const { headers } = response;
		onResponse?.(`${came}, ${require_index.grouped(received.bytes.byteLength)} bytes`);
		const text = await this.#redact.inTurns(body, void 0, signal);
		if (status >= 300 && status < 400) throw new require_index.ServiceError({
			kind: "redirect",
			status,
			message: `${came}, a redirect to ${require_index.oneLine(this.#redact(headers.location ?? "nowhere"))}, which is not followed`
		});
		if (status < 200 || status >= 300) throw new require_index.ServiceError({
			kind: "status",
			status,
			message: text.trim() !== "" ? `${came}: ${require_index.oneLine(problem === void 0 ? text : this.#redact(`${text}…`))}` : problem === void 0 ? `${came} with an empty body` : `${came}, and its body ${problem}`,
			retryAfterMs: require_index.retryAfterMs(headers["retry-after"], Date.now())
		});
		if (problem !== void 0) throw new require_index.ServiceError({
			kind: "broken-body",
			status,
			message: `${came}, but its body ${problem}`
		});
		return {
			status,
			received: body,
			text,
			json: readJson(came, form, {
				status,
				body,
				text
			})
		};
	}
};
/** Node leaves the status open only for messages that are no responses. */
const statusOf = ({ statusCode = 0 }) => statusCode;
/** The service answers JSON except where stated otherwise (service interface, first paragraph); writes may answer nothing. */
function readJson(came, form, { status, body, text }) {
	if (form === "text") return void 0;
	const broken = (what) => new require_index.ServiceError({
		kind: "broken-body",
		status,
		message: `${came}, but ${what}`
	});
	if (body.trim() === "") {
		if (form === "json") throw broken("its body is empty");
		return;
	}
	const unreadable = unreadableJson(body);
	if (unreadable !== void 0) throw broken(`its body ${unreadable}`);
	try {
		return JSON.parse(body);
	} catch {
		throw broken(`its body is no JSON: ${require_index.oneLine(text)}`);
	}
}
//#endregion
//#region src/service/client.ts
/** Sends requests to the service as the retry policy says, and knows what became of the last write. */
var ServiceClient = class ServiceClient {
	#settings;
	#transport;
	#course;
	constructor(settings, transport, course = {}) {
		this.#settings = settings;
		this.#transport = transport;
		this.#course = course;
	}
	/**
	* A client for one service. Nothing is sent yet.
	* @throws ServiceError when the environment names a proxy that is none
	*/
	static async create(settings) {
		return new ServiceClient(settings, await Transport.to(settings.baseUrl, settings.token));
	}
	/** The last usable response of any request. */
	get lastResponse() {
		return this.#course.lastResponse;
	}
	/** Undefined when nothing that changes something was sent. */
	get lastWrite() {
		return this.#course.lastWrite;
	}
	/** The same client with other limits. Responses and writes count for both. */
	limited(limits) {
		return new ServiceClient({
			...this.#settings,
			...limits
		}, this.#transport, this.#course);
	}
	/**
	* Sends one request, or its body already encoded, and does what the retry policy says when that fails.
	* @throws BodyTooLarge before anything is sent
	* @throws ServiceError when no attempt ended in a usable response and no state shows that the request was done
	* @throws the signal's reason when it is aborted
	*/
	async send(name, request) {
		const { method, effect, verification } = require_index.endpointOf(name);
		const isEncoded = Buffer.isBuffer(request);
		const encoded = isEncoded ? request : method === "POST" ? require_request_body.encodeBody(request) : void 0;
		const { attemptTimeoutMs, maxAttempts, signal, onRetry, onVerify, deadline = Infinity } = this.#settings;
		const { clock = require_index.systemClock } = this.#settings;
		const sentAt = clock.now();
		const timeoutMs = require_index.totalTimeoutMs({
			attemptTimeoutMs,
			maxAttempts
		});
		const verifier = this.limited({ deadline: Math.min(deadline, sentAt + 2 * timeoutMs) });
		const response = await require_index.withRetries({
			row: require_index.retryPolicy[effect],
			attempt: (within) => this.limited({ attemptTimeoutMs: within }).#attemptAndNote(name, request, encoded),
			attemptTimeoutMs,
			maxAttempts,
			deadline: Math.min(deadline, sentAt + timeoutMs),
			verify: verification === void 0 || isEncoded ? void 0 : () => verifier.#verify(verification, name, request, sentAt),
			onRetry,
			onVerify,
			signal,
			clock
		});
		if (response.verified !== true) this.#course.lastResponse = response;
		return response;
	}
	/** Verifies whether a write was done whose response was lost. */
	async #verify({ endpoint, read }, name, request, sentAt) {
		const { repo, targetBranch, pr, ...asked } = request;
		const response = await this.#orNothing(endpoint === "getQueue" ? this.send(endpoint, {
			repo,
			targetBranch
		}) : this.send(endpoint, {
			repo,
			targetBranch,
			pr: { number: pr.number }
		}));
		const verdict = read(response.json, {
			asked,
			sentAt
		});
		this.#note(name, verdict.kind === "done" ? "done" : verdict.kind === "unknown" ? "unclear" : "not-done");
		return {
			verdict,
			response: {
				...response,
				verified: true
			}
		};
	}
	/** The response to a verification; an empty one when the service answers 404, since then there is no such thing. */
	async #orNothing(verify) {
		try {
			return await verify;
		} catch (error) {
			if (!require_index.isAbsence(error)) throw error;
			return {
				status: 404,
				received: "",
				text: "",
				json: void 0
			};
		}
	}
	async #attemptAndNote(name, request, body) {
		const before = this.lastWrite;
		this.#note(name, "unclear");
		try {
			const { attemptTimeoutMs: timeoutMs, signal, onResponse } = this.#settings;
			const response = await this.#transport.attempt(name, request, body, {
				timeoutMs,
				signal,
				onResponse
			});
			this.#note(name, "done");
			return response;
		} catch (error) {
			const wasUnclear = before?.became === "unclear";
			if (error instanceof require_index.ServiceError && !wasUnclear && !require_index.mayHaveBeenDone(require_index.failureOf(error))) this.#note(name, "not-done");
			throw error;
		}
	}
	#note(name, became) {
		const { method, path, effect } = require_index.endpointOf(name);
		if (effect === "read") return;
		this.#course.lastWrite = {
			asked: `${method} ${path}`,
			became
		};
		this.#settings.onWrite?.(this.#course.lastWrite);
	}
};
//#endregion
exports.ServiceClient = ServiceClient;
