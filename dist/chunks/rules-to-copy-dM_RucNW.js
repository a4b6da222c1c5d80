//#region src/impacted-targets/explanation/rules-to-copy.ts
/** Everything that is suggested for what made the answer ALL, or for the reasons of its targets; each rule once, the best for each. */
function suggestedRules(causes) {
	const rules = /* @__PURE__ */ new Map();
	for (const { suggestions } of causes) {
		const [first] = suggestions ?? [];
		if (first !== void 0 && !rules.has(keyOf(first.rule))) rules.set(keyOf(first.rule), first);
	}
	return [...rules.values()];
}
/** The same text for rules that are the same. */
function keyOf(rule) {
	return rule.key === "build-systems" ? JSON.stringify([
		rule.key,
		rule.system,
		rule.option,
		rule.value
	]) : JSON.stringify([rule.key, rule.glob]);
}
/**
* Rules as YAML, to be copied into the configuration file. Names stand in double quotes, so that none can end its line.
*/
function configurationYaml(suggestions) {
	const lines = [];
	const quoted = (text) => JSON.stringify(text).replaceAll("", "\\u007f");
	const globs = (key) => suggestions.flatMap(({ rule }) => rule.key === key ? [rule.glob] : []);
	for (const key of ["impact-all", "impact-none"]) {
		const found = globs(key);
		if (found.length > 0) lines.push(`${key}:`, ...found.map((glob) => `  - ${quoted(glob)}`));
	}
	const impact = globs("impact");
	if (impact.length > 0) lines.push("impact:", ...impact.flatMap((glob) => [`  - paths: ${quoted(glob)}`, `    targets: "*" # in the place of *, what it bears on`]));
	const options = /* @__PURE__ */ new Map();
	for (const { rule } of suggestions) {
		if (rule.key !== "build-systems") continue;
		const ofSystem = options.get(rule.system) ?? /* @__PURE__ */ new Map();
		options.set(rule.system, ofSystem);
		const held = ofSystem.get(rule.option);
		if (typeof rule.value === "string") ofSystem.set(rule.option, rule.value);
		else ofSystem.set(rule.option, /* @__PURE__ */ new Set([...held instanceof Set ? held : [], ...rule.value]));
	}
	if (options.size > 0) lines.push("build-systems:");
	for (const [system, ofSystem] of options) {
		lines.push(`  ${system}:`);
		for (const [option, value] of ofSystem) if (typeof value === "string") lines.push(`    ${option}: ${value}`);
		else lines.push(`    ${option}:`, ...[...value].map((name) => `      - ${quoted(name)}`));
	}
	return lines.map((line) => `${line}\n`).join("");
}
//#endregion
Object.defineProperty(exports, "configurationYaml", {
	enumerable: true,
	get: function() {
		return configurationYaml;
	}
});
Object.defineProperty(exports, "keyOf", {
	enumerable: true,
	get: function() {
		return keyOf;
	}
});
Object.defineProperty(exports, "suggestedRules", {
	enumerable: true,
	get: function() {
		return suggestedRules;
	}
});
