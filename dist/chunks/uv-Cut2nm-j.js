const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_known_options = require("./known-options-B794Rcd6.js");
const require_unanswerable = require("./unanswerable-Uszvh3vM.js");
const require_manifests = require("./manifests-DGC4Hkor.js");
const require_graph = require("./graph-Chx52K30.js");
const require_submodules = require("./submodules-1JGPW6W3.js");
const require_toml = require("./toml-CbUA5r1w.js");
const require_wildcards = require("./wildcards-CBtffFz2.js");
const require_warn_once = require("./warn-once-D19RHfoi.js");
//#region src/impacted-targets/build-systems/uv/imports.ts
const IMPORT = /^[ \t]*import[ \t]+([^#\n;]+)/gm;
const FROM = /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]*(?:\(([^)]*)\)|((?:[^#\n;\\]|\\\r?\n)*))/gm;
/** The same behind the last `)` of a file, so that none is looked for again and again. */
const FROM_AT_END = /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]*()((?:[^#\n;\\]|\\\r?\n)*)/gm;
/** Modules in texts: `pytest_plugins`, `importlib.import_module`, `mock.patch`. */
const NAMED = /["']([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?::\w+)?["']/g;
const PATH = /["'](\.\.\/[^"'\s]*)["']/g;
const SEGMENT = /["'/\\]([\w.@-]+)(?=["'/\\])/g;
const BESIDE = /^[ \t]*from[ \t]+\./m;
/** Modules that start programs, import by names that are made up, or list files. */
const REACHING = /^(?:subprocess|importlib|pkgutil|pkg_resources|runpy|pexpect|glob|testcontainers|docker|os\.(?:f?walk|listdir|scandir|system|popen|exec\w*|spawn\w*)|asyncio\.create_subprocess\w*)(?:\.|$)/;
/** The same where it is used, and methods that do it. */
const REACHES = /\b(?:subprocess|importlib|pkgutil|runpy|pexpect)\.\w|(?<!\bast)\.(?:r?glob|iterdir|f?walk|listdir|scandir|system|popen|execl|execv|spawn|posix_spawn|create_subprocess)|\b(?:__import__|pytester|testdir)\b|\b(?:exec|eval)[ \t]{0,9}\(/;
/** Endings of names of files that are hardly ever names in a module, where they stand as one: not behind a dot. */
const ENDING = /(?<![.\w/-])(?:pyi?|txt|rst|ogg|wav|mp[34]|png|jpe?g|gif|svg|pdf)\b/g;
const ENDINGS = /^(?:pyi?|txt|rst|ogg|wav|mp[34]|png|jpe?g|gif|svg|pdf)$/;
/** What a module has without its source saying its name. */
const BINDS_ANYTHING = /\bimport[ \t]+\*|__getattr__|__dict__|globals|setattr|\bvars\b|\bexec\b|sys\.modules/;
/** A step to the directory above; of a list of these, the place in it. */
const STEP = /\.\.(?!\.)|\.parent\b|\bdirname\b|\.parents\b(?:\[(\d{1,3})\])?/g;
const STARTS_HERE = /__file__|__path__/;
const STARTS_AT_ROOT = /toplevel|\broot_?(?:path|dir)\b/;
const STARTS_AT_WORK = /cwd\b/;
/**
* The most directories that a file can lead up from itself, if all steps in it are put together; from somewhere above where
* that is not certain.
*/
function stepsUp(code) {
	if (STARTS_AT_ROOT.test(code)) return Infinity;
	if (!STARTS_HERE.test(code)) return 0;
	let steps = 0;
	for (const [step, place] of code.matchAll(STEP)) steps += place !== void 0 ? Number(place) + 1 : step === ".parents" ? Infinity : 1;
	return steps;
}
/** Finds what the text of a Python file mentions. Comments and texts are not told apart: one mention more does no harm. */
function mentionsIn(source) {
	const modules = /* @__PURE__ */ new Set();
	for (const [, listed = ""] of source.matchAll(IMPORT)) for (const one of listed.split(",")) modules.add(one.trim().split(/\s/)[0] ?? "");
	const end = source.lastIndexOf(")") + 1;
	const imports = [...source.slice(0, end).matchAll(FROM), ...source.slice(end).matchAll(FROM_AT_END)];
	for (const [, from = "", inside, line] of imports) {
		if (from.startsWith(".")) continue;
		for (const one of ((inside === "" ? void 0 : inside) ?? line ?? "").replace(/#.*$/gm, "").split(",")) {
			const name = /\w+/.exec(one)?.[0];
			modules.add(name === void 0 ? from : `${from}.${name}`);
		}
	}
	for (const [, name = ""] of source.matchAll(NAMED)) modules.add(name);
	const paths = new Set([...source.matchAll(PATH)].map(([, path = ""]) => path));
	const code = source.replace(/^[ \t]*#.*$/gm, "");
	return {
		modules: [...modules].filter((name) => /^[A-Za-z_]/.test(name)),
		paths: [...paths],
		endings: /* @__PURE__ */ new Set([...[...code.matchAll(ENDING)].map(([ending]) => ending), ...BINDS_ANYTHING.test(code) ? ["any"] : []]),
		segments: new Set([...source.matchAll(SEGMENT)].map(([, segment = ""]) => segment)),
		importsBeside: BESIDE.test(source),
		reaches: [...modules].some((name) => REACHING.test(name)) || REACHES.test(code),
		stepsUp: stepsUp(code),
		startsAtWork: STARTS_AT_WORK.test(code)
	};
}
/** Reads the Python files of a commit that belong to a project. */
async function searchSources(tree, isOwned, searched) {
	const sources = (await tree.entries()).filter(({ path, mode }) => /\.pyi?$/.test(path) && mode.startsWith("100") && isOwned(path));
	const unknown = new Map(sources.filter(({ object }) => !searched.has(object)).map(({ object, path }) => [path, object]));
	for (const [path, content] of await tree.read(unknown.keys())) searched.set(unknown.get(path) ?? "", mentionsIn(content.toString("utf8")));
	const found = /* @__PURE__ */ new Map();
	for (const { path, object } of sources) {
		const mentions = searched.get(object);
		if (mentions !== void 0) found.set(path, mentions);
	}
	return found;
}
/** Which projects have the modules of a repository, under every name by which they may be imported. */
var Modules = class {
	#top = moduleNode();
	/**
	* @param sources the Python files of each project, by its directory
	* @param found what they mention
	*/
	constructor(sources, found) {
		const packages = /* @__PURE__ */ new Set();
		for (const paths of sources.values()) for (const path of paths) if (/(^|\/)__init__\.pyi?$/.test(path)) packages.add(require_compute.directoryOf(path));
		for (const [directory, paths] of sources) for (const path of paths) {
			const starts = /* @__PURE__ */ new Set([directory]);
			if (require_compute.isWithin(path, under(directory, "src"))) starts.add(under(directory, "src"));
			let start = require_compute.directoryOf(path);
			if (packages.has(start)) {
				while (packages.has(start) && start !== directory && start !== "") start = require_compute.directoryOf(start);
				starts.add(start);
			}
			for (const from of starts) {
				const relative = path.slice(from === "" ? 0 : from.length + 1);
				const top = relative.split("/")[0] ?? relative;
				const node = this.#nodeOf(relative);
				node.owners.add(directory);
				for (const ending of found.get(path)?.endings ?? []) node.endings.add(ending);
				if (top === relative || packages.has(under(from, top))) node.certain.add(directory);
			}
		}
	}
	/**
	* The projects that have a module, or the part of its name that is found furthest. None where the project that
	* asks has it itself.
	*/
	owners(module, asking) {
		let furthest;
		let node = this.#top;
		const parts = module.split(".");
		for (const [index, part] of parts.entries()) {
			const below = node.below.get(part);
			const isFileName = index > 0 && index === parts.length - 1 && ENDINGS.test(part);
			if (below === void 0 && isFileName && !node.endings.has(part) && !node.endings.has("any")) return /* @__PURE__ */ new Set();
			if (below === void 0) break;
			node = below;
			if (node.owners.size > 0) furthest = node;
		}
		return furthest === void 0 || furthest.certain.has(asking) ? /* @__PURE__ */ new Set() : furthest.owners;
	}
	/** The node of the module that a file is. A directory without __init__.py is none: importing it runs nothing. */
	#nodeOf(path) {
		let node = this.#top;
		for (const part of path.replace(/(\/__init__)?\.pyi?$/, "").split(/[/.]/)) {
			const below = node.below.get(part) ?? moduleNode();
			node.below.set(part, below);
			node = below;
		}
		return node;
	}
};
const moduleNode = () => ({
	below: /* @__PURE__ */ new Map(),
	owners: /* @__PURE__ */ new Set(),
	certain: /* @__PURE__ */ new Set(),
	endings: /* @__PURE__ */ new Set()
});
function under(directory, name) {
	return directory === "" ? name : `${directory}/${name}`;
}
/** Places outside of a project that the texts of one of its files may name. */
function outsidePaths({ paths }, file, directory) {
	return [require_compute.directoryOf(file), directory].flatMap((from) => paths.flatMap((written) => {
		const path = require_compute.resolvePath(from, written);
		if (path === void 0 || path === "" || require_compute.isWithin(path, directory) || require_compute.isWithin(directory, path)) return [];
		return [path];
	}));
}
/** True for a file that only the tests of a project have, by the names that pytest and unittest go by. */
function isTest(path, directory) {
	const relative = directory === "" ? path : path.slice(directory.length + 1);
	return /(^|\/)(tests?)\//.test(relative) || /(^|\/)(test_[^/]*|[^/]*_test|conftest)\.py$/.test(relative);
}
//#endregion
//#region src/impacted-targets/build-systems/uv/node-ids.ts
/** Id of the node of a project: what its dependents see. */
function projectId(directory) {
	return `project:${directory}`;
}
/** Id of the node of one extra of a project. */
function extraId(directory, extra) {
	return `extra ${extra}:${directory}`;
}
/** Id of the node of a project's tests, which alone have its dependency groups. */
function testsId(directory) {
	return `tests:${directory}`;
}
/** Id of the node of a directory of tests that no project holds. */
function rootTestsId(directory) {
	return `root tests:${directory}`;
}
//#endregion
//#region src/impacted-targets/build-systems/uv/requirements.ts
/** A project's name as Python's package index compares it (PEP 503): `My_Lib.core` is `my-lib-core`. */
function normalizeName(name) {
	return name.toLowerCase().replace(/[-_.]+/g, "-");
}
/** The name that a project has; undefined for a pyproject.toml without one. */
function projectName(pyproject) {
	const name = require_toml.text(require_toml.table(pyproject.project).name) ?? require_toml.text(tool(pyproject, "poetry").name);
	return name === void 0 ? void 0 : normalizeName(name);
}
/** One table of `[tool]`. */
function tool(pyproject, name) {
	return require_toml.table(require_toml.table(pyproject.tool)[name]);
}
/** True where dependencies are computed when the project is built, by something that cannot be read here. */
function hasUnreadDependencies(pyproject) {
	const dynamic = require_toml.strings(require_toml.table(pyproject.project).dynamic);
	const hook = require_toml.isTable(require_toml.table(tool(pyproject, "hatch").metadata).hooks);
	return !require_toml.isTable(pyproject.project) && !require_toml.isTable(require_toml.table(pyproject.tool).poetry) && require_toml.isTable(pyproject["build-system"]) || dynamic.some((field) => /^(optional-)?dependencies$/.test(field)) && !hook;
}
/**
* Everything that a project requires, by whichever tool's tables: `[project]`, dependency groups (PEP 735), uv, poetry, pdm,
* hatch and pixi. Environment markers are not evaluated: each may hold somewhere.
* @param directory of the pyproject.toml, from the root of the repository
*/
function requirementsOf(pyproject, directory) {
	const found = [];
	const add = (value, use) => {
		for (const written of textsIn$1(value)) found.push(...parseRequirement(written, directory, use));
	};
	const project = require_toml.table(pyproject.project);
	add(require_toml.table(pyproject["build-system"]).requires, "always");
	add(project.dependencies, "always");
	addExtras(project["optional-dependencies"], add);
	add(pyproject["dependency-groups"], "development");
	add(tool(pyproject, "uv")["dev-dependencies"], "development");
	add(tool(pyproject, "pdm")["dev-dependencies"], "development");
	const hatch = tool(pyproject, "hatch");
	for (const [written, use] of [[hatch.envs, "development"], [hatch.build, "always"]]) for (const [text, isGuess] of textsOfHatch(written)) {
		const read = parseRequirement(text, directory, use);
		found.push(...isGuess ? read.map((requirement) => ({
			...requirement,
			isGuess
		})) : read);
	}
	for (const hook of Object.values(require_toml.table(require_toml.table(hatch.metadata).hooks)).map(require_toml.table)) {
		add(hook.dependencies, "always");
		addExtras(hook["optional-dependencies"], add);
	}
	for (const [written, use] of tablesOfDependencies(pyproject)) for (const [key, value] of Object.entries(written)) {
		const name = normalizeName(key);
		const details = [...require_toml.tables([value]), ...require_toml.tables(value)];
		if (details.length === 0) found.push({
			name,
			extras: [],
			use
		});
		for (const detail of details) {
			const path = require_toml.text(detail.path);
			const place = path === void 0 ? void 0 : require_compute.resolvePath(directory, path);
			const extras = require_toml.strings(detail.extras).map(normalizeName);
			found.push({
				name,
				extras,
				use,
				...path === void 0 ? {} : { written: path },
				...place === void 0 ? {} : { path: place }
			});
		}
	}
	return found;
}
function addExtras(value, add) {
	for (const [extra, listed] of Object.entries(require_toml.table(value))) add(listed, { extra: normalizeName(extra) });
}
/** Tables whose keys are names of packages, as poetry and pixi write them. */
function tablesOfDependencies(pyproject) {
	const poetry = tool(pyproject, "poetry");
	const pixi = tool(pyproject, "pixi");
	const groups = Object.values(require_toml.table(poetry.group)).map((group) => require_toml.table(require_toml.table(group).dependencies));
	const features = Object.values(require_toml.table(pixi.feature)).map((feature) => require_toml.table(require_toml.table(feature)["pypi-dependencies"]));
	return [
		[require_toml.table(poetry.dependencies), "always"],
		...[require_toml.table(poetry["dev-dependencies"]), ...groups].map((one) => [one, "development"]),
		...[require_toml.table(pixi["pypi-dependencies"]), ...features].map((one) => [one, "development"])
	];
}
/**
* Reads one requirement (PEP 508), or what tools allow in its place: a path, `-e path`, and the variables for the project's
* directory that pdm (`${PROJECT_ROOT}`) and hatch (`{root:parent:uri}`) have.
*/
function parseRequirement(written, directory, use) {
	const line = written.replace(/^\s*(?:-e|--editable)\s+/, "").trim();
	const named = partsOf(line);
	const extras = (named?.extras ?? "").split(",").flatMap((extra) => extra.trim() ? [normalizeName(extra.trim())] : []);
	const path = pathOf(named ? named.reference : line, directory);
	if (named === void 0 && path === void 0) return [];
	return [{
		name: named ? normalizeName(named.name) : nameInFragment(line),
		extras,
		use,
		...path
	}];
}
/** The parts of a requirement that begins with a name; undefined for a path. Each character is looked at once. */
function partsOf(line) {
	const [word] = /^[A-Za-z0-9][\w.-]*/.exec(line) ?? [];
	if (word === void 0) return void 0;
	let end = word.length;
	while (!/[A-Za-z0-9]/.test(word.charAt(end - 1))) end -= 1;
	const behind = line.slice(end).trimStart();
	const closed = behind.startsWith("[") ? behind.indexOf("]") : -1;
	const rest = behind.slice(closed + 1).trimStart();
	if (!rest.startsWith("@") && rest.includes("/")) return void 0;
	return {
		name: word.slice(0, end),
		extras: closed < 0 ? "" : behind.slice(1, closed),
		reference: rest.startsWith("@") ? rest.slice(1).trimStart() : void 0
	};
}
function nameInFragment(line) {
	const fragment = line.includes("#") ? line.slice(line.indexOf("#") + 1) : "";
	const egg = /(?:^|[&#])egg=([\w.-]+)/.exec(fragment)?.[1];
	return egg === void 0 ? void 0 : normalizeName(egg);
}
/** The place that a direct reference names, and whether it is in the repository; undefined for a server's. */
function pathOf(reference, directory) {
	const [bare = ""] = (reference ?? "").split(/[;#]/, 1);
	const place = bare.trim().replace(/^file:(?:\/\/)?(?=\/?\$\{PROJECT_ROOT\}|\.)/, "").replace(/^\/?\$\{PROJECT_ROOT\}\/?/, "./").replace(/^\{root((?::parent)*)(?::(?:uri|real))*\}\/?/, (_, parents) => "./".concat("../".repeat(parents.length / 7)));
	if (!/^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:[/\\]|file:)/.test(place)) return void 0;
	const path = require_compute.resolvePath(directory, place);
	return {
		written: place,
		...path === void 0 ? {} : { path }
	};
}
/**
* The texts in environments and builds of hatch, which names lists of requirements with `dependencies` at the end, wherever
* they stand; beside each, whether it stands elsewhere and may be anything.
*/
function textsOfHatch(value) {
	if (!require_toml.isTable(value)) return textsIn$1(value).map((text) => [text, true]);
	return Object.entries(value).flatMap(([key, below]) => key.endsWith("dependencies") && !require_toml.isTable(below) ? textsIn$1(below).map((text) => [text, false]) : textsOfHatch(below));
}
/** Every text in a value: in lists, and in the values of tables. */
function textsIn$1(value) {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn$1);
	return require_toml.isTable(value) ? Object.values(value).flatMap(textsIn$1) : [];
}
//#endregion
//#region src/impacted-targets/build-systems/uv/lockfile.ts
/** Most packages that a dependency may mean: uv names version and source wherever there are several. */
const mostMeant = 100;
/**
* Reads uv.lock. Its `version` changes when older releases of uv could not read it, its `revision` does not
* (https://docs.astral.sh/uv/concepts/resolution/#lockfile-versioning).
* @param directory of the lockfile, from the root of the repository
* @throws BrokenManifest when it is not TOML, or when a dependency may mean more packages than any that uv writes
* @throws Unanswerable for another version than 1
*/
function readLockfile(path, content, directory) {
	const lock = require_toml.parseToml(path, content);
	if (lock.version !== 1) throw new require_unanswerable.Unanswerable(`${path} is of version ${require_manifests.canonical(lock.version)}, and only version 1 is known`);
	const byName = /* @__PURE__ */ new Map();
	const written = require_toml.tables(lock.package).flatMap((entry) => {
		const name = require_toml.text(entry.name);
		if (name === void 0) return [];
		const local = describe(entry, normalizeName(name), directory);
		require_append.append(byName, local.name, local);
		return [{
			entry,
			local
		}];
	});
	const resolved = /* @__PURE__ */ new Map();
	const meant = (use) => {
		const [name, version] = [normalizeName(require_toml.text(use.name) ?? ""), require_toml.text(use.version)];
		const source = use.source === void 0 ? void 0 : require_manifests.canonical(use.source);
		const reference = JSON.stringify([
			name,
			version,
			source
		]);
		const known = resolved.get(reference) ?? (byName.get(name) ?? []).filter((candidate) => (version === void 0 || version === candidate.version) && (source === void 0 || source === candidate.source));
		resolved.set(reference, known);
		if (known.length <= mostMeant) return known;
		throw new require_manifests.BrokenManifest(path, `the dependency ${reference.slice(0, 80)} may mean any of ${known.length} packages`);
	};
	const resolve = (uses) => require_toml.tables(uses).flatMap((use) => {
		const extras = [...textsOf$1(use.extra), ...textsOf$1(use.extras)].map(normalizeName);
		return meant(use).map((dependency) => ({
			dependency,
			extras
		}));
	});
	for (const { entry, local } of written) {
		addAll(local.uses, resolve(entry.dependencies));
		const [extras, groups] = [require_toml.table(entry["optional-dependencies"]), groupsOf(entry)];
		for (const [group, uses] of local.extras) addAll(uses, resolve(extras[group]));
		for (const [group, uses] of local.groups) addAll(uses, resolve(groups[group]));
	}
	const facts = [
		"requires-python",
		"resolution-markers",
		"supported-markers",
		"required-markers",
		"conflicts"
	].map((key) => [`${key} of ${path}`, require_manifests.canonical(lock[key])]);
	const rootGroups = Object.values(groupsOf(require_toml.table(lock.manifest))).flatMap(resolve);
	return {
		packages: written.map(({ local }) => local),
		rootGroups,
		facts: new Map(facts)
	};
}
/** Adds them one by one, because a call takes only some ten thousands of arguments. */
function addAll(all, more) {
	for (const one of more) all.push(one);
}
function describe(entry, name, directory) {
	const source = require_toml.table(entry.source);
	const place = [
		"editable",
		"virtual",
		"directory"
	].flatMap((kind) => textsOf$1(source[kind]))[0];
	const { dependencies: _1, "optional-dependencies": extras, "dev-dependencies": _2, metadata: _3, ...content } = entry;
	const empty = (named) => new Map(Object.keys(named).map((key) => [key, []]));
	return {
		name,
		version: require_toml.text(entry.version),
		source: require_manifests.canonical(entry.source),
		directory: place === void 0 ? void 0 : require_compute.resolvePath(directory, place),
		markers: require_manifests.canonical(entry["resolution-markers"]),
		content: require_manifests.canonical(content),
		uses: [],
		extras: empty(require_toml.table(extras)),
		groups: empty(groupsOf(entry))
	};
}
/** Dependency groups, which older releases of uv wrote under the other name. */
function groupsOf(entry) {
	return {
		...require_toml.table(entry["dev-dependencies"]),
		...require_toml.table(entry["dependency-groups"])
	};
}
function textsOf$1(value) {
	return [value].flat().filter((item) => typeof item === "string");
}
/** Id of the node of a locked package that is not in the repository, or of one of its extras. */
function lockedId({ name, version, source, markers }, extra = "") {
	return `locked:${name}[${extra}] ${version ?? ""} ${source} ${markers}`;
}
/** The nodes of a locked package that is not in the repository: itself, and each of its extras. */
function lockedNodes(locked, idsOf) {
	const label = `${locked.name} ${locked.version ?? ""} in uv.lock`;
	const node = require_graph.graphNode(label);
	node.facts.set(`${label} itself`, locked.content);
	for (const use of locked.uses) for (const id of idsOf(use)) node.dependencies.add(id);
	const extras = [...locked.extras].map(([extra, uses]) => {
		const extraNode = require_graph.graphNode(`${locked.name}[${extra}] in uv.lock`);
		for (const use of uses) for (const id of idsOf(use)) extraNode.dependencies.add(id);
		return [lockedId(locked, extra), extraNode];
	});
	return [[lockedId(locked), node], ...extras];
}
//#endregion
//#region src/impacted-targets/build-systems/uv/locked-graph.ts
/**
* Adds the packages of a workspace's uv.lock, and the edges from the projects to them.
*
* The dependency groups of the root hold for every project: what they install (pytest and its plugins) is in the one
* environment in which all tests run.
* @throws BrokenManifest
* @throws Unanswerable
*/
function addLockfile(path, content, read, nodes) {
	const { packages, rootGroups, facts } = readLockfile(path, content, read.directory);
	const workspace = nodes.get("workspace");
	for (const [fact, value] of facts) workspace?.facts.set(fact, value);
	const byName = new Map([...read.projects.values()].map((project) => [project.name, project.directory]));
	const placeOf = (locked) => {
		const { directory } = locked;
		if (directory !== void 0 && read.projects.has(directory)) return directory;
		return directory === void 0 ? void 0 : byName.get(locked.name);
	};
	const idsOf = ({ dependency, extras }) => {
		const place = placeOf(dependency);
		if (place !== void 0) return [projectId(place), ...extras.map((extra) => extraId(place, extra))];
		return [lockedId(dependency), ...extras.map((extra) => lockedId(dependency, extra))];
	};
	const connect = (node, uses, except) => {
		for (const use of uses) for (const id of idsOf(use)) if (id !== except) node?.dependencies.add(id);
	};
	const inLockfile = /* @__PURE__ */ new Set();
	for (const locked of packages) {
		const place = placeOf(locked);
		if (place === void 0) {
			for (const [id, node] of lockedNodes(locked, idsOf)) nodes.set(id, node);
			continue;
		}
		inLockfile.add(place);
		connect(nodes.get(projectId(place)), locked.uses, projectId(place));
		for (const [extra, uses] of locked.extras) {
			const id = extraId(place, extra);
			const node = nodes.get(id) ?? require_graph.graphNode(`${locked.name}[${extra}]`, read.projects.get(place)?.name);
			node.dependencies.add(projectId(place));
			nodes.get(testsId(place))?.dependencies.add(id);
			connect(node, uses, id);
			nodes.set(id, node);
		}
		for (const uses of locked.groups.values()) connect(nodes.get(testsId(place)), uses);
		if (place === read.directory) connectRoot([...locked.groups.values()].flat());
	}
	connectRoot(rootGroups);
	for (const [place, project] of read.projects) {
		if (inLockfile.has(place)) continue;
		nodes.get(projectId(place))?.facts.set(`uv.lock (which lacks ${project.name})`, content.toString());
	}
	function connectRoot(uses) {
		connect(workspace, uses.filter(({ dependency }) => placeOf(dependency) === void 0));
	}
}
//#endregion
//#region src/impacted-targets/build-systems/uv/root-tests.ts
/**
* Tests of a workspace whose root is no project, in directories that belong to no member: `tests` beside the packages. Each
* such directory is a target.
*
* It is safe to give these files a target, and not everything, as long as whoever a test bears on has an edge to or from
* it. Tests come by what is in the members by importing, naming, listing or starting it, and each of these is an edge from the
* tests; whatever a test may read is in one environment, so that every package of uv.lock is. The other way round, members
* that import or name the tests, or look through the repository, depend on them. What the settings of the root name
* (a plugin of pytest) holds for all. Files that say how things are run belong to nobody, as before.
*/
var RootTests = class {
	/** Directories from the root of the repository. */
	directories;
	#directories;
	#root;
	#pyprojects;
	/** @param paths of all files of the commit */
	constructor(paths, read) {
		this.#root = read.directory;
		this.#pyprojects = new Set(paths.filter((path) => require_compute.nameOf(path) === "pyproject.toml").map(require_compute.directoryOf));
		const tests = read.isWorkspace && !read.projects.has(read.directory) ? paths.filter((path) => TEST_MODULE.test(path)) : [];
		this.#directories = new Set(tests.flatMap((path) => this.#named(path) ?? []));
		if (this.#directories.size > mostDirectories) this.#directories.clear();
		this.directories = [...this.#directories];
	}
	/** The directory of tests that a file lies in; undefined where it is a project's, or lies elsewhere. */
	around(path) {
		const directory = this.#named(path);
		return directory !== void 0 && this.#directories.has(directory) ? directory : void 0;
	}
	/** The directory of tests that a file belongs to. Files that say how things are run belong to none. */
	of(path) {
		return SETTINGS.test(require_compute.nameOf(path)) ? void 0 : this.around(path);
	}
	/** The outermost directory above a file that is called as tests are, where no other project or hidden directory is between. */
	#named(path) {
		if (!require_compute.isWithin(path, this.#root)) return void 0;
		const above = require_compute.pathsAbove(path);
		if (above.find((directory) => this.#pyprojects.has(directory)) !== this.#root) return void 0;
		const below = above.filter((directory) => directory !== this.#root && require_compute.isWithin(directory, this.#root));
		if (below.some((directory) => require_compute.nameOf(directory).startsWith("."))) return void 0;
		return below.reverse().find((directory) => TESTS.test(require_compute.nameOf(directory)));
	}
};
/** Most directories of tests that are told apart. Where there are more, they belong to nobody. */
const mostDirectories = 200;
const TESTS = /^(?:.*[-_])?(?:tests?|e2e)$/i;
/** Modules that pytest collects by default. */
const TEST_MODULE = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;
/** Files that say how things are built or run: without a suffix, hidden, of shells, settings and containers. */
const SETTINGS = /^[^.]*$|^\.|\.(?:sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|toml|ini|cfg|conf|env|lock|nix|[^.]*dockerfile)$|dockerfile|makefile|^(?:package|tsconfig|jsconfig)[^/]*\.json$|^(?:requirements|constraints).*\.(?:txt|in)$|(?:compose|docker|action|pipeline|workflow|config|setting|ci)[^/]*\.ya?ml$/i;
/** Files that only programs with codecs of their own read. */
const MEDIA = /\.(?:png|jpe?g|gif|webp|ico|wav|mp[34]|opus|ogg|flac|webm|pdf|zip|t?gz|bz2|xz|whl|onnx|pt|bin|parquet|npy|npz)$/i;
/** Files of members that say how these are built or tested. */
const MEMBER_SETTINGS = /(?:^|\/)(?:[^/.]+|\.[^/]+|package\.json|[^/]*\.(?:ya?ml|toml|ini|cfg|sh|bash|mk)|[^/]*dockerfile[^/]*)$/i;
/** Adds the nodes of the tests beside the members, and the edges from and to them. */
async function connectRootTests(tests, connecting) {
	const { read, nodes, found, users } = connecting;
	if (tests.directories.length === 0) return {
		holdsForAll: () => false,
		readers: () => []
	};
	const environment = require_graph.graphNode("the packages of uv.lock");
	for (const id of nodes.keys()) if (id.startsWith("locked:")) environment.dependencies.add(id);
	nodes.set(ENVIRONMENT, environment);
	for (const directory of tests.directories) {
		const node = require_graph.graphNode(directory, directory);
		for (const id of [
			"workspace",
			ENVIRONMENT,
			...requiredByRoot(read)
		]) node.dependencies.add(id);
		nodes.set(rootTestsId(directory), node);
	}
	const ofTests = new Map([...found].filter(([path]) => tests.around(path) !== void 0));
	const index = new TestModules(ofTests.keys());
	const named = /* @__PURE__ */ new Map();
	const byPart = /* @__PURE__ */ new Map();
	for (const place of read.projects.keys()) for (const part of place.split("/")) require_append.append(byPart, part, place);
	const name = (word, id) => named.set(word, (named.get(word) ?? /* @__PURE__ */ new Set()).add(id));
	for (const [path, mentions] of ofTests) {
		const id = rootTestsId(tests.around(path) ?? "");
		connectTest(id, mentions, connecting, byPart);
		for (const other of index.files(mentions.modules)) addOther(id, rootTestsId(tests.around(other) ?? ""), nodes);
		for (const segment of mentions.segments) name(segment, id);
	}
	for (const [path, text] of await textsOf(connecting.tree, (path) => tests.around(path) !== void 0 && !MEDIA.test(path))) {
		const id = rootTestsId(tests.around(path) ?? "");
		const words = new Set([...text.matchAll(WORD)].map(([word]) => word));
		connectTest(id, {
			modules: [...words].filter((word) => word.includes(".")),
			segments: words,
			reaches: false
		}, connecting, byPart);
		for (const word of words) name(word, id);
	}
	for (const [path, { modules }] of found) {
		if (ofTests.has(path)) continue;
		const used = new Set(index.files(modules).map((file) => tests.around(file) ?? ""));
		for (const user of users(path)) for (const each of used) user.dependencies.add(rootTestsId(each));
	}
	for (const [place, own] of connecting.sources) connectLookingAround(place, own, tests, connecting);
	const settings = await textsOf(connecting.tree, (path) => MEMBER_SETTINGS.test(path) && users(path).length > 0);
	for (const [path, text] of settings) {
		const places = new Set([...text.matchAll(UPWARD)].map(([written]) => require_compute.resolvePath(require_compute.directoryOf(path), written)));
		const used = tests.directories.filter((at) => [...places].some((place) => place !== void 0 && (require_compute.isWithin(place, at) || require_compute.isWithin(at, place))));
		for (const user of users(path)) for (const each of used) user.dependencies.add(rootTestsId(each));
	}
	return {
		holdsForAll: filesForAll(connecting, ofTests, index, tests),
		readers: (path) => [...named.get(require_compute.nameOf(path)) ?? []]
	};
}
/** Id of the node of all packages that tests may import, since there is one environment. */
const ENVIRONMENT = "environment";
const WORD = /[\w.@-]+/g;
const UPWARD = /(?:\.\.\/)+[^\s"'`<>|;,()]*/g;
/** Adds an edge, unless it leads from a node to itself. */
function addOther(id, other, nodes) {
	if (id !== other) nodes.get(id)?.dependencies.add(other);
}
/** Adds the edges to the projects that a file of tests imports, names by a part of their path, or may find by itself. */
function connectTest(id, { modules, segments, reaches }, { read, nodes, modules: known }, byPart) {
	for (const module of modules) for (const place of known.owners(module, id)) addOther(id, testsId(place), nodes);
	const named = [...segments].flatMap((segment) => byPart.get(segment) ?? []);
	for (const place of reaches ? read.projects.keys() : named) addOther(id, testsId(place), nodes);
}
/**
* Adds the edges from a project that may find the tests by a path that is put together: some of its files lead out of it, and
* the same or others name a part of the way to the tests, or list what is there.
*/
function connectLookingAround(place, own, tests, { found, nodes }) {
	const leading = own.filter((path) => {
		const { stepsUp = 0, startsAtWork = false } = found.get(path) ?? {};
		return stepsUp > path.slice(place.length + 1).split("/").length || startsAtWork && isTest(path, place);
	});
	if (leading.length === 0) return;
	const user = nodes.get(leading.every((path) => isTest(path, place)) ? testsId(place) : projectId(place));
	const looks = own.some((path) => found.get(path)?.reaches);
	for (const directory of tests.directories) {
		const parts = directory.split("/");
		if (looks || own.some((path) => parts.some((part) => found.get(path)?.segments.has(part)))) user?.dependencies.add(rootTestsId(directory));
	}
}
/** Ids of the projects that the dependency groups of the root ask for. */
function requiredByRoot(read) {
	const requirements = requirementsOf(read.root, read.directory);
	const root = {
		name: "",
		directory: read.directory,
		pyproject: read.root,
		requirements
	};
	return requirements.flatMap((requirement) => {
		const named = [...read.projects.values()].filter(({ name }) => name === requirement.name);
		return [...read.placesOf(root, requirement).projects, ...named.map(({ directory }) => directory)].flatMap((place) => [projectId(place), ...requirement.extras.map((extra) => extraId(place, extra))]);
	});
}
/** Files of tests by every name under which they may be imported: what is a package is not looked at. */
var TestModules = class {
	#files = /* @__PURE__ */ new Map();
	constructor(paths) {
		for (const path of paths) {
			const parts = path.replace(/(?:\/__init__)?\.pyi?$/, "").split("/");
			for (let start = 0; start < parts.length; start += 1) require_append.append(this.#files, parts.slice(start).join("."), path);
		}
	}
	/** The files that modules may be, and the packages that they are in. */
	files(modules) {
		return modules.flatMap((module) => {
			const parts = module.split(".");
			return parts.flatMap((_, index) => this.#files.get(parts.slice(0, index + 1).join(".")) ?? []);
		});
	}
};
/**
* The files of tests that hold for all, such as a plugin that the settings of pytest name: those that the root's settings and
* its own modules (conftest.py) name, and what these import or read in turn. Where that is not certain, all of a directory.
*/
function filesForAll({ read, found }, ofTests, index, tests) {
	const texts = textsIn(read.root.tool).flatMap((text) => text.split(/[\s,=:]+/));
	const ofRoot = [...found].filter(([path]) => require_compute.directoryOf(path) === read.directory).map(([, mentions]) => mentions);
	const paths = texts.flatMap((text) => require_compute.resolvePath(read.directory, text) ?? []).filter((path) => ofTests.has(path));
	const files = /* @__PURE__ */ new Set([...paths, ...index.files([...texts, ...ofRoot.flatMap(({ modules }) => modules)])]);
	const segments = new Set([...texts, ...ofRoot.flatMap((mentions) => [...mentions.segments])].map(require_compute.nameOf));
	const whole = /* @__PURE__ */ new Set();
	for (const path of files) {
		const mentions = ofTests.get(path);
		for (const file of index.files(mentions?.modules ?? [])) files.add(file);
		for (const segment of mentions?.segments ?? []) segments.add(segment);
		if (mentions?.importsBeside || mentions?.reaches) whole.add(tests.around(path) ?? "");
	}
	return (path) => {
		const directory = tests.around(path);
		if (directory === void 0) return false;
		return files.has(path) || whole.has(directory) || require_compute.nameOf(path).includes(".") && segments.has(require_compute.nameOf(path));
	};
}
/** Every text in the values of tables and lists. */
function textsIn(value) {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn);
	return require_toml.isTable(value) ? Object.values(value).flatMap(textsIn) : [];
}
/** The texts of files that are no Python modules, by their paths. */
async function textsOf(tree, isWanted) {
	const wanted = (await tree.entries()).filter(({ path, mode }) => mode.startsWith("100") && !/\.pyi?$/.test(path) && isWanted(path));
	return [...await tree.read(wanted.map(({ path }) => path))].filter(([, content]) => !content.includes(0)).map(([path, content]) => [path, content.toString("utf8")]);
}
//#endregion
//#region src/impacted-targets/build-systems/uv/workspace.ts
const PYPROJECT = "pyproject.toml";
/**
* Finds the projects of a commit: the members of uv's workspace and what they reach by a path; without a workspace, every
* project below the root of the build and what they reach.
* Rules: https://docs.astral.sh/uv/concepts/projects/workspaces/
* @param start root of the build, from the root of the repository
* @returns undefined when there is no pyproject.toml at all
* @throws BrokenManifest
* @throws Unanswerable when a requirement leads to a place of the repository where nothing is
*/
async function readProjects(tree, start) {
	const entries = await tree.entries();
	const files = new Set(entries.map(({ path }) => path));
	const all = entries.filter(({ path, mode }) => require_compute.nameOf(path) === PYPROJECT && mode.startsWith("100")).map(({ path }) => require_compute.directoryOf(path));
	if (!all.some((directory) => require_compute.isWithin(directory, start))) return void 0;
	const pyprojects = await readPyprojects(tree, all);
	const directory = workspaceDirectory(pyprojects, start);
	const root = pyprojects.has(directory) ? pyprojects.get(directory) : {};
	const workspace = require_toml.table(tool(root, "uv").workspace);
	const isWorkspace = require_toml.isTable(require_toml.table(require_toml.table(root.tool).uv).workspace);
	const submodules = await require_submodules.submodulesOf(tree);
	const { members, opaque } = isWorkspace ? membersOf(pyprojects, directory, workspace, submodules) : {
		members: all.filter((place) => isProject(pyprojects, place, start)),
		opaque: /* @__PURE__ */ new Set()
	};
	const projects = /* @__PURE__ */ new Map();
	const directories = new Set(entries.flatMap(({ path }) => require_compute.pathsAbove(path)));
	const sourcesOf = ({ pyproject }, name) => {
		const own = require_toml.table(tool(pyproject, "uv").sources);
		const shared = isWorkspace ? require_toml.table(tool(root, "uv").sources) : {};
		const [from, written] = entryOf(own, name) !== void 0 ? ["own", entryOf(own, name)] : ["root", entryOf(shared, name)];
		return {
			from,
			sources: [...require_toml.tables([written ?? false]), ...require_toml.tables(written)]
		};
	};
	const placesOf = (project, requirement) => {
		const places = requirement.path === void 0 ? [] : [requirement.path];
		const file = require_compute.inside(project.directory, PYPROJECT);
		if (requirement.written !== void 0 && requirement.path === void 0 && !requirement.isGuess) throw require_unanswerable.leadsNowhere(file, requirement.written, requirement.name ?? "a requirement");
		if (requirement.name !== void 0) {
			const { from, sources } = sourcesOf(project, requirement.name);
			for (const { path } of sources) {
				const written = require_toml.text(path);
				const place = written && require_compute.resolvePath(from === "own" ? project.directory : directory, written);
				if (written === void 0) continue;
				if (place === void 0) throw require_unanswerable.leadsNowhere(file, written, requirement.name);
				places.push(place);
			}
		}
		const others = [];
		for (const place of places) {
			if (pyprojects.has(place) || submodules.some((submodule) => require_compute.isWithin(place, submodule))) continue;
			if (!files.has(place) && !directories.has(place)) {
				if (requirement.isGuess && place === requirement.path) continue;
				throw require_unanswerable.leadsNowhere(file, place, requirement.name ?? "a requirement");
			}
			others.push(place);
		}
		others.push(...places.filter((place) => submodules.some((submodule) => require_compute.isWithin(place, submodule))));
		return {
			projects: places.filter((place) => pyprojects.has(place)),
			others
		};
	};
	const visit = (place) => {
		if (projects.has(place) || !pyprojects.has(place)) return;
		const pyproject = pyprojects.get(place);
		const requirements = requirementsOf(pyproject, place);
		const project = {
			name: projectName(pyproject) ?? (place || "."),
			directory: place,
			pyproject,
			requirements
		};
		projects.set(place, project);
		for (const requirement of requirements) for (const found of placesOf(project, requirement).projects) visit(found);
	};
	if (projectName(root) !== void 0 && require_compute.isWithin(directory, start)) visit(directory);
	for (const place of members) if (place !== directory) visit(place);
	if (isWorkspace && projectName(root) !== void 0) visit(directory);
	return {
		directory,
		root,
		isWorkspace,
		projects,
		opaque,
		placesOf
	};
}
/**
* Whether uv is worth asking: a workspace, or several projects. A single project is one target, which says nothing beside
* the targets of another build system whose settings happen to stand in a pyproject.toml.
*/
async function hasSeveralProjects(tree, root) {
	try {
		const found = await readProjects(tree, root);
		return found !== void 0 && (found.isWorkspace || found.projects.size > 1);
	} catch (error) {
		if (error instanceof require_manifests.BrokenManifest || error instanceof require_unanswerable.Unanswerable) return true;
		throw error;
	}
}
/**
* Whether a directory without a workspace holds a project, and not only settings of tools. One that cannot be read is none
* where another project is around it: a test's own file, for example.
*/
function isProject(pyprojects, place, start) {
	if (!require_compute.isWithin(place, start)) return false;
	try {
		const pyproject = pyprojects.get(place);
		return projectName(pyproject) !== void 0 || require_toml.isTable(pyproject["build-system"]) || require_toml.isTable(pyproject.project);
	} catch (error) {
		const around = require_compute.pathsAbove(place).some((above) => above !== start && pyprojects.has(above));
		if (error instanceof require_manifests.BrokenManifest && around) return false;
		throw error;
	}
}
/** The value of a key, whichever way its name is written. */
function entryOf(entries, name) {
	return Object.entries(entries).find(([key]) => normalizeName(key) === name)?.[1];
}
/** The pyproject.toml files of a commit, parsed when they are first needed, so that a broken sample of a test does not matter. */
async function readPyprojects(tree, directories) {
	const contents = await tree.read(directories.map((directory) => require_compute.inside(directory, PYPROJECT)));
	const parsed = /* @__PURE__ */ new Map();
	return {
		has: (directory) => contents.has(require_compute.inside(directory, PYPROJECT)),
		directories: () => directories,
		get: (directory) => {
			const path = require_compute.inside(directory, PYPROJECT);
			const known = parsed.get(path) ?? require_toml.parseToml(path, contents.get(path) ?? Buffer.alloc(0));
			parsed.set(path, known);
			return known;
		}
	};
}
/** The directory of the workspace that a directory is in: its own, or one above that has it as a member. */
function workspaceDirectory(pyprojects, start) {
	for (const above of [start, ...require_compute.pathsAbove(start)]) {
		if (!pyprojects.has(above)) continue;
		const workspace = tool(pyprojects.get(above), "uv").workspace;
		if (!require_toml.isTable(workspace)) continue;
		if (above === start || isListed(start, above, workspace)) return above;
	}
	return start;
}
function isListed(place, directory, workspace) {
	return matches(place, directory, workspace.members) && !matches(place, directory, workspace.exclude);
}
function matches(place, directory, patterns) {
	return require_toml.strings(patterns).some((pattern) => {
		const path = require_compute.resolvePath(directory, pattern);
		return path !== void 0 && expression(path).test(place);
	});
}
function expression(path) {
	return require_wildcards.wildcardExpression(path, {
		anyDepth: true,
		escapes: false,
		negation: "!"
	});
}
/** The directories that `members` lists, and the submodules that hold some of them. */
function membersOf(pyprojects, directory, workspace, submodules) {
	const members = /* @__PURE__ */ new Set();
	const opaque = /* @__PURE__ */ new Set();
	for (const pattern of require_toml.strings(workspace.members)) {
		const path = require_compute.resolvePath(directory, pattern);
		if (path === void 0) continue;
		const holding = submodules.filter((submodule) => mayLieIn(path, submodule) && !matches(submodule, directory, workspace.exclude));
		for (const submodule of holding) opaque.add(submodule);
		const excluded = (place) => matches(place, directory, workspace.exclude);
		if (!/[*?[]/.test(path) && !pyprojects.has(path) && holding.length === 0 && !excluded(path)) {
			const missing = `tool.uv.workspace.members names ${pattern}, where there is no ${PYPROJECT}`;
			throw new require_manifests.BrokenManifest(require_compute.inside(directory, PYPROJECT), missing);
		}
		const whole = expression(path);
		for (const place of pyprojects.directories()) if (whole.test(place) && !excluded(place)) members.add(place);
	}
	return {
		members: [...members],
		opaque
	};
}
/** True when a beginning of a pattern matches a submodule, in which what the pattern means may lie. */
function mayLieIn(pattern, submodule) {
	const segments = pattern.split("/").filter((segment, index, all) => segment !== "**" || all[index - 1] !== "**");
	const longest = Math.min(segments.length, 2 * submodule.split("/").length + 1);
	for (let count = 1; count <= longest; count += 1) if (expression(segments.slice(0, count).join("/")).test(submodule)) return true;
	return false;
}
//#endregion
//#region src/impacted-targets/build-systems/uv/graph.ts
const WORKSPACE = "workspace";
const LOCKFILE = "uv.lock";
/**
* The graph of a commit's Python projects.
*
* Each project is several nodes: what its dependents see, each of its extras, and its tests, which alone have the dependency
* groups. Nodes without a target stand for the packages of uv.lock and for the workspace's own settings.
* @param start root of the build, from the root of the repository
* @throws BrokenManifest
* @throws Unanswerable
*/
async function readPythonGraph(tree, start, searched, warn) {
	const read = await readProjects(tree, start);
	if (read === void 0) return require_graph.emptyGraph;
	const { directory, root, projects } = read;
	const nodes = /* @__PURE__ */ new Map([[WORKSPACE, workspaceNode(root)]]);
	const owners = new require_graph.FileOwners();
	const named = new require_graph.FileOwners();
	for (const project of projects.values()) addProject(project, read, nodes, owners, named);
	const lockfile = require_compute.inside(directory, LOCKFILE);
	const locked = read.isWorkspace ? (await tree.read([lockfile])).get(lockfile) : void 0;
	if (read.isWorkspace) {
		nodes.get(WORKSPACE)?.facts.set(LOCKFILE, locked === void 0 ? "missing" : "there");
		if (locked !== void 0) addLockfile(lockfile, locked, read, nodes);
	}
	for (const project of projects.values()) {
		if (locked !== void 0 || !hasUnreadDependencies(project.pyproject)) continue;
		warn(`uv: the dependencies of ${project.name} are computed when it is built, so it counts as depending on every project`);
		for (const other of projects.keys()) nodes.get(projectId(project.directory))?.dependencies.add(projectId(other));
	}
	await addSubmodules(tree, nodes, owners);
	const ownersOf = await fileOwners(tree, read, owners, named);
	const tests = new RootTests((await tree.entries()).filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path), read);
	const { mentioned, named: byTests } = await addMentions(tree, read, nodes, ownersOf, searched, tests);
	const configured = (path) => {
		const place = configuredDirectory(path);
		if (place === void 0) return [];
		const below = (directories) => [...directories].filter((at) => require_compute.isWithin(at, place));
		const around = tests.around(path);
		const ofTests = [...below(tests.directories), ...around === void 0 ? [] : [around]];
		return [...below(projects.keys()).map(projectId), ...ofTests.map(rootTestsId)];
	};
	const testsOwning = (path) => {
		const directory = tests.of(path);
		if (directory === void 0) return [];
		return [rootTestsId(directory), ...byTests.holdsForAll(path) ? [WORKSPACE] : []];
	};
	const interpreted = /* @__PURE__ */ new Set([...read.isWorkspace ? [lockfile] : [], require_compute.inside(directory, "pyproject.toml")]);
	return {
		nodes,
		owners: (path) => {
			if (read.isWorkspace && path === lockfile || read.opaque.has(path)) return [];
			return /* @__PURE__ */ new Set([
				...ownersOf(path),
				...configured(path),
				...testsOwning(path)
			]);
		},
		readers: (path) => path === lockfile ? [] : /* @__PURE__ */ new Set([...mentioned.all(path), ...ownersOf(path).size > 0 ? [] : byTests.readers(path)]),
		interpreted: (path) => interpreted.has(path)
	};
}
function addProject(project, read, nodes, owners, named) {
	const { name, directory, pyproject, requirements } = project;
	const node = require_graph.graphNode(name, name);
	const tests = require_graph.graphNode(`${name} (tests)`, name);
	node.dependencies.add(WORKSPACE);
	tests.dependencies.add(projectId(directory));
	nodes.set(projectId(directory), node);
	nodes.set(testsId(directory), tests);
	owners.add(directory, projectId(directory), "directory");
	for (const path of filesOfMetadata(pyproject, directory)) named.add(path, projectId(directory), "file");
	const nodeOf = (use) => {
		if (use === "always") return node;
		if (use === "development") return tests;
		const id = extraId(directory, use.extra);
		const extra = nodes.get(id) ?? require_graph.graphNode(`${name}[${use.extra}]`, name);
		extra.dependencies.add(projectId(directory));
		tests.dependencies.add(id);
		nodes.set(id, extra);
		return extra;
	};
	const byName = new Map([...read.projects.values()].map((other) => [other.name, other.directory]));
	for (const requirement of requirements) {
		const places = read.placesOf(project, requirement);
		const named = byName.get(requirement.name ?? "");
		const user = nodeOf(requirement.use);
		for (const place of /* @__PURE__ */ new Set([...places.projects, ...named === void 0 ? [] : [named]])) {
			if (place === directory) {
				for (const extra of requirement.extras) user.dependencies.add(extraId(directory, extra));
				continue;
			}
			user.dependencies.add(projectId(place));
			for (const extra of requirement.extras) user.dependencies.add(extraId(place, extra));
		}
		for (const place of places.others) {
			const id = `place:${place}`;
			if (!nodes.has(id)) nodes.set(id, require_graph.graphNode(place));
			owners.add(place, id, "directory");
			user.dependencies.add(id);
		}
	}
}
/** Files that the metadata of a project names, wherever they are. */
function filesOfMetadata(pyproject, directory) {
	const project = require_toml.table(pyproject.project);
	return [
		project.readme,
		require_toml.table(project.readme).file,
		require_toml.table(project.license).file,
		...require_toml.strings(project["license-files"]),
		tool(pyproject, "poetry").readme,
		...require_toml.strings(tool(pyproject, "poetry").readme)
	].flatMap((value) => {
		const path = require_toml.text(value);
		return path === void 0 ? [] : require_compute.resolvePath(directory, path) ?? [];
	});
}
/**
* What the root's pyproject.toml says to all projects: settings of tools, which look for them in the directories above,
* and of uv. What its own package is built from stands with that, and what uv.lock holds the result of stands there.
*/
function workspaceNode(root) {
	const node = require_graph.graphNode("the workspace");
	const builders = [
		"hatch",
		"setuptools",
		"setuptools_scm",
		"poetry",
		"pdm",
		"flit",
		"uv-dynamic-versioning"
	];
	const elsewhere = [
		...[
			"constraint-dependencies",
			"override-dependencies",
			"exclude-dependencies",
			"exclude-newer"
		],
		"exclude-newer-package",
		"workspace",
		"sources",
		"dev-dependencies",
		"resolution"
	];
	for (const [name, value] of Object.entries(require_toml.table(root.tool))) {
		if (builders.includes(name)) continue;
		if (name !== "uv") node.facts.set(`tool.${name} of the root's pyproject.toml`, require_manifests.canonical(value));
		else for (const [key, setting] of Object.entries(require_toml.table(value))) if (!elsewhere.includes(key)) node.facts.set(`tool.uv.${key} of the root's pyproject.toml`, require_manifests.canonical(setting));
	}
	return node;
}
/** A path dependency in a submodule is known by the submodule's commit alone. */
async function addSubmodules(tree, nodes, owners) {
	for (const submodule of await require_submodules.submodulesOf(tree)) for (const [id] of [...nodes]) if (id.startsWith("place:") && require_compute.isWithin(id.slice(6), submodule)) owners.add(submodule, id, "directory");
}
/**
* Which nodes a file belongs to: those of the nearest project, of files that metadata names, and of places outside of all
* projects. A project at the root of the build has what it is built from, and not the rest of the repository.
*/
async function fileOwners(tree, { directory: root, isWorkspace }, owners, named) {
	const sources = /* @__PURE__ */ new Set();
	for (const { path } of await tree.entries()) if (/\.(pyi?|pyx|pxd|ipynb|c|cc|cpp|h|rs)$/.test(path) && require_compute.isWithin(path, root)) sources.add(topOf(path, root));
	const rootOwns = (path) => {
		const top = topOf(path, root);
		if (top.startsWith(".")) return false;
		if (require_compute.inside(root, top) !== path) return sources.has(top);
		return /\.(py|pyi|cfg|toml|ini|in|rs|c|h)$/.test(top) || top === "requirements.txt" || top === "uv.lock";
	};
	return (path) => {
		const found = named.all(path);
		for (const id of isWorkspace ? owners.nearest(path) : owners.all(path)) if (id !== projectId(root) || rootOwns(path)) found.add(id);
		return found;
	};
}
/** First segment of a path below a directory. */
function topOf(path, directory) {
	return path.slice(directory === "" ? 0 : directory.length + 1).split("/")[0] ?? path;
}
/**
* Adds what sources mention without declaring it: modules of other projects, which the one environment of a workspace has,
* and paths that lead out of the project.
* @returns the nodes that mention a path, and what the tests beside the members name
*/
async function addMentions(tree, read, nodes, ownersOf, searched, tests) {
	const { projects } = read;
	const mentioned = new require_graph.FoldedOwners();
	const places = (path) => [...ownersOf(path)].flatMap((id) => id.startsWith("project:") ? [id.slice(8)] : []);
	const isBeside = (path) => tests.around(path) !== void 0 || tests.directories.length > 0 && require_compute.directoryOf(path) === read.directory;
	const found = await searchSources(tree, (path) => places(path).length > 0 || isBeside(path), searched);
	const sources = new Map([...projects.keys()].map((directory) => [directory, []]));
	for (const path of found.keys()) for (const place of places(path)) sources.get(place)?.push(path);
	const modules = new Modules(sources, found);
	const userOf = (path, place) => nodes.get(isTest(path, place) ? testsId(place) : projectId(place));
	for (const [path, mentions] of found) for (const place of places(path)) {
		const user = userOf(path, place);
		for (const module of mentions.modules) for (const other of modules.owners(module, place)) {
			if (other === place) continue;
			user?.dependencies.add(projectId(other));
			if (/(^|[._])(tests?|testing|conftest)\b/.test(module)) user?.dependencies.add(testsId(other));
		}
		for (const outside of outsidePaths(mentions, path, place)) mentioned.add(outside, projectId(place));
	}
	const users = (path) => places(path).flatMap((place) => userOf(path, place) ?? []);
	return {
		mentioned,
		named: await connectRootTests(tests, {
			tree,
			read,
			nodes,
			found,
			modules,
			users,
			sources
		})
	};
}
/** Settings that Python's tools look for in the directory where they start and above it. */
function configuredDirectory(path) {
	const name = require_compute.nameOf(path);
	return /^(conftest\.py|pytest\.(ini|toml)|\.pytest\.(ini|toml)|tox\.(ini|toml)|setup\.cfg|\.coveragerc|\.?mypy\.ini|uv\.toml|\.python-versions?|pyrightconfig\.json|noxfile\.py)$/.test(name) ? require_compute.directoryOf(path) : void 0;
}
//#endregion
//#region src/impacted-targets/build-systems/uv/index.ts
/** uv workspaces, and Python projects that depend on each other by path. uv and Python themselves are not needed. */
const uv = {
	detect: hasSeveralProjects,
	impact: async (comparison, tools) => {
		require_known_options.refuseUnknownOptions("uv", tools.options, []);
		const searched = /* @__PURE__ */ new Map();
		const warn = require_warn_once.warnOnce(tools);
		return require_manifests.compareManifests(comparison, "uv", (tree) => readPythonGraph(tree, comparison.root, searched, warn));
	}
};
//#endregion
exports.uv = uv;
