import { append } from '../../../../shared/src/append.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import { digest } from '../../../../shared/src/digest.js';
import type { Element } from '../../tree/formats/xml.js';

/** A text in which a file of MSBuild may name other files. */
export interface WrittenReference {
  readonly text: string;
  /** The parts of the text that may be paths. Undefined where the text holds lists of items, which are expanded first. */
  readonly tokens: readonly string[] | undefined;
  /** True for an item of `ProjectReference`: the project must exist. */
  readonly required: boolean;
  /** True for the text of an element. If it names a place at all, the place is a file. */
  readonly isText: boolean;
  /** True where a condition decides whether the reference counts. */
  readonly conditional: boolean;
  /** True where a relative path starts from the directory of the project only. */
  readonly startsAtProject: boolean;
}

/** All that a file of MSBuild says to the projects that import it. */
export interface FileStatements {
  /** Texts of the definitions of each property, in their order, each once. The keys are names in lower case. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
  /** Items of each list; undefined for the output of a task. The keys are names in lower case. */
  readonly lists: ReadonlyMap<string, readonly (string | undefined)[]>;
  /** Paths of other files that are read with this one. */
  readonly imports: readonly string[];
  /** Names of packages to which it refers. */
  readonly packages: readonly string[];
  readonly references: readonly WrittenReference[];
  /** True where central versions also count for packages that a project does not name. */
  readonly pinsAll: boolean;
}

/** Reads what a file says. */
export function statementsOf(root: Element): FileStatements {
  const properties = new Map<string, string[]>();
  const known = new Set<string>();
  const lists = new Map<string, (string | undefined)[]>();
  const imports: string[] = [];
  const packages: string[] = [];
  const references: WrittenReference[] = [];
  let pinsAll = false;
  for (const { element, conditions } of elementsOf(root)) {
    if (element.name === 'PropertyGroup') addProperties(properties, element, known);
    addItem(lists, element);
    imports.push(...importsOf(element));
    packages.push(...packagesOf(element));
    references.push(...referencesOf(element, conditions.length > 0));
    pinsAll ||= /^CentralPackageTransitivePinningEnabled$/i.test(element.name) && !/^false$/i.test(element.text);
  }
  return { properties, lists, imports, packages, references, pinsAll };
}

/** @param known definitions that the file already holds */
function addProperties(properties: Map<string, string[]>, group: Element, known: Set<string>): void {
  for (const { name, text } of group.children) {
    const key = name.toLowerCase();
    if (!known.has(`${key} ${text}`)) append(properties, key, text);
    known.add(`${key} ${text}`);
  }
}

function addItem(lists: Map<string, (string | undefined)[]>, element: Element): void {
  const isOutput = element.name === 'Output';
  const name = isOutput ? attribute(element, 'itemname') : element.name;
  const included = attribute(element, 'include');
  if (name === undefined || (!isOutput && included === undefined)) return;
  // The output of a task is known only while the task builds.
  append(lists, name.toLowerCase(), isOutput ? undefined : included);
}

function importsOf(element: Element): string[] {
  const { name } = element;
  if (name === 'Import') return [attribute(element, 'project') ?? ''].filter((path) => path !== '');
  // Projects of other kinds (`*.proj`, `*.shproj`) are read as if they were imported.
  return name === 'ProjectReference'
    ? [attribute(element, 'include') ?? ''].filter((path) => /\.(sh)?proj$/i.test(path))
    : [];
}

const isPackage = (name: string) => /^(Global)?PackageReference$|^PackageDownload$/.test(name);

function packagesOf(element: Element): string[] {
  if (!isPackage(element.name)) return [];
  return [attribute(element, 'include'), attribute(element, 'update')].filter((written) => written !== undefined);
}

/** The texts of an element that may name files. A text that names no file of any project is left out. */
function referencesOf(element: Element, conditional: boolean): WrittenReference[] {
  const { name, attributes, text } = element;
  if (isPackage(name) || name === 'PackageVersion' || name === 'Import') return [];
  const texts = Object.entries(attributes).filter(([key]) => !/^(condition|sdk|label|xmlns|version)$/i.test(key));
  return [...texts, ['', text] as const].flatMap(([key, written]) => {
    const required = name === 'ProjectReference' && key.toLowerCase() === 'include';
    const isText = key === '';
    // The paths of an item start from the project, wherever the item is. So does the name of a file in a property.
    const startsAtProject = required || (isText && !/[\\/$]/.test(written));
    const tokens = pathTokens(written).filter((token) => required || !startsAtProject || !isOwnFile(token));
    if (!required && tokens.length === 0) return [];
    const mayLack = conditional || /->\s*Exists\(/i.test(written);
    const isFixed = !required || !written.includes('@(');
    return {
      text: written,
      tokens: isFixed ? tokens : undefined,
      required,
      isText,
      conditional: mayLack,
      startsAtProject,
    };
  });
}

/**
 * True for a word such as `1.2.3` or `net8.0`, which stands for itself. As a path from a project, it can only lead to a
 * file in the project's own directory that is not a project.
 */
function isOwnFile(token: string): boolean {
  return token.length <= 200 && /^\w[\w.+-]*$/.test(token) && !/proj$/i.test(token);
}

/** The parts of a text that may be paths. */
export function pathTokens(written: string): string[] {
  if (!/[\\/.]|\$\(/.test(written)) return [];
  const tokens = written.split(/[;\n]/).map((token) => token.trim());
  // Commands hold paths among other words.
  const words = tokens.flatMap((token) =>
    /[\s"']/.test(token) ? token.split(/[\s"'|<>,]+/).filter((word) => /[\\/]/.test(word)) : [],
  );
  return [...tokens, ...words].filter((token) => /[\\/]|\.\w+$|\$\(/.test(token) && !/^\w+:\/\//.test(token));
}

/**
 * An element and all elements below it, each with the conditions that hold for it. The conditions are a text that is
 * only compared; it is empty where there is no condition.
 */
export function* elementsOf(root: Element, conditions = ''): Generator<{ element: Element; conditions: string }> {
  for (const element of root.children) {
    const { Condition: condition } = element.attributes;
    const all = condition === undefined ? conditions : digest(`${conditions}\n${condition}`);
    const chosen = element.name === 'When' || element.name === 'Otherwise' ? digest(`${all}\n${element.name}`) : all;
    yield { element, conditions: chosen };
    yield* elementsOf(element, chosen);
  }
}

/** An attribute, in whatever case its name is written. */
export function attribute(element: Element, name: string): string | undefined {
  return Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** An element without its place in the file, as a text that is only compared. */
export function textOf(element: Element): string {
  return digest(canonicalJson(partsOf(element)));
}

/**
 * The parts of an element, which the caller writes as one text at the end. If each level were written by itself, it
 * would escape the levels below it once more.
 */
function partsOf({ name, attributes, children, text }: Element): unknown[] {
  return [name, attributes, text, children.map(partsOf)];
}
