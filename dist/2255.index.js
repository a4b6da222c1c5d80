"use strict";
exports.id = 2255;
exports.ids = [2255];
exports.modules = {

/***/ 12248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ refuseUnknownOptions)
/* harmony export */ });
/* harmony import */ var _build_systems_build_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33619);

function refuseUnknownOptions(system, options, known) {
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown === void 0) return;
  const has = known.length === 0 ? "It has none" : `Its options are ${known.join(" and ")}`;
  throw new _build_systems_build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`build-systems.${system}: there is no option ${unknown}. ${has}`);
}



/***/ }),

/***/ 12181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ compareGraphs)
/* harmony export */ });
/* harmony import */ var _shared_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87470);

async function compareGraphs(base, head, comparison) {
  const coveredPaths = /* @__PURE__ */ new Set();
  const readPaths = /* @__PURE__ */ new Set();
  const files = /* @__PURE__ */ new Map();
  const differs = (id, path) => {
    if (!files.has(id)) files.set(id, path);
  };
  for (const { path, ...sides } of comparison.changes) {
    let mayCover = true;
    for (const [graph, entry] of [[base, sides.base], [head, sides.head]]) {
      if (entry === void 0) continue;
      const owners = new Set(graph.owners(path));
      for (const id of owners) differs(id, path);
      for (const id of graph.readers(path)) {
        differs(id, path);
        readPaths.add(path);
      }
      const isCovered = owners.size > 0 || graph.interpreted(path);
      if (isCovered && mayCover) coveredPaths.add(path);
      if (graph === base) mayCover = isCovered;
    }
  }
  const moved = await movedBetweenOwners(base, head, comparison);
  const described = comparison.changes.flatMap(
    ({ path }) => base.interpreted(path) || head.interpreted(path) ? [path] : []
  );
  const reasons = spread([base, head], firstReasons(base, head, files, moved, described));
  return {
    kind: "targets",
    targets: targetsOf([base, head], reasons),
    coveredPaths,
    readPaths,
    known: knownTargets([base, head])
  };
}
async function movedBetweenOwners(base, head, comparison) {
  const changed = new Set(comparison.changes.map((change) => change.path));
  const moved = /* @__PURE__ */ new Map();
  for (const { path } of await comparison.head.entries()) {
    if (changed.has(path)) continue;
    const before = new Set(base.owners(path));
    const after = new Set(head.owners(path));
    for (const id of before) if (!after.has(id) && !moved.has(id)) moved.set(id, path);
    for (const id of after) if (!before.has(id) && !moved.has(id)) moved.set(id, path);
  }
  return moved;
}
function firstReasons(base, head, files, moved, described) {
  const reasons = /* @__PURE__ */ new Map();
  for (const id of [.../* @__PURE__ */ new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
    const path = files.get(id);
    if (path !== void 0) {
      reasons.set(id, { kind: "file", path });
      continue;
    }
    const other = moved.get(id);
    const what = difference(base.nodes.get(id), head.nodes.get(id), [head, base]) ?? (other && `${other} belongs to another target than before`);
    if (what !== void 0) reasons.set(id, { kind: "graph", what, ...described.length > 0 && { files: described } });
  }
  return reasons;
}
function difference(base, head, graphs) {
  const label = (id) => nodeOf(graphs, id)?.label ?? id;
  if (base === void 0) return head && `${head.label} is new`;
  if (head === void 0) return `${base.label} is gone`;
  if (base.target !== head.target) return `${base.target ?? base.label} is now ${head.target ?? head.label}`;
  for (const [fact, value] of base.facts) if (head.facts.get(fact) !== value) return `${fact} differs`;
  for (const fact of head.facts.keys()) if (!base.facts.has(fact)) return `${fact} differs`;
  for (const id of base.dependencies)
    if (!head.dependencies.has(id)) return `${head.label} depends on ${label(id)} no longer`;
  for (const id of head.dependencies)
    if (!base.dependencies.has(id)) return `${head.label} depends on ${label(id)} now`;
  return void 0;
}
function spread(graphs, reasons, dependents = dependentsIn(graphs)) {
  for (const [id, reason] of reasons) {
    const node = nodeOf(graphs, id);
    for (const dependent of dependents.get(id) ?? []) {
      if (!reasons.has(dependent)) reasons.set(dependent, passedOn(node, reason, nodeOf(graphs, dependent)));
    }
  }
  return reasons;
}
function dependentsIn(graphs) {
  const dependents = /* @__PURE__ */ new Map();
  for (const graph of graphs) {
    for (const [id, node] of graph.nodes) {
      for (const dependency of node.dependencies) {
        const known = dependents.get(dependency);
        if (known) known.add(id);
        else dependents.set(dependency, /* @__PURE__ */ new Set([id]));
      }
    }
  }
  return dependents;
}
function passedOn(node, reason, dependent) {
  const target = node?.target;
  if (target !== void 0 && target !== dependent?.target) return { kind: "dependency", target, because: reason };
  if (node === void 0 || target !== void 0) return reason;
  return { ...reason, through: [node.label, ...reason.through ?? []] };
}
function nodeOf(graphs, id) {
  return graphs.map((graph) => graph.nodes.get(id)).find((node) => node !== void 0);
}
function targetsOf(graphs, reasons) {
  const targets = /* @__PURE__ */ new Map();
  for (const [id, reason] of reasons) {
    for (const graph of graphs) {
      const target = graph.nodes.get(id)?.target;
      if (target === void 0 || targets.has(target)) continue;
      targets.set(target, reason);
    }
  }
  return new Map([...targets].sort(([one], [other]) => one < other ? -1 : 1));
}
function knownTargets(graphs) {
  let made;
  const tables = () => made ??= { dependents: dependentsIn(graphs), ids: idsByTarget(graphs) };
  return {
    names: () => Promise.resolve(tables().ids.keys()),
    dependentsOf: (target) => {
      const { dependents, ids } = tables();
      const found = /* @__PURE__ */ new Set();
      const passed = new Set(ids.get(target));
      for (const id of passed) {
        for (const dependent of dependents.get(id) ?? []) {
          const other = nodeOf(graphs, dependent)?.target;
          if (other === void 0 || other === target) passed.add(dependent);
          else found.add(other);
        }
      }
      return Promise.resolve(found);
    },
    impactedBy: (path) => {
      const owners = graphs.flatMap((graph) => [...graph.owners(path)]);
      const start = new Map(owners.map((id) => [id, { kind: "file", path }]));
      return Promise.resolve(targetsOf(graphs, spread(graphs, start, tables().dependents)).keys());
    },
    places: () => {
      const placed = graphs.flatMap(
        ({ nodes, places = [] }) => [...places].flatMap(([path, id]) => {
          const target = nodes.get(id)?.target;
          return target === void 0 ? [] : [[path, target]];
        })
      );
      return Promise.resolve(placed);
    }
  };
}
function idsByTarget(graphs) {
  const ids = /* @__PURE__ */ new Map();
  for (const { nodes } of graphs) {
    for (const [id, { target }] of nodes) if (target !== void 0) (0,_shared_append_js__WEBPACK_IMPORTED_MODULE_0__/* .append */ .B)(ids, target, id);
  }
  return ids;
}



/***/ }),

