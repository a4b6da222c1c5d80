import type { Change, Comparison } from '../tree/tree.js';
import { remembered } from '../tree/remembered.js';
import { documentKind } from './documents.js';
import { isWorkflowOrAction, workflowRule } from './workflows.js';

/**
 * True for a changed file that may impact less than everything where no target owns it: because of its name, or because
 * it is a workflow. The caller checks whether the configuration says otherwise.
 */
export function mayImpactLess({ path, base, head }: Change): boolean {
  // A link or a submodule can lead to anything.
  if ([base, head].some((entry) => entry && !entry.mode.startsWith('100'))) return false;
  return documentKind(path) !== undefined || isWorkflowOrAction(path);
}

/**
 * The changed files that impact nothing beyond the targets that name them, each with the rule that decided it. These
 * targets are in the answers of the build systems.
 * @param changes files that no target owns, for which `mayImpactLess` is true
 */
export async function judgeUnowned(
  comparison: Comparison,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, string>> {
  const rules = new Map<string, string>();
  for (const change of changes) {
    const { path } = change;
    const kind = documentKind(path);
    const rule =
      kind === undefined
        ? await remembered(comparison, `rule for ${path}`, () => workflowRule(comparison, change))
        : `${kind}: impacts only the targets that name it`;
    if (rule !== undefined) rules.set(path, rule);
  }
  return rules;
}
