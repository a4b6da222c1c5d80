"use strict";
exports.id = 4258;
exports.ids = [4258];
exports.modules = {

/***/ 34258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/local-service/src/flaky-tests/records-file.js


const lists = ["unhealthy_tests", "quarantined_tests"];
function toRecords(given) {
  if (!(0,json_values/* isObject */.Gv)(given)) throw new TypeError(`it must be an object with ${lists.join(" and ")}`);
  if (!lists.some((list) => Object.hasOwn(given, list))) {
    throw new TypeError(`it has neither ${lists.join(" nor ")}`);
  }
  const [unhealthy, quarantined] = lists.map((list) => {
    const records = given[list] ?? [];
    if (!Array.isArray(records)) throw new TypeError(`${list} must be an array`);
    const odd = records.findIndex((each) => !(0,json_values/* isObject */.Gv)(each));
    if (odd >= 0) throw new TypeError(`${list}[${String(odd)}] must be an object`);
    return records;
  });
  return { unhealthy_tests: unhealthy ?? [], quarantined_tests: quarantined ?? [] };
}
async function readRecordsFile(path) {
  try {
    return toRecords(JSON.parse((await (0,promises_.readFile)(path, "utf8")).replace(/^\uFEFF/, "")));
  } catch (error) {
    throw new Error(`cannot read the records in ${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error
    });
  }
}


// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 1 modules
var dist = __webpack_require__(54735);
;// CONCATENATED MODULE: ./build/packages/local-service/src/clock.js
const latestTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
class ServiceClock {
  #speed;
  #base = Date.now();
  #since = performance.now();
  #running = true;
  /** @param speed seconds of the service's time that pass in one real second */
  constructor(speed = 1) {
    this.#speed = speed;
  }
  get running() {
    return this.#running;
  }
  /** Milliseconds since 1970, at most `latestTime`. It goes back only through `set`. */
  now() {
    const passed = this.#running ? (performance.now() - this.#since) * this.#speed : 0;
    return Math.min(this.#base + passed, latestTime);
  }
  stop() {
    this.#base = this.now();
    this.#running = false;
  }
  start() {
    this.#base = this.now();
    this.#since = performance.now();
    this.#running = true;
  }
  /** @param milliseconds milliseconds of the service's time; not negative */
  advance(milliseconds) {
    this.#base += milliseconds;
  }
  /** @param now milliseconds since 1970, from which time goes on */
  set(now, running) {
    this.#base = now;
    this.#since = performance.now();
    this.#running = running;
  }
}


// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/packages/local-service/src/http/access.js


function isLoopback(host) {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || (0,external_node_net_.isIPv4)(name) && name.startsWith("127.");
}
class Access {
  #digest;
  #onLoopback;
  /** @param onLoopback true when the service listens on an address that only this machine can reach */
  constructor(token, onLoopback) {
    this.#digest = digest(token);
    this.#onLoopback = onLoopback;
  }
  /**
   * Checks how a request proves its sender.
   * @param takesForkedRun true when the id of a workflow run may replace the token
   */
  check(header, takesForkedRun) {
    const given = header("x-api-token");
    const forkedRun = header("x-forked-workflow-run-id") ?? "";
    if ((given ?? "") === "" && takesForkedRun && /^\d+$/.test(forkedRun)) return "forked-run";
    return this.#compare(given);
  }
  /** Checks the token of the second generation, which takes it as `Authorization: Bearer`. */
  checkBearer(header) {
    return this.#compare(/^Bearer +(\S+) *$/i.exec(header("authorization") ?? "")?.[1]);
  }
  /**
   * Why a request without the token may come from a page in a browser; undefined where it does not.
   *
   * A page can send requests to this machine, even under its own host name when that name points here (DNS rebinding).
   * Therefore `Host` must be a name of this machine, and the headers that a browser adds to a page's requests (Fetch
   * Metadata, `Origin`) must be absent.
   */
  whyOfPage(header) {
    const fromPage = header("origin") !== void 0 || header("sec-fetch-site") !== void 0;
    if (fromPage) return "Forbidden: a page in a browser may ask nothing here without the token";
    return this.whyOfOtherHost(header);
  }
  /**
   * Why a request may come from a page that is not the service's own; undefined where it does not. A browser says where
   * a request of a page comes from (`Origin`, Fetch Metadata), and no page can change these headers.
   */
  whyOfOtherPage(header) {
    const origin = header("origin") ?? `http://${header("host") ?? ""}`;
    const isOwn = origin === `http://${header("host") ?? ""}` && (header("sec-fetch-site") ?? "same-origin") === "same-origin";
    return isOwn ? this.whyOfOtherHost(header) : "Forbidden: a page in a browser may ask nothing here, except the page of this service";
  }
  /** Why a request names another host than this machine, as a page does whose host name points here; undefined where it does not. */
  whyOfOtherHost(header) {
    if (!this.#onLoopback || isLoopback((header("host") ?? "").replace(/:\d+$/, ""))) return void 0;
    return "Forbidden: the Host header must name this machine, as in 127.0.0.1 or localhost";
  }
  /**
   * Protects the control endpoints from pages in a browser, except the service's own, and from other senders when other
   * machines can reach the service.
   */
  guardControl() {
    return async (context, next) => {
      const header = (name) => context.req.header(name);
      const forbidden = this.whyOfOtherPage(header);
      if (forbidden !== void 0) return context.text(forbidden, 403);
      const token = this.#onLoopback ? "accepted" : this.check(header, false);
      return token === "accepted" ? next() : context.text(unauthorized(token), 401);
    };
  }
  #compare(given) {
    if (given === void 0) return "missing";
    return (0,external_node_crypto_.timingSafeEqual)(digest(given), this.#digest) ? "accepted" : "wrong";
  }
}
function unauthorized(token, where = "the x-api-token header") {
  return `Unauthorized: ${token === "missing" ? `${where} is missing` : "the token is not accepted"}`;
}
function digest(token) {
  return (0,external_node_crypto_.createHash)("sha256").update(token).digest();
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/http-error.js
class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
  status;
  name = "HttpError";
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/check.js

function checked(schema, given) {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new HttpError(400, describeIssue(error.issues[0], given));
  return data;
}
function describeIssue(first, given) {
  if (first === void 0) return "The request does not fit its description";
  const issue = insideUnion(first);
  if (issue.code === "unrecognized_keys") return `unknown fields: ${issue.keys.join(", ")}`;
  const name = issue.path.reduce(
    (path, part) => typeof part === "number" ? `${path}[${String(part)}]` : `${path}${path && "."}${String(part)}`,
    ""
  );
  const value = issue.path.reduce(
    (within, part) => within?.[part],
    given
  );
  const isMissing = value === void 0 || issue.code === "custom" && value === "";
  const wanted = wantedBy(issue.message);
  return isMissing ? `${name} is missing: it must be ${wanted}` : `${name} must be ${wanted}`;
}
function wantedBy(message) {
  const [, expected] = /^[\w ]+: expected (.+?)(?:, received |$)/.exec(message) ?? [];
  if (expected === void 0) return message.replace(/^Invalid (?=\w)/, "a valid ");
  if (/^(one of|")/.test(expected)) return expected;
  return `${/^[aeiou]/.test(expected) ? "an" : "a"} ${expected.replace(" to be ", " ").replace(/^int\b/, "integer")}`;
}
function insideUnion(issue) {
  if (issue.code !== "invalid_union") return issue;
  const inner = issue.errors.flat().find(({ path }) => path.length > 0);
  return inner === void 0 ? issue : { ...inner, path: [...issue.path, ...inner.path] };
}


// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/states.js
var states = __webpack_require__(28575);
// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/priority.js
var queue_rules_priority = __webpack_require__(89693);
// EXTERNAL MODULE: ./build/packages/shared/src/service/queue-settings.js
var queue_settings = __webpack_require__(65530);
;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/values.js

const mostUnsigned = 4294967295;
function values_text(error = "a non-empty string") {
  return schemas.string({ error }).min(1, { error });
}
function flag() {
  return schemas.boolean({ error: "true or false" });
}
function integer(least, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  const error = `an integer ${range}`;
  return schemas.int({ error }).min(least, { error }).max(most, { error });
}
function oneOf(words) {
  return schemas["enum"](words, { error: `one of ${words.join(", ")}` });
}
function object(shape) {
  return schemas.object(shape, { error: "an object" });
}
function pullRequestNumber() {
  const error = `an integer from 1 to ${mostUnsigned}`;
  const inQuotes = schemas.string().regex(/^[1-9]\d{0,8}$/).transform(Number).pipe(integer(1, mostUnsigned));
  return schemas.union([integer(1, mostUnsigned), inQuotes], { error });
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/setting-schemas.js




function setting_schemas_valueOf(type, place) {
  switch (type.kind) {
    case "boolean":
      return flag();
    case "integer": {
      const { second } = type;
      if (place !== 2) return integer(place === 1 ? type.least : second.least, type.most);
      const { least, most, step } = second;
      const value = integer(least, most);
      return step === void 0 ? value : value.multipleOf(step, { error: `a multiple of ${step}` });
    }
    case "choice":
      return oneOf(place === 2 ? (0,queue_settings/* secondValues */.ZH)(type) : type.values);
    case "text":
      return place === 2 ? values_text() : schemas.string({ error: "a string or null" }).nullable();
    case "list":
      return upTo100(place === "scene" ? schemas.string() : values_text(), "strings", place);
    case "rules":
      return upTo100(rule, "rules", place);
  }
}
function upTo100(element, what, place) {
  const array = schemas.array(element, { error: `an array of ${what}` });
  return place === 2 ? array.max(100, { error: `an array of at most 100 ${what}` }) : array;
}
const targetPattern = "a target, or its beginning with one * at the end";
const rule = schemas.strictObject(
  {
    targetPattern: schemas.string({ error: targetPattern }).regex(/^[^*]+\*?$/, { error: targetPattern }),
    policy: oneOf(["isolate"])
  },
  { error: "an object" }
);
const isIn = (generation) => queue_settings/* keptSettings */.At.filter(([, { only = generation }]) => only === generation);
const onCreation = (generation) => queue_settings/* keptSettings */.At.filter(([name]) => (0,queue_settings/* creationNames */.Ix)(generation).includes(name));
const settingFields = {
  first: fieldsOf(isIn(1), 1),
  firstOnCreation: fieldsOf(onCreation(1), 1),
  /** The mode has a separate endpoint. */
  second: fieldsOf(
    isIn(2).filter(([name]) => name !== "mode"),
    2
  ),
  secondOnCreation: fieldsOf(onCreation(2), 2)
};
function fieldsOf(settings, generation) {
  return Object.fromEntries(
    settings.map(([name, { type, second = name }]) => [
      generation === 1 ? name : second,
      setting_schemas_valueOf(type, generation).optional()
    ])
  );
}
const savedSettings = schemas.preprocess(
  (saved) => (0,json_values/* isObject */.Gv)(saved) && (0,json_values/* isObject */.Gv)(saved.later) ? { ...saved, ...saved.later } : saved,
  schemas.object(
    Object.fromEntries(
      queue_settings/* keptSettings */.At.map(([name, { type, initial, only }]) => {
        const value = setting_schemas_valueOf(type, "scene");
        return [name, initial === void 0 ? value.exactOptional() : only === 2 ? value.default(initial) : value];
      })
    )
  )
);


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/request-schemas.js





const repo = object({ host: values_text(), owner: values_text(), name: values_text() });
const queueIdentity = { repo, targetBranch: values_text() };
const pullRequest = object({ number: pullRequestNumber(), sha: values_text().optional() });
const priority = schemas.union([oneOf(queue_rules_priority/* priorityNames */.Bf), integer(0, queue_rules_priority/* leastUrgent */.RR), schemas["null"]()], {
  error: `one of ${queue_rules_priority/* priorityNames */.Bf.join(", ")}, or an integer from 0 to ${queue_rules_priority/* leastUrgent */.RR}`
}).optional().transform((given) => given === void 0 || given === null ? void 0 : (0,queue_rules_priority/* toPriority */.WM)(given));
const request_schemas_states = [...states/* requestableQueueStates */.Z5, "running", "paused", "draining"];
const state = oneOf(request_schemas_states).transform((given) => states/* requestableQueueStates */.Z5.find((each) => each === given.toUpperCase()));
const settings = { ...settingFields.first, state: state.optional(), deleteRequiredStatuses: flag().optional() };
const impactedTargets = schemas.union([schemas.literal("ALL"), schemas.array(schemas.string({ error: "a string" }))], {
  error: "the string ALL or an array of strings"
}).transform((given) => given === "ALL" ? given : new Set(given));
function requestSchemas(strict) {
  const hosted = (schema) => strict ? schema : schema.optional();
  const ofQueue = (shape) => {
    const fields = { ...queueIdentity, ...shape };
    return strict ? schemas.strictObject(fields, { error: "an object" }) : object(fields);
  };
  const ofPullRequest = { ...queueIdentity, pr: pullRequest };
  const pageQuery = object({
    page_size: hosted(integer(1, 100)),
    page_token: schemas.string({ error: "a string" }).optional()
  });
  const list = { repo, org_url_slug: values_text() };
  return {
    "/submitPullRequest": object({ ...ofPullRequest, priority, noBatch: flag().optional() }),
    "/cancelPullRequest": object(ofPullRequest),
    "/restartTestsOnPullRequest": object(ofPullRequest),
    "/getSubmittedPullRequest": object(ofPullRequest),
    "/setImpactedTargets": object({
      ...queueIdentity,
      pr: object({ number: pullRequestNumber(), sha: hosted(values_text()) }),
      impactedTargets
    }),
    "/getMergeQueueTestingDetails": object({
      ...queueIdentity,
      testRunId: hosted(values_text()),
      pr: pullRequest.optional()
    }),
    "/createQueue": ofQueue(settingFields.firstOnCreation),
    "/deleteQueue": object(queueIdentity),
    "/getQueue": object(queueIdentity),
    "/updateQueue": ofQueue(settings),
    "/flaky-tests/list-unhealthy-tests": object({
      ...list,
      page_query: hosted(pageQuery),
      status: hosted(oneOf(["FLAKY", "BROKEN"]))
    }),
    "/flaky-tests/list-quarantined-tests": object({ ...list, page_query: pageQuery })
  };
}
const metricsQuery = object({ repo: schemas.string().optional(), repoHost: schemas.string().optional() }).superRefine(
  ({ repo: name, repoHost }, context) => {
    if (name === void 0 && repoHost === void 0) return;
    const refuse = (path, message) => context.addIssue({ code: "custom", path: [path], message });
    if (!repoHost) refuse("repoHost", "given together with repo");
    else if (!name) refuse("repo", "given together with repoHost");
    else if (!/^[^/]+(?:\/[^/]+)+$/.test(name)) refuse("repo", "owner/name");
  }
);


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/control-schemas.js




const clockRequest = object({
  running: flag().optional(),
  advanceMilliseconds: integer(0).optional()
});
const outcomeRequest = object({
  pullRequest: pullRequestNumber(),
  outcome: oneOf(["pass", "fail", "hang"]),
  testingMilliseconds: integer(0).optional(),
  times: integer(1).optional()
});
const control_schemas_states = `one of ${states/* pullRequestStates */.jH.join(", ")}, or null to let time change it again`;
const anyCase = schemas.string({ error: control_schemas_states }).transform((given) => given.toUpperCase()).pipe(schemas["enum"](states/* pullRequestStates */.jH, { error: control_schemas_states }));
const pullRequestRequest = object({
  ...queueIdentity,
  pr: object({ number: pullRequestNumber(), sha: values_text().optional() }),
  mergeable: flag().optional(),
  pushed: flag().optional(),
  state: schemas.union([schemas["null"](), anyCase], { error: control_schemas_states }).optional()
}).superRefine(({ mergeable, state, pr, pushed }, context) => {
  if (pushed === true && pr.sha === void 0) {
    context.addIssue({ code: "custom", path: ["pr", "sha"], message: "the new head commit, which pushed needs" });
  }
  if (mergeable !== void 0 || state !== void 0 || pr.sha !== void 0) return;
  context.addIssue({ code: "custom", path: ["state"], message: control_schemas_states });
});
function faultRequest(paths) {
  return object({
    path: oneOf(paths).optional(),
    times: integer(1).default(1),
    delayMilliseconds: integer(0, 6e5).default(0),
    status: integer(200, 599).optional(),
    body: schemas.string({ error: "a string" }).default("This fault was asked for"),
    headers: schemas.record(schemas.string(), values_text(), { error: "an object of strings" }).default({}),
    connection: oneOf(["reset", "truncate", "silence"]).optional(),
    afterEffect: flag().default(false)
  });
}


// EXTERNAL MODULE: ./node_modules/zod/v4/classic/from-json-schema.js + 1 modules
var from_json_schema = __webpack_require__(20311);
;// CONCATENATED MODULE: ./service-descriptions/v1.openapi.json
const v1_openapi_namespaceObject = /*#__PURE__*/JSON.parse('{"f0":{"/submitPullRequest":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"pr":{"type":"object","properties":{"number":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["number"]},"targetBranch":{"type":"string"},"priority":{"anyOf":[{"type":"integer","minimum":0,"maximum":4294967295},{"type":"string"},{"type":"null"}]},"noBatch":{"type":"boolean"}},"required":["repo","pr","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/cancelPullRequest":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"pr":{"type":"object","properties":{"number":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["number"]},"targetBranch":{"type":"string"}},"required":["repo","pr","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/restartTestsOnPullRequest":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"pr":{"type":"object","properties":{"number":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["number"]},"targetBranch":{"type":"string"}},"required":["repo","pr","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/getSubmittedPullRequest":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"pr":{"type":"object","properties":{"number":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["number"]},"targetBranch":{"type":"string"}},"required":["repo","pr","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{"schema":{"type":"object","properties":{"id":{"type":"string"},"state":{"type":"string","enum":["not_ready","pending","testing","tests_passed","merged","failed","cancelled","pending_failure"]},"stateChangedAt":{"type":"string"},"priorityValue":{"type":"number"},"priorityName":{"type":"string"},"usedDefaultPriorityName":{"type":"string"},"skipTheLine":{"type":"boolean"},"readiness":{"type":"object","properties":{"hasImpactedTargets":{"type":"boolean"},"requiresImpactedTargets":{"type":"boolean"},"doesBaseBranchMatch":{"type":"boolean"},"gitHubMergeability":{"type":"string","enum":["unspecified","in_progress","mergeable","not_mergeable"]}},"required":["requiresImpactedTargets","doesBaseBranchMatch","gitHubMergeability"]},"forceEnqueued":{"type":"boolean"},"isCurrentlySubmittedToQueue":{"type":"boolean"},"prNumber":{"type":"number"},"prTitle":{"type":"string"},"prSha":{"type":"string"},"prBaseBranch":{"type":"string"},"prAuthor":{"type":"string"}},"required":["stateChangedAt","priorityValue","priorityName","skipTheLine","forceEnqueued","isCurrentlySubmittedToQueue","prNumber","prTitle","prSha","prBaseBranch","prAuthor"]}}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/getQueue":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"targetBranch":{"type":"string"}},"required":["repo","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{"schema":{"type":"object","properties":{"state":{"type":"string","enum":["running","paused","draining","switching_modes"]},"branch":{"type":"string"},"concurrency":{"type":"number"},"testingTimeoutMinutes":{"type":"number"},"mode":{"type":"string","enum":["single","parallel"]},"canOptimisticallyMerge":{"type":"boolean"},"pendingFailureDepth":{"type":"number"},"batch":{"type":"boolean"},"batchingMaxWaitTimeMinutes":{"type":"number"},"batchingMinSize":{"type":"number"},"createPrsForTestingBranches":{"type":"boolean"},"commentsEnabled":{"type":"boolean"},"commandsEnabled":{"type":"boolean"},"statusCheckEnabled":{"type":"boolean"},"bisectionConcurrency":{"type":"number"},"requiredStatuses":{"type":"array","items":{"type":"string"}},"directMergeMode":{"type":"string","enum":["off","always"]},"optimizationMode":{"type":"string","enum":["off","bisection_skip_redundant_tests"]},"mergeMethod":{"type":"string","enum":["merge_commit","squash","rebase"]},"enqueuedPullRequests":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"state":{"type":"string","enum":["not_ready","pending","testing","tests_passed","merged","failed","cancelled","pending_failure"]},"stateChangedAt":{"type":"string"},"priorityValue":{"type":"number"},"priorityName":{"type":"string"},"usedDefaultPriorityName":{"type":"string"},"skipTheLine":{"type":"boolean"},"noBatch":{"type":"boolean"},"prNumber":{"type":"number"},"prTitle":{"type":"string"},"prSha":{"type":"string"},"prBaseBranch":{"type":"string"},"prAuthor":{"type":"string"}},"required":["stateChangedAt","priorityValue","priorityName","skipTheLine","noBatch","prNumber","prTitle","prSha","prBaseBranch","prAuthor"]}}},"required":["state","branch","concurrency","testingTimeoutMinutes","mode","canOptimisticallyMerge","pendingFailureDepth","batch","batchingMaxWaitTimeMinutes","batchingMinSize","createPrsForTestingBranches","commentsEnabled","commandsEnabled","statusCheckEnabled","bisectionConcurrency","requiredStatuses","directMergeMode","optimizationMode","mergeMethod","enqueuedPullRequests"]}}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/updateQueue":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"targetBranch":{"type":"string"},"state":{"type":"string","enum":["running","paused","draining"]},"concurrency":{"type":"integer","minimum":1,"maximum":4294967295},"bisectionConcurrency":{"type":"integer","minimum":1,"maximum":4294967295},"testingTimeoutMinutes":{"type":"integer","minimum":1,"maximum":4294967295},"pendingFailureDepth":{"type":"integer","minimum":1,"maximum":4294967295},"canOptimisticallyMerge":{"type":"boolean"},"batch":{"type":"boolean"},"batchingMaxWaitTimeMinutes":{"type":"integer","minimum":1,"maximum":4294967295},"batchingMinSize":{"type":"integer","minimum":1,"maximum":4294967295},"mode":{"type":"string","enum":["single","parallel"]},"commentsEnabled":{"type":"boolean"},"commandsEnabled":{"type":"boolean"},"createPrsForTestingBranches":{"type":"boolean"},"directMergeMode":{"type":"string","enum":["off","always"]},"optimizationMode":{"type":"string","enum":["off","bisection_skip_redundant_tests"]},"mergeMethod":{"type":"string","enum":["merge_commit","squash","rebase"]},"statusCheckEnabled":{"type":"boolean"},"requiredStatuses":{"type":"array","items":{"type":"string"}},"deleteRequiredStatuses":{"type":"boolean"}},"required":["repo","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{"schema":{"type":"object","properties":{"state":{"type":"string","enum":["running","paused","draining","switching_modes"]},"branch":{"type":"string"},"concurrency":{"type":"number"},"testingTimeoutMinutes":{"type":"number"},"mode":{"type":"string","enum":["single","parallel"]},"canOptimisticallyMerge":{"type":"boolean"},"pendingFailureDepth":{"type":"number"},"batch":{"type":"boolean"},"batchingMaxWaitTimeMinutes":{"type":"number"},"batchingMinSize":{"type":"number"},"createPrsForTestingBranches":{"type":"boolean"},"commentsEnabled":{"type":"boolean"},"commandsEnabled":{"type":"boolean"},"statusCheckEnabled":{"type":"boolean"},"bisectionConcurrency":{"type":"number"},"requiredStatuses":{"type":"array","items":{"type":"string"}},"directMergeMode":{"type":"string","enum":["off","always"]},"optimizationMode":{"type":"string","enum":["off","bisection_skip_redundant_tests"]},"mergeMethod":{"type":"string","enum":["merge_commit","squash","rebase"]}},"required":["state","branch","concurrency","testingTimeoutMinutes","mode","canOptimisticallyMerge","pendingFailureDepth","batch","batchingMaxWaitTimeMinutes","batchingMinSize","createPrsForTestingBranches","commentsEnabled","commandsEnabled","statusCheckEnabled","bisectionConcurrency","requiredStatuses","directMergeMode","optimizationMode","mergeMethod"]}}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/createQueue":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"targetBranch":{"type":"string"},"mode":{"type":"string","enum":["single","parallel"]},"concurrency":{"type":"integer","minimum":1,"maximum":4294967295}},"required":["repo","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/deleteQueue":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"targetBranch":{"type":"string"}},"required":["repo","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/getMergeQueueTestingDetails":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"testRunId":{"type":"string"},"targetBranch":{"type":"string"}},"required":["repo","testRunId","targetBranch"]}}}},"responses":{"200":{"content":{"application/json":{"schema":{"type":"object","properties":{"requiredStatuses":{"type":"array","items":{"type":"string"}},"requiredStatusesSource":{"type":"string","enum":["trunk_config","repo_provider_branch_protection","merge_instance"]},"testBranch":{"type":"string"},"testBranchSha":{"type":"string"},"createdAt":{"type":"string"},"status":{"type":"string","enum":["in_progress","failed","cancelled","succeeded"]},"checkSuites":{"type":"array","items":{"type":"object","properties":{"checkRuns":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"status":{"type":"string","enum":["QUEUED","IN_PROGRESS","COMPLETED"]},"conclusion":{"type":"string","enum":["ACTION_REQUIRED","CANCELLED","FAILURE","NEUTRAL","SUCCESS","SKIPPED","STALE","TIMED_OUT"]}},"required":["name","url"]}}},"required":["checkRuns"]}},"statusChecks":{"type":"array","items":{"type":"object","properties":{"context":{"type":"string"},"url":{"type":"string"},"state":{"type":"string","enum":["ERROR","FAILURE","PENDING","SUCCESS"]}},"required":["context"]}},"testedPullRequests":{"type":"array","items":{"type":"object","properties":{"prNumber":{"type":"number"},"prUrl":{"type":"string"},"title":{"type":"string"}},"required":["prNumber","prUrl","title"]}},"impactedTargets":{"type":"array","items":{"type":"string"}},"impactedTargetsForTestedPrs":{"type":"array","items":{"type":"string"}},"dependentPrs":{"type":"array","items":{"type":"number"}}},"required":["requiredStatuses","testBranch","testBranchSha","checkSuites","statusChecks","testedPullRequests"]}}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/getMergeQueueMetrics":{"get":{"security":[{"ApiKeyAuth":[]}],"responses":{"200":{"content":{"text/plain":{"schema":{"type":"string"}}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/setImpactedTargets":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"pr":{"type":"object","properties":{"number":{"type":"integer","minimum":1,"maximum":4294967295},"sha":{"type":"string"}},"required":["number","sha"]},"targetBranch":{"type":"string"},"impactedTargets":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"string","const":"ALL"}]}},"required":["repo","pr","targetBranch","impactedTargets"]}}}},"responses":{"200":{"content":{"application/json":{}},"description":""},"400":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"404":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""},"500":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/flaky-tests/list-quarantined-tests":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"org_url_slug":{"type":"string"},"page_query":{"type":"object","properties":{"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"}},"required":["page_size"]}},"required":["repo","org_url_slug","page_query"]}}}},"responses":{"200":{"content":{"application/json":{"schema":{"type":"object","properties":{"quarantined_tests":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"parent":{"type":["string","null"]},"file":{"type":["string","null"]},"classname":{"type":["string","null"]},"status":{"type":"string","enum":["HEALTHY","FLAKY","BROKEN"]},"codeowners":{"type":"array","items":{"type":"string"}},"quarantine_setting":{"type":"string","enum":["ALWAYS_QUARANTINE","AUTO_QUARANTINE"]},"quarantined_at":{"type":"string","format":"date-time"},"status_last_updated_at":{"type":"string","format":"date-time"},"test_case_id":{"type":"string"},"variant":{"type":"string"}},"required":["name","parent","file","classname","status","codeowners","quarantine_setting","quarantined_at","status_last_updated_at","test_case_id","variant"]}},"page":{"type":"object","properties":{"total_rows":{"type":"number","minimum":0},"total_pages":{"type":"number","minimum":0},"next_page_token":{"type":"string"},"prev_page_token":{"type":"string"},"last_page_token":{"type":"string"},"page_index":{"type":"number","minimum":0}},"required":["total_rows","total_pages","next_page_token","prev_page_token","last_page_token","page_index"]}},"required":["quarantined_tests","page"]}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}},"/flaky-tests/list-unhealthy-tests":{"post":{"security":[{"ApiKeyAuth":[]}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo":{"type":"object","properties":{"host":{"type":"string"},"owner":{"type":"string"},"name":{"type":"string"}},"required":["host","owner","name"]},"org_url_slug":{"type":"string"},"page_query":{"type":"object","properties":{"page_size":{"type":"integer","minimum":1,"maximum":100},"page_token":{"type":"string"}},"required":["page_size"]},"status":{"type":"string","enum":["FLAKY","BROKEN"]}},"required":["repo","org_url_slug","page_query","status"]}}}},"responses":{"200":{"content":{"application/json":{"schema":{"type":"object","properties":{"tests":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","format":"uuid"},"repository":{"type":"object","properties":{"html_url":{"type":"string","format":"uri"}},"required":["html_url"]},"html_url":{"type":"string","format":"uri"},"name":{"type":"string"},"variant":{"type":"string"},"status":{"type":"object","properties":{"value":{"type":"string","enum":["healthy","flaky","broken"]},"reason":{"type":"string"},"timestamp":{"type":"string","format":"date-time"}},"required":["value","reason","timestamp"]},"file_path":{"type":"string"},"parent":{"type":"string"},"classname":{"type":"string"},"codeowners":{"type":"array","items":{"type":"string"}},"pull_requests_impacted_last_7d":{"type":"integer","minimum":0},"quarantined":{"type":"boolean"},"ticket":{"type":"object","properties":{"html_url":{"type":"string","format":"uri"}},"required":["html_url"]}},"required":["id","repository","html_url","name","variant","status","codeowners","pull_requests_impacted_last_7d","quarantined"]}},"page":{"type":"object","properties":{"total_rows":{"type":"number","minimum":0},"total_pages":{"type":"number","minimum":0},"next_page_token":{"type":"string"},"prev_page_token":{"type":"string"},"last_page_token":{"type":"string"},"page_index":{"type":"number","minimum":0}},"required":["total_rows","total_pages","next_page_token","prev_page_token","last_page_token","page_index"]}},"required":["tests","page"]}}},"description":""},"401":{"content":{"application/plain-text":{"schema":{"type":"string"}}},"description":""}}}}}}');
;// CONCATENATED MODULE: ./service-descriptions/v2.openapi.json
const v2_openapi_namespaceObject = /*#__PURE__*/JSON.parse('{"f0":{"/v2/merge-queues":{"get":{"parameters":[{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"repositoryId","in":"query","required":false,"schema":{"type":"string","format":"uuid"}},{"name":"targetBranch","in":"query","required":false,"schema":{"type":"string","minLength":1}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueueList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}},"post":{"parameters":[],"responses":{"201":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueue"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["REPOSITORY_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["QUEUE_ALREADY_EXISTS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["MERGE_QUEUE_NOT_CREATABLE"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CreateMergeQueueRequest"}}}}}},"/v2/merge-queues/metrics":{"get":{"parameters":[{"name":"repositoryId","in":"query","required":false,"schema":{"type":"string","format":"uuid"}}],"responses":{"200":{"content":{"text/plain":{"schema":{"$ref":"#/components/schemas/PrometheusExposition"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["REPOSITORY_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/metrics":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"text/plain":{"schema":{"$ref":"#/components/schemas/PrometheusExposition"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueue"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}},"delete":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"204":{"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["QUEUE_HAS_ACTIVE_ENTRIES"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/order":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueueOrder"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/graph":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}},{"name":"includeImpactedTargets","in":"query","required":false,"schema":{"type":"boolean","default":false}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeGraph"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/testing-results":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}},{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"since","in":"query","required":true,"schema":{"type":"string","format":"date-time"}},{"name":"until","in":"query","required":false,"schema":{"type":"string","format":"date-time"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TestingResultList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/pull-requests":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"201":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequest"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["PR_ALREADY_ENQUEUED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["PR_NOT_ENQUEUEABLE"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SubmitPullRequestRequest"}}}}},"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}},{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"state","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"author","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"concludedAfter","in":"query","required":false,"schema":{"type":"string","format":"date-time"}},{"name":"concludedBefore","in":"query","required":false,"schema":{"type":"string","format":"date-time"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequestList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/switch-modes":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueueStateChange"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["MODE_CHANGE_IN_PROGRESS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SwitchModesRequest"}}}}}},"/v2/merge-queues/{id}/pause":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueueStateChange"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/resume":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueueStateChange"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/drain":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueueStateChange"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/merge-queues/{id}/config":{"patch":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/MergeQueue"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["MODE_CHANGE_IN_PROGRESS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["ALLOWED_BOT_SUBMITTERS_FROZEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UpdateMergeQueueConfigRequest"}}}}}},"/v2/merge-queues/{id}/verification-runs":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}},{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"status","in":"query","required":false,"schema":{"$ref":"#/components/schemas/VerificationRunStatus"}},{"name":"createdAfter","in":"query","required":false,"schema":{"type":"string","format":"date-time"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/VerificationRunList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["MERGE_QUEUE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/impacted-targets":{"put":{"parameters":[],"responses":{"202":{"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["REPOSITORY_NOT_FOUND","PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["IMPACTED_TARGETS_UNSUPPORTED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UploadImpactedTargetsRequest"}}}}}},"/v2/merge-queue-verification-runs/{id}":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/VerificationRun"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["VERIFICATION_RUN_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/pull-requests":{"get":{"parameters":[{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"repositoryId","in":"query","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"number","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"branch","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"baseBranch","in":"query","required":false,"schema":{"type":"string","minLength":1}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequestList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/pull-requests/{id}":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequest"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/pull-requests/{id}/verification-runs":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"status","in":"query","required":false,"schema":{"$ref":"#/components/schemas/VerificationRunStatus"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/VerificationRunList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/pull-requests/{id}/queue-entry-history":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["oldest","newest"],"default":"oldest"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/QueueEntryHistoryList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/queue-entry-history":{"get":{"parameters":[{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["oldest","newest"],"default":"oldest"}},{"name":"pullRequestIds","in":"query","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/BatchQueueEntryHistoryList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/pull-requests/{id}/reprioritize":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequest"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["PR_NOT_IN_ACTIVE_STATE","PR_ALREADY_ENQUEUED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["PR_NOT_ENQUEUEABLE"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ReprioritizeRequest"}}}}}},"/v2/pull-requests/{id}/queue-entry":{"patch":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequest"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["PR_NOT_IN_ACTIVE_STATE","PR_ALREADY_ENQUEUED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["PR_NOT_ENQUEUEABLE"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UpdateQueueEntryRequest"}}}}}},"/v2/pull-requests/{id}/dequeue":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequest"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["PR_NOT_IN_ACTIVE_STATE"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/pull-requests/{id}/restart-tests":{"post":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PullRequest"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PR_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["PR_NOT_IN_ACTIVE_STATE"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["PR_TESTS_NOT_RESTARTABLE"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/repositories":{"get":{"parameters":[{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"providerUrl","in":"query","required":true,"schema":{"type":"string","minLength":1}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RepositoryList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["PROVIDER_URL_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/repositories/{id}":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Repository"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["REPOSITORY_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/test-collections":{"get":{"parameters":[{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"q","in":"query","required":false,"schema":{"type":"string","minLength":1}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TestCollectionList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}},"post":{"parameters":[],"responses":{"201":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TestCollection"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CreateTestCollectionRequest"}}}}}},"/v2/test-collections/{id}":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","pattern":"^[0-9A-Za-z]{8}$"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TestCollection"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["TEST_COLLECTION_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/test-cases":{"get":{"parameters":[{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"testCollectionId","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"status","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"q","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"file","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"owner","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"variant","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"include","in":"query","required":false,"schema":{"type":"string","enum":["metrics"]}},{"name":"label","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"quarantineState","in":"query","required":false,"schema":{"type":"string","enum":["quarantined","notQuarantined"]}},{"name":"markedFlaky","in":"query","required":false,"schema":{"type":"boolean"}},{"name":"newlyFlaky","in":"query","required":false,"schema":{"type":"boolean"}},{"name":"period","in":"query","required":false,"schema":{"type":"string","enum":["1d","7d","14d","30d"]}},{"name":"sort","in":"query","required":false,"schema":{"type":"string","enum":["name","failureRate","durationP95","prsImpacted","lastRunAt","lastFailureAt"],"default":"name"}},{"name":"direction","in":"query","required":false,"schema":{"type":"string","enum":["asc","desc"]}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TestCaseList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/test-cases/{testCaseId}":{"get":{"parameters":[{"name":"testCaseId","in":"path","required":true,"schema":{"type":"string","minLength":1}},{"name":"include","in":"query","required":false,"schema":{"type":"string","enum":["metrics"]}},{"name":"period","in":"query","required":false,"schema":{"type":"string","enum":["1d","7d","14d","30d"]}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TestCase"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["TEST_CASE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/test-cases/{testCaseId}/status-history":{"get":{"parameters":[{"name":"testCaseId","in":"path","required":true,"schema":{"type":"string","minLength":1}},{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"startedAfter","in":"query","required":false,"schema":{"type":"string","format":"date-time"}},{"name":"startedBefore","in":"query","required":false,"schema":{"type":"string","format":"date-time"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StatusHistoryEntryList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["TEST_CASE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/test-cases/{testCaseId}/test-runs":{"get":{"parameters":[{"name":"testCaseId","in":"path","required":true,"schema":{"type":"string","minLength":1}},{"name":"limit","in":"query","required":false,"schema":{"type":"integer","default":25,"minimum":1,"maximum":100}},{"name":"cursor","in":"query","required":false,"schema":{"type":"string"}},{"name":"includeTotal","in":"query","required":false,"schema":{"type":"boolean","default":false}},{"name":"conclusion","in":"query","required":false,"schema":{"type":"string","enum":["success","failure","skipped"]}},{"name":"branches","in":"query","required":false,"schema":{"type":"string","minLength":1}},{"name":"pullRequestOnly","in":"query","required":false,"schema":{"type":"boolean"}},{"name":"quarantineState","in":"query","required":false,"schema":{"type":"string","enum":["quarantined","notQuarantined"]}},{"name":"startedAfter","in":"query","required":false,"schema":{"type":"string","format":"date-time"}},{"name":"startedBefore","in":"query","required":false,"schema":{"type":"string","format":"date-time"}}],"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/TestRunList"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED","INVALID_CURSOR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["TEST_CASE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}}}},"/v2/test-cases/{testCaseId}/ticket":{"post":{"parameters":[{"name":"testCaseId","in":"path","required":true,"schema":{"type":"string","minLength":1}}],"responses":{"201":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Ticket"}}},"description":""},"400":{"x-error-codes":["VALIDATION_FAILED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"401":{"x-error-codes":["AUTHENTICATION_REQUIRED","INVALID_TOKEN"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"403":{"x-error-codes":["INSUFFICIENT_PERMISSIONS"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"404":{"x-error-codes":["TEST_CASE_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"409":{"x-error-codes":["TICKETING_NOT_CONFIGURED","TICKETING_CREDENTIALS_INVALID","TICKET_LINK_CONFLICT"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"422":{"x-error-codes":["TICKET_NOT_FOUND"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"429":{"x-error-codes":["RATE_LIMIT_EXCEEDED"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"500":{"x-error-codes":["INTERNAL_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""},"502":{"x-error-codes":["UPSTREAM_ERROR"],"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorResponse"}}},"description":""}},"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LinkTicketRequest"}}}}}}},"dK":{"j":{"MergeQueueState":{"type":"string","enum":["running","paused","draining","switchingModes"]},"MergeQueueMode":{"type":"string","enum":["queue","graph"]},"ManagedState":{"type":"string","enum":["manual","terraform","terraformWithDrift"]},"BatchingRulePolicy":{"type":"string","enum":["isolate"]},"DirectMergeMode":{"type":"string","enum":["off","always"]},"OptimizationMode":{"type":"string","enum":["off","bisectionSkipRedundantTests"]},"MergeMethod":{"type":"string","enum":["mergeCommit","squash","rebase"]},"TestBranchConstructionMode":{"type":"string","enum":["renameTempBranch","pushNewBranchFromTemp"]},"BatchingRule":{"type":"object","properties":{"targetPattern":{"type":"string"},"policy":{"$ref":"#/components/schemas/BatchingRulePolicy"}},"required":["targetPattern","policy"]},"MergeQueueConfig":{"type":"object","properties":{"concurrency":{"type":"integer"},"bisectionConcurrency":{"type":"integer"},"pendingFailureDepth":{"type":"integer"},"canOptimisticallyMerge":{"type":"boolean"},"allowBatching":{"type":"boolean"},"batchingMaxWaitTimeMinutes":{"type":"integer"},"batchingMinSize":{"type":"integer"},"testingTimeoutMinutes":{"type":"integer"},"notReadyTimeoutMinutes":{"type":"integer","multipleOf":60},"createsPrsForTestingBranches":{"type":"boolean"},"areCommentsEnabled":{"type":"boolean"},"areCommandsEnabled":{"type":"boolean"},"isStatusCheckEnabled":{"type":"boolean"},"isExtensionEnabled":{"type":"boolean"},"areLabelCommandsEnabled":{"type":"boolean"},"areStateLabelsEnabled":{"type":"boolean"},"requiredStatuses":{"type":"array","items":{"type":"string"},"maxItems":100},"allowedBotSubmitters":{"type":"array","items":{"type":"string"},"maxItems":100},"batchingRules":{"type":"array","items":{"$ref":"#/components/schemas/BatchingRule"},"maxItems":100},"directMergeMode":{"$ref":"#/components/schemas/DirectMergeMode"},"optimizationMode":{"$ref":"#/components/schemas/OptimizationMode"},"mergeMethod":{"$ref":"#/components/schemas/MergeMethod"},"testBranchConstructionMode":{"$ref":"#/components/schemas/TestBranchConstructionMode"},"enqueueingLabel":{"type":"string"}},"required":["concurrency","bisectionConcurrency","pendingFailureDepth","canOptimisticallyMerge","allowBatching","batchingMaxWaitTimeMinutes","batchingMinSize","testingTimeoutMinutes","notReadyTimeoutMinutes","createsPrsForTestingBranches","areCommentsEnabled","areCommandsEnabled","isStatusCheckEnabled","isExtensionEnabled","areLabelCommandsEnabled","areStateLabelsEnabled","requiredStatuses","allowedBotSubmitters","batchingRules","directMergeMode","optimizationMode","mergeMethod","testBranchConstructionMode","enqueueingLabel"]},"MergeQueue":{"type":"object","properties":{"id":{"type":"string"},"repositoryId":{"type":"string"},"targetBranch":{"type":"string"},"state":{"$ref":"#/components/schemas/MergeQueueState"},"mode":{"$ref":"#/components/schemas/MergeQueueMode"},"managedState":{"$ref":"#/components/schemas/ManagedState"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"repositoryUrl":{"type":"string"},"pullRequestsUrl":{"type":"string"},"htmlUrl":{"type":"string"},"config":{"$ref":"#/components/schemas/MergeQueueConfig"}},"required":["id","repositoryId","targetBranch","state","mode","managedState","createdAt","updatedAt","repositoryUrl","pullRequestsUrl","config"]},"ErrorCode":{"type":"string","enum":["AUTHENTICATION_REQUIRED","INVALID_TOKEN","INSUFFICIENT_PERMISSIONS","INTERNAL_ERROR","VALIDATION_FAILED","NOT_FOUND","INVALID_CURSOR","MERGE_QUEUE_NOT_FOUND","PR_ALREADY_ENQUEUED","PR_NOT_ENQUEUEABLE","UPSTREAM_ERROR","VERIFICATION_RUN_NOT_FOUND","PR_NOT_FOUND","REPOSITORY_NOT_FOUND","IMPACTED_TARGETS_UNSUPPORTED","QUEUE_ALREADY_EXISTS","QUEUE_HAS_ACTIVE_ENTRIES","MODE_CHANGE_IN_PROGRESS","PR_NOT_IN_ACTIVE_STATE","MERGE_QUEUE_NOT_CREATABLE","PR_TESTS_NOT_RESTARTABLE","ALLOWED_BOT_SUBMITTERS_FROZEN","PROVIDER_URL_NOT_FOUND","CI_HOST_UNSUPPORTED","CI_SCOPE_NOT_FOUND","TEST_COLLECTION_NOT_FOUND","TEST_CASE_NOT_FOUND","TICKETING_NOT_CONFIGURED","TICKETING_CREDENTIALS_INVALID","TICKET_NOT_FOUND","TICKET_LINK_CONFLICT","RATE_LIMIT_EXCEEDED"]},"ErrorResponse":{"type":"object","properties":{"error":{"type":"object","properties":{"code":{"$ref":"#/components/schemas/ErrorCode"},"message":{"type":"string"}},"required":["code","message"]}},"required":["error"]},"CreateMergeQueueRequest":{"type":"object","properties":{"repositoryId":{"type":"string","format":"uuid"},"targetBranch":{"type":"string","minLength":1},"mode":{"type":"string","enum":["queue","graph"]},"concurrency":{"type":"integer","minimum":1,"maximum":1000},"bisectionConcurrency":{"type":"integer","minimum":0,"maximum":1000},"enqueueingLabel":{"type":"string","minLength":1}},"required":["repositoryId","targetBranch"],"additionalProperties":false},"QueuedPullRequest":{"type":"object","properties":{"id":{"type":"string"},"number":{"type":"integer"},"sha":{"type":"string"},"title":{"type":"string"},"url":{"type":"string"}},"required":["id","number","sha","title"]},"QueueEntryState":{"type":"string","enum":["notReady","pending","testing","testsPassed","merged","failed","cancelled","pendingFailure"]},"OrderedBatch":{"type":"object","properties":{"verificationRunId":{"type":"string"},"state":{"$ref":"#/components/schemas/QueueEntryState"},"isBisection":{"type":"boolean"},"pullRequests":{"type":"array","items":{"$ref":"#/components/schemas/QueuedPullRequest"},"maxItems":10000}},"required":["verificationRunId","state","isBisection","pullRequests"]},"PendingSchedulability":{"type":"string","enum":["schedulable","heldBehindFailure"]},"OrderedPendingItem":{"type":"object","properties":{"pullRequest":{"$ref":"#/components/schemas/QueuedPullRequest"},"schedulability":{"$ref":"#/components/schemas/PendingSchedulability"},"predictedBatch":{"type":"integer"},"directlyAhead":{"type":"array","items":{"$ref":"#/components/schemas/QueuedPullRequest"},"maxItems":10000},"heldBy":{"type":"array","items":{"$ref":"#/components/schemas/QueuedPullRequest"},"maxItems":10000}},"required":["pullRequest","schedulability","directlyAhead","heldBy"]},"MergeQueueOrder":{"type":"object","properties":{"mode":{"$ref":"#/components/schemas/MergeQueueMode"},"queueState":{"$ref":"#/components/schemas/MergeQueueState"},"batchingEnabled":{"type":"boolean"},"isolationResolved":{"type":"boolean"},"hasCycle":{"type":"boolean"},"batches":{"type":"array","items":{"$ref":"#/components/schemas/OrderedBatch"},"maxItems":10000},"pending":{"type":"array","items":{"$ref":"#/components/schemas/OrderedPendingItem"},"maxItems":10000},"awaitingAdmission":{"type":"array","items":{"$ref":"#/components/schemas/QueuedPullRequest"},"maxItems":10000},"awaitingAdmissionTotal":{"type":"integer"}},"required":["mode","queueState","batchingEnabled","isolationResolved","hasCycle","batches","pending","awaitingAdmission","awaitingAdmissionTotal"]},"MergeGraphNode":{"type":"object","properties":{"pullRequestNumber":{"type":"integer"},"title":{"type":"string"},"author":{"type":"string"},"state":{"$ref":"#/components/schemas/QueueEntryState"},"priorityValue":{"type":"integer"},"priorityName":{"type":"string"},"skipsTheLine":{"type":"boolean"},"allowsBatching":{"type":"boolean"},"verificationRunId":{"type":"string"},"isBisection":{"type":"boolean"},"impactedTargets":{"type":"array","items":{"type":"string"},"maxItems":10000},"totalImpactedTargets":{"type":"integer"}},"required":["pullRequestNumber","title","author","state","priorityValue","skipsTheLine","allowsBatching","isBisection"]},"MergeGraphEdge":{"type":"object","properties":{"fromPullRequestNumber":{"type":"integer"},"toPullRequestNumber":{"type":"integer"},"commonImpactedTargets":{"type":"array","items":{"type":"string"},"maxItems":10000},"totalCommonImpactedTargets":{"type":"integer"}},"required":["fromPullRequestNumber","toPullRequestNumber"]},"MergeGraph":{"type":"object","properties":{"nodes":{"type":"array","items":{"$ref":"#/components/schemas/MergeGraphNode"},"maxItems":10000},"edges":{"type":"array","items":{"$ref":"#/components/schemas/MergeGraphEdge"},"maxItems":10000}},"required":["nodes","edges"]},"TestingOutcome":{"type":"string","enum":["passed","failed","interrupted","cancelled"]},"QueueEntryConclusion":{"type":"string","enum":["merged","failed","cancelled"]},"TestingResult":{"type":"object","properties":{"pullRequestNumber":{"type":"integer","exclusiveMinimum":0},"endedAt":{"type":"string","format":"date-time"},"testingDurationMs":{"type":"integer","minimum":0},"outcome":{"$ref":"#/components/schemas/TestingOutcome"},"entryConclusion":{"$ref":"#/components/schemas/QueueEntryConclusion"},"isBisection":{"type":"boolean"},"startedBisection":{"type":"boolean"},"verificationRunId":{"type":"string"}},"required":["pullRequestNumber","endedAt","testingDurationMs","isBisection","startedBisection"]},"PullRequestState":{"type":"string","enum":["open","closed","merged"]},"Mergeability":{"type":"string","enum":["mergeable","notMergeable","inProgress","unspecified"]},"MergeabilityReasonCode":{"type":"string","enum":["conflict","behind","draft","closed","pending","awaitingCheck","failingCheck","reviewRequired","changesRequested","stackNeedsRebase","other"]},"MergeabilityReason":{"type":"object","properties":{"code":{"$ref":"#/components/schemas/MergeabilityReasonCode"},"message":{"type":"string"},"have":{"type":"integer","minimum":0},"need":{"type":"integer","minimum":0},"check":{"type":"string"},"ontoPrNumber":{"type":"integer","minimum":0}},"required":["code","message"]},"MergeabilityDetails":{"type":"object","properties":{"provider":{"type":"string","enum":["github"]},"reasons":{"type":"array","items":{"$ref":"#/components/schemas/MergeabilityReason"},"maxItems":100}},"required":["provider","reasons"]},"Readiness":{"type":"object","properties":{"requiresImpactedTargets":{"type":"boolean"},"hasImpactedTargets":{"type":"boolean"},"doesBaseBranchMatch":{"type":"boolean"},"mergeability":{"$ref":"#/components/schemas/Mergeability"},"mergeabilityDetails":{"$ref":"#/components/schemas/MergeabilityDetails"}},"required":["requiresImpactedTargets","doesBaseBranchMatch","mergeability"]},"QueueEntry":{"type":"object","properties":{"id":{"type":"string"},"mergeQueueId":{"type":"string"},"state":{"$ref":"#/components/schemas/QueueEntryState"},"stateChangedAt":{"type":"string","format":"date-time"},"priorityValue":{"type":"integer"},"priorityName":{"type":"string"},"usedDefaultPriorityName":{"type":"string"},"skipsTheLine":{"type":"boolean"},"allowBatching":{"type":"boolean"},"direct":{"type":"boolean"},"verifiedByVerificationRunId":{"type":"string"},"readiness":{"$ref":"#/components/schemas/Readiness"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"required":["id","mergeQueueId","state","stateChangedAt","skipsTheLine","allowBatching","direct","readiness","createdAt","updatedAt"]},"PullRequest":{"type":"object","properties":{"id":{"type":"string"},"repositoryId":{"type":"string"},"number":{"type":"integer"},"title":{"type":"string"},"branch":{"type":"string"},"sha":{"type":"string"},"baseBranch":{"type":"string"},"author":{"type":"string"},"url":{"type":"string"},"state":{"$ref":"#/components/schemas/PullRequestState"},"isCurrentlySubmittedToQueue":{"type":"boolean"},"queueEntry":{"$ref":"#/components/schemas/QueueEntry"},"createdAt":{"type":"string","format":"date-time"},"htmlUrl":{"type":"string"},"viewerIsAuthor":{"type":"boolean"}},"required":["id","repositoryId","number","title","branch","sha","baseBranch","author","isCurrentlySubmittedToQueue","createdAt"]},"SubmitPullRequestRequest":{"type":"object","properties":{"number":{"type":"integer","exclusiveMinimum":0,"maximum":10000000},"allowBatching":{"type":"boolean"},"priorityValue":{"type":"integer","minimum":0,"maximum":32767},"priorityName":{"type":"string","minLength":1},"direct":{"type":"boolean"}},"required":["number"],"additionalProperties":false,"not":{"required":["priorityValue","priorityName"]}},"ReprioritizeRequest":{"type":"object","properties":{"priorityValue":{"type":"integer","minimum":0,"maximum":32767},"priorityName":{"type":"string","minLength":1}},"additionalProperties":false,"oneOf":[{"required":["priorityValue"]},{"required":["priorityName"]}]},"UpdateQueueEntryRequest":{"type":"object","properties":{"priorityValue":{"type":"integer","minimum":0,"maximum":32767},"priorityName":{"type":"string","minLength":1},"direct":{"type":"boolean"},"allowBatching":{"type":"boolean"}},"additionalProperties":false,"minProperties":1,"not":{"required":["priorityValue","priorityName"]}},"MergeQueueStateChange":{"type":"object","properties":{"id":{"type":"string"},"state":{"$ref":"#/components/schemas/MergeQueueState"},"mode":{"$ref":"#/components/schemas/MergeQueueMode"},"pullRequestsUrl":{"type":"string"}},"required":["id","state","mode","pullRequestsUrl"]},"SwitchModesRequest":{"type":"object","properties":{"mode":{"type":"string","enum":["queue","graph"]}},"required":["mode"],"additionalProperties":false},"UpdateMergeQueueConfigRequest":{"type":"object","properties":{"concurrency":{"type":"integer","minimum":1,"maximum":1000},"bisectionConcurrency":{"type":"integer","minimum":0,"maximum":1000},"pendingFailureDepth":{"type":"integer","minimum":0,"maximum":1000},"canOptimisticallyMerge":{"type":"boolean"},"allowBatching":{"type":"boolean"},"batchingMaxWaitTimeMinutes":{"type":"integer","minimum":0,"maximum":10080},"batchingMinSize":{"type":"integer","minimum":1,"maximum":1000},"testingTimeoutMinutes":{"type":"integer","minimum":0,"maximum":10080},"notReadyTimeoutMinutes":{"type":"integer","minimum":0,"maximum":43200},"createsPrsForTestingBranches":{"type":"boolean"},"areCommentsEnabled":{"type":"boolean"},"areCommandsEnabled":{"type":"boolean"},"isStatusCheckEnabled":{"type":"boolean"},"isExtensionEnabled":{"type":"boolean"},"areLabelCommandsEnabled":{"type":"boolean"},"areStateLabelsEnabled":{"type":"boolean"},"requiredStatuses":{"type":"array","items":{"type":"string","minLength":1},"maxItems":100},"allowedBotSubmitters":{"type":"array","items":{"type":"string","minLength":1},"maxItems":100},"batchingRules":{"type":"array","items":{"type":"object","properties":{"targetPattern":{"type":"string"},"policy":{"type":"string","enum":["isolate"]}},"required":["targetPattern","policy"]},"maxItems":100},"directMergeMode":{"type":"string","enum":["off","always"]},"optimizationMode":{"type":"string","enum":["off","bisectionSkipRedundantTests"]},"mergeMethod":{"type":"string","enum":["mergeCommit","squash","rebase"]},"testBranchConstructionMode":{"type":"string","enum":["renameTempBranch","pushNewBranchFromTemp"]},"enqueueingLabel":{"type":"string","minLength":1}},"additionalProperties":false},"UploadImpactedTargetsRequest":{"type":"object","properties":{"repositoryId":{"type":"string","format":"uuid"},"targetBranch":{"type":"string","minLength":1},"sha":{"type":"string","pattern":"^[A-Za-z0-9]+$"},"number":{"type":"integer","exclusiveMinimum":0,"maximum":10000000},"branch":{"type":"string","minLength":1},"impactedTargets":{"type":"array","items":{"type":"string","minLength":1},"maxItems":100000},"impactsAllTargets":{"type":"boolean","enum":[true]}},"required":["repositoryId","targetBranch","sha"],"additionalProperties":false,"allOf":[{"oneOf":[{"required":["number"]},{"required":["branch"]}]},{"oneOf":[{"required":["impactedTargets"]},{"required":["impactsAllTargets"]}]}]},"VerificationRunStatus":{"type":"string","enum":["inProgress","failed","cancelled","succeeded"]},"RequiredStatusesSource":{"type":"string","enum":["trunkConfig","repoProviderBranchProtection","mergeInstance"]},"CheckKind":{"type":"string","enum":["checkRun","statusCheck"]},"CheckStatus":{"type":"string","enum":["queued","inProgress","completed"]},"CheckConclusion":{"type":"string","enum":["success","failure","neutral","cancelled","skipped","timeout"]},"ProviderCheckStatus":{"type":"string","enum":["QUEUED","IN_PROGRESS","COMPLETED","PENDING","WAITING","REQUESTED"]},"ProviderCheckConclusion":{"type":"string","enum":["ACTION_REQUIRED","CANCELLED","ERROR","FAILURE","NEUTRAL","PENDING","SKIPPED","STALE","SUCCESS","TIMED_OUT"]},"Check":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"kind":{"$ref":"#/components/schemas/CheckKind"},"status":{"$ref":"#/components/schemas/CheckStatus"},"conclusion":{"$ref":"#/components/schemas/CheckConclusion"},"providerStatus":{"$ref":"#/components/schemas/ProviderCheckStatus"},"providerConclusion":{"$ref":"#/components/schemas/ProviderCheckConclusion"},"url":{"type":["string","null"]},"provider":{"type":"string","enum":["github"]}},"required":["id","name","kind","status","conclusion","url","provider"]},"TestedPullRequest":{"type":"object","properties":{"id":{"type":"string"},"number":{"type":"integer"},"sha":{"type":"string"},"title":{"type":"string"},"url":{"type":"string"}},"required":["id","number","sha","title"]},"DependentPullRequest":{"type":"object","properties":{"id":{"type":"string"},"number":{"type":"integer"},"sha":{"type":"string"},"title":{"type":"string"},"url":{"type":"string"}},"required":["id","number","sha","title"]},"TestBranchPullRequest":{"type":"object","properties":{"number":{"type":"integer"},"url":{"type":"string"}},"required":["number","url"]},"ImpactedTargetSet":{"type":"object","properties":{"impactsAllTargets":{"type":"boolean"},"impactedTargets":{"type":"array","items":{"type":"string"},"maxItems":100000},"totalImpactedTargets":{"type":"integer"}},"required":["impactsAllTargets","impactedTargets","totalImpactedTargets"]},"VerificationRunImpactedTargets":{"type":"object","properties":{"all":{"$ref":"#/components/schemas/ImpactedTargetSet"},"testedPullRequestsOnly":{"$ref":"#/components/schemas/ImpactedTargetSet"}},"required":["all"]},"VerificationRun":{"type":"object","properties":{"id":{"type":"string"},"isBisection":{"type":"boolean"},"testBranch":{"type":"string"},"testBranchSha":{"type":"string"},"testBranchCommitUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"status":{"$ref":"#/components/schemas/VerificationRunStatus"},"requiredStatusesSource":{"$ref":"#/components/schemas/RequiredStatusesSource"},"requiredStatuses":{"type":"array","items":{"type":"string"},"maxItems":10000},"checks":{"type":"array","items":{"$ref":"#/components/schemas/Check"},"maxItems":10000},"testedPullRequests":{"type":"array","items":{"$ref":"#/components/schemas/TestedPullRequest"},"maxItems":10000},"dependentPullRequests":{"type":"array","items":{"$ref":"#/components/schemas/DependentPullRequest"},"maxItems":10000},"testBranchPullRequest":{"$ref":"#/components/schemas/TestBranchPullRequest"},"impactedTargets":{"$ref":"#/components/schemas/VerificationRunImpactedTargets"}},"required":["id","isBisection","testBranch","testBranchSha","createdAt","updatedAt","status","requiredStatuses","checks","testedPullRequests","dependentPullRequests"]},"TransitionActor":{"type":"object","properties":{"gitHubLogin":{"type":"string"},"trunkUserId":{"type":"string"}},"minProperties":1},"NotReadyTransitionDetails":{"type":"object","properties":{"priorityValue":{"type":"integer"},"priorityName":{"type":"string"},"allowBatching":{"type":"boolean"}},"required":["allowBatching"]},"TransitionPullRequestRef":{"type":"object","properties":{"pullRequestId":{"type":"string"},"number":{"type":"integer"},"title":{"type":"string"},"url":{"type":"string"},"state":{"$ref":"#/components/schemas/QueueEntryState"}},"required":["pullRequestId","number","title","state"]},"PendingTransitionDetails":{"type":"object","properties":{"priorityValue":{"type":"integer"},"priorityName":{"type":"string"},"usedDefaultPriorityName":{"type":"string"},"prerequisitePullRequests":{"type":"array","items":{"$ref":"#/components/schemas/TransitionPullRequestRef"},"maxItems":10000}},"required":["prerequisitePullRequests"]},"TestsPassedTransitionDetails":{"type":"object","properties":{"batchSize":{"type":"integer"},"bisectionId":{"type":"string"},"successorPullRequestId":{"type":"string"},"otherTestedPullRequests":{"type":"array","items":{"$ref":"#/components/schemas/TransitionPullRequestRef"},"maxItems":10000},"waitingFor":{"type":"array","items":{"$ref":"#/components/schemas/TransitionPullRequestRef"},"maxItems":10000}},"required":["batchSize","otherTestedPullRequests","waitingFor"]},"FailureCausingCheck":{"type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"conclusion":{"type":"string"}},"required":["name"]},"PendingFailureTransitionDetails":{"type":"object","properties":{"eventualFailureReason":{"type":"string"},"waitingFor":{"type":"array","items":{"$ref":"#/components/schemas/TransitionPullRequestRef"},"maxItems":10000},"failureCausingChecks":{"type":"array","items":{"$ref":"#/components/schemas/FailureCausingCheck"},"maxItems":10000}},"required":["waitingFor","failureCausingChecks"]},"ConflictCulpritKind":{"type":"string","enum":["queuePullRequest","baseBranch","stackedPullRequest"]},"ConflictCulprit":{"type":"object","properties":{"kind":{"$ref":"#/components/schemas/ConflictCulpritKind"},"sha":{"type":"string"},"pullRequestId":{"type":"string"},"number":{"type":"integer"},"url":{"type":"string"}},"required":["kind","sha"]},"FailedTransitionDetails":{"type":"object","properties":{"apiFailureMessage":{"type":"string"},"failureCausingChecks":{"type":"array","items":{"$ref":"#/components/schemas/FailureCausingCheck"},"maxItems":10000},"blockReasons":{"type":"array","items":{"$ref":"#/components/schemas/MergeabilityReason"},"maxItems":10000},"conflictCulprit":{"$ref":"#/components/schemas/ConflictCulprit"}},"required":["failureCausingChecks"]},"QueueEntryStateTransition":{"type":"object","properties":{"pullRequestId":{"type":"string"},"state":{"$ref":"#/components/schemas/QueueEntryState"},"changedAt":{"type":"string","format":"date-time"},"reason":{"type":["string","null"]},"verificationRunId":{"type":"string"},"actor":{"$ref":"#/components/schemas/TransitionActor"},"prerequisitePullRequestId":{"type":"string"},"notReady":{"$ref":"#/components/schemas/NotReadyTransitionDetails"},"pending":{"$ref":"#/components/schemas/PendingTransitionDetails"},"testsPassed":{"$ref":"#/components/schemas/TestsPassedTransitionDetails"},"pendingFailure":{"$ref":"#/components/schemas/PendingFailureTransitionDetails"},"failed":{"$ref":"#/components/schemas/FailedTransitionDetails"}},"required":["pullRequestId","state","changedAt","reason"]},"PullRequestQueueEntryHistory":{"type":"object","properties":{"pullRequestId":{"type":"string"},"transitions":{"type":"array","items":{"$ref":"#/components/schemas/QueueEntryStateTransition"},"maxItems":10000}},"required":["pullRequestId","transitions"]},"Provider":{"type":"string","enum":["github","gitlab","bitbucket","unknown"]},"Repository":{"type":"object","properties":{"id":{"type":"string"},"provider":{"$ref":"#/components/schemas/Provider"},"path":{"type":"string"},"host":{"type":["string","null"]},"url":{"type":"string"},"defaultBranch":{"type":["string","null"]},"isPrivate":{"type":["boolean","null"]},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"required":["id","provider","path","host","url","defaultBranch","isPrivate","createdAt","updatedAt"]},"PrometheusExposition":{"type":"string"},"TestCollection":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"testCaseCount":{"type":"integer"},"quarantineEnabled":{"type":"boolean"},"autoQuarantineEnabled":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"required":["id","name","description","testCaseCount","quarantineEnabled","autoQuarantineEnabled","createdAt","updatedAt"]},"CreateTestCollectionRequest":{"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"description":{"type":"string","maxLength":500}},"required":["name"]},"TestStatus":{"type":"string","enum":["healthy","flaky","broken"]},"QuarantineState":{"type":"string","enum":["quarantined","notQuarantined"]},"QuarantineMode":{"type":"string","enum":["alwaysQuarantine","neverQuarantine"]},"LabelingMonitorType":{"type":"string","enum":["failureRate","passOnRetry","failureCount","newTest","skippedTest","slowTest","timeoutInflation"]},"ActiveMonitorType":{"type":"string","enum":["failureRate","passOnRetry","failureCount","newTest","skippedTest","slowTest","timeoutInflation","manual"]},"ClassifyingMonitorType":{"type":"string","enum":["failureRate","passOnRetry","failureCount","manual"]},"LabelUser":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":["string","null"]}},"required":["id","name"]},"UserLabelSource":{"type":"object","properties":{"type":{"type":"string","enum":["user"]},"user":{"anyOf":[{"$ref":"#/components/schemas/LabelUser"},{"type":"null"}]},"assignedAt":{"type":"string","format":"date-time"}},"required":["type","user","assignedAt"]},"MonitorLabelSource":{"type":"object","properties":{"type":{"type":"string","enum":["monitor"]},"monitorId":{"type":"string"},"monitorType":{"$ref":"#/components/schemas/LabelingMonitorType"},"assignedAt":{"type":"string","format":"date-time"}},"required":["type","monitorId","monitorType","assignedAt"]},"LabelSource":{"oneOf":[{"$ref":"#/components/schemas/UserLabelSource"},{"$ref":"#/components/schemas/MonitorLabelSource"}],"discriminator":{"propertyName":"type"}},"Label":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"assignedAt":{"type":"string","format":"date-time"},"sources":{"type":"array","items":{"$ref":"#/components/schemas/LabelSource"},"maxItems":100}},"required":["id","name","description","assignedAt","sources"]},"TestCaseMetrics":{"type":"object","properties":{"failureRate":{"type":"number"},"prsImpacted":{"type":"integer"},"runCount":{"type":"integer"},"failureCount":{"type":"integer"},"durationP95Ms":{"type":["integer","null"]},"lastRunAt":{"type":["string","null"],"format":"date-time"},"lastFailureAt":{"type":["string","null"],"format":"date-time"}},"required":["failureRate","prsImpacted","runCount","failureCount","durationP95Ms","lastRunAt","lastFailureAt"]},"QuarantineOverride":{"type":"object","properties":{"mode":{"$ref":"#/components/schemas/QuarantineMode"},"reason":{"type":["string","null"]},"createdAt":{"type":"string","format":"date-time"}},"required":["mode","reason","createdAt"]},"ActiveMonitor":{"type":"object","properties":{"monitorId":{"type":["string","null"]},"monitorType":{"$ref":"#/components/schemas/ActiveMonitorType"},"activeSince":{"type":"string","format":"date-time"}},"required":["monitorId","monitorType","activeSince"]},"ClassifyingMonitor":{"type":"object","properties":{"monitorId":{"type":["string","null"]},"monitorType":{"$ref":"#/components/schemas/ClassifyingMonitorType"}},"required":["monitorId","monitorType"]},"TestCaseSummary":{"type":"object","properties":{"id":{"type":"string"},"testCollectionId":{"type":"string"},"repoId":{"type":"string"},"name":{"type":"string"},"parentName":{"type":"string"},"className":{"type":"string"},"file":{"type":"string"},"target":{"type":"string"},"variant":{"type":"string"},"crossVariantId":{"type":["string","null"]},"codeowners":{"type":"array","items":{"type":"string"},"maxItems":1000},"status":{"$ref":"#/components/schemas/TestStatus"},"statusSince":{"type":["string","null"],"format":"date-time"},"quarantineState":{"$ref":"#/components/schemas/QuarantineState"},"labels":{"type":"array","items":{"$ref":"#/components/schemas/Label"},"maxItems":100},"metrics":{"anyOf":[{"$ref":"#/components/schemas/TestCaseMetrics"},{"type":"null"}]}},"required":["id","testCollectionId","repoId","name","parentName","className","file","target","variant","crossVariantId","codeowners","status","statusSince","quarantineState","labels"]},"TestCase":{"allOf":[{"$ref":"#/components/schemas/TestCaseSummary"},{"type":"object","properties":{"quarantineOverride":{"anyOf":[{"$ref":"#/components/schemas/QuarantineOverride"},{"type":"null"}]},"activeMonitors":{"type":"array","items":{"$ref":"#/components/schemas/ActiveMonitor"},"maxItems":100},"firstSeenAt":{"type":["string","null"],"format":"date-time"},"lastFailureAt":{"type":["string","null"],"format":"date-time"}},"required":["quarantineOverride","activeMonitors","firstSeenAt","lastFailureAt"]}]},"StatusHistoryEntry":{"type":"object","properties":{"id":{"type":"string"},"fromStatus":{"$ref":"#/components/schemas/TestStatus"},"toStatus":{"$ref":"#/components/schemas/TestStatus"},"activeMonitors":{"type":"array","items":{"$ref":"#/components/schemas/ClassifyingMonitor"},"maxItems":100},"startedAt":{"type":"string","format":"date-time"}},"required":["id","fromStatus","toStatus","activeMonitors","startedAt"]},"Conclusion":{"type":"string","enum":["success","failure","skipped"]},"TestRunPullRequest":{"type":"object","properties":{"number":{"type":"integer"},"url":{"type":"string"}},"required":["number"]},"TestRun":{"type":"object","properties":{"id":{"type":"string"},"conclusion":{"$ref":"#/components/schemas/Conclusion"},"branch":{"type":"string"},"isPullRequest":{"type":"boolean"},"sha":{"type":"string"},"quarantineState":{"$ref":"#/components/schemas/QuarantineState"},"statusAtRunTime":{"$ref":"#/components/schemas/TestStatus"},"startedAt":{"type":"string","format":"date-time"},"endedAt":{"type":"string","format":"date-time"},"pullRequest":{"anyOf":[{"$ref":"#/components/schemas/TestRunPullRequest"},{"type":"null"}]},"buildUrl":{"type":["string","null"]},"workflow":{"type":["string","null"]},"jobName":{"type":["string","null"]}},"required":["id","conclusion","branch","isPullRequest","sha","quarantineState","statusAtRunTime","startedAt","endedAt","pullRequest","buildUrl","workflow","jobName"]},"TicketProvider":{"type":"string","enum":["jiraCloud","linear","asana"]},"Ticket":{"type":"object","properties":{"id":{"type":"string"},"provider":{"$ref":"#/components/schemas/TicketProvider"},"key":{"type":"string"},"url":{"type":"string","format":"uri"},"title":{"type":"string"},"status":{"type":"string"},"assignee":{"type":["string","null"]},"syncedAt":{"type":"string","format":"date-time"}},"required":["id","provider","key","url","title","status","assignee","syncedAt"]},"LinkTicketRequest":{"type":"object","properties":{"externalTicketId":{"type":"string","minLength":1,"maxLength":2048},"integrationId":{"type":"string","format":"uuid"}},"required":["externalTicketId"]},"MergeQueueList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/MergeQueue"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"PullRequestList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/PullRequest"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"VerificationRunList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/VerificationRun"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"TestingResultList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/TestingResult"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"QueueEntryHistoryList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/QueueEntryStateTransition"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"BatchQueueEntryHistoryList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/PullRequestQueueEntryHistory"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"RepositoryList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Repository"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"TestCollectionList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/TestCollection"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"TestCaseList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/TestCaseSummary"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"StatusHistoryEntryList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/StatusHistoryEntry"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]},"TestRunList":{"type":"object","properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/TestRun"},"maxItems":100},"nextCursor":{"type":["string","null"]},"hasMore":{"type":"boolean"},"total":{"type":"integer"}},"required":["data","nextCursor","hasMore"]}}}}');
;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/hosted.js




const hosted = {
  v1: v1_openapi_namespaceObject.f0,
  v2: v2_openapi_namespaceObject.f0,
  /** Schemas that those of the second generation refer to. */
  schemas: v2_openapi_namespaceObject.dK.j
};
const referred = JSON.parse(JSON.stringify(hosted.schemas).replaceAll("#/components/schemas/", "#/$defs/"));
function responseCheck(name, { responses }) {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1].content;
  const described = success?.["application/json"]?.schema;
  let schema;
  return (response) => {
    if (described === void 0) return;
    const text = JSON.stringify(described).replaceAll("#/components/schemas/", "#/$defs/");
    schema ??= from_json_schema/* fromJSONSchema */.y({ ...JSON.parse(text), $defs: referred });
    const { error } = schema.safeParse(response);
    if (error !== void 0) throw new Error(`The response of ${name} does not fit its description: ${error.message}`);
  };
}
function inCapitals(json) {
  const capitals = (name, value) => {
    if (name !== "state" && name !== "value") return value;
    if (typeof value === "string") return value.toUpperCase();
    return (0,json_values/* isObject */.Gv)(value) && "enum" in value ? { ...value, enum: (0,json_values/* texts */.Te)(value.enum).map((word) => word.toUpperCase()) } : value;
  };
  return JSON.parse(JSON.stringify(json, capitals));
}


// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/scene-schema.js






const time = schemas.number().min(0).max(latestTime);
const future = schemas.number();
const numbers = schemas.array(schemas.int());
const scene_schema_state = schemas["enum"](states/* pullRequestStates */.jH);
const queueType = schemas["enum"](["main", "bisection"]);
const testRun = schemas.object({
  id: schemas.string(),
  queueType,
  pullRequests: numbers,
  ahead: numbers,
  startedAt: time,
  endsAt: future,
  willBe: schemas["enum"](["passed", "failed", "timed-out"]),
  endedAt: time.exactOptional(),
  result: schemas["enum"](["passed", "failed", "timed-out", "stopped"]).exactOptional(),
  commits: schemas.array(schemas.string()).exactOptional()
});
const queue = schemas.object({
  time,
  wanted: schemas["enum"](states/* requestableQueueStates */.Z5),
  switching: schemas.object({ mode: schemas["enum"](queue_settings/* settingsTable */.uG.mode.type.values), until: future }).optional(),
  submissions: schemas.int(),
  testsStarted: schemas.int(),
  settings: savedSettings,
  unmergeable: numbers,
  commits: schemas.array(
    schemas.object({
      number: schemas.int(),
      told: schemas.string().optional(),
      uploads: schemas.array(
        schemas.object({ sha: schemas.string().optional(), targets: schemas.union([schemas.literal("ALL"), schemas.array(schemas.string())]) })
      )
    })
  ),
  testRuns: schemas.array(testRun),
  entries: schemas.array(
    schemas.object({
      number: schemas.int(),
      sequence: schemas.int(),
      submittedAt: time,
      state: scene_schema_state,
      stateChangedAt: time,
      priority: schemas.object({ name: schemas["enum"]([...queue_rules_priority/* priorityNames */.Bf, "custom"]), value: schemas.int(), isDefault: schemas.boolean() }),
      noBatch: schemas.boolean(),
      alone: schemas.boolean(),
      sha: schemas.string().optional(),
      hasImpactedTargets: schemas.boolean(),
      readyFrom: future,
      testableFrom: future,
      pendingSince: time.optional(),
      test: schemas.string().optional(),
      held: schemas.boolean()
    })
  ),
  batches: schemas.array(
    schemas.object({
      entries: numbers,
      ahead: numbers,
      state: schemas["enum"](["PENDING", "TESTING", "TESTS_PASSED", "PENDING_FAILURE"]),
      retestFrom: future,
      mergesAt: future.optional(),
      test: schemas.string().optional()
    })
  ),
  bisections: schemas.array(
    schemas.object({
      entries: numbers,
      failure: schemas.string(),
      skipsRedundantTests: schemas.boolean(),
      knowledge: schemas.object({ passed: schemas.int(), failed: schemas.int(), confirmed: schemas.boolean() }),
      tests: schemas.array(schemas.object({ length: schemas.int(), run: schemas.string() }))
    })
  )
});
const observed = { at: time, queueType };
const statistics = schemas.object({
  observations: schemas.array(
    schemas.discriminatedUnion("kind", [
      schemas.object({ ...observed, kind: schemas.literal("conclusion"), state: scene_schema_state }),
      schemas.object({ ...observed, kind: schemas.literal("restart") }),
      schemas.object({ ...observed, kind: schemas["enum"](["wait", "test", "time-in-queue"]), seconds: schemas.number() })
    ])
  ),
  tested: schemas.array(schemas.tuple([schemas.int(), schemas.int()]))
});
const scene_schema_repo = schemas.object({ host: schemas.string(), owner: schemas.string(), name: schemas.string() });
const queues = schemas.array(schemas.object({ repo: scene_schema_repo, targetBranch: schemas.string(), queue, statistics }));
const outcomes = schemas.array(
  schemas.object({
    pullRequest: schemas.int(),
    outcome: schemas["enum"](["pass", "fail", "hang"]),
    milliseconds: schemas.number().optional(),
    remaining: schemas.int().nullable()
  })
);
const scene = schemas.object({
  version: schemas.literal(1, { error: "1: it was saved by another version of this service" }),
  clock: schemas.object({ now: time, running: schemas.boolean() }),
  queues,
  outcomes,
  /** Null: the default records. */
  records: schemas.object({ unhealthy_tests: schemas.array(schemas.looseObject({})), quarantined_tests: schemas.array(schemas.looseObject({})) }).nullable(),
  changes: schemas.array(
    schemas.object({
      repo: scene_schema_repo,
      targetBranch: schemas.string(),
      number: schemas.int(),
      from: scene_schema_state.nullable(),
      to: scene_schema_state,
      at: iso.datetime(),
      testRun: schemas.string().exactOptional(),
      reason: schemas.literal("PR_PUSHED_TO").exactOptional()
    })
  )
});


;// CONCATENATED MODULE: ./build/packages/local-service/src/scene.js
function saveScene({ clock, queues, outcomes, source }) {
  const now = clock.now();
  queues.advance(now);
  const { records } = source;
  return {
    version: 1,
    clock: { now, running: clock.running },
    queues: queues.toSnapshot(),
    outcomes: outcomes.toSnapshot(),
    records: records === void 0 ? null : {
      unhealthy_tests: records.unhealthy_tests.map((each) => ({ ...each })),
      quarantined_tests: records.quarantined_tests.map((each) => ({ ...each }))
    },
    changes: [...queues.history.changes]
  };
}
function loadScene(scene, { clock, queues, outcomes, source }) {
  queues.restore(scene.queues);
  queues.history.restore(scene.changes);
  outcomes.restore(scene.outcomes);
  source.records = scene.records ?? void 0;
  clock.set(scene.clock.now, scene.clock.running);
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/identity.js
function keyOf({ repo, targetBranch }) {
  return JSON.stringify([repo.host.toLowerCase(), repo.owner.toLowerCase(), repo.name.toLowerCase(), targetBranch]);
}
function describeIdentity({ repo, targetBranch }) {
  return `branch ${targetBranch} of ${repo.owner}/${repo.name} on ${repo.host}`;
}


// EXTERNAL MODULE: ./build/packages/shared/src/service/words.js
var words = __webpack_require__(24672);
;// CONCATENATED MODULE: ./build/packages/local-service/src/repository-address.js
function repositoryAddress({ host, owner, name }) {
  const known = URL.canParse(`https://${host}/`) && /^[\w.:[\]-]+$/.test(host) ? host : "host.invalid";
  const segments = [owner, name].map((segment) => encodeURIComponent(segment.toWellFormed()));
  return `https://${known}/${segments.join("/")}`;
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/stable-identifiers.js
var stable_identifiers = __webpack_require__(88851);
;// CONCATENATED MODULE: ./build/packages/local-service/src/http/responses.js




function pullRequestResponse(registered, entry) {
  const { queue } = registered;
  return {
    ...entryFields(registered, entry),
    forceEnqueued: false,
    isCurrentlySubmittedToQueue: !(0,states/* isFinal */.dR)(entry.state),
    readiness: {
      hasImpactedTargets: entry.hasImpactedTargets,
      requiresImpactedTargets: queue.requiresImpactedTargets,
      doesBaseBranchMatch: true,
      gitHubMergeability: queue.isMergeable(entry.number) ? "mergeable" : "not_mergeable"
    }
  };
}
function queueResponse({ queue, targetBranch }) {
  const shown = queue_settings/* keptSettings */.At.flatMap(([name, { only }]) => {
    const value = queue.settings[name];
    return only === 2 || value === void 0 || value === null ? [] : [[name, value]];
  });
  return { state: queue.state.toLowerCase(), branch: targetBranch, ...Object.fromEntries(shown) };
}
function enqueuedPullRequests(registered) {
  return registered.queue.enqueued.map((entry) => ({
    ...entryFields(registered, entry),
    noBatch: entry.noBatch
  }));
}
function entryFields({ repo, targetBranch }, entry) {
  const { number, priority, sequence } = entry;
  const name = `${repo.owner}/${repo.name} pull request ${number}`;
  return {
    id: (0,stable_identifiers/* uuidFrom */.k8)(`${repo.host} ${name} for ${targetBranch}, submission ${sequence}`),
    state: entry.state.toLowerCase(),
    stateChangedAt: new Date(entry.stateChangedAt).toISOString(),
    priorityValue: priority.value,
    priorityName: priority.name,
    ...priority.isDefault ? { usedDefaultPriorityName: priority.name } : {},
    skipTheLine: false,
    prNumber: number,
    prTitle: titleOf(number),
    prSha: entry.sha ?? "",
    prBaseBranch: targetBranch,
    prAuthor: "octocat"
  };
}
const protectedStatuses = ["tests"];
const statusOf = { passed: "succeeded", failed: "failed", "timed-out": "failed", stopped: "cancelled" };
const conclusionOf = { passed: "SUCCESS", failed: "FAILURE", "timed-out": "TIMED_OUT", stopped: "CANCELLED" };
const stateOf = { passed: "SUCCESS", failed: "FAILURE", "timed-out": "FAILURE", stopped: "ERROR" };
function testingDetailsResponse({ queue, repo, targetBranch }, run) {
  const { requiredStatuses: ofQueue } = queue.settings;
  const requiredStatuses = ofQueue.length > 0 ? ofQueue : protectedStatuses;
  const address = repositoryAddress(repo);
  const page = `${address}/actions/runs/${Number.parseInt(run.id.slice(0, 8), 16)}`;
  const { result } = run;
  const targets = targetsOf(queue.submitted, run);
  return {
    testRunId: run.id,
    requiredStatuses,
    requiredStatusesSource: ofQueue.length > 0 ? "merge_instance" : "repo_provider_branch_protection",
    testBranch: `merge-queue/${targetBranch}/${run.queueType === "main" ? "pr" : "bisection"}-${run.pullRequests.join("-")}`,
    testBranchSha: (0,stable_identifiers/* commitNameFrom */.ri)(run.id),
    createdAt: new Date(run.startedAt).toISOString(),
    status: result === void 0 ? "in_progress" : statusOf[result],
    checkSuites: [
      {
        checkRuns: requiredStatuses.map((name, index) => ({
          name,
          url: `${page}/job/${index + 1}`,
          ...result === void 0 ? { status: "IN_PROGRESS" } : { status: "COMPLETED", conclusion: conclusionOf[result] }
        }))
      }
    ],
    statusChecks: [
      { context: `merge-queue/${targetBranch}`, url: page, state: result === void 0 ? "PENDING" : stateOf[result] }
    ],
    testedPullRequests: [...run.ahead, ...run.pullRequests].map((number) => ({
      prNumber: number,
      prUrl: `${address}/pull/${number}`,
      title: titleOf(number)
    })),
    ...targets === void 0 ? {} : { impactedTargets: targets },
    dependentPrs: run.ahead
  };
}
function targetsOf(submitted, { pullRequests }) {
  const known = [...submitted].filter(({ number }) => pullRequests.includes(number)).map((entry) => entry.impactedTargets);
  if (known.includes(void 0)) return void 0;
  return [...new Set(known.flatMap((targets) => targets === "ALL" ? ["ALL"] : [...targets ?? []]))];
}
function titleOf(number) {
  return `Pull request ${number}`;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/v2/api-error.js
const statusOfCode = {
  VALIDATION_FAILED: 400,
  INVALID_CURSOR: 400,
  AUTHENTICATION_REQUIRED: 401,
  INVALID_TOKEN: 401,
  INSUFFICIENT_PERMISSIONS: 403,
  NOT_FOUND: 404,
  MERGE_QUEUE_NOT_FOUND: 404,
  PR_NOT_FOUND: 404,
  REPOSITORY_NOT_FOUND: 404,
  PROVIDER_URL_NOT_FOUND: 404,
  VERIFICATION_RUN_NOT_FOUND: 404,
  TEST_COLLECTION_NOT_FOUND: 404,
  TEST_CASE_NOT_FOUND: 404,
  PR_ALREADY_ENQUEUED: 409,
  PR_NOT_IN_ACTIVE_STATE: 409,
  QUEUE_ALREADY_EXISTS: 409,
  QUEUE_HAS_ACTIVE_ENTRIES: 409,
  MODE_CHANGE_IN_PROGRESS: 409,
  TICKETING_NOT_CONFIGURED: 409,
  PR_NOT_ENQUEUEABLE: 422,
  PR_TESTS_NOT_RESTARTABLE: 422,
  MERGE_QUEUE_NOT_CREATABLE: 422,
  INTERNAL_ERROR: 500
};
class ApiError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
  code;
  name = "ApiError";
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/directory.js




const mostLookedUp = 1e3;
const keyOfRepository = (repo) => keyOf({ repo, targetBranch: "" });
const repositoryIdOf = (repo) => (0,stable_identifiers/* uuidFrom */.k8)(`repository ${keyOfRepository(repo)}`);
const queueIdOf = (identity) => (0,stable_identifiers/* shortIdFrom */.s9)(`queue ${keyOf(identity)}`);
const collectionIdOf = (repo) => (0,stable_identifiers/* shortIdFrom */.s9)(`tests ${keyOfRepository(repo)}`);
const pullRequestIdOf = (repo, number) => (0,stable_identifiers/* numberedUuidFrom */.Ak)(`pull request ${keyOfRepository(repo)}`, number);
class Directory {
  constructor(queues) {
    this.queues = queues;
  }
  queues;
  #lookedUp = /* @__PURE__ */ new Map();
  /** Repositories that have a queue or were looked up. */
  get repositories() {
    const all = new Map(this.#lookedUp);
    for (const { repo } of this.queues) all.set(repositoryIdOf(repo), repo);
    return [...all.values()];
  }
  /** The repository with this address. @throws ApiError (PROVIDER_URL_NOT_FOUND) */
  lookUp(providerUrl) {
    const [host = "", owner = "", name = "", ...more] = providerUrl.replace(/^[a-z]+:\/\//i, "").replace(/\/{1,9}$/, "").split("/");
    const repo = { host, owner: decoded(owner), name: decoded(name).replace(/\.git$/, "") };
    if (host === "" || repo.owner === "" || repo.name === "" || more.length > 0) {
      throw new ApiError("PROVIDER_URL_NOT_FOUND", "providerUrl must be as in https://github.com/owner/name");
    }
    const id = repositoryIdOf(repo);
    const known = this.#find(id) ?? repo;
    this.#lookedUp.delete(id);
    this.#lookedUp.set(id, known);
    const [oldest] = this.#lookedUp.keys();
    if (this.#lookedUp.size > mostLookedUp && oldest !== void 0) this.#lookedUp.delete(oldest);
    return known;
  }
  /** @throws ApiError (REPOSITORY_NOT_FOUND) */
  repository(id) {
    const found = this.#find(id.toLowerCase());
    if (found !== void 0) return found;
    const how = "look it up by its address with GET /v2/repositories first";
    throw new ApiError("REPOSITORY_NOT_FOUND", `No repository with the id ${id} is known: ${how}`);
  }
  /** @throws ApiError (MERGE_QUEUE_NOT_FOUND) */
  queue(id) {
    for (const registered of this.queues) if (queueIdOf(registered) === id) return registered;
    throw new ApiError("MERGE_QUEUE_NOT_FOUND", `There is no queue with the id ${id}`);
  }
  /** Queues of a repository; an empty list for an unknown repository. */
  queuesOf(repositoryId) {
    const id = repositoryId.toLowerCase();
    return [...this.queues].filter(({ repo }) => repositoryIdOf(repo) === id);
  }
  /** A pull request that was submitted to any queue of a repository. */
  submitted(repositoryId, number) {
    return latestOf(this.queuesOf(repositoryId), number);
  }
  /** @throws ApiError (PR_NOT_FOUND) when it was never submitted */
  pullRequest(id) {
    const number = (0,stable_identifiers/* numberIn */.Po)(id);
    const queues = [...this.queues].filter(({ repo }) => pullRequestIdOf(repo, number) === id.toLowerCase());
    const found = latestOf(queues, number);
    if (found !== void 0) return found;
    throw new ApiError("PR_NOT_FOUND", `No pull request with the id ${id} was ever submitted`);
  }
  #find(id) {
    return this.queuesOf(id)[0]?.repo ?? this.#lookedUp.get(id);
  }
}
function latestOf(queues, number) {
  const found = queues.flatMap((registered) => {
    const entry = registered.queue.entry(number);
    return entry === void 0 ? [] : [{ registered, entry }];
  });
  found.sort(
    ({ entry: one }, { entry: other }) => Number((0,states/* isFinal */.dR)(one.state)) - Number((0,states/* isFinal */.dR)(other.state)) || other.submittedAt - one.submittedAt
  );
  return found[0];
}
function decoded(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/records.js






const dateOf = (time) => new Date(time).toISOString();
const modeOf = (mode) => (0,queue_settings/* inSecondGeneration */.uC)({ mode }).mode;
function settingsFrom(config) {
  return (0,queue_settings/* fromSecondGeneration */.zw)(Object.fromEntries(Object.entries(config).filter(([, value]) => value !== void 0)));
}
function configOf(settings) {
  const { mode: _mode, ...config } = Object.fromEntries(
    queue_settings/* keptSettings */.At.map(([name, { type }]) => [name, settings[name] ?? (type.kind === "boolean" ? false : "")])
  );
  return (0,queue_settings/* inSecondGeneration */.uC)(config);
}
const pullRequestsUrl = (id) => `/v2/merge-queues/${id}/pull-requests`;
function stateChange(registered) {
  const id = queueIdOf(registered);
  const { state, settings } = registered.queue;
  return { id, state: (0,words/* camelCased */.p)(state), mode: modeOf(settings.mode), pullRequestsUrl: pullRequestsUrl(id) };
}
function queueRecord(registered) {
  const { repo, targetBranch, queue } = registered;
  return {
    ...stateChange(registered),
    repositoryId: repositoryIdOf(repo),
    targetBranch,
    managedState: "manual",
    createdAt: dateOf(queue.createdAt),
    updatedAt: dateOf(queue.changedAt),
    repositoryUrl: repositoryAddress(repo),
    config: configOf(queue.settings)
  };
}
const branchOf = (number) => `pull-request-${String(number)}`;
const numberOfBranch = (branch) => {
  const digits = /^pull-request-([1-9]\d{0,7})$/.exec(branch)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
};
function pullRequestRecord(registered, entry, single) {
  const { repo, queue, targetBranch } = registered;
  const { number, priority, state, test } = entry;
  const fields = entryFields(registered, entry);
  const mergeable = queue.isMergeable(number);
  return {
    ...referenceTo(registered, number),
    repositoryId: repositoryIdOf(repo),
    branch: branchOf(number),
    baseBranch: targetBranch,
    author: fields.prAuthor,
    state: state === "MERGED" ? "merged" : "open",
    isCurrentlySubmittedToQueue: !(0,states/* isFinal */.dR)(state),
    queueEntry: {
      id: fields.id,
      mergeQueueId: queueIdOf(registered),
      state: (0,words/* camelCased */.p)(state),
      stateChangedAt: fields.stateChangedAt,
      priorityValue: priority.value,
      ...priority.name === "custom" ? {} : { priorityName: priority.name },
      ...priority.isDefault ? { usedDefaultPriorityName: priority.name } : {},
      skipsTheLine: priority.value === 0,
      allowBatching: !entry.noBatch,
      direct: false,
      ...test?.result === "passed" ? { verifiedByVerificationRunId: test.id } : {},
      readiness: {
        requiresImpactedTargets: queue.requiresImpactedTargets,
        ...single ? { hasImpactedTargets: entry.hasImpactedTargets } : {},
        doesBaseBranchMatch: true,
        mergeability: mergeable ? "mergeable" : "notMergeable",
        ...mergeable ? {} : { mergeabilityDetails: { provider: "github", reasons: [notMergeable] } }
      },
      createdAt: dateOf(entry.submittedAt),
      updatedAt: fields.stateChangedAt
    },
    createdAt: dateOf(entry.submittedAt)
  };
}
const notMergeable = { code: "other", message: "It was set to be not mergeable" };
function referenceTo({ repo, queue }, number) {
  return {
    id: pullRequestIdOf(repo, number),
    number,
    sha: queue.entry(number)?.sha ?? "",
    title: titleOf(number),
    url: `${repositoryAddress(repo)}/pull/${String(number)}`
  };
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/graph.js



const most = 1e4;
function graphOf(registered, withTargets) {
  const { queue } = registered;
  const entries = queue.enqueued.slice(0, most);
  return {
    nodes: entries.map((entry) => nodeOf(registered, entry, withTargets)),
    edges: linksOf(queue.settings.mode, entries).slice(0, most).map(({ from, to, common }) => edgeOf(from, to, withTargets ? common : void 0))
  };
}
function nodeOf(registered, entry, withTargets) {
  const { author, queueEntry } = pullRequestRecord(registered, entry, false);
  const { number, state, test, bisection, impactedTargets: targets } = entry;
  return {
    pullRequestNumber: number,
    title: titleOf(number),
    author,
    state: (0,words/* camelCased */.p)(state),
    priorityValue: queueEntry.priorityValue,
    ...queueEntry.priorityName === void 0 ? {} : { priorityName: queueEntry.priorityName },
    skipsTheLine: queueEntry.skipsTheLine,
    allowsBatching: queueEntry.allowBatching,
    ...test === void 0 || test.endedAt !== void 0 ? {} : { verificationRunId: test.id },
    isBisection: bisection !== void 0,
    ...withTargets && targets !== void 0 && targets !== "ALL" ? listed([...targets]) : {}
  };
}
const listed = (targets) => ({
  impactedTargets: targets.slice(0, most),
  totalImpactedTargets: targets.length
});
function edgeOf(from, to, common) {
  return {
    fromPullRequestNumber: from,
    toPullRequestNumber: to,
    ...common === void 0 ? {} : { commonImpactedTargets: common.slice(0, most), totalCommonImpactedTargets: common.length }
  };
}
function linksOf(mode, entries) {
  return mode === "single" ? inOneLine(entries) : bySharedTargets(entries);
}
const inOneLine = (entries) => entries.slice(1).map(({ number }, index) => ({ from: entries[index]?.number ?? 0, to: number, common: void 0 }));
function bySharedTargets(entries) {
  const links = [];
  const last = /* @__PURE__ */ new Map();
  let lastOfAll;
  let open = /* @__PURE__ */ new Set();
  for (const { number: to, impactedTargets = "ALL" } of entries) {
    if (impactedTargets === "ALL") {
      for (const from of open) links.push({ from, to, common: void 0 });
      last.clear();
      lastOfAll = to;
      open = /* @__PURE__ */ new Set([to]);
      continue;
    }
    const shared = /* @__PURE__ */ new Map();
    for (const target of impactedTargets) {
      const from = last.get(target);
      const common = from === void 0 ? void 0 : shared.get(from);
      if (common !== void 0) common.push(target);
      else if (from !== void 0) shared.set(from, [target]);
      else if (lastOfAll !== void 0 && !shared.has(lastOfAll)) shared.set(lastOfAll, []);
      last.set(target, to);
    }
    for (const [from, common] of shared) {
      links.push({ from, to, common: from === lastOfAll ? void 0 : common });
      open.delete(from);
    }
    if (impactedTargets.size > 0) open.add(to);
  }
  return links;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/overview.js



const mostEntries = 100;
const mostTargets = 20;
const mostLeft = 12;
const mostChanges = 1e3;
function overviewOf(queues, clock) {
  queues.advance(clock.now());
  return {
    now: new Date(clock.now()).toISOString(),
    running: clock.running,
    queues: [...queues].map((registered) => ({ ...queueOf(registered), left: leftOf(registered, queues) }))
  };
}
function queueOf({ repo, targetBranch, queue }) {
  const entries = queue.enqueued;
  const shown = entries.slice(0, mostEntries);
  return {
    repo,
    targetBranch,
    state: queue.state,
    mode: queue.settings.mode,
    concurrency: queue.settings.concurrency,
    total: entries.length,
    pullRequests: shown.map(({ number, state, stateChangedAt, priority, impactedTargets, held, bisection }) => ({
      number,
      state,
      since: new Date(stateChangedAt).toISOString(),
      priority: priority.name,
      targets: firstOf(impactedTargets),
      held,
      mergeable: queue.isMergeable(number),
      inBisection: bisection !== void 0
    })),
    edges: linksOf(queue.settings.mode, shown).slice(0, mostEntries * mostEntries).map(({ from, to, common }) => ({ from, to, common: common?.slice(0, mostTargets), count: common?.length }))
  };
}
function firstOf(targets) {
  if (targets === void 0 || targets === "ALL") return targets;
  return { first: [...targets].slice(0, mostTargets), count: targets.size };
}
function leftOf(registered, { history }) {
  const left = /* @__PURE__ */ new Map();
  const here = keyOf(registered);
  for (const change of history.changes.slice(-mostChanges).reverse()) {
    const { number, to, at } = change;
    if (keyOf(change) !== here || !(0,states/* isFinal */.dR)(to) || left.has(number) || left.size === mostLeft) continue;
    if (registered.queue.entry(number)?.state === to) left.set(number, { number, state: to, at });
  }
  return [...left.values()];
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/request-body.js


const maximumBodyBytes = 20971520;
async function receiveBody(incoming, most = maximumBodyBytes) {
  const chunks = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return { size, bytes: size <= most ? Buffer.concat(chunks) : void 0 };
}
function parseObject(body, contentType, most = maximumBodyBytes) {
  if (body.bytes === void 0) {
    throw new HttpError(413, `The request body is too large: at most ${most} bytes are accepted`);
  }
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? "")) {
    throw new HttpError(400, "The Content-Type of the request must be application/json");
  }
  let parsed;
  try {
    parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body.bytes));
  } catch {
    throw new HttpError(400, "The request body is not JSON in UTF-8");
  }
  if (!(0,json_values/* isObject */.Gv)(parsed)) throw new HttpError(400, "The request body must be a JSON object");
  return parsed;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/control-endpoints.js











const controlPath = "/_control";
const overviewPath = `${controlPath}/overview`;
const maximumSceneBytes = 512 * 1048576;
function addControlEndpoints(app, controlled) {
  const { clock, queues, outcomes, faults, source, requests, upperCaseStates, endpoints } = controlled;
  const recordsAtStart = source.records;
  const bodyOf = async (context, schema, most = maximumBodyBytes) => {
    const body = await receiveBody(context.env.incoming, most);
    return checked(schema, parseObject(body, context.req.header("content-type"), most));
  };
  app.get(`${controlPath}/requests`, (context) => context.json({ total: requests.total, requests: requests.requests }));
  app.delete(`${controlPath}/requests`, (context) => {
    requests.clear();
    return context.json({ requests: [] });
  });
  app.get(`${controlPath}/changes`, (context) => {
    queues.advance(clock.now());
    return context.json({ changes: queues.history.changes });
  });
  app.delete(`${controlPath}/changes`, (context) => {
    queues.history.clear();
    return context.json({ changes: [] });
  });
  app.get(overviewPath, (context) => context.json(overviewOf(queues, clock)));
  app.get(`${controlPath}/test-runs`, (context) => {
    queues.advance(clock.now());
    const runs = [...queues].flatMap(
      ({ repo, targetBranch, queue }) => [...queue.testRuns].map(({ willBe: _willBe, endsAt: _endsAt, ...run }) => ({ repo, targetBranch, ...run }))
    );
    return context.json({ testRuns: runs });
  });
  const clockResponse = (context) => context.json({ now: new Date(clock.now()).toISOString(), running: clock.running });
  app.get(`${controlPath}/clock`, clockResponse);
  app.post(`${controlPath}/clock`, async (context) => {
    const { running, advanceMilliseconds = 0 } = await bodyOf(context, clockRequest);
    if (clock.now() + advanceMilliseconds > latestTime) {
      const latest = new Date(latestTime).toISOString();
      throw new HttpError(400, `advanceMilliseconds must not take the clock beyond ${latest}`);
    }
    clock.advance(advanceMilliseconds);
    if (running === true && !clock.running) clock.start();
    if (running === false) clock.stop();
    queues.advance(clock.now());
    return clockResponse(context);
  });
  app.post(`${controlPath}/outcomes`, async (context) => {
    const { pullRequest, outcome, testingMilliseconds: milliseconds, times } = await bodyOf(context, outcomeRequest);
    queues.advance(clock.now());
    outcomes.plan(pullRequest, { outcome, milliseconds }, times);
    return context.json({ pullRequest, outcome, milliseconds });
  });
  app.post(`${controlPath}/pull-request`, async (context) => {
    const { repo, targetBranch, pr, mergeable, pushed, state } = await bodyOf(context, pullRequestRequest);
    const now = clock.now();
    const registered = queues.findOrCreate(now, { repo, targetBranch });
    if (pr.sha !== void 0) registered.queue.setHead(now, pr.number, pr.sha, pushed === true);
    if (mergeable !== void 0) registered.queue.setMergeable(now, pr.number, mergeable);
    if (state === null) registered.queue.release(now, pr.number);
    else if (state !== void 0) registered.queue.force(now, pr.number, state);
    const known = [...registered.queue.submitted].find((each) => each.number === pr.number);
    const response = known === void 0 ? {} : pullRequestResponse(registered, known);
    return context.json(upperCaseStates ? inCapitals(response) : response);
  });
  app.get(`${controlPath}/faults`, (context) => context.json({ faults: faults.waiting }));
  app.post(`${controlPath}/faults`, async (context) => {
    faults.add(await bodyOf(context, faultRequest(endpoints)));
    return context.json({ faults: faults.waiting });
  });
  app.delete(`${controlPath}/faults`, (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });
  app.put(`${controlPath}/records`, async (context) => {
    const body = parseObject(await receiveBody(context.env.incoming), context.req.header("content-type"));
    try {
      source.records = toRecords(body);
    } catch (error) {
      throw new HttpError(400, `These aren't records: ${error instanceof Error ? error.message : String(error)}`);
    }
    return context.json({
      unhealthy_tests: source.records.unhealthy_tests.length,
      quarantined_tests: source.records.quarantined_tests.length
    });
  });
  app.delete(`${controlPath}/records`, (context) => {
    source.records = recordsAtStart;
    return context.json({});
  });
  app.get(`${controlPath}/state`, (context) => context.json(saveScene(controlled)));
  app.put(`${controlPath}/state`, async (context) => {
    const saved = await bodyOf(context, scene, maximumSceneBytes);
    try {
      loadScene(saved, controlled);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new HttpError(400, `This isn't a scene: ${error.message}`);
    }
    return context.json({ now: new Date(clock.now()).toISOString(), queues: saved.queues.length });
  });
}


// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/utils/response.mjs
var response = __webpack_require__(84043);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var hono_dist = __webpack_require__(31894);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/openapi.js




const summaries = {
  "/submitPullRequest": "Submit a pull request for testing and merging",
  "/cancelPullRequest": "Remove a pull request from the queue",
  "/restartTestsOnPullRequest": "Run the tests of a queued pull request again",
  "/getSubmittedPullRequest": "Status of a submitted pull request",
  "/setImpactedTargets": "Set the impacted targets of a commit of a pull request",
  "/getMergeQueueTestingDetails": "Details of a test of the queue",
  "/createQueue": "Create a queue for a branch",
  "/deleteQueue": "Delete an empty queue",
  "/getQueue": "State, settings and pull requests of a queue",
  "/updateQueue": "Change the settings or the state of a queue",
  "/getMergeQueueMetrics": "Metrics in the Prometheus text format",
  "/flaky-tests/list-unhealthy-tests": "Tests that are flaky or broken, by pages",
  "/flaky-tests/list-quarantined-tests": "Quarantined tests, by pages"
};
const refusals = {
  400: "The request is not as described, or the queue\u2019s rules do not allow it",
  401: "The token is missing or not accepted",
  404: "There is no such queue, pull request or test run",
  500: "A bug of this service"
};
function openApiDocument(serverUrl, requests, upperCaseStates) {
  const paths = Object.entries(summaries).map(([path, summary]) => {
    const request = path === "/getMergeQueueMetrics" ? void 0 : requests[path];
    const method = request === void 0 ? "get" : "post";
    const isUpload = path === "/setImpactedTargets";
    const operation = {
      operationId: path.slice(path.lastIndexOf("/") + 1),
      summary,
      security: isUpload ? [{ ApiKeyAuth: [] }, {}] : [{ ApiKeyAuth: [] }],
      ...isUpload ? { parameters: [forkedRun] } : {},
      ...request === void 0 ? { parameters: queryParameters(metricsQuery) } : { requestBody: { required: true, content: { "application/json": { schema: jsonSchema(request) } } } },
      responses: responsesOf(path, hosted.v1[path]?.[method])
    };
    return [
      path,
      { [method]: upperCaseStates ? { ...operation, responses: inCapitals(operation.responses) } : operation }
    ];
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Local merge queue and flaky-test service",
      version: "1.0.0",
      description: "Keeps everything in memory. Requests are described by the definitions that check them, and responses as the hosted service describes them."
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { ApiKeyAuth: { type: "apiKey", in: "header", name: "x-api-token" } } }
  };
}
const forkedRun = {
  name: "x-forked-workflow-run-id",
  in: "header",
  required: false,
  description: "Id of a workflow run of a pull request from a fork, in digits, instead of the token",
  schema: { type: "string" }
};
function responsesOf(path, described) {
  const all = path === "/createQueue" ? { ...refusals, 409: "There is a queue for the branch already" } : refusals;
  const errors = Object.entries(all).map(([status, description]) => [
    status,
    { description, content: { "text/plain": { schema: { type: "string" } } } }
  ]);
  if (path === "/createQueue" || path === "/submitPullRequest")
    return { 200: { description: "OK" }, ...Object.fromEntries(errors) };
  const { content = {} } = described?.responses["200"] ?? {};
  const json = content["application/json"]?.schema;
  const schema = path === "/getQueue" || path === "/updateQueue" ? { ...json, properties: { ...jsonSchema(schemas.object(settingFields.first)).properties, ...json?.properties } } : json;
  const shown = schema === void 0 ? content : { "application/json": { schema } };
  return { 200: { description: "OK", content: shown }, ...Object.fromEntries(errors) };
}
function queryParameters(query) {
  const { properties = {}, required = [] } = jsonSchema(query);
  return Object.entries(properties).filter(([, schema]) => Object.keys(schema).length > 0).map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
}
function jsonSchema(schema) {
  const json = json_schema_processors/* toJSONSchema */.bl(schema, { io: "input", target: "draft-2020-12", unrepresentable: "any" });
  const { $schema: _dialect, ...rest } = json;
  return rest;
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/refusal.js
var refusal = __webpack_require__(6333);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/packages/local-service/src/http/faults.js


class Faults {
  #waiting = [];
  get waiting() {
    return this.#waiting.map(({ fault: { times: _times, ...fault }, remaining }) => ({ ...fault, remaining }));
  }
  add(fault) {
    this.#waiting.push({ fault, remaining: fault.times });
  }
  clear() {
    this.#waiting = [];
  }
  /**
   * Takes the fault for a request, and counts the request.
   * @param path of the endpoint, without the base path
   */
  take(path) {
    const struck = this.#waiting.find(({ fault }) => fault.path === void 0 || fault.path === path);
    if (struck === void 0) return void 0;
    struck.remaining -= 1;
    if (struck.remaining === 0) this.#waiting = this.#waiting.filter((each) => each !== struck);
    return struck.fault;
  }
}
async function strike(fault, respond, outgoing) {
  const real = fault.afterEffect ? await respond() : void 0;
  if (fault.delayMilliseconds > 0) await (0,external_node_timers_promises_.setTimeout)(fault.delayMilliseconds, void 0, { ref: false });
  if (fault.connection !== void 0) {
    if (fault.connection === "reset") outgoing.destroy();
    if (fault.connection === "truncate") {
      outgoing.writeHead(fault.status ?? 200, { "content-type": "application/json", "content-length": "1000" });
      outgoing.write('{"state":"TEST', () => outgoing.destroy());
    }
    return response/* RESPONSE_ALREADY_SENT */.o;
  }
  if (fault.status === void 0) return real ?? respond();
  const bodyless = [204, 205, 304].includes(fault.status);
  return new Response(bodyless ? null : fault.body, {
    status: fault.status,
    headers: { "content-type": "text/plain; charset=utf-8", ...fault.headers }
  });
}


// EXTERNAL MODULE: ./build/packages/shared/src/service/test-id.js
var test_id = __webpack_require__(95051);
;// CONCATENATED MODULE: ./build/packages/local-service/src/flaky-tests/default-records.js



const subjects = ["checkout", "login", "search", "invoice", "upload"];
const behaviours = [
  "retries after a timeout",
  "rejects an expired token",
  "keeps the order of events",
  "recovers from a lost connection",
  "handles two writers at once",
  "renders an empty result",
  "rounds amounts to cents"
];
const frameworks = `
python3.12-linux | @acme/platform | test_{a_behaviour} | tests.test_{subject} | tests.test_{subject}.Test{Subject} | tests/test_{subject}.py
node24-linux | @acme/web | {subject} {a behaviour} | {subject} | {subject} page | apps/web/src/{subject}/{subject}.test.tsx
chromium | @acme/web @acme/quality | {Subject} page \u203A {a behaviour} | {subject}.spec.ts | {subject}.spec.ts | e2e/{subject}.spec.ts
jdk21 | @acme/payments | {aBehaviour} | com.acme.{subject}.{Subject}ServiceTest | com.acme.{subject}.{Subject}ServiceTest | services/{subject}/src/test/java/com/acme/{subject}/{Subject}ServiceTest.java
linux-amd64 | @acme/infrastructure | Test{Subject}/{a_behaviour} | github.com/acme/shop/internal/{subject} | github.com/acme/shop/internal/{subject} |
x86_64-unknown-linux-gnu | @acme/infrastructure | {subject}::tests::{a_behaviour} | shop-{subject} | shop-{subject} |
ruby3.4 | @acme/back-office | {Subject} {a behaviour} | | spec.models.{subject}_spec | ./spec/models/{subject}_spec.rb
php8.4 | @acme/back-office | test{ABehaviour} | Acme\\Shop\\Tests\\{Subject}Test | Acme.Shop.Tests.{Subject}Test | tests/{Subject}Test.php
net9.0-windows | @acme/payments @acme/quality | {ABehaviour}(retry: true) | Acme.Shop.Tests.{Subject}Tests | Acme.Shop.Tests.{Subject}Tests |
asan | | {ABehaviour}/0 | {Subject}Suite | {Subject}Suite | native/{subject}_test.cc
ios18-simulator | @acme/mobile | test{ABehaviour} | {Subject}Tests | ShopTests.{Subject}Tests |
 | @acme/quality | {A behaviour} | Acceptance.{Subject} | | acceptance/{subject}.robot`.slice(1).split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
function cellsOf(framework, subject, behaviour) {
  const words = {
    subject,
    Subject: pascal(subject),
    "a behaviour": behaviour,
    "A behaviour": behaviour.charAt(0).toUpperCase() + behaviour.slice(1),
    a_behaviour: behaviour.replaceAll(" ", "_"),
    aBehaviour: behaviour.replace(/ (\w)/g, (_, letter) => letter.toUpperCase()),
    ABehaviour: pascal(behaviour)
  };
  const [variant = "", owners = "", name = "", parent, classname, file] = framework.map(
    (cell) => cell.replace(/\{([^{}]+)\}/g, (_, form) => words[form] ?? form)
  );
  const orNull = (cell) => cell === void 0 || cell === "" ? null : cell;
  return {
    variant,
    name,
    owners: owners === "" ? [] : owners.split(" "),
    parent: orNull(parent),
    classname: orNull(classname),
    file: orNull(file)
  };
}
const sampleOrganization = "acme";
const day = 864e5;
function defaultRecords(repo, now, organization = sampleOrganization) {
  const repository = repositoryAddress(repo);
  const tests = subjects.flatMap(
    (subject) => behaviours.flatMap(
      (behaviour) => frameworks.map((framework) => {
        const { variant, owners, name, parent, classname, file } = cellsOf(framework, subject, behaviour);
        const chance = Buffer.from((0,stable_identifiers/* commitNameFrom */.ri)(JSON.stringify([variant, parent, name])), "hex");
        const byte = (index) => chance[index] ?? 0;
        const parts = { name, parent: parent ?? "", classname: classname ?? "", file: file ?? "", variant };
        const id = (0,test_id/* testId */.e)(organization, `${repo.host}/${repo.owner}/${repo.name}`, parts);
        const isUnhealthy = byte(0) < 192;
        const isQuarantined = byte(1) < 128 || !isUnhealthy;
        const quarantinedAt = now - (byte(2) / 256 * 60 + byte(3) / 256) * day;
        const changedAt = isQuarantined ? quarantinedAt - byte(4) / 256 * day : now - byte(4) / 256 * 90 * day;
        const status = !isUnhealthy ? "HEALTHY" : byte(5) < 200 ? "FLAKY" : "BROKEN";
        const both = { name, variant, codeowners: owners };
        const timestamp = new Date(changedAt).toISOString();
        const unhealthy = {
          ...both,
          id,
          repository: { html_url: repository },
          html_url: `${repository}/tests/${id}`,
          status: { value: status.toLowerCase(), reason: reasonOf(status, byte(6)), timestamp },
          pull_requests_impacted_last_7d: byte(7) % 24,
          quarantined: isQuarantined,
          file_path: file ?? "",
          parent: parent ?? "",
          classname: classname ?? "",
          ...byte(8) < 96 ? { ticket: { html_url: `${repository}/issues/${String(1e3 + byte(9))}` } } : {}
        };
        const quarantined = {
          ...both,
          parent,
          file,
          classname,
          status,
          quarantine_setting: byte(10) < 64 ? "ALWAYS_QUARANTINE" : "AUTO_QUARANTINE",
          quarantined_at: new Date(quarantinedAt).toISOString(),
          status_last_updated_at: timestamp,
          test_case_id: id
        };
        return { unhealthy: isUnhealthy ? [unhealthy] : [], quarantined: isQuarantined ? [quarantined] : [] };
      })
    )
  );
  return {
    unhealthy_tests: tests.flatMap(({ unhealthy }) => unhealthy),
    quarantined_tests: tests.flatMap(({ quarantined }) => quarantined)
  };
}
function reasonOf(value, chance) {
  if (value === "BROKEN") return `Failed in ${String(5 + chance % 20)} runs on the default branch in a row`;
  return `Failed and passed on the same commit ${String(2 + chance % 9)} times`;
}
function pascal(words) {
  return words.replace(/(?:^| )(\w)/g, (_, letter) => letter.toUpperCase());
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/flaky-tests/paging.js

class UnknownToken extends Error {
  name = "UnknownToken";
}
class Paging {
  #secret = (0,external_node_crypto_.randomBytes)(32);
  /**
   * @param list names the list and its filter
   * @param size rows a page
   * @param token of the page, empty for the first
   * @returns the page; `page_index` counts from 0, and the token of a page that does not exist is empty
   * @throws UnknownToken
   */
  cut(list, rows, size, token) {
    const start = token === "" ? 0 : this.#startOf(list, token);
    const lastStart = Math.max(0, Math.ceil(rows.length / size) - 1) * size;
    return {
      rows: rows.slice(start, start + size),
      page: {
        total_rows: rows.length,
        total_pages: Math.ceil(rows.length / size),
        next_page_token: start + size < rows.length ? this.#token(list, start + size) : "",
        prev_page_token: start > 0 ? this.#token(list, Math.max(0, start - size)) : "",
        last_page_token: rows.length > 0 ? this.#token(list, lastStart) : "",
        page_index: Math.floor(start / size)
      }
    };
  }
  #token(list, start) {
    const proof = (0,external_node_crypto_.createHmac)("sha256", this.#secret).update(`${list} ${String(start)}`).digest("base64url").slice(0, 16);
    return Buffer.from(`${String(start)}.${proof}`).toString("base64url");
  }
  #startOf(list, token) {
    const start = Number(Buffer.from(token, "base64url").toString().split(".")[0]);
    if (!Number.isSafeInteger(start) || this.#token(list, start) !== token) throw new UnknownToken();
    return start;
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/flaky-test-endpoints.js



function flakyTestEndpoints(source, clock) {
  const paging = new Paging();
  const startedAt = clock.now();
  let made;
  const recordsOf = (repo, organization) => {
    if (source.records !== void 0) return source.records;
    const key = JSON.stringify([repo, organization]);
    if (made?.repo !== key) made = { repo: key, records: defaultRecords(repo, startedAt, organization) };
    return made.records;
  };
  let filtered;
  const withStatus = (all, status) => {
    if (status === void 0) return all;
    if (filtered?.from !== all || filtered.status !== status) {
      filtered = { from: all, status, rows: all.filter((test) => flaky_test_endpoints_statusOf(test) === status) };
    }
    return filtered.rows;
  };
  const cut = (list, rows, { page_size = 100, page_token = "" } = {}) => {
    try {
      return paging.cut(list, rows, page_size, page_token);
    } catch (error) {
      if (error instanceof UnknownToken) throw new HttpError(400, "page_query.page_token is unknown for this list");
      throw error;
    }
  };
  return {
    "/flaky-tests/list-unhealthy-tests": ({ repo, org_url_slug: organization, status, page_query: query }) => {
      const rows = withStatus(recordsOf(repo, organization).unhealthy_tests, status);
      const { rows: tests, page } = cut(`unhealthy ${JSON.stringify(repo)} ${status ?? ""}`, rows, query);
      return { tests, page };
    },
    "/flaky-tests/list-quarantined-tests": ({ repo, org_url_slug: organization, page_query: query }) => {
      const all = recordsOf(repo, organization).quarantined_tests;
      const { rows, page } = cut(`quarantined ${JSON.stringify(repo)}`, all, query);
      return { quarantined_tests: rows, page };
    }
  };
}
function flaky_test_endpoints_statusOf(test) {
  const value = test.status?.value;
  return typeof value === "string" ? value.toUpperCase() : void 0;
}


// EXTERNAL MODULE: ./node_modules/prom-client/index.js
var prom_client = __webpack_require__(95222);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/local-service/src/http/metrics.js



const metricsContentType = prom_client.Registry.PROMETHEUS_CONTENT_TYPE;
const labelNames = ["repo", "branch", "queue_type"];
const queuesOfOneTurn = 10;
const bounds = [60, 300, 600, 900, 1800, 3600, 5400, 7200];
async function metricsText(queues, now) {
  const lines = /* @__PURE__ */ new Map();
  for (const some of groupsOf(queues)) {
    await (0,external_node_timers_promises_.setImmediate)();
    const registry = measured(some, now);
    for (const { name } of registry.getMetricsAsArray()) {
      await (0,external_node_timers_promises_.setImmediate)();
      const ofMetric = lines.get(name) ?? [];
      const text = (await registry.getSingleMetricAsString(name)).split("\n").filter((line) => line !== "");
      for (const line of ofMetric.length === 0 ? text : text.filter((each) => !each.startsWith("#")))
        ofMetric.push(line);
      lines.set(name, ofMetric);
    }
  }
  return `${[...lines.values()].map((ofMetric) => ofMetric.join("\n")).join("\n\n")}
`;
}
function groupsOf(queues) {
  const alike = /* @__PURE__ */ new Map();
  for (const queue of queues) (0,append/* append */.BC)(alike, JSON.stringify(labelsOf(queue)), queue);
  const groups = [[]];
  for (const some of alike.values()) {
    const last = groups.at(-1) ?? [];
    if (last.length + some.length > queuesOfOneTurn && last.length > 0) groups.push(some);
    else last.push(...some);
  }
  return groups;
}
const labelsOf = ({ repo, targetBranch }) => ({
  repo: `${repo.owner}/${repo.name}`,
  branch: targetBranch
});
function measured(queues, now) {
  const registry = new prom_client.Registry();
  const registers = [registry];
  const gauge = (name, help) => new prom_client.Gauge({ name, help, labelNames, registers });
  const histogram = (name, help) => new prom_client.Histogram({ name, help, labelNames, buckets: bounds, registers });
  const depth = gauge("mq_depth_current", "Pull requests in the queue that are ready.");
  const awaiting = gauge("mq_awaiting_mergeability", "Pull requests in the queue that are not ready.");
  const testing = gauge("mq_testing_slots_active", "Tests that run.");
  const conclusions = new prom_client.Gauge({
    name: "mq_pr_conclusions_1h_total",
    help: "Pull requests that left the queue in the last hour, by how they did.",
    labelNames: [...labelNames, "conclusion"],
    registers
  });
  const restarts = gauge("mq_pr_restarts_1h_total", "Tests that were started again in the last hour.");
  const waits = histogram("mq_pr_wait_duration_1h_seconds", "Time from submission to the first test, last hour.");
  const tests = histogram("mq_pr_test_duration_1h_seconds", "Time that tests took, last hour.");
  const times = histogram("mq_pr_time_in_queue_1h_seconds", "Time from submission to leaving the queue, last hour.");
  for (const registered of queues) {
    for (const queueType of ["main", "bisection"]) {
      const { queue, statistics } = registered;
      const labels = { ...labelsOf(registered), queue_type: queueType };
      const entries = queue.enqueued.filter((entry) => queueTypeOf(entry) === queueType);
      const notReady = entries.filter(({ state }) => state === "NOT_READY").length;
      depth.inc(labels, entries.length - notReady);
      awaiting.inc(labels, notReady);
      testing.inc(labels, queue.testsRunning(queueType));
      const hour = statistics.lastHour(queueType, now);
      for (const [state, count] of hour.conclusions) {
        conclusions.inc({ ...labels, conclusion: state.toLowerCase() }, count);
      }
      restarts.inc(labels, hour.restarts);
      const histograms = [
        [waits, hour.waits],
        [tests, hour.tests],
        [times, hour.timesInQueue]
      ];
      for (const [metric, seconds] of histograms) {
        if (seconds.length === 0) metric.zero(labels);
        for (const value of seconds) metric.observe(labels, value);
      }
    }
  }
  return registry;
}
function queueTypeOf({ bisection }) {
  return bisection === void 0 ? "main" : "bisection";
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/page.js

function servePage(access) {
  return async (context) => {
    const forbidden = access.whyOfOtherHost((name) => context.req.header(name));
    if (forbidden !== void 0) return context.text(forbidden, 403);
    const { default: page } = await __webpack_require__.e(/* import() */ 4249).then(__webpack_require__.bind(__webpack_require__, 54249));
    return context.html(page, 200, {
      "content-security-policy": [
        "default-src 'none'",
        `script-src '${digestOf(page, "script")}'`,
        `style-src '${digestOf(page, "style")}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'"
      ].join("; "),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store"
    });
  };
}
function digestOf(page, element) {
  const start = page.indexOf(`<${element}>`) + `<${element}>`.length;
  const content = page.slice(start, page.indexOf(`</${element}>`, start));
  return `sha256-${(0,external_node_crypto_.createHash)("sha256").update(content).digest("base64")}`;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/queue-endpoints.js




function queueEndpoints(queues, clock) {
  const present = (identity) => {
    const registered = queues.find(identity);
    const now = clock.now();
    registered.queue.advance(now);
    return { registered, now };
  };
  return {
    "/submitPullRequest": (request) => {
      const now = clock.now();
      queues.findOrCreate(now, identityOf(request)).queue.submit(now, request.pr.number, submissionOf(request));
      return void 0;
    },
    "/cancelPullRequest": (request) => {
      const { registered, now } = present(request);
      registered.queue.cancel(now, request.pr.number);
      return {};
    },
    "/restartTestsOnPullRequest": (request) => {
      const { registered, now } = present(request);
      registered.queue.restartTests(now, request.pr.number);
      return {};
    },
    "/getSubmittedPullRequest": (request) => {
      const { registered } = present(request);
      return pullRequestResponse(registered, registered.queue.find(request.pr.number));
    },
    "/setImpactedTargets": (request) => {
      const { number, sha } = request.pr;
      queues.setImpactedTargets(clock.now(), identityOf(request), number, request.impactedTargets, sha);
      return {};
    },
    "/getMergeQueueTestingDetails": (request) => {
      const { registered } = present(request);
      return testingDetailsResponse(registered, testRunOf(registered, request.pr?.number, request.testRunId));
    },
    "/createQueue": (request) => {
      queues.create(clock.now(), identityOf(request), settingsOf(request));
      return void 0;
    },
    "/deleteQueue": (request) => {
      queues.delete(clock.now(), request);
      return {};
    },
    "/getQueue": (request) => {
      const { registered } = present(request);
      return {
        ...queueResponse(registered),
        enqueuedPullRequests: enqueuedPullRequests(registered)
      };
    },
    "/updateQueue": (request) => {
      const settings = settingsOf(request);
      const { registered, now } = present(request);
      registered.queue.update(now, settings, request.state);
      return queueResponse(registered);
    }
  };
}
function identityOf({ repo: { host, owner, name }, targetBranch }) {
  return { repo: { host, owner, name }, targetBranch };
}
function submissionOf({ priority, noBatch, pr: { sha } }) {
  return (0,json_values/* given */.gI)({ sha, noBatch, priority });
}
function settingsOf(request) {
  const { repo: _repo, targetBranch: _branch, state: _state, deleteRequiredStatuses, ...settings } = request;
  if (deleteRequiredStatuses !== true) return (0,json_values/* given */.gI)(settings);
  if ((settings.requiredStatuses?.length ?? 0) > 0) {
    throw new HttpError(400, "deleteRequiredStatuses must be left out where requiredStatuses are given");
  }
  return { ...(0,json_values/* given */.gI)(settings), requiredStatuses: [] };
}
function testRunOf({ queue }, number, id) {
  if (id !== void 0) return queue.findTestRun(id);
  const entry = number === void 0 ? queue.enqueued.find(({ state }) => state === "TESTING") : queue.find(number);
  if (entry?.test !== void 0) return entry.test;
  const what = number === void 0 ? "No pull request of this queue is being tested" : `Pull request ${number} has not been tested yet`;
  throw new refusal/* Refusal */.P("unknown", what);
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/rate-limit.js
function rateLimit(perSecond, clock, isLookUp) {
  let answered = [];
  return async (context, next) => {
    if (!isLookUp(context.req.method, context.req.path)) return next();
    const now = clock.now();
    answered = answered.filter((moment) => moment > now - 1e3 && moment <= now);
    if (answered.length >= perSecond) {
      return context.text(`Too many look-ups of pull requests: ${perSecond} a second are allowed`, 429);
    }
    answered.push(now);
    return next();
  };
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/request-log.js
const kept = 1e4;
const longestPath = 1024;
const longestLoggedBody = 16384;
const bodyBytesKept = 16 * 1048576;
class RequestLog {
  #requests = [];
  /** The bodies that are kept, the earliest first. */
  #withBody = /* @__PURE__ */ new Set();
  #bodyBytes = 0;
  /** How many requests there were since the start, or since the log was last cleared. */
  total = 0;
  get requests() {
    return this.#requests.slice(-kept).map(({ text, ...request }) => {
      const { receivedAt, method, path, token, bodyBytes, status } = request;
      return { receivedAt, method, path, token, bodyBytes, body: parsed(text), status };
    });
  }
  add(method, path, token) {
    const receivedAt = (/* @__PURE__ */ new Date()).toISOString();
    const known = { receivedAt, method, path: beginningOf(path), token };
    const request = { ...known, bodyBytes: null, text: void 0, status: null };
    this.#requests.push(request);
    this.total += 1;
    if (this.#requests.length > 1.1 * kept) {
      for (const old of this.#requests.slice(0, -kept)) this.#dropBody(old);
      this.#requests = this.#requests.slice(-kept);
    }
    return request;
  }
  /** Records a body that has been read. */
  noteBody(request, size, bytes) {
    request.bodyBytes = size;
    if (bytes === void 0 || bytes.length > longestLoggedBody) return;
    request.text = bytes.toString("utf8");
    this.#withBody.add(request);
    this.#bodyBytes += request.text.length;
    for (const oldest of this.#withBody) {
      if (this.#bodyBytes <= bodyBytesKept) return;
      this.#dropBody(oldest);
    }
  }
  clear() {
    this.#requests = [];
    this.#withBody.clear();
    this.#bodyBytes = 0;
    this.total = 0;
  }
  #dropBody(request) {
    if (!this.#withBody.delete(request)) return;
    this.#bodyBytes -= request.text?.length ?? 0;
    request.text = void 0;
  }
}
function beginningOf(path) {
  return path.length <= longestPath ? path : Buffer.from(path.slice(0, longestPath)).toString();
}
function parsed(text) {
  if (text === void 0) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/v2/requests.js







const uuid = () => schemas.uuid({ error: "a UUID" });
const number = () => integer(1, 1e7);
const dateTime = () => iso.datetime({ offset: true, error: "a date and time as in 2026-01-31T12:00:00Z" });
const page = {
  limit: integer(1, 100).default(25),
  cursor: schemas.string({ error: "a string" }).optional(),
  includeTotal: flag().default(false)
};
function wordsOf(words) {
  const error = `one or more of ${words.join(", ")}, between commas`;
  return schemas.string({ error }).regex(new RegExp(`^(?:${words.join("|")})(?:,(?:${words.join("|")}))*$`), { error }).transform((given) => given.split(","));
}
const entryStates = states/* pullRequestStates */.jH.map(words/* camelCased */.p);
const runStatus = oneOf(["inProgress", "failed", "cancelled", "succeeded"]).optional();
const direction = oneOf(["oldest", "newest"]).default("oldest");
const requests_numbers = schemas.string({ error: "1 to 50 numbers between commas" }).regex(/^[1-9]\d{0,7}(?:,[1-9]\d{0,7}){0,49}$/, { error: "1 to 50 numbers between commas" }).transform((given) => given.split(",").map(Number));
const periods = oneOf(["1d", "7d", "14d", "30d"]).optional();
const include = oneOf(["metrics"]).optional();
const quarantineState = oneOf(["quarantined", "notQuarantined"]);
const queries = {
  queues: object({ ...page, repositoryId: uuid().optional(), targetBranch: values_text().optional() }).superRefine(
    ({ repositoryId, targetBranch }, context) => {
      if (targetBranch === void 0 || repositoryId !== void 0) return;
      context.addIssue({ code: "custom", path: ["repositoryId"], message: "given together with targetBranch" });
    }
  ),
  metrics: object({ repositoryId: uuid().optional() }),
  ofQueue: object({
    ...page,
    state: wordsOf(entryStates).optional(),
    author: values_text().optional(),
    concludedAfter: dateTime().optional(),
    concludedBefore: dateTime().optional()
  }),
  runsOfQueue: object({ ...page, status: runStatus, createdAfter: dateTime().optional() }),
  runsOfPullRequest: object({
    ...page,
    status: runStatus,
    createdAfter: schemas.undefined({ error: "left out" }).optional()
  }),
  pullRequests: object({
    ...page,
    repositoryId: uuid(),
    number: requests_numbers.optional(),
    branch: values_text().optional(),
    baseBranch: values_text().optional()
  }).superRefine(({ number: given, branch, baseBranch }, context) => {
    const refuse = (path, message) => context.addIssue({ code: "custom", path: [path], message });
    if (given === void 0 === (branch === void 0)) refuse("number", "given, or else branch, and not both");
    else if (baseBranch !== void 0 && branch === void 0) refuse("branch", "given together with baseBranch");
  }),
  graph: object({ includeImpactedTargets: flag().default(false) }),
  testingResults: object({ ...page, since: dateTime(), until: dateTime().optional() }),
  history: object({ ...page, direction }),
  histories: object({
    ...page,
    direction,
    pullRequestIds: values_text("1 to 50 ids between commas").transform((given) => given.split(",")).pipe(schemas.array(uuid()).max(50, { error: "1 to 50 ids between commas" }))
  }),
  repositories: object({ ...page, providerUrl: values_text() }),
  collections: object({ ...page, q: values_text().optional() }),
  tests: object({
    ...page,
    testCollectionId: values_text().optional(),
    status: wordsOf(["healthy", "flaky", "broken"]).optional(),
    q: values_text().optional(),
    file: values_text().optional(),
    owner: values_text().optional(),
    variant: values_text().optional(),
    label: values_text().optional(),
    quarantineState: quarantineState.optional(),
    markedFlaky: flag().optional(),
    newlyFlaky: flag().optional(),
    include,
    period: periods,
    sort: oneOf(["name", "failureRate", "durationP95", "prsImpacted", "lastRunAt", "lastFailureAt"]).default("name"),
    direction: oneOf(["asc", "desc"]).optional()
  }).superRefine(needPeriod),
  statusHistory: object({ ...page, startedAfter: dateTime().optional(), startedBefore: dateTime().optional() }),
  testRuns: object({
    ...page,
    conclusion: oneOf(["success", "failure", "skipped"]).optional(),
    branches: values_text().optional(),
    pullRequestOnly: flag().optional(),
    quarantineState: quarantineState.optional(),
    startedAfter: dateTime().optional(),
    startedBefore: dateTime().optional()
  }).superRefine(({ branches, pullRequestOnly }, context) => {
    if (branches === void 0 || pullRequestOnly === void 0) return;
    context.addIssue({ code: "custom", path: ["branches"], message: "left out where pullRequestOnly is given" });
  }),
  test: object({ include, period: periods }).superRefine(needPeriod)
};
function needPeriod(query, context) {
  if (query.include === void 0 && query.newlyFlaky === void 0 || query.period !== void 0) return;
  context.addIssue({ code: "custom", path: ["period"], message: "given together with include and newlyFlaky" });
}
function body(shape) {
  return schemas.strictObject(shape, { error: "an object" });
}
const priorityValue = integer(0, 32767).optional();
const priorityName = oneOf(queue_rules_priority/* priorityNames */.Bf).optional();
function oneFieldOf(schema, names, least = 1) {
  const described = least === 1 ? { oneOf: names.map((name) => ({ required: [name] })) } : { not: { required: [...names] } };
  const checked = schema.superRefine((given, context) => {
    const count = names.filter((name) => given[name] !== void 0).length;
    if (count === 1 || count === least) return;
    const message = least === 1 ? `given, or else ${names[1]}, and not both` : `left out where ${names[1]} is given`;
    context.addIssue({ code: "custom", path: [names[0]], message });
  });
  return checked.meta({ allOf: [...schema.meta()?.allOf ?? [], described] });
}
const priorityNamesOfFields = ["priorityValue", "priorityName"];
const bodies = {
  createCollection: object({
    name: values_text("a string of 1 to 100 characters").max(100, { error: "a string of 1 to 100 characters" }),
    description: schemas.string({ error: "a string of at most 500 characters" }).max(500, { error: "a string of at most 500 characters" }).optional()
  }),
  ticket: object({
    externalTicketId: values_text("a string of 1 to 2048 characters").max(2048, { error: "a string of 1 to 2048 characters" }),
    integrationId: uuid().optional()
  }),
  createQueue: body({
    repositoryId: uuid(),
    targetBranch: values_text(),
    ...settingFields.secondOnCreation
  }),
  config: body(settingFields.second),
  switchModes: body({ mode: oneOf((0,queue_settings/* secondValues */.ZH)(queue_settings/* settingsTable */.uG.mode.type)) }),
  submit: oneFieldOf(
    body({
      number: number(),
      allowBatching: flag().optional(),
      priorityValue,
      priorityName,
      direct: flag().optional()
    }),
    priorityNamesOfFields,
    0
  ),
  reprioritize: oneFieldOf(body({ priorityValue, priorityName }), priorityNamesOfFields),
  queueEntry: oneFieldOf(
    body({ priorityValue, priorityName, direct: flag().optional(), allowBatching: flag().optional() }),
    priorityNamesOfFields,
    0
  ).refine((given) => Object.keys(given).length > 0, { error: "an object with at least one field" }),
  impactedTargets: oneFieldOf(
    oneFieldOf(
      body({
        repositoryId: uuid(),
        targetBranch: values_text(),
        sha: schemas.string({ error: "a commit" }).regex(/^[A-Za-z0-9]+$/, { error: "a commit" }),
        number: number().optional(),
        branch: values_text().optional(),
        impactedTargets: schemas.array(values_text(), { error: "an array of strings" }).max(1e5, { error: "an array of at most 100,000 strings" }).optional(),
        impactsAllTargets: schemas.literal(true, { error: "true" }).optional()
      }),
      ["number", "branch"]
    ),
    ["impactedTargets", "impactsAllTargets"]
  )
};


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/v2/endpoints.js



const table = {
  "mergeQueues.list": ["GET /merge-queues", "All queues, the newest first", queries.queues],
  "mergeQueues.create": ["POST /merge-queues", "Create a queue for a branch", bodies.createQueue],
  "mergeQueues.organizationMetrics": [
    "GET /merge-queues/metrics",
    "Metrics of all queues in the Prometheus text format",
    queries.metrics
  ],
  "mergeQueues.metrics": ["GET /merge-queues/{id}/metrics", "Metrics of a queue in the Prometheus text format"],
  "mergeQueues.get": ["GET /merge-queues/{id}", "State and settings of a queue"],
  "mergeQueues.delete": ["DELETE /merge-queues/{id}", "Delete an empty queue"],
  "mergeQueues.order": ["GET /merge-queues/{id}/order", "The order of the pull requests of a queue"],
  "mergeQueues.graph": ["GET /merge-queues/{id}/graph", "Which pull requests of a queue wait for which", queries.graph],
  "mergeQueues.listTestingResults": [
    "GET /merge-queues/{id}/testing-results",
    "Tests of pull requests that have ended, the newest first",
    queries.testingResults
  ],
  "mergeQueues.submitPullRequest": [
    "POST /merge-queues/{id}/pull-requests",
    "Submit a pull request for testing and merging",
    bodies.submit
  ],
  "mergeQueues.listPullRequests": [
    "GET /merge-queues/{id}/pull-requests",
    "Pull requests of a queue, the latest submission first",
    queries.ofQueue
  ],
  "mergeQueues.switchModes": ["POST /merge-queues/{id}/switch-modes", "Change the mode of a queue", bodies.switchModes],
  "mergeQueues.pause": ["POST /merge-queues/{id}/pause", "Pause a queue"],
  "mergeQueues.resume": ["POST /merge-queues/{id}/resume", "Let a queue run"],
  "mergeQueues.drain": ["POST /merge-queues/{id}/drain", "Take no new pull requests, and finish those that are there"],
  "mergeQueues.updateConfig": ["PATCH /merge-queues/{id}/config", "Change the settings that are given", bodies.config],
  "mergeQueues.listVerificationRuns": [
    "GET /merge-queues/{id}/verification-runs",
    "Tests of a queue, the newest first",
    queries.runsOfQueue
  ],
  "pullRequests.resolve": ["GET /pull-requests", "Pull requests by number or by branch", queries.pullRequests],
  "pullRequests.get": ["GET /pull-requests/{id}", "A pull request"],
  "pullRequests.listVerificationRuns": [
    "GET /pull-requests/{id}/verification-runs",
    "Tests of a pull request, the newest first",
    queries.runsOfPullRequest
  ],
  "pullRequests.history": [
    "GET /pull-requests/{id}/queue-entry-history",
    "Changes of a pull request\u2019s state",
    queries.history
  ],
  "pullRequests.histories": [
    "GET /queue-entry-history",
    "Changes of the states of several pull requests",
    queries.histories
  ],
  "pullRequests.dequeue": ["POST /pull-requests/{id}/dequeue", "Remove a pull request from its queue"],
  "pullRequests.restartTests": ["POST /pull-requests/{id}/restart-tests", "Run the tests of a pull request again"],
  "pullRequests.reprioritize": [
    "POST /pull-requests/{id}/reprioritize",
    "Change the priority of a queued pull request",
    bodies.reprioritize
  ],
  "pullRequests.updateQueueEntry": [
    "PATCH /pull-requests/{id}/queue-entry",
    "Change priority or batching of a queued pull request",
    bodies.queueEntry
  ],
  "verificationRuns.get": ["GET /merge-queue-verification-runs/{id}", "A test of a queue"],
  "impactedTargets.upload": [
    "PUT /impacted-targets",
    "Set the impacted targets of a commit of a pull request",
    bodies.impactedTargets
  ],
  "repositories.resolve": ["GET /repositories", "The repository with this address", queries.repositories],
  "repositories.get": ["GET /repositories/{id}", "A repository"],
  "testCollections.list": [
    "GET /test-collections",
    "Test collections: one for each repository that is known",
    queries.collections
  ],
  "testCollections.create": [
    "POST /test-collections",
    "Create a test collection, which stays empty",
    bodies.createCollection
  ],
  "testCollections.get": ["GET /test-collections/{id}", "A test collection"],
  "tests.list": ["GET /tests", "Tests, by their names", queries.tests],
  "tests.listStatusHistory": [
    "GET /tests/{id}/status-history",
    "Changes of a test\u2019s status, the newest first",
    queries.statusHistory
  ],
  "tests.listTestRuns": [
    "GET /tests/{id}/test-runs",
    "Runs of a test, of which this service knows none",
    queries.testRuns
  ],
  "tests.linkTicket": ["POST /tests/{id}/ticket", "Link a test to a ticket, which this service refuses", bodies.ticket],
  "tests.get": ["GET /tests/{id}", "A test", queries.test]
};
const earlier = (path) => path.replace(/^\/tests\b/, "/test-cases");
const describedAt = new Map(
  Object.entries(hosted.v2).map(([path, item]) => [path.slice("/v2".length).replace(/\{\w+\}/, "{id}"), item])
);
const endpoints = Object.entries(table).flatMap(([name, [address, summary, schema]]) => {
  const [method, path] = address.split(" ");
  const described = describedAt.get(earlier(path))?.[method.toLowerCase()];
  if (described === void 0) throw new Error(`The description has no ${address}`);
  const endpoint = {
    name,
    method,
    summary,
    query: method === "GET" ? schema : void 0,
    body: method === "GET" ? void 0 : schema,
    described
  };
  return [.../* @__PURE__ */ new Set([path, earlier(path)])].map((each) => ({ ...endpoint, path: each }));
});


;// CONCATENATED MODULE: ./build/packages/local-service/src/definitions/v2/openapi.js



function describeSecondGeneration(serverUrl) {
  const paths = {};
  for (const endpoint of endpoints) {
    const path = paths[`/v2${endpoint.path}`] ??= {};
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Local merge queue and flaky-test service, second generation",
      version: "2.0.0",
      description: "Keeps everything in memory, on the same queues as the first generation. Requests are described by the definitions that check them, and responses as the hosted service describes them."
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    paths,
    components: { securitySchemes: { apiKey: { type: "http", scheme: "bearer" } }, schemas: hosted.schemas }
  };
}
function operation({ name, path, query, body, summary, described }) {
  const parameters = [
    ...path.includes("{id}") ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }] : [],
    ...query === void 0 ? [] : queryParameters(query)
  ];
  return {
    operationId: path.startsWith("/test-cases") ? name.replace("tests.", "testCases.") : name,
    summary,
    ...parameters.length === 0 ? {} : { parameters },
    ...body === void 0 ? {} : { requestBody: { required: true, content: { "application/json": { schema: jsonSchema(body) } } } },
    responses: Object.fromEntries(
      Object.entries(described.responses).map(([status, response]) => [
        status,
        { ...response, description: response["x-error-codes"]?.join(", ") ?? "OK" }
      ])
    )
  };
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/cursors.js


class Cursors {
  #secret = (0,external_node_crypto_.randomBytes)(32);
  /**
   * @param list names the list; filters of the query are added
   * @param placeOf gives the place of a row; the smallest comes first
   * @param backwards true when the largest comes first
   * @throws ApiError (INVALID_CURSOR)
   */
  page(list, query, rows, placeOf, backwards = false) {
    const inTurn = (one, other) => backwards ? compare(other, one) : compare(one, other);
    const { limit, cursor, includeTotal, ...filters } = query;
    const name = JSON.stringify([list, filters]);
    const placed = rows.map((row) => ({ row, place: placeOf(row) })).sort((one, other) => inTurn(one.place, other.place));
    const last = cursor === void 0 ? void 0 : this.#placeIn(name, cursor);
    const rest = last === void 0 ? placed : placed.filter(({ place }) => inTurn(place, last) > 0);
    const shown = rest.slice(0, limit);
    const end = rest.length > limit ? shown.at(-1) : void 0;
    return {
      data: shown.map(({ row }) => row),
      nextCursor: end === void 0 ? null : this.#cursor(name, end.place),
      hasMore: end !== void 0,
      ...includeTotal ? { total: rows.length } : {}
    };
  }
  #cursor(name, place) {
    const proof = (0,external_node_crypto_.createHmac)("sha256", this.#secret).update(JSON.stringify([name, place])).digest("base64url");
    return Buffer.from(JSON.stringify([...place, proof.slice(0, 16)])).toString("base64url");
  }
  #placeIn(name, cursor) {
    try {
      const [number, text] = JSON.parse(Buffer.from(cursor, "base64url").toString());
      if (this.#cursor(name, [number, text]) === cursor) return [number, text];
    } catch {
    }
    throw new ApiError("INVALID_CURSOR", "cursor must be the nextCursor of the page before, with the same parameters");
  }
}
function compare(one, other) {
  if (one[0] !== other[0]) return one[0] - other[0];
  return one[1] < other[1] ? -1 : one[1] > other[1] ? 1 : 0;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/queues.js








function refusedAs(code, work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof refusal/* Refusal */.P)) throw error;
    throw new ApiError(typeof code === "string" ? code : code(error.reason), error.message);
  }
}
function queueHandlers({ queues, directory, cursors }) {
  const setState = (state) => ({ id, now }) => {
    const registered = directory.queue(id);
    registered.queue.update(now, {}, state);
    return stateChange(registered);
  };
  return {
    "mergeQueues.list": ({ query }) => {
      const { repositoryId, targetBranch } = query;
      const found = repositoryId === void 0 ? [...queues] : directory.queuesOf(repositoryId);
      const wanted = found.filter((each) => targetBranch === void 0 || each.targetBranch === targetBranch);
      const page = cursors.page("queues", query, wanted, (each) => [-each.queue.createdAt, queueIdOf(each)]);
      return { ...page, data: page.data.map(queueRecord) };
    },
    "mergeQueues.create": ({ body, now }) => {
      const { repositoryId, targetBranch, ...settings } = body;
      const repo = directory.repository(repositoryId);
      const codeOf = (reason) => reason === "exists" ? "QUEUE_ALREADY_EXISTS" : "MERGE_QUEUE_NOT_CREATABLE";
      return refusedAs(codeOf, () => queueRecord(queues.create(now, { repo, targetBranch }, settingsFrom(settings))));
    },
    "mergeQueues.get": ({ id }) => queueRecord(directory.queue(id)),
    "mergeQueues.delete": ({ id, now }) => {
      const registered = directory.queue(id);
      refusedAs("QUEUE_HAS_ACTIVE_ENTRIES", () => queues.delete(now, registered));
      return void 0;
    },
    "mergeQueues.updateConfig": ({ id, body, now }) => {
      const registered = directory.queue(id);
      refuseWhileSwitching(registered);
      registered.queue.update(now, settingsFrom(body));
      return queueRecord(registered);
    },
    "mergeQueues.pause": setState("PAUSED"),
    "mergeQueues.resume": setState("RUNNING"),
    "mergeQueues.drain": setState("DRAINING"),
    "mergeQueues.switchModes": ({ id, body, now }) => {
      const registered = directory.queue(id);
      refuseWhileSwitching(registered);
      registered.queue.update(now, settingsFrom(body));
      return stateChange(registered);
    },
    "mergeQueues.order": ({ id }) => orderOf(directory.queue(id)),
    "mergeQueues.graph": ({ id, query }) => graphOf(directory.queue(id), query.includeImpactedTargets),
    "mergeQueues.metrics": ({ id, now }) => metricsText([directory.queue(id)], now),
    "mergeQueues.organizationMetrics": ({ query: { repositoryId }, now }) => {
      if (repositoryId === void 0) return metricsText(queues, now);
      const wanted = repositoryIdOf(directory.repository(repositoryId));
      return metricsText(directory.queuesOf(wanted), now);
    }
  };
}
function refuseWhileSwitching({ queue }) {
  if (queue.state !== "SWITCHING_MODES") return;
  throw new ApiError("MODE_CHANGE_IN_PROGRESS", "The queue is switching modes: wait until that is over");
}
function orderOf(registered) {
  const { queue } = registered;
  const { mode, batch } = queue.settings;
  const groups = /* @__PURE__ */ new Map();
  const waiting = [];
  for (const entry of queue.enqueued) {
    const group = entry.batch ?? entry.bisection;
    if (group !== void 0) (0,append/* append */.BC)(groups, group, entry);
    else if (entry.state === "PENDING") waiting.push(entry);
  }
  const shown = ({ number }) => referenceTo(registered, number);
  return {
    mode: modeOf(mode),
    queueState: (0,words/* camelCased */.p)(queue.state),
    batchingEnabled: batch,
    isolationResolved: true,
    hasCycle: false,
    batches: [...groups.values()].map((entries) => ({
      verificationRunId: entries[0]?.test?.id ?? "",
      state: (0,words/* camelCased */.p)(entries[0]?.state ?? "TESTING"),
      isBisection: entries[0]?.bisection !== void 0,
      pullRequests: entries.map(shown)
    })),
    pending: waiting.map((entry, index) => ({
      pullRequest: shown(entry),
      schedulability: "schedulable",
      // Which of the pull requests ahead share a target is left open. Only in a single line is the previous one
      // certain.
      directlyAhead: mode === "single" ? waiting.slice(Math.max(0, index - 1), index).map(shown) : [],
      heldBy: []
    })),
    awaitingAdmission: [],
    awaitingAdmissionTotal: 0
  };
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/pull-requests.js







function pullRequestHandlers({ queues, directory, cursors }) {
  const change = ({ id, body, now }) => {
    const { registered, entry } = active(directory.pullRequest(id));
    registered.queue.submit(now, entry.number, pull_requests_submissionOf(body));
    return pullRequestRecord(registered, entry, true);
  };
  const withActive = (id, act) => {
    const known = active(directory.pullRequest(id));
    act(known);
    return pullRequestRecord(known.registered, known.entry, true);
  };
  return {
    "mergeQueues.submitPullRequest": ({ id, body, now }) => {
      const registered = directory.queue(id);
      const { number } = body;
      const present = directory.submitted(repositoryIdOf(registered.repo), number);
      if (present !== void 0 && !(0,states/* isFinal */.dR)(present.entry.state)) {
        throw new ApiError("PR_ALREADY_ENQUEUED", `Pull request ${String(number)} is in a queue already`);
      }
      const submission = pull_requests_submissionOf(body);
      refusedAs("PR_NOT_ENQUEUEABLE", () => registered.queue.submit(now, number, submission));
      return pullRequestRecord(registered, registered.queue.find(number), true);
    },
    "mergeQueues.listPullRequests": ({ id, query }) => {
      const registered = directory.queue(id);
      const { state, author, concludedAfter, concludedBefore } = query;
      const [after, before] = [concludedAfter, concludedBefore].map(
        (time) => time === void 0 ? void 0 : Date.parse(time)
      );
      const isShown = (known) => (state === void 0 || state.includes((0,words/* camelCased */.p)(known.state))) && (after === void 0 && before === void 0 || (0,states/* isFinal */.dR)(known.state)) && known.stateChangedAt >= (after ?? -Infinity) && known.stateChangedAt <= (before ?? Infinity) && (author === void 0 || pullRequestRecord(registered, known, false).author === author);
      const found = [...registered.queue.submitted].filter(isShown);
      const page = cursors.page(`pull requests of ${id}`, query, found, ({ sequence }) => [-sequence, ""]);
      return { ...page, data: page.data.map((each) => pullRequestRecord(registered, each, false)) };
    },
    "pullRequests.resolve": ({ query }) => {
      const { repositoryId, number = [], branch, baseBranch } = query;
      const numbers = new Set(branch === void 0 ? number : [numberOfBranch(branch) ?? 0]);
      const found = [...numbers].flatMap((each) => directory.submitted(repositoryId, each) ?? []);
      const wanted = found.filter(({ registered }) => [void 0, registered.targetBranch].includes(baseBranch));
      const page = cursors.page("pull requests", query, wanted, ({ entry }) => [entry.number, ""]);
      const single = numbers.size === 1;
      return { ...page, data: page.data.map(({ registered, entry }) => pullRequestRecord(registered, entry, single)) };
    },
    "pullRequests.get": ({ id }) => {
      const { registered, entry } = directory.pullRequest(id);
      return pullRequestRecord(registered, entry, true);
    },
    "pullRequests.dequeue": ({ id, now }) => withActive(id, ({ registered, entry }) => registered.queue.cancel(now, entry.number)),
    "pullRequests.restartTests": ({ id, now }) => withActive(id, ({ registered, entry }) => {
      if (entry.state !== "TESTING" && entry.state !== "PENDING_FAILURE") {
        const why = `its state is ${(0,words/* camelCased */.p)(entry.state)}, and must be testing or pendingFailure`;
        throw new ApiError(
          "PR_TESTS_NOT_RESTARTABLE",
          `Tests of pull request ${String(entry.number)} are not restarted: ${why}`
        );
      }
      registered.queue.restartTests(now, entry.number);
    }),
    "pullRequests.reprioritize": ({ id, now, body, query }) => change({ id, now, query, body: { ...body, direct: void 0, allowBatching: void 0 } }),
    "pullRequests.updateQueueEntry": change,
    "impactedTargets.upload": ({ body, now }) => {
      const { repositoryId, targetBranch, sha, branch, impactedTargets } = body;
      const number = body.number ?? numberOfBranch(branch ?? "");
      const repo = directory.repository(repositoryId);
      if (number === void 0) throw new ApiError("PR_NOT_FOUND", `No pull request has the branch ${branch ?? ""}`);
      const targets = impactedTargets === void 0 ? "ALL" : new Set(impactedTargets);
      refusedAs(
        "REPOSITORY_NOT_FOUND",
        () => queues.setImpactedTargets(now, { repo, targetBranch }, number, targets, sha)
      );
      return void 0;
    }
  };
}
function active(known) {
  const { number, state } = known.entry;
  if (!(0,states/* isFinal */.dR)(state)) return known;
  throw new ApiError(
    "PR_NOT_IN_ACTIVE_STATE",
    `Pull request ${String(number)} is not in a queue: it is ${(0,words/* camelCased */.p)(state)}`
  );
}
function pull_requests_submissionOf(given) {
  if (given.direct === true) {
    throw new ApiError("PR_NOT_ENQUEUEABLE", "direct must be left out or false: the local service tests everything");
  }
  const priority = given.priorityValue ?? given.priorityName;
  return {
    ...priority === void 0 ? {} : { priority: (0,queue_rules_priority/* toPriority */.WM)(priority) },
    ...given.allowBatching === void 0 ? {} : { noBatch: !given.allowBatching }
  };
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/runs.js









function runHandlers({ queues, directory, cursors }) {
  const page = (list, query, runs) => {
    const { status, createdAfter } = query;
    const after = createdAfter === void 0 ? -Infinity : Date.parse(createdAfter);
    const wanted = runs.filter(
      ({ run }) => run.startedAt > after && (status === void 0 || runs_statusOf(run) === status)
    );
    const found = cursors.page(list, query, wanted, ({ run }) => [-run.startedAt, run.id]);
    return { ...found, data: found.data.map(({ registered, run }) => runRecord(registered, run, false)) };
  };
  const changesOf = (id, direction) => {
    const wanted = (0,stable_identifiers/* numberIn */.Po)(id);
    const found = queues.history.changes.filter(
      ({ repo, number }) => number === wanted && pullRequestIdOf(repo, number) === id
    );
    return direction === "oldest" ? found : found.reverse();
  };
  const transitionOf = (change) => transitionRecord(runsOf(queues, change.testRun), change);
  return {
    "mergeQueues.listVerificationRuns": ({ id, query }) => {
      const registered = directory.queue(id);
      return page(
        `runs of ${id}`,
        query,
        [...registered.queue.testRuns].map((run) => ({ registered, run }))
      );
    },
    "mergeQueues.listTestingResults": ({ id, query, now }) => {
      const registered = directory.queue(id);
      const since = Date.parse(query.since);
      const until = query.until === void 0 ? now : Date.parse(query.until);
      if (until < since || until - since > longestSpanMs || now - since > longestSpanMs) {
        throw new HttpError(400, "since must be a time of the last 45 days, and until one after it");
      }
      const results = [...registered.queue.testRuns].filter(({ endedAt = -Infinity }) => endedAt >= since && endedAt <= until).flatMap((run) => run.pullRequests.map((number) => ({ number, run })));
      const placeOf = ({ number, run }) => [
        -(run.endedAt ?? 0),
        `${run.id} ${String(number)}`
      ];
      const found = cursors.page(`testing results of ${id}`, query, results, placeOf);
      return { ...found, data: found.data.map(({ number, run }) => testingResult(registered, number, run)) };
    },
    "pullRequests.listVerificationRuns": ({ id, query }) => {
      const { registered, entry } = directory.pullRequest(id);
      const runs = directory.queuesOf(repositoryIdOf(registered.repo)).flatMap(
        (each) => [...each.queue.testRuns].filter(({ pullRequests }) => pullRequests.includes(entry.number)).map((run) => ({ registered: each, run }))
      );
      return page(`runs of ${id}`, query, runs);
    },
    "verificationRuns.get": ({ id }) => {
      const [found] = runsOf(queues, id);
      if (found === void 0) throw new ApiError("VERIFICATION_RUN_NOT_FOUND", `There is no test run ${id}`);
      return runRecord(found.registered, found.run, true);
    },
    "pullRequests.history": ({ id, query }) => {
      directory.pullRequest(id);
      const changes = changesOf(id.toLowerCase(), query.direction).map((change, index) => ({ change, index }));
      const found = cursors.page(`history of ${id}`, query, changes, ({ index }) => [index, ""]);
      return { ...found, data: found.data.map(({ change }) => transitionOf(change)) };
    },
    "pullRequests.histories": ({ query }) => {
      const ids = query.pullRequestIds.map((id, index) => ({ id, index }));
      const found = cursors.page("histories", query, ids, ({ index }) => [index, ""]);
      return {
        ...found,
        data: found.data.map(({ id }) => ({
          pullRequestId: id,
          transitions: changesOf(id.toLowerCase(), query.direction).map(transitionOf)
        }))
      };
    }
  };
}
const longestSpanMs = 45 * 864e5;
function testingResult({ queue }, number, run) {
  const { id, startedAt, endedAt = startedAt, queueType, result, pullRequests } = run;
  const state = queue.entry(number)?.state;
  const isStopped = result === "stopped";
  return {
    pullRequestNumber: number,
    endedAt: dateOf(endedAt),
    testingDurationMs: 1e3 * Math.round((endedAt - startedAt) / 1e3),
    outcome: isStopped ? state === "CANCELLED" ? "cancelled" : "interrupted" : result === "passed" ? "passed" : "failed",
    ...state === void 0 || !(0,states/* isFinal */.dR)(state) ? {} : { entryConclusion: (0,words/* camelCased */.p)(state) },
    isBisection: queueType === "bisection",
    startedBisection: queueType === "main" && pullRequests.length > 1 && !isStopped && result !== "passed",
    verificationRunId: id
  };
}
function runsOf(queues, id) {
  if (id === void 0) return [];
  for (const registered of queues) {
    const run = registered.queue.testRun(id);
    if (run !== void 0) return [{ registered, run }];
  }
  return [];
}
const runs_statusOf = ({ result }) => result === void 0 ? "inProgress" : { passed: "succeeded", failed: "failed", "timed-out": "failed", stopped: "cancelled" }[result];
const runs_conclusionOf = { passed: "success", failed: "failure", "timed-out": "timeout", stopped: "cancelled" };
function runRecord(registered, run, single) {
  const details = testingDetailsResponse(registered, run);
  const checks = [
    ...details.checkSuites.flatMap(
      ({ checkRuns }) => checkRuns.map((check) => ({ ...check, kind: "checkRun" }))
    ),
    ...details.statusChecks.map(({ context: name, url }) => ({ name, url, kind: "statusCheck" }))
  ];
  const { result } = run;
  const { impactedTargets: targets } = details;
  return {
    id: run.id,
    isBisection: run.queueType === "bisection",
    testBranch: details.testBranch,
    testBranchSha: details.testBranchSha,
    testBranchCommitUrl: `${repositoryAddress(registered.repo)}/commit/${details.testBranchSha}`,
    createdAt: details.createdAt,
    updatedAt: dateOf(run.endedAt ?? run.startedAt),
    status: runs_statusOf(run),
    requiredStatusesSource: details.requiredStatusesSource === "merge_instance" ? "mergeInstance" : "repoProviderBranchProtection",
    requiredStatuses: [...details.requiredStatuses],
    checks: checks.map(({ name, url, kind }, index) => ({
      id: `${run.id}-${String(index + 1)}`,
      name,
      kind,
      status: result === void 0 ? "inProgress" : "completed",
      conclusion: result === void 0 ? "neutral" : runs_conclusionOf[result],
      url,
      provider: "github"
    })),
    testedPullRequests: [
      ...run.ahead.map((number) => referenceTo(registered, number)),
      ...run.pullRequests.map((number, index) => {
        const reference = referenceTo(registered, number);
        return { ...reference, sha: run.commits?.[index] ?? reference.sha };
      })
    ],
    dependentPullRequests: run.ahead.map((number) => referenceTo(registered, number)),
    ...single && targets !== void 0 ? {
      impactedTargets: {
        all: {
          impactsAllTargets: targets.includes("ALL"),
          impactedTargets: targets.filter((target) => target !== "ALL").slice(0, 1e5),
          totalImpactedTargets: targets.length
        }
      }
    } : {}
  };
}
function transitionRecord([tested], change) {
  const { repo, number, to, at, testRun } = change;
  const failureCausingChecks = tested === void 0 ? [] : runRecord(tested.registered, tested.run, false).checks.filter(({ kind }) => kind === "checkRun").map(({ name, url, conclusion }) => ({ name, url, conclusion: conclusion.toUpperCase() }));
  const wasTested = ["TESTING", "TESTS_PASSED", "PENDING_FAILURE", "FAILED", "MERGED"].includes(to);
  return {
    pullRequestId: pullRequestIdOf(repo, number),
    state: (0,words/* camelCased */.p)(to),
    changedAt: at,
    reason: runs_reasonOf(change, tested?.run),
    ...wasTested && testRun !== void 0 ? { verificationRunId: testRun } : {},
    ...to === "PENDING_FAILURE" ? { pendingFailure: { waitingFor: [], failureCausingChecks } } : {},
    ...to === "FAILED" ? { failed: { failureCausingChecks } } : {}
  };
}
function runs_reasonOf({ from, to, reason }, run) {
  if (reason !== void 0) return reason;
  const isSubmission = from === null || (0,states/* isFinal */.dR)(from);
  if (to === "NOT_READY") return isSubmission ? "API_REQUESTED" : null;
  if (to === "PENDING") return isSubmission || from === "NOT_READY" ? "MERGE_ITEM_NOW_READY" : null;
  if (to === "TESTS_PASSED") return run?.result === "passed" ? "TEST_RUN_PASSED" : null;
  if (to === "MERGED") return "MERGE_GRAPH_MERGE";
  if (to === "CANCELLED") return "USER_REQUESTED";
  if (to !== "FAILED" || run === void 0) return null;
  return run.result === "timed-out" ? "TEST_RUN_TIMEOUT" : "TEST_RUN_REQUIRED_STATUS_FAILED";
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/test-rows.js




const searched = {
  "name:": ({ name }) => name,
  "file:": ({ file }) => file,
  "class:": ({ className }) => className,
  "parent:": ({ parentName }) => parentName
};
const prefixes = Object.keys(searched);
function holds(row, word) {
  const prefix = prefixes.find((each) => word.startsWith(each));
  return searched[prefix ?? "name:"](row).includes(prefix === void 0 ? word : word.slice(prefix.length));
}
function isNewlyFlaky({ status, statusSince }, period, now) {
  const since = now - Number.parseInt(period ?? "", 10) * 864e5;
  return status === "flaky" && Date.parse(statusSince ?? "") >= since;
}
function isAsked(row, query, now) {
  const { status, q, file, owner, variant, quarantineState, label, markedFlaky, newlyFlaky, period } = query;
  return (status === void 0 || status.includes(row.status)) && (q === void 0 || q.split(/\s+/).every((word) => holds(row, word))) && // Tests here have no labels, and are never marked by hand.
  label === void 0 && markedFlaky !== true && (newlyFlaky === void 0 || newlyFlaky === isNewlyFlaky(row, period, now)) && (file === void 0 || row.file === file) && (owner === void 0 || row.codeowners.includes(owner)) && (variant === void 0 || row.variant === variant) && (quarantineState === void 0 || row.quarantineState === quarantineState);
}
function rowsFrom(repo, { unhealthy_tests, quarantined_tests }) {
  const quarantined = new Map(quarantined_tests.map((each) => [textOf((0,json_values/* fieldsOf */.Pf)(each).test_case_id), (0,json_values/* fieldsOf */.Pf)(each)]));
  const rows = /* @__PURE__ */ new Map();
  for (const each of unhealthy_tests) {
    const test = (0,json_values/* fieldsOf */.Pf)(each);
    const id = textOf(test.id);
    const { value, timestamp } = (0,json_values/* fieldsOf */.Pf)(test.status);
    const also = quarantined.get(id);
    const isQuarantined = test.quarantined === true || also !== void 0;
    rows.set(id, rowOf(repo, id, test, [value, timestamp], isQuarantined ? also ?? {} : void 0));
  }
  for (const [id, test] of quarantined) {
    if (!rows.has(id)) rows.set(id, rowOf(repo, id, test, [test.status, test.status_last_updated_at], test));
  }
  return [...rows.values()];
}
function rowOf(repo, id, test, [status, since], quarantined) {
  const { codeowners } = test;
  return {
    id,
    testCollectionId: collectionIdOf(repo),
    repoId: repositoryIdOf(repo),
    name: textOf(test.name),
    parentName: textOf(test.parent),
    className: textOf(test.classname),
    file: textOf(test.file_path ?? test.file),
    target: "",
    variant: textOf(test.variant),
    crossVariantId: null,
    codeowners: Array.isArray(codeowners) ? codeowners.map(textOf) : [],
    status: ["flaky", "broken"].find((each) => each === textOf(status).toLowerCase()) ?? "healthy",
    statusSince: timeOf(since),
    quarantineState: quarantined === void 0 ? "notQuarantined" : "quarantined",
    quarantinedSince: timeOf(quarantined?.quarantined_at),
    labels: [],
    url: `${repositoryAddress(repo)}/tests/${encodeURIComponent(id.toWellFormed())}`
  };
}
const textOf = (value) => typeof value === "string" ? value : "";
function timeOf(value) {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? null : dateOf(time);
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/tests.js








const mostMadeUp = 200;
const mostCollections = 1e3;
function testHandlers({ directory, cursors }, source, clock) {
  const startedAt = clock.now();
  const madeUp = /* @__PURE__ */ new Map();
  const rowsOf = (repo) => {
    if (source.records !== void 0) return rowsFrom(repo, source.records);
    const address = repositoryAddress(repo);
    const kept = madeUp.get(address);
    if (kept !== void 0) return kept;
    const rows = rowsFrom(repo, defaultRecords(repo, startedAt)).map((row) => ({
      ...row,
      id: (0,test_id/* idInCollection */.V)(row.testCollectionId, row.repoId, row.id)
    }));
    if (madeUp.size < mostMadeUp) madeUp.set(address, rows);
    return rows;
  };
  const collectionOf = (repo) => collection(collectionIdOf(repo), `${repo.owner}/${repo.name}`, rowsOf(repo).length, startedAt);
  const made = /* @__PURE__ */ new Map();
  const repositoryOf = (repo) => ({
    id: repositoryIdOf(repo),
    provider: "github",
    path: `${repo.owner}/${repo.name}`,
    host: repo.host,
    url: repositoryAddress(repo),
    defaultBranch: null,
    isPrivate: null,
    createdAt: dateOf(startedAt),
    updatedAt: dateOf(startedAt)
  });
  const testOf = (id) => {
    const row = directory.repositories.flatMap(rowsOf).find((each) => each.id === id);
    if (row === void 0) throw new ApiError("TEST_CASE_NOT_FOUND", `There is no test ${id}`);
    return row;
  };
  return {
    "repositories.resolve": ({ query }) => {
      const repo = directory.lookUp(query.providerUrl);
      return cursors.page("repositories", query, [repositoryOf(repo)], () => [0, ""]);
    },
    "repositories.get": ({ id }) => repositoryOf(directory.repository(id)),
    "testCollections.list": ({ query }) => {
      const all = [...directory.repositories.map(collectionOf), ...made.values()];
      const named = all.filter(({ name }) => name.includes(query.q ?? ""));
      return cursors.page("collections", query, named, ({ id }) => [0, id]);
    },
    "testCollections.create": ({ body, now }) => {
      if (made.size >= mostCollections) {
        throw new ApiError(
          "VALIDATION_FAILED",
          `The local service keeps at most ${String(mostCollections)} collections`
        );
      }
      const id = (0,stable_identifiers/* shortIdFrom */.s9)(`test collection ${String(made.size + 1)}`);
      const record = collection(id, body.name, 0, now, body.description);
      made.set(id, record);
      return record;
    },
    "testCollections.get": ({ id }) => {
      const repo = directory.repositories.find((each) => collectionIdOf(each) === id);
      const found = repo === void 0 ? made.get(id) : collectionOf(repo);
      if (found === void 0) throw new ApiError("TEST_COLLECTION_NOT_FOUND", `There is no test collection ${id}`);
      return found;
    },
    "tests.list": ({ query, now }) => {
      const { testCollectionId } = query;
      const repos = directory.repositories.filter(
        (repo) => [void 0, collectionIdOf(repo)].includes(testCollectionId)
      );
      const rows = repos.flatMap(rowsOf).filter((row) => isAsked(row, query, now));
      const placeOf = ({ name, id, repoId }) => [0, JSON.stringify([name, repoId, id])];
      const page = cursors.page("tests", query, rows, placeOf, query.direction === "desc");
      return query.include === void 0 ? page : { ...page, data: page.data.map((row) => ({ ...row, metrics: null })) };
    },
    "tests.get": ({ id, query }) => {
      const row = testOf(id);
      const { quarantinedSince } = row;
      return {
        ...row,
        ...query.include === void 0 ? {} : { metrics: null },
        quarantineOverride: quarantinedSince === null ? null : { mode: "alwaysQuarantine", reason: null, createdAt: quarantinedSince },
        activeMonitors: [],
        firstSeenAt: null,
        lastFailureAt: null
      };
    },
    "tests.listStatusHistory": ({ id, query }) => {
      const { status, statusSince } = testOf(id);
      const at = Date.parse(statusSince ?? "");
      const isAskedFor = at >= Date.parse(query.startedAfter ?? dateOf(0)) && (query.startedBefore === void 0 || at < Date.parse(query.startedBefore));
      const change = { id: `${id}-1`, fromStatus: status === "healthy" ? "flaky" : "healthy", toStatus: status };
      const rows = isAskedFor ? [{ ...change, activeMonitors: [], startedAt: dateOf(at) }] : [];
      return cursors.page(`status history of ${id}`, query, rows, () => [0, ""]);
    },
    "tests.listTestRuns": ({ id, query }) => {
      testOf(id);
      return cursors.page(`runs of ${id}`, query, [], () => [0, ""]);
    },
    "tests.linkTicket": ({ id }) => {
      testOf(id);
      throw new ApiError("TICKETING_NOT_CONFIGURED", "The local service knows no system of tickets");
    }
  };
}
function collection(id, name, count, at, description = null) {
  return {
    id,
    name,
    description,
    testCaseCount: count,
    testCount: count,
    quarantineEnabled: true,
    autoQuarantineEnabled: true,
    createdAt: dateOf(at),
    updatedAt: dateOf(at)
  };
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/v2/second-generation.js

















const secondBasePath = "/v2";
const faultNameOf = ({ method, path }) => `${method} ${path}`;
const secondGenerationFaults = endpoints.map(faultNameOf);
function addSecondGeneration(app, { queues, clock, source, faults, plainWrites }) {
  const served = { queues, directory: new Directory(queues), cursors: new Cursors() };
  const handlers = {
    ...queueHandlers(served),
    ...pullRequestHandlers(served),
    ...runHandlers(served),
    ...testHandlers(served, source, clock)
  };
  for (const endpoint of endpoints) {
    const { method, path, name, query, body, described } = endpoint;
    const handler = handlers[name];
    const checkResponse = responseCheck(`${method} ${path}`, described);
    const status = Number(Object.keys(described.responses).find((each) => each.startsWith("2")));
    const answer = async (context) => {
      const request = {
        id: checkedId(context, described),
        query: query && checked(query, valuesOf(context.req.query(), described)),
        body: body && checked(body, parseObject(context.var.body, context.req.header("content-type"))),
        now: clock.now()
      };
      queues.advance(request.now);
      const response = await handler(request);
      if (typeof response === "string") return context.body(response, 200, { "content-type": metricsContentType });
      checkResponse(response);
      if (response !== void 0) return context.json(response, status);
      return plainWrites && method !== "DELETE" ? context.text("OK", status) : context.body(null, status);
    };
    app.on(method, secondBasePath + path.replace("{id}", ":id"), async (context) => {
      const respond = () => answer(context).catch((error) => errorResponse(context, error));
      const fault = faults.take(faultNameOf(endpoint));
      return fault === void 0 ? respond() : strike(fault, respond, context.env.outgoing);
    });
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    app.all(
      secondBasePath + path.replace("{id}", ":id"),
      (context) => context.text(`${context.req.path} takes ${allowed.join(" and ")} only`, 405, { allow: allowed.join(", ") })
    );
  }
  app.all(`${secondBasePath}/*`, (context) => errorOf(context, "NOT_FOUND", `There is nothing at ${context.req.path}`));
}
function secondDescription(context) {
  const { origin } = new URL(context.req.url);
  return context.json(describeSecondGeneration(origin));
}
function errorOf(context, code, message) {
  return context.json({ error: { code, message } }, statusOfCode[code]);
}
function errorResponse(context, error) {
  if (error instanceof ApiError) return errorOf(context, error.code, error.message);
  if (error instanceof HttpError && error.status === 413) return context.text(error.message, 413);
  if (error instanceof HttpError) return errorOf(context, "VALIDATION_FAILED", error.message);
  const brokeOff = context.env.incoming.destroyed && !context.env.incoming.complete;
  if (brokeOff) return response/* RESPONSE_ALREADY_SENT */.o;
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return errorOf(context, "INTERNAL_ERROR", `Internal error of the local merge queue service: ${message}`);
}
function checkedId(context, { parameters = [] }) {
  const id = context.req.param("id") ?? "";
  const mustBeUuid = parameters.some((each) => each.in === "path" && each.schema.format === "uuid");
  if (mustBeUuid && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new HttpError(400, "The id in the path must be a UUID");
  }
  return id;
}
function valuesOf(query, { parameters = [] }) {
  const types = new Map(parameters.map(({ name, schema }) => [name, schema.type]));
  const isValue = { integer: /^\d+$/, boolean: /^(?:true|false)$/ };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      isValue[types.get(name) ?? ""]?.test(value) === true ? JSON.parse(value) : value
    ])
  );
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/http/service-app.js



















const basePath = "/v1";
const service_app_statusOf = {
  unknown: 404,
  "not-empty": 400,
  "not-in-queue": 400,
  merged: 400,
  draining: 400,
  "too-many": 400,
  exists: 409
};
const writes = /* @__PURE__ */ new Set([
  ...["/submitPullRequest", "/cancelPullRequest", "/restartTestsOnPullRequest", "/setImpactedTargets"],
  ...["/createQueue", "/updateQueue", "/deleteQueue"]
]);
const isLookUp = (method, path) => path === `${basePath}/getSubmittedPullRequest` || method === "GET" && path.startsWith(`${secondBasePath}/pull-requests`);
const metricsPath = "/getMergeQueueMetrics";
function serviceApp(options) {
  const { clock, queues, source, upperCaseStates, onRequest } = options;
  const app = new hono_dist/* Hono */.$();
  const requests = new RequestLog();
  const faults = new Faults();
  const access = new Access(options.token, options.onLoopback);
  const schemas = requestSchemas(options.strict);
  app.use(async (context, next) => {
    if (!URL.canParse(context.req.url)) return context.text("The Host header names no host", 400);
    const start = performance.now();
    await next();
    const sent = context.res !== response/* RESPONSE_ALREADY_SENT */.o;
    const path = pathOf(context.req.url);
    const milliseconds = performance.now() - start;
    onRequest?.({ method: context.req.method, path, status: sent ? context.res.status : null, milliseconds });
    return void 0;
  });
  app.get("/", servePage(access));
  app.get("/health", (context) => context.json({ status: "ok" }));
  app.get(`${basePath}/openapi.json`, (context) => {
    const { origin } = new URL(context.req.url);
    return context.json(openApiDocument(origin + basePath, schemas, upperCaseStates));
  });
  app.get(`${secondBasePath}/openapi.json`, secondDescription);
  const receive = async (context, next) => {
    const header = (name) => context.req.header(name);
    const token = isOfSecond(context) ? access.checkBearer(header) : access.check(header, context.req.path === `${basePath}/setImpactedTargets`);
    const logged = requests.add(context.req.method, pathOf(context.req.url), token);
    const mayBeTaken = token === "accepted" || token === "forked-run";
    const body = await receiveBody(context.env.incoming, mayBeTaken ? void 0 : longestLoggedBody);
    requests.noteBody(logged, body.size, body.bytes);
    context.set("token", token);
    context.set("body", body);
    await next();
    if (context.res !== response/* RESPONSE_ALREADY_SENT */.o) logged.status = context.res.status;
  };
  for (const path of [basePath, secondBasePath]) app.use(`${path}/*`, receive);
  app.use(`${secondBasePath}/*`, async (context, next) => {
    const { token } = context.var;
    if (token === "accepted") return next();
    const code = token === "missing" ? "AUTHENTICATION_REQUIRED" : "INVALID_TOKEN";
    return errorOf(context, code, unauthorized(token, "the Authorization header with Bearer and the token"));
  });
  app.use(`${basePath}/*`, async (context, next) => {
    const { token } = context.var;
    if (token === "accepted") return next();
    if (token !== "forked-run") return context.text(unauthorized(token), 401);
    const forbidden = access.whyOfPage((name) => context.req.header(name));
    return forbidden === void 0 ? next() : context.text(forbidden, 403);
  });
  const { lookUpsPerSecond } = options;
  if (lookUpsPerSecond !== void 0) app.use(rateLimit(lookUpsPerSecond, clock, isLookUp));
  app.use(`${basePath}/*`, async (context, next) => {
    const fault = faults.take(context.req.path.slice(basePath.length));
    if (fault === void 0) return next();
    const respond = async () => {
      await next();
      return context.res;
    };
    const response = await strike(fault, respond, context.env.outgoing);
    context.res = void 0;
    context.res = response;
    return void 0;
  });
  const endpoints = {
    ...queueEndpoints(queues, clock),
    ...flakyTestEndpoints(source, clock)
  };
  const post = (path) => {
    const endpoint = endpoints[path];
    const checkResponse = responseCheck(path, hosted.v1[path]?.post ?? { responses: {} });
    app.post(basePath + path, (context) => {
      const request = checked(schemas[path], parseObject(context.var.body, context.req.header("content-type")));
      const response = endpoint(request);
      const isGiven = path.startsWith("/flaky-tests/") && source.records !== void 0;
      if (!isGiven) checkResponse(response);
      if (options.plainWrites && writes.has(path)) return context.text("OK");
      if (response === void 0) return context.body(null, 200);
      return context.json(upperCaseStates && !isGiven ? inCapitals(response) : response);
    });
    app.all(basePath + path, (context) => wrongMethod(context, "POST"));
  };
  const paths = Object.keys(schemas);
  for (const path of paths) post(path);
  app.get(basePath + metricsPath, async (context) => {
    const now = clock.now();
    queues.advance(now);
    const { repo, repoHost } = checked(metricsQuery, context.req.query());
    return context.body(await metricsText(queuesOf(queues, repo, repoHost), now), 200, {
      "content-type": metricsContentType
    });
  });
  app.all(basePath + metricsPath, (context) => wrongMethod(context, "GET"));
  addSecondGeneration(app, { ...options, faults });
  app.use(`${controlPath}/*`, access.guardControl());
  const withFaults = [metricsPath, ...paths, ...secondGenerationFaults];
  addControlEndpoints(app, { ...options, faults, requests, endpoints: [...withFaults] });
  app.notFound((context) => context.text(`There is nothing at ${context.req.path}`, 404));
  app.onError((error, context) => {
    if (error instanceof HttpError) return context.text(error.message, error.status);
    if (error instanceof refusal/* Refusal */.P) return context.text(error.message, service_app_statusOf[error.reason]);
    const brokeOff = context.env.incoming.destroyed && !context.env.incoming.complete;
    if (brokeOff) return context.text("The request broke off", 400);
    console.error(error);
    return context.text(`Internal error of the local merge queue service: ${error.message}`, 500);
  });
  return app;
}
function isOfSecond({ req }) {
  return req.path.startsWith(`${secondBasePath}/`);
}
function pathOf(url) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
function wrongMethod(context, allowed) {
  return context.text(`${context.req.path} takes ${allowed} only`, 405, { allow: allowed });
}
function queuesOf(queues, repo, host) {
  if (repo === void 0 || host === void 0) return [...queues];
  const wanted = `${host}/${repo}`.toLowerCase();
  return [...queues].filter(
    (each) => `${each.repo.host}/${each.repo.owner}/${each.repo.name}`.toLowerCase() === wanted
  );
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/history.js
const history_kept = 1e5;
class History {
  #changes = [];
  get changes() {
    return this.#changes.slice(-history_kept);
  }
  add({ repo, targetBranch }, { entry, from, to, at, reason }) {
    const { number, test } = entry;
    this.#changes.push({
      ...{ repo, targetBranch, number, from: from ?? null, to, at: new Date(at).toISOString() },
      ...test === void 0 ? {} : { testRun: test.id },
      ...reason === void 0 ? {} : { reason }
    });
    if (this.#changes.length > 1.1 * history_kept) this.#changes = this.#changes.slice(-history_kept);
  }
  restore(changes) {
    this.#changes = [...changes];
  }
  clear() {
    this.#changes = [];
  }
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/merge-queue.js + 12 modules
var merge_queue = __webpack_require__(20726);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/statistics.js

const statistics_window = 36e5;
const statistics_most = 4e4;
class Statistics {
  #observations = [];
  /** The submission (by its sequence) of each pull request in the queue that has been tested, so that only its first wait counts. */
  #tested = /* @__PURE__ */ new Map();
  /** To be called for every transition of the queue. */
  observe = ({ entry, from, to, at, queueType }) => {
    const seconds = (at - entry.submittedAt) / 1e3;
    if (to === "TESTING" && this.#tested.get(entry.number) !== entry.sequence) {
      this.#tested.set(entry.number, entry.sequence);
      this.#add({ kind: "wait", at, queueType, seconds });
    }
    const wasTested = from !== void 0 && ["TESTING", "TESTS_PASSED", "PENDING_FAILURE"].includes(from);
    if (wasTested && to === "PENDING") this.#add({ kind: "restart", at, queueType });
    if ((0,states/* isFinal */.dR)(to)) {
      this.#tested.delete(entry.number);
      this.#add({ kind: "conclusion", at, queueType, state: to });
      this.#add({ kind: "time-in-queue", at, queueType, seconds });
    }
  };
  /** To be called for every test that has ended. */
  observeTest = ({ queueType, startedAt, endedAt, result }) => {
    if (endedAt === void 0 || result === "stopped") return;
    this.#add({ kind: "test", at: endedAt, queueType, seconds: (endedAt - startedAt) / 1e3 });
  };
  /** @param now milliseconds since 1970 */
  lastHour(queueType, now) {
    this.#forget(now);
    const conclusions = /* @__PURE__ */ new Map([
      ["MERGED", 0],
      ["FAILED", 0],
      ["CANCELLED", 0]
    ]);
    let restarts = 0;
    const waits = [];
    const tests = [];
    const timesInQueue = [];
    for (const seen of this.#observations) {
      if (seen.queueType !== queueType) continue;
      if (seen.kind === "conclusion") conclusions.set(seen.state, (conclusions.get(seen.state) ?? 0) + 1);
      else if (seen.kind === "restart") restarts += 1;
      else if (seen.kind === "wait") waits.push(seen.seconds);
      else if (seen.kind === "test") tests.push(seen.seconds);
      else timesInQueue.push(seen.seconds);
    }
    return { conclusions, restarts, waits, tests, timesInQueue };
  }
  toSnapshot() {
    return { observations: this.#observations, tested: [...this.#tested] };
  }
  restore({ observations, tested }) {
    this.#observations = [...observations];
    for (const [number, sequence] of tested) this.#tested.set(number, sequence);
  }
  #add(observation) {
    this.#observations.push(observation);
    if (this.#observations.length >= 1.1 * statistics_most) this.#forget(observation.at);
  }
  #forget(now) {
    const oldest = now - statistics_window;
    if (this.#observations.length > statistics_most) this.#observations = this.#observations.slice(-statistics_most);
    if ((this.#observations[0]?.at ?? Infinity) > oldest) return;
    this.#observations = this.#observations.filter((seen) => seen.at > oldest);
  }
}


// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var src_numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/merge-queues.js






const mostQueues = 1e3;
const uploadedBytesKept = 64 * 1048576;
class MergeQueues {
  #options;
  #queues = /* @__PURE__ */ new Map();
  /** Changes of state of pull requests in all queues, deleted queues included. */
  history = new History();
  constructor(options) {
    this.#options = options;
  }
  [Symbol.iterator]() {
    return this.#queues.values();
  }
  /** @throws Refusal (exists, too-many) */
  create(at, identity, settings = {}) {
    const name = keyOf(identity);
    if (this.#queues.has(name))
      throw new refusal/* Refusal */.P("exists", `There is a queue already for ${describeIdentity(identity)}`);
    if (this.#queues.size >= mostQueues) {
      throw new refusal/* Refusal */.P("too-many", `There are ${String(mostQueues)} queues already: delete one first`);
    }
    const statistics = new Statistics();
    const queue = new merge_queue/* MergeQueue */.u(
      {
        ...this.#options,
        name,
        onTransition: (transition) => {
          statistics.observe(transition);
          this.history.add(identity, transition);
        },
        onTestEnd: statistics.observeTest
      },
      at,
      settings
    );
    const registered = { ...identity, queue, statistics };
    this.#queues.set(name, registered);
    return registered;
  }
  /** @throws Refusal (unknown) */
  find(identity) {
    const found = this.#queues.get(keyOf(identity));
    if (found === void 0) throw new refusal/* Refusal */.P("unknown", `There is no queue for ${describeIdentity(identity)}`);
    return found;
  }
  /**
   * The queue that a pull request for this branch goes to.
   * @throws Refusal (unknown) when the queue does not exist and is not made, (too-many)
   */
  findOrCreate(at, identity) {
    const missing = !this.#queues.has(keyOf(identity));
    return missing && this.#options.implicitQueues ? this.create(at, identity) : this.find(identity);
  }
  /** @throws Refusal (unknown, not-empty) */
  delete(at, identity) {
    const { queue } = this.find(identity);
    queue.advance(at);
    const left = queue.enqueued.length;
    if (left > 0) {
      const what = describeIdentity(identity);
      throw new refusal/* Refusal */.P(
        "not-empty",
        `The queue for ${what} is not empty: cancel or merge its ${(0,src_numbers/* counted */.h)(left, "pull request")} first`
      );
    }
    this.#queues.delete(keyOf(identity));
  }
  /**
   * Sets the targets that a commit of a pull request impacts. When there are then too many uploads, the oldest uploads
   * that no pull request in a queue needs are dropped, first in the queue that keeps the most.
   * @param sha the commit that the targets count for; every commit when left out
   * @throws Refusal (unknown, too-many)
   */
  setImpactedTargets(at, identity, number, targets, sha) {
    const { queue: latest } = this.findOrCreate(at, identity);
    latest.setImpactedTargets(at, number, targets, sha);
    this.#limitUploads(latest, number);
  }
  /** Does everything that is due in all queues until a time (milliseconds since 1970). */
  advance(to) {
    for (const { queue } of this) queue.advance(to);
  }
  toSnapshot() {
    return [...this].map(({ repo, targetBranch, queue, statistics }) => ({
      repo,
      targetBranch,
      queue: queue.toSnapshot(),
      statistics: statistics.toSnapshot()
    }));
  }
  /**
   * Replaces all queues with the queues of a snapshot. When that fails, the old queues stay.
   * @throws TypeError when the snapshot contradicts itself, Refusal (exists) when a queue is in it twice, (too-many)
   */
  restore(snapshot) {
    const before = new Map(this.#queues);
    this.#queues.clear();
    try {
      for (const { repo, targetBranch, queue, statistics } of snapshot) {
        const registered = this.create(queue.time, { repo, targetBranch });
        registered.queue.restore(queue);
        registered.statistics.restore(statistics);
      }
    } catch (error) {
      this.#queues.clear();
      for (const [name, queue] of before) this.#queues.set(name, queue);
      throw error;
    }
  }
  #limitUploads(latest, number) {
    let bytes = 0;
    for (const { queue } of this) bytes += queue.uploadedBytes;
    if (bytes <= uploadedBytesKept) return;
    const largestFirst = [...this].sort((one, other) => other.queue.uploadedBytes - one.queue.uploadedBytes);
    for (const { queue } of largestFirst) {
      for (; ; ) {
        if (bytes <= uploadedBytesKept) return;
        bytes -= queue.uploadedBytes;
        const forgotten = queue.forgetOldestUpload(queue === latest ? number : void 0);
        bytes += queue.uploadedBytes;
        if (!forgotten) break;
      }
    }
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/test-outcomes.js
class TestOutcomes {
  #failing;
  #planned = /* @__PURE__ */ new Map();
  #testingMilliseconds;
  /**
   * @param testingMilliseconds duration of a test without a planned duration
   * @param failing pull requests whose tests always fail, unless something else is planned
   */
  constructor(testingMilliseconds, failing = []) {
    this.#testingMilliseconds = testingMilliseconds;
    this.#failing = new Set(failing);
  }
  /**
   * Plans how the tests of a pull request end, from the next start on.
   * @param times how many runs the plan covers; all runs when left out
   */
  plan(pullRequest, test, times = Infinity) {
    this.#planned.set(pullRequest, { test, remaining: times });
  }
  /**
   * Decides the outcome when a test starts, and counts the run for all pull requests in the test. The test hangs when
   * one of them hangs, fails when one of them fails, and takes as long as the longest.
   */
  next({ pullRequests }) {
    const tests = pullRequests.map((each) => this.#nextOf(each));
    const has = (outcome) => tests.some((test) => test.outcome === outcome);
    return {
      outcome: has("hang") ? "hang" : has("fail") ? "fail" : "pass",
      milliseconds: Math.max(...tests.map(({ milliseconds = this.#testingMilliseconds }) => milliseconds))
    };
  }
  toSnapshot() {
    return [...this.#planned].map(([pullRequest, { test, remaining }]) => ({
      pullRequest,
      ...test,
      remaining: remaining === Infinity ? null : remaining
    }));
  }
  restore(snapshot) {
    this.#planned.clear();
    for (const { pullRequest, remaining, ...test } of snapshot) this.plan(pullRequest, test, remaining ?? Infinity);
  }
  #nextOf(pullRequest) {
    const planned = this.#planned.get(pullRequest);
    if (planned !== void 0 && planned.remaining > 0) {
      planned.remaining -= 1;
      return planned.test;
    }
    return { outcome: this.#failing.has(pullRequest) ? "fail" : "pass" };
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/server.js










const defaultDurations = {
  notReady: 0,
  pending: 1e3,
  testing: 3e3,
  merging: 1e3,
  switchingModes: 1e3
};
async function startLocalService(options) {
  const host = options.host ?? "127.0.0.1";
  const durations = { ...defaultDurations, ...options.durations };
  const outcomes = new TestOutcomes(durations.testing, options.failing);
  const app = serviceApp({
    token: options.token,
    clock: new ServiceClock(options.speed),
    queues: new MergeQueues({
      durations,
      requireImpactedTargets: options.requireImpactedTargets ?? true,
      implicitQueues: options.implicitQueues ?? true,
      planTest: (contents) => outcomes.next(contents)
    }),
    outcomes,
    source: { records: options.records },
    upperCaseStates: options.upperCaseStates ?? false,
    plainWrites: options.plainWrites ?? false,
    lookUpsPerSecond: options.lookUpsPerSecond,
    strict: options.strict ?? false,
    onLoopback: isLoopback(host),
    onRequest: options.onRequest
  });
  const listener = (0,dist/* getRequestListener */.SE)(app.fetch, { overrideGlobalObjects: false });
  const server = (0,external_node_http_.createServer)((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(options.port ?? 0, host);
  await (0,external_node_events_.once)(server, "listening");
  const { address, family, port } = server.address();
  const origin = `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
  return {
    url: origin + basePath,
    secondUrl: origin + secondBasePath,
    controlUrl: origin + controlPath,
    pageUrl: `${origin}/`,
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await (0,external_node_events_.once)(server, "close");
    }
  };
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/command-line.js



class UsageError extends Error {
  name = "UsageError";
}
const numberThat = (what, isRight) => (text) => {
  const number = /^\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!isRight(number)) throw new esm/* InvalidArgumentError */.Di(`It must be ${what}.`);
  return number;
};
function numbersOf(text) {
  const items = text.split(",").filter((item) => item.trim() !== "");
  if (items.every((item) => /^\s*[1-9]\d*\s*$/.test(item))) return items.map(Number);
  throw new esm/* InvalidArgumentError */.Di("It must be pull request numbers such as 13,42.");
}
function secondsOf(option, stage, meaning) {
  const read = numberThat("a number of seconds", (number) => number >= 0);
  const initial = defaultDurations[stage];
  return new esm/* Option */.c$(`--${option} <n>`, meaning).argParser((text) => read(text) * 1e3).default(initial, String(initial / 1e3));
}
const program = () => new esm/* Command */.uB("merge-queue serve").description("A merge queue and flaky-test service that keeps everything in memory.").option("--token <token>", "the only accepted token (default: $MERGE_QUEUE_API_TOKEN)").option(
  "--port <port>",
  "port to listen on, 0 for a free one",
  numberThat("a number from 0 to 65535", (number) => Number.isInteger(number) && number <= 65535),
  4010
).option("--host <host>", "address to listen on", "127.0.0.1").option("--records <file>", "JSON with unhealthy_tests and quarantined_tests, served instead of the default ones").addOption(secondsOf("not-ready-seconds", "notReady", "from submission to PENDING")).addOption(secondsOf("pending-seconds", "pending", "at least so long in PENDING")).addOption(secondsOf("testing-seconds", "testing", "from TESTING to TESTS_PASSED or a failure")).addOption(secondsOf("merging-seconds", "merging", "from TESTS_PASSED with nobody ahead to MERGED")).addOption(
  secondsOf(
    "switching-seconds",
    "switchingModes",
    "at least so long in SWITCHING_MODES, when something is in flight"
  )
).option(
  "--speed <n>",
  "seconds of the service that pass in one second",
  numberThat("a number greater than 0", (number) => number > 0),
  1
).option("--failing <numbers>", "pull requests whose tests fail, as in 13,42", numbersOf).option(
  "--optional-impacted-targets",
  "pull requests of parallel queues do not wait for their impacted targets",
  false
).option("--no-implicit-queues", "a branch has no queue until createQueue makes one").option("--upper-case-states", "respond with states in capitals", false).option("--plain-writes", "respond to writes with the text OK, as hosted services do", false).option(
  "--look-ups-per-second <n>",
  "respond with 429 to more look-ups of pull requests",
  numberThat("a whole number greater than 0", (number) => Number.isInteger(number) && number > 0)
).option("--strict", "refuse unknown settings, and require the fields that the hosted service requires", false).option("--quiet", "print no line for each request", false).helpOption("-h, --help", "show this").exitOverride().configureOutput({ writeErr: () => void 0 });
async function readCommandLine(args, environment) {
  const given = parse(args);
  if (given === void 0) return void 0;
  const { token = environment.MERGE_QUEUE_API_TOKEN ?? "", records, optionalImpactedTargets, ...others } = given;
  if (token === "")
    throw new UsageError("--token (or the variable MERGE_QUEUE_API_TOKEN) is missing: choose any token");
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError("--token must consist of visible ASCII characters");
  const {
    notReadySeconds: notReady,
    pendingSeconds: pending,
    testingSeconds: testing,
    mergingSeconds: merging,
    switchingSeconds: switchingModes,
    ...options
  } = others;
  return {
    ...options,
    token,
    durations: { notReady, pending, testing, merging, switchingModes },
    requireImpactedTargets: !optionalImpactedTargets,
    ...records === void 0 ? {} : { records: await recordsOf(records) }
  };
}
function parse(args) {
  try {
    return program().parse(args, { from: "user" }).opts();
  } catch (error) {
    if (!(error instanceof esm/* CommanderError */.b7)) throw error;
    if (error.exitCode === 0) return void 0;
    const isUnknown = error.code === "commander.unknownOption";
    const [said = ""] = error.message.replace(/^error: /, "").split(isUnknown ? "=" : "\0");
    const message = isUnknown && !said.endsWith("'") && error.message.includes("=") ? `${said}'` : said;
    throw new UsageError(`${message.replaceAll("\n", " ")} (--help shows the options)`, { cause: error });
  }
}
async function recordsOf(path) {
  try {
    return await readRecordsFile(path);
  } catch (error) {
    throw new UsageError(`--records: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/serve.js




async function serve(args, environment) {
  try {
    await start(args, environment);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`merge-queue serve: ${error.message}`);
    return 2;
  }
}
async function start(args, environment) {
  const options = await readCommandLine(args, environment);
  if (options === void 0) return;
  const onRequest = options.quiet ? {} : { onRequest: printRequest };
  const service = await startLocalService({ ...options, ...onRequest }).catch((error) => {
    const { code = "", message } = error;
    const why = code === "EADDRINUSE" ? "the port is in use; choose another with --port" : message;
    throw new UsageError(`cannot listen on ${options.host ?? ""} port ${options.port ?? 0}: ${why}`, { cause: error });
  });
  const stop = () => void service.close();
  external_node_process_.once("SIGINT", stop);
  external_node_process_.once("SIGTERM", stop);
  console.log(`Local merge queue service listening on ${service.url}`);
  console.error(`Its page: ${service.pageUrl}`);
}
function printRequest({ method, path, status, milliseconds }) {
  if (path === overviewPath) return;
  const time = (/* @__PURE__ */ new Date()).toISOString().slice(11, 23);
  console.log(`${time} ${method} ${path} ${status ?? "no response"} ${milliseconds.toFixed(0)} ms`);
}



/***/ }),

/***/ 95051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ idInCollection),
/* harmony export */   e: () => (/* binding */ testId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const namespace = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
function stamped(digest, version) {
  const bytes = digest.subarray(0, 16);
  bytes[6] = (bytes[6] ?? 0) & 15 | version << 4;
  bytes[8] = (bytes[8] ?? 0) & 63 | 128;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
const uuid5 = (...parts) => stamped((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(namespace).update(parts.join("#")).digest(), 5);
const isUuid5 = (text) => /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text);
function testId(organization, repository, test) {
  const { name = "", classname = "", parent = "", file = "", variant = "", id = "" } = test;
  const withVariant = variant === "" ? [] : [variant];
  const inVariant = (id0) => variant === "" ? id0 : uuid5(id0, variant);
  if (isUuid5(id)) return variant === "" ? id.toLowerCase() : inVariant(uuid5(id, variant));
  if (id.startsWith("trunk:")) return inVariant(uuid5(organization, repository, id, ...withVariant));
  return inVariant(uuid5(organization, repository, file, classname, parent, name, "JUNIT_TESTCASE", ...withVariant));
}
function idInCollection(collection, repository, id) {
  return stamped((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${collection}#${repository}#${id}`).digest(), 8);
}



/***/ })

};
;