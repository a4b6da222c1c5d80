import { type Files, HostedRepository, checkOut } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

interface PullRequest extends Pick<StepOptions, 'event'> {
  /** Files of the target branch. */
  readonly base: Files;
  /** Files that the pull request changes. */
  readonly change: Files;
  /** Names of build systems. */
  readonly from: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Called with the path of the checkout before the step runs. */
  readonly prepare?: (workspace: string) => void;
}

/** Computes the targets of a pull request in the checkout of its merge commit. Inputs name the pull request, whatever the event. */
export async function computePullRequest({ base, change, from, inputs, event, prepare }: PullRequest): Promise<Step> {
  const repository = new HostedRepository(base);
  const { headSha } = repository.pullRequest(7, change);
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  prepare?.(workspace);
  return runStep({
    workspace,
    ...(event !== undefined && { event }),
    inputs: {
      operation: 'compute-impacted-targets',
      'impacted-targets-from': from,
      'pull-request': '7',
      'pull-request-sha': headSha,
      'target-branch': 'main',
      ...inputs,
    },
  });
}
