"use strict";
exports.id = 264;
exports.ids = [264];
exports.modules = {

/***/ 65530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ keptSettings),
/* harmony export */   Ix: () => (/* binding */ creationNames),
/* harmony export */   L6: () => (/* binding */ defaultSettings),
/* harmony export */   ZH: () => (/* binding */ secondValues),
/* harmony export */   uC: () => (/* binding */ inSecondGeneration),
/* harmony export */   uG: () => (/* binding */ settingsTable),
/* harmony export */   zw: () => (/* binding */ fromSecondGeneration)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24672);

function setting(type, initial, more) {
  return { type, initial, ...more };
}
const mostUnsigned = 4294967295;
const count = (least, most, step) => ({
  kind: "integer",
  least: 1,
  most: mostUnsigned,
  second: { least, most, ...step === void 0 ? {} : { step } }
});
const choice = (...values) => ({ kind: "choice", values });
const flag = { kind: "boolean" };
const list = { kind: "list" };
const week = 7 * 24 * 60;
const settingsTable = {
  mode: setting({ kind: "choice", values: ["single", "parallel"], second: ["queue", "graph"] }, "single", {
    meaning: "single tests pull requests in one lane; parallel puts those that share no impacted target into several",
    onCreation: [1, 2]
  }),
  concurrency: setting(count(1, 1e3), 5, { meaning: "how many tests run at a time", onCreation: [1, 2] }),
  state: setting(choice("running", "paused", "draining"), void 0, {
    meaning: "paused starts nothing new; draining finishes what is enqueued and takes nothing more",
    part: "state"
  }),
  testingTimeoutMinutes: setting(count(0, week), 45, {
    meaning: "minutes after which a test that has not ended counts as failed"
  }),
  canOptimisticallyMerge: setting(flag, false, {
    meaning: "a pull request also counts as tested when one behind it, tested on top of it, passes"
  }),
  pendingFailureDepth: setting(count(0, 1e3), 1, {
    meaning: "how many pull requests behind a failed one are waited for before the failure counts"
  }),
  batch: setting(flag, false, { meaning: "test several pull requests together", second: "allowBatching" }),
  batchingMinSize: setting(count(1, 1e3), 5, { meaning: "how many pull requests a batch waits for" }),
  batchingMaxWaitTimeMinutes: setting(count(0, week), 1, { meaning: "how many minutes a batch waits for them" }),
  bisectionConcurrency: setting(count(0, 1e3), 2, {
    meaning: "how many tests run at a time while failed batches are split",
    onCreation: [2]
  }),
  createPrsForTestingBranches: setting(flag, false, {
    meaning: "open a draft pull request for each branch under test",
    second: "createsPrsForTestingBranches"
  }),
  mergeMethod: setting(choice("merge_commit", "squash", "rebase"), "merge_commit", {
    meaning: "how pull requests are merged"
  }),
  directMergeMode: setting(choice("off", "always"), "off", {
    meaning: "always merges a pull request that is up to date with its target branch without another test"
  }),
  optimizationMode: setting(choice("off", "bisection_skip_redundant_tests"), "off", {
    meaning: "bisection_skip_redundant_tests leaves out tests whose outcome follows from others"
  }),
  commentsEnabled: setting(flag, true, {
    meaning: "the service comments on pull requests",
    second: "areCommentsEnabled"
  }),
  commandsEnabled: setting(flag, true, {
    meaning: "comments on pull requests can command the queue",
    second: "areCommandsEnabled"
  }),
  statusCheckEnabled: setting(flag, true, {
    meaning: "the service sets a status check on pull requests",
    second: "isStatusCheckEnabled"
  }),
  enqueueingLabel: setting({ kind: "text" }, null, {
    meaning: "a label that submits the pull request that gets it",
    onCreation: [2]
  }),
  requiredStatuses: setting(list, [], {
    meaning: "names of the checks that decide whether a test passed; [] leaves it to the protection of the target branch"
  }),
  deleteRequiredStatuses: setting(flag, void 0, {
    meaning: "of update-queue: true clears requiredStatuses. apply-queue takes an empty list for that",
    only: 1,
    part: "order"
  }),
  labelCommandsEnabled: setting(flag, void 0, { second: "areLabelCommandsEnabled" }),
  extensionEnabled: setting(flag, void 0, { second: "isExtensionEnabled" }),
  stateLabelsEnabled: setting(flag, void 0, { second: "areStateLabelsEnabled" }),
  notReadyTimeoutMinutes: setting(count(0, 30 * 24 * 60, 60), 0, { only: 2 }),
  allowedBotSubmitters: setting(list, [], { only: 2 }),
  batchingRules: setting({ kind: "rules" }, [], { only: 2 }),
  testBranchConstructionMode: setting(choice("rename_temp_branch", "push_new_branch_from_temp"), "rename_temp_branch", {
    only: 2
  })
};
const keptSettings = Object.entries(
  settingsTable
).flatMap(([name, of]) => of.part === void 0 ? [[name, of]] : []);
const defaultSettings = Object.fromEntries(
  keptSettings.flatMap(([name, { initial }]) => initial === void 0 ? [] : [[name, initial]])
);
const creationNames = (generation) => keptSettings.filter(([, { onCreation = [] }]) => onCreation.includes(generation)).map(([name]) => name);
const secondValues = ({ values, second }) => second ?? values.map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .camelCased */ .p);
const secondNames = new Map(keptSettings.map(([name, { second = name }]) => [name, second]));
const firstNames = new Map([...secondNames].map(([name, second]) => [second, name]));
function inSecondGeneration(settings) {
  return translated(settings, ([name, value]) => [
    secondNames.get(name) ?? name,
    withWord(
      name,
      value,
      ({ values, second }, word) => second === void 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .camelCased */ .p)(word) : second[values.indexOf(word.toLowerCase())] ?? word
    )
  ]);
}
function fromSecondGeneration(settings) {
  return translated(settings, ([second, value]) => {
    const name = firstNames.get(second) ?? second;
    return [
      name,
      withWord(
        name,
        value,
        ({ values, second: words }, word) => words === void 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .underscored */ .D)(word) : values[words.indexOf(word)] ?? word
      )
    ];
  });
}
function translated(settings, translate) {
  return Object.fromEntries(Object.entries(settings).map(translate));
}
function withWord(name, value, translate) {
  const type = Object.hasOwn(settingsTable, name) ? settingsTable[name].type : void 0;
  return type?.kind === "choice" && typeof value === "string" ? translate(type, value) : value;
}



/***/ }),

/***/ 24672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ underscored),
/* harmony export */   p: () => (/* binding */ camelCased)
/* harmony export */ });
function camelCased(word) {
  return word.toLowerCase().replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function underscored(word) {
  return word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
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

/***/ 50264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  secondGeneration: () => (/* binding */ secondGeneration)
});

// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/src/service/transport/request-body.js
var request_body = __webpack_require__(45071);
// EXTERNAL MODULE: ./build/src/service/no-counterpart.js
var no_counterpart = __webpack_require__(41662);
// EXTERNAL MODULE: ./build/packages/shared/src/service/states.js
var states = __webpack_require__(97319);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/src/service/v2/fields.js



