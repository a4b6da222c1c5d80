"use strict";
exports.id = 136;
exports.ids = [136];
exports.modules = {

/***/ 77161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   he: () => (/* binding */ withoutEndSlashes),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   wP: () => (/* binding */ pathsAbove)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathsAbove(path) {
  const above = [];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) above.push(path.slice(0, end));
  if (path !== "") above.push("");
  return above;
}
function directoryOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
const longestPath = 32767;
function resolvePath(directory, written) {
  if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(written) || written.length > longestPath) return void 0;
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory === "" ? "." : directory, written).replace(/\/$/, "");
  if (path === ".." || path.startsWith("..")) return void 0;
  return path === "." ? "" : path;
}
function isWithin(path, directory) {
  return directory === "" || path === directory || path.startsWith(`${directory}/`);
}
function inside(directory, name) {
  if (directory === "") return name;
  return name === "" ? directory : `${directory}/${name}`;
}
function withoutEndSlashes(path) {
  let end = path.length;
  while (path.charCodeAt(end - 1) === 47) end -= 1;
  return path.slice(0, end);
}



/***/ }),

/***/ 54512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/find-repository.js
var find_repository = __webpack_require__(14965);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/shared/src/files/temporary-parent.js
var temporary_parent = __webpack_require__(44547);
// EXTERNAL MODULE: ./build/src/inputs/address.js
var address = __webpack_require__(12383);
// EXTERNAL MODULE: ./build/src/inputs/input-warnings.js
var input_warnings = __webpack_require__(16461);
// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __webpack_require__(85835);
// EXTERNAL MODULE: ./build/src/operations/table.js
var operations_table = __webpack_require__(29272);
// EXTERNAL MODULE: ./build/src/reporting/cancellation.js
var cancellation = __webpack_require__(76913);
// EXTERNAL MODULE: ./build/src/run.js + 7 modules
var run = __webpack_require__(50673);
// EXTERNAL MODULE: ./build/src/service/requests/clock.js
var clock = __webpack_require__(48106);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/private-repository.js + 3 modules
var private_repository = __webpack_require__(62118);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/program-environment.js + 1 modules
var program_environment = __webpack_require__(67429);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/temporary-directories.js
var temporary_directories = __webpack_require__(78553);
;// CONCATENATED MODULE: ./build/src/command/ci.js
const systems = [
  ["GITLAB_CI", ofGitLab],
  ["JENKINS_URL", ofJenkins],
  ["BUILDKITE", ofBuildkite],
  ["GITHUB_ACTIONS", ofGitHub]
];
function factsOfCi(variables) {
  const system = systems.find(([mark]) => (variables[mark] ?? "") !== "");
  return system?.[1](variables);
}
function ofGitLab(variables) {
  if (variables.CI_EXTERNAL_PULL_REQUEST_IID !== void 0) {
    return {
      repository: variables.CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY,
      "pull-request": variables.CI_EXTERNAL_PULL_REQUEST_IID,
      "target-branch": variables.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME,
      "pull-request-sha": variables.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA
    };
  }
  const { CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head = "" } = variables;
  const isOfSource = variables.CI_MERGE_REQUEST_EVENT_TYPE === "detached";
  return {
    repository: onHost(variables.CI_SERVER_HOST, variables.CI_MERGE_REQUEST_PROJECT_PATH ?? variables.CI_PROJECT_PATH),
    "pull-request": variables.CI_MERGE_REQUEST_IID,
    "target-branch": variables.CI_MERGE_REQUEST_TARGET_BRANCH_NAME,
    "pull-request-sha": head === "" ? isOfSource ? variables.CI_COMMIT_SHA : void 0 : head
  };
}
function ofJenkins({ CHANGE_ID, CHANGE_TARGET, CHANGE_URL }) {
  const page = /^(.+?)(?:\/-)?\/(?:pull|pulls|merge_requests|pull-requests)\/\d+/.exec(CHANGE_URL ?? "")?.[1];
  return {
    repository: page === void 0 ? void 0 : repositoryOf(page),
    "pull-request": CHANGE_ID,
    "target-branch": CHANGE_TARGET
  };
}
function ofBuildkite(variables) {
  const { BUILDKITE_REPO = "", BUILDKITE_PULL_REQUEST: number, BUILDKITE_COMMIT: commit = "" } = variables;
  if (number === void 0 || number === "false") return { repository: repositoryOf(BUILDKITE_REPO) };
  const isMerge = variables.BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC === "true";
  return {
    repository: repositoryOf(BUILDKITE_REPO),
    "pull-request": number,
    "target-branch": variables.BUILDKITE_PULL_REQUEST_BASE_BRANCH,
    "pull-request-sha": /^[0-9a-f]{40,64}$/.test(commit) && !isMerge ? commit : void 0
  };
}
function ofGitHub(variables) {
  const { GITHUB_SERVER_URL = "", GITHUB_REPOSITORY, GITHUB_REF = "", GITHUB_BASE_REF } = variables;
  return {
    repository: repositoryOf(`${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY ?? ""}`),
    "pull-request": /^refs\/pull\/(\d+)\//.exec(GITHUB_REF)?.[1],
    "target-branch": GITHUB_BASE_REF === "" ? void 0 : GITHUB_BASE_REF
  };
}
const hostsOfSsh = {
  "ssh.github.com": "github.com",
  "altssh.gitlab.com": "gitlab.com"
};
function onHost(host, repository) {
  if (host === void 0 || repository === void 0) return repository;
  return `${/[.:]/.test(host) ? host : `${host}:443`}/${repository}`;
}
function repositoryOf(address) {
  const bare = address.replace(/(?<!\/)\/+$/, "").replace(/\.git$/i, "");
  const web = /^https?:\/\/(?:[^/@]*@)?([^/]+)\/+([^/\n][^\n]*)$/i.exec(bare);
  const ssh = /^ssh:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/+([^/\n][^\n]*)$/i.exec(bare) ?? /^(?:[^/@:]*@)?([^/:]+):([^/\n][^\n]*)$/.exec(bare);
  const [, host = "", repository] = web ?? ssh ?? [];
  if (repository === void 0 || !(web !== null || host.includes("."))) return void 0;
  return onHost(hostsOfSsh[host] ?? host, repository);
}


