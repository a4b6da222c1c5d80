/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 17751:
/***/ ((module) => {

module.exports = require("./left-out/axios-feature.js");

/***/ }),

/***/ 84361:
/***/ ((module) => {

module.exports = require("./left-out/crypto.js");

/***/ }),

/***/ 16625:
/***/ ((module) => {

module.exports = require("./left-out/debug.js");

/***/ }),

/***/ 59787:
/***/ ((module) => {

module.exports = require("./left-out/https.js");

/***/ }),

/***/ 65269:
/***/ ((module) => {

module.exports = require("./left-out/kerberos.js");

/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 29907:
/***/ ((module) => {

module.exports = require("cluster");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = require("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 82987:
/***/ ((module) => {

module.exports = require("perf_hooks");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = require("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = require("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 11493:
/***/ ((module) => {

module.exports = require("v8");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ }),

/***/ 99797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ append),
/* harmony export */   DN: () => (/* binding */ addTo),
/* harmony export */   IV: () => (/* binding */ getOrMake)
/* harmony export */ });
function getOrMake(map, key, make) {
  const known = map.get(key);
  if (known !== void 0) return known;
  const made = make();
  map.set(key, made);
  return made;
}
function append(map, key, value) {
  getOrMake(map, key, () => []).push(value);
}
function addTo(map, key, value) {
  getOrMake(map, key, () => /* @__PURE__ */ new Set()).add(value);
}



/***/ }),

/***/ 86634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);

function isFolder(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
  } catch {
    return false;
  }
}



/***/ }),

/***/ 74624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ readRunnerFile),
/* harmony export */   M4: () => (/* binding */ readWholeFile),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   gu: () => (/* binding */ readableFolders),
/* harmony export */   rV: () => (/* binding */ FileRefused)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(86493);
/* harmony import */ var _temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(44547);




class FileRefused extends _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
  name = "FileRefused";
}
function readableFolders(workspace, environment) {
  return { workspace, temporary: (0,_temporary_parent_js__WEBPACK_IMPORTED_MODULE_3__/* .temporaryParent */ .cp)(environment) };
}
function openFile(path, folders, limitBytes) {
  const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
  refuseElsewhere(path, real, folders);
  return openRegularFile(real, limitBytes);
}
function openRegularFile(real, limitBytes) {
  const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | optional("O_NOFOLLOW") | optional("O_NONBLOCK");
  const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, flags);
  try {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    if (found.isDirectory()) throw new FileRefused("it is a folder");
    if (!found.isFile()) throw new FileRefused("it isn't a regular file");
    if (!isStillThere(descriptor, real)) throw new FileRefused("it was moved while it was opened");
    if (found.size > limitBytes) {
      throw new FileRefused(`it has ${String(found.size)} bytes, and at most ${String(limitBytes)} are read`);
    }
    return { descriptor, size: found.size };
  } catch (error) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    throw error;
  }
}
function readWholeFile(path, folders, limitBytes) {
  return contentOf(openFile(path, folders, limitBytes));
}
function readRunnerFile(path, limitBytes) {
  return contentOf(openRegularFile(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), limitBytes));
}
function contentOf({ descriptor, size }) {
  try {
    const bytes = Buffer.allocUnsafe(size);
    let at = 0;
    while (at < size) {
      const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, at, size - at, null);
      if (read === 0) break;
      at += read;
    }
    return bytes.subarray(0, at);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
  }
}
function optional(flag) {
  return node_fs__WEBPACK_IMPORTED_MODULE_0__.constants[flag] ?? 0;
}
function refuseElsewhere(path, real, { workspace, temporary, bazelOutput = false }) {
  const roots = [workspace, temporary].map((folder) => {
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    return { written, real: realPath(written) };
  });
  const isIn = (one, root) => [root.written, root.real].some((folder) => isBelow(one, folder));
  const home = roots.filter((root) => isIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), root)).sort((a, b) => b.real.length - a.real.length).at(0);
  refuseGitFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(home?.real ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(real).root, real));
  if (home === void 0) {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), real) !== "") {
      throw new FileRefused(
        `a part of its path is a link, and it lies neither in the workspace (${workspace}) nor in RUNNER_TEMP (${temporary}). Give its path without links, or write it to one of them`
      );
    }
    if (/^\/(proc|sys|dev)\//.test(real)) throw new FileRefused("it belongs to the system, so it is not read");
    return;
  }
  if (bazelOutput && /[/\\]execroot[/\\][^/\\]+[/\\]bazel-out[/\\]/.test(real)) return;
  if (!isBelow(real, home.real)) {
    throw new FileRefused(`it is a link that leads out of ${home.written}, so it is not read`);
  }
}
function refuseGitFolder(path) {
  const isGit = path.split(/[/\\]/).some((part) => part.toLowerCase() === ".git");
  if (isGit) throw new FileRefused("it lies in Git's own folder, so it is not read");
}
function isStillThere(descriptor, real) {
  if (process.platform === "linux") {
    try {
      return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${String(descriptor)}`) === real;
    } catch {
    }
  }
  const [opened, there] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real, { bigint: true })];
  return opened.ino === there.ino && opened.dev === there.dev && node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(real) === real;
}
function realPath(path) {
  try {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
  } catch {
    return path;
  }
}
function isBelow(path, directory) {
  const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path);
  return way === "" || way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}



/***/ }),

/***/ 44547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oq: () => (/* binding */ madeTemporaryFolders),
/* harmony export */   cp: () => (/* binding */ temporaryParent),
/* harmony export */   wE: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(53053);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(76760);
/* harmony import */ var _is_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(86634);





const madeTemporaryFolders = "merge-queue-action:made-temporary-folder";
function temporaryParent(environment) {
  const { RUNNER_TEMP: named = "" } = environment;
  return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(named) && (0,_is_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .isFolder */ .l)(named) ? named : (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
}
function makeTemporaryFolder(parent, prefix) {
  const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, prefix));
  (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.channel)(madeTemporaryFolders).publish(folder);
  return folder;
}



/***/ }),

/***/ 35755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isUtf16)
/* harmony export */ });
function isUtf16(bytes) {
  const mark = bytes.subarray(0, 2).toString("hex");
  const isWide = bytes.length >= 4 && [0, 1].some((first) => bytes[first] === 0 && bytes[first + 2] === 0);
  return mark === "fffe" || mark === "feff" || isWide;
}



/***/ }),

/***/ 80182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   yZ: () => (/* binding */ textEntries)
/* harmony export */ });
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
  return isObject(value) ? value : {};
}
const given = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
const present = (...items) => items.filter((item) => item !== void 0 && item !== false);
function texts(value) {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function textEntries(value) {
  return Object.entries(fieldsOf(value)).filter((entry) => typeof entry[1] === "string");
}
function canonicalJson(value) {
  const replacer = (_key, nested) => {
    if (typeof nested === "bigint") return `${nested}n`;
    if (!isObject(nested) || nested instanceof Date) return nested;
    return Object.fromEntries(Object.entries(nested).sort(([one], [other]) => one < other ? -1 : 1));
  };
  return value === void 0 ? "nothing" : JSON.stringify(value, replacer);
}



/***/ }),

/***/ 32671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted),
/* harmony export */   z: () => (/* binding */ grouped)
/* harmony export */ });
function grouped(number) {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
function counted(number, noun, nouns = `${noun}s`) {
  return `${grouped(number)} ${number === 1 ? noun : nouns}`;
}



/***/ }),

/***/ 98764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   JI: () => (/* binding */ shortLength),
/* harmony export */   pc: () => (/* binding */ redacted),
/* harmony export */   qG: () => (/* binding */ redacting),
/* harmony export */   se: () => (/* binding */ redactValues)
/* harmony export */ });
/* harmony import */ var _append_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(99797);

const shortLength = 8;
const literal = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const hex = (value, digits) => value.toString(16).padStart(digits, "0").replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const backslashes = "\\\\{1,8}";
function inJson(unit) {
  const short = JSON.stringify(unit).slice(1, -1);
  const written = short.startsWith("\\") ? `${backslashes}${literal(short.slice(1))}` : literal(short);
  const escapes = [`${backslashes}u${hex(unit.charCodeAt(0), 4)}`, ...unit === "/" ? [`${backslashes}/`] : []];
  return `(?:${[written, ...escapes].join("|")})`;
}
function piecesInJson(secret, between) {
  const parts = secret.match(/\\{1,4}[^\\]?|[^\\]/g) ?? [];
  return parts.map((part) => part.split("").map(inJson).join(between));
}
function inAddress(character) {
  const bytes = [...Buffer.from(character, "utf8")].map((byte) => `%${hex(byte, 2)}`).join("");
  if (character === "%") return bytes;
  return `(?:${literal(character)}|${bytes}${character === " " ? "|\\+" : ""})`;
}
const base64Digits = { "+": "(?:[+-]|%2[bB])", "/": "(?:\\\\?/|_|%2[fF])" };
const anyBase64Digit = "(?:[A-Za-z0-9_-]|%2[bBfF]|\\\\?[+/])?";
const padding = "(?:=|%3[dD]){0,2}";
const anyBlanks = `(?:\\s|${backslashes}[rnt]|%(?:0[9aAdD]|20))*`;
function inBase64(secret, before) {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret, "utf8")]);
  const digits = Array.from(bytes.toString("base64").replace(/={1,2}$/, ""), (digit) => base64Digits[digit] ?? digit);
  const own = digits.slice(before === 0 ? 0 : before + 1);
  if (bytes.length % 3 === 0) return own;
  const last = secret.length < shortLength ? own.at(-1) ?? "" : anyBase64Digit;
  return [...own.slice(0, -1), last + padding];
}
function formsOf(secret) {
  const isShort = secret.length < shortLength;
  const text = isShort ? secret : secret.replace(/[\r\n]/g, "");
  const breaksInJson = isShort ? "" : `(?:${backslashes}[rn])*`;
  const inBase64Forms = (isShort ? [0] : [0, 1, 2]).map((before) => inBase64(secret, before));
  const plain = text.split("").map((unit) => unit === " " ? "[ +]" : literal(unit));
  return [
    { pieces: Array.from(text, inAddress), between: isShort ? "" : "(?:%0[aAdD])*", mark: "%" },
    { pieces: piecesInJson(text, breaksInJson), between: breaksInJson, mark: "\\" },
    ...isShort ? [] : [{ pieces: plain, between: "(?:[\\r\\n]+[ \\t]*)?", mark: "\n" }],
    ...inBase64Forms.map((pieces) => ({ pieces, between: isShort ? "" : anyBlanks, mark: "" })),
    { pieces: plain, between: "", mark: "" }
  ].filter(({ pieces }) => pieces.length > 0);
}
const shortestBeginning = 4;
const brokenEscape = /(?:[%\\][%\\0-9a-fA-Furn]*)?$/y;
const charactersPerTurn = 1024 * 1024;
class FormSearch {
  #start;
  #pieces;
  constructor(form) {
    const { pieces, between } = form;
    this.#start = new RegExp(pieces.slice(0, shortestBeginning).join(between), "g");
    const compiled = /* @__PURE__ */ new Map();
    this.#pieces = pieces.map((piece, index) => {
      const source = index === 0 ? piece : between + piece;
      return (0,_append_js__WEBPACK_IMPORTED_MODULE_0__/* .getOrMake */ .IV)(compiled, source, () => new RegExp(source, "y"));
    });
  }
  /**
   * The text with `instead` for each secret of this form. It yields now and then, so that the caller can do other work:
   * a text of megabytes that is made of beginnings of the secret takes a second.
   */
  *replace(text, instead) {
    const kept = [];
    let from = 0;
    let turnAt = 0;
    for (let at = this.#next(text, 0); at >= 0; ) {
      const end = this.#end(text, at);
      const found = typeof end === "number";
      if (found) {
        kept.push(text.slice(from, at), instead);
        from = end;
      }
      if (at >= turnAt) {
        yield;
        turnAt = at + charactersPerTurn;
      }
      at = this.#next(text, found ? end : at + 1);
    }
    return from === 0 ? text : kept.join("") + text.slice(from);
  }
  /**
   * Place of a secret of this form that is cut off by the end of the text; -1 where the text does not end with a part
   * of a secret.
   */
  cutOff(text) {
    for (let at = this.#next(text, 0); at >= 0; at = this.#next(text, at + 1)) {
      if (this.#end(text, at) === "cut off") return at;
    }
    return -1;
  }
  #next(text, from) {
    this.#start.lastIndex = from;
    return this.#start.exec(text)?.index ?? -1;
  }
  /** End of the secret that begins at a place; undefined where no secret begins there. */
  #end(text, begin) {
    let end = begin;
    for (const [index, piece] of this.#pieces.entries()) {
      piece.lastIndex = end;
      if (piece.test(text)) end = piece.lastIndex;
      else {
        brokenEscape.lastIndex = end;
        return index >= shortestBeginning && brokenEscape.test(text) ? "cut off" : void 0;
      }
    }
    return end;
  }
}
function redactor(...secrets) {
  const longestFirst = secrets.filter((secret) => secret !== "").sort((a, b) => b.length - a.length);
  const forms = longestFirst.flatMap(
    (secret) => formsOf(secret).map((form) => ({ mark: form.mark, search: new FormSearch(form) }))
  );
  function* replaceAll(text, instead) {
    let clean = text;
    for (const { mark, search } of forms) if (clean.includes(mark)) clean = yield* search.replace(clean, instead);
    return clean;
  }
  const redact = (text, instead = "***") => {
    const replacing = replaceAll(text, instead);
    let next = replacing.next();
    while (next.done !== true) next = replacing.next();
    return next.value;
  };
  const inTurns = async (text, turn) => {
    const replacing = replaceAll(text, "***");
    let next = replacing.next();
    for (; next.done !== true; next = replacing.next()) await turn();
    return next.value;
  };
  const cutOff = (text) => {
    const clean = redact(text);
    const begun = forms.map(({ search }) => search.cutOff(clean)).filter((at) => at >= 0);
    return begun.length === 0 ? clean : `${clean.slice(0, Math.min(...begun))}***`;
  };
  return Object.assign(redact, { cutOff, inTurns });
}
function redactValues(value, redact, redactName = (name) => name) {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((one) => redactValues(one, redact, redactName));
  if (typeof value !== "object" || value === null) return value;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [redactName(field), redactValues(one, redact, redactName)])
  );
}
const inUse = /* @__PURE__ */ new Map();
async function redacting(secrets, step) {
  const key = JSON.stringify(secrets);
  const entry = (0,_append_js__WEBPACK_IMPORTED_MODULE_0__/* .getOrMake */ .IV)(inUse, key, () => ({ redact: redactor(...secrets), steps: 0 }));
  entry.steps += 1;
  try {
    return await step(entry.redact);
  } finally {
    entry.steps -= 1;
    if (entry.steps === 0) inUse.delete(key);
  }
}
function redacted(text) {
  let clean = text;
  for (const { redact } of inUse.values()) clean = redact(clean);
  return clean;
}



/***/ }),

/***/ 97319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZW: () => (/* binding */ finalStates),
/* harmony export */   jH: () => (/* binding */ pullRequestStates),
/* harmony export */   km: () => (/* binding */ canonicalState),
/* harmony export */   yr: () => (/* binding */ queueStates),
/* harmony export */   zp: () => (/* binding */ unhealthyStatuses)
/* harmony export */ });
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(98764);

const pullRequestStates = [
  "NOT_READY",
  "PENDING",
  "TESTING",
  "TESTS_PASSED",
  "MERGED",
  "FAILED",
  "CANCELLED",
  "PENDING_FAILURE"
];
const queueStates = ["RUNNING", "PAUSED", "DRAINING", "SWITCHING_MODES"];
const unhealthyStatuses = ["FLAKY", "BROKEN"];
const finalStates = /* @__PURE__ */ new Set(["MERGED", "FAILED", "CANCELLED"]);
const known = /* @__PURE__ */ new Set([...pullRequestStates, ...queueStates, ...unhealthyStatuses]);
function canonicalState(state) {
  const canonical = (text) => text.trim().toUpperCase().replace(/[\s-]+/g, "_");
  const listed = canonical(state);
  return known.has(listed) ? listed : canonical((0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(state));
}



/***/ }),

/***/ 89478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   bl: () => (/* binding */ quotedVisibly),
/* harmony export */   q4: () => (/* binding */ invisible),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(98764);

function shortened(outside, most) {
  const clean = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(outside);
  return clean.length > most ? `${clean.slice(0, most - 1)}\u2026` : clean;
}
function oneLine(outside, most = 500) {
  const text = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(outside);
  const folded = text.slice(0, most * 4).replace(/\s+/gu, " ").trim();
  return folded.length > most || text.length > most * 4 ? `${folded.slice(0, most)}\u2026 (${String(text.length)} characters)` : folded;
}
const invisible = new RegExp("(?<!\\p{Emoji})[\\ufe0e\\ufe0f]|(?![\\ufe0e\\ufe0f])[\\p{Cc}\\p{Cs}\\u2028\\u2029\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800\\u{1d159}]", "gu");
function quotedVisibly(text) {
  return JSON.stringify(text).replace(invisible, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
  });
}



/***/ }),

/***/ 86493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
class UserError extends Error {
  name = "UserError";
  /** Name of the input that would decide, where there is one. */
  input;
  /** Place of the mistake, for an error that is about a file. */
  mistakes = [];
  constructor(message, { input, cause } = {}) {
    super(message, cause === void 0 ? void 0 : { cause });
    this.input = input;
  }
}



/***/ }),

/***/ 42183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ yamlValueMistake),
/* harmony export */   YY: () => (/* binding */ yamlMistake),
/* harmony export */   xg: () => (/* binding */ aliasMistake)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(89478);

function lineAt(text, offset) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(start, Math.min(end === -1 ? text.length : end, start + 1e3)).replace(/\r$/, "");
}
const inQuotes = "Put the whole value in quotes ('\u2026')";
const aliasMistake = `a value that begins with * refers to another value of the file. ${inQuotes}`;
const likely = [
  [
    (_, line) => /^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line),
    "this line is a mark of a merge conflict. Resolve the conflict"
  ],
  [
    ({ code }) => code === "TAB_AS_INDENT",
    "the line begins with a tab. YAML indents with spaces: replace the tab with spaces"
  ],
  [
    ({ code, message }) => code === "MULTILINE_IMPLICIT_KEY" && message.startsWith("Implicit keys of flow sequence"),
    "a [ in front of here is not closed, and the next line has a key. Write the missing ]"
  ],
  [
    ({ code }, line) => code === "MULTILINE_IMPLICIT_KEY" && line.includes("\xA0"),
    "there is a no-break space here. Replace it with a space"
  ],
  [
    ({ code }, line) => code === "MULTILINE_IMPLICIT_KEY" && /^[^\s:]+:[^\s:/]/.test(line.trim()),
    "a space is missing behind the colon. Write `key: value`"
  ],
  [
    ({ code }) => code === "MULTILINE_IMPLICIT_KEY",
    "this line is neither `key: value` nor `- item`. See that no colon, dash or quote is missing"
  ],
  [
    ({ code, message }) => code === "BAD_INDENT" && message.startsWith("Flow sequence"),
    "a [ in front of here is not closed. Write the missing ]"
  ],
  [
    ({ code, message }) => code === "BAD_INDENT" && message.startsWith("Flow map"),
    "a { in front of here is not closed. Write the missing }"
  ],
  [
    ({ code }) => code === "BAD_INDENT",
    "this line begins in another column than the lines that it belongs to. Give them the same number of spaces"
  ],
  [
    ({ code, message }) => code === "MISSING_CHAR" && message.startsWith("Missing closing"),
    "a quote is opened in front of here and not closed. Write the missing one"
  ],
  [
    ({ code, message }) => code === "MISSING_CHAR" && message.startsWith("Comments"),
    "a space is missing in front of the #"
  ],
  [
    ({ code }, line) => code === "MISSING_CHAR" && line.includes("{") && !line.includes("}"),
    "a { in front of here is not closed. Write the missing }"
  ],
  [({ code }) => code === "MISSING_CHAR", "a colon is missing behind the key. Write `key: value`"],
  [
    ({ code }, line) => code === "UNEXPECTED_TOKEN" && /^\s*\{/.test(line) && /\s\/[/*]/.test(line),
    "JSON has no comments. Remove the one on this line"
  ],
  [
    ({ code, message }) => code === "UNEXPECTED_TOKEN" && message.includes("scalar at node end"),
    `a value that begins with a quote, [ or { ends where that is closed, and text follows. ${inQuotes}`
  ],
  [
    ({ code, message }) => code === "UNEXPECTED_TOKEN" && message.startsWith("Unexpected ,"),
    "there is a comma too many"
  ],
  [
    ({ code, message }) => code === "UNEXPECTED_TOKEN" && /^Unexpected flow-(?:map|seq)-end/.test(message),
    "a } or ] is here that nothing opens. Remove it"
  ],
  [
    ({ code }) => code === "BAD_SCALAR_START",
    `a value cannot begin with this character, which means something else in YAML. ${inQuotes}`
  ],
  [({ code }) => code === "BAD_ALIAS", aliasMistake],
  [({ code }) => code === "TAG_RESOLVE_FAILED", `a value that begins with ! is a tag of YAML. ${inQuotes}`],
  [
    ({ code }) => code === "BAD_DQ_ESCAPE",
    "a backslash in double quotes begins an escape. Put the value in single quotes ('\u2026')"
  ],
  [({ code }) => code === "DUPLICATE_KEY", "this key is there twice. Remove one of the two"],
  [
    ({ code, message }, line) => code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("Nested") && line.split(/:\s/).length === 2,
    "the next line begins further right, so it belongs to this value. Begin both lines in the same column"
  ],
  [
    ({ code, message }, line) => code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("Nested") && /^\s*[\w-]+: [^'"]*[,;] ?[\w-]+: /.test(line),
    "several keys are on one line. Write one a line, without commas"
  ],
  [
    ({ code, message }) => code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("Nested"),
    `the value holds a colon and a space, as another key would. ${inQuotes}`
  ],
  [({ code }) => code === "MULTIPLE_DOCS", "a second document begins here (---). Give one"]
];
function yamlMistake(problem, text) {
  const line = lineAt(text, problem.pos[0]);
  return likely.find(([isIt]) => isIt(problem, line))?.[1] ?? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(problem.message, 200);
}
function yamlValueMistake(message) {
  return message.startsWith("Unresolved alias") ? aliasMistake : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(message, 200);
}



/***/ }),

/***/ 12383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ hostInFront),
/* harmony export */   $P: () => (/* binding */ readBaseUrl),
/* harmony export */   AI: () => (/* binding */ readToken),
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   j2: () => (/* binding */ refuseKeyOfOtherGeneration)
/* harmony export */ });
/* harmony import */ var _service_generation_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(20067);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(87745);


function readBaseUrl(text, { allowInsecureHttp }) {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return void 0;
  const example = "Give the whole address, for instance https://api.example.com/v1";
  const mistake = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .mistakeIn */ .oR)(trimmed);
  if (mistake !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(mistake);
  if (/[\s,<>]/.test(trimmed)) throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(trimmed)} isn't one address. ${example}`);
  let url;
  try {
    url = new URL(trimmed);
  } catch {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(trimmed)} isn't a whole address. ${withScheme(trimmed) ?? example}`);
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(trimmed)} does not begin with https://. ${withScheme(trimmed) ?? example}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ("it holds a user name or password. Remove them, and give the token in api-token");
  }
  if (url.search !== "" || url.hash !== "") {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(trimmed)} has a query or a fragment. ${example}`);
  }
  if (url.protocol === "http:" && !allowInsecureHttp && !isLoopback(url.hostname)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(trimmed)} is plain HTTP, which would show the token to the network. Use https://; http:// is for this machine only, or with allow-insecure-http: true for a service container of the job`
    );
  }
  if (/(^|\.)example\.(com|net|org)\.?$/.test(url.hostname)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(trimmed)} is the placeholder from the examples. Give the address of your service (docs/services.md)`
    );
  }
  refuseOtherPlace(url, trimmed);
  return url.href.replace(/(?<!\/)\/+$/, "");
}
function withScheme(text) {
  if (text === "localhost") return "Write http://localhost with its port and version, such as http://localhost:4010/v1";
  const bare = text.replace(/^[a-z]*:?\/{1,2}/i, "").replace(/^api\.trunk\.io\/?$/, `${hostedService}/v1`);
  if (!/^[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/[\w./-]*)?$/.test(bare) || !/[.:/]/.test(bare)) return void 0;
  return `Write ${/^(?:localhost|127\.)/.test(bare) ? "http" : "https"}://${bare}`;
}
const endpointPath = /^(.*\/v[12])\/(?:(?:submit|cancel|restart|get|set|create|update|delete)[A-Z]\w*|flaky-tests(?:\/[\w-]+)?|merge-queues|pull-requests|impacted-targets|repositories|test-cases)$/;
function refuseOtherPlace({ hostname, origin, pathname }, written) {
  if (/^(?:your|my)[-.]|^<|^host(?:name)?$/.test(hostname)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} is a placeholder. Give the address of your service (docs/services.md)`);
  }
  if (/^(?:api\.)?trunk\.(?:com|co|dev|app|ai|net|org)$|^api[-_]?trunk\.io$/.test(hostname)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} isn't the service. Write https://${hostedService}/v1, or \u2026/v2 with a key for /v2`
    );
  }
  if (/^(?:(?:app|www|docs|status|features)\.)?trunk\.io$/.test(hostname)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} is a page for people. Write https://${hostedService}/v1, or \u2026/v2 with a key for /v2`
    );
  }
  const [, forge] = /(?:^|\.)(github\.com|gitlab\.com|bitbucket\.org)$/.exec(hostname) ?? [];
  if (forge !== void 0) {
    const name = { "github.com": "GitHub", "gitlab.com": "GitLab" }[forge] ?? "Bitbucket";
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} is ${name}, not the service of the merge queue. Give the address of your service (docs/services.md)`
    );
  }
  const path = pathname.replace(/(?<!\/)\/+$/, "");
  const version = /^(.*\/)(v)(\d+)$/i.exec(path);
  if (hostname === hostedService && !/^\/v[12]$/.test(path)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} must end at its version. Write https://${hostedService}/v1, or \u2026/v2 with a key for /v2`
    );
  }
  const [, upToVersion] = endpointPath.exec(path) ?? /^(.*\/v[12])\.0$/.exec(path) ?? [];
  if (upToVersion !== void 0)
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} holds more than its version. The action adds the endpoint itself. Write ${origin}${upToVersion}`
    );
  if (version === null) return;
  const [, before = "", letter = "", number = ""] = version;
  if (!["1", "2"].includes(number)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} ends with a version that this action does not know. Write ${origin}${before}v1, or v2`
    );
  }
  if (letter === "V")
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(written)} ends with a capital V. Write ${origin}${before}v${number}`);
}
function isLoopback(hostname) {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
const tokenMistakes = [
  [/^(["'`]).*\1$/, "it is in quotes, which would be sent with it. Store the bare token in the secret"],
  [
    /^(bearer|token|basic|x-api-token:|authorization:)\s/i,
    "it begins with a word that isn't part of it. Store the bare token in the secret"
  ],
  [
    /^(?:null|undefined|none|true|false|NaN)$/i,
    "it is a word in place of a token, so the expression or script that makes it had no value. Give it as an expression, `${{ secrets.NAME }}` with the name of your secret"
  ],
  [
    /^[\w-]*(?:token|key|secret)\s*[=:]/i,
    "it begins with a name that isn't part of it. Store the bare token in the secret"
  ],
  [/^\{[^{].*\}$/s, "it is JSON. Store the bare token in the secret"],
  [
    /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:TOKEN|KEY|SECRET)$/,
    "it is the name of a secret. Give it as an expression, `${{ secrets.NAME }}` with this name"
  ],
  [
    /^(\$\w+|\$\{\w+\}|\$env:\w+|%\w+%|\$?\{\{.*\}\}|(?:process\.)?(?:secrets|env|vars|inputs|github)\.\w+)$/i,
    "it is the name of a variable, which nothing replaces in an input. Give it as an expression, `${{ secrets.NAME }}` with the name of your secret"
  ],
  // The documentation of both hosts lists the prefixes of their tokens.
  [
    /^(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{10,})$/,
    "it is a token of GitHub or GitLab, which the service has no use for. Store the service's own token in the secret"
  ],
  [
    /^(?:\*{3,}|<.*>|x{3,}|to[-_ ]?do|change[-_ ]?me|your[-_ ].*)$/i,
    "it is a placeholder. Store the service's token as a secret, and give it as an expression, `${{ secrets.NAME }}`"
  ]
];
function readToken(text) {
  const mistake = tokenMistakes.find(([pattern]) => text !== void 0 && pattern.test(text));
  if (mistake !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(mistake[1]);
  if (text !== void 0 && !/^[\t\x20-\x7e\x80-\xff]+$/.test(text)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      "it holds a line break or another character that an HTTP header cannot carry. Store the bare token in the secret"
    );
  }
  return text;
}
const hostedService = "api.trunk.io";
function refuseKeyOfOtherGeneration(key, baseUrl) {
  if (key === void 0 || baseUrl === void 0) return;
  const { hostname } = new URL(baseUrl);
  const isSecondKey = key.startsWith("trunk_v2_");
  const isSecondAddress = (0,_service_generation_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecondGeneration */ .P)(baseUrl);
  if (isSecondKey && /\/v1$/i.test(baseUrl)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`the key is for /v2: write base-url ${baseUrl.replace(/1$/, "2")}`);
  }
  if (!isSecondKey && isSecondAddress && hostname === hostedService) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `the key is for /v1, because keys for /v2 begin with trunk_v2_: write base-url ${baseUrl.replace(/2$/, "1")}, or make a key for /v2`
    );
  }
}
const hostInFront = /^([\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)\/(?=[^/]+\/.)/;
function readRepository(text) {
  if (text === void 0) return void 0;
  const [front = "", host] = hostInFront.exec(text) ?? [];
  const match = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(text.slice(front.length));
  if (match === null || text.endsWith(".git")) {
    const mistake = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .unreplaced */ .w6)(text);
    if (mistake !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(mistake);
    const meant = repositoryIn(text);
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text)} is not of the form owner/name or host/owner/name${meant === void 0 ? "" : `. Write ${meant}`}`
    );
  }
  const [path, owner = "", name = ""] = match;
  return host === void 0 ? { owner, name } : { host: checkedHost(host, path), owner, name };
}
function repositoryIn(text) {
  const [, onGitHub] = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+)/i.exec(text) ?? [];
  const [, web, ssh, path] = /^["'@/]{0,2}(?:(?:https?:\/\/|ssh:\/\/git@)([\w.-]+(?::\d+)?)\/|git@([\w.-]+):)?([\w.-]+(?: ?[/\\] ?[\w.-]+)+)(?:[#@][\w./-]*|[/"'])?$/.exec(
    text
  ) ?? [];
  const host = web ?? ssh;
  const elsewhere = host === void 0 || host === "github.com" ? path : path && `${host}/${path}`;
  return (onGitHub ?? elsewhere)?.replaceAll(/ ?[/\\] ?/g, "/").replace(/\.git$/, "");
}
function checkedHost(host, path) {
  if (!URL.canParse(`https://${host}`))
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(host)} isn't a host name. Give one such as github.com`);
  if (/^(?:(?:api|www|ssh|raw)\.github\.com|raw\.githubusercontent\.com)(?::443)?$/i.test(host))
    throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(host)} isn't the host of repositories. Write github.com/${path}`);
  return host.replace(/:443$/, "");
}



