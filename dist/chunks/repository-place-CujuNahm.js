const require_rolldown_runtime = require("./rolldown-runtime-CVvi-lCc.js");
const require_user_error = require("./user-error-BaVgiDiY.js");
const require_open_file = require("./open-file-D_mGiVNR.js");
const require_index = require("../index.js");
const require_linear_expression = require("./linear-expression-BRkbi3Bz.js");
const require_sax$1 = require("./sax-BTL6MS3X.js");
const require_path_matcher = require("./path-matcher-QOW4Fq-8.js");
const require_test_list = require("./test-list-DiYAsr8p.js");
let node_fs_promises = require("node:fs/promises");
let node_util = require("node:util");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_buffer = require("node:buffer");
//#region src/flaky-tests/junit/decode-xml.ts
/** The bytes are not what they are declared to be. The caller adds the place. */
var EncodingError = class extends require_user_error.UserError {
	name = "EncodingError";
};
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
		if (head.length >= DECLARATION_LIMIT || head.includes("?>")) {
			decode = decoderFor(head);
			yield* decode(head, false);
		}
	}
	if (decode) yield* decode(Buffer.alloc(0), true);
	else yield* decoderFor(head)(head, true);
}
function decoderFor(head) {
	const encoding = encodingOf(head);
	return encoding === "utf-8" ? utf8Decoder() : otherDecoder(encoding);
}
function encodingOf(head) {
	const start = head.subarray(0, 4).toString("hex");
	if (start === "0000feff" || start === "fffe0000") throw new EncodingError("UTF-32 is not supported. Write the report as UTF-8");
	if (start.startsWith("efbbbf")) return "utf-8";
	if (start.startsWith("fffe") || start === "3c003f00") return "utf-16le";
	if (start.startsWith("feff") || start === "003c003f") return "utf-16be";
	const declaration = head.subarray(0, DECLARATION_LIMIT).toString("latin1");
	const declared = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'<>]*)["']/.exec(declaration)?.[1]?.trim().toLowerCase();
	if (declared === void 0 || /^(utf-?8|us-ascii|ascii|utf-?16(le|be)?|ucs-2)$/.test(declared)) return "utf-8";
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
		if (!(0, node_buffer.isUtf8)(whole)) {
			yield whole.subarray(0, validLength(whole)).toString("utf8");
			throw new EncodingError("the bytes here are not UTF-8. Declare the encoding that the report is written in, or write it as UTF-8");
		}
		let text = whole.toString("utf8");
		if (!started && text !== "") {
			started = true;
			if (text.startsWith("﻿")) text = text.slice(1);
		}
		if (text !== "") yield text;
	};
}
/** Length of the bytes before `end` that hold no part of a character whose other part comes after `end`. */
function wholeCharacters(bytes, end) {
	for (let back = 1; back <= 3 && back <= end; back++) {
		const byte = bytes[end - back] ?? 0;
		if (byte < 128) return end;
		if (byte >= 192) return back < (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) ? end - back : end;
	}
	return end;
}
/** Length of the longest valid start, found by halving. */
function validLength(bytes) {
	let valid = 0;
	let invalid = bytes.length + 1;
	while (invalid - valid > 1) {
		const middle = valid + invalid >> 1;
		if ((0, node_buffer.isUtf8)(bytes.subarray(0, wholeCharacters(bytes, middle)))) valid = middle;
		else invalid = middle;
	}
	return wholeCharacters(bytes, valid);
}
function otherDecoder(encoding) {
	let decoder;
	try {
		decoder = new TextDecoder(encoding, { fatal: true });
	} catch {
		throw new EncodingError(`the declared encoding "${require_index.shortened(encoding, 40)}" is not known. Write the report as UTF-8`);
	}
	return function* (chunk, last) {
		let text;
		try {
			text = decoder.decode(chunk, { stream: !last });
		} catch {
			throw new EncodingError(`the bytes near here are not ${encoding.toUpperCase()}. Declare the encoding that the report is written in, or write it as UTF-8`);
		}
		if (text !== "") yield text;
	};
}
//#endregion
//#region src/flaky-tests/junit/report-error.ts
/** A report that cannot be relied on. The message is one line that names the report and the place in it. */
var ReportError = class extends require_user_error.UserError {
	report;
	reason;
	place;
	name = "ReportError";
	/**
	* @param report the report as messages name it
	* @param reason what is wrong and what to do
	* @param place line and column, both counted from 1, where one is known
	*/
	constructor(report, reason, place) {
		super(`${report}${place ? `:${place.line}:${place.column}` : ""}: ${reason}`);
		this.report = report;
		this.reason = reason;
		this.place = place;
	}
};
//#endregion
//#region src/flaky-tests/junit/other-formats.ts
var import_sax = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_sax$1.require_sax(), 1);
/**
* Root elements of other files that are taken for JUnit reports, with what to do. Names are those that the tools'
* documentation gives.
*/
const OTHER_FORMATS = {
	html: "this is an HTML page. Name the XML report of the test run",
	"test-run": "this is NUnit's own format. Have NUnit write JUnit XML, for instance with JunitXml.TestLogger",
	"test-results": "this is NUnit 2's own format. Have it converted to JUnit XML",
	assemblies: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
	assembly: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
	TestRun: "this is a TRX report. Have dotnet write JUnit XML with --logger junit (JunitXml.TestLogger)",
	"testng-results": "this is TestNG's own format. Its JUnit XML stands in the folder junitreports",
	robot: "this is Robot Framework's own format. Run robot or rebot with --xunit",
	Site: "this is CTest's own format. Run ctest with --output-junit",
	coverage: "this is a coverage report. Name the JUnit XML of the test run",
	report: "this is no test report (perhaps JaCoCo coverage). Name the JUnit XML of the test run",
	checkstyle: "this is a Checkstyle report. Name the JUnit XML of the test run"
};
/** Why a report with this root element is none of JUnit's, in one line. */
function notJUnit(root) {
	return `the root element is <${require_index.shortened(root, 60)}>, not <testsuites> or <testsuite>: ${(Object.hasOwn(OTHER_FORMATS, root) ? OTHER_FORMATS[root] : void 0) ?? "this is no JUnit report. Narrow the globs to the JUnit reports"}`;
}
//#endregion
//#region src/flaky-tests/junit/plain-text.ts
const states = import_sax.default.STATE;
const sectionStart = "<![CDATA[";
/** A reference to one of the entities that need no declaration (XML 1.0, section 4.6), and where it stands. */
const predefined = /&(amp|lt|gt|quot|apos);/g;
const predefinedAt = new RegExp(predefined, "y");
/**
* Has the parser read a piece of a document, all but the text that it would do nothing with but hand it on: between tags what
* holds no `<` and no reference other than to the five predefined entities, in a CDATA section what holds no `]`. That goes to
* the reader of texts at once, or nowhere, while the parser's line and column move on. The output of tests is most of a report,
* and the parser looks at each character by itself.
*
* @param piece cut anywhere
*/
function writePiece(parser, piece, reader) {
	const tags = new Occurrences(piece, "<");
	const references = new Occurrences(piece, "&");
	for (let at = 0; at < piece.length;) {
		const plain = plainEnd(parser, piece, at, tags, references);
		if (plain > at) {
			pass(parser, piece, at, plain, reader);
			at = plain;
		} else {
			const end = parsedEnd(parser, piece, at);
			parser.write(piece.slice(at, end));
			at = end;
		}
	}
}
/** Where the text ends that the parser need not see; `at` when there is none. */
function plainEnd(parser, piece, at, tags, references) {
	if (parser.state === states.CDATA) {
		const bracket = piece.indexOf("]", at);
		return bracket < 0 ? piece.length : bracket;
	}
	if (parser.state !== states.TEXT || !parser.sawRoot || parser.closedRoot) return at;
	const end = tags.from(at);
	for (let reference = references.from(at); reference < end; reference = references.from(reference + 1)) {
		predefinedAt.lastIndex = reference;
		if (!predefinedAt.test(piece)) return reference;
	}
	return end;
}
/** Where the part ends that the parser is given next: behind a tag, a reference, the start of a CDATA section or what may be its end. */
function parsedEnd(parser, piece, at) {
	if (parser.state === states.CDATA) return Math.min(at + 3, piece.length);
	if (piece.startsWith(sectionStart, at)) return at + 9;
	const last = piece.indexOf(piece[at] === "&" ? ";" : ">", at);
	return last < 0 ? piece.length : last + 1;
}
/** Hands a text on, where it is read, and moves the parser's place behind it. */
function pass(parser, piece, from, to, reader) {
	if (reader.readsText) {
		parser.flush();
		const text = piece.slice(from, to);
		reader.text(parser.state === states.CDATA ? text : text.replace(predefined, (reference, name) => parser.ENTITIES[name] ?? reference));
	}
	parser.position += to - from;
	let lineStart = from - parser.column;
	for (let end = piece.indexOf("\n", from); end >= 0 && end < to; end = piece.indexOf("\n", end + 1)) {
		parser.line += 1;
		lineStart = end + 1;
	}
	parser.column = to - lineStart;
}
/** The places of a character in a text, asked for in ascending order, so that none is searched for twice. */
var Occurrences = class {
	text;
	character;
	found = -1;
	constructor(text, character) {
		this.text = text;
		this.character = character;
	}
	/** The first place at or after this one; the text's length when there is none. */
	from(at) {
		if (this.found < at) {
			const found = this.text.indexOf(this.character, at);
			this.found = found < 0 ? this.text.length : found;
		}
		return this.found;
	}
};
//#endregion
//#region src/flaky-tests/junit/attribute-values.ts
/** A count as an attribute gives it; 0 for anything that is none. */
function count(value) {
	return value !== void 0 && /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
}
/** A duration in seconds. Some tools write it for a locale: `1,234.5`, or `0,5`. */
function seconds(value) {
	if (value === void 0 || value === "") return void 0;
	const plain = Number(value);
	if (plain >= 0) return plain;
	const time = Number(value.includes(".") ? value.replaceAll(",", "") : value.replace(",", "."));
	return time >= 0 ? time : void 0;
}
const dialects = Object.values({
	common: {
		elements: {
			failure: "failure",
			error: "error",
			skipped: "skipped",
			disabled: "skipped",
			ignored: "skipped"
		},
		statuses: {
			failed: "failed",
			failure: "failed",
			error: "failed",
			errored: "failed",
			skipped: "not-run",
			ignored: "not-run",
			pending: "not-run"
		},
		attributes: { file: ["filepath"] }
	},
	ctest: { statuses: {
		fail: "failed",
		disabled: "not-run",
		notrun: "not-run"
	} },
	googletest: { statuses: {
		notrun: "not-run",
		suppressed: "not-run",
		skipped: "not-run"
	} },
	phpunit: {
		elements: { warning: "error" },
		attributes: { classname: ["class"] }
	},
	surefire: { elements: {
		flakyFailure: "earlier-attempt",
		flakyError: "earlier-attempt",
		rerunFailure: "earlier-attempt",
		rerunError: "earlier-attempt"
	} }
});
const elements = new Map(dialects.flatMap((dialect) => Object.entries(dialect.elements ?? {})));
const statuses = new Map(dialects.flatMap((dialect) => Object.entries(dialect.statuses ?? {})));
const classNames = ["classname", ...dialects.flatMap(({ attributes }) => attributes?.classname ?? [])];
const files = ["file", ...dialects.flatMap(({ attributes }) => attributes?.file ?? [])];
/** What an element directly inside a test case says about the test; undefined for one that says nothing, such as output. */
function verdictOf(element) {
	return elements.get(element);
}
/** What a value of `status` or `result` says about the test; undefined for one that is not known, or means a pass. */
function statusOf(value) {
	return statuses.get(value.trim().toLowerCase());
}
/** The class name that a test case gives. */
function classNameOf(attributes) {
	return firstOf(classNames, attributes);
}
/** The source file that a test case or suite gives. */
function fileOf(attributes) {
	return firstOf(files, attributes);
}
function firstOf(names, attributes) {
	for (const name of names) if (attributes[name] !== void 0) return attributes[name];
}
//#endregion
//#region src/flaky-tests/junit/outcome.ts
/**
* How a test ended. A failure beats everything else that stands beside it; attempts before or after the one that counts
* change nothing, so a pass after retries is no failure and a failure with reruns is one. Nothing said means passed.
*
* @param verdicts what the elements inside the test case say
* @param words values of the attributes `status` and `result`
*/
function outcomeOf(verdicts, ...words) {
	if (verdicts.includes("failure")) return "failed";
	if (verdicts.includes("error")) return "errored";
	const statuses = words.map((word) => word === void 0 ? void 0 : statusOf(word));
	if (statuses.includes("failed")) return "failed";
	if (verdicts.includes("skipped")) return "skipped";
	return statuses.includes("not-run") ? "skipped" : "passed";
}
//#endregion
//#region src/flaky-tests/junit/test-result.ts
/** Whether the test did not do what it should. */
function isFailure(test) {
	return test.outcome === "failed" || test.outcome === "errored";
}
//#endregion
//#region src/flaky-tests/junit/result-collector.ts
/** A name, class name or path may be this long; longer ones are refused, because a cut one would be another one. */
const LONGEST_IDENTITY = 64 * 1024;
/**
* Shorter values that hold only white space count as missing. Longer ones are not looked into: the parser builds a value
* one character at a time, and the first look at a long one makes the engine copy it, which most readers never need.
*/
const LONGEST_BLANK = 12;
const LONGEST_MESSAGE = 300;
/** Whose message is shown when several elements stand in one test case. */
const WEIGHTS = {
	failure: 3,
	error: 2,
	skipped: 1,
	"earlier-attempt": 0
};
/**
* Makes test results out of the elements of one report: it holds the open suites and test cases and the results not yet
* taken.
*/
var ResultCollector = class {
	report;
	variant;
	error;
	suites = [];
	cases = [];
	tests = [];
	/** Line on which the tag of the latest element begins. */
	line = 1;
	/** Text of the element that tells of a failure, up to what is shown of it. */
	collected = "";
	/** Where that text goes when the element ends; undefined outside of one. */
	onCollected;
	/**
	* @param report the report as messages name it
	* @param variant the variant of every test whose report names none
	* @param error makes an error at the place that has been reached
	*/
	constructor(report, variant, error) {
		this.report = report;
		this.variant = variant;
		this.error = error;
	}
	/**
	* An element begins.
	* @param name its local name
	* @param path local names of the open elements, the outermost first, with this one
	* @param line on which its tag begins, counted from 1
	* @throws ReportError for a name, class name, path or variant that is longer than any real one
	*/
	open(name, attributes, path, line) {
		this.line = line;
		const parent = path.at(-2);
		if (name === "testcase") this.openCase(attributes);
		else if (name === "testsuite" || name === "testsuites") this.openSuite(attributes);
		else if (parent === "testcase") this.openVerdict(name, attributes);
		else if (name === "property") this.readProperty(attributes, path.at(-3));
		else if ((name === "failure" || name === "error") && (parent === "testsuite" || parent === "testsuites")) this.openSuiteFailure(name, attributes);
	}
	/** Whether text that comes now is part of what is shown. */
	get readsText() {
		return this.onCollected !== void 0 && this.collected.length < 2 * LONGEST_MESSAGE;
	}
	/** Text, or a piece of it, in the innermost open element. */
	text(text) {
		if (!this.readsText) return;
		const folded = require_index.shortened(text, 4 * LONGEST_MESSAGE).replace(/\s+/g, " ");
		this.collected += this.collected === "" || this.collected.endsWith(" ") ? folded.trimStart() : folded;
	}
	/**
	* An element ends.
	* @param name its local name
	*/
	close(name) {
		if (name === "testcase") this.closeCase();
		else if (name === "testsuite" || name === "testsuites") this.closeSuite();
		else if (this.onCollected && verdictOf(name) !== void 0) {
			this.onCollected(this.collected);
			this.onCollected = void 0;
		}
	}
	/** The tests that ended since the last call, in that order. */
	take() {
		const { tests } = this;
		if (tests.length > 0) this.tests = [];
		return tests;
	}
	openSuite(attributes) {
		const { failures, errors } = attributes;
		const outer = this.suites.at(-1);
		const name = this.identity("name", attributes.name);
		const chain = outer?.chain ?? [];
		this.suites.push({
			name,
			chain: name === void 0 ? chain : [...chain, name],
			file: this.identity("file", fileOf(attributes)) ?? outer?.file,
			variant: this.identity("variant", attributes.variant) ?? outer?.variant ?? this.variant,
			line: this.line,
			declared: count(failures) + count(errors),
			declaration: require_index.shortened(`failures="${failures ?? "0"}" errors="${errors ?? "0"}"`, 60),
			failing: 0,
			retried: 0
		});
	}
	/** A suite that counts failures and shows none has lost a test, or failed before its first: that must not look green. */
	closeSuite() {
		const suite = this.suites.pop();
		if (suite && suite.declared > 0 && suite.failing === 0 && suite.retried === 0) this.addSuiteFailure(suite, this.suites, "failed", `the suite says ${suite.declaration} and names no test that failed`);
	}
	openSuiteFailure(name, attributes) {
		const suite = this.suites.at(-1);
		if (!suite) return;
		suite.failing += 1;
		const outcome = name === "failure" ? "failed" : "errored";
		const message = attributes.message ?? "";
		const { line } = this;
		this.collectText((text) => {
			this.addSuiteFailure({
				...suite,
				line
			}, this.suites.slice(0, -1), outcome, message.trim() === "" ? text : message);
		});
	}
	addSuiteFailure(suite, around, outcome, message) {
		for (const outer of around) outer.failing += 1;
		const test = {
			kind: "suite",
			suites: around.at(-1)?.chain ?? [],
			outcome,
			retried: false,
			place: {
				report: this.report,
				line: suite.line
			}
		};
		if (suite.name !== void 0) test.name = suite.name;
		if (suite.file !== void 0) test.file = suite.file;
		const brief = shorten(message);
		if (brief !== "") test.message = brief;
		this.tests.push(test);
	}
	openCase(attributes) {
		this.cases.push({
			attributes,
			line: this.line,
			verdicts: [],
			variant: this.identity("variant", attributes.variant),
			message: "",
			messageWeight: 0
		});
	}
	openVerdict(name, attributes) {
		const verdict = verdictOf(name);
		const test = this.cases.at(-1);
		if (!verdict || !test) return;
		test.verdicts.push(verdict);
		const weight = WEIGHTS[verdict];
		if (weight <= test.messageWeight) return;
		const keep = (message) => {
			if (message.trim() === "") return;
			test.message = message;
			test.messageWeight = weight;
		};
		keep(attributes.message ?? "");
		if (test.messageWeight < weight) this.collectText(keep);
	}
	readProperty(attributes, holder) {
		if (attributes.name !== "variant") return;
		const owner = holder === "testcase" ? this.cases.at(-1) : this.suites.at(-1);
		const variant = this.identity("variant", attributes.value);
		if (owner && variant !== void 0) owner.variant = variant;
	}
	closeCase() {
		const open = this.cases.pop();
		if (!open) return;
		const { attributes } = open;
		const suite = this.suites.at(-1);
		const retried = open.verdicts.includes("earlier-attempt");
		const outcome = outcomeOf(open.verdicts, attributes.status, attributes.result);
		const test = {
			kind: "test",
			suites: suite?.chain ?? [],
			outcome,
			retried,
			place: {
				report: this.report,
				line: open.line
			}
		};
		const name = this.identity("name", attributes.name);
		const classname = this.identity("classname", classNameOf(attributes));
		const file = this.identity("file", fileOf(attributes)) ?? suite?.file;
		const line = count(attributes.line);
		const variant = open.variant ?? suite?.variant;
		const time = seconds(attributes.time);
		if (name !== void 0) test.name = name;
		if (classname !== void 0) test.classname = classname;
		if (file !== void 0) test.file = file;
		if (line > 0) test.line = line;
		if (variant !== void 0) test.variant = variant;
		if (time !== void 0) test.time = time;
		if (outcome !== "passed" && open.message !== "") test.message = shorten(open.message);
		if (isFailure(test)) for (const around of this.suites) around.failing += 1;
		if (retried) for (const around of this.suites) around.retried += 1;
		this.tests.push(test);
	}
	collectText(done) {
		this.collected = "";
		this.onCollected = done;
	}
	identity(what, value) {
		if (value === void 0 || value.length < LONGEST_BLANK && value.trim() === "") return void 0;
		if (value.length > LONGEST_IDENTITY) throw this.error(`a ${what} is longer than ${LONGEST_IDENTITY} characters`);
		return value;
	}
};
/**
* What is shown of a message. It is a copy: the engine keeps the whole of a text for a part of it that is kept, and a text
* is a part of the piece of the report that it stands in, so that the failures would hold on to the report.
*/
function shorten(message) {
	const shown = require_index.shortened(require_index.shortened(message, 4 * LONGEST_MESSAGE).replace(/\s+/g, " ").trim(), LONGEST_MESSAGE);
	return Buffer.from(shown, "utf16le").toString("utf16le");
}
//#endregion
//#region src/flaky-tests/junit/report-parser.ts
/**
* Tokens are cut to this length while they are read, so that none is ever held whole; attribute values to one more, so that
* the collector sees which names are too long. UTF-16 code units.
*/
const LONGEST_KEPT = 64 * 1024;
const MOST_ATTRIBUTES = 1e3;
const DEEPEST = 200;
/** The parser refuses tokens above this; it passes long texts and CDATA sections on in pieces of about this size. */
import_sax.default.MAX_BUFFER_LENGTH = 4 * LONGEST_KEPT;
/**
* Reads one JUnit report from pieces of its text and hands out the tests that they complete. It holds the open elements
* and the tests not yet taken, and never the document. What the elements mean, `ResultCollector` knows.
*
* The parser is strict about the XML's structure. Two things that real reports hold are let through although XML 1.0
* forbids them: control characters in texts, and numeric references to such characters, which stay as they are written.
*/
var ReportParser = class {
	report;
	parser;
	results;
	/** Local names of the open elements, the outermost first. */
	path = [];
	sawRoot = false;
	tagLine = 1;
	/**
	* @param report the report as messages name it
	* @param variant the variant of every test whose report names none
	*/
	constructor(report, variant) {
		this.report = report;
		this.results = new ResultCollector(report, variant, (reason) => this.error(reason));
		const parser = import_sax.default.parser(true, { strictEntities: true });
		parser.onerror = (error) => {
			this.onError(error);
		};
		parser.ondoctype = () => {
			throw this.error("the report has a document type declaration (<!DOCTYPE>), which is refused. Have the tool write none");
		};
		parser.onopentagstart = () => {
			this.tagLine = parser.column === 0 ? parser.line : parser.line + 1;
		};
		parser.onopentag = (tag) => {
			this.open(tag.name, tag.attributes);
		};
		parser.onclosetag = (name) => {
			this.close(name);
		};
		parser.ontext = parser.oncdata = (text) => {
			this.results.text(text);
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
			writePiece(parser, piece, this.results);
		} catch (error) {
			throw error instanceof ReportError ? error : this.error(`the XML cannot be read: ${String(error)}`);
		}
		const { tag } = parser;
		if (tag && Object.keys(tag.attributes).length > MOST_ATTRIBUTES) throw this.error(`an element has more than ${MOST_ATTRIBUTES} attributes`);
		if (parser.attribValue.length > LONGEST_KEPT) parser.attribValue = parser.attribValue.slice(0, 65537);
		if (parser.comment.length > LONGEST_KEPT) parser.comment = "";
		if (parser.procInstBody.length > LONGEST_KEPT) parser.procInstBody = parser.procInstBody.slice(0, LONGEST_KEPT);
	}
	/**
	* Ends the report.
	* @throws ReportError when it is empty or cut off
	*/
	end() {
		const { line, column, position } = this.parser;
		const place = {
			line: line + 1,
			column: Math.max(1, column)
		};
		if (position === 0) throw new ReportError(this.report, "the report is empty. Did the test run crash before it wrote it?", place);
		const open = this.path.at(-1);
		if (open !== void 0) throw new ReportError(this.report, `the report is cut off: <${open}> is still open at its end. Did the test run crash?`, place);
		this.parser.close();
		if (!this.sawRoot) throw new ReportError(this.report, "the report holds no element. Did the test run crash before it wrote it?", place);
	}
	/** The tests that ended since the last call, in that order. */
	take() {
		return this.results.take();
	}
	/** An error at the place that has been reached. */
	error(reason) {
		const { line, column } = this.parser;
		return new ReportError(this.report, reason, {
			line: line + 1,
			column: Math.max(1, column)
		});
	}
	onError(error) {
		const [what = ""] = error.message.split("\n", 1);
		if (what === "Invalid character entity" && /^#(?:\d+|x[\da-f]+)$/i.test(this.parser.entity)) {
			this.parser.error = null;
			return;
		}
		if (what === "Unexpected end") throw this.error("the report is cut off in the middle of an element. Did the test run crash?");
		if (what.startsWith("Max buffer length exceeded")) throw this.error("a name in the XML itself (of an element, an attribute or an entity) is longer than any real one");
		if (!this.sawRoot && what.startsWith("Non-whitespace before first tag")) throw this.error("this is no XML. Narrow the globs to the JUnit reports");
		const reason = what === "Invalid character entity" ? `the entity &${require_index.shortened(this.parser.entity, 40)}; is not defined` : what;
		throw this.error(`the XML is not well-formed: ${reason.replace(/\.$/, "")}`);
	}
	open(qualifiedName, attributes) {
		const name = localName(qualifiedName);
		if (this.path.at(-1) === void 0) {
			if (this.sawRoot) throw this.error(`a second root element, <${require_index.shortened(name, 60)}>, follows the first. Write each report to a file of its own`);
			if (name !== "testsuites" && name !== "testsuite") throw this.error(notJUnit(name));
			this.sawRoot = true;
		}
		if (this.path.length >= DEEPEST) throw this.error(`elements are nested more than ${DEEPEST} deep`);
		this.path.push(name);
		this.results.open(name, attributes, this.path, this.tagLine);
	}
	close(qualifiedName) {
		this.path.pop();
		this.results.close(localName(qualifiedName));
	}
};
function localName(qualifiedName) {
	const colon = qualifiedName.indexOf(":");
	return colon < 0 ? qualifiedName : qualifiedName.slice(colon + 1);
}
//#endregion
//#region src/flaky-tests/junit/read-report.ts
const readFrom = (0, node_util.promisify)(node_fs.read);
/** Largest report that is read, in bytes: twice the largest that is known. */
const reportLimitBytes = 4 * 1024 ** 3;
/** So many bytes are read at once, since each reading takes a turn of another thread; and handed on in smaller pieces, for the parser. */
const readBytes = 1024 * 1024;
const pieceBytes = 64 * 1024;
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
		for await (const piece of decodeXml(bytesOf(report))) {
			parser.write(piece);
			for (const test of parser.take()) visit(test);
		}
		parser.end();
	} catch (error) {
		if (error instanceof EncodingError) throw parser.error(error.message);
		if (error instanceof require_open_file.FileRefused || isReadError(error)) throw new ReportError(report.name, `the report cannot be read: ${error.message}`);
		throw error;
	}
}
/**
* The bytes of a file in pieces. Each piece lies in the same memory as the one before, which a stream's would not: they
* would pile up until the next collection, a hundred megabytes of them in a large report.
*/
async function* bytesOf({ path, folders }) {
	const { descriptor } = require_open_file.openFile(path, folders, reportLimitBytes);
	try {
		const buffer = Buffer.allocUnsafe(readBytes);
		for (;;) {
			const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null);
			if (bytesRead === 0) return;
			for (let at = 0; at < bytesRead; at += pieceBytes) yield buffer.subarray(at, Math.min(at + pieceBytes, bytesRead));
		}
	} finally {
		(0, node_fs.closeSync)(descriptor);
	}
}
/** An error of the operating system about the file; not told by its class, which a test's sandbox has a copy of. */
function isReadError(error) {
	return typeof error === "object" && error !== null && "syscall" in error && [
		"open",
		"read",
		"realpath",
		"fstat",
		"lstat"
	].includes(String(error.syscall));
}
//#endregion
//#region src/flaky-tests/matching/names.ts
/** What stands between the names of nested suites, and between them and a test's name, when tools write them as one. */
const SEPARATORS = [
	" ",
	" > ",
	" › ",
	".",
	"/",
	"::",
	"#",
	":"
];
/** A name as names are compared: without white space at its ends, runs of it as one space, letters and case as they are. */
function normaliseName(name) {
	return /^\s|\s$|\s\s|[^\S ]/.test(name) ? name.replace(/\s+/g, " ").trim() : name;
}
/**
* What may be written for the suites around a test: the innermost one's name, or the names from any suite down to the
* innermost, joined by one of the separators.
*
* @param suites the outermost first
*/
function parentNames(suites) {
	const chain = suites.slice(-12).map(normaliseName);
	const found = new Set(chain.slice(-1));
	for (const separator of SEPARATORS) for (let start = chain.length - 2; start >= 0; start--) found.add(chain.slice(start).join(separator));
	return [...found];
}
//#endregion
//#region src/flaky-tests/matching/paths.ts
/**
* Normalises a source file's path: slashes for backslashes, no `./`, `//` or `a/../`, `file:` URLs as the paths that they
* stand for (RFC 8089), drives in capitals; an absolute path below a root becomes relative to that root. Case is kept,
* and counts, except in a root on a drive of Windows.
*/
function normalisePath(written, rules) {
	const { absolute, path } = plainPath(written);
	if (!absolute) return {
		kind: "relative",
		path
	};
	for (const root of rules.roots) {
		const start = `${plainPath(root).path.replace(/\/$/, "")}/`;
		const same = /^[A-Z]:/.test(start) ? path.slice(0, start.length).toLowerCase() === start.toLowerCase() : path.startsWith(start);
		if (start.length > 1 && same) return {
			kind: "relative",
			path: path.slice(start.length)
		};
	}
	return {
		kind: "absolute",
		path
	};
}
function plainPath(written) {
	const path = node_path.posix.normalize(withoutUrl(written.trim()).replaceAll("\\", "/")).replace(/^\/[?.]\/(?=[a-z]:\/)/i, "").replace(/^[a-z]:(?=\/)/, (drive) => drive.toUpperCase());
	return {
		absolute: /^(?:\/|[A-Z]:\/)/.test(path),
		path
	};
}
/** The path of a `file:` URL, with its escapes undone; any other text as it is. */
function withoutUrl(text) {
	const [whole, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(\/.*)$/is.exec(text) ?? [];
	if (whole === void 0) return text;
	const drive = /^\/(?=[a-z]:\/)/i;
	try {
		const decoded = decodeURIComponent(path).replace(drive, "");
		return host === "" || host.toLowerCase() === "localhost" ? decoded : `//${host}${decoded}`;
	} catch {
		return path.replace(drive, "");
	}
}
/**
* The paths that a report may mean: a relative one is from the root of the repository, or from the directory in which
* the tests run.
*/
function possiblePaths(written, rules) {
	const asWritten = normalisePath(written, rules);
	if (plainPath(written).absolute) return [asWritten];
	const path = node_path.posix.join(rules.workingDirectory.replaceAll("\\", "/"), asWritten.path);
	return path === asWritten.path ? [asWritten] : [asWritten, {
		kind: "relative",
		path
	}];
}
/** Whether a file, as a report names it, lies in the checkout; `unknown` where a relative path leads out of it. */
function placeOfFile(written, rules) {
	const paths = possiblePaths(written, rules);
	if (paths.some(({ kind, path }) => kind === "relative" && !path.startsWith("../"))) return "inside";
	return paths.some(({ kind }) => kind === "absolute") ? "outside" : "unknown";
}
//#endregion
//#region src/flaky-tests/matching/rule.ts
/**
* The comparisons. A path is compared with another of its kind only: one outside of every known root says nothing about
* one inside, so the two kinds are two comparisons of the one field `file`.
*/
const COMPARED = [
	"parent",
	"classname",
	"relativeFile",
	"absoluteFile",
	"variant"
];
const FIELD_OF = {
	parent: "parent",
	classname: "classname",
	relativeFile: "file",
	absoluteFile: "file",
	variant: "variant"
};
const NO_MATCH = {
	matches: false,
	excuses: false,
	decidedBy: []
};
/** @returns undefined when the record has no name: such a record matches nothing */
function listedIdentity(listed, paths) {
	if (listed.name === void 0) return void 0;
	const { kind, path } = listed.file === void 0 ? {} : normalisePath(listed.file, paths);
	return {
		name: normaliseName(listed.name),
		values: {
			parent: ifThere(listed.parent),
			classname: ifThere(listed.classname),
			relativeFile: kind === "relative" ? path : void 0,
			absoluteFile: kind === "absolute" ? path : void 0,
			variant: ifThere(listed.variant)
		}
	};
}
function ifThere(name) {
	return name === void 0 ? void 0 : normaliseName(name);
}
/** @returns undefined when the report gives the test no name: such a test matches nothing */
function reportedIdentity(test, paths) {
	if (test.name === void 0) return void 0;
	const files = test.file === void 0 ? [] : possiblePaths(test.file, paths);
	return {
		name: normaliseName(test.name),
		accepted: {
			parent: parentNames(test.suites),
			classname: test.classname === void 0 ? [] : [normaliseName(test.classname)],
			relativeFile: files.filter(({ kind }) => kind === "relative").map(({ path }) => path),
			absoluteFile: files.filter(({ kind }) => kind === "absolute").map(({ path }) => path),
			variant: test.variant === void 0 ? [] : [normaliseName(test.variant)]
		}
	};
}
/** Compares a pair by the table. */
function verdictOn(listed, reported) {
	if (listed.name !== reported.name) return NO_MATCH;
	const decidedBy = ["name"];
	let excuses = false;
	for (const compared of COMPARED) {
		const value = listed.values[compared];
		const accepted = reported.accepted[compared];
		if (value === void 0) continue;
		if (accepted.length === 0) {
			if (compared === "variant") return NO_MATCH;
			continue;
		}
		if (!accepted.includes(value)) return NO_MATCH;
		decidedBy.push(FIELD_OF[compared]);
		excuses ||= tellsTestsApart(compared, value, listed.name);
	}
	return {
		matches: true,
		excuses,
		decidedBy
	};
}
/** What tools write for every test of a run, so that it tells no test from another. */
const SAME_FOR_ALL = {
	parent: /* @__PURE__ */ new Set([
		"pytest",
		"rspec",
		"Mocha Tests",
		"Root Suite",
		"TestResults",
		"(empty)"
	]),
	classname: /* @__PURE__ */ new Set(["test"])
};
/**
* Whether an equal value shows that this is the same test and not another one of its name. A variant tells runs of one
* test apart, not tests; a class name that repeats the name, or the end of it, says nothing that the name does not.
*/
function tellsTestsApart(compared, value, name) {
	if (compared === "variant" || SAME_FOR_ALL[compared]?.has(value)) return false;
	return compared !== "classname" || value !== name && !name.endsWith(` ${value}`);
}
//#endregion
//#region src/flaky-tests/matching/test-records.ts
const NONE = { kind: "none" };
/** Most candidates that are returned for an ambiguous test: a list that holds one name thousands of times must not cost more. */
const NAMED_CANDIDATES = 100;
/** Lists of records of one name up to this length are compared one by one; longer ones get an index of their own. */
const COMPARED_ONE_BY_ONE = 8;
/**
* The tests that the service lists, to be asked which of them a reported test is. Records are found by name, and among
* many of one name by the values of the fields that both sides have, so that a question costs about the same however
* many records there are.
*/
var TestRecords = class {
	paths;
	byName = /* @__PURE__ */ new Map();
	indexes = /* @__PURE__ */ new Map();
	seen = /* @__PURE__ */ new Set();
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
		const key = listed.id ?? `\0${keyOf([identity.name, ...COMPARED.map((field) => identity.values[field] ?? "")])}`;
		if (this.seen.has(key)) return;
		this.seen.add(key);
		const entry = {
			order: this.count++,
			listed,
			identity
		};
		const sameName = this.byName.get(identity.name);
		if (sameName) {
			sameName.push(entry);
			this.indexes.delete(identity.name);
		} else this.byName.set(identity.name, [entry]);
	}
	/** Whether a record has this name. */
	hasName(name) {
		return this.byName.has(normaliseName(name));
	}
	/** The record that a reported test is, if any. */
	match(test) {
		const reported = reportedIdentity(test, this.paths);
		const sameName = reported && this.byName.get(reported.name);
		if (!sameName) return NONE;
		const { count, first } = sameName.length <= COMPARED_ONE_BY_ONE ? oneByOne(sameName, reported) : this.indexOf(reported.name, sameName).find(reported);
		const matches = first.map(({ listed, identity }) => {
			const { excuses, decidedBy } = verdictOn(identity, reported);
			return {
				listed,
				excuses,
				decidedBy
			};
		});
		const [only] = matches;
		if (!only) return unsaidVariant(sameName, reported);
		return count === 1 ? {
			kind: "one",
			...only
		} : {
			kind: "ambiguous",
			count,
			first: matches
		};
	}
	indexOf(name, entries) {
		const known = this.indexes.get(name);
		if (known) return known;
		const made = new NameIndex(entries);
		this.indexes.set(name, made);
		return made;
	}
};
/** No match, with the variants of the records that only a variant keeps from matching a test whose report says none. */
function unsaidVariant(sameName, reported) {
	if (reported.accepted.variant.length > 0) return NONE;
	const variants = sameName.slice(0, NAMED_CANDIDATES).flatMap(({ identity }) => {
		const { variant } = identity.values;
		if (variant === void 0) return [];
		return verdictOn(identity, {
			...reported,
			accepted: {
				...reported.accepted,
				variant: [variant]
			}
		}).matches ? [variant] : [];
	});
	return variants.length === 0 ? NONE : {
		kind: "none",
		variants: [...new Set(variants)]
	};
}
function oneByOne(entries, reported) {
	const found = entries.filter(({ identity }) => verdictOn(identity, reported).matches);
	return {
		count: found.length,
		first: found
	};
}
/**
* Records of one name, found by the fields that both sides have. Records are grouped by which fields they have; within a
* group, the fields that a reported test has too are the same ones for all, so their values make a key. The tables of
* keys are made when they are first needed: a group has at most 16, of which a report's dialect needs one or two.
*/
var NameIndex = class {
	groups = /* @__PURE__ */ new Map();
	constructor(entries) {
		for (const entry of entries) {
			const has = maskOf((field) => entry.identity.values[field] !== void 0);
			const group = this.groups.get(has);
			if (group) group.entries.push(entry);
			else this.groups.set(has, {
				entries: [entry],
				tables: /* @__PURE__ */ new Map()
			});
		}
	}
	find({ accepted }) {
		const reportedHas = maskOf((field) => accepted[field].length > 0);
		let count = 0;
		const first = [];
		for (const [has, { entries, tables }] of this.groups) {
			if (has & VARIANT && !(reportedHas & VARIANT)) continue;
			const common = has & reportedHas;
			const fields = COMPARED.filter((_, bit) => common & 1 << bit);
			let table = tables.get(common);
			if (!table) {
				table = /* @__PURE__ */ new Map();
				for (const entry of entries) {
					const key = keyOf(fields.map((field) => entry.identity.values[field] ?? ""));
					const sameKey = table.get(key);
					if (sameKey) sameKey.push(entry);
					else table.set(key, [entry]);
				}
				tables.set(common, table);
			}
			for (const values of combinations(fields.map((field) => accepted[field]))) {
				const found = table.get(keyOf(values));
				if (!found) continue;
				count += found.length;
				first.push(...found.slice(0, NAMED_CANDIDATES));
			}
		}
		return {
			count,
			first: first.sort((a, b) => a.order - b.order).slice(0, NAMED_CANDIDATES)
		};
	}
};
const VARIANT = 1 << COMPARED.indexOf("variant");
function maskOf(has) {
	return COMPARED.reduce((mask, field, bit) => has(field) ? mask | 1 << bit : mask, 0);
}
/** One text for several values; the lengths keep values with odd characters apart. */
function keyOf(values) {
	return values.map((value) => `${value.length}:${value}`).join("");
}
/** Every way to take one value of each list. */
function combinations(lists) {
	return lists.reduce((found, list) => found.flatMap((start) => list.map((value) => [...start, value])), [[]]);
}
//#endregion
//#region src/flaky-tests/policy/quarantine-policy.ts
/** A record from which the policy cannot be decided. One line that names the record and the value. */
var PolicyError = class extends require_user_error.UserError {
	name = "PolicyError";
};
/**
* Whether a test has one of these code owners. An `@` at the start and the case of letters do not matter, as on GitHub.
*
* @param codeowners no owners at all means no restriction
*/
function isOwnedBy(listed, codeowners) {
	const wanted = new Set(codeowners?.map(normaliseOwner).filter((owner) => owner !== ""));
	return wanted.size === 0 || listed.codeowners.some((owner) => wanted.has(normaliseOwner(owner)));
}
/**
* What the policy says of a quarantined test.
*
* @param now milliseconds since 1970-01-01T00:00Z
* @throws PolicyError when the policy has a limit of days, the test is one that counts, and its date cannot be read
*/
function judgeQuarantine(listed, policy, now) {
	const since = require_test_list.parseDateTime(listed.quarantinedAt);
	const days = since === void 0 ? void 0 : require_test_list.daysBetween(since, now);
	const age = days === void 0 ? {} : { days };
	if (!isOwnedBy(listed, policy.codeowners)) return {
		breaks: false,
		why: "owned by someone else",
		...age
	};
	if (policy.maxDays === void 0) return {
		breaks: true,
		why: "quarantined",
		...age
	};
	if (days === void 0) throw new PolicyError(unreadableDate(listed));
	const spent = days < 10 ? Math.floor(days * 10) / 10 : Math.floor(days);
	const breaks = days > policy.maxDays;
	return {
		breaks,
		why: breaks ? `quarantined for ${spent} days, more than ${policy.maxDays}` : `quarantined for ${spent} of ${policy.maxDays} days`,
		days
	};
}
/**
* What the policy has against a quarantined test that excuses its failure: another owner, a quarantine that lasts too long, or
* one of which nobody knows how long it has lasted.
*
* @param now milliseconds since 1970-01-01T00:00Z
* @returns undefined where it may excuse
*/
function refusalOf(listed, policy, now) {
	if (!isOwnedBy(listed, policy.codeowners)) return {
		reason: "other-owner",
		why: "quarantined, and none of its owners is in codeowners"
	};
	if (policy.maxDays === void 0) return void 0;
	if (require_test_list.parseDateTime(listed.quarantinedAt) === void 0) return {
		reason: "undated",
		why: "quarantined, and its quarantined_at does not say since when, for max-quarantine-days"
	};
	const { breaks, why } = judgeQuarantine(listed, policy, now);
	return breaks ? {
		reason: "too-long",
		why
	} : void 0;
}
function unreadableDate(listed) {
	const value = require_index.shortened(JSON.stringify(listed.quarantinedAt ?? null), 100);
	const id = listed.id === void 0 ? "" : ` (id ${listed.id})`;
	return `quarantined_at of ${require_test_list.describeTestRecord(listed)}${id} is ${value}, which is no ISO 8601 date-time: it cannot be said for how long the test has been quarantined. Correct the record, or leave out max-quarantine-days`;
}
function normaliseOwner(owner) {
	return owner.trim().replace(/^@/, "").toLowerCase();
}
//#endregion
//#region src/flaky-tests/junit/walk.ts
/** Most folders behind links that a walk enters: two links in each folder double the paths with every level. */
const mostLinkedFolders = 2e4;
/** Folders that are read at the same time. */
const atOnce = 32;
/** A walk that would not end. The message is a sentence about it. */
var EndlessWalk = class extends require_user_error.UserError {
	name = "EndlessWalk";
};
/**
* The files below a folder, behind links as well, each by the path on which it was met; folders that cannot be read are passed
* over. A link that leads to a folder on the way to it is not followed.
* @param start absolute path
* @throws EndlessWalk where links lead to more folders than that
*/
async function walk(start, wanted) {
	const found = [];
	const real = await (0, node_fs_promises.realpath)(start).catch(() => void 0);
	if (real === void 0) return [];
	let linked = 0;
	let level = [{
		path: "",
		links: [real],
		real
	}];
	while (level.length > 0) {
		const next = [];
		for (let at = 0; at < level.length; at += atOnce) {
			const some = level.slice(at, at + atOnce);
			for (const { files, folders } of await Promise.all(some.map((folder) => read(start, folder, wanted)))) {
				found.push(...files);
				for (const folder of folders) {
					if (folder.links.length > 1) linked += 1;
					if (linked > mostLinkedFolders) throw new EndlessWalk(`links lead to more than ${String(mostLinkedFolders)} folders below ${start}. Narrow the glob, or leave them out with one that begins with !`);
					next.push(folder);
				}
			}
		}
		level = next;
	}
	return found;
}
/** The wanted files in a folder, and the folders in it that are to be read. */
async function read(start, { path, links, real }, wanted) {
	const files = [];
	const folders = [];
	const below = (name) => path === "" ? name : `${path}/${name}`;
	const entries = await (0, node_fs_promises.readdir)(`${start}/${path}`, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		const one = below(entry.name);
		if (entry.isFile()) {
			if (wanted.file(one)) files.push(one);
		} else if (entry.isDirectory()) {
			if (wanted.folder(one)) folders.push({
				path: one,
				links,
				real: `${real}/${entry.name}`
			});
		} else if (entry.isSymbolicLink() && (wanted.file(one) || wanted.folder(one))) {
			const place = `${start}/${one}`;
			const leads = await (0, node_fs_promises.stat)(place).catch(() => void 0);
			if (leads?.isDirectory() !== true) {
				if (leads !== void 0 && wanted.file(one)) files.push(one);
				continue;
			}
			const to = await (0, node_fs_promises.realpath)(place).catch(() => void 0);
			if (to === void 0 || !wanted.folder(one)) continue;
			if (![...links, real].some((way) => `${way}/`.startsWith(`${to}/`))) folders.push({
				path: one,
				links: [...links, to],
				real: to
			});
		}
	}
	return {
		files,
		folders
	};
}
//#endregion
//#region src/flaky-tests/junit/find-reports.ts
/** A glob of reports that can match nothing as it is written. */
var ReportGlobError = class extends require_user_error.UserError {
	name = "ReportGlobError";
};
/**
* Finds reports. A glob is relative to `directory` or absolute, `**` crosses directories, dot files count, symbolic links
* are followed (a build's output directory is often one), and a glob that starts with `!` excludes what it matches
* wherever it stands in the list. On Windows `\` separates directories as `/` does.
*
* @param globs as the user wrote them
* @param directory absolute path
* @param folders that reports may lie in
* @throws ReportGlobError where `\` separates directories on another system, and for a glob that leads to no end
*/
async function findReports(globs, directory, folders) {
	const patterns = globs.map((written) => written.trim()).filter((written) => written !== "");
	const exclusions = patterns.filter((pattern) => pattern.startsWith("!")).map((written) => matcherOf(written, searchOf(written.slice(1), directory).pattern));
	const excluded = (path) => exclusions.some((matches) => matches(path));
	const reports = /* @__PURE__ */ new Map();
	const unmatched = [];
	for (const written of patterns.filter((candidate) => !candidate.startsWith("!"))) {
		const { pattern, cwd } = searchOf(written, directory);
		const names = await found(written, pattern, cwd, excluded);
		if (names.length === 0) unmatched.push(written);
		for (const found of names) {
			const path = (0, node_path.resolve)(cwd, found);
			reports.set(path, {
				path,
				name: (0, node_path.relative)(directory, path).split(node_path.sep).join("/"),
				folders
			});
		}
	}
	return {
		reports: [...reports.values()].sort((a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
		unmatched
	};
}
const matcherOptions = {
	dot: true,
	windows: false
};
/** @throws ReportGlobError where the glob is too large */
function matcherOf(written, pattern) {
	try {
		return require_path_matcher.pathMatcher(pattern, matcherOptions);
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new ReportGlobError(`bad glob ${written.slice(0, 100)}: ${error.message}`);
	}
}
/**
* The files that a glob matches and no other excludes, relative to `cwd`.
* @throws ReportGlobError
*/
async function found(written, pattern, cwd, excluded) {
	const segments = node_path.posix.normalize(pattern).replace(/\/$/, "").split("/");
	const special = segments.findIndex((segment) => /[*?[\]{}()!+@|\\]/.test(segment));
	const named = segments.slice(0, special === -1 ? segments.length - 1 : special);
	const searched = segments.slice(named.length);
	const prefix = named.map((segment) => `${segment}/`).join("");
	const matches = matcherOf(written, searched.join("/"));
	const open = searched.findIndex((segment) => segment.includes("**") || !isWhole(segment));
	const fixed = searched.slice(0, open === -1 ? searched.length - 1 : open).map((each) => matcherOf(written, each));
	const onTheWay = (path) => {
		const way = path.split("/");
		return (open !== -1 || way.length <= fixed.length) && way.every((name, depth) => fixed[depth]?.(name) ?? true);
	};
	try {
		return (await walk((0, node_path.resolve)(cwd, ...named), {
			file: (path) => matches(path) && !excluded(prefix + path),
			folder: (path) => onTheWay(path) && !excluded(prefix + path)
		})).map((path) => prefix + path);
	} catch (error) {
		if (!(error instanceof EndlessWalk || error instanceof require_linear_expression.ExpressionRefused)) throw error;
		throw new ReportGlobError(`bad glob ${written.slice(0, 100)}: ${error.message}`);
	}
}
/** False where a brace, a bracket or a parenthesis begins in this segment and ends in another one, or the reverse. */
function isWhole(segment) {
	const count = (mark) => segment.split(mark).length;
	return count("{") === count("}") && count("(") === count(")") && count("[") === count("]");
}
/**
* Where to search, and for what. An absolute glob becomes one that is relative to the directory, so that brackets and
* braces in the name of a directory above, which a path in an expression brings along, are taken as they are.
* @param written a glob without `!`
* @param directory absolute path
* @throws ReportGlobError
*/
function searchOf(written, directory, platform = process.platform) {
	const windows = platform === "win32";
	const mistake = windows ? void 0 : require_linear_expression.backslashMistake(written);
	if (mistake !== void 0) throw new ReportGlobError(`bad glob ${written}: ${mistake}`);
	const pattern = (windows ? require_linear_expression.withSlashes(written) : written).replace(/^(?:\.\/)+/, "");
	if (!(windows ? /^[a-z]:\//i.test(pattern) : pattern.startsWith("/"))) return {
		pattern,
		cwd: directory
	};
	const wanted = pattern.split("/");
	const here = (windows ? require_linear_expression.withSlashes(directory) : directory).replace(/\/$/, "").split("/");
	const fold = (name) => windows ? name?.toLowerCase() : name;
	let common = 0;
	while (common < here.length && common < wanted.length - 1 && fold(wanted[common]) === fold(here[common])) common += 1;
	if (common === 0) return {
		pattern: wanted.slice(1).join("/"),
		cwd: `${wanted[0] ?? ""}/`
	};
	return {
		pattern: [...here.slice(common).map(() => ".."), ...wanted.slice(common)].join("/"),
		cwd: directory
	};
}
//#endregion
//#region src/operations/reports.ts
/**
* The reports that `junit-paths` leads to.
* @throws InputError naming the glob that leads to none, or the working directory that is none
*/
async function reportsOf(step) {
	const { junitPaths, workingDirectory, readableFolders } = step.inputs;
	if (junitPaths.length === 0) throw new require_index.InputError("junit-paths", "it is required. Give globs of the JUnit XML reports that the tests wrote, one a line, for instance **/junit.xml");
	const { reports, unmatched } = await step.computing(() => findReports(junitPaths, workingDirectory, {
		...readableFolders,
		bazelOutput: true
	})).catch((error) => {
		throw error instanceof ReportGlobError ? new require_index.InputError("junit-paths", error.message) : error;
	});
	if (unmatched.length > 0) {
		if (!require_open_file.isFolder(workingDirectory)) throw new require_index.InputError("working-directory", `${require_index.shortened(workingDirectory, 300)} is no folder. Reports are looked for below it: give the one in which the tests ran`);
		const mistake = unmatched.map((glob) => whyUnmatched(glob, workingDirectory)).find((why) => why !== void 0);
		if (mistake !== void 0) throw new require_index.InputError("junit-paths", mistake);
		throw new require_index.InputError("junit-paths", `no report was found for ${unmatched.join(", ")} below ${workingDirectory}. A test run that crashed leaves none: see that the tests ran, and where they write their reports`);
	}
	if (reports.length === 0) throw new require_index.InputError("junit-paths", "it holds nothing but exclusions. Give a glob of reports");
	return reports;
}
/** What is likely to be wrong with a glob that matches nothing: a sentence, undefined when its spelling looks right. */
function whyUnmatched(glob, directory) {
	const shown = require_index.quoted(glob);
	if (/^(["'`]).*\1$/.test(glob)) return `${shown} stands in quotes, which are taken for a part of the name. Remove them`;
	if (glob.startsWith("- ")) return `${shown} begins like an item of a YAML list. Give one glob a line, without "- "`;
	if (/^\[.*["'].*\]$/.test(glob)) return `${shown} looks like a JSON list. Give one glob a line`;
	if (glob.includes(",") && !glob.includes("{")) return `no report was found for ${shown}. If these are several globs, give one a line`;
	if (glob.includes("\\") && process.platform !== "win32") return `no report was found for ${shown}. If \\ stands between folders, write ${require_index.quoted(require_linear_expression.withSlashes(glob))}`;
	if (require_open_file.isFolder((0, node_path.resolve)(directory, glob))) return `${shown} is a folder. Give the reports in it: ${glob.replace(/\/+$/, "")}/**/*.xml`;
}
/** How paths in reports and records are brought to a common form: relative to the checkout. */
function pathRules({ inputs: { workspace, workingDirectory } }) {
	return {
		roots: [.../* @__PURE__ */ new Set([workspace, realPath(workspace)])],
		workingDirectory: (0, node_path.relative)(workspace, workingDirectory).split(node_path.sep).join("/")
	};
}
/** The path without symbolic links, junctions and short names; as given where there is nothing. */
function realPath(path) {
	try {
		return node_fs.realpathSync.native(path);
	} catch {
		return path;
	}
}
//#endregion
//#region src/operations/repository-place.ts
/**
* Where a test stands in the repository, as annotations want it: from the root. A relative path in a report is from the folder that the tests ran in, or from the root: what is there decides.
* @param written the file as a report or record names it
*/
function repositoryPlace(step, written, line) {
	if (written === void 0) return {};
	const ranIn = possiblePaths(written, pathRules(step)).flatMap(({ kind, path }) => kind === "relative" && !path.startsWith("../") ? [path] : []).reverse();
	const file = ranIn.find((path) => (0, node_fs.existsSync)((0, node_path.join)(step.inputs.workspace, path))) ?? ranIn[0];
	return file === void 0 ? {} : {
		file,
		...line === void 0 ? {} : { line }
	};
}
//#endregion
Object.defineProperty(exports, "SEPARATORS", {
	enumerable: true,
	get: function() {
		return SEPARATORS;
	}
});
Object.defineProperty(exports, "TestRecords", {
	enumerable: true,
	get: function() {
		return TestRecords;
	}
});
Object.defineProperty(exports, "isFailure", {
	enumerable: true,
	get: function() {
		return isFailure;
	}
});
Object.defineProperty(exports, "judgeQuarantine", {
	enumerable: true,
	get: function() {
		return judgeQuarantine;
	}
});
Object.defineProperty(exports, "normaliseName", {
	enumerable: true,
	get: function() {
		return normaliseName;
	}
});
Object.defineProperty(exports, "normalisePath", {
	enumerable: true,
	get: function() {
		return normalisePath;
	}
});
Object.defineProperty(exports, "parentNames", {
	enumerable: true,
	get: function() {
		return parentNames;
	}
});
Object.defineProperty(exports, "pathRules", {
	enumerable: true,
	get: function() {
		return pathRules;
	}
});
Object.defineProperty(exports, "placeOfFile", {
	enumerable: true,
	get: function() {
		return placeOfFile;
	}
});
Object.defineProperty(exports, "possiblePaths", {
	enumerable: true,
	get: function() {
		return possiblePaths;
	}
});
Object.defineProperty(exports, "readReport", {
	enumerable: true,
	get: function() {
		return readReport;
	}
});
Object.defineProperty(exports, "refusalOf", {
	enumerable: true,
	get: function() {
		return refusalOf;
	}
});
Object.defineProperty(exports, "reportsOf", {
	enumerable: true,
	get: function() {
		return reportsOf;
	}
});
Object.defineProperty(exports, "repositoryPlace", {
	enumerable: true,
	get: function() {
		return repositoryPlace;
	}
});
