export const id = 7452;
export const ids = [7452];
export const modules = {

/***/ 8171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ readReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/service/one-line.ts
var one_line = __webpack_require__(4990);
;// CONCATENATED MODULE: ./src/flaky-tests/junit/decode-xml.ts


/** The bytes are not what they are declared to be. The caller adds the place. */
class EncodingError extends Error {
    name = 'EncodingError';
}
/** Enough bytes to hold an XML declaration. */
const DECLARATION_LIMIT = 1024;
/**
 * Decodes an XML entity as a stream. The encoding is that of the byte order mark, else of the zero bytes that UTF-16 puts
 * into `<?`, else of the XML declaration, else UTF-8 (XML 1.0, section 4.3.3 and appendix F). A declaration that says
 * UTF-16 and was itself readable as single bytes is wrong about the encoding and taken as UTF-8.
 *
 * Everything before a wrong byte is yielded before the error is thrown, so that a reader knows the place.
 *
 * @param bytes pieces of the entity; a piece's memory may be used again for the next one
 * @throws EncodingError for an encoding that is not known, and for bytes that are not in the encoding
 */
async function* decodeXml(bytes) {
    let decode;
    let head = Buffer.alloc(0);
    for await (const chunk of bytes) {
        if (decode) {
            yield* decode(chunk, false);
            continue;
        }
        head = Buffer.concat([head, chunk]);
        if (head.length >= DECLARATION_LIMIT || head.includes('?>')) {
            decode = decoderFor(head);
            yield* decode(head, false);
        }
    }
    if (decode) {
        yield* decode(Buffer.alloc(0), true);
    }
    else {
        yield* decoderFor(head)(head, true);
    }
}
function decoderFor(head) {
    const encoding = encodingOf(head);
    return encoding === 'utf-8' ? utf8Decoder() : otherDecoder(encoding);
}
function encodingOf(head) {
    const start = head.subarray(0, 4).toString('hex');
    if (start === '0000feff' || start === 'fffe0000')
        throw new EncodingError('UTF-32 is not supported. Write the report as UTF-8');
    if (start.startsWith('efbbbf'))
        return 'utf-8';
    if (start.startsWith('fffe') || start === '3c003f00')
        return 'utf-16le';
    if (start.startsWith('feff') || start === '003c003f')
        return 'utf-16be';
    const declaration = head.subarray(0, DECLARATION_LIMIT).toString('latin1');
    const declared = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'<>]*)["']/.exec(declaration)?.[1]?.trim().toLowerCase();
    if (declared === undefined || /^(utf-?8|us-ascii|ascii|utf-?16(le|be)?|ucs-2)$/.test(declared))
        return 'utf-8';
    return declared;
}
/**
 * UTF-8 by Node's own checks and conversion, which are several times faster than a streaming `TextDecoder`; all that is
 * left to do is to hold back a character that two chunks share.
 */
function utf8Decoder() {
    let held = Buffer.alloc(0);
    let started = false;
    return function* (chunk, last) {
        const all = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
        const end = last ? all.length : wholeCharacters(all, all.length);
        const whole = all.subarray(0, end);
        held = Buffer.from(all.subarray(end));
        if (!(0,external_node_buffer_.isUtf8)(whole)) {
            yield whole.subarray(0, validLength(whole)).toString('utf8');
            throw new EncodingError('the bytes here are not UTF-8. Declare the encoding that the report is written in, or write it as UTF-8');
        }
        let text = whole.toString('utf8');
        if (!started && text !== '') {
            started = true;
            if (text.startsWith('\uFEFF'))
                text = text.slice(1);
        }
        if (text !== '')
            yield text;
    };
}
/** Length of the bytes before `end` that hold no part of a character whose other part comes after `end`. */
function wholeCharacters(bytes, end) {
    for (let back = 1; back <= 3 && back <= end; back++) {
        const byte = bytes[end - back] ?? 0;
        if (byte < 0x80)
            return end;
        if (byte >= 0xc0) {
            const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
            return back < length ? end - back : end;
        }
    }
    return end;
}
/** Length of the longest valid start, found by halving. */
function validLength(bytes) {
    let valid = 0;
    let invalid = bytes.length + 1;
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        if ((0,external_node_buffer_.isUtf8)(bytes.subarray(0, wholeCharacters(bytes, middle))))
            valid = middle;
        else
            invalid = middle;
    }
    return wholeCharacters(bytes, valid);
}
function otherDecoder(encoding) {
    let decoder;
    try {
        decoder = new TextDecoder(encoding, { fatal: true });
    }
    catch {
        throw new EncodingError(`the declared encoding "${(0,one_line/* shortened */.v)(encoding, 40)}" is not known. Write the report as UTF-8`);
    }
    return function* (chunk, last) {
        let text;
        try {
            text = decoder.decode(chunk, { stream: !last });
        }
        catch {
            throw new EncodingError(`the bytes near here are not ${encoding.toUpperCase()}. Declare the encoding that the report is written in, or write it as UTF-8`);
        }
        if (text !== '')
            yield text;
    };
}

