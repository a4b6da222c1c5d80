"use strict";
exports.id = 5962;
exports.ids = [5962,7785];
exports.modules = {

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
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47785);
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97319);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);




const positive = { kind: "integer", least: 1, most: 4294967295 };
const boolean = { kind: "boolean" };
const choice = (...values) => ({ kind: "choice", values });
const queueSettings = {
  mode: {
    type: choice("single", "parallel"),
    meaning: "single tests pull requests in one lane; parallel puts those that share no impacted target into several",
    onCreation: true
  },
  concurrency: { type: positive, meaning: "how many tests run at a time", onCreation: true },
  state: {
    type: choice("running", "paused", "draining"),
    meaning: "paused starts nothing new; draining finishes what is enqueued and takes nothing more"
  },
  testingTimeoutMinutes: { type: positive, meaning: "minutes after which a test that has not ended counts as failed" },
  canOptimisticallyMerge: {
    type: boolean,
    meaning: "a pull request also counts as tested when one behind it, tested on top of it, passes"
  },
  pendingFailureDepth: {
    type: positive,
    meaning: "how many pull requests behind a failed one are waited for before the failure counts"
  },
  batch: { type: boolean, meaning: "test several pull requests together" },
  batchingMinSize: { type: positive, meaning: "how many pull requests a batch waits for" },
  batchingMaxWaitTimeMinutes: { type: positive, meaning: "how many minutes a batch waits for them" },
  bisectionConcurrency: { type: positive, meaning: "how many tests run at a time while failed batches are split" },
  createPrsForTestingBranches: { type: boolean, meaning: "open a draft pull request for each branch under test" },
  mergeMethod: { type: choice("merge_commit", "squash", "rebase"), meaning: "how pull requests are merged" },
  directMergeMode: {
    type: choice("off", "always"),
    meaning: "always merges a pull request that is up to date with its target branch without another test"
  },
  optimizationMode: {
    type: choice("off", "bisection_skip_redundant_tests"),
    meaning: "bisection_skip_redundant_tests leaves out tests whose outcome follows from others"
  },
  commentsEnabled: { type: boolean, meaning: "the service comments on pull requests" },
  commandsEnabled: { type: boolean, meaning: "comments on pull requests can command the queue" },
  statusCheckEnabled: { type: boolean, meaning: "the service sets a status check on pull requests" },
  enqueueingLabel: { type: { kind: "text" }, meaning: "a label that submits the pull request that gets it" },
  requiredStatuses: {
    type: { kind: "list" },
    meaning: "names of the checks that decide whether a test passed; [] leaves it to the protection of the target branch"
  },
  deleteRequiredStatuses: {
    type: boolean,
    meaning: "of update-queue: true clears requiredStatuses. apply-queue takes an empty list for that",
    isOrder: true
  }
};
const bare = (name) => name.toLowerCase().replace(/[-_\s]/g, "");
function nearestSetting(name) {
  const names = Object.keys(queueSettings);
  const same = names.find((one) => bare(one) === bare(name));
  if (same !== void 0) return same;
  const nearest = (0,leven__WEBPACK_IMPORTED_MODULE_3__.closestMatch)(bare(name), names.map(bare), {
    maxDistance: Math.max(1, Math.min(3, Math.floor(name.length / 4)))
  });
  return names.find((one) => bare(one) === nearest);
}
function whyWrong(type, value) {
  const expected = describeType(type);
  const shown = (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(JSON.stringify(value), 80);
  switch (type.kind) {
    case "boolean":
      return typeof value === "boolean" ? void 0 : `${shown} is not ${expected}`;
    case "integer":
      return Number.isSafeInteger(value) && value >= type.least && value <= type.most ? void 0 : `${shown} is not ${expected}${/^"\d+"$/.test(shown) ? ": remove the quotes" : ""}`;
    case "choice":
      return typeof value === "string" && choiceOf(type.values, value) !== void 0 ? void 0 : `${shown} is not ${expected}`;
    case "text":
      return typeof value === "string" && value.trim() !== "" ? void 0 : `${shown} is not ${expected}`;
    case "list":
      return value === null || Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "") ? void 0 : `${shown} is not ${expected}`;
  }
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
  return values.find((value) => (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalState */ .km)(value) === (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalState */ .km)(written));
}
function checkSettings(written) {
  const settings = /* @__PURE__ */ new Map();
  for (const [name, value] of Object.entries(written)) {
    const known = Object.hasOwn(queueSettings, name) ? queueSettings[name] : void 0;
    if (known === void 0) {
      const meant = nearestSetting(name);
      if (meant !== void 0) {
        return {
          problem: `there is no setting ${JSON.stringify((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(name, 80))}. Did you mean ${meant}? A setting that this action does not know goes into extra-fields`
        };
      }
      if (holdsSettings(value)) {
        return {
          problem: `the settings stand below ${JSON.stringify((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(name, 80))}. Write them at the top level, without it`
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
  return type?.kind === "choice" && typeof value === "string" ? (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalState */ .km)(value) : value;
}
function settingDifferences(shown, asked) {
  return Object.entries(asked).filter(([name, value]) => !(Object.hasOwn(shown, name) && isSameSetting(name, shown[name], value))).map(([setting, after]) => ({
    setting,
    before: Object.hasOwn(shown, setting) ? shown[setting] : void 0,
    after
  }));
}
function creationSettings(settings) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => queueSettings[name]?.onCreation === true));
}
function isDrained({ setting, before, after }) {
  const plain = (value) => typeof value === "string" ? (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalState */ .km)(value) : "";
  return setting === "state" && plain(after) === "DRAINING" && plain(before) === "PAUSED";
}



/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven),
/* harmony export */   closestMatch: () => (/* binding */ closestMatch)
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