/***/ 72474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ graphNode),
/* harmony export */   K: () => (/* binding */ emptyGraph)
/* harmony export */ });
function graphNode(label, target) {
  return { label, dependencies: /* @__PURE__ */ new Set(), facts: /* @__PURE__ */ new Map(), ...target === void 0 ? {} : { target } };
}
const emptyGraph = {
  nodes: /* @__PURE__ */ new Map(),
  owners: () => [],
  readers: () => [],
  interpreted: () => false
};



/***/ }),

/***/ 40048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ addMentions)
});

// EXTERNAL MODULE: ./build/impacted-targets/tree/paths.js
var tree_paths = __webpack_require__(52210);
;// CONCATENATED MODULE: ./build/impacted-targets/mentions/mentioned-places.js

const everywhere = /^(?:src|tests?|examples|benches|lib)\/[^/]+$/;
function mentionedPlaces({ paths, climbs }, directory, home, places) {
  const found = /* @__PURE__ */ new Map();
  const starts = [.../* @__PURE__ */ new Set([directory, home])];
  const above = climbs ? (0,tree_paths/* pathsAbove */.wP)(directory) : [];
  const addFrom = (start, written) => {
    const path = (0,tree_paths/* resolvePath */.o1)(start, written);
    const kind = path === void 0 || path === "" ? void 0 : places.find(path);
    if (path === void 0 || kind === void 0) return path === "";
    if (kind === "file" || !(0,tree_paths/* isWithin */.UO)(directory, path)) found.set(path, kind);
    return true;
  };
  for (const written of paths) {
    const path = written.replace(/\/+$/, "");
    if (!path.endsWith("..") && !places.mayHave((0,tree_paths/* nameOf */.Vb)(path))) continue;
    if (starts.map((start) => addFrom(start, path)).includes(true)) continue;
    const rest = path.replace(/^(?:\.\.\/+)+/, "");
    if (rest === path && (!path.includes("/") || everywhere.test(path))) continue;
    for (const start of above) addFrom(start, rest);
  }
  return [...found].map(([path, kind]) => ({ path, kind }));
}


