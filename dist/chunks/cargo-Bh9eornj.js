require("./rolldown-runtime-Bd6kNlEP.js");
const require_graph = require("./graph-BTzvgNAg.js");
const require_submodules = require("./submodules-Dom_sDHX.js");
const require_wildcards = require("./wildcards-CLL7KmE9.js");
//#region node_modules/smol-toml/dist/error.js
function getLineColFromPtr(string, ptr) {
	let lines = string.slice(0, ptr).split(/\r?\n/);
	return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
	let lines = string.split(/\r?\n/);
	let codeblock = "";
	let numberLen = (Math.log10(line + 1) | 0) + 1;
	for (let i = line - 1; i <= line + 1; i++) {
		let l = lines[i - 1];
		if (!l) continue;
		codeblock += i.toString().padEnd(numberLen, " ");
		codeblock += ":  ";
		codeblock += l;
		codeblock += "\n";
		if (i === line) {
			codeblock += " ".repeat(numberLen + column + 2);
			codeblock += "^\n";
		}
	}
	return codeblock;
}
var TomlError = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(message, options) {
		const [line, column] = getLineColFromPtr(options.toml, options.ptr);
		const codeblock = makeCodeBlock(options.toml, line, column);
		super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
		this.line = line;
		this.column = column;
		this.codeblock = codeblock;
	}
	/** @internal */
	static x(message, ctx, ptr) {
		throw new TomlError(message, {
			toml: ctx.s,
			ptr: ptr ?? ctx.p
		});
	}
};
//#endregion
//#region node_modules/smol-toml/dist/primitive.js
/** @internal */
function parseString(ctx) {
	let startPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p++);
	let first = c;
	let isLiteral = c === 39;
	let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
	if (isMultiline) {
		if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10) ctx.p++;
		else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) ctx.p += 2;
	}
	let parsed = "";
	let sliceStart = ctx.p;
	let state = 0;
	for (; ctx.p < ctx.s.length; ctx.p++) {
		c = ctx.s.charCodeAt(ctx.p);
		if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) state = state && 3;
		else if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in strings", ctx);
		else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
			if (isMultiline) {
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
			}
			if (!state) {
				let s = ctx.s.slice(sliceStart, ctx.p);
				parsed = parsed ? parsed + s : s;
			}
			ctx.p += isMultiline ? 3 : 1;
			return parsed;
		} else if (!state) {
			if (!isLiteral && c === 92) {
				parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
				state = 1;
			}
		} else if (state === 1) if (c === 120 || c === 117 || c === 85) {
			let errPtr = ctx.p++ - 1;
			let value = 0;
			let len = c === 120 ? 2 : c === 117 ? 4 : 8;
			for (let j = 0; j < len; j++, ctx.p++) {
				let hex = ctx.s.charCodeAt(ctx.p);
				let digit = hex >= 48 && hex <= 57 ? hex - 48 : hex >= 65 && hex <= 70 ? hex - 65 + 10 : hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1;
				if (digit < 0) TomlError.x("invalid non-hex character in unicode escape", ctx);
				value = value << 4 | digit;
			}
			if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) TomlError.x("invalid unicode escape", ctx, errPtr);
			parsed += String.fromCodePoint(value);
			sliceStart = ctx.p--;
			state = 0;
		} else if (isMultiline && (c === 32 || c === 9)) state = 2;
		else {
			if (c === 98) parsed += "\b";
			else if (c === 116) parsed += "	";
			else if (c === 110) parsed += "\n";
			else if (c === 102) parsed += "\f";
			else if (c === 114) parsed += "\r";
			else if (c === 101) parsed += "\x1B";
			else if (c === 34) parsed += "\"";
			else if (c === 92) parsed += "\\";
			else TomlError.x("unrecognised escape sequence", ctx);
			sliceStart = ctx.p + 1;
			state = 0;
		}
		else if (c !== 32 && c !== 9) {
			if (state === 2) TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
			state = !isLiteral && c === 92 ? 1 : 0;
			sliceStart = ctx.p;
		}
	}
	TomlError.x("unfinished string", ctx, startPtr);
}
//#endregion
//#region node_modules/smol-toml/dist/date.js
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class TomlDate extends Date {
	#hasDate = false;
	#hasTime = false;
	#offset = null;
	constructor(date, fasttype, unsafeDelim) {
		let hasDate = true;
		let hasTime = true;
		let offset = "Z";
		let c;
		if (typeof date === "string") if (fasttype) prep: {
			if (fasttype < 3) {
				if (+date.slice(11, 13) > 23) {
					date = "";
					break prep;
				}
				if (fasttype === 2) {
					offset = null;
					date += "Z";
				} else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) offset = date.slice(date.length - 6);
				if (unsafeDelim) date = date.slice(0, 10) + "T" + date.slice(11);
			} else if (fasttype === 4) date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
			hasDate = fasttype !== 4;
			hasTime = fasttype !== 3;
		}
		else {
			let match = date.match(DATE_TIME_RE);
			if (match) {
				if (!match[1]) {
					hasDate = false;
					date = `0000-01-01T${date}`;
				}
				hasTime = !!match[2];
				hasTime && date[10] === " " && (date = date.replace(" ", "T"));
				if (match[2] && +match[2] > 23) date = "";
				else {
					offset = match[3] || null;
					if (!offset && hasTime) date += "Z";
				}
			} else date = "";
		}
		super(date);
		if (!isNaN(this.getTime())) {
			this.#hasDate = hasDate;
			this.#hasTime = hasTime;
			this.#offset = offset;
		}
	}
	isDateTime() {
		return this.#hasDate && this.#hasTime;
	}
	isLocal() {
		return !this.#hasDate || !this.#hasTime || !this.#offset;
	}
	isDate() {
		return this.#hasDate && !this.#hasTime;
	}
	isTime() {
		return this.#hasTime && !this.#hasDate;
	}
	isValid() {
		return this.#hasDate || this.#hasTime;
	}
	toISOString() {
		let iso = super.toISOString();
		if (this.isDate()) return iso.slice(0, 10);
		if (this.isTime()) return iso.slice(11, 23);
		if (this.#offset === null) return iso.slice(0, -1);
		if (this.#offset === "Z" || this.#offset === "z") return iso;
		let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
		offset = this.#offset[0] === "-" ? offset : -offset;
		return (/* @__PURE__ */ new Date(this.getTime() - offset * 6e4)).toISOString().slice(0, -1) + this.#offset;
	}
	static wrapAsOffsetDateTime(jsDate, offset = "Z") {
		let date = new TomlDate(jsDate);
		date.#offset = offset;
		return date;
	}
	static wrapAsLocalDateTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#offset = null;
		return date;
	}
	static wrapAsLocalDate(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasTime = false;
		date.#offset = null;
		return date;
	}
	static wrapAsLocalTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasDate = false;
		date.#offset = null;
		return date;
	}
};
//#endregion
//#region node_modules/smol-toml/dist/extract.js
function isDigit(char, base = 10) {
	return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
	return char === 32 || char === 9 || char === 10 || char === 13 || delim && (char === delim || char === 44) || char === 35;
}
/** @internal */
function extractValue(ctx, end) {
	let errPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p);
	if (c === 91 || c === 123) {
		ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
		let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
		ctx.d++;
		return value;
	}
	if (c === 34 || c === 39) return parseString(ctx);
	if (c === 116) {
		if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, true;
	}
	if (c === 102) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, false;
	}
	if (c === 43 || c === 45) return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
	if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) return parseDate(ctx, c, end);
	if (ctx.s.charCodeAt(ctx.p + 2) === 58) return parseTime(ctx, c, end);
	return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
	let c = startChr;
	let state = 0;
	let hasUnderscores = false;
	if (c === 105) {
		if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, (sign || 1) / 0;
	}
	if (c === 110) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, NaN;
	}
	if (c === 48) {
		if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr)) return ctx.bi === true ? 0n : 0;
		if (!sign) {
			if (c === 120) return parseIntegerBaseN(ctx, startPtr, 16, endChr);
			else if (c === 98) return parseIntegerBaseN(ctx, startPtr, 2, endChr);
			else if (c === 111) return parseIntegerBaseN(ctx, startPtr, 8, endChr);
		}
		if (c === 46) state = 2;
		else if (c === 101 || c === 69) state = 4;
		else TomlError.x("illegal leading zero", ctx, startPtr);
	} else if (!isDigit(c)) TomlError.x("invalid value", ctx, startPtr);
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
		if (!state) state = 1;
		if (c === 95) {
			if (!(state & 1)) TomlError.x("illegal underscore", ctx);
			state += 11;
			hasUnderscores = true;
		} else if (state === 1 && c === 46) state = 2;
		else if ((state === 1 || state === 3) && (c === 101 || c === 69)) state = 4;
		else if (state === 4 && (c === 43 || c === 45)) state = 6;
		else if (!isDigit(c)) TomlError.x(`illegal character in numeric literal`, ctx);
		else if (state > 9) state -= 11;
		else if (!(state & 1)) state++;
	}
	if (!state) {
		let val = (startChr - 48) * (sign || 1);
		return ctx.bi === true ? BigInt(val) : val;
	}
	if (!(state & 1)) TomlError.x("unfinished numeric value", ctx, startPtr);
	let str = ctx.s.slice(startPtr, ctx.p);
	if (hasUnderscores) str = str.replaceAll("_", "");
	return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
	let c, underscore = 1;
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) if (c === 95) {
		if (underscore & 1) TomlError.x("illegal underscore", ctx);
		underscore = 3;
	} else if (!isDigit(c, base)) TomlError.x(`illegal character in numeric literal`, ctx);
	else if (underscore & 1) underscore--;
	if (underscore & 1) TomlError.x("unfinished numeric value", ctx);
	let str = ctx.s.slice(startPtr + 2, ctx.p);
	if (underscore) str = str.replaceAll("_", "");
	return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
	if (ctx.bi !== true) int: {
		let val = parseInt(str, base);
		if (!Number.isSafeInteger(val)) {
			if (ctx.bi) break int;
			TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
		}
		return val;
	}
	return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
	let startPtr = ctx.p++, unsafeSeparator;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
	ctx.p += 5;
	if (!isDigit(ctx.s.charCodeAt(ctx.p++))) TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
	if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 3, false, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) !== 58) TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	if (c = ctx.s.charCodeAt(ctx.p)) {
		if (c === 90 || c === 122) return readDate(ctx, ctx.s.slice(startPtr, ++ctx.p), 1, unsafeSeparator, startPtr, "[+00:00]");
		if (c === 43 || c === 45) return readDate(ctx, ctx.s.slice(startPtr, ctx.p += 6), 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
	}
	return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
	let start = ctx.p;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) return parseNumber(ctx, --ctx.p, c, 0, endChr);
	if (ctx.s.charCodeAt(ctx.p += 4) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	return readDate(ctx, ctx.s.slice(start, ctx.p), 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
	if (ctx.ld) {
		let date = new TomlDate(str, type, unsafeDelim);
		if (!date.isValid()) TomlError.x("invalid date", ctx, errPtr);
		return date;
	}
	try {
		if (temporalSuffix) str += temporalSuffix;
		switch (type) {
			case 1: return Temporal.ZonedDateTime.from(str);
			case 2: return Temporal.PlainDateTime.from(str);
			case 3: return Temporal.PlainDate.from(str);
			case 4: return Temporal.PlainTime.from(str);
		}
	} catch (e) {
		TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
	}
}
//#endregion
//#region node_modules/smol-toml/dist/util.js
/** @internal */
function skipComment(ctx) {
	for (; ctx.p < ctx.s.length; ctx.p++) {
		let c = ctx.s.charCodeAt(ctx.p);
		if (c === 10) break;
		if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
			ctx.p++;
			break;
		}
		if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in comments", ctx);
	}
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
	let c;
	while (ctx.p < ctx.s.length) {
		while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))) ctx.p++;
		if (banComments || c !== 35) break;
		skipComment(ctx);
	}
}
//#endregion
//#region node_modules/smol-toml/dist/struct.js
/** @internal */
function parseKey(ctx, end = 61) {
	let startPtr;
	let state = 0;
	let parsed = [];
	let sliceStart;
	let c = ctx.s.charCodeAt(startPtr = ctx.p);
	do
		if (c === end) {
			if (!state) TomlError.x("unexpected end of key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			return ctx.p++, parsed;
		} else if (c === 46) {
			if (!state) TomlError.x("illegal empty bare key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			state = 0;
		} else if (!state && (c === 34 || c === 39)) {
			if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2)) TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
			parsed.push(parseString(ctx));
			state = 2;
			ctx.p--;
		} else if (c === 32 || c === 9) {
			if (state === 1) {
				parsed.push(ctx.s.slice(sliceStart, ctx.p));
				state = 2;
			}
		} else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) TomlError.x("illegal character in key", ctx);
		else if (!state) {
			state = 1;
			sliceStart = ctx.p;
		}
	while (c = ctx.s.charCodeAt(++ctx.p));
	TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
	let startPtr = ctx.p++;
	let res = Object.create(null);
	let seen = /* @__PURE__ */ new Set();
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
			ctx.p++;
			return res;
		}
		let k;
		let t = res;
		let hasOwn = false;
		let errPtr = ctx.p;
		let key = parseKey(ctx);
		for (let i = 0; i < key.length; i++) {
			if (i) t = hasOwn ? t[k] : t[k] = Object.create(null);
			k = key[i];
			if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) {
				t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
				break;
			}
			if (!hasOwn && unsafe) Object.defineProperty(t, k, {
				enumerable: true,
				configurable: true,
				writable: true
			});
		}
		if (hasOwn) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
		skipVoid(ctx, true, true);
		let value = extractValue(ctx, 125);
		if (t && typeof (t[k] = value) === "object") seen.add(value);
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished table", ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
	let startPtr = ctx.p++;
	let res = [];
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
			ctx.p++;
			return res;
		}
		res.push(extractValue(ctx, 93));
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished array", ctx, startPtr);
}
//#endregion
//#region node_modules/smol-toml/dist/parse.js
function peekTable(ctx, key, table, meta, type) {
	let t = table;
	let m = meta;
	let k;
	let hasOwn = false;
	let state;
	for (let i = 0; i < key.length; i++) {
		if (i) {
			t = hasOwn ? t[k] : t[k] = Object.create(null);
			m = (state = m[k]).c;
			if (type === 0 && (state.t === 1 || state.t === 2)) return null;
			if (state.t === 2) {
				let l = t.length - 1;
				t = t[l];
				m = m[l].c;
			}
		}
		k = key[i];
		if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) return null;
		if (!hasOwn) {
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) return false;
			if (unsafe) {
				Object.defineProperty(t, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
				Object.defineProperty(m, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
			m[k] = {
				t: i < key.length - 1 && type === 2 ? 3 : type,
				d: false,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	state = m[k];
	if (state.t !== type && !(type === 1 && state.t === 3)) return null;
	if (type === 2) {
		if (!state.d) {
			state.d = true;
			t[k] = [];
		}
		t[k].push(t = Object.create(null));
		state.c[state.i++] = state = {
			t: 1,
			d: false,
			i: 0,
			c: Object.create(null)
		};
	}
	if (state.d) return null;
	state.d = true;
	if (type === 1) t = hasOwn ? t[k] : t[k] = Object.create(null);
	else if (type === 0 && hasOwn) return null;
	return [
		k,
		t,
		state.c
	];
}
function validateTablePeek(ctx, peek, ptr) {
	if (peek === null || ctx.uk === 2) TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse(toml, options = {}) {
	let ctx = {
		s: toml,
		p: 0,
		d: options.maxDepth ?? 1e3,
		bi: options.integersAsBigInt ?? false,
		ld: options.useLegacyDate ?? true,
		uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
	};
	let res = Object.create(null);
	let meta = Object.create(null);
	let tmp;
	let skipping = false;
	let tbl = res;
	let m = meta;
	if (toml.charCodeAt(0) === 65279) ctx.p++;
	skipVoid(ctx);
	while (ctx.p < toml.length) {
		if (toml.charCodeAt(ctx.p) === 91) {
			let isTableArray = toml.charCodeAt(++ctx.p) === 91;
			tmp = ctx.p += +isTableArray;
			skipping = false;
			let k = parseKey(ctx, 93);
			if (isTableArray) {
				if (toml.charCodeAt(ctx.p) !== 93) TomlError.x("expected end of table array declaration", ctx);
				ctx.p++;
			}
			let p = peekTable(ctx, k, res, meta, isTableArray ? 2 : 1);
			if (!p) {
				validateTablePeek(ctx, p, tmp);
				skipping = true;
			} else {
				m = p[2];
				tbl = p[1];
			}
		} else {
			tmp = ctx.p;
			let p = peekTable(ctx, parseKey(ctx), tbl, m, 0);
			if (!p && !skipping) validateTablePeek(ctx, p, tmp);
			skipVoid(ctx, true, true);
			let v = extractValue(ctx, void 0);
			if (p && !skipping) p[1][p[0]] = v;
		}
		skipVoid(ctx, true);
		if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
		skipVoid(ctx);
	}
	return res;
}
"".isWellFormed;
//#endregion
//#region src/impacted-targets/formats/toml.ts
/**
* Parses a TOML file of a commit.
* @throws BrokenManifest with line and column when it is not TOML
*/
function parseToml(path, content) {
	try {
		return parse(require_submodules.manifestText(content), { integersAsBigInt: "asNeeded" });
	} catch (error) {
		if (!(error instanceof TomlError)) throw error;
		const [what = ""] = error.message.split("\n");
		throw new require_submodules.BrokenManifest(path, what, error.line, error.column);
	}
}
/** The value as a table; an empty one when it is anything else, or missing. */
function table(value) {
	return isTable(value) ? value : {};
}
function isTable(value) {
	return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
/** The tables of an array of tables. */
function tables(value) {
	return Array.isArray(value) ? value.filter(isTable) : [];
}
/** The strings of an array. */
function strings(value) {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
/** The value when it is a string. */
function text(value) {
	return typeof value === "string" ? value : void 0;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/lockfile.ts
/**
* The packages of a lockfile, in any of its formats (1 to 4): a dependency is written as `name`, `name version` or
* `name version (source)`, whatever is unambiguous. Format 1 holds the checksums in `[metadata]`.
*/
function lockedPackages(lock) {
	const metadata = table(lock.metadata);
	const byName = /* @__PURE__ */ new Map();
	const written = [...tables([lock.root ?? {}]), ...tables(lock.package)].flatMap((entry) => {
		const [name, version, source] = [
			text(entry.name),
			text(entry.version),
			text(entry.source)
		];
		if (name === void 0 || version === void 0) return [];
		const checksum = text(entry.checksum) ?? text(metadata[`checksum ${name} ${version} (${source ?? ""})`]) ?? void 0;
		const references = [...strings(entry.dependencies), ...strings([entry.replace ?? false])];
		const dependencies = [];
		const locked = {
			name,
			version,
			source,
			checksum,
			dependencies
		};
		byName.set(name, [...byName.get(name) ?? [], locked]);
		return [{
			locked,
			dependencies,
			references
		}];
	});
	for (const { dependencies, references } of written) for (const reference of references) {
		const [, name = "", version, source] = /^(\S+)(?: (\S+))?(?: \((.*)\))?$/.exec(reference) ?? [];
		for (const candidate of byName.get(name) ?? []) {
			if (version !== void 0 && version !== candidate.version) continue;
			if (source !== void 0 && source !== candidate.source) continue;
			dependencies.push(candidate);
		}
	}
	return written.map(({ locked }) => locked);
}
/** Id of the node of a locked package that does not come from the repository. */
function lockedId({ name, version, source }) {
	return `locked:${name} ${version} ${source ?? ""}`;
}
/** The node of a locked package, without dependencies. */
function lockedNode(locked) {
	const node = require_graph.graphNode(`${locked.name} ${locked.version} in Cargo.lock`);
	node.facts.set(`checksum of ${locked.name} ${locked.version} in Cargo.lock`, require_submodules.canonical(locked.checksum));
	return node;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/outside-files.ts
const INCLUDE = /\binclude(?:_str|_bytes)?!\s*[([{]\s*(?:concat!\s*\(\s*env!\s*\(\s*"CARGO_MANIFEST_DIR"\s*,?\s*\)\s*,\s*(r#*)?"([^"]*)"|(r#*)?"([^"]*)")/g;
const PATH_ATTRIBUTE = /\bpath\s*=\s*(?:r#*)?"([^"]*)"/g;
const MANIFEST_DIRECTORY = /CARGO_MANIFEST_DIR"?\s*\)?\s*,?\s*(?:\)?\s*,\s*)?"?(\/[^"]*)"/g;
const WATCHED = /\brerun-if-changed=([^"{}\s]+)/g;
const MENTIONED = /"\/?(\.\.\/[^"\s]*)"/g;
/** Finds the paths in the text of a Rust file. Comments are not told apart: one path more does no harm. */
function writtenPaths(source) {
	const included = /* @__PURE__ */ new Set();
	const fromPackage = /* @__PURE__ */ new Set();
	for (const match of source.matchAll(INCLUDE)) {
		if (match[2] !== void 0) fromPackage.add(`.${match[2]}`);
		if (match[4] !== void 0) included.add(match[4]);
	}
	for (const [, path = ""] of source.matchAll(PATH_ATTRIBUTE)) included.add(path);
	for (const [, path = ""] of source.matchAll(MANIFEST_DIRECTORY)) fromPackage.add(`.${path}`);
	for (const [, path = ""] of source.matchAll(WATCHED)) fromPackage.add(path);
	const mentioned = [...source.matchAll(MENTIONED)].map(([, path = ""]) => path);
	return {
		included: [...included],
		fromPackage: [...fromPackage],
		mentioned
	};
}
/** What the paths of one source file of a package lead to, outside of the package's directory. */
function outsideFiles(written, file, directory) {
	const here = require_graph.directoryOf(file);
	const starts = [here, file.replace(/\.rs$/, "")];
	const outside = (from, paths) => from.flatMap((start) => paths.map((path) => require_graph.resolvePath(start, path)).filter((path) => leadsOut(path, directory)));
	return {
		owned: /* @__PURE__ */ new Set([...outside(starts, written.included), ...outside([directory], written.fromPackage)]),
		mentioned: new Set(outside([here, directory], written.mentioned))
	};
}
/** Files outside a package's directory that its manifest names. */
function outsideFilesOfManifest({ manifest, directory }, root, rootDirectory) {
	const entry = table(manifest.package);
	const shared = table(table(root.workspace).package);
	const targets = [
		"bin",
		"example",
		"test",
		"bench"
	].flatMap((kind) => tables(manifest[kind]));
	const found = [...[entry.build, ...[table(manifest.lib), ...targets].map((target) => target.path)].map(text), ...strings(entry.build)].map((path) => path && require_graph.resolvePath(directory, path));
	for (const key of ["readme", "license-file"]) {
		const value = entry[key];
		const inherited = isTable(value) && value.workspace === true;
		const path = text(inherited ? shared[key] : value);
		found.push(path && require_graph.resolvePath(inherited ? rootDirectory : directory, path));
	}
	return new Set(found.filter((path) => leadsOut(path, directory)));
}
/** True for a path outside of a directory. A directory above is none: it would make the package own everything. */
function leadsOut(path, directory) {
	return path !== void 0 && path !== "" && !require_graph.isWithin(path, directory) && !require_graph.isWithin(directory, path);
}
/** Configuration that Cargo, rustup and their companions look for in the directory where they start and above it. */
function configuredDirectory(path) {
	const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
	return found ? require_graph.inside(found[1] ?? "", "") : void 0;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/workspace.ts
const MANIFEST = "Cargo.toml";
/**
* Finds the workspace of a directory and the packages of the repository that take part in it.
* Rules: https://doc.rust-lang.org/cargo/reference/workspaces.html and Cargo's own `find_path_deps`.
* @param start root of the build, from the root of the repository
* @returns undefined when there is no manifest
* @throws BrokenManifest
*/
async function readWorkspace(tree, start) {
	const manifests = await Manifests.of(tree);
	if (!manifests.has(start)) return void 0;
	const directory = workspaceDirectory(manifests, start);
	const root = manifests.get(directory);
	const packages = /* @__PURE__ */ new Map();
	const patches = /* @__PURE__ */ new Map();
	const submodules = await require_submodules.submodulesOf(tree);
	const { members, opaque } = membersOf(manifests, directory, table(root.workspace), submodules);
	const visit = (place) => {
		const submodule = submodules.find((path) => require_graph.isWithin(place, path));
		if (submodule !== void 0 && isTable(root.workspace) && require_graph.isWithin(place, directory)) opaque.add(submodule);
		if (packages.has(place) || !manifests.has(place)) return;
		const manifest = manifests.get(place);
		if (!isTable(manifest.package)) return;
		const name = text(manifest.package.name);
		if (name === void 0) throw new require_submodules.BrokenManifest(require_graph.inside(place, MANIFEST), "package.name is missing");
		packages.set(place, {
			name,
			directory: place,
			manifest
		});
		for (const dependency of dependenciesOf(manifest, place, root, directory)) if (dependency.directory !== void 0) visit(dependency.directory);
	};
	const patched = [
		...Object.values(table(root.patch)).map((patch) => [table(patch), directory]),
		[table(root.replace), directory],
		...await patchesOfConfiguration(tree, directory)
	];
	if (isTable(root.package)) visit(directory);
	for (const member of members) visit(member);
	for (const [entries, from] of patched) for (const [key, entry] of Object.entries(entries)) {
		const path = text(table(entry).path);
		const place = path === void 0 ? void 0 : require_graph.resolvePath(from, path);
		if (place === void 0) continue;
		visit(place);
		const name = packages.get(place)?.name ?? text(table(entry).package) ?? key.split(":")[0] ?? key;
		patches.set(name, (patches.get(name) ?? /* @__PURE__ */ new Set()).add(place));
	}
	return {
		directory,
		root,
		packages,
		patches,
		opaque
	};
}
/** The manifests of a commit, parsed when they are needed: a test's broken sample is nobody's business. */
var Manifests = class Manifests {
	contents;
	#parsed = /* @__PURE__ */ new Map();
	constructor(contents) {
		this.contents = contents;
	}
	static async of(tree) {
		const paths = (await tree.entries()).map((entry) => entry.path).filter((path) => require_graph.nameOf(path) === MANIFEST);
		return new Manifests(await tree.read(paths));
	}
	has(directory) {
		return this.contents.has(require_graph.inside(directory, MANIFEST));
	}
	directories() {
		return [...this.contents.keys()].map(require_graph.directoryOf);
	}
	get(directory) {
		const known = this.#parsed.get(directory);
		if (known) return known;
		const path = require_graph.inside(directory, MANIFEST);
		const content = this.contents.get(path);
		if (content === void 0) throw new require_submodules.BrokenManifest(path, "the manifest is missing");
		const manifest = parseToml(path, content);
		this.#parsed.set(directory, manifest);
		return manifest;
	}
};
/** Where the workspace of a package is: here, where `package.workspace` says, or in a directory above; else it stands alone. */
function workspaceDirectory(manifests, start) {
	const manifest = manifests.get(start);
	if (isTable(manifest.workspace)) return start;
	const named = text(table(manifest.package).workspace);
	if (named !== void 0) {
		const place = require_graph.resolvePath(start, named);
		if (place !== void 0 && manifests.has(place)) return place;
		throw new require_submodules.BrokenManifest(require_graph.inside(start, MANIFEST), `package.workspace names ${named}, where there is no manifest`);
	}
	for (const above of require_graph.pathsAbove(start)) {
		if (!manifests.has(above)) continue;
		const workspace = manifests.get(above).workspace;
		if (isTable(workspace)) return isExcluded(start, above, workspace) ? start : above;
	}
	return start;
}
function isExcluded(place, directory, workspace) {
	const named = (key) => strings(workspace[key]).some((path) => require_graph.isWithin(place, require_graph.resolvePath(directory, path) ?? "\0"));
	return named("exclude") && !named("members");
}
/** The directories that `workspace.members` lists, and the submodules that hold some of them. */
function membersOf(manifests, directory, workspace, submodules) {
	const members = /* @__PURE__ */ new Set();
	const opaque = /* @__PURE__ */ new Set();
	for (const pattern of strings(workspace.members)) {
		const path = require_graph.resolvePath(directory, pattern);
		if (path === void 0) continue;
		const expressions = path.split("/").map((_segment, index, segments) => segments.slice(0, index + 1).join("/")).map((prefix) => require_wildcards.wildcardExpression(prefix, {
			anyDepth: true,
			escapes: false,
			negation: "!"
		}));
		const inSubmodules = submodules.filter((submodule) => expressions.some((expression) => expression.test(submodule)) && !isExcluded(submodule, directory, workspace));
		for (const submodule of inSubmodules) opaque.add(submodule);
		if (!/[*?[]/.test(path)) {
			if (!manifests.has(path) && inSubmodules.length === 0) {
				const missing = `workspace.members names ${pattern}, where there is no ${MANIFEST}`;
				throw new require_submodules.BrokenManifest(require_graph.inside(directory, MANIFEST), missing);
			}
			members.add(path);
			continue;
		}
		for (const place of manifests.directories()) if (expressions.at(-1)?.test(place) && !isExcluded(place, directory, workspace)) members.add(place);
	}
	return {
		members,
		opaque
	};
}
/**
* The dependencies of a manifest, of every kind and for every platform.
* @param place directory of the manifest
* @param root manifest of the workspace, which dependencies may be inherited from
* @param rootDirectory its directory, which the paths of inherited dependencies start from
*/
function dependenciesOf(manifest, place, root, rootDirectory) {
	const shared = table(table(root.workspace).dependencies);
	const sections = [manifest, ...Object.values(table(manifest.target)).map(table)];
	const kinds = {
		dependencies: false,
		"build-dependencies": false,
		build_dependencies: false
	};
	const development = {
		"dev-dependencies": true,
		dev_dependencies: true
	};
	const found = [];
	for (const section of sections) for (const [kind, isDevelopment] of Object.entries({
		...kinds,
		...development
	})) for (const [key, written] of Object.entries(table(section[kind]))) {
		const inherits = table(written).workspace === true;
		const details = table(inherits ? shared[key] : written);
		const path = text(details.path);
		const directory = path === void 0 ? void 0 : require_graph.resolvePath(inherits ? rootDirectory : place, path);
		found.push({
			name: text(details.package) ?? key,
			development: isDevelopment,
			...directory === void 0 ? {} : { directory },
			...inherits ? { inherited: key } : {}
		});
	}
	return found;
}
/** `[patch]` and `paths` of the configuration files that Cargo reads when it starts in the workspace's directory. */
async function patchesOfConfiguration(tree, directory) {
	const files = [directory, ...require_graph.pathsAbove(directory)].flatMap((above) => [".cargo/config.toml", ".cargo/config"].map((name) => require_graph.inside(above, name)));
	const found = [];
	for (const [path, content] of await tree.read(files)) {
		const configuration = parseToml(path, content);
		const from = require_graph.directoryOf(require_graph.directoryOf(path));
		for (const patch of Object.values(table(configuration.patch))) found.push([table(patch), from]);
		const overrides = strings(configuration.paths).map((override) => [override, { path: override }]);
		found.push([Object.fromEntries(overrides), from]);
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/graph.ts
const WORKSPACE = "workspace";
const LOCKFILE = "Cargo.lock";
/**
* The graph of a Cargo workspace in a commit.
*
* Each package is two nodes: what its dependents see, and its tests, examples and benchmarks, which alone have the
* dev-dependencies. Nodes without a target stand for the packages of Cargo.lock and for the workspace's own settings.
* @param start root of the build, from the root of the repository
* @throws BrokenManifest
*/
async function readCargoGraph(tree, start, searched) {
	const workspace = await readWorkspace(tree, start);
	if (workspace === void 0) return require_graph.emptyGraph;
	const { directory, root, packages } = workspace;
	const nodes = /* @__PURE__ */ new Map();
	const owners = new require_graph.FileOwners();
	const mentioned = new require_graph.FileOwners();
	nodes.set(WORKSPACE, workspaceNode(root));
	for (const { name, directory: place, manifest } of packages.values()) {
		const node = require_graph.graphNode(name, name);
		const tests = require_graph.graphNode(`${name} (tests)`, name);
		node.dependencies.add(WORKSPACE);
		tests.dependencies.add(packageId(place));
		for (const [fact, value] of inheritedFacts(manifest, root)) node.facts.set(fact, value);
		for (const dependency of dependenciesOf(manifest, place, root, directory)) {
			const user = dependency.development ? tests : node;
			if (dependency.directory !== void 0) user.dependencies.add(packageId(dependency.directory));
			for (const patch of workspace.patches.get(dependency.name) ?? []) user.dependencies.add(packageId(patch));
			if (dependency.inherited !== void 0) {
				const shared = table(table(root.workspace).dependencies)[dependency.inherited];
				user.facts.set(`the workspace's dependency ${dependency.inherited}`, require_submodules.canonical(shared));
			}
		}
		nodes.set(packageId(place), node);
		nodes.set(testsId(place), tests);
		owners.add(place, packageId(place), "directory");
	}
	await addLockfile(tree, workspace, nodes);
	await addSubmodules(tree, nodes, owners);
	const outside = new require_graph.FileOwners();
	for (const local of packages.values()) for (const path of outsideFilesOfManifest(local, root, directory)) outside.add(path, packageId(local.directory), "file");
	for (const [file, written] of await searchSources(tree, owners, searched)) for (const id of owners.nearest(file)) {
		const found = outsideFiles(written, file, placeOf(id));
		for (const path of found.owned) outside.add(path, id, "directory");
		for (const path of found.mentioned) mentioned.add(path, id, "directory");
	}
	const lockfile = require_graph.inside(directory, LOCKFILE);
	const manifest = require_graph.inside(directory, "Cargo.toml");
	const configured = (path) => {
		const place = configuredDirectory(path);
		if (place === void 0) return [];
		return (require_graph.isWithin(directory, place) ? [...packages.keys()] : [...packages.keys()].filter((at) => require_graph.isWithin(at, place))).map(packageId);
	};
	return {
		nodes,
		owners: (path) => {
			if (path === lockfile || workspace.opaque.has(path)) return [];
			return /* @__PURE__ */ new Set([
				...owners.nearest(path),
				...outside.all(path),
				...configured(path)
			]);
		},
		readers: (path) => path === lockfile ? [] : mentioned.all(path),
		interpreted: (path) => path === lockfile || path === manifest
	};
}
function packageId(directory) {
	return `package:${directory}`;
}
function testsId(directory) {
	return `tests:${directory}`;
}
function placeOf(id) {
	return id.slice(id.indexOf(":") + 1);
}
/** What the root manifest says to all packages. What is said to some of them stands with those. */
function workspaceNode(root) {
	const node = require_graph.graphNode("the workspace");
	const fact = (what, value) => node.facts.set(`${what} of the workspace's Cargo.toml`, require_submodules.canonical(value));
	const entry = table(root.package);
	fact("package.resolver", [entry.resolver, entry.edition]);
	for (const [key, value] of Object.entries(root)) if (key === "workspace") {
		for (const [setting, meaning] of Object.entries(table(value))) if (![
			"members",
			"exclude",
			"default-members",
			"dependencies",
			"package",
			"lints"
		].includes(setting)) fact(`workspace.${setting}`, meaning);
	} else if (!isTable(root.package) || [
		"profile",
		"patch",
		"replace",
		"cargo-features"
	].includes(key)) fact(key, value);
	return node;
}
/** What a member takes from `[workspace.package]` and `[workspace.lints]`. */
function inheritedFacts(manifest, root) {
	const workspace = table(root.workspace);
	const facts = /* @__PURE__ */ new Map();
	for (const [key, value] of Object.entries(table(manifest.package))) {
		if (table(value).workspace !== true) continue;
		facts.set(`workspace.package.${key}`, require_submodules.canonical(table(workspace.package)[key]));
	}
	if (table(manifest.lints).workspace === true) facts.set("workspace.lints", require_submodules.canonical(workspace.lints));
	return facts;
}
/** Adds the packages of Cargo.lock, and the edges from the packages of the repository to them. */
async function addLockfile(tree, workspace, nodes) {
	const path = require_graph.inside(workspace.directory, LOCKFILE);
	const content = (await tree.read([path])).get(path);
	for (const local of workspace.packages.values()) nodes.get(packageId(local.directory))?.facts.set(LOCKFILE, content === void 0 ? "missing" : "there");
	if (content === void 0) return;
	const locked = lockedPackages(parseToml(path, content));
	const localByName = /* @__PURE__ */ new Map();
	for (const local of workspace.packages.values()) localByName.set(local.name, [...localByName.get(local.name) ?? [], local]);
	const localsOf = (entry) => entry.source === void 0 ? localByName.get(entry.name) ?? [] : [];
	const idsOf = (entry) => {
		const locals = localsOf(entry);
		return locals.length > 0 ? locals.map((local) => packageId(local.directory)) : [lockedId(entry)];
	};
	const inLockfile = /* @__PURE__ */ new Set();
	for (const entry of locked) {
		const locals = localsOf(entry);
		if (locals.length === 0) {
			const node = lockedNode(entry);
			for (const dependency of entry.dependencies) for (const id of idsOf(dependency)) node.dependencies.add(id);
			nodes.set(lockedId(entry), node);
		}
		for (const local of locals) {
			inLockfile.add(local);
			const forTests = developmentOnly(local, workspace);
			for (const dependency of entry.dependencies) {
				const user = nodes.get(forTests.has(dependency.name) ? testsId(local.directory) : packageId(local.directory));
				for (const id of idsOf(dependency)) user?.dependencies.add(id);
			}
		}
	}
	for (const local of workspace.packages.values()) {
		if (inLockfile.has(local)) continue;
		nodes.get(packageId(local.directory))?.facts.set(`${LOCKFILE} (which lacks ${local.name})`, content.toString());
	}
}
/** Names of the packages that only the dev-dependencies of a package ask for. */
function developmentOnly(local, { root, directory }) {
	const dependencies = dependenciesOf(local.manifest, local.directory, root, directory);
	const always = new Set(dependencies.filter((dependency) => !dependency.development).map(({ name }) => name));
	return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}
/** A path dependency inside a submodule is known by the submodule's commit alone. */
async function addSubmodules(tree, nodes, owners) {
	const submodules = await require_submodules.submodulesOf(tree);
	if (submodules.length === 0) return;
	const used = new Set([...nodes.values()].flatMap((node) => [...node.dependencies]));
	for (const id of used) {
		if (nodes.has(id) || !id.startsWith("package:")) continue;
		const submodule = submodules.find((path) => require_graph.isWithin(placeOf(id), path));
		if (submodule === void 0) continue;
		nodes.set(id, require_graph.graphNode(`submodule ${submodule}`));
		owners.add(submodule, id, "directory");
	}
}
async function searchSources(tree, owners, searched) {
	const sources = (await tree.entries()).filter(({ path, mode }) => path.endsWith(".rs") && mode.startsWith("100") && owners.nearest(path).size > 0);
	const unknown = new Map(sources.filter(({ object }) => !searched.has(object)).map(({ object, path }) => [path, object]));
	for (const [path, content] of await tree.read(unknown.keys())) searched.set(unknown.get(path) ?? "", writtenPaths(content.toString("utf8")));
	const found = /* @__PURE__ */ new Map();
	for (const { path, object } of sources) {
		const written = searched.get(object);
		if (written !== void 0) found.set(path, written);
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/index.ts
/** Cargo workspaces and packages, read from manifests, lockfile and sources. Cargo itself is not needed. */
const cargo = {
	name: "cargo",
	rootFiles: ["Cargo.toml"],
	executes: "nothing",
	impact: async (comparison, { options }) => {
		require_graph.refuseUnknownOptions("cargo", options, []);
		const searched = /* @__PURE__ */ new Map();
		return require_submodules.compareManifests(comparison, (tree) => readCargoGraph(tree, comparison.root, searched));
	}
};
//#endregion
exports.cargo = cargo;
