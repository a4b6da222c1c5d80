const require_rolldown_runtime = require("./rolldown-runtime-CVvi-lCc.js");
const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
//#region src/globs/path-matcher.ts
var import_picomatch = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_linear_expression.require_picomatch(), 1);
/**
* Matches whole paths with a glob as picomatch reads it, in a time that is bounded by the length of the path.
* @param options picomatch's
* @throws SyntaxError for a glob that is longer than picomatch reads
*/
function pathMatcher(glob, options) {
	if (glob === "") return () => false;
	const expression = new require_linear_expression.LinearExpression(import_picomatch.default.makeRe(glob, options).source);
	return (path) => path !== "" && (path === glob || expression.test(path));
}
//#endregion
Object.defineProperty(exports, "pathMatcher", {
	enumerable: true,
	get: function() {
		return pathMatcher;
	}
});
