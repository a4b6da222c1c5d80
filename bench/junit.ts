/**
 * `npx tsx bench/junit.ts`: finding reports among 20,000 files beside tinyglobby, reading a JUnit report of 100 MB beside the
 * parser library alone, and how far a process grows that reads 500 MB.
 */
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, inTurn, report } from './measure.js';

const rounds = 5;
const script = fileURLToPath(new URL('junit-memory.ts', import.meta.url));

/** What takes the time that it prints, without the start of its process. */
const printing = (name: string, path: string, how: string): Command => ({
  name,
  program: process.execPath,
  args: ['--import', 'tsx', script, path, how],
  printsSeconds: true,
});

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

/** Writes 20,000 files into 2,000 folders; the half in `build/test-results` are reports. */
function writeModules(directory: string): void {
  for (let module = 0; module < 1000; module++) {
    for (const folder of ['src/main/java/com/example', 'build/test-results/test']) {
      const place = join(directory, `module-${module}`, folder);
      mkdirSync(place, { recursive: true });
      for (let file = 0; file < 10; file++) writeFileSync(join(place, `TEST-com.example.Calc${file}.xml`), '');
    }
  }
}

const directory = mkdtempSync(join(tmpdir(), 'junit-'));
try {
  const place = (name: string): string => join(directory, name);
  writeModules(place('modules'));
  const finding = [printing('tinyglobby', place('modules'), 'glob'), printing('ours', place('modules'), 'find')];
  report('finding 10,000 reports among 20,000 files', await inTurn(finding, rounds));
  writeLargeReport(place('100MB.xml'), 100e6);
  const reading = [
    printing('the parser alone', place('100MB.xml'), 'parser'),
    printing('ours', place('100MB.xml'), 'read'),
  ];
  report('reading a JUnit report of 100 MB', await inTurn(reading, rounds));
  writeLargeReport(place('500MB.xml'), 500e6);
  report(
    'reading a JUnit report of 500 MB, with the memory above the start',
    await inTurn([printing('ours', place('500MB.xml'), 'read')], 1),
  );
} finally {
  rmSync(directory, { recursive: true });
}
