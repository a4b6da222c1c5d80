//#region src/operations/list-quarantined-tests.ts
/** Lists the quarantined tests of a repository. */
const operation = require("./list-operation-B2jG-J5b.js").listOperation({
	endpoint: "listQuarantinedTests",
	kind: "quarantined"
});
//#endregion
exports.operation = operation;
