import type { Clock } from './clock.js';
import type { Scene } from './definitions/scene-schema.js';
import type { FlakyTestRecords } from './flaky-tests/default-records.js';
import type { MergeQueues } from '../queue-rules/merge-queues.js';
import type { TestOutcomes } from '../queue-rules/test-outcomes.js';

/** Parts of the service that a scene holds. */
export interface Stage {
  readonly clock: Clock;
  readonly queues: MergeQueues;
  readonly outcomes: TestOutcomes;
  readonly source: { records: FlakyTestRecords | undefined };
}

/** Everything that the service knows, up to the present time, except the faults that wait and the requests that came. */
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
 * Puts a scene in the place of everything that the service knows. Time goes on from where it was saved.
 * @throws TypeError when the scene does not hold together, Refusal when it names a queue twice; nothing is changed then
 */
export function loadScene(scene: Scene, { clock, queues, outcomes, source }: Stage): void {
  queues.restore(scene.queues);
  queues.history.restore(scene.changes);
  outcomes.restore(scene.outcomes);
  source.records = scene.records ?? undefined;
  clock.set(scene.clock.now, scene.clock.running);
}
