const require_rolldown_runtime = require("./rolldown-runtime-CVvi-lCc.js");
const require_user_error = require("./user-error-BaVgiDiY.js");
const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
//#region src/impacted-targets/configuration/glob.ts
var import_picomatch = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_linear_expression.require_picomatch(), 1);
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
/** Longest glob, in characters, which is also the longest path. */
const longestGlob = 4096;
/**
* Most characters that are read while the values of one glob's names are tried in one path, which takes a second. A path of
* a few segments needs some dozens of tries.
*/
const mostRead = 5e5;
/**
* Letters, digits and asterisks, in which picomatch finds no mistake. Such a glob is compiled when the first path is matched:
* most of a thousand rules are about other folders than those that changed, which `literalPrefix` tells.
*/
const cannotBeWrong = /^[\w./*-]+$/;
/**
* @param glob with a character for each `{name}` part
* @param names these characters
* @throws GlobError
*/
function compiledGlob(glob, names) {
	let source;
	try {
		source = import_picomatch.default.makeRe(glob, options).source;
	} catch (error) {
		throw new GlobError(error instanceof Error ? error.message.replace(/^Missing/, "missing") : String(error));
	}
	if (source === "$^") throw new GlobError("it matches nothing");
	return new require_linear_expression.LinearExpression(names.reduce((expression, name) => expression.replaceAll(`\\${name}`, name), source), names);
}
/** One glob, without `!`. Paths are matched whole, from the root of the repository. */
var Glob = class {
	text;
	/** Names of the `{name}` parts, each once, in the order in which they appear. */
	captures;
	/** The segments in front of the first one that is not literal: a path that matches begins with them. */
	literalPrefix;
	#captures;
	#compile;
	#compiled;
	/** Where the names stand, by their number, when each segment of the glob is one of the path. */
	#places;
	/** True when a path can be read in several ways, because what stands in front of a name may be of any length. */
	#ambiguous;
	/** @throws GlobError when the glob can match nothing, or not what its author means */
	constructor(text) {
		this.text = text;
		checkShape(text);
		const placeholders = /* @__PURE__ */ new Map();
		const captures = [];
		const captureSegments = [];
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
			captureSegments.push(segments.push(before + placeholder + after) - 1);
		}
		if (segments.at(-1) === "**" && captureSegments.includes(segments.length - 2)) segments.push("*");
		const unnamed = segments.join("/");
		checkBraces(unnamed);
		this.captures = [...placeholders.keys()];
		this.#captures = captures;
		this.#places = captures.map((capture, index) => ({
			capture,
			segment: captureSegments[index] ?? 0
		}));
		const names = [...placeholders.values()];
		this.#compile = () => compiledGlob(unnamed, names);
		if (!cannotBeWrong.test(text)) this.#compiled = this.#compile();
		this.#ambiguous = this.captures.length > 0 && /\*\*|[{(]/.test(unnamed);
		const special = segments.findIndex((segment) => !isLiteral(segment) || names.some((character) => segment.includes(character)));
		this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
	}
	get #expression() {
		return this.#compiled ??= this.#compile();
	}
	matches(path) {
		return this.#captures.length === this.captures.length ? this.#expression.test(path) : this.captured(path).length > 0;
	}
	/** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
	matchesWith(path, values) {
		return this.#expression.test(path, this.captures.map((name) => values.get(name) ?? ""));
	}
	/**
	* Every way in which the path matches; without names, one empty way. Empty when it does not match.
	* @throws GlobError when there are more than anybody means
	*/
	captured(path) {
		if (!this.#expression.test(path)) return [];
		return this.#ambiguous ? this.#ways(path) : this.#onlyWay(path);
	}
	/** Where each segment of the glob is one of the path. */
	#onlyWay(path) {
		const segments = path.split("/");
		const values = /* @__PURE__ */ new Map();
		for (const { capture, segment } of this.#places) {
			const { name, before, after } = capture;
			const written = segments[segment] ?? "";
			const value = written.slice(before.length, written.length - after.length);
			if ((values.get(name) ?? value) !== value) return [];
			values.set(name, value);
		}
		return [values];
	}
	/** Each name after the other, where the path can still match with what it and those before it stand for. */
	#ways(path) {
		let read = 0;
		let ways = [[]];
		for (const name of this.captures) {
			const candidates = this.#candidates(name, path);
			ways = ways.flatMap((way) => candidates.map((value) => [...way, value]).filter((values) => {
				if ((read += path.length) > mostRead) throw new GlobError(`its names may stand for too many parts of the path ${path.slice(0, 80)}…`);
				return this.#expression.test(path, values);
			}));
		}
		return ways.map((values) => new Map(this.captures.map((name, index) => [name, values[index] ?? ""])));
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
function globOf$1(text) {
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
		this.included = texts.filter((text) => !negated(text)).map(globOf$1);
		this.excluded = texts.filter(negated).map((text) => globOf$1(text.slice(1)));
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
	if (text.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
	if (text.startsWith("/")) throw new GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`);
	if (text.endsWith("/")) throw new GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
	if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new GlobError("no path has . or .. as a segment, so it matches nothing");
	if (text.includes("//")) throw new GlobError("no path has an empty segment, so it matches nothing");
	if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new GlobError("the \\ at its end escapes nothing");
	const backslash = require_linear_expression.backslashMistake(text);
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
//#region src/impacted-targets/explanation/suggestions.ts
/** A glob that means this path alone, or undefined where none does. */
function globOf(path) {
	const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, "\\$&");
	try {
		return new Glob(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : void 0;
	} catch (error) {
		if (error instanceof GlobError) return void 0;
		throw error;
	}
}
/**
* Files that say how things are built or tested, by their names: settings of compilers, bundlers and test runners, what
* makes containers and machines alike, manifests and lockfiles. That such a file impacts nothing is never suggested.
*/
const ofBuilds = new RegExp([
	String.raw`(?:^|/)(?:(?:ts|js)config[^/]*\.json|[^/]*\.config\.[cm]?[jt]sx?|[^/]*rc(?:\.[^/]*)?|babel[^/]*)$`,
	String.raw`(?:^|/)(?:[^/]*Dockerfile[^/]*|[^/]*Makefile|[^/]*\.mk|justfile|Taskfile[^/]*|CMakeLists\.txt|[^/]*\.cmake)$`,
	String.raw`(?:^|/)(?:package\.json|[^/]*[.-]lock(?:\.[^/]*)?|[^/]*\.lockb|go\.(?:mod|sum|work)|[^/]*\.toml|[^/]*\.gradle(?:\.kts)?)$`,
	String.raw`(?:^|/)(?:gradle\.properties|[^/]*\.bazel|[^/]*\.bzl|\.bazel[^/]*|rust-toolchain|\.(?:node|python|ruby|java|tool)-versions?)$`,
	String.raw`(?:^|/)(?:\.env[^/]*|vitest[^/]*|jest[^/]*|nx\.json|turbo\.jsonc?|pnpm-workspace\.yaml|\.yarn/.*|\.cargo/.*|\.mvn/.*)$`,
	String.raw`(?:^|/)(?:(?:docker-)?compose[^/]*\.ya?ml|setup\.(?:py|cfg)|requirements[^/]*\.txt|patches/.*)$`
].join("|"), "is");
/** What would narrow the answer for a changed file that no target owns. */
function suggestionsForUnowned(path) {
	const glob = globOf(path);
	if (glob === void 0) return [];
	const impact = {
		rule: {
			key: "impact",
			glob
		},
		assumption: `The targets that you write in the place of * are all that ${path} bears on.`
	};
	if (ofBuilds.test(path)) return [impact];
	const assumption = path.startsWith(".github/workflows/") ? `No test of a target reads ${path}; that the workflow works is seen when it runs.` : `No build and no test reads ${path}.`;
	return [{
		rule: {
			key: "impact-none",
			glob
		},
		assumption
	}, impact];
}
/** What would narrow the answer for a changed file that matches a glob of `impact-all` or of the input `impact-all-paths`. */
function suggestionsForImpactAll(path, glob, key) {
	const own = globOf(path);
	if (own === void 0) return [];
	return [{
		rule: {
			key,
			glob: `!${own}`
		},
		assumption: `${glob} is not meant for ${path}.`
	}];
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
Object.defineProperty(exports, "capturePattern", {
	enumerable: true,
	get: function() {
		return capturePattern;
	}
});
Object.defineProperty(exports, "globOf", {
	enumerable: true,
	get: function() {
		return globOf;
	}
});
Object.defineProperty(exports, "suggestionsForImpactAll", {
	enumerable: true,
	get: function() {
		return suggestionsForImpactAll;
	}
});
Object.defineProperty(exports, "suggestionsForUnowned", {
	enumerable: true,
	get: function() {
		return suggestionsForUnowned;
	}
});
