"use strict";
exports.id = 778;
exports.ids = [778];
exports.modules = {

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



/***/ }),

/***/ 26070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KX: () => (/* binding */ differentSubmission),
  L5: () => (/* binding */ isInQueue),
  AO: () => (/* binding */ readCancellation),
  C: () => (/* binding */ readCreation),
  fK: () => (/* binding */ readDeletion),
  sJ: () => (/* binding */ readRestart),
  VY: () => (/* binding */ readSubmission),
  IF: () => (/* binding */ readUpdate)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/service/queue/clock-tolerance.js
const clockToleranceMs = 6e4;
function isCertainlyBefore(dated, moment) {
  const since = Date.parse(typeof dated === "string" ? dated : "");
  return Number.isNaN(since) ? void 0 : since < moment - clockToleranceMs;
}


// EXTERNAL MODULE: ./build/packages/shared/src/service/states.js
var states = __webpack_require__(97319);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/src/service/queue/verify-write.js




function isInQueue({ state, submitted }) {
  return submitted ?? (state === void 0 || state === "NOT_READY" ? void 0 : !states/* finalStates */.ZW.has(state));
}
function seen(found, sentAt) {
  const { state, record } = found;
  return { state, inQueue: isInQueue(found), unchanged: isCertainlyBefore(record?.stateChangedAt, sentAt) };
}
const noState = {
  kind: "unknown",
  what: "the response does not say whether the pull request is in the queue"
};
const never = "the service knows no such pull request in the queue";
function readSubmission(found, { asked, sentAt }) {
  if (found === void 0) return { kind: "not-done", what: never };
  const { state, inQueue, unchanged } = seen(found, sentAt);
  if (inQueue === void 0) return noState;
  if (inQueue) {
    const [different] = differentSubmission(found, asked);
    const what = `the pull request is in the queue${state === void 0 ? "" : `, ${state}`}`;
    if (different !== void 0) return { kind: "not-done", what: `${what}, but ${different}` };
    const showsBatching = asked.noBatch !== true || typeof found.record?.noBatch === "boolean";
    return showsBatching || unchanged !== true ? { kind: "done", what } : { kind: "not-done", what: `${what}, since before the request, and nothing shows that it is tested alone` };
  }
  if (state === "MERGED") return { kind: "done", what: "the pull request is MERGED" };
  if (state !== void 0 && states/* finalStates */.ZW.has(state) && unchanged === false) {
    return { kind: "unknown", what: `the pull request became ${state} at about the time of the request` };
  }
  return { kind: "not-done", what: "the pull request is not in the queue" };
}
function differentSubmission({ record = {} }, asked) {
  const { priority, noBatch } = asked;
  const shown = typeof priority === "number" ? record.priorityValue : record.priorityName;
  const plain = (value) => typeof value === "string" || typeof value === "number" ? (0,src_text/* oneLine */.TN)(String(value), 40).toLowerCase() : "";
  const [is, wanted] = [plain(shown), plain(priority)];
  return [
    ...is !== "" && wanted !== "" && is !== wanted ? [`its priority is ${is}, not ${wanted}`] : [],
    ...noBatch === true && record.noBatch === false ? ["it may be tested in a batch"] : []
  ];
}
function readCancellation(found, { sentAt }) {
  if (found === void 0) return { kind: "done", what: never };
  const { state, inQueue } = seen(found, sentAt);
  if (state === "MERGED") return { kind: "done", what: "the pull request is MERGED, so it is not in the queue" };
  if (inQueue === void 0) return noState;
  return inQueue ? { kind: "not-done", what: `the pull request is still in the queue${state === void 0 ? "" : `, ${state}`}` } : { kind: "done", what: "the pull request is not in the queue" };
}
function readRestart(found, { sentAt }) {
  const { state, inQueue, unchanged } = found === void 0 ? { state: void 0, inQueue: false } : seen(found, sentAt);
  if (inQueue === false) {
    return {
      kind: "refused",
      what: `the pull request is not in the queue${state === void 0 ? "" : `: it is ${state}`}`,
      advice: "Tests can be restarted only while the pull request is in the queue"
    };
  }
  switch (state) {
    case "PENDING":
    case "NOT_READY":
      return { kind: "done", what: `the pull request is ${state}: its tests have yet to start` };
    case "TESTS_PASSED":
    case "PENDING_FAILURE":
      return unchanged === true ? { kind: "not-done", what: `the pull request has been ${state} since before the request` } : { kind: "unknown", what: `the pull request is ${state}, with or without a restart` };
    case void 0:
      return noState;
    default:
      return { kind: "unknown", what: `the pull request is ${state}, with or without a restart` };
  }
}
function readCreation(found, { asked }) {
  if (found === void 0) return { kind: "not-done", what: "the queue does not exist" };
  const different = differentSettings(found, asked);
  if (different.length === 0) return { kind: "done", what: "the queue exists with the settings that were asked for" };
  return {
    kind: "refused",
    what: `a queue of this branch exists with other settings: ${different.join(", ")}`,
    advice: "update-queue changes its settings"
  };
}
function readUpdate(found, { asked }) {
  if (found === void 0) return { kind: "not-done", what: "the queue does not exist" };
  const different = differentSettings(found, asked);
  if (different.length > 0) return { kind: "not-done", what: different.join(", ") };
  const shows = Object.keys(asked).some((name) => found.shown[name] !== void 0);
  return shows ? { kind: "done", what: "the queue has the settings that were asked for" } : { kind: "unknown", what: "the service does not show these settings" };
}
function readDeletion(found) {
  return found === void 0 ? { kind: "done", what: "the queue does not exist" } : { kind: "not-done", what: "the queue is still there" };
}
function differentSettings({ shown: record }, asked) {
  const plain = (value) => typeof value === "string" ? (0,states/* canonicalState */.km)(value) : value;
  return Object.entries(asked).filter(([name]) => !["repo", "targetBranch"].includes(name) && record[name] !== void 0).filter(([name, value]) => !(0,external_node_util_.isDeepStrictEqual)(plain(record[name]), plain(value))).map(([name, value]) => `${name} is ${JSON.stringify(record[name])}, not ${JSON.stringify(value)}`);
}



