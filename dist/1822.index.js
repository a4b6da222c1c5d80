export const id = 1822;
export const ids = [1822];
export const modules = {

/***/ 5301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ writeList)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);


/** Text is handed to the file in pieces of about this many UTF-16 code units. */
const PIECE = 64 * 1024;
/**
 * Writes records as they come into a file that holds one JSON array, one record a line. The file has its name only when
 * it is complete: when the records end in an error, that error is thrown and nothing is left, nor is an older file of
 * that name touched.
 *
 * @param path where the array goes; its directory must exist
 * @param clean takes out of the JSON of a record what must not be in the file
 * @returns number of records
 */
async function writeList(path, records, clean = (json) => json) {
    const partial = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.partial`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(partial, 'wx');
    try {
        let count = 0;
        let piece = '[';
        for await (const record of records) {
            piece += `${count++ === 0 ? '\n' : ',\n'}${clean(JSON.stringify(record))}`;
            if (piece.length >= PIECE) {
                await file.appendFile(piece);
                piece = '';
            }
        }
        await file.appendFile(`${piece}${count === 0 ? ']' : '\n]'}\n`);
        await file.close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, path);
        return count;
    }
    catch (error) {
        await file.close().catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(partial, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 4462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseDateTime),
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
const DAY = 24 * 60 * 60 * 1000;
const DATE_TIME = /^(?<day>\d{4}-\d{2}-\d{2})(?:[Tt ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,](?<fraction>\d+))?\s?(?<zone>[Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;
/**
 * Reads a date-time of ISO 8601 in the forms that services write: seconds, fraction and zone may be missing; without a
 * zone it is UTC, and a date alone is its first moment. JavaScript's own reader is not asked, because it takes nearly
 * any text with a number in it for a date.
 *
 * @returns milliseconds since 1970-01-01T00:00Z, or undefined for what is no such date
 */
function parseDateTime(value) {
    if (typeof value !== 'string')
        return undefined;
    const found = DATE_TIME.exec(value.trim())?.groups;
    if (!found?.day)
        return undefined;
    const { day, time = '00:00', fraction = '', zone = 'Z' } = found;
    const clock = time.length === 5 ? `${time}:00` : time;
    const midnight = Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day)
        return undefined;
    const digits = zone.toUpperCase() === 'Z' ? '0000' : zone.slice(1).replace(':', '').padEnd(4, '0');
    const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
    const moment = Date.parse(`${day}T${clock}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
    return Number.isNaN(moment) ? undefined : moment;
}
/** Days from one moment to another, both in milliseconds since 1970; fractions of a day count, and the future is 0. */
function daysBetween(since, until) {
    return Math.max(0, (until - since) / DAY);
}


/***/ }),

/***/ 3196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readListedTest),
/* harmony export */   r: () => (/* binding */ describeListedTest)
/* harmony export */ });
/**
 * Reads a record of either list (service interface, sections 2.8 and 2.9), where any field may be missing, null, or of
 * another type than promised. Numbers count as their digits; an empty text counts as missing.
 *
 * @returns undefined for what is no record at all: anything but an object
 */
function readListedTest(record) {
    if (!isObject(record))
        return undefined;
    const status = isObject(record.status) ? record.status : { value: record.status };
    return {
        name: text(record.name),
        parent: text(record.parent),
        classname: text(record.classname),
        file: text(record.file) ?? text(record.file_path),
        variant: text(record.variant),
        codeowners: owners(record.codeowners),
        id: text(record.test_case_id) ?? text(record.id),
        link: text(record.html_url),
        ticket: isObject(record.ticket) ? text(record.ticket.html_url) : undefined,
        status: text(status.value)?.toUpperCase(),
        reason: text(status.reason),
        quarantined: typeof record.quarantined === 'boolean' ? record.quarantined : undefined,
        quarantinedAt: record.quarantined_at,
        statusSince: record.status_last_updated_at ?? status.timestamp,
        record,
    };
}
/**
 * How people call a listed test: name, with class name or parent where there is one, and file. For messages only.
 */
