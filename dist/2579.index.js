"use strict";
exports.id = 2579;
exports.ids = [2579,3475,1089];
exports.modules = {

/***/ 22579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workspaces: () => (/* binding */ workspaces)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/compare.js + 1 modules
var compare = __webpack_require__(91444);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/connect.js
var connect = __webpack_require__(2685);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/remembered.js
var remembered = __webpack_require__(36555);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lerna.js
var lerna = __webpack_require__(11617);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tests-by-name.js
var tests_by_name = __webpack_require__(66156);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/root-code.js
var root_code = __webpack_require__(52447);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/submodules.js
var tree_submodules = __webpack_require__(218);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/aliases.js
var literals_aliases = __webpack_require__(87553);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/tree/formats/version-ranges.js

function isRange(text) {
  return semver.validRange(text, { loose: true }) !== null;
}
function mayMeet(version, range) {
  if (typeof version !== "string" || semver.valid(version, { loose: true }) === null || !isRange(range)) return true;
  return semver.satisfies(version, range, { loose: true, includePrerelease: true });
}


// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/manifest.js

const dependencySections = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies"
];
function dependenciesOf(manifest) {
  return dependencySections.flatMap((section) => (0,json_values/* textEntries */.yZ)(manifest[section]));
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/dependencies.js





const placeProtocol = /^(file|link|portal):/;
const remoteProtocol = /^(git[+:@]|git@|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|patch:|exec:|jsr:)|^[\w.-]+\/[\w.-]+(#.*)?$/;
class LocalResolver {
  constructor(workspace) {
    this.workspace = workspace;
    for (const project of workspace.members) {
      this.#byDirectory.set(project.directory, project);
      (0,append/* append */.BC)(this.#byName, project.name, project);
    }
    const { manifest } = workspace.root;
    const pnpm = (0,json_values/* isObject */.Gv)(manifest.pnpm) ? manifest.pnpm : {};
    const { overrides, resolutions } = manifest;
    this.#overrides = (0,json_values/* canonicalJson */.dj)([overrides, resolutions, pnpm.overrides, workspace.settings.overrides]);
  }
  workspace;
  #byName = /* @__PURE__ */ new Map();
  #byDirectory = /* @__PURE__ */ new Map();
  /** `overrides` and `resolutions` as a text. For names in it, a range does not show which package is used. */
  #overrides;
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
    return { projects, paths };
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
    if (spec?.startsWith("npm:") && alias?.[1] !== void 0 && alias[1] !== name && !isRange(alias[1])) {
      return this.#overrides.includes(name) ? this.#byName.get(name) ?? [] : [];
    }
    if (spec?.startsWith("workspace:")) return this.#byName.get(name) ?? [];
    return this.#meeting(name, spec?.replace(/^npm:/, ""));
  }
  /** Packages with this name, unless the specification certainly means another package. */
  #meeting(name, spec) {
    const named = this.#byName.get(name) ?? [];
    if (spec === void 0 || this.#overrides.includes(name)) return named;
    if (remoteProtocol.test(spec)) return [];
    return named.filter(({ manifest }) => mayMeet(manifest.version, spec));
  }
}
function placeOf(spec, directory) {
  if (spec === void 0) return void 0;
  const path = placeProtocol.test(spec) ? spec.replace(placeProtocol, "").replace(/^\/\/(?!\/)/, "") : /^(workspace:)?(\.{1,2}(\/|$))/.test(spec) ? spec.replace(/^workspace:/, "") : void 0;
  if (path === void 0) return void 0;
  const place = external_node_path_.posix.normalize(external_node_path_.posix.join(directory, path.split("::")[0]?.split("#")[0] ?? path)).replace(/\/$/, "");
  return place === "." ? "" : place;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/size-limit.js
var size_limit = __webpack_require__(32787);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/rush.js
var rush = __webpack_require__(78833);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js + 1 modules
var json_with_comments = __webpack_require__(18442);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lockfiles/bun.js




const seenElsewhere = /* @__PURE__ */ new Set(["packages", "workspaces", "overrides", "catalog", "catalogs"]);
function readBunLockfile(text) {
  const lockfile = (0,json_with_comments/* parseJsonWithComments */.G)(text);
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.packages) || ![0, 1, 2].includes(Number(lockfile.lockfileVersion))) {
    throw new unanswerable/* Unanswerable */.g("bun.lock is of a version other than 0, 1 and 2");
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


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json.js
var json = __webpack_require__(34402);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lockfiles/npm.js




const marks = /* @__PURE__ */ new Set(["dev", "optional", "devOptional", "peer", "extraneous", "license", "funding", "deprecated"]);
function readNpmLockfile(text) {
  const lockfile = (0,json/* parseJson */.q)(text);
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.packages)) {
    throw new unanswerable/* Unanswerable */.g("package-lock.json is of a version that names no places (lockfileVersion 1)");
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


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/yaml.js
var yaml = __webpack_require__(83475);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lockfiles/pnpm.js





const ofPackageManager = ["packageManagerDependencies", "configDependencies"];
function readPnpmLockfile(text, name = "pnpm-lock.yaml", start = "") {
  const documents = (0,yaml/* parseYamlDocuments */.v)(text);
  const lockfile = documents.pop();
  if (documents.length > 1) throw new unanswerable/* Unanswerable */.g(`${name} has more than two documents`);
  const version = (0,json_values/* isObject */.Gv)(lockfile) ? `${(0,json_values/* canonicalJson */.dj)(lockfile.lockfileVersion).replaceAll('"', "")}.` : "";
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !/^(6|9)\./.test(version)) {
    throw new unanswerable/* Unanswerable */.g(`${name} is of a version other than 6 and 9`);
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


// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lockfiles/yarn.js





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
      for (const known of tables) (0,append/* addTo */.DN)(known, name, itsKey);
    }
  }
  const anyOf = (known, name) => {
    const named = known.get(name) ?? /* @__PURE__ */ new Set();
    if (named.size <= mostMeant) return named;
    throw new unanswerable/* Unanswerable */.g(`yarn.lock leaves open which of ${named.size} entries of ${(0,src_text/* shortened */.vI)(name, 80)} is meant`);
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
  const lockfile = (0,yaml.parseYaml)(text);
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.__metadata)) throw new unanswerable/* Unanswerable */.g("yarn.lock cannot be read");
  return Object.entries(lockfile).flatMap(
    ([key, fields]) => key === "__metadata" || !(0,json_values/* isObject */.Gv)(fields) ? [] : [{ descriptors: key.split(/,\s+/).map((one) => one.trimEnd()), fields }]
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
      throw new unanswerable/* Unanswerable */.g(`yarn.lock has a line that is not understood: ${(0,src_text/* shortened */.vI)(line, 80)}`);
    }
  }
  return entries;
}
function classicTokens(line) {
  const tokens = [];
  for (const [word, end] of line.matchAll(/"(?:[^"\\]|\\.?)*("?)|[^\s,"]+/g)) {
    if (end === "") throw new unanswerable/* Unanswerable */.g(`yarn.lock has a line that is not understood: ${(0,src_text/* shortened */.vI)(line, 80)}`);
    if (end !== void 0) tokens.push(JSON.parse(word));
    else if (word !== ":") tokens.push(word);
  }
  const last = tokens.at(-1);
  if (last?.endsWith(":") && line.endsWith(last)) tokens[tokens.length - 1] = last.slice(0, -1);
  return tokens;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lockfiles/index.js











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
    if (texts.base === void 0) throw new unanswerable/* Unanswerable */.g(`${path} is new`);
    if (texts.head === void 0) throw new unanswerable/* Unanswerable */.g(`${path} was removed`);
    const changed = texts.base !== texts.head;
    try {
      const lockfileOf = (side) => (0,remembered/* remembered */.H)(comparison[side], path, () => Promise.resolve(read(texts[side] ?? "")));
      const lockfile = await lockfileOf("base");
      if (!changed) comparison.head.memory?.set(path, Promise.resolve(lockfile));
      pairs.push({ path, base: lockfile, head: changed ? await lockfileOf("head") : lockfile, changed });
    } catch (error) {
      const size = error instanceof size_limit/* TooLarge */.MF ? `: ${error.message}` : "";
      const why = error instanceof unanswerable/* Unanswerable */.g ? error.message : `${path} cannot be read${size}`;
      if (changed) throw new unanswerable/* Unanswerable */.g(`${why}, and it changed`);
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
    for (const [, used] of uses) (0,append/* append */.BC)(users, used, key);
  }
  const waiting = [...links.keys()];
  for (const key of waiting) {
    for (const user of users.get(key) ?? []) {
      const known = (0,append/* getOrMake */.IV)(links, user, () => /* @__PURE__ */ new Set());
      const before = known.size;
      for (const link of links.get(key) ?? []) known.add(link);
      if (known.size > before) waiting.push(user);
    }
  }
  return links;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/projects.js
