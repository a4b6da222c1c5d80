"use strict";
exports.id = 8064;
exports.ids = [8064,5962,7785];
exports.modules = {

/***/ 65530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ keptSettings),
/* harmony export */   Ix: () => (/* binding */ creationNames),
/* harmony export */   L6: () => (/* binding */ defaultSettings),
/* harmony export */   ZH: () => (/* binding */ secondValues),
/* harmony export */   uC: () => (/* binding */ inSecondGeneration),
/* harmony export */   uG: () => (/* binding */ settingsTable),
/* harmony export */   zw: () => (/* binding */ fromSecondGeneration)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24672);

function setting(type, initial, more) {
  return { type, initial, ...more };
}
const mostUnsigned = 4294967295;
const count = (least, most, step) => ({
  kind: "integer",
  least: 1,
  most: mostUnsigned,
  second: { least, most, ...step === void 0 ? {} : { step } }
});
const choice = (...values) => ({ kind: "choice", values });
const flag = { kind: "boolean" };
const list = { kind: "list" };
const week = 7 * 24 * 60;
const settingsTable = {
  mode: setting({ kind: "choice", values: ["single", "parallel"], second: ["queue", "graph"] }, "single", {
    meaning: "single tests pull requests in one lane; parallel puts those that share no impacted target into several",
    onCreation: [1, 2]
  }),
  concurrency: setting(count(1, 1e3), 5, { meaning: "how many tests run at a time", onCreation: [1, 2] }),
  state: setting(choice("running", "paused", "draining"), void 0, {
    meaning: "paused starts nothing new; draining finishes what is enqueued and takes nothing more",
    part: "state"
  }),
  testingTimeoutMinutes: setting(count(0, week), 45, {
    meaning: "minutes after which a test that has not ended counts as failed"
  }),
  canOptimisticallyMerge: setting(flag, false, {
    meaning: "a pull request also counts as tested when one behind it, tested on top of it, passes"
  }),
  pendingFailureDepth: setting(count(0, 1e3), 1, {
    meaning: "how many pull requests behind a failed one are waited for before the failure counts"
  }),
  batch: setting(flag, false, { meaning: "test several pull requests together", second: "allowBatching" }),
  batchingMinSize: setting(count(1, 1e3), 5, { meaning: "how many pull requests a batch waits for" }),
  batchingMaxWaitTimeMinutes: setting(count(0, week), 1, { meaning: "how many minutes a batch waits for them" }),
  bisectionConcurrency: setting(count(0, 1e3), 2, {
    meaning: "how many tests run at a time while failed batches are split",
    onCreation: [2]
  }),
  createPrsForTestingBranches: setting(flag, false, {
    meaning: "open a draft pull request for each branch under test",
    second: "createsPrsForTestingBranches"
  }),
  mergeMethod: setting(choice("merge_commit", "squash", "rebase"), "merge_commit", {
    meaning: "how pull requests are merged"
  }),
  directMergeMode: setting(choice("off", "always"), "off", {
    meaning: "always merges a pull request that is up to date with its target branch without another test"
  }),
  optimizationMode: setting(choice("off", "bisection_skip_redundant_tests"), "off", {
    meaning: "bisection_skip_redundant_tests leaves out tests whose outcome follows from others"
  }),
  commentsEnabled: setting(flag, true, {
    meaning: "the service comments on pull requests",
    second: "areCommentsEnabled"
  }),
  commandsEnabled: setting(flag, true, {
    meaning: "comments on pull requests can command the queue",
    second: "areCommandsEnabled"
  }),
  statusCheckEnabled: setting(flag, true, {
    meaning: "the service sets a status check on pull requests",
    second: "isStatusCheckEnabled"
  }),
  enqueueingLabel: setting({ kind: "text" }, null, {
    meaning: "a label that submits the pull request that gets it",
    onCreation: [2]
  }),
  requiredStatuses: setting(list, [], {
    meaning: "names of the checks that decide whether a test passed; [] leaves it to the protection of the target branch"
  }),
  deleteRequiredStatuses: setting(flag, void 0, {
    meaning: "of update-queue: true clears requiredStatuses. apply-queue takes an empty list for that",
    only: 1,
    part: "order"
  }),
  labelCommandsEnabled: setting(flag, void 0, { second: "areLabelCommandsEnabled" }),
  extensionEnabled: setting(flag, void 0, { second: "isExtensionEnabled" }),
  stateLabelsEnabled: setting(flag, void 0, { second: "areStateLabelsEnabled" }),
  notReadyTimeoutMinutes: setting(count(0, 30 * 24 * 60, 60), 0, { only: 2 }),
  allowedBotSubmitters: setting(list, [], { only: 2 }),
  batchingRules: setting({ kind: "rules" }, [], { only: 2 }),
  testBranchConstructionMode: setting(choice("rename_temp_branch", "push_new_branch_from_temp"), "rename_temp_branch", {
    only: 2
  })
};
const keptSettings = Object.entries(
  settingsTable
).flatMap(([name, of]) => of.part === void 0 ? [[name, of]] : []);
const defaultSettings = Object.fromEntries(
  keptSettings.flatMap(([name, { initial }]) => initial === void 0 ? [] : [[name, initial]])
);
const creationNames = (generation) => keptSettings.filter(([, { onCreation = [] }]) => onCreation.includes(generation)).map(([name]) => name);
const secondValues = ({ values, second }) => second ?? values.map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .camelCased */ .p);
const secondNames = new Map(keptSettings.map(([name, { second = name }]) => [name, second]));
const firstNames = new Map([...secondNames].map(([name, second]) => [second, name]));
function inSecondGeneration(settings) {
  return translated(settings, ([name, value]) => [
    secondNames.get(name) ?? name,
    withWord(
      name,
      value,
      ({ values, second }, word) => second === void 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .camelCased */ .p)(word) : second[values.indexOf(word.toLowerCase())] ?? word
    )
  ]);
}
function fromSecondGeneration(settings) {
  return translated(settings, ([second, value]) => {
    const name = firstNames.get(second) ?? second;
    return [
      name,
      withWord(
        name,
        value,
        ({ values, second: words }, word) => words === void 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .underscored */ .D)(word) : values[words.indexOf(word)] ?? word
      )
    ];
  });
}
function translated(settings, translate) {
  return Object.fromEntries(Object.entries(settings).map(translate));
}
function withWord(name, value, translate) {
  const type = Object.hasOwn(settingsTable, name) ? settingsTable[name].type : void 0;
  return type?.kind === "choice" && typeof value === "string" ? translate(type, value) : value;
}