const textOf = (value) => typeof value === "string" && value !== "" ? value : void 0;
const numberOf = (value) => typeof value === "number" ? value : void 0;
const booleanOf = (value) => typeof value === "boolean" ? value : void 0;
const objectOf = (value) => (0,json_values/* isObject */.Gv)(value) ? value : {};
const objectsOf = (value) => Array.isArray(value) ? value.filter(json_values/* isObject */.Gv) : [];
function stateOf(value) {
  const state = (0,states/* canonicalState */.km)((textOf(value) ?? "").replace(/([a-z])([A-Z])/g, "$1_$2"));
  return state === "" ? void 0 : state;
}


// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/src/service/v2/errors.js


const key = "The second generation takes API keys, which an administrator of the organization makes and which start with trunk_v2_. A token of the first generation works only with a base-url that ends with /v1";
const adviceByCode = {
  VALIDATION_FAILED: "Check the inputs, and extra-fields: the service does not take a value or a field of this request",
  INVALID_CURSOR: "Run the step again: the list changed while it was read",
  CI_HOST_UNSUPPORTED: "The service does not know the host of the repository. Check repository",
  AUTHENTICATION_REQUIRED: `Check api-token. ${key}`,
  INVALID_TOKEN: `Check api-token. ${key}`,
  MERGE_QUEUE_NOT_FOUND: "The queue was deleted in the meantime, or belongs to another organization than the key in api-token. Check target-branch and repository",
  PR_NOT_FOUND: "The service does not know the pull request. Check pull-request and repository, and that the service may read that repository",
  REPOSITORY_NOT_FOUND: "The service does not know the repository, or it belongs to another organization than the key in api-token. Check repository",
  VERIFICATION_RUN_NOT_FOUND: "There is no such test run. Check test-run-id",
  PROVIDER_URL_NOT_FOUND: "The service does not know the repository, or it belongs to another organization than the key in api-token. Check repository and its host",
  TEST_COLLECTION_NOT_FOUND: "There is no such test collection in the organization of the key. Check test-collection",
  PR_ALREADY_ENQUEUED: "The pull request is in a queue already. Withdraw it there with cancel-pull-request first",
  PR_NOT_IN_ACTIVE_STATE: "The pull request has left the queue in the meantime. Fetch its state with get-submitted-pull-request",
  QUEUE_ALREADY_EXISTS: "The queue exists already; update-queue changes its settings, and apply-queue creates or updates it",
  QUEUE_HAS_ACTIVE_ENTRIES: "A queue must be empty to be deleted: cancel or merge its pull requests first",
  MODE_CHANGE_IN_PROGRESS: "The queue is SWITCHING_MODES. Run the step again when that is over",
  PR_NOT_ENQUEUEABLE: "The queue does not take this pull request. Check that it is open, isn't a draft, and goes into the branch of the queue",
  PR_TESTS_NOT_RESTARTABLE: "Tests can be restarted only while the pull request is TESTING or PENDING_FAILURE",
  IMPACTED_TARGETS_UNSUPPORTED: "The service takes impacted targets only for repositories of some hosts. Check repository",
  MERGE_QUEUE_NOT_CREATABLE: "The service can't create a queue for this branch. Check that the branch exists, and that the service is installed for the repository",
  ALLOWED_BOT_SUBMITTERS_FROZEN: "Leave out allowedBotSubmitters: the service does not let it be changed for this queue",
  RATE_LIMIT_EXCEEDED: "All keys of an organization share 100 requests a second, and look-ups of pull requests 5 a second for each key. Run the step less often",
  INTERNAL_ERROR: "The service has a problem. Run the step again later",
  UPSTREAM_ERROR: "The service could not reach a system that it depends on. Run the step again later"
};
function codeOf({ received = "" }) {
  if (!received.trimStart().startsWith("{")) return void 0;
  try {
    const json = JSON.parse(received);
    const error = (0,json_values/* isObject */.Gv)(json) ? json.error : void 0;
    return (0,json_values/* isObject */.Gv)(error) && typeof error.code === "string" ? error.code : void 0;
  } catch {
    return void 0;
  }
}
function explained(error, permission) {
  if (error.advice !== void 0 || error.kind !== "status") return error;
  const { status } = error;
  if (status === 403) {
    const needs = permission === void 0 ? "Reading needs no permission, so the key may belong to another organization" : `The key in api-token needs the permission ${JSON.stringify(permission)}. An administrator of the organization can give it, and it counts from the next request`;
    return error.with({ advice: needs });
  }
  const advice = adviceByCode[codeOf(error) ?? ""] ?? (status === 401 ? adviceByCode.INVALID_TOKEN : status === 429 ? adviceByCode.RATE_LIMIT_EXCEEDED : void 0);
  return advice === void 0 ? error : error.with({ advice });
}
function absent(code, message, advice) {
  return new errors/* ServiceError */._7({ kind: "status", status: 404, code, message, advice });
}


;// CONCATENATED MODULE: ./build/src/service/v2/ids.js




const longestPage = 100;
const mostPages = 100;
const keyOf = ({ host, owner, name }) => `${host}/${owner}/${name}`.toLowerCase();
const bare = (url) => (textOf(url) ?? "").toLowerCase().replace(/^[a-z]+:\/\//, "").replace(/(?<!\/)\/+$/, "").replace(/\.git$/, "");
class Ids {
  #queues = /* @__PURE__ */ new Map();
  #repositories = /* @__PURE__ */ new Map();
  /**
   * The queue of a branch. One request in an organization of at most a hundred queues, and three at most.
   * @throws ServiceError; an absence where the service certainly does not know the queue
   */
  async queue(requests, reference) {
    const { repo, targetBranch } = reference;
    const kept = this.kept(reference);
    if (kept !== void 0) return kept;
    if (requests.client.isDry) return { id: "{queue id}", repositoryId: "{repository id}", record: {} };
    const page = objectOf((await requests.list("/merge-queues", { limit: longestPage })).json);
    const ofRepository = objectsOf(page.data).filter(({ repositoryUrl }) => bare(repositoryUrl) === keyOf(repo));
    const [first] = ofRepository;
    if (textOf(first?.repositoryId) !== void 0) this.#repositories.set(keyOf(repo), String(first?.repositoryId));
    const ofBranch = ofRepository.filter((queue2) => queue2.targetBranch === targetBranch);
    let found = ofBranch;
    if (found.length === 0 && (page.hasMore === true || first === void 0)) {
      found = await this.#queuesOf(requests, repo, targetBranch);
    }
    const isFar = found !== ofBranch;
    const queue = onlyOne(found, `the merge queue of ${targetBranch} of ${keyOf(repo)}`);
    if (queue === void 0) {
      const branches = ofRepository.flatMap((one) => textOf(one.targetBranch) ?? []);
      const others = branches.slice(0, 5).map((branch) => (0,src_text/* oneLine */.TN)(branch, 100)).join(", ");
      throw absent(
        "NO_QUEUE",
        `GET /merge-queues: the organization of the key has no merge queue of ${targetBranch} of ${repo.owner}/${repo.name}${others === "" ? "" : `. It has queues of ${others}`}`,
        "Check target-branch and repository; create-queue and apply-queue make a queue"
      );
    }
    const known = { ...queue, isFar };
    this.#queues.set(`${keyOf(repo)} ${targetBranch}`, known);
    this.#repositories.set(keyOf(repo), queue.repositoryId);
    return known;
  }
  /** A queue that was looked up already. */
  kept({ repo, targetBranch }) {
    return this.#queues.get(`${keyOf(repo)} ${targetBranch}`);
  }
  /** @throws ServiceError */
  async repository(requests, repo) {
    const known = this.#repositories.get(keyOf(repo));
    if (known !== void 0) return known;
    if (requests.client.isDry) return "{repository id}";
    const providerUrl = `https://${repo.host}/${repo.owner}/${repo.name}`;
    const { json } = await requests.rows("/repositories", { providerUrl });
    const [found, another] = objectsOf(objectOf(json).data).filter(({ url }) => bare(url) === keyOf(repo));
    const id = textOf(found?.id);
    if (id === void 0 || another !== void 0) {
      throw new errors/* ServiceError */._7({
        kind: "broken-body",
        message: `GET /repositories does not tell which repository ${providerUrl} is`,
        advice: "Check repository and its host"
      });
    }
    this.#repositories.set(keyOf(repo), id);
    return id;
  }
  /** Forgets a queue that was made or deleted. */
  forgetQueue({ repo, targetBranch }) {
    this.#queues.delete(`${keyOf(repo)} ${targetBranch}`);
  }
  /** The queues of one branch: at most one. An unknown repository has no queue. */
  async #queuesOf(requests, repo, targetBranch) {
    let repositoryId;
    try {
      repositoryId = await this.repository(requests, repo);
    } catch (error) {
      if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404) throw error;
      return [];
    }
    return queuesOf(requests, repositoryId, targetBranch);
  }
}
async function queuesOf(requests, repositoryId, targetBranch) {
  const { json } = await requests.list("/merge-queues", { repositoryId, targetBranch, limit: longestPage });
  return objectsOf(objectOf(json).data).filter(
    (queue) => queue.targetBranch === targetBranch && queue.repositoryId === repositoryId
  );
}
function onlyOne(found, what) {
  const [record, another] = found;
  if (record === void 0) return void 0;
  const [id, repositoryId] = [textOf(record.id), textOf(record.repositoryId)];
  if (id === void 0 || repositoryId === void 0 || another !== void 0) {
    throw new errors/* ServiceError */._7({
      kind: "broken-body",
      message: `GET /merge-queues does not tell which queue is ${what}`,
      advice: "See the response with debug logging"
    });
  }
  return { id, repositoryId, record };
}


