import { createRequire } from "node:module";
import process$1 from "node:process";
import { parseArgs } from "node:util";
import { readFile } from "node:fs/promises";
import { once } from "node:events";
import { ServerResponse, createServer } from "node:http";
import { Http2ServerRequest, constants } from "node:http2";
import { Readable } from "node:stream";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
//#region \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod), cb = null), mod.exports);
var __require = /* #__PURE__ */ (() => createRequire(import.meta.url))();
//#endregion
//#region src/local-service/flaky-tests/records-file.ts
const lists = ["unhealthy_tests", "quarantined_tests"];
/**
* Checks that something is `{"unhealthy_tests": […], "quarantined_tests": […]}`, arrays of objects. Either may be
* left out, and is empty then. The records themselves are served as they are, so that odd ones can be tried.
* @throws TypeError saying what is wrong
*/
function toRecords(given) {
	if (typeof given !== "object" || given === null || Array.isArray(given)) throw new TypeError(`it must be an object with ${lists.join(" and ")}`);
	const fields = given;
	if (!lists.some((list) => Object.hasOwn(fields, list))) throw new TypeError(`it has neither ${lists.join(" nor ")}`);
	const [unhealthy, quarantined] = lists.map((list) => {
		const records = fields[list] ?? [];
		if (!Array.isArray(records)) throw new TypeError(`${list} must be an array`);
		const odd = records.findIndex((each) => typeof each !== "object" || each === null || Array.isArray(each));
		if (odd >= 0) throw new TypeError(`${list}[${String(odd)}] must be an object`);
		return records;
	});
	return {
		unhealthy_tests: unhealthy ?? [],
		quarantined_tests: quarantined ?? []
	};
}
/**
* Reads a file of records (UTF-8, JSON).
* @throws Error with one line that names the file
*/
async function readRecordsFile(path) {
	try {
		return toRecords(JSON.parse((await readFile(path, "utf8")).replace(/^\uFEFF/, "")));
	} catch (error) {
		throw new Error(`cannot read the records in ${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
	}
}
//#endregion
//#region node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
const X_ALREADY_SENT = "x-hono-already-sent";
//#endregion
//#region node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};
const nonJoinedHeaders = /* @__PURE__ */ new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = /* @__PURE__ */ new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return /* @__PURE__ */ new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		return new Response(buf, type ? { headers: { "content-type": type } } : void 0).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 64 * 1024 * 1024;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof Http2ServerRequest) {
		try {
			incoming.stream?.close?.(constants.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord["x-hono-already-sent"]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};
globalThis.CloseEvent;
globalThis.ErrorEvent;
//#endregion
//#region src/local-service/clock.ts
/** The time that the service goes by: it can run faster than real time, stand still, and be moved forward. */
var Clock = class {
	#speed;
	#base = Date.now();
	#since = performance.now();
	#running = true;
	/** @param speed seconds of the service that pass in one real second */
	constructor(speed = 1) {
		this.#speed = speed;
	}
	get running() {
		return this.#running;
	}
	/** Milliseconds since 1970. Never goes back. */
	now() {
		return this.#running ? this.#base + (performance.now() - this.#since) * this.#speed : this.#base;
	}
	stop() {
		this.#base = this.now();
		this.#running = false;
	}
	start() {
		this.#base = this.now();
		this.#since = performance.now();
		this.#running = true;
	}
	/** @param milliseconds of the service's time; not negative */
	advance(milliseconds) {
		this.#base += milliseconds;
	}
};
//#endregion
//#region node_modules/@hono/node-server/dist/utils/response.mjs
const RESPONSE_ALREADY_SENT = new Response(null, { headers: { [X_ALREADY_SENT]: "true" } });
//#endregion
//#region node_modules/hono/dist/http-exception.js
/**
* `HTTPException` must be used when a fatal error such as authentication failure occurs.
*
* @see {@link https://hono.dev/docs/api/exception}
*
* @param {StatusCode} status - status code of HTTPException
* @param {HTTPExceptionOptions} options - options of HTTPException
* @param {HTTPExceptionOptions["res"]} options.res - response of options of HTTPException
* @param {HTTPExceptionOptions["message"]} options.message - message of options of HTTPException
* @param {HTTPExceptionOptions["cause"]} options.cause - cause of options of HTTPException
*
* @example
* ```ts
* import { HTTPException } from 'hono/http-exception'
*
* // ...
*
* app.post('/auth', async (c, next) => {
*   // authentication
*   if (authorized === false) {
*     throw new HTTPException(401, { message: 'Custom error message' })
*   }
*   await next()
* })
* ```
*/
var HTTPException = class extends Error {
	res;
	status;
	/**
	* Creates an instance of `HTTPException`.
	* @param status - HTTP status code for the exception. Defaults to 500.
	* @param options - Additional options for the exception.
	*/
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	/**
	* Returns the response object associated with the exception.
	* If a response object is not provided, a new response is created with the error message and status code.
	* @returns The response object.
	*/
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};
//#endregion
//#region node_modules/hono/dist/request/constants.js
const GET_MATCH_RESULT = Symbol();
//#endregion
//#region node_modules/hono/dist/utils/buffer.js
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
//#endregion
//#region node_modules/hono/dist/utils/body.js
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
/**
* Parses form data from a request.
*
* @template T - The type of the parsed body data.
* @param {HonoRequest | Request} request - The request object containing form data.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {Promise<T>} The parsed body data.
*/
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const formDataPromise = bufferToFormData(await request.arrayBuffer(), headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
/**
* Converts form data to body data based on the provided options.
*
* @template T - The type of the parsed body data.
* @param {FormData} formData - The form data to convert.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {T} The converted body data.
*/
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
/**
* Handles parsing all values for a given key, supporting multiple values as arrays.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The key to parse.
* @param {FormDataEntryValue} value - The value to assign.
*/
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) if (Array.isArray(form[key])) form[key].push(value);
	else form[key] = [form[key], value];
	else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
/**
* Handles parsing nested values using dot notation keys.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The dot notation key.
* @param {BodyDataValue} value - The value to assign.
* @param {{ count: number }} state - The state object tracking nesting depth.
*/
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};
//#endregion
//#region node_modules/hono/dist/utils/url.js
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
			cacheKey,
			match[1],
			new RegExp(`^${match[2]}(?=/${next})`)
		] : [
			label,
			match[1],
			new RegExp(`^${match[2]}$`)
		];
		else patternCache[cacheKey] = [
			label,
			match[1],
			true
		];
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
/**
* Merge paths.
* @param {string[]} ...paths - The paths to merge.
* @returns {string} The merged path.
* @example
* mergePath('/api', '/users') // '/api/users'
* mergePath('/api/', '/users') // '/api/users'
* mergePath('/api', '/') // '/api'
* mergePath('/api/', '/') // '/api/'
*/
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) if (segment.charCodeAt(segment.length - 1) === 63) {
			if (results.length === 0 && basePath === "") results.push("/");
			else results.push(basePath);
			const optionalSegment = segment.slice(0, -1);
			basePath += "/" + optionalSegment;
			results.push(basePath);
		} else basePath += "/" + segment;
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;
//#endregion
//#region node_modules/hono/dist/request.js
var HonoRequest = class {
	/**
	* `.raw` can get the raw Request object.
	*
	* @see {@link https://hono.dev/docs/api/request#raw}
	*
	* @example
	* ```ts
	* // For Cloudflare Workers
	* app.post('/', async (c) => {
	*   const metadata = c.req.raw.cf?.hostMetadata?
	*   ...
	* })
	* ```
	*/
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	/**
	* `.path` can get the pathname of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#path}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const pathname = c.req.path // `/about/me`
	* })
	* ```
	*/
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	/**
	* `.json()` can parse Request body of type `application/json`
	*
	* @see {@link https://hono.dev/docs/api/request#json}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.json()
	* })
	* ```
	*/
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	/**
	* `.text()` can parse Request body of type `text/plain`
	*
	* @see {@link https://hono.dev/docs/api/request#text}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.text()
	* })
	* ```
	*/
	text() {
		return this.#cachedBody("text");
	}
	/**
	* `.arrayBuffer()` parse Request body as an `ArrayBuffer`
	*
	* @see {@link https://hono.dev/docs/api/request#arraybuffer}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.arrayBuffer()
	* })
	* ```
	*/
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	/**
	* `.bytes()` parses the request body as a `Uint8Array`.
	*
	* @see {@link https://hono.dev/docs/api/request#bytes}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.bytes()
	* })
	* ```
	*/
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	/**
	* Parses the request body as a `Blob`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.blob();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#blob
	*/
	blob() {
		return this.#cachedBody("blob");
	}
	/**
	* Parses the request body as `FormData`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.formData();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#formdata
	*/
	formData() {
		return this.#cachedBody("formData");
	}
	/**
	* Adds validated data to the request.
	*
	* @param target - The target of the validation.
	* @param data - The validated data to add.
	*/
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	/**
	* `.url` can get the request url strings.
	*
	* @see {@link https://hono.dev/docs/api/request#url}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const url = c.req.url // `http://localhost:8787/about/me`
	*   ...
	* })
	* ```
	*/
	get url() {
		return this.raw.url;
	}
	/**
	* `.method` can get the method name of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#method}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const method = c.req.method // `GET`
	* })
	* ```
	*/
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	/**
	* `.matchedRoutes` can return a matched route in the handler
	*
	* @deprecated
	*
	* Use matchedRoutes helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#matchedroutes}
	*
	* @example
	* ```ts
	* app.use('*', async function logger(c, next) {
	*   await next()
	*   c.req.matchedRoutes.forEach(({ handler, method, path }, i) => {
	*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
	*     console.log(
	*       method,
	*       ' ',
	*       path,
	*       ' '.repeat(Math.max(10 - path.length, 0)),
	*       name,
	*       i === c.req.routeIndex ? '<- respond from here' : ''
	*     )
	*   })
	* })
	* ```
	*/
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	/**
	* `.routePath` can retrieve the path registered within the handler
	*
	* @deprecated
	*
	* Use routePath helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#routepath}
	*
	* @example
	* ```ts
	* app.get('/posts/:id', (c) => {
	*   return c.json({ path: c.req.routePath })
	* })
	* ```
	*/
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};
//#endregion
//#region node_modules/hono/dist/utils/html.js
/**
* @module
* HTML utility.
*/
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
//#endregion
//#region node_modules/hono/dist/context.js
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	/**
	* `.env` can get bindings (environment variables, secrets, KV namespaces, D1 database, R2 bucket etc.) in Cloudflare Workers.
	*
	* @see {@link https://hono.dev/docs/api/context#env}
	*
	* @example
	* ```ts
	* // Environment object for Cloudflare Workers
	* app.get('*', async c => {
	*   const counter = c.env.COUNTER
	* })
	* ```
	*/
	env = {};
	#var;
	finalized = false;
	/**
	* `.error` can get the error object from the middleware if the Handler throws an error.
	*
	* @see {@link https://hono.dev/docs/api/context#error}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   await next()
	*   if (c.error) {
	*     // do something...
	*   }
	* })
	* ```
	*/
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	/**
	* Creates an instance of the Context class.
	*
	* @param req - The Request object.
	* @param options - Optional configuration options for the context.
	*/
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	/**
	* `.req` is the instance of {@link HonoRequest}.
	*/
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#event}
	* The FetchEvent associated with the current request.
	*
	* @throws Will throw an error if the context does not have a FetchEvent.
	*/
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#executionctx}
	* The ExecutionContext associated with the current request.
	*
	* @throws Will throw an error if the context does not have an ExecutionContext.
	*/
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#res}
	* The Response object for the current request.
	*/
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	/**
	* Sets the Response object for the current request.
	*
	* @param _res - The Response object to set.
	*/
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	/**
	* `.render()` can create a response within a layout.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   return c.render('Hello!')
	* })
	* ```
	*/
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	/**
	* Sets the layout for the response.
	*
	* @param layout - The layout to set.
	* @returns The layout function.
	*/
	setLayout = (layout) => this.#layout = layout;
	/**
	* Gets the current layout for the response.
	*
	* @returns The current layout function.
	*/
	getLayout = () => this.#layout;
	/**
	* `.setRenderer()` can set the layout in the custom middleware.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```tsx
	* app.use('*', async (c, next) => {
	*   c.setRenderer((content) => {
	*     return c.html(
	*       <html>
	*         <body>
	*           <p>{content}</p>
	*         </body>
	*       </html>
	*     )
	*   })
	*   await next()
	* })
	* ```
	*/
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	/**
	* `.header()` can set headers.
	*
	* @see {@link https://hono.dev/docs/api/context#header}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*
	*   // Append multiple headers using the append option (e.g. Vary)
	*   c.header('Vary', 'Accept-Encoding', { append: true })
	*   c.header('Vary', 'User-Agent', { append: true })
	*
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	/**
	* `.set()` can set the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   c.set('message', 'Hono is hot!!')
	*   await next()
	* })
	* ```
	*/
	set = (key, value) => {
		this.#var ??= /* @__PURE__ */ new Map();
		this.#var.set(key, value);
	};
	/**
	* `.get()` can use the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   const message = c.get('message')
	*   return c.text(`The message is "${message}"`)
	* })
	* ```
	*/
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	/**
	* `.var` can access the value of a variable.
	*
	* @see {@link https://hono.dev/docs/api/context#var}
	*
	* @example
	* ```ts
	* const result = c.var.client.oneMethod()
	* ```
	*/
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	/**
	* `.body()` can return the HTTP response.
	* You can set headers with `.header()` and set HTTP status code with `.status`.
	* This can also be set in `.text()`, `.json()` and so on.
	*
	* @see {@link https://hono.dev/docs/api/context#body}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*   // Set HTTP status code
	*   c.status(201)
	*
	*   // Return the response body
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	/**
	* `.text()` can render text as `Content-Type:text/plain`.
	*
	* @see {@link https://hono.dev/docs/api/context#text}
	*
	* @example
	* ```ts
	* app.get('/say', (c) => {
	*   return c.text('Hello!')
	* })
	* ```
	*/
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	/**
	* `.json()` can render JSON as `Content-Type:application/json`.
	*
	* @see {@link https://hono.dev/docs/api/context#json}
	*
	* @example
	* ```ts
	* app.get('/api', (c) => {
	*   return c.json({ message: 'Hello!' })
	* })
	* ```
	*/
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	/**
	* `.redirect()` can Redirect, default status code is 302.
	*
	* @see {@link https://hono.dev/docs/api/context#redirect}
	*
	* @example
	* ```ts
	* app.get('/redirect', (c) => {
	*   return c.redirect('/')
	* })
	* app.get('/redirect-permanently', (c) => {
	*   return c.redirect('/', 301)
	* })
	* ```
	*/
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	/**
	* `.notFound()` can return the Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/context#notfound}
	*
	* @example
	* ```ts
	* app.get('/notfound', (c) => {
	*   return c.notFound()
	* })
	* ```
	*/
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};
//#endregion
//#region node_modules/hono/dist/compose.js
/**
* Compose middleware functions into a single function based on `koa-compose` package.
*
* @template E - The environment type.
*
* @param {[[Function, unknown], unknown][] | [[Function]][]} middleware - An array of middleware functions and their corresponding parameters.
* @param {ErrorHandler<E>} [onError] - An optional error handler function.
* @param {NotFoundHandler<E>} [onNotFound] - An optional not-found handler function.
*
* @returns {(context: Context, next?: Next) => Promise<Context>} - A composed middleware function.
*/
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		/**
		* Dispatch the middleware functions.
		*
		* @param {number} i - The current index in the middleware array.
		*
		* @returns {Promise<Context>} - A promise that resolves to the context.
		*/
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};
//#endregion
//#region node_modules/hono/dist/helper/route/index.js
/**
* Get matched routes in the handler
*
* @param {Context} c - The context object
* @returns An array of matched routes
*
* @example
* ```ts
* import { matchedRoutes } from 'hono/route'
*
* app.use('*', async function logger(c, next) {
*   await next()
*   matchedRoutes(c).forEach(({ handler, method, path }, i) => {
*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
*     console.log(
*       method,
*       ' ',
*       path,
*       ' '.repeat(Math.max(10 - path.length, 0)),
*       name,
*       i === c.req.routeIndex ? '<- respond from here' : ''
*     )
*   })
* })
* ```
*/
const matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
/**
* Get the route path registered within the handler
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The route path registered within the handler
*
* @example
* ```ts
* import { routePath } from 'hono/route'
*
* app.use('*', (c, next) => {
*   console.log(routePath(c)) // '*'
*   console.log(routePath(c, -1)) // '/posts/:id'
*   return next()
* })
*
* app.get('/posts/:id', (c) => {
*   return c.text(routePath(c)) // '/posts/:id'
* })
* ```
*/
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
//#endregion
//#region node_modules/hono/dist/router.js
/**
* Array of supported HTTP methods.
*/
const METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
/**
* Error message indicating that a route cannot be added because the matcher is already built.
*/
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
/**
* Error class representing an unsupported path error.
*/
var UnsupportedPathError = class extends Error {};
//#endregion
//#region node_modules/hono/dist/utils/constants.js
/**
* Constant used to mark a composed handler.
*/
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";
//#endregion
//#region node_modules/hono/dist/utils/mount.js
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = /* @__PURE__ */ new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};
//#endregion
//#region node_modules/hono/dist/hono-base.js
/**
* @module
* This module is the base module for the Hono object.
*/
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono$1 = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	/**
	* `.route()` allows grouping other Hono instance in routes.
	*
	* @see {@link https://hono.dev/docs/api/routing#grouping}
	*
	* @param {string} path - base Path
	* @param {Hono} app - other Hono instance
	* @returns {Hono} routed Hono instance
	*
	* @example
	* ```ts
	* const app = new Hono()
	* const app2 = new Hono()
	*
	* app2.get("/user", (c) => c.text("user"))
	* app.route("/api", app2) // GET /api/user
	* ```
	*/
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	/**
	* `.basePath()` allows base paths to be specified.
	*
	* @see {@link https://hono.dev/docs/api/routing#base-path}
	*
	* @param {string} path - base Path
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* const api = new Hono().basePath('/api')
	* ```
	*/
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	/**
	* `.onError()` handles an error and returns a customized Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#error-handling}
	*
	* @param {ErrorHandler} handler - request Handler for error
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.onError((err, c) => {
	*   console.error(`${err}`)
	*   return c.text('Custom Error Message', 500)
	* })
	* ```
	*/
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	/**
	* `.notFound()` allows you to customize a Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#not-found}
	*
	* @param {NotFoundHandler} handler - request handler for not-found
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.notFound((c) => {
	*   return c.text('Custom 404 Message', 404)
	* })
	* ```
	*/
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	/**
	* `.mount()` allows you to mount applications built with other frameworks into your Hono application.
	*
	* @deprecated Use `mount()` from `hono/mount` instead. `.mount()` will be removed in v5.
	*
	* @see {@link https://hono.dev/docs/api/hono#mount}
	*
	* @param {string} path - base Path
	* @param {Function} applicationHandler - other Request Handler
	* @param {MountOptions} [options] - options of `.mount()`
	* @returns {Hono} mounted Hono instance
	* @throws {Error} If automatic request rewriting encounters duplicate path parameter names or an optional regular expression parameter.
	* @throws {HTTPException} With status 400 if automatic request rewriting cannot safely preserve the routed path.
	*
	* @example
	* ```ts
	* import { Router as IttyRouter } from 'itty-router'
	* import { Hono } from 'hono'
	* // Create itty-router application
	* const ittyRouter = IttyRouter()
	* // GET /itty-router/hello
	* ittyRouter.get('/hello', () => new Response('Hello from itty-router'))
	*
	* const app = new Hono()
	* app.mount('/itty-router', ittyRouter.handle)
	* ```
	*
	* @example
	* ```ts
	* const app = new Hono()
	* // Send the request to another application without modification.
	* app.mount('/app', anotherApp, {
	*   replaceRequest: (req) => req,
	* })
	* ```
	*/
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) if (typeof options === "function") optionHandler = options;
		else {
			optionHandler = options.optionHandler;
			if (options.replaceRequest === false) replaceRequest = (request) => request;
			else replaceRequest = options.replaceRequest;
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	/**
	* `.fetch()` will be entry point of your app.
	*
	* @see {@link https://hono.dev/docs/api/hono#fetch}
	*
	* @param {Request} request - request Object of request
	* @param {Env} env - env Object
	* @param {ExecutionContext} executionCtx - context of execution
	* @returns {Response | Promise<Response>} response of request
	*
	*/
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	/**
	* `.request()` is a useful method for testing.
	* You can pass a URL or pathname to send a GET request.
	* app will return a Response object.
	* ```ts
	* test('GET /hello is ok', async () => {
	*   const res = await app.request('/hello')
	*   expect(res.status).toBe(200)
	* })
	* ```
	* @see https://hono.dev/docs/api/hono#request
	*/
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	/**
	* `.fire()` automatically adds a global fetch event listener.
	* This can be useful for environments that adhere to the Service Worker API, such as non-ES module Cloudflare Workers.
	* @deprecated
	* Use `fire` from `hono/service-worker` instead.
	* ```ts
	* import { Hono } from 'hono'
	* import { fire } from 'hono/service-worker'
	*
	* const app = new Hono()
	* // ...
	* fire(app)
	* ```
	* @see https://hono.dev/docs/api/hono#fire
	* @see https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API
	* @see https://developers.cloudflare.com/workers/reference/migrate-to-module-workers/
	*/
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};
//#endregion
//#region node_modules/hono/dist/router/utils.js
const createNullObject = () => Object.create(null);
//#endregion
//#region node_modules/hono/dist/router/reg-exp-router/matcher.js
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}
//#endregion
//#region node_modules/hono/dist/router/reg-exp-router/node.js
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
/**
* Sort order:
* 1. literal
* 2. special pattern (e.g. :label{[0-9]+})
* 3. common label pattern (e.g. :label)
* 4. wildcard
*/
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node$1 = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};
//#endregion
//#region node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node$1();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		/**
		*  - pattern (:label, :label{0-9]+}, ...)
		*  - /* wildcard
		*  - character
		*/
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};
//#endregion
//#region node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};
//#endregion
//#region node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};
//#endregion
//#region node_modules/hono/dist/router/trie-router/node.js
const emptyParams = createNullObject();
let order = 0;
var Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = /* @__PURE__ */ new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};
//#endregion
//#region node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
	name = "TrieRouter";
	#node = new Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};
