"use strict";
exports.id = 1761;
exports.ids = [1761,7785,4173,5242];
exports.modules = {

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 7189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ backslashMistake),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
const special = /[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;
function backslashMistake(glob) {
  const outside = glob.replaceAll(
    /\[(?:\\.|[^\]\\/])*(\]?)/gs,
    (one, end) => end === "" ? one : "_".repeat(one.length)
  );
  for (const [, escaped = "", next = ""] of outside.matchAll(/\\(.)(?=(.?))/gsu)) {
    const advice = `write ${withSlashes(glob)} if it separates folders`;
    if (!special.test(escaped)) return `\\ before ${escaped} escapes nothing: ${advice}, else leave it out`;
    if (escaped === "*" && /^[*.]?$/.test(next)) {
      return `\\ before * takes its meaning away: ${advice}, or [*] for the character itself`;
    }
  }
  return void 0;
}
function withSlashes(text) {
  return text.replaceAll(/\\+/g, "/");
}



/***/ }),

/***/ 94173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ characterClass),
/* harmony export */   GlobError: () => (/* binding */ GlobError),
/* harmony export */   Hm: () => (/* binding */ longestGlob),
/* harmony export */   Yk: () => (/* binding */ libraryMatcher),
/* harmony export */   pathMatcher: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class GlobError extends _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "GlobError";
}
const longestGlob = 4096;
const mostWildcards = 100;
const mostAlternatives = 256;
const longestNegation = 256;
const characterClass = /\[[!^]?(?:\[:\w+:\]|\\.|[^\\/])(?:\[:\w+:\]|\\.|[^\]\\/])*\]/su;
function pathMatcher(glob, { dot = true, nocase = false } = {}) {
  if (glob === "") return () => false;
  checkLength(glob);
  if (/[@?*+!]\((?:[^()]|\([^()]*\))*\//.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError("no path matches a / within @(\u2026): write {a/b,c} with braces");
  }
  const options = { dot, nocase };
  const written = withClassesAsText(glob);
  const matchers = [
    libraryMatcher(written, options),
    ...(0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(written).filter((row) => /[^*](?:\/\*\*)+$/.test(row)).map((row) => libraryMatcher(row.replace(/(?<!\/\*\*)(?:\/\*\*)+$/, ""), options))
  ];
  return (path) => path !== "" && matchers.some((matches) => matches(path));
}
function libraryMatcher(glob, options) {
  checkLimits(glob, options);
  const matcher = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob, { dot: true, nonegate: true, nocomment: true, platform: "linux", ...options });
  return (path) => matcher.match(path);
}
function checkLength(glob) {
  if (glob.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
}
function checkLimits(glob, { nobrace = false, noext = false }) {
  checkLength(glob);
  const wildcards = glob.match(/\\.|\*+|[?[]|[@+!]\(/gs)?.filter((one) => !one.startsWith("\\")).length ?? 0;
  if (wildcards > mostWildcards) {
    throw new GlobError(`it has more than ${mostWildcards} wildcards: write ** for any folders, or several globs`);
  }
  if (!noext && /[@?*+!]\([^)]*!\(/.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError(
      "it has !( within other parentheses: write a separate glob that begins with ! for what is left out"
    );
  }
  if (!noext && glob.length > longestNegation && glob.includes("!(")) {
    throw new GlobError(
      `it has !(\u2026) and more than ${longestNegation} characters: write a separate glob that begins with ! for what is left out`
    );
  }
  if (nobrace) return;
  if ((0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(glob, { braceExpandMax: mostAlternatives + 1 }).length > mostAlternatives) {
    throw new GlobError(
      `its braces make more than ${mostAlternatives} globs: replace one pair of braces with *, or write several globs`
    );
  }
}
function withClassesAsText(glob) {
  const text = new RegExp(String.raw`\\.|${characterClass.source}`, "gsu");
  return glob.replaceAll(
    text,
    (one) => /^\[[\p{L}\p{N}_.-]+\]$/u.test(one) ? `@(${one}|\\${one.slice(0, -1)}\\])` : one
  );
}



/***/ }),

/***/ 9348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rememberLatest)
/* harmony export */ });
const shortest = 100;
const mostTexts = 300;
function rememberLatest(compute) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    if (text.length < shortest) return compute(text);
    const found = known.get(text);
    if (found) return found.result;
    if (known.size >= mostTexts) known.clear();
    const result = compute(text);
    known.set(text, { result });
    return result;
  };
}



