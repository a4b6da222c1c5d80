import { addTo, getOrMake } from '../../../../shared/src/append.js';
import type { Configuration, Rule } from '../../configuration/configuration.js';
import { namesIn, RuleNames } from '../../configuration/rule-names.js';
import { graphNode, type BuildGraph, type GraphNode } from '../../graph/graph.js';
import { TrackedPlaces } from '../../literals/places.js';
import type { Tools } from '../../graph/reader.js';
import { isWithin } from '../../tree/paths.js';
import type { Tree } from '../../tree/tree.js';
import { Dependents } from './dependents.js';
import { ModulesOfFiles } from './modules.js';
import { Owners } from './owners.js';

/** A node whose imports may turn out to lead nowhere. */
type RuleNode = GraphNode & { unknown?: string };

/**
 * The graph of the targets of rules in one commit, for rules that depend on what files import. Targets without `imports` have the edges alone
 * that rules state.
 * @param file path of the configuration file
 * @param definition what a rule says, so that the rules of two commits can be compared
 * @returns the graph, and what to call when its imports have been followed: it warns of targets whose modules cannot be found
 */
export async function readRulesGraph(
  tree: Tree,
  { rules }: Configuration,
  file: string,
  definition: (rule: Rule) => string,
  tools: Pick<Tools, 'options' | 'warn'>,
): Promise<{ readonly graph: BuildGraph; readonly warnOfUnknown: () => void }> {
  const owners = new Owners(rules);
  const entries = (await tree.entries()).filter(({ mode }) => mode !== '160000');
  const targets = new Map<Rule, Set<string>>();
  const nodes = new Map<string, RuleNode>();
  const importing = new Set<string>();
  const folders = new Map<string, Set<string>>();
  const addTarget = (target: string, rule: Rule) => {
    addTo(targets, rule, target);
    const node = getOrMake(nodes, target, () => graphNode(target, target));
    node.facts.set(`the rule ${rule.name} in ${file}`, definition(rule));
    if (rule.imports) importing.add(target);
  };
  for (const rule of rules) if (namesIn(rule.name).length === 0) addTarget(rule.name, rule);
  const known = new Map<string, ReadonlySet<string>>();
  const none: ReadonlySet<string> = new Set();
  for (const { path } of entries) {
    const owning = owners.of(path);
    for (const { target, rule } of owning) {
      addTarget(target, rule);
      const folder = folderOf(path, rule);
      if (folder !== undefined) addTo(folders, folder, target);
    }
    known.set(path, owning.length === 0 ? none : new Set(owning.map(({ target }) => target)));
  }
  const dependents = new Dependents(rules, new RuleNames(rules), (rule) => Promise.resolve(targets.get(rule) ?? []));
  for (const target of nodes.keys()) {
    for (const list of await dependents.of(target)) {
      for (const dependent of list) {
        if (dependent === target) continue;
        nodes.get(dependent)?.dependencies.add(target, { kind: 'stated', file, text: dependent });
      }
    }
  }
  const places = await TrackedPlaces.of(tree);
  const modules = await ModulesOfFiles.of(tree, places, tools.options.paths ?? {});
  const inFolder = new Map<string, readonly string[]>();
  const idsBelow = (folder: string): readonly string[] => {
    const ids = () => [...known].flatMap(([path, owning]) => (isWithin(path, folder) ? [...owning] : []));
    return getOrMake(inFolder, folder, () => [...new Set(ids())]);
  };
  const ownersOf = (path: string) => known.get(path) ?? new Set(owners.of(path).map(({ target }) => target));
  const graph: BuildGraph = {
    nodes,
    owners: ownersOf,
    // The files of a target without imports are not read.
    described: (path) => ![...ownersOf(path)].some((target) => importing.has(target)),
    compiled: (_path, target) => !importing.has(target),
    imported: (path, module) => {
      const { paths = [], folder, unknown } = modules.find(path, module);
      for (const target of unknown === undefined ? [] : ownersOf(path)) {
        const node = nodes.get(target);
        if (importing.has(target) && node !== undefined && unknown !== undefined) node.unknown ??= unknown;
      }
      return { paths, ids: folder === undefined ? [] : idsBelow(folder) };
    },
    places: [...folders].flatMap(([folder, owning]) => [...owning].map((target) => [folder, target] as const)),
  };
  return {
    graph,
    warnOfUnknown: () => {
      for (const [target, { unknown }] of nodes) {
        if (unknown !== undefined)
          tools.warn(
            `paths: ${unknown}. Until then ${target} counts as impacted. Give the place under build-systems.paths.aliases in ${file}`,
          );
      }
    },
  };
}

/** The folder that a glob of the rule gives to the target whole (`services/{name}/**`), and in which a path is. */
function folderOf(path: string, { globs }: Rule): string | undefined {
  const segments = path.split('/');
  for (const { text } of globs.included) {
    const parts = text.split('/');
    const depth = parts.indexOf('**');
    if (depth < 1 || depth < parts.length - 2 || !/^\*{0,2}$/.test(parts.slice(depth + 1).join(''))) continue;
    const fits = parts.slice(0, depth).every((part, at) => part === segments[at] || /[{*]/.test(part));
    if (fits && segments.length > depth) return segments.slice(0, depth).join('/');
  }
  return undefined;
}
