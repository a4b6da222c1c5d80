"use strict";
exports.id = 9003;
exports.ids = [9003,4173];
exports.modules = {

/***/ 72894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dotnet: () => (/* binding */ dotnet)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/manifests.js
var manifests = __webpack_require__(56673);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/submodules.js
var tree_submodules = __webpack_require__(218);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/xml.js
var xml = __webpack_require__(30199);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/folded-path.js
var folded_path = __webpack_require__(76487);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/content-memory.js
var content_memory = __webpack_require__(11902);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/symbolic-links.js
var symbolic_links = __webpack_require__(52333);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/packages/shared/src/digest.js

const longest = 200;
function digest(text) {
  return text.length <= longest ? text : `sha256:${(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex")}`;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/statements.js



function statementsOf(root) {
  const properties = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Set();
  const lists = /* @__PURE__ */ new Map();
  const imports = [];
  const packages = [];
  const references = [];
  let pinsAll = false;
  for (const { element, conditions } of elementsOf(root)) {
    if (element.name === "PropertyGroup") addProperties(properties, element, known);
    addItem(lists, element);
    imports.push(...importsOf(element));
    packages.push(...packagesOf(element));
    references.push(...referencesOf(element, conditions.length > 0));
    pinsAll ||= /^CentralPackageTransitivePinningEnabled$/i.test(element.name) && !/^false$/i.test(element.text);
  }
  return { properties, lists, imports, packages, references, pinsAll };
}
function addProperties(properties, group, known) {
  for (const { name, text } of group.children) {
    const key = name.toLowerCase();
    if (!known.has(`${key} ${text}`)) (0,append/* append */.BC)(properties, key, text);
    known.add(`${key} ${text}`);
  }
}
function addItem(lists, element) {
  const isOutput = element.name === "Output";
  const name = isOutput ? attribute(element, "itemname") : element.name;
  const included = attribute(element, "include");
  if (name === void 0 || !isOutput && included === void 0) return;
  (0,append/* append */.BC)(lists, name.toLowerCase(), isOutput ? void 0 : included);
}
function importsOf(element) {
  const { name } = element;
  if (name === "Import") return [attribute(element, "project") ?? ""].filter((path) => path !== "");
  return name === "ProjectReference" ? [attribute(element, "include") ?? ""].filter((path) => /\.(sh)?proj$/i.test(path)) : [];
}
const isPackage = (name) => /^(Global)?PackageReference$|^PackageDownload$/.test(name);
function packagesOf(element) {
  if (!isPackage(element.name)) return [];
  return [attribute(element, "include"), attribute(element, "update")].filter((written) => written !== void 0);
}
function referencesOf(element, conditional) {
  const { name, attributes, text } = element;
  if (isPackage(name) || name === "PackageVersion" || name === "Import") return [];
  const texts = Object.entries(attributes).filter(([key]) => !/^(condition|sdk|label|xmlns|version)$/i.test(key));
  return [...texts, ["", text]].flatMap(([key, written]) => {
    const required = name === "ProjectReference" && key.toLowerCase() === "include";
    const isText = key === "";
    const startsAtProject = required || isText && !/[\\/$]/.test(written);
    const tokens = pathTokens(written).filter((token) => required || !startsAtProject || !isOwnFile(token));
    if (!required && tokens.length === 0) return [];
    const mayLack = conditional || /->\s*Exists\(/i.test(written);
    const isFixed = !required || !written.includes("@(");
    return {
      text: written,
      tokens: isFixed ? tokens : void 0,
      required,
      isText,
      conditional: mayLack,
      startsAtProject
    };
  });
}
function isOwnFile(token) {
  return token.length <= 200 && /^\w[\w.+-]*$/.test(token) && !/proj$/i.test(token);
}
function pathTokens(written) {
  if (!/[\\/.]|\$\(/.test(written)) return [];
  const tokens = written.split(/[;\n]/).map((token) => token.trim());
  const words = tokens.flatMap(
    (token) => /[\s"']/.test(token) ? token.split(/[\s"'|<>,]+/).filter((word) => /[\\/]/.test(word)) : []
  );
  return [...tokens, ...words].filter((token) => /[\\/]|\.\w+$|\$\(/.test(token) && !/^\w+:\/\//.test(token));
}
function* elementsOf(root, conditions = "") {
  for (const element of root.children) {
    const { Condition: condition } = element.attributes;
    const all = condition === void 0 ? conditions : digest(`${conditions}
${condition}`);
    const chosen = element.name === "When" || element.name === "Otherwise" ? digest(`${all}
${element.name}`) : all;
    yield { element, conditions: chosen };
    yield* elementsOf(element, chosen);
  }
}
function attribute(element, name) {
  return Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name)?.[1];
}
function textOf(element) {
  return digest((0,json_values/* canonicalJson */.dj)(partsOf(element)));
}
function partsOf({ name, attributes, children, text }) {
  return [name, attributes, text, children.map(partsOf)];
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/msbuild-files.js










const mostSteps = 1e8;
const projectFile = /\.(cs|fs|vb|sql|vcx|wix|es|js|njs|py)proj$/i;
const msbuildFile = /\.(\w*proj|props|targets|projitems|tasks|slnx|slnf|sln)$/i;
function isMsbuildFile(path) {
  return msbuildFile.test(path);
}
async function readMsbuildFiles(tree) {
  const all = await tree.entries();
  const places = await literals_places/* TrackedPlaces */.b.of(tree);
  const everything = new Map(all.map(({ path, object }) => [path, object]));
  const entries = all.filter(({ path, mode }) => msbuildFile.test(path) && mode.startsWith("100"));
  const objects = new Map(entries.map(({ path, object }) => [path, object]));
  const contents = await tree.read(objects.keys());
  await addLinks(tree, everything, objects, contents);
  const folded = /* @__PURE__ */ new Map();
  for (const path of objects.keys()) (0,append/* append */.BC)(folded, (0,folded_path/* foldedPath */.k)(path), path);
  const byName = /* @__PURE__ */ new Map();
  for (const path of objects.keys()) (0,append/* append */.BC)(byName, (0,folded_path/* foldedPath */.k)((0,paths/* nameOf */.Vb)(path)), path);
  const parsed = (0,content_memory/* contentMemory */.xy)(tree, "files of MSBuild");
  (0,content_memory/* keepUsed */.LZ)(
    parsed,
    [...objects].map(([path, object]) => `${object} ${path}`)
  );
  const said = (0,content_memory/* contentMemory */.xy)(tree, "statements of files of MSBuild");
  (0,content_memory/* keepUsed */.LZ)(said, [...objects.values()]);
  const textOfFile = (path) => (0,broken_manifest/* manifestText */.$)(contents.get(path) ?? Buffer.alloc(0));
  let filled;
  let steps = 0;
  const files = {
    exists: (path) => places.find(path) === "file",
    find: (path) => objects.has(path) ? [path] : folded.get((0,folded_path/* foldedPath */.k)(path)) ?? [],
    named: (name) => byName.get((0,folded_path/* foldedPath */.k)(name)) ?? [],
    paths: () => objects.keys(),
    matched: /* @__PURE__ */ new Map(),
    text: textOfFile,
    statements: (path) => (0,append/* getOrMake */.IV)(said, objects.get(path) ?? "", () => statementsOf(files.get(path))),
    fills: (list) => {
      filled ??= new Set([...objects.keys()].flatMap((path) => listsIn(textOfFile(path))));
      return filled.has(list);
    },
    spend: (more) => {
      steps += more;
      if (steps > mostSteps) throw new unanswerable/* Unanswerable */.g("the projects have more imports and patterns than anybody writes");
    },
    get: (path) => {
      const object = `${objects.get(path) ?? ""} ${path}`;
      const known = (0,append/* getOrMake */.IV)(parsed, object, () => parse(path, contents.get(path) ?? Buffer.alloc(0)));
      if (known instanceof broken_manifest/* BrokenManifest */.L) throw known;
      return known;
    }
  };
  return files;
}
function listsIn(text) {
  const code = text.split("<!--").map((part, index) => index === 0 ? part : part.split("-->", 2)[1] ?? "");
  return code.flatMap(
    (part) => [...part.matchAll(/<([\w.-]+)\s[^<>]*\binclude\s*=/gi)].map(([, name = ""]) => name.toLowerCase())
  );
}
async function addLinks(tree, everything, objects, contents) {
  const symbolic = await (0,symbolic_links/* symbolicLinks */.M)(tree);
  const destination = (path) => symbolic.destination(path);
  const links = [...(await tree.links()).keys()].filter((path) => msbuildFile.test(path));
  const found = await tree.read(links.map(destination));
  for (const path of links) {
    const content = found.get(destination(path));
    const object = everything.get(destination(path));
    if (content === void 0 || object === void 0) continue;
    objects.set(path, object);
    contents.set(path, content);
  }
}
function parse(path, content) {
  try {
    return (0,xml/* parseXml */.NO)(path, content);
  } catch (error) {
    if (error instanceof broken_manifest/* BrokenManifest */.L) return error;
    throw error;
  }
}


// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/msbuild-text.js



const unknownText = "\0";
const mostValues = 16;
const longestText = 65536;
const mostExpansions = 2e3;
const deepest = 60;
const freeExpansions = 8;
const freeLength = 1e3;
function addDefinitions(definitions, file, names) {
  for (const [name, texts] of names) (0,append/* append */.BC)(definitions, name, { texts, file });
}
function valuesOf(text, context) {
  const work = { expansions: 0, depth: 0 };
  const values = expand(text, { ...context, work }, /* @__PURE__ */ new Set());
  if (work.expansions > freeExpansions) context.files.spend(work.expansions * 40);
  return values;
}
function expand(text, context, within) {
  const { work } = context;
  if (text.length > longestText || work.depth > deepest || work.expansions > mostExpansions) return [unknownText];
  if (text.length > freeLength) context.files.spend(text.length / 4);
  work.expansions += 1;
  work.depth += 1;
  const values = expandParts(text, context, within);
  work.depth -= 1;
  return values.length > mostValues || values.some(({ length }) => length > longestText) ? [unknownText] : values;
}
function expandParts(text, context, within) {
  let values = [""];
  for (let at = 0; at < text.length; ) {
    if (context.work.expansions > mostExpansions) return [unknownText];
    const sign = text.charAt(at);
    if ((sign === "$" || sign === "@" || sign === "%") && text.charAt(at + 1) === "(") {
      const end = closing(text, at + 1);
      const inner = text.slice(at + 2, end);
      const parts = sign === "$" ? propertyValues(inner.trim(), context, within) : [unknownText];
      values = values.flatMap((value) => parts.map((part) => joined(value, part)));
      if (values.length > mostValues || values.some(({ length }) => length > longestText)) values = [unknownText];
      at = end + 1;
    } else {
      const end = nextReference(text, at + 1);
      const part = withoutEscapes(text.slice(at, end)).replaceAll("\\", "/");
      values = values.map((value) => joined(value, part));
      at = end;
    }
  }
  return [...new Set(values)];
}
function withoutEscapes(text) {
  return text.replace(/%([\da-f]{2})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
function nextReference(text, from) {
  for (let at = from; at < text.length - 1; at += 1) {
    if (text.charAt(at + 1) === "(" && "$@%".includes(text.charAt(at))) return at;
  }
  return text.length;
}
function joined(value, part) {
  return value.endsWith("/") && part.startsWith("/") ? value + part.slice(1) : value + part;
}
function closing(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text.charAt(at) === "(") depth += 1;
    if (text.charAt(at) === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
function propertyValues(inner, context, within) {
  const set = reserved.get(inner.toLowerCase());
  if (set !== void 0) return [set(context)];
  if (inner.toLowerCase() === "solutiondir") {
    const { solutionDirectories } = context;
    return solutionDirectories.length === 0 ? [unknownText] : solutionDirectories.map(slashed);
  }
  if (/^[\w.-]+$/.test(inner)) {
    const name = inner.toLowerCase();
    const definitions = context.properties.get(name);
    const count = definitions?.reduce((sum, { texts }) => sum + texts.length, 0) ?? 0;
    if (definitions === void 0 || within.has(name) || count > mostExpansions) return [unknownText];
    const deeper = /* @__PURE__ */ new Set([...within, name]);
    return definitions.flatMap(({ texts, file }) => {
      const there = { ...context, file };
      return texts.flatMap((text) => expand(text.trim(), there, deeper));
    });
  }
  const call = /^\[([\w.]+)\]::(\w+)\((.*)\)$/s.exec(inner);
  return call ? functionValues(call[2] ?? "", splitArguments(call[3] ?? ""), context, within) : [unknownText];
}
const slashed = (directory) => directory === "" ? "/" : `/${directory}/`;
const stem = (path) => (0,paths/* nameOf */.Vb)(path).replace(/\.[^.]*$/, "");
const reserved = /* @__PURE__ */ new Map([
  ["msbuildthisfiledirectory", ({ file }) => slashed((0,paths/* directoryOf */.jt)(file))],
  ["msbuildprojectdirectory", ({ project }) => slashed((0,paths/* directoryOf */.jt)(project))],
  ["projectdir", ({ project }) => slashed((0,paths/* directoryOf */.jt)(project))],
  ["msbuildthisfilefullpath", ({ file }) => `/${file}`],
  ["msbuildprojectfullpath", ({ project }) => `/${project}`],
  ["projectpath", ({ project }) => `/${project}`],
  ["msbuildthisfile", ({ file }) => (0,paths/* nameOf */.Vb)(file)],
  ["msbuildthisfilename", ({ file }) => stem(file)],
  ["msbuildprojectfile", ({ project }) => (0,paths/* nameOf */.Vb)(project)],
  ["projectfilename", ({ project }) => (0,paths/* nameOf */.Vb)(project)],
  ["msbuildprojectname", ({ project }) => stem(project)],
  ["projectname", ({ project }) => stem(project)]
]);
function functionValues(name, written, context, within) {
  const parts = written.slice(0, mostValues).map((part) => expand(part, context, within));
  const first = parts[0]?.[0] ?? "";
  const second = parts[1]?.[0];
  const here = `/${(0,paths/* directoryOf */.jt)(context.file)}`;
  switch (name.toLowerCase()) {
    case "getpathoffileabove": {
      const found = fileAbove(first, second ?? here, context);
      return [found === void 0 ? "" : `/${found}`];
    }
    case "getdirectorynameoffileabove": {
      const found = fileAbove(second ?? "", first, context);
      return [found === void 0 ? "" : `/${(0,paths/* directoryOf */.jt)(found)}`];
    }
    case "combine":
    case "normalizepath":
    case "normalizedirectory":
    case "getfullpath":
    case "ensuretrailingslash": {
      const all = parts.reduce(
        (paths, part) => paths.flatMap((path) => part.map((each) => combine(path, each))),
        [""]
      );
      return all.length > mostValues ? [unknownText] : all.map((path) => /directory|slash/i.test(name) ? `${path}/` : path);
    }
    default:
      return [unknownText];
  }
}
function combine(path, part) {
  return path === "" || part.startsWith("/") ? part : `${path.replace(/\/$/, "")}/${part}`;
}
function fileAbove(name, from, context) {
  const start = external_node_path_.posix.join("/", from).replace(/^\/|\/$/g, "");
  if (start.includes(unknownText)) return void 0;
  return [start, ...(0,paths/* pathsAbove */.wP)(start)].map((directory) => external_node_path_.posix.join(directory, name)).find((path) => context.files.exists(path));
}
function splitArguments(text) {
  const found = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (at === text.length || sign === "," && depth === 0) {
      found.push(
        text.slice(from, at).trim().replace(/^['"`]|['"`]$/g, "")
      );
      from = at + 1;
    }
  }
  return found;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/wildcards.js
var wildcards = __webpack_require__(98946);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/outside-files.js





function placeText(path, meant) {
  return `${meant} ${path}`;
}
class OutsideFiles {
  #exact = new file_owners/* FileOwners */.p();
  /** What is searched, by the place, under the directory before its first wildcard, or the name of the file where only the end is known. */
  #searched = /* @__PURE__ */ new Map();
  /**
   * Records that a node is built from the files at a place.
   * @throws GlobError for a pattern that could take long to match
   */
  add(place, id) {
    const meant = place.slice(0, place.indexOf(" "));
    const path = place.slice(meant.length + 1);
    const isPattern = /[*?]/.test(path);
    if (meant !== "end" && !isPattern) {
      this.#exact.add((0,folded_path/* foldedPath */.k)(path), id, meant === "file" ? "file" : "directory");
      return;
    }
    const key = meant === "end" ? keyOfEnd(path) : directoryKey(directoryBefore((0,folded_path/* foldedPath */.k)(path)));
    const there = (0,append/* getOrMake */.IV)(this.#searched, key, () => /* @__PURE__ */ new Map());
    const known = (0,append/* getOrMake */.IV)(there, place, () => ({
      matches: wildcardPath(path, meant === "end" ? "end" : "whole"),
      ids: /* @__PURE__ */ new Set()
    }));
    known.ids.add(id);
  }
  /** The nodes that are built from a file. */
  of(path) {
    const folded = (0,folded_path/* foldedPath */.k)(path);
    const found = this.#exact.all(folded);
    const text = path.toLowerCase();
    for (const key of [...(0,paths/* pathsAbove */.wP)(folded).map(directoryKey), nameKey((0,paths/* nameOf */.Vb)(text)), nameKey("")]) {
      for (const { matches, ids } of this.#searched.get(key)?.values() ?? []) {
        if (matches(text)) for (const id of ids) found.add(id);
      }
    }
    return found;
  }
}
const directoryKey = (directory) => `below ${directory}`;
const nameKey = (name) => `named ${name}`;
function keyOfEnd(path) {
  return nameKey(/[*?]/.test((0,paths/* nameOf */.Vb)(path)) ? "" : (0,paths/* nameOf */.Vb)(path).toLowerCase());
}
function directoryBefore(pattern) {
  const start = pattern.slice(0, pattern.search(/[*?]/));
  return start.slice(0, Math.max(0, start.lastIndexOf("/")));
}
function wildcardPath(path, what) {
  const pattern = path.toLowerCase().replace(/\*{3,}/g, "**").replaceAll("[", "?");
  return (0,wildcards/* wildcardMatcher */.p)(what === "end" ? `**/${pattern}` : pattern, {
    anyDepth: true,
    escapes: false,
    negation: "!"
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/packages.js





function fileId(path) {
  return `file:${path}`;
}
function packageId(path, name) {
  return `package:${name}:${path}`;
}
function versionsId(path) {
  return `versions:${path}`;
}
class CentralPackages {
  #files = /* @__PURE__ */ new Map();
  /**
   * @param imported every file that a project is built from, projects included
   */
  constructor(files, imported) {
    const definitions = /* @__PURE__ */ new Map();
    const forVersions = /* @__PURE__ */ new Set();
    const elsewhere = /* @__PURE__ */ new Set();
    const holding = [];
    for (const path of imported) {
      let holds = false;
      for (const { element, conditions } of elementsOf(files.get(path))) {
        const isVersion = element.name === "PackageVersion";
        holds ||= isVersion;
        for (const [key, text] of [...Object.entries(element.attributes), ["", element.text]]) {
          const names = [...text.matchAll(/\$\(([\w.-]+)/g)].map(([, name = ""]) => name.toLowerCase());
          for (const name of names) (isVersion && /^version/i.test(key) ? forVersions : elsewhere).add(name);
        }
        if (element.name !== "PropertyGroup") continue;
        for (const property of element.children) {
          const name = property.name.toLowerCase();
          (0,append/* append */.BC)(definitions, name, `${path} ${conditions} ${textOf(property)}`);
        }
      }
      if (holds) holding.push(path);
    }
    const onlyVersions = new Set([...forVersions].filter((name) => !elsewhere.has(name)));
    const defined = new Map([...definitions].map(([name, all]) => [name, digest(all.join())]));
    for (const path of holding) this.#files.set(path, readVersions(path, files, onlyVersions, defined));
  }
  /** True for a file whose versions are compared one by one, and not as a whole. */
  has(path) {
    return this.#files.has(path);
  }
  /** Adds the nodes of these files. */
  addTo(nodes) {
    for (const [path, { versions, rest }] of this.#files) {
      const node = (0,graph/* graphNode */.De)(path);
      node.facts.set(path, rest);
      nodes.set(fileId(path), node);
      const all = (0,graph/* graphNode */.De)(`the versions in ${path}`);
      nodes.set(versionsId(path), all);
      for (const [name, version] of versions) {
        const one = (0,graph/* graphNode */.De)(`${name} in ${path}`);
        one.facts.set(`${name} in ${path}`, version);
        nodes.set(packageId(path, name), one);
        all.dependencies.add(packageId(path, name));
      }
    }
  }
  /** Ids of the versions that a project with these packages takes from a file. With `every`, of all its versions. */
  used(path, packages, every) {
    return every ? [versionsId(path)] : [...packages].map((name) => packageId(path, name));
  }
}
function readVersions(path, files, onlyVersions, defined) {
  const versions = /* @__PURE__ */ new Map();
  const rest = [];
  const inside = /* @__PURE__ */ new Set();
  for (const { element, conditions } of elementsOf(files.get(path))) {
    if (element.name === "PackageVersion") {
      for (const child of element.children) inside.add(child);
      const written = textOf(element);
      const made = digest([...propertiesIn(element)].map((name) => defined.get(name) ?? "").join());
      files.spend(1);
      const names = (attribute(element, "include") ?? attribute(element, "update") ?? "").split(";").map((name) => name.trim().toLowerCase());
      for (const name of names) {
        if (name.includes("$(") || name === "") rest.push(written);
        else versions.set(name, digest(`${versions.get(name) ?? ""}${conditions} ${written} ${made}
`));
      }
    } else if (!onlyVersions.has(element.name.toLowerCase()) && !inside.has(element)) {
      rest.push((0,json_values/* canonicalJson */.dj)([conditions, element.name, element.attributes, element.text]));
    }
  }
  return { versions, rest: rest.join("\n") };
}
function propertiesIn({ attributes, text, children }) {
  const names = [...Object.values(attributes), text].flatMap((one) => [...one.matchAll(/\$\(([\w.-]+)/g)]).map(([, name = ""]) => name.toLowerCase());
  return /* @__PURE__ */ new Set([...names, ...children.flatMap((child) => [...propertiesIn(child)])]);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/items.js

const list = /@\(\s*([\w.-]+)\s*((?:->\s*(?:'[^']*'|\w+\([^()]*\))\s*)*)(?:,\s*'[^']*'\s*)?\)/g;
const step = /->\s*(?:'([^']*)'|\w+\([^()]*\))/g;
const ofSdks = /^(?:Compile|Content|None|EmbeddedResource|Reference|ProjectReference|PackageReference|AdditionalFiles|Analyzer)$/i;
const mostItems = 2e3;
const items_deepest = 20;
class Items {
  /** @param found the files of a project, in which its lists are filled */
  constructor(found, files, context) {
    this.context = context;
    this.#files = files;
    for (const file of found) addDefinitions(this.#definitions, file, files.statements(file).lists);
  }
  context;
  #files;
  #definitions = /* @__PURE__ */ new Map();
  /** Replaces the lists in a text by their items, with `;` between. Unknown where only MSBuild knows the items. */
  expand(written, left = { items: mostItems }, within = /* @__PURE__ */ new Set()) {
    if (!written.includes("@(")) return written;
    return written.replace(list, (_all, name, steps) => {
      let items = this.#itemsOf(name.toLowerCase(), left, within);
      for (const [, text] of steps.matchAll(step)) {
        if (text !== void 0) items = items?.map((item) => transformed(text, item));
      }
      left.items -= items?.length ?? 0;
      return items === void 0 || left.items < 0 ? unknownText : items.join(";");
    });
  }
  #itemsOf(name, left, within) {
    if (ofSdks.test(name) || within.has(name) || within.size > items_deepest || left.items < 0) return void 0;
    const definitions = this.#definitions.get(name);
    if (definitions === void 0) return this.#files.fills(name) ? [] : void 0;
    const items = /* @__PURE__ */ new Set();
    const deeper = /* @__PURE__ */ new Set([...within, name]);
    for (const { text, file } of definitions.flatMap(({ texts, file: file2 }) => texts.map((text2) => ({ text: text2, file: file2 })))) {
      if (text === void 0) return void 0;
      const included = this.expand(text, left, deeper);
      for (const token of included.split(/[;\n]/)) {
        if (token.trim() === "") continue;
        for (const value of valuesOf(token.trim(), this.context(file))) {
          if (value === unknownText) return void 0;
          items.add(value);
        }
      }
      left.items -= items.size;
      if (left.items < 0) return void 0;
    }
    return [...items];
  }
}
function transformed(text, item) {
  const name = item.slice(item.lastIndexOf("/") + 1);
  return text.replaceAll(/%\(\s*(?:identity|fullpath)\s*\)/gi, () => item).replaceAll(/%\(\s*filename\s*\)/gi, () => name.replace(/\.[^.]*$/, "")).replaceAll(/%\(\s*extension\s*\)/gi, () => /\.[^.]*$/.exec(name)?.[0] ?? "");
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/project.js








const implicit = ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];
function readProject(project, files, solutionDirectories) {
  const properties = /* @__PURE__ */ new Map();
  const context = (file) => ({ file, project, properties, solutionDirectories, files });
  const found = importedFiles(project, files, properties, context);
  const items = new Items(found, files, context);
  return { files: [...found], ...mentions(found, files, context, items, (0,paths/* directoryOf */.jt)(project)) };
}
function importedFiles(project, files, properties, context) {
  const directory = (0,paths/* directoryOf */.jt)(project);
  const found = /* @__PURE__ */ new Set();
  const add = (path) => {
    if (found.has(path)) return;
    found.add(path);
    addDefinitions(properties, path, files.statements(path).properties);
  };
  for (const path of [...nearestFiles(directory, files), project, ...files.find(`${project}.user`)]) add(path);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const file of [...found]) {
      files.spend(1);
      const here = context(file);
      for (const written of files.statements(file).imports) {
        files.spend(1);
        if (valuesOf(written, here).includes(unknownText)) {
          for (const one of files.paths()) if (/\.(props|targets)$/i.test(one)) add(one);
        }
        for (const { path, tail } of placesOf(pathTokens(written), here, [directory, (0,paths/* directoryOf */.jt)(file)])) {
          if (path === void 0) continue;
          for (const one of matching(path, tail, files)) if (!/\.sln\w?$/i.test(one)) add(one);
        }
      }
    }
  }
  return found;
}
function nearestFiles(directory, files) {
  return implicit.flatMap((name) => {
    const path = [directory, ...(0,paths/* pathsAbove */.wP)(directory)].map((above) => (0,paths/* inside */.nx)(above, name)).find((one) => files.find(one).length > 0);
    return path === void 0 ? [] : files.find(path);
  });
}
function mentions(found, files, context, items, directory) {
  const references = [];
  const outside = /* @__PURE__ */ new Set();
  const unknown = [];
  for (const file of found) {
    const here = context(file);
    const said = files.statements(file);
    files.spend(1 + said.references.length);
    for (const { text, tokens, required, isText, conditional, startsAtProject } of said.references) {
      const written = tokens === void 0 ? items.expand(text) : text;
      if (required && mayBeAnyProject(written, here)) unknown.push(text);
      const starts = startsAtProject ? [directory] : [directory, (0,paths/* directoryOf */.jt)(file)];
      for (const place of placesOf(tokens ?? pathTokens(written), here, starts)) {
        const { path, tail, written: written2 } = place;
        if (/\.[\w*?]*proj$/i.test(path ?? written2)) references.push({ ...place, conditional, required });
        else if (path !== void 0 && !(0,paths/* isWithin */.UO)(path, directory)) {
          if (!(0,paths/* isWithin */.UO)(directory, path)) outside.add(placeText(path, tail ? "end" : isText ? "file" : "any"));
        }
      }
    }
  }
  return { references, outside, packages: project_packagesOf(found, files, context), unknown };
}
function project_packagesOf(found, files, context) {
  const packages = /* @__PURE__ */ new Set();
  for (const file of found) {
    const written = files.statements(file).packages;
    files.spend(written.length);
    for (const value of written.flatMap((one) => valuesOf(one, context(file)))) {
      for (const name of value.split(";")) if (name.trim() !== "") packages.add(name.trim().toLowerCase());
    }
  }
  return packages;
}
function mayBeAnyProject(written, context) {
  return written.split(/[;\n]/).flatMap((token) => valuesOf(token.trim(), context)).some(
    (value) => value.includes(unknownText) && !/[^/]\.\w*proj$/i.test(value.slice(value.lastIndexOf(unknownText) + 1))
  );
}
function placesOf(tokens, context, from) {
  const found = [];
  for (const written of tokens) {
    for (const value of valuesOf(written, context).flatMap((one) => one.split(/[;\n]/).map((part) => part.trim()))) {
      if (value === "") continue;
      const last = value.lastIndexOf(unknownText);
      if (last >= 0) {
        const tail = value.slice(last + 1).replace(/^\/+/, "");
        if (/[^/]\.\w+$/.test(tail) && !tail.startsWith("."))
          found.push({ path: external_node_path_.posix.normalize(tail), tail: true, written });
        continue;
      }
      const starts = value.startsWith("/") ? [""] : new Set(from);
      for (const start of starts) {
        const path = external_node_path_.posix.join(start === "" ? "." : start, value.replace(/^\/+/, "")).replace(/\/$/, "");
        const inRepository = path !== ".." && !path.startsWith("../") && path !== "." && path !== "";
        found.push({ path: inRepository ? path : void 0, tail: false, written });
      }
    }
  }
  return found;
}
const stepsOfPattern = 50;
function matching(path, tail, files) {
  if (!/[*?]/.test(path)) {
    if (!tail) return files.find(path);
    const ending = `/${(0,folded_path/* foldedPath */.k)(path)}`;
    return files.named((0,paths/* nameOf */.Vb)(path)).filter((one) => `/${(0,folded_path/* foldedPath */.k)(one)}`.endsWith(ending));
  }
  const all = [...files.paths()];
  files.spend(all.length * stepsOfPattern);
  const what = tail ? "end" : "whole";
  return (0,append/* getOrMake */.IV)(files.matched, `${what} ${path}`, () => {
    const matches = wildcardPath(path, what);
    return all.filter((one) => matches(one.toLowerCase()));
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/read-projects.js




function readProjects(roots, files, solutions, warn) {
  const projects = /* @__PURE__ */ new Map();
  const read = (path) => {
    const directories = solutions.filter((solution) => solution.projects.has(path)).map((one) => (0,paths/* directoryOf */.jt)(one.path));
    return readProject(path, files, directories);
  };
  const listed = new Set(solutions.flatMap((solution) => [...solution.projects.keys()]));
  const waiting = roots.map((path) => ({ path, named: listed.has(path) }));
  for (const { path, named } of waiting) {
    if (projects.has(path) && (!named || projects.get(path) !== void 0)) continue;
    let content;
    try {
      content = read(path);
    } catch (error) {
      if (named || !(error instanceof broken_manifest/* BrokenManifest */.L)) throw error;
      warn(`dotnet: ${error.message}, so every answer has ${path}`);
      projects.set(path, void 0);
      continue;
    }
    projects.set(path, content);
    for (const reference of content.references) {
      for (const other of projectsMeant(reference, files)) waiting.push({ path: other, named: true });
    }
  }
  return projects;
}
function projectsMeant({ path, tail }, files) {
  return path === void 0 ? [] : matching(path, tail, files).filter((one) => projectFile.test(one));
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js + 1 modules
var json_with_comments = __webpack_require__(18442);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/solutions.js






function readSolutions(files) {
  return [...files.paths()].flatMap((path) => {
    if (/\.sln$/i.test(path)) return [readSln(path, files)];
    if (/\.slnx$/i.test(path)) return [readSlnx(path, files)];
    return /\.slnf$/i.test(path) ? [readFilter(path, files)] : [];
  });
}
function readSln(path, files) {
  const lines = files.text(path).split(/\r?\n/).map((line) => line.trim()).filter(
    (line) => line !== "" && !/^(Microsoft Visual Studio Solution File|VisualStudioVersion|MinimumVisualStudioVersion|#|SolutionGuid)/.test(
      line
    )
  );
  const byId = /* @__PURE__ */ new Map();
  const folders = /* @__PURE__ */ new Set();
  for (const line of lines) {
    const [, , written = "", id = ""] = /^Project\("\{([^}]*)\}"\)\s*=\s*"[^"]*",\s*"([^"]*)",\s*"\{([^}]*)\}"/.exec(line) ?? [];
    if (id === "") continue;
    const [project] = projectsAt(written, path, files);
    if (project === void 0) folders.add(id.toUpperCase());
    else byId.set(id.toUpperCase(), project);
  }
  const projects = /* @__PURE__ */ new Map();
  const rest = [];
  for (const line of lines) {
    const ids = [...line.matchAll(/\{([0-9A-Fa-f-]{36})\}/g)].map(([, id = ""]) => id.toUpperCase());
    const about = new Set(ids.flatMap((id) => byId.get(id) ?? []));
    for (const project of about) projects.set(project, digest(`${projects.get(project) ?? ""}${digest(line)}
`));
    if (about.size === 0 && !ids.some((id) => folders.has(id)) && /Platform|Config|\|/.test(line)) rest.push(line);
  }
  return { path, projects, rest: rest.join("\n") };
}
function readSlnx(path, files) {
  const projects = /* @__PURE__ */ new Map();
  const rest = [];
  for (const { element } of elementsOf(files.get(path))) {
    const written = attribute(element, "path");
    if (element.name === "Project" && written !== void 0) {
      for (const project of projectsAt(written, path, files)) projects.set(project, textOf(element));
    } else if (element.name === "Configurations" || element.name === "Properties") rest.push(textOf(element));
  }
  return { path, projects, rest: rest.join("\n") };
}
function readFilter(path, files) {
  const filter = (0,json_with_comments/* fieldsInJson */.d)(Buffer.from(files.text(path)));
  if (filter === void 0) throw new broken_manifest/* BrokenManifest */.L(path, "this is not JSON");
  const solution = (0,json_values/* fieldsOf */.Pf)(filter.solution);
  const of = typeof solution.path === "string" ? (0,paths/* resolvePath */.o1)((0,paths/* directoryOf */.jt)(path), solution.path.replaceAll("\\", "/")) : path;
  const listed = (0,json_values/* texts */.Te)(solution.projects).flatMap((written) => projectsAt(written, of ?? path, files));
  return { path, projects: new Map(listed.map((project) => [project, "listed"])), rest: "" };
}
function projectsAt(written, solution, files) {
  const path = (0,paths/* resolvePath */.o1)((0,paths/* directoryOf */.jt)(solution), written.replaceAll("\\", "/"));
  return path === void 0 || !/proj$/i.test(path) ? [] : files.find(path);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/graph.js











async function readDotnetGraph(tree, start, warn) {
  const files = await readMsbuildFiles(tree);
  const roots = [...files.paths()].filter((path) => projectFile.test(path) && (0,paths/* isWithin */.UO)(path, start));
  if (roots.length === 0) return graph/* emptyGraph */.K1;
  const solutions = readSolutions(files).filter(({ path }) => (0,paths/* isWithin */.UO)(path, start));
  const projects = readProjects(roots, files, solutions, warn);
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  const templates = new Set((await tree.entries()).flatMap(({ path }) => template.exec(path)?.[1] ?? []));
  const nodes = /* @__PURE__ */ new Map();
  const owners = new file_owners/* FileOwners */.p();
  const belowRoot = new file_owners/* FileOwners */.p();
  const outside = new OutsideFiles();
  const imported = new Set([...projects.values()].flatMap((project) => project?.files ?? []));
  const central = new CentralPackages(files, imported);
  central.addTo(nodes);
  for (const [path, content] of projects) addProject(path, content);
  for (const path of projects.keys()) {
    for (const above of (0,paths/* pathsAbove */.wP)(path)) nodes.get(templateId(above))?.dependencies.add(projectId(path));
  }
  for (const submodule of submodules) {
    if (![...nodes.values()].some((node) => node.dependencies.has(submoduleId(submodule)))) continue;
    nodes.set(submoduleId(submodule), (0,graph/* graphNode */.De)(`submodule ${submodule}`));
    for (const each of [owners, belowRoot]) each.add(submodule, submoduleId(submodule), "directory");
  }
  for (const { path, projects: listed, rest } of solutions) {
    for (const [project, says] of listed) {
      const facts = nodes.get(projectId(project))?.facts;
      facts?.set(`what ${path} says of ${project}`, says);
      facts?.set(`configurations of ${path}`, rest);
    }
  }
  const understood = /* @__PURE__ */ new Set([
    ...solutions.map(({ path }) => path),
    ...[...imported].filter((path) => central.has(path))
  ]);
  const folders = new Map([...projects.keys()].map((path) => [projectId(path), (0,paths/* directoryOf */.jt)(path)]));
  const all = new Set(folders.values());
  const atStart = [...projects.keys()].filter((path) => (0,paths/* directoryOf */.jt)(path) === start);
  return {
    nodes,
    owners: (path) => understood.has(path) ? [] : ownersOf(path),
    interpreted: (path) => understood.has(path),
    described: isMsbuildFile,
    // A project is compiled from every source in its folder, but for the folders of other projects, and from files elsewhere that it names.
    compiled: (path, id) => {
      const folder = folders.get(id) ?? "";
      if (!(0,paths/* isWithin */.UO)(path, folder)) return true;
      return source.test(path) && (0,paths/* pathsAbove */.wP)(path).find((above) => all.has(above)) === folder;
    },
    places: [...projects.keys()].flatMap((path) => [
      [(0,paths/* directoryOf */.jt)(path), projectId(path)],
      [path, projectId(path)]
    ]),
    ...atStart.length === 1 && { rootTarget: projectId(atStart[0] ?? "") }
  };
  function addProject(path, content) {
    const node = (0,graph/* graphNode */.De)(path, path, path);
    nodes.set(projectId(path), node);
    owners.add((0,paths/* directoryOf */.jt)(path), projectId(path), "directory");
    if ((0,paths/* directoryOf */.jt)(path) !== start) belowRoot.add((0,paths/* directoryOf */.jt)(path), projectId(path), "directory");
    if (content === void 0) {
      node.facts.set("what it is built from", tree.object);
      return;
    }
    for (const reference of content.references) {
      for (const id of idsOf(reference, files, submodules)) if (id !== projectId(path)) node.dependencies.add(id);
    }
    const [unknown] = content.unknown;
    if (unknown !== void 0) {
      warn(`dotnet: only MSBuild knows what ${unknown} in ${path} is, so it counts as depending on every project`);
      for (const other of projects.keys()) if (other !== path) node.dependencies.add(projectId(other));
    }
    addMissing(node, path, content);
    for (const place of content.outside) outside.add(place, projectId(path));
    const every = [...content.packages].some((name) => name.includes(unknownText)) || pinsAll(content, files);
    for (const file of content.files) {
      if (file === path) continue;
      if (!nodes.has(fileId(file))) nodes.set(fileId(file), (0,graph/* graphNode */.De)(file));
      node.dependencies.add(fileId(file));
      if (central.has(file)) for (const id of central.used(file, content.packages, every)) node.dependencies.add(id);
      else for (const each of [owners, belowRoot]) each.add(file, fileId(file), "file");
    }
  }
  function addMissing(node, path, { references }) {
    for (const reference of missingReferences(references, files, submodules)) {
      const { path: place = "", tail, written } = reference;
      const around = tail ? void 0 : (0,paths/* pathsAbove */.wP)(place).find((above) => templates.has(above));
      if (around !== void 0 && (0,paths/* isWithin */.UO)(path, around)) {
        nodes.set(templateId(around), nodes.get(templateId(around)) ?? (0,graph/* graphNode */.De)(`the template ${around}`));
        node.dependencies.add(templateId(around));
        continue;
      }
      warn(`dotnet: ${path} refers to ${written}, and nothing is there, so it counts as impacted`);
      node.facts.set(`what ${written} in ${path} is`, tree.object);
      return;
    }
  }
  function ownersOf(path) {
    const own = (isBuiltAtRoot(path, start) ? owners : belowRoot).shared(path);
    const found = outside.of(path);
    const place = configuredDirectory(path);
    if (place !== void 0) {
      for (const project of projects.keys()) if ((0,paths/* isWithin */.UO)(project, place)) found.add(projectId(project));
    }
    return found.size === 0 ? own : /* @__PURE__ */ new Set([...found, ...own]);
  }
}
const source = /\.(?:cs|fs|fsi|vb|resx|xaml|axaml|razor|cshtml)$/i;
const template = /^(.+)\/\.template\.config\/template\.json$/;
function missingReferences(references, files, submodules) {
  const isThere = ({ path, tail }) => path === void 0 || /[*?]/.test(path) || matching(path, tail, files).length > 0 || submodules.some((submodule) => (0,paths/* isWithin */.UO)(path, submodule));
  const there = new Set(references.filter(isThere).map(({ written }) => written));
  return references.filter(({ required, conditional, written }) => required && !conditional && !there.has(written));
}
function idsOf(reference, files, submodules) {
  const ids = projectsMeant(reference, files).map(projectId);
  const { path } = reference;
  const holding = path === void 0 ? [] : submodules.filter((submodule) => (0,paths/* isWithin */.UO)(path, submodule));
  return [...ids, ...holding.map(submoduleId)];
}
function pinsAll(content, files) {
  files.spend(content.files.length);
  return content.files.some((file) => files.statements(file).pinsAll);
}
function isBuiltAtRoot(path, start) {
  const relative = start === "" ? path : path.slice(start.length + 1);
  if (relative.startsWith(".")) return false;
  const builtAtTop = /\.(cs|fs|fsi|fsx|vb|resx|xaml|axaml|razor|cshtml|json|config|xml|settings|txt|snk|ruleset|props|targets|\w+proj|ico|manifest|proto|sql|tt)$/i;
  return relative.includes("/") || builtAtTop.test(relative);
}
function configuredDirectory(path) {
  const name = (0,paths/* nameOf */.Vb)(path).toLowerCase();
  if (name === "dotnet-tools.json" && /(^|\/)\.config$/.test((0,paths/* directoryOf */.jt)(path))) return (0,paths/* directoryOf */.jt)((0,paths/* directoryOf */.jt)(path));
  const configures = /^(global\.json|nuget\.config|\.editorconfig|.*\.globalconfig|directory\.build\.rsp|msbuild\.rsp|directory\.solution\.(props|targets)|(before|after)\..*\.sln\.targets|dotnet-tools\.json|version\.json|gitversion\.yml|.*\.runsettings|testconfig\.json)$/;
  return configures.test(name) ? (0,paths/* directoryOf */.jt)(path) : void 0;
}
function projectId(path) {
  return `project:${path}`;
}
function templateId(directory) {
  return `template:${directory}`;
}
function submoduleId(path) {
  return `submodule:${path}`;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/dotnet/index.js




const dotnet = { detect: hasProjects, ...(0,manifests/* readFromManifests */.r)("dotnet", readDotnetGraph) };
async function hasProjects(tree, root) {
  return (await tree.entries()).some(
    ({ path, mode }) => projectFile.test(path) && mode.startsWith("100") && (0,paths/* isWithin */.UO)(path, root)
  );
}



/***/ }),

/***/ 56673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ compareManifests),
/* harmony export */   r: () => (/* binding */ readFromManifests)
/* harmony export */ });
/* harmony import */ var _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91444);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2685);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6151);
/* harmony import */ var _tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36555);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74348);
/* harmony import */ var _warn_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75517);







function readFromManifests(name, readGraph) {
  return {
    impact: (comparison, tools) => {
      const warn = (0,_warn_once_js__WEBPACK_IMPORTED_MODULE_5__/* .warnOnce */ .m)(tools);
      return compareManifests(comparison, name, (tree) => readGraph(tree, comparison.root, warn));
    }
  };
}
async function compareManifests(comparison, key, readGraph) {
  const connected = async (tree) => (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .connect */ .N)(tree, await readGraph(tree));
  const graphOf = (tree) => key === void 0 ? connected(tree) : (0,_tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .H)(tree, `graph of ${key} in ${comparison.root}`, () => connected(tree));
  const graphs = [];
  for (const side of ["base", "head"]) {
    try {
      graphs.push(await graphOf(comparison[side]));
    } catch (error) {
      if (!(error instanceof _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .BrokenManifest */ .L || error instanceof _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_4__/* .Unanswerable */ .g)) throw error;
      return { kind: "all", why: `${error.message} (in the ${side} commit ${comparison[side].object})` };
    }
  }
  const [base = _graph_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyGraph */ .K1, head = _graph_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyGraph */ .K1] = graphs;
  return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareGraphs */ .P)(base, head, comparison);
}



/***/ }),

/***/ 75517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ warnOnce)
/* harmony export */ });
function warnOnce(tools) {
  const warned = /* @__PURE__ */ new Set();
  return (line) => {
    if (!warned.has(line)) tools.warn(line);
    warned.add(line);
  };
}



/***/ }),

/***/ 87496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ manifestText),
/* harmony export */   L: () => (/* binding */ BrokenManifest)
/* harmony export */ });
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);

class BrokenManifest extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
  /**
   * @param path of the file, from the root of the repository
   * @param what is wrong with it, without a full stop
   * @param line and column count from 1, where they are known
   */
  constructor(path, what, line, column) {
    super([path, line, column].filter((part) => part !== void 0).join(":") + `: ${what}`);
    this.path = path;
    this.what = what;
    this.line = line;
    this.column = column;
  }
  path;
  what;
  line;
  column;
  name = "BrokenManifest";
}
function manifestText(content) {
  return content.toString("utf8").replace(/^\uFEFF/, "");
}



/***/ }),

