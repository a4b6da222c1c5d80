"use strict";
exports.id = 3319;
exports.ids = [3319,4173];
exports.modules = {

/***/ 94338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ rootReason),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   xx: () => (/* binding */ because)
/* harmony export */ });
/* harmony import */ var _graph_edge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74162);

function chainOf(target, why) {
  const backwards = [{ kind: "target", name: target }];
  const seen = /* @__PURE__ */ new Set([target]);
  let reason = why.get(target);
  while (reason !== void 0) {
    const last = backwards.at(-1);
    if (last && reason.edge) last.edge = reason.edge;
    for (const name of reason.through ?? []) backwards.push({ kind: "part", name });
    if (reason.kind === "file") return { cause: { kind: "file", path: reason.path }, steps: backwards.reverse() };
    if (reason.kind === "graph") {
      return { cause: { kind: "graph", what: reason.what, files: reason.files ?? [] }, steps: backwards.reverse() };
    }
    if (reason.because === void 0 && seen.has(reason.target)) break;
    backwards.push({ kind: "target", name: reason.target });
    seen.add(reason.target);
    reason = reason.because ?? why.get(reason.target);
  }
  return { cause: { kind: "unknown" }, steps: backwards.reverse() };
}
function describeCause(cause) {
  if (cause.kind === "file") return `${cause.path} changed`;
  return cause.kind === "graph" ? cause.what : "the reason is not known";
}
function explain(target, why, withEdges = true) {
  const by = (step) => withEdges ? because(step) : "";
  const { cause, steps } = chainOf(target, why);
  const backwards = [...steps].reverse();
  const others = backwards.slice(1).map(({ name }, index) => `, which depends on ${name}${by(backwards[index])}`);
  return `${target}${others.join("")}: ${describeCause(cause)}${by(steps[0])}`;
}
function because(step) {
  return step?.edge === void 0 ? "" : ` (${(0,_graph_edge_js__WEBPACK_IMPORTED_MODULE_0__/* .describeEdge */ .T)(step.edge)})`;
}
function rootReason(reason, why) {
  const seen = /* @__PURE__ */ new Set();
  let last = reason;
  while (last.kind === "dependency" && !seen.has(last)) {
    seen.add(last);
    const next = last.because ?? why.get(last.target);
    if (next === void 0) return last;
    last = next;
  }
  return last;
}



/***/ }),

/***/ 21217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lj: () => (/* binding */ mayImpactNothing),
/* harmony export */   Ps: () => (/* binding */ suggestionsForUnowned),
/* harmony export */   UI: () => (/* binding */ suggestionsForImpactAll),
/* harmony export */   k8: () => (/* binding */ globOf)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);
/* harmony import */ var _configuration_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56467);
/* harmony import */ var _unowned_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8265);



function globOf(path) {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, "\\$&");
  try {
    return new _configuration_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .Glob */ .fo(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : void 0;
  } catch (error) {
    if (error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError) return void 0;
    throw error;
  }
}
const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|pdf|drawio|excalidraw|puml)$/i;
const ofTests = /(?:^|[/._-])(?:tests?|testing|specs?|e2e|fixtures?|goldens?|snapshots?|examples?|samples?|data|testdata)[/._-]/i;
const ofRobots = /^\.github\/[^/]+\.ya?ml$/;
const source = /\.(?:[cm]?[jt]sx?|mdx|vue|svelte|astro|py|rs|go|java|kts?|cs|fs|vb|php|rb|swift|scala|c|cc|cpp|h|hpp|sh|ps1|bat|cmd)$/i;
function mayImpactNothing(path) {
  if (source.test(path) || ofTests.test(path)) return false;
  return (0,_unowned_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .e)(path) !== void 0 || picture.test(path) || ofRobots.test(path);
}
function suggestionsForUnowned(path, isNamed) {
  const glob = globOf(path);
  if (glob === void 0) return [];
  const impact = {
    rule: { key: "impact", glob },
    assumption: `${path} concerns only the targets that you write in place of *.`
  };
  if (!mayImpactNothing(path) || isNamed(path)) return [impact];
  const assumption = `No build and no test reads ${path}, other than those of targets whose files name it.`;
  return [{ rule: { key: "impact-none", glob }, assumption }, impact];
}
function suggestionsForImpactAll(path, glob, key) {
  const own = globOf(path);
  if (own === void 0) return [];
  return [{ rule: { key, glob: `!${own}` }, assumption: `${glob} is not meant for ${path}.` }];
}



