import { BrokenManifest } from '../../tree/broken-manifest.js';
import { childOf, childrenOf, textOf, type Element } from '../../tree/formats/xml.js';
import { append } from '../../../../shared/src/append.js';

/** A POM of the repository. */
export interface Pom {
  /** From the root of the repository. */
  readonly path: string;
  readonly folder: string;
  readonly project: Element;
  /** Its parent, where the repository has it. */
  parent?: Pom;
}

/** Group and artifact, as a POM writes them or after its properties are resolved. */
export interface Coordinates {
  readonly group: string;
  readonly artifact: string;
}

/** The properties that a POM may use. One has several values where profiles disagree; the first holds without profiles. */
export type Properties = ReadonlyMap<string, readonly string[]>;

/** The POM and all POMs of the repository from which it inherits, nearest first. */
export function lineage(pom: Pom): Pom[] {
  const chain: Pom[] = [];
  for (let next: Pom | undefined = pom; next !== undefined && !chain.includes(next); next = next.parent)
    chain.push(next);
  return chain;
}

/** A POM's profiles. A profile may hold most of what the POM itself may hold. */
export function profilesOf(project: Element): Element[] {
  return childrenOf(childOf(project, 'profiles'), 'profile');
}

/**
 * The properties of a POM: those of the command line first, then its own, then those it inherits.
 * @param user properties that `.mvn/maven.config` sets
 */
export function propertiesOf(pom: Pom, user: ReadonlyMap<string, string>): Properties {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined) append(values, name, value);
  };
  for (const [name, value] of user) add(name, value);
  const projects = lineage(pom).map(({ project }) => project);
  for (const place of [...projects, ...projects.flatMap(profilesOf)]) {
    for (const { name, text } of childOf(place, 'properties')?.children ?? []) add(name, text);
  }
  for (const name of ['groupId', 'artifactId', 'version']) {
    const ofParent = textOf(childOf(pom.project, 'parent'), name);
    const own = name === 'artifactId' ? textOf(pom.project, name) : inherited(pom, name);
    for (const prefix of ['project.', 'pom.', '']) {
      add(`${prefix}${name}`, own);
      add(`${prefix}parent.${name}`, ofParent);
    }
  }
  return values;
}

/** The group or version of a POM, as it or the nearest parent writes it. */
export function inherited(pom: Pom, name: string): string | undefined {
  return lineage(pom)
    .map(({ project }) => textOf(project, name) ?? textOf(childOf(project, 'parent'), name))
    .find((value) => value !== undefined);
}

const property = /\$\{([^${}]+)\}/;

/** True for a text with a property in it. */
export function isOpen(text: string): boolean {
  return property.test(text);
}

/** How many values of how many characters a property may have before it counts as one that nobody knows. */
const mostValues = 16;
const longestText = 4096;
/** How many properties are looked up for one text. The properties of a POM could double one another without end. */
const mostLookups = 2000;

/**
 * The texts that a text with `${…}` may stand for. Properties that nobody knows stay as they are written, and so do properties that refer to
 * themselves.
 */
export function meanings(text: string, properties: Properties): string[] {
  let lookups = 0;
  const expand = (written: string, within: readonly string[]): string[] => {
    let texts = [''];
    // Every second piece is the name of a property.
    for (const [at, piece] of written.split(property).entries()) {
      const open = at % 2 === 0 ? piece : `\${${piece}}`;
      const isKnown = at % 2 === 1 && !within.includes(piece) && (lookups += 1) < mostLookups;
      const values = (isKnown ? properties.get(piece) : undefined)?.flatMap((value) =>
        expand(value, [...within, piece]),
      ) ?? [open];
      const joined = new Set(values.flatMap((value) => texts.map((before) => before + value)));
      const isMore = joined.size > mostValues || [...joined].some(({ length }) => length > longestText);
      texts = isMore ? texts.map((before) => before + open) : [...joined];
    }
    return texts;
  };
  return expand(text, []);
}

/** @throws BrokenManifest when a POM has no artifactId */
export function coordinatesOf(pom: Pom, properties: Properties): Coordinates {
  const artifact = textOf(pom.project, 'artifactId');
  if (artifact === undefined) throw new BrokenManifest(pom.path, 'artifactId is missing', pom.project.line);
  const group = inherited(pom, 'groupId') ?? '';
  const first = (text: string) => meanings(text, properties)[0] ?? text;
  return { group: first(group), artifact: first(artifact) };
}

/** True when a reference may mean the coordinates. What is between the ends of a text with an unknown property may be anything. */
export function mayMean(written: Coordinates, properties: Properties, meant: Coordinates): boolean {
  const matches = (text: string, value: string) =>
    meanings(text, properties).some((each) => {
      const [first = '', ...others] = each.split(property);
      return others.length === 0 ? each === value : value.startsWith(first) && value.endsWith(others.at(-1) ?? '');
    });
  return matches(written.artifact, meant.artifact) && matches(written.group, meant.group);
}
