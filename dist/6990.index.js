"use strict";
exports.id = 6990;
exports.ids = [6990];
exports.modules = {

/***/ 96657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseDateTime),
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
const msOfDay = 24 * 60 * 60 * 1e3;
const dateTime = /^(?<day>\d{4}-\d{2}-\d{2})(?:[Tt ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,](?<fraction>\d+))?\s?(?<zone>[Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;
function parseDateTime(value) {
  if (typeof value !== "string") return void 0;
  const found = dateTime.exec(value.trim())?.groups;
  if (!found?.day) return void 0;
  const { day, time = "00:00", fraction = "", zone = "Z" } = found;
  const clock = time.length === 5 ? `${time}:00` : time;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return void 0;
  const digits = zone.toUpperCase() === "Z" ? "0000" : zone.slice(1).replace(":", "").padEnd(4, "0");
  const offset = zone.toUpperCase() === "Z" ? "Z" : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  const moment = Date.parse(`${day}T${clock}.${fraction.slice(0, 3).padEnd(3, "0")}${offset}`);
  return Number.isNaN(moment) ? void 0 : moment;
}
function daysBetween(since, until) {
  return Math.max(0, (until - since) / msOfDay);
}



/***/ }),

/***/ 46025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readTestRecord),
/* harmony export */   P: () => (/* binding */ describeTestRecord)
/* harmony export */ });
/* harmony import */ var _shared_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61661);
/* harmony import */ var _shared_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86259);


function readTestRecord(record) {
  if (!(0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record)) return void 0;
  const status = (0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record.status) ? record.status : { value: record.status };
  return {
    name: text(record.name),
    parent: text(record.parent),
    classname: text(record.classname),
    file: text(record.file) ?? text(record.file_path),
    variant: text(record.variant),
    codeowners: owners(record.codeowners),
    id: text(record.test_case_id) ?? text(record.id),
    link: text(record.html_url),
    ticket: (0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record.ticket) ? text(record.ticket.html_url) : void 0,
    status: inCapitals(text(status.value)),
    quarantineSetting: inCapitals(text(record.quarantine_setting)),
    reason: text(status.reason),
    quarantined: typeof record.quarantined === "boolean" ? record.quarantined : void 0,
    quarantinedAt: record.quarantined_at,
    statusSince: record.status_last_updated_at ?? status.timestamp,
    record
  };
}
function describeTestRecord(listed) {
  const qualifier = listed.classname ?? listed.parent;
  const name = listed.name ?? "(no name)";
  const qualified = qualifier === void 0 || qualifier === name ? name : `${qualifier} ${name}`;
  const details = [listed.file, listed.variant].filter((detail) => detail !== void 0);
  return details.length > 0 ? `${qualified} (${details.join(", ")})` : qualified;
}
function text(value) {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : void 0;
}
function owners(value) {
  const list = Array.isArray(value) ? value : [value];
  const found = list.map((owner) => text((0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(owner) ? owner.name : owner)?.trim());
  return found.filter((owner) => owner !== void 0);
}
function inCapitals(word) {
  return word === void 0 ? void 0 : (0,_shared_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(word).toUpperCase();
}



/***/ }),

/***/ 42566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ listOperation),
  k: () => (/* binding */ testsTable)
});

// EXTERNAL MODULE: ./build/flaky-tests/records/date-time.js
var date_time = __webpack_require__(96657);
;// CONCATENATED MODULE: ./build/flaky-tests/lists/list-statistics.js