;// CONCATENATED MODULE: ./src/flaky-tests/junit/report-error.ts
/** A report that cannot be relied on. The message is one line that names the report and the place in it. */
class ReportError extends Error {
    report;
    reason;
    place;
    name = 'ReportError';
    /**
     * @param report the report as messages name it
     * @param reason what is wrong and what to do
     * @param place line and column, both counted from 1, where one is known
     */
    constructor(report, reason, place) {
        super(`${report}${place ? `:${place.line}:${place.column}` : ''}: ${reason}`);
        this.report = report;
        this.reason = reason;
        this.place = place;
    }
}

// EXTERNAL MODULE: ./node_modules/sax/lib/sax.js
var sax = __webpack_require__(2560);
var sax_default = /*#__PURE__*/__webpack_require__.n(sax);
;// CONCATENATED MODULE: ./src/flaky-tests/junit/other-formats.ts

/**
 * Root elements of other files that are taken for JUnit reports, with what to do. Names are those that the tools'
 * documentation gives.
 */
const OTHER_FORMATS = {
    html: 'this is an HTML page. Name the XML report of the test run',
    'test-run': "this is NUnit's own format. Have NUnit write JUnit XML, for instance with JunitXml.TestLogger",
    'test-results': "this is NUnit 2's own format. Have it converted to JUnit XML",
    assemblies: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
    assembly: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
    TestRun: 'this is a TRX report. Have dotnet write JUnit XML with --logger junit (JunitXml.TestLogger)',
    'testng-results': "this is TestNG's own format. Its JUnit XML stands in the folder junitreports",
    robot: "this is Robot Framework's own format. Run robot or rebot with --xunit",
    Site: "this is CTest's own format. Run ctest with --output-junit",
    coverage: 'this is a coverage report. Name the JUnit XML of the test run',
    report: 'this is no test report (perhaps JaCoCo coverage). Name the JUnit XML of the test run',
    checkstyle: 'this is a Checkstyle report. Name the JUnit XML of the test run',
};
/** Why a report with this root element is none of JUnit's, in one line. */
function notJUnit(root) {
    const shown = (0,one_line/* shortened */.v)(root, 60);
    const known = Object.hasOwn(OTHER_FORMATS, root) ? OTHER_FORMATS[root] : undefined;
    return `the root element is <${shown}>, not <testsuites> or <testsuite>: ${known ?? 'this is no JUnit report. Narrow the globs to the JUnit reports'}`;
}

;// CONCATENATED MODULE: ./src/flaky-tests/junit/outcome.ts
/**
 * The elements that say how a test ended. Surefire's schema gives `failure`, `error`, `skipped` and the four that tell of
 * reruns; PHPUnit up to version 9 writes `warning` for a test that makes the run fail; `disabled` and `ignored` are
 * variants of `skipped`.
 */
const VERDICTS = new Map([
    ['failure', 'failure'],
    ['error', 'error'],
    ['warning', 'error'],
    ['skipped', 'skipped'],
    ['disabled', 'skipped'],
    ['ignored', 'skipped'],
    ['flakyFailure', 'earlier-attempt'],
    ['flakyError', 'earlier-attempt'],
    ['rerunFailure', 'earlier-attempt'],
    ['rerunError', 'earlier-attempt'],
]);
/** Values of the attributes `status` and `result` (CTest, GoogleTest and others) that mean a failure, or no run at all. */
const FAILED = new Set(['fail', 'failed', 'failure', 'error', 'errored']);
const NOT_RUN = new Set(['notrun', 'skipped', 'disabled', 'suppressed', 'ignored', 'pending']);
/**
 * How a test ended. A failure beats everything else that stands beside it; attempts before or after the one that counts
 * change nothing, so a pass after retries is no failure and a failure with reruns is one. Nothing said means passed.
 *
 * @param verdicts what the elements inside the test case say
 * @param words values of the attributes `status` and `result`
 */
function outcomeOf(verdicts, ...words) {
    if (verdicts.includes('failure'))
        return 'failed';
    if (verdicts.includes('error'))
        return 'errored';
    if (words.some((word) => word !== undefined && FAILED.has(word.trim().toLowerCase())))
        return 'failed';
    if (verdicts.includes('skipped'))
        return 'skipped';
    return words.some((word) => word !== undefined && NOT_RUN.has(word.trim().toLowerCase())) ? 'skipped' : 'passed';
}

// EXTERNAL MODULE: ./src/flaky-tests/junit/reported-test.ts
var reported_test = __webpack_require__(8024);
;// CONCATENATED MODULE: ./src/flaky-tests/junit/report-parser.ts






/** A name, class name or path may be this long; longer ones are refused, because a cut one would be another one. */
const LONGEST_IDENTITY = 64 * 1024;
/** Other tokens are cut to this length while they are read, so that no token is ever held whole. UTF-16 code units. */
const LONGEST_KEPT = 64 * 1024;
/**
 * Shorter values that hold only white space count as missing. Longer ones are not looked into: the parser builds a value
 * one character at a time, and the first look at a long one makes the engine copy it, which most readers never need.
 */
