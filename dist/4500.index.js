"use strict";
exports.id = 4500;
exports.ids = [4500];
exports.modules = {

/***/ 67525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ BatchReader),
/* harmony export */   x: () => (/* binding */ objectsIn)
/* harmony export */ });
class BatchReader {
  #use;
  /** Copies of output that is not complete yet, and its length in bytes. */
  #pieces = [];
  #held = 0;
  /** More can be read once this many bytes are here. */
  #needed = 1;
  /** Size of the content that comes next, in bytes; undefined where a line comes next. */
  #size;
  #position = 0;
  constructor(use) {
    this.#use = use;
  }
  /** @param piece what was printed next; it is not used after the call */
  take(piece) {
    if (this.#held + piece.length < this.#needed) {
      this.#keep(piece);
      return;
    }
    const data = this.#held === 0 ? piece : Buffer.concat([...this.#pieces, piece]);
    const rest = data.subarray(this.#read(data));
    this.#pieces = [];
    this.#held = 0;
    this.#keep(rest);
    this.#needed = this.#size === void 0 ? rest.length + 1 : this.#size + 1;
  }
  #keep(piece) {
    this.#pieces.push(Buffer.from(piece));
    this.#held += piece.length;
  }
  /**
   * Reads as much as is complete.
   * @returns how many bytes were read
   */
  #read(data) {
    const use = this.#use;
    for (let at = 0; ; ) {
      if (this.#size === void 0) {
        const end = data.indexOf(10, at);
        if (end === -1) return at;
        this.#size = sizeIn(data, at, end);
        use.onSize(this.#position, this.#size);
        if (this.#size === void 0) this.#position += 1;
        at = end + 1;
      } else {
        const end = at + this.#size;
        if (data.length <= end) return at;
        use.onContent(this.#position, data.subarray(at, end));
        this.#position += 1;
        at = end + 1;
        this.#size = void 0;
      }
    }
  }
}
function sizeIn(data, start, end) {
  const line = data.toString("latin1", start, end);
  return /^\d+$/.test(line) ? Number(line) : void 0;
}
function objectsIn(printed) {
  const found = [];
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf(10, at);
    const [, id, kind, size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(printed.toString("latin1", at, end)) ?? [];
    at = end + 1;
    if (id === void 0 || kind === void 0) found.push(void 0);
    else {
      found.push({ id, kind, content: printed.subarray(at, at + Number(size)) });
      at += Number(size) + 1;
    }
  }
  return found;
}



/***/ }),

/***/ 90230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ lastErrorLine),
  Hj: () => (/* binding */ openCheckout),
  ri: () => (/* binding */ withoutCredentials)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/find-repository.js
var find_repository = __webpack_require__(14965);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/git-version.js
const oldest = [2, 31];
function versionMistake(printed) {
  const [, version, major, minor] = /^git version ((\d+)\.(\d+)\S*)/.exec(printed) ?? [];
  if (version === void 0) return void 0;
  const [first, second] = [Number(major), Number(minor)];
  if (first > oldest[0] || first === oldest[0] && second >= oldest[1]) return void 0;
  return `git ${version} is too old: ${oldest.join(".")} or newer is needed, and 2.38 or newer to merge a pull request that has no merge commit. Install it in a step before this one, and check out with it`;
}
const tellingVersion = { GIT_TRACE2_EVENT: "1" };
function withoutTrace(printed) {
  const lines = printed.split("\n");
  const isEvent = (line) => line.startsWith('{"event":"');
  const version = /"exe":"([^"\\]*)"/.exec(lines.find(isEvent) ?? "")?.[1] ?? "";
  return { version, errors: lines.filter((line) => !isEvent(line)).join("\n") };
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/run-git.js
var run_git = __webpack_require__(41663);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/safe-directory.js
var safe_directory = __webpack_require__(67592);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/checkout.js










