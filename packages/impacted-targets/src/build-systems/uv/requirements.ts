import {
  isTable,
  strings,
  table,
  tables,
  text,
  textsIn,
  type TomlTable,
  type TomlValue,
} from '../../tree/formats/toml.js';
import { resolvePath } from '../../tree/paths.js';

/** One requirement of a project, as far as it can lead to another project of the repository. */
export interface Requirement {
  /** Normalized name. Undefined where only a path is written. */
  readonly name: string | undefined;
  /** Requested extras, normalized. */
  readonly extras: readonly string[];
  /** Path from the root of the repository. Present when the requirement is written with a path in the repository. */
  readonly path?: string;
  /** That path as it is written. */
  readonly written?: string;
  /**
   * `development` is for groups and tables of development dependencies, which dependents of the project do not need. An
   * extra has its own value.
   */
  readonly use: 'always' | 'development' | { readonly extra: string };
}

/** A project's name as Python's package index compares it (PEP 503): `My_Lib.core` becomes `my-lib-core`. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

/** The project's name. Undefined for a pyproject.toml without one. */
export function projectName(pyproject: TomlTable): string | undefined {
  const name = text(table(pyproject.project).name) ?? text(tool(pyproject, 'poetry').name);
  return name === undefined ? undefined : normalizeName(name);
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

/**
 * All requirements of a project, in the tables of any tool: `[project]`, dependency groups (PEP 735), uv, poetry, pdm,
 * hatch and pixi. Environment markers are not evaluated, because each may hold somewhere.
 * @param directory of the pyproject.toml, from the root of the repository
 */
export function requirementsOf(pyproject: TomlTable, directory: string): Requirement[] {
  const found: Requirement[] = [];
  const add = (value: TomlValue | undefined, use: Requirement['use']) => {
    for (const written of textsIn(value)) found.push(...parseRequirement(written, directory, use));
  };
  const project = table(pyproject.project);
  add(table(pyproject['build-system']).requires, 'always');
  add(project.dependencies, 'always');
  addExtras(project['optional-dependencies'], add);
  add(pyproject['dependency-groups'], 'development');
  add(tool(pyproject, 'uv')['dev-dependencies'], 'development');
  add(tool(pyproject, 'pdm')['dev-dependencies'], 'development');
  const hatch = tool(pyproject, 'hatch');
  add(requirementsOfHatch(hatch.envs), 'development');
  add(requirementsOfHatch(hatch.build), 'always');
  // A hook of hatch holds the keys of [project] under the same names.
  for (const hook of Object.values(table(table(hatch.metadata).hooks)).map(table)) {
    add(hook.dependencies, 'always');
    addExtras(hook['optional-dependencies'], add);
  }
  for (const [written, use] of tablesOfDependencies(pyproject)) {
    for (const [key, value] of Object.entries(written)) {
      const name = normalizeName(key);
      const details = [...tables([value]), ...tables(value)];
      if (details.length === 0) found.push({ name, extras: [], use });
      for (const detail of details) {
        const path = text(detail.path);
        const place = path === undefined ? undefined : resolvePath(directory, path);
        const extras = strings(detail.extras).map(normalizeName);
        found.push({
          name,
          extras,
          use,
          ...(path === undefined ? {} : { written: path }),
          ...(place === undefined ? {} : { path: place }),
        });
      }
    }
  }
  return found;
}

function addExtras(value: TomlValue | undefined, add: (value: TomlValue, use: Requirement['use']) => void): void {
  for (const [extra, listed] of Object.entries(table(value))) add(listed, { extra: normalizeName(extra) });
}

/** Tables whose keys are names of packages, as poetry and pixi write them. */
function tablesOfDependencies(pyproject: TomlTable): [TomlTable, Requirement['use']][] {
  const poetry = tool(pyproject, 'poetry');
  const pixi = tool(pyproject, 'pixi');
  const groups = Object.values(table(poetry.group)).map((group) => table(table(group).dependencies));
  const features = Object.values(table(pixi.feature)).map((feature) => table(table(feature)['pypi-dependencies']));
  return [
    [table(poetry.dependencies), 'always'],
    ...[table(poetry['dev-dependencies']), ...groups].map((one): [TomlTable, 'development'] => [one, 'development']),
    ...[table(pixi['pypi-dependencies']), ...features].map((one): [TomlTable, 'development'] => [one, 'development']),
  ];
}

/**
 * Reads one requirement (PEP 508), or a form that tools allow instead: a path, `-e path`, and the variables of pdm
 * (`${PROJECT_ROOT}`) and hatch (`{root:parent:uri}`) for the project's directory.
 */
function parseRequirement(written: string, directory: string, use: Requirement['use']): Requirement[] {
  const line = written.replace(/^\s*(?:-e|--editable)\s+/, '').trim();
  const named = partsOf(line);
  const extras = (named?.extras ?? '')
    .split(',')
    .flatMap((extra) => (extra.trim() ? [normalizeName(extra.trim())] : []));
  const path = pathOf(named ? named.reference : line, directory);
  if (named === undefined && path === undefined) return [];
  return [{ name: named ? normalizeName(named.name) : nameInFragment(line), extras, use, ...path }];
}

/** The parts of a requirement that begins with a name; undefined for a path. Each character is read once. */
function partsOf(line: string): { name: string; extras: string; reference: string | undefined } | undefined {
  const [word] = /^[A-Za-z0-9][\w.-]*/.exec(line) ?? [];
  if (word === undefined) return undefined;
  let end = word.length;
  while (!/[A-Za-z0-9]/.test(word.charAt(end - 1))) end -= 1;
  const behind = line.slice(end).trimStart();
  const closed = behind.startsWith('[') ? behind.indexOf(']') : -1;
  const rest = behind.slice(closed + 1).trimStart();
  if (!rest.startsWith('@') && rest.includes('/')) return undefined;
  return {
    name: word.slice(0, end),
    extras: closed < 0 ? '' : behind.slice(1, closed),
    reference: rest.startsWith('@') ? rest.slice(1).trimStart() : undefined,
  };
}

function nameInFragment(line: string): string | undefined {
  const fragment = line.includes('#') ? line.slice(line.indexOf('#') + 1) : '';
  const egg = /(?:^|[&#])egg=([\w.-]+)/.exec(fragment)?.[1];
  return egg === undefined ? undefined : normalizeName(egg);
}

/** The place that a direct reference names, with its path if it is in the repository. Undefined for a server's. */
function pathOf(reference: string | undefined, directory: string): Pick<Requirement, 'path' | 'written'> | undefined {
  const [bare = ''] = (reference ?? '').split(/[;#]/, 1);
  const place = bare
    .trim()
    .replace(/^file:(?:\/\/)?(?=\/?\$\{PROJECT_ROOT\}|\.)/, '')
    .replace(/^\/?\$\{PROJECT_ROOT\}\/?/, './')
    .replace(/^\{root((?::parent)*)(?::(?:uri|real))*\}\/?/, (_, parents: string) =>
      './'.concat('../'.repeat(parents.length / ':parent'.length)),
    );
  if (!/^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:[/\\]|file:)/.test(place)) return undefined;
  const path = resolvePath(directory, place);
  return { written: place, ...(path === undefined ? {} : { path }) };
}

/** The requirements in environments and builds of hatch: lists may be anywhere, under keys that end with `dependencies`. */
function requirementsOfHatch(value: TomlValue | undefined): string[] {
  return Object.entries(table(value)).flatMap(([key, below]) =>
    key.endsWith('dependencies') && !isTable(below) ? textsIn(below) : requirementsOfHatch(below),
  );
}

/** Id of the node of a project: the part that its dependents see. */
export function projectId(directory: string): string {
  return `project:${directory}`;
}

/** The directory of the project whose node has an id; undefined for other nodes. */
export function projectAt(id: string): string | undefined {
  return id.startsWith('project:') ? id.slice('project:'.length) : undefined;
}

/** Id of the node of one extra of a project. */
export function extraId(directory: string, extra: string): string {
  return `extra ${extra}:${directory}`;
}

/** Id of the node of a project's tests. Only this node has the project's dependency groups. */
export function testsId(directory: string): string {
  return `tests:${directory}`;
}

/** Id of the node of a directory of tests that belongs to no project. */
export function rootTestsId(directory: string): string {
  return `root tests:${directory}`;
}
