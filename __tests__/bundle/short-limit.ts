import { Cancellation } from '../../src/reporting/cancellation.js';
import { run } from '../../src/run.js';
import { systemClock } from '../../src/service/requests/clock.js';

/** A step as `src/main.ts` runs it, but that its limit, which it says, is up when something arrives on its input. */
const cancellation = new Cancellation();
process.exitCode = await run(
  { environment: process.env, write: (piece) => process.stdout.write(piece), clock: systemClock },
  {
    signal: cancellation.signal,
    computing: (work) => cancellation.computing(work),
    wrote: (write) => {
      cancellation.wrote(write);
    },
    limit: (ms) => {
      process.stderr.write(String(ms));
      process.stdin.once('data', () => {
        cancellation.limit(1);
      });
      process.stdin.unref();
    },
  },
);
if (cancellation.signal.aborted) process.exit();