//#endregion
//#region node_modules/hono/dist/hono.js
/**
* The Hono class extends the functionality of the HonoBase class.
* It sets up routing and allows for custom options to be passed.
*
* @template E - The environment type.
* @template S - The schema type.
* @template BasePath - The base path type.
*/
var Hono = class extends Hono$1 {
	/**
	* Creates an instance of the Hono class.
	*
	* @param options - Optional configuration options for the Hono instance.
	*/
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
//#endregion
//#region src/local-service/queue/refusal.ts
/** What was asked is well-formed but the rules of the queue do not allow it now. The message is one line for a person. */
var Refusal = class extends Error {
	reason;
	name = "Refusal";
	constructor(reason, message) {
		super(message);
		this.reason = reason;
	}
};
//#endregion
//#region src/service/states.ts
/** Section 3.1 of the service interface. */
const pullRequestStates = [
	"NOT_READY",
	"PENDING",
	"TESTING",
	"TESTS_PASSED",
	"MERGED",
	"FAILED",
	"CANCELLED",
	"PENDING_FAILURE"
];
//#endregion
//#region src/local-service/queue/states.ts
/** The queue states that a client may ask for; SWITCHING_MODES comes from a change of `mode` alone. */
const requestableQueueStates = [
	"RUNNING",
	"PAUSED",
	"DRAINING"
];
const finalStates = [
	"MERGED",
	"FAILED",
	"CANCELLED"
];
const inFlightStates = [
	"TESTING",
	"TESTS_PASSED",
	"PENDING_FAILURE"
];
/** True when the pull request has left the queue. */
function isFinal(state) {
	return finalStates.includes(state);
}
/** True when a test of the pull request runs or has run, and it is not decided yet: others may stand behind it. */
function isInFlight(state) {
	return inFlightStates.includes(state);
}
//#endregion
//#region src/local-service/stable-identifiers.ts
/** 40 hexadecimal digits, like a commit's object name; the same for the same text. */
function commitNameFrom(text) {
	return createHash("sha1").update(text).digest("hex");
}
/** A UUID (version 8, RFC 9562: free contents) that is the same for the same text. */
function uuidFrom(text) {
	const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
	bytes[6] = (bytes[6] ?? 0) & 15 | 128;
	bytes[8] = (bytes[8] ?? 0) & 63 | 128;
	const hex = bytes.toString("hex");
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		hex.slice(12, 16),
		hex.slice(16, 20),
		hex.slice(20)
	].join("-");
}
//#endregion
//#region src/local-service/http/answers.ts
function written(state, stateCase) {
	return stateCase === "upper" ? state : state.toLowerCase();
}
/** The answer of getSubmittedPullRequest, and an element of getQueue's list. Title, author and commit are made up where nobody said them. */
function pullRequestResponse(registered, pullRequest, stateCase) {
	const { queue, repo, targetBranch } = registered;
	return {
		state: written(pullRequest.state, stateCase),
		stateChangedAt: new Date(pullRequest.stateChangedAt).toISOString(),
		isCurrentlySubmittedToQueue: !isFinal(pullRequest.state),
		priorityName: pullRequest.priority.name,
		priorityValue: pullRequest.priority.value,
		usedDefaultPriorityName: pullRequest.priority.isDefault,
		skipTheLine: false,
		noBatch: pullRequest.noBatch,
		readiness: {
			hasImpactedTargets: pullRequest.impactedTargets !== void 0,
			requiresImpactedTargets: queue.requiresImpactedTargets,
			doesBaseBranchMatch: true,
			gitHubMergeability: queue.isMergeable(pullRequest.number) ? "mergeable" : "not_mergeable"
		},
		prNumber: pullRequest.number,
		prTitle: `Pull request ${pullRequest.number}`,
		prSha: pullRequest.sha ?? commitNameFrom(`${repo.owner}/${repo.name} pull request ${pullRequest.number}`),
		prBaseBranch: targetBranch,
		prAuthor: "octocat"
	};
}
/** The answer of getQueue and updateQueue. */
function queueResponse(registered, stateCase) {
	const { queue, targetBranch } = registered;
	return {
		state: written(queue.state, stateCase),
		branch: targetBranch,
		...queue.settings,
		enqueuedPullRequests: queue.enqueued.map((each) => pullRequestResponse(registered, each, stateCase))
	};
}
const defaultStatuses = ["tests"];
/** The answer of getMergeQueueTestingDetails: of one pull request's latest test, or of no test at all. */
function testingDetailsAnswer(registered, pullRequest, stateCase) {
	const { queue, targetBranch } = registered;
	const requiredStatuses = queue.settings.requiredStatuses ?? defaultStatuses;
	const run = pullRequest?.test;
	if (pullRequest === void 0 || run === void 0) return {
		testRunId: null,
		requiredStatuses,
		testBranch: null,
		testBranchSha: null,
		checkSuites: [],
		statusChecks: [],
		testedPullRequests: []
	};
	const conclusion = run.result === void 0 ? null : {
		passed: "success",
		failed: "failure",
		stopped: "cancelled"
	}[run.result];
	const status = conclusion === null ? "in_progress" : "completed";
	return {
		testRunId: run.id,
		requiredStatuses,
		testBranch: `merge-queue/${targetBranch}/pr-${pullRequest.number}-${run.id.slice(0, 8)}`,
		testBranchSha: commitNameFrom(run.id),
		checkSuites: [{
			id: run.id,
			name: "Merge queue",
			status,
			conclusion
		}],
		statusChecks: requiredStatuses.map((name) => ({
			name,
			status,
			conclusion
		})),
		testedPullRequests: [...pullRequest.ahead, pullRequest].map((each) => pullRequestResponse(registered, each, stateCase))
	};
}
//#endregion
//#region src/local-service/queue/priority.ts
const named = {
	urgent: 0,
	high: 10,
	medium: 100,
	low: 200
};
const priorityNames = Object.keys(named);
const defaultPriority = {
	name: "medium",
	value: named.medium,
	isDefault: true
};
/** The priority that a name or a number from 0 to 255 stands for, or undefined for anything else. */
function toPriority(given) {
	for (const [name, value] of Object.entries(named)) if (given === name || given === value) return {
		name,
		value,
		isDefault: false
	};
	if (typeof given === "number" && Number.isInteger(given) && given >= 0 && given <= 255) return {
		name: null,
		value: given,
		isDefault: false
	};
}
//#endregion
//#region src/local-service/queue/settings.ts
const defaultSettings = {
	mode: "single",
	concurrency: 5,
	testingTimeoutMinutes: 60,
	canOptimisticallyMerge: false,
	pendingFailureDepth: 0,
	batch: false,
	batchingMaxWaitTimeMinutes: 0,
	batchingMinSize: 1,
	bisectionConcurrency: 1,
	createPrsForTestingBranches: false,
	mergeMethod: "merge_commit",
	commentsEnabled: true,
	commandsEnabled: true,
	statusCheckEnabled: true,
	directMergeMode: "off",
	optimizationMode: "off",
	enqueueingLabel: null,
	requiredStatuses: null
};
const boolean = {
	accepts: (value) => typeof value === "boolean",
	expected: "true or false"
};
const text = {
	accepts: (value) => typeof value === "string" && value !== "",
	expected: "a non-empty string"
};
function integerFrom(least) {
	return {
		accepts: (value) => Number.isSafeInteger(value) && value >= least,
		expected: `an integer of ${String(least)} or more`
	};
}
function numberFrom(least, inclusive) {
	return {
		accepts: (value) => Number.isFinite(value) && (inclusive ? value >= least : value > least),
		expected: inclusive ? `a number of ${String(least)} or more` : `a number greater than ${String(least)}`
	};
}
const rules = {
	mode: {
		accepts: (value) => value === "single" || value === "parallel",
		expected: "single or parallel"
	},
	concurrency: integerFrom(1),
	testingTimeoutMinutes: numberFrom(0, false),
	canOptimisticallyMerge: boolean,
	pendingFailureDepth: integerFrom(0),
	batch: boolean,
	batchingMaxWaitTimeMinutes: numberFrom(0, true),
	batchingMinSize: integerFrom(1),
	bisectionConcurrency: integerFrom(1),
	createPrsForTestingBranches: boolean,
	mergeMethod: text,
	commentsEnabled: boolean,
	commandsEnabled: boolean,
	statusCheckEnabled: boolean,
	directMergeMode: text,
	optimizationMode: text,
	enqueueingLabel: {
		accepts: (value) => value === null || typeof value === "string",
		expected: "a string or null"
	},
	requiredStatuses: {
		accepts: (value) => value === null || Array.isArray(value) && value.every((item) => typeof item === "string"),
		expected: "an array of strings, or null"
	}
};
/**
* The settings among the fields of a request; fields that are no setting are left alone.
* @throws TypeError naming the first field whose value is of the wrong kind
*/
function readSettings(fields) {
	const settings = {};
	for (const [name, rule] of Object.entries(rules)) {
		const value = fields[name];
		if (value === void 0) continue;
		if (!rule.accepts(value)) throw new TypeError(`${name} must be ${rule.expected}`);
		settings[name] = value;
	}
	return settings;
}
//#endregion
//#region src/local-service/http/http-error.ts
/** A request that is answered with an error: a status, and one line of plain text. */
var HttpError = class extends Error {
	status;
	name = "HttpError";
	constructor(status, message) {
		super(message);
		this.status = status;
	}
};
//#endregion
//#region src/local-service/http/fields.ts
/** @returns the error for a field that is missing or of the wrong kind */
function badField(name, given, expected) {
	return new HttpError(400, given === void 0 ? `${name} is missing: it must be ${expected}` : `${name} must be ${expected}`);
}
/** @throws HttpError (400) */
function objectField(fields, name, path = name) {
	const given = fields[name];
	if (typeof given !== "object" || given === null || Array.isArray(given)) throw badField(path, given, "an object");
	return given;
}
/** @throws HttpError (400) */
function stringField(fields, name, path = name) {
	const given = fields[name];
	if (typeof given !== "string" || given === "") throw badField(path, given, "a non-empty string");
	return given;
}
/** @throws HttpError (400) */
function optionalStringField(fields, name, path = name) {
	return fields[name] === void 0 ? void 0 : stringField(fields, name, path);
}
/** @throws HttpError (400) */
function optionalBooleanField(fields, name) {
	const given = fields[name];
	if (given !== void 0 && typeof given !== "boolean") throw badField(name, given, "true or false");
	return given;
}
/** @throws HttpError (400) */
function integerField(fields, name, { path = name, least = 0, most = Number.MAX_SAFE_INTEGER } = {}) {
	const given = fields[name];
	if (!Number.isSafeInteger(given) || given < least || given > most) throw badField(path, given, `an integer ${most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`}`);
	return given;
}
/** @throws HttpError (400) */
function optionalIntegerField(fields, name, range = {}) {
	return fields[name] === void 0 ? void 0 : integerField(fields, name, range);
}
/**
* One of some words; any case is accepted.
* @throws HttpError (400)
*/
function wordField(fields, name, words) {
	const given = fields[name];
	const found = words.find((word) => typeof given === "string" && word.toUpperCase() === given.toUpperCase());
	if (found === void 0) throw badField(name, given, `one of ${words.join(", ")}`);
	return found;
}
/** `repo`, service interface section 2.1. @throws HttpError (400) */
function repositoryField(fields) {
	const repo = objectField(fields, "repo");
	const [host, owner, name] = [
		"host",
		"owner",
		"name"
	].map((part) => stringField(repo, part, `repo.${part}`));
	return {
		host: host ?? "",
		owner: owner ?? "",
		name: name ?? ""
	};
}
/** `repo` and `targetBranch`. @throws HttpError (400) */
function queueIdentity(fields) {
	return {
		repo: repositoryField(fields),
		targetBranch: stringField(fields, "targetBranch")
	};
}
/** `pr.number`, and `pr.sha` where it is given. @throws HttpError (400) */
function pullRequestField(fields) {
	const pullRequest = objectField(fields, "pr");
	return {
		number: integerField(pullRequest, "number", {
			path: "pr.number",
			least: 1
		}),
		sha: optionalStringField(pullRequest, "sha", "pr.sha")
	};
}
/** `impactedTargets`: the string ALL or an array of strings. @throws HttpError (400) */
function impactedTargetsField(fields) {
	const given = fields.impactedTargets;
	if (given === "ALL") return "ALL";
	if (!Array.isArray(given)) throw badField("impactedTargets", given, "the string ALL or an array of strings");
	const odd = given.findIndex((target) => typeof target !== "string" || target === "");
	if (odd >= 0) throw badField(`impactedTargets[${odd}]`, given[odd], "a non-empty string");
	return new Set(given);
}
/** What submitPullRequest takes beside the pull request. @throws HttpError (400) */
function submissionFields(fields) {
	const { sha } = pullRequestField(fields);
	const noBatch = optionalBooleanField(fields, "noBatch");
	const given = fields.priority;
	const priority = toPriority(given);
	if (given !== void 0 && priority === void 0) throw badField("priority", given, `one of ${priorityNames.join(", ")}, or an integer from 0 to 255`);
	return {
		...sha === void 0 ? {} : { sha },
		...noBatch === void 0 ? {} : { noBatch },
		...priority === void 0 ? {} : { priority }
	};
}
/** The settings among the fields of createQueue and updateQueue. @throws HttpError (400) */
function settingsFields(fields) {
	try {
		return readSettings(fields);
	} catch (error) {
		if (error instanceof TypeError) throw new HttpError(400, error.message);
		throw error;
	}
}
/** The state that updateQueue asks for. @throws HttpError (400) */
function queueStateField(fields) {
	return fields.state === void 0 ? void 0 : wordField(fields, "state", requestableQueueStates);
}
//#endregion
//#region src/local-service/http/faults.ts
const connections = [
	"reset",
	"truncate",
	"silence"
];
/**
* Reads a fault from a request.
* @param endpoints the paths that it may strike
* @throws HttpError (400)
*/
function readFault(fields, endpoints) {
	const given = fields.headers === void 0 ? {} : objectField(fields, "headers");
	const headers = Object.keys(given).map((name) => [name, optionalStringField(given, name, `headers.${name}`) ?? ""]);
	return {
		path: fields.path === void 0 ? void 0 : wordField(fields, "path", endpoints),
		remaining: optionalIntegerField(fields, "times", { least: 1 }) ?? 1,
		delayMilliseconds: optionalIntegerField(fields, "delayMilliseconds", { most: 6e5 }) ?? 0,
		status: optionalIntegerField(fields, "status", {
			least: 200,
			most: 599
		}),
		body: optionalStringField(fields, "body") ?? "This fault was asked for",
		headers: Object.fromEntries(headers),
		connection: fields.connection === void 0 ? void 0 : wordField(fields, "connection", connections),
		afterEffect: optionalBooleanField(fields, "afterEffect") ?? false
	};
}
/** The faults that wait for requests, in the order in which they were asked for. */
var Faults = class {
	#waiting = [];
	get waiting() {
		return this.#waiting;
	}
	add(fault) {
		this.#waiting.push(fault);
	}
	clear() {
		this.#waiting = [];
	}
	/** The fault that a request meets, counted. @param path of the endpoint, without the base path */
	take(path) {
		const fault = this.#waiting.find((each) => each.path === void 0 || each.path === path);
		if (fault === void 0) return void 0;
		fault.remaining -= 1;
		if (fault.remaining === 0) this.#waiting = this.#waiting.filter((each) => each !== fault);
		return fault;
	}
};
/**
* Lets a fault happen.
* @param answer gives the real answer, with its effect
* @returns the answer to send
*/
async function strike(fault, answer, outgoing) {
	const real = fault.afterEffect ? await answer() : void 0;
	if (fault.delayMilliseconds > 0) await setTimeout$1(fault.delayMilliseconds, void 0, { ref: false });
	if (fault.connection !== void 0) {
		if (fault.connection === "reset") outgoing.destroy();
		if (fault.connection === "truncate") {
			outgoing.writeHead(fault.status ?? 200, {
				"content-type": "application/json",
				"content-length": "1000"
			});
			outgoing.write("{\"state\":\"TEST", () => outgoing.destroy());
		}
		return RESPONSE_ALREADY_SENT;
	}
	if (fault.status === void 0) return real ?? answer();
	const bodyless = [
		204,
		205,
		304
	].includes(fault.status);
	return new Response(bodyless ? null : fault.body, {
		status: fault.status,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			...fault.headers
		}
	});
}
//#endregion
//#region src/local-service/http/request-body.ts
/** 20 MiB: the longest body that is accepted (service interface, section 8). */
const maximumBodyBytes = 20971520;
/**
* Reads a body, counting what comes, with and without Content-Length. One over the limit is not kept, but still read to
* its end: many clients look at the answer only when they have sent everything.
* @throws the stream's error when the client goes away
*/
async function receiveBody(incoming) {
	const chunks = [];
	let size = 0;
	for await (const chunk of incoming) {
		size += chunk.length;
		if (size <= 20971520) chunks.push(chunk);
		else chunks.length = 0;
	}
	return {
		size,
		bytes: size <= 20971520 ? Buffer.concat(chunks) : void 0
	};
}
/**
* The JSON object in a body.
* @param contentType the request's header of that name
* @throws HttpError (400, 413)
*/
function parseObject(body, contentType) {
	if (body.bytes === void 0) throw new HttpError(413, `The request body is too large: at most ${maximumBodyBytes} bytes are accepted`);
	if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? "")) throw new HttpError(400, "The Content-Type of the request must be application/json");
	let parsed;
	try {
		parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body.bytes));
	} catch {
		throw new HttpError(400, "The request body is not JSON in UTF-8");
	}
	if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw new HttpError(400, "The request body must be a JSON object");
	return parsed;
}
//#endregion
//#region src/local-service/http/control-endpoints.ts
const basePath$1 = "/_control";
/**
* Adds the endpoints with which a test or a demonstration sets the scene. They are no part of the service interface and
* take no token, so they are for a machine's own use.
*/
function addControlEndpoints(app, controlled) {
	const { clock, queues, outcomes, faults, source, requests, stateCase, endpoints } = controlled;
	const recordsAtStart = source.records;
	const fieldsOf = async (context) => parseObject(await receiveBody(context.env.incoming), context.req.header("content-type"));
	app.get(`${basePath$1}/requests`, (context) => context.json({
		total: requests.total,
		requests: requests.requests
	}));
	app.delete(`${basePath$1}/requests`, (context) => {
		requests.clear();
		return context.json({ requests: [] });
	});
	app.get(`${basePath$1}/changes`, (context) => {
		queues.advance(clock.now());
		return context.json({ changes: queues.history.changes });
	});
	app.delete(`${basePath$1}/changes`, (context) => {
		queues.history.clear();
		return context.json({ changes: [] });
	});
	const clockAnswer = (context) => context.json({
		now: new Date(clock.now()).toISOString(),
		running: clock.running
	});
	app.get(`${basePath$1}/clock`, clockAnswer);
	app.post(`${basePath$1}/clock`, async (context) => {
		const fields = await fieldsOf(context);
		const running = optionalBooleanField(fields, "running");
		clock.advance(optionalIntegerField(fields, "advanceMilliseconds") ?? 0);
		if (running === true && !clock.running) clock.start();
		if (running === false) clock.stop();
		queues.advance(clock.now());
		return clockAnswer(context);
	});
	app.post(`${basePath$1}/outcomes`, async (context) => {
		const fields = await fieldsOf(context);
		const number = integerField(fields, "pullRequest", { least: 1 });
		const test = {
			outcome: wordField(fields, "outcome", [
				"pass",
				"fail",
				"hang"
			]),
			milliseconds: optionalIntegerField(fields, "testingMilliseconds")
		};
		const times = optionalIntegerField(fields, "times", { least: 1 });
		queues.advance(clock.now());
		outcomes.plan(number, test, times);
		return context.json({
			pullRequest: number,
			...test
		});
	});
	app.post(`${basePath$1}/pull-request`, async (context) => {
		const fields = await fieldsOf(context);
		const identity = queueIdentity(fields);
		const { number } = pullRequestField(fields);
		const mergeable = optionalBooleanField(fields, "mergeable");
		const given = fields.state;
		const state = given === void 0 || given === null ? given : wordField(fields, "state", pullRequestStates);
		if (state === void 0 && mergeable === void 0) throw badField("state", given, `one of ${pullRequestStates.join(", ")}, or null to let time change it again`);
		const now = clock.now();
		const registered = queues.findOrCreate(now, identity);
		if (mergeable !== void 0) registered.queue.setMergeable(now, number, mergeable);
		if (state === null) registered.queue.release(now, number);
		else if (state !== void 0) registered.queue.force(now, number, state);
		const known = [...registered.queue.submitted].find((each) => each.number === number);
		return context.json(known === void 0 ? {} : pullRequestResponse(registered, known, stateCase));
	});
	app.get(`${basePath$1}/faults`, (context) => context.json({ faults: faults.waiting }));
	app.post(`${basePath$1}/faults`, async (context) => {
		faults.add(readFault(await fieldsOf(context), endpoints));
		return context.json({ faults: faults.waiting });
	});
	app.delete(`${basePath$1}/faults`, (context) => {
		faults.clear();
		return context.json({ faults: [] });
	});
	app.put(`${basePath$1}/records`, async (context) => {
		const fields = await fieldsOf(context);
		try {
			source.records = toRecords(fields);
		} catch (error) {
			throw new HttpError(400, `These are no records: ${error instanceof Error ? error.message : String(error)}`);
		}
		return context.json({
			unhealthy_tests: source.records.unhealthy_tests.length,
			quarantined_tests: source.records.quarantined_tests.length
		});
	});
	app.delete(`${basePath$1}/records`, (context) => {
		source.records = recordsAtStart;
		return context.json({});
	});
}
//#endregion
//#region src/local-service/flaky-tests/default-records.ts
const subjects = [
	"checkout",
	"login",
	"search",
	"invoice",
	"upload"
];
const behaviours = [
	"retries after a timeout",
	"rejects an expired token",
	"keeps the order of events",
	"recovers from a lost connection",
	"handles two writers at once",
	"renders an empty result",
	"rounds amounts to cents"
];
const frameworks = [
	{
		variant: "python3.12-linux",
		owners: ["@acme/platform"],
		name: (_, behaviour) => `test_${snake(behaviour)}`,
		parent: (subject) => `tests.test_${subject}`,
		classname: (subject) => `tests.test_${subject}.Test${pascal(subject)}`,
		file: (subject) => `tests/test_${subject}.py`
	},
	{
		variant: "node24-linux",
		owners: ["@acme/web"],
		name: (subject, behaviour) => `${subject} ${behaviour}`,
		parent: (subject) => subject,
		classname: (subject) => `${subject} page`,
		file: (subject) => `apps/web/src/${subject}/${subject}.test.tsx`
	},
	{
		variant: "chromium",
		owners: ["@acme/web", "@acme/quality"],
		name: (subject, behaviour) => `${pascal(subject)} page › ${behaviour}`,
		parent: (subject) => `${subject}.spec.ts`,
		classname: (subject) => `${subject}.spec.ts`,
		file: (subject) => `e2e/${subject}.spec.ts`
	},
	{
		variant: "jdk21",
		owners: ["@acme/payments"],
		name: (_, behaviour) => camel(behaviour),
		parent: (subject) => `com.acme.${subject}.${pascal(subject)}ServiceTest`,
		classname: (subject) => `com.acme.${subject}.${pascal(subject)}ServiceTest`,
		file: (subject) => `services/${subject}/src/test/java/com/acme/${subject}/${pascal(subject)}ServiceTest.java`
	},
	{
		variant: "linux-amd64",
		owners: ["@acme/infrastructure"],
		name: (subject, behaviour) => `Test${pascal(subject)}/${snake(behaviour)}`,
		parent: (subject) => `github.com/acme/shop/internal/${subject}`,
		classname: (subject) => `github.com/acme/shop/internal/${subject}`,
		file: () => null
	},
	{
		variant: "x86_64-unknown-linux-gnu",
		owners: ["@acme/infrastructure"],
		name: (subject, behaviour) => `${subject}::tests::${snake(behaviour)}`,
		parent: (subject) => `shop-${subject}`,
		classname: (subject) => `shop-${subject}`,
		file: () => null
	},
	{
		variant: "ruby3.4",
		owners: ["@acme/back-office"],
		name: (subject, behaviour) => `${pascal(subject)} ${behaviour}`,
		parent: () => null,
		classname: (subject) => `spec.models.${subject}_spec`,
		file: (subject) => `./spec/models/${subject}_spec.rb`
	},
	{
		variant: "php8.4",
		owners: ["@acme/back-office"],
		name: (_, behaviour) => `test${pascal(behaviour)}`,
		parent: (subject) => `Acme\\Shop\\Tests\\${pascal(subject)}Test`,
		classname: (subject) => `Acme.Shop.Tests.${pascal(subject)}Test`,
		file: (subject) => `tests/${pascal(subject)}Test.php`
	},
	{
		variant: "net9.0-windows",
		owners: ["@acme/payments", "@acme/quality"],
		name: (_, behaviour) => `${pascal(behaviour)}(retry: true)`,
		parent: (subject) => `Acme.Shop.Tests.${pascal(subject)}Tests`,
		classname: (subject) => `Acme.Shop.Tests.${pascal(subject)}Tests`,
		file: () => null
	},
	{
		variant: "asan",
		owners: [],
		name: (_, behaviour) => `${pascal(behaviour)}/0`,
		parent: (subject) => `${pascal(subject)}Suite`,
		classname: (subject) => `${pascal(subject)}Suite`,
		file: (subject) => `native/${subject}_test.cc`
	},
	{
		variant: "ios18-simulator",
		owners: ["@acme/mobile"],
		name: (_, behaviour) => `test${pascal(behaviour)}`,
		parent: (subject) => `${pascal(subject)}Tests`,
		classname: (subject) => `ShopTests.${pascal(subject)}Tests`,
		file: () => null
	},
	{
		variant: "",
		owners: ["@acme/quality"],
		name: (_, behaviour) => behaviour.charAt(0).toUpperCase() + behaviour.slice(1),
		parent: (subject) => `Acceptance.${pascal(subject)}`,
		classname: () => null,
		file: (subject) => `acceptance/${subject}.robot`
	}
];
const day = 864e5;
/**
* 420 made-up tests of twelve frameworks: about three quarters are unhealthy, about half are quarantined. The same at every call
* but for the dates, which are relative to `now`, and the links, which belong to `repo`.
*
* @param now milliseconds since 1970
*/
function defaultRecords(repo, now) {
	const repository = `https://${repo.host}/${repo.owner}/${repo.name}`;
	const unhealthy = [];
	const quarantined = [];
	for (const subject of subjects) for (const behaviour of behaviours) for (const framework of frameworks) {
		const [name, parent] = [framework.name(subject, behaviour), framework.parent(subject)];
		const [classname, file] = [framework.classname(subject), framework.file(subject)];
		const chance = Buffer.from(commitNameFrom(JSON.stringify([
			framework.variant,
			parent,
			name
		])), "hex");
		const byte = (index) => chance[index] ?? 0;
		const id = uuidFrom(chance.toString("hex"));
		const isUnhealthy = byte(0) < 192;
		const isQuarantined = byte(1) < 128 || !isUnhealthy;
		const quarantinedAt = now - (byte(2) / 256 * 60 + byte(3) / 256) * day;
		const changedAt = isQuarantined ? quarantinedAt - byte(4) / 256 * day : now - byte(4) / 256 * 90 * day;
		if (isUnhealthy) {
			const value = byte(5) < 200 ? "FLAKY" : "BROKEN";
			unhealthy.push({
				id,
				repository: { html_url: repository },
				html_url: `${repository}/tests/${id}`,
				name,
				variant: framework.variant,
				status: {
					value,
					reason: reasonOf(value, byte(6)),
					timestamp: new Date(changedAt).toISOString()
				},
				codeowners: framework.owners,
				pull_requests_impacted_last_7d: byte(7) % 24,
				quarantined: isQuarantined,
				file_path: file ?? "",
				parent: parent ?? "",
				classname: classname ?? "",
				...byte(8) < 96 ? { ticket: { html_url: `${repository}/issues/${String(1e3 + byte(9))}` } } : {}
			});
		}
		if (isQuarantined) quarantined.push({
			name,
			parent,
			file,
			classname,
			codeowners: framework.owners,
			quarantined_at: new Date(quarantinedAt).toISOString(),
			status_last_updated_at: new Date(changedAt).toISOString(),
			test_case_id: id,
			variant: framework.variant
		});
	}
	return {
		unhealthy_tests: unhealthy,
		quarantined_tests: quarantined
	};
}
function reasonOf(value, chance) {
	if (value === "BROKEN") return `Failed in ${String(5 + chance % 20)} runs on the default branch in a row`;
	return `Failed and passed on the same commit ${String(2 + chance % 9)} times`;
}
function snake(words) {
	return words.replaceAll(" ", "_");
}
function pascal(words) {
	return words.replace(/(?:^| )(\w)/g, (_, letter) => letter.toUpperCase());
}
function camel(words) {
	return words.replace(/ (\w)/g, (_, letter) => letter.toUpperCase());
}
//#endregion
//#region src/local-service/flaky-tests/paging.ts
/** A page_token that this service did not give out for this list. */
var UnknownToken = class extends Error {
	name = "UnknownToken";
};
/** Cuts lists into pages. Tokens are good for one list (and filter) of one running service. */
var Paging = class {
	#secret = randomBytes(32);
	/**
	* @param list names the list and its filter
	* @param size rows a page
	* @param token of the page, empty for the first
	* @returns the page; `page_index` counts from 0, and tokens are empty where there is no such page
	* @throws UnknownToken
	*/
	cut(list, rows, size, token) {
		const start = token === "" ? 0 : this.#startOf(list, token);
		const lastStart = Math.max(0, Math.ceil(rows.length / size) - 1) * size;
		return {
			rows: rows.slice(start, start + size),
			page: {
				total_rows: rows.length,
				total_pages: Math.ceil(rows.length / size),
				next_page_token: start + size < rows.length ? this.#token(list, start + size) : "",
				prev_page_token: start > 0 ? this.#token(list, Math.max(0, start - size)) : "",
				last_page_token: rows.length > 0 ? this.#token(list, lastStart) : "",
				page_index: Math.floor(start / size)
			}
		};
	}
	#token(list, start) {
		const proof = createHmac("sha256", this.#secret).update(`${list} ${String(start)}`).digest("base64url").slice(0, 16);
		return Buffer.from(`${String(start)}.${proof}`).toString("base64url");
	}
	#startOf(list, token) {
		const start = Number(Buffer.from(token, "base64url").toString().split(".")[0]);
		if (!Number.isSafeInteger(start) || this.#token(list, start) !== token) throw new UnknownToken();
		return start;
	}
};
//#endregion
//#region src/local-service/http/flaky-test-endpoints.ts
const largestPage = 100;
/** The two listing endpoints by their paths. They throw HttpError. */
function flakyTestEndpoints(source, clock) {
	const paging = new Paging();
	const startedAt = clock.now();
	let made;
	const recordsOf = (repo) => {
		if (source.records !== void 0) return source.records;
		const key = JSON.stringify(repo);
		if (made?.repo !== key) made = {
			repo: key,
			records: defaultRecords(repo, startedAt)
		};
		return made.records;
	};
	let filtered;
	const withStatus = (all, status) => {
		if (filtered?.from !== all || filtered.status !== status) filtered = {
			from: all,
			status,
			rows: all.filter((test) => statusOf$1(test) === status)
		};
		return filtered.rows;
	};
	const cut = (list, rows, query) => {
		const size = optionalIntegerField(query, "page_size", {
			path: "page_query.page_size",
			least: 1,
			most: largestPage
		}) ?? largestPage;
		const token = query.page_token ?? "";
		if (typeof token !== "string") throw badField("page_query.page_token", token, "a string");
		try {
			return paging.cut(list, rows, size, token);
		} catch (error) {
			if (error instanceof UnknownToken) throw new HttpError(400, "page_query.page_token is unknown for this list");
			throw error;
		}
	};
	return {
		"/flaky-tests/list-unhealthy-tests": (fields) => {
			const repo = repositoryField(fields);
			stringField(fields, "org_url_slug");
			const query = fields.page_query === void 0 ? {} : objectField(fields, "page_query");
			const status = statusField(fields);
			const all = recordsOf(repo).unhealthy_tests;
			const rows = status === void 0 ? all : withStatus(all, status);
			const { rows: tests, page } = cut(`unhealthy ${JSON.stringify(repo)} ${status ?? ""}`, rows, query);
			return {
				tests,
				page
			};
		},
		"/flaky-tests/list-quarantined-tests": (fields) => {
			const repo = repositoryField(fields);
			stringField(fields, "org_url_slug");
			const query = objectField(fields, "page_query");
			const all = recordsOf(repo).quarantined_tests;
			const { rows, page } = cut(`quarantined ${JSON.stringify(repo)}`, all, query);
			return {
				quarantined_tests: rows,
				page
			};
		}
	};
}
function statusField(fields) {
	const status = fields.status;
	if (status === void 0 || status === "FLAKY" || status === "BROKEN") return status;
	throw badField("status", status, "FLAKY or BROKEN");
}
function statusOf$1(test) {
	return test.status?.value?.toUpperCase();
}
//#endregion
//#region node_modules/prom-client/lib/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.getValueAsString = function getValueString(value) {
		if (Number.isNaN(value)) return "Nan";
		else if (!Number.isFinite(value)) if (value < 0) return "-Inf";
		else return "+Inf";
		else return `${value}`;
	};
	exports.removeLabels = function removeLabels(hashMap, labels, sortedLabelNames) {
		const hash = hashObject(labels, sortedLabelNames);
		delete hashMap[hash];
	};
	exports.setValue = function setValue(hashMap, value, labels) {
		const hash = hashObject(labels);
		hashMap[hash] = {
			value: typeof value === "number" ? value : 0,
			labels: labels || {}
		};
		return hashMap;
	};
	exports.setValueDelta = function setValueDelta(hashMap, deltaValue, labels, hash = "") {
		const value = typeof deltaValue === "number" ? deltaValue : 0;
		if (hashMap[hash]) hashMap[hash].value += value;
		else hashMap[hash] = {
			value,
			labels
		};
		return hashMap;
	};
	exports.getLabels = function(labelNames, args) {
		if (typeof args[0] === "object") return args[0];
		if (labelNames.length !== args.length) throw new Error(`Invalid number of arguments (${args.length}): "${args.join(", ")}" for label names (${labelNames.length}): "${labelNames.join(", ")}".`);
		const acc = {};
		for (let i = 0; i < labelNames.length; i++) acc[labelNames[i]] = args[i];
		return acc;
	};
	function fastHashObject(keys, labels) {
		if (keys.length === 0) return "";
		let hash = "";
		for (let i = 0; i < keys.length; i++) {
			const key = keys[i];
			const value = labels[key];
			if (value === void 0) continue;
			hash += `${key}:${value},`;
		}
		return hash;
	}
	function hashObject(labels, labelNames) {
		if (labelNames) return fastHashObject(labelNames, labels);
		const keys = Object.keys(labels);
		if (keys.length > 1) keys.sort();
		return fastHashObject(keys, labels);
	}
	exports.hashObject = hashObject;
	exports.isObject = function isObject(obj) {
		return obj !== null && typeof obj === "object";
	};
	exports.nowTimestamp = function nowTimestamp() {
		return Date.now() / 1e3;
	};
	var Grouper = class extends Map {
		/**
		* Adds the `value` to the `key`'s array of values.
		* @param {*} key Key to set.
		* @param {*} value Value to add to `key`'s array.
		* @returns {undefined} undefined.
		*/
		add(key, value) {
			if (this.has(key)) this.get(key).push(value);
			else this.set(key, [value]);
		}
	};
	exports.Grouper = Grouper;
}));
//#endregion
//#region node_modules/prom-client/lib/registry.js
var require_registry = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { getValueAsString } = require_util();
	var Registry = class Registry {
		static get PROMETHEUS_CONTENT_TYPE() {
			return "text/plain; version=0.0.4; charset=utf-8";
		}
		static get OPENMETRICS_CONTENT_TYPE() {
			return "application/openmetrics-text; version=1.0.0; charset=utf-8";
		}
		constructor(regContentType = Registry.PROMETHEUS_CONTENT_TYPE) {
			this._metrics = {};
			this._collectors = [];
			this._defaultLabels = {};
			if (regContentType !== Registry.PROMETHEUS_CONTENT_TYPE && regContentType !== Registry.OPENMETRICS_CONTENT_TYPE) throw new TypeError(`Content type ${regContentType} is unsupported`);
			this._contentType = regContentType;
		}
		getMetricsAsArray() {
			return Object.values(this._metrics);
		}
		async getMetricsAsString(metrics) {
			const metric = typeof metrics.getForPromString === "function" ? await metrics.getForPromString() : await metrics.get();
			const name = escapeString(metric.name);
			const values = [`# HELP ${name} ${escapeString(metric.help)}`, `# TYPE ${name} ${metric.type}`];
			const defaultLabels = Object.keys(this._defaultLabels).length > 0 ? this._defaultLabels : null;
			const isOpenMetrics = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE;
			for (const val of metric.values || []) {
				let { metricName = name, labels = {} } = val;
				const { sharedLabels = {} } = val;
				if (isOpenMetrics && metric.type === "counter") metricName = `${metricName}_total`;
				if (defaultLabels) labels = {
					...labels,
					...defaultLabels,
					...labels
				};
				const formattedLabels = formatLabels(labels, sharedLabels);
				const flattenedShared = flattenSharedLabels(sharedLabels);
				const labelParts = [...formattedLabels, flattenedShared].filter(Boolean);
				const labelsString = labelParts.length ? `{${labelParts.join(",")}}` : "";
				let fullMetricLine = `${metricName}${labelsString} ${getValueAsString(val.value)}`;
				const { exemplar } = val;
				if (exemplar && isOpenMetrics) {
					const formattedExemplars = formatLabels(exemplar.labelSet);
					fullMetricLine += ` # {${formattedExemplars.join(",")}} ${getValueAsString(exemplar.value)} ${exemplar.timestamp}`;
				}
				values.push(fullMetricLine);
			}
			return values.join("\n");
		}
		async metrics() {
			const isOpenMetrics = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE;
			const promises = this.getMetricsAsArray().map((metric) => {
				if (isOpenMetrics && metric.type === "counter") metric.name = standardizeCounterName(metric.name);
				return this.getMetricsAsString(metric);
			});
			const resolves = await Promise.all(promises);
			return isOpenMetrics ? `${resolves.join("\n")}\n# EOF\n` : `${resolves.join("\n\n")}\n`;
		}
		registerMetric(metric) {
			if (this._metrics[metric.name] && this._metrics[metric.name] !== metric) throw new Error(`A metric with the name ${metric.name} has already been registered.`);
			this._metrics[metric.name] = metric;
		}
		clear() {
			this._metrics = {};
			this._defaultLabels = {};
		}
		async getMetricsAsJSON() {
			const metrics = [];
			const defaultLabelNames = Object.keys(this._defaultLabels);
			const promises = [];
			for (const metric of this.getMetricsAsArray()) promises.push(metric.get());
			const resolves = await Promise.all(promises);
			for (const item of resolves) {
				if (item.values && defaultLabelNames.length > 0) for (const val of item.values) {
					val.labels = Object.assign({}, val.labels);
					for (const labelName of defaultLabelNames) val.labels[labelName] = val.labels[labelName] || this._defaultLabels[labelName];
				}
				metrics.push(item);
			}
			return metrics;
		}
		removeSingleMetric(name) {
			delete this._metrics[name];
		}
		getSingleMetricAsString(name) {
			return this.getMetricsAsString(this._metrics[name]);
		}
		getSingleMetric(name) {
			return this._metrics[name];
		}
		setDefaultLabels(labels) {
			this._defaultLabels = labels;
		}
		resetMetrics() {
			for (const metric in this._metrics) this._metrics[metric].reset();
		}
		get contentType() {
			return this._contentType;
		}
		setContentType(metricsContentType) {
			if (metricsContentType === Registry.OPENMETRICS_CONTENT_TYPE || metricsContentType === Registry.PROMETHEUS_CONTENT_TYPE) this._contentType = metricsContentType;
			else throw new Error(`Content type ${metricsContentType} is unsupported`);
		}
		static merge(registers) {
			const regType = registers[0].contentType;
			for (const reg of registers) if (reg.contentType !== regType) throw new Error("Registers can only be merged if they have the same content type");
			const mergedRegistry = new Registry(regType);
			registers.reduce((acc, reg) => acc.concat(reg.getMetricsAsArray()), []).forEach(mergedRegistry.registerMetric, mergedRegistry);
			return mergedRegistry;
		}
	};
	function formatLabels(labels, exclude) {
		const { hasOwnProperty } = Object.prototype;
		const formatted = [];
		for (const [name, value] of Object.entries(labels)) if (!exclude || !hasOwnProperty.call(exclude, name)) formatted.push(`${name}="${escapeLabelValue(value)}"`);
		return formatted;
	}
	const sharedLabelCache = /* @__PURE__ */ new WeakMap();
	function flattenSharedLabels(labels) {
		const cached = sharedLabelCache.get(labels);
		if (cached) return cached;
		const flattened = formatLabels(labels).join(",");
		sharedLabelCache.set(labels, flattened);
		return flattened;
	}
	function escapeLabelValue(str) {
		if (typeof str !== "string") return str;
		return escapeString(str).replace(/"/g, "\\\"");
	}
	function escapeString(str) {
		return str.replace(/\\/g, "\\\\").replace(/\n/g, "\\n");
	}
	function standardizeCounterName(name) {
		return name.replace(/_total$/, "");
	}
	module.exports = Registry;
	module.exports.globalRegistry = new Registry();
}));
//#endregion
//#region node_modules/prom-client/lib/validation.js
var require_validation = /* @__PURE__ */ __commonJSMin(((exports) => {
	const util$4 = __require("util");
	const metricRegexp = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
	const labelRegexp = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
	exports.validateMetricName = function(name) {
		return metricRegexp.test(name);
	};
	exports.validateLabelName = function(names = []) {
		return names.every((name) => labelRegexp.test(name));
	};
	exports.validateLabel = function validateLabel(savedLabels, labels) {
		for (const label in labels) if (!savedLabels.includes(label)) throw new Error(`Added label "${label}" is not included in initial labelset: ${util$4.inspect(savedLabels)}`);
	};
}));
//#endregion
//#region node_modules/prom-client/lib/metric.js
var require_metric = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Registry = require_registry();
	const { isObject } = require_util();
	const { validateMetricName, validateLabelName } = require_validation();
	/**
	* @abstract
	*/
	var Metric = class {
		constructor(config, defaults = {}) {
			if (!isObject(config)) throw new TypeError("constructor expected a config object");
			Object.assign(this, {
				labelNames: [],
				registers: [Registry.globalRegistry],
				aggregator: "sum",
				enableExemplars: false
			}, defaults, config);
			if (!this.registers) this.registers = [Registry.globalRegistry];
			if (!this.help) throw new Error("Missing mandatory help parameter");
			if (!this.name) throw new Error("Missing mandatory name parameter");
			if (!validateMetricName(this.name)) throw new Error("Invalid metric name");
			if (!validateLabelName(this.labelNames)) throw new Error("Invalid label name");
			if (this.collect && typeof this.collect !== "function") throw new Error("Optional \"collect\" parameter must be a function");
			if (this.labelNames) this.sortedLabelNames = [...this.labelNames].sort();
			else this.sortedLabelNames = [];
			this.reset();
			for (const register of this.registers) {
				if (this.enableExemplars && register.contentType === Registry.PROMETHEUS_CONTENT_TYPE) throw new TypeError("Exemplars are supported only on OpenMetrics registries");
				register.registerMetric(this);
			}
		}
		reset() {}
	};
	module.exports = { Metric };
}));
//#endregion
//#region node_modules/prom-client/lib/exemplar.js
var require_exemplar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Class representing an OpenMetrics exemplar.
	*
	* @property {object} labelSet
	* @property {number} value
	* @property {number} [timestamp]
	* */
	var Exemplar = class {
		constructor(labelSet = {}, value = null) {
			this.labelSet = labelSet;
			this.value = value;
		}
		/**
		* Validation for the label set format.
		* https://github.com/OpenObservability/OpenMetrics/blob/d99b705f611b75fec8f450b05e344e02eea6921d/specification/OpenMetrics.md#exemplars
		*
		* @param {object} labelSet - Exemplar labels.
		* @throws {RangeError}
		* @return {void}
		*/
		validateExemplarLabelSet(labelSet) {
			let res = "";
			for (const [labelName, labelValue] of Object.entries(labelSet)) res += `${labelName}${labelValue}`;
			if (res.length > 128) throw new RangeError("Label set size must be smaller than 128 UTF-8 chars");
		}
	};
	module.exports = Exemplar;
}));
//#endregion
//#region node_modules/prom-client/lib/counter.js
/**
* Counter metric
*/
var require_counter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util$3 = __require("util");
	const { hashObject, isObject, getLabels, removeLabels, nowTimestamp } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	const Exemplar = require_exemplar();
	var Counter = class extends Metric {
		constructor(config) {
			super(config);
			this.type = "counter";
			this.defaultLabels = {};
			this.defaultValue = 1;
			this.defaultExemplarLabelSet = {};
			if (config.enableExemplars) {
				this.enableExemplars = true;
				this.inc = this.incWithExemplar;
			} else this.inc = this.incWithoutExemplar;
		}
		/**
		* Increment counter
		* @param {object} labels - What label you want to be incremented
		* @param {Number} value - Value to increment, if omitted increment with 1
		* @returns {object} results - object with information about the inc operation
		* @returns {string} results.labelHash - hash representation of the labels
		*/
		incWithoutExemplar(labels, value) {
			let hash = "";
			if (isObject(labels)) {
				hash = hashObject(labels, this.sortedLabelNames);
				validateLabel(this.labelNames, labels);
			} else {
				value = labels;
				labels = {};
			}
			if (value && !Number.isFinite(value)) throw new TypeError(`Value is not a valid number: ${util$3.format(value)}`);
			if (value < 0) throw new Error("It is not possible to decrease a counter");
			if (value === null || value === void 0) value = 1;
			setValue(this.hashMap, value, labels, hash);
			return { labelHash: hash };
		}
		/**
		* Increment counter with exemplar, same as inc but accepts labels for an
		* exemplar.
		* If no label is provided the current exemplar labels are kept unchanged
		* (defaults to empty set).
		*
		* @param {object} incOpts - Object with options about what metric to increase
		* @param {object} incOpts.labels - What label you want to be incremented,
		*                                  defaults to null (metric with no labels)
		* @param {Number} incOpts.value - Value to increment, defaults to 1
		* @param {object} incOpts.exemplarLabels - Key-value  labels for the
		*                                          exemplar, defaults to empty set {}
		* @returns {void}
		*/
		incWithExemplar({ labels = this.defaultLabels, value = this.defaultValue, exemplarLabels = this.defaultExemplarLabelSet } = {}) {
			const res = this.incWithoutExemplar(labels, value);
			this.updateExemplar(exemplarLabels, value, res.labelHash);
		}
		updateExemplar(exemplarLabels, value, hash) {
			if (exemplarLabels === this.defaultExemplarLabelSet) return;
			if (!isObject(this.hashMap[hash].exemplar)) this.hashMap[hash].exemplar = new Exemplar();
			this.hashMap[hash].exemplar.validateExemplarLabelSet(exemplarLabels);
			this.hashMap[hash].exemplar.labelSet = exemplarLabels;
			this.hashMap[hash].exemplar.value = value ? value : 1;
			this.hashMap[hash].exemplar.timestamp = nowTimestamp();
		}
		/**
		* Reset counter
		* @returns {void}
		*/
		reset() {
			this.hashMap = {};
			if (this.labelNames.length === 0) setValue(this.hashMap, 0);
		}
		async get() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			return {
				help: this.help,
				name: this.name,
				type: this.type,
				values: Object.values(this.hashMap),
				aggregator: this.aggregator
			};
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args) || {};
			return { inc: this.inc.bind(this, labels) };
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args) || {};
			validateLabel(this.labelNames, labels);
			return removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function setValue(hashMap, value, labels = {}, hash = "") {
		if (hashMap[hash]) hashMap[hash].value += value;
		else hashMap[hash] = {
			value,
			labels
		};
		return hashMap;
	}
	module.exports = Counter;
}));
//#endregion
//#region node_modules/prom-client/lib/gauge.js
/**
* Gauge metric
*/
var require_gauge = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util$2 = __require("util");
	const { setValue, setValueDelta, getLabels, hashObject, isObject, removeLabels } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	var Gauge = class extends Metric {
		constructor(config) {
			super(config);
			this.type = "gauge";
		}
		/**
		* Set a gauge to a value
		* @param {object} labels - Object with labels and their values
		* @param {Number} value - Value to set the gauge to, must be positive
		* @returns {void}
		*/
		set(labels, value) {
			value = getValueArg(labels, value);
			labels = getLabelArg(labels);
			set(this, labels, value);
		}
		/**
		* Reset gauge
		* @returns {void}
		*/
		reset() {
			this.hashMap = {};
			if (this.labelNames.length === 0) setValue(this.hashMap, 0, {});
		}
		/**
		* Increment a gauge value
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to increment - if omitted, increment with 1
		* @returns {void}
		*/
		inc(labels, value) {
			value = getValueArg(labels, value);
			labels = getLabelArg(labels);
			if (value === void 0) value = 1;
			setDelta(this, labels, value);
		}
		/**
		* Decrement a gauge value
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to decrement - if omitted, decrement with 1
		* @returns {void}
		*/
		dec(labels, value) {
			value = getValueArg(labels, value);
			labels = getLabelArg(labels);
			if (value === void 0) value = 1;
			setDelta(this, labels, -value);
		}
		/**
		* Set the gauge to current unix epoch
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {void}
		*/
		setToCurrentTime(labels) {
			const now = Date.now() / 1e3;
			if (labels === void 0) this.set(now);
			else this.set(labels, now);
		}
		/**
		* Start a timer
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {function} - Invoke this function to set the duration in seconds since you started the timer.
		* @example
		* var done = gauge.startTimer();
		* makeXHRRequest(function(err, response) {
		*	done(); //Duration of the request will be saved
		* });
		*/
		startTimer(labels) {
			const start = process.hrtime();
			return (endLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.set(Object.assign({}, labels, endLabels), value);
				return value;
			};
		}
		async get() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			return {
				help: this.help,
				name: this.name,
				type: this.type,
				values: Object.values(this.hashMap),
				aggregator: this.aggregator
			};
		}
		_getValue(labels) {
			const hash = hashObject(labels || {}, this.sortedLabelNames);
			return this.hashMap[hash] ? this.hashMap[hash].value : 0;
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			return {
				inc: this.inc.bind(this, labels),
				dec: this.dec.bind(this, labels),
				set: this.set.bind(this, labels),
				setToCurrentTime: this.setToCurrentTime.bind(this, labels),
				startTimer: this.startTimer.bind(this, labels)
			};
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function set(gauge, labels, value) {
		if (typeof value !== "number") throw new TypeError(`Value is not a valid number: ${util$2.format(value)}`);
		validateLabel(gauge.labelNames, labels);
		setValue(gauge.hashMap, value, labels);
	}
	function setDelta(gauge, labels, delta) {
		if (typeof delta !== "number") throw new TypeError(`Delta is not a valid number: ${util$2.format(delta)}`);
		validateLabel(gauge.labelNames, labels);
		const hash = hashObject(labels, gauge.sortedLabelNames);
		setValueDelta(gauge.hashMap, delta, labels, hash);
	}
	function getLabelArg(labels) {
		return isObject(labels) ? labels : {};
	}
	function getValueArg(labels, value) {
		return isObject(labels) ? value : labels;
	}
	module.exports = Gauge;
}));
//#endregion
//#region node_modules/prom-client/lib/histogram.js
/**
* Histogram
*/
var require_histogram = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util$1 = __require("util");
	const { getLabels, hashObject, isObject, removeLabels, nowTimestamp } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	const Exemplar = require_exemplar();
	var Histogram = class extends Metric {
		constructor(config) {
			super(config, { buckets: [
				.005,
				.01,
				.025,
				.05,
				.1,
				.25,
				.5,
				1,
				2.5,
				5,
				10
			] });
			this.type = "histogram";
			this.defaultLabels = {};
			this.defaultExemplarLabelSet = {};
			this.enableExemplars = false;
			for (const label of this.labelNames) if (label === "le") throw new Error("le is a reserved label keyword");
			this.upperBounds = this.buckets;
			this.bucketValues = this.upperBounds.reduce((acc, upperBound) => {
				acc[upperBound] = 0;
				return acc;
			}, {});
			if (config.enableExemplars) {
				this.enableExemplars = true;
				this.bucketExemplars = this.upperBounds.reduce((acc, upperBound) => {
					acc[upperBound] = null;
					return acc;
				}, {});
				Object.freeze(this.bucketExemplars);
				this.observe = this.observeWithExemplar;
			} else this.observe = this.observeWithoutExemplar;
			Object.freeze(this.bucketValues);
			Object.freeze(this.upperBounds);
			if (this.labelNames.length === 0) this.hashMap = { [hashObject({})]: createBaseValues({}, this.bucketValues, this.bucketExemplars) };
		}
		/**
		* Observe a value in histogram
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to observe in the histogram
		* @returns {void}
		*/
		observeWithoutExemplar(labels, value) {
			observe.call(this, labels === 0 ? 0 : labels || {})(value);
		}
		observeWithExemplar({ labels = this.defaultLabels, value, exemplarLabels = this.defaultExemplarLabelSet } = {}) {
			observe.call(this, labels === 0 ? 0 : labels || {})(value);
			this.updateExemplar(labels, value, exemplarLabels);
		}
		updateExemplar(labels, value, exemplarLabels) {
			if (Object.keys(exemplarLabels).length === 0) return;
			const hash = hashObject(labels, this.sortedLabelNames);
			const bound = findBound(this.upperBounds, value);
			const { bucketExemplars } = this.hashMap[hash];
			let exemplar = bucketExemplars[bound];
			if (!isObject(exemplar)) {
				exemplar = new Exemplar();
				bucketExemplars[bound] = exemplar;
			}
			exemplar.validateExemplarLabelSet(exemplarLabels);
			exemplar.labelSet = exemplarLabels;
			exemplar.value = value;
			exemplar.timestamp = nowTimestamp();
		}
		async get() {
			const data = await this.getForPromString();
			data.values = data.values.map(splayLabels);
			return data;
		}
		async getForPromString() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			const values = Object.values(this.hashMap).map(extractBucketValuesForExport(this)).reduce(addSumAndCountForExport(this), []);
			return {
				name: this.name,
				help: this.help,
				type: this.type,
				values,
				aggregator: this.aggregator
			};
		}
		reset() {
			this.hashMap = {};
		}
		/**
		* Initialize the metrics for the given combination of labels to zero
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {void}
		*/
		zero(labels) {
			const hash = hashObject(labels, this.sortedLabelNames);
			this.hashMap[hash] = createBaseValues(labels, this.bucketValues, this.bucketExemplars);
		}
		/**
		* Start a timer that could be used to logging durations
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {object} exemplarLabels - Object with labels for exemplar where key is the label key and value is label value. Can only be one level deep
		* @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
		* @example
		* var end = histogram.startTimer();
		* makeExpensiveXHRRequest(function(err, res) {
		* 	const duration = end(); //Observe the duration of expensiveXHRRequest and returns duration in seconds
		* 	console.log('Duration', duration);
		* });
		*/
		startTimer(labels, exemplarLabels) {
			return this.enableExemplars ? startTimerWithExemplar.call(this, labels, exemplarLabels)() : startTimer.call(this, labels)();
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			return {
				observe: observe.call(this, labels),
				startTimer: startTimer.call(this, labels)
			};
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function startTimer(startLabels) {
		return () => {
			const start = process.hrtime();
			return (endLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.observe(Object.assign({}, startLabels, endLabels), value);
				return value;
			};
		};
	}
	function startTimerWithExemplar(startLabels, startExemplarLabels) {
		return () => {
			const start = process.hrtime();
			return (endLabels, endExemplarLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.observe({
					labels: Object.assign({}, startLabels, endLabels),
					value,
					exemplarLabels: Object.assign({}, startExemplarLabels, endExemplarLabels)
				});
				return value;
			};
		};
	}
	function setValuePair(labels, value, metricName, exemplar, sharedLabels = {}) {
		return {
			labels,
			sharedLabels,
			value,
			metricName,
			exemplar
		};
	}
	function findBound(upperBounds, value) {
		for (let i = 0; i < upperBounds.length; i++) {
			const bound = upperBounds[i];
			if (value <= bound) return bound;
		}
		return -1;
	}
	function observe(labels) {
		return (value) => {
			const labelValuePair = convertLabelsAndValues(labels, value);
			validateLabel(this.labelNames, labelValuePair.labels);
			if (!Number.isFinite(labelValuePair.value)) throw new TypeError(`Value is not a valid number: ${util$1.format(labelValuePair.value)}`);
			const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
			let valueFromMap = this.hashMap[hash];
			if (!valueFromMap) valueFromMap = createBaseValues(labelValuePair.labels, this.bucketValues, this.bucketExemplars);
			const b = findBound(this.upperBounds, labelValuePair.value);
			valueFromMap.sum += labelValuePair.value;
			valueFromMap.count += 1;
			if (Object.prototype.hasOwnProperty.call(valueFromMap.bucketValues, b)) valueFromMap.bucketValues[b] += 1;
			this.hashMap[hash] = valueFromMap;
		};
	}
	function createBaseValues(labels, bucketValues, bucketExemplars) {
		const result = {
			labels,
			bucketValues: { ...bucketValues },
			sum: 0,
			count: 0
		};
		if (bucketExemplars) result.bucketExemplars = { ...bucketExemplars };
		return result;
	}
	function convertLabelsAndValues(labels, value) {
		return isObject(labels) ? {
			labels,
			value
		} : {
			value: labels,
			labels: {}
		};
	}
	function extractBucketValuesForExport(histogram) {
		const name = `${histogram.name}_bucket`;
		return (bucketData) => {
			let acc = 0;
			return {
				buckets: histogram.upperBounds.map((upperBound) => {
					acc += bucketData.bucketValues[upperBound];
					return setValuePair({ le: upperBound }, acc, name, bucketData.bucketExemplars ? bucketData.bucketExemplars[upperBound] : null, bucketData.labels);
				}),
				data: bucketData
			};
		};
	}
	function addSumAndCountForExport(histogram) {
		return (acc, d) => {
			acc.push(...d.buckets);
			acc.push(setValuePair({ le: "+Inf" }, d.data.count, `${histogram.name}_bucket`, d.data.bucketExemplars ? d.data.bucketExemplars["-1"] : null, d.data.labels), setValuePair({}, d.data.sum, `${histogram.name}_sum`, void 0, d.data.labels), setValuePair({}, d.data.count, `${histogram.name}_count`, void 0, d.data.labels));
			return acc;
		};
	}
	function splayLabels(bucket) {
		const { sharedLabels, labels, ...newBucket } = bucket;
		for (const label of Object.keys(sharedLabels)) labels[label] = sharedLabels[label];
		newBucket.labels = labels;
		return newBucket;
	}
	module.exports = Histogram;
}));
//#endregion
//#region node_modules/bintrees/lib/treebase.js
var require_treebase = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function TreeBase() {}
	TreeBase.prototype.clear = function() {
		this._root = null;
		this.size = 0;
	};
	TreeBase.prototype.find = function(data) {
		var res = this._root;
		while (res !== null) {
			var c = this._comparator(data, res.data);
			if (c === 0) return res.data;
			else res = res.get_child(c > 0);
		}
		return null;
	};
	TreeBase.prototype.findIter = function(data) {
		var res = this._root;
		var iter = this.iterator();
		while (res !== null) {
			var c = this._comparator(data, res.data);
			if (c === 0) {
				iter._cursor = res;
				return iter;
			} else {
				iter._ancestors.push(res);
				res = res.get_child(c > 0);
			}
		}
		return null;
	};
	TreeBase.prototype.lowerBound = function(item) {
		var cur = this._root;
		var iter = this.iterator();
		var cmp = this._comparator;
		while (cur !== null) {
			var c = cmp(item, cur.data);
			if (c === 0) {
				iter._cursor = cur;
				return iter;
			}
			iter._ancestors.push(cur);
			cur = cur.get_child(c > 0);
		}
		for (var i = iter._ancestors.length - 1; i >= 0; --i) {
			cur = iter._ancestors[i];
			if (cmp(item, cur.data) < 0) {
				iter._cursor = cur;
				iter._ancestors.length = i;
				return iter;
			}
		}
		iter._ancestors.length = 0;
		return iter;
	};
	TreeBase.prototype.upperBound = function(item) {
		var iter = this.lowerBound(item);
		var cmp = this._comparator;
		while (iter.data() !== null && cmp(iter.data(), item) === 0) iter.next();
		return iter;
	};
	TreeBase.prototype.min = function() {
		var res = this._root;
		if (res === null) return null;
		while (res.left !== null) res = res.left;
		return res.data;
	};
	TreeBase.prototype.max = function() {
		var res = this._root;
		if (res === null) return null;
		while (res.right !== null) res = res.right;
		return res.data;
	};
	TreeBase.prototype.iterator = function() {
		return new Iterator(this);
	};
	TreeBase.prototype.each = function(cb) {
		var it = this.iterator(), data;
		while ((data = it.next()) !== null) if (cb(data) === false) return;
	};
	TreeBase.prototype.reach = function(cb) {
		var it = this.iterator(), data;
		while ((data = it.prev()) !== null) if (cb(data) === false) return;
	};
	function Iterator(tree) {
		this._tree = tree;
		this._ancestors = [];
		this._cursor = null;
	}
	Iterator.prototype.data = function() {
		return this._cursor !== null ? this._cursor.data : null;
	};
	Iterator.prototype.next = function() {
		if (this._cursor === null) {
			var root = this._tree._root;
			if (root !== null) this._minNode(root);
		} else if (this._cursor.right === null) {
			var save;
			do {
				save = this._cursor;
				if (this._ancestors.length) this._cursor = this._ancestors.pop();
				else {
					this._cursor = null;
					break;
				}
			} while (this._cursor.right === save);
		} else {
			this._ancestors.push(this._cursor);
			this._minNode(this._cursor.right);
		}
		return this._cursor !== null ? this._cursor.data : null;
	};
	Iterator.prototype.prev = function() {
		if (this._cursor === null) {
			var root = this._tree._root;
			if (root !== null) this._maxNode(root);
		} else if (this._cursor.left === null) {
			var save;
			do {
				save = this._cursor;
				if (this._ancestors.length) this._cursor = this._ancestors.pop();
				else {
					this._cursor = null;
					break;
				}
			} while (this._cursor.left === save);
		} else {
			this._ancestors.push(this._cursor);
			this._maxNode(this._cursor.left);
		}
		return this._cursor !== null ? this._cursor.data : null;
	};
	Iterator.prototype._minNode = function(start) {
		while (start.left !== null) {
			this._ancestors.push(start);
			start = start.left;
		}
		this._cursor = start;
	};
	Iterator.prototype._maxNode = function(start) {
		while (start.right !== null) {
			this._ancestors.push(start);
			start = start.right;
		}
		this._cursor = start;
	};
	module.exports = TreeBase;
}));
//#endregion
//#region node_modules/bintrees/lib/rbtree.js
var require_rbtree = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var TreeBase = require_treebase();
	function Node(data) {
		this.data = data;
		this.left = null;
		this.right = null;
		this.red = true;
	}
	Node.prototype.get_child = function(dir) {
		return dir ? this.right : this.left;
	};
	Node.prototype.set_child = function(dir, val) {
		if (dir) this.right = val;
		else this.left = val;
	};
	function RBTree(comparator) {
		this._root = null;
		this._comparator = comparator;
		this.size = 0;
	}
	RBTree.prototype = new TreeBase();
	RBTree.prototype.insert = function(data) {
		var ret = false;
		if (this._root === null) {
			this._root = new Node(data);
			ret = true;
			this.size++;
		} else {
			var head = new Node(void 0);
			var dir = 0;
			var last = 0;
			var gp = null;
			var ggp = head;
			var p = null;
			var node = this._root;
			ggp.right = this._root;
			while (true) {
				if (node === null) {
					node = new Node(data);
					p.set_child(dir, node);
					ret = true;
					this.size++;
				} else if (is_red(node.left) && is_red(node.right)) {
					node.red = true;
					node.left.red = false;
					node.right.red = false;
				}
				if (is_red(node) && is_red(p)) {
					var dir2 = ggp.right === gp;
					if (node === p.get_child(last)) ggp.set_child(dir2, single_rotate(gp, !last));
					else ggp.set_child(dir2, double_rotate(gp, !last));
				}
				var cmp = this._comparator(node.data, data);
				if (cmp === 0) break;
				last = dir;
				dir = cmp < 0;
				if (gp !== null) ggp = gp;
				gp = p;
				p = node;
				node = node.get_child(dir);
			}
			this._root = head.right;
		}
		this._root.red = false;
		return ret;
	};
	RBTree.prototype.remove = function(data) {
		if (this._root === null) return false;
		var head = new Node(void 0);
		var node = head;
		node.right = this._root;
		var p = null;
		var gp = null;
		var found = null;
		var dir = 1;
		while (node.get_child(dir) !== null) {
			var last = dir;
			gp = p;
			p = node;
			node = node.get_child(dir);
			var cmp = this._comparator(data, node.data);
			dir = cmp > 0;
			if (cmp === 0) found = node;
			if (!is_red(node) && !is_red(node.get_child(dir))) {
				if (is_red(node.get_child(!dir))) {
					var sr = single_rotate(node, dir);
					p.set_child(last, sr);
					p = sr;
				} else if (!is_red(node.get_child(!dir))) {
					var sibling = p.get_child(!last);
					if (sibling !== null) if (!is_red(sibling.get_child(!last)) && !is_red(sibling.get_child(last))) {
						p.red = false;
						sibling.red = true;
						node.red = true;
					} else {
						var dir2 = gp.right === p;
						if (is_red(sibling.get_child(last))) gp.set_child(dir2, double_rotate(p, last));
						else if (is_red(sibling.get_child(!last))) gp.set_child(dir2, single_rotate(p, last));
						var gpc = gp.get_child(dir2);
						gpc.red = true;
						node.red = true;
						gpc.left.red = false;
						gpc.right.red = false;
					}
				}
			}
		}
		if (found !== null) {
			found.data = node.data;
			p.set_child(p.right === node, node.get_child(node.left === null));
			this.size--;
		}
		this._root = head.right;
		if (this._root !== null) this._root.red = false;
		return found !== null;
	};
	function is_red(node) {
		return node !== null && node.red;
	}
	function single_rotate(root, dir) {
		var save = root.get_child(!dir);
		root.set_child(!dir, save.get_child(dir));
		save.set_child(dir, root);
		root.red = true;
		save.red = false;
		return save;
	}
	function double_rotate(root, dir) {
		root.set_child(!dir, single_rotate(root.get_child(!dir), !dir));
		return single_rotate(root, dir);
	}
	module.exports = RBTree;
}));
//#endregion
//#region node_modules/bintrees/lib/bintree.js
var require_bintree = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var TreeBase = require_treebase();
	function Node(data) {
		this.data = data;
		this.left = null;
		this.right = null;
	}
	Node.prototype.get_child = function(dir) {
		return dir ? this.right : this.left;
	};
	Node.prototype.set_child = function(dir, val) {
		if (dir) this.right = val;
		else this.left = val;
	};
	function BinTree(comparator) {
		this._root = null;
		this._comparator = comparator;
		this.size = 0;
	}
	BinTree.prototype = new TreeBase();
	BinTree.prototype.insert = function(data) {
		if (this._root === null) {
			this._root = new Node(data);
			this.size++;
			return true;
		}
		var dir = 0;
		var p = null;
		var node = this._root;
		while (true) {
			if (node === null) {
				node = new Node(data);
				p.set_child(dir, node);
				ret = true;
				this.size++;
				return true;
			}
			if (this._comparator(node.data, data) === 0) return false;
			dir = this._comparator(node.data, data) < 0;
			p = node;
			node = node.get_child(dir);
		}
	};
	BinTree.prototype.remove = function(data) {
		if (this._root === null) return false;
		var head = new Node(void 0);
		var node = head;
		node.right = this._root;
		var p = null;
		var found = null;
		var dir = 1;
		while (node.get_child(dir) !== null) {
			p = node;
			node = node.get_child(dir);
			var cmp = this._comparator(data, node.data);
			dir = cmp > 0;
			if (cmp === 0) found = node;
		}
		if (found !== null) {
			found.data = node.data;
			p.set_child(p.right === node, node.get_child(node.left === null));
			this._root = head.right;
			this.size--;
			return true;
		} else return false;
	};
	module.exports = BinTree;
}));
//#endregion
//#region node_modules/bintrees/index.js
var require_bintrees = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		RBTree: require_rbtree(),
		BinTree: require_bintree()
	};
}));
//#endregion
//#region node_modules/tdigest/tdigest.js
var require_tdigest = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RBTree = require_bintrees().RBTree;
	function TDigest(delta, K, CX) {
		this.discrete = delta === false;
		this.delta = delta || .01;
		this.K = K === void 0 ? 25 : K;
		this.CX = CX === void 0 ? 1.1 : CX;
		this.centroids = new RBTree(compare_centroid_means);
		this.nreset = 0;
		this.reset();
	}
	TDigest.prototype.reset = function() {
		this.centroids.clear();
		this.n = 0;
		this.nreset += 1;
		this.last_cumulate = 0;
	};
	TDigest.prototype.size = function() {
		return this.centroids.size;
	};
	TDigest.prototype.toArray = function(everything) {
		var result = [];
		if (everything) {
			this._cumulate(true);
			this.centroids.each(function(c) {
				result.push(c);
			});
		} else this.centroids.each(function(c) {
			result.push({
				mean: c.mean,
				n: c.n
			});
		});
		return result;
	};
	TDigest.prototype.summary = function() {
		return [
			(this.discrete ? "exact " : "approximating ") + this.n + " samples using " + this.size() + " centroids",
			"min = " + this.percentile(0),
			"Q1  = " + this.percentile(.25),
			"Q2  = " + this.percentile(.5),
			"Q3  = " + this.percentile(.75),
			"max = " + this.percentile(1)
		].join("\n");
	};
	function compare_centroid_means(a, b) {
		return a.mean > b.mean ? 1 : a.mean < b.mean ? -1 : 0;
	}
	function compare_centroid_mean_cumns(a, b) {
		return a.mean_cumn - b.mean_cumn;
	}
	TDigest.prototype.push = function(x, n) {
		n = n || 1;
		x = Array.isArray(x) ? x : [x];
		for (var i = 0; i < x.length; i++) this._digest(x[i], n);
	};
	TDigest.prototype.push_centroid = function(c) {
		c = Array.isArray(c) ? c : [c];
		for (var i = 0; i < c.length; i++) this._digest(c[i].mean, c[i].n);
	};
	TDigest.prototype._cumulate = function(exact) {
		if (this.n === this.last_cumulate || !exact && this.CX && this.CX > this.n / this.last_cumulate) return;
		var cumn = 0;
		this.centroids.each(function(c) {
			c.mean_cumn = cumn + c.n / 2;
			cumn = c.cumn = cumn + c.n;
		});
		this.n = this.last_cumulate = cumn;
	};
	TDigest.prototype.find_nearest = function(x) {
		if (this.size() === 0) return null;
		var iter = this.centroids.lowerBound({ mean: x });
		var c = iter.data() === null ? iter.prev() : iter.data();
		if (c.mean === x || this.discrete) return c;
		var prev = iter.prev();
		if (prev && Math.abs(prev.mean - x) < Math.abs(c.mean - x)) return prev;
		else return c;
	};
	TDigest.prototype._new_centroid = function(x, n, cumn) {
		var c = {
			mean: x,
			n,
			cumn
		};
		this.centroids.insert(c);
		this.n += n;
		return c;
	};
	TDigest.prototype._addweight = function(nearest, x, n) {
		if (x !== nearest.mean) nearest.mean += n * (x - nearest.mean) / (nearest.n + n);
		nearest.cumn += n;
		nearest.mean_cumn += n / 2;
		nearest.n += n;
		this.n += n;
	};
	TDigest.prototype._digest = function(x, n) {
		var min = this.centroids.min();
		var max = this.centroids.max();
		var nearest = this.find_nearest(x);
		if (nearest && nearest.mean === x) this._addweight(nearest, x, n);
		else if (nearest === min) this._new_centroid(x, n, 0);
		else if (nearest === max) this._new_centroid(x, n, this.n);
		else if (this.discrete) this._new_centroid(x, n, nearest.cumn);
		else {
			var p = nearest.mean_cumn / this.n;
			if (Math.floor(4 * this.n * this.delta * p * (1 - p)) - nearest.n >= n) this._addweight(nearest, x, n);
			else this._new_centroid(x, n, nearest.cumn);
		}
		this._cumulate(false);
		if (!this.discrete && this.K && this.size() > this.K / this.delta) this.compress();
	};
	TDigest.prototype.bound_mean = function(x) {
		var iter = this.centroids.upperBound({ mean: x });
		var lower = iter.prev();
		return [lower, lower.mean === x ? lower : iter.next()];
	};
	TDigest.prototype.p_rank = function(x_or_xlist) {
		var ps = (Array.isArray(x_or_xlist) ? x_or_xlist : [x_or_xlist]).map(this._p_rank, this);
		return Array.isArray(x_or_xlist) ? ps : ps[0];
	};
	TDigest.prototype._p_rank = function(x) {
		if (this.size() === 0) return;
		else if (x < this.centroids.min().mean) return 0;
		else if (x > this.centroids.max().mean) return 1;
		this._cumulate(true);
		var bound = this.bound_mean(x);
		var lower = bound[0], upper = bound[1];
		if (this.discrete) return lower.cumn / this.n;
		else {
			var cumn = lower.mean_cumn;
			if (lower !== upper) cumn += (x - lower.mean) * (upper.mean_cumn - lower.mean_cumn) / (upper.mean - lower.mean);
			return cumn / this.n;
		}
	};
	TDigest.prototype.bound_mean_cumn = function(cumn) {
		this.centroids._comparator = compare_centroid_mean_cumns;
		var iter = this.centroids.upperBound({ mean_cumn: cumn });
		this.centroids._comparator = compare_centroid_means;
		var lower = iter.prev();
		return [lower, lower && lower.mean_cumn === cumn ? lower : iter.next()];
	};
	TDigest.prototype.percentile = function(p_or_plist) {
		var qs = (Array.isArray(p_or_plist) ? p_or_plist : [p_or_plist]).map(this._percentile, this);
		return Array.isArray(p_or_plist) ? qs : qs[0];
	};
	TDigest.prototype._percentile = function(p) {
		if (this.size() === 0) return;
		this._cumulate(true);
		var h = this.n * p;
		var bound = this.bound_mean_cumn(h);
		var lower = bound[0], upper = bound[1];
		if (upper === lower || lower === null || upper === null) return (lower || upper).mean;
		else if (!this.discrete) return lower.mean + (h - lower.mean_cumn) * (upper.mean - lower.mean) / (upper.mean_cumn - lower.mean_cumn);
		else if (h <= lower.cumn) return lower.mean;
		else return upper.mean;
	};
	function pop_random(choices) {
		var idx = Math.floor(Math.random() * choices.length);
		return choices.splice(idx, 1)[0];
	}
	TDigest.prototype.compress = function() {
		if (this.compressing) return;
		var points = this.toArray();
		this.reset();
		this.compressing = true;
		while (points.length > 0) this.push_centroid(pop_random(points));
		this._cumulate(true);
		this.compressing = false;
	};
	function Digest(config) {
		this.config = config || {};
		this.mode = this.config.mode || "auto";
		TDigest.call(this, this.mode === "cont" ? config.delta : false);
		this.digest_ratio = this.config.ratio || .9;
		this.digest_thresh = this.config.thresh || 1e3;
		this.n_unique = 0;
	}
	Digest.prototype = Object.create(TDigest.prototype);
	Digest.prototype.constructor = Digest;
	Digest.prototype.push = function(x_or_xlist) {
		TDigest.prototype.push.call(this, x_or_xlist);
		this.check_continuous();
	};
	Digest.prototype._new_centroid = function(x, n, cumn) {
		this.n_unique += 1;
		TDigest.prototype._new_centroid.call(this, x, n, cumn);
	};
	Digest.prototype._addweight = function(nearest, x, n) {
		if (nearest.n === 1) this.n_unique -= 1;
		TDigest.prototype._addweight.call(this, nearest, x, n);
	};
	Digest.prototype.check_continuous = function() {
		if (this.mode !== "auto" || this.size() < this.digest_thresh) return false;
		if (this.n_unique / this.size() > this.digest_ratio) {
			this.mode = "cont";
			this.discrete = false;
			this.delta = this.config.delta || .01;
			this.compress();
			return true;
		}
		return false;
	};
	module.exports = {
		"TDigest": TDigest,
		"Digest": Digest
	};
}));
//#endregion
//#region node_modules/prom-client/lib/timeWindowQuantiles.js
var require_timeWindowQuantiles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { TDigest } = require_tdigest();
	var TimeWindowQuantiles = class {
		constructor(maxAgeSeconds, ageBuckets) {
			this.maxAgeSeconds = maxAgeSeconds || 0;
			this.ageBuckets = ageBuckets || 0;
			this.shouldRotate = maxAgeSeconds && ageBuckets;
			this.ringBuffer = Array(ageBuckets).fill(new TDigest());
			this.currentBuffer = 0;
			this.lastRotateTimestampMillis = Date.now();
			this.durationBetweenRotatesMillis = maxAgeSeconds * 1e3 / ageBuckets || Infinity;
		}
		size() {
			return rotate.call(this).size();
		}
		percentile(quantile) {
			return rotate.call(this).percentile(quantile);
		}
		push(value) {
			rotate.call(this);
			this.ringBuffer.forEach((bucket) => {
				bucket.push(value);
			});
		}
		reset() {
			this.ringBuffer.forEach((bucket) => {
				bucket.reset();
			});
		}
		compress() {
			this.ringBuffer.forEach((bucket) => {
				bucket.compress();
			});
		}
	};
	function rotate() {
		let timeSinceLastRotateMillis = Date.now() - this.lastRotateTimestampMillis;
		while (timeSinceLastRotateMillis > this.durationBetweenRotatesMillis && this.shouldRotate) {
			this.ringBuffer[this.currentBuffer] = new TDigest();
			if (++this.currentBuffer >= this.ringBuffer.length) this.currentBuffer = 0;
			timeSinceLastRotateMillis -= this.durationBetweenRotatesMillis;
			this.lastRotateTimestampMillis += this.durationBetweenRotatesMillis;
		}
		return this.ringBuffer[this.currentBuffer];
	}
	module.exports = TimeWindowQuantiles;
}));
//#endregion
//#region node_modules/prom-client/lib/summary.js
/**
* Summary
*/
var require_summary = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = __require("util");
	const { getLabels, hashObject, removeLabels } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	const timeWindowQuantiles = require_timeWindowQuantiles();
	const DEFAULT_COMPRESS_COUNT = 1e3;
	var Summary = class extends Metric {
		constructor(config) {
			super(config, {
				percentiles: [
					.01,
					.05,
					.5,
					.9,
					.95,
					.99,
					.999
				],
				compressCount: DEFAULT_COMPRESS_COUNT,
				hashMap: {}
			});
			this.type = "summary";
			for (const label of this.labelNames) if (label === "quantile") throw new Error("quantile is a reserved label keyword");
			if (this.labelNames.length === 0) this.hashMap = { [hashObject({})]: {
				labels: {},
				td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
				count: 0,
				sum: 0
			} };
		}
		/**
		* Observe a value
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to observe
		* @returns {void}
		*/
		observe(labels, value) {
			observe.call(this, labels === 0 ? 0 : labels || {})(value);
		}
		async get() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			const hashKeys = Object.keys(this.hashMap);
			const values = [];
			hashKeys.forEach((hashKey) => {
				const s = this.hashMap[hashKey];
				if (s) if (this.pruneAgedBuckets && s.td.size() === 0) delete this.hashMap[hashKey];
				else {
					extractSummariesForExport(s, this.percentiles).forEach((v) => {
						values.push(v);
					});
					values.push(getSumForExport(s, this));
					values.push(getCountForExport(s, this));
				}
			});
			return {
				name: this.name,
				help: this.help,
				type: this.type,
				values,
				aggregator: this.aggregator
			};
		}
		reset() {
			Object.values(this.hashMap).forEach((s) => {
				s.td.reset();
				s.count = 0;
				s.sum = 0;
			});
		}
		/**
		* Start a timer that could be used to logging durations
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
		* @example
		* var end = summary.startTimer();
		* makeExpensiveXHRRequest(function(err, res) {
		*	end(); //Observe the duration of expensiveXHRRequest
		* });
		*/
		startTimer(labels) {
			return startTimer.call(this, labels)();
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			return {
				observe: observe.call(this, labels),
				startTimer: startTimer.call(this, labels)
			};
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function extractSummariesForExport(summaryOfLabels, percentiles) {
		summaryOfLabels.td.compress();
		return percentiles.map((percentile) => {
			const percentileValue = summaryOfLabels.td.percentile(percentile);
			return {
				labels: Object.assign({ quantile: percentile }, summaryOfLabels.labels),
				value: percentileValue ? percentileValue : 0
			};
		});
	}
	function getCountForExport(value, summary) {
		return {
			metricName: `${summary.name}_count`,
			labels: value.labels,
			value: value.count
		};
	}
	function getSumForExport(value, summary) {
		return {
			metricName: `${summary.name}_sum`,
			labels: value.labels,
			value: value.sum
		};
	}
	function startTimer(startLabels) {
		return () => {
			const start = process.hrtime();
			return (endLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.observe(Object.assign({}, startLabels, endLabels), value);
				return value;
			};
		};
	}
	function observe(labels) {
		return (value) => {
			const labelValuePair = convertLabelsAndValues(labels, value);
			validateLabel(this.labelNames, labels);
			if (!Number.isFinite(labelValuePair.value)) throw new TypeError(`Value is not a valid number: ${util.format(labelValuePair.value)}`);
			const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
			let summaryOfLabel = this.hashMap[hash];
			if (!summaryOfLabel) summaryOfLabel = {
				labels: labelValuePair.labels,
				td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
				count: 0,
				sum: 0
			};
			summaryOfLabel.td.push(labelValuePair.value);
			summaryOfLabel.count++;
			if (summaryOfLabel.count % this.compressCount === 0) summaryOfLabel.td.compress();
			summaryOfLabel.sum += labelValuePair.value;
			this.hashMap[hash] = summaryOfLabel;
		};
	}
	function convertLabelsAndValues(labels, value) {
		if (value === void 0) return {
			value: labels,
			labels: {}
		};
		return {
			labels,
			value
		};
	}
	module.exports = Summary;
}));
//#endregion
//#region node_modules/prom-client/lib/pushgateway.js
var require_pushgateway = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const url = __require("url");
	const http = __require("http");
	const https = __require("https");
	const { gzipSync } = __require("zlib");
	const { globalRegistry } = require_registry();
	var Pushgateway = class {
		constructor(gatewayUrl, options, registry) {
			if (!registry) registry = globalRegistry;
			this.registry = registry;
			this.gatewayUrl = gatewayUrl;
			const { requireJobName, ...requestOptions } = {
				requireJobName: true,
				...options
			};
			this.requireJobName = requireJobName;
			this.requestOptions = requestOptions;
		}
		pushAdd(params = {}) {
			if (this.requireJobName && !params.jobName) throw new Error("Missing jobName parameter");
			return useGateway.call(this, "POST", params.jobName, params.groupings);
		}
		push(params = {}) {
			if (this.requireJobName && !params.jobName) throw new Error("Missing jobName parameter");
			return useGateway.call(this, "PUT", params.jobName, params.groupings);
		}
		delete(params = {}) {
			if (this.requireJobName && !params.jobName) throw new Error("Missing jobName parameter");
			return useGateway.call(this, "DELETE", params.jobName, params.groupings);
		}
	};
	async function useGateway(method, job, groupings) {
		const gatewayUrlParsed = url.parse(this.gatewayUrl);
		const path = `${gatewayUrlParsed.pathname && gatewayUrlParsed.pathname !== "/" ? gatewayUrlParsed.pathname : ""}/metrics${job ? `/job/${encodeURIComponent(job)}${generateGroupings(groupings)}` : ""}`;
		const target = url.resolve(this.gatewayUrl, path);
		const requestParams = url.parse(target);
		const httpModule = isHttps(requestParams.href) ? https : http;
		const options = Object.assign(requestParams, this.requestOptions, { method });
		return new Promise((resolve, reject) => {
			if (method === "DELETE" && options.headers) delete options.headers["Content-Encoding"];
			const req = httpModule.request(options, (resp) => {
				let body = "";
				resp.setEncoding("utf8");
				resp.on("data", (chunk) => {
					body += chunk;
				});
				resp.on("end", () => {
					if (resp.statusCode >= 400) reject(/* @__PURE__ */ new Error(`push failed with status ${resp.statusCode}, ${body}`));
					else resolve({
						resp,
						body
					});
				});
			});
			req.on("error", (err) => {
				reject(err);
			});
			req.on("timeout", () => {
				req.destroy(/* @__PURE__ */ new Error("Pushgateway request timed out"));
			});
			if (method !== "DELETE") this.registry.metrics().then((metrics) => {
				if (options.headers && options.headers["Content-Encoding"] === "gzip") metrics = gzipSync(metrics);
				req.write(metrics);
				req.end();
			}).catch((err) => {
				reject(err);
			});
			else req.end();
		});
	}
	function generateGroupings(groupings) {
		if (!groupings) return "";
		return Object.keys(groupings).map((key) => `/${encodeURIComponent(key)}/${encodeURIComponent(groupings[key])}`).join("");
	}
	function isHttps(href) {
		return href.search(/^https/) !== -1;
	}
	module.exports = Pushgateway;
}));
//#endregion
//#region node_modules/prom-client/lib/bucketGenerators.js
var require_bucketGenerators = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.linearBuckets = (start, width, count) => {
		if (count < 1) throw new Error("Linear buckets needs a positive count");
		const buckets = new Array(count);
		for (let i = 0; i < count; i++) buckets[i] = start + i * width;
		return buckets;
	};
	exports.exponentialBuckets = (start, factor, count) => {
		if (start <= 0) throw new Error("Exponential buckets needs a positive start");
		if (count < 1) throw new Error("Exponential buckets needs a positive count");
		if (factor <= 1) throw new Error("Exponential buckets needs a factor greater than 1");
		const buckets = new Array(count);
		for (let i = 0; i < count; i++) {
			buckets[i] = start;
			start *= factor;
		}
		return buckets;
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/diag/types.cjs
var require_types$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DiagLogLevel = /* @__PURE__ */ function(DiagLogLevel) {
		/** Diagnostic Logging level setting to disable all logging (except and forced logs) */
		DiagLogLevel[DiagLogLevel["NONE"] = 0] = "NONE";
		/** Identifies an error scenario */
		DiagLogLevel[DiagLogLevel["ERROR"] = 30] = "ERROR";
		/** Identifies a warning scenario */
		DiagLogLevel[DiagLogLevel["WARN"] = 50] = "WARN";
		/** General informational log message */
		DiagLogLevel[DiagLogLevel["INFO"] = 60] = "INFO";
		/** General debug log message */
		DiagLogLevel[DiagLogLevel["DEBUG"] = 70] = "DEBUG";
		/**
		* Detailed trace level logging should only be used for development, should only be set
		* in a development environment.
		*/
		DiagLogLevel[DiagLogLevel["VERBOSE"] = 80] = "VERBOSE";
		/** Used to set the logging level to include all logging */
		DiagLogLevel[DiagLogLevel["ALL"] = 9999] = "ALL";
		return DiagLogLevel;
	}({});
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/version.cjs
var require_version$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.VERSION = "1.10.0";
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/internal/semver.cjs
var require_semver$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_version$2 = require_version$3();
	const re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
	/**
	* Create a function to test an API version to see if it is compatible with the provided ownVersion.
	*
	* The returned function has the following semantics:
	* - Exact match is always compatible
	* - Major versions must match exactly
	*    - 1.x package cannot use global 2.x package
	*    - 2.x package cannot use global 1.x package
	* - The minor version of the API module requesting access to the global API must be less than or equal to the minor version of this API
	*    - 1.3 package may use 1.4 global because the later global contains all functions 1.3 expects
	*    - 1.4 package may NOT use 1.3 global because it may try to call functions which don't exist on 1.3
	* - If the major version is 0, the minor version is treated as the major and the patch is treated as the minor
	* - Patch and build tag differences are not considered at this time
	*
	* @param ownVersion version which should be checked against
	*/
	function _makeCompatibilityCheck(ownVersion) {
		const acceptedVersions = /* @__PURE__ */ new Set([ownVersion]);
		const rejectedVersions = /* @__PURE__ */ new Set();
		const myVersionMatch = ownVersion.match(re);
		if (!myVersionMatch) return () => false;
		const ownVersionParsed = {
			major: +myVersionMatch[1],
			minor: +myVersionMatch[2],
			patch: +myVersionMatch[3],
			prerelease: myVersionMatch[4]
		};
		if (ownVersionParsed.prerelease != null) return function isExactmatch(globalVersion) {
			return globalVersion === ownVersion;
		};
		function _reject(v) {
			rejectedVersions.add(v);
			return false;
		}
		function _accept(v) {
			acceptedVersions.add(v);
			return true;
		}
		return function isCompatible(globalVersion) {
			if (acceptedVersions.has(globalVersion)) return true;
			if (rejectedVersions.has(globalVersion)) return false;
			const globalVersionMatch = globalVersion.match(re);
			if (!globalVersionMatch) return _reject(globalVersion);
			const globalVersionParsed = {
				major: +globalVersionMatch[1],
				minor: +globalVersionMatch[2],
				patch: +globalVersionMatch[3],
				prerelease: globalVersionMatch[4]
			};
			if (globalVersionParsed.prerelease != null) return _reject(globalVersion);
			if (ownVersionParsed.major !== globalVersionParsed.major) return _reject(globalVersion);
			if (ownVersionParsed.major === 0) {
				if (ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch) return _accept(globalVersion);
				return _reject(globalVersion);
			}
			if (ownVersionParsed.minor <= globalVersionParsed.minor) return _accept(globalVersion);
			return _reject(globalVersion);
		};
	}
	/**
	* Test an API version to see if it is compatible with this API.
	*
	* - Exact match is always compatible
	* - Major versions must match exactly
	*    - 1.x package cannot use global 2.x package
	*    - 2.x package cannot use global 1.x package
	* - The minor version of the API module requesting access to the global API must be less than or equal to the minor version of this API
	*    - 1.3 package may use 1.4 global because the later global contains all functions 1.3 expects
	*    - 1.4 package may NOT use 1.3 global because it may try to call functions which don't exist on 1.3
	* - If the major version is 0, the minor version is treated as the major and the patch is treated as the minor
	* - Patch and build tag differences are not considered at this time
	*
	* @param version version of the API requesting an instance of the global API
	*/
	const isCompatible = _makeCompatibilityCheck(require_version$2.VERSION);
	exports._makeCompatibilityCheck = _makeCompatibilityCheck;
	exports.isCompatible = isCompatible;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/internal/global-utils.cjs
var require_global_utils$7 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_version$1 = require_version$3();
	const require_semver = require_semver$1();
	const major = require_version$1.VERSION.split(".")[0];
	const GLOBAL_OPENTELEMETRY_API_KEY = Symbol.for(`opentelemetry.js.api.${major}`);
	const _global = typeof globalThis === "object" ? globalThis : typeof self === "object" ? self : typeof window === "object" ? window : typeof global === "object" ? global : {};
	function _makeGlobalApi() {
		return Object.defineProperty({}, "version", {
			value: require_version$1.VERSION,
			enumerable: true,
			writable: false,
			configurable: false
		});
	}
	function registerGlobal(type, instance, diag, allowOverride = false) {
		var _global$GLOBAL_OPENTE;
		const api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_global$GLOBAL_OPENTE = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _global$GLOBAL_OPENTE !== void 0 ? _global$GLOBAL_OPENTE : _makeGlobalApi();
		if (!allowOverride && api[type]) {
			const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
			diag.error(err.stack || err.message);
			return false;
		}
		if (api.version !== "1.10.0") {
			const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${require_version$1.VERSION}`);
			diag.error(err.stack || err.message);
			return false;
		}
		api[type] = instance;
		diag.debug(`@opentelemetry/api: Registered a global for ${type} v${require_version$1.VERSION}.`);
		return true;
	}
	let _compatibleGlobalApi;
	function getGlobal(type) {
		const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
		if (api == null) return;
		if (api !== _compatibleGlobalApi) {
			if (!api.version || !require_semver.isCompatible(api.version)) return;
			_compatibleGlobalApi = api;
		}
		return api[type];
	}
	function unregisterGlobal(type, diag) {
		diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${require_version$1.VERSION}.`);
		const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
		if (api) delete api[type];
	}
	exports.getGlobal = getGlobal;
	exports.registerGlobal = registerGlobal;
	exports.unregisterGlobal = unregisterGlobal;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/diag/ComponentLogger.cjs
var require_ComponentLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils$6 = require_global_utils$7();
	/**
	* Component Logger which is meant to be used as part of any component which
	* will add automatically additional namespace in front of the log message.
	* It will then forward all message to global diag logger
	* @example
	* const cLogger = diag.createComponentLogger({ namespace: '@opentelemetry/instrumentation-http' });
	* cLogger.debug('test');
	* // @opentelemetry/instrumentation-http test
	*/
	var DiagComponentLogger = class {
		constructor(props) {
			this._namespace = props.namespace || "DiagComponentLogger";
		}
		debug(...args) {
			return logProxy("debug", this._namespace, args);
		}
		error(...args) {
			return logProxy("error", this._namespace, args);
		}
		info(...args) {
			return logProxy("info", this._namespace, args);
		}
		warn(...args) {
			return logProxy("warn", this._namespace, args);
		}
		verbose(...args) {
			return logProxy("verbose", this._namespace, args);
		}
	};
	function logProxy(funcName, namespace, args) {
		const logger = require_global_utils$6.getGlobal("diag");
		if (!logger) return;
		return logger[funcName](namespace, ...args);
	}
	exports.DiagComponentLogger = DiagComponentLogger;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.cjs
var require_logLevelLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	require_types$1();
	function createLogLevelDiagLogger(maxLevel, logger) {
		if (maxLevel < 0) maxLevel = 0;
		else if (maxLevel > 9999) maxLevel = 9999;
		logger = logger || {};
		function _filterFunc(funcName, theLevel) {
			const theFunc = logger[funcName];
			if (typeof theFunc === "function" && maxLevel >= theLevel) return theFunc.bind(logger);
			return function() {};
		}
		return {
			error: _filterFunc("error", 30),
			warn: _filterFunc("warn", 50),
			info: _filterFunc("info", 60),
			debug: _filterFunc("debug", 70),
			verbose: _filterFunc("verbose", 80)
		};
	}
	exports.createLogLevelDiagLogger = createLogLevelDiagLogger;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/api/diag.cjs
var require_diag$6 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils$5 = require_global_utils$7();
	const require_ComponentLogger = require_ComponentLogger$1();
	require_types$1();
	const require_logLevelLogger = require_logLevelLogger$1();
	const API_NAME = "diag";
	exports.DiagAPI = class DiagAPI {
		/** Get the singleton instance of the DiagAPI API */
		static instance() {
			if (!this._instance) this._instance = new DiagAPI();
			return this._instance;
		}
		/**
		* Private internal constructor
		* @private
		*/
		constructor() {
			function _logProxy(funcName) {
				return function(...args) {
					const logger = require_global_utils$5.getGlobal("diag");
					if (!logger) return;
					return logger[funcName](...args);
				};
			}
			const self = this;
			const setLogger = (logger, optionsOrLogLevel = { logLevel: 60 }) => {
				var _optionsOrLogLevel$lo;
				if (logger === self) {
					var _err$stack;
					const err = /* @__PURE__ */ new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
					self.error((_err$stack = err.stack) !== null && _err$stack !== void 0 ? _err$stack : err.message);
					return false;
				}
				if (typeof optionsOrLogLevel === "number") optionsOrLogLevel = { logLevel: optionsOrLogLevel };
				const oldLogger = require_global_utils$5.getGlobal("diag");
				const newLogger = require_logLevelLogger.createLogLevelDiagLogger((_optionsOrLogLevel$lo = optionsOrLogLevel.logLevel) !== null && _optionsOrLogLevel$lo !== void 0 ? _optionsOrLogLevel$lo : 60, logger);
				if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
					var _Error$stack;
					const stack = (_Error$stack = (/* @__PURE__ */ new Error()).stack) !== null && _Error$stack !== void 0 ? _Error$stack : "<failed to generate stacktrace>";
					oldLogger.warn(`Current logger will be overwritten from ${stack}`);
					newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
				}
				return require_global_utils$5.registerGlobal("diag", newLogger, self, true);
			};
			self.setLogger = setLogger;
			self.disable = () => {
				require_global_utils$5.unregisterGlobal(API_NAME, self);
			};
			self.createComponentLogger = (options) => {
				return new require_ComponentLogger.DiagComponentLogger(options);
			};
			self.verbose = _logProxy("verbose");
			self.debug = _logProxy("debug");
			self.info = _logProxy("info");
			self.warn = _logProxy("warn");
			self.error = _logProxy("error");
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/baggage/internal/baggage-impl.cjs
var require_baggage_impl$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.BaggageImpl = class BaggageImpl {
		constructor(entries) {
			this._entries = entries ? new Map(entries) : /* @__PURE__ */ new Map();
		}
		getEntry(key) {
			const entry = this._entries.get(key);
			if (!entry) return;
			return Object.assign({}, entry);
		}
		getAllEntries() {
			return Array.from(this._entries.entries());
		}
		setEntry(key, entry) {
			const newBaggage = new BaggageImpl(this._entries);
			newBaggage._entries.set(key, entry);
			return newBaggage;
		}
		removeEntry(key) {
			const newBaggage = new BaggageImpl(this._entries);
			newBaggage._entries.delete(key);
			return newBaggage;
		}
		removeEntries(...keys) {
			const newBaggage = new BaggageImpl(this._entries);
			for (const key of keys) newBaggage._entries.delete(key);
			return newBaggage;
		}
		clear() {
			return new BaggageImpl();
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/baggage/internal/symbol.cjs
var require_symbol$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.baggageEntryMetadataSymbol = Symbol("BaggageEntryMetadata");
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/baggage/utils.cjs
var require_utils$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_diag$5 = require_diag$6();
	const require_baggage_impl = require_baggage_impl$1();
	const require_symbol = require_symbol$1();
	const diag = require_diag$5.DiagAPI.instance();
	/**
	* Create a new Baggage with optional entries
	*
	* @param entries An array of baggage entries the new baggage should contain
	*/
	function createBaggage(entries = {}) {
		return new require_baggage_impl.BaggageImpl(new Map(Object.entries(entries)));
	}
	/**
	* Create a serializable BaggageEntryMetadata object from a string.
	*
	* @param str string metadata. Format is currently not defined by the spec and has no special meaning.
	*
	* @since 1.0.0
	*/
	function baggageEntryMetadataFromString(str) {
		if (typeof str !== "string") {
			diag.error(`Cannot create baggage metadata from unknown type: ${typeof str}`);
			str = "";
		}
		return {
			__TYPE__: require_symbol.baggageEntryMetadataSymbol,
			toString() {
				return str;
			}
		};
	}
	exports.baggageEntryMetadataFromString = baggageEntryMetadataFromString;
	exports.createBaggage = createBaggage;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/context/context.cjs
var require_context$6 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Get a key to uniquely identify a context value
	*
	* @since 1.0.0
	*/
	function createContextKey(description) {
		return Symbol.for(description);
	}
	exports.ROOT_CONTEXT = new class BaseContext {
		/**
		* Construct a new context which inherits values from an optional parent context.
		*
		* @param parentContext a context from which to inherit values
		*/
		constructor(parentContext) {
			const self = this;
			self._currentContext = parentContext ? new Map(parentContext) : /* @__PURE__ */ new Map();
			self.getValue = (key) => self._currentContext.get(key);
			self.setValue = (key, value) => {
				const context = new BaseContext(self._currentContext);
				context._currentContext.set(key, value);
				return context;
			};
			self.deleteValue = (key) => {
				const context = new BaseContext(self._currentContext);
				context._currentContext.delete(key);
				return context;
			};
		}
	}();
	exports.createContextKey = createContextKey;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/diag/consoleLogger.cjs
var require_consoleLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const consoleMap = [
		{
			n: "error",
			c: "error"
		},
		{
			n: "warn",
			c: "warn"
		},
		{
			n: "info",
			c: "info"
		},
		{
			n: "debug",
			c: "debug"
		},
		{
			n: "verbose",
			c: "trace"
		}
	];
	const _originalConsoleMethods = {};
	if (typeof console !== "undefined") {
		for (const key of [
			"error",
			"warn",
			"info",
			"debug",
			"trace",
			"log"
		]) if (typeof console[key] === "function") _originalConsoleMethods[key] = console[key];
	}
	/**
	* A simple Immutable Console based diagnostic logger which will output any messages to the Console.
	* If you want to limit the amount of logging to a specific level or lower use the
	* {@link createLogLevelDiagLogger}
	*
	* @since 1.0.0
	*/
	var DiagConsoleLogger = class {
		constructor() {
			function _consoleFunc(funcName) {
				return function(...args) {
					let theFunc = _originalConsoleMethods[funcName];
					if (typeof theFunc !== "function") theFunc = _originalConsoleMethods["log"];
					if (typeof theFunc !== "function" && console) {
						theFunc = console[funcName];
						if (typeof theFunc !== "function") theFunc = console.log;
					}
					if (typeof theFunc === "function") return theFunc.apply(console, args);
				};
			}
			for (let i = 0; i < consoleMap.length; i++) this[consoleMap[i].n] = _consoleFunc(consoleMap[i].c);
		}
	};
	exports.DiagConsoleLogger = DiagConsoleLogger;
	exports._originalConsoleMethods = _originalConsoleMethods;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/metrics/NoopMeter.cjs
var require_NoopMeter$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* NoopMeter is a noop implementation of the {@link Meter} interface. It reuses
	* constant NoopMetrics for all of its methods.
	*/
	var NoopMeter = class {
		constructor() {}
		/**
		* @see {@link Meter.createGauge}
		*/
		createGauge(_name, _options) {
			return NOOP_GAUGE_METRIC;
		}
		/**
		* @see {@link Meter.createHistogram}
		*/
		createHistogram(_name, _options) {
			return NOOP_HISTOGRAM_METRIC;
		}
		/**
		* @see {@link Meter.createCounter}
		*/
		createCounter(_name, _options) {
			return NOOP_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.createUpDownCounter}
		*/
		createUpDownCounter(_name, _options) {
			return NOOP_UP_DOWN_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.createObservableGauge}
		*/
		createObservableGauge(_name, _options) {
			return NOOP_OBSERVABLE_GAUGE_METRIC;
		}
		/**
		* @see {@link Meter.createObservableCounter}
		*/
		createObservableCounter(_name, _options) {
			return NOOP_OBSERVABLE_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.createObservableUpDownCounter}
		*/
		createObservableUpDownCounter(_name, _options) {
			return NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.addBatchObservableCallback}
		*/
		addBatchObservableCallback(_callback, _observables) {}
		/**
		* @see {@link Meter.removeBatchObservableCallback}
		*/
		removeBatchObservableCallback(_callback) {}
	};
	var NoopMetric = class {};
	var NoopCounterMetric = class extends NoopMetric {
		add(_value, _attributes) {}
	};
	var NoopUpDownCounterMetric = class extends NoopMetric {
		add(_value, _attributes) {}
	};
	var NoopGaugeMetric = class extends NoopMetric {
		record(_value, _attributes) {}
	};
	var NoopHistogramMetric = class extends NoopMetric {
		record(_value, _attributes) {}
	};
	var NoopObservableMetric = class {
		addCallback(_callback) {}
		removeCallback(_callback) {}
	};
	var NoopObservableCounterMetric = class extends NoopObservableMetric {};
	var NoopObservableGaugeMetric = class extends NoopObservableMetric {};
	var NoopObservableUpDownCounterMetric = class extends NoopObservableMetric {};
	const NOOP_METER = new NoopMeter();
	const NOOP_COUNTER_METRIC = new NoopCounterMetric();
	const NOOP_GAUGE_METRIC = new NoopGaugeMetric();
	const NOOP_HISTOGRAM_METRIC = new NoopHistogramMetric();
	const NOOP_UP_DOWN_COUNTER_METRIC = new NoopUpDownCounterMetric();
	const NOOP_OBSERVABLE_COUNTER_METRIC = new NoopObservableCounterMetric();
	const NOOP_OBSERVABLE_GAUGE_METRIC = new NoopObservableGaugeMetric();
	const NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = new NoopObservableUpDownCounterMetric();
	/**
	* Create a no-op Meter
	*
	* @since 1.3.0
	*/
	function createNoopMeter() {
		return NOOP_METER;
	}
	exports.NOOP_COUNTER_METRIC = NOOP_COUNTER_METRIC;
	exports.NOOP_GAUGE_METRIC = NOOP_GAUGE_METRIC;
	exports.NOOP_HISTOGRAM_METRIC = NOOP_HISTOGRAM_METRIC;
	exports.NOOP_METER = NOOP_METER;
	exports.NOOP_OBSERVABLE_COUNTER_METRIC = NOOP_OBSERVABLE_COUNTER_METRIC;
	exports.NOOP_OBSERVABLE_GAUGE_METRIC = NOOP_OBSERVABLE_GAUGE_METRIC;
	exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
	exports.NOOP_UP_DOWN_COUNTER_METRIC = NOOP_UP_DOWN_COUNTER_METRIC;
	exports.NoopCounterMetric = NoopCounterMetric;
	exports.NoopGaugeMetric = NoopGaugeMetric;
	exports.NoopHistogramMetric = NoopHistogramMetric;
	exports.NoopMeter = NoopMeter;
	exports.NoopMetric = NoopMetric;
	exports.NoopObservableCounterMetric = NoopObservableCounterMetric;
	exports.NoopObservableGaugeMetric = NoopObservableGaugeMetric;
	exports.NoopObservableMetric = NoopObservableMetric;
	exports.NoopObservableUpDownCounterMetric = NoopObservableUpDownCounterMetric;
	exports.NoopUpDownCounterMetric = NoopUpDownCounterMetric;
	exports.createNoopMeter = createNoopMeter;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/metrics/Metric.cjs
var require_Metric$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ValueType = /* @__PURE__ */ function(ValueType) {
		ValueType[ValueType["INT"] = 0] = "INT";
		ValueType[ValueType["DOUBLE"] = 1] = "DOUBLE";
		return ValueType;
	}({});
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/logs/NoopLogger.cjs
var require_NoopLogger$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var NoopLogger = class {
		emit(_logRecord) {}
		enabled() {
			return false;
		}
	};
	const NOOP_LOGGER = new NoopLogger();
	/**
	* Create a no-op Logger
	*/
	function createNoopLogger() {
		return NOOP_LOGGER;
	}
	exports.NOOP_LOGGER = NOOP_LOGGER;
	exports.NoopLogger = NoopLogger;
	exports.createNoopLogger = createNoopLogger;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/logs/LogRecord.cjs
var require_LogRecord$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SeverityNumber = /* @__PURE__ */ function(SeverityNumber) {
		SeverityNumber[SeverityNumber["UNSPECIFIED"] = 0] = "UNSPECIFIED";
		SeverityNumber[SeverityNumber["TRACE"] = 1] = "TRACE";
		SeverityNumber[SeverityNumber["TRACE2"] = 2] = "TRACE2";
		SeverityNumber[SeverityNumber["TRACE3"] = 3] = "TRACE3";
		SeverityNumber[SeverityNumber["TRACE4"] = 4] = "TRACE4";
		SeverityNumber[SeverityNumber["DEBUG"] = 5] = "DEBUG";
		SeverityNumber[SeverityNumber["DEBUG2"] = 6] = "DEBUG2";
		SeverityNumber[SeverityNumber["DEBUG3"] = 7] = "DEBUG3";
		SeverityNumber[SeverityNumber["DEBUG4"] = 8] = "DEBUG4";
		SeverityNumber[SeverityNumber["INFO"] = 9] = "INFO";
		SeverityNumber[SeverityNumber["INFO2"] = 10] = "INFO2";
		SeverityNumber[SeverityNumber["INFO3"] = 11] = "INFO3";
		SeverityNumber[SeverityNumber["INFO4"] = 12] = "INFO4";
		SeverityNumber[SeverityNumber["WARN"] = 13] = "WARN";
		SeverityNumber[SeverityNumber["WARN2"] = 14] = "WARN2";
		SeverityNumber[SeverityNumber["WARN3"] = 15] = "WARN3";
		SeverityNumber[SeverityNumber["WARN4"] = 16] = "WARN4";
		SeverityNumber[SeverityNumber["ERROR"] = 17] = "ERROR";
		SeverityNumber[SeverityNumber["ERROR2"] = 18] = "ERROR2";
		SeverityNumber[SeverityNumber["ERROR3"] = 19] = "ERROR3";
		SeverityNumber[SeverityNumber["ERROR4"] = 20] = "ERROR4";
		SeverityNumber[SeverityNumber["FATAL"] = 21] = "FATAL";
		SeverityNumber[SeverityNumber["FATAL2"] = 22] = "FATAL2";
		SeverityNumber[SeverityNumber["FATAL3"] = 23] = "FATAL3";
		SeverityNumber[SeverityNumber["FATAL4"] = 24] = "FATAL4";
		return SeverityNumber;
	}({});
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/propagation/TextMapPropagator.cjs
var require_TextMapPropagator$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* @since 1.0.0
	*/
	const defaultTextMapGetter = {
		get(carrier, key) {
			if (carrier == null) return;
			return carrier[key];
		},
		keys(carrier) {
			if (carrier == null) return [];
			return Object.keys(carrier);
		}
	};
	/**
	* @since 1.0.0
	*/
	const defaultTextMapSetter = { set(carrier, key, value) {
		if (carrier == null) return;
		carrier[key] = value;
	} };
	exports.defaultTextMapGetter = defaultTextMapGetter;
	exports.defaultTextMapSetter = defaultTextMapSetter;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/trace_flags.cjs
var require_trace_flags$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.TraceFlags = /* @__PURE__ */ function(TraceFlags) {
		/** Represents no flag set. */
		TraceFlags[TraceFlags["NONE"] = 0] = "NONE";
		/** Bit to represent whether trace is sampled in trace flags. */
		TraceFlags[TraceFlags["SAMPLED"] = 1] = "SAMPLED";
		return TraceFlags;
	}({});
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/invalid-span-constants.cjs
var require_invalid_span_constants$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	require_trace_flags$1();
	/**
	* @since 1.0.0
	*/
	const INVALID_SPANID = "0000000000000000";
	/**
	* @since 1.0.0
	*/
	const INVALID_TRACEID = "00000000000000000000000000000000";
	/**
	* @since 1.0.0
	*/
	const INVALID_SPAN_CONTEXT = {
		traceId: INVALID_TRACEID,
		spanId: INVALID_SPANID,
		traceFlags: 0
	};
	exports.INVALID_SPANID = INVALID_SPANID;
	exports.INVALID_SPAN_CONTEXT = INVALID_SPAN_CONTEXT;
	exports.INVALID_TRACEID = INVALID_TRACEID;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/NonRecordingSpan.cjs
var require_NonRecordingSpan$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_invalid_span_constants$1 = require_invalid_span_constants$2();
	/**
	* The NonRecordingSpan is the default {@link Span} that is used when no Span
	* implementation is available. All operations are no-op including context
	* propagation.
	*/
	var NonRecordingSpan = class {
		constructor(spanContext = require_invalid_span_constants$1.INVALID_SPAN_CONTEXT) {
			this._spanContext = spanContext;
		}
		spanContext() {
			return this._spanContext;
		}
		setAttribute(_key, _value) {
			return this;
		}
		setAttributes(_attributes) {
			return this;
		}
		addEvent(_name, _attributes) {
			return this;
		}
		addLink(_link) {
			return this;
		}
		addLinks(_links) {
			return this;
		}
		setStatus(_status) {
			return this;
		}
		updateName(_name) {
			return this;
		}
		end(_endTime) {}
		isRecording() {
			return false;
		}
		recordException(_exception, _time) {}
	};
	exports.NonRecordingSpan = NonRecordingSpan;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/spancontext-utils.cjs
var require_spancontext_utils$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	require_invalid_span_constants$2();
	const require_NonRecordingSpan$2 = require_NonRecordingSpan$3();
	const isHex = new Uint8Array([
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1
	]);
	function isValidHex(id, length) {
		if (typeof id !== "string" || id.length !== length) return false;
		let r = 0;
		for (let i = 0; i < id.length; i += 4) r += (isHex[id.charCodeAt(i)] | 0) + (isHex[id.charCodeAt(i + 1)] | 0) + (isHex[id.charCodeAt(i + 2)] | 0) + (isHex[id.charCodeAt(i + 3)] | 0);
		return r === length;
	}
	/**
	* @since 1.0.0
	*/
	function isValidTraceId(traceId) {
		return isValidHex(traceId, 32) && traceId !== "00000000000000000000000000000000";
	}
	/**
	* @since 1.0.0
	*/
	function isValidSpanId(spanId) {
		return isValidHex(spanId, 16) && spanId !== "0000000000000000";
	}
	/**
	* Returns true if this {@link SpanContext} is valid.
	* @return true if this {@link SpanContext} is valid.
	*
	* @since 1.0.0
	*/
	function isSpanContextValid(spanContext) {
		return isValidTraceId(spanContext.traceId) && isValidSpanId(spanContext.spanId);
	}
	/**
	* Wrap the given {@link SpanContext} in a new non-recording {@link Span}
	*
	* @param spanContext span context to be wrapped
	* @returns a new non-recording {@link Span} with the provided context
	*/
	function wrapSpanContext(spanContext) {
		return new require_NonRecordingSpan$2.NonRecordingSpan(spanContext);
	}
	exports.isSpanContextValid = isSpanContextValid;
	exports.isValidSpanId = isValidSpanId;
	exports.isValidTraceId = isValidTraceId;
	exports.wrapSpanContext = wrapSpanContext;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/context/NoopContextManager.cjs
var require_NoopContextManager$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context$5 = require_context$6();
	var NoopContextManager = class {
		active() {
			return require_context$5.ROOT_CONTEXT;
		}
		with(_context, fn, thisArg, ...args) {
			return fn.call(thisArg, ...args);
		}
		bind(_context, target) {
			return target;
		}
		enable() {
			return this;
		}
		disable() {
			return this;
		}
		/** @experimental This API is experimental and may change in minor releases without prior notice. */
		attach(_context) {
			return { dispose() {} };
		}
	};
	exports.NoopContextManager = NoopContextManager;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/api/context.cjs
var require_context$4 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils$4 = require_global_utils$7();
	const require_diag$4 = require_diag$6();
	const require_NoopContextManager = require_NoopContextManager$1();
	const API_NAME = "context";
	const NOOP_CONTEXT_MANAGER = new require_NoopContextManager.NoopContextManager();
	const NOOP_TOKEN = Object.freeze({ dispose: () => {} });
	exports.ContextAPI = class ContextAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this._attachUnsupportedWarned = false;
		}
		/** Get the singleton instance of the Context API */
		static getInstance() {
			if (!this._instance) this._instance = new ContextAPI();
			return this._instance;
		}
		/**
		* Set the current context manager.
		*
		* @returns true if the context manager was successfully registered, else false
		*/
		setGlobalContextManager(contextManager) {
			return require_global_utils$4.registerGlobal(API_NAME, contextManager, require_diag$4.DiagAPI.instance());
		}
		/**
		* Get the currently active context
		*/
		active() {
			return this._getContextManager().active();
		}
		/**
		* Execute a function with an active context
		*
		* @param context context to be active during function execution
		* @param fn function to execute in a context
		* @param thisArg optional receiver to be used for calling fn
		* @param args optional arguments forwarded to fn
		*/
		with(context, fn, thisArg, ...args) {
			return this._getContextManager().with(context, fn, thisArg, ...args);
		}
		/**
		* Bind a context to a target function or event emitter
		*
		* @param context context to bind to the event emitter or function. Defaults to the currently active context
		* @param target function or event emitter to bind
		*/
		bind(context, target) {
			return this._getContextManager().bind(context, target);
		}
		/**
		* Imperatively sets `context` as active, returning a {@link ContextManagementToken} whose
		* {@link ContextManagementToken.dispose} restores the previous context.
		*
		* This is a delicate, low-level API - prefer {@link with}/{@link bind}, which
		* restore context automatically. Use `attach` only to bridge callback
		* boundaries that `with` cannot wrap. Call `token.dispose()` when the
		* operation is done.
		*
		* **Caveat for async functions:** If called inside an async function before
		* the first `await`, the context change may leak into the caller's context
		* and remain active there. Prefer {@link with} for async code.
		*
		* Support is best-effort and varies by the active ContextManager (see
		* {@link ContextManager.attach}); if it does not implement `attach`, this logs
		* a warning and returns a no-op token.
		*
		* @param context The Context to attach
		* @returns A {@link ContextManagementToken} whose dispose() restores the previous Context
		* @since 1.10.0
		* @experimental This API is experimental and may change in minor releases without prior notice.
		*/
		attach(context) {
			const contextManager = this._getContextManager();
			if (contextManager.attach) return contextManager.attach(context);
			if (!this._attachUnsupportedWarned) {
				this._attachUnsupportedWarned = true;
				require_diag$4.DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.");
			}
			return NOOP_TOKEN;
		}
		_getContextManager() {
			return require_global_utils$4.getGlobal(API_NAME) || NOOP_CONTEXT_MANAGER;
		}
		/** Disable and remove the global context manager */
		disable() {
			this._getContextManager().disable();
			require_global_utils$4.unregisterGlobal(API_NAME, require_diag$4.DiagAPI.instance());
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/context-utils.cjs
var require_context_utils$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context$3 = require_context$6();
	const require_context$1 = require_context$4();
	const require_NonRecordingSpan$1 = require_NonRecordingSpan$3();
	/**
	* span key
	*/
	const SPAN_KEY = require_context$3.createContextKey("OpenTelemetry Context Key SPAN");
	/**
	* Return the span if one exists
	*
	* @param context context to get span from
	*/
	function getSpan(context) {
		return context.getValue(SPAN_KEY) || void 0;
	}
	/**
	* Gets the span from the current context, if one exists.
	*/
	function getActiveSpan() {
		return getSpan(require_context$1.ContextAPI.getInstance().active());
	}
	/**
	* Set the span on a context
	*
	* @param context context to use as parent
	* @param span span to set active
	*/
	function setSpan(context, span) {
		return context.setValue(SPAN_KEY, span);
	}
	/**
	* Remove current span stored in the context
	*
	* @param context context to delete span from
	*/
	function deleteSpan(context) {
		return context.deleteValue(SPAN_KEY);
	}
	/**
	* Wrap span context in a NoopSpan and set as span in a new
	* context
	*
	* @param context context to set active span on
	* @param spanContext span context to be wrapped
	*/
	function setSpanContext(context, spanContext) {
		return setSpan(context, new require_NonRecordingSpan$1.NonRecordingSpan(spanContext));
	}
	/**
	* Get the span context of the span if it exists.
	*
	* @param context context to get values from
	*/
	function getSpanContext(context) {
		var _getSpan;
		return (_getSpan = getSpan(context)) === null || _getSpan === void 0 ? void 0 : _getSpan.spanContext();
	}
	exports.deleteSpan = deleteSpan;
	exports.getActiveSpan = getActiveSpan;
	exports.getSpan = getSpan;
	exports.getSpanContext = getSpanContext;
	exports.setSpan = setSpan;
	exports.setSpanContext = setSpanContext;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/NoopTracer.cjs
var require_NoopTracer$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context$2 = require_context$4();
	const require_NonRecordingSpan = require_NonRecordingSpan$3();
	const require_context_utils$1 = require_context_utils$2();
	const require_spancontext_utils$2 = require_spancontext_utils$3();
	const contextApi = require_context$2.ContextAPI.getInstance();
	/**
	* No-op implementations of {@link Tracer}.
	*/
	var NoopTracer = class {
		startSpan(name, options, context = contextApi.active()) {
			if (Boolean(options === null || options === void 0 ? void 0 : options.root)) return new require_NonRecordingSpan.NonRecordingSpan();
			const parentFromContext = context && require_context_utils$1.getSpanContext(context);
			if (isSpanContext(parentFromContext) && require_spancontext_utils$2.isSpanContextValid(parentFromContext)) return new require_NonRecordingSpan.NonRecordingSpan(parentFromContext);
			else return new require_NonRecordingSpan.NonRecordingSpan();
		}
		startActiveSpan(name, arg2, arg3, arg4) {
			var _ctx;
			let opts;
			let ctx;
			let fn;
			if (arguments.length < 2) return;
			else if (arguments.length === 2) fn = arg2;
			else if (arguments.length === 3) {
				opts = arg2;
				fn = arg3;
			} else {
				opts = arg2;
				ctx = arg3;
				fn = arg4;
			}
			const parentContext = (_ctx = ctx) !== null && _ctx !== void 0 ? _ctx : contextApi.active();
			const span = this.startSpan(name, opts, parentContext);
			const contextWithSpanSet = require_context_utils$1.setSpan(parentContext, span);
			return contextApi.with(contextWithSpanSet, fn, void 0, span);
		}
	};
	function isSpanContext(spanContext) {
		return spanContext !== null && typeof spanContext === "object" && "spanId" in spanContext && typeof spanContext["spanId"] === "string" && "traceId" in spanContext && typeof spanContext["traceId"] === "string" && "traceFlags" in spanContext && typeof spanContext["traceFlags"] === "number";
	}
	exports.NoopTracer = NoopTracer;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/ProxyTracer.cjs
var require_ProxyTracer$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const NOOP_TRACER = new (require_NoopTracer$1()).NoopTracer();
	/**
	* Proxy tracer provided by the proxy tracer provider
	*
	* @since 1.0.0
	*/
	var ProxyTracer = class {
		constructor(provider, name, version, options) {
			this._provider = provider;
			this.name = name;
			this.version = version;
			this.options = options;
		}
		startSpan(name, options, context) {
			return this._getTracer().startSpan(name, options, context);
		}
		startActiveSpan(_name, _options, _context, _fn) {
			const tracer = this._getTracer();
			return Reflect.apply(tracer.startActiveSpan, tracer, arguments);
		}
		/**
		* Try to get a tracer from the proxy tracer provider.
		* If the proxy tracer provider has no delegate, return a noop tracer.
		*/
		_getTracer() {
			if (this._delegate) return this._delegate;
			const tracer = this._provider.getDelegateTracer(this.name, this.version, this.options);
			if (!tracer) return NOOP_TRACER;
			this._delegate = tracer;
			return this._delegate;
		}
	};
	exports.ProxyTracer = ProxyTracer;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/span_kind.cjs
var require_span_kind$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SpanKind = /* @__PURE__ */ function(SpanKind) {
		/** Default value. Indicates that the span is used internally. */
		SpanKind[SpanKind["INTERNAL"] = 0] = "INTERNAL";
		/**
		* Indicates that the span covers server-side handling of an RPC or other
		* remote request.
		*/
		SpanKind[SpanKind["SERVER"] = 1] = "SERVER";
		/**
		* Indicates that the span covers the client-side wrapper around an RPC or
		* other remote request.
		*/
		SpanKind[SpanKind["CLIENT"] = 2] = "CLIENT";
		/**
		* Indicates that the span describes producer sending a message to a
		* broker. Unlike client and server, there is no direct critical path latency
		* relationship between producer and consumer spans.
		*/
		SpanKind[SpanKind["PRODUCER"] = 3] = "PRODUCER";
		/**
		* Indicates that the span describes consumer receiving a message from a
		* broker. Unlike client and server, there is no direct critical path latency
		* relationship between producer and consumer spans.
		*/
		SpanKind[SpanKind["CONSUMER"] = 4] = "CONSUMER";
		return SpanKind;
	}({});
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/status.cjs
var require_status$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SpanStatusCode = /* @__PURE__ */ function(SpanStatusCode) {
		/**
		* The default status.
		*/
		SpanStatusCode[SpanStatusCode["UNSET"] = 0] = "UNSET";
		/**
		* The operation has been validated by an Application developer or
		* Operator to have completed successfully.
		*/
		SpanStatusCode[SpanStatusCode["OK"] = 1] = "OK";
		/**
		* The operation contains an error.
		*/
		SpanStatusCode[SpanStatusCode["ERROR"] = 2] = "ERROR";
		return SpanStatusCode;
	}({});
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/internal/tracestate-validators.cjs
var require_tracestate_validators$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const VALID_KEY_CHAR_RANGE = "[_0-9a-z-*/]";
	const VALID_KEY_REGEX = new RegExp(`^(?:${`[a-z]${VALID_KEY_CHAR_RANGE}{0,255}`}|${`[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`})$`);
	const VALID_VALUE_BASE_REGEX = /^[ -~]{0,255}[!-~]$/;
	const INVALID_VALUE_COMMA_EQUAL_REGEX = /,|=/;
	/**
	* Key is opaque string up to 256 characters printable. It MUST begin with a
	* lowercase letter, and can only contain lowercase letters a-z, digits 0-9,
	* underscores _, dashes -, asterisks *, and forward slashes /.
	* For multi-tenant vendor scenarios, an at sign (@) can be used to prefix the
	* vendor name. Vendors SHOULD set the tenant ID at the beginning of the key.
	* see https://www.w3.org/TR/trace-context/#key
	*/
	function validateKey(key) {
		return VALID_KEY_REGEX.test(key);
	}
	/**
	* Value is opaque string up to 256 characters printable ASCII RFC0020
	* characters (i.e., the range 0x20 to 0x7E) except comma , and =.
	*/
	function validateValue(value) {
		return VALID_VALUE_BASE_REGEX.test(value) && !INVALID_VALUE_COMMA_EQUAL_REGEX.test(value);
	}
	exports.validateKey = validateKey;
	exports.validateValue = validateValue;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/internal/tracestate-impl.cjs
var require_tracestate_impl$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_tracestate_validators = require_tracestate_validators$1();
	const MAX_TRACE_STATE_ITEMS = 32;
	const MAX_TRACE_STATE_LEN = 512;
	const LIST_MEMBERS_SEPARATOR = ",";
	const LIST_MEMBER_KEY_VALUE_SPLITTER = "=";
	exports.TraceStateImpl = class TraceStateImpl {
		constructor(rawTraceState) {
			this._internalState = /* @__PURE__ */ new Map();
			if (rawTraceState) this._parse(rawTraceState);
		}
		set(key, value) {
			const currValue = this._internalState.get(key);
			let newLength = this.serialize().length;
			if (typeof currValue === "string") newLength += value.length - currValue.length;
			else {
				if (this._internalState.size >= MAX_TRACE_STATE_ITEMS) return this;
				newLength += key.length + value.length + (this._internalState.size > 0 ? 2 : 1);
			}
			if (newLength > MAX_TRACE_STATE_LEN) return this;
			const traceState = this._clone();
			if (traceState._internalState.has(key)) traceState._internalState.delete(key);
			traceState._internalState.set(key, value);
			return traceState;
		}
		unset(key) {
			const traceState = this._clone();
			traceState._internalState.delete(key);
			return traceState;
		}
		get(key) {
			return this._internalState.get(key);
		}
		serialize() {
			return Array.from(this._internalState.keys()).reduceRight((agg, key) => {
				agg.push(key + LIST_MEMBER_KEY_VALUE_SPLITTER + this.get(key));
				return agg;
			}, []).join(LIST_MEMBERS_SEPARATOR);
		}
		_parse(rawTraceState) {
			if (rawTraceState.length > MAX_TRACE_STATE_LEN) return;
			this._internalState = rawTraceState.split(LIST_MEMBERS_SEPARATOR).reduceRight((agg, part) => {
				const listMember = part.trim();
				const i = listMember.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);
				if (i !== -1) {
					const key = listMember.slice(0, i);
					const value = listMember.slice(i + 1, part.length);
					if (require_tracestate_validators.validateKey(key) && require_tracestate_validators.validateValue(value)) agg.set(key, value);
				}
				return agg;
			}, /* @__PURE__ */ new Map());
			if (this._internalState.size > MAX_TRACE_STATE_ITEMS) this._internalState = new Map(Array.from(this._internalState.entries()).reverse().slice(0, MAX_TRACE_STATE_ITEMS));
		}
		_keys() {
			return Array.from(this._internalState.keys()).reverse();
		}
		_clone() {
			const traceState = new TraceStateImpl();
			traceState._internalState = new Map(this._internalState);
			return traceState;
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/internal/utils.cjs
var require_utils$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_tracestate_impl = require_tracestate_impl$1();
	/**
	* @deprecated Use TraceState from "@opentelemetry/core". This will be removed in the next major version.
	* @since 1.1.0
	*/
	function createTraceState(rawTraceState) {
		return new require_tracestate_impl.TraceStateImpl(rawTraceState);
	}
	exports.createTraceState = createTraceState;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/NoopTracerProvider.cjs
var require_NoopTracerProvider = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopTracer = require_NoopTracer$1();
	/**
	* An implementation of the {@link TracerProvider} which returns an impotent
	* Tracer for all calls to `getTracer`.
	*
	* All operations are no-op.
	*/
	var NoopTracerProvider = class {
		getTracer(_name, _version, _options) {
			return new require_NoopTracer.NoopTracer();
		}
	};
	exports.NoopTracerProvider = NoopTracerProvider;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/ProxyTracerProvider.cjs
var require_ProxyTracerProvider$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_ProxyTracer$1 = require_ProxyTracer$2();
	const NOOP_TRACER_PROVIDER = new (require_NoopTracerProvider()).NoopTracerProvider();
	/**
	* Tracer provider which provides {@link ProxyTracer}s.
	*
	* Before a delegate is set, tracers provided are NoOp.
	*   When a delegate is set, traces are provided from the delegate.
	*   When a delegate is set after tracers have already been provided,
	*   all tracers already provided will use the provided delegate implementation.
	*
	* @deprecated This will be removed in the next major version.
	* @since 1.0.0
	*/
	var ProxyTracerProvider = class {
		/**
		* Get a {@link ProxyTracer}
		*/
		getTracer(name, version, options) {
			var _this$getDelegateTrac;
			return (_this$getDelegateTrac = this.getDelegateTracer(name, version, options)) !== null && _this$getDelegateTrac !== void 0 ? _this$getDelegateTrac : new require_ProxyTracer$1.ProxyTracer(this, name, version, options);
		}
		getDelegate() {
			var _this$_delegate;
			return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : NOOP_TRACER_PROVIDER;
		}
		/**
		* Set the delegate tracer provider
		*/
		setDelegate(delegate) {
			this._delegate = delegate;
		}
		getDelegateTracer(name, version, options) {
			var _this$_delegate2;
			return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getTracer(name, version, options);
		}
	};
	exports.ProxyTracerProvider = ProxyTracerProvider;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace/SamplingResult.cjs
var require_SamplingResult$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SamplingDecision = /* @__PURE__ */ function(SamplingDecision) {
		/**
		* `Span.isRecording() === false`, span will not be recorded and all events
		* and attributes will be dropped.
		*/
		SamplingDecision[SamplingDecision["NOT_RECORD"] = 0] = "NOT_RECORD";
		/**
		* `Span.isRecording() === true`, but `Sampled` flag in {@link TraceFlags}
		* MUST NOT be set.
		*/
		SamplingDecision[SamplingDecision["RECORD"] = 1] = "RECORD";
		/**
		* `Span.isRecording() === true` AND `Sampled` flag in {@link TraceFlags}
		* MUST be set.
		*/
		SamplingDecision[SamplingDecision["RECORD_AND_SAMPLED"] = 2] = "RECORD_AND_SAMPLED";
		return SamplingDecision;
	}({});
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/context-api.cjs
var require_context_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.context = require_context$4().ContextAPI.getInstance();
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/diag-api.cjs
var require_diag_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.diag = require_diag$6().DiagAPI.instance();
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/logs/NoopLoggerProvider.cjs
var require_NoopLoggerProvider$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopLogger$2 = require_NoopLogger$3();
	var NoopLoggerProvider = class {
		getLogger(_name, _version, _options) {
			return new require_NoopLogger$2.NoopLogger();
		}
	};
	exports.NOOP_LOGGER_PROVIDER = new NoopLoggerProvider();
	exports.NoopLoggerProvider = NoopLoggerProvider;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/logs/ProxyLogger.cjs
var require_ProxyLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopLogger$1 = require_NoopLogger$3();
	var ProxyLogger = class {
		constructor(provider, name, version, options) {
			this._provider = provider;
			this.name = name;
			this.version = version;
			this.options = options;
		}
		/**
		* Emit a log record. This method should only be used by log appenders.
		*
		* @param logRecord
		*/
		emit(logRecord) {
			this._getLogger().emit(logRecord);
		}
		enabled(options) {
			return this._getLogger().enabled(options);
		}
		/**
		* Try to get a logger from the proxy logger provider.
		* If the proxy logger provider has no delegate, return a noop logger.
		*/
		_getLogger() {
			if (this._delegate) return this._delegate;
			const logger = this._provider._getDelegateLogger(this.name, this.version, this.options);
			if (!logger) return require_NoopLogger$1.NOOP_LOGGER;
			this._delegate = logger;
			return this._delegate;
		}
	};
	exports.ProxyLogger = ProxyLogger;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/logs/ProxyLoggerProvider.cjs
var require_ProxyLoggerProvider$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopLoggerProvider = require_NoopLoggerProvider$1();
	const require_ProxyLogger = require_ProxyLogger$1();
	var ProxyLoggerProvider = class {
		getLogger(name, version, options) {
			var _this$_getDelegateLog;
			return (_this$_getDelegateLog = this._getDelegateLogger(name, version, options)) !== null && _this$_getDelegateLog !== void 0 ? _this$_getDelegateLog : new require_ProxyLogger.ProxyLogger(this, name, version, options);
		}
		/**
		* Get the delegate logger provider.
		* Used by tests only.
		* @internal
		*/
		_getDelegate() {
			var _this$_delegate;
			return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : require_NoopLoggerProvider.NOOP_LOGGER_PROVIDER;
		}
		/**
		* Set the delegate logger provider
		* @internal
		*/
		_setDelegate(delegate) {
			this._delegate = delegate;
		}
		/**
		* @internal
		*/
		_getDelegateLogger(name, version, options) {
			var _this$_delegate2;
			return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getLogger(name, version, options);
		}
	};
	exports.ProxyLoggerProvider = ProxyLoggerProvider;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/api/logs.cjs
var require_logs = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils$3 = require_global_utils$7();
	const require_diag$3 = require_diag$6();
	const require_ProxyLoggerProvider = require_ProxyLoggerProvider$1();
	const API_NAME = "logs";
	exports.LogsAPI = class LogsAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this._proxyLoggerProvider = new require_ProxyLoggerProvider.ProxyLoggerProvider();
		}
		/** Get the singleton instance of the Logs API */
		static getInstance() {
			if (!this._instance) this._instance = new LogsAPI();
			return this._instance;
		}
		setGlobalLoggerProvider(provider) {
			const success = require_global_utils$3.registerGlobal(API_NAME, provider, require_diag$3.DiagAPI.instance());
			if (success) this._proxyLoggerProvider._setDelegate(provider);
			return success;
		}
		/**
		* Returns the global logger provider.
		*
		* @returns LoggerProvider
		*/
		getLoggerProvider() {
			return require_global_utils$3.getGlobal(API_NAME) || this._proxyLoggerProvider;
		}
		/**
		* Returns a Logger, creating one if one with the given name, version,
		* schemaUrl, and attributes is not already created.
		*
		* Getting a Logger may be expensive, especially when `attributes` are
		* provided. Reuse Logger instances where possible instead of calling
		* `getLogger()` on hot paths.
		*
		* @param name The name of the logger or instrumentation library.
		* @param version The version of the logger or instrumentation library.
		* @param options The options of the logger or instrumentation library.
		* @returns {@link Logger}
		*/
		getLogger(name, version, options) {
			return this.getLoggerProvider().getLogger(name, version, options);
		}
		/** Remove the global logger provider */
		disable() {
			require_global_utils$3.unregisterGlobal(API_NAME, require_diag$3.DiagAPI.instance());
			this._proxyLoggerProvider = new require_ProxyLoggerProvider.ProxyLoggerProvider();
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/logs-api.cjs
var require_logs_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.logs = require_logs().LogsAPI.getInstance();
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/metrics/NoopMeterProvider.cjs
var require_NoopMeterProvider$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopMeter$1 = require_NoopMeter$2();
	/**
	* An implementation of the {@link MeterProvider} which returns an impotent Meter
	* for all calls to `getMeter`
	*/
	var NoopMeterProvider = class {
		getMeter(_name, _version, _options) {
			return require_NoopMeter$1.NOOP_METER;
		}
	};
	exports.NOOP_METER_PROVIDER = new NoopMeterProvider();
	exports.NoopMeterProvider = NoopMeterProvider;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/api/metrics.cjs
var require_metrics = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils$2 = require_global_utils$7();
	const require_diag$2 = require_diag$6();
	const require_NoopMeterProvider = require_NoopMeterProvider$1();
	const API_NAME = "metrics";
	exports.MetricsAPI = class MetricsAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {}
		/** Get the singleton instance of the Metrics API */
		static getInstance() {
			if (!this._instance) this._instance = new MetricsAPI();
			return this._instance;
		}
		/**
		* Set the current global meter provider.
		* Returns true if the meter provider was successfully registered, else false.
		*/
		setGlobalMeterProvider(provider) {
			return require_global_utils$2.registerGlobal(API_NAME, provider, require_diag$2.DiagAPI.instance());
		}
		/**
		* Returns the global meter provider.
		*/
		getMeterProvider() {
			return require_global_utils$2.getGlobal(API_NAME) || require_NoopMeterProvider.NOOP_METER_PROVIDER;
		}
		/**
		* Returns a meter from the global meter provider.
		*/
		getMeter(name, version, options) {
			return this.getMeterProvider().getMeter(name, version, options);
		}
		/** Remove the global meter provider */
		disable() {
			require_global_utils$2.unregisterGlobal(API_NAME, require_diag$2.DiagAPI.instance());
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/metrics-api.cjs
var require_metrics_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.metrics = require_metrics().MetricsAPI.getInstance();
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/propagation/NoopTextMapPropagator.cjs
var require_NoopTextMapPropagator$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* No-op implementations of {@link TextMapPropagator}.
	*/
	var NoopTextMapPropagator = class {
		/** Noop inject function does nothing */
		inject(_context, _carrier) {}
		/** Noop extract function does nothing and returns the input context */
		extract(context, _carrier) {
			return context;
		}
		fields() {
			return [];
		}
	};
	exports.NoopTextMapPropagator = NoopTextMapPropagator;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/baggage/context-helpers.cjs
var require_context_helpers$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context$1 = require_context$6();
	const require_context$1 = require_context$4();
	/**
	* Baggage key
	*/
	const BAGGAGE_KEY = require_context$1.createContextKey("OpenTelemetry Baggage Key");
	/**
	* Retrieve the current baggage from the given context
	*
	* @param {Context} Context that manage all context values
	* @returns {Baggage} Extracted baggage from the context
	*/
	function getBaggage(context) {
		return context.getValue(BAGGAGE_KEY) || void 0;
	}
	/**
	* Retrieve the current baggage from the active/current context
	*
	* @returns {Baggage} Extracted baggage from the context
	*/
	function getActiveBaggage() {
		return getBaggage(require_context$1.ContextAPI.getInstance().active());
	}
	/**
	* Store a baggage in the given context
	*
	* @param {Context} Context that manage all context values
	* @param {Baggage} baggage that will be set in the actual context
	*/
	function setBaggage(context, baggage) {
		return context.setValue(BAGGAGE_KEY, baggage);
	}
	/**
	* Delete the baggage stored in the given context
	*
	* @param {Context} Context that manage all context values
	*/
	function deleteBaggage(context) {
		return context.deleteValue(BAGGAGE_KEY);
	}
	exports.deleteBaggage = deleteBaggage;
	exports.getActiveBaggage = getActiveBaggage;
	exports.getBaggage = getBaggage;
	exports.setBaggage = setBaggage;
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/api/propagation.cjs
var require_propagation = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils$1 = require_global_utils$7();
	const require_diag$1 = require_diag$6();
	const require_utils$1 = require_utils$3();
	const require_TextMapPropagator$1 = require_TextMapPropagator$2();
	const require_NoopTextMapPropagator = require_NoopTextMapPropagator$1();
	const require_context_helpers = require_context_helpers$1();
	const API_NAME = "propagation";
	const NOOP_TEXT_MAP_PROPAGATOR = new require_NoopTextMapPropagator.NoopTextMapPropagator();
	exports.PropagationAPI = class PropagationAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this.createBaggage = require_utils$1.createBaggage;
			this.getBaggage = require_context_helpers.getBaggage;
			this.getActiveBaggage = require_context_helpers.getActiveBaggage;
			this.setBaggage = require_context_helpers.setBaggage;
			this.deleteBaggage = require_context_helpers.deleteBaggage;
		}
		/** Get the singleton instance of the Propagator API */
		static getInstance() {
			if (!this._instance) this._instance = new PropagationAPI();
			return this._instance;
		}
		/**
		* Set the current propagator.
		*
		* @returns true if the propagator was successfully registered, else false
		*/
		setGlobalPropagator(propagator) {
			return require_global_utils$1.registerGlobal(API_NAME, propagator, require_diag$1.DiagAPI.instance());
		}
		/**
		* Inject context into a carrier to be propagated inter-process
		*
		* @param context Context carrying tracing data to inject
		* @param carrier carrier to inject context into
		* @param setter Function used to set values on the carrier
		*/
		inject(context, carrier, setter = require_TextMapPropagator$1.defaultTextMapSetter) {
			return this._getGlobalPropagator().inject(context, carrier, setter);
		}
		/**
		* Extract context from a carrier
		*
		* @param context Context which the newly created context will inherit from
		* @param carrier Carrier to extract context from
		* @param getter Function used to extract keys from a carrier
		*/
		extract(context, carrier, getter = require_TextMapPropagator$1.defaultTextMapGetter) {
			return this._getGlobalPropagator().extract(context, carrier, getter);
		}
		/**
		* Return a list of all fields which may be used by the propagator.
		*/
		fields() {
			return this._getGlobalPropagator().fields();
		}
		/** Remove the global propagator */
		disable() {
			require_global_utils$1.unregisterGlobal(API_NAME, require_diag$1.DiagAPI.instance());
		}
		_getGlobalPropagator() {
			return require_global_utils$1.getGlobal(API_NAME) || NOOP_TEXT_MAP_PROPAGATOR;
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/propagation-api.cjs
var require_propagation_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.propagation = require_propagation().PropagationAPI.getInstance();
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/api/trace.cjs
var require_trace = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$7();
	const require_diag = require_diag$6();
	const require_context_utils = require_context_utils$2();
	const require_spancontext_utils$1 = require_spancontext_utils$3();
	const require_ProxyTracerProvider$1 = require_ProxyTracerProvider$2();
	const API_NAME = "trace";
	exports.TraceAPI = class TraceAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this._proxyTracerProvider = new require_ProxyTracerProvider$1.ProxyTracerProvider();
			this.wrapSpanContext = require_spancontext_utils$1.wrapSpanContext;
			this.isSpanContextValid = require_spancontext_utils$1.isSpanContextValid;
			this.deleteSpan = require_context_utils.deleteSpan;
			this.getSpan = require_context_utils.getSpan;
			this.getActiveSpan = require_context_utils.getActiveSpan;
			this.getSpanContext = require_context_utils.getSpanContext;
			this.setSpan = require_context_utils.setSpan;
			this.setSpanContext = require_context_utils.setSpanContext;
		}
		/** Get the singleton instance of the Trace API */
		static getInstance() {
			if (!this._instance) this._instance = new TraceAPI();
			return this._instance;
		}
		/**
		* Set the current global tracer.
		*
		* @returns true if the tracer provider was successfully registered, else false
		*/
		setGlobalTracerProvider(provider) {
			const success = require_global_utils.registerGlobal(API_NAME, this._proxyTracerProvider, require_diag.DiagAPI.instance());
			if (success) this._proxyTracerProvider.setDelegate(provider);
			return success;
		}
		/**
		* Returns the global tracer provider.
		*/
		getTracerProvider() {
			return require_global_utils.getGlobal(API_NAME) || this._proxyTracerProvider;
		}
		/**
		* Returns a tracer from the global tracer provider.
		*/
		getTracer(name, version) {
			return this.getTracerProvider().getTracer(name, version);
		}
		/** Remove the global tracer provider */
		disable() {
			require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
			this._proxyTracerProvider = new require_ProxyTracerProvider$1.ProxyTracerProvider();
		}
	};
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/trace-api.cjs
var require_trace_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.trace = require_trace().TraceAPI.getInstance();
}));
//#endregion
//#region node_modules/@opentelemetry/api/dist/index.cjs
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperties(exports, {
		__esModule: { value: true },
		[Symbol.toStringTag]: { value: "Module" }
	});
	const require_types = require_types$1();
	const require_utils = require_utils$3();
	const require_context = require_context$6();
	const require_consoleLogger = require_consoleLogger$1();
	const require_NoopMeter = require_NoopMeter$2();
	const require_Metric = require_Metric$1();
	const require_NoopLogger = require_NoopLogger$3();
	const require_LogRecord = require_LogRecord$1();
	const require_TextMapPropagator = require_TextMapPropagator$2();
	const require_trace_flags = require_trace_flags$1();
	const require_invalid_span_constants = require_invalid_span_constants$2();
	const require_spancontext_utils = require_spancontext_utils$3();
	const require_ProxyTracer = require_ProxyTracer$2();
	const require_span_kind = require_span_kind$1();
	const require_status = require_status$1();
	const require_utils$1 = require_utils$2();
	const require_ProxyTracerProvider = require_ProxyTracerProvider$2();
	const require_SamplingResult = require_SamplingResult$1();
	const require_context_api = require_context_api$1();
	const require_diag_api = require_diag_api$1();
	const require_logs_api = require_logs_api$1();
	const require_metrics_api = require_metrics_api$1();
	const require_propagation_api = require_propagation_api$1();
	const require_trace_api = require_trace_api$1();
	var src_default = {
		context: require_context_api.context,
		diag: require_diag_api.diag,
		logs: require_logs_api.logs,
		metrics: require_metrics_api.metrics,
		propagation: require_propagation_api.propagation,
		trace: require_trace_api.trace
	};
	exports.DiagConsoleLogger = require_consoleLogger.DiagConsoleLogger;
	exports.DiagLogLevel = require_types.DiagLogLevel;
	exports.INVALID_SPANID = require_invalid_span_constants.INVALID_SPANID;
	exports.INVALID_SPAN_CONTEXT = require_invalid_span_constants.INVALID_SPAN_CONTEXT;
	exports.INVALID_TRACEID = require_invalid_span_constants.INVALID_TRACEID;
	exports.ProxyTracer = require_ProxyTracer.ProxyTracer;
	exports.ProxyTracerProvider = require_ProxyTracerProvider.ProxyTracerProvider;
	exports.ROOT_CONTEXT = require_context.ROOT_CONTEXT;
	exports.SamplingDecision = require_SamplingResult.SamplingDecision;
	exports.SeverityNumber = require_LogRecord.SeverityNumber;
	exports.SpanKind = require_span_kind.SpanKind;
	exports.SpanStatusCode = require_status.SpanStatusCode;
	exports.TraceFlags = require_trace_flags.TraceFlags;
	exports.ValueType = require_Metric.ValueType;
	exports.baggageEntryMetadataFromString = require_utils.baggageEntryMetadataFromString;
	exports.context = require_context_api.context;
	exports.createContextKey = require_context.createContextKey;
	exports.createNoopLogger = require_NoopLogger.createNoopLogger;
	exports.createNoopMeter = require_NoopMeter.createNoopMeter;
	exports.createTraceState = require_utils$1.createTraceState;
	exports.default = src_default;
	exports.defaultTextMapGetter = require_TextMapPropagator.defaultTextMapGetter;
	exports.defaultTextMapSetter = require_TextMapPropagator.defaultTextMapSetter;
	exports.diag = require_diag_api.diag;
	exports.isSpanContextValid = require_spancontext_utils.isSpanContextValid;
	exports.isValidSpanId = require_spancontext_utils.isValidSpanId;
	exports.isValidTraceId = require_spancontext_utils.isValidTraceId;
	exports.logs = require_logs_api.logs;
	exports.metrics = require_metrics_api.metrics;
	exports.propagation = require_propagation_api.propagation;
	exports.trace = require_trace_api.trace;
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/processCpuTotal.js
var require_processCpuTotal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const OtelApi = require_dist();
	const Counter = require_counter();
	const PROCESS_CPU_USER_SECONDS = "process_cpu_user_seconds_total";
	const PROCESS_CPU_SYSTEM_SECONDS = "process_cpu_system_seconds_total";
	const PROCESS_CPU_SECONDS = "process_cpu_seconds_total";
	module.exports = (registry, config = {}) => {
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const exemplars = config.enableExemplars ? config.enableExemplars : false;
		const labelNames = Object.keys(labels);
		let lastCpuUsage = process.cpuUsage();
		const cpuUserUsageCounter = new Counter({
			name: namePrefix + PROCESS_CPU_USER_SECONDS,
			help: "Total user CPU time spent in seconds.",
			enableExemplars: exemplars,
			registers,
			labelNames,
			collect() {
				const cpuUsage = process.cpuUsage();
				const userUsageMicros = cpuUsage.user - lastCpuUsage.user;
				const systemUsageMicros = cpuUsage.system - lastCpuUsage.system;
				lastCpuUsage = cpuUsage;
				if (this.enableExemplars) {
					let exemplarLabels = {};
					const currentSpan = OtelApi.trace.getSpan(OtelApi.context.active());
					if (currentSpan) exemplarLabels = {
						traceId: currentSpan.spanContext().traceId,
						spanId: currentSpan.spanContext().spanId
					};
					cpuUserUsageCounter.inc({
						labels,
						value: userUsageMicros / 1e6,
						exemplarLabels
					});
					cpuSystemUsageCounter.inc({
						labels,
						value: systemUsageMicros / 1e6,
						exemplarLabels
					});
					cpuUsageCounter.inc({
						labels,
						value: (userUsageMicros + systemUsageMicros) / 1e6,
						exemplarLabels
					});
				} else {
					cpuUserUsageCounter.inc(labels, userUsageMicros / 1e6);
					cpuSystemUsageCounter.inc(labels, systemUsageMicros / 1e6);
					cpuUsageCounter.inc(labels, (userUsageMicros + systemUsageMicros) / 1e6);
				}
			}
		});
		const cpuSystemUsageCounter = new Counter({
			name: namePrefix + PROCESS_CPU_SYSTEM_SECONDS,
			help: "Total system CPU time spent in seconds.",
			enableExemplars: exemplars,
			registers,
			labelNames
		});
		const cpuUsageCounter = new Counter({
			name: namePrefix + PROCESS_CPU_SECONDS,
			help: "Total user and system CPU time spent in seconds.",
			enableExemplars: exemplars,
			registers,
			labelNames
		});
	};
	module.exports.metricNames = [
		PROCESS_CPU_USER_SECONDS,
		PROCESS_CPU_SYSTEM_SECONDS,
		PROCESS_CPU_SECONDS
	];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/processStartTime.js
var require_processStartTime = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const startInSeconds = Math.round(Date.now() / 1e3 - process.uptime());
	const PROCESS_START_TIME = "process_start_time_seconds";
	module.exports = (registry, config = {}) => {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_START_TIME,
			help: "Start time of the process since unix epoch in seconds.",
			registers: registry ? [registry] : void 0,
			labelNames,
			aggregator: "omit",
			collect() {
				this.set(labels, startInSeconds);
			}
		});
	};
	module.exports.metricNames = [PROCESS_START_TIME];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/osMemoryHeapLinux.js
