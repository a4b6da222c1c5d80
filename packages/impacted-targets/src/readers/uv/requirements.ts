import { isTable, strings, table, tables, text } from '../../tree/formats/toml.js';
import type { TomlTable, TomlValue } from '../../tree/formats/toml.js';

/** One requirement of a project, as far as it can lead to something in the repository. */
export interface Requirement {
  /** Normalized name. Undefined where only a path is written. */
  readonly name: string | undefined;
  /** The parts of the package that are asked for: itself, and extras. */
  readonly parts: readonly Part[];
  /** A path from the project's folder, where the requirement is written with one. */
  readonly path: string | undefined;
  /** The part of the project that has the requirement. */
  readonly of: Part;
}

/**
 * A part of a project: what every dependent needs (empty), one of the extras (`[fast]`), which dependents ask for, or what only its own
 * development needs. The id of a part is the project's name with the part behind it.
 */
export type Part = '' | `[${string}]` | typeof development;

export const development = ' (development)';

/** A project's name as Python's package index compares it (PEP 503): `My_Lib.core` becomes `my-lib-core`. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

export function partOfExtra(extra: string): Part {
  return `[${normalizeName(extra.trim())}]`;
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
export function requirementsOf(pyproject: TomlTable, of: Part = ''): Requirement[] {
  return Object.entries(pyproject).flatMap(([key, value]) => {
    const part = developmentTables.has(key) ? development : of;
    // uv leaves these packages out.
    if (key === 'exclude-dependencies') return [];
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
function requirementsIn(value: TomlValue, of: Part): Requirement[] {
  if (!isTable(value)) return strings(value).flatMap((line) => parseRequirement(line, of));
  return Object.entries(value).flatMap(([key, below]) => {
    const details = isTable(below) ? [below] : tables(below);
    const isList = Array.isArray(below) && details.every((detail) => 'include-group' in detail);
    if (isList) return requirementsIn(below, of);
    return (details.length === 0 ? [{}] : details).map(({ extras, path }: TomlTable): Requirement => {
      const parts: Part[] = ['', ...strings(extras).map(partOfExtra)];
      return { name: normalizeName(key), parts, path: text(path), of };
    });
  });
}

/**
 * Reads one requirement (PEP 508), or a form that tools allow instead: a path, `-e path`, and the variables of pdm (`${PROJECT_ROOT}`) and
 * hatch (`{root:parent:uri}`) for the project's folder.
 */
function parseRequirement(written: string, of: Part): Requirement[] {
  const line = written.replace(/^\s*(?:-e|--editable)\s+/, '').trim();
  const [head = '', name, extras = '', at] =
    /^([A-Z\d](?:[\w.-]*[A-Z\d])?)\s*(?:\[([^\]]*)\]\s*)?(@?)/i.exec(line) ?? [];
  const rest = line.slice(head.length);
  if (name === undefined || (at === '' && /^[/\\:]/.test(rest))) {
    const path = pathOf(line);
    return path === undefined ? [] : [{ name: undefined, parts: [''], path, of }];
  }
  const asked = extras.split(',').filter((extra) => extra.trim() !== '');
  return [
    {
      name: normalizeName(name),
      parts: ['', ...asked.map(partOfExtra)],
      path: at === '@' ? pathOf(rest) : undefined,
      of,
    },
  ];
}

/** The path in a direct reference, from the project's folder. Undefined for the address of a server. */
function pathOf(reference: string): string | undefined {
  const [bare = ''] = reference.split(/[;#]/, 1);
  const path = bare
    .trim()
    .replace(/^file:(?:\/\/)?(?=\/?\$\{PROJECT_ROOT\}|\.)/, '')
    .replace(/^\/?\$\{PROJECT_ROOT\}\/?/, './')
    .replace(/^\{root((?::parent)*)(?::(?:uri|real))*\}\/?/, (_, parents: string) =>
      './'.concat('../'.repeat(parents.length / ':parent'.length)),
    );
  return /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:[/\\]|file:)/.test(path) ? path : undefined;
}