const ageSteps = [
  { upTo: 1, words: "up to a day" },
  { upTo: 7, words: "up to a week" },
  { upTo: 30, words: "up to 30 days" },
  { upTo: 90, words: "up to 90 days" },
  { upTo: Infinity, words: "more than 90 days" }
];
const noDate = "no date";
const noOwner = "no owner";
const noStatus = "no status";
const otherValues = "others";
const mostShown = 100;
const mostValues = 1e3;
class ListStatistics {
  #now;
  #shown = [];
  #statuses = /* @__PURE__ */ new Map();
  #owners = /* @__PURE__ */ new Map();
  #ages = /* @__PURE__ */ new Map();
  #counted = 0;
  /** @param now milliseconds since 1970-01-01T00:00Z, up to which ages are counted */
  constructor(now) {
    this.#now = now;
  }
  /** Counts a test. One with several code owners counts for each of them. */
  add(listed) {
    this.#counted += 1;
    increase(this.#statuses, listed.status ?? noStatus);
    const owners = listed.codeowners.length > 0 ? listed.codeowners : [noOwner];
    for (const owner of new Set(owners)) increase(this.#owners, owner);
    const since = (0,date_time/* parseDateTime */.D)(listed.quarantinedAt ?? listed.statusSince);
    const days = since === void 0 ? void 0 : (0,date_time/* daysBetween */.Y)(since, this.#now);
    this.#show(listed, days);
    increase(this.#ages, ageSteps.find(({ upTo }) => days !== void 0 && days <= upTo)?.words ?? noDate);
  }
  #show(listed, days) {
    this.#shown.push({ listed, days });
    if (this.#shown.length >= 20 * mostShown) this.#shown = oldestFirst(this.#shown);
  }
  get count() {
    return this.#counted;
  }
  /** The hundred oldest, the oldest first; those without a date last. */
  get oldest() {
    return oldestFirst(this.#shown).map(({ listed }) => listed);
  }
  /** Counts by status, the most frequent first; `no status` for records without one. */
  get byStatus() {
    return mostFrequentFirst(this.#statuses);
  }
  /** Counts by code owner, the most frequent first; `no owner` for tests without one, `others` beyond the first thousand owners. */
  get byOwner() {
    return mostFrequentFirst(this.#owners);
  }
  /** Counts by time since the test was quarantined, or else since its status changed, the youngest first; `no date` where neither can be read. */
  get byAge() {
    const steps = [...ageSteps.map(({ words }) => words), noDate];
    return new Map(steps.flatMap((words) => this.#ages.has(words) ? [[words, this.#ages.get(words) ?? 0]] : []));
  }
}
function increase(counts, value) {
  const counted = counts.has(value) || counts.size < mostValues ? value : otherValues;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}
function mostFrequentFirst(counts) {
  return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
function oldestFirst(tests) {
  return [...tests].sort((a, b) => (b.days ?? -1) - (a.days ?? -1)).slice(0, mostShown);
}


// EXTERNAL MODULE: ./build/flaky-tests/records/test-record.js
var test_record = __webpack_require__(46025);
// EXTERNAL MODULE: ./build/operations/requests.js
var requests = __webpack_require__(19033);
// EXTERNAL MODULE: ./build/operations/test-list.js + 1 modules
var test_list = __webpack_require__(24417);
// EXTERNAL MODULE: ./build/shared/numbers.js
var numbers = __webpack_require__(86262);
;// CONCATENATED MODULE: ./build/operations/list-operation.js





function listOperation({ kind, lists = () => [{}], knownFields = [] }) {
  return {
    needs: test_list/* testListNeeds */.G3,
    knownFields,
    ...test_list/* testListAdvice */.nB === void 0 ? {} : { advice: test_list/* testListAdvice */.nB },
    prepare: (step, service) => Promise.resolve({
      first: () => (0,test_list/* fetchPage */.ae)(step, service, kind, lists(step)[0]),
      result: { headline: `List the ${kind} tests` }
    }),
    carryOut: async (step, _prepared, service) => {
      const now = Date.now();
      const statistics = new ListStatistics(now);
      const read = async function* () {
        for (const more of lists(step)) {
          for await (const record of (0,test_list/* listRecords */.VI)(step, service, kind, more)) {
            statistics.add(
              (0,test_record/* readTestRecord */.C)(record) ?? {
                codeowners: [],
                quarantinedAt: void 0,
                statusSince: void 0,
                record: {}
              }
            );
            yield record;
          }
        }
      };
      const file = await step.files.writeRecords("tests.json", read());
      const { owner, name } = (0,requests/* repositoryOf */._M)(step);
      return {
        headline: `Listed ${(0,numbers/* counted */.h)(statistics.count, `${kind} test`)} of ${owner}/${name}`,
        tests: {
          ...testsTable(statistics.oldest, now),
          count: statistics.count,
          file,
          counts: [
            ...listsStatus(statistics) ? [["Status", [...statistics.byStatus]]] : [],
            ["Code owner", [...statistics.byOwner].slice(0, 30)],
            ["For", [...statistics.byAge]]
          ]
        }
      };
    }
  };
}
function listsStatus(statistics) {
  return statistics.oldest.some(({ status }) => status !== void 0);
}
function testsTable(tests, now) {
  return {
    columns: ["Test", "In", "File", "Status", "Quarantine", "Days", "Code owners", "Link"],
    rows: tests.map((test) => [
      `${test.name ?? ""}${test.variant === void 0 ? "" : ` (${test.variant})`}`,
      test.classname ?? test.parent ?? "",
      test.file ?? "",
      test.status ?? (test.quarantinedAt === void 0 ? "" : "quarantined"),
      quarantineOf(test),
      (0,test_list/* ageOf */.hy)(test, now),
      test.codeowners.join(" "),
      linkOf(test)
    ])
  };
}
function quarantineOf({ quarantineSetting, quarantined }) {
  if (quarantineSetting !== void 0) return quarantineSetting;
  return quarantined === void 0 ? "" : quarantined ? "yes" : "no";
}
function linkOf(test) {
  const address = test.link ?? test.ticket;
  return address === void 0 ? "" : { href: address };
}



/***/ }),

/***/ 6990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _service_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35504);
/* harmony import */ var _list_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42566);


const operation = (0,_list_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)({
  kind: "unhealthy",
  knownFields: ["status"],
  // The service requires a status, so that without the input there is one list for each.
  lists: ({ inputs: { status } }) => (status === void 0 ? _service_states_js__WEBPACK_IMPORTED_MODULE_0__/* .unhealthyStatuses */ .zp : [status]).map((each) => ({ status: each }))
});



/***/ }),

/***/ 19033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ pullRequestResult),
/* harmony export */   Js: () => (/* binding */ queueRemarks),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bh: () => (/* binding */ targetBranchOf),
/* harmony export */   cb: () => (/* binding */ pullRequestReference),
/* harmony export */   mM: () => (/* binding */ refuseExtraFields),
/* harmony export */   vL: () => (/* binding */ queueResult),
/* harmony export */   xm: () => (/* binding */ queueReference)
/* harmony export */ });
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72699);
/* harmony import */ var _pull_request_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80705);
/* harmony import */ var _shared_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86262);