const LONGEST_BLANK = 12;
const MOST_ATTRIBUTES = 1000;
const DEEPEST = 200;
const LONGEST_MESSAGE = 300;
/** The parser refuses tokens above this; it passes long texts and CDATA sections on in pieces of about this size. */
(sax_default()).MAX_BUFFER_LENGTH = 4 * LONGEST_KEPT;
/** Whose message is shown when several elements stand in one test case. */
const WEIGHTS = { failure: 3, error: 2, skipped: 1, 'earlier-attempt': 0 };
/**
 * Reads one JUnit report from pieces of its text and hands out the tests that they complete. It holds the open elements
 * and the tests not yet taken, and never the document.
 *
 * The parser is strict about the XML's structure. Two things that real reports hold are let through although XML 1.0
 * forbids them: control characters in texts, and numeric references to such characters, which stay as they are written.
 */
class ReportParser {
    report;
    variant;
    parser;
    suites = [];
    cases = [];
    /** Local names of the open elements. */
    path = [];
    tests = [];
    sawRoot = false;
    tagLine = 1;
    /** Text of the element that tells of a failure, up to what is shown of it; undefined outside of one. */
    text;
    /** Where that text goes when the element ends. */
    textDone;
    /**
     * @param report the report as messages name it
     * @param variant the variant of every test whose report names none
     */
    constructor(report, variant) {
        this.report = report;
        this.variant = variant;
        const parser = sax_default().parser(true, { strictEntities: true });
        parser.onerror = (error) => {
            this.onError(error);
        };
        parser.ondoctype = () => {
            throw this.error('the report has a document type declaration (<!DOCTYPE>), which is refused. Have the tool write none');
        };
        parser.onopentagstart = () => {
            // The parser has read one character beyond the tag's name; when that is a line break, it stands on the next line.
            this.tagLine = parser.column === 0 ? parser.line : parser.line + 1;
        };
        parser.onopentag = (tag) => {
            this.open(tag.name, tag.attributes);
        };
        parser.onclosetag = (name) => {
            this.close(name);
        };
        parser.ontext = parser.oncdata = (text) => {
            if (this.text !== undefined && this.text.length < 2 * LONGEST_MESSAGE) {
                this.text += (0,one_line/* shortened */.v)(text, 4 * LONGEST_MESSAGE).replace(/\s+/g, ' ');
            }
        };
        this.parser = parser;
    }
    /**
     * Reads on.
     * @param piece cut anywhere, of 128 Ki UTF-16 code units at most, so that it and what is kept stay below the parser's limit
     * @throws ReportError
     */
    write(piece) {
        const { parser } = this;
        try {
            parser.write(piece);
        }
        catch (error) {
            // The parser itself stumbles over an attribute that is called `hasOwnProperty`.
            throw error instanceof ReportError ? error : this.error(`the XML cannot be read: ${String(error)}`);
        }
        const { tag } = parser;
        if (tag && Object.keys(tag.attributes).length > MOST_ATTRIBUTES) {
            throw this.error(`an element has more than ${MOST_ATTRIBUTES} attributes`);
        }
        if (parser.attribValue.length > LONGEST_KEPT)
            parser.attribValue = parser.attribValue.slice(0, LONGEST_KEPT + 1);
        if (parser.comment.length > LONGEST_KEPT)
            parser.comment = '';
        if (parser.procInstBody.length > LONGEST_KEPT)
            parser.procInstBody = parser.procInstBody.slice(0, LONGEST_KEPT);
    }
    /**
     * Ends the report.
     * @throws ReportError when it is empty or cut off
     */
    end() {
        const { line, column, position } = this.parser;
        const place = { line: line + 1, column: Math.max(1, column) };
        if (position === 0)
            throw new ReportError(this.report, 'the report is empty. Did the test run crash before it wrote it?', place);
        const open = this.path.at(-1);
        if (open !== undefined) {
            throw new ReportError(this.report, `the report is cut off: <${open}> is still open at its end. Did the test run crash?`, place);
        }
        this.parser.close();
        if (!this.sawRoot)
            throw new ReportError(this.report, 'the report holds no element. Did the test run crash before it wrote it?', place);
    }
    /** The tests that ended since the last call, in that order. */
    take() {
        const { tests } = this;
        if (tests.length > 0)
            this.tests = [];
        return tests;
    }
    /** An error at the place that has been reached. */
    error(reason) {
        const { line, column } = this.parser;
        return new ReportError(this.report, reason, { line: line + 1, column: Math.max(1, column) });
    }
    onError(error) {
        const [what = ''] = error.message.split('\n', 1);
        if (what === 'Invalid character entity' && /^#(?:\d+|x[\da-f]+)$/i.test(this.parser.entity)) {
            this.parser.error = null;
            return;
        }
        if (what === 'Unexpected end' || what === 'Unclosed root tag') {
            throw this.error('the report is cut off in the middle of an element. Did the test run crash?');
        }
        if (what.startsWith('Max buffer length exceeded')) {
            throw this.error('a name in the XML itself (of an element, an attribute or an entity) is longer than any real one');
        }
        if (!this.sawRoot && what.startsWith('Non-whitespace before first tag')) {
            throw this.error('this is no XML. Narrow the globs to the JUnit reports');
        }
        const reason = what === 'Invalid character entity' ? `the entity &${(0,one_line/* shortened */.v)(this.parser.entity, 40)}; is not defined` : what;
        throw this.error(`the XML is not well-formed: ${reason.replace(/\.$/, '')}`);
    }
    open(qualifiedName, attributes) {
        const name = localName(qualifiedName);
        const parent = this.path.at(-1);
        if (parent === undefined) {
            if (this.sawRoot)
                throw this.error(`a second root element, <${(0,one_line/* shortened */.v)(name, 60)}>, follows the first. Write each report to a file of its own`);
            if (name !== 'testsuites' && name !== 'testsuite')
                throw this.error(notJUnit(name));
            this.sawRoot = true;
        }
        if (this.path.length >= DEEPEST)
            throw this.error(`elements are nested more than ${DEEPEST} deep`);
        this.path.push(name);
        if (name === 'testcase') {
            this.openCase(attributes);
        }
        else if (name === 'testsuite' || name === 'testsuites') {
            this.openSuite(attributes);
        }
        else if (parent === 'testcase') {
            this.openVerdict(name, attributes);
        }
        else if (name === 'property') {
            this.readProperty(attributes);
        }
        else if ((name === 'failure' || name === 'error') && (parent === 'testsuite' || parent === 'testsuites')) {
            this.openSuiteFailure(name, attributes);
        }
    }
    close(qualifiedName) {
        this.path.pop();
        const name = localName(qualifiedName);
        if (name === 'testcase') {
            this.closeCase();
        }
        else if (name === 'testsuite' || name === 'testsuites') {
            this.closeSuite();
        }
        else if (this.textDone && this.text !== undefined && VERDICTS.has(name)) {
            this.textDone(this.text);
            this.text = this.textDone = undefined;
        }
    }
    openSuite(attributes) {
        const { failures, errors } = attributes;
        const outer = this.suites.at(-1);
        const name = this.identity('name', attributes.name);
        const chain = outer?.chain ?? [];
        this.suites.push({
            name,
            chain: name === undefined ? chain : [...chain, name],
            file: this.identity('file', attributes.file ?? attributes.filepath) ?? outer?.file,
            variant: this.identity('variant', attributes.variant) ?? outer?.variant ?? this.variant,
            line: this.tagLine,
            declared: count(failures) + count(errors),
            declaration: (0,one_line/* shortened */.v)(`failures="${failures ?? '0'}" errors="${errors ?? '0'}"`, 60),
            failing: 0,
            retried: 0,
        });
    }
    /** A suite that counts failures and shows none has lost a test, or failed before its first: that must not look green. */
    closeSuite() {
        const suite = this.suites.pop();
        if (suite && suite.declared > 0 && suite.failing === 0 && suite.retried === 0) {
            this.addSuiteFailure(suite, this.suites, 'failed', `the suite says ${suite.declaration} and names no test that failed`);
        }
    }
    openSuiteFailure(name, attributes) {
        const suite = this.suites.at(-1);
        if (!suite)
            return;
        suite.failing += 1;
        const outcome = name === 'failure' ? 'failed' : 'errored';
        const message = attributes.message ?? '';
        const { tagLine: line } = this;
        this.collectText((text) => {
            this.addSuiteFailure({ ...suite, line }, this.suites.slice(0, -1), outcome, message.trim() === '' ? text : message);
        });
    }
    addSuiteFailure(suite, around, outcome, message) {
        for (const outer of around)
            outer.failing += 1;
        const test = {
            kind: 'suite',
            suites: around.at(-1)?.chain ?? [],
            outcome,
            retried: false,
            place: { report: this.report, line: suite.line },
        };
        if (suite.name !== undefined)
            test.name = suite.name;
        if (suite.file !== undefined)
            test.file = suite.file;
        const brief = shorten(message);
        if (brief !== '')
            test.message = brief;
        this.tests.push(test);
    }
    openCase(attributes) {
        this.cases.push({
            attributes,
            line: this.tagLine,
            verdicts: [],
            variant: this.identity('variant', attributes.variant),
            message: '',
            messageWeight: 0,
        });
    }
    openVerdict(name, attributes) {
        const verdict = VERDICTS.get(name);
        const test = this.cases.at(-1);
        if (!verdict || !test)
            return;
        test.verdicts.push(verdict);
        const weight = WEIGHTS[verdict];
        if (weight <= test.messageWeight)
            return;
        const keep = (message) => {
            if (message.trim() === '')
                return;
            test.message = message;
            test.messageWeight = weight;
        };
        keep(attributes.message ?? '');
        if (test.messageWeight < weight)
            this.collectText(keep);
    }
    readProperty(attributes) {
        if (attributes.name !== 'variant')
            return;
        const owner = this.path.at(-3) === 'testcase' ? this.cases.at(-1) : this.suites.at(-1);
        const variant = this.identity('variant', attributes.value);
        if (owner && variant !== undefined)
            owner.variant = variant;
    }
    closeCase() {
        const open = this.cases.pop();
        if (!open)
            return;
        const { attributes } = open;
        const suite = this.suites.at(-1);
        const retried = open.verdicts.includes('earlier-attempt');
        const outcome = outcomeOf(open.verdicts, attributes.status, attributes.result);
        const test = {
            kind: 'test',
            suites: suite?.chain ?? [],
            outcome,
            retried,
            place: { report: this.report, line: open.line },
        };
        const name = this.identity('name', attributes.name);
        const classname = this.identity('classname', attributes.classname ?? attributes.class);
        const file = this.identity('file', attributes.file ?? attributes.filepath) ?? suite?.file;
        const line = count(attributes.line);
        const variant = open.variant ?? suite?.variant;
        const time = seconds(attributes.time);
        if (name !== undefined)
            test.name = name;
        if (classname !== undefined)
            test.classname = classname;
        if (file !== undefined)
            test.file = file;
        if (line > 0)
            test.line = line;
        if (variant !== undefined)
            test.variant = variant;
        if (time !== undefined)
            test.time = time;
        if (outcome !== 'passed' && open.message !== '')
            test.message = shorten(open.message);
        if ((0,reported_test/* isFailure */.N)(test))
            for (const around of this.suites)
                around.failing += 1;
        if (retried)
            for (const around of this.suites)
                around.retried += 1;
        this.tests.push(test);
    }
    collectText(done) {
        this.text = '';
        this.textDone = done;
    }
    identity(what, value) {
        if (value === undefined || (value.length < LONGEST_BLANK && value.trim() === ''))
            return undefined;
        if (value.length > LONGEST_IDENTITY)
            throw this.error(`a ${what} is longer than ${LONGEST_IDENTITY} characters`);
        return value;
    }
}
function localName(qualifiedName) {
    const colon = qualifiedName.indexOf(':');
    return colon < 0 ? qualifiedName : qualifiedName.slice(colon + 1);
}
/** A count as an attribute gives it; 0 for anything that is none. */
function count(value) {
    return value !== undefined && /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
}
/** A duration in seconds. Some tools write it for a locale: `1,234.5`, or `0,5`. */
function seconds(value) {
    if (value === undefined || value === '')
        return undefined;
    const plain = Number(value);
    if (plain >= 0)
        return plain;
    const time = Number(value.includes('.') ? value.replaceAll(',', '') : value.replace(',', '.'));
    return time >= 0 ? time : undefined;
}
function shorten(message) {
    return (0,one_line/* shortened */.v)((0,one_line/* shortened */.v)(message, 4 * LONGEST_MESSAGE)
        .replace(/\s+/g, ' ')
        .trim(), LONGEST_MESSAGE);
}