/***/ }),

/***/ 24672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ underscored),
/* harmony export */   p: () => (/* binding */ camelCased)
/* harmony export */ });
function camelCased(word) {
  return word.toLowerCase().replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function underscored(word) {
  return word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}



/***/ }),

/***/ 28064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
// EXTERNAL MODULE: ./build/src/service/queue/queue-settings.js
var queue_settings = __webpack_require__(45962);
// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(47785);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(87745);
// EXTERNAL MODULE: ./build/src/pull-request/github-api.js + 1 modules
var github_api = __webpack_require__(34970);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
;// CONCATENATED MODULE: ./build/src/operations/missing-branch.js





async function refuseMissingBranch(step) {
  const { event, inputs } = step;
  const branch = (0,requests/* targetBranchOf */.bh)(step);
  const { host, ...repository } = (0,requests/* repositoryOf */._M)(step);
  if (/[*?[\]{}()]/.test(branch) || host.toLowerCase() !== new URL(event.serverUrl).host.toLowerCase())
    return void 0;
  const unknown = (why) => `Nobody checked that the branch ${branch} exists, because ${why}. See that target-branch is written right`;
  if (inputs.githubToken === void 0) return unknown("github-token is empty");
  const github = (0,requests/* gitHubFor */.JG)(step, repository);
  try {
    if (await github.hasBranch(branch)) return void 0;
    const branches = await github.branches();
    if (branches.length === 0) return unknown("GitHub lists no branches of the repository");
    const near = nearest(branch, branches);
    throw new input_error/* InputError */.d(
      "target-branch",
      `${repository.owner}/${repository.name} has no branch ${(0,values/* quoted */.TL)(branch)}, so no queue is created for it. ${near === void 0 ? "Give a branch that exists" : `Did you mean ${near}?`}`
    );
  } catch (error) {
    if (error instanceof github_api/* GitHubError */.f) return unknown(error.message);
    throw error;
  }
}
function nearest(branch, branches) {
  const names = branches.filter((one) => one.length <= 200);
  const lower = names.map((one) => one.toLowerCase());
  const near = (0,leven.closestMatch)(branch.toLowerCase(), lower, { maxDistance: Math.max(2, Math.floor(branch.length / 4)) });
  return near === void 0 ? void 0 : names[lower.indexOf(near)];
}


// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/src/operations/apply-queue.js







const operation = {
  kind: "comparison",
  needs: { pullRequest: "none", targetBranch: true, repository: true },
  knownFields: Object.keys(queue_settings/* queueSettings */.TJ),
  advice: {
    400: "Check queue-settings: the service does not take a value, or the queue is in a state that forbids the change",
    404: "Check that the service knows this repository, and base-url, which ends with the version segment (\u2026/v1)"
  },
  plan: (step, service) => planFor(step, service, askedOf(step))
};
const nameOf = (step) => `the merge queue of ${(0,requests/* targetBranchOf */.bh)(step)}`;
function askedOf({ inputs }) {
  const asked = { ...inputs.queueSettings, ...inputs.extraFields };
  if (Object.keys(asked).length === 0) {
    throw new input_error/* InputError */.d(
      "queue-settings",
      "there is nothing to apply. Give settings such as `concurrency: 5`, or the path of a file with settings"
    );
  }
  const order = Object.keys(asked).find((name) => queue_settings/* queueSettings */.TJ[name]?.part === "order");
  if (order !== void 0) {
    throw new input_error/* InputError */.d(
      "queue-settings",
      `${order} is an order, not a setting that a queue has. Give an empty list instead: \`requiredStatuses: []\``
    );
  }
  return asked;
}
async function planFor(step, service, asked) {
  const found = await fetchQueue(step, service);
  const remark = found === void 0 ? await refuseMissingBranch(step) : void 0;
  const { due, left } = split(differencesOf(found, asked), found?.shown ?? {});
  for (const change of due) step.log.info(describe(change));
  const facts = {
    ...found === void 0 ? {} : { queue: (0,requests/* queueResult */.vL)(step, found) },
    queueChanges: await writeChanges(step, due),
    warnings: [
      ...found === void 0 ? [] : (0,requests/* queueRemarks */.Js)(found),
      ...(0,json_values/* present */.Eb)(remark),
      ...left.map(
        ({ setting, before }) => `${setting} is ${shownValue(before)} and was left alone, because the queue is SWITCHING_MODES. Run apply-queue again when that is over`
      )
    ]
  };
  const name = nameOf(step);
  if (found === void 0) {
    const what2 = `${name} with ${(0,numbers/* counted */.h)(due.length, "setting")}`;
    return {
      result: { headline: `Would create ${what2}`, ...facts },
      carryOut: () => create(step, service, asked, { headline: `Created ${what2}`, ...facts })
    };
  }
  if (due.length === 0)
    return { result: { headline: `Nothing to change: ${name} has these settings already`, ...facts } };
  const what = `${(0,numbers/* counted */.h)(due.length, "setting")} of ${name}`;
  return {
    result: { headline: `Would change ${what}`, ...facts },
    carryOut: () => update(step, service, asked, found, { headline: `Changed ${what}`, ...facts })
  };
}
async function create(step, service, asked, result) {
  const isNew = await createQueue(step, service, asked);
  try {
    const queue = await fetchQueue(step, service);
    if (queue !== void 0) return await update(step, service, asked, queue, result, isNew);
  } catch (error) {
    if (!isNew || !(error instanceof errors/* ServiceError */._7)) throw error;
    throw error.with({
      message: `${error.message}. The queue was created before that, and may lack settings`,
      advice: `Run apply-queue again: it sets what is missing. ${error.advice ?? ""}`.trim()
    });
  }
  return { ...result, failure: `${nameOf(step)} was created, but the service does not find it. Run the step again` };
}
async function update(step, service, asked, before, result, isNew = false) {
  const { due, left } = split(differencesOf(before, asked), before.shown);
  const after = due.length === 0 ? before : await updateQueue(step, service, due);
  const outcome = outcomeOf(differencesOf({ entries: [], ...(0,json_values/* given */.gI)(after ?? {}) }, asked), left, after);
  const created = isNew ? `${nameOf(step)} was created, but ` : "";
  return {
    ...result,
    queue: (0,requests/* queueResult */.vL)(step, { ...before, ...(0,json_values/* given */.gI)(after ?? {}) }),
    warnings: [...result.warnings ?? [], ...outcome.warnings],
    ...outcome.notTaken.length === 0 ? {} : {
      failure: `${created}the service did not take ${outcome.notTaken.join("; ")}. It may not allow that for this queue, or something else sets it (required statuses may come from the protection of the branch)`
    }
  };
}
function differencesOf(queue, asked) {
  const isEmpty = queue?.entries?.length === 0;
  return (0,queue_settings/* settingDifferences */.l_)(queue?.shown ?? {}, asked).filter((change) => !(isEmpty && (0,queue_settings/* isDrained */.wx)(change)));
}
async function fetchQueue(step, service) {
  try {
    return await service.queue((0,requests/* queueReference */.xm)(step));
  } catch (error) {
    if ((0,errors/* isAbsence */.Md)(error)) return void 0;
    throw error;
  }
}
async function createQueue(step, service, asked) {
  try {
    await service.createQueue((0,requests/* queueReference */.xm)(step), (0,queue_settings/* creationSettings */.D9)(asked));
    step.log.info(`Created ${nameOf(step)}`);
    return true;
  } catch (error) {
    if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409) throw error;
    step.log.info(`${nameOf(step)} was created by another run in the meantime`);
    return false;
  }
}
async function updateQueue(step, service, changes) {
  const settings = Object.fromEntries(changes.map(({ setting, after }) => [setting, after]));
  const queue = await service.updateQueue((0,requests/* queueReference */.xm)(step), settings);
  const shows = changes.some(({ setting }) => Object.hasOwn(queue?.shown ?? {}, setting));
  return shows ? queue : fetchQueue(step, service);
}
function split(changes, shown) {
  const left = changes.filter(({ setting }) => isSwitching(shown) && changesBySwitching.has(setting));
  return { due: changes.filter((change) => !left.includes(change)), left };
}
const changesBySwitching = /* @__PURE__ */ new Set(["mode", "state"]);
const isSwitching = ({ state }) => state === "SWITCHING_MODES";
function outcomeOf(differences, left, after) {
  const warnings = [];
  const notTaken = [];
  for (const { setting, before, after: asked } of differences) {
    if (left.some((change) => change.setting === setting)) continue;
    if (before === void 0) {
      warnings.push(
        `The service does not show ${setting}. It was sent, and the step can't check it. The service may not know this setting`
      );
    } else if (isSwitching(after?.shown ?? {}) && changesBySwitching.has(setting)) {
      warnings.push(`${setting} is still ${shownValue(before)}: the queue is SWITCHING_MODES`);
    } else {
      notTaken.push(`${setting}: ${shownValue(asked)} (it is ${shownValue(before)})`);
    }
  }
  return { warnings, notTaken };
}
function describe({ setting, before, after }) {
  return `${setting}: ${shownValue(before)} \u2192 ${shownValue(after)}`;
}
function shownValue(value) {
  return value === void 0 ? "not shown" : JSON.stringify(value);
}
async function writeChanges(step, due) {
  const rows = due.map(({ setting, before, after }) => ({ setting, before: before ?? null, after }));
  return {
    changes: due,
    file: await step.files.write("queue-changes.json", `${JSON.stringify(rows, void 0, 2)}
`)
  };
}



