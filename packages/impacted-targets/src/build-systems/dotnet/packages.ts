import { graphNode, type GraphNode } from '../../graph/graph.js';
import { append } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import type { Element } from '../../tree/formats/xml.js';
import { attribute, elementsOf, textOf } from './statements.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';

/** Id of the node of a file that projects import. */
export function fileId(path: string): string {
  return `file:${path}`;
}

function packageId(path: string, name: string): string {
  return `package:${name}:${path}`;
}

/** Id of the node of all versions in a file. */
function versionsId(path: string): string {
  return `versions:${path}`;
}

/** The versions that one file sets for packages, and the other content of the file. */
interface VersionFile {
  /** The entries for each package, with the definitions of properties in its version. Keys are names in lower case. */
  readonly versions: ReadonlyMap<string, string>;
  readonly rest: string;
}

/**
 * Central package management (https://learn.microsoft.com/nuget/consume-packages/central-package-management): which
 * file holds which versions. A new version thereby impacts the projects that refer to the package.
 */
export class CentralPackages {
  readonly #files = new Map<string, VersionFile>();

  /**
   * @param imported every file that a project is built from, projects included
   */
  constructor(files: MsbuildFiles, imported: Iterable<string>) {
    const definitions = new Map<string, string[]>();
    const forVersions = new Set<string>();
    const elsewhere = new Set<string>();
    const holding: string[] = [];
    for (const path of imported) {
      let holds = false;
      for (const { element, conditions } of elementsOf(files.get(path))) {
        const isVersion = element.name === 'PackageVersion';
        holds ||= isVersion;
        for (const [key, text] of [...Object.entries(element.attributes), ['', element.text] as const]) {
          const names = [...text.matchAll(/\$\(([\w.-]+)/g)].map(([, name = '']) => name.toLowerCase());
          for (const name of names) (isVersion && /^version/i.test(key) ? forVersions : elsewhere).add(name);
        }
        if (element.name !== 'PropertyGroup') continue;
        for (const property of element.children) {
          const name = property.name.toLowerCase();
          append(definitions, name, `${path} ${conditions} ${textOf(property)}`);
        }
      }
      if (holds) holding.push(path);
    }
    const onlyVersions = new Set([...forVersions].filter((name) => !elsewhere.has(name)));
    const defined = new Map([...definitions].map(([name, all]) => [name, digest(all.join())]));
    for (const path of holding) this.#files.set(path, readVersions(path, files, onlyVersions, defined));
  }

  /** True for a file whose versions are compared one by one, and not as a whole. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Adds the nodes of these files. */
  addTo(nodes: Map<string, GraphNode>): void {
    for (const [path, { versions, rest }] of this.#files) {
      const node = graphNode(path);
      node.facts.set(path, rest);
      nodes.set(fileId(path), node);
      const all = graphNode(`the versions in ${path}`);
      nodes.set(versionsId(path), all);
      for (const [name, version] of versions) {
        const one = graphNode(`${name} in ${path}`);
        one.facts.set(`${name} in ${path}`, version);
        nodes.set(packageId(path, name), one);
        all.dependencies.add(packageId(path, name));
      }
    }
  }

  /** Ids of the versions that a project with these packages takes from a file. With `every`, of all its versions. */
  used(path: string, packages: ReadonlySet<string>, every: boolean): string[] {
    return every ? [versionsId(path)] : [...packages].map((name) => packageId(path, name));
  }
}

function readVersions(
  path: string,
  files: MsbuildFiles,
  onlyVersions: ReadonlySet<string>,
  defined: ReadonlyMap<string, string>,
): VersionFile {
  const versions = new Map<string, string>();
  const rest: string[] = [];
  const inside = new Set<Element>();
  for (const { element, conditions } of elementsOf(files.get(path))) {
    if (element.name === 'PackageVersion') {
      for (const child of element.children) inside.add(child);
      const written = textOf(element);
      const made = digest([...propertiesIn(element)].map((name) => defined.get(name) ?? '').join());
      files.spend(1);
      const names = (attribute(element, 'include') ?? attribute(element, 'update') ?? '')
        .split(';')
        .map((name) => name.trim().toLowerCase());
      for (const name of names) {
        if (name.includes('$(') || name === '') rest.push(written);
        else versions.set(name, digest(`${versions.get(name) ?? ''}${conditions} ${written} ${made}\n`));
      }
    } else if (!onlyVersions.has(element.name.toLowerCase()) && !inside.has(element)) {
      rest.push(canonicalJson([conditions, element.name, element.attributes, element.text]));
    }
  }
  return { versions, rest: rest.join('\n') };
}

/** Names, in lower case, of the properties that an element and the elements below it use. */
function propertiesIn({ attributes, text, children }: Element): Set<string> {
  const names = [...Object.values(attributes), text]
    .flatMap((one) => [...one.matchAll(/\$\(([\w.-]+)/g)])
    .map(([, name = '']) => name.toLowerCase());
  return new Set([...names, ...children.flatMap((child) => [...propertiesIn(child)])]);
}
