"use strict";
exports.id = 5003;
exports.ids = [5003,2835];
exports.modules = {

/***/ 95003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(87745);
// EXTERNAL MODULE: ./build/src/pull-request/context.js
var context = __webpack_require__(35338);
// EXTERNAL MODULE: ./build/src/pull-request/resolution.js
var resolution = __webpack_require__(63139);
// EXTERNAL MODULE: ./build/src/service/generation.js
var generation = __webpack_require__(20067);
// EXTERNAL MODULE: ./build/src/service/no-counterpart.js
var no_counterpart = __webpack_require__(41662);
// EXTERNAL MODULE: ./build/src/service/queue/verify-write.js + 1 modules
var verify_write = __webpack_require__(26070);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __webpack_require__(86493);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var src_numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/src/operations/submit-pull-request.js
var submit_pull_request = __webpack_require__(67476);
// EXTERNAL MODULE: ./build/src/pull-request/candidates.js
var candidates = __webpack_require__(81291);
// EXTERNAL MODULE: ./build/src/pull-request/event.js
var pull_request_event = __webpack_require__(73733);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
;// CONCATENATED MODULE: ./build/src/operations/sync/evidence.js





const withdrawalDelayMs = 36e5;
async function evidenceOf(run, pullRequests) {
  const numbers = pullRequests.map(({ number }) => number);
  const found = await run.service.lookUp(run.queue, numbers);
  const histories = await historiesOf(run, found);
  const all = [];
  for (const pullRequest of pullRequests) {
    const { number } = pullRequest;
    const one = found.get(number);
    const history = histories && (histories.get(number) ?? []);
    const failures = await failuresOf(run, pullRequest, one, history);
    const label = mayHaveNewLabel(pullRequest, one) ? await run.timelines.of(number) : void 0;
    const isJustLabelled = wasJustLabelled(run, pullRequest);
    all.push({ pullRequest, found: one, history, failures, label, isJustLabelled });
  }
  return all;
}
function wasJustLabelled({ step: { event }, isLabelled }, { number, headSha }) {
  const { payload, isRerun } = event;
  const added = (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(payload, "label"), "name");
  const [known] = (0,candidates/* candidatesOf */.k)(event).known;
  return payload.action === "labeled" && !isRerun && added !== void 0 && isLabelled({ number, labels: [added] }) && known?.number === number && known.headSha !== void 0 && known.headSha === headSha;
}
function leftAt(found) {
  const at = found === void 0 || found instanceof errors/* ServiceError */._7 ? void 0 : found.record?.stateChangedAt;
  return typeof at === "string" ? Date.parse(at) : NaN;
}
function mayHaveNewLabel({ updatedAt = "" }, found) {
  if (found === void 0 || found instanceof errors/* ServiceError */._7 || (0,verify_write/* isInQueue */.L5)(found) === true) return false;
  return !(Date.parse(updatedAt) < leftAt(found) - withdrawalDelayMs);
}
async function historiesOf({ service, step }, found) {
  const gone = [...found].flatMap(
    ([number, one]) => !(one instanceof errors/* ServiceError */._7) && (one?.state === "FAILED" || one?.state === "CANCELLED") ? [number] : []
  );
  if (gone.length === 0) return /* @__PURE__ */ new Map();
  const unknown = ({ message }) => {
    step.log.warn(`Why pull requests left the queue is not known: ${message}`);
  };
  return service.histories(gone).catch((0,errors/* onServiceError */.JT)(unknown));
}
async function failuresOf({ service, step }, { number, headSha = "" }, found, history = []) {
  if (found === void 0 || found instanceof errors/* ServiceError */._7 || found.state !== "FAILED") return void 0;
  const [newest, ...older] = history.filter(({ state }) => state === "FAILED");
  if (newest === void 0) return void 0;
  const commitOf = async ({ runId }) => runId === void 0 ? void 0 : service.headTested(number, runId).catch((0,errors/* onServiceError */.JT)(() => void 0));
  const commit = await commitOf(newest);
  if (step.inputs.requeue === "never") return { commit, times: void 0 };
  for (const failure of older) {
    const tested = await commitOf(failure);
    if (tested === void 0 || (0,resolution/* same */.FB)(tested, headSha)) return { commit, times: 2 };
  }
  return { commit, times: 1 };
}


// EXTERNAL MODULE: ./build/src/service/queue/readiness.js
var readiness = __webpack_require__(47885);
// EXTERNAL MODULE: ./build/src/pull-request/github-api.js + 1 modules
var github_api = __webpack_require__(34970);
// EXTERNAL MODULE: ./build/packages/shared/src/service/states.js
var states = __webpack_require__(97319);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/src/operations/why-not-merged.js
var why_not_merged = __webpack_require__(52835);
;// CONCATENATED MODULE: ./build/src/operations/sync/judge.js







const byHand = "submit it by hand with submit-pull-request";
const relabel = "remove the label and add it again";
function whyImpossible({ draft, state, merged, baseBranch, conflicts }, targetBranch) {
  if (merged === true) return { verdict: "merged", why: "It was merged while this step ran" };
  if (state === "closed") return { verdict: "closed", why: "It was closed while this step ran" };
  if (baseBranch !== void 0 && baseBranch !== targetBranch) {
    return {
      verdict: "other-base",
      why: `Its base branch is ${(0,src_text/* oneLine */.TN)(baseBranch, 100)}, and this is the queue of ${targetBranch}`,
      advice: "Change its base branch, or run sync-queue with its base branch as target-branch"
    };
  }
  if (draft === true) return { verdict: "draft", why: "It is a draft", advice: "Mark it as ready for review" };
  return conflicts === true ? { verdict: "conflict", why: "It conflicts with its base branch", advice: "Resolve the conflict, and push" } : void 0;
}
function whereInQueue(response, pullRequest, targetBranch) {
  const { state } = response;
  const isTested = state !== void 0 && ["TESTING", "TESTS_PASSED", "PENDING_FAILURE", "FAILED"].includes(state);
  const unmet = (0,readiness/* unmetConditions */.kW)(response, { sha: pullRequest.headSha, targetBranch });
  const waiting = (0,why_not_merged/* waitsFor */.is)(unmet);
  return {
    verdict: isTested ? "testing" : "waiting",
    state,
    why: `It is in the queue${state === void 0 ? "" : `, ${(0,src_text/* oneLine */.TN)(state, 60)}`}${waiting === void 0 ? "" : `: ${waiting}`}`,
    advice: unmet.length === 0 ? void 0 : unmet.map(({ advice }) => advice).join(". ")
  };
}
function judge(evidence, targetBranch) {
  const { pullRequest, found } = evidence;
  if (found instanceof errors/* ServiceError */._7) {
    return { verdict: "not-known", why: `The service did not say: ${found.message}`, advice: "Run sync-queue again" };
  }
  const inside = found === void 0 ? void 0 : whereNow(found, pullRequest, targetBranch);
  const present = inside ?? whyImpossible(pullRequest, targetBranch);
  if (present !== void 0) return { state: found?.state, ...present };
  if (found === void 0) {
    return { verdict: "never-submitted", why: "It was never submitted to this queue", isMissing: true };
  }
  const gone = found.state === "FAILED" ? whyFailed(evidence, found) : whyGone(evidence, found);
  return { state: found.state, ...gone };
}
function whereNow(found, pullRequest, targetBranch) {
  const { state, submitted, isElsewhere } = found;
  if (isElsewhere === true) {
    return {
      verdict: "in-another-queue",
      why: "It is in the queue of another branch",
      advice: "Withdraw it there with cancel-pull-request"
    };
  }
  if (state === "MERGED") return { verdict: "merged", why: "It was merged while this step ran" };
  const isIn = submitted ?? (state !== void 0 && !states/* finalStates */.ZW.has(state));
  return isIn ? whereInQueue(found, pullRequest, targetBranch) : void 0;
}
function comparedHeads({ headSha }, commit) {
  const known = commit?.toLowerCase();
  if (known === void 0 || headSha === void 0) return { kind: "not-known" };
  const isSame = known.length >= 7 && headSha.toLowerCase().startsWith(known);
  return { kind: isSame ? "same" : "other", known: (0,src_text/* oneLine */.TN)(known, 12) };
}
function newestReason({ found, history }) {
  const [newest] = history ?? [];
  return newest !== void 0 && newest.state === found.state ? newest.reason : void 0;
}
function inBrackets(reason) {
  return reason === void 0 ? "" : ` (${(0,src_text/* oneLine */.TN)(reason, 300)})`;
}
function whyFailed(evidence, found) {
  const { pullRequest, failures } = evidence;
  const heads = comparedHeads(pullRequest, failures?.commit ?? (0,readiness/* headIn */.mU)(found.record));
  const because = inBrackets(newestReason(evidence));
  if (heads.kind === "other") {
    const why = `It failed at commit ${heads.known}${because}, and has a new head commit since`;
    return { verdict: "failed", why, isMissing: true };
  }
  const failed = `It failed${heads.kind === "same" ? " at its head commit" : ""}${because}`;
  if (hasNewLabel(evidence)) return { verdict: "failed", why: `${failed}, and ${labelIsNewer}`, isMissing: true };
  if (heads.kind === "not-known") {
    return {
      verdict: "failed",
      why: `${failed}, and the service does not show at which commit`,
      advice: `If it has a new commit since, ${relabel}, or ${byHand}`
    };
  }
  if (failures?.times === 1) {
    return { verdict: "failed", why: `${failed}, for the first time, and requeue allows one more`, isMissing: true };
  }
  const again = failures?.times === 2 ? ", and it was submitted one more time already" : "";
  return {
    verdict: "failed",
    why: `${failed}${again}`,
    advice: `Push a commit that corrects it, ${relabel}, or ${byHand}`
  };
}
const labelIsNewer = "its label was added since";
const causes = {
  PR_PUSHED_TO: "A push took it out of the queue",
  PR_CONVERTED_TO_DRAFT: "It left the queue when it became a draft, and is none now",
  PR_CLOSED: "It left the queue when it was closed, and is open now",
  PR_BASE_BRANCH_CHANGED: "It left the queue when its base branch was changed, and has the base branch of the queue now"
};
const expired = "NOT_READY_TIMEOUT_EXPIRED";
function whyGone(evidence, found) {
  const { state } = found;
  const heads = comparedHeads(evidence.pullRequest, (0,readiness/* headIn */.mU)(found.record));
  const reason = newestReason(evidence);
  const cause = state === "CANCELLED" && reason !== void 0 ? causes[reason] : void 0;
  if (heads.kind === "other") {
    const why = `A push took it out of the queue, which knew commit ${heads.known}`;
    return { verdict: "dropped", why, isMissing: true };
  }
  if (cause !== void 0) return { verdict: "dropped", why: `${cause} (${reason ?? ""})`, isMissing: true };
  const verdict = state === "CANCELLED" && heads.kind === "same" ? "cancelled" : "not-known";
  if (hasNewLabel(evidence) || reason !== expired && wasTakenOutByLabel(evidence)) {
    const why = `It is not in the queue${inBrackets(reason ?? state)}, and ${labelIsNewer}`;
    return { verdict, why, isMissing: true };
  }
  if (heads.kind === "not-known") {
    return {
      verdict,
      why: `It is not in the queue${state === void 0 ? "" : `: it is ${(0,src_text/* oneLine */.TN)(state, 60)}`}. The service does not show the commit that the queue knew, so nobody can tell whether a push or a person took it out`,
      advice: `If it should be in the queue, ${relabel}, or ${byHand}`
    };
  }
  return {
    verdict,
    why: verdict === "cancelled" ? `It was taken out of the queue at its head commit${inBrackets(reason)}` : "It is not in the queue, and the service shows neither a failure nor that somebody took it out",
    advice: `If it should be in the queue, ${relabel}, push a commit, or ${byHand}`
  };
}
function hasNewLabel({ label, found }) {
  return label !== void 0 && !(label instanceof github_api/* GitHubError */.f) && label.last === "added" && label.addedAt > leftAt(found);
}
function wasTakenOutByLabel({ label, found, history }) {
  if (history === void 0 || label === void 0 || label instanceof github_api/* GitHubError */.f) return false;
  if (label.last !== "added") return false;
  const delay = leftAt(found) - label.removedAt;
  const wasInside = history.length === 0 || submittedAt(history) <= label.removedAt;
  return wasInside && delay >= 0 && delay <= withdrawalDelayMs;
}
function submittedAt(history) {
  const [, ...before] = history;
  const end = before.findIndex(({ state = "" }) => states/* finalStates */.ZW.has(state));
  const stay = end < 0 ? before : before.slice(0, end);
  return Date.parse(stay.at(-1)?.at ?? "");
}


;// CONCATENATED MODULE: ./build/src/operations/sync/patience.js
class Patience {
  #failedInARow = 0;
  #end;
  /** The failure after which nothing more is tried; undefined until then. */
  get end() {
    return this.#end;
  }
  succeeded() {
    this.#failedInARow = 0;
  }
  failed(failure) {
    this.#failedInARow += 1;
    const concernsAll = [401, 403, 429].includes(failure.status ?? 0);
    if (concernsAll || this.#failedInARow >= 3) this.#end ??= failure;
  }
}


;// CONCATENATED MODULE: ./build/src/operations/sync/label-history.js


class LabelTimelines {
  #github;
  #isRequired;
  #read = /* @__PURE__ */ new Map();
  #patience = new Patience();
  /** @param isRequired true for a required label */
  constructor(github, isRequired) {
    this.#github = github;
    this.#isRequired = isRequired;
  }
  /** @returns the error where it cannot be read; where timelines failed too often, the last error, and nothing is sent */
  async of(number) {
    const known = this.#read.get(number) ?? this.#patience.end;
    if (known !== void 0) return known;
    const found = await this.#fetch(number);
    this.#read.set(number, found);
    return found;
  }
  async #fetch(number) {
    try {
      const changes = await this.#github.timeline(number);
      this.#patience.succeeded();
      return labelHistory(changes, this.#isRequired);
    } catch (error) {
      if (!(error instanceof github_api/* GitHubError */.f)) throw error;
      this.#patience.failed(error);
      return error;
    }
  }
}
function labelHistory(changes, isRequired) {
  const isChange = (one, isAdded) => one?.kind === "label" && one.isAdded === isAdded && isRequired(one.label);
  const last = changes.findLast((one) => isChange(one, true) || isChange(one, false));
  const added = changes.findLastIndex((one) => isChange(one, true));
  const removed = changes.slice(0, Math.max(added, 0)).findLast((one) => isChange(one, false));
  return {
    last: last === void 0 ? void 0 : isChange(last, true) ? "added" : "removed",
    addedAt: timeOf(changes[added]),
    removedAt: timeOf(removed),
    wasPushed: changes.slice(added + 1).some(({ kind }) => kind === "push")
  };
}
function timeOf(change) {
  return change?.kind === "label" ? Date.parse(change.at ?? "") : NaN;
}


;// CONCATENATED MODULE: ./build/src/operations/sync/label-warnings.js



const quoted = (label) => JSON.stringify(label);
async function labelWarnings(github, wanted, open) {
  const has = (labels, one) => labels.some((label) => (0,resolution/* same */.FB)(label, one));
  const others = open.filter(({ labels = [] }) => !wanted.some((one) => has(labels, one)));
  const warnings = [];
  const nearlyThere = /* @__PURE__ */ new Set();
  for (const theirs of new Set(others.flatMap(({ labels = [] }) => labels))) {
    const [given] = await (0,resolution/* nearLabel */.BV)(wanted, [theirs]) ?? [];
    if (given === void 0) continue;
    nearlyThere.add(given);
    const [first, ...more] = others.filter(({ labels = [] }) => labels.includes(theirs));
    const which = more.length === 0 ? `pull request #${String(first?.number)} has` : `${(0,src_numbers/* counted */.h)(more.length + 1, "pull request")} have`;
    warnings.push(
      `input required-label: ${which} no label ${quoted(given)}, but ${quoted(theirs)}. Write the label as it is on GitHub, one a line`
    );
  }
  const unused = wanted.filter((one) => !nearlyThere.has(one) && !open.some(({ labels = [] }) => has(labels, one)));
  if (unused.length === 0) return warnings;
  const known = await labelsOf(github);
  for (const one of unused) {
    if (known === void 0 || has(known, one)) continue;
    const [, near] = await (0,resolution/* nearLabel */.BV)([one], known) ?? [];
    const advice = near === void 0 ? "Write the label as it is on GitHub" : `Did you mean ${quoted(near)}?`;
    warnings.push(
      `input required-label: neither the repository nor an open pull request has the label ${quoted(one)}. ${advice}`
    );
  }
  return warnings;
}
async function labelsOf(github) {
  try {
    return await github.labels();
  } catch (error) {
    if (error instanceof github_api/* GitHubError */.f) return void 0;
    throw error;
  }
}


;// CONCATENATED MODULE: ./build/src/operations/sync/fork-head.js


const sameChangeMs = 1e3;
function whyForkWaits(evidence) {
  const { pullRequest, label, isJustLabelled } = evidence;
  if (pullRequest.fromFork === false || isJustLabelled || wasTested(evidence)) return void 0;
  if (label instanceof github_api/* GitHubError */.f) {
    return {
      why: `It comes from a fork, and its timeline could not be read: ${label.message}`,
      advice: "Run sync-queue again",
      problem: label.message
    };
  }
  if (label?.wasPushed !== true && isUnchanged(evidence)) return void 0;
  return {
    why: label?.wasPushed === true ? "It comes from a fork, which pushed after the label was added" : "It comes from a fork, and may have changed on GitHub after the label was added. A push may be among the changes",
    advice: "Look at its head commit, then remove the label and add it again"
  };
}
function wasTested({ pullRequest: { headSha }, failures }) {
  return headSha !== void 0 && failures?.commit !== void 0 && (0,resolution/* same */.FB)(failures.commit, headSha);
}
function isUnchanged({ pullRequest, label }) {
  if (label === void 0 || label instanceof github_api/* GitHubError */.f || label.last !== "added") return false;
  const changedAt = Date.parse(pullRequest.updatedAt ?? "");
  const pushedAt = Date.parse(pullRequest.headPushedAt ?? "");
  return changedAt <= label.addedAt + sameChangeMs && pushedAt < label.addedAt;
}


;// CONCATENATED MODULE: ./build/src/operations/sync/submit-missing.js








async function submitMissing(run, missing) {
  const submissions = { ofGitHub: new Patience(), ofService: new Patience(), sent: 0 };
  const ended = [];
  for (const one of [...missing].sort(byTurn)) {
    const left = whyNotNow(run, submissions);
    ended.push(
      left === void 0 ? await submit_missing_submit(run, one, submissions) : { ...one, action: "left-for-the-next-run", advice: left }
    );
  }
  return ended;
}
const isOfFork = ({ pullRequest }) => pullRequest.fromFork !== false;
function byTurn(one, other) {
  return Number(isOfFork(one)) - Number(isOfFork(other)) || one.pullRequest.number - other.pullRequest.number;
}
function whyNotNow({ step, queueState }, { ofGitHub, ofService, sent }) {
  if (queueState === "DRAINING") {
    return "The queue is DRAINING and takes no pull requests: update-queue with state: running";
  }
  const { maxSubmissions } = step.inputs;
  if (sent >= maxSubmissions) return `Run sync-queue again: max-submissions (${String(maxSubmissions)}) is reached`;
  return ofGitHub.end === void 0 && ofService.end === void 0 ? void 0 : "Run sync-queue again: requests failed one after the other, so no more were sent";
}
async function submit_missing_submit(run, one, submissions) {
  const { service, queue, submission, step } = run;
  const now = await lookOnceMore(run, one, submissions);
  if (!("evidence" in now)) return now;
  submissions.sent += 1;
  if (step.inputs.dryRun) return { ...now, action: "would-submit" };
  const { number } = now.pullRequest;
  try {
    const { remarks = [] } = await service.submit({ ...queue, number }, submission, step.inputs.extraFields);
    for (const remark of remarks) step.log.info(`Pull request #${String(number)}: ${remark}`);
    submissions.ofService.succeeded();
    return { ...now, action: "submitted" };
  } catch (error) {
    if (!(error instanceof errors/* ServiceError */._7)) throw error;
    return refused(run, now, error, submissions.ofService);
  }
}
async function lookOnceMore(run, one, submissions) {
  const { targetBranch } = run.queue;
  const { number } = one.pullRequest;
  const label = isOfFork(one) ? await run.timelines.of(number) : one.evidence.label;
  const waits = whyForkWaits({ ...one.evidence, label });
  if (waits !== void 0) return stays(one, { ...one, ...waits }, waits.problem);
  const found = await lookAgain(run, number);
  if (found instanceof errors/* ServiceError */._7) submissions.ofService.failed(found);
  const isOther = stampOf(found) !== stampOf(one.evidence.found);
  const unknown = isOther ? { history: void 0, failures: void 0 } : {};
  const evidence = { ...one.evidence, ...unknown, label, found };
  const atService = judge(evidence, targetBranch);
  if (atService.isMissing !== true)
    return stays(one, atService, found instanceof errors/* ServiceError */._7 ? found.message : void 0);
  const pullRequest = await onGitHub(run, one, submissions);
  if (pullRequest instanceof github_api/* GitHubError */.f) {
    const { message } = pullRequest;
    return stays(one, { verdict: "not-known", why: message, advice: "Run sync-queue again" }, message);
  }
  const latest = { ...evidence, pullRequest, isJustLabelled: wasJustLabelled(run, pullRequest) };
  const now = run.isLabelled(pullRequest) ? judge(latest, targetBranch) : { verdict: "unlabelled", why: "It lost the label while this step ran" };
  const waitsNow = now.isMissing === true ? whyForkWaits(latest) : void 0;
  return now.isMissing === true && waitsNow === void 0 ? { ...now, pullRequest, action: "none", evidence: latest } : stays({ pullRequest }, { ...now, ...waitsNow });
}
async function onGitHub({ github }, { pullRequest }, { ofGitHub }) {
  try {
    const now = await github.pullRequest(pullRequest.number);
    ofGitHub.succeeded();
    return now;
  } catch (error) {
    if (!(error instanceof github_api/* GitHubError */.f)) throw error;
    ofGitHub.failed(error);
    return error;
  }
}
function stays({ pullRequest }, judgement, problem) {
  const { verdict, state, why, advice } = judgement;
  return { pullRequest, verdict, state, why, advice, action: "none", ...(0,json_values/* given */.gI)({ problem }) };
}
async function lookAgain({ service, queue }, number) {
  return (await service.lookUp(queue, [number])).get(number);
}
function stampOf(found) {
  if (found === void 0 || found instanceof errors/* ServiceError */._7) return "";
  return `${found.state ?? ""} ${String(found.record?.stateChangedAt)} ${String(found.record?.prSha)}`;
}
const saysQueued = /\balready\b.{0,30}\b(?:queued?|enqueued|submitted)\b/i;
async function refused(run, one, error, patience) {
  const said = (0,src_text/* oneLine */.TN)(error.received ?? "", 300);
  const { status = 0 } = error;
  const isAboutForks = isOfFork(one) && /\bforks?\b/i.test(said);
  const isAbsent = (0,errors/* isAbsence */.Md)(error);
  if (![400, 409, 422].includes(status) && !isAbsent && !(status === 403 && isAboutForks)) {
    patience.failed(error);
    const why2 = `${one.why}. Submitting it failed: ${error.message}`;
    return { ...one, why: why2, action: "failed", advice: "Run sync-queue again", problem: error.message };
  }
  patience.succeeded();
  const found = await lookAgain(run, one.pullRequest.number);
  const now = judge({ ...one.evidence, found }, run.queue.targetBranch);
  if (["waiting", "testing", "merged", "in-another-queue"].includes(now.verdict)) return stays(one, now);
  if (status === 409 || saysQueued.test(said)) {
    return stays(one, { verdict: "waiting", why: `The service says that it is in the queue already: ${said}` });
  }
  const why = said === "" ? error.message : said;
  return isAboutForks ? stays(one, {
    verdict: "fork-not-allowed",
    why: `The service takes no pull requests from forks: ${why}`,
    advice: "Push its branch to this repository, or allow forks at the service"
  }) : stays(one, {
    verdict: "refused",
    why: `The service does not take it: ${why}`,
    advice: "See what the service says, and its page there"
  });
}


// EXTERNAL MODULE: ./build/src/operations/fetch-state.js
var fetch_state = __webpack_require__(45880);
;// CONCATENATED MODULE: ./build/src/operations/sync/withdraw-unlabelled.js




async function findUnlabelled({ timelines }, candidates) {
  const found = [];
  for (const pullRequest of candidates) {
    const label = await timelines.of(pullRequest.number);
    if (label instanceof github_api/* GitHubError */.f) {
      const { message: problem } = label;
      const why = `It is in the queue without the label, and its timeline could not be read: ${problem}`;
      found.push({ pullRequest, verdict: "not-known", why, advice: "Run sync-queue again", action: "none", problem });
    } else if (label.last === "removed") {
      const why = "It is in the queue and has lost the label";
      found.push({ pullRequest, verdict: "unlabelled", why, action: "none" });
    }
  }
  return found;
}
async function withdraw(run, unlabelled) {
  const patience = new Patience();
  const ended = [];
  for (const one of unlabelled) {
    if (one.verdict !== "unlabelled") ended.push(one);
    else if (run.step.inputs.dryRun) ended.push({ ...one, action: "would-withdraw" });
    else if (patience.end !== void 0) {
      ended.push({ ...one, action: "left-for-the-next-run", advice: "Run sync-queue again" });
    } else ended.push(await withdrawOne(run, one, patience));
  }
  return ended;
}
async function withdrawOne({ service, github, queue, isLabelled }, one, patience) {
  const { number } = one.pullRequest;
  try {
    const pullRequest = await github.pullRequest(number);
    if (isLabelled(pullRequest)) {
      return { ...one, pullRequest, verdict: "waiting", why: "It is in the queue, and has its label again" };
    }
    await service.withdraw({ ...queue, number }, {});
  } catch (error) {
    if (!(error instanceof errors/* ServiceError */._7 || error instanceof github_api/* GitHubError */.f)) throw error;
    if (error instanceof errors/* ServiceError */._7 && (0,fetch_state/* isRefusal */.vu)(error)) {
      return { ...one, why: "It lost the label, and is not in the queue any more" };
    }
    patience.failed(error);
    const why = `${one.why}. Taking it out failed: ${error.message}`;
    return { ...one, why, action: "failed", advice: "Run sync-queue again", problem: error.message };
  }
  patience.succeeded();
  return { ...one, why: "It had lost the label", action: "withdrawn" };
}


;// CONCATENATED MODULE: ./build/src/operations/sync-queue.js


















const operation = {
  kind: "comparison",
  needs: { pullRequest: "none", targetBranch: true, repository: true, everyLabelled: true },
  knownFields: ["priority", "noBatch"],
  advice: { 404: "The queue does not exist; check target-branch and repository, or make it with create-queue" },
  plan
};
async function plan(step, service) {
  const submission = (0,submit_pull_request.submissionOf)(step);
  if (step.inputs.pullRequest !== void 0) {
    throw new input_error/* InputError */.d("pull-request", "sync-queue acts on every pull request with the label. Remove it");
  }
  if (step.inputs.requeue === "once" && !(0,generation/* isSecondGeneration */.P)(step.inputs.baseUrl)) {
    throw new no_counterpart/* NoCounterpart */.Z("requeue: once, which counts failures in the history of the service,", "Remove it");
  }
  const github = gitHubOf(step);
  const queue = (0,requests/* queueReference */.xm)(step);
  const wanted = (0,values/* lines */.Mn)(step.inputs.requiredLabel);
  const isLabelled = ({ labels = [] }) => labels.some((label) => wanted.some((one) => (0,resolution/* same */.FB)(one, label)));
  const open = await github.openPullRequests();
  step.log.info(`GitHub has ${(0,src_numbers/* counted */.h)(open.length, "open pull request")}`);
  for (const warning of await labelWarnings(github, wanted, open)) step.log.warn(warning);
  const { state: queueState, entries = [], cut } = await service.queueRows(queue);
  if (cut !== void 0) {
    throw new user_error/* UserError */.y(`The queue has more than the ${(0,src_numbers/* grouped */.z)(entries.length)} entries that could be read`);
  }
  const timelines = new LabelTimelines(github, (label) => isLabelled({ number: 1, labels: [label] }));
  const run = { step, service, github, timelines, queue, submission, queueState, isLabelled };
  const inQueue = new Map(
    entries.flatMap(
      (entry) => entry.number === void 0 || (0,verify_write/* isInQueue */.L5)(entry) === false ? [] : [[entry.number, entry]]
    )
  );
  const judged = await judgeAll(run, open.filter(isLabelled), inQueue);
  const unlabelled = step.inputs.withdrawUnlabelled ? await findUnlabelled(run, await othersInQueue(run, open, inQueue)) : [];
  const carryOut = async () => {
    const submitted = await submitMissing(run, judged.missing);
    return resultOf(run, [...await withdraw(run, unlabelled), ...submitted, ...judged.others]);
  };
  if (step.inputs.dryRun) return { result: await carryOut() };
  return { result: { headline: "" }, carryOut };
}
function gitHubOf(step) {
  const { inputs, event, log } = step;
  const repository = (0,requests/* repositoryOf */._M)(step);
  const host = new URL(event.serverUrl).host;
  if (!(0,resolution/* same */.FB)(repository.host, host)) {
    throw new input_error/* InputError */.d(
      "repository",
      `sync-queue asks the GitHub server of this workflow, ${host}, for pull requests, and ${repository.host} is another one. Run it in a workflow there`
    );
  }
  if (inputs.githubToken === void 0) {
    throw new input_error/* InputError */.d(
      "github-token",
      "it is empty, and sync-queue asks GitHub for the open pull requests. Leave it out for the workflow's own token, or give one that may read pull requests"
    );
  }
  return (0,requests/* gitHubFor */.JG)(
    step,
    repository,
    ({ reason, delayMs }) => log.info(`${reason}. Again in ${(delayMs / 1e3).toFixed(1)} s`)
  );
}
async function judgeAll(run, labelled, inQueue) {
  const { targetBranch } = run.queue;
  const others = [];
  const unseen = [];
  for (const pullRequest of labelled) {
    const entry = inQueue.get(pullRequest.number);
    const judgement = await ofQueueItself(run, pullRequest) ?? (entry === void 0 ? void 0 : whereInQueue(entry, pullRequest, targetBranch)) ?? // Where the queue lists nothing, anything may be in it.
    (inQueue.size === 0 ? void 0 : whyImpossible(pullRequest, targetBranch));
    if (judgement === void 0) unseen.push(pullRequest);
    else others.push({ pullRequest, action: "none", ...judgement });
  }
  const missing = [];
  for (const evidence of await evidenceOf(run, unseen)) {
    const one = { pullRequest: evidence.pullRequest, action: "none", ...judge(evidence, targetBranch) };
    const unread = [evidence.found, evidence.label].find((found) => found instanceof user_error/* UserError */.y);
    if (one.isMissing === true) missing.push({ ...one, evidence });
    else others.push({ ...one, ...(0,json_values/* given */.gI)({ problem: unread?.message }) });
  }
  return { missing, others };
}
async function ofQueueItself({ step }, pullRequest) {
  const glob = await (0,resolution/* queueGlobOf */.T6)(pullRequest, step.inputs.queueBranches);
  if (glob === void 0) return void 0;
  const why = `The queue itself opened it, from ${pullRequest.headBranch ?? ""} (queue-branches has ${glob})`;
  return { verdict: "queues-own", why };
}
async function othersInQueue(run, open, inQueue) {
  const others = [];
  for (const pullRequest of open) {
    if (run.isLabelled(pullRequest) || !inQueue.has(pullRequest.number)) continue;
    if (await ofQueueItself(run, pullRequest) === void 0) others.push(pullRequest);
  }
  return others;
}
async function resultOf({ step, isLabelled }, cases) {
  const address = (0,context/* repositoryUrl */.Ek)((0,requests/* repositoryOf */._M)(step), step.event);
  const rows = cases.map(({ pullRequest, verdict, state, why, action, advice }) => {
    const { number, title, headSha: head } = pullRequest;
    const url = address === void 0 ? void 0 : `${address}/pull/${String(number)}`;
    return (0,json_values/* given */.gI)({ number, title, url, head, verdict, state, why, action, advice });
  });
  const file = await step.files.writeRecords(
    "sync-queue.json",
    [...rows].sort((a, b) => a.number - b.number)
  );
  const problems = cases.filter(({ problem }) => problem !== void 0);
  step.log.infoEach(rows.flatMap((row) => isUsual(row) ? [] : [lineOf(row)]));
  const labelled = cases.filter(({ pullRequest }) => isLabelled(pullRequest)).length;
  return {
    headline: headlineOf(rows, labelled, (0,requests/* targetBranchOf */.bh)(step)),
    sync: { rows, file, submitted: rows.filter(({ action }) => action === "submitted").length },
    ...problems.length === 0 ? {} : { failure: failureOf(problems) }
  };
}
const isUsual = ({ verdict, action }) => action === "none" && ["waiting", "testing"].includes(verdict);
function lineOf({ number, verdict, why, action, advice }) {
  const did = action === "none" ? "" : ` [${action}]`;
  return `#${String(number)} ${verdict}${did}: ${why}${advice === void 0 ? "" : `. ${advice}`}`;
}
function headlineOf(rows, labelled, branch) {
  const count = (...actions) => rows.filter(({ action }) => actions.includes(action)).length;
  const inQueue = rows.filter(({ verdict, action }) => action === "none" && ["waiting", "testing"].includes(verdict));
  const counts = [
    [inQueue.length, inQueue.length === 1 ? "is in the queue" : "are in the queue"],
    [count("submitted"), "submitted now"],
    [count("would-submit"), "to be submitted"],
    [count("left-for-the-next-run"), "left for the next run"],
    [count("failed"), "could not be submitted or withdrawn"],
    [count("withdrawn"), "withdrawn without the label"],
    [count("would-withdraw"), "to be withdrawn without the label"]
  ];
  const said = counts.flatMap(([number, what]) => number === 0 ? [] : [`${(0,src_numbers/* grouped */.z)(number)} ${what}`]);
  const rest = rows.filter((row) => row.action === "none" && !isUsual(row)).length;
  if (rest > 0) said.push(`${(0,src_numbers/* grouped */.z)(rest)} not in the queue, each with its reason`);
  const head = `${(0,src_numbers/* counted */.h)(labelled, "open pull request")} with the label for the merge queue of ${branch}`;
  return said.length === 0 ? head : `${head}: ${said.join(", ")}`;
}
function failureOf(problems) {
  const [first] = problems;
  const numbers = problems.slice(0, 10).map(({ pullRequest }) => `#${String(pullRequest.number)}`);
  const more = problems.length > numbers.length ? ` and ${String(problems.length - numbers.length)} more` : "";
  return `${(0,src_numbers/* counted */.h)(problems.length, "pull request")} could not be read, submitted or withdrawn: ${numbers.join(", ")}${more}. ${first?.problem ?? ""}. Run the step again`;
}



/***/ }),

