"use strict";
exports.id = 2601;
exports.ids = [2601];
exports.modules = {

/***/ 52601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bazel: () => (/* binding */ bazel)
});

// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/tools.js
var readers_tools = __webpack_require__(9604);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/bazel/graph.js

const ruleField = 2;
const inRule = { name: 1, ruleClass: 2, attribute: 4, input: 5, feature: 7 };
const inAttribute = { name: 1, string: 5, listed: 6 };
const others = /* @__PURE__ */ new Map([
  [3, { kind: "source file", uses: 4, content: 5 }],
  [4, { kind: "generated file", uses: 2, content: void 0 }],
  [5, { kind: "package group", uses: 3, content: 2 }],
  [6, { kind: "environment group", uses: 2, content: 3 }]
]);
const origin = /^generator_(?:name|function|location)$/;
const implementation = "$rule_implementation_hash";
function readTargets(printed) {
  const targets = [];
  for (const [number, message] of fieldsIn(printed)) {
    if (number !== 1) throw new Error("it holds a field that is not a target");
    const target = targetIn(message);
    if (!/^(?:@{1,2}[^/]*)?\/\//.test(target?.label ?? "")) throw new Error("a target has no label");
    if (target !== void 0) targets.push(target);
  }
  if (targets.length === 0) throw new Error("it has no targets");
  return targets;
}
function targetIn(message) {
  for (const [number, bytes] of fieldsIn(message)) {
    if (number === ruleField) return ruleIn(bytes);
    const form = others.get(number);
    if (form === void 0) continue;
    const fields = [...fieldsIn(bytes)];
    const texts = (field) => fields.flatMap(([one, value]) => one === field ? textOf(value) : []);
    const content = texts(form.content).sort().join("\n");
    return {
      label: canonicalLabel(texts(1)[0] ?? ""),
      kind: form.kind,
      facts: /* @__PURE__ */ new Map([["its content", content]]),
      uses: new Set(texts(form.uses).map(canonicalLabel))
    };
  }
  return void 0;
}
function ruleIn(message) {
  const definition = (0,external_node_crypto_.createHash)("sha1");
  const uses = /* @__PURE__ */ new Set();
  let [label, ruleClass, implementedBy] = ["", "", ""];
  for (const [number, bytes] of fieldsIn(message)) {
    if (number === inRule.name) label = canonicalLabel(textOf(bytes));
    else if (number === inRule.ruleClass) ruleClass = textOf(bytes);
    else if (number === inRule.input) uses.add(canonicalLabel(textOf(bytes)));
    else if (number === inRule.feature) definition.update(bytes);
    if (number !== inRule.attribute) continue;
    const { name, texts } = attributeIn(bytes);
    if (name === implementation) implementedBy = texts.join();
    else if (!origin.test(name)) definition.update(bytes);
    for (const text of texts) if (/^@{0,2}[^/]*\/\//.test(text)) uses.add(canonicalLabel(text));
  }
  const facts = /* @__PURE__ */ new Map([
    ["its definition", `${ruleClass} ${definition.digest("hex")}`],
    [`a .bzl file of its rule ${ruleClass}`, implementedBy]
  ]);
  return { label, kind: "rule", ruleClass, facts, uses };
}
function attributeIn(message) {
  let name = "";
  const texts = [];
  for (const [number, bytes] of fieldsIn(message)) {
    if (number === inAttribute.name) name = textOf(bytes);
    else if (number === inAttribute.string || number === inAttribute.listed) texts.push(textOf(bytes));
  }
  return { name, texts };
}
function canonicalLabel(label) {
  return label.replace(/^@{1,2}(?=\/\/)/, "");
}
function textOf(bytes) {
  const text = bytes.toString("utf8");
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text;
  const written = Buffer.from(text, "latin1").toString("utf8");
  return written.includes("\uFFFD") ? text : written;
}
function* fieldsIn(message) {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at];
      if (byte === void 0) throw new Error("it ends within a number");
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    let start = at;
    const form = tag % 8;
    if (form === 0) varint();
    else {
      const length = form === 2 ? varint() : form === 1 ? 8 : form === 5 ? 4 : Infinity;
      start = at;
      at += length;
    }
    if (at > message.length) throw new Error("it ends within a field");
    yield [Math.floor(tag / 8), message.subarray(start, at)];
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/bazel/version.js

const unstamped = "no_version";
function saidVersion(printed) {
  return /^bazel[ \t]+(\d+\.\d+\.\d+(?:rc\d+|-pre(?:\.\d+)+)?|no_version\b)/m.exec(printed)?.[1];
}
const firstByModules = 7;
const firstWithoutWorkspace = 8;
async function whyUnusable(commit, root, said) {
  const named = await namedVersion(commit, root);
  if (named === void 0) return void 0;
  const ran = said === unstamped ? void 0 : Number.parseInt(said, 10);
  const has = (name) => commit.files.has((0,tree_paths/* inside */.nx)(root, name));
  const isByModules = has("MODULE.bazel") && named.major >= firstByModules;
  const byWorkspace = named.major < firstWithoutWorkspace && (has("WORKSPACE") || has("WORKSPACE.bazel"));
  const isRead = isByModules ? ran !== void 0 && ran >= firstByModules : !byWorkspace || ran === void 0 || ran < firstWithoutWorkspace;
  if (isRead) return void 0;
  return `${named.file} names Bazel ${named.version}, which takes the names of repositories from ${isByModules ? "MODULE.bazel" : "WORKSPACE"}. ${ran === void 0 ? "A Bazel that does not say its version" : `Bazel ${said}`} may not do so, so that targets could be missing. Use bazelisk, which starts the named version, or set build-systems.bazel.program to the path of that version`;
}
const longest = 1e3;
async function namedVersion(commit, root) {
  const read = async (name) => {
    const content = (await commit.tree.read([(0,tree_paths/* inside */.nx)(root, name)])).get((0,tree_paths/* inside */.nx)(root, name));
    return content?.toString("utf8").slice(0, longest) ?? "";
  };
  const set = /^[ \t]*USE_BAZEL_VERSION[ \t]*=[ \t]*(\S+)[ \t\r]*$/m.exec(await read(".bazeliskrc"))?.[1];
  const lines = (await read(".bazelversion")).split("\n");
  const written = set ?? lines.map((line) => line.trim()).find((line) => line !== "" && !line.startsWith("#"));
  const [version, major = ""] = /^(\d+)(?:\.[\d.]*)?(?:[x*]|rc\d+|-pre(?:\.\d+)+)?$/.exec(written ?? "") ?? [];
  if (version === void 0) return void 0;
  return { version, major: Number.parseInt(major, 10), file: set === void 0 ? ".bazelversion" : ".bazeliskrc" };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/bazel/query.js







const queryOptions = "--noshow_progress --color=no --nokeep_going --implicit_deps --nodep_deps --tool_deps --order_output=no --output=proto --noproto:locations --noproto:flatten_selects --proto:default_values --proto:rule_inputs_and_outputs --proto:output_rule_attrs=all";
async function queryTargets(commit, root, tools) {
  const { "startup-options": given = [], "query-options": further = [] } = tools.options.bazel ?? {};
  const cwd = (0,external_node_path_.join)(await commit.tree.directory(), root);
  const program = await findProgram(commit, root, cwd, tools);
  const scratch = await tools.temporaryDirectory();
  const startup = [...given, `--output_base=${(0,external_node_path_.join)(scratch, "output")}`, "--max_idle_secs=60"];
  const expression = universe(tools);
  const file = (0,external_node_path_.join)(scratch, "query");
  await (0,promises_.writeFile)(file, expression);
  try {
    const args = [...startup, "query", ...further, ...queryOptions.split(" "), `--query_file=${file}`];
    const finished = await tools.run(program, args, { cwd, encoding: "latin1" });
    if (finished.exitCode === 0) return targetsIn(finished.stdout);
    throw new readers_tools/* ToolFailed */.CV(
      `bazel query ${(0,src_text/* shortened */.vI)(expression, 100)} ended with exit code ${finished.exitCode}: ${reason(finished)}. Make that query work, or leave the packages that it cannot read out of build-systems.bazel.universe`
    );
  } finally {
    await tools.run(program, [...startup, "shutdown"], { cwd }).catch((error) => {
      tools.debug(`bazel shutdown: ${String(error)}`);
    });
  }
}
async function findProgram(commit, root, cwd, tools) {
  const { program } = tools.options.bazel ?? {};
  const candidates = program === void 0 ? ["bazelisk", "bazel"] : [program];
  for (const candidate of candidates) {
    const asked = await tools.run(candidate, ["--version"], { cwd }).catch((error) => {
      if (!(error instanceof impact_error/* ToolMissing */.L)) throw error;
      return void 0;
    });
    if (asked === void 0) continue;
    const version = asked.exitCode === 0 ? saidVersion(asked.stdout) : void 0;
    if (version === void 0) return candidate;
    tools.noteVersion("bazel", version);
    const unusable = await whyUnusable(commit, root, version);
    if (unusable === void 0) return candidate;
    throw new impact_error/* ImpactError */.X(unusable);
  }
  throw new impact_error/* ToolMissing */.L(candidates.at(-1) ?? "bazel");
}
function universe({ options }) {
  const { universe: patterns = ["//..."], externals = false } = options.bazel ?? {};
  const [included, excluded] = [
    patterns.filter((pattern) => !pattern.startsWith("-")),
    patterns.flatMap((pattern) => pattern.startsWith("-") ? pattern.slice(1) : [])
  ].map((some) => some.map((pattern) => `"${pattern}:*"`));
  const expression = [(included ?? []).join(" + "), ...excluded ?? []].join(" - ");
  return externals ? `deps(${expression})` : expression;
}
function targetsIn(printed) {
  try {
    return readTargets(Buffer.from(printed, "latin1"));
  } catch (error) {
    throw new readers_tools/* ToolFailed */.CV(
      `bazel query did not print its graph (${error instanceof Error ? error.message : ""}): ${JSON.stringify(printed.slice(0, 200))}. Check that build-systems.bazel.program is Bazel`
    );
  }
}
function reason(finished) {
  const isNoise = (line) => /^\s*(?:Loading|INFO|WARNING|DEBUG|\$TEST_TMPDIR)\b/.test(line);
  const said = (text) => text.split("\n").filter((line) => !isNoise(line)).join("\n");
  return (0,readers_tools/* lastLines */.w$)({ ...finished, stdout: said(finished.stdout), stderr: said(finished.stderr) });
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/scan/families.js
var families = __webpack_require__(49498);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/scan/texts.js
var scan_texts = __webpack_require__(47624);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/bazel/workspace-files.js





function isBuildFile(path) {
  return /^BUILD(?:\.bazel)?$/.test((0,tree_paths/* nameOf */.Vb)(path));
}
function isLoadable(path) {
  return /\.(?:bzl|scl)$/.test(path) || path === "tools/build_rules/prelude_bazel";
}
const definitions = /^(?:MODULE|(?:.*\/)?[^/]+\.MODULE|REPO)\.bazel$|^WORKSPACE(?:\.bazel|\.bzlmod)?$/s;
const optionsFile = /(?:^|\/)[^/]*bazelrc$/;
const further = /^(?:MODULE\.bazel\.lock|\.bazelversion|\.bazeliskrc|tools\/bazel(?:\.[^/]+)?)$/;
function isWorkspaceFile(path) {
  return definitions.test(path) || optionsFile.test(path) || further.test(path);
}
async function workspaceSettings(commit, root) {
  const mentions = await WorkspaceMentions.of(commit, root);
  const settings = /* @__PURE__ */ new Map();
  for (const { path, mode, object } of await commit.tree.entries()) {
    const below = (0,build_root/* belowRoot */.I)(path, root);
    if (below === void 0) continue;
    const cause = mode === "160000" ? `submodule ${path} changed, and its files are not at hand` : isWorkspaceFile(below) ? `${path} changed: it says which Bazel runs, how, or with which external repositories` : mentions.hasFile(below) ? `${path} is used by the definitions of external repositories or by .bazelrc` : void 0;
    if (cause !== void 0) settings.set(path, { value: mentions.sources.get(below) ?? object, file: path, cause });
  }
  return settings;
}
class WorkspaceMentions {
  /** Files that define external repositories or give options, and what these load, each with its meaning. */
  sources = /* @__PURE__ */ new Map();
  #paths = /* @__PURE__ */ new Set();
  #folders = /* @__PURE__ */ new Set();
  static async of(commit, root) {
    const mentions = new WorkspaceMentions();
    const files = [...commit.files.keys()].flatMap((path) => (0,build_root/* belowRoot */.I)(path, root) ?? []);
    let wanted = files.filter((path) => definitions.test(path) || optionsFile.test(path));
    while (wanted.length > 0) {
      const contents = await commit.tree.read(wanted.map((path) => (0,tree_paths/* inside */.nx)(root, path)));
      const named = wanted.flatMap(
        (path) => mentions.#add(path, contents.get((0,tree_paths/* inside */.nx)(root, path))?.toString("utf8") ?? "")
      );
      wanted = [...new Set(named)].filter(
        (path) => commit.files.has((0,tree_paths/* inside */.nx)(root, path)) && !mentions.sources.has(path)
      );
    }
    return mentions;
  }
  hasFile(path) {
    return this.sources.has(path) || this.#paths.has(path) || (0,tree_paths/* pathsAbove */.wP)(path).some((one) => this.#folders.has(one));
  }
  /** @param label of the main repository: `//pkg:name` */
  hasLabel(label) {
    return this.#paths.has(pathOf(label, "") ?? "");
  }
  /** @returns further files to read: those that are loaded, included or imported, or that are the BUILD file of another repository */
  #add(path, content) {
    const { meaning, texts } = readWorkspaceFile(path, content);
    this.sources.set(path, meaning);
    const paths = texts.flatMap(({ text, isFolder }) => {
      if (isFolder) this.#addFolder(text);
      return placesOf(text, path);
    });
    for (const one of paths) this.#paths.add(one);
    return paths.filter((one) => isLoadable(one) || isWorkspaceFile(one) || (0,tree_paths/* nameOf */.Vb)(one).includes("BUILD"));
  }
  #addFolder(written) {
    const folder = external_node_path_.posix.normalize(written).replace(/\/$/, "");
    if (folder !== "." && !folder.startsWith("..")) this.#folders.add(folder);
  }
}
function readWorkspaceFile(path, content) {
  return optionsFile.test(path) ? readOptions(content) : readStarlark(content);
}
function readStarlark(source) {
  const meaning = [];
  const texts = [];
  const scanned = (0,scan_texts/* readTexts */.Z)(families/* families */.T.python, source);
  let from = 0;
  for (const { value, start, end } of scanned.texts) {
    if (start < from) continue;
    const before = scanned.code.slice(from, start);
    meaning.push(before, JSON.stringify(value));
    texts.push({ text: value, isFolder: /\bpath\s?=\s?$/.test(before.slice(-20)) });
    from = end;
  }
  meaning.push(scanned.code.slice(from));
  return { meaning: withoutBlanks(meaning.join("")).join("\n"), texts };
}
function readOptions(content) {
  const lines = withoutBlanks(content.replaceAll(/\\\r?\n/g, "").replaceAll(/(?<!\S)#.*/g, ""));
  const options = lines.flatMap((line) => line.trim().split(/\s+/).slice(1));
  const texts = options.flatMap(
    (option) => option.split(/[=,]/).map((written) => ({
      text: written.replaceAll(/^["']|["']$/g, "").replace(/^%workspace%\/+/, ""),
      isFolder: written.includes("/") || option.startsWith("--override_")
    }))
  );
  return { meaning: lines.join("\n"), texts };
}
function placesOf(text, source) {
  const isLabel = text.includes("//") || text.startsWith(":");
  if (!isLabel && !/[./]/.test(text)) return [];
  const places = [pathOf(text, source), isLabel ? void 0 : pathOf(text, "")];
  return places.flatMap((path) => path === void 0 || !isLabel && isBuildFile(path) ? [] : path);
}
function withoutBlanks(text) {
  return text.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "");
}
function pathOf(written, source) {
  const [, absolute] = /^(?:@{0,2}[^/:]*)?\/\/(.*)$/s.exec(written) ?? [];
  if (absolute !== void 0) {
    const [folder = "", name] = absolute.split(":");
    return external_node_path_.posix.join(folder, name ?? (0,tree_paths/* nameOf */.Vb)(folder));
  }
  return written.startsWith("@") || written.includes("://") ? void 0 : external_node_path_.posix.join((0,tree_paths/* directoryOf */.jt)(source), written.replace(/^:/, ""));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/bazel/index.js





const bazel = {
  name: "bazel",
  everything: workspaceSettings,
  read
};
const resolved = (0,word_set/* wordSet */.d)("toolchain toolchain_type platform constraint_setting constraint_value cc_toolchain_suite");
async function read(commit, root, tools) {
  const queried = await queryTargets(commit, root, tools);
  const mentions = await WorkspaceMentions.of(commit, root);
  const packages = new Set(queried.flatMap(({ label }) => isMain(label) ? packageOf(label) : []));
  const rules = queried.filter(({ kind }) => kind === "rule");
  return {
    reportedBy: "bazel",
    targets: rules.map((rule) => declared(rule, root, mentions)),
    externals: new Map(queried.flatMap((one) => one.kind === "rule" ? [] : [[one.label, externalOf(one)]])),
    owners: await ownersIn(commit, root, queried, packages),
    describedBy: (path) => {
      const below = (0,build_root/* belowRoot */.I)(path, root) ?? "";
      const isPackage = isBuildFile(below) && packages.has((0,tree_paths/* pathsAbove */.wP)(below)[0] ?? "");
      return isPackage || isLoadable(below) || below === ignored ? path : void 0;
    },
    isWithoutEffect: (change) => isPlain(change, root)
  };
}
function declared({ label, ruleClass = "", facts, uses }, root, mentions) {
  const isPart = !isMain(label);
  const concern = resolved.has(ruleClass) ? `${ruleClass} ${label} is impacted, and any target may be resolved to it` : mentions.hasLabel(label) ? `${label} is impacted, and external repositories or .bazelrc use it` : void 0;
  return {
    id: label,
    name: label,
    // A target of another repository owns no file of this one.
    folder: isPart ? ".." : (0,tree_paths/* inside */.nx)(root, packageOf(label)),
    uses: [...uses].map((id) => ({ id })),
    facts,
    ...isPart ? { isPart } : concern !== void 0 && { concernsAll: concern }
  };
}
function externalOf({ label, facts, uses }) {
  return { label, content: [...facts.values()].join("\n"), uses: [...uses].map((id) => ({ id })) };
}
const ignored = ".bazelignore";
function isPlain({ path, status, base, head }, root) {
  const below = (0,build_root/* belowRoot */.I)(path, root);
  if (below === void 0) return true;
  const isFile = [base, head].every((entry) => entry?.mode.startsWith("100"));
  return status === "modified" && isFile && !isBuildFile(below) && !isLoadable(below) && below !== ignored;
}
function isMain(label) {
  return label.startsWith("//") && !label.startsWith("//external:");
}
function packageOf(label) {
  return label.slice(label.indexOf("//") + 2, label.lastIndexOf(":"));
}
async function ownersIn(commit, root, queried, packages) {
  const files = new Set(queried.flatMap(({ kind, label }) => kind === "source file" ? [label] : []));
  const links = await commit.tree.links();
  return (path) => {
    const below = (0,build_root/* belowRoot */.I)(path, root);
    const folder = (0,tree_paths/* pathsAbove */.wP)(below ?? "").find((one) => packages.has(one));
    if (below === void 0 || folder === void 0) return [];
    const name = folder === "" ? below : below.slice(folder.length + 1);
    const owners = [name, ...(0,tree_paths/* pathsAbove */.wP)(name)].map((one) => `//${folder}:${one}`).filter((label) => files.has(label));
    if (!links.has(path)) return owners;
    const starts = [`//${below}:`, `//${below}/`, `//${folder}:${name}/`];
    return [...owners, ...[...files].filter((label) => starts.some((start) => label.startsWith(start)))];
  };
}



/***/ })

};
;