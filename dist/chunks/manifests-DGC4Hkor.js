const require_build_system = require("./build-system-YWE15Mb4.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_compare = require("./compare-DYCrIIet.js");
const require_unanswerable = require("./unanswerable-Uszvh3vM.js");
//#region src/impacted-targets/target-graph/manifests.ts
/** A file of a commit that says what is built, and that cannot be understood. */
var BrokenManifest = class extends require_build_system.ImpactError {
	path;
	what;
	line;
	column;
	name = "BrokenManifest";
	/**
	* @param path of the file, from the root of the repository
	* @param what is wrong with it, without a full stop
	* @param line and column count from 1, where they are known
	*/
	constructor(path, what, line, column) {
		super([
			path,
			line,
			column
		].filter((part) => part !== void 0).join(":") + `: ${what}`);
		this.path = path;
		this.what = what;
		this.line = line;
		this.column = column;
	}
};
/**
* Reads the graphs of both commits and compares them.
*
* A manifest that is broken in the head commit is the pull request's mistake, which its author can correct: the step
* fails and says where. One that is broken only in the base commit is what the pull request repairs: what it meant
* cannot be known, so that everything is impacted. So it is where one of the two is Unanswerable.
* @param key the build system's name, where the graph of a commit depends on nothing but the commit; else undefined
* @throws BrokenManifest for the head commit
*/
async function compareManifests(comparison, key, readGraph) {
	const graphOf = (tree) => key === void 0 ? readGraph(tree) : require_compute.remembered(tree, `graph of ${key} in ${comparison.root}`, () => readGraph(tree));
	let head;
	try {
		head = await graphOf(comparison.head);
	} catch (error) {
		if (error instanceof require_unanswerable.Unanswerable) return {
			kind: "all",
			why: `${error.message} (in the head commit)`
		};
		if (!(error instanceof BrokenManifest)) throw error;
		throw new require_build_system.ImpactError(`${error.message} (in the pull request, ${comparison.head.object}). Correct it`, { cause: error });
	}
	let base;
	try {
		base = await graphOf(comparison.base);
	} catch (error) {
		if (!(error instanceof BrokenManifest || error instanceof require_unanswerable.Unanswerable)) throw error;
		return {
			kind: "all",
			why: `${error.message} (in the base commit ${comparison.base.object})`
		};
	}
	return require_compare.compareGraphs(base, head, comparison);
}
/** Text of a manifest: UTF-8, with or without a byte order mark. */
function manifestText(content) {
	return content.toString("utf8").replace(/^\uFEFF/, "");
}
/** JSON with sorted keys, so that two values that mean the same are the same text. */
function canonical(value) {
	const replacer = (_key, nested) => {
		if (typeof nested === "bigint") return `${nested}n`;
		if (nested === null || typeof nested !== "object" || Array.isArray(nested) || nested instanceof Date) return nested;
		return Object.fromEntries(Object.entries(nested).sort(([one], [other]) => one < other ? -1 : 1));
	};
	return value === void 0 ? "nothing" : JSON.stringify(value, replacer);
}
//#endregion
Object.defineProperty(exports, "BrokenManifest", {
	enumerable: true,
	get: function() {
		return BrokenManifest;
	}
});
Object.defineProperty(exports, "canonical", {
	enumerable: true,
	get: function() {
		return canonical;
	}
});
Object.defineProperty(exports, "compareManifests", {
	enumerable: true,
	get: function() {
		return compareManifests;
	}
});
Object.defineProperty(exports, "manifestText", {
	enumerable: true,
	get: function() {
		return manifestText;
	}
});