/***/ }),

/***/ 778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  firstGeneration: () => (/* binding */ firstGeneration)
});

// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/src/service/transport/request-body.js
var request_body = __webpack_require__(45071);
// EXTERNAL MODULE: ./build/src/service/no-counterpart.js
var no_counterpart = __webpack_require__(41662);
// EXTERNAL MODULE: ./build/src/service/queue/verify-write.js + 1 modules
var verify_write = __webpack_require__(26070);
// EXTERNAL MODULE: ./build/packages/shared/src/service/states.js
var service_states = __webpack_require__(97319);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/src/service/v1/responses.js



const isString = (value) => typeof value === "string";
const isNamed = (value) => isString(value) && value.trim() !== "";
const isBoolean = (value) => typeof value === "boolean";
const isNumber = (value) => typeof value === "number";
function* objectsOf(value) {
  let level = (0,json_values/* isObject */.Gv)(value) ? [value] : [];
  for (let depth = 0; depth < 3; depth += 1) {
    yield* level;
    level = level.flatMap((object) => Object.values(object).filter(json_values/* isObject */.Gv));
  }
}
function recordWithState(value, states) {
  const candidates = [...objectsOf(value)].filter(({ state }) => isNamed(state));
  return candidates.find((object) => states.includes((0,service_states/* canonicalState */.km)(String(object.state)))) ?? candidates[0];
}
function stateOf(record) {
  return isNamed(record?.state) ? (0,service_states/* canonicalState */.km)(record.state) : void 0;
}
const submittedField = /^(is_?)?(currently_?)?submitted(_?to_?(merge_?)?queue)?$/i;
function submittedOf(value) {
  for (const object of objectsOf(value)) {
    for (const [field, content] of Object.entries(object)) {
      if (submittedField.test(field)) {
        if (typeof content === "boolean") return content;
        if (content === "true" || content === "false") return content === "true";
      }
    }
  }
  return void 0;
}
const isHostedRecord = (value) => (0,json_values/* isObject */.Gv)(value) && isNumber(value.prNumber);
function readPullRequest(value) {
  const record = recordWithState(value, service_states/* pullRequestStates */.jH) ?? (isHostedRecord(value) ? value : void 0);
  return { state: stateOf(record), submitted: submittedOf(value), record };
}
const entriesField = /^(enqueued|queued)?_?(pull_?requests|prs|entries)$/i;
function readQueue(value) {
  const record = recordWithState(value, service_states/* queueStates */.yr) ?? ((0,json_values/* isObject */.Gv)(value) ? value : {});
  let entries;
  for (const object of objectsOf(value)) {
    const found = Object.entries(object).find(([field, content]) => entriesField.test(field) && Array.isArray(content));
    if (found !== void 0) {
      entries = found[1].filter(json_values/* isObject */.Gv).map(readEntry);
      break;
    }
  }
  const settings = Object.fromEntries(
    Object.entries(record).filter(
      ([field, content]) => field !== "state" && !entriesField.test(field) && !(0,json_values/* isObject */.Gv)(content)
    )
  );
  const state = stateOf(record);
  const shown = { ...(0,json_values/* isObject */.Gv)(value) ? value : {}, ...settings, ...state === void 0 ? {} : { state } };
  return { state, entries, settings, shown };
}
function readEntry(record) {
  const pr = (0,json_values/* isObject */.Gv)(record.pr) ? record.pr : {};
  const priority = firstOf(record, ["priorityName", "priority", "priorityValue"], isString, isNumber);
  const targets = record.impactedTargets;
  return {
    ...readPullRequest(record),
    record,
    number: firstOf(record, ["prNumber", "number", "pr_number"], isNumber) ?? firstOf(pr, ["number"], isNumber),
    title: firstOf(record, ["prTitle", "title", "pr_title"], isString),
    author: firstOf(record, ["prAuthor", "author", "pr_author"], isString),
    priority: priority === void 0 ? void 0 : String(priority),
    since: firstOf(record, ["stateChangedAt", "state_changed_at"], isString),
    noBatch: firstOf(record, ["noBatch", "no_batch"], isBoolean),
    skipsTheLine: firstOf(record, ["skipTheLine", "skip_the_line"], isBoolean),
    impactedTargets: targets === "ALL" || Array.isArray(targets) && targets.every(isString) ? targets : void 0
  };
}
function firstOf(record, fields, ...types) {
  return fields.map((field) => record[field]).find((content) => types.some((is) => is(content)));
}


