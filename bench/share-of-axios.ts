import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Command, median, runOnce } from './measure.js';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  /** Microseconds between one sample and the one before. */
  readonly timeDeltas: readonly number[];
}

/** The file of `dist` that holds axios, and the function of ours that loads it. */
function isOfAxios(chunk: string, { functionName, url }: Profile['nodes'][number]['callFrame']): boolean {
  return functionName === 'loadAxios' || basename(url) === chunk;
}

/**
 * How much of a step axios takes, its loading included: V8's profiler samples each run.
 * @returns medians in milliseconds of processor time, which the profiler makes longer
 */
export async function shareOfAxios(command: Command, rounds: number): Promise<{ axiosMs: number; allMs: number }> {
  const dist = resolve(import.meta.dirname, '../dist');
  const chunk = readdirSync(dist).find(
    (name) =>
      /^\d+\.index\.js$/.test(name) &&
      readFileSync(join(dist, name), 'utf8').includes('node_modules/axios/lib/axios.js'),
  );
  if (chunk === undefined) throw new Error('no file of dist holds axios');
  const shares: { axiosMs: number; allMs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-bench-'));
    try {
      const profiling = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=200'];
      await runOnce({ ...command, args: [...profiling, ...command.args] });
      const [file = ''] = readdirSync(folder);
      shares.push(shareIn(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile, chunk));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { axiosMs: median(shares.map(({ axiosMs }) => axiosMs)), allMs: median(shares.map(({ allMs }) => allMs)) };
}

function shareIn({ nodes, samples, timeDeltas }: Profile, chunk: string): { axiosMs: number; allMs: number } {
  const within = new Set<number>();
  // A node comes before its children.
  for (const { id, callFrame, children = [] } of nodes) {
    if (isOfAxios(chunk, callFrame)) within.add(id);
    if (within.has(id)) for (const child of children) within.add(child);
  }
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id));
  let [axiosMs, allMs] = [0, 0];
  for (const [index, sample] of samples.entries()) {
    const ms = (timeDeltas[index] ?? 0) / 1000;
    if (!idle.has(sample)) allMs += ms;
    if (within.has(sample)) axiosMs += ms;
  }
  return { axiosMs, allMs };
}
