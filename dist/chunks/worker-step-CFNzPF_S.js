const require_open_file = require("./open-file-D_mGiVNR.js");
const require_index = require("../index.js");
let node_diagnostics_channel = require("node:diagnostics_channel");
let node_worker_threads = require("node:worker_threads");
//#region src/worker/worker-step.ts
/**
* Runs the step in a worker: the main thread writes its log, is told of every program and folder that it has to clean up, and
* terminates the worker when it does not end in time.
*/
async function runInWorker(environment) {
	const port = node_worker_threads.parentPort;
	if (port === null) throw new Error("this is not a worker");
	const tell = (message) => {
		port.postMessage(message);
	};
	process.stdout.write = (text) => {
		tell({
			kind: "output",
			text: typeof text === "string" ? text : Buffer.from(text).toString("utf8")
		});
		return true;
	};
	(0, node_diagnostics_channel.subscribe)("child_process", (message) => {
		const { process: child } = message;
		queueMicrotask(() => {
			if (child.pid !== void 0) tell({
				kind: "program",
				pid: child.pid
			});
		});
	});
	(0, node_diagnostics_channel.subscribe)(require_open_file.madeTemporaryFolders, (path) => {
		tell({
			kind: "folder",
			path
		});
	});
	const controller = new AbortController();
	port.on("message", ({ why, advice }) => {
		controller.abort(new require_index.Interruption(why, advice));
	});
	tell({
		kind: "done",
		exitCode: await require_index.run(environment, {
			signal: controller.signal,
			limit: (ms) => {
				tell({
					kind: "limit",
					ms
				});
			},
			computing: async (limitMs, work) => {
				tell({
					kind: "computing",
					limitMs
				});
				try {
					return await work();
				} finally {
					tell({ kind: "computed" });
				}
			},
			wrote: (write) => {
				tell({
					kind: "write",
					write
				});
			}
		})
	});
}
//#endregion
exports.runInWorker = runInWorker;
