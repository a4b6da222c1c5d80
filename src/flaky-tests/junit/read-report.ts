import { closeSync, read } from 'node:fs';
import { promisify } from 'node:util';
import { FileRefused, openFile } from '../../../packages/shared/src/files/open-file.js';
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
    if (error instanceof EncodingError) throw parser.error(error.message);
    if (error instanceof FileRefused || isReadError(error))
      throw new ReportError(report.name, `the report cannot be read: ${whyUnread(error)}`);
    throw error;
  }
}

/**
 * The bytes of a file in pieces. Each piece reuses the memory of the piece before. The pieces of a stream would pile up
 * until the next garbage collection: a hundred megabytes for a large report.
 */
async function* bytesOf({ path, folders }: Report): AsyncGenerator<Buffer> {
  const { descriptor } = openFile(path, folders, reportLimitBytes);
  try {
    const buffer = Buffer.allocUnsafe(readBytes);
    for (;;) {
      const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null);
      if (bytesRead === 0) return;
      for (let at = 0; at < bytesRead; at += pieceBytes)
        yield buffer.subarray(at, Math.min(at + pieceBytes, bytesRead));
    }
  } finally {
    closeSync(descriptor);
  }
}

function whyUnread(error: Error & { readonly code?: string | undefined }): string {
  if (error.code === 'ENOENT') return 'it is a broken link, or it was removed since it was found';
  return error.code === 'ELOOP' ? 'it is a link that leads back to itself' : error.message;
}

/**
 * True for an error of the operating system about the file. Its class is not compared, because a test's sandbox has a
 * copy of the class.
 */
function isReadError(error: unknown): error is NodeJS.ErrnoException {
  return (
    typeof error === 'object' &&
    error !== null &&
    'syscall' in error &&
    ['open', 'read', 'realpath', 'fstat', 'lstat'].includes(String(error.syscall))
  );
}
