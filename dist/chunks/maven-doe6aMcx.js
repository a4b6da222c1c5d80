const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_known_options = require("./known-options-B794Rcd6.js");
const require_unanswerable = require("./unanswerable-Uszvh3vM.js");
const require_manifests = require("./manifests-DGC4Hkor.js");
const require_graph = require("./graph-Chx52K30.js");
const require_root_package = require("./root-package-CAZgCCiq.js");
const require_submodules = require("./submodules-1JGPW6W3.js");
const require_xml = require("./xml-Q9tG6PIM.js");
//#region src/impacted-targets/build-systems/maven/pom.ts
/** The POM and all that it inherits from in the repository, nearest first. */
function lineage(pom) {
	const chain = [];
	for (let next = pom; next !== void 0 && !chain.includes(next); next = next.parent) chain.push(next);
	return chain;
}
/** A POM's profiles, which may hold most of what the POM itself may. */
function profilesOf(project) {
	return require_xml.childrenOf(require_xml.childOf(project, "profiles"), "profile");
}
/**
* The properties of a POM: those of the command line first, then its own, then those it inherits.
* @param user properties that `.mvn/maven.config` sets
*/
function propertiesOf(pom, user) {
	const found = /* @__PURE__ */ new Map();
	const add = (name, value) => {
		if (value === void 0) return;
		const known = found.get(name);
		if (known) known.push(value);
		else found.set(name, [value]);
	};
	for (const [name, value] of user) add(name, value);
	const chain = lineage(pom);
	for (const { project } of chain) for (const { name, text } of require_xml.childOf(project, "properties")?.children ?? []) add(name, text);
	for (const { project } of chain) for (const profile of profilesOf(project)) for (const { name, text } of require_xml.childOf(profile, "properties")?.children ?? []) add(name, text);
	const inherited = (name) => chain.map(({ project }) => require_xml.textOf(project, name) ?? require_xml.textOf(require_xml.childOf(project, "parent"), name)).find(Boolean);
	for (const prefix of [
		"project.",
		"pom.",
		""
	]) {
		add(`${prefix}groupId`, inherited("groupId"));
		add(`${prefix}version`, inherited("version"));
		add(`${prefix}artifactId`, require_xml.textOf(pom.project, "artifactId"));
		for (const name of [
			"groupId",
			"artifactId",
			"version"
		]) add(`${prefix}parent.${name}`, require_xml.textOf(require_xml.childOf(pom.project, "parent"), name));
	}
	return {
		path: pom.path,
		values: found
	};
}
const INTERPOLATION = /\$\{[^${}]+\}/;
const ENOUGH = 16;
/** Longest text, in characters, that properties may stand for. No name, version or path is that long. */
const LONGEST = 4096;
/** Most properties that are looked up for one text: those of a POM could double one another without end. */
const MOST_LOOKUPS = 2e3;
/**
* The texts that a text with `${…}` may stand for. What is not known stays as it is written, and so does what refers
* to itself.
* @throws BrokenManifest when they are longer, or made of more properties, than any that people write
*/
function interpolate(text, properties) {
	let lookups = 0;
	const tooMuch = (what) => new require_manifests.BrokenManifest(properties.path, `the properties of ${JSON.stringify(text.slice(0, 80))} ${what}`);
	const expand = (written, within) => {
		if (!INTERPOLATION.test(written)) return [written];
		if (written.length > LONGEST) throw tooMuch(`stand for more than ${LONGEST} characters`);
		let texts = [""];
		for (const piece of written.split(/(\$\{[^${}]+\})/)) {
			if (piece === "") continue;
			const name = INTERPOLATION.test(piece) ? piece.slice(2, -1) : void 0;
			const values = name === void 0 || within.includes(name) ? void 0 : properties.values.get(name);
			let meant = [piece];
			if (name !== void 0 && values !== void 0) {
				if ((lookups += 1) > MOST_LOOKUPS) throw tooMuch(`are looked up more than ${MOST_LOOKUPS} times`);
				meant = values.flatMap((value) => expand(value, [...within, name]));
			}
			texts = [...new Set(meant.flatMap((value) => texts.map((before) => before + value)))].slice(0, ENOUGH);
			if (texts.some(({ length }) => length > LONGEST)) throw tooMuch(`stand for more than ${LONGEST} characters`);
		}
		return texts;
	};
	return expand(text, []);
}
/**
* Group and artifact of a POM.
* @throws BrokenManifest when it has no artifactId
*/
function coordinatesOf(pom, properties) {
	const artifact = require_xml.textOf(pom.project, "artifactId");
	if (artifact === void 0) throw new require_manifests.BrokenManifest(pom.path, "artifactId is missing", pom.project.line);
	const [group = ""] = interpolate("${project.groupId}", properties);
	return {
		group,
		artifact: interpolate(artifact, properties)[0] ?? artifact
	};
}
/** True when a reference may mean the coordinates. A property that is not known may be anything. */
function mayMean(written, properties, meant) {
	const matches = (text, value) => interpolate(text, properties).some((each) => {
		if (!INTERPOLATION.test(each)) return each === value;
		return holdsInOrder(value, each.split(/\$\{[^${}]+\}/));
	});
	return matches(written.artifact, meant.artifact) && matches(written.group, meant.group);
}
/**
* True when a text begins with the first part, ends with the last, and holds the others in between, in their order. The first
* place of each is as good as any other, so that nothing has to be tried twice.
*/
function holdsInOrder(text, parts) {
	const [first = "", ...others] = parts;
	const last = others.pop() ?? "";
	if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
	const end = text.length - last.length;
	let at = first.length;
	for (const part of others) {
		const found = text.indexOf(part, at);
		if (found < 0 || found + part.length > end) return false;
		at = found + part.length;
	}
	return true;
}
/**
* True when a reference surely means another version than a module has, so that it comes from elsewhere. Versions that
* may be anything (ranges, properties that nobody or the command line sets, versions that are not given) leave doubt.
* @param managed entries that set versions, of the POM that refers and of its parents
*/
function isAnotherVersion(written, managed, properties, module) {
	const own = lineage(module.pom).map(({ project }) => require_xml.textOf(project, "version") ?? require_xml.textOf(require_xml.childOf(project, "parent"), "version")).find((version) => version !== void 0);
	if (own === void 0 || INTERPOLATION.test(own)) return false;
	const meant = written.version === void 0 ? managed.filter((each) => each.artifact === written.artifact && each.group === written.group).map(({ version }) => version) : [written.version];
	if (meant.length === 0) return false;
	return meant.every((version) => {
		if (version === void 0) return false;
		return interpolate(version, properties).every((each) => !INTERPOLATION.test(each) && !/[[(]/.test(each) && each !== own);
	});
}
const PLUGINS = "org.apache.maven.plugins";
/**
* Everything with a group and an artifact: dependencies of any scope, plugins and their dependencies, extensions, and
* what the settings of plugins name (annotation processors, artifacts to unpack). Managed dependencies only set a
* version, except for those that are imported. Exclusions are none.
*/
function referencesOf(project) {
	const always = [];
	const versions = [];
	const managed = [];
	const visit = (element) => {
		for (const child of element.children) {
			if (["exclusions", "parent"].includes(child.name)) continue;
			if (child.name === "dependencyManagement") for (const dependency of require_xml.childrenOf(require_xml.childOf(child, "dependencies"), "dependency")) if (require_xml.textOf(dependency, "scope") === "import") always.push(...written(dependency));
			else versions.push(...written(dependency));
			else if (child.name === "pluginManagement") for (const plugin of require_xml.childrenOf(require_xml.childOf(child, "plugins"), "plugin")) {
				versions.push(...written(plugin));
				for (const dependency of require_xml.childrenOf(require_xml.childOf(plugin, "dependencies"), "dependency")) for (const from of written(plugin)) for (const to of written(dependency)) managed.push({
					plugin: from,
					dependency: to
				});
			}
			else {
				always.push(...written(child));
				visit(child);
			}
		}
	};
	visit(project);
	return {
		always,
		versions,
		managed
	};
}
function written(element) {
	const artifact = require_xml.textOf(element, "artifactId");
	const group = require_xml.textOf(element, "groupId") ?? (element.name === "plugin" ? PLUGINS : void 0);
	return artifact === void 0 || group === void 0 ? [] : [{
		group,
		artifact,
		version: require_xml.textOf(element, "version")
	}];
}
/** True for plugins that Maven runs unasked, so that managing them is enough. */
function runsUnasked(plugin) {
	return plugin.group === PLUGINS;
}
/** Paths of the POMs that an aggregator lists, in its profiles too; from the root of the repository. */
function modulesOf(pom, properties, siblings) {
	const listed = [pom.project, ...profilesOf(pom.project)].flatMap((element) => [...require_xml.childrenOf(require_xml.childOf(element, "modules"), "module"), ...require_xml.childrenOf(require_xml.childOf(element, "subprojects"), "subproject")]).flatMap(({ text }) => interpolate(text.replaceAll("\\", "/"), properties));
	if (!["modules", "subprojects"].some((name) => require_xml.childOf(pom.project, name) !== void 0) && require_xml.textOf(pom.project, "modelVersion") === "4.1.0" && require_xml.textOf(pom.project, "packaging") === "pom") listed.push(...siblings());
	return listed.map((module) => {
		const path = pomAt(pom.directory, module);
		if (path === void 0) throw require_unanswerable.leadsNowhere(pom.path, module, "a module");
		return path;
	});
}
/** Path of the POM that a reference to a directory or a file means. */
function pomAt(directory, written) {
	const path = require_compute.resolvePath(directory, written);
	return path === void 0 || path.endsWith(".xml") ? path : require_compute.inside(path, "pom.xml");
}
//#endregion
//#region src/impacted-targets/build-systems/maven/reactor.ts
/**
* Reads the reactor.
* Rules: https://maven.apache.org/guides/mini/guide-multiple-modules.html and https://maven.apache.org/pom.html
* @param root of the build, from the root of the repository
* @returns undefined when there is no POM
* @throws BrokenManifest
*/
async function readReactor(tree, root) {
	const entries = await tree.entries();
	const poms = entries.map(({ path }) => path).filter((path) => require_compute.nameOf(path) === "pom.xml");
	const start = require_compute.inside(root, "pom.xml");
	if (!poms.includes(start)) return void 0;
	const directory = [root, ...require_compute.pathsAbove(root)].find((above) => entries.some(({ path }) => path.startsWith(require_compute.inside(above, ".mvn/")))) ?? root;
	const configuration = require_compute.inside(directory, ".mvn/maven.config");
	const contents = new Map(await tree.read([...poms, configuration]));
	const user = userProperties(contents.get(configuration));
	const submodules = await require_submodules.submodulesOf(tree);
	const opaque = /* @__PURE__ */ new Set();
	const foldedPaths = new Set(entries.map(({ path }) => require_compute.foldedPath(path)));
	const reading = new Reading(tree, contents, user, (path) => foldedPaths.has(require_compute.foldedPath(path)));
	const found = /* @__PURE__ */ new Map();
	const queue = [{
		path: start,
		from: start
	}];
	for (const { path, from } of queue) {
		if (found.has(path)) continue;
		const submodule = submodules.find((place) => require_compute.isWithin(path, place));
		if (submodule !== void 0) {
			opaque.add(submodule);
			continue;
		}
		if (!contents.has(path)) {
			const [other] = await tree.read([path]);
			if (other === void 0) throw new require_manifests.BrokenManifest(from, `it lists the module ${path}, which is not there`);
			contents.set(...other);
		}
		await reading.loadAncestors(path);
		const pom = reading.pom(path);
		const properties = propertiesOf(pom, user);
		found.set(path, {
			pom,
			properties,
			coordinates: coordinatesOf(pom, properties)
		});
		const siblings = () => {
			const prefix = require_compute.inside(pom.directory, "");
			return poms.filter((each) => require_compute.directoryOf(require_compute.directoryOf(each)) === prefix && each !== path).map((each) => require_compute.nameOf(require_compute.directoryOf(each)));
		};
		for (const module of modulesOf(pom, properties, siblings)) queue.push({
			path: module,
			from: path
		});
	}
	return {
		modules: reading.withCoordinates(found),
		directory,
		opaque
	};
}
function parentPath(path, project) {
	const parent = require_xml.childOf(project, "parent");
	if (parent === void 0) return void 0;
	const written = require_xml.childOf(parent, "relativePath");
	if (written?.text === "") return void 0;
	return pomAt(require_compute.directoryOf(path), (written?.text ?? "../pom.xml").replaceAll("\\", "/"));
}
var Reading = class {
	tree;
	contents;
	user;
	isSomewhere;
	#projects = /* @__PURE__ */ new Map();
	#poms = /* @__PURE__ */ new Map();
	constructor(tree, contents, user, isSomewhere) {
		this.tree = tree;
		this.contents = contents;
		this.user = user;
		this.isSomewhere = isSomewhere;
	}
	#project(path) {
		const known = this.#projects.get(path);
		if (known) return known;
		const project = require_xml.parseXml(path, this.contents.get(path) ?? Buffer.alloc(0));
		if (project.name !== "project") throw new require_manifests.BrokenManifest(path, `its root element is ${project.name}, not project`, project.line);
		this.#projects.set(path, project);
		return project;
	}
	/** A parent may be any file; those that are not named pom.xml are read here. */
	async loadAncestors(path) {
		const passed = /* @__PURE__ */ new Set();
		for (let next = path; next !== void 0 && !passed.has(next);) {
			passed.add(next);
			if (!this.contents.has(next)) {
				const content = (await this.tree.read([next])).get(next);
				if (content === void 0) {
					if (this.isSomewhere(next)) throw require_unanswerable.leadsNowhere(path, next, "a parent");
					return;
				}
				this.contents.set(next, content);
			}
			next = parentPath(next, this.#project(next));
		}
	}
	pom(path, below = []) {
		const known = this.#poms.get(path);
		if (known) return known;
		const project = this.#project(path);
		const pom = {
			path,
			directory: require_compute.directoryOf(path),
			project,
			parent: this.#parent(path, project, [...below, path])
		};
		this.#poms.set(path, pom);
		return pom;
	}
	#parent(path, project, below) {
		const place = parentPath(path, project);
		if (place === void 0 || below.includes(place) || !this.contents.has(place)) return void 0;
		const parent = this.pom(place, below);
		return this.#isMeant(project, parent) ? parent : void 0;
	}
	/** Maven takes another POM than the one beside it when the coordinates differ. */
	#isMeant(project, candidate) {
		const written = require_xml.childOf(project, "parent");
		const [group, artifact] = [require_xml.textOf(written, "groupId"), require_xml.textOf(written, "artifactId")];
		const properties = propertiesOf(candidate, this.user);
		const coordinates = coordinatesOf(candidate, properties);
		return mayMean({
			group: group ?? coordinates.group,
			artifact: artifact ?? coordinates.artifact
		}, properties, coordinates);
	}
	/** Where no path leads to a parent, a module of the reactor with its coordinates is the parent. */
	withCoordinates(found) {
		const modules = [...found.values()];
		const byPath = /* @__PURE__ */ new Map();
		const resolve = (pom, below) => {
			const known = byPath.get(pom.path);
			if (known) return known;
			const written = require_xml.childOf(pom.project, "parent");
			const [group, artifact] = [require_xml.textOf(written, "groupId"), require_xml.textOf(written, "artifactId")];
			let parent = pom.parent;
			if (parent === void 0 && group !== void 0 && artifact !== void 0) {
				const own = propertiesOf(pom, this.user);
				parent = modules.find((each) => (each.coordinates.artifact === artifact || artifact.includes("${")) && mayMean({
					group,
					artifact
				}, own, each.coordinates) && each.pom.path !== pom.path)?.pom;
			}
			const resolved = parent === void 0 || below.some(({ path }) => path === parent.path) ? {
				...pom,
				parent: void 0
			} : {
				...pom,
				parent: resolve(parent, [...below, pom])
			};
			byPath.set(pom.path, resolved);
			return resolved;
		};
		return modules.map((module) => {
			const pom = resolve(module.pom, []);
			const properties = propertiesOf(pom, this.user);
			return {
				pom,
				properties,
				coordinates: coordinatesOf(pom, properties)
			};
		});
	}
};
/** `-Dname=value` of .mvn/maven.config, which is how versions such as `${revision}` may be set. */
function userProperties(content) {
	const found = /* @__PURE__ */ new Map();
	for (const argument of content === void 0 ? [] : require_manifests.manifestText(content).split(/\s+/)) {
		const [, name, value] = /^(?:-D|--define=)([^=]+)(?:=(.*))?$/.exec(argument) ?? [];
		if (name !== void 0) found.set(name, value ?? "true");
	}
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/maven/graph.ts
/**
* The graph of a Maven reactor in a commit. A module is built from its parents, and from the modules that it or a
* parent refers to. Nodes without a target stand for parents that no aggregator lists.
* @param root of the build, from the root of the repository
* @throws BrokenManifest
*/
async function readMavenGraph(tree, root) {
	const reactor = await readReactor(tree, root);
	if (reactor === void 0) return require_graph.emptyGraph;
	const nodes = /* @__PURE__ */ new Map();
	const owners = new require_graph.FileOwners();
	const named = new require_graph.FileOwners();
	for (const { pom, coordinates } of reactor.modules) {
		const target = `${coordinates.group}:${coordinates.artifact}`;
		nodes.set(pomId(pom), require_graph.graphNode(target, target));
		owners.add(pom.directory, pomId(pom), "directory");
	}
	const unlisted = new require_graph.FileOwners();
	for (const module of reactor.modules) for (const ancestor of lineage(module.pom)) {
		if (nodes.has(pomId(ancestor))) continue;
		nodes.set(pomId(ancestor), require_graph.graphNode(ancestor.path));
		unlisted.add(ancestor.path, pomId(ancestor), "file");
	}
	const find = resolver(reactor.modules);
	const atRoot = new Set((await tree.entries()).flatMap(({ path }) => topBelow(root, path) ?? []));
	for (const { pom } of reactor.modules) atRoot.delete(topBelow(root, pom.path) ?? "");
	const references = /* @__PURE__ */ new Map();
	for (const module of reactor.modules) {
		const node = nodes.get(pomId(module.pom));
		for (const id of dependenciesOf(module, find, references)) if (id !== pomId(module.pom)) node?.dependencies.add(id);
		for (const path of namedPaths(module.pom, reactor, root, atRoot)) named.add(path, pomId(module.pom), "directory");
	}
	for (const { pom } of reactor.modules) for (const ancestor of lineage(pom)) if (ancestor.parent) nodes.get(pomId(ancestor))?.dependencies.add(pomId(ancestor.parent));
	const isOfRoot = await require_root_package.filesOfRootPackage(tree, {
		root,
		built: /^(?:pom\.xml$|src\/)/,
		sources: []
	});
	const start = reactor.modules.find(({ pom }) => pom.directory === root)?.pom;
	const nearest = (path) => {
		const ids = owners.nearest(path);
		return start && ids.has(pomId(start)) && path !== start.path && !isOfRoot(path) ? [] : ids;
	};
	const all = reactor.modules.map(({ pom }) => pomId(pom));
	return {
		nodes,
		owners: (path) => {
			if (reactor.opaque.has(path)) return [];
			return /* @__PURE__ */ new Set([
				...nearest(path),
				...unlisted.all(path),
				...isConfiguration(path, root) ? all : []
			]);
		},
		readers: (path) => named.all(path),
		interpreted: () => false
	};
}
function pomId(pom) {
	return `pom:${pom.path}`;
}
/** Files beside the POM, or in a directory above it, that change how Maven itself runs. */
function isConfiguration(path, root) {
	const found = /^(?:(.*)\/)?(?:\.mvn\/.*|mvnw|mvnw\.cmd)$/s.exec(path);
	return found !== null && require_compute.isWithin(root, found[1] ?? "");
}
/** Finds the modules that a reference of a module may mean; most references mean none. */
function resolver(modules) {
	const byArtifact = /* @__PURE__ */ new Map();
	for (const module of modules) {
		const { artifact } = module.coordinates;
		require_append.append(byArtifact, artifact, module);
	}
	return (written, { properties }, managed) => {
		return (written.artifact.includes("${") ? modules : byArtifact.get(written.artifact) ?? []).filter((candidate) => mayMean(written, properties, candidate.coordinates)).filter((candidate) => !isAnotherVersion(written, managed, properties, candidate)).map((candidate) => pomId(candidate.pom));
	};
}
/** What a module inherits is read with its own properties, which may differ from the parent's. */
function dependenciesOf(module, find, known) {
	const dependencies = /* @__PURE__ */ new Set();
	const references = lineage(module.pom).map(({ project }) => {
		const found = known.get(project) ?? referencesOf(project);
		known.set(project, found);
		return found;
	});
	const always = references.flatMap((each) => each.always);
	const versions = references.flatMap((each) => each.versions);
	for (const written of always) for (const id of find(written, module, versions)) dependencies.add(id);
	for (const { plugin, dependency } of references.flatMap((each) => each.managed)) if (always.some(({ group, artifact }) => group === plugin.group && artifact === plugin.artifact) || runsUnasked(plugin)) for (const id of find(dependency, module, versions)) dependencies.add(id);
	return dependencies;
}
const PLACES = /\$\{(?:project\.basedir|pom\.basedir|basedir|project\.parent\.basedir|maven\.multiModuleProjectDirectory|session\.executionRootDirectory|session\.rootDirectory|project\.rootDirectory|user\.dir)\}/g;
/** Elements whose text is no path, though a directory may be called the same. */
const coordinate = /^(?:groupId|artifactId|version|name|id|type|packaging|classifier|scope|phase|goal|description)$/;
/** First segment of a path below the root of the build. */
function topBelow(root, path) {
	return require_compute.isWithin(path, root) ? path.slice(root === "" ? 0 : root.length + 1).split("/")[0] : void 0;
}
/**
* Paths outside of a module's directory that its POM or a parent's names in any setting. A setting without a place before
* it (`checkstyle.xml`) may start from the directory in which Maven starts.
* @param atRoot names of what stands at the root of the build and holds no module
*/
function namedPaths(pom, reactor, root, atRoot) {
	const found = /* @__PURE__ */ new Set();
	const addFromStart = (text) => {
		const plain = /^(?:\.\/)?([^/\s]+)(?:\/\S*)?$/.exec(text.trim());
		if (plain?.[1] !== void 0 && atRoot.has(plain[1])) {
			const path = require_compute.inside(root, text.trim().replace(/^\.\//, ""));
			if (!require_compute.isWithin(path, require_compute.inside(root, "src")) && !require_compute.isWithin(pom.directory, path)) found.add(path);
		}
	};
	const add = (text) => {
		if (!text.includes("../") && !PLACES.test(text)) return;
		PLACES.lastIndex = 0;
		const absolute = text.replace(PLACES, (place) => {
			if (place.includes("parent")) return `/${pom.parent?.directory ?? ""}`;
			if (/multiModule|rootDirectory/.test(place)) return `/${reactor.directory}`;
			return /execution|user/.test(place) ? `/${root}` : `/${pom.directory}`;
		});
		for (const part of absolute.split(/[\s,;:]+/)) {
			const path = part.startsWith("/") ? require_compute.resolvePath("", `.${part}`) : require_compute.resolvePath(pom.directory, part);
			if (path === void 0 || path === "" || require_compute.isWithin(path, pom.directory) || require_compute.isWithin(pom.directory, path)) continue;
			const unknown = path.indexOf("${");
			found.add(unknown < 0 ? path : path.slice(0, Math.max(0, path.lastIndexOf("/", unknown))));
		}
	};
	const visit = (element) => {
		for (const child of element.children) {
			if ([
				"modules",
				"subprojects",
				"parent",
				"scm",
				"url"
			].includes(child.name)) continue;
			add(child.text);
			if (!coordinate.test(child.name)) addFromStart(child.text);
			visit(child);
		}
	};
	for (const { project } of lineage(pom)) visit(project);
	found.delete("");
	return found;
}
//#endregion
//#region src/impacted-targets/build-systems/maven/index.ts
/** Maven reactors, read from their POMs. Maven itself is not needed. */
const maven = { impact: async (comparison, { options }) => {
	require_known_options.refuseUnknownOptions("maven", options, []);
	return require_manifests.compareManifests(comparison, "maven", (tree) => readMavenGraph(tree, comparison.root));
} };
//#endregion
exports.maven = maven;