// EXTERNAL MODULE: ./build/impacted-targets/mentions/tracked-places.js
var tracked_places = __webpack_require__(8828);
// EXTERNAL MODULE: ./build/impacted-targets/tree/folded-path.js
var folded_path = __webpack_require__(62388);
// EXTERNAL MODULE: ./build/impacted-targets/tree/file-owners.js
var file_owners = __webpack_require__(20207);
;// CONCATENATED MODULE: ./build/impacted-targets/graph/mentions.js





async function addMentions(tree, nodes, texts, { home, users, targets }) {
  const places = await tracked_places/* TrackedPlaces */.b.of(tree);
  const readers = new file_owners/* FoldedOwners */.r();
  const targetAt = new Map([...targets].map(([path, id]) => [(0,folded_path/* foldedPath */.k)(path), id]));
  for (const [file, { written }] of texts) {
    const from = written.paths.length === 0 ? void 0 : home(file);
    if (from === void 0) continue;
    const mentioned = mentionedPlaces(written, (0,tree_paths/* directoryOf */.jt)(file), from, places);
    for (const id of mentioned.length === 0 ? [] : users(file)) connect(id, mentioned);
  }
  return readers;
  function connect(id, mentioned) {
    for (const { path } of mentioned) {
      readers.add(path, id);
      const target = targetAt.get((0,folded_path/* foldedPath */.k)(places.destination(path)));
      if (target !== void 0 && target !== id) nodes.get(id)?.dependencies.add(target);
    }
  }
}



/***/ }),

