const require_states = require("./states-DscZcFE_.js");
//#region src/service/responses.ts
const isString = (value) => typeof value === "string";
const isBoolean = (value) => typeof value === "boolean";
const isNumber = (value) => typeof value === "number";
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The object itself and those below it, nearest first, three levels deep. Lists are not entered. */
function* objectsOf(value) {
	let level = isObject(value) ? [value] : [];
	for (let depth = 0; depth < 3; depth += 1) {
		yield* level;
		level = level.flatMap((object) => Object.values(object).filter(isObject));
	}
}
/** The record that holds the state: the nearest with a state we know, else the nearest with any state. */
function recordWithState(value, states) {
	const candidates = [...objectsOf(value)].filter((object) => isString(object.state));
	return candidates.find((object) => states.includes(require_states.canonicalState(String(object.state)))) ?? candidates[0];
}
function stateOf(record) {
	return isString(record?.state) ? require_states.canonicalState(record.state) : void 0;
}
const submittedField = /^(is_?)?(currently_?)?submitted(_?to_?(merge_?)?queue)?$/i;
function submittedOf(value) {
	for (const object of objectsOf(value)) for (const [field, content] of Object.entries(object)) if (submittedField.test(field)) {
		if (typeof content === "boolean") return content;
		if (content === "true" || content === "false") return content === "true";
	}
}
const isHostedRecord = (value) => isObject(value) && isNumber(value.prNumber);
/** State and submission of a pull request, wherever in the response they are. */
function readPullRequest(value) {
	const record = recordWithState(value, require_states.pullRequestStates) ?? (isHostedRecord(value) ? value : void 0);
	return {
		state: stateOf(record),
		submitted: submittedOf(value),
		record
	};
}
const entriesField = /^(enqueued|queued)?_?(pull_?requests|prs|entries)$/i;
/** State, entries and settings of a queue, wherever in the response they are. */
function readQueue(value) {
	const record = recordWithState(value, require_states.queueStates) ?? (isObject(value) ? value : {});
	let entries;
	for (const object of objectsOf(value)) {
		const found = Object.entries(object).find(([field, content]) => entriesField.test(field) && Array.isArray(content));
		if (found !== void 0) {
			entries = found[1].filter(isObject).map(readEntry);
			break;
		}
	}
	const settings = Object.fromEntries(Object.entries(record).filter(([field, content]) => field !== "state" && !entriesField.test(field) && !isObject(content)));
	return {
		state: stateOf(record),
		entries,
		settings
	};
}
function readEntry(record) {
	const pr = isObject(record.pr) ? record.pr : {};
	const priority = firstOf(record, [
		"priorityName",
		"priority",
		"priorityValue"
	], isString, isNumber);
	const targets = record.impactedTargets;
	return {
		...readPullRequest(record),
		record,
		number: firstOf(record, [
			"prNumber",
			"number",
			"pr_number"
		], isNumber) ?? firstOf(pr, ["number"], isNumber),
		title: firstOf(record, [
			"prTitle",
			"title",
			"pr_title"
		], isString),
		author: firstOf(record, [
			"prAuthor",
			"author",
			"pr_author"
		], isString),
		priority: priority === void 0 ? void 0 : String(priority),
		since: firstOf(record, ["stateChangedAt", "state_changed_at"], isString),
		noBatch: firstOf(record, ["noBatch", "no_batch"], isBoolean),
		skipsTheLine: firstOf(record, ["skipTheLine", "skip_the_line"], isBoolean),
		impactedTargets: targets === "ALL" || Array.isArray(targets) && targets.every(isString) ? targets : void 0
	};
}
/** The content of the first of these fields that holds such a thing. */
function firstOf(record, fields, ...types) {
	return fields.map((field) => record[field]).find((content) => types.some((is) => is(content)));
}
//#endregion
Object.defineProperty(exports, "isObject", {
	enumerable: true,
	get: function() {
		return isObject;
	}
});
Object.defineProperty(exports, "readPullRequest", {
	enumerable: true,
	get: function() {
		return readPullRequest;
	}
});
Object.defineProperty(exports, "readQueue", {
	enumerable: true,
	get: function() {
		return readQueue;
	}
});