;// CONCATENATED MODULE: ./src/flaky-tests/junit/read-report.ts




/**
 * Reads a report as a stream and hands out its tests in the order in which they end: memory does not grow with the report.
 *
 * Tests are handed out before the end has been seen, so whoever reads must take the error of a report that turns out to
 * be cut off or wrong as a failure, whatever the tests before it said.
 *
 * @param visit is called with each test; what it throws ends the reading and is thrown
 * @throws ReportError when the report cannot be read, is empty, cut off, no XML, no JUnit, has a document type declaration,
 *   or holds bytes that are not in its encoding
 */
async function readReport(report, visit, options = {}) {
    const parser = new ReportParser(report.name, options.variant);
    try {
        for await (const piece of decodeXml(bytesOf(report.path))) {
            parser.write(piece);
            for (const test of parser.take())
                visit(test);
        }
        parser.end();
    }
    catch (error) {
        if (error instanceof EncodingError)
            throw parser.error(error.message);
        if (isReadError(error))
            throw new ReportError(report.name, `the report cannot be read: ${error.message}`);
        throw error;
    }
}
/**
 * The bytes of a file in pieces. Each piece lies in the same memory as the one before, which a stream's would not: they
 * would pile up until the next collection, a hundred megabytes of them in a large report.
 */