/***/ 52835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ fetchFailedTests),
/* harmony export */   Z_: () => (/* binding */ describeTests),
/* harmony export */   _i: () => (/* binding */ timeoutAdvice),
/* harmony export */   is: () => (/* binding */ waitsFor),
/* harmony export */   queueStateAdvice: () => (/* binding */ queueStateAdvice),
/* harmony export */   stateOfQueue: () => (/* binding */ stateOfQueue)
/* harmony export */ });
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89076);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);



const mostNamed = 5;
function waitsFor(unmet) {
  if (unmet === void 0 || unmet.length === 0) return void 0;
  return `it waits for ${unmet.map(({ what }) => what).join("; and for ")}`;
}
const queueStateAdvice = {
  PAUSED: "The queue is PAUSED: nothing starts until it runs again (update-queue with state: running)",
  DRAINING: "The queue is DRAINING: it takes no pull requests until it runs again (update-queue with state: running)"
};
async function stateOfQueue(step, service) {
  try {
    return await service.limited({ maxAttempts: 1 }).queueState((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReference */ .xm)(step));
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)) throw error;
    step.log.debug(`The state of the queue is not known: ${error.message}`);
    return void 0;
  }
}
function timeoutAdvice({ state, unmet = [], url }, queueState) {
  if (queueState === "PAUSED") return queueStateAdvice.PAUSED;
  if (unmet.length > 0) return unmet.map(({ advice }) => advice).join(". ");
  if (state === "NOT_READY") return `See ${url ?? "its page"} for what keeps it from being ready`;
  if (state === "FAILED") {
    return `Raise wait-timeout-minutes if the queue tests it again, or see ${url ?? "its page"} for what failed`;
  }
  return "Raise wait-timeout-minutes if the queue needs longer";
}
function namesOfChecks(checks) {
  const named = checks.slice(0, mostNamed).map(({ name, url }) => `${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name, 100)}${url === void 0 ? "" : ` (${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(url, 300)})`}`);
  return `${named.join(", ")}${checks.length > mostNamed ? `, and ${String(checks.length - mostNamed)} more` : ""}`;
}
function describeTests(details, number) {
  if (details === void 0) return "";
  const others = details.tested.filter((tested) => tested.number !== number);
  const named = others.slice(0, mostNamed).map((tested) => `#${String(tested.number)}`);
  const together = others.length === 0 ? "" : `ested together with ${named.join(", ")}${others.length > mostNamed ? ` and ${String(others.length - mostNamed)} more` : ""}`;
  const checks = details.failedChecks.length === 0 ? "" : `Failed checks: ${namesOfChecks(details.failedChecks)}`;
  if (checks === "") return together === "" ? "" : ` It was t${together}.`;
  return ` ${checks}${together === "" ? "" : `; t${together}`}.`;
}
async function fetchFailedTests(step, service) {
  try {
    return await service.limited({ maxAttempts: 1 }).failedTests((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestReference */ .cb)(step));
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)) throw error;
    step.log.debug(`The results of the tests are not known: ${error.message}`);
    return void 0;
  }
}



/***/ }),

/***/ 41662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ NoCounterpart)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class NoCounterpart extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "NoCounterpart";
  /**
   * @param what the input, and the part of it
   * @param advice what to do, as a sentence without its full stop
   * @param generation of the interface, which base addresses name
   */
  constructor(what, advice, generation = 1) {
    const which = generation === 1 ? "first generation of the interface (base-url ends with /v1)" : "second generation of the interface (base-url ends with /v2)";
    super(`${what} has no counterpart in the ${which}. ${advice}`);
  }
}



/***/ })

};
;