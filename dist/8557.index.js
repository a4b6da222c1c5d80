"use strict";
exports.id = 8557;
exports.ids = [8557];
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

/***/ 95051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ idInCollection),
/* harmony export */   e: () => (/* binding */ testId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const namespace = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
function stamped(digest, version) {
  const bytes = digest.subarray(0, 16);
  bytes[6] = (bytes[6] ?? 0) & 15 | version << 4;
  bytes[8] = (bytes[8] ?? 0) & 63 | 128;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
const uuid5 = (...parts) => stamped((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(namespace).update(parts.join("#")).digest(), 5);
const isUuid5 = (text) => /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text);
function testId(organization, repository, test) {
  const { name = "", classname = "", parent = "", file = "", variant = "", id = "" } = test;
  const withVariant = variant === "" ? [] : [variant];
  const inVariant = (id0) => variant === "" ? id0 : uuid5(id0, variant);
  if (isUuid5(id)) return variant === "" ? id.toLowerCase() : inVariant(uuid5(id, variant));
  if (id.startsWith("trunk:")) return inVariant(uuid5(organization, repository, id, ...withVariant));
  return inVariant(uuid5(organization, repository, file, classname, parent, name, "JUNIT_TESTCASE", ...withVariant));
}
function idInCollection(collection, repository, id) {
  return stamped((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${collection}#${repository}#${id}`).digest(), 8);
}



/***/ }),

/***/ 32089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ classNameOf),
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   eN: () => (/* binding */ isSkippedPart),
/* harmony export */   pW: () => (/* binding */ withoutRunTime),
/* harmony export */   xK: () => (/* binding */ hasRunTime)
/* harmony export */ });
/* unused harmony export knownDialects */
const common = {
  elements: {
    failure: "failure",
    error: "error",
    ...each("skipped disabled ignored", "skipped"),
    ...each("properties property system-out system-err", "nothing"),
    // Notes for people that tools add.
    ...each("attachments description output passed success webLink", "nothing")
  },
  statuses: {
    "": "passed",
    ...each("failed failure error errored", "failed"),
    ...each("skipped skip ignored pending untested not_run inconclusive", "not-run"),
    ...each("ok pass passed success successful xfail", "passed")
  },
  attributes: { file: ["filepath"] }
};
const ctest = {
  statuses: { run: "passed", fail: "failed", disabled: "not-run", notrun: "not-run" }
};
const googletest = {
  statuses: { run: "passed", completed: "passed", notrun: "not-run", suppressed: "not-run", skipped: "not-run" }
};
const pytest = { skippedParts: ["pytest.skip", "pytest.xfail"] };
const phpunit = {
  elements: { warning: "error" },
  attributes: { classname: ["class"] }
};
const surefire = {
  elements: { ...each("flakyFailure flakyError", "earlier-attempt"), ...each("rerunFailure rerunError", "rerun") }
};
const knownDialects = {
  common,
  ctest,
  googletest,
  phpunit,
  pytest,
  surefire
};
const dialects = Object.values(knownDialects);
const elements = new Map(
  dialects.flatMap((dialect) => Object.entries(dialect.elements ?? {}))
);
const statuses = new Map(dialects.flatMap((dialect) => Object.entries(dialect.statuses ?? {})));
const skippedParts = new Set(dialects.flatMap((dialect) => dialect.skippedParts ?? []));
const classNames = ["classname", ...dialects.flatMap(({ attributes }) => attributes?.classname ?? [])];
const files = ["file", ...dialects.flatMap(({ attributes }) => attributes?.file ?? [])];
function meaningOf(element) {
  return elements.get(element);
}
const isSkippedPart = (type) => type !== void 0 && skippedParts.has(type);
function statusOf(value) {
  return statuses.get(value.trim().toLowerCase());
}
function classNameOf(attributes) {
  return firstOf(classNames, attributes);
}
function fileOf(attributes) {
  return firstOf(files, attributes);
}
function withoutRunTime(name) {
  return name.replace(/(?<=.)-20\d{12}$/s, "");
}
const hasRunTime = (name) => name !== void 0 && withoutRunTime(name) !== name;
function each(words, meaning) {
  return Object.fromEntries(words.split(" ").map((word) => [word, meaning]));
}
function firstOf(names, attributes) {
  for (const name of names) if (attributes[name] !== void 0) return attributes[name];
  return void 0;
}



/***/ }),

/***/ 86471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LT: () => (/* binding */ ReportGlobError),
  zJ: () => (/* binding */ findReports)
});

// UNUSED EXPORTS: searchOf

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(91138);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/backslash.js
var backslash = __webpack_require__(7189);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/path-matcher.js
var path_matcher = __webpack_require__(94173);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __webpack_require__(86493);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/walk.js





const mostLinkedFolders = 2e4;
const atOnce = 32;
class WalkError extends user_error/* UserError */.y {
  name = "WalkError";
}
async function walk(start, wanted) {
  const found = [];
  const real = await (0,promises_.realpath)(start).catch((error) => {
    if (isMissing(error) || codeOf(error) === "ENAMETOOLONG") return void 0;
    throw unread(start, error);
  });
  if (real === void 0) return [];
  let linked = 0;
  let level = [{ path: "", real, entries: [{ path: "", real }] }];
  while (level.length > 0) {
    const next = [];
    for (let at = 0; at < level.length; at += atOnce) {
      const some = level.slice(at, at + atOnce);
      for (const { files, folders } of await Promise.all(some.map((folder) => read(start, folder, wanted)))) {
        found.push(...files);
        for (const folder of folders) {
          if (folder.entries.length > 1) linked += 1;
          if (linked > mostLinkedFolders) {
            throw new WalkError(
              `links lead to more than ${String(mostLinkedFolders)} folders below ${start}. Narrow the glob, or leave them out with one that begins with !`
            );
          }
          next.push(folder);
        }
      }
    }
    level = next;
  }
  return found;
}
async function read(start, folder, wanted) {
  const { path, real, entries } = folder;
  const files = [];
  const folders = [];
  const below = (name) => path === "" ? name : `${path}/${name}`;
  const place = path === "" ? start : `${start}/${path}`;
  const children = await (0,promises_.readdir)(place, { withFileTypes: true }).catch((error) => {
    if (path === "" && isMissing(error)) return [];
    throw unread(place, error);
  });
  for (const child of children) {
    const one = below(child.name);
    if (child.isDirectory()) {
      if (wanted.folder(one)) folders.push({ path: one, real: `${real}${external_node_path_.sep}${child.name}`, entries });
    } else if (!child.isSymbolicLink()) {
      if (wanted.file(one)) files.push(one);
    } else if (wanted.file(one) || wanted.folder(one)) {
      const to = await linkedFolder(`${start}/${one}`, wanted.folder(one) && (wanted.isNamed(one) ? "named" : "any"));
      if (to === void 0) {
        if (wanted.file(one)) files.push(one);
      } else if (wanted.folder(one)) {
        const way = [...entries.slice(0, -1), ...entries.slice(-1).map((entry) => ({ ...entry, until: real }))];
        const isRead = way.some((entry) => {
          const by = pathOnWay(to, entry);
          return by !== void 0 && wanted.isCovered(one, by);
        });
        if (!isRead) folders.push({ path: one, real: to, entries: [...way, { path: one, real: to }] });
      }
    }
  }
  return { files, folders };
}
async function linkedFolder(place, wanted) {
  try {
    return (await (0,promises_.stat)(place)).isDirectory() ? await (0,promises_.realpath)(place) : void 0;
  } catch (error) {
    if (wanted === false || wanted === "any" && isMissing(error)) return void 0;
    throw unread(place, error);
  }
}
function pathOnWay(to, { path, real, until }) {
  if (until === void 0 || !(0,open_file/* isBelow */.Yw)(to, real) || !(0,open_file/* isBelow */.Yw)(until, to)) return void 0;
  return [path, (0,external_node_path_.relative)(real, to).split(external_node_path_.sep).join("/")].filter((part) => part !== "").join("/");
}
const codeOf = (error) => String(error?.code ?? error);
const isMissing = (error) => ["ENOENT", "ENOTDIR", "ELOOP"].includes(codeOf(error));
function unread(place, error) {
  return new WalkError(
    `${(0,src_text/* shortened */.vI)(place, 300)} cannot be read as a folder (${codeOf(error)}), so reports in it would be missed. Repair it, or leave it out with a glob that begins with !`
  );
}


;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/find-reports.js







class ReportGlobError extends user_error/* UserError */.y {
  name = "ReportGlobError";
}
async function findReports(globs, directory, folders) {
  const patterns = globs.map((written) => written.trim()).filter((written) => written !== "");
  const exclusions = patterns.filter((pattern) => pattern.startsWith("!")).map((written) => matcherOf(written, searchOf(written.slice(1), directory).pattern));
  const excluded = (path) => exclusions.some((matches) => matches(path));
  const reports = /* @__PURE__ */ new Map();
  const unmatched = [];
  for (const written of patterns.filter((candidate) => !candidate.startsWith("!"))) {
    const { pattern, cwd } = searchOf(written, directory);
    const names = await found(written, pattern, cwd, excluded);
    if (names.length === 0) unmatched.push(written);
    for (const found2 of names) {
      const path = (0,external_node_path_.resolve)(cwd, found2);
      reports.set(path, { path, name: (0,external_node_path_.relative)(directory, path).split(external_node_path_.sep).join("/"), folders });
    }
  }
  return { reports: [...reports.values()].sort((a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : 0), unmatched };
}
function matcherOf(written, pattern) {
  try {
    return (0,path_matcher.pathMatcher)(pattern);
  } catch (error) {
    if (!(error instanceof path_matcher.GlobError)) throw error;
    throw new ReportGlobError(`bad glob ${(0,src_text/* shortened */.vI)(written, 100)}: ${error.message}`);
  }
}
async function found(written, pattern, cwd, excluded) {
  const segments = external_node_path_.posix.normalize(pattern).replace(/\/$/, "").split("/");
  const special = segments.findIndex((segment) => /[*?[\]{}()!+@|\\]/.test(segment));
  const named = segments.slice(0, special === -1 ? segments.length - 1 : special);
  const searched = segments.slice(named.length);
  const prefix = named.map((segment) => `${segment}/`).join("");
  const matches = matcherOf(written, searched.join("/"));
  const open = searched.findIndex((segment) => segment.includes("**") || !isWhole(segment));
  const fixed = searched.slice(0, open === -1 ? searched.length - 1 : open).map((each) => matcherOf(written, each));
  const onTheWay = (path) => {
    if (open === 0) return true;
    const way = path.split("/");
    return (open !== -1 || way.length <= fixed.length) && way.every((name, depth) => fixed[depth]?.(name) ?? true);
  };
  try {
    const files = await walk((0,external_node_path_.resolve)(cwd, ...named), {
      file: (path) => matches(path) && !excluded(prefix + path),
      folder: (path) => onTheWay(path) && !excluded(prefix + path),
      isNamed: (path) => open === -1 || path.split("/").length <= open,
      isCovered: coveredBy(written, searched.join("/"))
    });
    return files.map((path) => prefix + path);
  } catch (error) {
    if (!(error instanceof WalkError)) throw error;
    throw new ReportGlobError(`bad glob ${(0,src_text/* shortened */.vI)(written, 100)}: ${error.message}`);
  }
}
function coveredBy(written, pattern) {
  let rows;
  return (path, by) => {
    rows ??= (0,esm/* braceExpand */.KA)(pattern).map(
      (row) => row.split("/").map((name) => name === "**" ? name : matcherOf(written, name))
    );
    return rows.every((parts) => {
      const others = following(parts, by);
      return [...following(parts, path)].every((part) => others.has(part));
    });
  };
}
function following(parts, path) {
  const withNext = (reached2) => {
    for (const part of reached2) if (parts[part] === "**") reached2.add(part + 1);
    return reached2;
  };
  let reached = withNext(/* @__PURE__ */ new Set([0]));
  for (const name of path === "" ? [] : path.split("/")) {
    const next = /* @__PURE__ */ new Set();
    for (const at of reached) {
      const part = parts[at];
      if (part === "**") next.add(at);
      else if (part?.(name) === true) next.add(at + 1);
    }
    reached = withNext(next);
  }
  return reached;
}
function isWhole(segment) {
  const count = (mark) => segment.split(mark).length;
  return count("{") === count("}") && count("(") === count(")") && count("[") === count("]");
}
function searchOf(written, directory, platform = process.platform) {
  const windows = platform === "win32";
  const mistake = windows ? void 0 : (0,backslash/* backslashMistake */.d)(written);
  if (mistake !== void 0) throw new ReportGlobError(`bad glob ${written}: ${mistake}`);
  const pattern = (windows ? (0,backslash/* withSlashes */.s)(written) : written).replace(/^(?:\.\/)+/, "");
  const absolute = windows ? /^[a-z]:\//i.test(pattern) : pattern.startsWith("/");
  if (!absolute) return { pattern, cwd: directory };
  const wanted = pattern.split("/");
  const here = (windows ? (0,backslash/* withSlashes */.s)(directory) : directory).replace(/\/$/, "").split("/");
  const fold = (name) => windows ? name?.toLowerCase() : name;
  let common = 0;
  while (common < here.length && common < wanted.length - 1 && fold(wanted[common]) === fold(here[common])) common += 1;
  if (common === 0) return { pattern: wanted.slice(1).join("/"), cwd: `${wanted[0] ?? ""}/` };
  return {
    pattern: [...here.slice(common).map(() => ".."), ...wanted.slice(common)].join("/"),
    cwd: directory
  };
}



/***/ }),