;// CONCATENATED MODULE: ./build/src/command/checkout-facts.js






async function withCheckout(workspace, { environment, stderr, signal }, work) {
  const secrets = [environment.MERGE_QUEUE_API_TOKEN, environment.GITHUB_TOKEN].filter((token) => token !== void 0);
  const programs = new program_environment/* ProgramEnvironment */.m({ environment, secrets, untrustedDirectories: [workspace] });
  const temporary = new temporary_directories/* TemporaryDirectories */.f((0,temporary_parent/* temporaryParent */.cp)(environment));
  try {
    const request = { workingDirectory: workspace, workspace };
    const repository = await private_repository/* PrivateRepository */.i.open(request, temporary, programs, signal);
    return await work({
      repository: repositoryOf(repository.remote?.url ?? ""),
      head: async (isPerson) => {
        const { head } = repository.checkout;
        const commit = head === void 0 ? void 0 : await repository.commit(head);
        if ((commit?.parents.length ?? 0) > 1) {
          throw new impact_error/* ImpactError */.X(
            `--pull-request-sha: ${String(head)} is checked out, a merge commit, which may be one that the CI system made. The list counts only for the head commit of the pull request: give that`
          );
        }
        const upstream = "@{upstream}";
        const pushed = isPerson ? (await repository.revisions([upstream])).get(upstream)?.id : head;
        if (pushed !== head)
          stderr.write(
            `warning: ${String(head)} is not what the upstream branch has. The list counts only once it is pushed
`
          );
        return head;
      }
    });
  } finally {
    await temporary.remove();
  }
}


// EXTERNAL MODULE: ./build/src/command/command-error.js
var command_error = __webpack_require__(23905);
// EXTERNAL MODULE: ./build/src/reporting/log.js
var log = __webpack_require__(44474);
// EXTERNAL MODULE: ./build/src/reporting/escape.js
var reporting_escape = __webpack_require__(41985);
// EXTERNAL MODULE: ./build/src/command/step-options.js
var step_options = __webpack_require__(4978);
// EXTERNAL MODULE: ./build/src/command/terminal.js
var terminal = __webpack_require__(38219);
;// CONCATENATED MODULE: ./build/src/command/terminal-log.js




