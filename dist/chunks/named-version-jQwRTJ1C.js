const require_open_file = require("./open-file-D_mGiVNR.js");
const require_build_system = require("./build-system-YWE15Mb4.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
const require_names = require("./names-1EboSGf_.js");
const require_version_ranges = require("./version-ranges-DR73C3WA.js");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
//#region src/impacted-targets/git/synthetic-commit.ts
/** The commits are read by tools on this machine alone, so who made them and when says nothing. */
const identity = {
	GIT_AUTHOR_NAME: "merge-queue-action",
	GIT_AUTHOR_EMAIL: "merge-queue-action@localhost",
	GIT_AUTHOR_DATE: "1970-01-01T00:00:00Z",
	GIT_COMMITTER_NAME: "merge-queue-action",
	GIT_COMMITTER_EMAIL: "merge-queue-action@localhost",
	GIT_COMMITTER_DATE: "1970-01-01T00:00:00Z"
};
/**
* Makes a commit with the files of one side and the other side as its only parent, in that side's temporary
* directory. Tools compare a commit with its merge base with another; here that is the other commit itself, however
* much history there is and however the two are related.
* @returns the commit's name, to be used in `tree.directory()`
* @throws ImpactError when git fails
*/
async function syntheticCommit(tree, other, tools) {
	const { exitCode, stdout, stderr } = await tools.run("git", [
		"--git-dir=.git",
		"commit-tree",
		`${tree.object}^{tree}`,
		"-p",
		other.object,
		"-m",
		"comparison"
	], {
		cwd: await tree.directory(),
		env: identity
	});
	if (exitCode === 0) return stdout.trim();
	throw new require_build_system.ImpactError(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
}
//#endregion
//#region src/impacted-targets/node-packages/answer-of-workspaces.ts
/**
* What `workspaces` answers in the place of a tool that is not installed. Its graph holds what manifests, lockfiles and
* sources say, as the tools' do; what only the settings of the tool say is for the caller to know.
* @param settings those of both commits
* @throws ImpactError, with what stands in the way, where the answer could be shorter than the tool's
*/
async function answerOfWorkspaces(comparison, tools, missing, settings) {
	const { base, head, root, changes } = comparison;
	const [unknown] = settings.flatMap((each) => each.unknown ?? []);
	const { hasWorkspaces } = await Promise.resolve().then(() => require("./projects-BtCJges9.js"));
	const hasThem = await hasWorkspaces(base, root) && await hasWorkspaces(head, root);
	const obstacle = unknown ?? (hasThem ? void 0 : "there are no workspaces in both commits");
	if (obstacle !== void 0) throw new require_build_system.ImpactError(`${missing.message}. workspaces, which needs nothing, cannot answer instead: ${obstacle}`);
	tools.warn(`${missing.message}. workspaces answers instead, from manifests, lockfiles and what sources mention, which is rather more than less`);
	const impact = await impactOfWorkspaces(comparison, tools);
	const causes = changes.flatMap(({ path }) => {
		const below = require_compute.belowRoot(path, root);
		return below !== void 0 && settings.some(({ isGlobal }) => isGlobal(below)) ? [{
			what: `${path} bears on every package`,
			files: [path]
		}] : [];
	});
	const [first] = causes;
	if (first === void 0 || impact.kind === "all") return impact;
	return {
		kind: "all",
		why: first.what,
		causes,
		coveredPaths: impact.coveredPaths
	};
}
/** Where pnpm has the settings of its workspace, from the root of the build. */
const pnpmSettings = "pnpm-workspace.yaml";
/**
* What a change of pnpm-workspace.yaml impacts, which tools that ask for affected packages do not follow: `workspaces` compares
* catalogs with who uses them, overrides with the lockfile, and lists of packages with the packages.
* @returns undefined where the file did not change
*/
async function impactOfPnpmSettings(comparison, tools) {
	const path = node_path.posix.join(comparison.root, pnpmSettings);
	if (!comparison.changes.some((change) => change.path === path)) return void 0;
	return impactOfWorkspaces(comparison, tools);
}
/** Asks `workspaces`, which is loaded for it, without the options of the one that asks. */
async function impactOfWorkspaces(comparison, tools) {
	const { workspaces } = await Promise.resolve().then(() => require("./workspaces-BEXxjvjp.js"));
	const { openness: _, ...others } = tools;
	return workspaces.impact(comparison, {
		...others,
		options: {}
	});
}
//#endregion
//#region src/impacted-targets/node-packages/installed.ts
/** The program is not in `node_modules`. */
var NotInstalled = class extends require_build_system.ImpactError {
	name = "NotInstalled";
};
/**
* Finds a program in the `node_modules` of the build's root or of a directory above it in the repository.
* @param checkout absolute path of the user's checkout
* @param root the build's root in it
* @param name the package, whose program has the same name
* @throws NotInstalled
*/
function installedProgram(checkout, root, name) {
	for (let directory = root;; directory = node_path.posix.dirname(directory)) {
		const found = programOf((0, node_path.join)(checkout, directory, "node_modules", name), name);
		if (found) return found;
		if (directory === "" || directory === ".") break;
	}
	throw new NotInstalled(`${name} is not in node_modules of ${root === "" ? "the repository" : root}. Install the dependencies in a step before this one (npm ci, pnpm install or yarn install), so that the version that the repository pins is there`);
}
/** Most bytes of a package.json: the largest have some ten thousand. */
const manifestLimit = 2 ** 24;
/** A commit may hold `node_modules`, too, so that what is no manifest there is no program either. */
function programOf(directory, name) {
	let manifest;
	try {
		manifest = require_json_with_comments.mapping(JSON.parse(require_open_file.readRunnerFile((0, node_path.join)(directory, "package.json"), manifestLimit).toString("utf8")));
	} catch {
		return;
	}
	const { bin, version } = manifest;
	const program = typeof bin === "string" ? bin : require_json_with_comments.mapping(bin)[name];
	if (typeof program !== "string") return void 0;
	return {
		script: (0, node_path.join)(directory, program),
		version: typeof version === "string" ? version : ""
	};
}
/** Runs a JavaScript program with the Node.js of the job, or with this one where the job has none. */
async function runScript(tools, script, args, options) {
	try {
		return await tools.run("node", [script, ...args], options);
	} catch (error) {
		if (!(error instanceof require_build_system.ToolMissing)) throw error;
		return tools.run(process.execPath, [script, ...args], options);
	}
}
/**
* Puts what is installed in the user's checkout beside the files of a commit, by symlinks in its temporary directory,
* as long as `work` runs.
*/
async function withInstalledPackages(checkout, tree, work) {
	const directory = await tree.directory();
	const packages = (await tree.entries()).map(({ path }) => path).filter((path) => node_path.posix.basename(path) === "package.json" && !`/${path}`.includes("/node_modules/"));
	const links = [];
	try {
		for (const path of packages) {
			const installed = node_path.posix.join(node_path.posix.dirname(path), "node_modules");
			const link = (0, node_path.join)(directory, installed);
			if (!await exists((0, node_path.join)(checkout, installed)) || await exists(link)) continue;
			await (0, node_fs_promises.symlink)((0, node_path.join)(checkout, installed), link, "junction");
			links.push(link);
		}
		return await work();
	} finally {
		for (const link of links) await (0, node_fs_promises.unlink)(link);
	}
}
async function exists(path) {
	return (0, node_fs_promises.lstat)(path).then(() => true, () => false);
}
//#endregion
//#region src/impacted-targets/node-packages/named-files.ts
/** Most paths that are searched for, since git takes long for more. Where there are more, all count as named. */
const manyPaths = 200;
/**
* The paths that a file of either commit mentions from outside of their directory: `../../README.md`,
* `join(__dirname, '..', 'README.md')`, `join(workspaceRoot, 'README.md')`. For tools that tell packages' files apart
* without reading them. Markdown is left out, since its links are for people. One process for each commit.
* @param paths from the root of the repository
* @returns those that are named; all of them where git cannot tell
*/
async function namedByFiles({ base, head, root }, paths, tools) {
	if (paths.length > manyPaths) return new Set(paths);
	const texts = paths.filter((path) => require_names.isTextPath(path) && !path.includes("\n"));
	const named = new Set(paths.filter((path) => !texts.includes(path)));
	const patterns = new Map(texts.map((path) => [path, pattern(path, root)]));
	if (patterns.size === 0) return named;
	for (const tree of [base, head]) {
		const args = [
			"--git-dir=.git",
			"grep",
			"-I",
			"-h",
			"-o",
			"-E",
			"-f",
			"-",
			tree.object,
			"--",
			":(exclude)*.md"
		];
		const found = await tools.run("git", args, {
			cwd: await tree.directory(),
			input: [...patterns.values()].map((text) => `${text}\n`).join("")
		});
		if (found.exitCode > 1) return new Set(paths);
		for (const [path, text] of patterns) if (new RegExp(text).test(found.stdout)) named.add(path);
	}
	return named;
}
/** In the words that git's extended expressions and JavaScript's share. */
function pattern(path, root) {
	return `([.][.]|[Rr][Oo][Oo][Tt][A-Za-z_]*)[^A-Za-z0-9]*${node_path.posix.relative(root, path).split("/").map((segment) => segment.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^A-Za-z0-9]+")}`;
}
//#endregion
//#region src/impacted-targets/node-packages/owners.ts
/** Whose directory a path lies in: the nearest directory above it that belongs to someone. */
var Owners = class {
	#byDirectory;
	/** @param directories names by their directory, POSIX and from where the paths begin; the root is `.` or empty */
	constructor(directories) {
		this.#byDirectory = new Map([...directories].map(([directory, name]) => [normal(directory), name]));
	}
	of(path) {
		for (let at = path.lastIndexOf("/"); at !== -1; at = path.lastIndexOf("/", at - 1)) {
			const owner = this.#byDirectory.get(path.slice(0, at));
			if (owner !== void 0) return owner;
		}
		return this.#byDirectory.get("");
	}
};
function normal(directory) {
	const path = directory.replaceAll("\\", "/").replace(/^\.\//, "").replace(/\/+$/, "");
	return path === "." ? "" : path;
}
//#endregion
//#region src/impacted-targets/node-packages/named-version.ts
/** Longest range that is repeated in a message, in characters. */
const longest = 100;
/**
* Warns where the version in `node_modules` is none that package.json at the root of the build names, in either commit:
* dependencies that were installed for another commit, or kept from an earlier run. What is no range (`catalog:`, a
* tag) is compared with nothing.
* @param name of the package
*/
async function warnOfOtherVersion({ base, head, root }, name, { version }, tools) {
	const path = require_compute.inside(root, "package.json");
	const named = [];
	for (const tree of [head, base]) {
		const range = rangeIn((await tree.read([path])).get(path), name);
		if (range !== void 0) named.push(range);
	}
	const [first] = named;
	if (first === void 0 || named.some((range) => !require_version_ranges.isRange(range) || require_version_ranges.mayMeet(version, range))) return;
	tools.warn(`${name} ${version} in node_modules answers, and ${path} names ${JSON.stringify(first.slice(0, longest))}, which may answer otherwise. Install the dependencies of the pull request in a step before this one (npm ci, pnpm install or yarn install)`);
}
/** What a package.json says of a package; undefined where it says nothing, or is broken, which others tell. */
function rangeIn(manifest, name) {
	let fields;
	try {
		fields = require_json_with_comments.mapping(JSON.parse(manifest?.toString("utf8") ?? ""));
	} catch {
		return;
	}
	return [fields.devDependencies, fields.dependencies].map((dependencies) => require_json_with_comments.mapping(dependencies)[name]).find((range) => typeof range === "string");
}
//#endregion
Object.defineProperty(exports, "NotInstalled", {
	enumerable: true,
	get: function() {
		return NotInstalled;
	}
});
Object.defineProperty(exports, "Owners", {
	enumerable: true,
	get: function() {
		return Owners;
	}
});
Object.defineProperty(exports, "answerOfWorkspaces", {
	enumerable: true,
	get: function() {
		return answerOfWorkspaces;
	}
});
Object.defineProperty(exports, "impactOfPnpmSettings", {
	enumerable: true,
	get: function() {
		return impactOfPnpmSettings;
	}
});
Object.defineProperty(exports, "installedProgram", {
	enumerable: true,
	get: function() {
		return installedProgram;
	}
});
Object.defineProperty(exports, "namedByFiles", {
	enumerable: true,
	get: function() {
		return namedByFiles;
	}
});
Object.defineProperty(exports, "pnpmSettings", {
	enumerable: true,
	get: function() {
		return pnpmSettings;
	}
});
Object.defineProperty(exports, "runScript", {
	enumerable: true,
	get: function() {
		return runScript;
	}
});
Object.defineProperty(exports, "syntheticCommit", {
	enumerable: true,
	get: function() {
		return syntheticCommit;
	}
});
Object.defineProperty(exports, "warnOfOtherVersion", {
	enumerable: true,
	get: function() {
		return warnOfOtherVersion;
	}
});
Object.defineProperty(exports, "withInstalledPackages", {
	enumerable: true,
	get: function() {
		return withInstalledPackages;
	}
});
