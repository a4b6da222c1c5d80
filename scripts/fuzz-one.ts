/** `tsx scripts/fuzz-one.ts READER SECONDS SEED FILE`: tries texts on one reader. Each text is in FILE while it is read, for the process that watches. */
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { failureOf, readers, type FoundText } from '../__tests__/hostile/fuzz/texts.js';
import { mutated, randomNumbers } from '../__tests__/hostile/fuzz/mutations.js';

/** A text takes too long where it takes this many times as long as others of its length. */
const mostTimes = 10;
/** Times below this say more about the machine than about the code, in milliseconds. */
const leastMs = 300;

/** What one reader's run did; the last line of what the process prints. */
export interface Ran {
  readonly texts: number;
  /** Functions, each counted again where more of it was reached. */
  readonly reached: number;
  readonly found: readonly FoundText[];
}

const [name = '', seconds = '10', seed = '1', file = ''] = process.argv.slice(2);
const reader = readerOf(name);

function readerOf(called: string) {
  const found = readers[called];
  if (found === undefined) throw new Error(`no reader is called ${called}`);
  return found;
}

/** Functions of our code and of the parsers that it uses, each with the blocks that a text reached. */
const seen = new Set<string>();
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });

async function reachesMore(): Promise<boolean> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const before = seen.size;
  for (const { scriptId, url, functions } of result) {
    if (!/\/(?:packages|src|node_modules)\//.test(url) || /\/(?:tsx|esbuild|fast-check)\//.test(url)) continue;
    // A block that is reached for the first time leaves the ranges of its function that nothing reached.
    for (const { ranges } of functions) {
      const reached = ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, Math.min(count, 1)]);
      seen.add(`${scriptId}:${String(reached)}`);
    }
  }
  return seen.size > before;
}

/** Processor time for a text, in milliseconds, and what went wrong. */
async function tried(text: string): Promise<{ ms: number; what: string | undefined }> {
  const before = process.cpuUsage();
  const what = await failureOf(reader, text);
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, what };
}

const random = randomNumbers(Number(seed));
const corpus = ['', ...reader.pieces.map((piece) => piece.replaceAll('№', '1'))];
const found: FoundText[] = [];
const known = new Set<string>();
/** Processor time for a thousand characters, of texts that are long enough to tell. */
const rates: number[] = [];
let texts = 0;
const end = Date.now() + Number(seconds) * 1000;
for (; Date.now() < end; texts += 1) {
  const text = texts < corpus.length ? (corpus[texts] ?? '') : mutated(corpus, reader.pieces, random);
  writeFileSync(file, text);
  const { ms, what } = await tried(text);
  const usual = (rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? Infinity) * (text.length / 1000);
  let slow: string | undefined;
  if (ms > leastMs && ms > mostTimes * Math.max(usual, leastMs / mostTimes)) {
    // A machine that is busy with something else may deceive once.
    const again = Math.min((await tried(text)).ms, (await tried(text)).ms);
    if (again > mostTimes * Math.max(usual, leastMs / mostTimes))
      slow = `${again.toFixed(0)} ms, where others of its length take ${usual.toFixed(0)} ms`;
  }
  for (const one of [what, slow]) {
    if (one === undefined || known.has(one.replace(/\d+/g, ''))) continue;
    known.add(one.replace(/\d+/g, ''));
    found.push({ reader: name, what: one, text });
  }
  if (text.length > 2000 && rates.length < 200) rates.push(ms / (text.length / 1000));
  if ((await reachesMore()) && texts >= corpus.length) corpus.push(text);
}
process.stdout.write(`\n${JSON.stringify({ texts, reached: seen.size, found } satisfies Ran)}`);
