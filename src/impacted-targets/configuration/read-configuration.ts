import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type ParsedNode,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Configuration, ImpactRule, Rule, Unowned } from './configuration.js';
import { capturePattern, GlobError, Globs } from './glob.js';
import { ConfigurationError, suggestion, type ConfigurationMistake } from './mistakes.js';
import { nameShape, namesIn, RuleNames } from './rule-names.js';

const topLevelKeys = ['impact-all', 'impact-none', 'impact', 'documents', 'unowned', 'targets', 'build-systems'];
const ruleKeys = ['paths', 'depends-on'];
const impactKeys = ['paths', 'targets'];

/** A text of the file and where it stands. */
interface Text {
  readonly value: string;
  readonly node: unknown;
}

/** A rule with the places of what it says, for mistakes that only show when all rules are known. */
interface PlacedRule extends Rule {
  readonly captures: readonly string[];
  readonly dependencies: readonly Text[];
}

/** A configuration with nothing in it. */
export const emptyConfiguration: Configuration = {
  impactAll: new Globs([]),
  impactNone: new Globs([]),
  impact: [],
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
  readonly #lines = new LineCounter();
  readonly #document: Document.Parsed;
  readonly #mistakes: ConfigurationMistake[] = [];

  constructor(
    text: string,
    readonly file: string,
    readonly buildSystemNames: readonly string[],
  ) {
    this.#document = parseDocument(protectBraces(text), {
      lineCounter: this.#lines,
      prettyErrors: false,
      uniqueKeys: true,
    });
  }

  read(): Configuration {
    for (const { pos, message } of [...this.#document.errors, ...this.#document.warnings]) {
      this.#mistakeAt(
        pos[0],
        restoreBraces(message).replace(/^Map keys must be unique$/, 'this key stands here twice'),
      );
    }
    this.#finish();
    visit(this.#document, {
      Scalar(_, node) {
        if (typeof node.value === 'string') node.value = restoreBraces(node.value);
      },
    });
    const root = this.#document.contents;
    if (root === null || (isScalar(root) && root.value === null)) return emptyConfiguration;
    let { impactAll, impactNone, impact, documents, unowned } = emptyConfiguration;
    let unownedNode: unknown;
    let rules: PlacedRule[] = [];
    let buildSystems: Configuration['buildSystems'] = {};
    const map = this.#map(root, 'the file');
    for (const [key, value] of map ? this.#entries(map, topLevelKeys) : []) {
      if (key.value === 'impact-all') impactAll = this.#globs(this.#texts(value, 'impact-all', key.node));
      if (key.value === 'impact-none') impactNone = this.#globs(this.#texts(value, 'impact-none', key.node));
      if (key.value === 'impact') impact = this.#impact(value, key.node);
      if (key.value === 'documents') documents = this.#documents(value, key.node);
      if (key.value === 'targets') rules = this.#rules(value, key.node);
      if (key.value === 'build-systems') buildSystems = this.#buildSystems(value, key.node);
      if (key.value === 'unowned') {
        unowned = this.#unowned(value, key.node);
        unownedNode = value;
      }
    }
    this.#checkNames(rules);
    const names = new RuleNames(rules);
    this.#checkDependencies(rules, names);
    if (unowned.kind === 'target' && names.producers(unowned.target).length === 0) {
      this.#mistake(
        unownedNode,
        `unowned: ${unowned.target} is no target of this file${suggestion(unowned.target, ['all', 'ignore', ...rules.map(({ name }) => name)])}`,
      );
    }
    this.#finish();
    return {
      impactAll,
      impactNone,
      impact,
      documents,
      unowned,
      buildSystems,
      rules: rules.map(({ name, globs, dependsOn, definition }) => ({ name, globs, dependsOn, definition })),
    };
  }

  #finish(): void {
    if (this.#mistakes.length === 0) return;
    this.#mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
    throw new ConfigurationError(this.file, this.#mistakes);
  }

  #mistakeAt(offset: number, message: string): void {
    const { line, col } = this.#lines.linePos(offset);
    this.#mistakes.push({ line: Math.max(line, 1), column: Math.max(col, 1), message });
  }

  #mistake(node: unknown, message: string): void {
    const range = (node as { range?: readonly number[] | null } | null)?.range;
    this.#mistakeAt(range?.[0] ?? 0, message);
  }

  /** The node that an alias stands for. */
  #resolved(node: unknown): unknown {
    return isAlias(node) ? node.resolve(this.#document) : node;
  }

  #map(node: unknown, what: string, key: unknown = node): YAMLMap | undefined {
    const resolved = this.#resolved(node);
    if (isMap(resolved)) return resolved;
    this.#mistake(isEmpty(node) ? key : node, `${what} must be a mapping, not ${kindOf(resolved)}`);
    return undefined;
  }

  /** The entries of a mapping, each key as text. Keys that are not among the known ones are mistakes. */
  #entries(map: YAMLMap, known?: readonly string[]): [Text, unknown][] {
    const entries: [Text, unknown][] = [];
    const seen = new Set<string>();
    for (const pair of map.items) {
      const node = this.#resolved(pair.key);
      if (!isScalar(node)) {
        this.#mistake(pair.key, `a key must be text, not ${kindOf(node)}`);
        continue;
      }
      const value = scalarText(node.value);
      if (known && !known.includes(value)) {
        this.#mistake(pair.key, `unknown key ${JSON.stringify(value)}${suggestion(value, known)}`);
        continue;
      }
      if (seen.has(value)) this.#mistake(pair.key, `${JSON.stringify(value)} stands here twice`);
      seen.add(value);
      entries.push([{ value, node: pair.key }, pair.value]);
    }
    return entries;
  }

  /** A text or a list of texts; a list in a list counts as its items, so that an alias can stand for several. */
  #texts(node: unknown, what: string, key: unknown): Text[] {
    const resolved = this.#resolved(node) as ParsedNode | null | undefined;
    if (isSeq(resolved)) return resolved.items.flatMap((item) => this.#texts(item, what, key));
    if (isScalar(resolved) && typeof resolved.value === 'string') return [{ value: resolved.value, node }];
    this.#mistake(isEmpty(node) ? key : node, `${what} must be a text or a list of texts, not ${kindOf(resolved)}`);
    return [];
  }

  /** Globs, each mistake at its own place. */
  #globs(texts: readonly Text[]): Globs {
    const right = texts.filter(({ value, node }) => {
      try {
        return new Globs([value]);
      } catch (error) {
        if (!(error instanceof GlobError)) throw error;
        this.#mistake(node, `bad glob ${value}: ${error.message}`);
        return false;
      }
    });
    const globs = new Globs(right.map(({ value }) => value));
    if (texts.length > 0 && right.length === texts.length && globs.included.length === 0) {
      this.#mistake(texts[0]?.node, 'there are only globs with !, so nothing matches: add one without');
    }
    return globs;
  }

  #unowned(node: unknown, key: unknown): Unowned {
    const resolved = this.#resolved(node);
    if (!isScalar(resolved) || typeof resolved.value !== 'string' || resolved.value === '') {
      this.#mistake(
        isEmpty(node) ? key : node,
        `unowned must be all, ignore or the name of a target, not ${kindOf(resolved)}`,
      );
      return { kind: 'all' };
    }
    const { value } = resolved;
    return value === 'all' || value === 'ignore' ? { kind: value } : { kind: 'target', target: value };
  }

  #documents(node: unknown, key: unknown): Configuration['documents'] {
    const resolved = this.#resolved(node);
    const value = isScalar(resolved) ? resolved.value : undefined;
    if (value === 'ignore' || value === 'all') return value;
    this.#mistake(
      isEmpty(node) ? key : node,
      'documents must be ignore (the built-in list of documents impacts nothing) or all (they are files as others)',
    );
    return 'all';
  }

  #impact(node: unknown, key: unknown): ImpactRule[] {
    const resolved = this.#resolved(node);
    if (!isSeq(resolved)) {
      this.#mistake(isEmpty(node) ? key : node, `impact must be a list of mappings, not ${kindOf(resolved)}`);
      return [];
    }
    return resolved.items.flatMap((item) => {
      const map = this.#map(item, 'an entry of impact');
      if (!map) return [];
      let paths: Text[] = [];
      let targets: Text[] = [];
      for (const [name, value] of this.#entries(map, impactKeys)) {
        if (name.value === 'paths') paths = this.#texts(value, 'paths', name.node);
        else targets = this.#texts(value, 'targets', name.node);
      }
      if (paths.length === 0 || targets.length === 0) {
        this.#mistake(item, 'an entry of impact needs paths and targets');
      }
      for (const { value, node: at } of targets) {
        if (value === '' || /[\s\p{Cc}]/u.test(value)) {
          this.#mistake(at, `${JSON.stringify(value)} cannot be the name of a target`);
        }
      }
      return [{ paths: this.#globs(paths), targets: targets.map(({ value }) => value) }];
    });
  }

  #buildSystems(node: unknown, key: unknown): Configuration['buildSystems'] {
    const map = this.#map(node, 'build-systems', key);
    const options: [string, Record<string, unknown>][] = [];
    for (const [name, value] of map ? this.#entries(map, this.buildSystemNames) : []) {
      const own = this.#map(value, `build-systems.${name.value}`, name.node);
      if (own) options.push([name.value, own.toJS(this.#document) as Record<string, unknown>]);
    }
    return Object.fromEntries(options);
  }

  #rules(node: unknown, key: unknown): PlacedRule[] {
    const map = this.#map(node, 'targets', key);
    return (map ? this.#entries(map) : []).map(([name, value]) => this.#rule(name, value));
  }

  #rule(name: Text, node: unknown): PlacedRule {
    const resolved = this.#resolved(node);
    let paths: Text[] = [];
    let dependencies: Text[] = [];
    if (isMap(resolved)) {
      for (const [key, value] of this.#entries(resolved, ruleKeys)) {
        if (key.value === 'paths') paths = this.#texts(value, 'paths', key.node);
        else dependencies = this.#texts(value, 'depends-on', key.node);
      }
      if (paths.length === 0 && dependencies.length === 0) {
        this.#mistake(name.node, `${name.value} has neither paths nor depends-on, so nothing impacts it`);
      }
    } else if (isScalar(resolved) && resolved.value !== null && typeof resolved.value !== 'string') {
      this.#mistake(node, `${name.value} must be a list of globs or a mapping, not ${kindOf(resolved)}`);
    } else {
      paths = this.#texts(node, name.value, name.node);
      if (paths.length === 0 && isSeq(resolved) && resolved.items.length === 0) {
        this.#mistake(node, `${name.value} has no globs, so nothing impacts it`);
      }
    }
    const captures = this.#captures(name);
    const globs = this.#globs(paths);
    this.#checkCaptures(name, captures, paths);
    return {
      name: name.value,
      captures,
      globs,
      dependencies,
      dependsOn: dependencies.map(({ value }) => value),
      definition: JSON.stringify(paths.map(({ value }) => value).sort()),
    };
  }

  /** The `{name}` parts of a target's name. */
  #captures(name: Text): string[] {
    const wrong = nameMistake(name.value);
    if (wrong !== undefined) this.#mistake(name.node, `${JSON.stringify(name.value)} cannot name a target: ${wrong}`);
    return namesIn(name.value);
  }

  /** Each glob of a rule must say what the `{name}` parts of its name are, and nothing that the name has not. */
  #checkCaptures(name: Text, captures: readonly string[], paths: readonly Text[]): void {
    for (const path of paths) {
      let globs: Globs;
      try {
        globs = new Globs([path.value]);
      } catch {
        continue;
      }
      for (const glob of [...globs.included, ...globs.excluded]) {
        for (const capture of glob.captures) {
          if (captures.includes(capture)) continue;
          const known = captures.map((one) => `{${one}}`);
          this.#mistake(
            path.node,
            `{${capture}} is not in the target's name ${name.value}${suggestion(`{${capture}}`, known)}: write * for any segment`,
          );
        }
      }
      for (const glob of globs.included) {
        for (const capture of captures) {
          if (glob.captures.includes(capture)) continue;
          this.#mistake(path.node, `${path.value} does not say what {${capture}} in ${name.value} stands for`);
        }
      }
    }
    if (paths.length === 0 && captures.length > 0) {
      this.#mistake(name.node, `no glob says what {${captures[0] ?? ''}} in ${name.value} stands for`);
    }
  }

  #checkNames(rules: readonly PlacedRule[]): void {
    const seen = new Map<string, string>();
    for (const { name, captures } of rules) {
      const shape = nameShape(name);
      const other = seen.get(shape);
      if (other !== undefined && captures.length > 0) {
        this.#mistake(this.#keyOf(name), `${name} is the same target as ${other}: put their globs together`);
      }
      seen.set(shape, name);
    }
  }

  #checkDependencies(rules: readonly PlacedRule[], known: RuleNames<PlacedRule>): void {
    for (const rule of rules) {
      for (const { value, node } of rule.dependencies) {
        if (value === rule.name) this.#mistake(node, `${value} depends on itself`);
        else if (known.meant(value).length === 0) {
          this.#mistake(
            node,
            `depends-on names ${JSON.stringify(value)}, which is no target${suggestion(
              value,
              rules.map(({ name }) => name),
            )}`,
          );
        }
      }
    }
    const cycle = findCycle(rules, known);
    if (cycle) this.#mistake(cycle.at.node, `depends-on goes in a circle: ${cycle.names.join(' → ')}`);
  }

  #keyOf(name: string): unknown {
    const targets = this.#resolved((this.#document as Document).get('targets', true));
    return isMap(targets)
      ? targets.items.find(({ key }) => isScalar(key) && scalarText(key.value) === name)?.key
      : undefined;
  }
}

