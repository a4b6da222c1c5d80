/**
 * Computes impacted targets over the history of a clone, each commit beside its first parent, and says how often the
 * answer was ALL, why, how long the lists were, and whether a target is missing beside an independent computation, or
 * beside what another checkout of this project answers.
 * Run it with `npx tsx bench/history.ts ../some/clone --commits 200`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { computeImpactedTargets } from '../packages/impacted-targets/src/compute.js';
import { BazelHashes } from './history/bazel-hashes.js';
import { CargoClosure } from './history/cargo-closure.js';
import { lastSteps, type HistoryStep } from './history/commits.js';
import { GoClosure } from './history/go-closure.js';
import type { Closure } from './history/graph-closure.js';
import { ImportClosure } from './history/import-closure.js';
import { UvClosure } from './history/uv-closure.js';
import { Worktree } from './history/worktree.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commits: { type: 'string', default: '200' },
    at: { type: 'string', default: 'HEAD' },
    from: { type: 'string', default: 'auto' },
    root: { type: 'string', default: '' },
    config: { type: 'string', default: '' },
    beside: { type: 'string', default: '' },
    json: { type: 'string', default: '' },
  },
});
const closures: Readonly<Record<string, new (directory: string, config: string, root: string) => Closure>> = {
  bazel: BazelHashes,
  imports: ImportClosure,
  cargo: CargoClosure,
  go: GoClosure,
  uv: UvClosure,
};
const [clone] = positionals;
if (clone === undefined) {
  console.error(
    'Give a clone: npx tsx bench/history.ts ../some/clone [--commits 200] [--at HEAD] [--from auto] [--root FOLDER] ' +
      `[--config FILE] [--beside ${Object.keys(closures).join('|')}|CHECKOUT] [--json FILE]`,
  );
  process.exit(1);
}
const directory = resolve(clone);
const config = values.config === '' ? '' : resolve(values.config);
const quiet = { info: () => undefined, warn: () => undefined, debug: () => undefined };

/** What is impacted between two commits of a clone, by some version of this project. */
function compute(by: typeof computeImpactedTargets, workspace: string, step: HistoryStep, configPath = config) {
  const request = {
    from: values.from.split(','),
    workingDirectory: resolve(workspace, values.root),
    workspace,
    baseSha: step.base,
    headSha: step.head,
    event: {},
    environment: process.env,
    configPath,
  };
  return by(request, { log: quiet, signal: new AbortController().signal });
}

/** What is expected of a step: for each target, what it is impacted by; undefined where everything is. */
type Expect = (step: HistoryStep) => Promise<ReadonlyMap<string, string> | undefined>;

async function expectation(beside: string): Promise<Expect | undefined> {
  if (beside === '') return undefined;
  const Beside = closures[beside];
  if (Beside !== undefined) {
    const closure = new Beside(directory, config, values.root);
    return (step) => Promise.resolve(closure.expected(step));
  }
  const path = resolve(beside, 'packages/impacted-targets/src/compute.ts');
  const other = (await import(path)) as { computeImpactedTargets: typeof computeImpactedTargets };
  return async (step) => {
    const computed = await compute(other.computeImpactedTargets, directory, step);
    return computed.kind === 'all' ? undefined : new Map(computed.targets.map((target) => [target, beside]));
  };
}

/** What was computed for one commit. */
interface Answered extends HistoryStep {
  /** Undefined for ALL. */
  readonly targets?: readonly string[];
  readonly why?: string;
  readonly buildSystems: readonly string[];
  readonly warnings: readonly string[];
  readonly milliseconds: number;
  readonly missing: readonly string[];
  /** How many targets are expected; undefined for ALL. */
  readonly expected?: number;
}

async function answer(step: HistoryStep, expect: Expect | undefined): Promise<Answered> {
  const start = performance.now();
  const computed = await compute(computeImpactedTargets, directory, step);
  const milliseconds = performance.now() - start;
  const { buildSystems, warnings } = computed;
  const expected = await expect?.(step);
  const common = { ...step, buildSystems, warnings, milliseconds, ...(expected && { expected: expected.size }) };
  if (computed.kind === 'all') return { ...common, why: computed.why, missing: [] };
  const targets = new Set(computed.targets);
  const missing = [...(expected ?? [])].filter(([name]) => !targets.has(name));
  return { ...common, targets: computed.targets, missing: missing.map(([name, by]) => `${name} (by ${by})`) };
}