/***/ 98486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ readReport)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __webpack_require__(86493);
;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/decode-xml.js



class EncodingError extends user_error/* UserError */.y {
  name = "EncodingError";
}
const declarationLimit = 1024;
async function* decodeXml(bytes) {
  let decode;
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (decode) {
      yield* decode(chunk, false);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length >= declarationLimit || head.includes("?>")) {
      decode = decoderFor(head);
      yield* decode(head, false);
    }
  }
  if (decode) {
    yield* decode(Buffer.alloc(0), true);
  } else {
    yield* decoderFor(head)(head, true);
  }
}
function decoderFor(head) {
  const encoding = encodingOf(head);
  return encoding === "utf-8" ? utf8Decoder() : otherDecoder(encoding);
}
function encodingOf(head) {
  const start = head.subarray(0, 4).toString("hex");
  if (start === "0000feff" || start === "fffe0000")
    throw new EncodingError("UTF-32 is not supported. Write the report as UTF-8");
  if (start.startsWith("efbbbf")) return "utf-8";
  if (start.startsWith("fffe") || /^3c00..00$/.test(start)) return "utf-16le";
  if (start.startsWith("feff") || /^003c00..$/.test(start)) return "utf-16be";
  const declaration = head.subarray(0, declarationLimit).toString("latin1");
  const declared = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'<>]*)["']/.exec(declaration)?.[1]?.trim().toLowerCase();
  if (declared === void 0 || /^(utf-?8|us-ascii|ascii|utf-?16(le|be)?|ucs-2)$/.test(declared)) return "utf-8";
  return declared;
}
function utf8Decoder() {
  let held = Buffer.alloc(0);
  let started = false;
  return function* (chunk, last) {
    const all = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = last ? all.length : wholeCharacters(all, all.length);
    const whole = all.subarray(0, end);
    held = Buffer.from(all.subarray(end));
    if (!(0,external_node_buffer_.isUtf8)(whole)) {
      yield whole.subarray(0, validLength(whole)).toString("utf8");
      throw new EncodingError(
        "the bytes here are not UTF-8. Declare the encoding that the report is written in, or write it as UTF-8"
      );
    }
    let text = whole.toString("utf8");
    if (!started && text !== "") {
      started = true;
      if (text.startsWith("\uFEFF")) text = text.slice(1);
    }
    if (text !== "") yield text;
  };
}
function wholeCharacters(bytes, end) {
  for (let back = 1; back <= 3 && back <= end; back++) {
    const byte = bytes[end - back] ?? 0;
    if (byte < 128) return end;
    if (byte >= 192) {
      const length = byte >= 240 ? 4 : byte >= 224 ? 3 : 2;
      return back < length ? end - back : end;
    }
  }
  return end;
}
function validLength(bytes) {
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = valid + invalid >> 1;
    if ((0,external_node_buffer_.isUtf8)(bytes.subarray(0, wholeCharacters(bytes, middle)))) valid = middle;
    else invalid = middle;
  }
  return wholeCharacters(bytes, valid);
}
function otherDecoder(encoding) {
  let decoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new EncodingError(
      `the declared encoding "${(0,src_text/* shortened */.vI)(encoding, 40)}" is not known. Write the report as UTF-8`
    );
  }
  return function* (chunk, last) {
    let text;
    try {
      text = decoder.decode(chunk, { stream: !last });
    } catch {
      throw new EncodingError(
        `the bytes near here are not ${encoding.toUpperCase()}. Declare the encoding that the report is written in, or write it as UTF-8`
      );
    }
    if (text !== "") yield text;
  };
}


// EXTERNAL MODULE: ./build/src/flaky-tests/junit/test-result.js
var test_result = __webpack_require__(41614);
// EXTERNAL MODULE: ./node_modules/sax/lib/sax.js
var sax = __webpack_require__(42560);
;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/stack-frames.js
const mostFrames = 8;
const longestLine = 500;
const namesLine = /:\d|line \d/;
const ofLibraries = /node_modules|node:|site-packages|\/lib\/python|^at (?:[\w.@-]{0,100}\/{1,2})?(?:java|javax|jdk|sun|kotlin|scala|org\.(?:junit|testng|gradle|apache\.maven|assertj|hamcrest|mockito|opentest4j))\./;
const ofDotNet = /^at .{1,300}? in (\S.{0,300}):line (\d{1,7})$/;
const ofJava = /^at (?:[\w.@-]{0,100}\/{1,2})?([\w$.]{1,300})\(([\w$-]{1,200}\.(?:java|kt|scala|groovy)):(\d{1,7})\)$/;
const ofJavaScript = /^(?:at|❯) (?:[^()]{0,200}\()?([^()\s][^()]{0,300}?):(\d{1,7}):\d{1,7}\)?$/;
const ofPython = /^File "([^"]{1,300})", line (\d{1,7})/;
const atStart = /^(?:# )?((?:[A-Za-z]:)?[^\s:()"'<>|*?]{1,300}\.(py|go|rb|php|rs)):(\d{1,7})(?=[: ]|$)/;
function frameOf(written) {
  if (!namesLine.test(written)) return void 0;
  const line = written.trim();
  if (ofLibraries.test(line)) return void 0;
  const java = ofJava.exec(line);
  if (java !== null) {
    const [, method = "", name = "", at2 = ""] = java;
    const folder = method.split(".").slice(0, -2).join("/");
    return {
      file: `${folder}/${name}`,
      line: Number(at2),
      innermost: "first",
      inSourceFolder: true
    };
  }
  const dotNet = ofDotNet.exec(line) ?? ofJavaScript.exec(line);
  if (dotNet !== null) return { file: dotNet[1] ?? "", line: Number(dotNet[2]), innermost: "first" };
  const python = ofPython.exec(line);
  if (python !== null) return { file: python[1] ?? "", line: Number(python[2]), innermost: "last" };
  const [, file, ending, at] = atStart.exec(line) ?? [];
  return file === void 0 ? void 0 : { file, line: Number(at), innermost: ending === "py" ? "last" : "first" };
}
function addFrames(frames, text) {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const stop = end === -1 ? text.length : end;
    const frame = stop - start > longestLine ? void 0 : frameOf(text.slice(start, stop));
    start = stop + 1;
    if (frame === void 0 || frame.line === 0) continue;
    if (frames.length >= mostFrames) {
      if (frame.innermost === "first") return;
      frames.shift();
    }
    frames.push({ ...frame, file: Buffer.from(frame.file).toString() });
  }
}


// EXTERNAL MODULE: ./build/src/flaky-tests/junit/dialects.js
var dialects = __webpack_require__(32089);
;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/failure-count.js

class FailureCount {
  /** Sum of its `failures` and `errors`; undefined where one of them is not a number. */
  #declared;
  #written;
  #shown = 0;
  constructor({ failures, errors }) {
    const [failed = NaN, errored = NaN] = [failures, errors].map(failuresIn);
    this.#declared = Number.isNaN(failed + errored) ? void 0 : failed + errored;
    this.#written = this.#declared === 0 ? "" : (0,src_text/* shortened */.vI)(`failures="${failures ?? "0"}" errors="${errors ?? "0"}"`, 60);
  }
  /** Counts failures that the report shows in the suite or in a nested suite, because most suites count both. */
  show(failures) {
    this.#shown += failures;
  }
  /**
   * How many declared failures of the suite the report does not show, and a sentence about them; undefined where it
   * shows all.
   */
  get missing() {
    const declared = this.#declared;
    if (declared === void 0) {
      return {
        failures: 1,
        message: `it says ${this.#written}, which aren't numbers, so a failure may be missing. Have the tool write numbers`
      };
    }
    if (declared <= this.#shown) return void 0;
    const shown = this.#shown === 0 ? "names no test that failed" : `shows ${String(this.#shown)} of these ${String(declared)}`;
    return {
      failures: declared - this.#shown,
      message: `it says ${this.#written} and ${shown}, so a failure is missing from the report. See the log of the tests`
    };
  }
}
function failuresIn(value = "") {
  const plain = value.trim();
  if (plain === "") return 0;
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0*)?$/.test(plain) ? Number(plain.replaceAll(",", "")) : NaN;
}


;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/outcome.js


function endOf({ attributes, meanings, isPartSkipped, message }) {
  const words = [attributes.status, attributes.result].filter((word) => word !== void 0);
  const outcome = outcomeOf(meanings, words, !isPartSkipped && mayFail(meanings, words));
  if (outcome === "skipped" && couldNotStart(attributes, message)) {
    return { outcome: "errored", message: `CTest could not start it: ${message}` };
  }
  const unknown = words.find((word) => (0,dialects/* statusOf */.c2)(word) === void 0);
  return outcome === "errored" && unknown !== void 0 && !meanings.some(isError) ? { outcome, message: unknownWord(`status or result "${unknown}"`) } : { outcome, message };
}
function outcomeOf(meanings, words, isExpected) {
  if (meanings.includes("failure") && !isExpected) return "failed";
  if (meanings.includes("error")) return "errored";
  const statuses = words.map(dialects/* statusOf */.c2);
  if (statuses.includes("failed")) return "failed";
  if (meanings.includes(void 0) || statuses.includes(void 0)) return "errored";
  if (meanings.includes("rerun") && !meanings.includes("earlier-attempt")) return "failed";
  if (meanings.includes("skipped")) return "skipped";
  return statuses.includes("not-run") ? "skipped" : "passed";
}
function mayFail(meanings, words) {
  const ran = words.some((word) => word.trim() !== "" && (0,dialects/* statusOf */.c2)(word) !== "not-run");
  return meanings.includes("skipped") && !meanings.includes("error") && !ran;
}
const isError = (meaning) => meaning === void 0 || meaning === "error";
function failuresOf({ meanings }, failed) {
  const isEarlier = (meaning) => meaning === "earlier-attempt" || meaning === "rerun";
  const earlier = meanings.filter(isEarlier).length;
  const told = meanings.filter((meaning) => !isEarlier(meaning) && meaning !== "skipped").length;
  return earlier + Math.max(told, failed ? 1 : 0);
}
function unknownWord(word) {
  return `${(0,src_text/* shortened */.vI)(word, 100)} is not known to the action, so it counts as a failure`;
}
function couldNotStart({ name, classname, status, result }, skipped) {
  const ofCTest = status === "notrun" && result === void 0 && name !== void 0 && name === classname;
  return ofCTest && !skipped.startsWith("SKIP_");
}


;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/result-collector.js






