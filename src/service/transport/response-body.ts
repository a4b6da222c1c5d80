import type { Readable } from 'node:stream';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';
import { oneLine } from '../../../packages/shared/src/text.js';

/** The body of a response, as far as it could be read. */
export interface ResponseBody {
  /** The decompressed body. It lacks its end, or is empty, where there is a problem. */
  readonly bytes: Buffer;
  /** Why the body is not whole, as the end of a sentence that begins with "its body". */
  readonly problem?: string | undefined;
  /** True where the connection broke before the end of the body. */
  readonly isCut?: true;
}

/**
 * Reads the body of a response. Never throws.
 * @param body as axios decompresses it
 * @param encoding the header `content-encoding`, which axios removes where it decompresses
 * @param limitBytes most bytes that are read of the decompressed body; more is a problem
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
  const whole = (): Buffer => Buffer.concat(pieces);
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > limitBytes) {
        return { bytes: whole(), problem: `is larger than the ${grouped(limitBytes)} bytes that the action reads` };
      }
      pieces.push(piece);
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // zlib's own codes: `Z_DATA_ERROR`, `ERR__ERROR_FORMAT_PADDING_1` of Brotli, `ZSTD_error_prefix_unknown`.
    if (/^(Z_|ERR__|ZSTD_)/.test(code)) {
      return { bytes: whole(), problem: `cannot be decompressed: ${sentence(error)}` };
    }
    return { bytes: whole(), problem: `was cut off after ${counted(size, 'byte')}: ${sentence(error)}`, isCut: true };
  }
  if (size > 0 && encoding !== undefined && !/^(?:identity)?$/i.test(encoding)) {
    const problem = `is encoded as ${oneLine(redact(encoding), 40)}, which was not asked for`;
    return { bytes: Buffer.alloc(0), problem };
  }
  return { bytes: whole() };
}

function sentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return 'the connection broke';
  return `${oneLine(message, 100)}${code === undefined ? '' : ` (${code})`}`;
}