function describeListedTest(listed) {
    const qualifier = listed.classname ?? listed.parent;
    const name = listed.name ?? '(no name)';
    const qualified = qualifier === undefined || qualifier === name ? name : `${qualifier} ${name}`;
    const details = [listed.file, listed.variant].filter((detail) => detail !== undefined);
    return details.length > 0 ? `${qualified} (${details.join(', ')})` : qualified;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function text(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
function owners(value) {
    const list = Array.isArray(value) ? value : [value];
    const found = list.map((owner) => text(isObject(owner) ? owner.name : owner)?.trim());
    return found.filter((owner) => owner !== undefined);
}


/***/ }),

/***/ 1822:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gi: () => (/* binding */ listOperation),
  kS: () => (/* binding */ testsTable)
});

// UNUSED EXPORTS: sinceOf

// EXTERNAL MODULE: ./src/flaky-tests/records/date-time.ts
var date_time = __webpack_require__(4462);
;// CONCATENATED MODULE: ./src/flaky-tests/lists/tally.ts

/** Ages are counted in these steps: days up to and including, and the words for it. */
const AGES = [
    { upTo: 1, words: 'up to a day' },
    { upTo: 7, words: 'up to a week' },
    { upTo: 30, words: 'up to 30 days' },
    { upTo: 90, words: 'up to 90 days' },
    { upTo: Infinity, words: 'more than 90 days' },
];
const NO_DATE = 'no date';
const NO_OWNER = 'no owner';
const NO_STATUS = 'no status';
const OTHERS = 'others';
const SHOWN = 100;
/** So many different values are counted one by one, so that a list of any length fits in memory. */
const MOST_VALUES = 1000;
/**
 * Running figures of a list that is too long to be held: how many, by status, code owner and age, and the first hundred.
 */
