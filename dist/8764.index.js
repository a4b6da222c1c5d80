"use strict";
exports.id = 8764;
exports.ids = [8764];
exports.modules = {

/***/ 8764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ supersedes),
/* harmony export */   buildSystems: () => (/* binding */ buildSystems)
/* harmony export */ });
const filesOfDotnet = "*.sln *.slnx *.csproj *.fsproj *.vbproj Directory.Build.props Directory.Build.targets Directory.Packages.props global.json";
const buildSystems = [
  listed("bazel", "repository code", "MODULE.bazel WORKSPACE WORKSPACE.bazel", () => __webpack_require__.e(/* import() */ 5190).then(__webpack_require__.bind(__webpack_require__, 15190))),
  {
    ...listed("nx", "repository code", "nx.json", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(5782), __webpack_require__.e(7795)]).then(__webpack_require__.bind(__webpack_require__, 17795))),
    fromFiles: async (...asked) => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(3718)]).then(__webpack_require__.bind(__webpack_require__, 13718))).impactWithoutNx(...asked)
  },
  {
    ...listed("turborepo", "repository code", "turbo.json turbo.jsonc", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(5782), __webpack_require__.e(8278)]).then(__webpack_require__.bind(__webpack_require__, 31946))),
    fromFiles: async (...asked) => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(4618)]).then(__webpack_require__.bind(__webpack_require__, 84618))).impactWithoutTurbo(...asked)
  },
  listed(
    "workspaces",
    "nothing",
    "pnpm-workspace.yaml package.json rush.json lerna.json",
    () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(3243), __webpack_require__.e(2088), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(2579), __webpack_require__.e(6012)]).then(__webpack_require__.bind(__webpack_require__, 22579))
  ),
  listed("cargo", "nothing", "Cargo.toml", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(3292), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(5043)]).then(__webpack_require__.bind(__webpack_require__, 41126))),
  listed("uv", "nothing", "pyproject.toml", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(3292), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(1738)]).then(__webpack_require__.bind(__webpack_require__, 88947))),
  listed("go", "nothing", "go.work go.mod", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(5176)]).then(__webpack_require__.bind(__webpack_require__, 61873))),
  listed("gradle", "repository code", "settings.gradle settings.gradle.kts", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(854)]).then(__webpack_require__.bind(__webpack_require__, 8458))),
  listed("maven", "nothing", "pom.xml", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2560), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(7815)]).then(__webpack_require__.bind(__webpack_require__, 46886))),
  listed("dotnet", "nothing", filesOfDotnet, () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2560), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(9003)]).then(__webpack_require__.bind(__webpack_require__, 72894))),
  listed("pants", "repository code", "pants.toml", () => Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(2858)]).then(__webpack_require__.bind(__webpack_require__, 12858))),
  {
    ...listed("paths", "nothing", ".github/impacted-targets.yml", () => Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(8310)]).then(__webpack_require__.bind(__webpack_require__, 5519))),
    configuredBy: { what: "targets", isIn: ({ rules }) => rules.length > 0 }
  }
];
function listed(name, executes, rootFiles, load) {
  return { name, executes, rootFiles: rootFiles.split(" "), load: async () => (await load())[name] };
}
const supersedes = {
  nx: ["workspaces", "turborepo"],
  turborepo: ["workspaces"],
  pants: ["uv"]
};



/***/ })

};
;