//#region src/operations/list-quarantined-tests.ts
/** Lists the quarantined tests of a repository. */
const operation = require("./list-operation-B3RQrx4G.js").listOperation({
	endpoint: "listQuarantinedTests",
	kind: "quarantined"
});
//#endregion
exports.operation = operation;