async function* bytesOf(path) {
    const file = await (0,promises_.open)(path, 'r');
    try {
        const buffer = Buffer.allocUnsafe(64 * 1024);
        for (;;) {
            const { bytesRead } = await file.read(buffer, 0, buffer.length);
            if (bytesRead === 0)
                return;
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await file.close();
    }
}
/** An error of the operating system about the file; not told by its class, which a test's sandbox has a copy of. */
function isReadError(error) {
    return (typeof error === 'object' &&
        error !== null &&
        'syscall' in error &&
        (error.syscall === 'open' || error.syscall === 'read'));
}


/***/ }),

/***/ 8024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isFailure)
/* harmony export */ });
/** Whether the test did not do what it should. */
function isFailure(test) {
    return test.outcome === 'failed' || test.outcome === 'errored';
}


/***/ }),

/***/ 299:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ ListedTests)
});

// EXTERNAL MODULE: ./src/flaky-tests/matching/names.ts
var names = __webpack_require__(4541);
// EXTERNAL MODULE: ./src/flaky-tests/matching/paths.ts
var matching_paths = __webpack_require__(7129);
;// CONCATENATED MODULE: ./src/flaky-tests/matching/rule.ts


/**
 * The comparisons. A path is compared with another of its kind only: one outside of every known root says nothing about
 * one inside, so the two kinds are two comparisons of the one field `file`.
 */
