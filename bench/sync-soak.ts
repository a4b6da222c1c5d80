import { soakSync } from './sync-soaking.js';

/** Usage: `npx tsx bench/sync-soak.ts [rounds] [seed] [v1 or v2] [minutes]`. What is run and what is compared: `sync-soaking.ts`. */
const rounds = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);
const generation = process.argv[4] === 'v2' ? 'v2' : 'v1';
const started = performance.now();
const { verdicts, lost, twice, tooMany, wrongWithdrawals, odd, ...counts } = await soakSync({
  rounds,
  seed,
  generation,
  minutes: process.argv[5] === undefined ? undefined : Number(process.argv[5]),
});
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${String(counts.rounds)} rounds over ${generation} in ${seconds} s, seed ${String(seed)}: ${JSON.stringify(counts)}`,
);
console.log(`verdicts of labelled pull requests after the runs without faults: ${JSON.stringify(verdicts)}`);
const wrong = {
  'lost: neither in the queue nor with a verdict that allows it': lost,
  'in the queue more often than allowed': twice,
  'submitted with more than one request more by two runs': tooMany,
  'withdrawn with the label, or left in the queue without it': wrongWithdrawals,
  'ended oddly': odd,
};
for (const [what, found] of Object.entries(wrong)) {
  console.log(`${what}: ${String(found.length)}`);
  for (const one of found.slice(0, 10)) console.log(`  ${one}`);
}
process.exitCode = Object.values(wrong).every((found) => found.length === 0) ? 0 : 1;