/***/ 77300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ FileOwners)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);


const mostListed = 1e6;
const noOwners = /* @__PURE__ */ new Set();
class FileOwners {
  #files = /* @__PURE__ */ new Map();
  #directories = /* @__PURE__ */ new Map();
  /** The nearest directories with owners, by the directories of the paths that were asked about. */
  #nearest = /* @__PURE__ */ new Map();
  /** Sets that were given by `shared`, by their directories. */
  #shared = /* @__PURE__ */ new Map();
  /** How many owners these sets have. */
  #listed = 0;
  /** Records that a file, or all below a directory, belongs to a node. */
  add(path, id, kind) {
    this.#forget();
    this.#nearest.clear();
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(kind === "file" ? this.#files : this.#directories, path, id);
  }
  /** Owners of the file itself and of every directory above it. */
  all(path) {
    const owners = new Set(this.#files.get(path));
    for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path)]) {
      for (const id of this.#directories.get(above) ?? []) owners.add(id);
    }
    return owners;
  }
  /**
   * As `all`. Files of one directory get the same set, unless they have owners of their own, so that a caller can
   * recognize it. Otherwise, thousands of owners of one directory would be listed again for each of its files.
   */
  shared(path) {
    if (this.#files.has(path)) return this.all(path);
    const directory = this.#nearestDirectory(path);
    if (directory === void 0) return noOwners;
    const known = this.#shared.get(directory);
    if (known !== void 0) return known;
    const owners = this.all(directory);
    this.#listed += owners.size;
    if (this.#listed > mostListed) this.#forget();
    this.#shared.set(directory, owners);
    return owners;
  }
  #forget() {
    this.#shared.clear();
    this.#listed = 0;
  }
  /**
   * Owners of the nearest directory that has an owner. A path that is such a directory (a submodule) counts as inside
   * it. Files of one directory get the same set.
   */
  nearest(path) {
    const directory = this.#nearestDirectory(path);
    return directory === void 0 ? noOwners : this.#directories.get(directory) ?? noOwners;
  }
  /** The nearest directory that has an owner: the path itself, or one above it. */
  #nearestDirectory(path) {
    if (this.#directories.has(path)) return path;
    const above = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path);
    if (!this.#nearest.has(above)) {
      const directories = [above, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(above)];
      this.#nearest.set(
        above,
        directories.find((directory) => this.#directories.has(directory))
      );
    }
    return this.#nearest.get(above);
  }
}