var require_osMemoryHeapLinux = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const fs$2 = __require("fs");
	const values = [
		"VmSize",
		"VmRSS",
		"VmData"
	];
	const PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
	const PROCESS_VIRTUAL_MEMORY = "process_virtual_memory_bytes";
	const PROCESS_HEAP = "process_heap_bytes";
	function structureOutput(input) {
		return input.split("\n").reduce((acc, string) => {
			if (!values.some((value) => string.startsWith(value))) return acc;
			const split = string.split(":");
			let value = split[1].trim();
			value = value.substr(0, value.length - 3);
			value = Number(value) * 1024;
			acc[split[0]] = value;
			return acc;
		}, {});
	}
	module.exports = (registry, config = {}) => {
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const residentMemGauge = new Gauge({
			name: namePrefix + PROCESS_RESIDENT_MEMORY,
			help: "Resident memory size in bytes.",
			registers,
			labelNames,
			collect() {
				try {
					const structuredOutput = structureOutput(fs$2.readFileSync("/proc/self/status", "utf8"));
					residentMemGauge.set(labels, structuredOutput.VmRSS);
					virtualMemGauge.set(labels, structuredOutput.VmSize);
					heapSizeMemGauge.set(labels, structuredOutput.VmData);
				} catch {}
			}
		});
		const virtualMemGauge = new Gauge({
			name: namePrefix + PROCESS_VIRTUAL_MEMORY,
			help: "Virtual memory size in bytes.",
			registers,
			labelNames
		});
		const heapSizeMemGauge = new Gauge({
			name: namePrefix + PROCESS_HEAP,
			help: "Process heap size in bytes.",
			registers,
			labelNames
		});
	};
	module.exports.metricNames = [
		PROCESS_RESIDENT_MEMORY,
		PROCESS_VIRTUAL_MEMORY,
		PROCESS_HEAP
	];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/helpers/safeMemoryUsage.js
