require("./rolldown-runtime-n5aEA02a.js");
const require_get_submitted_pull_request = require("./get-submitted-pull-request-C79G_PDX.js");
const require_waiting = require("./waiting-BgQi7RKn.js");
// src/operations/wait-for-pull-request.ts
/** Waits until a pull request is merged or leaves the queue. */
const operation = {
	...require_get_submitted_pull_request.operation,
	carryOut: (context, _prepared, service) => require_waiting.waitForFinalState(context, service)
};
exports.operation = operation;
