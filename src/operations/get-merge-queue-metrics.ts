import { InputError } from '../inputs/input-error.js';
import { readSamples } from '../service/transport/prometheus.js';
import type { MetricsScope } from '../service/merge-queue-service.js';
import { metricsDocument } from './documents/metrics.js';
import { type Operation, type StepWith, planned } from './operation.js';
import { refuseExtraFields } from './requests.js';

/** @throws InputError */
function scopeOf(step: StepWith<'inputs' | 'context'>): MetricsScope {
  refuseExtraFields(step, 'get-merge-queue-metrics has no request body to add fields to');
  const { metricsScope, targetBranch } = step.inputs;
  if (metricsScope === 'organization') return { kind: metricsScope };
  const { repository } = step.context;
  if (repository === undefined) throw new InputError('repository', 'nothing names the repository. Give owner/name');
  if (metricsScope === 'repository') return { kind: metricsScope, repo: repository };
  if (targetBranch === undefined) {
    throw new InputError('target-branch', 'metrics-scope is queue, so it is needed. Give the branch of the queue');
  }
  return { kind: 'queue', repo: repository, targetBranch };
}

function whose(scope: MetricsScope): string {
  if (scope.kind === 'organization') return 'the organization';
  const { owner, name } = scope.repo;
  return `${scope.kind === 'queue' ? `${scope.targetBranch} of ` : ''}${owner}/${name}`;
}

/**
 * How many characters of the metrics the summary reads: enough for some hundred queues. The summary shows the first
 * rows.
 */
const summarizedLength = 4 * 1024 * 1024;

/** Reads the metrics of a repository's queues, or of all queues of the organization. */
export const operation: Operation = {
  kind: 'request',
  needs: { pullRequest: 'none', targetBranch: false, repository: false },
  plan: (step, service) => {
    const scope = scopeOf(step);
    const result = { headline: `Read the merge queue metrics of ${whose(scope)}` };
    return planned(
      result,
      () => service.metrics(scope),
      async (answer) => {
        const { received, text } = await answer;
        const file = await step.files.write('metrics.prom', text);
        const whole = received.length <= summarizedLength;
        // The last row of a cut text may have lost its end.
        const rows = whole ? received : received.slice(0, received.lastIndexOf('\n', summarizedLength));
        const samples = readSamples(rows);
        // Comments alone (HELP and TYPE) are valid.
        const holdsOther = rows.trim() === '' || /^[^#\s]/m.test(rows);
        const warnings = [
          ...(samples.length === 0 && holdsOther
            ? ['The response has no metrics in the Prometheus text format. It is in metrics-file as received']
            : []),
          ...(whole ? [] : ['The summary shows the beginning of a long response. metrics-file has all of it']),
        ];
        return { ...result, outputs: { 'metrics-file': file }, document: [metricsDocument(samples)], warnings };
      },
    );
  },
};