// EXTERNAL MODULE: ./build/src/service/queue/verify-write.js + 1 modules
var verify_write = __webpack_require__(26070);
;// CONCATENATED MODULE: ./build/src/service/v2/requests.js


class Requests {
  constructor(client) {
    this.client = client;
  }
  client;
  /** @param query fields without undefined values */
  read(path, query = {}, response = "json") {
    const texts = Object.entries(query).filter(([, value]) => value !== void 0);
    const content = Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
    return this.#send({ address: { method: "GET", path, effect: "read", response }, content });
  }
  /** A list: a response without its `data` is one that cannot be read. */
  rows(path, query) {
    return this.read(path, query, "list");
  }
  /**
   * A list that everybody with a key may read: a 404 means that the address is wrong, and not that an entry is missing.
   */
  async list(path, query) {
    try {
      return await this.rows(path, query);
    } catch (error) {
      if (!(0,errors/* isAbsence */.Md)(error) || error.advice !== void 0) throw error;
      throw error.with({ status: void 0, advice: "Check base-url, which ends with /v2" });
    }
  }
  write(method, path, write) {
    const { content, permission, verify, bare } = write;
    const effect = verify === void 0 ? "replace" : "write";
    const response = bare === true ? "anything" : "json or nothing";
    return this.#send({ address: { method, path, effect, response }, content, verify }, permission);
  }
  async #send(request, permission) {
    try {
      return await this.client.send(request);
    } catch (error) {
      throw error instanceof errors/* ServiceError */._7 ? explained(error, permission) : error;
    }
  }
}
function inPath(id, input) {
  if (!/^\.{0,2}$/.test(id) && id.isWellFormed()) return encodeURIComponent(id);
  throw new errors/* ServiceError */._7({
    kind: "broken-body",
    message: `${input === void 0 ? "The service gave" : `${input} gives`} the id ${JSON.stringify(id)}, which can't be part of a path`,
    advice: input === void 0 ? "See the response with debug logging" : `Check ${input}`
  });
}


;// CONCATENATED MODULE: ./build/src/service/v2/queue-row.js





const activeStates = "notReady,pending,testing,testsPassed,pendingFailure";
class QueueRow {
  #cursor;
  /**
   * @returns undefined where it is on no page from the last known page on
   * @throws ServiceError
   */
  async find(requests, queue, number) {
    try {
      return await this.#findFrom(this.#cursor, requests, queue, number);
    } catch (error) {
      const isOld = error instanceof errors/* ServiceError */._7 && codeOf(error) === "INVALID_CURSOR";
      if (!isOld || this.#cursor === void 0) throw error;
      this.#cursor = void 0;
      return this.#findFrom(void 0, requests, queue, number);
    }
  }
  async #findFrom(from, requests, { id }, number) {
    const path = `/merge-queues/${inPath(id)}/pull-requests`;
    let cursor = from;
    for (let page = 1; page <= mostPages; page += 1) {
      const { json } = await requests.list(path, { state: activeStates, limit: longestPage, cursor });
      const { data, hasMore, nextCursor } = objectOf(json);
      const row = objectsOf(data).find((one) => one.number === number);
      if (row !== void 0) {
        this.#cursor = cursor;
        return row;
      }
      cursor = hasMore === true ? textOf(nextCursor) : void 0;
      if (cursor === void 0) return void 0;
    }
    return void 0;
  }
}


// EXTERNAL MODULE: ./build/packages/shared/src/service/queue-settings.js
var queue_settings = __webpack_require__(65530);
;// CONCATENATED MODULE: ./build/src/service/v2/settings.js

function partsOf(settings) {
  const { state, deleteRequiredStatuses, notReadyTimeoutHours, ...others } = settings;
  const { mode, ...config } = (0,queue_settings/* inSecondGeneration */.uC)(others);
  return {
    config: {
      ...config,
      ...deleteRequiredStatuses === true ? { requiredStatuses: [] } : {},
      ...typeof notReadyTimeoutHours === "number" ? { notReadyTimeoutMinutes: 60 * notReadyTimeoutHours } : {}
    },
    ...typeof mode === "string" ? { mode } : {},
    ...typeof state === "string" ? { state: state.toLowerCase() } : {}
  };
}
function settingsOf(config, mode) {
  const { notReadyTimeoutMinutes: minutes } = config;
  return {
    ...(0,queue_settings/* fromSecondGeneration */.zw)({ ...typeof mode === "string" ? { mode } : {}, ...config }),
    ...typeof minutes === "number" ? { notReadyTimeoutHours: minutes / 60 } : {}
  };
}


;// CONCATENATED MODULE: ./build/src/service/v2/records.js



