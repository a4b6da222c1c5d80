const require_compute = require("./compute-DylJAYqj.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
const require_named_version = require("./named-version-jQwRTJ1C.js");
const require_turbo_json = require("./turbo-json-DnYhxn1S.js");
const require_path_matcher = require("./path-matcher-QOW4Fq-8.js");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/turborepo/without-turbo.ts
/**
* Keys of turbo.json that name no files and no packages, or that are read here (https://turborepo.com/docs/reference/configuration).
* With any other one, turbo may know of something that is not looked for.
*/
const knownKeys = /* @__PURE__ */ new Set([
	...[
		"$schema",
		"extends",
		"pipeline",
		"tasks",
		"globalDependencies",
		"globalDotEnv",
		"globalEnv"
	],
	...[
		"globalPassThroughEnv",
		"cacheDir",
		"cacheMaxAge",
		"cacheMaxSize",
		"daemon",
		"envMode",
		"ui",
		"experimentalUI"
	],
	...[
		"experimentalSpaces",
		"experimentalObservability",
		"remoteCache",
		"concurrency",
		"noUpdateNotifier"
	],
	...[
		"dangerouslyDisablePackageManagerCheck",
		"boundaries",
		"tags",
		"description"
	]
]);
/**
* The answer where turbo is not installed. Turborepo's graph of packages is that of the workspaces; beside it, its settings
* name files that bear on every package, files outside of a package that a task reads, and tasks of other packages.
* @throws ImpactError where the answer could be shorter than turbo's
*/
async function impactWithoutTurbo(comparison, tools, missing) {
	const { base, head, root } = comparison;
	const sides = [await readSettings(base, root), await readSettings(head, root)];
	const impact = await require_named_version.answerOfWorkspaces(comparison, tools, missing, sides);
	if (impact.kind === "all") return impact;
	for (const { dependencies } of sides.flatMap(({ reaches }) => reaches)) {
		const left = dependencies.find(({ from, on }) => impact.targets.has(on) && !impact.targets.has(from));
		if (left !== void 0) return {
			kind: "all",
			why: `${left.from === "*" ? "tasks of every package" : `tasks of ${left.from}`} depend on ${left.on} (turbo.json), which only turbo follows`
		};
	}
	return impact;
}
async function readSettings(tree, root) {
	const matchers = [(path) => require_turbo_json.configurationNames.includes(path)];
	const reaches = [];
	const cannot = (unknown) => ({
		unknown,
		reaches,
		isGlobal: () => true
	});
	const paths = (await tree.entries()).flatMap(({ path }) => require_turbo_json.configurationNames.includes(node_path.posix.basename(path)) && !path.includes("node_modules/") ? [path] : []);
	const manifestOf = (path) => node_path.posix.join(node_path.posix.dirname(path), "package.json");
	const contents = await tree.read([...paths, ...paths.map(manifestOf)]);
	if (!paths.some((path) => require_turbo_json.configurationNames.includes(require_compute.belowRoot(path, root) ?? ""))) return cannot(`there is no turbo.json in the ${tree.side} commit`);
	for (const path of paths) {
		const place = require_compute.belowRoot(path, root);
		const text = contents.get(path)?.toString("utf8");
		if (place === void 0 || text === void 0) continue;
		const isRoot = require_turbo_json.configurationNames.includes(place);
		const owner = isRoot ? void 0 : nameIn(contents.get(manifestOf(path)));
		if (!isRoot && owner === void 0) continue;
		try {
			const configuration = require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(text));
			const unknown = Object.keys(configuration).find((key) => !knownKeys.has(key));
			if (unknown !== void 0) return cannot(`${path} has ${JSON.stringify(unknown)}, which only turbo knows`);
			reaches.push(require_turbo_json.readTaskReach(text, isRoot ? "" : node_path.posix.dirname(place), owner));
			for (const glob of [...require_json_with_comments.texts(configuration.globalDependencies), ...require_json_with_comments.texts(configuration.globalDotEnv)]) if (!glob.startsWith("!")) matchers.push(matcher(glob));
		} catch {
			return cannot(`${path} cannot be read`);
		}
	}
	const starts = reaches.flatMap(({ inputs }) => inputs);
	return {
		reaches,
		isGlobal: (path) => starts.some((start) => path.startsWith(start)) || matchers.some((matches) => matches(path))
	};
}
/** @throws Error for a glob that is longer than any path */
function matcher(glob) {
	const normal = node_path.posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, "")).replace(/\/$/, "");
	const matches = require_path_matcher.pathMatcher(normal, {
		windows: false,
		nonegate: true,
		dot: true
	});
	return (path) => matches(path) || path.startsWith(`${normal}/`);
}
function nameIn(manifest) {
	try {
		const { name } = require_json_with_comments.mapping(JSON.parse(manifest?.toString("utf8").replace(/^\uFEFF/, "") ?? ""));
		return typeof name === "string" ? name : void 0;
	} catch {
		return;
	}
}
//#endregion
exports.impactWithoutTurbo = impactWithoutTurbo;