const COMPARED = ['parent', 'classname', 'relativeFile', 'absoluteFile', 'variant'];
const FIELD_OF = {
    parent: 'parent',
    classname: 'classname',
    relativeFile: 'file',
    absoluteFile: 'file',
    variant: 'variant',
};
const NO_MATCH = { matches: false, excuses: false, decidedBy: [] };
/** @returns undefined when the record has no name: such a record matches nothing */
function listedIdentity(listed, paths) {
    if (listed.name === undefined)
        return undefined;
    const { kind, path } = listed.file === undefined ? {} : (0,matching_paths/* normalisePath */.q)(listed.file, paths);
    return {
        name: (0,names/* normaliseName */.GX)(listed.name),
        values: {
            parent: ifThere(listed.parent),
            classname: ifThere(listed.classname),
            relativeFile: kind === 'relative' ? path : undefined,
            absoluteFile: kind === 'absolute' ? path : undefined,
            variant: ifThere(listed.variant),
        },
    };
}
function ifThere(name) {
    return name === undefined ? undefined : (0,names/* normaliseName */.GX)(name);
}
/** @returns undefined when the report gives the test no name: such a test matches nothing */
function reportedIdentity(test, paths) {
    if (test.name === undefined)
        return undefined;
    const files = test.file === undefined ? [] : (0,matching_paths/* possiblePaths */.A)(test.file, paths);
    return {
        name: (0,names/* normaliseName */.GX)(test.name),
        accepted: {
            parent: (0,names/* parentNames */.Jt)(test.suites),
            classname: test.classname === undefined ? [] : [(0,names/* normaliseName */.GX)(test.classname)],
            relativeFile: files.filter(({ kind }) => kind === 'relative').map(({ path }) => path),
            absoluteFile: files.filter(({ kind }) => kind === 'absolute').map(({ path }) => path),
            variant: test.variant === undefined ? [] : [(0,names/* normaliseName */.GX)(test.variant)],
        },
    };
}
/** Compares a pair by the table. */
function verdictOn(listed, reported) {
    if (listed.name !== reported.name)
        return NO_MATCH;
    const decidedBy = ['name'];
    let excuses = false;
    for (const compared of COMPARED) {
        const value = listed.values[compared];
        const accepted = reported.accepted[compared];
        if (value === undefined || accepted.length === 0)
            continue;
        if (!accepted.includes(value))
            return NO_MATCH;
        decidedBy.push(FIELD_OF[compared]);
        excuses ||= tellsTestsApart(compared, value, listed.name);
    }
    return { matches: true, excuses, decidedBy };
}
/** What tools write for every test of a run, so that it tells no test from another. */
const SAME_FOR_ALL = {
    parent: new Set(['pytest', 'rspec', 'Mocha Tests', 'Root Suite', 'TestResults', '(empty)']),
    classname: new Set(['test']),
};
/**
 * Whether an equal value shows that this is the same test and not another one of its name. A variant tells runs of one
 * test apart, not tests; a class name that repeats the name, or the end of it, says nothing that the name does not.
 */
function tellsTestsApart(compared, value, name) {
    if (compared === 'variant' || SAME_FOR_ALL[compared]?.has(value))
        return false;
    return compared !== 'classname' || (value !== name && !name.endsWith(` ${value}`));
}

;// CONCATENATED MODULE: ./src/flaky-tests/matching/listed-tests.ts


const NONE = { kind: 'none' };
/** So many candidates of an ambiguous test are handed out, so that a list of one name over and over costs no more. */
const NAMED_CANDIDATES = 100;
/** Lists of records of one name up to this length are compared one by one; longer ones get an index of their own. */
const COMPARED_ONE_BY_ONE = 8;
/**
 * The tests that the service lists, to be asked which of them a reported test is. Records are found by name, and among
 * many of one name by the values of the fields that both sides have, so that a question costs about the same however
 * many records there are.
 */
class ListedTests {
    paths;
    byName = new Map();
    indexes = new Map();
    seen = new Set();
    count = 0;
    withoutName = 0;
    constructor(paths) {
        this.paths = paths;
    }
    /** Records held: those with a name, each once. */
    get size() {
        return this.count;
    }
    /** Records left out because they have no name and so match nothing. */
    get nameless() {
        return this.withoutName;
    }
    /**
     * Adds a record. One that is there already, by its id or, without an id, by all its fields, is left out: services page
     * over lists that change meanwhile, and then send a record twice.
     */
    add(listed) {
        const identity = listedIdentity(listed, this.paths);
        if (!identity) {
            this.withoutName += 1;
            return;
        }
        const key = listed.id ?? `\0${keyOf([identity.name, ...COMPARED.map((field) => identity.values[field] ?? '')])}`;
        if (this.seen.has(key))
            return;
        this.seen.add(key);
        const entry = { order: this.count++, listed, identity };
        const sameName = this.byName.get(identity.name);
        if (sameName) {
            sameName.push(entry);
            this.indexes.delete(identity.name);
        }
        else {
            this.byName.set(identity.name, [entry]);
        }
    }
    /** Whether a record has this name. */
    hasName(name) {
        return this.byName.has((0,names/* normaliseName */.GX)(name));
    }
    /** The record that a reported test is, if any. */
    match(test) {
        const reported = reportedIdentity(test, this.paths);
        const sameName = reported && this.byName.get(reported.name);
        if (!sameName)
            return NONE;
        const { count, first } = sameName.length <= COMPARED_ONE_BY_ONE
            ? oneByOne(sameName, reported)
            : this.indexOf(reported.name, sameName).find(reported);
        const matches = first.map(({ listed, identity }) => {
            const { excuses, decidedBy } = verdictOn(identity, reported);
            return { listed, excuses, decidedBy };
        });
        const [only] = matches;
        if (!only)
            return NONE;
        return count === 1 ? { kind: 'one', ...only } : { kind: 'ambiguous', count, first: matches };
    }
    indexOf(name, entries) {
        const known = this.indexes.get(name);
        if (known)
            return known;
        const made = new NameIndex(entries);
        this.indexes.set(name, made);
        return made;
    }
}
function oneByOne(entries, reported) {
    const found = entries.filter(({ identity }) => verdictOn(identity, reported).matches);
    return { count: found.length, first: found };
}
/**
 * Records of one name, found by the fields that both sides have. Records are grouped by which fields they have; within a
 * group, the fields that a reported test has too are the same ones for all, so their values make a key. The tables of
 * keys are made when they are first needed: a group has at most 16, of which a report's dialect needs one or two.
 */
