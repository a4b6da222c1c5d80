"use strict";
exports.id = 7648;
exports.ids = [7648];
exports.modules = {

/***/ 65258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endTree),
/* harmony export */   g: () => (/* binding */ endAllStarted)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);





const gentleMs = 400;
async function endTree(pid, systemRoot = "C:\\Windows") {
  if (process.platform === "win32") {
    const taskkill = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(systemRoot, "System32", "taskkill.exe");
    await (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(taskkill, ["/pid", String(pid), "/t", "/f"]).catch(() => void 0);
    return;
  }
  const tree = [pid, ...descendantsOf([pid], await parentOfEach())];
  for (const each of tree) send(each, "SIGTERM");
  await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(gentleMs);
  const parents = await parentOfEach();
  const left = tree.filter((each) => parents.has(each));
  for (const each of [...left, ...descendantsOf(left, parents)]) send(each, "SIGKILL");
}
async function endAllStarted(started, folders, systemRoot) {
  if (process.platform === "win32") {
    await Promise.all(started.map((pid) => endTree(pid, systemRoot)));
    return;
  }
  const parents = await parentOfEach();
  const mine = descendantsOf([process.pid], parents);
  const detached = [...parents.keys()].filter((pid) => pid !== process.pid && names(pid, folders));
  for (const pid of /* @__PURE__ */ new Set([...mine, ...detached])) send(pid, "SIGKILL");
}
function names(pid, folders) {
  if (process.platform !== "linux" || folders.length === 0) return false;
  try {
    const words = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${String(pid)}/cmdline`, "utf8");
    return folders.some((folder) => words.includes(folder));
  } catch {
    return false;
  }
}
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
  }
}
function descendantsOf(roots, parents) {
  const found = new Set(roots);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found].slice(roots.length);
}
async function parentOfEach() {
  return process.platform === "linux" ? parentsFromProc() : parentsFromPs();
}
function parentsFromProc() {
  const parents = /* @__PURE__ */ new Map();
  for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${name}/stat`, "latin1");
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (state !== "Z") parents.set(Number(name), Number(parent));
    } catch {
    }
  }
  return parents;
}
async function parentsFromPs() {
  const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("/bin/ps", ["-A", "-o", "pid=,ppid="]).catch(() => ({ stdout: "" }));
  const rows = stdout.trim().split("\n");
  return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => [pid, parent]));
}



/***/ }),

/***/ 78553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ TemporaryDirectories)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44547);




class TemporaryDirectories {
  /** @param parent where the directories are made: the runner's temporary directory, where there is one */
  constructor(parent = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    this.parent = parent;
  }
  parent;
  #made = [];
  /** A new, empty directory that only this user can read. Absolute path without symlinks. */
  async create() {
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporaryFolder */ .wE)(this.parent, "merge-queue-"));
    this.#made.push(directory);
    return directory;
  }
  /** Adds directories that other code made, to be removed with the others. */
  adopt(directories) {
    this.#made.push(...directories);
  }
  /**
   * Removes all of the directories, including files that a build tool made read-only. Directories that cannot be
   * removed stay, and the answer does not change. Windows, for example, keeps files that a process has open, and files
   * may belong to the user of a container.
   * @returns a sentence for each directory that stays
   */
  async remove() {
    const stay = [];
    const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };
    for (const directory of this.#made.splice(0)) {
      try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, options).catch(async () => {
          await makeWritable(directory);
          await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, options);
        });
      } catch (error) {
        const { code, path = directory } = error;
        stay.push(
          `The temporary folder ${directory} stays, because ${path} cannot be removed (${code ?? "unknown error"}). See which process still uses it, or which user it belongs to; the answer does not depend on it`
        );
      }
    }
    return stay;
  }
}
async function makeWritable(directory) {
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(directory, 448).catch(() => void 0);
  for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory)) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory()) await makeWritable(path);
  }
}



/***/ }),

