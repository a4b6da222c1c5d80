import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';
import { oneLine } from '../../../packages/shared/src/text.js';

/** The body of a response, as far as it could be read. */
export interface ResponseBody {
  /** The decompressed body. It lacks its end, or is empty, where there is a problem. */
  readonly bytes: Buffer;
  /** Why the body is not whole, as the end of a sentence that begins with "its body". */
  readonly problem?: string | undefined;
  /** True where the connection broke before the end of the body. */
  readonly isCut?: true | undefined;
}

/** Coding of a body that is asked for. */
export const acceptedCodings = 'gzip';

/**
 * Reads the body of a response, and decompresses it. Never throws.
 * @param body as it was received
 * @param encoding the header `content-encoding`
 * @param limitBytes most bytes that are read, before and after decompression; more is a problem
 * @param redact removes the token from text that a problem quotes
 */
export async function receiveBody(
  body: Readable,
  encoding: string | undefined,
  limitBytes: number,
  redact: (text: string) => string = (text) => text,
): Promise<ResponseBody> {
  const pieces: Buffer[] = [];
  let size = 0;
  const tooLarge = `is larger than the ${grouped(limitBytes)} bytes that the action reads`;
  const isPlain = encoding === undefined || /^(?:identity)?$/i.test(encoding);
  /** The beginning of a compressed body is of no use. */
  const soFar = (): Buffer => Buffer.concat(isPlain ? pieces : []);
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > limitBytes) return { bytes: soFar(), problem: tooLarge };
      pieces.push(piece);
    }
  } catch (error) {
    return { bytes: soFar(), problem: `was cut off after ${counted(size, 'byte')}: ${sentence(error)}`, isCut: true };
  }
  if (isPlain || size === 0) return { bytes: soFar() };
  if (!/^(?:x-)?gzip$/i.test(encoding)) {
    return { bytes: nothing, problem: `is encoded as ${oneLine(redact(encoding), 40)}, which was not asked for` };
  }
  try {
    return { bytes: await decompress(Buffer.concat(pieces), { maxOutputLength: limitBytes }) };
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { bytes: nothing, problem: isTooLarge ? tooLarge : `cannot be decompressed: ${sentence(error)}` };
  }
}

const nothing = Buffer.alloc(0);

/** It fails where the end of the body is missing. */
const decompress = promisify(gunzip);

function sentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return 'the connection broke';
  return `${oneLine(message, 100)}${code === undefined ? '' : ` (${code})`}`;
}
