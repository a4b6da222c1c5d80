import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A command to be measured: program, arguments and environment. */
export interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** True where it prints as JSON what counts: its `seconds`, and the `growth` of its memory in bytes. */
  readonly printsSeconds?: boolean;
}

export interface Measured {
  readonly ms: number;
  /** Processor time of the program and of all that it started and waited for, in milliseconds; undefined where the system does not say. */
  readonly processorMs: number | undefined;
  /** Peak of resident memory in MiB; undefined where the system does not say. */
  readonly peakMiB: number | undefined;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Runs a command once, from start to exit. */
export async function runOnce(command: Command): Promise<Measured> {
  const before = processorMsOfChildren();
  const start = performance.now();
  const child = spawn(command.program, command.args, {
    env: { PATH: process.env.PATH, ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 2);
  const [exitCode] = (await once(child, 'close')) as [number];
  clearInterval(watch);
  const whole = performance.now() - start;
  if (exitCode !== 0) throw new Error(`${command.name} ended with ${String(exitCode)}: ${said}`);
  const after = processorMsOfChildren();
  const processorMs = before === undefined || after === undefined ? undefined : after - before;
  if (command.printsSeconds === true) {
    const { seconds, growth } = JSON.parse(printed) as { seconds: number; growth: number };
    return { ms: seconds * 1000, processorMs, peakMiB: growth / 2 ** 20 };
  }
  return { ms: whole, processorMs, peakMiB: peak === 0 ? undefined : peak };
}

/** Linux counts what ended children have used, in hundredths of a second (proc(5), `/proc/pid/stat`, fields 16 and 17). */
function processorMsOfChildren(): number | undefined {
  try {
    const status = readFileSync('/proc/self/stat', 'latin1');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return 10 * (Number(fields[13]) + Number(fields[14]));
  } catch {
    return undefined;
  }
}

/** Linux keeps the peak of a process in its status file while it lives. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs commands in turn, for a number of rounds after one that does not count, and gives all measurements of each. */
export async function inTurn(commands: readonly Command[], rounds: number): Promise<ReadonlyMap<string, Measured[]>> {
  const all = new Map<string, Measured[]>(commands.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const command of commands) {
      const measured = await runOnce(command);
      if (round > 0) all.get(command.name)?.push(measured);
    }
  }
  return all;
}

/** One line a command: median, least, and how it compares with the first, by the clock and by the processor's time. */
export function report(title: string, measured: ReadonlyMap<string, readonly Measured[]>): void {
  console.log(`\n${title}`);
  let first: number | undefined;
  let firstProcessor: number | undefined;
  for (const [name, runs] of measured) {
    const times = runs.map(({ ms }) => ms);
    const ms = median(times);
    first ??= ms;
    const peaks = runs.flatMap(({ peakMiB }) => peakMiB ?? []);
    const used = median(runs.flatMap(({ processorMs }) => processorMs ?? []));
    firstProcessor ??= used;
    const processor = Number.isNaN(used)
      ? ''
      : `, processor ${used.toFixed(0).padStart(6)} ms, ratio ${(used / firstProcessor).toFixed(2)}`;
    const peak = peaks.length === 0 ? '' : `, peak ${Math.max(...peaks).toFixed(0)} MiB`;
    console.log(
      `  ${name.padEnd(48)} median ${ms.toFixed(1).padStart(8)} ms, least ${Math.min(...times)
        .toFixed(1)
        .padStart(8)} ms, ratio ${(ms / first).toFixed(2)}${processor}${peak}`,
    );
  }
}