function readPullRequest(json) {
  const record = objectOf(json);
  const entry = objectOf(record.queueEntry);
  return {
    id: textOf(record.id),
    number: numberOf(record.number),
    queueId: textOf(entry.mergeQueueId),
    response: {
      state: stateOf(entry.state),
      submitted: booleanOf(record.isCurrentlySubmittedToQueue),
      record: (0,json_values/* given */.gI)({
        prNumber: record.number,
        prTitle: record.title,
        prSha: record.sha,
        prBaseBranch: record.baseBranch,
        prAuthor: record.author,
        stateChangedAt: entry.stateChangedAt,
        priorityName: entry.priorityName,
        priorityValue: entry.priorityValue,
        skipTheLine: entry.skipsTheLine,
        noBatch: typeof entry.allowBatching === "boolean" ? !entry.allowBatching : void 0,
        readiness: readinessOf(entry.readiness)
      })
    }
  };
}
function readinessOf(value) {
  const { requiresImpactedTargets, hasImpactedTargets, doesBaseBranchMatch, mergeability, mergeabilityDetails } = objectOf(value);
  const reasons = objectsOf(objectOf(mergeabilityDetails).reasons).flatMap(
    ({ message, code }) => [textOf(message) ?? textOf(code)].filter((reason) => reason !== void 0)
  );
  return (0,json_values/* given */.gI)({
    ...typeof hasImpactedTargets === "boolean" ? { requiresImpactedTargets, hasImpactedTargets } : {},
    doesBaseBranchMatch,
    gitHubMergeability: stateOf(mergeability),
    ...reasons.length === 0 ? {} : { reasons }
  });
}
function readEntry(json) {
  const { number, response } = readPullRequest(json);
  const { record = {} } = response;
  const priority = textOf(record.priorityName) ?? numberOf(record.priorityValue);
  return {
    ...response,
    number,
    title: textOf(record.prTitle),
    author: textOf(record.prAuthor),
    priority: priority === void 0 ? void 0 : String(priority),
    since: textOf(record.stateChangedAt),
    noBatch: booleanOf(record.noBatch),
    skipsTheLine: booleanOf(record.skipTheLine)
  };
}
function readQueue(json, entries) {
  const record = objectOf(json);
  const settings = settingsOf(objectOf(record.config), record.mode);
  const state = stateOf(record.state);
  return {
    state,
    entries,
    settings: { branch: record.targetBranch, ...settings },
    shown: { ...settings, ...state === void 0 ? {} : { state } }
  };
}
function readOrder(json) {
  const { batches, pending, awaitingAdmission } = objectOf(json);
  return [
    ...objectsOf(batches).flatMap(({ pullRequests }) => objectsOf(pullRequests)),
    ...objectsOf(pending).map(({ pullRequest }) => objectOf(pullRequest)),
    ...objectsOf(awaitingAdmission)
  ].flatMap(({ number }) => typeof number === "number" ? [number] : []);
}
const failedConclusions = /* @__PURE__ */ new Set(["failure", "cancelled", "timeout"]);
function readRun(json) {
  const { checks, testedPullRequests } = objectOf(json);
  return {
    failedChecks: objectsOf(checks).flatMap((check) => {
      if (check.status !== void 0 && check.status !== "completed") return [];
      return failedConclusions.has(textOf(check.conclusion) ?? "") ? [readCheck(check, check.providerConclusion)] : [];
    }),
    tested: objectsOf(testedPullRequests).flatMap(
      ({ number, title, url }) => typeof number === "number" ? [{ number, title: textOf(title), url: textOf(url) }] : []
    )
  };
}
function headTested(json, number) {
  return textOf(objectsOf(objectOf(json).testedPullRequests).find((one) => one.number === number)?.sha);
}
const readCheck = ({ name, url, conclusion }, providers) => ({
  name: textOf(name) ?? "(no name)",
  conclusion: stateOf(providers) ?? stateOf(conclusion) ?? "FAILURE",
  url: textOf(url)
});
function readFailure(json) {
  const [newest] = objectsOf(objectOf(json).data);
  return newest === void 0 ? void 0 : failureIn(newest);
}
function readTransition(record) {
  return {
    state: stateOf(record.state),
    at: textOf(record.changedAt),
    reason: failureIn(record)?.reason ?? textOf(record.reason),
    runId: textOf(record.verificationRunId)
  };
}
function failureIn(newest) {
  const details = objectOf(newest.failed ?? newest.pendingFailure);
  if (!["FAILED", "PENDING_FAILURE"].includes(stateOf(newest.state) ?? "")) return void 0;
  const failedChecks = objectsOf(details.failureCausingChecks).map((check) => readCheck(check));
  const named = failedChecks.map(({ name, url }) => url === void 0 ? name : `${name} (${url})`);
  const culprit = objectOf(details.conflictCulprit);
  const blocked = objectsOf(details.blockReasons).map(({ message, code }) => textOf(message) ?? textOf(code) ?? "");
  const parts = [
    textOf(newest.reason) ?? textOf(details.eventualFailureReason) ?? stateOf(newest.state) ?? "",
    ...(0,json_values/* present */.Eb)(failedChecks.length > 0 && `failed checks ${named.join(", ")}`),
    ...blocked.filter((reason) => reason !== ""),
    ...(0,json_values/* present */.Eb)(Object.keys(culprit).length > 0 && conflictOf(culprit), textOf(details.apiFailureMessage))
  ];
  return { runId: textOf(newest.verificationRunId), failedChecks, reason: parts.join("; ") };
}
function conflictOf({ kind, number, sha }) {
  const which = typeof number === "number" ? `pull request #${String(number)}` : stateOf(kind) === "BASE_BRANCH" ? "the base branch" : "another commit";
  return `conflicts with ${which}${textOf(sha) === void 0 ? "" : ` at ${String(sha)}`}`;
}
function readTestRun(json) {
  const { status, createdAt, testedPullRequests, dependentPullRequests } = objectOf(json);
  const startedAt = Date.parse(textOf(createdAt) ?? "");
  return {
    passed: status === "succeeded",
    startedAt: Number.isNaN(startedAt) ? void 0 : startedAt,
    pullRequests: [...objectsOf(testedPullRequests), ...objectsOf(dependentPullRequests)].flatMap(
      ({ number }) => typeof number === "number" ? [number] : []
    )
  };
}


;// CONCATENATED MODULE: ./build/src/service/v2/pull-requests.js