/***/ }),

/***/ 51328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(86493);

class InputError extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  constructor(input, problem) {
    super(`input ${input}: ${problem}`, { input });
    this.input = input;
  }
  input;
  name = "InputError";
}



/***/ }),

/***/ 16461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sv: () => (/* binding */ unusedInputs),
/* harmony export */   cs: () => (/* binding */ inputWarnings),
/* harmony export */   fJ: () => (/* binding */ isUsedBy)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92542);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(85835);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(87745);



async function inputWarnings(environment, inputs, operation, knownFields) {
  const textOf = (name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputText */ .A)(environment, name);
  const unused = [...unusedInputs(operation, textOf)].map(
    ([name, why]) => `input ${name}: it is not used ${why}, so it changes nothing. Remove it`
  );
  const { extraFields } = inputs;
  return [
    ...unused,
    ...listWarnings("required-label", "label", textOf("required-label"), /,|^label:|^https?:\/\//),
    ...priorityWarnings(inputs.priority),
    ...listWarnings("tests", "test", textOf("tests")),
    ...Object.keys(extraFields).length === 0 ? [] : (await __nccwpck_require__.e(/* import() */ 9039).then(__nccwpck_require__.bind(__nccwpck_require__, 19039))).extraFieldWarnings(extraFields, knownFields)
  ];
}
function priorityWarnings(priority) {
  if (typeof priority !== "string") return [];
  const meant = ["urgent", "high", "medium", "low"].find(
    (name) => name !== priority && name.slice(0, 2) === priority.slice(0, 2).toLowerCase() && priority.length <= name.length + 3
  );
  return meant === void 0 ? [] : [`input priority: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(priority)} is sent as it is, and the service may not know it. Did you mean ${meant}?`];
}
const isUserIn = ({ name, about }) => (user) => [name, ...about, "all"].includes(typeof user === "string" ? user : user.by);
function isUsedBy({ usedBy }, operation) {
  return usedBy === "all" || usedBy.some(isUserIn(operation));
}
function unusedInputs({ name: operation, about }, textOf) {
  const given = new Set(
    _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputEntries */ .p.filter(([name, { default: usual = "" }]) => (textOf(name) ?? "") !== usual).map(([name]) => name)
  );
  const isUser = isUserIn({ name: operation, about });
  const unused = /* @__PURE__ */ new Map();
  for (const [name, { usedBy }] of _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputEntries */ .p) {
    if (usedBy === "all" || !given.has(name)) continue;
    const others = usedBy.filter(isUser).map((user) => typeof user === "string" ? void 0 : user.with);
    if (others.some((other) => other === void 0 || given.has(other))) continue;
    unused.set(name, [`by ${operation}`, ...others.map((other) => `without ${String(other)}`)].join(" "));
  }
  return unused;
}
function listWarnings(name, item, text, also) {
  return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(text).filter((line) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .otherNotation */ .je)(line) !== void 0 || also?.test(line) === true).map(
    (line) => `input ${name}: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(line)} is read as the name of one ${item}. Give one ${item} a line, without quotes`
  );
}



/***/ }),

/***/ 92542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ inputText),
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(74624);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(12383);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(51328);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(31497);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(85835);
/* harmony import */ var _unreadable_file_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(36907);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(87745);









function inputText(environment, name) {
  const { default: fallback = "", variable } = _table_js__WEBPACK_IMPORTED_MODULE_6__/* .inputTable */ .F[name];
  const texts = [environment[`INPUT_${name.toUpperCase()}`], fallback, environment[variable ?? ""]];
  return texts.map((text) => text?.trim() ?? "").find((text) => text !== "");
}
async function readInputs(environment) {
  const text = (name) => inputText(environment, name);
  const singles = {};
  for (const [name, { field, read }] of _table_js__WEBPACK_IMPORTED_MODULE_6__/* .inputEntries */ .p) {
    if (read !== void 0) singles[field ?? camelCase(name)] = await reading(name, () => read(text(name)));
  }
  const single = singles;
  const workspace = environment.GITHUB_WORKSPACE ?? ".";
  const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, text("working-directory") ?? ".");
  refuseNoFolder(text("working-directory"), workspace);
  const folders = (0,_packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readableFolders */ .gu)(workspace, environment);
  const below = (name, path) => {
    refuseOtherPaths(name, path);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path);
  };
  const baseUrl = await reading("base-url", () => (0,_address_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseUrl */ .$P)(text("base-url"), single));
  await reading("api-token", () => (0,_address_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseKeyOfOtherGeneration */ .j2)(single.apiToken, baseUrl));
  return {
    ...single,
    baseUrl,
    targets: readTargets(text, below),
    workspace,
    readableFolders: folders,
    workingDirectory,
    queueSettings: await readQueueSettings(text, below, folders, workspace),
    quarantinePolicy: await readPolicyInput(text("quarantine-policy"), below),
    quarantineFile: await reading("quarantine-file", () => readPath("quarantine-file", text, below))
  };
}
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
async function reading(name, read) {
  try {
    return await read();
  } catch (error) {
    throw error instanceof _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ ? new _input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d(name, error.message) : error;
  }
}
function refuseOtherPaths(name, path) {
  if (/^~[/\\]/.test(path)) {
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d(name, `${(0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path)} begins with ~, which only a shell replaces. Write the whole path`);
  }
  if (process.platform !== "win32" && /^[a-z]:[/\\]|^\\\\/i.test(path)) {
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d(
      name,
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path)} is a path of Windows, and this runner is another system. Write a path from the workspace`
    );
  }
}
function refuseNoFolder(written, workspace) {
  if (written === void 0) return;
  const say = (problem) => {
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d("working-directory", problem);
  };
  const shown = (0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(written);
  const isThere = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
  if (isThere(written)) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, written)).isFile()) {
      const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(written);
      const advice = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, folder) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace) ? "It is in the root, so leave the input empty" : `Give the folder that it is in: ${folder}`;
      say(`${shown} is a file. ${advice}`);
    }
    return;
  }
  refuseOtherPaths("working-directory", written);
  const mistake = (0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .mistakeIn */ .oR)(written);
  if (mistake !== void 0) say(mistake);
  if (written.includes("$"))
    say(`${shown} is not there, and nothing replaces a variable in an input. Write a path from the workspace`);
  const slashed = written.replaceAll("\\", "/");
  if (slashed !== written && isThere(slashed)) say(`${shown} is not there. Write ${slashed}`);
  const inside = slashed.replace(/^\/+/, "");
  if (inside !== written && inside !== "" && isThere(inside))
    say(`${shown} is not there. Without / in front, it begins at the workspace: write ${inside}`);
  if (/[,\n]/.test(written)) say(`${shown} is not there. Give one folder`);
}
function onlyOneOf(text, names) {
  const given = names.filter((name) => text(name) !== void 0);
  const [first, second] = given;
  if (first !== void 0 && second !== void 0) {
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d(
      first,
      `it cannot be given together with ${given.slice(1).join(" and ")}. Give only one of them`
    );
  }
}
function readTargets(text, below) {
  onlyOneOf(text, ["impacted-targets", "impacted-targets-file", "impacted-targets-from"]);
  const given = text("impacted-targets");
  if (given !== void 0) return { kind: "text", text: given };
  const file = text("impacted-targets-file");
  if (file !== void 0) return { kind: "file", path: below("impacted-targets-file", file) };
  const from = text("impacted-targets-from");
  return from === void 0 ? void 0 : { kind: "from", names: (0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .lines */ .Mn)(from).map((name) => name.toLowerCase()) };
}
function readPath(name, text, below) {
  const written = (0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .readName */ .MQ)(text(name));
  if (written?.includes("\n") === true) throw new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ("it has several lines. Give the path of one file");
  return written === void 0 ? void 0 : below(name, written);
}
async function readPolicyInput(text, below) {
  if (text === void 0) return void 0;
  return reading("quarantine-policy", async () => {
    const isMapping = /\n|:(?:\s|$)|^[[{'"&*!|>%@`#-]|^[a-z-]{2,}[:=]/i.test(text);
    if (!isMapping && /[./\\]/.test(text)) {
      return { kind: "file", path: below("quarantine-policy", (0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .readName */ .MQ)(text) ?? "") };
    }
    const { readPolicy } = await Promise.all(/* import() */[__nccwpck_require__.e(1138), __nccwpck_require__.e(8815), __nccwpck_require__.e(3759), __nccwpck_require__.e(4343), __nccwpck_require__.e(2808), __nccwpck_require__.e(1761)]).then(__nccwpck_require__.bind(__nccwpck_require__, 25242));
    return { kind: "policy", policy: readPolicy(text) };
  });
}
const settingsLimitBytes = 32 * 1024 * 1024;
async function readQueueSettings(text, below, folders, workspace) {
  const written = text("queue-settings");
  return reading("queue-settings", () => {
    if (written === void 0 || !(0,_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .namesFile */ .X7)(written)) return readSettings(written, false);
    const absolute = below("queue-settings", written);
    if (!/[./\\]/.test(written) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(absolute)) return readSettings(written, false);
    return readSettingsFile(written, absolute, folders, workspace);
  });
}
async function readSettingsFile(path, absolute, folders, workspace) {
  let content;
  try {
    content = (0,_packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWholeFile */ .M4)(absolute, folders, settingsLimitBytes);
  } catch (error) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ(
      `${(0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path)} cannot be read: ${(0,_unreadable_file_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A3)(error)}${otherEnding(path, absolute) || (0,_unreadable_file_js__WEBPACK_IMPORTED_MODULE_7__/* .pathAdvice */ .AY)(path, workspace)}`
    );
  }
  const mistake = (0,_unreadable_file_js__WEBPACK_IMPORTED_MODULE_7__/* .whyNotUtf8 */ .Ri)(content);
  if (mistake !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path)}: ${mistake}`);
  return readSettings(content.toString("utf8"), true).catch((error) => {
    throw error instanceof _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ ? new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path)}: ${error.message}`) : error;
  });
}
function otherEnding(path, absolute) {
  const other = (one) => one.replace(/\.(ya?ml)$/, (_, end) => end === "yml" ? ".yaml" : ".yml");
  return other(absolute) !== absolute && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(other(absolute)) ? `. Write ${other(path)}` : "";
}
const otherFiles = [
  [/^(?:on|jobs|runs|steps)$/, "a workflow of GitHub Actions"],
  [/^(?:targets|impact-all|impact-none|build-systems)$/, "the file of impacted-targets-config"]
];
async function readSettings(text, required) {
  const written = await (0,_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .readMapping */ .vh)(text, { required, example: "mode: parallel" });
  if (written === void 0) return void 0;
  for (const [keys, what] of otherFiles) {
    const key = Object.keys(written).find((one) => keys.test(one));
    if (key !== void 0)
      throw new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ(`it has ${key}, so it is ${what}. Give a file with settings, such as \`mode: parallel\``);
  }
  const { checkSettings } = await __nccwpck_require__.e(/* import() */ 5962).then(__nccwpck_require__.bind(__nccwpck_require__, 45962));
  const reading2 = checkSettings(written);
  if (reading2.problem !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .BadValue */ .FQ(reading2.problem);
  return reading2.settings;
}



/***/ }),

/***/ 31497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   iS: () => (/* binding */ whyNoMapping),
/* harmony export */   sL: () => (/* binding */ readExtraFields),
/* harmony export */   vh: () => (/* binding */ readMapping)
/* harmony export */ });
/* harmony import */ var _service_reserved_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(85695);
/* harmony import */ var _packages_shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(42183);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(89478);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(87745);




const deepest = 100;
const namesFile = (text) => !/\n|^[[{]|:(?:\s|$)/.test(text);
async function readMapping(text, { required = false, example = "priority: high" } = {}) {
  if (text === void 0) return void 0;
  const value = await readYaml(text);
  if (value === null && !required) return void 0;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ(whyNoMapping(value, example));
  }
  const odd = Object.keys(value).find((key) => /[“”„‘’«»]/.test(key));
  if (odd !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ(`the key ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(odd)} has typographic quotes. Remove them`);
  const problem = whyNoJson(value, /* @__PURE__ */ new Set(), /* @__PURE__ */ new Set());
  if (problem !== void 0) throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ(problem);
  const reserved = _service_reserved_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .reservedFields */ .E.find((field) => Object.hasOwn(value, field));
  if (reserved !== void 0) {
    throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ(`it cannot set ${reserved}, which the action sets itself. Remove that field`);
  }
  return value;
}
function whyNoMapping(value, example) {
  if (value === null || value === void 0)
    return `it is empty. Write a mapping in YAML or JSON, such as \`${example}\``;
  const must = `it must be a mapping in YAML or JSON, such as \`${example}\``;
  if (Array.isArray(value)) return `${must}, and not a list. Write the lines without "- "`;
  const [, key, sign, content] = /^([A-Za-z][\w-]*)\s*([=:])\s*(\S.*)$/s.exec(typeof value === "string" ? value : "") ?? [];
  if (key !== void 0 && content !== void 0) {
    const what = sign === "=" ? "with a colon in place of =" : "with a space behind the colon";
    return `${must}. Write ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(`${key}: ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(content, 60)}`)}, ${what}`;
  }
  const [, word, rest] = /^([A-Za-z][\w-]*) +(\w[\w-]*)$/.exec(typeof value === "string" ? value : "") ?? [];
  if (word !== void 0 && rest !== void 0) return `${must}. Write ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(`${word}: ${rest}`)}, with a colon`;
  return must;
}
async function readExtraFields(text) {
  return await readMapping(text) ?? {};
}
async function readYaml(text) {
  const { LineCounter, parseDocument } = await __nccwpck_require__.e(/* import() */ 8815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 38815, 19));
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
    const [problem] = document.errors;
    if (problem === void 0) return document.toJS();
    if (problem.code === "RESOURCE_EXHAUSTION") throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ(tooDeep);
    const { line, col } = lineCounter.linePos(problem.pos[0]);
    throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ(`line ${String(line)}, column ${String(col)}: ${(0,_packages_shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlMistake */ .YY)(problem, text)}`);
  } catch (error) {
    if (error instanceof _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ) throw error;
    if (error instanceof RangeError) throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ(tooDeep);
    throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .BadValue */ .FQ((0,_packages_shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlValueMistake */ .DH)(error.message));
  }
}
const tooDeep = `it is nested more than ${String(deepest)} deep`;
const unsayable = ", which JSON can't represent";
function whyNoJson(value, above, known) {
  if (typeof value === "number" && !Number.isFinite(value)) return `it holds ${String(value)}${unsayable}`;
  if (typeof value !== "object" || value === null) return void 0;
  if (above.has(value)) return `it holds itself${unsayable}`;
  if (known.has(value)) return void 0;
  if (above.size >= deepest) return tooDeep;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return `it holds a value of the type ${value.constructor.name}${unsayable}`;
  const here = /* @__PURE__ */ new Set([...above, value]);
  for (const one of Object.values(value)) {
    const problem = whyNoJson(one, here, known);
    if (problem !== void 0) return problem;
  }
  known.add(value);
  return void 0;
}



/***/ }),

/***/ 85835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ inputTable),
/* harmony export */   p: () => (/* binding */ inputEntries)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(12383);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(31497);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(87745);



const computedTargets = { by: "targets", with: "impacted-targets-from" };
const waitingSubmission = { by: "submit-pull-request", with: "wait" };
const inputTable = {
  operation: {
    required: true,
    usedBy: "all",
    description: "What to do: the name of an operation of docs/reference.md. The endpoint's own spelling (`submitPullRequest`) works too; case, `-` and `_` do not matter"
  },
  "base-url": {
    variable: "MERGE_QUEUE_BASE_URL",
    usedBy: "all",
    description: "The service's base address, which ends with the version segment: `\u2026/v1`, or `\u2026/v2` for the second generation of the interface. Without it, the environment variable `MERGE_QUEUE_BASE_URL` is used"
  },
  "api-token": {
    variable: "MERGE_QUEUE_API_TOKEN",
    read: _address_js__WEBPACK_IMPORTED_MODULE_0__/* .readToken */ .AI,
    usedBy: "all",
    description: "Sent as `x-api-token`, with `/v2` as `Authorization: Bearer`, to the host of `base-url` only; masked in the log before anything else happens. Without it, the environment variable `MERGE_QUEUE_API_TOKEN` is used. Where both are empty in the `pull_request` event of a fork, `set-impacted-targets` sends the id of the run instead"
  },
  "github-token": {
    runnerDefault: "${{ github.token }}",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR,
    usedBy: "all",
    description: "Used only when the event does not name its pull request, when a run is started again, because a rerun has the event of its first attempt, and by `sync-queue`"
  },
  repository: {
    read: _address_js__WEBPACK_IMPORTED_MODULE_0__/* .readRepository */ .Nu,
    usedBy: "all",
    description: "`owner/name`, or `host/owner/name` where it is not on the GitHub server of the workflow. A host has a dot or a port; behind it, the owner may be a group in a group. Default: the workflow's repository"
  },
  "target-branch": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBranch */ .pG,
    usedBy: ["pull request", "targets", "queue", "get-merge-queue-metrics", "audit-impacted-targets"],
    description: "Branch that the merge queue merges into. Default: the pull request's base branch, else the repository's default branch"
  },
  "pull-request": {
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ least: 1, most: Number.MAX_SAFE_INTEGER }),
    usedBy: [
      "pull request",
      "targets",
      "reports",
      "get-merge-queue-testing-details",
      { by: "all", with: "required-label" }
    ],
    description: "Number of the pull request. Default: the one that the event is about"
  },
  "pull-request-sha": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSha */ .tU,
    usedBy: ["targets"],
    description: "Head commit of the pull request, sent with impacted targets. Default: the one in the event, else the one that GitHub names"
  },
  "required-label": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLabels */ .k2,
    usedBy: "all",
    description: "Labels, one a line. The step acts only when the pull request has one of them (case does not matter, as on GitHub). When the event is an added label, that label has to be one of them. Otherwise the step skips, and succeeds. `submit-pull-request` also skips a push to a fork, because nobody may have seen the new commit. `sync-queue` needs it, and acts on every open pull request with one of them"
  },
  "queue-branches": {
    default: "trunk-merge/**\ntrunk-temp/**",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn,
    usedBy: ["submit-pull-request", "set-impacted-targets", "wait-for-pull-request", "sync-queue"],
    description: "Globs of the branches from which the queue itself opens pull requests, one a line. Uploads, submissions and waiting for these pull requests are skipped, and succeed"
  },
  priority: {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readPriority */ .Z8,
    usedBy: ["submit-pull-request", "sync-queue"],
    description: "Priority of a submission: a name (`urgent`, `high`, `medium`, `low`, or another one that the service knows) or a number; 0 is the most urgent"
  },
  "no-batch": {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: ["submit-pull-request", "sync-queue"],
    description: "Whether to test the submitted pull request by itself, and not in a batch with others"
  },
  requeue: {
    default: "never",
    read: (text) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readChoice */ .Kf)(text?.toLowerCase(), ["never", "once"], () => "Write once to submit it one more time"),
    usedBy: ["sync-queue"],
    description: "`never`, or `once`: `sync-queue` submits a pull request that failed one more time for the same head commit, where the history of the service shows that it failed once. Only `/v2` shows one"
  },
  "max-submissions": {
    default: "20",
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ least: 0, most: 1e4 }),
    usedBy: ["sync-queue"],
    description: "The most pull requests that one run of `sync-queue` submits. The next run goes on"
  },
  "withdraw-unlabelled": {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: ["sync-queue"],
    description: "Whether `sync-queue` takes a pull request out of the queue that has lost `required-label`, as its timeline on GitHub shows"
  },
  "test-run-id": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readName */ .MQ,
    usedBy: ["get-merge-queue-testing-details"],
    description: "The test run that `get-merge-queue-testing-details` reads; a service may require it"
  },
  "extra-fields": {
    read: _mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .readExtraFields */ .sL,
    // This includes operations whose requests cannot hold more fields: they refuse the input with an error.
    usedBy: ["pull request", "queue", "tests", "get-merge-queue-metrics"],
    description: "YAML or JSON mapping that is added to the request body's top level (`priority: high`). It cannot replace `repo`, `targetBranch`, `pr`, `impactedTargets`, `org_url_slug` or `page_query`"
  },
  "impacted-targets": {
    usedBy: ["targets"],
    description: "Targets, one a line, or `ALL`"
  },
  "impacted-targets-file": {
    computes: { fileAboveBytes: 8 * 1024 * 1024 },
    usedBy: ["targets"],
    description: 'Path of a file with the targets, in UTF-8: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line (`ALL` alone means all)'
  },
  "impacted-targets-from": {
    computes: true,
    usedBy: ["targets", "audit-impacted-targets"],
    description: "How to compute the targets: `auto`, `paths`, or names of build systems, one a line"
  },
  "impacted-targets-config": {
    default: ".github/impacted-targets.yml",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR,
    usedBy: [computedTargets, "audit-impacted-targets"],
    description: "Path of the configuration file: the rules of `paths`, and what single files impact"
  },
  "base-sha": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSha */ .tU,
    usedBy: [computedTargets, "audit-impacted-targets"],
    description: "Commit to compare with when targets are computed. Default: the target branch's head. For `audit-impacted-targets`: the last good commit. Default: the one that the last successful run of this workflow on this branch tested"
  },
  "head-sha": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSha */ .tU,
    usedBy: [computedTargets, "audit-impacted-targets"],
    description: "Commit whose changes are computed. Default: the pull request's merge commit. For `audit-impacted-targets`: the commit that failed. Default: the one that is checked out"
  },
  "trust-pull-request": {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: [computedTargets],
    description: "Whether build systems may execute code of the pull request in events whose workflows have secrets whoever wrote it (`pull_request_target`, `workflow_run` and the like). With `false`, build systems that execute code refuse, and a changed `impacted-targets-config` means `ALL`"
  },
  "working-directory": {
    usedBy: ["targets", "audit-impacted-targets", "reports", "settings"],
    description: "Root of the build, and start of relative paths. Default: the workspace"
  },
  shards: {
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ least: 1, most: 256 }),
    usedBy: ["targets"],
    description: "Also split the computed targets into at most this many groups, for a job matrix. There are more groups only when the names of one would not fit into an environment variable"
  },
  "queue-settings": {
    // YAML takes a hundred times as long to read as a list of targets.
    computes: { fileAboveBytes: 128 * 1024 },
    usedBy: ["settings"],
    description: "YAML or JSON mapping of queue settings, or the path of a file with one, for `create-queue`, `update-queue` and `apply-queue`. Known settings are checked"
  },
  "metrics-scope": {
    default: "repository",
    read: (text) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readChoice */ .Kf)(text, ["repository", "organization", "queue"]),
    usedBy: ["get-merge-queue-metrics"],
    description: "`repository`, `organization`, or with `/v2` the `queue` of `target-branch`, which is needed then"
  },
  "organization-slug": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSlug */ .W3,
    usedBy: "all",
    description: "The organization's slug at the service; needed by the flaky-test operations, but not with `/v2`"
  },
  "test-collection": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR,
    usedBy: ["tests"],
    description: "With `/v2`: id of the test collection that the flaky-test operations read. Without it, they read the tests of this repository in all collections"
  },
  status: {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk,
    usedBy: ["list-unhealthy-tests"],
    description: "`FLAKY` or `BROKEN`: the tests that `list-unhealthy-tests` lists. Default: both, one after the other"
  },
  "page-size": {
    default: "100",
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ least: 1, most: 100, all: 100 }),
    usedBy: ["tests"],
    description: "Rows of a page, 1 to 100"
  },
  "max-pages": {
    default: "0",
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ least: 0, most: 1e6, all: 0 }),
    usedBy: ["tests"],
    description: "Stop after this many pages; 0 reads all pages"
  },
  "failed-targets": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn,
    usedBy: ["audit-impacted-targets"],
    description: "Names of targets that failed, one a line"
  },
  "fail-on-escape": {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: ["audit-impacted-targets"],
    description: "Whether `audit-impacted-targets` fails the step when a target escaped"
  },
  "junit-paths": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn,
    computes: true,
    usedBy: ["reports", "audit-impacted-targets"],
    description: "Globs of JUnit XML reports, one a line; `!` in front excludes"
  },
  tests: {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn,
    usedBy: ["check-quarantined-tests"],
    description: "Test names, one a line"
  },
  "quarantine-policy": {
    usedBy: ["reports", "audit-impacted-targets"],
    description: "YAML or JSON mapping, or the path of a file with one: `codeowners`, `max-days`, `warn-days`, `max-failures`, `required-suites`, `min-tests`, `never-excuse` and `variant` (docs/flaky-tests.md has the keys). A file is read from a commit that no pull request decides: its base, or the commit that is tested"
  },
  "quarantine-file": {
    computes: true,
    usedBy: ["reports", "audit-impacted-targets"],
    description: "Path of a JSON or YAML file with a list of quarantined tests, in the fields of the service. It is read beside the service, or in its place where `base-url` and `api-token` are not given; from the same commit as a file of `quarantine-policy`"
  },
  "tests-outcome": {
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readOutcome */ .ns,
    usedBy: ["excuse-quarantined-failures"],
    description: "Outcome of the step that ran the tests: `steps.<id>.outcome`, or `unknown` if there is no such step. `excuse-quarantined-failures` requires it. With `failure`, it passes only if the reports show what failed. With `cancelled` or `skipped`, it does not pass"
  },
  wait: {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: ["submit-pull-request"],
    description: "Whether `submit-pull-request` waits for the final state, as `wait-for-pull-request` does"
  },
  "wait-timeout-minutes": {
    default: "60",
    field: "waitTimeoutMs",
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .milliseconds */ .Rz)({ unitMs: 6e4, most: 50400 }),
    usedBy: [waitingSubmission, "wait-for-pull-request"],
    description: "How long to wait"
  },
  "poll-interval-seconds": {
    default: "10",
    field: "pollIntervalMs",
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .milliseconds */ .Rz)({ unitMs: 1e3, most: 3600 }),
    usedBy: [waitingSubmission, "wait-for-pull-request"],
    description: "The longest delay between two polls while waiting"
  },
  "cancel-on-abort": {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: [waitingSubmission],
    description: "Whether a step that is cancelled while it waits withdraws the pull request that it submitted"
  },
  "request-timeout-seconds": {
    default: "30",
    field: "requestTimeoutMs",
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .milliseconds */ .Rz)({ unitMs: 1e3, most: 3600 }),
    usedBy: "all",
    description: "Time limit of one attempt of a request"
  },
  "max-attempts": {
    default: "5",
    read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ least: 1, most: 100 }),
    usedBy: "all",
    description: "Attempts of one request, with the first one; responses 429 do not count, unless it is 1"
  },
  "allow-insecure-http": {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: "all",
    description: "Whether `base-url` may be plain HTTP to another host than this machine, such as a service container of the job. Everybody in the network can then read the token"
  },
  "dry-run": {
    default: "false",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: "all",
    description: "Resolve and show everything, and change nothing. `apply-queue`, `sync-queue`, `check-quarantined-tests` and `excuse-quarantined-failures` read the service to show what they would do, and are green; other operations send nothing"
  },
  summary: {
    default: "true",
    read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf,
    usedBy: "all",
    description: "Whether to write the job summary"
  }
};
const inputEntries = Object.entries(inputTable);