const longestIdentity = 64 * 1024;
const longestBlank = 12;
const longestMessage = 300;
const weightOf = {
  failure: 3,
  error: 2,
  skipped: 1,
  "earlier-attempt": 0,
  rerun: 0
};
class ResultCollector {
  #report;
  #variant;
  #error;
  #suites = [];
  #cases = [];
  #tests = [];
  /** How many `<testsuite>` elements have begun. */
  #suiteElements = 0;
  /** Line on which the tag of the latest element begins. */
  #line = 1;
  /** Text of the element that reports a failure, as far as it will be shown. */
  #collected = "";
  /** True within an element that reports a failure of a test case. */
  #isInFailure = false;
  /** Receives this text when the element ends; undefined outside of an element. */
  #onCollected;
  /**
   * @param report the report as messages name it
   * @param variant of every test whose report names no variant
   * @param error makes an error at the place that has been reached
   */
  constructor(report, variant, error) {
    this.#report = report;
    this.#variant = variant;
    this.#error = error;
  }
  /**
   * An element begins.
   * @param name its local name
   * @param path local names of the open elements, the outermost first, with this one
   * @param line on which its tag begins, counted from 1
   * @throws ReportError for a name, class name, path or variant that is longer than any real one
   */
  open(name, attributes, path, line) {
    this.#line = line;
    const parent = path.at(-2);
    if (name === "testcase") {
      this.#openCase(attributes);
    } else if (name === "testsuite" || name === "testsuites") {
      this.#openSuite(name, attributes);
    } else if (parent === "testcase" || path.includes("testcase") && isFailureWord(name)) {
      this.#openMeaning(name, attributes);
    } else if (name === "property") {
      this.#readProperty(attributes, path.at(-3));
    } else if (parent === "testsuite" || parent === "testsuites" || isFailureWord(name)) {
      this.#openInSuite(name, attributes);
    }
  }
  /** Text, or a piece of it, in the innermost open element. */
  text(text) {
    this.#lookInto(text);
    if (this.#onCollected === void 0 || this.#collected.length >= 2 * longestMessage) return;
    const folded = (0,src_text/* shortened */.vI)(
      text.replace(/\s+/g, (blank) => /[\r\n]/.test(blank) ? "\n" : " "),
      4 * longestMessage
    );
    this.#collected += [void 0, " ", "\n"].includes(this.#collected.at(-1)) ? folded.trimStart() : folded;
  }
  /**
   * An element ends.
   * @param name its local name
   */
  close(name) {
    if (isFailureWord(name)) this.#isInFailure = false;
    if (name === "testcase") {
      this.#closeCase();
    } else if (name === "testsuite" || name === "testsuites") {
      this.#closeSuite();
    } else if (this.#onCollected && ![void 0, "nothing"].includes((0,dialects/* meaningOf */.Pr)(name))) {
      this.#onCollected(this.#collected);
      this.#onCollected = void 0;
    }
  }
  /** The tests that ended since the last call, in that order. */
  take() {
    const tests = this.#tests;
    if (tests.length > 0) this.#tests = [];
    return tests;
  }
  /** Words of a crash, and the lines of a stack trace, in the text of a failure. Such a word is never cut by the pieces of a text, which end at line breaks or are long. */
  #lookInto(text) {
    const test = this.#cases.at(-1);
    if (!this.#isInFailure || test === void 0) return;
    addFrames(test.frames, text);
    test.crash ??= crashIn(text);
  }
  #openSuite(element, attributes) {
    const outer = this.#suites.at(-1);
    const written = this.#identity("name", attributes.name);
    const name = written === void 0 ? void 0 : (0,dialects/* withoutRunTime */.pW)(written);
    const chain = outer?.chain ?? [];
    const chainLength = (outer?.chainLength ?? 0) + (name?.length ?? 0);
    if (chainLength > longestIdentity) {
      throw this.#error(`the names of the suites around a test have more than ${longestIdentity} characters together`);
    }
    this.#suites.push({
      name,
      chainLength,
      chain: name === void 0 ? chain : [...chain, name],
      file: this.#identity("file", (0,dialects/* fileOf */.W7)(attributes)) ?? outer?.file,
      variant: this.#identity("variant", attributes.variant) ?? outer?.variant ?? this.#variant,
      outermost: outer?.outermost ?? (element === "testsuite" ? { name: attributes.name, file: (0,dialects/* fileOf */.W7)(attributes) } : void 0),
      element: element === "testsuite" ? this.#suiteElements += 1 : void 0,
      line: this.#line,
      failures: new FailureCount(attributes)
    });
  }
  /**
   * A suite that counts more failures than it shows has lost a test, or failed outside of its tests. It must not look
   * green.
   */
  #closeSuite() {
    const suite = this.#suites.pop();
    const missing = suite?.failures.missing;
    if (suite && missing) this.#addSuiteFailure(suite, this.#suites, "failed", missing);
  }
  /** An element directly in a suite: a failure outside of its tests, or an unknown element that may be a failure. */
  #openInSuite(name, attributes) {
    const meaning = (0,dialects/* meaningOf */.Pr)(name);
    const suite = this.#suites.at(-1);
    if (!suite || meaning !== void 0 && meaning !== "failure" && meaning !== "error") return;
    suite.failures.show(1);
    const around = this.#suites.slice(0, -1);
    const place = { ...suite, line: this.#line };
    const add = (message2) => {
      this.#addSuiteFailure(place, around, meaning === "failure" ? "failed" : "errored", { failures: 1, message: message2 });
    };
    const message = attributes.message ?? "";
    if (meaning === void 0) add(unknownWord(`<${name}>`));
    else this.#collectText((text) => add(message.trim() === "" ? text : message));
  }
  #addSuiteFailure(suite, around, outcome, { failures, message }) {
    for (const outer of around) outer.failures.show(failures);
    const test = {
      kind: "suite",
      suites: around.at(-1)?.chain ?? [],
      outcome,
      retried: false,
      place: { report: this.#report, line: suite.line }
    };
    if (suite.name !== void 0) test.name = suite.name;
    if (suite.file !== void 0) test.file = suite.file;
    const brief = shorten(message);
    if (brief !== "") test.message = brief;
    this.#tests.push(test);
  }
  #openCase(attributes) {
    this.#cases.push({
      attributes,
      line: this.#line,
      meanings: [],
      isPartSkipped: false,
      variant: this.#identity("variant", attributes.variant),
      message: "",
      messageWeight: 0,
      crash: void 0,
      frames: []
    });
  }
  #openMeaning(name, attributes) {
    const meaning = (0,dialects/* meaningOf */.Pr)(name);
    const test = this.#cases.at(-1);
    if (meaning === "nothing" || !test) return;
    this.#isInFailure = isFailureWord(name);
    if (this.#isInFailure) test.crash ??= crashIn(attributes.message ?? "");
    test.meanings.push(meaning);
    if (meaning === "skipped" && (0,dialects/* isSkippedPart */.eN)(attributes.type)) test.isPartSkipped = true;
    const weight = weightOf[meaning ?? "error"];
    if (weight <= test.messageWeight) return;
    const keep = (message) => {
      if (message.trim() === "") return;
      test.message = message;
      test.messageWeight = weight;
    };
    keep(meaning === void 0 ? unknownWord(`<${name}>`) : attributes.message ?? "");
    if (test.messageWeight < weight) this.#collectText(keep);
  }
  #readProperty(attributes, holder) {
    if (attributes.name !== "variant") return;
    const owner = holder === "testcase" ? this.#cases.at(-1) : this.#suites.at(-1);
    const variant = this.#identity("variant", attributes.value);
    if (owner && variant !== void 0) owner.variant = variant;
  }
  #closeCase() {
    const open = this.#cases.pop();
    if (!open) return;
    const { attributes } = open;
    const suite = this.#suites.at(-1);
    const retried = open.meanings.includes("earlier-attempt") || open.meanings.includes("rerun");
    const { outcome, message } = endOf(open);
    const test = {
      kind: "test",
      suites: suite?.chain ?? [],
      outcome,
      retried,
      place: { report: this.#report, line: open.line }
    };
    const name = this.#identity("name", attributes.name);
    const classname = this.#identity("classname", (0,dialects/* classNameOf */.JU)(attributes));
    const file = this.#identity("file", (0,dialects/* fileOf */.W7)(attributes)) ?? suite?.file;
    const line = count(attributes.line);
    const variant = open.variant ?? suite?.variant;
    const time = seconds(attributes.time);
    if (name !== void 0) test.name = name;
    if (classname !== void 0) test.classname = classname;
    if (file !== void 0) test.file = file;
    if (line > 0) test.line = line;
    if (variant !== void 0) test.variant = variant;
    if (time !== void 0) test.time = time;
    if (outcome !== "passed" && message !== "") test.message = shorten(message);
    if ((0,test_result/* isFailure */.N)(test) && open.crash !== void 0) test.crash = open.crash;
    const isPlaced = file !== void 0 && line > 0;
    if ((0,test_result/* isFailure */.N)(test) && !isPlaced && open.frames.length > 0) test.frames = open.frames;
    if (suite?.element !== void 0) test.suiteElement = suite.element;
    test.identity = identityOf(attributes, suite?.outermost);
    const failures = failuresOf(open, (0,test_result/* isFailure */.N)(test));
    for (const around of this.#suites) around.failures.show(failures);
    this.#tests.push(test);
  }
  #collectText(done) {
    this.#collected = "";
    this.#onCollected = done;
  }
  #identity(what, value) {
    if (value === void 0 || value.length < longestBlank && value.trim() === "") return void 0;
    if (value.length > longestIdentity) throw this.#error(`a ${what} is longer than ${longestIdentity} characters`);
    return value;
  }
}
function identityOf(attributes, outermost) {
  const { name, classname, id } = attributes;
  const parts = { name, classname, id, parent: outermost?.name, file: (0,dialects/* fileOf */.W7)(attributes) ?? outermost?.file };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== void 0));
}
function count(value) {
  return value !== void 0 && /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
}
function seconds(value) {
  if (value === void 0 || value === "") return void 0;
  const plain = Number(value);
  if (plain >= 0) return plain;
  const time = Number(value.includes(".") ? value.replaceAll(",", "") : value.replace(",", "."));
  return time >= 0 ? time : void 0;
}
const isFailureWord = (name) => ["failure", "error"].includes(String((0,dialects/* meaningOf */.Pr)(name)));
const crashes = /^[ \t]*(panic: |fatal error: |signal: |test timed out after |The forked VM terminated|collection failure)/m;
function crashIn(text) {
  return crashes.exec(text)?.[1]?.trim();
}
function shorten(message) {
  const shown = (0,src_text/* shortened */.vI)(
    (0,src_text/* shortened */.vI)(message, 4 * longestMessage).replace(/\s+/g, " ").trim(),
    longestMessage
  );
  return Buffer.from(shown, "utf16le").toString("utf16le");
}


;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/report-parser.js




