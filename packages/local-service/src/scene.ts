import type { ServiceClock } from './clock.js';
import type { Scene } from './definitions/scene-schema.js';
import type { RecordSource } from './flaky-tests/default-records.js';
import type { MergeQueues } from './queue-rules/merge-queues.js';
import type { TestOutcomes } from './queue-rules/test-outcomes.js';

/** Parts of the service that a scene holds. */
export interface Stage {
  readonly clock: ServiceClock;
  readonly queues: MergeQueues;
  readonly outcomes: TestOutcomes;
  readonly source: RecordSource;
}

/** The whole state of the service at the present time, without waiting faults and the log of requests. */
export function saveScene({ clock, queues, outcomes, source }: Stage): Scene {
  const now = clock.now();
  queues.advance(now);
  const { records } = source;
  return {
    version: 1,
    clock: { now, running: clock.running },
    queues: queues.toSnapshot(),
    outcomes: outcomes.toSnapshot(),
    records:
      records === undefined
        ? null
        : {
            unhealthy_tests: records.unhealthy_tests.map((each) => ({ ...each })),
            quarantined_tests: records.quarantined_tests.map((each) => ({ ...each })),
          },
    changes: [...queues.history.changes],
  };
}

/**
 * Replaces the whole state of the service with a scene. Time continues from the moment at which the scene was saved.
 * @throws TypeError when the scene contradicts itself, Refusal when it names a queue twice; then nothing is changed
 */
export function loadScene(scene: Scene, { clock, queues, outcomes, source }: Stage): void {
  queues.restore(scene.queues);
  queues.history.restore(scene.changes);
  outcomes.restore(scene.outcomes);
  source.records = scene.records ?? undefined;
  clock.set(scene.clock.now, scene.clock.running);
}
