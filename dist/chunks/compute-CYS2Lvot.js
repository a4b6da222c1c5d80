const require_rolldown_runtime = require("./rolldown-runtime-CVvi-lCc.js");
const require_open_file = require("./open-file-DU40hZ7d.js");
const require_index = require("../index.js");
const require_leven = require("./leven-CakbgFXD.js");
const require_dist$1 = require("./dist-B8H7bxKp.js");
const require_build_system = require("./build-system-YWE15Mb4.js");
const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
const require_suggestions = require("./suggestions-BV4bUhkQ.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_size_limit = require("./size-limit-9QsjQFje.js");
const require_names = require("./names-BpsQti4U.js");
const require_chain = require("./chain-Bh6mYt3V.js");
const require_temporary_directories = require("./temporary-directories-CKRyakef.js");
let node_fs_promises = require("node:fs/promises");
let node_util = require("node:util");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_diagnostics_channel = require("node:diagnostics_channel");
let node_timers_promises = require("node:timers/promises");
let node_crypto = require("node:crypto");
let node_async_hooks = require("node:async_hooks");
let node_child_process = require("node:child_process");
//#region src/impacted-targets/build-root.ts
var import_dist = require_dist$1.require_dist();
var import_picomatch = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_linear_expression.require_picomatch(), 1);
/**
* The path from the build's root; undefined for a path outside of it.
* @param path POSIX, from the root of the repository
* @param root the build's root, POSIX, from the root of the repository; empty for that root itself
*/
function belowRoot(path, root) {
	if (root === "") return path;
	return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : void 0;
}
//#endregion
//#region src/impacted-targets/target-graph/paths.ts
/** The directories above a path, nearest first, down to the root of the repository, which is the empty string. */
function pathsAbove(path) {
	const above = [];
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) above.push(path.slice(0, end));
	if (path !== "") above.push("");
	return above;
}
/** Directory of a path; the root of the repository is the empty string. */
function directoryOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
/** Last segment of a path. */
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
/** No system opens a path of more characters: Windows takes 32,767, all others fewer. */
const longestPath = 32767;
/**
* A relative path as written in a file of a directory.
* @returns the path from the root of the repository (empty for the root itself); undefined when it leads out of the
*   repository, is absolute, or too long for any system
*/
function resolvePath(directory, written) {
	if (node_path.posix.isAbsolute(written) || written.length > longestPath) return void 0;
	const path = node_path.posix.join(directory === "" ? "." : directory, written).replace(/\/$/, "");
	if (path === ".." || path.startsWith("../")) return void 0;
	return path === "." ? "" : path;
}
/**
* The path that a text in a source file can mean to a program: escapes of Rust, Go, C, JavaScript and Python read, and `\\`
* taken for `/`, as Windows does.
*/
function pathInLiteral(text) {
	return text.replace(/\\(?:x([\da-f]{2})|u\{?([\da-f]{1,6})\}?|U([\da-f]{8}))/gi, (_all, ...codes) => String.fromCodePoint(Math.min(parseInt(codes[0] ?? codes[1] ?? codes[2] ?? "", 16), 1114111))).replace(/\\+/g, "/");
}
/** True when the path is the directory itself or lies below it. */
function isWithin(path, directory) {
	return directory === "" || path === directory || path.startsWith(`${directory}/`);
}
/** A name inside a directory; the root of the repository is the empty string. */
function inside(directory, name) {
	if (directory === "") return name;
	return name === "" ? directory : `${directory}/${name}`;
}
//#endregion
//#region src/impacted-targets/target-graph/remembered.ts
/**
* What can be made of a commit alone, made once as long as its tree is there: a history compares each commit with the one
* before it and with the one after it. A tree that is compared once has no memory, and everything is made anew.
* @param key what it is, with all that it depends on besides the commit
*/
function remembered(tree, key, make) {
	const known = tree.memory?.get(key);
	if (known !== void 0) return known;
	const made = make();
	tree.memory?.set(key, made);
	return made;
}
//#endregion
//#region src/impacted-targets/target-graph/alike.ts
/**
* A path as every system would find it: Windows and macOS tell neither case nor forms of the same character apart, Windows
* takes `\` for `/` and leaves dots and spaces at the end of a name out, and macOS passes over invisible characters.
* Two paths with one such form may be the same file somewhere.
*/
function foldedPath(path) {
	if (/^[\w/-]+(\.[\w/-]+)*$/.test(path) && !path.includes("//")) return path.toLowerCase();
	const segments = path.replaceAll("\\", "/").replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC").toUpperCase().toLowerCase().split("/").map((segment) => /^\.{1,2}$/.test(segment) ? segment : segment.replace(/[. ]+$/, ""));
	return node_path.posix.normalize(segments.join("/"));
}
//#endregion
//#region src/impacted-targets/configuration/configuration.ts
/** What a file means that nobody owns: the stricter of what both commits say. */
function unownedPolicy({ base, head }) {
	const policies = [base.unowned, head.unowned];
	if (policies.some(({ kind }) => kind === "all")) return {
		ignored: false,
		targets: []
	};
	const targets = policies.flatMap((policy) => policy.kind === "target" ? [policy.target] : []);
	return {
		ignored: targets.length === 0,
		targets: [...new Set(targets)]
	};
}
//#endregion
//#region src/impacted-targets/configuration/rule-names.ts
/** A name with its `{name}` parts all alike, so that two ways of writing the same become one. */
function nameShape(name) {
	return name.replaceAll(require_suggestions.capturePattern, "{}");
}
/** The `{name}` parts of a target's name, each once. */
function namesIn(name) {
	return [...new Set([...name.matchAll(require_suggestions.capturePattern)].map(([, capture = ""]) => capture))];
}
/** Finds the rules that a name belongs to, among many. */
var RuleNames = class {
	#byShape = /* @__PURE__ */ new Map();
	#patterns = [];
	constructor(rules) {
		for (const rule of rules) {
			const shape = nameShape(rule.name);
			require_append.append(this.#byShape, shape, rule);
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
	const parts = name.split(require_suggestions.capturePattern).map((part, index) => {
		if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
		if (seen.has(part)) return `\\${captures.indexOf(part) + 1}`;
		seen.add(part);
		return "([^/{}]+)";
	});
	return new RegExp(`^${parts.join("")}$`, "s");
}
//#endregion
//#region node_modules/js-yaml/dist/js-yaml.mjs
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]).withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) if (first === 32 || first === 9) {
			atMoreIndented = true;
			result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		} else if (atMoreIndented) {
			atMoreIndented = false;
			result += "\n".repeat(emptyLines + 1);
		} else if (emptyLines === 0) {
			if (didReadContent) result += " ";
		} else result += "\n".repeat(emptyLines);
		else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) if (!isNamed) {
				tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
				if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
				isNamed = true;
				suffixStart = state.position + 1;
			} else throwError(state, "tag suffix cannot contain exclamation marks");
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
		else {
			const ch = state.input.charCodeAt(state.position);
			if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
				const fallbackState = snapshotState(state);
				const propertyIndent = propertyStart.position - propertyStart.lineStart;
				restoreState(state, propertyStart);
				if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
				else restoreState(state, fallbackState);
			}
			if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
		}
		else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function loadAll(input, iteratorOrOptions, options) {
	let iterator = null;
	if (typeof iteratorOrOptions === "function") iterator = iteratorOrOptions;
	else if (iteratorOrOptions !== null && typeof iteratorOrOptions === "object") options = iteratorOrOptions;
	const documents = loadDocuments(input, options);
	if (iterator === null) return documents;
	for (const document of documents) iterator(document);
}
/**
* Parses `string` as a single YAML document. Throws {@link YAMLException} on
* error. This function does not understand multi-document or empty sources; it
* throws an exception on those.
*
* > [!NOTE]
* > 1. When processing untrusted input, see the
* >    [security considerations](../docs/safety.md).
* > 2. All exceptions MUST be caught, not just {@link YAMLException}.
* > 3. The default {@link CORE_SCHEMA} comes without the `!!merge` tag. You can
* >    easily enable it if needed.
* > 4. The default {@link mapTag} is `{}`-object based, with known limitations
* >    (see description). For full compatibility use {@link realMapTag}
* >    instead (it uses native JS `Map`).
*
* @example
* Enable {@link mergeTag} and {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag, realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Main
*/
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name));
EVENT_ID.DOCUMENT;
EVENT_ID.SEQUENCE;
EVENT_ID.MAPPING;
EVENT_ID.SCALAR;
EVENT_ID.ALIAS;
EVENT_ID.POP;
SCALAR_STYLE.PLAIN;
SCALAR_STYLE.SINGLE_QUOTED;
SCALAR_STYLE.DOUBLE_QUOTED;
SCALAR_STYLE.LITERAL_BLOCK;
SCALAR_STYLE.FOLDED_BLOCK;
COLLECTION_STYLE.BLOCK;
COLLECTION_STYLE.FLOW;
CHOMPING_MODE.CLIP;
CHOMPING_MODE.STRIP;
CHOMPING_MODE.KEEP;
//#endregion
//#region src/impacted-targets/formats/yaml.ts
/**
* Reads a YAML manifest or lockfile. By js-yaml, which reads a lockfile of a megabyte in a ninth of the time that `yaml`
* takes; `yaml` reads what people write for this action, because it knows the place of every node.
* @returns what the document holds; undefined or null when it is empty
* @throws YAMLException when it is no YAML; Error when its aliases stand for more than fits into memory; TooLarge when it is
*   too large
*/
function parseYaml(text) {
	require_size_limit.checkSize(text.length);
	const document = load(text);
	if (text.includes("*")) checkAliases(document);
	return document;
}
/** Values that a document may have once every alias is written out. Lockfiles of the largest repositories have a million. */
const mostValues = 5e6;
/**
* An alias is the same value in several places, so that a document of some lines can stand for more values than fit into any
* memory as soon as somebody walks through them. They are counted here without doing so.
* @throws Error when there are more than anybody writes, or when a value holds itself
*/
function checkAliases(document) {
	const counted = /* @__PURE__ */ new Map();
	const under = /* @__PURE__ */ new Set();
	const count = (value) => {
		if (typeof value !== "object" || value === null) return 1;
		const known = counted.get(value);
		if (known !== void 0) return known;
		if (under.has(value)) throw new Error("the document has an alias that leads into itself");
		under.add(value);
		let sum = 1;
		for (const each of Object.values(value)) sum += count(each);
		under.delete(value);
		counted.set(value, sum);
		return sum;
	};
	if (count(document) > mostValues) throw new Error(`the aliases of the document stand for more than ${mostValues} values`);
}
/** As `parseYaml`, for a file that may hold several documents. */
function parseYamlDocuments(text) {
	require_size_limit.checkSize(text.length);
	const documents = loadAll(text);
	if (text.includes("*")) checkAliases(documents);
	return documents;
}
//#endregion
//#region src/impacted-targets/build-systems/index.ts
/**
* All build systems, in the order in which they are asked. The last answers for what the others leave. To add one, make a folder beside this file and add
* a line here.
*/
const buildSystems = [
	{
		name: "bazel",
		rootFiles: [
			"MODULE.bazel",
			"WORKSPACE",
			"WORKSPACE.bazel"
		],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./bazel-BqyyZ0A4.js"))).bazel
	},
	{
		name: "nx",
		rootFiles: ["nx.json"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./nx-Bw2RzThY.js"))).nx
	},
	{
		name: "turborepo",
		rootFiles: ["turbo.json", "turbo.jsonc"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./turborepo-EjXob95D.js"))).turborepo
	},
	{
		name: "workspaces",
		rootFiles: [
			"pnpm-workspace.yaml",
			"package.json",
			"rush.json",
			"lerna.json"
		],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./workspaces-CYEqTFuS.js"))).workspaces
	},
	{
		name: "cargo",
		rootFiles: ["Cargo.toml"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./cargo-CNEW-Jl8.js"))).cargo
	},
	{
		name: "uv",
		rootFiles: ["pyproject.toml"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./uv-DYx7WtYZ.js"))).uv
	},
	{
		name: "go",
		rootFiles: ["go.work", "go.mod"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./go-CsCXHWOM.js"))).go
	},
	{
		name: "gradle",
		rootFiles: ["settings.gradle", "settings.gradle.kts"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./gradle-BNNHe2lD.js"))).gradle
	},
	{
		name: "maven",
		rootFiles: ["pom.xml"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./maven-XFtfPghg.js"))).maven
	},
	{
		name: "dotnet",
		rootFiles: [
			"*.sln",
			"*.slnx",
			"*.csproj",
			"*.fsproj",
			"*.vbproj",
			"Directory.Build.props",
			"Directory.Build.targets",
			"Directory.Packages.props",
			"global.json"
		],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./dotnet-fsMkTpX4.js"))).dotnet
	},
	{
		name: "pants",
		rootFiles: ["pants.toml"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./pants-gntpayfP.js"))).pants
	},
	{
		name: "paths",
		rootFiles: [".github/impacted-targets.yml"],
		configuredBy: {
			what: "targets",
			isIn: ({ rules }) => rules.length > 0
		},
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./paths-3Zo_E2rV.js"))).paths
	}
];
/** Build systems that answer for others: where the first is used, `auto` leaves the others out. */
const supersedes = {
	nx: ["workspaces", "turborepo"],
	turborepo: ["workspaces"],
	pants: ["uv"]
};
//#endregion
//#region src/event/trust.ts
/**
* Events in which what stands in the pull request may be executed: a fork's `pull_request` workflow gets no secrets, and
* whoever pushes or queues may write to the repository already (GitHub's documentation of events, and of secure use).
*/
const trustedEvents = /* @__PURE__ */ new Set([
	"pull_request",
	"pull_request_review",
	"pull_request_review_comment",
	"merge_group",
	"push"
]);
/** Events that are about no pull request, and are trusted as long as the workflow names none. */
const trustedWithoutPullRequest = /* @__PURE__ */ new Set(["schedule", "workflow_dispatch"]);
/**
* Says whether a pull request is trusted in a workflow that this event starts. All events that are not listed here hold
* secrets whoever wrote the pull request, or may do so one day: an event that nobody thought of is not trusted.
* @param eventName such as `pull_request`; empty outside a workflow, where no event hands out secrets
* @param namesPullRequest true when the step is about a pull request
*/
function isTrustedEvent(eventName, namesPullRequest) {
	return eventName === "" || trustedEvents.has(eventName) || trustedWithoutPullRequest.has(eventName) && !namesPullRequest;
}
//#endregion
//#region src/impacted-targets/answer.ts
/** The answer that everything is impacted, for one cause. */
function allBecause(what, files = []) {
	return {
		kind: "all",
		why: what,
		causes: [{
			what,
			files
		}]
	};
}
//#endregion
//#region src/impacted-targets/documents.ts
const texts = [
	"README*",
	"CHANGELOG*",
	"CONTRIBUTING*",
	"CODE_OF_CONDUCT*",
	"SECURITY*",
	"SUPPORT*",
	"GOVERNANCE*"
];
const licences = [
	"LICENSE*",
	"LICENCE*",
	"NOTICE*",
	"AUTHORS*",
	"MAINTAINERS*"
];
/**
* Files whose change impacts nothing, where no target owns them and none is known to read them. A file that a package
* is built from is owned or read: the `readme` of a crate, what `include_str!` names, an input of Nx.
*/
const documents = [
	{
		globs: texts,
		why: "Text for people, at the root, where no package is built from it; what includes it names it."
	},
	{
		globs: licences,
		why: "Text for people and lawyers. Packages that ship it name it in their manifests."
	},
	{
		globs: [
			"AGENTS.md",
			"CLAUDE.md",
			"GEMINI.md",
			".cursor/rules/**",
			".cursorrules",
			".github/copilot-instructions.md",
			".agents/**/*.md",
			".claude/**/*.md"
		],
		why: "Text that assistants read while code is written."
	},
	{
		globs: [
			".github/*.md",
			".github/ISSUE_TEMPLATE/**",
			".github/ISSUE_TEMPLATE.*",
			".github/PULL_REQUEST_TEMPLATE/**"
		],
		why: "Text and forms on GitHub's pages. No checkout step reads it."
	},
	{
		globs: [
			"CODEOWNERS",
			".github/CODEOWNERS",
			"docs/CODEOWNERS",
			".github/FUNDING.yml",
			"FUNDING.yml",
			"FUNDING.json"
		],
		why: "GitHub reads it, to ask for reviews and to show a button."
	},
	{
		globs: [".github/release.yml", ".github/release.yaml"],
		why: "GitHub reads it, to write the notes of a release from the titles of what was merged before."
	},
	{
		globs: [
			"CITATION.cff",
			".mailmap",
			".git-blame-ignore-revs"
		],
		why: "GitHub and Git read it, to show how to cite, and who wrote what."
	},
	{
		globs: [...[
			".github/dependabot.yml",
			".github/dependabot.yaml",
			"renovate.json*",
			".github/renovate.json*"
		], ...[".renovaterc", ".renovaterc.json*"]],
		why: "Robots read it, which open pull requests of their own."
	},
	{
		globs: [
			".changeset/*.md",
			".changeset/pre/*.md",
			".changeset/pre.json"
		],
		why: "Notes for the next version, and which of them a prerelease has. The version that they lead to is a change of manifests, which counts by itself."
	},
	{
		globs: [
			".vscode/**",
			".idea/**",
			".zed/**",
			".editorconfig",
			"*.code-workspace",
			"*.sublime-project"
		],
		why: "Settings of editors. A command that is run without an editor does not see them."
	},
	{
		globs: [".husky/**", ".lintstagedrc*"],
		why: "Hooks of git, which run on people's machines for what they are about to commit."
	}
];
const options = {
	dot: true,
	nocase: true,
	windows: false
};
const isInList = (0, import_picomatch.default)(documents.flatMap(({ globs }) => globs), options);
const isRootText = (0, import_picomatch.default)([...texts, ...licences], options);
/** What is compiled, run or parsed by a program, whatever it is called otherwise: `README.ipynb`, `SECURITY.ts`. */
const isCode = /^[^/]*\.(?!md$|markdown$|mdown$|rst$|txt$|adoc$|asciidoc$|html?$|org$|rdoc$|textile$|pdf$)[a-z][a-z0-9]*$/i;
/** True for a path in the built-in list. */
function isDocument(path) {
	return isInList(path) && !(isRootText(path) && isCode.test(path));
}
/**
* Events that GitHub tells of something else than commits. A workflow that these alone start tests no pull request and
* no merge group, so that none of its steps decides on a merge (GitHub's documentation, "Events that trigger
* workflows"). What people or other programs start by hand counts as a test, because it may be one.
*/
const elsewhere = /* @__PURE__ */ new Set([
	...[
		"schedule",
		"release",
		"issues",
		"issue_comment",
		"discussion",
		"discussion_comment",
		"label",
		"milestone"
	],
	...[
		"fork",
		"watch",
		"gollum",
		"page_build",
		"public",
		"registry_package",
		"delete",
		"branch_protection_rule"
	],
	...[
		"project",
		"project_card",
		"project_column",
		"member",
		"star"
	]
]);
/** Branches whose name says that what is pushed there was merged before. */
const merged = /^(main|master|trunk)$/;
/**
* True for a workflow of GitHub Actions that tests nothing before it is merged, in both commits.
* @param change of a file; any other than a workflow is none
*/
async function isWorkflowAfterMerge({ base, head }, change) {
	const { path } = change;
	if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return false;
	for (const [entry, tree] of [[change.base, base], [change.head, head]]) {
		if (entry === void 0) continue;
		const content = (await tree.read([path])).get(path);
		if (content === void 0 || !startsAfterMerge(content.toString("utf8"))) return false;
	}
	return true;
}
/** True where each event of a workflow comes from something else than a commit that is yet to be merged. */
function startsAfterMerge(text) {
	let workflow;
	try {
		workflow = parseYaml(text);
	} catch {
		return false;
	}
	if (typeof workflow !== "object" || workflow === null) return false;
	const on = workflow.on ?? workflow.true;
	const events = typeof on === "string" ? [[on, void 0]] : Array.isArray(on) ? on.map((name) => [String(name), void 0]) : typeof on === "object" && on !== null ? Object.entries(on) : [];
	return events.length > 0 && events.every(([name, filter]) => elsewhere.has(name) || isOfMerged(name, filter));
}
/** True for pushes of tags alone, or to branches alone that are merged into. */
function isOfMerged(name, filter) {
	if (name !== "push" || typeof filter !== "object" || filter === null) return false;
	const { branches, tags, ...others } = filter;
	if (Object.keys(others).some((key) => key !== "paths" && key !== "paths-ignore" && key !== "tags-ignore")) return false;
	if (branches === void 0) return tags !== void 0;
	const names = [branches].flat();
	return names.length > 0 && names.every((branch) => typeof branch === "string" && merged.test(branch));
}
//#endregion
//#region src/impacted-targets/impact-rules.ts
/**
* True for a changed file that impacts nothing by `impact-none`, or by the built-in list, in both commits: a pull
* request alone can take nothing away. The caller has made sure that no target owns it, and that none reads it.
*/
async function impactsNothing(comparison, change, { base, head }) {
	const { path } = change;
	if (base.impactNone.match(path) && head.impactNone.match(path)) return true;
	if (base.documents !== "ignore" || head.documents !== "ignore") return false;
	return isDocument(path) || await isWorkflowAfterMerge(comparison, change);
}
/** The changed files that rules under `impact` of the target branch cover. Rules that only the pull request has cover none. */
function coveredByImpactRules(changes, { base }) {
	return changes.map(({ path }) => path).filter((path) => base.impact.some(({ paths }) => paths.match(path)));
}
/**
* Adds what the rules under `impact` of either commit say, and what depends on it.
* @param why targets by their names in the answer; what is added goes here
* @returns why everything is impacted, where it is
*/
async function addImpactRules(changes, { base, head, file }, answered, why) {
	const patterns = /* @__PURE__ */ new Map();
	for (const { path } of changes) for (const { paths, targets } of [...base.impact, ...head.impact]) {
		if (!paths.match(path)) continue;
		if (targets.includes("ALL")) return {
			what: `${path} impacts ALL by ${file}`,
			files: [path]
		};
		for (const target of targets) if (!patterns.has(target)) patterns.set(target, path);
	}
	const seeds = /* @__PURE__ */ new Map();
	for (const [pattern, path] of patterns) {
		const expression = namePattern(pattern);
		let found = false;
		for (const { system, known, named } of concerned(answered, pattern)) {
			if (known === void 0) return {
				what: `impact in ${file} names ${pattern}, and the targets of ${system} are not known`,
				files: [path]
			};
			for (const name of await known.names()) {
				if (!expression.test(named(name))) continue;
				found = true;
				if (!why.has(named(name))) seeds.set(named(name), {
					kind: "file",
					path
				});
			}
		}
		if (!found) return {
			what: `impact in ${file} names ${pattern}, and no target is called like that`,
			files: [path]
		};
	}
	for (const { known, named } of answered) {
		if (known === void 0) continue;
		const names = new Map([...await known.names()].map((name) => [named(name), name]));
		for (const [target] of seeds) {
			const own = names.get(target);
			if (own === void 0) continue;
			for (const dependent of await known.dependentsOf(own)) {
				const name = named(dependent);
				if (!seeds.has(name) && !why.has(name)) seeds.set(name, {
					kind: "dependency",
					target
				});
			}
		}
	}
	for (const [name, reason] of seeds) why.set(name, reason);
}
/** The build systems whose targets a pattern can mean: the one that it begins with, where there are several. */
function concerned(answered, pattern) {
	const one = answered.length > 1 && answered.filter(({ system }) => pattern.startsWith(`${system}:`));
	return one && one.length > 0 ? one : answered;
}
/** Names of targets are no paths: `*` stands for any text, slashes included. */
function namePattern(text) {
	const parts = text.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`, "s");
}
//#endregion
//#region src/impacted-targets/command.ts
/**
* Most bytes that a command may print: all that is read of a commit at once, or a build tool's whole graph, has less. What is
* printed is held in memory until the command ends.
*/
const usualOutputLimitBytes = 1024 * 1024 * 1024;
/** Called with the process that an `exec` within this context has started. */
const started = new node_async_hooks.AsyncLocalStorage();
let watching = false;
/**
* `@actions/exec` gives no hold on the process that it starts, so a cancelled job would leave it running. Node tells
* of each new process on this channel, in the asynchronous context of whoever started it.
*/
function watchProcesses() {
	if (watching) return;
	watching = true;
	(0, node_diagnostics_channel.subscribe)("child_process", (message) => {
		started.getStore()?.(message.process);
	});
}
/**
* Runs a build tool to its end without a shell, and prints nothing of it.
* @returns the exit code, whatever it is, and the output
* @throws ToolMissing when the program is not there; ImpactError when it prints more than it may; the signal's reason when
*   it is aborted
*/
async function runCommand(program, args, options) {
	const { signal, outputLimitBytes = usualOutputLimitBytes } = options;
	signal.throwIfAborted();
	const path = options.programs.find(program, options.cwd);
	const { exec } = await Promise.resolve().then(() => require("./exec-B9d10bkM.js"));
	watchProcesses();
	const stdout = [];
	const stderr = [];
	const children = [];
	const ending = [];
	const end = () => {
		for (const { pid } of children) if (pid !== void 0) ending.push(require_temporary_directories.endTree(pid));
	};
	const observe = (child) => {
		children.push(child);
		queueMicrotask(() => {
			child.stdin?.on("error", () => void 0);
			if (signal.aborted) end();
		});
	};
	let printed = 0;
	const keep = (chunks) => (chunk) => {
		const before = printed;
		printed += chunk.length;
		if (printed <= outputLimitBytes) chunks.push(chunk);
		else if (before <= outputLimitBytes) end();
	};
	signal.addEventListener("abort", end);
	try {
		const exitCode = await started.run(observe, () => exec(`"${path.replaceAll("\"", "\\\"")}"`, [...args], {
			cwd: options.cwd,
			env: { ...options.env },
			silent: true,
			ignoreReturnCode: true,
			input: options.input ?? Buffer.alloc(0),
			listeners: {
				stdout: keep(stdout),
				stderr: keep(stderr)
			}
		}));
		signal.throwIfAborted();
		if (printed > outputLimitBytes) throw new require_build_system.ImpactError(`${program} ${args.find((one) => /^\w/.test(one)) ?? ""} printed more than ${require_index.grouped(outputLimitBytes)} bytes, which is more than is read at once. Look for unusually large files in the commits, and keep them in Git LFS`);
		return {
			exitCode: exitCode ?? 1,
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr)
		};
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof Error && error.message.startsWith("Unable to locate executable file")) throw new require_build_system.ToolMissing(program);
		throw error;
	} finally {
		signal.removeEventListener("abort", end);
		await Promise.all(ending);
	}
}
//#endregion
//#region src/impacted-targets/tools.ts
/**
* The tools of one build system.
* @param asked what differs from one build system to the next
*/
function toolsFor(surroundings, asked) {
	const { temporary, programs, log, signal, untrustedIn } = surroundings;
	return {
		mayRun: untrustedIn === void 0,
		async run(program, args, { cwd, env = {}, input }) {
			if (untrustedIn !== void 0) throw new require_build_system.ImpactError(`${program} is not started, because the pull request is not trusted in ${untrustedIn}. Compute in a pull_request workflow`);
			log.debug(`${program} ${args.join(" ")}`);
			const finished = await runCommand(program, args, {
				programs,
				cwd,
				env: {
					...programs.variables,
					...env
				},
				...input !== void 0 && { input: Buffer.from(input) },
				signal
			});
			return {
				exitCode: finished.exitCode,
				stdout: finished.stdout.toString("utf8"),
				stderr: finished.stderr.toString("utf8")
			};
		},
		noteVersion(program, version) {
			surroundings.versions?.set(program, version);
		},
		temporaryDirectory: () => temporary.create(),
		info: (line) => {
			log.info(line);
		},
		warn: (line) => {
			log.warn(line);
		},
		debug: (line) => {
			log.debug(line);
		},
		signal,
		...asked
	};
}
//#endregion
//#region src/impacted-targets/ask-build-systems.ts
/** Asks the build systems, one after the other, and puts their answers together. */
async function askBuildSystems(systems, comparison, configurations, surroundings) {
	const why = /* @__PURE__ */ new Map();
	const causes = [];
	const answered = [];
	const readPaths = /* @__PURE__ */ new Set();
	const coveredPaths = /* @__PURE__ */ new Set([configurations.file, ...coveredByImpactRules(comparison.changes, configurations)]);
	const unowned = unownedPolicy(configurations);
	for (const listed of systems) {
		const options = configurations.base.buildSystems[listed.name] ?? {};
		if (!(0, node_util.isDeepStrictEqual)(options, configurations.head.buildSystems[listed.name] ?? {})) {
			causes.push({
				what: `the options of ${listed.name} in ${configurations.file} changed`,
				files: [configurations.file]
			});
			return everything(causes);
		}
		if (causes.length > 0 && listed.executes !== "nothing") return everything(causes);
		surroundings.signal.throwIfAborted();
		const tools = toolsFor(surroundings, {
			options,
			configurations,
			async coveredPaths() {
				const covered = new Set(coveredPaths);
				await coverWhatImpactsNothing(comparison, configurations, readPaths, covered);
				return covered;
			}
		});
		let impact;
		try {
			impact = await (await listed.load()).impact(comparison, tools);
		} catch (error) {
			if (causes.length === 0 || !(error instanceof require_build_system.ImpactError)) throw error;
			return everything(causes);
		}
		const named = (target) => systems.length > 1 ? `${listed.name}:${target}` : target;
		for (const path of impact.coveredPaths ?? []) coveredPaths.add(path);
		for (const path of impact.readPaths ?? []) readPaths.add(path);
		if (impact.kind === "all") {
			const own = impact.causes ?? [{
				what: impact.why,
				files: []
			}];
			causes.push(...own.map((cause) => ({
				...cause,
				what: `${listed.name}: ${cause.what}`
			})));
			if (impact.coveredPaths === void 0) return everything(causes);
			continue;
		}
		const renamed = renaming(named);
		for (const [target, reason] of impact.targets) why.set(named(target), renamed(reason));
		answered.push({
			system: listed.name,
			known: impact.known,
			named
		});
	}
	const ruled = causes.length > 0 ? void 0 : await addImpactRules(comparison.changes, configurations, answered, why);
	if (ruled !== void 0) causes.push(ruled);
	await coverWhatImpactsNothing(comparison, configurations, readPaths, coveredPaths);
	for (const { path } of unowned.ignored ? [] : comparison.changes) {
		if (coveredPaths.has(path)) continue;
		causes.push({
			what: `no target owns ${path}`,
			files: [path],
			suggestions: require_suggestions.suggestionsForUnowned(path)
		});
	}
	if (causes.length > 0) return everything(causes);
	return {
		kind: "targets",
		targets: [...why.keys()].sort(require_names.compareByteOrder),
		why,
		names: () => namesOf(answered)
	};
}
/** @param causes at least one */
function everything(causes) {
	const more = causes.length > 1 ? ` and ${causes.length - 1} more` : "";
	return {
		kind: "all",
		why: `${causes[0]?.what ?? ""}${more}`,
		causes
	};
}
/** Puts the names of the answer in the place of a build system's own; reasons that many targets share stay shared. */
function renaming(named) {
	const known = /* @__PURE__ */ new Map();
	return (reason) => {
		const waiting = [];
		for (let one = reason; one !== void 0 && !known.has(one);) {
			waiting.push(one);
			one = one.kind === "dependency" ? one.because : void 0;
		}
		for (const one of waiting.reverse()) if (one.kind !== "dependency") known.set(one, one);
		else {
			const because = one.because && known.get(one.because);
			known.set(one, {
				...one,
				target: named(one.target),
				...because && { because }
			});
		}
		return known.get(reason) ?? reason;
	};
}
async function namesOf(answered) {
	const names = /* @__PURE__ */ new Set();
	for (const { known, named } of answered) {
		if (known === void 0) return void 0;
		for (const name of await known.names()) names.add(named(name));
	}
	return names;
}
/** Adds the changed files that impact nothing to those that are covered. */
async function coverWhatImpactsNothing(comparison, configurations, readPaths, coveredPaths) {
	for (const change of comparison.changes) {
		const { path } = change;
		if (coveredPaths.has(path) || readPaths.has(path)) continue;
		if (await impactsNothing(comparison, change, configurations)) coveredPaths.add(path);
	}
}
//#endregion
//#region src/impacted-targets/configuration/mistakes.ts
/** A configuration file that cannot be used, with everything that is wrong with it. */
var ConfigurationError = class extends require_build_system.ImpactError {
	file;
	name = "ConfigurationError";
	mistakes;
	/** @param file path of the file, for the message */
	constructor(file, mistakes) {
		super(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join("; "));
		this.file = file;
		this.mistakes = mistakes.map((mistake) => ({
			file,
			...mistake
		}));
	}
};
/** ` (did you mean x?)` for the name that is nearest to a wrong one, or nothing where none is near. */
function suggestion(wrong, names) {
	let nearest;
	let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
	for (const name of names) {
		const distance = require_leven.leven(wrong.toLowerCase(), name.toLowerCase());
		if (distance < least) [nearest, least] = [name, distance];
	}
	return nearest === void 0 ? "" : ` (did you mean ${nearest}?)`;
}
//#endregion
//#region src/impacted-targets/configuration/placed-document.ts
/** A YAML file with the places of its nodes, which collects mistakes about them. Globs with braces need no quotes in it. */
var PlacedDocument = class {
	file;
	#lines = new import_dist.LineCounter();
	#document;
	#mistakes = [];
	/**
	* @param file its path, for messages
	* @throws ConfigurationError when it is no YAML
	*/
	constructor(text, file) {
		this.file = file;
		this.#document = (0, import_dist.parseDocument)(protectBraces(text), {
			lineCounter: this.#lines,
			prettyErrors: false,
			uniqueKeys: true
		});
		const exhausted = this.#document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
		if (exhausted !== void 0) {
			this.#mistakeAt(exhausted.pos[0], "it is nested more deeply than anybody writes");
			this.finish();
		}
		for (const { pos, message } of [...this.#document.errors, ...this.#document.warnings]) this.#mistakeAt(pos[0], restoreBraces(message).replace(/^Map keys must be unique$/, "this key stands here twice"));
		this.finish();
		(0, import_dist.visit)(this.#document, { Scalar(_, node) {
			if (typeof node.value === "string") node.value = restoreBraces(node.value);
		} });
	}
	/** The node that is the whole file; undefined for a file in which nothing stands. */
	get root() {
		const { contents } = this.#document;
		return isEmpty(contents) ? void 0 : contents;
	}
	/** The value of a key of the file, or of what it is an alias of. */
	valueOf(key) {
		return this.resolved(this.#document.get(key, true));
	}
	/** @throws ConfigurationError with all mistakes so far, in the order of the file */
	finish() {
		if (this.#mistakes.length === 0) return;
		this.#mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
		throw new ConfigurationError(this.file, this.#mistakes);
	}
	#mistakeAt(offset, message) {
		const { line, col } = this.#lines.linePos(offset);
		this.#mistakes.push({
			line: Math.max(line, 1),
			column: Math.max(col, 1),
			message
		});
	}
	/** Notes a mistake at the place of a node. */
	mistake(node, message) {
		const range = node?.range;
		this.#mistakeAt(range?.[0] ?? 0, message);
	}
	/** The node that an alias stands for. */
	resolved(node) {
		return (0, import_dist.isAlias)(node) ? node.resolve(this.#document) : node;
	}
	/**
	* A node that has to be a mapping; a mistake where it is none.
	* @param what it is, for the message
	* @param key node that the message points at when there is no value
	*/
	map(node, what, key = node) {
		const resolved = this.resolved(node);
		if ((0, import_dist.isMap)(resolved)) return resolved;
		this.mistake(isEmpty(node) ? key : node, `${what} must be a mapping, not ${kindOf(resolved)}`);
	}
	/** The entries of a mapping, each key as text. Keys that are not among the known ones are mistakes. */
	entries(map, known) {
		const entries = [];
		const seen = /* @__PURE__ */ new Set();
		for (const pair of map.items) {
			const node = this.resolved(pair.key);
			if (!(0, import_dist.isScalar)(node)) {
				this.mistake(pair.key, `a key must be text, not ${kindOf(node)}`);
				continue;
			}
			const value = scalarText(node.value);
			if (known && !known.includes(value)) {
				this.mistake(pair.key, `unknown key ${JSON.stringify(value)}${suggestion(value, known)}`);
				continue;
			}
			if (seen.has(value)) this.mistake(pair.key, `${JSON.stringify(value)} stands here twice`);
			seen.add(value);
			entries.push([{
				value,
				node: pair.key
			}, pair.value]);
		}
		return entries;
	}
	/** A text or a list of texts; a list in a list counts as its items, so that an alias can stand for several. */
	texts(node, what, key) {
		const resolved = this.resolved(node);
		if ((0, import_dist.isSeq)(resolved)) return resolved.items.flatMap((item) => this.texts(item, what, key));
		if ((0, import_dist.isScalar)(resolved) && typeof resolved.value === "string") return [{
			value: resolved.value,
			node
		}];
		this.mistake(isEmpty(node) ? key : node, `${what} must be a text or a list of texts, not ${kindOf(resolved)}`);
		return [];
	}
	/** A mapping as plain data. */
	toJS(map) {
		return map.toJS(this.#document);
	}
};
/** What stands for `{`, `}` and `,` of a glob while YAML is read: private characters, as long as what they replace. */
const protection = {
	"{": "",
	"}": "",
	",": ""
};
/**
* YAML ends a plain text in a `[…]` list at a brace, so `[services/{name}/**]` would have to be quoted. Braces that
* stand next to text of a glob are never YAML's own there, so they are taken for part of it.
*/
function protectBraces(text) {
	return text.replaceAll(/\{[^\s{}[\]:"']+\}/g, (braces, index) => {
		const attached = (character) => character !== void 0 && !/[\s{}[\],:"']/.test(character);
		if (!attached(text[index - 1]) && !attached(text[index + braces.length])) return braces;
		return braces.replaceAll(/[{},]/g, (character) => protection[character] ?? character);
	});
}
function restoreBraces(text) {
	return text.replaceAll("", "{").replaceAll("", "}").replaceAll("", ",");
}
/** A key or value as text; a YAML key such as `1` or `true` is the name `1` or `true`. */
function scalarText(value) {
	if (typeof value === "string") return value;
	return typeof value === "number" || typeof value === "boolean" || typeof value === "bigint" ? String(value) : "";
}
/** Whether nothing stands there. */
function isEmpty(node) {
	return node === null || node === void 0 || (0, import_dist.isScalar)(node) && node.value === null;
}
/** What a node is, in words for a message. */
function kindOf(node) {
	if ((0, import_dist.isMap)(node)) return "a mapping";
	if ((0, import_dist.isSeq)(node)) return "a list";
	if (isEmpty(node)) return "nothing";
	if ((0, import_dist.isScalar)(node)) return typeof node.value === "string" ? "a text" : `${typeof node.value} ${scalarText(node.value)}`;
	return "something unknown";
}
//#endregion
//#region src/impacted-targets/configuration/rule-checks.ts
/** Each glob of a rule must say what the `{name}` parts of its name are, and nothing that the name has not. */
function checkCaptures(document, name, captures, paths) {
	for (const path of paths) {
		let globs;
		try {
			globs = new require_suggestions.Globs([path.value]);
		} catch {
			continue;
		}
		for (const glob of [...globs.included, ...globs.excluded]) for (const capture of glob.captures) {
			if (captures.includes(capture)) continue;
			const known = captures.map((one) => `{${one}}`);
			document.mistake(path.node, `{${capture}} is not in the target's name ${name.value}${suggestion(`{${capture}}`, known)}: write * for any segment`);
		}
		for (const glob of globs.included) for (const capture of captures) {
			if (glob.captures.includes(capture)) continue;
			document.mistake(path.node, `${path.value} does not say what {${capture}} in ${name.value} stands for`);
		}
	}
	if (paths.length === 0 && captures.length > 0) document.mistake(name.node, `no glob says what {${captures[0] ?? ""}} in ${name.value} stands for`);
}
/** Two rules with `{name}` parts must not name the same target. */
function checkNames$1(document, rules) {
	const seen = /* @__PURE__ */ new Map();
	for (const { name, captures } of rules) {
		const shape = nameShape(name);
		const other = seen.get(shape);
		if (other !== void 0 && captures.length > 0) document.mistake(keyOf(document, name), `${name} is the same target as ${other}: put their globs together`);
		seen.set(shape, name);
	}
}
/** Dependencies must be targets of the file, and lead to no circle. */
function checkDependencies(document, rules, known) {
	for (const rule of rules) for (const { value, node } of rule.dependencies) if (value === rule.name) document.mistake(node, `${value} depends on itself`);
	else if (known.meant(value).length === 0) document.mistake(node, `depends-on names ${JSON.stringify(value)}, which is no target${suggestion(value, rules.map(({ name }) => name))}`);
	const cycle = findCycle(rules, known);
	if (cycle) document.mistake(cycle.at.node, `depends-on goes in a circle: ${cycle.names.join(" → ")}`);
}
/** The key of a target, under `targets`. */
function keyOf(document, name) {
	const targets = document.valueOf("targets");
	return (0, import_dist.isMap)(targets) ? targets.items.find(({ key }) => (0, import_dist.isScalar)(key) && scalarText(key.value) === name)?.key : void 0;
}
/** Why a text cannot be a target's name, or undefined. */
function nameMistake(name) {
	if (name === "") return "it is empty";
	if (name === "ALL") return "ALL means every target";
	if (/[\s\p{Cc}]/u.test(name)) return "it holds a space, a line break or a control character";
	if (/[{}]/.test(name.replaceAll(require_suggestions.capturePattern, ""))) return "a brace that is not part of {name}";
}
/** A circle of dependencies, with the place of the one that closes it. */
function findCycle(rules, known) {
	const finished = /* @__PURE__ */ new Set();
	const path = [];
	const visit = (rule) => {
		path.push(rule);
		for (const at of rule.dependencies) for (const next of known.meant(at.value)) {
			if (next === rule || finished.has(next)) continue;
			const from = path.indexOf(next);
			if (from !== -1 && path.slice(from).every(({ captures }) => captures.length === 0)) return {
				names: [...path.slice(from), next].map(({ name }) => name),
				at
			};
			const found = from === -1 ? visit(next) : void 0;
			if (found) return found;
		}
		path.pop();
		finished.add(rule);
	};
	for (const rule of rules) {
		const found = finished.has(rule) ? void 0 : visit(rule);
		if (found) return found;
	}
}
//#endregion
//#region src/impacted-targets/configuration/read-configuration.ts
const topLevelKeys = [
	"impact-all",
	"impact-none",
	"impact",
	"documents",
	"unowned",
	"targets",
	"build-systems"
];
const ruleKeys = ["paths", "depends-on"];
const impactKeys = ["paths", "targets"];
/** A configuration with nothing in it. */
const emptyConfiguration = {
	impactAll: new require_suggestions.Globs([]),
	impactNone: new require_suggestions.Globs([]),
	impact: [],
	documents: "ignore",
	unowned: { kind: "all" },
	rules: [],
	buildSystems: {}
};
/**
* Reads the configuration file (`schemas/impacted-targets.schema.json` describes its shape).
* @param file its path, for messages
* @param buildSystemNames what may stand under `build-systems`
* @throws ConfigurationError with every mistake, each with line and column
*/
function readConfiguration$1(text, file, buildSystemNames) {
	return new Reader(text, file, buildSystemNames).read();
}
var Reader = class {
	buildSystemNames;
	#document;
	constructor(text, file, buildSystemNames) {
		this.buildSystemNames = buildSystemNames;
		this.#document = new PlacedDocument(text, file);
	}
	read() {
		const { root } = this.#document;
		if (root === void 0) return emptyConfiguration;
		let { impactAll, impactNone, impact, documents, unowned } = emptyConfiguration;
		let unownedNode;
		let rules = [];
		let buildSystems = {};
		const map = this.#document.map(root, "the file");
		for (const [key, value] of map ? this.#document.entries(map, topLevelKeys) : []) {
			if (key.value === "impact-all") impactAll = this.#globs(this.#document.texts(value, "impact-all", key.node));
			if (key.value === "impact-none") impactNone = this.#globs(this.#document.texts(value, "impact-none", key.node));
			if (key.value === "impact") impact = this.#impact(value, key.node);
			if (key.value === "documents") documents = this.#documents(value, key.node);
			if (key.value === "targets") rules = this.#rules(value, key.node);
			if (key.value === "build-systems") buildSystems = this.#buildSystems(value, key.node);
			if (key.value === "unowned") {
				unowned = this.#unowned(value, key.node);
				unownedNode = value;
			}
		}
		checkNames$1(this.#document, rules);
		const names = new RuleNames(rules);
		checkDependencies(this.#document, rules, names);
		if (unowned.kind === "target" && names.producers(unowned.target).length === 0) this.#document.mistake(unownedNode, `unowned: ${unowned.target} is no target of this file${suggestion(unowned.target, [
			"all",
			"ignore",
			...rules.map(({ name }) => name)
		])}`);
		this.#document.finish();
		return {
			impactAll,
			impactNone,
			impact,
			documents,
			unowned,
			buildSystems,
			rules: rules.map(({ name, globs, dependsOn, definition }) => ({
				name,
				globs,
				dependsOn,
				definition
			}))
		};
	}
	/** Globs, each mistake at its own place. */
	#globs(texts) {
		const right = texts.filter(({ value, node }) => {
			try {
				return new require_suggestions.Globs([value]);
			} catch (error) {
				if (!(error instanceof require_suggestions.GlobError)) throw error;
				this.#document.mistake(node, `bad glob ${value}: ${error.message}`);
				return false;
			}
		});
		const globs = new require_suggestions.Globs(right.map(({ value }) => value));
		if (texts.length > 0 && right.length === texts.length && globs.included.length === 0) this.#document.mistake(texts[0]?.node, "there are only globs with !, so nothing matches: add one without");
		return globs;
	}
	#unowned(node, key) {
		const resolved = this.#document.resolved(node);
		if (!(0, import_dist.isScalar)(resolved) || typeof resolved.value !== "string" || resolved.value === "") {
			this.#document.mistake(isEmpty(node) ? key : node, `unowned must be all, ignore or the name of a target, not ${kindOf(resolved)}`);
			return { kind: "all" };
		}
		const { value } = resolved;
		return value === "all" || value === "ignore" ? { kind: value } : {
			kind: "target",
			target: value
		};
	}
	#documents(node, key) {
		const resolved = this.#document.resolved(node);
		const value = (0, import_dist.isScalar)(resolved) ? resolved.value : void 0;
		if (value === "ignore" || value === "all") return value;
		this.#document.mistake(isEmpty(node) ? key : node, "documents must be ignore (the built-in list of documents impacts nothing) or all (they are files as others)");
		return "all";
	}
	#impact(node, key) {
		const resolved = this.#document.resolved(node);
		if (!(0, import_dist.isSeq)(resolved)) {
			this.#document.mistake(isEmpty(node) ? key : node, `impact must be a list of mappings, not ${kindOf(resolved)}`);
			return [];
		}
		return resolved.items.flatMap((item) => {
			const map = this.#document.map(item, "an entry of impact");
			if (!map) return [];
			let paths = [];
			let targets = [];
			for (const [name, value] of this.#document.entries(map, impactKeys)) if (name.value === "paths") paths = this.#document.texts(value, "paths", name.node);
			else targets = this.#document.texts(value, "targets", name.node);
			if (paths.length === 0 || targets.length === 0) this.#document.mistake(item, "an entry of impact needs paths and targets");
			for (const { value, node: at } of targets) if (value === "" || /[\s\p{Cc}]/u.test(value)) this.#document.mistake(at, `${JSON.stringify(value)} cannot be the name of a target`);
			return [{
				paths: this.#globs(paths),
				targets: targets.map(({ value }) => value)
			}];
		});
	}
	#buildSystems(node, key) {
		const map = this.#document.map(node, "build-systems", key);
		const options = [];
		for (const [name, value] of map ? this.#document.entries(map, this.buildSystemNames) : []) {
			const own = this.#document.map(value, `build-systems.${name.value}`, name.node);
			if (own) options.push([name.value, this.#document.toJS(own)]);
		}
		return Object.fromEntries(options);
	}
	#rules(node, key) {
		const map = this.#document.map(node, "targets", key);
		return (map ? this.#document.entries(map) : []).map(([name, value]) => this.#rule(name, value));
	}
	#rule(name, node) {
		const resolved = this.#document.resolved(node);
		let paths = [];
		let dependencies = [];
		if ((0, import_dist.isMap)(resolved)) {
			for (const [key, value] of this.#document.entries(resolved, ruleKeys)) if (key.value === "paths") paths = this.#document.texts(value, "paths", key.node);
			else dependencies = this.#document.texts(value, "depends-on", key.node);
			if (paths.length === 0 && dependencies.length === 0) this.#document.mistake(name.node, `${name.value} has neither paths nor depends-on, so nothing impacts it`);
		} else if ((0, import_dist.isScalar)(resolved) && resolved.value !== null && typeof resolved.value !== "string") this.#document.mistake(node, `${name.value} must be a list of globs or a mapping, not ${kindOf(resolved)}`);
		else {
			paths = this.#document.texts(node, name.value, name.node);
			if (paths.length === 0 && (0, import_dist.isSeq)(resolved) && resolved.items.length === 0) this.#document.mistake(node, `${name.value} has no globs, so nothing impacts it`);
		}
		const wrong = nameMistake(name.value);
		if (wrong !== void 0) this.#document.mistake(name.node, `${JSON.stringify(name.value)} cannot name a target: ${wrong}`);
		const captures = namesIn(name.value);
		const globs = this.#globs(paths);
		checkCaptures(this.#document, name, captures, paths);
		return {
			name: name.value,
			captures,
			globs,
			dependencies,
			dependsOn: dependencies.map(({ value }) => value),
			definition: JSON.stringify(paths.map(({ value }) => value).sort())
		};
	}
};
//#endregion
//#region src/impacted-targets/configuration/both-configurations.ts
/** Where the configuration file is, unless `impacted-targets-config` says otherwise. */
const defaultConfigPath = ".github/impacted-targets.yml";
/** Largest configuration file that is read. Those that people write have some pages. */
const limitBytes = 1024 * 1024;
/**
* Reads the configuration file of both commits: what a pull request does to it can add targets, but not take away
* what the target branch's rules say. Where the pull request is not trusted, its rules are not even read.
*
* Which file it is is decided for each commit by itself. Only regular files of the commits count; what else Git tracks
* under a name that could lead to the same file is never read from the disk, where it would be the pull request's for both.
*/
async function readConfigurations(request, comparison, buildSystemNames, log) {
	const given = request.configPath === "" ? defaultConfigPath : request.configPath ?? defaultConfigPath;
	const all = (why, mistakes) => {
		log.warn(`Everything counts as impacted: ${why}${mistakes === void 0 ? "" : ` (${mistakes})`}`);
		return {
			kind: "all",
			why
		};
	};
	const places = await configPlaces(given, request, comparison);
	const alike = new Alike(places);
	const changed = comparison.changes.find(({ path }) => alike.has(path));
	if (changed !== void 0 && request.untrustedIn !== void 0) return all(`the pull request changes ${changed.path}, whose rules are not taken from a pull request in ${request.untrustedIn}`);
	const head = await comparison.head.read(places);
	const base = changed === void 0 ? head : await comparison.base.read(places);
	const files = {
		base: places.find((path) => base.has(path)),
		head: places.find((path) => head.has(path))
	};
	if (files.base === void 0 || files.head === void 0) {
		const odd = {
			base: await alike.oddIn(comparison.base),
			head: await alike.oddIn(comparison.head)
		};
		if (odd.base !== void 0 && odd.head !== void 0) throw notRegular(given, odd.head);
		const found = odd.base ?? odd.head;
		if (found !== void 0) return all(`${given} is ${describe(found)} in ${odd.base === void 0 ? "the pull request" : "the target branch"}`);
	} else if (files.base !== files.head) return all(`the rules are in ${files.base} of the target branch, and in ${files.head} of the pull request`);
	const file = files.base ?? files.head;
	if (file === void 0) {
		if (given === defaultConfigPath) return {
			kind: "configurations",
			file: given,
			base: emptyConfiguration,
			head: emptyConfiguration
		};
		const configuration = readConfiguration$1(await readMade(given, request, comparison), given, buildSystemNames);
		return {
			kind: "configurations",
			file: given,
			base: configuration,
			head: configuration
		};
	}
	const read = (bytes) => {
		if (bytes === void 0) return emptyConfiguration;
		if (bytes.length > limitBytes) throw new ConfigurationError(file, [{
			line: 1,
			column: 1,
			message: `it has more than ${limitBytes} bytes`
		}]);
		return readConfiguration$1(bytes.toString("utf8"), file, buildSystemNames);
	};
	const headConfiguration = read(head.get(file));
	try {
		return {
			kind: "configurations",
			file,
			base: changed === void 0 ? headConfiguration : read(base.get(file)),
			head: headConfiguration
		};
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error;
		return all(`${file} of the target branch has mistakes, which the pull request mends`, error.message);
	}
}
/** Paths that could be the same file as one of these, on one system or another. */
var Alike = class {
	places;
	#folded;
	#above = /* @__PURE__ */ new Set();
	constructor(places) {
		this.places = places;
		this.#folded = new Set(places.map(foldedPath));
		for (const folded of this.#folded) for (const above of pathsAbove(folded)) if (above !== "") this.#above.add(above);
	}
	/** True for such a path, and for one that stands for a directory above it: a link, or a submodule. */
	has(path) {
		const folded = foldedPath(path);
		return this.#folded.has(folded) || this.#above.has(folded);
	}
	/** What a commit tracks under such a path, and is not a regular file under the path itself. */
	async oddIn(tree) {
		if (this.places.length === 0) return void 0;
		return (await tree.entries()).find(({ path, mode }) => this.has(path) && !(mode.startsWith("100") && this.places.includes(path)));
	}
};
function describe({ path, mode }) {
	const kind = {
		"120000": "a symbolic link",
		"160000": "a submodule"
	}[mode];
	return kind === void 0 ? `spelled ${JSON.stringify(path)}` : `${kind}, or below one (${path}),`;
}
function notRegular(given, entry) {
	return new require_build_system.ImpactError(`impacted-targets-config: ${given} is ${describe(entry)} in the repository. Give the path of a regular file as Git spells it, with / between its parts`);
}
/**
* Reads a file that a step before this one has made. It is the same for both commits.
* @throws ImpactError when it is not there, or could be one that Git tracks
*/
async function readMade(given, request, comparison) {
	const { workingDirectory, workspace = workingDirectory, environment = process.env } = request;
	const path = (0, node_path.resolve)(workingDirectory, given);
	const real = await (0, node_fs_promises.realpath)(path).catch(() => void 0);
	if (real === void 0) throw new require_build_system.ImpactError(`impacted-targets-config: there is no file ${given} in either commit or in ${workingDirectory}. Check the path`);
	if (require_open_file.isBelow(real, comparison.checkout)) {
		const alike = new Alike([(0, node_path.relative)(comparison.checkout, real).split(node_path.sep).join("/")]);
		for (const tree of [comparison.base, comparison.head]) {
			const tracked = (await tree.entries()).find((entry) => alike.has(entry.path));
			if (tracked !== void 0) throw new require_build_system.ImpactError(`impacted-targets-config: ${given} leads to ${tracked.path}, which Git tracks. Give that path, so that it is read from each of the two commits`);
		}
	}
	try {
		return require_open_file.readWholeFile(path, require_open_file.readableFolders(workspace, environment), limitBytes).toString("utf8");
	} catch (error) {
		throw new require_build_system.ImpactError(`impacted-targets-config: ${given} cannot be read: ${error.message}`);
	}
}
/** Where the configuration may be in a commit: from the working directory, else from the root of the repository. */
async function configPlaces(given, { workspace, workingDirectory }, { root, checkout }) {
	const slashed = (path) => path.split(node_path.sep).join("/");
	if ((0, node_path.isAbsolute)(given)) {
		for (const folder of [
			checkout,
			workspace ?? workingDirectory,
			workingDirectory
		]) {
			if (!require_open_file.isBelow((0, node_path.resolve)(given), (0, node_path.resolve)(folder))) continue;
			const path = (0, node_path.relative)(checkout, (0, node_path.join)(await (0, node_fs_promises.realpath)(folder).catch(() => folder), (0, node_path.relative)((0, node_path.resolve)(folder), (0, node_path.resolve)(given))));
			if (!path.startsWith("..") && !(0, node_path.isAbsolute)(path)) return [slashed(path)];
		}
		return [];
	}
	const places = [node_path.posix.join(root, slashed(given)), node_path.posix.normalize(slashed(given))];
	return [...new Set(places)].filter((path) => path !== ".." && !path.startsWith("../"));
}
//#endregion
//#region src/impacted-targets/git/changes.ts
/** Arguments of git that list what differs between two commits; the two ids follow. */
const diffArguments = [
	"diff-tree",
	"-r",
	"-z",
	"--raw",
	"--no-renames",
	"--no-abbrev",
	"--ignore-submodules=none"
];
/**
* Reads the raw output of `git diff-tree -z` (git-diff-tree(1), "Raw output format").
* @returns every path that differs, in git's order, which is that of the paths' bytes
*/
function readChanges(output) {
	const records = require_names.nulRecords(output);
	const changes = [];
	for (let index = 0; index + 1 < records.length; index += 2) {
		const [baseMode = "", headMode = "", baseObject = "", headObject = "", status] = (records[index] ?? "").slice(1).split(" ");
		const path = records[index + 1] ?? "";
		const base = {
			path,
			mode: baseMode,
			object: baseObject
		};
		const head = {
			path,
			mode: headMode,
			object: headObject
		};
		if (status === "A") changes.push({
			status: "added",
			path,
			head
		});
		else if (status === "D") changes.push({
			status: "deleted",
			path,
			base
		});
		else changes.push({
			status: "modified",
			path,
			base,
			head
		});
	}
	return changes;
}
//#endregion
//#region src/impacted-targets/git/find-repository.ts
/**
* Finds the repository of a directory by the `.git` of the nearest root that was checked out. Git itself would also take
* a directory of the pull request for one that holds `HEAD`, `objects` and `refs`, with a configuration that names
* programs. A submodule's `.git` is passed over: the pull request says what is in it.
* @param directory absolute path without symbolic links
* @param workspace where the search ends, when it starts below it
* @throws ImpactError when there is none
*/
async function findRepository(directory, workspace) {
	const end = workspace !== void 0 && require_open_file.isBelow(directory, workspace) ? workspace : void 0;
	for (let place = directory;; place = (0, node_path.dirname)(place)) {
		const gitDirectory = await gitDirectoryOf(place);
		if (gitDirectory !== void 0) return {
			directory: place,
			gitDirectory
		};
		if (place === end || (0, node_path.dirname)(place) === place) break;
	}
	throw new require_build_system.ImpactError(`working-directory: ${directory} is in no Git repository. ${await adviceWithoutRepository(directory)}`);
}
/** What would help: it depends on what lies there instead of a repository. */
async function adviceWithoutRepository(directory) {
	const names = (await (0, node_fs_promises.readdir)(directory).catch(() => [])).sort();
	const checkouts = [];
	for (const name of names.slice(0, 1e3)) if (await gitDirectoryOf((0, node_path.join)(directory, name)) !== void 0) checkouts.push(name);
	if (checkouts.length > 0) return `There is one in ${checkouts.slice(0, 5).map((name) => JSON.stringify(name)).join(", ")}: give working-directory the folder that actions/checkout put the pull request's repository into (path)`;
	if (names.length > 0) return "Run actions/checkout in a step before this one, and on a machine with git: where it finds none, it downloads the files without their repository. Install git 2.31 or newer in a step before it";
	return "Run actions/checkout in a step before this one, also where base-sha and head-sha are given";
}
async function gitDirectoryOf(place) {
	const path = (0, node_path.join)(place, ".git");
	const found = await (0, node_fs_promises.lstat)(path).catch(() => void 0);
	if (found?.isDirectory()) return path;
	if (found === void 0 || !found.isFile() || found.size > 1e4) return void 0;
	const [, written] = /^gitdir: (.*?)\r?\n?$/s.exec(await (0, node_fs_promises.readFile)(path, "utf8")) ?? [];
	if (written === void 0) return void 0;
	const target = await (0, node_fs_promises.realpath)((0, node_path.resolve)(place, written)).catch(() => void 0);
	if (target === void 0 || await isOfSubmodule(target, place)) return void 0;
	return target;
}
/** A submodule's repository lies in `.git/modules` of the one that it is checked out in. */
async function isOfSubmodule(gitDirectory, place) {
	for (let above = (0, node_path.dirname)(place);; above = (0, node_path.dirname)(above)) {
		const outer = await (0, node_fs_promises.stat)((0, node_path.join)(above, ".git")).catch(() => void 0);
		if (outer !== void 0) {
			const outerDirectory = outer.isDirectory() ? (0, node_path.join)(above, ".git") : await gitDirectoryOf(above);
			if (outerDirectory !== void 0 && require_open_file.isBelow(gitDirectory, (0, node_path.join)(await common(outerDirectory), "modules"))) return true;
		}
		if ((0, node_path.dirname)(above) === above) return false;
	}
}
/** The repository that a linked working tree shares with others, or the one itself. */
async function common(gitDirectory) {
	const written = await (0, node_fs_promises.readFile)((0, node_path.join)(gitDirectory, "commondir"), "utf8").catch(() => void 0);
	const path = written === void 0 ? gitDirectory : (0, node_path.resolve)(gitDirectory, written.trim());
	return (0, node_fs_promises.realpath)(path).catch(() => path);
}
//#endregion
//#region src/impacted-targets/git/git-version.ts
/**
* The first version of git that has all that a comparison of two commits needs: `rev-parse --path-format` and
* configuration by GIT_CONFIG_COUNT, both of 2.31.
*/
const oldest = [2, 31];
/**
* What is wrong with the version of git, to be asked for only after something has failed.
* @param printed what `git --version` printed
* @returns a sentence, or undefined where the version is new enough or cannot be told
*/
function versionMistake(printed) {
	const [, version, major, minor] = /^git version ((\d+)\.(\d+)\S*)/.exec(printed) ?? [];
	if (version === void 0) return void 0;
	const [first, second] = [Number(major), Number(minor)];
	if (first > oldest[0] || first === oldest[0] && second >= oldest[1]) return void 0;
	return `git ${version} is too old: ${oldest.join(".")} or newer is needed, and 2.38 or newer to merge a pull request that has no merge commit. Install it in a step before this one, and check out with it`;
}
//#endregion
//#region src/impacted-targets/git/run-git.ts
/** How long after git has ended its error output is waited for, in milliseconds: a daemon of it may hold that open. */
const graceMs = 1e3;
/**
* Runs git to its end without a shell, and prints nothing of it. The time is linear in git's output: `@actions/exec`,
* which runs the build tools, copies and searches all that came since the last line end with every piece of output,
* and what git prints between NULs (`-z`) has no line ends.
* @returns the exit code, whatever it is, and the output byte for byte
* @throws ToolMissing when git is not there; the signal's reason when it is aborted
*/
async function runGit(args, options) {
	const { signal, onOutput } = options;
	signal.throwIfAborted();
	const program = options.programs.find("git", options.cwd);
	if (/\.(cmd|bat)$/i.test(program)) {
		const result = await runCommand("git", args, options);
		if (onOutput === void 0) return result;
		onOutput(result.stdout);
		return {
			...result,
			stdout: Buffer.alloc(0)
		};
	}
	const stdout = [];
	const stderr = [];
	const child = (0, node_child_process.spawn)(program, args, {
		cwd: options.cwd,
		env: options.env,
		windowsHide: true
	});
	const letGo = () => {
		child.stdout.destroy();
		child.stderr.destroy();
	};
	let ending;
	const end = () => {
		if (child.pid !== void 0) ending = require_temporary_directories.endTree(child.pid).then(letGo);
	};
	signal.addEventListener("abort", end);
	try {
		const exited = new Promise((resolve, reject) => {
			child.on("error", reject);
			child.on("exit", (code) => {
				resolve(code ?? 1);
			});
		});
		const printed = new Promise((resolve) => child.stdout.on("close", resolve));
		const complained = new Promise((resolve) => child.stderr.on("close", resolve));
		const failures = [];
		child.stdout.on("data", (piece) => {
			if (onOutput === void 0) stdout.push(piece);
			else if (failures.length === 0) try {
				onOutput(piece);
			} catch (error) {
				failures.push(error);
				end();
			}
		});
		child.stderr.on("data", (chunk) => stderr.push(chunk));
		child.stdin.on("error", () => void 0);
		child.stdin.end(options.input);
		const exitCode = await exited;
		await printed;
		await Promise.race([complained, (0, node_timers_promises.setTimeout)(graceMs, void 0, { ref: false })]);
		signal.throwIfAborted();
		if (failures.length > 0) throw failures[0];
		return {
			exitCode,
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr)
		};
	} finally {
		letGo();
		signal.removeEventListener("abort", end);
		await ending;
	}
}
//#endregion
//#region src/impacted-targets/git/safe-directory.ts
/** The command that lets git read a repository of another user (git-config(1), safe.directory), for any shell of a runner. */
function safeDirectoryCommand(directory) {
	return `git config --global --add safe.directory ${quoted(directory)}`;
}
/** Single quotes take every character as it is, in sh and in PowerShell. */
function quoted(text) {
	return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
/** The repository that git refuses to read, by what it printed, because it belongs to another user. */
function ownedByAnother(stderr) {
	const [, since235, before] = /dubious ownership in repository at '(.+)'[ \t]*$|unsafe repository \('(.+)' is owned/m.exec(stderr) ?? [];
	return since235 ?? before;
}
//#endregion
//#region src/impacted-targets/git/checkout.ts
/** The last line of an error output that says something, without credentials that stand in addresses. */
function lastErrorLine(stderr) {
	const lines = withoutCredentials(stderr.toString("utf8")).split("\n").map((line) => line.trim()).filter((line) => line !== "" && !/^(hint|warning):/.test(line));
	return require_index.shortened(lines.findLast((line) => /^(fatal|error|remote):/.test(line) && line !== "fatal: early EOF") ?? lines.at(-1) ?? "it printed nothing", 500);
}
/** Text with what stands before the `@` of an address left out. */
function withoutCredentials(text) {
	return text.replaceAll(/([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, "$1");
}
/**
* Finds the repository of a working directory: the one whose `.git` stands at the root that was checked out.
* @param workingDirectory absolute path
* @throws ImpactError when git is missing, the directory is in no repository, or git does not trust its owner
*/
async function openCheckout(workingDirectory, surroundings) {
	const { programs, signal } = surroundings;
	let directory;
	try {
		directory = await (0, node_fs_promises.realpath)(workingDirectory);
	} catch {
		throw new require_build_system.ImpactError(`working-directory: ${workingDirectory} does not exist. ` + (await isSparse(workingDirectory) ? "The checkout is sparse: name the directory in sparse-checkout of actions/checkout" : "Run actions/checkout in a step before this one, and see that the commit has this directory"));
	}
	const workspace = surroundings.workspace === void 0 ? void 0 : await (0, node_fs_promises.realpath)(surroundings.workspace).catch(() => void 0);
	const found = await findRepository(directory, workspace);
	const written = pathInWorkspace(workingDirectory, surroundings.workspace, workspace) ?? directory;
	if (!require_open_file.isBelow(written, found.directory)) throw new require_build_system.ImpactError(`working-directory: ${workingDirectory} leads by a symbolic link into another repository, ${found.directory}. Give the directory itself`);
	const env = {
		...programs.variablesForGit,
		LC_ALL: "C",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_CEILING_DIRECTORIES: (0, node_path.dirname)(found.directory)
	};
	const git = async (...args) => {
		try {
			return await runGit([
				"-c",
				"safe.bareRepository=explicit",
				...args
			], {
				programs,
				cwd: found.directory,
				env,
				signal
			});
		} catch (error) {
			if (!(error instanceof require_build_system.ToolMissing)) throw error;
			throw new require_build_system.ImpactError("git was not found on this machine, where the workspace is not searched. Install git 2.31 or newer in a step before this one, and check out with it");
		}
	};
	const refuseOldGit = async () => {
		const mistake = versionMistake((await git("--version")).stdout.toString("utf8"));
		if (mistake !== void 0) throw new require_build_system.ImpactError(mistake);
	};
	const described = await git("rev-parse", "--path-format=absolute", "--show-object-format", "--is-inside-work-tree", "--git-dir", "--git-path", "objects", "--git-path", "shallow", "--show-toplevel");
	if (described.exitCode !== 0) {
		await refuseOldGit();
		throw unusable(found.directory, described.stderr);
	}
	const lines = described.stdout.toString("utf8").split("\n");
	const [objectFormat, inside, gitDirectory, objects, shallow, toplevel] = lines;
	if (!objectFormat || inside !== "true" || !gitDirectory || !objects || !shallow || !toplevel || lines.length > 7) {
		await refuseOldGit();
		throw new require_build_system.ImpactError(`working-directory: git cannot say where the repository of ${directory} is. Check out to a directory whose name holds no line break, and do not check out bare`);
	}
	if (!await isSame(gitDirectory, found.gitDirectory) || !await isSame(toplevel, found.directory)) throw new require_build_system.ImpactError(`working-directory: git takes ${gitDirectory} with the files in ${toplevel} for the repository of ${directory}, and not ${found.gitDirectory}. Check out with actions/checkout, without core.worktree`);
	const [configured, head, version] = await Promise.all([
		git(`--git-dir=${gitDirectory}`, "config", "--list", "--includes", "--show-origin", "-z"),
		git(`--git-dir=${gitDirectory}`, "rev-parse", "--verify", "--quiet", "HEAD"),
		git("--version")
	]);
	if (configured.exitCode !== 0) throw unusable(found.directory, configured.stderr);
	const commit = head.stdout.toString("utf8").trim();
	return {
		directory: found.directory,
		root: (0, node_path.relative)(found.directory, directory).split(node_path.sep).join("/"),
		linked: written !== directory,
		objectFormat,
		objects,
		shallow,
		...commit && { head: commit },
		gitVersion: /^git version (\S+)/.exec(version.stdout.toString("utf8"))?.[1] ?? "",
		configuration: await readConfiguration(configured.stdout, found)
	};
}
/** A path below the workspace as it is written, in the workspace's real place; undefined for one that lies elsewhere. */
function pathInWorkspace(path, workspace, real) {
	if (workspace === void 0 || real === void 0) return void 0;
	const from = [workspace, real].find((one) => require_open_file.isBelow((0, node_path.resolve)(path), (0, node_path.resolve)(one)));
	return from === void 0 ? void 0 : (0, node_path.join)(real, (0, node_path.relative)((0, node_path.resolve)(from), (0, node_path.resolve)(path)));
}
async function isSame(one, other) {
	const [a, b] = await Promise.all([one, other].map((path) => (0, node_fs_promises.realpath)(path).catch(() => path)));
	return (0, node_path.relative)(a ?? "", b ?? "") === "";
}
/**
* Reads `git config --list --show-origin -z`. `.git/config` is the workflow's, for no commit can change it, and so are
* files outside of the checkout. A file in the working tree, which some of these may include, is the pull request's.
*/
async function readConfiguration(output, { directory, gitDirectory }) {
	const records = output.toString("utf8").split("\0");
	const trusted = /* @__PURE__ */ new Map();
	const settings = [];
	for (let at = 0; at + 1 < records.length; at += 2) {
		const [origin = "", setting = ""] = [records[at], records[at + 1]];
		if (!trusted.has(origin)) trusted.set(origin, await isTrusted(origin));
		if (trusted.get(origin) !== true) continue;
		const end = setting.indexOf("\n");
		settings.push(end === -1 ? {
			key: setting,
			value: void 0
		} : {
			key: setting.slice(0, end),
			value: setting.slice(end + 1)
		});
	}
	return settings;
	async function isTrusted(origin) {
		if (!origin.startsWith("file:")) return true;
		const path = (0, node_path.resolve)(directory, origin.slice(5));
		const real = await (0, node_fs_promises.realpath)(path).catch(() => path);
		const repository = await (0, node_fs_promises.realpath)(gitDirectory).catch(() => gitDirectory);
		return require_open_file.isBelow(real, repository) || ![path, real].some((one) => require_open_file.isBelow(one, directory) && !require_open_file.isBelow(one, repository));
	}
}
/** Whether a directory that is not there lies in a checkout that leaves directories out (git-sparse-checkout(1)). */
async function isSparse(missing) {
	for (let place = missing; (0, node_path.dirname)(place) !== place; place = (0, node_path.dirname)(place)) {
		const git = (0, node_path.join)(place, ".git");
		if (!await exists(git)) continue;
		return (await Promise.all(["config", "config.worktree"].map((name) => (0, node_fs_promises.readFile)((0, node_path.join)(git, name), "utf8").catch(() => "")))).flatMap((text) => [...text.matchAll(/^\s*sparsecheckout\s*=\s*(\w+)/gim)]).at(-1)?.[1]?.toLowerCase() === "true";
	}
	return false;
}
function exists(path) {
	return (0, node_fs_promises.access)(path).then(() => true, () => false);
}
function unusable(directory, stderr) {
	const text = stderr.toString("utf8");
	const owned = ownedByAnother(text);
	if (owned !== void 0) return new require_build_system.ImpactError(`git does not read ${directory}, because the directory belongs to another user. Run \`${safeDirectoryCommand(owned)}\` in a step before this one`);
	if (text.includes("not a git repository")) return new require_build_system.ImpactError(`working-directory: what stands in ${directory} as .git is no Git repository. Run actions/checkout in a step before this one`);
	if (text.includes("must be run in a work tree")) return new require_build_system.ImpactError(`working-directory: ${directory} is in a bare repository. Run actions/checkout, which makes a working tree`);
	return new require_build_system.ImpactError(`git rev-parse in ${directory}: ${lastErrorLine(stderr)}. Check that actions/checkout ran`);
}
//#endregion
//#region src/impacted-targets/git/remote-failure.ts
/** Lines that say nothing of the cause: advice for somebody at a keyboard, and what follows from the cause. */
const noise = [
	/^(hint|warning):/,
	/^@+$|^@ .* @$/,
	/^Please make sure you have the correct access rights$/,
	/^and the repository exists\.$/,
	/^To add an exception for this directory, call:$/,
	/^git config --global --add safe\.directory /,
	/^fatal: (early EOF|the remote end hung up( unexpectedly|, probably.*)?)$/,
	/^remote: (Enumerating|Counting|Compressing|Total)\b/
];
/** The line under which ssh, a server on this disk and others put every cause. */
const consequence = /^fatal: Could not read from remote repository\.$/;
/** Known causes and what helps, the first that is found. GitHub's texts are those that its servers send to git. */
const known = [
	[/Permission denied \(.*publickey/, "Give actions/checkout the ssh-key, leave persist-credentials on, and see that the key may read the repository"],
	[/Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED|host key is known/i, "Give actions/checkout the server's key (ssh-known-hosts)"],
	[/returned error: 403|Write access to repository not granted|Permission to .* denied/, "Let the token of the job read the repository (permissions: contents: read), or give actions/checkout another token"],
	[/returned error: 404|Repository not found|repository '.*' not found/i, "Let the token of the job read the repository (permissions: contents: read); servers say this, too, of a repository that the token may not see"],
	[/returned error: 407|Received HTTP code 407/, "Give the proxy its user and password (https_proxy), or leave the host out of it (no_proxy)"],
	[/Could not resolve host|Could not resolve hostname|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable/i, "See that this runner reaches the server, and by which proxy (https_proxy, no_proxy)"],
	[/SSL certificate problem|server certificate verification failed|unable to get local issuer/i, "Give git the server's certificate authority (http.sslCAInfo, or GIT_SSL_CAINFO)"]
];
/** Reads what git printed when a fetch, or a listing of refs, failed. */
function remoteFailure(stderr) {
	const lines = withoutCredentials(stderr.toString("utf8")).split("\n").map((line) => line.trim()).filter((line) => line !== "" && !noise.some((pattern) => pattern.test(line)));
	const causes = lines.filter((line) => !consequence.test(line));
	const cause = require_index.shortened((causes.length > 0 ? causes : lines).slice(0, 3).join(" ") || "it printed nothing", 500);
	const text = lines.join("\n");
	const owned = ownedByAnother(text);
	if (owned !== void 0) return {
		cause,
		advice: `The repository that is fetched from belongs to another user. Run \`${safeDirectoryCommand(owned)}\` in a step before this one`
	};
	const advice = known.find(([pattern]) => pattern.test(text))?.[1];
	return {
		cause,
		...advice !== void 0 && { advice }
	};
}
/** A cause as a clause of a sentence. */
function withoutPeriod(cause) {
	return cause.replace(/\.+$/, "");
}
//#endregion
//#region src/impacted-targets/git/repository-layout.ts
/** Makes an empty bare repository (gitrepository-layout(5)), as `git init` would, without a process. */
async function layOut(directory, objectFormat, objects) {
	await (0, node_fs_promises.mkdir)((0, node_path.join)(directory, "refs"), { recursive: true });
	await (0, node_fs_promises.writeFile)((0, node_path.join)(directory, "HEAD"), "ref: refs/heads/none\n");
	const format = objectFormat === "sha1" ? "[core]\n	repositoryformatversion = 0\n	bare = true\n" : `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = ${objectFormat}\n`;
	await (0, node_fs_promises.writeFile)((0, node_path.join)(directory, "config"), format);
	await borrow((0, node_path.join)(directory, "objects"), objects);
}
/** True when a repository lacks parents of commits that it holds. */
async function isShallow(directory) {
	const list = await (0, node_fs_promises.stat)((0, node_path.join)(directory, "shallow")).catch(() => void 0);
	return list !== void 0 && list.size > 0;
}
/** Lets an object store use the objects of others. */
async function borrow(store, others) {
	await (0, node_fs_promises.mkdir)((0, node_path.join)(store, "info"), { recursive: true });
	await (0, node_fs_promises.writeFile)((0, node_path.join)(store, "info", "alternates"), others.map((other) => `${other}\n`).join(""));
}
/** Copies a file; one that is not there is no error. */
async function copyIfThere(from, to) {
	try {
		await (0, node_fs_promises.copyFile)(from, to);
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
}
//#endregion
//#region src/impacted-targets/git/merge.ts
/** Whoever is named in a commit that only this step sees. The date makes it the same on every machine. */
const nobody = Object.fromEntries(["AUTHOR", "COMMITTER"].flatMap((role) => [
	[`GIT_${role}_NAME`, "merge queue"],
	[`GIT_${role}_EMAIL`, "merge-queue@localhost"],
	[`GIT_${role}_DATE`, "@0 +0000"]
]));
/**
* Merges a pull request's head into the head of the target branch without a working tree (git-merge-tree(1),
* `--write-tree`), after fetching the commits between them where they are absent.
* @throws ImpactError when the commits cannot be fetched
*/
async function mergeInMemory(repository, sides) {
	const { target, targetBranch, pullRequest, pullRequestHead } = sides;
	const name = `pull request ${pullRequest}`;
	if ((await Promise.all([repository.commit(target), repository.commit(pullRequestHead)])).includes(void 0) || await isShallow(repository.directory) || repository.remote?.hasTrees === false) {
		const failure = await repository.fetchCommits([target, pullRequestHead], "history");
		if (failure !== void 0) {
			const advice = /not our ref|unadvertised object/.test(failure.cause) ? `Check that working-directory is a checkout of the repository that ${name} belongs to, and that pull-request-sha is a commit of it` : "Check out with fetch-depth: 0";
			throw new require_build_system.ImpactError(`The commits between ${target} (head of ${targetBranch}) and ${pullRequestHead} (head of ${name}) could not be fetched from ${repository.remoteName()}: ${withoutPeriod(failure.cause)}. ${failure.advice ?? advice}`);
		}
	}
	const bases = await repository.git([
		"merge-base",
		"--all",
		target,
		pullRequestHead
	]);
	if (bases.exitCode !== 0) return {
		kind: "all",
		why: `${targetBranch} and ${name} have no commit in common, so they cannot be merged`
	};
	await fetchTrees(repository, [
		target,
		pullRequestHead,
		...bases.stdout.toString("utf8").trim().split("\n")
	]);
	const merged = await repository.gitWithRemote([
		"merge-tree",
		"--write-tree",
		"-z",
		"--name-only",
		"--no-messages",
		target,
		pullRequestHead
	]);
	const [tree = "", ...conflicts] = require_names.nulRecords(merged.stdout);
	if (merged.exitCode === 1 && conflicts.length > 0) {
		const sample = conflicts.slice(0, 3).join(", ") + (conflicts.length > 3 ? ", …" : "");
		return {
			kind: "all",
			why: `${name} conflicts with ${targetBranch} in ${conflicts.length} files (${sample})`
		};
	}
	if (merged.exitCode !== 0) return {
		kind: "all",
		why: merged.stderr.toString("utf8").includes("usage: git merge-tree") ? `the merge commit of ${name} is not to be had, and this git is too old to merge in memory (2.38 or newer can)` : `${name} could not be merged with ${targetBranch} in memory: ${lastErrorLine(merged.stderr)}`
	};
	const made = await repository.output([
		"commit-tree",
		"-p",
		target,
		"-p",
		pullRequestHead,
		"-m",
		`Merge ${name}`,
		tree
	], void 0, nobody);
	const commit = await repository.commit(made.toString("utf8").trim());
	if (!commit) throw new require_build_system.ImpactError(`git commit-tree made no commit of ${tree}. Check that the disk has room`);
	return {
		kind: "merged",
		commit
	};
}
/** Fetches the directories of these commits, which a fetch of the history leaves out. */
async function fetchTrees(repository, commits) {
	const found = await Promise.all(commits.map((id) => repository.commit(id)));
	const trees = [...new Set(found.flatMap((commit) => commit ? [commit.tree] : []))];
	const lines = (await repository.output(["cat-file", "--batch-check"], Buffer.from(`${trees.join("\n")}\n`))).toString("latin1").split("\n");
	await repository.fetchObjects(trees.filter((_, index) => lines[index]?.endsWith(" missing")));
}
//#endregion
//#region src/impacted-targets/git/commits.ts
/**
* Finds the two commits that are compared, and fetches what is absent of them.
*
* What the inputs name is compared as it is. Otherwise the head is the pull request's merge commit and the base is
* the commit of the target branch that it was merged with, its first parent: the difference is then what the pull
* request brings, and nothing that came to the target branch since. Where no merge commit of this head commit is to
* be had, the head commit and the head of the target branch are merged in memory.
* @throws ImpactError when it is not known what to compare, or a commit cannot be fetched
*/
async function chooseCommits(repository, request) {
	const { event } = request;
	const given = {
		base: request.baseSha ? require_names.fullCommitId(request.baseSha, "base-sha") : void 0,
		head: request.headSha ? require_names.fullCommitId(request.headSha, "head-sha") : void 0
	};
	if (event.targetBranch !== void 0) require_names.checkBranchName(event.targetBranch);
	if (event.mergeGroup) {
		const base = given.base ?? require_names.fullCommitId(event.mergeGroup.baseSha, "merge_group.base_sha");
		const head = given.head ?? require_names.fullCommitId(event.mergeGroup.headSha, "merge_group.head_sha");
		return pair(await need(repository, base, given.base ? "base-sha" : "base of the merge group"), await need(repository, head, given.head ? "head-sha" : "head of the merge group"));
	}
	const ids = [given.base, given.head].filter((id) => id !== void 0);
	if (ids.length > 0) await repository.lookUp(ids);
	const base = given.base ? await need(repository, given.base, "base-sha") : void 0;
	if (given.head) {
		const head = await need(repository, given.head, "head-sha");
		return pair(base ?? await baseOf(repository, head.commit, event), head);
	}
	const merge = await mergeCommit(repository, event);
	if (merge.kind === "all") return merge;
	return pair(base ?? merge.base, merge.head);
}
function pair(base, head) {
	return {
		kind: "commits",
		base,
		head
	};
}
/** The base for a `head-sha` that came without `base-sha`. */
async function baseOf(repository, head, event) {
	const [first, second] = head.parents;
	if (first !== void 0 && second !== void 0 && second === event.headSha?.toLowerCase()) return need(repository, first, targetHead(event));
	if (event.targetBranch === void 0) throw new require_build_system.ImpactError("head-sha is given, but it is not known what to compare it with. Give base-sha as well");
	const ref = `refs/heads/${event.targetBranch}`;
	const id = (await repository.remoteRefs([ref])).get(ref);
	if (id === void 0) throw noTargetBranch(repository, event.targetBranch);
	return need(repository, id, targetHead(event));
}
async function mergeCommit(repository, event) {
	const { pullRequest, targetBranch } = event;
	if (pullRequest === void 0) throw new require_build_system.ImpactError("It is not known which commits to compare, because this event is about no pull request. Give the pull-request input, or both base-sha and head-sha");
	const headSha = event.headSha ? require_names.fullCommitId(event.headSha, "pull-request-sha") : void 0;
	const what = `merge commit of pull request ${pullRequest}`;
	const checkedOut = repository.checkout.head ? await repository.commit(repository.checkout.head) : void 0;
	if (checkedOut && headSha !== void 0 && checkedOut.parents.length === 2 && checkedOut.parents[1] === headSha) return {
		kind: "commits",
		base: await need(repository, checkedOut.parents[0] ?? "", targetHead(event)),
		head: await need(repository, checkedOut.id, what)
	};
	const names = {
		merge: `refs/pull/${pullRequest}/merge`,
		head: `refs/pull/${pullRequest}/head`,
		target: `refs/heads/${targetBranch ?? ""}`
	};
	const refs = await repository.remoteRefs(Object.values(names));
	const pullRequestHead = headSha ?? refs.get(names.head);
	const mergeId = refs.get(names.merge);
	if (mergeId !== void 0) {
		if (!await isHere(repository, mergeId)) await repository.fetchCommits([mergeId], "parents");
		const merge = await repository.commit(mergeId);
		const [first, second] = merge?.parents ?? [];
		if (merge && first !== void 0 && second !== void 0 && second === (pullRequestHead ?? second)) return {
			kind: "commits",
			base: await need(repository, first, targetHead(event)),
			head: await need(repository, merge.id, what)
		};
	}
	const target = refs.get(names.target);
	if (targetBranch === void 0 || target === void 0) throw noTargetBranch(repository, targetBranch);
	if (pullRequestHead === void 0) throw new require_build_system.ImpactError(`Pull request ${pullRequest} has neither ${names.merge} nor ${names.head} at ${repository.remoteName()}. Check the pull-request input, or give base-sha and head-sha`);
	const merged = await mergeInMemory(repository, {
		target,
		targetBranch,
		pullRequest,
		pullRequestHead
	});
	if (merged.kind === "all") return merged;
	return {
		kind: "commits",
		base: await need(repository, target, targetHead(event)),
		head: {
			commit: merged.commit,
			what: `head of pull request ${pullRequest} merged in memory`
		}
	};
}
function targetHead({ targetBranch }) {
	return targetBranch === void 0 ? "head of the target branch" : `head of ${targetBranch}`;
}
function noTargetBranch(repository, branch) {
	return new require_build_system.ImpactError(branch === void 0 ? "It is not known which branch the pull request is to be merged into. Give target-branch, or base-sha and head-sha" : `${repository.remoteName()} has no branch ${branch}. Check target-branch, or give base-sha and head-sha`);
}
/** True when the commit is here with its directories. */
async function isHere(repository, id) {
	return (repository.remote?.hasTrees ?? true) && await repository.commit(id) !== void 0;
}
/** The commit, fetched when it is absent. */
async function need(repository, id, what) {
	if (!await isHere(repository, id)) {
		const depth = what.startsWith("head of") && !what.endsWith("group") ? 2 : 0;
		const advice = `Check out with fetch-depth: ${depth}` + (depth === 0 ? "" : " (or 0)") + ", or leave persist-credentials on, so that it can be fetched here";
		if (!repository.remote) throw new require_build_system.ImpactError(`Commit ${id} (${what}) is not in the checkout at ${repository.checkout.directory}, which has no remote called origin. ${advice}`);
		const failure = await repository.fetchCommits([id], "commit");
		if (failure !== void 0) throw new require_build_system.ImpactError(`Commit ${id} (${what}) could not be fetched from ${repository.remoteName()}: ${withoutPeriod(failure.cause)}. ${failure.advice ?? advice}`);
	}
	const commit = await repository.commit(id);
	if (!commit) throw new require_build_system.ImpactError(`${what}: ${id} at ${repository.remoteName()} is not a commit. Give the id of a commit`);
	return {
		commit,
		what
	};
}
//#endregion
//#region src/impacted-targets/git/batch-output.ts
/**
* Reads what `git cat-file --batch` prints, piece by piece (git-cat-file(1), "Batch output"): for each name in turn, a line that
* ends with the size in bytes and then the content with a line end; or a line that ends with `missing`.
*/
var BatchReader = class {
	onLine;
	onContent;
	/** What is not whole yet, and its length in bytes. */
	#pieces = [];
	#held = 0;
	/** From so many bytes on more can be read. */
	#needed = 1;
	/** Of the content that comes next, in bytes; undefined where a line comes next. */
	#size;
	/**
	* @param onLine gets the size that a line says, in bytes; undefined where the object is missing
	* @param onContent gets the content that follows
	*/
	constructor(onLine, onContent) {
		this.onLine = onLine;
		this.onContent = onContent;
	}
	take(piece) {
		this.#pieces.push(piece);
		this.#held += piece.length;
		if (this.#held < this.#needed) return;
		const data = this.#pieces.length === 1 ? piece : Buffer.concat(this.#pieces);
		const rest = data.subarray(this.#read(data));
		this.#pieces = [rest];
		this.#held = rest.length;
		this.#needed = this.#size === void 0 ? rest.length + 1 : this.#size + 1;
	}
	/** @returns how many bytes were read */
	#read(data) {
		for (let at = 0;;) if (this.#size === void 0) {
			const end = data.indexOf(10, at);
			if (end === -1) return at;
			this.#size = sizeIn(data, at, end);
			this.onLine(this.#size);
			at = end + 1;
		} else {
			if (data.length - at <= this.#size) return at;
			this.onContent(data.subarray(at, at + this.#size));
			at += this.#size + 1;
			this.#size = void 0;
		}
	}
};
/** The number that a line ends with. */
function sizeIn(data, start, end) {
	const text = data.toString("latin1", data.lastIndexOf(32, end - 1) + 1, end);
	return /^\d+$/.test(text) && end > start ? Number(text) : void 0;
}
//#endregion
//#region src/impacted-targets/git/objects.ts
/** Largest file whose content is read, in bytes: GitHub takes none of more than 100 MB, and a longer text is none to Node.js. */
const fileLimitBytes = 256 * 1024 * 1024;
/** Fetches the content of those files that is not here, in one go. */
async function fetchMissing(repository, entries) {
	const paths = pathsByObject(entries);
	if (paths.size === 0) return;
	const missing = (await repository.output([
		"cat-file",
		"--batch-check",
		"--buffer"
	], linesOf([...paths.keys()]))).toString("latin1").split("\n");
	await repository.fetchObjects(missing.flatMap((line) => line.endsWith(" missing") ? [line.slice(0, -8)] : []), paths);
}
/** The content of blobs, by object name: one process, and one fetch where some are not here. */
async function readObjects(repository, entries) {
	const contents = /* @__PURE__ */ new Map();
	const paths = pathsByObject(entries);
	const objects = [...paths.keys()];
	const objectAt = (position) => objects[position] ?? "";
	await readEachObject(repository, objects, (position) => paths.get(objectAt(position)) ?? "", (position, content) => contents.set(objectAt(position), Buffer.from(content)));
	return contents;
}
/**
* Hands over the content of blobs as git prints them: one process, and one fetch where some are not here.
* @param objects each once
* @throws ImpactError where one is too large, or cannot be had
*/
async function readEachObject(repository, objects, pathAt, use) {
	const missing = await readPresent(repository, objects, pathAt, use);
	if (missing.length === 0) return;
	const names = missing.map((position) => objects[position] ?? "");
	const paths = missing.map(pathAt);
	await repository.fetchObjects(names, new Map(names.map((name, index) => [name, paths[index] ?? ""])));
	const [first] = await readPresent(repository, names, (position) => paths[position] ?? "", (position, content) => {
		use(missing[position] ?? -1, content);
	});
	if (first === void 0) return;
	throw new require_build_system.ImpactError(`The content of ${JSON.stringify(paths[first] ?? "")} (object ${names[first] ?? ""}) was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0`);
}
/** A path of each object: several files may have one content. */
function pathsByObject(entries) {
	return new Map(entries.map(({ object, path }) => [object, path]));
}
/** The names, each in a line. */
function linesOf(objects) {
	const lines = Buffer.alloc(objects.reduce((bytes, { length }) => bytes + length + 1, 0), 10);
	let at = 0;
	for (const object of objects) at += lines.write(object, at, "latin1") + 1;
	return lines;
}
/**
* @returns the positions of the objects that are not here
* @throws ImpactError where one is too large
*/
async function readPresent(repository, objects, pathAt, use) {
	if (objects.length === 0) return [];
	const missing = [];
	let position = 0;
	const reader = new BatchReader((size) => {
		if (size === void 0) {
			missing.push(position);
			position += 1;
		} else if (size > fileLimitBytes) throw new require_build_system.ImpactError(`${JSON.stringify(pathAt(position))} has ${require_index.grouped(size)} bytes, and at most ${require_index.grouped(fileLimitBytes)} of a file are read. Keep it in Git LFS`);
	}, (content) => {
		use(position, content);
		position += 1;
	});
	await repository.stream([
		"cat-file",
		"--batch",
		"--buffer"
	], linesOf(objects), (piece) => {
		reader.take(piece);
	});
	return missing;
}
//#endregion
//#region src/impacted-targets/git/same-content.ts
/** So many digits of an object's name tell it from nearly all others; nobody finds names that are alike in all of them. */
const digits = 16;
/**
* For each object name, the index of the first one that is the same. A table of numbers, since a `Map` of 300,000 names takes
* five times the memory and twice the time.
* @param objects names in hexadecimal, of one length
*/
function firstAlike(objects) {
	const size = 2 ** Math.ceil(Math.log2(2 * objects.length + 2));
	const table = new Int32Array(size).fill(-1);
	const first = new Int32Array(objects.length);
	const factor = (0, node_crypto.randomInt)(2 ** 31) * 2 + 1;
	for (const [index, object] of objects.entries()) {
		let place = 0;
		for (let at = 0; at < digits; at += 1) place = Math.imul(place ^ object.charCodeAt(at), factor);
		place = (place ^ place >>> 15) & size - 1;
		for (;;) {
			const other = table[place] ?? -1;
			if (other === -1) table[place] = index;
			if (other === -1 || objects[other] === object) {
				first[index] = other === -1 ? index : other;
				break;
			}
			place = place + 1 & size - 1;
		}
	}
	return first;
}
//#endregion
//#region src/impacted-targets/git/git-tree.ts
/** Most paths that are looked up by name. For more the whole commit is listed, which takes one process as well. */
const lookedUpByName = 100;
/** Modes of nearly all entries, so that hundreds of thousands share a text. */
const usualModes = [
	"100644",
	"100755",
	"120000",
	"160000"
];
/** What was computed from commits. When there are too many, the least recently used one is dropped. */
var Memories = class {
	limit;
	#known = /* @__PURE__ */ new Map();
	/** @param limit most commits that are kept */
	constructor(limit) {
		this.limit = limit;
	}
	of(commit) {
		const memory = this.#known.get(commit) ?? /* @__PURE__ */ new Map();
		this.#known.delete(commit);
		this.#known.set(commit, memory);
		for (const oldest of [...this.#known.keys()].slice(0, -this.limit)) this.#known.delete(oldest);
		return memory;
	}
};
/** Contents of small files by object name; the oldest go when there are more bytes than fit. */
var Contents = class {
	limitBytes;
	#known = /* @__PURE__ */ new Map();
	#bytes = 0;
	/** @param limitBytes most bytes that are kept */
	constructor(limitBytes) {
		this.limitBytes = limitBytes;
	}
	get(object) {
		return this.#known.get(object);
	}
	add(object, content) {
		if (content.length > this.limitBytes / 8 || this.#known.has(object)) return;
		this.#known.set(object, Buffer.from(content));
		this.#bytes += content.length;
		for (const [oldest, { length }] of this.#known) {
			if (this.#bytes <= this.limitBytes) break;
			this.#known.delete(oldest);
			this.#bytes -= length;
		}
	}
};
/** One commit of the private repository. */
var GitTree = class {
	side;
	object;
	repository;
	temporary;
	shared;
	beside;
	memory;
	#entries;
	#directory;
	#links;
	constructor(side, object, repository, temporary, shared, beside) {
		this.side = side;
		this.object = object;
		this.repository = repository;
		this.temporary = temporary;
		this.shared = shared;
		this.beside = beside;
		if (!shared) return;
		this.memory = shared.memories.of(object);
	}
	entries() {
		this.#entries ??= remembered(this, "entries", async () => this.beside ? withChanges(await this.beside.tree.entries(), this.beside.changes) : this.#list([]));
		return this.#entries;
	}
	async read(paths) {
		const wanted = new Set(paths);
		if (wanted.size === 0) return /* @__PURE__ */ new Map();
		const files = (!this.#entries && !this.shared && wanted.size <= lookedUpByName && [...wanted].every((path) => path !== "" && require_names.isTextPath(path)) ? await this.#list([...wanted]) : chosen(await this.entries(), wanted)).filter(({ path, mode }) => wanted.has(path) && mode.startsWith("100"));
		const contents = await this.#contents(files);
		return new Map(files.map(({ path, object }) => [path, contents.get(object) ?? Buffer.alloc(0)]));
	}
	async readEach(files, use) {
		const { shared } = this;
		const first = firstAlike(files.map(({ object }) => object));
		/** Files beside the first one that have its content, by its index. They are few. */
		const further = /* @__PURE__ */ new Map();
		for (const [index, alike] of first.entries()) if (alike !== index) require_append.append(further, alike, index);
		const filesLike = (index) => [index, ...further.get(index) ?? []];
		const unknown = [];
		for (const [index, { object }] of files.entries()) {
			if (first[index] !== index) continue;
			const content = shared?.contents.get(object);
			if (content) use(filesLike(index), content);
			else unknown.push(index);
		}
		const fileAt = (position) => files[unknown[position] ?? -1];
		await readEachObject(this.repository, unknown.map((index) => files[index]?.object ?? ""), (position) => fileAt(position)?.path ?? "", (position, content) => {
			shared?.contents.add(fileAt(position)?.object ?? "", content);
			use(filesLike(unknown[position] ?? -1), content);
		});
	}
	async #contents(files) {
		const { shared } = this;
		if (!shared) return readObjects(this.repository, files);
		const found = /* @__PURE__ */ new Map();
		for (const { object } of files) {
			const content = shared.contents.get(object);
			if (content) found.set(object, content);
		}
		const read = await readObjects(this.repository, files.filter(({ object }) => !found.has(object)));
		for (const [object, content] of read) {
			shared.contents.add(object, content);
			found.set(object, content);
		}
		return found;
	}
	links() {
		this.#links ??= remembered(this, "links", () => this.#readLinks());
		return this.#links;
	}
	async #readLinks() {
		const links = (await this.entries()).filter(({ mode }) => mode === "120000");
		const contents = await this.#contents(links);
		return new Map(links.map(({ path, object }) => [path, require_names.decodePath(contents.get(object) ?? Buffer.alloc(0))]));
	}
	directory() {
		this.#directory ??= this.#checkOut();
		return this.#directory;
	}
	async #list(paths) {
		const args = [
			"ls-tree",
			"-z",
			"--full-tree",
			...paths.length === 0 ? ["-r", this.object] : [this.object, "--"]
		];
		const entries = [];
		const records = new require_names.NulRecords((record) => {
			const tab = record.indexOf("	");
			const mode = record.slice(0, 6);
			const object = record.slice(record.indexOf(" ", 7) + 1, tab);
			entries.push({
				path: record.slice(tab + 1),
				mode: usualModes.find((usual) => usual === mode) ?? mode,
				object
			});
		});
		await this.repository.stream([...args, ...paths], void 0, (piece) => {
			records.take(piece);
		});
		return entries;
	}
	async #checkOut() {
		const files = (await this.entries()).filter(({ mode }) => mode !== "160000");
		await fetchMissing(this.repository, files);
		return this.repository.checkOut(this.object, this.temporary);
	}
};
/** Those of the entries, in their order, that have these paths; where many are asked for, others as well. */
function chosen(entries, paths) {
	if (paths.size > entries.length / 20) return entries;
	const pathAt = (index) => entries[index]?.path ?? "";
	return [...new Set([...paths].map((path) => require_names.firstFrom(entries.length, pathAt, path)))].sort((one, other) => one - other).flatMap((index) => entries[index] ?? []);
}
/** The entries of a commit by those of another one and all that differs. All are in the order of the paths' bytes. */
function withChanges(entries, changes) {
	if (changes.length === 0) return entries;
	const result = [];
	let next = 0;
	const takeAdded = (before) => {
		for (let change = changes[next]; change?.head && !change.base; change = changes[next]) {
			if (before !== void 0 && require_names.compareByteOrder(change.path, before) > 0) return;
			result.push(change.head);
			next += 1;
		}
	};
	for (const entry of entries) {
		takeAdded(entry.path);
		const change = changes[next];
		if (change?.path === entry.path) {
			if (change.head) result.push(change.head);
			next += 1;
		} else result.push(entry);
	}
	takeAdded();
	return result;
}
//#endregion
//#region src/impacted-targets/git/remote.ts
/** Name that the checkout's remote has in the private repository. */
const sourceRemote = "source";
/** Sections that say how a server is reached: credentials, proxies, certificates, rewritten addresses. */
const reach = /^(http|credential|url|protocol|ssh)\.|^core\.(sshcommand|askpass|longpaths)$/;
/**
* Those whose value is a program, or a command that a shell runs. The other settings that name one are never taken:
* `core.gitProxy`, `uploadpack` and `vcs` of a remote, `core.fsmonitor`, hooks, filters, external diffs and merges.
*/
const namesProgram = /^credential\.(.*\.)?helper$|^core\.(sshcommand|askpass)$/s;
/** Settings of one remote that say how it is reached. */
const reachOfRemote = /^(url|proxy|proxyauthmethod|serveroption)$/;
/**
* The remote that the checkout came from: `origin`, or the only one there is. Undefined without one.
* @param programs says which programs may be a pull request's
*/
function findRemote(checkout, programs) {
	const urls = /* @__PURE__ */ new Map();
	for (const { key, value } of checkout.configuration) {
		const name = /^remote\.(.+)\.url$/s.exec(key)?.[1];
		if (name !== void 0 && value && !urls.has(name)) urls.set(name, value);
	}
	const name = urls.has("origin") ? "origin" : urls.size === 1 ? [...urls.keys()][0] : void 0;
	const url = name === void 0 ? void 0 : urls.get(name);
	if (name === void 0 || url === void 0) return void 0;
	const prefix = `remote.${name}.`;
	const configuration = [];
	let hasTrees = true;
	for (const { key, value } of checkout.configuration) {
		const isProgram = namesProgram.test(key);
		if (reach.test(key) && !(isProgram && mayBeOfPullRequest(value ?? "", checkout, programs))) configuration.push([key, value]);
		if (!key.startsWith(prefix)) continue;
		const setting = key.slice(prefix.length);
		if (reachOfRemote.test(setting)) configuration.push([`remote.${sourceRemote}.${setting}`, setting === "url" && value ? fromCheckout(value, checkout) : value]);
		if (setting === "partialclonefilter" && value && !/^blob:(none|limit=\w+)$/.test(value)) hasTrees = false;
	}
	return {
		name,
		url,
		configuration,
		hasTrees
	};
}
/**
* True for a command with a file of the checkout in it. A relative path in it leads nowhere, because git does not run in
* the checkout.
*/
function mayBeOfPullRequest(command, { directory }, programs) {
	return command.includes(directory) || programs.mentionsUntrusted(command);
}
/** The path of a repository on this disk starts from the checkout; anything else is an address as it stands. */
function fromCheckout(url, { directory }) {
	return !/^[^/\\]*:/.test(url) && !(0, node_path.isAbsolute)(url) ? (0, node_path.resolve)(directory, url) : url;
}
//#endregion
//#region src/impacted-targets/git/git-settings.ts
/**
* Makes the remote one whose objects may be absent. Only commands that may fetch are told so: all others find an
* absent object absent, instead of fetching one after the other.
*/
const partialClone = [
	[`remote.${sourceRemote}.promisor`, "true"],
	[`remote.${sourceRemote}.partialclonefilter`, "blob:none"],
	["core.alternateRefsPrefixes", "refs/merge-queue/none/"],
	["gc.auto", "0"],
	["maintenance.auto", "false"]
];
/**
* What holds for every call, after all other settings: git starts nothing but itself, ssh and credential helpers, and
* takes no directory for a repository that it was not given (git-config(1)).
*/
const closed = [
	["safe.bareRepository", "explicit"],
	["core.fsmonitor", "false"],
	["protocol.ext.allow", "never"],
	["submodule.recurse", "false"],
	["advice.detachedHead", "false"],
	["checkout.workers", "0"]
];
/** Asks for whole objects, without telling the server what is here already. */
const withoutNegotiation = [["fetch.negotiationAlgorithm", "noop"]];
/**
* The step's environment with git turned away from all configuration but what it is given.
* @param emptyFile absolute path of a file that stands for the user's configuration
*/
function gitEnvironment({ variables }, emptyFile) {
	const kept = Object.entries(variables).filter(([name]) => !/^GIT_CONFIG/i.test(name));
	return {
		...Object.fromEntries(kept),
		LC_ALL: "C",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: emptyFile,
		GIT_ATTR_NOSYSTEM: "1",
		XDG_CONFIG_HOME: (0, node_path.join)(emptyFile, "..", "none"),
		GIT_TERMINAL_PROMPT: "0",
		GCM_INTERACTIVE: "never",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_LITERAL_PATHSPECS: "1"
	};
}
//#endregion
//#region src/impacted-targets/git/private-repository.ts
/**
* A bare repository of this step alone, which borrows the objects of the user's checkout (gitrepository-layout(5),
* `objects/info/alternates`). Whatever is fetched or made lands here, so that the checkout's objects, refs, index,
* configuration and list of shallow commits stay as they are.
*/
var PrivateRepository = class PrivateRepository {
	directory;
	checkout;
	remote;
	programs;
	signal;
	#environment;
	#commits = /* @__PURE__ */ new Map();
	constructor(directory, checkout, remote, programs, environment, signal) {
		this.directory = directory;
		this.checkout = checkout;
		this.remote = remote;
		this.programs = programs;
		this.signal = signal;
		this.#environment = environment;
	}
	static async create(checkout, temporary, programs, signal) {
		const place = await temporary.create();
		const empty = (0, node_path.join)(place, "empty");
		await (0, node_fs_promises.writeFile)(empty, "");
		const environment = gitEnvironment(programs, empty);
		const directory = (0, node_path.join)(place, "repository.git");
		const remote = findRemote(checkout, programs);
		const repository = new PrivateRepository(directory, checkout, remote, programs, environment, signal);
		await layOut(directory, checkout.objectFormat, [checkout.objects]);
		try {
			await copyIfThere(checkout.shallow, (0, node_path.join)(directory, "shallow"));
		} catch (error) {
			throw new require_build_system.ImpactError(`${checkout.shallow} cannot be read (${error.code ?? String(error)}), so it is not known which commits the checkout lacks. Let the user of this step read it (\`chmod a+r ${quoted(checkout.shallow)}\`, as its owner), or run this step as the user that ran actions/checkout`);
		}
		return repository;
	}
	/**
	* Runs git in this repository.
	* @param env more variables
	*/
	async git(args, input, env = {}) {
		return this.#run(args, {
			env,
			...input && { input }
		});
	}
	/** Every call of git in this step but the first look at the checkout comes by here. */
	async #run(args, { input, settings = [], env = {}, place = {
		args: [`--git-dir=${this.directory}`],
		cwd: this.directory
	}, onOutput }) {
		const all = [
			...settings,
			...closed,
			["core.hooksPath", (0, node_path.join)(this.directory, "no-hooks")]
		];
		const variables = { GIT_CONFIG_COUNT: String(all.length) };
		for (const [index, [key, value]] of all.entries()) {
			variables[`GIT_CONFIG_KEY_${index}`] = key;
			variables[`GIT_CONFIG_VALUE_${index}`] = value ?? "true";
		}
		return runGit([...place.args, ...args], {
			programs: this.programs,
			cwd: place.cwd,
			env: {
				...this.#environment,
				...env,
				...variables
			},
			...input && { input },
			...onOutput && { onOutput },
			signal: this.signal
		});
	}
	/**
	* Runs git in this repository and takes any exit code but 0 for a failure.
	* @throws ImpactError with git's last words
	*/
	async output(args, input, env = {}) {
		return this.#succeed(args, {
			env,
			...input && { input }
		});
	}
	/**
	* Runs git in this repository and hands over what it prints piece by piece; none of it is kept.
	* @throws ImpactError with git's last words for any exit code but 0; what `onOutput` throws, which ends git
	*/
	async stream(args, input, onOutput) {
		await this.#succeed(args, {
			onOutput,
			...input && { input }
		});
	}
	async #succeed(args, options) {
		const { exitCode, stdout, stderr } = await this.#run(args, options);
		if (exitCode === 0) return stdout;
		throw new require_build_system.ImpactError(`git ${args[0] ?? ""} ended with exit code ${exitCode}: ${lastErrorLine(stderr)}. Check that the checkout is complete (git fsck), or check out again`);
	}
	/** The commit with this id, or undefined when it is not here. A tag stands for its commit. */
	async commit(id) {
		if (!this.#commits.has(id)) await this.lookUp([id]);
		return this.#commits.get(id);
	}
	/** Looks several commits up at once, so that `commit` has them at hand. */
	async lookUp(ids) {
		const input = ids.map((id) => `${id}^{commit}\n`).join("");
		const output = await this.output(["cat-file", "--batch"], Buffer.from(input));
		let at = 0;
		for (const id of ids) {
			const end = output.indexOf(10, at);
			const [found, kind, size] = output.toString("latin1", at, end).split(" ");
			at = end + 1;
			if (found === void 0 || kind !== "commit") continue;
			const header = output.toString("utf8", at, at + Number(size)).split("\n\n", 1)[0]?.split("\n") ?? [];
			at += Number(size) + 1;
			const named = (key) => header.flatMap((line) => line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []);
			this.#commits.set(id, {
				id: found,
				tree: named("tree")[0] ?? "",
				parents: named("parent")
			});
		}
	}
	/**
	* The ids of these full ref names at the remote; a ref that is not there is not in the answer.
	* @throws ImpactError when the remote cannot be reached
	*/
	async remoteRefs(names) {
		this.#remote("its refs");
		const { exitCode, stdout, stderr } = await this.#reach([
			"ls-remote",
			"--quiet",
			sourceRemote,
			...names
		], {});
		if (exitCode !== 0) {
			const { cause, advice = credentialsAdvice } = remoteFailure(stderr);
			throw new require_build_system.ImpactError(`The refs ${names.join(", ")} could not be listed at ${this.remoteName()}: ${withoutPeriod(cause)}. ${advice}`);
		}
		const found = /* @__PURE__ */ new Map();
		for (const line of stdout.toString("utf8").split("\n")) {
			const [id = "", name = ""] = line.split("	");
			if (names.includes(name)) found.set(name, id);
		}
		return found;
	}
	/**
	* Fetches commits by their ids, without tags, history and the content of files, where the server can leave these out.
	* @returns undefined on success, else why it failed
	*/
	async fetchCommits(ids, reach) {
		const depth = {
			commit: "--depth=1",
			parents: "--depth=2",
			history: "--depth=2147483647"
		}[reach];
		const filter = reach === "history" ? "--filter=tree:0" : "--filter=blob:none";
		const hasHead = await this.#tellWhatIsHere();
		return this.#fetch([depth, filter], ids, hasHead ? [] : withoutNegotiation);
	}
	/**
	* Fetches objects by their ids, each alone (a tree comes with the trees below it).
	* @param pathOf a path of an object, for people
	* @throws ImpactError when the remote does not give them
	*/
	async fetchObjects(ids, pathOf = /* @__PURE__ */ new Map()) {
		if (ids.length === 0) return;
		const [first = ""] = ids;
		const path = pathOf.get(first);
		const named = `${path === void 0 ? "" : `${JSON.stringify(path)}, `}object ${first}`;
		this.#remote(named);
		const failure = await this.#fetch(["--filter=blob:none"], ids, withoutNegotiation);
		if (failure === void 0) return;
		throw new require_build_system.ImpactError(`${ids.length} files that the checkout lacks (${named}) could not be fetched from ${this.remoteName()}: ${withoutPeriod(failure.cause)}. ` + (failure.advice ?? "Let actions/checkout leave its credentials (persist-credentials), or check out all files: with fetch-depth: 2 or 0, and without filter and sparse-checkout, each of which leaves content at the server"));
	}
	/** Runs git with the remote at hand, so that it fetches by itself whatever object it misses. */
	async gitWithRemote(args, env = {}) {
		return this.remote ? this.#reach(args, { env }) : this.git(args, void 0, env);
	}
	/** Where commits come from, without credentials. */
	remoteName() {
		return this.remote ? `${this.remote.name} (${withoutCredentials(this.remote.url)})` : "no remote";
	}
	/**
	* A new repository with a working tree at this commit. Its objects are borrowed from here.
	* @returns absolute path of the working tree
	*/
	async checkOut(commit, temporary) {
		const directory = (0, node_path.join)(await temporary.create(), "tree");
		const gitDirectory = (0, node_path.join)(directory, ".git");
		const run = async (args, place) => {
			const { exitCode, stderr } = await this.#run(args, { place });
			if (exitCode === 0) return;
			throw new require_build_system.ImpactError(`git ${args[0] ?? ""} of ${commit} in a temporary directory: ${lastErrorLine(stderr)}. Check that the disk has room for one more copy of the files`);
		};
		await run([
			"init",
			"--quiet",
			"--template=",
			`--object-format=${this.checkout.objectFormat}`,
			directory
		], {
			args: [],
			cwd: this.directory
		});
		await borrow((0, node_path.join)(gitDirectory, "objects"), [(0, node_path.join)(this.directory, "objects")]);
		await copyIfThere((0, node_path.join)(this.directory, "shallow"), (0, node_path.join)(gitDirectory, "shallow"));
		const place = {
			args: [`--git-dir=${gitDirectory}`, `--work-tree=${directory}`],
			cwd: directory
		};
		await run([
			"config",
			"core.longpaths",
			"true"
		], place);
		await run([
			"checkout",
			"--quiet",
			"--force",
			"--detach",
			commit
		], place);
		return directory;
	}
	#remote(wanted) {
		if (this.remote) return this.remote;
		throw new require_build_system.ImpactError(`The checkout at ${this.checkout.directory} lacks ${wanted} and has no remote called origin to fetch it from. Check out with actions/checkout and fetch-depth: 0`);
	}
	/** Names the checkout's commit to the server as known, so that it sends only what differs. */
	async #tellWhatIsHere() {
		const { head } = this.checkout;
		if (head === void 0 || this.remote?.hasTrees !== true) return false;
		await this.output([
			"update-ref",
			"refs/merge-queue/checkout",
			head
		]);
		return true;
	}
	async #fetch(options, ids, settings) {
		const args = [
			"fetch",
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			...options
		];
		const { exitCode, stderr } = await this.#reach([
			...args,
			"--stdin",
			sourceRemote
		], {
			input: Buffer.from(`${ids.join("\n")}\n`),
			settings
		});
		return exitCode === 0 ? void 0 : remoteFailure(stderr);
	}
	/** Runs git with all that it takes to reach the remote. */
	async #reach(args, { settings = [], ...options }) {
		return this.#run(args, {
			...options,
			settings: [
				...this.remote?.configuration ?? [],
				...partialClone,
				...settings
			]
		});
	}
};
const credentialsAdvice = "Check that actions/checkout ran for this repository and left its credentials (persist-credentials), or check out the merge commit, as it does without ref on pull_request, with fetch-depth: 2";
//#endregion
//#region src/impacted-targets/git/comparison.ts
/**
* Opens the two commits that a pull request's targets are computed from. The user's checkout is only read.
* @param programs where git is found, and what it gets
* @param temporary where fetched objects and files of the commits are put; the caller removes it
* @throws ImpactError when there is no repository, or a commit cannot be had
*/
async function openComparison(request, temporary, programs, signal) {
	const { workspace } = request;
	const checkout = await openCheckout(request.workingDirectory, {
		programs,
		signal,
		...workspace !== void 0 && { workspace }
	});
	const repository = await PrivateRepository.create(checkout, temporary, programs, signal);
	const chosen = await chooseCommits(repository, request);
	if (chosen.kind === "all") return chosen;
	const { base, head } = chosen;
	const changes = readChanges(await repository.output([
		...diffArguments,
		base.commit.id,
		head.commit.id
	]));
	const moved = changes.find((change) => [change.base, change.head].some((entry) => entry?.mode === "120000"));
	if (checkout.linked && moved !== void 0) return {
		kind: "all",
		why: `working-directory leads through a symbolic link, and the pull request changes ${moved.path}, which is one`
	};
	const tree = new GitTree("base", base.commit.id, repository, temporary);
	return {
		kind: "comparison",
		base: {
			commit: base.commit.id,
			what: base.what
		},
		head: {
			commit: head.commit.id,
			what: head.what
		},
		gitVersion: checkout.gitVersion,
		comparison: {
			base: tree,
			head: new GitTree("head", head.commit.id, repository, temporary, void 0, {
				tree,
				changes
			}),
			changes,
			root: checkout.root,
			checkout: checkout.directory
		}
	};
}
//#endregion
//#region src/impacted-targets/find-program.ts
/**
* Finds a program in the folders of `PATH`. Folders that are missing or cannot be read are passed over in silence, and
* so are relative ones: a relative folder would be one of the checkout, whose files are the pull request's.
* @param program name without a folder; an absolute path is looked up as it is
* @param environment where `PATH`, and on Windows `PATHEXT`, are taken from
* @param mayBe says of a program that can be run whether it may be the one
* @returns absolute path of the first one that can be run, or undefined
*/
function findProgram(program, environment, mayBe) {
	const names = process.platform === "win32" ? windowsNames(program, environment.PATHEXT) : [program];
	const folders = (0, node_path.isAbsolute)(program) ? [""] : (environment.PATH ?? "").split(node_path.delimiter).filter(node_path.isAbsolute);
	for (const folder of folders) for (const name of names) {
		const path = folder === "" ? name : (0, node_path.join)(folder, name);
		if (canRun(path) && mayBe(path)) return path;
	}
}
/** The names that Windows tries: with an extension of `PATHEXT`, given or appended. */
function windowsNames(program, pathext = ".COM;.EXE;.BAT;.CMD") {
	const extensions = pathext.split(";").filter((extension) => extension !== "");
	return [...extensions.some((extension) => program.toLowerCase().endsWith(extension.toLowerCase())) ? [program] : [], ...extensions.map((extension) => program + extension.toLowerCase())];
}
function canRun(path) {
	try {
		if (!(0, node_fs.statSync)(path).isFile()) return false;
		(0, node_fs.accessSync)(path, node_fs.constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
//#endregion
//#region src/impacted-targets/program-environment.ts
/** Variables of the step that a tool has no business with: the action's inputs, and what speaks for the job or to it. */
const privateVariables = /^(INPUT_.*|MERGE_QUEUE_API_TOKEN|ACTIONS_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
/** Variables of git that say how a server is reached. Any other would turn git to another repository or change its output. */
const gitVariables = /^GIT_(SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_.*|HTTP_.*|PROXY_.*|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|EXEC_PATH|CONFIG_.*)$/i;
/** Numbered settings of git, which are dropped together: git fails where one of them is missing. */
const gitSettings = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/i;
/**
* Where programs are found and which variables they get. Nothing in the workspace is found by its name, and no variable
* holds a token of the step, under whatever name and in whatever form it stands there.
*/
var ProgramEnvironment = class {
	/** For programs that read files of the pull request. */
	variables;
	/** The same with the settings of git that the workflow gives in variables, which may hold credentials: for git alone. */
	variablesForGit;
	#untrusted;
	#found = /* @__PURE__ */ new Map();
	constructor({ environment, secrets, untrustedDirectories }) {
		this.#untrusted = untrustedDirectories.flatMap((directory) => [(0, node_path.resolve)(directory), realPath(directory)]);
		const holdsSecret = secretSearch(secrets);
		const variables = {};
		const settings = {};
		let settingsHoldSecret = false;
		for (const [name, value] of Object.entries(environment)) {
			if (value === void 0 || privateVariables.test(name)) continue;
			if (/^GIT_/i.test(name) && !gitVariables.test(name)) continue;
			if (gitSettings.test(name)) {
				settings[name] = value;
				settingsHoldSecret ||= holdsSecret(value);
			} else if (!holdsSecret(value)) variables[name] = isVariable(name, "PATH") ? this.#searchPath(value) : value;
		}
		this.variables = settingsHoldSecret ? variables : {
			...variables,
			...settings
		};
		this.variablesForGit = {
			...variables,
			...settings
		};
	}
	/**
	* The program to start.
	* @param program a name, which is looked up in the search path; an absolute path; or a path that starts from `cwd`
	* @returns an absolute path, so that no part of the system looks for it elsewhere
	* @throws ToolMissing
	*/
	find(program, cwd) {
		if ((0, node_path.isAbsolute)(program)) return program;
		if (/[/\\]/.test(program)) return (0, node_path.resolve)(cwd, program);
		const known = this.#found.get(program);
		if (known !== void 0) return known;
		const variable = (wanted) => Object.entries(this.variables).find(([name]) => isVariable(name, wanted))?.[1];
		const found = findProgram(program, {
			PATH: variable("PATH"),
			PATHEXT: variable("PATHEXT")
		}, (path) => !this.#isUntrusted(realPath(path)));
		if (found === void 0) throw new require_build_system.ToolMissing(program);
		this.#found.set(program, found);
		return found;
	}
	/** True when a text names one of the directories that a pull request can have put programs into. */
	mentionsUntrusted(text) {
		return this.#untrusted.some((directory) => text.includes(directory)) || /GITHUB_WORKSPACE/i.test(text);
	}
	#searchPath(value) {
		return value.split(node_path.delimiter).filter((entry) => {
			const directory = unquoted(entry);
			return (0, node_path.isAbsolute)(directory) && ![(0, node_path.resolve)(directory), realPath(directory)].some((one) => this.#isUntrusted(one));
		}).join(node_path.delimiter);
	}
	#isUntrusted(path) {
		return this.#untrusted.some((directory) => require_open_file.isBelow(path, directory));
	}
};
/** Windows does not tell apart how the names of variables are written. */
function isVariable(name, wanted) {
	return process.platform === "win32" ? name.toUpperCase() === wanted : name === wanted;
}
/** Windows lets entries stand in quotes. */
function unquoted(entry) {
	return process.platform === "win32" ? entry.replace(/^"(.*)"$/, "$1") : entry;
}
/** Where a path really leads; the path itself where nothing is there. */
function realPath(path) {
	try {
		return node_fs.realpathSync.native(path);
	} catch {
		return (0, node_path.resolve)(path);
	}
}
function secretSearch(secrets) {
	const redactors = secrets.filter((secret) => secret.length >= 8).map((secret) => require_index.redactor(secret));
	const short = secrets.filter((secret) => secret !== "" && secret.length < 8);
	return (text) => short.includes(text) || redactors.some((redact) => redact(text) !== text);
}
//#endregion
//#region src/impacted-targets/select-build-systems.ts
/** `auto` found nothing that it knows. */
var NoBuildSystem = class extends require_build_system.ImpactError {
	name = "NoBuildSystem";
};
/** @throws ImpactError for a name that is no build system's */
function checkNames(from) {
	const known = ["auto", ...buildSystems.map(({ name }) => name)];
	const names = [...new Set(from.map((name) => name.trim().toLowerCase()).filter((name) => name !== ""))];
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== void 0 || names.length === 0) throw new require_build_system.ImpactError(`impacted-targets-from: ${unknown === void 0 ? "nothing is given" : `${JSON.stringify(unknown)} is no build system${suggestion(unknown, known)}`}. Give auto, or any of ${known.slice(1).join(", ")}, one a line`);
	return names;
}
/**
* The build systems to ask. `auto` takes those that either commit uses; when the two differ, names would too.
* @param candidates the build systems that may be asked
* @throws NoBuildSystem when neither commit uses any of them; ImpactError when one that is named is not used
*/
async function selectBuildSystems(asked, comparison, configurations, candidates = buildSystems) {
	if (!asked.includes("auto")) {
		const systems = candidates.filter(({ name }) => asked.includes(name));
		for (const listed of systems) {
			const { name, rootFiles, configuredBy } = listed;
			if (configuredBy !== void 0) {
				if ([configurations.base, configurations.head].some((one) => configuredBy.isIn(one))) continue;
				throw new require_build_system.ImpactError(`impacted-targets-from: ${name} needs ${configuredBy.what} in ${configurations.file}, and neither commit has any there. Add the file, or name another build system`);
			}
			const trees = [comparison.base, comparison.head];
			if (!(await Promise.all(trees.map((tree) => isNamedIn(listed, tree, comparison.root)))).includes(true)) throw new require_build_system.ImpactError(`impacted-targets-from: ${name} is not used in ${comparison.root || "the root of the repository"}: neither commit has ${rootFiles.join(" or ")} there. Set working-directory, or name another build system`);
		}
		return {
			kind: "systems",
			systems
		};
	}
	const found = {
		base: /* @__PURE__ */ new Set(),
		head: /* @__PURE__ */ new Set()
	};
	for (const side of ["base", "head"]) {
		const used = await detect(comparison[side], comparison.root, configurations[side], candidates);
		for (const name of used) for (const other of supersedes[name] ?? []) used.delete(other);
		for (const name of [...used, ...asked]) if (name !== "auto") found[side].add(name);
	}
	const lists = {
		base: [...found.base].sort(),
		head: [...found.head].sort()
	};
	if (lists.base.join() !== lists.head.join()) {
		const list = (names) => names.join(", ") || "nothing";
		return {
			kind: "all",
			why: `the pull request changes the build systems from ${list(lists.base)} to ${list(lists.head)}`
		};
	}
	if (lists.head.length === 0) {
		const files = candidates.flatMap(({ rootFiles }) => rootFiles).join(", ");
		throw new NoBuildSystem(`impacted-targets-from: auto found no build system in ${comparison.root || "the root of the repository"}: none of ${files}. Set working-directory, or write rules for paths in ${configurations.file}; the log holds first ones`);
	}
	return {
		kind: "systems",
		systems: candidates.filter(({ name }) => found.head.has(name))
	};
}
/** Names of the build systems that a commit uses. */
async function detect(tree, root, configuration, among) {
	const used = /* @__PURE__ */ new Set();
	const candidates = among.filter(({ configuredBy }) => configuredBy === void 0);
	const present = await filesIn(tree, root);
	for (const listed of candidates) {
		if (!hasRootFile(listed, present)) continue;
		const system = await listed.load();
		if (!system.detect || await system.detect(tree, root)) used.add(listed.name);
	}
	for (const { name, configuredBy } of among) if (configuredBy?.isIn(configuration)) used.add(name);
	return used;
}
/** Names of the regular files of one directory. */
async function filesIn(tree, directory) {
	return (await tree.entries()).flatMap(({ path, mode }) => {
		const name = mode.startsWith("100") ? belowRoot(path, directory) : void 0;
		return name === void 0 || name.includes("/") ? [] : [name];
	});
}
/** Whether one of the files shows that a build system is used: by its name, or by the end of it after `*`. */
function hasRootFile({ rootFiles }, files) {
	return rootFiles.some((file) => files.some((name) => file.startsWith("*") ? name.endsWith(file.slice(1)) : name === file));
}
/** Whether a build system that was asked for by name can be used: it may find what it needs below the root of the build. */
async function isNamedIn(listed, tree, root) {
	if (hasRootFile(listed, await filesIn(tree, root))) return true;
	const system = await listed.load();
	return system.detect !== void 0 && await system.detect(tree, root);
}
//#endregion
//#region src/impacted-targets/compute.ts
/**
* Computes the targets that a pull request impacts. The user's checkout is only read, and everything that is made on
* the way is removed before this returns or throws.
* @param surroundings where lines for people go, and the signal that ends everything
* @throws ImpactError when it cannot be said what to compare or a build system cannot answer; ConfigurationError when
* the configuration file has mistakes; the signal's reason when it is aborted
*/
async function computeImpactedTargets(request, surroundings) {
	const temporary = new require_temporary_directories.TemporaryDirectories();
	const warnings = [];
	const log = {
		info: (line) => {
			surroundings.log.info(line);
		},
		debug: (line) => {
			surroundings.log.debug(line);
		},
		warn: (line) => {
			warnings.push(line);
			surroundings.log.warn(line);
		}
	};
	try {
		const programs = programsOf(request);
		const { untrustedIn } = request;
		const versions = /* @__PURE__ */ new Map([["node", process.versions.node]]);
		const computed = await compute(request, {
			temporary,
			programs,
			log,
			signal: surroundings.signal,
			versions,
			...untrustedIn !== void 0 && { untrustedIn }
		});
		logAnswer(computed, log);
		return {
			...computed,
			tools: versions,
			warnings
		};
	} finally {
		for (const line of await temporary.remove()) log.warn(line);
	}
}
async function compute(request, surroundings) {
	const { log, signal, temporary, programs } = surroundings;
	const asked = checkNames(request.from);
	const { untrustedIn } = request;
	if (untrustedIn !== void 0) refuseToExecute(buildSystems.filter(({ name }) => asked.includes(name)), untrustedIn);
	const impactAllPaths = inputGlobs(request.impactAllPaths ?? []);
	const opened = await openComparison(request, temporary, programs, signal);
	if (opened.kind === "all") {
		log.warn(`The two sides cannot be compared, so everything counts as impacted: ${opened.why}`);
		return {
			...allBecause(opened.why),
			buildSystems: []
		};
	}
	const { comparison, base, head } = opened;
	if (opened.gitVersion !== "") surroundings.versions?.set("git", opened.gitVersion);
	const compared = {
		base,
		head,
		changedFiles: comparison.changes.length,
		changes: comparison.changes.map(({ path }) => path)
	};
	log.info(`Comparing ${base.commit} (${base.what}) with ${head.commit} (${head.what}): ${compared.changedFiles} changed files`);
	const configurations = await readConfigurations(request, comparison, buildSystems.map(({ name }) => name), log);
	if (configurations.kind === "all") return {
		...allBecause(configurations.why),
		compared,
		buildSystems: []
	};
	try {
		return {
			...await answerFor(comparison, configurations, {
				asked,
				impactAllPaths
			}, surroundings),
			compared
		};
	} catch (error) {
		if (error instanceof NoBuildSystem) await logFirstRules(comparison, configurations.file, log);
		throw error;
	}
}
/** Shows rules that a person could begin with. That there are none must not hide the error that they are shown for. */
async function logFirstRules({ head, root }, file, log) {
	const { firstRules } = await Promise.resolve().then(() => require("./first-rules-CRjlLocR.js"));
	try {
		for (const line of await firstRules(head, root, file)) log.info(line);
	} catch (error) {
		if (!(error instanceof require_build_system.ImpactError)) throw error;
		log.info(`No first rules can be made: ${error.message}`);
	}
}
/** The programs that may be started for a request, and what they get of its environment. */
function programsOf(request) {
	const { environment = process.env, secrets = [], workingDirectory, workspace = workingDirectory } = request;
	return new ProgramEnvironment({
		environment,
		secrets,
		untrustedDirectories: [workingDirectory, workspace]
	});
}
/**
* The answer for two commits.
* @throws ImpactError when a build system cannot answer
*/
async function answerFor(comparison, configurations, { asked, impactAllPaths, candidates }, surroundings) {
	const { untrustedIn } = surroundings;
	const { file } = configurations;
	const causes = new Map([
		...impactOfGlobs(comparison, impactAllPaths, "impact-all-paths"),
		...impactOfGlobs(comparison, configurations.base.impactAll, "impact-all", ` in ${file}`),
		...impactOfGlobs(comparison, configurations.head.impactAll, "impact-all", ` in ${file}`)
	].map((cause) => [cause.what, cause]));
	const [first] = causes.values();
	if (first) return {
		kind: "all",
		why: first.what,
		causes: [...causes.values()],
		buildSystems: []
	};
	const selected = await selectBuildSystems(asked, comparison, configurations, candidates);
	if (selected.kind === "all") return {
		...allBecause(selected.why),
		buildSystems: []
	};
	if (untrustedIn !== void 0) refuseToExecute(selected.systems, untrustedIn);
	const names = selected.systems.map(({ name }) => name);
	return {
		...comparison.changes.length === 0 ? {
			kind: "targets",
			targets: [],
			why: /* @__PURE__ */ new Map()
		} : await askBuildSystems(selected.systems, comparison, configurations, surroundings),
		buildSystems: names
	};
}
/** How many targets are explained in the log; the others are where debug logging is on. */
const explained = 20;
function logAnswer(answer, log) {
	if (answer.kind === "all") {
		log.info(`Everything is impacted: ${answer.why}`);
		const { causes } = answer;
		if (causes.length > 1) for (const { what } of causes.slice(0, explained)) log.info(`  ${what}`);
		if (causes.length > explained) log.info(`  and ${causes.length - explained} more`);
		return;
	}
	const { targets, why } = answer;
	log.info(`${targets.length} impacted targets`);
	for (const [index, target] of targets.entries()) if (index < explained) log.info(`  ${require_chain.explain(target, why)}`);
	else log.debug(require_chain.explain(target, why));
	if (targets.length > explained) log.info(`  and ${targets.length - explained} more, shown with debug logging`);
}
/** @throws ImpactError when one of them would execute what stands in a pull request that is not trusted */
function refuseToExecute(systems, event) {
	const names = systems.filter(({ executes }) => executes === "repository code").map(({ name }) => name);
	if (names.length === 0) return;
	const [verb, those] = names.length === 1 ? ["executes", "it"] : ["execute", "them"];
	throw new require_build_system.ImpactError(`impacted-targets-from: ${names.join(" and ")} ${verb} code of the pull request, and a workflow that ${event} starts holds secrets, whoever wrote that code. Compute in a pull_request workflow and hand the result over as an artifact (impacted-targets-file), or, where everybody who opens pull requests is trusted with the secrets, allow ${those} with trust-pull-request: true`);
}
/**
* The globs of the input `impact-all-paths`.
* @throws ImpactError that names the input
*/
function inputGlobs(texts) {
	for (const text of texts) try {
		new require_suggestions.Globs([text]);
	} catch (error) {
		if (!(error instanceof require_suggestions.GlobError)) throw error;
		throw new require_build_system.ImpactError(`impact-all-paths: bad glob ${text}: ${error.message}`);
	}
	const globs = new require_suggestions.Globs(texts);
	if (texts.length > 0 && globs.included.length === 0) throw new require_build_system.ImpactError("impact-all-paths: there are only globs with !, so nothing matches. Add one without");
	return globs;
}
function* impactOfGlobs({ changes }, globs, key, where = "") {
	if (globs.included.length === 0) return;
	for (const { path } of changes) {
		const glob = globs.match(path);
		if (!glob) continue;
		const suggestions = require_suggestions.suggestionsForImpactAll(path, glob.text, key);
		yield {
			what: `${path} matches ${glob.text} of ${key}${where}`,
			files: [path],
			suggestions
		};
	}
}
//#endregion
Object.defineProperty(exports, "Contents", {
	enumerable: true,
	get: function() {
		return Contents;
	}
});
Object.defineProperty(exports, "GitTree", {
	enumerable: true,
	get: function() {
		return GitTree;
	}
});
Object.defineProperty(exports, "Memories", {
	enumerable: true,
	get: function() {
		return Memories;
	}
});
Object.defineProperty(exports, "PrivateRepository", {
	enumerable: true,
	get: function() {
		return PrivateRepository;
	}
});
Object.defineProperty(exports, "RuleNames", {
	enumerable: true,
	get: function() {
		return RuleNames;
	}
});
Object.defineProperty(exports, "allBecause", {
	enumerable: true,
	get: function() {
		return allBecause;
	}
});
Object.defineProperty(exports, "answerFor", {
	enumerable: true,
	get: function() {
		return answerFor;
	}
});
Object.defineProperty(exports, "belowRoot", {
	enumerable: true,
	get: function() {
		return belowRoot;
	}
});
Object.defineProperty(exports, "buildSystems", {
	enumerable: true,
	get: function() {
		return buildSystems;
	}
});
Object.defineProperty(exports, "checkNames", {
	enumerable: true,
	get: function() {
		return checkNames;
	}
});
Object.defineProperty(exports, "computeImpactedTargets", {
	enumerable: true,
	get: function() {
		return computeImpactedTargets;
	}
});
Object.defineProperty(exports, "diffArguments", {
	enumerable: true,
	get: function() {
		return diffArguments;
	}
});
Object.defineProperty(exports, "directoryOf", {
	enumerable: true,
	get: function() {
		return directoryOf;
	}
});
Object.defineProperty(exports, "foldedPath", {
	enumerable: true,
	get: function() {
		return foldedPath;
	}
});
Object.defineProperty(exports, "inputGlobs", {
	enumerable: true,
	get: function() {
		return inputGlobs;
	}
});
Object.defineProperty(exports, "inside", {
	enumerable: true,
	get: function() {
		return inside;
	}
});
Object.defineProperty(exports, "isShallow", {
	enumerable: true,
	get: function() {
		return isShallow;
	}
});
Object.defineProperty(exports, "isTrustedEvent", {
	enumerable: true,
	get: function() {
		return isTrustedEvent;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "nameOf", {
	enumerable: true,
	get: function() {
		return nameOf;
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
Object.defineProperty(exports, "openCheckout", {
	enumerable: true,
	get: function() {
		return openCheckout;
	}
});
Object.defineProperty(exports, "parseYaml", {
	enumerable: true,
	get: function() {
		return parseYaml;
	}
});
Object.defineProperty(exports, "parseYamlDocuments", {
	enumerable: true,
	get: function() {
		return parseYamlDocuments;
	}
});
Object.defineProperty(exports, "pathInLiteral", {
	enumerable: true,
	get: function() {
		return pathInLiteral;
	}
});
Object.defineProperty(exports, "pathsAbove", {
	enumerable: true,
	get: function() {
		return pathsAbove;
	}
});
Object.defineProperty(exports, "programsOf", {
	enumerable: true,
	get: function() {
		return programsOf;
	}
});
Object.defineProperty(exports, "readChanges", {
	enumerable: true,
	get: function() {
		return readChanges;
	}
});
Object.defineProperty(exports, "readConfigurations", {
	enumerable: true,
	get: function() {
		return readConfigurations;
	}
});
Object.defineProperty(exports, "remembered", {
	enumerable: true,
	get: function() {
		return remembered;
	}
});
Object.defineProperty(exports, "resolvePath", {
	enumerable: true,
	get: function() {
		return resolvePath;
	}
});
Object.defineProperty(exports, "unownedPolicy", {
	enumerable: true,
	get: function() {
		return unownedPolicy;
	}
});
