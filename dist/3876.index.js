"use strict";
exports.id = 3876;
exports.ids = [3876];
exports.modules = {

/***/ 24952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   j: () => (/* binding */ ConfigurationError)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47785);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);


class ConfigurationError extends _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
  /** @param file path of the file, for the message */
  constructor(file, mistakes) {
    super(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join("; "));
    this.file = file;
    this.mistakes = mistakes.map((mistake) => ({ file, ...mistake }));
  }
  file;
  name = "ConfigurationError";
  mistakes;
}
function suggestion(wrong, names) {
  let nearest;
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  const written = wrong.toLowerCase();
  for (const name of names) {
    if (name.length > written.length && /[/:]/.test(name.at(-written.length - 1) ?? "") && name.toLowerCase().endsWith(written))
      return ` (did you mean ${name}?)`;
    const distance = (0,leven__WEBPACK_IMPORTED_MODULE_1__["default"])(written, name.toLowerCase());
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest === void 0 ? "" : ` (did you mean ${nearest}?)`;
}



/***/ }),

/***/ 38272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   j: () => (/* binding */ PlacedDocument)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42183);
/* harmony import */ var _mistakes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24952);



class PlacedDocument {
  /**
   * @param file its path, for messages
   * @throws ConfigurationError when the file is not YAML
   */
  constructor(text, file) {
    this.file = file;
    const protectedText = protectBraces(text);
    this.#document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(protectedText, {
      lineCounter: this.#lines,
      prettyErrors: false,
      // Checked below, because the parser compares each key with every other.
      uniqueKeys: false
    });
    const exhausted = this.#document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
    if (exhausted !== void 0) {
      this.#mistakeAt(exhausted.pos[0], "it is nested more deeply than anybody writes");
      this.finish();
    }
    const [problem] = [...this.#document.errors, ...this.#document.warnings];
    if (problem !== void 0) {
      this.#mistakeAt(problem.pos[0], restoreBraces((0,_shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlMistake */ .YY)(problem, protectedText)));
      this.finish();
    }
    this.#checkNodes();
    this.finish();
    this.data = this.#document.toJS();
  }
  file;
  #lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
  #document;
  #mistakes = [];
  /** The content as plain data. Keys are texts. */
  data;
  /** Restores the braces of texts, and refuses aliases of nothing and keys that data cannot hold. */
  #checkNodes() {
    const anchors = /* @__PURE__ */ new Set();
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(this.#document, {
      Alias: (_, alias) => {
        if (!anchors.has(alias.source)) this.#mistakeOf(alias, _shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .aliasMistake */ .xg);
      },
      Value: (_, node) => {
        if (node.anchor !== void 0) anchors.add(node.anchor);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === "string") node.value = restoreBraces(node.value);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) return;
        const seen = /* @__PURE__ */ new Set();
        for (const { key } of node.items) {
          const scalar = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) ? key.resolve(this.#document) : key;
          if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(scalar)) {
            this.#mistakeOf(key, "a key must be text");
            continue;
          }
          const name = restoreBraces(keyText(scalar.value));
          if (seen.has(name)) this.#mistakeOf(key, `the key ${JSON.stringify(name)} is written twice`);
          if (name === "__proto__") this.#mistakeOf(key, "__proto__ cannot be a key");
          seen.add(name);
        }
      }
    });
  }
  /** @throws ConfigurationError with all mistakes so far, in the order of the file */
  finish() {
    if (this.#mistakes.length === 0) return;
    this.#mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
    throw new _mistakes_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j(this.file, this.#mistakes);
  }
  #mistakeAt(offset, message) {
    const { line, col } = this.#lines.linePos(offset);
    this.#mistakes.push({ line: Math.max(line, 1), column: Math.max(col, 1), message });
  }
  #mistakeOf(node, message) {
    const range = node?.range;
    this.#mistakeAt(range?.[0] ?? 0, message);
  }
  /** Notes a mistake about a value; about its key, where the value is missing. */
  mistake(place, message) {
    const { key, value } = this.#nodesAt(place);
    const isEmpty = value === null || value === void 0 || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) && value.value === null;
    this.#mistakeOf(isEmpty ? key : value, message);
  }
  /** Notes a mistake about the key of a value. */
  mistakeOfKey(place, message) {
    this.#mistakeOf(this.#nodesAt(place).key, message);
  }
  /** The line of a key, from 1; of an entry of a list, the line of the entry. */
  lineOf(place) {
    const { key } = this.#nodesAt(place);
    return this.#lines.linePos(key?.range?.[0] ?? 0).line;
  }
  #nodesAt(place) {
    let [key, value] = [this.#document.contents, this.#document.contents];
    for (const part of place) {
      const within = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(value) ? value.resolve(this.#document) : value;
      if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(within)) [key, value] = [within.items[Number(part)], within.items[Number(part)]];
      else {
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(within) ? within.items.find((one) => this.#keyOf(one.key) === part) : void 0;
        if (pair === void 0) return { key, value };
        [key, value] = [pair.key, pair.value];
      }
    }
    return { key, value };
  }
  #keyOf(key) {
    const scalar = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) ? key.resolve(this.#document) : key;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(scalar) ? keyText(scalar.value) : "";
  }
}
const protection = { "{": "\uE0F0", "}": "\uE0F1", ",": "\uE0F2" };
function protectBraces(text) {
  return text.replaceAll(/\{[^\s{}[\]:"']+\}/g, (braces, index) => {
    const attached = (character) => character !== void 0 && !/[\s{}[\],:"']/.test(character);
    if (!attached(text[index - 1]) && !attached(text[index + braces.length])) return braces;
    return braces.replaceAll(/[{},]/g, (character) => protection[character] ?? character);
  });
}
function restoreBraces(text) {
  return text.replaceAll("\uE0F0", "{").replaceAll("\uE0F1", "}").replaceAll("\uE0F2", ",");
}
function keyText(value) {
  return typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);
}
function kindOf(value) {
  if (value === null || value === void 0) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? "a text" : `${typeof value} ${JSON.stringify(value)}`;
}



/***/ }),

