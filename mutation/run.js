/**
 * Runs Stryker for the groups and shards that are named, or for all groups in turn, and fails when a group is under the
 * threshold. Arguments that begin with a dash, and what follows them, go to Stryker: `npm test -- mutation client --mutate
 * src/service/requests/client.ts:90-120`. `node mutation/run.js --list` prints the names of all groups and shards as JSON, and
 * runs nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { groups } from './groups.js';
import { shards } from './shards.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = { ...groups, ...shards };
const given = process.argv.slice(2);
if (given[0] === '--list') {
  console.log(JSON.stringify(Object.keys(all)));
  process.exit();
}
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const options = firstOption < 0 ? [] : given.slice(firstOption);
const names = firstOption < 0 ? given : given.slice(0, firstOption);
const unknown = names.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) throw new Error(`no group ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}`);

const counted = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
const rows = [];
let failed = false;
for (const name of names.length > 0 ? names : Object.keys(groups)) {
  const report = `${root}reports/mutation/${name}.json`;
  rmSync(report, { force: true });
  const started = Date.now();
  const { status } = spawnSync(
    process.execPath,
    [
      `${root}mutation/node_modules/@stryker-mutator/core/bin/stryker.js`,
      'run',
      'mutation/stryker.config.js',
      ...options,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_GROUP: name } },
  );
  failed ||= status !== 0;
  rows.push({ name, ...counts(report), minutes: ((Date.now() - started) / 60_000).toFixed(1), passed: status === 0 });
}
console.table(rows);
process.exitCode = failed ? 1 : 0;

function counts(report) {
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const detected = of('Killed', 'Timeout');
  const score = ((100 * detected) / (detected + of('Survived', 'NoCoverage'))).toFixed(1);
  return { score, ...Object.fromEntries(counted.map((status) => [status, of(status)])) };
}
