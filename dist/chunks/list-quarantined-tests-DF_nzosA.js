require("./rolldown-runtime-n5aEA02a.js");
// src/operations/list-quarantined-tests.ts
/** Lists the quarantined tests of a repository. */
const operation = require("./list-operation-BWTUGBDT.js").listOperation({
	endpoint: "listQuarantinedTests",
	kind: "quarantined"
});
exports.operation = operation;
