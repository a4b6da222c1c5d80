export const id = 5063;
export const ids = [5063];
export const modules = {

/***/ 5063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./src/flaky-tests/junit/read-report.ts + 5 modules
var read_report = __webpack_require__(8171);
// EXTERNAL MODULE: ./src/flaky-tests/lists/write-list.ts
var write_list = __webpack_require__(5301);
// EXTERNAL MODULE: ./src/flaky-tests/matching/listed-tests.ts + 1 modules
var listed_tests = __webpack_require__(299);
// EXTERNAL MODULE: ./src/flaky-tests/junit/reported-test.ts
var reported_test = __webpack_require__(8024);
// EXTERNAL MODULE: ./src/flaky-tests/matching/names.ts
var names = __webpack_require__(4541);
;// CONCATENATED MODULE: ./src/flaky-tests/policy/failure-review.ts


/**
 * Decides whether the failures of a test run are excused: every failure must be a quarantined test's, beyond doubt. Holds
 * the failures, each once, and nothing of the tests that passed.
 */
class FailureReview {
    match;
    isListedName;
    failures = new Map();
    reports = new Map();
    /** The test that a listed name stands for, or undefined where the reports hold several of that name. */
    bearers = new Map();
    tests = 0;
    /**
     * @param match which record a failed test is; asked once for each failure
     * @param isListedName whether any record has this name: of other names nothing is kept
     */
    constructor(match, isListedName) {
        this.match = match;
        this.isListedName = isListedName;
    }
    /** Says that a report is there, before its tests; a report that adds no test is an empty one. */
    begin(report) {
        this.reports.set(report, this.reports.get(report) ?? 0);
    }
    /** Adds a test of a report. */
    add(test) {
        if (test.kind === 'test') {
            this.tests += 1;
            this.noteBearer(test);
            this.reports.set(test.place.report, (this.reports.get(test.place.report) ?? 0) + 1);
        }
        if (!(0,reported_test/* isFailure */.N)(test)) {
            if (test.outcome === 'passed' && this.failures.size > 0) {
                const failure = this.failures.get(sameTest(test));
                if (failure)
                    failure.passedLater = true;
            }
            return;
        }
        const key = sameTest(test);
        const known = this.failures.get(key);
        if (known) {
            known.times += 1;
            known.passedLater = false;
        }
        else {
            this.failures.set(key, { test, matched: this.match(test), times: 1, passedLater: false });
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
            if (doubt)
                unexcused.push({ ...failure, ...doubt });
            else if (matched.kind === 'one')
                excused.push({ ...failure, by: withoutKind(matched) });
        }
        const emptyReports = [...this.reports].filter(([, tests]) => tests === 0).map(([report]) => report);
        const failed = excused.length + unexcused.length > 0;
        const outcome = unexcused.length > 0
            ? 'not-excused'
            : emptyReports.length > 0 || this.tests === 0
                ? 'empty-report'
                : failed
                    ? 'all-excused'
                    : runFailed
                        ? 'failed-without-failures'
                        : 'nothing-failed';
        return { outcome, tests: this.tests, excused, unexcused, emptyReports };
    }
    noteBearer(test) {
        if (test.name === undefined || !this.isListedName(test.name))
            return;
        const name = (0,names/* normaliseName */.GX)(test.name);
        const bearer = sameTest(test);
        if (!this.bearers.has(name))
            this.bearers.set(name, bearer);
        else if (this.bearers.get(name) !== bearer)
            this.bearers.set(name, undefined);
    }
    /** Why a failure is not excused, or undefined when it is. */
    doubtAbout(test, matched) {
        if (test.kind === 'suite')
            return { reason: 'suite', candidates: [] };
        if (test.name === undefined)
            return { reason: 'nameless', candidates: [] };
        if (matched.kind === 'none')
            return { reason: 'not-quarantined', candidates: [] };
        if (matched.kind === 'ambiguous')
            return { reason: 'ambiguous', candidates: matched.first };
        const onlyOne = this.bearers.get((0,names/* normaliseName */.GX)(test.name)) !== undefined;
        return matched.excuses || onlyOne ? undefined : { reason: 'name-only', candidates: [withoutKind(matched)] };
    }
}
function withoutKind({ listed, excuses, decidedBy }) {
    return { listed, excuses, decidedBy };
}
/** Two reported tests with the same text here are the same test, as far as reports tell. */
function sameTest({ kind, name, suites, classname, file, variant, place }) {
    return JSON.stringify([kind, name ?? place, suites, classname, file, variant]);
}

// EXTERNAL MODULE: ./src/flaky-tests/policy/quarantine-policy.ts
var quarantine_policy = __webpack_require__(3741);
// EXTERNAL MODULE: ./src/flaky-tests/records/listed-test.ts
var listed_test = __webpack_require__(3196);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __webpack_require__(5756);
// EXTERNAL MODULE: ./src/operations/reports.ts + 1 modules
var operations_reports = __webpack_require__(1404);
// EXTERNAL MODULE: ./src/operations/test-list.ts + 1 modules
var test_list = __webpack_require__(1908);
;// CONCATENATED MODULE: ./src/operations/excuse-quarantined-failures.ts









const mostRows = 100;
const mostNames = 10;
/** Lets a job pass whose only failures are quarantined tests. */
const operation = {
    needs: test_list/* testListNeeds */.G3,
    ...(test_list/* testListAdvice */.nB === undefined ? {} : { advice: test_list/* testListAdvice */.nB }),
    prepare: async (context) => ({
        request: { endpoint: 'listQuarantinedTests', content: (0,test_list/* testListRequest */.cy)(context) },
        result: { headline: 'Excuse quarantined failures' },
        reports: await (0,operations_reports/* reportsOf */.t)(context),
    }),
    carryOut: async (context, { reports }, service) => {
        const { codeowners, testsOutcome } = context.inputs;
        const listedTests = new listed_tests/* ListedTests */.x((0,operations_reports/* pathRules */.f)(context));
        for await (const listed of (0,test_list/* listTests */.kq)(context, service, 'listQuarantinedTests')) {
            if ((0,quarantine_policy/* isOwnedBy */.D0)(listed, codeowners))
                listedTests.add(listed);
        }
        const review = new FailureReview((test) => listedTests.match(test), (name) => listedTests.hasName(name));
        for (const report of reports) {
            review.begin(report.name);
            await (0,read_report/* readReport */.t)(report, (test) => {
                review.add(test);
            });
        }
        const result = review.result(testsOutcome !== undefined && testsOutcome !== 'success');
        const { excused, unexcused } = result;
        for (const { test, by } of excused) {
            context.log.info(`Excused: ${describe(test)}, quarantined as ${(0,listed_test/* describeListedTest */.r)(by.listed)} (matched by ${by.decidedBy.join(', ')})`);
        }
        const file = await context.files.path('tests.json');
        await (0,write_list/* writeList */.y)(file, unexcused.map(({ test, reason, times }) => ({ ...test, reason, times })));
        const failure = failureOf(result, reports);
        const many = `${(0,errors/* grouped */.zD)(excused.length)} failure${excused.length === 1 ? '' : 's'}`;
        return {
            headline: headlineOf(result),
            facts: [
                ['Reports', (0,errors/* grouped */.zD)(reports.length)],
                ['Tests', (0,errors/* grouped */.zD)(result.tests)],
                ['Failures excused', (0,errors/* grouped */.zD)(excused.length)],
                ['Failures not excused', (0,errors/* grouped */.zD)(unexcused.length)],
            ],
            tests: {
                count: unexcused.length,
                file,
                columns: ['Test', 'Report', 'Why it is not excused', 'Message'],
                rows: unexcused
                    .slice(0, mostRows)
                    .map((one) => [describe(one.test), placeOf(one.test), reasonOf(one), one.test.message ?? '']),
            },
            warnings: excused.length === 0 ? [] : [`${many} excused, because quarantined: ${excuse_quarantined_failures_names(excused.map(({ test }) => test))}`],
            ...(failure === undefined ? {} : { failure }),
        };
    },
};
function headlineOf({ outcome, excused, unexcused, tests }) {
    switch (outcome) {
        case 'nothing-failed':
            return `Nothing to excuse: none of ${(0,errors/* grouped */.zD)(tests)} tests failed`;
        case 'all-excused':
            return `Excused ${(0,errors/* grouped */.zD)(excused.length)} of ${(0,errors/* grouped */.zD)(excused.length)} failures: all are quarantined`;
        case 'not-excused':
            return `Did not excuse ${(0,errors/* grouped */.zD)(unexcused.length)} of ${(0,errors/* grouped */.zD)(excused.length + unexcused.length)} failures`;
        case 'empty-report':
            return 'Excused nothing: a report holds no test';
        case 'failed-without-failures':
            return 'Excused nothing: the reports do not say what failed';
    }
}
function failureOf({ outcome, unexcused, emptyReports }, reports) {
    switch (outcome) {
        case 'nothing-failed':
        case 'all-excused':
            return undefined;
        case 'not-excused': {
            const many = `${(0,errors/* grouped */.zD)(unexcused.length)} failed test${unexcused.length === 1 ? ' is' : 's are'} not excused`;
            const named = unexcused
                .slice(0, mostNames)
                .map((one) => `${describe(one.test)} (${placeOf(one.test)}: ${reasonOf(one)})`);
            return `${many}: ${named.join('; ')}${unexcused.length > mostNames ? '; …' : ''}`;
        }
        case 'empty-report':
            return `${(emptyReports.length > 0 ? emptyReports : reports.map(({ name }) => name)).join(', ')}: the report holds no test, as after a run that crashed. See that the tests ran`;
        case 'failed-without-failures':
            return 'the tests failed as a whole (tests-outcome), and no report says which: the run may have crashed, or its reports are not all in junit-paths';
    }
}
function reasonOf({ reason, candidates }) {
    const records = candidates.map(({ listed }) => (0,listed_test/* describeListedTest */.r)(listed)).join(', ');
    switch (reason) {
        case 'not-quarantined':
            return 'not quarantined';
        case 'ambiguous':
            return `several quarantined tests match, which is not guessed: ${records}`;
        case 'name-only':
            return `several tests have the name of a quarantined one, and nothing else tells which is meant: ${records}`;
        case 'nameless':
            return 'the report gives it no name';
        case 'suite':
            return 'a test suite failed outside of its tests';
    }
}
function describe({ name, classname, suites, kind }) {
    const within = classname ?? suites.at(-1);
    const shown = name ?? '(no name)';
    const qualified = within === undefined || within === shown ? shown : `${within} ${shown}`;
    return kind === 'suite' ? `test suite ${shown}` : qualified;
}
const placeOf = ({ place }) => `${place.report}:${String(place.line)}`;
function excuse_quarantined_failures_names(tests) {
    return `${tests.slice(0, mostNames).map(describe).join('; ')}${tests.length > mostNames ? '; …' : ''}`;
}


/***/ })

};