class NameIndex {
    groups = new Map();
    constructor(entries) {
        for (const entry of entries) {
            const has = maskOf((field) => entry.identity.values[field] !== undefined);
            const group = this.groups.get(has);
            if (group)
                group.entries.push(entry);
            else
                this.groups.set(has, { entries: [entry], tables: new Map() });
        }
    }
    find({ accepted }) {
        const reportedHas = maskOf((field) => accepted[field].length > 0);
        let count = 0;
        const first = [];
        for (const [has, { entries, tables }] of this.groups) {
            const common = has & reportedHas;
            const fields = COMPARED.filter((_, bit) => common & (1 << bit));
            let table = tables.get(common);
            if (!table) {
                table = new Map();
                for (const entry of entries) {
                    const key = keyOf(fields.map((field) => entry.identity.values[field] ?? ''));
                    const sameKey = table.get(key);
                    if (sameKey)
                        sameKey.push(entry);
                    else
                        table.set(key, [entry]);
                }
                tables.set(common, table);
            }
            for (const values of combinations(fields.map((field) => accepted[field]))) {
                const found = table.get(keyOf(values));
                if (!found)
                    continue;
                count += found.length;
                first.push(...found.slice(0, NAMED_CANDIDATES));
            }
        }
        return { count, first: first.sort((a, b) => a.order - b.order).slice(0, NAMED_CANDIDATES) };
    }
}
function maskOf(has) {
    return COMPARED.reduce((mask, field, bit) => (has(field) ? mask | (1 << bit) : mask), 0);
}
/** One text for several values; the lengths keep values with odd characters apart. */
function keyOf(values) {
    return values.map((value) => `${value.length}:${value}`).join('');
}
/** Every way to take one value of each list. */
function combinations(lists) {
    return lists.reduce((found, list) => found.flatMap((start) => list.map((value) => [...start, value])), [[]]);
}


/***/ }),

/***/ 4541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ normaliseName),
/* harmony export */   Jt: () => (/* binding */ parentNames),
/* harmony export */   fl: () => (/* binding */ SEPARATORS)
/* harmony export */ });
/* unused harmony export DEEPEST_CHAIN */
/** What stands between the names of nested suites, and between them and a test's name, when tools write them as one. */
const SEPARATORS = [' ', ' > ', ' › ', '.', '/', '::', '#', ':'];
/** So many suites are joined, counted from the innermost. */
const DEEPEST_CHAIN = 12;
/** A name as names are compared: without white space at its ends, runs of it as one space, letters and case as they are. */
function normaliseName(name) {
    return /^\s|\s$|\s\s|[^\S ]/.test(name) ? name.replace(/\s+/g, ' ').trim() : name;
}
/**
 * What may be written for the suites around a test: the innermost one's name, or the names from any suite down to the
 * innermost, joined by one of the separators.
 *
 * @param suites the outermost first
 */
function parentNames(suites) {
    const chain = suites.slice(-DEEPEST_CHAIN).map(normaliseName);
    const found = new Set(chain.slice(-1));
    for (const separator of SEPARATORS) {
        for (let start = chain.length - 2; start >= 0; start--)
            found.add(chain.slice(start).join(separator));
    }
    return [...found];
}


/***/ }),

/***/ 7129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ possiblePaths),
/* harmony export */   q: () => (/* binding */ normalisePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Normalises a source file's path: slashes for backslashes, no `./`, `//` or `a/../`, no `file://`; an absolute path below
 * a root becomes relative to that root. Case is kept.
 */
function normalisePath(written, rules) {
    const plain = written
        .trim()
        .replace(/^file:\/\/(?=\/)/i, '')
        .replaceAll('\\', '/');
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(plain);
    const absolute = /^(?:\/|[A-Za-z]:\/)/.test(path);
    if (!absolute)
        return { kind: 'relative', path };
    for (const root of rules.roots) {
        const start = `${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(root.replaceAll('\\', '/')).replace(/\/$/, '')}/`;
        if (start.length > 1 && path.startsWith(start))
            return { kind: 'relative', path: path.slice(start.length) };
    }
    return { kind: 'absolute', path };
}
/**
 * The paths that a report may mean: a relative one is from the root of the repository, or from the directory in which
 * the tests run.
 */
function possiblePaths(written, rules) {
    const asWritten = normalisePath(written, rules);
    const absolute = asWritten.kind === 'absolute' || /^(?:\/|[A-Za-z]:[\\/]|file:)/i.test(written.trim());
    if (absolute)
        return [asWritten];
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(rules.workingDirectory.replaceAll('\\', '/'), asWritten.path);
    return path === asWritten.path ? [asWritten] : [asWritten, { kind: 'relative', path }];
}


/***/ }),

