import type { Rule } from '../../configuration/configuration.js';
import type { DeclaredTarget, Reader, TargetUse } from '../reader.js';
import { moduleFinder } from './modules.js';
import { statedUses } from './uses.js';
import { ruleTargets, type RuleTarget } from './targets.js';

/** Targets by globs, from the configuration file of each commit. A rule that differs impacts its targets. */
export const paths: Reader = {
  name: 'paths',
  isConfigured: true,
  read: async (commit, _root, { configurations }) => {
    const { file } = configurations;
    const targets = ruleTargets(configurations[commit.tree.side].rules, await commit.tree.entries());
    const stated = statedUses(targets.all, file);
    const importing = new Set([...targets.all].flatMap(([name, { imports }]) => (imports ? [name] : [])));
    const resolve = importing.size > 0 && (await moduleFinder(commit, (path) => targets.ownersOf(path)));
    return {
      targets: [...targets.all].flatMap(([name, target]) => declarations(name, target, stated.usesOf(target), file)),
      externals: stated.externals,
      owners: (path) => targets.ownersOf(path),
      isRead: (path) => ![...targets.ownersOf(path)].some((target) => importing.has(target)),
      // Tests are told apart in the one folder of a target that imports.
      isCompiled: (_path, folder) => folder === '',
      ...(resolve && { resolve }),
    };
  },
};

/** The declarations of a target: one with all that is said of it, and one for each folder by which files name it. */
function declarations(id: string, target: RuleTarget, uses: readonly TargetUse[], file: string): DeclaredTarget[] {
  const [own = '', ...others] = target.folders;
  const isInOne = target.imports && !target.hasOthers && others.length === 0;
  const rules = [...target.ways.values()].map(({ rule }) => rule);
  const whole: DeclaredTarget = {
    id,
    name: id,
    folder: isInOne ? own : '',
    uses,
    facts: new Map(rules.map((rule) => [`the rule ${rule.name} in ${file}`, definitionOf(rule)])),
    ...(!target.imports && { declaresAll: true }),
  };
  const folders = isInOne ? [] : [...target.folders];
  return [whole, ...folders.map((folder) => ({ id, name: id, folder, uses: [] }))];
}

/** The content of a rule, without the order of its parts. */
function definitionOf({ name, definition, imports, dependsOn }: Rule): string {
  return JSON.stringify([name, definition, imports, [...dependsOn].sort()]);
}
