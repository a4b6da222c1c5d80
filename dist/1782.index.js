"use strict";
exports.id = 1782;
exports.ids = [1782];
exports.modules = {

/***/ 31782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  paths: () => (/* binding */ paths)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/rule-names.js
var rule_names = __webpack_require__(25862);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/owners.js


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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/dependents.js




class Dependents {
  #names;
  #targetsOf;
  /** The entries of `depends-on`, by the shape of their names. */
  #byShape = /* @__PURE__ */ new Map();
  constructor(rules, names, targetsOf) {
    this.#names = names;
    this.#targetsOf = targetsOf;
    for (const rule of rules) {
      for (const name of rule.dependsOn) (0,append/* append */.B)(this.#byShape, (0,rule_names/* nameShape */.Vh)(name), new Dependency(rule, name));
    }
  }
  /** The existing dependents of a target. The target itself may be among them. */
  async of(target) {
    if (this.#byShape.size === 0) return [];
    const shapes = /* @__PURE__ */ new Set([target, ...this.#names.producers(target).map(({ rule }) => (0,rule_names/* nameShape */.Vh)(rule.name))]);
    const dependencies = [...shapes].flatMap((shape) => this.#byShape.get(shape) ?? []);
    const lists = await Promise.all(dependencies.map((one) => one.dependentsOf(target, this.#targetsOf)));
    return lists.flat();
  }
}
class Dependency {
  #rule;
  #name;
  #fixed;
  /** Index of the only segment that is fixed in part; -1 without one. */
  #partly;
  #index;
  constructor(rule, name) {
    this.#rule = rule;
    this.#name = name;
    const shared = (0,rule_names/* tellableNames */.kk)(rule.name);
    const fixed = name.split("/").map((segment) => fixedIn(segment, shared));
    this.#partly = fixed.findIndex((each) => each === "start" || each === "end");
    this.#fixed = fixed.map((each, at) => each === "whole" || at === this.#partly ? each : "nothing");
  }
  async dependentsOf(target, targetsOf) {
    this.#index ??= targetsOf(this.#rule).then((targets) => this.#indexOf(targets));
    const { byKey, lengths } = await this.#index;
    const segments = target.split("/");
    if (segments.length !== this.#fixed.length) return [];
    const keys = [...lengths].map((length) => this.#keyOf(segments, length));
    const candidates = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
    return candidates.filter(({ pattern }) => means(pattern, target)).map(({ dependents }) => dependents);
  }
  #indexOf(targets) {
    const own = (0,rule_names/* tellableNames */.kk)(this.#rule.name);
    const isFilled = (0,rule_names/* namesIn */.wX)(this.#name).some((name) => own.has(name));
    const byPattern = /* @__PURE__ */ new Map();
    for (const dependent of targets) {
      const values = isFilled ? (0,rule_names/* valuesIn */.aC)(this.#rule.name, dependent) : /* @__PURE__ */ new Map();
      if (values !== void 0) (0,append/* append */.B)(byPattern, instantiate(this.#name, values), dependent);
    }
    const byKey = /* @__PURE__ */ new Map();
    const lengths = /* @__PURE__ */ new Set();
    for (const [pattern, dependents] of byPattern) {
      const segments = pattern.split("/");
      const length = this.#fixedLength(segments[this.#partly] ?? "");
      lengths.add(length);
      (0,append/* append */.B)(byKey, this.#keyOf(segments, length), { pattern, dependents });
    }
    return { byKey, lengths };
  }
  /** How many characters are fixed in the partly fixed segment of a pattern. */
  #fixedLength(segment) {
    return this.#fixed[this.#partly] === "end" ? segment.length - segment.lastIndexOf("}") - 1 : segment.indexOf("{");
  }
  /** The key that a pattern shares with the targets that it means. */
  #keyOf(segments, length) {
    const parts = segments.map((segment, at) => {
      const fixed = this.#fixed[at];
      if (fixed === "whole") return segment;
      if (fixed === "start") return segment.slice(0, length);
      return fixed === "end" ? segment.slice(Math.max(0, segment.length - length)) : "";
    });
    return parts.join("/");
  }
}
function fixedIn(segment, shared) {
  const isShared = [...segment.matchAll(glob/* capturePattern */.t_)].map(([, name = ""]) => shared.has(name));
  if (isShared.every(Boolean)) return "whole";
  if (isShared[0] === true) return "start";
  return isShared.at(-1) === true ? "end" : "nothing";
}
function means(pattern, target) {
  return (0,rule_names/* namesIn */.wX)(pattern).length === 0 ? pattern === target : (0,rule_names/* valuesIn */.aC)(pattern, target) !== void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/impact.js




class Revision {
  constructor(tree, configuration, owners = new Owners(configuration.rules), names = new rule_names/* RuleNames */.Xd(configuration.rules)) {
    this.tree = tree;
    this.configuration = configuration;
    this.owners = owners;
    this.names = names;
    this.dependents = new Dependents(configuration.rules, names, (rule) => this.targetsOf(rule));
  }
  tree;
  configuration;
  owners;
  names;
  dependents;
  #targets;
  /** Returns another commit with the rules of this one. */
  withRulesOfThis(tree) {
    return new Revision(tree, this.configuration, this.owners, this.names);
  }
  /** The targets of a rule that exist in this commit. */
  async targetsOf(rule) {
    if ((0,rule_names/* namesIn */.wX)(rule.name).length === 0) return [rule.name];
    this.#targets ??= this.#list();
    return (await this.#targets).get(rule) ?? [];
  }
  async #list() {
    const targets = /* @__PURE__ */ new Map();
    for (const { path } of await this.tree.entries()) {
      for (const { target, rule } of this.owners.of(path)) (0,append/* addTo */.D)(targets, rule, target);
    }
    return targets;
  }
}
async function impactOfRules(comparison, { file, base, head }) {
  const haveSameRules = base === head;
  const revision = new Revision(comparison.base, base);
  const sides = {
    base: revision,
    head: haveSameRules ? revision.withRulesOfThis(comparison.head) : new Revision(comparison.head, head)
  };
  const targets = /* @__PURE__ */ new Map();
  const coveredPaths = /* @__PURE__ */ new Set();
  const otherwise = /* @__PURE__ */ new Set();
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
      for (const target of await side.targetsOf(rule)) {
        otherwise.add(target);
        add(target, { kind: "graph", what });
      }
    }
  }
  const both = [sides.base, sides.head];
  const ownersOf = (path) => new Set(both.flatMap((side) => side.owners.of(path).map(({ target }) => target)));
  const dependentLists = async (target) => (await Promise.all(both.map((side) => side.dependents.of(target)))).flat();
  const eachDependent = async (of, use) => {
    const seen = /* @__PURE__ */ new Set();
    for (const target of of) {
      for (const list of await dependentLists(target)) {
        if (seen.has(list)) continue;
        seen.add(list);
        for (const dependent of list) use(dependent, target);
      }
    }
  };
  await eachDependent(impacted, (dependent, target) => {
    add(dependent, { kind: "dependency", target });
  });
  return {
    kind: "targets",
    targets,
    otherwise,
    coveredPaths,
    known: {
      names: async () => (await Promise.all(both.flatMap((side) => side.configuration.rules.map((rule) => side.targetsOf(rule))))).flatMap((names) => [...names]),
      dependentsOf: async (target) => (await dependentLists(target)).flat().filter((dependent) => dependent !== target),
      dependentLists,
      owners: (path) => Promise.resolve(ownersOf(path)),
      impactedBy: async (path) => {
        const found = ownersOf(path);
        await eachDependent(found, (dependent) => found.add(dependent));
        return found;
      }
    }
  };
}
function definition(rule) {
  return JSON.stringify([rule.name, rule.definition, rule.imports, [...rule.dependsOn].sort()]);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/index.js

const paths = {
  impact: (comparison, { configurations }) => impactOfRules(comparison, configurations)
};



/***/ })

};
;