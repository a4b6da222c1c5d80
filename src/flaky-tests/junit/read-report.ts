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
 * The tests of a report in its order, as the report is read: memory does not grow with the report.
 *
 * Tests are handed out before the end has been seen, so whoever reads must take the error of a report that turns out to
 * be cut off or wrong as a failure, whatever the tests before it said.
 *
 * @throws ReportError when the report cannot be read, is empty, cut off, no XML, no JUnit, has a document type declaration,
 *   or holds bytes that are not in its encoding
 */
export async function* readReport(
  report: Report,
  options: ReadOptions = {},
): AsyncGenerator<ReportedTest, void, undefined> {
  const parser = new ReportParser(report.name, options.variant);
  const bytes = createReadStream(report.path, { highWaterMark: 64 * 1024 });
  try {
    for await (const piece of decodeXml(bytes)) {
      parser.write(piece);
      for (const test of parser.take()) yield test;
    }
    parser.end();
  } catch (error) {
    if (error instanceof EncodingError) throw parser.error(error.message);
    if (error instanceof Error && 'syscall' in error) {
      throw new ReportError(report.name, `the report cannot be read: ${error.message}`);
    }
    throw error;
  } finally {
    bytes.destroy();
  }
}
