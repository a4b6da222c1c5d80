"use strict";
exports.id = 5667;
exports.ids = [5667];
exports.modules = {

/***/ 16440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ PagingError),
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86493);





class PagingError extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
  name = "PagingError";
}
const again = "Run the step again. If this stays, report it to the operator of the service";
const mostPages = 1e5;
const mostEmptyPages = 100;
async function* readList(fetchPage, options = {}) {
  const first = yield* readPages(fetchPage, options, /* @__PURE__ */ new Set());
  if (first.cut !== void 0 || isWhole(first)) return listRead(first);
  const second = yield* readPages(fetchPage, options, first.seen);
  if (second.shrank !== void 0) options.warn?.(`${second.shrank}; a test may have been missed`);
  return listRead(second);
}
const isWhole = ({ shrank, total = 0, seen }) => shrank === void 0 && seen.size >= total;
function listRead({ pages, records, total = 0, seen, cut }) {
  if (cut !== void 0) return { pages, records, cut };
  if (seen.size >= total) return { pages, records };
  const counts = `the service counts ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(total, "test")}, and its pages have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(seen.size)}`;
  return { pages, records, cut: `${counts}. ${again}` };
}
async function* readPages(fetchPage, { maxPages = 0, onPage }, known) {
  const tokens = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  let token;
  let total;
  let shrank;
  let records = 0;
  let odd = 0;
  let emptyPages = 0;
  for (let pages = 1; ; pages++) {
    const response = await fetchPage(token);
    if (!Array.isArray(response.records)) {
      throw new PagingError(`page ${pages} of the list has no array of tests. Is base-url the address of the service?`);
    }
    const page = response.page ?? {};
    const newTotal = totalOf(page);
    if (total !== void 0 && newTotal !== void 0 && newTotal < total) {
      shrank = `The list shrank from ${total} to ${newTotal} tests while it was read (page ${pages})`;
    }
    total = newTotal ?? total;
    for (const record of response.records) {
      if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(record)) odd += 1;
      const digest = digestOf(identityOf(record));
      seen.add(digest);
      if (!known.has(digest)) yield record;
    }
    records += response.records.length;
    emptyPages = response.records.length === 0 ? emptyPages + 1 : 0;
    onPage?.({ pages, records, ...total === void 0 ? {} : { total } });
    const read = { pages, records, total, seen, shrank };
    token = nextToken(page, pages);
    if (token === void 0) {
      const why = response.cut ?? oddRows(odd, records);
      return { ...read, cut: why === void 0 ? void 0 : `${why}. ${again}` };
    }
    refuseCircle(token, tokens, pages);
    if (maxPages > 0 && pages >= maxPages) {
      const of = total === void 0 ? "" : ` of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(total)}`;
      return { ...read, cut: `max-pages ended it after ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(records)}${of} tests. Leave max-pages empty` };
    }
    refuseEndless(pages, emptyPages);
  }
}
function nextToken(page, number) {
  const token = page.next_page_token;
  if (token === void 0 || token === null || token === "") return void 0;
  if (typeof token === "string") return token;
  if (typeof token === "number") return String(token);
  throw new PagingError(`next_page_token of page ${number} is ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(JSON.stringify(token), 60)}, not a text`);
}
const oddRows = (odd, rows) => odd === 0 ? void 0 : `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(odd)} of its ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(rows, "row")} ${odd === 1 ? "isn't a JSON object" : "aren't JSON objects"}`;
function totalOf({ total_rows: total }) {
  const text = String(total ?? "");
  return /^\d+$/.test(text) ? Number(text) : void 0;
}
function identityOf(record) {
  if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(record)) return record;
  const { id, test_case_id, name, parent, classname, file, file_path, variant } = record;
  return [id, test_case_id, name, parent, classname, file, file_path, variant];
}
const digestOf = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(value)).digest("base64").slice(0, 22);
function refuseCircle(token, seen, pages) {
  const digest = digestOf(token);
  if (seen.has(digest)) {
    throw new PagingError(
      `page ${pages} of the list names a next page that was read before (next_page_token ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(JSON.stringify(token), 60)}): the pages of the list form a circle. Run the step again. If the error stays, report it to the operator of the service`
    );
  }
  seen.add(digest);
}
function refuseEndless(pages, emptyPages) {
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



/***/ }),

/***/ 23924:
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

/***/ 62928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readTestRecord),
/* harmony export */   P: () => (/* binding */ describeTestRecord)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98764);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80182);


function readTestRecord(record) {
  if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record)) return void 0;
  const status = (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record.status) ? record.status : { value: record.status };
  return {
    name: text(record.name),
    parent: text(record.parent),
    classname: text(record.classname),
    file: text(record.file) ?? text(record.file_path),
    variant: text(record.variant),
    codeowners: owners(record.codeowners),
    id: text(record.test_case_id) ?? text(record.id),
    link: text(record.html_url),
    ticket: (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record.ticket) ? text(record.ticket.html_url) : void 0,
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
  const found = list.map((owner) => text((0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(owner) ? owner.name : owner)?.trim());
  return found.filter((owner) => owner !== void 0);
}
function inCapitals(word) {
  return word === void 0 ? void 0 : (0,_packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(word).toUpperCase();
}



/***/ }),

/***/ 9594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ listOperation),
  k: () => (/* binding */ testsTable)
});