class Tally {
    now;
    shown = [];
    statuses = new Map();
    owners = new Map();
    ages = new Map();
    counted = 0;
    /** @param now milliseconds since 1970-01-01T00:00Z, up to which ages are counted */
    constructor(now) {
        this.now = now;
    }
    /** Counts a test. One with several code owners counts for each of them. */
    add(listed) {
        this.counted += 1;
        if (this.shown.length < SHOWN)
            this.shown.push(listed);
        increase(this.statuses, listed.status ?? NO_STATUS);
        const owners = listed.codeowners.length > 0 ? listed.codeowners : [NO_OWNER];
        for (const owner of new Set(owners))
            increase(this.owners, owner);
        const since = (0,date_time/* parseDateTime */.D)(listed.quarantinedAt ?? listed.statusSince);
        const days = since === undefined ? undefined : (0,date_time/* daysBetween */.Y)(since, this.now);
        increase(this.ages, AGES.find(({ upTo }) => days !== undefined && days <= upTo)?.words ?? NO_DATE);
    }
    get count() {
        return this.counted;
    }
    /** The first hundred. */
    get first() {
        return this.shown;
    }
    /** Counts by status, the most frequent first; `no status` for records without one. */
    get byStatus() {
        return mostFrequentFirst(this.statuses);
    }
    /** Counts by code owner, the most frequent first; `no owner` for tests without one, `others` beyond the first thousand owners. */
    get byOwner() {
        return mostFrequentFirst(this.owners);
    }
    /** Counts by time since the test was quarantined, or else since its status changed, the youngest first; `no date` where neither can be read. */
    get byAge() {
        const steps = [...AGES.map(({ words }) => words), NO_DATE];
        return new Map(steps.flatMap((words) => (this.ages.has(words) ? [[words, this.ages.get(words) ?? 0]] : [])));
    }
}
function increase(counts, value) {
    const counted = counts.has(value) || counts.size < MOST_VALUES ? value : OTHERS;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
}
function mostFrequentFirst(counts) {
    return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

// EXTERNAL MODULE: ./src/flaky-tests/lists/write-list.ts
var write_list = __webpack_require__(5301);
// EXTERNAL MODULE: ./src/flaky-tests/records/listed-test.ts
var listed_test = __webpack_require__(3196);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __webpack_require__(5756);
// EXTERNAL MODULE: ./src/operations/requests.ts
var requests = __webpack_require__(7777);
// EXTERNAL MODULE: ./src/operations/test-list.ts + 1 modules
var test_list = __webpack_require__(1908);
;// CONCATENATED MODULE: ./src/operations/list-operation.ts






/** An operation that lists tests: every record goes to the file as it comes, and only a summary is kept. */
function listOperation({ endpoint, kind, more = () => ({}) }) {
    return {
        needs: test_list/* testListNeeds */.G3,
        ...(test_list/* testListAdvice */.nB === undefined ? {} : { advice: test_list/* testListAdvice */.nB }),
        prepare: (context) => Promise.resolve({
            request: { endpoint, content: { ...(0,test_list/* testListRequest */.cy)(context), ...more(context) } },
            result: { headline: `List the ${kind} tests` },
        }),
        carryOut: async (context, _prepared, service) => {
            const tally = new Tally(Date.now());
            const counted = async function* () {
                for await (const record of (0,test_list/* listRecords */.VI)(context, service, endpoint, more(context))) {
                    tally.add((0,listed_test/* readListedTest */.K)(record) ?? { codeowners: [], quarantinedAt: undefined, statusSince: undefined, record: {} });
                    yield record;
                }
            };
            const file = await context.files.path('tests.json');
            await (0,write_list/* writeList */.y)(file, counted());
            const { owner, name } = (0,requests/* repositoryOf */._M)(context);
            return {
                headline: `Listed ${(0,errors/* grouped */.zD)(tally.count)} ${kind} test${tally.count === 1 ? '' : 's'} of ${owner}/${name}`,
                tests: {
                    ...testsTable(tally.first),
                    count: tally.count,
                    file,
                    counts: [
                        ...(listsStatus(tally) ? [['Status', [...tally.byStatus]]] : []),
                        ['Code owner', [...tally.byOwner].slice(0, 30)],
                        ['For', [...tally.byAge]],
                    ],
                },
            };
        },
    };
}
/** Quarantined records have no status to count by. */
function listsStatus(tally) {
    return tally.first.some(({ status }) => status !== undefined);
}
/** Listed tests as rows for people. */
function testsTable(tests) {
    return {
        columns: ['Test', 'In', 'File', 'Status', 'Since', 'Code owners', 'Link'],
        rows: tests.map((test) => [
            `${test.name ?? ''}${test.variant === undefined ? '' : ` (${test.variant})`}`,
            test.classname ?? test.parent ?? '',
            test.file ?? '',
            test.status ?? (test.quarantinedAt === undefined ? '' : 'quarantined'),
            sinceOf(test),
            test.codeowners.join(' '),
            linkOf(test),
        ]),
    };
}
/** The day since when a test has its status, as the service writes it. */
function sinceOf(test) {
    const since = test.quarantinedAt ?? test.statusSince;
    return typeof since === 'string' ? since.slice(0, 10) : '';
}
function linkOf(test) {
    const address = test.link ?? test.ticket;
    return address === undefined ? '' : { href: address };
}


/***/ }),

/***/ 7777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ pullRequestResult),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
/* harmony export */   MG: () => (/* binding */ queueSettingsRequest),
/* harmony export */   Tj: () => (/* binding */ bareQueueRequest),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bh: () => (/* binding */ targetBranchOf),
/* harmony export */   g5: () => (/* binding */ barePullRequestRequest),
/* harmony export */   mM: () => (/* binding */ refuseExtraFields)
/* harmony export */ });
/* harmony import */ var _action_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229);

