"use strict";
exports.id = 6036;
exports.ids = [6036,1994];
exports.modules = {

/***/ 19709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lj: () => (/* binding */ mayImpactNothing),
/* harmony export */   Ps: () => (/* binding */ suggestionsForUnowned),
/* harmony export */   UI: () => (/* binding */ suggestionsForImpactAll),
/* harmony export */   k8: () => (/* binding */ globOf)
/* harmony export */ });
/* harmony import */ var _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11994);
/* harmony import */ var _configuration_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90972);
/* harmony import */ var _unowned_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98124);



function globOf(path) {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, "\\$&");
  try {
    return new _configuration_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .Glob */ .fo(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : void 0;
  } catch (error) {
    if (error instanceof _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError) return void 0;
    throw error;
  }
}
const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|pdf|drawio|excalidraw|puml)$/i;
const ofTests = /(?:^|[/._-])(?:tests?|testing|specs?|e2e|fixtures?|goldens?|snapshots?|examples?|samples?|data|testdata)[/._-]/i;
const ofRobots = /^\.github\/[^/]+\.ya?ml$/;
const source = /\.(?:[cm]?[jt]sx?|mdx|vue|svelte|astro|py|rs|go|java|kts?|cs|fs|vb|php|rb|swift|scala|c|cc|cpp|h|hpp|sh|ps1|bat|cmd)$/i;
function mayImpactNothing(path) {
  if (source.test(path) || ofTests.test(path)) return false;
  return (0,_unowned_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .impactsOnlyWhatNamesIt */ .B8)(path) || picture.test(path) || ofRobots.test(path);
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

/***/ 33619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53270);

class ImpactError extends _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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

/***/ 90972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   fo: () => (/* binding */ Glob),
/* harmony export */   t_: () => (/* binding */ capturePattern)
/* harmony export */ });
/* harmony import */ var _shared_globs_backslash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44096);
/* harmony import */ var _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11994);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);



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
        throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} must stand in a segment of its own, or with plain text around it`);
      }
      captures.push({ name, before, after, segment: segments.length });
      segments.push(`${before}?*${after}`);
    }
    if (segments.at(-1) === "**" && captures.at(-1)?.segment === segments.length - 2) segments.push("*");
    checkBraces(segments.join("/"));
    this.captures = [...new Set(captures.map(({ name }) => name))];
    this.#captures = captures;
    this.#segments = segments;
    if (!cannotBeWrong.test(text)) this.#whole = (0,_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(segments.join("/"));
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
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`its names may stand for too many parts of the path ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(path, 80)}`);
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
    return (this.#whole ??= (0,_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(this.#segments.join("/")))(path);
  }
  #partsBetweenNames() {
    const places = [-1, ...this.#captures.map(({ segment }) => segment)];
    return places.map((place, index) => {
      const next = places[index + 1];
      const segments = this.#segments.slice(place + 1, next);
      const ends = (inner) => ["-", ...inner, ...next === void 0 ? [] : ["-"]].join("/");
      const matches = (0,_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(ends(segments));
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
  if (text === "") throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("it is empty");
  if (text.length > _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`it is longer than the ${_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm} characters that a path has`);
  if (text.startsWith("/")) {
    throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`);
  }
  if (text.endsWith("/")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
  if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has . or .. as a segment, so it matches nothing");
  if (text.includes("//")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has an empty segment, so it matches nothing");
  if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("the \\ at its end escapes nothing");
  const backslash = (0,_shared_globs_backslash_js__WEBPACK_IMPORTED_MODULE_2__/* .backslashMistake */ .d)(text);
  if (backslash !== void 0) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(backslash);
  if (text.includes("\0")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has a NUL");
  if (/(^|[^\\])(\\\\)*\{\}/.test(text)) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("{} names nothing");
}
function checkBraces(text) {
  for (const [whole, inside = ""] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}
function checkBrackets(text) {
  const plain = text.replaceAll(new RegExp(String.raw`\\.|${_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .characterClass */ .EV.source}`, "gsu"), "_");
  if (plain.includes("[")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ]: write \\[ for the character itself");
  if (plain.includes("]")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening [: write \\] for the character itself");
  let braces = 0;
  let choices = 0;
  for (const [mark] of plain.matchAll(/[@?*+!]\(|[(){}]/g)) {
    if (mark === "{") braces += 1;
    else if (mark === "}" && (braces -= 1) < 0) {
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening {: write \\} for the character itself");
    } else if (mark.length === 2) choices += 1;
    else if (mark === "(" && choices > 0)
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("( within @(\u2026), ?(\u2026), *(\u2026), +(\u2026) or !(\u2026): write \\( for the character itself");
    else if (mark === ")" && choices > 0) choices -= 1;
  }
  if (braces > 0) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing }: write \\{ for the character itself");
  if (choices > 0) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ): write \\( for the character itself");
}



/***/ }),

/***/ 52210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
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



/***/ }),

/***/ 98124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ impactsOnlyWhatNamesIt),
/* harmony export */   N1: () => (/* binding */ documentGroup)
/* harmony export */ });
/* unused harmony export documents */
/* harmony import */ var _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11994);

