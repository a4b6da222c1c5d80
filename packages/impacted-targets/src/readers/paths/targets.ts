import type { Rule } from '../../configuration/configuration.js';
import type { Captured } from '../../configuration/glob.js';
import { namesIn } from '../../configuration/rule-names.js';
import type { TreeEntry } from '../../tree/tree.js';
import { getOrMake } from '../../../../shared/src/append.js';
import { ownerFinder, type Owner } from './owners.js';

/** A target of the rules in one commit. */
export interface RuleTarget {
  /** The rules that give it files, each once for the texts that its `{name}` parts stand for. */
  readonly ways: Map<string, { readonly rule: Rule; readonly values: Captured }>;
  /** Folders that globs give it whole. */
  readonly folders: Set<string>;
  /** True where it has files outside of these folders. */
  hasOthers: boolean;
  /** True where it depends on what its files import and name. */
  imports: boolean;
}

const newTarget = (): RuleTarget => ({ ways: new Map(), folders: new Set(), hasOthers: false, imports: false });

/**
 * The targets of the rules in one commit.
 * @returns `all` by their names, and `ownersOf`, which gives the targets that own a path, whether the commit has it or not
 */
export function ruleTargets(rules: readonly Rule[], entries: readonly TreeEntry[]) {
  const all = new Map<string, RuleTarget>();
  const find = ownerFinder(rules);
  /** Paths with the same owners share a set, which a comparison recognizes. */
  const sets = new Map<string, ReadonlySet<string>>();
  const shared = (owners: readonly Owner[]) => {
    const targets = new Set(owners.map(({ target }) => target));
    return getOrMake(sets, [...targets].join('\0'), () => targets);
  };
  const add = (target: string, rule: Rule, values: Captured) => {
    const one = getOrMake(all, target, newTarget);
    one.ways.set([rule.name, ...values.values()].join('\0'), { rule, values });
    one.imports ||= rule.imports;
    return one;
  };
  // A target without `{name}` is there without a file, too.
  for (const rule of rules) if (namesIn(rule.name).length === 0) add(rule.name, rule, new Map());
  const known = new Map<string, ReadonlySet<string>>();
  for (const { path } of entries) {
    const owners = find(path);
    for (const { target, rule, values } of owners) {
      const one = add(target, rule, values);
      const folder = folderOf(path, rule);
      if (folder === undefined) one.hasOthers = true;
      else one.folders.add(folder);
    }
    known.set(path, shared(owners));
  }
  return { all, ownersOf: (path: string) => known.get(path) ?? shared(find(path)) };
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