const longestToken = 2 * 1024 * 1024;
const longestElementName = 1e3;
const mostAttributes = 1e3;
const deepest = 200;
const longestReference = 100;
sax.MAX_BUFFER_LENGTH = longestToken;
class ReportParser {
  #report;
  #parser;
  #results;
  /** Local names of the open elements, the outermost first. */
  #path = [];
  #sawRoot = false;
  #tagLine = 1;
  #attributes = 0;
  /** True while the attributes of a tag are read. */
  #isOpening = false;
  /** The latest text that the parser was given: a piece, and the end of the piece before it. */
  #given = "";
  /** Place of the end of `given` in the report, in UTF-16 code units. */
  #givenEnd = 0;
  /**
   * @param report the report as messages name it
   * @param variant of every test whose report names no variant
   */
  constructor(report, variant) {
    this.#report = report;
    this.#results = new ResultCollector(report, variant, (reason) => this.error(reason));
    const parser = sax.parser(true, { strictEntities: true });
    parser.onerror = (error) => this.#onError(error);
    parser.ondoctype = (type) => {
      if (/^\s*html\b/i.test(type)) throw this.error(otherFormats.html ?? "");
      throw this.error(
        "the report has a document type declaration (<!DOCTYPE>), which is refused. Configure the tool not to write one"
      );
    };
    parser.onopentagstart = (tag) => {
      const { name } = tag;
      this.#isOpening = true;
      tag.attributes = this.#withoutRepetition(tag.attributes);
      if (name.length > longestElementName) throw this.error("the name of an element is too long");
      this.#tagLine = parser.column === 0 ? parser.line : parser.line + 1;
      this.#attributes = 0;
    };
    parser.onattribute = () => {
      this.#attributes += 1;
      if (this.#attributes > mostAttributes) throw this.error(`an element has more than ${mostAttributes} attributes`);
      if (parser.position - parser.startTagPosition > longestToken) throw this.#tooLong();
    };
    parser.onopentag = (tag) => {
      this.#isOpening = false;
      this.#open(tag.name, tag.attributes);
      tag.attributes = {};
    };
    parser.onclosetag = (name) => this.#close(name);
    parser.ontext = parser.oncdata = (text) => this.#results.text(text);
    this.#parser = parser;
  }
  /**
   * Reads the next piece.
   * @param piece cut anywhere
   * @throws ReportError
   */
  write(piece) {
    this.#given = this.#given.slice(-longestReference) + piece;
    this.#givenEnd += piece.length;
    try {
      this.#parser.write(piece);
    } catch (error) {
      throw error instanceof test_result/* ReportError */.$ ? error : this.error(`the XML cannot be read: ${String(error)}`);
    }
  }
  /**
   * Ends the report.
   * @throws ReportError when it is empty or cut off
   */
  end() {
    const { line, column, position } = this.#parser;
    const place = { line: line + 1, column: Math.max(1, column) };
    if (position === 0)
      throw new test_result/* ReportError */.$(this.#report, "the report is empty. Did the test run crash before writing it?", place);
    const open = this.#path.at(-1);
    if (open !== void 0) {
      throw new test_result/* ReportError */.$(
        this.#report,
        `the report is cut off: <${open}> is still open at its end. Did the test run crash?`,
        place
      );
    }
    this.#parser.close();
    if (!this.#sawRoot)
      throw new test_result/* ReportError */.$(
        this.#report,
        "the report has no elements. Did the test run crash before writing it?",
        place
      );
  }
  /** The tests that ended since the last call, in that order. */
  take() {
    return this.#results.take();
  }
  /** An error at the place that has been reached. */
  error(reason) {
    const { line, column } = this.#parser;
    return new test_result/* ReportError */.$(this.#report, reason, { line: line + 1, column: Math.max(1, column) });
  }
  #onError(error) {
    const [what = ""] = error.message.split("\n", 1);
    const entity = what === "Invalid character entity" ? this.#latestReference() : void 0;
    if (entity !== void 0 && /^#(?:\d+|x[\da-f]+)$/i.test(entity)) {
      this.#parser.resume();
      return;
    }
    if (what === "Unexpected end") {
      throw this.error("the report is cut off in the middle of an element. Did the test run crash?");
    }
    if (what.startsWith("Max buffer length exceeded")) throw this.#tooLong();
    if (!this.#sawRoot && what.startsWith("Non-whitespace before first tag")) {
      const known = otherTexts.find(([form]) => form.test(this.#given))?.[1];
      throw this.error(known ?? "this isn't XML. Narrow the globs to the JUnit reports");
    }
    const reason = entity === void 0 ? what.replace(/\.$/, "") : `the entity &${(0,src_text/* shortened */.vI)(entity, 40)}; is not defined`;
    throw this.error(`the XML is not well-formed: ${reason}`);
  }
  /**
   * The attributes of a tag that is being read. The parser asks for an attribute's name before it sets it, and would pass over a second
   * attribute of one name (XML 1.0, section 3.1: a well-formedness constraint).
   */
  #withoutRepetition(attributes) {
    return new Proxy(attributes, {
      getOwnPropertyDescriptor: (target, name) => {
        if (this.#isOpening && Object.hasOwn(target, name))
          throw this.error(`the XML is not well-formed: the attribute ${(0,src_text/* shortened */.vI)(String(name), 60)} is there twice`);
        return Reflect.getOwnPropertyDescriptor(target, name);
      }
    });
  }
  #tooLong() {
    return this.error(
      `a tag or a comment is longer than ${longestToken} characters. Have the tool write messages and outputs between tags and not in attributes`
    );
  }
  /** Name of the reference that ends at the parser's place. For a long name, only its end. */
  #latestReference() {
    const end = this.#given.length - (this.#givenEnd - this.#parser.position);
    const before = this.#given.slice(Math.max(0, end - longestReference), end - 1);
    return before.slice(before.lastIndexOf("&") + 1);
  }
  #open(qualifiedName, attributes) {
    const name = localName(qualifiedName);
    const parent = this.#path.at(-1);
    if (parent === void 0) {
      if (this.#sawRoot)
        throw this.error(
          `a second root element, <${(0,src_text/* shortened */.vI)(name, 60)}>, follows the first. Write each report to its own file`
        );
      if (name !== "testsuites" && name !== "testsuite") throw this.error(notJUnit(name));
      this.#sawRoot = true;
    }
    if (this.#path.length >= deepest) throw this.error(`elements are nested more than ${deepest} deep`);
    this.#path.push(name);
    this.#results.open(name, attributes, this.#path, this.#tagLine);
  }
  #close(qualifiedName) {
    this.#path.pop();
    this.#results.close(localName(qualifiedName));
  }
}
function localName(qualifiedName) {
  const colon = qualifiedName.indexOf(":");
  return colon < 0 ? qualifiedName : qualifiedName.slice(colon + 1);
}
const otherFormats = {
  html: "this is an HTML page. Name the XML report of the test run",
  "test-run": "this is NUnit's own format. Have NUnit write JUnit XML, for instance with JunitXml.TestLogger",
  "test-results": "this is NUnit 2's own format. Have it converted to JUnit XML",
  assemblies: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
  assembly: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
  TestRun: "this is a TRX report. Have dotnet write JUnit XML with --logger junit (JunitXml.TestLogger)",
  "testng-results": "this is TestNG's own format. Its JUnit XML is in the folder junitreports",
  robot: "this is Robot Framework's own format. Run robot or rebot with --xunit",
  Site: "this is CTest's own format. Run ctest with --output-junit",
  coverage: "this is a coverage report. Name the JUnit XML of the test run",
  report: "this isn't a test report (perhaps it is JaCoCo coverage). Name the JUnit XML of the test run",
  checkstyle: "this is a Checkstyle report. Name the JUnit XML of the test run"
};
const otherTexts = [
  [/^\s*[[{]/, "this is JSON. Have the tool write JUnit XML"],
  [
    /^version https:\/\/git-lfs\.github\.com/,
    "this is a pointer of Git LFS, not the file itself. Check out with lfs: true"
  ],
  [/^(?:PK\u0003\u0004|\u001f.)/s, "this is an archive. Unpack it in a step before this one"],
  [/^(?:TAP version|1\.\.\d|ok \d|not ok \d)/, "this is TAP. Have the tool write JUnit XML"]
];
function notJUnit(root) {
  const shown = (0,src_text/* shortened */.vI)(root, 60);
  const known = Object.hasOwn(otherFormats, root) ? otherFormats[root] : void 0;
  return `the root element is <${shown}>, not <testsuites> or <testsuite>: ${known ?? "this isn't a JUnit report. Narrow the globs to the JUnit reports"}`;
}


;// CONCATENATED MODULE: ./build/src/flaky-tests/junit/read-report.js






const readFrom = (0,external_node_util_.promisify)(external_node_fs_.read);
const reportLimitBytes = 4 * 1024 ** 3;
const readBytes = 1024 * 1024;
const pieceBytes = 64 * 1024;
async function readReport(report, visit, variant) {
  const parser = new ReportParser(report.name, variant);
  try {
    for await (const piece of decodeXml(bytesOf(report))) {
      parser.write(piece);
      for (const test of parser.take()) visit(test);
    }
    parser.end();
  } catch (error) {
    if (error instanceof EncodingError) throw parser.error(error.message);
    if (error instanceof open_file/* FileRefused */.rV || isReadError(error))
      throw new test_result/* ReportError */.$(report.name, `the report cannot be read: ${whyUnread(error)}`);
    throw error;
  }
}
async function* bytesOf({ path, folders }) {
  const { descriptor } = (0,open_file/* openFile */.Tq)(path, folders, reportLimitBytes);
  try {
    const buffer = Buffer.allocUnsafe(readBytes);
    for (; ; ) {
      const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null);
      if (bytesRead === 0) return;
      for (let at = 0; at < bytesRead; at += pieceBytes)
        yield buffer.subarray(at, Math.min(at + pieceBytes, bytesRead));
    }
  } finally {
    (0,external_node_fs_.closeSync)(descriptor);
  }
}
function whyUnread(error) {
  if (error.code === "ENOENT") return "it is a broken link, or it was removed since it was found";
  return error.code === "ELOOP" ? "it is a link that leads back to itself" : error.message;
}
function isReadError(error) {
  return typeof error === "object" && error !== null && "syscall" in error && ["open", "read", "realpath", "fstat", "lstat"].includes(String(error.syscall));
}



/***/ }),

/***/ 41614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   N: () => (/* binding */ isFailure)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

function isFailure(test) {
  return test.outcome === "failed" || test.outcome === "errored";
}
class ReportError extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  /**
   * @param report the report as messages name it
   * @param reason what is wrong and what to do
   * @param place line and column, both counted from 1, where one is known
   */
  constructor(report, reason, place) {
    super(`${report}${place ? `:${place.line}:${place.column}` : ""}: ${reason}`);
    this.report = report;
    this.reason = reason;
    this.place = place;
  }
  report;
  reason;
  place;
  name = "ReportError";
}



/***/ }),

/***/ 16440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ PagingError),
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86493);





class PagingError extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
  name = "PagingError";
}
const again = "Run the step again. If this stays, report it to the operator of the service";
const mostPages = 1e5;
const mostEmptyPages = 100;
async function* readList(fetchPage, options = {}) {
  const first = yield* readPages(fetchPage, options, /* @__PURE__ */ new Set());
  if (first.cut !== void 0 || isWhole(first)) return listRead(first);
  const second = yield* readPages(fetchPage, options, first.seen);
  if (second.shrank !== void 0) options.warn?.(`${second.shrank}; a test may have been missed`);
  return listRead(second);
}
const isWhole = ({ shrank, total = 0, seen }) => shrank === void 0 && seen.size >= total;
function listRead({ pages, records, total = 0, seen, cut }) {
  if (cut !== void 0) return { pages, records, cut };
  if (seen.size >= total) return { pages, records };
  const counts = `the service counts ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(total, "test")}, and its pages have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(seen.size)}`;
  return { pages, records, cut: `${counts}. ${again}` };
}
async function* readPages(fetchPage, { maxPages = 0, onPage }, known) {
  const tokens = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  let token;
  let total;
  let shrank;
  let records = 0;
  let odd = 0;
  let emptyPages = 0;
  for (let pages = 1; ; pages++) {
    const response = await fetchPage(token);
    if (!Array.isArray(response.records)) {
      throw new PagingError(`page ${pages} of the list has no array of tests. Is base-url the address of the service?`);
    }
    const page = response.page ?? {};
    const newTotal = totalOf(page);
    if (total !== void 0 && newTotal !== void 0 && newTotal < total) {
      shrank = `The list shrank from ${total} to ${newTotal} tests while it was read (page ${pages})`;
    }
    total = newTotal ?? total;
    for (const record of response.records) {
      if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(record)) odd += 1;
      const digest = digestOf(identityOf(record));
      seen.add(digest);
      if (!known.has(digest)) yield record;
    }
    records += response.records.length;
    emptyPages = response.records.length === 0 ? emptyPages + 1 : 0;
    onPage?.({ pages, records, ...total === void 0 ? {} : { total } });
    const read = { pages, records, total, seen, shrank };
    token = nextToken(page, pages);
    if (token === void 0) {
      const why = response.cut ?? oddRows(odd, records);
      return { ...read, cut: why === void 0 ? void 0 : `${why}. ${again}` };
    }
    refuseCircle(token, tokens, pages);
    if (maxPages > 0 && pages >= maxPages) {
      const of = total === void 0 ? "" : ` of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(total)}`;
      return { ...read, cut: `max-pages ended it after ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(records)}${of} tests. Leave max-pages empty` };
    }
    refuseEndless(pages, emptyPages);
  }
}
function nextToken(page, number) {
  const token = page.next_page_token;
  if (token === void 0 || token === null || token === "") return void 0;
  if (typeof token === "string") return token;
  if (typeof token === "number") return String(token);
  throw new PagingError(`next_page_token of page ${number} is ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(JSON.stringify(token), 60)}, not a text`);
}
const oddRows = (odd, rows) => odd === 0 ? void 0 : `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(odd)} of its ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(rows, "row")} ${odd === 1 ? "isn't a JSON object" : "aren't JSON objects"}`;
function totalOf({ total_rows: total }) {
  const text = String(total ?? "");
  return /^\d+$/.test(text) ? Number(text) : void 0;
}
function identityOf(record) {
  if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(record)) return record;
  const { id, test_case_id, name, parent, classname, file, file_path, variant } = record;
  return [id, test_case_id, name, parent, classname, file, file_path, variant];
}
const digestOf = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(value)).digest("base64").slice(0, 22);
function refuseCircle(token, seen, pages) {
  const digest = digestOf(token);
  if (seen.has(digest)) {
    throw new PagingError(
      `page ${pages} of the list names a next page that was read before (next_page_token ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(JSON.stringify(token), 60)}): the pages of the list form a circle. Run the step again. If the error stays, report it to the operator of the service`
    );
  }
  seen.add(digest);
}
function refuseEndless(pages, emptyPages) {
  if (emptyPages >= mostEmptyPages) {
    throw new PagingError(
      `${mostEmptyPages} empty pages in a row, and the last names a next one: the list has no end. Set max-pages to stop earlier`
    );
  }
  if (pages >= mostPages) {
    throw new PagingError(
      `the list names a next page after ${mostPages} pages. Set max-pages to stop earlier, or page-size to ask for larger pages`
    );
  }
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

/***/ 82039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ possiblePaths),
/* harmony export */   T2: () => (/* binding */ placeOfFile),
/* harmony export */   qb: () => (/* binding */ normalisePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _latest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9348);


function normalisePath(written, rules) {
  const { absolute, path } = plainPath(written);
  if (!absolute) return { kind: "relative", path };
  for (const root of rules.roots) {
    const start = `${plainPath(root).path.replace(/\/$/, "")}/`;
    const same = /^[A-Z]:/.test(start) ? path.slice(0, start.length).toLowerCase() === start.toLowerCase() : path.startsWith(start);
    if (start.length > 1 && same) return { kind: "relative", path: path.slice(start.length) };
  }
  return { kind: "absolute", path };
}
function plainPath(written) {
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(withoutUrl(written.trim()).replaceAll("\\", "/")).replace(/^\/[?.]\/(?=[a-z]:\/)/i, "").replace(/^[a-z]:(?=\/)/, (drive) => drive.toUpperCase());
  return { absolute: /^(?:\/|[A-Z]:\/)/.test(path), path };
}
function withoutUrl(text) {
  const [whole, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(\/.*)$/is.exec(text) ?? [];
  if (whole === void 0) return text;
  const drive = /^\/(?=[a-z]:\/)/i;
  try {
    const decoded = decodeURIComponent(path).replace(drive, "");
    return host === "" || host.toLowerCase() === "localhost" ? decoded : `//${host}${decoded}`;
  } catch {
    return path.replace(drive, "");
  }
}
const ofRules = /* @__PURE__ */ new WeakMap();
function possiblePaths(written, rules) {
  let paths = ofRules.get(rules);
  if (!paths) ofRules.set(rules, paths = (0,_latest_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberLatest */ .d)((one) => pathsOf(one, rules)));
  return paths(written);
}
function pathsOf(written, rules) {
  const asWritten = normalisePath(written, rules);
  if (plainPath(written).absolute) return [asWritten];
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(rules.workingDirectory.replaceAll("\\", "/"), asWritten.path);
  return path === asWritten.path ? [asWritten] : [asWritten, { kind: "relative", path }];
}
function placeOfFile(written, rules) {
  const paths = possiblePaths(written, rules);
  if (paths.some(({ kind, path }) => kind === "relative" && !path.startsWith("../"))) return "inside";
  return paths.some(({ kind }) => kind === "absolute") ? "outside" : "unknown";
}



/***/ }),

