import { endpoints } from '../../src/service/v1/endpoints.js';
import type { OperationName } from '../../src/operations/table.js';
import { type TestServer, respond, serve } from './servers.js';

const organization = { 'organization-slug': 'octo' };
const reports = { ...organization, 'junit-paths': '*.xml' };
const settings = { 'queue-settings': 'concurrency: 2' };

/** The operation of each endpoint of the first generation, which has its name. */
export const endpointOperations = Object.keys(endpoints).map((endpoint) => ({
  endpoint,
  operation: endpoint.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as OperationName,
}));

/** What each operation is given, and the path that it asks first; undefined for one that sends nothing. */
export const operationCases: Readonly<
  Record<
    OperationName,
    {
      readonly inputs?: Readonly<Record<string, string>>;
      readonly asks: string | undefined;
      /** True for one that asks GitHub before that. */
      readonly asksGitHub?: true;
    }
  >
> = {
  'submit-pull-request': { asks: '/submitPullRequest' },
  'cancel-pull-request': { asks: '/cancelPullRequest' },
  'restart-tests-on-pull-request': { asks: '/restartTestsOnPullRequest' },
  'get-submitted-pull-request': { asks: '/getSubmittedPullRequest' },
  'wait-for-pull-request': { asks: '/getSubmittedPullRequest' },
  'set-impacted-targets': { inputs: { 'impacted-targets': 'a' }, asks: '/setImpactedTargets' },
  'compute-impacted-targets': { inputs: { 'impacted-targets': 'a' }, asks: undefined },
  'audit-impacted-targets': {
    inputs: { ...reports, 'impacted-targets-from': 'paths' },
    asks: '/flaky-tests/list-quarantined-tests',
  },
  'get-merge-queue-testing-details': { asks: '/getMergeQueueTestingDetails' },
  'create-queue': { inputs: settings, asks: '/createQueue' },
  'delete-queue': { asks: '/deleteQueue' },
  'get-queue': { asks: '/getQueue' },
  'update-queue': { inputs: settings, asks: '/updateQueue' },
  'apply-queue': { inputs: settings, asks: '/getQueue' },
  'sync-queue': {
    inputs: { 'required-label': 'bug', 'target-branch': 'master', 'github-token': 'a-github-token' },
    asks: '/getQueue',
    asksGitHub: true,
  },
  'get-merge-queue-metrics': { asks: '/getMergeQueueMetrics?repo=Codertocat%2FHello-World&repoHost=github.com' },
  'list-unhealthy-tests': { inputs: organization, asks: '/flaky-tests/list-unhealthy-tests' },
  'list-quarantined-tests': { inputs: organization, asks: '/flaky-tests/list-quarantined-tests' },
  'check-quarantined-tests': {
    inputs: { ...reports, 'quarantine-policy': 'max-days: 14' },
    asks: '/flaky-tests/list-quarantined-tests',
  },
  'excuse-quarantined-failures': {
    inputs: { ...reports, 'tests-outcome': 'failure' },
    asks: '/flaky-tests/list-quarantined-tests',
  },
};

/** A service whose pull requests are merged, whose queue has what is asked for, and that has quarantined one test. */
export function mergedService(): Promise<TestServer> {
  const quarantined = { name: 't', file: 't.ts', quarantined_at: new Date().toISOString() };
  return serve(({ url }, response) => {
    if (url.includes('getMergeQueueMetrics')) respond(response, 200, 'mq_depth_current{repo="a/b"} 1\n');
    else if (url.includes('PullRequest')) respond(response, 200, { state: 'MERGED' });
    else if (url.includes('/flaky-tests/'))
      respond(response, 200, { tests: [], quarantined_tests: [quarantined], page: {} });
    else respond(response, 200, { state: 'RUNNING', concurrency: 2, enqueuedPullRequests: [] });
  });
}

/** A rule for targets in `a`. */
export const rules = { '.github/impacted-targets.yml': 'targets:\n  a: [a/**]\n' };

/** A report with the failure of the test that the service has quarantined. */
export const report = {
  'report.xml': '<testsuite name="s"><testcase name="t" file="t.ts"><failure/></testcase></testsuite>',
};