/***/ }),

/***/ 98819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ normaliseName),
/* harmony export */   Jo: () => (/* binding */ separators),
/* harmony export */   Jt: () => (/* binding */ parentNames)
/* harmony export */ });
/* harmony import */ var _latest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9348);

const separators = [" ", " > ", " \u203A ", ".", "/", "::", "#", ":"];
const deepestChain = 12;
const normaliseName = (0,_latest_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberLatest */ .d)(
  (name) => /^\s|\s$|\s\s|[^\S ]/.test(name) ? name.replace(/\s+/g, " ").trim() : name
);
function parentNames(suites, isLength = () => true) {
  const chain = suites.slice(-deepestChain).map(normaliseName);
  const innermost = chain.pop();
  if (innermost === void 0) return [];
  const found = /* @__PURE__ */ new Set([innermost]);
  for (const separator of separators) {
    let length = innermost.length;
    for (const [start, name] of [...chain.entries()].reverse()) {
      length += name.length + separator.length;
      if (isLength(length)) found.add([...chain.slice(start), innermost].join(separator));
    }
  }
  return [...found];
}



/***/ }),

/***/ 30866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ NameGlob)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);
/* harmony import */ var _packages_shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2607);
/* harmony import */ var _matching_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98819);



const withOneSeparator = (name) => (0,_matching_names_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseName */ .GX)(name).replaceAll(" > ", " \u203A ");
class NameGlob {
  /** @throws GlobError for a glob that could take long */
  constructor(written) {
    this.written = written;
    const glob = withOneSeparator(written).replace(/^(?:\.\/)+/, "");
    this.#parts = glob.split("*");
    this.#path = (0,_packages_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(glob);
    this.#isMore = /[?[{(]|\*\*/.test(glob);
  }
  written;
  #parts;
  #path;
  /** True where the glob has more than `*`. A name then also matches as a path does, as many suites are named after a file. */
  #isMore;
  fitsName(name) {
    const plain = withOneSeparator(name);
    return (0,_packages_shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_2__/* .textBetween */ .I)(this.#parts, plain) !== void 0 || this.#isMore && this.#path(plain);
  }
  /** @param path relative to the root of the repository */
  fitsPath(path) {
    return this.#path(path);
  }
}



/***/ }),

/***/ 41708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readPlaced)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24952);
/* harmony import */ var _packages_impacted_targets_src_configuration_placed_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38272);
/* harmony import */ var _packages_impacted_targets_src_configuration_schema_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39147);
/* harmony import */ var _packages_shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42183);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87745);





function readPlaced({ text, file }, schema, whyOther) {
  try {
    const document = new _packages_impacted_targets_src_configuration_placed_document_js__WEBPACK_IMPORTED_MODULE_1__/* .PlacedDocument */ .j(text, file ?? "input");
    const other = whyOther(document.data);
    if (other !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_4__/* .BadValue */ .FQ(file === void 0 ? other : `${file}: ${other}`);
    const read = schema.safeParse(document.data);
    (0,_packages_impacted_targets_src_configuration_schema_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .sayIssues */ .I)(document, read.error?.issues ?? []);
    document.finish();
    return read.data;
  } catch (error) {
    if (error instanceof _packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j) throw new _values_js__WEBPACK_IMPORTED_MODULE_4__/* .BadValue */ .FQ(placesOf(error, file));
    if (error instanceof RangeError) throw new _values_js__WEBPACK_IMPORTED_MODULE_4__/* .BadValue */ .FQ("it is nested too deeply");
    if (error instanceof ReferenceError) throw new _values_js__WEBPACK_IMPORTED_MODULE_4__/* .BadValue */ .FQ((0,_packages_shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlValueMistake */ .DH)(error.message));
    throw error;
  }
}
function placesOf({ mistakes, message }, file) {
  if (file !== void 0) return message;
  return mistakes.map(({ line, column, message: problem }) => `line ${String(line)}, column ${String(column)}: ${problem}`).join("; ");
}



/***/ }),

/***/ 25242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPolicy: () => (/* binding */ readPolicy)
/* harmony export */ });
/* unused harmony export policyJsonSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43759);
/* harmony import */ var _packages_impacted_targets_src_configuration_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67618);
/* harmony import */ var _flaky_tests_policy_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30866);
/* harmony import */ var _packages_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94173);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80182);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31497);
/* harmony import */ var _placed_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41708);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87745);








