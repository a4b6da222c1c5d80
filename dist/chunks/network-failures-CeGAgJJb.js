const require_index = require("../index.js");
//#region src/service/early-response.ts
/**
* Lets a response be read that came before the request was sent whole. A service that refuses a large body answers, closes
* the connection and takes no more; the next write then fails, and Node throws away what had arrived and was not read
* yet. Here the write fails only when everything that arrived has been read.
* @returns the socket
*/
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
	socket._write = (piece, encoding, written) => {
		write(piece, encoding, whenRead(written));
	};
	const writeMany = socket._writev?.bind(socket);
	if (writeMany !== void 0) socket._writev = (pieces, written) => {
		writeMany(pieces, whenRead(written));
	};
	return socket;
}
//#endregion
//#region src/service/network-failures.ts
/** A failed connection through a proxy. The proxy agent throws it, so that a proxy's failure is not taken for the service's. */
var ConnectionFailure = class extends Error {
	name = "ConnectionFailure";
	kind;
	code;
	/** @param failure its message is the end of a sentence that begins with what was asked */
	constructor(failure) {
		super(failure.message);
		this.kind = failure.kind;
		this.code = failure.code;
	}
};
/** System error codes that come before a request is sent, with what they mean to a person. */
const reasonNotConnected = {
	ECONNREFUSED: "the connection was refused",
	ENOTFOUND: "the host name is not known",
	EAI_AGAIN: "the host name could not be looked up",
	EHOSTUNREACH: "the host cannot be reached",
	ENETUNREACH: "the network cannot be reached",
	EADDRNOTAVAIL: "the address is not available"
};
/** Node's and OpenSSL's codes for a certificate or handshake that is not accepted. */
const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;
const untrusted = "its certificate comes from an authority that this runner does not trust, or comes without the certificates in between";
/** What the codes of `tls` mean to a person. */
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
/** OpenSSL's words for a response to its first message that is no TLS. */
const noTls = /wrong version number|packet length too long|http request|https proxy request/i;
/** Code, system call and message of an error or of the first one in an AggregateError; nothing else of it. */
function factsOf(error) {
	if (typeof error !== "object" || error === null) return {
		code: "",
		syscall: "",
		message: String(error)
	};
	const { code, syscall, message, cause, errors } = error;
	const inner = Array.isArray(errors) && errors.length > 0 ? factsOf(errors[0]) : cause ? factsOf(cause) : void 0;
	return {
		code: typeof code === "string" ? code : inner?.code ?? "",
		syscall: typeof syscall === "string" ? syscall : inner?.syscall ?? "",
		message: typeof message === "string" && message !== "" ? message : inner?.message ?? ""
	};
}
/**
* What an attempt without a response means: whether the request can have arrived, and one line for a person.
* @param error what Node threw; only its code and message are taken
*/
function networkFailure(error, attempt) {
	const { asked, address } = attempt;
	const { host } = new URL(address);
	if (attempt.timedOut) return {
		kind: "timeout",
		message: `${asked} got no whole response from ${host} within ${String(attempt.attemptTimeoutMs / 1e3)} s`
	};
	if (error instanceof ConnectionFailure) return {
		kind: error.kind,
		code: error.code,
		message: `${asked} ${error.message}`
	};
	const { code, syscall, message } = factsOf(error);
	const said = require_index.oneLine(attempt.redact(message), 200);
	const failure = (kind, what) => ({
		kind,
		message: `${asked} ${what}`,
		...code === "" ? {} : { code }
	});
	const explained = reasonNotConnected[code];
	if (explained !== void 0 || code === "ETIMEDOUT" && syscall === "connect") return failure("not-connected", `could not reach ${host}: ${explained ?? "connecting took too long"} (${code})`);
	if (noTls.test(message)) return {
		...failure("tls", `could not make a secure connection to ${host}: it speaks no TLS there`),
		code: "NO_TLS"
	};
	if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return failure("tls", `could not make a secure connection to ${host}: its certificate is not for this host: ${said.replace(/.* does not match certificate's altnames: /, "")} (${code})`);
	if (tls.test(code)) return failure("tls", `could not make a secure connection to ${host}: ${reasonNotSecure[code] ?? said} (${code})`);
	if (code.startsWith("HPE_")) return failure("connection-broke", `was answered by ${host} with something that is no HTTP: ${said} (${code})`);
	return failure("connection-broke", `got no whole response from ${host}: ${said}${code === "" ? "" : ` (${code})`}`);
}
//#endregion
Object.defineProperty(exports, "ConnectionFailure", {
	enumerable: true,
	get: function() {
		return ConnectionFailure;
	}
});
Object.defineProperty(exports, "keepEarlyResponse", {
	enumerable: true,
	get: function() {
		return keepEarlyResponse;
	}
});
Object.defineProperty(exports, "networkFailure", {
	enumerable: true,
	get: function() {
		return networkFailure;
	}
});
Object.defineProperty(exports, "reasonNotConnected", {
	enumerable: true,
	get: function() {
		return reasonNotConnected;
	}
});