/***/ }),

/***/ 56467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   fo: () => (/* binding */ Glob),
/* harmony export */   t_: () => (/* binding */ capturePattern)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7189);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);



const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;
const mostSteps = 5e5;
const cannotBeWrong = /^[\w./*-]{1,100}$/;
class Glob {
  /** @throws GlobError when the glob can match nothing, or cannot match what its author means */
  constructor(text) {
    this.text = text;
    checkShape(text);
    checkBrackets(text);
    const captures = [];
    const segments = [];
    let depth = 0;
    for (const segment of text.split("/")) {
      const [found, second] = [...segment.matchAll(capturePattern)];
      if (found?.[1] === void 0) {
        segments.push(segment);
        depth += nesting(segment);
        continue;
      }
      const [whole, name] = found;
      const before = segment.slice(0, found.index);
      const after = segment.slice(found.index + whole.length);
      if (second || depth !== 0 || !isLiteral(before) || !isLiteral(after)) {
        throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} must stand in a segment of its own, or with plain text around it`);
      }
      captures.push({ name, before, after, segment: segments.length });
      segments.push(`${before}?*${after}`);
    }
    if (segments.at(-1) === "**" && captures.at(-1)?.segment === segments.length - 2) segments.push("*");
    checkBraces(segments.join("/"));
    this.captures = [...new Set(captures.map(({ name }) => name))];
    this.#captures = captures;
    this.#segments = segments;
    if (!cannotBeWrong.test(text)) this.#whole = (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(segments.join("/"));
    const special = segments.findIndex((segment) => !isLiteral(segment));
    this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
  }
  text;
  /** Names of the `{name}` parts, each once, in the order in which they appear. */
  captures;
  /** The literal segments at the start of the glob, up to the first wildcard. A path that matches begins with them. */
  literalPrefix;
  #captures;
  /** The glob with a wildcard for each name. */
  #segments;
  #whole;
  #parts;
  matches(path) {
    return this.#captures.length === this.captures.length ? this.#matches(path) : this.captured(path).length > 0;
  }
  /** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
  matchesWith(path, values) {
    if (this.captures.length === 0) return this.#matches(path);
    return this.captured(path).some((way) => this.captures.every((name) => way.get(name) === values.get(name)));
  }
  /**
   * Every way in which the path matches; without names, one empty way. Empty when it does not match.
   * @throws GlobError when there are more than anybody means
   */
  captured(path) {
    if (this.captures.length === 0) return this.#matches(path) ? [/* @__PURE__ */ new Map()] : [];
    const parts = this.#parts ??= this.#partsBetweenNames();
    if (parts.some(({ length }, index) => length === void 0 && index < parts.length - 1) && !this.#matches(path))
      return [];
    const segments = path.split("/");
    let steps = 0;
    const spend = (more) => {
      if ((steps += more) <= mostSteps) return;
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`its names may stand for too many parts of the path ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(path, 80)}`);
    };
    const fits = (part, from, to) => {
      if (part?.anyFrom !== void 0) return to - from >= part.anyFrom;
      if (!part) return true;
      const read = segments.slice(from, to).join("/");
      spend(read.length);
      return part.matches(read);
    };
    let ways = /* @__PURE__ */ new Map([
      ["", { from: 0, values: /* @__PURE__ */ new Map() }]
    ]);
    for (const [index, capture] of this.#captures.entries()) {
      const part = parts[index];
      const longer = /* @__PURE__ */ new Map();
      for (const { from, values } of ways.values()) {
        const first = from + (part?.length ?? 0);
        const last = part?.length === void 0 ? segments.length - 1 : first;
        for (let at = first; at <= last; at += 1) {
          spend(1);
          const value = valueOf(capture, segments[at] ?? "");
          if (value === void 0 || (values.get(capture.name) ?? value) !== value || !fits(part, from, at)) continue;
          const known = new Map([...values, [capture.name, value]]);
          longer.set([at, ...known.values()].join("/"), { from: at + 1, values: known });
        }
      }
      ways = longer;
    }
    const found = /* @__PURE__ */ new Map();
    for (const { from, values } of ways.values()) {
      if (fits(parts.at(-1), from, segments.length)) found.set([...values.values()].join("/"), values);
    }
    return [...found.values()];
  }
  #matches(path) {
    return (this.#whole ??= (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(this.#segments.join("/")))(path);
  }
  #partsBetweenNames() {
    const places = [-1, ...this.#captures.map(({ segment }) => segment)];
    return places.map((place, index) => {
      const next = places[index + 1];
      const segments = this.#segments.slice(place + 1, next);
      const ends = (inner) => ["-", ...inner, ...next === void 0 ? [] : ["-"]].join("/");
      const matches = (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(ends(segments));
      return {
        matches: (path) => matches(ends(path === "" ? [] : [path])),
        anyFrom: ["**", "**/*"].includes(segments.join("/")) ? segments.length - 1 : void 0,
        length: segments.some((segment) => segment.includes("**") || /[{(]/.test(segment)) ? void 0 : segments.length
      };
    });
  }
}
function valueOf({ before, after }, segment) {
  if (segment.length <= before.length + after.length) return void 0;
  if (!segment.startsWith(before) || !segment.endsWith(after)) return void 0;
  return segment.slice(before.length, segment.length - after.length);
}
const compiled = /* @__PURE__ */ new Map();
function globOf(text) {
  let glob = compiled.get(text);
  if (!glob) compiled.set(text, glob = new Glob(text));
  return glob;
}
class Globs {
  included;
  excluded;
  /** @throws GlobError */
  constructor(texts) {
    const negated = (text) => text.startsWith("!") && !text.startsWith("!(");
    this.included = texts.filter((text) => !negated(text)).map(globOf);
    this.excluded = texts.filter(negated).map((text) => globOf(text.slice(1)));
  }
  matches(path) {
    return this.match(path) !== void 0;
  }
  /** As `matches`, with each name of a glob standing for its value. */
  matchesWith(path, values) {
    const matches = (glob) => glob.matchesWith(path, values);
    return this.included.some(matches) && !this.excluded.some(matches);
  }
  /** The glob that makes the path belong. */
  match(path) {
    const found = this.included.find((glob) => glob.matches(path));
    return found && !this.excluded.some((glob) => glob.matches(path)) ? found : void 0;
  }
}
function isLiteral(text) {
  return !/[*?[\]{}()|\\"]/.test(text);
}
function nesting(segment) {
  const plain = segment.replaceAll(/\\./gs, "");
  return plain.replaceAll(/[^{(]/g, "").length - plain.replaceAll(/[^})]/g, "").length;
}
function checkShape(text) {
  if (text === "") throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("it is empty");
  if (text.length > _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`it is longer than the ${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm} characters that a path has`);
  if (text.startsWith("/")) {
    throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`);
  }
  if (text.endsWith("/")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
  if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has . or .. as a segment, so it matches nothing");
  if (text.includes("//")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has an empty segment, so it matches nothing");
  if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("the \\ at its end escapes nothing");
  const backslash = (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_2__/* .backslashMistake */ .d)(text);
  if (backslash !== void 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(backslash);
  if (text.includes("\0")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has a NUL");
  if (/(^|[^\\])(\\\\)*\{\}/.test(text)) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("{} names nothing");
}
function checkBraces(text) {
  for (const [whole, inside = ""] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}
function checkBrackets(text) {
  const plain = text.replaceAll(new RegExp(String.raw`\\.|${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .characterClass */ .EV.source}`, "gsu"), "_");
  if (plain.includes("[")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ]: write \\[ for the character itself");
  if (plain.includes("]")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening [: write \\] for the character itself");
  let braces = 0;
  let choices = 0;
  for (const [mark] of plain.matchAll(/[@?*+!]\(|[(){}]/g)) {
    if (mark === "{") braces += 1;
    else if (mark === "}" && (braces -= 1) < 0) {
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening {: write \\} for the character itself");
    } else if (mark.length === 2) choices += 1;
    else if (mark === "(" && choices > 0)
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("( within @(\u2026), ?(\u2026), *(\u2026), +(\u2026) or !(\u2026): write \\( for the character itself");
    else if (mark === ")" && choices > 0) choices -= 1;
  }
  if (braces > 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing }: write \\{ for the character itself");
  if (choices > 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ): write \\( for the character itself");
}



/***/ }),

/***/ 74162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   i: () => (/* binding */ Dependencies)
/* harmony export */ });
class Dependencies extends Set {
  #edges = /* @__PURE__ */ new Map();
  /** Adds a dependency. The edge that came first stays. */
  add(id, edge) {
    if (edge !== void 0 && !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }
  /** The edge to a node; undefined where nobody gave one. */
  edge(id) {
    return this.#edges.get(id);
  }
  /** A copy that can be added to. */
  copy() {
    const made = new Dependencies();
    for (const id of this) made.add(id, this.#edges.get(id));
    return made;
  }
}
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}



/***/ }),

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 8265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);

const notes = "{.changes,.changelog,changelog,changelogs,changelog.d,changes.d,newsfragments,releasenotes,release-notes}";
const documents = [
  {
    what: "text for people",
    globs: [
      "**/*.{md,mdx,markdown,mdown,rst,adoc,asciidoc}",
      "**/{README,CHANGELOG,CHANGES,CONTRIBUTING,SECURITY,SUPPORT}{,.txt}",
      "{doc,docs,documentation,media}/**/*.{png,jpg,jpeg,gif,webp,avif,svg,ico,mp4,webm,pdf,drawio,excalidraw}",
      `${notes}/**/*.{txt,y{,a}ml,json,toml,feature,bugfix,fixed,added,changed,removed,deprecated}`,
      ".changeset/pre.json",
      ".changie.y{,a}ml",
      "**/.{git,}keep"
    ]
  },
  {
    what: "licence, or a list of people",
    globs: [
      "**/{LICENSE,LICENCE}{,.txt,-MIT,-APACHE,-APACHE-2.0,-BSD}",
      "**/{COPYING,COPYRIGHT,NOTICE,PATENTS,AUTHORS,MAINTAINERS,CONTRIBUTORS}{,.txt}",
      "{,.github/,docs/}CODEOWNERS",
      "**/OWNERS{,_ALIASES}",
      "{CITATION.cff,.mailmap,.all-contributorsrc,contributors.yml}"
    ]
  },
  {
    what: "settings of a robot or of a page on GitHub",
    globs: [
      ".github/{ISSUE_TEMPLATE,PULL_REQUEST_TEMPLATE,DISCUSSION_TEMPLATE}{,.*,/**}",
      ".github/{dependabot,labeler,stale,auto_assign,boring-cyborg,settings,release,mergify}.y{,a}ml",
      "{,.github/}FUNDING.{yml,json}",
      "{,.github/}{,.}codecov.y{,a}ml",
      "{{,.github/}renovate.json{,5,c},.renovaterc{,.json,.json5}}",
      "{triagebot,.kodiak,release-plz,cliff}.toml",
      "{.mergify,.coderabbit,.asf,socket}.y{,a}ml",
      "doap*.rdf",
      "{.codesandbox,.checkmarx}/**"
    ]
  },
  {
    what: "settings of an editor, an assistant or Git",
    globs: [
      "{.vscode,.idea,.zed,.devcontainer}/**",
      "{.editorconfig,.devcontainer.json,.gitpod.yml,.gitpod.Dockerfile}",
      "**/*.{code-workspace,sublime-project,DotSettings}",
      "{.claude,.agents,.cursor,.gemini}/**",
      "{.mcp.json,.cursorrules}",
      "**/.git{attributes,ignore}",
      ".git-blame-ignore-revs",
      "{.husky/**,.lintstagedrc*}"
    ]
  },
  {
    what: "files and words that a check of single files leaves out",
    globs: [
      ".{prettier,markdownlint,stylelint,rat,lychee,gitleaks}ignore",
      "{{,.}cspell{,.config}.{json,y{,a}ml},cspell*.txt,{,.}cspell/*.txt,{,.,_}typos.toml,.codespellrc}"
    ]
  }
];
let matchers;
function documentKind(path) {
  matchers ??= documents.map(({ what, globs }) => ({
    what,
    matches: globs.map((glob) => (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(glob, { nocase: true }))
  }));
  return matchers.find(({ matches }) => matches.some((match) => match(path)))?.what;
}



/***/ }),

/***/ 7189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ backslashMistake),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
const special = /[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;
function backslashMistake(glob) {
  const outside = glob.replaceAll(
    /\[(?:\\.|[^\]\\/])*(\]?)/gs,
    (one, end) => end === "" ? one : "_".repeat(one.length)
  );
  for (const [, escaped = "", next = ""] of outside.matchAll(/\\(.)(?=(.?))/gsu)) {
    const advice = `write ${withSlashes(glob)} if it separates folders`;
    if (!special.test(escaped)) return `\\ before ${escaped} escapes nothing: ${advice}, else leave it out`;
    if (escaped === "*" && /^[*.]?$/.test(next)) {
      return `\\ before * takes its meaning away: ${advice}, or [*] for the character itself`;
    }
  }
  return void 0;
}
function withSlashes(text) {
  return text.replaceAll(/\\+/g, "/");
}



/***/ }),