/***/ 95123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ TestRecords)
});

// EXTERNAL MODULE: ./build/src/flaky-tests/junit/dialects.js
var dialects = __webpack_require__(32089);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/names.js
var names = __webpack_require__(98819);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/paths.js
var matching_paths = __webpack_require__(82039);
;// CONCATENATED MODULE: ./build/src/flaky-tests/matching/rule.js



const comparedFields = ["parent", "classname", "relativeFile", "absoluteFile", "variant"];
const fieldOf = {
  parent: "parent",
  classname: "classname",
  relativeFile: "file",
  absoluteFile: "file",
  variant: "variant"
};
const noMatch = { matches: false, excuses: false, decidedBy: [] };
function listedIdentity(listed, paths) {
  if (listed.name === void 0) return void 0;
  const { kind, path } = listed.file === void 0 ? {} : (0,matching_paths/* normalisePath */.qb)(listed.file, paths);
  return {
    name: (0,names/* normaliseName */.GX)(listed.name),
    values: {
      parent: listed.parent === void 0 ? void 0 : (0,dialects/* withoutRunTime */.pW)((0,names/* normaliseName */.GX)(listed.parent)),
      classname: ifThere(listed.classname),
      relativeFile: kind === "relative" ? path : void 0,
      absoluteFile: kind === "absolute" ? path : void 0,
      variant: ifThere(listed.variant)
    }
  };
}
function ifThere(name) {
  return name === void 0 ? void 0 : (0,names/* normaliseName */.GX)(name);
}
function reportedIdentity(test, paths, isParentLength) {
  if (test.name === void 0) return void 0;
  const files = test.file === void 0 ? [] : (0,matching_paths/* possiblePaths */.Ai)(test.file, paths);
  return {
    name: (0,names/* normaliseName */.GX)(test.name),
    accepted: {
      // The vendor's records have the name of the outermost suite.
      parent: [.../* @__PURE__ */ new Set([...(0,names/* parentNames */.Jt)(test.suites, isParentLength), ...outermost(test)])],
      classname: test.classname === void 0 ? [] : [(0,names/* normaliseName */.GX)(test.classname)],
      relativeFile: files.filter(({ kind }) => kind === "relative").map(({ path }) => path),
      absoluteFile: files.filter(({ kind }) => kind === "absolute").map(({ path }) => path),
      variant: test.variant === void 0 ? [] : [(0,names/* normaliseName */.GX)(test.variant)]
    }
  };
}
const outermost = ({ identity }) => identity?.parent === void 0 || identity.parent.trim() === "" ? [] : [(0,dialects/* withoutRunTime */.pW)((0,names/* normaliseName */.GX)(identity.parent))];
function compare(listed, reported) {
  if (listed.name !== reported.name) return noMatch;
  const decidedBy = ["name"];
  let excuses = false;
  for (const compared of comparedFields) {
    const value = listed.values[compared];
    const accepted = reported.accepted[compared];
    if (value === void 0) continue;
    if (accepted.length === 0) {
      if (compared === "variant") return noMatch;
      continue;
    }
    if (!accepted.includes(value)) return noMatch;
    decidedBy.push(fieldOf[compared]);
    excuses ||= tellsTestsApart(compared, value, listed.name);
  }
  return { matches: true, excuses, decidedBy };
}
const sameForAll = {
  parent: /* @__PURE__ */ new Set(["pytest", "rspec", "Mocha Tests", "Root Suite", "TestResults", "(empty)"]),
  classname: /* @__PURE__ */ new Set(["test"])
};
function tellsTestsApart(compared, value, name) {
  if (compared === "variant" || sameForAll[compared]?.has(value)) return false;
  return compared !== "classname" || value !== name && !name.endsWith(` ${value}`);
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/src/flaky-tests/matching/test-records.js




const noneMatched = { kind: "none" };
const namedCandidates = 100;
const comparedOneByOne = 8;
class TestRecords {
  constructor(paths) {
    this.paths = paths;
  }
  paths;
  #byName = /* @__PURE__ */ new Map();
  #indexes = /* @__PURE__ */ new Map();
  #seen = /* @__PURE__ */ new Set();
  #parentLengths = /* @__PURE__ */ new Set();
  #count = 0;
  #withoutName = 0;
  /** How many records are held: records with a name, each once. */
  get size() {
    return this.#count;
  }
  /** How many records were left out because they have no name and so match nothing. */
  get nameless() {
    return this.#withoutName;
  }
  /**
   * Adds a record. A record that is already held is left out. It is recognized by its id or, without an id, by all its
   * fields. So is one whose suite was named with the time of a run, because each run got another id. Lists change while a service pages over them, and then a record comes twice.
   */
  add(listed) {
    const identity = listedIdentity(listed, this.paths);
    if (!identity) {
      this.#withoutName += 1;
      return;
    }
    const fields = `\0${keyOf([identity.name, ...comparedFields.map((field) => identity.values[field] ?? "")])}`;
    const key = (0,dialects/* hasRunTime */.xK)(listed.parent) ? fields : listed.id ?? fields;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (identity.values.parent !== void 0) this.#parentLengths.add(identity.values.parent.length);
    const entry = { order: this.#count++, listed, identity };
    const sameName = this.#byName.get(identity.name);
    if (sameName) {
      sameName.push(entry);
      this.#indexes.delete(identity.name);
    } else {
      this.#byName.set(identity.name, [entry]);
    }
  }
  hasName(name) {
    return this.#byName.has((0,names/* normaliseName */.GX)(name));
  }
  /** The record that a reported test is, if any. */
  match(test) {
    const sameName = test.name === void 0 ? void 0 : this.#byName.get((0,names/* normaliseName */.GX)(test.name));
    if (!sameName) return noneMatched;
    const reported = reportedIdentity(test, this.paths, (length) => this.#parentLengths.has(length));
    if (!reported) return noneMatched;
    const { count, first } = sameName.length <= comparedOneByOne ? oneByOne(sameName, reported) : this.#indexOf(reported.name, sameName).find(reported);
    const matches = first.map(({ listed, identity }) => {
      const { excuses, decidedBy } = compare(identity, reported);
      return { listed, excuses, decidedBy };
    });
    const [only] = matches;
    if (!only) return unsaidVariant(sameName, reported);
    if (count === 1) return { kind: "one", ...only };
    return ofBothLists(matches, count) ?? { kind: "ambiguous", count, first: matches };
  }
  #indexOf(name, entries) {
    const known = this.#indexes.get(name);
    if (known) return known;
    const made = new NameIndex(entries);
    this.#indexes.set(name, made);
    return made;
  }
}
function ofBothLists(matches, count) {
  const [ofService, ...others] = matches.filter(({ listed }) => listed.fromFile === void 0);
  const [ofFile, ...more] = matches.filter(({ listed }) => listed.fromFile !== void 0);
  if (count !== 2 || ofService === void 0 || ofFile === void 0 || others.length + more.length > 0)
    return void 0;
  const surer = ofService.excuses || !ofFile.excuses ? ofService : ofFile;
  return { kind: "one", listed: ofService.listed, excuses: surer.excuses, decidedBy: surer.decidedBy };
}
function unsaidVariant(sameName, reported) {
  if (reported.accepted.variant.length > 0) return noneMatched;
  const variants = sameName.slice(0, namedCandidates).flatMap(({ listed, identity }) => {
    const { variant } = identity.values;
    if (variant === void 0) return [];
    const said = { ...reported, accepted: { ...reported.accepted, variant: [variant] } };
    return compare(identity, said).matches ? [listed.variant ?? variant] : [];
  });
  return variants.length === 0 ? noneMatched : { kind: "none", variants: [...new Set(variants)] };
}
function oneByOne(entries, reported) {
  const found = entries.filter(({ identity }) => compare(identity, reported).matches);
  return { count: found.length, first: found };
}
class NameIndex {
  #groups = /* @__PURE__ */ new Map();
  constructor(entries) {
    for (const entry of entries) {
      const has = maskOf((field) => entry.identity.values[field] !== void 0);
      const group = this.#groups.get(has);
      if (group) group.entries.push(entry);
      else this.#groups.set(has, { entries: [entry], tables: /* @__PURE__ */ new Map() });
    }
  }
  find({ accepted }) {
    const reportedHas = maskOf((field) => accepted[field].length > 0);
    let count = 0;
    const first = [];
    for (const [has, { entries, tables }] of this.#groups) {
      if (has & variantBit && !(reportedHas & variantBit)) continue;
      const common = has & reportedHas;
      const fields = comparedFields.filter((_, bit) => common & 1 << bit);
      let table = tables.get(common);
      if (!table) {
        table = /* @__PURE__ */ new Map();
        for (const entry of entries) {
          (0,append/* append */.BC)(table, keyOf(fields.map((field) => entry.identity.values[field] ?? "")), entry);
        }
        tables.set(common, table);
      }
      for (const values of combinations(fields.map((field) => accepted[field]))) {
        const found = table.get(keyOf(values));
        if (!found) continue;
        count += found.length;
        first.push(...found.slice(0, namedCandidates));
      }
    }
    return { count, first: first.sort((a, b) => a.order - b.order).slice(0, namedCandidates) };
  }
}
const variantBit = 1 << comparedFields.indexOf("variant");
function maskOf(has) {
  return comparedFields.reduce((mask, field, bit) => has(field) ? mask | 1 << bit : mask, 0);
}
function keyOf(values) {
  return values.map((value) => `${value.length}:${value}`).join("");
}
function combinations(lists) {
  return lists.reduce(
    (found, list) => found.flatMap((start) => list.map((value) => [...start, value])),
    [[]]
  );
}



/***/ }),

/***/ 95067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ objectionTo),
/* harmony export */   EB: () => (/* binding */ normaliseOwner),
/* harmony export */   Ng: () => (/* binding */ endingSoon),
/* harmony export */   ag: () => (/* binding */ judgeQuarantine)
/* harmony export */ });
/* unused harmony exports PolicyError, isOwnedBy */
/* harmony import */ var _records_date_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23924);
/* harmony import */ var _records_test_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62928);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86493);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);





const mostNames = 5;
class PolicyError extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
  name = "PolicyError";
}
function isOwnedBy(listed, codeowners) {
  const wanted = new Set(codeowners?.map(normaliseOwner).filter((owner) => owner !== ""));
  return wanted.size === 0 || listed.codeowners.some((owner) => wanted.has(normaliseOwner(owner)));
}
function judgeQuarantine(listed, policy, now) {
  const since = (0,_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDateTime */ .D)(listed.quarantinedAt);
  const days = since === void 0 ? void 0 : (0,_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(since, now);
  const age = days === void 0 ? {} : { days };
  if (!isOwnedBy(listed, policy.codeowners)) return { breaks: false, why: "owned by someone else", ...age };
  if (policy.maxDays === void 0) return { breaks: true, why: "quarantined", ...age };
  if (days === void 0) throw new PolicyError(unreadableDate(listed));
  const spent = shownDays(days);
  const breaks = days > policy.maxDays;
  const why = breaks ? `quarantined for ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(spent, "day")}, more than ${policy.maxDays}` : `quarantined for ${spent} of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(policy.maxDays, "day")}`;
  return { breaks, why, days };
}
function objectionTo(listed, policy, now) {
  if (!isOwnedBy(listed, policy.codeowners)) {
    return { reason: "other-owner", why: "quarantined, but codeowners names no owner of it" };
  }
  if (policy.maxDays === void 0) return void 0;
  if ((0,_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDateTime */ .D)(listed.quarantinedAt) === void 0) {
    return {
      reason: "undated",
      why: "quarantined, but without a readable quarantined_at, which max-days needs"
    };
  }
  const { breaks, why } = judgeQuarantine(listed, policy, now);
  return breaks ? { reason: "too-long", why } : void 0;
}
function endingSoon(accepted, { maxDays, warnDays, codeowners }, now) {
  if (maxDays === void 0 || warnDays === void 0) return void 0;
  const ending = /* @__PURE__ */ new Map();
  for (const listed of accepted) {
    const since = (0,_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDateTime */ .D)(listed.quarantinedAt);
    const left = since === void 0 ? Infinity : maxDays - (0,_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(since, now);
    if (left <= warnDays && isOwnedBy(listed, codeowners)) ending.set(listed, left);
  }
  if (ending.size === 0) return void 0;
  const first = [...ending].sort(([, a], [, b]) => a - b).slice(0, mostNames);
  const named = first.map(([listed, left]) => `${(0,_records_test_record_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTestRecord */ .P)(listed)} in ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(shownDays(left), "day")}`);
  const what = (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(ending.size, "quarantine ends", "quarantines end");
  return `${what} soon, after ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(maxDays, "day")} (max-days): ${named.join("; ")}${ending.size > first.length ? "; \u2026" : ""}. Fix or delete the test before that`;
}
const shownDays = (days) => days < 10 ? Math.floor(days * 10) / 10 : Math.floor(days);
function unreadableDate(listed) {
  const value = (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(JSON.stringify(listed.quarantinedAt ?? null), 100);
  const id = listed.id === void 0 ? "" : ` (id ${listed.id})`;
  return `quarantined_at of ${(0,_records_test_record_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTestRecord */ .P)(listed)}${id} is ${value}, which isn't an ISO 8601 date-time: the time in quarantine is not known. Correct the record, or leave out max-days`;
}
function normaliseOwner(owner) {
  return owner.trim().replace(/^@/, "").toLowerCase();
}



/***/ }),

/***/ 23924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseDateTime),
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
const msOfDay = 24 * 60 * 60 * 1e3;
const dateTime = /^(?<day>\d{4}-\d{2}-\d{2})(?:[Tt ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,](?<fraction>\d+))?\s?(?<zone>[Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;
function parseDateTime(value) {
  if (typeof value !== "string") return void 0;
  const found = dateTime.exec(value.trim())?.groups;
  if (!found?.day) return void 0;
  const { day, time = "00:00", fraction = "", zone = "Z" } = found;
  const clock = time.length === 5 ? `${time}:00` : time;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return void 0;
  const digits = zone.toUpperCase() === "Z" ? "0000" : zone.slice(1).replace(":", "").padEnd(4, "0");
  const offset = zone.toUpperCase() === "Z" ? "Z" : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  const moment = Date.parse(`${day}T${clock}.${fraction.slice(0, 3).padEnd(3, "0")}${offset}`);
  return Number.isNaN(moment) ? void 0 : moment;
}
function daysBetween(since, until) {
  return Math.max(0, (until - since) / msOfDay);
}



/***/ }),

/***/ 62928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readTestRecord),
/* harmony export */   P: () => (/* binding */ describeTestRecord)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98764);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80182);