/***/ 68837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withoutEscapes)
/* harmony export */ });
const plainLetters = {
  n: "\n",
  t: "	",
  r: "\r",
  a: "\x07",
  b: "\b",
  f: "\f",
  v: "\v"
};
const patterns = {
  /** https://doc.rust-lang.org/reference/tokens.html: a continued line goes on at its first other character. */
  rust: /\\(x[\da-fA-F]{2}|u\{[\da-fA-F_]+\}|\r?\n\s*|.)/g,
  /** https://go.dev/ref/spec#Rune_literals */
  go: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-7]{3}|.)/g,
  /** ECMAScript, section 12.9.4, with the octal codes of annex B. */
  javascript: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[0-3][0-7]{0,2}|[4-7][0-7]?|\r?\n|.)/g,
  /** https://docs.python.org/3/reference/lexical_analysis.html#escape-sequences */
  python: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-7]{1,3}|\r?\n|.)/g,
  /** The Java Language Specification, sections 3.3 and 3.10.7. Kotlin, Groovy and Scala write no others. */
  java: /\\(u+[\da-fA-F]{4}|[0-3][0-7]{0,2}|[4-7][0-7]?|\r?\n|.)/g,
  /** The C# specification, section 6.4.5.6. F# and Visual Basic write no others. */
  csharp: /\\(x[\da-fA-F]{1,4}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)/g,
  /** C17, section 6.4.4.4. */
  c: /\\(x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-7]{1,3}|\r?\n|.)/g,
  /** YAML and TOML. In a shell a backslash takes the meaning from one character, or from the end of a line. */
  settings: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n\s*|.)/g
};
const extensions = {
  rust: ["rs"],
  go: ["go"],
  javascript: ["js", "cjs", "mjs", "jsx", "ts", "cts", "mts", "tsx", "json", "vue", "svelte", "astro"],
  python: ["py", "pyi"],
  java: ["java", "kt", "kts", "groovy", "gradle", "scala", "properties"],
  csharp: ["cs", "fs", "fsx", "vb"],
  c: ["c", "h", "cc", "cpp", "cxx", "hh", "hpp", "hxx", "m", "mm", "s", "S"],
  settings: []
};
const byExtension = new Map(
  Object.entries(extensions).flatMap(
    ([language, all]) => all.map((extension) => [extension, patterns[language]])
  )
);
function withoutEscapes(path, text) {
  if (!text.includes("\\")) return text;
  const pattern = byExtension.get(path.slice(path.lastIndexOf(".") + 1)) ?? patterns.settings;
  return text.replace(pattern, (_all, escape) => {
    const [first = ""] = escape;
    if (escape.length > 1 && /[xuU]/.test(first)) return characterOf(escape.replaceAll(/[^\da-fA-F]/g, ""), 16);
    if (/[0-7]/.test(first)) return characterOf(escape, 8);
    return /\s/.test(first) && /[\r\n]/.test(escape) ? "" : plainLetters[escape] ?? escape;
  });
}
function characterOf(digits, radix) {
  const code = Number.parseInt(digits, radix);
  return code <= 1114111 ? String.fromCodePoint(code) : "";
}



/***/ }),

/***/ 67444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ searchTexts)
/* harmony export */ });
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52210);
/* harmony import */ var _written_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69679);


async function searchTexts(tree, entries, searched, look) {
  const unknown = entries.filter((entry) => !searched.has(keyOf(entry)));
  const copy = copies();
  await tree.readEach(unknown, (indexes, content) => {
    const text = content.toString("utf8").replace(/^\uFEFF/, "");
    for (const index of indexes) {
      const entry = unknown[index];
      if (entry === void 0 || searched.has(keyOf(entry))) continue;
      const { paths, climbs } = (0,_written_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenPaths */ .M)(entry.path, text);
      searched.set(keyOf(entry), { written: { paths: paths.map(copy), climbs }, own: look(text, entry.path) });
    }
  });
  const found = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const one = searched.get(keyOf(entry));
    if (one !== void 0) found.set(entry.path, one);
  }
  return found;
}
function keyOf({ path, object }) {
  const name = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path);
  return `${object} ${name.slice(name.lastIndexOf(".") + 1)}`;
}
function copies() {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const before = known.get(text);
    if (before !== void 0) return before;
    const made = Buffer.from(text, "utf8").toString("utf8");
    known.set(made, made);
    return made;
  };
}



/***/ }),

/***/ 8828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ TrackedPlaces)
/* harmony export */ });
/* harmony import */ var _tree_folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62388);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);
/* harmony import */ var _tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88936);



class TrackedPlaces {
  #kinds = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Set();
  #links;
  constructor(paths, links) {
    this.#links = links;
    let last = "";
    for (const path of paths) {
      const folded = (0,_tree_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(path);
      this.#kinds.set(folded, "file");
      this.#names.add((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(folded));
      if (folded.lastIndexOf("/") === last.length && folded.startsWith(last)) continue;
      last = folded.slice(0, Math.max(0, folded.lastIndexOf("/")));
      for (const above of (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(folded)) {
        if (this.#kinds.has(above)) break;
        this.#kinds.set(above, "directory");
        this.#names.add((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(above));
      }
    }
  }
  static #known = /* @__PURE__ */ new WeakMap();
  /** The places of a commit, which are listed once. */
  static of(tree) {
    const places = TrackedPlaces.#known.get(tree) ?? TrackedPlaces.#list(tree);
    TrackedPlaces.#known.set(tree, places);
    return places;
  }
  static async #list(tree) {
    const paths = (await tree.entries()).map(({ path }) => path);
    return new TrackedPlaces(paths, await (0,_tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_2__/* .symbolicLinks */ .M)(tree));
  }
  /** Where a path leads, by way of links. */
  destination(path) {
    return this.#links.destination(path);
  }
  /** What some system finds at a path; undefined where nothing is. */
  find(path) {
    const kind = this.#kinds.get((0,_tree_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(path));
    if (kind === "directory") return kind;
    const destination = this.destination(path);
    return destination === path ? kind : this.#kinds.get((0,_tree_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(destination)) ?? kind;
  }
  /** False where no file and no directory has this name, so that nothing is found at a path that ends with it. */
  mayHave(name) {
    return this.#names.has((0,_tree_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(name));
  }
}



/***/ }),

