/**
 * Computes impacted targets over the history of a clone, each commit beside its first parent, and says how often the
 * answer was ALL, why, how long the lists were, and whether a target is missing beside an independent computation.
 * Run it with `npx tsx bench/history.ts ../some/clone --commits 200`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { computeImpactedTargets } from '../packages/impacted-targets/src/compute.js';
import { BazelHashes } from './history/bazel-hashes.js';
import { CargoClosure } from './history/cargo-closure.js';
import { lastSteps, type HistoryStep } from './history/commits.js';
import { DotnetClosure } from './history/dotnet-closure.js';
import { countTargets } from './history/every-target.js';
import { GoClosure } from './history/go-closure.js';
import type { Closure } from './history/graph-closure.js';
import { ImportClosure } from './history/import-closure.js';
import { MavenClosure } from './history/maven-closure.js';
import { UvClosure } from './history/uv-closure.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commits: { type: 'string', default: '200' },
    at: { type: 'string', default: 'HEAD' },
    from: { type: 'string', default: 'auto' },
    root: { type: 'string', default: '' },
    config: { type: 'string', default: '' },
    beside: { type: 'string', default: 'none' },
    json: { type: 'string', default: '' },
  },
});
const [clone] = positionals;
const closures: Readonly<
  Record<string, (new (directory: string, config: string, root: string) => Closure) | undefined>
> = {
  bazel: BazelHashes,
  imports: ImportClosure,
  cargo: CargoClosure,
  go: GoClosure,
  maven: MavenClosure,
  uv: UvClosure,
  dotnet: DotnetClosure,
  none: undefined,
};
if (clone === undefined || !Object.hasOwn(closures, values.beside)) {
  console.error(
    'Give a clone: npx tsx bench/history.ts ../some/clone [--commits 200] [--at HEAD] [--from auto] [--root FOLDER] [--config FILE] [--beside ' +
      `${Object.keys(closures).join('|')}] [--json FILE]`,
  );
  process.exit(1);
}
const directory = resolve(clone);
const Beside = closures[values.beside];
const config = values.config === '' ? '' : resolve(values.config);
const closure = Beside && new Beside(directory, config, values.root);
const steps = lastSteps(directory, values.at, Number(values.commits));

/** What was computed for one commit. */
interface Answered extends HistoryStep {
  readonly targets?: readonly string[];
  readonly why?: string;
  readonly buildSystems: readonly string[];
  readonly warnings: readonly string[];
  readonly milliseconds: number;
  readonly missing: readonly string[];
  /** How many targets the independent computation expects. */
  readonly expected?: number;
}

const quiet = { info: () => undefined, warn: () => undefined, debug: () => undefined };

async function answer(step: HistoryStep): Promise<Answered> {
  const start = performance.now();
  const computed = await computeImpactedTargets(
    {
      from: values.from.split(','),
      workingDirectory: resolve(directory, values.root),
      workspace: directory,
      baseSha: step.base,
      headSha: step.head,
      event: {},
      environment: process.env,
      configPath: config,
    },
    { log: quiet, signal: new AbortController().signal },
  );
  const milliseconds = performance.now() - start;
  const { buildSystems, warnings } = computed;
  const expected = closure?.expected(step);
  const common = { ...step, buildSystems, warnings, milliseconds, ...(expected && { expected: expected.size }) };
  if (computed.kind === 'all') return { ...common, why: computed.why, missing: [] };
  const targets = new Set(computed.targets);
  const missing = [...(expected ?? [])].filter(([name]) => !targets.has(name));
  return { ...common, targets: computed.targets, missing: missing.map(([name, by]) => `${name} (by ${by})`) };
}

const answers: Answered[] = [];
for (const step of steps) {
  try {
    answers.push(await answer(step));
  } catch (error) {
    console.error(`${step.head}: ${String(error)}`);
  }
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`);
const middle = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const lists = answers.flatMap(({ targets }) => (targets === undefined ? [] : [targets]));
const all = answers.filter(({ targets }) => targets === undefined);
const systems = [...new Set(answers.flatMap(({ buildSystems }) => buildSystems))];
const head = steps[0]?.head ?? values.at;
const counted =
  systems.length === 1 ? await countTargets(resolve(directory, values.root), head, systems[0] ?? '') : undefined;
const total = counted ?? new Set(lists.flat()).size;

/** Whether two answers have a target in common, so that the two pull requests could not be tested apart. */
function overlap(one: Answered, other: Answered): boolean {
  if (one.targets === undefined || other.targets === undefined) return true;
  const targets = new Set(one.targets);
  return other.targets.some((target) => targets.has(target));
}
const everything = answers.filter(({ targets }) => targets === undefined || targets.length >= total).length;
const neighbours = answers.slice(1).filter((each, index) => overlap(each, answers[index] ?? each)).length;

console.log(`${clone}: ${systems.join(', ')}, ${answers.length} commits of ${steps.length}`);
console.log(
  `ALL: ${all.length}, ${percent(all.length, answers.length)}; ALL or every target: ${percent(everything, answers.length)}`,
);
console.log(
  `median share of the ${counted === undefined ? 'targets seen' : 'targets'} (${total}): ${percent(middle(answers.map(({ targets }) => targets?.length ?? total)), total)}; of lists alone: ${percent(middle(lists.map(({ length }) => length)), total)}`,
);
console.log(`neighbours that overlap: ${percent(neighbours, answers.length - 1)}`);
console.log(
  `milliseconds: median ${middle(answers.map(({ milliseconds }) => milliseconds)).toFixed(0)}, longest ${Math.max(...answers.map(({ milliseconds }) => milliseconds)).toFixed(0)}`,
);
if (closure) {
  const lacking = answers.filter(({ missing }) => missing.length > 0);
  const more =
    lists.length - answers.filter(({ targets, expected }) => targets && targets.length <= (expected ?? 0)).length;
  console.log(
    `beside ${values.beside}: ${lists.length} lists compared, ${lacking.flatMap(({ missing }) => missing).length} targets missing in ${lacking.length} of them; ${more} lists hold more`,
  );
  console.log(
    `median share that it expects: ${percent(middle(answers.flatMap(({ expected }) => expected ?? [])), total)}`,
  );
  for (const { head: commit, missing } of lacking.slice(0, 10)) {
    console.log(`  ${commit.slice(0, 10)}: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`);
  }
}
const reasons = new Map<string, number>();
for (const { why } of all) {
  const reason = why ?? '';
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}
for (const [reason, count] of [...reasons].sort(([, a], [, b]) => b - a).slice(0, 15))
  console.log(`  ${count} × ${reason}`);
if (values.json !== '') writeFileSync(values.json, JSON.stringify({ clone, systems, total, answers }, null, 1));
