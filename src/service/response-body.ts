import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { grouped } from './errors.js';
import { oneLine } from './text.js';

/** The body of a response, as far as it could be read. */
export interface ResponseBody {
  /** Decompressed. Without its end, or empty, where there is a problem. */
  readonly bytes: Buffer;
  /** What keeps it from being the whole body, as the end of a sentence that begins with "its body". */
  readonly problem?: string | undefined;
  /** True where the connection broke before the end of the body. */
  readonly isCut?: true;
}

type Decode = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const inflate: Decode = promisify(zlib.inflate);
const inflateRaw: Decode = promisify(zlib.inflateRaw);
const gunzip: Decode = promisify(zlib.gunzip);

/** Node 20 has none. */
const zstd = Reflect.get(zlib, 'zstdDecompress') as typeof zlib.gunzip | undefined;

/** Content codings (RFC 9110, section 8.4.1; zstd is RFC 8878). All of them refuse a body that ends too early. */
const decoders: ReadonlyMap<string, Decode> = new Map([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  // Some servers send the compressed bytes without the zlib format around them, whose first byte ends in 8.
  ['deflate', (bytes, options) => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw)(bytes, options)],
  ['br', promisify(zlib.brotliDecompress)],
  ...(zstd === undefined ? [] : ([['zstd', promisify(zstd)]] as const)),
]);

/** Most codings of one body. Each can take as long to decode as the largest body, and nobody needs more than one. */
const mostEncodings = 3;

/** What `accept-encoding` says: the codings that the running Node can read. */
export const acceptedEncodings = [...decoders.keys()].filter((coding) => coding !== 'x-gzip').join(', ');

/**
 * Reads the body of a response and decompresses it. Never throws.
 * @param limitBytes most bytes that are read, before and after decompression; more is a problem
 * @param redact takes the token out of what a problem quotes, before anything of it is changed or cut
 */
export async function receiveBody(
  response: IncomingMessage,
  limitBytes: number,
  redact: (text: string) => string = (text) => text,
): Promise<ResponseBody> {
  const tooLarge = `is larger than the ${grouped(limitBytes)} bytes that the action reads`;
  const pieces: Buffer[] = [];
  let size = 0;
  let problem: string | undefined;
  let cut: Pick<ResponseBody, 'isCut'> = {};
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > limitBytes) {
        problem = tooLarge;
        break;
      }
      pieces.push(piece);
    }
  } catch (error) {
    cut = { isCut: true };
    problem = `was cut off after ${grouped(size)} bytes: ${sentence(error)}`;
  }
  let bytes: Buffer = Buffer.concat(pieces);
  const header = response.headers['content-encoding'] ?? '';
  const encodings = header
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  if (encodings.length === 0 || bytes.byteLength === 0) return { bytes, problem, ...cut };
  if (problem !== undefined) return { bytes: Buffer.alloc(0), problem, ...cut };
  if (encodings.length > mostEncodings) {
    const count = `${String(encodings.length)} times, and at most ${String(mostEncodings)} are undone`;
    return { bytes: Buffer.alloc(0), problem: `is encoded ${count}` };
  }
  for (const encoding of encodings.reverse()) {
    const decode = decoders.get(encoding);
    if (decode === undefined) {
      return {
        bytes: Buffer.alloc(0),
        problem: `is encoded as ${oneLine(redact(header), 40)}, which was not asked for`,
      };
    }
    try {
      bytes = await decode(bytes, { maxOutputLength: limitBytes });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      return {
        bytes: Buffer.alloc(0),
        problem: isTooLarge ? tooLarge : `cannot be decompressed as ${encoding}: ${sentence(error)}`,
      };
    }
  }
  return { bytes };
}

function sentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET') return 'the connection broke';
  return `${oneLine(message, 100)}${code === undefined ? '' : ` (${code})`}`;
}
