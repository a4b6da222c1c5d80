"use strict";
exports.id = 3265;
exports.ids = [3265];
exports.modules = {

/***/ 13265:
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
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/language.js

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
  const name = (0,paths/* nameOf */.Vb)(path);
  if (generated.test(name)) return void 0;
  const known = byName.get(name);
  if (known !== void 0) return known;
  if (/^(?:Dockerfile|Containerfile|Makefile)\./.test(name)) return "script";
  if (/^\.env(?:\.|$)|^\.npmrc$/.test(name)) return "ini";
  const dot = name.lastIndexOf(".");
  return dot === -1 ? void 0 : endings.get(name.slice(dot + 1).toLowerCase());
}


// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/token.js
const kinds = { name: 1, text: 2, rest: 3, partly: 4, openPart: 5, closePart: 6, lineEnd: 10 };
const code = {
  bang: 33,
  open: 40,
  close: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  slash: 47,
  colon: 58,
  semicolon: 59,
  less: 60,
  equals: 61,
  greater: 62,
  question: 63,
  openList: 91,
  closeList: 93,
  openBlock: 123,
  closeBlock: 125
};
class Tokens {
  source;
  #values = [];
  /** Beginnings and ends of comments, by turns, for languages in which some are code. */
  comments = [];
  count = 0;
  /** Places of line ends, once a line was asked for. */
  #lines;
  /** Kind, start and end of each token: a typed array, since a megabyte may hold a million of them. */
  #numbers;
  constructor(source) {
    this.source = source;
    this.#numbers = new Int32Array(3 * (64 + (source.length >> 2)));
  }
  /** @param end in the source; for a text, its number among the values */
  push(kind, start, end) {
    const at = 3 * this.count;
    if (at === this.#numbers.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[at] = kind;
    this.#numbers[at + 1] = start;
    this.#numbers[at + 2] = end;
    this.count += 1;
  }
  /** Adds a text without unknown parts. */
  pushKnown(text, start) {
    this.push(kinds.text, start, this.#values.length);
    this.#values.push(text);
  }
  /**
   * @param parts the known parts, in order; between two of them is an unknown one
   * @param start place of the first quote in the source
   */
  pushText(parts, start) {
    const [first = "", second = ""] = parts;
    if (parts.length === 1) {
      this.pushKnown(first, start);
      return;
    }
    const startsUnknown = parts.length === 2 && first === "" && second.startsWith("/");
    this.push(startsUnknown ? kinds.rest : kinds.partly, start, this.#values.length);
    this.#values.push(startsUnknown ? second : "");
  }
  /** 0 for a token before the first or behind the last. */
  kind(at) {
    return at < 0 || at >= this.count ? 0 : this.#numbers[3 * at] ?? 0;
  }
  start(at) {
    return this.#numbers[3 * at + 1] ?? 0;
  }
  isText(at) {
    const kind = this.kind(at);
    return kind >= kinds.text && kind <= kinds.partly;
  }
  /** The value of a text; '' for other tokens. */
  value(at) {
    return this.isText(at) ? this.#values[this.#numbers[3 * at + 2] ?? 0] ?? "" : "";
  }
  /** The letters of a name; '' for other tokens. */
  name(at) {
    return this.kind(at) === kinds.name ? this.source.slice(this.#numbers[3 * at + 1], this.#numbers[3 * at + 2]) : "";
  }
  /** Line of a place in the source, counted from 1. */
  lineOf(place) {
    const lines = this.#lines ??= [...this.source.matchAll(/\n/g)].map(({ index }) => index);
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = low + high >>> 1;
      if ((lines[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}
const shortEscapes = {
  n: "\n",
  t: "	",
  r: "\r",
  "0": "\0",
  b: "\b",
  f: "\f",
  v: "\v"
};
function unescaped(text) {
  if (!text.includes("\\")) return text;
  return text.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F_]{1,12})\}|\r?\n|([^]))/g,
    (_, hex, four, braced, other) => {
      const code2 = hex ?? four ?? braced;
      if (code2 === void 0) return shortEscapes[other ?? ""] ?? other ?? "";
      const point = parseInt(code2.replaceAll("_", ""), 16) || 0;
      return point > 1114111 ? "" : String.fromCodePoint(point);
    }
  );
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/quoted.js


const program = (open, begin, end) => String.raw`${open}(?:(?:[^${begin}${end}"\n]|"[^"\n]*"|[${begin}][^${begin}${end}\n]*[${end}])*[${end}])?`;
const quoted_name = String.raw`[\w\x80-\uffff]+`;
const dollar = String.raw`${program(String.raw`\$\{`, "{", "}")}|\$${quoted_name}`;
const unknownParts = {
  dollar,
  hash: program("#\\{", "{", "}"),
  backslash: `${program(String.raw`\\\(`, "(", ")")}|${dollar}`,
  formatted: String.raw`\{\{|${program(String.raw`\{`, "{", "}")}`
};
const slashes = String.raw`//[^\n]*|/\*[^]*?(?:\*/|$)`;
const nestedSlashes = String.raw`//[^\n]*|/\*(?:/\*[^]*?(?:\*/|$)|[^])*?(?:\*/|$)`;
const hashes = String.raw`#[^\n]*`;
const oneOrThree = String.raw`"""|'''|["']`;
const grammars = {
  // What the tokenizer of JavaScript cannot read.
  javascript: { comments: slashes, quotes: "[\"'`]", unknown: "dollar" },
  go: { comments: slashes, quotes: '["`]', raw: ["`"], characters: true, keepsComments: true },
  rust: {
    comments: nestedSlashes,
    prefix: "[bc]?(?:r#*)?",
    quotes: '"',
    raw: ["r"],
    manyLines: true,
    characters: true
  },
  // The delimiter of a raw text has 16 characters at most.
  c: {
    comments: slashes,
    prefix: String.raw`(?:u8|[uUL])?R?`,
    quotes: String.raw`"(?:(?<=R")[^()\s"]{0,16}\()?`,
    raw: ["("],
    characters: true
  },
  csharp: {
    comments: slashes,
    prefix: "[$@]*",
    // In a verbatim text (`@"…"`), two quotes behind the first are one of its characters.
    quotes: String.raw`(?<!@\$*)"{3,}|"`,
    raw: ['"""'],
    characters: true,
    unknown: "formatted"
  },
  jvm: { comments: slashes, quotes: `"""|["']`, unknown: "dollar" },
  swift: { comments: nestedSlashes, prefix: "r?#*", quotes: oneOrThree, raw: ["r", "#"], unknown: "backslash" },
  php: {
    comments: String.raw`${slashes}|${hashes}|\?>[^]*?(?:<\?|$)`,
    quotes: `["']`,
    manyLines: true,
    unknown: "dollar"
  },
  proto: { comments: `${slashes}|${hashes}`, quotes: oneOrThree, keepsComments: true },
  stylesheet: { comments: slashes, quotes: `["']`, bare: String.raw`(?<=\burl\()[^\s)"']+` },
  ruby: { comments: hashes, quotes: `${oneOrThree}|\``, unknown: "hash" },
  python: { comments: hashes, prefix: String.raw`\w{0,2}`, quotes: oneOrThree, unknown: "formatted", lineEnds: true },
  json: { comments: slashes, quotes: `["']` },
  toml: { comments: hashes, quotes: oneOrThree, lineEnds: true }
};
const known = /* @__PURE__ */ new Map();
function expression(source, flags = "y") {
  return (0,append/* getOrMake */.IV)(known, flags + source, () => new RegExp(source, flags));
}
const character = String.raw`'(?:\\[^][^'\n]{0,9}|[^\\'\n]|[\ud800-\udbff][\udc00-\udfff])'`;
function tokenOf({ bare = "(?!)", comments, prefix = "", quotes, characters }) {
  return expression(`(${bare})|(${comments})|(${prefix})(${quotes})|(${characters ? character : "(?!)"})`);
}
const words = expression(quoted_name);
const special = "\"'`/#@$?";
const brackets = new Int8Array(128);
for (const open of ["(", "[", "{"]) brackets[open.charCodeAt(0)] = 1;
for (const close of [")", "]", "}"]) brackets[close.charCodeAt(0)] = -1;
const longRun = /([^\w()[\]{}])\1{11,}/y;
function quotedTokens(language, tokens, from = 0, to = tokens.source.length) {
  const grammar = grammars[language];
  const text = to === tokens.source.length ? tokens.source : tokens.source.slice(0, to);
  const token = tokenOf(grammar);
  let depth = 0;
  let at = from;
  if (language === "php" && from === 0) at = (text.indexOf("<?") + 1 || to + 1) - 1;
  while (at < to) {
    const one = text.charCodeAt(at);
    if (one <= 32) {
      if (one === kinds.lineEnd && grammar.lineEnds && depth === 0) tokens.push(kinds.lineEnd, at, at + 1);
      at += 1;
      continue;
    }
    const bracket = brackets[one] ?? 0;
    if (bracket !== 0) {
      if (depth > 0 || bracket > 0) depth += bracket;
      tokens.push(one, at, at + 1);
      at += 1;
      continue;
    }
    if (one === text.charCodeAt(at + 1) && one === text.charCodeAt(at + 11)) {
      longRun.lastIndex = at;
      const length = longRun.exec(text)?.[0].length ?? 0;
      if (length > 0) at += Math.floor(length / 6 - 1) * 6;
    }
    const start = at;
    const sign = text.charAt(at);
    words.lastIndex = at;
    const isWord = words.test(text);
    const isSpecial = special.includes(isWord ? text.charAt(words.lastIndex) : sign);
    token.lastIndex = at;
    const found = isSpecial || grammar.bare !== void 0 ? token.exec(text) : void 0;
    if (!found) {
      if (isWord) {
        at = words.lastIndex;
        tokens.push(kinds.name, start, at);
        continue;
      }
      if (sign === "\\" && text.charCodeAt(at + 1) === kinds.lineEnd) at += 1;
      else if (sign !== "'" || !grammar.characters) tokens.push(one, at, at + 1);
      at += 1;
      continue;
    }
    const [whole, bare, comment, prefix = "", quotes = "", single] = found;
    at += whole.length;
    if (single !== void 0) tokens.push(kinds.name, start, at);
    else if (bare !== void 0) tokens.pushKnown(bare, start);
    else if (comment === void 0) at = addText(language, tokens, text, start, prefix, quotes);
    else if (grammar.keepsComments) tokens.comments.push(start, at);
  }
}
const ordinary = /[^"'`\\\n$#{]*/y;
function addText(language, tokens, source, start, prefix, quotes) {
  const { raw, manyLines, unknown } = grammars[language];
  const from = start + prefix.length + quotes.length;
  ordinary.lastIndex = from;
  ordinary.test(source);
  if (source.charAt(ordinary.lastIndex) === quotes && !/[@#]/.test(prefix)) {
    tokens.pushKnown(source.slice(from, ordinary.lastIndex), start);
    return ordinary.lastIndex + 1;
  }
  const isMarked = unknown !== "formatted" || /[$fFtT]/.test(prefix);
  const parts = unknown !== void 0 && isMarked && !(language === "ruby" && quotes === "'") && unknownParts[unknown];
  const isRaw = raw?.some((sign) => (prefix + quotes).includes(sign)) === true;
  let to;
  let next;
  if (isRaw) {
    const end = quotes.endsWith("(") ? `)${quotes.slice(1, -1)}"` : quotes + prefix.replaceAll(/[^#]/g, "");
    const found = source.indexOf(end, from);
    to = found === -1 ? source.length : found;
    next = Math.min(source.length, to + end.length);
  } else {
    const isVerbatim = prefix.includes("@");
    const line = isVerbatim || manyLines || quotes.length === 3 || quotes === "`" ? "[^]" : "[^\\n]";
    const escape = isVerbatim ? '""' : "\\\\[^]";
    const inner = `(?:${parts === false ? "" : `${parts}|`}${escape}|${line})*?`;
    const end = expression(`${inner}(${isVerbatim ? '"(?!")' : quotes}|${line === "[^]" ? "" : "(?=\\n)|"}$)`);
    end.lastIndex = from;
    const [whole = "", ending = ""] = end.exec(source) ?? [];
    next = from + whole.length;
    to = next - ending.length;
  }
  const isKept = isRaw || language === "toml" && quotes.startsWith("'") || prefix.includes("@") || language === "python" && prefix.toLowerCase().includes("r");
  const plain = (end) => {
    const part = source.slice(last, end);
    return isKept ? part : unescaped(part);
  };
  const filled = [];
  let last = from;
  if (parts !== false) {
    for (const { 0: part, index } of source.slice(from, to).matchAll(expression(parts, "g"))) {
      filled.push(plain(from + index));
      last = from + index + part.length;
      const bracket = part.startsWith("{") ? 0 : "{(".includes(part.charAt(1)) ? 1 : -1;
      if (bracket === -1) continue;
      tokens.push(kinds.openPart, from + index, from + index + bracket + 1);
      quotedTokens(language, tokens, from + index + bracket + 1, "})".includes(part.slice(-1)) ? last - 1 : last);
      tokens.push(kinds.closePart, last, last);
    }
  }
  tokens.pushText([...filled, plain(to)], start);
  return next;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/scripts.js
function scriptWords(text, found, line = 1) {
  let isComment = false;
  let number = line;
  for (let start = 0; start <= text.length; number += 1) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    const written = text.slice(start, end);
    start = end + 1;
    if (!isComment && written.trimStart().startsWith("<#")) isComment = true;
    if (isComment) isComment = !written.includes("#>");
    else addWords(withoutComment(written), number, found);
  }
}
function withoutComment(line) {
  if (!line.includes("#")) return line;
  let quote = "";
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === "\\") at += 1;
    else if (character === quote) quote = "";
    else if (quote !== "") continue;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "#" && (at === 0 || line.charCodeAt(at - 1) <= 32)) return line.slice(0, at);
  }
  return line;
}
const ends = 1;
const quotes = 2;
const mayBeUnknown = 3;
const roles = new Uint8Array(128).fill(ends, 0, 33);
for (const character of "=,;|&()<>") roles[character.charCodeAt(0)] = ends;
for (const character of `"'\``) roles[character.charCodeAt(0)] = quotes;
for (const character of "$%{") roles[character.charCodeAt(0)] = mayBeUnknown;
const longest = 1024;
function addWords(text, line, found) {
  if (!letter.test(text)) return;
  if (plainName.test(text)) {
    addWord(text, false, line, found);
    return;
  }
  let start = 0;
  let before = "nothing";
  const opened = [];
  const closing = { "}": -1, "}}": -1 };
  const endWord = (at, next) => {
    if (at > start && at - start <= longest && before !== "both") {
      addWord(text.slice(start, at), before === "unknown", line, found);
    }
    start = next;
    before = "nothing";
  };
  const behind = (brackets, at) => {
    if (closing[brackets] < at) closing[brackets] = (text.indexOf(brackets, at) + 1 || Infinity) - 1;
    return closing[brackets] + brackets.length;
  };
  const behindUnknown = (at) => {
    if (text.startsWith("{{", at) || text.startsWith("${{", at)) return behind("}}", at);
    if (text.startsWith("${", at)) return behind("}", at);
    variable.lastIndex = at;
    return variable.test(text) ? variable.lastIndex : Infinity;
  };
  for (let at = 0; at < text.length; at += 1) {
    const role = roles[text.charCodeAt(at)];
    if (role === void 0 || role === 0) continue;
    if (role === quotes && before === "unknown" && start === at) {
      start = at + 1;
    } else if (role !== mayBeUnknown) {
      endWord(at, at + 1);
      const character = text.charAt(at);
      if (character === "(" && opened.length > 0) opened.push(void 0);
      else if (character === ")") before = opened.pop() ?? "nothing";
    } else {
      const next = behindUnknown(at);
      const isCommand = next === Infinity && text.startsWith("$(", at);
      if (next === Infinity && !isCommand) continue;
      if (text.charAt(at - 1) === ":") endWord(at, at);
      const letters = "@$".includes(text.charAt(start)) ? start + 1 : start;
      before = at > letters || before !== "nothing" ? "both" : "unknown";
      if (isCommand) {
        opened.push(before);
        before = "nothing";
      }
      start = isCommand ? at + 2 : next;
      at = start - 1;
    }
  }
  endWord(text.length, text.length);
}
const variable = /\$\([\w.]+\)|\${1,2}(?:env:)?\w+|\$[@*^]|%(?:~?\w+%|~\w+|\d)/y;
const around = /^(?:@(?!\w)|-(?:[IL]|[a-zA-Z](?=\.))|!?(?:\.{3})?\^?\{?)|\}?\^?(?:\.{3})?:?\\?$/g;
const wildcard = /[*?[{]/;
const letter = /[^\0-@[-^`{-\x7f]/;
const unknownPart = /[$%\\}]/;
const scopedName = /^@\w[\w.~-]*\/[\w.~-]/;
const plainName = /^\w(?:[\w-]{0,212}\w)?$/;
const scripts_name = /^[@\w][\w.@:+-]{0,213}$/;
function addWord(written, isJoined, line, found) {
  if (!letter.test(written) || written.includes("://")) return;
  if (!isJoined && plainName.test(written)) {
    found.add("word", written, line);
    return;
  }
  const bare = written.replace(around, "");
  const fragment = bare.indexOf("#");
  const word = fragment === -1 ? bare : bare.slice(0, fragment);
  if (!word.includes("/") || !word.includes(":")) {
    addPart(word, isJoined, line, found);
    return;
  }
  for (const [index, part] of word.split(":").entries()) {
    if (part.includes("/")) addPart(part, isJoined && index === 0, line, found);
  }
}
function addPart(written, isJoined, line, found) {
  const glob = written.search(wildcard);
  const part = glob === -1 ? written : written.slice(0, written.lastIndexOf("/", glob) + 1);
  if (!letter.test(part) || unknownPart.test(part) || part.startsWith("-")) return;
  if (isJoined) {
    if (part.startsWith("/")) found.add("joined", part.slice(part.search(/[^/]/)), line);
  } else if (scopedName.test(part) || scripts_name.test(part))
    found.add("word", part.endsWith("/") ? part.slice(0, -1) : part, line);
  else if (part.includes("/")) found.add("path", part, line);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/settings.js




function settingsOf(language, text, found) {
  if (language === "manifest") quotedWords("json", text, found, ofReader);
  else if (language === "json" || language === "toml") quotedWords(language, text, found);
  else if (language === "tomlManifest") quotedWords("toml", tablesOfOthers(text), found, void 0, true);
  else ({ yaml: yamlWords, xml: xmlWords, ini: iniWords })[language](text, found);
}
const ofReader = (0,word_set/* wordSet */.d)(
  "dependencies devDependencies peerDependencies optionalDependencies peerDependenciesMeta dependenciesMeta bundledDependencies overrides resolutions pnpm workspaces catalog catalogs engines files sideEffects type"
);
function tablesOfOthers(text) {
  let isOfOthers = false;
  const lines = text.split("\n").map((line) => {
    const table = /^\s*\[\[?([\w\s."'-]+)\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (table !== void 0) isOfOthers = /^\s*(?:tool\.(?!uv\b)|(?:package|workspace)\.metadata\b)/.test(table);
    return isOfOthers ? line : "";
  });
  return lines.join("\n");
}
const looksLikeName = (key) => key.includes("/") || key.startsWith("@");
const prose = (0,word_set/* wordSet */.d)(
  "name title description summary label message keywords tags author authors contributors maintainers license licence homepage repository bugs funding url version $schema copyright comment packagemanager company packagetags packagereleasenotes releasenotes"
);
const isProse = (key) => prose.has(key.toLowerCase());
function quotedWords(language, text, found, leftOut, onlyPaths = false) {
  const tokens = new Tokens(text);
  quotedTokens(language, tokens);
  let depth = 0;
  let key = "";
  let top = "";
  for (let at = 0; at < tokens.count; at += 1) {
    const kind = tokens.kind(at);
    if (kind === code.openBlock) depth += 1;
    else if (kind === code.closeBlock) depth -= 1;
    else if (kind === code.openList && tokens.kind(at - 1) === kinds.lineEnd) key = "";
    const isText = tokens.isText(at);
    if (!isText && kind !== kinds.name) continue;
    const value = isText ? tokens.value(at) : tokens.name(at);
    const next = tokens.kind(at + 1);
    const isKey = language === "json" ? next === code.colon : next === code.equals || isText && next === code.dot;
    if (isKey && (language === "json" || depth === 0)) key = tokens.kind(at - 1) === code.minus ? `-${value}` : value;
    if (isKey && depth === 1) top = value;
    const counts = isKey ? looksLikeName(value) : onlyPaths || !isProse(key) && !(leftOut && isProse(top));
    if (!isText || !counts || leftOut?.has(top) || onlyPaths && !value.includes("/")) continue;
    const [start, line] = [tokens.start(at), tokens.lineOf(tokens.start(at))];
    if (text.startsWith(text.charAt(start).repeat(3), start)) scriptWords(value, found, line);
    else addWords(value, line, found);
  }
}
const markup = /<!--[^]*?(?:-->|$)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<(?!<)([\w.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(>?)|([^<]+)/g;
function xmlWords(text, found) {
  const tokens = new Tokens(text);
  let element = "";
  const add = (value, start) => {
    if (isProse(element)) return;
    const written = value.replaceAll(/&#?\w{1,8};/g, " ").replaceAll("\\", "/");
    scriptWords(written.replace(/\$\([\w.]+\)(?!\/)/g, "$&/"), found, tokens.lineOf(start));
  };
  for (const { 0: whole, 1: section, 2: name, 3: attributes = "", 4: end = "", 5: plain, index } of text.matchAll(
    markup
  )) {
    const behind = index + whole.length;
    if (section !== void 0) add(section, index);
    else if (plain !== void 0) {
      if (plain.trim() !== "") add(plain, index);
    } else if (name !== void 0) {
      element = name;
      for (const { 0: quoted, index: at } of attributes.matchAll(/"[^"]*"|'[^']*'/g))
        add(quoted.slice(1, -1), behind - end.length - attributes.length + at);
    }
  }
}
const blockHeader = /(?:^|[\s:-])[|>][\d+-]{0,2}\s*$/;
function yamlWords(text, found) {
  let block = Infinity;
  let isLeftOut = false;
  let isOpen = false;
  for (const [index, line] of text.split("\n").entries()) {
    const indent = line.search(/\S/);
    if (indent === -1) continue;
    const column = /^\s*(?:[-?]\s+)*/.exec(line)?.[0].length ?? 0;
    const content = line.slice(column);
    const colon = content.search(/:(?:\s|$)/);
    const written = content.slice(0, Math.max(0, colon));
    const isKey = written !== "" && !/^[{[]|^(["'])(?!.*\1$)|^#|\s#/.test(written);
    const isDeeper = indent > block || isLeftOut && indent === block && column > indent;
    if (isDeeper && !(isOpen && isKey)) {
      if (!isLeftOut) scriptWords(line, found, index + 1);
      continue;
    }
    const key = isKey ? written.replaceAll(/^["']|["']$/g, "") : "";
    const value = isKey ? content.slice(colon + 1) : content;
    if (looksLikeName(key)) addWords(key, index + 1, found);
    isLeftOut = isProse(key);
    isOpen = isLeftOut && value.trim() === "";
    const goesOn = isLeftOut || blockHeader.test(value);
    block = !goesOn ? Infinity : isKey ? column : indent;
    const isFlow = /^\s*(?:\[|\{(?!\{))/.test(value);
    if (!isLeftOut)
      scriptWords(isFlow ? value.replaceAll(/[[\]{}]|(?<![\w.-])[\w.-]+:(?=\s)/g, " ") : value, found, index + 1);
  }
}
function iniWords(text, found) {
  let number = 0;
  for (const line of text.split("\n")) {
    number += 1;
    if (line === "" || /^\s*[#;]|^\[/.test(line)) continue;
    const sign = /^\s/.test(line) ? -1 : line.search(/[=:]/);
    const key = line.slice(0, Math.max(0, sign));
    if (looksLikeName(key)) addWords(key, number, found);
    if (!isProse(key.trim())) addWords(line.slice(sign + 1), number, found);
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/expressions.js
const computed = { form: "computed", text: "", up: 0, at: 0 };
const broken = { form: "broken", text: "", up: 0, at: 0 };
const expressions_longest = 1024;
function above(value) {
  return value.form === "computed" && value.up < expressions_longest / 3 ? { ...value, up: value.up + 1 } : broken;
}
function added(left, right) {
  if (right.form === "run" || right.form === "joined") return right;
  if (right.form !== "text") return left.form === "computed" && right.form === "computed" ? computed : broken;
  if (left.form === "broken" || left.text.length + right.text.length > expressions_longest) return broken;
  if (left.form !== "computed") return { ...left, text: left.text + right.text };
  return right.text.startsWith("/") ? { ...left, form: "joined", text: right.text, at: right.at } : broken;
}
function joined(values) {
  let text = "";
  let at = 0;
  let up = 0;
  let isComputed = false;
  for (const value of values) {
    if (value.form === "broken" || value.text.length + text.length > expressions_longest) return broken;
    if (value.form === "computed" || value.form === "joined") {
      if (text !== "") return broken;
      isComputed = true;
      up = value.up;
    }
    if (value.text === "") continue;
    if (text === "") at = value.at;
    text += text === "" || text.endsWith("/") || value.text.startsWith("/") ? value.text : `/${value.text}`;
  }
  if (text === "") return { ...computed, up };
  return { form: isComputed ? "joined" : "run", text, up, at };
}


// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(78285);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/javascript.js



const budgetOf = (text) => 1e5 + text.length / 2;
function javascriptTokens(tokens, from = 0, to = tokens.source.length) {
  const text = tokens.source.slice(from, to);
  const jsx = text.includes("</") || text.includes("/>");
  const before = tokens.count;
  if (!jsx || !read(tokens, withoutTypeParameters(text), from, true)) {
    tokens.count = before;
    read(tokens, text, from, false);
  }
}
function withoutTypeParameters(text) {
  const closed = /* @__PURE__ */ new Set();
  for (const [, name = ""] of text.matchAll(/<\/([\w$]+)/g)) closed.add(name);
  return text.replace(
    /<((?:const\s+)?([A-Za-z_$][\w$]*)(?:\s*,|\s+extends\s|>\s*\())/g,
    (all, behind, name) => closed.has(name) ? all : ` ${behind}`
  );
}
function read(tokens, text, base, jsx) {
  const inner = (from, to) => tokens.source.slice(from + 1, to);
  const templates = [];
  let at = base;
  let depth = 0;
  let tag;
  let last = "";
  let lastLength = 0;
  let budget = budgetOf(text);
  const options = { jsx };
  for (const { type, value } of (0,js_tokens/* default */.A)(text, options)) {
    if (budget < 0) {
      quotedTokens("javascript", tokens, at, base + text.length);
      return true;
    }
    budget -= 1;
    const start = at;
    at += value.length;
    switch (type) {
      case "WhiteSpace":
      case "LineTerminatorSequence":
        continue;
      case "SingleLineComment":
      case "MultiLineComment":
        if (value.startsWith("///")) tokens.comments.push(start, at);
        budget -= lastLength / 100;
        continue;
      case "Invalid":
        budget -= 50;
        tokens.push(kinds.name, start, at);
        break;
      case "StringLiteral":
      case "NoSubstitutionTemplate":
        tokens.pushKnown(unescaped(inner(start, at - 1)), start);
        break;
      case "JSXString":
        tokens.pushKnown(inner(start, at - 1), start);
        break;
      case "TemplateHead":
        templates.push({ parts: [unescaped(inner(start, at - 2))], at: start });
        tokens.push(kinds.openPart, start, at);
        break;
      case "TemplateMiddle":
        templates.at(-1)?.parts.push(unescaped(inner(start, at - 2)));
        tokens.push(kinds.closePart, start, at);
        tokens.push(kinds.openPart, start, at);
        break;
      case "TemplateTail": {
        const open = templates.pop();
        tokens.push(kinds.closePart, start, at);
        if (open) tokens.pushText([...open.parts, unescaped(inner(start, at - 1))], open.at);
        break;
      }
      case "Punctuator":
        for (let index = 0; index < value.length; index += 1) {
          tokens.push(value.charCodeAt(index), start + index, start + index + 1);
        }
        break;
      case "JSXPunctuator":
        if (value === "<") tag = "start";
        else if (value === "/" && last === "<") tag = "end";
        else if (value === ">") {
          if (tag === "end") depth -= 1;
          else if (last !== "/") depth += 1;
          tag = void 0;
        }
        tokens.push(value.charCodeAt(0), start, at);
        break;
      case "JSXText":
        break;
      default:
        tokens.push(kinds.name, start, at);
    }
    last = value;
    lastLength = value.length;
  }
  return depth === 0 && tag === void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/markup.js



function markupTokens(tokens, styles) {
  const text = tokens.source;
  let at = 0;
  if (text.startsWith("---")) {
    const end = text.indexOf("\n---", 3);
    if (end !== -1) {
      javascriptTokens(tokens, 3, end);
      at = end + 4;
    }
  }
  const tag = /<(?:!--|([A-Za-z][\w.:-]{0,62}))/g;
  for (; ; ) {
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return;
    const name = found[1];
    if (name === void 0) {
      at = text.indexOf("-->", tag.lastIndex);
      if (at === -1) return;
      continue;
    }
    at = attributes(tokens, tag.lastIndex);
    const block = name.toLowerCase();
    if (block !== "script" && block !== "style" || text.charAt(at - 2) === "/") continue;
    const end = endOf(text, block, at);
    if (block === "script") javascriptTokens(tokens, at, end);
    else quotedTokens("stylesheet", styles, at, end);
    at = end;
  }
}
function attributes(tokens, from) {
  const text = tokens.source;
  let braces = 0;
  for (let at = from; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (one === '"' || one === "'") {
      const end = text.indexOf(one, at + 1);
      if (end === -1) return text.length;
      tokens.push(code.semicolon, at, at);
      tokens.pushKnown(text.slice(at + 1, end), at);
      tokens.push(code.semicolon, at, at);
      at = end;
    } else if (one === "{") braces += 1;
    else if (one === "}") braces -= 1;
    else if (one === ">" && braces <= 0) return at + 1;
  }
  return text.length;
}
function endOf(text, block, from) {
  const end = block === "script" ? /<\/script/gi : /<\/style/gi;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/python.js

function beginsStatement(tokens, at) {
  const before = tokens.kind(at - 1);
  return before === 0 || before === kinds.lineEnd || before === code.semicolon || before === code.colon;
}
function isDescription(tokens, at) {
  const before = tokens.kind(at - 1);
  const after = tokens.kind(at + 1);
  return (before === 0 || before === kinds.lineEnd || before === code.semicolon) && (after === 0 || after === kinds.lineEnd || after === code.semicolon);
}
function pythonImport(tokens, at, add) {
  let next = at;
  const dotted = () => {
    const parts = [];
    let length = 0;
    for (let wasName = false; ; next += 1) {
      const name = tokens.kind(next) === code.dot ? "." : tokens.name(next);
      if (name === "" || name !== "." && (wasName || name === "import")) break;
      wasName = name !== ".";
      length += name.length;
      if (length < 1024) parts.push(name);
    }
    return parts.join("");
  };
  const behindName = () => {
    if (tokens.name(next) === "as") next += 2;
    if (tokens.kind(next) !== code.comma) return false;
    next += 1;
    return true;
  };
  const isFrom = tokens.name(at) === "from";
  next += 1;
  if (!isFrom) {
    do
      add(dotted(), at);
    while (behindName());
    return next;
  }
  const module = dotted();
  if (module === "" || !tokens.name(next).endsWith("import")) return next;
  next += 1;
  if (tokens.kind(next) === code.star) {
    add(module, at);
    return next + 1;
  }
  if (tokens.kind(next) === code.open) next += 1;
  const prefix = module.endsWith(".") ? module : `${module}.`;
  do {
    const name = dotted();
    if (name !== "") add(prefix + name, next - 1);
  } while (behindName());
  return tokens.kind(next) === code.close ? next + 1 : next;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/lexing/sources.js







function sourceLiterals(language, text, found) {
  const tokens = new Tokens(text);
  if (language === "javascript") javascriptTokens(tokens);
  else if (language === "markup") {
    const styles = new Tokens(text);
    markupTokens(tokens, styles);
    new Reader("stylesheet", styles, found).read();
  } else quotedTokens(language, tokens);
  new Reader(language === "markup" ? "javascript" : language, tokens, found).read();
}
const joins = (0,word_set/* wordSet */.d)(
  "join joinpath resolve combine Combine child Path PurePath File Join JoinPath catfile with_name with_file_name"
);
const joiningMethods = {
  javascript: (0,word_set/* wordSet */.d)(""),
  python: (0,word_set/* wordSet */.d)("joinpath with_name")
};
const pathTypes = (0,word_set/* wordSet */.d)("Path Paths PathBuf Utf8Path Utf8PathBuf File filepath pathlib");
const pathModules = (0,word_set/* wordSet */.d)("path os posix win32 nodePath pathe upath");
const hasPathModules = /* @__PURE__ */ new Set(["javascript", "python", "go"]);
const makesPath = (0,word_set/* wordSet */.d)("get of new from");
const conversions = (0,word_set/* wordSet */.d)(
  "str String fspath abspath realpath normpath fileURLToPath pathToFileURL expect context with_context toRealPath GetFullPath expand_path expanduser"
);
const parents = (0,word_set/* wordSet */.d)("parent getParent getParentFile parent_path dirname_of");
const folderKeys = (0,word_set/* wordSet */.d)("cwd Dir workdir working_dir workingDir workingDirectory WorkingDirectory chdir");
const folderCalls = (0,word_set/* wordSet */.d)("current_dir chdir cwd directory workingDir");
const options = (0,word_set/* wordSet */.d)(
  "-w --workspace --filter -F --package -p --prefix -C --cwd --project --manifest-path --directory"
);
const mocks = (0,word_set/* wordSet */.d)(
  "mock unmock doMock dontMock doUnmock setMock requireActual requireMock createMockFromModule importActual importMock unstable_mockModule module"
);
const mockers = (0,word_set/* wordSet */.d)("jest vi vitest mock");
const pythonImports = (0,word_set/* wordSet */.d)("import_module __import__ importorskip find_spec");
const pythonMocks = (0,word_set/* wordSet */.d)("patch setattr delattr");
const rustIncludes = (0,word_set/* wordSet */.d)("include include_str include_bytes");
const includes = {
  c: (0,word_set/* wordSet */.d)("include import"),
  proto: (0,word_set/* wordSet */.d)("import public weak include"),
  stylesheet: (0,word_set/* wordSet */.d)("import use forward"),
  ruby: (0,word_set/* wordSet */.d)("require_relative load"),
  php: (0,word_set/* wordSet */.d)("require require_once include include_once"),
  swift: (0,word_set/* wordSet */.d)("import export part")
};
function sources_frame(end, callee, object, receiver, start) {
  return {
    end,
    callee,
    object,
    receiver,
    values: [],
    left: void 0,
    current: void 0,
    operator: 0,
    key: "",
    generic: -1,
    climbs: false,
    mixed: false,
    start
  };
}
function whole({ left, operator, current }) {
  if (left === void 0) return current;
  if (current === void 0) return operator === code.plus && isKnown(left) ? broken : left;
  if (operator === code.plus) return added(left, current);
  return current.form === "computed" ? computed : joined([left, current]);
}
function isKnown({ form }) {
  return form === "text" || form === "run" || form === "joined";
}
const deepest = 500;
class Reader {
  #language;
  #tokens;
  #found;
  /** The innermost frame, and those around it, the outermost first. */
  #top = sources_frame(0, "", "", void 0, 0);
  #around = [];
  /** Frames that are open, by their ends. */
  #open = /* @__PURE__ */ new Map();
  /** The last option for the name of a target. */
  #option = -10;
  /** The present token. */
  #now = 0;
  /** True where texts beside each other are one. */
  #joinsNeighbours;
  #includes;
  constructor(language, tokens, found) {
    this.#language = language;
    this.#tokens = tokens;
    this.#found = found;
    this.#includes = includes[language];
    this.#joinsNeighbours = language === "python" || language === "c";
  }
  read() {
    const tokens = this.#tokens;
    for (let at = 0; at < tokens.count; at += 1) {
      const kind = tokens.kind(at);
      this.#now = at;
      switch (kind) {
        case kinds.name:
          at = this.#name(at);
          break;
        case kinds.text:
        case kinds.rest:
        case kinds.partly:
          this.#text(at, kind);
          break;
        case code.open:
          this.#enter(at, code.close);
          break;
        case code.openList:
          this.#enter(at, code.closeList);
          break;
        case code.openBlock:
          this.#enter(at, code.closeBlock);
          break;
        case kinds.openPart:
          this.#enter(at, kinds.closePart);
          break;
        case code.close:
        case code.closeList:
        case code.closeBlock:
        case kinds.closePart:
          this.#leave(kind);
          break;
        default:
          this.#operator(at, kind);
      }
    }
    while (this.#around.length > 0) this.#pop();
    this.#end();
    this.#comments();
  }
  /** True for a token behind a `.`, `?.`, `::` or `->`. */
  #isMember(at) {
    const tokens = this.#tokens;
    const before = tokens.kind(at - 1);
    return before === code.dot && this.#language !== "php" || before === code.colon && tokens.kind(at - 2) === code.colon || before === code.greater && tokens.kind(at - 2) === code.minus;
  }
  #name(at) {
    const tokens = this.#tokens;
    const top = this.#top;
    const isCalled = tokens.kind(at + 1) === code.open;
    if (this.#isMember(at)) {
      if (top.current === void 0) this.#operand(computed);
      else if (!isCalled && parents.has(tokens.name(at))) top.current = above(top.current);
      else if (!isCalled && isKnown(top.current)) this.#end();
      return at;
    }
    if (this.#language === "python" && beginsStatement(tokens, at)) {
      const name = tokens.name(at);
      if (name === "import" || name === "from" || name === "cimport") {
        this.#end();
        return pythonImport(tokens, at, (module, of) => {
          this.#add("import", module, tokens.start(of));
        }) - 1;
      }
    }
    if (this.#language === "rust" && tokens.name(at) === "mod" && tokens.kind(at + 2) === code.semicolon) {
      this.#add("import", `./${tokens.name(at + 1)}`, tokens.start(at));
    }
    if (!isCalled) this.#operand(computed);
    return at;
  }
  #text(at, kind) {
    const tokens = this.#tokens;
    if (this.#language === "python" && isDescription(tokens, at)) return;
    const top = this.#top;
    const text = tokens.value(at);
    const start = tokens.start(at);
    if (kind === kinds.text && this.#isImport(top, at)) {
      this.#end();
      this.#add(this.#includes === void 0 ? "import" : "path", text, start);
      return;
    }
    const follows = at - this.#option <= 5;
    if (kind === kinds.text && options.has(text)) this.#option = at;
    else if (follows) this.#option = -10;
    if (kind === kinds.partly) {
      this.#operand(broken);
      return;
    }
    if (text === "..") top.climbs = true;
    this.#operand(
      kind === kinds.rest ? { form: "joined", text, up: 0, at: start } : { form: "text", text, up: 0, at: start, ...follows && { ofOption: true } }
    );
  }
  /** True for a text in the place where the language names a module or a file without brackets. */
  #isImport(top, at) {
    const tokens = this.#tokens;
    if (this.#language === "javascript") {
      const before = tokens.name(at - 1);
      return before === "from" || before === "import" && !this.#isMember(at - 1);
    }
    if (this.#language === "go") {
      return top.callee === "import" || tokens.name(at - 1) === "import" || tokens.name(at - 2) === "import" && tokens.kind(at - 1) !== code.open;
    }
    if (this.#includes === void 0) return false;
    return this.#includes.has(tokens.name(at - 1)) || this.#language === "stylesheet" && tokens.kind(at - 1) === code.open && tokens.name(at - 2) === "url";
  }
  /** Takes the next part of an expression. */
  #operand(value) {
    const top = this.#top;
    const { current, left, key } = top;
    if (current !== void 0) {
      if (this.#joinsNeighbours && value.form === "text" && isKnown(current)) {
        top.current = added(current, value);
        return;
      }
      const startsLine = (left !== void 0 || key !== "") && this.#startsLine();
      if (current.form !== "computed" || left !== void 0 && startsLine) this.#alternative();
      if (startsLine) top.key = "";
    }
    top.current = value;
  }
  /** Takes a `+` or `/`, which joins what precedes it with what follows. */
  #joinsNext(operator) {
    const top = this.#top;
    if (top.current === void 0) return;
    top.left = whole(top);
    top.current = void 0;
    top.operator = operator;
  }
  /** True where the present token is the first of its line. */
  #startsLine() {
    const { source } = this.#tokens;
    const start = this.#tokens.start(this.#now);
    return source.slice(this.#tokens.start(this.#now - 1), start).includes("\n");
  }
  #operator(at, kind) {
    const tokens = this.#tokens;
    const top = this.#top;
    switch (kind) {
      case code.dot:
        if (this.#language === "php" || this.#language === "ruby" && tokens.kind(at - 1) === code.dot)
          this.#joinsNext(code.plus);
        return;
      case code.plus:
      case code.slash:
        this.#joinsNext(kind);
        return;
      case code.bang:
        return;
      case code.question:
        if (tokens.kind(at + 1) === code.dot || this.#language === "rust") return;
        break;
      case code.colon:
      case code.equals:
        this.#key(at, kind);
        return;
      case code.less:
        if (tokens.kind(at - 1) === kinds.name) top.generic = at - 1;
        break;
      case code.minus:
        if (tokens.kind(at + 1) === code.greater) return;
        break;
      case code.greater:
        if (tokens.kind(at - 1) === code.minus) return;
        break;
      case code.comma:
      case code.semicolon:
      case kinds.lineEnd:
        this.#end();
        top.key = "";
        if (kind === code.semicolon) top.generic = -1;
        return;
    }
    this.#alternative();
  }
  /** Notes what the value behind a `:` or `=` is given to. */
  #key(at, kind) {
    const tokens = this.#tokens;
    const before = tokens.kind(at - 1);
    if (kind === code.colon && (tokens.kind(at + 1) === code.colon || before === code.colon)) return;
    const top = this.#top;
    if (kind === code.equals && before === code.colon) return;
    const key = before === kinds.name ? tokens.name(at - 1) : before === kinds.text ? tokens.value(at - 1) : "";
    const mixed = top.mixed;
    this.#alternative();
    if (before === kinds.name) top.mixed = mixed;
    top.key = key;
  }
  #enter(at, end) {
    const tokens = this.#tokens;
    const top = this.#top;
    if (this.#around.length >= deepest) return;
    let name = at - 1;
    if (end === code.close && tokens.kind(name) === code.bang) name -= 1;
    if (end === code.close && tokens.kind(name) === code.greater && top.generic !== -1) {
      name = top.generic;
      top.generic = -1;
    }
    const before = tokens.kind(name);
    const isCall = end === code.close && before === kinds.name;
    const isMethod = isCall && this.#isMember(name);
    const isIndex = end === code.closeList && top.current !== void 0 && (before === kinds.name || before === code.close || before === code.closeList);
    if (end === code.closeBlock) this.#end();
    this.#around.push(top);
    const callee = isCall || isIndex ? tokens.name(name) : "";
    const object = isMethod ? tokens.name(name - (tokens.kind(name - 1) === code.dot ? 2 : 3)) : "";
    const receiver = isMethod || isIndex ? top.current ?? computed : void 0;
    this.#top = sources_frame(end, callee, object, receiver, tokens.start(at) + 1);
    this.#open.set(end, (this.#open.get(end) ?? 0) + 1);
    if (isMethod || isIndex) top.current = void 0;
  }
  #leave(end) {
    if ((this.#open.get(end) ?? 0) === 0) return;
    while (this.#top.end !== end) this.#pop();
    this.#pop();
  }
  /** Ends the innermost brackets, and gives what they give to what is around them. */
  #pop() {
    this.#end();
    const inner = this.#top;
    const { end } = inner;
    this.#open.set(end, (this.#open.get(end) ?? 0) - 1);
    const top = this.#around.pop() ?? inner;
    this.#top = top;
    if (end === kinds.closePart) return;
    if (end !== code.closeBlock) this.#operand(this.#given(inner, top));
    else if (top.end === code.close || top.end === code.closeList) this.#operand(computed);
    else this.#taken(top);
  }
  /** What brackets give, after what they name is noted. */
  #given(inner, around) {
    const { callee, object, receiver, values, end } = inner;
    const [first] = values;
    const climbs = inner.climbs && values.some(({ text }) => text.replace(/\.\.?/, "") !== "");
    const isModule = pathTypes.has(object) || pathModules.has(object) && hasPathModules.has(this.#language) && callee !== "joinpath";
    if (end === code.closeList) {
      if (receiver !== void 0 && callee === "parents") return this.#parentOf(inner, receiver);
      if (this.#language === "python" && around.key === "pytest_plugins") inner.key = around.key;
      if (climbs) return joined(values);
      return this.#reported(inner);
    }
    if (first === void 0)
      return parents.has(callee) ? above(receiver ?? computed) : isModule ? computed : receiver ?? computed;
    if (first.form === "text" && first.text !== "") {
      const role = this.#takesModule(callee, object, first.text) ? "import" : rustIncludes.has(callee) && this.#language === "rust" ? "path" : void 0;
      if (role !== void 0) {
        this.#add(role, first.text, first.at);
        values[0] = computed;
        return this.#reported(inner);
      }
    }
    if (folderCalls.has(callee)) {
      this.#folder(first);
      values[0] = computed;
      this.#reported(inner);
      return receiver ?? computed;
    }
    if (callee === "concat" && this.#language === "rust") return values.slice(1).reduce(added, first);
    if (callee === "expand_path")
      return first.form === "text" && first.text.includes("/") ? { ...first, form: "joined" } : computed;
    if (receiver === void 0 || isModule) {
      if (joins.has(callee) || isModule && makesPath.has(callee)) return joined(values);
    } else if (receiver.form !== "text" && (joiningMethods[this.#language] ?? joins).has(callee)) {
      return joined([callee.startsWith("with_") ? above(receiver) : receiver, ...values]);
    } else if (callee === "push" && this.#language === "rust" && first.text.includes("/"))
      return joined([receiver, ...values]);
    if (climbs) return joined(values);
    if (callee === "" ? values.length === 1 : conversions.has(callee)) {
      if (receiver !== void 0 && !isModule) return receiver;
      values[0] = computed;
      this.#reported(inner);
      return first;
    }
    return this.#reported(inner);
  }
  /** `parents[1]` of Python. */
  #parentOf({ start }, receiver) {
    const count = Number(this.#tokens.source.charAt(start));
    let value = receiver;
    for (let index = 0; index <= count; index += 1) value = above(value);
    return value;
  }
  /** Adds what arguments name that no function joins. Only the program knows what the function gives. */
  #reported({ values, key, receiver }) {
    if (receiver !== void 0) this.#report(receiver, "");
    for (const value of values) this.#report(value, key);
    return computed;
  }
  /** True for a function that imports, mocks or resolves the module of its first argument. */
  #takesModule(callee, object, text) {
    if (this.#language === "javascript") {
      if (callee === "require" || callee === "import") return true;
      if (callee === "resolve") return object === "require" || object === "meta";
      return mocks.has(callee) && mockers.has(object);
    }
    if (this.#language !== "python") return false;
    if (pythonMocks.has(callee)) return text.includes(".") && !text.includes("/");
    return pythonImports.has(callee) || callee === "files" && (object === "resources" || object === "");
  }
  /** Takes what an argument gives so far. */
  #taken(top) {
    const value = whole(top);
    top.left = void 0;
    top.current = void 0;
    top.operator = 0;
    return value;
  }
  /** Ends an argument or a statement. */
  #end() {
    const top = this.#top;
    const value = this.#taken(top);
    const { mixed } = top;
    top.mixed = false;
    if (top.end !== code.close && top.end !== code.closeList) {
      if (value !== void 0) this.#report(value, top.key);
    } else if (mixed || value !== void 0 && folderKeys.has(top.key)) {
      if (value !== void 0) this.#report(value, top.key);
      top.values.push(computed);
    } else if (value !== void 0) top.values.push(value);
  }
  /** Ends a part of an argument or of a statement, which has more to it. */
  #alternative() {
    const top = this.#top;
    const value = this.#taken(top);
    if (value === void 0) return;
    top.mixed = true;
    this.#report(value, top.key);
  }
  /** Adds the folder that a program is started in. */
  #folder(value) {
    if (isKnown(value)) this.#path("joined", value);
  }
  #path(role, { text, up, at }) {
    const end = text.endsWith("/") ? text.slice(0, -1) : text;
    this.#add(role, role === "joined" ? "../".repeat(up) + (end.startsWith("/") ? end.slice(1) : end) : end, at);
  }
  /**
   * Adds what a value names, if it names anything.
   * @param key what the value is given to
   */
  #report(value, key) {
    const { form, text, at } = value;
    if (!isKnown(value) || text === "") return;
    if (folderKeys.has(key)) {
      this.#folder(value);
      return;
    }
    if (form === "joined") {
      this.#path("joined", value);
      return;
    }
    if (form === "run") {
      if (text.includes("/")) this.#path("path", value);
      return;
    }
    if (key === "path" && this.#language === "rust") this.#add("path", text, at);
    else if (key === "pytest_plugins" && this.#language === "python") this.#add("import", text, at);
    else if (value.ofOption === true) this.#ofOption(text, at);
    else if (text.length <= 1024) this.#quoted(text, at);
  }
  #quoted(text, at) {
    if (text.charCodeAt(0) === code.minus && text.includes("=")) {
      const equals = text.indexOf("=");
      if (options.has(text.slice(0, equals))) this.#ofOption(text.slice(equals + 1), at);
      return;
    }
    const path = text.includes("\\") && this.#language === "csharp" ? text.replaceAll("\\", "/") : text;
    if (!path.includes("/")) {
      if (path.includes(" -")) this.#command(path, at);
      return;
    }
    if (path.includes(" ")) this.#command(path, at);
    else if (!path.endsWith("/") && !path.startsWith("data:")) {
      const behind = this.#language === "javascript" ? void 0 : /^(?:%[sv]|\{[\w.:]*\})(\/.+)/.exec(path)?.[1];
      if (behind !== void 0) this.#path("joined", { form: "joined", text: behind, up: 0, at });
      else this.#add("path", path, at);
    }
  }
  /** The names behind options of a command line. */
  #command(text, at) {
    let option = false;
    for (const word of text.split(/\s+/)) {
      const equals = word.indexOf("=");
      if (option) this.#ofOption(word, at);
      else if (equals > 0 && options.has(word.slice(0, equals))) this.#ofOption(word.slice(equals + 1), at);
      option = options.has(word);
    }
  }
  #ofOption(text, at) {
    if (!/^[@\w.][\w.@/:+-]*$/.test(text)) return;
    this.#add(text.includes("/") && !text.startsWith("@") ? "path" : "word", text, at);
  }
  /** Comments that are code. */
  #comments() {
    const { comments, source } = this.#tokens;
    for (let index = 0; index < comments.length; index += 2) {
      const start = comments[index] ?? 0;
      const text = source.slice(start, comments[index + 1]);
      if (this.#language === "javascript") {
        const [, kind, name = ""] = /^\/\/\/\s*<reference\s+(path|types)\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
        if (kind !== void 0) this.#add(kind === "path" && !name.startsWith(".") ? "path" : "import", name, start);
      } else if (this.#language === "proto") {
        const [, name = ""] = /^#\s*import\s+["']([^"']+)["']/.exec(text) ?? [];
        this.#add("path", name, start);
      } else if (text.startsWith("//go:generate ")) {
        for (const word of text.split(/\s+/))
          if (word.includes("/") && !word.startsWith("//")) this.#add("path", word, start);
        this.#command(text, start);
      } else {
        for (const [, path = ""] of text.matchAll(/\$\{SRCDIR\}\/([^\s"]+)/g)) this.#add("path", path, start);
        for (let at = text.indexOf('#include "'); at !== -1; at = text.indexOf('#include "', at + 1)) {
          const [, name = ""] = text.slice(at, text.indexOf("\n", at) >>> 0).split('"', 2);
          this.#add("path", name, start + at);
        }
      }
    }
  }
  #add(role, text, at) {
    if (text !== "") this.#found.add(role, text, this.#tokens.lineOf(at));
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/literal.js
const literal_longest = 1024;
class Literals {
  #found = /* @__PURE__ */ new Map();
  add(role, text, line) {
    if (role === "path" && text.startsWith("<rootDir>/")) {
      this.add("joined", text.slice("<rootDir>/".length), line);
      return;
    }
    const named = role === "import" ? text.replace("?", "") : text;
    if (text === "" || text.length > literal_longest || !mayName(named)) return;
    const key = `${role} ${text}`;
    if (!this.#found.has(key)) this.#found.set(key, { role, text, line });
  }
  values() {
    return [...this.#found.values()];
  }
}
function mayName(text) {
  return !/[\s<>|"*?\0]/.test(text) && !text.includes("://") && !text.startsWith("//");
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/literals.js





function literalsOf(language, text) {
  const found = new Literals();
  if (isSettings(language)) settingsOf(language, text, found);
  else if (language === "script") scriptWords(text, found);
  else sourceLiterals(language, text, found);
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
    const language = languageOf(file.path);
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
  const homes = await homesOf(tree);
  const found = /* @__PURE__ */ new Map();
  for (const { path, language, key } of wanted) {
    const literals = known.get(key) ?? [];
    if (literals.length === 0) continue;
    const folder = (0,paths/* directoryOf */.jt)(path);
    const file = { path, folder, home: homes(folder), language };
    const isData = isSettings(language) && file.home !== folder;
    const namings = literals.flatMap((literal) => {
      if (isData && literal.role === "word") return [];
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
  const known = /* @__PURE__ */ new Map();
  const homeOf = (folder) => [folder, ...(0,paths/* pathsAbove */.wP)(folder)].find((above) => homes.has(above)) ?? "";
  return (folder) => (0,append/* getOrMake */.IV)(known, folder, () => homeOf(folder));
}



/***/ }),

/***/ 6869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ TrackedPlaces)
/* harmony export */ });
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);
/* harmony import */ var _tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52333);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99797);



class TrackedPlaces {
  #kinds = /* @__PURE__ */ new Map();
  /** Paths that are tracked with capital letters, by their form in small ones. */
  #written = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Set();
  #links;
  constructor(paths, links) {
    this.#links = links;
    let last = "";
    for (const path of paths) {
      const folded = path.toLowerCase();
      this.#kinds.set(folded, "file");
      if (folded !== path) this.#written.set(folded, path);
      this.#names.add(stemOf(folded));
      if (folded.lastIndexOf("/") === last.length && folded.startsWith(last)) continue;
      last = folded.slice(0, Math.max(0, folded.lastIndexOf("/")));
      for (const above of (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(folded)) {
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
    return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .getOrMake */ .IV)(TrackedPlaces.#known, tree.memory ?? tree, () => TrackedPlaces.#list(tree));
  }
  static async #list(tree) {
    const paths = (await tree.entries()).map(({ path }) => path);
    return new TrackedPlaces(paths, await (0,_tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_1__/* .symbolicLinks */ .M)(tree));
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
/* harmony export */   hG: () => (/* binding */ longestModule)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);


const javascriptEndings = ["", ...".ts .tsx .js .jsx .mts .cts .mjs .cjs .d.ts .json .vue .svelte".split(" ")];
const indexFiles = ["/index.ts", "/index.tsx", "/index.js", "/index.jsx", "/index.mjs", "/index.cjs", "/index.mts"];
const compiledEndings = {
  ".js": [".ts", ".tsx", ".jsx"],
  ".jsx": [".ts", ".tsx", ".jsx"],
  ".mjs": [".mts"],
  ".cjs": [".cts"]
};
function namedPlace(literal, file, places) {
  if (literal.role === "word") return void 0;
  if (literal.role === "import") return importedPlace(literal.text, file, places);
  const text = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEndSlashes */ .he)(literal.text);
  if (text === "" || text.length > 1024) return void 0;
  const starts = startsOf(text, literal.role, file);
  const written = text.replace(/^\/+/, "");
  if (!written.endsWith("..") && !places.mayHave(written)) return untracked(written, file, places);
  for (const start of starts) {
    const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePath */ .o1)(start, written);
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
    const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePath */ .o1)(start, written);
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
  const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePath */ .o1)(from.folder, written);
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
  const start = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePath */ .o1)(folder, "../".repeat(dots - 1) || ".");
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