var workspaces_projects = __webpack_require__(71089);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/text-between.js
var text_between = __webpack_require__(2607);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/root-tools.js

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
function workspacesOptions({ workspaces: given = {} }) {
  const patterns = [...given["built-in-root-tools"] ?? true ? builtIn : [], ...given["root-tools"] ?? []];
  const parts = patterns.map((pattern) => pattern.split("*"));
  return {
    rootDependencies: given["root-dependencies"] ?? "all",
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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/graph.js















const rootDependency = (name) => `\0root\0${name}`;
async function readGraph(workspace, lockfiles, side, prefix) {
  const all = await readMembers(workspace, lockfiles, side, prefix);
  const root = all.find(({ directory }) => directory === "") ?? { ...workspace.root, ...nothing };
  const members = new Map(all.map((one) => [one.directory, one]));
  const place = prefix.slice(0, -1);
  const nodes = nodesOf(members, place);
  const names = new Map(all.flatMap(({ name, manifest }) => manifest.name === name ? [[name, name]] : []));
  const ofRepository = new Set(names.keys());
  for (const [name, meant] of namesOfRootDependencies(root.dependencies.map(([one]) => one))) {
    if (ofRepository.has(name) || ofRepository.has(meant)) continue;
    names.set(name, rootDependency(meant));
    nodes.set(rootDependency(meant), (0,graph/* graphNode */.De)(`${meant} of ${prefix}package.json`));
  }
  const readers = readersOf(all, place);
  const ofRoot = [root.name];
  const owners = ownersIn(members, place, readers, ofRoot);
  const aliases = await (0,literals_aliases/* readAliases */.N)(workspace.tree, prefix);
  return {
    workspace,
    root,
    members,
    nodes,
    owners,
    readers: (path) => new Map([...readers.all(path)].map((id) => [id, void 0])),
    // Settings and scripts beside the root's manifest build and test every package; the root's own tests do not.
    covers: (path) => owners(path) !== ofRoot || (0,tests_by_name/* isTestOrText */.dz)((0,build_root/* belowRoot */.I)(path, place) ?? path),
    places: all.map(({ directory, name }) => [(0,tree_paths/* inside */.nx)(place, directory), name]),
    names,
    imported: (file, name) => ({ paths: aliases(file, name) }),
    rootTarget: root.name
  };
}
const nothing = { declares: /* @__PURE__ */ new Set(), paths: /* @__PURE__ */ new Set(), dependencies: [] };
async function readMembers(workspace, lockfiles, side, prefix) {
  const resolver = new LocalResolver(workspace);
  const links = lockfiles.map((pair) => ({ lockfile: pair[side], links: linksOf(pair[side]) }));
  const isThere = await trackedPlaces(workspace, prefix);
  const directories = new Set(workspace.members.map(({ directory }) => directory));
  return workspace.members.map((project) => {
    const broken = (0,workspaces_projects/* unreadableManifest */.n4)(project.manifest);
    if (broken !== void 0) return { ...project, ...nothing, unknown: `${broken} cannot be read` };
    const { directory, manifest } = project;
    const { projects, paths } = resolver.of(project);
    const declares = new Set(projects);
    let unknown;
    for (const place of paths) {
      if (isThere(place)) continue;
      const builder = (0,tree_paths/* pathsAbove */.wP)(place).find((above) => above !== "" && directories.has(above));
      if (builder !== void 0 && builder !== directory) declares.add(builder);
      else
        unknown = `${(0,tree_paths/* inside */.nx)(directory, "package.json")} names the path ${JSON.stringify(place)} for a dependency, where nothing is`;
    }
    const dependencies = dependenciesOf(manifest).map(
      ([name, spec]) => [name, resolver.specification(name, spec)]
    );
    for (const { lockfile, links: linked } of links) {
      for (const [, key] of lockfile.usedBy({ directory, dependencies })) {
        for (const other of linked.get(key) ?? []) if (other !== directory) declares.add(other);
      }
    }
    return { ...project, declares, paths, dependencies, ...unknown !== void 0 && { unknown } };
  });
}
function nodesOf(members, place) {
  const nodes = /* @__PURE__ */ new Map();
  for (const { name, directory, declares, paths, dependencies, unknown } of members.values()) {
    const made = (0,graph/* graphNode */.De)(name, name, (0,tree_paths/* inside */.nx)(place, (0,tree_paths/* inside */.nx)(directory, "package.json")));
    const known = nodes.get(name) ?? made;
    const node = unknown === void 0 ? known : { ...known, unknown };
    nodes.set(name, node);
    for (const other of declares) node.dependencies.add(members.get(other)?.name ?? other);
    const fact = (what, value) => node.facts.set(what, (node.facts.get(what) ?? "") + JSON.stringify(value));
    fact("its directory", directory);
    fact("what its manifest asks for", [[...paths].sort(), dependencies]);
    if (directory === "")
      fact("the list of packages", [...new Set([...members.values()].map((one) => one.name))].sort());
  }
  return nodes;
}
function readersOf(members, place) {
  const readers = new file_owners/* FileOwners */.p();
  for (const { name, paths } of members)
    for (const path of paths) if (path !== "") readers.add((0,tree_paths/* inside */.nx)(place, path), name, "directory");
  return readers;
}
function ownersIn(members, place, readers, ofRoot) {
  const lists = new Map([...members].map(([directory, { name }]) => [directory, directory === "" ? ofRoot : [name]]));
  return (path) => {
    const below = (0,build_root/* belowRoot */.I)(path, place);
    if (below === void 0) return nobody;
    const directory = (0,tree_paths/* pathsAbove */.wP)(below).find((above) => lists.has(above)) ?? "";
    const owner = lists.get(directory) ?? nobody;
    if (directory !== "" || below === "package.json" || (0,root_code/* isCodeOfRoot */.P)(below)) return owner;
    return readers.nearest(path);
  };
}
const nobody = [];
async function trackedPlaces({ tree }, prefix) {
  const places = await literals_places/* TrackedPlaces */.b.of(tree);
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  return (place) => {
    const path = external_node_path_.posix.join(prefix, place).replace(/^\.$|\/$/, "");
    const isTracked = places.find(path) !== void 0 && places.written(path) === path;
    return path === "" || isTracked || submodules.some((submodule) => (0,tree_paths/* isWithin */.UO)(path, submodule));
  };
}


// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/root-files.js



const descriptions = (0,word_set/* wordSet */.d)(
  "name version description keywords homepage bugs license author contributors maintainers funding repository private $schema"
);
const root_files_seenElsewhere = /* @__PURE__ */ new Set([
  ...["workspaces", "packages", "catalog", "catalogs"],
  ...dependencySections
]);
const seenInLockfile = /* @__PURE__ */ new Set(["overrides", "resolutions"]);
function rootManifestImpact(base, head, locked) {
  const reasons = [];
  for (const field of (0,json_values/* changedFields */.E0)(base, head)) {
    if (descriptions.has(field) || root_files_seenElsewhere.has(field)) continue;
    if (locked && seenInLockfile.has(field)) continue;
    if (field === "pnpm") {
      const inner = (0,json_values/* changedFields */.E0)((0,json_values/* fieldsOf */.Pf)(base.pnpm), (0,json_values/* fieldsOf */.Pf)(head.pnpm)).filter(
        (name) => !(locked && seenInLockfile.has(name))
      );
      if (inner.length === 0) continue;
    }
    reasons.push(`${field} in the root's package.json changed`);
  }
  return reasons;
}
const choosing = (0,word_set/* wordSet */.d)(
  "minimumReleaseAge minimumReleaseAgeExclude minimumReleaseAgeStrict trustPolicy trustPolicyExclude trustPolicyIgnoreAfter blockExoticSubdeps updateConfig auditConfig auditLevel savePrefix saveExact saveWorkspaceProtocol catalogMode cleanupUnusedCatalogs resolutionMode allowedDeprecatedVersions allowUnusedPatches peerDependencyRules patchedDependencies"
);
function settingsImpact(base, head, locked) {
  return (0,json_values/* changedFields */.E0)(base, head).filter((name) => !root_files_seenElsewhere.has(name) && !(locked && (seenInLockfile.has(name) || choosing.has(name)))).map((name) => `${name} in pnpm-workspace.yaml changed`);
}
function yarnSettingsImpact(base, head) {
  return (0,json_values/* changedFields */.E0)(base, head).filter((name) => name !== "catalog" && name !== "catalogs").map((name) => `${name} in .yarnrc.yml changed`);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lockfiles/lockfile-diff.js

function differingUsers(base, head, users) {
  const nodes = [];
  const absent = /* @__PURE__ */ new Map();
  const add = (lockfile) => {
    const numbers = /* @__PURE__ */ new Map();
    for (const [key, { content }] of lockfile.packages) numbers.set(key, nodes.push({ content, uses: [] }) - 1);
    const numberOf = (key) => numbers.get(key) ?? (0,append/* getOrMake */.IV)(absent, key, () => nodes.push({ content: key, uses: [] }) - 1);
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
      return (0,append/* getOrMake */.IV)(numbers, text, () => numbers.size);
    });
    if (numbers.size === count) return classes;
    count = numbers.size;
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/root-changes.js

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
function installedChanges(lockfiles, base, head) {
  const packages = /* @__PURE__ */ new Map();
  const ofRoot = changesOfManifest(base, head);
  const causes = [];
  for (const pair of lockfiles) {
    if (!pair.changed) continue;
    const { path } = pair;
    if (pair.base.settings !== pair.head.settings) {
      causes.push({ what: `settings in ${path} changed`, files: [path] });
      continue;
    }
    for (const user of differingIn(pair, base, head)) {
      if (user.startsWith(dependencyOfRoot)) {
        ofRoot.set(user.slice(1), `${path} changed what the root's ${user.slice(1)} is`);
        continue;
      }
      for (const { members } of [base, head]) {
        const member = members.get(user);
        if (member)
          packages.set(member.name, { kind: "graph", what: `${path} changed its dependencies`, files: [path] });
      }
    }
  }
  return { packages, ofRoot, causes };
}
const dependencyOfRoot = "\0";
function differingIn({ base: before, head: after }, base, head) {
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
  return differingUsers(before, after, users);
}


// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/impact.js















async function impactOfWorkspaces(comparison, tools) {
  const { rootDependencies, isTool } = workspacesOptions(tools.options);
  const { root } = comparison;
  const prefix = root === "" ? "" : `${root}/`;
  const manifests = /* @__PURE__ */ new Map();
  const workspaceOf = (tree) => (0,remembered/* remembered */.H)(tree, `workspace in ${root}`, () => (0,workspaces_projects/* readWorkspace */.iF)(tree, root, manifests));
  const before = await workspaceOf(comparison.base);
  const after = await workspaceOf(comparison.head);
  const lockfiles = await readLockfiles(comparison, tools);
  const read = lockfiles.map(({ path }) => path).join();
  const graphOf = (side) => (0,remembered/* remembered */.H)(comparison[side], `workspaces in ${root} with ${read}`, async () => {
    const graph = await readGraph(side === "base" ? before : after, lockfiles, side, prefix);
    return { ...graph, ...await (0,connect/* connect */.N)(comparison[side], graph) };
  });
  const [base, head] = [await graphOf("base"), await graphOf("head")];
  for (const line of unknownIn([base, head])) tools.warn(`workspaces: ${line}`);
  tools.debug(
    `workspaces: ${(0,numbers/* counted */.h)(base.members.size, "package")} before, ${head.members.size} after; lockfiles: ${read || "none"}`
  );
  const ofRush = (0,rush/* rushImpact */.jR)(before.rush, after.rush);
  const installed = installedChanges(lockfiles, base, head);
  const causes = [...causesOfSettings(before, after, lockfiles, prefix, ofRush.reasons), ...installed.causes];
  const interpreted = await interpretedIn(comparison, lockfiles, base, head);
  const described = comparison.changes.flatMap(({ path }) => interpreted.has(path) ? [path] : []);
  const ofGraph = (what) => ({
    kind: "graph",
    what,
    ...described.length > 0 && { files: described }
  });
  const also = new Map(installed.packages);
  for (const directory of ofRush.directories) {
    for (const { members } of [base, head]) {
      const name = members.get(directory)?.name;
      if (name !== void 0) also.set(name, ofGraph(`its entry in ${rush/* rushFile */.H5} changed`));
    }
  }
  const reachesEvery = (name) => rootDependencies === "all" && !isTool(name);
  for (const [name, what] of installed.ofRoot) {
    also.set(rootDependency(name), ofGraph(what));
    for (const graph of [base, head]) {
      also.set(graph.root.name, ofGraph(what));
      if (!reachesEvery(name)) continue;
      const reason = ofGraph(`${what}, and every package can use it`);
      for (const member of graph.members.values()) if (!also.has(member.name)) also.set(member.name, reason);
    }
  }
  const isInterpreted = (path) => interpreted.has(path);
  const graphs = [base, head].map((graph) => ({ ...graph, interpreted: isInterpreted }));
  const [ofBase = base, ofHead = head] = graphs;
  const impact = await (0,compare/* compareGraphs */.P)(ofBase, ofHead, comparison, also);
  const [first] = causes;
  if (first === void 0 || impact.kind === "all") return impact;
  const { coveredPaths, readPaths } = impact;
  return { kind: "all", why: first.what, causes, coveredPaths, ...readPaths && { readPaths } };
}
function unknownIn(graphs) {
  const packages = graphs.flatMap(({ members }) => [...members.values()]);
  return new Set(
    packages.flatMap(
      ({ name, unknown }) => unknown === void 0 ? [] : [`${unknown}, so every answer has the target ${name}`]
    )
  );
}
function causesOfSettings(before, after, lockfiles, prefix, ofRush) {
  for (const { root } of [before, after]) {
    const broken = (0,workspaces_projects/* unreadableManifest */.n4)(root.manifest);
    if (broken !== void 0) throw new unanswerable/* Unanswerable */.g(`${broken} cannot be read`);
  }
  const locked = lockfiles.length > 0;
  const causes = (file, reasons) => reasons.map((what) => ({ what, files: [`${prefix}${file}`] }));
  return [
    ...causes("package.json", rootManifestImpact(before.root.manifest, after.root.manifest, locked)),
    ...causes(rush/* rushFile */.H5, ofRush),
    ...causes("pnpm-workspace.yaml", settingsImpact(before.settings, after.settings, locked)),
    ...causes(workspaces_projects/* yarnFile */.Fy, yarnSettingsImpact(before.yarnSettings, after.yarnSettings))
  ];
}
async function interpretedIn(comparison, lockfiles, base, head) {
  const { changes, root } = comparison;
  const isRush = base.workspace.rush !== void 0 && head.workspace.rush !== void 0;
  const understood = /* @__PURE__ */ new Set(["package.json", "pnpm-workspace.yaml", workspaces_projects/* yarnFile */.Fy, ...isRush ? [rush/* rushFile */.H5] : []]);
  const locked = new Set(lockfiles.map(({ path }) => (0,build_root/* belowRoot */.I)(path, root) ?? path));
  const yarnLock = lockfiles.some(({ path, changed }) => changed && external_node_path_.posix.basename(path) === "yarn.lock");
  const found = /* @__PURE__ */ new Set();
  for (const { path } of changes) {
    const below = (0,build_root/* belowRoot */.I)(path, root);
    if (below === void 0) continue;
    const isArchive = yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(below);
    const isNote = isRush && (0,rush/* isSeenElsewhere */.wI)(below, locked);
    const isKnown = understood.has(below) || locked.has(below) || isArchive || isNote;
    if (isKnown || below === lerna/* lernaFile */.fS && await (0,lerna/* isVersionAlone */.ut)(comparison, path)) found.add(path);
  }
  return found;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/index.js



const workspaces = {
  detect: workspaces_projects.hasWorkspaces,
  async impact(comparison, tools) {
    try {
      return await impactOfWorkspaces(comparison, tools);
    } catch (error) {
      if (!(error instanceof unanswerable/* Unanswerable */.g)) throw error;
      return { kind: "all", why: error.message };
    }
  }
};



/***/ }),

/***/ 11617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fS: () => (/* binding */ lernaFile),
/* harmony export */   ut: () => (/* binding */ isVersionAlone),
/* harmony export */   wL: () => (/* binding */ lernaPackages)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18442);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74348);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);




