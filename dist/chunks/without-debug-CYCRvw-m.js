const require_rolldown_runtime = require("./rolldown-runtime-Bd6kNlEP.js");
//#region src/service/without-debug.ts
var without_debug_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ default: () => withoutDebug });
/**
* Stands for the package `debug` in the bundle (see scripts/bundles.ts): what it prints when the variable `DEBUG` is set
* has not gone through the step's log, which takes the token out, and loading it makes every step start later.
*/
function withoutDebug() {
	return () => void 0;
}
var init_without_debug = require_rolldown_runtime.__esmMin((() => {}));
//#endregion
Object.defineProperty(exports, "init_without_debug", {
	enumerable: true,
	get: function() {
		return init_without_debug;
	}
});
Object.defineProperty(exports, "withoutDebug", {
	enumerable: true,
	get: function() {
		return withoutDebug;
	}
});
Object.defineProperty(exports, "without_debug_exports", {
	enumerable: true,
	get: function() {
		return without_debug_exports;
	}
});
