import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { testClock } from '../service/requests/test-clock.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

/** What a step is given. */
export interface Given extends Omit<StepOptions, 'event'> {
  readonly eventName?: string;
  /** The event file; none when undefined. */
  readonly event?: string | Buffer | undefined;
}

/** What a step wrote. */
export interface Ended extends Pick<Step, 'exitCode' | 'stdout' | 'output' | 'summary'> {
  /** Of the runner's temporary directory, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** A step ends within this, whatever it is given, when nothing that it waits for takes longer. */
const limitMs = 30_000;

/** What a step is given in the form that every harness takes, with debug logging on. */
function optionsOf({ eventName = 'pull_request', event, environment, ...given }: Given): StepOptions {
  const payload = typeof event === 'string' ? Buffer.from(event) : event;
  return { ...given, event: { name: eventName, payload }, environment: { RUNNER_DEBUG: '1', ...environment } };
}

/** What a step left behind, which is removed. */
function collect({ exitCode, stdout, output, summary, temporary }: Step): Ended {
  const files = readdirSync(temporary, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
  rmSync(dirname(temporary), { recursive: true, force: true });
  return { exitCode, stdout, output, summary, files: texts };
}

/** Runs a step in this process, whose delays take no time, and sees that it ends in time. */
export async function inProcess(given: Given): Promise<Ended> {
  const started = performance.now();
  const step = await runStep({ ...optionsOf(given), clock: testClock(started + performance.timeOrigin) });
  expect(performance.now() - started).toBeLessThan(limitMs);
  return collect(step);
}