/***/ }),

/***/ 18442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ fieldsInJson),
  G: () => (/* binding */ parseJsonWithComments)
});

;// CONCATENATED MODULE: ./node_modules/strip-json-comments/index.js
const singleComment = Symbol('singleComment');
const multiComment = Symbol('multiComment');

const stripWithoutWhitespace = () => '';

// Replace all characters except ASCII spaces, tabs and line endings with regular spaces to ensure valid JSON output.
const stripWithWhitespace = (string, start, end) => string.slice(start, end).replace(/[^ \t\r\n]/g, ' ');

const isEscaped = (jsonString, quotePosition) => {
	let index = quotePosition - 1;
	let backslashCount = 0;

	while (jsonString[index] === '\\') {
		index -= 1;
		backslashCount += 1;
	}

	return Boolean(backslashCount % 2);
};

function stripJsonComments(jsonString, {whitespace = true, trailingCommas = false} = {}) {
	if (typeof jsonString !== 'string') {
		throw new TypeError(`Expected argument \`jsonString\` to be a \`string\`, got \`${typeof jsonString}\``);
	}

	const strip = whitespace ? stripWithWhitespace : stripWithoutWhitespace;

	let isInsideString = false;
	let isInsideComment = false;
	let offset = 0;
	let buffer = '';
	let result = '';
	let commaIndex = -1;

	for (let index = 0; index < jsonString.length; index++) {
		const currentCharacter = jsonString[index];
		const nextCharacter = jsonString[index + 1];

		if (!isInsideComment && currentCharacter === '"') {
			// Enter or exit string
			const escaped = isEscaped(jsonString, index);
			if (!escaped) {
				isInsideString = !isInsideString;
			}
		}

		if (isInsideString) {
			continue;
		}

		if (!isInsideComment && currentCharacter + nextCharacter === '//') {
			// Enter single-line comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = singleComment;
			index++;
		} else if (isInsideComment === singleComment && currentCharacter + nextCharacter === '\r\n') {
			// Exit single-line comment via \r\n
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
			continue;
		} else if (isInsideComment === singleComment && currentCharacter === '\n') {
			// Exit single-line comment via \n
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
		} else if (!isInsideComment && currentCharacter + nextCharacter === '/*') {
			// Enter multiline comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = multiComment;
			index++;
			continue;
		} else if (isInsideComment === multiComment && currentCharacter + nextCharacter === '*/') {
			// Exit multiline comment
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index + 1);
			offset = index + 1;
			continue;
		} else if (trailingCommas && !isInsideComment) {
			if (commaIndex !== -1) {
				if (currentCharacter === '}' || currentCharacter === ']') {
					// Strip trailing comma
					buffer += jsonString.slice(offset, index);
					result += strip(buffer, 0, 1) + buffer.slice(1);
					buffer = '';
					offset = index;
					commaIndex = -1;
				} else if (currentCharacter !== ' ' && currentCharacter !== '\t' && currentCharacter !== '\r' && currentCharacter !== '\n') {
					// Hit non-whitespace following a comma; comma is not trailing
					buffer += jsonString.slice(offset, index);
					offset = index;
					commaIndex = -1;
				}
			} else if (currentCharacter === ',') {
				// Flush buffer prior to this point, and save new comma index
				result += buffer + jsonString.slice(offset, index);
				buffer = '';
				offset = index;
				commaIndex = index;
			}
		}
	}

	const remaining = (isInsideComment === singleComment)
		? strip(jsonString, offset)
		: jsonString.slice(offset);

	return result + buffer + remaining;
}

// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json.js
var json = __webpack_require__(34402);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js




function parseJsonWithComments(text) {
  return (0,json/* parseJson */.q)(stripJsonComments(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
function fieldsInJson(content) {
  try {
    const value = content && parseJsonWithComments((0,broken_manifest/* manifestText */.$)(content));
    return (0,json_values/* isObject */.Gv)(value) ? value : void 0;
  } catch {
    return void 0;
  }
}



/***/ }),

/***/ 34402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32787);

function parseJson(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(text.length);
  return JSON.parse(text);
}



/***/ }),

/***/ 32787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   MF: () => (/* binding */ TooLarge),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* unused harmony export parsedLimitBytes */
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);
/* harmony import */ var _shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32671);


const parsedLimitBytes = 32 * 1024 * 1024;
class TooLarge extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "TooLarge";
}
function checkSize(size) {
  const refused = tooLarge(size);
  if (refused !== void 0) throw new TooLarge(refused);
}
function tooLarge(size) {
  return size <= parsedLimitBytes ? void 0 : `it has ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(size)} bytes, and at most ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(parsedLimitBytes)} of such a file are read`;
}



/***/ }),

/***/ 30199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ childOf),
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   NO: () => (/* binding */ parseXml),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var sax__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42560);
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87496);
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32787);



