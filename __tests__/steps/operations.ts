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

/** Inputs that each operation needs; one that needs none is left out. */
export const neededInputs: Readonly<Partial<Record<OperationName, Readonly<Record<string, string>>>>> = {
  'set-impacted-targets': { 'impacted-targets': 'a' },
  'compute-impacted-targets': { 'impacted-targets': 'a' },
  'audit-impacted-targets': { ...reports, 'impacted-targets-from': 'paths' },
  'create-queue': settings,
  'update-queue': settings,
  'apply-queue': settings,
  'sync-queue': { 'required-label': 'bug', 'target-branch': 'master', 'github-token': 'a-github-token' },
  'list-unhealthy-tests': organization,
  'list-quarantined-tests': organization,
  'check-quarantined-tests': { ...reports, 'quarantine-policy': 'max-days: 14' },
  'excuse-quarantined-failures': { ...reports, 'tests-outcome': 'failure' },
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