/** Why a text cannot be a target's name, or undefined. */
function nameMistake(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (name === 'ALL') return 'ALL means every target';
  if (/[\s\p{Cc}]/u.test(name)) return 'it holds a space, a line break or a control character';
  if (/[{}]/.test(name.replaceAll(capturePattern, ''))) return 'a brace that is not part of {name}';
  return undefined;
}

/** A circle of dependencies, with the place of the one that closes it. */
function findCycle(
  rules: readonly PlacedRule[],
  known: RuleNames<PlacedRule>,
): { names: string[]; at: Text } | undefined {
  const finished = new Set<PlacedRule>();
  const path: PlacedRule[] = [];
  const visit = (rule: PlacedRule): { names: string[]; at: Text } | undefined => {
    path.push(rule);
    for (const at of rule.dependencies) {
      for (const next of known.meant(at.value)) {
        // A target of a rule with {name} may depend on another of the same rule; the rule alone is no circle.
        if (next === rule || finished.has(next)) continue;
        const from = path.indexOf(next);
        if (from !== -1 && path.slice(from).every(({ captures }) => captures.length === 0)) {
          return { names: [...path.slice(from), next].map(({ name }) => name), at };
        }
        const found = from === -1 ? visit(next) : undefined;
        if (found) return found;
      }
    }
    path.pop();
    finished.add(rule);
    return undefined;
  };
  for (const rule of rules) {
    const found = finished.has(rule) ? undefined : visit(rule);
    if (found) return found;
  }
  return undefined;
}