var require_safeMemoryUsage = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function safeMemoryUsage() {
		try {
			return process.memoryUsage();
		} catch {
			return;
		}
	}
	module.exports = safeMemoryUsage;
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/osMemoryHeap.js
var require_osMemoryHeap = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const linuxVariant = require_osMemoryHeapLinux();
	const safeMemoryUsage = require_safeMemoryUsage();
	const PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
	function notLinuxVariant(registry, config = {}) {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_RESIDENT_MEMORY,
			help: "Resident memory size in bytes.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				const memUsage = safeMemoryUsage();
				if (memUsage) this.set(labels, memUsage.rss);
			}
		});
	}
	module.exports = (registry, config) => process.platform === "linux" ? linuxVariant(registry, config) : notLinuxVariant(registry, config);
	module.exports.metricNames = process.platform === "linux" ? linuxVariant.metricNames : [PROCESS_RESIDENT_MEMORY];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/processOpenFileDescriptors.js
var require_processOpenFileDescriptors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const fs$1 = __require("fs");
	const process$2 = __require("process");
	const PROCESS_OPEN_FDS = "process_open_fds";
	module.exports = (registry, config = {}) => {
		if (process$2.platform !== "linux") return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_OPEN_FDS,
			help: "Number of open file descriptors.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				try {
					const fds = fs$1.readdirSync("/proc/self/fd");
					this.set(labels, fds.length - 1);
				} catch {}
			}
		});
	};
	module.exports.metricNames = [PROCESS_OPEN_FDS];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/processMaxFileDescriptors.js
