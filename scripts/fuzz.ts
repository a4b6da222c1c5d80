/**
 * `npm test -- fuzz [SECONDS] [READER…]`: tries texts on everything that reads a text of a stranger, 10 seconds each unless told
 * otherwise. Texts that reach new code are the beginnings of further ones. A reader that crashes, takes ten times as long as
 * usual, or needs more than a gibibyte fails the run, and its text is written into the folder that COUNTEREXAMPLES names.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ran } from './fuzz-one.js';
import { keep, readers, type FoundText } from '../__tests__/hostile/fuzz/texts.js';

const mostMemoryMiB = 1024;
/** A process that takes this much longer than its reader was given hangs, in seconds; its start is part of that. */
const patience = 90;

const given = process.argv.slice(2);
const seconds = Number(given[0] ?? 10);
if (!(seconds > 0)) {
  console.error(
    `${String(given[0])} is not a number of seconds, which comes before the readers: fuzz 10 ${given.join(' ')}`,
  );
  process.exit(2);
}
const names = given.length > 1 ? given.slice(1) : Object.keys(readers);
const unknown = names.filter((name) => readers[name] === undefined);
if (unknown.length > 0) {
  console.error(`No reader is called ${unknown.join(', ')}. Readers: ${Object.keys(readers).join(', ')}`);
  process.exit(2);
}
const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 1e6);
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));

/** Runs one reader in a process, which may hang or run out of memory. */
function ranOf(name: string): Ran {
  const file = join(folder, 'text');
  writeFileSync(file, '');
  const script = join(import.meta.dirname, 'fuzz-one.ts');
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${String(mostMemoryMiB)}`,
      '--import',
      'tsx',
      script,
      name,
      String(seconds),
      String(seed),
      file,
    ],
    { encoding: 'utf8', timeout: (seconds + patience) * 1000, killSignal: 'SIGKILL' },
  );
  if (status === 0) return JSON.parse(stdout.split('\n').at(-1) ?? '') as Ran;
  const what = stderr.includes('heap out of memory')
    ? 'it needs more than a gibibyte'
    : error === undefined
      ? `the process ended: ${stderr.slice(-500)}`
      : 'it does not end';
  return { texts: 0, reached: 0, found: [{ reader: name, what, text: readFileSync(file, 'utf8') }] };
}

console.log(`seed ${String(seed)}, ${String(names.length)} readers, ${String(seconds)} s each`);
const found: FoundText[] = [];
let texts = 0;
for (const name of names) {
  const ran = ranOf(name);
  texts += ran.texts;
  console.log(`${name}: ${String(ran.texts)} texts, ${String(ran.reached)} states of functions`);
  for (const one of ran.found) {
    console.log(`  ${one.what}\n  ${JSON.stringify(one.text.slice(0, 200))}`);
    keep(one, process.env.COUNTEREXAMPLES ?? join(folder, 'found'));
  }
  found.push(...ran.found);
}
console.log(`${String(texts)} texts, ${String(found.length)} found`);
if (found.length === 0) rmSync(folder, { recursive: true });
else process.exitCode = 1;