/***/ }),

/***/ 36907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   AY: () => (/* binding */ pathAdvice),
/* harmony export */   Ri: () => (/* binding */ whyNotUtf8),
/* harmony export */   qx: () => (/* binding */ mostNames)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _packages_shared_src_files_utf16_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(35755);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(89478);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(87745);






function reasonOf(error) {
  const code = error.code ?? "";
  const meanings = {
    ENOENT: "there is no such file",
    EISDIR: "it is a folder",
    EACCES: "this user may not read it",
    ENOTDIR: "part of its path isn't a folder",
    ELOOP: "it is a link that leads back to itself"
  };
  return meanings[code] ?? (error instanceof Error ? (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(error.message) : String(error));
}
function whyNotUtf8(bytes) {
  if ((0,_packages_shared_src_files_utf16_js__WEBPACK_IMPORTED_MODULE_5__/* .isUtf16 */ .b)(bytes)) {
    return "it is UTF-16, as PowerShell writes it by default. Save it as UTF-8 (Out-File -Encoding utf8)";
  }
  return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? void 0 : "it is not UTF-8. Write it in that encoding";
}
const mostNames = 1e3;
function pathAdvice(written, from) {
  const mistake = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .mistakeIn */ .oR)(written);
  if (mistake !== void 0) return `. ${(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)(mistake)}`;
  if (/^https?:\//.test(written)) return ". Give a file of this machine, not an address";
  if (/\$\w|\$\{/.test(written)) return ". Nothing replaces a variable in an input. Write a path from the workspace";
  const inside = written.replace(/^\/+/, "").replaceAll("\\", "/");
  if (inside !== written && inside !== "" && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(from, inside))) return `. Write ${inside}`;
  if (/[,;\n]/.test(written)) return ". Give one file";
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(from, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(written));
  const bare = (name) => name.toLowerCase().replace(/\.[a-z]+$/, "");
  try {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(written);
    const near = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).slice(0, mostNames).find((one) => bare(one) === bare(name) && one !== name);
    return near === void 0 ? "" : `. Did you mean ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(written), near)}?`;
  } catch {
    return "";
  }
}



/***/ }),

/***/ 87745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ BadValue),
/* harmony export */   Kf: () => (/* binding */ readChoice),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   Rz: () => (/* binding */ milliseconds),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   W3: () => (/* binding */ readSlug),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   bP: () => (/* binding */ readNameGlobs),
/* harmony export */   hC: () => (/* binding */ readOwners),
/* harmony export */   je: () => (/* binding */ otherNotation),
/* harmony export */   k2: () => (/* binding */ readLabels),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   ns: () => (/* binding */ readOutcome),
/* harmony export */   oR: () => (/* binding */ mistakeIn),
/* harmony export */   pG: () => (/* binding */ readBranch),
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   tU: () => (/* binding */ readSha),
/* harmony export */   w6: () => (/* binding */ unreplaced),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(97319);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(89478);


class BadValue extends Error {
  name = "BadValue";
}
const quoted = (text) => JSON.stringify((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 100));
const readText = (text) => text;
function mistakeIn(text) {
  const notation = otherNotation(text);
  return unreplaced(text) ?? (notation === void 0 ? void 0 : `${quoted(text)} ${notation}`);
}
function refuseMistake(text) {
  const mistake = mistakeIn(text);
  if (mistake !== void 0) throw new BadValue(mistake);
}
const noValue = /^(?:null|undefined|NaN)$/;
function unreplaced(text) {
  if (/^\$?\{\{.*\}\}$/s.test(text)) return `it is the text ${quoted(text)}, which nothing replaced`;
  if (/^(?:secrets|vars|env|steps|github|needs|inputs|matrix|job|runner)\.[\w.-]+$/.test(text)) {
    return `it is the text ${quoted(text)}. Write it as an expression: \${{ ${text} }}`;
  }
  return /^(?:\$\w+|\$\{\w+\}|\$env:\w+|%\w+%)$/i.test(text) ? `it is the name of a variable, ${quoted(text)}, which nothing replaces in an input. Write an expression, such as \${{ vars.NAME }}` : void 0;
}
function readBranch(text) {
  if (text === void 0) return void 0;
  refuseMistake(text);
  const refuse = (why) => {
    throw new BadValue(`${quoted(text)} ${why}`);
  };
  if (/\s/.test(text)) refuse("has a space or a line break. Give one branch, such as main");
  if (text.startsWith("refs/tags/")) refuse("is a tag. Give a branch, such as main");
  if (/^(?:refs\/)?pull\/\d+(?:\/(?:merge|head))?$/.test(text))
    refuse("is a pull request. Give the branch that it merges into, such as main");
  if (text === "HEAD" || text === "@") refuse("names a commit. Give a branch, such as main");
  if (/^[0-9a-f]{40}$/.test(text)) refuse("is a commit. Give a branch, such as main");
  const remote = /^(?:refs\/)?(?:remotes\/)?origin\/(.+)$/.exec(text)?.[1];
  if (remote !== void 0) refuse(`is a branch as Git names it on a remote. Write ${remote}`);
  const branch = text.replace(/^refs\/heads\//, "");
  const meant = (/^https?:\/\//.test(text) ? /^[\w./-]+$/.exec(text.split("/tree/").at(-1) ?? "")?.[0] : void 0) ?? /^(?:heads\/|\/+|[\w.-]+:)?([\w.-]+(?:\/[\w.-]+)*)(?:[~^]\d*|:|\/+)?$/.exec(branch)?.[1];
  const isNone = new RegExp("^$|^[-/]|\\/$|\\/\\/|\\.\\.|[~^:\\\\]|@\\{|\\.lock$|\\.$|\\p{Cc}", "u").test(branch);
  if (!isNone && !text.startsWith("heads/")) return branch;
  return refuse(
    `can't be the name of a branch. ${meant === void 0 || meant === text || meant.startsWith("-") || meant.includes("..") ? "Give a branch, such as main" : `Write ${meant}`}`
  );
}
function readSha(text) {
  if (text !== void 0 && /^0+$/.test(text)) {
    throw new BadValue(
      "it has only zeros, as the event of a new branch does where there is no commit. Leave the input empty"
    );
  }
  if (text !== void 0 && !/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) {
    refuseMistake(text);
    const advice = /^[\w./-]{1,39}$/.test(text) ? `. \`git rev-parse ${text}\` prints it` : "";
    throw new BadValue(`${quoted(text)} isn't a full commit SHA (40 or 64 hex digits)${advice}`);
  }
  return text?.toLowerCase();
}
function number(range, unitMs = 864e5) {
  return (text) => {
    if (text === void 0) return void 0;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    const tooSmall = range.above === void 0 ? value < (range.least ?? 0) : value <= range.above;
    if (Number.isNaN(value) || tooSmall || value > range.most) {
      refuseNoValue(text);
      const least = range.above === void 0 ? `from ${String(range.least ?? 0)} to` : `above ${String(range.above)}, and at most`;
      const thousandth = value / 1e3;
      const advice = value > range.most && Number.isInteger(thousandth) && thousandth <= range.most && unitMs === 1e3 ? `. If it is in milliseconds, write ${String(thousandth)}` : numberAdvice(text, unitMs);
      throw new BadValue(`${quoted(text)} is not a number ${least} ${String(range.most)}${advice}`);
    }
    return value;
  };
}
const unitsMs = {
  ms: 1,
  s: 1e3,
  m: 6e4,
  h: 36e5,
  d: 864e5,
  w: 6048e5
};
const unitOf = (word) => /^(?:ms|millis\w*)$/i.test(word) ? "ms" : /^(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?)$/i.exec(word)?.[0].charAt(0).toLowerCase();
function numberAdvice(text, unitMs) {
  const [, number2] = /^(?:#|!|(?:GH|PR)[-# ]*|(?:https?:\/\/\S{1,200}\/)?(?:pull|issues|merge_requests)\/|refs\/pull\/|[\w.-]+\/[\w.-]+#)(\d+)(?:[/#?][\w/#?=&-]*)?$/i.exec(
    text
  ) ?? /^["'](\d+(?:\.\d+)?)["']$/.exec(text) ?? /^(\d+)\.0+$/.exec(text) ?? /^(\d+(?:\.\d+)?)\s+#/.exec(text) ?? [];
  if (number2 !== void 0) return `. Write ${number2}`;
  if (/^\d{1,3}(?:[,_]\d{3})+$/.test(text)) return `. Write ${text.replaceAll(/[,_]/g, "")}`;
  if (/^\d+,\d+$/.test(text)) return unitMs === void 0 ? ". Give one number" : `. Write ${text.replace(",", ".")}`;
  const [, amount = "", word] = /^(\d+(?:[.,]\d+)?)\s*([a-z%]+)$/i.exec(text) ?? [];
  if (word === void 0) return "";
  const unit = unitOf(word);
  if (unit !== void 0 && unitMs !== void 0) {
    return `. Write ${String(Number((Number(amount.replace(",", ".")) * (unitsMs[unit] ?? 1) / unitMs).toFixed(3)))}`;
  }
  return unit === void 0 && word !== "%" ? "" : `. Give the number without ${quoted(word)}`;
}
function refuseNoValue(text) {
  refuseUnreplaced(text);
  if (noValue.test(text)) {
    throw new BadValue(`it is the text ${quoted(text)}, so the expression or script that makes it had no value`);
  }
}
function integer({
  least,
  most,
  all
}) {
  return (text) => {
    if (text === void 0) return void 0;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isNaN(value) || value < least || value > most) {
      refuseNoValue(text);
      const isAll = all !== void 0 && /^(?:all|none|unlimited|infinite|max|-1)$/i.test(text);
      const what = most === Number.MAX_SAFE_INTEGER ? "a positive whole number" : `a whole number from ${String(least)} to ${String(most)}`;
      const advice = isAll ? `. Write ${String(all)}` : numberAdvice(text);
      throw new BadValue(`${quoted(text)} is not ${what}${advice}`);
    }
    return value;
  };
}
function milliseconds({ unitMs, most }) {
  const read = number({ above: 0, most }, unitMs);
  return (text) => {
    const value = read(text);
    return value === void 0 ? void 0 : value * unitMs;
  };
}
function readBoolean(text) {
  if (text !== void 0 && /^(true|True|TRUE)$/.test(text)) return true;
  if (text === void 0 || /^(false|False|FALSE)$/.test(text)) return false;
  refuseNoValue(text);
  const meant = /^["']?(?:y|yes|on|1|true|tru|t|enabled?|always)["']?(?:\s+#.*)?$/i.test(text) ? ". Write true" : /^["']?(?:n|no|off|0|false|f|disabled?|never|none)["']?(?:\s+#.*)?$/i.test(text) ? ". Write false" : "";
  throw new BadValue(`${quoted(text)} is neither true nor false${meant}`);
}
function readChoice(text, choices, adviceFor = () => void 0) {
  const choice = choices.find((candidate) => candidate === text);
  if (text !== void 0 && choice === void 0) {
    const written = text.toLowerCase().replace(/^[^a-z]+/, "");
    const begins = choices.find(
      (candidate) => written.length > 2 && candidate.toLowerCase().slice(0, 4) === written.slice(0, Math.min(4, candidate.length))
    ) ?? choices.find((candidate) => written.length > 2 && candidate.toLowerCase().startsWith(written));
    const advice = unreplaced(text) ?? adviceFor(text) ?? (begins === void 0 ? void 0 : `Write ${begins}`);
    throw new BadValue(
      `${quoted(text)} is not one of ${choices.join(", ")}${advice === void 0 ? "" : `. ${capital(advice)}`}`
    );
  }
  return choice;
}
const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
function refuseUnreplaced(text) {
  const mistake = text === void 0 ? void 0 : unreplaced(text);
  if (mistake !== void 0) throw new BadValue(mistake);
}
function readName(text) {
  if (text !== void 0) refuseMistake(text);
  return text;
}
function readLabels(text) {
  refuseUnreplaced(text);
  return text;
}
function readStatus(text) {
  refuseUnreplaced(text);
  return readChoice(text?.toUpperCase(), _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__/* .unhealthyStatuses */ .zp, (written) => {
    if (/QUARANTINED?/.test(written)) return "Quarantined tests are in list-quarantined-tests";
    if (written.includes("HEALTHY")) return "Leave status empty for all unhealthy tests. Healthy tests are in no list";
    const several = _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__/* .unhealthyStatuses */ .zp.filter((status) => written.includes(status)).length > 1;
    if (several || /^(?:ALL|BOTH|ANY|\*)$/.test(written)) return "Leave status empty, which lists both";
    return /^[^A-Z]*FL/.test(written) ? "Write FLAKY" : void 0;
  });
}
const stepOutcomes = ["success", "failure", "cancelled", "skipped", "unknown"];
function readOutcome(text) {
  refuseUnreplaced(text);
  return readChoice(text?.toLowerCase(), stepOutcomes, (written) => {
    if (/^cancel|^abort/.test(written)) return "Write cancelled";
    if (written.startsWith("skip")) return "Write skipped";
    if (/^["']?(?:fail\w*|false|1|error|timed_out|red)["']?$/.test(written) || written.includes("failure"))
      return "Write failure";
    if (/^["']?(?:pass\w*|ok|true|0|succeeded|green)["']?$/.test(written) || written.includes("success"))
      return "Write success";
    return "Give ${{ steps.<id>.outcome }} of the step that ran the tests";
  });
}
function readSlug(text) {
  if (text === void 0) return void 0;
  refuseUnreplaced(text);
  if (noValue.test(text) || /^(?:your[-_].*|my-org|<.*>)$/i.test(text)) {
    throw new BadValue(`${quoted(text)} is a placeholder. Give the part of your organization's page that names it`);
  }
  const [, , inQuotes] = /^(["'`])(.*)\1$/.exec(text) ?? [];
  const isAddress = /^https?:\/\/|^[\w-]+(?:\.[\w-]+)+\//.test(text);
  const isHost = /^(?:app|api)\.[\w.-]+$/.test(text);
  if (inQuotes === void 0 && !isAddress && !isHost && !/[\s/,;]|^@/.test(text)) return text;
  const bare = inQuotes ?? text;
  const meant = isAddress ? bare.replace(/^https?:\/\//, "").split("/")[1] : bare.replace(/^[@/]+/, "").split("/")[0];
  const advice = !isHost && meant !== void 0 && /^[\w.-]+$/.test(meant) ? `Write ${meant}` : "It is the part of the address of your organization's page that names it";
  throw new BadValue(`${quoted(text)} isn't a slug, which has no spaces, quotes or slashes. ${advice}`);
}
function lines(text) {
  return (text ?? "").split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
}
const wholePriority = integer({ least: 0, most: 4294967295 });
function readPriority(text) {
  if (text !== void 0) refuseMistake(text);
  const [, commented] = /^(\S+)\s+#/.exec(text ?? "") ?? [];
  if (commented !== void 0) throw new BadValue(`${quoted(text ?? "")} has a comment. Write ${commented}`);
  if (/[,\n]/.test(text ?? "")) throw new BadValue(`${quoted(text ?? "")} names several. Give one name or number`);
  if (text === void 0 || !/^[+-]?[\d.]+$/.test(text)) return text;
  return wholePriority(text);
}
const otherNotations = [
  [/^[“”„‘’«].*[“”‘’»]$/, "is in typographic quotes. Remove them"],
  [/^(["'`]).*\1$/, "is in quotes, which count as part of the name. Remove them"],
  [/^- /, 'begins like an item of a YAML list. Give one name a line, without "- "'],
  [/^\[[^"'\n]*["'].*\]$/, "looks like a JSON list. Give one name a line"]
];
const otherNotation = (line) => otherNotations.find(([form]) => form.test(line))?.[1];
const regularExpression = /^\^|\$$|\\\.|\.\+/;
function readOwners(text) {
  const owners = lines(text);
  for (const owner of owners) {
    refuseMistake(owner);
    if (/[,\s]/.test(owner)) {
      throw new BadValue(`${quoted(owner)} has a comma or a space. Give one code owner a line`);
    }
  }
  return owners;
}
function readNameGlobs(text) {
  const globs = lines(text);
  for (const glob of globs) {
    refuseMistake(glob);
    if (regularExpression.test(glob)) {
      throw new BadValue(`${quoted(glob)} looks like a regular expression. Give a glob, such as checkout*`);
    }
    if (/^!(?!\()/.test(glob)) {
      throw new BadValue(
        `${quoted(glob)} begins with !, but this list can't exclude anything. Write the globs without it`
      );
    }
  }
  return globs;
}



/***/ }),

/***/ 51529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ readOperation),
/* harmony export */   ji: () => (/* binding */ operationNamed)
/* harmony export */ });
/* unused harmony export nearestOperation */
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51328);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(92542);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(87745);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(29272);




const spelling = (text) => text.toLowerCase().replace(/[-_\s]/g, "");
function operationNamed(text) {
  const written = spelling(text);
  return _table_js__WEBPACK_IMPORTED_MODULE_3__/* .operationNames */ .q.find((name) => spelling(name) === written);
}
async function nearestOperation(text) {
  const { closestMatch } = await __nccwpck_require__.e(/* import() */ 7785).then(__nccwpck_require__.bind(__nccwpck_require__, 47785));
  const written = spelling(text);
  const [firstWord = "", ...otherWords] = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const called = (word) => _table_js__WEBPACK_IMPORTED_MODULE_3__/* .operationNames */ .q.find((name) => _table_js__WEBPACK_IMPORTED_MODULE_3__/* .operations */ .z[name].aliases?.includes(word));
  const nearest = (most) => {
    const maxDistance = Math.min(most, Math.floor(written.length / 2));
    return operationNamed(closestMatch(written, _table_js__WEBPACK_IMPORTED_MODULE_3__/* .operationNames */ .q.map(spelling), { maxDistance }) ?? "");
  };
  return called(written) ?? nearest(3) ?? called(firstWord) ?? otherWords.map(called).find((name) => name !== void 0) ?? nearest(8);
}
async function readOperation(environment) {
  const text = (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputText */ .A)(environment, "operation");
  const choice = `Give one of ${_table_js__WEBPACK_IMPORTED_MODULE_3__/* .operationNames */ .q.join(", ")}`;
  if (text === void 0) throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("operation", `it is required. ${choice}`);
  const name = operationNamed(text);
  if (name !== void 0) return name;
  const mistake = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .unreplaced */ .w6)(text);
  if (mistake !== void 0) throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("operation", `${mistake}. ${choice}`);
  const several = text.split(/[,;\n]/).filter((part) => operationNamed(part) !== void 0);
  if (several.length > 1) {
    throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("operation", `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text)} names several. A step does one: write a step for each`);
  }
  if (/^analy[sz]/i.test(text)) {
    throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("operation", `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text)} is a command. Run merge-queue analyze (docs/analysis.md)`);
  }
  const nearest = await nearestOperation(text);
  throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(
    "operation",
    `there is no operation ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text)}. ${nearest === void 0 ? choice : `Did you mean ${nearest}?`}`
  );
}



/***/ }),

/***/ 96333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ Interrupted),
/* harmony export */   l: () => (/* binding */ planned)
/* harmony export */ });
function planned(result, request, next) {
  return { result, request, carryOut: () => next(request()) };
}
class Interrupted extends Error {
  /** @param pullRequest its last known state, for the outputs */
  constructor(message, pullRequest) {
    super(message);
    this.pullRequest = pullRequest;
  }
  pullRequest;
  name = "Interrupted";
}



/***/ }),

/***/ 89924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ pullRequestResult),
/* harmony export */   JG: () => (/* binding */ gitHubFor),
/* harmony export */   Js: () => (/* binding */ queueRemarks),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bh: () => (/* binding */ targetBranchOf),
/* harmony export */   cb: () => (/* binding */ pullRequestReference),
/* harmony export */   mM: () => (/* binding */ refuseExtraFields),
/* harmony export */   vL: () => (/* binding */ queueResult),
/* harmony export */   xm: () => (/* binding */ queueReference)
/* harmony export */ });
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51328);
/* harmony import */ var _pull_request_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(34970);
/* harmony import */ var _pull_request_context_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(35338);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(80182);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(32671);





function promised(value, what) {
  if (value === void 0) throw new Error(`the operation uses the ${what} without needing it`);
  return value;
}
const repositoryOf = (step) => promised(step.context.repository, "repository");
const targetBranchOf = (step) => promised(step.context.targetBranch, "target branch");
const pullRequestOf = (step) => promised(step.context.pullRequest, "pull request");
function gitHubFor({ inputs, event, signal, clock }, repository, onRetry) {
  const { githubToken: token } = inputs;
  return new _pull_request_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubApi */ .y({ token, repository, signal, apiUrl: event.apiUrl, clock, ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .given */ .gI)({ onRetry }) });
}
function queueReference(step) {
  return { repo: repositoryOf(step), targetBranch: targetBranchOf(step) };
}
function pullRequestReference(step) {
  return { ...queueReference(step), number: pullRequestOf(step).number };
}
function refuseExtraFields(step, why) {
  if (Object.keys(step.inputs.extraFields).length > 0) {
    throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("extra-fields", `${why}. Remove them`);
  }
}
function queueResult(step, queue) {
  return { ...queue, targetBranch: targetBranchOf(step), repositoryUrl: (0,_pull_request_context_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryUrl */ .Ek)(repositoryOf(step), step.event) };
}
function queueRemarks({ cut, entries = [] }) {
  if (cut === void 0) return [];
  const shown = (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(entries.length);
  const all = cut.total === void 0 ? `more than ${shown}` : (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(cut.total);
  return [`The queue has ${all} pull requests. The ${shown} that were submitted last are shown, and no others`];
}
function pullRequestResult(step) {
  const { number, title, url } = pullRequestOf(step);
  return { number, url, ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .given */ .gI)({ title }) };
}



/***/ }),