function refuseExtra(extra, what) {
  const names = Object.keys(extra);
  if (names.length === 0) return;
  const named = `extra-fields: ${names.join(", ")}, where the action ${what},`;
  throw new no_counterpart/* NoCounterpart */.Z(named, "Remove extra-fields", 2);
}
async function lookUp(requests, { repositoryId }, { number }) {
  const source = await requests.list("/pull-requests", { repositoryId, number });
  const found = objectsOf(objectOf(source.json).data).find((one) => one.number === number);
  return found === void 0 ? void 0 : { ...readPullRequest(found), source };
}
const mostAtOnce = 50;
function packs(all) {
  return Array.from(
    { length: Math.ceil(all.length / mostAtOnce) },
    (_, index) => all.slice(index * mostAtOnce, (index + 1) * mostAtOnce)
  );
}
const pollsPerLookUp = 6;
class PullRequests {
  constructor(requests, ids) {
    this.requests = requests;
    this.ids = ids;
  }
  requests;
  ids;
  #row = new QueueRow();
  #notReadyPolls = 0;
  #lookedUp;
  /** Ids of pull requests that were looked up. */
  #knownIds = /* @__PURE__ */ new Map();
  async read(pullRequest) {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.queueId === queue.id) return found.response;
    const number = String(pullRequest.number);
    const another = found?.queueId === void 0 ? "" : `, but to ${await this.#nameOfQueue(found.queueId)}`;
    throw absent(
      "NEVER_SUBMITTED",
      `GET /pull-requests: pull request #${number} was never submitted to this queue${another}`,
      "Submit it with submit-pull-request, and check target-branch"
    );
  }
  /** Fifty in a request: look-ups of pull requests are limited to five a second. */
  async lookUp(reference, numbers) {
    const queue = await this.ids.queue(this.requests, reference);
    const found = /* @__PURE__ */ new Map();
    for (const pack of packs(numbers)) {
      try {
        const query = { repositoryId: queue.repositoryId, number: pack.join(","), limit: longestPage };
        const rows = new Map((await this.#rows(query)).map((row) => [row.number, row]));
        for (const number of pack) found.set(number, this.#inQueue(queue, rows.get(number)));
      } catch (error) {
        if (!(error instanceof errors/* ServiceError */._7)) throw error;
        for (const number of pack) found.set(number, error);
      }
    }
    return found;
  }
  /** All pages of a look-up: a pull request that is on none of them was never submitted. */
  async #rows(query) {
    const rows = [];
    let cursor;
    do {
      const page = objectOf((await this.requests.list("/pull-requests", { ...query, cursor })).json);
      rows.push(...objectsOf(page.data).map(readPullRequest));
      cursor = page.hasMore === true ? textOf(page.nextCursor) : void 0;
    } while (cursor !== void 0 && rows.length < mostAtOnce);
    return rows;
  }
  #inQueue(queue, row) {
    if (row?.id !== void 0 && row.number !== void 0) this.#knownIds.set(row.number, row.id);
    if (row === void 0 || row.queueId === void 0 && row.response.state === void 0) return void 0;
    if (row.queueId === void 0 || row.queueId === queue.id) return row.response;
    return isActive(row.response) ? { ...row.response, isElsewhere: true } : void 0;
  }
  /** The histories of pull requests that were looked up. */
  async histories(numbers) {
    const ids = new Map(
      numbers.flatMap((number) => {
        const id = this.#knownIds.get(number);
        return id === void 0 ? [] : [[id, number]];
      })
    );
    const found = /* @__PURE__ */ new Map();
    for (const pack of packs([...ids.keys()])) {
      const query = { pullRequestIds: pack.join(","), direction: "newest", limit: longestPage };
      const { json } = await this.requests.rows("/queue-entry-history", query);
      for (const { pullRequestId, transitions } of objectsOf(objectOf(json).data)) {
        const number = ids.get(textOf(pullRequestId) ?? "");
        if (number !== void 0) found.set(number, objectsOf(transitions).map(readTransition));
      }
    }
    return found;
  }
  async headTested(number, runId) {
    return headTested((await this.requests.read(`/merge-queue-verification-runs/${inPath(runId)}`)).json, number);
  }
  /** The queue of an id, for people. */
  async #nameOfQueue(id) {
    const once = new Requests(this.requests.client.limited({ maxAttempts: 1 }));
    const read = async () => once.read(`/merge-queues/${inPath(id)}`);
    const found = await read().catch((0,errors/* onServiceError */.JT)(() => void 0));
    const branch = textOf(objectOf(found?.json).targetBranch);
    return branch === void 0 ? "another one" : `the merge queue of ${(0,src_text/* oneLine */.TN)(branch, 100)}`;
  }
  /**
   * Reads as cheaply as possible. A request for the list of a queue counts against the organization's rate limit.
   * Look-ups of pull requests are limited to five a second for a key that many jobs share, so they are only used for
   * data that the list does not have.
   */
  async poll(pullRequest) {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const row = await this.#row.find(this.requests, queue, pullRequest.number);
    const { response, queueId } = readPullRequest(row);
    if (row === void 0 || queueId !== queue.id) return this.read(pullRequest);
    if (response.state !== "NOT_READY") return response;
    this.#notReadyPolls += 1;
    if (this.#notReadyPolls % pollsPerLookUp === 1) this.#lookedUp = await this.read(pullRequest);
    const { state, record } = this.#lookedUp ?? response;
    return state === "NOT_READY" ? { ...response, record: { ...response.record, readiness: record?.readiness } } : response;
  }
  async submit(pullRequest, submission, extra) {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const fields = entryFields(submission, extra);
    const { number } = pullRequest;
    try {
      return written(
        await this.requests.write("POST", `/merge-queues/${inPath(queue.id)}/pull-requests`, {
          content: { ...fields, number },
          permission: permissionOf(fields),
          verify: this.#verifying(queue, pullRequest, verify_write/* readSubmission */.VY, submissionAsked(fields))
        }),
        pullRequest
      );
    } catch (error) {
      if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409) throw error;
      return this.#resubmit(queue, pullRequest, fields, error);
    }
  }
  /**
   * A pull request that is already in the queue gets the requested priority and batching, as in the first generation.
   */
  async #resubmit(queue, pullRequest, fields, refusal) {
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.queueId !== queue.id || found.id === void 0 || !isActive(found.response)) throw refusal;
    if (Object.keys(fields).length === 0) return { verified: true, pullRequest: found.response };
    const path = `/pull-requests/${inPath(found.id)}/queue-entry`;
    const response = await this.requests.write("PATCH", path, { content: fields, permission: permissionOf(fields) });
    return { ...written(response, pullRequest), verified: true };
  }
  async withdraw(pullRequest, extra) {
    refuseExtra(extra, "takes a pull request out of the queue");
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await this.#known(queue, pullRequest);
    if (found?.id === void 0 || found.queueId !== queue.id) return { verified: false, already: true };
    const { id } = found;
    if (!isActive(found.response)) return { verified: false, already: true, pullRequest: found.response };
    const response = await this.requests.write("POST", `/pull-requests/${inPath(id)}/dequeue`, {
      permission: "Merge and cancel PRs",
      verify: this.#verifying(queue, pullRequest, verify_write/* readCancellation */.AO)
    });
    return written(response, pullRequest);
  }
  /**
   * A second restart would begin the tests again, so the state before shows whether a restart whose response was lost
   * was done.
   */
  async restartTests(pullRequest, extra) {
    refuseExtra(extra, "restarts tests");
    const queue = await this.ids.queue(this.requests, pullRequest);
    const before = await this.#known(queue, pullRequest);
    if (before?.id === void 0 || before.queueId !== queue.id) {
      throw absent(
        "NEVER_SUBMITTED",
        `GET /pull-requests: pull request #${String(pullRequest.number)} was never submitted to this queue`,
        "Tests can be restarted only while the pull request is in the queue"
      );
    }
    const unchanged = before.response.record?.stateChangedAt;
    const response = await this.requests.write("POST", `/pull-requests/${inPath(before.id)}/restart-tests`, {
      permission: "Merge and cancel PRs",
      verify: this.#verifying(queue, pullRequest, (found, lost) => {
        const same = found?.record?.stateChangedAt === unchanged && unchanged !== void 0;
        if (!same || found?.state !== before.response.state) return (0,verify_write/* readRestart */.sJ)(found, lost);
        return { kind: "not-done", what: `the pull request is ${found?.state ?? ""} since before the request` };
      })
    });
    return written(response, pullRequest);
  }
  /** The reason of its failure and its place in the queue, where the service gives them at the first attempt. */
  async explained(pullRequest, response) {
    const { state } = response;
    if (state === "FAILED") {
      return { ...response, failureReason: (await this.#failure(pullRequest))?.reason };
    }
    if (!isActive(response) || state === "NOT_READY") return response;
    const { id, isFar } = await this.ids.queue(this.requests, pullRequest);
    if (isFar === true && this.requests.client.lastWrite !== void 0) return response;
    const order = readOrder((await this.requests.read(`/merge-queues/${inPath(id)}/order`)).json);
    const index = order.indexOf(pullRequest.number);
    return index < 0 ? response : { ...response, position: index + 1 };
  }
  async failedTests(pullRequest) {
    const failure = await this.#failure(pullRequest);
    if (failure === void 0) return void 0;
    const { runId, failedChecks } = failure;
    if (runId === void 0) return { failedChecks, tested: [] };
    const run = readRun((await this.requests.read(`/merge-queue-verification-runs/${inPath(runId)}`)).json);
    return { failedChecks: failedChecks.length === 0 ? run.failedChecks : failedChecks, tested: run.tested };
  }
  /** The newest test runs, of any queue. */
  async testRuns(pullRequest) {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.id === void 0) return [];
    const path = `/pull-requests/${inPath(found.id)}/verification-runs`;
    const { json } = await this.requests.list(path, { limit: longestPage });
    return objectsOf(objectOf(json).data).map(readTestRun);
  }
  async #failure(pullRequest) {
    const queue = await this.ids.queue(this.requests, pullRequest);
    const found = await lookUp(this.requests, queue, pullRequest);
    if (found?.id === void 0 || found.queueId !== queue.id) return void 0;
    const path = `/pull-requests/${inPath(found.id)}/queue-entry-history`;
    return readFailure((await this.requests.read(path, { direction: "newest", limit: 1 })).json);
  }
  /** The known pull request; in a dry run, a made-up one that is in the queue. */
  async #known(queue, pullRequest) {
    if (!this.requests.client.isDry) return lookUp(this.requests, queue, pullRequest);
    const { number } = pullRequest;
    return { id: "{pull request id}", number, queueId: queue.id, response: { submitted: true, state: "PENDING" } };
  }
  /**
   * Verifies a write on a pull request by a look-up.
   * @param asked the fields of the request that the record shows, by their names in the first generation
   */
  #verifying(queue, pullRequest, read, asked = {}) {
    return async (sentAt) => {
      const verifier = new Requests(this.requests.client.verifier(sentAt));
      const source = await verifier.list("/pull-requests", {
        repositoryId: queue.repositoryId,
        number: pullRequest.number
      });
      const record = objectsOf(objectOf(source.json).data).find(({ number }) => number === pullRequest.number);
      const found = readPullRequest(record);
      const isOurs = record !== void 0 && found.queueId === queue.id;
      const outcome = read(isOurs ? found.response : void 0, {
        asked,
        sentAt: verifier.client.bySlowerClock(sentAt)
      });
      return { outcome, response: { ...source, json: isOurs ? record : void 0 } };
    };
  }
}
function isActive({ submitted, state }) {
  return submitted ?? (state !== void 0 && !states/* finalStates */.ZW.has(state));
}
function written({ json, verified = false }, { number }) {
  const found = readPullRequest(json);
  return found.number === number && found.response.state !== void 0 ? { verified, pullRequest: found.response } : { verified };
}
function entryFields({ priority, noBatch }, extra) {
  const { priority: extraPriority, noBatch: extraNoBatch, ...others } = extra;
  const wanted = priority ?? extraPriority;
  const alone = noBatch ?? extraNoBatch;
  return {
    ...others,
    ...wanted === void 0 ? {} : typeof wanted === "number" ? { priorityValue: wanted } : { priorityName: wanted },
    ...typeof alone === "boolean" ? { allowBatching: !alone } : {}
  };
}
function submissionAsked({ priorityName, priorityValue, allowBatching }) {
  const priority = priorityName ?? priorityValue;
  return { ...priority === void 0 ? {} : { priority }, ...allowBatching === false ? { noBatch: true } : {} };
}
function permissionOf(fields) {
  if ("priorityValue" in fields || "priorityName" in fields) return "Set priority on PRs";
  if (fields.allowBatching === false) return "Skip batching";
  return fields.direct === true ? "Merge PRs with direct to queue" : "Merge and cancel PRs";
}


