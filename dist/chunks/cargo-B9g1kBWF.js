const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_known_options = require("./known-options-B794Rcd6.js");
const require_unanswerable = require("./unanswerable-Uszvh3vM.js");
const require_manifests = require("./manifests-DGC4Hkor.js");
const require_graph = require("./graph-Chx52K30.js");
const require_root_package = require("./root-package-CAZgCCiq.js");
const require_submodules = require("./submodules-1JGPW6W3.js");
const require_toml = require("./toml-CbUA5r1w.js");
const require_wildcards = require("./wildcards-CBtffFz2.js");
//#region src/impacted-targets/build-systems/cargo/lockfile.ts
/** Most packages that one reference may mean; no version of Cargo writes a lockfile with more. */
const mostMeant = 100;
/**
* The packages of a lockfile, in any of its formats (1 to 4): a dependency is written as `name`, `name version` or
* `name version (source)`, whatever is unambiguous. Format 1 holds the checksums in `[metadata]`.
* @param path of the lockfile, from the root of the repository
* @throws BrokenManifest when a reference may mean more packages than any that Cargo writes
*/
function lockedPackages(lock, path) {
	const metadata = require_toml.table(lock.metadata);
	const byName = /* @__PURE__ */ new Map();
	const written = [...require_toml.tables([lock.root ?? {}]), ...require_toml.tables(lock.package)].flatMap((entry) => {
		const [name, version, source] = [
			require_toml.text(entry.name),
			require_toml.text(entry.version),
			require_toml.text(entry.source)
		];
		if (name === void 0 || version === void 0) return [];
		const checksum = require_toml.text(entry.checksum) ?? require_toml.text(metadata[`checksum ${name} ${version} (${source ?? ""})`]) ?? void 0;
		const references = [...require_toml.strings(entry.dependencies), ...require_toml.strings([entry.replace ?? false])];
		const dependencies = [];
		const locked = {
			name,
			version,
			source,
			checksum,
			dependencies
		};
		require_append.append(byName, name, locked);
		return [{
			locked,
			dependencies,
			references
		}];
	});
	const byReference = /* @__PURE__ */ new Map();
	for (const { dependencies, references } of written) for (const reference of references) {
		const known = byReference.get(reference) ?? meant(reference);
		byReference.set(reference, known);
		dependencies.push(...known);
	}
	return written.map(({ locked }) => locked);
	function meant(reference) {
		const [, name = "", version, source] = /^(\S+)(?: (\S+))?(?: \((.*)\))?$/.exec(reference) ?? [];
		const found = (byName.get(name) ?? []).filter((candidate) => (version === void 0 || version === candidate.version) && (source === void 0 || source === candidate.source));
		if (found.length <= mostMeant) return found;
		throw new require_manifests.BrokenManifest(path, `the dependency ${JSON.stringify(reference.slice(0, 80))} may mean any of ${found.length} packages`);
	}
}
/** Id of the node of a locked package that does not come from the repository. */
function lockedId({ name, version, source }) {
	return `locked:${name} ${version} ${source ?? ""}`;
}
/** The node of a locked package, without dependencies. */
function lockedNode(locked) {
	const node = require_graph.graphNode(`${locked.name} ${locked.version} in Cargo.lock`);
	node.facts.set(`checksum of ${locked.name} ${locked.version} in Cargo.lock`, require_manifests.canonical(locked.checksum));
	return node;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/outside-files.ts
const INCLUDE = /\binclude(?:_str|_bytes)?!\s*[([{]\s*(?:concat!\s*\(\s*env!\s*\(\s*"CARGO_MANIFEST_DIR"[\s,]*\)\s*,\s*(r#*)?"([^"]*)"|(r#*)?"([^"]*)")/g;
const PATH_ATTRIBUTE = /\bpath\s*=\s*(?:r#*)?"([^"]*)"/g;
const MANIFEST_DIRECTORY = /CARGO_MANIFEST_DIR"?[\s),]*"?(\/[^"]*)/g;
const WATCHED = /\brerun-if-changed=([^"{}\s]+)/g;
const MENTIONED = /"[/\\]*(\.\.[/\\][^"\s]*)"/g;
/** Finds the paths in the text of a Rust file. Comments are not told apart: one path more does no harm. */
function writtenPaths(source) {
	const included = /* @__PURE__ */ new Set();
	const fromPackage = /* @__PURE__ */ new Set();
	for (const match of source.matchAll(INCLUDE)) {
		if (match[2] !== void 0) fromPackage.add(`.${match[2]}`);
		if (match[4] !== void 0) included.add(match[4]);
	}
	for (const [, path = ""] of source.matchAll(PATH_ATTRIBUTE)) included.add(path);
	for (const [, path = ""] of source.matchAll(MANIFEST_DIRECTORY)) fromPackage.add(`.${path}`);
	for (const [, path = ""] of source.matchAll(WATCHED)) fromPackage.add(path);
	const mentioned = new Set([...source.matchAll(MENTIONED)].map(([, path = ""]) => require_compute.pathInLiteral(path)));
	for (const path of included) mentioned.add(require_compute.pathInLiteral(path));
	for (const path of fromPackage) mentioned.add(require_compute.pathInLiteral(path));
	return {
		included: [...included],
		fromPackage: [...fromPackage],
		mentioned: [...mentioned]
	};
}
/** What the paths of one source file of a package lead to, outside of the package's directory. */
function outsideFiles(written, file, directory) {
	const here = require_compute.directoryOf(file);
	const starts = [here, file.replace(/\.rs$/, "")];
	const outside = (from, paths) => from.flatMap((start) => paths.map((path) => require_compute.resolvePath(start, path)).filter((path) => leadsOut(path, directory)));
	return {
		owned: /* @__PURE__ */ new Set([...outside(starts, written.included), ...outside([directory], written.fromPackage)]),
		mentioned: new Set(outside([here, directory], written.mentioned))
	};
}
/**
* Files outside a package's directory that its manifest names.
* @param read what is made of a written path
*/
function outsideFilesOfManifest(local, root, rootDirectory, read) {
	const found = filesOfManifest(local, root, rootDirectory, read);
	return new Set(found.filter((path) => leadsOut(path, local.directory)));
}
/** Files that the manifest of a package names, from the root of the repository. */
function filesOfManifest({ manifest, directory }, root, rootDirectory, read = (written) => written) {
	const entry = require_toml.table(manifest.package);
	const shared = require_toml.table(require_toml.table(root.workspace).package);
	const targets = [
		"bin",
		"example",
		"test",
		"bench"
	].flatMap((kind) => require_toml.tables(manifest[kind]));
	const found = [...[entry.build, ...[require_toml.table(manifest.lib), ...targets].map((target) => target.path)].map(require_toml.text), ...require_toml.strings(entry.build)].map((path) => path && require_compute.resolvePath(directory, read(path)));
	for (const key of ["readme", "license-file"]) {
		const value = entry[key];
		const inherited = require_toml.isTable(value) && value.workspace === true;
		const path = require_toml.text(inherited ? shared[key] : value);
		found.push(path && require_compute.resolvePath(inherited ? rootDirectory : directory, read(path)));
	}
	return found.filter((path) => path !== void 0);
}
/** True for a path outside of a directory. A directory above is none: it would make the package own everything. */
function leadsOut(path, directory) {
	return path !== void 0 && path !== "" && !require_compute.isWithin(path, directory) && !require_compute.isWithin(directory, path);
}
/** Configuration that Cargo, rustup and their companions look for in the directory where they start and above it. */
function configuredDirectory(path) {
	const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
	return found ? require_compute.inside(found[1] ?? "", "") : void 0;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/workspace.ts
const MANIFEST = "Cargo.toml";
/**
* Finds the workspace of a directory and the packages of the repository that take part in it.
* Rules: https://doc.rust-lang.org/cargo/reference/workspaces.html and Cargo's own `find_path_deps`.
* @param start root of the build, from the root of the repository
* @returns undefined when there is no manifest
* @throws BrokenManifest
* @throws Unanswerable when a path leads to a place where the commit has no package
*/
async function readWorkspace(tree, start) {
	const manifests = await Manifests.of(tree);
	if (!manifests.has(start)) return void 0;
	const directory = workspaceDirectory(manifests, start);
	const root = manifests.get(directory);
	const packages = /* @__PURE__ */ new Map();
	const patches = /* @__PURE__ */ new Map();
	const submodules = await require_submodules.submodulesOf(tree);
	const { members, opaque } = membersOf(manifests, directory, require_toml.table(root.workspace), submodules);
	/** The place that a path means. */
	const placeOf = (from, written, file, what) => {
		const place = require_compute.resolvePath(from, written);
		if (!(place !== void 0 && (manifests.has(place) || submodules.some((submodule) => require_compute.isWithin(place, submodule))))) throw require_unanswerable.leadsNowhere(file, written, what);
		return place;
	};
	const visit = (place) => {
		const submodule = submodules.find((path) => require_compute.isWithin(place, path));
		if (submodule !== void 0 && require_toml.isTable(root.workspace) && require_compute.isWithin(place, directory)) opaque.add(submodule);
		if (packages.has(place) || !manifests.has(place)) return;
		const manifest = manifests.get(place);
		if (!require_toml.isTable(manifest.package)) return;
		const name = require_toml.text(manifest.package.name);
		if (name === void 0) throw new require_manifests.BrokenManifest(require_compute.inside(place, MANIFEST), "package.name is missing");
		packages.set(place, {
			name,
			directory: place,
			manifest
		});
		for (const dependency of dependenciesOf(manifest, place, root, directory)) {
			const { written, from, name: what } = dependency;
			if (written !== void 0) visit(placeOf(from, written, require_compute.inside(from, MANIFEST), what));
		}
	};
	const patched = [
		...Object.values(require_toml.table(root.patch)).map((patch) => [require_toml.table(patch), directory]),
		[require_toml.table(root.replace), directory],
		...await patchesOfConfiguration(tree, directory)
	];
	if (require_toml.isTable(root.package)) visit(directory);
	for (const member of members) visit(member);
	for (const [entries, from] of patched) for (const [key, entry] of Object.entries(entries)) {
		const path = require_toml.text(require_toml.table(entry).path);
		if (path === void 0) continue;
		const place = placeOf(from, path, `the configuration of Cargo in ${from || "the root"}`, key);
		visit(place);
		const name = packages.get(place)?.name ?? require_toml.text(require_toml.table(entry).package) ?? key.split(":")[0] ?? key;
		patches.set(name, (patches.get(name) ?? /* @__PURE__ */ new Set()).add(place));
	}
	return {
		directory,
		root,
		packages,
		patches,
		opaque
	};
}
/** The manifests of a commit, parsed when they are first needed, so that a broken sample of a test does not matter. */
var Manifests = class Manifests {
	contents;
	#parsed = /* @__PURE__ */ new Map();
	constructor(contents) {
		this.contents = contents;
	}
	static async of(tree) {
		const paths = (await tree.entries()).map((entry) => entry.path).filter((path) => require_compute.nameOf(path) === MANIFEST);
		return new Manifests(await tree.read(paths));
	}
	has(directory) {
		return this.contents.has(require_compute.inside(directory, MANIFEST));
	}
	directories() {
		return [...this.contents.keys()].map(require_compute.directoryOf);
	}
	get(directory) {
		const known = this.#parsed.get(directory);
		if (known) return known;
		const path = require_compute.inside(directory, MANIFEST);
		const content = this.contents.get(path);
		if (content === void 0) throw new require_manifests.BrokenManifest(path, "the manifest is missing");
		const manifest = require_toml.parseToml(path, content);
		this.#parsed.set(directory, manifest);
		return manifest;
	}
};
/** Where the workspace of a package is: here, where `package.workspace` says, or in a directory above; else it stands alone. */
function workspaceDirectory(manifests, start) {
	const manifest = manifests.get(start);
	if (require_toml.isTable(manifest.workspace)) return start;
	const named = require_toml.text(require_toml.table(manifest.package).workspace);
	if (named !== void 0) {
		const place = require_compute.resolvePath(start, named);
		if (place !== void 0 && manifests.has(place)) return place;
		throw new require_manifests.BrokenManifest(require_compute.inside(start, MANIFEST), `package.workspace names ${named}, where there is no manifest`);
	}
	for (const above of require_compute.pathsAbove(start)) {
		if (!manifests.has(above)) continue;
		const workspace = manifests.get(above).workspace;
		if (require_toml.isTable(workspace)) return isExcluded(start, above, workspace) ? start : above;
	}
	return start;
}
function isExcluded(place, directory, workspace) {
	const named = (key) => require_toml.strings(workspace[key]).some((path) => require_compute.isWithin(place, require_compute.resolvePath(directory, path) ?? "\0"));
	return named("exclude") && !named("members");
}
/** The directories that `workspace.members` lists, and the submodules that hold some of them. */
function membersOf(manifests, directory, workspace, submodules) {
	const members = /* @__PURE__ */ new Set();
	const opaque = /* @__PURE__ */ new Set();
	for (const pattern of require_toml.strings(workspace.members)) {
		const path = require_compute.resolvePath(directory, pattern);
		if (path === void 0) throw require_unanswerable.leadsNowhere(require_compute.inside(directory, MANIFEST), pattern, "workspace.members");
		const expressions = path.split("/").map((_segment, index, segments) => segments.slice(0, index + 1).join("/")).map((prefix) => require_wildcards.wildcardExpression(prefix, {
			anyDepth: true,
			escapes: false,
			negation: "!"
		}));
		const inSubmodules = submodules.filter((submodule) => expressions.some((expression) => expression.test(submodule)) && !isExcluded(submodule, directory, workspace));
		for (const submodule of inSubmodules) opaque.add(submodule);
		if (!/[*?[]/.test(path)) {
			if (!manifests.has(path) && inSubmodules.length === 0) {
				const missing = `workspace.members names ${pattern}, where there is no ${MANIFEST}`;
				throw new require_manifests.BrokenManifest(require_compute.inside(directory, MANIFEST), missing);
			}
			members.add(path);
			continue;
		}
		for (const place of manifests.directories()) if (expressions.at(-1)?.test(place) && !isExcluded(place, directory, workspace)) members.add(place);
	}
	return {
		members,
		opaque
	};
}
/**
* The dependencies of a manifest, of every kind and for every platform.
* @param place directory of the manifest
* @param root manifest of the workspace, which dependencies may be inherited from
* @param rootDirectory its directory, which the paths of inherited dependencies start from
*/
function dependenciesOf(manifest, place, root, rootDirectory) {
	const shared = require_toml.table(require_toml.table(root.workspace).dependencies);
	const sections = [manifest, ...Object.values(require_toml.table(manifest.target)).map(require_toml.table)];
	const kinds = {
		dependencies: false,
		"build-dependencies": false,
		build_dependencies: false
	};
	const development = {
		"dev-dependencies": true,
		dev_dependencies: true
	};
	const found = [];
	for (const section of sections) for (const [kind, isDevelopment] of Object.entries({
		...kinds,
		...development
	})) for (const [key, written] of Object.entries(require_toml.table(section[kind]))) {
		const inherits = require_toml.table(written).workspace === true;
		const details = require_toml.table(inherits ? shared[key] : written);
		const path = require_toml.text(details.path);
		const from = inherits ? rootDirectory : place;
		const directory = path === void 0 ? void 0 : require_compute.resolvePath(from, path);
		found.push({
			name: require_toml.text(details.package) ?? key,
			development: isDevelopment,
			from,
			...path === void 0 ? {} : { written: path },
			...directory === void 0 ? {} : { directory },
			...inherits ? { inherited: key } : {}
		});
	}
	return found;
}
/** `[patch]` and `paths` of the configuration files that Cargo reads when it starts in the workspace's directory. */
async function patchesOfConfiguration(tree, directory) {
	const files = [directory, ...require_compute.pathsAbove(directory)].flatMap((above) => [".cargo/config.toml", ".cargo/config"].map((name) => require_compute.inside(above, name)));
	const found = [];
	for (const [path, content] of await tree.read(files)) {
		const configuration = require_toml.parseToml(path, content);
		const from = require_compute.directoryOf(require_compute.directoryOf(path));
		for (const patch of Object.values(require_toml.table(configuration.patch))) found.push([require_toml.table(patch), from]);
		const overrides = require_toml.strings(configuration.paths).map((override) => [override, { path: override }]);
		found.push([Object.fromEntries(overrides), from]);
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/graph.ts
const WORKSPACE = "workspace";
const LOCKFILE = "Cargo.lock";
/**
* The graph of a Cargo workspace in a commit.
*
* Each package is two nodes: what its dependents see, and its tests, examples and benchmarks, which alone have the
* dev-dependencies. Nodes without a target stand for the packages of Cargo.lock and for the workspace's own settings.
* @param start root of the build, from the root of the repository
* @throws BrokenManifest
*/
async function readCargoGraph(tree, start, searched) {
	const workspace = await readWorkspace(tree, start);
	if (workspace === void 0) return require_graph.emptyGraph;
	const { directory, root, packages } = workspace;
	const nodes = /* @__PURE__ */ new Map();
	const owners = new require_graph.FileOwners();
	const mentioned = new require_graph.FoldedOwners();
	nodes.set(WORKSPACE, workspaceNode(root));
	for (const { name, directory: place, manifest } of packages.values()) {
		const node = require_graph.graphNode(name, name);
		const tests = require_graph.graphNode(`${name} (tests)`, name);
		node.dependencies.add(WORKSPACE);
		tests.dependencies.add(packageId(place));
		for (const [fact, value] of inheritedFacts(manifest, root)) node.facts.set(fact, value);
		for (const dependency of dependenciesOf(manifest, place, root, directory)) {
			const user = dependency.development ? tests : node;
			if (dependency.directory !== void 0) user.dependencies.add(packageId(dependency.directory));
			for (const patch of workspace.patches.get(dependency.name) ?? []) user.dependencies.add(packageId(patch));
			if (dependency.inherited !== void 0) {
				const shared = require_toml.table(require_toml.table(root.workspace).dependencies)[dependency.inherited];
				user.facts.set(`the workspace's dependency ${dependency.inherited}`, require_manifests.canonical(shared));
			}
		}
		nodes.set(packageId(place), node);
		nodes.set(testsId(place), tests);
		owners.add(place, packageId(place), "directory");
	}
	await addLockfile(tree, workspace, nodes);
	await addSubmodules(tree, nodes, owners);
	const outside = new require_graph.FileOwners();
	for (const local of packages.values()) {
		for (const path of outsideFilesOfManifest(local, root, directory)) outside.add(path, packageId(local.directory), "file");
		for (const path of outsideFilesOfManifest(local, root, directory, require_compute.pathInLiteral)) mentioned.add(path, packageId(local.directory));
	}
	for (const [file, written] of await searchSources(tree, owners, searched)) for (const id of owners.nearest(file)) {
		const found = outsideFiles(written, file, placeOf(id));
		for (const path of found.owned) outside.add(path, id, "directory");
		for (const path of found.mentioned) mentioned.add(path, id);
	}
	const lockfile = require_compute.inside(directory, LOCKFILE);
	const manifest = require_compute.inside(directory, "Cargo.toml");
	const isOfRoot = await rootPackageFiles(tree, workspace, owners);
	const nearest = (path) => {
		const ids = owners.nearest(path);
		return ids.has(packageId(directory)) && !isOfRoot(path) ? [] : ids;
	};
	const configured = (path) => {
		const place = configuredDirectory(path);
		if (place === void 0) return [];
		return (require_compute.isWithin(directory, place) ? [...packages.keys()] : [...packages.keys()].filter((at) => require_compute.isWithin(at, place))).map(packageId);
	};
	return {
		nodes,
		owners: (path) => {
			if (path === lockfile || workspace.opaque.has(path)) return [];
			return /* @__PURE__ */ new Set([
				...nearest(path),
				...outside.all(path),
				...configured(path)
			]);
		},
		readers: (path) => path === lockfile ? [] : mentioned.all(path),
		interpreted: (path) => path === lockfile || path === manifest
	};
}
/** What a package at the root of the workspace is built from: https://doc.rust-lang.org/cargo/guide/project-layout.html */
async function rootPackageFiles(tree, { directory, root, packages }, owners) {
	const local = packages.get(directory);
	if (local === void 0) return () => false;
	return require_root_package.filesOfRootPackage(tree, {
		root: directory,
		built: /^(?:(?:src|tests|examples|benches)\/.*|Cargo\.toml|.*\.rs)$/s,
		sources: (await tree.entries()).map(({ path }) => path).filter((path) => path.endsWith(".rs")).filter((path) => owners.nearest(path).has(packageId(directory))),
		named: filesOfManifest(local, root, directory).filter((path) => require_compute.isWithin(path, directory)).map((path) => path.slice(directory === "" ? 0 : directory.length + 1))
	});
}
function packageId(directory) {
	return `package:${directory}`;
}
function testsId(directory) {
	return `tests:${directory}`;
}
function placeOf(id) {
	return id.slice(id.indexOf(":") + 1);
}
/** What the root manifest says to all packages. What is said to some of them stands with those. */
function workspaceNode(root) {
	const node = require_graph.graphNode("the workspace");
	const fact = (what, value) => node.facts.set(`${what} of the workspace's Cargo.toml`, require_manifests.canonical(value));
	const entry = require_toml.table(root.package);
	fact("package.resolver", [entry.resolver, entry.edition]);
	for (const [key, value] of Object.entries(root)) if (key === "workspace") {
		for (const [setting, meaning] of Object.entries(require_toml.table(value))) if (![
			"members",
			"exclude",
			"default-members",
			"dependencies",
			"package",
			"lints"
		].includes(setting)) fact(`workspace.${setting}`, meaning);
	} else if (!require_toml.isTable(root.package) || [
		"profile",
		"patch",
		"replace",
		"cargo-features"
	].includes(key)) fact(key, value);
	return node;
}
/** What a member takes from `[workspace.package]` and `[workspace.lints]`. */
function inheritedFacts(manifest, root) {
	const workspace = require_toml.table(root.workspace);
	const facts = /* @__PURE__ */ new Map();
	for (const [key, value] of Object.entries(require_toml.table(manifest.package))) {
		if (require_toml.table(value).workspace !== true) continue;
		facts.set(`workspace.package.${key}`, require_manifests.canonical(require_toml.table(workspace.package)[key]));
	}
	if (require_toml.table(manifest.lints).workspace === true) facts.set("workspace.lints", require_manifests.canonical(workspace.lints));
	return facts;
}
/** Adds the packages of Cargo.lock, and the edges from the packages of the repository to them. */
async function addLockfile(tree, workspace, nodes) {
	const path = require_compute.inside(workspace.directory, LOCKFILE);
	const content = (await tree.read([path])).get(path);
	for (const local of workspace.packages.values()) nodes.get(packageId(local.directory))?.facts.set(LOCKFILE, content === void 0 ? "missing" : "there");
	if (content === void 0) return;
	const locked = lockedPackages(require_toml.parseToml(path, content), path);
	const localByName = /* @__PURE__ */ new Map();
	for (const local of workspace.packages.values()) require_append.append(localByName, local.name, local);
	const localsOf = (entry) => entry.source === void 0 ? localByName.get(entry.name) ?? [] : [];
	const idsOf = (entry) => {
		const locals = localsOf(entry);
		return locals.length > 0 ? locals.map((local) => packageId(local.directory)) : [lockedId(entry)];
	};
	const inLockfile = /* @__PURE__ */ new Set();
	for (const entry of locked) {
		const locals = localsOf(entry);
		if (locals.length === 0) {
			const node = lockedNode(entry);
			for (const dependency of entry.dependencies) for (const id of idsOf(dependency)) node.dependencies.add(id);
			nodes.set(lockedId(entry), node);
		}
		for (const local of locals) {
			inLockfile.add(local);
			const forTests = developmentOnly(local, workspace);
			for (const dependency of entry.dependencies) {
				const user = nodes.get(forTests.has(dependency.name) ? testsId(local.directory) : packageId(local.directory));
				for (const id of idsOf(dependency)) user?.dependencies.add(id);
			}
		}
	}
	for (const local of workspace.packages.values()) {
		if (inLockfile.has(local)) continue;
		nodes.get(packageId(local.directory))?.facts.set(`${LOCKFILE} (which lacks ${local.name})`, content.toString());
	}
}
/** Names of the packages that only the dev-dependencies of a package ask for. */
function developmentOnly(local, { root, directory }) {
	const dependencies = dependenciesOf(local.manifest, local.directory, root, directory);
	const always = new Set(dependencies.filter((dependency) => !dependency.development).map(({ name }) => name));
	return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}
/** A path dependency inside a submodule is known by the submodule's commit alone. */
async function addSubmodules(tree, nodes, owners) {
	const submodules = await require_submodules.submodulesOf(tree);
	if (submodules.length === 0) return;
	const used = new Set([...nodes.values()].flatMap((node) => [...node.dependencies]));
	for (const id of used) {
		if (nodes.has(id) || !id.startsWith("package:")) continue;
		const submodule = submodules.find((path) => require_compute.isWithin(placeOf(id), path));
		if (submodule === void 0) continue;
		nodes.set(id, require_graph.graphNode(`submodule ${submodule}`));
		owners.add(submodule, id, "directory");
	}
}
async function searchSources(tree, owners, searched) {
	const sources = (await tree.entries()).filter(({ path, mode }) => path.endsWith(".rs") && mode.startsWith("100") && owners.nearest(path).size > 0);
	const unknown = new Map(sources.filter(({ object }) => !searched.has(object)).map(({ object, path }) => [path, object]));
	for (const [path, content] of await tree.read(unknown.keys())) searched.set(unknown.get(path) ?? "", writtenPaths(content.toString("utf8")));
	const found = /* @__PURE__ */ new Map();
	for (const { path, object } of sources) {
		const written = searched.get(object);
		if (written !== void 0) found.set(path, written);
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/cargo/index.ts
/** Cargo workspaces and packages, read from manifests, lockfile and sources. Cargo itself is not needed. */
const cargo = { impact: async (comparison, { options }) => {
	require_known_options.refuseUnknownOptions("cargo", options, []);
	const searched = /* @__PURE__ */ new Map();
	return require_manifests.compareManifests(comparison, "cargo", (tree) => readCargoGraph(tree, comparison.root, searched));
} };
//#endregion
exports.cargo = cargo;