var require_processMaxFileDescriptors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const fs = __require("fs");
	const PROCESS_MAX_FDS = "process_max_fds";
	let maxFds;
	module.exports = (registry, config = {}) => {
		if (maxFds === void 0) try {
			const lines = fs.readFileSync("/proc/self/limits", "utf8").split("\n");
			for (const line of lines) if (line.startsWith("Max open files")) {
				const parts = line.split(/  +/);
				maxFds = Number(parts[1]);
				break;
			}
		} catch {
			return;
		}
		if (maxFds === void 0) return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_MAX_FDS,
			help: "Maximum number of open file descriptors.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				if (maxFds !== void 0) this.set(labels, maxFds);
			}
		});
	};
	module.exports.metricNames = [PROCESS_MAX_FDS];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/eventLoopLag.js
var require_eventLoopLag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	let perf_hooks;
	try {
		perf_hooks = __require("perf_hooks");
	} catch {}
	const NODEJS_EVENTLOOP_LAG = "nodejs_eventloop_lag_seconds";
	const NODEJS_EVENTLOOP_LAG_MIN = "nodejs_eventloop_lag_min_seconds";
	const NODEJS_EVENTLOOP_LAG_MAX = "nodejs_eventloop_lag_max_seconds";
	const NODEJS_EVENTLOOP_LAG_MEAN = "nodejs_eventloop_lag_mean_seconds";
	const NODEJS_EVENTLOOP_LAG_STDDEV = "nodejs_eventloop_lag_stddev_seconds";
	const NODEJS_EVENTLOOP_LAG_P50 = "nodejs_eventloop_lag_p50_seconds";
	const NODEJS_EVENTLOOP_LAG_P90 = "nodejs_eventloop_lag_p90_seconds";
	const NODEJS_EVENTLOOP_LAG_P99 = "nodejs_eventloop_lag_p99_seconds";
	function reportEventloopLag(start, gauge, labels) {
		const delta = process.hrtime(start);
		const seconds = (delta[0] * 1e9 + delta[1]) / 1e9;
		gauge.set(labels, seconds);
	}
	module.exports = (registry, config = {}) => {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const registers = registry ? [registry] : void 0;
		let collect = () => {
			const start = process.hrtime();
			setImmediate(reportEventloopLag, start, lag, labels);
		};
		if (perf_hooks && perf_hooks.monitorEventLoopDelay) try {
			const histogram = perf_hooks.monitorEventLoopDelay({ resolution: config.eventLoopMonitoringPrecision });
			histogram.enable();
			collect = () => {
				const start = process.hrtime();
				setImmediate(reportEventloopLag, start, lag, labels);
				lagMin.set(labels, histogram.min / 1e9);
				lagMax.set(labels, histogram.max / 1e9);
				lagMean.set(labels, histogram.mean / 1e9);
				lagStddev.set(labels, histogram.stddev / 1e9);
				lagP50.set(labels, histogram.percentile(50) / 1e9);
				lagP90.set(labels, histogram.percentile(90) / 1e9);
				lagP99.set(labels, histogram.percentile(99) / 1e9);
				histogram.reset();
			};
		} catch (e) {
			if (e.code === "ERR_NOT_IMPLEMENTED") return;
			throw e;
		}
		const lag = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG,
			help: "Lag of event loop in seconds.",
			registers,
			labelNames,
			aggregator: "average",
			collect
		});
		const lagMin = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_MIN,
			help: "The minimum recorded event loop delay.",
			registers,
			labelNames,
			aggregator: "min"
		});
		const lagMax = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_MAX,
			help: "The maximum recorded event loop delay.",
			registers,
			labelNames,
			aggregator: "max"
		});
		const lagMean = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_MEAN,
			help: "The mean of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagStddev = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_STDDEV,
			help: "The standard deviation of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagP50 = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_P50,
			help: "The 50th percentile of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagP90 = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_P90,
			help: "The 90th percentile of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagP99 = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_P99,
			help: "The 99th percentile of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
	};
	module.exports.metricNames = [
		NODEJS_EVENTLOOP_LAG,
		NODEJS_EVENTLOOP_LAG_MIN,
		NODEJS_EVENTLOOP_LAG_MAX,
		NODEJS_EVENTLOOP_LAG_MEAN,
		NODEJS_EVENTLOOP_LAG_STDDEV,
		NODEJS_EVENTLOOP_LAG_P50,
		NODEJS_EVENTLOOP_LAG_P90,
		NODEJS_EVENTLOOP_LAG_P99
	];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/helpers/processMetricsHelpers.js
