import { shortened } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';

/** The bytes are not what they are declared to be. The caller adds the place. */
export class EncodingError extends UserError {
  override readonly name = 'EncodingError';
}

/** Enough bytes to hold an XML declaration. */
const declarationLimit = 1024;

/**
 * Decodes an XML entity as a stream. The encoding comes from the first of these that exists: the byte order mark, the
 * zero bytes that UTF-16 puts beside the first `<`, the XML declaration. Otherwise it is UTF-8 (XML 1.0, section 4.3.3 and
 * appendix F). A declaration that names UTF-16 but is itself readable as single bytes is wrong; the entity is then read
 * as UTF-8.
 *
 * Everything before a wrong byte is yielded before the error is thrown, so that a reader knows the place.
 *
 * @param bytes pieces of the entity, the first with its whole declaration; a piece's memory may be used again for the next one
 * @throws EncodingError for an unknown encoding, and for bytes that are not in the encoding
 */
export async function* decodeXml(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of bytes) {
    decoder ??= decoderOf(encodingOf(piece));
    yield* decoded(decoder, piece);
  }
  if (decoder) yield* decoded(decoder);
}

/** The text of a piece, or of what the decoder holds at the end. */
function* decoded(decoder: InstanceType<typeof TextDecoder>, piece?: Buffer): Generator<string> {
  try {
    yield decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    yield new TextDecoder(decoder.encoding).decode(piece).split('\uFFFD', 1)[0] ?? '';
    throw new EncodingError(
      `the bytes near here are not ${decoder.encoding.toUpperCase()}. Declare the encoding that the report is written in, or write it as UTF-8`,
    );
  }
}

function encodingOf(head: Buffer): string {
  const start = head.subarray(0, 4).toString('hex');
  if (start === '0000feff' || start === 'fffe0000')
    throw new EncodingError('UTF-32 is not supported. Write the report as UTF-8');
  if (start.startsWith('efbbbf')) return 'utf-8';
  if (start.startsWith('fffe') || /^3c00..00$/.test(start)) return 'utf-16le';
  if (start.startsWith('feff') || /^003c00..$/.test(start)) return 'utf-16be';
  const declaration = head.subarray(0, declarationLimit).toString('latin1');
  const declared = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'<>]*)["']/.exec(declaration)?.[1]?.trim().toLowerCase();
  if (declared === undefined || /^(utf-?8|us-ascii|ascii|utf-?16(le|be)?|ucs-2)$/.test(declared)) return 'utf-8';
  return declared;
}

function decoderOf(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new EncodingError(
      `the declared encoding "${shortened(encoding, 40)}" is not known. Write the report as UTF-8`,
    );
  }
}
