const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
//#region src/impacted-targets/target-graph/symbolic-links.ts
/** Reads the symbolic links of a commit; nothing is read when there are none. */
async function symbolicLinks(tree) {
	const destinations = /* @__PURE__ */ new Map();
	const byDestination = /* @__PURE__ */ new Map();
	for (const [link, text] of await tree.links()) {
		const destination = require_compute.resolvePath(require_compute.directoryOf(link), text);
		if (destination === void 0) continue;
		destinations.set(link, destination);
		require_append.append(byDestination, destination, link);
	}
	const leadingTo = (path, found = /* @__PURE__ */ new Set()) => {
		for (const above of [path, ...require_compute.pathsAbove(path)]) for (const link of byDestination.get(above) ?? []) {
			if (found.has(link)) continue;
			found.add(link);
			leadingTo(link, found);
		}
		return found;
	};
	const destination = (path) => {
		const passed = /* @__PURE__ */ new Set();
		let place = path;
		for (let next = destinations.get(place); next !== void 0 && !passed.has(place); next = destinations.get(place)) {
			passed.add(place);
			place = next;
		}
		return place;
	};
	return {
		leadingTo: byDestination.size === 0 ? () => /* @__PURE__ */ new Set() : (path) => leadingTo(path),
		destination
	};
}
//#endregion
//#region src/impacted-targets/target-graph/compare.ts
/**
* The targets that are impacted between two commits: those that differ, in their files or in the graph, and all that
* are built from them in either commit.
* @param base graph of the base commit
* @param head graph of the head commit
* @param comparison what is compared; its entries are listed, and the texts of symbolic links read
* @returns the targets, each with its shortest explanation, and the changed files that the graphs cover
*/
async function compareGraphs(base, head, comparison) {
	const [baseLinks, headLinks] = await Promise.all([symbolicLinks(comparison.base), symbolicLinks(comparison.head)]);
	const coveredPaths = /* @__PURE__ */ new Set();
	const readPaths = /* @__PURE__ */ new Set();
	const files = /* @__PURE__ */ new Map();
	const differs = (id, path) => {
		if (!files.has(id)) files.set(id, path);
	};
	for (const { path, ...sides } of comparison.changes) {
		let mayCover = true;
		for (const [graph, links, entry] of sidesOf(sides, [base, baseLinks], [head, headLinks])) {
			if (entry === void 0) continue;
			const owners = ownersThroughLinks(graph, links, path);
			for (const id of owners) differs(id, path);
			for (const id of graph.readers(path)) {
				differs(id, path);
				readPaths.add(path);
			}
			const isCovered = owners.size > 0 || graph.interpreted(path);
			if (isCovered && mayCover) coveredPaths.add(path);
			if (graph === base) mayCover = isCovered;
		}
	}
	const moved = await movedBetweenOwners(base, head, comparison);
	const described = comparison.changes.flatMap(({ path }) => base.interpreted(path) || head.interpreted(path) ? [path] : []);
	const reasons = spread([base, head], firstReasons(base, head, files, moved, described));
	return {
		kind: "targets",
		targets: targetsOf([base, head], reasons),
		coveredPaths,
		readPaths,
		known: knownTargets([base, head])
	};
}
function sidesOf(change, base, head) {
	return [[...base, change.base], [...head, change.head]];
}
/** A file also belongs to the owners of every symbolic link that leads to it or to a directory above it. */
function ownersThroughLinks(graph, links, path) {
	const owners = new Set(graph.owners(path));
	for (const link of links.leadingTo(path)) for (const id of graph.owners(link)) owners.add(id);
	return owners;
}
/** Unchanged files that belong to other nodes than before: a new package in a directory takes them from the one above. */
async function movedBetweenOwners(base, head, comparison) {
	const changed = new Set(comparison.changes.map((change) => change.path));
	const moved = /* @__PURE__ */ new Map();
	for (const { path } of await comparison.head.entries()) {
		if (changed.has(path)) continue;
		const before = new Set(base.owners(path));
		const after = new Set(head.owners(path));
		for (const id of before) if (!after.has(id) && !moved.has(id)) moved.set(id, path);
		for (const id of after) if (!before.has(id) && !moved.has(id)) moved.set(id, path);
	}
	return moved;
}
/**
* The nodes that differ by themselves. A changed file is the best explanation, then what is said of the node itself.
* @param described changed files whose meaning is in the graph, so that a difference of the graph comes from one of them
*/
function firstReasons(base, head, files, moved, described) {
	const reasons = /* @__PURE__ */ new Map();
	for (const id of [.../* @__PURE__ */ new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
		const path = files.get(id);
		if (path !== void 0) {
			reasons.set(id, {
				kind: "file",
				path
			});
			continue;
		}
		const other = moved.get(id);
		const what = difference(base.nodes.get(id), head.nodes.get(id), [head, base]) ?? (other && `${other} belongs to another target than before`);
		if (what !== void 0) reasons.set(id, {
			kind: "graph",
			what,
			...described.length > 0 && { files: described }
		});
	}
	return reasons;
}
/** @param graphs where the labels of dependencies are looked up */
function difference(base, head, graphs) {
	const label = (id) => nodeOf(graphs, id)?.label ?? id;
	if (base === void 0) return head && `${head.label} is new`;
	if (head === void 0) return `${base.label} is gone`;
	if (base.target !== head.target) return `${base.target ?? base.label} is now ${head.target ?? head.label}`;
	for (const [fact, value] of base.facts) if (head.facts.get(fact) !== value) return `${fact} differs`;
	for (const fact of head.facts.keys()) if (!base.facts.has(fact)) return `${fact} differs`;
	for (const id of base.dependencies) if (!head.dependencies.has(id)) return `${head.label} depends on ${label(id)} no longer`;
	for (const id of head.dependencies) if (!base.dependencies.has(id)) return `${head.label} depends on ${label(id)} now`;
}
/**
* Carries the differences on to the dependents, nearest first. One walk over the edges of both commits is enough: a
* node whose edges changed differs by itself.
*/
function spread(graphs, reasons) {
	const dependents = /* @__PURE__ */ new Map();
	for (const graph of graphs) for (const [id, node] of graph.nodes) for (const dependency of node.dependencies) {
		const known = dependents.get(dependency);
		if (known) known.add(id);
		else dependents.set(dependency, /* @__PURE__ */ new Set([id]));
	}
	for (const [id, reason] of reasons) {
		const node = nodeOf(graphs, id);
		for (const dependent of dependents.get(id) ?? []) if (!reasons.has(dependent)) reasons.set(dependent, passedOn(node, reason, nodeOf(graphs, dependent)));
	}
	return reasons;
}
/** The reason of a dependent. A node that is no target, or another part of the same one, is a step without a name of its own. */
function passedOn(node, reason, dependent) {
	const target = node?.target;
	if (target !== void 0 && target !== dependent?.target) return {
		kind: "dependency",
		target,
		because: reason
	};
	if (node === void 0 || target !== void 0) return reason;
	return {
		...reason,
		through: [node.label, ...reason.through ?? []]
	};
}
function nodeOf(graphs, id) {
	return graphs.map((graph) => graph.nodes.get(id)).find((node) => node !== void 0);
}
function targetsOf(graphs, reasons) {
	const targets = /* @__PURE__ */ new Map();
	for (const [id, reason] of reasons) for (const graph of graphs) {
		const target = graph.nodes.get(id)?.target;
		if (target === void 0 || targets.has(target)) continue;
		targets.set(target, reason);
	}
	return new Map([...targets].sort(([one], [other]) => one < other ? -1 : 1));
}
/** The targets of both graphs; one depends on another when any of its nodes does, through whatever lies between. */
function knownTargets(graphs) {
	return {
		names: () => Promise.resolve(new Set(graphs.flatMap(({ nodes }) => [...nodes.values()].flatMap(({ target }) => target ?? [])))),
		dependentsOf: (target) => {
			const seeds = graphs.flatMap(({ nodes }) => [...nodes].filter(([, node]) => node.target === target));
			const start = new Map(seeds.map(([id]) => [id, {
				kind: "dependency",
				target
			}]));
			return Promise.resolve(targetsOf(graphs, spread(graphs, start)).keys());
		}
	};
}
//#endregion
Object.defineProperty(exports, "compareGraphs", {
	enumerable: true,
	get: function() {
		return compareGraphs;
	}
});
Object.defineProperty(exports, "symbolicLinks", {
	enumerable: true,
	get: function() {
		return symbolicLinks;
	}
});
