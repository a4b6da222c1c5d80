import { createReadStream } from 'node:fs';
import { decodeXml, EncodingError } from './decode-xml.js';
import { ReportError } from './report-error.js';
import { ReportParser } from './report-parser.js';
import type { Report, ReportedTest } from './reported-test.js';

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
  visit: (test: ReportedTest) => void,
  options: ReadOptions = {},
): Promise<void> {
  const parser = new ReportParser(report.name, options.variant);
  const bytes = createReadStream(report.path, { highWaterMark: 64 * 1024 });
  try {
    for await (const piece of decodeXml(bytes)) {
      parser.write(piece);
      for (const test of parser.take()) visit(test);
    }
    parser.end();
  } catch (error) {
    if (error instanceof EncodingError) throw parser.error(error.message);
    if (isReadError(error)) throw new ReportError(report.name, `the report cannot be read: ${error.message}`);
    throw error;
  } finally {
    bytes.destroy();
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
