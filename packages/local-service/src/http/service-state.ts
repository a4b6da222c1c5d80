import type { ServiceClock } from '../clock.js';
import type { RecordSource } from '../flaky-tests/record-source.js';
import type { MergeQueues } from '../queue-rules/merge-queues.js';
import type { TestOutcomes } from '../queue-rules/test-outcomes.js';

/** The state that both generations of the interface, the control endpoints and the page are faces of. */
export interface ServiceState {
  readonly clock: ServiceClock;
  readonly queues: MergeQueues;
  readonly outcomes: TestOutcomes;
  readonly records: RecordSource;
}
