const require_build_system = require("./build-system-YWE15Mb4.js");
//#region src/impacted-targets/target-graph/known-options.ts
/**
* Refuses options that a build system does not have, so that a misspelt one is not silently without effect.
* @param system name of the build system
* @param options as the configuration file gives them
* @param known names of its options
* @throws ImpactError naming the first that is unknown
*/
function refuseUnknownOptions(system, options, known) {
	const unknown = Object.keys(options).find((key) => !known.includes(key));
	if (unknown === void 0) return;
	throw new require_build_system.ImpactError(`build-systems.${system}: there is no option ${unknown}. ${known.length === 0 ? "It has none" : `Its options are ${known.join(" and ")}`}`);
}
//#endregion
Object.defineProperty(exports, "refuseUnknownOptions", {
	enumerable: true,
	get: function() {
		return refuseUnknownOptions;
	}
});