var require_processMetricsHelpers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function aggregateByObjectName(list) {
		const data = {};
		for (let i = 0; i < list.length; i++) {
			const listElement = list[i];
			if (!listElement || typeof listElement.constructor === "undefined") continue;
			if (Object.hasOwnProperty.call(data, listElement.constructor.name)) data[listElement.constructor.name] += 1;
			else data[listElement.constructor.name] = 1;
		}
		return data;
	}
	function updateMetrics(gauge, data, labels) {
		gauge.reset();
		for (const key in data) gauge.set(Object.assign({ type: key }, labels || {}), data[key]);
	}
	module.exports = {
		aggregateByObjectName,
		updateMetrics
	};
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/processHandles.js
var require_processHandles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { aggregateByObjectName } = require_processMetricsHelpers();
	const { updateMetrics } = require_processMetricsHelpers();
	const Gauge = require_gauge();
	const NODEJS_ACTIVE_HANDLES = "nodejs_active_handles";
	const NODEJS_ACTIVE_HANDLES_TOTAL = "nodejs_active_handles_total";
	module.exports = (registry, config = {}) => {
		if (typeof process._getActiveHandles !== "function") return;
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_HANDLES,
			help: "Number of active libuv handles grouped by handle type. Every handle type is C++ class name.",
			labelNames: ["type", ...labelNames],
			registers,
			collect() {
				const handles = process._getActiveHandles();
				updateMetrics(this, aggregateByObjectName(handles), labels);
			}
		});
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_HANDLES_TOTAL,
			help: "Total number of active handles.",
			registers,
			labelNames,
			collect() {
				const handles = process._getActiveHandles();
				this.set(labels, handles.length);
			}
		});
	};
	module.exports.metricNames = [NODEJS_ACTIVE_HANDLES, NODEJS_ACTIVE_HANDLES_TOTAL];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/processRequests.js