function promised(value, what) {
  if (value === void 0) throw new Error(`the operation uses the ${what} without needing it`);
  return value;
}
const repositoryOf = (step) => promised(step.context.repository, "repository");
const targetBranchOf = (step) => promised(step.context.targetBranch, "target branch");
const pullRequestOf = (step) => promised(step.context.pullRequest, "pull request");
function queueReference(step) {
  return { repo: repositoryOf(step), targetBranch: targetBranchOf(step) };
}
function pullRequestReference(step) {
  return { ...queueReference(step), number: pullRequestOf(step).number };
}
function refuseExtraFields(step, why) {
  if (Object.keys(step.inputs.extraFields).length > 0) {
    throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("extra-fields", `${why}. Remove them`);
  }
}
function queueResult(step, queue) {
  return { ...queue, targetBranch: targetBranchOf(step), repositoryUrl: (0,_pull_request_context_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryUrl */ .Ek)(repositoryOf(step), step.event) };
}
function queueRemarks({ cut, entries = [] }) {
  if (cut === void 0) return [];
  const shown = (0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(entries.length);
  const all = cut.total === void 0 ? `more than ${shown}` : (0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(cut.total);
  return [`The queue has ${all} pull requests. The ${shown} that were submitted last are shown, and no others`];
}
function pullRequestResult(step) {
  const { number, title, url } = pullRequestOf(step);
  return { number, url, ...title === void 0 ? {} : { title } };
}



/***/ }),

/***/ 24417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hy: () => (/* binding */ ageOf),
  ae: () => (/* binding */ fetchPage),
  VI: () => (/* binding */ listRecords),
  kq: () => (/* binding */ listTests),
  nB: () => (/* binding */ testListAdvice),
  G3: () => (/* binding */ testListNeeds)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/shared/text.js
var shared_text = __webpack_require__(89853);
// EXTERNAL MODULE: ./build/shared/user-error.js
var user_error = __webpack_require__(53270);
;// CONCATENATED MODULE: ./build/flaky-tests/lists/read-pages.js



