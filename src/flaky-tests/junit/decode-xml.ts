import { isUtf8 } from 'node:buffer';
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
 * @param bytes pieces of the entity; a piece's memory may be used again for the next one
 * @throws EncodingError for an unknown encoding, and for bytes that are not in the encoding
 */
export async function* decodeXml(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decode: ((chunk: Buffer, last: boolean) => Iterable<string>) | undefined;
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (decode) {
      yield* decode(chunk, false);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length >= declarationLimit || head.includes('?>')) {
      decode = decoderFor(head);
      yield* decode(head, false);
    }
  }
  if (decode) {
    yield* decode(Buffer.alloc(0), true);
  } else {
    yield* decoderFor(head)(head, true);
  }
}

function decoderFor(head: Buffer): (chunk: Buffer, last: boolean) => Iterable<string> {
  const encoding = encodingOf(head);
  return encoding === 'utf-8' ? utf8Decoder() : otherDecoder(encoding);
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

/**
 * UTF-8 by Node's own checks and conversion, which are several times faster than a streaming `TextDecoder`; this
 * decoder only has to hold back a character that two chunks share.
 */
function utf8Decoder(): (chunk: Buffer, last: boolean) => Iterable<string> {
  let held: Buffer = Buffer.alloc(0);
  let started = false;
  return function* (chunk, last) {
    const all = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = last ? all.length : wholeCharacters(all, all.length);
    const whole = all.subarray(0, end);
    held = Buffer.from(all.subarray(end));
    if (!isUtf8(whole)) {
      yield whole.subarray(0, validLength(whole)).toString('utf8');
      throw new EncodingError(
        'the bytes here are not UTF-8. Declare the encoding that the report is written in, or write it as UTF-8',
      );
    }
    let text = whole.toString('utf8');
    if (!started && text !== '') {
      started = true;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    if (text !== '') yield text;
  };
}

/** Length of the bytes before `end` that hold no part of a character whose other part comes after `end`. */
function wholeCharacters(bytes: Buffer, end: number): number {
  for (let back = 1; back <= 3 && back <= end; back++) {
    const byte = bytes[end - back] ?? 0;
    if (byte < 0x80) return end;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < length ? end - back : end;
    }
  }
  return end;
}

/** Length of the longest valid beginning, found by binary search. */
function validLength(bytes: Buffer): number {
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isUtf8(bytes.subarray(0, wholeCharacters(bytes, middle)))) valid = middle;
    else invalid = middle;
  }
  return wholeCharacters(bytes, valid);
}

function otherDecoder(encoding: string): (chunk: Buffer, last: boolean) => Iterable<string> {
  let decoder: InstanceType<typeof TextDecoder>;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new EncodingError(
      `the declared encoding "${shortened(encoding, 40)}" is not known. Write the report as UTF-8`,
    );
  }
  return function* (chunk, last) {
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: !last });
    } catch {
      throw new EncodingError(
        `the bytes near here are not ${encoding.toUpperCase()}. Declare the encoding that the report is written in, or write it as UTF-8`,
      );
    }
    if (text !== '') yield text;
  };
}