function readTestRecord(record) {
  if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record)) return void 0;
  const status = (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record.status) ? record.status : { value: record.status };
  return {
    name: text(record.name),
    parent: text(record.parent),
    classname: text(record.classname),
    file: text(record.file) ?? text(record.file_path),
    variant: text(record.variant),
    codeowners: owners(record.codeowners),
    id: text(record.test_case_id) ?? text(record.id),
    link: text(record.html_url),
    ticket: (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record.ticket) ? text(record.ticket.html_url) : void 0,
    status: inCapitals(text(status.value)),
    quarantineSetting: inCapitals(text(record.quarantine_setting)),
    reason: text(status.reason),
    quarantined: typeof record.quarantined === "boolean" ? record.quarantined : void 0,
    quarantinedAt: record.quarantined_at,
    statusSince: record.status_last_updated_at ?? status.timestamp,
    record
  };
}
function describeTestRecord(listed) {
  const qualifier = listed.classname ?? listed.parent;
  const name = listed.name ?? "(no name)";
  const qualified = qualifier === void 0 || qualifier === name ? name : `${qualifier} ${name}`;
  const details = [listed.file, listed.variant].filter((detail) => detail !== void 0);
  return details.length > 0 ? `${qualified} (${details.join(", ")})` : qualified;
}
function text(value) {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : void 0;
}
function owners(value) {
  const list = Array.isArray(value) ? value : [value];
  const found = list.map((owner) => text((0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(owner) ? owner.name : owner)?.trim());
  return found.filter((owner) => owner !== void 0);
}
function inCapitals(word) {
  return word === void 0 ? void 0 : (0,_packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(word).toUpperCase();
}



/***/ }),

/***/ 21711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ pathRules)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function pathRules({ inputs: { workspace, workingDirectory } }) {
  return {
    roots: [.../* @__PURE__ */ new Set([workspace, realPath(workspace)])],
    workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, workingDirectory).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")
  };
}
function realPath(path) {
  try {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
  } catch {
    return path;
  }
}



/***/ }),

/***/ 68223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CP: () => (/* binding */ isFileAlone),
  pH: () => (/* binding */ knownPolicyOf),
  US: () => (/* binding */ policyOf),
  UW: () => (/* binding */ quarantineFileOf),
  bI: () => (/* binding */ quarantinedRecords)
});

// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/names.js
var names = __webpack_require__(98819);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/paths.js
var matching_paths = __webpack_require__(82039);
// EXTERNAL MODULE: ./build/src/flaky-tests/records/date-time.js
var date_time = __webpack_require__(23924);
// EXTERNAL MODULE: ./build/src/flaky-tests/records/test-record.js
var test_record = __webpack_require__(62928);
;// CONCATENATED MODULE: ./build/src/flaky-tests/records/file-records.js





