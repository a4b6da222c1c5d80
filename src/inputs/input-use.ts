import { type InputName, inputDefaults } from './declarations.js';
import type { OperationName } from './operation-names.js';

const submitted = ['submit-pull-request', 'wait-for-pull-request'] as const;
const onPullRequest = [
  ...submitted,
  'cancel-pull-request',
  'restart-tests-on-pull-request',
  'get-submitted-pull-request',
  'set-impacted-targets',
] as const;
const withTargets = ['set-impacted-targets', 'compute-impacted-targets'] as const;
const onHistory = ['analyze-impacted-targets'] as const;
const withSettings = ['create-queue', 'update-queue', 'apply-queue'] as const;
const onQueue = [...withSettings, 'delete-queue', 'get-queue', 'get-merge-queue-testing-details'] as const;
const withReports = ['check-quarantined-tests', 'excuse-quarantined-failures'] as const;
const onTests = ['list-unhealthy-tests', 'list-quarantined-tests', ...withReports] as const;

/** The operations that make use of each input; `all` also for what a whole workflow may give to every step. */
export const inputUse: Readonly<Record<InputName, 'all' | readonly OperationName[]>> = {
  operation: 'all',
  'base-url': 'all',
  'api-token': 'all',
  'github-token': 'all',
  repository: 'all',
  'repository-host': 'all',
  'target-branch': [...onPullRequest, ...withTargets, ...onQueue],
  'pull-request': [...onPullRequest, ...withTargets, 'get-merge-queue-testing-details'],
  'pull-request-sha': withTargets,
  'required-label': 'all',
  priority: ['submit-pull-request'],
  'no-batch': ['submit-pull-request'],
  'test-run-id': ['get-merge-queue-testing-details'],
  // Also operations whose requests have no place for them: those refuse the input with an error.
  'extra-fields': [...onPullRequest, ...onQueue, ...onTests, 'get-merge-queue-metrics'],
  'impacted-targets': withTargets,
  'impacted-targets-file': withTargets,
  'impacted-targets-from': [...withTargets, ...onHistory],
  'impacted-targets-config': [...withTargets, ...onHistory],
  'impact-all-paths': [...withTargets, ...onHistory],
  'base-sha': withTargets,
  'head-sha': [...withTargets, ...onHistory],
  'trust-pull-request': withTargets,
  'working-directory': [...withTargets, ...onHistory, ...withReports, ...withSettings],
  shards: withTargets,
  'queue-settings': withSettings,
  'queue-settings-file': withSettings,
  'metrics-scope': ['get-merge-queue-metrics'],
  'organization-slug': 'all',
  status: ['list-unhealthy-tests'],
  'page-size': onTests,
  'max-pages': onTests,
  'junit-paths': withReports,
  tests: ['check-quarantined-tests'],
  codeowners: withReports,
  'max-quarantine-days': withReports,
  'fail-on-match': ['check-quarantined-tests'],
  variant: withReports,
  'tests-outcome': ['excuse-quarantined-failures'],
  wait: ['submit-pull-request'],
  'wait-timeout-minutes': submitted,
  'poll-interval-seconds': submitted,
  'cancel-on-abort': ['submit-pull-request'],
  commits: onHistory,
  'test-minutes': onHistory,
  concurrency: onHistory,
  'compute-timeout-minutes': [...withTargets, ...onHistory, ...withReports],
  'request-timeout-seconds': 'all',
  'max-attempts': 'all',
  'allow-insecure-http': 'all',
  'dry-run': 'all',
  summary: 'all',
};

/** Operations that use some inputs only together with another one, which is named first. */
const usedWith: readonly (readonly [InputName, readonly OperationName[], readonly InputName[]])[] = [
  ['wait', ['submit-pull-request'], ['wait-timeout-minutes', 'poll-interval-seconds', 'cancel-on-abort']],
  [
    'impacted-targets-from',
    // An analysis takes auto where no build system is given.
    withTargets,
    ['impacted-targets-config', 'impact-all-paths', 'base-sha', 'head-sha', 'trust-pull-request'],
  ],
];

/**
 * Inputs that were given and are not used, each with why. One that has its default is taken as not given: the runner
 * does not tell the two apart.
 * @param textOf the text of an input; its default when not given
 */
export function unusedInputs(
  operation: OperationName,
  textOf: (name: InputName) => string | undefined,
): ReadonlyMap<InputName, string> {
  const isGiven = (name: InputName): boolean => (textOf(name) ?? '') !== inputDefaults[name];
  const isUsed = (name: InputName): boolean => inputUse[name] === 'all' || inputUse[name].includes(operation);
  const unused = new Map<InputName, string>();
  for (const name of (Object.keys(inputDefaults) as InputName[]).filter(isGiven)) {
    const condition = usedWith.find(
      ([other, operations, names]) => names.includes(name) && operations.includes(operation) && !isGiven(other),
    );
    if (isUsed(name)) {
      if (condition !== undefined) unused.set(name, `without ${condition[0]}`);
    } else if (name !== 'pull-request' || !isGiven('required-label')) unused.set(name, `by ${operation}`);
  }
  return unused;
}
