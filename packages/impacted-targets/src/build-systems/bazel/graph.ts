import { canonicalLabel } from './labels.js';
import { append } from '../../../../shared/src/append.js';

/** A rule of the graph. */
export interface Rule {
  /** The rule's class: `genrule`, `cc_library`, or the name of a rule that a .bzl file defines. */
  readonly kind: string;
  /** The text of the rule in the BUILD file, without its place. Equal texts mean equal rules, except for `select`. */
  readonly definition: string;
}

/** The main repository's graph, as far as the loading phase knows it. */
export interface Graph {
  readonly rules: ReadonlyMap<string, Rule>;
  /** Definitions of targets that are neither rules nor files: package groups, and the visibility of source files. */
  readonly others: ReadonlyMap<string, string>;
  /** For each label, the labels that depend on it directly. */
  readonly dependents: ReadonlyMap<string, readonly string[]>;
  /** Files that each package's BUILD file loads, at any depth, by the package. */
  readonly loads: ReadonlyMap<string, readonly string[]>;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex?: string, decimal?: string, name?: string) =>
    hex !== undefined
      ? String.fromCodePoint(parseInt(hex, 16))
      : decimal !== undefined
        ? String.fromCodePoint(Number(decimal))
        : (entities[name ?? ''] ?? whole),
  );
}

const attributePatterns = {
  name: / name="([^"]*)"/,
  class: / class="([^"]*)"/,
  'generating-rule': / generating-rule="([^"]*)"/,
} as const;

function attribute(tag: string, name: keyof typeof attributePatterns): string {
  return unescape(attributePatterns[name].exec(tag)?.[1] ?? '');
}

/** The tag that begins a target of `bazel query --output=xml`. In XML, `<` is always escaped in values. */
const targetPattern =
  /<(rule|source-file|generated-file|package-group|environment-group)\b([^<>"]*(?:"[^<"]*"[^<>"]*)*)>/g;

/**
 * The targets of `bazel query --output=xml`: tag, attributes, and content.
 * @throws Error when a target has no end
 */
function* targetsIn(xml: string): Generator<readonly [element: string, attributes: string, body: string]> {
  for (let from = 0; ;) {
    targetPattern.lastIndex = from;
    const tag = targetPattern.exec(xml);
    if (tag === null) return;
    const [, element = '', attributes = ''] = tag;
    const start = targetPattern.lastIndex;
    const end = attributes.endsWith('/') ? start : xml.indexOf(`</${element}>`, start);
    if (end === -1) throw new Error(`the XML has a <${element}> without an end`);
    yield [element, attributes, xml.slice(start, end)];
    from = end;
  }
}

/** Labels inside a rule: its inputs as Bazel counts them, and every label in an attribute, `nodep` labels included. */
const labelPattern = /<(rule-input name|label(?: name="[^"]*")? value|package-group name|load name)="([^"]*)"\/>/g;

/** Attributes that say which macro made a rule, and where. They do not change the rule. */
const originPattern = /(?<!\s)\s*<string name="generator_(?:name|function|location)"[^<>"]*(?:"[^<"]*"[^<>"]*)*\/>/g;

/**
 * Reads the output of `bazel query --output=xml`.
 * @throws Error when the output is not complete
 */
export function parseGraph(xml: string): Graph {
  const lastTag = xml.slice(xml.lastIndexOf('<')).trimEnd();
  if (lastTag !== '</query>' && !/^<query\b[^>]*\/>$/.test(lastTag)) {
    throw new Error('the XML does not end with </query>');
  }
  const rules = new Map<string, Rule>();
  const others = new Map<string, string>();
  const dependents = new Map<string, string[]>();
  const loads = new Map<string, string[]>();
  const edge = (from: string, to: string) => {
    append(dependents, to, from);
  };
  for (const [element, attributes, body] of targetsIn(xml)) {
    const label = canonicalLabel(attribute(attributes, 'name'));
    if (element === 'generated-file') {
      edge(label, canonicalLabel(attribute(attributes, 'generating-rule')));
      continue;
    }
    const inside = new Set<string>();
    const loaded: string[] = [];
    for (const [, what, value = ''] of body.matchAll(labelPattern)) {
      const inner = canonicalLabel(unescape(value));
      if (what === 'load name') loaded.push(inner);
      else if (inner !== label) inside.add(inner);
    }
    for (const inner of inside) edge(label, inner);
    if (element === 'rule') {
      const kind = attribute(attributes, 'class');
      rules.set(label, { kind, definition: `${kind}\n${body.replace(originPattern, '')}` });
    } else {
      others.set(label, body.replace(/(?<!\s)\s*<load name="[^<"]*"\/>/g, ''));
      if (loaded.length > 0) loads.set(label.slice(2, label.indexOf(':')), loaded);
    }
  }
  return { rules, others, dependents, loads };
}

/** A record of `bazel query --output=build` up to the line that ends the rule: a comment with its place, the rule. */
const recordPattern = /^# (.+):\d+:\d+\n(\w[^]*)/m;

/**
 * Reads the output of `bazel query --output=build`. In every version, only this output shows `select` as it was
 * written.
 * @param directory the build's root, with which the places begin
 * @returns the text of each rule by its label
 */
export function parseDefinitions(output: string, directory: string): Map<string, string> {
  const definitions = new Map<string, string>();
  for (const record of output.split(/^\)$/m).slice(0, -1)) {
    const [, place = '', text = ''] = recordPattern.exec(record) ?? [];
    const path = place.startsWith(`${directory}/`) ? place.slice(directory.length + 1) : place;
    const [, name] = /^ {2}name = "((?:[^"\\]|\\.)*)",$/m.exec(text) ?? [];
    if (name === undefined) continue;
    const cut = path.lastIndexOf('/');
    const label = `//${cut === -1 ? '' : path.slice(0, cut)}:${name}`;
    definitions.set(label, text.replace(/^ {2}generator_(?:name|function|location) = .*\n/gm, ''));
  }
  return definitions;
}