;// CONCATENATED MODULE: ./build/src/service/v1/endpoints.js


const ofPullRequest = (read) => ({
  endpoint: "getSubmittedPullRequest",
  read: (found, lost) => read(found === void 0 ? void 0 : readPullRequest(found), lost)
});
const ofQueue = (read) => ({
  endpoint: "getQueue",
  read: (found, lost) => read(found === void 0 ? void 0 : readQueue(found), lost)
});
const reads = (path, response = "json") => ({ method: "POST", path, effect: "read", response });
const writes = (path, verification) => ({ method: "POST", path, effect: "write", response: "anything", verification });
const endpoints = {
  submitPullRequest: writes("/submitPullRequest", ofPullRequest(verify_write/* readSubmission */.VY)),
  cancelPullRequest: writes("/cancelPullRequest", ofPullRequest(verify_write/* readCancellation */.AO)),
  restartTestsOnPullRequest: writes("/restartTestsOnPullRequest", ofPullRequest(verify_write/* readRestart */.sJ)),
  getSubmittedPullRequest: reads("/getSubmittedPullRequest"),
  // No look tells a list from the one before it, so an upload is sent again.
  setImpactedTargets: { method: "POST", path: "/setImpactedTargets", effect: "replace", response: "anything" },
  getMergeQueueTestingDetails: reads("/getMergeQueueTestingDetails", "json or nothing"),
  createQueue: writes("/createQueue", ofQueue(verify_write/* readCreation */.C)),
  deleteQueue: writes("/deleteQueue", ofQueue(verify_write/* readDeletion */.fK)),
  getQueue: reads("/getQueue"),
  updateQueue: { ...writes("/updateQueue", ofQueue(verify_write/* readUpdate */.IF)), effect: "replace" },
  getMergeQueueMetrics: { method: "GET", path: "/getMergeQueueMetrics", effect: "read", response: "text" },
  listUnhealthyTests: reads("/flaky-tests/list-unhealthy-tests"),
  listQuarantinedTests: reads("/flaky-tests/list-quarantined-tests")
};
function endpointOf(name) {
  return endpoints[name];
}