/***/ 61479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ showsPlan),
/* harmony export */   Y: () => (/* binding */ mostAnnotations)
/* harmony export */ });
const mostAnnotations = 10;
const showsPlan = ({ queueChanges, sync, isVerdict }) => queueChanges !== void 0 || sync !== void 0 || isVerdict === true;



/***/ }),

/***/ 29272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ operationNames),
/* harmony export */   z: () => (/* binding */ operations)
/* harmony export */ });
const targets = ["impacted-targets", "impacted-targets-file", "impacted-targets-from"];
const settings = ["queue-settings"];
const operationTable = {
  "submit-pull-request": {
    description: "Submits the pull request for testing and merging; with `wait`, waits for its final state",
    aliases: ["submit", "enqueue", "queue", "add", "merge"],
    endpoint: "submitPullRequest",
    about: ["pull request"],
    sets: ["pull request"],
    load: () => __nccwpck_require__.e(/* import() */ 7476).then(__nccwpck_require__.bind(__nccwpck_require__, 67476))
  },
  "cancel-pull-request": {
    description: "Takes the pull request out of the queue; fails where it is still there afterwards",
    aliases: ["cancel", "dequeue", "remove", "withdraw"],
    endpoint: "cancelPullRequest",
    about: ["pull request"],
    sets: ["pull request"],
    load: () => __nccwpck_require__.e(/* import() */ 5362).then(__nccwpck_require__.bind(__nccwpck_require__, 15362))
  },
  "restart-tests-on-pull-request": {
    description: "Runs the tests of a queued pull request again",
    aliases: ["restart", "retry", "rerun"],
    endpoint: "restartTestsOnPullRequest",
    about: ["pull request"],
    sets: ["pull request"],
    load: () => __nccwpck_require__.e(/* import() */ 2449).then(__nccwpck_require__.bind(__nccwpck_require__, 12449))
  },
  "get-submitted-pull-request": {
    description: "Reads the state of the pull request",
    aliases: ["status", "state"],
    endpoint: "getSubmittedPullRequest",
    about: ["pull request"],
    sets: ["pull request"],
    load: () => __nccwpck_require__.e(/* import() */ 7118).then(__nccwpck_require__.bind(__nccwpck_require__, 37118))
  },
  "set-impacted-targets": {
    description: "Uploads the impacted targets of the pull request, so that independent pull requests merge in parallel",
    aliases: ["upload", "targets"],
    endpoint: "setImpactedTargets",
    about: ["pull request", "targets"],
    needs: [targets],
    sets: ["impacted targets", "pull request"],
    load: () => Promise.all(/* import() */[__nccwpck_require__.e(4888), __nccwpck_require__.e(4553)]).then(__nccwpck_require__.bind(__nccwpck_require__, 34553))
  },
  "get-merge-queue-testing-details": {
    description: "Reads the result of a test run of the queue. A service that does not require `test-run-id` answers with what it tests now",
    aliases: ["details"],
    endpoint: "getMergeQueueTestingDetails",
    about: ["queue"],
    needs: [["test-run-id"]],
    sets: [],
    load: () => __nccwpck_require__.e(/* import() */ 8489).then(__nccwpck_require__.bind(__nccwpck_require__, 98489))
  },
  "create-queue": {
    description: "Creates the queue of a branch, with `queue-settings`",
    aliases: ["create"],
    endpoint: "createQueue",
    about: ["queue", "settings"],
    sets: ["queue"],
    load: () => __nccwpck_require__.e(/* import() */ 520).then(__nccwpck_require__.bind(__nccwpck_require__, 10520))
  },
  "delete-queue": {
    description: "Deletes an empty queue",
    aliases: ["delete"],
    endpoint: "deleteQueue",
    about: ["queue"],
    sets: [],
    load: () => __nccwpck_require__.e(/* import() */ 163).then(__nccwpck_require__.bind(__nccwpck_require__, 80163))
  },
  "get-queue": {
    description: "Reads the state, the settings and the pull requests of a queue",
    endpoint: "getQueue",
    about: ["queue"],
    sets: ["queue"],
    load: () => __nccwpck_require__.e(/* import() */ 5230).then(__nccwpck_require__.bind(__nccwpck_require__, 65230))
  },
  "update-queue": {
    description: "Changes settings of a queue",
    aliases: ["update", "pause", "resume"],
    endpoint: "updateQueue",
    about: ["queue", "settings"],
    needs: [settings],
    sets: ["queue"],
    load: () => __nccwpck_require__.e(/* import() */ 1593).then(__nccwpck_require__.bind(__nccwpck_require__, 51593))
  },
  "get-merge-queue-metrics": {
    description: "Reads metrics in the Prometheus text format; fails on anything else",
    aliases: ["metrics"],
    endpoint: "getMergeQueueMetrics",
    about: [],
    sets: ["metrics"],
    load: () => __nccwpck_require__.e(/* import() */ 4111).then(__nccwpck_require__.bind(__nccwpck_require__, 4111))
  },
  "list-unhealthy-tests": {
    description: "Lists flaky and broken tests",
    aliases: ["flaky", "broken", "unhealthy"],
    endpoint: "listUnhealthyTests",
    about: ["tests"],
    needs: [["organization-slug"]],
    sets: ["tests"],
    load: () => __nccwpck_require__.e(/* import() */ 5667).then(__nccwpck_require__.bind(__nccwpck_require__, 55667))
  },
  "list-quarantined-tests": {
    description: "Lists quarantined tests",
    aliases: ["quarantined", "quarantine"],
    endpoint: "listQuarantinedTests",
    about: ["tests"],
    needs: [["organization-slug"]],
    sets: ["tests"],
    load: () => __nccwpck_require__.e(/* import() */ 8403).then(__nccwpck_require__.bind(__nccwpck_require__, 8403))
  },
  "wait-for-pull-request": {
    description: "Polls the pull request until it is MERGED (the step succeeds), FAILED or CANCELLED (the step fails), or until the time is over (the step fails, and names the last state)",
    aliases: ["wait"],
    about: ["pull request"],
    sets: ["pull request"],
    load: () => __nccwpck_require__.e(/* import() */ 8029).then(__nccwpck_require__.bind(__nccwpck_require__, 8029))
  },
  "compute-impacted-targets": {
    description: "Computes or reads impacted targets for later steps and jobs. It sends nothing, and needs neither `base-url` nor `api-token`",
    aliases: ["compute"],
    about: ["targets"],
    needs: [targets],
    sets: ["impacted targets"],
    load: () => Promise.all(/* import() */[__nccwpck_require__.e(4888), __nccwpck_require__.e(9794)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99794))
  },
  "check-quarantined-tests": {
    description: "Fails the step when a test is quarantined: a test that `tests` names or that a report of `junit-paths` holds; without both, any test of the repository. `quarantine-policy` narrows this. With `dry-run`, findings do not fail it",
    aliases: ["check"],
    about: ["tests", "reports"],
    needs: [["organization-slug"]],
    sets: ["tests"],
    load: () => Promise.all(/* import() */[__nccwpck_require__.e(1138), __nccwpck_require__.e(2560), __nccwpck_require__.e(4500), __nccwpck_require__.e(8557), __nccwpck_require__.e(1666)]).then(__nccwpck_require__.bind(__nccwpck_require__, 17579))
  },
  "excuse-quarantined-failures": {
    description: "Reads the reports of `junit-paths`. Succeeds when every failed test is quarantined, and otherwise fails and names the others. `quarantine-policy` narrows the excuse, and says what must have run. When no test failed, it needs neither token nor service",
    aliases: ["excuse"],
    about: ["tests", "reports"],
    needs: [["organization-slug"], ["junit-paths"], ["tests-outcome"]],
    sets: ["tests", "excused tests"],
    load: () => Promise.all(/* import() */[__nccwpck_require__.e(1138), __nccwpck_require__.e(2560), __nccwpck_require__.e(4500), __nccwpck_require__.e(8557), __nccwpck_require__.e(8721), __nccwpck_require__.e(2637)]).then(__nccwpck_require__.bind(__nccwpck_require__, 59096))
  },
  "apply-queue": {
    description: "Creates or updates the queue until it has `queue-settings`. It changes only settings that are named and differ. With `dry-run`, it shows the plan",
    aliases: ["apply"],
    about: ["queue", "settings"],
    needs: [settings],
    sets: ["queue", "queue changes"],
    load: () => __nccwpck_require__.e(/* import() */ 8064).then(__nccwpck_require__.bind(__nccwpck_require__, 28064))
  },
  "sync-queue": {
    description: "Makes sure that every open pull request with `required-label` is in the queue, and says why where it is not. It submits what is missing, at most `max-submissions`, and with `withdraw-unlabelled` takes out what has lost the label. With `dry-run`, it shows the plan. [The page about it](sync.md) has the verdicts",
    aliases: ["sync", "reconcile"],
    about: ["queue"],
    needs: [["required-label"]],
    sets: ["sync"],
    load: () => Promise.all(/* import() */[__nccwpck_require__.e(7476), __nccwpck_require__.e(5003)]).then(__nccwpck_require__.bind(__nccwpck_require__, 95003))
  },
  "audit-impacted-targets": {
    description: "After tests of the target branch failed: says for each failed target which merges since the last good commit claimed it, and whether it escaped. It changes nothing. It asks the service for test runs and quarantined tests where `base-url` and `api-token` are given, and GitHub for the last successful run where `base-sha` is not",
    aliases: ["audit"],
    about: ["tests"],
    needs: [["failed-targets", "junit-paths"]],
    sets: ["audit"],
    computes: true,
    load: () => Promise.all(/* import() */[__nccwpck_require__.e(1138), __nccwpck_require__.e(8815), __nccwpck_require__.e(3759), __nccwpck_require__.e(4343), __nccwpck_require__.e(2560), __nccwpck_require__.e(4500), __nccwpck_require__.e(2808), __nccwpck_require__.e(1359), __nccwpck_require__.e(7750), __nccwpck_require__.e(8557), __nccwpck_require__.e(2954), __nccwpck_require__.e(8721), __nccwpck_require__.e(3483)]).then(__nccwpck_require__.bind(__nccwpck_require__, 40862))
  }
};
const operations = operationTable;
const operationNames = Object.keys(operations);



/***/ }),

/***/ 81291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ candidatesOf)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73733);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76706);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(80182);



const nobody = { known: [], searches: [] };
const resolvers = {
  pull_request: fromPullRequest,
  pull_request_target: fromPullRequest,
  pull_request_review: fromPullRequest,
  pull_request_review_comment: fromPullRequest,
  issue_comment: fromIssue,
  issues: fromIssue,
  check_run: fromCheckRun,
  check_suite: (payload) => fromSuite(payload, (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "check_suite")),
  workflow_run: (payload) => fromSuite(payload, (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "workflow_run")),
  merge_group: fromMergeGroup,
  push: fromPush,
  workflow_dispatch: fromDispatch,
  schedule: () => nobody
};
function candidatesOf(event) {
  const resolver = (Object.hasOwn(resolvers, event.name) ? resolvers[event.name] : void 0) ?? fromAnything;
  return resolver(event.payload, event);
}
function list(...facts) {
  return facts.filter((fact) => fact !== void 0);
}
function fromPullRequest(payload) {
  return { known: list((0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestFacts */ .qL)(payload.pull_request)), searches: [] };
}
function fromIssue(payload) {
  const issue = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "issue");
  return (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(issue.pull_request) ? { known: list((0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestFacts */ .qL)(issue)), searches: [] } : nobody;
}
function fromAnything(payload) {
  const direct = fromPullRequest(payload);
  return direct.known.length > 0 ? direct : fromIssue(payload);
}
function fromCheckRun(payload) {
  const run = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "check_run");
  const suite = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(run, "check_suite");
  return fromSuite(payload, { ...suite, ...run });
}
function fromSuite(payload, suite) {
  const repository = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "repository");
  const pullRequests = Array.isArray(suite.pull_requests) ? suite.pull_requests : [];
  const sha = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(suite, "head_sha");
  const headRepository = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(suite, "head_repository");
  const head = {
    repository: headRepository,
    owner: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(headRepository, "owner"), "login"),
    branch: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(suite, "head_branch")
  };
  const known = list(
    ...pullRequests.filter((pullRequest) => (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .targets */ .zV)(pullRequest, repository) && (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isFrom */ .L$)(pullRequest, head)).map((one) => (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestFacts */ .qL)(one))
  ).map((pullRequest) => sha === void 0 ? pullRequest : { ...pullRequest, headSha: sha });
  return { known, searches: searchesFor(head, sha), headSha: sha };
}
function searchesFor(head, sha, mergedInto) {
  const { owner, branch } = head;
  return [
    ...owner === void 0 || branch === void 0 ? [] : [{ kind: "by-branch", head: { ...head, owner, branch } }],
    ...sha === void 0 ? [] : [{ kind: "by-commit", head: { ...head, sha }, ...mergedInto === void 0 ? {} : { mergedInto } }]
  ];
}
const mergeGroupRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/;
function fromMergeGroup(payload, event) {
  const ref = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "merge_group"), "head_ref") ?? event.ref;
  const match = mergeGroupRef.exec(ref);
  const [, baseBranch = "", number = ""] = match ?? [];
  if (!(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumberOfPullRequest */ .lt)(Number(number))) return nobody;
  return { known: [{ number: Number(number), baseBranch }], searches: [] };
}
const branchOf = (ref) => /^refs\/heads\/(.+)/.exec(ref)?.[1];
function fromPush(payload, event) {
  const inQueue = mergeGroupRef.test(event.ref) ? fromMergeGroup(payload, event) : nobody;
  if (inQueue.known.length > 0) return inQueue;
  const branch = branchOf((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(payload, "ref") ?? event.ref);
  const sha = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(payload, "after");
  if (branch === void 0 || payload.deleted === true) return nobody;
  return { known: [], searches: searchesFor(ownHead(payload, event, branch), sha, branch) };
}
function fromDispatch(payload, event) {
  const branch = branchOf((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(payload, "ref") ?? event.ref);
  const isDefault = branch === (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "repository"), "default_branch");
  if (branch === void 0 || isDefault) return nobody;
  return { known: [], searches: searchesFor(ownHead(payload, event, branch), void 0) };
}
function ownHead(payload, { repository: own }, branch) {
  const named = own === void 0 ? {} : { full_name: `${own.owner}/${own.name}` };
  return { repository: { ...(0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(payload, "repository"), ...named }, owner: own?.owner, branch };
}



/***/ }),

/***/ 35338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ whyTokenIsEmpty),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   GO: () => (/* binding */ forkedRunOf),
/* harmony export */   Ty: () => (/* binding */ causeOfEmptyToken),
/* harmony export */   wK: () => (/* binding */ resolveContext)
/* harmony export */ });
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51328);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(81291);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(73733);
/* harmony import */ var _resolution_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(63139);




async function resolveContext(inputs, event, needs, signal, waiting) {
  const serverHost = new URL(event.serverUrl).host;
  const named = inputs.repository ?? event.repository;
  if (named === void 0) {
    if (needs.repository)
      throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("repository", "the workflow doesn't name its repository. Give owner/name");
    return {
      repository: void 0,
      targetBranch: inputs.targetBranch,
      pullRequest: void 0,
      skip: void 0,
      warnings: []
    };
  }
  const repository = { host: serverHost, ...named };
  const isOnGitHub = (0,_resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .same */ .FB)(repository.host, serverHost);
  if ((isOnGitHub || (0,_resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .same */ .FB)(repository.host, "github.com")) && named.owner.includes("/")) {
    throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(
      "repository",
      `${JSON.stringify(`${named.owner}/${named.name}`)} is not of the form owner/name, and ${repository.host} has no groups in groups. If it lies elsewhere, write its host in front, such as gitlab.com/${named.owner}/${named.name}`
    );
  }
  const resolution = new _resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .Resolution */ .jg(inputs, event, repository, isOnGitHub, signal, waiting);
  if (needs.everyLabelled === true) {
    if (inputs.requiredLabel === void 0) {
      throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(
        "required-label",
        "it is required. Give the label of the pull requests that belong in the queue"
      );
    }
    const targetBranch2 = await resolution.targetBranch(void 0);
    return { repository, targetBranch: targetBranch2, pullRequest: void 0, skip: void 0, warnings: [] };
  }
  const found = await resolution.pullRequest(inputs.requiredLabel === void 0 ? needs.pullRequest : "required");
  const isConditional = inputs.requiredLabel !== void 0 || needs.open === true;
  const pullRequest = found !== void 0 && isConditional ? await resolution.asOfNow(found) : found;
  const skip = pullRequest === void 0 ? void 0 : (needs.notOfQueue === true ? await resolution.queuesOwn(pullRequest) : void 0) ?? await resolution.missingLabel(pullRequest) ?? (needs.open === true ? whyNotSubmitted(inputs, event, resolution.known(pullRequest)) : void 0);
  if (pullRequest !== void 0 && skip === void 0 && needs.open === true) {
    resolution.warnings.push(...submissionWarnings(inputs, event, resolution.known(pullRequest)));
  }
  const targetBranch = needs.targetBranch && skip === void 0 ? await resolution.targetBranch(pullRequest) : void 0;
  if (needs.headSha === true && pullRequest !== void 0 && skip === void 0) await resolution.headSha(pullRequest);
  const facts = pullRequest === void 0 ? void 0 : resolution.known(pullRequest);
  return {
    repository,
    targetBranch,
    skip,
    warnings: resolution.warnings,
    pullRequest: facts === void 0 || needs.pullRequest === "none" && inputs.requiredLabel === void 0 ? void 0 : {
      number: facts.number,
      sha: inputs.pullRequestSha ?? facts.headSha,
      title: facts.title,
      baseBranch: facts.baseBranch,
      baseSha: facts.baseSha,
      url: pullRequestUrl(repositoryUrl(repository, event), facts.number)
    }
  };
}
function submissionWarnings(inputs, event, { number, draft }) {
  const name = `pull request #${String(number)}`;
  const isOpened = event.name.startsWith("pull_request") && event.payload.action === "opened";
  return [
    ...draft === true ? [`${name} is a draft, which GitHub does not merge. The queue waits until it is ready for review`] : [],
    ...isOpened && inputs.requiredLabel === void 0 && inputs.pullRequest === void 0 ? [
      `input required-label: it is empty, so every pull request is submitted when it is opened. Give a label, such as merge, to submit only those that have it`
    ] : []
  ];
}
function repositoryUrl({ host, owner, name }, { serverUrl }) {
  if (owner.includes("/")) return void 0;
  return `${(0,_resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .same */ .FB)(new URL(serverUrl).host, host) ? serverUrl : `https://${host}`}/${owner}/${name}`;
}
function pullRequestUrl(repository, number) {
  return repository === void 0 ? void 0 : `${repository}/pull/${String(number)}`;
}
function whyNotSubmitted(inputs, event, pullRequest) {
  return whyClosed(pullRequest) ?? (inputs.requiredLabel === void 0 ? void 0 : whyUnseen(event, pullRequest));
}
function whyUnseen({ payload }, { number, fromFork }) {
  const isAbout = payload.action === "synchronize" && (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)(payload, "pull_request").number === number;
  if (!isAbout || fromFork !== true) return void 0;
  return `pull request #${String(number)} comes from a fork, which pushed after the label was added. Look at its new commits, then remove the label and add it again`;
}
function whyClosed({ number, state, merged }) {
  if (merged === true) return `pull request #${String(number)} is merged already`;
  return state === "closed" ? `pull request #${String(number)} is closed` : void 0;
}
function causeOfEmptyToken(event) {
  if (event.actor === "dependabot[bot]") {
    return " because Dependabot started this workflow, and such workflows get Dependabot's own secrets only";
  }
  const [pullRequest] = (0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .candidatesOf */ .k)(event).known;
  return pullRequest?.fromFork === true && event.name.startsWith("pull_request") && event.name !== "pull_request_target" ? " because this pull request comes from a fork, whose workflows get no secrets" : void 0;
}
function forkedRunOf(event, { pullRequest, repository }) {
  const [own] = (0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .candidatesOf */ .k)(event).known;
  const isOwn = own?.fromFork === true && own.number === pullRequest?.number && event.repository !== void 0 && repository !== void 0 && (0,_resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .same */ .FB)(repository.host, new URL(event.serverUrl).host) && (0,_resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .same */ .FB)(`${event.repository.owner}/${event.repository.name}`, `${repository.owner}/${repository.name}`);
  return event.name === "pull_request" && isOwn ? event.runId : void 0;
}
function whyTokenIsEmpty(event) {
  const ways = "run this operation in a workflow_run workflow, which gets them, and pass what it needs from the pull request as an artifact";
  const cause = causeOfEmptyToken(event);
  if (cause === void 0) {
    return "it is empty. Give the token of the service, from a secret (and check that the secret exists in this repository)";
  }
  return event.actor === "dependabot[bot]" ? `it is empty${cause}. Add the token to the Dependabot secrets, or ${ways}` : `it is empty${cause}. Instead, ${ways}`;
}



/***/ }),

/***/ 73733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   y_: () => (/* binding */ part)
/* harmony export */ });
/* unused harmony export EventError */
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(86493);
/* harmony import */ var _packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(74624);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(80182);



const eventLimitBytes = 32 * 1024 * 1024;
class EventError extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "EventError";
}
function readEvent(environment) {
  const payload = readPayload(environment.GITHUB_EVENT_PATH);
  const said = part(payload, "repository");
  const [owner, name] = (environment.GITHUB_REPOSITORY ?? text(said, "full_name") ?? "").split("/");
  return {
    name: environment.GITHUB_EVENT_NAME ?? "",
    payload,
    repository: owner && name ? { owner, name } : void 0,
    serverUrl: serverUrl(environment.GITHUB_SERVER_URL) ?? serverUrl(text(said, "html_url")) ?? "https://github.com",
    apiUrl: environment.GITHUB_API_URL === "" ? void 0 : environment.GITHUB_API_URL,
    ref: environment.GITHUB_REF ?? "",
    sha: environment.GITHUB_SHA,
    actor: environment.GITHUB_ACTOR ?? "",
    runId: /^\d+$/.test(environment.GITHUB_RUN_ID ?? "") ? environment.GITHUB_RUN_ID : void 0,
    isRerun: Number(environment.GITHUB_RUN_ATTEMPT ?? 1) > 1
  };
}
function serverUrl(address) {
  if (address === void 0 || !URL.canParse(address)) return void 0;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? origin : void 0;
}
function readPayload(path = "") {
  let text2;
  try {
    text2 = (0,_packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunnerFile */ .Lh)(path, eventLimitBytes).toString("utf8");
  } catch (error) {
    if (error instanceof _packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .FileRefused */ .rV) {
      throw new EventError(
        `the event file ${path}, which the runner names in GITHUB_EVENT_PATH, cannot be read: ${error.message}`
      );
    }
    return {};
  }
  let payload;
  try {
    payload = JSON.parse(text2);
  } catch {
  }
  if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(payload)) {
    throw new EventError(
      `the event file ${path}, which the runner names in GITHUB_EVENT_PATH, does not hold a JSON object`
    );
  }
  return payload;
}
function part(payload, field) {
  const value = payload[field];
  return (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? value : {};
}
function text(payload, field) {
  const value = payload[field];
  return typeof value === "string" && value !== "" ? value : void 0;
}



/***/ }),

/***/ 34970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GitHubApi),
  f: () => (/* binding */ GitHubError)
});

// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __nccwpck_require__(89076);
// EXTERNAL MODULE: ./build/src/service/transport/retry-after.js
var retry_after = __nccwpck_require__(8858);
// EXTERNAL MODULE: ./build/src/service/requests/clock.js
var requests_clock = __nccwpck_require__(48106);
// EXTERNAL MODULE: ./build/src/service/requests/retry.js
var retry = __nccwpck_require__(9150);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __nccwpck_require__(89478);
// EXTERNAL MODULE: ./build/src/service/requests/timeouts.js
var timeouts = __nccwpck_require__(47398);
// EXTERNAL MODULE: ./build/src/service/transport/agents.js + 2 modules
var agents = __nccwpck_require__(6315);
// EXTERNAL MODULE: ./build/src/service/transport/http.js
var http = __nccwpck_require__(64487);
// EXTERNAL MODULE: ./build/src/service/transport/response-body.js
var response_body = __nccwpck_require__(13445);
;// CONCATENATED MODULE: ./build/src/pull-request/github-fetch.js





