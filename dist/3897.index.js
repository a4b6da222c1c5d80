"use strict";
exports.id = 3897;
exports.ids = [3897];
exports.modules = {

/***/ 98039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isBinary)
/* harmony export */ });
const binary = /\.(?:png|jpe?g|gif|webp|avif|ico|icns|bmp|tiff?|heic|psd|sketch|fig|ktx2?|dds|hdr|exr|glb|blend|fbx|woff2?|ttf|otf|eot|zip|t?gz|tar|bz2|xz|7z|zst|br|jar|war|class|nupkg|snupkg|whl|pdf|docx|xlsx|pptx|mp[34]|m4[av]|mov|avi|mkv|ogg|opus|flac|wav|webm|wasm|node|exe|dll|so|dylib|pdb|pyc|npy|npz|sqlite3?|parquet|onnx|snk|pfx)$/i;
function isBinary(path) {
  return binary.test(path);
}



/***/ }),

/***/ 13897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findReaders: () => (/* binding */ findReaders)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/impacted-targets/git/names.js
var names = __webpack_require__(29634);
// EXTERNAL MODULE: ./build/impacted-targets/tree/binary-files.js
var binary_files = __webpack_require__(98039);
// EXTERNAL MODULE: ./build/impacted-targets/tree/content-memory.js
var content_memory = __webpack_require__(82439);
// EXTERNAL MODULE: ./build/impacted-targets/tree/paths.js
var tree_paths = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/impacted-targets/unowned/documents.js
var documents = __webpack_require__(98124);
// EXTERNAL MODULE: ./build/impacted-targets/unowned/reader-kinds.js
var reader_kinds = __webpack_require__(55625);
;// CONCATENATED MODULE: ./build/impacted-targets/unowned/lists-of-names.js
const neverPacked = /^\.(?:git\w+|editorconfig|vscode|idea|devcontainer)$/;
const fewestNames = 10;
const fewestNeverPacked = 2;
const longest = 5e3;
const mostLookups = 200;
class ListsOfNames {
  #text;
  #lookups = 0;
  /** @param text code */
  constructor(text) {
    this.#text = text;
  }
  /** True for a name in quotes at this index that stands in such a list. */
  holds(name, index) {
    this.#lookups += 1;
    if (this.#lookups > mostLookups || !this.#text.startsWith(name, index)) return false;
    const before = this.#text.slice(Math.max(0, index - longest), index);
    const open = before.lastIndexOf("[");
    const behind = this.#text.slice(index, index + longest);
    const close = behind.indexOf("]");
    if (open === -1 || close === -1) return false;
    const names = namesIn(before.slice(open + 1) + behind.slice(0, close));
    return names.length >= fewestNames && names.filter((one) => neverPacked.test(one)).length >= fewestNeverPacked;
  }
}
function namesIn(list) {
  const entries = list.replace(/^[ \t]*(?:\/\/|#).*$/gm, "").split(",").map((entry) => entry.trim());
  if (entries.at(-1) === "") entries.pop();
  const names = entries.map((entry) => /^(["'`])([\w.@+-]{1,255})\1$/.exec(entry)?.[2]);
  return names.every((name) => name !== void 0) ? names : [];
}


// EXTERNAL MODULE: ./build/shared/globs/backslash.js
var backslash = __webpack_require__(44096);
;// CONCATENATED MODULE: ./build/impacted-targets/unowned/written-paths.js


const word = /[^\s"'`()<>,;|&=]+/g;
const quoted = /(["'`])([^"'`\n]{1,4096})\1/g;
const pieces = /(["'`])[^"'`\n]{0,4096}\1(?:\s{0,99}(?:[,/+]|\)\s{0,9}\.\s{0,9}(?:join|joinpath|resolve|push)\s{0,9}\()\s{0,99}(["'`])[^"'`\n]{0,4096}\2)+/g;
const piece = /["'`]([^"'`\n]*)["'`]/g;
function* writtenPaths(content, names) {
  const text = content.includes("\\") ? content.replace(/\\{1,2}(?=[\w.*])/g, "/") : content;
  for (const { 0: whole, index } of text.matchAll(word)) {
    if (names === void 0 || mayEndWith(whole, names)) {
      yield* pathIn(whole, index, isBetweenQuotes(text, index, whole), names);
    }
  }
  for (const { 2: inner = "", index } of text.matchAll(quoted)) {
    if (/\s/.test(inner)) yield* pathIn(inner, index, true, names);
  }
  for (const { 0: whole, index } of text.matchAll(pieces)) {
    const parts = [...whole.matchAll(piece)].map(([, part = ""]) => part);
    yield* pathIn(parts.join("/"), index, true, names);
  }
}
const plainPath = /^[\w./-]*[\w-]$/;
function mayEndWith(written, names) {
  return !plainPath.test(written) || names.has(written.slice(written.lastIndexOf("/") + 1));
}
function isBetweenQuotes(text, index, whole) {
  const [before, after] = [text[index - 1], text[index + whole.length]];
  return before !== void 0 && before === after && /["'`]/.test(before);
}
const placeholder = /[${}%<]/;
const wildcard = /[*?[\]{}$%]|^[!+@]\(/;
function* pathIn(written, index, isQuoted, names) {
  if (written.includes("://") || written.length > 4096) return;
  const plain = (0,backslash/* withSlashes */.s)(written).replace(/^(?:file:)?[!@~^]?(?=[./])/, "").replace(/[?#][^/*]*$|[.,:;!]+$/, "");
  const all = external_node_path_.posix.normalize(plain).split("/");
  let from = 0;
  while (from < all.length && isInFront(all[from] ?? "", all.length - from)) from += 1;
  const rest = all.slice(from).filter((segment) => segment !== "");
  const first = rest.findIndex((segment) => wildcard.test(segment));
  const segments = first === -1 ? rest : rest.slice(0, first);
  const last = segments.at(-1);
  if (last === void 0 ? first === -1 : names?.has(last) === false) return;
  yield {
    segments,
    pattern: first === -1 ? void 0 : rest.slice(first).join("/"),
    leadsUp: /(?:^|\/)\.\.(?:\/|$)/.test(plain) || placeholder.test(all.slice(0, from).join("")),
    isQuoted,
    index
  };
}
function isInFront(segment, left) {
  if (segment === "" || segment === "." || segment === "..") return true;
  return left > 1 && placeholder.test(segment) && !segment.includes("*") && !segment.includes(",");
}


;// CONCATENATED MODULE: ./build/impacted-targets/unowned/read-texts.js






function readText(file, kind, content, { names, programs }) {
  const text = (0,reader_kinds/* relevantText */.tN)(file, content);
  const reading = (0,reader_kinds/* readingOf */.MU)(file, kind, (0,reader_kinds/* listsFolders */.$e)(text));
  const seen = /* @__PURE__ */ new Set();
  const found = [];
  const lists = new ListsOfNames(text);
  for (const { segments, pattern, isQuoted, leadsUp, index } of writtenPaths(text, names)) {
    if (segments.length === 0 && !ofProse.test(pattern ?? "")) continue;
    const line = lineAt(text, index);
    if (kind === "code" && isQuoted && segments.length === 1 && lists.holds(segments[0] ?? "", index)) continue;
    if (reading.isByItself(line) || segments.length === 1 && isComment(line)) continue;
    const isFree = leadsUp || startsAnywhere.test(line);
    const kept = reading.keyOf(line);
    const key = JSON.stringify([segments, pattern, isQuoted, isFree, kept]);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({ path: segments.join("/"), depth: segments.length, pattern, isQuoted, isFree, line: kept });
  }
  return { lists: reading.lists, written: found, programs: programsIn(content, programs) };
}
const ofProse = /\.\{?[\w,]*\b(?:mdx?|markdown|rst|adoc|asciidoc)\b/;
const startsAnywhere = /\.\.|root|parent|cwd|repo|workspace|dirname|toplevel|MANIFEST_DIR|__file__|base_?dir|top_?dir|chdir|pwd/i;
function isComment(line) {
  return /^\s*(?:#|\/\/|\/?\*+|<!--)\s[^'"`]*$/.test(line) && !/\*\/\s*\S|-->\s*\S/.test(line);
}
function programsIn(content, programs) {
  if (programs.size === 0) return [];
  const found = /* @__PURE__ */ new Set();
  for (const [word] of content.matchAll(/\w[\w.-]*\w/g)) if (programs.has(word)) found.add(word);
  for (const name of programs) if (!/^\w[\w.-]*\w$/.test(name) && content.includes(name)) found.add(name);
  return [...found];
}
function lineAt(text, index) {
  const start = Math.max(0, index - 500);
  const around = text.slice(start, index + 500);
  const end = around.indexOf("\n", index - start);
  return around.slice(around.lastIndexOf("\n", index - start - 1) + 1, end === -1 ? void 0 : end);
}
const nameOfScript = /\.(?:sh|bash|zsh|ps1|bat|cmd)(?!\w)/i;
const known = /* @__PURE__ */ new WeakMap();
class RememberedTexts {
  #wanted;
  #texts = /* @__PURE__ */ new Map();
  /**
   * @param contents the memory that the history's trees share
   * @param entries of any commit
   * @returns undefined where only two commits are compared
   */
  static async of(contents, entries) {
    const changed = await contents?.changed?.();
    if (contents === void 0 || changed === void 0) return void 0;
    const texts = known.get(contents) ?? new RememberedTexts(changed, entries);
    known.set(contents, texts);
    return texts;
  }
  /** @param changed paths of all files that differ in any comparison of the history */
  constructor(changed, entries) {
    const names = /* @__PURE__ */ new Set();
    const add = (path) => {
      for (const each of [path, ...(0,tree_paths/* pathsAbove */.wP)(path)]) if (each !== "") names.add((0,tree_paths/* nameOf */.Vb)(each));
    };
    for (const path of changed) if ((0,documents/* isJudgedByReaders */.fy)(path)) add(path);
    const scripts = entries.flatMap(({ path }) => (0,reader_kinds/* isScript */.Kh)(path) ? [path] : []);
    scripts.forEach(add);
    this.#wanted = { names, programs: new Set(scripts.map(tree_paths/* nameOf */.Vb)) };
  }
  /** The names that the texts do not tell about. */
  unknown({ names, programs }) {
    return [
      ...[...names].filter((name) => !this.#wanted.names.has(name)),
      ...[...programs].filter((name) => !this.#wanted.programs.has(name))
    ];
  }
  get({ object, path }) {
    return this.#texts.get(keyOf(object, path));
  }
  /** Reads a text, and keeps copies, because parts of a text would keep the whole text in memory. */
  add({ object, path }, content) {
    const { names, programs: scripts } = this.#wanted;
    const wanted = { names, programs: nameOfScript.test(content) ? scripts : /* @__PURE__ */ new Set() };
    const { lists, written, programs } = readText(path, (0,reader_kinds/* kindOfReader */.Je)(path), content, wanted);
    const copied = written.map((one) => ({
      ...one,
      path: copyOf(one.path),
      pattern: one.pattern === void 0 ? void 0 : copyOf(one.pattern),
      line: copyOf(one.line)
    }));
    const isEmpty = copied.length + programs.length === 0 && !lists;
    this.#texts.set(keyOf(object, path), isEmpty ? nothingWritten : { lists, written: copied, programs });
  }
  /** Lets go of texts that these files do not have. */
  keep(entries) {
    (0,content_memory/* keepUsed */.LZ)(
      this.#texts,
      entries.map(({ object, path }) => keyOf(object, path))
    );
  }
}
const nothingWritten = { lists: false, written: [], programs: [] };
function keyOf(object, path) {
  return `${object} ${(0,reader_kinds/* kindOfReader */.Je)(path)}${(0,tree_paths/* nameOf */.Vb)(path) === "package.json" ? " manifest" : ""}`;
}
function copyOf(text) {
  const encoding = /[^\0-\xff]/.test(text) ? "utf16le" : "latin1";
  return Buffer.from(text, encoding).toString(encoding);
}


// EXTERNAL MODULE: ./build/shared/append.js
var append = __webpack_require__(87470);
;// CONCATENATED MODULE: ./build/impacted-targets/unowned/readers.js










const foundByPrograms = [
  {
    files: /^\.devcontainer(?:\/|\.json$)/,
    start: String.raw`\bdevcontainers/ci\b|\bdevcontainer (?:up|build|exec|run)|@devcontainers/cli`
  },
  {
    files: /^(?:flake\.nix|flake\.lock|shell\.nix|\.envrc)$/,
    start: String.raw`\bnix (?:build|develop|run|flake|shell|profile|eval|fmt|-)|\bnix-(?:shell|build|env|instantiate|installer|community|fast-build)\b|\bnixbuild|install-nix-action|\bcachix\b|\bdirenv\b|\bgarnix\b|\bflakehub\b`
  }
];
const ofMsbuild = /\.(?:\w+proj|props|targets|projitems|slnx?|slnf)$/i;
const unread = /(?:^|\/)(?:node_modules|\.yarn|\.git)\/|\.(?:snap|map|lock|lockb|tsbuildinfo|svg)$|(?:^|\/)(?:\.[\w-]*ignore|\.git-blame-ignore-revs|\.gitattributes|\.editorconfig|CODEOWNERS|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum)$/i;
const homes = /^(?:package\.json|Cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|[^/]*\.(?:cs|fs|vb)proj)$/;
async function findReaders({ base, head, changes }, sought) {
  const search = new ReaderSearch(sought);
  await search.include(base, head);
  search.prepare();
  const entries = await base.entries();
  const texts = await RememberedTexts.of(base.contents, entries);
  await search.read(base, entries.filter(isRead), texts);
  await search.read(
    head,
    changes.flatMap(({ head: entry }) => entry && isRead(entry) ? [entry] : []),
    texts
  );
  return search;
}
const isRead = ({ path, mode }) => mode.startsWith("100") && (0,names/* isTextPath */.v3)(path) && !(0,binary_files/* isBinary */.G)(path) && !unread.test(path) && !ofMsbuild.test(path);
class ReaderSearch {
  #documents;
  #prose;
  /** Programs by their names. */
  #programs = /* @__PURE__ */ new Map();
  /** Files that a program finds by itself, each with the texts that start the program. */
  #found;
  /** The readers of each file or folder, by its path. */
  #readers = /* @__PURE__ */ new Map();
  /** Folders above the prose whose readers are searched. */
  #folders = /* @__PURE__ */ new Set();
  /** Names of the files and folders that are looked for. */
  #names = /* @__PURE__ */ new Set();
  #tracked = /* @__PURE__ */ new Set();
  #homes = /* @__PURE__ */ new Set();
  constructor({ documents, prose, programs = [] }) {
    this.#documents = new Set(documents);
    this.#prose = /* @__PURE__ */ new Set([...prose, ...programs]);
    for (const path of programs) (0,append/* addTo */.D)(this.#programs, (0,tree_paths/* nameOf */.Vb)(path), path);
    this.#found = documents.flatMap(
      (path) => foundByPrograms.filter(({ files }) => files.test(path)).map(({ start }) => ({ path, start, isStarted: new RegExp(start) }))
    );
  }
  /**
   * Lists the tracked files, and adds prose that includes a wanted file: a reader of that prose also reads the wanted
   * file.
   */
  async include(...trees) {
    const includes = /* @__PURE__ */ new Map();
    for (const tree of trees) {
      const entries = await tree.entries();
      for (const { path } of entries) {
        for (const above of [path, ...(0,tree_paths/* pathsAbove */.wP)(path)]) {
          if (this.#tracked.has(above)) break;
          this.#tracked.add(above);
        }
        if (homes.test((0,tree_paths/* nameOf */.Vb)(path))) this.#homes.add((0,tree_paths/* directoryOf */.jt)(path));
      }
    }
    for (const tree of trees) {
      for (const [file, paths] of await includedBy(tree)) {
        for (const path of this.#meantBy(file, paths)) (0,append/* addTo */.D)(includes, path, file);
      }
    }
    for (const path of this.#prose) {
      for (const file of includes.get(path) ?? []) {
        this.#add(path, file, false);
        this.#prose.add(file);
      }
    }
    this.#includes = includes;
  }
  #includes = /* @__PURE__ */ new Map();
  /** Every tracked file that paths in prose may mean. */
  #meantBy(file, paths) {
    const starts = startsOf(file);
    return paths.flatMap(
      (path) => starts.map((above) => (0,tree_paths/* inside */.nx)(above, path)).filter((found) => this.#tracked.has(found))
    );
  }
  prepare() {
    for (const path of [...this.#documents, ...this.#prose]) this.#names.add((0,tree_paths/* nameOf */.Vb)(path));
    for (const path of this.#prose) {
      for (const above of (0,tree_paths/* pathsAbove */.wP)(path)) {
        if (above === "" || this.#folders.has(above)) continue;
        this.#folders.add(above);
        this.#names.add((0,tree_paths/* nameOf */.Vb)(above));
      }
    }
  }
  async read(tree, files, texts) {
    const others = files.filter(({ path }) => !(0,documents/* isProse */.y6)(path));
    if (texts === void 0) {
      const use = (file, text) => {
        this.#useText(file, this.#readFile(file, text));
      };
      await eachHolding(tree, others, [...this.#signs(), ...this.#starts(), patternOfProse], use);
      return;
    }
    const fresh = others.filter((entry) => texts.get(entry) === void 0);
    await tree.readEach(fresh, (indexes, content) => {
      const text = content.toString("utf8");
      for (const entry of indexes.flatMap((index) => fresh[index] ?? []))
        if (texts.get(entry) === void 0) texts.add(entry, text);
    });
    const unknown = texts.unknown(this.#wanted);
    const again = /* @__PURE__ */ new Map();
    const signs = [...unknown.length > mostNames ? [String.raw`\w`] : unknown.map(inLatin), ...this.#starts()];
    if (signs.length > 0)
      await eachHolding(tree, others, signs, (file, text) => again.set(file, this.#readFile(file, text)));
    const alike = /* @__PURE__ */ new Map();
    for (const entry of others) (0,append/* append */.B)(alike, entry.object, entry);
    for (const entry of [...alike.values()].flat())
      this.#useText(entry.path, again.get(entry.path) ?? texts.get(entry) ?? nothingWritten);
    if (tree.side === "base") texts.keep(others);
  }
  #starts() {
    return new Set(this.#found.map(({ start }) => start));
  }
  get #wanted() {
    return { names: this.#names, programs: new Set(this.#programs.keys()) };
  }
  /**
   * Expressions. Every file that mentions a wanted file contains at least one of them: a name, or a name's ending where
   * there are many.
   */
  #signs() {
    if (this.#names.size <= mostNames) return [...this.#names].map(inLatin);
    const folders = [...this.#folders].map(tree_paths/* nameOf */.Vb);
    const files = [...this.#documents, ...this.#prose].map((path) => external_node_path_.posix.extname(path) || (0,tree_paths/* nameOf */.Vb)(path));
    const signs = new Set([...folders, ...files].map(inLatin));
    return signs.size <= mostNames ? signs : [String.raw`\w`];
  }
  #readFile(file, content) {
    for (const { path, isStarted } of this.#found) if (isStarted.test(content)) this.#add(path, file, true);
    return readText(file, (0,reader_kinds/* kindOfReader */.Je)(file), content, this.#wanted);
  }
  #useText(file, { lists, written, programs }) {
    if (written.length + programs.length === 0) return;
    const kind = (0,reader_kinds/* kindOfReader */.Je)(file);
    const reading = (0,reader_kinds/* readingOf */.MU)(file, kind, lists);
    const home = this.#homeOf(file);
    const starts = startsOf(file);
    for (const name of programs) for (const path of this.#programs.get(name) ?? []) this.#add(path, file, true);
    for (const one of written) {
      if (one.depth > 0 && !this.#names.has((0,tree_paths/* nameOf */.Vb)(one.path))) continue;
      this.#readPath({ file, kind, reading, home, starts }, one);
    }
  }
  #readPath({ file, kind, reading, home, starts }, { path, depth, pattern, isQuoted, isFree, line }) {
    if (depth === 0) {
      if (!(isFree || home === "")) return;
      if (kind === "code" && !reading.lists && !isFree) return;
      this.#add("", file, reading.countsFolder(line));
      return;
    }
    for (const above of starts) {
      const isOutside = home !== "" && above.length < home.length;
      if (isOutside && !isFree && !(above === "" && depth > 1)) continue;
      const found = (0,tree_paths/* inside */.nx)(above, path);
      if (pattern === void 0 && (this.#documents.has(found) || this.#prose.has(found))) {
        this.#add(found, file, reading.countsFile(line, found));
        if (!isFree) return;
      } else if (this.#folders.has(found)) {
        const isMeant = pattern !== void 0 || isFree || depth > 1 || isQuoted && reading.lists || kind === "commands" && reading.countsFolder(line);
        if (isMeant) this.#add(found, file, reading.countsFolder(line) && !isSite(file, found));
        if (!isFree) return;
      } else if (!isFree && this.#tracked.has(found)) return;
    }
  }
  /** The nearest folder above a file from which a program, a package or a test starts. */
  #homeOf(file) {
    return (0,tree_paths/* pathsAbove */.wP)(file).find((above) => this.#homes.has(above)) ?? "";
  }
  #add(path, file, counts) {
    if (path === file) return;
    const readers = this.#readers.get(path) ?? /* @__PURE__ */ new Map();
    readers.set(file, counts || readers.get(file) === true);
    this.#readers.set(path, readers);
  }
  /** The paths whose readers read a file. Patterns for all texts are kept under the root, and mean texts alone. */
  #placesOf(path) {
    if (!this.#prose.has(path)) return [path];
    return [path, ...(0,tree_paths/* pathsAbove */.wP)(path).filter((above) => above !== "" || (0,documents/* isProse */.y6)(path))];
  }
  of(path) {
    const found = /* @__PURE__ */ new Map();
    const waiting = /* @__PURE__ */ new Set([path]);
    for (const one of waiting) {
      for (const place of this.#placesOf(one)) {
        for (const [file, counts] of this.#readers.get(place) ?? [])
          found.set(file, counts || found.get(file) === true);
      }
      for (const file of this.#includes.get(one) ?? []) waiting.add(file);
    }
    return found;
  }
}
const deepest = 60;
function startsOf(file) {
  const above = (0,tree_paths/* pathsAbove */.wP)(file);
  return above.length <= deepest ? above : [...above.slice(0, deepest), ""];
}
const mostNames = 50;
const included = /^[ \t]*(?:import|export)\b.*\bfrom\b|include|\{\{[#%<]?\s*(?:runtime-import|embed|import)|--8<--|literalinclude|raw::/im;
async function includedBy(tree) {
  const prose = (await tree.entries()).filter((entry) => isRead(entry) && (0,documents/* isProse */.y6)(entry.path));
  const known = (0,content_memory/* contentMemory */.xy)(tree, "paths that prose includes");
  const fresh = prose.filter(({ object }) => !known.has(object));
  await tree.readEach(fresh, ([first = -1], content) => {
    known.set(fresh[first]?.object ?? "", includedIn(content));
  });
  const paths = prose.map(({ path, object }) => [path, known.get(object) ?? []]);
  (0,content_memory/* keepUsed */.LZ)(
    known,
    prose.map(({ object }) => object)
  );
  return new Map(paths.filter(([, included2]) => included2.length > 0));
}
function includedIn(content) {
  if (!included.test(content.toString("latin1"))) return [];
  const lines = content.toString("utf8").split("\n").filter((line) => included.test(line)).join("\n").replace(/[{}]+/g, " ");
  const paths = [...writtenPaths(lines)].filter(({ pattern }) => pattern === void 0);
  return [...new Set(paths.map(({ segments }) => segments.join("/")))];
}
function isSite(file, folder) {
  return file.startsWith(`${folder}/`) && !/(?:^|[/._-])tests?(?:[/._-])|(?:^|\/)conftest\.py$/i.test(file);
}
const patternOfProse = String.raw`\*[^\s"']{0,100}\.\{?(?:md|rst|adoc)`;
async function eachHolding(tree, files, signs, use) {
  const pattern = new RegExp(signs.join("|"), "g");
  const holds = new RegExp(pattern.source);
  await tree.readEach(
    files,
    (indexes, content) => {
      if (!holds.test(content.toString("latin1"))) return;
      const text = content.toString("utf8");
      for (const index of indexes) use(files[index]?.path ?? "", text);
    },
    { pattern, mayBeLeftOut: () => true }
  );
}
function inLatin(name) {
  return escaped(Buffer.from(name).toString("latin1"));
}
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}



/***/ })

};
;