const deepest = 500;
function parseXml(path, content) {
  const refused = (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(content.length);
  if (refused !== void 0) throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L(path, refused);
  const text = decode(content);
  const parser = sax__WEBPACK_IMPORTED_MODULE_0__.parser(true, { strictEntities: true });
  const broken = (what) => new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L(path, what, parser.line + 1, Math.max(1, parser.column));
  const document = { name: "", attributes: {}, children: [], text: "", line: 1 };
  const open = [document];
  parser.onerror = ({ message }) => {
    const [what = ""] = message.split("\n", 1);
    const cutOff = what === "Unexpected end" || what === "Unclosed root tag";
    throw broken(cutOff ? "the document ends too early" : `this is not well-formed XML: ${what.replace(/\.$/, "")}`);
  };
  parser.onopentag = ({ name, attributes }) => {
    if (open.length === 1 && document.children.length > 0) throw broken("a second root element follows the first");
    if (open.length > deepest) throw broken(`elements are nested more than ${deepest} deep, which nobody writes`);
    const element = {
      // Namespace prefixes are allowed, but rare.
      name: name.replace(/^.*:/, ""),
      attributes,
      children: [],
      text: "",
      line: parser.line + 1
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = parser.oncdata = (piece) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.onclosetag = () => {
    const element = open.pop();
    if (element) element.text = element.text.trim();
  };
  try {
    parser.write(text).close();
  } catch (error) {
    throw error instanceof _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L ? error : broken(`this is not well-formed XML: ${String(error)}`);
  }
  const [root] = document.children;
  if (root === void 0) throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L(path, "the document has no element", 1, 1);
  return root;
}
function decode(content) {
  const [first, second] = content;
  if (first === 255 && second === 254) return new TextDecoder("utf-16le").decode(content);
  if (first === 254 && second === 255) return new TextDecoder("utf-16be").decode(content);
  return (0,_broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestText */ .$)(content);
}
function childrenOf(element, name) {
  return element?.children.filter((child) => child.name === name) ?? [];
}
function childOf(element, ...names) {
  return names.reduce((from, name) => childrenOf(from, name)[0], element);
}
function textOf(element, name) {
  const text = childOf(element, name)?.text;
  return text === "" ? void 0 : text;
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

/***/ 36555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
function remembered({ memory }, key, make) {
  const known = memory?.get(key);
  if (known !== void 0) return known;
  const made = make();
  memory?.set(key, made);
  return made;
}



/***/ }),

/***/ 218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ submodulesOf)
/* harmony export */ });
const submoduleMode = "160000";
async function submodulesOf(tree) {
  return (await tree.entries()).filter((entry) => entry.mode === submoduleMode).map((entry) => entry.path);
}



