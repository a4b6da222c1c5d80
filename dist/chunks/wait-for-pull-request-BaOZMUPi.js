require("./rolldown-runtime-Bd6kNlEP.js");
const require_get_submitted_pull_request = require("./get-submitted-pull-request-BpFNCdXD.js");
const require_waiting = require("./waiting-CFyw6Vzp.js");
//#region src/operations/wait-for-pull-request.ts
/** Waits until a pull request is merged or leaves the queue. */
const operation = {
	...require_get_submitted_pull_request.operation,
	carryOut: (context, _prepared, service) => require_waiting.waitForFinalState(context, service)
};
//#endregion
exports.operation = operation;
