/**
 * Asks packages/impacted-targets and packages/impacted-targets-next about the same commits, and prints each answer that differs. Run it with
 * `npx tsx bench/both-libraries.ts workspaces ../some/clone --commits 100`, or with `--base` and `--head` for two commits.
 * `--touching pnpm-lock.yaml` takes the commits that change this file.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '../packages/impacted-targets/src/answer/explanation/chain.js';
import type { Answer } from '../packages/impacted-targets/src/answer/answer.js';
import type { Surroundings } from '../packages/impacted-targets/src/ask-build-systems/tools.js';
import { buildSystems, type ListedBuildSystem } from '../packages/impacted-targets/src/build-systems/index.js';
import { answerFor, programsOf } from '../packages/impacted-targets/src/compute.js';
import { readConfigurations } from '../packages/impacted-targets/src/configuration/both-configurations.js';
import { openComparison } from '../packages/impacted-targets/src/git/comparison.js';
import { TemporaryDirectories } from '../packages/impacted-targets/src/programs/temporary-directories.js';
import { ImpactError } from '../packages/impacted-targets/src/tree/impact-error.js';
import * as next from '../packages/impacted-targets-next/src/build-systems.js';
import { lastSteps, type HistoryStep } from './history/commits.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commits: { type: 'string', default: '50' },
    at: { type: 'string', default: 'HEAD' },
    touching: { type: 'string', default: '' },
    base: { type: 'string', default: '' },
    head: { type: 'string', default: '' },
    root: { type: 'string', default: '' },
    reasons: { type: 'boolean', default: false },
  },
});
const [system = '', clone = '.'] = positionals;
const reader = Object.entries(next).find(([name]) => name === system)?.[1];
if (reader === undefined) {
  console.error(
    `Give a reader and a clone: npx tsx bench/both-libraries.ts ${Object.keys(next).join('|')} ../some/clone`,
  );
  process.exit(1);
}
const directory = resolve(clone);
const old = buildSystems.filter(({ name }) => name === system);
const anew = old.map((listed): ListedBuildSystem => ({ ...listed, load: () => Promise.resolve(reader) }));
const commit = (revision: string) =>
  execFileSync('git', ['-C', directory, 'rev-parse', revision], { encoding: 'utf8' }).trim();

/** What was computed, and the seconds of the processor that it took. */
interface Asked {
  readonly answer: Answer;
  readonly seconds: number;
}

async function asked(step: HistoryStep, candidates: readonly ListedBuildSystem[]): Promise<Asked> {
  const request = {
    workingDirectory: resolve(directory, values.root),
    environment: process.env,
    event: {},
    from: [system],
    baseSha: step.base,
    headSha: step.head,
  };
  const temporary = new TemporaryDirectories();
  const programs = programsOf(request);
  const log = {
    info: () => undefined,
    debug: () => undefined,
    warn: (line: string) => {
      console.log(`    warning: ${line}`);
    },
  };
  const { signal } = new AbortController();
  const surroundings: Surroundings = { temporary, programs, log, signal };
  try {
    const opened = await openComparison(request, temporary, programs, signal);
    if (opened.kind === 'all') throw new Error(opened.why);
    const configurations = await readConfigurations(request, opened.comparison, log);
    if (configurations.kind === 'all') throw new Error(configurations.why);
    const before = process.cpuUsage();
    const rules = { asked: [system], impactAllPaths: { included: [], match: () => undefined } as never, candidates };
    const answer = await answerFor(opened.comparison, configurations, rules, surroundings);
    const { user } = process.cpuUsage(before);
    return { answer, seconds: user / 1e6 };
  } finally {
    await temporary.remove();
  }
}

/** A clone may lack large files. */
function skipped(error: unknown): undefined {
  if (!(error instanceof ImpactError)) throw error;
  console.log(`    skipped: ${error.message.slice(0, 120)}`);
}

/** The last commits of a branch that change a file, each beside its first parent. */
function stepsTouching(): HistoryStep[] {
  if (values.touching === '') return lastSteps(directory, values.at, Number(values.commits));
  const log = [
    'log',
    '--first-parent',
    `--max-count=${values.commits}`,
    '--format=%H %P',
    values.at,
    '--',
    values.touching,
  ];
  const lines = execFileSync('git', ['-C', directory, ...log], { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head, base] = line.split(' ');
      return head === undefined || base === undefined ? [] : [{ base, head }];
    });
}

const listOf = (answer: Answer) => (answer.kind === 'all' ? ['ALL'] : answer.targets);
const sizes = { old: 0, next: 0, same: 0, all: 0, allNext: 0 };
const seconds = { old: 0, next: 0 };
const steps = values.base === '' ? stepsTouching() : [{ base: commit(values.base), head: commit(values.head) }];
for (const step of steps) {
  const [before, after] = [await asked(step, old).catch(skipped), await asked(step, anew).catch(skipped)];
  if (before === undefined || after === undefined) continue;
  seconds.old += before.seconds;
  seconds.next += after.seconds;
  const [was, is] = [listOf(before.answer), listOf(after.answer)];
  sizes.old += was.length;
  sizes.next += is.length;
  sizes.all += before.answer.kind === 'all' ? 1 : 0;
  sizes.allNext += after.answer.kind === 'all' ? 1 : 0;
  if (was.join() === is.join()) {
    sizes.same += 1;
    if (values.base !== '') console.log(`both: ${is.join(' ')}`);
    continue;
  }
  const lacks = was.filter((target) => !is.includes(target));
  const more = is.filter((target) => !was.includes(target));
  console.log(
    `${step.head.slice(0, 12)}: lacks ${lacks.length} (${lacks.slice(0, 8).join(' ')}), has ${more.length} more (${more.slice(0, 8).join(' ')})`,
  );
  if (after.answer.kind === 'all') console.log(`    next: ${after.answer.why}`);
  if (before.answer.kind === 'all') console.log(`    old: ${before.answer.why}`);
  if (!values.reasons) continue;
  for (const [targets, { answer }] of [
    [lacks, before],
    [more, after],
  ] as const) {
    if (answer.kind === 'targets')
      for (const target of targets.slice(0, 6)) console.log(`    ${explain(target, answer.why)}`);
  }
}
console.log(
  `${system}: ${sizes.same} of ${steps.length} answers the same; ALL ${sizes.all} and ${sizes.allNext}; ${sizes.old} and ${sizes.next} targets; ${seconds.old.toFixed(1)} and ${seconds.next.toFixed(1)} s`,
);
