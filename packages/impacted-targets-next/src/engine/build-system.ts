import { BrokenManifest } from '../../../impacted-targets/src/tree/broken-manifest.js';
import { remembered } from '../../../impacted-targets/src/tree/remembered.js';
import type { Comparison, Tree } from '../../../impacted-targets/src/tree/tree.js';
import { Unanswerable } from '../../../impacted-targets/src/tree/unanswerable.js';
import { getOrMake } from '../../../shared/src/append.js';
import { canonicalJson } from '../../../shared/src/json-values.js';
import type { BuildSystemOptions } from '../../../impacted-targets/src/configuration/configuration.js';
import type { Log } from '../../../impacted-targets/src/tree/log.js';
import { Commit } from '../readers/commit.js';
import type { Reader, Setting } from '../readers/reader.js';
import { compareGraphs } from './compare.js';
import { connect } from './connect.js';
import { declaredGraph } from './declared.js';
import { emptyGraph, type BuildGraph } from './graph.js';
import type { CauseOfAll, Impact } from './impact.js';

/** What an answer from files needs beside the comparison. */
export interface Asking extends Log {
  /** Options of build systems from the target branch's configuration file. */
  readonly options: BuildSystemOptions;
}

/** A build system, as it is asked. */
export interface BuildSystem {
  detect?(tree: Tree, root: string): Promise<boolean>;
  impact(comparison: Comparison, asking: Asking): Promise<Impact>;
}

/**
 * Answers from what a reader says of both commits. Where a manifest of either commit cannot be understood, nobody knows which targets there
 * are, so everything is impacted.
 */
export function buildSystemOf(reader: Reader): BuildSystem {
  return {
    ...(reader.isUsed && { detect: async (tree, root) => reader.isUsed?.(await Commit.of(tree), root) ?? false }),
    impact: async (comparison, asking) => {
      const graphs: BuildGraph[] = [];
      for (const side of ['base', 'head'] as const) {
        try {
          graphs.push(await graphOf(reader, comparison[side], comparison.root, asking.options));
        } catch (error) {
          if (!(error instanceof BrokenManifest || error instanceof Unanswerable)) throw error;
          return { kind: 'all', why: `${error.message} (in the ${side} commit ${comparison[side].object})` };
        }
      }
      const [base = emptyGraph, head = emptyGraph] = graphs;
      for (const line of unknownIn(base, head)) asking.warn(`${reader.name}: ${line}`);
      const impact = await compareGraphs(base, head, comparison);
      const causes = causesOfAll(base.everything, head.everything);
      const [first] = causes;
      const { coveredPaths, readPaths } = impact;
      return first === undefined ? impact : { kind: 'all', why: first.what, causes, coveredPaths, readPaths };
    },
  };
}

/** The graph of a commit. A history compares each commit with the one before and the one after it. */
function graphOf(reader: Reader, tree: Tree, root: string, options: BuildSystemOptions): Promise<BuildGraph> {
  const key = `graph of ${reader.name} in ${root} with ${canonicalJson(options[reader.name])}`;
  return remembered(tree, key, async () => {
    const commit = await Commit.of(tree, options);
    const reading = await reader.read(commit, root);
    return reading === undefined ? emptyGraph : connect(tree, await declaredGraph(commit, reading));
  });
}

/** What nobody knows, in a line for each. */
function unknownIn(base: BuildGraph, head: BuildGraph): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { target, label, unknown } of [...base.nodes.values(), ...head.nodes.values()]) {
    const claimed = target === undefined ? `what uses ${label}` : `the target ${target}`;
    if (unknown !== undefined) found.add(`${unknown}, so every answer has ${claimed}`);
  }
  for (const [what, { unreadable, value }] of head.everything ?? []) {
    if (unreadable === undefined || base.everything?.get(what)?.value !== value) continue;
    found.add(`${unreadable}. It is the same in both commits, so it is left out`);
  }
  return found;
}

type Settings = ReadonlyMap<string, Setting>;

/** The settings that differ and impact everything. */
function causesOfAll(base: Settings = new Map(), head: Settings = new Map()): CauseOfAll[] {
  const both = new Map<string, { base?: Setting; head?: Setting }>();
  for (const [what, setting] of base) both.set(what, { base: setting });
  for (const [what, setting] of head) getOrMake(both, what, (): { head?: Setting } => ({})).head = setting;
  const causes = [...both].flatMap(([what, { base: before, head: after }]) => {
    if (before?.value === after?.value) return [];
    const { file = what } = before ?? after ?? {};
    const unreadable = before?.unreadable ?? after?.unreadable;
    const how = before === undefined ? 'is new' : after === undefined ? 'was removed' : 'changed';
    const said = what === file ? `${what} ${how}` : `${what} changed`;
    const cause = { what: unreadable === undefined ? said : `${unreadable}, and it changed`, files: [file] };
    return [{ cause, file, isWhole: what === file }];
  });
  // Where a whole file is new, gone or not understood, its settings are no further causes.
  const whole = new Set(causes.flatMap(({ file, isWhole }) => (isWhole ? [file] : [])));
  return causes.flatMap(({ cause, file, isWhole }) => (isWhole || !whole.has(file) ? [cause] : []));
}
