/**
 * `tsx scripts/test.ts [GROUP] [JEST ARGUMENTS]`: runs a group of tests with what it needs: the bundle, built from the source unless nothing
 * differs from the commit, and programs that are installed in folders of `__tests__`. Without a group it runs `unit`, `steps` and `bundle`,
 * with a quarter of the cases of each property; `thorough` tries all of them. The groups of Jest are in jest.config.js. `deep` is every
 * property with PROPERTY_RUNS cases (10,000) of the seed PROPERTY_SEED (a new one), and then the soak. `fuzz [SECONDS] [READER…]` tries
 * texts on everything that reads a text of a stranger. `mutation` runs Stryker on the groups in `mutation/groups.js`, or on the groups and
 * shards that are named.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bundles.js';

/** The groups that run when none is named. */
const usual = ['unit', 'steps', 'bundle'];
/** What only these groups show takes long, or needs programs besides Node.js and Git. */
const further = ['thorough', 'tools', 'windows', 'slow', 'deep', 'fuzz', 'mutation'];
const [first = '', ...rest] = process.argv.slice(2);
const group = [...usual, ...further].includes(first) ? first : undefined;
const given = group === undefined ? process.argv.slice(2) : rest;

/** Ends this process where a command fails, with its exit code. */
function run(...command: readonly string[]): void {
  const { status, error } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** False in a clone as it was committed: `dist` is then what its source builds to, which `npm run check:dist` makes sure of. */
function isChanged(): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  return status !== 0 || stdout !== '';
}

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
const install = (...folders: readonly string[]): void => run(tsx, 'scripts/install-test-tools.ts', ...folders);
if (group !== 'unit' && group !== 'steps' && group !== 'fuzz') {
  if (isChanged()) run(tsx, 'scripts/build.ts');
  install('node-24', ...(group === 'tools' ? ['tools', 'judges'] : []));
}
if (group === 'windows') install('windows');
// The usual tests wait for sockets and programs a quarter of the time: three at once keep two cores busy. Other runs use jest.config.js.
const workers = process.argv.length === 2 ? ['--maxWorkers=3'] : [];
if (group === undefined) process.env.PROPERTY_SHARE ??= '0.25';
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
  ...given,
];
// Every test that uses fast-check, by its imports.
const related = ['--findRelatedTests', '__tests__/fast-check.js'];
if (group === 'deep') {
  process.env.PROPERTY_RUNS ??= '10000';
  process.env.PROPERTY_SEED ??= 'random';
  run(...jest, '--testTimeout=900000', ...related, '--selectProjects', ...usual, 'thorough', 'slow');
  const seed = process.env.PROPERTY_SEED === 'random' ? String(Date.now() % 1e6) : process.env.PROPERTY_SEED;
  for (const generation of ['v1', 'v2']) {
    run(tsx, 'bench/soak.ts', 'pull-requests', '2000', seed, generation);
    run(tsx, 'bench/soak.ts', 'sync-queue', '1000', seed, generation);
  }
} else if (group === 'fuzz') {
  run(tsx, 'scripts/fuzz.ts', ...given);
} else if (group === 'mutation') {
  install('../mutation');
  run('mutation/run.js', ...given);
} else {
  // Last, since this option takes every word behind it for a group.
  run(...jest, ...workers, '--selectProjects', ...(group === undefined ? usual : [group]));
  // Of these, plain `npm test` tries a part of the cases.
  if (group === 'thorough' && given.length === 0) run(...jest, ...related, '--selectProjects', ...usual);
  if (group === undefined) {
    console.log(
      'Left out: npm test -- thorough (many cases), npm run test:tools (real build tools), npm test -- windows, npm test -- slow',
    );
  }
}