class PagingError extends user_error/* UserError */.y {
  name = "PagingError";
}
const mostPages = 1e5;
const mostEmptyPages = 100;
async function* readPages(fetchPage, { maxPages = 0, warn, onPage } = {}) {
  const seen = /* @__PURE__ */ new Set();
  let token;
  let total;
  let records = 0;
  let emptyPages = 0;
  for (let pages = 1; ; pages++) {
    const response = await fetchPage(token);
    if (!Array.isArray(response.records)) {
      throw new PagingError(
        `page ${pages} of the list holds no array of tests. Is base-url the address of the service?`
      );
    }
    const page = response.page ?? {};
    const newTotal = typeof page.total_rows === "number" ? page.total_rows : void 0;
    if (total !== void 0 && newTotal !== void 0 && newTotal < total) {
      warn?.(
        `The list shrank from ${total} to ${newTotal} tests while it was read (page ${pages}); a test may have been missed`
      );
    }
    total = newTotal ?? total;
    for (const record of response.records) yield record;
    records += response.records.length;
    emptyPages = response.records.length === 0 ? emptyPages + 1 : 0;
    onPage?.({ pages, records, ...total === void 0 ? {} : { total } });
    token = nextToken(page, pages);
    if (token === void 0) return { pages, records, stopped: "end" };
    const digest = (0,external_node_crypto_.createHash)("sha256").update(token).digest("base64").slice(0, 22);
    if (seen.has(digest)) {
      throw new PagingError(
        `page ${pages} of the list names a next page that was read before (next_page_token ${(0,shared_text/* shortened */.v)(JSON.stringify(token), 60)}): the service pages in a circle. Try again, and report it to those who run the service if it stays`
      );
    }
    seen.add(digest);
    if (maxPages > 0 && pages >= maxPages) return { pages, records, stopped: "max-pages" };
    if (emptyPages >= mostEmptyPages) {
      throw new PagingError(
        `${mostEmptyPages} empty pages in a row, and the last names a next one: the list has no end. Set max-pages to stop earlier`
      );
    }
    if (pages >= mostPages) {
      throw new PagingError(
        `the list names a next page after ${mostPages} pages. Set max-pages to stop earlier, or page-size to ask for larger pages`
      );
    }
  }
}
function nextToken(page, number) {
  const token = page.next_page_token;
  if (token === void 0 || token === null || token === "") return void 0;
  if (typeof token === "string") return token;
  if (typeof token === "number") return String(token);
  throw new PagingError(`next_page_token of page ${number} is ${(0,shared_text/* shortened */.v)(JSON.stringify(token), 60)}, not a text`);
}


// EXTERNAL MODULE: ./build/flaky-tests/records/date-time.js
var date_time = __webpack_require__(96657);
// EXTERNAL MODULE: ./build/flaky-tests/records/test-record.js
var test_record = __webpack_require__(46025);
// EXTERNAL MODULE: ./build/operations/requests.js
var requests = __webpack_require__(19033);
// EXTERNAL MODULE: ./build/shared/numbers.js
var numbers = __webpack_require__(86262);
;// CONCATENATED MODULE: ./build/operations/test-list.js





const testListNeeds = {
  pullRequest: "none",
  targetBranch: false,
  repository: true,
  organizationSlug: true
};
const testListAdvice = {
  400: "Check organization-slug, repository and page-size",
  404: "Check organization-slug and repository: the service does not know them together"
};
async function fetchPage(step, service, kind, more = {}, pageToken = "") {
  const { organizationSlug, testCollection, pageSize, extraFields } = step.inputs;
  return service.tests(
    kind,
    { repo: (0,requests/* repositoryOf */._M)(step), organizationSlug, testCollection, pageSize, extraFields, ...more },
    pageToken
  );
}
async function* listRecords(step, service, kind, more = {}) {
  const pages = readPages((pageToken) => fetchPage(step, service, kind, more, pageToken), {
    maxPages: step.inputs.maxPages,
    warn: (line) => {
      step.log.warn(line);
    },
    onPage: ({ pages: read, records, total }) => {
      const of = total === void 0 ? "" : ` of ${String(total)}`;
      step.log.debug(`Page ${String(read)}: ${String(records)}${of} tests so far`);
    }
  });
  for (; ; ) {
    const next = await pages.next();
    if (!next.done) {
      yield next.value;
      continue;
    }
    const { records, stopped } = next.value;
    if (stopped === "max-pages") {
      step.log.warn(`The list goes on: max-pages ended it after ${(0,numbers/* counted */.h)(records, "test")}`);
    }
    return;
  }
}
async function* listTests(step, service, kind) {
  for await (const record of listRecords(step, service, kind)) {
    const listed = (0,test_record/* readTestRecord */.C)(record);
    if (listed !== void 0) yield listed;
  }
}
function ageOf({ quarantinedAt, statusSince }, now) {
  const since = (0,date_time/* parseDateTime */.D)(quarantinedAt ?? statusSince);
  return since === void 0 ? "" : (0,numbers/* grouped */.z)(Math.floor((0,date_time/* daysBetween */.Y)(since, now)));
}



/***/ })

};
;