/** What `needs` promises: an operation that did not ask for it may not use it. */
function promised(value, what) {
    if (value === undefined)
        throw new Error(`the operation uses the ${what} without needing it`);
    return value;
}
const repositoryOf = (context) => promised(context.intent.repository, 'repository');
const targetBranchOf = (context) => promised(context.intent.targetBranch, 'target branch');
const pullRequestOf = (context) => promised(context.intent.pullRequest, 'pull request');
/** Repository and target branch, without extra fields (service interface, section 2.2). */
function bareQueueRequest(context) {
    return { repo: repositoryOf(context), targetBranch: targetBranchOf(context) };
}
/** The same with the pull request. */
function barePullRequestRequest(context) {
    return { ...bareQueueRequest(context), pr: { number: pullRequestOf(context).number } };
}
/** The same with what the workflow author adds. */
function pullRequestRequest(context) {
    return { ...barePullRequestRequest(context), ...context.inputs.extraFields };
}
/** The settings that create and update add to a queue's identity. */
function queueSettingsRequest(context) {
    return { ...bareQueueRequest(context), ...context.inputs.queueSettings, ...context.inputs.extraFields };
}
/** @throws InputError when extra fields are given to a request that has no place for them */
function refuseExtraFields(context, why) {
    if (Object.keys(context.inputs.extraFields).length > 0) {
        throw new _action_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('extra-fields', `${why}. Remove them`);
    }
}
/** The pull request that is meant, as results show it. */
function pullRequestResult(context) {
    const { number, title, url } = pullRequestOf(context);
    return { number, url, ...(title === undefined ? {} : { title }) };
}


/***/ }),

/***/ 1908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VI: () => (/* binding */ listRecords),
  kq: () => (/* binding */ listTests),
  nB: () => (/* binding */ testListAdvice),
  G3: () => (/* binding */ testListNeeds),
  cy: () => (/* binding */ testListRequest)
});

// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __webpack_require__(9229);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/flaky-tests/lists/read-pages.ts

/** The service's paging cannot be followed. One line. */
class PagingError extends Error {
    name = 'PagingError';
}
/** No list of tests is this long; a service that still names a next page then would do so forever. */
const MOST_PAGES = 100_000;
/** A page may be empty and name a next one (a filter that runs after paging), but not this many in a row. */
const MOST_EMPTY_PAGES = 100;
/**
 * All records of a list, page by page as `next_page_token` leads, one request at a time. Holds one page, and 16 bytes for
 * each token seen. It ends at a page whose token is missing, null or empty, whatever the totals say.
 *
 * @throws PagingError for a token seen before, which would lead in a circle, for a page that holds no array, and for a
 * list without end
 */