const lernaFile = "lerna.json";
async function lernaPackages(tree, path, hasOthers) {
  const content = (await tree.read([path])).get(path);
  if (content === void 0) return [];
  const settings = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(content);
  if (settings === void 0) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_2__/* .Unanswerable */ .g(`${path} cannot be read`);
  const { packages, useWorkspaces } = settings;
  if (hasOthers && (useWorkspaces === true || packages === void 0)) return [];
  return Array.isArray(packages) ? (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .texts */ .Te)(packages) : ["packages/*"];
}
async function isVersionAlone({ base, head }, path) {
  const was = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)((await base.read([path])).get(path));
  const is = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)((await head.read([path])).get(path));
  return was !== void 0 && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)({ ...was, version: "" }, { ...is, version: "" });
}



/***/ }),

/***/ 71089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ yarnFile),
/* harmony export */   hasWorkspaces: () => (/* binding */ hasWorkspaces),
/* harmony export */   iF: () => (/* binding */ readWorkspace),
/* harmony export */   n4: () => (/* binding */ unreadableManifest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_formats_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34402);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94173);
/* harmony import */ var _tree_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83475);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77161);
/* harmony import */ var _lerna_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11617);
/* harmony import */ var _rush_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78833);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74348);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80182);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99797);











const yarnFile = ".yarnrc.yml";
const manifestNames = ["package.json", "package.yaml", "package.json5"];
function isManifest(path) {
  return manifestNames.some(
    (name) => path.endsWith(name) && (path.length === name.length || path.at(-name.length - 1) === "/")
  );
}
async function hasWorkspaces(tree, root) {
  const path = (name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, name);
  const whole = ["pnpm-workspace.yaml", _rush_js__WEBPACK_IMPORTED_MODULE_6__/* .rushFile */ .H5, _lerna_js__WEBPACK_IMPORTED_MODULE_5__/* .lernaFile */ .fS].map(path);
  const files = await tree.read([...whole, path("package.json")]);
  if (whole.some((file) => files.has(file))) return true;
  const text = files.get(path("package.json"));
  if (!text) return false;
  try {
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)((0,_tree_formats_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text.toString("utf8"))) && text.includes('"workspaces"');
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
  const ofPnpm = await readYaml(tree, settingsPath);
  const pnpm = ofPnpm !== void 0;
  const settings = ofPnpm ?? {};
  const patterns = pnpm ? (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .texts */ .Te)(settings.packages) : workspacePatterns(rootManifest);
  const rush = await (0,_rush_js__WEBPACK_IMPORTED_MODULE_6__/* .readRush */ .DQ)(tree, root);
  const ofLerna = await (0,_lerna_js__WEBPACK_IMPORTED_MODULE_5__/* .lernaPackages */ .wL)(tree, `${prefix}${_lerna_js__WEBPACK_IMPORTED_MODULE_5__/* .lernaFile */ .fS}`, patterns.length > 0);
  const matchers = [memberMatcher(patterns, pnpm), memberMatcher(ofLerna, false)];
  if (pnpm && patterns.length === 0 && rush === void 0) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`${settingsPath} names no packages`);
  for (const directory of rush?.projects.keys() ?? []) {
    if (!manifests.has(directory))
      throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`${prefix}${_rush_js__WEBPACK_IMPORTED_MODULE_6__/* .rushFile */ .H5} names ${directory}, where no package is`);
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
  const yarnSettings = await readYaml(tree, `${prefix}${yarnFile}`) ?? {};
  return {
    tree,
    root: rootProject,
    members: ["", ...directories].sort().map(project),
    ...rush && { rush },
    settings,
    yarnSettings,
    manifests,
    catalogs: readCatalogs([settings, yarnSettings, (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(rootManifest.workspaces) ? rootManifest.workspaces : {}])
  };
}
async function readManifests(tree, prefix, entries, known) {
  const files = entries.filter(({ path }) => isManifest(path) && !path.includes("node_modules/"));
  const contents = await tree.read(files.filter(({ object }) => !known.has(object)).map(({ path }) => path));
  const manifests = /* @__PURE__ */ new Map();
  for (const { path, object } of files) {
    const manifest = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_9__/* .getOrMake */ .IV)(known, object, () => readManifest(contents.get(path) ?? Buffer.alloc(0), path));
    manifests.set((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path.slice(prefix.length)), manifest);
  }
  return manifests;
}
function readManifest(content, path) {
  try {
    const text = content.toString("utf8").replace(/^\uFEFF/, "");
    const value = path.endsWith(".yaml") ? (0,_tree_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(text) : (0,_tree_formats_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    if ((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value)) return value;
  } catch {
  }
  return { [unreadable]: path };
}
const unreadable = "\0unreadable";
function unreadableManifest(manifest) {
  const path = manifest[unreadable];
  return typeof path === "string" ? path : void 0;
}
async function readYaml(tree, path) {
  const content = (await tree.read([path])).get(path);
  if (content === void 0) return void 0;
  try {
    const value = (0,_tree_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(content.toString("utf8"));
    if (value === void 0 || value === null) return {};
    if ((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value)) return value;
  } catch {
  }
  throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`${path} cannot be read`);
}
function workspacePatterns({ workspaces }) {
  return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .texts */ .Te)((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(workspaces) ? workspaces.packages : workspaces);
}
function normalize(pattern) {
  const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutEndSlashes */ .he)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(pattern.replace(/^\/+/, "")));
  return path === "." ? "" : path;
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
    return (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.pathMatcher)(glob, { dot });
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError)) throw error;
    throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`the workspace has the pattern ${written.slice(0, 100)}: ${error.message}`);
  }
}
function readCatalogs(places) {
  const catalogs = /* @__PURE__ */ new Map();
  for (const { catalog, catalogs: named } of places) {
    for (const [name, versions] of [["default", catalog], ...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(named) ? Object.entries(named) : []]) {
      const known = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_9__/* .getOrMake */ .IV)(catalogs, name, () => /* @__PURE__ */ new Map());
      for (const [dependency, spec] of (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .textEntries */ .yZ)(versions)) known.set(dependency, spec);
    }
  }
  return catalogs;
}



