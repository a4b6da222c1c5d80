const require_index = require("../index.js");
//#region src/service/request-body.ts
/** Section 8 of the service interface: a request body is at most 20 MiB, in bytes of UTF-8. */
const bodyLimitBytes = 20 * 1024 * 1024;
/**
* The JSON body of a request, in UTF-8.
* @throws BodyTooLarge when it is over the service's limit
*/
function encodeBody(value) {
	const body = Buffer.from(JSON.stringify(value));
	if (body.byteLength > 20971520) throw new require_index.BodyTooLarge(body.byteLength, bodyLimitBytes);
	return body;
}
/**
* The JSON body of a request with one more field, which may be megabytes and is written only once.
* @returns the size of the body in bytes and, where that is within the service's limit, the body and the field's JSON in it
*/
function encodeBodyWith(request, field, content) {
	const rest = JSON.stringify(request);
	const before = `${rest.slice(0, -1)}${rest === "{}" ? "" : ","}${JSON.stringify(field)}:`;
	const bytes = Buffer.byteLength(before) + content.jsonBytes + 1;
	if (bytes > 20971520) return {
		bytes,
		encoded: void 0
	};
	const { whole, array } = content.json(before, "}");
	return {
		bytes,
		encoded: {
			body: whole,
			json: array
		}
	};
}
//#endregion
Object.defineProperty(exports, "bodyLimitBytes", {
	enumerable: true,
	get: function() {
		return bodyLimitBytes;
	}
});
Object.defineProperty(exports, "encodeBody", {
	enumerable: true,
	get: function() {
		return encodeBody;
	}
});
Object.defineProperty(exports, "encodeBodyWith", {
	enumerable: true,
	get: function() {
		return encodeBodyWith;
	}
});
