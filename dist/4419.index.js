"use strict";
exports.id = 4419;
exports.ids = [4419];
exports.modules = {

/***/ 94419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  maven: () => (/* binding */ maven)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/xml.js
var xml = __webpack_require__(30199);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/maven/pom.js



function lineage(pom) {
  const chain = [];
  for (let next = pom; next !== void 0 && !chain.includes(next); next = next.parent)
    chain.push(next);
  return chain;
}
function profilesOf(project) {
  return (0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(project, "profiles"), "profile");
}
function propertiesOf(pom, user) {
  const values = /* @__PURE__ */ new Map();
  const add = (name, value) => {
    if (value !== void 0) (0,append/* append */.BC)(values, name, value);
  };
  for (const [name, value] of user) add(name, value);
  const projects = lineage(pom).map(({ project }) => project);
  for (const place of [...projects, ...projects.flatMap(profilesOf)]) {
    for (const { name, text } of (0,xml/* childOf */.GG)(place, "properties")?.children ?? []) add(name, text);
  }
  for (const name of ["groupId", "artifactId", "version"]) {
    const ofParent = (0,xml/* textOf */.b6)((0,xml/* childOf */.GG)(pom.project, "parent"), name);
    const own = name === "artifactId" ? (0,xml/* textOf */.b6)(pom.project, name) : inherited(pom, name);
    for (const prefix of ["project.", "pom.", ""]) {
      add(`${prefix}${name}`, own);
      add(`${prefix}parent.${name}`, ofParent);
    }
  }
  return values;
}
function inherited(pom, name) {
  return lineage(pom).map(({ project }) => (0,xml/* textOf */.b6)(project, name) ?? (0,xml/* textOf */.b6)((0,xml/* childOf */.GG)(project, "parent"), name)).find((value) => value !== void 0);
}
const property = /\$\{([^${}]+)\}/;
function isOpen(text) {
  return property.test(text);
}
const mostValues = 16;
const longestText = 4096;
const mostLookups = 2e3;
function meanings(text, properties) {
  let lookups = 0;
  const expand = (written, within) => {
    let texts = [""];
    for (const [at, piece] of written.split(property).entries()) {
      const open = at % 2 === 0 ? piece : `\${${piece}}`;
      const isKnown = at % 2 === 1 && !within.includes(piece) && (lookups += 1) < mostLookups;
      const values = (isKnown ? properties.get(piece) : void 0)?.flatMap(
        (value) => expand(value, [...within, piece])
      ) ?? [open];
      const joined = new Set(values.flatMap((value) => texts.map((before) => before + value)));
      const isMore = joined.size > mostValues || [...joined].some(({ length }) => length > longestText);
      texts = isMore ? texts.map((before) => before + open) : [...joined];
    }
    return texts;
  };
  return expand(text, []);
}
function coordinatesOf(pom, properties) {
  const artifact = (0,xml/* textOf */.b6)(pom.project, "artifactId");
  if (artifact === void 0) throw new broken_manifest/* BrokenManifest */.L(pom.path, "artifactId is missing", pom.project.line);
  const group = inherited(pom, "groupId") ?? "";
  return {
    group: meanings(group, properties)[0] ?? group,
    artifact: meanings(artifact, properties)[0] ?? artifact
  };
}
function mayMean(written, properties, meant) {
  const matches = (text, value) => meanings(text, properties).some((each) => {
    const [first = "", ...others] = each.split(property);
    return others.length === 0 ? each === value : value.startsWith(first) && value.endsWith(others.at(-1) ?? "");
  });
  return matches(written.artifact, meant.artifact) && matches(written.group, meant.group);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/maven/named-paths.js



const places = /\$\{(?:(?:project\.|pom\.)?(basedir)|project\.(parent)\.basedir|maven\.(multiModule)ProjectDirectory|(?:session|project)\.(rootDirectory)|session\.executionRootDirectory|user\.dir)\}/g;
const leftOut = /* @__PURE__ */ new Set(["modules", "subprojects", "parent", "scm", "url"]);
class NamedPaths {
  /** @param root of the build, from the root of the repository */
  constructor(reactor, root) {
    this.reactor = reactor;
    this.root = root;
    this.#folders = new Set(reactor.modules.map(({ pom }) => pom.folder));
  }
  reactor;
  root;
  #folders;
  #texts = /* @__PURE__ */ new Map();
  /** Files and folders that a module's POM or a parent names. */
  of(pom) {
    const texts = lineage(pom).flatMap(({ project }) => (0,append/* getOrMake */.IV)(this.#texts, project, () => textsIn(project)));
    const found = texts.flatMap((text) => [...this.#meant(text, pom)]).filter((path) => path !== "");
    return [...new Set(found)];
  }
  *#meant(text, pom) {
    const { folder, parent } = pom;
    const from = text.replace(places, (_all, own, ofParent, multi, top) => {
      if (own !== void 0) return `/${folder}`;
      if (ofParent !== void 0) return `/${parent?.folder ?? ""}`;
      return `/${(multi ?? top) === void 0 ? this.root : this.reactor.folder}`;
    });
    const isPlaced = from !== text || text.includes("../");
    const [known = "", ...unknown] = from.split("${");
    const written = unknown.length > 0 ? known.slice(0, Math.max(0, known.lastIndexOf("/"))) : known;
    const path = written.startsWith("/") ? (0,tree_paths/* resolvePath */.o1)("", `.${written}`) : (0,tree_paths/* resolvePath */.o1)(folder, written);
    if (path !== void 0 && !(0,tree_paths/* isWithin */.UO)(folder, path) && this.#home(path) !== folder) yield path;
    const isWhole = !isPlaced && unknown.length === 0 && text.includes("/");
    const fromStart = isWhole ? (0,tree_paths/* resolvePath */.o1)(this.root, text) : void 0;
    if (fromStart !== void 0 && this.#home(fromStart) === void 0 && !this.#holdsModules(fromStart))
      yield fromStart;
  }
  /** The folder of the module that owns a path; undefined for the files at the root that no module has. */
  #home(path) {
    const home = [path, ...(0,tree_paths/* pathsAbove */.wP)(path)].find((above) => this.#folders.has(above));
    return home === this.root && !(0,tree_paths/* isWithin */.UO)(path, (0,tree_paths/* inside */.nx)(this.root, "src")) ? void 0 : home;
  }
  #holdsModules(path) {
    return [...this.#folders].some((folder) => (0,tree_paths/* isWithin */.UO)(folder, path));
  }
}
function textsIn(element) {
  return element.children.flatMap((child) => {
    if (leftOut.has(child.name)) return [];
    const isPlace = /director|file|path|location/i.test(child.name);
    const words = child.text.replaceAll("\\", "/").split(/[\s,;:]+/);
    return [...words.filter((word) => word !== "" && (isPlace || /[/$]/.test(word))), ...textsIn(child)];
  });
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/folded-path.js
var folded_path = __webpack_require__(76487);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/maven/reactor.js






async function readReactor(commit, root) {
  const start = (0,tree_paths/* inside */.nx)(root, "pom.xml");
  if (!commit.files.has(start)) return void 0;
  const all = [...commit.files.keys()];
  const folder = [root, ...(0,tree_paths/* pathsAbove */.wP)(root)].find((above) => all.some((path) => (0,tree_paths/* isWithin */.UO)(path, (0,tree_paths/* inside */.nx)(above, ".mvn"))));
  const configuration = (0,tree_paths/* inside */.nx)(folder ?? root, ".mvn/maven.config");
  const user = await commit.document("maven.config", configuration, userProperties) ?? /* @__PURE__ */ new Map();
  const documents = await commit.documents(
    "pom",
    all.filter((path) => (0,tree_paths/* nameOf */.Vb)(path) === "pom.xml"),
    parsePom
  );
  const poms = new Poms(commit, documents, user);
  const modules = /* @__PURE__ */ new Map();
  const opaque = /* @__PURE__ */ new Set();
  const waiting = [{ path: start, from: start }];
  for (const { path, from } of waiting) {
    if (modules.has(path)) continue;
    const submodule = commit.submodules.find((place) => (0,tree_paths/* isWithin */.UO)(path, place));
    if (submodule !== void 0) {
      opaque.add(submodule);
      continue;
    }
    const pom = await poms.at(path);
    if (pom === void 0) throw new broken_manifest/* BrokenManifest */.L(from, `it lists the module ${path}, which is not there`);
    const module = poms.module(pom);
    modules.set(path, module);
    for (const listed of listedBy(module, documents)) waiting.push({ path: listed, from: path });
  }
  poms.findByCoordinates([...modules.values()]);
  return { modules: [...modules.values()].map(({ pom }) => poms.module(pom)), folder: folder ?? root, opaque };
}
function parsePom(content, path) {
  const project = (0,xml/* parseXml */.NO)(path, content);
  if (project.name === "project") return project;
  throw new broken_manifest/* BrokenManifest */.L(path, `its root element is ${project.name}, not project`, project.line);
}
function userProperties(content) {
  const found = /* @__PURE__ */ new Map();
  for (const argument of (0,broken_manifest/* manifestText */.$)(content).split(/\s+/)) {
    const [, name, value] = /^(?:-D|--define=)([^=]+)(?:=(.*))?$/.exec(argument) ?? [];
    if (name !== void 0) found.set(name, value ?? "true");
  }
  return found;
}
function listedBy({ pom, properties }, poms) {
  const { project, folder, path } = pom;
  const lists = (place) => [
    ...(0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(place, "modules"), "module"),
    ...(0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(place, "subprojects"), "subproject")
  ];
  const listed = [project, ...profilesOf(project)].flatMap(lists).flatMap(({ text }) => meanings(text.replaceAll("\\", "/"), properties));
  const hasList = (0,xml/* childOf */.GG)(project, "modules") !== void 0 || (0,xml/* childOf */.GG)(project, "subprojects") !== void 0;
  const below = (other) => other !== path && (0,tree_paths/* directoryOf */.jt)((0,tree_paths/* directoryOf */.jt)(other)) === folder;
  if (!hasList && (0,xml/* textOf */.b6)(project, "modelVersion") === "4.1.0" && (0,xml/* textOf */.b6)(project, "packaging") === "pom") {
    listed.push(...[...poms.paths()].filter(below).map((other) => (0,tree_paths/* nameOf */.Vb)((0,tree_paths/* directoryOf */.jt)(other))));
  }
  return listed.map((module) => {
    const place = placeOfPom(folder, module);
    if (place === void 0) throw (0,unanswerable/* leadsNowhere */.q)(path, module, "a module");
    return place;
  });
}
function placeOfPom(folder, written) {
  const path = (0,tree_paths/* resolvePath */.o1)(folder, written);
  return path === void 0 || path.endsWith(".xml") ? path : (0,tree_paths/* inside */.nx)(path, "pom.xml");
}
class Poms {
  constructor(commit, documents, user) {
    this.commit = commit;
    this.documents = documents;
    this.user = user;
  }
  commit;
  documents;
  user;
  #found = /* @__PURE__ */ new Map();
  #folded;
  /** @returns undefined where nothing is */
  async at(path) {
    const known = this.#found.get(path);
    if (known !== void 0) return known;
    const project = this.documents.has(path) ? this.documents.get(path) : await this.commit.document("pom", path, parsePom);
    if (project === void 0) return void 0;
    const pom = { path, folder: (0,tree_paths/* directoryOf */.jt)(path), project };
    this.#found.set(path, pom);
    const parent = await this.#parentByPath(pom);
    if (parent !== void 0) pom.parent = parent;
    return pom;
  }
  async #parentByPath(pom) {
    const parent = (0,xml/* childOf */.GG)(pom.project, "parent");
    const written = (0,xml/* childOf */.GG)(parent, "relativePath")?.text ?? "../pom.xml";
    const place = parent && written !== "" ? placeOfPom(pom.folder, written.replaceAll("\\", "/")) : void 0;
    const candidate = place === void 0 ? void 0 : await this.at(place);
    if (place !== void 0 && candidate === void 0) this.#refuseOtherSpelling(pom, place);
    if (candidate === void 0) return void 0;
    const { coordinates, properties } = this.module(candidate);
    const meant = {
      group: (0,xml/* textOf */.b6)(parent, "groupId") ?? coordinates.group,
      artifact: (0,xml/* textOf */.b6)(parent, "artifactId") ?? coordinates.artifact
    };
    return mayMean(meant, properties, coordinates) ? candidate : void 0;
  }
  /** A missing parent comes from a server, unless another system finds a file here. */
  #refuseOtherSpelling({ path }, place) {
    this.#folded ??= new Set([...this.commit.files.keys()].map(folded_path/* foldedPath */.k));
    if (this.#folded.has((0,folded_path/* foldedPath */.k)(place))) throw (0,unanswerable/* leadsNowhere */.q)(path, place, "a parent");
  }
  module(pom) {
    const properties = propertiesOf(pom, this.user);
    return { pom, properties, coordinates: coordinatesOf(pom, properties) };
  }
  /** Where no path leads to a parent, the module of the reactor with the parent's coordinates is the parent. */
  findByCoordinates(modules) {
    for (const pom of this.#found.values()) {
      const parent = (0,xml/* childOf */.GG)(pom.project, "parent");
      const [group, artifact] = [(0,xml/* textOf */.b6)(parent, "groupId"), (0,xml/* textOf */.b6)(parent, "artifactId")];
      if (pom.parent !== void 0 || group === void 0 || artifact === void 0) continue;
      const { properties } = this.module(pom);
      const found = modules.find(
        (each) => each.pom !== pom && mayMean({ group, artifact }, properties, each.coordinates)
      );
      if (found !== void 0) pom.parent = found.pom;
    }
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/maven/references.js


const ofMaven = "org.apache.maven.plugins";
function referencesOf(project) {
  const found = [];
  const add = (element, isManaged, ofPlugin) => {
    const coordinates = written(element);
    if (coordinates === void 0) return;
    const ofTests = (0,xml/* textOf */.b6)(element, "type") === "test-jar" || (0,xml/* textOf */.b6)(element, "classifier") === "tests";
    const version = (0,xml/* textOf */.b6)(element, "version");
    found.push({ ...coordinates, version, ofTests, isManaged, ...ofPlugin && { ofPlugin } });
  };
  const visit = (element, ofPlugin) => {
    for (const child of element.children) {
      if (child.name === "exclusions" || child.name === "parent") continue;
      if (child.name === "dependencyManagement") {
        for (const dependency of (0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(child, "dependencies"), "dependency")) {
          add(dependency, (0,xml/* textOf */.b6)(dependency, "scope") !== "import");
        }
      } else if (child.name === "pluginManagement") {
        for (const plugin of (0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(child, "plugins"), "plugin")) {
          add(plugin, true);
          visit(plugin, written(plugin));
        }
      } else {
        add(child, false, ofPlugin);
        visit(child, ofPlugin);
      }
    }
  };
  visit(project);
  return found;
}
function written(element) {
  const artifact = (0,xml/* textOf */.b6)(element, "artifactId");
  const group = (0,xml/* textOf */.b6)(element, "groupId") ?? (element.name === "plugin" ? ofMaven : void 0);
  return artifact === void 0 || group === void 0 ? void 0 : { group, artifact };
}
const isSame = (one, other) => one.artifact === other.artifact && one.group === other.group;
function usedOf(references) {
  const used = references.filter(({ isManaged, ofPlugin }) => !isManaged && ofPlugin === void 0);
  const inUse = (plugin) => plugin.group === ofMaven || used.some((each) => isSame(each, plugin));
  return [...used, ...references.filter(({ ofPlugin }) => ofPlugin !== void 0 && inUse(ofPlugin))];
}
function mayBeVersion(reference, references, properties, module) {
  const own = inherited(module, "version");
  if (own === void 0 || isOpen(own)) return true;
  const managing = references.filter((each) => each.isManaged && isSame(each, reference));
  const asked = reference.version === void 0 ? managing.map(({ version }) => version) : [reference.version];
  const versions = asked.filter((version) => version !== void 0);
  if (versions.length === 0) return reference.group !== ofMaven || !own.endsWith("-SNAPSHOT");
  return versions.flatMap((version) => meanings(version, properties)).some((version) => isOpen(version) || /[[(]/.test(version) || version === own);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/maven/index.js






const maven = { name: "maven", read: readMaven };
async function readMaven(commit, root) {
  const reactor = await readReactor(commit, root);
  if (reactor === void 0) return void 0;
  const { modules, opaque } = reactor;
  const usesOf = uses(modules);
  const paths = new NamedPaths(reactor, root);
  const configuration = [root, ...(0,tree_paths/* pathsAbove */.wP)(root)].flatMap(
    (above) => [".mvn", "mvnw", "mvnw.cmd"].map((name) => (0,tree_paths/* inside */.nx)(above, name))
  );
  const targets = modules.map((module) => {
    const { pom, coordinates } = module;
    return {
      id: nameOf(coordinates),
      name: nameOf(coordinates),
      folder: pom.folder,
      manifest: pom.path,
      uses: usesOf(module),
      owns: configuration,
      reads: paths.of(pom),
      ...pom.folder === root && { atRoot: { owns: (path) => path === "pom.xml" || (0,tree_paths/* isWithin */.UO)(path, "src") } }
    };
  });
  const poms = new Set(modules.flatMap(({ pom }) => lineage(pom)).map(({ path }) => path));
  return { targets, opaque, isRead: (path) => poms.has(path) };
}
function nameOf({ group, artifact }) {
  return `${group}:${artifact}`;
}
function uses(modules) {
  const byArtifact = /* @__PURE__ */ new Map();
  for (const module of modules) (0,append/* append */.BC)(byArtifact, module.coordinates.artifact, module);
  const listed = new Map(modules.map(({ pom, coordinates }) => [pom, nameOf(coordinates)]));
  const known = /* @__PURE__ */ new Map();
  const parentOf = (pom) => {
    const id = listed.get(pom);
    return id === void 0 ? { path: pom.path, written: pom.path, what: "a parent" } : { id };
  };
  return ({ pom, properties }) => {
    const chain = lineage(pom);
    const references = chain.flatMap(({ project }) => (0,append/* getOrMake */.IV)(known, project, () => referencesOf(project)));
    const used = usedOf(references).flatMap((reference) => {
      const { artifact, ofTests } = reference;
      const candidates = artifact.includes("${") ? modules : byArtifact.get(artifact) ?? [];
      return candidates.filter((each) => mayMean(reference, properties, each.coordinates)).filter((each) => mayBeVersion(reference, references, properties, each.pom)).map(({ coordinates }) => ({ id: nameOf(coordinates), ofTests }));
    });
    return [...chain.slice(1).map(parentOf), ...used];
  };
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



/***/ })

};
;