/***/ 94173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ characterClass),
/* harmony export */   GlobError: () => (/* binding */ GlobError),
/* harmony export */   Hm: () => (/* binding */ longestGlob),
/* harmony export */   Yk: () => (/* binding */ libraryMatcher),
/* harmony export */   pathMatcher: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class GlobError extends _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "GlobError";
}
const longestGlob = 4096;
const mostWildcards = 100;
const mostAlternatives = 256;
const longestNegation = 256;
const characterClass = /\[[!^]?(?:\[:\w+:\]|\\.|[^\\/])(?:\[:\w+:\]|\\.|[^\]\\/])*\]/su;
function pathMatcher(glob, { dot = true, nocase = false } = {}) {
  if (glob === "") return () => false;
  checkLength(glob);
  if (/[@?*+!]\((?:[^()]|\([^()]*\))*\//.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError("a / within @(\u2026) is matched by no path: write {a/b,c} with braces");
  }
  const options = { dot, nocase };
  const written = withClassesAsText(glob);
  const matchers = [
    libraryMatcher(written, options),
    ...(0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(written).filter((row) => /[^*](?:\/\*\*)+$/.test(row)).map((row) => libraryMatcher(row.replace(/(?<!\/\*\*)(?:\/\*\*)+$/, ""), options))
  ];
  return (path) => path !== "" && matchers.some((matches) => matches(path));
}
function libraryMatcher(glob, options) {
  checkLimits(glob, options);
  const matcher = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob, { dot: true, nonegate: true, nocomment: true, platform: "linux", ...options });
  return (path) => matcher.match(path);
}
function checkLength(glob) {
  if (glob.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
}
function checkLimits(glob, { nobrace = false, noext = false }) {
  checkLength(glob);
  const wildcards = glob.match(/\\.|\*+|[?[]|[@+!]\(/gs)?.filter((one) => !one.startsWith("\\")).length ?? 0;
  if (wildcards > mostWildcards) {
    throw new GlobError(`it has more than ${mostWildcards} wildcards: write ** for any folders, or several globs`);
  }
  if (!noext && /[@?*+!]\([^)]*!\(/.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError(
      "it has !( within other parentheses: write a glob of its own with ! in front for what is left out"
    );
  }
  if (!noext && glob.length > longestNegation && glob.includes("!(")) {
    throw new GlobError(
      `it has !(\u2026) and more than ${longestNegation} characters: write a glob of its own with ! in front for what is left out`
    );
  }
  if (nobrace) return;
  if ((0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(glob, { braceExpandMax: mostAlternatives + 1 }).length > mostAlternatives) {
    throw new GlobError(
      `its braces stand for more than ${mostAlternatives} globs: write * in the place of one, or several globs`
    );
  }
}
function withClassesAsText(glob) {
  const text = new RegExp(String.raw`\\.|${characterClass.source}`, "gsu");
  return glob.replaceAll(
    text,
    (one) => /^\[[\p{L}\p{N}_.-]+\]$/u.test(one) ? `@(${one}|\\${one.slice(0, -1)}\\])` : one
  );
}



/***/ })

};
;