const mostRedirects = 3;
function gitHubFetch() {
  let connections;
  return async (url, { method, headers, signal }) => {
    const axios = await (0,http/* loadAxios */.Bc)();
    let address = new URL(url);
    connections ??= (0,agents/* agentFor */.Pf)(address);
    for (let redirects = 0; ; redirects += 1) {
      let response;
      try {
        response = await (0,http/* sendOnce */.E4)(axios, await connections, { method, url: address.href, headers, signal });
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
      if (response.status < 300 || response.status >= 400) return fetched(address, response);
      response.data.destroy();
      address = redirected(address, response, redirects);
    }
  };
}
function redirected(from, response, redirects) {
  const { location = "" } = (0,http/* headersOf */.Yl)(response);
  const to = URL.canParse(location, from.href) ? new URL(location, from) : void 0;
  if (location !== "" && to?.origin === from.origin && redirects < mostRedirects) return to;
  const { status } = response;
  const where = (0,src_text/* oneLine */.TN)(location === "" ? "nowhere" : location);
  const message = `answered ${String(status)}, a redirect to ${where}, which is not followed`;
  throw new errors/* ServiceError */._7({ kind: "redirect", status, message });
}
async function fetched({ href }, response) {
  const { status, statusText } = response;
  const headers = (0,http/* headersOf */.Yl)(response);
  const limitBytes = status >= 400 ? http/* errorLimitBytes */.$6 : http/* responseLimitBytes */.yQ;
  const { bytes, problem } = await (0,response_body/* receiveBody */.u)(response.data, headers["content-encoding"], limitBytes);
  if (problem !== void 0 && status < 400) {
    throw new errors/* ServiceError */._7({
      kind: "broken-body",
      status,
      message: `answered ${String(status)}, but its body ${problem}`
    });
  }
  const named = Object.entries(headers).filter((one) => typeof one[1] === "string");
  return {
    status,
    statusText,
    url: href,
    headers: new Map(named),
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
    arrayBuffer: () => Promise.resolve(bytes)
  };
}


// EXTERNAL MODULE: ./build/src/pull-request/event.js
var pull_request_event = __nccwpck_require__(73733);
// EXTERNAL MODULE: ./build/src/pull-request/pull-request.js
var pull_request = __nccwpck_require__(76706);
// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __nccwpck_require__(86493);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __nccwpck_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __nccwpck_require__(32671);
;// CONCATENATED MODULE: ./build/src/pull-request/github-api.js












class GitHubError extends user_error/* UserError */.y {
  /** @param status of GitHub's response, where there was one */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
  status;
  name = "GitHubError";
}
const pageSize = 100;
const mostPages = 200;
const limits = { attemptTimeoutMs: 2e4, maxAttempts: 4 };
class GitHubApi {
  #options;
  #fetch = gitHubFetch();
  constructor(options) {
    this.#options = options;
  }
  /** @throws GitHubError */
  async pullRequest(number) {
    const response = await this.#get(`/pulls/${String(number)}`);
    const facts = (0,pull_request/* pullRequestFacts */.qL)(response);
    if (facts === void 0)
      throw new GitHubError(`GitHub's response for pull request #${String(number)} has no number`);
    return facts;
  }
  /**
   * The pull requests that a search finds. For a commit, GitHub lists all pull requests that contain it. Where it does
   * not understand the filter of heads, it lists every open pull request. Only pull requests from the head of the
   * search count; for a push, also the pull request that it merged.
   * @throws GitHubError
   */
  async find(search) {
    const response = await this.#get(
      search.kind === "by-branch" ? `/pulls?state=open&per_page=100&head=${inAddress(labelOf(search.head))}` : `/commits/${inAddress(search.head.sha)}/pulls?per_page=100`
    );
    if (!Array.isArray(response)) throw new GitHubError("GitHub's response about pull requests isn't a list");
    return response.filter((one) => isFound(one, search)).map((one) => (0,pull_request/* pullRequestFacts */.qL)(one)).filter((facts) => facts !== void 0).filter((facts) => search.kind !== "by-branch" || facts.head === labelOf(search.head));
  }
  /**
   * Every open pull request, the oldest first, a hundred in a request. One that closes while the list is read may hide
   * another one.
   * @throws GitHubError where GitHub refuses, or has more of them than are read
   */
  async openPullRequests() {
    const rows = await this.#list("pulls?state=open&sort=created&direction=asc");
    const facts = rows.map((row) => (0,pull_request/* pullRequestFacts */.qL)(row)).filter((one) => one !== void 0);
    return [...new Map(facts.map((one) => [one.number, one])).values()];
  }
  /**
   * Labels and pushes of a pull request, the oldest first. GitHub puts a commit where the commit's own date is, and its
   * author writes that date.
   * @throws GitHubError
   */
  async timeline(number) {
    const rows = await this.#list(`issues/${String(number)}/timeline?`);
    return rows.filter(json_values/* isObject */.Gv).flatMap((row) => {
      if (row.event === "committed" || row.event === "head_ref_force_pushed") return [{ kind: "push" }];
      const label = (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(row, "label"), "name");
      if (label === void 0 || row.event !== "labeled" && row.event !== "unlabeled") return [];
      return [{ kind: "label", label, isAdded: row.event === "labeled", at: (0,pull_request_event/* text */.Qq)(row, "created_at") }];
    });
  }
  /** Names of the repository's labels. @throws GitHubError */
  async labels() {
    const rows = await this.#list("labels?");
    return rows.flatMap((row) => (0,json_values/* isObject */.Gv)(row) && typeof row.name === "string" ? [row.name] : []);
  }
  /** All pages of a list of the repository. @param path with its query, to which more is added */
  async #list(path) {
    const rows = [];
    const asked = `GET ${path.replace(/\?.*/, "")}`;
    for (let page = 1; page <= mostPages; page += 1) {
      const query = `per_page=${String(pageSize)}&page=${String(page)}`;
      const { data, link } = await this.#ask(`/${path}${path.endsWith("?") ? "" : "&"}${query}`);
      if (!Array.isArray(data)) throw new GitHubError(`GitHub's response (${asked}) isn't a list`);
      rows.push(...data);
      const isLast = link === void 0 ? data.length < pageSize : !/\brel="?next\b/.test(link);
      if (isLast) return rows;
    }
    const most = (0,numbers/* grouped */.z)(mostPages * pageSize);
    throw new GitHubError(`GitHub's list (${asked}) has more than the ${most} entries that are read`);
  }
  /** @throws GitHubError */
  async defaultBranch() {
    const { owner, name } = this.#options.repository;
    const response = await this.#get("");
    if ((0,json_values/* isObject */.Gv)(response) && typeof response.default_branch === "string") return response.default_branch;
    throw new GitHubError(`GitHub's response for ${owner}/${name} names no default branch`);
  }
  /**
   * The commits that the last successful runs of a workflow on a branch tested, the newest run first. A fork's branch may have the same name, so
   * only runs of the repository itself count, and no runs for pull requests.
   * @param file name of the workflow's file
   * @throws GitHubError
   */
  async commitsOfSuccessfulRuns(file, branch) {
    const { owner, name } = this.#options.repository;
    const query = `branch=${inAddress(branch)}&status=success&exclude_pull_requests=true&per_page=100`;
    const response = await this.#get(`/actions/workflows/${inAddress(file)}/runs?${query}`);
    const runs = (0,json_values/* isObject */.Gv)(response) && Array.isArray(response.workflow_runs) ? response.workflow_runs.filter(json_values/* isObject */.Gv) : void 0;
    if (runs === void 0) throw new GitHubError("GitHub's response about runs of the workflow isn't a list");
    const full = `${owner}/${name}`.toLowerCase();
    const commits = runs.flatMap(({ head_sha: sha, head_branch: of, event, head_repository: from, conclusion }) => {
      const isOwn = (0,json_values/* isObject */.Gv)(from) && typeof from.full_name === "string" && from.full_name.toLowerCase() === full;
      const isOfBranch = of === branch && typeof event === "string" && !event.startsWith("pull_request");
      const isCommit = typeof sha === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha);
      return isOwn && isOfBranch && isCommit && conclusion === "success" ? [sha] : [];
    });
    return [...new Set(commits)];
  }
  /** @throws GitHubError */
  async hasBranch(branch) {
    try {
      await this.#get(`/branches/${inAddress(branch)}`);
      return true;
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404) return false;
      throw error;
    }
  }
  /** The commit that a branch is at. @throws GitHubError */
  async headOfBranch(branch) {
    const response = await this.#get(`/branches/${inAddress(branch)}`);
    const sha = (0,json_values/* isObject */.Gv)(response) ? (0,pull_request_event/* text */.Qq)((0,pull_request_event/* part */.y_)(response, "commit"), "sha") : void 0;
    if (sha === void 0) throw new GitHubError(`GitHub's response about the branch ${branch} names no commit`);
    return sha;
  }
  /**
   * The content of a file in a commit (GitHub's documentation of repository contents).
   * @param path from the root of the repository, with slashes
   * @param sha of the commit
   * @returns undefined where the commit has no such file
   * @throws GitHubError where the commit is not known, the token may not read it, or something else is in the file's place
   */
  async fileOfCommit(path, sha) {
    let response;
    try {
      response = await this.#get(`/contents/${path.split("/").map(inAddress).join("/")}?ref=${sha}`);
    } catch (error) {
      if (!(error instanceof GitHubError) || error.status !== 404) throw error;
      await this.#get(`/git/commits/${sha}`);
      return void 0;
    }
    const what = `${JSON.stringify(path)} in commit ${sha}`;
    if (Array.isArray(response)) throw new GitHubError(`${what} is a folder`);
    const { type, encoding, content, size } = (0,json_values/* isObject */.Gv)(response) ? response : {};
    if (type !== "file")
      throw new GitHubError(`${what} isn't a regular file (GitHub says: ${(0,src_text/* oneLine */.TN)(String(type), 50)})`);
    const bytes = encoding === "base64" && typeof content === "string" ? Buffer.from(content, "base64") : void 0;
    if (bytes === void 0 || bytes.length !== size) {
      throw new GitHubError(
        `${what} has ${String(size)} bytes, and GitHub's API gives at most 1 MB of a file. Check out the commit, with fetch-depth: 0`
      );
    }
    return bytes;
  }
  /** Names of branches, at most a hundred. @throws GitHubError */
  async branches() {
    const response = await this.#get("/branches?per_page=100");
    if (!Array.isArray(response)) throw new GitHubError("GitHub's response about branches isn't a list");
    return response.flatMap((one) => (0,json_values/* isObject */.Gv)(one) && typeof one.name === "string" ? [one.name] : []);
  }
  /** @param below path below the repository, with its query */
  async #get(below) {
    return (await this.#ask(below)).data;
  }
  async #ask(below) {
    const { token, repository, apiUrl, signal, clock = requests_clock/* systemClock */.m, onRetry } = this.#options;
    const path = `/repos/${repository.owner}/${repository.name}${below}`;
    if (token === void 0) {
      throw new GitHubError("the event doesn't give it, and GitHub can't be asked without github-token");
    }
    const { getOctokit } = await __nccwpck_require__.e(/* import() */ 157).then(__nccwpck_require__.bind(__nccwpck_require__, 50157));
    const octokit = getOctokit(token, apiUrl === void 0 ? {} : { baseUrl: apiUrl });
    const attempt = async (timeoutMs) => {
      try {
        const response = await octokit.request(`GET ${path}`, {
          request: {
            fetch: this.#fetch,
            signal: AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(timeoutMs))]),
            // Warnings of the library would be unwanted lines in the log.
            log: { warn: ignore }
          }
        });
        return { data: response.data, link: response.headers.link };
      } catch (error) {
        throw failureOfRequest(error, clock.now());
      }
    };
    const asked = `GitHub's API (GET ${path.replace(/\?.*/, "")})`;
    try {
      return await (0,retry/* withRetries */.L)({
        effect: "read",
        attempt,
        ...limits,
        deadline: clock.now() + (0,timeouts/* totalTimeoutMs */.Mv)(limits),
        clock,
        onRetry: (retry) => onRetry?.({ ...retry, reason: `${asked} ${retry.reason}` }),
        signal
      });
    } catch (error) {
      if (!(error instanceof errors/* ServiceError */._7)) throw error;
      throw new GitHubError(
        `${asked} ${error.message}${missingPermission(path, error.status, error.message)}${error.status === 429 ? laterAdvice : ""}`,
        error.status
      );
    }
  }
}
const labelOf = ({ owner, branch }) => `${owner}:${branch}`;
function isFound(value, search) {
  if ((0,pull_request/* isFrom */.L$)(value, search.head)) return true;
  return search.kind === "by-commit" && search.mergedInto !== void 0 && (0,pull_request/* isMergedAs */.HB)(value, search.head.sha, search.mergedInto);
}
function failureOfRequest(error, now) {
  const { status, response, message, cause } = error;
  if (cause instanceof errors/* ServiceError */._7) return cause;
  const said = (0,src_text/* oneLine */.TN)(String(message), 200);
  if (response === void 0)
    return new errors/* ServiceError */._7({ kind: "not-connected", message: `could not be reached: ${said}` });
  const waitMs = rateLimitMs(status, said, response.headers ?? {}, now);
  return new errors/* ServiceError */._7({
    kind: "status",
    // A request over a rate limit was not done, as the status 429 says elsewhere.
    status: waitMs === void 0 ? status : 429,
    message: `answered ${String(status)}: ${said}`,
    retryAfterMs: waitMs ?? (0,retry_after/* retryAfterMs */.V)(response.headers?.["retry-after"], now)
  });
}
const laterAdvice = ". GitHub limits how often it is asked: run the step again later";
const unnamedDelayMs = 6e4;
function rateLimitMs(status, said, headers, now) {
  if (status !== 403 && status !== 429) return void 0;
  const sentAt = Date.parse(headers.date ?? "") || now;
  const asked = (0,retry_after/* retryAfterMs */.V)(headers["retry-after"], sentAt);
  if (asked !== void 0) return asked;
  const reset = Number(headers["x-ratelimit-reset"]);
  if (headers["x-ratelimit-remaining"] === "0" && reset > 0) return Math.max(0, reset * 1e3 - sentAt);
  return /\bsecondary rate limit|\babuse detection/i.test(said) ? unnamedDelayMs : void 0;
}
function missingPermission(path, status, said) {
  if (status !== 403 || !said.includes("Resource not accessible by integration")) return "";
  const line = /\/pulls\b|\/timeline\b/.test(path) ? "pull-requests: read" : path.includes("/actions/") ? "actions: read" : "contents: read";
  return `. The token of this workflow may not ask that: add the line "${line}" under permissions: of the workflow or the job`;
}
function inAddress(text2) {
  return encodeURIComponent(text2.toWellFormed());
}
function ignore() {
}



/***/ }),

/***/ 76706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ isMergedAs),
/* harmony export */   L$: () => (/* binding */ isFrom),
/* harmony export */   lt: () => (/* binding */ isNumberOfPullRequest),
/* harmony export */   qL: () => (/* binding */ pullRequestFacts),
/* harmony export */   qm: () => (/* binding */ describePullRequest),
/* harmony export */   zV: () => (/* binding */ targets)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73733);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(80182);


function labelNames(value) {
  if (!Array.isArray(value)) return void 0;
  return value.filter(_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).flatMap((label) => (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(label, "name") ?? []);
}
function sameRepository(a, b) {
  const common = ["id", "full_name", "url"].filter((field) => isGiven(a[field]) && isGiven(b[field]));
  return common.length === 0 ? void 0 : common.some((field) => a[field] === b[field]);
}
const isGiven = (value) => value !== void 0 && value !== null;
function isNumberOfPullRequest(value) {
  return Number.isSafeInteger(value) && value > 0;
}
function pullRequestFacts(value) {
  if (!(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) || !isNumberOfPullRequest(value.number)) return void 0;
  const head = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(value, "head");
  const base = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(value, "base");
  const isSame = sameRepository((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(head, "repo"), (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(base, "repo"));
  const isMerged = value.merged === true || (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value, "merged_at") !== void 0;
  return (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)({
    number: value.number,
    headSha: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(head, "sha"),
    baseBranch: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(base, "ref"),
    baseSha: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(base, "sha"),
    title: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value, "title"),
    labels: labelNames(value.labels),
    state: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value, "state"),
    merged: isMerged ? true : void 0,
    updatedAt: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value, "updated_at"),
    headPushedAt: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(head, "repo"), "pushed_at"),
    draft: value.draft === true ? true : void 0,
    conflicts: value.mergeable === false || value.mergeable_state === "dirty" ? true : void 0,
    // The repository of a deleted fork is null.
    fromFork: head.repo === null && base.repo !== void 0 ? true : isSame === void 0 ? void 0 : !isSame,
    head: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(head, "label"),
    headBranch: (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(head, "ref")
  });
}
function targets(value, repository) {
  return (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && sameRepository((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(value, "base"), "repo"), repository) !== false;
}
function isFrom(value, { repository, owner, branch, sha }) {
  const head = (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(value, "head") : {};
  const label = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(head, "label");
  const ref = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(head, "ref") ?? label?.slice(label.indexOf(":") + 1);
  return (sha === void 0 || (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(head, "sha") === sha) && sameRepository((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(head, "repo"), repository) !== false && (branch === void 0 || ref === void 0 || ref === branch) && (owner === void 0 || label === void 0 || label.startsWith(`${owner}:`));
}
function isMergedAs(value, sha, branch) {
  return (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value, "merged_at") !== void 0 && (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value, "merge_commit_sha") === sha && (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(value, "base"), "ref") === branch;
}
function describePullRequest(pullRequest) {
  const branches = [pullRequest.head, pullRequest.baseBranch].filter((branch) => branch !== void 0).join(" \u2192 ");
  return `#${String(pullRequest.number)}${branches === "" ? "" : ` (${branches})`}`;
}



/***/ }),

/***/ 63139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ nearLabel),
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   T6: () => (/* binding */ queueGlobOf),
/* harmony export */   jg: () => (/* binding */ Resolution)
/* harmony export */ });
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51328);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(87745);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(81291);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(73733);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(34970);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(76706);






const same = (a, b) => a.toLowerCase() === b.toLowerCase();
async function nearLabel(wanted, labels) {
  if (labels.length === 0 || labels.some((label) => wanted.some((one) => same(one, label)))) return void 0;
  const { default: leven } = await __nccwpck_require__.e(/* import() */ 7785).then(__nccwpck_require__.bind(__nccwpck_require__, 47785));
  const bare = (label) => label.toLowerCase().replaceAll(/[-_\s#"']/g, "");
  for (const one of wanted) {
    const parts = one.split(/[|;,\s]+/).filter((part2) => part2 !== "" && part2 !== one);
    for (const label of labels) {
      if (parts.some((part2) => same(part2, label)) || same(one.replace(/^label:/, ""), label)) return [one, label];
      if (/^[^*]{2,}\*$/.test(one) && label.toLowerCase().startsWith(one.slice(0, -1).toLowerCase()))
        return [one, label];
      const most = Math.max(1, Math.floor(one.length / 5));
      if (label.length <= 100 && leven(bare(one), bare(label)) <= (one.length < 4 ? 0 : most)) return [one, label];
    }
  }
  return void 0;
}
const either = (labels) => labels.map((label) => JSON.stringify(label)).join(" or ");
async function queueGlobOf({ headBranch, fromFork }, queueBranches) {
  if (headBranch === void 0 || fromFork === true) return void 0;
  const globs = queueBranches.filter((glob) => headBranch.startsWith(/^[^*?[\]{}()!\\]*/.exec(glob)?.[0] ?? ""));
  if (globs.length === 0) return void 0;
  const { GlobError, pathMatcher } = await Promise.all(/* import() */[__nccwpck_require__.e(1138), __nccwpck_require__.e(4173)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94173));
  try {
    return globs.find((one) => pathMatcher(one)(headBranch));
  } catch (error) {
    throw error instanceof GlobError ? new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("queue-branches", error.message) : error;
  }
}
class Resolution {
  #inputs;
  #event;
  #repository;
  #github;
  #isOnGitHub;
  #candidates;
  /** True when the event is about the repository that is acted on. */
  #own;
  #asked;
  /** Warnings about values that may be out of date, in sentences. */
  warnings = [];
  /**
   * @param isOnGitHub true when GitHub's API knows the repository; a repository of the same name may be on another host
   */
  constructor(inputs, event, repository, isOnGitHub, signal, waiting) {
    this.#inputs = inputs;
    this.#event = event;
    this.#repository = repository;
    this.#isOnGitHub = isOnGitHub;
    this.#github = new _github_api_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubApi */ .y({ token: inputs.githubToken, repository, signal, apiUrl: event.apiUrl, ...waiting });
    this.#own = event.repository !== void 0 && same(event.repository.owner, repository.owner) && same(event.repository.name, repository.name);
    this.#candidates = this.#own ? (0,_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .candidatesOf */ .k)(event) : { known: [], searches: [] };
  }
  async pullRequest(need) {
    const { known } = this.#candidates;
    const given = this.#inputs.pullRequest;
    if (given !== void 0) {
      return known.find((candidate) => candidate.number === given) ?? { number: given };
    }
    if (need !== "required") {
      const [only2, another2] = this.#narrowed(known);
      return another2 === void 0 ? only2 : void 0;
    }
    const found = this.#narrowed(known.length > 0 ? known : await this.#search());
    const [only, another] = found;
    if (only === void 0) throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("pull-request", this.#whyNone());
    if (another !== void 0) {
      throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(
        "pull-request",
        `the ${this.#event.name} event is about ${String(found.length)} pull requests: ${found.map(_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .describePullRequest */ .qm).join(", ")}. Give the number of one, or target-branch`
      );
    }
    const { headSha } = this.#candidates;
    return headSha === void 0 ? only : { ...only, headSha };
  }
  /**
   * The pull request as it is now, for a run that was started again. Such a run has the event of its first attempt;
   * since then the label may have been removed, or the pull request closed. The head commit stays the run's commit.
   * @returns the event's facts, with a warning, where GitHub does not answer
   */
  async asOfNow(pullRequest) {
    const { labels, state } = pullRequest;
    const isSaid = labels !== void 0 || state !== void 0;
    if (!this.#event.isRerun || !isSaid || !this.#isOnGitHub) return pullRequest;
    try {
      this.#asked ??= await this.#github.pullRequest(pullRequest.number);
    } catch (error) {
      if (!(error instanceof _github_api_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .f)) throw error;
      this.warnings.push(
        `This is a rerun, and the labels and the state of pull request #${String(pullRequest.number)} are from its first attempt: ${error.message}`
      );
      return pullRequest;
    }
    const { headSha } = pullRequest;
    return { ...pullRequest, ...this.#asked, ...headSha === void 0 ? {} : { headSha } };
  }
  /** Narrows several candidates: to pull requests into the given branch, at the event's commit, and open ones. */
  #narrowed(candidates) {
    const { targetBranch } = this.#inputs;
    const { headSha } = this.#candidates;
    const preferences = [
      (candidate) => candidate.baseBranch === targetBranch,
      (candidate) => candidate.headSha === headSha,
      (candidate) => candidate.state === "open"
    ];
    let left = candidates;
    for (const preferred of preferences) {
      const some = left.filter(preferred);
      if (some.length > 0) left = some;
    }
    return left;
  }
  async #search() {
    for (const search of this.#candidates.searches) {
      let found;
      try {
        found = await this.#gitHub().find(search);
      } catch (error) {
        throw this.#undecided("pull-request", error, "Give the number of the pull request");
      }
      if (found.length > 0) return found;
    }
    return [];
  }
  /** @throws GitHubError where the repository is not on GitHub */
  #gitHub() {
    if (this.#isOnGitHub) return this.#github;
    throw new _github_api_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .f(
      `the event doesn't give it, and ${this.#repository.host} is not the GitHub server of this workflow, so it can't be asked`
    );
  }
  #whyNone() {
    const { name } = this.#event;
    if (!this.#own && this.#event.repository !== void 0) {
      return `the event is about ${this.#event.repository.owner}/${this.#event.repository.name}, not about ${this.#repository.owner}/${this.#repository.name}. Give the number of the pull request`;
    }
    if (name === "") return "no event names a pull request. Give its number";
    const searched = this.#candidates.searches.map(
      ({ kind, head }) => kind === "by-branch" ? `open pull requests from ${head.owner}:${head.branch}` : `pull requests whose head is commit ${head.sha}`
    );
    return searched.length === 0 ? `the ${name} event isn't about a pull request. Give its number` : `the ${name} event names no pull request, and GitHub knows none (looked for ${searched.join(", then ")}). Give its number`;
  }
  /**
   * Why a pull request is skipped; undefined when it has one of the labels, or no label is required. In the event of an
   * added label, only that label counts. Another label does not submit a pull request again after it has left
   * the queue.
   */
  async missingLabel(pullRequest) {
    const wanted = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(this.#inputs.requiredLabel);
    if (wanted.length === 0) return void 0;
    const isWanted = (label) => wanted.some((one) => same(one, label));
    const name = `pull request #${String(pullRequest.number)}`;
    const added = this.#addedLabel(pullRequest);
    const near = await nearLabel(wanted, [...pullRequest.labels ?? [], ...added === void 0 ? [] : [added]]);
    if (near !== void 0) {
      const [given, theirs] = near;
      this.warnings.push(
        `input required-label: ${name} has no label ${JSON.stringify(given)}, but has ${JSON.stringify(theirs)}. Write the label as it is on GitHub, one a line`
      );
    }
    if (added !== void 0 && !isWanted(added)) {
      return `the label that ${name} got is ${JSON.stringify(added)}, not ${either(wanted)}`;
    }
    const labels = pullRequest.labels ?? (await this.#ask(pullRequest, "required-label", "Remove required-label")).labels;
    return labels?.some(isWanted) === true ? void 0 : `${name} doesn't have the label ${either(wanted)}`;
  }
  #addedLabel({ number }) {
    const { payload } = this.#event;
    const isThis = this.#candidates.known.some((candidate) => candidate.number === number);
    return payload.action === "labeled" && isThis ? (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .part */ .y_)(payload, "label"), "name") : void 0;
  }
  /** Why a pull request that the queue itself opened is skipped; undefined for every other one, as far as its branch is known. */
  async queuesOwn(pullRequest) {
    const known = this.known(pullRequest);
    const glob = await queueGlobOf(known, this.#inputs.queueBranches);
    return glob === void 0 ? void 0 : `pull request #${String(known.number)} comes from ${known.headBranch ?? ""}, a branch of the queue itself (queue-branches has ${glob})`;
  }
  async targetBranch(pullRequest) {
    if (this.#inputs.targetBranch !== void 0) return this.#inputs.targetBranch;
    if (pullRequest !== void 0) {
      const branch = this.known(pullRequest).baseBranch ?? (await this.#ask(pullRequest, "target-branch", "Give the branch that the queue merges into")).baseBranch;
      if (branch !== void 0) return branch;
    }
    const said = this.#own ? (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .part */ .y_)(this.#event.payload, "repository"), "default_branch") : void 0;
    if (said !== void 0) return said;
    try {
      return await this.#gitHub().defaultBranch();
    } catch (error) {
      throw this.#undecided("target-branch", error, "Give the branch that the queue merges into");
    }
  }
  /**
   * Makes sure that the head commit is known.
   * @throws InputError where neither input, event nor GitHub gives it
   */
  async headSha(pullRequest) {
    if (this.#inputs.pullRequestSha !== void 0 || this.known(pullRequest).headSha !== void 0) return;
    const way = "Give the head commit of the pull request, which the service requires with impacted targets";
    if ((await this.#ask(pullRequest, "pull-request-sha", way)).headSha === void 0) {
      throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("pull-request-sha", `neither the event nor GitHub gives it. ${way}`);
    }
  }
  known(pullRequest) {
    return { ...this.#asked, ...pullRequest };
  }
  async #ask(pullRequest, input, way) {
    try {
      this.#asked ??= await this.#gitHub().pullRequest(pullRequest.number);
      return this.#asked;
    } catch (error) {
      throw this.#undecided(input, error, way);
    }
  }
  #undecided(input, error, way) {
    return error instanceof _github_api_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .f ? new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `${error.message}. ${way}`) : error;
  }
}



/***/ }),

/***/ 90650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _operations_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(61479);

const order = { error: 0, warn: 1, notice: 2 };
function annotate(log, {
  failure,
  warnings = [],
  annotations = [],
  furtherAnnotations = 0
}) {
  if (failure !== void 0) log.error(failure);
  for (const warning of warnings) log.warn(warning);
  const room = { error: _operations_result_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAnnotations */ .Y, warn: _operations_result_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAnnotations */ .Y, notice: _operations_result_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAnnotations */ .Y };
  room.error -= failure === void 0 ? 0 : 1;
  room.warn -= warnings.length;
  let rest = furtherAnnotations;
  for (const { level, message, ...place } of [...annotations].sort((a, b) => order[a.level] - order[b.level])) {
    if (room[level] > 0) log[level](message, place);
    else rest += 1;
    room[level] -= 1;
  }
  if (rest > 0) {
    const each = String(_operations_result_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAnnotations */ .Y);
    log.info(
      `GitHub shows ${each} errors, ${each} warnings and ${each} notices of a step; ${String(rest)} more are in the summary`
    );
  }
}



/***/ }),

