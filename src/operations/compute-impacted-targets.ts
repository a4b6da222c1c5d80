import { impactedTargetsResult, intendedTargets } from './intended-targets.js';
import type { Operation } from './operation.js';

/** Computes or reads impacted targets and hands them to later steps. */
export const operation: Operation = {
  needs: { pullRequest: 'if-known', targetBranch: false, repository: false },
  sendsNothing: true,
  prepare: async (context) => {
    const intended = await intendedTargets(context);
    const { list } = intended;
    const result = await impactedTargetsResult(context, intended);
    const what = list.kind === 'all' ? 'ALL' : String(list.count);
    return { request: undefined, result: { headline: `Impacted targets: ${what}`, ...result } };
  },
  carryOut: (_context, prepared) => Promise.resolve(prepared.result),
};
