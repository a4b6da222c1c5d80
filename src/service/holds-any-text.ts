/** Bytes of which the rarest are told: the beginning of a list is like the rest of it. */
const sampled = 1024;

/** A shorter part of a text stands in other texts, too. In bytes. */
const shortest = 4;

/**
 * Whether one of these texts stands in megabytes, as `Buffer.includes` tells. That looks for the first byte of a text, and takes
 * long where it is one that stands everywhere. So a part of the text is looked for before, one that begins with what is
 * rarest at the beginning of the bytes: where the part is not, the whole is not.
 * @param texts each is looked for as UTF-8
 */
export function holdsAnyText(bytes: Buffer, texts: readonly string[]): boolean {
  const often = new Uint16Array(256);
  for (const byte of bytes.subarray(0, sampled)) often[byte] = (often[byte] ?? 0) + 1;
  return texts.some((text) => {
    const wanted = Buffer.from(text, 'utf8');
    let rarest = 0;
    for (let at = 1; at <= wanted.length - shortest; at += 1) {
      if ((often[wanted[at] ?? 0] ?? 0) < (often[wanted[rarest] ?? 0] ?? 0)) rarest = at;
    }
    return bytes.includes(wanted.subarray(rarest)) && bytes.includes(wanted);
  });
}