;// CONCATENATED MODULE: ./build/src/service/v2/queues.js









const permission = "Update Merge Queue settings";
const commands = { running: "resume", paused: "pause", draining: "drain" };
class Queues {
  constructor(requests, ids) {
    this.requests = requests;
    this.ids = ids;
  }
  requests;
  ids;
  /** State and settings from the look-up, entries from their list, in the order that the service gives. */
  async read(queue) {
    this.ids.forgetQueue(queue);
    const { id, record } = await this.ids.queue(this.requests, queue);
    return { ...readQueue(record), ...await this.#entries(id) };
  }
  /** State and settings as they were looked up; undefined where nothing was. */
  known(queue) {
    const kept = this.ids.kept(queue);
    return kept === void 0 ? void 0 : readQueue(kept.record);
  }
  /** State and entries, in no order. */
  async rows(queue) {
    this.ids.forgetQueue(queue);
    const { id, record } = await this.ids.queue(this.requests, queue);
    const { entries, isWhole } = await this.#rows(id, this.requests);
    return { ...readQueue(record), entries, ...isWhole ? {} : { cut: { total: void 0 } } };
  }
  /** The state from the look-up. */
  async state(queue) {
    this.ids.forgetQueue(queue);
    return readQueue((await this.ids.queue(this.requests, queue)).record).state;
  }
  /** The entries of all pages. @returns also whether the queue has more pages than are read */
  async #rows(id, requests) {
    const path = `/merge-queues/${inPath(id)}/pull-requests`;
    const entries = [];
    let cursor;
    let isWhole = false;
    for (let page = 1; page <= mostPages && (page === 1 || cursor !== void 0); page += 1) {
      const { json } = await requests.rows(path, { state: activeStates, limit: longestPage, cursor });
      const { data, hasMore, nextCursor } = objectOf(json);
      entries.push(...objectsOf(data).map(readEntry));
      isWhole = hasMore !== true;
      cursor = isWhole ? void 0 : textOf(nextCursor);
    }
    return { path, entries, isWhole };
  }
  /** Entries of a queue. When the queue has too many pages, only the entries that were submitted last. */
  async #entries(id, requests = this.requests) {
    const { path, entries, isWhole } = await this.#rows(id, requests);
    if (isWhole) return { entries: await this.#inOrder(id, entries, requests) };
    const { json } = await requests.read(path, { state: activeStates, limit: 1, includeTotal: true });
    const cut = { total: numberOf(objectOf(json).total) };
    return { entries: await this.#inOrder(id, entries, requests), cut };
  }
  async #inOrder(id, entries, requests) {
    if (entries.length < 2) return entries;
    const order = readOrder((await requests.read(`/merge-queues/${inPath(id)}/order`)).json);
    const places = new Map(order.map((number, place) => [number, place]));
    const placeOf = ({ number = 0 }) => places.get(number) ?? order.length;
    return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
  }
  /**
   * Creates a queue. Creating is not atomic, so a queue that exists after a lost response is completed, and the error
   * names a queue that is left without some of its settings.
   */
  async create(queue, settings, extra) {
    const parts = partsOf({ ...settings, ...extra });
    const { targetBranch, repo } = queue;
    const repositoryId = await this.ids.repository(this.requests, repo);
    const early = Object.fromEntries(Object.entries(parts.config).filter(([name2]) => (0,queue_settings/* creationNames */.Ix)(2).includes(name2)));
    const { json, verified } = await this.requests.write("POST", "/merge-queues", {
      content: { repositoryId, targetBranch, ...early, ...parts.mode === void 0 ? {} : { mode: parts.mode } },
      permission,
      verify: async (sentAt) => {
        const verifier = new Requests(this.requests.client.verifier(sentAt));
        const [found] = await queuesOf(verifier, repositoryId, targetBranch);
        const response = { status: 200, received: "", text: "", json: found };
        return { outcome: creation(found, parts), response };
      }
    });
    this.ids.forgetQueue(queue);
    const name = `the merge queue of ${targetBranch} of ${repo.owner}/${repo.name}`;
    const made = textOf(objectOf(json).id) === void 0 ? void 0 : onlyOne([objectOf(json)], name);
    const rest = verified === true ? { ...parts } : { ...without(parts, early), ...parts.state === void 0 ? {} : { state: parts.state } };
    const { mode: _mode, ...due } = rest;
    if (Object.keys(due.config).length === 0 && due.state === void 0) return made && readQueue(made.record, []);
    try {
      const known = made ?? await this.ids.queue(this.requests, queue);
      const applied = await this.#apply(known, due);
      return made === void 0 ? applied : { ...applied, entries: [] };
    } catch (error) {
      if (!(error instanceof errors/* ServiceError */._7)) throw error;
      const left = [...Object.keys(due.config), ...due.state === void 0 ? [] : ["state"]].join(", ");
      throw error.with({
        message: `${error.message}. The queue was created, and not all of ${left} was set`,
        advice: `apply-queue sets the rest. ${error.advice ?? ""}`.trim()
      });
    }
  }
  async update(queue, settings, extra) {
    const known = await this.ids.queue(this.requests, queue);
    const updated = await this.#apply(known, partsOf({ ...settings, ...extra }));
    const once = new Requests(this.requests.client.limited({ maxAttempts: 1 }));
    return { ...updated, ...await this.#entries(known.id, once).catch((0,errors/* onServiceError */.JT)(() => void 0)) };
  }
  async delete(queue) {
    const { id, repositoryId } = await this.ids.queue(this.requests, queue);
    await this.requests.write("DELETE", `/merge-queues/${inPath(id)}`, {
      permission,
      bare: true,
      // A deleted queue may be readable by its id.
      verify: async (sentAt) => {
        const verifier = new Requests(this.requests.client.verifier(sentAt));
        const [found] = await queuesOf(verifier, repositoryId, queue.targetBranch);
        const outcome = (0,verify_write/* readDeletion */.fK)(found === void 0 ? void 0 : readQueue(found));
        return { outcome, response: { status: 200, received: "", text: "", json: void 0 } };
      }
    });
    this.ids.forgetQueue(queue);
  }
  /**
   * Writes settings, each part to its endpoint, in an order that loses nothing when a request fails: a queue is stopped
   * before its settings change and started after they did, and modes are switched last, because a queue that is
   * switching takes no settings.
   * @returns the queue afterwards
   * @throws ServiceError that names the settings that were already written
   */
  async #apply({ id, record }, { config, mode, state }) {
    const path = `/merge-queues/${inPath(id)}`;
    const command = state === void 0 ? void 0 : commands[state] ?? state;
    const done = [];
    const part = async (names, send) => {
      try {
        const response = await send();
        done.push(...names);
        return response;
      } catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || done.length === 0) throw error;
        throw error.with({ message: `${error.message}. Before that, the queue got ${done.join(", ")}` });
      }
    };
    const setState = () => part(
      [`state: ${state ?? ""}`],
      () => this.requests.write("POST", `${path}/${inPath(command ?? "")}`, {
        permission,
        verify: this.#verify(path, (found) => stateOutcome(found, state ?? ""))
      })
    );
    if (command !== void 0 && command !== "resume") await setState();
    let shown;
    if (Object.keys(config).length > 0) {
      ({ json: shown } = await part(
        Object.keys(config),
        () => this.requests.write("PATCH", `${path}/config`, { content: config, permission })
      ));
    }
    if (command === "resume") await setState();
    if (mode !== void 0 && mode !== record.mode) {
      await part(
        [`mode: ${mode}`],
        () => this.requests.write("POST", `${path}/switch-modes`, {
          content: { mode },
          permission,
          verify: this.#verify(path, (found) => modeOutcome(found, mode))
        })
      );
      shown = void 0;
    }
    const isWhole = command === void 0 && textOf(objectOf(shown).id) !== void 0;
    return readQueue(isWhole ? shown : (await part([], () => this.requests.read(path))).json);
  }
  #verify(path, read) {
    return async (sentAt) => {
      const response = await new Requests(this.requests.client.verifier(sentAt)).read(path);
      return { outcome: read(objectOf(response.json)), response };
    };
  }
}
function without({ config }, early) {
  return { config: Object.fromEntries(Object.entries(config).filter(([name]) => !(name in early))) };
}
function creation(found, { mode }) {
  if (found === void 0) return { kind: "not-done", what: "the queue does not exist" };
  if (mode === void 0 || found.mode === mode) return { kind: "done", what: "the queue exists" };
  return {
    kind: "refused",
    what: `a queue of this branch exists with another mode, ${JSON.stringify(found.mode)}`,
    advice: "update-queue changes its settings"
  };
}
function stateOutcome(found, asked) {
  const state = stateOf(found.state);
  if (state === void 0) return { kind: "unknown", what: "the response does not show the state of the queue" };
  const isDone = state === asked.toUpperCase() || asked === "draining" && state === "PAUSED";
  return { kind: isDone ? "done" : "not-done", what: `the queue is ${state}` };
}
function modeOutcome(found, asked) {
  if (found.mode === asked) return { kind: "done", what: `the mode of the queue is ${asked}` };
  if (stateOf(found.state) === "SWITCHING_MODES") return { kind: "done", what: "the queue is SWITCHING_MODES" };
  return { kind: "not-done", what: "the queue has the mode that it had" };
}


