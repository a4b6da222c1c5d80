import type { Element } from '../../tree/formats/xml.js';
import { append } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';

/** What an element of a file of MSBuild names. */
export interface WrittenReference {
  /** `path` and `text` are for anything that a project may be built from: in an attribute, or in the text of an element, which is no folder. */
  readonly kind: 'import' | 'package' | 'project' | 'path' | 'text';
  /** Paths and words that may be paths; names of packages. */
  readonly items: readonly string[];
  /** True where there must be a project: no condition decides whether the reference counts. */
  readonly isRequired?: boolean;
}

/** An element with the conditions that hold for it. These are a text that is only compared; empty where there is no condition. */
export interface Statement {
  readonly element: Element;
  readonly conditions: string;
}

/** All that a file of MSBuild says to the projects that import it. */
export interface Statements {
  /** All elements below the root. */
  readonly elements: readonly Statement[];
  /** Texts that define a property (`$name`) or fill a list of items (`@name`), by that name in lower case. */
  readonly definitions: ReadonlyMap<string, readonly string[]>;
  readonly references: readonly WrittenReference[];
}

/** Reads what a file says. */
export function statementsOf(root: Element): Statements {
  const elements = [...elementsOf(root)];
  const definitions = new Map<string, string[]>();
  for (const { element } of elements) {
    const { name, children } = element;
    for (const property of name === 'PropertyGroup' ? children : [])
      append(definitions, `$${property.name.toLowerCase()}`, property.text);
    const include = attribute(element, 'include');
    if (include !== undefined) append(definitions, `@${name.toLowerCase()}`, include);
    // The output of a task is known only while the task builds.
    if (name === 'Output') append(definitions, `@${attribute(element, 'itemname')?.toLowerCase() ?? ''}`, '$()');
  }
  return { elements, definitions, references: elements.flatMap(referencesOf) };
}

function referencesOf({ element, conditions }: Statement): WrittenReference[] {
  const { name, attributes, text } = element;
  const written = (key: string) => itemsIn(attribute(element, key) ?? '');
  if (name === 'PackageVersion') return [];
  if (name === 'Import') return [{ kind: 'import', items: pathTokens(attribute(element, 'project') ?? '') }];
  if (/^(Global)?PackageReference$|^PackageDownload$/.test(name))
    return [{ kind: 'package', items: [...written('include'), ...written('update')] }];
  const references: WrittenReference[] = Object.entries(attributes)
    .filter(([key]) => !/^(condition|sdk|label|xmlns|version)$/i.test(key))
    .map(([key, value]) =>
      name === 'ProjectReference' && key.toLowerCase() === 'include'
        ? { kind: 'project', items: itemsIn(value), isRequired: conditions === '' && !/->\s*Exists\(/i.test(value) }
        : { kind: 'path', items: pathTokens(value) },
    );
  // The name of a file in a property, or a version, can only mean a file in the project's own folder.
  references.push({ kind: 'text', items: pathTokens(text).filter((item) => /[\\/$@]|proj$/i.test(item)) });
  // Projects of other kinds (`*.proj`, `*.shproj`) are read as if they were imported.
  const imports = name === 'ProjectReference' ? written('include').filter((item) => /\.(sh)?proj$/i.test(item)) : [];
  return [...references, { kind: 'import' as const, items: imports }].filter(({ items }) => items.length > 0);
}

/** The parts of a text that is a list. */
export function itemsIn(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The parts of a text that may be paths. */
function pathTokens(written: string): string[] {
  if (!/[\\/.]|[$@]\(/.test(written)) return [];
  const tokens = itemsIn(written);
  // Commands hold paths among other words.
  const words = tokens.flatMap((token) =>
    /[\s"']/.test(token) ? token.split(/[\s"'|<>,]+/).filter((word) => /[\\/]/.test(word)) : [],
  );
  return [...tokens, ...words].filter((token) => /[\\/]|\.\w+$|[$@]\(/.test(token) && !/^\w+:\/\//.test(token));
}

function* elementsOf(root: Element, conditions = ''): Generator<Statement> {
  for (const element of root.children) {
    const { Condition: condition } = element.attributes;
    const all = condition === undefined ? conditions : digest(`${conditions}\n${condition}`);
    yield { element, conditions: all };
    yield* elementsOf(element, all);
  }
}

/** An attribute, in whatever case its name is written. */
export function attribute(element: Element, name: string): string | undefined {
  return Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** An element without its place in the file, as a text that is only compared. */
export function textOf({ name, attributes, text, children }: Element): string {
  return digest(canonicalJson([name, attributes, text, children.map(textOf)]));
}