/** What stands for `{`, `}` and `,` of a glob while YAML is read: private characters, as long as what they replace. */
const protection: Readonly<Record<string, string>> = { '{': '\uE0F0', '}': '\uE0F1', ',': '\uE0F2' };

/**
 * YAML ends a plain text in a `[…]` list at a brace, so `[services/{name}/**]` would have to be quoted. Braces that
 * stand next to text of a glob are never YAML's own there, so they are taken for part of it.
 */
function protectBraces(text: string): string {
  return text.replaceAll(/\{[^\s{}[\]:"']+\}/g, (braces, index: number) => {
    const attached = (character: string | undefined) => character !== undefined && !/[\s{}[\],:"']/.test(character);
    if (!attached(text[index - 1]) && !attached(text[index + braces.length])) return braces;
    return braces.replaceAll(/[{},]/g, (character) => protection[character] ?? character);
  });
}

function restoreBraces(text: string): string {
  return text.replaceAll('\uE0F0', '{').replaceAll('\uE0F1', '}').replaceAll('\uE0F2', ',');
}

/** A key or value as text; a YAML key such as `1` or `true` is the name `1` or `true`. */
function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}

function isEmpty(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && node.value === null);
}

function kindOf(node: unknown): string {
  if (isMap(node)) return 'a mapping';
  if (isSeq(node)) return 'a list';
  if (isEmpty(node)) return 'nothing';
  if (isScalar(node))
    return typeof node.value === 'string' ? 'a text' : `${typeof node.value} ${scalarText(node.value)}`;
  return 'something unknown';
}