var require_processRequests = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const { aggregateByObjectName } = require_processMetricsHelpers();
	const { updateMetrics } = require_processMetricsHelpers();
	const NODEJS_ACTIVE_REQUESTS = "nodejs_active_requests";
	const NODEJS_ACTIVE_REQUESTS_TOTAL = "nodejs_active_requests_total";
	module.exports = (registry, config = {}) => {
		if (typeof process._getActiveRequests !== "function") return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_REQUESTS,
			help: "Number of active libuv requests grouped by request type. Every request type is C++ class name.",
			labelNames: ["type", ...labelNames],
			registers: registry ? [registry] : void 0,
			collect() {
				const requests = process._getActiveRequests();
				updateMetrics(this, aggregateByObjectName(requests), labels);
			}
		});
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_REQUESTS_TOTAL,
			help: "Total number of active requests.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				const requests = process._getActiveRequests();
				this.set(labels, requests.length);
			}
		});
	};
	module.exports.metricNames = [NODEJS_ACTIVE_REQUESTS, NODEJS_ACTIVE_REQUESTS_TOTAL];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/processResources.js
var require_processResources = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const { updateMetrics } = require_processMetricsHelpers();
	const NODEJS_ACTIVE_RESOURCES = "nodejs_active_resources";
	const NODEJS_ACTIVE_RESOURCES_TOTAL = "nodejs_active_resources_total";
	module.exports = (registry, config = {}) => {
		if (typeof process.getActiveResourcesInfo !== "function") return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_RESOURCES,
			help: "Number of active resources that are currently keeping the event loop alive, grouped by async resource type.",
			labelNames: ["type", ...labelNames],
			registers: registry ? [registry] : void 0,
			collect() {
				const resources = process.getActiveResourcesInfo();
				const data = {};
				for (let i = 0; i < resources.length; i++) {
					const resource = resources[i];
					if (Object.hasOwn(data, resource)) data[resource] += 1;
					else data[resource] = 1;
				}
				updateMetrics(this, data, labels);
			}
		});
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_RESOURCES_TOTAL,
			help: "Total number of active resources.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				const resources = process.getActiveResourcesInfo();
				this.set(labels, resources.length);
			}
		});
	};
	module.exports.metricNames = [NODEJS_ACTIVE_RESOURCES, NODEJS_ACTIVE_RESOURCES_TOTAL];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/heapSizeAndUsed.js
var require_heapSizeAndUsed = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const safeMemoryUsage = require_safeMemoryUsage();
	const NODEJS_HEAP_SIZE_TOTAL = "nodejs_heap_size_total_bytes";
	const NODEJS_HEAP_SIZE_USED = "nodejs_heap_size_used_bytes";
	const NODEJS_EXTERNAL_MEMORY = "nodejs_external_memory_bytes";
	module.exports = (registry, config = {}) => {
		if (typeof process.memoryUsage !== "function") return;
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const collect = () => {
			const memUsage = safeMemoryUsage();
			if (memUsage) {
				heapSizeTotal.set(labels, memUsage.heapTotal);
				heapSizeUsed.set(labels, memUsage.heapUsed);
				if (memUsage.external !== void 0) externalMemUsed.set(labels, memUsage.external);
			}
		};
		const heapSizeTotal = new Gauge({
			name: namePrefix + NODEJS_HEAP_SIZE_TOTAL,
			help: "Process heap size from Node.js in bytes.",
			registers,
			labelNames,
			collect
		});
		const heapSizeUsed = new Gauge({
			name: namePrefix + NODEJS_HEAP_SIZE_USED,
			help: "Process heap size used from Node.js in bytes.",
			registers,
			labelNames
		});
		const externalMemUsed = new Gauge({
			name: namePrefix + NODEJS_EXTERNAL_MEMORY,
			help: "Node.js external memory size in bytes.",
			registers,
			labelNames
		});
	};
	module.exports.metricNames = [
		NODEJS_HEAP_SIZE_TOTAL,
		NODEJS_HEAP_SIZE_USED,
		NODEJS_EXTERNAL_MEMORY
	];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/heapSpacesSizeAndUsed.js
