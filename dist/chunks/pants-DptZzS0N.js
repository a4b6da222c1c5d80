const require_build_system = require("./build-system-YWE15Mb4.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_toml = require("./toml-CbUA5r1w.js");
const require_tool_output = require("./tool-output-DqhpHJF6.js");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/pants/options.ts
const keys = ["program", "global-options"];
/**
* Reads `build-systems.pants` of the configuration.
* @throws ImpactError for an unknown key or a value of another type
*/
function readOptions(options) {
	const unknown = Object.keys(options).find((key) => !keys.includes(key));
	if (unknown !== void 0) throw new require_build_system.ImpactError(`build-systems.pants.${unknown} is not an option. The options are ${keys.join(", ")}`);
	const program = options.program ?? "pants";
	if (typeof program !== "string" || program === "") throw new require_build_system.ImpactError(`build-systems.pants.program must be the path of Pants, got ${JSON.stringify(program)}`);
	const globalOptions = options["global-options"] ?? [];
	if (!Array.isArray(globalOptions) || !globalOptions.every((item) => typeof item === "string")) throw new require_build_system.ImpactError(`build-systems.pants.global-options must be a list of texts, got ${JSON.stringify(globalOptions)}`);
	return {
		program,
		globalOptions
	};
}
//#endregion
//#region src/impacted-targets/build-systems/pants/settings.ts
/**
* Reads pants.toml as far as needed: the version, and every text in it that is a path of the repository.
* @param path of pants.toml from the root of the repository, for messages
* @throws BrokenManifest
*/
function readSettings(path, content) {
	const toml = require_toml.parseToml(path, content);
	const global = require_toml.table(toml.GLOBAL);
	const [, major = "2", minor = "99"] = /^(\d+)\.(\d+)/.exec(require_toml.text(global.pants_version) ?? "") ?? [];
	const old = Number(major) < 2 || Number(major) === 2 && Number(minor) < 19;
	const named = /* @__PURE__ */ new Set();
	const pythonPath = textsIn(global.pythonpath).map((directory) => `${directory}/`);
	for (const literal of [...textsIn(toml), ...pythonPath]) {
		const place = node_path.posix.normalize(literal.replace(/^%\(buildroot\)s\//, ""));
		if (place !== "." && place !== "./" && !place.startsWith("/") && !place.startsWith("..")) named.add(place);
		if (literal.startsWith("%(buildroot)s/")) named.add(`${place.replace(/\/$/, "")}/`);
	}
	return {
		dependentsOption: old ? "--changed-dependees" : "--changed-dependents",
		named
	};
}
/** Every text in a value: in lists, and in the keys and values of tables. */
function textsIn(value) {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn);
	return require_toml.isTable(value) ? Object.entries(value).flatMap(([key, nested]) => [key, ...textsIn(nested)]) : [];
}
/** True for a path that pants.toml names, or that lies in a directory of plugins. */
function isNamed(path, { named }) {
	if (named.has(path)) return true;
	for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) if (named.has(path.slice(0, at + 1))) return true;
	return false;
}
//#endregion
//#region src/impacted-targets/build-systems/pants/index.ts
const pants = { impact };
async function impact(comparison, tools) {
	const { base, head, root } = comparison;
	const options = readOptions(tools.options);
	const changed = comparison.changes.flatMap(({ path }) => require_compute.belowRoot(path, root) ?? []);
	const targets = /* @__PURE__ */ new Map();
	const coveredPaths = /* @__PURE__ */ new Set();
	if (changed.length === 0) return {
		kind: "targets",
		targets,
		coveredPaths
	};
	for (const [tree, other] of [[head, base], [base, head]]) {
		const settings = await settingsOf(tree, root);
		if (settings === void 0) return {
			kind: "all",
			why: `there is no pants.toml in the ${tree.side} commit`
		};
		const everything = await whatConcernsAll(tree, root, changed, settings);
		if (everything !== void 0) return {
			kind: "all",
			why: everything
		};
		const run = (args) => lines(tree, root, args, options, tools);
		const listed = await run([
			`--changed-diffspec=${other.object}..${tree.object}`,
			`${settings.dependentsOption}=transitive`,
			"list"
		]);
		const owned = new Set(await run(["filedeps", "::"]));
		const overlooked = changed.find((path) => owned.has(path) && !isPlain(path));
		if (overlooked !== void 0) return {
			kind: "all",
			why: `${overlooked} changed, and Pants does not find such a name in git's output`
		};
		for (const address of listed) if (!targets.has(address)) targets.set(address, reason(address, changed, root));
		for (const path of changed) if (owned.has(path)) coveredPaths.add(node_path.posix.join(root, path));
	}
	return {
		kind: "targets",
		targets,
		coveredPaths
	};
}
/** Git quotes other names where Pants reads them, so that it does not find them. */
function isPlain(path) {
	return /^[\x21-\x7e]+$/.test(path) && !/["\\]/.test(path);
}
async function settingsOf(tree, root) {
	const path = node_path.posix.join(root, "pants.toml");
	const toml = (await tree.read([path])).get(path);
	return toml && readSettings(path, toml);
}
/** A changed file that bears on more targets than Pants lists for it, in words; undefined where there is none. */
async function whatConcernsAll(tree, root, changed, settings) {
	const named = changed.find((path) => path === "pants.toml" || isNamed(path, settings));
	if (named !== void 0) return named === "pants.toml" ? "pants.toml changed" : `${named} changed, which pants.toml names`;
	const buildFiles = changed.filter((path) => /^BUILD(\..+)?$/.test(node_path.posix.basename(path)));
	const inherited = [...await tree.read(buildFiles.map((path) => node_path.posix.join(root, path)))].find(([, text]) => /__(defaults|dependents_rules|dependencies_rules)__/.test(text.toString("utf8")));
	return inherited && `${inherited[0]} changed, which sets defaults or rules for the directories below it`;
}
function reason(address, changed, root) {
	const file = address.replace(/^\/\//, "").split(":")[0] ?? "";
	return changed.includes(file) ? {
		kind: "file",
		path: node_path.posix.join(root, file)
	} : {
		kind: "graph",
		what: "Pants lists it as changed, or as a dependent of what changed"
	};
}
/**
* Runs Pants in the files of one side.
* @returns the lines that it printed, without empty ones
* @throws ImpactError when Pants is missing or fails
*/
async function lines(tree, root, args, { program, globalOptions }, tools) {
	const finished = await tools.run(program, [
		"--no-pantsd",
		"--no-dynamic-ui",
		"--no-colors",
		"--level=warn",
		...globalOptions,
		...args
	], { cwd: (0, node_path.join)(await tree.directory(), root) });
	if (finished.exitCode !== 0) throw new require_build_system.ImpactError(`pants ${args.join(" ")} ended with exit code ${finished.exitCode} in the ${tree.side} commit: ${require_tool_output.lastLines(finished)}. Make that command work in the repository`);
	return finished.stdout.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
//#endregion
exports.pants = pants;
