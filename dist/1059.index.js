"use strict";
exports.id = 1059;
exports.ids = [1059];
exports.modules = {

/***/ 41059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dotnet: () => (/* binding */ dotnet)
});

// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/xml.js
var xml = __webpack_require__(30199);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/wildcards.js
var wildcards = __webpack_require__(98946);
// EXTERNAL MODULE: ./build/packages/shared/src/digest.js
var digest = __webpack_require__(20185);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/statements.js



function statementsOf(root) {
  const properties = /* @__PURE__ */ new Map();
  const lists = /* @__PURE__ */ new Map();
  const [imports, packages, references] = [[], [], []];
  for (const { element, conditions } of elementsOf(root)) {
    const { name } = element;
    const include = attribute(element, "include");
    if (name === "PropertyGroup") {
      for (const { name: property, text } of element.children) (0,append/* append */.BC)(properties, property.toLowerCase(), text);
    }
    if (name === "Output") (0,append/* append */.BC)(lists, attribute(element, "itemname")?.toLowerCase() ?? "", void 0);
    else if (include !== void 0) (0,append/* append */.BC)(lists, name.toLowerCase(), include);
    if (name === "Import") imports.push(attribute(element, "project") ?? "");
    if (name === "ProjectReference" && /\.(sh)?proj$/i.test(include ?? "")) imports.push(include ?? "");
    if (isPackage(name)) packages.push(include ?? "", attribute(element, "update") ?? "");
    else references.push(...referencesOf(element, conditions !== ""));
  }
  return { root, properties, lists, imports, packages, references };
}
const isPackage = (name) => /^(Global)?PackageReference$|^PackageDownload$/.test(name);
function referencesOf({ name, attributes, text }, isConditional) {
  if (name === "PackageVersion" || name === "Import") return [];
  const texts = Object.entries(attributes).filter(([key]) => !/^(condition|sdk|label|xmlns|version)$/i.test(key));
  return [...texts, ["", text]].flatMap(([key, written]) => {
    const isRequired = name === "ProjectReference" && key.toLowerCase() === "include";
    const isText = key === "";
    const startsAtProject = isRequired || isText && !/[\\/$]/.test(written);
    if (!isRequired && pathTokens(written).every((token) => startsAtProject && isOwnFile(token))) return [];
    const mayLack = isConditional || /->\s*Exists\(/i.test(written);
    return { text: written, isRequired, isText, isConditional: mayLack, startsAtProject };
  });
}
function isOwnFile(token) {
  return token.length <= 200 && /^\w[\w.+-]*$/.test(token) && !/proj$/i.test(token);
}
function itemsIn(text) {
  return text.split(/[;\n]/).map((item) => item.trim()).filter((item) => item !== "");
}
function pathTokens(written) {
  if (!/[\\/.]|\$\(/.test(written)) return [];
  const tokens = itemsIn(written);
  const words = tokens.flatMap(
    (token) => /[\s"']/.test(token) ? token.split(/[\s"'|<>,]+/).filter((word) => /[\\/]/.test(word)) : []
  );
  return [...tokens, ...words].filter((token) => /[\\/]|\.\w+$|\$\(/.test(token) && !/^\w+:\/\//.test(token));
}
function* elementsOf(root, conditions = "") {
  for (const element of root.children) {
    const { Condition: condition } = element.attributes;
    const all = condition === void 0 ? conditions : (0,digest/* digest */.b)(`${conditions}
${condition}`);
    const chosen = element.name === "When" || element.name === "Otherwise" ? (0,digest/* digest */.b)(`${all}
${element.name}`) : all;
    yield { element, conditions: chosen };
    yield* elementsOf(element, chosen);
  }
}
function attribute(element, name) {
  return Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name)?.[1];
}
function textOf(element) {
  const partsOf = ({ name, attributes, children, text }) => [
    name,
    attributes,
    text,
    children.map(partsOf)
  ];
  return (0,digest/* digest */.b)((0,json_values/* canonicalJson */.dj)(partsOf(element)));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/msbuild-files.js








const projectFile = /\.(cs|fs|vb|sql|vcx|wix|es|js|njs|py)proj$/i;
const xmlFile = /\.(\w*proj(\.user)?|props|targets|projitems|tasks|slnx)$/i;
const solutionFile = /\.sln[xf]?$/i;
function isMsbuildFile(path) {
  return xmlFile.test(path) || solutionFile.test(path);
}
const mostSteps = 1e8;
const stepsOfPattern = 50;
class MsbuildFiles {
  constructor(paths, places, documents, solutions) {
    this.paths = paths;
    this.places = places;
    this.documents = documents;
    this.solutions = solutions;
    this.#lower = paths.map((path) => path.toLowerCase());
    for (const path of paths) (0,append/* append */.BC)(this.#byName, (0,tree_paths/* nameOf */.Vb)(path).toLowerCase(), path);
  }
  paths;
  places;
  documents;
  solutions;
  #matched = /* @__PURE__ */ new Map();
  #byName = /* @__PURE__ */ new Map();
  #lower;
  #filled;
  #steps = 0;
  static async of(commit) {
    const places = await literals_places/* TrackedPlaces */.b.of(commit.tree);
    const links = [...(await commit.tree.links()).keys()].filter(isMsbuildFile);
    const paths = [...commit.files.keys(), ...links];
    const read = (form) => paths.filter((path) => form.test(path)).map((path) => places.destination(path));
    const parse = (content, path) => statementsOf((0,xml/* parseXml */.NO)(path, content));
    const documents = await commit.documents("MSBuild", read(xmlFile), parse);
    return new MsbuildFiles(
      paths,
      places,
      documents,
      await commit.documents("solutions", read(/\.sln?f?$/i), broken_manifest/* manifestText */.$)
    );
  }
  /** The file at a path, as it is tracked. */
  find(path) {
    return this.places.find(path) === "file" ? this.places.written(path) : void 0;
  }
  /** True for a file with statements: one of MSBuild that is not a solution of the older forms. */
  has(path) {
    return this.documents.has(this.places.destination(path));
  }
  /**
   * What a file says to the projects that import it.
   * @throws BrokenManifest when it is not XML
   */
  statements(path) {
    return this.documents.get(this.places.destination(path));
  }
  /** True for the name of a list, in lower case, that any file fills. */
  fills(list) {
    this.#filled ??= new Set([...this.documents.paths()].flatMap((path) => [...this.#listsIn(path)]));
    return this.#filled.has(list);
  }
  #listsIn(path) {
    try {
      return this.documents.get(path).lists.keys();
    } catch (error) {
      if (error instanceof broken_manifest/* BrokenManifest */.L) return [];
      throw error;
    }
  }
  /**
   * The files that a path may mean.
   * @param path with slashes and wildcards as MSBuild has them: `*` and `?` within a segment, `**` for any number of folders
   * @param isEnd true where only the end of the path is known
   */
  matching(path, isEnd) {
    const lower = path.toLowerCase();
    if (!/[*?]/.test(path)) {
      const found = isEnd ? void 0 : this.find(path);
      if (!isEnd) return found === void 0 ? [] : [found];
      const named = this.#byName.get((0,tree_paths/* nameOf */.Vb)(lower)) ?? [];
      return named.filter((one) => `/${one.toLowerCase()}`.endsWith(`/${lower}`));
    }
    return (0,append/* getOrMake */.IV)(this.#matched, `${String(isEnd)} ${path}`, () => {
      const pattern = lower.replace(/\*{3,}/g, "**").replaceAll("[", "?");
      const matches = (0,wildcards/* wildcardMatcher */.p)(isEnd ? `**/${pattern}` : pattern, {
        anyDepth: true,
        escapes: false,
        negation: "!"
      });
      const start = isEnd ? "" : pattern.slice(0, pattern.search(/[*?]/));
      this.spend(this.paths.length);
      return this.paths.filter((_path, at) => {
        const one = this.#lower[at] ?? "";
        if (!one.startsWith(start)) return false;
        this.spend(stepsOfPattern);
        return matches(one);
      });
    });
  }
  /**
   * Counts steps of work, so that no set of files keeps a step of the workflow busy for ever.
   * @throws Unanswerable when the total exceeds the need of any repository
   */
  spend(steps) {
    this.#steps += steps;
    if (this.#steps > mostSteps)
      throw new unanswerable/* Unanswerable */.g("the projects have more imports and patterns than anybody writes");
  }
}


// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/msbuild-text.js



const unknownText = "\0";
const mostValues = 16;
const longestText = 65536;
const mostExpansions = 2e3;
const deepest = 60;
const mostDefinitions = 64;
const freeExpansions = 100;
const stepsOfExpansion = 40;
function valuesOf(text, context) {
  const work = { expansions: 0, depth: 0 };
  const values = expand(text, { ...context, work, within: /* @__PURE__ */ new Set() });
  if (work.expansions > freeExpansions) context.files.spend(work.expansions * stepsOfExpansion);
  return values;
}
function itemValues(text, context) {
  return itemsIn(text).flatMap((item) => valuesOf(item, context).flatMap(itemsIn));
}
function expand(text, context) {
  const { work } = context;
  if (text.length > longestText || work.depth > deepest || work.expansions > mostExpansions) return [unknownText];
  work.expansions += 1;
  work.depth += 1;
  let values = [""];
  const add = (parts) => {
    values = [...new Set(values.flatMap((value) => parts.map((part) => joined(value, part))))];
    if (values.length > mostValues || values.some(({ length }) => length > longestText)) values = [unknownText];
  };
  for (let at = 0; at < text.length; ) {
    if (work.expansions > mostExpansions) {
      values = [unknownText];
      break;
    }
    const start = nextReference(text, at);
    if (start > at) add([withoutEscapes(text.slice(at, start)).replaceAll("\\", "/")]);
    const end = indexOutside(text, start + 2, ")");
    if (start < text.length)
      add(text.charAt(start) === "$" ? propertyValues(text.slice(start + 2, end).trim(), context) : [unknownText]);
    at = end + 1;
  }
  work.depth -= 1;
  return values;
}
function withoutEscapes(text) {
  return text.replace(/%([\da-f]{2})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
function nextReference(text, from) {
  const reference = /[$@%]\(/g;
  reference.lastIndex = from;
  return reference.exec(text)?.index ?? text.length;
}
function joined(value, part) {
  return value.endsWith("/") && part.startsWith("/") ? value + part.slice(1) : value + part;
}
function indexOutside(text, from, sign) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (depth === 0 && character === sign) return at;
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
  }
  return text.length;
}
function propertyValues(inner, context) {
  const name = inner.toLowerCase();
  const set = reserved.get(name)?.(context);
  if (set !== void 0) return set.length === 0 ? [unknownText] : set;
  if (!/^[\w.-]+$/.test(inner)) {
    const call = /^\[[\w.]+\]::(\w+)\((.*)\)$/s.exec(inner);
    return call ? functionValues(call[1] ?? "", argumentsIn(call[2] ?? ""), context) : [unknownText];
  }
  const definitions = context.properties.get(name);
  if (definitions === void 0 || definitions.length > mostDefinitions || context.within.has(name))
    return [unknownText];
  const within = /* @__PURE__ */ new Set([...context.within, name]);
  return definitions.flatMap(({ text, file }) => expand(text.trim(), { ...context, file, within }));
}
const slashed = (directory) => directory === "" ? "/" : `/${directory}/`;
const stem = (path) => (0,tree_paths/* nameOf */.Vb)(path).replace(/\.[^.]*$/, "");
const reserved = /* @__PURE__ */ new Map([
  ["msbuildthisfiledirectory", ({ file }) => [slashed((0,tree_paths/* directoryOf */.jt)(file))]],
  ["msbuildthisfilefullpath", ({ file }) => [`/${file}`]],
  ["msbuildthisfile", ({ file }) => [(0,tree_paths/* nameOf */.Vb)(file)]],
  ["msbuildthisfilename", ({ file }) => [stem(file)]],
  ["msbuildprojectdirectory", ({ project }) => [slashed((0,tree_paths/* directoryOf */.jt)(project))]],
  ["projectdir", ({ project }) => [slashed((0,tree_paths/* directoryOf */.jt)(project))]],
  ["msbuildprojectfullpath", ({ project }) => [`/${project}`]],
  ["projectpath", ({ project }) => [`/${project}`]],
  ["msbuildprojectfile", ({ project }) => [(0,tree_paths/* nameOf */.Vb)(project)]],
  ["projectfilename", ({ project }) => [(0,tree_paths/* nameOf */.Vb)(project)]],
  ["msbuildprojectname", ({ project }) => [stem(project)]],
  ["projectname", ({ project }) => [stem(project)]],
  ["solutiondir", ({ solutionFolders }) => solutionFolders.map(slashed)]
]);
function functionValues(written, parts, context) {
  const name = written.toLowerCase();
  const values = parts.slice(0, mostValues).map((part) => expand(part, context));
  const [first = "", second] = values.map(([value = ""]) => value);
  const found = (path) => [path === void 0 ? "" : `/${path}`];
  if (name === "getpathoffileabove")
    return found(fileAbove(first, second ?? `/${(0,tree_paths/* directoryOf */.jt)(context.file)}`, context.files));
  if (name === "getdirectorynameoffileabove") {
    const file = fileAbove(second ?? "", first, context.files);
    return found(file && (0,tree_paths/* directoryOf */.jt)(file));
  }
  if (!/^(?:combine|normalizepath|normalizedirectory|getfullpath|ensuretrailingslash)$/.test(name))
    return [unknownText];
  let all = [""];
  for (const part of values) all = all.flatMap((path) => part.map((each) => combine(path, each))).slice(0, 300);
  if (all.length > mostValues) return [unknownText];
  return all.map((path) => /directory|slash/.test(name) ? `${path}/` : path);
}
function combine(path, part) {
  return path === "" || part.startsWith("/") ? part : `${path.replace(/\/$/, "")}/${part}`;
}
function fileAbove(name, from, files) {
  const start = external_node_path_.posix.join("/", from).replace(/^\/|\/$/g, "");
  if (start.includes(unknownText)) return void 0;
  return [start, ...(0,tree_paths/* pathsAbove */.wP)(start)].map((folder) => external_node_path_.posix.join(folder, name)).find((path) => files.find(path));
}
function argumentsIn(text) {
  const found = [];
  for (let at = 0; at <= text.length; ) {
    const end = indexOutside(text, at, ",");
    found.push(
      text.slice(at, end).trim().replace(/^['"`]|['"`]$/g, "")
    );
    at = end + 1;
  }
  return found;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/packages.js





class CentralPackages {
  /** @param imported every file that a project is built from, projects included */
  constructor(files, imported) {
    this.files = files;
    const definitions = /* @__PURE__ */ new Map();
    const [inVersions, elsewhere] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
    for (const path of imported) {
      for (const { element, conditions } of elementsOf(files.statements(path).root)) {
        const isVersion = element.name === "PackageVersion";
        if (isVersion) this.#files.add(path);
        for (const [key, text] of [...Object.entries(element.attributes), ["", element.text]]) {
          const used = isVersion && /^version/i.test(key) ? inVersions : elsewhere;
          for (const name of propertiesIn(text)) used.add(name);
        }
        for (const property of element.name === "PropertyGroup" ? element.children : [])
          (0,append/* append */.BC)(definitions, property.name.toLowerCase(), `${path} ${conditions} ${textOf(property)}`);
      }
    }
    const only = [...inVersions].filter((name) => !elsewhere.has(name));
    this.#forVersions = new Map(only.map((name) => [name, (0,digest/* digest */.b)((definitions.get(name) ?? []).join())]));
    for (const path of this.#files) this.#addFile(path);
  }
  files;
  externals = /* @__PURE__ */ new Map();
  #files = /* @__PURE__ */ new Set();
  /** Definitions of the properties that only versions use, as texts that are only compared. */
  #forVersions;
  /** True for a file whose versions are compared one by one, and not as a whole. */
  has(path) {
    return this.#files.has(path);
  }
  /** What a project takes from these files. */
  used({ files, packages }) {
    const isAll = [...packages].some((name) => name.includes(unknownText)) || [...files].some((file) => this.#pins(file));
    return [...files].filter((file) => this.has(file)).flatMap((file) => {
      const versions = isAll ? [`versions in ${file}`] : [...packages].map((name) => `${name} in ${file}`);
      return [`rest of ${file}`, ...versions].map((id) => ({ id }));
    });
  }
  #pins(file) {
    const pinned = this.files.statements(file).properties.get("centralpackagetransitivepinningenabled") ?? [];
    return pinned.some((value) => !/^false$/i.test(value));
  }
  #addFile(path) {
    const versions = /* @__PURE__ */ new Map();
    const rest = [];
    const inVersions = /* @__PURE__ */ new Set();
    for (const { element, conditions } of elementsOf(this.files.statements(path).root)) {
      const { name, attributes, text, children } = element;
      if (name === "PackageVersion") {
        for (const child of children) inVersions.add(child);
        const used = Object.values(attributes).flatMap(propertiesIn);
        const version = `${conditions} ${textOf(element)} ${used.map((one) => this.#forVersions.get(one) ?? "").join()}`;
        const written = attribute(element, "include") ?? attribute(element, "update") ?? "";
        for (const item of written.toLowerCase().split(";").map((one) => one.trim())) {
          if (item.includes("$(") || item === "") rest.push(version);
          else versions.set(item, (0,digest/* digest */.b)(`${versions.get(item) ?? ""}${version}
`));
        }
      } else if (!this.#forVersions.has(name.toLowerCase()) && !inVersions.has(element))
        rest.push((0,json_values/* canonicalJson */.dj)([conditions, name, attributes, text]));
    }
    const add = (id, label, content, uses = []) => this.externals.set(id, { label, content, uses });
    for (const [name, version] of versions) add(`${name} in ${path}`, `${name} in ${path}`, version);
    const ids = [...versions.keys()].map((name) => ({ id: `${name} in ${path}` }));
    add(`versions in ${path}`, `the versions in ${path}`, "", ids);
    add(`rest of ${path}`, path, rest.join("\n"));
  }
}
function propertiesIn(text) {
  return [...text.matchAll(/\$\(([\w.-]+)/g)].map(([, name = ""]) => name.toLowerCase());
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/items.js

const list = /@\(\s*([\w.-]+)\s*((?:->\s*(?:'[^']*'|\w+\([^()]*\))\s*)*)(?:,\s*'[^']*'\s*)?\)/g;
const step = /->\s*(?:'([^']*)'|\w+\([^()]*\))/g;
const ofSdks = /^(?:Compile|Content|None|EmbeddedResource|Reference|ProjectReference|PackageReference|AdditionalFiles|Analyzer)$/i;
const mostItems = 2e3;
const items_deepest = 20;
class Items {
  constructor(definitions, files, context) {
    this.definitions = definitions;
    this.files = files;
    this.context = context;
  }
  definitions;
  files;
  context;
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
    if (ofSdks.test(name) || within.has(name) || within.size > items_deepest) return void 0;
    const definitions = this.definitions.get(name);
    if (definitions === void 0) return this.files.fills(name) ? [] : void 0;
    const items = /* @__PURE__ */ new Set();
    for (const { text, file } of definitions) {
      if (text === void 0 || left.items < 0) return void 0;
      const written = this.expand(text, left, /* @__PURE__ */ new Set([...within, name]));
      for (const value of itemValues(written, this.context(file))) items.add(value);
      left.items -= items.size;
    }
    return [...items];
  }
}
function transformed(text, item) {
  const name = item.slice(item.lastIndexOf("/") + 1);
  return text.replaceAll(/%\(\s*(?:identity|fullpath)\s*\)/gi, () => item).replaceAll(/%\(\s*filename\s*\)/gi, () => name.replace(/\.[^.]*$/, "")).replaceAll(/%\(\s*extension\s*\)/gi, () => /\.[^.]*$/.exec(name)?.[0] ?? "");
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/project.js







const implicit = ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];
function readProject(path, files, solutionFolders) {
  const properties = /* @__PURE__ */ new Map();
  const lists = /* @__PURE__ */ new Map();
  const context = (file) => ({ file, project: path, properties, solutionFolders, files });
  const found = /* @__PURE__ */ new Set();
  const unread = /* @__PURE__ */ new Set();
  const add = (file) => {
    if (file === void 0 || found.has(file) || solutionFile.test(file)) return;
    if (!files.has(file)) {
      unread.add(file);
      return;
    }
    found.add(file);
    const said = files.statements(file);
    addAll(properties, said.properties, file);
    addAll(lists, said.lists, file);
  };
  const folder = (0,tree_paths/* directoryOf */.jt)(path);
  const nearest = (name) => [folder, ...(0,tree_paths/* pathsAbove */.wP)(folder)].map((above) => files.find((0,tree_paths/* inside */.nx)(above, name))).find((file) => file !== void 0);
  for (const file of [...implicit.map(nearest), path, files.find(`${path}.user`)]) add(file);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const file of [...found]) for (const imported of importedBy(file, folder, context(file))) add(imported);
  }
  const items = new Items(lists, files, context);
  const packages = [...found].flatMap(
    (file) => files.statements(file).packages.flatMap((written) => itemValues(written, context(file)))
  );
  const named = new Set(packages.map((name) => name.toLowerCase()));
  const { outside, ...others } = mentions(found, folder, items);
  const whole = [...unread].map((file) => ({ path: file, isEnd: false, isFile: true, written: file }));
  return { path, folder, files: found, ...others, outside: [...outside, ...whole], packages: named };
}
function addAll(to, said, file) {
  for (const [name, texts] of said) for (const text of texts) (0,append/* append */.BC)(to, name, { text, file });
}
function* importedBy(file, folder, context) {
  const { files } = context;
  for (const written of files.statements(file).imports) {
    files.spend(1);
    if (valuesOf(written, context).includes(unknownText))
      yield* files.paths.filter((one) => /\.(props|targets)$/i.test(one));
    for (const { path, isEnd } of placesOf(written, context, [folder, (0,tree_paths/* directoryOf */.jt)(file)]))
      if (path !== void 0) yield* files.matching(path, isEnd);
  }
}
function mentions(found, folder, items) {
  const references = [];
  const outside = [];
  let unknown;
  for (const file of found) {
    const context = items.context(file);
    for (const said of items.files.statements(file).references) {
      items.files.spend(1);
      const text = said.isRequired ? items.expand(said.text) : said.text;
      if (said.isRequired && mayBeAnyProject(text, context)) unknown ??= said.text;
      const starts = said.startsAtProject ? [folder] : [folder, (0,tree_paths/* directoryOf */.jt)(file)];
      for (const place of placesOf(text, context, starts)) {
        const { path, isEnd, written } = place;
        if (/\.[\w*?]*proj$/i.test(path ?? written))
          references.push({ ...place, isRequired: said.isRequired && !said.isConditional });
        else if (path !== void 0 && !(0,tree_paths/* isWithin */.UO)(folder, path) && (isEnd || !(0,tree_paths/* isWithin */.UO)(path, folder)))
          outside.push({ ...place, path, isFile: said.isText });
      }
    }
  }
  return { references, outside, unknown };
}
function mayBeAnyProject(written, context) {
  return itemValues(written, context).some(
    (value) => value.includes(unknownText) && !/[^/]\.\w*proj$/i.test(value.slice(value.lastIndexOf(unknownText) + 1))
  );
}
function placesOf(text, context, from) {
  return pathTokens(text).flatMap(
    (written) => itemValues(written, context).flatMap((value) => placesAt(value, from).map((place) => ({ ...place, written })))
  );
}
function placesAt(value, from) {
  const last = value.lastIndexOf(unknownText);
  if (last >= 0) {
    const end = value.slice(last + 1).replace(/^\/+/, "");
    return /^[^.].*\.\w+$/.test(end) && /[^/]\.\w+$/.test(end) ? [{ path: external_node_path_.posix.normalize(end), isEnd: true }] : [];
  }
  const starts = value.startsWith("/") ? [""] : [...new Set(from)];
  return starts.map((start) => {
    const path = external_node_path_.posix.join(start === "" ? "." : start, value.replace(/^\/+/, "")).replace(/\/$/, "");
    const isInside = path !== ".." && !path.startsWith("../") && path !== "." && path !== "";
    return { path: isInside ? path : void 0, isEnd: false };
  });
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/solutions.js







function readSolutions(files) {
  return files.paths.filter((path) => solutionFile.test(path)).map((path) => {
    if (/x$/i.test(path)) return readSlnx(path, files);
    const text = files.solutions.get(files.places.destination(path));
    return /f$/i.test(path) ? readFilter(path, text, files) : readSln(path, text, files);
  });
}
const ofEditor = /^(Microsoft Visual Studio Solution File|VisualStudioVersion|MinimumVisualStudioVersion|#|SolutionGuid)/;
function readSln(path, text, files) {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !ofEditor.test(line));
  const byId = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const [, written = "", id] = /^Project\("[^"]*"\)\s*=\s*"[^"]*",\s*"([^"]*)",\s*"\{([^}]*)\}"/.exec(line) ?? [];
    if (id !== void 0) byId.set(id.toUpperCase(), projectAt(written, path, files));
  }
  const projects = /* @__PURE__ */ new Map();
  const rest = [];
  for (const line of lines) {
    const ids = [...line.matchAll(/\{([0-9A-Fa-f-]{36})\}/g)].map(([, id = ""]) => id.toUpperCase());
    const about = new Set(ids.flatMap((id) => byId.get(id) ?? []));
    for (const project of about) projects.set(project, (0,digest/* digest */.b)(`${projects.get(project) ?? ""}${(0,digest/* digest */.b)(line)}
`));
    const isOfFolder = ids.some((id) => byId.has(id));
    if (about.size === 0 && !isOfFolder && /Platform|Config|\|/.test(line)) rest.push(line);
  }
  return { path, projects, rest: rest.join("\n") };
}
function readSlnx(path, files) {
  const elements = [...elementsOf(files.statements(path).root)].map(({ element }) => element);
  const projects = elements.flatMap((element) => {
    const project = element.name === "Project" ? projectAt(attribute(element, "path") ?? "", path, files) : void 0;
    return project === void 0 ? [] : [[project, textOf(element)]];
  });
  const rest = elements.filter(({ name }) => name === "Configurations" || name === "Properties");
  return { path, projects: new Map(projects), rest: rest.map(textOf).join("\n") };
}
function readFilter(path, text, files) {
  const filter = (0,json_with_comments/* fieldsInJson */.d)(Buffer.from(text));
  if (filter === void 0) throw new broken_manifest/* BrokenManifest */.L(path, "this is not JSON");
  const solution = (0,json_values/* fieldsOf */.Pf)(filter.solution);
  const written = typeof solution.path === "string" ? solution.path.replaceAll("\\", "/") : void 0;
  const of = written === void 0 ? void 0 : (0,tree_paths/* resolvePath */.o1)((0,tree_paths/* directoryOf */.jt)(path), written);
  const listed = (0,json_values/* texts */.Te)(solution.projects).flatMap((project) => projectAt(project, of ?? path, files) ?? []);
  return { path, projects: new Map(listed.map((project) => [project, "listed"])), rest: "" };
}
function projectAt(written, solution, files) {
  const path = (0,tree_paths/* resolvePath */.o1)((0,tree_paths/* directoryOf */.jt)(solution), written.replaceAll("\\", "/"));
  return path === void 0 || !/proj$/i.test(path) ? void 0 : files.find(path);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/dotnet/index.js








const dotnet = {
  name: "dotnet",
  read: readDotnet,
  // A solution may be empty, and global.json may be anywhere.
  isUsed: (commit, root) => Promise.resolve(projectsBelow(commit, root).length > 0)
};
function projectsBelow(commit, root) {
  return [...commit.files.keys()].filter((path) => projectFile.test(path) && (0,tree_paths/* isWithin */.UO)(path, root));
}
async function readDotnet(commit, start) {
  const roots = projectsBelow(commit, start);
  if (roots.length === 0) return void 0;
  const files = await MsbuildFiles.of(commit);
  const solutions = readSolutions(files).filter(({ path }) => (0,tree_paths/* isWithin */.UO)(path, start));
  const projects = readProjects(roots, files, solutions);
  const imported = [...projects.values()].flatMap((one) => one instanceof broken_manifest/* BrokenManifest */.L ? [] : [...one.files]);
  const central = new CentralPackages(files, new Set(imported));
  const understood = /* @__PURE__ */ new Set([
    ...solutions.map(({ path }) => path),
    ...files.paths.filter((path) => central.has(path))
  ]);
  const uses = new Uses(commit, files, central, [...projects.keys()]);
  const folders = new Set([...projects.keys()].map(tree_paths/* directoryOf */.jt));
  const targets = [...projects].map(([path, project]) => {
    const folder = (0,tree_paths/* directoryOf */.jt)(path);
    const isAtStart = folder === start;
    const isBroken = project instanceof broken_manifest/* BrokenManifest */.L;
    const unknown = isBroken ? project.message : uses.unknownOf(project);
    return {
      id: path,
      name: path,
      folder,
      manifest: path,
      uses: [...uses.ofTools(path), ...isBroken ? [] : uses.of(project)],
      // The default items of MSBuild include what is in the folders of other projects inside.
      owns: isAtStart ? foldersAt(start, commit) : [folder],
      facts: factsOf(path, solutions),
      ...isAtStart && { atRoot: { owns: (below) => isBuiltAtRoot(below) && !understood.has((0,tree_paths/* inside */.nx)(start, below)) } },
      ...unknown !== void 0 && { unknown }
    };
  });
  return {
    targets,
    externals: new Map([...central.externals, ...uses.externals]),
    describedBy: (path) => understood.has(path) ? path : void 0,
    isRead: isMsbuildFile,
    // A project is compiled from every source in its folder, but for the folders of other projects, and from files elsewhere that it names.
    isCompiled: (path, folder) => !(0,tree_paths/* isWithin */.UO)(path, folder) || source.test(path) && (0,tree_paths/* pathsAbove */.wP)(path).find((above) => folders.has(above)) === folder
  };
}
function readProjects(roots, files, solutions) {
  const projects = /* @__PURE__ */ new Map();
  const inSolutions = (path) => solutions.filter((solution) => solution.projects.has(path));
  const waiting = roots.map((path) => ({ path, isNamed: inSolutions(path).length > 0 }));
  for (const { path, isNamed } of waiting) {
    const known = projects.get(path);
    if (isNamed && known instanceof broken_manifest/* BrokenManifest */.L) throw known;
    if (known !== void 0) continue;
    try {
      const project = readProject(
        path,
        files,
        inSolutions(path).map((solution) => (0,tree_paths/* directoryOf */.jt)(solution.path))
      );
      projects.set(path, project);
      for (const reference of project.references)
        for (const other of projectsMeant(reference, files)) waiting.push({ path: other, isNamed: true });
    } catch (error) {
      if (isNamed || !(error instanceof broken_manifest/* BrokenManifest */.L)) throw error;
      projects.set(path, error);
    }
  }
  return projects;
}
function projectsMeant({ path, isEnd }, files) {
  return path === void 0 ? [] : files.matching(path, isEnd).filter((one) => projectFile.test(one));
}
function factsOf(project, solutions) {
  const facts = /* @__PURE__ */ new Map();
  for (const { path, projects, rest } of solutions) {
    const says = projects.get(project);
    if (says === void 0) continue;
    facts.set(`what ${path} says of ${project}`, says);
    facts.set(`configurations of ${path}`, rest);
  }
  return facts;
}
const template = /^(.+)\/\.template\.config\/template\.json$/;
class Uses {
  constructor(commit, files, central, projects) {
    this.commit = commit;
    this.files = files;
    this.central = central;
    this.projects = projects;
    for (const path of files.paths) {
      const folder = configuredFolder(path);
      if (folder !== void 0) (0,append/* append */.BC)(this.#settings, folder, path);
    }
    this.#templates = new Set([...commit.files.keys()].flatMap((path) => template.exec(path)?.[1] ?? []));
  }
  commit;
  files;
  central;
  projects;
  externals = /* @__PURE__ */ new Map();
  #settings = /* @__PURE__ */ new Map();
  #templates;
  /** Settings that the tools of .NET find when they look in the folders above a project. */
  ofTools(project) {
    return (0,tree_paths/* pathsAbove */.wP)(project).flatMap((above) => (this.#settings.get(above) ?? []).map(placeUse));
  }
  of(project) {
    const { path, files, references, outside } = project;
    const imported = [...files].filter((file) => file !== path && !this.central.has(file));
    return [
      ...imported.map(placeUse),
      ...this.central.used(project),
      ...references.flatMap((reference) => this.#projects(reference)),
      ...this.#missing(project).flatMap(({ path: place }) => this.#template(project, place) ?? []),
      ...outside.flatMap((place) => this.#outside(place))
    ];
  }
  /** Why nobody knows what a project is built from. */
  unknownOf(project) {
    const { path, unknown } = project;
    if (unknown !== void 0) return `only MSBuild knows what ${(0,src_text/* shortened */.vI)(unknown, 100)} in ${path} is`;
    const missing = this.#missing(project).find((one) => this.#template(project, one.path) === void 0);
    return missing && `${path} refers to ${missing.written}, and nothing is there`;
  }
  #projects(reference) {
    const { path } = reference;
    const isInSubmodule = path !== void 0 && this.commit.submodules.some((one) => (0,tree_paths/* isWithin */.UO)(path, one));
    return isInSubmodule ? [placeUse(path)] : projectsMeant(reference, this.files).map((id) => ({ id }));
  }
  /** References that surely need a project but find none, whichever of their possible values is right. */
  #missing({ references }) {
    const isThere = ({ path, isEnd }) => path === void 0 || /[*?]/.test(path) || this.files.matching(path, isEnd).length > 0 || this.commit.submodules.some((submodule) => (0,tree_paths/* isWithin */.UO)(path, submodule));
    const there = new Set(references.filter(isThere).map(({ written }) => written));
    return references.filter(({ isRequired, written }) => isRequired && !there.has(written));
  }
  /** `dotnet new` replaces words in the paths of a template, so a path where nothing is may be any project of the template. */
  #template({ path }, place = "") {
    const around = (0,tree_paths/* pathsAbove */.wP)(place).find((above) => this.#templates.has(above));
    if (around === void 0 || !(0,tree_paths/* isWithin */.UO)(path, around)) return void 0;
    const label = `the template ${around}`;
    const uses = () => this.projects.filter((one) => (0,tree_paths/* isWithin */.UO)(one, around)).map((id) => ({ id }));
    (0,append/* getOrMake */.IV)(this.externals, label, () => ({ label, content: "", uses: uses() }));
    return { id: label };
  }
  #outside({ path, isEnd, isFile }) {
    const everything = isEnd ? void 0 : /^([^*?]+)\/\*\*(?:\/\*(?:\.\*)?)?$/.exec(path)?.[1];
    const folder = everything ?? (isFile || isEnd ? void 0 : path);
    if (folder !== void 0 && this.files.places.find(folder) === "directory")
      return [placeUse(this.files.places.written(folder))];
    const label = `${isEnd ? "\u2026/" : ""}${path}`;
    const uses = () => this.files.matching(path, isEnd).map(placeUse);
    const { uses: found } = (0,append/* getOrMake */.IV)(this.externals, label, () => ({ label, content: "", uses: uses() }));
    return found.length > 0 ? [{ id: label }] : [];
  }
}
const placeUse = (path) => ({ path, written: path, what: "a file" });
const source = /\.(?:cs|fs|fsi|vb|resx|xaml|axaml|razor|cshtml)$/i;
const builtAtTop = /\.(cs|fs|fsi|fsx|vb|resx|xaml|axaml|razor|cshtml|json|config|xml|settings|txt|snk|ruleset|props|targets|\w+proj|ico|manifest|proto|sql|tt)$/i;
function isBuiltAtRoot(path) {
  return !path.startsWith(".") && (path.includes("/") || builtAtTop.test(path));
}
function foldersAt(start, commit) {
  const below = [...commit.files.keys()].filter((path) => (0,tree_paths/* isWithin */.UO)(path, start));
  const first = below.map((path) => path.slice(start === "" ? 0 : start.length + 1).split("/"));
  const names = new Set(
    first.flatMap(([name = "", ...rest]) => rest.length > 0 && !name.startsWith(".") ? name : [])
  );
  return [...names].map((name) => (0,tree_paths/* inside */.nx)(start, name));
}
const settings = /^(global\.json|nuget\.config|\.editorconfig|.*\.globalconfig|directory\.build\.rsp|msbuild\.rsp|directory\.solution\.(props|targets)|(before|after)\..*\.sln\.targets|dotnet-tools\.json|version\.json|gitversion\.yml|.*\.runsettings|testconfig\.json)$/;
function configuredFolder(path) {
  const name = (0,tree_paths/* nameOf */.Vb)(path).toLowerCase();
  const folder = (0,tree_paths/* directoryOf */.jt)(path);
  if (!settings.test(name)) return void 0;
  return name === "dotnet-tools.json" && /(^|\/)\.config$/.test(folder) ? (0,tree_paths/* directoryOf */.jt)(folder) : folder;
}



/***/ }),

/***/ 26366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ parseJsonWithComments),
/* harmony export */   d: () => (/* binding */ fieldsInJson)
/* harmony export */ });
/* harmony import */ var strip_json_comments__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36765);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34402);




function parseJsonWithComments(text) {
  return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)((0,strip_json_comments__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
function fieldsInJson(content) {
  try {
    const value = content && parseJsonWithComments((0,_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestText */ .$)(content));
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? value : void 0;
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

/***/ 20185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const longest = 200;
function digest(text) {
  return text.length <= longest ? text : `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
}



/***/ }),

/***/ 36765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stripJsonComments)
/* harmony export */ });
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


/***/ })

};
;