/***/ }),

/***/ 78833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readRush),
/* harmony export */   H5: () => (/* binding */ rushFile),
/* harmony export */   No: () => (/* binding */ rushLockfileDirectory),
/* harmony export */   jR: () => (/* binding */ rushImpact),
/* harmony export */   wI: () => (/* binding */ isSeenElsewhere),
/* harmony export */   ze: () => (/* binding */ rushLockfiles)
/* harmony export */ });
/* harmony import */ var _shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73624);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69590);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18442);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74348);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);








const rushFile = "rush.json";
async function readRush(tree, root) {
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, rushFile);
  const content = (await tree.read([path])).get(path);
  if (content === void 0) return void 0;
  const settings = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(content);
  if (settings === void 0) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__/* .Unanswerable */ .g(`${path} cannot be read`);
  const { projects: listed, ...rest } = settings;
  if (!Array.isArray(listed)) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__/* .Unanswerable */ .g(`${path} names no projects`);
  const projects = /* @__PURE__ */ new Map();
  for (const entry of listed.map(_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)) {
    const { packageName: name, projectFolder: written } = entry;
    const directory = typeof written === "string" ? (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)("", written.replaceAll("\\", "/")) : void 0;
    if (directory === void 0 || directory === "") {
      throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__/* .Unanswerable */ .g(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
    }
    projects.set(directory, entry);
  }
  return { projects, rest };
}
const descriptions = (0,_shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_5__/* .wordSet */ .d)("$schema repository gitPolicy telemetryEnabled hotfixChangeEnabled");
function rushImpact(base, head) {
  if (base === void 0 || head === void 0) {
    const reasons2 = base === head ? [] : [`${rushFile} ${base === void 0 ? "is new" : "was removed"}`];
    return { reasons: reasons2, directories: /* @__PURE__ */ new Set() };
  }
  const reasons = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFields */ .E0)(base.rest, head.rest).filter((field) => !descriptions.has(field)).map((field) => `${field} in ${rushFile} changed`);
  const directories = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFields */ .E0)(Object.fromEntries(base.projects), Object.fromEntries(head.projects));
  return { reasons, directories: new Set(directories) };
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
    ({ path }) => rushLockfileDirectory((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)(path, root) ?? "") === void 0 ? [] : [path]
  );
}
function isSeenElsewhere(path, lockfiles) {
  if (/^common\/changes\/.+\.json$/.test(path)) return true;
  if (!configuration.test(path) || !/^(repo-state|common-versions)\.json$/.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path))) return false;
  return lockfiles.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), "pnpm-lock.yaml"));
}



