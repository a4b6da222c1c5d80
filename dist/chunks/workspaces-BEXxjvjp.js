const require_index = require("../index.js");
const require_build_system = require("./build-system-YWE15Mb4.js");
const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_known_options = require("./known-options-B794Rcd6.js");
const require_unanswerable = require("./unanswerable-Uszvh3vM.js");
const require_submodules = require("./submodules-1JGPW6W3.js");
const require_size_limit = require("./size-limit-9QsjQFje.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
const require_names = require("./names-1EboSGf_.js");
const require_version_ranges = require("./version-ranges-DR73C3WA.js");
const require_path_matcher = require("./path-matcher-QOW4Fq-8.js");
const require_yaml = require("./yaml-CfEhKtSj.js");
const require_projects = require("./projects-BtCJges9.js");
let node_util = require("node:util");
let node_path = require("node:path");
//#region src/impacted-targets/build-systems/workspaces/dependencies.ts
/** Specifications that name a place on disk. */
const placeProtocol = /^(file|link|portal):/;
/** Names by which tools find packages that no file need name in full: plugins, presets, shared settings, types. */
const foundByTools = /(?:^|[/-])(?:plugin|preset|config|loader|transform|transformer|reporter|runner|resolver|environment|env|parser|formatter|adapter|processor|rules|types|setup)s?(?:$|[/-])|^@types\//;
/** Specifications that can only be met by a server: a repository or an archive. */
const remoteProtocol = /^(git[+:@]|git@|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|patch:|exec:|jsr:)|^[\w.-]+\/[\w.-]+(#.*)?$/;
/** Finds what packages of a workspace need of each other. */
var LocalResolver = class {
	workspace;
	#byName = /* @__PURE__ */ new Map();
	#byDirectory = /* @__PURE__ */ new Map();
	/** Names that `overrides` or `resolutions` say something of, so that a range does not tell what is used. */
	#overridden;
	constructor(workspace) {
		this.workspace = workspace;
		for (const project of workspace.members) {
			this.#byDirectory.set(project.directory, project);
			require_append.append(this.#byName, project.name, project);
		}
		const { manifest } = workspace.root;
		const pnpm = require_projects.isRecord(manifest.pnpm) ? manifest.pnpm : {};
		this.#overridden = new Set([
			manifest.overrides,
			manifest.resolutions,
			pnpm.overrides,
			workspace.settings.overrides
		].flatMap(namesOf$1));
	}
	/** A specification with what `catalog:` stands for. */
	specification(name, spec) {
		return this.#withoutCatalog(name, spec) ?? spec;
	}
	/** What a package needs, by all sections of its manifest. */
	of(project) {
		const projects = /* @__PURE__ */ new Set();
		const paths = /* @__PURE__ */ new Set();
		this.#collect(project.manifest, project.directory, {
			projects,
			paths
		}, /* @__PURE__ */ new Set());
		projects.delete(project.directory);
		return {
			projects,
			onlyForDevelopment: this.#onlyForDevelopment(project),
			paths
		};
	}
	#onlyForDevelopment({ manifest, directory }) {
		const { devDependencies, ...rest } = manifest;
		const others = {
			projects: /* @__PURE__ */ new Set(),
			paths: /* @__PURE__ */ new Set()
		};
		this.#collect(rest, directory, others, /* @__PURE__ */ new Set());
		const declared = new Set(require_projects.dependenciesOf(rest).map(([name]) => name));
		const found = /* @__PURE__ */ new Map();
		for (const [name] of require_projects.textEntries(devDependencies)) {
			if (declared.has(name) || foundByTools.test(name)) continue;
			for (const { directory: place } of this.#byName.get(name) ?? []) if (!others.projects.has(place)) found.set(name, place);
		}
		return found;
	}
	#collect(manifest, directory, found, seen) {
		for (const [name, written] of require_projects.dependenciesOf(manifest)) {
			const spec = this.#withoutCatalog(name, written);
			const place = placeOf(spec, directory);
			if (place === void 0) {
				for (const project of this.#named(name, spec)) found.projects.add(project.directory);
				continue;
			}
			if (this.#byDirectory.get(place)) {
				found.projects.add(place);
				continue;
			}
			if (seen.has(place)) continue;
			seen.add(place);
			found.paths.add(place);
			const other = this.workspace.manifests.get(place);
			if (other) this.#collect(other, place, found, seen);
		}
	}
	/** The specification that `catalog:` stands for; undefined when the catalog does not have it. */
	#withoutCatalog(name, spec) {
		if (!spec.startsWith("catalog:")) return spec;
		return this.workspace.catalogs.get(spec.slice(8).trim() || "default")?.get(name);
	}
	/** The packages of the workspace that a name and a specification can mean. */
	#named(name, spec) {
		const alias = /^(?:npm:|workspace:)((?:@[^/@]+\/)?[^/@^~*<>=\s]+)(?:@(.*))?$/s.exec(spec ?? "");
		if (alias?.[1] !== void 0 && this.#byName.has(alias[1])) return this.#meeting(alias[1], alias[2] ?? "*");
		if (spec?.startsWith("npm:") && alias?.[1] !== void 0 && alias[1] !== name && !require_version_ranges.isRange(alias[1])) return this.#overridden.has(name) ? this.#byName.get(name) ?? [] : [];
		if (spec?.startsWith("workspace:")) return this.#byName.get(name) ?? [];
		return this.#meeting(name, spec?.replace(/^npm:/, ""));
	}
	/** Packages with this name, unless it is certain that the specification means another. */
	#meeting(name, spec) {
		const named = this.#byName.get(name) ?? [];
		if (spec === void 0 || this.#overridden.has(name)) return named;
		if (remoteProtocol.test(spec)) return [];
		return named.filter(({ manifest }) => require_version_ranges.mayMeet(manifest.version, spec));
	}
};
/** Where a specification points to, from the root of the build; undefined when it is no place. */
function placeOf(spec, directory) {
	if (spec === void 0) return void 0;
	const path = placeProtocol.test(spec) ? spec.replace(placeProtocol, "").replace(/^\/\/(?!\/)/, "") : /^(workspace:)?(\.{1,2}(\/|$))/.test(spec) ? spec.replace(/^workspace:/, "") : void 0;
	if (path === void 0) return void 0;
	const place = node_path.posix.normalize(node_path.posix.join(directory, path.split("::")[0]?.split("#")[0] ?? path)).replace(/\/$/, "");
	return place === "." ? "" : place;
}
/** Package names in `overrides` or `resolutions`: `a`, `a@1`, `b>a`, `b/a`, `**` + `/a`, and nested mappings. */
function namesOf$1(overrides) {
	if (!require_projects.isRecord(overrides)) return [];
	const nested = Object.values(overrides).flatMap(namesOf$1);
	const keys = Object.keys(overrides).flatMap((key) => {
		const last = key.split(">").at(-1)?.trim() ?? key;
		const name = /(?:^|\/)((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?$/.exec(last)?.[1];
		return name === void 0 ? [] : [name];
	});
	const aliased = require_projects.textEntries(overrides).flatMap(([, value]) => {
		const name = /^(?:npm|workspace):((?:@[^/@]+\/)?[^/@]+)/.exec(value)?.[1];
		return name === void 0 ? [] : [name];
	});
	return [
		...keys,
		...nested,
		...aliased
	];
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/lockfiles/bun.ts
/** What packages say beside the workspace's own entries, which their manifests say, and what is chosen by it. */
const seenElsewhere$1 = /* @__PURE__ */ new Set([
	"packages",
	"workspaces",
	"overrides",
	"catalog",
	"catalogs"
]);
/**
* Reads bun.lock (versions 0 to 2). It has an entry for each package that is installed, by the path of the packages in whose
* `node_modules` it is (`debug`, `express/debug`), and in the entry a list: the resolution, then what the registry says,
* then a checksum (bun's documentation of its lockfile, and src/install/lockfile/bun.lock.zig).
* @throws Unreadable
*/
function readBunLockfile(text) {
	let lockfile;
	try {
		lockfile = require_json_with_comments.parseJsonWithComments(text);
	} catch {
		throw new require_projects.Unreadable("bun.lock cannot be read");
	}
	if (!require_projects.isRecord(lockfile) || !require_projects.isRecord(lockfile.packages) || ![
		0,
		1,
		2
	].includes(Number(lockfile.lockfileVersion))) throw new require_projects.Unreadable("bun.lock is of a version other than 0, 1 and 2");
	const entries = Object.entries(lockfile.packages);
	const keys = new Set(entries.map(([key]) => key));
	const packages = /* @__PURE__ */ new Map();
	for (const [key, entry] of entries) {
		const parts = Array.isArray(entry) ? entry : [entry];
		const link = linkOf(parts[0]);
		if (link !== void 0) packages.set(key, {
			content: `link ${link}`,
			uses: [],
			link
		});
		else {
			const uses = parts.filter(require_projects.isRecord).flatMap((described) => require_projects.dependenciesOf(described).map(([name]) => name));
			packages.set(key, {
				content: require_projects.canonical(parts),
				uses: uses.map((name) => [name, resolve$1(keys, segmentsOf(key), name)])
			});
		}
	}
	const names = namesOfWorkspaces(lockfile.workspaces);
	const settings = Object.entries(lockfile).filter(([key]) => !seenElsewhere$1.has(key));
	return {
		packages,
		settings: require_projects.canonical(Object.fromEntries(settings)),
		usedBy: ({ directory, dependencies }) => {
			const name = directory === "" ? void 0 : names.get(directory);
			return dependencies.map(([used]) => [used, resolve$1(keys, name === void 0 ? [] : [name], used)]);
		}
	};
}
/** Directory of a package of the workspace, of `ui@workspace:packages/ui`. */
function linkOf(resolution) {
	return typeof resolution === "string" ? /^(?:@[^/@]+\/)?[^/@]+@workspace:(.*)$/s.exec(resolution)?.[1] : void 0;
}
function namesOfWorkspaces(workspaces) {
	const names = /* @__PURE__ */ new Map();
	for (const [directory, workspace] of Object.entries(require_projects.isRecord(workspaces) ? workspaces : {})) if (require_projects.isRecord(workspace) && typeof workspace.name === "string") names.set(directory, workspace.name);
	return names;
}
/** `@a/b/c` is the package `c` in the `node_modules` of `@a/b`. */
function segmentsOf(key) {
	return key.match(/@[^/]+\/[^/]+|[^/]+/g) ?? [];
}
/** The entry that a package finds: the nearest upward, as Node does. */
function resolve$1(keys, from, name) {
	for (let length = from.length; length >= 0; length -= 1) {
		const key = [...from.slice(0, length), name].join("/");
		if (keys.has(key)) return key;
	}
	return `absent ${name}`;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/lockfiles/npm.ts
/** Fields that say who uses a package or describe it, and change nothing that is installed. */
const marks = /* @__PURE__ */ new Set([
	"dev",
	"optional",
	"devOptional",
	"peer",
	"extraneous",
	"license",
	"funding",
	"deprecated"
]);
/**
* Reads package-lock.json (versions 2 and 3: `packages`, keyed by where each package is installed; npm's
* package-lock.json documentation).
* @throws Unreadable
*/
function readNpmLockfile(text) {
	let lockfile;
	try {
		lockfile = require_json_with_comments.parseJson(text);
	} catch {
		throw new require_projects.Unreadable("package-lock.json cannot be read");
	}
	if (!require_projects.isRecord(lockfile) || !require_projects.isRecord(lockfile.packages)) throw new require_projects.Unreadable("package-lock.json is of a version that names no places (lockfileVersion 1)");
	const places = new Set(Object.keys(lockfile.packages));
	const packages = /* @__PURE__ */ new Map();
	for (const [place, entry] of Object.entries(lockfile.packages)) {
		if (!require_projects.isRecord(entry) || !/(^|\/)node_modules\//.test(place)) continue;
		const { link, resolved } = entry;
		packages.set(place, {
			content: require_projects.canonical(Object.fromEntries(Object.entries(entry).filter(([key]) => !marks.has(key)))),
			uses: require_projects.dependenciesOf(entry).map(([name]) => [name, resolve(places, place, name)]),
			...link === true && typeof resolved === "string" && { link: resolved }
		});
	}
	return {
		packages,
		settings: require_projects.canonical(lockfile.lockfileVersion),
		usedBy: ({ directory, dependencies }) => dependencies.map(([name]) => [name, resolve(places, directory, name)])
	};
}
/** Where Node finds a package, as seen from a place: in the nearest node_modules upward that has it. */
function resolve(places, from, name) {
	for (let directory = from;; directory = directory.slice(0, Math.max(directory.lastIndexOf("/"), 0))) {
		if (!/(^|\/)node_modules$/.test(directory)) {
			const place = `${directory === "" ? "" : `${directory}/`}node_modules/${name}`;
			if (places.has(place)) return place;
		}
		if (directory === "") return `absent ${name}`;
	}
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/lockfiles/pnpm.ts
const ofPackageManager = ["packageManagerDependencies", "configDependencies"];
/**
* Reads pnpm-lock.yaml, versions 6 and 9 (pnpm's specification of its lockfile). Version 9 splits what a package is
* (`packages`) from what it uses with given peers (`snapshots`). Where pnpm keeps itself and its plugins in the lockfile
* (`packageManagerDependencies`, `configDependencies`), these stand in a document before the other one.
* @param name what it is called in errors
* @param start directory that its paths start from, from the root of the build; empty for that root
* @throws Unreadable
*/
function readPnpmLockfile(text, name = "pnpm-lock.yaml", start = "") {
	let documents;
	try {
		documents = require_yaml.parseYamlDocuments(text);
	} catch {
		throw new require_projects.Unreadable(`${name} cannot be read`);
	}
	const lockfile = documents.pop();
	if (documents.length > 1) throw new require_projects.Unreadable(`${name} has more than two documents`);
	const version = require_projects.isRecord(lockfile) ? `${require_projects.canonical(lockfile.lockfileVersion).replaceAll("\"", "")}.` : "";
	if (!require_projects.isRecord(lockfile) || !/^(6|9)\./.test(version)) throw new require_projects.Unreadable(`${name} is of a version other than 6 and 9`);
	const described = require_projects.isRecord(lockfile.packages) ? lockfile.packages : {};
	const snapshots = require_projects.isRecord(lockfile.snapshots) ? lockfile.snapshots : described;
	const importers = require_projects.isRecord(lockfile.importers) ? lockfile.importers : { ".": lockfile };
	const root = require_projects.isRecord(importers["."]) ? importers["."] : {};
	const packages = /* @__PURE__ */ new Map();
	const find = (name, version) => [
		`${name}@${version}`,
		`/${name}@${version}`,
		version
	].find((key) => key in snapshots) ?? `absent ${name}@${version}`;
	for (const [key, snapshot] of Object.entries(snapshots)) {
		const entry = require_projects.isRecord(snapshot) ? snapshot : {};
		const uses = [...require_projects.textEntries(entry.dependencies), ...require_projects.textEntries(entry.optionalDependencies)];
		const description = snapshots === described ? {} : described[key.replace(/\(.*$/s, "")];
		const rest = Object.entries(entry).filter(([field]) => ![
			"dependencies",
			"optionalDependencies",
			"dev",
			"optional"
		].includes(field));
		packages.set(key, {
			content: require_projects.canonical([
				key,
				Object.fromEntries(rest),
				description ?? null
			]),
			uses: uses.map(([name, used]) => [name, addLink(packages, start, used) ?? find(name, used)])
		});
	}
	const used = /* @__PURE__ */ new Map();
	for (const [path, importer] of Object.entries(importers)) {
		const directory = node_path.posix.join(start, path).replace(/^\.$|\/$/, "");
		if (!require_projects.isRecord(importer)) continue;
		const entries = require_projects.dependencySections.flatMap((section) => require_projects.isRecord(importer[section]) ? Object.entries(importer[section]) : []);
		used.set(directory, entries.flatMap(([name, entry]) => {
			const resolved = require_projects.isRecord(entry) ? entry.version : entry;
			if (typeof resolved !== "string") return [];
			return [[name, addLink(packages, directory, resolved) ?? find(name, resolved)]];
		}));
	}
	return {
		packages,
		settings: require_projects.canonical([...[
			version,
			lockfile.settings ?? null,
			lockfile.ignoredOptionalDependencies ?? null
		], ...[documents, ofPackageManager.map((section) => root[section] ?? null)]]),
		usedBy: ({ directory }) => used.get(directory) ?? []
	};
}
/** The key of a package of the workspace that a version such as `link:../b` points to; undefined for other versions. */
function addLink(packages, directory, version) {
	if (!version.startsWith("link:")) return void 0;
	const joined = node_path.posix.join(directory, version.slice(5));
	const link = joined === "." ? "" : joined.replace(/\/$/, "");
	const key = `link ${link}`;
	if (!packages.has(key)) packages.set(key, {
		content: key,
		uses: [],
		link
	});
	return key;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/lockfiles/yarn.ts
/** Most entries that a dependency may mean: of one name there are hardly more versions in a repository. */
const mostMeant = 100;
/**
* Reads yarn.lock, of yarn 1 or of a later yarn, whose file is YAML.
* @throws Unreadable
*/
function readYarnLockfile(text) {
	const classic = text.includes("# yarn lockfile v1");
	const entries = classic ? classicEntries(text) : berryEntries(text);
	const byDescriptor = /* @__PURE__ */ new Map();
	const byName = /* @__PURE__ */ new Map();
	const patched = /* @__PURE__ */ new Map();
	const keys = new Map(entries.map((entry) => [entry, entry.descriptors.join(", ")]));
	const key = (entry) => keys.get(entry) ?? "";
	for (const entry of entries) {
		const itsKey = key(entry);
		const tables = itsKey.includes("@patch:") ? [byName, patched] : [byName];
		for (const descriptor of entry.descriptors) {
			byDescriptor.set(descriptor, itsKey);
			const name = nameOf(descriptor);
			for (const known of tables) {
				const named = known.get(name) ?? /* @__PURE__ */ new Set();
				known.set(name, named.add(itsKey));
			}
		}
	}
	const anyOf = (known, name) => {
		const named = known.get(name) ?? /* @__PURE__ */ new Set();
		if (named.size <= mostMeant) return named;
		throw new require_projects.Unreadable(`yarn.lock leaves open which of ${named.size} entries of ${require_index.shortened(name, 80)} is meant`);
	};
	/**
	* The entry of a dependency, and all patched ones of its name. Without an entry the range was replaced
	* (`resolutions`), so that any entry of the name may be meant.
	*/
	const find = (name, range) => {
		const exact = byDescriptor.get(`${name}@${range}`) ?? byDescriptor.get(`${name}@npm:${range}`);
		return [...exact === void 0 ? anyOf(byName, name) : /* @__PURE__ */ new Set([exact, ...anyOf(patched, name)])].map((one) => [name, one]);
	};
	const packages = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const { dependencies, optionalDependencies, peerDependencies, ...rest } = entry.fields;
		const link = /@workspace:(.*)$/s.exec(typeof rest.resolution === "string" ? rest.resolution : "")?.[1];
		packages.set(key(entry), {
			content: require_projects.canonical(link === void 0 ? [
				nameOf(key(entry)),
				rest,
				peerDependencies ?? null
			] : ["link", link]),
			uses: link === void 0 ? [...require_projects.textEntries(dependencies), ...require_projects.textEntries(optionalDependencies)].flatMap(([name, range]) => find(name, range)) : [],
			...link !== void 0 && { link: link === "." ? "" : link }
		});
	}
	return {
		packages,
		settings: classic ? "v1" : "berry",
		usedBy: ({ dependencies }) => dependencies.flatMap(([name, range]) => find(name, range))
	};
}
function nameOf(descriptor) {
	return descriptor.slice(0, descriptor.indexOf("@", 1));
}
function berryEntries(text) {
	let lockfile;
	try {
		lockfile = require_yaml.parseYaml(text);
	} catch {
		lockfile = void 0;
	}
	if (!require_projects.isRecord(lockfile) || !require_projects.isRecord(lockfile.__metadata)) throw new require_projects.Unreadable("yarn.lock cannot be read");
	return Object.entries(lockfile).flatMap(([key, fields]) => key === "__metadata" || !require_projects.isRecord(fields) ? [] : [{
		descriptors: key.split(/\s*,\s+/),
		fields
	}]);
}
/**
* The entries of a yarn 1 lockfile, a format of its own: a line `name@range, name@range:`, below it fields as
* `name value`, and groups of fields below a line that ends with `:`.
*/
function classicEntries(text) {
	const entries = [];
	let fields = {};
	let group = {};
	for (const line of text.split(/\r?\n/)) {
		if (line.trim() === "" || line.startsWith("#")) continue;
		const indent = line.length - line.trimStart().length;
		const tokens = classicTokens(line.trim());
		if (indent === 0 && line.endsWith(":")) {
			fields = {};
			entries.push({
				descriptors: tokens,
				fields
			});
		} else if (indent === 2 && line.endsWith(":") && tokens.length === 1) {
			group = {};
			fields[tokens[0] ?? ""] = group;
		} else if (indent === 2 && tokens.length === 2) fields[tokens[0] ?? ""] = tokens[1];
		else if (indent === 4 && tokens.length === 2) group[tokens[0] ?? ""] = tokens[1] ?? "";
		else throw new require_projects.Unreadable(`yarn.lock has a line that is not understood: ${require_index.shortened(line, 80)}`);
	}
	return entries;
}
/** The words of a line: quoted as in JSON, or plain up to a space, a comma, or the colon at the end. */
function classicTokens(line) {
	const tokens = [];
	for (const [, quoted, plain] of line.matchAll(/("(?:[^"\\]|\\.)*")|([^\s,"]+)/g)) if (quoted !== void 0) tokens.push(JSON.parse(quoted));
	else if (plain !== void 0 && plain !== ":") tokens.push(plain);
	const last = tokens.at(-1);
	if (last?.endsWith(":") && line.endsWith(last)) tokens[tokens.length - 1] = last.slice(0, -1);
	return tokens;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/lockfiles/index.ts
/** The lockfiles that are understood, by their names at the root of the build. */
const readers = {
	"pnpm-lock.yaml": (text) => readPnpmLockfile(text),
	"npm-shrinkwrap.json": readNpmLockfile,
	"package-lock.json": readNpmLockfile,
	"yarn.lock": readYarnLockfile,
	"bun.lock": readBunLockfile
};
/**
* Reads the lockfiles that both commits hold.
* @throws Unreadable when one was added, removed, or changed and cannot be understood
*/
async function readLockfiles(comparison, tools) {
	const { root } = comparison;
	const ofRush = [...await require_projects.rushLockfiles(comparison.base, root), ...await require_projects.rushLockfiles(comparison.head, root)];
	const paths = [...Object.keys(readers).map((name) => node_path.posix.join(root, name)), ...new Set(ofRush)];
	const [base, head] = await Promise.all([comparison.base.read(paths), comparison.head.read(paths)]);
	const pairs = [];
	for (const path of paths) {
		const texts = {
			base: base.get(path)?.toString("utf8"),
			head: head.get(path)?.toString("utf8")
		};
		const directory = require_projects.rushLockfileDirectory(require_compute.belowRoot(path, root) ?? "");
		const read = directory === void 0 ? readers[node_path.posix.basename(path)] : (text) => readPnpmLockfile(text, path, directory);
		if (!read || texts.base === void 0 && texts.head === void 0) continue;
		if (texts.base === void 0) throw new require_projects.Unreadable(`${path} is new`);
		if (texts.head === void 0) throw new require_projects.Unreadable(`${path} was removed`);
		const changed = texts.base !== texts.head;
		try {
			const lockfileOf = (side) => require_compute.remembered(comparison[side], path, () => Promise.resolve(read(texts[side] ?? "")));
			const lockfile = await lockfileOf("base");
			if (!changed) comparison.head.memory?.set(path, Promise.resolve(lockfile));
			pairs.push({
				path,
				base: lockfile,
				head: changed ? await lockfileOf("head") : lockfile,
				changed
			});
		} catch (error) {
			const size = error instanceof require_size_limit.TooLarge ? `: ${error.message}` : "";
			const why = error instanceof require_projects.Unreadable ? error.message : `${path} cannot be read${size}`;
			if (changed) throw new require_projects.Unreadable(`${why}, and it changed`);
			tools.warn(`workspaces: ${why}. It is the same in both commits, so it is left out`);
		}
	}
	return pairs;
}
/**
* For each locked package that leads to packages of the workspace, their directories. These are few: links, and what
* depends on them.
*/
function linksOf({ packages }) {
	const users = /* @__PURE__ */ new Map();
	const links = /* @__PURE__ */ new Map();
	for (const [key, { uses, link }] of packages) {
		if (link !== void 0) links.set(key, /* @__PURE__ */ new Set([link]));
		for (const [, used] of uses) require_append.append(users, used, key);
	}
	const waiting = [...links.keys()];
	for (const key of waiting) for (const user of users.get(key) ?? []) {
		const known = links.get(user) ?? /* @__PURE__ */ new Set();
		const before = known.size;
		for (const link of links.get(key) ?? []) known.add(link);
		links.set(user, known);
		if (known.size > before) waiting.push(user);
	}
	return links;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/aliases.ts
/** True for a configuration file of TypeScript, or of editors for JavaScript, whatever stands between. */
function isCompilerConfiguration(path) {
	return path.endsWith(".json") && /(^|\/)[jt]sconfig[^/]*\.json$/.test(path);
}
/**
* The aliases of one tsconfig.json. Paths start from `baseUrl`, else from the file (TypeScript's documentation of
* `paths`). A file that cannot be read has none.
* @param directory of the file, from the root of the build
*/
function aliasesOf(text, directory) {
	let options;
	try {
		options = require_json_with_comments.mapping(require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(text)).compilerOptions);
	} catch {
		return [];
	}
	const base = typeof options.baseUrl === "string" ? node_path.posix.join(directory, require_linear_expression.withSlashes(options.baseUrl)) : directory;
	return Object.entries(require_json_with_comments.mapping(options.paths)).flatMap(([pattern, written]) => {
		const star = pattern.indexOf("*");
		if (star === 0) return [];
		const places = require_json_with_comments.texts(written).map((place) => node_path.posix.join(base === "" ? "." : base, require_linear_expression.withSlashes(place)));
		const [start, end] = star === -1 ? [pattern, void 0] : [pattern.slice(0, star), pattern.slice(star + 1)];
		return [{
			start,
			end,
			places,
			scope: directory
		}];
	});
}
/** Where a name leads by an alias, from the root of the build; nothing where it is another name. */
function placesOfAlias({ start, end, places }, name) {
	if (end === void 0) return name === start ? [...places] : [];
	if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return [];
	const captured = name.slice(start.length, name.length - end.length);
	return places.map((place) => node_path.posix.normalize(place.replace("*", () => captured)).replace(/\/$/, ""));
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/parts.ts
const ownSuffix = "\0own";
/** The id of a part of the package in a directory. That of the shared part is the directory. */
function partId(directory, part) {
	return part === "shared" ? directory : directory + ownSuffix;
}
/** The directory of the package that a part belongs to, and which part it is. */
function partOf(id) {
	return id.endsWith(ownSuffix) ? {
		directory: id.slice(0, -4),
		part: "own"
	} : {
		directory: id,
		part: "shared"
	};
}
const ownDirectories = "__tests__|__test__|__mocks__|__fixtures__|__snapshots__|tests?|specs?|e2e|cypress|integration";
const ownSuffixes = "[._-](?:test|spec|cy|e2e|test-d|bench)";
const texts = "(?:README|CHANGELOG|LICEN[CS]E|CONTRIBUTING)(?:[._-][^/]*)?";
/** Settings of test runners, linters and formatters, and what else only looks at a package from outside. */
const settings = [String.raw`(?:vitest|jest|playwright|cypress|karma|wdio|ava|web-test-runner|eslint|prettier|stylelint|oxlint)[._-][^/]*`, String.raw`\.(?:eslintrc|eslintignore|prettierrc|prettierignore|stylelintrc|oxlintrc|mocharc|nycrc|c8rc|taprc|npmignore|gitignore)[^/]*`].join("|");
const ownFile = new RegExp(`(?:^|/)(?:${ownDirectories})/|${ownSuffixes}\\.[^/]+$|^(?:${texts}|${settings})$|(?:^|/)(?:${settings})$`, "i");
/**
* True for a file of a package that belongs to its own part, by its name.
* @param path from the package's directory
*/
function isOwnFile(path) {
	return ownFile.test(path);
}
const ownSegment = new RegExp(`^(?:${ownDirectories}|${texts}|${settings})$|${ownSuffixes}(?:$|\\.)`, "i");
/** What every such segment holds. */
const hint = /test|spec|e2e|cy|__(?:mocks|fixtures|snapshots)__|integration|bench|readme|changelog|licen[cs]e|contributing|playwright|karma|wdio|ava|lint|prettier|mocha|nyc|c8|taprc|ignore/i;
/**
* What a text says from the first segment on that may name an own file or a directory of them, in lower case and up to
* the first place that is put together or a wildcard; undefined where no segment does.
*/
function ownStartIn(text) {
	if (!hint.test(text)) return void 0;
	const segments = text.split("/");
	const first = segments.findIndex((segment) => ownSegment.test(segment));
	if (first === -1) return void 0;
	return segments.slice(first).join("/").replace(/[*?{[$].*$/s, "").toLowerCase();
}
/** The own files of one package, to ask whether a text leads to any of them. */
var OwnFiles = class {
	#paths;
	/** @param paths of all own files of the package, from its directory */
	constructor(paths) {
		this.#paths = paths.map((path) => `\n/${path.toLowerCase()}`).join("") + (paths.length === 0 ? "" : "\n");
	}
	get any() {
		return this.#paths !== "";
	}
	/** True where any of them is below a directory of the package. */
	areBelow(directory) {
		const start = directory === "" ? "" : `${directory.toLowerCase()}/`;
		return this.#paths.includes(`\n/${start}`);
	}
	/** True where a text that a file of the package holds can mean an own file, whatever is in front of it. */
	areMeantBy(text) {
		if (this.#paths === "") return false;
		const start = ownStartIn(text);
		if (start === void 0) return false;
		if (/[*?{[$]/.test(text)) return this.#paths.includes(`/${start}`);
		return [start.replace(/\/$/, ""), start.replace(/\.[cm]?jsx?$/, "")].some((name) => [
			"/",
			".",
			"\n"
		].some((end) => this.#paths.includes(`/${name}${end}`)));
	}
};
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/remarks.ts
/**
* What a tool may read in a remark: types and modules (`import`, `@type`, `<reference`), pragmas (`@jest-environment`,
* `#region`, `//= include`, `RUN: node …`), and what code in braces does where the line is a text in JSX after all. The
* name of a package with a scope is none of these.
*/
const readByTools = /import|require|reference|\bjsx|environment|@[a-z][\w-]*(?![\w/-])|#\w|^\s*\/[/*]+[=!#@]|^\W*\w[\w-]*:|\{/i;
/** Lines that are remarks, or parts of one. */
const single = /^[ \t]*(?:\/\/(?:(?!\*\/).)*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)$/;
const first = /^[ \t]*\/\*(?:(?!\*\/).)*$/;
const middle = /^[ \t]*\*(?!\/)(?:(?!\*\/).)*$/;
const last = /^[ \t]*\*(?:(?:(?!\*\/).)*\*)?\/[ \t]*$/;
/**
* JavaScript or TypeScript without lines that are certainly nothing but a remark: nobody runs these. A text can span lines
* only between backticks or behind a backslash, so that up to the first backtick in code a line that begins as a remark
* is one. All that follows stays; so does what follows a block whose lines do not all begin with `*`, and what tools may read.
*/
function withoutCertainRemarks(code) {
	const lines = code.split(/\r?\n/);
	let at = 0;
	while (at < lines.length) {
		const behind = lines[at - 1]?.endsWith("\\") === true ? at : behindRemark(lines, at);
		if (behind > at) {
			for (; at < behind; at++) if (!readByTools.test(lines[at] ?? "")) lines[at] = "";
		} else if (opens(lines[at] ?? "")) break;
		else at++;
	}
	return lines.join("\n");
}
/** True for a line of code in which a text that spans lines may begin, or a remark that goes on in the next line. */
function opens(line) {
	const remark = line.lastIndexOf("/*");
	return line.includes("`") || remark !== -1 && line.lastIndexOf("*/") < remark + 2;
}
/** The line behind the remark that begins with a line; that line itself where none does. */
function behindRemark(lines, start) {
	const text = lines[start] ?? "";
	if (single.test(text)) return start + 1;
	if (!first.test(text)) return start;
	let at = start + 1;
	while (middle.test(lines[at] ?? "")) at++;
	return last.test(lines[at] ?? "") ? at + 1 : start;
}
/** Code without lines that look like nothing but a remark, unless it may be one that tools read. */
function withoutRemarks(text) {
	return text.replace(/^[ \t]*(?:\/\/.*|(?:\/\*|\*(?=[\s/]|$))(?:(?!\*\/).)*(?:\*\/[ \t]*)?)$/gm, (line) => /import|require|reference|jsx|environment|@type|@param|@return/i.test(line) ? line : "");
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/spellings.ts
/** What a source of JavaScript, or JSON, writes for a character (ECMAScript, section 12.9.4), or for none at the end of a line. */
const escape = /\\(?:u\{0*([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n)/gi;
/** Folders behind each other by `\`, as Windows has them and as a text in quotes writes that. */
const backslashes = /\.\.\\|[\w)}]\\\\[\w.]/;
/** Scripts of Windows, in which one `\` is enough. */
const windowsScript = /\.(?:bat|cmd|ps1)$/i;
/**
* A text with all that it may also mean behind it: with its escapes as the characters that they stand for, and with `/` for
* `\`, which separates folders on Windows.
*/
function withOtherSpellings(path, text) {
	if (!text.includes("\\")) return text;
	let all = text;
	const plain = text.replace(escape, (_, ...codes) => {
		const code = codes.slice(0, 3).find((digits) => digits !== void 0);
		const value = code === void 0 ? void 0 : Number.parseInt(code, 16);
		return value === void 0 || value > 1114111 ? "" : String.fromCodePoint(value);
	});
	if (plain !== text) all += `\n${plain}`;
	if (backslashes.test(plain) || windowsScript.test(path)) all += `\n${plain.replace(/\\+/g, "/")}`;
	return all;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/written.ts
/** Of a file that mentions nothing; there is no other one. */
const nothing = {
	names: [],
	commands: [],
	upward: [],
	paths: [],
	selected: [],
	own: [],
	modules: void 0,
	lists: false
};
/** Files that only people and assistants that write code read, or that are copies of what other files say. */
const unread = /^((README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|NOTICE|AUTHORS|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT)(\.[^/]*)?|(SKILL|AGENTS|CLAUDE|GEMINI)\.md|[^/]*\.(snap|map|lock|tsbuildinfo|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|zip|t?gz|pdf|mp[34]|wasm)|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?)$/i;
/** Files in which a name is a word of a command or a value without quotes. */
const unquoted = /^(Makefile|Dockerfile|Justfile|Procfile|[^/.]+|\.[^/.]+)$|\.(ya?ml|toml|ini|cfg|conf|properties|env|sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|Dockerfile|nix)$/i;
/** Files whose values stand without quotes here and there, and other text that may be built from. */
const partlyUnquoted = /\.(css|scss|sass|less|styl|html?|mdx?|vue|svelte|astro)$/i;
/** JavaScript and TypeScript. */
const isCode = /\.[cm]?[jt]sx?$/;
/** True for a file in which a word may be a command or a value. */
function hasWords(path) {
	const name = require_compute.nameOf(path);
	return unquoted.test(name) || name === "package.json";
}
/** True for a file whose text tells nothing of what is built or tested. */
function isUnread(path) {
	return unread.test(require_compute.nameOf(path));
}
const scoped = /@[\w.-]+\/[\w.-]+(?:\/[\w./@-]*)?/g;
const afterQuote = /["'`]([^"'`\s\\<>]*)/g;
/** Where a name stands in the middle of a text: in a path of installed packages, behind a loader. */
const inside = /(?:node_modules\/|npm:|workspace:|[!~]|\burl\(|@jsxImportSource\s+|-environment\s+)([@\w][\w@./-]*)/g;
/** Where a command stands in code: behind what runs it, at the start of a text with arguments, behind another command. */
const run = /(?:\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s+|(?:--filter|--workspace|--project|-w|-F|-p)[\s=]+|&&\s*|["'`](?=[\w@/.-]+\s)|\b(?:exec|spawn|execa|fork|execFile)(?:Sync)?\(\s*["'`])["']?([@\w][\w@./-]*)/g;
const word = /[@\w.~#$][\w@./~#$-]*/g;
/** Steps upward, with what follows. A slash before them belongs to a text that was put in front (`${root}/../x`). */
const up = /(?:\.\.\/)+[^\s"'`()<>,;:|&\\$]*|(?<![\w.])\.\.(?=["'`\s]|$)/gm;
/** A module that is a directory above, whose file is its index. Nothing else starts from there. */
const directoryImport = /(\bfrom\s*["'](?:\.\.\/)*\.\.)\/?(["'])/g;
/** Steps upward as arguments of their own: `join(here, '..', '..', 'server')`. */
const pieces = /(["'`])\.\.(?:\/\.\.)*\/?\1(?:\s*,\s*(["'`])[^"'`\n]*\2)+/g;
const piece = /["'`]([^"'`\n]*)["'`]/g;
/** Names of packages behind what chooses packages to run scripts of: `--filter x`, `'--filter', 'x'`, `workspace x`. */
const selects = /(?<![\w-])(?:--(?:filter|workspace|project|scope|to|only)|-[wFpt]|workspace)["'`]?[\s,=]+["'`]?(?:[.^!{]*)([@\w][\w@./-]*)/g;
/** What lists files: functions of Node.js, of bundlers, and of the common packages for it. */
const lists = /(?:readdir|opendir|scandir|glob(?!al))\w*(?:\.\w+)?\s*[<(]|require\.context|["'](?:walkdir|walk-sync|klaw|readdirp|fdir)["'/]/i;
/** Texts in quotes but for those that something is compared with, and keys. */
const valueInQuotes = /(?<![!=]=\s*|\bcase\s+)(["'`])(?=([^"'`\s\\<>]*))\2(?!\1\s*(?::|[!=]==?))/g;
/** Commands that run all tests, which make nothing of the tests a dependency. */
const runsTests = /\b(?:npm|pnpm|yarn|bun|turbo|nx|lerna|run-s|run-p|npm-run-all)\s+(?:run\s+)?test\b/g;
/**
* What any text holds that mentions something, whatever names are known; of files in which words do not count. There is such a
* part in each of the expressions above.
*/
const anything = /["'`@!~\\]|\.\.|&&|(?:node_modules|npm|workspace)[/:]|\burl\(|-environment\s|\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s|-(?:filter|workspace|project|w|F|p)[\s=]|readdir|opendir|scandir|glob|require\.context/i;
/**
* True for a file that mentions nothing where `anything` is not found in it.
* @param ofRoot true for a file of the root, of which texts that have the form of a path are wanted, too
*/
function mentionsBySigns(path, ofRoot) {
	return !ofRoot && (isCode.test(path) || !hasWords(path) && !partlyUnquoted.test(require_compute.nameOf(path)));
}
/** Files of tests, as the common test runners find them, and what lies beside them. */
const tests = /(^|\/)(__tests__|__test__|tests?|specs?|e2e|cypress|integration)\/|[._-](test|spec|cy|e2e|test-d)\.[^/]+$/;
/** True for a file that a test runner may run, or that lies beside such files. */
function isOfTests(path) {
	return tests.test(path);
}
/** Name of a package or an alias that a text begins with, with the scope and without. */
function headsOf(text) {
	const first = text.indexOf("/");
	if (first === -1) return [text];
	const second = text.indexOf("/", first + 1);
	return [text.slice(0, first), second === -1 ? text : text.slice(0, second)];
}
/**
* Finds what a file mentions, without understanding its language: examples and most comments count as well, so that
* there may be more than what is meant, not less. Texts that are put together while a program runs cannot be seen.
* @param content the file; binary files mention nothing
* @param known names of packages and commands, and first segments of aliases
* @param ofRoot true for a file of the root, of which texts that have the form of a path are wanted, too
*/
function writtenIn(path, content, known, ofRoot) {
	if (mentionsBySigns(path, ofRoot) && !anything.test(content.toString("latin1"))) return nothing;
	if (isUnread(path) || content.subarray(0, 8e3).includes(0)) return nothing;
	const whole = relevantText(path, content.toString("utf8"), ofRoot);
	const text = withOtherSpellings(path, isCode.test(path) ? withoutCertainRemarks(whole) : whole).replace(directoryImport, "$1/index$2");
	const names = /* @__PURE__ */ new Set();
	const commands = /* @__PURE__ */ new Set();
	const consider = (candidate, into) => {
		const trimmed = withoutEnd(candidate);
		if (headsOf(trimmed).some((head) => known.has(head))) into.add(trimmed);
		else if (known.has(candidate)) into.add(candidate);
	};
	for (const [found] of text.matchAll(scoped)) consider(found, names);
	for (const [, found = ""] of text.matchAll(afterQuote)) if (found !== "") consider(found, names);
	for (const [, found = ""] of text.matchAll(inside)) consider(found, names);
	for (const [, found = ""] of text.matchAll(run)) consider(found, commands);
	const words = hasWords(path);
	if (words) for (const [found] of text.matchAll(word)) consider(found, commands);
	const upward = upwardIn(text);
	const paths = /* @__PURE__ */ new Set();
	const stays = (found) => !/^(?:$|[a-z]+:|\.\.|\/\/)/.test(found) && /^[\w@./*{}-]{2,}$/.test(found);
	if (ofRoot || [...upward].some((each) => /^(?:\.\.\/?)+$/.test(each))) {
		for (const [, found = ""] of text.matchAll(afterQuote)) if (stays(found)) paths.add(found);
		if (words) {
			for (const [found] of text.matchAll(word)) if (stays(found) && found.includes("/")) paths.add(found);
		}
	}
	const selected = /* @__PURE__ */ new Set();
	for (const [, found = ""] of text.matchAll(selects)) consider(found, selected);
	const own = ownIn(path, content, text);
	const walks = lists.test(text);
	if (names.size + commands.size + upward.size + paths.size + own.length === 0 && !walks) return nothing;
	return {
		names: [...names],
		commands: [...commands],
		upward: [...upward],
		paths: [...paths],
		selected: [...selected],
		own,
		modules: isSource(path) && !listsOfModules.test(text) ? modulesOf(withoutRemarks(text)) : void 0,
		lists: walks
	};
}
/** A name without a query, a fragment or the end of a sentence. */
function withoutEnd(name) {
	return name.replace(/[?#].*$|[.,;:]+$/, "");
}
/** Relative paths that go up. */
function upwardIn(text) {
	const upward = /* @__PURE__ */ new Set();
	for (const [found] of text.matchAll(up)) upward.add(found);
	for (const [whole] of text.matchAll(pieces)) upward.add([...whole.matchAll(piece)].map(([, part = ""]) => part).join("/"));
	return upward;
}
/** Code that is compiled or imported, and no settings of tools, which name modules as plain texts. */
function isSource(path) {
	return /(?:^|\/)(?:src|lib)\/(?:.*\/)?[^/]+\.[cm]?[jt]sx?$/.test(path) && !/\.config\.[cm]?[jt]s$/.test(path);
}
/** Where modules are named: `import 'x'`, `import('x')`, `require('x')`, `mock('x')`, `declare module 'x'`, `<reference types="x"`. */
const module$1 = /(?:\bimport|\bmodule|\b(?:import|require|resolve|mock|unmock|load|imports?Actual|importModule)\w*(?:\.\w+)?\s*(?:<[^<>()]*>)?\s*\(|\bcreateRequire\([^()]*\)\s*\(|<reference\s[^>\n]*=|@jsxImportSource|-environment)\s*(?:\/\*[^*]*\*\/\s*)*["'`]?([@\w#~][^"'`\s\\<>()]*)/gi;
/** Modules in a list, as AMD has them. */
const listsOfModules = /\b(?:define|require)\s*\(\s*(?:["'`][^"'`]*["'`]\s*,\s*)?\[/;
/** The end of an import or export of one line or several. What is before it on its line shows that it stands in no text. */
const fromModule = /^(.*)\bfrom\s*["'`]([^"'`\s\\<>]*)/gm;
/** Names in places where only modules are named, and relative paths that go up. */
function modulesOf(text) {
	const found = [...upwardIn(text), ...[...text.matchAll(module$1)].map(([, name = ""]) => name)];
	for (const [, before = "", name = ""] of text.matchAll(fromModule)) {
		const statement = before.slice(before.lastIndexOf(";") + 1);
		if (/^\s*(?:import|export|\})|@import/.test(statement) || !/["'`]|^\s*(?:\*\s|\/\/|\/\*)/.test(statement)) found.push(name);
	}
	return new Set(found.flatMap((name) => [name, withoutEnd(name)]));
}
/** Texts of a file of which a segment is called as tests and the like are. */
function ownIn(path, content, relevant) {
	const isManifest = node_path.posix.basename(path) === "package.json";
	const text = isManifest ? withoutTests(content) : relevant;
	const values = isManifest ? withOtherSpellings(path, scriptsIn(text)) : text;
	const found = /* @__PURE__ */ new Set();
	for (const [, , value = ""] of text.matchAll(valueInQuotes)) if (ownStartIn(value) !== void 0) found.add(value);
	const words = hasWords(path);
	if (words || partlyUnquoted.test(path)) {
		for (const [value] of values.replace(runsTests, "").matchAll(word)) if ((words || /[/.]/.test(value)) && ownStartIn(value) !== void 0) found.add(value);
	}
	return [...found];
}
/** Scripts of a manifest that look at a package and make nothing of it. */
const checks = /^(?:pre|post)?(?:test|e2e|spec|lint|format|fmt|prettier|eslint|coverage|cover|check|type-?check|check-types|bench|ci|tdd|attw|publint)(?:[:.-].*)?$/;
/** Fields of a manifest with settings of tests and checks. */
const ofChecks = [
	"jest",
	"vitest",
	"mocha",
	"ava",
	"tap",
	"c8",
	"nyc",
	"eslintConfig",
	"eslintIgnore",
	"prettier"
];
/** The commands of a manifest, each in a line; the whole text where it cannot be read. */
function scriptsIn(text) {
	try {
		return Object.values(require_json_with_comments.mapping(require_json_with_comments.mapping(JSON.parse(text)).scripts)).map(String).join("\n");
	} catch {
		return text;
	}
}
/** A manifest without what names tests only to run, check or publish them; the whole text where it cannot be read. */
function withoutTests(content) {
	try {
		const fields = require_json_with_comments.mapping(JSON.parse(content.toString("utf8")));
		const rest = Object.entries(fields).filter(([key]) => ![
			...elsewhere,
			...ofChecks,
			"lint-staged"
		].includes(key));
		const scripts = Object.entries(require_json_with_comments.mapping(fields.scripts));
		let kept = scripts.filter(([name]) => !checks.test(name));
		for (let before = -1; before !== kept.length;) {
			before = kept.length;
			const words = new Set(kept.flatMap(([, command]) => String(command).split(/[\s"'&|;]+/)));
			kept = scripts.filter(([name]) => !checks.test(name) || name !== "test" && words.has(name));
		}
		return JSON.stringify({
			...Object.fromEntries(rest),
			scripts: Object.fromEntries(kept)
		}, void 0, 1);
	} catch {
		return content.toString("utf8");
	}
}
/** What package.json says of its own name, of people, and of dependencies, which are read with their ranges elsewhere. */
const elsewhere = [
	...[
		"name",
		"description",
		"keywords",
		"homepage",
		"repository",
		"bugs",
		"author",
		"contributors",
		"funding"
	],
	...[
		"dependencies",
		"devDependencies",
		"optionalDependencies",
		"peerDependencies",
		"peerDependenciesMeta"
	],
	...[
		"files",
		"overrides",
		"resolutions",
		"pnpm",
		"workspaces",
		"packageManager"
	]
];
/** Lists in the configuration of tools of what they leave alone, or only count: nothing is built from what stands there. */
const leftAlone = /\b(?:exclude|ignores?|collectCoverageFrom|(?:test|coverage|module|watch)PathIgnorePatterns)["']?\s*:\s*\[[^\]]*\]/g;
/** The part of a file that mentions what is used: of manifests and of the compiler's configuration, some fields less. */
function relevantText(path, text, ofRoot) {
	try {
		if (node_path.posix.basename(path) === "package.json") {
			const used = Object.entries(require_json_with_comments.mapping(require_json_with_comments.parseJson(text))).filter(([key]) => !elsewhere.includes(key)).map(([key, value]) => [key, key === "bin" ? Object.values(require_json_with_comments.mapping(value)) : value]);
			return JSON.stringify(Object.fromEntries(used));
		}
		if (ofRoot && isCompilerConfiguration(path)) {
			const { references: _, compilerOptions, ...rest } = require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(text));
			const { paths: __, ...options } = require_json_with_comments.mapping(compilerOptions);
			return JSON.stringify({
				...rest,
				compilerOptions: options
			}, void 0, 1);
		}
	} catch {}
	return ofRoot && /\.[cm]?[jt]s$/.test(path) ? text.replace(leftAlone, "") : text;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/package-names.ts
/** What the names mean by which packages of a workspace, and their files, are used. */
var PackageNames = class {
	places;
	aliases;
	rootDependencies;
	/** Names to look for: of packages, of their commands, first segments of aliases, and of what the root depends on. */
	known;
	#byName = /* @__PURE__ */ new Map();
	#byCommand = /* @__PURE__ */ new Map();
	/** @param rootDependencies names of what the root's manifest asks for, with other names of each, such as commands */
	constructor(workspace, places, aliases, rootDependencies) {
		this.places = places;
		this.aliases = aliases;
		this.rootDependencies = rootDependencies;
		for (const { name, directory, manifest } of workspace.members) {
			if (directory === "" && !name.startsWith("@")) continue;
			require_append.append(this.#byName, name, directory);
			for (const command of commandsOf(name, manifest.bin)) require_append.append(this.#byCommand, command, directory);
		}
		const heads = aliases.flatMap(({ start }) => headsOf(start.replace(/\/$/, "")).slice(0, 1));
		this.known = /* @__PURE__ */ new Set([
			...this.#byName.keys(),
			...this.#byCommand.keys(),
			...heads,
			...rootDependencies.keys()
		]);
	}
	/** True for the name of a package of the workspace. */
	isPackage(name) {
		return this.#byName.has(name);
	}
	/** True for a command that a package of the workspace gives. */
	isCommand(name) {
		return this.#byCommand.has(name);
	}
	/** Directories of the packages that a name means, which may go on behind that of a package. */
	named(name) {
		return headsOf(name).flatMap((head) => this.#byName.get(head) ?? []);
	}
	/** Directories of the packages that a command comes from. */
	commanded(command) {
		return this.#byCommand.get(command) ?? [];
	}
	/** Places that a name leads to by aliases that count in a file, from the root of the build. */
	placesOf(name, file) {
		return this.aliases.filter(({ scope }) => require_compute.isWithin(file, scope)).flatMap((alias) => placesOfAlias(alias, name)).map((place) => this.places.tracked(place));
	}
};
/** The commands that a package's `bin` gives (npm's package.json documentation). */
function commandsOf(name, bin) {
	if (require_projects.isRecord(bin)) return Object.keys(bin);
	return typeof bin === "string" ? [name.replace(/^@[^/]+\//, "")] : [];
}
/** True for a name with a path behind it that leads to own files, or that says where the package is. */
function leadsInto(name) {
	const path = name.split("/").slice(name.startsWith("@") ? 2 : 1).join("/");
	return path === "package.json" || ownStartIn(path) !== void 0;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/tracked-paths.ts
/** To put a path into the tables takes as long as to look at so many when one is searched for, by measurement. */
const worthOfTables = 10;
/**
* The paths of one commit, as modules are looked up. A repository has hundreds of thousands of them, and often few are asked
* about: those are searched for, and tables are made only once the searches have cost as much.
*/
var TrackedPaths = class {
	files;
	#directories;
	#tables;
	/** How many paths the searches have looked at. */
	#looked = 0;
	/** @param files all files, in the order of their paths' bytes */
	constructor(files) {
		this.files = files;
	}
	/** All directories, with the root, which is the empty text. */
	get directories() {
		if (this.#directories) return this.#directories;
		const directories = /* @__PURE__ */ new Set([""]);
		let last = "";
		for (const path of this.files) {
			if (path.lastIndexOf("/") === last.length && path.startsWith(last)) continue;
			last = require_compute.directoryOf(path);
			for (const directory of [last, ...require_compute.pathsAbove(last)]) {
				if (directories.has(directory)) break;
				directories.add(directory);
			}
		}
		this.#directories = directories;
		return directories;
	}
	isFile(path) {
		const tables = this.#tablesForMany();
		return tables ? tables.files.has(path) : this.files[this.#firstFrom(path)] === path;
	}
	/** The file that is called so but for an extension; where there are several, the last one. */
	withExtension(path) {
		const tables = this.#tablesForMany();
		if (tables) return tables.withoutExtension.get(path);
		if (path === "" || path.endsWith("/")) return void 0;
		const first = this.#firstFrom(`${path}.`);
		if (this.files[first]?.startsWith(`${path}.`) !== true) return void 0;
		for (let index = this.#firstFrom(`${path}/`) - 1; index >= first; index -= 1) {
			this.#looked += 1;
			const file = this.files[index];
			if (file !== void 0 && !/[./]/.test(file.slice(path.length + 1))) return file;
		}
	}
	/** Index of the first file that does not come before a path. */
	#firstFrom(path) {
		const fileAt = (index) => {
			this.#looked += 1;
			return this.files[index] ?? "";
		};
		return require_names.firstFrom(this.files.length, fileAt, path);
	}
	#tablesForMany() {
		if (this.#tables || this.#looked <= worthOfTables * this.files.length) return this.#tables;
		const withoutExtension = /* @__PURE__ */ new Map();
		for (const path of this.files) {
			const dot = path.lastIndexOf(".");
			if (dot > path.lastIndexOf("/") + 1) withoutExtension.set(path.slice(0, dot), path);
		}
		this.#tables = {
			files: new Set(this.files),
			withoutExtension
		};
		return this.#tables;
	}
};
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/places.ts
/** Paths that every system finds by the spelling that they have, with and without their extensions. */
const plain = /^[a-z\d_-]+(?:[./][a-z\d_-]+)*$/;
const noOwnFiles = new OwnFiles([]);
/** The files and the packages of one commit, by where they are. Paths are from the root of the build. */
var Places = class {
	files;
	packages;
	#tracked;
	/** By the directory of the package; made when it is asked for. */
	#own;
	/** Paths that are tracked in another form than the one in which every system finds them, by that one; made when it is asked for. */
	#otherwise;
	/** The directory that was asked about last, and its package: files come by directories. */
	#last = {
		directory: "",
		owner: ""
	};
	/**
	* @param files all files, in the order of their paths
	* @param packages directories of packages; that of the root is the empty text
	*/
	constructor(files, packages) {
		this.files = files;
		this.packages = packages;
		this.#tracked = new TrackedPaths(files);
	}
	/** Directory of the package that is nearest above a place, or the place itself; the root's where there is none. */
	owner(place) {
		return this.packages.has(place) ? place : this.ownerOfFile(place);
	}
	/** Directory of the package that a file belongs to. */
	ownerOfFile(file) {
		const last = this.#last.directory;
		if (file.lastIndexOf("/") !== last.length || !file.startsWith(last)) {
			const directory = require_compute.directoryOf(file);
			const owner = [directory, ...require_compute.pathsAbove(directory)].find((above) => above !== "" && this.packages.has(above));
			this.#last = {
				directory,
				owner: owner ?? ""
			};
		}
		return this.#last.owner;
	}
	/** Id of the part that a file belongs to. The root has one part. */
	part(file) {
		const owner = this.owner(file);
		return owner !== "" && isOwnFile(file.slice(owner.length + 1)) ? partId(owner, "own") : owner;
	}
	/**
	* Id of the part that what is at a place belongs to: of a directory the own one where own files are in it, or where it
	* may be the beginning of their paths. The own part uses the shared one, so that it stands for both.
	*/
	partsAt(place) {
		const owner = this.owner(place);
		if (owner === "") return owner;
		const found = this.find(place);
		if (found !== void 0 && "file" in found) return this.part(found.file);
		const inside = place.slice(owner.length + 1);
		if (isOwnFile(inside) || isOwnFile(`${inside}/x`)) return partId(owner, "own");
		return this.ownFiles(owner).areBelow(inside) ? partId(owner, "own") : owner;
	}
	/** The own files of a package. */
	ownFiles(owner) {
		if (this.#own === void 0) {
			const paths = /* @__PURE__ */ new Map();
			for (const file of this.files) {
				const directory = this.owner(file);
				const path = file.slice(directory.length + 1);
				if (directory !== "" && isOwnFile(path)) require_append.append(paths, directory, path);
			}
			this.#own = new Map([...paths].map(([directory, own]) => [directory, new OwnFiles(own)]));
		}
		return this.#own.get(owner) ?? noOwnFiles;
	}
	/** Directories of packages below a directory. */
	below(directory) {
		if (!this.#tracked.directories.has(directory)) return [];
		const prefix = directory === "" ? "" : `${directory}/`;
		return [...this.packages].filter((each) => each !== "" && each !== directory && each.startsWith(prefix));
	}
	/** The file or directory that a path means, as modules are looked up: with an extension, or another one, left out. */
	find(place) {
		const tracked = this.#tracked;
		if (tracked.directories.has(place)) return { directory: place };
		if (tracked.isFile(place)) return { file: place };
		const named = place.replace(/\.[cm]?[jt]sx?$/, "");
		const other = tracked.withExtension(place) ?? (named === place ? void 0 : tracked.withExtension(named));
		return other === void 0 ? void 0 : { file: other };
	}
	/**
	* A place as it is tracked, as far as something is there that some system finds by this spelling: Windows and macOS do not
	* tell case apart.
	*/
	tracked(place) {
		for (const above of [place, ...require_compute.pathsAbove(place)]) {
			if (above === "") break;
			if (this.find(above) !== void 0) return place;
			const found = this.#trackedLike(above);
			if (found !== void 0) return found + place.slice(above.length);
		}
		return place;
	}
	/**
	* The path that is tracked and that some system finds by a spelling under which nothing is tracked. Where several are, a
	* directory counts before a file, that before one without its extension, and one of these that has the form in which every
	* system finds it before one that is spelled otherwise.
	*/
	#trackedLike(path) {
		this.#otherwise ??= this.#spelledOtherwise();
		const folded = require_compute.foldedPath(path);
		const other = this.#otherwise.get(folded);
		if (folded === path) return other;
		const rank = this.#rankOf(folded);
		if (other !== void 0 && this.#rankOf(other) > rank) return other;
		return rank > 0 ? folded : void 0;
	}
	#rankOf(path) {
		if (this.#tracked.directories.has(path)) return 3;
		if (this.#tracked.isFile(path)) return 2;
		return this.#tracked.withExtension(path) === void 0 ? 0 : 1;
	}
	/** Most paths have the form in which every system finds them, and need no room here. */
	#spelledOtherwise() {
		const found = /* @__PURE__ */ new Map();
		const add = (path) => {
			const folded = require_compute.foldedPath(path);
			if (folded !== path) found.set(folded, path);
		};
		const files = this.files.filter((path) => !plain.test(path));
		for (const path of files) {
			const dot = path.lastIndexOf(".");
			if (dot > path.lastIndexOf("/") + 1) add(path.slice(0, dot));
		}
		for (const path of files) add(path);
		for (const path of this.#tracked.directories) add(path);
		return found;
	}
	/** Files that belong to no package but the root, at a place: the file itself, or all below a directory. */
	rootFilesAt(place) {
		const found = this.find(place);
		if (found === void 0 || place === "") return [];
		if ("file" in found) return this.owner(found.file) === "" ? [found.file] : [];
		const prefix = `${found.directory}/`;
		return this.files.filter((file) => file.startsWith(prefix) && this.owner(file) === "");
	}
};
/**
* A written path from a directory.
* @returns undefined for a path that leads out of the build; `pattern` where it holds wildcards, which are left out
*/
function placeFrom(directory, written) {
	const wildcard = written.search(/[*{[?]/);
	const literal = wildcard === -1 ? written : written.slice(0, written.lastIndexOf("/", wildcard) + 1);
	const path = node_path.posix.join(directory === "" ? "." : directory, literal).replace(/\/$/, "");
	if (path === ".." || path.startsWith("../")) return void 0;
	return {
		place: path === "." ? "" : path,
		pattern: wildcard !== -1
	};
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/evidence.ts
/** Judges what the shared files of a package mention. */
var Evidence = class {
	workspace;
	places;
	names;
	/** Names of what a package declares, by the package's directory. */
	#declared = /* @__PURE__ */ new Map();
	constructor(workspace, places, names) {
		this.workspace = workspace;
		this.places = places;
		this.names = names;
	}
	/**
	* Splits what a source mentions: what it surely uses, because it imports it or the manifest declares it, and what stands in a
	* comment, or in a text that need not be the name of a module.
	* @param owner directory of the package
	*/
	of(mentions, owner) {
		const { modules, names, commands, upward } = mentions;
		if (modules === void 0) return {
			sure: mentions,
			unsure: void 0
		};
		const isSure = (name) => {
			const heads = headsOf(name);
			const isNamed = (head) => this.#declaredBy(owner).has(head) || modules.has(head);
			return modules.has(name) || heads.some(isNamed) || !heads.some((head) => this.names.isPackage(head));
		};
		const part = (keep) => ({
			...mentions,
			names: names.filter((name) => isSure(name) === keep),
			commands: commands.filter((command) => (isSure(command) || this.names.isCommand(command)) === keep),
			upward: upward.filter((path) => modules.has(path) === keep),
			selected: keep ? mentions.selected : []
		});
		const unsure = part(false);
		return unsure.names.length + unsure.commands.length + unsure.upward.length === 0 ? {
			sure: mentions,
			unsure: void 0
		} : {
			sure: part(true),
			unsure
		};
	}
	/**
	* Whether a shared file of a package may use the package's own ones: because it holds a text that can mean one, or
	* lists what is in directories.
	* @param owner directory of the package
	*/
	leadsToOwn(file, owner, { own, lists }) {
		const ownFiles = this.places.ownFiles(owner);
		if (isCompilerConfiguration(file)) return this.names.aliases.some(({ scope, places }) => require_compute.isWithin(scope, owner) && places.some((place) => require_compute.isWithin(place, owner) && ownFiles.areMeantBy(place.slice(owner.length + 1))));
		if (lists) return ownFiles.any;
		return own.some((text) => !this.#isFromElsewhere(owner, text) && ownFiles.areMeantBy(text));
	}
	/** True for the name of a package that is not this one, with a path behind it: `@playwright/test`. */
	#isFromElsewhere(owner, text) {
		if (/^(?:node:|https?:)/.test(text)) return true;
		return headsOf(text).some((head) => this.#declaredBy(owner).has(head) || this.#declaredBy("").has(head));
	}
	/** Names that the manifest of a package asks for. */
	#declaredBy(directory) {
		let names = this.#declared.get(directory);
		if (names === void 0) {
			const project = this.workspace.members.find((one) => one.directory === directory);
			names = new Set(project && require_projects.dependenciesOf(project.manifest).map(([name]) => name));
			this.#declared.set(directory, names);
		}
		return names;
	}
};
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/root-configuration.ts
/** Files of the root whose mentions make it depend on a package: code, not configuration that lists what there is. */
const code = /\.[cm]?[jt]sx?$|\.(?:vue|svelte|astro|mdx)$/;
const configuration = /(^|\/)([^/]+\.config\.[cm]?[jt]s|\.[^/]+rc\.[cm]?js)$/;
/** Configuration of the root that is used when any package is compiled, though none mentions it. */
const ofEveryBuild = /^(?:(?:vite|babel)\.(?:config|setup)\.[cm]?[jt]s(?:on)?|\.babelrc(?:\.\w+)?)$/;
/** Configuration of the root that is used when any package is tested, though none mentions it. */
const ofEveryTest = /^(?:(?:vitest|vitest\.\w+|jest|karma|playwright|cypress|wdio|ava|web-test-runner)\.(?:config|workspace|projects|setup)\.[cm]?[jt]s(?:on)?|\.mocharc\.\w+|\.taprc|\.nycrc(?:\.\w+)?)$/;
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/root-mentions.ts
/** Follows what the files of the root mention: packages, and each other. */
var RootMentions = class {
	names;
	places;
	written;
	#known = /* @__PURE__ */ new Map();
	/** @param written what each file mentions, by its path from the root of the build */
	constructor(names, places, written) {
		this.names = names;
		this.places = places;
		this.written = written;
	}
	/** These files of the root and all that they lead to. */
	from(start) {
		const files = new Set(start);
		for (const file of files) for (const next of this.of(file).files) files.add(next);
		return files;
	}
	/**
	* What a file of the root leads to: packages by name or by a path into them, and further files of the root. What
	* it lists by wildcards or as directories shows what exists, and is no dependency.
	*/
	of(file) {
		const known = this.#known.get(file);
		if (known) return known;
		const mentions = this.written.get(file);
		const result = {
			named: this.#namedBy(file, mentions),
			...this.#placedBy(file, mentions)
		};
		this.#known.set(file, result);
		return result;
	}
	#namedBy(file, mentions) {
		const { names } = this;
		const named = /* @__PURE__ */ new Set();
		for (const command of mentions?.commands ?? []) {
			const given = names.commanded(command);
			for (const project of given) named.add(project);
			for (const project of names.named(command)) named.add(given.length === 0 ? partId(project, "own") : project);
		}
		for (const name of mentions?.selected ?? []) for (const project of names.named(name)) named.add(partId(project, "own"));
		for (const name of mentions?.names ?? []) {
			for (const project of names.named(name)) named.add(mentions?.lists === true || leadsInto(name) ? partId(project, "own") : project);
			for (const place of names.placesOf(name, file)) if (this.places.owner(place) !== "") named.add(this.places.partsAt(place));
		}
		return named;
	}
	#placedBy(file, mentions) {
		const placed = /* @__PURE__ */ new Set();
		const setUp = /* @__PURE__ */ new Set();
		const files = /* @__PURE__ */ new Set();
		const here = require_compute.directoryOf(file);
		for (const path of mentions ? [...mentions.upward, ...mentions.paths] : []) {
			const relative = path.startsWith(".");
			for (const from of relative ? [here] : [here, ""]) {
				const found = placeFrom(from, path.replace(/^\//, ""));
				if (found === void 0 || found.pattern) continue;
				const place = this.places.tracked(found.place);
				const target = this.places.find(place);
				if (target === void 0) continue;
				const owner = this.places.owner(place);
				if (owner !== "" && (relative || "file" in target)) {
					placed.add(this.places.partsAt(place));
					if (!("file" in target && isTest(target.file))) setUp.add(this.places.partsAt(place));
				}
				if (owner === "" && relative && "file" in target && target.file !== file) files.add(target.file);
			}
		}
		return {
			placed,
			setUp,
			files
		};
	}
};
/** True for a file that a test runner runs, which no other test is set up with. */
function isTest(file) {
	return /[._-](?:test|spec)\.[cm]?[jt]sx?$/.test(file);
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/resolver.ts
/** What is being put together for one package. */
var Reach = class {
	projects = /* @__PURE__ */ new Set();
	paths = /* @__PURE__ */ new Set();
	rootDependencies = /* @__PURE__ */ new Set();
};
/** Finds the packages and the files that written names and paths mean. */
var Resolver = class {
	places;
	names;
	#evidence;
	constructor(workspace, places, names) {
		this.places = places;
		this.names = names;
		this.#evidence = new Evidence(workspace, places, names);
	}
	/**
	* @param written what each file mentions, by its path from the root of the build; those that mention nothing may be left out
	* @param withTests directories of packages in which a test runner may find tests
	*/
	resolve(written, withTests) {
		const of = /* @__PURE__ */ new Map();
		const reachOf = (id) => {
			const reach = of.get(id) ?? new Reach();
			of.set(id, reach);
			return reach;
		};
		const byRoot = /* @__PURE__ */ new Set();
		const root = reachOf("");
		const rootMentions = new RootMentions(this.names, this.places, written);
		for (const [file, mentions] of written) {
			const owner = this.places.ownerOfFile(file);
			if (owner === "") {
				for (const name of [...mentions.names, ...mentions.commands]) for (const project of [...this.names.named(name), ...this.names.commanded(name)]) byRoot.add(project);
				const { named, placed } = rootMentions.of(file);
				if (file === "package.json" || code.test(file) && !configuration.test(file)) for (const project of [...named, ...placed]) root.projects.add(project);
				continue;
			}
			const part = this.places.part(file);
			const isText = /\.(?:md|markdown|txt)$/i.test(file);
			const isShared = part === owner && !isText;
			const { sure, unsure } = isShared ? this.#evidence.of(mentions, owner) : {
				sure: mentions,
				unsure: void 0
			};
			this.#add(reachOf(isShared ? part : partId(owner, "own")), file, owner, sure);
			if (unsure) this.#add(reachOf(partId(owner, "own")), file, owner, unsure);
			if (part === owner && this.#evidence.leadsToOwn(file, owner, mentions)) reachOf(part).projects.add(partId(owner, "own"));
		}
		for (const [id, reach] of of) {
			const { directory, part } = partOf(id);
			if (directory !== "") this.#inherit(reach, rootMentions);
			reach.projects.delete(directory);
			if (part === "own") reach.projects.delete(id);
		}
		const placedBy = (pattern) => {
			const files = [...written.keys()].filter((file) => pattern.test(file));
			const read = [...rootMentions.from(files)];
			return new Set(read.flatMap((file) => [...rootMentions.of(file).setUp]));
		};
		return {
			of,
			byRoot,
			withTests,
			byEveryTest: placedBy(ofEveryTest),
			byEveryBuild: placedBy(ofEveryBuild)
		};
	}
	/** Adds what a file of a package mentions. */
	#add(reach, file, owner, { names, commands, selected, upward, paths, lists }) {
		const here = require_compute.directoryOf(file);
		const from = {
			file,
			owner,
			lists
		};
		for (const name of names) this.#addName(reach, from, name);
		for (const name of selected) this.#addName(reach, {
			...from,
			lists: true
		}, name);
		for (const command of commands) {
			const given = this.names.commanded(command);
			for (const project of given) reach.projects.add(project);
			this.#addName(reach, {
				...from,
				lists: lists || given.length === 0 && hasWords(file)
			}, command);
		}
		const starts = /* @__PURE__ */ new Set();
		for (const path of upward) for (const start of isCompilerConfiguration(file) ? [here] : /* @__PURE__ */ new Set([here, owner])) {
			const found = this.#placeFrom(start, path);
			if (found === void 0) continue;
			if (start !== here && this.places.find(found.place) === void 0) continue;
			if (found.place !== owner && require_compute.isWithin(owner, found.place) && !found.pattern) starts.add(found.place);
			else this.#addPlace(reach, from, found.place);
		}
		for (const start of starts) {
			for (const path of paths) {
				const found = this.#placeFrom(start, path);
				if (found === void 0 || require_compute.isWithin(owner, found.place)) continue;
				if (this.places.find(found.place) !== void 0) this.#addPlace(reach, from, found.place);
			}
			if (start === "" && node_path.posix.basename(file) === "package.json") reach.projects.add("");
		}
	}
	#placeFrom(directory, written) {
		const found = placeFrom(directory, written);
		return found && {
			...found,
			place: this.places.tracked(found.place)
		};
	}
	/** Adds what is at a place: the package that it lies in, those below it, or files of the root. */
	#addPlace(reach, from, place) {
		const { owner } = from;
		const installed = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+.*)/s.exec(place)?.[1];
		if (installed !== void 0) {
			this.#addName(reach, {
				...from,
				file: ""
			}, installed);
			return;
		}
		const other = this.places.owner(place);
		if (other !== "" && other !== owner) reach.projects.add(this.places.partsAt(place));
		if (place !== owner) for (const below of this.places.below(place)) reach.projects.add(partId(below, "own"));
		if (other !== "" || place === "") return;
		reach.paths.add(place);
		const found = this.places.find(place);
		if (found !== void 0 && "file" in found) reach.paths.add(found.file);
	}
	#addName(reach, from, name) {
		const { file, owner } = from;
		for (const project of this.names.named(name)) {
			if (project === owner && !leadsInto(name)) continue;
			reach.projects.add(from.lists || leadsInto(name) ? partId(project, "own") : project);
		}
		for (const head of headsOf(name)) {
			const dependency = this.names.rootDependencies.get(head);
			if (dependency !== void 0) reach.rootDependencies.add(dependency);
		}
		for (const place of this.names.placesOf(name, file)) {
			if (require_compute.isWithin(place, owner) || place.startsWith("..")) continue;
			const other = this.places.owner(place);
			if (from.lists || other === "" || place === other) this.#addPlace(reach, from, place);
			else reach.projects.add(isOwnFile(`${place.slice(other.length + 1)}/x`) ? partId(other, "own") : other);
		}
	}
	/** A package that reads files of the root is built from what these lead to as well. */
	#inherit(reach, rootMentions) {
		const read = [...reach.paths].flatMap((path) => this.places.rootFilesAt(path));
		for (const file of rootMentions.from(read)) {
			reach.paths.add(file);
			const { named, placed } = rootMentions.of(file);
			for (const project of [...named, ...placed]) reach.projects.add(project);
		}
	}
};
//#endregion
//#region src/impacted-targets/build-systems/workspaces/mentions/index.ts
/**
* Reads what the files of all packages, and of the root, mention.
* @param prefix path of the build's root with a slash behind it; empty for the root of the repository
* @param rootDependencies names of what the root's manifest asks for, with other names of each, such as commands
* @param before what was read of another commit
*/
async function readMentions(workspace, prefix, rootDependencies, before) {
	const { tree, members } = workspace;
	const files = (await tree.entries()).filter(({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100") && require_names.isTextPath(path) && !isInstalled(path));
	const directories = new Set(members.map(({ directory }) => directory));
	const alike = before && hasSamePaths(files, before.files) && isSameSet(directories, before.places.packages);
	const paths = () => files.map(({ path }) => path.slice(prefix.length));
	const places = alike ? before.places : new Places(paths(), directories);
	const names = new PackageNames(workspace, places, await readAliases(workspace, prefix, files), rootDependencies);
	const { known } = names;
	const reading = readWritten(workspace, prefix, files, places, known, before);
	const withTests = alike ? before.withTests : packagesWithTests(places);
	const written = await reading;
	const spoken = /* @__PURE__ */ new Map();
	for (let index = 0; index < files.length; index += 1) {
		const one = written[index];
		if (one !== void 0 && one !== nothing) spoken.set(files[index]?.path.slice(prefix.length) ?? "", one);
	}
	return {
		mentions: new Resolver(workspace, places, names).resolve(spoken, withTests),
		reading: {
			files,
			written,
			known,
			places,
			withTests
		}
	};
}
/** True for a file of a package that was installed, or of what yarn keeps. */
function isInstalled(path) {
	if (!path.includes("node_modules/") && !path.includes(".yarn/")) return false;
	return /(^|\/)(node_modules|\.yarn)\//.test(path);
}
function hasSamePaths(files, others) {
	return files.length === others.length && files.every((file, index) => file.path === others[index]?.path);
}
function isSameSet(one, other) {
	return one.size === other.size && [...one].every((each) => other.has(each));
}
async function readAliases({ tree }, prefix, files) {
	const paths = files.flatMap(({ path }) => isCompilerConfiguration(path) ? [path] : []);
	return [...await tree.read(paths)].flatMap(([path, content]) => {
		const directory = node_path.posix.dirname(path.slice(prefix.length));
		return aliasesOf(content.toString("utf8"), directory === "." ? "" : directory);
	});
}
/** What each file mentions. */
async function readWritten({ tree }, prefix, files, places, known, before) {
	const usable = before && isSameSet(known, before.known) && isSameSet(places.packages, before.places.packages);
	const written = new Array(files.length);
	/** The files that are read, and their indexes. */
	const reading = [];
	const unknown = [];
	let other = 0;
	for (let index = 0; index < files.length; index += 1) {
		const file = files[index];
		if (file === void 0) continue;
		if (usable) {
			while (isBefore(before.files[other], file)) other += 1;
			const same = before.files[other];
			if (same?.path === file.path && same.object === file.object) {
				written[index] = before.written[other];
				continue;
			}
		}
		if (isUnread(file.path)) continue;
		reading.push(file);
		unknown.push(index);
		written[index] = nothing;
	}
	const belowAt = (index) => reading[index]?.path.slice(prefix.length) ?? "";
	const isOfRoot = (below) => places.ownerOfFile(below) === "";
	const use = (alike, content) => {
		const found = /* @__PURE__ */ new Map();
		for (const each of alike) {
			const below = belowAt(each);
			const ofRoot = isOfRoot(below);
			const kind = alike.length === 1 ? "" : `${ofRoot ? "root" : ""}${kindOf(below)}`;
			const spoken = found.get(kind) ?? writtenIn(below, content, known, ofRoot);
			found.set(kind, spoken);
			written[unknown[each] ?? -1] = spoken === nothing && isCompilerConfiguration(below) ? { ...nothing } : spoken;
		}
	};
	await tree.readEach(reading, use, {
		pattern: new RegExp(anything, "gi"),
		mayBeLeftOut(index) {
			const below = belowAt(index);
			return mentionsBySigns(below, isOfRoot(below)) && !isCompilerConfiguration(below);
		}
	});
	return written;
}
function isBefore(file, other) {
	return file !== void 0 && file.path !== other.path && require_names.compareByteOrder(file.path, other.path) < 0;
}
/** What is looked for in a file depends on its kind, which its name tells. */
function kindOf(below) {
	const extension = node_path.posix.basename(below) === "package.json" ? "manifest" : node_path.posix.extname(below);
	return `${isSource(below) ? "source" : ""} ${extension}`;
}
/** Directories of the packages in which a test runner may find tests. */
function packagesWithTests(places) {
	const found = /* @__PURE__ */ new Set();
	for (const file of places.files) {
		const owner = places.ownerOfFile(file);
		if (owner !== "" && !found.has(owner) && isOfTests(file.slice(owner.length)) && !isUnread(file)) found.add(owner);
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/root-tools.ts
/**
* What a root has for people and for releases: formatters of sources, hooks of git, and tools that make versions,
* change logs and publications. None of them runs when a package is built or tested, unless something of the package
* mentions it, and then it counts for that package. Linters and test tools are not among them: their outcome is a check.
*/
const builtIn = [
	...[
		"prettier",
		"prettier-plugin-*",
		"@prettier/plugin-*",
		"@*/prettier-plugin-*",
		"@*/prettier-config"
	],
	...[
		"prettier-config-*",
		"oxfmt",
		"dprint",
		"sort-package-json",
		"js-beautify",
		"pretty-quick"
	],
	...[
		"husky",
		"lint-staged",
		"simple-git-hooks",
		"lefthook",
		"pre-commit",
		"nano-staged",
		"yorkie"
	],
	...[
		"@commitlint/*",
		"commitlint",
		"commitizen",
		"cz-*",
		"@commitizen/*",
		"git-cz"
	],
	...[
		"@changesets/*",
		"@svitejs/changesets-*",
		"semantic-release",
		"@semantic-release/*",
		"release-it"
	],
	...[
		"@release-it/*",
		"release-please",
		"np",
		"bumpp",
		"changelogen",
		"changelogithub",
		"standard-version"
	],
	...[
		"conventional-changelog",
		"conventional-changelog-*",
		"lerna-changelog",
		"auto-changelog",
		"pkg-pr-new"
	],
	...[
		"@vitejs/release-scripts",
		"all-contributors-cli",
		"beachball",
		"@octokit/release-*"
	]
];
/**
* Checks the options.
* @throws ImpactError naming the option that is unknown or of the wrong type
*/
function workspacesOptions(options) {
	require_known_options.refuseUnknownOptions("workspaces", options, [
		"root-dependencies",
		"root-tools",
		"built-in-root-tools"
	]);
	const { "root-dependencies": reach = "all", "root-tools": added = [], "built-in-root-tools": known = true } = options;
	if (reach !== "all" && reach !== "declared") throw new require_build_system.ImpactError("build-systems.workspaces.root-dependencies must be all (every package can use what the root depends on) or declared (only those that name it)");
	if (!Array.isArray(added) || !added.every((name) => typeof name === "string" && name !== "")) throw new require_build_system.ImpactError("build-systems.workspaces.root-tools must be a list of names of packages, in which * stands for any text");
	if (typeof known !== "boolean") throw new require_build_system.ImpactError("build-systems.workspaces.built-in-root-tools must be true or false");
	const matchers = [...known ? builtIn : [], ...added].map((pattern) => require_path_matcher.pathMatcher(pattern, {
		windows: false,
		dot: true
	}));
	return {
		rootDependencies: reach,
		isTool: (name) => matchers.some((matches) => matches(name))
	};
}
/** Commands that are called neither like their package nor like its last part. */
const otherCommands = { "@changesets/cli": "changeset" };
/** Last parts of names that say nothing by themselves. */
const commonParts = /^(cli|core|node|js|config|types?)$/;
/** The names under which files may mention the root's dependencies, with the dependency that each means. */
function namesOfRootDependencies(names) {
	const found = /* @__PURE__ */ new Map();
	for (const name of names) {
		found.set(name, name);
		const [, scope, part] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
		if (scope === void 0 || part === void 0 || scope === "types") continue;
		const command = otherCommands[name] ?? (commonParts.test(part) ? scope : part);
		if (!found.has(command)) found.set(command, name);
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/graph.ts
/** Both parts. */
const parts = ["shared", "own"];
/**
* Reads what the manifests and the lockfiles of one commit declare.
* @param prefix path of the build's root with a slash behind it; empty for the root of the repository
* @throws Unreadable when the manifest of a member cannot be read
* @throws Unanswerable when a dependency is a place of the repository where nothing is
*/
async function readDeclared(workspace, lockfiles, side, prefix) {
	const resolver = new LocalResolver(workspace);
	const links = lockfiles.map((pair) => ({
		lockfile: pair[side],
		links: linksOf(pair[side])
	}));
	const member = (project) => {
		require_projects.checkReadable(project.manifest);
		const { projects, onlyForDevelopment, paths } = resolver.of(project);
		const declares = new Set(projects);
		const development = new Set(onlyForDevelopment.values());
		const dependencies = require_projects.dependenciesOf(project.manifest).map(([name, spec]) => [name, resolver.specification(name, spec)]);
		for (const { lockfile, links: linked } of links) for (const [name, key] of lockfile.usedBy({
			directory: project.directory,
			dependencies
		})) {
			const isLink = lockfile.packages.get(key)?.link !== void 0 && onlyForDevelopment.has(name);
			for (const directory of linked.get(key) ?? []) {
				if (directory === project.directory) continue;
				declares.add(directory);
				if (!isLink) development.delete(directory);
			}
		}
		return {
			...project,
			declares,
			development,
			paths,
			dependencies
		};
	};
	const members = workspace.members.map(member);
	await refusePlacesOfNothing(workspace, members, prefix);
	return {
		workspace,
		prefix,
		root: members.find(({ directory }) => directory === "") ?? member(workspace.root),
		members
	};
}
/**
* Reads the graph of one commit: what is declared, and what the files mention.
* @param before what was read of the files of another commit
*/
async function readGraph(declared, before) {
	const { workspace, prefix } = declared;
	const { mentions, reading } = await readMentions(workspace, prefix, namesOfRootDependencies(require_projects.dependenciesOf(workspace.root.manifest).map(([name]) => name)), before);
	return {
		...graphOf(declared, mentions),
		reading
	};
}
/**
* The graph of one commit, as far as it is known without its files: every dependency that is in it is one, and further mentions take none
* away. What only development asks for is left out, since mentions say which part of a package it belongs to.
*/
function declaredGraph(declared) {
	return graphOf(declared, void 0);
}
function graphOf(declared, mentions) {
	const { workspace } = declared;
	const member = ({ development, ...one }) => {
		const { declares } = one;
		return {
			...one,
			needs: mentions ? needsOf(one, {
				declares,
				development
			}, mentions) : needsOfLasting(one, development)
		};
	};
	const members = new Map(declared.members.map((one) => [one.directory, member(one)]));
	const dependents = /* @__PURE__ */ new Map();
	const named = /* @__PURE__ */ new Map();
	for (const one of members.values()) {
		for (const part of parts) for (const id of one.needs[part].parts) require_append.append(dependents, id, {
			member: one,
			part
		});
		require_append.append(dependents, one.directory, {
			member: one,
			part: "own"
		});
		require_append.append(named, one.name, one);
	}
	return {
		workspace,
		root: members.get("") ?? member(declared.root),
		members,
		named,
		withPaths: [...members.values()].filter(({ paths, needs }) => paths.size + needs.shared.reads.size + needs.own.reads.size > 0),
		dependents,
		namedByRoot: mentions?.byRoot ?? /* @__PURE__ */ new Set()
	};
}
/** What the parts of a package need by what it declares not for development alone. */
function needsOfLasting({ declares }, development) {
	const needs = (ids) => ({
		parts: new Set(ids),
		reads: /* @__PURE__ */ new Set(),
		rootDependencies: /* @__PURE__ */ new Set()
	});
	return {
		shared: needs([...declares].filter((directory) => !development.has(directory))),
		own: needs([])
	};
}
/** What the parts of a package need, by its manifest and its files. */
function needsOf({ directory }, { declares, development }, mentions) {
	const [shared, own] = parts.map((part) => mentions.of.get(partId(directory, part)));
	const set = (ids) => mentions.withTests.has(directory) ? [...ids].filter((id) => partOf(id).directory !== directory) : [];
	const speaksOf = (place, one) => parts.some((part) => one?.projects.has(partId(place, part)));
	const declared = [...declares].filter((place) => !(development.has(place) && speaksOf(place, own) && !speaksOf(place, shared)));
	const needs = (one, more) => ({
		parts: /* @__PURE__ */ new Set([...more, ...one?.projects ?? []]),
		reads: one?.paths ?? /* @__PURE__ */ new Set(),
		rootDependencies: one?.rootDependencies ?? /* @__PURE__ */ new Set()
	});
	return {
		shared: needs(shared, [...declared, ...set(mentions.byEveryBuild)]),
		own: needs(own, set(mentions.byEveryTest))
	};
}
/** @throws Unanswerable when a dependency is a place of the repository where nothing is */
async function refusePlacesOfNothing({ tree }, members, prefix) {
	const withPlaces = [...members].filter(({ paths }) => paths.size > 0);
	if (withPlaces.length === 0) return;
	const there = new Set((await tree.entries()).flatMap(({ path }) => [path, ...require_compute.pathsAbove(path)]));
	const submodules = await require_submodules.submodulesOf(tree);
	for (const { directory, paths } of withPlaces) for (const place of paths) {
		const path = node_path.posix.join(prefix, place).replace(/^\.$|\/$/, "");
		if (there.has(path) || submodules.some((submodule) => require_compute.isWithin(path, submodule))) continue;
		throw require_unanswerable.leadsNowhere(require_compute.inside(directory, "package.json"), place, "a dependency");
	}
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/lockfiles/lockfile-diff.ts
/**
* Tells whose installed packages differ between two lockfiles, however they are arranged there: two packages are the
* same when their content is and what they use by each name is the same, all the way down. Found by refining classes
* of packages until none splits (the partition refinement by which bisimilar nodes of a graph are found).
* @param users for each user, what it uses in both lockfiles
* @returns the users for which something differs
*/
function differingUsers(base, head, users) {
	const nodes = [];
	const absent = /* @__PURE__ */ new Map();
	/** Puts a lockfile's packages among the nodes. Answers which node a key is. */
	const add = (lockfile) => {
		const numbers = /* @__PURE__ */ new Map();
		for (const [key, { content }] of lockfile.packages) numbers.set(key, nodes.push({
			content,
			uses: []
		}) - 1);
		const numberOf = (key) => {
			const known = numbers.get(key) ?? absent.get(key);
			if (known !== void 0) return known;
			const number = nodes.push({
				content: key,
				uses: []
			}) - 1;
			absent.set(key, number);
			return number;
		};
		for (const [key, { uses }] of lockfile.packages) nodes[numberOf(key)]?.uses.push(...uses.map(([name, used]) => [name, numberOf(used)]));
		return numberOf;
	};
	const sides = {
		base: add(base),
		head: add(head)
	};
	for (const uses of users.values()) for (const side of ["base", "head"]) for (const [, key] of uses[side]) sides[side](key);
	const classes = refine(nodes);
	const classOf = (side, uses) => describe(uses.map(([name, key]) => [name, sides[side](key)]), classes);
	return new Set([...users].filter(([, uses]) => classOf("base", uses.base) !== classOf("head", uses.head)).map(([user]) => user));
}
function describe(uses, classes) {
	return [...new Set(uses.map(([name, node]) => `${name}\0${classes[node] ?? node}`))].sort().join("\0\0");
}
/** The class of each node: a number that two nodes share when nothing tells them apart. */
function refine(nodes) {
	let classes = [];
	let count = 0;
	for (let first = true;; first = false) {
		const numbers = /* @__PURE__ */ new Map();
		const previous = classes;
		classes = nodes.map(({ content, uses }, index) => {
			const text = first ? content : `${previous[index] ?? 0}\0\0${describe(uses, previous)}`;
			let number = numbers.get(text);
			if (number === void 0) numbers.set(text, number = numbers.size);
			return number;
		});
		if (numbers.size === count) return classes;
		count = numbers.size;
	}
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/graph-changes.ts
/** Says of each package that only one commit has, and of each whose dependencies differ, what happened to it. */
function changesOfGraph({ base, head }, add) {
	const before = byName(base, sharedDescription);
	const after = byName(head, sharedDescription);
	let others = false;
	for (const name of before.keys()) {
		if (after.has(name)) continue;
		add(name, "the package was removed");
		others = true;
	}
	for (const [name, description] of after) {
		const old = before.get(name);
		if (old === void 0) {
			add(name, "the package is new");
			others = true;
		} else if (old !== description) add(name, "its dependencies changed");
	}
	const ownBefore = byName(base, ownDescription);
	for (const [name, description] of byName(head, ownDescription)) if (before.has(name) && ownBefore.get(name) !== description) add(name, "dependencies of its tests changed", "own");
	if (others) add(head.root.name, "the workspace has other packages");
}
/** A text for each package; the texts of those that share a name are put together. */
function byName(graph, describe) {
	const described = /* @__PURE__ */ new Map();
	for (const member of graph.members.values()) described.set(member.name, (described.get(member.name) ?? "") + describe(member, graph));
	return described;
}
/** Where a package is and what its shared part depends on. */
function sharedDescription({ directory, needs, paths, dependencies }, graph) {
	return JSON.stringify([
		directory,
		namesOf(needs.shared, graph),
		[...paths].sort(),
		dependencies
	]);
}
/** What a package's own part depends on. */
function ownDescription({ needs }, graph) {
	return JSON.stringify(namesOf(needs.own, graph));
}
function namesOf({ parts: needed }, { members }) {
	return [...needed].map((id) => {
		const { directory, part } = partOf(id);
		return `${part} ${members.get(directory)?.name ?? directory}`;
	}).sort();
}
/** The root's dependencies whose specifications differ, each with what is said of it. */
function changesOfManifest(base, head) {
	const specifications = ({ root }) => {
		const found = /* @__PURE__ */ new Map();
		for (const [name, spec] of root.dependencies) found.set(name, `${found.get(name) ?? ""}\n${spec}`);
		return found;
	};
	const [before, after] = [specifications(base), specifications(head)];
	const names = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])];
	return new Map(names.filter((name) => before.get(name) !== after.get(name)).map((name) => [name, `the root's dependency ${name} changed`]));
}
/**
* What the lockfiles and the root's manifest change, without any mention.
* @returns the dependencies of the root that are others than before, each with what is said of it, and why everything is impacted,
* where it is
*/
function changesOfRoot(lockfiles, { base, head }, add) {
	const causes = [];
	const ofRoot = changesOfManifest(base, head);
	for (const lockfile of lockfiles) {
		const changes = changesOfLockfile(lockfile, base, head, add);
		if (changes.why !== void 0) causes.push({
			what: changes.why,
			files: [lockfile.path]
		});
		for (const name of changes.ofRoot) ofRoot.set(name, `${lockfile.path} changed what the root's ${name} is`);
	}
	return {
		causes,
		ofRoot
	};
}
/** A user of a lockfile: a package by its directory, or one dependency of the root by its name. */
const dependencyOfRoot = "\0";
/**
* Adds the packages for which a lockfile brings something else than before.
* @returns the dependencies of the root for which it does, and why everything is impacted, where it is
*/
function changesOfLockfile({ path, base: before, head: after, changed }, base, head, add) {
	if (!changed) return { ofRoot: [] };
	if (before.settings !== after.settings) return {
		why: `settings in ${path} changed`,
		ofRoot: []
	};
	const users = /* @__PURE__ */ new Map();
	for (const old of base.members.values()) {
		const now = head.members.get(old.directory);
		if (now && old.directory !== "") users.set(old.directory, {
			base: before.usedBy(old),
			head: after.usedBy(now)
		});
	}
	const ofRoot = {
		base: before.usedBy(base.root),
		head: after.usedBy(head.root)
	};
	for (const name of new Set([...ofRoot.base, ...ofRoot.head].map(([used]) => used))) {
		const uses = (side) => ofRoot[side].filter(([used]) => used === name);
		users.set(dependencyOfRoot + name, {
			base: uses("base"),
			head: uses("head")
		});
	}
	const differing = [...differingUsers(before, after, users)];
	for (const directory of differing) for (const graph of [base, head]) {
		const member = graph.members.get(directory);
		if (member) add(member.name, {
			kind: "graph",
			what: `${path} changed what it uses`,
			files: [path]
		});
	}
	return { ofRoot: differing.filter((user) => user.startsWith(dependencyOfRoot)).map((user) => user.slice(1)) };
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/description-files.ts
/**
* True where nothing of `lerna.json` changed but the version that it counts on for the next publication (Lerna's
* documentation, `version`): packages carry their own versions, which tools and tests see instead.
*/
async function isVersionAlone(comparison, path) {
	if (require_compute.belowRoot(path, comparison.root) !== "lerna.json") return false;
	const [base, head] = [await comparison.base.read([path]), await comparison.head.read([path])];
	const others = (content) => {
		const value = require_json_with_comments.parseJson(content?.toString("utf8") ?? "null");
		return require_projects.isRecord(value) ? {
			...value,
			version: void 0
		} : void 0;
	};
	try {
		const [before, after] = [others(base.get(path)), others(head.get(path))];
		return before !== void 0 && (0, node_util.isDeepStrictEqual)(before, after);
	} catch {
		return false;
	}
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/owners.ts
/**
* Adds the packages whose files changed.
* @returns the changed paths that are covered, and those that a package reads which do not belong to it
*/
async function ownersOfChanges(comparison, graphs, lockfiles, add) {
	const { changes, root } = comparison;
	const prefix = root === "" ? "" : `${root}/`;
	const understood = /* @__PURE__ */ new Set([...[
		"package.json",
		"pnpm-workspace.yaml",
		require_projects.YARN_FILE
	].map((name) => `${prefix}${name}`), ...lockfiles.map(({ path }) => path)]);
	const isRush = graphs.base.workspace.rush !== void 0 && graphs.head.workspace.rush !== void 0;
	if (isRush) understood.add(`${prefix}${require_projects.RUSH_FILE}`);
	const locked = new Set(lockfiles.map(({ path }) => path.slice(prefix.length)));
	const yarnLock = lockfiles.some(({ path, changed }) => changed && node_path.posix.basename(path) === "yarn.lock");
	const coveredPaths = /* @__PURE__ */ new Set();
	const readPaths = /* @__PURE__ */ new Set();
	for (const change of changes) {
		if (!change.path.startsWith(prefix)) continue;
		const path = change.path.slice(prefix.length);
		const reason = {
			kind: "file",
			path: change.path
		};
		let declared = false;
		for (const graph of [graphs.base, graphs.head]) for (const member of graph.withPaths) {
			const asked = within(path, member.paths);
			const reading = parts.filter((part) => within(path, member.needs[part].reads));
			if (!asked && reading.length === 0) continue;
			if (asked) add(member.name, reason);
			for (const part of reading) add(member.name, reason, part);
			if (member.directory === "") continue;
			if (asked) declared = true;
			else readPaths.add(change.path);
		}
		if (isRush && require_projects.isSeenElsewhere(path, locked) || understood.has(change.path) || await isVersionAlone(comparison, change.path)) {
			coveredPaths.add(change.path);
			continue;
		}
		let owned = declared || yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(path);
		for (const side of ["base", "head"]) {
			const { members } = graphs[side];
			const owner = change[side] && nearest(members, path);
			if (!owner || owner.directory === "" && (owned || !require_version_ranges.isCodeOfRoot(path))) continue;
			const own = owner.directory !== "" && isOwnFile(path.slice(owner.directory.length + 1));
			add(owner.name, reason, own ? "own" : "shared");
			if (owner.directory !== "") owned = true;
		}
		if (owned) coveredPaths.add(change.path);
	}
	return {
		coveredPaths,
		readPaths
	};
}
/** The package whose directory is nearest above a path. */
function nearest(members, path) {
	for (let directory = path; directory !== "";) {
		directory = directory.slice(0, Math.max(directory.lastIndexOf("/"), 0));
		const member = members.get(directory);
		if (member) return member;
	}
}
function within(path, places) {
	for (let place = path; place !== ""; place = place.slice(0, Math.max(place.lastIndexOf("/"), 0))) if (places.has(place)) return true;
	return false;
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/root-files.ts
/** Fields of the root's package.json that describe the repository and change nothing that is built from it. */
const descriptions = /* @__PURE__ */ new Set([
	"name",
	"version",
	"description",
	"keywords",
	"homepage",
	"bugs",
	"license",
	"author",
	"contributors",
	"maintainers",
	"funding",
	"repository",
	"private",
	"$schema"
]);
/** Fields whose outcome is seen elsewhere: in the graph of packages, in what the root depends on, or in the lockfile. */
const seenElsewhere = /* @__PURE__ */ new Set([...[
	"workspaces",
	"packages",
	"catalog",
	"catalogs"
], ...require_projects.dependencySections]);
/** Fields that say what the lockfile then holds. */
const seenInLockfile = /* @__PURE__ */ new Set(["overrides", "resolutions"]);
/**
* Why a change of the root's package.json impacts every package, each in a line.
* @param locked whether there is a lockfile, which tells what overrides lead to
*/
function rootManifestImpact(base, head, locked) {
	const reasons = [];
	for (const field of changedFields(base, head)) {
		if (descriptions.has(field) || seenElsewhere.has(field)) continue;
		if (locked && seenInLockfile.has(field)) continue;
		if (field === "pnpm") {
			if (changedFields(asRecord(base.pnpm), asRecord(head.pnpm)).filter((name) => !(locked && seenInLockfile.has(name))).length === 0) continue;
		}
		reasons.push(`${field} in the root's package.json changed`);
	}
	return reasons;
}
/**
* Settings of pnpm that say which versions may be chosen, or how the file itself is written. What they lead to is in
* the lockfile; where that stays the same, the same is installed (pnpm's documentation of its settings).
*/
const choosing = /* @__PURE__ */ new Set([
	...[
		"minimumReleaseAge",
		"minimumReleaseAgeExclude",
		"minimumReleaseAgeStrict",
		"trustPolicy",
		"trustPolicyExclude"
	],
	...[
		"trustPolicyIgnoreAfter",
		"blockExoticSubdeps",
		"updateConfig",
		"auditConfig",
		"auditLevel",
		"savePrefix"
	],
	...[
		"saveExact",
		"saveWorkspaceProtocol",
		"catalogMode",
		"cleanupUnusedCatalogs",
		"resolutionMode"
	],
	...[
		"allowedDeprecatedVersions",
		"allowUnusedPatches",
		"peerDependencyRules",
		"patchedDependencies"
	]
]);
/** Why a change of pnpm-workspace.yaml impacts every package, each in a line. */
function settingsImpact(base, head, locked) {
	return changedFields(base, head).filter((name) => !seenElsewhere.has(name) && !(locked && (seenInLockfile.has(name) || choosing.has(name)))).map((name) => `${name} in pnpm-workspace.yaml changed`);
}
/** Why a change of .yarnrc.yml impacts every package, each in a line: all but the catalogs, which packages ask by name. */
function yarnSettingsImpact(base, head) {
	return changedFields(base, head).filter((name) => name !== "catalog" && name !== "catalogs").map((name) => `${name} in .yarnrc.yml changed`);
}
function changedFields(base, head) {
	return [.../* @__PURE__ */ new Set([...Object.keys(base), ...Object.keys(head)])].filter((field) => require_projects.canonical(base[field] ?? null) !== require_projects.canonical(head[field] ?? null)).sort();
}
function asRecord(value) {
	return require_projects.isRecord(value) ? value : {};
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/impact.ts
/**
* The impacted packages, by the graphs of both commits.
* @throws Unreadable when something is there that is not understood, and the answer must be `ALL`
* @throws ImpactError for options that are not understood
*/
async function impactOfWorkspaces(comparison, tools) {
	const { rootDependencies, isTool } = workspacesOptions(tools.options);
	const { root } = comparison;
	const manifests = /* @__PURE__ */ new Map();
	const workspaceOf = (tree) => require_compute.remembered(tree, `workspace in ${root}`, () => require_projects.readWorkspace(tree, root, manifests));
	const workspaces = {
		base: await workspaceOf(comparison.base),
		head: await workspaceOf(comparison.head)
	};
	const lockfiles = await readLockfiles(comparison, tools);
	const locked = lockfiles.length > 0;
	const prefix = comparison.root === "" ? "" : `${comparison.root}/`;
	const [manifest, settings, ofYarn] = [
		`${prefix}package.json`,
		`${prefix}pnpm-workspace.yaml`,
		prefix + require_projects.YARN_FILE
	];
	const { base: before, head: after } = workspaces;
	const ofRushFile = require_projects.rushImpact(before.rush, after.rush);
	const causes = [
		...rootManifestImpact(before.root.manifest, after.root.manifest, locked).map((what) => ({
			what,
			files: [manifest]
		})),
		...ofRushFile.reasons.map((what) => ({
			what,
			files: [`${prefix}${require_projects.RUSH_FILE}`]
		})),
		...settingsImpact(before.settings, after.settings, locked).map((what) => ({
			what,
			files: [settings]
		})),
		...yarnSettingsImpact(before.yarnSettings, after.yarnSettings).map((what) => ({
			what,
			files: [ofYarn]
		}))
	];
	const read = lockfiles.map(({ path }) => path).join();
	const declaredOf = (side) => require_compute.remembered(comparison[side], `declared in ${root} with ${read}`, () => readDeclared(workspaces[side], lockfiles, side, prefix));
	const declared = {
		base: await declaredOf("base"),
		head: await declaredOf("head")
	};
	const graphOf = (side, other) => require_compute.remembered(comparison[side], `workspaces in ${root} with ${read}`, () => readGraph(declared[side], other?.reading));
	const readGraphs = async () => {
		const base = await graphOf("base");
		return {
			base,
			head: await graphOf("head", base)
		};
	};
	tools.debug(`workspaces: ${declared.base.members.length} packages before, ${declared.head.members.length} after; lockfiles: ${lockfiles.map(({ path }) => path).join(", ") || "none"}`);
	const changed = new Set(comparison.changes.map(({ path }) => path));
	/** What describes the packages and their dependencies. */
	const descriptions = [
		manifest,
		settings,
		ofYarn,
		`${prefix}${require_projects.RUSH_FILE}`,
		...lockfiles.map(({ path }) => path)
	];
	const question = {
		comparison,
		lockfiles,
		causes,
		directoriesOfRush: ofRushFile.directories,
		described: descriptions.filter((path) => changed.has(path)),
		reachesEvery: (name) => rootDependencies === "all" && !isTool(name)
	};
	const decided = comparison.base.memory ? void 0 : await withoutMentions(question, declared, readGraphs, tools);
	if (decided) return decided;
	const graphs = await readGraphs();
	return impactOf(question, graphs, () => Promise.resolve(graphs));
}
/**
* The answer where no mention can change it, so that the files need not be read: everything is impacted whatever this build system
* answers; or it answers with everything, or with every package, because of what the root has.
* @param readGraphs gives the graphs with mentions, for who asks about dependents
* @returns undefined where the files have to be read
*/
async function withoutMentions(question, declared, readGraphs, tools) {
	const { comparison, lockfiles, reachesEvery } = question;
	const graphs = {
		base: declaredGraph(declared.base),
		head: declaredGraph(declared.head)
	};
	const { coveredPaths } = await ownersOfChanges(comparison, graphs, lockfiles, () => void 0);
	const openness = await tools.openness?.(coveredPaths) ?? "reads";
	if (openness === "reads") return void 0;
	const { causes, ofRoot } = changesOfRoot(lockfiles, graphs, () => void 0);
	if (question.causes.length + causes.length > 0 || [...ofRoot.keys()].some(reachesEvery)) return impactOf(question, graphs, readGraphs);
	return openness === "all" ? {
		kind: "all",
		why: "",
		causes: [],
		coveredPaths
	} : void 0;
}
/**
* The impacted packages by two graphs.
* @param readGraphs gives those with all dependencies, for who asks about them
*/
async function impactOf(question, { base, head }, readGraphs) {
	const { comparison, lockfiles, reachesEvery, described } = question;
	const impacted = /* @__PURE__ */ new Map();
	const add = (name, reason, part = "shared") => {
		const id = partId(name, part);
		if (!impacted.has(id)) impacted.set(id, {
			name,
			part,
			reason
		});
	};
	/** What the root has is at hand for every package of the workspace, and for nothing else. */
	const addEveryPackage = (reason) => {
		for (const { members } of [base, head]) for (const { name } of members.values()) add(name, reason);
	};
	const ofGraph = (what) => ({
		kind: "graph",
		what,
		...described.length > 0 && { files: described }
	});
	const { coveredPaths, readPaths } = await ownersOfChanges(comparison, {
		base,
		head
	}, lockfiles, add);
	changesOfGraph({
		base,
		head
	}, (name, what, part) => {
		add(name, ofGraph(what), part);
	});
	for (const directory of question.directoriesOfRush) for (const { members } of [base, head]) {
		const member = members.get(directory);
		if (member) add(member.name, ofGraph(`what ${require_projects.RUSH_FILE} says of it changed`));
	}
	const { causes: more, ofRoot } = changesOfRoot(lockfiles, {
		base,
		head
	}, add);
	const causes = [...question.causes, ...more];
	const [firstCause] = causes;
	if (firstCause) return {
		kind: "all",
		why: firstCause.what,
		causes,
		coveredPaths,
		readPaths
	};
	for (const [name, what] of ofRoot) {
		if (reachesEvery(name)) addEveryPackage({
			...ofGraph(`${what}, and every package can use it`),
			suggestions: suggestionsForRoot(name)
		});
		for (const graph of [base, head]) {
			add(graph.root.name, ofGraph(what));
			for (const member of graph.members.values()) for (const part of parts) if (member.needs[part].rootDependencies.has(name)) add(member.name, ofGraph(`${what}, which it mentions`), part);
		}
	}
	for (const { name, part, reason } of impacted.values()) for (const graph of [base, head]) for (const member of graph.named.get(name) ?? []) {
		const { directory } = member;
		if (part === "shared" && reachesEvery(name) && isAtHand(graph, directory)) addEveryPackage({
			kind: "dependency",
			target: name,
			because: reason,
			through: [`the root package, which has ${name} at hand for every package`],
			suggestions: suggestionsForRoot(name)
		});
		for (const dependent of graph.dependents.get(partId(directory, part)) ?? []) {
			const same = dependent.member.name === name;
			add(dependent.member.name, same ? reason : {
				kind: "dependency",
				target: name,
				because: reason
			}, dependent.part);
		}
	}
	const known = knownTargets([base, head], readGraphs, ({ directory, name }, graph) => reachesEvery(name) && isAtHand(graph, directory) ? graph.members.values() : parts.flatMap((part) => (graph.dependents.get(partId(directory, part)) ?? []).map(({ member }) => member)));
	const targets = /* @__PURE__ */ new Map();
	for (const { name, reason } of impacted.values()) if (!targets.has(name)) targets.set(name, reason);
	return {
		kind: "targets",
		targets,
		coveredPaths,
		readPaths,
		known
	};
}
/**
* True for a package of the workspace that the root depends on and that something of the root mentions, or that comes
* with a package from elsewhere: then the root's tools may run it for every package. One that the root only declares
* is used by those alone that mention it themselves.
*/
function isAtHand({ root, namedByRoot, members }, directory) {
	if (!root.declares.has(directory)) return false;
	if (namedByRoot.has(directory)) return true;
	const name = members.get(directory)?.name;
	return root.dependencies.every(([declared]) => declared !== name);
}
function knownTargets(graphs, readGraphs, dependentsIn) {
	return {
		names: () => Promise.resolve(graphs.flatMap(({ named }) => [...named.keys()])),
		async dependentsOf(target) {
			const { base, head } = await readGraphs();
			return [base, head].flatMap((graph) => (graph.named.get(target) ?? []).flatMap((member) => [...dependentsIn(member, graph)].map(({ name }) => name)));
		}
	};
}
/** What keeps a change of something that the root has from every package. */
function suggestionsForRoot(name) {
	const options = {
		key: "build-systems",
		system: "workspaces"
	};
	return [{
		rule: {
			...options,
			option: "root-tools",
			value: [name.replaceAll(/[*?[\]{}()!\\]/g, "\\$&")]
		},
		assumption: `No package is built or tested with the root's ${name} unless its files name it.`
	}, {
		rule: {
			...options,
			option: "root-dependencies",
			value: "declared"
		},
		assumption: "A package that is built or tested with something that the root has names it in its manifest or its files."
	}];
}
//#endregion
//#region src/impacted-targets/build-systems/workspaces/index.ts
/** Workspaces of npm, yarn, pnpm, bun, Rush and Lerna, read from the files of both commits; no package manager is run. */
const workspaces = {
	detect: require_projects.hasWorkspaces,
	async impact(comparison, tools) {
		try {
			return await impactOfWorkspaces(comparison, tools);
		} catch (error) {
			if (!(error instanceof require_projects.Unreadable || error instanceof require_unanswerable.Unanswerable)) throw error;
			return {
				kind: "all",
				why: error.message
			};
		}
	}
};
//#endregion
exports.workspaces = workspaces;