function lastErrorLine(stderr) {
  const lines = withoutCredentials(stderr.toString()).split("\n").map((line) => line.trim()).filter((line) => line !== "" && !/^(hint|warning):/.test(line));
  const fatal = lines.findLast((line) => /^(fatal|error|remote):/.test(line) && line !== "fatal: early EOF");
  return (0,src_text/* shortened */.vI)(fatal ?? lines.at(-1) ?? "it printed nothing", 500);
}
const mayHoldAddress = /'[^'\n]*'|"[^"\n]*"|[^\s'"]+/g;
function withoutCredentials(text) {
  return text.replaceAll(mayHoldAddress, (part) => {
    const start = part.indexOf("://") + 3;
    if (start === 2) return part;
    const address = part.slice(Math.max(start, part.lastIndexOf("@") + 1));
    const quote = /['"]$/.exec(part)?.[0] ?? "";
    return part.slice(0, start) + address.replace(/[?#].*/s, quote);
  });
}
async function openCheckout(request, programs, signal) {
  const { workingDirectory } = request;
  let directory;
  try {
    directory = await (0,promises_.realpath)(workingDirectory);
  } catch {
    throw new impact_error/* ImpactError */.X(
      `working-directory: ${workingDirectory} does not exist. ` + (await isSparse(workingDirectory) ? "The checkout is sparse: name the directory in sparse-checkout of actions/checkout" : "Run actions/checkout in a step before this one, and see that the commit has this directory")
    );
  }
  const workspace = request.workspace === void 0 ? void 0 : await (0,promises_.realpath)(request.workspace).catch(() => void 0);
  const found = await (0,find_repository/* findRepository */.W)(directory, workspace);
  const written = pathInWorkspace(workingDirectory, request.workspace, workspace) ?? directory;
  if (!(0,open_file/* isBelow */.Yw)(written, found.directory)) {
    throw new impact_error/* ImpactError */.X(
      `working-directory: ${workingDirectory} leads by a symbolic link into another repository, ${found.directory}. Give the directory itself`
    );
  }
  const env = {
    ...programs.variablesForGit,
    ...run_git/* withoutFetching */.B,
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    // Git looks for a repository no higher than the root that was found.
    GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(found.directory)
  };
  const git = async (args, more = {}) => {
    try {
      return await (0,run_git/* runGit */.E)(["-c", "safe.bareRepository=explicit", ...args], {
        programs,
        cwd: found.directory,
        env: { ...env, ...more },
        signal
      });
    } catch (error) {
      if (!(error instanceof impact_error/* ToolMissing */.L)) throw error;
      throw new impact_error/* ImpactError */.X(
        "git was not found on this machine. The workspace is not searched for it. Install git 2.31 or newer in a step before this one, and check out with it"
      );
    }
  };
  const refuseOldGit = async () => {
    const mistake = versionMistake((await git(["--version"])).stdout.toString("utf8"));
    if (mistake !== void 0) throw new impact_error/* ImpactError */.X(mistake);
  };
  const described = await git(describing, tellingVersion);
  const { version, errors } = withoutTrace(described.stderr.toString("utf8"));
  const lines = described.stdout.toString("utf8").split("\n");
  const [objectFormat, inside, gitDirectory, objects, shallow, toplevel, ...heads] = lines;
  if (described.exitCode !== 0 && !(described.exitCode === 1 && toplevel)) {
    await refuseOldGit();
    throw unusable(found.directory, errors);
  }
  const commit = described.exitCode === 0 ? heads.shift() : void 0;
  if (!objectFormat || inside !== "true" || !gitDirectory || !objects || !shallow || !toplevel || heads.length > 1) {
    await refuseOldGit();
    throw new impact_error/* ImpactError */.X(
      `working-directory: git cannot say where the repository of ${directory} is. Check out to a directory whose name holds no line break, and do not check out bare`
    );
  }
  if (!await isSame(gitDirectory, found.gitDirectory) || !await isSame(toplevel, found.directory)) {
    throw new impact_error/* ImpactError */.X(
      `working-directory: git takes ${gitDirectory} with the files in ${toplevel} for the repository of ${directory}, and not ${found.gitDirectory}. Check out with actions/checkout, without core.worktree`
    );
  }
  const configured = await git([`--git-dir=${gitDirectory}`, "config", "--list", "--includes", "--show-origin", "-z"]);
  if (configured.exitCode !== 0) throw unusable(found.directory, configured.stderr.toString("utf8"));
  return {
    directory: found.directory,
    root: (0,external_node_path_.relative)(found.directory, directory).split(external_node_path_.sep).join("/"),
    linked: written !== directory,
    objectFormat,
    gitDirectory,
    objects,
    shallow,
    ...commit && { head: commit },
    gitVersion: version,
    configuration: await readConfiguration(configured.stdout, found)
  };
}
const describing = [
  ...["rev-parse", "--path-format=absolute", "--show-object-format", "--is-inside-work-tree", "--git-dir"],
  ...["--git-path", "objects", "--git-path", "shallow", "--show-toplevel", "--quiet", "--verify", "HEAD"]
];
function pathInWorkspace(path, workspace, real) {
  if (workspace === void 0 || real === void 0) return void 0;
  const from = [workspace, real].find((one) => (0,open_file/* isBelow */.Yw)((0,external_node_path_.resolve)(path), (0,external_node_path_.resolve)(one)));
  return from === void 0 ? void 0 : (0,external_node_path_.join)(real, (0,external_node_path_.relative)((0,external_node_path_.resolve)(from), (0,external_node_path_.resolve)(path)));
}
async function isSame(one, other) {
  const [a, b] = await Promise.all([one, other].map((path) => (0,promises_.realpath)(path).catch(() => path)));
  return (0,external_node_path_.relative)(a ?? "", b ?? "") === "";
}
async function readConfiguration(output, { directory, gitDirectory }) {
  const records = output.toString("utf8").split("\0");
  const trusted = /* @__PURE__ */ new Map();
  const settings = [];
  for (let at = 0; at + 1 < records.length; at += 2) {
    const [origin = "", setting = ""] = [records[at], records[at + 1]];
    if (!trusted.has(origin)) trusted.set(origin, await isTrusted(origin));
    if (trusted.get(origin) !== true) continue;
    const end = setting.indexOf("\n");
    settings.push(
      end === -1 ? { key: setting, value: void 0 } : { key: setting.slice(0, end), value: setting.slice(end + 1) }
    );
  }
  return settings;
  async function isTrusted(origin) {
    if (!origin.startsWith("file:")) return true;
    const path = (0,external_node_path_.resolve)(directory, origin.slice("file:".length));
    const real = await (0,promises_.realpath)(path).catch(() => path);
    const repository = await (0,promises_.realpath)(gitDirectory).catch(() => gitDirectory);
    return (0,open_file/* isBelow */.Yw)(real, repository) || ![path, real].some((one) => (0,open_file/* isBelow */.Yw)(one, directory) && !(0,open_file/* isBelow */.Yw)(one, repository));
  }
}
async function isSparse(missing) {
  for (let place = missing; (0,external_node_path_.dirname)(place) !== place; place = (0,external_node_path_.dirname)(place)) {
    const git = (0,external_node_path_.join)(place, ".git");
    if (!(0,external_node_fs_.existsSync)(git)) continue;
    const files = await Promise.all(
      ["config", "config.worktree"].map((name) => (0,promises_.readFile)((0,external_node_path_.join)(git, name), "utf8").catch(() => ""))
    );
    const last = files.flatMap((text) => [...text.matchAll(/^[ \t]*sparsecheckout[ \t]*=[ \t]*(\w+)/gim)]).at(-1);
    return last?.[1]?.toLowerCase() === "true";
  }
  return false;
}
function unusable(directory, text) {
  const owned = (0,safe_directory/* ownedByAnother */.UE)(text);
  if (owned !== void 0) {
    return new impact_error/* ImpactError */.X(
      `git does not read ${directory}, because the directory belongs to another user. Run \`${(0,safe_directory/* safeDirectoryCommand */.WC)(owned)}\` in a step before this one`
    );
  }
  if (text.includes("not a git repository")) {
    return new impact_error/* ImpactError */.X(
      `working-directory: the .git in ${directory} is not a Git repository. Run actions/checkout in a step before this one`
    );
  }
  if (text.includes("must be run in a work tree")) {
    return new impact_error/* ImpactError */.X(
      `working-directory: ${directory} is in a bare repository. Run actions/checkout, which makes a working tree`
    );
  }
  return new impact_error/* ImpactError */.X(`git rev-parse in ${directory}: ${lastErrorLine(text)}. Check that actions/checkout ran`);
}



/***/ }),

/***/ 14965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74624);