const texts = ["README*", "CHANGELOG*", "CONTRIBUTING*", "CODE_OF_CONDUCT*", "SECURITY*", "SUPPORT*", "GOVERNANCE*"];
const licences = ["LICENSE*", "LICENCE*", "NOTICE*", "AUTHORS*", "MAINTAINERS*"];
const notes = [
  ...[".changes/**", ".changelog/**", "changelog/**", "changelogs/**", "changelog.d/**", "changes.d/**"],
  ...["newsfragments/**", "releasenotes/notes/**", "release-notes/**", "release_notes/**"]
];
const exemptions = [
  ...[".prettierignore", ".markdownlintignore", ".stylelintignore", ".ratignore", ".lycheeignore", ".gitleaksignore"],
  ...[".cspell.json", "cspell.json", "cspell.y{,a}ml", "cspell.config.json", "cspell.config.y{,a}ml", "cspell*.txt"],
  ...[".cspell/*.txt", "cspell/*.txt", "{,.,_}typos.toml", ".codespellrc"]
];
const documents = [
  {
    globs: texts,
    why: "Text for people, at the root, where no package is built from it; what includes it names it."
  },
  {
    globs: licences,
    why: "Text for people and lawyers. Packages that ship it name it in their manifests."
  },
  {
    globs: [
      "AGENTS.md",
      "CLAUDE.md",
      "GEMINI.md",
      ".cursor/rules/**",
      ".cursorrules",
      ".github/copilot-instructions.md",
      ".agents/**/*.md",
      ".claude/**/*.md"
    ],
    why: "Text that assistants read while code is written."
  },
  {
    globs: [
      ".github/*.md",
      ".github/ISSUE_TEMPLATE/**",
      ".github/ISSUE_TEMPLATE.*",
      ".github/PULL_REQUEST_TEMPLATE/**"
    ],
    why: "Text and forms on GitHub's pages. No checkout step reads it."
  },
  {
    globs: [
      "CODEOWNERS",
      ".github/CODEOWNERS",
      "docs/CODEOWNERS",
      ".github/FUNDING.yml",
      "FUNDING.yml",
      "FUNDING.json"
    ],
    why: "GitHub reads it, to ask for reviews and to show a button."
  },
  {
    globs: [".asf.yaml", "doap*.rdf"],
    why: "The Apache Software Foundation's robots read it, to set up the repository and to list the project."
  },
  {
    globs: [
      ...[".github/labeler.y{,a}ml", ".github/stale.yml", ".github/auto_assign.yml", ".github/boring-cyborg.yml"],
      ...[".github/settings.yml", "triagebot.toml", ".mergify.yml", ".github/mergify.yml", ".coderabbit.yaml"]
    ],
    why: "Robots read it, which label, assign, comment on and merge pull requests."
  },
  {
    globs: [".codesandbox/**", ".checkmarx/**", "{,.}codecov.y{,a}ml", ".github/codecov.y{,a}ml"],
    why: "Services outside read it, which preview, scan, or report on what the tests measured."
  },
  {
    globs: [".devcontainer/**", ".devcontainer.json", ".gitpod.yml", ".gitpod.Dockerfile"],
    why: "The place where a person edits the code is made from it. A job makes its own."
  },
  {
    globs: ["flake.nix", "flake.lock", "shell.nix", ".envrc"],
    why: "The shell in which a person works is made from it. A job that uses it starts Nix or direnv."
  },
  {
    globs: exemptions,
    why: "What a check of single files leaves out. It judges each file by itself."
  },
  {
    globs: ["common/config/rush/version-policies.json", "common/config/rush/.npmrc-publish"],
    why: "Rush's commands that set versions and publish read it. New versions are changes of manifests, which count by themselves."
  },
  {
    globs: [
      "common/config/rush/browser-approved-packages.json",
      "common/config/rush/nonbrowser-approved-packages.json"
    ],
    why: "Rush adds to this list what manifests depend on, so that people review it. The manifests count by themselves."
  },
  {
    globs: [".github/release.yml", ".github/release.yaml"],
    why: "GitHub reads it, to write the notes of a release from the titles of what was merged before."
  },
  {
    globs: ["CONTRIBUTORS*", "contributors.yml", ".all-contributorsrc", "CLA.md", "CLA.txt", ".github/CLA*"],
    why: "Who wrote what, and who signed for it. Robots and pages read it."
  },
  {
    globs: ["CITATION.cff", ".mailmap", ".git-blame-ignore-revs"],
    why: "GitHub and Git read it, to show how to cite, and who wrote what."
  },
  {
    globs: [
      ...[".github/dependabot.yml", ".github/dependabot.yaml", "renovate.json*", ".github/renovate.json*"],
      ...[".renovaterc", ".renovaterc.json*"]
    ],
    why: "Robots read it, which open pull requests of their own."
  },
  {
    globs: [".changeset/*.md", ".changeset/pre/*.md", ".changeset/pre.json"],
    why: "Notes for the next version, and which of them a prerelease has. The version that they lead to is a change of manifests, which counts by itself."
  },
  {
    globs: [...notes, ".changie.y{,a}ml"],
    why: "Notes on changes, which a release puts together, and what it wrote before."
  },
  {
    globs: [".vscode/**", ".idea/**", ".zed/**", ".editorconfig", "*.code-workspace", "*.sublime-project"],
    why: "Settings of editors. A command that is run without an editor does not see them."
  },
  {
    globs: [".husky/**", ".lintstagedrc*"],
    why: "Hooks of git, which run on people's machines for what they are about to commit."
  }
];
let matchers;
const anyOf = (globs) => {
  const all = globs.map((glob) => (0,_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(glob, { nocase: true }));
  return (path) => all.some((matches) => matches(path));
};
const makeMatchers = () => ({
  groups: documents.map(({ globs, why }) => ({ matches: anyOf(globs), why })),
  isText: anyOf([...texts, ...licences]),
  isNote: anyOf(notes)
});
const isCode = /^[^/]*\.(?!md$|markdown$|mdown$|rst$|txt$|adoc$|asciidoc$|html?$|org$|rdoc$|textile$|pdf$)[a-z][a-z0-9]*$/i;
const prose = /\.(?:md|mdx|markdown|mdown|rst|adoc|asciidoc)$|(?:^|\/)(?:licen[cs]e|copying|notice|authors|readme)(?:\.txt)?$/i;
function isProse(path) {
  return prose.test(path);
}
const ofTexts = /^(?:\.?docs?|documentation|internal-docs|website-docs|adr|adrs|decisions|rfcs?|tutorials|guides?|media|changelogs?)\//i;
const ofSites = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|drawio|excalidraw|mmd|puml)$|(?:^|\/)(?:_?sidebars?|_?toc|_?nav|navigation|_?meta|_category_|config|mint|menu|switcher)\.(?:ya?ml|json)$/i;
function isShownWithProse(path) {
  return ofTexts.test(path) && ofSites.test(path);
}
function isPlaceholder(path) {
  return /(?:^|\/)\.(?:git)?keep$/.test(path);
}
function impactsOnlyWhatNamesIt(path) {
  return documentGroup(path) !== void 0 || isProse(path) || isShownWithProse(path) || isPlaceholder(path);
}
function documentGroup(path) {
  const { groups, isText, isNote } = matchers ??= makeMatchers();
  const group = groups.find(({ matches }) => matches(path));
  const isOther = isText(path) ? isCode.test(path) : isNote(path) && /\.(?:py|go|[cm]?[jt]s|rb|rs|sh|ps1)$/i.test(path);
  return group === void 0 || isOther ? void 0 : group.why;
}



/***/ }),

/***/ 44096:
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

/***/ 11994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ characterClass),
/* harmony export */   GlobError: () => (/* binding */ GlobError),
/* harmony export */   Hm: () => (/* binding */ longestGlob),
/* harmony export */   Yk: () => (/* binding */ libraryMatcher),
/* harmony export */   pathMatcher: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53270);


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