const require_get_submitted_pull_request = require("./get-submitted-pull-request-ZxNtcToL.js");
const require_poll_until_final = require("./poll-until-final-BmaJsPcE.js");
//#region src/operations/wait-for-pull-request.ts
/** Waits until a pull request is merged or leaves the queue. */
const operation = {
	...require_get_submitted_pull_request.operation,
	carryOut: (step, _prepared, service) => require_poll_until_final.pollUntilFinal(step, service)
};
//#endregion
exports.operation = operation;
