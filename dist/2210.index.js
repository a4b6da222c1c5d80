"use strict";
exports.id = 2210;
exports.ids = [2210];
exports.modules = {

/***/ 91444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ compareGraphs)
});

// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph_graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/edge.js
var edge = __webpack_require__(74162);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/graph/without-named-edges.js

function withoutNamedEdges(graph, isNoEdge) {
  if (isNoEdge === void 0) return graph;
  const targetOf = (id) => graph.nodes.get(id)?.target;
  const isGone = (edge, user, on) => edge?.kind === "named" && user !== void 0 && on !== void 0 && isNoEdge(user, on);
  const nodes = /* @__PURE__ */ new Map();
  const addNew = () => {
    if (nodes.size < graph.nodes.size) {
      for (const [id, node] of graph.nodes) if (!nodes.has(id)) nodes.set(id, withoutEdges(node, isGone, targetOf));
    }
  };
  addNew();
  return {
    ...graph,
    nodes,
    // The node of a target's tests is added when the first of its files is asked for.
    owners: (path) => {
      const owners = graph.owners(path);
      addNew();
      return owners;
    },
    // A text or a manifest of another target that is named.
    readers: (path) => {
      const read = [...graph.readers?.(path) ?? []];
      addNew();
      const owners = [...graph.owners(path)].map(targetOf);
      const left = read.filter(
        ([user, edge]) => owners.length === 0 || !owners.every((owner) => isGone(edge, targetOf(user), owner))
      );
      return new Map(left);
    }
  };
}
function withoutEdges(node, isGone, targetOf) {
  const left = new edge/* Dependencies */.i();
  for (const on of node.dependencies) {
    const edge = node.dependencies.edge(on);
    if (!isGone(edge, node.target, targetOf(on))) left.add(on, edge);
  }
  return left.size === node.dependencies.size ? node : { ...node, dependencies: left };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/graph/compare.js



async function compareGraphs(wholeBase, wholeHead, comparison, also = /* @__PURE__ */ new Map()) {
  const base = withoutNamedEdges(wholeBase, comparison.isNoEdge);
  const head = withoutNamedEdges(wholeHead, comparison.isNoEdge);
  const coveredPaths = /* @__PURE__ */ new Set();
  const readPaths = /* @__PURE__ */ new Set();
  const files = /* @__PURE__ */ new Map();
  const differs = (id, path, edge) => {
    if (!files.has(id)) files.set(id, { path, ...edge && { edge } });
  };
  const differing = /* @__PURE__ */ new WeakSet();
  for (const { path, ...sides } of comparison.changes) {
    let mayCover = true;
    for (const [graph, entry] of [[base, sides.base], [head, sides.head]]) {
      if (entry === void 0) continue;
      const owners = graph.owners(path);
      if (!differing.has(owners)) for (const id of owners) differs(id, path);
      differing.add(owners);
      for (const [id, edge] of graph.readers?.(path) ?? []) {
        differs(id, path, edge);
        readPaths.add(path);
      }
      const isCovered = (0,graph_graph/* hasAny */.X8)(owners) && graph.covers?.(path) !== false || graph.interpreted?.(path) === true;
      if (isCovered && mayCover) coveredPaths.add(path);
      if (graph === base) mayCover = isCovered;
    }
  }
  const moved = await movedBetweenOwners(base, head, comparison);
  const described = comparison.changes.flatMap(
    ({ path }) => [base, head].some((graph) => graph.interpreted?.(path)) ? [path] : []
  );
  const first = firstReasons(base, head, { files, moved, also }, described);
  const dependents = dependentsIn([base, head]);
  const reasons = spread([base, head], first, dependents);
  const targets = targetsOf([base, head], reasons);
  const ends = newEnds(base, head, described);
  const reaching = targetsThatReach([base, head], reasons, dependents);
  return {
    kind: "targets",
    targets: new Map([...ends, ...targets]),
    alone: new Set([...ends.keys(), ...targets.keys()].filter((target) => !reaching.has(target))),
    otherwise: differingOtherwise(base, head, reasons, comparison),
    coveredPaths,
    readPaths,
    known: knownTargets([base, head])
  };
}
function targetsThatReach(graphs, reasons, dependents) {
  const found = /* @__PURE__ */ new Set();
  for (const [id, { kind }] of reasons) {
    const node = nodeOf(graphs, id);
    if (kind === "dependency" || node?.target === void 0) continue;
    const isTests = !dependents.has(id) && [...node.dependencies].some((on) => nodeOf(graphs, on)?.target === node.target);
    if (!isTests) found.add(node.target);
  }
  return found;
}
function differingOtherwise(base, head, reasons, { changes }) {
  const changed = new Set(changes.map(({ path }) => path));
  const isSaid = (file) => file !== void 0 && changed.has(file);
  const differs = (id) => {
    const [before, after] = [base.nodes.get(id), head.nodes.get(id)];
    if (before === void 0 || after === void 0 || before.target !== after.target) return true;
    if ((after.unknown ?? before.unknown) !== void 0) return true;
    const facts = /* @__PURE__ */ new Set([...before.facts.keys(), ...after.facts.keys()]);
    const isFact = [...facts].some((fact) => before.facts.get(fact) !== after.facts.get(fact));
    if (isFact && !isSaid(after.manifest)) return true;
    const sides = [[before, after, base], [after, before, head]];
    return sides.some(
      ([one, other, graph]) => [...one.dependencies].some((on) => !other.dependencies.has(on) && !isSaid(edgeTo(one, on, graph)?.file))
    );
  };
  const found = /* @__PURE__ */ new Set();
  for (const [id, { kind, through }] of reasons) {
    const target = nodeOf([head, base], id)?.target;
    if (target === void 0 || kind === "dependency") continue;
    if (kind === "graph" || through !== void 0 || differs(id)) found.add(target);
  }
  return found;
}
function newEnds(base, head, described) {
  const found = /* @__PURE__ */ new Map();
  const before = /* @__PURE__ */ new Map();
  const idsBefore = once(() => idsByTarget([base]));
  const hadEdge = (from, to) => {
    const ends = () => new Set((idsBefore().get(from) ?? []).flatMap((id) => [...endsOf(base, base.nodes.get(id)).keys()]));
    return (0,append/* getOrMake */.IV)(before, from, ends).has(to);
  };
  for (const [id, node] of head.nodes) {
    const { target } = node;
    if (target === void 0) continue;
    const known = base.nodes.get(id)?.dependencies;
    if (known !== void 0 && [...node.dependencies].every((one) => known.has(one))) continue;
    for (const [end, edge] of endsOf(head, node)) {
      if (end === target || found.has(end) || hadEdge(target, end)) continue;
      const files = edge?.file === void 0 ? described : [edge.file];
      found.set(end, {
        kind: "graph",
        what: `${target} depends on ${end} now`,
        ...edge && { edge },
        ...files.length > 0 && { files }
      });
    }
  }
  return found;
}
function endsOf(graph, node) {
  const ends = /* @__PURE__ */ new Map();
  const passed = new Map([...node?.dependencies ?? []].map((id) => [id, node && edgeTo(node, id, graph)]));
  for (const [id, edge] of passed) {
    const other = graph.nodes.get(id);
    if (other?.target !== void 0) {
      if (!ends.has(other.target)) ends.set(other.target, edge);
    } else for (const next of other?.dependencies ?? []) if (!passed.has(next)) passed.set(next, edge);
  }
  return ends;
}
function edgeTo(node, id, graph) {
  const known = node.dependencies.edge(id);
  if (known !== void 0) return known;
  if (graph.reportedBy !== void 0) return { kind: "declared", text: `as ${graph.reportedBy} reports it` };
  if (node.manifest === void 0) return void 0;
  return { kind: "declared", file: node.manifest, text: graph.nodes.get(id)?.label ?? id };
}
function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
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
function firstReasons(base, head, { files, moved, also }, described) {
  const reasons = /* @__PURE__ */ new Map();
  for (const id of [.../* @__PURE__ */ new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
    const file = files.get(id);
    const known = file === void 0 ? also.get(id) : { kind: "file", ...file };
    if (known !== void 0) {
      reasons.set(id, known);
      continue;
    }
    const other = moved.get(id);
    const what = differenceOf(id, base, head) ?? (other && `${other} belongs to another target than before`);
    if (what !== void 0) reasons.set(id, { kind: "graph", what, ...described.length > 0 && { files: described } });
  }
  return reasons;
}
function differenceOf(node, { nodes }, graph) {
  const [base, head] = [nodes.get(node), graph.nodes.get(node)];
  const label = (id) => (graph.nodes.get(id) ?? nodes.get(id))?.label ?? id;
  const unknown = head?.unknown ?? base?.unknown;
  if (unknown !== void 0) return unknown;
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
      if (!reasons.has(dependent))
        reasons.set(dependent, passedOn(node, reason, nodeOf(graphs, dependent), edgeBetween(graphs, dependent, id)));
    }
  }
  return reasons;
}
function dependentsIn(graphs) {
  const dependents = /* @__PURE__ */ new Map();
  for (const graph of graphs) {
    for (const [id, node] of graph.nodes) {
      for (const dependency of node.dependencies) (0,append/* addTo */.DN)(dependents, dependency, id);
    }
  }
  return dependents;
}
function passedOn(node, reason, dependent, edge) {
  const target = node?.target;
  const by = edge && { edge };
  if (target !== void 0 && target !== dependent?.target)
    return { kind: "dependency", target, because: reason, ...by };
  if (node === void 0 || target !== void 0) return reason;
  return { ...reason, through: [node.label, ...reason.through ?? []], ...by };
}
function edgeBetween(graphs, from, to) {
  for (const graph of graphs) {
    const node = graph.nodes.get(from);
    if (node?.dependencies.has(to)) return edgeTo(node, to, graph);
  }
  return void 0;
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
function knownTargets(graphs) {
  const dependentsOnce = once(() => dependentsIn(graphs));
  const idsOnce = once(() => idsByTarget(graphs));
  return {
    names: () => Promise.resolve(idsOnce().keys()),
    dependentsOf: (target) => {
      const dependents = dependentsOnce();
      const found = /* @__PURE__ */ new Set();
      const passed = new Set(idsOnce().get(target));
      for (const id of passed) {
        for (const dependent of dependents.get(id) ?? []) {
          const other = nodeOf(graphs, dependent)?.target;
          if (other === void 0 || other === target) passed.add(dependent);
          else found.add(other);
        }
      }
      return Promise.resolve(found);
    },
    impactedBy: (path) => {
      const owners = graphs.flatMap((graph) => [...graph.owners(path)]);
      const start = new Map(owners.map((id) => [id, { kind: "file", path }]));
      return Promise.resolve(targetsOf(graphs, spread(graphs, start, dependentsOnce())).keys());
    },
    owners: (path) => {
      const ids = graphs.flatMap((graph) => [...graph.owners(path), ...graph.readers?.(path).keys() ?? []]);
      return Promise.resolve(new Set(ids.flatMap((id) => nodeOf(graphs, id)?.target ?? [])));
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
    for (const [id, { target }] of nodes) if (target !== void 0) (0,append/* append */.BC)(ids, target, id);
  }
  return ids;
}



/***/ }),

