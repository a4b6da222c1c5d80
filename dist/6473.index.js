"use strict";
exports.id = 6473;
exports.ids = [6473,2835];
exports.modules = {

/***/ 56473:
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
// EXTERNAL MODULE: ./build/src/pull-request/candidates.js
var candidates = __webpack_require__(81291);
// EXTERNAL MODULE: ./build/src/pull-request/event.js
var pull_request_event = __webpack_require__(73733);
// EXTERNAL MODULE: ./build/src/pull-request/context.js
var context = __webpack_require__(35338);
// EXTERNAL MODULE: ./build/src/pull-request/resolution.js
var resolution = __webpack_require__(63139);
// EXTERNAL MODULE: ./build/src/service/queue/verify-write.js + 1 modules
var verify_write = __webpack_require__(26070);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
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
// EXTERNAL MODULE: ./build/src/service/queue/readiness.js
var readiness = __webpack_require__(47885);
// EXTERNAL MODULE: ./build/packages/shared/src/service/states.js
var states = __webpack_require__(97319);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/src/operations/why-not-merged.js
var why_not_merged = __webpack_require__(52835);
;// CONCATENATED MODULE: ./build/src/operations/sync/judge.js





const byHand = "submit it by hand with submit-pull-request";
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
  if (conflicts === true) return conflict;
  return void 0;
}
const conflict = {
  verdict: "conflict",
  why: "It conflicts with its base branch",
  advice: "Resolve the conflict, and push"
};
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
function judge(looked, targetBranch) {
  const { pullRequest, found } = looked;
  if (found === void 0) {
    return { verdict: "never-submitted", why: "It was never submitted to this queue", isMissing: true };
  }
  if (found instanceof errors/* ServiceError */._7) {
    return { verdict: "not-known", why: `The service did not say: ${found.message}`, advice: "Run sync-queue again" };
  }
  const { state, submitted, isElsewhere } = found;
  if (isElsewhere === true) {
    return {
      verdict: "in-another-queue",
      state,
      why: "It is in the queue of another branch",
      advice: "Withdraw it there with cancel-pull-request"
    };
  }
  if (state === "MERGED") return { verdict: "merged", state, why: "It was merged while this step ran" };
  const isIn = submitted ?? (state === void 0 ? void 0 : !states/* finalStates */.ZW.has(state));
  if (isIn === true) return whereInQueue(found, pullRequest, targetBranch);
  return { state, ...state === "FAILED" ? whyFailed(looked, found) : whyGone(looked, found) };
}
function comparedHeads({ headSha }, { record }) {
  const known = (0,readiness/* headIn */.mU)(record)?.toLowerCase();
  if (known === void 0 || headSha === void 0) return { kind: "not-known" };
  const isSame = known.length >= 7 && headSha.toLowerCase().startsWith(known);
  return { kind: isSame ? "same" : "other", known: (0,src_text/* oneLine */.TN)(known, 12) };
}
function reasonOf(history, state) {
  const [newest] = history ?? [];
  return newest?.reason === void 0 || newest.state !== state ? "" : ` (${(0,src_text/* oneLine */.TN)(newest.reason, 300)})`;
}
function whyFailed(looked, found) {
  const { pullRequest, history, failures } = looked;
  const heads = comparedHeads(pullRequest, found);
  const because = reasonOf(history, "FAILED");
  if (heads.kind === "other") {
    return newHead(looked, "failed", `It failed at commit ${heads.known}${because}, and has a new head commit since`);
  }
  if (heads.kind === "not-known") {
    return {
      verdict: "failed",
      why: `It failed${because}, and the service does not show at which commit`,
      advice: `If it has a new commit since, ${byHand}`
    };
  }
  const failed = `It failed at its head commit${because}`;
  const advice = `Push a commit that corrects it, or ${byHand}`;
  if (failures === null) return { verdict: "failed", why: failed, advice };
  if (failures === 1) {
    return { verdict: "failed", why: `${failed}, for the first time, and requeue allows one more`, isMissing: true };
  }
  const why = failures === void 0 ? `${failed}. The service shows no history of it, so requeue does not apply` : `${failed}, and it was submitted one more time already`;
  return { verdict: "failed", why, advice };
}
function newHead({ pullRequest, isJustLabelled }, verdict, why) {
  if (pullRequest.fromFork !== true || isJustLabelled) return { verdict, why, isMissing: true };
  const advice = `It comes from a fork: look at its new commits, then remove the label and add it again, or ${byHand}`;
  return { verdict, why, advice };
}
const pushed = "PR_PUSHED_TO";
function whyGone(looked, found) {
  const { pullRequest, history } = looked;
  const { state } = found;
  const heads = comparedHeads(pullRequest, found);
  const [newest] = history ?? [];
  const wasPushed = state === "CANCELLED" && newest?.state === state && newest.reason === pushed;
  if (heads.kind === "not-known") {
    return {
      verdict: "not-known",
      why: `It is not in the queue${state === void 0 ? "" : `: it is ${(0,src_text/* oneLine */.TN)(state, 60)}`}. The service does not show the commit that the queue knew, so nobody can tell whether a push or a person took it out`,
      advice: `If it should be in the queue, ${byHand}`
    };
  }
  if (heads.kind === "other") {
    return newHead(looked, "dropped", `A push took it out of the queue, which knew commit ${heads.known}`);
  }
  if (wasPushed) return newHead(looked, "dropped", `A push took it out of the queue (${pushed})`);
  const advice = `If it should be in the queue, push a commit, or ${byHand}`;
  if (state === "CANCELLED") {
    return {
      verdict: "cancelled",
      why: `It was taken out of the queue at its head commit${reasonOf(history, state)}`,
      advice
    };
  }
  const why = "It is not in the queue, and the service shows neither a failure nor that somebody took it out";
  return { verdict: "not-known", why, advice };
}


