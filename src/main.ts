import { Cancellation } from './action/cancellation.js';
import { run } from './run.js';

const cancellation = new Cancellation();
process.exitCode = await run(process.env, cancellation);
// Nothing that a cancelled step left behind, such as a pause, is waited for.
if (cancellation.signal.aborted) process.exit();
