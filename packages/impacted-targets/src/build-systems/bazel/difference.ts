import { posix } from 'node:path';
import type { Reason } from '../../graph/impact.js';
import { parseDefinitions, type Graph } from './graph.js';
import { isBuildFile, labelPackage, labelPath, packageOf } from './labels.js';
import { directoryOf } from '../../tree/paths.js';
import { isLoadable, LoadGraph } from './load-graph.js';
import type { BazelServer } from './server.js';
import type { Revision, Touched } from './revision.js';
import { callsOf, type Token } from './starlark.js';

/** One side with its graph. */
export interface LoadedSide {
  readonly side: Revision;
  readonly graph: Graph;
  readonly packages: ReadonlySet<string>;
  readonly touched: readonly Touched[];
}

/** The effects that a change of BUILD files, .bzl files or the set of files may have, beyond the files themselves. */
export interface Structure {
  /** Packages whose rules must be compared by their full text, `select` included. */
  readonly packages: ReadonlySet<string>;
  /** Rules that are impacted even if their definition is the same, with the reason. */
  readonly rules: ReadonlyMap<string, Reason>;
}

/**
 * Finds which rules to compare in detail.
 * @param structural changed paths, from the build's root, that may change the graph
 * @param everywhere true when the change may concern every package (.bazelignore, symlinks)
 */
export async function examineStructure(
  loaded: LoadedSide,
  other: LoadedSide,
  structural: ReadonlySet<string>,
  everywhere: boolean,
): Promise<Structure> {
  const packages = new Set<string>(everywhere ? loaded.packages : []);
  const rules = new Map<string, Reason>();
  for (const path of structural) {
    const directory = packageOf(path, loaded.packages);
    if (directory !== undefined) packages.add(directory);
  }
  const changed = new Set([...structural].filter(isLoadable));
  const changedBuildFiles = [...structural].filter(isBuildFile);
  if (changed.size === 0 && changedBuildFiles.length === 0) return { packages, rules };

  const graph = await LoadGraph.read(loaded.side);
  const affected = graph.affected(changed);
  for (const buildFile of affected.keys()) packages.add(directoryOf(buildFile));
  const settings = await packageSettings(other, graph, changedBuildFiles, affected);
  const byDirectory = new Map([...affected].map(([path, extensions]) => [directoryOf(path), extensions]));
  // Bazel's own list of loaded files, which includes files behind symlinks and in other repositories.
  for (const [directory, loads] of loaded.graph.loads) {
    const found = loads.find((label) => changed.has(labelPath(label, '') ?? ''));
    if (found === undefined || byDirectory.has(directory)) continue;
    packages.add(directory);
    settings.set(directory, `its package loads ${found}, which changed`);
  }
  for (const [label, { kind }] of loaded.graph.rules) {
    const directory = labelPackage(label);
    const setting = settings.get(directory);
    const extension = byDirectory.get(directory)?.find((path) => graph.names(path).has(kind));
    if (setting !== undefined) rules.set(label, { kind: 'graph', what: setting });
    else if (extension !== undefined) {
      rules.set(label, { kind: 'graph', what: `its rule ${kind} comes from ${extension}, which changed` });
    }
  }
  return { packages, rules };
}

/**
 * Packages whose `package(…)` may have changed. No query shows the settings that it makes for all rules, such as
 * features. The keys are directories; the values are the reasons in words.
 */
async function packageSettings(
  other: LoadedSide,
  graph: LoadGraph,
  changedBuildFiles: readonly string[],
  affected: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string>> {
  const settings = new Map<string, string>();
  const otherGraph = changedBuildFiles.length > 0 ? await LoadGraph.read(other.side) : undefined;
  const text = (tokens: readonly Token[]) => JSON.stringify(callsOf(tokens, ['package']));
  for (const path of changedBuildFiles) {
    if (text(graph.tokens(path)) !== text(otherGraph?.tokens(path) ?? [])) {
      settings.set(directoryOf(path), `package() changed in ${path}`);
    }
  }
  for (const path of affected.keys()) {
    const computed = callsOf(graph.tokens(path), ['package']).some((call) =>
      call.some(
        (token, at) => token.kind === 'name' && call[at + 1]?.text !== '=' && !/^(True|False|None)$/.test(token.text),
      ),
    );
    if (computed) settings.set(directoryOf(path), `package() in ${path} uses a .bzl file that changed`);
  }
  return settings;
}

/** The rules of some packages as Bazel prints them in the style of a BUILD file. */
export async function fullDefinitions(
  server: BazelServer,
  packages: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (packages.size === 0) return new Map();
  const expression = [...packages]
    .sort()
    .map((directory) => `"//${directory}:all"`)
    .join(' + ');
  return parseDefinitions(await server.query(expression, ['--output=build']), server.directory);
}

/**
 * Rules and package groups that differ between two graphs.
 * @param definitions full texts, of both sides, of the rules that must be compared by them
 * @param packages the packages of these rules
 * @returns the labels with the reason, including labels that exist on one side only
 */
export function differences(
  base: Graph,
  head: Graph,
  definitions: { readonly base: ReadonlyMap<string, string>; readonly head: ReadonlyMap<string, string> },
  packages: ReadonlySet<string>,
): Map<string, Reason> {
  const differing = new Map<string, Reason>();
  const note = (label: string, what: string) => differing.set(label, { kind: 'graph', what });
  for (const [label, rule] of head.rules) {
    const before = base.rules.get(label);
    if (!before) note(label, 'it was added');
    else if (before.definition !== rule.definition) note(label, 'its definition changed');
    else if (packages.has(labelPackage(label))) {
      const text = definitions.head.get(label);
      if (text === undefined || text !== definitions.base.get(label)) note(label, 'its definition changed');
    }
  }
  for (const label of base.rules.keys()) {
    if (!head.rules.has(label)) note(label, 'it was deleted');
  }
  for (const [label, body] of head.others) {
    const before = base.others.get(label);
    if (before !== undefined && before !== body) note(label, `${label} changed`);
  }
  return differing;
}

/**
 * The labels that a path has as a source file: its own, and those of the directories around it within its package. The
 * label of a rule is not a directory.
 */
export function sourceLabels(path: string, { rules }: Graph, packages: ReadonlySet<string>): string[] {
  const directory = packageOf(path, packages);
  if (directory === undefined) return [];
  const inside = directory === '' ? path : path.slice(directory.length + 1);
  const labels: string[] = [];
  for (let name = inside; name !== '.'; name = posix.dirname(name)) {
    const label = `//${directory}:${name}`;
    if (name !== inside && rules.has(label)) continue;
    // Older versions of Bazel print each byte of a name as one character.
    labels.push(label, Buffer.from(label, 'utf8').toString('latin1'));
  }
  return labels;
}

/** The labels of all files that are reached through a path that stands for a directory. */
export function labelsBelow(path: string, graph: Graph, packages: ReadonlySet<string>): string[] {
  const starts = [
    `//${path}:`,
    `//${path}/`,
    ...sourceLabels(path, graph, packages)
      .slice(0, 2)
      .map((label) => `${label}/`),
  ];
  return [...graph.others.keys(), ...graph.dependents.keys()].filter((label) =>
    starts.some((start) => label.startsWith(start)),
  );
}
