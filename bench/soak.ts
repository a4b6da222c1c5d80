import { soakPullRequests } from './soak/pull-requests.js';
import { soakSync } from './soak/sync-queue.js';

/** Usage: `npx tsx bench/soak.ts [pull-requests or sync-queue] [runs or rounds] [seed] [v1 or v2]`. */
const [kind = 'pull-requests', runs = '2000', seed = '1', generation = 'v1'] = process.argv.slice(2);
const soaks = new Map([
  ['pull-requests', soakPullRequests],
  ['sync-queue', soakSync],
]);
const soak = soaks.get(kind);
if (soak === undefined || (generation !== 'v1' && generation !== 'v2'))
  throw new Error('Usage: npx tsx bench/soak.ts [pull-requests or sync-queue] [runs] [seed] [v1 or v2]');
const started = performance.now();
const { requests, struck, figures, wrong } = await soak({ runs: Number(runs), seed: Number(seed), generation });
const seconds = ((performance.now() - started) / 1000).toFixed(0);

console.log(`${kind}, ${runs} runs over ${generation} in ${seconds} s, seed ${seed}`);
console.log(`requests: ${String(requests)}, met a fault: ${((100 * struck) / requests).toFixed(1)} %`);
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${JSON.stringify(figure)}`);
for (const [what, found] of Object.entries(wrong)) {
  console.log(`${what}: ${String(found.length)}`);
  for (const one of found.slice(0, 10)) console.log(`  ${one}`);
}
process.exitCode = Object.values(wrong).every((found) => found.length === 0) ? 0 : 1;
