export const id = 71;
export const ids = [71];
export const modules = {

/***/ 71:
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
    const bracket = id.indexOf('[');
    const end = bracket < 0 ? id.length : bracket;
    const found = /^(?:\.\/)?(.+)\.py::(.+)$/.exec(id.slice(0, end));
    if (!found?.[1] || !found[2])
        return undefined;
    return `${found[1].replaceAll('/', '.')}.${found[2].replaceAll('::', '.')}${id.slice(end)}`;
}

// EXTERNAL MODULE: ./src/flaky-tests/policy/quarantine-policy.ts
var quarantine_policy = __webpack_require__(3741);
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
        const hits = tests.length === 0 && reports.length === 0
            ? await everyTest(context, service)
            : await testsOfJob(context, service, reports);
        const policy = { codeowners, ...(maxQuarantineDays === undefined ? {} : { maxDays: maxQuarantineDays }) };
        const now = Date.now();
        const broken = [];
        for (const hit of hits) {
            const { breaks, why } = (0,quarantine_policy/* judgeQuarantine */.ag)(hit.listed, policy, now);
            const line = `${(0,listed_test/* describeListedTest */.r)(hit.listed)}: ${why} (${hit.because})`;
            if (breaks) {
                broken.push({ ...hit, why });
                context.log.info(line);
            }
            else
                context.log.debug(line);
        }
        const file = await context.files.path('tests.json');
        await (0,write_list/* writeList */.y)(file, broken.map(({ listed }) => listed.record));
        const { owner, name } = (0,requests/* repositoryOf */._M)(context);
        const what = `${(0,errors/* grouped */.zD)(broken.length)} quarantined test${broken.length === 1 ? '' : 's'}`;
        const accepted = hits.length - broken.length;
        const headline = broken.length === 0
            ? `No quarantined test breaks the policy of ${owner}/${name}${accepted > 0 ? ` (${(0,errors/* grouped */.zD)(accepted)} accepted)` : ''}`
            : `Found ${what} of ${owner}/${name}`;
        const level = failOnMatch ? 'error' : 'warn';
        const names = broken.slice(0, 5).map(({ listed, why }) => `${(0,listed_test/* describeListedTest */.r)(listed)} (${why})`);
        const summary = `${what}: ${names.join('; ')}${broken.length > names.length ? '; …' : ''}`;
        return {
            headline,
            tests: { ...(0,list_operation/* testsTable */.kS)(broken.slice(0, mostRows).map(({ listed }) => listed)), count: broken.length, file },
            annotations: broken.slice(0, mostAnnotations).map((hit) => annotationOf(context, hit, level)),
            ...(broken.length > 0 && failOnMatch ? { failure: `${summary}. Fix or delete them, or widen the policy` } : {}),
            ...(broken.length > 0 && !failOnMatch ? { warnings: [summary] } : {}),
        };
    },
};
async function everyTest(context, service) {
    const hits = [];
    for await (const listed of (0,test_list/* listTests */.kq)(context, service, 'listQuarantinedTests')) {
        hits.push({ listed, because: 'every quarantined test of the repository counts' });
    }
    return hits;
}
/** The quarantined tests among those that are named or reported. */
async function testsOfJob(context, service, reports) {
    const rules = (0,operations_reports/* pathRules */.f)(context);
    const named = new NamedTests(context.inputs.tests, rules);
    const listedTests = new listed_tests/* ListedTests */.x(rules);
    const hits = new Map();
    for await (const listed of (0,test_list/* listTests */.kq)(context, service, 'listQuarantinedTests')) {
        listedTests.add(listed);
        if (named.includesListed(listed))
            hits.set(listed, { listed, because: 'named in tests' });
    }
    if (listedTests.nameless > 0) {
        context.log.warn(`${(0,errors/* grouped */.zD)(listedTests.nameless)} records of the service have no name, so they match no test`);
    }
    const inReports = new NamedTests(context.inputs.tests, rules);
    let read = 0;
    for (const report of reports) {
        await (0,read_report/* readReport */.t)(report, (reported) => {
            if (reported.kind !== 'test')
                return;
            read += 1;
            inReports.includesReported(reported);
            const matched = listedTests.match(reported);
            if (matched.kind === 'one') {
                const because = `matched by ${matched.decidedBy.join(', ')} in ${placeOf(reported)}`;
                if (!hits.has(matched.listed))
                    hits.set(matched.listed, { listed: matched.listed, reported, because });
            }
            else if (matched.kind === 'ambiguous') {
                // All of them are quarantined, so the test is, whichever it is.
                const because = `one of ${String(matched.count)} records that match ${reported.name ?? ''} in ${placeOf(reported)}`;
                for (const { listed } of matched.first)
                    if (!hits.has(listed))
                        hits.set(listed, { listed, reported, because });
            }
        });
    }
    if (reports.length > 0 && read === 0) {
        throw new input_error/* InputError */.d('junit-paths', `${reports.map(({ name }) => name).join(', ')}: no report holds a test. See that the tests ran`);
    }
    if (reports.length > 0 && inReports.unseen.length > 0) {
        throw new input_error/* InputError */.d('tests', `no report holds ${inReports.unseen.map((line) => JSON.stringify(line)).join(', ')}. Write the name as a report has it`);
    }
    return [...hits.values()];
}
const placeOf = ({ place }) => `${place.report}:${String(place.line)}`;
function annotationOf(context, { listed, reported, why }, level) {
    const written = listed.file ?? reported?.file;
    const path = written === undefined ? undefined : (0,paths/* normalisePath */.q)(written, (0,operations_reports/* pathRules */.f)(context));
    const owners = listed.codeowners.length === 0 ? '' : `, owned by ${listed.codeowners.join(' ')}`;
    const since = typeof listed.quarantinedAt === 'string' ? ` since ${listed.quarantinedAt}` : '';
    const link = listed.link === undefined ? '' : ` ${listed.link}`;
    return {
        level,
        message: `${(0,listed_test/* describeListedTest */.r)(listed)} is quarantined${since} (${why})${owners}.${link}`,
        ...(path?.kind === 'relative' ? { file: path.path } : {}),
        ...(reported?.line === undefined ? {} : { line: reported.line }),
    };
}


/***/ })

};
