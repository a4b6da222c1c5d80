const require_rolldown_runtime = require("./rolldown-runtime-CVvi-lCc.js");
const require_open_file = require("./open-file-D_mGiVNR.js");
const require_index = require("../index.js");
const require_leven = require("./leven-CakbgFXD.js");
const require_dist$1 = require("./dist-B8H7bxKp.js");
const require_build_system = require("./build-system-YWE15Mb4.js");
const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
const require_suggestions = require("./suggestions-CEwH1E2q.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_names = require("./names-1EboSGf_.js");
const require_chain = require("./chain-Bh6mYt3V.js");
const require_temporary_directories = require("./temporary-directories-bygX-ZYI.js");
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
		load: async () => (await Promise.resolve().then(() => require("./bazel-DAdtjBJM.js"))).bazel
	},
	{
		name: "nx",
		rootFiles: ["nx.json"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./nx-BthfN1d8.js"))).nx
	},
	{
		name: "turborepo",
		rootFiles: ["turbo.json", "turbo.jsonc"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./turborepo-Dmn0yOM4.js"))).turborepo
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
		load: async () => (await Promise.resolve().then(() => require("./workspaces-BEXxjvjp.js"))).workspaces
	},
	{
		name: "cargo",
		rootFiles: ["Cargo.toml"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./cargo-B9g1kBWF.js"))).cargo
	},
	{
		name: "uv",
		rootFiles: ["pyproject.toml"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./uv-Cut2nm-j.js"))).uv
	},
	{
		name: "go",
		rootFiles: ["go.work", "go.mod"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./go-jsS06Wck.js"))).go
	},
	{
		name: "gradle",
		rootFiles: ["settings.gradle", "settings.gradle.kts"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./gradle-DwPky6Nr.js"))).gradle
	},
	{
		name: "maven",
		rootFiles: ["pom.xml"],
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./maven-doe6aMcx.js"))).maven
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
		load: async () => (await Promise.resolve().then(() => require("./dotnet-DVgX8sZa.js"))).dotnet
	},
	{
		name: "pants",
		rootFiles: ["pants.toml"],
		executes: "repository code",
		load: async () => (await Promise.resolve().then(() => require("./pants-DptZzS0N.js"))).pants
	},
	{
		name: "paths",
		rootFiles: [".github/impacted-targets.yml"],
		configuredBy: {
			what: "targets",
			isIn: ({ rules }) => rules.length > 0
		},
		executes: "nothing",
		load: async () => (await Promise.resolve().then(() => require("./paths-BfSqWQlA.js"))).paths
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
/** Made when the first path is asked about, which takes some milliseconds. */
let matchers;
const makeMatchers = () => ({
	isInList: (0, import_picomatch.default)(documents.flatMap(({ globs }) => globs), options),
	isRootText: (0, import_picomatch.default)([...texts, ...licences], options)
});
/** What is compiled, run or parsed by a program, whatever it is called otherwise: `README.ipynb`, `SECURITY.ts`. */
const isCode = /^[^/]*\.(?!md$|markdown$|mdown$|rst$|txt$|adoc$|asciidoc$|html?$|org$|rdoc$|textile$|pdf$)[a-z][a-z0-9]*$/i;
/** True for a path in the built-in list. */
function isDocument(path) {
	const { isInList, isRootText } = matchers ??= makeMatchers();
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
		if (content === void 0 || !await startsAfterMerge(content.toString("utf8"))) return false;
	}
	return true;
}
/** True where each event of a workflow comes from something else than a commit that is yet to be merged. */
async function startsAfterMerge(text) {
	const { parseYaml } = await Promise.resolve().then(() => require("./yaml-CfEhKtSj.js")).then((n) => n.yaml_exports);
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
			},
			...listed === systems.at(-1) && { openness: (covered) => opennessOf(comparison, configurations, {
				coveredPaths: /* @__PURE__ */ new Set([...coveredPaths, ...covered]),
				readPaths,
				isAll: causes.length > 0
			}) }
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
/** What is open before the last build system has said which targets are impacted. @param known as it is told in the end */
async function opennessOf(comparison, configurations, known) {
	const { changes } = comparison;
	const rules = [...configurations.base.impact, ...configurations.head.impact];
	if (changes.some(({ path }) => rules.some(({ paths }) => paths.match(path)))) return "reads";
	let { isAll } = known;
	for (const change of changes) {
		const { path } = change;
		if (known.coveredPaths.has(path)) continue;
		if (!known.readPaths.has(path) && await impactsNothing(comparison, change, configurations)) return "reads";
		isAll ||= !unownedPolicy(configurations).ignored;
	}
	return isAll ? "all" : "targets";
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
		const protectedText = protectBraces(text);
		this.#document = (0, import_dist.parseDocument)(protectedText, {
			lineCounter: this.#lines,
			prettyErrors: false,
			uniqueKeys: false
		});
		const exhausted = this.#document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
		if (exhausted !== void 0) {
			this.#mistakeAt(exhausted.pos[0], "it is nested more deeply than anybody writes");
			this.finish();
		}
		for (const { pos, message } of [...this.#document.errors, ...this.#document.warnings]) this.#mistakeAt(pos[0], restoreBraces(message));
		(0, import_dist.visit)(this.#document, {
			Map: (_, { items }) => {
				const seen = /* @__PURE__ */ new Set();
				for (const { key } of items) {
					if (!(0, import_dist.isScalar)(key)) continue;
					if (seen.has(key.value)) this.mistake(key, "this key stands here twice");
					seen.add(key.value);
				}
			},
			...protectedText !== text && { Scalar: (_, node) => {
				if (typeof node.value === "string") node.value = restoreBraces(node.value);
			} }
		});
		this.finish();
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
/** Variable with which any command of git says on its error output, among others, of which version it is (`gitapi-trace2`). */
const tellingVersion = { GIT_TRACE2_EVENT: "1" };
/**
* The version of the git that ran with `tellingVersion`, so that no command has to be run to ask for it.
* @param traced its error output: events as JSON, one a line, of which `version` is the first
* @returns for instance 2.39.5, as `git --version` says it; empty when it cannot be told
*/
function tracedVersion(traced) {
	const line = traced.split("\n").find((one) => one.startsWith("{\"event\":\"version\"")) ?? "";
	return /"exe":"([^"\\]*)"/.exec(line)?.[1] ?? "";
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
	const { signal, onOutput, outputFile } = options;
	signal.throwIfAborted();
	const program = options.programs.find("git", options.cwd);
	if (/\.(cmd|bat)$/i.test(program)) {
		const result = await runCommand("git", args, options);
		if (onOutput === void 0 && outputFile === void 0) return result;
		onOutput?.(result.stdout);
		if (outputFile !== void 0) (0, node_fs.writeFileSync)(outputFile, result.stdout);
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
		windowsHide: true,
		stdio: [
			"pipe",
			outputFile ?? "pipe",
			"pipe"
		]
	});
	const letGo = () => {
		child.stdout?.destroy();
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
		const printed = child.stdout && new Promise((resolve) => child.stdout?.on("close", resolve));
		const complained = new Promise((resolve) => child.stderr.on("close", resolve));
		const failures = [];
		child.stdout?.on("data", (piece) => {
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
	const git = async (args, more = {}) => {
		try {
			return await runGit([
				"-c",
				"safe.bareRepository=explicit",
				...args
			], {
				programs,
				cwd: found.directory,
				env: {
					...env,
					...more
				},
				signal
			});
		} catch (error) {
			if (!(error instanceof require_build_system.ToolMissing)) throw error;
			throw new require_build_system.ImpactError("git was not found on this machine, where the workspace is not searched. Install git 2.31 or newer in a step before this one, and check out with it");
		}
	};
	const refuseOldGit = async () => {
		const mistake = versionMistake((await git(["--version"])).stdout.toString("utf8"));
		if (mistake !== void 0) throw new require_build_system.ImpactError(mistake);
	};
	const described = await git([
		"rev-parse",
		"--path-format=absolute",
		"--show-object-format",
		"--is-inside-work-tree",
		"--git-dir",
		"--git-path",
		"objects",
		"--git-path",
		"shallow",
		"--show-toplevel"
	]);
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
	const [configured, head] = await Promise.all([git([
		`--git-dir=${gitDirectory}`,
		"config",
		"--list",
		"--includes",
		"--show-origin",
		"-z"
	]), git([
		`--git-dir=${gitDirectory}`,
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	], tellingVersion)]);
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
		gitVersion: tracedVersion(head.stderr.toString("utf8")),
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
* Reads what `git cat-file --batch=%(objectsize)` prints, piece by piece (git-cat-file(1), "Batch output"): for each name in turn,
* a line with the size in bytes and then the content with a line end; or a line that ends with `missing`.
*/
var BatchReader = class {
	use;
	/** Copies of what is not whole yet, and its length in bytes. */
	#pieces = [];
	#held = 0;
	/** From so many bytes on more can be read. */
	#needed = 1;
	/** Of the content that comes next, in bytes; undefined where a line comes next. */
	#size;
	#position;
	/** @param position of the first name */
	constructor(use, position = 0) {
		this.use = use;
		this.#position = position;
	}
	/** Position of the first name of which not all has been read. */
	get position() {
		return this.#position;
	}
	/** @param piece what was printed next; it is not used after the call */
	take(piece) {
		if (this.#held + piece.length < this.#needed) {
			this.#keep(piece);
			return;
		}
		const data = this.#held === 0 ? piece : Buffer.concat([...this.#pieces, piece]);
		const rest = data.subarray(this.#read(data));
		this.#pieces = [];
		this.#held = 0;
		this.#keep(rest);
		this.#needed = this.#size === void 0 ? rest.length + 1 : this.#size + 1;
	}
	#keep(piece) {
		this.#pieces.push(Buffer.from(piece));
		this.#held += piece.length;
	}
	/** @returns how many bytes were read */
	#read(data) {
		const { use } = this;
		const isLeftOut = use.search && leavingOut(data.toString("latin1"), use.search);
		for (let at = 0;;) if (this.#size === void 0) {
			const end = data.indexOf(10, at);
			if (end === -1) return at;
			this.#size = sizeIn(data, at, end);
			use.onSize(this.#position, this.#size);
			if (this.#size === void 0) this.#position += 1;
			at = end + 1;
		} else {
			const end = at + this.#size;
			if (data.length <= end) return at;
			if (isLeftOut?.(this.#position, at, end) !== true) use.onContent(this.#position, data.subarray(at, end));
			this.#position += 1;
			at = end + 1;
			this.#size = void 0;
		}
	}
};
/**
* Tells of contents, one behind the other, whether they are left out. The text goes on behind a content, so that the pattern may seem to be
* found where it is not; never the other way round.
*/
function leavingOut(text, { pattern, mayBeLeftOut }) {
	let next = -1;
	return (position, start, end) => {
		if (next < start) {
			pattern.lastIndex = start;
			next = pattern.exec(text)?.index ?? Infinity;
		}
		return next >= end && mayBeLeftOut(position);
	};
}
/** The number that is a line; undefined where the line says something else. */
function sizeIn(data, start, end) {
	let size = 0;
	for (let at = start; at < end; at += 1) {
		const digit = (data[at] ?? 0) - 48;
		if (digit < 0 || digit > 9) return void 0;
		size = size * 10 + digit;
	}
	return end > start ? size : void 0;
}
//#endregion
//#region src/impacted-targets/git/objects.ts
/** Largest file whose content is read, in bytes: GitHub takes none of more than 100 MB, and a longer text is none to Node.js. */
const fileLimitBytes = 256 * 1024 * 1024;
/** From so many objects on, what git prints goes by way of a file, and of that so many bytes; what is more comes through a pipe. */
const worthAFile = 1e3;
const fileOutputBytes = 128 * 1024 * 1024;
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
* @param search as `BatchUse` says
* @throws ImpactError where one is too large, or cannot be had
*/
async function readEachObject(repository, objects, pathAt, use, search) {
	const missing = await readPresent(repository, objects, pathAt, use, search);
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
/**
* The names, each in a line.
* @param from position of the first
*/
function linesOf(objects, from = 0) {
	const lineBytes = (objects[0]?.length ?? 0) + 1;
	const lines = Buffer.allocUnsafeSlow((objects.length - from) * lineBytes);
	let at = 0;
	for (let position = from; position < objects.length; position += 1) {
		lines.write(objects[position] ?? "", at, "latin1");
		at += lineBytes;
		lines[at - 1] = 10;
	}
	return lines;
}
/**
* @returns the positions of the objects that are not here
* @throws ImpactError where one is too large
*/
async function readPresent(repository, objects, pathAt, use, search) {
	if (objects.length === 0) return [];
	const missing = [];
	const batchUse = {
		onSize(position, size) {
			if (size === void 0) missing.push(position);
			else if (size > fileLimitBytes) throw new require_build_system.ImpactError(`${JSON.stringify(pathAt(position))} has ${require_index.grouped(size)} bytes, and at most ${require_index.grouped(fileLimitBytes)} of a file are read. Keep it in Git LFS`);
		},
		onContent: use,
		...search && { search }
	};
	const args = [
		"cat-file",
		"--batch=%(objectsize)",
		"--buffer"
	];
	const reader = new BatchReader(batchUse);
	const take = (piece) => {
		reader.take(piece);
	};
	if (objects.length < worthAFile) await repository.stream(args, linesOf(objects), take);
	else if (!await repository.streamByFile(args, linesOf(objects), take, fileOutputBytes)) {
		const { position } = reader;
		const rest = new BatchReader(batchUse, position);
		await repository.stream(args, linesOf(objects, position), (piece) => {
			rest.take(piece);
		});
	}
	return missing;
}
//#endregion
//#region src/impacted-targets/git/same-content.ts
/** So many digits of an object's name tell it from nearly all others; nobody finds names that are alike in all of them. */
const digits = 16;
/**
* For each file, the index of the first one with the same content. A table of numbers, since a `Map` of 300,000 names takes
* five times the memory and twice the time.
* @param files with the names of their contents in hexadecimal, of one length
*/
function firstAlike(files) {
	const size = 2 ** Math.ceil(Math.log2(2 * files.length + 2));
	const table = new Int32Array(size).fill(-1);
	const first = new Int32Array(files.length);
	/** More of each name than tells its place, so that names are compared where they are alike, and hardly elsewhere. */
	const marks = new Int32Array(files.length);
	const factor = (0, node_crypto.randomInt)(2 ** 31) * 2 + 1;
	for (let index = 0; index < files.length; index += 1) {
		const object = files[index]?.object ?? "";
		let mark = 0;
		for (let at = 0; at < digits; at += 1) mark = Math.imul(mark ^ object.charCodeAt(at), factor);
		marks[index] = mark;
		for (let place = (mark ^ mark >>> 15) & size - 1;; place = place + 1 & size - 1) {
			const other = table[place] ?? -1;
			if (other === -1) {
				table[place] = index;
				first[index] = index;
				break;
			}
			if (marks[other] === mark && files[other]?.object === object) {
				first[index] = other;
				break;
			}
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
	async readEach(files, use, search) {
		const { shared } = this;
		const first = firstAlike(files);
		/** Files beside the first one that have its content, by its index. They are few. */
		const further = /* @__PURE__ */ new Map();
		/** Indexes of the files that are read, and the names of their contents. */
		const unknown = [];
		const objects = [];
		for (let index = 0; index < files.length; index += 1) {
			const alike = first[index] ?? index;
			if (alike !== index) require_append.append(further, alike, index);
		}
		const filesLike = (index) => [index, ...further.get(index) ?? []];
		for (let index = 0; index < files.length; index += 1) {
			if (first[index] !== index) continue;
			const object = files[index]?.object ?? "";
			const content = shared?.contents.get(object);
			if (content) use(filesLike(index), content);
			else {
				unknown.push(index);
				objects.push(object);
			}
		}
		const indexAt = (position) => unknown[position] ?? -1;
		await readEachObject(this.repository, objects, (position) => files[indexAt(position)]?.path ?? "", (position, content) => {
			shared?.contents.add(objects[position] ?? "", content);
			use(filesLike(indexAt(position)), content);
		}, shared || !search ? void 0 : {
			pattern: search.pattern,
			mayBeLeftOut(position) {
				const index = indexAt(position);
				if (!search.mayBeLeftOut(index)) return false;
				return further.size === 0 || further.get(index)?.every((each) => search.mayBeLeftOut(each)) !== false;
			}
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
		const records = new require_names.NulRecords((text, start, end) => {
			const tab = text.indexOf("	", start);
			const mode = usualModes.find((usual) => text.startsWith(usual, start)) ?? text.slice(start, start + 6);
			const object = text.slice(text.indexOf(" ", start + 7) + 1, tab);
			entries.push({
				path: text.slice(tab + 1, end),
				mode,
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
//#region src/impacted-targets/git/printed-file.ts
/** So many bytes are read at once. */
const pieceBytes = 1024 * 1024;
/** Less than so many bytes are not read while more is to come, but after so many milliseconds. */
const worthReadingBytes = 256 * 1024;
const patienceMs = 4;
/**
* Hands over what a program prints into a file, while it prints. Git writes each blob by itself, even with `--buffer`: through
* a pipe every one of hundreds of thousands wakes the reader, which takes more of both than the blobs.
* @param path of a file that does not exist; it is removed
* @param run starts the program with the file, by its descriptor, as standard output; true when it did all that it should
* @param onOutput takes the next piece, which is overwritten after the call; what it throws ends the program, and is thrown
* @param limitBytes at a size of so many bytes the program is ended, so that the file does not fill the disk
* @returns true when the program did all that it should; false when the file cannot be made, became too large, or the program
* failed, after what was printed until then was handed over
* @throws what `onOutput` and `run` throw; the signal's reason when it is aborted
*/
async function readWhilePrinted(path, run, onOutput, { limitBytes, signal }) {
	const open = [];
	const stop = new AbortController();
	let running;
	try {
		let files;
		try {
			files = {
				printed: (0, node_fs.openSync)(path, "wx", 384),
				read: (0, node_fs.openSync)(path, "r")
			};
			open.push(files.printed, files.read);
		} catch {
			return false;
		}
		const program = { ended: false };
		running = run(files.printed, AbortSignal.any([signal, stop.signal])).finally(() => {
			program.ended = true;
		});
		const untilEnded = running.catch(() => void 0);
		const buffer = Buffer.allocUnsafeSlow(pieceBytes);
		for (let at = 0;;) {
			const last = program.ended;
			const { size } = (0, node_fs.fstatSync)(files.read);
			if (size >= limitBytes && !last) stop.abort();
			if (!last && size - at < worthReadingBytes) {
				await Promise.race([untilEnded, (0, node_timers_promises.setTimeout)(patienceMs)]);
				continue;
			}
			for (let left = size - at; left > 0;) {
				const length = (0, node_fs.readSync)(files.read, buffer, 0, Math.min(left, pieceBytes), at);
				if (length === 0) throw new Error(`${path} became shorter`);
				onOutput(buffer.subarray(0, length));
				at += length;
				left -= length;
				await (0, node_timers_promises.setImmediate)();
				signal.throwIfAborted();
			}
			if (last) break;
		}
		return await running.catch((error) => {
			if (stop.signal.aborted) return false;
			throw error;
		});
	} finally {
		stop.abort();
		await running?.catch(() => void 0);
		for (const descriptor of open) (0, node_fs.closeSync)(descriptor);
		(0, node_fs.rmSync)(path, { force: true });
	}
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
	#filesMade = 0;
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
	}, onOutput, outputFile, signal = this.signal }) {
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
			...outputFile !== void 0 && { outputFile },
			signal
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
	/**
	* As `stream`, by way of a file, which is faster where git prints hundreds of thousands of small things.
	* @returns true when all was handed over; false when the file cannot hold all of it, or git failed: the beginning was
	* handed over then, and `stream` tells what is wrong
	*/
	async streamByFile(args, input, onOutput, limitBytes) {
		this.#filesMade += 1;
		const path = (0, node_path.join)((0, node_path.dirname)(this.directory), `printed-${this.#filesMade}`);
		const run = async (outputFile, signal) => {
			const { exitCode } = await this.#run(args, {
				input,
				outputFile,
				signal
			});
			return exitCode === 0;
		};
		return readWhilePrinted(path, run, onOutput, {
			limitBytes,
			signal: this.signal
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
	const { firstRules } = await Promise.resolve().then(() => require("./first-rules--fq9elK0.js"));
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
