const require_index = require("../index.js");
const require_requests = require("./requests-BNpNaGbd.js");
const require_repository_place = require("./repository-place-CujuNahm.js");
const require_test_list = require("./test-list-DiYAsr8p.js");
const require_list_operation = require("./list-operation-Cn15oN43.js");
//#region src/flaky-tests/matching/named-tests.ts
/**
* Tests that a person names, one a line. A line names a test when it is the test's name, or the parent, class name or
* file, one of the separators (` `, ` > `, ` › `, `.`, `/`, `::`, `#`, `:`) and the name; or pytest's id of the test
* (`tests/test_a.py::TestB::test_c`). Letters and case count; runs of white space are one space. Never a part of a name.
*/
var NamedTests = class {
	paths;
	/** What is looked up, and the lines that mean it. */
	lines = /* @__PURE__ */ new Map();
	unseenLines = /* @__PURE__ */ new Set();
	constructor(lines, paths) {
		this.paths = paths;
		for (const written of lines) {
			const line = require_repository_place.normaliseName(written);
			if (line === "" || this.unseenLines.has(line)) continue;
			this.unseenLines.add(line);
			this.lookFor(line, line);
			const pytest = pytestName(line);
			if (pytest !== void 0) this.lookFor(pytest, line);
		}
	}
	/** Lines that have named no test so far, in the order given. */
	get unseen() {
		return [...this.unseenLines];
	}
	/**
	* Whether a line names this reported test. Lines that do are no longer unseen.
	*/
	includesReported(test) {
		const files = test.file === void 0 ? [] : require_repository_place.possiblePaths(test.file, this.paths).map(({ path }) => path);
		return this.includes(test.name, [
			...require_repository_place.parentNames(test.suites),
			...texts(test.classname, test.file),
			...files
		]);
	}
	/**
	* Whether a line names this listed test. Lines that do are no longer unseen.
	*/
	includesListed(listed) {
		const file = listed.file === void 0 ? void 0 : require_repository_place.normalisePath(listed.file, this.paths).path;
		return this.includes(listed.name, texts(listed.parent, listed.classname, listed.file, file));
	}
	lookFor(key, line) {
		const lines = this.lines.get(key);
		if (lines) lines.push(line);
		else this.lines.set(key, [line]);
	}
	includes(name, qualifiers) {
		if (name === void 0 || this.lines.size === 0) return false;
		const plain = require_repository_place.normaliseName(name);
		let found = this.see(plain);
		for (const qualifier of new Set(qualifiers.map(require_repository_place.normaliseName))) for (const separator of require_repository_place.SEPARATORS) found = this.see(`${qualifier}${separator}${plain}`) || found;
		return found;
	}
	see(key) {
		const lines = this.lines.get(key);
		for (const line of lines ?? []) this.unseenLines.delete(line);
		return lines !== void 0;
	}
};
function texts(...values) {
	return values.filter((value) => value !== void 0);
}
/**
* The class name and name, joined by a dot, that pytest reports for one of its test ids: the module's path with dots
* for slashes, then classes and function. Parameters in brackets may hold anything and are left alone.
*/
function pytestName(id) {
	const [, module, test, parameters] = /^(?:\.\/)?([^[]+)\.py::([^[]+)(.*)/.exec(id) ?? [];
	if (module === void 0 || test === void 0 || parameters === void 0) return void 0;
	return `${module.replaceAll("/", ".")}.${test.replaceAll("::", ".")}${parameters}`;
}
//#endregion
//#region src/flaky-tests/policy/quarantine-check.ts
/**
* Collects the quarantined tests that a job has to do with, each once, with what the policy says of it. Holds what was
* found, and nothing of the other tests.
*/
var QuarantineCheck = class {
	policy;
	now;
	findings = /* @__PURE__ */ new Map();
	/** @param now milliseconds since 1970-01-01T00:00Z */
	constructor(policy, now) {
		this.policy = policy;
		this.now = now;
	}
	/**
	* Adds a quarantined test that is checked without a report: because it is named, or because all are.
	* @throws PolicyError when the policy needs its date and that cannot be read
	*/
	addListed(listed) {
		this.find(listed, {
			decidedBy: [],
			candidates: 1
		});
	}
	/**
	* Adds the records that a reported test matches; all of them when it is ambiguous, since each is a quarantined test.
	* @throws PolicyError when the policy needs the date of one and that cannot be read
	*/
	addReported(test, matched) {
		if (matched.kind === "none") return;
		const [matches, candidates] = matched.kind === "one" ? [[matched], 1] : [matched.first, matched.count];
		for (const { listed, decidedBy } of matches) this.find(listed, {
			test,
			decidedBy,
			candidates
		});
	}
	/** What was found and breaks the policy, in the order in which it was found. */
	get breaking() {
		return [...this.findings.values()].filter(({ verdict }) => verdict.breaks);
	}
	/** What was found and the policy accepts. */
	get accepted() {
		return [...this.findings.values()].filter(({ verdict }) => !verdict.breaks);
	}
	find(listed, how) {
		if (this.findings.has(listed)) return;
		this.findings.set(listed, {
			listed,
			verdict: require_repository_place.judgeQuarantine(listed, this.policy, this.now),
			...how
		});
	}
};
//#endregion
//#region src/operations/check-quarantined-tests.ts
const mostRows = 100;
const mostNames = 5;
/** Fails the job when a test is quarantined that the policy does not accept. */
const operation = {
	needs: require_test_list.testListNeeds,
	...require_test_list.testListAdvice === void 0 ? {} : { advice: require_test_list.testListAdvice },
	prepare: async (step) => ({
		request: {
			endpoint: "listQuarantinedTests",
			content: require_test_list.testListRequest(step)
		},
		result: { headline: "Check for quarantined tests" },
		reports: step.inputs.junitPaths.length === 0 ? [] : await require_repository_place.reportsOf(step)
	}),
	carryOut: async (step, { reports }, service) => {
		const { tests, codeowners, maxQuarantineDays, failOnMatch } = step.inputs;
		const policy = {
			codeowners,
			...maxQuarantineDays === void 0 ? {} : { maxDays: maxQuarantineDays }
		};
		const now = Date.now();
		const check = new QuarantineCheck(policy, now);
		if (tests.length === 0 && reports.length === 0) for await (const listed of require_test_list.listTests(step, service, "listQuarantinedTests")) check.addListed(listed);
		else await checkTestsOfJob(step, service, reports, check);
		const { breaking, accepted } = check;
		for (const finding of breaking) step.log.info(describeFinding(finding));
		for (const finding of accepted) step.log.debug(describeFinding(finding));
		const file = await step.files.writeRecords("tests.json", breaking.map(({ listed }) => listed.record));
		const oldest = [...breaking].sort((a, b) => (b.verdict.days ?? 0) - (a.verdict.days ?? 0)).map(({ listed }) => listed);
		const { owner, name } = require_requests.repositoryOf(step);
		const limit = maxQuarantineDays === void 0 ? "" : ` for more than ${String(maxQuarantineDays)} days`;
		const what = `${require_index.grouped(breaking.length)} quarantined test${breaking.length === 1 ? "" : "s"}`;
		const also = accepted.length > 0 ? ` (${require_index.grouped(accepted.length)} accepted)` : "";
		const named = breaking.slice(0, mostNames).map(describeFinding);
		const line = `${what}: ${named.join("; ")}${breaking.length > named.length ? "; …" : ""}`;
		return {
			headline: breaking.length === 0 ? `No quarantined test of ${owner}/${name} breaks the policy${also}` : `${require_index.grouped(breaking.length)} test${breaking.length === 1 ? " breaks" : "s break"} the policy of ${owner}/${name}: quarantined${limit}${also}`,
			tests: {
				...require_list_operation.testsTable(oldest.slice(0, mostRows), now),
				count: breaking.length,
				file
			},
			annotations: breaking.map((finding) => annotationOf(step, finding, failOnMatch ? "error" : "warn")),
			...breaking.length > 0 && failOnMatch ? { failure: `${line}. Fix or delete them, or widen the policy` } : {},
			...breaking.length > 0 && !failOnMatch ? { warnings: [line] } : {}
		};
	}
};
/** Checks the quarantined tests among those that are named or reported. */
async function checkTestsOfJob(step, service, reports, check) {
	const rules = require_repository_place.pathRules(step);
	const named = new NamedTests(step.inputs.tests, rules);
	const testRecords = new require_repository_place.TestRecords(rules);
	for await (const listed of require_test_list.listTests(step, service, "listQuarantinedTests")) {
		testRecords.add(listed);
		if (named.includesListed(listed)) check.addListed(listed);
	}
	if (testRecords.nameless > 0) step.log.warn(`${require_index.grouped(testRecords.nameless)} records of the service have no name, so they match no test`);
	if (reports.length === 0) return;
	const inReports = new NamedTests(step.inputs.tests, rules);
	let read = 0;
	let unsaid;
	for (const report of reports) await step.computing(() => require_repository_place.readReport(report, (test) => {
		if (test.kind !== "test") return;
		read += 1;
		inReports.includesReported(test);
		const matched = testRecords.match(test);
		if (matched.kind === "none" && matched.variants !== void 0) unsaid ??= {
			test,
			variants: matched.variants
		};
		check.addReported(test, matched);
	}, { variant: step.inputs.variant }));
	if (read === 0) throw new require_index.InputError("junit-paths", `${reports.map(({ name }) => name).join(", ")}: no report holds a test. See that the tests ran`);
	if (unsaid !== void 0) {
		const { test, variants } = unsaid;
		step.log.warn(`${test.name ?? ""} (${placeOf(test)}) and perhaps others are quarantined as the variant ${require_index.oneLine(variants.join(", "), 200)}, and the report does not say of which it is, so they match nothing. Give variant`);
	}
	if (inReports.unseen.length > 0) throw new require_index.InputError("tests", `no report holds ${inReports.unseen.map((line) => JSON.stringify(line)).join(", ")}. Write the name as a report has it`);
}
/** A finding in words: the test, what the policy says, and what decided that it is meant. */
function describeFinding({ listed, verdict, test, decidedBy, candidates }) {
	const how = test === void 0 ? "" : candidates > 1 ? `, one of ${String(candidates)} records that match a test in ${placeOf(test)}` : `, matched by ${decidedBy.join(", ")} in ${placeOf(test)}`;
	return `${require_test_list.describeTestRecord(listed)} (${verdict.why}${how})`;
}
const placeOf = ({ place }) => `${place.report}:${String(place.line)}`;
function annotationOf(step, { listed, test, verdict }, level) {
	const owners = listed.codeowners.length === 0 ? "" : `, owned by ${listed.codeowners.join(" ")}`;
	const since = typeof listed.quarantinedAt === "string" ? ` since ${listed.quarantinedAt}` : "";
	const link = listed.link === void 0 ? "" : ` ${listed.link}`;
	return {
		level,
		message: `${require_test_list.describeTestRecord(listed)} is quarantined${since} (${verdict.why})${owners}.${link}`,
		...require_repository_place.repositoryPlace(step, test?.file ?? listed.file, test?.file === void 0 ? void 0 : test.line)
	};
}
//#endregion
exports.operation = operation;
