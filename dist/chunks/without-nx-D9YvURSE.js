const require_compute = require("./compute-DylJAYqj.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
const require_named_version = require("./named-version-jQwRTJ1C.js");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/nx/without-nx.ts
/**
* Plugins of Nx that give targets to packages which are there anyway, and add neither projects nor dependencies that manifests
* and sources do not say (Nx's documentation of each).
*/
const plainPlugins = /* @__PURE__ */ new Set([
	...[
		"@nx/js/typescript",
		"@nx/eslint/plugin",
		"@nx/jest/plugin",
		"@nx/vite/plugin",
		"@nx/vitest",
		"@nx/webpack/plugin"
	],
	...[
		"@nx/rspack/plugin",
		"@nx/rollup/plugin",
		"@nx/playwright/plugin",
		"@nx/cypress/plugin",
		"@nx/next/plugin"
	],
	...["@nx/storybook/plugin"]
]);
/** Presets that Nx ships with. Both only name files at the root, which no package owns here. */
const plainPresets = /* @__PURE__ */ new Set([
	void 0,
	"nx/presets/npm.json",
	"nx/presets/core.json"
]);
/**
* The answer where Nx is not installed. Nx's projects are those of the workspaces as long as no project.json, plugin or setting
* says otherwise; files that inputs name at the root bear on everything then.
* @throws ImpactError where the answer could be shorter than Nx's
*/
async function impactWithoutNx(comparison, tools, missing) {
	const { base, head, root } = comparison;
	return require_named_version.answerOfWorkspaces(comparison, tools, missing, [await readSettings(base, root), await readSettings(head, root)]);
}
async function readSettings(tree, root) {
	const starts = ["nx.json", ".nxignore"];
	const isGlobal = (path) => starts.some((start) => path.startsWith(start));
	const paths = (await tree.entries()).flatMap(({ path }) => require_compute.belowRoot(path, root) === void 0 || `/${path}`.includes("/node_modules/") ? [] : [path]);
	const project = paths.find((path) => node_path.posix.basename(path) === "project.json");
	if (project !== void 0) return {
		isGlobal,
		unknown: `${project} is a project that only Nx reads`
	};
	const settings = node_path.posix.join(root, "nx.json");
	const read = await tree.read([settings, ...paths.filter((path) => node_path.posix.basename(path) === "package.json")]);
	for (const [path, content] of read) {
		const found = path === settings ? ofNxJson(content) : ofManifest(content);
		if (typeof found === "string") return {
			isGlobal,
			unknown: `${path} ${found}, which only Nx knows`
		};
		starts.push(...found);
	}
	return read.has(settings) ? { isGlobal } : {
		isGlobal,
		unknown: `there is no nx.json in the ${tree.side} commit`
	};
}
/** @returns what stands in the way, or the beginnings of paths that inputs name from the root of the build */
function ofNxJson(content) {
	let settings;
	try {
		settings = require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(content.toString("utf8")));
	} catch {
		return "cannot be read";
	}
	const plugin = (Array.isArray(settings.plugins) ? settings.plugins : []).map((each) => typeof each === "string" ? each : require_json_with_comments.mapping(each).plugin).find((each) => !plainPlugins.has(each));
	if (plugin !== void 0) return `has the plugin ${JSON.stringify(plugin)}`;
	if (!plainPresets.has(settings.extends)) return `extends ${JSON.stringify(settings.extends)}`;
	if (settings.implicitDependencies !== void 0) return "has implicitDependencies";
	if (settings.projects !== void 0) return "has projects";
	return inputsIn([settings.namedInputs, settings.targetDefaults]);
}
function ofManifest(content) {
	let settings;
	try {
		settings = require_json_with_comments.mapping(JSON.parse(content.toString("utf8").replace(/^\uFEFF/, ""))).nx;
	} catch {
		return [];
	}
	const { name, implicitDependencies } = require_json_with_comments.mapping(settings);
	if (name !== void 0) return "has a name for its project";
	if (implicitDependencies !== void 0) return "has implicitDependencies";
	return inputsIn(settings);
}
/** Looks for what inputs of tasks name at the root of the build, and for projects that they name. */
function inputsIn(settings) {
	const starts = [];
	const waiting = [settings];
	while (waiting.length > 0) {
		const value = waiting.pop();
		if (typeof value === "string") {
			const found = /^\{workspaceRoot\}(?:\/([^*?[{(!+@]*)|$)/.exec(value);
			if (found !== null) starts.push(found[1] ?? "");
		} else if (typeof value === "object" && value !== null) {
			if ("projects" in value) return "names projects in inputs or dependencies of tasks";
			for (const each of Object.values(value)) waiting.push(each);
		}
	}
	return starts;
}
//#endregion
exports.impactWithoutNx = impactWithoutNx;