// EXTERNAL MODULE: ./build/src/flaky-tests/records/date-time.js
var date_time = __webpack_require__(23924);
;// CONCATENATED MODULE: ./build/src/flaky-tests/lists/list-statistics.js

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
  /** Counts a test. A test with several code owners counts for each of them. */
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
  /** The hundred oldest, the oldest first; tests without a date come last. */
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


// EXTERNAL MODULE: ./build/src/flaky-tests/records/test-record.js
var test_record = __webpack_require__(62928);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/src/operations/test-list.js
var test_list = __webpack_require__(52107);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/src/operations/list-operation.js





function listOperation({ kind, lists = () => [{}], knownFields = [] }) {
  return {
    kind: "request",
    needs: test_list/* testListNeeds */.G3,
    knownFields,
    advice: test_list/* testListAdvice */.nB,
    plan: (step, service) => ({
      result: { headline: `List the ${kind} tests` },
      request: () => (0,test_list/* fetchPage */.ae)(step, service, kind, lists(step)[0]),
      carryOut: async () => {
        const now = step.clock.now();
        const statistics = new ListStatistics(now);
        const read = async function* () {
          const ids = /* @__PURE__ */ new Set();
          for (const [index, more] of lists(step).entries()) {
            for await (const record of (0,test_list/* listRecords */.VI)(step, service, kind, (line) => step.log.warn(line), more)) {
              const listed = (0,test_record/* readTestRecord */.C)(record) ?? emptyRecord;
              if (index > 0 && listed.id !== void 0 && ids.has(listed.id)) continue;
              if (listed.id !== void 0) ids.add(listed.id);
              statistics.add(listed);
              yield record;
            }
          }
        };
        const file = await step.files.writeRecords("tests.json", read());
        const { owner, name } = (0,requests/* repositoryOf */._M)(step);
        const hasStatus = statistics.oldest.some(({ status }) => status !== void 0);
        return {
          headline: `Listed ${(0,numbers/* counted */.h)(statistics.count, `${kind} test`)} of ${owner}/${name}`,
          tests: {
            ...testsTable(statistics.oldest, now),
            count: statistics.count,
            file,
            counts: [
              ...hasStatus ? [["Status", [...statistics.byStatus]]] : [],
              ["Code owner", [...statistics.byOwner].slice(0, 30)],
              ["For", [...statistics.byAge]]
            ]
          }
        };
      }
    })
  };
}
const emptyRecord = { codeowners: [], quarantinedAt: void 0, statusSince: void 0, record: {} };
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

/***/ 55667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51328);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87745);
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97319);
/* harmony import */ var _list_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9594);




const operation = (0,_list_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .listOperation */ .g)({
  kind: "unhealthy",
  knownFields: ["status"],
  // The service requires a status. Without one, there is one list for each status.
  lists: (step) => {
    const status = statusOf(step);
    return (status === void 0 ? _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .unhealthyStatuses */ .zp : [status]).map((each) => ({ status: each }));
  }
});
function statusOf({ inputs: { status, extraFields } }) {
  const extra = extraFields.status;
  if (extra === void 0 || extra === "") return status;
  const read = readExtra(extra);
  if (status === void 0 || status === read) return read;
  throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("status", `it is ${status}, and extra-fields has the status ${read ?? ""}. Give one of them`);
}
function readExtra(extra) {
  try {
    return (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatus */ .rk)(String(extra));
  } catch (error) {
    throw error instanceof _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .BadValue */ .FQ ? new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("extra-fields", `status: ${error.message}`) : error;
  }
}



/***/ }),

/***/ 52107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G3: () => (/* binding */ testListNeeds),
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   ae: () => (/* binding */ fetchPage),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   kq: () => (/* binding */ listTests),
/* harmony export */   nB: () => (/* binding */ testListAdvice)
/* harmony export */ });
/* harmony import */ var _flaky_tests_lists_read_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16440);
/* harmony import */ var _flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23924);
/* harmony import */ var _flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62928);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);





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
    { repo: (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryOf */ ._M)(step), organizationSlug, testCollection, pageSize, extraFields, ...more },
    pageToken
  );
}
async function* listRecords(step, service, kind, whenCut, more = {}) {
  const { cut } = yield* (0,_flaky_tests_lists_read_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .L)((pageToken) => fetchPage(step, service, kind, more, pageToken), {
    maxPages: step.inputs.maxPages,
    warn: (line) => step.log.warn(line),
    onPage: ({ pages: read, records, total }) => {
      const of = total === void 0 ? "" : ` of ${String(total)}`;
      step.log.debug(`Page ${String(read)}: ${String(records)}${of} tests so far`);
    }
  });
  if (cut !== void 0) whenCut(`The list of ${kind} tests is cut short: ${cut}`);
}
async function* listTests(step, service, kind, whenCut) {
  for await (const record of listRecords(step, service, kind, whenCut)) {
    const listed = (0,_flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTestRecord */ .C)(record);
    if (listed !== void 0) yield listed;
  }
}
function ageOf({ quarantinedAt, statusSince }, now) {
  const since = (0,_flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDateTime */ .D)(quarantinedAt ?? statusSince);
  return since === void 0 ? "" : (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(Math.floor((0,_flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(since, now)));
}



/***/ })

};
;