import { Gauge, Histogram, Registry } from 'prom-client';
import type { RegisteredQueue } from '../queue-rules/merge-queues.js';

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

const labelNames = ['repo', 'branch', 'queue_type'] as const;
const buckets = [60, 300, 600, 900, 1800, 3600, 5400, 7200];

/**
 * Metrics of queues in the Prometheus text format. Queues of different hosts with equal labels are added up.
 * @param now milliseconds since 1970; the queues have been advanced to it
 */
export function metricsText(queues: Iterable<RegisteredQueue>, now: number): Promise<string> {
  return measured(queues, now).metrics();
}

function measured(queues: Iterable<RegisteredQueue>, now: number): Registry {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers });
  const histogram = (name: string, help: string) => new Histogram({ name, help, labelNames, buckets, registers });

  const depth = gauge('mq_depth_current', 'Pull requests in the queue that are ready.');
  const awaiting = gauge('mq_awaiting_mergeability', 'Pull requests in the queue that are not ready.');
  const testing = gauge('mq_testing_slots_active', 'Tests that run.');
  // These metrics are gauges, whatever their names say: each request counts them anew, and they fall as time passes.
  const conclusions = new Gauge({
    name: 'mq_pr_conclusions_1h_total',
    help: 'Pull requests that left the queue in the last hour, by how they did.',
    labelNames: [...labelNames, 'conclusion'],
    registers,
  });
  const restarts = gauge('mq_pr_restarts_1h_total', 'Tests that were started again in the last hour.');
  const histograms = [
    ['wait', histogram('mq_pr_wait_duration_1h_seconds', 'Time from submission to the first test, last hour.')],
    ['test', histogram('mq_pr_test_duration_1h_seconds', 'Time that tests took, last hour.')],
    [
      'time-in-queue',
      histogram('mq_pr_time_in_queue_1h_seconds', 'Time from submission to leaving the queue, last hour.'),
    ],
  ] as const;

  for (const registered of queues) {
    for (const queueType of ['main', 'bisection'] as const) {
      const { queue, statistics, repo, targetBranch: branch } = registered;
      const labels = { repo: `${repo.owner}/${repo.name}`, branch, queue_type: queueType };
      const entries = queue.enqueued.filter(({ bisection }) => (bisection === undefined) === (queueType === 'main'));
      const notReady = entries.filter(({ state }) => state === 'NOT_READY').length;
      depth.inc(labels, entries.length - notReady);
      awaiting.inc(labels, notReady);
      testing.inc(labels, queue.testsRunning(queueType));
      const hour = (kind: Parameters<typeof statistics.lastHour>[1]) => statistics.lastHour(queueType, kind, now);
      for (const state of ['MERGED', 'FAILED', 'CANCELLED'] as const) {
        conclusions.inc({ ...labels, conclusion: state.toLowerCase() }, hour(state).length);
      }
      restarts.inc(labels, hour('restart').length);
      for (const [kind, metric] of histograms) {
        const seconds = hour(kind);
        if (seconds.length === 0) metric.zero(labels);
        for (const value of seconds) metric.observe(labels, value);
      }
    }
  }
  return registry;
}
