"use strict";
exports.id = 7815;
exports.ids = [7815,4173];
exports.modules = {

/***/ 46886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  maven: () => (/* binding */ maven)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/manifests.js
var manifests = __webpack_require__(56673);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tests-by-name.js
var tests_by_name = __webpack_require__(66156);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/xml.js
var xml = __webpack_require__(30199);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/maven/pom.js






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
  const found = /* @__PURE__ */ new Map();
  const add = (name, value) => {
    if (value !== void 0) (0,append/* append */.BC)(found, name, value);
  };
  for (const [name, value] of user) add(name, value);
  const chain = lineage(pom);
  for (const { project } of chain) {
    for (const { name, text } of (0,xml/* childOf */.GG)(project, "properties")?.children ?? []) add(name, text);
  }
  for (const { project } of chain) {
    for (const profile of profilesOf(project)) {
      for (const { name, text } of (0,xml/* childOf */.GG)(profile, "properties")?.children ?? []) add(name, text);
    }
  }
  const inherited = (name) => chain.map(({ project }) => (0,xml/* textOf */.b6)(project, name) ?? (0,xml/* textOf */.b6)((0,xml/* childOf */.GG)(project, "parent"), name)).find(Boolean);
  for (const prefix of ["project.", "pom.", ""]) {
    add(`${prefix}groupId`, inherited("groupId"));
    add(`${prefix}version`, inherited("version"));
    add(`${prefix}artifactId`, (0,xml/* textOf */.b6)(pom.project, "artifactId"));
    for (const name of ["groupId", "artifactId", "version"]) {
      add(`${prefix}parent.${name}`, (0,xml/* textOf */.b6)((0,xml/* childOf */.GG)(pom.project, "parent"), name));
    }
  }
  return { path: pom.path, values: found };
}
const interpolation = /\$\{[^${}]+\}/;
const enoughRounds = 16;
const longestText = 4096;
const mostLookups = 2e3;
function interpolate(text, properties) {
  let lookups = 0;
  const tooMuch = (what) => new broken_manifest/* BrokenManifest */.L(properties.path, `the properties of ${JSON.stringify((0,src_text/* shortened */.vI)(text, 80))} ${what}`);
  const expand = (written2, within) => {
    if (!interpolation.test(written2)) return [written2];
    if (written2.length > longestText) throw tooMuch(`stand for more than ${longestText} characters`);
    let texts = [""];
    for (const piece of written2.split(/(\$\{[^${}]+\})/)) {
      if (piece === "") continue;
      const name = interpolation.test(piece) ? piece.slice(2, -1) : void 0;
      const values = name === void 0 || within.includes(name) ? void 0 : properties.values.get(name);
      let meant = [piece];
      if (name !== void 0 && values !== void 0) {
        if ((lookups += 1) > mostLookups) throw tooMuch(`are looked up more than ${mostLookups} times`);
        meant = values.flatMap((value) => expand(value, [...within, name]));
      }
      texts = [...new Set(meant.flatMap((value) => texts.map((before) => before + value)))].slice(0, enoughRounds);
      if (texts.some(({ length }) => length > longestText))
        throw tooMuch(`stand for more than ${longestText} characters`);
    }
    return texts;
  };
  return expand(text, []);
}
function coordinatesOf(pom, properties) {
  const artifact = (0,xml/* textOf */.b6)(pom.project, "artifactId");
  if (artifact === void 0) throw new broken_manifest/* BrokenManifest */.L(pom.path, "artifactId is missing", pom.project.line);
  const [group = ""] = interpolate("${project.groupId}", properties);
  return { group, artifact: interpolate(artifact, properties)[0] ?? artifact };
}
function mayMean(written2, properties, meant) {
  const matches = (text, value) => interpolate(text, properties).some((each) => {
    if (!interpolation.test(each)) return each === value;
    return holdsInOrder(value, each.split(/\$\{[^${}]+\}/));
  });
  return matches(written2.artifact, meant.artifact) && matches(written2.group, meant.group);
}
function holdsInOrder(text, parts) {
  const [first = "", ...others] = parts;
  const last = others.pop() ?? "";
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}
function isAnotherVersion(written2, managed, properties, module) {
  const raw = lineage(module.pom).map(
    ({ project }) => (0,xml/* textOf */.b6)(project, "version") ?? (0,xml/* textOf */.b6)((0,xml/* childOf */.GG)(project, "parent"), "version")
  );
  const own = raw.find((version) => version !== void 0);
  if (own === void 0 || interpolation.test(own)) return false;
  const managing = managed.filter((each) => each.artifact === written2.artifact && each.group === written2.group);
  const meant = (written2.version === void 0 ? managing : [written2]).flatMap(({ version }) => version ?? []);
  if (meant.length === 0) return runsUnasked(written2) && own.endsWith("-SNAPSHOT");
  return meant.every(
    (version) => interpolate(version, properties).every((each) => !interpolation.test(each) && !/[[(]/.test(each) && each !== own)
  );
}
const pluginsGroup = "org.apache.maven.plugins";
function referencesOf(project) {
  const always = [];
  const versions = [];
  const managed = [];
  const visit = (element) => {
    for (const child of element.children) {
      if (["exclusions", "parent"].includes(child.name)) continue;
      if (child.name === "dependencyManagement") {
        for (const dependency of (0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(child, "dependencies"), "dependency")) {
          if ((0,xml/* textOf */.b6)(dependency, "scope") === "import") always.push(...written(dependency));
          else versions.push(...written(dependency));
        }
      } else if (child.name === "pluginManagement") {
        for (const plugin of (0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(child, "plugins"), "plugin")) {
          versions.push(...written(plugin));
          for (const dependency of (0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(plugin, "dependencies"), "dependency")) {
            for (const from of written(plugin)) {
              for (const to of written(dependency)) managed.push({ plugin: from, dependency: to });
            }
          }
        }
      } else {
        always.push(...written(child));
        visit(child);
      }
    }
  };
  visit(project);
  return { always, versions, managed };
}
function written(element) {
  const artifact = (0,xml/* textOf */.b6)(element, "artifactId");
  const group = (0,xml/* textOf */.b6)(element, "groupId") ?? (element.name === "plugin" ? pluginsGroup : void 0);
  const ofTests = (0,xml/* textOf */.b6)(element, "type") === "test-jar" || (0,xml/* textOf */.b6)(element, "classifier") === "tests";
  return artifact === void 0 || group === void 0 ? [] : [{ group, artifact, version: (0,xml/* textOf */.b6)(element, "version"), ...ofTests && { ofTests } }];
}
function runsUnasked(plugin) {
  return plugin.group === pluginsGroup;
}
function modulesOf(pom, properties, siblings) {
  const places = [pom.project, ...profilesOf(pom.project)].flatMap((element) => [
    ...(0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(element, "modules"), "module"),
    ...(0,xml/* childrenOf */.LU)((0,xml/* childOf */.GG)(element, "subprojects"), "subproject")
  ]);
  const listed = places.flatMap(({ text }) => interpolate(text.replaceAll("\\", "/"), properties));
  const lists = ["modules", "subprojects"].some((name) => (0,xml/* childOf */.GG)(pom.project, name) !== void 0);
  if (!lists && (0,xml/* textOf */.b6)(pom.project, "modelVersion") === "4.1.0" && (0,xml/* textOf */.b6)(pom.project, "packaging") === "pom") {
    listed.push(...siblings());
  }
  return listed.map((module) => {
    const path = pomAt(pom.directory, module);
    if (path === void 0) throw (0,unanswerable/* leadsNowhere */.q)(pom.path, module, "a module");
    return path;
  });
}
function pomAt(directory, written2) {
  const path = (0,paths/* resolvePath */.o1)(directory, written2);
  return path === void 0 || path.endsWith(".xml") ? path : (0,paths/* inside */.nx)(path, "pom.xml");
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/folded-path.js
var folded_path = __webpack_require__(76487);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/submodules.js
var tree_submodules = __webpack_require__(218);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/maven/reactor.js








async function readReactor(tree, root) {
  const entries = await tree.entries();
  const poms = entries.map(({ path }) => path).filter((path) => (0,paths/* nameOf */.Vb)(path) === "pom.xml");
  const start = (0,paths/* inside */.nx)(root, "pom.xml");
  if (!poms.includes(start)) return void 0;
  const configured = [root, ...(0,paths/* pathsAbove */.wP)(root)].find(
    (above) => entries.some(({ path }) => path.startsWith((0,paths/* inside */.nx)(above, ".mvn/")))
  );
  const directory = configured ?? root;
  const configuration = (0,paths/* inside */.nx)(directory, ".mvn/maven.config");
  const contents = new Map(await tree.read([...poms, configuration]));
  const user = userProperties(contents.get(configuration));
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  const opaque = /* @__PURE__ */ new Set();
  const reading = new Reading(tree, contents, user);
  const found = /* @__PURE__ */ new Map();
  const queue = [{ path: start, from: start }];
  for (const { path, from } of queue) {
    if (found.has(path)) continue;
    const submodule = submodules.find((place) => (0,paths/* isWithin */.UO)(path, place));
    if (submodule !== void 0) {
      opaque.add(submodule);
      continue;
    }
    if (!contents.has(path)) {
      const [other] = await tree.read([path]);
      if (other === void 0) throw new broken_manifest/* BrokenManifest */.L(from, `it lists the module ${path}, which is not there`);
      contents.set(...other);
    }
    await reading.loadAncestors(path);
    const pom = reading.pom(path);
    const properties = propertiesOf(pom, user);
    found.set(path, { pom, properties, coordinates: coordinatesOf(pom, properties) });
    const siblings = () => {
      const prefix = (0,paths/* inside */.nx)(pom.directory, "");
      return poms.filter((each) => (0,paths/* directoryOf */.jt)((0,paths/* directoryOf */.jt)(each)) === prefix && each !== path).map((each) => (0,paths/* nameOf */.Vb)((0,paths/* directoryOf */.jt)(each)));
    };
    for (const module of modulesOf(pom, properties, siblings)) queue.push({ path: module, from: path });
  }
  return { modules: reading.withCoordinates(found), directory, opaque };
}
function parentPath(path, project) {
  const parent = (0,xml/* childOf */.GG)(project, "parent");
  if (parent === void 0) return void 0;
  const written = (0,xml/* childOf */.GG)(parent, "relativePath");
  if (written?.text === "") return void 0;
  return pomAt((0,paths/* directoryOf */.jt)(path), (written?.text ?? "../pom.xml").replaceAll("\\", "/"));
}
class Reading {
  #tree;
  #contents;
  #user;
  #projects = /* @__PURE__ */ new Map();
  #poms = /* @__PURE__ */ new Map();
  constructor(tree, contents, user) {
    this.#tree = tree;
    this.#contents = contents;
    this.#user = user;
  }
  #project(path) {
    return (0,append/* getOrMake */.IV)(this.#projects, path, () => {
      const project = (0,xml/* parseXml */.NO)(path, this.#contents.get(path) ?? Buffer.alloc(0));
      if (project.name === "project") return project;
      throw new broken_manifest/* BrokenManifest */.L(path, `its root element is ${project.name}, not project`, project.line);
    });
  }
  /** Any file may be a parent. Parents that are not named pom.xml are read here. */
  async loadAncestors(path) {
    const passed = /* @__PURE__ */ new Set();
    for (let next = path; next !== void 0 && !passed.has(next); ) {
      passed.add(next);
      if (!this.#contents.has(next)) {
        const content = (await this.#tree.read([next])).get(next);
        if (content === void 0) {
          const folded = (0,folded_path/* foldedPath */.k)(next);
          if ((await this.#tree.entries()).some(({ path: other }) => (0,folded_path/* foldedPath */.k)(other) === folded))
            throw (0,unanswerable/* leadsNowhere */.q)(path, next, "a parent");
          return;
        }
        this.#contents.set(next, content);
      }
      next = parentPath(next, this.#project(next));
    }
  }
  pom(path, below = []) {
    return (0,append/* getOrMake */.IV)(this.#poms, path, () => {
      const project = this.#project(path);
      return { path, directory: (0,paths/* directoryOf */.jt)(path), project, parent: this.#parent(path, project, [...below, path]) };
    });
  }
  #parent(path, project, below) {
    const place = parentPath(path, project);
    if (place === void 0 || below.includes(place) || !this.#contents.has(place)) return void 0;
    const parent = this.pom(place, below);
    return this.#isMeant(project, parent) ? parent : void 0;
  }
  /** False when the coordinates differ. Maven then takes another POM than the one at the path. */
  #isMeant(project, candidate) {
    const written = (0,xml/* childOf */.GG)(project, "parent");
    const [group, artifact] = [(0,xml/* textOf */.b6)(written, "groupId"), (0,xml/* textOf */.b6)(written, "artifactId")];
    const properties = propertiesOf(candidate, this.#user);
    const coordinates = coordinatesOf(candidate, properties);
    return mayMean(
      { group: group ?? coordinates.group, artifact: artifact ?? coordinates.artifact },
      properties,
      coordinates
    );
  }
  /** Where no path leads to a parent, the module of the reactor with the parent's coordinates is the parent. */
  withCoordinates(found) {
    const modules = [...found.values()];
    const byPath = /* @__PURE__ */ new Map();
    const resolve = (pom, below) => {
      const known = byPath.get(pom.path);
      if (known) return known;
      const written = (0,xml/* childOf */.GG)(pom.project, "parent");
      const [group, artifact] = [(0,xml/* textOf */.b6)(written, "groupId"), (0,xml/* textOf */.b6)(written, "artifactId")];
      let parent = pom.parent;
      if (parent === void 0 && group !== void 0 && artifact !== void 0) {
        const own = propertiesOf(pom, this.#user);
        parent = modules.find(
          (each) => (each.coordinates.artifact === artifact || artifact.includes("${")) && mayMean({ group, artifact }, own, each.coordinates) && each.pom.path !== pom.path
        )?.pom;
      }
      const resolved = parent === void 0 || below.some(({ path }) => path === parent.path) ? { ...pom, parent: void 0 } : { ...pom, parent: resolve(parent, [...below, pom]) };
      byPath.set(pom.path, resolved);
      return resolved;
    };
    return modules.map((module) => {
      const pom = resolve(module.pom, []);
      const properties = propertiesOf(pom, this.#user);
      return { pom, properties, coordinates: coordinatesOf(pom, properties) };
    });
  }
}
function userProperties(content) {
  const found = /* @__PURE__ */ new Map();
  for (const argument of content === void 0 ? [] : (0,broken_manifest/* manifestText */.$)(content).split(/\s+/)) {
    const [, name, value] = /^(?:-D|--define=)([^=]+)(?:=(.*))?$/.exec(argument) ?? [];
    if (name !== void 0) found.set(name, value ?? "true");
  }
  return found;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/maven/graph.js







async function readMavenGraph(tree, root) {
  const reactor = await readReactor(tree, root);
  if (reactor === void 0) return graph/* emptyGraph */.K1;
  const nodes = /* @__PURE__ */ new Map();
  const owners = new file_owners/* FileOwners */.p();
  const named = new file_owners/* FileOwners */.p();
  for (const { pom, coordinates } of reactor.modules) {
    const target = `${coordinates.group}:${coordinates.artifact}`;
    nodes.set(pomId(pom), (0,graph/* graphNode */.De)(target, target, pom.path));
    owners.add(pom.directory, pomId(pom), "directory");
  }
  const unlisted = new file_owners/* FileOwners */.p();
  for (const module of reactor.modules) {
    for (const ancestor of lineage(module.pom)) {
      if (nodes.has(pomId(ancestor))) continue;
      nodes.set(pomId(ancestor), (0,graph/* graphNode */.De)(ancestor.path));
      unlisted.add(ancestor.path, pomId(ancestor), "file");
    }
  }
  const find = resolver(reactor.modules);
  const atRoot = new Set((await tree.entries()).flatMap(({ path }) => topBelow(root, path) ?? []));
  for (const { pom } of reactor.modules) atRoot.delete(topBelow(root, pom.path) ?? "");
  const references = /* @__PURE__ */ new Map();
  const isNested = (path, pom) => (0,paths/* isWithin */.UO)(path, pom.directory) && path !== pom.directory && !owners.nearest(path).has(pomId(pom));
  for (const module of reactor.modules) {
    const node = nodes.get(pomId(module.pom));
    for (const id of dependenciesOf(module, find, references)) if (id !== pomId(module.pom)) node?.dependencies.add(id);
    for (const path of namedPaths(module.pom, reactor, root, atRoot, isNested))
      named.add(path, pomId(module.pom), "directory");
  }
  for (const { pom } of reactor.modules) {
    for (const ancestor of lineage(pom)) {
      if (ancestor.parent) nodes.get(pomId(ancestor))?.dependencies.add(pomId(ancestor.parent));
    }
  }
  const start = reactor.modules.find(({ pom }) => pom.directory === root)?.pom;
  const nearest = (path) => {
    const ids = owners.nearest(path);
    return start && ids.has(pomId(start)) && path !== start.path && !(0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(root, "src")) ? [] : ids;
  };
  const all = reactor.modules.map(({ pom }) => pomId(pom));
  const poms = new Set(reactor.modules.map(({ pom }) => pom.path));
  return {
    nodes,
    owners: (path) => {
      if (reactor.opaque.has(path)) return [];
      return /* @__PURE__ */ new Set([...nearest(path), ...unlisted.all(path), ...isConfiguration(path, root) ? all : []]);
    },
    readers: (path) => new Map(
      [...named.all(path)].map((id) => [id, { kind: "declared", file: nodes.get(id)?.manifest ?? "", text: path }])
    ),
    described: (path) => poms.has(path),
    ...start && { rootTarget: pomId(start) },
    places: reactor.modules.map(({ pom }) => [pom.directory, pomId(pom)])
  };
}
function pomId(pom) {
  return `pom:${pom.path}`;
}
function isConfiguration(path, root) {
  const found = /^(?:(.*)\/)?(?:\.mvn\/.*|mvnw|mvnw\.cmd)$/s.exec(path);
  return found !== null && (0,paths/* isWithin */.UO)(root, found[1] ?? "");
}
function resolver(modules) {
  const byArtifact = /* @__PURE__ */ new Map();
  for (const module of modules) {
    const { artifact } = module.coordinates;
    (0,append/* append */.BC)(byArtifact, artifact, module);
  }
  return (written, { properties }, managed) => {
    const candidates = written.artifact.includes("${") ? modules : byArtifact.get(written.artifact) ?? [];
    return candidates.filter((candidate) => mayMean(written, properties, candidate.coordinates)).filter((candidate) => !isAnotherVersion(written, managed, properties, candidate)).map((candidate) => pomId(candidate.pom));
  };
}
function dependenciesOf(module, find, known) {
  const dependencies = /* @__PURE__ */ new Set();
  const chain = lineage(module.pom);
  const references = chain.map(({ project }) => (0,append/* getOrMake */.IV)(known, project, () => referencesOf(project)));
  const always = references.flatMap((each) => each.always);
  const versions = references.flatMap((each) => each.versions);
  for (const written of always) {
    for (const id of find(written, module, versions)) {
      dependencies.add(id);
      if (written.ofTests === true) dependencies.add((0,tests_by_name/* testsOf */.Vh)(id));
    }
  }
  for (const { plugin, dependency } of references.flatMap((each) => each.managed)) {
    const used = always.some(({ group, artifact }) => group === plugin.group && artifact === plugin.artifact);
    if (used || runsUnasked(plugin)) for (const id of find(dependency, module, versions)) dependencies.add(id);
  }
  return dependencies;
}
const placeVariables = /\$\{(?:(?:project\.|pom\.)?(basedir)|project\.(parent)\.basedir|maven\.(multiModule)ProjectDirectory|(?:session|project)\.(rootDirectory)|session\.executionRootDirectory|user\.dir)\}/g;
function topBelow(root, path) {
  return (0,paths/* isWithin */.UO)(path, root) ? path.slice(root === "" ? 0 : root.length + 1).split("/")[0] : void 0;
}
function namedPaths(pom, reactor, root, atRoot, isNested) {
  const found = /* @__PURE__ */ new Set();
  const addBelow = (text, isPlace) => {
    if (!isPlace && !text.includes("/")) return;
    const written = text.trim().replace(/^\$\{(?:(?:project|pom)\.)?basedir\}[/\\]/, "");
    const path = /[\s$]/.test(written) ? void 0 : (0,paths/* resolvePath */.o1)(pom.directory, written.replaceAll("\\", "/"));
    if (path !== void 0 && isNested(path, pom)) found.add(path);
  };
  const addFromStart = (text) => {
    const plain = /^(?:\.\/)?([^/\s]+)\/\S*$/.exec(text.trim());
    if (plain?.[1] !== void 0 && atRoot.has(plain[1])) {
      const path = (0,paths/* inside */.nx)(root, text.trim().replace(/^\.\//, ""));
      if (!(0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(root, "src")) && !(0,paths/* isWithin */.UO)(pom.directory, path)) found.add(path);
    }
  };
  const add = (text) => {
    const absolute = text.replace(
      placeVariables,
      (_all, own, parent, multi, top) => {
        if (own !== void 0) return `/${pom.directory}`;
        if (parent !== void 0) return `/${pom.parent?.directory ?? ""}`;
        return `/${(multi ?? top) === void 0 ? root : reactor.directory}`;
      }
    );
    if (absolute === text && !text.includes("../")) return;
    for (const part of absolute.split(/[\s,;:]+/)) {
      const path = part.startsWith("/") ? (0,paths/* resolvePath */.o1)("", `.${part}`) : (0,paths/* resolvePath */.o1)(pom.directory, part);
      if (path === void 0 || path === "" || (0,paths/* isWithin */.UO)(path, pom.directory) || (0,paths/* isWithin */.UO)(pom.directory, path)) continue;
      const unknown = path.indexOf("${");
      found.add(unknown < 0 ? path : path.slice(0, Math.max(0, path.lastIndexOf("/", unknown))));
    }
  };
  const visit = (element) => {
    for (const child of element.children) {
      if (["modules", "subprojects", "parent", "scm", "url"].includes(child.name)) continue;
      add(child.text);
      addBelow(child.text, /director|file|path|location/i.test(child.name));
      addFromStart(child.text);
      visit(child);
    }
  };
  for (const { project } of lineage(pom)) visit(project);
  found.delete("");
  return found;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/maven/index.js


const maven = (0,manifests/* readFromManifests */.r)("maven", readMavenGraph);



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