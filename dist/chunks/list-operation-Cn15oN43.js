const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_test_list = require("./test-list-DiYAsr8p.js");
//#region src/flaky-tests/lists/list-statistics.ts
/** Ages are counted in these steps: days up to and including, and the words for it. */
const AGES = [
	{
		upTo: 1,
		words: "up to a day"
	},
	{
		upTo: 7,
		words: "up to a week"
	},
	{
		upTo: 30,
		words: "up to 30 days"
	},
	{
		upTo: 90,
		words: "up to 90 days"
	},
	{
		upTo: Infinity,
		words: "more than 90 days"
	}
];
const NO_DATE = "no date";
const NO_OWNER = "no owner";
const NO_STATUS = "no status";
const OTHERS = "others";
const SHOWN = 100;
/** Most different values that are counted each, so that a list of any length fits in memory. */
const MOST_VALUES = 1e3;
/**
* Running figures of a list that is too long to be held: how many, by status, code owner and age, and the hundred oldest.
*/
var ListStatistics = class {
	now;
	shown = [];
	statuses = /* @__PURE__ */ new Map();
	owners = /* @__PURE__ */ new Map();
	ages = /* @__PURE__ */ new Map();
	counted = 0;
	/** @param now milliseconds since 1970-01-01T00:00Z, up to which ages are counted */
	constructor(now) {
		this.now = now;
	}
	/** Counts a test. One with several code owners counts for each of them. */
	add(listed) {
		this.counted += 1;
		increase(this.statuses, listed.status ?? NO_STATUS);
		const owners = listed.codeowners.length > 0 ? listed.codeowners : [NO_OWNER];
		for (const owner of new Set(owners)) increase(this.owners, owner);
		const since = require_test_list.parseDateTime(listed.quarantinedAt ?? listed.statusSince);
		const days = since === void 0 ? void 0 : require_test_list.daysBetween(since, this.now);
		this.show(listed, days);
		increase(this.ages, AGES.find(({ upTo }) => days !== void 0 && days <= upTo)?.words ?? NO_DATE);
	}
	show(listed, days) {
		this.shown.push({
			listed,
			days
		});
		if (this.shown.length >= 20 * SHOWN) this.shown = oldestFirst(this.shown);
	}
	get count() {
		return this.counted;
	}
	/** The hundred oldest, the oldest first; those without a date last. */
	get oldest() {
		return oldestFirst(this.shown).map(({ listed }) => listed);
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
		return new Map(steps.flatMap((words) => this.ages.has(words) ? [[words, this.ages.get(words) ?? 0]] : []));
	}
};
function increase(counts, value) {
	const counted = counts.has(value) || counts.size < MOST_VALUES ? value : OTHERS;
	counts.set(counted, (counts.get(counted) ?? 0) + 1);
}
function mostFrequentFirst(counts) {
	return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
function oldestFirst(tests) {
	return [...tests].sort((a, b) => (b.days ?? -1) - (a.days ?? -1)).slice(0, SHOWN);
}
//#endregion
//#region src/operations/list-operation.ts
/** An operation that lists tests: every record goes to the file as it comes, and only a summary is kept. */
function listOperation({ endpoint, kind, lists = () => [{}] }) {
	return {
		needs: require_test_list.testListNeeds,
		...require_test_list.testListAdvice === void 0 ? {} : { advice: require_test_list.testListAdvice },
		prepare: (step) => Promise.resolve({
			request: {
				endpoint,
				content: {
					...require_test_list.testListRequest(step),
					...lists(step)[0]
				}
			},
			result: { headline: `List the ${kind} tests` }
		}),
		carryOut: async (step, _prepared, service) => {
			const now = Date.now();
			const statistics = new ListStatistics(now);
			const counted = async function* () {
				for (const more of lists(step)) for await (const record of require_test_list.listRecords(step, service, endpoint, more)) {
					statistics.add(require_test_list.readTestRecord(record) ?? {
						codeowners: [],
						quarantinedAt: void 0,
						statusSince: void 0,
						record: {}
					});
					yield record;
				}
			};
			const file = await step.files.writeRecords("tests.json", counted());
			const { owner, name } = require_requests.repositoryOf(step);
			return {
				headline: `Listed ${require_index.grouped(statistics.count)} ${kind} test${statistics.count === 1 ? "" : "s"} of ${owner}/${name}`,
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
/** Quarantined records have no status to count by. */
function listsStatus(statistics) {
	return statistics.oldest.some(({ status }) => status !== void 0);
}
/** Listed tests as rows for people. @param now milliseconds since 1970-01-01T00:00Z, up to which days are counted */
function testsTable(tests, now) {
	return {
		columns: [
			"Test",
			"In",
			"File",
			"Status",
			"Quarantine",
			"Days",
			"Code owners",
			"Link"
		],
		rows: tests.map((test) => [
			`${test.name ?? ""}${test.variant === void 0 ? "" : ` (${test.variant})`}`,
			test.classname ?? test.parent ?? "",
			test.file ?? "",
			test.status ?? (test.quarantinedAt === void 0 ? "" : "quarantined"),
			quarantineOf(test),
			require_test_list.ageOf(test, now),
			test.codeowners.join(" "),
			linkOf(test)
		])
	};
}
/** Whether people or the service itself quarantined a test. */
function quarantineOf({ quarantineSetting, quarantined }) {
	if (quarantineSetting !== void 0) return quarantineSetting;
	return quarantined === void 0 ? "" : quarantined ? "yes" : "no";
}
function linkOf(test) {
	const address = test.link ?? test.ticket;
	return address === void 0 ? "" : { href: address };
}
//#endregion
Object.defineProperty(exports, "listOperation", {
	enumerable: true,
	get: function() {
		return listOperation;
	}
});
Object.defineProperty(exports, "testsTable", {
	enumerable: true,
	get: function() {
		return testsTable;
	}
});