/***/ 2685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _scan_language_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12644);
/* harmony import */ var _literals_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71293);
/* harmony import */ var _literals_namings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5782);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99797);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6151);
/* harmony import */ var _tests_by_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66156);







async function connect(tree, graph) {
  const targets = new Targets(graph);
  const entries = (await tree.entries()).filter(
    ({ path, mode }) => (mode.startsWith("100") || mode === "120000") && !isInstalled(path) && !(graph.described?.(path) ?? false)
  );
  const owned = graph.reportedBy === void 0 ? entries.filter(({ path }) => (0,_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .hasAny */ .X8)(graph.owners(path))) : [];
  const namings = await (0,_literals_namings_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamings */ .I)(tree, owned);
  const named = targets.testsNamedByOthers(namings);
  const readers = /* @__PURE__ */ new Map();
  const ofRoot = /* @__PURE__ */ new Map();
  const added = /* @__PURE__ */ new WeakMap();
  for (const file of namings.keys()) {
    const users = targets.nodesOf(file, named);
    const known = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__/* .getOrMake */ .IV)(added, users, () => /* @__PURE__ */ new Set());
    const language = (0,_scan_language_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(file);
    const isSetting = language !== void 0 && (0,_scan_language_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettings */ .wZ)(language);
    for (const { ids, read, edge } of usedBy(file, namings, targets, named)) {
      const key = `${isSetting}\0${edge.kind}\0${read ?? ""}\0${[...ids].join("\0")}`;
      if (known.has(key)) continue;
      known.add(key);
      const of = read === void 0 ? void 0 : (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__/* .getOrMake */ .IV)(readers, read, () => /* @__PURE__ */ new Map());
      for (const user of users) {
        if (isSetting && !targets.holds(user, file)) continue;
        for (const id of ids) if (!targets.isSame(user, id)) targets.nodes.get(user)?.dependencies.add(id, edge);
        if (read === void 0 || of === void 0) continue;
        if (!of.has(user) || of.get(user)?.kind === "named") of.set(user, edge);
        targets.testsOf(user);
        if (targets.isRoot(user)) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(ofRoot, read, user);
      }
    }
  }
  const ownersByRoot = (path) => {
    const mayOwn = ofRoot.size > 0 && path.includes("/") && !path.startsWith(".");
    const place = !mayOwn ? void 0 : [path, ...(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsAbove */ .wP)(path)].find((one) => ofRoot.has(one));
    return place === void 0 ? void 0 : ofRoot.get(place);
  };
  return {
    ...graph,
    nodes: targets.nodes,
    owners: (path) => {
      const owners = targets.nodesOf(path, named);
      return (0,_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .hasAny */ .X8)(owners) ? owners : ownersByRoot(path) ?? owners;
    },
    readers: (path) => {
      const all = new Map(graph.readers?.(path));
      if (readers.size === 0) return all;
      for (const place of [path, ...(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsAbove */ .wP)(path)]) {
        for (const [id, edge] of readers.get(place) ?? []) {
          const user = (0,_tests_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(path) ? targets.testsOf(id) : id;
          if (!all.has(user)) all.set(user, edge);
        }
      }
      return all;
    }
  };
}
function* usedBy(file, namings, targets, named) {
  const waiting = [file];
  const seen = new Set(waiting);
  for (const from of waiting) {
    for (const naming of namings.get(from) ?? []) {
      const meant = targets.meant(from, naming, named);
      const isGlobbed = (0,_literals_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .isGlob */ .fg)(naming.literal);
      if (isGlobbed && from !== file) continue;
      const { ids } = meant;
      const read = isGlobbed && meant.read?.startsWith(".") === true ? void 0 : meant.read;
      const { role, line, text } = naming.literal;
      yield {
        ids,
        ...read !== void 0 && { read },
        edge: { kind: role === "import" ? "imported" : "named", file: from, line, text }
      };
      if (isGlobbed || read === void 0 || seen.has(read)) continue;
      seen.add(read);
      waiting.push(read);
    }
  }
}
function isInstalled(path) {
  return (path.includes("node_modules/") || path.includes(".yarn/")) && /(?:^|\/)(?:node_modules|\.yarn)\//.test(path);
}
const nothing = { ids: [] };
class Targets {
  nodes;
  #graph;
  /** Ids of targets by their folders or manifests. */
  #at = /* @__PURE__ */ new Map();
  #folders = /* @__PURE__ */ new Map();
  /** How many folders of targets are in each folder and below it. */
  #below = /* @__PURE__ */ new Map();
  #tests = /* @__PURE__ */ new Map();
  /** Ids of targets, by the nodes of tests that the build system has made for them. */
  #testsFor = /* @__PURE__ */ new Map();
  constructor(graph) {
    this.#graph = graph;
    this.nodes = new Map(graph.nodes);
    for (const id of graph.tests === void 0 ? [] : graph.nodes.keys()) {
      const tests = graph.tests?.(id);
      if (tests !== void 0 && tests !== id && this.isSame(tests, id)) this.#testsFor.set(tests, id);
    }
    for (const [place, id] of graph.places ?? []) {
      (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(this.#at, place, id);
      if (!this.#folders.has(id)) this.#folders.set(id, place);
      for (const above of (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsAbove */ .wP)(place)) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(this.#below, above, id);
    }
  }
  /** True for nodes of one target. */
  isSame(one, other) {
    if (one === other) return true;
    const target = this.nodes.get(one)?.target;
    return target !== void 0 && target === this.nodes.get(other)?.target;
  }
  /** True for the target at the root, and for its tests. */
  isRoot(id) {
    const { rootTarget } = this.#graph;
    return rootTarget !== void 0 && this.isSame(id, rootTarget);
  }
  /**
   * The nodes that a file belongs to, its tests apart.
   * @param named tests that count as the rest of their target does
   */
  nodesOf(path, named) {
    const owners = this.#graph.owners(path);
    if (named.has(path)) return [...owners].map((id) => this.#testsFor.get(id) ?? id);
    return this.#withTests(path, owners) ?? owners;
  }
  /** The owners with the nodes of tests in place of those for which the file is a test; undefined where it is for none. */
  #withTests(path, owners) {
    let found;
    const seen = [];
    for (const id of owners) {
      const isTest = !this.#testsFor.has(id) && this.#isTest(path, id);
      if (isTest) found ??= [...seen];
      const part = isTest ? this.testsOf(id) : id;
      found?.push(part);
      seen.push(part);
      if (seen.length > mostOwners) return void 0;
    }
    return found;
  }
  #isTest(path, id) {
    if (this.#testsFor.has(id)) return true;
    const folder = this.#folders.get(id);
    if (folder === void 0 || this.#graph.compiled?.(path, id) === true) return false;
    return (0,_tests_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isTestOrText */ .dz)(folder === "" || !(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, folder) ? path : path.slice(folder.length + 1));
  }
  /** The node of a target's tests. */
  testsOf(id) {
    if (this.#testsFor.has(id) || id.startsWith((0,_tests_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .testsOf */ .Vh)(""))) return id;
    const known = this.#tests.get(id) ?? this.#graph.tests?.(id);
    if (known !== void 0) return known;
    const target = this.nodes.get(id)?.target;
    const tests = (0,_tests_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .testsOf */ .Vh)(id);
    const node = (0,_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .graphNode */ .De)(`the tests of ${target ?? id}`, target);
    node.dependencies.add(id);
    this.nodes.set(tests, node);
    this.#tests.set(id, tests);
    return tests;
  }
  /** Tests that another file of their target names, and files that these name: they count as the rest of the target does. */
  testsNamedByOthers(namings) {
    const named = /* @__PURE__ */ new Set();
    const waiting = [];
    const look = (file, found) => {
      for (const { literal, place } of found) {
        if (place?.kind !== "file" || (0,_literals_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .isGlob */ .fg)(literal) || named.has(place.path) || place.path === file) continue;
        const owners = [...this.#graph.owners(place.path)];
        if (!owners.some((id) => this.#isTest(place.path, id)) || !this.#shareOwner(file, owners)) continue;
        named.add(place.path);
        waiting.push(place.path);
      }
    };
    for (const [file, found] of namings) {
      if (![...this.#graph.owners(file)].some((id) => this.#isTest(file, id))) look(file, found);
    }
    for (const file of waiting) look(file, namings.get(file) ?? []);
    return named;
  }
  #shareOwner(file, owners) {
    const targets = new Set(owners.map((id) => this.#testsFor.get(id) ?? id));
    for (const id of this.#graph.owners(file)) if (targets.has(this.#testsFor.get(id) ?? id)) return true;
    return false;
  }
  /** The targets, or the place of no target, that a literal of a file means. */
  meant(file, { literal, place }, named) {
    if (place === void 0) return this.#called(file, literal, named);
    const isOneFile = (0,_tests_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(place.path) || literal.role === "import" && (0,_literals_namings_js__WEBPACK_IMPORTED_MODULE_2__/* .isManifest */ .Y)(place.path);
    return isOneFile && place.kind === "file" && !this.#shareOwner(file, [...this.#graph.owners(place.path)]) ? { ids: [], read: place.path } : this.#placed(file, place, named);
  }
  #placed(file, { path, kind }, named) {
    if (kind === "directory") return this.#folder(file, path, named);
    if (kind === "untracked") return { ids: this.#around(path, (folder) => !(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(file, folder)) };
    const at = this.#at.get(path);
    if (at !== void 0) return { ids: at };
    const owners = [...this.nodesOf(path, named)];
    const others = owners.filter((id) => !this.isRoot(id) && this.holds(id, path));
    return others.length < owners.length || owners.length === 0 ? { ids: others, read: path } : { ids: owners };
  }
  /** True where a file is in the folder of a target, or nobody knows the folder. */
  holds(id, path) {
    const folder = this.#folders.get(this.#testsFor.get(id) ?? id);
    return folder === void 0 || (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, folder);
  }
  /** The targets that a name means: of a module, or of a target. */
  #called(file, { role, text }, named) {
    const { names, imported } = this.#graph;
    if (role === "import") {
      if (text.startsWith(".")) return nothing;
      const { ids = [], paths = [] } = imported?.(file, text) ?? {};
      const files = paths.flatMap((path) => [...this.nodesOf(path, named)]);
      if (ids.length + paths.length > 0) return { ids: [...ids, ...files] };
    }
    if (names === void 0) return nothing;
    for (let end = text.length; end > 0; end = text.lastIndexOf("/", end - 1)) {
      const name = text.slice(0, end);
      const isWholeWord = role === "word" && name === text;
      if (role !== "import" && !isWholeWord && !name.includes("/")) return nothing;
      const id = names.get(name);
      if (id !== void 0) return { ids: [id, ...this.#testsAt(id, text.slice(end + 1), named)] };
    }
    return nothing;
  }
  /** The node of a target's tests, where a path in the target leads to them (`@acme/kit/test/helpers`). */
  #testsAt(id, below, named) {
    const folder = this.#folders.get(id);
    if (folder === void 0 || below === "") return [];
    const path = folder === "" ? below : `${folder}/${below}`;
    return [...this.nodesOf(path, named), ...this.nodesOf(`${path}.js`, named)].filter((one) => this.isSame(one, id));
  }
  #folder(file, path, named) {
    if ((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(file, path)) return nothing;
    const at = this.#at.get(path);
    if (at !== void 0) return { ids: at };
    const below = this.#below.get(path) ?? [];
    if (below.length > 1) return (0,_literals_namings_js__WEBPACK_IMPORTED_MODULE_2__/* .isManifest */ .Y)(file) ? { ids: below } : nothing;
    if (below.length === 1) return { ids: below };
    const around = this.#around(path, (folder) => folder !== "");
    return around.length > 0 ? { ids: [...around, ...this.nodesOf(`${path}/.`, named)] } : { ids: [], read: path };
  }
  /** The targets of the nearest folder of targets above a path, where that folder counts. */
  #around(path, counts) {
    const folder = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsAbove */ .wP)(path).find((above) => this.#at.has(above));
    return folder === void 0 || !counts(folder) ? [] : this.#at.get(folder) ?? [];
  }
}
const mostOwners = 50;



/***/ }),

/***/ 74162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   i: () => (/* binding */ Dependencies)
/* harmony export */ });
class Dependencies extends Set {
  #edges = /* @__PURE__ */ new Map();
  /** Adds a dependency. @param edge without one, a manifest declares it */
  add(id, edge) {
    const isBetter = this.#edges.get(id)?.kind === "named" && edge?.kind !== "named";
    if (isBetter || !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }
  /** The edge to a node; undefined where nobody gave one. */
  edge(id) {
    return this.#edges.get(id);
  }
}
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}



/***/ }),

/***/ 6151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ graphNode),
/* harmony export */   K1: () => (/* binding */ emptyGraph),
/* harmony export */   X8: () => (/* binding */ hasAny)
/* harmony export */ });
/* harmony import */ var _edge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74162);

function graphNode(label, target, manifest) {
  return {
    label,
    dependencies: new _edge_js__WEBPACK_IMPORTED_MODULE_0__/* .Dependencies */ .i(),
    facts: /* @__PURE__ */ new Map(),
    ...target !== void 0 && { target },
    ...manifest !== void 0 && { manifest }
  };
}
const emptyGraph = {
  nodes: /* @__PURE__ */ new Map(),
  owners: () => []
};
function hasAny(ids) {
  for (const _ of ids) return true;
  return false;
}



/***/ }),

/***/ 66156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Vh: () => (/* binding */ testsOf),
/* harmony export */   dz: () => (/* binding */ isTestOrText)
/* harmony export */ });
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);
/* harmony import */ var _tree_release_notes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63620);


