import type { Element } from '../../tree/formats/xml.js';
import { append } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { External, Use } from '../reader.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { unknownText } from './msbuild-text.js';
import type { Project } from './project.js';
import { attribute, elementsOf, textOf } from './statements.js';

/**
 * Central package management (https://learn.microsoft.com/nuget/consume-packages/central-package-management): which
 * file holds which versions. A new version thereby impacts the projects that refer to the package.
 */
export class CentralPackages {
  readonly externals = new Map<string, External>();
  readonly #files = new Set<string>();
  /** Definitions of the properties that only versions use, as texts that are only compared. */
  readonly #forVersions: ReadonlyMap<string, string>;

  /** @param imported every file that a project is built from, projects included */
  constructor(
    readonly files: MsbuildFiles,
    imported: ReadonlySet<string>,
  ) {
    const definitions = new Map<string, string[]>();
    const [inVersions, elsewhere] = [new Set<string>(), new Set<string>()];
    for (const path of imported) {
      for (const { element, conditions } of elementsOf(files.statements(path).root)) {
        const isVersion = element.name === 'PackageVersion';
        if (isVersion) this.#files.add(path);
        for (const [key, text] of [...Object.entries(element.attributes), ['', element.text] as const]) {
          const used = isVersion && /^version/i.test(key) ? inVersions : elsewhere;
          for (const name of propertiesIn(text)) used.add(name);
        }
        for (const property of element.name === 'PropertyGroup' ? element.children : [])
          append(definitions, property.name.toLowerCase(), `${path} ${conditions} ${textOf(property)}`);
      }
    }
    const only = [...inVersions].filter((name) => !elsewhere.has(name));
    this.#forVersions = new Map(only.map((name) => [name, digest((definitions.get(name) ?? []).join())]));
    for (const path of this.#files) this.#addFile(path);
  }

  /** True for a file whose versions are compared one by one, and not as a whole. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** What a project takes from these files. */
  used({ files, packages }: Project): Use[] {
    // Versions of packages that nobody names count where they are pinned, or where a name is computed.
    const isAll =
      [...packages].some((name) => name.includes(unknownText)) || [...files].some((file) => this.#pins(file));
    return [...files]
      .filter((file) => this.has(file))
      .flatMap((file) => {
        const versions = isAll ? [`versions in ${file}`] : [...packages].map((name) => `${name} in ${file}`);
        return [`rest of ${file}`, ...versions].map((id) => ({ id }));
      });
  }

  #pins(file: string): boolean {
    const pinned = this.files.statements(file).properties.get('centralpackagetransitivepinningenabled') ?? [];
    return pinned.some((value) => !/^false$/i.test(value));
  }

  #addFile(path: string): void {
    const versions = new Map<string, string>();
    const rest: string[] = [];
    const inVersions = new Set<Element>();
    for (const { element, conditions } of elementsOf(this.files.statements(path).root)) {
      const { name, attributes, text, children } = element;
      if (name === 'PackageVersion') {
        for (const child of children) inVersions.add(child);
        const used = Object.values(attributes).flatMap(propertiesIn);
        const version = `${conditions} ${textOf(element)} ${used.map((one) => this.#forVersions.get(one) ?? '').join()}`;
        const written = attribute(element, 'include') ?? attribute(element, 'update') ?? '';
        for (const item of written
          .toLowerCase()
          .split(';')
          .map((one) => one.trim())) {
          if (item.includes('$(') || item === '') rest.push(version);
          else versions.set(item, digest(`${versions.get(item) ?? ''}${version}\n`));
        }
      } else if (!this.#forVersions.has(name.toLowerCase()) && !inVersions.has(element))
        rest.push(canonicalJson([conditions, name, attributes, text]));
    }
    const add = (id: string, label: string, content: string, uses: Use[] = []) =>
      this.externals.set(id, { label, content, uses });
    for (const [name, version] of versions) add(`${name} in ${path}`, `${name} in ${path}`, version);
    const ids = [...versions.keys()].map((name) => ({ id: `${name} in ${path}` }));
    add(`versions in ${path}`, `the versions in ${path}`, '', ids);
    add(`rest of ${path}`, path, rest.join('\n'));
  }
}

/** Names, in lower case, of the properties that a text uses. */
function propertiesIn(text: string): string[] {
  return [...text.matchAll(/\$\(([\w.-]+)/g)].map(([, name = '']) => name.toLowerCase());
}
