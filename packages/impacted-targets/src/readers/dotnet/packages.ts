import type { Element } from '../../tree/formats/xml.js';
import { append } from '../../../../shared/src/append.js';
import { digest } from '../../../../shared/src/digest.js';
import { canonicalJson } from '../../../../shared/src/json-values.js';
import type { MsbuildFiles } from './msbuild-files.js';
import type { Project } from './project.js';
import { attribute, itemsIn, textOf, type Statement } from './statements.js';
import { unknownText } from './values.js';

/** The versions that a file has. */
interface Versions {
  /** Texts that are only compared, by the names of packages in lower case. */
  readonly byPackage: ReadonlyMap<string, readonly string[]>;
  readonly all: string;
  /** Everything else in the file. */
  readonly rest: string;
}

/**
 * Central package management (https://learn.microsoft.com/nuget/consume-packages/central-package-management): which
 * file holds which versions. A new version thereby impacts the projects that refer to the package.
 * @param imported every file that a project is built from, projects included
 */
export function centralPackages(files: MsbuildFiles, imported: Iterable<string>) {
  const versions = new Map<string, Versions>();
  for (const path of new Set(imported)) {
    const { elements } = files.statements(path);
    if (elements.some(({ element }) => element.name === 'PackageVersion')) versions.set(path, versionsIn(elements));
  }
  const pins = (file: string) =>
    (files.statements(file).definitions.get('$centralpackagetransitivepinningenabled') ?? []).some(
      (value) => !/^false$/i.test(value),
    );
  return {
    /** True for a file whose versions are compared one by one, and not as a whole. */
    has: (path: string) => versions.has(path),
    /** What a project takes from these files, each with a text that is only compared. */
    factsOf({ files: read, packages }: Project): [string, string][] {
      // Versions of packages that nobody names count where they are pinned, or where a name is computed.
      const isAll = [...packages].some((name) => name.includes(unknownText)) || [...read].some(pins);
      return [...read].flatMap((file): [string, string][] => {
        const found = versions.get(file);
        if (found === undefined) return [];
        const named = [...packages].map((name) => [name, found.byPackage.get(name)?.join('\n') ?? ''] as const);
        const used = isAll ? [['the versions', found.all] as const] : named;
        return [[file, found.rest], ...used.map(([name, text]): [string, string] => [`${name} in ${file}`, text])];
      });
    },
  };
}

function versionsIn(elements: readonly Statement[]): Versions {
  const byPackage = new Map<string, string[]>();
  const rest: string[] = [];
  const inVersions = new Set<Element>();
  for (const { element, conditions } of elements) {
    const { name, attributes, text, children } = element;
    if (name === 'PackageVersion') {
      for (const child of children) inVersions.add(child);
      const version = `${conditions} ${textOf(element)}`;
      const names = itemsIn((attribute(element, 'include') ?? attribute(element, 'update') ?? '').toLowerCase());
      // A computed name may be any package's.
      if (names.some((one) => one.includes('$('))) rest.push(version);
      for (const one of names) append(byPackage, one, version);
    } else if (!inVersions.has(element)) rest.push(canonicalJson([conditions, name, attributes, text]));
  }
  return { byPackage, all: digest(canonicalJson([...byPackage])), rest: digest(rest.join('\n')) };
}