class FileRecords {
  #entries = [];
  #byName = /* @__PURE__ */ new Map();
  #paths;
  constructor(written, paths) {
    this.#paths = paths;
    const all = written.map(test_record/* readTestRecord */.C).filter((record) => record !== void 0);
    for (const record of withOldestDate(all)) {
      const entry = { record, isListed: false };
      this.#entries.push(entry);
      (0,append/* append */.BC)(this.#byName, (0,names/* normaliseName */.GX)(record.name ?? ""), entry);
    }
  }
  /** A record of the service, with the older date of the two where the file has one for its test. */
  join(listed) {
    const sameTest = (this.#byName.get((0,names/* normaliseName */.GX)(listed.name ?? "")) ?? []).filter(
      ({ record }) => mayBeOne(record, listed, this.#paths)
    );
    for (const entry of sameTest) entry.isListed = true;
    return [listed, ...sameTest.map(({ record }) => record)].reduce(withOlderDate);
  }
  /** The records of the file, once all of the service were joined. */
  *rest() {
    for (const { record, isListed } of this.#entries) yield { ...record, fromFile: isListed ? "beside" : "alone" };
  }
}
function withOldestDate(records) {
  const byIdentity = /* @__PURE__ */ new Map();
  for (const record of records) {
    const { id, name, parent, classname, file, variant } = record;
    const key = id ?? JSON.stringify([name, parent, classname, file, variant]);
    const other = byIdentity.get(key);
    byIdentity.set(key, other === void 0 ? record : withOlderDate(other, record));
  }
  return byIdentity.values();
}
function mayBeOne(one, other, paths) {
  if (one.id !== void 0 && other.id !== void 0) return one.id.toLowerCase() === other.id.toLowerCase();
  const file = (record) => record.file === void 0 ? void 0 : (0,matching_paths/* normalisePath */.qb)(record.file, paths).path;
  const pairs = [
    ...["parent", "classname", "variant"].map((field) => [one[field], other[field]]),
    [file(one), file(other)]
  ];
  return pairs.every(([a, b]) => a === void 0 || b === void 0 || (0,names/* normaliseName */.GX)(a) === (0,names/* normaliseName */.GX)(b));
}
function withOlderDate(record, other) {
  const since = (0,date_time/* parseDateTime */.D)(record.quarantinedAt) ?? Infinity;
  const otherSince = (0,date_time/* parseDateTime */.D)(other.quarantinedAt) ?? Infinity;
  if (otherSince >= since) return record;
  const { quarantinedAt } = other;
  return { ...record, quarantinedAt, record: { ...record.record, quarantined_at: quarantinedAt } };
}


// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(47785);
// EXTERNAL MODULE: ./build/src/flaky-tests/policy/quarantine-policy.js
var quarantine_policy = __webpack_require__(95067);
;// CONCATENATED MODULE: ./build/src/flaky-tests/policy/wanted-owners.js


const mostNames = 1e3;
class WantedOwners {
  #unseen;
  #known = /* @__PURE__ */ new Map();
  constructor(codeowners) {
    this.#unseen = new Map(codeowners.map((owner) => [(0,quarantine_policy/* normaliseOwner */.EB)(owner), owner]));
  }
  add({ codeowners }) {
    if (this.#unseen.size === 0) return;
    for (const owner of codeowners) {
      const name = (0,quarantine_policy/* normaliseOwner */.EB)(owner);
      this.#unseen.delete(name);
      if (this.#known.size < mostNames) this.#known.set(name, owner);
    }
  }
  get missing() {
    return [...this.#unseen].map(([name, owner]) => ({ owner, nearest: this.#nearest(name) }));
  }
  #nearest(name) {
    const team = (owner) => owner.slice(owner.indexOf("/") + 1);
    const distance = (known) => Math.min((0,leven["default"])(name, known), (0,leven["default"])(team(name), team(known)));
    const [nearest] = [...this.#known].map(([known, owner]) => ({ owner, far: distance(known) })).sort((a, b) => a.far - b.far);
    return nearest !== void 0 && nearest.far <= Math.max(2, name.length / 3) ? nearest.owner : void 0;
  }
}


// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(87745);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/src/operations/path-rules.js
var path_rules = __webpack_require__(21711);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
// EXTERNAL MODULE: ./build/packages/shared/src/files/temporary-parent.js
var temporary_parent = __webpack_require__(44547);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/program-environment.js + 1 modules
var program_environment = __webpack_require__(67429);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/temporary-directories.js
var temporary_directories = __webpack_require__(78553);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/private-repository.js + 3 modules
var private_repository = __webpack_require__(62118);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/file-of-commit.js









async function readFileOfCommit(request, signal) {
  const { environment, secrets } = request;
  const workspace = await (0,promises_.realpath)(request.workspace).catch(() => (0,external_node_path_.resolve)(request.workspace));
  const file = (0,external_node_path_.join)(workspace, (0,external_node_path_.relative)((0,external_node_path_.resolve)(request.workspace), (0,external_node_path_.resolve)(request.file)));
  const temporary = new temporary_directories/* TemporaryDirectories */.f((0,temporary_parent/* temporaryParent */.cp)(environment));
  try {
    const workingDirectory = await nearestFolder((0,external_node_path_.dirname)(file), workspace);
    const programs = new program_environment/* ProgramEnvironment */.m({ environment, secrets, untrustedDirectories: [workspace] });
    const repository = await private_repository/* PrivateRepository */.i.open({ workingDirectory, workspace }, temporary, programs, signal);
    const path = (0,external_node_path_.relative)(repository.checkout.directory, file).split(external_node_path_.sep).join("/");
    try {
      return await fileIn(repository, path, request);
    } catch (error) {
      if (!(error instanceof impact_error/* ImpactError */.X)) throw error;
      return { kind: "missing", path };
    }
  } catch (error) {
    if (!(error instanceof impact_error/* ImpactError */.X)) throw error;
    return { kind: "no-repository", why: error.message };
  } finally {
    await temporary.remove();
  }
}
async function nearestFolder(folder, workspace) {
  for (let place = folder; (0,open_file/* isBelow */.Yw)(place, workspace) && place !== workspace; place = (0,external_node_path_.dirname)(place)) {
    const isReal = await (0,promises_.lstat)(place).then(
      (found) => found.isDirectory(),
      () => false
    );
    if (isReal && await (0,promises_.realpath)(place) === place) return place;
  }
  return workspace;
}
async function fileIn(repository, path, { commit: id = repository.checkout.head, limitBytes }) {
  const commit = id === void 0 ? void 0 : await repository.commit(id);
  if (commit === void 0) return { kind: "missing", path };
  const listed = await repository.output(["ls-tree", "-z", commit.tree, "--", path], void 0, {
    GIT_LITERAL_PATHSPECS: "1"
  });
  const [, mode = "", object = ""] = /^(\d+) \w+ ([0-9a-f]+)\t/.exec(listed.toString("utf8")) ?? [];
  if (mode === "") return { kind: "absent", commit: commit.id, path };
  if (mode === "120000") return { kind: "refused", why: "is a symbolic link, which is not followed" };
  if (mode === "160000") return { kind: "refused", why: "is a submodule" };
  if (!mode.startsWith("100")) return { kind: "refused", why: "is a folder" };
  const size = Number((await repository.output(["cat-file", "-s", object])).toString("latin1"));
  if (size > limitBytes) {
    return { kind: "refused", why: `has ${(0,numbers/* grouped */.z)(size)} bytes, and at most ${(0,numbers/* grouped */.z)(limitBytes)} are read` };
  }
  return { kind: "file", commit: commit.id, content: await repository.output(["cat-file", "blob", object]) };
}


// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __webpack_require__(86493);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/src/inputs/unreadable-file.js
var unreadable_file = __webpack_require__(36907);
// EXTERNAL MODULE: ./build/src/pull-request/candidates.js
var candidates = __webpack_require__(81291);
// EXTERNAL MODULE: ./build/src/pull-request/event.js
var pull_request_event = __webpack_require__(73733);
// EXTERNAL MODULE: ./build/src/pull-request/github-api.js + 1 modules
var github_api = __webpack_require__(34970);
// EXTERNAL MODULE: ./build/src/pull-request/resolution.js
var pull_request_resolution = __webpack_require__(63139);
;// CONCATENATED MODULE: ./build/src/pull-request/trusted-commit.js





const commitId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function trustedCommit(inputs, event, signal, waiting) {
  const branch = targetOfMergeGroup(event);
  if (branch !== void 0) {
    const sha = await gitHub(inputs, event, signal, waiting).headOfBranch(branch);
    return { sha: checked(sha), kind: "base", what: `head of ${branch}` };
  }
  if (inputs.pullRequest !== void 0 || isAboutPullRequest(event)) return baseCommit(inputs, event, signal, waiting);
  return { sha: testedCommit(event), kind: "tested", what: "tested commit" };
}
function targetOfMergeGroup(event) {
  const { name, payload } = event;
  if (name === "merge_group") {
    const branch = (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(payload, "merge_group"), "base_ref")?.replace(/^refs\/heads\//, "");
    return branch ?? (0,candidates/* candidatesOf */.k)(event).known[0]?.baseBranch;
  }
  const head = name === "workflow_run" ? (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(payload, "workflow_run"), "head_branch") : void 0;
  const ref = name === "push" ? event.ref : head;
  const ofGroup = ref === void 0 ? void 0 : (0,candidates/* candidatesOf */.k)({ ...event, name: "merge_group", payload: {}, ref });
  return ofGroup?.known[0]?.baseBranch;
}
function isAboutPullRequest(event) {
  const startedBy = (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(event.payload, "workflow_run"), "event") ?? "";
  return (0,candidates/* candidatesOf */.k)(event).known.length > 0 || event.name.startsWith("pull_request") || startedBy.startsWith("pull_request");
}
async function baseCommit(inputs, event, signal, waiting) {
  const { host } = new URL(event.serverUrl);
  if (event.repository === void 0) {
    throw new input_error/* InputError */.d(
      "pull-request",
      "its base commit is known only in GitHub's workflows. Write the file, as the target branch has it, to a folder outside of the checkout"
    );
  }
  const resolution = new pull_request_resolution/* Resolution */.jg(inputs, event, { host, ...event.repository }, true, signal, waiting);
  const facts = await resolution.pullRequest("required");
  const { number, baseSha } = facts ?? { number: 0 };
  const sha = baseSha ?? (await gitHub(inputs, event, signal, waiting).pullRequest(number)).baseSha ?? "";
  return { sha: checked(sha), kind: "base", what: `base commit of pull request #${String(number)}` };
}
function testedCommit({ name, payload, repository, sha }) {
  const run = name === "workflow_run" ? (0,pull_request_event/* part */.y_)(payload, "workflow_run") : {};
  const from = (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(run, "head_repository"), "full_name") ?? "";
  const isOwn = repository !== void 0 && (0,pull_request_resolution/* same */.FB)(from, `${repository.owner}/${repository.name}`);
  const ofRun = isOwn ? (0,pull_request_event/* text */.Qq)(run, "head_sha") : void 0;
  return ofRun ?? sha;
}
function checked(sha) {
  if (commitId.test(sha)) return sha;
  throw new github_api/* GitHubError */.f("the event and GitHub name no base commit");
}
function gitHub({ githubToken: token }, event, signal, waiting) {
  const { repository = { owner: "", name: "" }, apiUrl } = event;
  return new github_api/* GitHubApi */.y({ token, repository, signal, apiUrl, ...waiting });
}


// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
;// CONCATENATED MODULE: ./build/src/operations/repository-file.js











const limitBytes = 8 * 1024 * 1024;
async function readRepositoryFile(step, input, file) {
  const { workspace } = step.inputs;
  if (!isInWorkspace(file, workspace)) return readAsItIs(step, input, file);
  const written = (0,external_node_path_.relative)((0,external_node_path_.resolve)(workspace), (0,external_node_path_.resolve)(realWorkspacePath(file, workspace))).split(external_node_path_.sep).join("/");
  try {
    const { inputs, event, signal, clock } = step;
    const onRetry = ({ reason }) => step.log.info(`${reason}. It is asked again`);
    const commit = await trustedCommit(inputs, event, signal, { clock, onRetry });
    const found = await repository_file_fileIn(step, (0,external_node_path_.resolve)(workspace, written), commit);
    if (found === void 0) return readAsItIs(step, input, file);
    if (found.content === void 0) return absent(step, input, written, commit, found.hasCheckout);
    const id = (found.commit ?? "").slice(0, 7);
    step.log.info(`${input}: ${found.path} is read from ${id} (${commit.what})`);
    return { text: textOf(found.content, input, found.path), path: found.path };
  } catch (error) {
    if (!(error instanceof user_error/* UserError */.y) || error instanceof input_error/* InputError */.d && error.input === input) throw error;
    throw new input_error/* InputError */.d(input, `${(0,values/* quoted */.TL)(written)} cannot be read: ${error.message}`);
  }
}
async function repository_file_fileIn(step, file, { sha }) {
  const { inputs, event, environment, signal, log } = step;
  const here = await readFileOfCommit(
    {
      file,
      workspace: inputs.workspace,
      limitBytes,
      environment,
      secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== void 0),
      ...(0,json_values/* given */.gI)({ commit: sha })
    },
    signal
  );
  const path = "path" in here ? here.path : (0,external_node_path_.relative)((0,external_node_path_.resolve)(inputs.workspace), file).split(external_node_path_.sep).join("/");
  switch (here.kind) {
    case "file":
      return { path, commit: here.commit, content: here.content, hasCheckout: true };
    case "absent":
      return { path, commit: here.commit, content: void 0, hasCheckout: true };
    case "refused":
      throw new user_error/* UserError */.y(`it ${here.why}`);
    case "missing":
    case "no-repository":
      if (sha !== void 0) return fromGitHub(sha);
      if (here.kind === "no-repository") return void 0;
      throw new user_error/* UserError */.y("the repository has no commit that is checked out");
  }
  async function fromGitHub(commit) {
    log.debug(here.kind === "no-repository" ? here.why : `the checkout does not have ${commit}`);
    if (event.repository === void 0) throw new user_error/* UserError */.y(`the checkout does not have commit ${commit}`);
    const content = await (0,requests/* gitHubFor */.JG)(step, event.repository).fileOfCommit(path, commit);
    return { path, commit, content, hasCheckout: here.kind === "missing" };
  }
}
function absent(step, input, path, { kind, what }, hasCheckout) {
  const { workspace } = step.inputs;
  const isInTree = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(workspace, path), { throwIfNoEntry: false }) !== void 0;
  const outside = "A file that the job makes has to be outside of the workspace, such as in RUNNER_TEMP";
  if (kind === "base" && (isInTree || !hasCheckout)) {
    const counts = input === "quarantine-file" ? "is an empty list" : "sets nothing";
    step.log.warn(`input ${input}: the ${what} does not have ${(0,values/* quoted */.TL)(path)}, so it ${counts}. ${outside}`);
    return { text: void 0, path };
  }
  const advice = isInTree ? `. Commit it. ${outside}` : (0,unreadable_file/* pathAdvice */.AY)(path, workspace);
  throw new input_error/* InputError */.d(input, `the ${what} has no file ${(0,values/* quoted */.TL)(path)}${advice}`);
}
function readAsItIs(step, input, file) {
  const { readableFolders, workspace } = step.inputs;
  let content;
  try {
    content = (0,open_file/* readWholeFile */.M4)(file, readableFolders, limitBytes);
  } catch (error) {
    throw new input_error/* InputError */.d(input, `${(0,values/* quoted */.TL)(file)} cannot be read: ${(0,unreadable_file/* reasonOf */.A3)(error)}${(0,unreadable_file/* pathAdvice */.AY)(file, workspace)}`);
  }
  step.log.info(`${input}: ${file} is read as it is, from no commit`);
  return { text: textOf(content, input, file), path: file };
}
function textOf(content, input, path) {
  if (content.toString("latin1", 0, 40).startsWith("version https://git-lfs.github.com/spec/")) {
    throw new input_error/* InputError */.d(
      input,
      `${(0,values/* quoted */.TL)(path)} is in Git LFS, so the commit has only a pointer to it. Keep it out of LFS`
    );
  }
  const mistake = (0,unreadable_file/* whyNotUtf8 */.Ri)(content);
  if (mistake !== void 0) throw new input_error/* InputError */.d(input, `${(0,values/* quoted */.TL)(path)}: ${mistake}`);
  return content.toString("utf8").replace(/^\uFEFF/, "");
}
function isInWorkspace(file, workspace) {
  return (0,open_file/* isBelow */.Yw)((0,external_node_path_.resolve)(file), (0,external_node_path_.resolve)(workspace)) || (0,open_file/* isBelow */.Yw)(realPathOf(file), realPathOf(workspace));
}
function realWorkspacePath(file, workspace) {
  return (0,open_file/* isBelow */.Yw)((0,external_node_path_.resolve)(file), (0,external_node_path_.resolve)(workspace)) ? file : (0,external_node_path_.resolve)(workspace, (0,external_node_path_.relative)(realPathOf(workspace), realPathOf(file)));
}
function realPathOf(path) {
  const absolute = (0,external_node_path_.resolve)(path);
  const above = (0,external_node_path_.dirname)(absolute);
  if (above === absolute) return absolute;
  return (0,external_node_fs_.existsSync)(above) ? (0,external_node_path_.resolve)(external_node_fs_.realpathSync.native(above), (0,external_node_path_.relative)(above, absolute)) : (0,external_node_path_.resolve)(realPathOf(above), (0,external_node_path_.relative)(above, absolute));
}


// EXTERNAL MODULE: ./build/src/operations/test-list.js
var test_list = __webpack_require__(52107);
;// CONCATENATED MODULE: ./build/src/operations/quarantine-inputs.js









const policies = /* @__PURE__ */ new WeakMap();
const lists = /* @__PURE__ */ new WeakMap();
function policyOf(step) {
  const known = policies.get(step) ?? readPolicyOf(step);
  policies.set(step, known);
  return known;
}
async function knownPolicyOf(step) {
  const { policy, problem } = await policyOf(step);
  if (problem !== void 0) throw problem;
  return policy;
}
async function readPolicyOf(step) {
  try {
    const policy = await policyIn(step);
    for (const line of policyWarnings(policy)) step.log.warn(line);
    return { policy };
  } catch (problem) {
    if (!(problem instanceof input_error/* InputError */.d)) throw problem;
    return { policy: {}, problem };
  }
}
async function policyIn(step) {
  const { quarantinePolicy: given } = step.inputs;
  if (given === void 0) return {};
  if (given.kind === "policy") return given.policy;
  const { text, path } = await readRepositoryFile(step, "quarantine-policy", given.path);
  if (text === void 0) return {};
  const { readPolicy } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3759), __webpack_require__.e(4343), __webpack_require__.e(2808), __webpack_require__.e(5242)]).then(__webpack_require__.bind(__webpack_require__, 25242));
  return reading("quarantine-policy", () => readPolicy(text, path));
}
function reading(input, read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof values/* BadValue */.FQ ? new input_error/* InputError */.d(input, error.message) : error;
  }
}
function policyWarnings({ maxDays, warnDays }) {
  if (warnDays === void 0) return [];
  if (maxDays === void 0) {
    return ["input quarantine-policy: warn-days changes nothing without max-days. Add max-days, or remove it"];
  }
  return warnDays < maxDays ? [] : [
    `input quarantine-policy: warn-days ${String(warnDays)} is not less than max-days ${String(maxDays)}, so every quarantine is warned of. Give a smaller number`
  ];
}
function quarantineFileOf(step) {
  const known = lists.get(step) ?? readQuarantineFile(step);
  lists.set(step, known);
  return known;
}
async function readQuarantineFile(step) {
  const { quarantineFile } = step.inputs;
  if (quarantineFile === void 0) return [];
  const { text, path } = await readRepositoryFile(step, "quarantine-file", quarantineFile);
  if (text === void 0) return [];
  const { readQuarantineList } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3759), __webpack_require__.e(4343), __webpack_require__.e(3876)]).then(__webpack_require__.bind(__webpack_require__, 13876));
  const records = await step.computing(
    () => Promise.resolve(reading("quarantine-file", () => readQuarantineList(text, path)))
  );
  step.log.info(`quarantine-file: ${(0,numbers/* counted */.h)(records.length, "quarantined test")}`);
  return records;
}
async function* quarantinedRecords(step, service, whenCut) {
  const owners = new WantedOwners((await knownPolicyOf(step)).codeowners ?? []);
  let any = false;
  for await (const listed of recordsOfBothLists(step, service, whenCut)) {
    any = true;
    owners.add(listed);
    yield listed;
  }
  for (const { owner, nearest } of any ? owners.missing : []) {
    const hint = nearest === void 0 ? "Check its spelling at the service" : `Did you mean ${(0,src_text/* shortened */.vI)(nearest, 100)}?`;
    step.log.warn(`codeowners of quarantine-policy: no quarantined test has the owner ${owner}. ${hint}`);
  }
}
async function* recordsOfBothLists(step, service, whenCut) {
  const ofFile = new FileRecords(await quarantineFileOf(step), (0,path_rules/* pathRules */.f)(step));
  if (service !== void 0) {
    for await (const listed of (0,test_list/* listTests */.kq)(step, service, "quarantined", whenCut)) yield ofFile.join(listed);
  }
  yield* ofFile.rest();
}
const isFileAlone = ({ quarantineFile, baseUrl, apiToken }) => quarantineFile !== void 0 && baseUrl === void 0 && apiToken === void 0;



