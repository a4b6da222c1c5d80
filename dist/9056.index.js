export const id = 9056;
export const ids = [9056];
export const modules = {

/***/ 9056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __webpack_require__(9229);
// EXTERNAL MODULE: ./src/flaky-tests/junit/read-report.ts + 5 modules
var read_report = __webpack_require__(8171);
// EXTERNAL MODULE: ./src/flaky-tests/lists/write-list.ts
var write_list = __webpack_require__(5301);
// EXTERNAL MODULE: ./src/flaky-tests/matching/listed-tests.ts + 1 modules
var listed_tests = __webpack_require__(299);
// EXTERNAL MODULE: ./src/flaky-tests/matching/names.ts
var names = __webpack_require__(4541);
// EXTERNAL MODULE: ./src/flaky-tests/matching/paths.ts
var paths = __webpack_require__(7129);
;// CONCATENATED MODULE: ./src/flaky-tests/matching/named-tests.ts


/**
 * Tests that a person names, one a line. A line names a test when it is the test's name, or the parent, class name or
 * file, one of the separators (` `, ` > `, ` › `, `.`, `/`, `::`, `#`, `:`) and the name; or pytest's id of the test
 * (`tests/test_a.py::TestB::test_c`). Letters and case count; runs of white space are one space. Never a part of a name.
 */
class NamedTests {
    paths;
    /** What is looked up, and the lines that mean it. */
    lines = new Map();
    unseenLines = new Set();
    constructor(lines, paths) {
        this.paths = paths;
        for (const written of lines) {
            const line = (0,names/* normaliseName */.GX)(written);
            if (line === '' || this.unseenLines.has(line))
                continue;
            this.unseenLines.add(line);
            this.lookFor(line, line);
            const pytest = pytestName(line);
            if (pytest !== undefined)
                this.lookFor(pytest, line);
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
        const files = test.file === undefined ? [] : (0,paths/* possiblePaths */.A)(test.file, this.paths).map(({ path }) => path);
        return this.includes(test.name, [...(0,names/* parentNames */.Jt)(test.suites), ...texts(test.classname, test.file), ...files]);
    }
    /**
     * Whether a line names this listed test. Lines that do are no longer unseen.
     */
    includesListed(listed) {
        const file = listed.file === undefined ? undefined : (0,paths/* normalisePath */.q)(listed.file, this.paths).path;
        return this.includes(listed.name, texts(listed.parent, listed.classname, listed.file, file));
    }
    lookFor(key, line) {
        const lines = this.lines.get(key);
        if (lines)
            lines.push(line);
        else
            this.lines.set(key, [line]);
    }
    includes(name, qualifiers) {
        if (name === undefined || this.lines.size === 0)
            return false;
        const plain = (0,names/* normaliseName */.GX)(name);
        let found = this.see(plain);
        for (const qualifier of new Set(qualifiers.map(names/* normaliseName */.GX))) {
            for (const separator of names/* SEPARATORS */.fl)
                found = this.see(`${qualifier}${separator}${plain}`) || found;
        }
        return found;
    }
    see(key) {
        const lines = this.lines.get(key);
        for (const line of lines ?? [])
            this.unseenLines.delete(line);
        return lines !== undefined;
    }
}
function texts(...values) {
    return values.filter((value) => value !== undefined);
}
/**
 * The class name and name, joined by a dot, that pytest reports for one of its test ids: the module's path with dots
 * for slashes, then classes and function. Parameters in brackets may hold anything and are left alone.
 */
function pytestName(id) {
    const [, module, test, parameters] = /^(?:\.\/)?([^[]+)\.py::([^[]+)(.*)/.exec(id) ?? [];
    if (module === undefined || test === undefined || parameters === undefined)
        return undefined;
    return `${module.replaceAll('/', '.')}.${test.replaceAll('::', '.')}${parameters}`;
}

// EXTERNAL MODULE: ./src/flaky-tests/policy/quarantine-policy.ts
var quarantine_policy = __webpack_require__(3741);
;// CONCATENATED MODULE: ./src/flaky-tests/policy/quarantine-check.ts

/**
 * Collects the quarantined tests that a job has to do with, each once, with what the policy says of it. Holds what was
 * found, and nothing of the other tests.
 */
class QuarantineCheck {
    policy;
    now;
    findings = new Map();
    /** @param now milliseconds since 1970-01-01T00:00Z */
    constructor(policy, now) {
        this.policy = policy;
        this.now = now;
    }
    /**
     * Adds a quarantined test that is looked at without a report: because it is named, or because all are.
     * @throws PolicyError when the policy needs its date and that cannot be read
     */
    addListed(listed) {
        this.find(listed, { decidedBy: [], candidates: 1 });
    }
    /**
     * Adds the records that a reported test matches; all of them when it is ambiguous, since each is a quarantined test.
     * @throws PolicyError when the policy needs the date of one and that cannot be read
     */
    addReported(test, matched) {
        if (matched.kind === 'none')
            return;
        const [matches, candidates] = matched.kind === 'one' ? [[matched], 1] : [matched.first, matched.count];
        for (const { listed, decidedBy } of matches)
            this.find(listed, { test, decidedBy, candidates });
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
        if (this.findings.has(listed))
            return;
        this.findings.set(listed, { listed, verdict: (0,quarantine_policy/* judgeQuarantine */.ag)(listed, this.policy, this.now), ...how });
    }
}

// EXTERNAL MODULE: ./src/flaky-tests/records/listed-test.ts
var listed_test = __webpack_require__(3196);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __webpack_require__(5756);
// EXTERNAL MODULE: ./src/operations/list-operation.ts + 1 modules
var list_operation = __webpack_require__(1822);
// EXTERNAL MODULE: ./src/operations/reports.ts + 1 modules
var operations_reports = __webpack_require__(1404);
// EXTERNAL MODULE: ./src/operations/requests.ts
var requests = __webpack_require__(7777);
// EXTERNAL MODULE: ./src/operations/test-list.ts + 1 modules
var test_list = __webpack_require__(1908);
;// CONCATENATED MODULE: ./src/operations/check-quarantined-tests.ts













/** Annotations beyond these are hidden by GitHub anyway, and the file holds all tests. */
const mostAnnotations = 50;
const mostRows = 100;
const mostNames = 5;
/** Fails the job when a test is quarantined that the policy does not accept. */
const operation = {
    needs: test_list/* testListNeeds */.G3,
    ...(test_list/* testListAdvice */.nB === undefined ? {} : { advice: test_list/* testListAdvice */.nB }),
    prepare: async (context) => ({
        request: { endpoint: 'listQuarantinedTests', content: (0,test_list/* testListRequest */.cy)(context) },
        result: { headline: 'Check for quarantined tests' },
        reports: context.inputs.junitPaths.length === 0 ? [] : await (0,operations_reports/* reportsOf */.t)(context),
    }),
    carryOut: async (context, { reports }, service) => {
        const { tests, codeowners, maxQuarantineDays, failOnMatch } = context.inputs;
        const policy = { codeowners, ...(maxQuarantineDays === undefined ? {} : { maxDays: maxQuarantineDays }) };
        const check = new QuarantineCheck(policy, Date.now());
        if (tests.length === 0 && reports.length === 0) {
            for await (const listed of (0,test_list/* listTests */.kq)(context, service, 'listQuarantinedTests'))
                check.addListed(listed);
        }
        else
            await checkTestsOfJob(context, service, reports, check);
        const { breaking, accepted } = check;
        for (const finding of breaking)
            context.log.info(describeFinding(finding));
        for (const finding of accepted)
            context.log.debug(describeFinding(finding));
        const file = await context.files.path('tests.json');
        await (0,write_list/* writeList */.y)(file, breaking.map(({ listed }) => listed.record));
        const { owner, name } = (0,requests/* repositoryOf */._M)(context);
        const what = `${(0,errors/* grouped */.zD)(breaking.length)} quarantined test${breaking.length === 1 ? '' : 's'}`;
        const also = accepted.length > 0 ? ` (${(0,errors/* grouped */.zD)(accepted.length)} accepted)` : '';
        const named = breaking.slice(0, mostNames).map(describeFinding);
        const line = `${what}: ${named.join('; ')}${breaking.length > named.length ? '; …' : ''}`;
        return {
            headline: breaking.length === 0
                ? `No quarantined test of ${owner}/${name} breaks the policy${also}`
                : `Found ${what} of ${owner}/${name}${also}`,
            tests: { ...(0,list_operation/* testsTable */.kS)(breaking.slice(0, mostRows).map(({ listed }) => listed)), count: breaking.length, file },
            annotations: breaking
                .slice(0, mostAnnotations)
                .map((finding) => annotationOf(context, finding, failOnMatch ? 'error' : 'warn')),
            ...(breaking.length > 0 && failOnMatch ? { failure: `${line}. Fix or delete them, or widen the policy` } : {}),
            ...(breaking.length > 0 && !failOnMatch ? { warnings: [line] } : {}),
        };
    },
};
/** Checks the quarantined tests among those that are named or reported. */
async function checkTestsOfJob(context, service, reports, check) {
    const rules = (0,operations_reports/* pathRules */.f)(context);
    const named = new NamedTests(context.inputs.tests, rules);
    const listedTests = new listed_tests/* ListedTests */.x(rules);
    for await (const listed of (0,test_list/* listTests */.kq)(context, service, 'listQuarantinedTests')) {
        listedTests.add(listed);
        if (named.includesListed(listed))
            check.addListed(listed);
    }
    if (listedTests.nameless > 0) {
        context.log.warn(`${(0,errors/* grouped */.zD)(listedTests.nameless)} records of the service have no name, so they match no test`);
    }
    if (reports.length === 0)
        return;
    const inReports = new NamedTests(context.inputs.tests, rules);
    let read = 0;
    for (const report of reports) {
        await (0,read_report/* readReport */.t)(report, (test) => {
            if (test.kind !== 'test')
                return;
            read += 1;
            inReports.includesReported(test);
            check.addReported(test, listedTests.match(test));
        });
    }
    if (read === 0) {
        throw new input_error/* InputError */.d('junit-paths', `${reports.map(({ name }) => name).join(', ')}: no report holds a test. See that the tests ran`);
    }
    if (inReports.unseen.length > 0) {
        const names = inReports.unseen.map((line) => JSON.stringify(line)).join(', ');
        throw new input_error/* InputError */.d('tests', `no report holds ${names}. Write the name as a report has it`);
    }
}
/** A finding in words: the test, what the policy says, and what decided that it is meant. */
function describeFinding({ listed, verdict, test, decidedBy, candidates }) {
    const how = test === undefined
        ? ''
        : candidates > 1
            ? `, one of ${String(candidates)} records that match a test in ${placeOf(test)}`
            : `, matched by ${decidedBy.join(', ')} in ${placeOf(test)}`;
    return `${(0,listed_test/* describeListedTest */.r)(listed)} (${verdict.why}${how})`;
}
const placeOf = ({ place }) => `${place.report}:${String(place.line)}`;
function annotationOf(context, { listed, test, verdict }, level) {
    const written = listed.file ?? test?.file;
    const path = written === undefined ? undefined : (0,paths/* normalisePath */.q)(written, (0,operations_reports/* pathRules */.f)(context));
    const owners = listed.codeowners.length === 0 ? '' : `, owned by ${listed.codeowners.join(' ')}`;
    const since = typeof listed.quarantinedAt === 'string' ? ` since ${listed.quarantinedAt}` : '';
    const link = listed.link === undefined ? '' : ` ${listed.link}`;
    return {
        level,
        message: `${(0,listed_test/* describeListedTest */.r)(listed)} is quarantined${since} (${verdict.why})${owners}.${link}`,
        ...(path?.kind === 'relative' ? { file: path.path } : {}),
        ...(test?.line === undefined ? {} : { line: test.line }),
    };
}


/***/ })

};
