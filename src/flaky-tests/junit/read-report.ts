import { open } from 'node:fs/promises';
import { decodeXml, EncodingError } from './decode-xml.js';
import { ReportError } from './report-error.js';
import { ReportParser } from './report-parser.js';
import type { Report, TestResult } from './test-result.js';

/** How reports are read. */
export interface ReadOptions {
  /** Variant of every test whose report names none. */
  readonly variant?: string;
}

/**
 * Reads a report as a stream and hands out its tests in the order in which they end: memory does not grow with the report.
 *
 * Tests are handed out before the end has been seen, so whoever reads must take the error of a report that turns out to
 * be cut off or wrong as a failure, whatever the tests before it said.
 *
 * @param visit is called with each test; what it throws ends the reading and is thrown
 * @throws ReportError when the report cannot be read, is empty, cut off, no XML, no JUnit, has a document type declaration,
 *   or holds bytes that are not in its encoding
 */
export async function readReport(
  report: Report,
  visit: (test: TestResult) => void,
  options: ReadOptions = {},
): Promise<void> {
  const parser = new ReportParser(report.name, options.variant);
  try {
    for await (const piece of decodeXml(bytesOf(report.path))) {
      parser.write(piece);
      for (const test of parser.take()) visit(test);
    }
    parser.end();
  } catch (error) {
    if (error instanceof EncodingError) throw parser.error(error.message);
    if (isReadError(error)) throw new ReportError(report.name, `the report cannot be read: ${error.message}`);
    throw error;
  }
}

/**
 * The bytes of a file in pieces. Each piece lies in the same memory as the one before, which a stream's would not: they
 * would pile up until the next collection, a hundred megabytes of them in a large report.
 */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.allocUnsafe(64 * 1024);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** An error of the operating system about the file; not told by its class, which a test's sandbox has a copy of. */
function isReadError(error: unknown): error is NodeJS.ErrnoException {
  return (
    typeof error === 'object' &&
    error !== null &&
    'syscall' in error &&
    (error.syscall === 'open' || error.syscall === 'read')
  );
}
