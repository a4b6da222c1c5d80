const require_build_system = require("./build-system-YWE15Mb4.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_known_options = require("./known-options-B794Rcd6.js");
const require_compare = require("./compare-DYCrIIet.js");
const require_unanswerable = require("./unanswerable-Uszvh3vM.js");
const require_manifests = require("./manifests-DGC4Hkor.js");
const require_graph = require("./graph-Chx52K30.js");
const require_root_package = require("./root-package-CAZgCCiq.js");
const require_submodules = require("./submodules-1JGPW6W3.js");
const require_wildcards = require("./wildcards-CBtffFz2.js");
const require_tool_output = require("./tool-output-DqhpHJF6.js");
let node_path = require("node:path");
let node_net = require("node:net");
//#region src/impacted-targets/build-systems/go/embed.ts
/** Reads a pattern. */
function embedPattern(written) {
	const all = written.startsWith("all:");
	const pattern = (all ? written.slice(4) : written).replace(/\/$/, "");
	const read = (text) => require_wildcards.wildcardExpression(text, {
		anyDepth: false,
		escapes: true,
		negation: "^"
	});
	return {
		all,
		expression: read(pattern),
		lowerCase: read(pattern.toLowerCase())
	};
}
/**
* True when a pattern of a package takes a file in: the file itself matches, or a directory above it does, in which
* case names that begin with a dot or an underscore are left out below that directory.
* @param modules directories of other modules, which nothing is embedded from
*/
function embeds(patterns, directory, path, modules) {
	if (patterns.length === 0 || path === directory || !require_compute.isWithin(path, directory)) return false;
	for (const module of modules) if (module !== directory && require_compute.isWithin(module, directory) && require_compute.isWithin(path, module)) return false;
	const segments = path.slice(directory === "" ? 0 : directory.length + 1).split("/");
	return patterns.some(({ expression, lowerCase, all }) => {
		for (let length = 0; length <= segments.length; length += 1) {
			const upTo = length === 0 ? "." : segments.slice(0, length).join("/");
			if (!expression.test(upTo) && !lowerCase.test(upTo.toLowerCase())) continue;
			if (all || length === segments.length) return true;
			if (segments.slice(length).every((segment) => !/^[._]/.test(segment))) return true;
		}
		return false;
	});
}
//#endregion
//#region src/impacted-targets/build-systems/go/mod-file.ts
/**
* The directives of go.mod or go.work, without comments (https://go.dev/ref/mod#go-mod-file-lexical).
* @throws BrokenManifest with line and column
*/
function directivesOf(path, text) {
	const directives = [];
	let block;
	text.split(/\r?\n/).forEach((written, index) => {
		const line = index + 1;
		const tokens = tokensOf$1(path, written, line);
		if (tokens.length === 0) return;
		const [first = "", ...rest] = tokens;
		if (block !== void 0) if (first === ")") block = void 0;
		else directives.push({
			verb: block.verb,
			args: tokens,
			line
		});
		else if (rest[0] === "(" && rest.length === 1) block = {
			verb: first,
			line
		};
		else if (first === ")" || first === "(") throw new require_manifests.BrokenManifest(path, `${first} without a block`, line, written.indexOf(first) + 1);
		else if (!(rest[0] === "(" && rest[1] === ")")) directives.push({
			verb: first,
			args: rest,
			line
		});
	});
	if (block !== void 0) throw new require_manifests.BrokenManifest(path, `the block of ${block.verb} never ends`, block.line, 1);
	return directives;
}
function tokensOf$1(path, written, line) {
	const tokens = [];
	const token = /[ \t]+|\/\/.*|"((?:[^"\\]|\\.)*)"|`([^`]*)`|=>|[()]|(?:(?!\/\/|=>)[^\s"`()])+/y;
	while (token.lastIndex < written.length) {
		const at = token.lastIndex;
		const match = token.exec(written);
		if (match === null) throw new require_manifests.BrokenManifest(path, "a quote that never ends", line, at + 1);
		if (/^(?:[ \t]|\/\/)/.test(match[0])) continue;
		tokens.push(match[1]?.replace(/\\(.)/g, "$1") ?? match[2] ?? match[0]);
	}
	return tokens;
}
/**
* Reads go.mod.
* @throws BrokenManifest
*/
function readModFile(path, text) {
	const requires = /* @__PURE__ */ new Map();
	const excludes = /* @__PURE__ */ new Map();
	const others = /* @__PURE__ */ new Map();
	const replaces = [];
	let module;
	let go;
	for (const { verb, args, line } of directivesOf(path, text)) {
		const [first = "", second = ""] = args;
		if (verb === "module") module = first;
		else if (verb === "require") requires.set(first, second);
		else if (verb === "replace") replaces.push(replaceOf(path, args, line));
		else if (verb === "exclude") excludes.set(first, `${excludes.get(first) ?? ""} ${second}`);
		else if (verb !== "retract") others.set(verb, `${others.get(verb) ?? ""} ${args.join(" ")}`);
		if (verb === "go") go = first;
	}
	if (module === void 0 || module === "") throw new require_manifests.BrokenManifest(path, "there is no module directive", 1, 1);
	return {
		module,
		go,
		requires,
		replaces,
		others,
		excludes
	};
}
/**
* Reads go.work.
* @throws BrokenManifest
*/
function readWorkFile(path, text) {
	const uses = [];
	const replaces = [];
	const others = /* @__PURE__ */ new Map();
	for (const { verb, args, line } of directivesOf(path, text)) if (verb === "use") uses.push(args[0] ?? "");
	else if (verb === "replace") replaces.push(replaceOf(path, args, line));
	else others.set(verb, `${others.get(verb) ?? ""} ${args.join(" ")}`);
	return {
		uses,
		replaces,
		others
	};
}
function replaceOf(path, args, line) {
	const arrow = args.indexOf("=>");
	const [module, version] = args.slice(0, Math.max(arrow, 0));
	const [by, byVersion] = args.slice(arrow + 1);
	if (arrow < 1 || module === void 0 || by === void 0) throw new require_manifests.BrokenManifest(path, "replace needs the form: old [version] => new [version]", line, 1);
	return {
		module,
		version,
		by,
		byVersion
	};
}
/** True when the version of the language is at least `1.<minor>`. */
function isAtLeast(go, minor) {
	const [, major = "1", found = "0"] = /^(\d+)(?:\.(\d+))?/.exec(go ?? "") ?? [];
	return Number(major) > 1 || Number(found) >= minor;
}
/** Lines of go.sum, by module path: `version hash`. */
function readSumFile(text) {
	const sums = /* @__PURE__ */ new Map();
	for (const line of text.split(/\r?\n/)) {
		const [module, ...rest] = line.trim().split(/\s+/);
		if (module === void 0 || module === "") continue;
		require_append.append(sums, module, rest.join(" "));
	}
	return sums;
}
/** Modules of vendor/modules.txt: the lines about the module, by package. */
function readVendoredModules(text) {
	const packages = /* @__PURE__ */ new Map();
	let module = "";
	for (const line of text.split(/\r?\n/)) if (line.startsWith("# ")) module = line;
	else if (line.startsWith("## ")) module += `\n${line}`;
	else if (line !== "") packages.set(line, module);
	return packages;
}
//#endregion
//#region src/impacted-targets/build-systems/go/modules.ts
/** Directories that `./...` leaves out. */
const UNLISTED = /(?:^|\/)(?:testdata|vendor|[._][^/]*)(?:\/|$)/;
/** True when `./...` does not match the directory; both from the root of the repository. */
function isUnlisted(directory, root) {
	return UNLISTED.test(directory.slice(root === "" ? 0 : root.length + 1));
}
/**
* Finds the modules of a build: those that go.work uses, and every other module below the root, each by itself.
* @param root of the build, from the root of the repository
* @throws BrokenManifest
* @throws Unanswerable when a path leads to a place where the commit has no module
*/
async function readModules(tree, root) {
	const names = /* @__PURE__ */ new Set([
		"go.mod",
		"go.sum",
		"go.work",
		"go.work.sum",
		"modules.txt"
	]);
	const paths = (await tree.entries()).map((entry) => entry.path).filter((path) => names.has(require_compute.nameOf(path)));
	const boundaries = new Set(paths.filter((path) => require_compute.nameOf(path) === "go.mod").map(require_compute.directoryOf));
	const submodules = await require_submodules.submodulesOf(tree);
	const reader = new Reader(await tree.read(paths), (place) => boundaries.has(place) || submodules.some((submodule) => require_compute.isWithin(place, submodule)));
	const workDirectory = [root, ...require_compute.pathsAbove(root)].find((above) => reader.text(require_compute.inside(above, "go.work")) !== void 0);
	const work = workDirectory === void 0 ? void 0 : reader.work(workDirectory);
	const used = /* @__PURE__ */ new Set();
	for (const use of work?.uses ?? []) {
		const directory = require_compute.resolvePath(workDirectory ?? "", use);
		if (directory === void 0) throw require_unanswerable.leadsNowhere(require_compute.inside(workDirectory ?? "", "go.work"), use, "a use");
		if (submodules.some((submodule) => require_compute.isWithin(directory, submodule))) continue;
		if (!boundaries.has(directory)) throw new require_manifests.BrokenManifest(require_compute.inside(workDirectory ?? "", "go.work"), `use names ${use}, where there is no go.mod`);
		used.add(directory);
	}
	const listed = new Set([...boundaries].filter((place) => require_compute.isWithin(place, root) && !isUnlisted(place, root)));
	for (const directory of used) listed.add(directory);
	const byDirectory = /* @__PURE__ */ new Map();
	const module = (directory) => {
		const known = byDirectory.get(directory);
		if (known) return known;
		const found = {
			directory,
			file: reader.module(directory),
			listed: listed.has(directory)
		};
		byDirectory.set(directory, found);
		return found;
	};
	const builds = [...listed].filter((directory) => !used.has(directory)).sort().map((directory) => reader.build(directory, void 0, [module(directory)]));
	if (work !== void 0 && workDirectory !== void 0) builds.unshift(reader.build(workDirectory, work, [...used].sort().map(module)));
	for (const build of builds) for (const { directory } of build.places) if (boundaries.has(directory)) module(directory);
	return {
		builds,
		byDirectory,
		boundaries,
		files: reader.used
	};
}
var Reader = class {
	contents;
	isModule;
	/** Files that were understood. */
	used = /* @__PURE__ */ new Set();
	constructor(contents, isModule) {
		this.contents = contents;
		this.isModule = isModule;
	}
	text(path) {
		const content = this.contents.get(path);
		return content === void 0 ? void 0 : require_manifests.manifestText(content);
	}
	module(directory) {
		const path = require_compute.inside(directory, "go.mod");
		this.used.add(path).add(require_compute.inside(directory, "go.sum"));
		return readModFile(path, this.text(path) ?? "");
	}
	work(directory) {
		const path = require_compute.inside(directory, "go.work");
		this.used.add(path).add(require_compute.inside(directory, "go.work.sum"));
		return readWorkFile(path, this.text(path) ?? "");
	}
	build(directory, work, modules) {
		const replaces = [...(work?.replaces ?? []).map((replace) => [replace, directory]), ...modules.flatMap((module) => module.file.replaces.map((replace) => [replace, module.directory]))];
		const vendors = this.#vendors(directory, modules);
		const vendored = vendors.length > 0 && modules.every((module) => isAtLeast(module.file.go, 14));
		const places = modules.map((module) => ({
			module: module.file.module,
			directory: module.directory
		}));
		for (const [replace, from] of replaces) {
			if (!isPath(replace)) continue;
			const place = require_compute.resolvePath(from, replace.by);
			if (!vendored && (place === void 0 || !this.isModule(place))) throw require_unanswerable.leadsNowhere(require_compute.inside(from, work?.replaces.includes(replace) === true ? "go.work" : "go.mod"), replace.by, replace.module);
			if (place !== void 0) places.push({
				module: replace.module,
				directory: place
			});
		}
		const complete = work === void 0 && modules.every((module) => isAtLeast(module.file.go, 17));
		return {
			directory,
			work,
			modules,
			places,
			externals: this.#externals(complete, modules, replaces.map(([replace]) => replace), work && require_compute.inside(directory, "go.work.sum")),
			complete,
			vendors,
			vendored
		};
	}
	#externals(complete, modules, replaces, workSums) {
		const sums = /* @__PURE__ */ new Map();
		const sumFiles = modules.map((module) => require_compute.inside(module.directory, "go.sum"));
		if (workSums !== void 0) sumFiles.push(workSums);
		for (const path of sumFiles) for (const [module, lines] of readSumFile(this.text(path) ?? "")) for (const one of lines) require_append.append(sums, module, one);
		const versions = /* @__PURE__ */ new Map();
		for (const { file } of modules) for (const [module, version] of file.requires) versions.set(module, (versions.get(module) ?? /* @__PURE__ */ new Set()).add(version));
		if (!complete) {
			for (const module of sums.keys()) if (!versions.has(module)) versions.set(module, /* @__PURE__ */ new Set());
		}
		const externals = /* @__PURE__ */ new Map();
		for (const [module, wanted] of versions) {
			const replaced = replaces.filter((replace) => replace.module === module);
			const lines = (of, only) => (sums.get(of) ?? []).filter((line) => only.size === 0 || only.has(line.replace(/(?:\/go\.mod)?\s.*$/, "")));
			const hashes = [...lines(module, complete ? wanted : /* @__PURE__ */ new Set()), ...replaced.flatMap(({ by, byVersion }) => byVersion === void 0 ? [] : lines(by, /* @__PURE__ */ new Set([byVersion])))];
			const excluded = modules.map(({ file }) => file.excludes.get(module)).filter((each) => each !== void 0);
			const facts = [
				[...wanted].sort(),
				replaced,
				[...new Set(hashes)].sort(),
				excluded
			];
			externals.set(module, JSON.stringify(facts));
		}
		return externals;
	}
	#vendors(directory, modules) {
		return [.../* @__PURE__ */ new Set([directory, ...modules.map((module) => module.directory)])].flatMap((place) => {
			const path = require_compute.inside(place, "vendor/modules.txt");
			const listing = this.text(path);
			if (listing === void 0) return [];
			this.used.add(path);
			return [{
				directory: require_compute.directoryOf(path),
				packages: readVendoredModules(listing)
			}];
		});
	}
};
/** By the rule of Go's own `modfile.IsDirectoryPath`, which is the same on every system. */
function isPath({ by }) {
	return /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:)/.test(by);
}
//#endregion
//#region src/impacted-targets/build-systems/go/source-file.ts
/**
* Reads a Go file, or one that cgo compiles: those have no imports, but may mention paths.
* @param text of the file
* @param isGo false for C, assembly and the like
*/
function readSourceFile(text, isGo) {
	return {
		imports: isGo ? importsOf(text) : [],
		embeds: isGo ? embedsOf(text) : [],
		mentioned: mentionedPaths(text),
		asksForItsPlace: isGo && text.includes("runtime.Caller"),
		apart: isGo && /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(text.replace(/^package\s[\s\S]*/m, ""))
	};
}
/**
* The import paths in the head of a Go file: package clause, then import declarations, up to the first other
* declaration (https://go.dev/ref/spec#Source_file_organization). Build constraints are comments, which are skipped:
* what is imported on any platform counts. A file that is no Go ends the list where it stops being understood.
*/
function importsOf(text) {
	const tokens = tokensOf(text.replace(/^\uFEFF/, ""));
	const imports = [];
	const next = () => tokens.next().value ?? "";
	if (next() !== "package") return imports;
	next();
	for (let token = next(); token === ";" || token === "import"; token = next()) {
		if (token === ";") continue;
		let at = next();
		const block = at === "(";
		if (block) at = next();
		while (at !== "" && at !== ")") {
			if (at.startsWith("\"") || at.startsWith("`")) {
				imports.push(unquote(at));
				if (!block) break;
			} else if (!/^[\p{L}_.;]/u.test(at)) return imports;
			at = next();
		}
	}
	return imports;
}
/** Tokens of the head of a Go file: names, strings with their quotes, and single characters. Comments are none. */
function* tokensOf(text) {
	const token = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[\p{L}_][\p{L}\p{Nd}_]*|[\s\S]/uy;
	for (let match = token.exec(text); match !== null; match = token.exec(text)) if (!/^(?:\s|\/\/|\/\*)/.test(match[0])) yield match[0];
}
/** Value of a string token. Import paths and patterns hold no other escapes than those that JSON has, but for hexadecimal ones. */
function unquote(token) {
	if (token.startsWith("`")) return token.slice(1, -1);
	const codes = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3})|(.))/g;
	const plain = {
		n: "\n",
		t: "	",
		r: "\r",
		a: "\x07",
		b: "\b",
		f: "\f",
		v: "\v"
	};
	return token.slice(1, -1).replace(codes, (_all, ...groups) => {
		const [byte, short, long, octal, letter = ""] = groups;
		const hexadecimal = byte ?? short ?? long;
		if (hexadecimal !== void 0) return String.fromCodePoint(Math.min(parseInt(hexadecimal, 16), 1114111));
		if (octal !== void 0) return String.fromCodePoint(parseInt(octal, 8));
		return plain[letter] ?? letter;
	});
}
/** Patterns of the `//go:embed` lines, which may stand anywhere in a file. */
function embedsOf(text) {
	const patterns = [];
	for (const [, rest = ""] of text.matchAll(/^[ \t]*\/\/go:embed[ \t]+(.*)$/gm)) for (const [pattern] of rest.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|[^\s"`]+/g)) patterns.push(/^["`]/.test(pattern) ? unquote(pattern) : pattern);
	return patterns;
}
function mentionedPaths(text) {
	const paths = /* @__PURE__ */ new Set();
	for (const [, path = ""] of text.matchAll(/["`](\.\.[/\\][^"`\s]*)["`]/g)) paths.add(require_compute.pathInLiteral(path));
	for (const [, first = "", rest = ""] of text.matchAll(/"(\.\.(?:\/[^"\n]*)?)"((?:\s*,\s*"[^"\\\n]*")*)/g)) paths.add([first, ...[...rest.matchAll(/"([^"]*)"/g)].map(([, segment = ""]) => segment)].join("/"));
	for (const [, path = ""] of text.matchAll(/\$\{SRCDIR\}\/([^\s"]+)/g)) paths.add(path);
	return [...paths];
}
//#endregion
//#region src/impacted-targets/build-systems/go/packages.ts
/** Files that the go command compiles or hands to a compiler, beside Go itself (`go help packages`, `go/build`). */
const COMPILED = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;
const CGO = /\.(?:c|cc|cpp|cxx|m|h|hh|hpp|hxx|s|S|sx)$/;
/**
* The packages of a commit, by their directories.
* @param read files that were read before; what is read now is added
*/
async function readPackages(tree, modules, read) {
	const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
	const packages = /* @__PURE__ */ new Map();
	const entries = await tree.entries();
	const objects = new Map(entries.map(({ path, object }) => [path, object]));
	const links = await require_compare.symbolicLinks(tree);
	const files = [];
	for (const { path, mode } of entries) {
		if (mode === "160000" || !COMPILED.test(path) || /^[._]/.test(require_compute.nameOf(path))) continue;
		const directory = require_compute.directoryOf(path);
		const content = links.destination(path);
		files.push({
			path,
			content,
			object: objects.get(content) ?? "",
			directory
		});
		if (!path.endsWith(".go") || packages.has(directory)) continue;
		const found = packageAt(directory, modules, vendors);
		if (found) packages.set(directory, found);
	}
	const wanted = files.filter(({ directory, path }) => packages.has(directory) && (path.endsWith(".go") || CGO.test(path)));
	const unread = new Map(wanted.filter(({ object }) => !read.has(object)).map((each) => [each.content, each]));
	for (const [content, text] of await tree.read(unread.keys())) {
		const { object, path } = unread.get(content) ?? {
			object: "",
			path: content
		};
		read.set(object, readSourceFile(text.toString("utf8"), path.endsWith(".go")));
	}
	for (const { path, object, directory } of wanted) {
		const source = read.get(object);
		if (source) packages.get(directory)?.sources.push({
			path,
			source
		});
	}
	return packages;
}
function packageAt(directory, modules, vendors) {
	const vendor = vendors.find((place) => directory !== place && require_compute.isWithin(directory, place));
	if (vendor !== void 0) return {
		directory,
		module: void 0,
		importPath: directory.slice(vendor.length + 1),
		listed: false,
		sources: []
	};
	const boundary = [directory, ...require_compute.pathsAbove(directory)].find((above) => modules.byDirectory.has(above));
	const module = boundary === void 0 ? void 0 : modules.byDirectory.get(boundary);
	if (module === void 0) return void 0;
	const rest = directory.slice(module.directory === "" ? 0 : module.directory.length + 1);
	return {
		directory,
		module,
		importPath: rest === "" ? module.file.module : `${module.file.module}/${rest}`,
		listed: module.listed && !isUnlisted(directory, module.directory),
		sources: []
	};
}
/** Tests, and scripts that are run by their name, are part of the target, but importers of the package do not see them. */
function isSeenByImporters(path, { apart }) {
	return !path.endsWith("_test.go") && !apart;
}
/** The node of what the importers of a package see. */
function libraryId(directory) {
	return `library:${directory}`;
}
/** The node of a package's tests. */
function testsId(directory) {
	return `tests:${directory}`;
}
//#endregion
//#region src/impacted-targets/build-systems/go/owners.ts
/** Which nodes a file belongs to. */
var Owners = class {
	packages;
	modules;
	embedded;
	isApart;
	#vendors;
	constructor(packages, modules, embedded, isApart) {
		this.packages = packages;
		this.modules = modules;
		this.embedded = embedded;
		this.isApart = isApart;
		this.#vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
	}
	of(path) {
		if (this.modules.files.has(path)) return /* @__PURE__ */ new Set();
		const vendor = this.#vendors.find((place) => require_compute.isWithin(path, place));
		if (vendor !== void 0) return this.#vendored(path, vendor);
		const owners = /* @__PURE__ */ new Set();
		let found = false;
		for (const directory of [path, ...require_compute.pathsAbove(path)]) {
			const each = this.packages.get(directory);
			if (each !== void 0) {
				if (!found && !this.isApart(directory, path)) owners.add(this.#part(each, path));
				if (each.listed) found = true;
				for (const { id, patterns } of this.embedded.get(directory) ?? []) if (embeds(patterns, directory, path, this.modules.boundaries)) owners.add(id);
			}
			if (this.modules.byDirectory.has(directory)) break;
		}
		return owners;
	}
	/** What is compiled belongs to the package itself; what else lies there is only seen by tests, which run there. */
	#part({ directory, sources, listed }, path) {
		const ignored = /^[._]/.test(require_compute.nameOf(path));
		const source = sources.find((each) => each.path === path)?.source;
		const seen = source ? isSeenByImporters(path, source) : !path.endsWith("_test.go");
		const compiled = COMPILED.test(path) && seen && !ignored;
		const nested = listed && isUnlisted(require_compute.directoryOf(path), directory);
		if (compiled && !nested) return libraryId(directory);
		return sources.some((each) => each.source.asksForItsPlace && !each.path.endsWith("_test.go")) && seen ? libraryId(directory) : testsId(directory);
	}
	#vendored(path, vendor) {
		for (const directory of require_compute.pathsAbove(path)) {
			if (!require_compute.isWithin(directory, vendor)) break;
			if (this.packages.has(directory)) return /* @__PURE__ */ new Set([libraryId(directory)]);
		}
		const below = [...this.packages.keys()].filter((directory) => require_compute.isWithin(directory, require_compute.directoryOf(path)));
		return new Set(below.map(libraryId));
	}
};
//#endregion
//#region src/impacted-targets/build-systems/go/graph.ts
/**
* The graph of the packages of a commit.
* @param root of the build, from the root of the repository
*
* Each package is two nodes: what its importers see, and its tests (`_test.go` files of both kinds), which alone have
* the imports of the tests. Nodes without a target stand for modules from elsewhere and for vendored packages.
*/
async function readGoGraph(tree, root, modules, { requirements, alsoThere, read }) {
	const packages = await readPackages(tree, modules, read);
	const nodes = /* @__PURE__ */ new Map();
	const mentioned = new require_graph.FoldedOwners();
	const embedded = /* @__PURE__ */ new Map();
	for (const module of modules.byDirectory.values()) nodes.set(moduleId(module.directory), moduleNode(module));
	for (const build of modules.builds) addBuild(build, nodes, requirements, alsoThere);
	for (const each of packages.values()) {
		const { directory, importPath, listed, sources } = each;
		const target = listed ? importPath : void 0;
		nodes.set(libraryId(directory), require_graph.graphNode(importPath, target));
		nodes.set(testsId(directory), require_graph.graphNode(`${importPath} (tests)`, target));
		nodes.get(testsId(directory))?.dependencies.add(libraryId(directory));
		if (each.module) nodes.get(libraryId(directory))?.dependencies.add(moduleId(each.module.directory));
		const patterns = /* @__PURE__ */ new Map();
		for (const { path, source } of sources) {
			const id = isSeenByImporters(path, source) ? libraryId(directory) : testsId(directory);
			for (const one of source.embeds.map(embedPattern)) require_append.append(patterns, id, one);
			for (const written of source.mentioned) {
				const place = require_compute.resolvePath(directory, written);
				if (place !== void 0 && !require_compute.isWithin(directory, place)) mentioned.add(place, id);
			}
		}
		embedded.set(directory, [...patterns].map(([id, found]) => ({
			id,
			patterns: found
		})).filter((each) => each.patterns.length > 0));
	}
	for (const build of modules.builds) addImports(build, packages, nodes, modules);
	const isOfRoot = await require_root_package.filesOfRootPackage(tree, {
		root,
		built: new RegExp(`^(?:.*/)?testdata/|${COMPILED.source}`, "s"),
		sources: packages.get(root)?.sources.map(({ path }) => path) ?? []
	});
	const owners = new Owners(packages, modules, embedded, (directory, path) => directory === root && !isOfRoot(path));
	const opaque = new Set((await require_submodules.submodulesOf(tree)).filter((path) => !isUnlisted(path, "")));
	return {
		nodes,
		owners: (path) => opaque.has(path) ? [] : owners.of(path),
		readers: (path) => mentioned.all(path),
		interpreted: (path) => modules.files.has(path)
	};
}
function moduleId(directory) {
	return `module:${directory}`;
}
function externalId(build, module) {
	return `external:${build.directory}:${module}`;
}
/** What go.mod says to all packages of its module: the version of the language, the toolchain, debug settings. */
function moduleNode({ directory, file }) {
	const node = require_graph.graphNode(file.module);
	for (const [verb, text] of file.others) node.facts.set(`${verb} of ${require_compute.inside(directory, "go.mod")}`, text);
	return node;
}
/** Adds the modules from elsewhere that a build uses, and what go.work says to all of its modules. */
function addBuild(build, nodes, requirements, alsoThere) {
	const known = requirements.get(build.directory);
	const others = `others:${build.directory}`;
	const all = require_graph.graphNode(`the modules of ${require_compute.inside(build.directory, "go.mod")}`);
	for (const [module, facts] of build.externals) {
		const node = require_graph.graphNode(module);
		node.facts.set(`${module} in ${build.work ? "go.work or go.mod" : require_compute.inside(build.directory, "go.mod")}`, facts);
		if (known === "unknown") {
			node.dependencies.add(others);
			if (!build.complete || alsoThere(build, module)) all.dependencies.add(externalId(build, module));
		} else for (const required of known?.get(module) ?? []) node.dependencies.add(externalId(build, required));
		nodes.set(externalId(build, module), node);
	}
	nodes.set(others, all);
	for (const module of build.modules) {
		const node = nodes.get(moduleId(module.directory));
		node?.facts.set("go.work", build.work === void 0 ? "not used" : "used");
		for (const [verb, text] of build.work?.others ?? []) node?.facts.set(`${verb} of go.work`, text);
	}
}
/** Adds the edges that imports make, as they resolve in one build. */
function addImports(build, packages, nodes, modules) {
	const participants = new Set(build.places.map((place) => place.directory));
	const resolved = /* @__PURE__ */ new Map();
	const byFold = /* @__PURE__ */ new Map();
	for (const at of packages.keys()) byFold.set(require_compute.foldedPath(at), [...byFold.get(require_compute.foldedPath(at)) ?? [], at]);
	const resolve = (path) => {
		const known = resolved.get(path);
		if (known) return known;
		const ids = resolveImport(path, build, packages, byFold, modules);
		resolved.set(path, ids);
		return ids;
	};
	for (const { directory, module, sources } of packages.values()) {
		const vendored = build.vendors.some((vendor) => require_compute.isWithin(directory, vendor.directory));
		if (module === void 0 ? !vendored : !participants.has(module.directory)) continue;
		for (const vendor of vendored ? build.vendors : []) {
			const path = directory.slice(vendor.directory.length + 1);
			const said = vendor.packages.get(path) ?? [...vendor.packages.values()].join("\n");
			nodes.get(libraryId(directory))?.facts.set(`${path} in modules.txt`, said);
		}
		for (const { path, source } of sources) {
			const user = nodes.get(isSeenByImporters(path, source) ? libraryId(directory) : testsId(directory));
			for (const imported of source.imports) for (const id of resolve(imported)) user?.dependencies.add(id);
		}
	}
}
/** The nodes that an import path may mean. None for the standard library. */
function resolveImport(path, build, packages, byFold, modules) {
	const candidates = build.places.filter(({ module }) => require_compute.isWithin(path, module)).sort((one, other) => other.module.length - one.module.length).map(({ module, directory }) => ({
		at: require_compute.inside(directory, path.slice(module.length + 1)),
		directory
	})).filter(({ at, directory }) => {
		return [at, ...require_compute.pathsAbove(at)].find((above) => modules.boundaries.has(above)) === directory;
	});
	const local = candidates.find(({ at }) => packages.has(at));
	if (local) return [libraryId(local.at)];
	const vendored = build.vendors.map((vendor) => require_compute.inside(vendor.directory, path)).filter((at) => packages.has(at));
	if (build.vendored && vendored.length > 0) return vendored.map(libraryId);
	const externals = [...build.externals.keys()].filter((module) => require_compute.isWithin(path, module));
	return [
		...[...vendored, ...candidates.map(({ at }) => at)].map(libraryId),
		...candidates.flatMap(({ at }) => byFold.get(require_compute.foldedPath(at)) ?? []).map(libraryId),
		...externals.map((module) => externalId(build, module))
	];
}
//#endregion
//#region src/impacted-targets/build-systems/go/module-proxy.ts
/** Timeout of a connection to the proxy. One that works responds in a fraction of this; the go command waits half a minute and longer. */
const patienceMilliseconds = 4e3;
/**
* Why the go command could not fetch modules, when the proxy that it would ask cannot be reached.
* @param settings values of GOPROXY, GOPRIVATE and GONOPROXY
* @param environment of the job, whose own proxy the go command uses
* @returns undefined where the proxy is there, or where modules come from elsewhere as well
*/
async function whyUnreachable([goProxy = "", ...direct], environment) {
	const [first = ""] = goProxy.trim().split(/[,|]/);
	if (!/^https?:\/\//.test(first) || goProxy.includes("|") || direct.some((each) => each.trim() !== "")) return void 0;
	const asked = (first.startsWith("https:") ? ["HTTPS_PROXY", "https_proxy"] : ["HTTP_PROXY", "http_proxy"]).map((name) => environment[name]).find((value) => value !== void 0 && value !== "") ?? first;
	if (!URL.canParse(asked.includes("://") ? asked : `http://${asked}`)) return void 0;
	const { protocol, hostname, port } = new URL(asked.includes("://") ? asked : `http://${asked}`);
	const place = {
		host: hostname.replace(/^\[|\]$/g, ""),
		port: Number(port) || (protocol === "https:" ? 443 : 80)
	};
	const failure = await connectionFailure(place);
	return failure === void 0 ? void 0 : `the module proxy at ${place.host}:${place.port} cannot be reached (${failure}). Put the modules into the cache by a step before this one (go mod download), or set GOPROXY`;
}
function connectionFailure(place) {
	return new Promise((resolve) => {
		const socket = (0, node_net.connect)(place);
		const end = (failure) => {
			clearTimeout(timer);
			socket.destroy();
			resolve(failure);
		};
		const timer = setTimeout(() => {
			end("no answer");
		}, patienceMilliseconds);
		socket.once("connect", () => {
			end();
		});
		socket.once("error", (error) => {
			end(error.code ?? error.message);
		});
	});
}
//#endregion
//#region src/impacted-targets/build-systems/go/module-requirements.ts
/**
* Finds out which modules from elsewhere require which others, for the builds in which one of them changed.
*
* Only their own go.mod files say so, which are not in the repository. `go mod graph` reads them from the module
* cache or from the proxy that the job uses. It compiles and runs nothing, but asks hosts that go.mod names and shows
* parts of files that go.work points to, so that it is not started where the pull request is not trusted. Vendored
* packages say it themselves.
* @returns nothing for builds in which no module changed that was there before
*/
async function moduleRequirements(comparison, base, head, tools, options) {
	const requirements = /* @__PURE__ */ new Map();
	const asked = new ModuleGraphs(tools, options);
	for (const now of head.builds) {
		const before = base.builds.find((build) => build.directory === now.directory);
		if (before === void 0 || !needsRequirements(before, now)) continue;
		const graphs = [];
		for (const tree of tools.mayRun && options.moduleGraph ? [comparison.base, comparison.head] : []) {
			const graph = await asked.of(tree, now.directory);
			if (graph === void 0) break;
			graphs.push(graph);
		}
		requirements.set(now.directory, graphs.length === 2 ? parseModuleGraph(graphs.join("\n")) : "unknown");
	}
	if (requirements.size > 0 && !tools.mayRun) tools.info(`${options.program} mod graph is not asked about a pull request that is not trusted, so that ${fallback}`);
	asked.tell();
	return requirements;
}
function needsRequirements(before, now) {
	if (before.vendored && now.vendored) return false;
	return [...now.externals].some(([module, facts]) => {
		const old = before.externals.get(module);
		return old === void 0 ? !now.complete : old !== facts;
	}) || !before.complete && [...before.externals.keys()].some((module) => !now.externals.has(module));
}
const fallback = "every package that imports another module counts as impacted by the modules that changed";
/**
* What the go command says of a go.mod or go.work for a later version, which no network helps: up to 1.20 of what it
* cannot read, and from 1.21 on of the version (https://go.dev/doc/toolchain).
*/
const isOtherVersion = /invalid go version '|unknown directive: (?:toolchain|godebug|tool|ignore)\b|requires go >= /;
const installNamed = "Install the Go that go.mod and go.work name in a step before this one (actions/setup-go with go-version-file): no other is downloaded here";
/** The answers of `go mod graph`, and one warning for all that it could not answer. */
var ModuleGraphs = class {
	tools;
	options;
	#failures = [];
	/** Why the network is of no use, once that is known. */
	#unreachable;
	#missing = false;
	constructor(tools, options) {
		this.tools = tools;
		this.options = options;
	}
	/** @returns undefined where there is no answer, which `tell` says */
	async of(tree, directory) {
		if (this.#missing) return void 0;
		const cwd = (0, node_path.join)(await tree.directory(), directory);
		try {
			const cached = await this.#run(["mod", "graph"], cwd, { GOPROXY: "off" });
			if (cached.exitCode === 0) return cached.stdout;
			const place = `${require_compute.inside(directory, "go.mod")} in the ${tree.side} commit`;
			if (isOtherVersion.test(cached.stderr)) {
				this.#failures.push({
					place,
					said: `${require_tool_output.lastLines(cached, 3)}. ${installNamed}`
				});
				return;
			}
			this.#unreachable ??= this.#run([
				"env",
				"GOPROXY",
				"GOPRIVATE",
				"GONOPROXY"
			], cwd).then(({ stdout }) => whyUnreachable(stdout.split("\n"), process.env));
			const unreachable = await this.#unreachable;
			const asked = unreachable === void 0 ? await this.#run(["mod", "graph"], cwd) : cached;
			if (asked.exitCode === 0) return asked.stdout;
			const said = unreachable ?? asked.stderr.trim().split("\n").slice(-3).join(" ");
			this.#failures.push({
				place,
				said
			});
		} catch (error) {
			if (!(error instanceof require_build_system.ToolMissing)) throw error;
			this.#missing = true;
		}
	}
	tell() {
		const { program } = this.options;
		if (this.#missing) this.tools.warn(`${program} is not on this machine, so that ${fallback}`);
		const [first] = this.#failures;
		if (first === void 0) return;
		const more = this.#failures.length > 1 ? ` and ${this.#failures.length - 1} more` : "";
		this.tools.warn(`${program} mod graph failed for ${first.place}${more}, so that ${fallback}: ${first.said}`);
	}
	#run(args, cwd, env = {}) {
		return this.tools.run(this.options.program, args, {
			cwd,
			env: {
				GOTOOLCHAIN: "local",
				GOFLAGS: "-mod=readonly",
				...env
			}
		});
	}
};
/** `module@version requirement@version` lines, versions left out: more edges, never fewer. */
function parseModuleGraph(lines) {
	const edges = /* @__PURE__ */ new Map();
	for (const line of lines.split("\n")) {
		const [from, to] = line.trim().split(" ").map((module) => module.replace(/@.*$/, ""));
		if (from === void 0 || to === void 0) continue;
		edges.set(from, (edges.get(from) ?? /* @__PURE__ */ new Set()).add(to));
	}
	return edges;
}
//#endregion
//#region src/impacted-targets/build-systems/go/options.ts
/**
* Checks the options.
* @throws ImpactError naming the option that is unknown or of the wrong type
*/
function goOptions(options) {
	require_known_options.refuseUnknownOptions("go", options, ["program", "module-graph"]);
	const { program = "go", "module-graph": moduleGraph = true } = options;
	if (typeof program !== "string" || program === "") throw new require_build_system.ImpactError("build-systems.go.program must be the path or the name of the go command");
	if (/[/\\]/.test(program) && !(0, node_path.isAbsolute)(program)) throw new require_build_system.ImpactError(`build-systems.go.program must be a name or an absolute path, got ${JSON.stringify(program)}. A relative path would start a file of the pull request`);
	if (typeof moduleGraph !== "boolean") throw new require_build_system.ImpactError("build-systems.go.module-graph must be true or false");
	return {
		program,
		moduleGraph
	};
}
//#endregion
//#region src/impacted-targets/build-systems/go/index.ts
const NOTHING = {
	builds: [],
	byDirectory: /* @__PURE__ */ new Map(),
	boundaries: /* @__PURE__ */ new Set(),
	files: /* @__PURE__ */ new Set()
};
/** Go modules and workspaces, read from go.mod, go.work, go.sum and the sources. */
const go = { impact: async (comparison, tools) => {
	const options = goOptions(tools.options);
	const read = /* @__PURE__ */ new Map();
	const [base, head] = await Promise.allSettled([comparison.base, comparison.head].map((tree) => readModules(tree, comparison.root)));
	const known = [base, head].map((side) => side?.status === "fulfilled" ? side.value : NOTHING);
	const requirements = await moduleRequirements(comparison, ...known, tools, options);
	return require_manifests.compareManifests(comparison, void 0, async (tree) => {
		const side = tree.side === "base" ? base : head;
		if (side?.status === "rejected") throw side.reason;
		const [mine, other] = tree.side === "base" ? known : [known[1], known[0]];
		const alsoThere = (build, module) => other.builds.some(({ directory, externals }) => directory === build.directory && externals.has(module));
		return readGoGraph(tree, comparison.root, mine, {
			requirements,
			alsoThere,
			read
		});
	});
} };
//#endregion
exports.go = go;
