const require_user_error = require("./user-error-BaVgiDiY.js");
const require_responses = require("./responses-BXXPe5UR.js");
const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
let node_crypto = require("node:crypto");
//#region src/flaky-tests/records/date-time.ts
const DAY = 1440 * 60 * 1e3;
const DATE_TIME = /^(?<day>\d{4}-\d{2}-\d{2})(?:[Tt ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,](?<fraction>\d+))?\s?(?<zone>[Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;
/**
* Reads a date-time of ISO 8601 in the forms that services write: seconds, fraction and zone may be missing; without a
* zone it is UTC, and a date alone is its first moment. JavaScript's own reader is not asked, because it takes nearly
* any text with a number in it for a date.
*
* @returns milliseconds since 1970-01-01T00:00Z, or undefined for what is no such date
*/
function parseDateTime(value) {
	if (typeof value !== "string") return void 0;
	const found = DATE_TIME.exec(value.trim())?.groups;
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
/** Days from one moment to another, both in milliseconds since 1970; fractions of a day count, and the future is 0. */
function daysBetween(since, until) {
	return Math.max(0, (until - since) / DAY);
}
//#endregion
//#region src/flaky-tests/records/test-record.ts
/**
* Reads a record of either list (service interface, sections 2.8 and 2.9), where any field may be missing, null, or of
* another type than promised. Numbers count as their digits; an empty text counts as missing.
*
* @returns undefined for what is no record at all: anything but an object
*/
function readTestRecord(record) {
	if (!isObject(record)) return void 0;
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
		ticket: isObject(record.ticket) ? text(record.ticket.html_url) : void 0,
		status: text(status.value)?.toUpperCase(),
		quarantineSetting: text(record.quarantine_setting)?.toUpperCase(),
		reason: text(status.reason),
		quarantined: typeof record.quarantined === "boolean" ? record.quarantined : void 0,
		quarantinedAt: record.quarantined_at,
		statusSince: record.status_last_updated_at ?? status.timestamp,
		record
	};
}
/**
* How people call a listed test: name, with class name or parent where there is one, and file. For messages only.
*/
function describeTestRecord(listed) {
	const qualifier = listed.classname ?? listed.parent;
	const name = listed.name ?? "(no name)";
	const qualified = qualifier === void 0 || qualifier === name ? name : `${qualifier} ${name}`;
	const details = [listed.file, listed.variant].filter((detail) => detail !== void 0);
	return details.length > 0 ? `${qualified} (${details.join(", ")})` : qualified;
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function text(value) {
	if (typeof value === "number") return String(value);
	return typeof value === "string" && value.trim() !== "" ? value : void 0;
}
function owners(value) {
	return (Array.isArray(value) ? value : [value]).map((owner) => text(isObject(owner) ? owner.name : owner)?.trim()).filter((owner) => owner !== void 0);
}
//#endregion
//#region src/flaky-tests/lists/read-pages.ts
/** The service's paging cannot be followed. One line. */
var PagingError = class extends require_user_error.UserError {
	name = "PagingError";
};
/** Most pages of a list. No list of tests is this long: a service that names one more would never stop. */
const MOST_PAGES = 1e5;
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
	const seen = /* @__PURE__ */ new Set();
	let token;
	let total;
	let records = 0;
	let emptyPages = 0;
	for (let pages = 1;; pages++) {
		const response = await fetchPage(token);
		if (!Array.isArray(response.records)) throw new PagingError(`page ${pages} of the list holds no array of tests. Is base-url the address of the service?`);
		const page = response.page ?? {};
		const newTotal = typeof page.total_rows === "number" ? page.total_rows : void 0;
		if (total !== void 0 && newTotal !== void 0 && newTotal < total) warn?.(`The list shrank from ${total} to ${newTotal} tests while it was read (page ${pages}); a test may have been missed`);
		total = newTotal ?? total;
		for (const record of response.records) yield record;
		records += response.records.length;
		emptyPages = response.records.length === 0 ? emptyPages + 1 : 0;
		onPage?.({
			pages,
			records,
			...total === void 0 ? {} : { total }
		});
		token = nextToken(page, pages);
		if (token === void 0) return {
			pages,
			records,
			stopped: "end"
		};
		const digest = (0, node_crypto.createHash)("sha256").update(token).digest("base64").slice(0, 22);
		if (seen.has(digest)) throw new PagingError(`page ${pages} of the list names a next page that was read before (next_page_token ${shown(token)}): the service pages in a circle. Try again, and report it to those who run the service if it stays`);
		seen.add(digest);
		if (maxPages > 0 && pages >= maxPages) return {
			pages,
			records,
			stopped: "max-pages"
		};
		if (emptyPages >= MOST_EMPTY_PAGES) throw new PagingError(`${MOST_EMPTY_PAGES} empty pages in a row, and the last names a next one: the list has no end. Set max-pages to stop earlier`);
		if (pages >= MOST_PAGES) throw new PagingError(`the list names a next page after ${MOST_PAGES} pages. Set max-pages to stop earlier, or page-size to ask for larger pages`);
	}
}
function nextToken(page, number) {
	const token = page.next_page_token;
	if (token === void 0 || token === null || token === "") return void 0;
	if (typeof token === "string") return token;
	if (typeof token === "number") return String(token);
	throw new PagingError(`next_page_token of page ${number} is ${shown(token)}, not a text`);
}
function shown(token) {
	const text = JSON.stringify(token);
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
//#endregion
//#region src/operations/test-list.ts
/** Where the records are in a response (service interface, sections 4.3 and 4.4). */
const recordsField = {
	listUnhealthyTests: "tests",
	listQuarantinedTests: "quarantined_tests"
};
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
/** The request for a page; the first page has an empty token. */
function testListRequest(step, pageToken = "") {
	const { organizationSlug, pageSize, extraFields } = step.inputs;
	if (organizationSlug === void 0) throw new require_index.InputError("organization-slug", "it is required");
	return {
		repo: require_requests.repositoryOf(step),
		org_url_slug: organizationSlug,
		page_query: {
			page_size: pageSize,
			page_token: pageToken
		},
		...extraFields
	};
}
/**
* All records of a list as the service has them, one page at a time.
* @param more fields beside those of every list
* @throws PagingError when the paging cannot be followed
* @throws ServiceError when a page fails
*/
async function* listRecords(step, service, endpoint, more = {}) {
	const fetchPage = async (pageToken) => {
		const response = await service.send(endpoint, {
			...testListRequest(step, pageToken),
			...more
		});
		const json = require_responses.isObject(response.json) ? response.json : {};
		return {
			records: json[recordsField[endpoint]],
			page: require_responses.isObject(json.page) ? json.page : void 0
		};
	};
	const pages = readPages(fetchPage, {
		maxPages: step.inputs.maxPages,
		warn: (line) => {
			step.log.warn(line);
		},
		onPage: ({ pages: read, records, total }) => {
			const of = total === void 0 ? "" : ` of ${String(total)}`;
			step.log.debug(`Page ${String(read)}: ${String(records)}${of} tests so far`);
		}
	});
	for (;;) {
		const next = await pages.next();
		if (!next.done) {
			yield next.value;
			continue;
		}
		const { records, stopped } = next.value;
		if (stopped === "max-pages") step.log.warn(`The list goes on: max-pages ended it after ${String(records)} tests`);
		return;
	}
}
/** The tests of a list; what is no record at all is passed over. */
async function* listTests(step, service, endpoint) {
	for await (const record of listRecords(step, service, endpoint)) {
		const listed = readTestRecord(record);
		if (listed !== void 0) yield listed;
	}
}
/** Whole days since a test was quarantined, or else since it has its status; empty where its record does not say. */
function ageOf({ quarantinedAt, statusSince }, now) {
	const since = parseDateTime(quarantinedAt ?? statusSince);
	return since === void 0 ? "" : require_index.grouped(Math.floor(daysBetween(since, now)));
}
//#endregion
Object.defineProperty(exports, "ageOf", {
	enumerable: true,
	get: function() {
		return ageOf;
	}
});
Object.defineProperty(exports, "daysBetween", {
	enumerable: true,
	get: function() {
		return daysBetween;
	}
});
Object.defineProperty(exports, "describeTestRecord", {
	enumerable: true,
	get: function() {
		return describeTestRecord;
	}
});
Object.defineProperty(exports, "listRecords", {
	enumerable: true,
	get: function() {
		return listRecords;
	}
});
Object.defineProperty(exports, "listTests", {
	enumerable: true,
	get: function() {
		return listTests;
	}
});
Object.defineProperty(exports, "parseDateTime", {
	enumerable: true,
	get: function() {
		return parseDateTime;
	}
});
Object.defineProperty(exports, "readTestRecord", {
	enumerable: true,
	get: function() {
		return readTestRecord;
	}
});
Object.defineProperty(exports, "testListAdvice", {
	enumerable: true,
	get: function() {
		return testListAdvice;
	}
});
Object.defineProperty(exports, "testListNeeds", {
	enumerable: true,
	get: function() {
		return testListNeeds;
	}
});
Object.defineProperty(exports, "testListRequest", {
	enumerable: true,
	get: function() {
		return testListRequest;
	}
});
