import type { Element } from '../../tree/formats/xml.js';
import { append } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';

/** A text in which a file of MSBuild may name other files. */
export interface WrittenReference {
  readonly text: string;
  /** True for an item of `ProjectReference`: the project must exist. */
  readonly isRequired: boolean;
  /** True for the text of an element. If it names a place at all, the place is a file. */
  readonly isText: boolean;
  /** True where a condition decides whether the reference counts. */
  readonly isConditional: boolean;
  /** True where a relative path starts from the folder of the project only. */
  readonly startsAtProject: boolean;
}

/** All that a file of MSBuild says to the projects that import it. Names of properties and lists are in lower case. */
export interface Statements {
  readonly root: Element;
  readonly properties: ReadonlyMap<string, readonly string[]>;
  /** Items of each list; undefined for the output of a task. */
  readonly lists: ReadonlyMap<string, readonly (string | undefined)[]>;
  /** Paths of other files that are read with this one. */
  readonly imports: readonly string[];
  /** Names of packages to which it refers. */
  readonly packages: readonly string[];
  readonly references: readonly WrittenReference[];
}

/** Reads what a file says. */
export function statementsOf(root: Element): Statements {
  const properties = new Map<string, string[]>();
  const lists = new Map<string, (string | undefined)[]>();
  const [imports, packages, references]: [string[], string[], WrittenReference[]] = [[], [], []];
  for (const { element, conditions } of elementsOf(root)) {
    const { name } = element;
    const include = attribute(element, 'include');
    if (name === 'PropertyGroup') {
      for (const { name: property, text } of element.children) append(properties, property.toLowerCase(), text);
    }
    // The output of a task is known only while the task builds.
    if (name === 'Output') append(lists, attribute(element, 'itemname')?.toLowerCase() ?? '', undefined);
    else if (include !== undefined) append(lists, name.toLowerCase(), include);
    if (name === 'Import') imports.push(attribute(element, 'project') ?? '');
    // Projects of other kinds (`*.proj`, `*.shproj`) are read as if they were imported.
    if (name === 'ProjectReference' && /\.(sh)?proj$/i.test(include ?? '')) imports.push(include ?? '');
    if (isPackage(name)) packages.push(include ?? '', attribute(element, 'update') ?? '');
    else references.push(...referencesOf(element, conditions !== ''));
  }
  return { root, properties, lists, imports, packages, references };
}

const isPackage = (name: string) => /^(Global)?PackageReference$|^PackageDownload$/.test(name);

/** The texts of an element that may name files. A text that names no file of any project is left out. */
function referencesOf({ name, attributes, text }: Element, isConditional: boolean): WrittenReference[] {
  if (name === 'PackageVersion' || name === 'Import') return [];
  const texts = Object.entries(attributes).filter(([key]) => !/^(condition|sdk|label|xmlns|version)$/i.test(key));
  return [...texts, ['', text] as const].flatMap(([key, written]) => {
    const isRequired = name === 'ProjectReference' && key.toLowerCase() === 'include';
    const isText = key === '';
    // The paths of an item start from the project, wherever the item is. So does the name of a file in a property.
    const startsAtProject = isRequired || (isText && !/[\\/$]/.test(written));
    if (!isRequired && pathTokens(written).every((token) => startsAtProject && isOwnFile(token))) return [];
    const mayLack = isConditional || /->\s*Exists\(/i.test(written);
    return { text: written, isRequired, isText, isConditional: mayLack, startsAtProject };
  });
}

/**
 * True for a word such as `1.2.3` or `net8.0`, which stands for itself. As a path from a project, it can only lead to a
 * file in the project's own folder that is not a project.
 */
function isOwnFile(token: string): boolean {
  return token.length <= 200 && /^\w[\w.+-]*$/.test(token) && !/proj$/i.test(token);
}

/** The parts of a text that is a list. */
export function itemsIn(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The parts of a text that may be paths. */
export function pathTokens(written: string): string[] {
  if (!/[\\/.]|\$\(/.test(written)) return [];
  const tokens = itemsIn(written);
  // Commands hold paths among other words.
  const words = tokens.flatMap((token) =>
    /[\s"']/.test(token) ? token.split(/[\s"'|<>,]+/).filter((word) => /[\\/]/.test(word)) : [],
  );
  return [...tokens, ...words].filter((token) => /[\\/]|\.\w+$|\$\(/.test(token) && !/^\w+:\/\//.test(token));
}

/**
 * All elements below an element, each with the conditions that hold for it. The conditions are a text that is only
 * compared; it is empty where there is no condition.
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
  const partsOf = ({ name, attributes, children, text }: Element): unknown[] => [
    name,
    attributes,
    text,
    children.map(partsOf),
  ];
  return digest(canonicalJson(partsOf(element)));
}
