const require_suggestions = require("./suggestions-D66NoqeU.js");
const require_append = require("./append-Dk9xb4qh.js");
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
Object.defineProperty(exports, "RuleNames", {
	enumerable: true,
	get: function() {
		return RuleNames;
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
Object.defineProperty(exports, "unownedPolicy", {
	enumerable: true,
	get: function() {
		return unownedPolicy;
	}
});
