"use strict";
exports.id = 5381;
exports.ids = [5381,2215];
exports.modules = {

/***/ 75381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workspaces: () => (/* binding */ workspaces)
});

// EXTERNAL MODULE: ./build/impacted-targets/graph/unanswerable.js
var unanswerable = __webpack_require__(70581);
// EXTERNAL MODULE: ./build/impacted-targets/graph/compare.js
var compare = __webpack_require__(12181);
// EXTERNAL MODULE: ./build/impacted-targets/graph/graph.js
var graph_graph = __webpack_require__(72474);
// EXTERNAL MODULE: ./build/impacted-targets/tree/paths.js
var tree_paths = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/impacted-targets/tree/remembered.js
var remembered = __webpack_require__(41082);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/impacted-targets/git/names.js
var git_names = __webpack_require__(29634);
// EXTERNAL MODULE: ./build/impacted-targets/tree/submodules.js
var tree_submodules = __webpack_require__(40635);
// EXTERNAL MODULE: ./build/impacted-targets/tree/content-memory.js
var content_memory = __webpack_require__(82439);
// EXTERNAL MODULE: ./build/impacted-targets/formats/version-ranges.js
var version_ranges = __webpack_require__(78089);
// EXTERNAL MODULE: ./build/shared/json-values.js
var json_values = __webpack_require__(86259);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/manifest.js

const dependencySections = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies"
];
function dependenciesOf(manifest) {
  return dependencySections.flatMap((section) => (0,json_values/* textEntries */.yZ)(manifest[section]));
}


// EXTERNAL MODULE: ./build/shared/append.js
var append = __webpack_require__(87470);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/dependencies.js





const placeProtocol = /^(file|link|portal):/;
const foundByTools = /(?:^|[/-])(?:plugin|preset|config|loader|transform|transformer|reporter|runner|resolver|environment|env|parser|formatter|adapter|processor|rules|types|setup)s?(?:$|[/-])|^@types\//;
const remoteProtocol = /^(git[+:@]|git@|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|patch:|exec:|jsr:)|^[\w.-]+\/[\w.-]+(#.*)?$/;
class LocalResolver {
  constructor(workspace) {
    this.workspace = workspace;
    for (const project of workspace.members) {
      this.#byDirectory.set(project.directory, project);
      (0,append/* append */.B)(this.#byName, project.name, project);
    }
    const { manifest } = workspace.root;
    const pnpm = (0,json_values/* isObject */.Gv)(manifest.pnpm) ? manifest.pnpm : {};
    this.#overridden = new Set(
      [manifest.overrides, manifest.resolutions, pnpm.overrides, workspace.settings.overrides].flatMap(namesOf)
    );
  }
  workspace;
  #byName = /* @__PURE__ */ new Map();
  #byDirectory = /* @__PURE__ */ new Map();
  /** Names in `overrides` or `resolutions`. For these, a range does not show which package is used. */
  #overridden;
  /** A specification with `catalog:` replaced by its meaning. */
  specification(name, spec) {
    return this.#withoutCatalog(name, spec) ?? spec;
  }
  /** The needs of a package, by all sections of its manifest. */
  of(project) {
    const projects = /* @__PURE__ */ new Set();
    const paths = /* @__PURE__ */ new Set();
    this.#collect(project.manifest, project.directory, { projects, paths }, /* @__PURE__ */ new Set());
    projects.delete(project.directory);
    return { projects, onlyForDevelopment: this.#onlyForDevelopment(project), paths };
  }
  #onlyForDevelopment({ manifest, directory }) {
    const { devDependencies, ...rest } = manifest;
    const others = { projects: /* @__PURE__ */ new Set(), paths: /* @__PURE__ */ new Set() };
    this.#collect(rest, directory, others, /* @__PURE__ */ new Set());
    const declared = new Set(dependenciesOf(rest).map(([name]) => name));
    const found = /* @__PURE__ */ new Map();
    for (const [name] of (0,json_values/* textEntries */.yZ)(devDependencies)) {
      if (declared.has(name) || foundByTools.test(name)) continue;
      for (const { directory: place } of this.#byName.get(name) ?? []) {
        if (!others.projects.has(place)) found.set(name, place);
      }
    }
    return found;
  }
  #collect(manifest, directory, found, seen) {
    for (const [name, written] of dependenciesOf(manifest)) {
      const spec = this.#withoutCatalog(name, written);
      const place = placeOf(spec, directory);
      if (place === void 0) {
        for (const project2 of this.#named(name, spec)) found.projects.add(project2.directory);
        continue;
      }
      const project = this.#byDirectory.get(place);
      if (project) {
        found.projects.add(place);
        continue;
      }
      if (seen.has(place)) continue;
      seen.add(place);
      found.paths.add(place);
      const other = this.workspace.manifests.get(place);
      if (other) this.#collect(other, place, found, seen);
    }
  }
  /** The specification that `catalog:` stands for. Undefined when the catalog has no entry for it. */
  #withoutCatalog(name, spec) {
    if (!spec.startsWith("catalog:")) return spec;
    return this.workspace.catalogs.get(spec.slice("catalog:".length).trim() || "default")?.get(name);
  }
  /** The packages of the workspace that a name and a specification can mean. */
  #named(name, spec) {
    const alias = /^(?:npm:|workspace:)((?:@[^/@]+\/)?[^/@^~*<>=\s]+)(?:@(.*))?$/s.exec(spec ?? "");
    if (alias?.[1] !== void 0 && this.#byName.has(alias[1])) return this.#meeting(alias[1], alias[2] ?? "*");
    if (spec?.startsWith("npm:") && alias?.[1] !== void 0 && alias[1] !== name && !(0,version_ranges/* isRange */._)(alias[1])) {
      return this.#overridden.has(name) ? this.#byName.get(name) ?? [] : [];
    }
    if (spec?.startsWith("workspace:")) return this.#byName.get(name) ?? [];
    return this.#meeting(name, spec?.replace(/^npm:/, ""));
  }
  /** Packages with this name, unless the specification certainly means another package. */
  #meeting(name, spec) {
    const named = this.#byName.get(name) ?? [];
    if (spec === void 0 || this.#overridden.has(name)) return named;
    if (remoteProtocol.test(spec)) return [];
    return named.filter(({ manifest }) => (0,version_ranges/* mayMeet */.h)(manifest.version, spec));
  }
}
function placeOf(spec, directory) {
  if (spec === void 0) return void 0;
  const path = placeProtocol.test(spec) ? spec.replace(placeProtocol, "").replace(/^\/\/(?!\/)/, "") : /^(workspace:)?(\.{1,2}(\/|$))/.test(spec) ? spec.replace(/^workspace:/, "") : void 0;
  if (path === void 0) return void 0;
  const place = external_node_path_.posix.normalize(external_node_path_.posix.join(directory, path.split("::")[0]?.split("#")[0] ?? path)).replace(/\/$/, "");
  return place === "." ? "" : place;
}
function namesOf(overrides) {
  if (!(0,json_values/* isObject */.Gv)(overrides)) return [];
  const nested = Object.values(overrides).flatMap(namesOf);
  const keys = Object.keys(overrides).flatMap((key) => {
    const last = key.split(">").at(-1)?.trim() ?? key;
    const name = /(?:^|\/)((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?$/.exec(last)?.[1];
    return name === void 0 ? [] : [name];
  });
  const aliased = (0,json_values/* textEntries */.yZ)(overrides).flatMap(([, value]) => {
    const name = /^(?:npm|workspace):((?:@[^/@]+\/)?[^/@]+)/.exec(value)?.[1];
    return name === void 0 ? [] : [name];
  });
  return [...keys, ...nested, ...aliased];
}


// EXTERNAL MODULE: ./build/impacted-targets/formats/size-limit.js
var size_limit = __webpack_require__(28583);
// EXTERNAL MODULE: ./build/impacted-targets/build-systems/workspaces/unreadable-file.js
var unreadable_file = __webpack_require__(88372);
// EXTERNAL MODULE: ./build/impacted-targets/tree/build-root.js
var build_root = __webpack_require__(21663);
// EXTERNAL MODULE: ./build/impacted-targets/build-systems/workspaces/rush.js
var rush = __webpack_require__(17448);
// EXTERNAL MODULE: ./build/impacted-targets/formats/json-with-comments.js
var json_with_comments = __webpack_require__(47210);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/lockfiles/bun.js




const seenElsewhere = /* @__PURE__ */ new Set(["packages", "workspaces", "overrides", "catalog", "catalogs"]);
function readBunLockfile(text) {
  let lockfile;
  try {
    lockfile = (0,json_with_comments/* parseJsonWithComments */.G)(text);
  } catch {
    throw new unreadable_file/* UnreadableFile */.i("bun.lock cannot be read");
  }
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.packages) || ![0, 1, 2].includes(Number(lockfile.lockfileVersion))) {
    throw new unreadable_file/* UnreadableFile */.i("bun.lock is of a version other than 0, 1 and 2");
  }
  const entries = Object.entries(lockfile.packages);
  const keys = new Set(entries.map(([key]) => key));
  const packages = /* @__PURE__ */ new Map();
  for (const [key, entry] of entries) {
    const parts = Array.isArray(entry) ? entry : [entry];
    const link = linkOf(parts[0]);
    if (link !== void 0) packages.set(key, { content: `link ${link}`, uses: [], link });
    else {
      const uses = parts.filter(json_values/* isObject */.Gv).flatMap((described) => dependenciesOf(described).map(([name]) => name));
      packages.set(key, {
        content: (0,json_values/* canonicalJson */.dj)(parts),
        uses: uses.map((name) => [name, resolve(keys, segmentsOf(key), name)])
      });
    }
  }
  const names = namesOfWorkspaces(lockfile.workspaces);
  const settings = Object.entries(lockfile).filter(([key]) => !seenElsewhere.has(key));
  return {
    packages,
    settings: (0,json_values/* canonicalJson */.dj)(Object.fromEntries(settings)),
    usedBy: ({ directory, dependencies }) => {
      const name = directory === "" ? void 0 : names.get(directory);
      return dependencies.map(([used]) => [used, resolve(keys, name === void 0 ? [] : [name], used)]);
    }
  };
}
function linkOf(resolution) {
  return typeof resolution === "string" ? /^(?:@[^/@]+\/)?[^/@]+@workspace:(.*)$/s.exec(resolution)?.[1] : void 0;
}
function namesOfWorkspaces(workspaces) {
  const names = /* @__PURE__ */ new Map();
  for (const [directory, workspace] of Object.entries((0,json_values/* isObject */.Gv)(workspaces) ? workspaces : {})) {
    if ((0,json_values/* isObject */.Gv)(workspace) && typeof workspace.name === "string") names.set(directory, workspace.name);
  }
  return names;
}
function segmentsOf(key) {
  return key.match(/@[^/]+\/[^/]+|[^/]+/g) ?? [];
}
function resolve(keys, from, name) {
  for (let length = from.length; length >= 0; length -= 1) {
    const key = [...from.slice(0, length), name].join("/");
    if (keys.has(key)) return key;
  }
  return `absent ${name}`;
}


// EXTERNAL MODULE: ./build/impacted-targets/formats/json.js
var json = __webpack_require__(12846);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/lockfiles/npm.js




const marks = /* @__PURE__ */ new Set(["dev", "optional", "devOptional", "peer", "extraneous", "license", "funding", "deprecated"]);
function readNpmLockfile(text) {
  let lockfile;
  try {
    lockfile = (0,json/* parseJson */.q)(text);
  } catch {
    throw new unreadable_file/* UnreadableFile */.i("package-lock.json cannot be read");
  }
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.packages)) {
    throw new unreadable_file/* UnreadableFile */.i("package-lock.json is of a version that names no places (lockfileVersion 1)");
  }
  const places = new Set(Object.keys(lockfile.packages));
  const packages = /* @__PURE__ */ new Map();
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    if (!(0,json_values/* isObject */.Gv)(entry) || !/(^|\/)node_modules\//.test(place)) continue;
    const { link, resolved } = entry;
    packages.set(place, {
      content: (0,json_values/* canonicalJson */.dj)(Object.fromEntries(Object.entries(entry).filter(([key]) => !marks.has(key)))),
      uses: dependenciesOf(entry).map(([name]) => [name, npm_resolve(places, place, name)]),
      ...link === true && typeof resolved === "string" && { link: resolved }
    });
  }
  return {
    packages,
    settings: (0,json_values/* canonicalJson */.dj)(lockfile.lockfileVersion),
    usedBy: ({ directory, dependencies }) => dependencies.map(([name]) => [name, npm_resolve(places, directory, name)])
  };
}
function npm_resolve(places, from, name) {
  for (let directory = from; ; directory = directory.slice(0, Math.max(directory.lastIndexOf("/"), 0))) {
    if (!/(^|\/)node_modules$/.test(directory)) {
      const place = `${directory === "" ? "" : `${directory}/`}node_modules/${name}`;
      if (places.has(place)) return place;
    }
    if (directory === "") return `absent ${name}`;
  }
}


// EXTERNAL MODULE: ./build/impacted-targets/formats/yaml.js
var yaml = __webpack_require__(50943);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/lockfiles/pnpm.js





const ofPackageManager = ["packageManagerDependencies", "configDependencies"];
function readPnpmLockfile(text, name = "pnpm-lock.yaml", start = "") {
  let documents;
  try {
    documents = (0,yaml/* parseYamlDocuments */.v)(text);
  } catch {
    throw new unreadable_file/* UnreadableFile */.i(`${name} cannot be read`);
  }
  const lockfile = documents.pop();
  if (documents.length > 1) throw new unreadable_file/* UnreadableFile */.i(`${name} has more than two documents`);
  const version = (0,json_values/* isObject */.Gv)(lockfile) ? `${(0,json_values/* canonicalJson */.dj)(lockfile.lockfileVersion).replaceAll('"', "")}.` : "";
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !/^(6|9)\./.test(version)) {
    throw new unreadable_file/* UnreadableFile */.i(`${name} is of a version other than 6 and 9`);
  }
  const described = (0,json_values/* isObject */.Gv)(lockfile.packages) ? lockfile.packages : {};
  const snapshots = (0,json_values/* isObject */.Gv)(lockfile.snapshots) ? lockfile.snapshots : described;
  const importers = (0,json_values/* isObject */.Gv)(lockfile.importers) ? lockfile.importers : { ".": lockfile };
  const root = (0,json_values/* isObject */.Gv)(importers["."]) ? importers["."] : {};
  const packages = /* @__PURE__ */ new Map();
  const find = (name2, version2) => [`${name2}@${version2}`, `/${name2}@${version2}`, version2].find((key) => key in snapshots) ?? `absent ${name2}@${version2}`;
  for (const [key, snapshot] of Object.entries(snapshots)) {
    const entry = (0,json_values/* isObject */.Gv)(snapshot) ? snapshot : {};
    const uses = [...(0,json_values/* textEntries */.yZ)(entry.dependencies), ...(0,json_values/* textEntries */.yZ)(entry.optionalDependencies)];
    const description = snapshots === described ? {} : described[key.replace(/\(.*$/s, "")];
    const rest = Object.entries(entry).filter(
      ([field]) => !["dependencies", "optionalDependencies", "dev", "optional"].includes(field)
    );
    packages.set(key, {
      content: (0,json_values/* canonicalJson */.dj)([key, Object.fromEntries(rest), description ?? null]),
      uses: uses.map(([name2, used2]) => [name2, addLink(packages, start, used2) ?? find(name2, used2)])
    });
  }
  const used = /* @__PURE__ */ new Map();
  for (const [path, importer] of Object.entries(importers)) {
    const directory = external_node_path_.posix.join(start, path).replace(/^\.$|\/$/, "");
    if (!(0,json_values/* isObject */.Gv)(importer)) continue;
    const entries = dependencySections.flatMap(
      (section) => (0,json_values/* isObject */.Gv)(importer[section]) ? Object.entries(importer[section]) : []
    );
    used.set(
      directory,
      entries.flatMap(([name2, entry]) => {
        const resolved = (0,json_values/* isObject */.Gv)(entry) ? entry.version : entry;
        if (typeof resolved !== "string") return [];
        return [[name2, addLink(packages, directory, resolved) ?? find(name2, resolved)]];
      })
    );
  }
  return {
    packages,
    settings: (0,json_values/* canonicalJson */.dj)([
      ...[version, lockfile.settings ?? null, lockfile.ignoredOptionalDependencies ?? null],
      // The packages that run pnpm affect everything that it installs.
      ...[documents, ofPackageManager.map((section) => root[section] ?? null)]
    ]),
    usedBy: ({ directory }) => used.get(directory) ?? []
  };
}
function addLink(packages, directory, version) {
  if (!version.startsWith("link:")) return void 0;
  const joined = external_node_path_.posix.join(directory, version.slice("link:".length));
  const link = joined === "." ? "" : joined.replace(/\/$/, "");
  const key = `link ${link}`;
  if (!packages.has(key)) packages.set(key, { content: key, uses: [], link });
  return key;
}


// EXTERNAL MODULE: ./build/shared/text.js
var shared_text = __webpack_require__(89853);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/lockfiles/yarn.js





const mostMeant = 100;
function readYarnLockfile(text) {
  const classic = text.includes("# yarn lockfile v1");
  const entries = classic ? classicEntries(text) : berryEntries(text);
  const byDescriptor = /* @__PURE__ */ new Map();
  const byName = /* @__PURE__ */ new Map();
  const patched = /* @__PURE__ */ new Map();
  const keys = new Map(entries.map((entry) => [entry, entry.descriptors.join(", ")]));
  const key = (entry) => keys.get(entry) ?? "";
  for (const entry of entries) {
    const itsKey = key(entry);
    const tables = itsKey.includes("@patch:") ? [byName, patched] : [byName];
    for (const descriptor of entry.descriptors) {
      byDescriptor.set(descriptor, itsKey);
      const name = nameOf(descriptor);
      for (const known of tables) (0,append/* addTo */.D)(known, name, itsKey);
    }
  }
  const anyOf = (known, name) => {
    const named = known.get(name) ?? /* @__PURE__ */ new Set();
    if (named.size <= mostMeant) return named;
    throw new unreadable_file/* UnreadableFile */.i(`yarn.lock leaves open which of ${named.size} entries of ${(0,shared_text/* shortened */.v)(name, 80)} is meant`);
  };
  const find = (name, range) => {
    const exact = byDescriptor.get(`${name}@${range}`) ?? byDescriptor.get(`${name}@npm:${range}`);
    const meant = exact === void 0 ? anyOf(byName, name) : /* @__PURE__ */ new Set([exact, ...anyOf(patched, name)]);
    return [...meant].map((one) => [name, one]);
  };
  const packages = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const { dependencies, optionalDependencies, peerDependencies, ...rest } = entry.fields;
    const link = /@workspace:(.*)$/s.exec(typeof rest.resolution === "string" ? rest.resolution : "")?.[1];
    packages.set(key(entry), {
      // The descriptors are left out, because they change with other users of the package.
      content: (0,json_values/* canonicalJson */.dj)(
        link === void 0 ? [nameOf(key(entry)), rest, peerDependencies ?? null] : ["link", link]
      ),
      uses: link === void 0 ? [...(0,json_values/* textEntries */.yZ)(dependencies), ...(0,json_values/* textEntries */.yZ)(optionalDependencies)].flatMap(
        ([name, range]) => find(name, range)
      ) : [],
      ...link !== void 0 && { link: link === "." ? "" : link }
    });
  }
  return {
    packages,
    settings: classic ? "v1" : "berry",
    usedBy: ({ dependencies }) => dependencies.flatMap(([name, range]) => find(name, range))
  };
}
function nameOf(descriptor) {
  return descriptor.slice(0, descriptor.indexOf("@", 1));
}
function berryEntries(text) {
  let lockfile;
  try {
    lockfile = (0,yaml.parseYaml)(text);
  } catch {
    lockfile = void 0;
  }
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.__metadata)) throw new unreadable_file/* UnreadableFile */.i("yarn.lock cannot be read");
  return Object.entries(lockfile).flatMap(
    ([key, fields]) => key === "__metadata" || !(0,json_values/* isObject */.Gv)(fields) ? [] : [{ descriptors: key.split(/\s*,\s+/), fields }]
  );
}
function classicEntries(text) {
  const entries = [];
  let fields = {};
  let group = {};
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const indent = line.length - line.trimStart().length;
    const tokens = classicTokens(line.trim());
    if (indent === 0 && line.endsWith(":")) {
      fields = {};
      entries.push({ descriptors: tokens, fields });
    } else if (indent === 2 && line.endsWith(":") && tokens.length === 1) {
      group = {};
      fields[tokens[0] ?? ""] = group;
    } else if (indent === 2 && tokens.length === 2) {
      fields[tokens[0] ?? ""] = tokens[1];
    } else if (indent === 4 && tokens.length === 2) {
      group[tokens[0] ?? ""] = tokens[1] ?? "";
    } else {
      throw new unreadable_file/* UnreadableFile */.i(`yarn.lock has a line that is not understood: ${(0,shared_text/* shortened */.v)(line, 80)}`);
    }
  }
  return entries;
}
function classicTokens(line) {
  const tokens = [];
  for (const [, quoted, plain] of line.matchAll(/("(?:[^"\\]|\\.)*")|([^\s,"]+)/g)) {
    if (quoted !== void 0) tokens.push(JSON.parse(quoted));
    else if (plain !== void 0 && plain !== ":") tokens.push(plain);
  }
  const last = tokens.at(-1);
  if (last?.endsWith(":") && line.endsWith(last)) tokens[tokens.length - 1] = last.slice(0, -1);
  return tokens;
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/lockfiles/index.js











