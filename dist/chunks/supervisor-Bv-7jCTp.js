const require_user_error = require("./user-error-BaVgiDiY.js");
const require_index = require("../index.js");
const require_temporary_directories = require("./temporary-directories-bygX-ZYI.js");
let node_worker_threads = require("node:worker_threads");
let node_v8 = require("node:v8");
//#region src/worker/supervisor.ts
/**
* Deadlines for a step that was told to end, in milliseconds from that moment, so that it is over within two seconds whatever
* it is busy with. `terminate`: a worker that has not ended by itself is terminated. `giveUp`: a worker that still runs is no
* longer waited for. `exit`: this process exits, whatever is not done. `kill`: it kills itself. The time between two of them is
* what a busy machine needs.
*/
const endingMs = {
	terminate: 1e3,
	giveUp: 1400,
	exit: 1700,
	kill: 1850
};
/** The worker ran out of memory. */
var OutOfMemory = class extends require_user_error.UserError {
	name = "OutOfMemory";
};
/**
* Runs the step in a worker, so that this thread hears signals and keeps limits whatever the step is busy with. A worker
* that ignores them is terminated. The programs that it started are then ended, its temporary folders removed, and the step
* fails with the reason.
* @param entry the file that the step was started with
* @returns the exit code
*/
async function superviseStep(environment, cancellation, entry) {
	const memoryMiB = Math.floor((0, node_v8.getHeapStatistics)().heap_size_limit / 2 ** 20);
	const worker = new node_worker_threads.Worker(entry, {
		argv: [require_index.workerArgument],
		resourceLimits: {
			maxOldGenerationSizeMb: memoryMiB,
			maxYoungGenerationSizeMb: 24
		}
	});
	const folders = [];
	const programs = /* @__PURE__ */ new Set();
	let openGroups = 0;
	let end;
	worker.on("message", (message) => {
		switch (message.kind) {
			case "output":
				process.stdout.write(message.text);
				if (message.text.startsWith("::group::")) openGroups += 1;
				if (message.text.startsWith("::endgroup::")) openGroups -= 1;
				break;
			case "write":
				cancellation.wrote(message.write);
				break;
			case "folder":
				folders.push(message.path);
				break;
			case "program":
				programs.add(message.pid);
				break;
			case "limit":
				cancellation.limit(message.ms);
				break;
			case "computing":
				cancellation.beginComputing(message.limitMs);
				break;
			case "computed":
				cancellation.endComputing();
				break;
			case "done":
				end = {
					kind: "done",
					exitCode: message.exitCode
				};
				worker.terminate();
				break;
		}
	});
	worker.once("error", (error) => {
		end ??= {
			kind: "broken",
			error
		};
	});
	const ended = new Promise((done) => {
		worker.once("exit", () => {
			done();
		});
	});
	const givenUp = new Promise((done) => {
		cancellation.signal.addEventListener("abort", () => {
			const { message: why, advice } = reasonOf(cancellation);
			worker.postMessage({
				kind: "end",
				why,
				advice
			});
			const after = (ms, work) => setTimeout(work, ms).unref();
			after(endingMs.terminate, () => void worker.terminate());
			after(endingMs.giveUp, done);
			after(endingMs.exit, () => process.exit(1));
			after(endingMs.kill, () => process.kill(process.pid, "SIGKILL"));
		});
	});
	await Promise.race([ended, givenUp]);
	if (end?.kind === "done") return end.exitCode;
	cancellation.endComputing();
	await require_temporary_directories.endAllStarted([...programs], folders);
	for (; openGroups > 0; openGroups -= 1) require_index.issueCommand("endgroup", {}, "");
	const name = require_index.operationNamed(require_index.inputText(environment, "operation") ?? "");
	const why = cancellation.signal.aborted ? require_index.interruptionLine(reasonOf(cancellation), cancellation.lastWrite) : require_index.failureLine(clearError(end?.error, memoryMiB), { done: doneWrite(cancellation) });
	await require_index.writeFailure({
		name,
		line: name === void 0 ? why : `${name}: ${why}`,
		withSummary: !/^false$/i.test(require_index.inputText(environment, "summary") ?? "")
	}, environment, logFor(environment));
	const left = new require_temporary_directories.TemporaryDirectories();
	left.adopt(folders);
	await left.remove();
	return 1;
}
const reasonOf = ({ signal }) => signal.reason;
function doneWrite({ lastWrite }) {
	return lastWrite?.became === "done" ? lastWrite.asked : void 0;
}
/** An error of Node.js about the worker, in words for people where it is not ours. */
function clearError(error, memoryMiB) {
	if (error?.code !== "ERR_WORKER_OUT_OF_MEMORY") return error ?? /* @__PURE__ */ new Error("the worker ended before the step did");
	return new OutOfMemory(`computing takes more than the ${String(memoryMiB)} MiB of memory that this step has. Look for a file in the pull request that is unusually large or repeats itself; where it is right, set the variable NODE_OPTIONS of this step to --max-old-space-size=<MiB>, or take a larger runner`);
}
/** A log that takes the tokens out of what it writes; the worker has had them masked already. */
function logFor(environment) {
	const log = new require_index.StepLog();
	for (const token of [require_index.apiTokenText(environment), require_index.inputText(environment, "github-token")]) if (token !== void 0) log.mask(token);
	return log;
}
//#endregion
exports.superviseStep = superviseStep;
