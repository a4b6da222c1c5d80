import { closeSync, read } from 'node:fs';
import { promisify } from 'node:util';
import { openFile } from '../../../packages/shared/src/files/open-file.js';
import { decodeXml, EncodingError } from './decode-xml.js';
import { type Report, ReportError, type TestResult } from './test-result.js';
import { ReportParser } from './report-parser.js';

const readFrom = promisify(read);

/** Largest report that is read, in bytes: twice the largest known report. */
const reportLimitBytes = 4 * 1024 ** 3;

/** How many bytes are read at once. Each read needs a turn of another thread. The parser gets smaller pieces. */
const readBytes = 1024 * 1024;
const pieceBytes = 64 * 1024;

/**
 * Reads a report as a stream and hands out its tests in the order in which they end: memory does not grow with the
 * report.
 *
 * Tests are handed out before the end of the report is known. A report may turn out to be cut off or wrong. The caller
 * must treat this error as a failure, whatever the earlier tests showed.
 *
 * @param visit is called with each test; its errors end the reading and are passed on
 * @param variant of tests whose report names no variant
 * @throws ReportError when the report cannot be read, is empty, cut off, not XML, not JUnit, has a document type
 *   declaration, or holds bytes that are not in its encoding
 */
export async function readReport(report: Report, visit: (test: TestResult) => void, variant?: string): Promise<void> {
  const parser = new ReportParser(report.name, variant);
  try {
    for await (const piece of decodeXml(bytesOf(report))) {
      parser.write(piece);
      for (const test of parser.take()) visit(test);
    }
    parser.end();
  } catch (error) {
    throw error instanceof EncodingError ? parser.error(error.message) : error;
  }
}

/**
 * The bytes of a file in pieces. Each piece reuses the memory of the piece before. The pieces of a stream would pile up
 * until the next garbage collection: a hundred megabytes for a large report.
 */
async function* bytesOf(report: Report): AsyncGenerator<Buffer> {
  const descriptor = opened(report);
  try {
    const buffer = Buffer.allocUnsafe(readBytes);
    for (;;) {
      const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null).catch((error: unknown) => {
        throw unread(report, error);
      });
      if (bytesRead === 0) return;
      for (let at = 0; at < bytesRead; at += pieceBytes)
        yield buffer.subarray(at, Math.min(at + pieceBytes, bytesRead));
    }
  } finally {
    closeSync(descriptor);
  }
}

function opened(report: Report): number {
  try {
    return openFile(report.path, report.folders, reportLimitBytes).descriptor;
  } catch (error) {
    throw unread(report, error);
  }
}

function unread({ name }: Report, error: unknown): ReportError {
  const { code, message } = error as NodeJS.ErrnoException;
  const links: Readonly<Record<string, string>> = {
    ENOENT: 'it is a broken link, or it was removed since it was found',
    ELOOP: 'it is a link that leads back to itself',
  };
  return new ReportError(name, `the report cannot be read: ${links[code ?? ''] ?? message}`);
}
