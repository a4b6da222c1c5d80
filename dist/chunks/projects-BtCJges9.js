const require_user_error = require("./user-error-BaVgiDiY.js");
const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
const require_path_matcher = require("./path-matcher-QOW4Fq-8.js");
const require_yaml = require("./yaml-CfEhKtSj.js");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/workspaces/manifest.ts
/** The sections of package.json that name dependencies. All of them count: each is installed somewhere. */
const dependencySections = [
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies"
];
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The entries of a mapping whose values are texts; empty for anything else. */
function textEntries(value) {
	return isRecord(value) ? Object.entries(value).filter((entry) => typeof entry[1] === "string") : [];
}
/** Everything that a manifest depends on: name and specification, one for each section that names it. */
function dependenciesOf(manifest) {
	return dependencySections.flatMap((section) => textEntries(manifest[section]));
}
/** JSON with the keys in one order, so that two values are equal when their texts are. */
function canonical(value) {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (value === void 0) return "null";
	if (!isRecord(value)) return JSON.stringify(value);
	return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/unreadable.ts
/** A file that cannot be read as what it should be; the answer is then `ALL`. */
var Unreadable = class extends require_user_error.UserError {
	name = "Unreadable";
};
//#endregion
//#region src/impacted-targets/build-systems/workspaces/rush.ts
const RUSH_FILE = "rush.json";
/**
* Reads rush.json.
* @returns undefined where there is none
* @throws Unreadable
*/
async function readRush(tree, root) {
	const path = node_path.posix.join(root, RUSH_FILE);
	const text = (await tree.read([path])).get(path)?.toString("utf8");
	if (text === void 0) return void 0;
	let settings;
	try {
		settings = require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(text));
	} catch {
		throw new Unreadable(`${path} cannot be read`);
	}
	const { projects: listed, ...rest } = settings;
	if (!Array.isArray(listed)) throw new Unreadable(`${path} names no projects`);
	const projects = /* @__PURE__ */ new Map();
	for (const entry of listed.map(require_json_with_comments.mapping)) {
		const { packageName: name, projectFolder: written } = entry;
		const directory = typeof written === "string" ? require_compute.resolvePath("", written.replaceAll("\\", "/")) : void 0;
		if (directory === void 0 || directory === "") throw new Unreadable(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
		projects.set(directory, entry);
	}
	return {
		projects,
		rest
	};
}
/** Fields of rush.json that are about people and publishing, and change nothing that is built or tested. */
const descriptions = /* @__PURE__ */ new Set([
	"$schema",
	"repository",
	"gitPolicy",
	"telemetryEnabled",
	"hotfixChangeEnabled"
]);
/** What a change of rush.json impacts: why everything is, each in a line, or directories of projects. */
function rushImpact(base, head) {
	const directories = /* @__PURE__ */ new Set();
	if (base === void 0 || head === void 0) return {
		reasons: base === head ? [] : [`${RUSH_FILE} ${base === void 0 ? "is new" : "was removed"}`],
		directories
	};
	const reasons = [.../* @__PURE__ */ new Set([...Object.keys(base.rest), ...Object.keys(head.rest)])].filter((field) => !descriptions.has(field) && canonical(base.rest[field]) !== canonical(head.rest[field])).sort().map((field) => `${field} in ${RUSH_FILE} changed`);
	for (const directory of /* @__PURE__ */ new Set([...base.projects.keys(), ...head.projects.keys()])) if (canonical(base.projects.get(directory)) !== canonical(head.projects.get(directory))) directories.add(directory);
	return {
		reasons,
		directories
	};
}
/** Where Rush keeps what it installs from: for all projects, or for those of each subspace. */
const configuration = /^common\/config\/(?:rush|subspaces\/([^/]+))\//;
/**
* The directory that paths in a lockfile of Rush start from, since pnpm runs in it.
* @param path from the root of the build
* @returns undefined where the file is none of Rush's
*/
function rushLockfileDirectory(path) {
	const match = configuration.exec(path);
	if (match === null || !path.endsWith("/pnpm-lock.yaml") || path.split("/").length !== (match[1] ? 5 : 4)) return void 0;
	return match[1] === void 0 ? "common/temp" : `common/temp/${match[1]}`;
}
/** Paths of Rush's lockfiles in a commit, from the root of the repository. */
async function rushLockfiles(tree, root) {
	if ((await tree.read([node_path.posix.join(root, "rush.json")])).size === 0) return [];
	return (await tree.entries()).flatMap(({ path }) => rushLockfileDirectory(require_compute.belowRoot(path, root) ?? "") === void 0 ? [] : [path]);
}
/**
* True for a file of Rush that impacts nothing by itself: notes for the next publication, which is a change of manifests, a
* checksum of the lockfile, and versions to prefer, where the lockfile beside them tells what they lead to (Rush's documentation
* of `common/changes`, `repo-state.json` and `common-versions.json`).
* @param path from the root of the build
* @param lockfiles those that are understood, likewise
*/
function isSeenElsewhere(path, lockfiles) {
	if (/^common\/changes\/.+\.json$/.test(path)) return true;
	if (!configuration.test(path) || !/^(repo-state|common-versions)\.json$/.test(node_path.posix.basename(path))) return false;
	return lockfiles.has(node_path.posix.join(node_path.posix.dirname(path), "pnpm-lock.yaml"));
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/lerna.ts
const LERNA_FILE = "lerna.json";
/**
* Patterns of the packages that lerna.json names (Lerna's documentation, `packages` and `useWorkspaces`).
* @param settings lerna.json; undefined where there is none
* @param hasOthers whether the package manager names packages, which Lerna then takes unless it has a list of its own
*/
function lernaPatterns(settings, hasOthers) {
	if (settings === void 0) return [];
	const { packages, useWorkspaces } = settings;
	if (hasOthers && (useWorkspaces === true || packages === void 0)) return [];
	if (!Array.isArray(packages)) return ["packages/*"];
	return packages.filter((pattern) => typeof pattern === "string");
}
/** Reads lerna.json. @returns undefined when it is no mapping */
function readLerna(text) {
	try {
		const value = JSON.parse(text.replace(/^\uFEFF/, ""));
		return isRecord(value) ? value : void 0;
	} catch {
		return;
	}
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/projects.ts
/** Settings of Yarn, with its catalogs of versions. */
const YARN_FILE = ".yarnrc.yml";
const manifestNames = [
	"package.json",
	"package.yaml",
	"package.json5"
];
function isManifest(path) {
	return manifestNames.some((name) => path.endsWith(name) && (path.length === name.length || path.at(-name.length - 1) === "/"));
}
/** Whether a commit has workspaces at all. */
async function hasWorkspaces(tree, root) {
	const path = (name) => node_path.posix.join(root, name);
	const whole = [
		"pnpm-workspace.yaml",
		RUSH_FILE,
		LERNA_FILE
	].map(path);
	const files = await tree.read([...whole, path("package.json")]);
	if (whole.some((file) => files.has(file))) return true;
	const text = files.get(path("package.json"));
	if (!text) return false;
	try {
		return isRecord(require_json_with_comments.parseJson(text.toString("utf8"))) && text.includes("\"workspaces\"");
	} catch {
		return text.includes("workspaces");
	}
}
/**
* Reads the packages of a commit.
* @param known manifests by object name, shared by both commits, so that what is the same in both is read once
* @throws Unreadable
*/
async function readWorkspace(tree, root, known) {
	const prefix = root === "" ? "" : `${root}/`;
	const manifests = await readManifests(tree, prefix, (await tree.entries()).filter(({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100")), known);
	const rootManifest = manifests.get("") ?? {};
	const settingsPath = `${prefix}pnpm-workspace.yaml`;
	const settingsText = (await tree.read([settingsPath])).get(settingsPath);
	const settings = settingsText ? readYaml(settingsText, settingsPath) : {};
	const pnpm = settingsText !== void 0;
	const patterns = pnpm ? texts(settings.packages) : workspacePatterns(rootManifest);
	const rush = await readRush(tree, root);
	const ofLerna = await lernaPackages(tree, prefix, patterns);
	checkSpelling([...patterns, ...ofLerna], [...manifests.keys()]);
	const matchers = [memberMatcher(patterns, pnpm), memberMatcher(ofLerna, false)];
	if (pnpm && patterns.length === 0 && rush === void 0) throw new Unreadable(`${settingsPath} names no packages`);
	for (const directory of rush?.projects.keys() ?? []) if (!manifests.has(directory)) throw new Unreadable(`${prefix}${RUSH_FILE} names ${directory}, where no package is`);
	const directories = [...manifests.keys()].filter((directory) => directory !== "" && (rush?.projects.has(directory) === true || matchers.some((isMember) => isMember(directory))));
	const project = (directory) => {
		const manifest = manifests.get(directory) ?? {};
		const { name } = manifest;
		return {
			directory,
			manifest,
			name: typeof name === "string" && name !== "" ? name : directory || "."
		};
	};
	const rootProject = project("");
	const yarnPath = `${prefix}${YARN_FILE}`;
	const yarnText = (await tree.read([yarnPath])).get(yarnPath);
	const yarnSettings = yarnText ? readYaml(yarnText, yarnPath) : {};
	return {
		tree,
		root: rootProject,
		members: ["", ...directories].sort().map(project),
		...rush && { rush },
		settings,
		yarnSettings,
		manifests,
		catalogs: readCatalogs([
			settings,
			yarnSettings,
			isRecord(rootManifest.workspaces) ? rootManifest.workspaces : {}
		])
	};
}
/** @throws Unreadable when lerna.json is no JSON */
async function lernaPackages(tree, prefix, others) {
	const path = `${prefix}${LERNA_FILE}`;
	const text = (await tree.read([path])).get(path)?.toString("utf8");
	const settings = text === void 0 ? void 0 : readLerna(text);
	if (text !== void 0 && settings === void 0) throw new Unreadable(`${path} cannot be read`);
	return lernaPatterns(settings, others.length > 0);
}
async function readManifests(tree, prefix, entries, known) {
	const files = entries.filter(({ path }) => isManifest(path) && !path.includes("node_modules/"));
	const contents = await tree.read(files.filter(({ object }) => !known.has(object)).map(({ path }) => path));
	const manifests = /* @__PURE__ */ new Map();
	for (const { path, object } of files) {
		let manifest = known.get(object);
		if (!manifest) {
			manifest = readManifest(contents.get(path) ?? Buffer.alloc(0), path);
			known.set(object, manifest);
		}
		const directory = node_path.posix.dirname(path.slice(prefix.length));
		manifests.set(directory === "." ? "" : directory, manifest);
	}
	return manifests;
}
/** A manifest that cannot be read may be a sample of a test; it is an error only where it is a member's (`checkReadable`). */
function readManifest(content, path) {
	try {
		const text = content.toString("utf8").replace(/^\uFEFF/, "");
		const value = path.endsWith(".yaml") ? require_yaml.parseYaml(text) : require_json_with_comments.parseJson(text);
		if (isRecord(value)) return value;
	} catch {}
	return { [unreadable]: path };
}
/** Key under which the path of a manifest stands that is neither JSON nor YAML. */
const unreadable = "\0unreadable";
/** @throws Unreadable when the manifest could not be read */
function checkReadable(manifest) {
	const path = manifest[unreadable];
	if (typeof path === "string") throw new Unreadable(`${path} cannot be read`);
}
function readYaml(content, path) {
	try {
		const value = require_yaml.parseYaml(content.toString("utf8"));
		if (value === void 0 || value === null) return {};
		if (isRecord(value)) return value;
	} catch {}
	throw new Unreadable(`${path} cannot be read`);
}
function texts(value) {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
/** `workspaces` of package.json: a list, or a mapping with the list under `packages`. */
function workspacePatterns({ workspaces }) {
	return texts(isRecord(workspaces) ? workspaces.packages : workspaces);
}
function normalize(pattern) {
	const path = node_path.posix.normalize(pattern.replace(/^\/+/, "")).replace(/\/+$/, "");
	return path === "." ? "" : path;
}
/** In characters. */
const longestPattern = 4096;
/**
* A pattern that leads to packages on Windows or macOS only, by `\` or in another case, would make members of them there and
* of nothing here.
* @param directories that hold a manifest
* @throws Unreadable
*/
function checkSpelling(patterns, directories) {
	for (const pattern of patterns) {
		const mistake = require_linear_expression.backslashMistake(pattern);
		if (mistake !== void 0) throw new Unreadable(`the workspace has the pattern ${pattern}: ${mistake}`);
		if (pattern.length > longestPattern) continue;
		const options = {
			windows: false,
			nonegate: true,
			dot: true
		};
		const positive = normalize(pattern.replace(/^!/, ""));
		const matches = require_path_matcher.pathMatcher(positive, options);
		if (directories.some(matches)) continue;
		const anyCase = require_path_matcher.pathMatcher(positive.toLowerCase(), options);
		const meant = directories.find((directory) => anyCase(require_compute.foldedPath(directory)));
		if (meant === void 0) continue;
		throw new Unreadable(`the workspace has the pattern ${pattern}, which is ${meant} where case is not told apart. Write it as it is tracked`);
	}
}
/**
* Which directories the patterns make members. `*` and `**` skip directories that begin with a dot, and nothing
* within node_modules is a member. With npm and yarn the last pattern that matches counts; with pnpm a `!` always does.
* @throws Unreadable for a pattern that is longer than any path
*/
function memberMatcher(patterns, pnpm) {
	const rules = patterns.map((pattern) => {
		const negated = pattern.startsWith("!");
		const normal = normalize(negated ? pattern.slice(1) : pattern);
		if (normal.length > longestPattern) throw new Unreadable(`a pattern of the workspace has ${normal.length} characters, more than any path`);
		return {
			negated,
			matches: require_path_matcher.pathMatcher(normal, {
				windows: false,
				nonegate: true,
				dot: negated
			})
		};
	});
	return (directory) => {
		const matching = rules.filter(({ matches }) => matches(directory));
		return (pnpm ? !matching.some(({ negated }) => negated) : matching.at(-1)?.negated === false) && matching.length > 0 && !/(^|\/)(node_modules|bower_components)(\/|$)/.test(directory);
	};
}
function readCatalogs(places) {
	const catalogs = /* @__PURE__ */ new Map();
	for (const { catalog, catalogs: named } of places) for (const [name, versions] of [["default", catalog], ...isRecord(named) ? Object.entries(named) : []]) {
		const known = catalogs.get(name) ?? /* @__PURE__ */ new Map();
		for (const [dependency, spec] of textEntries(versions)) known.set(dependency, spec);
		catalogs.set(name, known);
	}
	return catalogs;
}
//#endregion
exports.RUSH_FILE = RUSH_FILE;
exports.Unreadable = Unreadable;
exports.YARN_FILE = YARN_FILE;
exports.canonical = canonical;
exports.checkReadable = checkReadable;
exports.dependenciesOf = dependenciesOf;
exports.dependencySections = dependencySections;
exports.hasWorkspaces = hasWorkspaces;
exports.isRecord = isRecord;
exports.isSeenElsewhere = isSeenElsewhere;
exports.readWorkspace = readWorkspace;
exports.rushImpact = rushImpact;
exports.rushLockfileDirectory = rushLockfileDirectory;
exports.rushLockfiles = rushLockfiles;
exports.textEntries = textEntries;
