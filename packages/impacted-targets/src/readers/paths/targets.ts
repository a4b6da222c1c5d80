import type { Rule } from '../../configuration/configuration.js';
import type { Captured } from '../../configuration/glob.js';
import { namesIn } from '../../configuration/rule-names.js';
import type { TreeEntry } from '../../tree/tree.js';
import { getOrMake } from '../../../../shared/src/append.js';
import { type Owner, Owners } from './owners.js';

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

/** The targets of the rules in one commit, and whose a path is. */
export class RuleTargets {
  readonly all = new Map<string, RuleTarget>();
  readonly #owners: Owners;
  readonly #known = new Map<string, ReadonlySet<string>>();
  /** Paths with the same owners share a set, which a comparison recognizes. */
  readonly #sets = new Map<string, ReadonlySet<string>>();

  constructor(rules: readonly Rule[], entries: readonly TreeEntry[]) {
    this.#owners = new Owners(rules);
    // A target without `{name}` is there without a file, too.
    for (const rule of rules) if (namesIn(rule.name).length === 0) this.#add(rule.name, rule, new Map());
    for (const { path } of entries) {
      const owners = this.#owners.of(path);
      for (const { target, rule, values } of owners) {
        const one = this.#add(target, rule, values);
        const folder = folderOf(path, rule);
        if (folder === undefined) one.hasOthers = true;
        else one.folders.add(folder);
      }
      this.#known.set(path, this.#shared(owners));
    }
  }

  #add(target: string, rule: Rule, values: Captured): RuleTarget {
    const one = getOrMake(this.all, target, newTarget);
    one.ways.set([rule.name, ...values.values()].join('\0'), { rule, values });
    one.imports ||= rule.imports;
    return one;
  }

  /** The targets that own a path, which need not be in the commit. */
  ownersOf(path: string): ReadonlySet<string> {
    return this.#known.get(path) ?? this.#shared(this.#owners.of(path));
  }

  #shared(owners: readonly Owner[]): ReadonlySet<string> {
    const targets = new Set(owners.map(({ target }) => target));
    return getOrMake(this.#sets, [...targets].join('\0'), () => targets);
  }
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
