import { type Files, HostedRepository, checkOut } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import { runStep } from '../steps/step.js';

interface PullRequest {
  /** Files of the target branch. */
  readonly base: Files;
  /** Files that the pull request changes. */
  readonly change: Files;
  /** Names of build systems. */
  readonly from: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Name of the event, which is about the pull request; no event where it is missing. */
  readonly eventName?: string;
  /** Called with the path of the checkout before the step runs. */
  readonly prepare?: (workspace: string) => void;
  /** Variables of the step, by the path of the checkout. */
  readonly environment?: (workspace: string) => Readonly<Record<string, string>>;
}

/** Computes the targets of a pull request in the checkout of its merge commit. Inputs name the pull request, whatever the event. */
export async function computePullRequest(given: PullRequest): Promise<Step> {
  const repository = new HostedRepository(given.base);
  const { headSha } = repository.pullRequest(7, given.change);
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  given.prepare?.(workspace);
  return runStep({
    workspace,
    ...(given.eventName !== undefined && {
      event: { name: given.eventName, payload: pullRequestIntoMain(7, headSha) },
    }),
    environment: given.environment?.(workspace) ?? {},
    inputs: {
      operation: 'compute-impacted-targets',
      'impacted-targets-from': given.from,
      'pull-request': '7',
      'pull-request-sha': headSha,
      'target-branch': 'main',
      ...given.inputs,
    },
  });
}

/** The same in a workflow of pull requests, unless another event is named, and the targets of its file, where it wrote one. */
export async function compute(given: PullRequest): Promise<{ readonly step: Step; readonly targets: unknown }> {
  const step = await computePullRequest({ eventName: 'pull_request', ...given });
  return { step, targets: targetsOf(step) };
}