/***/ }),

/***/ 45962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ creationSettings),
/* harmony export */   TJ: () => (/* binding */ queueSettings),
/* harmony export */   checkSettings: () => (/* binding */ checkSettings),
/* harmony export */   l_: () => (/* binding */ settingDifferences),
/* harmony export */   wx: () => (/* binding */ isDrained)
/* harmony export */ });
/* unused harmony export describeType */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47785);
/* harmony import */ var _packages_shared_src_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65530);
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97319);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89478);





const queueSettings = Object.fromEntries(
  Object.entries(_packages_shared_src_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsTable */ .uG).filter(([, { meaning }]) => meaning !== void 0)
);
const bare = (name) => name.toLowerCase().replace(/[-_\s]/g, "");
function nearestSetting(name) {
  const names = Object.keys(queueSettings);
  const same = names.find((one) => bare(one) === bare(name));
  if (same !== void 0) return same;
  const nearest = (0,leven__WEBPACK_IMPORTED_MODULE_4__.closestMatch)(bare(name), names.map(bare), {
    maxDistance: Math.max(1, Math.min(3, Math.floor(name.length / 4)))
  });
  return names.find((one) => bare(one) === nearest);
}
function whyWrong(type, value) {
  const expected = describeType(type);
  const shown = (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(JSON.stringify(value), 80);
  switch (type.kind) {
    case "boolean":
      return typeof value === "boolean" ? void 0 : `${shown} is not ${expected}${booleanAdvice(value)}`;
    case "integer":
      return Number.isSafeInteger(value) && value >= type.least && value <= type.most ? void 0 : `${shown} is not ${expected}${/^"\d+"$/.test(shown) ? ": remove the quotes" : typeof value === "string" && /^\d+ ?[a-z%]+$/i.test(value) ? `: write the number alone` : ""}`;
    case "choice":
      return typeof value === "string" && choiceOf(type.values, value) !== void 0 ? void 0 : `${shown} is not ${expected}${choiceAdvice(type.values, value)}`;
    case "text":
      return typeof value === "string" && value.trim() !== "" ? void 0 : `${shown} is not ${expected}`;
    case "list":
      return value === null || Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "") ? void 0 : `${shown} is not ${expected}${typeof value === "string" ? `: write [${value.slice(0, 60)}]` : ""}`;
  }
}
function booleanAdvice(value) {
  const word = String(value);
  if (/^(?:true|yes|y|on|1|enabled?)$/i.test(word)) return ": write true";
  return /^(?:false|no|n|off|0|disabled?|none)$/i.test(word) ? ": write false" : "";
}
function choiceAdvice(values, value) {
  if (typeof value !== "string") return "";
  if (value.startsWith("${{")) return ": nothing replaced the expression";
  const start = (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalState */ .km)(value).slice(0, 4);
  const meant = start.length < 3 ? void 0 : values.find((one) => (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalState */ .km)(one).startsWith(start));
  return meant === void 0 ? "" : `: write ${meant}`;
}
function describeType(type) {
  switch (type.kind) {
    case "boolean":
      return "true or false";
    case "integer":
      return `a whole number from ${String(type.least)} to ${String(type.most)}`;
    case "choice":
      return `one of ${type.values.join(", ")}`;
    case "text":
      return "a text that is not empty";
    case "list":
      return "a list of texts";
  }
}
function choiceOf(values, written) {
  return values.find((value) => (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalState */ .km)(value) === (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalState */ .km)(written));
}
function checkSettings(written) {
  const settings = /* @__PURE__ */ new Map();
  for (const [name, value] of Object.entries(written)) {
    const known = Object.hasOwn(queueSettings, name) ? queueSettings[name] : void 0;
    if (known === void 0) {
      const meant = nearestSetting(name);
      if (meant !== void 0) {
        return {
          problem: `there is no setting ${JSON.stringify((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(name, 80))}. Did you mean ${meant}? A setting that this action does not know goes into extra-fields`
        };
      }
      if (holdsSettings(value)) {
        return {
          problem: `move the settings out of ${JSON.stringify((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(name, 80))} to the top level`
        };
      }
      settings.set(name, value);
      continue;
    }
    const problem = whyWrong(known.type, value);
    if (problem !== void 0) return { problem: `${name}: ${problem}` };
    settings.set(name, asService(known.type, value));
  }
  return { settings: Object.fromEntries(settings) };
}
function holdsSettings(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => Object.hasOwn(queueSettings, name));
}
function asService(type, value) {
  if (type.kind === "choice") return choiceOf(type.values, value);
  return type.kind === "list" ? [...new Set(value ?? [])] : value;
}
function isSameSetting(name, shown, asked) {
  const type = Object.hasOwn(queueSettings, name) ? queueSettings[name]?.type : void 0;
  return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(comparable(type, shown), comparable(type, asked));
}
function comparable(type, value) {
  if (type?.kind === "list") return Array.isArray(value) ? [...new Set(value)].sort() : value ?? [];
  return type?.kind === "choice" && typeof value === "string" ? (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalState */ .km)(value) : value;
}
function settingDifferences(shown, asked) {
  return Object.entries(asked).filter(([name, value]) => !(Object.hasOwn(shown, name) && isSameSetting(name, shown[name], value))).map(([setting, after]) => ({
    setting,
    before: Object.hasOwn(shown, setting) ? shown[setting] : void 0,
    after
  }));
}
function creationSettings(settings) {
  const names = (0,_packages_shared_src_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .creationNames */ .Ix)(1);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}
function isDrained({ setting, before, after }) {
  const plain = (value) => typeof value === "string" ? (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalState */ .km)(value) : "";
  return setting === "state" && plain(after) === "DRAINING" && plain(before) === "PAUSED";
}



/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closestMatch: () => (/* binding */ closestMatch),
/* harmony export */   "default": () => (/* binding */ leven)
/* harmony export */ });
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
;