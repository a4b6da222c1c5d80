import { isMap, isScalar, isSeq } from 'yaml';
import type { Configuration, DependencyRule, ImpactRule, Unowned } from './configuration.js';
import { GlobError } from '../../shared/globs/path-matcher.js';
import { Globs } from './glob.js';
import { suggestion } from './mistakes.js';
import { isEmpty, kindOf, PlacedDocument, type Text } from './placed-document.js';
import { checkCaptures, checkDependencies, checkNames, nameMistake, type PlacedRule } from './rule-checks.js';
import { namesIn, RuleNames } from './rule-names.js';

const topLevelKeys = [
  'impact-all',
  'impact-none',
  'impact',
  'depends-on',
  'documents',
  'unowned',
  'targets',
  'build-systems',
];
const ruleKeys = ['paths', 'depends-on'];
const impactKeys = ['paths', 'targets'];

/** Most names with `*` under `depends-on`. Each of them is tried on every target. */
const mostPatterns = 200;

/** A configuration with nothing in it. */
export const emptyConfiguration: Configuration = {
  impactAll: new Globs([]),
  impactNone: new Globs([]),
  impact: [],
  dependsOn: [],
  documents: 'ignore',
  unowned: { kind: 'all' },
  rules: [],
  buildSystems: {},
};

/**
 * Reads the configuration file (`schemas/impacted-targets.schema.json` describes its shape).
 * @param file its path, for messages
 * @param buildSystemNames what may stand under `build-systems`
 * @throws ConfigurationError with every mistake, each with line and column
 */
export function readConfiguration(text: string, file: string, buildSystemNames: readonly string[]): Configuration {
  return new Reader(text, file, buildSystemNames).read();
}

class Reader {
  readonly #document: PlacedDocument;

  constructor(
    text: string,
    file: string,
    readonly buildSystemNames: readonly string[],
  ) {
    this.#document = new PlacedDocument(text, file);
  }

  read(): Configuration {
    const { root } = this.#document;
    if (root === undefined) return emptyConfiguration;
    let { impactAll, impactNone, impact, dependsOn, documents, unowned } = emptyConfiguration;
    let unownedNode: unknown;
    let rules: PlacedRule[] = [];
    let buildSystems: Configuration['buildSystems'] = {};
    const map = this.#document.map(root, 'the file');
    for (const [key, value] of map ? this.#document.entries(map, topLevelKeys) : []) {
      if (key.value === 'impact-all') impactAll = this.#globs(this.#document.texts(value, 'impact-all', key.node));
      if (key.value === 'impact-none') impactNone = this.#globs(this.#document.texts(value, 'impact-none', key.node));
      if (key.value === 'impact') impact = this.#impact(value, key.node);
      if (key.value === 'depends-on') dependsOn = this.#dependsOn(value, key.node);
      if (key.value === 'documents') documents = this.#documents(value, key.node);
      if (key.value === 'targets') rules = this.#rules(value, key.node);
      if (key.value === 'build-systems') buildSystems = this.#buildSystems(value, key.node);
      if (key.value === 'unowned') {
        unowned = this.#unowned(value, key.node);
        unownedNode = value;
      }
    }
    checkNames(this.#document, rules);
    const names = new RuleNames(rules);
    checkDependencies(this.#document, rules, names);
    if (unowned.kind === 'target' && names.producers(unowned.target).length === 0) {
      this.#document.mistake(
        unownedNode,
        `unowned: ${unowned.target} is no target of this file${suggestion(unowned.target, ['all', 'ignore', ...rules.map(({ name }) => name)])}`,
      );
    }
    this.#document.finish();
    return {
      impactAll,
      impactNone,
      impact,
      dependsOn,
      documents,
      unowned,
      buildSystems,
      rules: rules.map(({ name, globs, dependsOn, definition }) => ({ name, globs, dependsOn, definition })),
    };
  }

  /** Globs, each mistake at its own place. */
  #globs(texts: readonly Text[]): Globs {
    const right = texts.filter(({ value, node }) => {
      try {
        return new Globs([value]);
      } catch (error) {
        if (!(error instanceof GlobError)) throw error;
        this.#document.mistake(node, `bad glob ${value}: ${error.message}`);
        return false;
      }
    });
    const globs = new Globs(right.map(({ value }) => value));
    if (texts.length > 0 && right.length === texts.length && globs.included.length === 0) {
      this.#document.mistake(texts[0]?.node, 'there are only globs with !, so nothing matches: add one without');
    }
    return globs;
  }

