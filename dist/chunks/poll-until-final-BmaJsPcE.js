const require_states = require("./states-DscZcFE_.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_fetch_state = require("./fetch-state-BU6qcPHj.js");
const require_testing_details = require("./testing-details-hmitO3rA.js");
const require_backoff = require("./backoff-cV7E00nz.js");
//#region src/operations/why-not-merged.ts
const mostNamed = 5;
/** What a pull request waits for, as a clause; undefined where the service says nothing of the kind. */
function waitsFor(unmet) {
	if (unmet === void 0 || unmet.length === 0) return void 0;
	return `it waits for ${unmet.map(({ what }) => what).join("; and for ")}`;
}
/** What to do when a pull request was not merged in time, as sentences without the last full stop. */
function timeoutAdvice({ state, unmet = [], url }) {
	if (unmet.length > 0) return unmet.map(({ advice }) => advice).join(". ");
	if (state === "NOT_READY") return `See ${url ?? "its page"} for what keeps it from being ready`;
	if (state === "FAILED") return `Raise wait-timeout-minutes if the queue tests it again, or see ${url ?? "its page"} for what failed`;
	return "Raise wait-timeout-minutes if the queue needs longer";
}
/** Checks with their links: `unit (https://…), lint`. */
function namesOfChecks(checks) {
	return `${checks.slice(0, mostNamed).map(({ name, url }) => `${require_index.oneLine(name, 100)}${url === void 0 ? "" : ` (${require_index.oneLine(url, 300)})`}`).join(", ")}${checks.length > mostNamed ? `, and ${String(checks.length - mostNamed)} more` : ""}`;
}
/** What the tests came to, as a sentence with its full stop; empty where nothing is known. */
function describeTests(details, number) {
	if (details === void 0) return "";
	const others = details.tested.filter((tested) => tested.number !== number);
	const named = others.slice(0, mostNamed).map((tested) => `#${String(tested.number)}`);
	const together = others.length === 0 ? "" : `ested together with ${named.join(", ")}${others.length > mostNamed ? ` and ${String(others.length - mostNamed)} more` : ""}`;
	const checks = details.failedChecks.length === 0 ? "" : `Failed checks: ${namesOfChecks(details.failedChecks)}`;
	if (checks === "") return together === "" ? "" : ` It was t${together}.`;
	return ` ${checks}${together === "" ? "" : `; t${together}`}.`;
}
/**
* What the service tells of the tests that a pull request failed. One request, and no failure: the pull request has
* failed whether or not the service says why.
* @returns undefined where it does not say, or tells of tests that the pull request had no part in
*/
async function fetchFailedTests(step, service) {
	const { number } = require_requests.pullRequestOf(step);
	const once = service.limited({ maxAttempts: 1 });
	try {
		const { json } = await once.send("getMergeQueueTestingDetails", {
			...require_requests.bareQueueRequest(step),
			pr: { number }
		});
		const details = require_testing_details.readTestingDetails(json);
		return details.tested.some((tested) => tested.number === number) ? details : void 0;
	} catch (error) {
		if (!(error instanceof require_index.ServiceError)) throw error;
		step.log.debug(`What the tests came to is not known: ${error.message}`);
		return;
	}
}
//#endregion
//#region src/operations/poll-until-final.ts
/** The first delay between two polls; it grows from here to `poll-interval-seconds` while nothing moves. */
const firstDelayMs = 1e3;
/** The longest delay once the tests have passed, as a part of the usual one: the pull request merges within moments then. */
const partNearTheEnd = 1 / 4;
/** How long a service may take to know a pull request that was submitted a moment ago. */
const graceMs = 3e4;
/** How long the service may refuse to be asked (4xx, redirect, certificate) after it has answered once. */
const refusalMs = 3e5;
/** Kept for one more poll when the time is nearly up. */
const lastPollMs = 1e3;
/** A duration for people: `45 s`, `1 m 05 s`, `2 h 03 m`. */
function duration(ms) {
	const seconds = Math.floor(ms / 1e3);
	const two = (value) => String(value).padStart(2, "0");
	if (seconds < 60) return `${String(seconds)} s`;
	if (seconds < 3600) return `${String(Math.floor(seconds / 60))} m ${two(seconds % 60)} s`;
	return `${String(Math.floor(seconds / 3600))} h ${two(Math.floor(seconds % 3600 / 60))} m`;
}
const testedStates = /* @__PURE__ */ new Set([
	"TESTING",
	"PENDING_FAILURE",
	"TESTS_PASSED"
]);
/** True in a state that the pull request does not leave by itself. One that FAILED and is still in the queue is tested again. */
function isOver({ state, submitted }) {
	return state !== void 0 && require_states.finalStates.has(state) && !(state === "FAILED" && submitted === true);
}
/**
* Polls the pull request until its state is final or the time is up, with a line in the log for each change.
* A poll that fails is no response: the first in a row is logged, and polling goes on. No poll outlives the wait.
* @param submitted set by the step that submitted the pull request, which the service may not know for a moment
* @param clock that the service's client goes by, too
* @returns a result that fails the step unless the pull request was merged
* @throws ServiceError when the service refuses to be asked
* @throws Interrupted when the job is cancelled
*/
async function pollUntilFinal(step, service, submitted, clock = require_index.systemClock) {
	const { log, signal } = step;
	const { waitTimeoutMs, pollIntervalMs, requestTimeoutMs } = step.inputs;
	const start = clock.now();
	const deadline = start + waitTimeoutMs;
	const reserveMs = Math.min(lastPollMs, requestTimeoutMs, waitTimeoutMs / 4);
	const patient = service.limited({ deadline });
	const elapsed = () => clock.now() - start;
	const name = `pull request #${String(require_requests.pullRequestResult(step).number)}`;
	let last = {};
	let lastWaiting;
	let lastSeen;
	let failedPoll;
	const delays = () => require_backoff.backoffDelays({
		first: Math.min(firstDelayMs, pollIntervalMs),
		longest: pollIntervalMs
	});
	let nextDelay = delays();
	log.info(`Waiting for ${name} to leave the merge queue of ${require_requests.targetBranchOf(step)}, for up to ${duration(waitTimeoutMs)}`);
	for (;;) {
		try {
			const response = await require_fetch_state.fetchPullRequest(step, patient);
			if (submitted !== void 0 && elapsed() < graceMs && isOfEarlierSubmission(response, submitted.at)) log.debug(`${name} is still ${response.state ?? ""} of an earlier submission`);
			else {
				for (const change of replacements(last, response)) log.warn(`${name} ${change}`);
				if (response.state !== last.state) {
					const state = response.state ?? "in no state that the service names";
					log.info(`${name} is ${state} after ${duration(elapsed())}${wentBack(last, response)}`);
					nextDelay = delays();
				}
				const waiting = waitsFor(require_fetch_state.pullRequestWith(step, response).unmet);
				if (waiting !== void 0 && waiting !== lastWaiting) log.info(`${name} is not ready: ${waiting}`);
				lastWaiting = waiting;
				last = response;
			}
			lastSeen = clock.now();
			failedPoll = void 0;
		} catch (error) {
			if (signal.aborted) throw new require_index.Interrupted(`while waiting for ${name}${stateOf(last)}`);
			if (!(error instanceof require_index.ServiceError)) throw error;
			const passes = submitted !== void 0 && error.status === 404 && elapsed() < graceMs || lastSeen !== void 0 && clock.now() - lastSeen < refusalMs;
			if (require_index.retryPolicy.read[require_index.failureOf(error)] === "give-up" && !passes) throw error;
			if (failedPoll === void 0) log.warn(`Polling ${name} failed; polling again until the time is up. ${error.message}`);
			failedPoll = error;
		}
		if (isOver(last) && failedPoll === void 0) break;
		const left = deadline - clock.now() - reserveMs;
		if (left <= 0) break;
		const longest = last.state === "TESTS_PASSED" ? Math.max(firstDelayMs, pollIntervalMs * partNearTheEnd) : Infinity;
		await clock.sleep(Math.min(nextDelay(), longest, left), signal);
		if (signal.aborted) throw new require_index.Interrupted(`while waiting for ${name}${stateOf(last)}`);
	}
	const pullRequest = require_fetch_state.pullRequestWith(step, last);
	const facts = [["Waited", duration(elapsed())]];
	if (failedPoll === void 0 && last.state === "MERGED") return {
		headline: `Merged ${name} into ${require_requests.targetBranchOf(step)}`,
		pullRequest,
		facts
	};
	if (failedPoll === void 0 && isOver(last)) {
		const hasFailed = last.state === "FAILED";
		const outcome = hasFailed ? "failed in the merge queue" : "was taken out of the merge queue";
		const testing = hasFailed ? await fetchFailedTests(step, service) : void 0;
		const tests = describeTests(testing, pullRequest.number);
		return {
			headline: `Waited for ${name}, which ${outcome}`,
			pullRequest,
			facts,
			...testing === void 0 ? {} : { testing },
			failure: `${name} is ${last.state ?? ""}: it ${outcome} of ${require_requests.targetBranchOf(step)} after ${duration(elapsed())}.${tests} See ${pullRequest.url ?? "its page"} for what happened`
		};
	}
	const seen = last.state === void 0 ? "no state was seen" : `its last state was ${last.state}`;
	const trouble = failedPoll === void 0 ? "" : lastSeen === void 0 ? `, since no poll was answered: ${failedPoll.message}` : ` (seen ${duration(clock.now() - lastSeen)} ago; since then: ${failedPoll.message})`;
	const waiting = waitsFor(pullRequest.unmet);
	return {
		headline: `Waited for ${name}, which is still in the merge queue`,
		pullRequest,
		facts,
		failure: `${name} was not merged within ${duration(waitTimeoutMs)}; ${seen}${trouble}${waiting === void 0 ? "" : `: ${waiting}`}. ${timeoutAdvice(pullRequest)}`
	};
}
function stateOf({ state }) {
	return state === void 0 ? "" : `, which was ${state} when it was last seen`;
}
/** What a later poll says of the pull request's being another than the one that was waited for. */
function replacements(before, after) {
	const [oldHead, newHead] = [headOf(before), headOf(after)];
	const replaced = oldHead !== void 0 && newHead !== void 0 && oldHead !== newHead;
	const returned = before.submitted === false && after.submitted === true;
	return [...replaced ? [`has a new head commit since this step began to wait, ${newHead}: what merges is not what was submitted`] : [], ...returned ? ["was submitted again while this step waited"] : []];
}
/** A remark for a pull request whose tests begin anew. */
function wentBack(before, after) {
	const isTested = before.state !== void 0 && testedStates.has(before.state);
	const waitsForTests = after.state === "PENDING" || after.state === "NOT_READY";
	return isTested && waitsForTests ? ": its tests start again, or it was submitted again" : "";
}
/** True for a final state that stood before the pull request was submitted: the service has yet to take note of that. */
function isOfEarlierSubmission({ state, submitted, record }, submittedAt) {
	return submitted === false && state !== void 0 && require_states.finalStates.has(state) && state !== "MERGED" && require_index.stoodBefore(record?.stateChangedAt, submittedAt) === true;
}
/** The head commit in a record of the hosted service. */
function headOf(response) {
	const sha = response.record?.prSha;
	return typeof sha === "string" ? sha : void 0;
}
//#endregion
exports.pollUntilFinal = pollUntilFinal;