/***/ }),

/***/ 51731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UV: () => (/* binding */ quarantinedTests),
  wA: () => (/* binding */ recordIds),
  tu: () => (/* binding */ reportsOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(47785);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/flaky-tests/junit/find-reports.js + 1 modules
var find_reports = __webpack_require__(86471);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/backslash.js
var backslash = __webpack_require__(7189);
// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(87745);
// EXTERNAL MODULE: ./build/src/inputs/unreadable-file.js
var unreadable_file = __webpack_require__(36907);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/shared/src/files/is-folder.js
var is_folder = __webpack_require__(86634);
// EXTERNAL MODULE: ./build/packages/shared/src/service/test-id.js
var test_id = __webpack_require__(95051);
;// CONCATENATED MODULE: ./build/src/flaky-tests/matching/record-ids.js

class RecordIds {
  #scope;
  #byId = /* @__PURE__ */ new Map();
  /** Collections of the records, each with its id of the repository. */
  #collections = /* @__PURE__ */ new Map();
  constructor(scope) {
    this.#scope = scope;
  }
  add(listed) {
    if (listed.id === void 0) return;
    if (this.#scope.inCollections) {
      const { testCollectionId: collection, repoId: repository } = listed.record;
      if (typeof collection !== "string" || typeof repository !== "string") return;
      this.#collections.set(`${collection} ${repository}`, [collection, repository]);
    }
    this.#byId.set(listed.id.toLowerCase(), listed);
  }
  find(test) {
    if (this.#byId.size === 0) return void 0;
    const { organization, repository: scope, inCollections } = this.#scope;
    const id = (0,test_id/* testId */.e)(organization, scope, { ...test.identity, variant: test.variant });
    if (!inCollections) return this.#byId.get(id);
    for (const [collection, repository] of this.#collections.values()) {
      const found = this.#byId.get((0,test_id/* idInCollection */.V)(collection, repository, id));
      if (found !== void 0) return found;
    }
    return void 0;
  }
}


// EXTERNAL MODULE: ./build/src/service/generation.js
var generation = __webpack_require__(20067);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/test-records.js + 1 modules
var test_records = __webpack_require__(95123);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/src/operations/path-rules.js
var path_rules = __webpack_require__(21711);
// EXTERNAL MODULE: ./build/src/operations/quarantine-inputs.js + 5 modules
var quarantine_inputs = __webpack_require__(68223);
;// CONCATENATED MODULE: ./build/src/operations/reports.js
















async function reportsOf(step) {
  const { junitPaths, workingDirectory, readableFolders } = step.inputs;
  if (junitPaths.length === 0) {
    throw new input_error/* InputError */.d(
      "junit-paths",
      "it is required. Give globs of the JUnit XML reports that the tests wrote, one a line, for instance **/junit.xml"
    );
  }
  const { reports, unmatched } = await step.computing(() => (0,find_reports/* findReports */.zJ)(junitPaths, workingDirectory, { ...readableFolders, bazelOutput: true })).catch((error) => {
    throw error instanceof find_reports/* ReportGlobError */.LT ? new input_error/* InputError */.d("junit-paths", error.message) : error;
  });
  if (unmatched.length > 0) {
    if (!(0,is_folder/* isFolder */.l)(workingDirectory)) {
      throw new input_error/* InputError */.d(
        "working-directory",
        `${(0,src_text/* shortened */.vI)(workingDirectory, 300)} isn't a folder. Give the folder in which the tests ran, because reports are looked for below it`
      );
    }
    const mistake = unmatched.map((glob) => whyUnmatched(glob, workingDirectory)).find((why) => why !== void 0);
    if (mistake !== void 0) throw new input_error/* InputError */.d("junit-paths", mistake);
    throw new input_error/* InputError */.d(
      "junit-paths",
      `no report was found for ${unmatched.join(", ")} below ${workingDirectory}. A test run that crashed leaves no report: check that the tests ran, and where they write their reports`
    );
  }
  if (reports.length === 0) throw new input_error/* InputError */.d("junit-paths", "it has only exclusions. Give a glob of reports");
  return reports;
}
function whyUnmatched(glob, directory) {
  const shown = (0,values/* quoted */.TL)(glob);
  const mistake = (0,values/* mistakeIn */.oR)(glob);
  if (mistake !== void 0) return mistake;
  const none = `no report was found for ${shown}`;
  if (/^(?:https?|file):\/\//.test(glob)) return `${shown} is an address. Give the path of a file of this machine`;
  if (/^~[/\\]/.test(glob)) return `${none}: only a shell replaces ~. Write a path from the workspace`;
  const [variable] = /\$\{\{[^{}]*\}\}|\$\{?\w+(?::\w+)?\}?|%\w+%/.exec(glob) ?? [];
  if (variable !== void 0)
    return `${none}: nothing replaces ${(0,values/* quoted */.TL)(variable)} in an input. Write a path from the workspace`;
  if (glob.startsWith("/") && !glob.startsWith(`${(0,external_node_path_.resolve)(directory)}/`)) {
    const inside = glob.replace(/^\/+/, "");
    if (inside !== "" && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory, inside.split("/")[0] ?? "")))
      return `${none}: / in front is the root of the machine. Write ${(0,values/* quoted */.TL)(inside)}`;
  }
  if (/\s#/.test(glob)) return `${none}: a list of globs has no comments. Remove it`;
  if (/\S\s+\S*[*/.]|[;|]/.test(glob)) return `${none}. If these are several globs, give one a line`;
  const near = nearFolder(glob, directory);
  if (near !== void 0) return `${none}. Did you mean ${(0,values/* quoted */.TL)(near)}?`;
  if (glob.includes(",") && !glob.includes("{"))
    return `no report was found for ${shown}. If these are several globs, give one a line`;
  if (glob.includes("\\") && process.platform !== "win32") {
    return `no report was found for ${shown}. If \\ separates folders, write ${(0,values/* quoted */.TL)((0,backslash/* withSlashes */.s)(glob))}`;
  }
  if ((0,is_folder/* isFolder */.l)((0,external_node_path_.resolve)(directory, glob)))
    return `${shown} is a folder. Give the reports in it: ${glob.replace(/(?<!\/)\/+$/, "")}/**/*.xml`;
  return void 0;
}
function nearFolder(glob, directory) {
  const names = glob.replace(/^(?:\.\/)+/, "").split("/");
  for (const [index, name] of names.entries()) {
    if (/[*?[\]{}()!\\]/.test(name)) return void 0;
    const above = (0,external_node_path_.resolve)(directory, ...names.slice(0, index));
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(above, name))) continue;
    const there = (0,is_folder/* isFolder */.l)(above) ? (0,external_node_fs_.readdirSync)(above).slice(0, unreadable_file/* mostNames */.qx) : [];
    const near = there.find((one) => (0,leven["default"])(one.toLowerCase(), name.toLowerCase()) <= Math.min(2, name.length / 3));
    return near === void 0 ? void 0 : [...names.slice(0, index), near, ...names.slice(index + 1)].join("/");
  }
  return void 0;
}
function recordIds(step) {
  const { organizationSlug, baseUrl } = step.inputs;
  if (organizationSlug === void 0) {
    step.log.info("Tests are matched by their fields. With organization-slug, they are matched by their ids");
    return void 0;
  }
  const { host, owner, name } = (0,requests/* repositoryOf */._M)(step);
  return new RecordIds({
    organization: organizationSlug,
    repository: `${host}/${owner}/${name}`,
    inCollections: (0,generation/* isSecondGeneration */.P)(baseUrl)
  });
}
async function quarantinedTests(step, service) {
  const records = new test_records/* TestRecords */.t((0,path_rules/* pathRules */.f)(step));
  const ids = recordIds(step);
  let cut;
  for await (const listed of (0,quarantine_inputs/* quarantinedRecords */.bI)(step, service, (line) => cut = line)) {
    records.add(listed);
    ids?.add(listed);
  }
  return { records, ids, cut };
}



/***/ }),

/***/ 8300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ repositoryPlace),
/* harmony export */   P: () => (/* binding */ placeOfTest)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _flaky_tests_matching_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82039);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21711);




function repositoryPlace(step, written, line) {
  if (written === void 0) return {};
  const inside = (0,_flaky_tests_matching_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .possiblePaths */ .Ai)(written, (0,_path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .pathRules */ .f)(step)).flatMap(
    ({ kind, path }) => kind === "relative" && !path.startsWith("../") ? [path] : []
  );
  const ranIn = inside.reverse();
  const file = ranIn.find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(step.inputs.workspace, path))) ?? ranIn[0];
  return file === void 0 ? {} : { file, ...line === void 0 ? {} : { line } };
}
const sourceFolders = ["test", "main", "integrationTest", "it"].flatMap(
  (set) => ["java", "kotlin", "scala", "groovy"].map((language) => `src/${set}/${language}/`)
);
const hostedCheckout = /^(?:\/home\/runner\/work|\/Users\/runner\/work|[A-Z]:\/a|\/__w)\/([^/]+)\/\1\//;
function isInRepository({ inputs: { workspace } }, path) {
  if (path === "" || path.startsWith("../") || path.startsWith("/") || path.includes("\0")) return false;
  if (/(?:^|\/)(?:\.git|node_modules|vendor)\//.test(path)) return false;
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
}
function pathsOfFrame(step, { file, inSourceFolder }, test) {
  const rules = (0,_path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .pathRules */ .f)(step);
  const inRoot = (path) => (0,_flaky_tests_matching_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .possiblePaths */ .Ai)(path, rules).map((one) => one.kind === "relative" ? one.path : one.path.replace(hostedCheckout, "")).reverse();
  if (inSourceFolder === true) {
    const [module = ""] = /^.*?(?=(?:target|build)\/)/.exec(test.place.report) ?? [];
    return ["", module].flatMap((folder) => sourceFolders.flatMap((source) => inRoot(`${folder}${source}${file}`)));
  }
  if (file.includes("/") || file.includes("\\")) return inRoot(file);
  const folders = (test.classname ?? "").split("/").slice(0, 20);
  return folders.map((_, index) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(...folders.slice(index), file)).flatMap(inRoot).concat(inRoot(file));
}
function placeOfTest(step, test) {
  const reported = repositoryPlace(step, test.file, test.line);
  if (reported.line !== void 0 || test.frames === void 0) return reported;
  const frames = test.frames.at(-1)?.innermost === "last" ? [...test.frames].reverse() : test.frames;
  const places = frames.flatMap((frame) => {
    const file = pathsOfFrame(step, frame, test).find((path) => isInRepository(step, path));
    return file === void 0 ? [] : [{ file, line: frame.line }];
  });
  const isThere = reported.file !== void 0 && isInRepository(step, reported.file);
  if (isThere) return places.find(({ file }) => file === reported.file) ?? reported;
  return places.find(({ file }) => /test|spec/i.test(file)) ?? places[0] ?? reported;
}



/***/ }),

/***/ 52107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G3: () => (/* binding */ testListNeeds),
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   ae: () => (/* binding */ fetchPage),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   kq: () => (/* binding */ listTests),
/* harmony export */   nB: () => (/* binding */ testListAdvice)
/* harmony export */ });
/* harmony import */ var _flaky_tests_lists_read_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16440);
/* harmony import */ var _flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23924);
/* harmony import */ var _flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62928);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);





const testListNeeds = {
  pullRequest: "none",
  targetBranch: false,
  repository: true,
  organizationSlug: true
};
const testListAdvice = {
  400: "Check organization-slug, repository and page-size",
  404: "Check organization-slug and repository: the service does not know them together"
};
async function fetchPage(step, service, kind, more = {}, pageToken = "") {
  const { organizationSlug, testCollection, pageSize, extraFields } = step.inputs;
  return service.tests(
    kind,
    { repo: (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryOf */ ._M)(step), organizationSlug, testCollection, pageSize, extraFields, ...more },
    pageToken
  );
}
async function* listRecords(step, service, kind, whenCut, more = {}) {
  const { cut } = yield* (0,_flaky_tests_lists_read_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .L)((pageToken) => fetchPage(step, service, kind, more, pageToken), {
    maxPages: step.inputs.maxPages,
    warn: (line) => step.log.warn(line),
    onPage: ({ pages: read, records, total }) => {
      const of = total === void 0 ? "" : ` of ${String(total)}`;
      step.log.debug(`Page ${String(read)}: ${String(records)}${of} tests so far`);
    }
  });
  if (cut !== void 0) whenCut(`The list of ${kind} tests is cut short: ${cut}`);
}
async function* listTests(step, service, kind, whenCut) {
  for await (const record of listRecords(step, service, kind, whenCut)) {
    const listed = (0,_flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTestRecord */ .C)(record);
    if (listed !== void 0) yield listed;
  }
}
function ageOf({ quarantinedAt, statusSince }, now) {
  const since = (0,_flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDateTime */ .D)(quarantinedAt ?? statusSince);
  return since === void 0 ? "" : (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(Math.floor((0,_flaky_tests_records_date_time_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(since, now)));
}



/***/ })

};
;