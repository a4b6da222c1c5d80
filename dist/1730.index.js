"use strict";
exports.id = 1730;
exports.ids = [1730,3475];
exports.modules = {

/***/ 87553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readAliases)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7189);
/* harmony import */ var _shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2607);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26366);
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

/***/ 11730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workspaces: () => (/* binding */ workspaces)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/aliases.js
var literals_aliases = __webpack_require__(87553);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/root-code.js
var root_code = __webpack_require__(52447);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
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


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json.js
var json = __webpack_require__(34402);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/yaml.js
var yaml = __webpack_require__(83475);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/manifest.js




const dependencySections = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies"
];
const manifestNames = ["package.json", "package.yaml", "package.json5"];
function parseManifest(content, path) {
  try {
    const text = (0,broken_manifest/* manifestText */.$)(content);
    const value = /\.ya?ml$/.test(path) ? (0,yaml.parseYaml)(text) : (0,json/* parseJson */.q)(text);
    return (0,json_values/* isObject */.Gv)(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function dependenciesOf(manifest) {
  return dependencySections.flatMap(
    (section) => (0,json_values/* textEntries */.yZ)(manifest[section]).map(([name, spec]) => ({ name, spec }))
  );
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/dependencies.js





const remoteProtocol = /^(git[+:@]|git@|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|patch:|exec:|jsr:)|^[\w.-]+\/[\w.-]+(#.*)?$/;
class Specifications {
  constructor(workspace, members, root) {
    this.workspace = workspace;
    this.root = root;
    for (const member of members) (0,append/* append */.BC)(this.#byName, member.name, member);
    const { overrides, resolutions, pnpm } = workspace.root.manifest;
    this.#overrides = (0,json_values/* canonicalJson */.dj)([overrides, resolutions, (0,json_values/* fieldsOf */.Pf)(pnpm).overrides, workspace.pnpm.overrides]);
  }
  workspace;
  root;
  #byName = /* @__PURE__ */ new Map();
  /** `overrides` and `resolutions` as a text. For names in it, a range does not show which package is used. */
  #overrides;
  /** A specification with `catalog:` replaced by its meaning; undefined where the catalog has no entry for it. */
  withoutCatalog({ name, spec }) {
    if (!spec.startsWith("catalog:")) return spec;
    return this.workspace.catalogs.get(spec.slice("catalog:".length).trim() || "default")?.get(name);
  }
  /** What a dependency of a package means, where no lockfile says it. */
  meaning({ folder }, dependency, seen = /* @__PURE__ */ new Set()) {
    const { name } = dependency;
    const spec = this.withoutCatalog(dependency);
    const written = placeIn(spec);
    if (written === void 0) {
      const found = this.#named(name, spec);
      const unknown = `${(0,tree_paths/* inside */.nx)(folder, "package.json")} asks for ${name} as ${String(spec)}, and no package of the workspace is called so`;
      const isUnknown = found.length === 0 && spec?.startsWith("workspace:") === true;
      return { uses: found.map((member) => ({ id: member.name })), ...isUnknown && { unknown } };
    }
    const path = (0,tree_paths/* resolvePath */.o1)((0,tree_paths/* inside */.nx)(this.root, folder), written);
    const place = path === void 0 ? void 0 : (0,tree_paths/* resolvePath */.o1)("", path.slice(this.root === "" ? 0 : this.root.length + 1));
    const other = place === void 0 || seen.has(place) ? void 0 : this.workspace.packages.get(place);
    const uses = [{ path, written, what: name }];
    if (other === void 0 || this.#byName.get(other.name)?.includes(other) === true) return { uses };
    seen.add(other.folder);
    return { uses: [...uses, ...dependenciesOf(other.manifest).flatMap((one) => this.meaning(other, one, seen).uses)] };
  }
  /** The packages of the workspace that a name and a specification can mean. */
  #named(name, spec) {
    const [, alias, version = "*"] = /^(?:npm:|workspace:)((?:@[^/@]+\/)?[^/@^~*<>=\s]+)(?:@(.*))?$/s.exec(spec ?? "") ?? [];
    if (alias !== void 0 && this.#byName.has(alias)) return this.#meeting(alias, version);
    if (spec?.startsWith("npm:") === true && alias !== void 0 && alias !== name && !isRange(alias)) {
      return this.#overrides.includes(name) ? this.#byName.get(name) ?? [] : [];
    }
    if (spec?.startsWith("workspace:") === true) return this.#byName.get(name) ?? [];
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
function placeIn(spec) {
  const [, path] = /^(?:file|link|portal):(?:\/\/(?!\/))?(.*)$/s.exec(spec ?? "") ?? /^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/s.exec(spec ?? "") ?? [];
  return path?.split("::")[0]?.split("#")[0];
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/size-limit.js
var size_limit = __webpack_require__(32787);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/rush.js




const rushFile = "rush.json";
async function readRush(commit, root) {
  const path = (0,tree_paths/* inside */.nx)(root, rushFile);
  const content = (await commit.tree.read([path])).get(path);
  if (content === void 0) return void 0;
  const fields = (0,json_with_comments/* fieldsInJson */.d)(content);
  if (fields === void 0) throw new unanswerable/* Unanswerable */.g(`${path} cannot be read`);
  const { projects: listed, ...settings } = fields;
  if (!Array.isArray(listed)) throw new unanswerable/* Unanswerable */.g(`${path} names no projects`);
  const projects = /* @__PURE__ */ new Map();
  for (const project of listed.map(json_values/* fieldsOf */.Pf)) {
    const { packageName: name, projectFolder: written } = project;
    const folder = typeof written === "string" ? (0,tree_paths/* resolvePath */.o1)("", written.replaceAll("\\", "/")) : void 0;
    if (folder === void 0 || folder === "") {
      throw new unanswerable/* Unanswerable */.g(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
    }
    projects.set(folder, project);
  }
  return { projects, settings };
}
const installation = /^common\/config\/(?:rush|subspaces\/([^/]+))$/;
function startOfRushLockfile(path) {
  const match = installation.exec((0,tree_paths/* directoryOf */.jt)(path));
  if (match === null || (0,tree_paths/* nameOf */.Vb)(path) !== "pnpm-lock.yaml") return void 0;
  return (0,tree_paths/* inside */.nx)("common/temp", match[1] ?? "");
}
function isSeenElsewhere(path, isLockfile) {
  if (/^common\/changes\/.+\.json$/.test(path)) return true;
  const folder = (0,tree_paths/* directoryOf */.jt)(path);
  return installation.test(folder) && /^(?:repo-state|common-versions)\.json$/.test((0,tree_paths/* nameOf */.Vb)(path)) && isLockfile((0,tree_paths/* inside */.nx)(folder, "pnpm-lock.yaml"));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/lockfiles/lockfile.js

function nameOf(descriptor) {
  const at = descriptor.indexOf("@", 1);
  return at === -1 ? descriptor : descriptor.slice(0, at);
}
function placeAt(from, written, what) {
  return { path: (0,tree_paths/* resolvePath */.o1)(from, written), written, what };
}


// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/lockfiles/places.js


function withoutPlaces({ packages, settings, seenFrom, placeOf }) {
  const find = (from, name) => [...seenFrom(from, name)].find((place) => packages.has(place));
  const uses = new Map(
    [...packages].map(([place, { uses: names }]) => [
      place,
      names.map((name) => find(place, name) ?? `absent ${name}`)
    ])
  );
  const keys = /* @__PURE__ */ new Map();
  const keyOf = (place) => keys.get(place) ?? place;
  const refined = (place) => {
    const { label, content, uses: names } = packages.get(place) ?? { label: place, content: "", uses: [] };
    const used = uses.get(place)?.map((one, index) => `${names[index] ?? ""} ${keyOf(one)}`);
    return [
      place,
      (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify([label, content, used?.sort()])).digest("base64url")
    ];
  };
  for (const circle of circlesIn(uses)) {
    for (const place of circle) keys.set(place, "");
    for (let count = 0, last = -1; count !== last; ) {
      last = count;
      const next = new Map(circle.map(refined));
      for (const [place, key] of next) keys.set(place, key);
      count = new Set(next.values()).size;
    }
  }
  const externals = /* @__PURE__ */ new Map();
  for (const [place, { label, content, paths }] of packages) {
    const used = uses.get(place)?.map((one) => ({ id: keyOf(one) })) ?? [];
    externals.set(keyOf(place), { label, content, uses: [...paths, ...used] });
  }
  return {
    externals,
    settings,
    installs: (asking) => asking.dependencies.flatMap(({ name }) => {
      const place = find(placeOf(asking), name);
      return place === void 0 ? [] : [{ name, uses: [{ id: keyOf(place) }], isCertain: true }];
    })
  };
}
function circlesIn(uses) {
  const users = /* @__PURE__ */ new Map();
  for (const [place, used] of uses) for (const one of used) (0,append/* append */.BC)(users, one, place);
  const order = walks(uses.keys(), uses).flat().reverse();
  return walks(order, users).reverse();
}
function walks(starts, next) {
  const seen = /* @__PURE__ */ new Set();
  const enter = (place) => {
    if (seen.has(place)) return [];
    seen.add(place);
    return [{ place, left: [...next.get(place) ?? []] }];
  };
  return [...starts].map((start) => {
    const reached = [];
    const way = enter(start);
    for (let top = way.at(-1); top !== void 0; top = way.at(-1)) {
      const to = top.left.pop();
      if (to !== void 0) way.push(...enter(to));
      else reached.push(...way.splice(-1).map(({ place }) => place));
    }
    return reached;
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/lockfiles/bun.js






const seenElsewhere = /* @__PURE__ */ new Set(["packages", "workspaces", "overrides", "catalog", "catalogs", "patchedDependencies"]);
function bunLockfile(text, { path, start, patches: named }) {
  const lockfile = (0,json_with_comments/* parseJsonWithComments */.G)(text);
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.packages) || ![0, 1, 2, 3].includes(Number(lockfile.lockfileVersion))) {
    throw new unanswerable/* Unanswerable */.g("bun.lock is of a version other than 0, 1, 2 and 3");
  }
  const patches = [...named, ...(0,json_values/* textEntries */.yZ)(lockfile.patchedDependencies)];
  const packages = Object.entries(lockfile.packages).map(([place, entry]) => {
    const parts = Array.isArray(entry) ? entry : [entry];
    const resolution = String(parts[0]);
    const isMember = resolution.includes("@workspace:");
    const own = /^(?:@[^/@]+\/)?[^/@]+@(?:workspace|file|link):(.*)$/s.exec(resolution)?.slice(1) ?? [];
    const ofPatches = patches.flatMap(([of, patch]) => of === resolution ? [patch] : []);
    const placed = {
      label: `${resolution.replace(/(?!^)@/, " ")} in ${path}`,
      content: (0,json_values/* canonicalJson */.dj)(isMember ? resolution : parts),
      uses: isMember ? [] : parts.filter(json_values/* isObject */.Gv).flatMap((data) => dependenciesOf(data).map(({ name }) => name)),
      paths: [...own, ...ofPatches].map((written) => placeAt(start, written, resolution))
    };
    return [place, placed];
  });
  const workspaces = (0,json_values/* fieldsOf */.Pf)(lockfile.workspaces);
  return withoutPlaces({
    packages: new Map(packages),
    settings: (0,json_values/* canonicalJson */.dj)(Object.fromEntries(Object.entries(lockfile).filter(([key]) => !seenElsewhere.has(key)))),
    *seenFrom(place, name) {
      const segments = place.match(/@[^/]+\/[^/]+|[^/]+/g) ?? [];
      for (let length = segments.length; length >= 0; length -= 1) yield [...segments.slice(0, length), name].join("/");
    },
    placeOf: ({ folder }) => {
      const { name } = (0,json_values/* fieldsOf */.Pf)(folder === "" ? void 0 : workspaces[folder]);
      return typeof name === "string" ? name : "";
    }
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/lockfiles/npm.js






const marks = /* @__PURE__ */ new Set(["dev", "optional", "devOptional", "peer", "extraneous", "license", "funding", "deprecated"]);
function npmLockfile(text, { path, start }) {
  const lockfile = (0,json/* parseJson */.q)(text);
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !(0,json_values/* isObject */.Gv)(lockfile.packages)) {
    throw new unanswerable/* Unanswerable */.g("package-lock.json is of a version that names no places (lockfileVersion 1)");
  }
  const packages = Object.entries(lockfile.packages).flatMap(([place, entry]) => {
    if (!(0,json_values/* isObject */.Gv)(entry) || !/(?:^|\/)node_modules\//.test(place)) return [];
    const { version, link, resolved } = entry;
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const written = typeof resolved !== "string" ? void 0 : link === true ? resolved : /^file:(.*)$/s.exec(resolved)?.[1];
    const placed = {
      label: `${name} ${typeof version === "string" ? `${version} ` : ""}in ${path}`,
      content: (0,json_values/* canonicalJson */.dj)(Object.fromEntries(Object.entries(entry).filter(([key]) => !marks.has(key)))),
      uses: dependenciesOf(entry).map((used) => used.name),
      paths: written === void 0 ? [] : [placeAt(start, written, name)]
    };
    return [[place, placed]];
  });
  return withoutPlaces({
    packages: new Map(packages),
    settings: (0,json_values/* canonicalJson */.dj)(lockfile.lockfileVersion),
    seenFrom,
    placeOf: ({ folder }) => folder
  });
}
const seenFrom = function* (place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/"), 0))) {
    if (!/(?:^|\/)node_modules$/.test(folder)) yield `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (folder === "") return;
  }
};


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/lockfiles/pnpm.js






const ofPackageManager = ["packageManagerDependencies", "configDependencies"];
const pnpm_marks = /* @__PURE__ */ new Set(["dependencies", "optionalDependencies", "dev", "optional"]);
function pnpmLockfile(text, context) {
  const { path, start } = context;
  const documents = (0,yaml/* parseYamlDocuments */.v)(text);
  const before = documents.slice(0, -1);
  const lockfile = documents.at(-1);
  if (before.length > 1) throw new unanswerable/* Unanswerable */.g(`${path} has more than two documents`);
  const version = (0,json_values/* isObject */.Gv)(lockfile) ? `${(0,json_values/* canonicalJson */.dj)(lockfile.lockfileVersion).replaceAll('"', "")}.` : "";
  if (!(0,json_values/* isObject */.Gv)(lockfile) || !/^(?:6|9)\./.test(version)) {
    throw new unanswerable/* Unanswerable */.g(`${path} is of a version other than 6 and 9`);
  }
  const described = (0,json_values/* fieldsOf */.Pf)(lockfile.packages);
  const snapshots = (0,json_values/* isObject */.Gv)(lockfile.snapshots) ? lockfile.snapshots : described;
  const importers = (0,json_values/* isObject */.Gv)(lockfile.importers) ? lockfile.importers : { ".": lockfile };
  const find = (name, used) => [`${name}@${used}`, `/${name}@${used}`, used].find((key) => key in snapshots) ?? `absent ${name}@${used}`;
  const use = (from, name, used) => {
    if (used.startsWith("link:")) return placeAt(from, used.slice("link:".length), name);
    return { id: `${find(name, used)} in ${path}` };
  };
  const externals = /* @__PURE__ */ new Map();
  for (const [key, snapshot] of Object.entries(snapshots)) {
    const entry = (0,json_values/* fieldsOf */.Pf)(snapshot);
    const own = key.replace(/\(.*$/s, "");
    const description = snapshots === described ? {} : (0,json_values/* fieldsOf */.Pf)(described[own]);
    const rest = Object.entries(entry).filter(([field]) => !pnpm_marks.has(field));
    const uses = [...(0,json_values/* textEntries */.yZ)(entry.dependencies), ...(0,json_values/* textEntries */.yZ)(entry.optionalDependencies)];
    externals.set(`${key} in ${path}`, {
      label: `${own.replace(/^\//, "").replace(/(?!^)@/, " ")} in ${path}`,
      content: (0,json_values/* canonicalJson */.dj)([Object.fromEntries(rest), description]),
      uses: [
        ...uses.map(([name, used]) => use(start, name, used)),
        ...placesOf({ ...description, ...entry }, key, lockfile, context)
      ]
    });
  }
  const installed = /* @__PURE__ */ new Map();
  for (const [at, importer] of Object.entries(importers)) {
    const folder = (0,tree_paths/* resolvePath */.o1)(start, at);
    if (folder !== void 0)
      installed.set(
        folder,
        resolvedIn((0,json_values/* fieldsOf */.Pf)(importer), (name, used) => use(folder, name, used))
      );
  }
  const ofRoot = (0,json_values/* fieldsOf */.Pf)(importers["."]);
  return {
    externals,
    settings: (0,json_values/* canonicalJson */.dj)([
      ...[version, lockfile.settings ?? null, lockfile.ignoredOptionalDependencies ?? null],
      // The packages that run pnpm affect everything that it installs.
      ...[before, ofPackageManager.map((section) => ofRoot[section] ?? null)]
    ]),
    installs: ({ folder }) => installed.get(folder) ?? []
  };
}
function resolvedIn(importer, use) {
  return dependencySections.flatMap(
    (section) => Object.entries((0,json_values/* fieldsOf */.Pf)(importer[section])).flatMap(([name, entry]) => {
      const used = (0,json_values/* isObject */.Gv)(entry) ? entry.version : entry;
      return typeof used === "string" ? [{ name, uses: [use(name, used)], isCertain: true }] : [];
    })
  );
}
function placesOf(entry, key, lockfile, { start, patches }) {
  const { directory, tarball } = (0,json_values/* fieldsOf */.Pf)(entry.resolution);
  const archive = typeof tarball === "string" ? /^file:(.*)$/s.exec(tarball)?.[1] : void 0;
  const isPatched = key.includes("(patch_hash=") || entry.patched === true;
  const locked = Object.entries((0,json_values/* fieldsOf */.Pf)(lockfile.patchedDependencies)).map(
    ([of, patch]) => [of, (0,json_values/* fieldsOf */.Pf)(patch).path]
  );
  const ofIt = [...patches, ...locked].filter(([of]) => isPatched && nameOf(of) === nameOf(key.replace(/^\//, "")));
  return (0,json_values/* texts */.Te)([directory, archive, ...ofIt.map(([, path]) => path)]).map((written) => placeAt(start, written, key));
}


// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/lockfiles/yarn.js








function yarnLockfile(text, context) {
  const { path, start } = context;
  const isClassic = text.includes("# yarn lockfile v1");
  const entries = /* @__PURE__ */ new Map();
  for (const entry of isClassic ? classicEntries(text) : berryEntries(text)) {
    entries.set(`${identityOf(entry)} in ${path}`, entry);
  }
  const descriptors = new Descriptors(entries, context);
  const externals = new Map(descriptors.externals());
  const members = [];
  for (const [key, { fields, descriptors: written }] of entries) {
    const { dependencies, optionalDependencies, ...rest } = fields;
    const name = nameOf(written[0] ?? "");
    const label = `${name} ${typeof rest.version === "string" ? rest.version : ""} in ${path}`;
    const [, folder] = /@workspace:(.*)$/s.exec(String(fields.resolution)) ?? [];
    if (folder === void 0) {
      const uses = [...(0,json_values/* textEntries */.yZ)(dependencies), ...(0,json_values/* textEntries */.yZ)(optionalDependencies)];
      externals.set(key, {
        label,
        // The descriptors are left out, because they change with other users of the package.
        content: (0,json_values/* canonicalJson */.dj)([name, rest]),
        uses: [
          ...yarn_placesOf(written, start),
          ...uses.flatMap(([used, range]) => descriptors.find(name, used, range).uses)
        ]
      });
    } else {
      members.push(folder === "." ? "" : folder);
      externals.set(key, { label, content: "", uses: [placeAt(start, folder, name)] });
    }
  }
  return {
    externals,
    settings: isClassic ? "v1" : "berry",
    members,
    installs: ({ name, dependencies }) => dependencies.flatMap((one) => {
      const found = descriptors.find(name, one.name, one.spec);
      return found.uses.length === 0 ? [] : [{ ...found, isCertain: found.isCertain && !isClassic }];
    })
  };
}
function identityOf({ descriptors, fields: { resolution, resolved, version } }) {
  if (typeof resolution === "string") return resolution;
  const from = typeof resolved === "string" ? resolved : descriptors.join(" ");
  return `${nameOf(descriptors[0] ?? "")} ${String(version)} ${from}`;
}
function yarn_placesOf(descriptors, start) {
  return descriptors.flatMap((descriptor) => {
    const [, patches = ""] = /@patch:[^#]{0,500}#([^:]*)/.exec(descriptor) ?? [];
    const [, workspace = ""] = /locator=[^&]{0,500}?workspace(?:%3A|:)([^&]*)/.exec(descriptor) ?? [];
    const from = (0,tree_paths/* resolvePath */.o1)(start, decodeURIComponent(workspace)) ?? start;
    const own = placeIn(descriptor.slice(nameOf(descriptor).length + 1));
    const written = patches.split("&").filter((patch) => patch !== "" && !patch.includes("<"));
    return [...written, ...own === void 0 ? [] : [own]].map(
      (place) => place.startsWith("~/") ? placeAt(start, place.slice(2), descriptor) : placeAt(from, place, descriptor)
    );
  });
}
class Descriptors {
  constructor(entries, context) {
    this.context = context;
    for (const [key, { descriptors }] of entries) {
      for (const descriptor of descriptors) {
        this.#keys.set(descriptor, key);
        (0,append/* addTo */.DN)(this.#byName, nameOf(descriptor), key);
        if (descriptor.includes("@patch:")) (0,append/* addTo */.DN)(this.#patched, nameOf(descriptor), key);
      }
    }
    this.#resolutions = context.resolutions.map(resolutionOf);
  }
  context;
  #keys = /* @__PURE__ */ new Map();
  #byName = /* @__PURE__ */ new Map();
  #patched = /* @__PURE__ */ new Map();
  #resolutions;
  /** For each name, what stands for all its entries: a dependency may mean any of them. */
  *externals() {
    for (const [name, keys] of this.#byName) {
      const label = `${name} in ${this.context.path}`;
      yield [this.#any(name), { label, content: "", uses: [...keys].map((id) => ({ id })) }];
    }
  }
  #any(name) {
    return `any ${name} in ${this.context.path}`;
  }
  /**
   * The entry of a dependency, and all patched entries of its name. Where the lockfile has none, the range was replaced, and any entry of
   * the name may be meant.
   * @param parent the package that asks
   */
  find(parent, name, range) {
    const replacing = this.#resolutions.filter(
      (one) => one.name === name && (one.parent === void 0 || one.parent === parent) && (one.range === void 0 || [range, `npm:${range}`].includes(one.range))
    );
    const ranges = replacing.map(({ value }) => value);
    if (replacing.every(({ isExact }) => !isExact)) ranges.push(range);
    const keys = ranges.map((one) => this.#keys.get(`${name}@${one}`) ?? this.#keys.get(`${name}@npm:${one}`));
    const isCertain = !keys.includes(void 0);
    const any = this.#byName.has(name) ? [this.#any(name)] : [];
    const ids = isCertain ? /* @__PURE__ */ new Set([...keys, ...this.#patched.get(name) ?? []]) : any;
    return { name, uses: [...ids].flatMap((id) => id === void 0 ? [] : [{ id }]), isCertain };
  }
}
function resolutionOf([key, value]) {
  const segments = key.match(/(?:@[^/@]+\/)?[^/]+/g) ?? [];
  const own = segments.at(-1) ?? "";
  const name = nameOf(own);
  const [parent] = segments;
  const hasParent = segments.length === 2 && parent !== void 0 && parent !== "**";
  return {
    name,
    value,
    ...own !== name && { range: own.slice(name.length + 1) },
    ...hasParent && { parent: nameOf(parent) },
    isExact: segments.length === 1 || hasParent && parent === nameOf(parent) || key === `**/${name}`
  };
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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/lockfiles/index.js










const readers = {
  "pnpm-lock.yaml": pnpmLockfile,
  "npm-shrinkwrap.json": npmLockfile,
  "package-lock.json": npmLockfile,
  "yarn.lock": yarnLockfile,
  "bun.lock": bunLockfile
};
async function readLockfiles(commit, root, workspace) {
  const places = Object.keys(readers).map((name) => ({ path: (0,tree_paths/* inside */.nx)(root, name), start: root }));
  for (const path of commit.files.has((0,tree_paths/* inside */.nx)(root, rushFile)) ? commit.files.keys() : []) {
    const start = startOfRushLockfile((0,build_root/* belowRoot */.I)(path, root) ?? "");
    if (start !== void 0) places.push({ path, start: (0,tree_paths/* inside */.nx)(root, start) });
  }
  const resolutions = (0,json_values/* textEntries */.yZ)(workspace.root.manifest.resolutions);
  const found = [];
  for (const place of places.filter(({ path }) => commit.files.has(path))) {
    const { path } = place;
    const context = { ...place, resolutions, patches: patchesOf(workspace) };
    const read = (content) => readers[(0,tree_paths/* nameOf */.Vb)(path)]?.(content.toString("utf8"), context);
    try {
      const lockfile = await commit.document(`lockfile ${(0,json_values/* canonicalJson */.dj)(context)}`, path, read);
      if (lockfile !== void 0) found.push({ path, lockfile });
    } catch (error) {
      const size = error instanceof size_limit/* TooLarge */.MF ? `: ${error.message}` : "";
      const unreadable = error instanceof unanswerable/* Unanswerable */.g ? error.message : `${path} cannot be read${size}`;
      found.push({ path, unreadable, content: commit.files.get(path)?.object ?? "" });
    }
  }
  return found;
}
function patchesOf({ root, pnpm: settings }) {
  const { pnpm: ofPnpm, patchedDependencies } = root.manifest;
  return [patchedDependencies, (0,json_values/* fieldsOf */.Pf)(ofPnpm).patchedDependencies, settings.patchedDependencies].flatMap(json_values/* textEntries */.yZ);
}


// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/path-matcher.js
var path_matcher = __webpack_require__(94173);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/members.js










const lernaFile = "lerna.json";
const pnpmFile = "pnpm-workspace.yaml";
const yarnFile = ".yarnrc.yml";
async function hasWorkspaces(commit, root) {
  if ([pnpmFile, rushFile, lernaFile].some((name) => commit.files.has((0,tree_paths/* inside */.nx)(root, name)))) return true;
  const path = (0,tree_paths/* inside */.nx)(root, "package.json");
  const text = (await commit.tree.read([path])).get(path);
  if (text === void 0) return false;
  const manifest = parseManifest(text, path);
  return manifest === void 0 ? text.includes("workspaces") : "workspaces" in manifest;
}
async function readWorkspace(commit, root) {
  const packages = await packagesOf(commit, root);
  const top = packages.get("") ?? { name: ".", folder: "", path: "package.json", manifest: {}, isUnreadable: false };
  if (top.isUnreadable) throw new unanswerable/* Unanswerable */.g(`${(0,tree_paths/* inside */.nx)(root, top.path)} cannot be read`);
  const [pnpm, yarn] = [await settingsIn(commit, root, pnpmFile), await settingsIn(commit, root, yarnFile)];
  const lerna = await settingsIn(commit, root, lernaFile);
  const rush = await readRush(commit, root);
  for (const folder of rush?.projects.keys() ?? []) {
    if (!packages.has(folder)) throw new unanswerable/* Unanswerable */.g(`${(0,tree_paths/* inside */.nx)(root, rushFile)} names ${folder}, where no package is`);
  }
  const isPnpm = pnpm !== void 0;
  if (isPnpm && (0,json_values/* texts */.Te)(pnpm.packages).length === 0 && rush === void 0) {
    throw new unanswerable/* Unanswerable */.g(`${(0,tree_paths/* inside */.nx)(root, pnpmFile)} names no packages`);
  }
  return {
    root: top,
    packages,
    ...rush && { rush },
    ...{ isPnpm, lerna: lerna ?? {}, pnpm: pnpm ?? {}, yarn: yarn ?? {} },
    catalogs: catalogsIn([pnpm ?? {}, yarn ?? {}, (0,json_values/* fieldsOf */.Pf)(top.manifest.workspaces)])
  };
}
function membersOf(workspace, locked) {
  const { root, packages, rush, lerna, pnpm, isPnpm } = workspace;
  const { workspaces } = root.manifest;
  const patterns = isPnpm ? (0,json_values/* texts */.Te)(pnpm.packages) : (0,json_values/* texts */.Te)((0,json_values/* isObject */.Gv)(workspaces) ? workspaces.packages : workspaces);
  const matchers = [memberMatcher(patterns, isPnpm), memberMatcher(lernaPatterns(lerna, patterns.length > 0), false)];
  const isMember = (folder) => rush?.projects.has(folder) === true || locked.has(folder) || matchers.some((matches) => matches(folder));
  const folders = [...packages.keys()].filter((folder) => folder !== "" && isMember(folder));
  return [root, ...folders.sort().flatMap((folder) => packages.get(folder) ?? [])];
}
async function packagesOf(commit, root) {
  const paths = [...commit.files.keys()].filter(
    (path) => manifestNames.includes((0,tree_paths/* nameOf */.Vb)(path)) && !path.includes("node_modules/")
  );
  const manifests = await commit.documents("package.json", paths, parseManifest);
  const packages = /* @__PURE__ */ new Map();
  for (const path of manifests.paths()) {
    const below = (0,build_root/* belowRoot */.I)(path, root);
    if (below === void 0) continue;
    const parsed = manifests.get(path);
    const manifest = parsed ?? {};
    const folder = (0,tree_paths/* directoryOf */.jt)(below);
    const name = typeof manifest.name === "string" && manifest.name !== "" ? manifest.name : folder || ".";
    packages.set(folder, { name, folder, path: below, manifest, isUnreadable: parsed === void 0 });
  }
  return packages;
}
async function settingsIn(commit, root, name) {
  const path = (0,tree_paths/* inside */.nx)(root, name);
  const content = (await commit.tree.read([path])).get(path);
  if (content === void 0) return void 0;
  const settings = name === lernaFile ? (0,json_with_comments/* fieldsInJson */.d)(content) : parseManifest(content, path);
  if (settings === void 0 && content.toString().replace(/#.*|---/g, "").trim() !== "") {
    throw new unanswerable/* Unanswerable */.g(`${path} cannot be read`);
  }
  return settings ?? {};
}
function lernaPatterns(lerna, hasOthers) {
  const { packages, useWorkspaces } = lerna;
  if (Object.keys(lerna).length === 0 || hasOthers && (useWorkspaces === true || packages === void 0)) return [];
  return Array.isArray(packages) ? (0,json_values/* texts */.Te)(packages) : ["packages/*"];
}
function memberMatcher(patterns, isPnpm) {
  const rules = patterns.map((pattern) => {
    const isNegated = pattern.startsWith("!");
    const path = (0,tree_paths/* withoutEndSlashes */.he)(external_node_path_.posix.normalize(pattern.slice(isNegated ? 1 : 0).replace(/^\/+/, "")));
    return { isNegated, matches: matcherOf(pattern, path === "." ? "" : path, isNegated) };
  });
  return (folder) => {
    const matching = rules.filter(({ matches }) => matches(folder));
    const isMember = isPnpm ? !matching.some(({ isNegated }) => isNegated) : matching.at(-1)?.isNegated === false;
    return isMember && matching.length > 0 && !/(?:^|\/)(?:node_modules|bower_components)(?:\/|$)/.test(folder);
  };
}
function matcherOf(written, glob, dot) {
  try {
    return (0,path_matcher.pathMatcher)(glob, { dot });
  } catch (error) {
    if (!(error instanceof path_matcher.GlobError)) throw error;
    throw new unanswerable/* Unanswerable */.g(`the workspace has the pattern ${written.slice(0, 100)}: ${error.message}`);
  }
}
function catalogsIn(places) {
  const catalogs = /* @__PURE__ */ new Map();
  for (const { catalog, catalogs: named } of places) {
    for (const [name, versions] of [["default", catalog], ...Object.entries((0,json_values/* fieldsOf */.Pf)(named))]) {
      const known = (0,append/* getOrMake */.IV)(catalogs, name, () => /* @__PURE__ */ new Map());
      for (const [dependency, spec] of (0,json_values/* textEntries */.yZ)(versions)) known.set(dependency, spec);
    }
  }
  return catalogs;
}


// EXTERNAL MODULE: ./build/packages/shared/src/globs/text-between.js
var text_between = __webpack_require__(2607);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/root-tools.js

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
function usableByAll({ workspaces: given = {} }) {
  const patterns = [...given["built-in-root-tools"] ?? true ? builtIn : [], ...given["root-tools"] ?? []];
  const parts = patterns.map((pattern) => pattern.split("*"));
  const isTool = (name) => parts.some((literal) => (0,text_between/* textBetween */.I)(literal, name) !== void 0);
  return (name) => given["root-dependencies"] !== "declared" && !isTool(name);
}
const otherCommands = { "@changesets/cli": "changeset" };
const commonParts = /^(cli|core|node|js|config|types?)$/;
function namesOfTool(name) {
  const [, scope, part] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
  if (scope === void 0 || part === void 0 || scope === "types") return [name];
  return [name, otherCommands[name] ?? (commonParts.test(part) ? scope : part)];
}


// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/settings.js






const descriptions = "name version description keywords homepage bugs license author contributors maintainers funding repository private $schema";
const settings_seenElsewhere = ["workspaces", "packages", "catalog", "catalogs", ...dependencySections];
const seenInLockfile = ["overrides", "resolutions", "patchedDependencies"];
const choosing = "minimumReleaseAge minimumReleaseAgeExclude minimumReleaseAgeStrict trustPolicy trustPolicyExclude trustPolicyIgnoreAfter blockExoticSubdeps updateConfig auditConfig auditLevel savePrefix saveExact saveWorkspaceProtocol catalogMode cleanupUnusedCatalogs resolutionMode allowedDeprecatedVersions allowUnusedPatches peerDependencyRules";
const ofPeople = "$schema repository gitPolicy telemetryEnabled hotfixChangeEnabled";
function settingsOf(workspace, root, isLocked) {
  const found = /* @__PURE__ */ new Map();
  const add = (name, what, value) => found.set(what, { value: (0,json_values/* canonicalJson */.dj)(value ?? null), file: (0,tree_paths/* inside */.nx)(root, name) });
  const addAll = (name, where, fields2, ...left) => {
    const out = new Set(left);
    for (const [field, value] of Object.entries(fields2)) if (!out.has(field)) add(name, `${field} in ${where}`, value);
  };
  const locked = isLocked ? seenInLockfile : [];
  const { manifest } = workspace.root;
  const { pnpm, ...fields } = manifest;
  const inner = Object.entries((0,json_values/* fieldsOf */.Pf)(pnpm)).filter(([field]) => !locked.includes(field));
  addAll(
    "package.json",
    "the root's package.json",
    { ...fields, ...inner.length > 0 && { pnpm: Object.fromEntries(inner) } },
    ...[...(0,word_set/* wordSet */.d)(descriptions), ...settings_seenElsewhere, ...locked]
  );
  if (workspace.rush !== void 0) {
    add(rushFile, (0,tree_paths/* inside */.nx)(root, rushFile), "there");
    addAll(rushFile, rushFile, workspace.rush.settings, ...(0,word_set/* wordSet */.d)(ofPeople));
  }
  addAll(lernaFile, lernaFile, workspace.lerna, "version", "packages", "useWorkspaces");
  const chosen = isLocked ? (0,word_set/* wordSet */.d)(choosing) : [];
  addAll(pnpmFile, pnpmFile, workspace.pnpm, ...settings_seenElsewhere, ...locked, ...chosen);
  addAll(yarnFile, yarnFile, workspace.yarn, "catalog", "catalogs");
  return found;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/workspaces/index.js













const workspaces = {
  name: "workspaces",
  isUsed: hasWorkspaces,
  read: readWorkspaces
};
const usedByAll = "dependencies of the root";
async function readWorkspaces(commit, root) {
  const workspace = await readWorkspace(commit, root);
  const lockfiles = await readLockfiles(commit, root, workspace);
  const read = lockfiles.flatMap((one) => "lockfile" in one ? [one.lockfile] : []);
  const members = membersOf(workspace, new Set(read.flatMap(({ members: known = [] }) => known)));
  const specifications = new Specifications(workspace, members, root);
  const needs = new Map(members.map((member) => [member, needsOf(member, specifications, read)]));
  const rooted = rootDependencies(needs.get(workspace.root), members, root);
  const isForAll = usableByAll(commit.options);
  const forAll = rooted.flatMap(({ name, key }) => isForAll(name) ? [{ id: key }] : []);
  const externals = new Map(read.flatMap((lockfile) => [...lockfile.externals]));
  externals.set(usedByAll, { label: "what every package can use", content: "", uses: forAll });
  for (const { key, external } of rooted) externals.set(key, external);
  const aliases = await (0,literals_aliases/* readAliases */.N)(commit.tree, root === "" ? "" : `${root}/`);
  return {
    targets: members.map((member) => {
      const further = member.folder === "" ? rooted.map(({ key }) => ({ id: key })) : [{ id: usedByAll }];
      return targetOf(member, needs.get(member), further, workspace, members, root);
    }),
    externals,
    everything: new Map([...settingsOf(workspace, root, lockfiles.length > 0), ...settingsOfLockfiles(lockfiles)]),
    describedBy: describing(workspace, lockfiles, root),
    resolve: (file, module) => ({ paths: aliases(file, module) })
  };
}
function needsOf({ name, folder, manifest }, specifications, lockfiles) {
  const uses = /* @__PURE__ */ new Map();
  const asked = /* @__PURE__ */ new Map();
  const facts = /* @__PURE__ */ new Map();
  const certain = /* @__PURE__ */ new Set();
  let unknown;
  const dependencies = dependenciesOf(manifest).map((written) => {
    const spec = specifications.withoutCatalog(written) ?? written.spec;
    if (written.spec.startsWith("catalog:")) facts.set(`the catalog's ${written.name}`, spec);
    return { ...written, spec };
  });
  for (const resolved of lockfiles.flatMap((one) => one.installs({ name, folder, dependencies }))) {
    for (const use of resolved.uses) (0,append/* append */.BC)(uses, resolved.name, use);
    if (resolved.isCertain) certain.add(resolved.name);
  }
  for (const dependency of dependencies) {
    (0,append/* append */.BC)(asked, dependency.name, dependency.spec);
    if (certain.has(dependency.name) && !/^(?:workspace|file|link|portal):/.test(dependency.spec)) continue;
    const declared = specifications.meaning({ folder }, dependency);
    for (const use of declared.uses) (0,append/* append */.BC)(uses, dependency.name, use);
    if (!certain.has(dependency.name)) unknown ??= declared.unknown;
  }
  return { uses, asked, facts, ...unknown !== void 0 && { unknown } };
}
function rootDependencies(needs, members, root) {
  const local = new Set(members.map(({ name }) => name));
  return [...needs?.asked ?? []].flatMap(([name, specs]) => {
    const uses = needs?.uses.get(name) ?? [];
    if (local.has(name) || uses.some((use) => "id" in use && local.has(use.id))) return [];
    const external = {
      label: `${name} of ${(0,tree_paths/* inside */.nx)(root, "package.json")}`,
      content: (0,json_values/* canonicalJson */.dj)(specs),
      uses,
      names: namesOfTool(name).filter((one) => !local.has(one))
    };
    return [{ name, key: `root dependency ${name}`, external }];
  });
}
function targetOf(member, needs, further, { rush }, members, root) {
  const { name, folder, path, manifest, isUnreadable } = member;
  const isRoot = folder === "";
  const facts = new Map(needs?.facts);
  const project = rush?.projects.get(folder);
  if (project !== void 0) facts.set(`its entry in ${rushFile}`, (0,json_values/* canonicalJson */.dj)(project));
  if (isRoot) facts.set("the list of packages", (0,json_values/* canonicalJson */.dj)([...new Set(members.map((one) => one.name))].sort()));
  const unknown = isUnreadable ? `${(0,tree_paths/* inside */.nx)(root, path)} cannot be read` : needs?.unknown;
  return {
    id: name,
    name,
    folder: (0,tree_paths/* inside */.nx)(root, folder),
    manifest: (0,tree_paths/* inside */.nx)(root, path),
    uses: [...[...needs?.uses.values() ?? []].flat(), ...further],
    facts,
    // A package without a name is called by its folder, which is not a name of a module.
    ...manifest.name === name && { names: [name] },
    ...isRoot && { atRoot: { owns: (below) => below === "package.json" || (0,root_code/* isCodeOfRoot */.P)(below), isForAll: true } },
    ...unknown !== void 0 && { unknown }
  };
}
function settingsOfLockfiles(lockfiles) {
  const settings = /* @__PURE__ */ new Map();
  for (const one of lockfiles) {
    const { path: file } = one;
    if ("unreadable" in one) settings.set(file, { file, value: one.content, unreadable: one.unreadable });
    else {
      settings.set(file, { file, value: "there" });
      settings.set(`settings in ${file}`, { file, value: one.lockfile.settings });
    }
  }
  return settings;
}
function describing({ rush }, lockfiles, root) {
  const understood = /* @__PURE__ */ new Set(["package.json", pnpmFile, yarnFile, lernaFile, ...rush ? [rushFile] : []]);
  const locked = new Set(lockfiles.map(({ path }) => (0,build_root/* belowRoot */.I)(path, root) ?? path));
  return (path) => {
    const below = (0,build_root/* belowRoot */.I)(path, root);
    if (below === void 0) return void 0;
    if (/^\.yarn\/cache\/[^/]+\.zip$/.test(below)) return (0,tree_paths/* inside */.nx)(root, "yarn.lock");
    const isNote = rush !== void 0 && isSeenElsewhere(below, (one) => locked.has(one));
    return understood.has(below) || locked.has(below) || isNote ? path : void 0;
  };
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