async function findRepository(directory, workspace) {
  const end = workspace !== void 0 && (0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(directory, workspace) ? workspace : void 0;
  for (let place = directory; ; place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)) {
    const gitDirectory = await gitDirectoryOf(place);
    if (gitDirectory !== void 0) return { directory: place, gitDirectory };
    if (place === end || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place) === place) break;
  }
  throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ImpactError */ .X(
    `working-directory: ${directory} is in no Git repository. ${await adviceWithoutRepository(directory)}`
  );
}
async function adviceWithoutRepository(directory) {
  const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => [])).sort();
  const checkouts = [];
  for (const name of names.slice(0, 1e3)) {
    if (await gitDirectoryOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)) !== void 0) checkouts.push(name);
  }
  if (checkouts.length > 0) {
    const listed = checkouts.slice(0, 5).map((name) => JSON.stringify(name)).join(", ");
    return `There is one in ${listed}: give working-directory the folder that actions/checkout put the pull request's repository into (path)`;
  }
  if (names.length > 0) {
    return "Run actions/checkout in a step before this one, and on a machine with git: where it finds none, it downloads the files without their repository. Install git 2.31 or newer in a step before it";
  }
  return "Run actions/checkout in a step before this one, also where base-sha and head-sha are given";
}
async function gitDirectoryOf(place) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, ".git");
  const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => void 0);
  if (found?.isDirectory()) return path;
  if (found === void 0 || !found.isFile() || found.size > 1e4) return void 0;
  const [, written] = /^gitdir: (.*?)\r?\n?$/s.exec(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8")) ?? [];
  if (written === void 0) return void 0;
  const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(place, written)).catch(() => void 0);
  if (target === void 0 || await isOfSubmodule(target, place)) return void 0;
  return target;
}
async function isOfSubmodule(gitDirectory, place) {
  for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place); ; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
    const outer = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, ".git")).catch(() => void 0);
    if (outer !== void 0) {
      const outerDirectory = outer.isDirectory() ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, ".git") : await gitDirectoryOf(above);
      if (outerDirectory !== void 0 && (0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(gitDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await common(outerDirectory), "modules")))
        return true;
    }
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above) return false;
  }
}
async function common(gitDirectory) {
  const written = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "commondir"), "utf8").catch(() => void 0);
  const path = written === void 0 ? gitDirectory : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, written.trim());
  return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path);
}



/***/ }),

/***/ 62118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ PrivateRepository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/batch-output.js
var batch_output = __webpack_require__(67525);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/checkout.js + 1 modules
var git_checkout = __webpack_require__(90230);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/remote.js