;// CONCATENATED MODULE: ./build/src/service/v1/requests.js


function requestOf(client, name, content) {
  const address = endpointOf(name);
  const { verification } = address;
  if (verification === void 0) return { address, content };
  const { endpoint, read } = verification;
  const { repo, targetBranch, pr, ...asked } = content;
  return {
    address,
    content,
    verify: async (sentAt) => {
      const verifier = client.verifier(sentAt);
      const identity = { repo, targetBranch, ...endpoint === "getQueue" ? {} : { pr: { number: pr.number } } };
      const response = await orNothing(verifier.send({ address: endpointOf(endpoint), content: identity }));
      return { outcome: read(response.json, { asked, sentAt: client.bySlowerClock(sentAt) }), response };
    }
  };
}
async function orNothing(verify) {
  try {
    return await verify;
  } catch (error) {
    if (!(0,errors/* isAbsence */.Md)(error)) throw error;
    return { status: 404, received: "", text: "", json: void 0 };
  }
}


;// CONCATENATED MODULE: ./build/src/service/v1/testing-details.js


const failed = /* @__PURE__ */ new Set([
  "FAILURE",
  "ERROR",
  "TIMED_OUT",
  "CANCELLED",
  "ACTION_REQUIRED",
  "STARTUP_FAILURE",
  "STALE"
]);
const listOf = (value) => Array.isArray(value) ? value.filter(json_values/* isObject */.Gv) : [];
const textOf = (value) => typeof value === "string" && value !== "" ? value : void 0;
function readTestingDetails(json) {
  const details = (0,json_values/* isObject */.Gv)(json) ? json : {};
  const runs = listOf(details.checkSuites).flatMap(({ checkRuns }) => listOf(checkRuns));
  const checks = [
    ...runs.map(({ name, url, conclusion }) => ({ name, url, conclusion })),
    ...listOf(details.statusChecks).map(({ context, url, state }) => ({ name: context, url, conclusion: state }))
  ];
  return {
    failedChecks: checks.flatMap(({ name, url, conclusion }) => {
      const said = (0,service_states/* canonicalState */.km)(textOf(conclusion) ?? "");
      return failed.has(said) ? [{ name: textOf(name) ?? "(no name)", conclusion: said, url: textOf(url) }] : [];
    }),
    tested: listOf(details.testedPullRequests).flatMap(
      ({ prNumber, prUrl, title }) => typeof prNumber === "number" ? [{ number: prNumber, title: textOf(title), url: textOf(prUrl) }] : []
    )
  };
}


;// CONCATENATED MODULE: ./build/src/service/v1/service.js









