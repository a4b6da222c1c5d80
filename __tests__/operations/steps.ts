import { resolveContext } from '../../src/pull-request/context.js';
import { readEvent } from '../../src/pull-request/event.js';
import { readInputs } from '../../src/inputs/inputs.js';
import type { Operation, RunningStep } from '../../src/operations/operation.js';
import { systemClock } from '../../src/service/requests/clock.js';

/** A step of pull request 7 into `main`, outside of any event, and the lines of its log. */
export async function stepOf(
  operation: Operation,
  inputs: Readonly<Record<string, string>>,
  { signal = new AbortController().signal, clock = systemClock }: Partial<Pick<RunningStep, 'signal' | 'clock'>> = {},
): Promise<{ step: RunningStep; lines: string[] }> {
  const given = { 'pull-request': '7', 'target-branch': 'main', ...inputs };
  const environment = {
    GITHUB_REPOSITORY: 'o/n',
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const lines: string[] = [];
  const write = (line: string): void => {
    lines.push(line);
  };
  const none = (): Promise<never> => Promise.reject(new Error('this step has no files'));
  const read = await readInputs(environment);
  const event = readEvent(environment);
  const step: RunningStep = {
    environment,
    inputs: read,
    event,
    context: await resolveContext(read, event, operation.needs, signal),
    log: {
      info: write,
      infoEach: (each) => lines.push(...each),
      warn: write,
      debug: () => undefined,
      redacted: (text) => text,
      holdsSecret: () => false,
      group: (_title, work) => work(),
    },
    files: { write: none, writeRecords: none },
    signal,
    clock,
    computing: (work) => work(),
  };
  return { step, lines };
}
