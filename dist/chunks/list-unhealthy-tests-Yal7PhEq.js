require("../index.js");
//#region src/operations/list-unhealthy-tests.ts
/** Lists the flaky and broken tests of a repository. */
const operation = require("./list-operation-DxZyPSf0.js").listOperation({
	endpoint: "listUnhealthyTests",
	kind: "unhealthy",
	more: ({ inputs: { status } }) => status === void 0 ? {} : { status }
});
//#endregion
exports.operation = operation;
