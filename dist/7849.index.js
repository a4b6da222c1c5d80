"use strict";
exports.id = 7849;
exports.ids = [7849];
exports.modules = {

/***/ 87849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/local-service/flaky-tests/records-file.js

const lists = ["unhealthy_tests", "quarantined_tests"];
function toRecords(given) {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new TypeError(`it must be an object with ${lists.join(" and ")}`);
  }
  const fields = given;
  if (!lists.some((list) => Object.hasOwn(fields, list))) {
    throw new TypeError(`it has neither ${lists.join(" nor ")}`);
  }
  const [unhealthy, quarantined] = lists.map((list) => {
    const records = fields[list] ?? [];
    if (!Array.isArray(records)) throw new TypeError(`${list} must be an array`);
    const odd = records.findIndex((each) => typeof each !== "object" || each === null || Array.isArray(each));
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
;// CONCATENATED MODULE: ./build/local-service/clock.js
const latestTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
class Clock {
  #speed;
  #base = Date.now();
  #since = performance.now();
  #running = true;
  /** @param speed seconds of the service that pass in one real second */
  constructor(speed = 1) {
    this.#speed = speed;
  }
  get running() {
    return this.#running;
  }
  /** Milliseconds since 1970, at most `latestTime`. Goes back only where `set` says so. */
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
  /** @param milliseconds of the service's time; not negative */
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
;// CONCATENATED MODULE: ./build/local-service/http/access.js


function isLoopback(host) {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || (0,external_node_net_.isIPv4)(name) && name.startsWith("127.");
}
class Access {
  #digest;
  #onLoopback;
  /** @param onLoopback whether the service listens on an address that only this machine reaches */
  constructor(token, onLoopback) {
    this.#digest = digest(token);
    this.#onLoopback = onLoopback;
  }
  /**
   * How a request proves who it comes from.
   * @param takesForkedRun whether the id of a workflow run may take the place of the token
   */
  check(header, takesForkedRun) {
    const given = header("x-api-token");
    const forkedRun = header("x-forked-workflow-run-id") ?? "";
    if ((given ?? "") === "" && takesForkedRun && /^\d+$/.test(forkedRun)) return "forked-run";
    if (given === void 0) return "missing";
    return (0,external_node_crypto_.timingSafeEqual)(digest(given), this.#digest) ? "accepted" : "wrong";
  }
  /**
   * Why a request without the token may come from a page in a browser; undefined where it does not.
   *
   * A page can send requests to this machine, also under a name of its own that it makes point here (DNS rebinding). So `Host` has
   * to be a name of this machine, and the headers that a browser adds to what pages send (Fetch Metadata, `Origin`) must not be there.
   */
  whyOfPage(header) {
    const fromPage = header("origin") !== void 0 || header("sec-fetch-site") !== void 0;
    if (fromPage) return "Forbidden: a page in a browser may ask nothing here without the token";
    if (!this.#onLoopback || isLoopback((header("host") ?? "").replace(/:\d+$/, ""))) return void 0;
    return "Forbidden: the Host header must name this machine, as in 127.0.0.1 or localhost";
  }
  /** Keeps the control endpoints from pages in a browser, and from others when the service can be reached from other machines. */
  guardControl() {
    return async (context, next) => {
      const header = (name) => context.req.header(name);
      const forbidden = this.whyOfPage(header);
      if (forbidden !== void 0) return context.text(forbidden, 403);
      const token = this.#onLoopback ? "accepted" : this.check(header, false);
      return token === "accepted" ? next() : context.text(unauthorized(token), 401);
    };
  }
}
function unauthorized(token) {
  return `Unauthorized: ${token === "missing" ? "the x-api-token header is missing" : "the token is not accepted"}`;
}
function digest(token) {
  return (0,external_node_crypto_.createHash)("sha256").update(token).digest();
}


;// CONCATENATED MODULE: ./build/local-service/definitions/http-error.js
class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
  status;
  name = "HttpError";
}


;// CONCATENATED MODULE: ./build/local-service/definitions/check.js

function checked(schema, given) {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new HttpError(400, describeIssue(error.issues[0], given));
  return data;
}
function checkedResponse(path, schema, response) {
  const { error } = schema === null ? { error: void 0 } : schema.safeParse(response);
  if (error !== void 0) throw new Error(`The response of ${path} does not fit its description: ${error.message}`);
  if (schema === null && response !== void 0) throw new Error(`The response of ${path} should have no body`);
  return response;
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
  const [, expected] = /^[\w ]+: expected (.+?)(?:, received .*)?$/.exec(message) ?? [];
  if (expected === void 0) return message.replace(/^Invalid (?=\w)/, "a valid ");
  if (/^(one of|")/.test(expected)) return expected;
  return `${/^[aeiou]/.test(expected) ? "an" : "a"} ${expected.replace(" to be ", " ").replace(/^int\b/, "integer")}`;
}
function insideUnion(issue) {
  if (issue.code !== "invalid_union") return issue;
  const inner = issue.errors.flat().find(({ path }) => path.length > 0);
  return inner === void 0 ? issue : { ...inner, path: [...issue.path, ...inner.path] };
}


// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/queue-rules/states.js
var states = __webpack_require__(29486);
// EXTERNAL MODULE: ./build/queue-rules/priority.js
var priority = __webpack_require__(24896);
// EXTERNAL MODULE: ./build/queue-rules/settings.js
var settings = __webpack_require__(50673);
;// CONCATENATED MODULE: ./build/local-service/definitions/values.js

const mostUnsigned = 4294967295;
function values_text(error = "a non-empty string") {
  return schemas/* string */.YjP({ error }).min(1, { error });
}
function flag() {
  return schemas/* boolean */.zMY({ error: "true or false" });
}
function integer(least, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  const error = `an integer ${range}`;
  return schemas/* int */.Whr({ error }).min(least, { error }).max(most, { error });
}
function oneOf(words) {
  return schemas/* enum */.k5n(words, { error: `one of ${words.join(", ")}` });
}
function object(shape) {
  return schemas/* object */.Ikc(shape, { error: "an object" });
}
function pullRequestNumber() {
  const error = `an integer from 1 to ${mostUnsigned}`;
  const inQuotes = schemas/* string */.YjP().regex(/^[1-9]\d{0,8}$/).transform(Number).pipe(integer(1, mostUnsigned));
  return schemas/* union */.KCZ([integer(1, mostUnsigned), inQuotes], { error });
}


;// CONCATENATED MODULE: ./build/local-service/definitions/request-schemas.js





const repo = object({ host: values_text(), owner: values_text(), name: values_text() });
const queueIdentity = { repo, targetBranch: values_text() };
const pullRequest = object({ number: pullRequestNumber(), sha: values_text().optional() });
const request_schemas_priority = schemas/* union */.KCZ([oneOf(priority/* priorityNames */.Bf), integer(0, priority/* leastUrgent */.RR), schemas/* null */.chJ()], {
  error: `one of ${priority/* priorityNames */.Bf.join(", ")}, or an integer from 0 to ${priority/* leastUrgent */.RR}`
}).optional().transform((given) => given === void 0 || given === null ? void 0 : (0,priority/* toPriority */.WM)(given));
const request_schemas_states = [...states/* requestableQueueStates */.Z5, "running", "paused", "draining"];
const state = oneOf(request_schemas_states).transform((given) => states/* requestableQueueStates */.Z5.find((each) => each === given.toUpperCase()));
const counted = integer(1, mostUnsigned);
const settingsAtCreation = { mode: oneOf(settings/* modes */.nI).optional(), concurrency: counted.optional() };
const request_schemas_settings = {
  ...settingsAtCreation,
  state: state.optional(),
  bisectionConcurrency: counted.optional(),
  testingTimeoutMinutes: counted.optional(),
  pendingFailureDepth: counted.optional(),
  canOptimisticallyMerge: flag().optional(),
  batch: flag().optional(),
  batchingMaxWaitTimeMinutes: counted.optional(),
  batchingMinSize: counted.optional(),
  commentsEnabled: flag().optional(),
  commandsEnabled: flag().optional(),
  createPrsForTestingBranches: flag().optional(),
  statusCheckEnabled: flag().optional(),
  labelCommandsEnabled: flag().optional(),
  extensionEnabled: flag().optional(),
  stateLabelsEnabled: flag().optional(),
  directMergeMode: oneOf(settings/* directMergeModes */.Ks).optional(),
  optimizationMode: oneOf(settings/* optimizationModes */.oH).optional(),
  mergeMethod: oneOf(settings/* mergeMethods */.Ly).optional(),
  enqueueingLabel: schemas/* string */.YjP({ error: "a string or null" }).nullable().optional(),
  requiredStatuses: schemas/* array */.YOg(values_text(), { error: "an array of strings" }).optional(),
  deleteRequiredStatuses: flag().optional()
};
const impactedTargets = schemas/* union */.KCZ([schemas/* literal */.euz("ALL"), schemas/* array */.YOg(schemas/* string */.YjP({ error: "a string" }))], {
  error: "the string ALL or an array of strings"
}).transform((given) => given === "ALL" ? given : new Set(given));
const page = {
  org_url_slug: values_text(),
  page_query: object({ page_size: integer(1, 100), page_token: schemas/* string */.YjP({ error: "a string" }).optional() })
};
function requestSchemas(strict) {
  const ofQueue = (shape) => {
    const fields = { ...queueIdentity, ...shape };
    return strict ? schemas/* strictObject */.rej(fields, { error: "an object" }) : object(fields);
  };
  const ofPullRequest = { ...queueIdentity, pr: pullRequest };
  return {
    "/submitPullRequest": object({ ...ofPullRequest, priority: request_schemas_priority, noBatch: flag().optional() }),
    "/cancelPullRequest": object(ofPullRequest),
    "/restartTestsOnPullRequest": object(ofPullRequest),
    "/getSubmittedPullRequest": object(ofPullRequest),
    "/setImpactedTargets": object({
      ...queueIdentity,
      pr: object({ number: pullRequestNumber(), sha: values_text() }),
      impactedTargets
    }),
    "/getMergeQueueTestingDetails": object({
      ...queueIdentity,
      testRunId: strict ? values_text() : values_text().optional(),
      pr: pullRequest.optional()
    }),
    "/createQueue": ofQueue(settingsAtCreation),
    "/deleteQueue": object(queueIdentity),
    "/getQueue": object(queueIdentity),
    "/updateQueue": ofQueue(request_schemas_settings),
    "/flaky-tests/list-unhealthy-tests": object({ repo, ...page, status: oneOf(["FLAKY", "BROKEN"]) }),
    "/flaky-tests/list-quarantined-tests": object({ repo, ...page })
  };
}
const metricsQuery = object({ repo: schemas/* string */.YjP().optional(), repoHost: schemas/* string */.YjP().optional() }).superRefine(
  ({ repo: name, repoHost }, context) => {
    if (name === void 0 && repoHost === void 0) return;
    const refuse = (path, message) => {
      context.addIssue({ code: "custom", path: [path], message });
    };
    if (!repoHost) refuse("repoHost", "given together with repo");
    else if (!name) refuse("repo", "given together with repoHost");
    else if (!/^[^/]+(?:\/[^/]+)+$/.test(name)) refuse("repo", "owner/name");
  }
);


;// CONCATENATED MODULE: ./build/local-service/definitions/control-schemas.js




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
const anyCase = schemas/* string */.YjP({ error: control_schemas_states }).transform((given) => given.toUpperCase()).pipe(schemas/* enum */.k5n(states/* pullRequestStates */.jH, { error: control_schemas_states }));
const pullRequestRequest = object({
  ...queueIdentity,
  pr: object({ number: pullRequestNumber(), sha: values_text().optional() }),
  mergeable: flag().optional(),
  state: schemas/* union */.KCZ([schemas/* null */.chJ(), anyCase], { error: control_schemas_states }).optional()
}).superRefine(({ mergeable, state, pr }, context) => {
  if (mergeable !== void 0 || state !== void 0 || pr.sha !== void 0) return;
  context.addIssue({ code: "custom", path: ["state"], message: control_schemas_states });
});
function faultRequest(paths) {
  return object({
    path: oneOf(paths).optional(),
    times: integer(1).default(1),
    delayMilliseconds: integer(0, 6e5).default(0),
    status: integer(200, 599).optional(),
    body: schemas/* string */.YjP({ error: "a string" }).default("This fault was asked for"),
    headers: schemas/* record */.g1P(schemas/* string */.YjP(), values_text(), { error: "an object of strings" }).default({}),
    connection: oneOf(["reset", "truncate", "silence"]).optional(),
    afterEffect: flag().default(false)
  });
}


// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/local-service/definitions/scene-schema.js





const time = schemas/* number */.aig().min(0).max(latestTime);
const future = schemas/* number */.aig();
const numbers = schemas/* array */.YOg(schemas/* int */.Whr());
const scene_schema_state = schemas/* enum */.k5n(states/* pullRequestStates */.jH);
const queueType = schemas/* enum */.k5n(["main", "bisection"]);
const scene_schema_settings = schemas/* object */.Ikc({
  mode: schemas/* enum */.k5n(settings/* modes */.nI),
  concurrency: schemas/* int */.Whr().min(1),
  testingTimeoutMinutes: schemas/* number */.aig().min(0),
  canOptimisticallyMerge: schemas/* boolean */.zMY(),
  pendingFailureDepth: schemas/* int */.Whr().min(0),
  batch: schemas/* boolean */.zMY(),
  batchingMaxWaitTimeMinutes: schemas/* number */.aig().min(0),
  batchingMinSize: schemas/* int */.Whr().min(1),
  bisectionConcurrency: schemas/* int */.Whr().min(1),
  optimizationMode: schemas/* enum */.k5n(settings/* optimizationModes */.oH),
  createPrsForTestingBranches: schemas/* boolean */.zMY(),
  mergeMethod: schemas/* enum */.k5n(settings/* mergeMethods */.Ly),
  commentsEnabled: schemas/* boolean */.zMY(),
  commandsEnabled: schemas/* boolean */.zMY(),
  statusCheckEnabled: schemas/* boolean */.zMY(),
  labelCommandsEnabled: schemas/* boolean */.zMY().exactOptional(),
  extensionEnabled: schemas/* boolean */.zMY().exactOptional(),
  stateLabelsEnabled: schemas/* boolean */.zMY().exactOptional(),
  directMergeMode: schemas/* enum */.k5n(settings/* directMergeModes */.Ks),
  enqueueingLabel: schemas/* string */.YjP().nullable(),
  requiredStatuses: schemas/* array */.YOg(schemas/* string */.YjP())
});
const testRun = schemas/* object */.Ikc({
  id: schemas/* string */.YjP(),
  queueType,
  pullRequests: numbers,
  ahead: numbers,
  startedAt: time,
  endsAt: future,
  willBe: schemas/* enum */.k5n(["passed", "failed", "timed-out"]),
  endedAt: time.exactOptional(),
  result: schemas/* enum */.k5n(["passed", "failed", "timed-out", "stopped"]).exactOptional()
});
const queue = schemas/* object */.Ikc({
  time,
  wanted: schemas/* enum */.k5n(states/* requestableQueueStates */.Z5),
  switching: schemas/* object */.Ikc({ mode: schemas/* enum */.k5n(settings/* modes */.nI), until: future }).optional(),
  submissions: schemas/* int */.Whr(),
  testsStarted: schemas/* int */.Whr(),
  settings: scene_schema_settings,
  unmergeable: numbers,
  commits: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      number: schemas/* int */.Whr(),
      told: schemas/* string */.YjP().optional(),
      uploads: schemas/* array */.YOg(
        schemas/* object */.Ikc({ sha: schemas/* string */.YjP().optional(), targets: schemas/* union */.KCZ([schemas/* literal */.euz("ALL"), schemas/* array */.YOg(schemas/* string */.YjP())]) })
      )
    })
  ),
  testRuns: schemas/* array */.YOg(testRun),
  entries: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      number: schemas/* int */.Whr(),
      sequence: schemas/* int */.Whr(),
      submittedAt: time,
      state: scene_schema_state,
      stateChangedAt: time,
      priority: schemas/* object */.Ikc({ name: schemas/* enum */.k5n([...priority/* priorityNames */.Bf, "custom"]), value: schemas/* int */.Whr(), isDefault: schemas/* boolean */.zMY() }),
      noBatch: schemas/* boolean */.zMY(),
      alone: schemas/* boolean */.zMY(),
      sha: schemas/* string */.YjP().optional(),
      hasImpactedTargets: schemas/* boolean */.zMY(),
      readyFrom: future,
      testableFrom: future,
      pendingSince: time.optional(),
      test: schemas/* string */.YjP().optional(),
      held: schemas/* boolean */.zMY()
    })
  ),
  batches: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      entries: numbers,
      ahead: numbers,
      state: schemas/* enum */.k5n(["PENDING", "TESTING", "TESTS_PASSED", "PENDING_FAILURE"]),
      retestFrom: future,
      mergesAt: future.optional(),
      test: schemas/* string */.YjP().optional()
    })
  ),
  bisections: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      entries: numbers,
      failure: schemas/* string */.YjP(),
      skipsRedundantTests: schemas/* boolean */.zMY(),
      knowledge: schemas/* object */.Ikc({ passed: schemas/* int */.Whr(), failed: schemas/* int */.Whr(), confirmed: schemas/* boolean */.zMY() }),
      tests: schemas/* array */.YOg(schemas/* object */.Ikc({ length: schemas/* int */.Whr(), run: schemas/* string */.YjP() }))
    })
  )
});
const observed = { at: time, queueType };
const statistics = schemas/* object */.Ikc({
  observations: schemas/* array */.YOg(
    schemas/* discriminatedUnion */.gMt("kind", [
      schemas/* object */.Ikc({ ...observed, kind: schemas/* literal */.euz("conclusion"), state: scene_schema_state }),
      schemas/* object */.Ikc({ ...observed, kind: schemas/* literal */.euz("restart") }),
      schemas/* object */.Ikc({ ...observed, kind: schemas/* enum */.k5n(["wait", "test", "time-in-queue"]), seconds: schemas/* number */.aig() })
    ])
  ),
  tested: schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* int */.Whr(), schemas/* int */.Whr()]))
});
const scene_schema_repo = schemas/* object */.Ikc({ host: schemas/* string */.YjP(), owner: schemas/* string */.YjP(), name: schemas/* string */.YjP() });
const queues = schemas/* array */.YOg(schemas/* object */.Ikc({ repo: scene_schema_repo, targetBranch: schemas/* string */.YjP(), queue, statistics }));
const outcomes = schemas/* array */.YOg(
  schemas/* object */.Ikc({
    pullRequest: schemas/* int */.Whr(),
    outcome: schemas/* enum */.k5n(["pass", "fail", "hang"]),
    milliseconds: schemas/* number */.aig().optional(),
    remaining: schemas/* int */.Whr().nullable()
  })
);
const scene = schemas/* object */.Ikc({
  version: schemas/* literal */.euz(1, { error: "1: it was saved by another version of this service" }),
  clock: schemas/* object */.Ikc({ now: time, running: schemas/* boolean */.zMY() }),
  queues,
  outcomes,
  /** Null: the default records. */
  records: schemas/* object */.Ikc({ unhealthy_tests: schemas/* array */.YOg(schemas/* looseObject */._H3({})), quarantined_tests: schemas/* array */.YOg(schemas/* looseObject */._H3({})) }).nullable(),
  changes: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      repo: scene_schema_repo,
      targetBranch: schemas/* string */.YjP(),
      number: schemas/* int */.Whr(),
      from: scene_schema_state.nullable(),
      to: scene_schema_state,
      at: iso/* datetime */.w$()
    })
  )
});