const readers = {
  "pnpm-lock.yaml": (text) => readPnpmLockfile(text),
  "npm-shrinkwrap.json": readNpmLockfile,
  "package-lock.json": readNpmLockfile,
  "yarn.lock": readYarnLockfile,
  "bun.lock": readBunLockfile
};
async function readLockfiles(comparison, tools) {
  const { root } = comparison;
  const ofRush = [...await (0,rush/* rushLockfiles */.ze)(comparison.base, root), ...await (0,rush/* rushLockfiles */.ze)(comparison.head, root)];
  const paths = [...Object.keys(readers).map((name) => external_node_path_.posix.join(root, name)), ...new Set(ofRush)];
  const [base, head] = await Promise.all([comparison.base.read(paths), comparison.head.read(paths)]);
  const pairs = [];
  for (const path of paths) {
    const texts = { base: base.get(path)?.toString("utf8"), head: head.get(path)?.toString("utf8") };
    const directory = (0,rush/* rushLockfileDirectory */.No)((0,build_root/* belowRoot */.I)(path, root) ?? "");
    const read = directory === void 0 ? readers[external_node_path_.posix.basename(path)] : (text) => readPnpmLockfile(text, path, directory);
    if (!read || texts.base === void 0 && texts.head === void 0) continue;
    if (texts.base === void 0) throw new unreadable_file/* UnreadableFile */.i(`${path} is new`);
    if (texts.head === void 0) throw new unreadable_file/* UnreadableFile */.i(`${path} was removed`);
    const changed = texts.base !== texts.head;
    try {
      const lockfileOf = (side) => (0,remembered/* remembered */.H)(comparison[side], path, () => Promise.resolve(read(texts[side] ?? "")));
      const lockfile = await lockfileOf("base");
      if (!changed) comparison.head.memory?.set(path, Promise.resolve(lockfile));
      pairs.push({ path, base: lockfile, head: changed ? await lockfileOf("head") : lockfile, changed });
    } catch (error) {
      const size = error instanceof size_limit/* TooLarge */.MF ? `: ${error.message}` : "";
      const why = error instanceof unreadable_file/* UnreadableFile */.i ? error.message : `${path} cannot be read${size}`;
      if (changed) throw new unreadable_file/* UnreadableFile */.i(`${why}, and it changed`);
      tools.warn(`workspaces: ${why}. It is the same in both commits, so it is left out`);
    }
  }
  return pairs;
}
function linksOf({ packages }) {
  const users = /* @__PURE__ */ new Map();
  const links = /* @__PURE__ */ new Map();
  for (const [key, { uses, link }] of packages) {
    if (link !== void 0) links.set(key, /* @__PURE__ */ new Set([link]));
    for (const [, used] of uses) (0,append/* append */.B)(users, used, key);
  }
  const waiting = [...links.keys()];
  for (const key of waiting) {
    for (const user of users.get(key) ?? []) {
      const known = links.get(user) ?? /* @__PURE__ */ new Set();
      const before = known.size;
      for (const link of links.get(key) ?? []) known.add(link);
      links.set(user, known);
      if (known.size > before) waiting.push(user);
    }
  }
  return links;
}
const usedNames = /* @__PURE__ */ new WeakMap();
function namesUsedOutside(lockfiles) {
  return new Set(lockfiles.flatMap((lockfile) => [...namesUsedIn(lockfile)]));
}
function namesUsedIn(lockfile) {
  const known = usedNames.get(lockfile);
  if (known) return known;
  const { packages } = lockfile;
  const names = /* @__PURE__ */ new Set();
  for (const { uses, link } of packages.values()) {
    if (link !== void 0) continue;
    for (const [name, key] of uses) if (packages.get(key)?.link === void 0) names.add(name);
  }
  usedNames.set(lockfile, names);
  return names;
}


// EXTERNAL MODULE: ./build/shared/globs/backslash.js
var backslash = __webpack_require__(44096);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/aliases.js




function isCompilerConfiguration(path) {
  return path.endsWith(".json") && /(^|\/)[jt]sconfig[^/]*\.json$/.test(path);
}
function splitReferences(path, text) {
  if (!isCompilerConfiguration(path) || !text.includes("references")) return { text, references: [] };
  try {
    const { references, ...rest } = (0,json_values/* fieldsOf */.Pf)((0,json_with_comments/* parseJsonWithComments */.G)(text));
    const paths = Array.isArray(references) ? references.map((one) => (0,json_values/* fieldsOf */.Pf)(one).path) : [];
    if (paths.length === 0 || !paths.every((one) => typeof one === "string")) return { text, references: [] };
    return { text: JSON.stringify(rest, void 0, 1), references: paths.map(backslash/* withSlashes */.s) };
  } catch {
    return { text, references: [] };
  }
}
function aliasesOf(text, directory) {
  let options;
  try {
    options = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)((0,json_with_comments/* parseJsonWithComments */.G)(text)).compilerOptions);
  } catch {
    return [];
  }
  const base = typeof options.baseUrl === "string" ? external_node_path_.posix.join(directory, (0,backslash/* withSlashes */.s)(options.baseUrl)) : directory;
  return Object.entries((0,json_values/* fieldsOf */.Pf)(options.paths)).flatMap(([pattern, written]) => {
    const star = pattern.indexOf("*");
    if (star === 0) return [];
    const places = (0,json_values/* texts */.Te)(written).map((place) => external_node_path_.posix.join(base === "" ? "." : base, (0,backslash/* withSlashes */.s)(place)));
    const [start, end] = star === -1 ? [pattern, void 0] : [pattern.slice(0, star), pattern.slice(star + 1)];
    return [{ start, end, places, scope: directory }];
  });
}
function placesOfAlias({ start, end, places }, name) {
  if (end === void 0) return name === start ? [...places] : [];
  if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return [];
  const captured = name.slice(start.length, name.length - end.length);
  return places.map((place) => external_node_path_.posix.normalize(place.replace("*", () => captured)).replace(/\/$/, ""));
}


// EXTERNAL MODULE: ./build/impacted-targets/task-runners/root-files.js
var root_files = __webpack_require__(28783);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/package-parts.js