/***/ }),

/***/ 74348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ Unanswerable),
/* harmony export */   q: () => (/* binding */ leadsNowhere)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class Unanswerable extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "Unanswerable";
}
function leadsNowhere(file, written, what) {
  return new Unanswerable(
    `${file} names the path ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(written, 200))} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`
  );
}



/***/ }),

/***/ 98946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ wildcardMatcher)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);

function wildcardMatcher(pattern, syntax) {
  const glob = pattern.split("/").map((segment) => globOf(segment, syntax)).join("/");
  try {
    return (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .libraryMatcher */ .Yk)(glob, { nobrace: true, noext: true, noglobstar: !syntax.anyDepth });
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError)) throw error;
    throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`the pattern ${pattern.slice(0, 100)} cannot be matched: ${error.message}`);
  }
}
function globOf(segment, { escapes, negation }) {
  let glob = "";
  for (let at = 0; at < segment.length; at += 1) {
    const character = segment.charAt(at);
    const negated = segment.charAt(at + 1) === negation;
    const end = character === "[" ? segment.indexOf("]", at + (negated ? 3 : 2)) : -1;
    if (end >= 0) {
      const members = segment.slice(at + (negated ? 2 : 1), end).replaceAll(/[\\\][!^]/g, "\\$&");
      glob += `[${negated ? "!" : ""}${members}]`;
      at = end;
    } else if (character === "\\" && escapes) glob += `\\${segment.charAt(at += 1)}`;
    else if (character === "[" || character === "\\") glob += `\\${character}`;
    else glob += character;
  }
  return glob;
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
    throw new GlobError("no path matches a / within @(\u2026): write {a/b,c} with braces");
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
      "it has !( within other parentheses: write a separate glob that begins with ! for what is left out"
    );
  }
  if (!noext && glob.length > longestNegation && glob.includes("!(")) {
    throw new GlobError(
      `it has !(\u2026) and more than ${longestNegation} characters: write a separate glob that begins with ! for what is left out`
    );
  }
  if (nobrace) return;
  if ((0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(glob, { braceExpandMax: mostAlternatives + 1 }).length > mostAlternatives) {
    throw new GlobError(
      `its braces make more than ${mostAlternatives} globs: replace one pair of braces with *, or write several globs`
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



/***/ }),

/***/ 73624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ wordSet)
/* harmony export */ });
function wordSet(text) {
  return new Set(text.split(" "));
}



/***/ })

};
;