;// CONCATENATED MODULE: ./build/local-service/scene.js
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


;// CONCATENATED MODULE: ./build/local-service/http/request-body.js

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
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new HttpError(400, "The request body must be a JSON object");
  }
  return parsed;
}


;// CONCATENATED MODULE: ./build/local-service/repository-address.js
function repositoryAddress({ host, owner, name }) {
  const known = URL.canParse(`https://${host}/`) && /^[\w.:[\]-]+$/.test(host) ? host : "host.invalid";
  const segments = [owner, name].map((segment) => encodeURIComponent(segment.toWellFormed()));
  return `https://${known}/${segments.join("/")}`;
}


// EXTERNAL MODULE: ./build/queue-rules/stable-identifiers.js
var stable_identifiers = __webpack_require__(60834);
;// CONCATENATED MODULE: ./build/local-service/definitions/response-schemas.js



function written(state, stateCase) {
  return stateCase === "upper" ? state : state.toLowerCase();
}
function stateIn(states, stateCase) {
  return schemas/* enum */.k5n(states.map((state) => written(state, stateCase)));
}
const count = schemas/* number */.aig().min(0);
const repository = schemas/* object */.Ikc({ html_url: schemas/* url */.OZ5() });
const response_schemas_page = schemas/* object */.Ikc({
  total_rows: count,
  total_pages: count,
  next_page_token: schemas/* string */.YjP(),
  prev_page_token: schemas/* string */.YjP(),
  last_page_token: schemas/* string */.YjP(),
  page_index: count
});
function unhealthyTest(stateCase) {
  return schemas/* object */.Ikc({
    id: schemas/* uuid */.uRe(),
    repository,
    html_url: schemas/* url */.OZ5(),
    name: schemas/* string */.YjP(),
    variant: schemas/* string */.YjP(),
    status: schemas/* object */.Ikc({
      value: stateIn(["HEALTHY", "FLAKY", "BROKEN"], stateCase),
      reason: schemas/* string */.YjP(),
      timestamp: iso/* datetime */.w$()
    }),
    file_path: schemas/* string */.YjP().optional(),
    parent: schemas/* string */.YjP().optional(),
    classname: schemas/* string */.YjP().optional(),
    codeowners: schemas/* array */.YOg(schemas/* string */.YjP()),
    pull_requests_impacted_last_7d: schemas/* int */.Whr().min(0),
    quarantined: schemas/* boolean */.zMY(),
    ticket: repository.optional()
  });
}
const quarantinedTest = schemas/* object */.Ikc({
  name: schemas/* string */.YjP(),
  parent: schemas/* string */.YjP().nullable(),
  file: schemas/* string */.YjP().nullable(),
  classname: schemas/* string */.YjP().nullable(),
  status: schemas/* enum */.k5n(["HEALTHY", "FLAKY", "BROKEN"]),
  codeowners: schemas/* array */.YOg(schemas/* string */.YjP()),
  quarantine_setting: schemas/* enum */.k5n(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"]),
  quarantined_at: iso/* datetime */.w$(),
  status_last_updated_at: iso/* datetime */.w$(),
  test_case_id: schemas/* string */.YjP(),
  variant: schemas/* string */.YjP()
});
const testingDetails = schemas/* object */.Ikc({
  requiredStatuses: schemas/* array */.YOg(schemas/* string */.YjP()),
  requiredStatusesSource: schemas/* enum */.k5n(["repo_provider_branch_protection", "merge_instance"]).optional(),
  testBranch: schemas/* string */.YjP(),
  testBranchSha: schemas/* string */.YjP(),
  createdAt: iso/* datetime */.w$().optional(),
  status: schemas/* enum */.k5n(["in_progress", "failed", "cancelled", "succeeded"]).optional(),
  checkSuites: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      checkRuns: schemas/* array */.YOg(
        schemas/* object */.Ikc({
          name: schemas/* string */.YjP(),
          url: schemas/* string */.YjP(),
          status: schemas/* enum */.k5n(["QUEUED", "IN_PROGRESS", "COMPLETED"]).optional(),
          conclusion: schemas/* enum */.k5n(["ACTION_REQUIRED", "CANCELLED", "FAILURE", "NEUTRAL", "SUCCESS", "SKIPPED", "STALE", "TIMED_OUT"]).optional()
        })
      )
    })
  ),
  statusChecks: schemas/* array */.YOg(
    schemas/* object */.Ikc({
      context: schemas/* string */.YjP(),
      url: schemas/* string */.YjP().optional(),
      state: schemas/* enum */.k5n(["ERROR", "FAILURE", "PENDING", "SUCCESS"]).optional()
    })
  ),
  testedPullRequests: schemas/* array */.YOg(schemas/* object */.Ikc({ prNumber: schemas/* number */.aig(), prUrl: schemas/* string */.YjP(), title: schemas/* string */.YjP() })),
  impactedTargets: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
  impactedTargetsForTestedPrs: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
  dependentPrs: schemas/* array */.YOg(schemas/* number */.aig()).optional()
});
function responseSchemas(stateCase) {
  const pullRequest = {
    id: schemas/* string */.YjP().optional(),
    state: stateIn(states/* pullRequestStates */.jH, stateCase).optional(),
    stateChangedAt: iso/* datetime */.w$(),
    priorityValue: schemas/* number */.aig(),
    priorityName: schemas/* string */.YjP(),
    usedDefaultPriorityName: schemas/* string */.YjP().optional(),
    skipTheLine: schemas/* boolean */.zMY(),
    prNumber: schemas/* number */.aig(),
    prTitle: schemas/* string */.YjP(),
    prSha: schemas/* string */.YjP(),
    prBaseBranch: schemas/* string */.YjP(),
    prAuthor: schemas/* string */.YjP()
  };
  const queue = {
    state: stateIn(states/* queueStates */.yr, stateCase),
    branch: schemas/* string */.YjP(),
    concurrency: schemas/* number */.aig(),
    testingTimeoutMinutes: schemas/* number */.aig(),
    mode: schemas/* enum */.k5n(settings/* modes */.nI),
    canOptimisticallyMerge: schemas/* boolean */.zMY(),
    pendingFailureDepth: schemas/* number */.aig(),
    batch: schemas/* boolean */.zMY(),
    batchingMaxWaitTimeMinutes: schemas/* number */.aig(),
    batchingMinSize: schemas/* number */.aig(),
    createPrsForTestingBranches: schemas/* boolean */.zMY(),
    commentsEnabled: schemas/* boolean */.zMY(),
    commandsEnabled: schemas/* boolean */.zMY(),
    statusCheckEnabled: schemas/* boolean */.zMY(),
    labelCommandsEnabled: schemas/* boolean */.zMY().optional(),
    extensionEnabled: schemas/* boolean */.zMY().optional(),
    stateLabelsEnabled: schemas/* boolean */.zMY().optional(),
    bisectionConcurrency: schemas/* number */.aig(),
    requiredStatuses: schemas/* array */.YOg(schemas/* string */.YjP()),
    directMergeMode: schemas/* enum */.k5n(settings/* directMergeModes */.Ks),
    optimizationMode: schemas/* enum */.k5n(settings/* optimizationModes */.oH),
    mergeMethod: schemas/* enum */.k5n(settings/* mergeMethods */.Ly),
    enqueueingLabel: schemas/* string */.YjP().optional()
  };
  const readiness = schemas/* object */.Ikc({
    hasImpactedTargets: schemas/* boolean */.zMY().optional(),
    requiresImpactedTargets: schemas/* boolean */.zMY(),
    doesBaseBranchMatch: schemas/* boolean */.zMY(),
    gitHubMergeability: schemas/* enum */.k5n(["unspecified", "in_progress", "mergeable", "not_mergeable"])
  });
  return {
    "/submitPullRequest": null,
    "/cancelPullRequest": schemas/* object */.Ikc({}),
    "/restartTestsOnPullRequest": schemas/* object */.Ikc({}),
    "/getSubmittedPullRequest": schemas/* object */.Ikc({
      ...pullRequest,
      readiness: readiness.optional(),
      forceEnqueued: schemas/* boolean */.zMY(),
      isCurrentlySubmittedToQueue: schemas/* boolean */.zMY()
    }),
    "/setImpactedTargets": schemas/* object */.Ikc({}),
    "/getMergeQueueTestingDetails": testingDetails,
    "/createQueue": null,
    "/deleteQueue": schemas/* object */.Ikc({}),
    "/getQueue": schemas/* object */.Ikc({
      ...queue,
      enqueuedPullRequests: schemas/* array */.YOg(schemas/* object */.Ikc({ ...pullRequest, noBatch: schemas/* boolean */.zMY() }))
    }),
    "/updateQueue": schemas/* object */.Ikc(queue),
    "/flaky-tests/list-unhealthy-tests": schemas/* object */.Ikc({ tests: schemas/* array */.YOg(unhealthyTest(stateCase)), page: response_schemas_page }),
    "/flaky-tests/list-quarantined-tests": schemas/* object */.Ikc({ quarantined_tests: schemas/* array */.YOg(quarantinedTest), page: response_schemas_page })
  };
}


