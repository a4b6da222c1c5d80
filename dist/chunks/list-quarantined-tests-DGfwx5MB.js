//#region src/operations/list-quarantined-tests.ts
/** Lists the quarantined tests of a repository. */
const operation = require("./list-operation-Cn15oN43.js").listOperation({
	endpoint: "listQuarantinedTests",
	kind: "quarantined"
});
//#endregion
exports.operation = operation;
