require("./rolldown-runtime-Bd6kNlEP.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BMjlOAhA.js");
const require_pull_request_write = require("./pull-request-write-CG4Uv7vr.js");
const require_waiting = require("./waiting-CFyw6Vzp.js");
//#region src/operations/submit-pull-request.ts
const submit = require_pull_request_write.pullRequestWrite({
	endpoint: "submitPullRequest",
	headline: (pullRequest, queue) => `Submitted ${pullRequest} to the ${queue}`,
	advice: { 404: "Check that the service knows this repository and has a queue for target-branch" }
});
/** What withdrawing may take, in milliseconds: the runner of a cancelled job gives a step 7.5 s before it insists. */
const withdrawal = {
	attemptLimitMs: 2500,
	wholeMs: 5500
};
/** Submits a pull request and, with `wait`, waits until it leaves the queue. */
const operation = {
	...submit,
	carryOut: async (context, prepared, service) => context.inputs.wait ? submitAndWait(context, prepared, service) : submit.carryOut(context, prepared, service)
};
async function submitAndWait(context, prepared, service) {
	const at = Date.now();
	const { shownByLook = false } = await require_index.sendPrepared(prepared, service);
	context.log.info(prepared.result.headline);
	try {
		return await require_waiting.waitForFinalState(context, service, { at });
	} catch (error) {
		if (!(error instanceof require_index.Interrupted)) throw error;
		throw new require_index.Interrupted(`${error.message}. ${await afterwards(context, service, shownByLook)}`);
	}
}
/** What becomes of the submitted pull request when its job is cancelled, in a sentence. */
async function afterwards(context, service, shownByLook) {
	const name = `Pull request #${String(require_requests.pullRequestOf(context).number)}`;
	const stays = `${name} was submitted and stays in the queue`;
	if (!context.inputs.cancelOnAbort) return stays;
	if (shownByLook) return `${name} is in the queue and stays there: it is not certain that this step submitted it`;
	try {
		const uncancelled = new AbortController().signal;
		await service.limited({
			attemptLimitMs: Math.min(withdrawal.attemptLimitMs, context.inputs.requestTimeoutMs),
			maxAttempts: 1,
			deadline: Date.now() + withdrawal.wholeMs,
			signal: uncancelled
		}).send("cancelPullRequest", require_requests.barePullRequestRequest(context));
		return `${name}, which this step had submitted, was withdrawn from the queue`;
	} catch (error) {
		if (!(error instanceof require_index.ServiceError)) throw error;
		return `${stays}, because withdrawing it failed: ${error.message}`;
	}
}
//#endregion
exports.operation = operation;
