Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_rolldown_runtime = require("./chunks/rolldown-runtime-CVvi-lCc.js");
const require_user_error = require("./chunks/user-error-BaVgiDiY.js");
const require_states = require("./chunks/states-DscZcFE_.js");
const require_responses = require("./chunks/responses-BXXPe5UR.js");
const require_open_file = require("./chunks/open-file-D_mGiVNR.js");
let node_fs_promises = require("node:fs/promises");
let node_util = require("node:util");
let node_path = require("node:path");
let node_fs = require("node:fs");
let os = require("os");
os = require_rolldown_runtime.__toESM(os, 1);
let node_module = require("node:module");
let fs = require("fs");
fs = require_rolldown_runtime.__toESM(fs, 1);
let node_timers_promises = require("node:timers/promises");
//#region src/action/cancellation.ts
/**
* GitHub's runner sends SIGINT to the step of a cancelled job, SIGTERM 7.5 s later, and ends it 2.5 s after that. What a step
* still does once it is cancelled must be over before the second signal.
*/
const lastMomentMs = 7e3;
/** Node's timers take no more than 31 bits. */
const longestTimerMs = 2 ** 31 - 1;
/** Why a step ends before its time. The message is a clause: `cancelled by SIGINT`. */
var Interruption = class extends Error {
	advice;
	name = "Interruption";
	constructor(message, advice = "") {
		super(message);
		this.advice = advice;
	}
};
/** Ends a step when its job is cancelled or when it has taken too long. */
var Cancellation = class {
	#controller = new AbortController();
	#computedMs = 0;
	#computing;
	/** The last request that changed something. */
	lastWrite;
	/** Listens to the runner's signals from here on. A second one ends the process at once. */
	constructor() {
		for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
			if (this.signal.aborted) process.exit(1);
			this.#end(`cancelled by ${name}`);
		});
	}
	get signal() {
		return this.#controller.signal;
	}
	limit(ms) {
		setTimeout(() => {
			this.#end(`ended by its own timeout of ${minutes(ms)}`);
		}, Math.min(ms, longestTimerMs)).unref();
	}
	async computing(limitMs, work) {
		this.beginComputing(limitMs);
		try {
			return await work();
		} finally {
			this.endComputing();
		}
	}
	beginComputing(limitMs) {
		const timer = setTimeout(() => {
			this.#end(`ended after ${minutes(limitMs)} of computing, the limit of compute-timeout-minutes,`, "Raise it where that much is to be expected, or see in the log, with debug logging, what took so long");
		}, Math.min(Math.max(1, limitMs - this.#computedMs), longestTimerMs));
		timer.unref();
		this.#computing = {
			since: performance.now(),
			timer
		};
	}
	endComputing() {
		if (this.#computing === void 0) return;
		clearTimeout(this.#computing.timer);
		this.#computedMs += performance.now() - this.#computing.since;
		this.#computing = void 0;
	}
	wrote(write) {
		this.lastWrite = write;
	}
	#end(why, advice) {
		this.#controller.abort(new Interruption(why, advice));
		setTimeout(() => process.exit(1), lastMomentMs).unref();
	}
};
/** `60 minutes`, `1 minute`, `0.5 minutes`. */
function minutes(ms) {
	const value = ms >= 6e4 ? Math.round(ms / 6e4) : Math.round(ms / 600) / 100;
	return `${String(value)} minute${value === 1 ? "" : "s"}`;
}
//#endregion
//#region src/action/annotations.ts
const order = {
	error: 0,
	warn: 1,
	notice: 2
};
/**
* Writes annotations, which GitHub shows beside the code and on top of the run: why the step fails first, and no more than
* GitHub shows. The rest is in the summary.
*/
function annotate(log, { failure, warnings = [], annotations = [], furtherAnnotations = 0 }) {
	if (failure !== void 0) log.error(failure);
	for (const warning of warnings) log.warn(warning);
	const room = Math.max(0, 10 - warnings.length - (failure === void 0 ? 0 : 1));
	const sorted = [...annotations].sort((a, b) => order[a.level] - order[b.level]);
	for (const { level, message, ...place } of sorted.slice(0, room)) log[level](message, place);
	const rest = sorted.length + furtherAnnotations - room;
	if (rest > 0) log.info(`GitHub shows ${String(10)} annotations of a step; ${String(rest)} more are in the summary`);
}
//#endregion
//#region src/service/text.ts
/**
* Text cut at `most` characters, with a mark where it is cut. Before such a mark, `redactor` also finds the beginning of a token.
*/
function shortened(outside, most) {
	return outside.length > most ? `${outside.slice(0, most - 1)}…` : outside;
}
/** Text from outside on one line: white space folded, and cut at `most` characters with the full length said. */
function oneLine(text, most = 500) {
	const folded = text.slice(0, most * 4).replace(/\s+/gu, " ").trim();
	return folded.length > most || text.length > most * 4 ? `${folded.slice(0, most)}… (${String(text.length)} characters)` : folded;
}
//#endregion
//#region src/action/escape.ts
/**
* Characters that change how a line is shown or read rather than what it says, or that show nothing: controls, separators of
* lines, halves of surrogate pairs, whatever Unicode lets a font pass over (bidirectional controls, fillers, tags, variation
* selectors but for those of emoji), annotations between lines, and two that are drawn as a blank (Unicode 16, chapter 23, and
* the property Default_Ignorable_Code_Point).
*/
const invisible = /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?![\ufe0e\ufe0f])[\p{Cc}\p{Cs}\u2028\u2029\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/gu;
const escapes = {
	"\n": "\\n",
	"\r": "\\r",
	"	": " "
};
/** Text from outside with every character that is not shown as itself written as an escape, on one line. */
function visible(text) {
	return text.replace(invisible, (character) => escapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
/**
* A line for the log that the runner does not take for a command. It takes `::name::` at the beginning of a line, and
* `##[name]` anywhere in it (ActionCommand in the runner's source).
*/
function logLine(text) {
	return visible(text).replaceAll("##[", "# #[").replace(/^(\s*):(?=:)/, "$1: ");
}
//#endregion
//#region src/action/summary/markdown.ts
/**
* Where a character could begin structure inside a line: code, emphasis, links, HTML, tables, mathematics; the dot of a
* bare `www.` address, the colon of a bare URL; and `@`, which names people and makes addresses.
*/
const structure = /[&<>|\\`*~[\]$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|(?<=www)\.|:(?=\/\/)|@/gi;
/**
* Text from outside as Markdown that shows it and does nothing else, anywhere but at the beginning of a line. What
* could be structure becomes a numeric character reference, which never is (CommonMark 0.31, section 2.5). The comment
* behind `@` keeps GitHub from taking what follows for a name.
*/
function text$1(outside) {
	return visible(outside).replace(structure, (character) => {
		const reference = `&#${String(character.charCodeAt(0))};`;
		return character === "@" ? `${reference}<!-- -->` : reference;
	});
}
/** Text of several lines, for a `<pre>`, which shows them as they are. */
function lines$1(outside) {
	return outside.trimEnd().split("\n").map(text$1).join("\n");
}
/** Names, paths and identifiers, in the type of code. */
function code(outside) {
	return outside === "" ? "" : `<code>${text$1(outside)}</code>`;
}
/** What is shown of an address is cut to this length, in UTF-16 code units. */
const longestAddress$1 = 60;
/**
* A link to an address from outside, which shows where it leads: only HTTPS, without credentials, and by its whole host, since
* the beginning of one may look like another. Anything else is shown as text.
*/
function outsideLink(address) {
	let url;
	try {
		url = new URL(address);
	} catch {
		return code(shortened(address, 100));
	}
	const isShown = url.host.length < longestAddress$1 && url.username === "" && url.password === "";
	if (url.protocol !== "https:" || !isShown) return code(shortened(address, 100));
	return link(shortened(`${url.host}${url.pathname === "/" ? "" : url.pathname}`, longestAddress$1), url.href);
}
/** A link with a label, to an address that is ours to choose or that was checked. */
function link(label, address) {
	return `[${text$1(label)}](<${address.replace(/[<>\s\\|`]/g, (character) => encodeURIComponent(character))}>)`;
}
/** Longer words get places where a line may break, since a table is as wide as its longest words. */
const longestWord$1 = 24;
/** What stands in a row of a table: elements, addresses of links, references, spaces, and what words are made of. */
const partsOfRow = /<[^>]*>|\]\(<[^>]*>\)|&#?\w+;|\s+|[^\p{P}\p{S}\s]{1,24}|[\p{P}\p{S}]/gu;
/**
* Gives long words in the rows of tables places where a line may break, behind their punctuation. Comes last,
* because a token that is broken up would no longer be found and redacted.
*/
function breakLongWords(markdown) {
	return markdown.replaceAll(/^\| .*$/gm, (row) => {
		let length = 0;
		return (row.match(partsOfRow) ?? []).map((part) => {
			if (/^(\s|<|\]\()/.test(part)) {
				length = /^<\/?code>$/.test(part) || part.startsWith("<!--") ? length : 0;
				return part;
			}
			const more = part.startsWith("&") && part.length > 1 ? 1 : part.length;
			const isTooLong = length > 0 && length + more > longestWord$1;
			length = isTooLong ? more : length + more;
			return isTooLong ? `<wbr>${part}` : part;
		}).join("");
	});
}
/** Names with values. The first of them is the header of the table, since Markdown has no table without one. */
function facts(rows) {
	const [first, ...rest] = rows;
	if (first === void 0) return "";
	return rest.length === 0 ? `${first[0]}: ${first[1]}` : table(first, rest);
}
/**
* A table without columns that say nothing: those that are empty everywhere are left out, and those that are the same in
* every row are said once, in a line below it.
*/
function tellingTable(header, rows) {
	const constant = (column) => rows.length > 1 && rows.every((row) => row[column] === rows[0]?.[column]);
	const kept = [];
	const said = [];
	for (const [column, name] of header.entries()) {
		if (rows.every((row) => (row[column] ?? "") === "")) continue;
		if (column > 0 && constant(column)) said.push(`${name}: ${rows[0]?.[column] ?? ""}`);
		else kept.push(column);
	}
	const pick = (row) => kept.map((column) => row[column] ?? "");
	const whole = table(pick(header), rows.map(pick));
	return said.length === 0 ? whole : `${whole}\n\nThe same in every row: ${said.join("; ")}`;
}
/** A cell or heading of a table is Markdown already. */
function table(header, rows) {
	const row = (cells) => `| ${cells.join(" | ")} |`;
	return [
		row(header),
		row(header.map(() => "---")),
		...rows.map(row)
	].join("\n");
}
/** Text in a label of a Mermaid flowchart: its own entity codes, which are never syntax. */
function mermaidLabel(outside) {
	return `"${visible(outside).replace(/[^\p{L}\p{N} ]/gu, (character) => `#${String(character.codePointAt(0))};`)}"`;
}
/**
* A chart of bars that GitHub draws.
* @param bars with labels of our own, of letters, digits, spaces and `+`
*/
function barChart(title, bars) {
	const plain = (label) => `"${label.replace(/[^\p{L}\p{N} ().,%+]/gu, " ")}"`;
	const values = bars.map(({ value }) => Math.round(10 * value) / 10);
	return [
		"```mermaid",
		"xychart-beta horizontal",
		`  title ${plain(title)}`,
		`  x-axis [${bars.map(({ label }) => plain(label)).join(", ")}]`,
		`  y-axis 0 --> ${String(Math.max(1, ...values))}`,
		`  bar [${values.join(", ")}]`,
		"```"
	].join("\n");
}
/**
* A flowchart that GitHub draws.
* @param direction of its arrows: `LR` from left to right, `TB` from top to bottom
*/
function flowchart(direction, lines) {
	return [
		"```mermaid",
		`flowchart ${direction}`,
		...lines.map((line) => `  ${line}`),
		"```"
	].join("\n");
}
//#endregion
//#region src/service/errors.ts
/** A request that did not end in a usable response. Never holds the request, its headers, or what Node threw. */
var ServiceError = class extends require_user_error.UserError {
	name = "ServiceError";
	kind;
	status;
	retryAfterMs;
	code;
	advice;
	constructor(failure) {
		super(failure.message);
		this.kind = failure.kind;
		this.status = failure.status;
		this.retryAfterMs = failure.retryAfterMs;
		this.code = failure.code;
		this.advice = failure.advice;
	}
};
/** True for a response that says that there is no such thing; not for the page of something in front of the service. */
function isAbsence(error) {
	return error instanceof ServiceError && error.status === 404 && !/<(!doctype|html)\b/i.test(error.message);
}
/** A request body over the service's limit (section 8). Nothing was sent. */
var BodyTooLarge = class extends require_user_error.UserError {
	bytes;
	limit;
	name = "BodyTooLarge";
	constructor(bytes, limit) {
		super(`the request body has ${grouped(bytes)} bytes, and the service takes at most ${grouped(limit)}`);
		this.bytes = bytes;
		this.limit = limit;
	}
};
/** A number with its digits in groups of three: `20,971,520`. */
function grouped(number) {
	return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
//#endregion
//#region src/action/summary/summary.ts
/** GitHub refuses a step's summary that is larger than 1 MiB; this leaves room for what the step wrote before. */
const limitBytes = 900 * 1024;
/** What the step did, for people, in GitHub's Markdown. */
async function summaryOf({ operation, result, skipped, request, failure }) {
	const parts = [`## ${failure === void 0 ? skipped === void 0 ? "✅" : "⏭️" : "❌"} ${skipped === void 0 || failure !== void 0 || result.queueChanges !== void 0 ? text$1(result.headline) : `Nothing was sent by ${text$1(operation)}`}`];
	if (failure !== void 0) parts.push(`**The step failed.** ${text$1(shortened(failure, 2e3))}`);
	if (skipped !== void 0) parts.push(`${result.queueChanges === void 0 ? "Because" : "Nothing was changed:"} ${text$1(skipped)}.`);
	for (const warning of result.warnings ?? []) parts.push(`⚠️ ${text$1(shortened(warning, 2e3))}`);
	if (result.pullRequest !== void 0) parts.push((await Promise.resolve().then(() => require("./chunks/pull-request-J-jyv3bC.js"))).pullRequestSummary(result.pullRequest));
	if (result.facts !== void 0 && result.facts.length > 0) parts.push(facts(result.facts.map(([name, value]) => [text$1(shortened(name, 100)), code(shortened(value, 500))])));
	if (result.testing !== void 0) {
		const testing = (await Promise.resolve().then(() => require("./chunks/testing-DLeMA-sz.js"))).testingSummary(result.testing);
		if (testing !== "") parts.push(testing);
	}
	if (result.queueChanges !== void 0 && result.queueChanges.changes.length > 0) parts.push((await Promise.resolve().then(() => require("./chunks/queue-CBxnl47T.js"))).queueChangesSummary(result.queueChanges.changes));
	if (result.queue !== void 0) parts.push((await Promise.resolve().then(() => require("./chunks/queue-CBxnl47T.js"))).queueSummary(result.queue));
	if (result.impactedTargets !== void 0) parts.push((await Promise.resolve().then(() => require("./chunks/targets-C8WK1rGg.js"))).targetsSummary(result.impactedTargets));
	if (result.analysis !== void 0) parts.push((await Promise.resolve().then(() => require("./chunks/analysis-DghBweyJ.js"))).analysisSummary(result.analysis));
	if (result.tests !== void 0) {
		const tests = testsSummary(result.tests);
		if (tests !== "") parts.push(tests);
	}
	if (result.metrics !== void 0) parts.push((await Promise.resolve().then(() => require("./chunks/metrics-DT-skUP3.js"))).metricsSummary(result.metrics.samples));
	if (request !== void 0) parts.push(`<details><summary>The request that would be sent to ${text$1(request.endpoint)}</summary>\n\n<pre>${lines$1(shortened(request.body, 2e4))}</pre>\n\n</details>`);
	return `${parts.join("\n\n")}\n\n`;
}
function testsSummary({ count, columns, rows, counts, total = count }) {
	const parts = [];
	for (const [title, entries] of counts ?? []) {
		if (entries.length < 2) continue;
		parts.push(table([text$1(title), "Tests"], entries.map(([name, number]) => [code(shortened(name, 100)), grouped(number)])));
	}
	if (rows.length > 0) parts.push(tellingTable(columns.map(text$1), rows.map((row) => row.map(cell))));
	if (total > rows.length) parts.push(`The first ${grouped(rows.length)} of ${grouped(total)}; the rest is in the tests file.`);
	return parts.join("\n\n");
}
function cell(content) {
	return typeof content === "string" ? text$1(shortened(content, 200)) : outsideLink(content.href);
}
/** Appends to the step's summary, where the runner has a file for it. */
async function writeSummary(markdown, environment) {
	const file = environment.GITHUB_STEP_SUMMARY ?? "";
	if (file === "") return;
	const bytes = Buffer.byteLength(markdown, "utf8");
	await (0, node_fs_promises.appendFile)(file, bytes <= limitBytes ? markdown : `${cutAtLine(markdown)}\n\n… cut: this summary would have ${grouped(bytes)} bytes.\n`, "utf8");
}
function cutAtLine(markdown) {
	const cut = Buffer.from(markdown, "utf8").subarray(0, limitBytes).toString("utf8");
	return cut.slice(0, cut.lastIndexOf("\n"));
}
//#endregion
//#region src/action/failed-step.ts
/** Says in the log and in the summary that the step failed. */
async function writeFailure({ name, line, mistakes = [], withSummary }, environment, log) {
	annotate(log, {
		failure: line,
		annotations: mistakes.map((mistake) => ({
			level: "error",
			...mistake
		}))
	});
	if (name === void 0 || !withSummary) return;
	await trySummary(await summaryOf({
		operation: name,
		result: { headline: `${name} failed` },
		failure: line
	}), environment, log);
}
/** A summary that cannot be written is no reason to fail a step that did its work. */
async function trySummary(markdown, environment, log) {
	try {
		await writeSummary(breakLongWords(log.redactedMarkdown(markdown)), environment);
	} catch (error) {
		log.warn(`The job summary could not be written: ${error.message}`);
	}
}
/**
* Why a step ended before its time, and what it had done by then.
* @param write the last request that changed something
*/
function interruptionLine({ message: why, advice }, write) {
	const line = `${why} ${whatWasDone(write)}`;
	return advice === "" ? line : `${line}. ${advice}`;
}
function whatWasDone(write) {
	switch (write?.became) {
		case "done": return `after ${write.asked} was done, which stays so`;
		case "unclear": return `while ${write.asked} was under way: it may have been done. Fetch the state before running the step again`;
		case "not-done": return `before ${write.asked} was done: nothing was changed`;
		case void 0: return "before anything was changed";
	}
}
//#endregion
//#region src/service/clock-tolerance.ts
/** How far the service's clock and the runner's may differ, in milliseconds. */
const clockToleranceMs = 6e4;
/**
* Whether something that the service dates is older than a moment on this machine, whichever of the two clocks is ahead.
* @param dated what the service says, a date of ISO 8601 where it says one
* @param moment in milliseconds since the epoch
* @returns true only when it certainly did; undefined when the service says no date
*/
function stoodBefore(dated, moment) {
	const since = Date.parse(typeof dated === "string" ? dated : "");
	return Number.isNaN(since) ? void 0 : since < moment - clockToleranceMs;
}
//#endregion
//#region src/service/verify-write.ts
function seen(found, sentAt) {
	const { state, submitted, record } = require_responses.readPullRequest(found);
	return {
		state,
		inQueue: submitted ?? (state === void 0 || state === "NOT_READY" ? void 0 : !require_states.finalStates.has(state)),
		unchanged: stoodBefore(record?.stateChangedAt, sentAt)
	};
}
const noState = {
	kind: "unknown",
	what: "the response does not say whether the pull request is in the queue"
};
const never = "the service knows no such pull request in the queue";
/** Whether a pull request was submitted. */
function readSubmission(found, { sentAt }) {
	if (found === void 0) return {
		kind: "not-done",
		what: never
	};
	const { state, inQueue, unchanged } = seen(found, sentAt);
	if (inQueue === void 0) return noState;
	if (inQueue) return {
		kind: "done",
		what: `the pull request is in the queue${state === void 0 ? "" : `, ${state}`}`
	};
	if (state === "MERGED") return {
		kind: "done",
		what: "the pull request is MERGED"
	};
	if (state !== void 0 && require_states.finalStates.has(state) && unchanged === false) return {
		kind: "unknown",
		what: `the pull request became ${state} at about the time of the request`
	};
	return {
		kind: "not-done",
		what: "the pull request is not in the queue"
	};
}
/** Whether a pull request was cancelled: whether it is not in the queue. */
function readCancellation(found, { sentAt }) {
	if (found === void 0) return {
		kind: "done",
		what: never
	};
	const { state, inQueue } = seen(found, sentAt);
	if (state === "MERGED") return {
		kind: "done",
		what: "the pull request is MERGED, so it is not in the queue"
	};
	if (inQueue === void 0) return noState;
	return inQueue ? {
		kind: "not-done",
		what: `the pull request is still in the queue${state === void 0 ? "" : `, ${state}`}`
	} : {
		kind: "done",
		what: "the pull request is not in the queue"
	};
}
/** Whether the tests of a pull request were restarted. */
function readRestart(found, { sentAt }) {
	const { state, inQueue, unchanged } = found === void 0 ? {
		state: void 0,
		inQueue: false
	} : seen(found, sentAt);
	if (inQueue === false) return {
		kind: "refused",
		what: `the pull request is not in the queue${state === void 0 ? "" : `: it is ${state}`}`,
		advice: "Tests can be restarted only while the pull request is in the queue"
	};
	switch (state) {
		case "PENDING":
		case "NOT_READY": return {
			kind: "done",
			what: `the pull request is ${state}: its tests have yet to start`
		};
		case "TESTS_PASSED":
		case "PENDING_FAILURE": return unchanged === true ? {
			kind: "not-done",
			what: `the pull request has been ${state} since before the request`
		} : {
			kind: "unknown",
			what: `the pull request is ${state}, with or without a restart`
		};
		case void 0: return noState;
		default: return {
			kind: "unknown",
			what: `the pull request is ${state}, with or without a restart`
		};
	}
}
/** Whether a queue was created, with the settings that were asked for. */
function readCreation(found, { asked }) {
	if (found === void 0) return {
		kind: "not-done",
		what: "the queue does not exist"
	};
	const different = differentSettings(found, asked);
	if (different.length === 0) return {
		kind: "done",
		what: "the queue exists with the settings that were asked for"
	};
	return {
		kind: "refused",
		what: `a queue of this branch exists with other settings: ${different.join(", ")}`,
		advice: "update-queue changes its settings"
	};
}
/** Whether a queue was deleted. */
function readDeletion(found) {
	return found === void 0 ? {
		kind: "done",
		what: "the queue does not exist"
	} : {
		kind: "not-done",
		what: "the queue is still there"
	};
}
/** What the queue's record says otherwise than was asked. A setting that the response lacks contradicts nothing. */
function differentSettings(found, asked) {
	const { state, settings } = require_responses.readQueue(found);
	const record = {
		...require_responses.isObject(found) ? found : {},
		...settings,
		...state === void 0 ? {} : { state }
	};
	const plain = (value) => typeof value === "string" ? require_states.canonicalState(value) : value;
	return Object.entries(asked).filter(([name]) => !["repo", "targetBranch"].includes(name) && record[name] !== void 0).filter(([name, value]) => !(0, node_util.isDeepStrictEqual)(plain(record[name]), plain(value))).map(([name, value]) => `${name} is ${JSON.stringify(record[name])}, not ${JSON.stringify(value)}`);
}
//#endregion
//#region src/service/endpoints.ts
/** Every endpoint (service interface, section 4), with everything that the action knows of it. */
const endpoints = {
	submitPullRequest: {
		method: "POST",
		path: "/submitPullRequest",
		effect: "write",
		response: "json or nothing",
		verification: {
			endpoint: "getSubmittedPullRequest",
			read: readSubmission
		}
	},
	cancelPullRequest: {
		method: "POST",
		path: "/cancelPullRequest",
		effect: "write",
		response: "json or nothing",
		verification: {
			endpoint: "getSubmittedPullRequest",
			read: readCancellation
		}
	},
	restartTestsOnPullRequest: {
		method: "POST",
		path: "/restartTestsOnPullRequest",
		effect: "write",
		response: "json or nothing",
		verification: {
			endpoint: "getSubmittedPullRequest",
			read: readRestart
		}
	},
	getSubmittedPullRequest: {
		method: "POST",
		path: "/getSubmittedPullRequest",
		effect: "read",
		response: "json"
	},
	setImpactedTargets: {
		method: "POST",
		path: "/setImpactedTargets",
		effect: "replace",
		response: "json or nothing"
	},
	getMergeQueueTestingDetails: {
		method: "POST",
		path: "/getMergeQueueTestingDetails",
		effect: "read",
		response: "json or nothing"
	},
	createQueue: {
		method: "POST",
		path: "/createQueue",
		effect: "write",
		response: "json or nothing",
		verification: {
			endpoint: "getQueue",
			read: readCreation
		}
	},
	deleteQueue: {
		method: "POST",
		path: "/deleteQueue",
		effect: "write",
		response: "json or nothing",
		verification: {
			endpoint: "getQueue",
			read: readDeletion
		}
	},
	getQueue: {
		method: "POST",
		path: "/getQueue",
		effect: "read",
		response: "json"
	},
	updateQueue: {
		method: "POST",
		path: "/updateQueue",
		effect: "replace",
		response: "json or nothing"
	},
	getMergeQueueMetrics: {
		method: "GET",
		path: "/getMergeQueueMetrics",
		effect: "read",
		response: "text"
	},
	listUnhealthyTests: {
		method: "POST",
		path: "/flaky-tests/list-unhealthy-tests",
		effect: "read",
		response: "json"
	},
	listQuarantinedTests: {
		method: "POST",
		path: "/flaky-tests/list-quarantined-tests",
		effect: "read",
		response: "json"
	}
};
/** All that is known of an endpoint, by its name. */
function endpointOf(name) {
	return endpoints[name];
}
/** Top-level fields that have a meaning of their own and that extra fields can't replace. */
const reservedFields = [
	"repo",
	"targetBranch",
	"pr",
	"impactedTargets",
	"org_url_slug",
	"page_query"
];
//#endregion
//#region src/action/failure.ts
/** What to do about a status, where the operation has nothing better to say. */
const generalAdvice = {
	400: "Check the inputs: the service does not understand the request",
	401: "Check the api-token input",
	403: "The token is known but may not do this. Check what it was made for, and the api-token input",
	404: "Check base-url, which ends with the version segment (…/v1), and repository",
	409: "Fetch the state first: something like it was done already",
	413: "The service takes smaller bodies than it documents. Send ALL as impacted-targets",
	429: "The service limits how often it is asked. Run the step less often, or raise max-attempts"
};
const adviceByKind = {
	"not-connected": "Check base-url, and that this runner may reach it",
	tls: "If the service uses a private certificate authority, name its file in NODE_EXTRA_CA_CERTS",
	"connection-broke": "Run the step again; if it stays so, look at what stands between this runner and the service",
	timeout: "Raise request-timeout-seconds, or see how the service is",
	redirect: "Give the address itself as base-url",
	"broken-body": "Check that base-url is the service itself and not a page in front of it",
	status: "The service has a problem of its own. Run the step again later"
};
/** Where the code says more than the kind. */
const adviceByCode = {
	CERT_HAS_EXPIRED: "Whoever runs the service must renew it; if it is fresh, check the clock of this runner",
	CERT_NOT_YET_VALID: "Check the clock of this runner",
	ERR_TLS_CERT_ALTNAME_INVALID: "Give base-url with a host name that the certificate holds",
	NO_TLS: "Check host and port of base-url",
	PROXY_ADDRESS: "Give it as http://host:port or http://name:password@host:port, with special characters percent-encoded",
	PROXY_AUTHENTICATION: "Give the name and the password that the proxy asks for: HTTPS_PROXY is http://name:password@host:port",
	PROXY_REFUSED: "Whoever runs the proxy must let this runner reach the service; or name the host of base-url in NO_PROXY",
	PROXY_UNREACHABLE: "Check the variable HTTPS_PROXY; or name the host of base-url in NO_PROXY"
};
function adviceFor(error, operation, baseUrl) {
	if (error.advice !== void 0) return error.advice;
	const address = baseUrl === void 0 ? void 0 : whyWrongAddress(error, baseUrl);
	if (address !== void 0) return address;
	const byCode = error.code === void 0 ? void 0 : adviceByCode[error.code];
	if (byCode !== void 0) return byCode;
	if (error.code?.startsWith("HPE_") === true) return adviceByKind["broken-body"];
	if (error.kind !== "status" || error.status === void 0) return adviceByKind[error.kind];
	const { status } = error;
	return operation?.advice?.[status] ?? generalAdvice[status] ?? (status < 500 ? generalAdvice[400] ?? "" : adviceByKind.status);
}
/** Names of endpoints, as the last parts of an address. */
const endpointPath = new RegExp(`(${Object.values(endpoints).map(({ path }) => path).join("|")}|/flaky-tests)$`, "i");
/**
* What is likely to be wrong with the base address, where the response is one that a wrong address gives: none such, or a
* page instead of JSON. A service may well lie elsewhere than below `/v1`, so the address alone is no mistake.
* @param baseUrl without a trailing slash
*/
function whyWrongAddress({ kind, status }, baseUrl) {
	if (kind !== "broken-body" && (kind !== "status" || status !== 404 && status !== 405)) return void 0;
	const withoutEndpoint = baseUrl.replace(endpointPath, "");
	if (withoutEndpoint !== baseUrl) return `base-url holds an endpoint, which the action adds itself. Give ${withoutEndpoint}`;
	const { pathname } = new URL(baseUrl);
	if (/\/v\d+$/.test(pathname)) return void 0;
	const version = /^(.*\/v\d+)\//.exec(baseUrl)?.[1];
	return version === void 0 ? `base-url lacks the version segment: it is ${baseUrl}, where the service says ${baseUrl}/v1. Check it` : `base-url goes on behind its version segment: it is ${baseUrl}, where the service says ${version}. Check it`;
}
/** What to do about a file or folder of the runner that could not be used. */
const adviceByErrno = {
	ENOSPC: "Free space on the runner",
	EDQUOT: "Free space on the runner",
	EFBIG: "Raise the limit of the size of files",
	EMFILE: "Raise the limit of open files"
};
/** True for what the operating system refused: Node gives its errors the code and the call that failed. */
function isRefusedBySystem(error) {
	const { code, syscall } = error ?? {};
	return error instanceof Error && typeof code === "string" && typeof syscall === "string";
}
/**
* One line that says what was asked, what came back and what to do.
* @param step.done the request that changed something before the step failed, as method and path
*/
function failureLine(error, { operation, done, baseUrl } = {}) {
	if (error instanceof ServiceError) {
		const separator = /[.!?]$/.test(error.message) ? " " : ". ";
		return `${error.message}${separator}${adviceFor(error, operation, baseUrl)}`;
	}
	if (error instanceof require_user_error.UserError) return error.message;
	if (isRefusedBySystem(error)) {
		const advice = adviceByErrno[error.code ?? ""] ?? "Check RUNNER_TEMP and GITHUB_OUTPUT, and who may write there";
		return `this runner does not let a file be read or written: ${error.message}. ${done === void 0 ? "" : `${done} was done before that, which stays so. `}${advice}`;
	}
	return `this is a bug in the action, please report it with the debug log: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
/** Where it came from, for the debug log. */
function stackOf(error) {
	return error instanceof require_user_error.UserError || isRefusedBySystem(error) || !(error instanceof Error) ? void 0 : error.stack;
}
//#endregion
//#region src/inputs/input-error.ts
/** A mistake in an input: the message names the input, says what is wrong and what would be right. */
var InputError = class extends require_user_error.UserError {
	input;
	name = "InputError";
	constructor(input, problem) {
		super(`input ${input}: ${problem}`, { input });
		this.input = input;
	}
};
//#endregion
//#region src/inputs/declarations.ts
/**
* Every input with its default, which `action.yml` repeats: the runner hands defaults over, and a process started
* without a runner gets the same ones here. An agreement script keeps the two equal.
*/
const inputDefaults = {
	operation: "",
	"base-url": "",
	"api-token": "",
	"github-token": "",
	repository: "",
	"repository-host": "",
	"target-branch": "",
	"pull-request": "",
	"pull-request-sha": "",
	"required-label": "",
	priority: "",
	"no-batch": "false",
	"test-run-id": "",
	"extra-fields": "",
	"impacted-targets": "",
	"impacted-targets-file": "",
	"impacted-targets-from": "",
	"impacted-targets-config": ".github/impacted-targets.yml",
	"impact-all-paths": "",
	"base-sha": "",
	"head-sha": "",
	"trust-pull-request": "false",
	"working-directory": "",
	shards: "",
	"queue-settings": "",
	"queue-settings-file": "",
	"metrics-scope": "repository",
	"organization-slug": "",
	status: "",
	"page-size": "100",
	"max-pages": "0",
	"junit-paths": "",
	tests: "",
	codeowners: "",
	"max-quarantine-days": "",
	"fail-on-match": "true",
	variant: "",
	"tests-outcome": "",
	wait: "false",
	"wait-timeout-minutes": "60",
	"poll-interval-seconds": "10",
	"cancel-on-abort": "false",
	"request-timeout-seconds": "30",
	"max-attempts": "5",
	"allow-insecure-http": "false",
	"compute-timeout-minutes": "60",
	commits: "200",
	"test-minutes": "20",
	concurrency: "5",
	"dry-run": "false",
	summary: "true"
};
//#endregion
//#region src/inputs/input-use.ts
const submitted = ["submit-pull-request", "wait-for-pull-request"];
const onPullRequest = [
	...submitted,
	"cancel-pull-request",
	"restart-tests-on-pull-request",
	"get-submitted-pull-request",
	"set-impacted-targets"
];
const withTargets = ["set-impacted-targets", "compute-impacted-targets"];
const onHistory = ["analyze-impacted-targets"];
const withSettings = [
	"create-queue",
	"update-queue",
	"apply-queue"
];
const onQueue = [
	...withSettings,
	"delete-queue",
	"get-queue",
	"get-merge-queue-testing-details"
];
const withReports = ["check-quarantined-tests", "excuse-quarantined-failures"];
const onTests = [
	"list-unhealthy-tests",
	"list-quarantined-tests",
	...withReports
];
/** The operations that make use of each input; `all` also for what a whole workflow may give to every step. */
const inputUse = {
	operation: "all",
	"base-url": "all",
	"api-token": "all",
	"github-token": "all",
	repository: "all",
	"repository-host": "all",
	"target-branch": [
		...onPullRequest,
		...withTargets,
		...onQueue
	],
	"pull-request": [
		...onPullRequest,
		...withTargets,
		"get-merge-queue-testing-details"
	],
	"pull-request-sha": withTargets,
	"required-label": "all",
	priority: ["submit-pull-request"],
	"no-batch": ["submit-pull-request"],
	"test-run-id": ["get-merge-queue-testing-details"],
	"extra-fields": [
		...onPullRequest,
		...onQueue,
		...onTests,
		"get-merge-queue-metrics"
	],
	"impacted-targets": withTargets,
	"impacted-targets-file": withTargets,
	"impacted-targets-from": [...withTargets, ...onHistory],
	"impacted-targets-config": [...withTargets, ...onHistory],
	"impact-all-paths": [...withTargets, ...onHistory],
	"base-sha": withTargets,
	"head-sha": [...withTargets, ...onHistory],
	"trust-pull-request": withTargets,
	"working-directory": [
		...withTargets,
		...onHistory,
		...withReports,
		...withSettings
	],
	shards: withTargets,
	"queue-settings": withSettings,
	"queue-settings-file": withSettings,
	"metrics-scope": ["get-merge-queue-metrics"],
	"organization-slug": "all",
	status: ["list-unhealthy-tests"],
	"page-size": onTests,
	"max-pages": onTests,
	"junit-paths": withReports,
	tests: ["check-quarantined-tests"],
	codeowners: withReports,
	"max-quarantine-days": withReports,
	"fail-on-match": ["check-quarantined-tests"],
	variant: withReports,
	"tests-outcome": ["excuse-quarantined-failures"],
	wait: ["submit-pull-request"],
	"wait-timeout-minutes": submitted,
	"poll-interval-seconds": submitted,
	"cancel-on-abort": ["submit-pull-request"],
	commits: onHistory,
	"test-minutes": onHistory,
	concurrency: onHistory,
	"compute-timeout-minutes": [
		...withTargets,
		...onHistory,
		...withReports
	],
	"request-timeout-seconds": "all",
	"max-attempts": "all",
	"allow-insecure-http": "all",
	"dry-run": "all",
	summary: "all"
};
/** Operations that use some inputs only together with another one, which is named first. */
const usedWith = [[
	"wait",
	["submit-pull-request"],
	[
		"wait-timeout-minutes",
		"poll-interval-seconds",
		"cancel-on-abort"
	]
], [
	"impacted-targets-from",
	withTargets,
	[
		"impacted-targets-config",
		"impact-all-paths",
		"base-sha",
		"head-sha",
		"trust-pull-request"
	]
]];
/**
* Inputs that were given and are not used, each with why. One that has its default is taken as not given: the runner
* does not tell the two apart.
* @param textOf the text of an input; its default when not given
*/
function unusedInputs(operation, textOf) {
	const isGiven = (name) => (textOf(name) ?? "") !== inputDefaults[name];
	const isUsed = (name) => inputUse[name] === "all" || inputUse[name].includes(operation);
	const unused = /* @__PURE__ */ new Map();
	for (const name of Object.keys(inputDefaults).filter(isGiven)) {
		const condition = usedWith.find(([other, operations, names]) => names.includes(name) && operations.includes(operation) && !isGiven(other));
		if (isUsed(name)) {
			if (condition !== void 0) unused.set(name, `without ${condition[0]}`);
		} else if (name !== "pull-request" || !isGiven("required-label")) unused.set(name, `by ${operation}`);
	}
	return unused;
}
//#endregion
//#region src/inputs/operation-names.ts
/** Every operation, in the order in which they are documented. */
const operationNames = [
	"submit-pull-request",
	"cancel-pull-request",
	"restart-tests-on-pull-request",
	"get-submitted-pull-request",
	"set-impacted-targets",
	"get-merge-queue-testing-details",
	"create-queue",
	"delete-queue",
	"get-queue",
	"update-queue",
	"get-merge-queue-metrics",
	"list-unhealthy-tests",
	"list-quarantined-tests",
	"wait-for-pull-request",
	"compute-impacted-targets",
	"check-quarantined-tests",
	"excuse-quarantined-failures",
	"apply-queue",
	"analyze-impacted-targets"
];
const canonical = (text) => text.toLowerCase().replace(/[-_\s]/g, "");
const byCanonicalName = new Map(operationNames.map((name) => [canonical(name), name]));
/**
* The operation that a name means. The endpoint's own spelling (`submitPullRequest`) is accepted too; case, `-` and `_`
* do not matter.
*/
function operationNamed(text) {
	return byCanonicalName.get(canonical(text));
}
/** What people call operations by, in one word. */
const aliases = {
	submit: "submit-pull-request",
	enqueue: "submit-pull-request",
	queue: "submit-pull-request",
	add: "submit-pull-request",
	merge: "submit-pull-request",
	cancel: "cancel-pull-request",
	dequeue: "cancel-pull-request",
	remove: "cancel-pull-request",
	withdraw: "cancel-pull-request",
	restart: "restart-tests-on-pull-request",
	retry: "restart-tests-on-pull-request",
	rerun: "restart-tests-on-pull-request",
	status: "get-submitted-pull-request",
	state: "get-submitted-pull-request",
	wait: "wait-for-pull-request",
	upload: "set-impacted-targets",
	targets: "set-impacted-targets",
	compute: "compute-impacted-targets",
	details: "get-merge-queue-testing-details",
	create: "create-queue",
	delete: "delete-queue",
	update: "update-queue",
	apply: "apply-queue",
	metrics: "get-merge-queue-metrics",
	flaky: "list-unhealthy-tests",
	broken: "list-unhealthy-tests",
	unhealthy: "list-unhealthy-tests",
	quarantined: "list-quarantined-tests",
	quarantine: "list-quarantined-tests",
	check: "check-quarantined-tests",
	excuse: "excuse-quarantined-failures"
};
/** The operation that people call so, or whose name is nearest to a mistyped one, if any is near. */
async function nearestOperation(text) {
	const { closestMatch } = await Promise.resolve().then(() => require("./chunks/leven-CakbgFXD.js")).then((n) => n.leven_exports);
	const written = canonical(text);
	const [word = ""] = /[a-z]+/.exec(text.toLowerCase()) ?? [];
	const nearest = (most) => {
		const found = closestMatch(written, [...byCanonicalName.keys()], { maxDistance: Math.min(most, Math.floor(written.length / 2)) });
		return found === void 0 ? void 0 : byCanonicalName.get(found);
	};
	return aliases[written] ?? nearest(3) ?? aliases[word] ?? nearest(8);
}
//#endregion
//#region src/inputs/values.ts
/** A value as messages show it. */
const quoted = (text) => JSON.stringify(oneLine(text, 100));
/** Object names in SHA-1 or SHA-256, whole. */
function readSha(name, text) {
	if (text !== void 0 && !/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) throw new InputError(name, `${quoted(text)} is no whole commit SHA (40 hexadecimal digits)`);
	return text?.toLowerCase();
}
function readNumber(name, text, range) {
	if (text === void 0) return void 0;
	const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
	const tooSmall = range.above === void 0 ? value < (range.least ?? 0) : value <= range.above;
	if (Number.isNaN(value) || tooSmall || value > range.most) {
		const from = range.above === void 0 ? `from ${String(range.least ?? 0)}` : `above ${String(range.above)}`;
		throw new InputError(name, `${quoted(text)} is not a number ${from} to ${String(range.most)}`);
	}
	return value;
}
function readInteger(name, text, range) {
	if (text === void 0) return void 0;
	const value = /^\d+$/.test(text) ? Number(text) : NaN;
	if (Number.isNaN(value) || value < (range.least ?? 0) || value > range.most) {
		const what = range.most === Number.MAX_SAFE_INTEGER ? "a positive whole number" : `a whole number from ${String(range.least ?? 0)} to ${String(range.most)}`;
		throw new InputError(name, `${quoted(text)} is not ${what}`);
	}
	return value;
}
/** YAML 1.2 core schema, section 10.3.2: nothing else is a boolean. */
function readBoolean(name, text) {
	if (text !== void 0 && /^(true|True|TRUE)$/.test(text)) return true;
	if (text === void 0 || /^(false|False|FALSE)$/.test(text)) return false;
	throw new InputError(name, `${quoted(text)} is neither true nor false`);
}
function readChoice(name, text, choices) {
	const choice = choices.find((candidate) => candidate === text);
	if (text !== void 0 && choice === void 0) throw new InputError(name, `${quoted(text)} is not one of ${choices.join(", ")}`);
	return choice;
}
function lines(text) {
	return (text ?? "").split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
}
/** A priority is a name of the service's, or a number of 32 bits, as its description has it. */
function readPriority(text) {
	if (text === void 0 || !/^[+-]?[\d.]+$/.test(text)) return text;
	return readInteger("priority", text, {
		least: 0,
		most: 4294967295
	});
}
//#endregion
//#region src/inputs/address.ts
/**
* The base address without a slash at its end.
* @param allowInsecureHttp whether plain HTTP may go to another machine, such as a service container of the job
* @throws InputError
*/
function readBaseUrl(text, { allowInsecureHttp }) {
	const trimmed = text?.trim() ?? "";
	if (trimmed === "") return void 0;
	const example = "Give the whole address, for instance https://api.example.com/v1";
	let url;
	try {
		url = new URL(trimmed);
	} catch {
		throw new InputError("base-url", `${quoted(trimmed)} is no address with a scheme. ${example}`);
	}
	if (url.protocol !== "https:" && url.protocol !== "http:") throw new InputError("base-url", `${quoted(trimmed)} does not begin with https://. ${example}`);
	if (url.username !== "" || url.password !== "") throw new InputError("base-url", "it holds a user name or password. Remove them; the token goes into api-token");
	if (url.search !== "" || url.hash !== "") throw new InputError("base-url", `${quoted(trimmed)} has a query or a fragment. ${example}`);
	if (url.protocol === "http:" && !allowInsecureHttp && !isLoopback(url.hostname)) throw new InputError("base-url", `${quoted(trimmed)} is plain HTTP, which would show the token to the network. Use https://; http:// is for this machine only, or with allow-insecure-http: true for a service container of the job`);
	return url.href.replace(/\/+$/, "");
}
/** Names and addresses of this machine (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
function isLoopback(hostname) {
	return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
/** What a token that is pasted with something around it begins or ends with, and what it then is. */
const tokenMistakes = [
	[/^(["'`]).*\1$/, "it stands in quotes, which would be sent with it. Store the bare token in the secret"],
	[/^(bearer|token|basic|x-api-token:|authorization:)\s/i, "it begins with a word that is no part of it. Store the bare token in the secret"],
	[/^(\$\w+|\$\{\w+\}|\$env:\w+|%\w+%|\$\{\{.*\}\})$/i, "it is the name of a variable, which nothing replaces in an input. Give it as an expression, `${{ secrets.NAME }}` with the name of your secret"]
];
/** @throws InputError that shows nothing of the token */
function readToken(text) {
	const mistake = tokenMistakes.find(([pattern]) => text !== void 0 && pattern.test(text));
	if (mistake !== void 0) throw new InputError("api-token", mistake[1]);
	if (text !== void 0 && !/^[\t\x20-\x7e\x80-\xff]+$/.test(text)) throw new InputError("api-token", "it holds a line break or another character that an HTTP header cannot carry. Store the bare token in the secret");
	return text;
}
/** Owner and name; the owner holds slashes where it is a group in a group. @throws InputError */
function readRepository(text) {
	if (text === void 0) return void 0;
	const match = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(text);
	if (match === null) throw new InputError("repository", `${quoted(text)} is not of the form owner/name`);
	const [, owner = "", name = ""] = match;
	return {
		owner,
		name
	};
}
function readHost(text) {
	if (text === void 0) return void 0;
	const host = text.replace(/^https?:\/\//i, "").replace(/\/+$/, "");
	if (!/^[\w.-]+(:\d+)?$/.test(host) || !URL.canParse(`https://${host}`)) throw new InputError("repository-host", `${quoted(text)} is no host name. Give for instance github.com`);
	return host;
}
//#endregion
//#region src/inputs/mapping.ts
/** Most levels that are read: nobody nests settings deeper, and services refuse JSON that is nested much deeper. */
const deepest = 100;
/**
* Reads a YAML mapping, of which JSON is a part, as an object that JSON can say.
* @param name the input that it stands in
* @throws InputError when it is none, or holds a field with a meaning of its own
*/
async function readMapping(name, text, { required = false } = {}) {
	if (text === void 0) return void 0;
	const value = await readYaml(name, text);
	if (value === null && !required) return void 0;
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new InputError(name, "it is no mapping. Give YAML or JSON such as `priority: high`");
	const problem = whyNoJson(value, /* @__PURE__ */ new Set(), /* @__PURE__ */ new Set());
	if (problem !== void 0) throw new InputError(name, problem);
	const reserved = reservedFields.find((field) => Object.hasOwn(value, field));
	if (reserved !== void 0) throw new InputError(name, `it cannot set ${reserved}, which the action sets itself. Remove that field`);
	return value;
}
async function readYaml(name, text) {
	const { LineCounter, parseDocument } = await Promise.resolve().then(() => require("./chunks/dist-B8H7bxKp.js")).then((n) => /* @__PURE__ */ require_rolldown_runtime.__toESM(n.require_dist(), 1));
	const lineCounter = new LineCounter();
	try {
		const document = parseDocument(text, {
			lineCounter,
			prettyErrors: false,
			stringKeys: true
		});
		const [problem] = document.errors;
		if (problem === void 0) return document.toJS();
		if (problem.code === "RESOURCE_EXHAUSTION") throw new InputError(name, tooDeep);
		const { line, col } = lineCounter.linePos(problem.pos[0]);
		throw new InputError(name, `line ${String(line)}, column ${String(col)}: ${oneLine(problem.message)}`);
	} catch (error) {
		if (error instanceof InputError) throw error;
		if (error instanceof RangeError) throw new InputError(name, tooDeep);
		throw new InputError(name, oneLine(error.message));
	}
}
const tooDeep = `it is nested more than ${String(deepest)} deep`;
const unsayable = ", which no JSON can say";
/** Why a value of YAML is none of JSON's; undefined when it is one. */
function whyNoJson(value, above, known) {
	if (typeof value === "number" && !Number.isFinite(value)) return `it holds ${String(value)}${unsayable}`;
	if (typeof value !== "object" || value === null) return void 0;
	if (above.has(value)) return `it holds itself${unsayable}`;
	if (known.has(value)) return void 0;
	if (above.size >= deepest) return tooDeep;
	if (!(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)) return `it holds a value of the type ${value.constructor.name}${unsayable}`;
	const here = /* @__PURE__ */ new Set([...above, value]);
	for (const one of Object.values(value)) {
		const problem = whyNoJson(one, here, known);
		if (problem !== void 0) return problem;
	}
	known.add(value);
}
//#endregion
//#region src/inputs/unreadable-file.ts
/** What a file that cannot be read means to a person: a clause. */
function reasonOf(error) {
	return {
		ENOENT: "there is no such file",
		EISDIR: "it is a folder",
		EACCES: "this user may not read it",
		ENOTDIR: "part of its path is no folder",
		ELOOP: "it is a link in a circle"
	}[error.code ?? ""] ?? (error instanceof Error ? oneLine(error.message) : String(error));
}
//#endregion
//#region src/inputs/inputs.ts
/** How a step can end (GitHub's documentation of the `steps` context). */
const stepOutcomes = [
	"success",
	"failure",
	"cancelled",
	"skipped",
	"unknown"
];
/** The value of an input, as the runner hands it over; undefined when it is empty. */
function inputText(environment, name) {
	const given = environment[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
	const value = given === "" ? inputDefaults[name] : given;
	return value === "" ? void 0 : value;
}
/** The token, from its input or the environment variable that stands in for it. */
function apiTokenText(environment) {
	const value = inputText(environment, "api-token") ?? environment.MERGE_QUEUE_API_TOKEN?.trim();
	return value === "" ? void 0 : value;
}
/**
* Reads and checks all inputs.
* @throws InputError for the first input that is not what it should be
*/
async function readInputs(environment) {
	const text = (name) => inputText(environment, name);
	const operation = await readOperation(text("operation"));
	const workspace = environment.GITHUB_WORKSPACE ?? process.cwd();
	const workingDirectory = (0, node_path.resolve)(workspace, text("working-directory") ?? ".");
	const folders = require_open_file.readableFolders(workspace, environment);
	const below = (path) => (0, node_path.resolve)(workingDirectory, path);
	return {
		operation,
		baseUrl: readBaseUrl(text("base-url") ?? environment.MERGE_QUEUE_BASE_URL, { allowInsecureHttp: boolean("allow-insecure-http") }),
		apiToken: readToken(apiTokenText(environment)),
		githubToken: text("github-token"),
		repository: readRepository(text("repository")),
		repositoryHost: readHost(text("repository-host")),
		targetBranch: text("target-branch")?.replace(/^refs\/heads\//, ""),
		pullRequest: readInteger("pull-request", text("pull-request"), {
			least: 1,
			most: Number.MAX_SAFE_INTEGER
		}),
		pullRequestSha: readSha("pull-request-sha", text("pull-request-sha")),
		requiredLabel: text("required-label"),
		priority: readPriority(text("priority")),
		noBatch: boolean("no-batch"),
		testRunId: text("test-run-id"),
		extraFields: await readExtraFields(text("extra-fields")),
		targets: readTargets(text, below),
		impactedTargetsConfig: text("impacted-targets-config") ?? inputDefaults["impacted-targets-config"],
		impactAllPaths: lines(text("impact-all-paths")),
		baseSha: readSha("base-sha", text("base-sha")),
		headSha: readSha("head-sha", text("head-sha")),
		trustPullRequest: boolean("trust-pull-request"),
		workspace,
		readableFolders: folders,
		workingDirectory,
		shards: readInteger("shards", text("shards"), {
			least: 1,
			most: 256
		}),
		queueSettings: await readQueueSettings(text, below, folders),
		metricsScope: readChoice("metrics-scope", text("metrics-scope"), ["repository", "organization"]) ?? "repository",
		organizationSlug: text("organization-slug"),
		status: readChoice("status", text("status")?.toUpperCase(), require_states.unhealthyStatuses),
		pageSize: integer("page-size", {
			least: 1,
			most: 100
		}),
		maxPages: integer("max-pages", {
			least: 0,
			most: 1e6
		}),
		junitPaths: lines(text("junit-paths")),
		tests: lines(text("tests")),
		codeowners: lines(text("codeowners")),
		maxQuarantineDays: readNumber("max-quarantine-days", text("max-quarantine-days"), {
			least: 0,
			most: 36500
		}),
		failOnMatch: boolean("fail-on-match"),
		variant: text("variant"),
		testsOutcome: readChoice("tests-outcome", text("tests-outcome")?.toLowerCase(), stepOutcomes),
		wait: boolean("wait"),
		waitTimeoutMs: number("wait-timeout-minutes", {
			above: 0,
			most: 50400
		}) * 6e4,
		pollIntervalMs: number("poll-interval-seconds", {
			above: 0,
			most: 3600
		}) * 1e3,
		cancelOnAbort: boolean("cancel-on-abort"),
		requestTimeoutMs: number("request-timeout-seconds", {
			above: 0,
			most: 3600
		}) * 1e3,
		maxAttempts: integer("max-attempts", {
			least: 1,
			most: 100
		}),
		commits: integer("commits", {
			least: 1,
			most: 1e4
		}),
		testMinutes: number("test-minutes", {
			above: 0,
			most: 1e4
		}),
		concurrency: integer("concurrency", {
			least: 1,
			most: 1e3
		}),
		computeTimeoutMs: number("compute-timeout-minutes", {
			above: 0,
			most: 50400
		}) * 6e4,
		dryRun: boolean("dry-run"),
		summary: boolean("summary")
	};
	function integer(name, range) {
		return readInteger(name, text(name), range) ?? Number(inputDefaults[name]);
	}
	function number(name, range) {
		return readNumber(name, text(name), range) ?? Number(inputDefaults[name]);
	}
	function boolean(name) {
		return readBoolean(name, text(name));
	}
}
async function readOperation(text) {
	if (text === void 0) throw new InputError("operation", `it is required. Give one of ${operationNames.join(", ")}`);
	const name = operationNamed(text);
	if (name !== void 0) return name;
	const nearest = await nearestOperation(text);
	throw new InputError("operation", `there is no operation ${quoted(text)}. ` + (nearest === void 0 ? `Give one of ${operationNames.join(", ")}` : `Did you mean ${nearest}?`));
}
function onlyOneOf(text, names) {
	const given = names.filter((name) => text(name) !== void 0);
	const [first, second] = given;
	if (first !== void 0 && second !== void 0) throw new InputError(first, `it cannot be given together with ${given.slice(1).join(" and ")}. Give only one of them`);
}
function readTargets(text, below) {
	onlyOneOf(text, [
		"impacted-targets",
		"impacted-targets-file",
		"impacted-targets-from"
	]);
	const given = text("impacted-targets");
	if (given !== void 0) return {
		kind: "text",
		text: given
	};
	const file = text("impacted-targets-file");
	if (file !== void 0) return {
		kind: "file",
		path: below(file)
	};
	const from = text("impacted-targets-from");
	return from === void 0 ? void 0 : {
		kind: "from",
		names: lines(from).map((name) => name.toLowerCase())
	};
}
async function readExtraFields(text) {
	return await readMapping("extra-fields", text) ?? {};
}
/** More than a request body can hold, so that a file that is too large for one gets that error instead. */
const settingsLimitBytes = 32 * 1024 * 1024;
async function readQueueSettings(text, below, folders) {
	onlyOneOf(text, ["queue-settings", "queue-settings-file"]);
	const path = text("queue-settings-file");
	if (path === void 0) return checkedSettings("queue-settings", await readMapping("queue-settings", text("queue-settings")));
	let content;
	try {
		content = require_open_file.readWholeFile(below(path), folders, settingsLimitBytes).toString("utf8");
	} catch (error) {
		throw new InputError("queue-settings-file", `${quoted(path)} cannot be read: ${reasonOf(error)}`);
	}
	return checkedSettings("queue-settings-file", await readMapping("queue-settings-file", content, { required: true }));
}
/** @throws InputError for a setting that is nearly a known one, or whose value is none that it can have */
async function checkedSettings(name, written) {
	if (written === void 0) return void 0;
	const { checkSettings } = await Promise.resolve().then(() => require("./chunks/queue-settings-DiE8UI_s.js"));
	const reading = checkSettings(written);
	if (reading.problem !== void 0) throw new InputError(name, reading.problem);
	return reading.settings;
}
//#endregion
//#region src/inputs/input-warnings.ts
/** What a person may have meant otherwise in inputs that can be used as they are: each a line that names the input. */
async function inputWarnings(environment, inputs) {
	const textOf = (name) => inputText(environment, name);
	return [
		...[...unusedInputs(inputs.operation, textOf)].map(([name, why]) => `input ${name}: it is not used ${why}, so it changes nothing. Remove it`),
		...labelWarnings(textOf("required-label")),
		...Object.keys(inputs.extraFields).length === 0 ? [] : (await Promise.resolve().then(() => require("./chunks/extra-fields-B8Sf8Gj5.js"))).extraFieldWarnings(inputs.operation, Object.keys(inputs.extraFields))
	];
}
function labelWarnings(text) {
	return lines(text).filter((line) => /,|^- |^\[.*\]$|^(["']).*\1$/.test(line)).map((line) => `input required-label: ${quoted(line)} is taken for the name of one label. Give one label a line, without quotes`);
}
//#endregion
//#region src/service/holds-any-text.ts
/** Bytes of which the rarest are told: the beginning of a list is like the rest of it. */
const sampled = 1024;
/** A shorter part of a text stands in other texts, too. In bytes. */
const shortest = 4;
/**
* Whether one of these texts stands in megabytes, as `Buffer.includes` tells. That looks for the first byte of a text, and takes
* long where it is one that stands everywhere. So a part of the text is looked for before, one that begins with what is
* rarest at the beginning of the bytes: where the part is not, the whole is not.
* @param texts each is looked for as UTF-8
*/
function holdsAnyText(bytes, texts) {
	const often = /* @__PURE__ */ new Uint16Array(256);
	for (const byte of bytes.subarray(0, sampled)) often[byte] = (often[byte] ?? 0) + 1;
	return texts.some((text) => {
		const wanted = Buffer.from(text, "utf8");
		let rarest = 0;
		for (let at = 1; at <= wanted.length - shortest; at += 1) if ((often[wanted[at] ?? 0] ?? 0) < (often[wanted[rarest] ?? 0] ?? 0)) rarest = at;
		return bytes.includes(wanted.subarray(rarest)) && bytes.includes(wanted);
	});
}
//#endregion
//#region src/service/written-forms.ts
const names = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot",
	"'": "apos"
};
/** A number in hexadecimal, in lower case, with zeros before it up to so many digits. */
const hex = (value, digits) => value.toString(16).padStart(digits, "0");
/** A text in lower case and in capitals. */
const bothCases = (text) => [text.toLowerCase(), text.toUpperCase()];
/** A number with no zero before it, with one, and so on, up to `most` digits. */
const padded = (digits, most) => Array.from({ length: Math.max(1, most - digits.length + 1) }, (_, zeros) => "0".repeat(zeros) + digits);
/** References as HTML and XML have them, with the zeros before the number that some writers add (PHP's `&#039;`). */
function referencesTo(code) {
	return [
		`#${String(code)};`,
		...padded(String(code), 7).map((digits) => `&#${digits};`),
		...bothCases(hex(code, 1)).flatMap((digits) => padded(digits, 6).flatMap((one) => [`&#x${one};`, `&#X${one};`]))
	];
}
/** The bytes of a character, each behind a mark: `%`, `=` (RFC 2045) and `\x`. */
function byteSpellings(character) {
	const digits = [...Buffer.from(character, "utf8")].map((byte) => hex(byte, 2));
	return [
		"%",
		"=",
		"\\x"
	].flatMap((mark) => [digits.map((two) => mark + two).join(""), digits.map((two) => mark + two.toUpperCase()).join("")]);
}
/** What every writer may leave as it is. Where one escapes it, it is by its number or its bytes. */
const isPlain = /^[A-Za-z0-9]$/;
/** A character as text formats and programming languages write it. */
function writtenOnce(character) {
	const code = character.codePointAt(0) ?? 0;
	const name = names[character];
	const references = referencesTo(code);
	return [
		character,
		...byteSpellings(character),
		JSON.stringify(character).slice(1, -1),
		...bothCases(hex(code, 4)).flatMap((digits) => [`\\u${digits}`, `%u${digits}`]),
		...bothCases(hex(code, 1)).map((digits) => `\\u{${digits}}`),
		...code < 256 ? [`\\${code.toString(8).padStart(3, "0")}`] : [],
		...!isPlain.test(character) && /[^\p{L}\p{N}\s]/u.test(character) ? [`\\${character}`] : [],
		...references,
		...character === "@" ? references.map((reference) => `${reference}<!-- -->`) : [],
		...character === " " ? ["+"] : [],
		...name === void 0 ? [] : [`&${name};`]
	];
}
/** What writers of HTML and XML put for a quote and an apostrophe. */
const quotesInHtml = [
	["&quot;", "&apos;"],
	["&#34;", "&#39;"],
	["&#x22;", "&#x27;"],
	["&#34;", "&#039;"]
];
/** What writers of JSON that may stand in HTML escape beside the rest: Go's and PHP's, PHP's where asked, and Gson. */
const escapedForHtml = [
	/[<>&]/g,
	/[<>&']/g,
	/[<>&'=]/g
];
/** What a writer of JSON, of HTML or of an address makes of a text that another one has already written. */
function writtenAgain(form) {
	const urlEncoded = encodeURIComponent(form);
	return [
		.../["\\/<>&'=]/.test(form) ? inJson(form) : [],
		.../["<>&']/.test(form) ? quotesInHtml.map((quotes) => inHtml(form, quotes)) : [],
		...urlEncoded === form ? [] : [urlEncoded, urlEncoded.replace(/%../g, (byte) => byte.toLowerCase())]
	];
}
function inJson(form) {
	const json = JSON.stringify(form).slice(1, -1);
	const digitsOf = (one) => hex(one.charCodeAt(0), 4);
	return [
		json,
		json.replaceAll("/", "\\/"),
		form.replaceAll("\\", "\\\\"),
		...escapedForHtml.flatMap((characters) => [json.replace(characters, (one) => `\\u${digitsOf(one)}`), json.replace(characters, (one) => `\\u${digitsOf(one).toUpperCase()}`)])
	];
}
const inHtml = (form, [quote, apostrophe]) => form.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", quote).replaceAll("'", apostrophe);
/** References with more zeros than the one of PHP: nobody is known to write these again, and they would be most of all forms. */
const manyZeros = /^&#[xX]?00/;
/**
* A character as text formats and programming languages write it, and as JSON, HTML and addresses write that again: JSON in
* JSON, HTML in JSON, an address in an address.
*/
function writtenForms(character) {
	const once = writtenOnce(character);
	const again = isPlain.test(character) ? once.filter((form) => /^%|^\\u/.test(form)).flatMap((form) => [form.replace("%", "%25"), form.replace("\\", "\\\\")]) : once.filter((form) => !manyZeros.test(form)).flatMap(writtenAgain);
	return [...once, ...again];
}
function piece(spellings) {
	const byFirst = /* @__PURE__ */ new Map();
	for (const spelling of spellings) {
		const first = spelling.charAt(0);
		const alike = byFirst.get(first) ?? /* @__PURE__ */ new Set();
		byFirst.set(first, alike.add(spelling));
	}
	const withLengths = ([first, all]) => [first, {
		all,
		lengths: [...new Set([...all].map(({ length }) => length))]
	}];
	return new Map([...byFirst].map(withLengths));
}
/**
* Makes pieces when they are first asked for, and each only once: nearly every text holds no beginning of a secret, and all
* secrets are made of the same characters.
*/
function whenNeeded(pieceOf) {
	const made = /* @__PURE__ */ new Map();
	return (character) => {
		const known = made.get(character) ?? pieceOf(character);
		made.set(character, known);
		return known;
	};
}
/**
* A character of a secret wherever it can come back: as it is or in the other case (a coding is folded to lower case, a state
* to capitals with underscores, see `canonicalState`), URL-encoded, escaped in JSON, in a string of C and its kin, in
* quoted-printable, as a reference in HTML or Mermaid, and most of these twice (`writtenForms`).
*/
const spellingsOf = whenNeeded((character) => {
	const written = [
		character,
		...bothCases(character),
		.../[\s-]/.test(character) ? ["_"] : []
	];
	return piece([...new Set(written)].flatMap(writtenForms));
});
const otherDigits = {
	"+": [
		"-",
		"%2B",
		"%2b"
	],
	"/": [
		"_",
		"%2F",
		"%2f"
	]
};
const base64SpellingsOf = whenNeeded((digit) => piece([digit, ...otherDigits[digit] ?? []]));
const hexSpellingsOf = whenNeeded((digit) => piece(bothCases(digit)));
const base64Digit = /[A-Za-z0-9+/_-]/;
const paddings = [
	"=",
	"%3D",
	"%3d"
];
/** The base64 of any text that holds these bytes, for each of the three places where they can begin in a group of bytes. */
function inBase64(secret) {
	return [
		0,
		1,
		2
	].map((before) => {
		const encoded = Buffer.concat([Buffer.alloc(before), secret]).toString("base64").replace(/=+$/, "");
		const first = before === 0 ? 0 : before + 1;
		const anyDigitBehind = (before + secret.length) % 3 !== 0;
		return {
			digits: encoded.slice(first, anyDigitBehind ? -1 : void 0),
			anyDigitBehind
		};
	});
}
const spelledInBase64 = ({ digits, anyDigitBehind }) => ({
	characters: digits,
	pieceOf: base64SpellingsOf,
	anyDigitBehind
});
/**
* A secret in base64 once and twice, as it is, URL-encoded and escaped in JSON: credentials are written in base64, and so are
* the documents that hold them.
*/
function inBase64OnceAndTwice(secret) {
	const once = [.../* @__PURE__ */ new Set([
		secret,
		encodeURIComponent(secret),
		JSON.stringify(secret).slice(1, -1)
	])].flatMap((text) => inBase64(Buffer.from(text, "utf8")));
	const twice = once.flatMap(({ digits }) => inBase64(Buffer.from(digits, "utf8")));
	return [...once, ...twice].map(spelledInBase64);
}
const breaks = /* @__PURE__ */ new Set([
	" ",
	"	",
	"\r",
	"\n",
	"\\"
]);
/** Whether white space that may split a secret can begin there. */
const isBreak = (text, at) => breaks.has(text.charAt(at));
/**
* The positions after white space that may split a secret: one line break with its indentation, as it is or as JSON escapes
* it, or the blanks that are left where lines were joined. The last blank may be the secret's own. Bounded, so that no text
* takes long to read.
*/
function afterBreak(text, from) {
	const isBlank = (at) => text[at] === " " || text[at] === "	";
	const afterBlanks = (start) => {
		let at = start;
		while (at < start + 32 && isBlank(at)) at += 1;
		return at;
	};
	const at = afterBlanks(from);
	const lineBreak = [
		"\r\n",
		"\n",
		"\r",
		"\\r\\n",
		"\\n"
	].find((one) => text.startsWith(one, at));
	const end = lineBreak === void 0 ? at : afterBlanks(at + lineBreak.length);
	return isBlank(end - 1) ? [end, end - 1] : [end];
}
/** The mark where a text was cut: as it is, and in a label of Mermaid. */
const cutMarks = ["…", "#8230;"];
/** A shorter beginning of a secret cannot be told from other text. */
const shortestBeginning = 4;
/** How far ahead the mark is looked for: the longest spelling of one character, and some blanks. */
const beforeMark = 48;
/**
* Where the mark of a cut stands, when nothing is between it and one of these positions but a part of the next piece;
* undefined when it is elsewhere.
*/
function cutAt(text, reached, next) {
	for (const at of reached) {
		const near = text.slice(at, at + beforeMark);
		const mark = Math.min(...cutMarks.map((one) => near.indexOf(one)).filter((found) => found >= 0));
		if (mark === Infinity) continue;
		const part = near.slice(0, mark).trim();
		const spellings = [...next.get(part.charAt(0))?.all ?? []];
		if (part === "" || spellings.some((spelling) => spelling.startsWith(part))) return at + mark;
	}
}
/** So many ways to read a text as the beginning of a secret are followed: where there are more, the secret repeats itself. */
const mostWays = 8;
/** Where a piece ends that stands at one of these positions, the farthest first. */
function endsOf(text, starts, one) {
	const ends = [];
	for (const start of starts) {
		const spellings = one.get(text.charAt(start));
		if (spellings === void 0) continue;
		for (const length of spellings.lengths) if (spellings.all.has(text.slice(start, start + length))) ends.push(start + length);
	}
	return ends.length < 2 ? ends : [...new Set(ends)].sort((a, b) => b - a).slice(0, mostWays);
}
/** Where the secret that begins there ends, or is cut off; undefined when there is none. */
function endOf(text, start, spelled) {
	const { characters, pieceOf, anyDigitBehind = false } = spelled;
	let reached = [start];
	for (let index = 0; index < characters.length; index += 1) {
		const one = pieceOf(characters[index] ?? "");
		if (index > 0 && reached.some((at) => isBreak(text, at))) reached = reached.flatMap((at) => isBreak(text, at) ? [at, ...afterBreak(text, at)] : [at]);
		const ends = endsOf(text, reached, one);
		if (ends.length === 0) return index < shortestBeginning ? void 0 : cutAt(text, reached, one);
		reached = ends;
	}
	let [at = start] = reached;
	if (!anyDigitBehind) return at;
	if (base64Digit.test(text.charAt(at))) at += 1;
	for (let padding = 0; padding < 2; padding += 1) at += paddings.find((one) => text.startsWith(one, at))?.length ?? 0;
	return at;
}
const pairOf = (first, second) => (first & 255) << 8 | second & 255;
/** Marks the pairs of characters with which a secret can begin, so that a large text is passed over in a moment. */
function beginnings(spelled) {
	const marks = /* @__PURE__ */ new Uint8Array(65536);
	for (const { characters, pieceOf } of spelled) {
		const [one = "", next = ""] = characters;
		const behind = [...pieceOf(next).keys(), ...breaks];
		for (const { all } of pieceOf(one).values()) for (const spelling of all) for (const second of spelling.length > 1 ? [spelling.charAt(1)] : behind) marks[pairOf(spelling.charCodeAt(0), second.charCodeAt(0))] = 1;
	}
	return marks;
}
/** A secret as services and tools usually write it, the longest form first. */
function usualForms(secret) {
	const bytes = Buffer.from(secret, "utf8");
	const base64 = bytes.toString("base64");
	const forms = [
		secret,
		encodeURIComponent(secret),
		base64,
		base64.replace(/=+$/, ""),
		bytes.toString("base64url"),
		JSON.stringify(secret).slice(1, -1),
		...secret.length < 8 ? [] : bothCases(secret)
	];
	return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
/** Characters that are looked at before others get their turn: at worst some tens of milliseconds. */
const charactersATurn = 64 * 1024;
const known = /* @__PURE__ */ new Map();
/**
* A function that takes a secret out of text from outside, whatever a service, a proxy or our own formats make
* of it: as it is, URL-encoded, escaped in JSON, HTML or Mermaid, in base64 (also in the middle of a longer text), in
* hexadecimal, and split over lines. Where a text was cut, what is left of the secret before the mark of the cut is taken
* out, too. A service that echoes a request's headers must not bring the token into a log or a file. Of one secret, it is the
* same function for the log and for the connection.
*/
function redactor(secret) {
	const made = known.get(secret) ?? makeRedactor(secret);
	known.set(secret, made);
	return made;
}
function makeRedactor(secret) {
	let made;
	const turnsOf = (text, instead) => (made ??= turnsFor(secret))(text, instead);
	const redact = (text, instead = "***") => {
		const turns = turnsOf(text, instead);
		for (;;) {
			const turn = turns.next();
			if (turn.done === true) return turn.value;
		}
	};
	const inTurns = async (text, instead = "***", signal) => {
		const turns = turnsOf(text, instead);
		for (;;) {
			const turn = turns.next();
			if (turn.done === true) return turn.value;
			await nextTurn();
			signal?.throwIfAborted();
		}
	};
	const prepare = () => {
		made ??= turnsFor(secret);
	};
	return Object.assign(redact, {
		inTurns,
		prepare
	});
}
const nextTurn = () => new Promise((done) => setImmediate(done));
function turnsFor(secret) {
	const longestFirst = secret === "" ? [] : usualForms(secret);
	const withoutUsual = function* (text, instead) {
		let clean = text;
		for (const form of longestFirst) {
			if (clean.includes(form)) clean = clean.replaceAll(form, instead);
			if (text.length > charactersATurn) yield;
		}
		return clean;
	};
	if (secret.length < 8) return withoutUsual;
	const spelled = [
		{
			characters: Array.from(secret),
			pieceOf: spellingsOf
		},
		...inBase64OnceAndTwice(secret),
		{
			characters: Buffer.from(secret, "utf8").toString("hex"),
			pieceOf: hexSpellingsOf
		}
	];
	const byFirst = /* @__PURE__ */ new Map();
	for (const one of spelled) for (const first of one.pieceOf(one.characters[0] ?? "").keys()) byFirst.set(first, [...byFirst.get(first) ?? [], one]);
	const begins = beginnings(spelled);
	return function* (text, instead) {
		let clean = "";
		let kept = 0;
		let turnEnds = charactersATurn;
		for (let at = 0; at < text.length; at += 1) {
			if (at >= turnEnds) {
				turnEnds = at + charactersATurn;
				yield;
			}
			if (begins[pairOf(text.charCodeAt(at), text.charCodeAt(at + 1))] === 0) continue;
			let end;
			for (const candidate of byFirst.get(text.charAt(at)) ?? []) end ??= endOf(text, at, candidate);
			if (end === void 0) continue;
			clean += text.slice(kept, at) + instead;
			kept = end;
			at = end - 1;
		}
		return yield* withoutUsual(kept === 0 ? text : clean + text.slice(kept), instead);
	};
}
//#endregion
//#region node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
//#endregion
//#region node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
//#endregion
//#region src/action/without-crypto.ts
/**
* Stands in the bundle for `crypto`, of which `@actions/core` takes `randomUUID` for the delimiter of an output. Loading all of it
* takes some milliseconds, which a step that supervises a worker has no need of before the worker starts.
*/
function randomUUID() {
	const { randomUUID: random } = (0, node_module.createRequire)(process.execPath)("node:crypto");
	return random();
}
//#endregion
//#region node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
//#endregion
//#region src/action/log.ts
/**
* In larger content only the usual forms of a token are looked for: looking for every spelling would take longer than the
* step.
*/
const largeBytes = 1024 * 1024;
/** Longer lines are cut: the whole text is in a file where it matters. */
const longestLine = 4e3;
/** Of many lines so many are written at once, in UTF-16 code units. */
const writtenAtOnce = 64 * 1024;
/** The step's log: every line is escaped, whatever was in it. */
var StepLog = class {
	#redactors = [];
	#usualForms = [];
	/** Makes the runner mask a secret, and takes it out of every line from here on. */
	mask(secret) {
		for (const line of secret.split(/\r?\n/)) if (line.trim() !== "") issueCommand("add-mask", {}, line);
		if (secret.length < 8) return;
		this.#redactors.push(redactor(secret));
		const forms = [...this.#usualForms, ...usualForms(secret)];
		this.#usualForms = forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
	}
	info(line) {
		process.stdout.write(`${logLine(this.#clean(line))}\n`);
	}
	infoEach(lines) {
		let waiting = [];
		let length = 0;
		const write = () => {
			const text = waiting.join("\n");
			const clean = this.#redact(text) === text ? (line) => cut(line) : (line) => this.#clean(line);
			process.stdout.write(waiting.map((line) => `${logLine(clean(line))}\n`).join(""));
			waiting = [];
			length = 0;
		};
		for (const line of lines) {
			waiting.push(line);
			length += line.length;
			if (length >= writtenAtOnce) write();
		}
		if (waiting.length > 0) write();
	}
	debug(line) {
		issueCommand("debug", {}, visible(this.#clean(line)));
	}
	notice(line, place) {
		this.#annotate("notice", line, place);
	}
	warn(line, place) {
		this.#annotate("warning", line, place);
	}
	error(line, place) {
		this.#annotate("error", line, place);
	}
	async group(title, work) {
		issueCommand("group", {}, visible(this.#clean(title)));
		try {
			return await work();
		} finally {
			issueCommand("endgroup", {}, "");
		}
	}
	/** Text without the token, for what is written elsewhere than in the log. */
	redacted(text) {
		return this.#redact(text);
	}
	/**
	* The same for megabytes, in turns between which signals are heard.
	* @throws the signal's reason when it is aborted
	*/
	async redactedInTurns(text, signal) {
		let clean = text;
		for (const redact of this.#redactors) clean = await redact.inTurns(clean, void 0, signal);
		return clean;
	}
	/** The same for Markdown and Mermaid, in which stars have a meaning. */
	redactedMarkdown(markdown) {
		return this.#redact(markdown, "REDACTED");
	}
	/** The same for the workflow's own files; in megabytes, only the usual forms of the token are looked for first. */
	redactedBytes(bytes) {
		if (bytes.length > largeBytes && !holdsAnyText(bytes, this.#usualForms)) return bytes;
		return Buffer.from(this.#redact(bytes.toString("utf8")), "utf8");
	}
	/** Whether a token stands there; in megabytes, only its usual forms are looked for. */
	holdsSecret(bytes) {
		if (bytes.length > largeBytes) return holdsAnyText(bytes, this.#usualForms);
		const text = bytes.toString("utf8");
		return this.#redact(text) !== text;
	}
	#redact(text, instead) {
		return this.#redactors.reduce((clean, redact) => redact(clean, instead), text);
	}
	#annotate(kind, line, place) {
		issueCommand(kind, place?.file === void 0 ? {} : {
			file: visible(this.#clean(place.file)),
			...place.line === void 0 ? {} : { line: place.line }
		}, visible(this.#clean(line)).replaceAll("##[", "# #["));
	}
	#clean(line) {
		return cut(this.#redact(line));
	}
};
function cut(line) {
	return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}
//#endregion
//#region src/action/output-files.ts
/**
* A folder for the files that outputs name, made when the first one is written. It lies in the runner's temporary
* directory, which the runner empties when the job ends, and never in the checkout.
* @param signal ends the writing of a large file
*/
function outputFiles(environment, log, signal) {
	let folder;
	const writings = [];
	const path = (name) => {
		folder ??= require_open_file.makeTemporaryFolder(require_open_file.temporaryParent(environment), "merge-queue-action-");
		return (0, node_path.join)(folder, name);
	};
	return {
		writeRecords: async (name, records) => {
			const file = path(name);
			const { writeList } = await Promise.resolve().then(() => require("./chunks/write-list-6scejGJj.js"));
			await writeList(file, records, (json) => log.redacted(json));
			return file;
		},
		write: async (name, content, { holdsNoSecret } = { holdsNoSecret: false }) => {
			const file = path(name);
			const bytes = typeof content === "string" ? Buffer.from(await log.redactedInTurns(content, signal), "utf8") : holdsNoSecret ? content : log.redactedBytes(content);
			const writing = writeAll(await (0, node_fs_promises.open)(file, "w"), bytes);
			writing.catch(() => void 0);
			writings.push(writing);
			return file;
		},
		written: async () => {
			await Promise.all(writings);
		},
		discard: async () => {
			await Promise.allSettled(writings);
			if (folder !== void 0) await (0, node_fs_promises.rm)(folder, {
				recursive: true,
				force: true
			}).catch(() => void 0);
		}
	};
}
/** Hands over all at once: in pieces, each waited for, megabytes take five times as long. */
async function writeAll(file, bytes) {
	try {
		for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten;
	} finally {
		await file.close();
	}
}
//#endregion
//#region src/action/outputs.ts
/** A larger response is in its file only: a step's output may have at most 1 MiB. */
const responseLimitBytes = 512 * 1024;
/** Most characters of a word in a service's response, such as a state. */
const longestWord = 1e3;
/** Most characters of an address. A longer one is left out, since an address that is cut leads nowhere. */
const longestAddress = 2e3;
/** Most characters of a list, one item a line. */
const longestList = 1e4;
/** What later steps read, from what the operation came to. An output that has no value is not set. */
function outputsOf(result, { skipped, response, responseFile }) {
	const { pullRequest, queue, queueChanges, impactedTargets, analysis, tests, excused, metrics } = result;
	const some = (outputs) => Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== void 0));
	return some({
		skipped: String(skipped),
		"pull-request": pullRequest && String(pullRequest.number),
		"pull-request-state": pullRequest?.state && shortened(pullRequest.state, longestWord),
		"pull-request-submitted": pullRequest?.submitted === void 0 ? void 0 : String(pullRequest.submitted),
		"pull-request-url": (pullRequest?.url ?? "").length > longestAddress ? void 0 : pullRequest?.url,
		"pull-request-readiness": pullRequest?.state && shortened((pullRequest.unmet ?? []).map(({ condition }) => condition).join("\n"), longestList),
		"queue-state": queue?.state && shortened(queue.state, longestWord),
		"queue-length": queue?.entries && String(queue.entries.length),
		"queue-changed": queueChanges && String(queueChanges.changes.length > 0),
		"queue-changes-file": queueChanges?.file,
		"impacts-all": impactedTargets && String(impactedTargets.all),
		"impacted-targets-count": impactedTargets && (impactedTargets.all ? "ALL" : String(impactedTargets.count)),
		"impacted-targets-reason": impactedTargets && oneLine(impactedTargets.why ?? "", 2e3),
		"impacted-targets-file": impactedTargets?.file,
		"impacted-targets-explanation-file": impactedTargets?.explanationFile,
		"impacted-targets-matrix": impactedTargets?.matrix,
		"analysis-file": analysis?.file,
		"tests-count": tests && String(tests.count),
		"tests-file": tests?.file,
		"excused-count": excused && String(excused.count),
		"excused-file": excused?.file,
		"metrics-file": metrics?.file,
		response: response && (Buffer.byteLength(response.text, "utf8") <= responseLimitBytes ? response.text : ""),
		"response-file": responseFile
	});
}
/**
* Hands outputs to the runner, in one write; without a runner's file, as commands in the log.
* @param clean takes the step's tokens out of a value
*/
function setOutputs(outputs, environment, clean) {
	const pairs = Object.entries(outputs).map(([name, value]) => [name, clean(value)]);
	if ((environment.GITHUB_OUTPUT ?? "") === "") {
		for (const [name, value] of pairs) issueCommand("set-output", { name }, value);
		return;
	}
	(0, node_fs.accessSync)(environment.GITHUB_OUTPUT ?? "", node_fs.constants.W_OK);
	issueFileCommand("OUTPUT", pairs.map(([name, value]) => prepareKeyValueMessage(name, value)).join("\n"));
}
//#endregion
//#region src/event/event.ts
/** Twice and more of the largest event that GitHub sends, which has 25 MB (its documentation of webhooks). */
const eventLimitBytes = 64 * 1024 * 1024;
/** An event file that cannot be used. */
var EventError = class extends require_user_error.UserError {
	name = "EventError";
};
/**
* Reads the event from the variables and the file that the runner sets.
* @throws EventError when the file is there but is no regular file, is too large, or holds no JSON object
*/
function readEvent(environment) {
	const payload = readPayload(environment.GITHUB_EVENT_PATH);
	const said = part(payload, "repository");
	const [owner, name] = (environment.GITHUB_REPOSITORY ?? text(said, "full_name") ?? "").split("/");
	return {
		name: environment.GITHUB_EVENT_NAME ?? "",
		payload,
		repository: owner && name ? {
			owner,
			name
		} : void 0,
		serverUrl: serverUrl(environment.GITHUB_SERVER_URL) ?? serverUrl(text(said, "html_url")) ?? "https://github.com",
		ref: environment.GITHUB_REF ?? "",
		actor: environment.GITHUB_ACTOR ?? "",
		isRerun: Number(environment.GITHUB_RUN_ATTEMPT ?? 1) > 1
	};
}
/** Scheme and host of an address of the web; undefined when it is none. */
function serverUrl(address) {
	if (address === void 0 || !URL.canParse(address)) return void 0;
	const { protocol, origin } = new URL(address);
	return protocol === "https:" || protocol === "http:" ? origin : void 0;
}
function readPayload(path = "") {
	let text;
	try {
		text = require_open_file.readRunnerFile(path, eventLimitBytes).toString("utf8");
	} catch (error) {
		if (error instanceof require_open_file.FileRefused) throw new EventError(`the event file ${path}, which the runner names in GITHUB_EVENT_PATH, cannot be read: ${error.message}`);
		return {};
	}
	let payload;
	try {
		payload = JSON.parse(text);
	} catch {}
	if (!require_responses.isObject(payload)) throw new EventError(`the event file ${path}, which the runner names in GITHUB_EVENT_PATH, holds no JSON object`);
	return payload;
}
/** The object in a field; empty when there is none. */
function part(payload, field) {
	const value = payload[field];
	return require_responses.isObject(value) ? value : {};
}
/** The text in a field; undefined when there is none. */
function text(payload, field) {
	const value = payload[field];
	return typeof value === "string" && value !== "" ? value : void 0;
}
//#endregion
//#region src/event/pull-request.ts
function labelNames(value) {
	if (!Array.isArray(value)) return void 0;
	return value.filter(require_responses.isObject).flatMap((label) => text(label, "name") ?? []);
}
/** Repositories in short forms hold an API address and an id; either identifies one. */
function sameRepository(a, b) {
	for (const field of [
		"id",
		"full_name",
		"url"
	]) if (a[field] !== void 0 && b[field] !== void 0) return a[field] === b[field];
}
/** GitHub counts from 1. */
function isNumberOfPullRequest(value) {
	return Number.isSafeInteger(value) && value > 0;
}
/**
* The facts in a pull request object of a payload or an API response, in its long form or in the short one of check
* and workflow runs.
* @returns undefined when it has no number, or one that no pull request can have
*/
function pullRequestFacts(value) {
	if (!require_responses.isObject(value) || !isNumberOfPullRequest(value.number)) return void 0;
	const head = part(value, "head");
	const base = part(value, "base");
	const headSha = text(head, "sha");
	const baseBranch = text(base, "ref");
	const title = text(value, "title");
	const labels = labelNames(value.labels);
	const state = text(value, "state");
	const merged = value.merged === true || text(value, "merged_at") !== void 0;
	const fromFork = head.repo === null && base.repo !== void 0 ? true : negated(sameRepository(part(head, "repo"), part(base, "repo")));
	const label = text(head, "label");
	return {
		number: value.number,
		...headSha === void 0 ? {} : { headSha },
		...baseBranch === void 0 ? {} : { baseBranch },
		...title === void 0 ? {} : { title },
		...labels === void 0 ? {} : { labels },
		...state === void 0 ? {} : { state },
		...merged ? { merged } : {},
		...fromFork === void 0 ? {} : { fromFork },
		...label === void 0 ? {} : { head: label }
	};
}
function negated(value) {
	return value === void 0 ? void 0 : !value;
}
/** True when a pull request in a short form belongs to this repository: lists hold those of forks, to forks, too. */
function targets(value, repository) {
	return require_responses.isObject(value) && sameRepository(part(part(value, "base"), "repo"), repository) !== false;
}
/** One line about a candidate: number, branches, title. */
function describePullRequest(pullRequest) {
	const branches = [pullRequest.head, pullRequest.baseBranch].filter((branch) => branch !== void 0).join(" → ");
	return `#${String(pullRequest.number)}${branches === "" ? "" : ` (${branches})`}`;
}
//#endregion
//#region src/event/candidates.ts
const nobody = {
	known: [],
	searches: []
};
/** How each event says which pull request it is about. A new event goes here. */
const resolvers = {
	pull_request: fromPullRequest,
	pull_request_target: fromPullRequest,
	pull_request_review: fromPullRequest,
	pull_request_review_comment: fromPullRequest,
	issue_comment: fromIssue,
	issues: fromIssue,
	check_run: fromCheckRun,
	check_suite: (payload) => fromSuite(payload, part(payload, "check_suite")),
	workflow_run: (payload) => fromSuite(payload, part(payload, "workflow_run")),
	merge_group: fromMergeGroup,
	push: fromPush,
	workflow_dispatch: fromDispatch,
	schedule: () => nobody
};
/** The pull requests that an event is about, without asking anybody. */
function candidatesOf(event) {
	return ((Object.hasOwn(resolvers, event.name) ? resolvers[event.name] : void 0) ?? fromAnything)(event.payload, event);
}
function list(...facts) {
	return facts.filter((fact) => fact !== void 0);
}
function fromPullRequest(payload) {
	return {
		known: list(pullRequestFacts(payload.pull_request)),
		searches: []
	};
}
/** An issue is a pull request when it has the field `pull_request`; base and head are not in it. */
function fromIssue(payload) {
	const issue = part(payload, "issue");
	return require_responses.isObject(issue.pull_request) ? {
		known: list(pullRequestFacts(issue)),
		searches: []
	} : nobody;
}
/** An event that nobody listed: a pull request or an issue in it is taken. */
function fromAnything(payload) {
	const direct = fromPullRequest(payload);
	return direct.known.length > 0 ? direct : fromIssue(payload);
}
function fromCheckRun(payload) {
	const run = part(payload, "check_run");
	return fromSuite(payload, {
		...part(run, "check_suite"),
		...run
	});
}
/**
* A check suite, check run or workflow run: `pull_requests` is empty when the head is in a fork, and then branch and
* owner, or the commit, lead to it.
*/
function fromSuite(payload, suite) {
	const repository = part(payload, "repository");
	const pullRequests = Array.isArray(suite.pull_requests) ? suite.pull_requests : [];
	const sha = text(suite, "head_sha");
	const known = list(...pullRequests.filter((pullRequest) => targets(pullRequest, repository)).map((one) => pullRequestFacts(one))).map((pullRequest) => sha === void 0 ? pullRequest : {
		...pullRequest,
		headSha: sha
	});
	const owner = text(part(part(suite, "head_repository"), "owner"), "login");
	const branch = text(suite, "head_branch");
	return {
		known,
		searches: [...owner !== void 0 && branch !== void 0 ? [{
			kind: "by-branch",
			owner,
			branch
		}] : [], ...sha === void 0 ? [] : [{
			kind: "by-commit",
			sha
		}]],
		headSha: sha
	};
}
/** GitHub's documentation of merge groups: `refs/heads/gh-readonly-queue/<base>/pr-<number>-<sha of the base>`. */
const mergeGroupRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/;
function fromMergeGroup(payload, event) {
	const ref = text(part(payload, "merge_group"), "head_ref") ?? event.ref;
	const [, baseBranch = "", number = ""] = mergeGroupRef.exec(ref) ?? [];
	if (!isNumberOfPullRequest(Number(number))) return nobody;
	return {
		known: [{
			number: Number(number),
			baseBranch
		}],
		searches: []
	};
}
const branchOf = (ref) => /^refs\/heads\/(.+)/.exec(ref)?.[1];
/** A push to a branch is about the open pull request from it; a push that merged one, about that one. */
function fromPush(payload, event) {
	const inQueue = mergeGroupRef.test(event.ref) ? fromMergeGroup(payload, event) : nobody;
	if (inQueue.known.length > 0) return inQueue;
	const branch = branchOf(text(payload, "ref") ?? event.ref);
	const sha = text(payload, "after");
	if (branch === void 0 || payload.deleted === true) return nobody;
	return {
		known: [],
		searches: [...event.repository === void 0 ? [] : [{
			kind: "by-branch",
			owner: event.repository.owner,
			branch
		}], ...sha === void 0 ? [] : [{
			kind: "by-commit",
			sha
		}]]
	};
}
/** A person who starts a workflow on a branch means the pull request from it; on the default branch, none. */
function fromDispatch(payload, event) {
	const branch = branchOf(text(payload, "ref") ?? event.ref);
	const isDefault = branch === text(part(payload, "repository"), "default_branch");
	if (branch === void 0 || isDefault || event.repository === void 0) return nobody;
	return {
		known: [],
		searches: [{
			kind: "by-branch",
			owner: event.repository.owner,
			branch
		}]
	};
}
//#endregion
//#region src/service/retry-after.ts
/**
* The delay that a `Retry-After` header asks for: seconds, or a date (RFC 9110, section 10.2.3).
* @param now milliseconds since the epoch
* @returns milliseconds, never negative; undefined when there is no header or nobody can read it
*/
function retryAfterMs(header, now) {
	const value = header?.trim() ?? "";
	if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1e3;
	if (!/^[A-Z][a-z]{2,8},? /.test(value)) return void 0;
	const date = Date.parse(value.endsWith(" GMT") ? value : `${value} GMT`);
	return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}
//#endregion
//#region src/service/retry-policy.ts
/** Every way in which an attempt can fail: kinds of failures, with statuses told apart where they mean different things. */
const failures = [
	"not-connected",
	"tls",
	"connection-broke",
	"timeout",
	"408",
	"425",
	"429",
	"other-4xx",
	"500",
	"502",
	"503",
	"504",
	"other-5xx",
	"redirect",
	"broken-body"
];
/** Reads and replacements, which leave the same state however often they arrive: whatever may be temporary is retried. */
const retried = {
	"not-connected": "retry",
	tls: "give-up",
	"connection-broke": "retry",
	timeout: "retry",
	"408": "retry",
	"425": "retry",
	"429": "retry",
	"other-4xx": "give-up",
	"500": "retry",
	"502": "retry",
	"503": "retry",
	"504": "retry",
	"other-5xx": "retry",
	redirect: "give-up",
	"broken-body": "retry"
};
/**
* Writes, which may do their work twice. There is no idempotency key, so without verification a write is sent again only when
* it was certainly not done.
*/
const verified = {
	...retried,
	"connection-broke": "verify",
	timeout: "verify",
	"408": "verify",
	"500": "verify",
	"502": "verify",
	"503": "verify",
	"504": "verify",
	"other-5xx": "verify",
	"broken-body": "verify"
};
/** The retry policy: it follows from what a request does when it arrives twice. `docs/retries.md` gives the reason for each cell. */
const retryPolicy = {
	read: retried,
	replace: retried,
	write: verified
};
/** The column of the table that a failed attempt belongs to. */
function failureOf({ kind, status = 0 }) {
	if (kind !== "status") return kind;
	return failures.find((failure) => failure === String(status)) ?? (status < 500 ? "other-4xx" : "other-5xx");
}
/** Whether a write that failed so may have been done all the same. */
function mayHaveBeenDone(failure) {
	return verified[failure] === "verify";
}
//#endregion
//#region src/service/clock.ts
/** The clock of this machine. */
const systemClock = {
	now: () => Date.now(),
	sleep: (ms, signal) => (0, node_timers_promises.setTimeout)(ms, void 0, { signal }).catch(() => void 0)
};
//#endregion
//#region src/service/timeouts.ts
/** The longest delay that a service may ask for; one that asks for more ends the request with the time it asked for. */
const maxRetryAfterMs = 12e4;
/** However the inputs are set, a request with its retries ends within this, or within one attempt where that may take longer. */
const maxTotalMs = 36e5;
/** The first and the longest of our own delays, in milliseconds: half a second and ten seconds with the default timeout. */
function backoffBounds({ attemptTimeoutMs }) {
	return {
		first: Math.min(500, attemptTimeoutMs / 60),
		longest: Math.min(1e4, attemptTimeoutMs / 3)
	};
}
/** Timeout of a request with its retries, in milliseconds. Verifying a write may take as long again. */
function totalTimeoutMs(limits) {
	const { attemptTimeoutMs, maxAttempts } = limits;
	const whole = maxAttempts * (attemptTimeoutMs + backoffBounds(limits).longest) + maxRetryAfterMs;
	return Math.min(whole, Math.max(maxTotalMs, attemptTimeoutMs));
}
//#endregion
//#region src/service/retry.ts
/**
* Runs attempts as a row of the retry policy says. Delays grow exponentially with jitter, and are never shorter than what the
* service asked for. A refusal (4xx) after an attempt that may have been done is verified as well: the service may refuse
* because that attempt was done.
* @throws ServiceError when no attempt succeeded; it says so when the request may have been done all the same
* @throws the signal's reason when it is aborted
*/
async function withRetries(request) {
	const { row, verify, maxAttempts, deadline, signal, clock = systemClock } = request;
	let nextDelay;
	let mayHaveArrived = false;
	for (let attempt = 1;; attempt += 1) {
		let error;
		try {
			signal?.throwIfAborted();
			return await request.attempt(Math.min(request.attemptTimeoutMs, Math.max(1, deadline - clock.now())));
		} catch (thrown) {
			signal?.throwIfAborted();
			if (!(thrown instanceof ServiceError)) throw thrown;
			error = thrown;
		}
		const decision = row[failureOf(error)];
		const isLast = attempt >= maxAttempts;
		mayHaveArrived ||= decision === "verify";
		const toVerify = verify !== void 0 && (decision === "verify" || mayHaveArrived && failureOf(error) === "other-4xx");
		if (!toVerify && (decision !== "retry" || isLast)) throw withRetryAfter(error);
		nextDelay ??= (await Promise.resolve().then(() => require("./chunks/backoff-cV7E00nz.js")).then((n) => n.backoff_exports)).backoffDelays(backoffBounds(request));
		const delayMs = Math.max(nextDelay(), error.retryAfterMs ?? 0);
		if ((error.retryAfterMs ?? 0) > 12e4 || clock.now() + delayMs >= deadline) throw toVerify ? unclear(error, "there was no time to verify it") : withRetryAfter(error);
		if (!toVerify) {
			request.onRetry?.({
				reason: error.message,
				attempt: attempt + 1,
				maxAttempts,
				delayMs
			});
			await clock.sleep(delayMs, signal);
			continue;
		}
		request.onVerify?.(`${error.message}. It may have been done: verifying in ${(delayMs / 1e3).toFixed(1)} s`);
		await clock.sleep(delayMs, signal);
		const { verdict, response } = await verifiedState(verify, error, signal);
		switch (verdict.kind) {
			case "done":
				request.onVerify?.(`The response was lost, and the state shows that it is so: ${verdict.what}`);
				return response;
			case "refused": throw changed(error, {
				message: `${error.message}. The state afterwards shows: ${verdict.what}`,
				advice: verdict.advice
			});
			case "unknown": throw unclear(error, `the state afterwards does not show it: ${verdict.what}`);
			case "not-done":
				if (decision === "give-up") throw error;
				if (isLast || clock.now() >= deadline) throw changed(error, { message: `${error.message}. The state shows that it was not done: ${verdict.what}` });
				request.onRetry?.({
					reason: `It was not done: ${verdict.what}`,
					attempt: attempt + 1,
					maxAttempts,
					delayMs: 0
				});
		}
	}
}
async function verifiedState(verify, lost, signal) {
	signal?.throwIfAborted();
	try {
		return await verify();
	} catch (thrown) {
		signal?.throwIfAborted();
		if (!(thrown instanceof ServiceError)) throw thrown;
		throw unclear(lost, `fetching the state failed: ${thrown.message}`);
	}
}
function changed(error, changes) {
	const { kind, status, retryAfterMs, code, advice } = error;
	return new ServiceError({
		kind,
		status,
		retryAfterMs,
		code,
		advice,
		...changes
	});
}
function unclear(error, why) {
	return changed(error, {
		message: `${withRetryAfter(error).message}. It may have been done: ${why}`,
		advice: "Fetch the state before running the step again"
	});
}
function withRetryAfter(error) {
	const { retryAfterMs = 0, message } = error;
	if (retryAfterMs <= 12e4) return error;
	return changed(error, { message: `${message}. The service asks to wait ${String(Math.ceil(retryAfterMs / 1e3))} s, longer than a step waits` });
}
//#endregion
//#region src/event/github-api.ts
/** GitHub's API said no, or could not be asked. One line. */
var GitHubError = class extends require_user_error.UserError {
	name = "GitHubError";
};
/** Timeout and attempts of a request to GitHub's API. Retry policy and backoff are those of the service's reads. */
const limits = {
	attemptTimeoutMs: 2e4,
	maxAttempts: 4
};
/** Asks GitHub what an event does not say. Loaded and connected only when the first question comes. */
var GitHubApi = class {
	#token;
	#repository;
	#signal;
	constructor(token, repository, signal) {
		this.#token = token;
		this.#repository = repository;
		this.#signal = signal;
	}
	/** @throws GitHubError */
	async pullRequest(number) {
		const { owner, name } = this.#repository;
		const facts = pullRequestFacts(await this.#get(`/repos/${owner}/${name}/pulls/${String(number)}`));
		if (facts === void 0) throw new GitHubError(`GitHub's response for pull request #${String(number)} has no number`);
		return facts;
	}
	/**
	* The pull requests that a search finds. Of a commit's, only those whose head it is or that it merged.
	* @throws GitHubError
	*/
	async find(search) {
		const { owner, name } = this.#repository;
		const response = search.kind === "by-branch" ? await this.#get(`/repos/${owner}/${name}/pulls?state=open&per_page=100&head=${inAddress(`${search.owner}:${search.branch}`)}`) : await this.#get(`/repos/${owner}/${name}/commits/${inAddress(search.sha)}/pulls?per_page=100`);
		if (!Array.isArray(response)) throw new GitHubError("GitHub's response about pull requests is no list");
		return response.map((one) => pullRequestFacts(one)).filter((facts) => facts !== void 0).filter((facts) => search.kind !== "by-branch" || facts.head === `${search.owner}:${search.branch}`);
	}
	/** @throws GitHubError */
	async defaultBranch() {
		const { owner, name } = this.#repository;
		const response = await this.#get(`/repos/${owner}/${name}`);
		if (require_responses.isObject(response) && typeof response.default_branch === "string") return response.default_branch;
		throw new GitHubError(`GitHub's response for ${owner}/${name} names no default branch`);
	}
	async #get(path) {
		if (this.#token === void 0) throw new GitHubError("the event does not say it, and there is no github-token to ask GitHub with");
		const { getOctokit } = await Promise.resolve().then(() => require("./chunks/github-wWPzkYrm.js"));
		const octokit = getOctokit(this.#token);
		const ask = async (timeoutMs) => {
			try {
				return (await octokit.request(`GET ${path}`, { request: {
					signal: AbortSignal.any([this.#signal, AbortSignal.timeout(timeoutMs)]),
					log: { warn: ignore }
				} })).data;
			} catch (error) {
				throw failureOfRequest(error);
			}
		};
		try {
			return await withRetries({
				row: retryPolicy.read,
				attempt: ask,
				...limits,
				deadline: Date.now() + totalTimeoutMs(limits),
				signal: this.#signal
			});
		} catch (error) {
			if (!(error instanceof ServiceError)) throw error;
			throw new GitHubError(`GitHub's API (GET ${path.replace(/\?.*/, "")}) ${error.message}${missingPermission(path, error.status, error.message)}`);
		}
	}
};
/** What the library throws, as the retry policy sees it. */
function failureOfRequest(error) {
	const { status, response, message } = error;
	const said = oneLine(String(message), 200);
	if (response === void 0) return new ServiceError({
		kind: "not-connected",
		message: `could not be reached: ${said}`
	});
	return new ServiceError({
		kind: "status",
		status,
		message: `answered ${String(status)}: ${said}`,
		retryAfterMs: retryAfterMs(response.headers?.["retry-after"], Date.now())
	});
}
/** What a workflow has to say so that its token may ask this, where GitHub's response is that it may not (GitHub's documentation of permissions). */
function missingPermission(path, status, said) {
	if (status !== 403 || !said.includes("Resource not accessible by integration")) return "";
	return `. The token of this workflow may not ask that: add the line "${/\/pulls\b/.test(path) ? "pull-requests: read" : "contents: read"}" under permissions: of the workflow or the job`;
}
/** A half of a surrogate pair, which JSON can hold, has no place in an address. */
function inAddress(text) {
	return encodeURIComponent(text.toWellFormed());
}
function ignore() {}
//#endregion
//#region src/context/resolution.ts
/** Whether two names are one, as GitHub compares them. */
const same = (a, b) => a.toLowerCase() === b.toLowerCase();
const either = (labels) => labels.map((label) => JSON.stringify(label)).join(" or ");
/** What is asked of inputs, event and GitHub, in this order, about one pull request; GitHub at most once. */
var Resolution = class {
	#inputs;
	#event;
	#repository;
	#github;
	#isOnGitHub;
	#candidates;
	/** True when the event is about the repository that is acted on. */
	#own;
	#asked;
	/** What may be out of date, in sentences. */
	warnings = [];
	/** @param isOnGitHub whether GitHub's API can be asked about the repository: of the same name on another host it knows nothing */
	constructor(inputs, event, repository, isOnGitHub, signal) {
		this.#inputs = inputs;
		this.#event = event;
		this.#repository = repository;
		this.#isOnGitHub = isOnGitHub;
		this.#github = new GitHubApi(inputs.githubToken, repository, signal);
		this.#own = event.repository !== void 0 && same(event.repository.owner, repository.owner) && same(event.repository.name, repository.name);
		this.#candidates = this.#own ? candidatesOf(event) : {
			known: [],
			searches: []
		};
	}
	async pullRequest(need) {
		const { known } = this.#candidates;
		const given = this.#inputs.pullRequest;
		if (given !== void 0) return known.find((candidate) => candidate.number === given) ?? { number: given };
		if (need !== "required") {
			const [only, another] = this.#narrowed(known);
			return another === void 0 ? only : void 0;
		}
		const found = this.#narrowed(known.length > 0 ? known : await this.#search());
		const [only, another] = found;
		if (only === void 0) throw new InputError("pull-request", this.#whyNone());
		if (another !== void 0) throw new InputError("pull-request", `the ${this.#event.name} event is about ${String(found.length)} pull requests: ${found.map(describePullRequest).join(", ")}. Give the number of one, or target-branch`);
		const { headSha } = this.#candidates;
		return headSha === void 0 ? only : {
			...only,
			headSha
		};
	}
	/**
	* The pull request as it is now, for a run that was started again. Such a run has the event of its first attempt; since then
	* the label may have been removed, or the pull request closed. The head commit stays that of the run.
	* @returns what the event says, with a warning, where GitHub does not answer
	*/
	async asOfNow(pullRequest) {
		const { labels, state } = pullRequest;
		const isSaid = labels !== void 0 || state !== void 0;
		if (!this.#event.isRerun || !isSaid || !this.#isOnGitHub) return pullRequest;
		try {
			this.#asked ??= await this.#github.pullRequest(pullRequest.number);
		} catch (error) {
			if (!(error instanceof GitHubError)) throw error;
			this.warnings.push(`This run is run again, and labels and state of pull request #${String(pullRequest.number)} are those of its first attempt: ${error.message}`);
			return pullRequest;
		}
		const { headSha } = pullRequest;
		return {
			...pullRequest,
			...this.#asked,
			...headSha === void 0 ? {} : { headSha }
		};
	}
	/** Of several candidates: those into the branch that was given, those at the event's commit, the open ones. */
	#narrowed(candidates) {
		const { targetBranch } = this.#inputs;
		const { headSha } = this.#candidates;
		const preferences = [
			(candidate) => candidate.baseBranch === targetBranch,
			(candidate) => candidate.headSha === headSha,
			(candidate) => candidate.state === "open"
		];
		let left = candidates;
		for (const preferred of preferences) {
			const some = left.filter(preferred);
			if (some.length > 0) left = some;
		}
		return left;
	}
	async #search() {
		for (const search of this.#candidates.searches) {
			let found;
			try {
				found = await this.#gitHub().find(search);
			} catch (error) {
				throw this.#undecided("pull-request", error, "Give the number of the pull request");
			}
			if (found.length > 0) return found;
		}
		return [];
	}
	/** @throws GitHubError where the repository is none of GitHub's */
	#gitHub() {
		if (this.#isOnGitHub) return this.#github;
		throw new GitHubError(`the event does not say it, and ${this.#repository.host} is not GitHub, which could be asked`);
	}
	#whyNone() {
		const { name } = this.#event;
		if (!this.#own && this.#event.repository !== void 0) return `the event is about ${this.#event.repository.owner}/${this.#event.repository.name}, not about ${this.#repository.owner}/${this.#repository.name}. Give the number of the pull request`;
		if (name === "") return "no event says which pull request is meant. Give its number";
		const searched = this.#candidates.searches.map((search) => search.kind === "by-branch" ? `open pull requests from ${search.owner}:${search.branch}` : `pull requests of commit ${search.sha}`);
		return searched.length === 0 ? `the ${name} event is about no pull request. Give its number` : `the ${name} event names no pull request, and GitHub knows none (looked for ${searched.join(", then ")}). Give its number`;
	}
	/**
	* Says why a pull request is passed over; undefined when it carries one of the labels, or none is required. Where the
	* event is that a label was added, that label decides: another one is no reason to submit again what has left the queue.
	*/
	async missingLabel(pullRequest) {
		const wanted = this.#inputs.requiredLabel?.split("\n").map((line) => line.trim());
		if (wanted === void 0) return void 0;
		const isWanted = (label) => wanted.some((one) => same(one, label));
		const name = `pull request #${String(pullRequest.number)}`;
		const added = this.#addedLabel(pullRequest);
		if (added !== void 0 && !isWanted(added)) return `the label that ${name} got is ${JSON.stringify(added)}, not ${either(wanted)}`;
		return (pullRequest.labels ?? (await this.#ask(pullRequest, "required-label", "Remove required-label")).labels)?.some(isWanted) === true ? void 0 : `${name} does not carry the label ${either(wanted)}`;
	}
	/** The label that was added to this pull request, where that is the event. */
	#addedLabel({ number }) {
		const { payload } = this.#event;
		const isThis = this.#candidates.known.some((candidate) => candidate.number === number);
		return payload.action === "labeled" && isThis ? text(part(payload, "label"), "name") : void 0;
	}
	async targetBranch(pullRequest) {
		if (this.#inputs.targetBranch !== void 0) return this.#inputs.targetBranch;
		if (pullRequest !== void 0) {
			const branch = this.known(pullRequest).baseBranch ?? (await this.#ask(pullRequest, "target-branch", "Give the branch that the queue merges into")).baseBranch;
			if (branch !== void 0) return branch;
		}
		const said = this.#own ? text(part(this.#event.payload, "repository"), "default_branch") : void 0;
		if (said !== void 0) return said;
		try {
			return await this.#gitHub().defaultBranch();
		} catch (error) {
			throw this.#undecided("target-branch", error, "Give the branch that the queue merges into");
		}
	}
	/**
	* Sees to it that the head commit is known.
	* @throws InputError where neither input, event nor GitHub says it
	*/
	async headSha(pullRequest) {
		if (this.#inputs.pullRequestSha !== void 0 || this.known(pullRequest).headSha !== void 0) return;
		const way = "Give the head commit of the pull request, which the service requires with impacted targets";
		if ((await this.#ask(pullRequest, "pull-request-sha", way)).headSha === void 0) throw new InputError("pull-request-sha", `neither the event nor GitHub says it. ${way}`);
	}
	/** All that is known of it by now. */
	known(pullRequest) {
		return {
			...this.#asked,
			...pullRequest
		};
	}
	async #ask(pullRequest, input, way) {
		try {
			this.#asked ??= await this.#gitHub().pullRequest(pullRequest.number);
			return this.#asked;
		} catch (error) {
			throw this.#undecided(input, error, way);
		}
	}
	#undecided(input, error, way) {
		return error instanceof GitHubError ? new InputError(input, `${error.message}. ${way}`) : error;
	}
};
//#endregion
//#region src/context/context.ts
/**
* Brings inputs and event together. Inputs win; the event fills in; GitHub is asked only for what neither says.
* @param signal ends requests to GitHub
* @throws InputError naming the input that would decide, where neither decides
*/
async function resolveContext(inputs, event, needs, signal) {
	const serverHost = new URL(event.serverUrl).host;
	const named = inputs.repository ?? event.repository;
	if (named === void 0) {
		if (needs.repository) throw new InputError("repository", "the workflow does not say its repository. Give owner/name");
		return {
			repository: void 0,
			targetBranch: inputs.targetBranch,
			pullRequest: void 0,
			skip: void 0,
			warnings: []
		};
	}
	const repository = {
		host: inputs.repositoryHost ?? serverHost,
		...named
	};
	const isOnGitHub = same(repository.host, serverHost) || same(repository.host, "github.com");
	if (isOnGitHub && named.owner.includes("/")) throw new InputError("repository", `${JSON.stringify(`${named.owner}/${named.name}`)} is not of the form owner/name, and ${repository.host} has no groups in groups. If it lies elsewhere, give repository-host`);
	const resolution = new Resolution(inputs, event, repository, isOnGitHub, signal);
	const found = await resolution.pullRequest(inputs.requiredLabel === void 0 ? needs.pullRequest : "required");
	const isConditional = inputs.requiredLabel !== void 0 || needs.open === true;
	const pullRequest = found !== void 0 && isConditional ? await resolution.asOfNow(found) : found;
	const skip = pullRequest === void 0 ? void 0 : await resolution.missingLabel(pullRequest) ?? (needs.open === true ? whyClosed(resolution.known(pullRequest)) : void 0);
	const targetBranch = needs.targetBranch && skip === void 0 ? await resolution.targetBranch(pullRequest) : void 0;
	if (needs.headSha === true && pullRequest !== void 0 && skip === void 0) await resolution.headSha(pullRequest);
	const facts = pullRequest === void 0 ? void 0 : resolution.known(pullRequest);
	return {
		repository,
		targetBranch,
		skip,
		warnings: resolution.warnings,
		pullRequest: facts === void 0 || needs.pullRequest === "none" && inputs.requiredLabel === void 0 ? void 0 : {
			number: facts.number,
			sha: inputs.pullRequestSha ?? facts.headSha,
			title: facts.title,
			baseBranch: facts.baseBranch,
			url: pullRequestUrl(repositoryUrl(repository, event), facts.number)
		}
	};
}
/** The page of a repository; undefined where groups are in groups, which GitHub does not have. */
function repositoryUrl({ host, owner, name }, { serverUrl }) {
	if (owner.includes("/")) return void 0;
	return `${same(new URL(serverUrl).host, host) ? serverUrl : `https://${host}`}/${owner}/${name}`;
}
/** The page of a pull request, where there is one. @param repository as `repositoryUrl` gives it */
function pullRequestUrl(repository, number) {
	return repository === void 0 ? void 0 : `${repository}/pull/${String(number)}`;
}
/** Says that a pull request is closed or merged; undefined when it is open, as far as is known. */
function whyClosed({ number, state, merged }) {
	if (merged === true) return `pull request #${String(number)} is merged already`;
	return state === "closed" ? `pull request #${String(number)} is closed` : void 0;
}
/**
* Why a secret is empty, as far as the event tells: GitHub hands none to workflows that a fork's pull request or
* Dependabot starts (GitHub's documentation of secrets).
* @returns what follows "it is empty", or undefined where the event does not tell
*/
function causeOfEmptyToken(event) {
	if (event.actor === "dependabot[bot]") return " because Dependabot started this workflow, and such workflows get Dependabot's own secrets only";
	const [pullRequest] = candidatesOf(event).known;
	return pullRequest?.fromFork === true && event.name.startsWith("pull_request") && event.name !== "pull_request_target" ? " because this pull request comes from a fork, whose workflows get no secrets" : void 0;
}
/** Why the token of the service is empty, and what to do. */
function whyTokenIsEmpty(event) {
	const ways = "run this operation in a workflow_run workflow, which gets them, with what it needs of the pull request as an artifact";
	const cause = causeOfEmptyToken(event);
	if (cause === void 0) return "it is empty. Give the token of the service, from a secret (and see that the secret exists in this repository)";
	return event.actor === "dependabot[bot]" ? `it is empty${cause}. Add the token to the Dependabot secrets, or ${ways}` : `it is empty${cause}. Instead, ${ways}`;
}
//#endregion
//#region src/operations/computing.ts
/** Something is nested too deeply, or too large, to be read. */
var BeyondReason = class extends require_user_error.UserError {
	name = "BeyondReason";
};
/** What V8 says when a stack, a text or a list becomes larger than it can be. */
const limitsOfTheLanguage = /^(Maximum call stack size exceeded|Invalid string length|Invalid (typed )?array length|Array buffer allocation failed|(Map|Set) maximum size exceeded)/;
/**
* Runs work on text that others wrote.
* @throws BeyondReason where that text is nested too deeply, or is too large, for JavaScript: no bug of the action
*/
async function withinReason(work) {
	try {
		return await work();
	} catch (error) {
		const { name, message } = error ?? {};
		if (name !== "RangeError" || message === void 0 || !limitsOfTheLanguage.test(message)) throw error;
		throw new BeyondReason(`a file that was read is nested too deeply or is too large to compute with (${message}). Look for one in the pull request that is unusual, with debug logging`);
	}
}
//#endregion
//#region src/operations/index.ts
/** Every operation, loaded when it is asked for: what a step does not use, it does not read from disk. */
const loaders = {
	"submit-pull-request": () => Promise.resolve().then(() => require("./chunks/submit-pull-request-WR49Phxy.js")),
	"cancel-pull-request": () => Promise.resolve().then(() => require("./chunks/cancel-pull-request-CCvrbSPe.js")),
	"restart-tests-on-pull-request": () => Promise.resolve().then(() => require("./chunks/restart-tests-on-pull-request-C0K82955.js")),
	"get-submitted-pull-request": () => Promise.resolve().then(() => require("./chunks/get-submitted-pull-request-ZxNtcToL.js")),
	"set-impacted-targets": () => Promise.resolve().then(() => require("./chunks/set-impacted-targets-BOG9XBin.js")),
	"get-merge-queue-testing-details": () => Promise.resolve().then(() => require("./chunks/get-merge-queue-testing-details-DMf5doab.js")),
	"create-queue": () => Promise.resolve().then(() => require("./chunks/create-queue-Bll4sl6I.js")),
	"delete-queue": () => Promise.resolve().then(() => require("./chunks/delete-queue-DQZ1JyAo.js")),
	"get-queue": () => Promise.resolve().then(() => require("./chunks/get-queue-gshSj5wK.js")),
	"update-queue": () => Promise.resolve().then(() => require("./chunks/update-queue-BV0LrVuc.js")),
	"get-merge-queue-metrics": () => Promise.resolve().then(() => require("./chunks/get-merge-queue-metrics-CYE02Atr.js")),
	"list-unhealthy-tests": () => Promise.resolve().then(() => require("./chunks/list-unhealthy-tests-DynhEuXI.js")),
	"list-quarantined-tests": () => Promise.resolve().then(() => require("./chunks/list-quarantined-tests-DGfwx5MB.js")),
	"wait-for-pull-request": () => Promise.resolve().then(() => require("./chunks/wait-for-pull-request-H_Rz-sSV.js")),
	"compute-impacted-targets": () => Promise.resolve().then(() => require("./chunks/compute-impacted-targets-0Uw_skLW.js")),
	"check-quarantined-tests": () => Promise.resolve().then(() => require("./chunks/check-quarantined-tests-DH1LEq6t.js")),
	"excuse-quarantined-failures": () => Promise.resolve().then(() => require("./chunks/excuse-quarantined-failures-Bf6j-CX_.js")),
	"apply-queue": () => Promise.resolve().then(() => require("./chunks/apply-queue-CjXLgocl.js")),
	"analyze-impacted-targets": () => Promise.resolve().then(() => require("./chunks/analyze-impacted-targets-3MwHAL17.js"))
};
/** Loads an operation. */
async function loadOperation(name) {
	return (await loaders[name]()).operation;
}
//#endregion
//#region src/operations/operation.ts
/** What an operation had done when the job was cancelled: the end of a sentence that begins with why it ended. */
var Interrupted = class extends Error {
	name = "Interrupted";
};
/** Sends what was prepared. */
async function sendPrepared(prepared, service) {
	const { request } = prepared;
	if (request === void 0) throw new Error("this operation has no request to send");
	return service.send(request.endpoint, request.content);
}
//#endregion
//#region src/run.ts
/** What reading lists and writing files may take beside requests, waiting and computing, in milliseconds. */
const workLimitMs = 4 * 36e5;
/** Limit of a step, in milliseconds: three requests (what it is for, its verification, one to spare), the wait, and its own work. */
function stepLimitMs({ requestTimeoutMs, maxAttempts, waitTimeoutMs, computeTimeoutMs }) {
	return 3 * totalTimeoutMs({
		attemptTimeoutMs: requestTimeoutMs,
		maxAttempts
	}) + waitTimeoutMs + computeTimeoutMs + workLimitMs;
}
/**
* One step, from inputs and event to outputs and summary. Never throws.
* @param limits end it before its time
* @returns the exit code: 0, or 1 when the step fails
*/
async function run(environment, limits) {
	const { signal } = limits;
	const log = new StepLog();
	const token = apiTokenText(environment);
	if (token !== void 0) log.mask(token);
	const githubToken = inputText(environment, "github-token");
	if (githubToken !== void 0 && githubToken !== token) log.mask(githubToken);
	let operation;
	let name;
	let inputs;
	let files;
	let service;
	let line;
	let mistakes = [];
	try {
		inputs = await readInputs(environment);
		name = inputs.operation;
		warnOfShortTokens(inputs, log);
		for (const warning of await inputWarnings(environment, inputs)) log.warn(`${name}: ${warning}`);
		limits.limit(stepLimitMs(inputs));
		const event = readEvent(environment);
		operation = await loadOperation(name);
		files = outputFiles(environment, log, signal);
		const context = await resolveContext(inputs, event, operation.needs, signal);
		for (const warning of context.warnings) log.warn(warning);
		const sends = context.skip === void 0 && operation.sendsNothing !== true && (!inputs.dryRun || operation.readsInDryRun === true);
		const { computeTimeoutMs } = inputs;
		const computing = (work) => limits.computing(computeTimeoutMs, () => withinReason(work));
		const step = {
			inputs,
			event,
			context,
			log,
			files,
			signal,
			computing
		};
		checkOrganization(step, operation);
		const early = sends ? await operation.withoutService?.(step, whyUnserved(inputs, event)) : void 0;
		service = sends && early === void 0 ? await connect(inputs, event, log, limits) : void 0;
		const outcome = early === void 0 ? await perform(operation, step, service) : { result: early };
		signal.throwIfAborted();
		return await conclude(name, inputs, outcome, environment, log, files);
	} catch (error) {
		const prefix = name === void 0 ? "" : `${name}: `;
		if (signal.aborted) {
			line = `${prefix}${interrupted(error, signal.reason, service)}`;
			await files?.discard();
		} else {
			const write = service?.lastWrite;
			line = `${prefix}${failureLine(error, {
				operation,
				done: write?.became === "done" ? write.asked : void 0,
				baseUrl: inputs?.baseUrl
			})}`;
			if (error instanceof require_user_error.UserError) mistakes = error.mistakes;
			const stack = stackOf(error);
			if (stack !== void 0) log.debug(stack);
		}
	}
	await writeFailure({
		name,
		line,
		mistakes,
		withSummary: inputs?.summary === true
	}, environment, log);
	return 1;
}
/** A token of a few characters is not told from ordinary words, so it cannot be taken out of everything. */
function warnOfShortTokens({ apiToken, githubToken }, log) {
	for (const [input, token] of [["api-token", apiToken], ["github-token", githubToken]]) {
		if (token === void 0 || token.length >= 8) continue;
		log.warn(`${input}: the token has fewer than ${String(8)} characters, so it cannot be told from ordinary words and kept out of all that this step writes. Use a longer one`);
	}
}
/** Why a step ended before its time, and what it had done by then. */
function interrupted(error, why, service) {
	if (error instanceof Interrupted) return `${why.message} ${error.message}`;
	return interruptionLine(why, service?.lastWrite);
}
/** @throws InputError */
function checkOrganization({ context, inputs }, { needs }) {
	if (context.skip === void 0 && needs.organizationSlug === true && inputs.organizationSlug === void 0) throw new InputError("organization-slug", "this operation needs it. Give the slug of your organization, as in the address of its page at the service");
}
const dryRun = "this is a dry run";
async function perform(operation, step, service) {
	const { context } = step;
	if (context.skip !== void 0) {
		const { pullRequest } = context;
		return {
			result: {
				headline: "Skipped",
				...pullRequest === void 0 ? {} : { pullRequest: {
					number: pullRequest.number,
					url: pullRequest.url,
					...pullRequest.title === void 0 ? {} : { title: pullRequest.title }
				} }
			},
			skipped: context.skip
		};
	}
	const prepared = await operation.prepare(step);
	if (service === void 0) return operation.sendsNothing === true ? { result: prepared.result } : {
		result: prepared.result,
		skipped: dryRun,
		...dryRequest(prepared)
	};
	return {
		result: await operation.carryOut(step, prepared, service),
		...step.inputs.dryRun ? { skipped: dryRun } : {},
		...service.lastResponse === void 0 ? {} : { response: service.lastResponse }
	};
}
function dryRequest({ request }) {
	if (request === void 0) return {};
	const { method, path } = endpoints[request.endpoint];
	return { request: {
		endpoint: `${method} ${path}`,
		body: shownContent(request.content)
	} };
}
function shownContent(content) {
	if (!Buffer.isBuffer(content)) return JSON.stringify(content, void 0, 2);
	return content.toString("utf8", 0, 2e4) + (content.length > 2e4 ? "…" : "");
}
/** Why the service cannot be asked, as a clause; undefined where address and token are given. */
function whyUnserved(inputs, event) {
	if (inputs.apiToken === void 0) return `the input api-token is empty${causeOfEmptyToken(event) ?? ""}`;
	return inputs.baseUrl === void 0 ? "the input base-url is empty" : void 0;
}
/** @throws InputError when the address or the token is missing */
async function connect(inputs, event, log, limits) {
	if (inputs.baseUrl === void 0) throw new InputError("base-url", "it is required. Give the address of the service, such as https://api.example.com/v1, here or in the variable MERGE_QUEUE_BASE_URL");
	if (inputs.apiToken === void 0) throw new InputError("api-token", whyTokenIsEmpty(event));
	const { ServiceClient } = await Promise.resolve().then(() => require("./chunks/client-EohnGfEf.js"));
	return ServiceClient.create({
		baseUrl: inputs.baseUrl,
		token: inputs.apiToken,
		attemptTimeoutMs: inputs.requestTimeoutMs,
		maxAttempts: inputs.maxAttempts,
		onRetry: ({ reason, attempt, maxAttempts, delayMs }) => {
			log.info(`${reason}. Attempt ${String(attempt)} of ${String(maxAttempts)} ${delayMs === 0 ? "now" : `in ${(delayMs / 1e3).toFixed(1)} s`}`);
		},
		onVerify: (line) => {
			log.info(line);
		},
		signal: limits.signal,
		onResponse: (response) => {
			log.debug(response);
		},
		onWrite: (write) => {
			limits.wrote(write);
		}
	});
}
/** Outputs, log and summary of a step that got as far as a result. */
async function conclude(name, inputs, { result, skipped, response, request }, environment, log, files) {
	const responseFile = response === void 0 ? void 0 : await files.write("response", response.text);
	await files.written();
	setOutputs(outputsOf(result, {
		skipped: skipped !== void 0,
		response,
		responseFile
	}), environment, (text) => log.redacted(text));
	if (skipped === void 0) {
		const { state, unmet = [] } = result.pullRequest ?? {};
		log.info(`${result.headline}${state === void 0 ? "" : `. It is ${state}`}`);
		for (const { what, advice } of unmet) log.info(`It waits for ${what}. ${advice}`);
	} else if (result.queueChanges !== void 0) log.info(`${result.headline}. Nothing was changed, because ${skipped}`);
	else {
		log.info(`${name}: nothing was sent, because ${skipped}`);
		if (request !== void 0) {
			log.info(`The request would be ${request.endpoint}`);
			for (const row of request.body.split("\n").slice(0, 200)) log.info(row);
		}
	}
	const failure = result.failure === void 0 ? void 0 : `${name}: ${result.failure}`;
	const { warnings, annotations, furtherAnnotations } = result;
	annotate(log, {
		failure,
		warnings,
		annotations,
		furtherAnnotations
	});
	if (inputs.summary) await trySummary(await summaryOf({
		operation: name,
		result,
		...skipped === void 0 ? {} : { skipped },
		...request === void 0 ? {} : { request },
		...failure === void 0 ? {} : { failure }
	}), environment, log);
	return failure === void 0 ? 0 : 1;
}
//#endregion
//#region src/worker/messages.ts
/** The argument with which the step's own entry file is started as a worker. */
const workerArgument = "--in-worker";
//#endregion
//#region src/worker/needs-worker.ts
/** Inputs whose presence alone means that the step computes, or reads what a pull request may have written. */
const computing = ["impacted-targets-from", "junit-paths"];
/** Operations that compute whatever their inputs are. */
const computingOperations = /* @__PURE__ */ new Set(["analyze-impacted-targets"]);
/** Files that are read in a moment up to this size, in bytes, and may hold anything. YAML takes a hundred times as long as a list. */
const quickBytes = {
	"impacted-targets-file": 8 * 1024 * 1024,
	"queue-settings-file": 128 * 1024
};
/**
* True when a step does work that could keep its thread busy for more than a moment, so that it has to run where it can
* be ended. Every other step runs in the main thread, since a worker takes some tens of milliseconds to start.
*/
function needsWorker(environment) {
	if (computing.some((name) => inputText(environment, name) !== void 0)) return true;
	if (computingOperations.has(operationNamed(inputText(environment, "operation") ?? "") ?? "")) return true;
	return Object.entries(quickBytes).some(([name, bytes]) => {
		const path = inputText(environment, name);
		return path !== void 0 && sizeOf(environment, path) > bytes;
	});
}
/** In bytes; 0 where there is no file: the step itself reports that. */
function sizeOf(environment, path) {
	const place = (0, node_path.resolve)(environment.GITHUB_WORKSPACE ?? process.cwd(), inputText(environment, "working-directory") ?? ".", path);
	try {
		return (0, node_fs.statSync)(place).size;
	} catch {
		return 0;
	}
}
//#endregion
//#region src/main.ts
if (process.argv.includes("--in-worker")) Promise.resolve().then(() => require("./chunks/worker-step-CFNzPF_S.js")).then(({ runInWorker }) => runInWorker(process.env));
else {
	const cancellation = new Cancellation();
	step(cancellation).then((exitCode) => {
		process.exitCode = exitCode;
		if (cancellation.signal.aborted) process.exit();
	});
}
async function step(cancellation) {
	if (!needsWorker(process.env)) return run(process.env, cancellation);
	const { superviseStep } = await Promise.resolve().then(() => require("./chunks/supervisor-Bv-7jCTp.js"));
	return superviseStep(process.env, cancellation, process.argv[1] ?? "");
}
//#endregion
exports.BodyTooLarge = BodyTooLarge;
exports.InputError = InputError;
exports.Interrupted = Interrupted;
exports.Interruption = Interruption;
exports.ServiceError = ServiceError;
exports.StepLog = StepLog;
exports.apiTokenText = apiTokenText;
exports.barChart = barChart;
exports.code = code;
exports.endpointOf = endpointOf;
exports.facts = facts;
exports.failureLine = failureLine;
exports.failureOf = failureOf;
exports.flowchart = flowchart;
exports.grouped = grouped;
exports.inputText = inputText;
exports.interruptionLine = interruptionLine;
exports.isAbsence = isAbsence;
exports.issueCommand = issueCommand;
exports.lines = lines$1;
exports.link = link;
exports.mayHaveBeenDone = mayHaveBeenDone;
exports.mermaidLabel = mermaidLabel;
exports.oneLine = oneLine;
exports.operationNamed = operationNamed;
exports.outsideLink = outsideLink;
exports.part = part;
exports.quoted = quoted;
exports.reasonOf = reasonOf;
exports.redactor = redactor;
exports.repositoryUrl = repositoryUrl;
exports.reservedFields = reservedFields;
exports.retryAfterMs = retryAfterMs;
exports.retryPolicy = retryPolicy;
exports.run = run;
exports.sendPrepared = sendPrepared;
exports.shortened = shortened;
exports.stoodBefore = stoodBefore;
exports.systemClock = systemClock;
exports.table = table;
exports.tellingTable = tellingTable;
exports.text = text;
exports.text$1 = text$1;
exports.totalTimeoutMs = totalTimeoutMs;
exports.withRetries = withRetries;
exports.workerArgument = workerArgument;
exports.writeFailure = writeFailure;
