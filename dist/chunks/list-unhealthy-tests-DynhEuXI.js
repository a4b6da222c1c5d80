const require_states = require("./states-DscZcFE_.js");
//#region src/operations/list-unhealthy-tests.ts
/** Lists the flaky and broken tests of a repository. */
const operation = require("./list-operation-Cn15oN43.js").listOperation({
	endpoint: "listUnhealthyTests",
	kind: "unhealthy",
	lists: ({ inputs: { status } }) => (status === void 0 ? require_states.unhealthyStatuses : [status]).map((each) => ({ status: each }))
});
//#endregion
exports.operation = operation;
