import { addTo, append } from '../../shared/append.js';
import type { Answered, Edges } from '../configuration/edges.js';
import { mentionedPlaces } from '../mentions/mentioned-places.js';
import { searchTexts } from '../mentions/search-texts.js';
import { TrackedPlaces } from '../mentions/tracked-places.js';
import { directoryOf, isWithin, nameOf, pathsAbove, resolvePath } from '../tree/paths.js';
import type { Comparison, Tree } from './build-system.js';

/** Files that say how a target is built, with the build systems of these targets. A script may belong to any. */
const buildFiles: readonly (readonly [RegExp, readonly string[] | 'any'])[] = [
  [/(?:^|\/)package\.json$|\.config\.[cm]?[jt]s$/, ['workspaces', 'nx', 'turborepo']],
  [/(?:^|\/)(?:Cargo\.toml|build\.rs)$/, ['cargo']],
  [/(?:^|\/)(?:pyproject\.toml|setup\.py|setup\.cfg)$/, ['uv']],
  [/(?:^|\/)pom\.xml$/, ['maven']],
  [/\.gradle(?:\.kts)?$/, ['gradle']],
  [/\.(?:\w+proj|props|targets)$/, ['dotnet']],
  [/(?:^|\/)(?:Makefile|[Jj]ustfile)$|\.(?:sh|bash|ps1|cmd|bat|mk)$/, 'any'],
];

/** Commands by which one build system starts another one in the directory of both. */
const starts: Readonly<Record<string, RegExp>> = {
  workspaces: /\b(?:npm|pnpm|yarn|bun)\s+(?:run|build|ci|install|exec)\b/,
  cargo: /\b(?:cargo|maturin|setuptools[-_]rust|napi|neon|wasm-pack)\b/,
  uv: /\b(?:uv|maturin|poetry)\s+(?:run|build|sync)\b/,
  go: /\bgo\s+(?:build|run|install)\b/,
  gradle: /\bgradlew?\s/,
  maven: /\bmvnw?\s/,
  dotnet: /\bdotnet\s+(?:build|publish|run|pack)\b/,
};

/** Manifests of a workspace, with their build systems. A file that names one may build everything in the workspace. */
const workspaceManifests: Readonly<Record<string, readonly string[]>> = {
  'Cargo.toml': ['cargo'],
  'package.json': ['workspaces', 'nx', 'turborepo'],
  'pom.xml': ['maven'],
  'go.mod': ['go'],
  'go.work': ['go'],
  'pyproject.toml': ['uv'],
  'settings.gradle': ['gradle'],
  'settings.gradle.kts': ['gradle'],
};

/** Options and commands that name the place of a build's output. */
const output =
  /(?:--?out-?(?:dir|file|put)?(?:-(?:dir|path))?|\b(?:out(?:Dir|File|file|putPath)|distDir|dir)|-[od])["']?\s{0,9}[=:\s(][^\n,;&|]{0,100}?(\.\.\/[^"'`\s,;&|)]*)|\b(?:cp|mv|cpx|copyfiles|rsync)\s[^"\n&|;]{0,200}\s(\.\.\/[^\s"'&|;]+)/g;

/** Files that run commands. A path in them that does not exist may be an output of these commands. */
const commands = /(?:^|\/)(?:package\.json|Makefile|[Jj]ustfile)$|\.(?:config\.[cm]?[jt]s|sh|bash|ps1|cmd|bat|mk)$/;

interface BuildText {
  /** Build systems that the file starts in its own directory. */
  readonly starts: readonly string[];
  /** Paths to which the file writes. */
  readonly outputs: readonly string[];
}

/** The directories of one build system's targets, with the targets' names in the answer. */
interface System {
  readonly name: string;
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Adds edges between targets of different build systems. A target that names another's path in a manifest or a script
 * depends on it: a package that builds a crate by `--manifest-path`. A target that writes to another's directory is a
 * dependency of it: a package whose pages a Go package embeds.
 */
export async function addEdgesBetweenSystems(
  comparison: Comparison,
  answered: readonly Answered[],
  edges: Edges,
): Promise<void> {
  const systems: System[] = [];
  for (const { system, known, named } of answered) {
    const places = new Map<string, Set<string>>();
    for (const [place, target] of (await known?.places?.()) ?? []) addTo(places, place, named(target));
    if (places.size > 0) systems.push({ name: system, places });
  }
  if (systems.length < 2) return;
  const holding = namesByDirectory(systems);
  for (const tree of [comparison.base, comparison.head]) {
    const found = await findEdges(tree, systems, holding);
    for (const [on, targets] of found.byTarget) edges.add(on, { targets: [...targets] });
    for (const [place, targets] of found.byPlace) {
      const dependents = { targets: [...targets] };
      for (const on of holding.get(place) ?? []) edges.add(on, dependents);
    }
  }
}

/** Names of all targets of a build system in each directory and below it. */
function namesByDirectory(systems: readonly System[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name: system, places } of systems) {
    for (const [place, names] of places) {
      for (const above of [place, ...pathsAbove(place)]) {
        for (const name of names) append(found, `${system}:${above}`, name);
      }
    }
  }
  return found;
}

