"use strict";
exports.id = 8718;
exports.ids = [8718];
exports.modules = {

/***/ 18718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  firstRules: () => (/* binding */ firstRules)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/index.js
var build_systems = __webpack_require__(8764);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/ask-build-systems/first-rules/known-builds.js




const knownBuilds = {
  Buck2: ".buckconfig .buckroot BUCK BUCK.v2 TARGETS",
  CMake: "CMakeLists.txt",
  Swift: "Package.swift",
  Xcode: "project.pbxproj",
  sbt: "*.sbt",
  Mill: "build.sc build.mill",
  Make: "Makefile makefile GNUMakefile GNUmakefile *.mk",
  Meson: "meson.build",
  Autotools: "configure.ac Makefile.am",
  SCons: "SConstruct SConscript",
  Please: ".plzconfig BUILD.plz",
  Bazel: "BUILD BUILD.bazel",
  Ant: "build.xml",
  Gradle: "build.gradle build.gradle.kts",
  Mix: "mix.exs",
  Dart: "pubspec.yaml melos.yaml",
  Composer: "composer.json",
  Bundler: "Gemfile *.gemspec",
  "Cabal or Stack": "*.cabal stack.yaml",
  Zig: "build.zig",
  Deno: "deno.json deno.jsonc",
  Terraform: "*.tf",
  "Just or Task": "Justfile justfile Taskfile.yml Taskfile.yaml",
  npm: "package.json",
  Python: "pyproject.toml setup.py setup.cfg requirements.txt requirements-dev.txt"
};
const buildByFile = new Map(
  Object.entries(knownBuilds).flatMap(([build, files]) => files.split(" ").map((file) => [file, build]))
);
function buildOf(path) {
  const name = (0,tree_paths/* nameOf */.Vb)(path);
  return buildByFile.get(name) ?? buildByFile.get(`*${(0,external_node_path_.extname)(name)}`) ?? rootFileNames.get(name);
}
function isBuildFile(path) {
  return buildOf(path) !== void 0;
}
const rootFileNames = new Map(
  build_systems.buildSystems.filter(({ configuredBy }) => configuredBy === void 0).flatMap(({ name, rootFiles }) => rootFiles.map((file) => [file, name]))
);
function findBuilds(paths) {
  const found = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const build = buildOf(path);
    if (build !== void 0) (0,append/* append */.BC)(found, build, path);
  }
  const depth = (path) => path.split("/").length;
  return [...found].map(([name, files]) => ({ name, files: files.sort((one, other) => depth(one) - depth(other)) }));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/ask-build-systems/first-rules/folders.js



const mostFolders = 60;
const deepest = 3;
const plainName = new RegExp("^(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}_+=~@-])(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}_+=~@.-])*$", "u");
function targetFolders(paths) {
  const folders = /* @__PURE__ */ new Map([["", { children: /* @__PURE__ */ new Set(), hasFiles: true, isBuilt: true }]]);
  const folder = (path) => (0,append/* getOrMake */.IV)(folders, path, () => ({ children: /* @__PURE__ */ new Set(), hasFiles: false, isBuilt: false }));
  for (const path of paths) {
    const above = (0,tree_paths/* pathsAbove */.wP)(path);
    if (above.length > deepest + 1) above.splice(0, above.length - deepest - 1);
    folder((0,tree_paths/* directoryOf */.jt)(path)).hasFiles = true;
    const isBuilt = isBuildFile(path);
    for (const [index, at] of above.entries()) {
      const known = folder(at);
      if (isBuilt) known.isBuilt = true;
      const parent = above[index + 1];
      if (parent !== void 0) folder(parent).children.add(at);
    }
  }
  for (let depth = deepest; ; depth -= 1) {
    const found = [...below("", depth, folders)].sort();
    if (found.length <= mostFolders || depth === 1) {
      return { folders: found.slice(0, mostFolders), isComplete: found.length <= mostFolders };
    }
  }
}
function* below(directory, depth, folders) {
  for (const child of folders.get(directory)?.children ?? []) {
    const name = (0,tree_paths/* nameOf */.Vb)(child);
    if (!plainName.test(name) || name.endsWith(".") || name === "node_modules") continue;
    if (depth > 1 && holdsTargets(child, folders)) yield* below(child, depth - 1, folders);
    else yield child;
  }
}
function holdsTargets(directory, folders) {
  const { children, hasFiles } = folders.get(directory) ?? { children: /* @__PURE__ */ new Set(), hasFiles: true };
  const built = [...children].filter((child) => folders.get(child)?.isBuilt === true);
  return built.length >= 2 || !hasFiles && children.size >= 2;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/ask-build-systems/first-rules/folder-groups.js
function groupsOf(dependencies) {
  const folders = [...dependencies.keys()].sort();
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, dependencies)]));
  const reaches = (one, other) => reached.get(one)?.has(other) === true;
  const groupOf = (folder) => folders.filter((other) => other === folder || reaches(folder, other) && reaches(other, folder));
  return folders.flatMap((name) => {
    const group = groupOf(name);
    if (group[0] !== name) return [];
    const names = new Set(
      group.flatMap((member) => [...dependencies.get(member) ?? []]).map((one) => groupOf(one)[0] ?? one)
    );
    names.delete(name);
    return [{ name, folders: group, dependsOn: [...names].sort() }];
  });
}
function reachedFrom(start, dependencies) {
  const found = /* @__PURE__ */ new Set();
  const waiting = [start];
  for (const folder of waiting) {
    for (const next of dependencies.get(folder) ?? []) {
      if (!found.has(next)) waiting.push(next);
      found.add(next);
    }
  }
  return found;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/ask-build-systems/first-rules/named-folders.js



const mostFiles = 2e4;
const mostBytes = 64 * 1024 * 1024;
const filesAtOnce = 500;
const longestPath = 4096;
const noText = /\.(png|jpe?g|gif|webp|ico|icns|svg|pdf|zip|gz|bz2|xz|zst|tar|jar|class|so|dylib|dll|a|o|exe|wasm|ttf|otf|woff2?|mp[34]|mov|bin|lock)$/i;
async function dependenciesOfFolders(tree, folders, paths) {
  const of = new Map(folders.map((folder) => [folder, /* @__PURE__ */ new Set()]));
  const everything = () => {
    for (const [folder, others] of of) for (const other of folders) if (other !== folder) others.add(other);
    return { of, isComplete: false };
  };
  const read = paths.filter((path) => !noText.test(path));
  if (read.length > mostFiles) return everything();
  const names = new FolderNames(folders, paths);
  let bytes = 0;
  for (let at = 0; at < read.length; at += filesAtOnce) {
    const contents = await tree.read(read.slice(at, at + filesAtOnce));
    for (const [path, content] of contents) {
      bytes += content.length;
      if (bytes > mostBytes) return everything();
      if (content.includes(0)) continue;
      const text = content.toString("utf8");
      const folder = names.folderOf(path);
      if (folder !== void 0) {
        for (const named of names.in(text, path)) if (named !== folder) of.get(folder)?.add(named);
      } else if (isBuildFile(path)) addParagraphs(text, path, names, of);
    }
  }
  for (const [path, target] of await tree.links()) {
    const folder = names.folderOf(path);
    const place = (0,tree_paths/* resolvePath */.o1)((0,tree_paths/* directoryOf */.jt)(path), target);
    if (folder === void 0 || place === void 0) continue;
    for (const named of names.at(place)) if (named !== folder) of.get(folder)?.add(named);
  }
  return { of, isComplete: true };
}
const lists = /\b(?:add_subdirectory|subdir)\s*\([^()]*\)|\.aggregate\s*\([^()]*\)|^(?:\.PHONY|all|test|check|clean|install|lint)[ \t]*:.*$|^[ \t]*SUBDIRS[ \t]*[:+?]?=.*$/gm;
const givesToAll = /(?<![A-Za-z_])(?:include_directories|link_directories|link_libraries)\b|-[IL]/;
function addParagraphs(text, path, names, of) {
  for (const paragraph of text.replace(lists, "").split(/\n[ \t\r]*\n/)) {
    const named = names.in(paragraph, path);
    const users = givesToAll.test(paragraph) ? of.keys() : named;
    for (const user of users) for (const other of named) if (other !== user) of.get(user)?.add(other);
  }
}
class FolderNames {
  #folders;
  /** Folders by a name in lower case: the name of the folder, or of a file in it. */
  #byName = /* @__PURE__ */ new Map();
  constructor(folders, paths) {
    this.#folders = new Set(folders);
    for (const folder of folders) (0,append/* append */.BC)(this.#byName, plain((0,tree_paths/* nameOf */.Vb)(folder)), folder);
    const files = /* @__PURE__ */ new Map();
    for (const path of paths) {
      const folder = this.folderOf(path);
      const name = (0,tree_paths/* nameOf */.Vb)(path).toLowerCase();
      if (folder === void 0 || !name.includes(".") || isBuildFile(path) || name.endsWith(".md")) continue;
      (0,append/* addTo */.DN)(files, name, folder);
    }
    for (const [name, owners] of files) for (const owner of owners) (0,append/* append */.BC)(this.#byName, name, owner);
  }
  /** The folder that a path lies in. */
  folderOf(path) {
    return [path, ...(0,tree_paths/* pathsAbove */.wP)(path)].find((above) => this.#folders.has(above));
  }
  /** The folders at a place: the folder around the place, or the folders in it. */
  at(place) {
    const above = this.folderOf(place);
    return above === void 0 ? [...this.#folders].filter((folder) => (0,tree_paths/* isWithin */.UO)(folder, place)) : [above];
  }
  /** The folders that a text names: by a folder's name, by the name of a file in it, or by a relative path. */
  in(text, path) {
    const found = /* @__PURE__ */ new Set();
    const own = this.folderOf(path);
    const seen = /* @__PURE__ */ new Set();
    for (const [word] of text.matchAll(/[\p{L}\p{N}_.+@~/-]+/gu)) {
      if (seen.has(word)) continue;
      seen.add(word);
      if (word.startsWith("../") && word.length <= longestPath) {
        const place = (0,tree_paths/* resolvePath */.o1)((0,tree_paths/* directoryOf */.jt)(path), (0,tree_paths/* withoutEndSlashes */.he)(word));
        if (place !== void 0 && place !== "") for (const folder of this.at(place)) found.add(folder);
      }
      for (const segment of word.split("/")) {
        const file = this.#byName.get(segment.toLowerCase()) ?? [];
        if (own === void 0 || !file.includes(own)) for (const folder of file) found.add(folder);
        for (const part of [segment, ...segment.split(/[.:@+~]/), ...segment.split(/[-_.]/)]) {
          for (const folder of this.#byName.get(plain(part)) ?? []) found.add(folder);
          for (const folder of this.#byName.get(plain(part.replace(/^(-l|lib)/, ""))) ?? []) found.add(folder);
        }
      }
    }
    return found;
  }
}
function plain(name) {
  return name.toLowerCase().replace(/[-_ ]+/g, "");
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/ask-build-systems/first-rules/index.js






async function firstRules(tree, root, file) {
  const files = (await tree.entries()).filter(({ mode }) => mode !== "160000").map(({ path }) => path);
  const paths = files.flatMap((path) => (0,build_root/* belowRoot */.I)(path, root) ?? []);
  const where = root === "" ? "the root of the repository" : root;
  const lines = [`auto knows no build system in ${where}. ${foundThere(findBuilds(paths))}`];
  const { folders, isComplete } = targetFolders(paths);
  if (folders.length === 0) return [...lines, "There are no folders that rules could be made from."];
  const inRepository = folders.map((folder) => (0,tree_paths/* inside */.nx)(root, folder));
  const dependencies = await dependenciesOfFolders(
    tree,
    inRepository,
    paths.map((path) => (0,tree_paths/* inside */.nx)(root, path))
  );
  return [
    ...lines,
    `Rules for its folders come first, as ${file}. Look over depends-on, and commit the file to the target branch:`,
    "",
    ...rulesText(groupsOf(dependencies.of), dependencies.isComplete, isComplete),
    ""
  ];
}
const shownFiles = 3;
function foundThere(builds) {
  if (builds.length === 0) return "No file there shows what it is built with.";
  const shown = builds.map(({ name, files }) => {
    const rest = files.length > shownFiles ? ` and ${files.length - shownFiles} more` : "";
    return `${name} (${files.slice(0, shownFiles).join(", ")}${rest})`;
  });
  return `Its files show ${shown.join("; ")}.`;
}
const namesInLine = 8;
function rulesText(groups, isComplete, isAll) {
  const lines = [
    "# A changed file impacts the targets whose paths it matches, and all that depend on them.",
    "# A changed file outside of these folders impacts everything.",
    isComplete ? "# A folder depends on the folders that it mentions: by name, by the name of one of their files, or by a path." : "# There is too much to read, so that all folders are one target. Split it into targets that are independent.",
    ...groups.some(({ folders }) => folders.length > 1) && isComplete ? ["# Folders that mention each other are one target."] : [],
    ...isAll ? [] : ["# There are more folders than these."],
    "targets:"
  ];
  for (const { name, folders, dependsOn } of groups) {
    lines.push(
      `  ${JSON.stringify(name)}:`,
      ...listLines(
        "paths",
        folders.map((folder) => `${folder}/**`)
      )
    );
    if (dependsOn.length > 0) lines.push(...listLines("depends-on", dependsOn));
  }
  return lines;
}
function listLines(key, texts) {
  const lines = [];
  for (let at = 0; at < texts.length; at += namesInLine) {
    const names = texts.slice(at, at + namesInLine).map((text) => JSON.stringify(text));
    const end = at + namesInLine >= texts.length ? "]" : ",";
    lines.push(`${at === 0 ? `    ${key}: [` : "      "}${names.join(", ")}${end}`);
  }
  return lines;
}



/***/ })

};
;