require("../index.js");
const require_requests = require("./requests-04IWD5kK.js");
//#region src/operations/create-queue.ts
/** Creates the queue of a branch. */
const operation = require("./queue-operation-CfsAB85U.js").queueOperation({
	endpoint: "createQueue",
	headline: (branch) => `Created the merge queue of ${branch}`,
	content: require_requests.queueSettingsRequest,
	advice: {
		400: "Check queue-settings",
		409: "The queue exists already; update-queue changes its settings"
	}
});
//#endregion
exports.operation = operation;