/***/ 39147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sayIssues)
/* harmony export */ });
/* harmony import */ var _mistakes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24952);
/* harmony import */ var _placed_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38272);


function sayIssues(document, issues) {
  for (const issue of issues) sayIssue(document, issue, []);
}
function sayIssue(document, issue, above) {
  const place = [...above, ...issue.path];
  switch (issue.code) {
    case "unrecognized_keys":
      for (const key of issue.keys) {
        document.mistakeOfKey([...place, key], `unknown key ${JSON.stringify(key)}${instead(key, issue.message)}`);
      }
      return;
    case "invalid_key":
      for (const { message } of issue.issues) document.mistakeOfKey(place, message);
      return;
    case "custom":
      document.mistake(place, issue.message);
      return;
    case "invalid_union": {
      const meant = formOf(issue);
      for (const inner of meant ?? []) sayIssue(document, inner, place);
      if (meant !== void 0) return;
    }
  }
  const value = place.reduce(
    (within, part) => within?.[part],
    document.data
  );
  const isKind = issue.code === "invalid_type" || issue.code === "invalid_union";
  document.mistake(place, `${subjectOf(place)} ${issue.message}${isKind ? `, not ${(0,_placed_document_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(value)}` : ""}`);
}
function formOf({ errors }) {
  return errors.find(
    (issues) => issues.every(
      (issue) => issue.path.length > 0 || issue.code !== "invalid_type" && (issue.code !== "invalid_union" || formOf(issue) !== void 0)
    )
  );
}
function instead(key, known) {
  const keys = known.split("\n");
  const near = (0,_mistakes_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(key, keys);
  if (near !== "") return near;
  return known === "" ? ": nothing can be set here" : `: write one of ${keys.join(", ")}`;
}
function subjectOf(place) {
  const keys = place.filter((part) => typeof part === "string");
  return (keys[0] === "build-systems" ? keys.join(".") : keys.at(-1)) ?? "the file";
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

/***/ 13876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readQuarantineList: () => (/* binding */ readQuarantineList)
/* harmony export */ });
/* unused harmony export quarantineListJsonSchema */
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47785);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23924);
/* harmony import */ var _placed_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41708);




const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: "must be a text" }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, "must not be empty"));
const orNull = (schema, description) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(schema).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y(description)));
const plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: "must be a text" });
const date = plain.check(
  zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((value) => (0,_flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDateTime */ .D)(value) !== void 0, {
    error: ({ input }) => `${JSON.stringify(input)} isn't an ISO 8601 date or date-time, such as 2026-01-31`
  })
);
const fields = {
  name: text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y("Name of the test, as the report writes it")),
  parent: orNull(plain, "The suite around it"),
  classname: orNull(plain, "Its class"),
  file: orNull(plain, "Its source file"),
  variant: orNull(plain, "The variant in which it is quarantined; without one, in all variants"),
  codeowners: orNull(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text, { error: "must be a list of texts" }), "Its code owners"),
  quarantined_at: orNull(date, "When it was quarantined: a date or date-time in ISO 8601"),
  test_case_id: orNull(plain, "The service's id of the test")
};
const known = Object.keys(fields);
function meant(field) {
  if (known.includes(field)) return void 0;
  const bare = (name) => name.toLowerCase().replaceAll(/[-_ ]/g, "");
  return known.find((one) => (0,leven__WEBPACK_IMPORTED_MODULE_4__["default"])(bare(one), bare(field)) <= 1);
}
const record = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(fields, { error: "must be a mapping with a name" }).check(
  zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .superRefine */ .zni((given, context) => {
    for (const field of Object.keys(given)) {
      const near = meant(field);
      if (near !== void 0)
        context.addIssue({ code: "custom", path: [field], message: `there is no field ${field}. Write ${near}` });
    }
  })
);
const listSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(record);
const example = "`- { name: \u2026, file: \u2026, quarantined_at: 2026-01-31 }`";
function whyNoList(data) {
  if (Array.isArray(data)) return void 0;
  return data === null || data === void 0 ? `it is empty. Write a list of quarantined tests, such as ${example}, or [] for none` : `it must be a list of quarantined tests, such as ${example}`;
}
function readQuarantineList(written, file) {
  const fast = listSchema.safeParse(jsonOf(written));
  return fast.success ? fast.data : (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlaced */ .I)({ text: written, file }, listSchema, whyNoList);
}
function jsonOf(written) {
  try {
    return JSON.parse(written);
  } catch {
    return void 0;
  }
}
function quarantineListJsonSchema() {
  const { $schema, ...shape } = z.toJSONSchema(listSchema, { target: "draft-7", io: "input", unrepresentable: "any" });
  return {
    $schema,
    title: "Quarantined tests",
    description: "Tests whose failures Merge Queue Action excuses (the input quarantine-file)",
    ...shape
  };
}



/***/ })

};
;