/** How many targets a commit has: those impacted beside an empty commit. Undefined where that is ALL. */
async function countTargets(commit: string): Promise<number | undefined> {
  const tree = new Worktree(directory);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', tree.at(commit), '-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      encoding: 'utf8',
      input: '',
    }).trim();
  const base = git('commit-tree', '-m', 'nothing', git('mktree'));
  const head = git('commit-tree', '-m', 'everything', '-p', base, `${commit}^{tree}`);
  const rules = join(tree.at(commit), '../rules.yml');
  writeFileSync(rules, 'unowned: ignore\n');
  const computed = await compute(computeImpactedTargets, tree.at(head), { base, head }, rules).catch(() => undefined);
  return computed?.kind === 'targets' ? computed.targets.length : undefined;
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`);
const middle = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** What `--beside` shows. */
function printComparison(answers: readonly Answered[], total: number): void {
  const lists = answers.filter(({ targets }) => targets !== undefined);
  const lacking = answers.filter(({ missing }) => missing.length > 0);
  const longer = lists.filter(({ targets = [], expected }) => expected !== undefined && targets.length > expected);
  const gaps = lacking.flatMap(({ missing }) => missing).length;
  console.log(
    `beside ${values.beside}: ${lists.length} lists compared, ${gaps} targets missing in ${lacking.length} of them; ${longer.length} lists hold more`,
  );
  const onlyThere = lists.filter(({ expected }) => expected === undefined).length;
  const onlyHere = answers.filter(({ targets, expected }) => targets === undefined && expected !== undefined).length;
  console.log(`ALL there alone: ${onlyThere}; here alone: ${onlyHere}`);
  console.log(
    `median share that it expects: ${percent(middle(answers.map(({ expected }) => expected ?? total)), total)}`,
  );
  for (const { head, missing } of lacking.slice(0, 10)) {
    console.log(`  ${head.slice(0, 10)}: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`);
  }
}

const steps = lastSteps(directory, values.at, Number(values.commits));
const expect = await expectation(values.beside);
const answers: Answered[] = [];
for (const step of steps) {
  try {
    answers.push(await answer(step, expect));
  } catch (error) {
    console.error(`${step.head}: ${String(error)}`);
  }
}
const lists = answers.flatMap(({ targets }) => (targets === undefined ? [] : [targets]));
const reasons = new Map<string, number>();
for (const { why } of answers) if (why !== undefined) reasons.set(why, (reasons.get(why) ?? 0) + 1);
const systems = [...new Set(answers.flatMap(({ buildSystems }) => buildSystems))];
const counted = await countTargets(steps[0]?.head ?? values.at);
const total = counted ?? new Set(lists.flat()).size;
const everything = answers.filter(({ targets }) => targets === undefined || targets.length >= total).length;
const times = answers.map(({ milliseconds }) => milliseconds);
const ofAll = middle(answers.map(({ targets }) => targets?.length ?? total));
const ofLists = middle(lists.map(({ length }) => length));

console.log(`${clone}: ${systems.join(', ')}, ${answers.length} commits of ${steps.length}`);
console.log(
  `ALL: ${percent(answers.length - lists.length, answers.length)}; ALL or every target: ${percent(everything, answers.length)}`,
);
console.log(
  `median share of the ${counted === undefined ? 'targets seen' : 'targets'} (${total}): ${percent(ofAll, total)}; of lists alone: ${percent(ofLists, total)}`,
);
console.log(`milliseconds: median ${middle(times).toFixed(0)}, longest ${Math.max(...times).toFixed(0)}`);
if (expect !== undefined) printComparison(answers, total);
for (const [reason, count] of [...reasons].sort(([, a], [, b]) => b - a).slice(0, 15)) {
  console.log(`  ${count} × ${reason}`);
}
if (values.json !== '') writeFileSync(values.json, JSON.stringify({ clone, systems, total, answers }, null, 1));