;// CONCATENATED MODULE: ./build/local-service/http/responses.js




function pullRequestResponse(registered, entry, stateCase) {
  const { queue } = registered;
  return {
    ...entryFields(registered, entry, stateCase),
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
function queueResponse({ queue, targetBranch }, stateCase) {
  const { enqueueingLabel, ...settings } = queue.settings;
  return {
    state: written(queue.state, stateCase),
    branch: targetBranch,
    ...settings,
    ...enqueueingLabel === null ? {} : { enqueueingLabel }
  };
}
function enqueuedPullRequests(registered, stateCase) {
  return registered.queue.enqueued.map((entry) => ({
    ...entryFields(registered, entry, stateCase),
    noBatch: entry.noBatch
  }));
}
function entryFields({ repo, targetBranch }, entry, stateCase) {
  const { number, priority, sequence } = entry;
  const name = `${repo.owner}/${repo.name} pull request ${number}`;
  return {
    id: (0,stable_identifiers/* uuidFrom */.k)(`${repo.host} ${name} for ${targetBranch}, submission ${sequence}`),
    state: written(entry.state, stateCase),
    stateChangedAt: new Date(entry.stateChangedAt).toISOString(),
    priorityValue: priority.value,
    priorityName: priority.name,
    ...priority.isDefault ? { usedDefaultPriorityName: priority.name } : {},
    skipTheLine: false,
    prNumber: number,
    prTitle: titleOf(number),
    prSha: entry.sha ?? (0,stable_identifiers/* commitNameFrom */.r)(name),
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
    testBranchSha: (0,stable_identifiers/* commitNameFrom */.r)(run.id),
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


;// CONCATENATED MODULE: ./build/local-service/http/control-endpoints.js









const controlPath = "/_control";
const maximumSceneBytes = 512 * 1048576;
function addControlEndpoints(app, controlled) {
  const { clock, queues, outcomes, faults, source, requests, stateCase, endpoints } = controlled;
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
    const { repo, targetBranch, pr, mergeable, state } = await bodyOf(context, pullRequestRequest);
    const now = clock.now();
    const registered = queues.findOrCreate(now, { repo, targetBranch });
    if (pr.sha !== void 0) registered.queue.setHead(now, pr.number, pr.sha);
    if (mergeable !== void 0) registered.queue.setMergeable(now, pr.number, mergeable);
    if (state === null) registered.queue.release(now, pr.number);
    else if (state !== void 0) registered.queue.force(now, pr.number, state);
    const known = [...registered.queue.submitted].find((each) => each.number === pr.number);
    return context.json(known === void 0 ? {} : pullRequestResponse(registered, known, stateCase));
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
      throw new HttpError(400, `These are no records: ${error instanceof Error ? error.message : String(error)}`);
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
  app.get(`${controlPath}/state`, (context) => context.json(saveScene({ clock, queues, outcomes, source })));
  app.put(`${controlPath}/state`, async (context) => {
    const saved = await bodyOf(context, scene, maximumSceneBytes);
    try {
      loadScene(saved, { clock, queues, outcomes, source });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new HttpError(400, `This is no scene: ${error.message}`);
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
;// CONCATENATED MODULE: ./build/local-service/definitions/openapi.js


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
function openApiDocument(serverUrl, requests, responses) {
  const posts = Object.entries(requests).map(([path, request]) => {
    const response = responses[path];
    const content = response === null ? {} : { content: { "application/json": { schema: jsonSchema(response) } } };
    const operation = {
      operationId: path.slice(path.lastIndexOf("/") + 1),
      summary: summaries[path],
      security: securityOf(path),
      ...path === "/setImpactedTargets" ? { parameters: [forkedRun] } : {},
      requestBody: { required: true, content: { "application/json": { schema: jsonSchema(request) } } },
      responses: { 200: { description: "OK", ...content }, ...errors(path === "/createQueue") }
    };
    return [path, { post: operation }];
  });
  const metrics = {
    operationId: "getMergeQueueMetrics",
    summary: summaries["/getMergeQueueMetrics"],
    security: securityOf("/getMergeQueueMetrics"),
    parameters: metricsQuery.keyof().options.map((name) => ({
      name,
      in: "query",
      required: false,
      schema: jsonSchema(metricsQuery.shape[name])
    })),
    responses: { 200: { description: "OK", content: { "text/plain": { schema: { type: "string" } } } }, ...errors() }
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Local merge queue and flaky-test service",
      version: "1.0.0",
      description: "Keeps everything in memory. Made from the definitions that the service checks its own requests and responses with."
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries([...posts, ["/getMergeQueueMetrics", { get: metrics }]]),
    components: { securitySchemes: { ApiKeyAuth: { type: "apiKey", in: "header", name: "x-api-token" } } }
  };
}
const forkedRun = {
  name: "x-forked-workflow-run-id",
  in: "header",
  required: false,
  description: "Id of a workflow run of a pull request from a fork, in digits, in place of the token",
  schema: { type: "string" }
};
function securityOf(path) {
  return path === "/setImpactedTargets" ? [{ ApiKeyAuth: [] }, {}] : [{ ApiKeyAuth: [] }];
}
function errors(exists = false) {
  const all = exists ? { ...refusals, 409: "There is a queue for the branch already" } : refusals;
  return Object.fromEntries(
    Object.entries(all).map(([status, description]) => [
      status,
      { description, content: { "text/plain": { schema: { type: "string" } } } }
    ])
  );
}
function jsonSchema(schema) {
  const { $schema: _dialect, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { io: "input", target: "draft-2020-12" });
  return rest;
}


// EXTERNAL MODULE: ./build/queue-rules/refusal.js
var refusal = __webpack_require__(34494);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/local-service/http/faults.js


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
  /** The fault that a request meets, counted. @param path of the endpoint, without the base path */
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


;// CONCATENATED MODULE: ./build/local-service/flaky-tests/default-records.js



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
const frameworks = [
  {
    variant: "python3.12-linux",
    owners: ["@acme/platform"],
    name: (_, behaviour) => `test_${snake(behaviour)}`,
    parent: (subject) => `tests.test_${subject}`,
    classname: (subject) => `tests.test_${subject}.Test${pascal(subject)}`,
    file: (subject) => `tests/test_${subject}.py`
  },
  {
    variant: "node24-linux",
    owners: ["@acme/web"],
    name: (subject, behaviour) => `${subject} ${behaviour}`,
    parent: (subject) => subject,
    classname: (subject) => `${subject} page`,
    file: (subject) => `apps/web/src/${subject}/${subject}.test.tsx`
  },
  {
    variant: "chromium",
    owners: ["@acme/web", "@acme/quality"],
    name: (subject, behaviour) => `${pascal(subject)} page \u203A ${behaviour}`,
    parent: (subject) => `${subject}.spec.ts`,
    classname: (subject) => `${subject}.spec.ts`,
    file: (subject) => `e2e/${subject}.spec.ts`
  },
  {
    variant: "jdk21",
    owners: ["@acme/payments"],
    name: (_, behaviour) => camel(behaviour),
    parent: (subject) => `com.acme.${subject}.${pascal(subject)}ServiceTest`,
    classname: (subject) => `com.acme.${subject}.${pascal(subject)}ServiceTest`,
    file: (subject) => `services/${subject}/src/test/java/com/acme/${subject}/${pascal(subject)}ServiceTest.java`
  },
  {
    variant: "linux-amd64",
    owners: ["@acme/infrastructure"],
    name: (subject, behaviour) => `Test${pascal(subject)}/${snake(behaviour)}`,
    parent: (subject) => `github.com/acme/shop/internal/${subject}`,
    classname: (subject) => `github.com/acme/shop/internal/${subject}`,
    file: () => null
  },
  {
    variant: "x86_64-unknown-linux-gnu",
    owners: ["@acme/infrastructure"],
    name: (subject, behaviour) => `${subject}::tests::${snake(behaviour)}`,
    parent: (subject) => `shop-${subject}`,
    classname: (subject) => `shop-${subject}`,
    file: () => null
  },
  {
    variant: "ruby3.4",
    owners: ["@acme/back-office"],
    name: (subject, behaviour) => `${pascal(subject)} ${behaviour}`,
    parent: () => null,
    classname: (subject) => `spec.models.${subject}_spec`,
    file: (subject) => `./spec/models/${subject}_spec.rb`
  },
  {
    variant: "php8.4",
    owners: ["@acme/back-office"],
    name: (_, behaviour) => `test${pascal(behaviour)}`,
    parent: (subject) => `Acme\\Shop\\Tests\\${pascal(subject)}Test`,
    classname: (subject) => `Acme.Shop.Tests.${pascal(subject)}Test`,
    file: (subject) => `tests/${pascal(subject)}Test.php`
  },
  {
    variant: "net9.0-windows",
    owners: ["@acme/payments", "@acme/quality"],
    name: (_, behaviour) => `${pascal(behaviour)}(retry: true)`,
    parent: (subject) => `Acme.Shop.Tests.${pascal(subject)}Tests`,
    classname: (subject) => `Acme.Shop.Tests.${pascal(subject)}Tests`,
    file: () => null
  },
  {
    variant: "asan",
    owners: [],
    name: (_, behaviour) => `${pascal(behaviour)}/0`,
    parent: (subject) => `${pascal(subject)}Suite`,
    classname: (subject) => `${pascal(subject)}Suite`,
    file: (subject) => `native/${subject}_test.cc`
  },
  {
    variant: "ios18-simulator",
    owners: ["@acme/mobile"],
    name: (_, behaviour) => `test${pascal(behaviour)}`,
    parent: (subject) => `${pascal(subject)}Tests`,
    classname: (subject) => `ShopTests.${pascal(subject)}Tests`,
    file: () => null
  },
  {
    variant: "",
    owners: ["@acme/quality"],
    name: (_, behaviour) => behaviour.charAt(0).toUpperCase() + behaviour.slice(1),
    parent: (subject) => `Acceptance.${pascal(subject)}`,
    classname: () => null,
    file: (subject) => `acceptance/${subject}.robot`
  }
];
const day = 864e5;
function defaultRecords(repo, now, stateCase = "lower") {
  const repository = repositoryAddress(repo);
  const unhealthy = [];
  const quarantined = [];
  for (const subject of subjects) {
    for (const behaviour of behaviours) {
      for (const framework of frameworks) {
        const [name, parent] = [framework.name(subject, behaviour), framework.parent(subject)];
        const [classname, file] = [framework.classname(subject), framework.file(subject)];
        const chance = Buffer.from((0,stable_identifiers/* commitNameFrom */.r)(JSON.stringify([framework.variant, parent, name])), "hex");
        const byte = (index) => chance[index] ?? 0;
        const id = (0,stable_identifiers/* uuidFrom */.k)(chance.toString("hex"));
        const isUnhealthy = byte(0) < 192;
        const isQuarantined = byte(1) < 128 || !isUnhealthy;
        const quarantinedAt = now - (byte(2) / 256 * 60 + byte(3) / 256) * day;
        const changedAt = isQuarantined ? quarantinedAt - byte(4) / 256 * day : now - byte(4) / 256 * 90 * day;
        const status = !isUnhealthy ? "HEALTHY" : byte(5) < 200 ? "FLAKY" : "BROKEN";
        const owners = [...framework.owners];
        if (status !== "HEALTHY") {
          unhealthy.push({
            id,
            repository: { html_url: repository },
            html_url: `${repository}/tests/${id}`,
            name,
            variant: framework.variant,
            status: {
              value: written(status, stateCase),
              reason: reasonOf(status, byte(6)),
              timestamp: new Date(changedAt).toISOString()
            },
            codeowners: owners,
            pull_requests_impacted_last_7d: byte(7) % 24,
            quarantined: isQuarantined,
            file_path: file ?? "",
            parent: parent ?? "",
            classname: classname ?? "",
            ...byte(8) < 96 ? { ticket: { html_url: `${repository}/issues/${String(1e3 + byte(9))}` } } : {}
          });
        }
        if (isQuarantined) {
          quarantined.push({
            name,
            parent,
            file,
            classname,
            status,
            quarantine_setting: byte(10) < 64 ? "ALWAYS_QUARANTINE" : "AUTO_QUARANTINE",
            codeowners: owners,
            quarantined_at: new Date(quarantinedAt).toISOString(),
            status_last_updated_at: new Date(changedAt).toISOString(),
            test_case_id: id,
            variant: framework.variant
          });
        }
      }
    }
  }
  return { unhealthy_tests: unhealthy, quarantined_tests: quarantined };
}
function reasonOf(value, chance) {
  if (value === "BROKEN") return `Failed in ${String(5 + chance % 20)} runs on the default branch in a row`;
  return `Failed and passed on the same commit ${String(2 + chance % 9)} times`;
}
function snake(words) {
  return words.replaceAll(" ", "_");
}
function pascal(words) {
  return words.replace(/(?:^| )(\w)/g, (_, letter) => letter.toUpperCase());
}
function camel(words) {
  return words.replace(/ (\w)/g, (_, letter) => letter.toUpperCase());
}


;// CONCATENATED MODULE: ./build/local-service/flaky-tests/paging.js

class UnknownToken extends Error {
  name = "UnknownToken";
}
class Paging {
  #secret = (0,external_node_crypto_.randomBytes)(32);
  /**
   * @param list names the list and its filter
   * @param size rows a page
   * @param token of the page, empty for the first
   * @returns the page; `page_index` counts from 0, and tokens are empty where there is no such page
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


;// CONCATENATED MODULE: ./build/local-service/http/flaky-test-endpoints.js



function flakyTestEndpoints(source, clock, stateCase) {
  const paging = new Paging();
  const startedAt = clock.now();
  let made;
  const recordsOf = (repo) => {
    if (source.records !== void 0) return source.records;
    const key = JSON.stringify(repo);
    if (made?.repo !== key) made = { repo: key, records: defaultRecords(repo, startedAt, stateCase) };
    return made.records;
  };
  let filtered;
  const withStatus = (all, status) => {
    if (filtered?.from !== all || filtered.status !== status) {
      filtered = { from: all, status, rows: all.filter((test) => flaky_test_endpoints_statusOf(test) === status) };
    }
    return filtered.rows;
  };
  const cut = (list, rows, { page_size, page_token = "" }) => {
    try {
      return paging.cut(list, rows, page_size, page_token);
    } catch (error) {
      if (error instanceof UnknownToken) throw new HttpError(400, "page_query.page_token is unknown for this list");
      throw error;
    }
  };
  return {
    "/flaky-tests/list-unhealthy-tests": ({ repo, status, page_query: query }) => {
      const rows = withStatus(recordsOf(repo).unhealthy_tests, status);
      const { rows: tests, page } = cut(`unhealthy ${JSON.stringify(repo)} ${status}`, rows, query);
      return { tests, page };
    },
    "/flaky-tests/list-quarantined-tests": ({ repo, page_query: query }) => {
      const all = recordsOf(repo).quarantined_tests;
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
;// CONCATENATED MODULE: ./build/local-service/http/metrics.js


const metricsContentType = prom_client.Registry.PROMETHEUS_CONTENT_TYPE;
const labelNames = ["repo", "branch", "queue_type"];
const queuesOfOneTurn = 20;
const bounds = [60, 300, 600, 900, 1800, 3600, 5400, 7200];
async function metricsText(queues, now) {
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
  let seen = 0;
  for (const registered of [...queues]) {
    seen += 1;
    if (seen % queuesOfOneTurn === 0) await (0,external_node_timers_promises_.setImmediate)();
    for (const queueType of ["main", "bisection"]) {
      const { repo, targetBranch, queue, statistics } = registered;
      const labels = { repo: `${repo.owner}/${repo.name}`, branch: targetBranch, queue_type: queueType };
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
      const measured = [
        [waits, hour.waits],
        [tests, hour.tests],
        [times, hour.timesInQueue]
      ];
      for (const [metric, seconds] of measured) {
        if (seconds.length === 0) metric.zero(labels);
        for (const value of seconds) metric.observe(labels, value);
      }
    }
  }
  const texts = [];
  for (const { name } of registry.getMetricsAsArray()) {
    await (0,external_node_timers_promises_.setImmediate)();
    texts.push(await registry.getSingleMetricAsString(name));
  }
  return `${texts.join("\n\n")}
`;
}
function queueTypeOf({ bisection }) {
  return bisection === void 0 ? "main" : "bisection";
}


;// CONCATENATED MODULE: ./build/local-service/http/queue-endpoints.js



function queueEndpoints({
  queues,
  clock,
  stateCase
}) {
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
      return pullRequestResponse(registered, registered.queue.find(request.pr.number), stateCase);
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
      const { mode, concurrency } = request;
      const settings = { ...mode && { mode }, ...concurrency !== void 0 && { concurrency } };
      queues.create(clock.now(), identityOf(request), settings);
      return void 0;
    },
    "/deleteQueue": (request) => {
      queues.delete(clock.now(), request);
      return {};
    },
    "/getQueue": (request) => {
      const { registered } = present(request);
      return {
        ...queueResponse(registered, stateCase),
        enqueuedPullRequests: enqueuedPullRequests(registered, stateCase)
      };
    },
    "/updateQueue": (request) => {
      const settings = settingsOf(request);
      const { registered, now } = present(request);
      registered.queue.update(now, settings, request.state);
      return queueResponse(registered, stateCase);
    }
  };
}
function identityOf({ repo: { host, owner, name }, targetBranch }) {
  return { repo: { host, owner, name }, targetBranch };
}
function submissionOf({ priority, noBatch, pr: { sha } }) {
  return {
    ...sha === void 0 ? {} : { sha },
    ...noBatch === void 0 ? {} : { noBatch },
    ...priority === void 0 ? {} : { priority }
  };
}
function settingsOf(request) {
  const { repo: _repo, targetBranch: _branch, state: _state, deleteRequiredStatuses, ...settings } = request;
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== void 0));
  if (deleteRequiredStatuses !== true) return given;
  if ((settings.requiredStatuses?.length ?? 0) > 0) {
    throw new HttpError(400, "deleteRequiredStatuses must be left out where requiredStatuses are given");
  }
  return { ...given, requiredStatuses: [] };
}
function testRunOf({ queue }, number, id) {
  if (id !== void 0) return queue.findTestRun(id);
  const entry = number === void 0 ? queue.enqueued.find(({ state }) => state === "TESTING") : queue.find(number);
  if (entry?.test !== void 0) return entry.test;
  const what = number === void 0 ? "No pull request of this queue is being tested" : `Pull request ${number} has not been tested yet`;
  throw new refusal/* Refusal */.P("unknown", what);
}


;// CONCATENATED MODULE: ./build/local-service/http/request-log.js
const kept = 1e4;
const longestPath = 1024;
const longestLoggedBody = 16384;
const bodyBytesKept = 16 * 1048576;
class RequestLog {
  #requests = [];
  /** The bodies that are kept, the earliest first. */
  #withBody = /* @__PURE__ */ new Set();
  #bodyBytes = 0;
  /** How many there were since the start, or since they were last forgotten. */
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
  /** Notes a body that has been read. */
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


;// CONCATENATED MODULE: ./build/local-service/http/service-app.js
















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
const metricsPath = "/getMergeQueueMetrics";
function serviceApp(options) {
  const { clock, queues, source, stateCase, onRequest } = options;
  const app = new hono_dist/* Hono */.$();
  const requests = new RequestLog();
  const faults = new Faults();
  const access = new Access(options.token, options.onLoopback);
  const schemas = { requests: requestSchemas(options.strict), responses: responseSchemas(stateCase) };
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
  app.get("/health", (context) => context.json({ status: "ok" }));
  app.get(`${basePath}/openapi.json`, (context) => {
    const { origin } = new URL(context.req.url);
    return context.json(openApiDocument(origin + basePath, schemas.requests, schemas.responses));
  });
  app.use(`${basePath}/*`, async (context, next) => {
    const token = access.check(
      (name) => context.req.header(name),
      context.req.path === `${basePath}/setImpactedTargets`
    );
    const logged = requests.add(context.req.method, pathOf(context.req.url), token);
    const mayBeTaken = token === "accepted" || token === "forked-run";
    const body = await receiveBody(context.env.incoming, mayBeTaken ? void 0 : longestLoggedBody);
    requests.noteBody(logged, body.size, body.bytes);
    context.set("token", token);
    context.set("body", body);
    await next();
    if (context.res !== response/* RESPONSE_ALREADY_SENT */.o) logged.status = context.res.status;
  });
  app.use(`${basePath}/*`, async (context, next) => {
    const { token } = context.var;
    if (token === "accepted") return next();
    if (token !== "forked-run") return context.text(unauthorized(token), 401);
    const forbidden = access.whyOfPage((name) => context.req.header(name));
    return forbidden === void 0 ? next() : context.text(forbidden, 403);
  });
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
    ...queueEndpoints({ queues, clock, stateCase }),
    ...flakyTestEndpoints(source, clock, stateCase)
  };
  const post = (path) => {
    const endpoint = endpoints[path];
    app.post(basePath + path, (context) => {
      const request = checked(
        schemas.requests[path],
        parseObject(context.var.body, context.req.header("content-type"))
      );
      const response = endpoint(request);
      const isGiven = path.startsWith("/flaky-tests/") && source.records !== void 0;
      if (!isGiven) checkedResponse(path, schemas.responses[path], response);
      return response === void 0 ? context.body(null, 200) : context.json(response);
    });
    app.all(basePath + path, (context) => wrongMethod(context, "POST"));
  };
  const paths = Object.keys(schemas.requests);
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
  app.use(`${controlPath}/*`, access.guardControl());
  addControlEndpoints(app, { ...options, faults, requests, endpoints: [metricsPath, ...paths] });
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


;// CONCATENATED MODULE: ./build/queue-rules/history.js
const history_kept = 1e5;
class History {
  #changes = [];
  get changes() {
    return this.#changes.slice(-history_kept);
  }
  add({ repo, targetBranch }, { entry, from, to, at }) {
    const { number } = entry;
    this.#changes.push({ repo, targetBranch, number, from: from ?? null, to, at: new Date(at).toISOString() });
    if (this.#changes.length > 1.1 * history_kept) this.#changes = this.#changes.slice(-history_kept);
  }
  restore(changes) {
    this.#changes = [...changes];
  }
  clear() {
    this.#changes = [];
  }
}


;// CONCATENATED MODULE: ./build/queue-rules/identity.js
function keyOf({ repo, targetBranch }) {
  return JSON.stringify([repo.host.toLowerCase(), repo.owner.toLowerCase(), repo.name.toLowerCase(), targetBranch]);
}
function describeIdentity({ repo, targetBranch }) {
  return `branch ${targetBranch} of ${repo.owner}/${repo.name} on ${repo.host}`;
}


// EXTERNAL MODULE: ./build/queue-rules/merge-queue.js + 12 modules
var merge_queue = __webpack_require__(54979);
;// CONCATENATED MODULE: ./build/queue-rules/statistics.js

const statistics_window = 36e5;
const most = 4e4;
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
    if (this.#observations.length >= 1.1 * most) this.#forget(observation.at);
  }
  #forget(now) {
    const oldest = now - statistics_window;
    if (this.#observations.length > most) this.#observations = this.#observations.slice(-most);
    if ((this.#observations[0]?.at ?? Infinity) > oldest) return;
    this.#observations = this.#observations.filter((seen) => seen.at > oldest);
  }
}


;// CONCATENATED MODULE: ./build/queue-rules/merge-queues.js





const mostQueues = 1e3;
const uploadedBytesKept = 64 * 1048576;
class MergeQueues {
  #options;
  #queues = /* @__PURE__ */ new Map();
  /** What happened to pull requests in all queues, those that were deleted included. */
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
   * @throws Refusal (unknown) when there is none and none is made, (too-many)
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
        `The queue for ${what} is not empty: cancel or merge its ${String(left)} pull request(s) first`
      );
    }
    this.#queues.delete(keyOf(identity));
  }
  /**
   * Says what a commit of a pull request impacts. When there are too many uploads after it, the oldest are dropped of which no pull
   * request in a queue has need, first where the most are kept.
   * @param sha the commit that the targets count for; every commit when left out
   * @throws Refusal (unknown, too-many)
   */
  setImpactedTargets(at, identity, number, targets, sha) {
    const { queue: latest } = this.findOrCreate(at, identity);
    latest.setImpactedTargets(at, number, targets, sha);
    this.#limitUploads(latest, number);
  }
  /** Does in every queue what is due until a time (milliseconds since 1970). */
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
   * Puts the queues of a snapshot in the place of those that are there. Those stay when it fails.
   * @throws TypeError when the snapshot does not hold together, Refusal (exists) when a queue is in it twice, (too-many)
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


;// CONCATENATED MODULE: ./build/queue-rules/test-outcomes.js
class TestOutcomes {
  #failing;
  #planned = /* @__PURE__ */ new Map();
  #testingMilliseconds;
  /**
   * @param testingMilliseconds how long a test takes of which nothing else was said
   * @param failing pull requests whose tests always fail, unless something else is planned
   */
  constructor(testingMilliseconds, failing = []) {
    this.#testingMilliseconds = testingMilliseconds;
    this.#failing = new Set(failing);
  }
  /**
   * Plans how the tests of a pull request end, from the next start on.
   * @param times for how many runs; for ever when left out
   */
  plan(pullRequest, test, times = Infinity) {
    this.#planned.set(pullRequest, { test, remaining: times });
  }
  /**
   * Asked when a test starts; counts it for everything that the test contains. The test hangs when one of them does, fails when one of
   * them does, and takes as long as the longest.
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


;// CONCATENATED MODULE: ./build/local-service/server.js









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
    clock: new Clock(options.speed),
    queues: new MergeQueues({
      durations,
      requireImpactedTargets: options.requireImpactedTargets ?? true,
      implicitQueues: options.implicitQueues ?? true,
      planTest: (contents) => outcomes.next(contents)
    }),
    outcomes,
    source: { records: options.records },
    stateCase: options.upperCaseStates === true ? "upper" : "lower",
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
    controlUrl: origin + controlPath,
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await (0,external_node_events_.once)(server, "close");
    }
  };
}


;// CONCATENATED MODULE: ./build/local-service/command-line.js



class UsageError extends Error {
  name = "UsageError";
}
const help = `A merge queue and flaky-test service that keeps everything in memory.

Usage: merge-queue serve --token TOKEN [options]

  --token TOKEN             the only accepted token (default: $MERGE_QUEUE_API_TOKEN)
  --port PORT               port to listen on, 0 for a free one (default: 4010)
  --host HOST               address to listen on (default: 127.0.0.1)
  --records FILE            JSON with unhealthy_tests and quarantined_tests, served in place of the default ones

  --not-ready-seconds N     from submission to PENDING (default: ${defaultDurations.notReady / 1e3})
  --pending-seconds N       at least so long in PENDING (default: ${defaultDurations.pending / 1e3})
  --testing-seconds N       from TESTING to TESTS_PASSED or a failure (default: ${defaultDurations.testing / 1e3})
  --merging-seconds N       from TESTS_PASSED with nobody ahead to MERGED (default: ${defaultDurations.merging / 1e3})
  --switching-seconds N     at least so long in SWITCHING_MODES (default: ${defaultDurations.switchingModes / 1e3})
  --speed N                 seconds of the service that pass in one second (default: 1)

  --failing NUMBERS         pull requests whose tests fail, as in 13,42
  --optional-impacted-targets
                            pull requests of parallel queues do not wait for their impacted targets
  --no-implicit-queues      a branch has no queue until createQueue makes one
  --upper-case-states       respond with states in capitals
  --strict                  refuse unknown settings, and test details without testRunId
  --quiet                   print no line for each request
  --help                    show this
`;
async function readCommandLine(args, environment) {
  const values = parse(args);
  if (values.help === true) return void 0;
  const token = values.token ?? environment.MERGE_QUEUE_API_TOKEN ?? "";
  if (token === "")
    throw new UsageError("--token (or the variable MERGE_QUEUE_API_TOKEN) is missing: choose any token");
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError("--token may hold visible ASCII characters only");
  const durations = {
    notReady: milliseconds("not-ready-seconds", values["not-ready-seconds"], defaultDurations.notReady),
    pending: milliseconds("pending-seconds", values["pending-seconds"], defaultDurations.pending),
    testing: milliseconds("testing-seconds", values["testing-seconds"], defaultDurations.testing),
    merging: milliseconds("merging-seconds", values["merging-seconds"], defaultDurations.merging),
    switchingModes: milliseconds("switching-seconds", values["switching-seconds"], defaultDurations.switchingModes)
  };
  return {
    token,
    durations,
    port: portOf(values.port),
    host: values.host ?? "127.0.0.1",
    speed: speedOf(values.speed),
    failing: numbersOf(values.failing),
    implicitQueues: values["no-implicit-queues"] !== true,
    requireImpactedTargets: values["optional-impacted-targets"] !== true,
    upperCaseStates: values["upper-case-states"] === true,
    strict: values.strict === true,
    quiet: values.quiet === true,
    ...values.records === void 0 ? {} : { records: await recordsOf(values.records) }
  };
}
function parse(args) {
  try {
    return (0,external_node_util_.parseArgs)({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        token: { type: "string" },
        port: { type: "string" },
        host: { type: "string" },
        records: { type: "string" },
        "not-ready-seconds": { type: "string" },
        "pending-seconds": { type: "string" },
        "testing-seconds": { type: "string" },
        "merging-seconds": { type: "string" },
        "switching-seconds": { type: "string" },
        speed: { type: "string" },
        failing: { type: "string" },
        "optional-impacted-targets": { type: "boolean" },
        "no-implicit-queues": { type: "boolean" },
        "upper-case-states": { type: "boolean" },
        strict: { type: "boolean" },
        quiet: { type: "boolean" },
        help: { type: "boolean", short: "h" }
      }
    }).values;
  } catch (error) {
    const [firstSentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new UsageError(`${firstSentence ?? ""} (--help shows the options)`, { cause: error });
  }
}
function milliseconds(option, given, otherwise) {
  if (given === void 0) return otherwise;
  if (!/^\d+(\.\d+)?$/.test(given)) throw new UsageError(`--${option} must be a number of seconds, not ${given}`);
  return Number(given) * 1e3;
}
function portOf(given = "4010") {
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65535) {
    throw new UsageError(`--port must be a number from 0 to 65535, not ${given}`);
  }
  return Number(given);
}
function speedOf(given = "1") {
  if (!/^\d+(\.\d+)?$/.test(given) || Number(given) === 0) {
    throw new UsageError(`--speed must be a number greater than 0, not ${given}`);
  }
  return Number(given);
}
function numbersOf(given = "") {
  const items = given.split(",").filter((item) => item.trim() !== "");
  const odd = items.find((item) => !/^\s*[1-9]\d*\s*$/.test(item));
  if (odd !== void 0) throw new UsageError(`--failing must be pull request numbers such as 13,42, not ${odd}`);
  return items.map(Number);
}
async function recordsOf(path) {
  try {
    return await readRecordsFile(path);
  } catch (error) {
    throw new UsageError(`--records: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}


;// CONCATENATED MODULE: ./build/local-service/serve.js



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
  if (options === void 0) {
    external_node_process_.stdout.write(help);
    return;
  }
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
}
function printRequest({ method, path, status, milliseconds }) {
  const time = (/* @__PURE__ */ new Date()).toISOString().slice(11, 23);
  console.log(`${time} ${method} ${path} ${status ?? "no response"} ${milliseconds.toFixed(0)} ms`);
}



/***/ })

};
;