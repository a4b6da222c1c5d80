import { given } from '../../packages/shared/src/json-values.js';
import { isTrustedEvent } from '../pull-request/trust.js';
import type { StepWith } from './operation.js';

/**
 * What every computation in the checkout is told: where it is, its settings, and the secrets that no program gets. The checkout may belong to a
 * pull request, and its rules may name programs: `untrustedIn` is the event where none may run.
 * @param from names of build systems, or `auto`
 * @param namesPullRequest true when the step is about a pull request
 */
export function checkoutRequest(
  { environment, inputs, event }: StepWith<'environment' | 'inputs' | 'event'>,
  from: readonly string[],
  namesPullRequest: boolean,
) {
  return {
    from,
    environment,
    workingDirectory: inputs.workingDirectory,
    configPath: inputs.impactedTargetsConfig,
    workspace: inputs.workspace,
    secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== undefined),
    ...given({
      untrustedIn: isTrustedEvent(event.name, namesPullRequest) ? undefined : event.name,
      headSha: inputs.headSha,
    }),
  };
}

/** What the audit of past merges is told. It is about no event. */
export function mergesRequest(step: StepWith<'environment' | 'inputs' | 'event'>) {
  const { targets, pullRequest } = step.inputs;
  const from = targets?.kind === 'from' ? targets.names : ['auto'];
  return { ...checkoutRequest(step, from, pullRequest !== undefined), event: {} };
}
