"use strict";
exports.id = 9639;
exports.ids = [9639];
exports.modules = {

/***/ 9639:
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
  add(role, text, line) {
    if (role === "path" && text.startsWith("<rootDir>/")) {
      this.add("joined", text.slice("<rootDir>/".length), line);
      return;
    }
    if (text === "" || text.length > longest || !mayName(text)) return;
    const key = `${role} ${text}`;
    if (!this.#found.has(key)) this.#found.set(key, { role, text, line });
  }
  /** In the order of their lines. */
  values() {
    return [...this.#found.values()].sort((one, other) => one.line - other.line);
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
const families = {
  javascript: {
    // In JSX, an address is only a text. A reference of TypeScript is code.
    comments: String.raw`//(?<![:/]//)(?!/\s*<reference)[^\n]*|/\*[^]*?(?:\*/|$)`,
    // An apostrophe between letters is one of JSX.
    skipped: String.raw`${expressions}|'(?<=\w')(?:s|t|ll|re|ve|d|m)\b(?!')`,
    quotes: "[\"'`]",
    parts: [/`/, String.raw`\$\{`]
  },
  go: { comments: slashes, skipped: character, quotes: '["`]', raw: /`/ },
  rust: {
    comments: nestedSlashes,
    skipped: character,
    quotes: '"',
    prefix: /(?<!\w)[bc]?r#*$/,
    raw: /r/,
    manyLines: /"/
  },
  // The delimiter of a raw text has 16 characters at most.
  c: {
    comments: slashes,
    skipped: character,
    quotes: String.raw`"(?:(?<=R")[^()\s"]{0,16}\()?`,
    prefix: /R$/,
    raw: /R/,
    manyLines: /R/
  },
  csharp: {
    comments: slashes,
    skipped: character,
    quotes: '"{3,16}|"',
    prefix: /[$@]{1,3}$/,
    raw: /"""|@/,
    manyLines: /"""|@/,
    parts: [/\$/, String.raw`\{`]
  },
  jvm: { comments: slashes, quotes: oneOrThree, parts: [/"/, String.raw`\$\{`], variables: /"/ },
  swift: {
    comments: nestedSlashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)r$|(?<!#)#+$/,
    raw: /[r#]/,
    parts: [/^["']/, String.raw`\\\(|\$\{`],
    variables: /^["']/
  },
  php: {
    comments: String.raw`${slashes}|#(?!\[)[^\n]*|\?>[^]*?(?:<\?|$)`,
    quotes: `["']`,
    manyLines: /["']/,
    parts: [/"/, String.raw`\$\{|\{(?=\$)`],
    variables: /"/
  },
  // An import of GraphQL is a comment to other programs.
  proto: { comments: String.raw`${slashes}|#(?!\s*import\b)[^\n]*`, quotes: oneOrThree },
  stylesheet: { comments: slashes, bare: String.raw`\((?<=\burl\()[^\s)"']+`, quotes: `["']` },
  ruby: { comments: hashes, quotes: `${oneOrThree}|\``, parts: [/["`]/, "#\\{"] },
  python: {
    comments: hashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)[rbfu]{1,2}$/i,
    raw: /r/i,
    parts: [/f/i, String.raw`\{`]
  },
  json: { comments: slashes, quotes: `["']` },
  toml: { comments: hashes, quotes: oneOrThree, raw: /'/ }
};
const rules = {
  javascript: {
    module: /(?:\bfrom|\bimport|<reference types=)$|^(?:[\w.]*\.)?(?:require|import)\($|^(?:require\.resolve|import\.meta\.resolve|(?:jest|vi|vitest|mock)\.(?:\w*[mM]ock\w*|\w+Actual|module))\($/,
    file: /<reference path=$/,
    joins: /^(?:(?:\w*[pP]athe?|upath|posix|win32)\.(?:(?:posix|win32)\.)?)?(?:join|resolve)$/
  },
  python: {
    module: /(?:\b(?:import_module|__import__|importorskip|find_spec|patch|setattr|delattr)|(?:^|\.)files)\($|\bpytest_plugins(?: =|\[,?)$/,
    joins: /(?:^|\.)(?:(?:Pure)?(?:Posix|Windows)?Path|path\.join)$|^join$/,
    methods: /\b(?:joinpath|with_name)$/
  },
  go: { module: /^import\(|\bimport(?:\s+[^\s"'()]+)?$/, joins: /^\w*path\.Join$/ },
  rust: {
    file: /\binclude(?:_str|_bytes)?!\($|\[(?:path|folder) =$/,
    joins: /Path(?:Buf)?::(?:new|from)$/,
    methods: /\b(?:join|push|with_file_name|child)$/
  },
  c: { file: /#\s*(?:include|import)$/ },
  csharp: { joins: /(?:^|\.)(?:Path\.(?:Combine|Join)|FileInfo|DirectoryInfo)$/ },
  jvm: { joins: /(?:^|\.)(?:Paths?\.(?:get|of)|File)$/, methods: /\bresolve$/ },
  swift: { file: /\b(?:import|export|part)$/, joins: /(?:^|\.)join$/, methods: /\bappendingPathComponent$/ },
  php: { file: /\b(?:require|include)(?:_once)?\(?$/ },
  proto: { file: /\b(?:import|public|weak|include)$/ },
  stylesheet: { file: /@(?:import|use|forward|plugin|config|source|reference)$|\burl\($/ },
  ruby: {
    file: /\b(?:require_relative|load)\(?$/,
    joins: /\b(?:File\.(?:join|expand_path)|Path\.join|catfile|file\.path)$/,
    methods: /\bjoin$/
  }
};


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/lines.js
function lineReader(text) {
  let ends;
  return (place) => {
    ends ??= lineEnds(text);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = low + high >>> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
function lineEnds(text) {
  const ends = [];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) ends.push(at);
  return ends;
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/texts.js

const escaped = (text) => text.replaceAll(/[()[\]{}*+?.\\^$|]/g, String.raw`\$&`);
function quoteOf(family, opening) {
  const [, delimiter] = /^R"(.*)\($/.exec(opening) ?? [];
  const marks = opening.replace(/[^"'`]/g, "");
  const close = delimiter === void 0 ? marks + "#".repeat(opening.split("#").length - 1) : `)${delimiter}"`;
  const isRaw = family.raw?.test(opening) === true;
  const manyLines = (family.manyLines ?? /"""|'''|`/).test(opening);
  const begin = family.parts?.[0].test(opening) === true ? family.parts[1] : "(?!)";
  const escape = opening.includes("@") ? '""' : isRaw ? "(?!)" : String.raw`\\[^]`;
  const doubled = begin === String.raw`\{` ? String.raw`\{\{|` : "";
  const stop = new RegExp(`${doubled}(${begin})|${escape}|(${escaped(close)}${manyLines ? "" : "|\\n"})`, "g");
  return { opening, stop, isRaw, hasVariables: family.variables?.test(opening) === true };
}
const shortEscapes = { n: "\n", t: "	", r: "\r", "0": " ", b: " ", f: " ", v: " " };
function texts_valueOf(written, { isRaw, hasVariables, opening }) {
  if (opening.includes("@")) return written.replaceAll('""', '"');
  if (isRaw || !(written.includes("\\") || hasVariables)) return written;
  return written.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F_]{1,12})\}|\r?\n|([^]))|\$[A-Za-z_]\w*/g,
    (whole, hex, four, braced, other) => {
      if (whole.startsWith("$")) return hasVariables ? "\0" : whole;
      const code = hex ?? four ?? braced;
      if (code === void 0) return shortEscapes[other ?? ""] ?? other ?? "";
      const point = parseInt(code.replaceAll("_", ""), 16) || 0;
      return point > 1114111 ? "" : String.fromCodePoint(point);
    }
  );
}
const quotes = /* @__PURE__ */ new Map();
const tokens = /* @__PURE__ */ new Map();
function tokensOf({ comments, skipped = "(?!)", bare = "(?!)", quotes: opening }) {
  const source = `(${bare})|${comments}|${skipped}|(${opening})`;
  return [new RegExp(source, "g"), new RegExp(`${source}|([(){}])`, "g")];
}
function readTexts(family, source, parts, from = 0, to = source.length) {
  const text = to === source.length ? source : source.slice(0, to);
  const [outside, inPart] = (0,append/* getOrMake */.IV)(tokens, family, () => tokensOf(family));
  const known = (0,append/* getOrMake */.IV)(quotes, family, () => /* @__PURE__ */ new Map());
  const open = [];
  const unclosed = /* @__PURE__ */ new Map();
  let done = from;
  let at = from;
  const readText = (one) => {
    const { stop, opening } = one.quote;
    const start = at;
    stop.lastIndex = at;
    for (; ; ) {
      const found = stop.exec(text);
      if (found === null || found[2] === "\n") {
        unclosed.set(opening, found?.index ?? text.length);
        return;
      }
      const { 0: whole, 1: begin, 2: end, index: place } = found;
      if (begin === void 0 && end === void 0) continue;
      one.written += text.slice(start, place);
      at = done = place + whole.length;
      if (begin === void 0) {
        parts.text(texts_valueOf(one.written, one.quote), one.start, at, opening);
        return;
      }
      one.written += "\0";
      one.depth = 0;
      one.bracket = begin.endsWith("(") ? "(" : "{";
      open.push(one);
      parts.begin?.(at);
      return;
    }
  };
  while (at < to) {
    const outer = open.at(-1);
    const token = outer === void 0 ? outside : inPart;
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) break;
    const [whole, bare, marks, bracket] = found;
    const start = found.index;
    at = start + whole.length;
    if (bracket !== void 0 && outer !== void 0) {
      if (bracket === outer.bracket) outer.depth += 1;
      else if (bracket === (outer.bracket === "(" ? ")" : "}")) outer.depth -= 1;
      if (outer.depth >= 0) continue;
      open.pop();
      parts.code(done, start);
      parts.end?.();
      done = at;
      readText(outer);
      continue;
    }
    if (bare !== void 0) {
      parts.code(done, start + 1);
      done = at;
      parts.text(bare.slice(1), start + 1, at, "");
      continue;
    }
    const before = marks === void 0 ? "" : family.prefix?.exec(text.slice(Math.max(done, start - 20), start))?.[0] ?? "";
    const opening = marks === void 0 ? void 0 : before + (before.includes("@") ? '"' : marks);
    if (opening !== void 0 && start < (unclosed.get(opening) ?? 0)) continue;
    parts.code(done, start - before.length);
    done = at;
    if (opening === void 0) continue;
    at = start + opening.length - before.length;
    const quote = opening.endsWith("(") ? quoteOf(family, opening) : (0,append/* getOrMake */.IV)(known, opening, () => quoteOf(family, opening));
    readText({ quote, start: start - before.length, written: "", bracket: "", depth: 0 });
  }
  parts.code(done, to);
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
function addWords(text, line, found) {
  if (!letter.test(text)) return;
  if (oneWord.test(text)) {
    found.add("word", text, line);
    return;
  }
  let written = text.replaceAll(unknown, "\0");
  for (let depth = 0; depth < 3 && written.includes("$("); depth += 1) {
    written = written.replaceAll(command, (_, inner) => {
      for (const word of inner.split(separators)) addWord(word, line, found);
      return "\0";
    });
  }
  for (const word of written.split(separators)) addWord(word, line, found);
}
function addWord(word, line, found) {
  if (word.length > words_longest || !letter.test(word) || word.includes("://")) return;
  const [bare = ""] = word.replace(inBraces, "$1$2$3").replaceAll(around, "").split("#", 1);
  const parts = bare.includes("/") ? bare.split(":") : [bare];
  for (const part of parts) {
    const name = part.replace(/^@?\0/, "\0");
    if (!letter.test(name) || name.startsWith("-") || name.includes("\0", 1) || /[$%\\]/.test(name)) continue;
    if (name.startsWith("\0/")) found.add("joined", name.slice(2), line);
    else if (name.startsWith("\0")) continue;
    else if (scopedName.test(name) || plainName.test(name) && parts.length === 1)
      found.add("word", name.endsWith("/") ? name.slice(0, -1) : name, line);
    else if (name.includes("/")) found.add("path", name, line);
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
const flow = /\{\{[^{}\n]*\}\}|(?<![^\s[{,:-])[[{]|[\]}](?=[\s,\]}]|$)/g;
function scanLines(language, text, found, line = 1) {
  const written = text.replaceAll(
    leftOut[language],
    (one) => /^["'\\]/.test(one) && !one.endsWith(":") ? one : one.replaceAll(/[^\n]+/g, " ")
  );
  const paths = language !== "xml" ? written : written.replaceAll("\\", "/").replaceAll(/(\$\([\w.]+\))(?!\/)/g, "$1/");
  for (const [index, one] of paths.split("\n").entries())
    addWords(
      language === "yaml" ? one.replaceAll(flow, (sign) => sign.length > 1 ? sign : " ") : one,
      line + index,
      found
    );
}
function scanQuoted(language, text, found) {
  const isJson = language === "json" || language === "manifest";
  const source = language === "tomlManifest" ? tablesOfOthers(text) : text;
  const lineOf = lineReader(source);
  let depth = 0;
  let key = "";
  let top = "";
  readTexts(families[isJson ? "json" : "toml"], source, {
    code(from, to) {
      const code = source.slice(from, to);
      for (const one of code.match(/[{}]/g) ?? []) depth += one === "{" ? 1 : -1;
      if (isJson) return;
      for (const [, written = ""] of `${from === 0 ? "\n" : ""}${code}`.matchAll(/\n[ \t]*(?:\[|([\w.-]+)[ \t]*=)/g))
        key = written;
    },
    text(value, start, end, opening) {
      const isKey = (isJson ? /^\s*:/ : /^[ \t]*=/).test(source.slice(end, end + 50));
      if (isKey) key = value;
      if (isKey && depth === 1) top = value;
      const isLeftOut = language === "manifest" && (ofReader.has(top) || isProse.test(top));
      const counts = isKey ? /\/|^@/.test(value) : !isProse.test(key);
      if (language === "tomlManifest" ? !value.includes("/") : isLeftOut || !counts) return;
      if (opening.length === 3) scanLines("script", value, found, lineOf(start));
      else addWords(value, lineOf(start), found);
    }
  });
}
function tablesOfOthers(text) {
  let isOfOthers = false;
  const lines = text.split("\n").map((line) => {
    const table = /^\s*\[\[?([\w\s."'-]+)\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (table !== void 0) isOfOthers = /^\s*(?:tool\.(?!uv\b)|(?:package|workspace)\.metadata\b)/.test(table);
    return isOfOthers ? line : "";
  });
  return lines.join("\n");
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/source-reader.js



const token = /(\.parents\[\d\]|(?:\?\.|::|->|\.)?[\w$\x80-\uffff]+(?:(?:\?\.|\.|::|->)[\w$\x80-\uffff]+)*!?)|\.\.\.?|[^\s\w]/g;
const tokenOfPhp = /([\w$\x80-\uffff]+)|[^\s\w]/g;
const mostBehind = 60;
const mostBefore = 150;
const deepest = 500;
const source_reader_parent = /(?:^|\.)(?:parent|getParent|getParentFile|parent_path)$/;
const conversions = /(?:^|[.:])(?:str|String|fspath|(?:abs|real|norm)path|fileURLToPath|pathToFileURL|expect|(?:with_)?context|toRealPath|GetFullPath|expanduser|unwrap)$/;
const folderKey = /\b(?:cwd|Dir|work_?dir|working_?[dD]ir(?:ectory)?|WorkingDirectory|chdir)["']?\s*[:=]$/;
const folderCall = /(?:^|[.:])(?:current_dir|chdir|cwd|directory|workingDir)$/;
const source_reader_option = /^(?:-[wFpC]|--(?:workspace|filter|package|prefix|cwd|project|manifest-path|directory))$/;
const source_reader_name = /^[@\w.][\w.@:+-]*$/;
const computed = { text: "\0", at: -1 };
const source_reader_longest = 1024;
function added(left, right) {
  if (right.text.startsWith("\0/") || left === computed && right === computed) return right;
  if (left.text.length + right.text.length > source_reader_longest) return { ...left, text: "\0\0" };
  return { text: left.text + right.text, at: left === computed ? right.at : left.at };
}
function joined(values) {
  const parts = values.filter(({ text: text2 }) => text2 !== "");
  const text = parts.map((value) => value.text).join("/").replace(/^\0(?:\/\0)+/, "\0");
  const first = parts.find((value) => !/^\0?(?:\/\.\.)*$/.test(value.text)) ?? computed;
  return text.length > source_reader_longest ? computed : { text: text.replaceAll(/\/{2,}/g, "/"), at: first.at };
}
const source_reader_frame = (bracket, callee, start, receiver) => {
  const empty = { value: void 0, left: void 0, operator: "", isMixed: false, generic: "" };
  return { bracket, callee, receiver, start, values: [], ...empty };
};
class SourceReader {
  #language;
  #source;
  #found;
  #lineOf;
  #rules;
  #around = [];
  #frame = source_reader_frame("", "", 0);
  /** The last token; empty behind a text. */
  #last = "";
  /** Where the last text ends, if it is an option. */
  #option = -Infinity;
  #code = "";
  constructor(language, source, found) {
    this.#language = language;
    this.#source = source;
    this.#found = found;
    this.#lineOf = lineReader(source);
    this.#rules = rules[language] ?? {};
  }
  code(from, to) {
    if (this.#language === "python" || this.#language === "rust")
      this.#code += " ".repeat(from - this.#code.length) + this.#source.slice(from, to);
    if (to - from <= mostBehind + mostBefore) this.#tokens(from, to);
    else {
      this.#tokens(from, from + mostBehind);
      this.#forget(to - mostBefore);
      this.#tokens(to - mostBefore, to);
    }
  }
  /** Ends what is open. Gives the code, each character in its place, with spaces for the rest. */
  finish() {
    this.#forget(0);
    return this.#code;
  }
  begin(at) {
    this.#enter(source_reader_frame("\0", "", at));
  }
  end() {
    while (this.#around.length > 0 && this.#frame.bracket !== "\0") this.#leave();
    this.#endArgument();
    for (const value of this.#frame.values) this.#report(value);
    this.#frame = this.#around.pop() ?? this.#frame;
  }
  text(written, start, end) {
    const value = this.#language === "csharp" ? written.replaceAll("\\", "/") : written;
    this.#last = "";
    if (start - this.#option < 30 && source_reader_name.test(value)) this.#add("word", value, start);
    this.#option = source_reader_option.test(value) ? end : -Infinity;
    if (this.#language === "python" && this.#isDescription(start, end)) return;
    const role = value.includes("\0") ? void 0 : this.#roleOf(value, start, end);
    if (role !== void 0) this.#add(role, value, start);
    this.#operand(role === void 0 ? { text: value, at: start } : computed);
  }
  /** What a whole text is by what comes before it. */
  #roleOf(value, start, end) {
    const top = this.#frame;
    const before = this.#source.slice(Math.max(top.start, start - 200), start).replaceAll(/\/\*[^*]*\*\//g, "").trim();
    const head = `${top.callee}${top.bracket}${top.values.length > 0 ? "," : ""}${before}`;
    const { module, file } = this.#rules;
    if (/^\s*[+]/.test(this.#source.slice(end, end + 10))) return void 0;
    if (folderKey.test(head)) return "joined";
    if (file?.test(head) === true) return "path";
    if (module?.test(head) !== true) return void 0;
    return this.#language !== "python" || !/(?:patch|attr)\($/.test(head) || /^\w+(?:\.\w+)+$/.test(value) ? "import" : void 0;
  }
  /** True for a text that is a statement of its own, as those that describe a module or a function are. */
  #isDescription(start, end) {
    if (this.#around.length > 0) return false;
    let before = start - 1;
    while (before >= 0 && " 	".includes(this.#source.charAt(before))) before -= 1;
    const isFirst = before < 0 || "\n;".includes(this.#source.charAt(before));
    return isFirst && /^[ \t]*(?:[\n;#]|\r\n|$)/.test(this.#source.slice(end, end + 10));
  }
  #tokens(from, to) {
    const expression = this.#language === "php" ? tokenOfPhp : token;
    expression.lastIndex = from;
    for (let found = expression.exec(this.#source); found && found.index < to; found = expression.exec(this.#source)) {
      const [one, name2] = found;
      if (name2 === void 0) this.#sign(one, expression.lastIndex);
      else {
        if (this.#source.charAt(expression.lastIndex) === "<") this.#frame.generic = name2;
        this.#name(name2, expression.lastIndex);
      }
      this.#last = one;
    }
  }
  #sign(one, end) {
    const top = this.#frame;
    switch (one) {
      case "(":
      case "[":
      case "{":
        this.#open(one, end);
        return;
      case ")":
      case "]":
      case "}":
        this.#leave();
        return;
      case ",":
        this.#endArgument();
        top.start = end;
        return;
      case ".":
        if (this.#language === "php") this.#joinNext("+");
        return;
      case "..":
        if (this.#language === "ruby") this.#joinNext("+");
        return;
      case "+":
      case "/":
        this.#joinNext(one);
        return;
      default:
        if ("?:|&=<>;!".includes(one)) this.#alternative();
        if (one === ";") top.start = end;
    }
  }
  #name(one, end) {
    const top = this.#frame;
    const isMember = /^(?:\.|::|\?\.|->)/.test(one);
    if (this.#source.charAt(end) === "(" || this.#source.charAt(end) === "<") {
      if (!isMember) this.#operand(computed);
      return;
    }
    const above = one.split(/[.[]/).filter((part) => part === "parent").length;
    const [, number] = /parents\[(\d)\]/.exec(one) ?? [];
    const up = "/..".repeat(number === void 0 ? above : Number(number) + 1);
    const known = isMember ? top.value : computed;
    if (isMember && up === "") {
      if (known !== void 0 && known !== computed) this.#alternative();
      top.value = computed;
    } else if (isMember) top.value = { ...known ?? computed, text: (known ?? computed).text + up };
    else this.#operand(up === "" ? computed : { ...computed, text: computed.text + up });
  }
  /** Takes the next part of an expression. A keyword or a type may come before it: `await x`, `new File('a')`. */
  #operand(value) {
    const top = this.#frame;
    const joinsNeighbours = this.#language === "python" || this.#language === "c";
    if (top.value !== void 0 && top.value !== computed) {
      if (joinsNeighbours && this.#last === "" && value !== computed) {
        top.value = added(top.value, value);
        return;
      }
      this.#alternative();
    } else if (top.value !== void 0 && top.left !== void 0) this.#alternative();
    top.value = value;
  }
  #joinNext(operator) {
    const top = this.#frame;
    if (top.value === void 0) return;
    top.left = this.#whole();
    top.value = void 0;
    top.operator = operator;
  }
  /** What the present argument gives so far. Behind a `+` that nothing follows, it is not a whole path. */
  #whole() {
    const { left, operator, value } = this.#frame;
    if (left === void 0) return value;
    if (operator === "+") return added(left, value ?? computed);
    return value === void 0 ? left : value === computed ? computed : joined([left, value]);
  }
  #takeWhole() {
    const value = this.#whole();
    this.#frame.value = void 0;
    this.#frame.left = void 0;
    return value;
  }
  /** Ends one of several values of an argument, or a statement. */
  #alternative() {
    const value = this.#takeWhole();
    if (value === void 0) return;
    this.#frame.isMixed ||= value !== computed;
    this.#report(value);
  }
  #endArgument() {
    const top = this.#frame;
    const value = this.#takeWhole();
    if (top.isMixed) {
      if (value !== void 0) this.#report(value);
      top.values.push(computed);
    } else if (value !== void 0) top.values.push(value);
    top.isMixed = false;
    if (top.bracket === "" || top.bracket === "{") for (const one of top.values.splice(0)) this.#report(one);
  }
  #open(bracket, end) {
    const top = this.#frame;
    const isCall = bracket === "(" && (/\w!?$/.test(this.#last) || this.#last === ">" && top.generic !== "");
    const callee = !isCall ? "" : this.#last === ">" ? top.generic : this.#last;
    const key = bracket === "[" ? /(?<!\w)(\w+)\s*[:=]\s*$/.exec(this.#source.slice(Math.max(top.start, end - 60), end - 1)) : null;
    const isMember = /^(?:\.|::|\?\.|->)/.test(callee);
    const receiver = isMember ? top.value ?? computed : callee.includes(".") ? computed : void 0;
    if (isMember) top.value = void 0;
    this.#enter(source_reader_frame(bracket, key?.[1] ?? callee, end, receiver));
  }
  #enter(inner) {
    if (this.#around.length >= deepest) this.#forget(inner.start);
    this.#around.push(this.#frame);
    this.#frame = inner;
  }
  #leave() {
    const inner = this.#frame;
    if (inner.bracket === "\0") return;
    this.#endArgument();
    const outer = this.#around.pop();
    if (outer === void 0) return;
    this.#frame = outer;
    if (inner.bracket === "{") outer.value ??= computed;
    else {
      const value = this.#given(inner);
      if (outer.value === computed || outer.value === void 0) outer.value = value;
      else this.#operand(value);
    }
  }
  /** Ends all brackets that are open, and what is in them. */
  #forget(at) {
    for (; ; ) {
      this.#endArgument();
      for (const value of this.#frame.values) this.#report(value);
      const outer = this.#around.pop();
      if (outer === void 0) break;
      this.#frame = outer;
    }
    this.#frame = source_reader_frame("", "", at);
  }
  /** What brackets give, after what they name is added. */
  #given({ bracket, callee, receiver, values }) {
    const { joins, methods } = this.#rules;
    const [first] = values;
    if (source_reader_parent.test(callee)) return { ...receiver ?? computed, text: `${(receiver ?? computed).text}/..` };
    if (bracket === "(" && first !== void 0) {
      if (folderCall.test(callee) && source_reader_name.test(first.text)) {
        this.#add("joined", first.text, first.at);
        return receiver ?? computed;
      }
      if (callee === "concat!") return values.reduce(added);
      if (joins?.test(callee) === true) return joined(callee.endsWith("expand_path") ? [...values].reverse() : values);
      if (methods?.test(callee) === true && receiver !== void 0 && /[\w.]/.test(first.text))
        return joined([callee.includes("with_") ? { ...receiver, text: `${receiver.text}/..` } : receiver, ...values]);
      if (callee === "" && values.length === 1) return first;
      if (conversions.test(callee)) return receiver !== void 0 && receiver !== computed ? receiver : first;
    }
    if (values.some(({ text }) => text === "..")) return joined(values);
    if (first === void 0) return receiver ?? computed;
    for (const value of receiver === void 0 ? values : [receiver, ...values]) this.#report(value);
    return computed;
  }
  /** Adds what a value names, if it is known as a whole. */
  #report({ text, at }) {
    const isFormat = this.#language !== "javascript" && /^(?:[\w:.-]+=)?(?:%[sv]|\{[\w.:]*\})\//.test(text);
    const written = isFormat ? text.replace(/^[^/]*/, "\0") : text;
    if (at < 0 || written.length > source_reader_longest || written.includes("\0", 1)) return;
    if (written.startsWith("\0")) {
      if (written.startsWith("\0/")) this.#add("joined", (0,paths/* withoutEndSlashes */.he)(written.replace(/^\0\/+/, "")), at);
    } else if (/\s/.test(written)) this.#command(written, at);
    else if (written.includes("/") && !written.endsWith("/") && !written.startsWith("data:")) {
      this.#add("path", written, at);
    } else if (/^--?\w[\w-]*=/.test(written)) this.#command(written, at);
  }
  /** The names behind options of a command line. */
  #command(text, at) {
    let isNext = false;
    for (const word of text.split(/\s+/)) {
      const [before = "", behind] = word.split("=", 2);
      const named = isNext ? word : source_reader_option.test(before) ? behind : void 0;
      if (named !== void 0 && /^[@\w.][\w.@/:+-]*$/.test(named))
        this.#add(named.includes("/") && !named.startsWith("@") ? "path" : "word", named, at);
      isNext = source_reader_option.test(word);
    }
  }
  #add(role, text, at) {
    this.#found.add(role, text, this.#lineOf(at));
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/sources.js





function scanSource(language, text, found) {
  if (language === "markup") scanMarkup(text, found);
  else if (language !== "php") scanProgram(language, text, found);
  else if (text.includes("<?")) scanProgram(language, text, found, text.indexOf("<?"));
}
function scanProgram(language, text, found, from = 0, to = text.length) {
  const reader = new SourceReader(language, text, found);
  readTexts(families[language], text, reader, from, to);
  const code = reader.finish();
  const lineOf = lineReader(text);
  const add = (role, name, at) => {
    found.add(role, name, lineOf(at));
  };
  if (language === "python") pythonImports(code, add);
  else if (language === "rust")
    for (const { 1: name = "", index } of code.matchAll(/\bmod\s+(\w+)\s*;/g)) add("import", `./${name}`, index);
  else if (language === "go") directives(text, found);
}
const statement = /(?:^|[;:])[ \t]*(?:from(?=[\s.])[ \t]*([.\w]+)[ \t]*(?<=[\s.])c?import\b[ \t]*(?:\(([^()]*)\)|([^\n;()]*))|c?import[ \t]+([^\n;()]*))/gm;
function pythonImports(code, add) {
  const lines = code.replaceAll(/\\\r?\n|\f/g, (one) => " ".repeat(one.length));
  for (const { 0: whole, 1: module, 2: inBrackets, 3: onLine, 4: modules, index } of lines.matchAll(statement)) {
    const list = inBrackets ?? onLine ?? modules ?? "";
    const start = index + whole.length - list.length - (inBrackets === void 0 ? 0 : 1);
    if (module !== void 0 && ["*", ""].includes(list.trim())) add("import", module, start);
    const prefix = module === void 0 || module.endsWith(".") ? module ?? "" : `${module}.`;
    for (const { 0: before, 1: name = "", index: at } of list.matchAll(/(?:^|,)\s*([.\w]+)/g))
      add("import", prefix + name, start + at + before.length - name.length);
  }
}
function directives(text, found) {
  const lineOf = lineReader(text);
  for (const { 1: include, 2: words = "", index } of text.matchAll(
    /^(?:\/\/[ \t]?)?#include[ \t]+"([^"\n]+)"|^(?:\/\/go:generate|(?:\/\/[ \t]?)?#cgo)[ \t](.*)/gm
  )) {
    if (include !== void 0) found.add("path", include, lineOf(index));
    for (const word of words.replaceAll("${SRCDIR}/", "").split(/\s+/))
      if (word.includes("/")) addWords(word, lineOf(index), found);
  }
}
const markup = /<!--[^]*?(?:-->|$(?![^]))|^---\n([^]*?)\n---|<(script|style)\b([^<>]*)>|(?<=[\w\])]=\{?)["'`]([^"'`<>]*)["'`]/gi;
function scanMarkup(text, found) {
  const lineOf = lineReader(text);
  const expression = new RegExp(markup);
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const [, program, block, attributes = "", value = ""] = match;
    if (program !== void 0) scanProgram("javascript", text, found, 4, 4 + program.length);
    const written = block === void 0 ? value : /\bsrc=["']([^"']*)["']/.exec(attributes)?.[1] ?? "";
    if (written.includes("/")) found.add("path", written, lineOf(match.index));
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
  const found = new Literals();
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
async function readNamings(tree, files) {
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
  const known = await (0,content_memory/* readOnce */.WY)(
    tree,
    "literals",
    wanted,
    (content, file) => literalsOf(file.language, (0,broken_manifest/* manifestText */.$)(content)).map(apart)
  );
  const { homes, homesBelow } = await homesOf(tree);
  const isOwn = (path, home) => home !== "" && homes((0,paths/* directoryOf */.jt)(path)) === home;
  const found = /* @__PURE__ */ new Map();
  for (const { path, language, key } of wanted) {
    const literals = known.get(key) ?? [];
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
function contentMemory({ contents }, what) {
  const made = contents?.get(what) ?? /* @__PURE__ */ new Map();
  contents?.set(what, made);
  return made;
}
async function readOnce(tree, what, files, read) {
  const made = contentMemory(tree, what);
  const fresh = files.filter(({ key }) => !made.has(key));
  await tree.readEach(
    fresh.map(({ entry }) => entry),
    (indexes, content) => {
      for (const file of indexes.flatMap((index) => fresh[index] ?? []))
        if (!made.has(file.key)) made.set(file.key, read(content, file));
    }
  );
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