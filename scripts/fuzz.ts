/**
 * `tsx scripts/fuzz.ts [SECONDS] [READER…]`: tries texts on everything that reads a stranger's text, and keeps for further changes what
 * reaches new code. Each reader has a thread, which may hang or run out of memory. What is found is written into the folder that COUNTEREXAMPLES
 * names. PROPERTY_SEED sets the seed.
 */
import { mkdtempSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type FoundText, keep } from '../__tests__/hostile/counterexamples.js';
import { failureOf, mutated, randomNumbers } from '../__tests__/hostile/fuzz/mutations.js';
import { type Grammar, grammars } from '../__tests__/hostile/grammars.js';

/** The longest that a text may take, in milliseconds of the processor: texts have at most 64 KiB. */
const mostMs = 500;
/** How much longer than it is asked for a thread may take, in seconds; its start is part of that. */
const patience = 90;

interface Given {
  readonly name: string;
  readonly seconds: number;
  readonly seed: number;
}

/** What a thread says: which text it reads next, what it found, and at its end how many texts it read and what they reached. */
type ThreadMessage =
  { readonly reads: string } | { readonly found: FoundText } | { readonly texts: number; readonly reached: number };

/** Functions of our code and of the parsers that it uses, each counted again where a text reaches another block of it. */
async function startCoverage(): Promise<() => Promise<number>> {
  const seen = new Set<string>();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    for (const { scriptId, url, functions } of result) {
      if (!/\/(?:packages|src|node_modules)\//.test(url) || /\/(?:tsx|esbuild|fast-check)\//.test(url)) continue;
      // A block that is reached for the first time leaves the ranges of its function that nothing reached.
      for (const { ranges } of functions) {
        const reached = ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, Math.min(count, 1)]);
        seen.add(`${scriptId}:${String(reached)}`);
      }
    }
    return seen.size;
  };
}

/** What is wrong with how a reader reads a text. A text that takes too long is read again: a busy machine may deceive once. */
async function problemOf(grammar: Grammar, text: string): Promise<string | undefined> {
  let least = Infinity;
  for (let times = 0; times < 3 && least > mostMs; times += 1) {
    const before = process.cpuUsage();
    const failure = await failureOf(grammar, text);
    if (failure !== undefined) return failure;
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least > mostMs ? `it takes ${least.toFixed(0)} ms` : undefined;
}

/** Tries texts on one reader, in a thread of its own. */
async function tryTexts({ name, seconds, seed }: Given, say: (said: ThreadMessage) => void): Promise<void> {
  const grammar = grammars[name] ?? { pieces: [], read: () => undefined };
  const random = randomNumbers(seed);
  const reached = await startCoverage();
  const first = ['', ...grammar.pieces.map((piece) => piece.replaceAll('№', '1'))];
  const corpus = [...first];
  const known = new Set<string>();
  let [texts, before] = [0, 0];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; texts += 1) {
    const text = first[texts] ?? mutated(corpus, grammar.pieces, random);
    say({ reads: text });
    const what = await problemOf(grammar, text);
    const kind = what?.replace(/\d+/g, '') ?? '';
    if (what !== undefined && !known.has(kind)) say({ found: { reader: name, what, text } });
    known.add(kind);
    const now = await reached();
    if (now > before && texts >= first.length) corpus.push(text);
    before = now;
  }
  say({ texts, reached: before });
}

/** A thread of Node.js 20 reads TypeScript only once it has registered tsx itself. */
const start = `import('tsx/esm/api').then(({ register }) => (register(), import('${import.meta.url}')))`;

/** Runs one reader in a thread, and says what it found. */
function fuzz(given: Given): Promise<readonly FoundText[]> {
  return new Promise((done) => {
    const found: FoundText[] = [];
    let text = '';
    const worker = new Worker(start, {
      workerData: given,
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    const fail = (what: string): void => void found.push({ reader: given.name, what, text });
    const timer = setTimeout(
      () => {
        fail('it does not end');
        void worker.terminate();
      },
      (given.seconds + patience) * 1000,
    );
    worker.on('message', (said: ThreadMessage) => {
      if ('reads' in said) text = said.reads;
      else if ('found' in said) found.push(said.found);
      else console.log(`${given.name}: ${String(said.texts)} texts, ${String(said.reached)} states of functions`);
    });
    worker.on('error', (error) => {
      fail(`the thread ended: ${String(error)}`);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      done(found);
    });
  });
}

async function main([seconds = '10', ...asked]: readonly string[]): Promise<void> {
  const names = asked.length > 0 ? asked : Object.keys(grammars);
  const unknown = names.filter((name) => grammars[name] === undefined);
  if (!(Number(seconds) > 0) || unknown.length > 0) {
    console.error(`Give seconds, and readers of: ${Object.keys(grammars).join(', ')}. Unknown: ${unknown.join(', ')}`);
    process.exit(2);
  }
  const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 1e6);
  const folder = process.env.COUNTEREXAMPLES ?? mkdtempSync(join(tmpdir(), 'fuzz-'));
  console.log(`seed ${String(seed)}, ${String(names.length)} readers, ${seconds} s each; found texts go to ${folder}`);
  for (const name of names) {
    for (const one of await fuzz({ name, seconds: Number(seconds), seed })) {
      console.log(`  ${one.what}\n  ${JSON.stringify(one.text.slice(0, 200))}`);
      keep(one, folder);
      process.exitCode = 1;
    }
  }
}

if (isMainThread) await main(process.argv.slice(2));
else await tryTexts(workerData as Given, (said) => parentPort?.postMessage(said));
