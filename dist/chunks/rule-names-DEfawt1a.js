const require_rolldown_runtime = require("./rolldown-runtime-Bd6kNlEP.js");
const require_user_error = require("./user-error-DAzsYRQt.js");
const require_backslash = require("./backslash-mZHV72xH.js");
//#region src/impacted-targets/configuration/glob.ts
var import_picomatch = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_backslash.require_picomatch(), 1);
/** A glob that is written wrong; the message says how, without naming the glob. */
var GlobError = class extends require_user_error.UserError {
	name = "GlobError";
};
/** A `{name}` part, in a glob or in the name of a target. */
const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;
/**
* picomatch's options for globs of whole paths. Dot files are included; `!` in front, `#` and quotes mean nothing
* here; a line break in a path is a character like any other.
*/
const options = {
	dot: true,
	nonegate: true,
	keepQuotes: true,
	strictBrackets: true,
	windows: false,
	flags: "s"
};
/** One glob, without `!`. Paths are matched whole, from the root of the repository. */
var Glob = class {
	text;
	/** Names of the `{name}` parts, each once, in the order in which they appear. */
	captures;
	/** The segments in front of the first one that is not literal: a path that matches begins with them. */
	literalPrefix;
	#captures;
	/** One group for each name. */
	#free;
	/** Matches the path and the values of the names, each after a NUL, when the path can be read with these values. */
	#bound;
	/** True when a path can be read in several ways, because what stands in front of a name may be of any length. */
	#ambiguous;
	/** @throws GlobError when the glob can match nothing, or not what its author means */
	constructor(text) {
		this.text = text;
		checkShape(text);
		const placeholders = /* @__PURE__ */ new Map();
		const captures = [];
		const captureSegments = /* @__PURE__ */ new Set();
		const segments = [];
		let depth = 0;
		for (const segment of escapePlainParentheses(text).split("/")) {
			const [found, second] = [...segment.matchAll(capturePattern)];
			if (found?.[1] === void 0) {
				segments.push(segment);
				depth += nesting(segment);
				continue;
			}
			const [whole, name] = found;
			const before = segment.slice(0, found.index);
			const after = segment.slice(found.index + whole.length);
			if (second || depth !== 0 || !isLiteral(before) || !isLiteral(after)) throw new GlobError(`${whole} must stand in a segment of its own, or with plain text around it`);
			captures.push({
				name,
				before,
				after
			});
			let placeholder = placeholders.get(name);
			if (placeholder === void 0) {
				placeholder = unusedCharacter(text, placeholders.size);
				placeholders.set(name, placeholder);
			}
			captureSegments.add(segments.push(before + placeholder + after) - 1);
		}
		if (segments.at(-1) === "**" && captureSegments.has(segments.length - 2)) segments.push("*");
		const unnamed = segments.join("/");
		checkBraces(unnamed);
		let source;
		try {
			source = import_picomatch.default.makeRe(unnamed, options).source;
		} catch (error) {
			throw new GlobError(error instanceof Error ? error.message.replace(/^Missing/, "missing") : String(error));
		}
		if (source === "$^") throw new GlobError("it matches nothing");
		this.captures = [...placeholders.keys()];
		this.#captures = captures;
		const withGroups = [...placeholders.values()].reduce((expression, placeholder, index) => {
			let seen = false;
			return expression.replaceAll(new RegExp(`\\\\?${placeholder}`, "g"), () => {
				const first = !seen;
				seen = true;
				return first ? `(?<c${index}>[^/\\0]+)` : `\\k<c${index}>`;
			});
		}, source);
		this.#free = new RegExp(withGroups, "s");
		this.#bound = this.captures.length === 0 ? this.#free : boundExpression(withGroups, this.captures.length);
		this.#ambiguous = this.captures.length > 0 && /\*\*|[{(]/.test(unnamed);
		const special = segments.findIndex((segment) => !isLiteral(segment) || [...placeholders.values()].some((character) => segment.includes(character)));
		this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
	}
	matches(path) {
		return this.#free.test(path);
	}
	/** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
	matchesWith(path, values) {
		return this.#bound.test([path, ...this.captures.map((name) => values.get(name) ?? "")].join("\0"));
	}
	/** Every way in which the path matches; without names, one empty way. Empty when it does not match. */
	captured(path) {
		const match = this.#free.exec(path);
		if (!match) return [];
		if (!this.#ambiguous) return [new Map(this.captures.map((name, index) => [name, match.groups?.[`c${index}`] ?? ""]))];
		let ways = [/* @__PURE__ */ new Map()];
		for (const name of this.captures) {
			const values = this.#candidates(name, path);
			ways = ways.flatMap((way) => values.map((value) => new Map([...way, [name, value]])));
		}
		return ways.filter((way) => this.matchesWith(path, way));
	}
	#candidates(name, path) {
		const capture = this.#captures.find((one) => one.name === name);
		if (!capture) return [];
		const { before, after } = capture;
		const values = path.split("/").filter((segment) => segment.startsWith(before) && segment.endsWith(after)).map((segment) => segment.slice(before.length, segment.length - after.length)).filter((value) => value !== "");
		return [...new Set(values)];
	}
};
/** Globs that have been compiled: the same ones come up again and again in one file. */
const compiled = /* @__PURE__ */ new Map();
/** @throws GlobError */
function globOf(text) {
	let glob = compiled.get(text);
	if (!glob) compiled.set(text, glob = new Glob(text));
	return glob;
}
/** Globs with and without `!`: a path belongs when it matches one without and none with. */
var Globs = class {
	included;
	excluded;
	/** @throws GlobError */
	constructor(texts) {
		const negated = (text) => text.startsWith("!") && !text.startsWith("!(");
		this.included = texts.filter((text) => !negated(text)).map(globOf);
		this.excluded = texts.filter(negated).map((text) => globOf(text.slice(1)));
	}
	matches(path) {
		return this.match(path) !== void 0;
	}
	/** The glob that makes the path belong. */
	match(path) {
		const found = this.included.find((glob) => glob.matches(path));
		return found && !this.excluded.some((glob) => glob.matches(path)) ? found : void 0;
	}
};
/** Characters that mean something in a glob. */
function isLiteral(text) {
	return !/[*?[\]{}()|\\"]/.test(text);
}
/** Matches a path and a NUL and the value for each name after it, where the path ends at the first NUL. */
function boundExpression(source, names) {
	const values = Array.from({ length: names }, (_, index) => `\\0\\k<c${index}>`).join("");
	const inner = source.replace(/\$$/, "").replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\$/gs, (part) => part === "$" ? "(?=\\0|$)" : part);
	return new RegExp(`${inner}${values}$`, "s");
}
/** How many more braces and parentheses a segment opens than it closes. */
function nesting(segment) {
	const plain = segment.replaceAll(/\\./gs, "");
	return plain.replaceAll(/[^{(]/g, "").length - plain.replaceAll(/[^})]/g, "").length;
}
function unusedCharacter(text, index) {
	for (let code = 57344;; code += 1) {
		const character = String.fromCharCode(code);
		if (!text.includes(character) && (index -= 1) < 0) return character;
	}
}
function checkShape(text) {
	if (text === "") throw new GlobError("it is empty");
	if (text.startsWith("/")) throw new GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`);
	if (text.endsWith("/")) throw new GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
	if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new GlobError("no path has . or .. as a segment, so it matches nothing");
	if (text.includes("//")) throw new GlobError("no path has an empty segment, so it matches nothing");
	if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new GlobError("the \\ at its end escapes nothing");
	const backslash = require_backslash.backslashMistake(text);
	if (backslash !== void 0) throw new GlobError(backslash);
	if (text.includes("\0")) throw new GlobError("no path has a NUL");
	if (/(^|[^\\])(\\\\)*\{\}/.test(text)) throw new GlobError("{} names nothing");
}
/** A brace that is left must be a choice, `{a,b}`, or a range, `{1..3}`: picomatch would take any other as text. */
function checkBraces(text) {
	for (const [whole, inside = ""] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) if (!/,|\.\./.test(inside)) throw new GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
}
/**
* Parentheses are part of many file names (`app/(shop)/page.tsx`), but picomatch takes them for a group unless they
* are escaped. Those of `@(…)`, `?(…)`, `*(…)`, `+(…)` and `!(…)` stay what they are.
*/
function escapePlainParentheses(text) {
	const open = [];
	let escaped = "";
	for (let index = 0; index < text.length; index += 1) {
		const character = text[index] ?? "";
		if (character === "\\") escaped += character + (text[index += 1] ?? "");
		else if (character === "(") {
			const extended = /[@?*+!]/.test(text[index - 1] ?? "") && text[index - 2] !== "\\";
			open.push(extended ? "extended" : "plain");
			escaped += extended ? "(" : "\\(";
		} else if (character === ")") {
			const kind = open.pop();
			if (kind === void 0) escaped += "\\)";
			else escaped += kind === "extended" ? ")" : "\\)";
		} else if (character === "|" && !open.includes("extended")) escaped += "\\|";
		else escaped += character;
	}
	if (open.includes("extended")) throw new GlobError("missing closing: \")\"");
	return escaped;
}
//#endregion
//#region src/impacted-targets/configuration/rule-names.ts
/** A name with its `{name}` parts all alike, so that two ways of writing the same become one. */
function nameShape(name) {
	return name.replaceAll(capturePattern, "{}");
}
/** The `{name}` parts of a target's name, each once. */
function namesIn(name) {
	return [...new Set([...name.matchAll(capturePattern)].map(([, capture = ""]) => capture))];
}
/** Finds the rules that a name belongs to, among many. */
var RuleNames = class {
	#byShape = /* @__PURE__ */ new Map();
	#patterns = [];
	constructor(rules) {
		for (const rule of rules) {
			const shape = nameShape(rule.name);
			this.#byShape.set(shape, [...this.#byShape.get(shape) ?? [], rule]);
			const captures = namesIn(rule.name);
			if (captures.length > 0) this.#patterns.push({
				rule,
				captures,
				pattern: pattern(rule.name, captures)
			});
		}
	}
	/** Rules written with this name; `{a}` and `{b}` are the same. */
	written(name) {
		return this.#byShape.get(nameShape(name)) ?? [];
	}
	/** Rules that can give a target this name. */
	producers(name) {
		return [...this.written(name).filter((rule) => rule.name === name && namesIn(name).length === 0).map((rule) => ({
			rule,
			values: /* @__PURE__ */ new Map()
		})), ...this.#patterns.flatMap(({ rule, captures, pattern: matching }) => {
			const match = matching.exec(name);
			if (!match) return [];
			return [{
				rule,
				values: new Map(captures.map((capture, index) => [capture, match[index + 1] ?? ""]))
			}];
		})];
	}
	/** Rules that a name in `depends-on` means: those that can produce it, or those written like it. */
	meant(name) {
		return [.../* @__PURE__ */ new Set([...this.written(name), ...this.producers(name).map(({ rule }) => rule)])];
	}
};
/** Matches the names that a rule's name can become; one group for each `{name}`. */
function pattern(name, captures) {
	const seen = /* @__PURE__ */ new Set();
	const parts = name.split(capturePattern).map((part, index) => {
		if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
		if (seen.has(part)) return `\\${captures.indexOf(part) + 1}`;
		seen.add(part);
		return "([^/{}]+)";
	});
	return new RegExp(`^${parts.join("")}$`, "s");
}
//#endregion
Object.defineProperty(exports, "GlobError", {
	enumerable: true,
	get: function() {
		return GlobError;
	}
});
Object.defineProperty(exports, "Globs", {
	enumerable: true,
	get: function() {
		return Globs;
	}
});
Object.defineProperty(exports, "RuleNames", {
	enumerable: true,
	get: function() {
		return RuleNames;
	}
});
Object.defineProperty(exports, "capturePattern", {
	enumerable: true,
	get: function() {
		return capturePattern;
	}
});
Object.defineProperty(exports, "nameShape", {
	enumerable: true,
	get: function() {
		return nameShape;
	}
});
Object.defineProperty(exports, "namesIn", {
	enumerable: true,
	get: function() {
		return namesIn;
	}
});
