/**
 * Finding reports among 20,000 files beside tinyglobby, in turn. Reading a JUnit report of 100 MB with our reader and with the parser library alone, in turn; and how far a
 * process grows that reads 500 MB. `npx tsx bench/junit.ts` prints the medians and their ratios.
 *
 * Each measurement is a separate process (`--run KIND REPORT` in this file), so that none warms up another; the time is
 * that of the reading, without the start of the process.
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sax from 'sax';
import { glob } from 'tinyglobby';
import { findReports } from '../src/flaky-tests/junit/find-reports.js';
import { readReport } from '../src/flaky-tests/junit/read-report.js';
import { median, mediansInTurn } from './measure.js';

const runCount = 5;

/** Writes a report like Surefire's, with properties, output and failures with stack traces, of about this many bytes. */
function writeLargeReport(path: string, bytes: number): void {
  const file = openSync(path, 'w');
  const stack = 'java.lang.AssertionError: expected\n\tat com.example.Calc.add(Calc.java:12)\n'.repeat(12);
  const output = 'a line of output with some words and a number 2026 &amp; more\n'.repeat(8);
  let written = writeSync(file, '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n');
  for (let suite = 0; written < bytes; suite++) {
    const cases = Array.from({ length: 50 }, (_, number) => {
      const start = `  <testcase name="testNumber${number}(String)[${number}]" classname="com.example.pkg${suite}.CalcTest" file="src/test/java/com/example/CalcTest.java" time="0.0${number}"`;
      if (number % 25 === 3) {
        return `${start}>\n    <failure message="expected: &lt;${number}&gt; but was: &quot;x&quot;" type="java.lang.AssertionError"><![CDATA[${stack}]]></failure>\n  </testcase>\n`;
      }
      return number % 10 === 5 ? `${start}>\n    <system-out>${output}</system-out>\n  </testcase>\n` : `${start}/>\n`;
    });
    written += writeSync(
      file,
      `<testsuite name="com.example.pkg${suite}.CalcTest" tests="50" failures="2" errors="0" skipped="0" time="12.3">\n${cases.join('')}</testsuite>\n`,
    );
  }
  writeSync(file, '</testsuites>\n');
  closeSync(file);
}

const readers: Readonly<Record<string, (path: string) => Promise<void>>> = {
  async ours(path) {
    let tests = 0;
    await readReport({ path, name: path, folders: { workspace: dirname(path), temporary: dirname(path) } }, () => {
      tests += 1;
    });
    if (tests === 0) throw new Error('no test was read');
  },
  async 'the parser alone'(path) {
    const parser = sax.parser(true);
    for await (const piece of createReadStream(path, { encoding: 'utf8' })) parser.write(piece as string);
    parser.close();
  },
};

/** Milliseconds that one reading takes. */
function measure(kind: string, path: string): number {
  const run = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), '--run', kind, path], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return Number(run.stdout);
}

/** Finds reports among 20,000 files in 2,000 folders. */
async function find(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'reports-'));
  try {
    for (let module = 0; module < 1000; module++) {
      for (const folder of ['src/main/java/com/example', 'build/test-results/test']) {
        const place = join(directory, `module-${module}`, folder);
        mkdirSync(place, { recursive: true });
        for (let file = 0; file < 10; file++) writeFileSync(join(place, `TEST-com.example.Calc${file}.xml`), '');
      }
    }
    const pattern = '**/build/test-results/**/*.xml';
    const folders = { workspace: directory, temporary: directory };
    const check = (count: number): void => {
      if (count !== 10_000) throw new Error('reports are missing');
    };
    const { ours, theirs } = await mediansInTurn(
      {
        ours: async () => check((await findReports([pattern], directory, folders)).reports.length),
        theirs: async () => check((await glob(pattern, { cwd: directory, dot: true })).length),
      },
      runCount,
    );
    console.log(
      `finding 10,000 reports among 20,000 files: ${ours.toFixed(0)} ms, tinyglobby ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)}`,
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function compare(): void {
  const directory = mkdtempSync(join(tmpdir(), 'junit-'));
  try {
    const report = join(directory, '100MB.xml');
    writeLargeReport(report, 100e6);
    const kinds = Object.keys(readers);
    const times = new Map(kinds.map((kind): [string, number[]] => [kind, []]));
    for (let run = 0; run < runCount; run++) for (const kind of kinds) times.get(kind)?.push(measure(kind, report));
    const base = median(times.get('the parser alone') ?? []);
    console.log(`reading a JUnit report of 100 MB, median of ${runCount}`);
    for (const [kind, all] of times) {
      console.log(
        `  ${kind.padEnd(18)} ${(median(all) / 1000).toFixed(2)} s  ${(median(all) / base).toFixed(2)} x the parser alone`,
      );
    }
    rmSync(report);

    const large = join(directory, '500MB.xml');
    writeLargeReport(large, 500e6);
    const script = fileURLToPath(new URL('junit-memory.ts', import.meta.url));
    const memory = spawnSync(process.execPath, [...process.execArgv, script, large], { encoding: 'utf8' });
    const { tests, growth, seconds } = JSON.parse(memory.stdout) as { tests: number; growth: number; seconds: number };
    console.log(
      `reading a JUnit report of 500 MB: ${tests} tests, ${seconds.toFixed(1)} s, ${(growth / 2 ** 20).toFixed(0)} MiB above the start`,
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const [mode, kind = '', path = ''] = process.argv.slice(2);
if (mode === '--run') {
  const started = performance.now();
  await readers[kind]?.(path);
  process.stdout.write(String(performance.now() - started));
} else {
  await find();
  compare();
}