const parts = ["shared", "own", "leaf"];
function partId(ofPackage, part) {
  return part === "shared" ? ofPackage : `${ofPackage}\0${part}`;
}
function partOf(id) {
  const [directory = "", part] = id.split("\0");
  return { directory, part: part === "own" || part === "leaf" ? part : "shared" };
}
const ownDirectories = "__tests__|__test__|__mocks__|__fixtures__|__snapshots__|tests?|specs?|e2e|cypress|integration";
const ownSuffixes = "[._-](?:test|spec|cy|e2e|test-d|bench)";
const texts = "(?:README|CHANGELOG|LICEN[CS]E|CONTRIBUTING)(?:[._-][^/]*)?";
const settings = [
  String.raw`(?:vitest|jest|playwright|cypress|karma|wdio|ava|web-test-runner|eslint|prettier|stylelint|oxlint)[._-][^/]*`,
  String.raw`\.(?:eslintrc|eslintignore|prettierrc|prettierignore|stylelintrc|oxlintrc|mocharc|nycrc|c8rc|taprc|npmignore|gitignore)[^/]*`
].join("|");
const ownFile = new RegExp(
  `(?:^|/)(?:${ownDirectories})/|${ownSuffixes}\\.[^/]+$|^(?:${texts}|${settings})$|(?:^|/)(?:${settings})$`,
  "i"
);
function isOwnFile(path) {
  return ownFile.test(path);
}
function ownerOf(members, path) {
  for (const directory of (0,tree_paths/* pathsAbove */.wP)(path)) {
    const member = members.get(directory);
    if (member === void 0) continue;
    const isOwned = directory !== "" || path === "package.json" || (0,root_files/* isCodeOfRoot */.PX)(path);
    return isOwned ? { member, directory } : void 0;
  }
  return void 0;
}
const leafFile = new RegExp(`${ownSuffixes}\\.(?:[cm]?[jt]sx?|snap)$|\\.snap$|^${texts}$`, "i");
function mayBeLeaf(path) {
  return leafFile.test(path);
}
const ofSettings = new RegExp(`(?:^|/)(?:${settings})$`, "i");
function isSettingsOfChecks(path) {
  return ofSettings.test(path);
}
const ownSegment = new RegExp(`^(?:${ownDirectories}|${texts}|${settings})$|${ownSuffixes}(?:$|\\.)`, "i");
const hint = /test|spec|e2e|cy|__(?:mocks|fixtures|snapshots)__|integration|bench|readme|changelog|licen[cs]e|contributing|playwright|karma|wdio|ava|lint|prettier|mocha|nyc|c8|taprc|ignore/i;
function ownStartIn(text) {
  if (!hint.test(text)) return void 0;
  const segments = text.split("/");
  const first = segments.findIndex((segment) => ownSegment.test(segment));
  if (first === -1) return void 0;
  return segments.slice(first).join("/").replace(/[*?{[$].*$/s, "").toLowerCase();
}
class OwnFiles {
  #paths;
  /** @param paths of all own files of the package, from its directory */
  constructor(paths) {
    this.#paths = paths.map((path) => `
/${path.toLowerCase()}`).join("") + (paths.length === 0 ? "" : "\n");
  }
  get any() {
    return this.#paths !== "";
  }
  /** True where an own file is below a directory of the package. */
  areBelow(directory) {
    const start = directory === "" ? "" : `${directory.toLowerCase()}/`;
    return this.#paths.includes(`
/${start}`);
  }
  /** True where a text in a file of the package can mean an own file, whatever stands in front of the text. */
  areMeantBy(text) {
    if (this.#paths === "") return false;
    const start = ownStartIn(text);
    if (start === void 0) return false;
    if (/[*?{[$]/.test(text)) return this.#paths.includes(`/${start}`);
    const names = [start.replace(/\/$/, ""), start.replace(/\.[cm]?jsx?$/, "")];
    return names.some((name) => ["/", ".", "\n"].some((end) => this.#paths.includes(`/${name}${end}`)));
  }
}


;// CONCATENATED MODULE: ./build/impacted-targets/tree/binary-files.js
const binary = /\.(?:png|jpe?g|gif|webp|avif|ico|icns|bmp|tiff?|heic|psd|sketch|fig|ktx2?|dds|hdr|exr|glb|blend|fbx|woff2?|ttf|otf|eot|zip|t?gz|tar|bz2|xz|7z|zst|br|jar|war|class|nupkg|snupkg|whl|pdf|docx|xlsx|pptx|mp[34]|m4[av]|mov|avi|mkv|ogg|opus|flac|wav|webm|wasm|node|exe|dll|so|dylib|pdb|pyc|npy|npz|sqlite3?|parquet|onnx|snk|pfx)$/i;
function isBinary(path) {
  return binary.test(path);
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/manifest-text.js



const isManifest = (path) => (0,tree_paths/* nameOf */.Vb)(path) === "package.json";
const selects = /(?<![\w-])(?:--(?:filter|workspace|project|scope|to|only)|-[wFpt]|workspace)["'`]?[\s,=]+["'`]?(?:[.^!{]*)([@\w][\w@./-]*)/g;
const checks = /^(?:pre|post)?(?:test|e2e|spec|lint|format|fmt|prettier|eslint|coverage|cover|check|type-?check|check-types|bench|ci|tdd|attw|publint)(?:[:.-].*)?$/;
const forChecks = [
  ...["jest", "vitest", "mocha", "ava", "tap", "c8", "nyc", "eslintConfig", "eslintIgnore", "prettier", "lint-staged"]
];
function scriptsIn(text) {
  try {
    return Object.values((0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(JSON.parse(text)).scripts)).map(String).join("\n");
  } catch {
    return text;
  }
}
function withoutTests(content) {
  try {
    return JSON.stringify(ofBuilds(withoutDescriptions(JSON.parse(content.toString("utf8")))), void 0, 1);
  } catch {
    return content.toString("utf8");
  }
}
const apart = /^(?:pre|post)?(?:bench(?:mark)?s?|release|publish|changeset|clean|format|playground)(?:[:._-].*)?$/;
function textOfBuilds(manifest) {
  const rest = Object.entries(manifest).filter(([key]) => key !== "scripts" && !elsewhere.includes(key));
  const scripts = Object.entries((0,json_values/* fieldsOf */.Pf)(manifest.scripts));
  const kept = withThoseTheyRun(scripts, (name) => !apart.test(name));
  return `${JSON.stringify(rest)}
${kept.map(([, command]) => String(command).replace(selects, "")).join("\n")}`;
}
function withThoseTheyRun(scripts, counts) {
  let kept = scripts.filter(([name]) => counts(name));
  for (let before = -1; before !== kept.length; ) {
    before = kept.length;
    const words = new Set(kept.flatMap(([, command]) => String(command).split(/[\s"'&|;]+/)));
    kept = scripts.filter(([name]) => counts(name) || name !== "test" && words.has(name));
  }
  return kept;
}
const scriptWord = /[\w.:@/*+-]+/g;
const runsScripts = /(?<![\w-])--run(?![\w-])|["'`]run["'`]|\bdeno\s+task|npm(?!-(?:workspace|lock|shrinkwrap)|rc|ignore|js)|npx|yarn(?!\.lock|rc)|\bbunx?\b|corepack|lerna(?!\.json)|wireit|turbo(?!\.json)|execpath|package-?manager|\b(?:nx(?!\.json)|nr|run-[sp])\b/i;
function scriptsRunIn(text, scripts) {
  if (findsRoot.test(text)) return [...scripts];
  return runsScripts.test(text) || speaksOfScripts.test(text) ? scriptsNamedIn(text, scripts) : [];
}
const findsRoot = /\bdirname\s*\((?!\s*(?:__filename|(?:\w+\.)?fileURLToPath\s*\(\s*import\.meta\.url))/;
const speaksOfScripts = /\bscripts\b(?!\/)/;
const longestName = 200;
function scriptsNamedIn(text, scripts) {
  if (scripts.length === 0) return [];
  if (speaksOfScripts.test(text)) return [...scripts];
  const words = new Set([...text.matchAll(scriptWord)].flatMap(([found]) => wordsIn(found)));
  const isPart = (name, index) => words.has(name.slice(0, index + 1)) || words.has(`*${name.slice(index)}`);
  const isBegun = (name) => name.length > longestName || [...name.matchAll(/[:._-]/g)].some(({ index }) => isPart(name, index));
  const isShort = (name) => name === "test" && (words.has("t") || words.has("tst"));
  const isAround = (name) => words.has(name.replace(/^(?:pre|post)|(?<=^prepublish)Only$/g, ""));
  return scripts.filter((name) => words.has(name) || isShort(name) || isBegun(name) || isAround(name));
}
function wordsIn(word) {
  const starts = [0, word.indexOf(":") + 1, word.indexOf(":", word.indexOf(":") + 1) + 1];
  return starts.flatMap((start) => {
    const part = word.slice(start);
    return [withoutEnd(part, "*+/"), withoutEnd(part, ".*+/")];
  });
}
function withoutEnd(word, left) {
  let end = word.length;
  while (end > 0 && left.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}
const ofInstallation = /^(?:pre|post)?(?:install|prepare)$|^(?:prepublish|dependencies)$/;
const mostScripts = 1e3;
const known = /* @__PURE__ */ new WeakMap();
function runBy(scripts, name) {
  const runs = known.get(scripts) ?? /* @__PURE__ */ new Map();
  known.set(scripts, runs);
  const found = runs.get(name) ?? scriptsNamedIn(String(scripts[name]), Object.keys(scripts));
  runs.set(name, found);
  return found;
}
function manifestRunning(manifest, named) {
  const scripts = (0,json_values/* fieldsOf */.Pf)(manifest.scripts);
  const names = Object.keys(scripts);
  if (names.length > mostScripts) return { ...manifest };
  const kept = new Set(names.filter((name) => named.has(name) || ofInstallation.test(name)));
  for (const name of kept) {
    for (const next of runBy(scripts, name)) kept.add(next);
    for (const around of [`pre${name}`, `post${name}`]) if (Object.hasOwn(scripts, around)) kept.add(around);
  }
  return { ...manifest, scripts: Object.fromEntries(Object.entries(scripts).filter(([name]) => kept.has(name))) };
}
const elsewhere = [
  ...["name", "description", "keywords", "homepage", "repository", "bugs", "author", "contributors", "funding"],
  ...["dependencies", "devDependencies", "optionalDependencies", "peerDependencies", "peerDependenciesMeta"],
  ...["files", "overrides", "resolutions", "pnpm", "workspaces", "packageManager"]
];
function withoutDescriptions(manifest) {
  return Object.fromEntries(Object.entries((0,json_values/* fieldsOf */.Pf)(manifest)).filter(([key]) => !elsewhere.includes(key)));
}
function usedFields(manifest) {
  const fields = withoutDescriptions(manifest);
  return fields.bin === void 0 ? fields : { ...fields, bin: Object.values((0,json_values/* fieldsOf */.Pf)(fields.bin)) };
}
function buildScripts(fields) {
  const scripts = Object.entries((0,json_values/* fieldsOf */.Pf)(fields.scripts));
  return new Set(withThoseTheyRun(scripts, (name) => !checks.test(name)).map(([name]) => name));
}
function ofBuilds(fields) {
  const kept = buildScripts(fields);
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([key]) => !forChecks.includes(key))),
    ...fields.scripts !== void 0 && { scripts: chosenScripts(fields, (name) => kept.has(name)) }
  };
}
function textOfChecks(text) {
  try {
    const fields = usedFields((0,json/* parseJson */.q)(text));
    const kept = buildScripts(fields);
    const settings = Object.entries(fields).filter(([key]) => forChecks.includes(key));
    const scripts = chosenScripts(fields, (name) => !kept.has(name));
    if (settings.length + Object.keys(scripts).length === 0) return "";
    return JSON.stringify({ ...Object.fromEntries(settings), scripts });
  } catch {
    return "";
  }
}
function chosenScripts(fields, isChosen) {
  return Object.fromEntries(Object.entries((0,json_values/* fieldsOf */.Pf)(fields.scripts)).filter(([name]) => isChosen(name)));
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/mapped-names.js
const entry = /(["'])(\^?[\w@][^"'`\s]*)\1\s*:\s*(["'])<rootDir>\/([^"'`\s]*)\3/g;
const ofPackage = /^(\^?)((?:@[\w.-]+\/)?[\w.-]+)(?:\$$|\/)/;
const usedUnnamed = /^(?:p?react|vue|svelte|solid-js|inferno|lit|lwc|tslib|core-js(?:-pure)?|regenerator-runtime|@(?:babel|swc|emotion|vue|lingui|formatjs|stencil|marko)\/.*)$/;
function splitMappedNames(text, known) {
  if (!text.includes("<rootDir>/")) return { rest: text, entries: [] };
  const entries = [];
  const rest = text.replace(entry, (whole, _, key, __, value) => {
    const [, begins, name = ""] = ofPackage.exec(key.replaceAll("\\", "")) ?? [];
    if (!known.has(name) || usedUnnamed.test(name) || begins === "" && !name.startsWith("@")) return whole;
    const isWhole = /^\^?(?:@[^/]+\/)?[^/]+\/\(\.[*+]\)\$?$/.test(key.replaceAll("\\", "")) && /^[^$]*\/\$1(?:\.\w+)?$/.test(value);
    entries.push({ name, path: value.replace(/\$.*$/s, ""), isWhole, text: whole });
    return '""';
  });
  return { rest, entries };
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/remarks.js
const readByTools = /import|require|reference|\bjsx|environment|@[a-z][\w-]*(?![\w/-])|#\w|^\s*\/[/*]+[=!#@]|^\W*\w[\w-]*:|\{/i;
const single = /^[ \t]*(?:\/\/(?:(?!\*\/).)*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)$/;
const first = /^[ \t]*\/\*(?:(?!\*\/).)*$/;
const middle = /^[ \t]*\*(?!\/)(?:(?!\*\/).)*$/;
const last = /^[ \t]*\*(?:(?:(?!\*\/).)*\*)?\/[ \t]*$/;
function withoutCertainRemarks(code) {
  const lines = code.split(/\r?\n/);
  let at = 0;
  while (at < lines.length) {
    const behind = lines[at - 1]?.endsWith("\\") === true ? at : behindRemark(lines, at);
    if (behind > at) {
      for (; at < behind; at++) if (!readByTools.test(lines[at] ?? "")) lines[at] = "";
    } else if (opens(lines[at] ?? "")) break;
    else at++;
  }
  return lines.join("\n");
}
function opens(line) {
  const remark = line.lastIndexOf("/*");
  return line.includes("`") || remark !== -1 && line.lastIndexOf("*/") < remark + "/*".length;
}
function behindRemark(lines, start) {
  const text = lines[start] ?? "";
  if (single.test(text)) return start + 1;
  if (!first.test(text)) return start;
  let at = start + 1;
  while (middle.test(lines[at] ?? "")) at++;
  return last.test(lines[at] ?? "") ? at + 1 : start;
}
function withoutRemarks(text) {
  return text.replace(
    /^[ \t]*(?:\/\/.*|(?:\/\*|\*(?=[\s/]|$))(?:(?!\*\/).)*(?:\*\/[ \t]*)?)$/gm,
    (line) => /import|require|reference|jsx|environment|@type|@param|@return/i.test(line) ? line : ""
  );
}


// EXTERNAL MODULE: ./build/impacted-targets/mentions/escapes.js
var escapes = __webpack_require__(68837);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/spellings.js

const backslashes = /\.\.\\|[\w)}]\\\\[\w.]/;
const windowsScript = /\.(?:bat|cmd|ps1)$/i;
function withOtherSpellings(path, text) {
  if (!text.includes("\\")) return text;
  const read = (0,escapes/* withoutEscapes */.L)(path, text);
  const all = read === text ? [text] : [text, read];
  const onWindows = all.filter((one) => windowsScript.test(path) || backslashes.test(one));
  return [...all, ...onWindows.map((one) => one.replace(/\\+/g, "/"))].join("\n");
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/mentions-in-file.js











const nothing = {
  names: [],
  commands: [],
  upward: [],
  paths: [],
  selected: [],
  own: [],
  modules: void 0,
  remarked: /* @__PURE__ */ new Set(),
  mapped: [],
  rootScripts: [],
  references: [],
  imported: /* @__PURE__ */ new Set(),
  lists: false
};
const unread = /^((README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|NOTICE|AUTHORS|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT)(\.[^/]*)?|(SKILL|AGENTS|CLAUDE|GEMINI)\.md|[^/]*\.(snap|map|lock|tsbuildinfo)|\.[\w-]*ignore|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?)$/i;
const unquoted = /^(Makefile|Dockerfile|Justfile|Procfile|[^/.]+|\.[^/.]+)$|\.(ya?ml|toml|ini|cfg|conf|properties|env|sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|Dockerfile|nix)$/i;
const partlyUnquoted = /\.(css|scss|sass|less|styl|html?|mdx?|vue|svelte|astro)$/i;
const isCode = /\.[cm]?[jt]sx?$/;
function hasWords(path) {
  const name = (0,tree_paths/* nameOf */.Vb)(path);
  return unquoted.test(name) || isManifest(name);
}
function isUnread(path) {
  return isBinary(path) || unread.test((0,tree_paths/* nameOf */.Vb)(path));
}
const scoped = /@[\w.-]+\/[\w.-]+(?:\/[\w./@-]*)?/g;
const afterQuote = /["'`]([^"'`\s\\<>]*)/g;
const inside = /(?:node_modules\/|npm:|workspace:|[!~]|\burl\(|@jsxImportSource\s+|-environment\s+)([@\w][\w@./-]*)/g;
const run = /(?:\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s+|(?:--filter|--workspace|--project|-w|-F|-p)[\s=]+|&&\s*|["'`](?=[\w@/.-]+\s)|\b(?:exec|spawn|execa|fork|execFile)(?:Sync)?\(\s*["'`])["']?([@\w][\w@./-]*)/g;
const word = /[@\w.~#$][\w@./~#$-]*/g;
const up = /(?<!\.)(?:\.\.\/)+[^\s"'`()<>,;:|&\\$]*|(?<![\w.])\.\.(?=["'`\s]|$)/gm;
const directoryImport = /(\bfrom\s*["'](?:\.\.\/)*\.\.)\/?(["'])/g;
const pieces = /(["'`])\.\.(?:\/\.\.)*\/?\1(?:\s*,\s*(["'`])[^"'`\n]*\2)+/g;
const piece = /["'`]([^"'`\n]*)["'`]/g;
const behindDirectory = /[>})]\/([\w@.-][\w@./*{}-]*)/g;
const namesInTurn = /(["'`])[\w@.-]+\1(?:\s{0,99},\s{0,99}(["'`])[\w@./-]*\2)+/g;
const lists = /(?:readdir|opendir|scandir|glob(?!al))\w*(?:\.\w+)?\s*[<(]|require\.context|["'](?:walkdir|walk-sync|klaw|readdirp|fdir)["'/]/i;
const valueInQuotes = /(["'`])(?<![!=]=\s*.|\bcase\s+.)(?=([^"'`\s\\<>]*))\2(?!\1\s*(?::|[!=]==?))/g;
const notCompared = /(["'`])(?<![!=]=\s*.|\bcase\s+.)(?=([^"'`\s\\<>]*))\2(?!\1\s*[!=]==?)/g;
const runsTests = /\b(?:npm|pnpm|yarn|bun|turbo|nx|lerna|run-s|run-p|npm-run-all)\s+(?:run\s+)?test\b/g;
const anything = /["'`@!~\\]|\.\.|&&|(?:node_modules|npm|workspace)[/:]|\burl\(|-environment\s|\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s|-(?:filter|workspace|project|w|F|p)[\s=]|readdir|opendir|scandir|glob|require\.context/i;
function mentionsBySigns(path, ofRoot) {
  return !ofRoot && (isCode.test(path) || !hasWords(path) && !partlyUnquoted.test((0,tree_paths/* nameOf */.Vb)(path)));
}
const tests = /(^|\/)(__tests__|__test__|tests?|specs?|e2e|cypress|integration)\/|[._-](test|spec|cy|e2e|test-d)\.[^/]+$/;
function isOfTests(path) {
  return tests.test(path);
}
function headsOf(text) {
  const first = text.indexOf("/");
  if (first === -1) return [text];
  const second = text.indexOf("/", first + 1);
  return [text.slice(0, first), second === -1 ? text : text.slice(0, second)];
}
function mentionsIn(path, content, known, place) {
  const { ofRoot } = place;
  if (mentionsBySigns(path, ofRoot) && !anything.test(content.toString("latin1"))) return nothing;
  if (isUnread(path)) return nothing;
  const whole = textOf(content);
  const { text: apart, references } = ofRoot ? { text: whole, references: [] } : splitReferences(path, whole);
  const named = mentionsInText(
    path,
    relevantText(path, apart, ofRoot),
    known,
    place,
    (text) => ownIn(path, content, text)
  );
  const found = references.length === 0 ? named : { ...named, references };
  const ofChecks = ofRoot || !isManifest(path) ? "" : textOfChecks(whole);
  const checked = ofChecks === "" ? nothing : mentionsInText(path, ofChecks, known, place, () => []);
  return checked === nothing ? found : { ...found, ofChecks: checked };
}
function mentionsInText(path, whole, known, place, ownOf) {
  const relevant = withOtherSpellings(path, isCode.test(path) ? withoutCertainRemarks(whole) : whole);
  const text = relevant.replace(directoryImport, "$1/index$2");
  const { rest, entries } = splitMappedNames(text, known);
  const words = hasWords(path);
  const names = namesIn(rest, known);
  const commands = commandsIn(rest, words, known);
  const upward = upwardIn(rest);
  const climbs = [...upward].some((each) => /^(?:\.\.\/?)+$/.test(each));
  const paths = pathsIn(path, rest, words, place, climbs);
  const selected = /* @__PURE__ */ new Set();
  for (const [, found = ""] of text.matchAll(selects)) consider(found, known, selected);
  const own = ownOf(text);
  const walks = lists.test(text);
  const count = names.size + commands.size + upward.size + paths.size + own.length + entries.length;
  if (count === 0 && !walks) return nothing;
  const ofSource = isSource(path) && !listsOfModules.test(text) ? withoutRemarks(text) : void 0;
  const mentionsManifest = [...upward, ...paths].some((one) => /(?:^|\/)package(?:\.json)?$/i.test(one));
  return {
    names: [...names],
    commands: [...commands],
    upward: [...upward],
    paths: [...paths],
    selected: [...selected],
    own,
    modules: ofSource === void 0 ? void 0 : modulesOf(ofSource),
    remarked: ofSource === void 0 || commands.size === 0 ? nothing.remarked : remarkedIn(commands, ofSource, known),
    mapped: entries.map((entry) => ({
      name: entry.name,
      path: entry.path,
      isWhole: entry.isWhole,
      names: [...namesIn(entry.text, known)],
      upward: [...upwardIn(entry.text)],
      paths: [...pathsIn(path, entry.text, words, place, climbs)]
    })),
    rootScripts: mentionsManifest ? scriptsRunIn(text, place.rootScripts) : [],
    references: [],
    imported: walks && isCode.test(path) ? importedIn(names, rest, known) : nothing.imported,
    lists: walks
  };
}
function consider(candidate, known, into) {
  const trimmed = mentions_in_file_withoutEnd(candidate);
  if (headsOf(trimmed).some((head) => known.has(head))) into.add(trimmed);
  else if (known.has(candidate)) into.add(candidate);
}
function namesIn(text, known) {
  const names = /* @__PURE__ */ new Set();
  for (const [found] of text.matchAll(scoped)) consider(found, known, names);
  for (const [, found = ""] of text.matchAll(afterQuote)) if (found !== "") consider(found, known, names);
  for (const [, found = ""] of text.matchAll(inside)) consider(found, known, names);
  return names;
}
const loads = [
  /(?:^[^"'`\n]{0,200})?\b(?:import|require)\s{0,9}\(\s{0,9}(["'`])[^"'`\n]*\1\s{0,9}\)/gm,
  /^[ \t]*(?:import|export)\b[^"'`;]{0,2000}?\bfrom\s{0,9}(["'])[^"'\n]*\1/gm,
  /^[ \t]*import\s{0,9}(["'])[^"'\n]*\1/gm
];
const ofPlaces = /dir(?!ective)|root|path(?!\w)|folder|location|cwd|base|home|fixture|sample|example|suite|spec|tests?\b|data|url/i;
function importedIn(names, text, known) {
  if (names.size === 0) return /* @__PURE__ */ new Set();
  const elsewhere = namesIn(
    loads.reduce((left, load) => left.replace(load, (found) => ofPlaces.test(found) ? found : ""), text),
    known
  );
  return new Set([...names].filter((name) => !elsewhere.has(name)));
}
function commandsIn(text, words, known) {
  const commands = /* @__PURE__ */ new Set();
  for (const [, found = ""] of text.matchAll(run)) consider(found, known, commands);
  if (words) for (const [found] of text.matchAll(word)) consider(found, known, commands);
  return commands;
}
function remarkedIn(commands, withoutRemarks2, known) {
  const outside = commandsIn(withoutRemarks2, false, known);
  return new Set([...commands].filter((command) => !outside.has(command)));
}
function textOf(content) {
  if (content[0] === 255 && content[1] === 254) return content.toString("utf16le");
  if (content[0] !== 254 || content[1] !== 255) return content.toString("utf8");
  return Buffer.from(content.subarray(0, content.length & ~1)).swap16().toString("utf16le");
}
function mentions_in_file_withoutEnd(name) {
  return name.replace(/[?#].*$|[.,;:]+$/, "");
}
const longestPath = 1e3;
function pathsIn(path, text, words, { ofRoot, hasInner, tops }, climbs) {
  const paths = /* @__PURE__ */ new Set();
  const isWanted = (found) => ofRoot || climbs || hasInner || tops.has(/^\/?([^/]+)\//.exec(found)?.[1] ?? "");
  const stays = (found) => !/^(?:$|[a-z]+:|\.\.|\/\/)/.test(found) && /^[\w@./*{}-]{2,}$/.test(found);
  const add = (found) => {
    if (isWanted(found) && stays(found)) paths.add(found);
  };
  const isCounted = climbs || hasInner ? countedWords(path, text) : () => true;
  for (const [, found = ""] of text.matchAll(afterQuote)) if (isCounted(found)) add(found);
  if (words) {
    for (const [found] of text.matchAll(word)) if (found.includes("/")) add(found);
  }
  if (ofRoot) return paths;
  for (const [, found = ""] of text.matchAll(behindDirectory)) add(found);
  for (const [whole] of text.matchAll(namesInTurn)) {
    if (whole.length < longestPath) add([...whole.matchAll(piece)].map(([, part = ""]) => part).join("/"));
  }
  return paths;
}
function countedWords(path, text) {
  if (!isCode.test(path) || lists.test(text)) return () => true;
  const code = isSource(path) ? withoutRemarks(text) : text;
  const values = new Set([...code.matchAll(notCompared)].map(([, , value]) => value));
  return (found) => !/^[\w-]+$/.test(found) || values.has(found);
}
const query = /(\.\w+)\?[A-Za-z][\w=&-]*$/;
function upwardIn(text) {
  const upward = /* @__PURE__ */ new Set();
  for (const [found] of text.matchAll(up)) upward.add(found.replace(query, "$1"));
  for (const [whole] of text.matchAll(pieces)) {
    upward.add([...whole.matchAll(piece)].map(([, part = ""]) => part).join("/"));
  }
  return upward;
}
function isSource(path) {
  return /(?:^|\/)(?:src|lib)\/(?:.*\/)?[^/]+\.[cm]?[jt]sx?$/.test(path) && !/\.config\.[cm]?[jt]s$/.test(path);
}
const mentions_in_file_module = /(?:\bimport|\bmodule|\b(?:import|require|resolve|mock|unmock|load|imports?Actual|importModule)\w*(?:\.\w+)?\s{0,999}(?:<[^<>()]{0,999}>\s{0,999})?\(|\bcreateRequire\([^()]{0,999}\)\s{0,999}\(|<reference\s[^>\n]{0,999}=|@jsxImportSource|-environment)\s*(?:\/\*[^*]*\*\/\s*)*["'`]?([@\w#~][^"'`\s\\<>()]*)/gi;
const listsOfModules = /\b(?:define|require)\s*\(\s*(?:["'`][^"'`]*["'`]\s*,\s*)?\[/;
const fromModule = /^(.*)\bfrom\s*["'`]([^"'`\s\\<>]*)/gm;
function modulesOf(text) {
  const found = [...upwardIn(text), ...[...text.matchAll(mentions_in_file_module)].map(([, name = ""]) => name)];
  for (const [, before = "", name = ""] of text.matchAll(fromModule)) {
    const statement = before.slice(before.lastIndexOf(";") + 1);
    const isStatement = /^\s*(?:import|export|\})|@import/.test(statement);
    if (isStatement || !/["'`]|^\s*(?:\*\s|\/\/|\/\*)/.test(statement)) found.push(name);
  }
  return new Set(found.flatMap((name) => [name, mentions_in_file_withoutEnd(name)]));
}
function ownIn(path, content, relevant) {
  const ofManifest = isManifest(path);
  const text = ofManifest ? withoutTests(content) : relevant;
  const values = ofManifest ? withOtherSpellings(path, scriptsIn(text)) : text;
  const found = /* @__PURE__ */ new Set();
  for (const [, , value = ""] of text.matchAll(valueInQuotes)) if (ownStartIn(value) !== void 0) found.add(value);
  const words = hasWords(path);
  if (words || partlyUnquoted.test(path)) {
    for (const [value] of values.replace(runsTests, "").matchAll(word)) {
      if ((words || /[/.]/.test(value)) && ownStartIn(value) !== void 0) found.add(value);
    }
  }
  return [...found];
}
const leftAlone = /\b(?:exclude|ignores?|collectCoverageFrom|(?:test|coverage|module|watch)PathIgnorePatterns)["']?\s*:\s*\[[^\]]*\]/g;
function relevantText(path, text, ofRoot) {
  try {
    if (isManifest(path))
      return JSON.stringify(ofRoot ? usedFields((0,json/* parseJson */.q)(text)) : ofBuilds(usedFields((0,json/* parseJson */.q)(text))));
    if (ofRoot && isCompilerConfiguration(path)) {
      const { references: _, compilerOptions, ...rest } = (0,json_values/* fieldsOf */.Pf)((0,json_with_comments/* parseJsonWithComments */.G)(text));
      const { paths: _paths, ...options } = (0,json_values/* fieldsOf */.Pf)(compilerOptions);
      return JSON.stringify({ ...rest, compilerOptions: options }, void 0, 1);
    }
  } catch {
  }
  return ofRoot && /\.[cm]?[jt]s$/.test(path) ? text.replace(leftAlone, "") : text;
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/package-names.js






class PackageNames {
  /**
   * @param rootDependencies names of the dependencies in the root's manifest, with other names of each, such as
   * commands
   */
  constructor(workspace, aliases, rootDependencies) {
    this.aliases = aliases;
    this.rootDependencies = rootDependencies;
    for (const { name, directory, manifest } of workspace.members) {
      if (directory === "" && !name.startsWith("@")) continue;
      (0,append/* append */.B)(this.#byName, name, directory);
      for (const command of commandsOf(name, manifest.bin)) (0,append/* append */.B)(this.#byCommand, command, directory);
    }
    const given = [...this.#byName, ...this.#byCommand];
    this.signature = JSON.stringify([this.#byName.size, given, aliases, [...rootDependencies]]);
    const heads = aliases.flatMap(({ start }) => headsOf(start.replace(/\/$/, "")).slice(0, 1));
    this.known = /* @__PURE__ */ new Set([...this.#byName.keys(), ...this.#byCommand.keys(), ...heads, ...rootDependencies.keys()]);
  }
  aliases;
  rootDependencies;
  /** Names to search for: of packages, their commands, first segments of aliases, and the root's dependencies. */
  known;
  /** Two commits in which all names mean the same have the same signature. */
  signature;
  #byName = /* @__PURE__ */ new Map();
  #byCommand = /* @__PURE__ */ new Map();
  /** True for the name of a package of the workspace. */
  isPackage(name) {
    return this.#byName.has(name);
  }
  /** True for a command that a package of the workspace gives. */
  isCommand(name) {
    return this.#byCommand.has(name);
  }
  /** Directories of the packages that a name means. The name may continue behind the name of a package. */
  named(name) {
    return headsOf(name).flatMap((head) => this.#byName.get(head) ?? []);
  }
  /** Directories of the packages that a command comes from. */
  commanded(command) {
    return this.#byCommand.get(command) ?? [];
  }
  /** Paths that a name leads to by aliases that count in a file, from the root of the build, as they are written. */
  placesOf(name, file) {
    return this.aliases.filter(({ scope }) => (0,tree_paths/* isWithin */.UO)(file, scope)).flatMap((alias) => placesOfAlias(alias, name));
  }
}
function commandsOf(name, bin) {
  if ((0,json_values/* isObject */.Gv)(bin)) return Object.keys(bin);
  return typeof bin === "string" ? [name.replace(/^@[^/]+\//, "")] : [];
}
function leadsInto(name) {
  const path = name.split("/").slice(name.startsWith("@") ? 2 : 1).join("/");
  return path === "package.json" || ownStartIn(path) !== void 0;
}


// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/impacted-targets/tree/folded-path.js
var folded_path = __webpack_require__(62388);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/tracked-paths.js


const worthOfTables = 10;
class TrackedPaths {
  /** @param files all files, in the order of their paths' bytes */
  constructor(files) {
    this.files = files;
  }
  files;
  #directories;
  #tables;
  /** How many paths the searches have examined. */
  #looked = 0;
  /** All directories, including the root, which is the empty text. */
  get directories() {
    if (this.#directories) return this.#directories;
    const directories = /* @__PURE__ */ new Set([""]);
    let last = "";
    for (const path of this.files) {
      if (path.lastIndexOf("/") === last.length && path.startsWith(last)) continue;
      last = (0,tree_paths/* directoryOf */.jt)(path);
      for (const directory of [last, ...(0,tree_paths/* pathsAbove */.wP)(last)]) {
        if (directories.has(directory)) break;
        directories.add(directory);
      }
    }
    this.#directories = directories;
    return directories;
  }
  /** The files below a directory. In the order of bytes, `0` comes right after `/`. */
  below(directory) {
    if (directory === "") return this.files;
    return this.files.slice(this.#firstFrom(`${directory}/`), this.#firstFrom(`${directory}0`));
  }
  isFile(path) {
    const tables = this.#tablesForMany();
    return tables ? tables.files.has(path) : this.files[this.#firstFrom(path)] === path;
  }
  /** The file with this path and any extension. Where there are several, the last one. */
  withExtension(path) {
    const tables = this.#tablesForMany();
    if (tables) return tables.withoutExtension.get(path);
    if (path === "" || path.endsWith("/")) return void 0;
    const first = this.#firstFrom(`${path}.`);
    if (this.files[first]?.startsWith(`${path}.`) !== true) return void 0;
    for (let index = this.#firstFrom(`${path}/`) - 1; index >= first; index -= 1) {
      this.#looked += 1;
      const file = this.files[index];
      if (file !== void 0 && !/[./]/.test(file.slice(path.length + 1))) return file;
    }
    return void 0;
  }
  /** Index of the first file that does not come before a path. */
  #firstFrom(path) {
    const fileAt = (index) => {
      this.#looked += 1;
      return this.files[index] ?? "";
    };
    return (0,git_names/* firstFrom */.nT)(this.files.length, fileAt, path);
  }
  #tablesForMany() {
    if (this.#tables || this.#looked <= worthOfTables * this.files.length) return this.#tables;
    const withoutExtension = /* @__PURE__ */ new Map();
    for (const path of this.files) {
      const dot = path.lastIndexOf(".");
      if (dot > path.lastIndexOf("/") + 1) withoutExtension.set(path.slice(0, dot), path);
    }
    this.#tables = { files: new Set(this.files), withoutExtension };
    return this.#tables;
  }
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/paths-of-commit.js






const plain = /^[a-z\d_-]+(?:[./][a-z\d_-]+)*$/;
const simple = /^(?:\.?[\w@-]+(?:\.[\w@-]+)*(?:\/(?!$)|$))*$/;
const simpleName = /(?:^|\/)\.?[\w@-]+(?:\.[\w@-]+)*$/;
const downward = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;
const noOwnFiles = new OwnFiles([]);
class CommitPaths {
  /**
   * @param files all files, in the order of their paths
   * @param packages directories of packages; that of the root is the empty text
   */
  constructor(files, packages) {
    this.files = files;
    this.packages = packages;
    this.#tracked = new TrackedPaths(files);
    const directories = [...packages].filter((directory) => directory !== "");
    this.tops = new Set(directories.map((directory) => directory.split("/")[0] ?? directory));
    this.#around = new Set(directories.flatMap((directory) => (0,tree_paths/* pathsAbove */.wP)(directory)));
  }
  files;
  packages;
  #tracked;
  /** First segments of the directories of packages. */
  tops;
  /** Directories above those of packages. */
  #around;
  /** Own files by the directory of their package. Made when first needed. */
  #own;
  /** Tracked paths, by the spelling by which every system finds them, where it differs. Made when first needed. */
  #otherwise;
  /** Whether anything can be found in a directory, by any spelling, for directories that were asked about. */
  #holding = /* @__PURE__ */ new Map();
  /** The directories that hold something, in all spellings that count. Made when first needed. */
  #holders;
  /** Tracked forms of directories that were asked about. */
  #trackedAbove = /* @__PURE__ */ new Map([["", ""]]);
  /** The last directory that was looked up, and its package. Files are in the order of their directories. */
  #last = { directory: "", owner: "" };
  /** True where these are all packages of the commit. */
  hasPackages(packages) {
    return packages.size === this.packages.size && [...packages].every((each) => this.packages.has(each));
  }
  isDirectory(path) {
    return this.#tracked.directories.has(path);
  }
  /** True for the directory of a package that has other packages within it. The root does not count. */
  hasInner(owner) {
    return owner !== "" && this.#around.has(owner);
  }
  /** Directory of the nearest package at a place or above it. The root's where there is none. */
  owner(place) {
    return this.packages.has(place) ? place : this.ownerOfFile(place);
  }
  /** Directory of the package that a file belongs to. */
  ownerOfFile(file) {
    const last = this.#last.directory;
    if (file.lastIndexOf("/") !== last.length || !file.startsWith(last)) {
      const directory = (0,tree_paths/* directoryOf */.jt)(file);
      const owner = [directory, ...(0,tree_paths/* pathsAbove */.wP)(directory)].find((above) => above !== "" && this.packages.has(above));
      this.#last = { directory, owner: owner ?? "" };
    }
    return this.#last.owner;
  }
  /** Id of the part that a file belongs to. The root has one part. */
  part(file) {
    const owner = this.owner(file);
    return owner !== "" && isOwnFile(file.slice(owner.length + 1)) ? partId(owner, "own") : owner;
  }
  /**
   * Id of the part to which the content of a place belongs. For a directory it is the own part where the directory
   * holds own files, or where it may be the beginning of their paths. The own part uses the shared part, so that it
   * stands for both.
   */
  partsAt(place) {
    const owner = this.owner(place);
    if (owner === "") return owner;
    const found = this.find(place);
    if (found !== void 0 && "file" in found) return this.part(found.file);
    const inside = place.slice(owner.length + 1);
    if (isOwnFile(inside) || isOwnFile(`${inside}/x`)) return partId(owner, "own");
    return this.ownFiles(owner).areBelow(inside) ? partId(owner, "own") : owner;
  }
  /** The own files of a package. */
  ownFiles(owner) {
    if (this.#own === void 0) {
      const paths = /* @__PURE__ */ new Map();
      for (const file of this.files) {
        const directory = this.owner(file);
        const path = file.slice(directory.length + 1);
        if (directory !== "" && isOwnFile(path)) (0,append/* append */.B)(paths, directory, path);
      }
      this.#own = new Map([...paths].map(([directory, own]) => [directory, new OwnFiles(own)]));
    }
    return this.#own.get(owner) ?? noOwnFiles;
  }
  /** Directories of packages below a directory. */
  below(directory) {
    if (!this.#tracked.directories.has(directory)) return [];
    const prefix = directory === "" ? "" : `${directory}/`;
    return [...this.packages].filter((each) => each !== "" && each !== directory && each.startsWith(prefix));
  }
  /** The file or directory that a path means by the rules of modules: the extension may be left out or differ. */
  find(place) {
    const tracked = this.#tracked;
    if (this.#holders !== void 0 && !this.#mayHold(place)) return void 0;
    if (tracked.directories.has(place)) return { directory: place };
    if (tracked.isFile(place)) return { file: place };
    const named = place.replace(/\.[cm]?[jt]sx?$/, "");
    const other = tracked.withExtension(place) ?? (named === place ? void 0 : tracked.withExtension(named));
    return other === void 0 ? void 0 : { file: other };
  }
  /**
   * A place in its tracked form, if some system finds it by this spelling: Windows and macOS do not distinguish cases.
   */
  tracked(place) {
    if (place === "") return place;
    if (this.#mayHold(place)) {
      if (this.find(place) !== void 0) return place;
      const found = this.#trackedLike(place);
      if (found !== void 0) return found;
    }
    const above = (0,tree_paths/* directoryOf */.jt)(place);
    const known = this.#trackedAbove.get(above) ?? this.tracked(above);
    this.#trackedAbove.set(above, known);
    return known + place.slice(above.length);
  }
  /** False for a place whose directory holds nothing in any spelling. Most texts that look like paths are not. */
  #mayHold(place) {
    const above = (0,tree_paths/* directoryOf */.jt)(place);
    let holds = this.#holding.get(above);
    if (holds === void 0) {
      this.#holders ??= this.#allHolders();
      holds = !simple.test(above) || this.#holders.has((0,folded_path/* foldedPath */.k)(above));
      this.#holding.set(above, holds);
    }
    return holds || !simpleName.test(place);
  }
  #allHolders() {
    this.#otherwise ??= this.#spelledOtherwise();
    const found = new Set(this.#tracked.directories);
    for (const path of this.#otherwise.keys()) for (const each of [path, ...(0,tree_paths/* pathsAbove */.wP)(path)]) found.add(each);
    return found;
  }
  /**
   * The tracked path that some system finds by a spelling that is not tracked itself. Where there are several, a
   * directory comes before a file, and a file before a path without its extension. At equal rank, a path in the form
   * that every system finds comes first.
   */
  #trackedLike(path) {
    this.#otherwise ??= this.#spelledOtherwise();
    const folded = (0,folded_path/* foldedPath */.k)(path);
    const other = this.#otherwise.get(folded);
    if (folded === path) return other;
    const rank = this.#rankOf(folded);
    if (other !== void 0 && this.#rankOf(other) > rank) return other;
    return rank > 0 ? folded : void 0;
  }
  #rankOf(path) {
    if (this.#tracked.directories.has(path)) return 3;
    if (this.#tracked.isFile(path)) return 2;
    return this.#tracked.withExtension(path) === void 0 ? 0 : 1;
  }
  /** Most paths already have the form in which every system finds them. They need no entry here. */
  #spelledOtherwise() {
    const found = /* @__PURE__ */ new Map();
    const add = (path) => {
      const folded = (0,folded_path/* foldedPath */.k)(path);
      if (folded !== path) found.set(folded, path);
    };
    const files = this.files.filter((path) => !plain.test(path));
    for (const path of files) {
      const dot = path.lastIndexOf(".");
      if (dot > path.lastIndexOf("/") + 1) add(path.slice(0, dot));
    }
    for (const path of files) add(path);
    for (const path of this.#tracked.directories) add(path);
    return found;
  }
  /** Files at a place that belong to no package but the root: the file itself, or all files below a directory. */
  rootFilesAt(place) {
    const found = this.find(place);
    if (found === void 0 || place === "") return [];
    if ("file" in found) return this.owner(found.file) === "" ? [found.file] : [];
    return this.#tracked.below(found.directory).filter((file) => this.owner(file) === "");
  }
}
function placeFrom(directory, written) {
  if (downward.test(written)) return { place: directory === "" ? written : `${directory}/${written}`, pattern: false };
  const wildcard = written.search(/[*{[?]/);
  const literal = wildcard === -1 ? written : written.slice(0, written.lastIndexOf("/", wildcard) + 1);
  const path = external_node_path_.posix.join(directory === "" ? "." : directory, literal).replace(/\/$/, "");
  if (path === ".." || path.startsWith("..")) return void 0;
  return { place: path === "." ? "" : path, pattern: wildcard !== -1 };
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/idle-scripts.js







const script = /\.(?:sh|bash|zsh|ps1|bat|cmd)$/i;
const idle_scripts_mostScripts = 1e3;
const noSearch = { scripts: [], named: /* @__PURE__ */ new Map() };
async function findIdleScripts(tree, found, before = noSearch) {
  const { prefix, files, mentions, places } = found;
  const scripts = scriptsThatMention(mentions, places);
  if (scripts.length === 0 || scripts.length > idle_scripts_mostScripts) return { idle: /* @__PURE__ */ new Set(), search: noSearch };
  const ownerOf = (path) => places.ownerOfFile(path.slice(prefix.length));
  const owners = /* @__PURE__ */ new Set(["", ...scripts.map((script2) => places.ownerOfFile(script2))]);
  const visitors = visitorsOf(owners, found);
  const isVisitor = (path, owner) => visitors.get(owner)?.has(path.slice(prefix.length)) === true;
  const searched = files.filter(
    ({ path }) => !isUnread(path) && (owners.has(ownerOf(path)) || [...owners].some((owner) => isVisitor(path, owner)))
  );
  const isSame = (0,external_node_util_.isDeepStrictEqual)(before.scripts, scripts);
  const named = await namingsIn(tree, searched, scripts, isSame ? before.named : /* @__PURE__ */ new Map());
  const idle = new Set(scripts);
  for (const { path, object } of searched) {
    for (const { script: script2, way } of named.get(object) ?? []) {
      const owner = places.ownerOfFile(script2);
      const isNear = ownerOf(path) === owner || isVisitor(path, owner);
      const isMeant = isNear || way === "whole" || way === "wildcard" && ownerOf(path) === "";
      if (isMeant && path !== prefix + script2) idle.delete(script2);
    }
  }
  leaveOutPlaces(idle, mentions);
  return { idle, search: { scripts, named } };
}
function scriptsThatMention(written, places) {
  const found = /* @__PURE__ */ new Map();
  for (const file of written.keys()) {
    const owner = places.ownerOfFile(file);
    if (owner === "" || !script.test(file) || builds(file)) continue;
    if (places.part(file) === owner) (0,append/* append */.B)(found, owner, file);
  }
  if (found.size === 0) return [];
  for (const [file, { lists }] of written) {
    const owner = places.ownerOfFile(file);
    if (lists && places.part(file) === owner) found.delete(owner);
  }
  return [...found.values()].flat().sort();
}
function builds(script2) {
  const name = (0,tree_paths/* nameOf */.Vb)(script2);
  return /build|compile|gen(?:erate)?(?![a-z])|bundle|pack|dist(?![a-z])|make|prepare|install|setup|(?<![a-z])ci(?![a-z])/i.test(
    name
  ) && !/(?<![a-z])(?:test|check|lint|verif|valid)/i.test(name);
}
async function namingsIn(tree, searched, scripts, known) {
  const found = /* @__PURE__ */ new Map();
  for (const { object } of searched) found.set(object, known.get(object) ?? []);
  const fresh = searched.filter(({ object }) => !known.has(object));
  const finders = scripts.map((script2) => ({ script: script2, find: finderOf(script2) }));
  const groups = new Map(scripts.map((script2) => [groupOf(script2), amongOthers(script2)]));
  const use = (indexes, content) => {
    const text = content.toString("utf8").toLowerCase();
    const met = new Map([...groups].map(([group, findGroup]) => [group, findGroup(text)]));
    const namings = finders.flatMap(({ script: script2, find }) => {
      const way = find(text);
      const ofGroup = met.get(groupOf(script2));
      const strongest = way === "whole" || ofGroup === void 0 ? way : ofGroup;
      return strongest === void 0 ? [] : [{ script: script2, way: strongest }];
    });
    for (const index of indexes) found.set(fresh[index]?.object ?? "", namings);
  };
  const signs = new Set(scripts.flatMap((script2) => signsOf(script2).map(inLatin)));
  await tree.readEach(fresh, use, { pattern: new RegExp([...signs].join("|"), "gi"), mayBeLeftOut: () => true });
  return found;
}
const optionalExtension = /\.(?:cmd|bat|ps1)$/i;
function shortName(name) {
  return name.replace(optionalExtension, "");
}
function signsOf(script2) {
  const directory = (0,tree_paths/* nameOf */.Vb)((0,tree_paths/* directoryOf */.jt)(script2));
  return [
    shortName((0,tree_paths/* nameOf */.Vb)(script2)),
    (0,external_node_path_.extname)(script2),
    "run-parts",
    ...directory === "" ? [] : [`${directory}/`, `${directory}\\`]
  ];
}
function groupOf(script2) {
  return `${(0,tree_paths/* nameOf */.Vb)((0,tree_paths/* directoryOf */.jt)(script2))}/${(0,external_node_path_.extname)(script2)}`.toLowerCase();
}
function amongOthers(script2) {
  const [directory = "", extension = ""] = groupOf(script2).split("/").map(escaped);
  const before = String.raw`(?:\$[*@]|(?:[/\\]|-name\s{1,9}[\\"']{0,3})[\w.-]{0,99}\*)`;
  const below = directory === "" ? "" : String.raw`|${directory}[/\\](?:["'\x60]\s{0,9}\+|[*$%{<])`;
  const wildcard = new RegExp(String.raw`${before}${extension}(?!\w)|\brun-parts\b${below}`);
  const computed = new RegExp(String.raw`(?:[}%)>"'\x60]|\$[\w<]{1,99})${extension}(?!\w)`);
  return (text) => {
    if (wildcard.test(text)) return "wildcard";
    return computed.test(text) ? "computed" : void 0;
  };
}
function finderOf(script2) {
  const name = foldedName(script2);
  const short = shortName(name);
  const end = String.raw`(?![\w/\\-])`;
  const whole = new RegExp(String.raw`${escaped(name)}(?!\w)`);
  const behindPath = new RegExp(String.raw`[/\\]${escaped(short)}${end}`);
  const word = new RegExp(String.raw`(?<![\w-])${escaped(short)}${end}`);
  return (text) => {
    if (!text.includes(short)) return void 0;
    if (whole.test(text) || short !== name && behindPath.test(text)) return "whole";
    return short !== name && word.test(text) ? "word" : void 0;
  };
}
function leaveOutPlaces(idle, written) {
  if (idle.size === 0) return;
  const scripts = /* @__PURE__ */ new Map();
  for (const script2 of idle) {
    const name = foldedName(script2);
    for (const each of /* @__PURE__ */ new Set([name, shortName(name)])) (0,append/* append */.B)(scripts, each, script2);
  }
  for (const [file, { upward, paths, names, commands }] of written) {
    for (const path of [...upward, ...paths, ...names, ...commands])
      for (const script2 of scripts.get(foldedName(path)) ?? [])
        if (file !== script2 && (foldedName(path) === foldedName(script2) || isEndOf(path, shortName(script2))))
          idle.delete(script2);
  }
}
function foldedName(path) {
  return (0,tree_paths/* nameOf */.Vb)(path).toLowerCase();
}
const standing = /\.(?:md|markdown|txt)$/i;
function visitorsOf(owners, { mentions, places, names }) {
  const visitors = /* @__PURE__ */ new Map();
  for (const [file, { upward, paths, selected }] of mentions) {
    const owner = places.ownerOfFile(file);
    if (owner === "" || standing.test(file) || isCompilerConfiguration(file)) continue;
    const visited = selected.flatMap((name) => names.named(name));
    for (const path of [...upward, ...paths])
      for (const start of /* @__PURE__ */ new Set([(0,tree_paths/* directoryOf */.jt)(file), owner, ""])) {
        const place = placeFrom(start, path.replace(/^\//, ""))?.place;
        if (place !== void 0) visited.push(places.owner(places.tracked(place)));
      }
    for (const other of visited)
      if (other !== owner && other !== "" && owners.has(other))
        visitors.set(other, (visitors.get(other) ?? /* @__PURE__ */ new Set()).add(file));
  }
  return visitors;
}
function isEndOf(path, other) {
  const end = path.replace(/^(?:\.{0,2}\/)+/, "");
  return end.includes("/") && `/${other}`.toLowerCase().endsWith(`/${end.toLowerCase()}`);
}
function inLatin(name) {
  return escaped(Buffer.from(name).toString("latin1"));
}
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/mapped-mentions.js


const mostShared = 200;
function withMappedNames(mentions, { file, owner }, names, places, usedOutside) {
  const { mapped, ofChecks } = mentions;
  const checked = ofChecks && withMappedNames(ofChecks, { file, owner }, names, places, usedOutside);
  if (mapped.length === 0)
    return checked === void 0 || checked === ofChecks ? mentions : { ...mentions, ofChecks: checked };
  const others = owner === "" && mapped.length <= mostShared ? places.packages : [];
  const starts = [.../* @__PURE__ */ new Set([(0,tree_paths/* directoryOf */.jt)(file), owner, "", ...others])];
  const leadsHome = ({ name, path, isWhole }) => {
    if (usedOutside?.has(name) !== false) return false;
    const all = starts.map((start) => placeFrom(start, path)).flatMap((one) => one === void 0 ? [] : [places.tracked(one.place)]);
    const found = all.filter((place) => places.find(place) !== void 0);
    const isOf = (place) => names.named(name).includes(places.owner(place));
    const isShared = (place) => isWhole ? places.part(`${place}/x`) === places.owner(place) : places.partsAt(place) === places.owner(place);
    if (found.length > 0) return found.every((place) => isOf(place) && isShared(place));
    const goesInto = (owner2) => owner2 !== "" && path.split("/").includes((0,tree_paths/* nameOf */.Vb)(owner2));
    return all.every((place) => isOf(place) || !goesInto(places.owner(place)));
  };
  const counted = mapped.filter((one) => !leadsHome(one));
  const joined = (of) => [
    .../* @__PURE__ */ new Set([...mentions[of], ...counted.flatMap((one) => one[of])])
  ];
  return {
    ...mentions,
    names: joined("names"),
    upward: joined("upward"),
    paths: joined("paths"),
    mapped: [],
    ...checked && { ofChecks: checked }
  };
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/keys.js
const noKeys = new Int32Array();
class Keys {
  #keys = /* @__PURE__ */ new Set();
  add(text) {
    this.#keys.add(keyOf(text));
  }
  /** All keys, each once. */
  list() {
    return this.#keys.size === 0 ? noKeys : Int32Array.from(this.#keys);
  }
}
function keyOf(text) {
  let key = 2166136261;
  for (let index = 0; index < text.length; index += 1) key = Math.imul(key ^ text.charCodeAt(index), 16777619);
  return key & 1073741823;
}
function meet(keys, others) {
  return others.size > 0 && keys.some((key) => others.has(key));
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/asked-places.js




class AskedPlaces {
  #places;
  #asked = /* @__PURE__ */ new Set();
  #keys = new Keys();
  constructor(places) {
    this.#places = places;
  }
  /** First segments of the directories of packages. Like the owner of a place, they follow from the packages alone. */
  get tops() {
    return this.#places.tops;
  }
  hasInner(owner) {
    return this.#places.hasInner(owner);
  }
  owner(place) {
    return this.#places.owner(place);
  }
  find(place) {
    this.#ask(place);
    return this.#places.find(place);
  }
  tracked(place) {
    this.#ask(place);
    return this.#places.tracked(place);
  }
  below(directory) {
    this.#ask(directory);
    return this.#places.below(directory);
  }
  partsAt(place) {
    const found = this.find(place);
    const isFile = found !== void 0 && "file" in found;
    if (!isFile) this.#keys.add(ownFilesOf(this.#places.owner(place)));
    return this.#places.partsAt(place);
  }
  /** The keys on which the answers so far depend. They hold while `changedKeys` gives none of them. */
  keys() {
    return this.#keys.list();
  }
  /** Records a place, and the directories above, since a place where nothing is gets their spelling. */
  #ask(place) {
    for (let path = place; !this.#asked.has(path); path = (0,tree_paths/* directoryOf */.jt)(path)) {
      this.#asked.add(path);
      const folded = (0,folded_path/* foldedPath */.k)(path);
      this.#keys.add(folded);
      const stem = path.replace(/\.[cm]?[jt]sx?$/, "");
      if (stem !== path) this.#keys.add((0,folded_path/* foldedPath */.k)(stem));
      if (folded !== path) this.#keys.add(path);
    }
  }
}
function changedKeys(before, after) {
  const keys = /* @__PURE__ */ new Set();
  const add = (path) => {
    keys.add(keyOf(path));
    keys.add(keyOf((0,folded_path/* foldedPath */.k)(path)));
  };
  for (const file of differences(before.files, after.files)) {
    add(file);
    const dot = file.lastIndexOf(".");
    if (dot > file.lastIndexOf("/")) add(file.slice(0, dot));
    for (const directory of (0,tree_paths/* pathsAbove */.wP)(file)) {
      if (before.isDirectory(directory) && after.isDirectory(directory)) break;
      add(directory);
    }
    const owner = after.ownerOfFile(file);
    if (isOwnFile(file.slice(owner.length + 1))) keys.add(keyOf(ownFilesOf(owner)));
  }
  return keys;
}
function differences(one, other) {
  const [first, second] = [new Set(one), new Set(other)];
  return [...one.filter((each) => !second.has(each)), ...other.filter((each) => !first.has(each))];
}
function ownFilesOf(owner) {
  return `${owner}\0`;
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/reach.js

const none = [];
const noIds = /* @__PURE__ */ new Set();
const nowhere = {
  projects: none,
  hardlyRun: noIds,
  paths: none,
  rootDependencies: none,
  rootScripts: none
};
class Reach {
  projects = /* @__PURE__ */ new Set();
  paths = /* @__PURE__ */ new Set();
  rootDependencies = /* @__PURE__ */ new Set();
  /** Names of scripts of the root that its files may run. */
  rootScripts = /* @__PURE__ */ new Set();
  /**
   * Own parts that are used without their tests. The user names the path of another file, or names the package in a
   * file that lists directories and names no test.
   */
  hardlyRun = /* @__PURE__ */ new Set();
  /** Adds a part that is surely used, tests included. */
  add(id) {
    this.hardlyRun.delete(id);
    this.projects.add(id);
  }
  addHardlyRun(id) {
    if (!this.projects.has(id)) this.hardlyRun.add(id);
    this.projects.add(id);
  }
  /** Adds the destinations of one file, as if its mentions were followed here. */
  addAll({ projects, hardlyRun, paths, rootDependencies, rootScripts }) {
    for (const id of projects) {
      if (hardlyRun.has(id)) this.addHardlyRun(id);
      else this.add(id);
    }
    for (const path of paths) this.paths.add(path);
    for (const name of rootDependencies) this.rootDependencies.add(name);
    for (const script of rootScripts) this.rootScripts.add(script);
  }
  /** Adds leaf parts: a package that uses the own part of another package may run that package's tests. */
  addLeaves() {
    for (const id of [...this.projects]) {
      const { directory, part } = partOf(id);
      if (part === "own" && !this.hardlyRun.has(id)) this.projects.add(partId(directory, "leaf"));
    }
  }
  /** What was collected, in the form that takes the least memory. */
  destinations() {
    const { projects, hardlyRun, paths, rootDependencies, rootScripts } = this;
    if (projects.size + paths.size + rootDependencies.size + rootScripts.size === 0) return nowhere;
    const listed = (found) => found.size === 0 ? none : [...found];
    return {
      projects: listed(projects),
      hardlyRun: hardlyRun.size === 0 ? noIds : hardlyRun,
      paths: listed(paths),
      rootDependencies: listed(rootDependencies),
      rootScripts: listed(rootScripts)
    };
  }
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/file-resolver.js








class FileResolver {
  constructor(names, places) {
    this.names = names;
    this.places = places;
  }
  names;
  places;
  /** @param owner directory of the package that the file belongs to */
  resolve(file, owner, mentions) {
    const reach = new Reach();
    this.#add(reach, file, owner, mentions);
    return reach.destinations();
  }
  /** Adds the mentions of a file of a package. */
  #add(reach, file, owner, { names, commands, selected, upward, paths, lists, own, rootScripts, references, imported }) {
    for (const script of rootScripts) reach.rootScripts.add(script);
    const here = (0,tree_paths/* directoryOf */.jt)(file);
    const from = { file, owner, lists, runs: own.length > 0 };
    for (const name of names) this.#addName(reach, imported.has(name) ? { ...from, lists: false } : from, name);
    for (const name of selected) this.#addName(reach, { ...from, lists: true, runs: true }, name);
    for (const command of commands) {
      const given = this.names.commanded(command);
      for (const project of given) reach.projects.add(project);
      const runs = given.length === 0 && hasWords(file);
      this.#addName(reach, { ...from, lists: lists || runs, runs: from.runs || runs }, command);
    }
    const others = references.filter((path) => !this.#addReference(reach, owner, here, path));
    const [above, below] = [true, false].map((isAbove) => others.filter((path) => path.startsWith("..") === isAbove));
    const starts = /* @__PURE__ */ new Set();
    for (const path of [...upward, ...above ?? []]) {
      for (const start of startsAtItself(file) ? [here] : /* @__PURE__ */ new Set([here, owner])) {
        const found = this.#placeFrom(start, path);
        if (found === void 0) continue;
        if (start !== here && this.places.find(found.place) === void 0) continue;
        if (found.place !== owner && (0,tree_paths/* isWithin */.UO)(owner, found.place) && !found.pattern) starts.add(found.place);
        else this.#addPlace(reach, from, found.place);
      }
    }
    for (const path of [...paths, ...below ?? []]) this.#addWritten(reach, from, here, path);
    for (const start of starts) {
      for (const path of paths) {
        const found = this.#placeFrom(start, path);
        if (found === void 0 || (0,tree_paths/* isWithin */.UO)(owner, found.place)) continue;
        if (this.places.find(found.place) !== void 0) this.#addPlace(reach, from, found.place);
      }
      if (start === "" && external_node_path_.posix.basename(file) === "package.json") reach.projects.add("");
    }
  }
  /**
   * Adds the package whose compiler's configuration is referred to. Its tests are compiled with it at most, and nothing
   * is made of them. Returns false for any other reference.
   */
  #addReference(reach, owner, here, path) {
    const found = this.#placeFrom(here, path);
    if (found === void 0 || found.pattern) return false;
    const other = this.places.owner(found.place);
    if (other === "" || other === owner) return false;
    if (found.place !== other && this.places.partsAt(found.place) !== other) return false;
    if (this.places.below(found.place).length > 0) return false;
    reach.projects.add(other);
    return true;
  }
  /**
   * Adds the destination of a path: a package within this one, or, from the root of the repository, another package.
   */
  #addWritten(reach, from, here, written) {
    const { owner } = from;
    const top = /^\/?([^/]+)\//.exec(written)?.[1];
    const mayBeFromRoot = top !== void 0 && this.places.tops.has(top);
    if (!mayBeFromRoot && !this.places.hasInner(owner)) return;
    let isOwn = false;
    for (const start of /* @__PURE__ */ new Set([here, owner])) {
      const found2 = this.#placeFrom(start, written);
      if (found2 === void 0 || found2.place === owner || this.places.find(found2.place) === void 0) continue;
      isOwn = true;
      const leadsInside = (0,tree_paths/* isWithin */.UO)(found2.place, owner) && this.places.hasInner(owner);
      if (leadsInside) this.#addPlace(reach, from, found2.place);
    }
    if (isOwn || !mayBeFromRoot) return;
    const found = this.#placeFrom("", written.replace(/^\//, ""));
    if (found === void 0 || this.places.owner(found.place) === "" || (0,tree_paths/* isWithin */.UO)(owner, found.place)) return;
    if (this.places.find(found.place) !== void 0) this.#addPlace(reach, from, found.place);
  }
  #placeFrom(directory, written) {
    const found = placeFrom(directory, written);
    return found && { ...found, place: this.places.tracked(found.place) };
  }
  /** Adds the content of a place: the package that it lies in, the packages below it, or files of the root. */
  #addPlace(reach, from, place) {
    const { owner } = from;
    const installed = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+.*)/s.exec(place)?.[1];
    if (installed !== void 0) {
      this.#addName(reach, { ...from, file: "" }, installed);
      return;
    }
    const other = this.places.owner(place);
    if (other !== "" && other !== owner) {
      const id = this.places.partsAt(place);
      if (this.#isHelper(place, other)) reach.addHardlyRun(id);
      else reach.add(id);
    }
    if (place !== owner) for (const below of this.places.below(place)) reach.add(partId(below, "own"));
    if (other !== "" || place === "") return;
    reach.paths.add(place);
    const found = this.places.find(place);
    if (found !== void 0 && "file" in found) reach.paths.add(found.file);
  }
  /** True for a file that is no test. A file beside tests does not run them. */
  #isHelper(place, owner) {
    const found = this.places.find(place);
    return found !== void 0 && "file" in found && !mayBeLeaf(found.file.slice(owner.length + 1));
  }
  #addName(reach, from, name) {
    const { file, owner } = from;
    for (const project of this.names.named(name)) {
      if (project === owner && !leadsInto(name)) continue;
      if (!from.lists && !leadsInto(name)) {
        reach.projects.add(project);
        continue;
      }
      const id = partId(project, "own");
      if (from.runs || leadsInto(name)) reach.add(id);
      else reach.addHardlyRun(id);
    }
    for (const head of headsOf(name)) {
      const dependency = this.names.rootDependencies.get(head);
      if (dependency !== void 0) reach.rootDependencies.add(dependency);
    }
    for (const written of this.names.placesOf(name, file)) {
      const place = this.places.tracked(written);
      if ((0,tree_paths/* isWithin */.UO)(place, owner) || place.startsWith("..")) continue;
      const other = this.places.owner(place);
      if (from.lists || other === "" || place === other) this.#addPlace(reach, from, place);
      else reach.add(isOwnFile(`${place.slice(other.length + 1)}/x`) ? partId(other, "own") : other);
    }
  }
}
function startsAtItself(file) {
  return isCompilerConfiguration(file) || /(?:^|\/)(?:pnpm-workspace\.yaml|lerna\.json|rush\.json)$/.test(file);
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/mention-judge.js




class MentionJudge {
  constructor(workspace, places, names) {
    this.workspace = workspace;
    this.places = places;
    this.names = names;
  }
  workspace;
  places;
  names;
  /** Names of a package's declared dependencies, by the package's directory. */
  #declared = /* @__PURE__ */ new Map();
  /**
   * Splits the mentions of a source. Sure ones are those that it imports or that the manifest declares. Unsure ones
   * stand in a comment, or in a text that need not be the name of a module.
   * @param owner directory of the package
   */
  of(mentions, owner) {
    const { modules, names, commands, remarked, upward } = mentions;
    if (modules === void 0) return { sure: mentions, unsure: void 0 };
    const isSure = (name) => {
      const heads = headsOf(name);
      const isNamed = (head) => this.#declaredBy(owner).has(head) || modules.has(head);
      return modules.has(name) || heads.some(isNamed) || !heads.some((head) => this.names.isPackage(head));
    };
    const isSureCommand = (command) => {
      const isGiven = this.names.isCommand(command);
      return remarked.has(command) ? isSure(command) && !isGiven : isSure(command) || isGiven;
    };
    const part = (keep) => ({
      ...mentions,
      names: names.filter((name) => isSure(name) === keep),
      commands: commands.filter((command) => isSureCommand(command) === keep),
      upward: upward.filter((path) => modules.has(path) === keep),
      selected: keep ? mentions.selected : []
    });
    const unsure = part(false);
    const nothing = unsure.names.length + unsure.commands.length + unsure.upward.length === 0;
    return nothing ? { sure: mentions, unsure: void 0 } : { sure: part(true), unsure };
  }
  /**
   * Whether a shared file of a package may use the package's own files. It may where it holds a text that can mean one,
   * or lists directories.
   * @param owner directory of the package
   */
  leadsToOwn(file, owner, { own, lists }) {
    const ownFiles = this.places.ownFiles(owner);
    if (isCompilerConfiguration(file)) {
      return this.names.aliases.some(
        ({ scope, places }) => (0,tree_paths/* isWithin */.UO)(scope, owner) && places.some((place) => (0,tree_paths/* isWithin */.UO)(place, owner) && ownFiles.areMeantBy(place.slice(owner.length + 1)))
      );
    }
    if (lists) return ownFiles.any;
    return own.some((text) => !this.#isFromElsewhere(owner, text) && ownFiles.areMeantBy(text));
  }
  /** True for the name of another package with a path behind it: `@playwright/test`. */
  #isFromElsewhere(owner, text) {
    if (/^(?:node:|https?:)/.test(text)) return true;
    return headsOf(text).some((head) => this.#declaredBy(owner).has(head) || this.#declaredBy("").has(head));
  }
  /** Names of the dependencies in the manifest of a package. */
  #declaredBy(directory) {
    let names = this.#declared.get(directory);
    if (names === void 0) {
      const project = this.workspace.members.find((one) => one.directory === directory);
      names = new Set(project && dependenciesOf(project.manifest).map(([name]) => name));
      this.#declared.set(directory, names);
    }
    return names;
  }
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/resolved-files.js



function declaredNames({ members }) {
  return new Map(
    members.map(({ directory, manifest }) => [
      directory,
      JSON.stringify(dependenciesOf(manifest).map(([name]) => name))
    ])
  );
}
function filesAsBefore(before, { names, places, declared }) {
  if (before?.names.signature !== names.signature || !places.hasPackages(before.places.packages)) {
    return { ofPackage: () => void 0, ofRoot: () => void 0 };
  }
  const changed = places === before.places ? /* @__PURE__ */ new Set() : changedKeys(before.places, places);
  const unlessChanged = (known, mentions) => known?.mentions === mentions && !meet(known.keys, changed) ? known : void 0;
  return {
    ofPackage: (file, owner, mentions) => before.declared.get(owner) === declared.get(owner) ? unlessChanged(before.files.get(file), mentions) : void 0,
    ofRoot: (file, mentions) => unlessChanged(before.rootFiles.get(file), mentions)
  };
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/root-configuration.js
const code = /\.[cm]?[jt]sx?$|\.(?:vue|svelte|astro|mdx)$/;
const configuration = /(^|\/)([^/]+\.config\.[cm]?[jt]s|\.[^/]+rc\.[cm]?js)$/;
const ofEveryBuild = /^(?:(?:vite|babel)\.(?:config|setup)\.[cm]?[jt]s(?:on)?|\.babelrc(?:\.\w+)?)$/;
const ofEveryTest = /^(?:(?:vitest|vitest\.\w+|jest|karma|playwright|cypress|wdio|ava|web-test-runner)\.(?:config|workspace|projects|setup)\.[cm]?[jt]s(?:on)?|\.mocharc\.\w+|\.taprc|\.nycrc(?:\.\w+)?)$/;
const onlyNames = /^(?:\.?knip(?:\.config)?\.(?:jsonc?|[cm]?[jt]s)|(?:\.github\/)?(?:renovate\.json5?|dependabot\.ya?ml|labeler\.ya?ml)|\.renovaterc(?:\.json5?)?|\.changeset\/config\.json|\.syncpackrc(?:\.\w+)?)$/;


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/named-own-files.js



function namedOwnFiles(places, written) {
  const found = /* @__PURE__ */ new Map();
  for (const [file, { own }] of written) {
    if (own.length === 0 || isSettingsOfChecks(file) || isCompilerConfiguration(file)) continue;
    const directory = places.ownerOfFile(file);
    const names = found.get(directory) ?? /* @__PURE__ */ new Set();
    found.set(directory, names);
    for (const text of own) {
      const name = external_node_path_.posix.basename(text.toLowerCase());
      if (!/[*{[$]|\?(?![a-z])/.test(name)) names.add(stemOf(name));
      else if (!text.startsWith("!") && testSuffix.test(name)) names.add(anyTest);
    }
  }
  return found;
}
function isNamed(named, file, directory) {
  const names = named.get(directory);
  if (names === void 0) return false;
  const name = external_node_path_.posix.basename(file.toLowerCase());
  return names.has(stemOf(name)) || names.has(anyTest) && testSuffix.test(name);
}
const testSuffix = /[._-](?:test|spec|cy|e2e|test-d|bench)(?:\.|$)/;
const anyTest = "*";
function stemOf(name) {
  return name.replace(/\?.*$/, "").replace(/(?:\.d)?\.(?:[cm]?[jt]sx?|snap|mdx?|txt)$/, "");
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/root-mentions.js







const noMention = { named: /* @__PURE__ */ new Set(), placed: /* @__PURE__ */ new Set(), setUp: /* @__PURE__ */ new Set(), files: /* @__PURE__ */ new Set() };
class RootMentions {
  /**
   * @param written mentions of each file, by its path from the root of the build
   * @param before what was found in another commit
   */
  constructor(names, places, written, before) {
    this.names = names;
    this.places = places;
    this.written = written;
    this.before = before;
  }
  names;
  places;
  written;
  before;
  #known = /* @__PURE__ */ new Map();
  /** By the text of the manifest that counts. */
  #manifests = /* @__PURE__ */ new Map();
  /** The files that were followed so far. */
  get followed() {
    return this.#known;
  }
  /** These files of the root and all files to which they lead. */
  from(start) {
    const files = new Set(start);
    for (const file of files) for (const next of this.of(file).files) files.add(next);
    return files;
  }
  /**
   * The destinations of a file of the root: packages by name or by a path into them, and further files of the root. A
   * list by wildcards or directories only shows what exists, and is no dependency.
   */
  of(file) {
    const mentions = this.written.get(file);
    if (mentions === void 0) return noMention;
    const known = this.#known.get(file) ?? this.before.ofRoot(file, mentions) ?? this.#follow(file, mentions);
    this.#known.set(file, known);
    return known.found;
  }
  #follow(file, mentions) {
    const places = new AskedPlaces(this.places);
    const named = this.#namedBy(file, mentions, places);
    const found = { named, ...this.#placedBy(file, mentions, places) };
    return { mentions, found, keys: places.keys() };
  }
  /**
   * The destinations of the root's manifest for a package that reads it: those of the scripts that the package may run,
   * and of all other fields.
   * @param manifest of the root
   * @param scripts names of the scripts that files of the package name
   */
  ofManifest(manifest, scripts) {
    const text = JSON.stringify(manifestRunning(manifest, scripts));
    const known = this.#manifests.get(text);
    if (known) return known;
    const place = { ofRoot: true, hasInner: false, tops: this.places.tops, rootScripts: [] };
    const mentions = mentionsIn("package.json", Buffer.from(text), this.names.known, place);
    const { found } = this.#follow("package.json", mentions);
    this.#manifests.set(text, found);
    return found;
  }
  #namedBy(file, mentions, places) {
    const { names } = this;
    const named = /* @__PURE__ */ new Set();
    for (const command of mentions.commands) {
      const given = names.commanded(command);
      for (const project of given) named.add(project);
      for (const project of names.named(command)) named.add(given.length === 0 ? partId(project, "own") : project);
    }
    for (const name of mentions.selected) {
      for (const project of names.named(name)) named.add(partId(project, "own"));
    }
    for (const name of mentions.names) {
      for (const project of names.named(name)) {
        named.add(mentions.lists || leadsInto(name) ? partId(project, "own") : project);
      }
      for (const written of names.placesOf(name, file)) {
        const place = places.tracked(written);
        const owner = places.owner(place);
        if (owner !== "") named.add(places.partsAt(place));
      }
    }
    return named;
  }
  #placedBy(file, mentions, places) {
    const placed = /* @__PURE__ */ new Set();
    const setUp = /* @__PURE__ */ new Set();
    const files = /* @__PURE__ */ new Set();
    const here = (0,tree_paths/* directoryOf */.jt)(file);
    for (const path of [...mentions.upward, ...mentions.paths]) {
      const relative = path.startsWith(".");
      for (const from of relative ? [here] : [here, ""]) {
        const found = placeFrom(from, path.replace(/^\//, ""));
        if (found === void 0 || found.pattern) continue;
        const place = places.tracked(found.place);
        const target = places.find(place);
        if (target === void 0) continue;
        const owner = places.owner(place);
        if (owner !== "" && (relative || "file" in target)) {
          placed.add(places.partsAt(place));
          if (!("file" in target && isTest(target.file))) setUp.add(places.partsAt(place));
        }
        if (owner === "" && relative && "file" in target && target.file !== file) files.add(target.file);
      }
    }
    return { placed, setUp, files };
  }
}
function isTest(file) {
  return /[._-](?:test|spec)\.[cm]?[jt]sx?$/.test(file);
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/resolver.js










const resolver_text = /\.(?:md|markdown|txt)$/i;
const listOfPackages = /^(?:pnpm-workspace\.yaml|lerna\.json|rush\.json)$/;
class Resolver {
  /** @param before what was found in another commit */
  constructor(workspace, places, names, before) {
    this.workspace = workspace;
    this.places = places;
    this.names = names;
    this.#evidence = new MentionJudge(workspace, places, names);
    this.#declared = declaredNames(workspace);
    this.#before = filesAsBefore(before, { names, places, declared: this.#declared });
  }
  workspace;
  places;
  names;
  #evidence;
  #declared;
  #before;
  #files = /* @__PURE__ */ new Map();
  /**
   * @param written mentions of each file, by its path from the root of the build; files without mentions may be left
   * out
   * @param withTests directories of packages in which a test runner may find tests
   * @param idle scripts that only people start
   * @returns also what was found for each file, for another commit that is resolved after this one
   */
  resolve(written, withTests, idle) {
    const of = /* @__PURE__ */ new Map();
    const reachOf = (id) => {
      const reach = of.get(id) ?? new Reach();
      of.set(id, reach);
      return reach;
    };
    const byRoot = /* @__PURE__ */ new Set();
    const root = reachOf("");
    const rootMentions = new RootMentions(this.names, this.places, written, this.#before);
    const ofOwn = namedOwnFiles(this.places, written);
    for (const [file, mentions] of written) {
      const owner = this.places.ownerOfFile(file);
      if (owner === "") {
        const ofBuilds = file === "package.json" ? textOfBuilds(this.workspace.root.manifest) : void 0;
        for (const name of onlyNames.test(file) ? [] : [...mentions.names, ...mentions.commands]) {
          if (ofBuilds?.includes(name) === false) continue;
          for (const project of [...this.names.named(name), ...this.names.commanded(name)]) byRoot.add(project);
        }
        const counts = file === "package.json" || code.test(file) && !configuration.test(file);
        const { named, placed } = counts ? rootMentions.of(file) : noMention;
        for (const project of [...named, ...placed]) root.projects.add(project);
        continue;
      }
      const part = this.places.part(file);
      const isShared = part === owner;
      const isText = isShared && resolver_text.test(file);
      const { sure, unsure, ofChecks } = this.#resolved(file, owner, mentions, isShared && !isText);
      const isIdle = idle.has(file);
      const isLeaf = isText || isIdle || mayBeLeaf(file.slice(owner.length + 1)) && !isNamed(ofOwn, file, owner);
      reachOf(isLeaf ? partId(owner, "leaf") : part).addAll(sure);
      if (ofChecks) reachOf(partId(owner, "own")).addAll(ofChecks);
      if (unsure) reachOf(partId(owner, "leaf")).addAll(unsure);
      const leads = isShared && !isText && !isIdle && this.#evidence.leadsToOwn(file, owner, mentions);
      if (leads) reachOf(part).projects.add(partId(owner, "own"));
    }
    for (const [id, reach] of [...of]) {
      const { directory, part } = partOf(id);
      if (directory !== "") this.#inherit(reach, () => reachOf(partId(directory, "leaf")), rootMentions);
      reach.projects.delete(directory);
      if (part === "own") reach.projects.delete(id);
      const own = partId(directory, "own");
      reach.hardlyRun.add(own);
      reach.addLeaves();
    }
    const placedBy = (pattern) => {
      const files = [...written.keys()].filter((file) => pattern.test(file));
      const read = [...rootMentions.from(files)];
      return new Set(read.flatMap((file) => [...rootMentions.of(file).setUp]));
    };
    const [byEveryTest, byEveryBuild] = [placedBy(ofEveryTest), placedBy(ofEveryBuild)];
    const { names, places } = this;
    return {
      mentions: { of, byRoot, withTests, namedOwnFiles: ofOwn, byEveryTest, byEveryBuild },
      resolution: {
        names,
        places,
        declared: this.#declared,
        files: this.#files,
        rootFiles: rootMentions.followed
      }
    };
  }
  /**
   * Where the mentions of a file of a package lead.
   * @param isJudged true for a shared file, some of whose mentions may be uncertain
   */
  #resolved(file, owner, mentions, isJudged) {
    const resolved = this.#before.ofPackage(file, owner, mentions) ?? this.#follow(file, owner, mentions, isJudged);
    this.#files.set(file, resolved);
    return resolved;
  }
  #follow(file, owner, mentions, isJudged) {
    const places = new AskedPlaces(this.places);
    const resolver = new FileResolver(this.names, places);
    const { sure, unsure } = isJudged ? this.#evidence.of(mentions, owner) : { sure: mentions, unsure: void 0 };
    const follow = (some) => some && resolver.resolve(file, owner, some);
    return {
      mentions,
      sure: resolver.resolve(file, owner, sure),
      unsure: follow(unsure),
      ofChecks: follow(mentions.ofChecks),
      keys: places.keys()
    };
  }
  /**
   * A package that reads files of the root is also built from their mentions. Mentions in texts impact only the package
   * itself. A list of all packages counts as a mention of no package.
   */
  #inherit(reach, ofLeaf, rootMentions) {
    const read = new Set([...reach.paths].flatMap((path) => this.places.rootFilesAt(path)));
    const add = (file, { named, placed }) => {
      reach.paths.add(file);
      if (listOfPackages.test(file)) return;
      const into = resolver_text.test(file) ? ofLeaf() : reach;
      for (const project of [...named, ...placed]) into.add(project);
    };
    const starts = [...read].filter((file) => file !== "package.json");
    if (read.has("package.json")) {
      const ofManifest = rootMentions.ofManifest(this.workspace.root.manifest, reach.rootScripts);
      add("package.json", ofManifest);
      starts.push(...ofManifest.files);
    }
    for (const file of rootMentions.from(starts)) add(file, rootMentions.of(file));
  }
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/read-texts.js






const leftOut = { mentions: nothing, candidates: new Int32Array() };
async function readTexts(tree, prefix, files, searched, before) {
  const { known, places } = searched;
  const read = new Array(files.length);
  const reading = [];
  const unknown = [];
  const textBefore = textsBefore(before, prefix, searched);
  for (const [index, file] of files.entries()) {
    if (isUnread(file.path)) continue;
    read[index] = textBefore(file);
    if (read[index] !== void 0) continue;
    reading.push(file);
    unknown.push(index);
    read[index] = leftOut;
  }
  const belowAt = (index) => reading[index]?.path.slice(prefix.length) ?? "";
  const use = (alike, content) => {
    const found = /* @__PURE__ */ new Map();
    for (const each of alike) {
      const below = belowAt(each);
      const place = read_texts_placeOf(below, searched);
      const kind = alike.length === 1 ? "" : `${place.ofRoot} ${place.hasInner} ${kindOf(below)}`;
      const text = found.get(kind) ?? readText(below, content, known, place);
      found.set(kind, text);
      const isListed = text.mentions === nothing && isCompilerConfiguration(below);
      read[unknown[each] ?? -1] = isListed ? { ...text, mentions: { ...nothing } } : text;
    }
  };
  await tree.readEach(reading, use, {
    pattern: new RegExp(anything, "gi"),
    mayBeLeftOut(index) {
      const below = belowAt(index);
      return mentionsBySigns(below, places.ownerOfFile(below) === "") && !isCompilerConfiguration(below);
    }
  });
  return { ...searched, files, read };
}
function readText(path, content, known, place) {
  const candidates = new Keys();
  const has = (name) => {
    candidates.add(name);
    return known.has(name);
  };
  const mentions = mentionsIn(path, content, { has }, place);
  return { mentions, candidates: candidates.list() };
}
function read_texts_placeOf(file, { places, rootScripts }) {
  const owner = places.ownerOfFile(file);
  return { ofRoot: owner === "", hasInner: places.hasInner(owner), tops: places.tops, rootScripts };
}
function textsBefore(before, prefix, searched) {
  const { known, rootScripts, places } = searched;
  const isComparable = before !== void 0 && isSameSet(places.tops, before.places.tops) && (0,external_node_util_.isDeepStrictEqual)(rootScripts, before.rootScripts);
  if (!isComparable) return () => void 0;
  const names = new Set([...read_texts_differences(known, before.known)].map(keyOf));
  const samePackages = places.hasPackages(before.places.packages);
  const isPlacedAlike = (file) => {
    const [now, then] = [read_texts_placeOf(file, searched), read_texts_placeOf(file, before)];
    return now.ofRoot === then.ofRoot && now.hasInner === then.hasInner;
  };
  let other = 0;
  return (file) => {
    while (isBefore(before.files[other], file)) other += 1;
    const [same, text] = [before.files[other], before.read[other]];
    if (same?.path !== file.path || same.object !== file.object || text === void 0) return void 0;
    if (!samePackages && !isPlacedAlike(file.path.slice(prefix.length))) return void 0;
    return meet(text.candidates, names) ? void 0 : text;
  };
}
function read_texts_differences(one, other) {
  return [...[...one].filter((each) => !other.has(each)), ...[...other].filter((each) => !one.has(each))];
}
function isSameSet(one, other) {
  return one.size === other.size && [...one].every((each) => other.has(each));
}
function isBefore(file, other) {
  return file !== void 0 && file.path !== other.path && (0,git_names/* compareByteOrder */.QC)(file.path, other.path) < 0;
}
function kindOf(below) {
  const extension = external_node_path_.posix.basename(below) === "package.json" ? "manifest" : external_node_path_.posix.extname(below);
  return `${isSource(below) ? "source" : ""} ${extension}`;
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/mentions/index.js











async function readMentions(workspace, prefix, { rootDependencies, usedOutside }, before) {
  const { tree, members } = workspace;
  const files = (await tree.entries()).filter(
    ({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100") && (0,git_names/* isTextPath */.v3)(path) && !isInstalled(path)
  );
  const directories = new Set(members.map(({ directory }) => directory));
  const placesNow = () => new CommitPaths(
    files.map(({ path }) => path.slice(prefix.length)),
    directories
  );
  const alike = before && hasSamePaths(files, before.texts.files) && before.texts.places.hasPackages(directories);
  const places = alike ? before.texts.places : placesNow();
  const aliases = await readAliases(workspace, prefix, files);
  const names = new PackageNames(workspace, aliases, rootDependencies);
  const rootScripts = Object.keys((0,json_values/* fieldsOf */.Pf)(workspace.root.manifest.scripts)).sort();
  const reading = readTexts(tree, prefix, files, { known: names.known, rootScripts, places }, before?.texts);
  const withTests = alike ? before.withTests : packagesWithTests(places);
  const texts = await reading;
  const resolver = new Resolver(workspace, places, names, before?.resolution);
  const spoken = /* @__PURE__ */ new Map();
  for (const [file, mentions2] of spokenIn(texts, prefix)) {
    const place = { file, owner: places.ownerOfFile(file) };
    spoken.set(file, withMappedNames(mentions2, place, names, places, usedOutside));
  }
  const { idle, search } = await findIdleScripts(
    tree,
    { prefix, files, mentions: spoken, places, names },
    before?.scripts
  );
  const { mentions, resolution } = resolver.resolve(spoken, withTests, idle);
  return { mentions, reading: { texts, withTests, scripts: search, resolution } };
}
function* spokenIn({ files, read }, prefix) {
  for (const [index, { path }] of files.entries()) {
    const mentions = read[index]?.mentions;
    if (mentions !== void 0 && mentions !== nothing) yield [path.slice(prefix.length), mentions];
  }
}
function isInstalled(path) {
  if (!path.includes("node_modules/") && !path.includes(".yarn/")) return false;
  return /(^|\/)(node_modules|\.yarn)\//.test(path);
}
function hasSamePaths(files, others) {
  return files.length === others.length && files.every((file, index) => file.path === others[index]?.path);
}
async function readAliases({ tree }, prefix, files) {
  const paths = files.flatMap(({ path }) => isCompilerConfiguration(path) ? [path] : []);
  return [...await tree.read(paths)].flatMap(
    ([path, content]) => aliasesOf(content.toString("utf8"), (0,tree_paths/* directoryOf */.jt)(path.slice(prefix.length)))
  );
}
function packagesWithTests(places) {
  const found = /* @__PURE__ */ new Set();
  for (const file of places.files) {
    const owner = places.ownerOfFile(file);
    if (owner !== "" && !found.has(owner) && isOfTests(file.slice(owner.length)) && !isUnread(file)) found.add(owner);
  }
  return found;
}


// EXTERNAL MODULE: ./build/impacted-targets/build-systems/workspaces/projects.js + 1 modules
var workspaces_projects = __webpack_require__(22215);
// EXTERNAL MODULE: ./build/shared/globs/text-between.js
var text_between = __webpack_require__(10268);
// EXTERNAL MODULE: ./build/impacted-targets/build-systems/build-system.js
var build_system = __webpack_require__(33619);
// EXTERNAL MODULE: ./build/impacted-targets/configuration/known-options.js
var known_options = __webpack_require__(12248);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/root-tools.js



const builtIn = [
  // Formatters.
  ...["prettier", "prettier-plugin-*", "@prettier/plugin-*", "@*/prettier-plugin-*", "@*/prettier-config"],
  ...["prettier-config-*", "oxfmt", "dprint", "sort-package-json", "js-beautify", "pretty-quick"],
  // Hooks of git, and tools with which they check messages.
  ...["husky", "lint-staged", "simple-git-hooks", "lefthook", "pre-commit", "nano-staged", "yorkie"],
  ...["@commitlint/*", "commitlint", "commitizen", "cz-*", "@commitizen/*", "git-cz"],
  // Versions, change logs and publications.
  ...["@changesets/*", "@svitejs/changesets-*", "semantic-release", "@semantic-release/*", "release-it"],
  ...["@release-it/*", "release-please", "np", "bumpp", "changelogen", "changelogithub", "standard-version"],
  ...["conventional-changelog", "conventional-changelog-*", "lerna-changelog", "auto-changelog", "pkg-pr-new"],
  ...["@vitejs/release-scripts", "all-contributors-cli", "beachball", "@octokit/release-*"]
];
function workspacesOptions(options) {
  (0,known_options/* refuseUnknownOptions */.z)("workspaces", options, ["root-dependencies", "root-tools", "built-in-root-tools"]);
  const { "root-dependencies": reach = "all", "root-tools": added = [], "built-in-root-tools": known = true } = options;
  if (reach !== "all" && reach !== "declared") {
    throw new build_system/* ImpactError */.X(
      "build-systems.workspaces.root-dependencies must be all (every package can use what the root depends on) or declared (only those that name it)"
    );
  }
  if (!Array.isArray(added) || !added.every((name) => typeof name === "string" && name !== "")) {
    throw new build_system/* ImpactError */.X(
      "build-systems.workspaces.root-tools must be a list of names of packages, in which * stands for any text"
    );
  }
  if (typeof known !== "boolean") {
    throw new build_system/* ImpactError */.X("build-systems.workspaces.built-in-root-tools must be true or false");
  }
  const patterns = [...known ? builtIn : [], ...added];
  const parts = patterns.map((pattern) => pattern.split("*"));
  return {
    rootDependencies: reach,
    isTool: (name) => parts.some((literal) => (0,text_between/* textBetween */.I)(literal, name) !== void 0)
  };
}
const otherCommands = { "@changesets/cli": "changeset" };
const commonParts = /^(cli|core|node|js|config|types?)$/;
function namesOfRootDependencies(names) {
  const found = /* @__PURE__ */ new Map();
  for (const name of names) {
    found.set(name, name);
    const [, scope, part] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
    if (scope === void 0 || part === void 0 || scope === "types") continue;
    const command = otherCommands[name] ?? (commonParts.test(part) ? scope : part);
    if (!found.has(command)) found.set(command, name);
  }
  return found;
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/graph.js















async function readDeclared(workspace, lockfiles, side, prefix) {
  const resolver = new LocalResolver(workspace);
  const links = lockfiles.map((pair) => ({ lockfile: pair[side], links: linksOf(pair[side]) }));
  const isThere = await trackedPlaces(workspace, prefix);
  const directories = new Set(workspace.members.map(({ directory }) => directory));
  const member = (project) => {
    (0,workspaces_projects/* checkReadable */.ro)(project.manifest);
    const { projects, onlyForDevelopment, paths } = resolver.of(project);
    const declares = new Set(projects);
    const lost = [];
    for (const place of paths) {
      if (isThere(place)) continue;
      const builder = (0,tree_paths/* pathsAbove */.wP)(place).find((above) => above !== "" && directories.has(above));
      if (builder === void 0 || builder === project.directory) lost.push(place);
      else declares.add(builder);
    }
    const development = new Set(onlyForDevelopment.values());
    const dependencies = dependenciesOf(project.manifest).map(
      ([name, spec]) => [name, resolver.specification(name, spec)]
    );
    for (const { lockfile, links: linked } of links) {
      for (const [name, key] of lockfile.usedBy({ directory: project.directory, dependencies })) {
        const isLink = lockfile.packages.get(key)?.link !== void 0 && onlyForDevelopment.has(name);
        for (const directory of linked.get(key) ?? []) {
          if (directory === project.directory) continue;
          declares.add(directory);
          if (!isLink) development.delete(directory);
        }
      }
    }
    return { ...project, declares, development, paths, lost, dependencies };
  };
  const members = workspace.members.map(member);
  const root = members.find(({ directory }) => directory === "") ?? member(workspace.root);
  const usedOutside = lockfiles.length === 0 ? void 0 : namesUsedOutside(lockfiles.map((pair) => pair[side]));
  return { workspace, prefix, root, members, usedOutside };
}
async function readGraph(declared) {
  const { workspace, prefix } = declared;
  const ofRoot = dependenciesOf(workspace.root.manifest).map(([name]) => name);
  const names = { rootDependencies: namesOfRootDependencies(ofRoot), usedOutside: declared.usedOutside };
  const readings = (0,content_memory/* contentMemory */.xy)(workspace.tree, `mentions below ${prefix}`);
  const before = readings.get(lastReading);
  const { mentions, reading } = await readMentions(workspace, prefix, names, before);
  readings.set(lastReading, reading);
  return graphOf(declared, mentions);
}
const lastReading = "last";
function graphOf(declared, mentions) {
  const { workspace, prefix } = declared;
  const place = prefix.slice(0, -1);
  const member = ({ development, ...one }) => {
    const { declares } = one;
    return {
      ...one,
      needs: mentions ? needsOf(one, { declares, development }, mentions) : needsOfLasting(one, development)
    };
  };
  const members = new Map(declared.members.map((one) => [one.directory, member(one)]));
  const root = members.get("") ?? member(declared.root);
  const withPaths = [...members.values()].filter(
    ({ paths, needs }) => paths.size > 0 || parts.some((part) => needs[part].reads.size > 0)
  );
  const partOfFile = (file, directory) => {
    const path = file.slice(directory.length + 1);
    if (directory === "" || !isOwnFile(path)) return "shared";
    return mayBeLeaf(path) && !(mentions && isNamed(mentions.namedOwnFiles, file, directory)) ? "leaf" : "own";
  };
  return {
    workspace,
    root,
    members,
    withPaths,
    namedByRoot: mentions?.byRoot ?? /* @__PURE__ */ new Set(),
    partOfFile,
    nodes: nodesOf(members),
    owners: (path) => {
      const below = (0,build_root/* belowRoot */.I)(path, place);
      const owner = below === void 0 ? void 0 : ownerOf(members, below);
      return below === void 0 || owner === void 0 ? [] : [partId(owner.member.name, partOfFile(below, owner.directory))];
    },
    readers: () => [],
    interpreted: () => false,
    places: [...members.values()].map(({ directory, name }) => [(0,tree_paths/* inside */.nx)(place, directory), name])
  };
}
const labels = {
  shared: (name) => name,
  own: (name) => `the tests of ${name}`,
  leaf: (name) => `tests and texts of ${name}`
};
function nodesOf(members) {
  const nodes = /* @__PURE__ */ new Map();
  for (const { name, directory, needs, paths, dependencies } of members.values()) {
    for (const part of parts) {
      const id = partId(name, part);
      const node = nodes.get(id) ?? (0,graph_graph/* graphNode */.D)(labels[part](name), name);
      nodes.set(id, node);
      if (part === "own") node.dependencies.add(partId(name, "shared"));
      for (const needed of needs[part].parts) {
        const other = partOf(needed);
        node.dependencies.add(partId(members.get(other.directory)?.name ?? other.directory, other.part));
      }
      if (part !== "shared") continue;
      const fact = (what, value) => node.facts.set(what, (node.facts.get(what) ?? "") + JSON.stringify(value));
      fact("its directory", directory);
      fact("what its manifest asks for", [[...paths].sort(), dependencies]);
      if (directory === "") fact("the list of packages", [...new Set([...members.values()].map(graph_nameOf))].sort());
    }
  }
  return nodes;
}
const graph_nameOf = ({ name }) => name;
function needsOfLasting({ declares }, development) {
  const needs = (ids) => ({
    parts: new Set(ids),
    reads: /* @__PURE__ */ new Set(),
    rootDependencies: /* @__PURE__ */ new Set()
  });
  const lasting = [...declares].filter((directory) => !development.has(directory));
  return { shared: needs(lasting), own: needs([]), leaf: needs([]) };
}
function needsOf({ directory }, { declares, development }, mentions) {
  const [shared, own, leaf] = parts.map((part) => mentions.of.get(partId(directory, part)));
  const set = (ids) => mentions.withTests.has(directory) ? [...ids].filter((id) => partOf(id).directory !== directory) : [];
  const speaksOf = (place, one) => parts.some((part) => one?.projects.has(partId(place, part)));
  const declared = [...declares].filter(
    (place) => !(development.has(place) && (speaksOf(place, own) || speaksOf(place, leaf)) && !speaksOf(place, shared))
  );
  const needs = (one, more) => ({
    parts: /* @__PURE__ */ new Set([...more, ...one?.projects ?? []]),
    reads: one?.paths ?? /* @__PURE__ */ new Set(),
    rootDependencies: one?.rootDependencies ?? /* @__PURE__ */ new Set()
  });
  return {
    shared: needs(shared, [...declared, ...set(mentions.byEveryBuild)]),
    own: needs(own, set(mentions.byEveryTest)),
    leaf: needs(leaf, [])
  };
}
async function trackedPlaces({ tree }, prefix) {
  const entries = await tree.entries();
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  const pathAt = (index) => entries[index]?.path ?? "";
  const firstAt = (path) => pathAt((0,git_names/* firstFrom */.nT)(entries.length, pathAt, path));
  const isTracked = (path) => firstAt(path) === path || firstAt(`${path}/`).startsWith(`${path}/`);
  return (place) => {
    const path = external_node_path_.posix.join(prefix, place).replace(/^\.$|\/$/, "");
    return path === "" || isTracked(path) || submodules.some((submodule) => (0,tree_paths/* isWithin */.UO)(path, submodule));
  };
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/lockfiles/lockfile-diff.js
function differingUsers(base, head, users) {
  const nodes = [];
  const absent = /* @__PURE__ */ new Map();
  const add = (lockfile) => {
    const numbers = /* @__PURE__ */ new Map();
    for (const [key, { content }] of lockfile.packages) numbers.set(key, nodes.push({ content, uses: [] }) - 1);
    const numberOf = (key) => {
      const known = numbers.get(key) ?? absent.get(key);
      if (known !== void 0) return known;
      const number = nodes.push({ content: key, uses: [] }) - 1;
      absent.set(key, number);
      return number;
    };
    for (const [key, { uses }] of lockfile.packages) {
      nodes[numberOf(key)]?.uses.push(...uses.map(([name, used]) => [name, numberOf(used)]));
    }
    return numberOf;
  };
  const sides = { base: add(base), head: add(head) };
  for (const uses of users.values()) {
    for (const side of ["base", "head"]) for (const [, key] of uses[side]) sides[side](key);
  }
  const classes = refine(nodes);
  const classOf = (side, uses) => describe(
    uses.map(([name, key]) => [name, sides[side](key)]),
    classes
  );
  return new Set(
    [...users].filter(([, uses]) => classOf("base", uses.base) !== classOf("head", uses.head)).map(([user]) => user)
  );
}
function describe(uses, classes) {
  return [...new Set(uses.map(([name, node]) => `${name}\0${classes[node] ?? node}`))].sort().join("\0\0");
}
function refine(nodes) {
  let classes = [];
  let count = 0;
  for (let first = true; ; first = false) {
    const numbers = /* @__PURE__ */ new Map();
    const previous = classes;
    classes = nodes.map(({ content, uses }, index) => {
      const text = first ? content : `${previous[index] ?? 0}\0\0${describe(uses, previous)}`;
      let number = numbers.get(text);
      if (number === void 0) numbers.set(text, number = numbers.size);
      return number;
    });
    if (numbers.size === count) return classes;
    count = numbers.size;
  }
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/root-changes.js

function changesOfManifest(base, head) {
  const specifications = ({ root }) => {
    const found = /* @__PURE__ */ new Map();
    for (const [name, spec] of root.dependencies) found.set(name, `${found.get(name) ?? ""}
${spec}`);
    return found;
  };
  const [before, after] = [specifications(base), specifications(head)];
  const names = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])];
  return new Map(
    names.filter((name) => before.get(name) !== after.get(name)).map((name) => [name, `the root's dependency ${name} changed`])
  );
}
function changesOfRoot(lockfiles, { base, head }, add) {
  const causes = [];
  const ofRoot = changesOfManifest(base, head);
  for (const lockfile of lockfiles) {
    const changes = changesOfLockfile(lockfile, base, head, add);
    if (changes.why !== void 0) causes.push({ what: changes.why, files: [lockfile.path] });
    for (const name of changes.ofRoot) ofRoot.set(name, `${lockfile.path} changed what the root's ${name} is`);
  }
  return { causes, ofRoot };
}
const dependencyOfRoot = "\0";
function changesOfLockfile({ path, base: before, head: after, changed }, base, head, add) {
  if (!changed) return { ofRoot: [] };
  if (before.settings !== after.settings) return { why: `settings in ${path} changed`, ofRoot: [] };
  const users = /* @__PURE__ */ new Map();
  for (const old of base.members.values()) {
    const now = head.members.get(old.directory);
    if (now && old.directory !== "") users.set(old.directory, { base: before.usedBy(old), head: after.usedBy(now) });
  }
  const ofRoot = { base: before.usedBy(base.root), head: after.usedBy(head.root) };
  for (const name of new Set([...ofRoot.base, ...ofRoot.head].map(([used]) => used))) {
    const uses = (side) => ofRoot[side].filter(([used]) => used === name);
    users.set(dependencyOfRoot + name, { base: uses("base"), head: uses("head") });
  }
  const differing = [...differingUsers(before, after, users)];
  for (const directory of differing) {
    for (const graph of [base, head]) {
      const member = graph.members.get(directory);
      if (member) add(member.name, { kind: "graph", what: `${path} changed its dependencies`, files: [path] });
    }
  }
  return { ofRoot: differing.filter((user) => user.startsWith(dependencyOfRoot)).map((user) => user.slice(1)) };
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/description-files.js




async function isVersionAlone(comparison, path) {
  if ((0,build_root/* belowRoot */.I)(path, comparison.root) !== "lerna.json") return false;
  const [base, head] = [await comparison.base.read([path]), await comparison.head.read([path])];
  const others = (content) => {
    const value = (0,json/* parseJson */.q)(content?.toString("utf8") ?? "null");
    return (0,json_values/* isObject */.Gv)(value) ? { ...value, version: void 0 } : void 0;
  };
  try {
    const [before, after] = [others(base.get(path)), others(head.get(path))];
    return before !== void 0 && (0,external_node_util_.isDeepStrictEqual)(before, after);
  } catch {
    return false;
  }
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/owners.js






async function ownersOfChanges(comparison, graphs, lockfiles, add) {
  const { changes, root } = comparison;
  const prefix = root === "" ? "" : `${root}/`;
  const understood = /* @__PURE__ */ new Set([
    ...["package.json", "pnpm-workspace.yaml", workspaces_projects/* yarnFile */.Fy].map((name) => `${prefix}${name}`),
    ...lockfiles.map(({ path }) => path)
  ]);
  const isRush = graphs.base.workspace.rush !== void 0 && graphs.head.workspace.rush !== void 0;
  if (isRush) understood.add(`${prefix}${rush/* rushFile */.H5}`);
  const locked = new Set(lockfiles.map(({ path }) => path.slice(prefix.length)));
  const yarnLock = lockfiles.some(({ path, changed }) => changed && external_node_path_.posix.basename(path) === "yarn.lock");
  const coveredPaths = /* @__PURE__ */ new Set();
  const readPaths = /* @__PURE__ */ new Set();
  for (const change of changes) {
    if (!change.path.startsWith(prefix)) continue;
    const path = change.path.slice(prefix.length);
    const reason = { kind: "file", path: change.path };
    let declared = false;
    for (const graph of [graphs.base, graphs.head]) {
      for (const member of graph.withPaths) {
        const asked = within(path, member.paths);
        const isOwn = member.directory !== "" && ownerOf(graph.members, path)?.member === member;
        const reading = isOwn ? [] : parts.filter((part) => within(path, member.needs[part].reads));
        if (!asked && reading.length === 0) continue;
        if (asked) add(member.name, reason);
        for (const part of reading) add(member.name, reason, part);
        if (member.directory === "") continue;
        if (asked) declared = true;
        else readPaths.add(change.path);
      }
    }
    const isNote = isRush && (0,rush/* isSeenElsewhere */.wI)(path, locked);
    if (isNote || understood.has(change.path) || await isVersionAlone(comparison, change.path)) {
      coveredPaths.add(change.path);
      continue;
    }
    let owned = declared || yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(path);
    for (const side of ["base", "head"]) {
      const owner = change[side] && ownerOf(graphs[side].members, path);
      if (!owner || owner.directory === "" && owned) continue;
      add(owner.member.name, reason, graphs[side].partOfFile(path, owner.directory));
      if (owner.directory !== "" && (side === "base" || change.base === void 0)) owned = true;
    }
    if (owned) coveredPaths.add(change.path);
  }
  return { coveredPaths, readPaths };
}
function within(path, places) {
  return [path, ...(0,tree_paths/* pathsAbove */.wP)(path)].some((place) => place !== "" && places.has(place));
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/root-files.js


const descriptions = /* @__PURE__ */ new Set([
  "name",
  "version",
  "description",
  "keywords",
  "homepage",
  "bugs",
  "license",
  "author",
  "contributors",
  "maintainers",
  "funding",
  "repository",
  "private",
  "$schema"
]);
const root_files_seenElsewhere = /* @__PURE__ */ new Set([
  ...["workspaces", "packages", "catalog", "catalogs"],
  ...dependencySections
]);
const seenInLockfile = /* @__PURE__ */ new Set(["overrides", "resolutions"]);
function rootManifestImpact(base, head, locked) {
  const reasons = [];
  for (const field of changedFields(base, head)) {
    if (descriptions.has(field) || root_files_seenElsewhere.has(field)) continue;
    if (locked && seenInLockfile.has(field)) continue;
    if (field === "pnpm") {
      const inner = changedFields(asRecord(base.pnpm), asRecord(head.pnpm)).filter(
        (name) => !(locked && seenInLockfile.has(name))
      );
      if (inner.length === 0) continue;
    }
    reasons.push(`${field} in the root's package.json changed`);
  }
  return reasons;
}
const choosing = /* @__PURE__ */ new Set([
  ...["minimumReleaseAge", "minimumReleaseAgeExclude", "minimumReleaseAgeStrict", "trustPolicy", "trustPolicyExclude"],
  ...["trustPolicyIgnoreAfter", "blockExoticSubdeps", "updateConfig", "auditConfig", "auditLevel", "savePrefix"],
  ...["saveExact", "saveWorkspaceProtocol", "catalogMode", "cleanupUnusedCatalogs", "resolutionMode"],
  ...["allowedDeprecatedVersions", "allowUnusedPatches", "peerDependencyRules", "patchedDependencies"]
]);
function settingsImpact(base, head, locked) {
  return changedFields(base, head).filter((name) => !root_files_seenElsewhere.has(name) && !(locked && (seenInLockfile.has(name) || choosing.has(name)))).map((name) => `${name} in pnpm-workspace.yaml changed`);
}
function yarnSettingsImpact(base, head) {
  return changedFields(base, head).filter((name) => name !== "catalog" && name !== "catalogs").map((name) => `${name} in .yarnrc.yml changed`);
}
function changedFields(base, head) {
  const fields = /* @__PURE__ */ new Set([...Object.keys(base), ...Object.keys(head)]);
  return [...fields].filter((field) => (0,json_values/* canonicalJson */.dj)(base[field] ?? null) !== (0,json_values/* canonicalJson */.dj)(head[field] ?? null)).sort();
}
function asRecord(value) {
  return (0,json_values/* isObject */.Gv)(value) ? value : {};
}


// EXTERNAL MODULE: ./build/shared/numbers.js
var numbers = __webpack_require__(86262);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/impact.js














async function impactOfWorkspaces(comparison, tools) {
  const { rootDependencies, isTool } = workspacesOptions(tools.options);
  const { root } = comparison;
  const manifests = /* @__PURE__ */ new Map();
  const workspaceOf = (tree) => (0,remembered/* remembered */.H)(tree, `workspace in ${root}`, () => (0,workspaces_projects/* readWorkspace */.iF)(tree, root, manifests));
  const workspaces = { base: await workspaceOf(comparison.base), head: await workspaceOf(comparison.head) };
  const lockfiles = await readLockfiles(comparison, tools);
  const locked = lockfiles.length > 0;
  const prefix = comparison.root === "" ? "" : `${comparison.root}/`;
  const [manifest, settings, ofYarn] = [`${prefix}package.json`, `${prefix}pnpm-workspace.yaml`, prefix + workspaces_projects/* yarnFile */.Fy];
  const { base: before, head: after } = workspaces;
  const ofRushFile = (0,rush/* rushImpact */.jR)(before.rush, after.rush);
  const causes = [
    ...rootManifestImpact(before.root.manifest, after.root.manifest, locked).map((what) => ({
      what,
      files: [manifest]
    })),
    ...ofRushFile.reasons.map((what) => ({ what, files: [`${prefix}${rush/* rushFile */.H5}`] })),
    ...settingsImpact(before.settings, after.settings, locked).map((what) => ({ what, files: [settings] })),
    ...yarnSettingsImpact(before.yarnSettings, after.yarnSettings).map((what) => ({ what, files: [ofYarn] }))
  ];
  const read = lockfiles.map(({ path }) => path).join();
  const declaredOf = (side) => (0,remembered/* remembered */.H)(
    comparison[side],
    `declared in ${root} with ${read}`,
    () => readDeclared(workspaces[side], lockfiles, side, prefix)
  );
  const declared = { base: await declaredOf("base"), head: await declaredOf("head") };
  const lost = new Set([declared.base, declared.head].flatMap(({ members }) => members.flatMap(describeLost)));
  for (const line of lost) tools.warn(`workspaces: ${line}, so it counts as impacted`);
  const graphOf = (side) => (0,remembered/* remembered */.H)(comparison[side], `workspaces in ${root} with ${read}`, () => readGraph(declared[side]));
  tools.debug(
    `workspaces: ${(0,numbers/* counted */.h)(declared.base.members.length, "package")} before, ${declared.head.members.length} after; lockfiles: ${lockfiles.map(({ path }) => path).join(", ") || "none"}`
  );
  const changed = new Set(comparison.changes.map(({ path }) => path));
  const descriptions = [manifest, settings, ofYarn, `${prefix}${rush/* rushFile */.H5}`, ...lockfiles.map(({ path }) => path)];
  const question = {
    comparison,
    lockfiles,
    causes,
    directoriesOfRush: ofRushFile.directories,
    described: descriptions.filter((path) => changed.has(path)),
    reachesEvery: (name) => rootDependencies === "all" && !isTool(name)
  };
  return impactOf(question, { base: await graphOf("base"), head: await graphOf("head") });
}
function describeLost({ directory, lost }) {
  const file = (0,tree_paths/* inside */.nx)(directory, "package.json");
  return lost.map((place) => `${file} names the path ${JSON.stringify(place)} for a dependency, where nothing is`);
}
async function impactOf(question, { base, head }) {
  const { comparison, lockfiles, reachesEvery, described } = question;
  const reasons = /* @__PURE__ */ new Map();
  const add = (name, reason, part = "shared") => {
    const id = partId(name, part);
    if (!reasons.has(id)) reasons.set(id, reason);
  };
  const addEveryPackage = (reason) => {
    for (const { members } of [base, head]) for (const { name } of members.values()) add(name, reason);
  };
  const ofGraph = (what) => ({
    kind: "graph",
    what,
    ...described.length > 0 && { files: described }
  });
  const { coveredPaths, readPaths } = await ownersOfChanges(comparison, { base, head }, lockfiles, add);
  for (const id of /* @__PURE__ */ new Set([...base.nodes.keys(), ...head.nodes.keys()])) {
    const what = (0,compare/* differenceOf */.Pq)(id, base, head);
    if (what !== void 0 && !reasons.has(id)) reasons.set(id, ofGraph(what));
  }
  for (const { members } of [base, head]) {
    for (const member of members.values()) {
      for (const what of describeLost(member)) add(member.name, { kind: "graph", what });
    }
  }
  for (const directory of question.directoriesOfRush) {
    for (const { members } of [base, head]) {
      const member = members.get(directory);
      if (member) add(member.name, ofGraph(`its entry in ${rush/* rushFile */.H5} changed`));
    }
  }
  const { causes: more, ofRoot } = changesOfRoot(lockfiles, { base, head }, add);
  const causes = [...question.causes, ...more];
  const [firstCause] = causes;
  if (firstCause) return { kind: "all", why: firstCause.what, causes, coveredPaths, readPaths };
  for (const [name, what] of ofRoot) {
    if (reachesEvery(name)) {
      addEveryPackage({ ...ofGraph(`${what}, and every package can use it`), suggestions: suggestionsForRoot(name) });
    }
    for (const graph of [base, head]) {
      add(graph.root.name, ofGraph(what));
      for (const member of graph.members.values()) {
        for (const part of parts) {
          if (member.needs[part].rootDependencies.has(name)) {
            add(member.name, ofGraph(`${what}, which it mentions`), part);
          }
        }
      }
    }
  }
  const graphs = [base, head, edgesByRoot({ base, head }, reachesEvery)];
  return {
    kind: "targets",
    targets: (0,compare/* targetsOf */.QR)(graphs, (0,compare/* spread */.il)(graphs, reasons)),
    coveredPaths,
    readPaths,
    known: (0,compare/* knownTargets */._B)(graphs)
  };
}
function edgesByRoot({ base, head }, reachesEvery) {
  const nodes = /* @__PURE__ */ new Map();
  const atHand = /* @__PURE__ */ new Set();
  for (const graph of [base, head]) {
    for (const { directory, name } of graph.members.values()) {
      if (!reachesEvery(name) || !isAtHand(graph, directory)) continue;
      const id = `\0at hand\0${name}`;
      const node = (0,graph_graph/* graphNode */.D)(`the root package, which has ${name} at hand for every package`);
      node.dependencies.add(partId(name, "shared"));
      nodes.set(id, { ...node, suggestions: suggestionsForRoot(name) });
      atHand.add(id);
    }
  }
  if (atHand.size === 0) return graph_graph/* emptyGraph */.K;
  for (const { members } of [base, head]) {
    for (const { name } of members.values()) {
      nodes.set(partId(name, "shared"), { ...(0,graph_graph/* graphNode */.D)(name, name), dependencies: atHand });
    }
  }
  return { ...graph_graph/* emptyGraph */.K, nodes };
}
function isAtHand({ root, namedByRoot, members }, directory) {
  if (!root.declares.has(directory)) return false;
  if (namedByRoot.has(directory)) return true;
  const name = members.get(directory)?.name;
  return root.dependencies.every(([declared]) => declared !== name);
}
function suggestionsForRoot(name) {
  const options = { key: "build-systems", system: "workspaces" };
  return [
    {
      rule: { ...options, option: "root-tools", value: [name.replaceAll(/[*?[\]{}()!\\]/g, "\\$&")] },
      assumption: `No package is built or tested with the root's ${name} unless its files name it.`
    },
    {
      rule: { ...options, option: "root-dependencies", value: "declared" },
      assumption: "A package that is built or tested with something that the root has names it in its manifest or its files."
    }
  ];
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/index.js




const workspaces = {
  detect: workspaces_projects.hasWorkspaces,
  async impact(comparison, tools) {
    try {
      return await impactOfWorkspaces(comparison, tools);
    } catch (error) {
      if (!(error instanceof unreadable_file/* UnreadableFile */.i || error instanceof unanswerable/* Unanswerable */.g)) throw error;
      return { kind: "all", why: error.message };
    }
  }
};



/***/ }),

/***/ 22215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ro: () => (/* binding */ checkReadable),
  hasWorkspaces: () => (/* binding */ hasWorkspaces),
  iF: () => (/* binding */ readWorkspace),
  Fy: () => (/* binding */ yarnFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/impacted-targets/formats/json.js
var json = __webpack_require__(12846);
// EXTERNAL MODULE: ./build/shared/globs/backslash.js
var backslash = __webpack_require__(44096);
// EXTERNAL MODULE: ./build/shared/globs/path-matcher.js
var path_matcher = __webpack_require__(11994);
// EXTERNAL MODULE: ./build/impacted-targets/formats/yaml.js
var yaml = __webpack_require__(50943);
// EXTERNAL MODULE: ./build/impacted-targets/tree/folded-path.js
var folded_path = __webpack_require__(62388);
// EXTERNAL MODULE: ./build/impacted-targets/tree/paths.js
var paths = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/shared/json-values.js
var json_values = __webpack_require__(86259);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/lerna.js


const lernaFile = "lerna.json";
function lernaPatterns(settings, hasOthers) {
  if (settings === void 0) return [];
  const { packages, useWorkspaces } = settings;
  if (hasOthers && (useWorkspaces === true || packages === void 0)) return [];
  if (!Array.isArray(packages)) return ["packages/*"];
  return packages.filter((pattern) => typeof pattern === "string");
}
function readLerna(text) {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, ""));
    return (0,json_values/* isObject */.Gv)(value) ? value : void 0;
  } catch {
    return void 0;
  }
}


// EXTERNAL MODULE: ./build/impacted-targets/build-systems/workspaces/rush.js
var workspaces_rush = __webpack_require__(17448);
// EXTERNAL MODULE: ./build/impacted-targets/build-systems/workspaces/unreadable-file.js
var unreadable_file = __webpack_require__(88372);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/workspaces/projects.js












const yarnFile = ".yarnrc.yml";
const manifestNames = ["package.json", "package.yaml", "package.json5"];
function isManifest(path) {
  return manifestNames.some(
    (name) => path.endsWith(name) && (path.length === name.length || path.at(-name.length - 1) === "/")
  );
}
async function hasWorkspaces(tree, root) {
  const path = (name) => external_node_path_.posix.join(root, name);
  const whole = ["pnpm-workspace.yaml", workspaces_rush/* rushFile */.H5, lernaFile].map(path);
  const files = await tree.read([...whole, path("package.json")]);
  if (whole.some((file) => files.has(file))) return true;
  const text = files.get(path("package.json"));
  if (!text) return false;
  try {
    return (0,json_values/* isObject */.Gv)((0,json/* parseJson */.q)(text.toString("utf8"))) && text.includes('"workspaces"');
  } catch {
    return text.includes("workspaces");
  }
}
async function readWorkspace(tree, root, known) {
  const prefix = root === "" ? "" : `${root}/`;
  const entries = (await tree.entries()).filter(({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100"));
  const manifests = await readManifests(tree, prefix, entries, known);
  const rootManifest = manifests.get("") ?? {};
  const settingsPath = `${prefix}pnpm-workspace.yaml`;
  const settingsText = (await tree.read([settingsPath])).get(settingsPath);
  const settings = settingsText ? readYaml(settingsText, settingsPath) : {};
  const pnpm = settingsText !== void 0;
  const patterns = pnpm ? (0,json_values/* texts */.Te)(settings.packages) : workspacePatterns(rootManifest);
  const rush = await (0,workspaces_rush/* readRush */.DQ)(tree, root);
  const ofLerna = await lernaPackages(tree, prefix, patterns);
  checkSpelling([...patterns, ...ofLerna], [...manifests.keys()]);
  const matchers = [memberMatcher(patterns, pnpm), memberMatcher(ofLerna, false)];
  if (pnpm && patterns.length === 0 && rush === void 0)
    throw new unreadable_file/* UnreadableFile */.i(`${settingsPath} names no packages`);
  for (const directory of rush?.projects.keys() ?? []) {
    if (!manifests.has(directory))
      throw new unreadable_file/* UnreadableFile */.i(`${prefix}${workspaces_rush/* rushFile */.H5} names ${directory}, where no package is`);
  }
  const directories = [...manifests.keys()].filter(
    (directory) => directory !== "" && (rush?.projects.has(directory) === true || matchers.some((isMember) => isMember(directory)))
  );
  const project = (directory) => {
    const manifest = manifests.get(directory) ?? {};
    const { name } = manifest;
    return { directory, manifest, name: typeof name === "string" && name !== "" ? name : directory || "." };
  };
  const rootProject = project("");
  const yarnPath = `${prefix}${yarnFile}`;
  const yarnText = (await tree.read([yarnPath])).get(yarnPath);
  const yarnSettings = yarnText ? readYaml(yarnText, yarnPath) : {};
  return {
    tree,
    root: rootProject,
    members: ["", ...directories].sort().map(project),
    ...rush && { rush },
    settings,
    yarnSettings,
    manifests,
    catalogs: readCatalogs([settings, yarnSettings, (0,json_values/* isObject */.Gv)(rootManifest.workspaces) ? rootManifest.workspaces : {}])
  };
}
async function lernaPackages(tree, prefix, others) {
  const path = `${prefix}${lernaFile}`;
  const text = (await tree.read([path])).get(path)?.toString("utf8");
  const settings = text === void 0 ? void 0 : readLerna(text);
  if (text !== void 0 && settings === void 0) throw new unreadable_file/* UnreadableFile */.i(`${path} cannot be read`);
  return lernaPatterns(settings, others.length > 0);
}
async function readManifests(tree, prefix, entries, known) {
  const files = entries.filter(({ path }) => isManifest(path) && !path.includes("node_modules/"));
  const contents = await tree.read(files.filter(({ object }) => !known.has(object)).map(({ path }) => path));
  const manifests = /* @__PURE__ */ new Map();
  for (const { path, object } of files) {
    let manifest = known.get(object);
    if (!manifest) {
      manifest = readManifest(contents.get(path) ?? Buffer.alloc(0), path);
      known.set(object, manifest);
    }
    manifests.set((0,paths/* directoryOf */.jt)(path.slice(prefix.length)), manifest);
  }
  return manifests;
}
function readManifest(content, path) {
  try {
    const text = content.toString("utf8").replace(/^\uFEFF/, "");
    const value = path.endsWith(".yaml") ? (0,yaml.parseYaml)(text) : (0,json/* parseJson */.q)(text);
    if ((0,json_values/* isObject */.Gv)(value)) return value;
  } catch {
  }
  return { [unreadable]: path };
}
const unreadable = "\0unreadable";
function checkReadable(manifest) {
  const path = manifest[unreadable];
  if (typeof path === "string") throw new unreadable_file/* UnreadableFile */.i(`${path} cannot be read`);
}
function readYaml(content, path) {
  try {
    const value = (0,yaml.parseYaml)(content.toString("utf8"));
    if (value === void 0 || value === null) return {};
    if ((0,json_values/* isObject */.Gv)(value)) return value;
  } catch {
  }
  throw new unreadable_file/* UnreadableFile */.i(`${path} cannot be read`);
}
function workspacePatterns({ workspaces }) {
  return (0,json_values/* texts */.Te)((0,json_values/* isObject */.Gv)(workspaces) ? workspaces.packages : workspaces);
}
function normalize(pattern) {
  const path = external_node_path_.posix.normalize(pattern.replace(/^\/+/, "")).replace(/\/+$/, "");
  return path === "." ? "" : path;
}
function checkSpelling(patterns, directories) {
  for (const pattern of patterns) {
    const mistake = (0,backslash/* backslashMistake */.d)(pattern);
    if (mistake !== void 0) throw new unreadable_file/* UnreadableFile */.i(`the workspace has the pattern ${pattern}: ${mistake}`);
    const positive = normalize(pattern.replace(/^!/, ""));
    const matches = matcherOf(pattern, positive, true);
    if (directories.some(matches)) continue;
    const anyCase = matcherOf(pattern, positive.toLowerCase(), true);
    const meant = directories.find((directory) => anyCase((0,folded_path/* foldedPath */.k)(directory)));
    if (meant === void 0) continue;
    throw new unreadable_file/* UnreadableFile */.i(
      `the workspace has the pattern ${pattern}, which is ${meant} where case is not told apart. Write it as it is tracked`
    );
  }
}
function memberMatcher(patterns, pnpm) {
  const rules = patterns.map((pattern) => {
    const negated = pattern.startsWith("!");
    const normal = normalize(negated ? pattern.slice(1) : pattern);
    return { negated, matches: matcherOf(pattern, normal, negated) };
  });
  return (directory) => {
    const matching = rules.filter(({ matches }) => matches(directory));
    const member = pnpm ? !matching.some(({ negated }) => negated) : matching.at(-1)?.negated === false;
    return member && matching.length > 0 && !/(^|\/)(node_modules|bower_components)(\/|$)/.test(directory);
  };
}
function matcherOf(written, glob, dot) {
  try {
    return (0,path_matcher.pathMatcher)(glob, { dot });
  } catch (error) {
    if (!(error instanceof path_matcher.GlobError)) throw error;
    throw new unreadable_file/* UnreadableFile */.i(`the workspace has the pattern ${written.slice(0, 100)}: ${error.message}`);
  }
}
function readCatalogs(places) {
  const catalogs = /* @__PURE__ */ new Map();
  for (const { catalog, catalogs: named } of places) {
    for (const [name, versions] of [["default", catalog], ...(0,json_values/* isObject */.Gv)(named) ? Object.entries(named) : []]) {
      const known = catalogs.get(name) ?? /* @__PURE__ */ new Map();
      for (const [dependency, spec] of (0,json_values/* textEntries */.yZ)(versions)) known.set(dependency, spec);
      catalogs.set(name, known);
    }
  }
  return catalogs;
}



/***/ }),

/***/ 17448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readRush),
/* harmony export */   H5: () => (/* binding */ rushFile),
/* harmony export */   No: () => (/* binding */ rushLockfileDirectory),
/* harmony export */   jR: () => (/* binding */ rushImpact),
/* harmony export */   wI: () => (/* binding */ isSeenElsewhere),
/* harmony export */   ze: () => (/* binding */ rushLockfiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21663);
/* harmony import */ var _formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47210);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52210);
/* harmony import */ var _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88372);
/* harmony import */ var _shared_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86259);







const rushFile = "rush.json";
async function readRush(tree, root) {
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, rushFile);
  const text = (await tree.read([path])).get(path)?.toString("utf8");
  if (text === void 0) return void 0;
  let settings;
  try {
    settings = (0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonWithComments */ .G)(text));
  } catch {
    throw new _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .i(`${path} cannot be read`);
  }
  const { projects: listed, ...rest } = settings;
  if (!Array.isArray(listed)) throw new _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .i(`${path} names no projects`);
  const projects = /* @__PURE__ */ new Map();
  for (const entry of listed.map(_shared_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)) {
    const { packageName: name, projectFolder: written } = entry;
    const directory = typeof written === "string" ? (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)("", written.replaceAll("\\", "/")) : void 0;
    if (directory === void 0 || directory === "") {
      throw new _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .i(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
    }
    projects.set(directory, entry);
  }
  return { projects, rest };
}
const descriptions = /* @__PURE__ */ new Set([
  "$schema",
  "repository",
  "gitPolicy",
  "telemetryEnabled",
  "hotfixChangeEnabled"
]);
function rushImpact(base, head) {
  const directories = /* @__PURE__ */ new Set();
  if (base === void 0 || head === void 0) {
    return {
      reasons: base === head ? [] : [`${rushFile} ${base === void 0 ? "is new" : "was removed"}`],
      directories
    };
  }
  const fields = /* @__PURE__ */ new Set([...Object.keys(base.rest), ...Object.keys(head.rest)]);
  const reasons = [...fields].filter((field) => !descriptions.has(field) && (0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(base.rest[field]) !== (0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(head.rest[field])).sort().map((field) => `${field} in ${rushFile} changed`);
  for (const directory of /* @__PURE__ */ new Set([...base.projects.keys(), ...head.projects.keys()])) {
    if ((0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(base.projects.get(directory)) !== (0,_shared_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(head.projects.get(directory)))
      directories.add(directory);
  }
  return { reasons, directories };
}
const configuration = /^common\/config\/(?:rush|subspaces\/([^/]+))\//;
function rushLockfileDirectory(path) {
  const match = configuration.exec(path);
  if (match === null || !path.endsWith("/pnpm-lock.yaml") || path.split("/").length !== (match[1] ? 5 : 4))
    return void 0;
  return match[1] === void 0 ? "common/temp" : `common/temp/${match[1]}`;
}
async function rushLockfiles(tree, root) {
  if ((await tree.read([node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, rushFile)])).size === 0) return [];
  return (await tree.entries()).flatMap(
    ({ path }) => rushLockfileDirectory((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_5__/* .belowRoot */ .I)(path, root) ?? "") === void 0 ? [] : [path]
  );
}
function isSeenElsewhere(path, lockfiles) {
  if (/^common\/changes\/.+\.json$/.test(path)) return true;
  if (!configuration.test(path) || !/^(repo-state|common-versions)\.json$/.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path))) return false;
  return lockfiles.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), "pnpm-lock.yaml"));
}



/***/ }),

/***/ 88372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ UnreadableFile)
/* harmony export */ });
/* harmony import */ var _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53270);

class UnreadableFile extends _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "UnreadableFile";
}



/***/ }),

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

/***/ 50943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   v: () => (/* binding */ parseYamlDocuments)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28583);


function parseYaml(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSize */ .C1)(text.length);
  const document = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .load */ .Hh)(text);
  if (text.includes("*")) checkAliases(document);
  return document;
}
const mostValues = 5e6;
function checkAliases(document) {
  const counted = /* @__PURE__ */ new Map();
  const under = /* @__PURE__ */ new Set();
  const count = (value) => {
    if (typeof value !== "object" || value === null) return 1;
    const known = counted.get(value);
    if (known !== void 0) return known;
    if (under.has(value)) throw new Error("the document has an alias that leads into itself");
    under.add(value);
    let sum = 1;
    for (const each of Object.values(value)) sum += count(each);
    under.delete(value);
    counted.set(value, sum);
    return sum;
  };
  if (count(document) > mostValues)
    throw new Error(`the aliases of the document stand for more than ${mostValues} values`);
}
function parseYamlDocuments(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSize */ .C1)(text.length);
  const documents = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .loadAll */ .gh)(text);
  if (text.includes("*")) checkAliases(documents);
  return documents;
}



/***/ }),

/***/ 12181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ph: () => (/* binding */ compareGraphs),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   _B: () => (/* binding */ knownTargets),
/* harmony export */   il: () => (/* binding */ spread)
/* harmony export */ });
/* harmony import */ var _shared_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87470);

async function compareGraphs(base, head, comparison) {
  const coveredPaths = /* @__PURE__ */ new Set();
  const readPaths = /* @__PURE__ */ new Set();
  const files = /* @__PURE__ */ new Map();
  const differs = (id, path) => {
    if (!files.has(id)) files.set(id, path);
  };
  const differing = /* @__PURE__ */ new WeakSet();
  for (const { path, ...sides } of comparison.changes) {
    let mayCover = true;
    for (const [graph, entry] of [[base, sides.base], [head, sides.head]]) {
      if (entry === void 0) continue;
      const owners = graph.owners(path);
      if (!differing.has(owners)) for (const id of owners) differs(id, path);
      differing.add(owners);
      for (const id of graph.readers(path)) {
        differs(id, path);
        readPaths.add(path);
      }
      const isCovered = hasAny(owners) || graph.interpreted(path);
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
function hasAny(ids) {
  for (const _ of ids) return true;
  return false;
}
async function movedBetweenOwners(base, head, comparison) {
  const changed = new Set(comparison.changes.map((change) => change.path));
  const moved = /* @__PURE__ */ new Map();
  if (base.owners === head.owners) return moved;
  const compared = /* @__PURE__ */ new WeakMap();
  for (const { path } of await comparison.head.entries()) {
    if (changed.has(path)) continue;
    const [ofBase, ofHead] = [base.owners(path), head.owners(path)];
    const others = compared.get(ofBase) ?? /* @__PURE__ */ new WeakSet();
    if (others.has(ofHead)) continue;
    compared.set(ofBase, others.add(ofHead));
    const before = new Set(ofBase);
    const after = new Set(ofHead);
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
    const what = differenceOf(id, base, head) ?? (other && `${other} belongs to another target than before`);
    if (what !== void 0) reasons.set(id, { kind: "graph", what, ...described.length > 0 && { files: described } });
  }
  return reasons;
}
function differenceOf(id, base, head) {
  return difference(base.nodes.get(id), head.nodes.get(id), [head, base]);
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
      for (const dependency of node.dependencies) (0,_shared_append_js__WEBPACK_IMPORTED_MODULE_0__/* .addTo */ .D)(dependents, dependency, id);
    }
  }
  return dependents;
}
function passedOn(node, reason, dependent) {
  const target = node?.target;
  if (target !== void 0 && target !== dependent?.target) return { kind: "dependency", target, because: reason };
  if (node === void 0 || target !== void 0) return reason;
  const { label, suggestions } = node;
  return { ...reason, through: [label, ...reason.through ?? []], ...suggestions && { suggestions } };
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
function knownTargets(graphs, readComplete = () => Promise.resolve(graphs)) {
  let made;
  const readTables = async () => {
    const complete = await readComplete();
    return { complete, dependents: dependentsIn(complete), ids: idsByTarget(complete) };
  };
  const tables = () => made ??= readTables();
  return {
    names: () => Promise.resolve(idsByTarget(graphs).keys()),
    dependentsOf: async (target) => {
      const { complete, dependents, ids } = await tables();
      const found = /* @__PURE__ */ new Set();
      const passed = new Set(ids.get(target));
      for (const id of passed) {
        for (const dependent of dependents.get(id) ?? []) {
          const other = nodeOf(complete, dependent)?.target;
          if (other === void 0 || other === target) passed.add(dependent);
          else found.add(other);
        }
      }
      return found;
    },
    impactedBy: async (path) => {
      const { complete, dependents } = await tables();
      const owners = complete.flatMap((graph) => [...graph.owners(path)]);
      const start = new Map(owners.map((id) => [id, { kind: "file", path }]));
      return targetsOf(complete, spread(complete, start, dependents)).keys();
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

/***/ 70581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ Unanswerable),
/* harmony export */   q: () => (/* binding */ leadsNowhere)
/* harmony export */ });
/* harmony import */ var _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53270);

class Unanswerable extends _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "Unanswerable";
}
function leadsNowhere(file, written, what) {
  return new Unanswerable(
    `${file} names the path ${JSON.stringify(written)} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`
  );
}



/***/ }),

/***/ 40635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ submodulesOf)
/* harmony export */ });
const submoduleMode = "160000";
async function submodulesOf(tree) {
  return (await tree.entries()).filter((entry) => entry.mode === submoduleMode).map((entry) => entry.path);
}



/***/ })

};
;