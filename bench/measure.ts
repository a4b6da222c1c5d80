import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** A command to be measured: program, arguments and environment. */
export interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** True where it prints as JSON what counts instead of its own time: its `seconds`. */
  readonly printsSeconds?: boolean;
}

export interface Measured {
  readonly ms: number;
  /** Processor time of the program and of all that it started and waited for, in milliseconds; NaN where the system does not say. */
  readonly processorMs: number;
  /** Peak of resident memory in MiB; 0 where the system does not say. */
  readonly peakMiB: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A file of Linux about processes (proc(5)); empty on another system, or when the process has ended. */
function proc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return '';
  }
}

/** Runs a command once, from start to exit. Throws an Error where it fails. */
async function runOnce({ name, program, args, environment, printsSeconds }: Command): Promise<Measured> {
  const before = processorMsOfChildren();
  const start = performance.now();
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peakMiB = 0;
  const watch = setInterval(() => {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(proc(`${String(child.pid)}/status`)) ?? [];
    peakMiB = Math.max(peakMiB, Number(kilobytes ?? 0) / 1024);
  }, 2);
  const ended = once(child, 'close') as Promise<[number]>;
  const [printed, said, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  clearInterval(watch);
  const whole = performance.now() - start;
  if (exitCode !== 0) throw new Error(`${name} ended with ${String(exitCode)}: ${said}`);
  const ms = printsSeconds === true ? (JSON.parse(printed) as { seconds: number }).seconds * 1000 : whole;
  return { ms, processorMs: processorMsOfChildren() - before, peakMiB };
}

/** What ended children have used: Linux counts it in hundredths of a second (`/proc/pid/stat`, fields 16 and 17). */
function processorMsOfChildren(): number {
  const fields = proc('self/stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return 10 * (Number(fields[13]) + Number(fields[14]));
}

/**
 * Measures commands in turn, for a number of rounds after one that does not count. Prints a line for each: median, least, and
 * how it compares with the first, by the clock and by the processor's time.
 */
export async function compare(title: string, commands: readonly Command[], rounds: number): Promise<void> {
  const all = commands.map((): Measured[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, command] of commands.entries()) {
      const measured = await runOnce(command);
      if (round > 0) all[index]?.push(measured);
    }
  }
  console.log(`\n${title}`);
  const medians = (runs: readonly Measured[] = []) =>
    [median(runs.map(({ ms }) => ms)), median(runs.map(({ processorMs }) => processorMs))] as const;
  const [firstMs, firstProcessor] = medians(all[0]);
  for (const [index, { name }] of commands.entries()) {
    const runs = all[index] ?? [];
    const [ms, used] = medians(runs);
    const least = Math.min(...runs.map((run) => run.ms));
    const peak = Math.max(...runs.map(({ peakMiB }) => peakMiB));
    console.log(
      `  ${name.padEnd(48)} median ${ms.toFixed(1)} ms, least ${least.toFixed(1)} ms, ratio ${(ms / firstMs).toFixed(2)}, ` +
        `processor ${used.toFixed(0)} ms, ratio ${(used / firstProcessor).toFixed(2)}, peak ${peak.toFixed(0)} MiB`,
    );
  }
}