/***/ 3741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ isOwnedBy),
/* harmony export */   ag: () => (/* binding */ judgeQuarantine)
/* harmony export */ });
/* unused harmony export PolicyError */
/* harmony import */ var _records_date_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4462);
/* harmony import */ var _records_listed_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3196);
/* harmony import */ var _service_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4990);



/** A record from which the policy cannot be decided. One line that names the record and the value. */
class PolicyError extends Error {
    name = 'PolicyError';
}
/**
 * Whether a test has one of these code owners. An `@` at the start and the case of letters do not matter, as on GitHub.
 *
 * @param codeowners no owners at all means no restriction
 */
function isOwnedBy(listed, codeowners) {
    const wanted = new Set(codeowners?.map(normaliseOwner).filter((owner) => owner !== ''));
    return wanted.size === 0 || listed.codeowners.some((owner) => wanted.has(normaliseOwner(owner)));
}
/**
 * What the policy says of a quarantined test.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 * @throws PolicyError when the policy has a limit of days, the test is one that counts, and its date cannot be read
 */
function judgeQuarantine(listed, policy, now) {
    const since = (0,_records_date_time_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDateTime */ .D)(listed.quarantinedAt);
    const days = since === undefined ? undefined : (0,_records_date_time_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(since, now);
    const age = days === undefined ? {} : { days };
    if (!isOwnedBy(listed, policy.codeowners))
        return { breaks: false, why: 'owned by someone else', ...age };
    if (policy.maxDays === undefined)
        return { breaks: true, why: 'quarantined', ...age };
    if (days === undefined)
        throw new PolicyError(unreadableDate(listed));
    const spent = days < 10 ? Math.floor(days * 10) / 10 : Math.floor(days);
    const breaks = days > policy.maxDays;
    const why = breaks
        ? `quarantined for ${spent} days, more than ${policy.maxDays}`
        : `quarantined for ${spent} of ${policy.maxDays} days`;
    return { breaks, why, days };
}
function unreadableDate(listed) {
    const value = (0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(JSON.stringify(listed.quarantinedAt ?? null), 100);
    const id = listed.id === undefined ? '' : ` (id ${listed.id})`;
    return (`quarantined_at of ${(0,_records_listed_test_js__WEBPACK_IMPORTED_MODULE_2__/* .describeListedTest */ .r)(listed)}${id} is ${value}, which is no ISO 8601 date-time: ` +
        'it cannot be said for how long the test has been quarantined. Correct the record, or leave out max-quarantine-days');
}
function normaliseOwner(owner) {
    return owner.trim().replace(/^@/, '').toLowerCase();
}


/***/ }),

/***/ 1404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ pathRules),
  t: () => (/* binding */ reportsOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __webpack_require__(9229);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
;// CONCATENATED MODULE: ./src/flaky-tests/junit/find-reports.ts


/**
 * Finds reports. A glob is relative to `directory` or absolute, `**` crosses directories, dot files count, symbolic links
 * are followed (a build's output directory is often one), and a glob that starts with `!` excludes what it matches
 * wherever it stands in the list.
 *
 * @param globs as the user wrote them
 * @param directory absolute path
 */
async function findReports(globs, directory) {
    const patterns = globs.map((written) => written.trim()).filter((written) => written !== '');
    const ignore = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => withoutDot(pattern.slice(1)));
    const reports = new Map();
    const unmatched = [];
    for (const pattern of patterns.filter((candidate) => !candidate.startsWith('!'))) {
        const paths = await (0,dist/* glob */.TI)(withoutDot(pattern), {
            cwd: directory,
            ignore,
            absolute: true,
            dot: true,
            expandDirectories: false,
        });
        if (paths.length === 0)
            unmatched.push(pattern);
        for (const path of paths) {
            reports.set(path, { path, name: (0,external_node_path_.relative)(directory, path).split(external_node_path_.sep).join('/') });
        }
    }
    return { reports: [...reports.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)), unmatched };
}
/** `./reports/*.xml` means `reports/*.xml`. */
function withoutDot(pattern) {
    return pattern.replace(/^(?:\.\/)+/, '');
}

;// CONCATENATED MODULE: ./src/operations/reports.ts



/**
 * The reports that `junit-paths` leads to.
 * @throws InputError naming the glob that leads to none
 */
async function reportsOf(context) {
    const { junitPaths, workingDirectory } = context.inputs;
    const { reports, unmatched } = await findReports(junitPaths, workingDirectory);
    if (unmatched.length > 0) {
        throw new input_error/* InputError */.d('junit-paths', `no report was found for ${unmatched.join(', ')} below ${workingDirectory}. A test run that crashed leaves none: see that the tests ran, and where they write their reports`);
    }
    if (reports.length === 0)
        throw new input_error/* InputError */.d('junit-paths', 'it holds nothing but exclusions. Give a glob of reports');
    return reports;
}
/** How paths in reports and records are brought to a common form: relative to the checkout. */
function pathRules({ inputs: { workspace, workingDirectory } }) {
    return { roots: [workspace], workingDirectory: (0,external_node_path_.relative)(workspace, workingDirectory).split(external_node_path_.sep).join('/') };
}


/***/ })

};