  #unowned(node: unknown, key: unknown): Unowned {
    const resolved = this.#document.resolved(node);
    if (!isScalar(resolved) || typeof resolved.value !== 'string' || resolved.value === '') {
      this.#document.mistake(
        isEmpty(node) ? key : node,
        `unowned must be all, ignore or the name of a target, not ${kindOf(resolved)}`,
      );
      return { kind: 'all' };
    }
    const { value } = resolved;
    return value === 'all' || value === 'ignore' ? { kind: value } : { kind: 'target', target: value };
  }

  #documents(node: unknown, key: unknown): Configuration['documents'] {
    const resolved = this.#document.resolved(node);
    const value = isScalar(resolved) ? resolved.value : undefined;
    if (value === 'ignore' || value === 'all') return value;
    this.#document.mistake(
      isEmpty(node) ? key : node,
      'documents must be ignore (the built-in list of documents impacts nothing) or all (they count as other files do)',
    );
    return 'all';
  }

  #impact(node: unknown, key: unknown): ImpactRule[] {
    const resolved = this.#document.resolved(node);
    if (!isSeq(resolved)) {
      this.#document.mistake(isEmpty(node) ? key : node, `impact must be a list of mappings, not ${kindOf(resolved)}`);
      return [];
    }
    return resolved.items.flatMap((item) => {
      const map = this.#document.map(item, 'an entry of impact');
      if (!map) return [];
      let paths: Text[] = [];
      let targets: Text[] = [];
      for (const [name, value] of this.#document.entries(map, impactKeys)) {
        if (name.value === 'paths') paths = this.#document.texts(value, 'paths', name.node);
        else targets = this.#document.texts(value, 'targets', name.node);
      }
      if (paths.length === 0 || targets.length === 0) {
        this.#document.mistake(item, 'an entry of impact needs paths and targets');
      }
      for (const target of targets) this.#checkTargetPattern(target);
      return [{ paths: this.#globs(paths), targets: targets.map(({ value }) => value) }];
    });
  }

  #checkTargetPattern({ value, node }: Text): void {
    if (value === '' || /[\s\p{Cc}]/u.test(value)) {
      this.#document.mistake(node, `${JSON.stringify(value)} cannot be the name of a target`);
    }
  }

  #dependsOn(node: unknown, key: unknown): DependencyRule[] {
    const map = this.#document.map(node, 'depends-on', key);
    const rules: DependencyRule[] = [];
    let patterns = 0;
    for (const [target, value] of map ? this.#document.entries(map) : []) {
      const on = this.#document.texts(value, target.value, target.node);
      for (const one of [target, ...on]) {
        this.#checkTargetPattern(one);
        if (one.value === 'ALL') {
          this.#document.mistake(one.node, 'ALL is no target: name targets, where * stands for any text');
        }
        if (one.value.includes('*')) patterns += 1;
        if (patterns === mostPatterns + 1) {
          this.#document.mistake(
            one.node,
            `depends-on has more than ${mostPatterns} names with *: write fewer, wider ones`,
          );
        }
      }
      for (const { value: name, node: at } of on) {
        if (name === target.value) this.#document.mistake(at, `${name} depends on itself`);
      }
      if (isSeq(this.#document.resolved(value)) && on.length === 0) {
        this.#document.mistake(value, `${target.value} depends on nothing here: name at least one target`);
      }
      rules.push({ target: target.value, on: on.map(({ value: name }) => name) });
    }
    return rules;
  }

  #buildSystems(node: unknown, key: unknown): Configuration['buildSystems'] {
    const map = this.#document.map(node, 'build-systems', key);
    const options: [string, Record<string, unknown>][] = [];
    for (const [name, value] of map ? this.#document.entries(map, this.buildSystemNames) : []) {
      const own = this.#document.map(value, `build-systems.${name.value}`, name.node);
      if (own) options.push([name.value, this.#document.toJS(own)]);
    }
    return Object.fromEntries(options);
  }

  #rules(node: unknown, key: unknown): PlacedRule[] {
    const map = this.#document.map(node, 'targets', key);
    return (map ? this.#document.entries(map) : []).map(([name, value]) => this.#rule(name, value));
  }

  #rule(name: Text, node: unknown): PlacedRule {
    const resolved = this.#document.resolved(node);
    let paths: Text[] = [];
    let dependencies: Text[] = [];
    if (isMap(resolved)) {
      for (const [key, value] of this.#document.entries(resolved, ruleKeys)) {
        if (key.value === 'paths') paths = this.#document.texts(value, 'paths', key.node);
        else dependencies = this.#document.texts(value, 'depends-on', key.node);
      }
      if (paths.length === 0 && dependencies.length === 0) {
        this.#document.mistake(name.node, `${name.value} has neither paths nor depends-on, so nothing impacts it`);
      }
    } else if (isScalar(resolved) && resolved.value !== null && typeof resolved.value !== 'string') {
      this.#document.mistake(node, `${name.value} must be a list of globs or a mapping, not ${kindOf(resolved)}`);
    } else {
      paths = this.#document.texts(node, name.value, name.node);
      if (paths.length === 0 && isSeq(resolved) && resolved.items.length === 0) {
        this.#document.mistake(node, `${name.value} has no globs, so nothing impacts it`);
      }
    }
    const wrong = nameMistake(name.value);
    if (wrong !== undefined) {
      this.#document.mistake(name.node, `${JSON.stringify(name.value)} cannot name a target: ${wrong}`);
    }
    const captures = namesIn(name.value);
    const globs = this.#globs(paths);
    checkCaptures(this.#document, name, captures, paths);
    return {
      name: name.value,
      captures,
      globs,
      dependencies,
      dependsOn: dependencies.map(({ value }) => value),
      definition: JSON.stringify(paths.map(({ value }) => value).sort()),
    };
  }
}