const sourceRemote = "source";
const reach = /^(http|credential|url|protocol|ssh)\.|^core\.(sshcommand|askpass|longpaths)$/;
const namesProgram = /^credential\.(.*\.)?helper$|^core\.(sshcommand|askpass)$/s;
const reachOfRemote = /^(url|proxy|proxyauthmethod|serveroption)$/;
function findRemote(checkout, programs, repository) {
  const urls = /* @__PURE__ */ new Map();
  for (const { key, value } of checkout.configuration) {
    const name2 = /^remote\.(.+)\.url$/s.exec(key)?.[1];
    if (name2 !== void 0 && value && !urls.has(name2)) urls.set(name2, value);
  }
  const name = urls.has("origin") ? "origin" : urls.size === 1 ? [...urls.keys()][0] : void 0;
  const url = name === void 0 ? void 0 : urls.get(name);
  if (name === void 0 || url === void 0) return void 0;
  const prefix = `remote.${name}.`;
  const configuration = [];
  let hasTrees = true;
  for (const { key, value } of checkout.configuration) {
    const isProgram = namesProgram.test(key);
    if (reach.test(key) && !(isProgram && mayBeOfPullRequest(value ?? "", checkout, programs))) {
      configuration.push([key, value]);
    }
    if (!key.startsWith(prefix)) continue;
    const setting = key.slice(prefix.length);
    if (reachOfRemote.test(setting)) {
      configuration.push([
        `remote.${sourceRemote}.${setting}`,
        setting === "url" && value ? fromCheckout(value, checkout) : value
      ]);
    }
    if (setting === "partialclonefilter" && value && !/^blob:(none|limit=\w+)$/.test(value)) hasTrees = false;
  }
  const isActedOn = repository === void 0 ? void 0 : leadsTo(url, repository);
  return { name, url, isActedOn, configuration, hasTrees };
}
const hosted = /^(?:(?!file:)[a-z][a-z\d+.-]*:\/\/[^/]*|[^/\\]{2,}:(?!\/\/))([^?#]*)/i;
function leadsTo(url, repository) {
  const path = hosted.exec(url)?.[1];
  const parts = (0,paths/* withoutEndSlashes */.he)((0,paths/* withoutEndSlashes */.he)((path ?? url).toLowerCase()).replace(/\.git$/, "")).split(/[/\\]/);
  const wanted = repository.toLowerCase().split("/");
  if (parts.slice(-wanted.length).join("/") === wanted.join("/")) return true;
  return path === void 0 || parts.filter((part) => part !== "").length < 2 ? void 0 : false;
}
function mayBeOfPullRequest(command, { directory }, programs) {
  return command.includes(directory) || programs.mentionsUntrusted(command);
}
function fromCheckout(url, { directory }) {
  const isPath = !/^[^/\\]*:/.test(url) && !(0,external_node_path_.isAbsolute)(url);
  return isPath ? (0,external_node_path_.resolve)(directory, url) : url;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/git-settings.js


const partialClone = [
  [`remote.${sourceRemote}.promisor`, "true"],
  [`remote.${sourceRemote}.partialclonefilter`, "blob:none"],
  // The refs of the checkout are not read. Where it helps, git tells the server the checkout's commit.
  ["core.alternateRefsPrefixes", "refs/merge-queue/none/"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"]
];
const git_settings_closed = [
  ["safe.bareRepository", "explicit"],
  ["core.fsmonitor", "false"],
  ["protocol.ext.allow", "never"],
  ["submodule.recurse", "false"],
  ["advice.detachedHead", "false"],
  ["checkout.workers", "0"]
];
const withoutNegotiation = [["fetch.negotiationAlgorithm", "noop"]];
function gitEnvironment({ variables }, emptyFile) {
  const kept = Object.entries(variables).filter(([name]) => !/^GIT_CONFIG/i.test(name));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: emptyFile,
    GIT_ATTR_NOSYSTEM: "1",
    XDG_CONFIG_HOME: (0,external_node_path_.join)(emptyFile, "..", "none"),
    GIT_TERMINAL_PROMPT: "0",
    GCM_INTERACTIVE: "never",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_LITERAL_PATHSPECS: "1"
  };
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/out-of-reach.js
var out_of_reach = __webpack_require__(65013);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/remote-failure.js
var remote_failure = __webpack_require__(77982);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/repository-layout.js
var repository_layout = __webpack_require__(46322);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/run-git.js
var run_git = __webpack_require__(41663);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/safe-directory.js
var safe_directory = __webpack_require__(67592);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/waiting-for-pipe.js




const readByGit = /* @__PURE__ */ new Set([".gitignore", ".gitattributes", ".gitmodules"]);
const patienceMs = 2e3;
async function withoutPipes(directory, work) {
  const ends = new AbortController();
  const done = new AbortController();
  const search = async () => {
    await (0,external_node_timers_promises_.setTimeout)(patienceMs, void 0, { signal: done.signal });
    const pipe = await findPipe(directory, done.signal);
    if (pipe === void 0) return;
    ends.abort(new impact_error/* ImpactError */.X(`${pipe} is not a regular file, so Git would wait for it without an end. Remove it`));
  };
  void search().catch(() => void 0);
  try {
    return await work(ends.signal);
  } finally {
    done.abort();
  }
}
async function findPipe(directory, signal) {
  const waiting = [""];
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    signal.throwIfAborted();
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(directory, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== ".git") waiting.push(path);
      if (readByGit.has(entry.name) && !(entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())) return path;
    }
  }
  return void 0;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/private-repository.js















const nobody = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((role) => [
    [`GIT_${role}_NAME`, "merge queue"],
    [`GIT_${role}_EMAIL`, "merge-queue@localhost"],
    [`GIT_${role}_DATE`, "@0 +0000"]
  ])
);
class PrivateRepository {
  constructor(directory, checkout, remote, programs, environment, signal) {
    this.directory = directory;
    this.checkout = checkout;
    this.remote = remote;
    this.programs = programs;
    this.signal = signal;
    this.#environment = environment;
  }
  directory;
  checkout;
  remote;
  programs;
  signal;
  #environment;
  #commits = /* @__PURE__ */ new Map();
  /**
   * Opens a checkout, which is only read.
   * @param request absolute paths of the working directory and of the job's workspace, and owner and name of the repository that is acted
   *   on, where they are known
   * @throws ImpactError where there is no repository that can be read
   */
  static async open(request, temporary, programs, signal) {
    const checkout = await (0,git_checkout/* openCheckout */.Hj)(request, programs, signal);
    const place = await temporary.create();
    const empty = (0,external_node_path_.join)(place, "empty");
    await (0,promises_.writeFile)(empty, "");
    const environment = gitEnvironment(programs, empty);
    const directory = (0,external_node_path_.join)(place, "repository.git");
    const remote = findRemote(checkout, programs, request.repository);
    const repository = new PrivateRepository(directory, checkout, remote, programs, environment, signal);
    await (0,repository_layout/* layOut */.v8)(directory, checkout.objectFormat, [checkout.objects]);
    try {
      await (0,repository_layout/* copyIfThere */.lP)(checkout.shallow, (0,external_node_path_.join)(directory, "shallow"));
    } catch (error) {
      throw new impact_error/* ImpactError */.X(
        `${checkout.shallow} cannot be read (${error.code ?? String(error)}), so it is not known which commits the checkout lacks. Let the user of this step read it (\`chmod a+r ${(0,safe_directory/* quoted */.TL)(checkout.shallow)}\`, as its owner), or run this step as the user that ran actions/checkout`
      );
    }
    return repository;
  }
  /** Runs git in this repository. */
  async git(args) {
    return this.#run(args, {});
  }
  /** All calls of git in this step go through here, except the first look at the checkout. */
  async #run(args, {
    input,
    settings = [],
    env = {},
    place = { args: [`--git-dir=${this.directory}`], cwd: this.directory },
    onOutput,
    reaches,
    signal = this.signal
  }) {
    const all = [...settings, ...git_settings_closed, ["core.hooksPath", (0,external_node_path_.join)(this.directory, "no-hooks")]];
    const variables = { GIT_CONFIG_COUNT: String(all.length) };
    for (const [index, [key, value]] of all.entries()) {
      variables[`GIT_CONFIG_KEY_${index}`] = key;
      variables[`GIT_CONFIG_VALUE_${index}`] = value ?? "true";
    }
    return (0,run_git/* runGit */.E)([...place.args, ...args], {
      programs: this.programs,
      // Never the checkout: a relative path must not lead to a file of the pull request.
      cwd: place.cwd,
      env: { ...this.#environment, ...reaches ? {} : run_git/* withoutFetching */.B, ...env, ...variables },
      ...input && { input },
      ...onOutput && { onOutput },
      signal
    });
  }
  /**
   * Runs git in this repository and takes any exit code but 0 for a failure.
   * @throws ImpactError with git's last words
   */
  async output(args, input, env = {}) {
    return this.#succeed(args, { env, input });
  }
  /**
   * Runs git in this repository with the files of the checkout as its working tree, and takes any exit code but 0 for a failure.
   * @param options variables that name the index, and settings that say how files are read
   * @throws ImpactError with git's last words
   */
  async outputWithFiles(args, { env, settings, input }) {
    const { directory, checkout } = this;
    const place = { args: [`--git-dir=${directory}`, `--work-tree=${checkout.directory}`], cwd: directory };
    return withoutPipes(checkout.directory, (pipe) => {
      const signal = AbortSignal.any([this.signal, pipe]);
      return this.#succeed(args, { settings, env, input, place, signal });
    });
  }
  /**
   * Runs git in this repository and hands over what it prints piece by piece; none of it is kept.
   * @throws ImpactError with git's last words for any exit code but 0; errors of `onOutput`, which end git
   */
  async stream(args, input, onOutput) {
    await this.#succeed(args, { onOutput, input });
  }
  async #succeed(args, options) {
    const { exitCode, stdout, stderr } = await this.#run(args, options);
    if (exitCode === 0) return stdout;
    throw new impact_error/* ImpactError */.X(
      `git ${args[0] ?? ""} ended with exit code ${exitCode}: ${(0,git_checkout/* lastErrorLine */.HY)(stderr)}. Check that the checkout is complete (git fsck), or check out again`
    );
  }
  /** The commit with this id, or undefined when it is not here. The id of a tag gives the tag's commit. */
  async commit(id) {
    if (!this.#commits.has(id)) await this.lookUp([id]);
    return this.#commits.get(id);
  }
  /** Looks up several commits at once, so that `commit` answers for them without a process. */
  async lookUp(ids) {
    const printed = await this.output(["cat-file", "--batch"], namesOfCommits(ids));
    for (const [id, commit] of commitsIn(printed, ids)) this.#commits.set(id, commit);
  }
  /** The commits that revisions of the user's checkout name (gitrevisions(7)); those that name none are left out. */
  async revisions(names) {
    const single = names.filter((name) => !name.includes("\n"));
    const options = { input: namesOfCommits(single), place: this.#refsOfCheckout };
    const { stdout } = await this.#run(["cat-file", "--batch"], options);
    const found = commitsIn(stdout, single);
    for (const commit of found.values()) this.#commits.set(commit.id, commit);
    return found;
  }
  /** Makes a commit that only this step sees. */
  async makeCommit(tree, parents, message) {
    const args = ["commit-tree", ...parents.flatMap((parent) => ["-p", parent]), "-m", message, tree];
    const id = (await this.output(args, void 0, nobody)).toString("latin1").trim();
    const commit = { id, tree, parents };
    this.#commits.set(id, commit);
    return commit;
  }
  /** Where git runs to see the refs of the user's checkout. */
  get #refsOfCheckout() {
    return { args: [`--git-dir=${this.checkout.gitDirectory}`], cwd: this.directory };
  }
  /** Short names of the branches and tags of the user's checkout. */
  async refNames() {
    const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
    const { stdout } = await this.#run(args, { place: this.#refsOfCheckout });
    return stdout.toString("utf8").trim().split("\n");
  }
  /**
   * The ids of these full ref names at the remote; a ref that is not there is not in the answer.
   * @throws OutOfReach when the remote cannot be reached
   */
  async remoteRefs(names) {
    this.#remote("its refs");
    const patterns = names.map((name) => name.replaceAll(/[^\w./-]+/g, "*"));
    const { exitCode, stdout, stderr } = await this.#reach(["ls-remote", "--quiet", sourceRemote, ...patterns], {});
    if (exitCode !== 0) {
      const { cause, advice = credentialsAdvice } = (0,remote_failure/* remoteFailure */.v)(stderr);
      throw new out_of_reach/* OutOfReach */.x(
        `The refs ${names.join(", ")} could not be listed at ${this.remoteName()}: ${(0,remote_failure/* withoutPeriod */.K)(cause)}. ${advice}`
      );
    }
    const found = /* @__PURE__ */ new Map();
    for (const line of stdout.toString("utf8").split("\n")) {
      const [id = "", name = ""] = line.split("	");
      if (names.includes(name)) found.set(name, id);
    }
    return found;
  }
  /**
   * Fetches commits by their ids, without tags, history and the content of files, where the server supports it.
   * @returns undefined on success, else why it failed
   */
  async fetchCommits(ids, reach) {
    const depth = { commit: "--depth=1", parents: "--depth=2", history: "--depth=2147483647" }[reach];
    const filter = reach === "history" ? "--filter=tree:0" : "--filter=blob:none";
    const hasHead = await this.#tellWhatIsHere();
    return this.#fetch([depth, filter], ids, hasHead ? [] : withoutNegotiation);
  }
  /**
   * Fetches objects by their ids, each without its history (a tree comes with the trees below it).
   * @param pathOf a path of an object, for people
   * @throws OutOfReach when the remote does not give them
   */
  async fetchObjects(ids, pathOf) {
    if (ids.length === 0) return;
    const [first = ""] = ids;
    const path = pathOf?.get(first);
    const named = `${path === void 0 ? "" : `${JSON.stringify(path)}, `}object ${first}`;
    this.#remote(named);
    const failure = await this.#fetch(["--filter=blob:none"], ids, withoutNegotiation);
    if (failure === void 0) return;
    throw new out_of_reach/* OutOfReach */.x(
      `${(0,numbers/* counted */.h)(ids.length, "file")} that the checkout lacks (${named}) could not be fetched from ${this.remoteName()}: ${(0,remote_failure/* withoutPeriod */.K)(failure.cause)}. ` + (failure.advice ?? "Let actions/checkout leave its credentials (persist-credentials), or check out all files: with fetch-depth: 2 or 0, and without filter and sparse-checkout, each of which leaves content at the server")
    );
  }
  /** Runs git with access to the remote, so that git itself fetches missing objects. */
  async gitWithRemote(args) {
    return this.remote ? this.#reach(args, {}) : this.git(args);
  }
  /** The place that commits come from, without credentials. */
  remoteName() {
    return this.remote ? `${this.remote.name} (${(0,git_checkout/* withoutCredentials */.ri)(this.remote.url)})` : "no remote";
  }
  /**
   * A new repository with a working tree at this commit. Its objects are borrowed from here.
   * @param patterns of the files that it has (git-sparse-checkout(1), without cones); all when left out
   * @returns absolute path of the working tree
   */
  async checkOut(commit, temporary, patterns) {
    const directory = (0,external_node_path_.join)(await temporary.create(), "tree");
    const gitDirectory = (0,external_node_path_.join)(directory, ".git");
    const run = async (args, place2) => {
      const { exitCode, stderr } = await this.#run(args, { place: place2 });
      if (exitCode === 0) return;
      throw new impact_error/* ImpactError */.X(
        `git ${args[0] ?? ""} of ${commit} in a temporary directory: ${(0,git_checkout/* lastErrorLine */.HY)(stderr)}. Check that the disk has room for one more copy of the files`
      );
    };
    const format = `--object-format=${this.checkout.objectFormat}`;
    await run(["init", "--quiet", "--template=", format, directory], { args: [], cwd: this.directory });
    await (0,repository_layout/* borrow */.Wq)((0,external_node_path_.join)(gitDirectory, "objects"), [(0,external_node_path_.join)(this.directory, "objects")]);
    await (0,repository_layout/* copyIfThere */.lP)((0,external_node_path_.join)(this.directory, "shallow"), (0,external_node_path_.join)(gitDirectory, "shallow"));
    const place = { args: [`--git-dir=${gitDirectory}`, `--work-tree=${directory}`], cwd: directory };
    await (0,promises_.appendFile)((0,external_node_path_.join)(gitDirectory, "config"), "[core]\n	longpaths = true\n");
    if (patterns) {
      await (0,promises_.appendFile)((0,external_node_path_.join)(gitDirectory, "config"), "	sparseCheckout = true\n");
      await (0,promises_.mkdir)((0,external_node_path_.join)(gitDirectory, "info"), { recursive: true });
      await (0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory, "info", "sparse-checkout"), (0,names/* encodePath */.O0)(`${patterns.join("\n")}
`));
    }
    await run(["checkout", "--quiet", "--force", "--detach", commit], place);
    return directory;
  }
  #remote(wanted) {
    if (this.remote) return this.remote;
    throw new out_of_reach/* OutOfReach */.x(
      `The checkout at ${this.checkout.directory} lacks ${wanted} and has no remote called origin to fetch it from. Check out with actions/checkout and fetch-depth: 0`
    );
  }
  /** Tells the server that the checkout's commit is known, so that it sends only what differs. */
  async #tellWhatIsHere() {
    const { head } = this.checkout;
    if (head === void 0 || this.remote?.hasTrees !== true) return false;
    await this.output(["update-ref", "refs/merge-queue/checkout", head]);
    return true;
  }
  async #fetch(options, ids, settings) {
    const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", ...options];
    const { exitCode, stderr } = await this.#reach([...args, "--stdin", sourceRemote], {
      input: Buffer.from(`${ids.join("\n")}
`),
      settings
    });
    return exitCode === 0 ? void 0 : (0,remote_failure/* remoteFailure */.v)(stderr);
  }
  /** Runs git with all settings that are needed to reach the remote. */
  async #reach(args, { settings = [], ...options }) {
    return this.#run(args, {
      ...options,
      settings: [...this.remote?.configuration ?? [], ...partialClone, ...settings],
      reaches: true
    });
  }
}
const namesOfCommits = (names) => Buffer.from(names.map((name) => `${name}^{commit}
`).join(""));
function commitsIn(printed, names) {
  const objects = (0,batch_output/* objectsIn */.x)(printed);
  const commits = /* @__PURE__ */ new Map();
  for (const [index, name] of names.entries()) {
    const found = objects[index];
    if (found?.kind !== "commit") continue;
    const [header = ""] = found.content.toString("utf8").split("\n\n", 1);
    const named = (key) => header.split("\n").flatMap((line) => line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []);
    commits.set(name, { id: found.id, tree: named("tree")[0] ?? "", parents: named("parent") });
  }
  return commits;
}
const credentialsAdvice = "Check that actions/checkout ran for this repository and left its credentials (persist-credentials), or check out the merge commit, as it does without ref on pull_request, with fetch-depth: 2";



