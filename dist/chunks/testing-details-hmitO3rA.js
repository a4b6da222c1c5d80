const require_states = require("./states-DscZcFE_.js");
const require_responses = require("./responses-BXXPe5UR.js");
//#region src/service/testing-details.ts
/** Conclusions of check runs, and states of statuses, that keep a pull request from merging (GitHub's REST API, checks and commit statuses). */
const failed = /* @__PURE__ */ new Set([
	"FAILURE",
	"ERROR",
	"TIMED_OUT",
	"CANCELLED",
	"ACTION_REQUIRED",
	"STARTUP_FAILURE",
	"STALE"
]);
const listOf = (value) => Array.isArray(value) ? value.filter(require_responses.isObject) : [];
const textOf = (value) => typeof value === "string" && value !== "" ? value : void 0;
/** Failed checks and tested pull requests of a test run; what is no such thing is passed over. */
function readTestingDetails(json) {
	const details = require_responses.isObject(json) ? json : {};
	return {
		failedChecks: [...listOf(details.checkSuites).flatMap(({ checkRuns }) => listOf(checkRuns)).map(({ name, url, conclusion }) => ({
			name,
			url,
			conclusion
		})), ...listOf(details.statusChecks).map(({ context, url, state }) => ({
			name: context,
			url,
			conclusion: state
		}))].flatMap(({ name, url, conclusion }) => {
			const said = require_states.canonicalState(textOf(conclusion) ?? "");
			return failed.has(said) ? [{
				name: textOf(name) ?? "(no name)",
				conclusion: said,
				url: textOf(url)
			}] : [];
		}),
		tested: listOf(details.testedPullRequests).flatMap(({ prNumber, prUrl, title }) => typeof prNumber === "number" ? [{
			number: prNumber,
			title: textOf(title),
			url: textOf(prUrl)
		}] : [])
	};
}
//#endregion
Object.defineProperty(exports, "readTestingDetails", {
	enumerable: true,
	get: function() {
		return readTestingDetails;
	}
});
