const require_build_system = require("./build-system-YWE15Mb4.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
const require_tool_output = require("./tool-output-DqhpHJF6.js");
const require_named_version = require("./named-version-jQwRTJ1C.js");
const require_version_ranges = require("./version-ranges-DR73C3WA.js");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/nx/nx.ts
/** The Nx that the repository pins. */
var Nx = class Nx {
	program;
	tools;
	scratch;
	constructor(program, tools, scratch) {
		this.program = program;
		this.tools = tools;
		this.scratch = scratch;
	}
	static async find(comparison, tools) {
		const program = require_named_version.installedProgram(comparison.checkout, comparison.root, "nx");
		tools.debug(`nx ${program.version}: ${program.script}`);
		tools.noteVersion("nx", program.version);
		await require_named_version.warnOfOtherVersion(comparison, "nx", program, tools);
		return new Nx(program, tools, await tools.temporaryDirectory());
	}
	get majorVersion() {
		return Number.parseInt(this.program.version, 10) || 0;
	}
	/**
	* The projects that Nx counts as affected by what differs between two commits.
	* @param directory the build's root in the files of the head
	* @throws ImpactError when Nx fails or prints something else
	*/
	async affected(directory, base, head) {
		const args = [
			"show",
			"projects",
			"--affected",
			`--base=${base}`,
			`--head=${head}`,
			"--json"
		];
		const finished = await this.#run(directory, args);
		const names = require_tool_output.jsonAtEnd(finished.stdout, "[");
		if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) throw new require_build_system.ImpactError(`nx ${args.join(" ")} (version ${this.program.version}) printed no list of projects but ${JSON.stringify(finished.stdout.slice(-200))}. Nx 17 or later is needed`);
		return {
			projects: new Set(names),
			complete: !`${finished.stdout}${finished.stderr}`.includes("might have not been identified properly")
		};
	}
	/**
	* The whole graph of projects.
	* @param directory the build's root in the files of one side
	* @throws ImpactError when Nx fails or writes something else
	*/
	async graph(directory, side) {
		const file = (0, node_path.join)(this.scratch, `${side}.json`);
		const finished = await this.#run(directory, ["graph", `--file=${file}`]);
		const text = await (0, node_fs_promises.readFile)(file, "utf8").catch(() => "");
		const { nodes, dependencies } = require_json_with_comments.mapping(require_json_with_comments.mapping(text === "" ? void 0 : JSON.parse(text)).graph);
		if (nodes === void 0 || dependencies === void 0) throw new require_build_system.ImpactError(`nx graph --file=… (version ${this.program.version}) wrote no graph of the ${side} commit: ${require_tool_output.lastLines(finished)}`);
		const known = require_json_with_comments.mapping(nodes);
		return new Map(Object.entries(known).map(([name, node]) => {
			const { root, targets, namedInputs } = require_json_with_comments.mapping(require_json_with_comments.mapping(node).data);
			const edges = require_json_with_comments.mapping(dependencies)[name];
			const targetsOfEdges = Array.isArray(edges) ? edges.map((edge) => require_json_with_comments.mapping(edge).target) : [];
			return [name, {
				name,
				root: typeof root === "string" ? root : ".",
				dependencies: targetsOfEdges.filter((target) => typeof target === "string" && target in known),
				targets: require_json_with_comments.mapping(targets),
				namedInputs: require_json_with_comments.mapping(namedInputs)
			}];
		}));
	}
	async #run(directory, args) {
		const finished = await require_named_version.runScript(this.tools, this.program.script, args, {
			cwd: directory,
			env: {
				NX_DAEMON: "false",
				NX_NO_CLOUD: "true",
				NX_CLOUD_ACCESS_TOKEN: "",
				NX_ISOLATE_PLUGINS: "false",
				NX_CACHE_DIRECTORY: (0, node_path.join)(this.scratch, "cache"),
				NX_WORKSPACE_DATA_DIRECTORY: (0, node_path.join)(this.scratch, "workspace-data"),
				NX_PROJECT_GRAPH_CACHE_DIRECTORY: (0, node_path.join)(this.scratch, "project-graph"),
				NX_NATIVE_FILE_CACHE_DIRECTORY: (0, node_path.join)(this.scratch, "native"),
				NX_INTERACTIVE: "false",
				NX_TUI: "false",
				NX_VERBOSE_LOGGING: "false",
				NX_WORKSPACE_ROOT_PATH: directory,
				FORCE_COLOR: "0"
			}
		});
		if (finished.exitCode === 0) return finished;
		throw new require_build_system.ImpactError(`nx ${args.join(" ")} (version ${this.program.version}) ended with exit code ${finished.exitCode}: ${require_tool_output.lastLines(finished)}. Make that command work in the repository`);
	}
};
//#endregion
//#region src/impacted-targets/build-systems/nx/root-files.ts
const lockFiles = /* @__PURE__ */ new Set([
	"package-lock.json",
	"pnpm-lock.yaml",
	"yarn.lock",
	"bun.lock",
	"bun.lockb"
]);
/**
* Says how far Nx's own answer covers a changed file that lies in no project but the root's, if there is one.
* @param path from the build's root
*/
function judgeRootFile(path, context) {
	if (path === "package.json") return judgeManifest(context);
	if (lockFiles.has(path)) return lockFileIsFollowed(context) ? "followed" : "shared";
	if (path === context.typeScriptConfiguration) return "followed";
	return require_version_ranges.isSharedRootFile(path) || /^\.(nxignore|env(\..*)?)$/.test(path) ? "shared" : "plain";
}
/** Fields of the root's package.json that Nx follows. */
const followedFields = /* @__PURE__ */ new Set(["dependencies", "devDependencies"]);
function judgeManifest({ before, after, affectedIsComplete }) {
	const changed = require_version_ranges.changedSharedFields(before, after);
	if (changed === void 0 || !affectedIsComplete) return "shared";
	if (changed.length === 0) return "plain";
	return changed.every((field) => followedFields.has(field)) ? "followed" : "shared";
}
/**
* With `projectsAffectedByDependencyUpdates: "auto"` older versions do not look at the lock file at all. Anything else
* marks the projects that the configuration names, or all.
*/
function lockFileIsFollowed({ nxMajorVersion, nxJson }) {
	try {
		const { pluginsConfig } = require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(nxJson));
		return require_json_with_comments.mapping(require_json_with_comments.mapping(pluginsConfig)["@nx/js"]).projectsAffectedByDependencyUpdates !== "auto" || nxMajorVersion >= 23;
	} catch {
		return false;
	}
}
/**
* Beginnings of paths that targets of projects name as inputs from the root (`{workspaceRoot}/babel.config.json`),
* with the projects. A beginning that ends with `/` stands for all below it, any other for one file.
*/
function workspaceInputs(graph, nxJson) {
	const shared = require_json_with_comments.mapping(require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(nxJson)).namedInputs);
	const inputs = /* @__PURE__ */ new Map();
	for (const { name, targets, namedInputs } of graph.values()) {
		const named = {
			...shared,
			...namedInputs
		};
		const pending = Object.values(targets).map((target) => require_json_with_comments.mapping(target).inputs);
		const seen = /* @__PURE__ */ new Set();
		for (const list of pending) {
			if (!Array.isArray(list)) continue;
			for (const item of [...require_json_with_comments.texts(list), ...require_json_with_comments.texts(list.map((each) => require_json_with_comments.mapping(each).fileset))]) {
				if (item in named && !seen.has(item)) {
					seen.add(item);
					pending.push(named[item]);
				}
				const [, path] = /^\{workspaceRoot\}\/([^*?[\]{}!()]+?)(?:\*\*(?:\/\*)?)?$/.exec(item) ?? [];
				if (path !== void 0) inputs.set(path, (inputs.get(path) ?? /* @__PURE__ */ new Set()).add(name));
			}
		}
	}
	return inputs;
}
//#endregion
//#region src/impacted-targets/build-systems/nx/index.ts
const nx = { impact };
async function impact(comparison, tools) {
	const option = Object.keys(tools.options)[0];
	if (option !== void 0) throw new require_build_system.ImpactError(`build-systems.nx.${option} is not an option. It has none: nx.json says everything`);
	const { base, head, checkout, root } = comparison;
	let program;
	try {
		program = await Nx.find(comparison, tools);
	} catch (error) {
		if (!(error instanceof require_named_version.NotInstalled)) throw error;
		const { impactWithoutNx } = await Promise.resolve().then(() => require("./without-nx-D9YvURSE.js"));
		return impactWithoutNx(comparison, tools, error);
	}
	const settings = await readSettings(comparison);
	if (settings === void 0) return {
		kind: "all",
		why: "nx.json is not in both commits, so that their projects cannot be compared"
	};
	const headDirectory = (0, node_path.join)(await head.directory(), root);
	const headCommit = await require_named_version.syntheticCommit(head, base, tools);
	const { affected, graph } = await require_named_version.withInstalledPackages(checkout, head, async () => ({
		affected: await program.affected(headDirectory, base.object, headCommit),
		graph: await program.graph(headDirectory, "head")
	}));
	let before;
	try {
		const baseDirectory = (0, node_path.join)(await base.directory(), root);
		before = await require_named_version.withInstalledPackages(checkout, base, () => program.graph(baseDirectory, "base"));
	} catch (error) {
		if (!(error instanceof require_build_system.ImpactError) || tools.signal.aborted) throw error;
		return {
			kind: "all",
			why: `the projects of the base commit are not known: ${error.message}`
		};
	}
	const changes = comparison.changes.flatMap((change) => {
		const path = require_compute.belowRoot(change.path, root);
		return path === void 0 ? [] : [{
			...change,
			below: path
		}];
	});
	const bySettings = await require_named_version.impactOfPnpmSettings(comparison, tools);
	if (bySettings?.kind === "all") return {
		kind: "all",
		why: bySettings.why
	};
	const unknown = [...bySettings?.targets.keys() ?? []].find((name) => !graph.has(name) && !before.has(name));
	if (unknown !== void 0) return {
		kind: "all",
		why: `${require_named_version.pnpmSettings} changed for ${unknown}, which is no project of Nx`
	};
	const inHead = impactInHead(changes, graph, affected, program.majorVersion, {
		...settings,
		bySettings: bySettings?.targets
	});
	if (inHead.kind === "all") return inHead;
	const targets = new Map([
		...bySettings?.targets ?? [],
		...inHead.targets,
		...impactInBase(changes, before, inHead.targets)
	]);
	const graphs = [graph, before];
	const left = changes.map(({ path }) => path).filter((path) => !inHead.coveredPaths.has(path));
	return {
		kind: "targets",
		targets,
		coveredPaths: inHead.coveredPaths,
		readPaths: await require_named_version.namedByFiles(comparison, left, tools),
		known: {
			names: () => Promise.resolve(graphs.flatMap((each) => [...each.keys()])),
			dependentsOf: (target) => Promise.resolve(graphs.flatMap((each) => [...closure(each, /* @__PURE__ */ new Map([[target, {
				kind: "dependency",
				target
			}]])).keys()]))
		}
	};
}
async function readSettings({ base, head, root }) {
	const [nxJson, manifest] = [node_path.posix.join(root, "nx.json"), node_path.posix.join(root, "package.json")];
	const typeScript = ["tsconfig.base.json", "tsconfig.json"];
	const before = await base.read([nxJson, manifest]);
	const after = await head.read([
		nxJson,
		manifest,
		...typeScript.map((name) => node_path.posix.join(root, name))
	]);
	const text = after.get(nxJson)?.toString("utf8");
	if (text === void 0 || !before.has(nxJson)) return void 0;
	return {
		nxJson: text,
		typeScriptConfiguration: typeScript.find((name) => after.has(node_path.posix.join(root, name))),
		manifest: {
			before: before.get(manifest)?.toString("utf8"),
			after: after.get(manifest)?.toString("utf8")
		}
	};
}
/** What Nx says of the head, completed where it is known to overlook something, and what it covers. */
function impactInHead(changes, graph, affected, nxMajorVersion, { nxJson, typeScriptConfiguration, manifest, bySettings }) {
	const owners = ownersIn(graph);
	const inputs = workspaceInputs(graph, nxJson);
	const seeds = new Map([...bySettings ?? []].filter(([name]) => graph.has(name)));
	const coveredPaths = /* @__PURE__ */ new Set();
	const isComplete = graph.size > 0 && [...graph.keys()].every((name) => affected.projects.has(name));
	for (const { path, below } of changes) {
		const owner = owners.of(below);
		const isRootFile = owner === void 0 || graph.get(owner)?.root === ".";
		const judged = below === "pnpm-workspace.yaml" && bySettings !== void 0 ? "followed" : isRootFile ? judgeRootFile(below, {
			nxMajorVersion,
			affectedIsComplete: affected.complete,
			before: manifest.before,
			after: manifest.after,
			typeScriptConfiguration,
			nxJson
		}) : "plain";
		if (judged === "shared" && !isComplete) return {
			kind: "all",
			why: `${path} bears on every project, and Nx does not follow its change`
		};
		if (owner !== void 0 && !seeds.has(owner)) seeds.set(owner, {
			kind: "file",
			path
		});
		const readers = [...inputs].filter(([input]) => below === input || input.endsWith("/") && below.startsWith(input));
		for (const [, names] of readers) for (const name of names) if (!seeds.has(name)) seeds.set(name, {
			kind: "file",
			path
		});
		const isOwned = owner !== void 0 && (graph.get(owner)?.root !== "." || require_version_ranges.isCodeOfRoot(below)) || readers.length > 0;
		if (isComplete || isOwned || judged === "followed") coveredPaths.add(path);
	}
	const targets = closure(graph, seeds);
	const byDependency = [...affected.projects].filter((name) => !targets.has(name)).sort();
	for (const name of byDependency) targets.set(name, {
		kind: "graph",
		what: "Nx counts it as affected, by a file at the root or a package that changed"
	});
	return {
		kind: "targets",
		targets,
		coveredPaths
	};
}
/** What a change impacts by the graph of the base: projects that are gone, and what depended on them. */
function impactInBase(changes, graph, known) {
	const owners = ownersIn(graph);
	const seeds = /* @__PURE__ */ new Map();
	for (const { status, path, below } of changes) {
		const owner = status === "added" ? void 0 : owners.of(below);
		if (owner !== void 0 && !seeds.has(owner)) seeds.set(owner, {
			kind: "file",
			path
		});
	}
	return new Map([...closure(graph, seeds)].filter(([name]) => !known.has(name)));
}
function ownersIn(graph) {
	return new require_named_version.Owners([...graph.values()].map(({ root, name }) => [root, name]));
}
/** The seeds and every project that reaches one of them. */
function closure(graph, seeds) {
	const dependents = /* @__PURE__ */ new Map();
	for (const { name, dependencies } of [...graph.values()].sort((a, b) => a.name < b.name ? -1 : 1)) for (const dependency of dependencies) require_append.append(dependents, dependency, name);
	const reached = new Map(seeds);
	for (const name of reached.keys()) for (const dependent of dependents.get(name) ?? []) if (!reached.has(dependent)) reached.set(dependent, {
		kind: "dependency",
		target: name
	});
	return reached;
}
//#endregion
exports.nx = nx;
