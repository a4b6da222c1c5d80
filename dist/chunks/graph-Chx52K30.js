const require_compute = require("./compute-DylJAYqj.js");
//#region src/impacted-targets/target-graph/file-owners.ts
/** Which nodes files and directories belong to. */
var FileOwners = class {
	#files = /* @__PURE__ */ new Map();
	#directories = /* @__PURE__ */ new Map();
	/** Records that a file, or all below a directory, belongs to a node. */
	add(path, id, kind) {
		const paths = kind === "file" ? this.#files : this.#directories;
		const known = paths.get(path);
		if (known) known.add(id);
		else paths.set(path, /* @__PURE__ */ new Set([id]));
	}
	/** Owners of the file itself and of every directory above it. */
	all(path) {
		const owners = new Set(this.#files.get(path));
		for (const above of [path, ...require_compute.pathsAbove(path)]) for (const id of this.#directories.get(above) ?? []) owners.add(id);
		return owners;
	}
	/** Owners of the nearest directory that has any. A path that is such a directory (a submodule) counts as inside it. */
	nearest(path) {
		for (const above of [path, ...require_compute.pathsAbove(path)]) {
			const owners = this.#directories.get(above);
			if (owners) return owners;
		}
		return /* @__PURE__ */ new Set();
	}
};
/** Which nodes files and directories belong to, whichever system looks for them: case and the like are not told apart. */
var FoldedOwners = class {
	#owners = new FileOwners();
	#isEmpty = true;
	/** Records that a file, and all below it should it be a directory, belongs to a node. */
	add(path, id) {
		this.#isEmpty = false;
		this.#owners.add(require_compute.foldedPath(path), id, "directory");
	}
	/** Owners of the file itself and of every directory above it. */
	all(path) {
		return this.#isEmpty ? /* @__PURE__ */ new Set() : this.#owners.all(require_compute.foldedPath(path));
	}
};
//#endregion
//#region src/impacted-targets/target-graph/graph.ts
/** A new node with nothing in it yet. */
function graphNode(label, target) {
	return {
		label,
		dependencies: /* @__PURE__ */ new Set(),
		facts: /* @__PURE__ */ new Map(),
		...target === void 0 ? {} : { target }
	};
}
/** The graph of a commit in which this build system is not used. */
const emptyGraph = {
	nodes: /* @__PURE__ */ new Map(),
	owners: () => [],
	readers: () => [],
	interpreted: () => false
};
//#endregion
Object.defineProperty(exports, "FileOwners", {
	enumerable: true,
	get: function() {
		return FileOwners;
	}
});
Object.defineProperty(exports, "FoldedOwners", {
	enumerable: true,
	get: function() {
		return FoldedOwners;
	}
});
Object.defineProperty(exports, "emptyGraph", {
	enumerable: true,
	get: function() {
		return emptyGraph;
	}
});
Object.defineProperty(exports, "graphNode", {
	enumerable: true,
	get: function() {
		return graphNode;
	}
});