/***/ 76913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ computingLimitMs),
/* harmony export */   _n: () => (/* binding */ Interruption),
/* harmony export */   fi: () => (/* binding */ endOfComputing),
/* harmony export */   mT: () => (/* binding */ Cancellation)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(32671);

const lastMomentMs = 7e3;
const longestTimerMs = 2 ** 31 - 1;
const computingLimitMs = 60 * 6e4;
class Interruption extends Error {
  constructor(message, advice = "") {
    super(message);
    this.advice = advice;
  }
  advice;
  name = "Interruption";
}
const endOfComputing = `ended after ${minutes(computingLimitMs)} of computing,`;
class Cancellation {
  #controller = new AbortController();
  #computedMs = 0;
  #computing;
  /** The last request that changed something. */
  lastWrite;
  /** Listens to the runner's signals from here on. A second one ends the process at once. */
  constructor() {
    for (const name of ["SIGINT", "SIGTERM"]) {
      process.on(name, () => {
        if (this.signal.aborted) process.exit(1);
        this.#end(`cancelled by ${name}`);
      });
    }
  }
  get signal() {
    return this.#controller.signal;
  }
  limit(ms) {
    setTimeout(() => this.#end(`ended by its own timeout of ${minutes(ms)}`), Math.min(ms, longestTimerMs)).unref();
  }
  async computing(work) {
    this.beginComputing();
    try {
      return await work();
    } finally {
      this.endComputing();
    }
  }
  beginComputing() {
    const advice = "See in the log, with debug logging, what took so long";
    const timer = setTimeout(() => this.#end(endOfComputing, advice), Math.max(1, computingLimitMs - this.#computedMs));
    timer.unref();
    this.#computing = { since: performance.now(), timer };
  }
  endComputing() {
    if (this.#computing === void 0) return;
    clearTimeout(this.#computing.timer);
    this.#computedMs += performance.now() - this.#computing.since;
    this.#computing = void 0;
  }
  wrote(write) {
    this.lastWrite = write;
  }
  #end(why, advice) {
    this.#controller.abort(new Interruption(why, advice));
    setTimeout(() => process.exit(1), lastMomentMs).unref();
  }
}
function minutes(ms) {
  const value = ms >= 6e4 ? Math.round(ms / 6e4) : Math.round(ms / 600) / 100;
  return (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(value, "minute");
}



/***/ }),

/***/ 41985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(89478);

const escapes = { "\n": "\\n", "\r": "\\r", "	": " " };
function visible(text) {
  return text.replace(
    _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .invisible */ .q4,
    (character) => escapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  );
}
function logLine(text) {
  return visible(text).replaceAll("##[", "# #[").replace(/^(\s*):(?=:)/, "$1: ");
}



/***/ }),

/***/ 79938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ writeFailure),
/* harmony export */   g8: () => (/* binding */ trySummary),
/* harmony export */   g9: () => (/* binding */ interruptionLine)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(90650);
/* harmony import */ var _summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4502);
/* harmony import */ var _summary_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9907);



async function writeFailure({ name, line, mistakes = [], withSummary }, environment, log) {
  (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .annotate */ .f)(log, { failure: line, annotations: mistakes.map((mistake) => ({ level: "error", ...mistake })) });
  if (name === void 0 || !withSummary) return;
  const result = { headline: `${name} failed` };
  await trySummary(await (0,_summary_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryOf */ .Y)({ operation: name, result, failure: line }), environment, log);
}
async function trySummary(markdown, environment, log) {
  try {
    await (0,_summary_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)((0,_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .breakLongWords */ .Hu)(log.redactedMarkdown(markdown)), environment);
  } catch (error) {
    log.warn(`The job summary could not be written: ${error.message}`);
  }
}
function interruptionLine({ message: why, advice }, write) {
  const line = `${why} ${whatWasDone(write)}`;
  return advice === "" ? line : `${line}. ${advice}`;
}
function whatWasDone(write) {
  switch (write?.became) {
    case "done":
      return `after ${write.asked} was done, which is not undone`;
    case "unclear":
      return `while ${write.asked} was under way: it may have been done. Fetch the state before running the step again`;
    case "not-done":
      return `before ${write.asked} was done: nothing was changed`;
    case void 0:
      return "before anything was changed";
  }
}



/***/ }),

/***/ 36466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ failureLine),
/* harmony export */   U: () => (/* binding */ stackOf)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(86493);
/* harmony import */ var _operations_table_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(29272);
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(89076);
/* harmony import */ var _service_generation_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(20067);




const generalAdvice = {
  400: "Check the inputs: the service does not understand the request",
  401: "Check the api-token input",
  403: "The token is valid but isn't allowed to do this. Check its permissions, and the api-token input",
  404: "Check base-url, which ends with the version segment (\u2026/v1), and repository",
  408: "The service did not get the whole request in time. Run the step again",
  409: "Fetch the state first: this change, or one like it, was made already",
  413: "The service takes smaller bodies than it documents",
  425: "The service does not process the request yet. Run the step again",
  429: "The service limits how often it is asked. Run the step less often"
};
const adviceByKind = {
  "not-connected": "Check base-url, and that this runner can reach it",
  tls: "If the service uses a private certificate authority, name its file in NODE_EXTRA_CA_CERTS",
  "connection-broke": "Run the step again. If the error stays, check the proxies and firewalls between this runner and the service",
  timeout: "Raise request-timeout-seconds, or check whether the service is slow",
  redirect: "Give the address itself as base-url",
  "broken-body": "Check that base-url is the service itself and not a page in front of it",
  status: "The service has a problem. Run the step again later"
};
const adviceByCode = {
  CERT_HAS_EXPIRED: "The operator of the service must renew it. If it is new, check the clock of this runner",
  CERT_NOT_YET_VALID: "Check the clock of this runner",
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: "The service asks for a client certificate, and the action has only the token. Give base-url an address that doesn't",
  ERR_TLS_CERT_ALTNAME_INVALID: "Give base-url a host name that the certificate covers",
  NO_TLS: "Check host and port of base-url, or write http:// if the service has no TLS",
  PROXY_ADDRESS: "Give it as http://host:port or http://name:password@host:port, with special characters percent-encoded",
  PROXY_AUTHENTICATION: "Give the name and the password that the proxy asks for: HTTPS_PROXY is http://name:password@host:port",
  PROXY_REFUSED: "The operator of the proxy must let this runner reach the service. Or name the host of base-url in NO_PROXY",
  PROXY_UNREACHABLE: "Check the variable HTTPS_PROXY; or name the host of base-url in NO_PROXY",
  TLS_REFUSED: "The service may ask for a client certificate, and the action has only the token: give base-url an address that doesn't. Or the two have no TLS version or cipher in common"
};
const ofSecondGeneration = (advice) => advice.replace("\u2026/v1", "\u2026/v2").replace("organization-slug, repository", "test-collection, repository").replace("organization-slug and repository", "test-collection and repository");
function adviceFor(error, operation, baseUrl) {
  if (error.advice !== void 0) return error.advice;
  const address = baseUrl === void 0 ? void 0 : whyWrongAddress(error, baseUrl);
  if (address !== void 0) return address;
  const byCode = error.code === void 0 ? void 0 : adviceByCode[error.code];
  if (byCode !== void 0) return byCode;
  if (error.code?.startsWith("HPE_") === true) return adviceByKind["broken-body"];
  if (error.kind !== "status" || error.status === void 0) return adviceByKind[error.kind];
  const { status } = error;
  const advice = operation?.advice?.[status] ?? generalAdvice[status] ?? (status < 500 ? generalAdvice[400] ?? "" : adviceByKind.status);
  return (0,_service_generation_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecondGeneration */ .P)(baseUrl) ? ofSecondGeneration(advice) : advice;
}
const endpointPath = new RegExp(
  `(/(${_operations_table_js__WEBPACK_IMPORTED_MODULE_1__/* .operationNames */ .q.map((name) => _operations_table_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .z[name].endpoint ?? name).join("|")})|/flaky-tests(/list-[a-z-]*)?)$`,
  "i"
);
function whyWrongAddress({ kind, status }, baseUrl) {
  if (kind !== "broken-body" && (kind !== "status" || status !== 404 && status !== 405)) return void 0;
  const withoutEndpoint = baseUrl.replace(endpointPath, "");
  if (withoutEndpoint !== baseUrl) {
    return `base-url holds an endpoint, which the action adds itself. Give ${withoutEndpoint}`;
  }
  const { pathname } = new URL(baseUrl);
  if (/\/v\d+$/.test(pathname)) return void 0;
  const version = /^(.*\/v\d+)\//.exec(baseUrl)?.[1];
  return version === void 0 ? `base-url lacks the version segment: it is ${baseUrl}, where the service says ${baseUrl}/v1. Check it` : `base-url must end at its version segment: it is ${baseUrl}, where the service says ${version}. Check it`;
}
const adviceByErrno = {
  ENOSPC: "Free space on the runner",
  EDQUOT: "Free space on the runner",
  EFBIG: "Raise the limit for the size of files",
  EMFILE: "Raise the limit for open files"
};
function isRefusedBySystem(error) {
  const { code, syscall } = error ?? {};
  return error instanceof Error && typeof code === "string" && typeof syscall === "string";
}
function failureLine(error, {
  operation,
  done,
  baseUrl
} = {}) {
  if (error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7) {
    const separator = /[.!?]$/.test(error.message) ? " " : ". ";
    return `${error.message}${separator}${adviceFor(error, operation, baseUrl)}`;
  }
  if (error instanceof _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y) return error.message;
  if (isRefusedBySystem(error)) {
    const advice = adviceByErrno[error.code ?? ""] ?? "Check RUNNER_TEMP and GITHUB_OUTPUT, and the permissions there";
    return `a file of this runner could not be read or written: ${error.message}. ${done === void 0 ? "" : `${done} was done before that, and is not undone. `}${advice}`;
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `this is a bug in the action, please report it with the debug log: ${message}`;
}
function stackOf(error) {
  return error instanceof _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y || isRefusedBySystem(error) || !(error instanceof Error) ? void 0 : error.stack;
}



/***/ }),

/***/ 44474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ StepLog),
/* harmony export */   X: () => (/* binding */ withLog)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(48161);
/* harmony import */ var _packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(98764);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(92542);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(41985);




const longestLine = 4e3;
const writtenAtOnce = 64 * 1024;
function withLog({ environment, write, makeLog = (...parts) => new StepLog(...parts) }, step) {
  const tokens = [(0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputText */ .A)(environment, "api-token"), (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputText */ .A)(environment, "github-token")];
  const secrets = [...new Set(tokens)].filter((token) => token !== void 0);
  const redactable = secrets.filter(({ length }) => length >= _packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .shortLength */ .JI);
  return (0,_packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacting */ .qG)(redactable, (redact) => step(makeLog(write, secrets, redact)));
}
class StepLog {
  #write;
  #secrets;
  #redact;
  constructor(write, secrets, redact) {
    this.#write = write;
    this.#secrets = secrets;
    this.#redact = redact;
  }
  /** Makes the runner mask the step's tokens. */
  mask() {
    for (const line of this.#secrets.flatMap((secret) => secret.split(/\r?\n/))) {
      if (line.trim() !== "") this.command("add-mask", {}, line);
    }
  }
  /** Writes a command to the runner, as `@actions/core` does. The message may have several lines. */
  command(name, properties, message) {
    const data = (text) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
    const pairs = Object.entries(properties).map(
      ([key, value]) => `${key}=${data(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`
    );
    this.#write(`::${name}${pairs.length === 0 ? "" : ` ${pairs.join(",")}`}::${data(message)}${node_os__WEBPACK_IMPORTED_MODULE_0__.EOL}`);
  }
  info(line) {
    this.#write(`${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .B)(this.#clean(line))}
`);
  }
  /** Writes a line of the result. */
  result(line) {
    this.info(line);
  }
  infoEach(lines) {
    let waiting = [];
    let length = 0;
    const write = () => {
      const text = waiting.join("\n");
      const clean = this.#redact(text) === text ? (line) => cut(line) : (line) => this.#clean(line);
      this.#write(waiting.map((line) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .B)(clean(line))}
`).join(""));
      waiting = [];
      length = 0;
    };
    for (const line of lines) {
      waiting.push(line);
      length += line.length;
      if (length >= writtenAtOnce) write();
    }
    if (waiting.length > 0) write();
  }
  debug(line) {
    this.command("debug", {}, (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(this.#clean(line)));
  }
  notice(line, place) {
    this.#annotate("notice", line, place);
  }
  warn(line, place) {
    this.#annotate("warning", line, place);
  }
  error(line, place) {
    this.#annotate("error", line, place);
  }
  async group(title, work) {
    this.command("group", {}, (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(this.#clean(title)));
    try {
      return await work();
    } finally {
      this.command("endgroup", {}, "");
    }
  }
  /** Text without the token, for output outside of the log. */
  redacted(text) {
    return this.#redact(text);
  }
  /** Redacts a record of a service or a report, with the names of its fields, before any of it is escaped. */
  redactedRecord(record) {
    return (0,_packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redactValues */ .se)(record, this.#redact, (name) => this.#redact(name));
  }
  /** Redacts every string in arrays and plain objects of our own, whose fields keep their names. */
  redactedValues(value) {
    return (0,_packages_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redactValues */ .se)(value, this.#redact);
  }
  /** Redacts Markdown and Mermaid, in which asterisks have a meaning. */
  redactedMarkdown(markdown) {
    return this.#redact(markdown, "REDACTED");
  }
  /** True when the bytes, which are UTF-8, hold a token. */
  holdsSecret(bytes) {
    const text = bytes.toString("utf8");
    return this.#redact(text) !== text;
  }
  #annotate(kind, line, place) {
    const properties = place?.file === void 0 ? {} : { file: (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(this.#clean(place.file)), ...place.line === void 0 ? {} : { line: place.line } };
    this.command(kind, properties, (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(this.#clean(line)).replaceAll("##[", "# #["));
  }
  #clean(line) {
    return cut(this.#redact(line));
  }
}
function cut(line) {
  return line.length > longestLine ? `${line.slice(0, longestLine)}\u2026` : line;
}



/***/ }),

/***/ 4502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ preformatted),
/* harmony export */   Hu: () => (/* binding */ breakLongWords),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   UT: () => (/* binding */ outsideLink),
/* harmony export */   Zl: () => (/* binding */ pullRequestLink),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   k9: () => (/* binding */ tableOfFirst),
/* harmony export */   kk: () => (/* binding */ tellingTable),
/* harmony export */   os: () => (/* binding */ shortText),
/* harmony export */   ov: () => (/* binding */ shortCode),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* unused harmony export link */
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(89478);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(41985);



const structure = /[&<>|\\`*~[\]$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|(?<=www)\.|:(?=\/\/)|@/gi;
function text(outside) {
  return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(outside).replace(structure, (character) => {
    const reference = `&#${String(character.charCodeAt(0))};`;
    return character === "@" ? `${reference}<!-- -->` : reference;
  });
}
const shortText = (outside, most) => text((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(outside, most));
function preformatted(outside) {
  return `<pre>${outside.trimEnd().split("\n").map(text).join("\n")}</pre>`;
}
function folded(title, content) {
  return `<details><summary>${title}</summary>

${content}

</details>`;
}
function code(outside) {
  return outside === "" ? "" : `<code>${text(outside)}</code>`;
}
const shortCode = (outside, most) => code((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(outside, most));
const longestAddress = 60;
function outsideLink(address) {
  let url;
  try {
    url = new URL(address);
  } catch {
    return shortCode(address, 100);
  }
  const isShown = url.host.length < longestAddress && url.username === "" && url.password === "";
  if (url.protocol !== "https:" || !isShown) return shortCode(address, 100);
  return link((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(`${url.host}${url.pathname === "/" ? "" : url.pathname}`, longestAddress), url.href);
}
function link(label, address) {
  return `[${text(label)}](<${address.replace(/[<>\s\\|`]/g, (character) => encodeURIComponent(character))}>)`;
}
function pullRequestLink(number, url) {
  const label = `#${String(number)}`;
  return url === void 0 ? label : link(label, url);
}
const longestWord = 24;
const partsOfRow = /<[^<>]*>|\]\(<[^<>]*>\)|&#?\w+;|\s+|[^\p{P}\p{S}\s]{1,24}|[\p{P}\p{S}]/gu;
function breakLongWords(markdown) {
  return markdown.replaceAll(/^\| .*$/gm, (row) => {
    let length = 0;
    return (row.match(partsOfRow) ?? []).map((part) => {
      if (/^(\s|<|\]\()/.test(part)) {
        length = /^<\/?code>$/.test(part) || part.startsWith("<!--") ? length : 0;
        return part;
      }
      const more = part.startsWith("&") && part.length > 1 ? 1 : part.length;
      const isTooLong = length > 0 && length + more > longestWord;
      length = isTooLong ? more : length + more;
      return isTooLong ? `<wbr>${part}` : part;
    }).join("");
  });
}
function facts(rows) {
  const [first, ...rest] = rows;
  if (first === void 0) return "";
  return rest.length === 0 ? `${first[0]}: ${first[1]}` : table(first, rest);
}
function tellingTable(header, rows) {
  const constant = (column) => rows.length > 1 && rows.every((row) => row[column] === rows[0]?.[column]);
  const kept = [];
  const said = [];
  for (const [column, name] of header.entries()) {
    if (rows.every((row) => (row[column] ?? "") === "")) continue;
    if (column > 0 && constant(column)) said.push(`${name}: ${rows[0]?.[column] ?? ""}`);
    else kept.push(column);
  }
  const pick = (row) => kept.map((column) => row[column] ?? "");
  const whole = table(pick(header), rows.map(pick));
  return said.length === 0 ? whole : `${whole}

The same in every row: ${said.join("; ")}`;
}
function table(header, rows) {
  const row = (cells) => `| ${cells.join(" | ")} |`;
  return [row(header), row(header.map(() => "---")), ...rows.map(row)].join("\n");
}
function tableOfFirst(items, { header, most, file, telling }, rowOf) {
  const rows = items.slice(0, most).map(rowOf);
  const rest = items.length - rows.length;
  const more = rest > 0 ? `

\u2026 and ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(rest)} more, in the ${file} file.` : "";
  return (telling === true ? tellingTable : table)(header, rows) + more;
}



/***/ }),

/***/ 9907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary),
/* harmony export */   Y: () => (/* binding */ summaryOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51455);
/* harmony import */ var _operations_result_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(61479);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(89478);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4502);





const limitBytes = 900 * 1024;
async function summaryOf({ operation, result, skipped, request, failure }) {
  const title = failure === void 0 ? skipped === void 0 ? signOf(result) : "\u23ED\uFE0F" : "\u274C";
  const parts = [
    `## ${title} ${skipped === void 0 || failure !== void 0 || (0,_operations_result_js__WEBPACK_IMPORTED_MODULE_3__/* .showsPlan */ .F)(result) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(result.headline) : `Nothing was sent by ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(operation)}`}`
  ];
  if (failure !== void 0 && result.tests?.showFailure !== true) {
    parts.push(`**The step failed.** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(failure, 2e3)}`);
  }
  if (skipped !== void 0) {
    parts.push(`${(0,_operations_result_js__WEBPACK_IMPORTED_MODULE_3__/* .showsPlan */ .F)(result) ? "Nothing was changed:" : "Because"} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(skipped)}.`);
  }
  for (const warning of result.warnings ?? []) parts.push(`\u26A0\uFE0F ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(warning, 2e3)}`);
  const about = await aboutOf(result);
  if (result.impactedTargets === void 0 && result.tests === void 0) parts.push(...about);
  if (result.testing !== void 0) {
    const testing = (await __nccwpck_require__.e(/* import() */ 3511).then(__nccwpck_require__.bind(__nccwpck_require__, 93511))).testingSummary(result.testing);
    if (testing !== "") parts.push(testing);
  }
  if (result.queueChanges !== void 0 && result.queueChanges.changes.length > 0) {
    parts.push((await __nccwpck_require__.e(/* import() */ 9816).then(__nccwpck_require__.bind(__nccwpck_require__, 9816))).queueChangesSummary(result.queueChanges.changes));
  }
  if (result.sync !== void 0) parts.push((await __nccwpck_require__.e(/* import() */ 5580).then(__nccwpck_require__.bind(__nccwpck_require__, 75580))).syncSummary(result.sync.rows));
  if (result.queue !== void 0) parts.push((await __nccwpck_require__.e(/* import() */ 9816).then(__nccwpck_require__.bind(__nccwpck_require__, 9816))).queueSummary(result.queue));
  if (result.impactedTargets !== void 0) {
    parts.push((await __nccwpck_require__.e(/* import() */ 8662).then(__nccwpck_require__.bind(__nccwpck_require__, 98662))).targetsSummary(result.impactedTargets), ...about);
  }
  if (result.audit !== void 0) {
    const audit = (await Promise.all(/* import() */[__nccwpck_require__.e(1138), __nccwpck_require__.e(8815), __nccwpck_require__.e(3759), __nccwpck_require__.e(4343), __nccwpck_require__.e(4500), __nccwpck_require__.e(2808), __nccwpck_require__.e(1359), __nccwpck_require__.e(7750), __nccwpck_require__.e(2954), __nccwpck_require__.e(9719)]).then(__nccwpck_require__.bind(__nccwpck_require__, 15784))).auditSummary(result.audit);
    if (audit !== "") parts.push(audit);
  }
  if (result.tests !== void 0) {
    const tests = testsSummary(result.tests);
    if (tests !== "") parts.push(tests);
    const { facts: details = [] } = result;
    if (details.length > 0) parts.push(details.map(([name, value]) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(`${name}: ${value}`, 600)).join(" \xB7 "));
  }
  if (result.metrics !== void 0) parts.push((await __nccwpck_require__.e(/* import() */ 9682).then(__nccwpck_require__.bind(__nccwpck_require__, 19682))).metricsSummary(result.metrics.samples));
  if (request !== void 0) {
    const title2 = `The request that would be sent to ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(request.endpoint)}`;
    parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(title2, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .preformatted */ .EC)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(request.body, 2e4))));
  }
  return `${parts.join("\n\n")}

`;
}
async function aboutOf({ pullRequest, facts: details = [] }) {
  const rows = details.map(([name, value]) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(name, 100), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCode */ .ov)(value, 500)]);
  const ofPullRequest = pullRequest === void 0 ? [] : (await __nccwpck_require__.e(/* import() */ 4620).then(__nccwpck_require__.bind(__nccwpck_require__, 74620))).pullRequestFacts(pullRequest);
  const all = [...ofPullRequest, ...rows];
  return all.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .facts */ .Ix)(all)];
}
function signOf({ audit }) {
  return audit !== void 0 && audit.targets.length > 0 ? audit.escaped > 0 ? "\u26A0\uFE0F" : "\u{1F50E}" : "\u2705";
}
function testsSummary({ count, columns, rows, counts, total = count }) {
  const parts = [];
  for (const [title, entries] of counts ?? []) {
    if (entries.length < 2) continue;
    parts.push(
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(title), "Tests"],
        entries.map(([name, number]) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCode */ .ov)(name, 100), (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(number)])
      )
    );
  }
  if (rows.length > 0)
    parts.push(
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tellingTable */ .kk)(
        columns.map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq),
        rows.map((row) => row.map(cell))
      )
    );
  if (total > rows.length) {
    parts.push(`The first ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(rows.length)} of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(total)}; the rest is in the tests file.`);
  }
  return parts.join("\n\n");
}
function cell(content) {
  return typeof content === "string" ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(content, 200) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideLink */ .UT)(content.href);
}
async function writeSummary(markdown, environment) {
  const file = environment.GITHUB_STEP_SUMMARY ?? "";
  if (file === "") return;
  const bytes = Buffer.byteLength(markdown, "utf8");
  const whole = bytes <= limitBytes ? markdown : `${cutAtLine(markdown)}

\u2026 cut: this summary would have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(bytes)} bytes.
`;
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, whole, "utf8");
}
function cutAtLine(markdown) {
  const cut = Buffer.from(markdown, "utf8").subarray(0, limitBytes).toString("utf8");
  return cut.slice(0, cut.lastIndexOf("\n"));
}



/***/ }),

/***/ 50673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/reporting/cancellation.js
var cancellation = __nccwpck_require__(76913);
// EXTERNAL MODULE: ./build/src/reporting/annotations.js
var reporting_annotations = __nccwpck_require__(90650);
// EXTERNAL MODULE: ./build/src/reporting/failed-step.js
var failed_step = __nccwpck_require__(79938);
// EXTERNAL MODULE: ./build/src/reporting/failure.js
var failure = __nccwpck_require__(36466);
// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __nccwpck_require__(86493);
// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __nccwpck_require__(51328);
// EXTERNAL MODULE: ./build/src/inputs/input-warnings.js
var input_warnings = __nccwpck_require__(16461);
// EXTERNAL MODULE: ./build/src/inputs/inputs.js
var inputs_inputs = __nccwpck_require__(92542);
;// CONCATENATED MODULE: ./build/src/inputs/gone-inputs.js
const goneInputs = {
  commits: "Run merge-queue analyze --commits (docs/command.md)",
  "compute-timeout-minutes": "Write timeout-minutes beside uses, for a limit shorter than 60 minutes",
  concurrency: "Run merge-queue analyze --concurrency (docs/command.md)",
  "impact-all-paths": "Write the globs under impact-all in the file of rules (docs/rules.md)",
  "queue-settings-file": "Write queue-settings: the path of the file",
  "repository-host": "Write repository: host/owner/name",
  "test-minutes": "Run merge-queue analyze --test-minutes (docs/command.md)"
};


// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __nccwpck_require__(85835);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __nccwpck_require__(87745);
;// CONCATENATED MODULE: ./build/src/inputs/undeclared-inputs.js





function byTheirName(names) {
  const pairs = Object.entries(names);
  return new Map(pairs.flatMap(([ours, theirs]) => theirs.split(" ").map((name) => [name, ours])));
}
const peers = byTheirName({
  operation: "action command upload-targets test-targets quarantine",
  "base-url": "mergify-api-url api-url url",
  "api-token": "token trunk-token trunk-api-token",
  "target-branch": "branch",
  "pull-request": "pr pr-number",
  "required-label": "label labels",
  "impacted-targets": "scopes all-scopes targets",
  "impacted-targets-config": "bazel-path bazel-startup-options bazel-diff-command-options impact-all-filters-path mergify-config-path",
  "base-sha": "base",
  "head-sha": "head",
  "working-directory": "repo-root workspace-path bazel-workspace-path",
  "organization-slug": "org-slug org",
  "junit-paths": "report-path",
  "tests-outcome": "previous-step-outcome test-step-outcome",
  "wait-timeout-minutes": "timeout"
});
const others = {
  filters: [
    "dorny/paths-filter",
    "impacted-targets-from",
    "'paths', and the filters under targets in .github/impacted-targets.yml"
  ],
  "files-yaml": [
    "tj-actions/changed-files",
    "impacted-targets-from",
    "'paths', and the lists under targets in .github/impacted-targets.yml"
  ],
  "files-yaml-from-source-file": [
    "tj-actions/changed-files",
    "impacted-targets-config",
    "the path of a file with targets"
  ],
  files: [
    "tj-actions/changed-files and EnricoMi/publish-unit-test-result-action",
    "impacted-targets-from",
    "'paths' with targets in .github/impacted-targets.yml, or junit-paths for test reports"
  ],
  "files-ignore": [
    "tj-actions/changed-files",
    "impacted-targets-config",
    "a file that has the globs under impact-none"
  ],
  path: ["tj-actions/changed-files", "working-directory", "the folder"],
  "main-branch-name": ["nrwl/nx-set-shas", "target-branch", "the branch"],
  "fallback-sha": ["nrwl/nx-set-shas", "base-sha", "the commit"],
  "junit-files": ["EnricoMi/publish-unit-test-result-action", "junit-paths", "the globs"],
  "report-paths": ["mikepenz/action-junit-report", "junit-paths", "the globs"],
  "require-tests": [
    "mikepenz/action-junit-report",
    "quarantine-policy",
    "min-tests: 1, or required-suites with names. A report without a test always fails here"
  ]
};
const guesses = byTheirName({
  operation: "op",
  "api-token": "api-key",
  "github-token": "gh-token",
  repository: "repo owner host",
  "target-branch": "queue base-ref merge-queue queue-name",
  "pull-request-sha": "sha commit",
  "no-batch": "batch",
  "impacted-targets-file": "targets-file",
  "impacted-targets-from": "build-system from",
  "impacted-targets-config": "config config-file paths impact-all exclude exclude-paths ignore paths-ignore",
  "head-sha": "head-ref",
  "working-directory": "dir directory working-dir cwd root",
  shards: "shards-count shard-count matrix",
  "queue-settings": "mode merge-method settings state",
  "organization-slug": "slug trunk-org org-url-slug",
  "junit-paths": "test-results reports junit junit-xml results report test-results-path xml",
  "tests-outcome": "outcome previous-outcome",
  wait: "wait-for-merge wait-for block",
  "wait-timeout-minutes": "wait-timeout wait-timeout-seconds timeout-minutes",
  "poll-interval-seconds": "poll-interval poll",
  "request-timeout-seconds": "timeout-seconds http-timeout",
  "max-attempts": "retries retry max-retries",
  "allow-insecure-http": "insecure"
});
const policyKeys = {
  codeowners: "codeowners",
  owners: "codeowners",
  team: "codeowners",
  "max-quarantine-days": "max-days",
  "max-days": "max-days",
  "quarantine-days": "max-days",
  "warn-quarantine-days": "warn-days",
  "warn-days": "warn-days",
  "max-failures": "max-failures",
  "required-suites": "required-suites",
  suite: "required-suites",
  suites: "required-suites",
  "min-tests": "min-tests",
  "never-excuse": "never-excuse",
  variant: "variant",
  "job-name": "variant"
};
const forDryRun = ["fail-on-match", "fail-on-failure", "fail-on-error"];
function refuseMoved(name, canonicalName) {
  const key = Object.hasOwn(policyKeys, canonicalName) ? policyKeys[canonicalName] : void 0;
  const none = `there is no input ${(0,values/* quoted */.TL)(name)}`;
  if (key !== void 0) throw new input_error/* InputError */.d("quarantine-policy", `${none}. Write it in quarantine-policy as ${key}`);
  if (!forDryRun.includes(canonicalName)) return;
  throw new input_error/* InputError */.d(
    "dry-run",
    `${none}. Write dry-run: true, with which findings do not fail the step, or remove it`
  );
}
const canonical = (name) => name.toLowerCase().replaceAll(/[-_ ]/g, "");
async function refuseUndeclaredInputs(environment) {
  for (const [variable, value = ""] of Object.entries(environment)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === void 0 || value.trim() === "" || Object.hasOwn(table/* inputTable */.F, name)) continue;
    const theirs = name.replaceAll(/[_ ]/g, "-");
    const other = Object.hasOwn(others, theirs) ? others[theirs] : void 0;
    if (other !== void 0) {
      const [action, ours, how] = other;
      throw new input_error/* InputError */.d(
        ours,
        `${(0,values/* quoted */.TL)(name)} is an input of ${action}. Here, write ${ours}: ${how} (docs/migrating.md)`
      );
    }
    if (Object.hasOwn(goneInputs, theirs)) throw refusalOfGone(theirs);
    refuseMoved(name, theirs);
    const meant = peers.get(theirs);
    if (meant !== void 0) {
      throw new input_error/* InputError */.d(meant, `${(0,values/* quoted */.TL)(name)} is the name in another action. Write ${meant} (docs/migrating.md)`);
    }
    const near = guesses.get(theirs) ?? await nearest(name);
    if (near === void 0) continue;
    if (Object.hasOwn(goneInputs, near)) throw refusalOfGone(near);
    throw new input_error/* InputError */.d(near, `there is no input ${(0,values/* quoted */.TL)(name)}. Write ${near}`);
  }
}
const refusalOfGone = (input) => new user_error/* UserError */.y(`input ${input}: there is no such input any more. ${String(goneInputs[input])}`, { input });
async function nearest(name) {
  const { closestMatch } = await __nccwpck_require__.e(/* import() */ 7785).then(__nccwpck_require__.bind(__nccwpck_require__, 47785));
  const written = canonical(name);
  const names = [...Object.keys(table/* inputTable */.F), ...Object.keys(goneInputs)];
  const maxDistance = written.length < 6 ? 1 : 2;
  const found = closestMatch(written, names.map(canonical), { maxDistance });
  return names.find((one) => canonical(one) === found);
}


// EXTERNAL MODULE: ./build/src/reporting/log.js
var log = __nccwpck_require__(44474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/packages/shared/src/files/temporary-parent.js
var temporary_parent = __nccwpck_require__(44547);
;// CONCATENATED MODULE: ./build/src/reporting/output-files.js



function outputFiles(environment, log) {
  let folder;
  const writings = [];
  const inJson = (record) => JSON.stringify(log.redactedRecord(record));
  const path = (name) => {
    folder ??= (0,temporary_parent/* makeTemporaryFolder */.wE)((0,temporary_parent/* temporaryParent */.cp)(environment), "merge-queue-action-");
    return (0,external_node_path_.join)(folder, name);
  };
  return {
    writeRecords: async (name, records) => {
      const file = path(name);
      const { writeList } = await __nccwpck_require__.e(/* import() */ 9795).then(__nccwpck_require__.bind(__nccwpck_require__, 39795));
      await writeList(file, records, inJson);
      return file;
    },
    write: async (name, content, { holdsNoSecret } = { holdsNoSecret: false }) => {
      const file = path(name);
      const bytes = Buffer.isBuffer(content) && holdsNoSecret ? content : withoutTokens(content, log);
      const writing = writeAll(await (0,promises_.open)(file, "w"), bytes);
      writing.catch(() => void 0);
      writings.push(writing);
      return file;
    },
    written: async () => {
      await Promise.all(writings);
    },
    discard: async () => {
      await Promise.allSettled(writings);
      if (folder !== void 0) await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => void 0);
    }
  };
}
function withoutTokens(content, log) {
  const text = content.toString();
  const clean = log.redacted(text);
  return Buffer.isBuffer(content) && clean === text ? content : Buffer.from(clean, "utf8");
}
async function writeAll(file, bytes) {
  try {
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten;
  } finally {
    await file.close();
  }
}


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __nccwpck_require__(89478);
// EXTERNAL MODULE: external "./left-out/crypto.js"
var crypto_js_ = __nccwpck_require__(84361);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(79896);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(70857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${crypto_js_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./build/src/reporting/outputs.js




const responseLimitBytes = 512 * 1024;
const longestWord = 1e3;
const longestAddress = 2e3;
const longestList = 1e4;
const outputTable = {
  skipped: ({ skipped }) => String(skipped),
  "pull-request": ({ pullRequest }) => pullRequest && String(pullRequest.number),
  "pull-request-state": ({ pullRequest }) => pullRequest?.state && (0,src_text/* shortened */.vI)(pullRequest.state, longestWord),
  "pull-request-submitted": ({ pullRequest: { submitted } = {} }) => submitted?.toString(),
  "pull-request-url": ({ pullRequest: { url } = {} }) => (url ?? "").length > longestAddress ? void 0 : url,
  "pull-request-readiness": ({ pullRequest: { state, unmet = [] } = {} }) => state && (0,src_text/* shortened */.vI)(unmet.map(({ condition }) => condition).join("\n"), longestList),
  "queue-position": ({ pullRequest: { position } = {} }) => position?.toString(),
  "failure-reason": ({ pullRequest: { failureReason } = {} }) => failureReason && (0,src_text/* oneLine */.TN)(failureReason, longestWord),
  "queue-state": ({ queue }) => queue?.state && (0,src_text/* shortened */.vI)(queue.state, longestWord),
  "queue-length": ({ queue }) => queue && lengthOf(queue),
  "queue-changed": ({ queueChanges }) => queueChanges && String(queueChanges.changes.length > 0),
  "queue-changes-file": ({ queueChanges }) => queueChanges?.file,
  "submitted-count": ({ sync }) => sync && String(sync.submitted),
  "sync-file": ({ sync }) => sync?.file,
  "impacts-all": ({ impactedTargets }) => impactedTargets && String(impactedTargets.isEverything),
  "impacted-targets": ({ impactedTargets }) => impactedTargets && (impactedTargets.json ?? ""),
  "impacted-targets-count": ({ impactedTargets: list }) => list && (list.all ? "ALL" : String(list.count)),
  "impacted-targets-reason": ({ impactedTargets }) => impactedTargets && (0,src_text/* oneLine */.TN)(impactedTargets.why ?? "", 2e3),
  "impacted-targets-file": ({ impactedTargets }) => impactedTargets?.file,
  "impacted-targets-text-file": ({ impactedTargets }) => impactedTargets?.textFile,
  "impacted-targets-explanation-file": ({ impactedTargets }) => impactedTargets?.explanationFile,
  "impacted-targets-matrix": ({ impactedTargets, matrix }) => impactedTargets?.matrix ?? matrix,
  "impacted-targets-record": ({ impactedTargets }) => impactedTargets?.record,
  "base-sha": ({ impactedTargets }) => impactedTargets?.commits?.base,
  "head-sha": ({ impactedTargets }) => impactedTargets?.commits?.head,
  "escaped-count": ({ audit }) => audit && String(audit.escaped),
  "audit-file": ({ audit }) => audit?.file,
  "tests-count": ({ tests }) => tests && String(tests.count),
  "tests-file": ({ tests }) => tests?.file,
  "excused-count": ({ excused }) => excused && String(excused.count),
  "excused-file": ({ excused }) => excused?.file,
  "metrics-file": ({ metrics }) => metrics?.file,
  response: ({ response }) => response && (Buffer.byteLength(response.text, "utf8") <= responseLimitBytes ? response.text : ""),
  "response-file": ({ responseFile }) => responseFile
};
const outputNames = Object.keys(outputTable);
function outputsOf(result, more) {
  const facts = { ...result, ...more };
  const values = Object.entries(outputTable).map(([name, valueOf]) => [name, valueOf(facts)]);
  return Object.fromEntries(values.filter(([, value]) => value !== void 0));
}
function lengthOf({ entries, cut }) {
  const length = cut === void 0 ? entries?.length : cut.total;
  return length === void 0 ? void 0 : String(length);
}
function setOutputs(outputs, environment, log) {
  const pairs = Object.entries(outputs).map(([name, value]) => [name, log.redacted(value)]);
  const { GITHUB_OUTPUT: file = "" } = environment;
  if (file === "") {
    for (const [name, value] of pairs) log.command("set-output", { name }, value);
    return;
  }
  const text = pairs.map(([name, value]) => `${prepareKeyValueMessage(name, value)}${external_node_os_.EOL}`).join("");
  (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
  (0,external_node_fs_.appendFileSync)(file, text);
}


// EXTERNAL MODULE: ./build/src/reporting/summary/summary.js
var summary = __nccwpck_require__(9907);
// EXTERNAL MODULE: ./build/src/pull-request/event.js
var pull_request_event = __nccwpck_require__(73733);
// EXTERNAL MODULE: ./build/src/pull-request/context.js
var pull_request_context = __nccwpck_require__(35338);
;// CONCATENATED MODULE: ./build/src/operations/computing.js

class BeyondReason extends user_error/* UserError */.y {
  name = "BeyondReason";
}
const limitsOfTheLanguage = /^(Maximum call stack size exceeded|Invalid string length|Invalid (typed )?array length|Array buffer allocation failed|(Map|Set) maximum size exceeded)/;
async function withinReason(work) {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error ?? {};
    if (name !== "RangeError" || message === void 0 || !limitsOfTheLanguage.test(message)) throw error;
    throw new BeyondReason(
      `a file that was read is nested too deeply or is too large to compute with (${message}). Look for an unusual file in the pull request, with debug logging`
    );
  }
}


// EXTERNAL MODULE: ./build/src/operations/operation-name.js
var operation_name = __nccwpck_require__(51529);
// EXTERNAL MODULE: ./build/src/operations/table.js
var operations_table = __nccwpck_require__(29272);
// EXTERNAL MODULE: ./build/src/operations/operation.js
var operations_operation = __nccwpck_require__(96333);
// EXTERNAL MODULE: ./build/src/operations/result.js
var operations_result = __nccwpck_require__(61479);
// EXTERNAL MODULE: ./build/src/service/generation.js
var generation = __nccwpck_require__(20067);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __nccwpck_require__(89924);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __nccwpck_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/redaction.js
var redaction = __nccwpck_require__(98764);
// EXTERNAL MODULE: ./build/src/service/requests/timeouts.js
var timeouts = __nccwpck_require__(47398);
;// CONCATENATED MODULE: ./build/src/run.js


























class FailedStage extends Error {
  constructor(cause, known) {
    super("a stage failed");
    this.cause = cause;
    this.known = known;
  }
  cause;
  known;
  name = "FailedStage";
}
async function stage(known, work) {
  try {
    return await work();
  } catch (error) {
    throw new FailedStage(error, known);
  }
}
const workLimitMs = 4 * 36e5;
function stepLimitMs({ requestTimeoutMs, maxAttempts, waitTimeoutMs }) {
  const requestsMs = 3 * (0,timeouts/* totalTimeoutMs */.Mv)({ attemptTimeoutMs: requestTimeoutMs, maxAttempts });
  return requestsMs + waitTimeoutMs + cancellation/* computingLimitMs */.ID + workLimitMs;
}
function run(process, limits) {
  return (0,log/* withLog */.X)(process, async (log) => {
    log.mask();
    try {
      return await runStages(process, limits, log);
    } catch (error) {
      return fail(error instanceof FailedStage ? error : new FailedStage(error, {}), process, limits, log);
    }
  });
}
async function runStages({ environment, clock }, limits, log) {
  const { signal } = limits;
  const name = await stage({}, async () => {
    await refuseUndeclaredInputs(environment);
    return (0,operation_name/* readOperation */.Q0)(environment);
  });
  const inputs = await stage({ name }, () => (0,inputs_inputs/* readInputs */.K)(environment));
  const { about, load } = operations_table/* operations */.z[name];
  const { operation } = await stage({ name, inputs }, load);
  const files = outputFiles(environment, log);
  const known = { name, inputs, operation, files };
  const step = await stage(known, async () => {
    warnOfShortTokens(inputs, log);
    for (const warning of await (0,input_warnings/* inputWarnings */.cs)(environment, inputs, { name, about }, operation.knownFields ?? [])) {
      log.warn(`${name}: ${warning}`);
    }
    limits.limit(stepLimitMs(inputs));
    const event = (0,pull_request_event/* readEvent */.j_)(environment);
    const context = await (0,pull_request_context/* resolveContext */.wK)(inputs, event, operation.needs, signal, { clock, onRetry: logRetry(log) });
    for (const warning of context.warnings) log.warn(warning);
    const computing = (work) => limits.computing(() => withinReason(work));
    return { environment, inputs, event, context, log, files, signal, clock, computing };
  });
  const started = { ...known, step };
  const early = await stage(started, () => withoutService(operation, step));
  const service = early === void 0 ? await stage(started, () => connect(step, operation, limits)) : void 0;
  return stage({ ...started, service }, async () => {
    const outcome = early ?? await perform(operation, step, service);
    signal.throwIfAborted();
    const isTried = inputs.dryRun && operation.kind === "verdict";
    return conclude(name, step, isTried ? verdictOf(outcome) : outcome, log, files);
  });
}
async function fail({ cause, known: { name, inputs, operation, files, step, service } }, { environment }, { signal }, log) {
  const write = service?.lastWrite;
  const done = write?.became === "done" ? write.asked : void 0;
  const why = signal.aborted ? interrupted(cause, signal.reason, service) : (0,failure/* failureLine */.P)(cause, { operation, done, baseUrl: inputs?.baseUrl });
  if (signal.aborted) {
    await files?.discard();
    if (isTimeOfComputing(signal)) await setRecord({ name, step }, { kind: "time", why }, environment, log);
    if (cause instanceof operations_operation/* Interrupted */.j) {
      const { pullRequest } = log.redactedValues({ pullRequest: cause.pullRequest });
      setOutputs(outputsOf({ headline: "", pullRequest }, { skipped: false }), environment, log);
    }
  } else {
    const stack = (0,failure/* stackOf */.U)(cause);
    if (stack !== void 0) log.debug(stack);
    await setRecord({ name, step }, { kind: "failure", why }, environment, log);
  }
  const mistakes = !signal.aborted && cause instanceof user_error/* UserError */.y ? cause.mistakes : [];
  const line = name === void 0 ? why : `${name}: ${why}`;
  await (0,failed_step/* writeFailure */.EU)({ name, line, mistakes, withSummary: inputs?.summary === true }, environment, log);
  return 1;
}
const isTimeOfComputing = ({ reason }) => reason instanceof cancellation/* Interruption */._n && reason.message === cancellation/* endOfComputing */.fi;
async function setRecord({ name, step }, cause, environment, log) {
  const isAboutTargets = name === "compute-impacted-targets" || name === "set-impacted-targets";
  if (!isAboutTargets || step?.inputs.targets?.kind !== "from") return;
  const { recordWithoutAnswer } = await __nccwpck_require__.e(/* import() */ 1451).then(__nccwpck_require__.bind(__nccwpck_require__, 1451));
  setOutputs({ "impacted-targets-record": recordWithoutAnswer(step, cause) }, environment, log);
}
function warnOfShortTokens({ apiToken, githubToken }, log) {
  for (const [input, token] of [["api-token", apiToken], ["github-token", githubToken]]) {
    if (token === void 0 || token.length >= redaction/* shortLength */.JI) continue;
    log.warn(
      `${input}: the token has fewer than ${String(redaction/* shortLength */.JI)} characters. It may be part of ordinary words, so this step does not remove it from what it writes. Use a longer token`
    );
  }
}
function interrupted(error, why, service) {
  if (error instanceof operations_operation/* Interrupted */.j) return `${why.message} ${error.message}`;
  return (0,failed_step/* interruptionLine */.g9)(why, service?.lastWrite);
}
const dryRun = "this is a dry run";
async function withoutService(operation, step) {
  const { context, inputs, event } = step;
  const { skip, pullRequest } = context;
  if (skip !== void 0) {
    const shown = pullRequest && (0,requests/* pullRequestResult */.Ct)(step);
    const matrix = inputs.shards === void 0 ? void 0 : '{"include":[]}';
    return { result: { headline: "Skipped", ...(0,json_values/* given */.gI)({ pullRequest: shown, matrix }) }, skipped: skip };
  }
  const missing = whyUnserved(inputs, event);
  const asksService = inputs.quarantineFile === void 0 || missing === void 0;
  const needsSlug = operation.needs.organizationSlug === true && (0,generation/* needsOrganizationSlug */.q)(inputs.baseUrl);
  if (needsSlug && asksService && inputs.organizationSlug === void 0) {
    throw new input_error/* InputError */.d(
      "organization-slug",
      "this operation needs it. Give the slug of your organization, which is in the address of its page at the service"
    );
  }
  if (!("withoutService" in operation) || inputs.dryRun && !readsInDryRun(operation)) return void 0;
  const result = await operation.withoutService(step, missing);
  return result && { result };
}
const readsInDryRun = ({ kind }) => kind === "comparison" || kind === "verdict";
async function perform(operation, step, service) {
  const isDry = step.inputs.dryRun && operation.kind !== "local";
  if (service === void 0) {
    const { describingService } = await __nccwpck_require__.e(/* import() */ 4478).then(__nccwpck_require__.bind(__nccwpck_require__, 44478));
    const { service: describing, first } = await describingService(step.inputs.baseUrl);
    const { result: result2, request } = await operation.plan(step, describing);
    if (!isDry || request === void 0) return { result: result2 };
    const sent = await Promise.race([first, request().then(() => void 0)]);
    return { result: result2, skipped: dryRun, request: sent && shownRequest(sent) };
  }
  const { result, carryOut } = await operation.plan(step, service);
  return {
    ...isDry && operation.kind !== "verdict" || carryOut === void 0 ? { result } : { result: await carryOut() },
    ...isDry ? { skipped: dryRun } : {},
    response: service.lastResponse
  };
}
function verdictOf({ result: { failure, headline, warnings = [], ...result }, ...outcome }) {
  const isPass = failure === void 0;
  const shown = `The step would ${isPass ? "pass" : "fail"}: ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`;
  const why = isPass ? [] : [`without dry-run, this step would fail: ${failure}`];
  return {
    ...outcome,
    result: { ...result, headline: shown, warnings: [...why, ...warnings], isVerdict: true },
    skipped: dryRun
  };
}
function shownRequest({ address, content = {} }) {
  const body = Buffer.isBuffer(content) ? (0,src_text/* shortened */.vI)(content.toString("utf8"), 2e4) : JSON.stringify(content, void 0, 2);
  return { endpoint: `${address.method} ${address.path}`, body };
}
function whyUnserved(inputs, event) {
  if (inputs.apiToken === void 0) return `the input api-token is empty${(0,pull_request_context/* causeOfEmptyToken */.Ty)(event) ?? ""}`;
  return inputs.baseUrl === void 0 ? "the input base-url is empty" : void 0;
}
function senderOf({ inputs, event, context }, { kind }) {
  if (inputs.apiToken !== void 0) return { token: inputs.apiToken };
  const forkedRun = kind === "upload" ? (0,pull_request_context/* forkedRunOf */.GO)(event, context) : void 0;
  return forkedRun === void 0 ? void 0 : { forkedRun };
}
async function connect(step, operation, limits) {
  const { inputs, event, log, clock } = step;
  if (operation.kind === "local" || inputs.dryRun && !readsInDryRun(operation)) return void 0;
  if (inputs.baseUrl === void 0) {
    throw new input_error/* InputError */.d(
      "base-url",
      "it is required. Give the address of the service, such as https://api.example.com/v1, here or in the variable MERGE_QUEUE_BASE_URL"
    );
  }
  const sender = senderOf(step, operation);
  if (sender === void 0) throw new input_error/* InputError */.d("api-token", (0,pull_request_context/* whyTokenIsEmpty */.Bh)(event));
  const { connectTo } = await __nccwpck_require__.e(/* import() */ 4478).then(__nccwpck_require__.bind(__nccwpck_require__, 44478));
  return connectTo({
    baseUrl: inputs.baseUrl,
    sender,
    attemptTimeoutMs: inputs.requestTimeoutMs,
    maxAttempts: inputs.maxAttempts,
    onRetry: logRetry(log),
    onVerify: (line) => log.info(line),
    signal: limits.signal,
    clock,
    onResponse: (response) => log.debug(response),
    onWrite: (write) => limits.wrote(write)
  });
}
function logRetry(log) {
  return ({ reason, attempt, delayMs }) => {
    const when = delayMs === 0 ? "now" : `in ${(delayMs / 1e3).toFixed(1)} s`;
    const what = attempt === void 0 ? "Sending it again" : `Attempt ${String(attempt.number)} of ${String(attempt.of)}`;
    log.info(`${reason}. ${what} ${when}`);
  };
}
async function conclude(name, { inputs, environment }, { response, ...received }, log, files) {
  const { result, skipped, request } = log.redactedValues(received);
  const responseFile = response === void 0 ? void 0 : await files.write("response", response.text);
  await files.written();
  setOutputs(outputsOf(result, { skipped: skipped !== void 0, response, responseFile }), environment, log);
  if (skipped === void 0) {
    const { state, unmet = [] } = result.pullRequest ?? {};
    log.result(`${result.headline}${state === void 0 ? "" : `. It is ${state}`}`);
    for (const { what, advice } of unmet) log.result(`It waits for ${what}. ${advice}`);
  } else if ((0,operations_result/* showsPlan */.F)(result)) {
    log.result(`${result.headline}. Nothing was changed, because ${skipped}`);
  } else {
    log.result(`${name}: nothing was sent, because ${skipped}`);
    if (request !== void 0) {
      log.result(`The request would be ${request.endpoint}`);
      for (const row of request.body.split("\n").slice(0, 200)) log.result(row);
    }
  }
  const failure = result.failure === void 0 ? void 0 : `${name}: ${result.failure}`;
  const { warnings, annotations, furtherAnnotations } = result;
  (0,reporting_annotations/* annotate */.f)(log, { failure, warnings, annotations, furtherAnnotations });
  if (inputs.summary) {
    await (0,failed_step/* trySummary */.g8)(await (0,summary/* summaryOf */.Y)({ operation: name, result, skipped, request, failure }), environment, log);
  }
  return failure === void 0 ? 0 : 1;
}



/***/ }),

