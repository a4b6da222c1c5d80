"use strict";
exports.id = 5782;
exports.ids = [5782];
exports.modules = {

/***/ 5782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ isManifest),
  I: () => (/* binding */ readNamings)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/content-memory.js
var content_memory = __webpack_require__(11902);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/scan/language.js
var scan_language = __webpack_require__(12644);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/literal.js
const longest = 1024;
class Literals {
  #found = /* @__PURE__ */ new Map();
  #content;
  /** @param content of the file */
  constructor(content) {
    this.#content = content;
  }
  /** @param at place in the content, in characters */
  add(role, text, at) {
    if (role === "path" && text.startsWith("<rootDir>/")) {
      this.add("joined", text.slice("<rootDir>/".length), at);
      return;
    }
    if (text === "" || text.length > longest || !mayName(text)) return;
    const key = `${role} ${text}`;
    if (!this.#found.has(key)) this.#found.set(key, { literal: { role, text }, at });
  }
  /** In the order of their places. */
  values() {
    let line = 1;
    let end = this.#content.indexOf("\n");
    return [...this.#found.values()].sort((one, other) => one.at - other.at).map(({ literal, at }) => {
      for (; end !== -1 && end < at; end = this.#content.indexOf("\n", end + 1)) line += 1;
      return { ...literal, line };
    });
  }
}
function mayName(text) {
  return !/[\s<>|"\0]/.test(text) && !text.includes("://") && !text.startsWith("//");
}


// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/families.js
const slashes = String.raw`//[^\n]*|/\*[^]*?(?:\*/|$)`;
const nestedSlashes = String.raw`//[^\n]*|/\*(?:/\*[^]*?(?:\*/|$)|[^])*?(?:\*/|$)`;
const hashes = String.raw`#[^\n]*`;
const oneOrThree = String.raw`"""|'''|["']`;
const character = String.raw`'(?:\\[^][^'\n]{0,9}|[^\\'\n]|[\ud800-\udbff][\udc00-\udfff])'`;
const expression = String.raw`(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/`;
const expressions = String.raw`/(?![*/>])(?:(?<=(?:[(,=:[!&|?{;+\n]\s?|\b(?:return|case)\s)/)${expression}|${expression}(?=\w*\.(?:test|exec)\b))`;
const dollar = String.raw`\$\{`;
const families = {
  javascript: {
    marks: "/\"'`",
    // In JSX, an address is only a text. A reference of TypeScript is code.
    comments: String.raw`//(?<![:/]//)(?!/\s*<reference)[^\n]*|/\*[^]*?(?:\*/|$)`,
    // An apostrophe between letters is one of JSX.
    skipped: String.raw`${expressions}|'(?<=\w')(?:s|t|ll|re|ve|d|m)\b(?!')`,
    quotes: "[\"'`]",
    parts: [/`/, dollar],
    module: String.raw`\bfrom|\bimport|<reference types=|\b(?:(?:require(?:\.resolve)?|import(?:\.meta\.resolve)?)|(?<![\w.])(?:jest|vi|vitest|mock)\.(?:\w*[mM]ock\w*|\w+Actual|module))(?:<[^;]{0,200}>)?\(`,
    file: "<reference path=",
    joins: String.raw`(?<![\w.$])(?:(?:\w*[pP]athe?|upath|posix|win32)\.(?:(?:posix|win32)\.)?)?(?:join|resolve)`
  },
  python: {
    marks: `#"'`,
    comments: hashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)[rbfu]{1,2}$/i,
    raw: /r/i,
    parts: [/f/i, String.raw`\{`],
    module: String.raw`\b(?:import_module|__import__|importorskip|find_spec|patch|setattr|delattr|files)\(|\bpytest_plugins\s*=`,
    list: String.raw`\bpytest_plugins\s*=\s*\[[^\]]*`,
    joins: String.raw`(?<!\w)(?:(?:Pure)?(?:Posix|Windows)?Path|path\.join)|(?<![\w.])join`,
    methods: "joinpath|with_name"
  },
  go: {
    marks: "/\"'`",
    comments: slashes,
    skipped: character,
    quotes: '["`]',
    raw: /`/,
    module: String.raw`\bimport(?:\s+[\w.]{1,100})?`,
    list: String.raw`\bimport\s*\([^()]*`,
    joins: String.raw`(?<![\w.])\w*path\.Join`
  },
  rust: {
    marks: `/"'`,
    comments: nestedSlashes,
    skipped: character,
    quotes: '"',
    prefix: /(?<!\w)[bc]?r#*$/,
    raw: /r/,
    manyLines: /"/,
    file: String.raw`\binclude(?:_str|_bytes)?!\(|\[(?:path|folder)\s*=`,
    joins: "Path(?:Buf)?::(?:new|from)|concat!",
    methods: "join|push|with_file_name|child"
  },
  c: {
    marks: `/"'`,
    comments: slashes,
    skipped: character,
    // The delimiter of a raw text has 16 characters at most.
    quotes: String.raw`"(?:(?<=R")[^()\s"]{0,16}\()?`,
    prefix: /R$/,
    raw: /R/,
    manyLines: /R/,
    file: String.raw`#\s*(?:include|import)`
  },
  csharp: {
    marks: `/"'`,
    comments: slashes,
    skipped: character,
    quotes: '"{3,16}|"',
    prefix: /[$@]{1,3}$/,
    raw: /"""|@/,
    manyLines: /"""|@/,
    parts: [/\$/, String.raw`\{`],
    joins: String.raw`(?<!\w)(?:Path\.(?:Combine|Join)|FileInfo|DirectoryInfo)`
  },
  jvm: {
    marks: `/"'`,
    comments: slashes,
    quotes: oneOrThree,
    parts: [/"/, dollar],
    variables: /"/,
    joins: String.raw`(?<!\w)(?:Paths?\.(?:get|of)|File)`,
    methods: "resolve"
  },
  swift: {
    marks: `/"'`,
    comments: nestedSlashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)r$|(?<!#)#+$/,
    raw: /[r#]/,
    parts: [/^["']/, String.raw`\\\(|\$\{`],
    variables: /^["']/,
    file: String.raw`\b(?:import|export|part)`,
    joins: String.raw`(?<!\w)join`,
    methods: "appendingPathComponent"
  },
  php: {
    marks: `/#?"'`,
    comments: String.raw`${slashes}|#(?!\[)[^\n]*|\?>[^]*?(?:<\?|$)`,
    quotes: `["']`,
    manyLines: /["']/,
    parts: [/"/, String.raw`\$\{|\{(?=\$)`],
    variables: /"/,
    file: String.raw`\b(?:require|include)(?:_once)?\s*\(?`
  },
  proto: {
    marks: `/#"'`,
    // An import of GraphQL is a comment to other programs.
    comments: String.raw`${slashes}|#(?!\s*import\b)[^\n]*`,
    quotes: oneOrThree,
    file: String.raw`\b(?:import|public|weak|include)`
  },
  stylesheet: {
    marks: `/"'`,
    comments: slashes.replace("//", String.raw`//(?<![:(]//)`),
    quotes: `["']`,
    file: String.raw`@(?:import|use|forward|plugin|config|source|reference)|\burl\(`
  },
  ruby: {
    marks: "#\"'`",
    comments: hashes,
    quotes: `${oneOrThree}|\``,
    parts: [/["`]/, "#\\{"],
    file: String.raw`\b(?:require_relative|load)\s*\(?`,
    joins: String.raw`\b(?:File\.(?:join|expand_path)|Path\.join|catfile|file\.path)`,
    methods: "join"
  },
  json: { marks: `/"'`, comments: slashes, quotes: `["']` },
  toml: { marks: `#"'`, comments: hashes, quotes: oneOrThree, raw: /'/ }
};


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/texts.js

const escaped = (text) => text.replaceAll(/[()[\]{}*+?.\\^$|]/g, String.raw`\$&`);
function quoteOf(family, opening) {
  const [, delimiter] = /^R"(.*)\($/.exec(opening) ?? [];
  const marks = opening.replace(/[^"'`]/g, "");
  const close = delimiter === void 0 ? marks + "#".repeat(opening.split("#").length - 1) : `)${delimiter}"`;
  const isRaw = family.raw?.test(opening) === true;
  const end = `${escaped(close)}${(family.manyLines ?? /"""|'''|`/).test(opening) ? "" : "|\\n"}`;
  const begin = family.parts?.[0].test(opening) === true ? family.parts[1] : "(?!)";
  const escape = opening.includes("@") ? '""' : isRaw ? "(?!)" : String.raw`\\[^]`;
  const doubled = begin === String.raw`\{` ? String.raw`\{\{|` : "";
  const stop = new RegExp(`${doubled}(${begin})|${escape}|(${end})`, "g");
  return { stop, isRaw, hasVariables: family.variables?.test(opening) === true };
}
function texts_valueOf(written, { isRaw, hasVariables }, opening) {
  if (opening.includes("@")) return written.replaceAll('""', '"');
  if (isRaw || !(written.includes("\\") || hasVariables)) return written;
  return written.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|\r?\n|([^]))|\$[A-Za-z_]\w*/g,
    (whole, hex, four, braced, other) => {
      if (whole.startsWith("$")) return hasVariables ? "\0" : whole;
      const code = hex ?? four ?? braced;
      if (code === void 0) return other === void 0 ? "" : /[abfnrtv0]/.test(other) ? " " : other;
      return String.fromCodePoint(Math.min(parseInt(code, 16), 1114111));
    }
  );
}
const known = /* @__PURE__ */ new Map();
function expressionsOf({ marks, comments, skipped = "(?!)", quotes }) {
  return {
    stops: [new RegExp(`[${marks}]`, "g"), new RegExp(`[${marks}(){}]`, "g")],
    skipped: new RegExp(`(${comments})|${skipped}`, "y"),
    opening: new RegExp(quotes, "y"),
    quotes: /* @__PURE__ */ new Map()
  };
}
function readTexts(family, source, from = 0, to = source.length) {
  return new TextReader(family, to === source.length ? source : source.slice(0, to), from).read();
}
class TextReader {
  constructor(family, source, from) {
    this.family = family;
    this.source = source;
    this.#expressions = (0,append/* getOrMake */.IV)(known, family, () => expressionsOf(family));
    this.#code = [" ".repeat(from)];
    this.#at = this.#done = from;
  }
  family;
  source;
  #expressions;
  #texts = [];
  #code;
  #open = [];
  /** How far texts were searched whose end is missing: until there, no other one with the same opening has an end. */
  #unclosed = /* @__PURE__ */ new Map();
  #at;
  /** Up to where the code is taken. */
  #done;
  read() {
    const { stops } = this.#expressions;
    for (; ; ) {
      const stop = stops[this.#open.length === 0 ? 0 : 1];
      stop.lastIndex = this.#at;
      if (!stop.test(this.source)) break;
      this.#at = stop.lastIndex;
      const sign = this.source.charAt(this.#at - 1);
      if ("(){}".includes(sign)) this.#bracket(sign);
      else this.#mark(this.#at - 1);
    }
    this.#code.push(this.source.slice(this.#done));
    return { code: this.#code.join(""), texts: this.#texts };
  }
  #bracket(sign) {
    const part = this.#open.at(-1);
    if (part === void 0) return;
    if (sign !== part.close || part.depth > 0) {
      part.depth = Math.max(0, part.depth + ("({".includes(sign) ? 1 : -1));
      return;
    }
    this.#open.pop();
    if (this.#piece(part.text, part.quote, this.#at)) return;
    part.text.value += "\0\0";
    part.text.end = this.#at;
  }
  #mark(start) {
    const { skipped, opening, quotes } = this.#expressions;
    skipped.lastIndex = start;
    const skip = skipped.exec(this.source);
    if (skip !== null) {
      this.#at = skipped.lastIndex;
      if (skip[1] !== void 0) this.#leaveOut(start, " ");
      return;
    }
    opening.lastIndex = start;
    const marks = opening.exec(this.source)?.[0];
    if (marks === void 0) return;
    const { prefix } = this.family;
    const before = prefix?.exec(this.source.slice(Math.max(this.#done, start - 20), start))?.[0] ?? "";
    const whole = before + (before.includes("@") ? '"' : marks);
    if (start < (this.#unclosed.get(whole) ?? 0)) return;
    const make = () => quoteOf(this.family, whole);
    const quote = whole.endsWith("(") ? make() : (0,append/* getOrMake */.IV)(quotes, whole, make);
    this.#at = start + whole.length - before.length;
    const text = { value: "", start: start - before.length, end: this.#at, opening: whole };
    if (this.#piece(text, quote, text.start) && text.value !== "") this.#texts.push(text);
  }
  /** Reads a text to its end or to its next part; false where its end is missing. */
  #piece(text, quote, start) {
    const { stop } = quote;
    stop.lastIndex = this.#at;
    for (let found = stop.exec(this.source); found !== null && found[2] !== "\n"; found = stop.exec(this.source)) {
      const { 1: begin, 2: end, index } = found;
      if (begin === void 0 && end === void 0) continue;
      text.value += texts_valueOf(this.source.slice(this.#at, index), quote, text.opening) + (begin === void 0 ? "" : "\0");
      text.end = this.#at = stop.lastIndex;
      this.#leaveOut(start, start === text.start ? '"' : " ");
      if (begin !== void 0) this.#open.push({ text, quote, close: begin.endsWith("(") ? ")" : "}", depth: 0 });
      return true;
    }
    this.#unclosed.set(text.opening, stop.lastIndex === 0 ? this.source.length : stop.lastIndex);
    return false;
  }
  #leaveOut(start, mark) {
    this.#code.push(this.source.slice(this.#done, start), mark.padEnd(this.#at - start));
    this.#done = this.#at;
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/words.js
const unknown = /["'`]?(?:\$?\{\{[^{}\n]{0,500}\}\}|\$\{[^{}\n]{0,500}\}|\$\([\w.]+\)|\${1,2}(?:env:)?\w+|\$[@*^]|%~?\w+%|%~\w+|%\d)["'`]?/g;
const command = /["'`]?\$\(([^()\n]*)\)["'`]?/g;
const separators = /(?:[\s"'`=;|&()<>]|,(?![^{},\s]{0,200}\}))+/;
const around = /^(?:@(?!\w)|-(?:[IL]|[a-zA-Z](?=\.))|!?(?:\.{3})?\^?)|\^?(?:\.{3})?:?\\?$/g;
const inBraces = /^([!.^]*)\{([^{},]*)\}([.^]*)$/;
const letter = /[^\0-@[-^`{-\x7f]/;
const scopedName = /^@\w[\w.~-]*\/[\w.~-]/;
const plainName = /^[@\w][\w.@:+-]{0,213}$/;
const oneWord = /^\w(?:[\w-]{0,212}\w)?$/;
const words_longest = 1024;
function addWords(text, at, found) {
  if (!letter.test(text)) return;
  if (oneWord.test(text)) {
    found.add("word", text, at);
    return;
  }
  let written = text.replaceAll(unknown, "\0");
  for (let depth = 0; depth < 3 && written.includes("$("); depth += 1) {
    written = written.replaceAll(command, (_, inner) => {
      for (const word of inner.split(separators)) addWord(word, at, found);
      return "\0";
    });
  }
  for (const word of written.split(separators)) addWord(word, at, found);
}
function addWord(word, at, found) {
  if (word.length > words_longest || !letter.test(word) || word.includes("://")) return;
  const [bare = ""] = word.replace(inBraces, "$1$2$3").replaceAll(around, "").split("#", 1);
  const parts = bare.includes("/") ? bare.split(":") : [bare];
  for (const part of parts) {
    const name = part.replace(/^@?\0/, "\0");
    if (!letter.test(name) || name.startsWith("-") || name.includes("\0", 1) || /[$%\\]/.test(name)) continue;
    if (name.startsWith("\0/")) found.add("joined", name.slice(2), at);
    else if (name.startsWith("\0")) continue;
    else if (scopedName.test(name) || plainName.test(name) && parts.length === 1)
      found.add("word", name.endsWith("/") ? name.slice(0, -1) : name, at);
    else if (name.includes("/")) found.add("path", name, at);
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/settings.js




const proseKeys = "name title description summary label message keywords tags authors? contributors maintainers licen[sc]e homepage repository bugs funding url version \\$schema copyright comment packagemanager company packagetags packagereleasenotes releasenotes";
const prose = proseKeys.split(" ").join("|");
const isProse = new RegExp(`^(?:${prose})$`, "i");
const ofReader = (0,word_set/* wordSet */.d)(
  "dependencies devDependencies peerDependencies optionalDependencies peerDependenciesMeta dependenciesMeta bundledDependencies overrides resolutions pnpm workspaces catalog catalogs engines files sideEffects type"
);
const commentOrQuoted = String.raw`(?<!\S)#.*|\\.|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'`;
const proseValue = String.raw`["']?(?:${prose})["']?:[ \t]+\S.*`;
const leftOut = {
  script: new RegExp(String.raw`(?<!\S)<#[^]*?(?:#>|$(?![^]))|${commentOrQuoted}`, "gm"),
  yaml: new RegExp(
    String.raw`^([ \t]*)(?:${proseValue}(?:\n\1[ \t]+\S.*|\n[ \t]*$)*|- +${proseValue}(?:\n\1[ \t]{3,}\S.*|\n[ \t]*$)*)|(?:^[ \t]*(?:[-?] +)*|[{,] *)["']?(?!@)[^\s"'#:/{}[\],]+["']?:(?=\s)|${commentOrQuoted}`,
    "gim"
  ),
  ini: new RegExp(String.raw`^[ \t]*[#;].*|^\[.*|^(?:${prose})[ \t]*[:=].*|^[^\s=:/@]+[ \t]*[:=]`, "gim"),
  xml: new RegExp(
    String.raw`<!--[^]*?(?:-->|$(?![^]))|<(?:${prose})\b[^<>]*>[^<]*|</?[\w.:-]+(?=[\s>]|/>)|<!\[CDATA\[|\]\]>|(?<=\s)[\w.:-]+(?=\s*=\s*["'])|&#?\w{1,8};`,
    "gi"
  )
};
const blank = (text) => text.replaceAll(/[^\n]/g, " ");
const flow = /\{\{[^{}\n]*\}\}|(?<![^\s[{,:-])[[{]|[\]}](?=[\s,\]}]|$)/g;
function scanLines(language, text, found, start = 0) {
  const written = text.replaceAll(
    leftOut[language],
    (one) => /^["'\\]/.test(one) && !one.endsWith(":") ? one : blank(one)
  );
  let at = start;
  for (const one of written.split("\n")) {
    addWords(withSlashes(language, one), at, found);
    at += one.length + 1;
  }
}
function withSlashes(language, line) {
  if (language === "yaml") return line.replaceAll(flow, (sign) => sign.length > 1 ? sign : " ");
  return language === "xml" ? line.replaceAll("\\", "/").replaceAll(/(\$\([\w.]+\))(?!\/)/g, "$1/") : line;
}
function scanQuoted(language, text, found) {
  const isJson = language === "json" || language === "manifest";
  const source = language === "tomlManifest" ? tablesOfOthers(text) : text;
  let depth = 0;
  let key = "";
  let top = "";
  let last = 0;
  const { code, texts } = readTexts(families[isJson ? "json" : "toml"], source);
  for (const { value, start, end, opening } of texts) {
    const before = code.slice(last, start);
    for (const one of before.match(/[{}]/g) ?? []) depth += one === "{" ? 1 : -1;
    if (!isJson)
      for (const [, written = ""] of before.matchAll(/(?<![^\n])[ \t]*(?:\[|([\w.-]+)[ \t]*=)/g)) key = written;
    last = end;
    const isKey = (isJson ? /^\s*:/ : /^[ \t]*=/).test(source.slice(end, end + 50));
    if (isKey) key = value;
    if (isKey && depth === 1) top = value;
    const isLeftOut = language === "manifest" && (ofReader.has(top) || isProse.test(top));
    const counts = isKey ? /\/|^@/.test(value) : !isProse.test(key);
    if (language === "tomlManifest" ? !value.includes("/") : isLeftOut || !counts) continue;
    if (opening.length === 3) scanLines("script", value, found, start + opening.length);
    else addWords(value, start, found);
  }
}
function tablesOfOthers(text) {
  let isOfOthers = false;
  const lines = text.split("\n").map((line) => {
    const table = /^\s*\[\[?([\w\s."'-]+)\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (table !== void 0) isOfOthers = /^\s*(?:tool\.(?!uv\b)|(?:package|workspace)\.metadata\b)/.test(table);
    return isOfOthers ? line : blank(line);
  });
  return lines.join("\n");
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/expressions.js



const folder = String.raw`\b(?:cwd|Dir|work_?dir|working_?[dD]ir(?:ectory)?|WorkingDirectory|chdir)["']?\s*[:=]|[.:](?:current_dir|chdir|cwd|directory|workingDir)\((?:new File\()?`;
const through = /^(?:str|String|fspath|(?:abs|real|norm)path|fileURLToPath|pathToFileURL|expect|(?:with_)?context|toRealPath|GetFullPath|expanduser|unwrap|absolute|resolve)$/;
const expressions_parent = /^(?:parent|getParent|getParentFile|parent_path)$/;
const expressions_option = /^(?:-[wFpC]|--(?:workspace|filter|package|prefix|cwd|project|manifest-path|directory))$/;
const expressions_name = /^[@\w.][\w.@:+-]*$/;
const expressions_longest = 1024;
const deepest = 50;
const computed = { text: "\0", at: -1 };
function added(left, right) {
  if (right.text.startsWith("\0/") || left === computed && right === computed) return right;
  if (left.text.length + right.text.length > expressions_longest) return { ...left, text: "\0\0" };
  return { text: left.text + right.text, at: /[^\0]/.test(left.text) ? left.at : right.at };
}
function joined(values) {
  const parts = values.filter(({ text: text2 }) => text2 !== "");
  const text = parts.map((value) => value.text).join("/");
  const first = parts.find((value) => /[^\0/.]/.test(value.text)) ?? parts.find(({ at }) => at >= 0) ?? computed;
  if (text.length > expressions_longest) return computed;
  return { text: text.replace(/^\0(?:\/\0)+/, "\0").replaceAll(/\/{2,}/g, "/"), at: first.at };
}
const expressions_known = /* @__PURE__ */ new Map();
function expressions_expressionsOf(language) {
  const { module = "(?!)", file = "(?!)", list, joins = "(?!)", methods = "(?!)" } = families[language];
  const dot = language === "php" ? String.raw`|\.` : language === "ruby" ? String.raw`|\.\.` : "";
  const group = language === "python" ? '|(?<![\\w)\\]"])' : "";
  const beside = language === "python" || language === "c" ? '|(?=")' : "";
  return {
    role: new RegExp(String.raw`(?<=(?:(${module})|(${file})|(${folder}))(?:\s|/\*[^*]{0,200}\*/)*)`, "y"),
    list: list === void 0 ? void 0 : new RegExp(list, "g"),
    sites: new RegExp(`(?:(${joins})|[.>:](?:${methods})${group})(?=\\()`, "g"),
    call: new RegExp(String.raw`(?:\w{1,50}(?:\.|::)){0,5}?(?:${joins})(?=\()`, "y"),
    methods: new RegExp(`^(?:${methods})$`),
    operator: new RegExp(`\\s*(\\+|/(?!>)${dot}${beside})\\s*`, "y"),
    before: new RegExp(`(?<=(\\+|/${dot})\\s*)`, "y")
  };
}
const beginsStatement = /(?<=(?:^|[\w)"\];]|[\w)\]]:)\s*)(?<=(?:^|[\n;])[ \t]*)/y;
const space = /\s*/y;
const identifier = /[\w$\x80-\uffff]+!?(?:<[^<>()"]{0,100}>(?=\())?/y;
const member = /[!?]?\s*(?:\?\.|->|::|\.)([\w$\x80-\uffff]+)!?/y;
const inBrackets = /\[(\d)\]/y;
const receiver = /(?<=((?:[\w$.:?!\x80-\uffff]|->|\s(?=\s*[.?-])|\([^()]{0,100}\)|\[[^[\]]{0,100}\]){0,200})\s*)/y;
class ExpressionReader {
  #language;
  #source;
  #code;
  #texts;
  #byStart;
  #found;
  #expressions;
  /** Places of texts and brackets that an expression before them has. */
  #read = /* @__PURE__ */ new Set();
  /** Where texts of lists of modules begin. */
  #listed = /* @__PURE__ */ new Set();
  #at = 0;
  #depth = 0;
  constructor(language, source, { code, texts }, found) {
    this.#language = language;
    this.#source = source;
    this.#code = code;
    this.#texts = texts;
    this.#byStart = new Map(texts.map((text) => [text.start, text]));
    this.#found = found;
    this.#expressions = (0,append/* getOrMake */.IV)(expressions_known, language, () => expressions_expressionsOf(language));
    const { list } = this.#expressions;
    let next = 0;
    for (const { 0: whole, index } of list === void 0 ? [] : code.matchAll(list)) {
      for (; (texts[next]?.start ?? Infinity) < index + whole.length; next += 1)
        if ((texts[next]?.start ?? 0) > index) this.#listed.add(texts[next]?.start ?? 0);
    }
  }
  readAll() {
    let next = 0;
    for (const { 0: whole, 1: join, index: start } of this.#code.matchAll(this.#expressions.sites)) {
      const open = start + whole.length;
      next = this.#readTexts(next, start);
      if (next === this.#texts.length) return;
      if (this.#read.has(open)) continue;
      const isMethod = join === void 0 && open > start;
      this.#at = isMethod ? open : start;
      this.#report(
        this.#expression(isMethod ? this.#member(this.#before(start), whole.slice(1), this.#arguments()) : void 0)
      );
    }
    this.#readTexts(next, Infinity);
  }
  /** Reads the texts up to a place, each with the expression that it begins. Gives the number of the next one. */
  #readTexts(from, end) {
    for (let next = from; ; next += 1) {
      const text = this.#texts[next];
      if (text === void 0 || text.start >= end) return next;
      const { start } = text;
      const before = this.#texts[next - 1];
      const isBehindOption = before !== void 0 && start - before.end < 30 && expressions_option.test(before.value);
      if (isBehindOption && expressions_name.test(text.value)) this.#found.add("word", text.value, start);
      if (this.#read.has(start) || this.#isDescription(text)) continue;
      this.#at = start;
      const value = text.value === ".." ? joined([computed, ...this.#arguments()]) : this.#expression(this.#behindOperator(start));
      if (text.value !== ".." || value.text !== "\0/..") this.#report(value);
    }
  }
  /** What a whole text is by what comes before it. */
  #roleOf({ value, start, end }) {
    const { role } = this.#expressions;
    role.lastIndex = start;
    const found = value.includes("\0") ? null : role.exec(this.#source);
    if (found === null && this.#listed.has(start)) return "import";
    if (found === null || /^\s*\+/.test(this.#code.slice(end, end + 10))) return void 0;
    if (found[1] === void 0) return found[2] === void 0 ? "joined" : "path";
    const isMock = this.#language === "python" && /(?:patch|attr)\($/.test(found[1]);
    return isMock && !/^\w+(?:\.\w+)+$/.test(value) ? void 0 : "import";
  }
  /** True for a text of Python that is a statement of its own, as those that describe a module or a function are. */
  #isDescription({ start, end }) {
    if (this.#language !== "python") return false;
    beginsStatement.lastIndex = start;
    return beginsStatement.test(this.#code) && /^[ \t]*(?:[\n;]|\r\n|$)/.test(this.#code.slice(end, end + 10));
  }
  /** Tries an expression at a place; gives what its first group has, and goes behind it. */
  #match(expression, at = this.#at) {
    expression.lastIndex = at;
    const found = expression.exec(this.#code);
    if (found === null) return void 0;
    this.#at = expression.lastIndex;
    return found[1] ?? found[0];
  }
  /** What comes before a method or an operator: the folders above a computed path. */
  #before(at) {
    receiver.lastIndex = at;
    const chain = receiver.exec(this.#code)?.[1] ?? "";
    const above = chain.split(/\W/).filter((one) => expressions_parent.test(one)).length;
    const [, number] = /\.parents\[(\d)\]/.exec(chain) ?? [];
    return { ...computed, text: computed.text + "/..".repeat(number === void 0 ? above : Number(number) + 1) };
  }
  /** The value before a text and the text, where an operator is between them. */
  #behindOperator(start) {
    const { before } = this.#expressions;
    before.lastIndex = start;
    const operator = before.exec(this.#code)?.[1];
    if (operator === void 0) return void 0;
    const left = this.#before(this.#code.lastIndexOf(operator, start - 1));
    this.#at = start;
    const right = this.#postfix(this.#operand() ?? computed);
    return operator === "/" ? joined([left, right]) : added(left.text === "\0" ? computed : left, right);
  }
  /** An operand with what follows it: operators, and texts beside it in some languages. */
  #expression(first) {
    let value = this.#postfix(first ?? this.#operand() ?? computed);
    for (; ; ) {
      const start = this.#at;
      const operator = this.#match(this.#expressions.operator);
      if (operator === void 0 || operator.trim() === "" && value.at < 0) {
        this.#at = start;
        return value;
      }
      const operand = this.#operand();
      const right = operand === void 0 ? computed : this.#postfix(operand);
      value = operator === "/" ? joined([value, right]) : added(value, right);
    }
  }
  /** A text, a name, a call that joins its arguments, or brackets; undefined where something else is. */
  #operand() {
    const text = this.#byStart.get(this.#at);
    if (text !== void 0) {
      this.#read.add(text.start);
      this.#at = text.end;
      const role = this.#roleOf(text);
      if (role !== void 0) {
        this.#found.add(role, text.value, text.start);
        return computed;
      }
      return { text: this.#language === "csharp" ? text.value.replaceAll("\\", "/") : text.value, at: text.start };
    }
    const start = this.#at;
    const callee = this.#match(this.#expressions.call);
    if (callee !== void 0) {
      const values2 = this.#arguments();
      return joined(callee.endsWith("expand_path") ? values2.reverse() : values2);
    }
    const called = this.#match(identifier, start);
    if (called === void 0 && !"([".includes(this.#code.charAt(start) || " ")) return void 0;
    if (!"([".includes(this.#code.charAt(this.#at) || " ")) return computed;
    const isThrough = called === void 0 && this.#code.charAt(this.#at) === "(" || through.test(called ?? "-");
    const values = this.#arguments();
    const [only] = values;
    if (isThrough && values.length === 1 && only !== void 0) return only;
    for (const value of values) this.#report(value);
    return computed;
  }
  /** Members and calls behind a value. */
  #postfix(first) {
    let value = first;
    for (; ; ) {
      const called = this.#match(member);
      const bracket = this.#code.charAt(this.#at);
      if (called === "parents") {
        value = { ...value, text: value.text + "/..".repeat(Number(this.#match(inBrackets) ?? 0) + 1) };
      } else if (called !== void 0)
        value = this.#member(value, called, bracket === "(" ? this.#arguments() : void 0);
      else if (bracket !== "" && "([".includes(bracket)) {
        for (const one of [value, ...this.#arguments()]) this.#report(one);
        value = computed;
      } else return value;
    }
  }
  /** What a member gives, or with arguments a method. */
  #member(value, called, values) {
    if (expressions_parent.test(called)) return { ...value, text: `${value.text}/..` };
    const isJoin = this.#expressions.methods.test(called);
    if (isJoin && values?.some(({ text }) => /\w/.test(text)) === true)
      return joined([called.startsWith("with_") ? { ...value, text: `${value.text}/..` } : value, ...values]);
    if (values !== void 0 && !isJoin && through.test(called)) return value;
    for (const one of [value, ...values ?? []]) this.#report(one);
    return computed;
  }
  /** Reads from a bracket, or from an argument, up to the bracket that closes it. What follows a block is not read. */
  #arguments() {
    const values = [];
    if ("([".includes(this.#code.charAt(this.#at))) {
      this.#read.add(this.#at);
      this.#at += 1;
    }
    this.#depth += 1;
    for (let isMixed = false, current; ; ) {
      this.#match(space);
      const sign = this.#code.charAt(this.#at);
      const isEnd = sign === "" || ")]};{".includes(sign) || this.#depth > deepest;
      if (isEnd || sign === ",") {
        if (isMixed && current !== void 0) this.#report(current);
        if (current !== void 0) values.push(isMixed ? computed : current);
        [isMixed, current] = [false, void 0];
        if (!isEnd || ")]".includes(sign)) this.#at += 1;
        if (!isEnd) continue;
        this.#depth -= 1;
        return values.some(({ text }) => text === "..") ? [joined(values)] : values;
      }
      const start = this.#at;
      const value = this.#expression();
      if (this.#at === start) this.#at += 1;
      else {
        if (current !== void 0 && current.at >= 0) {
          this.#report(current);
          isMixed = true;
        }
        current = value;
      }
    }
  }
  /** Adds what a value names, if it is known as a whole. */
  #report({ text, at }) {
    const isFormat = this.#language !== "javascript" && /^(?:[\w:.-]+=)?(?:%[sv]|\{[\w.:]*\})\//.test(text);
    const written = isFormat ? text.replace(/^[^/]*/, "\0") : text;
    if (at < 0 || written.length > expressions_longest || written.includes("\0", 1)) return;
    if (written.startsWith("\0")) {
      if (written.startsWith("\0/")) this.#found.add("joined", (0,paths/* withoutEndSlashes */.he)(written.replace(/^\0\/+/, "")), at);
    } else if (/\s|^--?\w[\w-]*=/.test(written)) this.#command(written, at);
    else if (written.includes("/") && !written.endsWith("/") && !written.startsWith("data:"))
      this.#found.add("path", written, at);
  }
  /** The names behind options of a command line. */
  #command(text, at) {
    let isNext = false;
    for (const word of text.split(/\s+/)) {
      const [before = "", behind] = word.split("=", 2);
      const named = isNext ? word : expressions_option.test(before) || behind?.includes("/") === true ? behind : void 0;
      if (named !== void 0 && /^[@\w.][\w.@/:+-]*$/.test(named))
        this.#found.add(named.includes("/") && !named.startsWith("@") ? "path" : "word", named, at);
      isNext = expressions_option.test(word);
    }
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/sources.js




function scanSource(language, text, found) {
  if (language === "markup") scanMarkup(text, found);
  else if (language !== "php") scanProgram(language, text, found);
  else if (text.includes("<?")) scanProgram(language, text, found, text.indexOf("<?"));
}
function scanProgram(language, text, found, from = 0, to = text.length) {
  const scanned = readTexts(families[language], text, from, to);
  new ExpressionReader(language, text, scanned, found).readAll();
  if (language === "python") pythonImports(scanned.code, found);
  else if (language === "rust")
    for (const { 1: name = "", index } of scanned.code.matchAll(/\bmod\s+(\w+)\s*;/g))
      found.add("import", `./${name}`, index);
  else if (language === "go") directives(text, found);
  else if (language === "stylesheet")
    for (const { 1: path = "", index } of scanned.code.matchAll(/\burl\(([^\s)"']+)/g)) found.add("path", path, index);
}
const statement = /(?:^|[;:])[ \t]*(?:from(?=[\s.])[ \t]*([.\w]+)[ \t]*(?<=[\s.])c?import\b[ \t]*(?:\(([^()]*)\)|([^\n;()]*))|c?import[ \t]+([^\n;()]*))/gm;
function pythonImports(code, found) {
  const lines = code.replaceAll(/\\\r?\n|\f/g, (one) => " ".repeat(one.length));
  for (const { 0: whole, 1: module, 2: inBrackets, 3: onLine, 4: modules, index } of lines.matchAll(statement)) {
    const list = inBrackets ?? onLine ?? modules ?? "";
    const start = index + whole.length - list.length - (inBrackets === void 0 ? 0 : 1);
    if (module !== void 0 && ["*", ""].includes(list.trim())) found.add("import", module, start);
    const prefix = module === void 0 || module.endsWith(".") ? module ?? "" : `${module}.`;
    for (const { 0: before, 1: name = "", index: at } of list.matchAll(/(?:^|,)\s*([.\w]+)/g))
      found.add("import", prefix + name, start + at + before.length - name.length);
  }
}
function directives(text, found) {
  for (const { 1: include, 2: words = "", index } of text.matchAll(
    /^(?:\/\/[ \t]?)?#include[ \t]+"([^"\n]+)"|^(?:\/\/go:generate|(?:\/\/[ \t]?)?#cgo)[ \t](.*)/gm
  )) {
    if (include !== void 0) found.add("path", include, index);
    for (const word of words.replaceAll("${SRCDIR}/", "").split(/\s+/))
      if (word.includes("/")) addWords(word, index, found);
  }
}
const markup = /<!--[^]*?(?:-->|$(?![^]))|^---\n([^]*?)\n---|<(script|style)\b([^<>]*)>|(?<=[\w\])]=\{?)["'`]([^"'`<>]*)["'`]/gi;
function scanMarkup(text, found) {
  const expression = new RegExp(markup);
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const [, program, block, attributes = "", value = ""] = match;
    if (program !== void 0) scanProgram("javascript", text, found, 4, 4 + program.length);
    const written = block === void 0 ? value : /\bsrc=["']([^"']*)["']/.exec(attributes)?.[1] ?? "";
    if (written.includes("/")) found.add("path", written, match.index);
    if (block === void 0 || attributes.endsWith("/")) continue;
    const ending = block.toLowerCase() === "style" ? /<\/style/gi : /<\/script/gi;
    ending.lastIndex = expression.lastIndex;
    const to = ending.exec(text)?.index ?? text.length;
    scanProgram(block.toLowerCase() === "style" ? "stylesheet" : "javascript", text, found, expression.lastIndex, to);
    expression.lastIndex = to;
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/scan.js




function literalsOf(language, text) {
  const found = new Literals(text);
  if (language === "yaml" || language === "xml" || language === "ini" || language === "script")
    scanLines(language, text, found);
  else if ((0,scan_language/* isSettings */.wZ)(language)) scanQuoted(language, text, found);
  else scanSource(language, text, found);
  return found.values();
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/resolve.js
var resolve = __webpack_require__(71293);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/namings.js








const manifestNames = /^(?:package\.json|rush\.json|Cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|[^/]*\.(?:cs|fs|vb)proj)$/;
function isManifest(path) {
  return manifestNames.test((0,paths/* nameOf */.Vb)(path)) || /^(?:pnpm-workspace\.yaml|go\.work|settings\.gradle(?:\.kts)?|.*\.slnx?)$/.test((0,paths/* nameOf */.Vb)(path));
}
async function readNamings(tree, files, unread) {
  const places = await literals_places/* TrackedPlaces */.b.of(tree);
  const isLink = ({ mode }) => mode === "120000";
  const all = files.some(isLink) ? new Map((await tree.entries()).map((entry) => [entry.path, entry])) : void 0;
  const wanted = [];
  for (const file of files) {
    const language = (0,scan_language/* languageOf */.eX)(file.path);
    const entry = isLink(file) ? all?.get(places.destination(file.path)) : file;
    if (language === void 0 || entry?.mode.startsWith("100") !== true) continue;
    wanted.push({ path: file.path, entry, language, key: `${entry.object} ${language}` });
  }
  let why = "";
  const read = (content, { language }) => literalsOf(language, (0,broken_manifest/* manifestText */.$)(content)).map(apart);
  const known = await (0,content_memory/* readOnce */.WY)(tree, "literals", wanted, read, unread && ((reason) => why = reason));
  const { homes, homesBelow } = await homesOf(tree);
  const isOwn = (path, home) => home !== "" && homes((0,paths/* directoryOf */.jt)(path)) === home;
  const found = /* @__PURE__ */ new Map();
  for (const { path, language, key } of wanted) {
    const literals = known.get(key) ?? [];
    if (!known.has(key)) unread?.(path, why);
    if (literals.length === 0) continue;
    const folder = (0,paths/* directoryOf */.jt)(path);
    const file = { path, folder, home: homes(folder), language };
    const isData = (0,scan_language/* isSettings */.wZ)(language) && file.home !== folder;
    const namings = literals.flatMap((literal) => {
      if (isData && literal.role === "word") return [];
      if ((0,resolve/* isGlob */.fg)(literal)) {
        const found2 = (0,resolve/* globbedPlaces */.oi)(literal, file, places, homesBelow);
        return found2.flatMap((place2) => isOwn(place2.path, file.home) ? [] : [{ literal, place: place2 }]);
      }
      const place = (0,resolve/* namedPlace */.Dn)(literal, file, places);
      if (place !== void 0) return [{ literal, place }];
      return literal.role === "joined" ? [] : [{ literal }];
    });
    if (namings.length > 0) found.set(path, namings);
  }
  return found;
}
function apart(literal) {
  return { ...literal, text: Buffer.from(literal.text).toString() };
}
async function homesOf(tree) {
  const homes = /* @__PURE__ */ new Set();
  for (const { path } of await tree.entries()) if (manifestNames.test((0,paths/* nameOf */.Vb)(path))) homes.add((0,paths/* directoryOf */.jt)(path));
  const below = /* @__PURE__ */ new Map();
  for (const above of [...homes].flatMap(paths/* pathsAbove */.wP)) below.set(above, (below.get(above) ?? 0) + 1);
  const known = /* @__PURE__ */ new Map();
  const homeOf = (folder) => [folder, ...(0,paths/* pathsAbove */.wP)(folder)].find((above) => homes.has(above)) ?? "";
  return {
    homes: (folder) => (0,append/* getOrMake */.IV)(known, folder, () => homeOf(folder)),
    homesBelow: (folder) => below.get(folder) ?? 0
  };
}



/***/ }),

/***/ 6869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ TrackedPlaces)
/* harmony export */ });
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);
/* harmony import */ var _tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52333);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99797);




class TrackedPlaces {
  #kinds = /* @__PURE__ */ new Map();
  /** Paths that are tracked with capital letters, by their form in small ones. */
  #written = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Set();
  /** In byte order. */
  #paths;
  #links;
  constructor(paths, links) {
    this.#paths = paths;
    this.#links = links;
    let last = "";
    for (const path of paths) {
      const folded = path.toLowerCase();
      this.#kinds.set(folded, "file");
      if (folded !== path) this.#written.set(folded, path);
      this.#names.add(stemOf(folded));
      if (folded.lastIndexOf("/") === last.length && folded.startsWith(last)) continue;
      last = folded.slice(0, Math.max(0, folded.lastIndexOf("/")));
      for (const above of (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(folded)) {
        if (this.#kinds.has(above)) break;
        this.#kinds.set(above, "directory");
        if (folded !== path) this.#written.set(above, path.slice(0, above.length));
        this.#names.add(stemOf(above));
      }
    }
  }
  static #known = /* @__PURE__ */ new WeakMap();
  /** The places of a commit. They are listed once for each commit. */
  static of(tree) {
    return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .IV)(TrackedPlaces.#known, tree.memory ?? tree, () => TrackedPlaces.#list(tree));
  }
  static async #list(tree) {
    const paths = (await tree.entries()).map(({ path }) => path);
    return new TrackedPlaces(paths, await (0,_tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_2__/* .symbolicLinks */ .M)(tree));
  }
  /** The path that a path leads to when all links are followed. */
  destination(path) {
    return this.#links.destination(path);
  }
  /** Every other path that leads to this one by links. */
  otherPaths(path) {
    return this.#links.otherPaths(path);
  }
  /** The path as it is tracked, whatever the case of its letters. */
  written(path) {
    const folded = path.toLowerCase();
    return this.#written.get(folded) ?? (this.#kinds.has(folded) ? folded : path);
  }
  /** The entry at a path; undefined where none is. */
  find(path) {
    const kind = this.#kinds.get(path.toLowerCase());
    if (kind === "directory") return kind;
    const destination = this.destination(path);
    return destination === path ? kind : this.#kinds.get(destination.toLowerCase()) ?? kind;
  }
  /** The files below a folder, as they are tracked. */
  *below(folder) {
    const start = folder === "" ? "" : `${folder}/`;
    let [low, high] = [0, this.#paths.length];
    while (low < high) {
      const middle = low + high >>> 1;
      if ((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(this.#paths[middle] ?? "", start) < 0) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.#paths[at]?.startsWith(start) === true; at += 1) yield this.#paths[at] ?? "";
  }
  /** False when no file and no directory has the name at the end of a path, whatever its ending. */
  mayHave(path) {
    return this.#names.has(stemOf(path.toLowerCase()));
  }
}
function stemOf(path) {
  const start = path.lastIndexOf("/") + 1;
  const dot = path.indexOf(".", start + 1);
  return dot === -1 ? path.slice(start) : path.slice(start, dot);
}



/***/ }),

/***/ 71293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ namedPlace),
/* harmony export */   OV: () => (/* binding */ javascriptModule),
/* harmony export */   Ym: () => (/* binding */ namesOfModule),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   hG: () => (/* binding */ longestModule),
/* harmony export */   oi: () => (/* binding */ globbedPlaces)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94173);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);



const javascriptEndings = ["", ...".ts .tsx .js .jsx .mts .cts .mjs .cjs .d.ts .json .vue .svelte".split(" ")];
const indexFiles = ["/index.ts", "/index.tsx", "/index.js", "/index.jsx", "/index.mjs", "/index.cjs", "/index.mts"];
const compiledEndings = {
  ".js": [".ts", ".tsx", ".jsx"],
  ".jsx": [".ts", ".tsx", ".jsx"],
  ".mjs": [".mts"],
  ".cjs": [".cts"]
};
const wildcard = /[*?[{]/;
function isGlob({ role, text }) {
  return (role === "path" || role === "joined") && wildcard.test(text);
}
function globbedPlaces(literal, file, places, homesBelow) {
  const { text, role } = literal;
  const written = text.replace(/^\/+|^(?:\.\/)+/, "");
  if (!written.includes("/") || wildcard.test(written.slice(0, written.indexOf("/")))) return [];
  const folder = written.slice(0, written.lastIndexOf("/", written.search(wildcard)) + 1);
  for (const start of startsOf(text, role, file)) {
    const named = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(start, folder === "" ? "." : folder);
    if (named === void 0 || named !== "" && places.find(named) !== "directory") continue;
    const base = places.written(named);
    const glob = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(base, written.slice(folder.length));
    if (glob === void 0) continue;
    if (start === "" && file.folder !== "" && homesBelow(base) > 1) continue;
    if (file.home !== "" && (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(base, file.home) && homesBelow(base) === 0) return [];
    const matches = matcherOf(glob);
    if (matches === void 0) return [{ path: base, kind: "directory" }];
    const found = [...places.below(base)].filter(matches).map((path) => ({ path, kind: "file" }));
    if (found.length > 0) return found;
  }
  return [];
}
function matcherOf(glob) {
  try {
    const [itself, below] = [(0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(glob), (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(`${glob}/**`)];
    return (path) => itself(path) || below(path);
  } catch {
    return void 0;
  }
}
function namedPlace(literal, file, places) {
  if (literal.role === "word") return void 0;
  if (literal.role === "import") return importedPlace(literal.text, file, places);
  const text = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutEndSlashes */ .he)(literal.text);
  if (text === "" || text.length > 1024) return void 0;
  const starts = startsOf(text, literal.role, file);
  const written = text.replace(/^\/+/, "");
  if (!written.endsWith("..") && !places.mayHave(written)) return untracked(written, file, places);
  for (const start of starts) {
    const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(start, written);
    const kind = path === void 0 || path === "" ? void 0 : places.find(path);
    if (path !== void 0 && kind !== void 0) return { path: places.written(path), kind };
  }
  return untracked(written, file, places);
}
function startsOf(text, role, { path, folder, home }) {
  if (text.startsWith("/")) return role === "joined" || text.includes("/", 1) ? [folder, home, ""] : [];
  if (role === "joined" && text.startsWith("..")) return [path, folder, home, ""];
  return [folder, home, ""];
}
function untracked(written, { folder, home }, places) {
  if (!written.startsWith("../")) return void 0;
  for (const start of /* @__PURE__ */ new Set([folder, home])) {
    const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(start, written);
    if (path !== void 0 && path !== "" && isBelowTracked(path, places)) return { path, kind: "untracked" };
  }
  return void 0;
}
function isBelowTracked(path, places) {
  const above = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  return above !== "" && (places.find(above) === "directory" || isBelowTracked(above, places));
}
function importedPlace(text, file, places) {
  const place = placeOfImport(text, file, places);
  return place === void 0 || place.kind === "untracked" ? place : { ...place, path: places.written(place.path) };
}
function placeOfImport(text, from, places) {
  if (from.language === "python") return pythonModule(text, from, places);
  if (from.language === "rust") return rustModule(text.slice(2), from, places);
  const [written = ""] = text.split(/[?#]/);
  if (!/^\.{1,2}(?:\/|$)/.test(written)) return void 0;
  const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(from.folder, written);
  if (path === void 0) return void 0;
  const module = javascriptModule(path, places);
  if (module !== void 0) return module;
  if (places.find(path) === "directory") return { path, kind: "directory" };
  return untracked(written, from, places);
}
function javascriptModule(path, places) {
  const ending = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path);
  const file = [
    ...javascriptEndings.map((one) => path + one),
    ...(compiledEndings[ending] ?? []).map((one) => path.slice(0, -ending.length) + one),
    ...indexFiles.map((one) => path + one)
  ].find((one) => places.find(one) === "file");
  return file === void 0 ? void 0 : { path: file, kind: "file" };
}
function rustModule(name, { path, folder }, places) {
  const starts = [folder, path.slice(0, path.lastIndexOf("."))].map(
    (start) => start === "" ? name : `${start}/${name}`
  );
  const found = starts.flatMap((start) => [`${start}.rs`, `${start}/mod.rs`]).find((one) => places.find(one) === "file");
  return found === void 0 ? void 0 : { path: found, kind: "file" };
}
function pythonModule(text, { folder }, places) {
  const dots = /^\.+/.exec(text)?.[0].length ?? 0;
  if (dots === 0) return void 0;
  const start = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(folder, "../".repeat(dots - 1) || ".");
  if (start === void 0) return void 0;
  return longestModule(start, namesOfModule(text.slice(dots)), places);
}
function namesOfModule(module) {
  return module.split(".").filter((name) => name !== "" && name !== "*");
}
function longestModule(start, names, places) {
  for (let length = names.length; length > 0; length -= 1) {
    const path = [...start === "" ? [] : [start], ...names.slice(0, length)].join("/");
    const file = [`${path}.py`, `${path}/__init__.py`, `${path}.pyi`, `${path}/__init__.pyi`].find(
      (one) => places.find(one) === "file"
    );
    if (file !== void 0) return { path: file, kind: "file" };
    if (length === names.length && places.find(path) === "directory") return { path, kind: "directory" };
  }
  return void 0;
}



/***/ }),

/***/ 12644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   wZ: () => (/* binding */ isSettings)
/* harmony export */ });
/* unused harmony export languages */
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);

const settings = ["manifest", "json", "yaml", "toml", "tomlManifest", "xml", "ini"];
const isSettings = (language) => settings.includes(language);
const byEnding = {
  javascript: "js jsx ts tsx mjs cjs mts cts",
  markup: "vue svelte astro html htm cshtml razor",
  stylesheet: "css scss sass less",
  python: "py pyi pyx bzl star",
  go: "go",
  rust: "rs",
  c: "c h cc cpp cxx hh hpp hxx m mm cu",
  csharp: "cs fs fsx vb",
  jvm: "java kt kts groovy gradle scala sbt",
  swift: "swift dart",
  php: "php",
  proto: "proto graphql gql thrift fbs",
  ruby: "rb rake gemspec ex exs pl pm r jl lua",
  script: "sh bash zsh fish mk bat cmd just dockerfile nix cmake ps1 psm1",
  manifest: "",
  json: "json jsonc json5 code-workspace",
  yaml: "yaml yml",
  toml: "toml",
  tomlManifest: "",
  xml: "xml csproj fsproj vbproj props targets proj slnx nuspec config xaml",
  ini: "ini cfg properties conf env editorconfig npmrc"
};
const languages = Object.keys(byEnding);
function languageByWord(words) {
  return new Map(
    Object.entries(words).flatMap(
      ([language, all]) => all.split(" ").map((word) => [word, language])
    )
  );
}
const endings = languageByWord(byEnding);
const byName = languageByWord({
  manifest: "package.json",
  tomlManifest: "Cargo.toml pyproject.toml",
  script: "Makefile makefile GNUmakefile justfile Justfile Dockerfile Containerfile Procfile Earthfile CMakeLists.txt",
  python: "BUILD BUILD.bazel WORKSPACE Tiltfile SConstruct",
  ruby: "Rakefile Gemfile Podfile Vagrantfile Fastfile"
});
const generated = /(?:\.min\.(?:js|css)|\.map|\.snap|[.-]lock\.(?:json|yaml)|(?:^|\/)(?:npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lock|packages\.lock\.json|\.pnp\.c?js))$/;
function languageOf(path) {
  const name = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path);
  if (generated.test(name)) return void 0;
  const known = byName.get(name);
  if (known !== void 0) return known;
  if (/^(?:Dockerfile|Containerfile|Makefile)\./.test(name)) return "script";
  if (/^\.env(?:\.|$)|^\.npmrc$/.test(name)) return "ini";
  const dot = name.lastIndexOf(".");
  return dot === -1 ? void 0 : endings.get(name.slice(dot + 1).toLowerCase());
}



/***/ }),

/***/ 11902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ keepUsed),
/* harmony export */   WY: () => (/* binding */ readOnce),
/* harmony export */   xy: () => (/* binding */ contentMemory)
/* harmony export */ });
/* harmony import */ var _out_of_reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65013);

function contentMemory({ contents }, what) {
  const made = contents?.get(what) ?? /* @__PURE__ */ new Map();
  contents?.set(what, made);
  return made;
}
async function readOnce(tree, what, files, read, lacking) {
  const made = contentMemory(tree, what);
  const fresh = files.filter(({ key }) => !made.has(key));
  const take = (indexes, content) => {
    for (const file of indexes.flatMap((index) => fresh[index] ?? []))
      if (!made.has(file.key)) made.set(file.key, read(content, file));
  };
  const entries = fresh.map(({ entry }) => entry);
  await tree.readEach(entries, take).catch((error) => {
    if (lacking === void 0 || !(error instanceof _out_of_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .OutOfReach */ .x)) throw error;
    lacking(error.message);
  });
  keepUsed(
    made,
    files.map(({ key }) => key)
  );
  return made;
}
function keepUsed(made, used) {
  for (const key of used) {
    const value = made.get(key);
    if (!made.delete(key)) continue;
    made.set(key, value);
  }
  const most = 2 * used.length;
  for (const key of made.keys()) {
    if (made.size <= most) return;
    made.delete(key);
  }
}



/***/ }),

/***/ 76487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function foldedPath(path) {
  if (/^[\w/-]+(\.[\w/-]+)*$/.test(path) && !path.includes("//")) return path.toLowerCase();
  const segments = path.replaceAll("\\", "/").replace(new RegExp("\\p{Default_Ignorable_Code_Point}", "gu"), "").normalize("NFKC").toUpperCase().toLowerCase().split("/").map((segment) => /^\.{1,2}$/.test(segment) ? segment : segment.replace(/(?<![. ])[. ]+$/, ""));
  return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(segments.join("/"));
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



/***/ }),

/***/ 52333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ symbolicLinks),
/* harmony export */   n: () => (/* binding */ followLinks)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99797);
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76487);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);




const mostSteps = 40;
const noLinks = { otherPaths: () => [], destination: (path) => path };
const known = /* @__PURE__ */ new WeakMap();
function symbolicLinks(tree) {
  return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .IV)(known, tree.memory ?? tree, () => readLinks(tree));
}
async function readLinks(tree) {
  const destinations = /* @__PURE__ */ new Map();
  const byDestination = /* @__PURE__ */ new Map();
  for (const [link, text] of await tree.links()) {
    const destination = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(link), text);
    if (destination === void 0) continue;
    destinations.set(link, destination);
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(byDestination, (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedPath */ .k)(destination), link);
  }
  if (destinations.size === 0) return noLinks;
  const lengths = new Set([...destinations.keys()].map(({ length }) => length));
  const linkOn = (path) => {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      const above = lengths.has(end) ? path.slice(0, end) : "";
      if (destinations.has(above)) return above;
    }
    return void 0;
  };
  return {
    *otherPaths(path) {
      const passed = /* @__PURE__ */ new Set();
      const waiting = [path];
      for (const name of waiting) {
        for (const above of [name, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsAbove */ .wP)(name)]) {
          for (const link of byDestination.get((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedPath */ .k)(above)) ?? []) {
            if (passed.has(link)) continue;
            passed.add(link);
            const other = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(link, name.slice(above === "" ? 0 : above.length + 1));
            waiting.push(other);
            yield other;
          }
        }
      }
    },
    destination(path) {
      let place = path;
      for (let steps = 0; steps < mostSteps; steps += 1) {
        const link = linkOn(place);
        if (link === void 0) return place;
        place = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(destinations.get(link) ?? "", place.slice(link.length + 1));
      }
      return path;
    }
  };
}
const mostChanges = 1e5;
async function followLinks(comparison) {
  const links = { base: await symbolicLinks(comparison.base), head: await symbolicLinks(comparison.head) };
  const nothing = { comparison, changes: /* @__PURE__ */ new Map(), lasting: /* @__PURE__ */ new Set() };
  if (links.base === noLinks && links.head === noLinks) return nothing;
  const changed = new Set(comparison.changes.map(({ path }) => path));
  const changes = /* @__PURE__ */ new Map();
  const added = /* @__PURE__ */ new Map();
  const lasting = /* @__PURE__ */ new Set();
  for (const change of comparison.changes) {
    for (const side of ["base", "head"]) {
      const entry = change[side];
      for (const path of entry ? links[side].otherPaths(change.path) : []) {
        if (changed.has(path)) continue;
        const before = added.get(path);
        const status = side === "base" ? "deleted" : before ? "modified" : "added";
        added.set(path, { ...before, path, status, [side]: { ...entry, path } });
        changes.set(path, change);
        if (side === "base" || change.base === void 0) lasting.add(path);
        if (added.size > mostChanges) return void 0;
      }
    }
  }
  if (added.size === 0) return nothing;
  const all = [...comparison.changes, ...added.values()].sort((one, other) => (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(one.path, other.path));
  return { comparison: { ...comparison, changes: all }, changes, lasting };
}



/***/ })

};
;