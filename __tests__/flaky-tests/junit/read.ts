import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readReport } from '../../../src/flaky-tests/junit/read-report.js';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';

/** Reads a report that holds these bytes and is called `report.xml`. */
export async function readText(content: string | Uint8Array, variant?: string): Promise<TestResult[]> {
  const directory = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    const path = join(directory, 'report.xml');
    await writeFile(path, content);
    return await readFile(path, variant);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Reads a report from disk, under the name `report.xml`. */
export async function readFile(path: string, variant?: string): Promise<TestResult[]> {
  const tests: TestResult[] = [];
  await readReport(
    { path, name: 'report.xml', folders: { workspace: dirname(path), temporary: tmpdir() } },
    (test) => tests.push(test),
    variant,
  );
  return tests;
}
