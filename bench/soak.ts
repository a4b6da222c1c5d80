import { soak } from './soaking.js';

/** Usage: `npx tsx bench/soak.ts [runs] [seed] [v1 or v2]`. What is run and what is compared: `soaking.ts`. */
const runs = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? 1);
const generation = process.argv[4] === 'v2' ? 'v2' : 'v1';
const report = await soak({ runs, seed, atOnce: 4, generation });
const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ');

console.log(
  `${String(report.runs)} runs over ${generation} in ${report.seconds.toFixed(0)} s, seed ${String(seed)}: ${list(report.kinds)}`,
);
console.log(
  `requests: ${String(report.requests)}, met a fault: ${String(report.struck)} (${((100 * report.struck) / report.requests).toFixed(1)} %)`,
);
console.log(`succeeded: ${String(report.succeeded)}; changes of state at the service: ${String(report.changes)}`);
console.log(`reported states: ${list(report.states)}`);
console.log(`median ${report.medianMs.toFixed(0)} ms, longest ${report.longestMs.toFixed(0)} ms`);
console.log(`failed and said that it may have been done: ${String(report.unclear.length)}`);
const wrong = {
  'reported as submitted and not in the queue exactly once': report.notOnce,
  'reported in a state that the service did not have': report.wrongState,
  'said to be done and not done, or done and not said': report.wrongResult,
  'ended otherwise than with 0 or 1 and one line': report.odd,
};
for (const [what, found] of Object.entries(wrong)) {
  console.log(`${what}: ${String(found.length)}`);
  for (const one of found.slice(0, 10)) console.log(`  ${one}`);
}
process.exitCode = Object.values(wrong).every((found) => found.length === 0) ? 0 : 1;