// EXTERNAL MODULE: ./build/src/pull-request/github-api.js
var github_api = __webpack_require__(15943);
;// CONCATENATED MODULE: ./build/src/operations/sync/fork-head.js

const sameChangeMs = 1e3;
async function whyForkWaits({ github, isLabelled }, { pullRequest, found, isJustLabelled }) {
  if (pullRequest.fromFork !== true || isJustLabelled || found !== void 0) return void 0;
  let changes;
  try {
    changes = await github.timeline(pullRequest.number);
  } catch (error) {
    if (!(error instanceof github_api/* GitHubError */.f)) throw error;
    return {
      why: `It comes from a fork, and its timeline could not be read: ${error.message}`,
      advice: "Run sync-queue again",
      problem: error.message
    };
  }
  const at = changes.findLastIndex(
    (one) => one.kind === "label" && one.isAdded && isLabelled({ number: pullRequest.number, labels: [one.label] })
  );
  const label = changes[at];
  const wasPushed = changes.slice(at + 1).some(({ kind }) => kind === "push");
  if (!wasPushed && (label?.kind !== "label" || !isLater(pullRequest, label.at))) return void 0;
  return {
    why: wasPushed ? "It comes from a fork, which pushed after the label was added" : "It comes from a fork, and changed on GitHub after the label was added. A push may be among the changes",
    advice: "Look at its head commit, then remove the label and add it again"
  };
}
function isLater({ updatedAt = "" }, at = "") {
  return Date.parse(updatedAt) > Date.parse(at) + sameChangeMs;
}


;// CONCATENATED MODULE: ./build/src/operations/sync/sync-run.js
class Patience {
  #failed = 0;
  get isOver() {
    return this.#failed >= 3;
  }
  succeeded() {
    this.#failed = 0;
  }
  /** @param isLast true for a failure that every other request would have, too */
  failed(isLast = false) {
    this.#failed += isLast ? Infinity : 1;
  }
}


;// CONCATENATED MODULE: ./build/src/operations/sync/submit-missing.js