;// CONCATENATED MODULE: ./build/src/service/v2/tests.js





const paths = ["/tests", "/test-cases"];
class Tests {
  constructor(requests, ids) {
    this.requests = requests;
    this.ids = ids;
  }
  requests;
  ids;
  #path;
  async page(kind, query, cursor) {
    const { repo, testCollection, pageSize, status, extraFields } = query;
    const more = scalars(extraFields);
    const repositoryId = testCollection === void 0 ? await this.ids.repository(this.requests, repo) : void 0;
    const filter = kind === "quarantined" ? { quarantineState: "quarantined" } : { status: status?.toLowerCase() ?? "flaky,broken" };
    const { json } = await this.#list({
      ...more,
      ...filter,
      testCollectionId: testCollection,
      limit: pageSize,
      cursor: cursor === "" ? void 0 : cursor
    });
    const { data, hasMore, nextCursor } = objectOf(json);
    const cut = hasMore === false ? void 0 : `its last page ${hasMore === true ? "says that more follow (hasMore)" : "does not say whether more follow (hasMore)"}, and names no next page`;
    const page = { next_page_token: hasMore === false ? "" : textOf(nextCursor) ?? "" };
    if (!Array.isArray(data)) return { records: data, page };
    const rows = data.filter(
      (row) => !(0,json_values/* isObject */.Gv)(row) || (repositoryId === void 0 || row.repoId === repositoryId) && // A row that is not quarantined, whatever the list was asked for, excuses nothing.
      (kind !== "quarantined" || row.quarantineState === "quarantined")
    );
    return { records: rows.map((row) => (0,json_values/* isObject */.Gv)(row) ? testRecord(row) : row), page, cut };
  }
  /** The list was renamed within this generation: a service that does not know one name knows the other. */
  async #list(query) {
    if (this.#path !== void 0) return this.requests.read(this.#path, query);
    const [now, before] = paths;
    try {
      const response = await this.requests.read(now, query);
      this.#path = now;
      return response;
    } catch (error) {
      const isUnknown = error instanceof errors/* ServiceError */._7 && error.status === 404;
      if (!isUnknown || codeOf(error) === "TEST_COLLECTION_NOT_FOUND") throw error;
      const response = await this.requests.read(before, query);
      this.#path = before;
      return response;
    }
  }
}
function scalars(extra) {
  const odd = Object.entries(extra).find(([, value]) => typeof value === "object");
  if (odd === void 0) return extra;
  throw new no_counterpart/* NoCounterpart */.Z(`extra-fields: ${odd[0]}, which isn't a text, a number or a boolean,`, "Remove it", 2);
}
function testRecord(row) {
  return {
    ...row,
    parent: row.parentName,
    classname: row.className,
    test_case_id: row.id,
    html_url: textOf(row.url),
    status: { value: row.status, timestamp: row.statusSince },
    quarantined: row.quarantineState === void 0 ? void 0 : row.quarantineState === "quarantined",
    quarantined_at: row.quarantinedSince,
    status_last_updated_at: row.statusSince
  };
}