async function* readPages(fetchPage, { maxPages = 0, warn, onPage } = {}) {
    const seen = new Set();
    let token;
    let total;
    let records = 0;
    let emptyPages = 0;
    for (let pages = 1;; pages++) {
        const answer = await fetchPage(token);
        if (!Array.isArray(answer.records)) {
            throw new PagingError(`page ${pages} of the list holds no array of tests. Is base-url the address of the service?`);
        }
        const page = answer.page ?? {};
        const newTotal = typeof page.total_rows === 'number' ? page.total_rows : undefined;
        if (total !== undefined && newTotal !== undefined && newTotal < total) {
            warn?.(`The list shrank from ${total} to ${newTotal} tests while it was read (page ${pages}); a test may have been missed`);
        }
        total = newTotal ?? total;
        for (const record of answer.records)
            yield record;
        records += answer.records.length;
        emptyPages = answer.records.length === 0 ? emptyPages + 1 : 0;
        onPage?.({ pages, records, ...(total === undefined ? {} : { total }) });
        token = nextToken(page, pages);
        if (token === undefined)
            return { pages, records, stopped: 'end' };
        const digest = (0,external_node_crypto_.createHash)('sha256').update(token).digest('base64').slice(0, 22);
        if (seen.has(digest)) {
            throw new PagingError(`page ${pages} of the list names a next page that was read before (next_page_token ${shown(token)}): ` +
                'the service pages in a circle. Try again, and report it to those who run the service if it stays');
        }
        seen.add(digest);
        if (maxPages > 0 && pages >= maxPages)
            return { pages, records, stopped: 'max-pages' };
        if (emptyPages >= MOST_EMPTY_PAGES) {
            throw new PagingError(`${MOST_EMPTY_PAGES} empty pages in a row, and the last names a next one: the list has no end. Set max-pages to stop earlier`);
        }
        if (pages >= MOST_PAGES) {
            throw new PagingError(`the list names a next page after ${MOST_PAGES} pages. Set max-pages to stop earlier, or page-size to ask for larger pages`);
        }
    }
}
function nextToken(page, number) {
    const token = page.next_page_token;
    if (token === undefined || token === null || token === '')
        return undefined;
    if (typeof token === 'string')
        return token;
    if (typeof token === 'number')
        return String(token);
    throw new PagingError(`next_page_token of page ${number} is ${shown(token)}, not a text`);
}
function shown(token) {
    const text = JSON.stringify(token);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

// EXTERNAL MODULE: ./src/flaky-tests/records/listed-test.ts
var listed_test = __webpack_require__(3196);
// EXTERNAL MODULE: ./src/service/answers.ts
var answers = __webpack_require__(3884);
// EXTERNAL MODULE: ./src/operations/requests.ts
var requests = __webpack_require__(7777);
;// CONCATENATED MODULE: ./src/operations/test-list.ts





/** Where the records are in an answer (service interface, sections 4.3 and 4.4). */
const recordsField = {
    listUnhealthyTests: 'tests',
    listQuarantinedTests: 'quarantined_tests',
};
const testListNeeds = {
    pullRequest: 'none',
    targetBranch: false,
    repository: true,
    organizationSlug: true,
};
const testListAdvice = {
    400: 'Check organization-slug, repository and page-size',
    404: 'Check organization-slug and repository: the service does not know them together',
};
/** The request for a page; the first page has an empty token. */
function testListRequest(context, pageToken = '') {
    const { organizationSlug, pageSize, extraFields } = context.inputs;
    if (organizationSlug === undefined)
        throw new input_error/* InputError */.d('organization-slug', 'it is required');
    return {
        repo: (0,requests/* repositoryOf */._M)(context),
        org_url_slug: organizationSlug,
        page_query: { page_size: pageSize, page_token: pageToken },
        ...extraFields,
    };
}
/**
 * All records of a list as the service has them, one page at a time.
 * @param more fields beside those of every list
 * @throws PagingError when the paging cannot be followed
 * @throws ServiceError when a page fails
 */
async function* listRecords(context, service, endpoint, more = {}) {
    const fetchPage = async (pageToken) => {
        const answer = await service.send(endpoint, { ...testListRequest(context, pageToken), ...more });
        const json = (0,answers/* isObject */.Gv)(answer.json) ? answer.json : {};
        return { records: json[recordsField[endpoint]], page: (0,answers/* isObject */.Gv)(json.page) ? json.page : undefined };
    };
    const pages = readPages(fetchPage, {
        maxPages: context.inputs.maxPages,
        warn: (line) => {
            context.log.warn(line);
        },
        onPage: ({ pages: read, records, total }) => {
            const of = total === undefined ? '' : ` of ${String(total)}`;
            context.log.debug(`Page ${String(read)}: ${String(records)}${of} tests so far`);
        },
    });
    for (;;) {
        const next = await pages.next();
        if (!next.done) {
            yield next.value;
            continue;
        }
        const { records, stopped } = next.value;
        if (stopped === 'max-pages') {
            context.log.warn(`The list goes on: max-pages ended it after ${String(records)} tests`);
        }
        return;
    }
}
/** The tests of a list; what is no record at all is passed over. */
async function* listTests(context, service, endpoint) {
    for await (const record of listRecords(context, service, endpoint)) {
        const listed = (0,listed_test/* readListedTest */.K)(record);
        if (listed !== undefined)
            yield listed;
    }
}


/***/ })

};