/***/ }),

/***/ 77982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withoutPeriod),
/* harmony export */   v: () => (/* binding */ remoteFailure)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90230);
/* harmony import */ var _safe_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67592);



const noise = /^(?:(?:hint|warning):|@+$|@ .* @$|Please make sure you have the correct access rights$|and the repository exists\.$|To add an exception for this directory, call:$|git config --global --add safe\.directory |fatal: (?:early EOF|the remote end hung up( unexpectedly|, probably.*)?)$|remote: (?:Enumerating|Counting|Compressing|Total)\b)/;
const consequence = "fatal: Could not read from remote repository.";
const known = [
  [
    /Permission denied \([^()\n]*publickey/,
    "Give actions/checkout the ssh-key, leave persist-credentials on, and see that the key may read the repository"
  ],
  [
    /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED|host key is known/i,
    "Give actions/checkout the server's key (ssh-known-hosts)"
  ],
  [
    /returned error: 403|Write access to repository not granted|Permission to \S+ denied/,
    "Let the token of the job read the repository (permissions: contents: read), or give actions/checkout another token"
  ],
  [
    /returned error: 404|Repository not found|repository '[^'\n]*' not found/i,
    "Let the token of the job read the repository (permissions: contents: read); servers say this, too, of a repository that the token may not see"
  ],
  [
    /returned error: 407|Received HTTP code 407/,
    "Give the proxy its user and password (https_proxy), or leave the host out of it (no_proxy)"
  ],
  [
    /Could not resolve host|Could not resolve hostname|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable/i,
    "See that this runner reaches the server, and by which proxy (https_proxy, no_proxy)"
  ],
  [
    /SSL certificate problem|server certificate verification failed|unable to get local issuer/i,
    "Give git the server's certificate authority (http.sslCAInfo, or GIT_SSL_CAINFO)"
  ]
];
function remoteFailure(stderr) {
  const lines = (0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .ri)(stderr.toString("utf8")).split("\n").map((line) => line.trim()).filter((line) => line !== "" && !noise.test(line));
  const causes = lines.filter((line) => line !== consequence);
  const told = causes.length > 0 ? causes : lines;
  const cause = (0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(told.slice(0, 3).join(" ") || "it printed nothing", 500);
  const text = lines.join("\n");
  const owned = (0,_safe_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .ownedByAnother */ .UE)(text);
  if (owned !== void 0) {
    return {
      cause,
      advice: `The repository that is fetched from belongs to another user. Run \`${(0,_safe_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .safeDirectoryCommand */ .WC)(owned)}\` in a step before this one`
    };
  }
  const advice = known.find(([pattern]) => pattern.test(text))?.[1];
  return { cause, ...advice !== void 0 && { advice } };
}
function withoutPeriod(cause) {
  return cause.replace(/(?<!\.)\.+$/, "");
}



/***/ }),

