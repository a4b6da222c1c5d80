"use strict";
exports.id = 5242;
exports.ids = [5242];
exports.modules = {

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



/***/ })

};
;