/***/ 69679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ writtenPaths),
/* harmony export */   V: () => (/* binding */ isLookedInto)
/* harmony export */ });
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52210);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68837);


const nothing = { paths: [], climbs: false };
const lookedInto = /\.(?:rs|go|c|h|cc|cpp|cxx|hh|hpp|hxx|m|mm|s|S|java|kt|kts|groovy|gradle|scala|cs|fs|fsx|vb|py|pyi|[cm]?[jt]sx?|vue|svelte|astro|rb|php|swift|proto|sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|toml|xml|properties|cfg|ini|\w*proj|props|targets)$|(?:^|\/)(?:[^/]*Makefile[^/]*|[^/]*Dockerfile[^/]*|[Jj]ustfile|package\.json)$/;
function isLookedInto(path) {
  return lookedInto.test(path);
}
const hashRemarks = /\.(?:py|pyi|rb|sh|bash|zsh|fish|ps1|mk|mak|toml|properties|cfg|ini)$|file[^/]*$/i;
const climbing = /\.\.|parent|root|toplevel|ancestor|dirname|workspace|runtime\.Caller|__FILE__|__file__|CARGO_MANIFEST/i;
const longest = 1024;
function writtenPaths(path, text) {
  const found = /* @__PURE__ */ new Set();
  for (const spelling of spellingsOf(path, text)) {
    addNamesWithSlashes(spelling, hashRemarks.test((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)), found);
    addPieces(spelling, found);
  }
  return found.size === 0 ? nothing : { paths: [...found], climbs: climbing.test(text) };
}
function spellingsOf(path, text) {
  if (!text.includes("\\")) return [text];
  const read = (0,_escapes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEscapes */ .L)(path, text);
  const onWindows = (each) => each.split("\n").filter((line) => line.includes("\\")).join("\n").replaceAll(/\\+/g, "/");
  return [read, onWindows(text), onWindows(read)];
}
const ends = "\"'`<>|*?:;,=(){}[]$&#!^%\x7F";
const endsPath = Uint8Array.from(
  { length: 128 },
  (_, code) => Number(code <= 32 || ends.includes(String.fromCharCode(code)))
);
function isInPath(code) {
  return code >= 128 || endsPath[code] === 0;
}
function addNamesWithSlashes(text, hasHashRemarks, found) {
  let from = 0;
  for (let slash = text.indexOf("/"); slash !== -1; slash = text.indexOf("/", from)) {
    let start = slash;
    while (start > from && isInPath(text.charCodeAt(start - 1))) start -= 1;
    let end = slash + 1;
    while (end < text.length && isInPath(text.charCodeAt(end))) end += 1;
    from = end;
    if (isRemark(text, start, hasHashRemarks)) {
      const line = text.indexOf("\n", end);
      from = line === -1 ? text.length : line;
    } else add(pathAt(text, start, end), text.charAt(start - 1), found);
  }
}
const longestBefore = 400;
function isRemark(text, start, hasHashRemarks) {
  const isSlashes = text.startsWith("//", start) && text.charAt(start - 1) !== ":";
  if (!isSlashes && !hasHashRemarks) return false;
  const before = text.slice(Math.max(0, start - longestBefore), start);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (isSlashes) return (line.match(/["`]/g) ?? []).length % 2 === 0;
  return line.length < longestBefore && /^\s*#/.test(line);
}
function pathAt(text, start, end) {
  const written = text.slice(start, Math.min(end, start + longest));
  const before = text.charAt(start - 1);
  if (before === ":" && written.startsWith("//")) return "";
  if ("{*$%[".includes(text.charAt(end) || " ")) return written.slice(0, written.lastIndexOf("/") + 1);
  if (before === "$" || before === "%") return written.slice(written.indexOf("/"));
  if (text.charAt(end) !== " " || before !== '"' && before !== "'") return written;
  const whole = text.slice(start, start + longest);
  const close = whole.indexOf(before);
  const line = whole.indexOf("\n");
  return close === -1 || line !== -1 && line < close ? written : whole.slice(0, close);
}
function add(written, before, found) {
  const path = written.replace(/^\/+/, "").replace(/^(?:\.\/+)+/, "");
  if (!/[^./]/.test(path) && !path.startsWith("..")) return;
  const isAddress = written.startsWith("/") && /["'`\s]|^$/.test(before) && !path.includes("/");
  if (!isAddress) found.add(path);
}
const piece = /(["'])([^"'`\n\\]{0,200})\1\)*\s*((?:,|\/|\.\s*(?:join|push|resolve|joinpath|child|combine)\s*\()\s*)?/gi;
const joins = /join|combine|path|resolve|file|dir\b|get\(|of\(/i;
const mostPieces = 10;
function addPieces(text, found) {
  let names = [];
  let joined = false;
  let end = -1;
  for (const match of text.matchAll(piece)) {
    const [whole, , name = "", separator] = match;
    if (match.index !== end || names.length === 0) {
      names = [];
      joined = joins.test(text.slice(Math.max(0, match.index - 80), match.index));
    }
    names.push(name);
    joined ||= separator !== void 0 && !separator.includes(",");
    end = separator === void 0 ? -1 : match.index + whole.length;
    if (separator === void 0) {
      addJoined(names, joined, found);
      names = [];
    }
  }
  addJoined(names, joined, found);
}
function addJoined(names, joined, found) {
  if (names.length < 2 || names.length > mostPieces || !(joined || names.includes(".."))) return;
  for (let start = 0; start < names.length - 1; start += 1) {
    for (let end = start + 2; end <= names.length; end += 1) {
      const run = names.slice(start, end);
      if (run.every((name) => name !== "" && !/[\s:]/.test(name))) add(run.join("/"), "", found);
    }
  }
}



/***/ }),

/***/ 20207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ FileOwners),
/* harmony export */   r: () => (/* binding */ FoldedOwners)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62388);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);


class FileOwners {
  #files = /* @__PURE__ */ new Map();
  #directories = /* @__PURE__ */ new Map();
  /** Records that a file, or all below a directory, belongs to a node. */
  add(path, id, kind) {
    const paths = kind === "file" ? this.#files : this.#directories;
    const known = paths.get(path);
    if (known) known.add(id);
    else paths.set(path, /* @__PURE__ */ new Set([id]));
  }
  /** Owners of the file itself and of every directory above it. */
  all(path) {
    const owners = new Set(this.#files.get(path));
    for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(path)]) {
      for (const id of this.#directories.get(above) ?? []) owners.add(id);
    }
    return owners;
  }
  /** Owners of the nearest directory that has any. A path that is such a directory (a submodule) counts as inside it. */
  nearest(path) {
    for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(path)]) {
      const owners = this.#directories.get(above);
      if (owners) return owners;
    }
    return /* @__PURE__ */ new Set();
  }
}
class FoldedOwners {
  #owners = new FileOwners();
  #isEmpty = true;
  /** Records that a file, and all below it should it be a directory, belongs to a node. */
  add(path, id) {
    this.#isEmpty = false;
    this.#owners.add((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(path), id, "directory");
  }
  /** Owners of the file itself and of every directory above it. */
  all(path) {
    return this.#isEmpty ? /* @__PURE__ */ new Set() : this.#owners.all((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(path));
  }
}



/***/ })

};
;