const testFolders = /(?:^|\/)(?:__(?:tests?|mocks|fixtures|snapshots|testfixtures)__|tests?|specs?|e2e|cypress|testdata|fixtures|benches|benchmarks?|examples?|src\/(?:test|it|jmh|site)|[\w.-]*[._-]tests?)\//i;
const testNames = /[._-](?:tests?|spec|cy|e2e|test-d|bench)\.[^/]|^conftest\.py$|^test_.*\.py$|\.snap$|(?:Tests?|IT|Spec)\.(?:java|kt|groovy|scala|cs|fs|vb|swift|php)$/;
const sourceSet = /(?:^|\/)src\/(\w+)\/(?:java|kotlin|groovy|scala|resources|webapp|proto)\//;
const testSet = /test|^it$|jmh/i;
const texts = /(?:\.(?:md|markdown|rst|adoc|asciidoc)|(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|COPYING|COPYRIGHT|NOTICE|AUTHORS|CONTRIBUTING)(?:[._-][^/]*)?)$/i;
function isText(path) {
  return texts.test(path) || (0,_tree_release_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .isReleaseNote */ ._)(path);
}
function testsOf(id) {
  return `tests of ${id}`;
}
function isTestOrText(path) {
  const set = sourceSet.exec(path)?.[1];
  if (set !== void 0) return testSet.test(set) && set !== "testFixtures";
  return testFolders.test(path) || testNames.test((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)) || isText(path);
}



/***/ }),

/***/ 63620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isReleaseNote)
/* harmony export */ });
const folders = /(?:^|\/)(?:\.changes|\.changelog|\.?chloggen|changes\.d|changelog\.d|newsfragments)\//i;
const foldersAtRoot = /^(?:change|(?:common\/)?changes|changelogs?|release-?notes)\//i;
const endings = /\.(?:txt|ya?ml|json|toml|feature|bugfix|fixed|added|changed|deprecated|removed|misc)$/i;
const others = [/(?:^|\/)\.changeset\/pre\.json$/i, /^changelogs?\/.+\/[^/.]+$/i];
function isReleaseNote(path) {
  const isInFolder = endings.test(path) && (folders.test(path) || foldersAtRoot.test(path));
  return isInFolder || others.some((one) => one.test(path));
}



/***/ })

};
;