/***/ 37648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   superviseStep: () => (/* binding */ superviseStep)
/* harmony export */ });
/* unused harmony export endingMs */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78877);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _reporting_failed_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79938);
/* harmony import */ var _reporting_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36466);
/* harmony import */ var _reporting_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44474);
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86493);
/* harmony import */ var _packages_impacted_targets_src_programs_process_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65258);
/* harmony import */ var _packages_impacted_targets_src_programs_temporary_directories_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78553);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92542);
/* harmony import */ var _operations_operation_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51529);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17426);












const endingMs = { terminate: 1e3, giveUp: 1400, exit: 1700, kill: 1850 };
class OutOfMemory extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y {
  name = "OutOfMemory";
}
async function superviseStep(given, cancellation, entry) {
  const { environment, write } = given;
  const memoryMiB = Math.floor((0,node_v8__WEBPACK_IMPORTED_MODULE_1__.getHeapStatistics)().heap_size_limit / 2 ** 20);
  const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(entry.endsWith(".ts") ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(entry), "worker/from-source.js") : entry, {
    argv: [_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .workerArgument */ .A],
    resourceLimits: {
      // As much memory as the main thread would have had.
      maxOldGenerationSizeMb: memoryMiB,
      // Half of V8's usual size for new objects. With 300,000 files this saves a quarter of the memory, and the time is
      // the same.
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
        write(message.text);
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
        cancellation.beginComputing();
        break;
      case "computed":
        cancellation.endComputing();
        break;
      case "done":
        end = { kind: "done", exitCode: message.exitCode };
        void worker.terminate();
        break;
    }
  });
  worker.once("error", (error) => {
    end ??= { kind: "broken", error };
  });
  const ended = new Promise((done) => {
    worker.once("exit", () => done());
  });
  const givenUp = new Promise((done) => {
    cancellation.signal.addEventListener("abort", () => {
      const { message: why2, advice } = reasonOf(cancellation);
      worker.postMessage({ kind: "end", why: why2, advice });
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
  await (0,_packages_impacted_targets_src_programs_process_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .endAllStarted */ .g)([...programs], folders, environment.SystemRoot);
  const name = (0,_operations_operation_name_js__WEBPACK_IMPORTED_MODULE_10__/* .operationNamed */ .ji)((0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .inputText */ .A)(environment, "operation") ?? "");
  const why = cancellation.signal.aborted ? (0,_reporting_failed_step_js__WEBPACK_IMPORTED_MODULE_3__/* .interruptionLine */ .g9)(reasonOf(cancellation), cancellation.lastWrite) : (0,_reporting_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureLine */ .P)(clearError(end?.error, memoryMiB), { done: doneWrite(cancellation) });
  const line = name === void 0 ? why : `${name}: ${why}`;
  const withSummary = !/^false$/i.test((0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .inputText */ .A)(environment, "summary") ?? "");
  await (0,_reporting_log_js__WEBPACK_IMPORTED_MODULE_5__/* .withLog */ .X)(given, async (log) => {
    for (; openGroups > 0; openGroups -= 1) log.command("endgroup", {}, "");
    await (0,_reporting_failed_step_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFailure */ .EU)({ name, line, withSummary }, environment, log);
  });
  const left = new _packages_impacted_targets_src_programs_temporary_directories_js__WEBPACK_IMPORTED_MODULE_8__/* .TemporaryDirectories */ .f();
  left.adopt(folders);
  await left.remove();
  return 1;
}
const reasonOf = ({ signal }) => signal.reason;
function doneWrite({ lastWrite }) {
  return lastWrite?.became === "done" ? lastWrite.asked : void 0;
}
function clearError(error, memoryMiB) {
  if (error?.code !== "ERR_WORKER_OUT_OF_MEMORY") {
    return error ?? new Error("the worker ended before the step did");
  }
  return new OutOfMemory(
    `computing needs more than the ${String(memoryMiB)} MiB of memory of this step. Look for a file in the pull request that is unusually large or repeats itself. If the file is right, set the variable NODE_OPTIONS of this step to --max-old-space-size=<MiB>, or use a larger runner`
  );
}



/***/ })

};
;