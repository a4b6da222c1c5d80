import { Cancellation } from '../../src/action/cancellation.js';
import { run } from '../../src/run.js';

/** A step as `src/main.ts` runs it, but with a limit of a second, after the one that it would have had is said. */
const cancellation = new Cancellation();
process.exitCode = await run(process.env, {
  signal: cancellation.signal,
  limit: (ms) => {
    process.stderr.write(String(ms));
    cancellation.limit(1000);
  },
});
if (cancellation.signal.aborted) process.exit();