;// CONCATENATED MODULE: ./build/src/service/v2/service.js











const mostTargets = 1e5;
function secondGeneration(client, ids = new Ids()) {
  const requests = new Requests(client);
  const pullRequests = new PullRequests(requests, ids);
  const queues = new Queues(requests, ids);
  const tests = new Tests(requests, ids);
  return {
    get lastResponse() {
      return client.lastResponse;
    },
    get lastWrite() {
      return client.lastWrite;
    },
    uploadsOnly: false,
    limited: (limits) => secondGeneration(client.limited(limits), ids),
    submit: (...given) => pullRequests.submit(...given),
    withdraw: (...given) => pullRequests.withdraw(...given),
    restartTests: (...given) => pullRequests.restartTests(...given),
    pullRequest: async (pullRequest, extra = {}) => {
      refuseExtra(extra, "reads a pull request");
      return pullRequests.read(pullRequest);
    },
    pullRequestIfAny: async (pullRequest) => {
      try {
        return await pullRequests.read(pullRequest);
      } catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.code === "NEVER_SUBMITTED") return void 0;
        throw error;
      }
    },
    lookUp: (...given) => pullRequests.lookUp(...given),
    histories: (numbers) => pullRequests.histories(numbers),
    headTested: (...given) => pullRequests.headTested(...given),
    poll: (pullRequest) => pullRequests.poll(pullRequest),
    explained: (...given) => pullRequests.explained(...given),
    failedTests: (pullRequest) => pullRequests.failedTests(pullRequest),
    testRuns: (pullRequest) => pullRequests.testRuns(pullRequest),
    upload: (pullRequest, list, extra) => {
      const { number, sha, targetBranch, repo } = pullRequest;
      if (sha === void 0) {
        const what = "pull-request-sha: an upload of impacted targets for no commit";
        throw new no_counterpart/* NoCounterpart */.Z(what, "Give the head commit of the pull request", 2);
      }
      const fieldsOf = (repositoryId) => ({ ...extra, repositoryId, targetBranch, sha, number });
      const put = async (bodyOf) => {
        const { repositoryId } = await ids.queue(requests, { repo, targetBranch });
        await requests.write("PUT", "/impacted-targets", {
          content: bodyOf(repositoryId),
          permission: "Merge and cancel PRs",
          bare: true
        });
      };
      const all = {
        list: { kind: "all" },
        send: () => put((repositoryId) => ({ ...fieldsOf(repositoryId), impactsAllTargets: true }))
      };
      if (list.kind === "all") return all;
      if (list.count > mostTargets) {
        return {
          ...all,
          why: `ALL is sent instead of the list of ${(0,numbers/* counted */.h)(list.count, "target")}: the service takes at most ${(0,numbers/* grouped */.z)(mostTargets)} of them, in a request of at most ${(0,numbers/* grouped */.z)(request_body/* bodyLimitBytes */.r2)} bytes`
        };
      }
      const array = list.json();
      const before = (repositoryId) => `${JSON.stringify(fieldsOf(repositoryId)).slice(0, -1)},"impactedTargets":`;
      const bytes = Buffer.byteLength(before("00000000-0000-0000-0000-000000000000")) + array.byteLength + 1;
      if (bytes > request_body/* bodyLimitBytes */.r2) {
        return {
          ...all,
          why: `ALL is sent instead of the list of ${(0,numbers/* counted */.h)(list.count, "target")}: its request would have ${(0,numbers/* grouped */.z)(bytes)} bytes, and the action sends at most ${(0,numbers/* grouped */.z)(request_body/* bodyLimitBytes */.r2)}, and at most ${(0,numbers/* grouped */.z)(mostTargets)} targets`
        };
      }
      const send = () => put((repositoryId) => Buffer.concat([Buffer.from(before(repositoryId)), array, Buffer.from("}")]));
      return { list, send };
    },
    /** A test run by its id, or else the newest of the pull request, or else what the queue tests now. */
    testingDetails: async ({ number, testRunId, ...queue }, extra) => {
      refuseExtra(extra, "reads a test run");
      const id = testRunId?.replace(/-bisection$/, "") ?? await currentRun(queue, number);
      const segment = inPath(id, testRunId === void 0 ? void 0 : "test-run-id");
      const { json } = await requests.read(`/merge-queue-verification-runs/${segment}`);
      return { testing: readRun(json), json };
    },
    queue: async (queue, extra = {}) => {
      refuseExtra(extra, "reads a queue");
      return queues.read(queue);
    },
    queueRows: (queue) => queues.rows(queue),
    /** The look-up of the queue, which other requests begin with, has shown it. */
    queueInPassing: (queue) => Promise.resolve(queues.known(queue)),
    queueState: (queue) => queues.state(queue),
    createQueue: (queue, settings, extra = {}) => queues.create(queue, settings, extra),
    updateQueue: (queue, settings, extra = {}) => queues.update(queue, settings, extra),
    deleteQueue: (queue) => queues.delete(queue),
    metrics: async (scope) => {
      if (scope.kind === "queue") {
        const { id } = await ids.queue(requests, scope);
        return requests.read(`/merge-queues/${inPath(id)}/metrics`, {}, "text");
      }
      const repositoryId = scope.kind === "repository" ? await ids.repository(requests, scope.repo) : void 0;
      return requests.read("/merge-queues/metrics", { repositoryId }, "text");
    },
    tests: (...given) => tests.page(...given)
  };
  async function currentRun(queue, number) {
    const { id, repositoryId } = await ids.queue(requests, queue);
    let path = `/merge-queues/${inPath(id)}/verification-runs`;
    let query = { status: "inProgress", limit: 1 };
    if (number !== void 0 && !client.isDry) {
      const { json: json2 } = await requests.list("/pull-requests", { repositoryId, number });
      const found = textOf(objectsOf(objectOf(json2).data).find((one) => one.number === number)?.id);
      if (found !== void 0) [path, query] = [`/pull-requests/${inPath(found)}/verification-runs`, { limit: 1 }];
    }
    const { json } = await requests.read(path, query);
    const run = textOf(objectsOf(objectOf(json).data)[0]?.id);
    if (run !== void 0) return run;
    throw new errors/* ServiceError */._7({
      kind: "status",
      status: 404,
      message: `GET ${path} lists no test run`,
      advice: "Nothing may be in testing now. Give test-run-id to read an earlier run"
    });
  }
}



/***/ })

};
;