/***/ 46322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wq: () => (/* binding */ borrow),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   lP: () => (/* binding */ copyIfThere),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


async function layOut(directory, objectFormat, objects) {
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "refs"), { recursive: true });
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "HEAD"), "ref: refs/heads/none\n");
  const format = objectFormat === "sha1" ? "[core]\n	repositoryformatversion = 0\n	bare = true\n" : `[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${objectFormat}
`;
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "config"), format);
  await borrow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects"), objects);
}
async function isShallow(directory) {
  const list = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow")).catch(() => void 0);
  return list !== void 0 && list.size > 0;
}
async function borrow(store, others) {
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, "info"), { recursive: true });
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, "info", "alternates"), others.map((other) => `${other}
`).join(""));
}
async function copyIfThere(from, to) {
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, to);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}



/***/ }),

/***/ 41663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withoutFetching),
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _programs_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29001);
/* harmony import */ var _programs_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65258);




const graceMs = 1e3;
const withoutFetching = { GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" };
async function runGit(args, options) {
  const { signal, onOutput } = options;
  signal.throwIfAborted();
  const program = options.programs.find("git", options.cwd);
  if (/\.(cmd|bat)$/i.test(program)) {
    const result = await (0,_programs_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runCommand */ .d)("git", args, options);
    if (onOutput === void 0) return result;
    onOutput(result.stdout);
    return { ...result, stdout: Buffer.alloc(0) };
  }
  const stdout = [];
  const stderr = [];
  const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
    cwd: options.cwd,
    env: options.env,
    windowsHide: true
  });
  const letGo = () => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  let ending;
  const end = () => {
    if (child.pid !== void 0) ending = (0,_programs_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .endTree */ .S)(child.pid, options.env.SystemRoot).then(letGo);
  };
  signal.addEventListener("abort", end);
  try {
    const exited = new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code) => {
        resolve(code ?? 1);
      });
    });
    const printed = new Promise((resolve) => child.stdout.on("close", resolve));
    const complained = new Promise((resolve) => child.stderr.on("close", resolve));
    const failures = [];
    child.stdout.on("data", (piece) => {
      if (onOutput === void 0) stdout.push(piece);
      else if (failures.length === 0) {
        try {
          onOutput(piece);
        } catch (error) {
          failures.push(error);
          end();
        }
      }
    });
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    child.stdin.on("error", () => void 0);
    child.stdin.end(options.input);
    const exitCode = await exited;
    await printed;
    await Promise.race([complained, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(graceMs, void 0, { ref: false })]);
    signal.throwIfAborted();
    if (failures.length > 0) throw failures[0];
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) };
  } finally {
    letGo();
    signal.removeEventListener("abort", end);
    await ending;
  }
}



