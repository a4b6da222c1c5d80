const require_index = require("../index.js");
const require_repository_place = require("./repository-place-CujuNahm.js");
const require_test_list = require("./test-list-DiYAsr8p.js");
//#region src/flaky-tests/policy/failure-review.ts
/**
* Decides whether the failures of a test run are excused: every failure must be a quarantined test's, beyond doubt. Holds
* the failures, each once, and nothing of the tests that passed.
*/
var FailureReview = class {
	match;
	isListedName;
	placeOfFile;
	refusalOf;
	failures = /* @__PURE__ */ new Map();
	/** Names of the tests among them. Most tests pass and are called otherwise, which is told without putting together what they are. */
	failedNames = /* @__PURE__ */ new Set();
	reports = /* @__PURE__ */ new Map();
	/** The test that a listed name stands for, or undefined where the reports hold several of that name. */
	bearers = /* @__PURE__ */ new Map();
	/** Reports that name a file of the checkout. */
	withInsideFile = /* @__PURE__ */ new Set();
	tests = 0;
	/**
	* @param match which record a failed test is; asked once for each failure
	* @param isListedName whether any record has this name: of other names nothing is kept
	* @param placeOfFile whether a file, as a report names it, lies in the checkout
	* @param refusalOf what the policy has against a record that would excuse a failure
	*/
	constructor(match, isListedName, placeOfFile, refusalOf = () => void 0) {
		this.match = match;
		this.isListedName = isListedName;
		this.placeOfFile = placeOfFile;
		this.refusalOf = refusalOf;
	}
	/** Says that a report is there, before its tests; a report that adds no test is an empty one. */
	begin(report) {
		this.reports.set(report, this.reports.get(report) ?? 0);
	}
	/** Adds a test of a report. */
	add(test) {
		let identity;
		const identityOf = () => identity ??= sameTest(test);
		if (test.kind === "test") {
			this.tests += 1;
			this.noteBearer(test, identityOf);
			this.notePlace(test);
			this.reports.set(test.place.report, (this.reports.get(test.place.report) ?? 0) + 1);
		}
		if (!require_repository_place.isFailure(test)) {
			if (test.outcome === "passed" && this.failedNames.has(test.name)) {
				const failure = this.failures.get(identityOf());
				if (failure) failure.passedLater = true;
			}
			return;
		}
		const key = identityOf();
		const known = this.failures.get(key);
		if (known) {
			known.times += 1;
			known.passedLater = false;
		} else {
			this.failedNames.add(test.name);
			this.failures.set(key, {
				test,
				matched: this.match(test),
				times: 1,
				passedLater: false
			});
		}
	}
	/**
	* @param runFailed whether the test run itself is known to have failed: then reports without a failure are not all
	* there is to it
	*/
	result(runFailed = false) {
		const excused = [];
		const unexcused = [];
		for (const { matched, ...failure } of this.failures.values()) {
			const doubt = this.doubtAbout(failure.test, matched);
			if (doubt) unexcused.push({
				...failure,
				...doubt
			});
			else if (matched.kind === "one") excused.push({
				...failure,
				by: withoutKind(matched)
			});
		}
		const emptyReports = [...this.reports].filter(([, tests]) => tests === 0).map(([report]) => report);
		const failed = excused.length + unexcused.length > 0;
		return {
			outcome: unexcused.length > 0 ? "not-excused" : emptyReports.length > 0 || this.tests === 0 ? "empty-report" : failed ? "all-excused" : runFailed ? "failed-without-failures" : "nothing-failed",
			tests: this.tests,
			excused,
			unexcused,
			emptyReports
		};
	}
	notePlace({ file, place: { report } }) {
		if (file === void 0 || this.withInsideFile.has(report)) return;
		if (this.placeOfFile(file) === "inside") this.withInsideFile.add(report);
	}
	noteBearer(test, identityOf) {
		if (test.name === void 0 || !this.isListedName(test.name)) return;
		const name = require_repository_place.normaliseName(test.name);
		const bearer = identityOf();
		if (!this.bearers.has(name)) this.bearers.set(name, bearer);
		else if (this.bearers.get(name) !== bearer) this.bearers.set(name, void 0);
	}
	/** Why a failure is not excused, or undefined when it is. */
	doubtAbout(test, matched) {
		if (test.kind === "suite") return {
			reason: "suite",
			candidates: []
		};
		if (test.name === void 0) return {
			reason: "nameless",
			candidates: []
		};
		if (matched.kind === "none") {
			const { variants = [] } = matched;
			return variants.length === 0 ? {
				reason: "not-quarantined",
				candidates: []
			} : {
				reason: "unsaid-variant",
				candidates: [],
				variants
			};
		}
		if (matched.kind === "ambiguous") return {
			reason: "ambiguous",
			candidates: matched.first
		};
		if (matched.excuses) return this.refusal(matched);
		const { file, place } = test;
		if (file !== void 0 && this.withInsideFile.has(place.report) && this.placeOfFile(file) === "outside") return {
			reason: "outside-file",
			candidates: [withoutKind(matched)]
		};
		return this.bearers.get(require_repository_place.normaliseName(test.name)) !== void 0 ? this.refusal(matched) : {
			reason: "name-only",
			candidates: [withoutKind(matched)]
		};
	}
	refusal(match) {
		const refusal = this.refusalOf(match.listed);
		return refusal && {
			reason: refusal.reason,
			refused: refusal.why,
			candidates: [withoutKind(match)]
		};
	}
};
function withoutKind({ listed, excuses, decidedBy }) {
	return {
		listed,
		excuses,
		decidedBy
	};
}
/** Two reported tests with the same text here are the same test, as far as reports tell. */
function sameTest({ kind, name, suites, classname, file, variant, place }) {
	return JSON.stringify([
		kind,
		name ?? place,
		suites,
		classname,
		file,
		variant
	]);
}
//#endregion
//#region src/operations/failure-review-result.ts
const mostRows = 100;
const mostNames = 10;
/** A review of failures as outputs, annotations and summary show it. */
async function reviewResult(step, result, reports) {
	const { excused, unexcused } = result;
	const testsFile = await step.files.writeRecords("tests.json", unexcused.map(({ test, reason, times }) => ({
		...test,
		reason,
		times
	})));
	const excusedFile = await step.files.writeRecords("excused-tests.json", excused.map(excusedRecord));
	const failure = failureOf(result, reports);
	const now = Date.now();
	const shown = [...unexcused.slice(0, mostRows), ...excused.slice(0, mostRows)].slice(0, mostRows);
	return {
		headline: headlineOf(result),
		facts: [["Reports", require_index.grouped(reports.length)], ["Tests", require_index.grouped(result.tests)]],
		tests: {
			count: unexcused.length,
			file: testsFile,
			columns: [
				"Failed test",
				"Excused",
				"Why",
				"Days in quarantine",
				"Owners",
				"Message"
			],
			rows: shown.map((one) => rowOf(one, now)),
			total: unexcused.length + excused.length
		},
		excused: {
			count: excused.length,
			file: excusedFile
		},
		annotations: [...unexcused.map((one) => annotationOf(step, one)).filter(({ file }) => file !== void 0), ...excused.slice(0, 10).map((one) => annotationOf(step, one))],
		furtherAnnotations: Math.max(0, excused.length - 10),
		...failure === void 0 ? {} : { failure }
	};
}
/** An excused failure as its file holds it; `schemas/excused-tests.schema.json` describes it. */
function excusedRecord({ test, times, passedLater, by }) {
	const { quarantinedAt, codeowners, record } = by.listed;
	return {
		...test,
		times,
		passedLater,
		matchedBy: by.decidedBy,
		quarantinedAt: typeof quarantinedAt === "string" ? quarantinedAt : null,
		codeowners,
		record
	};
}
const isExcused = (failure) => "by" in failure;
/** The record of the test, where exactly one is in question. */
function recordOf(failure) {
	if (isExcused(failure)) return failure.by.listed;
	const [only, another] = failure.candidates;
	return another === void 0 ? only?.listed : void 0;
}
function rowOf(failure, now) {
	const { test, times } = failure;
	const record = recordOf(failure);
	return [
		`${describeFailure(test)}${times > 1 ? ` (${require_index.grouped(times)} times)` : ""}`,
		isExcused(failure) ? "yes" : "no",
		whyOf(failure),
		record === void 0 ? "" : require_test_list.ageOf(record, now),
		record === void 0 ? "" : record.codeowners.join(" "),
		test.message ?? ""
	];
}
function whyOf(failure) {
	return isExcused(failure) ? `quarantined, matched by ${failure.by.decidedBy.join(", ")}` : reasonOf(failure);
}
/** The failure at the test's place in the repository, or else at none. */
function annotationOf(step, failure) {
	const { test } = failure;
	const message = test.message === void 0 ? "" : `: ${test.message}`;
	return {
		level: isExcused(failure) ? "notice" : "error",
		message: isExcused(failure) ? `Excused, because quarantined: ${describeFailure(test)}${message}` : `${describeFailure(test)} failed and is not excused (${reasonOf(failure)})${message}`,
		...require_repository_place.repositoryPlace(step, test.file, test.line)
	};
}
function headlineOf({ outcome, excused, unexcused, tests }) {
	switch (outcome) {
		case "nothing-failed": return `Nothing to excuse: none of ${require_index.grouped(tests)} tests failed`;
		case "all-excused": return excused.length === 1 ? "Excused the one failure: its test is quarantined" : `Excused all ${require_index.grouped(excused.length)} failures: their tests are quarantined`;
		case "not-excused": return `${require_index.grouped(unexcused.length)} of ${require_index.grouped(excused.length + unexcused.length)} failed tests ${unexcused.length === 1 ? "is" : "are"} not excused`;
		case "empty-report": return "Excused nothing: a report holds no test";
		case "failed-without-failures": return "Excused nothing: the reports do not say what failed";
	}
}
function failureOf({ outcome, unexcused, emptyReports }, reports) {
	switch (outcome) {
		case "nothing-failed":
		case "all-excused": return;
		case "not-excused": return `${`${require_index.grouped(unexcused.length)} failed test${unexcused.length === 1 ? " is" : "s are"} not excused`}: ${unexcused.slice(0, mostNames).map((one) => `${describeFailure(one.test)} (${placeOf(one.test)}: ${reasonOf(one)})`).join("; ")}${unexcused.length > mostNames ? "; …" : ""}`;
		case "empty-report": return `${(emptyReports.length > 0 ? emptyReports : reports.map(({ name }) => name)).join(", ")}: the report holds no test, as after a run that crashed. See that the tests ran`;
		case "failed-without-failures": return "the tests failed as a whole (tests-outcome), and no report says which: the run may have crashed, or its reports are not all in junit-paths";
	}
}
function reasonOf({ reason, refused = reason, candidates, variants = [], test }) {
	const records = candidates.map(({ listed }) => require_test_list.describeTestRecord(listed)).join(", ");
	switch (reason) {
		case "not-quarantined": return "not quarantined";
		case "unsaid-variant": return `quarantined as the variant ${require_index.oneLine(variants.join(", "), 200)}, and the report does not say of which it is: give variant`;
		case "not-asked": return "the service could not be asked";
		case "ambiguous": return `several quarantined tests match, which is not guessed: ${records}`;
		case "name-only": return `several tests have the name of a quarantined one, and nothing else tells which is meant: ${records}`;
		case "outside-file": return `its file ${test.file ?? ""} lies outside of the checkout, so the name alone does not tell whether this is the quarantined one: ${records}`;
		case "other-owner":
		case "undated":
		case "too-long": return `${refused}: ${records}`;
		case "nameless": return "the report gives it no name";
		case "suite": return "a test suite failed outside of its tests";
	}
}
/** How people call a test of a report. */
function describeFailure({ name, classname, suites, kind }) {
	const within = classname ?? suites.at(-1);
	const shown = name ?? "(no name)";
	const qualified = within === void 0 || within === shown ? shown : `${within} ${shown}`;
	return kind === "suite" ? `test suite ${shown}` : qualified;
}
const placeOf = ({ place }) => `${place.report}:${String(place.line)}`;
//#endregion
//#region src/operations/excuse-quarantined-failures.ts
/** Lets a job pass whose only failures are quarantined tests. */
const operation = {
	needs: require_test_list.testListNeeds,
	...require_test_list.testListAdvice === void 0 ? {} : { advice: require_test_list.testListAdvice },
	withoutService: async (step, missing) => {
		checkOutcome(step);
		const reports = await require_repository_place.reportsOf(step);
		const review = await reviewWithoutRecords(step, reports, missing === void 0);
		if (review === void 0) return void 0;
		const result = review.result(isFailedRun(step));
		if (missing === void 0 || result.outcome !== "not-excused") return reviewResult(step, result, reports);
		const unexcused = result.unexcused.map((one) => one.reason === "not-quarantined" ? {
			...one,
			reason: "not-asked"
		} : one);
		const shown = await reviewResult(step, {
			...result,
			unexcused
		}, reports);
		return {
			...shown,
			failure: `${shown.failure ?? ""}. Nothing could be excused: ${missing}`
		};
	},
	prepare: async (step) => {
		checkOutcome(step);
		return {
			request: {
				endpoint: "listQuarantinedTests",
				content: require_test_list.testListRequest(step)
			},
			result: { headline: "Excuse quarantined failures" },
			reports: await require_repository_place.reportsOf(step)
		};
	},
	carryOut: async (step, { reports }, service) => {
		const { codeowners, maxQuarantineDays, variant } = step.inputs;
		const policy = {
			codeowners,
			...maxQuarantineDays === void 0 ? {} : { maxDays: maxQuarantineDays }
		};
		const now = Date.now();
		const rules = require_repository_place.pathRules(step);
		const testRecords = new require_repository_place.TestRecords(rules);
		for await (const listed of require_test_list.listTests(step, service, "listQuarantinedTests")) testRecords.add(listed);
		const review = new FailureReview((test) => testRecords.match(test), (name) => testRecords.hasName(name), (file) => require_repository_place.placeOfFile(file, rules), (listed) => require_repository_place.refusalOf(listed, policy, now));
		for (const report of reports) {
			review.begin(report.name);
			await step.computing(() => require_repository_place.readReport(report, (test) => {
				review.add(test);
			}, { variant }));
		}
		const result = review.result(isFailedRun(step));
		step.log.infoEach(excusedLines(result));
		return reviewResult(step, result, reports);
	}
};
/** What was excused and by what. */
function* excusedLines({ excused }) {
	for (const { test, by } of excused) yield `Excused: ${describeFailure(test)}, quarantined as ${require_test_list.describeTestRecord(by.listed)} (matched by ${by.decidedBy.join(", ")})`;
}
/** @throws InputError where nobody says how the tests ended, or says that they did not run to their end */
function checkOutcome({ inputs: { testsOutcome } }) {
	if (testsOutcome === void 0) throw new require_index.InputError("tests-outcome", "it is empty, so it is not known whether the tests ran to their end. Give `steps.<id>.outcome` of the step that ran them: it is empty where <id> is misspelt or that step is in another job. Where there is no such step, give unknown");
	if (testsOutcome === "cancelled" || testsOutcome === "skipped") throw new require_index.InputError("tests-outcome", `it is ${testsOutcome}: the tests did not run to their end, so nothing is excused`);
}
/** Whether the test run is known to have failed. */
const isFailedRun = ({ inputs: { testsOutcome } }) => testsOutcome === "failure";
/** Ends the reading of reports at the first failure. */
var FailureFound = class extends Error {
	name = "FailureFound";
};
/**
* What the reports say where no quarantined test is known, so that none of their failures is excused.
* @param untilFailure end at the first failure
* @returns undefined when it ended there
*/
async function reviewWithoutRecords(step, reports, untilFailure) {
	const rules = require_repository_place.pathRules(step);
	const review = new FailureReview(() => ({ kind: "none" }), () => false, (file) => require_repository_place.placeOfFile(file, rules));
	try {
		for (const report of reports) {
			review.begin(report.name);
			await step.computing(() => require_repository_place.readReport(report, (test) => {
				review.add(test);
				if (untilFailure && require_repository_place.isFailure(test)) throw new FailureFound();
			}));
		}
	} catch (error) {
		if (error instanceof FailureFound) return void 0;
		throw error;
	}
	return review;
}
//#endregion
exports.operation = operation;