/***/ }),

/***/ 87553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readAliases)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7189);
/* harmony import */ var _shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2607);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18442);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);






const compilerConfiguration = /(^|\/)[jt]sconfig[^/]*\.json$/;
function aliasesOf(content, directory) {
  const options = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsInJson */ .d)(content)?.compilerOptions);
  const base = typeof options.baseUrl === "string" ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__/* .withSlashes */ .s)(options.baseUrl)) : directory;
  return Object.entries((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(options.paths)).flatMap(([pattern, written]) => {
    const star = pattern.indexOf("*");
    if (star === 0) return [];
    const places = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .texts */ .Te)(written).map((place) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base === "" ? "." : base, (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__/* .withSlashes */ .s)(place)));
    const parts = star === -1 ? [pattern] : [pattern.slice(0, star), pattern.slice(star + 1)];
    return [{ parts, places, scope: directory }];
  });
}
function placesOfAlias({ parts, places }, name) {
  const found = (0,_shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_5__/* .textBetween */ .I)(parts, name);
  const [captured] = found ?? [];
  if (captured === void 0) return found === void 0 ? [] : places;
  return places.map((place) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(place.replace("*", () => captured)).replace(/\/$/, ""));
}
async function readAliases(tree, prefix) {
  const files = (await tree.entries()).filter(
    ({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100") && compilerConfiguration.test(path)
  );
  const contents = await tree.read(files.map(({ path }) => path));
  const aliases = [...contents].flatMap(([path, content]) => aliasesOf(content, (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path)));
  return (file, name) => aliases.flatMap((alias) => (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(file, alias.scope) ? placesOfAlias(alias, name) : []);
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

/***/ 83475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   v: () => (/* binding */ parseYamlDocuments)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32787);


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

/***/ 52447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isCodeOfRoot)
/* harmony export */ });
const codeOfRoot = /^(?:[^/]+\.[cm]?[jt]sx?|(?:src|lib|bin|tests?|__tests__|spec|examples?|scripts|tools?)\/.*)$/s;
function isCodeOfRoot(path) {
  return codeOfRoot.test(path);
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

/***/ 2607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ textBetween)
/* harmony export */ });
function textBetween(parts, text, least = 0) {
  const [first = "", ...others] = parts;
  const last = others.pop();
  if (last === void 0) return text === first ? [] : void 0;
  if (!text.startsWith(first) || !text.endsWith(last)) return void 0;
  const gaps = [];
  let end = text.length - last.length;
  for (const part of others.reverse()) {
    const from = end - least - part.length;
    const at = from < 0 ? -1 : text.lastIndexOf(part, from);
    if (at < 0) return void 0;
    gaps.unshift(text.slice(at + part.length, end));
    end = at;
  }
  if (end - first.length < least) return void 0;
  return [text.slice(first.length, end), ...gaps];
}



/***/ })

};
;