const readable = (key, read) => {
  const mistake = (text) => {
    try {
      read(text);
      return void 0;
    } catch (error) {
      if (error instanceof _values_js__WEBPACK_IMPORTED_MODULE_5__/* .BadValue */ .FQ || error instanceof _packages_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError) return error.message;
      throw error;
    }
  };
  return zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP({ error: "must be a text" }).check(
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .refine */ .YPB((text) => text.trim() !== "", { error: `${key} must not be empty`, abort: true }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .refine */ .YPB((text) => mistake(text) === void 0, {
      error: ({ input }) => `${key}: ${mistake(String(input)) ?? ""}`
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .meta */ .mIj({ minLength: 1 })
  );
};
const list = (key, read) => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ(
  [
    readable(key, read),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(readable(key, read)).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1, "is an empty list: remove it, or name something"))
  ],
  {
    error: "must be a list of texts"
  }
);
const readGlobsOfNames = (text) => {
  for (const glob of (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readNameGlobs */ .bP)(text)) globOf(glob);
};
function globOf(glob) {
  try {
    return new _flaky_tests_policy_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .NameGlob */ .W(glob);
  } catch (error) {
    throw error instanceof _packages_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError ? new _values_js__WEBPACK_IMPORTED_MODULE_5__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(glob)}: ${error.message}`) : error;
  }
}
function numberFrom(least, most, what) {
  const error = `must be ${what} from ${String(least)} to ${String(most)}`;
  const number = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig({ error }).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm(least, error), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._lte */ .Zm(most, error));
  return what === "a number" ? number : number.check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr({ error, abort: true }));
}
const described = (schema, description) => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .describe */ .q0y(description)));
const policySchema = (0,_packages_impacted_targets_src_configuration_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mapping */ .pq)({
  codeowners: described(list("codeowners", _values_js__WEBPACK_IMPORTED_MODULE_5__/* .readOwners */ .hC), "Code owners: only tests that one of them owns count"),
  "max-days": described(
    numberFrom(0, 36500, "a number"),
    "The longest time in quarantine, in days: a test quarantined for longer is a finding, and is not excused"
  ),
  "warn-days": described(
    numberFrom(0, 36500, "a number"),
    "Warn of a quarantine when at most this many of its max-days are left"
  ),
  "max-failures": described(
    numberFrom(0, 1e6, "a whole number"),
    "The most failures that are excused together: when more would be, none is"
  ),
  "required-suites": described(
    list("required-suites", readGlobsOfNames),
    "Globs over names of suites and classes that must have run; one that is missing fails the step, also where nothing failed"
  ),
  "never-excuse": described(
    list("never-excuse", readGlobsOfNames),
    'Globs of tests that are not excused even if they are quarantined: over "suite \u203A name", names, suites, and files'
  ),
  variant: described(
    readable("variant", _values_js__WEBPACK_IMPORTED_MODULE_5__/* .readName */ .MQ),
    "The variant that the reports' tests ran as, where the reports do not say"
  ),
  "min-tests": described(
    numberFrom(1, 1e8, "a whole number"),
    "The fewest test cases that all reports together must have: with fewer, nothing is excused"
  )
});
function readPolicy(text, file) {
  const given = (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlaced */ .I)(
    { text, file },
    policySchema,
    (data) => (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(data) ? void 0 : (0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .whyNoMapping */ .iS)(data, "max-days: 14")
  );
  return {
    codeowners: itemsOf(given.codeowners),
    maxDays: given["max-days"],
    warnDays: given["warn-days"],
    maxFailures: given["max-failures"],
    requiredSuites: itemsOf(given["required-suites"]),
    neverExcuse: itemsOf(given["never-excuse"]),
    variant: given.variant?.trim(),
    minTests: given["min-tests"]
  };
}
const itemsOf = (given) => given === void 0 ? void 0 : [given].flat().flatMap(_values_js__WEBPACK_IMPORTED_MODULE_5__/* .lines */ .Mn);
function policyJsonSchema() {
  const { $schema, ...shape } = z.toJSONSchema(policySchema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any"
  });
  return {
    $schema,
    title: "Quarantine policy",
    description: "What Merge Queue Action accepts of quarantined tests (the input quarantine-policy)",
    ...shape
  };
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