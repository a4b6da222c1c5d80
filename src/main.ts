import { Cancellation } from './action/cancellation.js';
import { run } from './run.js';

const cancellation = new Cancellation();
void run(process.env, cancellation).then((exitCode) => {
  process.exitCode = exitCode;
  // Nothing that a cancelled step left behind, such as a pause, is waited for.
  if (cancellation.signal.aborted) process.exit();
});
