//#region src/service/states.ts
/** Section 3.1 of the service interface. */
const pullRequestStates = [
	"NOT_READY",
	"PENDING",
	"TESTING",
	"TESTS_PASSED",
	"MERGED",
	"FAILED",
	"CANCELLED",
	"PENDING_FAILURE"
];
/** Section 3.2 of the service interface. */
const queueStates = [
	"RUNNING",
	"PAUSED",
	"DRAINING",
	"SWITCHING_MODES"
];
/** Section 3.3 of the service interface. */
const unhealthyStatuses = ["FLAKY", "BROKEN"];
/** States that a pull request does not leave by itself. PENDING_FAILURE is not one: those ahead may still pass. */
const finalStates = /* @__PURE__ */ new Set([
	"MERGED",
	"FAILED",
	"CANCELLED"
]);
const known = /* @__PURE__ */ new Set([
	...pullRequestStates,
	...queueStates,
	...unhealthyStatuses
]);
/**
* A state as the service interface writes it. Services answer in lower case too (`not_ready`), so case, hyphens and
* spaces do not matter. A state that nobody listed is kept, in capitals.
*/
function canonicalState(state) {
	const capitals = state.trim().toUpperCase();
	const folded = capitals.replace(/[\s-]+/g, "_");
	return known.has(folded) ? folded : capitals.replace(/[\s-]/g, "_");
}
//#endregion
Object.defineProperty(exports, "canonicalState", {
	enumerable: true,
	get: function() {
		return canonicalState;
	}
});
Object.defineProperty(exports, "finalStates", {
	enumerable: true,
	get: function() {
		return finalStates;
	}
});
Object.defineProperty(exports, "pullRequestStates", {
	enumerable: true,
	get: function() {
		return pullRequestStates;
	}
});
Object.defineProperty(exports, "queueStates", {
	enumerable: true,
	get: function() {
		return queueStates;
	}
});
Object.defineProperty(exports, "unhealthyStatuses", {
	enumerable: true,
	get: function() {
		return unhealthyStatuses;
	}
});
