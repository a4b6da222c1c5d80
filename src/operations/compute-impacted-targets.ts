import { impactedTargets } from './requested-targets.js';
import type { Operation } from './operation.js';

/** Computes or reads impacted targets and passes them to later steps. */
export const operation: Operation = {
  kind: 'local',
  needs: { pullRequest: 'if-known', targetBranch: false, repository: false },
  plan: async (step) => {
    const { list, result } = await impactedTargets(step, () => ({}));
    const what = list.kind === 'all' ? 'ALL' : String(list.count);
    return { result: { headline: `Impacted targets: ${what}`, ...result } };
  },
};