/***/ }),

/***/ 67592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   UE: () => (/* binding */ ownedByAnother),
/* harmony export */   WC: () => (/* binding */ safeDirectoryCommand)
/* harmony export */ });
function safeDirectoryCommand(directory) {
  return `git config --global --add safe.directory ${quoted(directory)}`;
}
function quoted(text) {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
function ownedByAnother(stderr) {
  const [, since235, before] = /^.{0,99}?(?:dubious ownership in repository at '(.+)'[ \t]*$|unsafe repository \('(.+)' is owned)/m.exec(stderr) ?? [];
  return since235 ?? before;
}



/***/ }),

/***/ 29001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53053);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65258);





const usualOutputLimitBytes = 1024 * 1024 * 1024;
const started = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
let watching = false;
function watchProcesses() {
  if (watching) return;
  watching = true;
  (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_1__.subscribe)("child_process", (message) => {
    started.getStore()?.(message.process);
  });
}
async function runCommand(program, args, options) {
  const { signal, outputLimitBytes = usualOutputLimitBytes } = options;
  signal.throwIfAborted();
  const path = options.programs.find(program, options.cwd);
  const { exec } = await __webpack_require__.e(/* import() */ 1260).then(__webpack_require__.bind(__webpack_require__, 81260));
  watchProcesses();
  const stdout = [];
  const stderr = [];
  const children = [];
  const ending = [];
  const end = () => {
    for (const { pid } of children) if (pid !== void 0) ending.push((0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .endTree */ .S)(pid, options.env.SystemRoot));
  };
  const observe = (child) => {
    children.push(child);
    queueMicrotask(() => {
      child.stdin?.on("error", () => void 0);
      if (signal.aborted) end();
    });
  };
  let printed = 0;
  const keep = (chunks) => (chunk) => {
    const before = printed;
    printed += chunk.length;
    if (printed <= outputLimitBytes) chunks.push(chunk);
    else if (before <= outputLimitBytes) end();
  };
  signal.addEventListener("abort", end);
  try {
    const exitCode = await started.run(
      observe,
      () => exec(`"${path.replaceAll('"', '\\"')}"`, [...args], {
        cwd: options.cwd,
        env: { ...options.env },
        silent: true,
        ignoreReturnCode: true,
        input: options.input ?? Buffer.alloc(0),
        listeners: { stdout: keep(stdout), stderr: keep(stderr) }
      })
    );
    signal.throwIfAborted();
    if (printed > outputLimitBytes) {
      throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ImpactError */ .X(
        `${program} ${args.find((one) => /^\w/.test(one)) ?? ""} printed more than ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(outputLimitBytes)} bytes, which is more than is read at once. Look for unusually large files in the commits, and keep them in Git LFS`
      );
    }
    return {
      exitCode: exitCode ?? 1,
      stdout: Buffer.concat(stdout),
      stderr: Buffer.concat(stderr)
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error && error.message.startsWith("Unable to locate executable file")) {
      throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolMissing */ .L(program);
    }
    throw error;
  } finally {
    signal.removeEventListener("abort", end);
    await Promise.all(ending);
  }
}



/***/ }),

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

/***/ 67429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ ProgramEnvironment)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/shared/src/redaction.js
var redaction = __webpack_require__(98764);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/programs/find-program.js