/***/ 20067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isSecondGeneration),
/* harmony export */   q: () => (/* binding */ needsOrganizationSlug)
/* harmony export */ });
const isSecondGeneration = (baseUrl) => /\/v2$/i.test(baseUrl ?? "");
const needsOrganizationSlug = (baseUrl) => !isSecondGeneration(baseUrl);



/***/ }),

/***/ 80712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ backoffDelays)
/* harmony export */ });
const drawnPart = 0.4;
function backoffDelays({ first, longest }) {
  let ceiling = first / 2;
  return () => {
    ceiling = Math.min(longest, 2 * ceiling);
    return ceiling * (1 - drawnPart * Math.random());
  };
}



/***/ }),

/***/ 48106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);

const systemClock = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, { signal }).catch(() => void 0)
};



/***/ }),

/***/ 93069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jb: () => (/* binding */ retryPolicy),
/* harmony export */   U2: () => (/* binding */ mayHaveBeenDone),
/* harmony export */   g5: () => (/* binding */ failureOf)
/* harmony export */ });
/* unused harmony export failures */
const failures = [
  "not-connected",
  "tls",
  "connection-broke",
  "timeout",
  "408",
  "425",
  "429",
  "other-4xx",
  "500",
  "502",
  "503",
  "504",
  "other-5xx",
  "redirect",
  "broken-body"
];
const retried = {
  "not-connected": "retry",
  tls: "give-up",
  "connection-broke": "retry",
  timeout: "retry",
  "408": "retry",
  "425": "retry",
  "429": "retry",
  "other-4xx": "give-up",
  "500": "retry",
  "502": "retry",
  "503": "retry",
  "504": "retry",
  "other-5xx": "retry",
  redirect: "give-up",
  "broken-body": "retry"
};
const replaced = { ...retried, "broken-body": "verify" };
const verified = {
  ...retried,
  "connection-broke": "verify",
  timeout: "verify",
  "408": "verify",
  "500": "verify",
  "502": "verify",
  "503": "verify",
  "504": "verify",
  "other-5xx": "verify",
  "broken-body": "verify"
};
const retryPolicy = {
  read: retried,
  replace: replaced,
  write: verified
};
function failureOf({ kind, status = 0 }) {
  if (kind !== "status") return kind;
  const named = failures.find((failure) => failure === String(status));
  return named ?? (status < 500 ? "other-4xx" : "other-5xx");
}
function mayHaveBeenDone(failure) {
  return verified[failure] === "verify";
}



/***/ }),

/***/ 9150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withRetries)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(80712);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(48106);
/* harmony import */ var _transport_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(89076);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(93069);
/* harmony import */ var _timeouts_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(47398);





async function withRetries(request) {
  const attempts = new Attempts(request);
  for (; ; ) {
    let error;
    try {
      return await attempts.send();
    } catch (thrown) {
      error = serviceError(thrown, request.signal);
    }
    const failed = attempts.count(error);
    const delayMs = attempts.delayAfter(failed);
    if (failed.verify === void 0) await attempts.backOff(failed, delayMs);
    else {
      const found = await attempts.verifyAfter(failed, failed.verify, delayMs);
      if (found !== void 0) return found.response;
    }
  }
}
class Attempts {
  #request;
  #clock;
  #nextDelay;
  /** Attempts that count: those that were not refused for their rate. */
  #counted = 0;
  #refusals = 0;
  #mayHaveArrived = false;
  /** True while no state shows that nothing was done. */
  #isUnclear = false;
  constructor(request) {
    this.#request = request;
    this.#clock = request.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m;
    this.#nextDelay = (0,_backoff_js__WEBPACK_IMPORTED_MODULE_3__/* .backoffDelays */ .H)((0,_timeouts_js__WEBPACK_IMPORTED_MODULE_4__/* .backoffBounds */ .w8)(request));
  }
  /** One attempt, in the time that is left. */
  async send() {
    const { signal, attemptTimeoutMs, deadline, attempt } = this.#request;
    signal?.throwIfAborted();
    return attempt(Math.min(attemptTimeoutMs, Math.max(1, deadline - this.#clock.now())));
  }
  /**
   * Counts an attempt that failed.
   * @throws ServiceError where it may neither be sent again nor be verified
   */
  count(error) {
    const { effect, verify, maxAttempts } = this.#request;
    const failure = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(error);
    const decision = _retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .retryPolicy */ .Jb[effect][failure];
    if (failure === "429") this.#refusals += 1;
    else this.#counted += 1;
    const isLast = maxAttempts === 1 || this.#counted >= maxAttempts;
    this.#mayHaveArrived ||= decision === "verify";
    this.#isUnclear ||= effect !== "read" && (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHaveBeenDone */ .U2)(failure);
    const isToVerify = decision === "verify" || this.#mayHaveArrived && failure === "other-4xx";
    if (verify !== void 0 && isToVerify) return { error, failure, decision, isLast, verify };
    const mayBeSentAgain = decision === "retry" || decision === "verify" && this.#isHarmless;
    if (!mayBeSentAgain || isLast) throw givenUp(error, this.#isUnclear);
    return { error, failure, decision, isLast, verify: void 0 };
  }
  /**
   * The delay before the next attempt or the verification, in milliseconds.
   * @throws ServiceError where it would end after the deadline, and where the service asks for a longer one than a step waits
   */
  delayAfter({ error, failure, verify }) {
    const { retryAfterMs = 0 } = error;
    const delayMs = failure === "429" ? (0,_timeouts_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLimitDelay */ .nl)(this.#refusals, error.retryAfterMs) : Math.max(this.#nextDelay(), retryAfterMs);
    if (retryAfterMs <= _timeouts_js__WEBPACK_IMPORTED_MODULE_4__/* .maxRetryAfterMs */ .vB && this.#clock.now() + delayMs < this.#request.deadline) return delayMs;
    throw verify === void 0 ? givenUp(error, this.#isUnclear) : unclear(error, "there was no time to verify it");
  }
  /** Waits before the request is sent again. */
  async backOff({ error, failure }, delayMs) {
    const { onRetry, signal } = this.#request;
    onRetry?.({ reason: error.message, delayMs, ...failure === "429" ? {} : { attempt: this.#next } });
    await this.#clock.sleep(delayMs, signal);
  }
  /**
   * Waits, and looks whether the write was done.
   * @returns undefined where it is to be sent again
   * @throws ServiceError where it was not done and may not be sent again, and where that stays unclear
   */
  async verifyAfter({ error, decision, isLast }, verify, delayMs) {
    const { deadline, onRetry, onVerify, signal } = this.#request;
    onVerify?.(`${error.message}. It may have been done: verifying in ${(delayMs / 1e3).toFixed(1)} s`);
    await this.#clock.sleep(delayMs, signal);
    const { outcome, response } = await verifiedState(verify, signal);
    if (outcome.kind === "done") {
      onVerify?.(`The response was lost, and the state shows that the request was done: ${outcome.what}`);
      if (response === void 0) throw error;
      return { response };
    }
    if (outcome.kind === "not-done") this.#isUnclear = false;
    const isOver = isLast || decision === "give-up" || this.#clock.now() >= deadline;
    const mayHarm = outcome.kind === "unknown" && !this.#isHarmless;
    if (isOver || mayHarm || outcome.kind === "refused") throw notDone(error, outcome, decision);
    const reason = `It ${outcome.kind === "unknown" ? "may not have been" : "was not"} done: ${outcome.what}`;
    onRetry?.({ reason, attempt: this.#next, delayMs: 0 });
    return void 0;
  }
  /** True where a request that arrives twice does no harm. */
  get #isHarmless() {
    return this.#request.effect !== "write";
  }
  /** The attempt to come, as it is reported. */
  get #next() {
    return { number: this.#counted + 1, of: this.#request.maxAttempts };
  }
}
function serviceError(thrown, signal) {
  signal?.throwIfAborted();
  if (!(thrown instanceof _transport_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)) throw thrown;
  return thrown;
}
async function verifiedState(verify, signal) {
  signal?.throwIfAborted();
  try {
    return await verify();
  } catch (thrown) {
    const { message } = serviceError(thrown, signal);
    return { outcome: { kind: "unknown", what: `fetching the state failed: ${message}` } };
  }
}
function notDone(error, outcome, decision) {
  const { kind, what } = outcome;
  if (kind === "unknown") return unclear(error, what);
  if (kind === "refused")
    return error.with({ message: `${error.message}. The state afterwards shows: ${what}`, advice: outcome.advice });
  if (decision === "give-up") return error;
  return error.with({ message: `${error.message}. The state shows that it was not done: ${what}` });
}
function givenUp(error, isUnclear) {
  const last = withRetryAfter(error);
  if (!isUnclear) return last;
  return last.with({ message: `${last.message}. It may have been done: what it sent may have been stored` });
}
function unclear(error, why) {
  return error.with({
    message: `${withRetryAfter(error).message}. It may have been done: ${why}`,
    advice: "Fetch the state before running the step again"
  });
}
function withRetryAfter(error) {
  const { retryAfterMs = 0, message } = error;
  if (retryAfterMs <= _timeouts_js__WEBPACK_IMPORTED_MODULE_4__/* .maxRetryAfterMs */ .vB) return error;
  const seconds = String(Math.ceil(retryAfterMs / 1e3));
  return error.with({ message: `${message}. The response asks to wait ${seconds} s, longer than a step waits` });
}



/***/ }),

/***/ 47398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ totalTimeoutMs),
/* harmony export */   nl: () => (/* binding */ rateLimitDelay),
/* harmony export */   vB: () => (/* binding */ maxRetryAfterMs),
/* harmony export */   w8: () => (/* binding */ backoffBounds)
/* harmony export */ });
const maxRetryAfterMs = 12e4;
const maxTotalMs = 36e5;
function backoffBounds({ attemptTimeoutMs }) {
  return { first: Math.min(500, attemptTimeoutMs / 60), longest: Math.min(1e4, attemptTimeoutMs / 3) };
}
const unnamedDelayMs = 1e3;
const maxSpreadMs = 6e4;
function rateLimitDelay(refusals, retryAfterMs = unnamedDelayMs) {
  return retryAfterMs + Math.min(1e3 * 2 ** (refusals - 1), maxSpreadMs) * (0.5 + 0.5 * Math.random());
}
function totalTimeoutMs(limits) {
  const { attemptTimeoutMs, maxAttempts } = limits;
  const whole = maxAttempts * (attemptTimeoutMs + backoffBounds(limits).longest) + maxRetryAfterMs;
  return Math.min(whole, Math.max(maxTotalMs, attemptTimeoutMs));
}



/***/ }),

/***/ 85695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reservedFields)
/* harmony export */ });
const reservedFields = ["repo", "targetBranch", "pr", "impactedTargets", "org_url_slug", "page_query"];



/***/ }),

/***/ 6315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Pf: () => (/* binding */ agentFor),
  D1: () => (/* binding */ closeIdle),
  NO: () => (/* binding */ diedIdle)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(37067);
// EXTERNAL MODULE: ./build/src/service/transport/connected.js
var transport_connected = __nccwpck_require__(43948);
// EXTERNAL MODULE: ./build/src/service/transport/early-response.js
var early_response = __nccwpck_require__(30050);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map
// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __nccwpck_require__(98182);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __nccwpck_require__(89076);
;// CONCATENATED MODULE: ./build/src/service/transport/proxy.js



function proxyFor(address) {
  const variable = ["https_proxy", "HTTPS_PROXY"].find((name) => (process.env[name] ?? "") !== "");
  if (variable === void 0 || address.protocol !== "https:") return void 0;
  if (checkBypass(address) || address.hostname.endsWith(".localhost") || (0,proxy_from_env/* getProxyForUrl */.T)(address.href) === "") {
    return void 0;
  }
  return readProxy(variable, process.env[variable]?.trim() ?? "");
}
function readProxy(variable, text) {
  const wrong = (what) => new errors/* ServiceError */._7({ kind: "not-connected", code: "PROXY_ADDRESS", message: `the variable ${variable} ${what}` });
  let url;
  let user;
  let password;
  try {
    url = new URL(text.includes("://") ? text : `http://${text}`);
    user = decodeURIComponent(url.username);
    password = decodeURIComponent(url.password);
  } catch {
    throw wrong("is not the address of a proxy");
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw wrong(`starts with ${url.protocol}//, but only HTTP proxies are supported. Give an http:// address`);
  }
  if (url.hostname === "" || url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    throw wrong("is not the address of a proxy");
  }
  const credentials = Buffer.from(`${user}:${password}`, "utf8").toString("base64");
  return {
    url: new URL(`${url.protocol}//${url.host}`),
    authorization: user === "" && password === "" ? void 0 : `Basic ${credentials}`
  };
}


;// CONCATENATED MODULE: ./build/src/service/transport/agents.js




const kept = { keepAlive: true, timeout: 5e3 };
async function agentFor(address) {
  const proxy = proxyFor(address);
  if (proxy !== void 0) {
    const { ProxyAgent } = await __nccwpck_require__.e(/* import() */ 9326).then(__nccwpck_require__.bind(__nccwpck_require__, 39326));
    return new ProxyAgent(proxy, kept);
  }
  const { Agent } = address.protocol === "https:" ? await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 44708, 19)) : { Agent: external_node_http_.Agent };
  const agent = new Agent(kept);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, connected) => {
    const socket = connect(options, connected);
    return socket ? (0,transport_connected/* rememberConnected */.B)((0,early_response/* keepEarlyResponse */.o)(socket)) : socket;
  };
  return agent;
}
function closeIdle(agent) {
  for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}
function diedIdle({ code, request }) {
  const { reusedSocket } = request ?? {};
  return reusedSocket === true && (code === "ECONNRESET" || code === "EPIPE");
}



/***/ }),

/***/ 43948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ rememberConnected),
/* harmony export */   m: () => (/* binding */ canHaveArrived)
/* harmony export */ });
const connected = /* @__PURE__ */ new WeakSet();
function rememberConnected(socket) {
  socket.once("encrypted" in socket ? "secureConnect" : "connect", () => connected.add(socket));
  return socket;
}
function canHaveArrived(request) {
  return request === void 0 || request.socket !== null && connected.has(request.socket);
}



/***/ }),

/***/ 30050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ keepEarlyResponse)
/* harmony export */ });
function keepEarlyResponse(socket) {
  const whenRead = (written) => (error) => {
    const { code } = error ?? {};
    if (code !== "EPIPE" && code !== "ECONNRESET" || socket.readableEnded || socket.destroyed) {
      written(error);
      return;
    }
    const fail = () => {
      socket.off("end", fail).off("close", fail);
      written(error);
    };
    socket.on("end", fail).on("close", fail);
  };
  const write = socket._write.bind(socket);
  socket._write = (piece, encoding, written) => write(piece, encoding, whenRead(written));
  const writeMany = socket._writev?.bind(socket);
  if (writeMany !== void 0) {
    socket._writev = (pieces, written) => writeMany(pieces, whenRead(written));
  }
  return socket;
}



/***/ }),

/***/ 89076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ onServiceError),
/* harmony export */   KQ: () => (/* binding */ BodyTooLarge),
/* harmony export */   Md: () => (/* binding */ isAbsence),
/* harmony export */   _7: () => (/* binding */ ServiceError)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(32671);
/* harmony import */ var _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(86493);


class ServiceError extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ServiceError";
  kind;
  status;
  retryAfterMs;
  code;
  advice;
  received;
  constructor(failure) {
    super(failure.message);
    this.kind = failure.kind;
    this.status = failure.status;
    this.retryAfterMs = failure.retryAfterMs;
    this.code = failure.code;
    this.advice = failure.advice;
    this.received = failure.received;
  }
  /** A copy of the error with some of its fields replaced. */
  with(changes) {
    const { message, kind, status, retryAfterMs, code, advice, received } = this;
    return new ServiceError({ message, kind, status, retryAfterMs, code, advice, received, ...changes });
  }
}
function isAbsence(error) {
  return error instanceof ServiceError && error.status === 404 && !/<(!doctype|html)\b/i.test(error.message);
}
const onServiceError = (otherwise) => (error) => {
  if (error instanceof ServiceError) return otherwise(error);
  throw error;
};
class BodyTooLarge extends _packages_shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  constructor(bytes, limit) {
    super(`the request body has ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(bytes)} bytes, and the service takes at most ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(limit)}`);
    this.bytes = bytes;
    this.limit = limit;
  }
  bytes;
  limit;
  name = "BodyTooLarge";
}



/***/ }),

/***/ 64487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ errorLimitBytes),
/* harmony export */   Bc: () => (/* binding */ loadAxios),
/* harmony export */   E4: () => (/* binding */ sendOnce),
/* harmony export */   Yl: () => (/* binding */ headersOf),
/* harmony export */   yQ: () => (/* binding */ responseLimitBytes)
/* harmony export */ });
/* harmony import */ var _response_body_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13445);

const headersOf = ({ headers }) => headers;
const responseLimitBytes = 64 * 1024 * 1024;
const errorLimitBytes = 1024 * 1024;
function sendOnce(axios, connections, request) {
  return axios.request({
    ...request,
    headers: { ...request.headers, "accept-encoding": _response_body_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptedCodings */ .D },
    adapter: "http",
    httpAgent: connections,
    httpsAgent: connections,
    proxy: false,
    maxRedirects: 0,
    // axios does not notice that the end of a compressed body is missing.
    decompress: false,
    responseType: "stream",
    validateStatus: null
  });
}
async function loadAxios() {
  Reflect.deleteProperty(globalThis, "FormData");
  return (await __nccwpck_require__.e(/* import() */ 179).then(__nccwpck_require__.bind(__nccwpck_require__, 72560))).default;
}



/***/ }),

/***/ 13445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ acceptedCodings),
/* harmony export */   u: () => (/* binding */ receiveBody)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(38522);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(89478);




const acceptedCodings = "gzip, deflate, br";
async function receiveBody(body, encoding, limitBytes, redact = (text) => text) {
  const pieces = [];
  let size = 0;
  const tooLarge = `is larger than the ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(limitBytes)} bytes that the action reads`;
  const isPlain = encoding === void 0 || /^(?:identity)?$/i.test(encoding);
  const soFar = () => Buffer.concat(isPlain ? pieces : []);
  try {
    for await (const piece of body) {
      size += piece.byteLength;
      if (size > limitBytes) return { bytes: soFar(), problem: tooLarge };
      pieces.push(piece);
    }
  } catch (error) {
    return { bytes: soFar(), problem: `was cut off after ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(size, "byte")}: ${sentence(error)}`, isCut: true };
  }
  if (isPlain || size === 0) return { bytes: soFar() };
  const compressed = Buffer.concat(pieces);
  const decompress = decompressorOf(encoding, compressed);
  if (decompress === void 0) {
    return { bytes: nothing, problem: `is encoded as ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(redact(encoding), 40)}, which was not asked for` };
  }
  try {
    return { bytes: await decompress(compressed, { maxOutputLength: limitBytes }) };
  } catch (error) {
    const isTooLarge = error.code === "ERR_BUFFER_TOO_LARGE";
    return { bytes: nothing, problem: isTooLarge ? tooLarge : `cannot be decompressed: ${sentence(error)}` };
  }
}
const nothing = Buffer.alloc(0);
const unGzip = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip);
const unBrotli = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompress);
const inflateZlib = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflate);
const inflateBare = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRaw);
function decompressorOf(coding, body) {
  switch (coding.toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return unGzip;
    case "br":
      return unBrotli;
    case "deflate":
      return ((body[0] ?? 0) & 15) === 8 ? inflateZlib : inflateBare;
    default:
      return void 0;
  }
}
function sentence(error) {
  const { code, message } = error;
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return "the connection broke";
  return `${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message, 100)}${code === void 0 ? "" : ` (${code})`}`;
}



/***/ }),

/***/ 8858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
const mostSeconds = 2 ** 31;
function retryAfterMs(header, now) {
  const value = header?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value), mostSeconds) * 1e3;
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return void 0;
  const date = Date.parse(value.endsWith(" GMT") ? value : `${value} GMT`);
  return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}



/***/ }),

/***/ 17426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ workerArgument)
/* harmony export */ });
const workerArgument = "--in-worker";



/***/ }),

/***/ 98182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ getProxyForUrl)
/* harmony export */ });


var DEFAULT_PORTS = {
  ftp: 21,
  gopher: 70,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};

function parseUrl(urlString) {
  try {
    return new URL(urlString);
  } catch {
    return null;
  }
}

/**
 * @param {string|object|URL} url - The URL as a string or URL instance, or a
 *   compatible object (such as the result from legacy url.parse).
 * @return {string} The URL of the proxy that should handle the request to the
 *  given URL. If no proxy is set, this will be an empty string.
 */
function getProxyForUrl(url) {
  var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
  var proto = parsedUrl.protocol;
  var hostname = parsedUrl.host;
  var port = parsedUrl.port;
  if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
    return '';  // Don't proxy URLs without a valid scheme or host.
  }

  proto = proto.split(':', 1)[0];
  // Stripping ports in this way instead of using parsedUrl.hostname to make
  // sure that the brackets around IPv6 addresses are kept.
  hostname = hostname.replace(/:\d*$/, '');
  port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
  if (!shouldProxy(hostname, port)) {
    return '';  // Don't proxy URLs that match NO_PROXY.
  }

  var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
  if (proxy && proxy.indexOf('://') === -1) {
    // Missing scheme in proxy, default to the requested URL's scheme.
    proxy = proto + '://' + proxy;
  }
  return proxy;
}

/**
 * Determines whether a given URL should be proxied.
 *
 * @param {string} hostname - The host name of the URL.
 * @param {number} port - The effective port of the URL.
 * @returns {boolean} Whether the given URL should be proxied.
 * @private
 */
function shouldProxy(hostname, port) {
  var NO_PROXY = getEnv('no_proxy').toLowerCase();
  if (!NO_PROXY) {
    return true;  // Always proxy if NO_PROXY is not set.
  }
  if (NO_PROXY === '*') {
    return false;  // Never proxy if wildcard is set.
  }

  return NO_PROXY.split(/[,\s]/).every(function(proxy) {
    if (!proxy) {
      return true;  // Skip zero-length hosts.
    }
    var parsedProxy = proxy.match(/^(.+):(\d+)$/);
    var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
    var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
    if (parsedProxyPort && parsedProxyPort !== port) {
      return true;  // Skip if ports don't match.
    }

    if (!/^[.*]/.test(parsedProxyHostname)) {
      // No wildcards, so stop proxying if there is an exact match.
      return hostname !== parsedProxyHostname;
    }

    if (parsedProxyHostname.charAt(0) === '*') {
      // Remove leading wildcard.
      parsedProxyHostname = parsedProxyHostname.slice(1);
    }
    // Stop proxying if the hostname ends with the no_proxy host.
    return !hostname.endsWith(parsedProxyHostname);
  });
}

/**
 * Get the value for an environment variable.
 *
 * @param {string} key - The name of the environment variable.
 * @return {string} The value of the environment variable.
 * @private
 */
function getEnv(key) {
  return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ./build/src/reporting/cancellation.js
var reporting_cancellation = __nccwpck_require__(76913);
// EXTERNAL MODULE: ./build/src/run.js + 7 modules
var run = __nccwpck_require__(50673);
;// CONCATENATED MODULE: ./build/src/command/argument.js
const commandArgument = "--as-command";


// EXTERNAL MODULE: ./build/src/service/requests/clock.js
var clock = __nccwpck_require__(48106);
// EXTERNAL MODULE: ./build/src/worker/messages.js
var messages = __nccwpck_require__(17426);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/src/inputs/inputs.js
var inputs = __nccwpck_require__(92542);
// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __nccwpck_require__(85835);
// EXTERNAL MODULE: ./build/src/operations/operation-name.js
var operation_name = __nccwpck_require__(51529);
// EXTERNAL MODULE: ./build/src/operations/table.js
var operations_table = __nccwpck_require__(29272);
;// CONCATENATED MODULE: ./build/src/worker/needs-worker.js






function needsWorker(environment) {
  const operation = (0,operation_name/* operationNamed */.ji)((0,inputs/* inputText */.A)(environment, "operation") ?? "");
  if (operation !== void 0 && operations_table/* operations */.z[operation].computes === true) return true;
  return table/* inputEntries */.p.some(([name, { computes }]) => {
    if (computes === void 0) return false;
    const text = (0,inputs/* inputText */.A)(environment, name);
    return text !== void 0 && (computes === true || sizeOf(environment, text) > computes.fileAboveBytes);
  });
}
function sizeOf(environment, path) {
  const workspace = environment.GITHUB_WORKSPACE ?? ".";
  const place = (0,external_node_path_.resolve)(workspace, (0,inputs/* inputText */.A)(environment, "working-directory") ?? ".", path);
  try {
    return (0,external_node_fs_.statSync)(place).size;
  } catch {
    return 0;
  }
}


;// CONCATENATED MODULE: ./build/src/main.js






if (process.argv[2] === commandArgument) {
  const [version = "", ...args] = process.argv.slice(3);
  void Promise.all(/* import() */[__nccwpck_require__.e(8179), __nccwpck_require__.e(1335)]).then(__nccwpck_require__.bind(__nccwpck_require__, 81335)).then(({ runCommand }) => runCommand(version, args));
} else if (process.argv.includes(messages/* workerArgument */.A)) {
  void __nccwpck_require__.e(/* import() */ 2367).then(__nccwpck_require__.bind(__nccwpck_require__, 62367)).then(({ runInWorker }) => runInWorker(process.env));
} else {
  const cancellation = new reporting_cancellation/* Cancellation */.mT();
  process.env.GITHUB_WORKSPACE ??= process.cwd();
  const given = {
    environment: process.env,
    write: (piece) => process.stdout.write(piece),
    clock: clock/* systemClock */.m
  };
  void step(given, cancellation).then((exitCode) => {
    process.exitCode = exitCode;
    if (cancellation.signal.aborted) process.exit();
  });
}
async function step(given, cancellation) {
  if (!needsWorker(given.environment)) return (0,run/* run */.e)(given, cancellation);
  const { superviseStep } = await __nccwpck_require__.e(/* import() */ 7648).then(__nccwpck_require__.bind(__nccwpck_require__, 37648));
  return superviseStep(given, cancellation, process.argv[1] ?? "");
}

module.exports = __webpack_exports__;
/******/ })()
;