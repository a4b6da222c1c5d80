const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_pull_request_write = require("./pull-request-write-DK_jPjYn.js");
//#region src/operations/submit-pull-request.ts
const mergedAlready = (name, state) => state === "MERGED" ? `${name} is MERGED already, so there is nothing to submit` : void 0;
/** @throws InputError where an extra field says again what an input says */
function submissionFields({ inputs }) {
	const { priority, noBatch, extraFields } = inputs;
	const fields = {
		...priority === void 0 ? {} : { priority },
		...noBatch ? { noBatch } : {}
	};
	const twice = Object.keys(fields).find((field) => Object.hasOwn(extraFields, field));
	if (twice !== void 0) throw new require_index.InputError("extra-fields", `${twice} stands in it, and is given by an input of its own. Remove one of them`);
	return fields;
}
const submit = require_pull_request_write.pullRequestWrite({
	endpoint: "submitPullRequest",
	headline: (pullRequest, queue) => `Submitted ${pullRequest} to the ${queue}`,
	advice: { 404: "Check that the service knows this repository and has a queue for target-branch" },
	open: true,
	alreadySo: mergedAlready,
	more: submissionFields
});
/** What withdrawing may take, in milliseconds: the runner of a cancelled job gives a step 7.5 s before it insists. */
const withdrawal = {
	attemptTimeoutMs: 2500,
	wholeMs: 5500
};
/** Submits a pull request and, with `wait`, waits until it leaves the queue. */
const operation = {
	...submit,
	carryOut: async (step, prepared, service) => step.inputs.wait ? submitAndWait(step, prepared, service) : submit.carryOut(step, prepared, service)
};
async function submitAndWait(step, prepared, service) {
	const at = Date.now();
	let verified;
	try {
		({verified = false} = await require_index.sendPrepared(prepared, service));
	} catch (error) {
		return require_pull_request_write.resultOfRefusal(error, mergedAlready, step, service);
	}
	step.log.info(prepared.result.headline);
	const { pollUntilFinal } = await Promise.resolve().then(() => require("./poll-until-final-BmaJsPcE.js"));
	try {
		return await pollUntilFinal(step, service, { at });
	} catch (error) {
		if (!(error instanceof require_index.Interrupted)) throw error;
		throw new require_index.Interrupted(`${error.message}. ${await afterwards(step, service, verified)}`);
	}
}
/** What becomes of the submitted pull request when its job is cancelled, in a sentence. */
async function afterwards(step, service, verified) {
	const name = `Pull request #${String(require_requests.pullRequestOf(step).number)}`;
	const stays = `${name} was submitted and stays in the queue`;
	if (!step.inputs.cancelOnAbort) return stays;
	if (verified) return `${name} is in the queue and stays there: it is not certain that this step submitted it`;
	try {
		const uncancelled = new AbortController().signal;
		await service.limited({
			attemptTimeoutMs: Math.min(withdrawal.attemptTimeoutMs, step.inputs.requestTimeoutMs),
			maxAttempts: 1,
			deadline: Date.now() + withdrawal.wholeMs,
			signal: uncancelled
		}).send("cancelPullRequest", require_requests.barePullRequestRequest(step));
		return `${name}, which this step had submitted, was withdrawn from the queue`;
	} catch (error) {
		if (!(error instanceof require_index.ServiceError)) throw error;
		return `${stays}, because withdrawing it failed: ${error.message}`;
	}
}
//#endregion
exports.operation = operation;
