//#region src/operations/list-quarantined-tests.ts
/** Lists the quarantined tests of a repository. */
const operation = require("./list-operation-CaUNEBVu.js").listOperation({
	endpoint: "listQuarantinedTests",
	kind: "quarantined"
});
//#endregion
exports.operation = operation;
