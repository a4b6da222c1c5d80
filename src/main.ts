import { Cancellation } from './reporting/cancellation.js';
import { type StepProcess, run } from './run.js';
import { commandArgument } from './command/argument.js';
import { systemClock } from './service/requests/clock.js';
import { workerArgument } from './worker/messages.js';
import { needsWorker } from './worker/needs-worker.js';

if (process.argv[2] === commandArgument) {
  const [version = '', ...args] = process.argv.slice(3);
  void import('./command/main.js').then(({ runCommand }) => runCommand(version, args));
} else if (process.argv.includes(workerArgument)) {
  void import('./worker/worker-step.js').then(({ runInWorker }) => runInWorker(process.env));
} else {
  const cancellation = new Cancellation();
  process.env.GITHUB_WORKSPACE ??= process.cwd();
  const given: StepProcess = {
    environment: process.env,
    write: (piece) => process.stdout.write(piece),
    clock: systemClock,
  };
  void step(given, cancellation).then((exitCode) => {
    process.exitCode = exitCode;
    // The process does not wait for leftovers of a cancelled step, such as a delay.
    if (cancellation.signal.aborted) process.exit();
  });
}

async function step(given: StepProcess, cancellation: Cancellation): Promise<0 | 1> {
  if (!needsWorker(given.environment)) return run(given, cancellation);
  const { superviseStep } = await import('./worker/supervisor.js');
  return superviseStep(given, cancellation, process.argv[1] ?? '');
}
