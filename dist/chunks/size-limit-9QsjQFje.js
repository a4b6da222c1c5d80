const require_user_error = require("./user-error-BaVgiDiY.js");
const require_index = require("../index.js");
//#region src/impacted-targets/formats/size-limit.ts
/**
* Largest manifest or lockfile that is parsed, in bytes: the largest lockfiles that are known have a third of it. What a parser
* makes of a file has many times its size, and a list of tens of millions of entries is one piece of memory that may not be
* there, which would end the process without a word.
*/
const parsedLimitBytes = 32 * 1024 * 1024;
/** A file that is not parsed because of its size. The message is a clause about it. */
var TooLarge = class extends require_user_error.UserError {
	name = "TooLarge";
};
/** @throws TooLarge */
function checkSize(size) {
	const refused = tooLarge(size);
	if (refused !== void 0) throw new TooLarge(refused);
}
/**
* Why a file is not parsed.
* @param size in bytes, or in characters, of which a file has no more
* @returns a clause about the file; undefined where it is parsed
*/
function tooLarge(size) {
	return size <= 33554432 ? void 0 : `it has ${require_index.grouped(size)} bytes, and at most ${require_index.grouped(parsedLimitBytes)} of such a file are read`;
}
//#endregion
Object.defineProperty(exports, "TooLarge", {
	enumerable: true,
	get: function() {
		return TooLarge;
	}
});
Object.defineProperty(exports, "checkSize", {
	enumerable: true,
	get: function() {
		return checkSize;
	}
});
Object.defineProperty(exports, "tooLarge", {
	enumerable: true,
	get: function() {
		return tooLarge;
	}
});
