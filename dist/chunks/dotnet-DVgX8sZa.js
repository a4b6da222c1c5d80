const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_known_options = require("./known-options-B794Rcd6.js");
const require_compare = require("./compare-DYCrIIet.js");
const require_unanswerable = require("./unanswerable-Uszvh3vM.js");
const require_manifests = require("./manifests-DGC4Hkor.js");
const require_graph = require("./graph-Chx52K30.js");
const require_submodules = require("./submodules-1JGPW6W3.js");
const require_wildcards = require("./wildcards-CBtffFz2.js");
const require_warn_once = require("./warn-once-D19RHfoi.js");
const require_xml = require("./xml-Q9tG6PIM.js");
const require_json_with_comments = require("./json-with-comments-ebJx5w5S.js");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
//#region src/impacted-targets/target-graph/digest.ts
/** Texts up to this length stand for themselves, in characters: these are nearly all. */
const longest = 200;
/**
* What stands for a text that is only compared: many things may hold the same long one, and together they would take its
* length times their number.
*/
function digest(text) {
	return text.length <= longest ? text : `sha256:${(0, node_crypto.createHash)("sha256").update(text).digest("hex")}`;
}
//#endregion
//#region src/impacted-targets/build-systems/dotnet/msbuild-files.ts
/** Most steps, which take some minutes. 500 projects with 20 imported files each take a hundredth of them. */
const mostSteps = 1e8;
const projectFile = /\.(cs|fs|vb|sql|vcx|wix|es|js|njs|py)proj$/i;
const msbuildFile = /\.(\w*proj|props|targets|projitems|tasks|slnx|slnf|sln)$/i;
/** Reads the files of a commit that MSBuild may read. */
async function readMsbuildFiles(tree, parsed) {
	const all = await tree.entries();
	const everything = new Map(all.map(({ path, object }) => [path, object]));
	const entries = all.filter(({ path, mode }) => msbuildFile.test(path) && mode.startsWith("100"));
	const objects = new Map(entries.map(({ path, object }) => [path, object]));
	const contents = await tree.read(objects.keys());
	await addLinks(tree, everything, objects, contents);
	const folded = /* @__PURE__ */ new Map();
	for (const path of objects.keys()) require_append.append(folded, require_compute.foldedPath(path), path);
	const byName = /* @__PURE__ */ new Map();
	for (const path of objects.keys()) require_append.append(byName, require_compute.foldedPath(require_compute.nameOf(path)), path);
	let steps = 0;
	return {
		exists: (path) => everything.has(path),
		find: (path) => objects.has(path) ? [path] : folded.get(require_compute.foldedPath(path)) ?? [],
		named: (name) => byName.get(require_compute.foldedPath(name)) ?? [],
		paths: () => objects.keys(),
		text: (path) => require_manifests.manifestText(contents.get(path) ?? Buffer.alloc(0)),
		spend: (more) => {
			steps += more;
			if (steps > mostSteps) throw new require_unanswerable.Unanswerable("the projects have more imports and patterns than anybody writes");
		},
		get: (path) => {
			const object = `${objects.get(path) ?? ""} ${path}`;
			const known = parsed.get(object) ?? parse(path, contents.get(path) ?? Buffer.alloc(0));
			parsed.set(object, known);
			if (known instanceof require_manifests.BrokenManifest) throw known;
			return known;
		}
	};
}
/**
* Adds files that are links to other files: MSBuild opens them by either name.
* @param everything objects of all files
*/
async function addLinks(tree, everything, objects, contents) {
	const symbolic = await require_compare.symbolicLinks(tree);
	const destination = (path) => symbolic.destination(path);
	const links = [...(await tree.links()).keys()].filter((path) => msbuildFile.test(path));
	const found = await tree.read(links.map(destination));
	for (const path of links) {
		const content = found.get(destination(path));
		const object = everything.get(destination(path));
		if (content === void 0 || object === void 0) continue;
		objects.set(path, object);
		contents.set(path, content);
	}
}
function parse(path, content) {
	try {
		return require_xml.parseXml(path, content);
	} catch (error) {
		if (error instanceof require_manifests.BrokenManifest) return error;
		throw error;
	}
}
/** An element and all below it, with the conditions that hold for each: a text that is only compared, empty without any. */
function* elementsOf(root, conditions = "") {
	for (const element of root.children) {
		const { Condition: condition } = element.attributes;
		const all = condition === void 0 ? conditions : digest(`${conditions}\n${condition}`);
		const chosen = element.name === "When" || element.name === "Otherwise" ? digest(`${all}\n${element.name}`) : all;
		yield {
			element,
			conditions: chosen
		};
		yield* elementsOf(element, chosen);
	}
}
/** An attribute, whatever the case of its name. */
function attribute(element, name) {
	return Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name)?.[1];
}
/** An element without its place in the file, as a text that is only compared. */
function textOf(element) {
	return digest(require_manifests.canonical(partsOf(element)));
}
/** Written as one text at its end: written element by element, each level would escape the ones below it once more. */
function partsOf({ name, attributes, children, text }) {
	return [
		name,
		attributes,
		text,
		children.map(partsOf)
	];
}
/** How many values a text may have before it counts as unknown. */
const MOST_VALUES = 16;
/** Longest text that is looked into, in characters; lists of projects have some thousands. */
const LONGEST_TEXT = 65536;
/** How many properties and functions one text may lead to, and how deep, before it counts as unknown. */
const MOST_EXPANSIONS = 2e3;
const DEEPEST = 60;
/** Expansions and characters that are not counted as steps, since nearly all texts have fewer. */
const FREE_EXPANSIONS = 8;
const FREE_LENGTH = 1e3;
/**
* The values that a text of a project may have, with slashes. Every definition of a property counts, because conditions are
* not evaluated. The root of the repository is `/`. Parts that cannot be told are `UNKNOWN`.
*/
function valuesOf(text, context) {
	const work = {
		expansions: 0,
		depth: 0
	};
	const values = expand(text, {
		...context,
		work
	}, /* @__PURE__ */ new Set());
	if (work.expansions > FREE_EXPANSIONS) context.spend(work.expansions * 40);
	return values;
}
function expand(text, context, within) {
	const { work } = context;
	if (text.length > LONGEST_TEXT || work.depth > DEEPEST || work.expansions > MOST_EXPANSIONS) return ["\0"];
	if (text.length > FREE_LENGTH) context.spend(text.length / 4);
	work.expansions += 1;
	work.depth += 1;
	const values = expandParts(text, context, within);
	work.depth -= 1;
	return values.length > MOST_VALUES || values.some(({ length }) => length > LONGEST_TEXT) ? ["\0"] : values;
}
function expandParts(text, context, within) {
	let values = [""];
	for (let at = 0; at < text.length;) {
		if (context.work.expansions > MOST_EXPANSIONS) return ["\0"];
		const sign = text.charAt(at);
		if ((sign === "$" || sign === "@" || sign === "%") && text.charAt(at + 1) === "(") {
			const end = closing(text, at + 1);
			const inner = text.slice(at + 2, end);
			const parts = sign === "$" ? propertyValues(inner.trim(), context, within) : ["\0"];
			values = values.flatMap((value) => parts.map((part) => joined(value, part)));
			if (values.length > MOST_VALUES || values.some(({ length }) => length > LONGEST_TEXT)) values = ["\0"];
			at = end + 1;
		} else {
			const end = nextReference(text, at + 1);
			values = values.map((value) => joined(value, text.slice(at, end).replaceAll("\\", "/")));
			at = end;
		}
	}
	return [...new Set(values)];
}
/** Index of the next `$(`, `@(` or `%(`; the text's end where there is none. */
function nextReference(text, from) {
	for (let at = from; at < text.length - 1; at += 1) if (text.charAt(at + 1) === "(" && "$@%".includes(text.charAt(at))) return at;
	return text.length;
}
/** A property that ends with a slash is often followed by another one. */
function joined(value, part) {
	return value.endsWith("/") && part.startsWith("/") ? value + part.slice(1) : value + part;
}
/** Index of the bracket that closes the one at an index; the text's end when none does. */
function closing(text, open) {
	let depth = 0;
	for (let at = open; at < text.length; at += 1) {
		if (text.charAt(at) === "(") depth += 1;
		if (text.charAt(at) === ")") depth -= 1;
		if (depth === 0) return at;
	}
	return text.length;
}
function propertyValues(inner, context, within) {
	const reserved = reservedValue(inner.toLowerCase(), context);
	if (reserved !== void 0) return reserved;
	if (/^[\w.-]+$/.test(inner)) {
		const name = inner.toLowerCase();
		const definitions = context.properties.get(name);
		if (definitions === void 0 || within.has(name) || definitions.length > MOST_EXPANSIONS) return ["\0"];
		const deeper = /* @__PURE__ */ new Set([...within, name]);
		return definitions.flatMap(({ text, file }) => expand(text.trim(), {
			...context,
			file
		}, deeper));
	}
	const call = /^\[([\w.]+)\]::(\w+)\((.*)\)$/s.exec(inner);
	return call ? functionValues(call[2] ?? "", splitArguments(call[3] ?? ""), context, within) : ["\0"];
}
/** Properties that MSBuild itself sets (https://learn.microsoft.com/visualstudio/msbuild/msbuild-reserved-and-well-known-properties). */
function reservedValue(name, { file, project, solutionDirectories }) {
	const slashed = (directory) => directory === "" ? "/" : `/${directory}/`;
	const stem = (path) => require_compute.nameOf(path).replace(/\.[^.]*$/, "");
	switch (name) {
		case "msbuildthisfiledirectory": return [slashed(require_compute.directoryOf(file))];
		case "msbuildprojectdirectory":
		case "projectdir": return [slashed(require_compute.directoryOf(project))];
		case "msbuildthisfilefullpath": return [`/${file}`];
		case "msbuildprojectfullpath":
		case "projectpath": return [`/${project}`];
		case "msbuildthisfile": return [require_compute.nameOf(file)];
		case "msbuildthisfilename": return [stem(file)];
		case "msbuildprojectfile":
		case "projectfilename": return [require_compute.nameOf(project)];
		case "msbuildprojectname":
		case "projectname": return [stem(project)];
		case "solutiondir": return solutionDirectories.length === 0 ? ["\0"] : solutionDirectories.map(slashed);
		default: return;
	}
}
function functionValues(name, written, context, within) {
	const parts = written.slice(0, MOST_VALUES).map((part) => expand(part, context, within));
	const first = parts[0]?.[0] ?? "";
	const second = parts[1]?.[0];
	const here = `/${require_compute.directoryOf(context.file)}`;
	switch (name.toLowerCase()) {
		case "getpathoffileabove": {
			const found = fileAbove(first, second ?? here, context);
			return [found === void 0 ? "" : `/${found}`];
		}
		case "getdirectorynameoffileabove": {
			const found = fileAbove(second ?? "", first, context);
			return [found === void 0 ? "" : `/${require_compute.directoryOf(found)}`];
		}
		case "combine":
		case "normalizepath":
		case "normalizedirectory":
		case "getfullpath":
		case "ensuretrailingslash": {
			const all = parts.reduce((paths, part) => paths.flatMap((path) => part.map((each) => combine(path, each))), [""]);
			return all.length > MOST_VALUES ? ["\0"] : all.map((path) => /directory|slash/i.test(name) ? `${path}/` : path);
		}
		default: return ["\0"];
	}
}
function combine(path, part) {
	return path === "" || part.startsWith("/") ? part : `${path.replace(/\/$/, "")}/${part}`;
}
/** The nearest file of that name in a directory or above it. */
function fileAbove(name, from, context) {
	const start = node_path.posix.join("/", from).replace(/^\/|\/$/g, "");
	if (start.includes("\0")) return void 0;
	return [start, ...require_compute.pathsAbove(start)].map((directory) => node_path.posix.join(directory, name)).find((path) => context.exists(path));
}
/** Arguments of a function, without their quotes. */
function splitArguments(text) {
	const found = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at <= text.length; at += 1) {
		const sign = text.charAt(at);
		if (sign === "(") depth += 1;
		if (sign === ")") depth -= 1;
		if (at === text.length || sign === "," && depth === 0) {
			found.push(text.slice(from, at).trim().replace(/^['"`]|['"`]$/g, ""));
			from = at + 1;
		}
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/dotnet/project.ts
/** Files that MSBuild and NuGet import by themselves: the nearest one above a project. */
const implicit = [
	"Directory.Build.props",
	"Directory.Build.targets",
	"Directory.Packages.props"
];
/**
* Reads a project and what it imports. Conditions count as true, since properties such as the configuration, the platform
* and the system are not known.
* @param project its path, from the root of the repository
* @throws BrokenManifest when it or a file that it imports is no XML
*/
function readProject(project, files, solutionDirectories) {
	const properties = /* @__PURE__ */ new Map();
	const found = /* @__PURE__ */ new Set();
	const context = (file) => ({
		file,
		project,
		properties,
		solutionDirectories,
		exists: (path) => files.exists(path),
		spend: (steps) => {
			files.spend(steps);
		}
	});
	const directory = require_compute.directoryOf(project);
	const add = (path) => {
		if (found.has(path)) return;
		found.add(path);
		const known = /* @__PURE__ */ new Set();
		for (const { element } of elementsOf(files.get(path))) {
			if (element.name !== "PropertyGroup") continue;
			for (const { name, text } of element.children) {
				const key = name.toLowerCase();
				if (!known.has(`${key} ${text}`)) require_append.append(properties, key, {
					text,
					file: path
				});
				known.add(`${key} ${text}`);
			}
		}
	};
	const nearest = implicit.flatMap((name) => {
		const path = [directory, ...require_compute.pathsAbove(directory)].map((above) => require_compute.inside(above, name)).find((one) => files.find(one).length > 0);
		return path === void 0 ? [] : files.find(path);
	});
	for (const path of [
		...nearest,
		project,
		...files.find(`${project}.user`)
	]) add(path);
	for (let before = -1; before !== found.size;) {
		before = found.size;
		for (const file of [...found]) for (const { element } of elementsOf(files.get(file))) {
			files.spend(1);
			for (const written of importsOf(element)) {
				if (valuesOf(written, context(file)).includes("\0")) {
					for (const one of files.paths()) if (/\.(props|targets)$/i.test(one)) add(one);
				}
				for (const { path, tail } of referencesIn(written, context(file), [directory, require_compute.directoryOf(file)], false)) {
					if (path === void 0) continue;
					for (const one of matching(path, tail, files)) if (!/\.sln\w?$/i.test(one)) add(one);
				}
			}
		}
	}
	return {
		files: [...found],
		...mentions([...found], files, context, directory)
	};
}
function importsOf(element) {
	const { name } = element;
	if (name === "Import") return [attribute(element, "project") ?? ""].filter((path) => path !== "");
	return name === "ProjectReference" ? [attribute(element, "include") ?? ""].filter((path) => /\.(sh)?proj$/i.test(path)) : [];
}
function mentions(found, files, context, directory) {
	const references = [];
	const outside = [];
	const packages = /* @__PURE__ */ new Set();
	const unknown = [];
	for (const file of found) for (const { element, conditions } of elementsOf(files.get(file))) {
		files.spend(1);
		const conditional = conditions.length > 0;
		if (/^(Global)?PackageReference$|^PackageDownload$/.test(element.name)) {
			for (const written of [attribute(element, "include"), attribute(element, "update")]) for (const value of valuesOf(written ?? "", context(file))) for (const name of value.split(";")) if (name.trim() !== "") packages.add(name.trim().toLowerCase());
			continue;
		}
		if (element.name === "PackageVersion" || element.name === "Import") continue;
		const texts = Object.entries(element.attributes).filter(([key]) => !/^(condition|sdk|label|xmlns|version)$/i.test(key));
		for (const [key, written] of [...texts, ["", element.text]]) {
			const required = element.name === "ProjectReference" && key.toLowerCase() === "include";
			const starts = required ? [directory] : [directory, require_compute.directoryOf(file)];
			if (required && mayBeAnyProject(written, context(file))) unknown.push(written);
			for (const found of referencesIn(written, context(file), starts, conditional)) {
				const reference = {
					...found,
					required,
					isText: key === ""
				};
				if (/\.[\w*?]*proj$/i.test(reference.path ?? reference.written)) references.push(reference);
				else if (reference.path !== void 0 && !require_compute.isWithin(reference.path, directory)) outside.push(reference);
			}
		}
	}
	return {
		references,
		outside,
		packages,
		unknown
	};
}
/** True where a part of what is included may be any path: nothing of the file's name is known. */
function mayBeAnyProject(written, context) {
	return written.split(/[;\n]/).flatMap((token) => valuesOf(token.trim(), context)).some((value) => value.includes("\0") && !/[^/]\.\w*proj$/i.test(value.slice(value.lastIndexOf("\0") + 1)));
}
/**
* The places that a text may name.
* @param from directories that a relative path may start from
*/
function referencesIn(written, context, from, conditional) {
	if (!/[\\/.]|\$\(/.test(written)) return [];
	const { file } = context;
	const found = [];
	const tokens = written.split(/[;\n]/).map((token) => token.trim());
	const words = tokens.flatMap((token) => /[\s"']/.test(token) ? token.split(/[\s"'|<>,]+/).filter((word) => /[\\/]/.test(word)) : []);
	for (const token of [...tokens, ...words]) {
		if (!/[\\/]|\.\w+$|\$\(/.test(token) || /^\w+:\/\//.test(token)) continue;
		for (const value of valuesOf(token, context).flatMap((one) => one.split(/[;\n]/).map((part) => part.trim()))) {
			if (value === "") continue;
			const last = value.lastIndexOf("\0");
			if (last >= 0) {
				const tail = value.slice(last + 1).replace(/^\/+/, "");
				if (/[^/]\.\w+$/.test(tail) && !tail.startsWith(".")) found.push({
					path: node_path.posix.normalize(tail),
					tail: true,
					written: token,
					file,
					conditional
				});
				continue;
			}
			const starts = value.startsWith("/") ? [""] : [...new Set(from)];
			for (const start of starts) {
				const path = node_path.posix.join(start === "" ? "." : start, value.replace(/^\/+/, "")).replace(/\/$/, "");
				const inRepository = path !== ".." && !path.startsWith("../") && path !== "." && path !== "";
				found.push({
					path: inRepository ? path : void 0,
					tail: false,
					written: token,
					file,
					conditional
				});
			}
		}
	}
	return found;
}
/** Trying a pattern on a path counts as so many steps; looking at an element is one. */
const stepsOfPattern = 50;
/** The MSBuild files that a path with wildcards, or the end of one, may mean. */
function matching(path, tail, files) {
	if (!/[*?]/.test(path)) {
		if (!tail) return files.find(path);
		const ending = `/${require_compute.foldedPath(path)}`;
		return files.named(require_compute.nameOf(path)).filter((one) => `/${require_compute.foldedPath(one)}`.endsWith(ending));
	}
	const all = [...files.paths()];
	files.spend(all.length * stepsOfPattern);
	const expression = wildcardPath(path, tail ? "end" : "whole");
	return all.filter((one) => expression.test(one.toLowerCase()));
}
/**
* Wildcards as MSBuild writes them: `*` and `?` within a segment, `**` for any number of directories. For paths in small letters.
* @param what whether the pattern is of a whole path, or of the last segments of one
*/
function wildcardPath(path, what) {
	const pattern = path.toLowerCase().replace(/\*{3,}/g, "**").replaceAll("[", "?");
	return require_wildcards.wildcardExpression(what === "end" ? `**/${pattern}` : pattern, {
		anyDepth: true,
		escapes: false,
		negation: "!"
	});
}
//#endregion
//#region src/impacted-targets/build-systems/dotnet/outside-files.ts
/** Files outside of a project's directory that it is built from. */
var OutsideFiles = class {
	#exact = new require_graph.FileOwners();
	/** Patterns by the directory before their first wildcard. */
	#patterns = /* @__PURE__ */ new Map();
	/** Ends of paths by the name of the file. */
	#tails = /* @__PURE__ */ new Map();
	/** Records that a node is built from what a reference names. */
	add({ path, tail, isText }, directory, id) {
		if (path === void 0 || require_compute.isWithin(directory, path)) return;
		if (tail) addPattern(this.#tails, /[*?]/.test(require_compute.nameOf(path)) ? "" : require_compute.nameOf(path).toLowerCase(), path, "end", id);
		else if (/[*?]/.test(path)) {
			const start = path.slice(0, path.search(/[*?]/));
			addPattern(this.#patterns, start.slice(0, Math.max(0, start.lastIndexOf("/"))), path, "whole", id);
		} else this.#exact.add(path, id, isText ? "file" : "directory");
	}
	/** The nodes that are built from a file. */
	of(path) {
		const found = this.#exact.all(path);
		const text = path.toLowerCase();
		const places = [...require_compute.pathsAbove(path).map((above) => this.#patterns.get(above)), ...[require_compute.nameOf(text), ""].map((name) => this.#tails.get(name))];
		for (const patterns of places) for (const { expression, ids } of patterns?.values() ?? []) if (expression.test(text)) for (const id of ids) found.add(id);
		return found;
	}
};
function addPattern(patterns, place, path, meant, id) {
	const there = patterns.get(place) ?? /* @__PURE__ */ new Map();
	patterns.set(place, there);
	const known = there.get(path) ?? {
		expression: wildcardPath(path, meant),
		ids: /* @__PURE__ */ new Set()
	};
	there.set(path, known);
	known.ids.add(id);
}
//#endregion
//#region src/impacted-targets/build-systems/dotnet/packages.ts
/** Id of the node of a file that projects import. */
function fileId(path) {
	return `file:${path}`;
}
function packageId(path, name) {
	return `package:${name}:${path}`;
}
/**
* Central package management (https://learn.microsoft.com/nuget/consume-packages/central-package-management): which
* versions stand in which file, so that a new version impacts the projects that refer to the package.
*/
var CentralPackages = class {
	#files = /* @__PURE__ */ new Map();
	/**
	* @param imported every file that a project is built from, projects included
	*/
	constructor(files, imported) {
		const definitions = /* @__PURE__ */ new Map();
		const forVersions = /* @__PURE__ */ new Set();
		const elsewhere = /* @__PURE__ */ new Set();
		const holding = [];
		for (const path of imported) {
			let holds = false;
			for (const { element, conditions } of elementsOf(files.get(path))) {
				const isVersion = element.name === "PackageVersion";
				holds ||= isVersion;
				for (const [key, text] of [...Object.entries(element.attributes), ["", element.text]]) {
					const names = [...text.matchAll(/\$\(([\w.-]+)/g)].map(([, name = ""]) => name.toLowerCase());
					for (const name of names) (isVersion && /^version/i.test(key) ? forVersions : elsewhere).add(name);
				}
				if (element.name !== "PropertyGroup") continue;
				for (const property of element.children) require_append.append(definitions, property.name.toLowerCase(), `${path} ${conditions} ${textOf(property)}`);
			}
			if (holds) holding.push(path);
		}
		const onlyVersions = new Set([...forVersions].filter((name) => !elsewhere.has(name)));
		const defined = new Map([...definitions].map(([name, all]) => [name, digest(all.join())]));
		for (const path of holding) this.#files.set(path, readVersions(path, files, onlyVersions, defined));
	}
	/** True for a file that is compared by its meaning and not as a whole. */
	has(path) {
		return this.#files.has(path);
	}
	/** Adds the nodes of these files. */
	addTo(nodes) {
		for (const [path, { versions, rest }] of this.#files) {
			const node = require_graph.graphNode(path);
			node.facts.set(path, rest);
			nodes.set(fileId(path), node);
			for (const [name, version] of versions) {
				const one = require_graph.graphNode(`${name} in ${path}`);
				one.facts.set(`${name} in ${path}`, version);
				nodes.set(packageId(path, name), one);
			}
		}
	}
	/** Ids of the versions that a project with these packages takes from a file; of all of them where `every`. */
	used(path, packages, every) {
		return (every ? [...this.#files.get(path)?.versions.keys() ?? []] : [...packages]).map((name) => packageId(path, name));
	}
};
function readVersions(path, files, onlyVersions, defined) {
	const versions = /* @__PURE__ */ new Map();
	const rest = [];
	const inside = /* @__PURE__ */ new Set();
	for (const { element, conditions } of elementsOf(files.get(path))) if (element.name === "PackageVersion") {
		for (const child of element.children) inside.add(child);
		const written = textOf(element);
		const made = digest([...propertiesIn(element)].map((name) => defined.get(name) ?? "").join());
		files.spend(1);
		const names = (attribute(element, "include") ?? attribute(element, "update") ?? "").split(";").map((name) => name.trim().toLowerCase());
		for (const name of names) if (name.includes("$(") || name === "") rest.push(written);
		else versions.set(name, digest(`${versions.get(name) ?? ""}${conditions} ${written} ${made}\n`));
	} else if (!onlyVersions.has(element.name.toLowerCase()) && !inside.has(element)) rest.push(require_manifests.canonical([
		conditions,
		element.name,
		element.attributes,
		element.text
	]));
	return {
		versions,
		rest: rest.join("\n")
	};
}
/** Names of the properties that an element or one below it is made of, in lower case. */
function propertiesIn({ attributes, text, children }) {
	const names = [...Object.values(attributes), text].flatMap((one) => [...one.matchAll(/\$\(([\w.-]+)/g)]).map(([, name = ""]) => name.toLowerCase());
	return /* @__PURE__ */ new Set([...names, ...children.flatMap((child) => [...propertiesIn(child)])]);
}
//#endregion
//#region src/impacted-targets/build-systems/dotnet/solutions.ts
/** Reads the solutions of a commit (`*.sln`, `*.slnx`, `*.slnf`). */
function readSolutions(files) {
	return [...files.paths()].flatMap((path) => {
		if (/\.sln$/i.test(path)) return [readSln(path, files)];
		if (/\.slnx$/i.test(path)) return [readSlnx(path, files)];
		return /\.slnf$/i.test(path) ? [readFilter(path, files)] : [];
	});
}
/** Lines that name a project's id are about that project; what the format's version and Visual Studio say builds nothing. */
function readSln(path, files) {
	const lines = files.text(path).split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "" && !/^(Microsoft Visual Studio Solution File|VisualStudioVersion|MinimumVisualStudioVersion|#|SolutionGuid)/.test(line));
	const byId = /* @__PURE__ */ new Map();
	const folders = /* @__PURE__ */ new Set();
	for (const line of lines) {
		const [, , written = "", id = ""] = /^Project\("\{([^}]*)\}"\)\s*=\s*"[^"]*",\s*"([^"]*)",\s*"\{([^}]*)\}"/.exec(line) ?? [];
		if (id === "") continue;
		const [project] = projectsAt(written, path, files);
		if (project === void 0) folders.add(id.toUpperCase());
		else byId.set(id.toUpperCase(), project);
	}
	const projects = /* @__PURE__ */ new Map();
	const rest = [];
	for (const line of lines) {
		const ids = [...line.matchAll(/\{([0-9A-Fa-f-]{36})\}/g)].map(([, id = ""]) => id.toUpperCase());
		const about = new Set(ids.flatMap((id) => byId.get(id) ?? []));
		for (const project of about) projects.set(project, digest(`${projects.get(project) ?? ""}${digest(line)}\n`));
		if (about.size === 0 && !ids.some((id) => folders.has(id)) && /Platform|Config|\|/.test(line)) rest.push(line);
	}
	return {
		path,
		projects,
		rest: rest.join("\n")
	};
}
function readSlnx(path, files) {
	const projects = /* @__PURE__ */ new Map();
	const rest = [];
	for (const { element } of elementsOf(files.get(path))) {
		const written = attribute(element, "path");
		if (element.name === "Project" && written !== void 0) for (const project of projectsAt(written, path, files)) projects.set(project, textOf(element));
		else if (element.name === "Configurations" || element.name === "Properties") rest.push(textOf(element));
	}
	return {
		path,
		projects,
		rest: rest.join("\n")
	};
}
function readFilter(path, files) {
	let solution;
	try {
		solution = require_json_with_comments.mapping(require_json_with_comments.mapping(require_json_with_comments.parseJsonWithComments(files.text(path))).solution);
	} catch {
		throw new require_manifests.BrokenManifest(path, "this is no JSON");
	}
	const of = typeof solution.path === "string" ? require_compute.resolvePath(require_compute.directoryOf(path), solution.path.replaceAll("\\", "/")) : path;
	const listed = require_json_with_comments.texts(solution.projects).flatMap((written) => projectsAt(written, of ?? path, files));
	return {
		path,
		projects: new Map(listed.map((project) => [project, "listed"])),
		rest: ""
	};
}
/** The project that a solution names; none where nothing is there, as for the folders of a solution. */
function projectsAt(written, solution, files) {
	const path = require_compute.resolvePath(require_compute.directoryOf(solution), written.replaceAll("\\", "/"));
	return path === void 0 || !/proj$/i.test(path) ? [] : files.find(path);
}
//#endregion
//#region src/impacted-targets/build-systems/dotnet/graph.ts
/**
* The graph of a commit's .NET projects. Nodes without a target stand for the files that projects import and for the central
* versions of packages.
* @param start root of the build, from the root of the repository
* @throws BrokenManifest
* @throws Unanswerable when a project refers to one that is not there
*/
async function readDotnetGraph(tree, start, parsed, warn) {
	const files = await readMsbuildFiles(tree, parsed);
	const roots = [...files.paths()].filter((path) => projectFile.test(path) && require_compute.isWithin(path, start));
	if (roots.length === 0) return require_graph.emptyGraph;
	const solutions = readSolutions(files).filter(({ path }) => require_compute.isWithin(path, start));
	const submodules = await require_submodules.submodulesOf(tree);
	const projects = readProjects(roots, files, solutions, submodules);
	const nodes = /* @__PURE__ */ new Map();
	const owners = new require_graph.FileOwners();
	const outside = new OutsideFiles();
	const imported = new Set([...projects.values()].flatMap((project) => project?.files ?? []));
	const central = new CentralPackages(files, imported);
	central.addTo(nodes);
	for (const [path, content] of projects) {
		const node = require_graph.graphNode(path, path);
		nodes.set(projectId(path), node);
		owners.add(require_compute.directoryOf(path), projectId(path), "directory");
		if (content === void 0) continue;
		for (const reference of content.references) for (const id of idsOf(reference, files, submodules)) if (id !== projectId(path)) node.dependencies.add(id);
		const [unknown] = content.unknown;
		if (unknown !== void 0) {
			warn(`dotnet: only MSBuild knows what ${unknown} in ${path} is, so it counts as depending on every project`);
			for (const other of projects.keys()) if (other !== path) node.dependencies.add(projectId(other));
		}
		for (const reference of content.outside) outside.add(reference, require_compute.directoryOf(path), projectId(path));
		const every = [...content.packages].some((name) => name.includes("\0")) || pinsAll(content, files);
		for (const file of content.files) {
			if (file === path) continue;
			if (!nodes.has(fileId(file))) nodes.set(fileId(file), require_graph.graphNode(file));
			node.dependencies.add(fileId(file));
			if (!central.has(file)) owners.add(file, fileId(file), "file");
			else for (const id of central.used(file, content.packages, every)) node.dependencies.add(id);
		}
	}
	for (const submodule of submodules) if ([...nodes.values()].some((node) => node.dependencies.has(submoduleId(submodule)))) {
		nodes.set(submoduleId(submodule), require_graph.graphNode(`submodule ${submodule}`));
		owners.add(submodule, submoduleId(submodule), "directory");
	}
	for (const { path, projects: listed, rest } of solutions) for (const [project, says] of listed) {
		const facts = nodes.get(projectId(project))?.facts;
		facts?.set(`what ${path} says of ${project}`, says);
		facts?.set(`configurations of ${path}`, rest);
	}
	const understood = /* @__PURE__ */ new Set([...solutions.map(({ path }) => path), ...[...imported].filter((path) => central.has(path))]);
	const atRoot = new Set([...projects.keys()].filter((path) => require_compute.directoryOf(path) === start).map(projectId));
	return {
		nodes,
		owners: (path) => {
			if (understood.has(path)) return [];
			const found = outside.of(path);
			for (const id of owners.all(path)) if (!atRoot.has(id) || isBuiltAtRoot(path, start)) found.add(id);
			const place = configuredDirectory(path);
			if (place !== void 0) {
				for (const project of projects.keys()) if (require_compute.isWithin(project, place)) found.add(projectId(project));
			}
			return found;
		},
		readers: () => [],
		interpreted: (path) => understood.has(path)
	};
}
function projectId(path) {
	return `project:${path}`;
}
function submoduleId(path) {
	return `submodule:${path}`;
}
/**
* Reads the projects below the root of the build and those that they reach. One that cannot be read is undefined where
* neither a solution nor another project names it: it may be a test's own.
*/
function readProjects(roots, files, solutions, submodules) {
	const projects = /* @__PURE__ */ new Map();
	const read = (path) => {
		return readProject(path, files, solutions.filter((solution) => solution.projects.has(path)).map((one) => require_compute.directoryOf(one.path)));
	};
	const listed = new Set(solutions.flatMap((solution) => [...solution.projects.keys()]));
	const waiting = roots.map((path) => ({
		path,
		named: listed.has(path)
	}));
	for (const { path, named } of waiting) {
		if (projects.has(path) && (!named || projects.get(path) !== void 0)) continue;
		let content;
		try {
			content = read(path);
		} catch (error) {
			if (named || !(error instanceof require_manifests.BrokenManifest)) throw error;
			projects.set(path, void 0);
			continue;
		}
		projects.set(path, content);
		for (const reference of content.references) for (const other of found(reference, files)) waiting.push({
			path: other,
			named: true
		});
		checkThere(content.references, path, files, submodules);
	}
	return projects;
}
/** The projects that a reference may mean. */
function found({ path, tail }, files) {
	return path === void 0 ? [] : matching(path, tail, files).filter((one) => projectFile.test(one));
}
/** @throws Unanswerable when nothing is where a project surely is expected, by any of the values that a reference may have */
function checkThere(references, project, files, submodules) {
	const isThere = ({ path, tail }) => path === void 0 || /[*?]/.test(path) || matching(path, tail, files).length > 0 || submodules.some((submodule) => require_compute.isWithin(path, submodule));
	const there = new Set(references.filter(isThere).map(({ written }) => written));
	const missing = references.find(({ required, conditional, written }) => required && !conditional && !there.has(written));
	if (missing === void 0) return;
	throw new require_unanswerable.Unanswerable(`${project} refers to ${missing.written}, and nothing is there`);
}
function idsOf(reference, files, submodules) {
	const ids = found(reference, files).map(projectId);
	const { path } = reference;
	const holding = path === void 0 ? [] : submodules.filter((submodule) => require_compute.isWithin(path, submodule));
	return [...ids, ...holding.map(submoduleId)];
}
/** True where central versions also count for packages that a project does not name, because others need them. */
function pinsAll(content, files) {
	return content.files.some((file) => {
		const elements = [...elementsOf(files.get(file))];
		files.spend(elements.length);
		return elements.some(({ element: { name, text } }) => /^CentralPackageTransitivePinningEnabled$/i.test(name) && !/^false$/i.test(text));
	});
}
/** What a project in the root of the build has of it: what MSBuild's default items may hold, and not all of a repository. */
function isBuiltAtRoot(path, start) {
	const relative = start === "" ? path : path.slice(start.length + 1);
	if (relative.startsWith(".")) return false;
	return relative.includes("/") || /\.(cs|fs|fsi|fsx|vb|resx|xaml|axaml|razor|cshtml|json|config|xml|settings|txt|snk|ruleset|props|targets|\w+proj|ico|manifest|proto|sql|tt)$/i.test(relative);
}
/** Settings that .NET's tools look for in the directories above a project. */
function configuredDirectory(path) {
	const name = require_compute.nameOf(path).toLowerCase();
	if (name === "dotnet-tools.json" && /(^|\/)\.config$/.test(require_compute.directoryOf(path))) return require_compute.directoryOf(require_compute.directoryOf(path));
	return /^(global\.json|nuget\.config|\.editorconfig|.*\.globalconfig|directory\.build\.rsp|msbuild\.rsp|directory\.solution\.(props|targets)|(before|after)\..*\.sln\.targets|dotnet-tools\.json|version\.json|gitversion\.yml|.*\.runsettings|testconfig\.json)$/.test(name) ? require_compute.directoryOf(path) : void 0;
}
//#endregion
//#region src/impacted-targets/build-systems/dotnet/index.ts
/** .NET projects, read from solutions, projects and what they import. Neither .NET nor MSBuild is needed. */
const dotnet = {
	detect: hasProjects,
	impact: async (comparison, tools) => {
		require_known_options.refuseUnknownOptions("dotnet", tools.options, []);
		const parsed = /* @__PURE__ */ new Map();
		const warn = require_warn_once.warnOnce(tools);
		return require_manifests.compareManifests(comparison, "dotnet", (tree) => readDotnetGraph(tree, comparison.root, parsed, warn));
	}
};
/** A solution may be empty, and global.json may stand beside anything. */
async function hasProjects(tree, root) {
	return (await tree.entries()).some(({ path, mode }) => projectFile.test(path) && mode.startsWith("100") && require_compute.isWithin(path, root));
}
//#endregion
exports.dotnet = dotnet;
