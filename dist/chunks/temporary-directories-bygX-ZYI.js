const require_open_file = require("./open-file-D_mGiVNR.js");
let node_fs_promises = require("node:fs/promises");
let node_util = require("node:util");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_timers_promises = require("node:timers/promises");
let node_child_process = require("node:child_process");
//#region src/impacted-targets/process-tree.ts
/** How long a tool may take to clean up before it is ended for good, in milliseconds. */
const gentleMs = 400;
/**
* Ends a process with all that it started. Build tools start others (a shell its command, npm a script), which a
* signal to the first one alone would leave running. A server that a tool has detached from itself is not among them.
* @returns when all of them were told, and those that did not heed it were ended
*/
async function endTree(pid) {
	if (process.platform === "win32") {
		const taskkill = (0, node_path.join)(process.env.SystemRoot ?? "C:\\Windows", "System32", "taskkill.exe");
		await (0, node_util.promisify)(node_child_process.execFile)(taskkill, [
			"/pid",
			String(pid),
			"/t",
			"/f"
		]).catch(() => void 0);
		return;
	}
	const tree = [pid, ...descendantsOf([pid], await parentOfEach())];
	for (const each of tree) send(each, "SIGTERM");
	await (0, node_timers_promises.setTimeout)(gentleMs);
	const parents = await parentOfEach();
	const left = tree.filter((each) => parents.has(each));
	for (const each of [...left, ...descendantsOf(left, parents)]) send(each, "SIGKILL");
}
/**
* Ends, at once and for good, all that this process has started and that has not ended, and every process in whose
* arguments one of the folders stands: a server that a tool has detached from itself works in a temporary folder of the step.
* @param started processes that were started, for Windows, which does not say whose child a process is
* @param folders absolute paths of the step's temporary folders
*/
async function endAllStarted(started, folders) {
	if (process.platform === "win32") {
		await Promise.all(started.map(endTree));
		return;
	}
	const parents = await parentOfEach();
	const mine = descendantsOf([process.pid], parents);
	const detached = [...parents.keys()].filter((pid) => pid !== process.pid && names(pid, folders));
	for (const pid of /* @__PURE__ */ new Set([...mine, ...detached])) send(pid, "SIGKILL");
}
/** True when one of the folders stands in a process's arguments. Only Linux says so in a file. */
function names(pid, folders) {
	if (process.platform !== "linux" || folders.length === 0) return false;
	try {
		const words = (0, node_fs.readFileSync)(`/proc/${String(pid)}/cmdline`, "utf8");
		return folders.some((folder) => words.includes(folder));
	} catch {
		return false;
	}
}
function send(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {}
}
function descendantsOf(roots, parents) {
	const found = new Set(roots);
	for (let before = 0; before < found.size;) {
		before = found.size;
		for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
	}
	return [...found].slice(roots.length);
}
/** The parent of every process, by process number. */
async function parentOfEach() {
	return process.platform === "linux" ? parentsFromProc() : parentsFromPs();
}
/** Read from `/proc`, since slim images have no `ps` (proc_pid_stat(5): number, name in brackets, state, parent). */
function parentsFromProc() {
	const parents = /* @__PURE__ */ new Map();
	for (const name of (0, node_fs.readdirSync)("/proc")) {
		if (!/^\d+$/.test(name)) continue;
		try {
			const stat = (0, node_fs.readFileSync)(`/proc/${name}/stat`, "latin1");
			const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
			if (state !== "Z") parents.set(Number(name), Number(parent));
		} catch {}
	}
	return parents;
}
async function parentsFromPs() {
	const { stdout } = await (0, node_util.promisify)(node_child_process.execFile)("/bin/ps", [
		"-A",
		"-o",
		"pid=,ppid="
	]).catch(() => ({ stdout: "" }));
	const rows = stdout.trim().split("\n");
	return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => [pid, parent]));
}
//#endregion
//#region src/impacted-targets/temporary-directories.ts
/** Directories of this step alone, outside the checkout, which are removed together. */
var TemporaryDirectories = class {
	parent;
	#made = [];
	/** @param parent where they are made: the runner's temporary directory, where there is one */
	constructor(parent = require_open_file.temporaryParent(process.env)) {
		this.parent = parent;
	}
	/** A new, empty directory that only this user can read. Absolute path without symlinks. */
	async create() {
		const directory = await (0, node_fs_promises.realpath)(require_open_file.makeTemporaryFolder(this.parent, "merge-queue-"));
		this.#made.push(directory);
		return directory;
	}
	/** Takes directories that somebody else made, to be removed with the others. */
	adopt(directories) {
		this.#made.push(...directories);
	}
	/**
	* Removes them all, with what a build tool made read-only. What cannot be removed (Windows keeps what a process has
	* open; files may belong to the user of a container) stays, and takes nothing from the answer.
	* @returns a sentence for each directory that stays
	*/
	async remove() {
		const stay = [];
		const options = {
			recursive: true,
			force: true,
			maxRetries: 5,
			retryDelay: 50
		};
		for (const directory of this.#made.splice(0)) try {
			await (0, node_fs_promises.rm)(directory, options).catch(async () => {
				await makeWritable(directory);
				await (0, node_fs_promises.rm)(directory, options);
			});
		} catch (error) {
			const { code, path = directory } = error;
			stay.push(`The temporary folder ${directory} stays, because ${path} cannot be removed (${code ?? "unknown error"}). See which process still uses it, or which user it belongs to; the answer does not depend on it`);
		}
		return stay;
	}
};
async function makeWritable(directory) {
	await (0, node_fs_promises.chmod)(directory, 448).catch(() => void 0);
	for (const name of await (0, node_fs_promises.readdir)(directory)) {
		const path = (0, node_path.join)(directory, name);
		if ((await (0, node_fs_promises.lstat)(path)).isDirectory()) await makeWritable(path);
	}
}
//#endregion
Object.defineProperty(exports, "TemporaryDirectories", {
	enumerable: true,
	get: function() {
		return TemporaryDirectories;
	}
});
Object.defineProperty(exports, "endAllStarted", {
	enumerable: true,
	get: function() {
		return endAllStarted;
	}
});
Object.defineProperty(exports, "endTree", {
	enumerable: true,
	get: function() {
		return endTree;
	}
});