class TerminalLog extends log/* StepLog */.J {
  #surroundings;
  #isJson;
  /** What the step would set as outputs of the action. */
  outputs = {};
  constructor(surroundings, isJson, secrets, redact) {
    super((piece) => surroundings.stderr.write(piece), secrets, redact);
    this.#surroundings = surroundings;
    this.#isJson = isJson;
  }
  info(line) {
    super.info((0,step_options/* inWordsOfOptions */.C2)(line));
  }
  result(line) {
    if (this.#isJson) this.info(line);
    else this.#surroundings.stdout.write(`${(0,reporting_escape/* visible */.R)(this.redacted((0,step_options/* inWordsOfOptions */.C2)(line)))}
`);
  }
  command(name, properties, message) {
    const { stderr, environment } = this.#surroundings;
    const { red, yellow, bold } = (0,terminal/* styles */.R7)(stderr, environment);
    const kinds = {
      error: red("error:"),
      warning: yellow("warning:"),
      notice: bold("note:")
    };
    const { file, line, name: output } = properties;
    if (name === "set-output") this.outputs[String(output)] = message;
    else if (name === "group") stderr.write(`${message}
`);
    else if (kinds[name] !== void 0) {
      const place = file === void 0 ? "" : `${String(file)}${line === void 0 ? "" : `:${String(line)}`}: `;
      stderr.write(`${kinds[name]} ${place}${(0,step_options/* inWordsOfOptions */.C2)(message)}
`);
    }
  }
}


;// CONCATENATED MODULE: ./build/src/command/step.js
















const step_event = "command";
const ofRunner = /^(?:INPUT_|GITHUB_(?!SERVER_URL$|API_URL$)|RUNNER_)/;
async function runOperation(operation, written, { json = false }, surroundings) {
  const { environment, stdout, stderr, signal } = surroundings;
  const current = await (0,promises_.realpath)(surroundings.directory);
  const workspace = await rootOf(current);
  const temporary = (0,temporary_parent/* makeTemporaryFolder */.wE)((0,temporary_parent/* temporaryParent */.cp)(environment), "merge-queue-command-");
  try {
    const found = factsOfCi(environment);
    const given = withHostOf(found, written);
    const facts = await factsFor(operation, given, found, workspace, surroundings);
    const readsFiles = (0,input_warnings/* isUsedBy */.fJ)(table/* inputTable */.F["working-directory"], userOf(operation));
    const inputs = {
      "working-directory": readsFiles && !given.has("impacted-targets-from") ? current : void 0,
      "github-token": environment.GITHUB_TOKEN,
      ...facts,
      ...Object.fromEntries(given),
      operation,
      summary: "false"
    };
    const variables = Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
    let log;
    const exitCode = await (0,run/* run */.e)(
      {
        environment: {
          ...Object.fromEntries(Object.entries(environment).filter(([name]) => !ofRunner.test(name))),
          ...Object.fromEntries(variables),
          GITHUB_EVENT_NAME: step_event,
          GITHUB_WORKSPACE: workspace ?? current,
          RUNNER_TEMP: temporary
        },
        write: (piece) => stderr.write(piece),
        clock: clock/* systemClock */.m,
        makeLog: (_write, secrets, redact) => log = new TerminalLog(surroundings, json, secrets, redact)
      },
      limitsOf(signal)
    );
    signal.throwIfAborted();
    if (json && log !== void 0) stdout.write(`${(0,terminal/* printableJson */.et)(await contents(log.outputs))}
`);
    return exitCode;
  } finally {
    await (0,promises_.rm)(temporary, { recursive: true, force: true });
  }
}
const userOf = (operation) => ({ name: operation, about: operations_table/* operations */.z[operation].about });
async function rootOf(directory) {
  try {
    return (await (0,find_repository/* findRepository */.W)(directory, void 0)).directory;
  } catch (error) {
    if (error instanceof impact_error/* ImpactError */.X) return void 0;
    throw error;
  }
}
function withHostOf(found, written) {
  const repository = written.get("repository");
  const [front] = address/* hostInFront */.$M.exec(found?.repository ?? "") ?? [];
  if (repository === void 0 || front === void 0 || address/* hostInFront */.$M.test(repository)) return written;
  return new Map(written).set("repository", `${front}${repository}`);
}
async function factsFor(operation, given, found, workspace, surroundings) {
  const isOther = ["repository", "pull-request"].some(
    (name) => found?.[name] !== void 0 && given.has(name) && given.get(name) !== found[name]
  );
  let facts = isOther ? { repository: found?.repository } : { ...found };
  const sendsTargets = operation === "set-impacted-targets" || [...given.keys()].some((name) => name.startsWith("impacted-targets"));
  const isUsed = (name) => (0,input_warnings/* isUsedBy */.fJ)(table/* inputTable */.F[name], userOf(operation)) && (name !== "pull-request-sha" || sendsTargets);
  const lacks = (name) => isUsed(name) && !given.has(name) && facts[name] === void 0;
  if (isOther && lacks("pull-request-sha")) {
    throw new command_error/* UsageError */.eb(
      "give --pull-request-sha, the head commit of that pull request: what is checked out belongs to the pull request of this job"
    );
  }
  if (workspace !== void 0 && !isOther && (lacks("repository") || lacks("pull-request-sha"))) {
    await withCheckout(workspace, surroundings, async (checkout) => {
      if (lacks("repository")) facts = { ...facts, repository: checkout.repository };
      if (lacks("pull-request-sha")) facts = { ...facts, "pull-request-sha": await checkout.head(found === void 0) };
    });
  }
  const texts = { ...facts, ...Object.fromEntries(given) };
  const unused = (0,input_warnings/* unusedInputs */.Sv)(userOf(operation), (name) => texts[name] ?? table/* inputTable */.F[name].default);
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => isUsed(name) && !unused.has(name))
  );
}
function limitsOf(signal) {
  const ending = new AbortController();
  const interrupt = () => ending.abort(new cancellation/* Interruption */._n("interrupted"));
  if (signal.aborted) interrupt();
  else signal.addEventListener("abort", interrupt, { once: true });
  return {
    signal: ending.signal,
    limit: () => void 0,
    // A person ends it, or the job of the CI system.
    computing: (work) => work(),
    wrote: () => void 0
  };
}
const copies = ["response-file", "impacted-targets-text-file"];
async function contents(outputs) {
  const shown = {};
  for (const [name, value] of Object.entries(outputs)) {
    if (!name.endsWith("-file")) shown[name] ??= value;
    else if (!copies.includes(name)) shown[name.replace(/-file$/, "")] = JSON.parse(await (0,promises_.readFile)(value, "utf8"));
  }
  return shown;
}



/***/ })

};
;