import { isTable, strings, table, tables, text } from '../../tree/formats/toml.js';
import type { TomlTable, TomlValue } from '../../tree/formats/toml.js';

/** One requirement of a project, as far as it can lead to something in the repository. */
export interface Requirement {
  /** Normalized name. Empty where only a path is written. */
  readonly name: string;
  /** The parts of the package that are asked for: itself (empty), and extras. */
  readonly parts: readonly string[];
  /** A path from the project's folder, where the requirement is written with one. */
  readonly path: string | undefined;
  /** The part of the project that has the requirement: what every dependent needs (empty), an extra (`[fast]`), or `development`. */
  readonly of: string;
}

/** The part of a project that only its own development needs. The id of a part is the project's name with the part behind it. */
export const development = ' (development)';

/** A project's name as Python's package index compares it (PEP 503): `My_Lib.core` becomes `my-lib-core`. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

export function partOfExtra(extra: string): string {
  return `[${normalizeName(extra)}]`;
}

/** One table of `[tool]`. */
export function tool(pyproject: TomlTable, name: string): TomlTable {
  return table(table(pyproject.tool)[name]);
}

/** True where the build of the project computes dependencies in a way that cannot be read here. */
export function hasUnreadDependencies(pyproject: TomlTable): boolean {
  const dynamic = strings(table(pyproject.project).dynamic);
  const hook = isTable(table(tool(pyproject, 'hatch').metadata).hooks);
  const legacy =
    !isTable(pyproject.project) && !isTable(table(pyproject.tool).poetry) && isTable(pyproject['build-system']);
  return legacy || (dynamic.some((field) => /^(optional-)?dependencies$/.test(field)) && !hook);
}

/** Tables with what only the development of a project needs: dependency groups (PEP 735), and those of uv, poetry, pdm, hatch and pixi. */
const developmentTables = new Set(['dependency-groups', 'dev-dependencies', 'group', 'envs', 'pixi']);

/**
 * All requirements in a pyproject.toml, whatever tool reads them: below keys that end with `dependencies`, `requires`, and dependency groups.
 * Environment markers are not evaluated, because each may hold somewhere.
 * @param of the part of the project that has the table
 */
export function requirementsOf(pyproject: TomlTable, of = ''): Requirement[] {
  return Object.entries(pyproject).flatMap(([key, value]) => {
    const part = developmentTables.has(key) ? development : of;
    if (key === 'optional-dependencies') {
      return Object.entries(table(value)).flatMap(([extra, list]) => requirementsIn(list, partOfExtra(extra)));
    }
    if (key.endsWith('dependencies') || key === 'requires' || key === 'dependency-groups') {
      return requirementsIn(value, part);
    }
    return requirementsOf(table(value), part);
  });
}

/** Requirements in a list, in a table of lists, or in a table whose keys are names of packages, as poetry and pixi write them. */
function requirementsIn(value: TomlValue, of: string): Requirement[] {
  if (!isTable(value)) return strings(value).map((line) => parseRequirement(line, of));
  return Object.entries(value).flatMap(([key, below]) => {
    // A dependency group is a list, too. It may include other groups.
    const isGroup = Array.isArray(below) && tables(below).every((detail) => 'include-group' in detail);
    if (isGroup) return requirementsIn(below, of);
    return (Array.isArray(below) ? tables(below) : [table(below)]).map(({ extras, path }) => {
      const parts = ['', ...strings(extras).map(partOfExtra)];
      return { name: normalizeName(key), parts, path: text(path), of };
    });
  });
}

/**
 * Reads one requirement (PEP 508), or a form that tools allow instead: a path, `-e path`, and the variables of pdm (`${PROJECT_ROOT}`) and
 * hatch (`{root:parent:uri}`) for the project's folder.
 */
function parseRequirement(written: string, of: string): Requirement {
  const line = written.replace(/^\s*(?:-e|--editable)\s+/, '').trim();
  const [head = '', name, extras = '', at] =
    /^([A-Z\d](?:[\w.-]*[A-Z\d])?)\s*(?:\[([^\]]*)\]\s*)?(@?)/i.exec(line) ?? [];
  const rest = line.slice(head.length);
  if (name === undefined || (at === '' && /^[/\\:]/.test(rest))) {
    return { name: '', parts: [''], path: pathOf(line), of };
  }
  const parts = ['', ...(extras.match(/[^,\s]+/g) ?? []).map(partOfExtra)];
  return { name: normalizeName(name), parts, path: at === '@' ? pathOf(rest) : undefined, of };
}

/** The path in a direct reference, from the project's folder. Undefined for the address of a server. */
function pathOf(reference: string): string | undefined {
  const [written = ''] = reference.split(/[;#]/, 1);
  const path = written
    .trim()
    .replace(
      /^(?:file:\/{0,3})?\/?(?:\$\{PROJECT_ROOT\}|\{root((?::parent)*)(?::(?:uri|real))*\})/,
      (_all, parents = '') => `.${(parents as string).replaceAll(':parent', '/..')}`,
    )
    .replace(/^file:(?:\/\/)?(?=\.)/, '');
  return /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:[/\\]|file:)/.test(path) ? path : undefined;
}
