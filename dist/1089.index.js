"use strict";
exports.id = 1089;
exports.ids = [1089];
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

/***/ 51089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findReaders: () => (/* binding */ findReaders),
  findReadersOfAll: () => (/* binding */ findReadersOfAll)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/impacted-targets/git/names.js
var names = __webpack_require__(29634);
// EXTERNAL MODULE: ./build/impacted-targets/tree/binary-files.js
var binary_files = __webpack_require__(98039);
// EXTERNAL MODULE: ./build/impacted-targets/tree/paths.js
var paths = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/impacted-targets/unowned/documents.js
var documents = __webpack_require__(98124);
// EXTERNAL MODULE: ./build/impacted-targets/unowned/reader-kinds.js
var reader_kinds = __webpack_require__(55625);
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


// EXTERNAL MODULE: ./build/shared/append.js
var append = __webpack_require__(87470);
;// CONCATENATED MODULE: ./build/impacted-targets/unowned/readers.js








const foundByPrograms = [
  {
    files: /^\.devcontainer(?:\/|\.json$)/,
    start: String.raw`\bdevcontainers/ci\b|\bdevcontainer (?:up|build|exec|run)|@devcontainers/cli`
  }
];
const ofMsbuild = /\.(?:\w+proj|props|targets|projitems|slnx?|slnf)$/i;
const unread = /(?:^|\/)(?:node_modules|\.yarn|\.git)\/|\.(?:snap|map|lock|lockb|tsbuildinfo|svg)$|(?:^|\/)(?:\.[\w-]*ignore|\.git-blame-ignore-revs|\.gitattributes|\.editorconfig|CODEOWNERS|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum)$/i;
const homes = /^(?:package\.json|Cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|[^/]*\.(?:cs|fs|vb)proj)$/;
async function findReaders({ base, head, changes }, sought) {
  const search = new ReaderSearch(sought);
  await search.include(base, head);
  search.prepare();
  await search.read(base, (await base.entries()).filter(isRead));
  await search.read(
    head,
    changes.flatMap(({ head: entry }) => entry && isRead(entry) ? [entry] : [])
  );
  return search;
}
async function findReadersOfAll(comparisons, sought) {
  const search = new ReaderSearch(sought);
  const [oldest, newest] = [comparisons.at(0), comparisons.at(-1)];
  if (oldest === void 0 || newest === void 0) return search;
  const { base } = await oldest();
  await search.include(base, (await newest()).head);
  search.prepare();
  await search.read(base, (await base.entries()).filter(isRead));
  for (const compare of comparisons) {
    const { head, changes } = await compare();
    await search.read(
      head,
      changes.flatMap(({ head: entry }) => entry && isRead(entry) ? [entry] : [])
    );
  }
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
    for (const path of programs) (0,append/* addTo */.D)(this.#programs, (0,paths/* nameOf */.Vb)(path), path);
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
        for (const above of [path, ...(0,paths/* pathsAbove */.wP)(path)]) {
          if (this.#tracked.has(above)) break;
          this.#tracked.add(above);
        }
        if (homes.test((0,paths/* nameOf */.Vb)(path))) this.#homes.add((0,paths/* directoryOf */.jt)(path));
      }
    }
    for (const tree of trees) {
      const prose = (await tree.entries()).filter((entry) => isRead(entry) && (0,documents/* isProse */.y6)(entry.path));
      if (prose.length === 0) continue;
      await tree.readEach(prose, (indexes, content) => {
        if (!included.test(content.toString("latin1"))) return;
        const lines = content.toString("utf8").split("\n").filter((line) => included.test(line)).join("\n").replace(/[{}]+/g, " ");
        for (const index of indexes) {
          const file = prose[index]?.path ?? "";
          for (const path of this.#meantBy(file, lines)) (0,append/* addTo */.D)(includes, path, file);
        }
      });
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
  /** Every tracked file that lines of prose may mention. */
  #meantBy(file, lines) {
    return [...writtenPaths(lines)].flatMap(({ segments, pattern }) => {
      if (pattern !== void 0) return [];
      const written = segments.join("/");
      return startsOf(file).map((above) => (0,paths/* inside */.nx)(above, written)).filter((path) => this.#tracked.has(path));
    });
  }
  prepare() {
    for (const path of [...this.#documents, ...this.#prose]) this.#names.add((0,paths/* nameOf */.Vb)(path));
    for (const path of this.#prose) {
      for (const above of (0,paths/* pathsAbove */.wP)(path)) {
        if (above === "" || this.#folders.has(above)) continue;
        this.#folders.add(above);
        this.#names.add((0,paths/* nameOf */.Vb)(above));
      }
    }
  }
  async read(tree, files) {
    const others = files.filter(({ path }) => !(0,documents/* isProse */.y6)(path));
    const signs = [
      ...this.#signs(),
      ...new Set(this.#found.map(({ start }) => start)),
      String.raw`\*[^\s"']{0,100}\.\{?(?:md|rst|adoc)`
    ];
    const pattern = new RegExp(signs.join("|"), "g");
    const holds = new RegExp(pattern.source);
    await tree.readEach(
      others,
      (indexes, content) => {
        if (!holds.test(content.toString("latin1"))) return;
        const text = content.toString("utf8");
        for (const index of indexes) this.#readFile(others[index]?.path ?? "", text);
      },
      { pattern, mayBeLeftOut: () => true }
    );
  }
  /**
   * Expressions. Every file that mentions a wanted file contains at least one of them: a name, or a name's ending where
   * there are many.
   */
  #signs() {
    const inLatin = (name) => escaped(Buffer.from(name).toString("latin1"));
    if (this.#names.size <= mostNames) return [...this.#names].map(inLatin);
    const folders = [...this.#folders].map(paths/* nameOf */.Vb);
    const files = [...this.#documents, ...this.#prose].map((path) => external_node_path_.posix.extname(path) || (0,paths/* nameOf */.Vb)(path));
    const signs = new Set([...folders, ...files].map(inLatin));
    return signs.size <= mostNames ? signs : [String.raw`\w`];
  }
  #readFile(file, content) {
    const kind = (0,reader_kinds/* kindOfReader */.J)(file);
    const reading = (0,reader_kinds/* readingOf */.M)(file, kind, content);
    const seen = /* @__PURE__ */ new Set();
    const home = this.#homeOf(file);
    const starts = startsOf(file);
    for (const path of this.#programsNamedIn(content)) this.#add(path, file, true);
    for (const { path, isStarted } of this.#found) if (isStarted.test(content)) this.#add(path, file, true);
    for (const written of writtenPaths(reading.text, this.#names)) {
      const line = lineAt(reading.text, written.index);
      if (reading.isByItself(line) || written.segments.length === 1 && isOfHeader(line)) continue;
      const isFree = written.leadsUp || startsAnywhere.test(line);
      const key = JSON.stringify([written.segments, written.pattern, written.isQuoted, isFree, reading.keyOf(line)]);
      if (seen.has(key)) continue;
      seen.add(key);
      this.#readPath({ file, kind, line, isFree, reading, home, starts }, written);
    }
  }
  *#programsNamedIn(content) {
    if (this.#programs.size === 0) return;
    for (const [found] of content.matchAll(/\w[\w.-]*\w/g)) yield* this.#programs.get(found) ?? [];
    for (const [name, paths] of this.#programs) if (!/^\w[\w.-]*\w$/.test(name) && content.includes(name)) yield* paths;
  }
  #readPath({ file, kind, line, isFree, reading, home, starts }, { segments, pattern, isQuoted }) {
    const path = segments.join("/");
    if (pattern !== void 0 && segments.length === 0) {
      if (!ofProse.test(pattern) || !(isFree || home === "")) return;
      if (kind === "code" && !reading.lists && !isFree) return;
      this.#add("", file, reading.countsFolder(line));
      return;
    }
    for (const above of starts) {
      const isOutside = home !== "" && above.length < home.length;
      if (isOutside && !isFree && !(above === "" && segments.length > 1)) continue;
      const found = (0,paths/* inside */.nx)(above, path);
      if (pattern === void 0 && (this.#documents.has(found) || this.#prose.has(found))) {
        this.#add(found, file, reading.countsFile(line, found));
        if (!isFree) return;
      } else if (this.#folders.has(found)) {
        const isMeant = pattern !== void 0 || isFree || segments.length > 1 || isQuoted && reading.lists || kind === "commands" && reading.countsFolder(line);
        if (isMeant) this.#add(found, file, reading.countsFolder(line) && !isSite(file, found));
        if (!isFree) return;
      } else if (!isFree && this.#tracked.has(found)) return;
    }
  }
  /** The nearest folder above a file from which a program, a package or a test starts. */
  #homeOf(file) {
    return (0,paths/* pathsAbove */.wP)(file).find((above) => this.#homes.has(above)) ?? "";
  }
  #add(path, file, counts) {
    if (path === file) return;
    const readers = this.#readers.get(path) ?? /* @__PURE__ */ new Map();
    readers.set(file, counts || readers.get(file) === true);
    this.#readers.set(path, readers);
  }
  of(path) {
    const found = /* @__PURE__ */ new Map();
    const waiting = /* @__PURE__ */ new Set([path]);
    for (const one of waiting) {
      for (const place of [one, ...this.#prose.has(one) ? (0,paths/* pathsAbove */.wP)(one) : []]) {
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
  const above = (0,paths/* pathsAbove */.wP)(file);
  return above.length <= deepest ? above : [...above.slice(0, deepest), ""];
}
const mostNames = 50;
const included = /^[ \t]*(?:import|export)\b.*\bfrom\b|include|\{\{[#%<]?\s*(?:runtime-import|embed|import)|--8<--|literalinclude|raw::/im;
const ofProse = /\.\{?[\w,]*\b(?:mdx?|markdown|rst|adoc|asciidoc)\b/;
const startsAnywhere = /\.\.|root|parent|cwd|repo|workspace|dirname|toplevel|MANIFEST_DIR|__file__|base_?dir|top_?dir|chdir|pwd/i;
function isOfHeader(line) {
  const isComment = /^\s*(?:#|\/\/|\/?\*|<!--|--|;|rem\b)[^'"`]*$/i.test(line) && !/\*\/\s*\S|-->\s*\S/.test(line);
  return isComment && /\b(?:see|licen[cs]e|copyright|distributed)\b/i.test(line);
}
function lineAt(text, index) {
  const start = Math.max(0, index - 500);
  const around = text.slice(start, index + 500);
  const end = around.indexOf("\n", index - start);
  return around.slice(around.lastIndexOf("\n", index - start - 1) + 1, end === -1 ? void 0 : end);
}
function isSite(file, folder) {
  return file.startsWith(`${folder}/`) && !/(?:^|[/._-])tests?(?:[/._-])|(?:^|\/)conftest\.py$/i.test(file);
}
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}



/***/ })

};
;