function findProgram(program, environment, mayBe) {
  const names = process.platform === "win32" ? windowsNames(program, environment.PATHEXT) : [program];
  const folders = (environment.PATH ?? "").split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute);
  return folders.flatMap((folder) => names.map((name) => (0,external_node_path_.join)(folder, name))).find((path) => canRun(path) && mayBe(path));
}
function windowsNames(program, pathext = ".COM;.EXE;.BAT;.CMD") {
  const extensions = pathext.split(";").filter((extension) => extension !== "");
  const given = extensions.some((extension) => program.toLowerCase().endsWith(extension.toLowerCase()));
  return [...given ? [program] : [], ...extensions.map((extension) => program + extension.toLowerCase())];
}
function canRun(path) {
  try {
    if (!(0,external_node_fs_.statSync)(path).isFile()) return false;
    (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/programs/program-environment.js







const privateVariables = /^(INPUT_.*|MERGE_QUEUE_API_TOKEN|ACTIONS_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
const gitVariables = /^GIT_(SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_.*|HTTP_.*|PROXY_.*|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|EXEC_PATH|CONFIG_.*)$/i;
const gitSettings = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/i;
class ProgramEnvironment {
  /** For programs that read files of the pull request. */
  variables;
  /**
   * The same variables, with the settings of git that the workflow gives. These may hold credentials, so they are for
   * git alone.
   */
  variablesForGit;
  #untrusted;
  #found = /* @__PURE__ */ new Map();
  constructor({ environment, secrets, untrustedDirectories }) {
    this.#untrusted = untrustedDirectories.flatMap((directory) => [(0,external_node_path_.resolve)(directory), realPath(directory)]);
    const holdsSecret = secretSearch(secrets);
    const variables = {};
    const settings = {};
    let settingsHoldSecret = false;
    for (const [name, value] of Object.entries(environment)) {
      if (value === void 0 || privateVariables.test(name)) continue;
      if (/^GIT_/i.test(name) && !gitVariables.test(name)) continue;
      if (gitSettings.test(name)) {
        settings[name] = value;
        settingsHoldSecret ||= holdsSecret(value);
      } else if (!holdsSecret(value)) {
        variables[name] = isVariable(name, "PATH") ? this.#searchPath(value) : value;
      }
    }
    this.variables = settingsHoldSecret ? variables : { ...variables, ...settings };
    this.variablesForGit = { ...variables, ...settings };
  }
  /**
   * The program to start.
   * @param program a name, which is looked up in the search path; an absolute path; or a path that starts from `cwd`
   * @returns an absolute path, so that no part of the system looks for it elsewhere
   * @throws ToolMissing
   */
  find(program, cwd) {
    if ((0,external_node_path_.isAbsolute)(program)) return program;
    if (/[/\\]/.test(program)) return (0,external_node_path_.resolve)(cwd, program);
    const variable = (wanted) => Object.entries(this.variables).find(([name]) => isVariable(name, wanted))?.[1];
    return (0,append/* getOrMake */.IV)(this.#found, program, () => {
      const found = findProgram(
        program,
        { PATH: variable("PATH"), PATHEXT: variable("PATHEXT") },
        // A link outside of the workspace may lead into the workspace.
        (path) => !this.#isUntrusted(realPath(path))
      );
      if (found === void 0) throw new impact_error/* ToolMissing */.L(program);
      return found;
    });
  }
  /** True when a text names one of the directories that a pull request can have put programs into. */
  mentionsUntrusted(text) {
    return this.#untrusted.some((directory) => text.includes(directory)) || /GITHUB_WORKSPACE/i.test(text);
  }
  #searchPath(value) {
    return value.split(external_node_path_.delimiter).filter((entry) => {
      const directory = unquoted(entry);
      return (0,external_node_path_.isAbsolute)(directory) && ![(0,external_node_path_.resolve)(directory), realPath(directory)].some((one) => this.#isUntrusted(one));
    }).join(external_node_path_.delimiter);
  }
  #isUntrusted(path) {
    return this.#untrusted.some((directory) => (0,open_file/* isBelow */.Yw)(path, directory));
  }
}
function isVariable(name, wanted) {
  return process.platform === "win32" ? name.toUpperCase() === wanted : name === wanted;
}
function unquoted(entry) {
  return process.platform === "win32" ? entry.replace(/^"(.*)"$/, "$1") : entry;
}
function realPath(path) {
  try {
    return external_node_fs_.realpathSync.native(path);
  } catch {
    return (0,external_node_path_.resolve)(path);
  }
}
function secretSearch(secrets) {
  const long = secrets.filter((secret) => secret.length >= redaction/* shortLength */.JI);
  const short = secrets.filter((secret) => secret !== "" && secret.length < redaction/* shortLength */.JI);
  const folded = long.map((secret) => secret.toLowerCase());
  const redact = (0,redaction/* redactor */.$p)(...long);
  const holds = (text) => short.includes(text) || redact(text) !== text || folded.some((secret) => text.toLowerCase().includes(secret));
  return (text) => {
    let texts = [text];
    for (let depth = 0; depth < deepestForm; depth += 1) {
      if (texts.some(holds)) return true;
      texts = texts.flatMap(decoded);
    }
    return texts.some(holds);
  };
}
const deepestForm = 2;
function decoded(text) {
  const base64 = (run) => Buffer.from(run, "base64").toString("latin1");
  const hexadecimal = (run) => Buffer.from(run, "hex").toString("latin1");
  const percent = (_, digits) => String.fromCharCode(Number.parseInt(digits, 16));
  return [
    text.replace(/[\r\n]+/g, "").replace(/[\w+/-]{8,}/g, base64),
    text.replace(/(?:[\da-f]{2}){8,}/gi, hexadecimal),
    text.replace(/(?:%|\\u00|\\x)([\da-f]{2})/gi, percent)
  ];
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

/***/ 75505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ checkBranchName),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   OL: () => (/* binding */ nulRecords),
/* harmony export */   QC: () => (/* binding */ compareByteOrder),
/* harmony export */   QF: () => (/* binding */ fullCommitId),
/* harmony export */   nT: () => (/* binding */ firstFrom),
/* harmony export */   q0: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);



function decodePath(bytes) {
  if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) return bytes.toString("utf8");
  return bytes.toString("latin1").replaceAll(/[\x80-\xff]/g, (byte) => String.fromCharCode(56320 + byte.charCodeAt(0)));
}
function encodePath(path) {
  return Buffer.from(path, path.isWellFormed() ? "utf8" : "latin1");
}
function nulRecords(output) {
  const records = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output) ? output.toString("utf8").split("\0") : output.toString("latin1").split("\0").map((record) => decodePath(Buffer.from(record, "latin1")));
  if (records.at(-1) === "") records.pop();
  return records;
}
function compareByteOrder(left, right) {
  if (beyond.test(left) || beyond.test(right)) return Buffer.compare(encodePath(left), encodePath(right));
  return left < right ? -1 : Number(left > right);
}
const beyond = /[\ud800-\uffff]/;
function firstFrom(count, pathAt, path) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = low + high >> 1;
    if (compareByteOrder(pathAt(middle), path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
function fullCommitId(value, name) {
  const id = value.trim().toLowerCase();
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) return id;
  throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
    `${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(value, 80))}. Give it a commit id that the event holds, such as github.event.pull_request.base.sha`
  );
}
function checkBranchName(branch) {
  const bad = branch === "" || branch === "@" || branch.startsWith("-") || /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch) || branch.split("/").some((part) => part.startsWith(".") || part.endsWith(".lock"));
  if (bad) {
    throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
      `target-branch: ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(branch, 120))} is not a branch name that git accepts. Give the branch's name without refs/heads/`
    );
  }
}



/***/ }),

/***/ 65013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ OutOfReach)
/* harmony export */ });
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);

class OutOfReach extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
}



/***/ })

};
;