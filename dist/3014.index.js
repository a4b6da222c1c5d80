"use strict";
exports.id = 3014;
exports.ids = [3014];
exports.modules = {

/***/ 3014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  paths: () => (/* binding */ paths)
});

// EXTERNAL MODULE: ./build/impacted-targets/configuration/configuration.js
var configuration = __webpack_require__(2822);
// EXTERNAL MODULE: ./build/impacted-targets/configuration/rule-names.js
var rule_names = __webpack_require__(7541);
// EXTERNAL MODULE: ./build/impacted-targets/configuration/glob.js
var glob = __webpack_require__(972);
// EXTERNAL MODULE: ./build/impacted-targets/git/names.js
var names = __webpack_require__(9634);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/paths/owners.js


class Owners {
  #root = { globs: [], below: /* @__PURE__ */ new Map() };
  constructor(rules) {
    for (const rule of rules) {
      for (const glob of rule.globs.included) {
        let place = this.#root;
        for (const segment of glob.literalPrefix) {
          let next = place.below.get(segment);
          if (!next) place.below.set(segment, next = { globs: [], below: /* @__PURE__ */ new Map() });
          place = next;
        }
        place.globs.push({ rule, glob });
      }
    }
  }
  /** The targets that own a path, each once. */
  of(path) {
    const owners = /* @__PURE__ */ new Map();
    let place = this.#root;
    for (let from = 0; place; ) {
      for (const { rule, glob } of place.globs) {
        for (const values of glob.captured(path)) {
          if (rule.globs.excluded.some((one) => one.matchesWith(path, values))) continue;
          const target = instantiate(rule.name, new Map([...values].map(([name, value]) => [name, asName(value)])));
          if (!owners.has(target)) owners.set(target, { target, rule });
        }
      }
      if (from > path.length) break;
      const slash = path.indexOf("/", from);
      const to = slash === -1 ? path.length : slash;
      place = place.below.get(path.slice(from, to));
      from = to + 1;
    }
    return [...owners.values()];
  }
}
function instantiate(name, values) {
  return name.replaceAll(glob/* capturePattern */.t_, (whole, capture) => values.get(capture) ?? whole);
}
function asName(value) {
  return value.replaceAll(
    /[\s\p{Cc}\u2028\u2029\ud800-\udfff]|%(?=[0-9A-Fa-f]{2})/gu,
    (character) => [...(0,names/* encodePath */.O0)(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
  );
}


// EXTERNAL MODULE: ./build/shared/append.js
var append = __webpack_require__(7470);
;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/paths/impact.js



class Revision {
  constructor(tree, configuration, owners = new Owners(configuration.rules), names = new rule_names/* RuleNames */.Xd(configuration.rules)) {
    this.tree = tree;
    this.configuration = configuration;
    this.owners = owners;
    this.names = names;
  }
  tree;
  configuration;
  owners;
  names;
  #targets;
  /** Another commit with the same rules. */
  withRulesOfThis(tree) {
    return new Revision(tree, this.configuration, this.owners, this.names);
  }
  /** The targets of a rule that there are in this commit. */
  async targetsOf(rule) {
    if ((0,rule_names/* namesIn */.wX)(rule.name).length === 0) return [rule.name];
    this.#targets ??= this.#list();
    return (await this.#targets).get(rule) ?? [];
  }
  async #list() {
    const targets = /* @__PURE__ */ new Map();
    for (const { path } of await this.tree.entries()) {
      for (const { target, rule } of this.owners.of(path)) {
        const known = targets.get(rule);
        if (known) known.add(target);
        else targets.set(rule, /* @__PURE__ */ new Set([target]));
      }
    }
    return targets;
  }
  /**
   * Rules whose targets depend on a target, as the pairs that `depends-on` makes.
   * @returns the dependents that there are
   */
  async dependentsOf(target) {
    const dependents = [];
    for (const { rule, dependency } of this.#dependentRules(target)) {
      for (const dependent of await this.targetsOf(rule)) {
        if (dependent !== target && this.#dependsOn(rule, dependent, dependency, target)) dependents.push(dependent);
      }
    }
    return dependents;
  }
  #byShape = /* @__PURE__ */ new Map();
  #dependentRules(target) {
    if (this.#byShape.size === 0) {
      for (const rule of this.configuration.rules) {
        for (const dependency of rule.dependsOn) {
          const shape = (0,rule_names/* nameShape */.Vh)(dependency);
          (0,append/* append */.B)(this.#byShape, shape, { rule, dependency });
        }
      }
    }
    if (this.#byShape.size === 0) return [];
    const shapes = /* @__PURE__ */ new Set([target, ...this.names.producers(target).map(({ rule }) => (0,rule_names/* nameShape */.Vh)(rule.name))]);
    return [...shapes].flatMap((shape) => this.#byShape.get(shape) ?? []);
  }
  /** Whether a dependency of a rule, read for one of its targets, means the other target. */
  #dependsOn(rule, dependent, dependency, target) {
    if ((0,rule_names/* namesIn */.wX)(dependency).length === 0) return dependency === target;
    const own = this.names.producers(dependent).filter((producer) => producer.rule === rule);
    return own.some(
      ({ values }) => new rule_names/* RuleNames */.Xd([{ name: instantiate(dependency, values) }]).producers(target).length > 0
    );
  }
}
async function impactOfRules(comparison, { file, base, head }, { unownedTargets, coveredPaths: others }) {
  const haveSameRules = base === head;
  const revision = new Revision(comparison.base, base);
  const sides = {
    base: revision,
    head: haveSameRules ? revision.withRulesOfThis(comparison.head) : new Revision(comparison.head, head)
  };
  const targets = /* @__PURE__ */ new Map();
  const coveredPaths = /* @__PURE__ */ new Set();
  const impacted = [];
  const add = (target, reason) => {
    if (targets.has(target)) return;
    targets.set(target, reason);
    impacted.push(target);
  };
  for (const change of comparison.changes) {
    let owned = true;
    const holding = ["base", "head"].filter((side) => change[side] !== void 0);
    for (const side of haveSameRules ? holding.slice(0, 1) : holding) {
      const owners = sides[side].owners.of(change.path);
      if (owners.length === 0) owned = false;
      for (const { target } of owners) add(target, { kind: "file", path: change.path });
    }
    if (!owned && unownedTargets.length > 0 && !others.has(change.path)) {
      for (const target of unownedTargets) add(target, { kind: "file", path: change.path });
      owned = true;
    }
    if (owned) coveredPaths.add(change.path);
  }
  const pairs = [
    [sides.base, sides.head],
    [sides.head, sides.base]
  ];
  for (const [side, other] of haveSameRules ? [] : pairs) {
    const definitions = new Set(other.configuration.rules.map(definition));
    for (const rule of side.configuration.rules) {
      if (definitions.has(definition(rule))) continue;
      const what = `the rule ${rule.name} in ${file} ${other.names.written(rule.name).length > 0 ? "changed" : side === sides.base ? "was removed" : "is new"}`;
      for (const target of await side.targetsOf(rule)) add(target, { kind: "graph", what });
    }
  }
  for (const target of impacted) {
    for (const side of [sides.base, sides.head]) {
      for (const dependent of await side.dependentsOf(target)) add(dependent, { kind: "dependency", target });
    }
  }
  const both = [sides.base, sides.head];
  return {
    kind: "targets",
    targets,
    coveredPaths,
    known: {
      names: async () => (await Promise.all(both.flatMap((side) => side.configuration.rules.map((rule) => side.targetsOf(rule))))).flatMap((names) => [...names]),
      dependentsOf: async (target) => (await Promise.all(both.map((side) => side.dependentsOf(target)))).flatMap((names) => [...names]),
      impactedBy: async (path) => {
        const found = new Set(both.flatMap((side) => side.owners.of(path).map(({ target }) => target)));
        for (const target of found) {
          for (const side of both) for (const dependent of await side.dependentsOf(target)) found.add(dependent);
        }
        return found;
      }
    }
  };
}
function definition(rule) {
  return JSON.stringify([rule.name, rule.definition, [...rule.dependsOn].sort()]);
}


;// CONCATENATED MODULE: ./build/impacted-targets/build-systems/paths/index.js


const paths = {
  async impact(comparison, tools) {
    const { targets: unownedTargets } = (0,configuration/* unownedPolicy */.p)(tools.configurations);
    return impactOfRules(comparison, tools.configurations, {
      unownedTargets,
      coveredPaths: unownedTargets.length === 0 ? /* @__PURE__ */ new Set() : await tools.coveredPaths()
    });
  }
};



/***/ })

};
;