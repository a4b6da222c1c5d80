const require_build_system = require("./build-system-YWE15Mb4.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
const require_tool_output = require("./tool-output-DqhpHJF6.js");
const require_named_version = require("./named-version-jQwRTJ1C.js");
const require_version_ranges = require("./version-ranges-DR73C3WA.js");
const require_turbo_json = require("./turbo-json-DnYhxn1S.js");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/turborepo/turbo.ts
/** The root package, which turbo lists among the others up to its second version. */
const rootPackage = "//";
/** The turbo that the repository pins. */
var Turbo = class Turbo {
	program;
	tools;
	scratch;
	constructor(program, tools, scratch) {
		this.program = program;
		this.tools = tools;
		this.scratch = scratch;
	}
	static async find(comparison, tools) {
		const program = require_named_version.installedProgram(comparison.checkout, comparison.root, "turbo");
		tools.debug(`turbo ${program.version}: ${program.script}`);
		tools.noteVersion("turbo", program.version);
		await require_named_version.warnOfOtherVersion(comparison, "turbo", program, tools);
		return new Turbo(program, tools, await tools.temporaryDirectory());
	}
	/**
	* Lists packages.
	* @param directory the build's root in the files of one side
	* @param configuration text of its turbo.json
	* @param filter turbo's filter; all packages without it
	* @throws ImpactError when turbo fails or prints something else
	*/
	async list(directory, configuration, filter) {
		const filters = filter === void 0 ? [] : [`--filter=${filter}`];
		const [major = 0, minor = 0] = this.program.version.split(".").map(Number);
		const lists = major > 2 || major === 2 && minor >= 1;
		const args = lists ? [
			"ls",
			"--output=json",
			...filters
		] : [
			"run",
			taskOf(configuration),
			"--dry=json",
			"--no-daemon",
			...filters
		];
		const finished = await require_named_version.runScript(this.tools, this.program.script, ["--skip-infer", ...args], {
			cwd: directory,
			env: {
				TURBO_TELEMETRY_DISABLED: "1",
				DO_NOT_TRACK: "1",
				TURBO_NO_UPDATE_NOTIFIER: "1",
				TURBO_DAEMON: "0",
				TURBO_UI: "0",
				TURBO_CACHE_DIR: this.scratch,
				TURBO_TOKEN: "",
				FORCE_COLOR: "0"
			}
		});
		const said = `turbo ${args.join(" ")} (version ${this.program.version})`;
		if (finished.exitCode !== 0) throw new require_build_system.ImpactError(`${said} ended with exit code ${finished.exitCode}: ${require_tool_output.lastLines(finished)}. Make that command work in the repository`);
		const packages = lists ? readList(finished.stdout) : readDryRun(finished.stdout);
		if (packages) return packages;
		throw new require_build_system.ImpactError(`${said} printed no list of packages but ${JSON.stringify(finished.stdout.slice(-200))}. Check that node_modules holds the turbo that the repository pins`);
	}
};
function readList(output) {
	const { items } = require_json_with_comments.mapping(require_json_with_comments.mapping(require_tool_output.jsonAtEnd(output, "{")).packages);
	if (!Array.isArray(items)) return void 0;
	const packages = /* @__PURE__ */ new Map();
	for (const item of items) {
		const { name, path } = require_json_with_comments.mapping(item);
		if (typeof name !== "string" || typeof path !== "string") return void 0;
		packages.set(name, path);
	}
	return packages;
}
function readDryRun(output) {
	const { packages: names, tasks } = require_json_with_comments.mapping(require_tool_output.jsonAtEnd(output, "{"));
	if (!Array.isArray(names) || !Array.isArray(tasks)) return void 0;
	const directories = new Map(tasks.map(require_json_with_comments.mapping).map((task) => [task.package, task.directory]));
	return new Map(require_json_with_comments.texts(names).filter((name) => name !== rootPackage).map((name) => {
		const directory = directories.get(name);
		return [name, typeof directory === "string" ? directory : void 0];
	}));
}
function taskOf(configuration) {
	const { pipeline, tasks } = require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(configuration));
	const names = Object.keys({
		...require_json_with_comments.mapping(pipeline),
		...require_json_with_comments.mapping(tasks)
	});
	const name = names.find((each) => !each.includes("#")) ?? names.map((each) => each.split("#").at(-1)).find(Boolean);
	if (name !== void 0) return name;
	throw new require_build_system.ImpactError("turbo.json has no task, and this version of turbo needs one to list packages. Add a task");
}
//#endregion
//#region src/impacted-targets/build-systems/turborepo/index.ts
/** Lock files that turbo compares, so that a change of one is attributed to packages. */
const lockFiles = /* @__PURE__ */ new Set([
	"package-lock.json",
	"pnpm-lock.yaml",
	"yarn.lock",
	"bun.lock"
]);
const turborepo = { impact };
async function impact(comparison, tools) {
	const unknown = Object.keys(tools.options)[0];
	if (unknown !== void 0) throw new require_build_system.ImpactError(`build-systems.turborepo.${unknown} is not an option. It has none: turbo.json says everything`);
	let turbo;
	try {
		turbo = await Turbo.find(comparison, tools);
	} catch (error) {
		if (!(error instanceof require_named_version.NotInstalled)) throw error;
		const { impactWithoutTurbo } = await Promise.resolve().then(() => require("./without-turbo-DXKspKIE.js"));
		return impactWithoutTurbo(comparison, tools, error);
	}
	const targets = /* @__PURE__ */ new Map();
	const coveredPaths = /* @__PURE__ */ new Set();
	for (const [tree, other] of [[comparison.head, comparison.base], [comparison.base, comparison.head]]) {
		const side = await impactOfSide(comparison, tree, other, turbo, tools);
		if (side.kind === "all") return side;
		for (const [name, reason] of side.targets) if (!targets.has(name)) targets.set(name, reason);
		for (const path of side.coveredPaths) coveredPaths.add(path);
	}
	const bySettings = await require_named_version.impactOfPnpmSettings(comparison, tools);
	if (bySettings?.kind === "all") return {
		kind: "all",
		why: bySettings.why
	};
	if (bySettings !== void 0) coveredPaths.add(node_path.posix.join(comparison.root, require_named_version.pnpmSettings));
	for (const [name, reason] of bySettings?.targets ?? []) if (!targets.has(name)) targets.set(name, reason);
	return {
		kind: "targets",
		targets,
		coveredPaths,
		readPaths: await require_named_version.namedByFiles(comparison, comparison.changes.map(({ path }) => path).filter((path) => !coveredPaths.has(path)), tools)
	};
}
async function impactOfSide(comparison, tree, other, turbo, tools) {
	const { root } = comparison;
	const configuration = await readConfiguration(tree, root);
	if (configuration === void 0) return {
		kind: "all",
		why: `there is no turbo.json in the ${tree.side} commit, so that its packages are not known`
	};
	const directory = (0, node_path.join)(await tree.directory(), root);
	const commit = await require_named_version.syntheticCommit(tree, other, tools);
	const packages = await turbo.list(directory, configuration);
	const affected = new Set((await turbo.list(directory, configuration, `...[${other.object}...${commit}]`)).keys());
	const owners = new require_named_version.Owners([...packages].flatMap(([name, path]) => path === void 0 ? [] : [[path, name]]));
	let reach;
	try {
		reach = await taskReach(tree, root, owners);
	} catch (error) {
		return {
			kind: "all",
			why: `a turbo.json of the ${tree.side} commit could not be read: ${String(error)}`
		};
	}
	const changed = comparison.changes.flatMap(({ path }) => require_compute.belowRoot(path, root) ?? []);
	const read = changed.find((path) => reach.inputs.some((start) => path.startsWith(start)));
	if (read !== void 0) return {
		kind: "all",
		why: `${read} is an input of tasks of other packages (turbo.json)`
	};
	const dependentsOf = (name) => turbo.list(directory, configuration, `...${name}`);
	for (const owner of new Set(changed.flatMap((path) => owners.of(path) ?? []))) if (!affected.has(owner)) await addAll(affected, dependentsOf(owner));
	await addTaskDependents(affected, reach, packages, dependentsOf);
	const coveredPaths = /* @__PURE__ */ new Set();
	const files = /* @__PURE__ */ new Map();
	const complete = packages.size > 0 && affected.size === packages.size;
	for (const path of changed) {
		const owner = owners.of(path);
		const name = node_path.posix.join(root, path);
		if (owner !== void 0 && !files.has(owner)) files.set(owner, name);
		if (complete || lockFiles.has(path) || owner !== void 0) coveredPaths.add(name);
	}
	const shared = complete ? void 0 : await sharedChange(comparison, changed);
	if (shared !== void 0) return {
		kind: "all",
		why: `${shared} bears on every package`
	};
	return {
		kind: "targets",
		targets: await reasons(tree, root, packages, affected, files),
		coveredPaths
	};
}
/** A changed file at the root that bears on every package, though turbo does not say so. */
async function sharedChange({ base, head, root }, changed) {
	const file = changed.find((path) => require_version_ranges.isSharedRootFile(path) && path !== "pnpm-workspace.yaml");
	if (file !== void 0 || !changed.includes("package.json")) return file;
	const manifest = node_path.posix.join(root, "package.json");
	const [before, after] = [await base.read([manifest]), await head.read([manifest])];
	return require_version_ranges.changedSharedFields(before.get(manifest)?.toString("utf8"), after.get(manifest)?.toString("utf8"))?.length === 0 ? void 0 : "package.json";
}
async function readConfiguration(tree, root) {
	return [...(await tree.read(require_turbo_json.configurationNames.map((name) => node_path.posix.join(root, name)))).values()][0]?.toString("utf8");
}
async function taskReach(tree, root, owners) {
	const paths = (await tree.entries()).map(({ path }) => path).filter((path) => require_turbo_json.configurationNames.includes(node_path.posix.basename(path)));
	const reaches = [];
	for (const [name, text] of await tree.read(paths)) {
		const path = require_compute.belowRoot(name, root);
		if (path === void 0) continue;
		const owner = owners.of(path);
		const isRoot = require_turbo_json.configurationNames.includes(path);
		if (isRoot || owner !== void 0) reaches.push(require_turbo_json.readTaskReach(text.toString("utf8"), isRoot ? "" : node_path.posix.dirname(path), isRoot ? void 0 : owner));
	}
	return {
		dependencies: reaches.flatMap(({ dependencies }) => dependencies),
		inputs: reaches.flatMap(({ inputs }) => inputs)
	};
}
async function addAll(affected, packages) {
	for (const name of (await packages).keys()) affected.add(name);
}
/** Adds the packages whose tasks depend by name on a task of an affected package, and their dependents. */
async function addTaskDependents(affected, { dependencies }, packages, dependentsOf) {
	for (const name of affected) for (const { from, on } of dependencies) {
		if (on !== name) continue;
		if (from === "*") for (const each of packages.keys()) affected.add(each);
		else if (packages.has(from) && !affected.has(from)) await addAll(affected, dependentsOf(from));
	}
}
const dependencyFields = [
	"dependencies",
	"devDependencies",
	"peerDependencies",
	"optionalDependencies"
];
/** For each affected package a reason: a file of its own, else a dependency that is affected, else turbo's word. */
async function reasons(tree, root, packages, affected, files) {
	const manifests = new Map([...affected].flatMap((name) => {
		const path = packages.get(name);
		return path === void 0 || files.has(name) ? [] : [[name, node_path.posix.join(root, path, "package.json")]];
	}));
	const contents = await tree.read(manifests.values());
	const reason = (name) => {
		const path = files.get(name);
		if (path !== void 0) return {
			kind: "file",
			path
		};
		const dependency = dependenciesIn(contents.get(manifests.get(name) ?? "")).find((each) => affected.has(each));
		return dependency !== void 0 && dependency !== name ? {
			kind: "dependency",
			target: dependency
		} : {
			kind: "graph",
			what: "turbo counts it as affected, by a global file, the lock file or a task"
		};
	};
	return new Map([...affected].map((name) => [name, reason(name)]));
}
function dependenciesIn(manifest) {
	try {
		const fields = require_json_with_comments.mapping(JSON.parse(manifest?.toString("utf8") ?? "{}"));
		return dependencyFields.flatMap((field) => Object.keys(require_json_with_comments.mapping(fields[field])));
	} catch {
		return [];
	}
}
//#endregion
exports.turborepo = turborepo;