async function submitMissing(run, missing) {
  const { maxSubmissions, dryRun } = run.step.inputs;
  const [ofGitHub, ofService] = [new Patience(), new Patience()];
  const ended = [];
  let sent = 0;
  for (const one of [...missing].sort(byTurn)) {
    const left = whyNotNow(run, sent >= maxSubmissions, ofGitHub.isOver || ofService.isOver);
    if (left !== void 0) {
      ended.push({ ...one, action: "left-for-the-next-run", advice: left });
      continue;
    }
    const checked = await onGitHub(run, one);
    if (checked.problem === void 0) ofGitHub.succeeded();
    else ofGitHub.failed();
    if (checked.isMissing !== true) {
      ended.push(checked);
      continue;
    }
    const looked = lookedNow(one.looked, checked);
    const waits = await whyForkWaits(run, looked);
    if (waits !== void 0) {
      if (waits.problem !== void 0) ofGitHub.failed();
      ended.push({ ...checked, ...waits });
      continue;
    }
    if (dryRun) {
      sent += 1;
      ended.push({ ...checked, action: "would-submit" });
      continue;
    }
    const submitted = await submit_missing_submit(run, { ...checked, looked }, ofService);
    if (submitted.wasSent) sent += 1;
    ended.push(submitted.ended);
  }
  return ended;
}
function byTurn({ pullRequest: one }, { pullRequest: other }) {
  return Number(one.fromFork === true) - Number(other.fromFork === true) || one.number - other.number;
}
function whyNotNow({ step, queueState }, isFull, isOver) {
  if (queueState === "DRAINING") {
    return "The queue is DRAINING and takes no pull requests: update-queue with state: running";
  }
  if (isFull) return `Run sync-queue again: max-submissions (${String(step.inputs.maxSubmissions)}) is reached`;
  return isOver ? "Run sync-queue again: requests failed one after the other, so no more were sent" : void 0;
}
async function onGitHub({ github, queue, isLabelled }, one) {
  const { found } = one.looked;
  const isKnown = found === void 0 || found instanceof errors/* ServiceError */._7 ? void 0 : (0,readiness/* conflictIn */.WA)(found.record);
  if (isKnown !== void 0) return isKnown ? caseOf(one, conflict) : one;
  let now;
  try {
    now = await github.pullRequest(one.pullRequest.number);
  } catch (error) {
    if (!(error instanceof github_api/* GitHubError */.f)) throw error;
    return caseOf(one, { verdict: "not-known", why: error.message, advice: "Run sync-queue again" }, error.message);
  }
  const pullRequest = { ...one.pullRequest, ...now };
  const impossible = whyImpossible(pullRequest, queue.targetBranch);
  if (impossible !== void 0) return { ...caseOf(one, impossible), pullRequest };
  if (!isLabelled(pullRequest)) {
    return { ...caseOf(one, { verdict: "unlabelled", why: "It lost the label while this step ran" }), pullRequest };
  }
  return { ...one, pullRequest };
}
function lookedNow(looked, { pullRequest }) {
  const isSameHead = pullRequest.headSha === looked.pullRequest.headSha;
  return { ...looked, pullRequest, isJustLabelled: looked.isJustLabelled && isSameHead };
}
function caseOf({ pullRequest }, judgement, problem) {
  return { pullRequest, action: "none", ...judgement, ...problem === void 0 ? {} : { problem } };
}
async function submit_missing_submit(run, one, patience) {
  const { service, queue, submission, step } = run;
  const { pullRequest } = one;
  const { number } = pullRequest;
  const again = await lookAgain(run, number);
  const isOther = !(again instanceof errors/* ServiceError */._7) && stampOf(again) !== stampOf(one.looked.found);
  const failures = isOther && one.looked.failures === 1 ? void 0 : one.looked.failures;
  const history = isOther ? void 0 : one.looked.history;
  const now = judge({ ...one.looked, found: again, history, failures }, queue.targetBranch);
  if (again instanceof errors/* ServiceError */._7) patience.failed(concernsAll(again));
  if (now.isMissing !== true) {
    const problem = again instanceof errors/* ServiceError */._7 ? again.message : void 0;
    return { ended: caseOf(one, now, problem), wasSent: false };
  }
  try {
    const { remarks = [] } = await service.submit({ ...queue, number }, submission, step.inputs.extraFields);
    for (const remark of remarks) step.log.info(`Pull request #${String(number)}: ${remark}`);
    patience.succeeded();
    return { ended: { pullRequest, ...now, action: "submitted" }, wasSent: true };
  } catch (error) {
    if (!(error instanceof errors/* ServiceError */._7)) throw error;
    return { ended: await refused(run, one, error, patience), wasSent: true };
  }
}
async function lookAgain({ service, queue }, number) {
  return (await service.lookUp(queue, [number])).get(number);
}
function stampOf(found) {
  if (found === void 0 || found instanceof errors/* ServiceError */._7) return "";
  return `${found.state ?? ""} ${String(found.record?.stateChangedAt)} ${String(found.record?.prSha)}`;
}
const concernsAll = ({ status = 0 }) => [401, 403, 429].includes(status);
const saysQueued = /\balready\b.{0,30}\b(?:queued?|enqueued|submitted)\b/i;
async function refused(run, one, error, patience) {
  const said = (0,src_text/* oneLine */.TN)(error.received ?? "", 300);
  const { status = 0 } = error;
  const isOfFork = one.pullRequest.fromFork !== false && /\bforks?\b/i.test(said);
  const isAbsent = (0,errors/* isAbsence */.Md)(error);
  if (![400, 409, 422].includes(status) && !isAbsent && !(status === 403 && isOfFork)) {
    patience.failed(concernsAll(error));
    const why2 = `${one.why}. Submitting it failed: ${error.message}`;
    return { ...one, why: why2, action: "failed", advice: "Run sync-queue again", problem: error.message };
  }
  patience.succeeded();
  const found = await lookAgain(run, one.pullRequest.number);
  const now = judge({ ...one.looked, found, failures: null }, run.queue.targetBranch);
  if (["waiting", "testing", "merged", "in-another-queue"].includes(now.verdict)) return caseOf(one, now);
  if (status === 409 || saysQueued.test(said)) {
    return caseOf(one, { verdict: "waiting", why: `The service says that it is in the queue already: ${said}` });
  }
  const why = said === "" ? error.message : said;
  return isOfFork ? caseOf(one, {
    verdict: "fork-not-allowed",
    why: `The service takes no pull requests from forks: ${why}`,
    advice: "Push its branch to this repository, or allow forks at the service"
  }) : caseOf(one, {
    verdict: "refused",
    why: `The service does not take it: ${why}`,
    advice: "See what the service says, and its page there"
  });
}


