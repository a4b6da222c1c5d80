require("./rolldown-runtime-n5aEA02a.js");
// src/operations/list-unhealthy-tests.ts
/** Lists the flaky and broken tests of a repository. */
const operation = require("./list-operation-BWTUGBDT.js").listOperation({
	endpoint: "listUnhealthyTests",
	kind: "unhealthy",
	more: ({ inputs: { status } }) => status === void 0 ? {} : { status }
});
exports.operation = operation;