async function findEdges(tree: Tree, systems: readonly System[], holding: ReadonlyMap<string, readonly string[]>) {
  /** Targets by their dependency: a target, or all targets of a build system in a directory. */
  const found = { byTarget: new Map<string, Set<string>>(), byPlace: new Map<string, Set<string>>() };
  const tracked = await TrackedPlaces.of(tree);
  const entries = (await tree.entries()).filter(
    ({ path, mode }) => mode.startsWith('100') && buildFiles.some(([pattern]) => pattern.test(path)),
  );
  for (const [file, { written, own }] of await searchTexts(tree, entries, 'edges', buildText)) {
    const here = directoryOf(file);
    for (const { system, home, names } of ownersOf(file, systems)) {
      const others = systems.filter((other) => other !== system);
      const depend = (on: Iterable<string>) => {
        for (const one of on) for (const name of names) addTo(found.byTarget, one, name);
      };
      for (const other of others) if (own.starts.includes(other.name)) depend(other.places.get(home) ?? []);
      for (const { path, kind, isFromRoot } of mentionedPlaces(written, here, home, tracked)) {
        if (isFromRoot) continue;
        const at = tracked.destination(path);
        const owners = others.flatMap((other) => nearest(at, other, file));
        depend(owners);
        if (owners.length > 0) continue;
        const built = kind === 'directory' ? undefined : (workspaceManifests[nameOf(at)] ?? []);
        const group = built === undefined ? at : directoryOf(at);
        for (const other of others) {
          if (built?.includes(other.name) === false) continue;
          const place = `${other.name}:${group}`;
          if (holding.has(place)) for (const name of names) addTo(found.byPlace, place, name);
        }
      }
      const isMade = (path: string) => path.startsWith('../') && isMissing(path, [here, home], tracked);
      const missing = commands.test(file) ? written.paths.filter(isMade) : [];
      for (const path of [...own.outputs, ...missing]) {
        const place = resolvePath(here, path);
        const readers = place === undefined ? [] : others.flatMap((other) => nearest(place, other, file));
        for (const reader of readers) for (const name of names) addTo(found.byTarget, name, reader);
      }
    }
  }
  return found;
}

function buildText(text: string): BuildText {
  return {
    starts: Object.keys(starts).filter((system) => starts[system]?.test(text)),
    outputs: [...text.matchAll(output)].flatMap(([, told, copied]) => told ?? copied ?? []),
  };
}

/** True for a path that does not exist in the commit, such as the place of a build's output. */
function isMissing(written: string, from: readonly string[], tracked: TrackedPlaces): boolean {
  return from.every((start) => {
    const path = resolvePath(start, written);
    return path === undefined || tracked.find(path) === undefined;
  });
}

/** The targets that a build file describes. A script describes the nearest targets. */
function ownersOf(file: string, systems: readonly System[]) {
  const of = buildFiles.find(([pattern]) => pattern.test(file))?.[1] ?? 'any';
  const found = systems.flatMap((system) => {
    const home = of === 'any' || of.includes(system.name) ? placeAround(file, system) : undefined;
    return home === undefined ? [] : [{ system, home, names: system.places.get(home) ?? new Set<string>() }];
  });
  if (of !== 'any') return found;
  // A file at the root belongs to no target, as everywhere else.
  const deepest = Math.max(1, ...found.map(({ home }) => home.length));
  return found.filter(({ home }) => home.length === deepest);
}

function placeAround(path: string, { places }: System): string | undefined {
  return pathsAbove(path).find((above) => places.has(above));
}

/** The targets that a place belongs to, unless they lie around the file that names it. */
function nearest(place: string, system: System, file: string): string[] {
  const around = system.places.has(place) ? place : placeAround(place, system);
  return around === undefined || isWithin(file, around) ? [] : [...(system.places.get(around) ?? [])];
}