// EXTERNAL MODULE: ./build/src/operations/fetch-state.js
var fetch_state = __webpack_require__(45880);
;// CONCATENATED MODULE: ./build/src/operations/sync/withdraw-unlabelled.js




async function findUnlabelled({ github, isLabelled }, candidates) {
  const patience = new Patience();
  const found = [];
  for (const pullRequest of candidates) {
    if (patience.isOver) break;
    try {
      const changes = await github.timeline(pullRequest.number);
      patience.succeeded();
      if (!wasRemoved(changes, isLabelled)) continue;
      found.push({
        pullRequest,
        verdict: "unlabelled",
        why: "It is in the queue and has lost the label",
        action: "none"
      });
    } catch (error) {
      if (!(error instanceof github_api/* GitHubError */.f)) throw error;
      patience.failed();
      const why = `It is in the queue without the label, and its timeline could not be read: ${error.message}`;
      const advice = "Run sync-queue again";
      found.push({ pullRequest, verdict: "not-known", why, advice, action: "none", problem: error.message });
    }
  }
  return found;
}
function wasRemoved(changes, isLabelled) {
  const last = changes.findLast((one) => one.kind === "label" && isLabelled({ number: 1, labels: [one.label] }));
  return last?.kind === "label" && !last.isAdded;
}
async function withdraw(run, unlabelled) {
  const patience = new Patience();
  const ended = [];
  for (const one of unlabelled) {
    if (one.verdict !== "unlabelled") ended.push(one);
    else if (run.step.inputs.dryRun) ended.push({ ...one, action: "would-withdraw" });
    else if (patience.isOver) ended.push({ ...one, action: "left-for-the-next-run", advice: "Run sync-queue again" });
    else ended.push(await withdrawOne(run, one, patience));
  }
  return ended;
}
async function withdrawOne({ service, queue }, one, patience) {
  try {
    await service.withdraw({ ...queue, number: one.pullRequest.number }, {});
  } catch (error) {
    if (!(error instanceof errors/* ServiceError */._7)) throw error;
    if ((0,fetch_state/* isRefusal */.vu)(error)) return { ...one, why: "It lost the label, and is not in the queue any more" };
    patience.failed(error.status === 401 || error.status === 403);
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
  const github = gitHubOf(step);
  const queue = (0,requests/* queueReference */.xm)(step);
  const wanted = (0,values/* lines */.Mn)(step.inputs.requiredLabel);
  const isLabelled = ({ labels = [] }) => labels.some((label) => wanted.some((one) => (0,resolution/* same */.FB)(one, label)));
  const open = await github.openPullRequests();
  step.log.info(`GitHub has ${(0,src_numbers/* counted */.h)(open.length, "open pull request")}`);
  const { state: queueState, entries = [], cut } = await service.queueRows(queue);
  if (cut !== void 0) {
    throw new user_error/* UserError */.y(`The queue has more than the ${(0,src_numbers/* grouped */.z)(entries.length)} entries that could be read`);
  }
  const run = { step, service, github, queue, submission, queueState, isLabelled };
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
    const judgement = await ofQueueItself(run, pullRequest) ?? (entry === void 0 ? whyImpossible(pullRequest, targetBranch) : whereInQueue(entry, pullRequest, targetBranch));
    if (judgement === void 0) unseen.push(pullRequest);
    else others.push({ pullRequest, action: "none", ...judgement });
  }
  const found = await run.service.lookUp(
    run.queue,
    unseen.map(({ number }) => number)
  );
  const histories = await historiesOf(run, found);
  const missing = [];
  for (const pullRequest of unseen) {
    const one = found.get(pullRequest.number);
    const history = histories.get(pullRequest.number);
    const failures = await failuresOf(run, pullRequest, one, history);
    const looked = { pullRequest, found: one, history, failures, isJustLabelled: isJustLabelled(run, pullRequest) };
    const judgement = judge(looked, targetBranch);
    if (judgement.isMissing === true) missing.push({ pullRequest, action: "none", ...judgement, looked });
    else {
      const problem = one instanceof errors/* ServiceError */._7 ? { problem: one.message } : {};
      others.push({ pullRequest, action: "none", ...judgement, ...problem });
    }
  }
  return { missing, others };
}
async function ofQueueItself({ step }, pullRequest) {
  const glob = await (0,resolution/* queueGlobOf */.T6)(pullRequest, step.inputs.queueBranches);
  if (glob === void 0) return void 0;
  const why = `The queue itself opened it, from ${pullRequest.headBranch ?? ""} (queue-branches has ${glob})`;
  return { verdict: "queues-own", why };
}
function isJustLabelled({ step: { event }, isLabelled }, { number, headSha }) {
  const { payload, isRerun } = event;
  const added = (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(payload, "label"), "name");
  const [known] = (0,candidates/* candidatesOf */.k)(event).known;
  return payload.action === "labeled" && !isRerun && added !== void 0 && isLabelled({ number, labels: [added] }) && known?.number === number && known.headSha === headSha;
}
async function historiesOf({ service, step }, found) {
  const gone = [...found].flatMap(
    ([number, one]) => !(one instanceof errors/* ServiceError */._7) && (one?.state === "FAILED" || one?.state === "CANCELLED") ? [number] : []
  );
  if (gone.length === 0) return /* @__PURE__ */ new Map();
  const unknown = ({ message }) => {
    step.log.warn(`Why pull requests left the queue is not known: ${message}`);
    return /* @__PURE__ */ new Map();
  };
  return service.histories(gone).catch((0,errors/* onServiceError */.JT)(unknown));
}
async function failuresOf({ service, step }, { number, headSha }, found, history) {
  if (step.inputs.requeue === "never" || found === void 0 || found instanceof errors/* ServiceError */._7) return null;
  if (found.state !== "FAILED") return null;
  const failed = (history ?? []).filter(({ state }) => state === "FAILED");
  if (failed.length === 0) return void 0;
  let failures = 1;
  for (const { runId } of failed.slice(1)) {
    const tested = runId === void 0 ? void 0 : await service.headTested(number, runId).catch((0,errors/* onServiceError */.JT)(() => void 0));
    if (tested === void 0 || (0,resolution/* same */.FB)(tested, headSha ?? "")) failures += 1;
    if (failures > 1) break;
  }
  return failures;
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



/***/ })

};
;