var require_heapSpacesSizeAndUsed = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const v8 = __require("v8");
	const METRICS = [
		"total",
		"used",
		"available"
	];
	const NODEJS_HEAP_SIZE = {};
	METRICS.forEach((metricType) => {
		NODEJS_HEAP_SIZE[metricType] = `nodejs_heap_space_size_${metricType}_bytes`;
	});
	module.exports = (registry, config = {}) => {
		try {
			v8.getHeapSpaceStatistics();
		} catch (e) {
			if (e.code === "ERR_NOT_IMPLEMENTED") return;
			throw e;
		}
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = ["space", ...Object.keys(labels)];
		const gauges = {};
		METRICS.forEach((metricType) => {
			gauges[metricType] = new Gauge({
				name: namePrefix + NODEJS_HEAP_SIZE[metricType],
				help: `Process heap space size ${metricType} from Node.js in bytes.`,
				labelNames,
				registers
			});
		});
		gauges.total.collect = () => {
			for (const space of v8.getHeapSpaceStatistics()) {
				const spaceName = space.space_name.substr(0, space.space_name.indexOf("_space"));
				gauges.total.set({
					space: spaceName,
					...labels
				}, space.space_size);
				gauges.used.set({
					space: spaceName,
					...labels
				}, space.space_used_size);
				gauges.available.set({
					space: spaceName,
					...labels
				}, space.space_available_size);
			}
		};
	};
	module.exports.metricNames = Object.values(NODEJS_HEAP_SIZE);
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/version.js
var require_version = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const version = process.version;
	const versionSegments = version.slice(1).split(".").map(Number);
	const NODE_VERSION_INFO = "nodejs_version_info";
	module.exports = (registry, config = {}) => {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODE_VERSION_INFO,
			help: "Node.js version info.",
			labelNames: [
				"version",
				"major",
				"minor",
				"patch",
				...labelNames
			],
			registers: registry ? [registry] : void 0,
			aggregator: "first",
			collect() {
				this.labels(version, versionSegments[0], versionSegments[1], versionSegments[2], ...Object.values(labels)).set(1);
			}
		});
	};
	module.exports.metricNames = [NODE_VERSION_INFO];
}));
//#endregion
//#region node_modules/prom-client/lib/metrics/gc.js
var require_gc = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Histogram = require_histogram();
	let perf_hooks;
	try {
		perf_hooks = __require("perf_hooks");
	} catch {}
	const NODEJS_GC_DURATION_SECONDS = "nodejs_gc_duration_seconds";
	const DEFAULT_GC_DURATION_BUCKETS = [
		.001,
		.01,
		.1,
		1,
		2,
		5
	];
	const kinds = [];
	if (perf_hooks && perf_hooks.constants) {
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MAJOR] = "major";
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MINOR] = "minor";
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_INCREMENTAL] = "incremental";
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_WEAKCB] = "weakcb";
	}
	module.exports = (registry, config = {}) => {
		if (!perf_hooks) return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const buckets = config.gcDurationBuckets ? config.gcDurationBuckets : DEFAULT_GC_DURATION_BUCKETS;
		const gcHistogram = new Histogram({
			name: namePrefix + NODEJS_GC_DURATION_SECONDS,
			help: "Garbage collection duration by kind, one of major, minor, incremental or weakcb.",
			labelNames: ["kind", ...labelNames],
			enableExemplars: false,
			buckets,
			registers: registry ? [registry] : void 0
		});
		new perf_hooks.PerformanceObserver((list) => {
			const entry = list.getEntries()[0];
			const kind = entry.detail ? kinds[entry.detail.kind] : kinds[entry.kind];
			gcHistogram.observe(Object.assign({ kind }, labels), entry.duration / 1e3);
		}).observe({ entryTypes: ["gc"] });
	};
	module.exports.metricNames = [NODEJS_GC_DURATION_SECONDS];
}));
//#endregion
//#region node_modules/prom-client/lib/defaultMetrics.js
var require_defaultMetrics = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isObject } = require_util();
	const processCpuTotal = require_processCpuTotal();
	const processStartTime = require_processStartTime();
	const osMemoryHeap = require_osMemoryHeap();
	const processOpenFileDescriptors = require_processOpenFileDescriptors();
	const processMaxFileDescriptors = require_processMaxFileDescriptors();
	const eventLoopLag = require_eventLoopLag();
	const processHandles = require_processHandles();
	const processRequests = require_processRequests();
	const processResources = require_processResources();
	const heapSizeAndUsed = require_heapSizeAndUsed();
	const heapSpacesSizeAndUsed = require_heapSpacesSizeAndUsed();
	const version = require_version();
	const gc = require_gc();
	const metrics = {
		processCpuTotal,
		processStartTime,
		osMemoryHeap,
		processOpenFileDescriptors,
		processMaxFileDescriptors,
		eventLoopLag,
		...typeof process.getActiveResourcesInfo === "function" ? { processResources } : {},
		processHandles,
		processRequests,
		heapSizeAndUsed,
		heapSpacesSizeAndUsed,
		version,
		gc
	};
	const metricsList = Object.keys(metrics);
	module.exports = function collectDefaultMetrics(config) {
		if (config !== null && config !== void 0 && !isObject(config)) throw new TypeError("config must be null, undefined, or an object");
		config = {
			eventLoopMonitoringPrecision: 10,
			...config
		};
		for (const metric of Object.values(metrics)) metric(config.register, config);
	};
	module.exports.metricsList = metricsList;
}));
//#endregion
//#region node_modules/prom-client/lib/metricAggregators.js
var require_metricAggregators = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { Grouper, hashObject } = require_util();
	/**
	* Returns a new function that applies the `aggregatorFn` to the values.
	* @param {Function} aggregatorFn function to apply to values.
	* @return {Function} aggregator function
	*/
	function AggregatorFactory(aggregatorFn) {
		return (metrics) => {
			if (metrics.length === 0) return;
			const result = {
				help: metrics[0].help,
				name: metrics[0].name,
				type: metrics[0].type,
				values: [],
				aggregator: metrics[0].aggregator
			};
			const byLabels = new Grouper();
			metrics.forEach((metric) => {
				metric.values.forEach((value) => {
					const key = hashObject(value.labels);
					byLabels.add(`${value.metricName}_${key}`, value);
				});
			});
			byLabels.forEach((values) => {
				if (values.length === 0) return;
				const valObj = {
					value: aggregatorFn(values),
					labels: values[0].labels
				};
				if (values[0].metricName) valObj.metricName = values[0].metricName;
				result.values.push(valObj);
			});
			return result;
		};
	}
	exports.AggregatorFactory = AggregatorFactory;
	/**
	* Functions that can be used to aggregate metrics from multiple registries.
	*/
	exports.aggregators = {
		/**
		* @return The sum of values.
		*/
		sum: AggregatorFactory((v) => v.reduce((p, c) => p + c.value, 0)),
		/**
		* @return The first value.
		*/
		first: AggregatorFactory((v) => v[0].value),
		/**
		* @return {undefined} Undefined; omits the metric.
		*/
		omit: () => {},
		/**
		* @return The arithmetic mean of the values.
		*/
		average: AggregatorFactory((v) => v.reduce((p, c) => p + c.value, 0) / v.length),
		/**
		* @return The minimum of the values.
		*/
		min: AggregatorFactory((v) => v.reduce((p, c) => Math.min(p, c.value), Infinity)),
		/**
		* @return The maximum of the values.
		*/
		max: AggregatorFactory((v) => v.reduce((p, c) => Math.max(p, c.value), -Infinity))
	};
}));
//#endregion
//#region node_modules/prom-client/lib/cluster.js
var require_cluster = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Extends the Registry class with a `clusterMetrics` method that returns
	* aggregated metrics for all workers.
	*
	* In cluster workers, listens for and responds to requests for metrics by the
	* cluster master.
	*/
	const Registry = require_registry();
	const { Grouper } = require_util();
	const { aggregators } = require_metricAggregators();
	let cluster = () => {
		const data = __require("cluster");
		cluster = () => data;
		return data;
	};
	const GET_METRICS_REQ = "prom-client:getMetricsReq";
	const GET_METRICS_RES = "prom-client:getMetricsRes";
	let registries = [Registry.globalRegistry];
	let requestCtr = 0;
	let listenersAdded = false;
	const requests = /* @__PURE__ */ new Map();
	var AggregatorRegistry = class extends Registry {
		constructor(regContentType = Registry.PROMETHEUS_CONTENT_TYPE) {
			super(regContentType);
			addListeners();
		}
		/**
		* Gets aggregated metrics for all workers. The optional callback and
		* returned Promise resolve with the same value; either may be used.
		* @return {Promise<string>} Promise that resolves with the aggregated
		*   metrics.
		*/
		clusterMetrics() {
			const requestId = requestCtr++;
			return new Promise((resolve, reject) => {
				let settled = false;
				function done(err, result) {
					if (settled) return;
					settled = true;
					if (err) reject(err);
					else resolve(result);
				}
				const request = {
					responses: [],
					pending: 0,
					done,
					errorTimeout: setTimeout(() => {
						const err = /* @__PURE__ */ new Error("Operation timed out.");
						request.done(err);
					}, 5e3)
				};
				requests.set(requestId, request);
				const message = {
					type: GET_METRICS_REQ,
					requestId
				};
				for (const id in cluster().workers) if (cluster().workers[id].isConnected()) {
					cluster().workers[id].send(message);
					request.pending++;
				}
				if (request.pending === 0) {
					clearTimeout(request.errorTimeout);
					process.nextTick(() => done(null, ""));
				}
			});
		}
		get contentType() {
			return super.contentType;
		}
		/**
		* Creates a new Registry instance from an array of metrics that were
		* created by `registry.getMetricsAsJSON()`. Metrics are aggregated using
		* the method specified by their `aggregator` property, or by summation if
		* `aggregator` is undefined.
		* @param {Array} metricsArr Array of metrics, each of which created by
		*   `registry.getMetricsAsJSON()`.
		* @param {string} registryType content type of the new registry. Defaults
		* to PROMETHEUS_CONTENT_TYPE.
		* @return {Registry} aggregated registry.
		*/
		static aggregate(metricsArr, registryType = Registry.PROMETHEUS_CONTENT_TYPE) {
			const aggregatedRegistry = new Registry();
			const metricsByName = new Grouper();
			aggregatedRegistry.setContentType(registryType);
			metricsArr.forEach((metrics) => {
				metrics.forEach((metric) => {
					metricsByName.add(metric.name, metric);
				});
			});
			metricsByName.forEach((metrics) => {
				const aggregatorName = metrics[0].aggregator;
				const aggregatorFn = aggregators[aggregatorName];
				if (typeof aggregatorFn !== "function") throw new Error(`'${aggregatorName}' is not a defined aggregator.`);
				const aggregatedMetric = aggregatorFn(metrics);
				if (aggregatedMetric) {
					const aggregatedMetricWrapper = Object.assign({ get: () => aggregatedMetric }, aggregatedMetric);
					aggregatedRegistry.registerMetric(aggregatedMetricWrapper);
				}
			});
			return aggregatedRegistry;
		}
		/**
		* Sets the registry or registries to be aggregated. Call from workers to
		* use a registry/registries other than the default global registry.
		* @param {Array<Registry>|Registry} regs Registry or registries to be
		*   aggregated.
		* @return {void}
		*/
		static setRegistries(regs) {
			if (!Array.isArray(regs)) regs = [regs];
			regs.forEach((reg) => {
				if (!(reg instanceof Registry)) throw new TypeError(`Expected Registry, got ${typeof reg}`);
			});
			registries = regs;
		}
	};
	/**
	* Adds event listeners for cluster aggregation. Idempotent (safe to call more
	* than once).
	* @return {void}
	*/
	function addListeners() {
		if (listenersAdded) return;
		listenersAdded = true;
		if (cluster().isMaster) cluster().on("message", (worker, message) => {
			if (message.type === GET_METRICS_RES) {
				const request = requests.get(message.requestId);
				if (message.error) {
					request.done(new Error(message.error));
					return;
				}
				message.metrics.forEach((registry) => request.responses.push(registry));
				request.pending--;
				if (request.pending === 0) {
					requests.delete(message.requestId);
					clearTimeout(request.errorTimeout);
					const promString = AggregatorRegistry.aggregate(request.responses).metrics();
					request.done(null, promString);
				}
			}
		});
		if (cluster().isWorker) process.on("message", (message) => {
			if (message.type === GET_METRICS_REQ) Promise.all(registries.map((r) => r.getMetricsAsJSON())).then((metrics) => {
				process.send({
					type: GET_METRICS_RES,
					requestId: message.requestId,
					metrics
				});
			}).catch((error) => {
				process.send({
					type: GET_METRICS_RES,
					requestId: message.requestId,
					error: error.message
				});
			});
		});
	}
	module.exports = AggregatorRegistry;
}));
//#endregion
//#region src/local-service/http/metrics.ts
var import_prom_client = (/* @__PURE__ */ __commonJSMin(((exports) => {
	exports.register = require_registry().globalRegistry;
	exports.Registry = require_registry();
	Object.defineProperty(exports, "contentType", {
		configurable: false,
		enumerable: true,
		get() {
			return exports.register.contentType;
		},
		set(value) {
			exports.register.setContentType(value);
		}
	});
	exports.prometheusContentType = exports.Registry.PROMETHEUS_CONTENT_TYPE;
	exports.openMetricsContentType = exports.Registry.OPENMETRICS_CONTENT_TYPE;
	exports.validateMetricName = require_validation().validateMetricName;
	exports.Counter = require_counter();
	exports.Gauge = require_gauge();
	exports.Histogram = require_histogram();
	exports.Summary = require_summary();
	exports.Pushgateway = require_pushgateway();
	exports.linearBuckets = require_bucketGenerators().linearBuckets;
	exports.exponentialBuckets = require_bucketGenerators().exponentialBuckets;
	exports.collectDefaultMetrics = require_defaultMetrics();
	exports.aggregators = require_metricAggregators().aggregators;
	exports.AggregatorRegistry = require_cluster();
})))();
const metricsContentType = import_prom_client.Registry.PROMETHEUS_CONTENT_TYPE;
const labelNames = [
	"repo",
	"branch",
	"queue_type"
];
const bounds = [
	60,
	300,
	600,
	900,
	1800,
	3600,
	5400,
	7200
];
/**
* Metrics of queues in the Prometheus text format. Queues of two hosts that agree in all labels are added up.
* @param now milliseconds since 1970; the queues have been advanced to it
*/
async function metricsText(queues, now) {
	const registry = new import_prom_client.Registry();
	const registers = [registry];
	const gauge = (name, help) => new import_prom_client.Gauge({
		name,
		help,
		labelNames,
		registers
	});
	const histogram = (name, help) => new import_prom_client.Histogram({
		name,
		help,
		labelNames,
		buckets: bounds,
		registers
	});
	const depth = gauge("mq_depth_current", "Pull requests in the queue.");
	const awaiting = gauge("mq_awaiting_mergeability", "Pull requests in the queue that are not ready.");
	const testing = gauge("mq_testing_slots_active", "Tests that run.");
	const conclusions = new import_prom_client.Counter({
		name: "mq_pr_conclusions_1h_total",
		help: "Pull requests that left the queue in the last hour, by how they did.",
		labelNames: [...labelNames, "conclusion"],
		registers
	});
	const restarts = new import_prom_client.Counter({
		name: "mq_pr_restarts_1h_total",
		help: "Tests that were started again in the last hour.",
		labelNames,
		registers
	});
	const waits = histogram("mq_pr_wait_duration_1h_seconds", "Time from submission to the first test, last hour.");
	const tests = histogram("mq_pr_test_duration_1h_seconds", "Time that tests took, last hour.");
	const times = histogram("mq_pr_time_in_queue_1h_seconds", "Time from submission to leaving the queue, last hour.");
	for (const { repo, targetBranch, queue, statistics } of queues) {
		const labels = {
			repo: `${repo.owner}/${repo.name}`,
			branch: targetBranch,
			queue_type: queue.settings.mode
		};
		const inState = (state) => queue.enqueued.filter((each) => each.state === state).length;
		depth.inc(labels, queue.enqueued.length);
		awaiting.inc(labels, inState("NOT_READY"));
		testing.inc(labels, inState("TESTING"));
		const hour = statistics.lastHour(now);
		for (const [state, count] of hour.conclusions) conclusions.inc({
			...labels,
			conclusion: state.toLowerCase()
		}, count);
		restarts.inc(labels, hour.restarts);
		const measured = [
			[waits, hour.waits],
			[tests, hour.tests],
			[times, hour.timesInQueue]
		];
		for (const [metric, seconds] of measured) {
			if (seconds.length === 0) metric.zero(labels);
			for (const value of seconds) metric.observe(labels, value);
		}
	}
	return registry.metrics();
}
//#endregion
//#region src/local-service/http/queue-endpoints.ts
/** The POST endpoints of pull requests and queues by their paths. They throw Refusal and HttpError. */
function queueEndpoints({ queues, clock, stateCase }) {
	/** The queue of a request with everything done that is due, and the time. */
	const present = (fields) => {
		const registered = queues.find(queueIdentity(fields));
		const now = clock.now();
		registered.queue.advance(now);
		return {
			registered,
			now
		};
	};
	return {
		"/submitPullRequest": (fields) => {
			const identity = queueIdentity(fields);
			const { number } = pullRequestField(fields);
			const submission = submissionFields(fields);
			const now = clock.now();
			queues.findOrCreate(now, identity).queue.submit(now, number, submission);
		},
		"/cancelPullRequest": (fields) => {
			const { number } = pullRequestField(fields);
			const { registered, now } = present(fields);
			registered.queue.cancel(now, number);
			return {};
		},
		"/restartTestsOnPullRequest": (fields) => {
			const { number } = pullRequestField(fields);
			const { registered, now } = present(fields);
			registered.queue.restartTests(now, number);
			return {};
		},
		"/getSubmittedPullRequest": (fields) => {
			const { number } = pullRequestField(fields);
			const { registered } = present(fields);
			return pullRequestResponse(registered, registered.queue.find(number), stateCase);
		},
		"/setImpactedTargets": (fields) => {
			const identity = queueIdentity(fields);
			const { number, sha } = pullRequestField(fields);
			const targets = impactedTargetsField(fields);
			const now = clock.now();
			queues.findOrCreate(now, identity).queue.setImpactedTargets(now, number, targets, sha);
			return {};
		},
		"/getMergeQueueTestingDetails": (fields) => {
			const number = fields.pr === void 0 ? void 0 : pullRequestField(fields).number;
			const testRunId = optionalStringField(fields, "testRunId");
			const { registered } = present(fields);
			return testingDetailsAnswer(registered, tested(registered, number, testRunId), stateCase);
		},
		"/createQueue": (fields) => {
			queues.create(clock.now(), queueIdentity(fields), settingsFields(fields));
		},
		"/deleteQueue": (fields) => {
			queues.delete(clock.now(), queueIdentity(fields));
			return {};
		},
		"/getQueue": (fields) => queueResponse(present(fields).registered, stateCase),
		"/updateQueue": (fields) => {
			const settings = settingsFields(fields);
			const state = queueStateField(fields);
			const { registered, now } = present(fields);
			registered.queue.update(now, settings, state);
			return queueResponse(registered, stateCase);
		}
	};
}
/** The pull request whose test is asked for: by the run, by its number, or else the first that is being tested. */
function tested({ queue }, number, testRunId) {
	if (testRunId === void 0) return number === void 0 ? queue.enqueued.find((each) => each.state === "TESTING") : queue.find(number);
	for (const each of queue.submitted) if (each.test?.id === testRunId) return each;
	throw new Refusal("unknown", `There is no test run ${testRunId} in this queue`);
}
//#endregion
//#region src/local-service/http/request-log.ts
const kept$1 = 1e4;
const longestBody = 16384;
/** The latest 10,000 requests. */
var RequestLog = class {
	#requests = [];
	/** How many there were since the start, or since they were last forgotten. */
	total = 0;
	get requests() {
		return this.#requests;
	}
	add(method, path, token) {
		const request = {
			receivedAt: (/* @__PURE__ */ new Date()).toISOString(),
			method,
			path,
			token,
			bodyBytes: null,
			body: null,
			status: null
		};
		this.#requests.push(request);
		this.total += 1;
		if (this.#requests.length > kept$1) this.#requests.shift();
		return request;
	}
	clear() {
		this.#requests = [];
		this.total = 0;
	}
};
/** Notes a body that has been read. */
function noteBody(request, size, bytes) {
	request.bodyBytes = size;
	if (bytes === void 0 || bytes.length > longestBody) return;
	try {
		request.body = JSON.parse(bytes.toString("utf8"));
	} catch {
		request.body = null;
	}
}
const statusOf = {
	unknown: 404,
	"not-empty": 400,
	"not-in-queue": 400,
	exists: 409,
	merged: 409,
	draining: 409
};
/** The service interface over HTTP, and the control endpoints beside it. */
function serviceApp(options) {
	const { clock, queues, source, stateCase } = options;
	const app = new Hono();
	const requests = new RequestLog();
	const faults = new Faults();
	const tokenDigest = digest(options.token);
	app.use(`/v1/*`, async (context, next) => {
		const given = context.req.header("x-api-token");
		const token = given === void 0 ? "missing" : timingSafeEqual(digest(given), tokenDigest) ? "accepted" : "wrong";
		const { pathname, search } = new URL(context.req.url);
		const logged = requests.add(context.req.method, pathname + search, token);
		const body = await receiveBody(context.env.incoming);
		noteBody(logged, body.size, body.bytes);
		context.set("token", token);
		context.set("body", body);
		await next();
		if (context.res !== RESPONSE_ALREADY_SENT) logged.status = context.res.status;
	});
	app.use(`/v1/*`, async (context, next) => {
		if (context.var.token === "missing") return context.text("Unauthorized: the x-api-token header is missing", 401);
		if (context.var.token === "wrong") return context.text("Unauthorized: the token is not accepted", 401);
		return next();
	});
	app.use(`/v1/*`, async (context, next) => {
		const fault = faults.take(context.req.path.slice(3));
		if (fault === void 0) return next();
		const answer = async () => {
			await next();
			return context.res;
		};
		const response = await strike(fault, answer, context.env.outgoing);
		context.res = void 0;
		context.res = response;
	});
	const post = (path, endpoint) => {
		app.post("/v1" + path, (context) => {
			const answer = endpoint(parseObject(context.var.body, context.req.header("content-type")));
			return answer === void 0 ? context.body(null, 200) : context.json(answer);
		});
		app.all("/v1" + path, (context) => wrongMethod(context, "POST"));
	};
	const endpoints = {
		...queueEndpoints({
			queues,
			clock,
			stateCase
		}),
		...flakyTestEndpoints(source, clock)
	};
	for (const [path, endpoint] of Object.entries(endpoints)) post(path, endpoint);
	const metricsPath = "/getMergeQueueMetrics";
	app.get("/v1/getMergeQueueMetrics", async (context) => {
		const now = clock.now();
		queues.advance(now);
		const wanted = queuesOf(queues, context.req.query("repo"), context.req.query("repoHost"));
		return context.body(await metricsText(wanted, now), 200, { "content-type": metricsContentType });
	});
	app.all("/v1/getMergeQueueMetrics", (context) => wrongMethod(context, "GET"));
	addControlEndpoints(app, {
		...options,
		faults,
		requests,
		endpoints: [...Object.keys(endpoints), metricsPath]
	});
	app.notFound((context) => context.text(`There is nothing at ${context.req.path}`, 404));
	app.onError((error, context) => {
		if (error instanceof HttpError) return context.text(error.message, error.status);
		if (error instanceof Refusal) return context.text(error.message, statusOf[error.reason]);
		if (context.env.incoming.destroyed && !context.env.incoming.complete) return context.text("The request broke off", 400);
		console.error(error);
		return context.text("Internal error of the local merge queue service", 500);
	});
	return app;
}
function wrongMethod(context, allowed) {
	return context.text(`${context.req.path} takes ${allowed} only`, 405, { allow: allowed });
}
/** The queues of one repository, or all. @throws HttpError (400) */
function queuesOf(queues, repo, host) {
	if (repo === void 0 && host === void 0) return [...queues];
	if (host === void 0 || host === "") throw new HttpError(400, "repoHost is missing: it must be given together with repo");
	if (repo === void 0 || repo === "") throw new HttpError(400, "repo is missing: it must be given together with repoHost");
	if (!/^[^/]+\/[^/]+$/.test(repo)) throw new HttpError(400, "repo must be owner/name");
	const wanted = `${host}/${repo}`.toLowerCase();
	return [...queues].filter((each) => `${each.repo.host}/${each.repo.owner}/${each.repo.name}`.toLowerCase() === wanted);
}
/** Digests have one length, so that comparing them takes the same time for every token. */
function digest(token) {
	return createHash("sha256").update(token).digest();
}
//#endregion
//#region src/local-service/queue/history.ts
const kept = 1e5;
/** The latest 100,000 changes of state, in the order in which they became known. */
var History = class {
	#changes = [];
	get changes() {
		return this.#changes;
	}
	add({ repo, targetBranch }, { pullRequest, from, to, at }) {
		const { number } = pullRequest;
		this.#changes.push({
			repo,
			targetBranch,
			number,
			from: from ?? null,
			to,
			at: new Date(at).toISOString()
		});
		if (this.#changes.length > kept) this.#changes.shift();
	}
	clear() {
		this.#changes = [];
	}
};
//#endregion
//#region src/local-service/queue/impacted-targets.ts
/** True when the two share a target. A pull request whose targets nobody has set (`undefined`) counts as ALL. */
function overlap(one, other) {
	const [a, b] = [one ?? "ALL", other ?? "ALL"];
	if (a === "ALL") return b === "ALL" || b.size > 0;
	if (b === "ALL") return a.size > 0;
	const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
	for (const target of fewer) if (more.has(target)) return true;
	return false;
}
/** True when both say the same. */
function sameTargets(one, other) {
	if (one === void 0 || other === void 0 || one === "ALL" || other === "ALL") return one === other;
	return one.size === other.size && [...one].every((target) => other.has(target));
}
//#endregion
//#region src/local-service/queue/merge-queue.ts
/**
* The rules of one merge queue. It has no clock: every method takes the time (milliseconds since 1970) and first does
* all that has become due until then, each thing at its own time and in the order of time. So it does not matter how
* often anybody looks.
*/
var MergeQueue = class {
	#options;
	#settings;
	#pullRequests = /* @__PURE__ */ new Map();
	/** Set by clients, before or after the submission. */
	#uploads = /* @__PURE__ */ new Map();
	#unmergeable = /* @__PURE__ */ new Set();
	/** TESTING, TESTS_PASSED and PENDING_FAILURE, in the order in which their tests started. */
	#inFlight = [];
	#wanted = "RUNNING";
	#switching;
	#time;
	#submissions = 0;
	#testRuns = 0;
	constructor(options, at, settings = {}) {
		this.#options = options;
		this.#settings = {
			...defaultSettings,
			...settings
		};
		this.#time = at;
	}
	get settings() {
		return this.#settings;
	}
	get state() {
		return this.#switching === void 0 ? this.#wanted : "SWITCHING_MODES";
	}
	/** Those in the queue: in flight in the order of their tests, then those that wait in the order of their turn. */
	get enqueued() {
		return [
			...this.#inFlight,
			...this.#inState("PENDING").sort(byTurn),
			...this.#inState("NOT_READY").sort(byTurn)
		];
	}
	/** Every pull request that was ever submitted, as it stands after its latest submission. */
	get submitted() {
		return this.#pullRequests.values();
	}
	isMergeable(pullRequest) {
		return !this.#unmergeable.has(pullRequest);
	}
	/** True when a pull request has to wait for its impacted targets. */
	get requiresImpactedTargets() {
		return this.#settings.mode === "parallel" && this.#options.requireImpactedTargets;
	}
	/** @throws Refusal (unknown) when it was never submitted */
	find(number) {
		const pullRequest = this.#pullRequests.get(number);
		if (pullRequest === void 0) throw new Refusal("unknown", `Pull request ${String(number)} was never submitted to this queue`);
		return pullRequest;
	}
	/**
	* Puts a pull request into the queue. One that is in it already keeps its place; only what is given is changed.
	* @throws Refusal (merged, draining)
	*/
	submit(at, number, submission = {}) {
		this.advance(at);
		const present = this.#pullRequests.get(number);
		if (present !== void 0 && !isFinal(present.state)) {
			present.priority = submission.priority ?? present.priority;
			present.noBatch = submission.noBatch ?? present.noBatch;
			this.#newCommit(present, submission.sha);
		} else {
			refuseMerged(present);
			if (this.#wanted === "DRAINING") throw new Refusal("draining", "The queue is DRAINING and accepts no new pull requests");
			this.#enter(number, submission, "NOT_READY", false);
		}
		this.#settle();
	}
	/** @throws Refusal (unknown, not-in-queue) */
	cancel(at, number) {
		this.advance(at);
		this.#leave(this.#findEnqueued(number), "CANCELLED");
		this.#settle();
	}
	/**
	* Tests a pull request again, and with it those that were tested on top of it. One that is not in flight waits for
	* its first test, so nothing changes.
	* @throws Refusal (unknown, not-in-queue)
	*/
	restartTests(at, number) {
		this.advance(at);
		const pullRequest = this.#findEnqueued(number);
		pullRequest.held = false;
		if (isInFlight(pullRequest.state)) this.#restart(pullRequest);
		this.#settle();
	}
	/**
	* Says what a pull request impacts, also before it is submitted. Other targets in a parallel queue, or another
	* commit, make its tests start again; a merged pull request stays as it is.
	*/
	setImpactedTargets(at, number, targets, sha) {
		this.advance(at);
		this.#uploads.set(number, {
			targets,
			sha
		});
		const pullRequest = this.#pullRequests.get(number);
		if (pullRequest === void 0 || isFinal(pullRequest.state)) return;
		const changed = !sameTargets(pullRequest.impactedTargets, targets);
		pullRequest.impactedTargets = targets;
		this.#newCommit(pullRequest, sha);
		if (changed && this.#settings.mode === "parallel" && isInFlight(pullRequest.state) && !pullRequest.held) this.#restart(pullRequest);
		this.#settle();
	}
	/**
	* Changes settings and state. Another mode takes effect when the tests that run have ended (SWITCHING_MODES until
	* then). PAUSED stops the tests that run; they start again later.
	*/
	update(at, settings, state) {
		this.advance(at);
		const { mode, ...others } = settings;
		Object.assign(this.#settings, others);
		this.#changeState(() => {
			if (state !== void 0) this.#wanted = state;
			if (mode !== void 0 && mode !== (this.#switching?.mode ?? this.#settings.mode)) this.#switching = {
				mode,
				until: this.#time + this.#options.durations.switchingModes
			};
		});
		if (state === "PAUSED") {
			for (const pullRequest of [...this.#inFlight]) if (isUndecided(pullRequest) && !pullRequest.held) this.#restart(pullRequest);
		}
		this.#settle();
	}
	/** Says whether the repository's host would merge it (conflicts, missing reviews); one that is not mergeable is NOT_READY. */
	setMergeable(at, number, mergeable) {
		this.advance(at);
		if (mergeable) this.#unmergeable.delete(number);
		else this.#unmergeable.add(number);
		const pullRequest = this.#pullRequests.get(number);
		if (!mergeable && pullRequest !== void 0 && isInFlight(pullRequest.state) && !pullRequest.held) this.#restart(pullRequest);
		this.#settle();
	}
	/**
	* Puts a pull request into a state, whether the rules lead there or not, and holds it there until `release`. Final
	* states need no holding. One that was never submitted is submitted by this.
	* @throws Refusal (merged)
	*/
	force(at, number, state) {
		this.advance(at);
		const present = this.#pullRequests.get(number);
		refuseMerged(present);
		if (present === void 0 || isFinal(present.state)) this.#enter(number, {}, state, true);
		else {
			if (isInFlight(present.state) && !isInFlight(state)) this.#land(present, state === "MERGED");
			if (!isInFlight(present.state) && isInFlight(state)) this.#takeOff(present);
			if (present.state === "TESTING") this.#endTest(present, state === "TESTS_PASSED" ? "passed" : "failed");
			if (state === "TESTING") this.#startTest(present);
			this.#transition(present, state, true);
			present.held = !isFinal(state);
			present.mergesAt = void 0;
		}
		this.#settle();
	}
	/**
	* Lets time change a pull request again that `force` holds.
	* @throws Refusal (unknown)
	*/
	release(at, number) {
		this.advance(at);
		const pullRequest = this.find(number);
		pullRequest.held = false;
		if (pullRequest.state === "TESTING") this.#startTest(pullRequest);
		this.#settle();
	}
	/** Does all that is due until a time. A time before the latest one changes nothing. */
	advance(to) {
		for (let due = this.#nextDue(); due !== void 0 && due.at <= to; due = this.#nextDue()) {
			this.#time = Math.max(this.#time, due.at);
			due.happen();
			this.#settle();
		}
		this.#time = Math.max(this.#time, to);
	}
	#nextDue() {
		let at = Infinity;
		let happen = () => void 0;
		const consider = (time, event) => {
			if (time !== void 0 && time < at) [at, happen] = [time, event];
		};
		const wake = (time) => {
			if (time > this.#time) consider(time, () => void 0);
		};
		if (this.#switching !== void 0) wake(this.#switching.until);
		for (const pullRequest of this.enqueued) {
			if (pullRequest.held) continue;
			if (pullRequest.state === "NOT_READY") wake(pullRequest.readyFrom);
			else if (pullRequest.state === "PENDING") wake(pullRequest.testableFrom);
			else if (pullRequest.state === "TESTS_PASSED") consider(pullRequest.mergesAt, () => {
				this.#leave(pullRequest, "MERGED");
			});
			else if (pullRequest.state === "TESTING") consider(pullRequest.test?.endsAt, () => {
				this.#concludeTest(pullRequest);
			});
		}
		return at === Infinity ? void 0 : {
			at,
			happen
		};
	}
	/** Does all that follows at the present time from what has happened. */
	#settle() {
		this.#settleFailures();
		this.#finishSwitching();
		this.#settleReadiness();
		this.#startTests();
		for (const pullRequest of this.#inState("TESTS_PASSED")) pullRequest.mergesAt = pullRequest.ahead.size === 0 && !pullRequest.held && this.#wanted !== "PAUSED" ? pullRequest.mergesAt ?? this.#time + this.#options.durations.merging : void 0;
		this.#finishDraining();
	}
	#finishSwitching() {
		const switching = this.#switching;
		if (switching === void 0 || this.#time < switching.until || this.#inFlight.some(isUndecided)) return;
		this.#changeState(() => {
			this.#settings.mode = switching.mode;
			this.#switching = void 0;
		});
	}
	#finishDraining() {
		if (this.state !== "DRAINING" || this.#inFlight.length > 0 || this.#inState("PENDING").length > 0) return;
		this.#changeState(() => {
			this.#wanted = "PAUSED";
		});
	}
	#settleFailures() {
		if (this.#wanted === "PAUSED") return;
		for (;;) {
			const settled = this.#inState("PENDING_FAILURE").find((each) => !each.held && this.#failureStands(each));
			if (settled === void 0) return;
			this.#leave(settled, "FAILED");
		}
	}
	#settleReadiness() {
		for (const pullRequest of [...this.#inState("NOT_READY"), ...this.#inState("PENDING")]) {
			if (pullRequest.held) continue;
			const ready = this.#isReady(pullRequest);
			if (ready && pullRequest.state === "NOT_READY") {
				pullRequest.testableFrom = this.#time + this.#options.durations.pending;
				this.#transition(pullRequest, "PENDING");
			} else if (!ready && pullRequest.state === "PENDING") this.#transition(pullRequest, "NOT_READY");
		}
	}
	#isReady(pullRequest) {
		if (this.#time < pullRequest.readyFrom || this.#unmergeable.has(pullRequest.number)) return false;
		return pullRequest.impactedTargets !== void 0 || !this.requiresImpactedTargets;
	}
	#startTests() {
		if (this.state !== "RUNNING" && this.state !== "DRAINING") return;
		let free = this.#settings.concurrency - this.#inState("TESTING").length;
		const waiting = [];
		for (const pullRequest of this.#inState("PENDING").sort(byTurn)) {
			if (free <= 0) return;
			if (!pullRequest.held && pullRequest.testableFrom <= this.#time && !waiting.some((other) => this.#conflict(other, pullRequest))) {
				this.#takeOff(pullRequest);
				this.#startTest(pullRequest);
				this.#transition(pullRequest, "TESTING");
				free -= 1;
			} else waiting.push(pullRequest);
		}
	}
	#conflict(one, other) {
		return this.#settings.mode === "single" || overlap(one.impactedTargets, other.impactedTargets);
	}
	#enter(number, submission, state, forced) {
		const before = this.#pullRequests.get(number);
		const upload = this.#uploads.get(number);
		const pullRequest = {
			number,
			sequence: ++this.#submissions,
			submittedAt: this.#time,
			state,
			stateChangedAt: this.#time,
			priority: submission.priority ?? defaultPriority,
			noBatch: submission.noBatch ?? false,
			sha: submission.sha ?? upload?.sha,
			impactedTargets: upload?.targets,
			readyFrom: this.#time + this.#options.durations.notReady,
			testableFrom: this.#time + this.#options.durations.pending,
			mergesAt: void 0,
			test: void 0,
			ahead: /* @__PURE__ */ new Set(),
			held: forced && !isFinal(state)
		};
		if (!forced && this.#isReady(pullRequest)) pullRequest.state = "PENDING";
		if (isInFlight(state)) this.#takeOff(pullRequest);
		if (state === "TESTING") this.#startTest(pullRequest);
		this.#pullRequests.set(number, pullRequest);
		this.#tell(pullRequest, before?.state, forced);
	}
	#findEnqueued(number) {
		const pullRequest = this.find(number);
		if (isFinal(pullRequest.state)) throw new Refusal("not-in-queue", `Pull request ${String(number)} is not in the queue: it is ${pullRequest.state}`);
		return pullRequest;
	}
	#newCommit(pullRequest, sha) {
		if (sha === void 0 || sha === pullRequest.sha) return;
		const tested = pullRequest.sha !== void 0 && isInFlight(pullRequest.state) && !pullRequest.held;
		pullRequest.sha = sha;
		if (tested) this.#restart(pullRequest);
	}
	#takeOff(pullRequest) {
		pullRequest.ahead = new Set(this.#inFlight.filter((other) => this.#conflict(other, pullRequest)));
		this.#inFlight.push(pullRequest);
	}
	/** Takes a pull request out of those in flight. Unless it merged, what was tested on top of it starts again. */
	#land(pullRequest, merged) {
		this.#inFlight = this.#inFlight.filter((other) => other !== pullRequest);
		pullRequest.ahead.clear();
		pullRequest.mergesAt = void 0;
		for (const behind of [...this.#inFlight]) {
			if (!behind.ahead.delete(pullRequest)) continue;
			if (!merged && !behind.held) this.#restart(behind);
		}
	}
	#leave(pullRequest, state) {
		const inFlight = isInFlight(pullRequest.state);
		this.#endTest(pullRequest, state === "FAILED" ? "failed" : "stopped");
		pullRequest.held = false;
		this.#transition(pullRequest, state);
		if (inFlight) this.#land(pullRequest, state === "MERGED");
	}
	#restart(pullRequest) {
		this.#endTest(pullRequest, "stopped");
		pullRequest.testableFrom = this.#time + this.#options.durations.pending;
		this.#transition(pullRequest, "PENDING");
		this.#land(pullRequest, false);
	}
	#startTest(pullRequest) {
		const { outcome, milliseconds = this.#options.durations.testing } = this.#options.planTest(pullRequest.number);
		const limit = this.#settings.testingTimeoutMinutes * 6e4;
		const length = outcome === "hang" ? Infinity : milliseconds;
		pullRequest.test = {
			id: uuidFrom(`${this.#options.name} test run ${String(++this.#testRuns)}`),
			startedAt: this.#time,
			endsAt: this.#time + Math.min(length, limit),
			passes: outcome === "pass" && length <= limit
		};
	}
	#endTest(pullRequest, result) {
		if (pullRequest.test === void 0 || pullRequest.test.endedAt !== void 0) return;
		pullRequest.test.endedAt = this.#time;
		pullRequest.test.result = result;
	}
	#concludeTest(pullRequest) {
		if (pullRequest.test?.passes === true) this.#pass(pullRequest);
		else if (this.#failureStands(pullRequest)) this.#leave(pullRequest, "FAILED");
		else {
			this.#endTest(pullRequest, "failed");
			this.#transition(pullRequest, "PENDING_FAILURE");
		}
	}
	#pass(pullRequest) {
		this.#endTest(pullRequest, "passed");
		this.#transition(pullRequest, "TESTS_PASSED");
		if (!this.#settings.canOptimisticallyMerge) return;
		for (const other of pullRequest.ahead) if (isUndecided(other) && !other.held) this.#pass(other);
	}
	/** A failure counts once everything that was tested with it has passed, and nobody behind can show that it was no failure. */
	#failureStands(pullRequest) {
		for (const other of pullRequest.ahead) if (other.state !== "TESTS_PASSED") return false;
		if (!this.#settings.canOptimisticallyMerge) return true;
		return !this.#inFlight.filter((other) => other.ahead.has(pullRequest)).slice(0, this.#settings.pendingFailureDepth).some((other) => other.state === "TESTING");
	}
	#inState(state) {
		if (isInFlight(state)) return this.#inFlight.filter((each) => each.state === state);
		return [...this.#pullRequests.values()].filter((each) => each.state === state);
	}
	#transition(pullRequest, to, forced = false) {
		const from = pullRequest.state;
		pullRequest.state = to;
		pullRequest.stateChangedAt = this.#time;
		this.#tell(pullRequest, from, forced);
	}
	#tell(pullRequest, from, forced) {
		this.#options.onTransition?.({
			pullRequest,
			from,
			to: pullRequest.state,
			at: this.#time,
			forced
		}, this);
	}
	#changeState(change) {
		const before = this.state;
		change();
		if (this.state !== before) this.#options.onQueueTransition?.(before, this.state, this.#time);
	}
};
function refuseMerged(pullRequest) {
	if (pullRequest?.state === "MERGED") throw new Refusal("merged", `Pull request ${String(pullRequest.number)} has been merged already`);
}
/** In flight, and whether it passes is open. */
function isUndecided(pullRequest) {
	return pullRequest.state === "TESTING" || pullRequest.state === "PENDING_FAILURE";
}
function byTurn(one, other) {
	return one.priority.value - other.priority.value || one.sequence - other.sequence;
}
//#endregion
//#region src/local-service/queue/statistics.ts
const window$1 = 36e5;
/** Listens to a queue and remembers the last hour. */
var Statistics = class {
	#observations = [];
	/** The submission (by its sequence) of each pull request that has been tested, so that only its first wait counts. */
	#tested = /* @__PURE__ */ new Map();
	/** To be called for every transition of the queue. */
	observe = ({ pullRequest, from, to, at }) => {
		const seconds = (at - pullRequest.submittedAt) / 1e3;
		if (to === "TESTING" && this.#tested.get(pullRequest.number) !== pullRequest.sequence) {
			this.#tested.set(pullRequest.number, pullRequest.sequence);
			this.#add({
				kind: "wait",
				at,
				seconds
			});
		}
		if (from === "TESTING" && pullRequest.test?.result !== "stopped" && pullRequest.test?.endedAt === at) this.#add({
			kind: "test",
			at,
			seconds: (at - pullRequest.test.startedAt) / 1e3
		});
		if (from !== void 0 && isInFlight(from) && to === "PENDING") this.#add({
			kind: "restart",
			at
		});
		if (isFinal(to)) {
			this.#add({
				kind: "conclusion",
				at,
				state: to
			});
			this.#add({
				kind: "time-in-queue",
				at,
				seconds
			});
		}
	};
	/** @param now milliseconds since 1970 */
	lastHour(now) {
		this.#forget(now);
		const conclusions = /* @__PURE__ */ new Map([
			["MERGED", 0],
			["FAILED", 0],
			["CANCELLED", 0]
		]);
		let restarts = 0;
		const waits = [];
		const tests = [];
		const timesInQueue = [];
		for (const seen of this.#observations) if (seen.kind === "conclusion") conclusions.set(seen.state, (conclusions.get(seen.state) ?? 0) + 1);
		else if (seen.kind === "restart") restarts += 1;
		else if (seen.kind === "wait") waits.push(seen.seconds);
		else if (seen.kind === "test") tests.push(seen.seconds);
		else timesInQueue.push(seen.seconds);
		return {
			conclusions,
			restarts,
			waits,
			tests,
			timesInQueue
		};
	}
	#add(observation) {
		this.#observations.push(observation);
		if (this.#observations.length % 1e4 === 0) this.#forget(observation.at);
	}
	#forget(now) {
		const oldest = now - window$1;
		if ((this.#observations[0]?.at ?? Infinity) > oldest) return;
		this.#observations = this.#observations.filter((seen) => seen.at > oldest);
	}
};
//#endregion
//#region src/local-service/queue/merge-queues.ts
/** All queues of the service. Hosts, owners and repositories are the same in any case of letters; branches are not. */
var MergeQueues = class {
	#options;
	#queues = /* @__PURE__ */ new Map();
	/** What happened to pull requests in all queues, those that were deleted included. */
	history = new History();
	constructor(options) {
		this.#options = options;
	}
	[Symbol.iterator]() {
		return this.#queues.values();
	}
	/** @throws Refusal (exists) */
	create(at, identity, settings = {}) {
		const name = nameOf(identity);
		if (this.#queues.has(name)) throw new Refusal("exists", `There is a queue already for ${describe(identity)}`);
		const statistics = new Statistics();
		const onTransition = (transition) => {
			statistics.observe(transition);
			this.history.add(identity, transition);
		};
		const queue = new MergeQueue({
			...this.#options,
			name,
			onTransition
		}, at, settings);
		const registered = {
			...identity,
			queue,
			statistics
		};
		this.#queues.set(name, registered);
		return registered;
	}
	/** @throws Refusal (unknown) */
	find(identity) {
		const found = this.#queues.get(nameOf(identity));
		if (found === void 0) throw new Refusal("unknown", `There is no queue for ${describe(identity)}`);
		return found;
	}
	/**
	* The queue that a pull request for this branch goes to.
	* @throws Refusal (unknown) when there is none and none is made
	*/
	findOrCreate(at, identity) {
		return !this.#queues.has(nameOf(identity)) && this.#options.implicitQueues ? this.create(at, identity) : this.find(identity);
	}
	/** @throws Refusal (unknown, not-empty) */
	delete(at, identity) {
		const { queue } = this.find(identity);
		queue.advance(at);
		const left = queue.enqueued.length;
		if (left > 0) throw new Refusal("not-empty", `The queue for ${describe(identity)} is not empty: cancel or merge its ${String(left)} pull request(s) first`);
		this.#queues.delete(nameOf(identity));
	}
	/** Does in every queue what is due until a time (milliseconds since 1970). */
	advance(to) {
		for (const { queue } of this) queue.advance(to);
	}
};
function nameOf({ repo, targetBranch }) {
	return JSON.stringify([
		repo.host.toLowerCase(),
		repo.owner.toLowerCase(),
		repo.name.toLowerCase(),
		targetBranch
	]);
}
function describe({ repo, targetBranch }) {
	return `branch ${targetBranch} of ${repo.owner}/${repo.name} on ${repo.host}`;
}
//#endregion
//#region src/local-service/queue/test-outcomes.ts
/** Decides how the tests of a pull request end. Everything passes, except what it was told. */
var TestOutcomes = class {
	#failing;
	#planned = /* @__PURE__ */ new Map();
	/** @param failing pull requests whose tests always fail, unless something else is planned */
	constructor(failing = []) {
		this.#failing = new Set(failing);
	}
	/**
	* Plans how the tests of a pull request end, from the next start on.
	* @param times for how many runs; for ever when left out
	*/
	plan(pullRequest, test, times = Infinity) {
		this.#planned.set(pullRequest, {
			test,
			remaining: times
		});
	}
	/** Asked when a run starts; counts it. */
	next(pullRequest) {
		const planned = this.#planned.get(pullRequest);
		if (planned !== void 0 && planned.remaining > 0) {
			planned.remaining -= 1;
			return planned.test;
		}
		return { outcome: this.#failing.has(pullRequest) ? "fail" : "pass" };
	}
};
//#endregion
//#region src/local-service/server.ts
/** Milliseconds. */
const defaultDurations = {
	notReady: 0,
	pending: 1e3,
	testing: 3e3,
	merging: 1e3,
	switchingModes: 1e3
};
/**
* Starts a merge queue and flaky-test service that keeps everything in memory.
* @throws the system's error when it cannot listen there
*/
async function startLocalService(options) {
	const outcomes = new TestOutcomes(options.failing);
	const listener = getRequestListener(serviceApp({
		token: options.token,
		clock: new Clock(options.speed),
		queues: new MergeQueues({
			durations: {
				...defaultDurations,
				...options.durations
			},
			requireImpactedTargets: options.requireImpactedTargets ?? false,
			implicitQueues: options.implicitQueues ?? true,
			planTest: (pullRequest) => outcomes.next(pullRequest)
		}),
		outcomes,
		source: { records: options.records },
		stateCase: options.lowerCaseStates === true ? "lower" : "upper"
	}).fetch, { overrideGlobalObjects: false });
	const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
	server.listen(options.port ?? 0, options.host ?? "127.0.0.1");
	await once(server, "listening");
	const { address, family, port } = server.address();
	const origin = `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
	return {
		url: origin + "/v1",
		controlUrl: `${origin}/_control`,
		close: async () => {
			if (!server.listening) return;
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		}
	};
}
//#endregion
//#region src/local-service/command-line.ts
/** What is wrong with the command line, in one line. */
var UsageError = class extends Error {
	name = "UsageError";
};
const help = `A merge queue and flaky-test service that keeps everything in memory.

Usage: local-service --token TOKEN [options]

  --token TOKEN             the only accepted token (default: $MERGE_QUEUE_API_TOKEN)
  --port PORT               port to listen on, 0 for a free one (default: 4010)
  --host HOST               address to listen on (default: 127.0.0.1)
  --records FILE            JSON with unhealthy_tests and quarantined_tests, served in place of the default ones

  --not-ready-seconds N     from submission to PENDING (default: ${defaultDurations.notReady / 1e3})
  --pending-seconds N       at least so long in PENDING (default: ${defaultDurations.pending / 1e3})
  --testing-seconds N       from TESTING to TESTS_PASSED or a failure (default: ${defaultDurations.testing / 1e3})
  --merging-seconds N       from TESTS_PASSED with nobody ahead to MERGED (default: ${defaultDurations.merging / 1e3})
  --switching-seconds N     at least so long in SWITCHING_MODES (default: ${defaultDurations.switchingModes / 1e3})
  --speed N                 seconds of the service that pass in one second (default: 1)

  --failing NUMBERS         pull requests whose tests fail, as in 13,42
  --require-impacted-targets
                            pull requests of parallel queues wait in NOT_READY for their impacted targets
  --no-implicit-queues      a branch has no queue until createQueue makes one
  --lower-case-states       answer states in lower case
  --help                    show this
`;
/**
* Reads the command line and the file of records that it names.
* @param args without the names of node and the program
* @returns the options, or undefined when help is asked for
* @throws UsageError
*/
async function readCommandLine(args, environment) {
	const values = parse(args);
	if (values.help === true) return void 0;
	const token = values.token ?? environment.MERGE_QUEUE_API_TOKEN ?? "";
	if (token === "") throw new UsageError("--token (or the variable MERGE_QUEUE_API_TOKEN) is missing: choose any token");
	if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError("--token may hold visible ASCII characters only");
	return {
		token,
		durations: {
			notReady: milliseconds("not-ready-seconds", values["not-ready-seconds"], defaultDurations.notReady),
			pending: milliseconds("pending-seconds", values["pending-seconds"], defaultDurations.pending),
			testing: milliseconds("testing-seconds", values["testing-seconds"], defaultDurations.testing),
			merging: milliseconds("merging-seconds", values["merging-seconds"], defaultDurations.merging),
			switchingModes: milliseconds("switching-seconds", values["switching-seconds"], defaultDurations.switchingModes)
		},
		port: portOf(values.port),
		host: values.host ?? "127.0.0.1",
		speed: speedOf(values.speed),
		failing: numbersOf(values.failing),
		implicitQueues: values["no-implicit-queues"] !== true,
		requireImpactedTargets: values["require-impacted-targets"] === true,
		lowerCaseStates: values["lower-case-states"] === true,
		...values.records === void 0 ? {} : { records: await recordsOf(values.records) }
	};
}
function parse(args) {
	try {
		return parseArgs({
			args: [...args],
			strict: true,
			allowPositionals: false,
			options: {
				token: { type: "string" },
				port: { type: "string" },
				host: { type: "string" },
				records: { type: "string" },
				"not-ready-seconds": { type: "string" },
				"pending-seconds": { type: "string" },
				"testing-seconds": { type: "string" },
				"merging-seconds": { type: "string" },
				"switching-seconds": { type: "string" },
				speed: { type: "string" },
				failing: { type: "string" },
				"require-impacted-targets": { type: "boolean" },
				"no-implicit-queues": { type: "boolean" },
				"lower-case-states": { type: "boolean" },
				help: {
					type: "boolean",
					short: "h"
				}
			}
		}).values;
	} catch (error) {
		const [firstSentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
		throw new UsageError(`${firstSentence ?? ""} (--help shows the options)`, { cause: error });
	}
}
function milliseconds(option, given, otherwise) {
	if (given === void 0) return otherwise;
	if (!/^\d+(\.\d+)?$/.test(given)) throw new UsageError(`--${option} must be a number of seconds, not ${given}`);
	return Number(given) * 1e3;
}
function portOf(given = "4010") {
	if (!/^\d{1,5}$/.test(given) || Number(given) > 65535) throw new UsageError(`--port must be a number from 0 to 65535, not ${given}`);
	return Number(given);
}
function speedOf(given = "1") {
	if (!/^\d+(\.\d+)?$/.test(given) || Number(given) === 0) throw new UsageError(`--speed must be a number greater than 0, not ${given}`);
	return Number(given);
}
function numbersOf(given = "") {
	const items = given.split(",").filter((item) => item.trim() !== "");
	const odd = items.find((item) => !/^\s*[1-9]\d*\s*$/.test(item));
	if (odd !== void 0) throw new UsageError(`--failing must be pull request numbers such as 13,42, not ${odd}`);
	return items.map(Number);
}
async function recordsOf(path) {
	try {
		return await readRecordsFile(path);
	} catch (error) {
		throw new UsageError(`--records: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
	}
}
//#endregion
//#region src/local-service/main.ts
/** Starts the service and returns when it listens; SIGINT and SIGTERM end the process with exit code 0. */
async function main() {
	const options = await readCommandLine(process$1.argv.slice(2), process$1.env);
	if (options === void 0) {
		process$1.stdout.write(help);
		return;
	}
	const service = await startLocalService(options).catch((error) => {
		const { code = "", message } = error;
		const why = code === "EADDRINUSE" ? "the port is in use; choose another with --port" : message;
		throw new UsageError(`cannot listen on ${options.host ?? ""} port ${options.port ?? 0}: ${why}`, { cause: error });
	});
	const stop = () => void service.close();
	process$1.once("SIGINT", stop);
	process$1.once("SIGTERM", stop);
	console.log(`Local merge queue service listening on ${service.url}`);
}
try {
	await main();
} catch (error) {
	if (!(error instanceof UsageError)) throw error;
	console.error(`local-service: ${error.message}`);
	process$1.exitCode = 2;
}
//#endregion
export {};
