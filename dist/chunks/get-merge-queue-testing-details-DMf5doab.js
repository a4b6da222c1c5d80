const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_testing_details = require("./testing-details-hmitO3rA.js");
//#region src/operations/get-merge-queue-testing-details.ts
function contentOf(step) {
	const { pullRequest } = step.context;
	const { testRunId } = step.inputs;
	return {
		...require_requests.bareQueueRequest(step),
		...pullRequest === void 0 ? {} : { pr: { number: pullRequest.number } },
		...step.inputs.extraFields,
		...testRunId === void 0 ? {} : { testRunId }
	};
}
/** Reads what the queue is testing now. */
const operation = {
	needs: {
		pullRequest: "if-known",
		targetBranch: true,
		repository: true
	},
	advice: {
		400: "The service may want test-run-id: the id of a test run stands in what its webhooks send, and in the address of its page about that run",
		404: "Nothing may be in testing now, or the queue may not exist; check test-run-id if you gave it"
	},
	prepare: (step) => Promise.resolve({
		request: {
			endpoint: "getMergeQueueTestingDetails",
			content: contentOf(step)
		},
		result: { headline: `Read what the merge queue of ${require_requests.targetBranchOf(step)} is testing` }
	}),
	carryOut: async (step, prepared, service) => {
		const { json } = await require_index.sendPrepared(prepared, service);
		const testing = require_testing_details.readTestingDetails(json);
		for (const { name, conclusion, url } of testing.failedChecks) step.log.info(`${require_index.oneLine(name, 200)} is ${conclusion}${url === void 0 ? "" : `: ${require_index.oneLine(url, 300)}`}`);
		return {
			...prepared.result,
			facts: factsOf(json),
			testing
		};
	}
};
/** The response's fields for the summary: scalars as they are, lists by their length. */
function factsOf(json) {
	if (!require_responses.isObject(json)) return [];
	return Object.entries(json).flatMap(([field, value]) => {
		if (Array.isArray(value)) return [[field, value.every((one) => typeof one !== "object") ? value.join(", ") : `${String(value.length)} (see the response file)`]];
		return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [[field, String(value)]] : [];
	});
}
//#endregion
exports.operation = operation;