const lists = {
  unhealthy: { endpoint: "listUnhealthyTests", records: "tests" },
  quarantined: { endpoint: "listQuarantinedTests", records: "quarantined_tests" }
};
const lookUpsAtOnce = 4;
const mostFailedInARow = 3;
const queueFields = ({ repo, targetBranch }) => ({ repo, targetBranch });
const pullRequestFields = ({ number, ...queue }) => ({
  ...queueFields(queue),
  pr: { number }
});
function firstGeneration(client) {
  const service = {
    get lastResponse() {
      return client.lastResponse;
    },
    get lastWrite() {
      return client.lastWrite;
    },
    uploadsOnly: client.uploadsOnly,
    limited: (limits) => firstGeneration(client.limited(limits)),
    submit: async (pullRequest, submission, extra) => {
      try {
        return await write("submitPullRequest", { ...pullRequestFields(pullRequest), ...extra, ...submission });
      } catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409) throw error;
        return queuedAlready(pullRequest, { ...extra, ...submission }, error);
      }
    },
    withdraw: (pullRequest, extra) => write("cancelPullRequest", { ...pullRequestFields(pullRequest), ...extra }),
    restartTests: (pullRequest, extra) => write("restartTestsOnPullRequest", { ...pullRequestFields(pullRequest), ...extra }),
    pullRequest: async (pullRequest, extra = {}) => {
      const { json } = await send("getSubmittedPullRequest", { ...pullRequestFields(pullRequest), ...extra });
      return readPullRequest(json);
    },
    poll: (pullRequest) => service.pullRequest(pullRequest),
    /** This generation gives neither a reason nor a place. */
    explained: (_pullRequest, response) => Promise.resolve(response),
    /** A wrong address answers 404 to everything, so a 404 proves an absence only when the service knows the queue. */
    pullRequestIfAny: async (pullRequest) => {
      try {
        return await service.pullRequest(pullRequest);
      } catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404) throw error;
        await service.queue(pullRequest);
        return void 0;
      }
    },
    /** One request each, a few at a time. */
    lookUp: async (queue, numbers) => {
      const found = /* @__PURE__ */ new Map();
      const left = [...numbers];
      let failedInARow = 0;
      const work = async () => {
        for (let number = left.shift(); number !== void 0; number = left.shift()) {
          const one = await orFailure({ ...queue, number });
          found.set(number, one);
          failedInARow = one instanceof errors/* ServiceError */._7 ? failedInARow + 1 : 0;
          if (!(one instanceof errors/* ServiceError */._7) || failedInARow < mostFailedInARow) continue;
          for (const other of left.splice(0)) found.set(other, one);
        }
      };
      await Promise.all(Array.from({ length: lookUpsAtOnce }, work));
      return found;
    },
    /** This generation shows no history, and no head of a test run. */
    histories: () => Promise.resolve(/* @__PURE__ */ new Map()),
    headTested: () => Promise.resolve(void 0),
    /** The service may list a test run without this pull request. */
    failedTests: async (pullRequest) => {
      const { testing } = await service.testingDetails(pullRequest, {});
      return testing.tested.some(({ number }) => number === pullRequest.number) ? testing : void 0;
    },
    /** This generation shows a run by its id, and lists none. */
    testRuns: () => Promise.resolve(void 0),
    testingDetails: async ({ number, testRunId, ...queue }, extra) => {
      const { json } = await send("getMergeQueueTestingDetails", {
        ...queueFields(queue),
        ...number === void 0 ? {} : { pr: { number } },
        ...extra,
        ...(0,json_values/* given */.gI)({ testRunId })
      });
      return { testing: readTestingDetails(json), json };
    },
    /** Section 8 of the service interface: a list whose body would be over the limit goes as `ALL`. */
    upload: (pullRequest, list, extra) => {
      const { number, sha } = pullRequest;
      const request = { ...pullRequestFields(pullRequest), ...extra, pr: (0,json_values/* given */.gI)({ number, sha }) };
      const of = (body2) => async () => {
        await send("setImpactedTargets", body2);
      };
      const all = { list: { kind: "all" }, send: of((0,request_body/* encodeBody */.FT)({ ...request, impactedTargets: "ALL" })) };
      if (list.kind === "all") return all;
      const { bytes, body } = (0,request_body/* encodeBodyWith */.Nv)(request, "impactedTargets", list.json());
      if (body !== void 0) return { list, send: of(body) };
      return {
        ...all,
        why: `ALL is sent instead of the list of ${(0,numbers/* counted */.h)(list.count, "target")}: its request would have ${(0,numbers/* grouped */.z)(bytes)} bytes, and the service takes at most ${(0,numbers/* grouped */.z)(request_body/* bodyLimitBytes */.r2)}`
      };
    },
    queue: async (queue, extra = {}) => readQueue((await send("getQueue", { ...queueFields(queue), ...extra })).json),
    queueRows: (queue) => service.queue(queue),
    queueInPassing: (queue) => firstGeneration(client.inPassing()).queue(queue),
    queueState: async (queue) => (await service.queue(queue)).state,
    createQueue: (queue, settings, extra = {}) => queueWrite("createQueue", { ...queueFields(queue), ...settings, ...extra }),
    updateQueue: (queue, settings, extra = {}) => queueWrite("updateQueue", { ...queueFields(queue), ...updateFields(settings), ...extra }),
    deleteQueue: async (queue) => {
      await send("deleteQueue", queueFields(queue));
    },
    metrics: async (scope) => {
      if (scope.kind === "queue") throw new no_counterpart/* NoCounterpart */.Z("metrics-scope: queue", "Give repository");
      if (scope.kind === "organization") return send("getMergeQueueMetrics", {});
      const { owner, name, host } = scope.repo;
      return send("getMergeQueueMetrics", { repo: `${owner}/${name}`, repoHost: host });
    },
    tests: async (kind, query, pageToken) => {
      const { repo, organizationSlug = "", testCollection, pageSize, status, extraFields } = query;
      if (testCollection !== void 0) throw new no_counterpart/* NoCounterpart */.Z("test-collection", "Remove it");
      const { endpoint, records } = lists[kind];
      const { json } = await send(endpoint, {
        repo,
        org_url_slug: organizationSlug,
        page_query: { page_size: pageSize, page_token: pageToken },
        ...extraFields,
        ...(0,json_values/* given */.gI)({ status })
      });
      const { [records]: rows, page } = (0,json_values/* fieldsOf */.Pf)(json);
      if ((0,json_values/* isObject */.Gv)(page)) return { records: rows, page };
      const cut = kind === "quarantined" ? "its last page has no `page`, which says whether more pages follow" : void 0;
      return { records: rows, page: void 0, cut };
    }
  };
  return service;
  function send(name, content) {
    return client.send(requestOf(client, name, content));
  }
  async function write(name, content) {
    const { verified = false } = await send(name, content);
    return { verified };
  }
  async function queueWrite(name, content) {
    const { json } = await send(name, content);
    return (0,json_values/* isObject */.Gv)(json) ? readQueue(json) : void 0;
  }
  async function orFailure(pullRequest) {
    try {
      return await service.pullRequest(pullRequest);
    } catch (error) {
      if ((0,errors/* isAbsence */.Md)(error)) return void 0;
      if (error instanceof errors/* ServiceError */._7) return error;
      throw error;
    }
  }
  async function queuedAlready(pullRequest, asked, refusal) {
    const found = await service.pullRequestIfAny(pullRequest).catch((0,errors/* onServiceError */.JT)(() => void 0));
    if (found === void 0 || (0,verify_write/* isInQueue */.L5)(found) !== true) throw refusal;
    const remarks = (0,verify_write/* differentSubmission */.KX)(found, asked).map(
      (what) => `The pull request is in the queue already, and ${what}. Cancel it and submit it again to change that`
    );
    return { verified: true, pullRequest: found, remarks };
  }
}
function updateFields(settings) {
  const { requiredStatuses, ...others } = settings;
  if (requiredStatuses === void 0) return others;
  return Array.isArray(requiredStatuses) && requiredStatuses.length === 0 ? { ...others, deleteRequiredStatuses: true } : { ...others, requiredStatuses };
}



/***/ })

};
;